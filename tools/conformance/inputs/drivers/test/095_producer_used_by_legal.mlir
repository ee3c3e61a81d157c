// RUN-FLAGS: --test-legalize-patterns
// RULES: 79, 80
// no materialization without a converter: the cast cannot be resolved
func.func @chain() -> i32 {
  %0 = "test.type_producer"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
