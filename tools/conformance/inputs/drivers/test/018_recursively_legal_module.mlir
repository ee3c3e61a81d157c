// RUN-FLAGS: --test-legalize-patterns
module @inside attributes {test.recursively_legal} {
  func.func @f() -> i32 {
    %0 = "test.illegal_op_f"() : () -> i32
    "test.return"(%0) : (i32) -> ()
  }
}
module @outside {
  func.func @g() -> i32 {
    %0 = "test.illegal_op_c"() : () -> i32
    "test.return"(%0) : (i32) -> ()
  }
}
