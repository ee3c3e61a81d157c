// test: tblgen

class Pair<int a, int b> {
  int first = a;
  int sum = !add(a, b);
}
def One : Pair<1, 2>;
defvar names = ["x", "y"];
foreach name = names in
  def P_#name : Pair<3, 4> { let first = 5; }
// output:
//| ------------- Classes -----------------
//| class Pair<int Pair:a = ?, int Pair:b = ?> {
//|   int first = Pair:a;
//|   int sum = !add(Pair:a, Pair:b);
//| }
//| ------------- Defs -----------------
//| def One {	// Pair
//|   int first = 1;
//|   int sum = 3;
//| }
//| def P_x {	// Pair
//|   int first = 5;
//|   int sum = 7;
//| }
//| def P_y {	// Pair
//|   int first = 5;
//|   int sum = 7;
//| }
