// ODS: mlir/Dialect/Async/IR/AsyncOps.td mlir/Dialect/PDL/IR/PDLOps.td mlir/Dialect/EmitC/IR/EmitC.td mlir/Dialect/LLVMIR/LLVMOps.td
// Types around other types.
// expected-error @+1 {{expected valid keyword}}
"a.b"() {a = !pdl.range<!pdl.value>} : () -> ()
// -----
// expected-error @+1 {{element of pdl.range cannot be another range, but got'!pdl.range<value>'}}
"a.b"() {a = !pdl.range<range<value>>} : () -> ()
// -----
// expected-error @+1 {{expected valid keyword}}
"a.b"() {a = !pdl.range<!pdl.range<value>>} : () -> ()
// -----
// expected-error @+1 {{invalid 'pdl' type: `i32'}}
"a.b"() {a = !pdl.range<i32>} : () -> ()
// -----
// expected-error @+1 {{invalid 'pdl' type: `foo'}}
"a.b"() {a = !pdl.range<foo>} : () -> ()
// -----
// expected-error @+1 {{expected '<'}}
"a.b"() {a = !pdl.range} : () -> ()
// -----
// expected-error @+1 {{expected valid keyword}}
"a.b"() {a = !pdl.range<>} : () -> ()
// -----
// expected-error @+1 {{expected '>'}}
"a.b"() {a = !pdl.range<value, type>} : () -> ()
// -----
// expected-error @+1 {{shape must not be empty}}
"a.b"() {a = !emitc.array<f32>} : () -> ()
// -----
// expected-error @+1 {{expected static shape}}
"a.b"() {a = !emitc.array<?xf32>} : () -> ()
// -----
// expected-error @+1 {{expected non-function type}}
"a.b"() {a = !emitc.array<-1xf32>} : () -> ()
// -----
// expected-error @+1 {{invalid array element type ''tensor<4xf32>''}}
"a.b"() {a = !emitc.array<2xtensor<4xf32>>} : () -> ()
// -----
// expected-error @+1 {{invalid array element type ''!emitc.array<3xi32>''}}
"a.b"() {a = !emitc.array<2x!emitc.array<3xi32>>} : () -> ()
// -----
// expected-error @+1 {{invalid array element type ''!emitc.lvalue<i32>''}}
"a.b"() {a = !emitc.array<2x!emitc.lvalue<i32>>} : () -> ()
// -----
// expected-error @+1 {{invalid array element type ''i5''}}
"a.b"() {a = !emitc.array<2xi5>} : () -> ()
// -----
// expected-error @+1 {{invalid array element type ''complex<f32>''}}
"a.b"() {a = !emitc.array<2xcomplex<f32>>} : () -> ()
// -----
// expected-error @+1 {{invalid array element type ''f80''}}
"a.b"() {a = !emitc.array<2xf80>} : () -> ()
// -----
// expected-error @+1 {{invalid array element type ''tuple<i32>''}}
"a.b"() {a = !emitc.array<2xtuple<i32>>} : () -> ()
// -----
// expected-error @+1 {{expected non-function type}}
"a.b"() {a = !emitc.array<2x>} : () -> ()
// -----
// expected-error @+1 {{expected 'x' in dimension list}}
"a.b"() {a = !emitc.array<2>} : () -> ()
// -----
// expected-error @+1 {{expected '>'}}
"a.b"() {a = !emitc.array<2xf32, 5>} : () -> ()
// -----
// expected-error @+1 {{expected '<'}}
"a.b"() {a = !emitc.array} : () -> ()
// -----
// expected-error @+1 {{failed to parse parameter list for target extension type}}
"a.b"() {a = !llvm.target<"a", 4, i32>} : () -> ()
