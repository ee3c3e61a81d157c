func.func @f(%arg0: i32, %arg1: f32, %arg2: i32) {
  %0 = "t.d"(%arg0, %arg1, %arg2) : (i32, f32, i32) -> index
  %1 = "t.d"() {x = 1 : i32} : () -> i32
  %2 = "t.d"(%arg2) : (i32) -> index
  %3 = "t.c"(%arg0, %arg1) : (i32, f32) -> i32
  "t.a"() {y = "s"} : () -> ()
  %5 = "t.a"(%arg2) {x = 1 : i32, y = 2 : i32} : (i32) -> f32
  return
}
