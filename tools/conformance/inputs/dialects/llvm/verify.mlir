// expected-note @below {{prior use here}}
llvm.func @f(%a: i32, %b: i64) {
  // expected-error @below {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = llvm.icmp "eq" %a, %a : f32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @below {{result #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'i32'}}
  %0 = "llvm.icmp"(%a, %a) <{predicate = 0 : i64}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi32>) {
  // expected-error @below {{failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "llvm.icmp"(%a, %a) <{predicate = 0 : i64}> : (vector<2xi32>, vector<2xi32>) -> i1
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf32>) {
  // expected-error @below {{failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "llvm.fcmp"(%a, %a) <{predicate = 0 : i64}> : (vector<2xf32>, vector<2xf32>) -> vector<3xi1>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @below {{'less' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.icmp "less" %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i64) {
  // expected-error @below {{requires the same type for all operands and results}}
  %0 = "llvm.add"(%a, %b) : (i32, i64) -> i32
  llvm.return
}

// -----

// expected-error @below {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a: si32) {
  llvm.return
}

// -----

// expected-error @below {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a: vector<2x2xi32>) {
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @below {{operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = "llvm.fadd"(%a, %a) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @below {{can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %a : i32 to !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.struct<(i32)>) {
  // expected-error @below {{operand #0 must be LLVM-compatible non-aggregate type, but got '!llvm.struct<(i32)>'}}
  %0 = llvm.bitcast %a : !llvm.struct<(i32)> to i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @below {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.sext %a : i32 to i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @below {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.zext %a : i32 to i16
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi32>) {
  // expected-error @below {{input type is a vector but output type is an integer}}
  %0 = llvm.zext %a : vector<2xi32> to i64
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @below {{input type is an integer but output type is a vector}}
  %0 = llvm.sext %a : i32 to vector<2xi64>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi32>) {
  // expected-error @below {{input and output vectors are of incompatible shape}}
  %0 = llvm.sext %a : vector<2xi32> to vector<3xi64>
  llvm.return
}

// -----

llvm.func @f(%a: i64) {
  // expected-error @below {{expected op to return a single LLVM pointer type}}
  %0 = "llvm.inttoptr"(%a) <{dereferenceable = #llvm.dereferenceable<bytes = 8>}> : (i64) -> vector<2x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @f(%a: i64) {
  // expected-error @below {{result #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i64'}}
  %0 = "llvm.inttoptr"(%a) <{dereferenceable = #llvm.dereferenceable<bytes = 8>}> : (i64) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i1, %b: i32, %c: i64) {
  // expected-error @below {{failed to verify that all of {trueValue, falseValue, res} have same type}}
  %0 = "llvm.select"(%a, %b, %c) : (i1, i32, i64) -> i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{expected array type of 2 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("ab") : !llvm.array<3 x i8>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{attribute and type have different float semantics}}
  %0 = llvm.mlir.constant(1.0 : f32) : f64
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{expected integer type of width 32}}
  %0 = llvm.mlir.constant(1.0 : f32) : i16
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{expected array attribute for struct type}}
  %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{expected array attribute of size 2}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{struct element at index 1 is of wrong type}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i64]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{expected element of array attribute to be floating point or integer}}
  %0 = llvm.mlir.constant([1 : i32, "x"]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{expected struct element types to be floating point type or integer type}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(ptr)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{does not support target extension type.}}
  %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"spirv.Image">
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{expected vector or array type}}
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{type and attribute have a different number of elements: 3 vs. 2}}
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<3xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{expected integer element type for integer elements attribute}}
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xf32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{expected integer type of width 32}}
  %0 = llvm.mlir.constant(dense<1.0> : vector<2xf32>) : vector<2xi16>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{attribute and type have different float semantics}}
  %0 = llvm.mlir.constant(dense<1.0> : vector<2xf32>) : vector<2xf64>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{scalable vector type requires a splat attribute}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<[2]xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{expected array or struct type for array attribute}}
  %0 = llvm.mlir.constant([1 : i32]) : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{array attribute size does not match array type size in dimension 0: 1 vs. 2}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{for array with an array attribute must have a struct element type}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{nested attribute for sub-array in dimension 0 at index 0 must be a zero, or undef, or array attribute}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x array<1 x struct<(i32)>>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(unit) : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{target extension type does not support zero-initializer}}
  %0 = llvm.mlir.zero : !llvm.target<"other">
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{result #0 must be LLVM token type, but got 'i32'}}
  %0 = "llvm.mlir.none"() : () -> i32
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %a[1] : !llvm.struct<(i32)>
  // expected-error @below {{position out of bounds: 1}}
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.struct<(i32)>) {
  // expected-error @below {{position out of bounds: 1}}
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 1>}> : (!llvm.struct<(i32)>) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.struct<(i32)>) {
  // expected-error @below {{expected LLVM IR structure/array type, got: 'i32'}}
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 0, 0>}> : (!llvm.struct<(i32)>) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.struct<(i32)>) {
  // expected-error @below {{Type mismatch: extracting from '!llvm.struct<(i32)>' should produce 'i32' but this op returns 'i64'}}
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.struct<(i32)>, %b: i64) {
  // expected-error @below {{Type mismatch: cannot insert 'i64' into '!llvm.struct<(i32)>'}}
  %0 = "llvm.insertvalue"(%a, %b) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>, i64) -> !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi32>, %b: i64) {
  // expected-error @below {{failed to verify that result type matches vector element type}}
  %0 = "llvm.extractelement"(%a, %b) : (vector<2xi32>, i64) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi32>, %b: i64) {
  // expected-error @below {{failed to verify that argument type matches vector element type}}
  %0 = "llvm.insertelement"(%a, %b, %b) : (vector<2xi32>, i64, i64) -> vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi32>, %b: vector<3xi32>) {
  // expected-error @below {{failed to verify that all of {v1, v2} have same type}}
  %0 = "llvm.shufflevector"(%a, %b) <{mask = array<i32: 0>}> : (vector<2xi32>, vector<3xi32>) -> vector<1xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<[2]xi32>) {
  // expected-error @below {{expected a splat operation for scalable vectors}}
  %0 = llvm.shufflevector %a, %a [0, 1] : vector<[2]xi32>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error @below {{this target extension type cannot be used in alloca}}
  %0 = llvm.alloca %n x !llvm.target<"other"> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @below {{index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @below {{type 'i32' cannot be indexed (index #1)}}
  %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{expected as many dynamic indices as specified in 'rawConstantIndices'}}
  %0 = "llvm.getelementptr"(%p, %i) <{elem_type = i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @below {{integer value too large}}
  %0 = llvm.getelementptr %p[4294967296] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @below {{expected syncscope to be null for non-atomic access}}
  %0 = llvm.load %p {syncscope = "s"} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @below {{unsupported type '!llvm.array<1 x i32>' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> !llvm.array<1 x i32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @below {{unsupported ordering 'release'}}
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @below {{expected alignment for atomic access}}
  %0 = llvm.load %p atomic acquire : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @below {{expected op to return a single LLVM pointer type}}
  %0 = llvm.load %p dereferenceable<bytes = 8> : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @below {{result #0 must be LLVM type with size, but got '!llvm.void'}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.void
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @below {{result #0 must be LLVM type with size, but got '!llvm.struct<"o", opaque>'}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"o", opaque>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @below {{result #0 must be LLVM type with size, but got '!llvm.target<"other">'}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.target<"other">
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{unsupported ordering 'acquire'}}
  llvm.store %i, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i7) {
  // expected-error @below {{unsupported type 'i7' for atomic access}}
  llvm.store %i, %p atomic release {alignment = 4 : i64} : i7, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{'llvm.store' op attribute 'access_groups' failed to satisfy constraint: LLVM dialect access group metadata array}}
  llvm.store %i, %p {access_groups = [1]} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{'llvm.store' op attribute 'alias_scopes' failed to satisfy constraint: LLVM dialect alias scope array}}
  llvm.store %i, %p {alias_scopes = ["x"]} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{'llvm.store' op attribute 'tbaa' failed to satisfy constraint: LLVM dialect TBAA tag metadata array}}
  llvm.store %i, %p {tbaa = [#llvm.tbaa_root]} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: f32) {
  // expected-error @below {{expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %p, %i monotonic : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{expected LLVM IR floating point type}}
  %0 = llvm.atomicrmw fadd %p, %i monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: vector<2xi32>) {
  // expected-error @below {{expected LLVM IR floating point type for vector element}}
  %0 = llvm.atomicrmw fadd %p, %i monotonic : !llvm.ptr, vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i1) {
  // expected-error @below {{unexpected LLVM IR type for 'xchg' bin_op}}
  %0 = llvm.atomicrmw xchg %p, %i monotonic : !llvm.ptr, i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{expected at least 'monotonic' ordering}}
  %0 = llvm.atomicrmw xchg %p, %i unordered : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{failed to verify that result #0 and operand #1 have the same type}}
  %0 = "llvm.atomicrmw"(%p, %i) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i64
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64) {
  // expected-error @below {{failed to verify that operand #1 and operand #2 have the same type}}
  %0 = "llvm.cmpxchg"(%p, %i, %l) <{success_ordering = 2 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i32, i64) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{failed to verify that result #0 has an LLVM struct type consisting of the type of operand #2 and a bool}}
  %0 = "llvm.cmpxchg"(%p, %i, %i) <{success_ordering = 2 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i1) {
  // expected-error @below {{unexpected LLVM IR type}}
  %0 = llvm.cmpxchg %p, %i, %i monotonic monotonic : !llvm.ptr, i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{ordering must be at least 'monotonic'}}
  %0 = llvm.cmpxchg %p, %i, %i monotonic unordered : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{failure ordering cannot be 'release' or 'acq_rel'}}
  %0 = llvm.cmpxchg %p, %i, %i acq_rel release : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence monotonic
  llvm.return
}

// -----

llvm.func @f(%c: i1) {
  // expected-error @below {{expects number of branch weights to match number of successors: 1 vs 2}}
  llvm.cond_br %c weights([1]), ^a, ^b
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @f(%c: i1) {
  // expected-error @below {{branch has 0 operands for successor #0, but target block has 1}}
  llvm.br ^a
^a(%x: i32):
  llvm.return
}

// -----

llvm.func @f(%c: i1, %x: i64) {
  // expected-error @below {{type mismatch for bb argument #0 of successor #0}}
  llvm.br ^a(%x : i64)
^a(%y: i32):
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error @below {{expects number of case values to match number of case destinations}}
  "llvm.switch"(%i)[^a, ^a] <{case_operand_segments = array<i32: 0>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error @below {{expects case value type to match condition value type}}
  "llvm.switch"(%i)[^a, ^a] <{case_operand_segments = array<i32: 0>, case_values = dense<[1]> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  llvm.return
}

// -----

// expected-note @below {{when returning from function}}
llvm.func @f(%i: i32) {
  // expected-error @below {{expected no operands}}
  llvm.return %i : i32
}

// -----

// expected-note @below {{when returning from function}}
llvm.func @f() -> i32 {
  // expected-error @below {{expected 1 operand}}
  llvm.return
}

// -----

// expected-note @below {{when returning from function}}
llvm.func @f(%i: i64) -> i32 {
  // expected-error @below {{mismatching result types}}
  llvm.return %i : i64
}

// -----

// expected-error @below {{expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @g() : !llvm.void

// -----

// expected-error @below {{this target extension type cannot be used in a global}}
llvm.mlir.global @g() : !llvm.target<"other">

// -----

// expected-error @below {{requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global @g("ab") : !llvm.array<3 x i8>

// -----

// expected-error @below {{type can only be omitted for string globals}}
llvm.mlir.global @g(1 : i32)

// -----

// expected-error @below {{cannot have both initializer value and region}}
llvm.mlir.global @g(1 : i32) : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error @below {{expected zero value for 'common' linkage}}
llvm.mlir.global common @g(1 : i32) : i32

// -----

// expected-error @below {{expected array type for 'appending' linkage}}
llvm.mlir.global appending @g() : i32

// -----

// expected-error @below {{expected comdat symbol}}
llvm.mlir.global @g() comdat(@none) : i32

// -----

// expected-error @below {{alignment attribute is not a power of 2}}
llvm.mlir.global @g() {alignment = 3 : i64} : i32

// -----

// expected-error @below {{attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
llvm.mlir.global @g() {addr_space = -1 : i32} : i32

// -----

// expected-error @below {{initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}

// -----

// expected-error @below {{initializer region cannot return void}}
llvm.mlir.global @g() : i32 {
  llvm.return
}

// -----

llvm.mlir.global @g() : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  // expected-error @below {{ops with side effects not allowed in global initializers}}
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// -----

// expected-error @below {{attribute 'dbg_exprs' failed to satisfy constraint: an array of variable expressions}}
llvm.mlir.global @g() {dbg_exprs = [1]} : i32

// -----

// expected-error @below {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@f], priorities = [], data = []

// -----

// expected-error @below {{'f' does not reference a valid LLVM function}}
llvm.mlir.global_dtors dtors = [@f], priorities = [1 : i32], data = [#llvm.zero]

// -----

llvm.func @f()
// expected-error @below {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_ctors ctors = [@f], priorities = [1 : i32], data = [1 : i32]

// -----

// expected-error @below {{'common' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias common @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error @below {{expects type to be a valid element type for an LLVM global alias}}
llvm.mlir.alias @a : !llvm.void {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error @below {{initializer region must always return a pointer}}
llvm.mlir.alias @a : i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}

// -----

llvm.mlir.alias @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  // expected-error @below {{ops with side effects are not allowed in alias initializers}}
  %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
  llvm.return %1 : !llvm.ptr
}

// -----

// expected-error @below {{expected zero or one type}}
llvm.mlir.alias @a : i32, i64 {
}

// -----

// expected-error @below {{'common' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc common @f : !llvm.func<f32 (i64)>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr

// -----

// expected-error @below {{resolver must be a definition}}
llvm.mlir.ifunc @f : !llvm.func<f32 (i64)>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr

// -----

// expected-error @below {{must have a function resolver}}
llvm.mlir.ifunc @f : !llvm.func<f32 (i64)>, !llvm.ptr @r
llvm.mlir.global @r() : i32

// -----

// expected-error @below {{resolver must return a pointer}}
llvm.mlir.ifunc @f : !llvm.func<f32 (i64)>, !llvm.ptr @r
llvm.func @r() -> i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}

// -----

// expected-error @below {{resolver has incorrect type}}
llvm.mlir.ifunc @f : !llvm.func<f32 (i64)>, !llvm.ptr<1> @r
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @f() {
  // expected-error @below {{must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %0 = llvm.mlir.addressof @none : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global @g() {addr_space = 1 : i32} : i32
llvm.func @f() {
  // expected-error @below {{pointer address space must match address space of the referenced global or alias}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
  %0 = llvm.dso_local_equivalent @none : !llvm.ptr
  llvm.return
}

// -----

llvm.func extern_weak @g()
llvm.func @f() {
  // expected-error @below {{target function with 'extern_weak' linkage not allowed}}
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global @g() : i32
llvm.mlir.alias @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  // expected-error @below {{must reference an alias to a function}}
  %0 = llvm.dso_local_equivalent @a : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{expects an existing block label target in the referenced function}}
  %0 = llvm.blockaddress <function = @f, tag = <id = 2>> : !llvm.ptr
  llvm.blocktag <id = 1>
  llvm.return
}

// -----

llvm.func @f() {
  llvm.blocktag <id = 1>
  llvm.br ^a
^a:
  // expected-error @below {{duplicate block tag '1' in the same function: }}
  llvm.blocktag <id = 1>
  llvm.return
}

// -----

llvm.comdat @c {
  // expected-error @below {{only comdat selector symbols can appear in a comdat region}}
  llvm.func @f()
}

// -----

llvm.func @f() {
  // expected-error @below {{must appear at the module level}}
  llvm.linker_options ["x"]
  llvm.return
}

// -----

// expected-error @below {{expected a module flag attribute}}
llvm.module_flags [1 : i32]

// -----

// expected-error @below {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", 1 : i32>]

// -----

// expected-error @below {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", [1 : i32]>]

// -----

// expected-error @below {{'ProfileSummary' key expects a '#llvm.profile_summary' attribute}}
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", 1 : i32>]

// -----

// expected-error @below {{only integer and string values are currently supported for unknown key '"x"'}}
llvm.module_flags [#llvm.mlir.module_flag<error, "x", dense<1> : vector<1xi32>>]

// -----

// expected-error @below {{only integer and string values are currently supported for unknown key '"x"'}}
llvm.module_flags [#llvm.mlir.module_flag<append, "x", [1 : i32]>]

// -----

// expected-error @below {{functions cannot have 'common' linkage}}
llvm.func common @f()

// -----

// expected-error @below {{external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @f()

// -----

// expected-error @below {{expected comdat symbol}}
llvm.func @f() comdat(@none)

// -----

// expected-error @below {{no_inline and always_inline attributes are incompatible}}
llvm.func @f() attributes {no_inline, always_inline} {
  llvm.return
}

// -----

// expected-error @below {{with optimize_none must also be no_inline}}
llvm.func @f() attributes {optimize_none} {
  llvm.return
}

// -----

llvm.func @p(...) -> i32
// expected-error @below {{'llvm.landingpad' should have a consistent result type inside a function}}
llvm.func @f() attributes {personality = @p} {
  llvm.return
^a:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.br ^b
^b:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i64)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
// expected-error @below {{'llvm.resume' should have a consistent input type inside a function}}
llvm.func @f(%x: i32) attributes {personality = @p} {
  llvm.return
^a:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %x : i32
}

// -----

llvm.func @f() {
  // expected-error @below {{llvm.landingpad needs to be in a function with a personality}}
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  // expected-error @below {{landingpad instruction expects at least one clause or cleanup attribute}}
  %0 = llvm.landingpad : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%p: !llvm.ptr) attributes {personality = @p} {
  // expected-error @below {{clause #0 is not a known constant - null, addressof, bitcast}}
  %0 = llvm.landingpad (catch %p : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%p: !llvm.ptr) attributes {personality = @p} {
  %1 = llvm.mlir.undef : !llvm.ptr
  // expected-error @below {{clause #0 is not a known constant - null, addressof, bitcast}}
  %0 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @t()
llvm.func @f(%p: !llvm.ptr) attributes {personality = @p} {
  // expected-error @below {{first operation in unwind destination should be a llvm.landingpad operation}}
  llvm.invoke @t() to ^a unwind ^b : () -> ()
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'none' does not reference a symbol in the current scope}}
  llvm.call @none() : () -> ()
  llvm.return
}

// -----

llvm.mlir.global @g() : i32
llvm.func @f() {
  // expected-error @below {{'g' does not reference a valid LLVM function or IFunc}}
  llvm.call @g() : () -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f() {
  // expected-error @below {{incorrect number of operands (0) for callee (expecting: 1)}}
  llvm.call @g() : () -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i64) {
  // expected-error @below {{operand type mismatch for operand 0: 'i64' != 'i32'}}
  llvm.call @g(%a) : (i64) -> ()
  llvm.return
}

// -----

llvm.func @g() -> i32
llvm.func @f(%a: i64) {
  // expected-error @below {{expected function call to produce a value}}
  llvm.call @g() : () -> ()
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f(%a: i64) {
  // expected-error @below {{calling function with void result must not produce values}}
  %0 = llvm.call @g() : () -> i32
  llvm.return
}

// -----

llvm.func @g() -> i64
llvm.func @f(%a: i64) {
  // expected-error @below {{result type mismatch: 'i32' != 'i64'}}
  %0 = llvm.call @g() : () -> i32
  llvm.return
}

// -----

llvm.func @g(...)
llvm.func @f(%a: i64) {
  // expected-error @below {{missing var_callee_type attribute for vararg call}}
  llvm.call @g(%a) : (i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i64) {
  // expected-error @below {{indirect call expects a pointer as callee: 'i64'}}
  llvm.call %a() : i64, () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i64) {
  // expected-error @below {{must have either a `callee` attribute or at least an operand}}
  "llvm.call"() <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  llvm.return
}

// -----

llvm.func @g(i64, ...)
llvm.func @f(%a: i64) {
  // expected-error @below {{expected var_callee_type to be a variadic function type}}
  llvm.call @g(%a) vararg(!llvm.func<void (i64)>) : (i64) -> ()
  llvm.return
}

// -----

llvm.func @g(i64, ...)
llvm.func @f(%a: i64) {
  // expected-error @below {{expected var_callee_type to have at most 1 parameters}}
  llvm.call @g(%a) vararg(!llvm.func<void (i64, i64, ...)>) : (i64) -> ()
  llvm.return
}

// -----

llvm.func @g(i64, ...)
llvm.func @f(%a: i64) {
  // expected-error @below {{var_callee_type parameter type mismatch: 'i32' != 'i64'}}
  llvm.call @g(%a) vararg(!llvm.func<void (i32, ...)>) : (i64) -> ()
  llvm.return
}

// -----

llvm.func @g(i64, ...)
llvm.func @f(%a: i64) {
  // expected-error @below {{expected var_callee_type to return void}}
  llvm.call @g(%a) vararg(!llvm.func<i32 (i64, ...)>) : (i64) -> ()
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f(%a: i64) {
  // expected-error @below {{expected 1 operand bundle tags, but actually got 0}}
  "llvm.call"(%a) <{callee = @g, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 0, 1>}> : (i64) -> ()
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f(%a: i64) {
  // expected-error @below {{operand bundle tag must be a StringAttr}}
  "llvm.call"(%a) <{callee = @g, op_bundle_sizes = array<i32: 1>, op_bundle_tags = [1], operandSegmentSizes = array<i32: 0, 1>}> : (i64) -> ()
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f(%a: i64) {
  // expected-error @below {{expected function with 0 or 1 result}}
  %0:2 = llvm.call @g() : () -> (i32, i32)
  llvm.return
}

// -----

llvm.func @f(%a: i64) {
  // expected-error @below {{intrinsic name must start with 'llvm.'}}
  llvm.call_intrinsic "other"(%a) : (i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i64) {
  // expected-error @below {{tail call kind 'musttail' is not supported by this operation}}
  llvm.inline_asm tail_call_kind = <musttail> "x", "r" %a : (i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i1) {
  // expected-error @below {{expected 1 operand bundle tags, but actually got 0}}
  "llvm.intr.assume"(%a, %a) <{op_bundle_sizes = array<i32: 1>}> : (i1, i1) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: vector<4x!llvm.ptr>, %m: vector<4xi1>) {
  // expected-error @below {{expected operand #1 type to be 'vector<3x!llvm.ptr>'}}
  %0 = llvm.intr.masked.gather %a, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<3xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4x!llvm.ptr>, %m: vector<4xi1>, %v: vector<3xf32>) {
  // expected-error @below {{expected operand #2 type to be 'vector<3x!llvm.ptr>'}}
  llvm.intr.masked.scatter %v, %a, %m {alignment = 1 : i32} : vector<3xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error @below {{expected result type to be an homogeneous struct with two elements matching the operand type, but got 'f32'}}
  %0 = llvm.intr.sincos(%a) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: vector<[4]xf32>, %b: vector<4xf32>) {
  // expected-error @below {{failed to verify that it is not inserting scalable into fixed-length vectors.}}
  %0 = llvm.intr.vector.insert %a, %b[0] : vector<[4]xf32> into vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xf32>) {
  // expected-error @below {{failed to verify that it is not extracting scalable from fixed-length vectors.}}
  %0 = llvm.intr.vector.extract %a[0] : vector<[4]xf32> from vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<131072xf32>, %b: vector<4xf32>) {
  // expected-error @below {{failed to verify that vectors are not bigger than 2^17 bits.}}
  %0 = llvm.intr.vector.insert %b, %a[0] : vector<4xf32> into vector<131072xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<131072xf32>) {
  // expected-error @below {{failed to verify that vectors are not bigger than 2^17 bits.}}
  %0 = llvm.intr.vector.extract %a[0] : vector<4xf32> from vector<131072xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xf32>) {
  // expected-error @below {{failed to verify that result has twice as many elements as 'vec1'}}
  %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xf32>) {
  // expected-error @below {{failed to verify that result has twice as many elements as 'vec1'}}
  %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<[8]xf32>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @below {{attribute 'roundingmode' failed to satisfy constraint: LLVM Rounding Mode whose minimum value is 0}}
  %0 = llvm.intr.experimental.constrained.sitofp %a invalid ignore : i32 to f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i64) {
  // expected-error @below {{requires the same type for all operands and results}}
  %0 = "llvm.intr.smax"(%a, %b) : (i32, i64) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i64) {
  // expected-error @below {{operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'i32'}}
  %0 = "llvm.intr.vector.reduce.add"(%a) : (i32) -> i32
  llvm.return
}

// -----

// expected-error @below {{invalid array element type: '!llvm.void'}}
func.func private @f(!llvm.array<2 x void>)

// -----

// expected-error @below {{invalid LLVM structure element type: '!llvm.func<void ()>'}}
func.func private @f(!llvm.struct<(func<void ()>)>)

// -----

// expected-error @below {{invalid function result type: '!llvm.func<void ()>'}}
func.func private @f(!llvm.func<func<void ()> ()>)

// -----

// expected-error @below {{invalid function argument type: '!llvm.void'}}
func.func private @f(!llvm.func<void (void)>)

// -----

// expected-error @below {{expected ')'}}
func.func private @f(!llvm.func<void (..., i32)>)

// -----

// expected-error @below {{failed to parse parameter list for target extension type}}
func.func private @f(!llvm.target<"x", 1, i32>)

// -----

// expected-error @below {{unknown LLVM type: other}}
func.func private @f(!llvm.other)

// -----

// expected-error @below {{target features must start with '+' or '-'}}
func.func private @f() attributes {a = #llvm.target_features<["sse"]>}

// -----

// expected-error @below {{target features can not contain ','}}
func.func private @f() attributes {a = #llvm.target_features<["+a,+b"]>}

// -----

// expected-error @below {{target features can not be null or empty}}
func.func private @f() attributes {a = #llvm.target_features<[""]>}

// -----

// expected-error @below {{invalid kind of type specified: expected builtin.integer, but found 'f32'}}
func.func private @f() attributes {a = #llvm.constant_range<f32, 1, 2>}

// -----

// expected-error @below {{id of an alias scope must be a StringAttr or a DistrinctAttr}}
func.func private @f() attributes {a = #llvm.alias_scope<id = 1 : i32, domain = #llvm.alias_scope_domain<id = distinct[0]<>>>}

// -----

// expected-error @below {{unknown attribute `other` in dialect `llvm`}}
func.func private @f() attributes {a = #llvm.other}

// -----

// expected-error @below {{expected 'llvm.data_layout' to be a string attributes}}
func.func private @f() attributes {llvm.data_layout = 1 : i32}

// -----

// expected-error @below {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
func.func private @f(i32 {llvm.noalias})

// -----

// expected-error @below {{"llvm.noalias" should be a unit attribute}}
func.func private @f(i32 {llvm.noalias = 1 : i32})

// -----

// expected-error @below {{"llvm.byval" should be a type attribute}}
func.func private @f(!llvm.ptr {llvm.byval})

// -----

// expected-error @below {{"llvm.align" should be an integer attribute}}
func.func private @f(!llvm.ptr {llvm.align = "x"})

// -----

// expected-error @below {{"llvm.signext" attribute attached to non-integer LLVM type}}
func.func private @f(f32 {llvm.signext})

// -----

// expected-error @below {{"llvm.byval" is not a valid result attribute}}
func.func private @f(f32) -> (f32 {llvm.byval = i32})

// -----

// expected-error @below {{"llvm.sret" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.sret = i32})

// -----

// expected-error @below {{"llvm.sret" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.sret})

// -----

// expected-error @below {{"llvm.sret" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.sret = i32})

// -----

// expected-error @below {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f() -> (i32 {llvm.noalias})

// -----

// expected-error @below {{"llvm.returned" is not a valid result attribute}}
llvm.func @f() -> (i32 {llvm.returned})

// -----

llvm.func @g()
llvm.func @f() {
  // expected-error @below {{custom op 'llvm.call' expected a non-void result type}}
  llvm.call @g() : () -> !llvm.void
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @below {{custom op 'llvm.call' expected a non-void result type}}
  %0 = llvm.call %p() : !llvm.ptr, () -> (!llvm.void)
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f() -> i32 attributes {personality = @g} {
  // expected-error @below {{custom op 'llvm.invoke' expected a non-void result type}}
  llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> !llvm.void
^bb1:
  llvm.unreachable
^bb2:
  llvm.unreachable
}
