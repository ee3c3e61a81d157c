// RUN-FLAGS: --convert-arith-to-llvm --convert-func-to-llvm
// RULES: 45, 53
// Where the type of an operand, of a result or in a signature does not convert, no pattern applies.
func.func @select(%c: i1, %a: tuple<i32>, %b: tuple<i32>, %x: i32) -> (tuple<i32>, i32) {
  %0 = arith.select %c, %a, %b : tuple<i32>
  %1 = arith.addi %x, %x : i32
  return %0, %1 : tuple<i32>, i32
}
func.func @calls(%a: tuple<i32>, %x: index) -> index {
  %0 = func.call @with_tuple(%a, %x) : (tuple<i32>, index) -> index
  %1 = func.call @with_index(%x) : (index) -> index
  return %1 : index
}
func.func private @with_tuple(tuple<i32>, index) -> index
func.func private @with_index(index) -> index
