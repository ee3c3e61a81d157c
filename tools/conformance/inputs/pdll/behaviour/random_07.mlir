func.func @f(%arg0: i32, %arg1: f32, %arg2: i32) {
  %0:2 = "t.b"(%arg0) : (i32) -> (f32, tensor<2xi8>)
  %1:2 = "t.c"(%0#1, %0#1) {y = 2 : i32} : (tensor<2xi8>, tensor<2xi8>) -> (index, index)
  %2 = "t.c"(%1#1, %0#0) {x = 1 : i32, y = unit} : (index, f32) -> f32
  %3 = "t.a"(%1#0) : (index) -> f32
  %4 = "t.a"() {x = 2 : i32, y = unit} : () -> index
  %5:2 = "t.b"(%1#0) : (index) -> (tensor<2xi8>, tensor<2xi8>)
  return
}
