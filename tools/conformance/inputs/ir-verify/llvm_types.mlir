// ODS: mlir/Dialect/LLVMIR/LLVMOps.td
// Types in types of llvm, and types of targets.
// expected-error @+1 {{invalid LLVM structure element type: '!llvm.void'}}
"a.b"() {a = !llvm.struct<(void)>} : () -> ()
// -----
// expected-error @+1 {{invalid LLVM structure element type: '!llvm.label'}}
"a.b"() {a = !llvm.struct<(label)>} : () -> ()
// -----
// expected-error @+1 {{invalid LLVM structure element type: '!llvm.token'}}
"a.b"() {a = !llvm.struct<(token)>} : () -> ()
// -----
// expected-error @+1 {{invalid LLVM structure element type: '!llvm.metadata'}}
"a.b"() {a = !llvm.struct<(metadata)>} : () -> ()
// -----
// expected-error @+1 {{invalid LLVM structure element type: '!llvm.func<void ()>'}}
"a.b"() {a = !llvm.struct<(func<void ()>)>} : () -> ()
// -----
// expected-error @+1 {{invalid array element type: '!llvm.label'}}
"a.b"() {a = !llvm.array<2 x label>} : () -> ()
// -----
// expected-error @+1 {{invalid array element type: '!llvm.token'}}
"a.b"() {a = !llvm.array<2 x token>} : () -> ()
// -----
// expected-error @+1 {{invalid array element type: '!llvm.metadata'}}
"a.b"() {a = !llvm.array<2 x metadata>} : () -> ()
// -----
// expected-error @+1 {{invalid function result type: '!llvm.label'}}
"a.b"() {a = !llvm.func<label ()>} : () -> ()
// -----
// expected-error @+1 {{invalid function result type: '!llvm.metadata'}}
"a.b"() {a = !llvm.func<metadata ()>} : () -> ()
// -----
// expected-error @+1 {{invalid function argument type: '!llvm.void'}}
"a.b"() {a = !llvm.func<void (void)>} : () -> ()
// -----
// expected-error @+1 {{invalid function result type: '!llvm.func<void ()>'}}
"a.b"() {a = !llvm.func<func<void ()> ()>} : () -> ()
