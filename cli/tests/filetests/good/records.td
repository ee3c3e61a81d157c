// test: tblgen

class Pair<int a, int b> {
  int first = a;
  int sum = !add(a, b);
}
def One : Pair<1, 2>;
defvar names = ["x", "y"];
foreach name = names in
  def P_#name : Pair<3, 4> { let first = 5; }
