import Testing
@Test func placeholderAvailability() {}
