// Rewriting
