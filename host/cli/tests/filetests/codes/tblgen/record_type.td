// test: tblgen
class A;
class B;
def a : A;
def b { B x = !cast<B>("a"); } // error: [tblgen::record_type] "expected type 'B', got 'A' in: !cast<B>("
