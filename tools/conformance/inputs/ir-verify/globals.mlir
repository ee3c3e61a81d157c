// ODS: mlir/Dialect/LLVMIR/LLVMOps.td
llvm.func @v(i32, ...)
llvm.func @n(i32)
llvm.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.call' op expected var_callee_type to be a variadic function type}}
  llvm.call @v(%a) vararg(!llvm.func<void (i32)>) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @v(i32, ...)
llvm.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.call' op expected var_callee_type to have at most 1 parameters}}
  llvm.call @v(%a) vararg(!llvm.func<void (i32, i32, ...)>) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @v(i32, ...)
llvm.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.call' op var_callee_type parameter type mismatch: 'i32' != 'i64'}}
  llvm.call @v(%b) vararg(!llvm.func<void (i32, ...)>) : (i64) -> ()
  llvm.return
}
// -----
llvm.func @v(i32, ...) -> i32
llvm.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.call' op expected var_callee_type to return void}}
  llvm.call @v(%a) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @v(i32, ...) -> i32
llvm.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.call' op var_callee_type return type mismatch: 'i64' != 'i32'}}
  %0 = llvm.call @v(%a) vararg(!llvm.func<i64 (i32, ...)>) : (i32) -> i32
  llvm.return
}
// -----
llvm.func @v(i32, ...) -> i32
llvm.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.call' op var_callee_type return type mismatch: '!llvm.void' != 'i32'}}
  %0 = llvm.call @v(%a) vararg(!llvm.func<void (i32, ...)>) : (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.call' op var_callee_type parameter type mismatch: 'i32' != 'i64'}}
  llvm.call %p(%b) vararg(!llvm.func<void (i32, ...)>) : !llvm.ptr, (i64) -> ()
  llvm.return
}
// -----
llvm.func @v(i32, ...) -> i32
llvm.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  %0 = llvm.call @v(%a, %b) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i64) -> i32
  %1 = llvm.call %p(%a, %b) vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32, i64) -> i32
  llvm.return
}
// -----
llvm.func @v(i32, ...) -> i32
llvm.func @g() -> i32
llvm.func @f(%a: i32, %b: i64, %p: !llvm.ptr) attributes { personality = @g } {
  // expected-error @+1 {{'llvm.invoke' op var_callee_type parameter type mismatch: 'i32' != 'i64'}}
  %0 = llvm.invoke @v(%b) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (i32, ...)>) : (i64) -> i32
^bb1:
  llvm.return
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @v(i32, ...) -> i32
llvm.func @g() -> i32
llvm.func @f(%a: i32, %b: i64, %p: !llvm.ptr) attributes { personality = @g } {
  // expected-error @+1 {{'llvm.invoke' op expected var_callee_type to be a variadic function type}}
  %0 = llvm.invoke @v(%a) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (i32)>) : (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.mlir.global external @g(3 : i32) : !llvm.array<2 x i8>
// -----
// expected-error @+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global external @g("abc") : !llvm.array<2 x i8>
// -----
llvm.mlir.global external @g("abc") : !llvm.array<3 x i8>
// -----
// expected-error @+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global external @g("abc") : i32
// -----
// expected-error @+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g() : tensor<3xi32>
// -----
// expected-error @+1 {{'llvm.mlir.global' op cannot have both initializer value and region}}
llvm.mlir.global external @g(1 : i32) : i32 { %0 = llvm.mlir.constant(1 : i32) : i32 
llvm.return %0 : i32 }
// -----
// expected-error @+1 {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global external @g() : i32 { %0 = llvm.mlir.constant(1 : i64) : i64
llvm.return %0 : i64 }
// -----
// expected-error @+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(1 : i32) : i32
// -----
llvm.mlir.global common @g(0 : i32) : i32
// -----
llvm.mlir.global common @g(0.0 : f32) : f32
// -----
llvm.mlir.global common @g() : f32
// -----
// expected-error @+1 {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @g() : f32
// -----
llvm.mlir.global appending @g(dense<1> : tensor<2xi32>) : !llvm.array<2 x i32>
// -----
// expected-error @+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g() : !llvm.void
// -----
// expected-error @+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g() : !llvm.label
// -----
llvm.mlir.global external @g() : !llvm.func<void ()>
// -----
llvm.func @f() {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  // expected-error @+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %1 = llvm.mlir.addressof @x : !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @g() {addr_space = 3 : i32} : i32
llvm.func @f() {
  // expected-error @+1 {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @g() {addr_space = 3 : i32} : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
  llvm.return
}
// -----
func.func private @g()
llvm.func @f() {
  // expected-error @+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @g()
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
  llvm.return
}
