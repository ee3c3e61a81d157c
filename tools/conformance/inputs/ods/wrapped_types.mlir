// ODS: mlir/Dialect/Async/IR/AsyncOps.td mlir/Dialect/PDL/IR/PDLOps.td mlir/Dialect/EmitC/IR/EmitC.td mlir/Dialect/LLVMIR/LLVMOps.td

// Types around other types.

func.func private @f() attributes {a = !pdl.range<value>}

// -----

func.func private @f() attributes {a = !pdl.range<type>}

// -----

func.func private @f() attributes {a = !pdl.range<attribute>}

// -----

func.func private @f() attributes {a = !pdl.range<operation>}

// -----

func.func private @f() attributes {a = !async.value<f32>}

// -----

func.func private @f() attributes {a = !async.value< tensor<4xf32> >}

// -----

func.func private @f() attributes {a = !async.value<!async.value<i32>>}

// -----

func.func private @f() attributes {a = !async.value<() -> ()>}

// -----

func.func private @f() attributes {a = !emitc.array<4xf32>}

// -----

func.func private @f() attributes {a = !emitc.array<4 x 8 x f32>}

// -----

func.func private @f() attributes {a = !emitc.array<4x8x!emitc.ptr<i32>>}

// -----

func.func private @f() attributes {a = !emitc.array<0xf32>}

// -----

func.func private @f() attributes {a = !emitc.array<2x0xf32>}

// -----

func.func private @f() attributes {a = !emitc.array<2x!emitc.opaque<"a">>}

// -----

func.func private @f() attributes {a = !emitc.array<2x!emitc.size_t>}

// -----

func.func private @f() attributes {a = !emitc.array<2xindex>}

// -----

func.func private @f() attributes {a = !emitc.array<2xbf16>}

// -----

func.func private @f() attributes {a = !llvm.target<"a">}

// -----

func.func private @f() attributes {a = !llvm.target<"a", i32, 4>}

// -----

func.func private @f() attributes {a = !llvm.target<"a", i32, f32, 4, 5>}

// -----

func.func private @f() attributes {a = !llvm.target<"a", !llvm.ptr, 4>}

// -----

func.func private @f() attributes {a = !llvm.target<"a", ptr, 4>}

// -----

func.func private @f() attributes {a = !llvm.target<"a", -4>}

// -----

func.func private @f() attributes {a = !llvm.target<"a", tensor<4xf32>>}

// -----

func.func private @f() attributes {a = !llvm.array<4 x target<"a", i32>>}

// -----

func.func private @f() attributes {a = !llvm.struct<"a", (ptr, target<"a">)>}

// -----

func.func private @f() attributes {a = !llvm.struct<"a", ()>, b = !llvm.struct<(struct<"a", ()>, i32)>}
