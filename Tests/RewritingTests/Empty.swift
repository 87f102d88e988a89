import Testing
@Test func placeholderRewriting() {}
