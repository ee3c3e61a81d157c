func.func @f(%arg0: i32, %arg1: f32, %arg2: i32) {
  %0 = "t.b"() : () -> index
  %1:2 = "t.b"(%arg1, %arg1, %arg1) {y = 1.5 : f32} : (f32, f32, f32) -> (f32, i32)
  %2 = "t.d"(%arg2, %1#0, %1#1) : (i32, f32, i32) -> index
  %3:2 = "t.b"(%2, %arg1) : (index, f32) -> (i32, i32)
  %4 = "t.c"() : () -> tensor<2xi8>
  %5 = "t.b"(%1#1) : (i32) -> index
  %6 = "t.a"(%arg1) {x = 1 : i32, y = 1.5 : f32} : (f32) -> index
  %7 = "t.b"(%5, %arg2, %3#0) {x = 1 : i32, y = 1 : i32} : (index, i32, i32) -> index
  %8 = "t.d"(%3#1, %3#1, %3#0) : (i32, i32, i32) -> index
  %9 = "t.d"(%3#0, %4) {x = "s"} : (i32, tensor<2xi8>) -> f32
  %10:2 = "t.c"(%7, %5, %9) {x = 1 : i32} : (index, index, f32) -> (tensor<2xi8>, index)
  %11 = "t.a"(%6) : (index) -> index
  %12 = "t.c"(%2, %9) {x = "s", y = 1.5 : f32} : (index, f32) -> tensor<2xi8>
  "t.c"(%9) : (f32) -> ()
  %14:2 = "t.a"(%12, %10#0) {x = unit, y = unit} : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi8>)
  %15 = "t.c"(%10#0, %10#0) : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %16:2 = "t.a"(%15) {y = unit, x = 1.5 : f32} : (tensor<2xi8>) -> (i32, index)
  %17 = "t.d"(%14#1, %14#1, %16#1) : (tensor<2xi8>, tensor<2xi8>, index) -> tensor<2xi8>
  %18:2 = "t.c"(%14#1) {y = "s", x = 1 : i32} : (tensor<2xi8>) -> (i32, tensor<2xi8>)
  %19 = "t.a"(%14#0, %7) {y = 1 : i32, x = 2 : i32} : (tensor<2xi8>, index) -> i32
  return
}
