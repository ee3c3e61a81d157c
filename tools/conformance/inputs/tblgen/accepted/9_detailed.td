// 9.detailed (detailed): with the place of every field
class A<int n> {
  int x = n;
}
defvar g = 5;
multiclass M {
  def _m : A<1>;
}
defm p : M;
let x = 9 in
def b : A<2>;
