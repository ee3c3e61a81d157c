// RUN-FLAGS: --test-legalize-patterns
// RULES: 27, 36, 98
// a pattern of bounded recursion is tried inside of itself; two patterns of one benefit, of which each takes one root
func.func @f(%a: i32) -> i32 {
  test.recursive_rewrite 3
  %0 = "test.replace_with_valid_producer"() {type = f16} : () -> i64
  "test.replace_with_valid_consumer"(%0) {with_converter} : (i64) -> ()
  "test.replace_with_valid_consumer"(%0) : (i64) -> ()
  "test.return"(%a) : (i32) -> ()
}
