func.func @f(%a: i32, %n: index, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> (i32) {
    %q = scf.if %c -> (i32) {
      %c8 = arith.constant 8 : i32
      %0 = arith.muli %s, %c8 overflow<nsw> : i32
      scf.yield %0 : i32
    } else {
      %w = scf.while (%x = %s) : (i32) -> i32 {
        %1 = arith.cmpi ne, %x, %a : i32
        scf.condition(%1) %x : i32
      } do {
      ^bb0(%y: i32):
        %k = arith.constant 8 : i32
        %2 = arith.muli %y, %k : i32
        scf.yield %2 : i32
      }
      scf.yield %w : i32
    }
    scf.yield %q : i32
  }
  return %r : i32
}
module @inner {
  func.func @g(%a: i32) -> (i32, i32) {
    %k = arith.constant 8 : i32
    %three = arith.constant 3 : i32
    %0 = arith.muli %a, %k : i32
    %1 = arith.muli %0, %k : i32
    return %0, %three : i32, i32
  }
}
