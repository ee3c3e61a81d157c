// RUN-FLAGS: --convert-func-to-llvm
func.func @many(%a: i32, %b: f32, %c: vector<2x2xf32>, %d: index, %e: memref<1xi8>) -> (i32, f32, vector<2x2xf32>, index, memref<1xi8>) {
  %r:5 = call @many(%a, %b, %c, %d, %e) : (i32, f32, vector<2x2xf32>, index, memref<1xi8>) -> (i32, f32, vector<2x2xf32>, index, memref<1xi8>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : i32, f32, vector<2x2xf32>, index, memref<1xi8>
}
func.func @call_attr(%a: i32) -> i32 {
  %0 = call @call_attr(%a) {no_inline, foreign.tag = 1 : i32} : (i32) -> i32
  %1 = call @call_attr(%0) {always_inline} : (i32) -> i32
  return %1 : i32
}
