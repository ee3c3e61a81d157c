// test: tblgen

class Known<int n> { int value = n; }
def A : Unknown<1>; // error: [tblgen::unknown_class] "Unknown"
def B : Known<2>;
