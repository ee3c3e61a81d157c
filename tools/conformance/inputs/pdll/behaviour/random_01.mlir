func.func @f(%arg0: i32, %arg1: f32, %arg2: i32) {
  %0:2 = "t.b"(%arg1, %arg1, %arg2) : (f32, f32, i32) -> (i32, f32)
  %1 = "t.b"(%0#0, %arg0) {y = "s"} : (i32, i32) -> i32
  %2:2 = "t.c"() : () -> (i32, tensor<2xi8>)
  %3:2 = "t.d"() : () -> (tensor<2xi8>, tensor<2xi8>)
  %4 = "t.a"(%2#0, %3#0, %0#1) {y = 1.5 : f32, x = 1 : i32} : (i32, tensor<2xi8>, f32) -> tensor<2xi8>
  %5 = "t.d"() : () -> i32
  %6 = "t.c"(%3#1) {x = 1 : i32} : (tensor<2xi8>) -> index
  %7:2 = "t.c"() : () -> (index, index)
  %8 = "t.c"(%7#0, %arg2) {x = unit} : (index, i32) -> tensor<2xi8>
  %9 = "t.b"(%6, %4) {y = "s", x = unit} : (index, tensor<2xi8>) -> i32
  %10 = "t.d"() {x = unit} : () -> tensor<2xi8>
  %11 = "t.c"(%6) : (index) -> i32
  %12:2 = "t.a"(%8, %9) : (tensor<2xi8>, i32) -> (i32, f32)
  %13:2 = "t.d"(%10) : (tensor<2xi8>) -> (tensor<2xi8>, f32)
  %14 = "t.c"(%12#1, %13#1, %13#0) : (f32, f32, tensor<2xi8>) -> i32
  %15 = "t.a"(%4, %12#0, %10) : (tensor<2xi8>, i32, tensor<2xi8>) -> i32
  %16:2 = "t.b"(%12#1, %12#0, %13#1) : (f32, i32, f32) -> (f32, tensor<2xi8>)
  %17 = "t.c"(%13#0) : (tensor<2xi8>) -> f32
  %18 = "t.c"(%16#0, %15) : (f32, i32) -> tensor<2xi8>
  %19:2 = "t.c"(%9, %16#0, %14) {x = 2 : i32, y = "s"} : (i32, f32, i32) -> (tensor<2xi8>, tensor<2xi8>)
  return
}
