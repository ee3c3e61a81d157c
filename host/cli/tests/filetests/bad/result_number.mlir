// test: opt

func.func private @two() -> (i32, i32)
func.func @f(%x: i32) -> i32 {
  %0:2 = call @two() : () -> (i32, i32)
  cf.switch %x : i32, [default: ^end(%0#1 : i32), 7: ^end(%0#0 : i32)] // error: [parse::syntax] "result number not allowed in argument list"
^end(%u: i32):
  return %u : i32
}
