import Testing
@Test func placeholderReports() {}
