func.func @f(%arg0: i32, %arg1: f32, %arg2: i32) {
  %0 = "t.b"(%arg1, %arg2, %arg1) {x = 1.5 : f32} : (f32, i32, f32) -> index
  %1 = "t.c"(%arg0, %0) : (i32, index) -> tensor<2xi8>
  %2 = "t.d"() : () -> tensor<2xi8>
  %3:2 = "t.a"(%arg2, %0) {y = 1 : i32, x = 2 : i32} : (i32, index) -> (tensor<2xi8>, f32)
  "t.c"(%arg2, %arg0) : (i32, i32) -> ()
  %5:2 = "t.d"(%3#1, %arg2, %3#0) : (f32, i32, tensor<2xi8>) -> (index, tensor<2xi8>)
  %6:2 = "t.d"() {x = 1 : i32, y = unit} : () -> (index, f32)
  %7 = "t.c"() {x = 1.5 : f32, y = 2 : i32} : () -> f32
  "t.b"(%5#0, %6#0) {y = 1.5 : f32} : (index, index) -> ()
  %9:2 = "t.c"(%7, %6#1, %6#1) {y = 1.5 : f32} : (f32, f32, f32) -> (f32, tensor<2xi8>)
  %10 = "t.a"(%9#0) {y = 2 : i32, x = 1 : i32} : (f32) -> f32
  %11:2 = "t.d"() : () -> (index, i32)
  return
}
