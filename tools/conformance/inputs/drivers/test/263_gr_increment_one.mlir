// RUN-FLAGS: --test-greedy-patterns="max-iterations=1"
// in place, until the pattern refuses
func.func @f() {
  "test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
  "test.any_attr_of_i32_str"() {attr = 2 : i32} : () -> ()
  "test.any_attr_of_i32_str"() {attr = 5 : i32} : () -> ()
  "test.any_attr_of_i32_str"() {attr = "text"} : () -> ()
  return
}
