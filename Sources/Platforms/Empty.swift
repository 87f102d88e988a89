// Platforms
