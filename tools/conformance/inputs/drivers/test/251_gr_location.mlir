// RUN-FLAGS: --test-greedy-patterns
func.func @f(%a: i32) -> i32 {
  %0 = "test.loc_src"(%a) : (i32) -> i32 loc("one")
  %1 = "test.loc_src"(%0) : (i32) -> i32 loc("two")
  %2 = "test.loc_src"(%1) : (i32) -> i32 loc("three")
  return %2 : i32
}
