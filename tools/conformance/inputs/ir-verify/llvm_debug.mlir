// ODS: mlir/Dialect/LLVMIR/LLVMOps.td mlir/Dialect/GPU/IR/GPUOps.td
// Debug information, aliases of memory, features, and enums whose cases are no words.
// expected-error @+1 {{expected '<'}}
"a.b"() {a = #llvm.framePointerKind} : () -> ()
// -----
// expected-error @+1 {{expected ','}}
"a.b"() {a = #gpu.loop_dim_map<bound = (d0) -> (d0)>} : () -> ()
// -----
// expected-error @+1 {{target features must start with '+' or '-'}}
"a.b"() {a = #llvm.target_features<["a"]>} : () -> ()
// -----
// expected-error @+1 {{target features can not contain ','}}
"a.b"() {a = #llvm.target_features<["+a,+b"]>} : () -> ()
// -----
// expected-error @+1 {{target features can not be null or empty}}
"a.b"() {a = #llvm.target_features<["+a", ""]>} : () -> ()
