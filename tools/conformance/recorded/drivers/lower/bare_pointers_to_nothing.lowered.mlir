module {
  func.func private @a(memref<4x0xf32>)
  func.func private @b(memref<4x0x1xf32>)
  llvm.func @c(!llvm.ptr) attributes {sym_visibility = "private"}
  func.func private @d(memref<0x4x0xf32>)
  llvm.func @e(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @f(!llvm.ptr) attributes {sym_visibility = "private"}
  func.func private @g(memref<0xf32>) -> memref<1x0xf32>
}

