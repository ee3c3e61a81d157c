// RUN-FLAGS: --canonicalize
// dead, whatever it holds; the one that may have effects stays
// RULES: 102
func.func @f(%a: i32) {
  "test.op_with_region_fold_no_side_effect"() ({
    %0 = "test.somebody"(%a) : (i32) -> i32
    "test.any_attr_of_i32_str"() {attr = 2 : i32} : () -> ()
    "test.valid"(%0) : (i32) -> ()
  }) : () -> ()
  "test.one_region_op"() ({
    "test.op_with_region_fold_no_side_effect"() ({
      "test.valid"() : () -> ()
    }) : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  return
}
