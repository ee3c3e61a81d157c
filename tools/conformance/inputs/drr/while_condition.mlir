func.func @f(%a: i32, %c: i1) -> (i32, i32) {
  %z = arith.constant 0 : i32
  %no = arith.constant false
  %w:2 = scf.while (%x = %a, %y = %a) : (i32, i32) -> (i32, i32) {
    %0 = arith.xori %c, %no : i1
    scf.condition(%0) %y, %x : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %1 = arith.addi %x, %z : i32
    %2 = arith.addi %y, %y : i32
    scf.yield %1, %2 : i32, i32
  }
  return %w#0, %w#1 : i32, i32
}
