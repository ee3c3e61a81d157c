// RUN-FLAGS: --test-greedy-patterns
func.func @kept(%a: i32) {
  "test.one_region_op"() ({
    %0 = "test.constant"() {value = 3 : i32} : () -> i32
    %1 = "test.constant"() {value = 3 : i32} : () -> i32
    "test.valid"(%0, %1) : (i32, i32) -> ()
    "test.region"() ({
      %2 = "test.constant"() {value = 3 : i32} : () -> i32
      "test.valid"(%2) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
  return
}
