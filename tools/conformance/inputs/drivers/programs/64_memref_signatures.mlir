// Memory descriptors as arguments of functions that nobody calls.
func.func @zero(%m: memref<f32>) {
  return
}
func.func @one(%m: memref<?xi32>, %n: index) -> index {
  return %n : index
}
func.func @two(%m: memref<4x?xf64, strided<[?, 1], offset: ?>>, %s: memref<8xi8, 3>) -> i32 {
  %c = arith.constant 4 : i32
  return %c : i32
}
func.func @back(%m: memref<3x3xi16>) -> memref<3x3xi16> {
  return %m : memref<3x3xi16>
}
func.func @unranked(%m: memref<*xf32>) {
  return
}
func.func private @declared(memref<?x?xindex>) -> memref<2xf16>
func.func @main() -> i32 {
  %r = arith.constant 66 : i32
  return %r : i32
}
