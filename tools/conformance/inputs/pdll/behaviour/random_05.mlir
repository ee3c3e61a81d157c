func.func @f(%arg0: i32, %arg1: f32, %arg2: i32) {
  %0 = "t.c"() {x = "s"} : () -> tensor<2xi8>
  %1:2 = "t.d"(%arg2) {x = 1 : i32, y = "s"} : (i32) -> (f32, tensor<2xi8>)
  %2 = "t.c"(%0, %1#0, %1#0) {y = unit} : (tensor<2xi8>, f32, f32) -> f32
  "t.a"() : () -> ()
  %4 = "t.a"(%2) {x = 2 : i32, y = "s"} : (f32) -> tensor<2xi8>
  "t.c"(%arg2) {y = 1 : i32} : (i32) -> ()
  return
}
