// 8.52: !cast to an unknown record
class A; class C<string n> { A x = !cast<A>(n); }
def a : C<"nosuch">;
