// Diff
