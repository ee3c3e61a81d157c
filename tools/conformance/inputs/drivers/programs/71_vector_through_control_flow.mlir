func.func @work(%n: index, %v: vector<4xi32>) -> vector<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant dense<[2, 3, 5, 7]> : vector<4xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %v) -> (vector<4xi32>) {
    %odd = arith.remui %i, %n : index
    %p = arith.cmpi eq, %odd, %c1 : index
    %w = scf.if %p -> vector<4xi32> {
      %m = arith.muli %a, %two : vector<4xi32>
      scf.yield %m : vector<4xi32>
    } else {
      %m = arith.addi %a, %two : vector<4xi32>
      scf.yield %m : vector<4xi32>
    }
    %s = arith.select %p, %w, %a : vector<4xi32>
    %t = arith.addi %s, %w : vector<4xi32>
    scf.yield %t : vector<4xi32>
  }
  return %r : vector<4xi32>
}
func.func @main() -> i32 {
  %n = arith.constant 5 : index
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %w = call @work(%n, %v) : (index, vector<4xi32>) -> vector<4xi32>
  %z = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  %c1 = arith.constant 1 : i32
  %r = scf.for %i = %z to %c4 step %c1 iter_args(%a = %z) -> (i32) : i32 {
    %e = llvm.extractelement %w[%i : i32] : vector<4xi32>
    %x = arith.xori %a, %e : i32
    scf.yield %x : i32
  }
  %c = arith.constant 255 : i32
  %m = arith.andi %r, %c : i32
  return %m : i32
}
