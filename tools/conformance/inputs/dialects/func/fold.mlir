func.func @direct(%a: i32) -> i32 {
  %0 = func.constant @callee : (i32) -> i32
  %1 = func.call_indirect %0(%a) : (i32) -> i32
  return %1 : i32
}
func.func private @callee(i32) -> i32

// -----

func.func @unused() {
  %0 = func.constant @unused : () -> ()
  return
}
