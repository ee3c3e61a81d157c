// Rows of a two-dimensional vector come back through its array form.
func.func @work(%a: vector<2x3xi32>, %b: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 = arith.addi %a, %b : vector<2x3xi32>
  %1 = arith.muli %0, %b : vector<2x3xi32>
  %k = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %s = arith.constant dense<3> : vector<2x3xi32>
  %2 = arith.xori %1, %k : vector<2x3xi32>
  %3 = arith.shrsi %2, %s : vector<2x3xi32>
  %4 = arith.subi %3, %k : vector<2x3xi32>
  return %4 : vector<2x3xi32>
}
func.func @main() -> i32 {
  %a = arith.constant dense<[[10, 20, 30], [-40, 50, 60]]> : vector<2x3xi32>
  %b = arith.constant dense<[[7, 7, 9], [11, -13, 17]]> : vector<2x3xi32>
  %v = call @work(%a, %b) : (vector<2x3xi32>, vector<2x3xi32>) -> vector<2x3xi32>
  %arr = builtin.unrealized_conversion_cast %v : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
  %r0 = llvm.extractvalue %arr[0] : !llvm.array<2 x vector<3xi32>>
  %r1 = llvm.extractvalue %arr[1] : !llvm.array<2 x vector<3xi32>>
  %s = arith.addi %r0, %r1 : vector<3xi32>
  %i0 = arith.constant 0 : i32
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  %e0 = llvm.extractelement %s[%i0 : i32] : vector<3xi32>
  %e1 = llvm.extractelement %s[%i1 : i32] : vector<3xi32>
  %e2 = llvm.extractelement %s[%i2 : i32] : vector<3xi32>
  %x = arith.addi %e0, %e1 : i32
  %y = arith.muli %x, %e2 : i32
  %c = arith.constant 255 : i32
  %m = arith.andi %y, %c : i32
  return %m : i32
}
