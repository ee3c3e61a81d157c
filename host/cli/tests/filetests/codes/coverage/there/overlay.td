// Filled in by hand.
