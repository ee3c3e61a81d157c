// test: convert --target ./recursion.ron --allow-unregistered-dialect
func.func @f() -> i32 {
  %0 = "v.core"() : () -> i32
  %1 = "u.layer"(%0) : (i32) -> i32
  %2 = "u.layer"(%1) : (i32) -> i32
  %3 = "u.peel"(%2) : (i32) -> i32 // error: [convert::no_legalization] "u.peel"
  return %3 : i32
}
