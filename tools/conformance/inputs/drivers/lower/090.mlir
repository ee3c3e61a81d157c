// RUN-FLAGS: --cse
// Equal operations with regions, effects, and results nobody uses.
func.func private @effect(i32) -> i32
func.func @regions(%c: i1, %a: i32) -> (i32, i32, i32, i32) {
  %0 = scf.if %c -> i32 {
    %x = arith.addi %a, %a : i32
    scf.yield %x : i32
  } else {
    scf.yield %a : i32
  }
  %1 = scf.if %c -> i32 {
    %x = arith.addi %a, %a : i32
    scf.yield %x : i32
  } else {
    scf.yield %a : i32
  }
  %2 = call @effect(%a) : (i32) -> i32
  %3 = call @effect(%a) : (i32) -> i32
  %4 = arith.divsi %a, %a : i32
  %5 = arith.muli %a, %a : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
