// RUN-FLAGS: --convert-func-to-llvm=use-bare-ptr-memref-call-conv
func.func @f(%m: memref<1xi8, affine_map<(d0) -> (d0 - (d0 + 1))>>) -> memref<1xi8, affine_map<(d0) -> (d0 - (d0 + 1))>> { return %m : memref<1xi8, affine_map<(d0) -> (d0 - (d0 + 1))>> }
func.func @k(%m: memref<4x4xi8, affine_map<(d0, d1)[s0] -> ((d0 + d1 * 4) * 3 + 7)>>) -> memref<4x4xi8, affine_map<(d0, d1)[s0] -> ((d0 + d1 * 4) * 3 + 7)>> { return %m : memref<4x4xi8, affine_map<(d0, d1)[s0] -> ((d0 + d1 * 4) * 3 + 7)>> }
func.func @o(%m: memref<4x4xi8, affine_map<(d0, d1) -> (d0 * 16 - (d0 + 1) + 15)>>) -> memref<4x4xi8, affine_map<(d0, d1) -> (d0 * 16 - (d0 + 1) + 15)>> { return %m : memref<4x4xi8, affine_map<(d0, d1) -> (d0 * 16 - (d0 + 1) + 15)>> }
