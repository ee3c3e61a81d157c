// test: tblgen
class A { int x = 1; }; // error: [tblgen::semicolon] "a class or def body should not end with a semicolon"
