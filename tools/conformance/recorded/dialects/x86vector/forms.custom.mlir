module {
  func.func @compressed(%arg0: vector<16xi1>, %arg1: vector<16xf32>, %arg2: vector<16xf32>, %arg3: vector<8xi1>, %arg4: vector<8xi64>) {
    %0 = x86vector.avx512.mask.compress %arg0, %arg1 : vector<16xf32>
    %1 = x86vector.avx512.mask.compress %arg0, %arg1, %arg2 : vector<16xf32>, vector<16xf32>
    %2 = x86vector.avx512.mask.compress %arg3, %arg4 {constant_src = dense<7> : vector<8xi64>} : vector<8xi64>
    %3 = x86vector.avx512.mask.compress %arg3, %arg4, %2 {note} : vector<8xi64>, vector<8xi64>
    return
  }
}

// -----
module {
  func.func @masked(%arg0: vector<16xf32>, %arg1: vector<8xf64>, %arg2: i32, %arg3: i16, %arg4: i8, %arg5: i32) {
    %0 = x86vector.avx512.mask.rndscale %arg0, %arg2, %arg0, %arg3, %arg5 : vector<16xf32>
    %1 = x86vector.avx512.mask.rndscale %arg1, %arg2, %arg1, %arg4, %arg5 {note} : vector<8xf64>
    %2 = x86vector.avx512.mask.scalef %arg0, %arg0, %0, %arg3, %arg5 : vector<16xf32>
    %3 = x86vector.avx512.mask.scalef %arg1, %arg1, %1, %arg4, %arg5 {note} : vector<8xf64>
    return
  }
}

// -----
module {
  func.func @intersected(%arg0: vector<16xi32>, %arg1: vector<8xi64>) {
    %k1, %k2 = x86vector.avx512.vp2intersect %arg0, %arg0 : vector<16xi32>
    %k1_0, %k2_1 = x86vector.avx512.vp2intersect %arg1, %arg1 {note} : vector<8xi64>
    return
  }
}

// -----
module {
  func.func @rounded(%arg0: vector<8xf32>, %arg1: vector<16xf32>, %arg2: vector<4xf32>, %arg3: vector<8xbf16>, %arg4: vector<16xf32>, %arg5: vector<32xbf16>) {
    %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %arg0 : vector<8xf32> -> vector<8xbf16>
    %1 = x86vector.avx512.cvt.packed.f32_to_bf16 %arg1 {note} : vector<16xf32> -> vector<16xbf16>
    %2 = x86vector.avx512.dot %arg2, %arg3, %0 : vector<8xbf16> -> vector<4xf32>
    %3 = x86vector.avx512.dot %arg0, %1, %1 {note} : vector<16xbf16> -> vector<8xf32>
    %4 = x86vector.avx512.dot %arg4, %arg5, %arg5 : vector<32xbf16> -> vector<16xf32>
    return
  }
}

// -----
module {
  func.func @products(%arg0: vector<8xf32>, %arg1: vector<4xi32>, %arg2: vector<16xi8>, %arg3: vector<8xi32>, %arg4: vector<32xi8>) {
    %0 = x86vector.avx.rsqrt %arg0 : vector<8xf32>
    %1 = x86vector.avx.intr.dot %0, %arg0 {note} : vector<8xf32>
    %2 = x86vector.avx.dot.i8 %arg1, %arg2, %arg2 : vector<16xi8> -> vector<4xi32>
    %3 = x86vector.avx.dot.i8 %arg3, %arg4, %arg4 {note} : vector<32xi8> -> vector<8xi32>
    return
  }
}

// -----
module {
  func.func @widened(%arg0: memref<1xbf16>, %arg1: memref<16xf16>, %arg2: memref<8xbf16>) {
    %0 = x86vector.avx.bcst_to_f32.packed %arg0 : memref<1xbf16> -> vector<8xf32>
    %1 = x86vector.avx.cvt.packed.even.indexed_to_f32 %arg1 {note} : memref<16xf16> -> vector<8xf32>
    %2 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %arg2 : memref<8xbf16> -> vector<4xf32>
    return
  }
}

// -----
module {
  func.func @general(%arg0: vector<16xi1>, %arg1: vector<16xi32>) {
    %0 = x86vector.avx512.mask.compress %arg0, %arg1 {constant_src = dense<0> : vector<16xi32>} : vector<16xi32>
    %k1, %k2 = x86vector.avx512.vp2intersect %0, %arg1 : vector<16xi32>
    return
  }
}

