// test: opt --test-partial

// Recursion that a pattern bounds itself goes 256 levels deep and no deeper.
test.countdown 300 // error: [convert::no_legalization] "failed to legalize operation 'test.countdown'"
