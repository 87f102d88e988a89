import Testing
@Test func placeholderPlatforms() {}
