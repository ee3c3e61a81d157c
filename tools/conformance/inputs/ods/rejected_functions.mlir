// ODS: mlir/Dialect/WasmSSA/IR/WasmSSAOps.td mlir/Dialect/Transform/IR/TransformOps.td mlir/Dialect/Linalg/TransformOps/LinalgTransformOps.td mlir/Dialect/Linalg/TransformOps/LinalgMatchOps.td mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td mlir/Dialect/Async/IR/AsyncOps.td mlir/Dialect/EmitC/IR/EmitC.td mlir/Dialect/PDL/IR/PDLOps.td mlir/Dialect/PDLInterp/IR/PDLInterpOps.td mlir/Dialect/GPU/IR/GPUOps.td mlir/Dialect/Shape/IR/ShapeOps.td mlir/Dialect/MLProgram/IR/MLProgramOps.td
module {
  // expected-error @below {{entry block should have same number of arguments as function type. Function type has 1, entry block has 0}}
  "wasmssa.func"() <{functionType = (i32) -> (), sym_name = "x"}> ({
  ^bb0:
    wasmssa.return
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{entry block argument type should be LocalRefType, got 'i32' for block argument 0}}
  "wasmssa.func"() <{functionType = (i32) -> (), sym_name = "x"}> ({
  ^bb0(%a: i32):
    wasmssa.return
  }) : () -> ()
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{'transform.named_sequence' op entry block must have 1 arguments to match function signature}}
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "x"}> ({
  ^bb0:
    transform.yield
  }) : () -> ()
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{'transform.named_sequence' op type of entry block argument #0('i32') must match the type of the corresponding argument in function signature('!transform.any_op')}}
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "x"}> ({
  ^bb0(%a: i32):
    transform.yield
  }) : () -> ()
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{must provide consumed/readonly status for arguments of external or called ops}}
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "x"}> ({
  }) : () -> ()
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{must provide consumed/readonly status for arguments of external or called ops}}
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "x", sym_visibility = "private"}> ({
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'llvm.func' op entry block must have 1 arguments to match function signature}}
  "llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "x"}> ({
  ^bb0:
    llvm.return
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'llvm.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
  "llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "x"}> ({
  ^bb0(%a: i64):
    llvm.return
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'async.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
  "async.func"() <{function_type = (i32) -> (!async.token), sym_name = "x"}> ({
  ^bb0(%a: i64):
    async.return
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'async.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
  "async.func"() <{function_type = (i32) -> (i32), sym_name = "x"}> ({
  ^bb0(%a: i64):
    async.return
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'async.func' op  results' (optional) async token type is expected to appear as the 1st return value, but got 2}}
  "async.func"() <{function_type = (i32) -> (!async.value<i32>, !async.token), sym_name = "x"}> ({
  ^bb0(%a: i32):
    async.return %a : i32
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'async.func' op result type must be async value type or async token type, but got 'i32'}}
  "async.func"() <{function_type = (i32) -> (i32), sym_name = "x"}> ({
  ^bb0(%a: i32):
    async.return %a : i32
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'emitc.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
  "emitc.func"() <{function_type = (i32) -> (i32, i32), sym_name = "x"}> ({
  ^bb0(%a: i64):
    emitc.return
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'pdl_interp.func' op entry block must have 1 arguments to match function signature}}
  "pdl_interp.func"() <{function_type = (!pdl.operation) -> (), sym_name = "x"}> ({
  ^bb0:
    pdl_interp.finalize
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'pdl_interp.func' op region #0 ('body') failed to verify constraint: region with at least 1 blocks}}
  "pdl_interp.func"() <{function_type = (!pdl.operation) -> (), sym_name = "x"}> ({
  }) : () -> ()
}

// -----

module {
  gpu.module @x {
  // expected-error @below {{'gpu.func' op expected at least 1 arguments to body region}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0:
    gpu.return
  }) {sym_name = "x"} : () -> ()
  }
}

// -----

module {
  gpu.module @x {
  // expected-error @below {{'gpu.func' op expected body region argument #0 to be of type 'i32', got 'i64'}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: i64):
    gpu.return
  }) {sym_name = "x"} : () -> ()
  }
}

// -----

module {
  gpu.module @x {
  // expected-error @below {{'gpu.func' op expected body with at least one block}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  }) {sym_name = "x"} : () -> ()
  }
}

// -----

module {
  gpu.module @x {
  // expected-error @below {{'gpu.func' op expected memref type in attribution}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: i32, %b: i32):
    gpu.return
  }) {sym_name = "x"} : () -> ()
  }
}

// -----

module {
  // expected-error @below {{'func.func' op arguments may only have dialect attributes}}
  func.func @x(%a: i32 {foo}) { 
    return
  }
}

// -----

module {
  // expected-error @below {{'func.func' op symbol declaration cannot have public visibility}}
  "func.func"() <{function_type = (i32) -> (), sym_name = "symbol", arg_attrs = [{}, {}]}> ({
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'shape.func' op symbol declaration cannot have public visibility}}
  "shape.func"() <{function_type = (i32) -> (), sym_name = "symbol", arg_attrs = [{}, {}]}> ({
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'async.func' op symbol declaration cannot have public visibility}}
  "async.func"() <{function_type = (i32) -> (), sym_name = "symbol", arg_attrs = [{}, {}]}> ({
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'async.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1}}
  "async.func"() <{function_type = (i32) -> (), sym_name = "symbol", arg_attrs = [{}, {}]}> ({
  ^bb0:
    async.return
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'ml_program.subgraph' op symbol declaration cannot have public visibility}}
  "ml_program.subgraph"() <{function_type = (i32) -> (), sym_name = "symbol", arg_attrs = [{}, {}]}> ({
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'ml_program.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1}}
  "ml_program.func"() <{function_type = (i32) -> (), sym_name = "symbol", arg_attrs = [{}, {}]}> ({
  ^bb0:
    ml_program.return
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'ml_program.subgraph' op symbol declaration cannot have public visibility}}
  "ml_program.subgraph"() <{arg_attrs = [], function_type = () -> (), sym_name = "symbol"}> ({
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'shape.func' op symbol declaration cannot have public visibility}}
  "shape.func"() <{function_type = () -> (), sym_name = "symbol"}> ({
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'async.func' op symbol declaration cannot have public visibility}}
  "async.func"() <{function_type = () -> (), sym_name = "symbol"}> ({
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'async.func' op result is expected to be at least of size 1, but got 0}}
  "async.func"() <{function_type = () -> (), sym_name = "symbol", sym_visibility = "private"}> ({
  }) : () -> ()
}

// -----

gpu.module @x {
  // expected-error @below {{'gpu.func' op expected at least 2 arguments to body region}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: i32):
    gpu.return
  }) {sym_name = "x", workgroup_attributions = 1 : i64} : () -> ()
}

// -----

gpu.module @x {
  // expected-error @below {{'gpu.func' op expected memory space workgroup in attribution}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: i32, %b: memref<1xf32, #gpu.address_space<private>>):
    gpu.return
  }) {sym_name = "x", workgroup_attributions = 1 : i64} : () -> ()
}

// -----

gpu.module @x {
  // expected-error @below {{'gpu.func' op expected memory space private in attribution}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: i32, %b: memref<1xf32, #gpu.address_space<workgroup>>):
    gpu.return
  }) {sym_name = "x"} : () -> ()
}

// -----

gpu.module @x {
  // expected-error @below {{'gpu.func' op expected memref type in attribution}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: i32, %b: memref<*xf32>):
    gpu.return
  }) {sym_name = "x"} : () -> ()
}

// -----

gpu.module @x {
  // expected-error @below {{'gpu.func' op expected void return type for kernel function}}
  "gpu.func"() <{function_type = (i32) -> (i32)}> ({
  ^bb0(%a: i32):
    gpu.return
  }) {sym_name = "x", gpu.kernel} : () -> ()
}

// -----

module {
  // expected-error @below {{func argument type #0('i32') doesn't match entry block referenced type ('i64')}}
  "wasmssa.func"() <{functionType = (i32) -> (), sym_name = "x"}> ({
  ^bb0(%a: !wasmssa<local ref to i64>):
    wasmssa.return
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'wasmssa.func' op arguments may only have dialect attributes}}
  "wasmssa.func"() <{functionType = (i32) -> (), sym_name = "x", arg_attrs = [{a}]}> ({
  ^bb0(%a: !wasmssa<local ref to i64>):
    wasmssa.return
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'wasmssa.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1}}
  "wasmssa.func"() <{functionType = (i32) -> (), sym_name = "x", arg_attrs = [{}, {}]}> ({
  ^bb0(%a: !wasmssa<local ref to i64>):
    wasmssa.return
  }) : () -> ()
}
