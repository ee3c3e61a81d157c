// The lanes come back by the target's own extraction.
func.func @work(%a: vector<4xi32>, %b: vector<4xi32>) -> i32 {
  %0 = arith.addi %a, %b : vector<4xi32>
  %1 = arith.muli %0, %a overflow<nsw> : vector<4xi32>
  %2 = arith.subi %1, %b : vector<4xi32>
  %k = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %s = arith.constant dense<7> : vector<4xi32>
  %3 = arith.shrui %2, %k : vector<4xi32>
  %4 = arith.andi %3, %s : vector<4xi32>
  %5 = arith.cmpi sgt, %a, %b : vector<4xi32>
  %6 = arith.select %5, %4, %2 : vector<4xi1>, vector<4xi32>
  %7 = arith.maxsi %6, %k : vector<4xi32>
  %i0 = arith.constant 0 : i32
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  %i3 = arith.constant 3 : i32
  %e0 = llvm.extractelement %7[%i0 : i32] : vector<4xi32>
  %e1 = llvm.extractelement %7[%i1 : i32] : vector<4xi32>
  %e2 = llvm.extractelement %7[%i2 : i32] : vector<4xi32>
  %e3 = llvm.extractelement %7[%i3 : i32] : vector<4xi32>
  %x = arith.xori %e0, %e1 : i32
  %y = arith.addi %e2, %e3 : i32
  %r = arith.addi %x, %y : i32
  return %r : i32
}
func.func @main() -> i32 {
  %a = arith.constant dense<[5, -6, 700, 8]> : vector<4xi32>
  %b = arith.constant dense<[9, 10, -11, 12]> : vector<4xi32>
  %r = call @work(%a, %b) : (vector<4xi32>, vector<4xi32>) -> i32
  %c = arith.constant 255 : i32
  %m = arith.andi %r, %c : i32
  return %m : i32
}
