// test: rewrite --patterns ./odd.pdll

// What patterns leave behind is verified.
test.even 4 // error: [verify::op] "'test.even' op expects an even number, got 5"
