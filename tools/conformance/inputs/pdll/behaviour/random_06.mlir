func.func @f(%arg0: i32, %arg1: f32, %arg2: i32) {
  %0 = "t.b"(%arg2, %arg1) : (i32, f32) -> i32
  %1 = "t.c"(%arg1) {y = 2 : i32, x = "s"} : (f32) -> index
  %2 = "t.d"(%0, %arg1) {y = unit, x = unit} : (i32, f32) -> index
  %3:2 = "t.d"(%arg0, %arg1) : (i32, f32) -> (i32, tensor<2xi8>)
  "t.b"(%0) : (i32) -> ()
  %5:2 = "t.a"(%1) {y = 1.5 : f32, x = 1 : i32} : (index) -> (index, tensor<2xi8>)
  %6:2 = "t.c"(%5#0, %1) : (index, index) -> (tensor<2xi8>, index)
  %7 = "t.d"(%3#0, %3#0) {y = 2 : i32, x = "s"} : (i32, i32) -> index
  %8 = "t.b"(%arg1) {x = unit} : (f32) -> i32
  %9 = "t.b"(%6#0, %5#1) {x = 2 : i32} : (tensor<2xi8>, tensor<2xi8>) -> f32
  "t.b"(%0, %arg0) {x = 1 : i32, y = 2 : i32} : (i32, i32) -> ()
  "t.a"() : () -> ()
  %12 = "t.a"(%8) {x = unit} : (i32) -> f32
  %13 = "t.c"(%12) {x = unit, y = 2 : i32} : (f32) -> i32
  "t.c"(%7) {y = "s", x = 1 : i32} : (index) -> ()
  %15 = "t.d"(%6#0) {x = 2 : i32, y = 1.5 : f32} : (tensor<2xi8>) -> i32
  %16 = "t.b"(%12, %13, %15) {x = 1 : i32} : (f32, i32, i32) -> i32
  %17 = "t.c"(%12, %8) {y = 2 : i32} : (f32, i32) -> f32
  %18 = "t.c"(%17, %15) : (f32, i32) -> f32
  %19:2 = "t.c"() : () -> (f32, f32)
  return
}
