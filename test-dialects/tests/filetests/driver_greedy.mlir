// test: opt --test-greedy-patterns=max-iterations=2

func.func @rules(%a: i32) -> (i32, i32) {
  %0 = "test.op_g"(%a) : (i32) -> i32
  %1 = "test.op_g"(%0) : (i32) -> i32
  "test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
  %2 = "test.one_i32_out"() : () -> i32
  return %1, %2 : i32, i32
}
// output:
//| module {
//|   func.func @rules(%arg0: i32) -> (i32, i32) {
//|     %0 = "test.op_b"(%arg0) <{attr = 20 : i32}> : (i32) -> i32
//|     %1 = "test.op_b"(%arg0) <{attr = 34 : i32}> : (i32) -> i32
//|     "test.any_attr_of_i32_str"() <{attr = 3 : i32}> : () -> ()
//|     %output1, %output2:2, %output3:2 = "test.mixed_variadic_out3"() <{count = 2 : i32}> : () -> (i32, i32, i32, i32, i32)
//|     %2 = "test.mixed_variadic_in3"(%output1, %output2#0, %output2#1, %output3#0, %output3#1) <{count = 2 : i32}> : (i32, i32, i32, i32, i32) -> i32
//|     return %1, %2 : i32, i32
//|   }
//| }
//|
