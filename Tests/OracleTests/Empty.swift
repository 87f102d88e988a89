import Testing
@Test func placeholderOracle() {}
