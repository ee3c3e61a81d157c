// ODS: mlir/Dialect/LLVMIR/LLVMOps.td

// Types in types of llvm, and types of targets.

func.func private @f() attributes {a = !llvm.array<4 x index>}

// -----

func.func private @f() attributes {a = !llvm.array<4 x tensor<4xf32>>}

// -----

func.func private @f() attributes {a = !llvm.struct<(index, tensor<4xf32>)>}

// -----

func.func private @f() attributes {a = !llvm.struct<"a", (index)>}

// -----

func.func private @f() attributes {a = !llvm.func<index (index)>}

// -----

func.func private @f() attributes {a = !llvm.func<void (tensor<4xf32>)>}

// -----

func.func private @f() attributes {a = !llvm.func<tensor<4xf32> ()>}

// -----

func.func private @f() attributes {a = !llvm.array<2 x x86_amx>}

// -----

func.func private @f() attributes {a = !llvm.func<void (label)>}

// -----

func.func private @f() attributes {a = !llvm.struct<(memref<?xf32>, si32, tuple<>)>}

// -----

func.func private @f() attributes {a = !llvm.array<4 x memref<?xf32>>}

// -----

func.func private @f() attributes {a = !llvm.array<4 x si32>}

// -----

func.func private @f() attributes {a = !llvm.struct<(vector<4x4xf32>)>}

// -----

func.func private @f() attributes {a = !llvm.struct<(f8E5M2)>}
