// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=analysis"
func.func @report(%a: i32) -> i32 {
  %0 = "test.unknown_thing"(%a) : (i32) -> i32
  "test.return"(%0) : (i32) -> ()
}
