class Shape<string n, int s = 1, list<int> dims = []> {
  string name = n;
  int sides = s;
  list<int> sizes = dims;
  bits<4> code = {0, 1, 1, 0};
  code text = [{ some text }];
}
def op;
class Node<dag d> { dag tree = d; int count = !size(d); }
def Square : Shape<"square", 4, [1, 2, 3]>;
def Tree : Node<(op Square:$a, 1:$b, "c")>;
multiclass Pairs<list<string> names> {
  foreach n = names in
    def _#n : Shape<n, !size(n)>;
  defvar first = !head(names);
  def NAME#_all { string joined = !interleave(names, ", "); string one = first; }
}
defm P : Pairs<["x", "yy"]>;
let sides = 9, name = "let" in {
  def Let : Shape<"ignored">;
  def Let2 : Shape<"ignored"> { let sizes = !range(3); }
}
def Ops {
  int a = !add(1, 2, 3);
  int b = !if(!lt(a, 7), !mul(a, 2), 0);
  list<int> c = !foreach(i, [1, 2, 3], !mul(i, i));
  list<int> d = !filter(i, c, !gt(i, 1));
  int e = !foldl(0, c, acc, i, !add(acc, i));
  string f = !strconcat("a", !cast<string>(b));
  list<Shape> g = !instances<Shape>();
  int h = !cond(!eq(a, 1): 10, true: 20);
  string i = !subst("x", "y", "xax");
  bits<8> j = 0x5A;
  int k = !shl(1, 10);
  bit l = !isa<Shape>(Square);
  string m = ?;
}
