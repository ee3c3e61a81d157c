// 6.defset: a record of another type
class A; class B; defset list<A> S = {
  def a : A;
  def b : B;
}
