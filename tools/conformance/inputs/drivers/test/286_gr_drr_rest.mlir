// RUN-FLAGS: --test-greedy-patterns
func.func @f(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
  %0 = "test.all_attr_constraint_of1"() <{attr = [0, 1]}> : () -> i32
  %1 = "test.all_attr_constraint_of1"() <{attr = [0, 2]}> : () -> i32
  %2 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
  %3 = "test.i64_enum_attr"() <{attr = 5 : i64}> : () -> i32
  %4 = "test.op_crash_long"(%a, %a, %a) : (i32, i32, i32) -> i32
  %5 = "test.op_c"(%a) : (i32) -> i32
  %6 = "test.either_op_c"(%a, %b) <{attr = 0 : i32}> : (i32, i32) -> i32
  %7 = "test.one_i32_out"() : () -> i32
  test.no_str_value {value = "foo"}
  "test.variadic_rewrite_src_op"(%a, %b, %a, %b) <{operandSegmentSizes = array<i32: 2, 1, 1>}> : (i32, i32, i32, i32) -> ()
  "test.mixed_variadic_optional_in7"(%a, %b) <{attr1 = 2 : i32, operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  "test.mixed_variadic_in6"(%a, %a, %b, %b) <{attr1 = 1 : i32}> : (i32, i32, i32, i32) -> ()
  "test.mixed_variadic_in6"(%a, %a, %b, %b) <{attr1 = 2 : i32}> : (i32, i32, i32, i32) -> ()
  %8:3 = "test.mixed_variadic_out1"() : () -> (i32, f32, i32)
  "test.loc_src_no_res"(%a) : (i32) -> ()
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32, i32, i32, i32
}
