// ODS: mlir/Dialect/X86Vector/X86Vector.td mlir/Dialect/Vector/IR/VectorOps.td
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<8xf32>, vector<[8]xf32>)
  %r = "x86vector.avx.intr.dot"(%v#0, %v#1) : (vector<8xf32>, vector<[8]xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<8xf32>, vector<8xf32>)
  %r = "x86vector.avx.intr.dot"(%v#0, %v#1) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<16xi1>, vector<16xf32>)
  %r = "x86vector.avx512.mask.compress"(%v#0, %v#1) : (vector<16xi1>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (vector<16xi1>, vector<16xf32>, vector<16xf32>)
  // expected-error @+1 {{cannot use both src and constant_src}}
  %r = "x86vector.avx512.mask.compress"(%v#0, %v#1, %v#2) <{constant_src = dense<5.0> : vector<16xf32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<16xi1>, vector<16xf32>)
  // expected-error @+1 {{failed to verify that constant_src and dst have same type}}
  %r = "x86vector.avx512.mask.compress"(%v#0, %v#1) <{constant_src = dense<5> : vector<16xi32>}> : (vector<16xi1>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<16xi1>, vector<16xf32>)
  %r = "x86vector.avx512.mask.compress"(%v#0, %v#1) <{constant_src = dense<5.0> : vector<16xf32>}> : (vector<16xi1>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (vector<16xf32>, i32, vector<16xf32>, i16, i32)
  %r = "x86vector.avx512.mask.rndscale"(%v#0, %v#1, %v#2, %v#3, %v#4) : (vector<16xf32>, i32, vector<16xf32>, i16, i32) -> vector<16xf32>
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (vector<[16]xf32>, i32, vector<16xf32>, i16, i32)
  // expected-error @+1 {{'x86vector.avx512.mask.rndscale' op failed to verify that all of {src, a, dst} have same type}}
  %r = "x86vector.avx512.mask.rndscale"(%v#0, %v#1, %v#2, %v#3, %v#4) : (vector<[16]xf32>, i32, vector<16xf32>, i16, i32) -> vector<16xf32>
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (vector<16xf32>, vector<16xf32>, vector<[16]xf32>, i16, i32)
  // expected-error @+1 {{'x86vector.avx512.mask.scalef' op failed to verify that all of {src, a, b, dst} have same type}}
  %r = "x86vector.avx512.mask.scalef"(%v#0, %v#1, %v#2, %v#3, %v#4) : (vector<16xf32>, vector<16xf32>, vector<[16]xf32>, i16, i32) -> vector<16xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<16xi32>, vector<16xi32>)
  // expected-error @+1 {{'x86vector.avx512.vp2intersect' op failed to verify that k2 has the same number of bits as elements in b}}
  %r:2 = "x86vector.avx512.vp2intersect"(%v#0, %v#1) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<[16]xi1>)
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (vector<16xf32>, vector<32xbf16>, vector<32xbf16>)
  // expected-error @+1 {{'x86vector.avx512.dot' op failed to verify that all of {src, dst} have same type}}
  %r = "x86vector.avx512.dot"(%v#0, %v#1, %v#2) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<[16]xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (vector<16xf32>, vector<[32]xbf16>, vector<32xbf16>)
  // expected-error @+1 {{'x86vector.avx512.dot' op failed to verify that all of {a, b} have same type}}
  %r = "x86vector.avx512.dot"(%v#0, %v#1, %v#2) : (vector<16xf32>, vector<[32]xbf16>, vector<32xbf16>) -> vector<16xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (vector<16xf32>, vector<16xbf16>, vector<16xbf16>)
  // expected-error @+1 {{'x86vector.avx512.dot' op failed to verify that `a` has twice an many elements as `src`}}
  %r = "x86vector.avx512.dot"(%v#0, %v#1, %v#2) : (vector<16xf32>, vector<16xbf16>, vector<16xbf16>) -> vector<16xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (vector<16xi32>, vector<[64]xi8>, vector<64xi8>)
  // expected-error @+1 {{unregistered operation 'x86vector.avx10.dot.i8' found in dialect ('x86vector') that does not allow unknown operations}}
  %r = "x86vector.avx10.dot.i8"(%v#0, %v#1, %v#2) : (vector<16xi32>, vector<[64]xi8>, vector<64xi8>) -> vector<16xi32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (vector<8xi32>, vector<[32]xi8>, vector<32xi8>)
  // expected-error @+1 {{'x86vector.avx.dot.i8' op failed to verify that all of {a, b} have same type}}
  %r = "x86vector.avx.dot.i8"(%v#0, %v#1, %v#2) : (vector<8xi32>, vector<[32]xi8>, vector<32xi8>) -> vector<8xi32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (vector<8xi32>, vector<32xi8>, vector<32xi8>)
  // expected-error @+1 {{'x86vector.avx.dot.i8' op failed to verify that all of {w, dst} have same type}}
  %r = "x86vector.avx.dot.i8"(%v#0, %v#1, %v#2) : (vector<8xi32>, vector<32xi8>, vector<32xi8>) -> vector<[8]xi32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (memref<4xi32>, index, vector<4xi1>, vector<4xindex>)
  // expected-error @+1 {{'vector.compressstore' op base and valueToStore element type should match}}
  "vector.compressstore"(%v#0, %v#1, %v#2, %v#3) : (memref<4xi32>, index, vector<4xi1>, vector<4xindex>) -> ()
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (memref<4xi32>, vector<4xi1>, vector<4xi32>)
  // expected-error @+1 {{'vector.compressstore' op requires 1 indices}}
  "vector.compressstore"(%v#0, %v#1, %v#2) : (memref<4xi32>, vector<4xi1>, vector<4xi32>) -> ()
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (memref<4xi32>, index, vector<3xi1>, vector<4xi32>)
  // expected-error @+1 {{'vector.compressstore' op expected valueToStore dim to match mask dim}}
  "vector.compressstore"(%v#0, %v#1, %v#2, %v#3) : (memref<4xi32>, index, vector<3xi1>, vector<4xi32>) -> ()
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (memref<4xi32>, index, vector<4xi1>, vector<4xi32>)
  // expected-error @+1 {{'vector.compressstore' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  "vector.compressstore"(%v#0, %v#1, %v#2, %v#3) <{alignment = 3 : i64}> : (memref<4xi32>, index, vector<4xi1>, vector<4xi32>) -> ()
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (memref<4xi32, strided<[2]>>, index, vector<4xi1>, vector<4xi32>)
  "vector.compressstore"(%v#0, %v#1, %v#2, %v#3) : (memref<4xi32, strided<[2]>>, index, vector<4xi1>, vector<4xi32>) -> ()
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (memref<4xi32>, index, vector<4xi1>, vector<4xf32>)
  // expected-error @+1 {{'vector.expandload' op base and result element type should match}}
  %r = "vector.expandload"(%v#0, %v#1, %v#2, %v#3) : (memref<4xi32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (memref<4xi32>, vector<4xi1>, vector<4xi32>)
  // expected-error @+1 {{'vector.expandload' op requires 1 indices}}
  %r = "vector.expandload"(%v#0, %v#1, %v#2) : (memref<4xi32>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (memref<4xi32>, index, vector<5xi1>, vector<4xi32>)
  // expected-error @+1 {{'vector.expandload' op expected result dim to match mask dim}}
  %r = "vector.expandload"(%v#0, %v#1, %v#2, %v#3) : (memref<4xi32>, index, vector<5xi1>, vector<4xi32>) -> vector<4xi32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (memref<4xi32>, index, vector<4xi1>, vector<5xi32>)
  // expected-error @+1 {{'vector.expandload' op expected pass_thru of same type as result type}}
  %r = "vector.expandload"(%v#0, %v#1, %v#2, %v#3) : (memref<4xi32>, index, vector<4xi1>, vector<5xi32>) -> vector<4xi32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (memref<4xi32>, index, vector<4xi1>, vector<4xf32>)
  // expected-error @+1 {{'vector.maskedload' op base and result element type should match}}
  %r = "vector.maskedload"(%v#0, %v#1, %v#2, %v#3) : (memref<4xi32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (memref<4xi32>, vector<4xi1>, vector<4xi32>)
  // expected-error @+1 {{'vector.maskedload' op requires 1 indices}}
  %r = "vector.maskedload"(%v#0, %v#1, %v#2) : (memref<4xi32>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (memref<4xi32>, index, vector<5xi1>, vector<4xi32>)
  // expected-error @+1 {{'vector.maskedload' op expected result shape to match mask shape}}
  %r = "vector.maskedload"(%v#0, %v#1, %v#2, %v#3) : (memref<4xi32>, index, vector<5xi1>, vector<4xi32>) -> vector<4xi32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (memref<4xi32>, index, vector<4xi1>, vector<5xi32>)
  // expected-error @+1 {{'vector.maskedload' op expected pass_thru of same type as result type}}
  %r = "vector.maskedload"(%v#0, %v#1, %v#2, %v#3) : (memref<4xi32>, index, vector<4xi1>, vector<5xi32>) -> vector<4xi32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (memref<4xi32>, index, vector<4xi1>, vector<4xindex>)
  // expected-error @+1 {{'vector.maskedstore' op base and valueToStore element type should match}}
  "vector.maskedstore"(%v#0, %v#1, %v#2, %v#3) : (memref<4xi32>, index, vector<4xi1>, vector<4xindex>) -> ()
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (memref<4xi32>, vector<4xi1>, vector<4xi32>)
  // expected-error @+1 {{'vector.maskedstore' op requires 1 indices}}
  "vector.maskedstore"(%v#0, %v#1, %v#2) : (memref<4xi32>, vector<4xi1>, vector<4xi32>) -> ()
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (memref<4xi32>, index, vector<3xi1>, vector<4xi32>)
  // expected-error @+1 {{'vector.maskedstore' op expected valueToStore shape to match mask shape}}
  "vector.maskedstore"(%v#0, %v#1, %v#2, %v#3) : (memref<4xi32>, index, vector<3xi1>, vector<4xi32>) -> ()
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (memref<4xi32>, index, vector<[4]xi1>, vector<4xi32>)
  "vector.maskedstore"(%v#0, %v#1, %v#2, %v#3) : (memref<4xi32>, index, vector<[4]xi1>, vector<4xi32>) -> ()
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (memref<4xi32>, index, vector<4xindex>, vector<4xi1>, vector<4xf32>)
  // expected-error @+1 {{'vector.gather' op base and result element type should match}}
  %r = "vector.gather"(%v#0, %v#1, %v#2, %v#3, %v#4) : (memref<4xi32>, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (memref<4xi32>, vector<4xindex>, vector<4xi1>, vector<4xi32>)
  // expected-error @+1 {{'vector.gather' op requires 1 indices}}
  %r = "vector.gather"(%v#0, %v#1, %v#2, %v#3) : (memref<4xi32>, vector<4xindex>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (memref<4xi32>, index, vector<5xindex>, vector<4xi1>, vector<4xi32>)
  // expected-error @+1 {{'vector.gather' op expected result dim to match indices dim}}
  %r = "vector.gather"(%v#0, %v#1, %v#2, %v#3, %v#4) : (memref<4xi32>, index, vector<5xindex>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (memref<4xi32>, index, vector<4xindex>, vector<5xi1>, vector<4xi32>)
  // expected-error @+1 {{'vector.gather' op expected result dim to match mask dim}}
  %r = "vector.gather"(%v#0, %v#1, %v#2, %v#3, %v#4) : (memref<4xi32>, index, vector<4xindex>, vector<5xi1>, vector<4xi32>) -> vector<4xi32>
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (memref<4xi32>, index, vector<4xindex>, vector<4xi1>, vector<5xi32>)
  // expected-error @+1 {{'vector.gather' op expected pass_thru of same type as result type}}
  %r = "vector.gather"(%v#0, %v#1, %v#2, %v#3, %v#4) : (memref<4xi32>, index, vector<4xindex>, vector<4xi1>, vector<5xi32>) -> vector<4xi32>
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (memref<4xi32>, index, vector<4xindex>, vector<4xi1>, vector<4xf32>)
  // expected-error @+1 {{'vector.scatter' op base and valueToStore element type should match}}
  "vector.scatter"(%v#0, %v#1, %v#2, %v#3, %v#4) : (memref<4xi32>, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (memref<4xi32>, vector<4xindex>, vector<4xi1>, vector<4xi32>)
  // expected-error @+1 {{'vector.scatter' op requires 1 indices}}
  "vector.scatter"(%v#0, %v#1, %v#2, %v#3) : (memref<4xi32>, vector<4xindex>, vector<4xi1>, vector<4xi32>) -> ()
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (memref<4xi32>, index, vector<5xindex>, vector<4xi1>, vector<4xi32>)
  // expected-error @+1 {{'vector.scatter' op expected valueToStore dim to match indices dim}}
  "vector.scatter"(%v#0, %v#1, %v#2, %v#3, %v#4) : (memref<4xi32>, index, vector<5xindex>, vector<4xi1>, vector<4xi32>) -> ()
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (memref<4xi32>, index, vector<4xindex>, vector<5xi1>, vector<4xi32>)
  // expected-error @+1 {{'vector.scatter' op expected valueToStore dim to match mask dim}}
  "vector.scatter"(%v#0, %v#1, %v#2, %v#3, %v#4) : (memref<4xi32>, index, vector<4xindex>, vector<5xi1>, vector<4xi32>) -> ()
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (tensor<4xi32>, index, vector<4xindex>, vector<4xi1>, vector<4xi32>)
  %r = "vector.scatter"(%v#0, %v#1, %v#2, %v#3, %v#4) : (tensor<4xi32>, index, vector<4xindex>, vector<4xi1>, vector<4xi32>) -> tensor<5xi32>
  return
}
