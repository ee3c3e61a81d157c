// ODS: mlir/Dialect/X86Vector/X86Vector.td

// What fills the rest of a compressed vector.

func.func @two_fills(%k: vector<16xi1>, %a: vector<16xf32>) {
  // expected-error @below {{cannot use both src and constant_src}}
  %0 = x86vector.avx512.mask.compress %k, %a, %a {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>, vector<16xf32>
  return
}

// -----

func.func @other_constant(%k: vector<16xi1>, %a: vector<16xf32>) {
  // expected-error @below {{failed to verify that constant_src and dst have same type}}
  %0 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5> : vector<16xi32>} : vector<16xf32>
  return
}

// -----

func.func @no_elements(%k: vector<16xi1>, %a: vector<16xf32>) {
  // expected-error @below {{custom op 'x86vector.avx512.mask.compress' 'x86vector.avx512.mask.compress' op attribute 'constant_src' failed to satisfy constraint: constant vector/tensor attribute}}
  %0 = x86vector.avx512.mask.compress %k, %a {constant_src = 5.0 : f32} : vector<16xf32>
  return
}

// -----

// Lengths and types.

func.func @mask_length(%k: vector<8xi1>, %a: vector<16xf32>) {
  // expected-error @below {{'x86vector.avx512.mask.compress' op failed to verify that `k` has the same number of bits as elements in `dst`}}
  %0 = "x86vector.avx512.mask.compress"(%k, %a) : (vector<8xi1>, vector<16xf32>) -> vector<16xf32>
  return
}

// -----

func.func @mask_width(%a: vector<16xf32>, %k: i32, %narrow: i8) {
  // expected-error @below {{'x86vector.avx512.mask.rndscale' op failed to verify that imm has the same number of bits as elements in dst}}
  %0 = "x86vector.avx512.mask.rndscale"(%a, %k, %a, %narrow, %k) : (vector<16xf32>, i32, vector<16xf32>, i8, i32) -> vector<16xf32>
  return
}

// -----

func.func @scale_width(%a: vector<8xf64>, %wide: i16, %k: i32) {
  // expected-error @below {{'x86vector.avx512.mask.scalef' op failed to verify that k has the same number of bits as elements in dst}}
  %0 = "x86vector.avx512.mask.scalef"(%a, %a, %a, %wide, %k) : (vector<8xf64>, vector<8xf64>, vector<8xf64>, i16, i32) -> vector<8xf64>
  return
}

// -----

func.func @first_mask(%a: vector<8xi64>) {
  // expected-error @below {{'x86vector.avx512.vp2intersect' op failed to verify that k1 has the same number of bits as elements in a}}
  %0:2 = "x86vector.avx512.vp2intersect"(%a, %a) : (vector<8xi64>, vector<8xi64>) -> (vector<16xi1>, vector<8xi1>)
  return
}

// -----

func.func @second_mask(%a: vector<8xi64>) {
  // expected-error @below {{'x86vector.avx512.vp2intersect' op failed to verify that k2 has the same number of bits as elements in b}}
  %0:2 = "x86vector.avx512.vp2intersect"(%a, %a) : (vector<8xi64>, vector<8xi64>) -> (vector<8xi1>, vector<16xi1>)
  return
}

// -----

func.func @two_operands(%a: vector<8xi64>, %b: vector<16xi32>) {
  // expected-error @below {{'x86vector.avx512.vp2intersect' op failed to verify that all of {a, b} have same type}}
  %0:2 = "x86vector.avx512.vp2intersect"(%a, %b) : (vector<8xi64>, vector<16xi32>) -> (vector<8xi1>, vector<8xi1>)
  return
}

// -----

func.func @pairs(%a: vector<8xf32>, %b: vector<8xbf16>) {
  // expected-error @below {{'x86vector.avx512.dot' op failed to verify that `a` has twice an many elements as `src`}}
  %0 = x86vector.avx512.dot %a, %b, %b : vector<8xbf16> -> vector<8xf32>
  return
}

// -----

func.func @fours(%a: vector<8xi32>, %b: vector<16xi8>) {
  // expected-error @below {{'x86vector.avx.dot.i8' op failed to verify that `a` has four times elements as `w`}}
  %0 = x86vector.avx.dot.i8 %a, %b, %b : vector<16xi8> -> vector<8xi32>
  return
}

// -----

func.func @rounded_count(%a: vector<8xf32>) {
  // expected-error @below {{'x86vector.avx512.cvt.packed.f32_to_bf16' op failed to verify that all of {a, dst} have same element count}}
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<8xf32> -> vector<16xbf16>
  return
}

// -----

func.func @register(%a: vector<4xf32>) {
  // expected-error @below {{'x86vector.avx.rsqrt' op operand #0 must be vector of 32-bit float values of length 8, but got 'vector<4xf32>'}}
  %0 = x86vector.avx.rsqrt %a : vector<4xf32>
  return
}

// -----

func.func @compressed_elements(%k: vector<16xi1>, %a: vector<16xi8>) {
  // expected-error @below {{custom op 'x86vector.avx512.mask.compress' 'dst' must be vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8, but got 'vector<16xi8>'}}
  %0 = x86vector.avx512.mask.compress %k, %a : vector<16xi8>
  return
}

// -----

func.func @widened_floats(%a: memref<8xf32>) {
  // expected-error @below {{'x86vector.avx.bcst_to_f32.packed' op operand #0 must be memref of bfloat16 type or 16-bit float values, but got 'memref<8xf32>'}}
  %0 = x86vector.avx.bcst_to_f32.packed %a : memref<8xf32> -> vector<8xf32>
  return
}
