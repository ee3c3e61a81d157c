// test: opt --test-greedy-patterns=max-iterations=2

func.func @rules(%a: i32) -> (i32, i32) {
  %0 = "test.op_g"(%a) : (i32) -> i32
  %1 = "test.op_g"(%0) : (i32) -> i32
  "test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
  %2 = "test.one_i32_out"() : () -> i32
  return %1, %2 : i32, i32
}
