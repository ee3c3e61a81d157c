#map = affine_map<(d0)[s0] -> (d0 + s0 floordiv 2)>
#map1 = affine_map<(d0)[s0] -> (d0 floordiv 2)>
#map2 = affine_map<(d0, d1) -> (d0 mod 2 + d1)>
module {
  llvm.func @f(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
  llvm.func @g(!llvm.ptr<1>, !llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) attributes {sym_visibility = "private"}
  func.func private @h(memref<4xi8, #map>)
  llvm.func @i(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
  func.func private @j(memref<4xi8, #map1>)
  llvm.func @k(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) attributes {sym_visibility = "private"}
  llvm.func @l(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) attributes {sym_visibility = "private"}
  func.func private @m(memref<4x4xi8, #map2>)
  llvm.func @n(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
  llvm.func @o(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) attributes {sym_visibility = "private"}
}

