// RUN-FLAGS: --allow-unregistered-dialect --convert-func-to-llvm="use-bare-ptr-memref-call-conv=1"
func.func @g(%a: memref<f32>) { "foo.op"(%a) : (memref<f32>) -> ()
  return }
func.func @u(%a: memref<*xf32>) -> memref<*xf32> { return %a : memref<*xf32> }
func.func @m(%a: memref<?xf32>, %b: memref<2xf32>) -> (memref<?xf32>, memref<2xf32>) { return %a, %b : memref<?xf32>, memref<2xf32> }
func.func private @v2(i32, memref<*xf32>) -> memref<2xf32> attributes {func.varargs = true, llvm.emit_c_interface}
