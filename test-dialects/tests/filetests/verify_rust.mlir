// test: opt

test.even 4
test.even 5 // error: [verify::op] "'test.even' op expects an even number, got 5"
