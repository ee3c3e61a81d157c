// RUN-FLAGS: --test-legalize-patterns --verify-diagnostics
// RULES: 16
module {
  func.func @f() -> i32 {
    %0 = "test.illegal_op_a"() : () -> i32
    // expected-remark@+1 {{op 'arith.addi' is not legalizable}}
    %1 = arith.addi %0, %0 : i32
    "test.return"(%1) : (i32) -> ()
  }
}
