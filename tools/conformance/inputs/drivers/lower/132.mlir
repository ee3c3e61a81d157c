// RUN-FLAGS: --convert-func-to-llvm
func.func @bare(%a: memref<4xf32>, %b: memref<?xf32>) -> memref<4xf32> attributes {llvm.bareptr} {
  return %a : memref<4xf32>
}
func.func @bare2(%a: memref<4xf32>, %i: i32) -> memref<4xf32> attributes {llvm.bareptr} {
  return %a : memref<4xf32>
}
func.func @caller(%a: memref<4xf32>, %i: i32) -> memref<4xf32> {
  %0 = call @bare2(%a, %i) : (memref<4xf32>, i32) -> memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @ci(%f: (memref<4xf32>)->(), %a: memref<4xf32>) attributes {llvm.bareptr, llvm.emit_c_interface} {
  call_indirect %f(%a) : (memref<4xf32>)->()
  return
}
