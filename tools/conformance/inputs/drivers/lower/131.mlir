// RUN-FLAGS: --allow-unregistered-dialect --convert-func-to-llvm="use-bare-ptr-memref-call-conv=1"
func.func @bare(%a: memref<4x4xf32>, %i: index, %b: memref<f32>, %c: memref<3xi8, strided<[2], offset: 5>, 1>) -> (memref<4x4xf32>, memref<f32>) {
  %x = arith.addi %i, %i : index
  return %a, %b : memref<4x4xf32>, memref<f32>
}
func.func @caller(%a: memref<4x4xf32>, %i: index, %b: memref<f32>, %c: memref<3xi8, strided<[2], offset: 5>, 1>) {
  %0:2 = call @bare(%a, %i, %b, %c) : (memref<4x4xf32>, index, memref<f32>, memref<3xi8, strided<[2], offset: 5>, 1>) -> (memref<4x4xf32>, memref<f32>)
  cf.br ^b(%0#0 : memref<4x4xf32>)
^b(%q: memref<4x4xf32>):
  return
}
func.func @unr(%a: memref<*xf32>) { return }
func.func @st(%a: memref<4xf32, strided<[?]>>) { return }
func.func private @decl(memref<4xf32>) -> memref<4xf32>
func.func @unused(%a: memref<4xf32>) { return }
func.func @retdyn(%i: index) -> memref<?xf32> { 
  %m = "t.m"() : () -> memref<?xf32>
  return %m : memref<?xf32> }
