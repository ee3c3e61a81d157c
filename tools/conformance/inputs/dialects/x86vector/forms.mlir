// ODS: mlir/Dialect/X86Vector/X86Vector.td

// AVX-512.

func.func @compressed(%k: vector<16xi1>, %a: vector<16xf32>, %rest: vector<16xf32>, %half: vector<8xi1>, %b: vector<8xi64>) {
  %0 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
  %1 = x86vector.avx512.mask.compress %k, %a, %rest : vector<16xf32>, vector<16xf32>
  %2 = x86vector.avx512.mask.compress %half, %b {constant_src = dense<7> : vector<8xi64>} : vector<8xi64>
  %3 = x86vector.avx512.mask.compress %half, %b, %2 {note} : vector<8xi64>, vector<8xi64>
  return
}

// -----

func.func @masked(%a: vector<16xf32>, %b: vector<8xf64>, %k: i32, %wide: i16, %narrow: i8, %rounding: i32) {
  %0 = x86vector.avx512.mask.rndscale %a, %k, %a, %wide, %rounding : vector<16xf32>
  %1 = x86vector.avx512.mask.rndscale %b, %k, %b, %narrow, %rounding {note} : vector<8xf64>
  %2 = x86vector.avx512.mask.scalef %a, %a, %0, %wide, %rounding : vector<16xf32>
  %3 = x86vector.avx512.mask.scalef %b, %b, %1, %narrow, %rounding {note} : vector<8xf64>
  return
}

// -----

func.func @intersected(%a: vector<16xi32>, %b: vector<8xi64>) {
  %0, %1 = x86vector.avx512.vp2intersect %a, %a : vector<16xi32>
  %2:2 = x86vector.avx512.vp2intersect %b, %b {note} : vector<8xi64>
  return
}

// -----

func.func @rounded(%a: vector<8xf32>, %b: vector<16xf32>, %sum: vector<4xf32>, %x: vector<8xbf16>, %sums: vector<16xf32>, %y: vector<32xbf16>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<8xf32> -> vector<8xbf16>
  %1 = x86vector.avx512.cvt.packed.f32_to_bf16 %b {note} : vector<16xf32> -> vector<16xbf16>
  %2 = x86vector.avx512.dot %sum, %x, %0 : vector<8xbf16> -> vector<4xf32>
  %3 = x86vector.avx512.dot %a, %1, %1 {note} : vector<16xbf16> -> vector<8xf32>
  %4 = x86vector.avx512.dot %sums, %y, %y : vector<32xbf16> -> vector<16xf32>
  return
}

// -----

// AVX.

func.func @products(%a: vector<8xf32>, %w: vector<4xi32>, %x: vector<16xi8>, %v: vector<8xi32>, %y: vector<32xi8>) {
  %0 = x86vector.avx.rsqrt %a : vector<8xf32>
  %1 = x86vector.avx.intr.dot %0, %a {note} : vector<8xf32>
  %2 = x86vector.avx.dot.i8 %w, %x, %x : vector<16xi8> -> vector<4xi32>
  %3 = x86vector.avx.dot.i8 %v, %y, %y {note} : vector<32xi8> -> vector<8xi32>
  return
}

// -----

func.func @widened(%a: memref<1xbf16>, %b: memref<16xf16>, %c: memref<8xbf16>) {
  %0 = x86vector.avx.bcst_to_f32.packed %a : memref<1xbf16> -> vector<8xf32>
  %1 = x86vector.avx.cvt.packed.even.indexed_to_f32 %b {note} : memref<16xf16> -> vector<8xf32>
  %2 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %c : memref<8xbf16> -> vector<4xf32>
  return
}

// -----

// The general form.

func.func @general(%k: vector<16xi1>, %a: vector<16xi32>) {
  %0 = "x86vector.avx512.mask.compress"(%k, %a) <{constant_src = dense<0> : vector<16xi32>}> : (vector<16xi1>, vector<16xi32>) -> vector<16xi32>
  %1:2 = "x86vector.avx512.vp2intersect"(%0, %a) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<16xi1>)
  return
}
