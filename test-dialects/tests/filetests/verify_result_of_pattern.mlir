// test: rewrite --patterns ./odd.pdll

// The result of patterns is verified.
test.even 4 // error: [verify::op] "'test.even' op expects an even number, got 5"
