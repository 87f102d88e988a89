// Worktree
