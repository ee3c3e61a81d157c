func.func @f(%arg0: i32, %arg1: f32, %arg2: i32) {
  %0:2 = "t.a"(%arg0, %arg0) : (i32, i32) -> (f32, f32)
  "t.b"(%0#0, %arg1) : (f32, f32) -> ()
  %2 = "t.b"(%arg2, %arg0) {x = 2 : i32} : (i32, i32) -> tensor<2xi8>
  %3 = "t.d"() {x = "s"} : () -> index
  %4 = "t.c"() {y = 1.5 : f32, x = 2 : i32} : () -> tensor<2xi8>
  %5 = "t.d"(%0#1) {y = unit, x = 2 : i32} : (f32) -> f32
  %6 = "t.b"(%3) {x = "s"} : (index) -> f32
  %7 = "t.d"() : () -> tensor<2xi8>
  %8 = "t.c"(%2, %6) : (tensor<2xi8>, f32) -> i32
  %9:2 = "t.c"(%3) {x = 1.5 : f32, y = unit} : (index) -> (tensor<2xi8>, f32)
  "t.a"(%9#0, %arg2) {x = 1.5 : f32, y = 1.5 : f32} : (tensor<2xi8>, i32) -> ()
  %11:2 = "t.d"(%6) : (f32) -> (tensor<2xi8>, index)
  %12:2 = "t.a"(%8) : (i32) -> (f32, index)
  %13:2 = "t.a"(%8, %2) : (i32, tensor<2xi8>) -> (i32, i32)
  %14 = "t.a"(%9#1) : (f32) -> tensor<2xi8>
  %15:2 = "t.a"(%12#0, %13#0, %6) {x = 1 : i32} : (f32, i32, f32) -> (tensor<2xi8>, tensor<2xi8>)
  %16 = "t.c"(%12#1, %14, %15#0) {x = 2 : i32, y = unit} : (index, tensor<2xi8>, tensor<2xi8>) -> i32
  %17:2 = "t.d"(%14) : (tensor<2xi8>) -> (f32, tensor<2xi8>)
  %18:2 = "t.c"() : () -> (tensor<2xi8>, i32)
  %19 = "t.a"(%18#1, %17#0) : (i32, f32) -> tensor<2xi8>
  return
}
