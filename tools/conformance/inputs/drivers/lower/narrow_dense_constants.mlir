// --canonicalize
// Bits above an element's width are clear in constants; elements of one bit are divided one by one.

func.func @narrow() -> (vector<4xi2>, vector<4xi2>, vector<2xi13>, vector<2xi13>) {
  %a = arith.constant dense<[1, 1, -1, -1]> : vector<4xi2>
  %b = arith.constant dense<[-1, -1, -1, 1]> : vector<4xi2>
  %c = arith.constant dense<-1> : vector<4xi2>
  %d = arith.constant dense<[-1, 0]> : vector<2xi13>
  %e = arith.constant dense<[0, -1]> : vector<2xi13>
  %f = arith.constant dense<-1> : vector<2xi13>
  %r = arith.minsi %a, %b : vector<4xi2>
  %s = arith.ori %d, %e : vector<2xi13>
  return %r, %c, %s, %f : vector<4xi2>, vector<4xi2>, vector<2xi13>, vector<2xi13>
}
func.func @divided() -> (vector<2xi1>, vector<2xi1>) {
  %a = arith.constant dense<[true, true]> : vector<2xi1>
  %b = arith.constant dense<[true, false]> : vector<2xi1>
  %r = arith.floordivsi %a, %b : vector<2xi1>
  %s = arith.floordivsi %b, %a : vector<2xi1>
  return %r, %s : vector<2xi1>, vector<2xi1>
}
func.func @rounded_up() -> vector<3xi7> {
  %a = arith.constant dense<[63, -64, 63]> : vector<3xi7>
  %b = arith.constant dense<[2, 1, -1]> : vector<3xi7>
  %r = arith.ceildivsi %a, %b : vector<3xi7>
  return %r : vector<3xi7>
}
