// test: convert --target ./target.ron
func.func @f(%x: i32) -> i32 {
  %0 = "r.f"(%x) {n = 4 : i32} : (i32) -> i32 // error: [convert::no_legalization] "failed to legalize operation 'r.f'"
  return %0 : i32
}
