// RUN-FLAGS: --test-greedy-patterns
func.func @f(%a: i32, %b: i32) {
  "test.interleaved_operand_attr1"(%a, %b) <{attr1 = 3 : i64, attr2 = 8 : i64}> : (i32, i32) -> ()
  "test.ignore_arg_match_src"(%a, %b, %a) <{d = 5 : i64, e = "any", f = 6 : i64}> : (i32, i32, i32) -> ()
  return
}
