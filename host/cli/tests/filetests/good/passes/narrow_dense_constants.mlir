// test: opt --canonicalize
// A folded constant is the one that is read: bits above the element's width are clear in both. Elements of one
// bit are divided one by one: the quotient of -1 by -1 does not fit.
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
// output:
//| module {
//|   func.func @narrow() -> (vector<4xi2>, vector<4xi2>, vector<2xi13>, vector<2xi13>) {
//|     %cst = arith.constant dense<-1> : vector<4xi2>
//|     %cst_0 = arith.constant dense<-1> : vector<2xi13>
//|     return %cst, %cst, %cst_0, %cst_0 : vector<4xi2>, vector<4xi2>, vector<2xi13>, vector<2xi13>
//|   }
//|   func.func @divided() -> (vector<2xi1>, vector<2xi1>) {
//|     %cst = arith.constant dense<true> : vector<2xi1>
//|     %cst_0 = arith.constant dense<[true, false]> : vector<2xi1>
//|     %0 = arith.floordivsi %cst, %cst_0 : vector<2xi1>
//|     return %0, %cst_0 : vector<2xi1>, vector<2xi1>
//|   }
//| }
//|
