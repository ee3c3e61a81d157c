// RUN-FLAGS: --convert-func-to-llvm="use-bare-ptr-memref-call-conv=1"
// Behind a dimension of no elements there are no strides to know.
func.func private @a(memref<4x0xf32>)
func.func private @b(memref<4x0x1xf32>)
func.func private @c(memref<0x4xf32>)
func.func private @d(memref<0x4x0xf32>)
func.func private @e(memref<4x0xf32, strided<[0, 1]>>)
func.func private @f(memref<4x3xf32, strided<[0, 1]>>)
func.func private @g(memref<0xf32>) -> memref<1x0xf32>
