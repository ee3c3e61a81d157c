// RUN-FLAGS: --test-pattern-selective-replacement
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = "test.cast"(%a, %b) : (i32, i32) -> i32
  %1 = "test.cast"(%a) : (i32) -> i32
  "test.return"(%0) : (i32) -> ()
}
