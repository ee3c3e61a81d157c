// ODS: mlir/Dialect/LLVMIR/LLVMOps.td mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td
// expected-error @+1 {{'llvm.mlir.constant' op expected integer type}}
%r:1 = "llvm.mlir.constant"() <{value = 8 : i64}>  : () -> (f32)
// -----
%r:1 = "llvm.mlir.constant"() <{value = 8 : i64}>  : () -> (i32)
// -----
// expected-error @+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
%r:1 = "llvm.mlir.constant"() <{value = 1.0 : f32}>  : () -> (f16)
// -----
// expected-error @+1 {{'llvm.mlir.constant' op expected integer type of width 32}}
%r:1 = "llvm.mlir.constant"() <{value = 1.0 : f32}>  : () -> (i64)
// -----
%r:1 = "llvm.mlir.constant"() <{value = 1.0 : f32}>  : () -> (i32)
// -----
// expected-error @+1 {{'llvm.mlir.constant' op expected vector or array type}}
%r:1 = "llvm.mlir.constant"() <{value = dense<1> : tensor<4xi32>}>  : () -> (i32)
// -----
// expected-error @+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 2 vs. 4}}
%r:1 = "llvm.mlir.constant"() <{value = dense<1> : tensor<4xi32>}>  : () -> (vector<2xi32>)
// -----
// expected-error @+1 {{'llvm.mlir.constant' op expected integer element type for integer elements attribute}}
%r:1 = "llvm.mlir.constant"() <{value = dense<1> : tensor<4xi32>}>  : () -> (vector<4xf32>)
// -----
// expected-error @+1 {{'llvm.mlir.constant' op scalable vector type requires a splat attribute}}
%r:1 = "llvm.mlir.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}>  : () -> (vector<[2]xi32>)
// -----
// expected-error @+1 {{'llvm.mlir.constant' op expected array type of 2 i8 elements for the string constant}}
%r:1 = "llvm.mlir.constant"() <{value = "ab"}>  : () -> (!llvm.array<3 x i8>)
// -----
%r:1 = "llvm.mlir.constant"() <{value = "ab"}>  : () -> (!llvm.array<2 x i8>)
// -----
// expected-error @+1 {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
%r:1 = "llvm.mlir.constant"() <{value = [1 : i32, 2 : i32]}>  : () -> (!llvm.struct<(i32, f32)>)
// -----
// expected-error @+1 {{'llvm.mlir.constant' op expected array attribute of size 1}}
%r:1 = "llvm.mlir.constant"() <{value = [1 : i32, 2 : i32]}>  : () -> (!llvm.struct<(i32)>)
// -----
// expected-error @+1 {{'llvm.mlir.constant' op expected array attribute for struct type}}
%r:1 = "llvm.mlir.constant"() <{value = 8 : i64}>  : () -> (!llvm.struct<(i32, i32)>)
// -----
// expected-error @+1 {{'llvm.mlir.constant' op expected element of array attribute to be floating point or integer}}
%r:1 = "llvm.mlir.constant"() <{value = ["a", "b"]}>  : () -> (!llvm.struct<(i32, i32)>)
// -----
// expected-error @+1 {{'llvm.mlir.constant' op expected array or struct type for array attribute}}
%r:1 = "llvm.mlir.constant"() <{value = [1 : i32]}>  : () -> (f32)
// -----
// expected-error @+1 {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 0: 1 vs. 2}}
%r:1 = "llvm.mlir.constant"() <{value = [1 : i32]}>  : () -> (!llvm.array<2 x vector<2xi32>>)
// -----
// expected-error @+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
%r:1 = "llvm.mlir.constant"() <{value = @f}>  : () -> (i32)
// -----
// expected-error @+1 {{'llvm.mlir.constant' op does not support target extension type.}}
%r:1 = "llvm.mlir.constant"() <{value = 8 : i64}>  : () -> (!llvm.target<"spirv.a">)
// -----
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "f", personality = @p}> ({
%v = "test.values"() : () -> i32
// expected-error @+1 {{clause #0 is not a known constant - null, addressof, bitcast}}
%r = "llvm.landingpad"(%v) <{cleanup}> : (i32) -> !llvm.ptr
"llvm.unreachable"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "f", personality = @p}> ({
%v = "llvm.mlir.zero"() : () -> !llvm.ptr
%r = "llvm.landingpad"(%v) <{cleanup}> : (!llvm.ptr) -> !llvm.ptr
"llvm.unreachable"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "f", personality = @p}> ({
%v = "test.values"() : () -> !llvm.array<1 x ptr>
%r = "llvm.landingpad"(%v) <{cleanup}> : (!llvm.array<1 x ptr>) -> !llvm.ptr
"llvm.unreachable"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "f", personality = @p}> ({
// expected-error @+1 {{landingpad instruction expects at least one clause or cleanup attribute}}
%r = "llvm.landingpad"() : () -> !llvm.ptr
"llvm.unreachable"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "f"}> ({
// expected-error @+1 {{llvm.landingpad needs to be in a function with a personality}}
%r = "llvm.landingpad"() <{cleanup}> : () -> !llvm.ptr
"llvm.unreachable"() : () -> ()
}) : () -> ()
// -----
%v:1 = "test.values"() : () -> (i64)
// expected-error @+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
%r:1 = "llvm.bitcast"(%v#0)  : (i64) -> (!llvm.ptr)
// -----
%v:1 = "test.values"() : () -> (i32)
%r:1 = "llvm.bitcast"(%v#0)  : (i32) -> (f32)
// -----
%v:1 = "test.values"() : () -> (i8)
// expected-error @+1 {{'llvm.intr.cttz' op requires the same type for all operands and results}}
%r:1 = "llvm.intr.cttz"(%v#0) <{is_zero_poison = false}>  : (i8) -> (!llvm.func<f16 (i32, index)>)
// -----
%r:1 = "llvm.mlir.undef"()  : () -> (!llvm.struct<(index)>)
// -----
// expected-error @+1 {{'llvm.mlir.undef' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r:1 = "llvm.mlir.undef"()  : () -> (index)
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%v:3 = "test.values"() : () -> (!llvm.ptr, i32, i32)
// expected-error @+1 {{'llvm.indirectbr' op succOperands count (2) does not match with the total size (3) specified in attribute 'indbr_operand_segments'}}
"llvm.indirectbr"(%v#0, %v#1, %v#2)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 1, 2>}>  : (!llvm.ptr, i32, i32) -> ()
^bb1(%a: i32):
"test.end"() : () -> ()
^bb2(%b: i32):
"test.end"() : () -> ()
}) : () -> ()
