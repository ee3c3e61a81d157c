// RUN-FLAGS: --convert-func-to-llvm
func.func private @g(memref<*xf32>, i32) -> memref<*xf32>
func.func private @h(memref<*xf32, 1>) -> (i32, memref<*xf32>, memref<*xi8, 1>)
func.func @unranked(%a: memref<*xf32>, %b: memref<*xi8, 1>, %c: memref<2xf32>) -> (memref<*xf32>, i32, memref<*xi8, 1>, memref<2xf32>) {
  %i = llvm.mlir.constant(1 : i32) : i32
  %r = call @g(%a, %i) : (memref<*xf32>, i32) -> memref<*xf32>
  return %r, %i, %b, %c : memref<*xf32>, i32, memref<*xi8, 1>, memref<2xf32>
}
func.func @two(%a: memref<*xf32, 1>) -> (memref<*xi8, 1>) {
  %r:3 = call @h(%a) : (memref<*xf32, 1>) -> (i32, memref<*xf32>, memref<*xi8, 1>)
  return %r#2 : memref<*xi8, 1>
}
func.func @ind(%f: (memref<*xf32>) -> memref<*xf32>, %a: memref<*xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface} {
  %r = call_indirect %f(%a) : (memref<*xf32>) -> memref<*xf32>
  return %r : memref<*xf32>
}
