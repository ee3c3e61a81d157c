// test: opt

test.enums purple // error: [parse::custom] "expected ::test::Color to be one of: red, green, blue"
