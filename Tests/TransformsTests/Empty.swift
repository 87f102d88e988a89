import Testing
@Test func placeholderTransforms() {}
