import Testing
@Test func placeholderDiff() {}
