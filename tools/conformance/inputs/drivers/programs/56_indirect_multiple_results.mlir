func.func private @swap(%a: i32, %b: index) -> (index, i32) {
  return %b, %a : index, i32
}
func.func private @noop() {
  return
}
func.func private @through(%f: (i32, index) -> (index, i32), %g: () -> ()) -> i32 {
  %a = arith.constant 90 : i32
  %b = arith.constant 4 : index
  call_indirect %g() : () -> ()
  %p:2 = call_indirect %f(%a, %b) : (i32, index) -> (index, i32)
  %i = arith.index_cast %p#0 : index to i32
  %r = arith.divsi %p#1, %i : i32
  return %r : i32
}
func.func @main() -> i32 {
  %f = constant @swap : (i32, index) -> (index, i32)
  %g = func.constant @noop : () -> ()
  %r = call @through(%f, %g) : ((i32, index) -> (index, i32), () -> ()) -> i32
  return %r : i32
}
