func.func @f(%arg0: i32, %arg1: f32, %arg2: i32) {
  %0 = "t.d"(%arg1) {y = "s", x = 1 : i32} : (f32) -> i32
  %1 = "t.b"(%arg2, %arg0) : (i32, i32) -> tensor<2xi8>
  %2 = "t.a"(%0, %arg1) : (i32, f32) -> index
  %3 = "t.b"(%arg0, %1, %2) : (i32, tensor<2xi8>, index) -> f32
  %4:2 = "t.c"(%1) : (tensor<2xi8>) -> (i32, f32)
  %5 = "t.d"(%0, %0, %4#1) {x = "s", y = 1 : i32} : (i32, i32, f32) -> tensor<2xi8>
  return
}
