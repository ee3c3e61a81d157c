// test: opt

test.corners <3, 4> // error: [parse::custom] "expected 'by'"
