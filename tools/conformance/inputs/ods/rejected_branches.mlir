// ODS: mlir/Dialect/Tosa/IR/TosaOps.td
func.func @s() {
  // expected-error @below {{'tosa.const' op failed to verify that all of {values, output} have same shape}}
  %0 = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> : () -> tensor<*xi32>
  return
}

// -----

func.func @s() {
  // expected-error @below {{'tosa.const' op expected same attr/result element types}}
  %0 = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> : () -> tensor<4xi8>
  return
}

// -----

func.func @a(%t: !llvm.ptr, %i: i32, %j: i64) {
  // expected-error @below {{type mismatch for bb argument #0 of successor #0}}
  "llvm.indirectbr"(%t, %i)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 1, 0>}> : (!llvm.ptr, i32) -> ()
^bb1(%x : i64):
  return
^bb2:
  return
}

// -----

func.func @a(%t: !llvm.ptr, %i: i32, %j: i64) {
  // expected-error @below {{branch has 0 operands for successor #0, but target block has 1}}
  "llvm.indirectbr"(%t, %i)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0, 1>}> : (!llvm.ptr, i32) -> ()
^bb1(%x : i64):
  return
^bb2:
  return
}

// -----

func.func @a(%t: !llvm.ptr, %i: i32, %j: i64) {
  // expected-error @below {{'llvm.indirectbr' op succOperands count (1) does not match with the total size (2) specified in attribute 'indbr_operand_segments'}}
  "llvm.indirectbr"(%t, %i)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0, 2>}> : (!llvm.ptr, i32) -> ()
^bb1:
  return
^bb2:
  return
}

// -----

func.func @a(%t: i32, %i: i32, %j: i64) {
  // expected-error @below {{type mismatch for bb argument #0 of successor #1}}
  "cf.switch"(%t, %i, %j)[^bb2, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes=array<i32: 1, 1, 1>}> : (i32, i32, i64) -> ()
^bb1(%x : i32):
  return
^bb2(%y : i32):
  return
}

// -----

llvm.func @foo()
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @a(%t: !llvm.ptr, %i: i32, %j: i64) attributes { personality = @__gxx_personality_v0 } {
  // expected-error @below {{type mismatch for bb argument #0 of successor #0}}
  "llvm.invoke"(%i)[^bb2, ^bb1] <{callee = @foo, operandSegmentSizes=array<i32: 0,1,0,0>, op_bundle_sizes = array<i32>}> : (i32) -> ()
^bb1:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
^bb2(%y : i64):
  llvm.return
}

// -----

llvm.func @foo()
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @a(%t: !llvm.ptr, %i: i32, %j: i64) attributes { personality = @__gxx_personality_v0 } {
  // expected-error @below {{branch has 1 operands for successor #0, but target block has 0}}
  "llvm.invoke"(%i)[^bb2, ^bb1] <{callee = @foo, operandSegmentSizes=array<i32: 0,1,0,0>, op_bundle_sizes = array<i32>}> : (i32) -> ()
^bb1:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
^bb2:
  llvm.return
}
