// test: tblgen
class A { int x = 1; }
class A { int y = 2; } // error: [tblgen::class_redefined] "class 'A' already defined"
