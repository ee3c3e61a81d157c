// test: tblgen
class A : A; // error: [tblgen::repeated_parent] "already subclass of 'A'"
