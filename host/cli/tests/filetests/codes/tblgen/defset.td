// test: tblgen
class A; class B; defset list<A> S = {
  def a : A;
  def b : B; // error: [tblgen::defset] "adding record of incompatible type 'B' to defset"
}
