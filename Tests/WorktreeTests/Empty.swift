import Testing
@Test func placeholderWorktree() {}
