func.func @f(%arg0: i32, %arg1: f32, %arg2: i32) {
  "t.c"(%arg2) : (i32) -> ()
  %1:2 = "t.a"(%arg0, %arg2) : (i32, i32) -> (i32, i32)
  %2 = "t.a"(%arg1, %1#0) : (f32, i32) -> index
  %3:2 = "t.d"() : () -> (f32, i32)
  "t.a"(%3#0) {y = "s", x = 1 : i32} : (f32) -> ()
  %5 = "t.c"(%1#1) {x = 2 : i32, y = unit} : (i32) -> f32
  %6:2 = "t.b"(%1#1) : (i32) -> (tensor<2xi8>, index)
  %7 = "t.a"(%3#1, %5, %3#1) : (i32, f32, i32) -> tensor<2xi8>
  %8:2 = "t.d"(%1#0, %3#1) : (i32, i32) -> (tensor<2xi8>, i32)
  %9:2 = "t.b"(%6#0, %8#1) : (tensor<2xi8>, i32) -> (tensor<2xi8>, tensor<2xi8>)
  "t.d"(%8#0, %7) : (tensor<2xi8>, tensor<2xi8>) -> ()
  %11:2 = "t.a"(%8#0, %9#0, %9#0) {y = "s", x = 1.5 : f32} : (tensor<2xi8>, tensor<2xi8>, tensor<2xi8>) -> (i32, index)
  "t.d"(%11#0) : (i32) -> ()
  %13 = "t.a"(%8#1) : (i32) -> i32
  %14 = "t.b"(%11#0, %13) {y = "s", x = 2 : i32} : (i32, i32) -> f32
  %15:2 = "t.a"(%9#1, %14, %3#1) : (tensor<2xi8>, f32, i32) -> (tensor<2xi8>, tensor<2xi8>)
  %16 = "t.d"(%3#0) {y = 2 : i32, x = unit} : (f32) -> tensor<2xi8>
  "t.b"(%8#0, %16) {x = 2 : i32, y = 1 : i32} : (tensor<2xi8>, tensor<2xi8>) -> ()
  %18 = "t.a"() : () -> index
  %19 = "t.d"() {x = 1 : i32, y = 1.5 : f32} : () -> tensor<2xi8>
  return
}
