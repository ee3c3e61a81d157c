// test: opt --test-flip-flop
// warning: [greedy::limit] "patterns still apply at the limit: flip, flop" (no place)

test.flip
test.flop
// output:
//| module {
//|   test.flip
//|   test.flop
//| }
//|
