// test: tblgen
class A; class C<string n> { A x = !cast<A>(n); }
def a : C<"nosuch">; // error: [tblgen::undefined_record] "undefined reference to record: 'nosuch'"
