// RUN-FLAGS: --test-legalize-patterns
// no materialization without a converter: the cast cannot be resolved (79)
func.func @chain() -> i32 {
  %0 = "test.type_producer"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
