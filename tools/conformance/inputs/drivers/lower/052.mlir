// RUN-FLAGS: --convert-arith-to-llvm
// Types whose vectors have more ranks than the target's.
func.func @deep(%a: vector<2x1x2x3xi32>, %b: vector<1x1xf16>, %s: vector<2x[4]xf32>) -> vector<2x1x2x3xi32> {
  %0 = arith.addi %a, %a : vector<2x1x2x3xi32>
  %1 = arith.negf %b : vector<1x1xf16>
  %2 = arith.mulf %s, %s : vector<2x[4]xf32>
  %3 = arith.cmpi slt, %0, %a : vector<2x1x2x3xi32>
  %4 = arith.trunci %0 : vector<2x1x2x3xi32> to vector<2x1x2x3xi8>
  return %0 : vector<2x1x2x3xi32>
}
