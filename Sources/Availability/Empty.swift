// Availability
