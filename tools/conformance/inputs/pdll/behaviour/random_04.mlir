func.func @f(%arg0: i32, %arg1: f32, %arg2: i32) {
  %0:2 = "t.b"(%arg1) {x = unit, y = unit} : (f32) -> (f32, index)
  %1:2 = "t.d"(%arg1, %0#1) {y = unit, x = "s"} : (f32, index) -> (tensor<2xi8>, tensor<2xi8>)
  "t.c"() : () -> ()
  %3:2 = "t.b"(%arg2) {x = unit, y = 1 : i32} : (i32) -> (tensor<2xi8>, tensor<2xi8>)
  %4 = "t.a"() {x = 1.5 : f32} : () -> f32
  %5 = "t.c"(%3#1, %3#0, %0#1) : (tensor<2xi8>, tensor<2xi8>, index) -> i32
  %6:2 = "t.b"(%arg2, %1#1) : (i32, tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi8>)
  %7 = "t.a"(%3#1) {x = 1 : i32, y = "s"} : (tensor<2xi8>) -> i32
  %8 = "t.b"() : () -> f32
  %9 = "t.c"(%6#0, %6#1, %5) {x = 1.5 : f32} : (tensor<2xi8>, tensor<2xi8>, i32) -> f32
  %10:2 = "t.b"(%8) {y = 2 : i32, x = 2 : i32} : (f32) -> (i32, tensor<2xi8>)
  %11:2 = "t.b"(%6#1, %5) : (tensor<2xi8>, i32) -> (index, index)
  return
}
