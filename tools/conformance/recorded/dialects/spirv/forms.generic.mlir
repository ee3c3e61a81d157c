"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<4xf16>, f64, vector<3xbf16>, !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>) -> (), sym_name = "floats"}> ({
  ^bb0(%arg6: f32, %arg7: vector<4xf16>, %arg8: f64, %arg9: vector<3xbf16>, %arg10: !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>):
    %13 = "spirv.FAdd"(%arg6, %arg6) : (f32, f32) -> f32
    %14 = "spirv.FSub"(%arg7, %arg7) : (vector<4xf16>, vector<4xf16>) -> vector<4xf16>
    %15 = "spirv.FMul"(%arg10, %arg10) : (!spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>, !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>
    %16 = "spirv.FDiv"(%arg8, %arg8) {note} : (f64, f64) -> f64
    %17 = "spirv.FRem"(%arg6, %13) : (f32, f32) -> f32
    %18 = "spirv.FMod"(%arg7, %14) : (vector<4xf16>, vector<4xf16>) -> vector<4xf16>
    %19 = "spirv.FNegate"(%arg10) : (!spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>
    %20 = "spirv.Dot"(%arg7, %arg7) : (vector<4xf16>, vector<4xf16>) -> f16
    %21 = "spirv.Dot"(%arg9, %arg9) {note = 1 : i8} : (vector<3xbf16>, vector<3xbf16>) -> bf16
    %22 = "spirv.VectorTimesScalar"(%arg7, %20) : (vector<4xf16>, f16) -> vector<4xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, vector<2xi64>, ui8, !spirv.coopmatrix<4x4xi8, Workgroup, MatrixA>) -> (), sym_name = "integers"}> ({
  ^bb0(%arg2: i32, %arg3: vector<2xi64>, %arg4: ui8, %arg5: !spirv.coopmatrix<4x4xi8, Workgroup, MatrixA>):
    %4 = "spirv.IAdd"(%arg2, %arg2) : (i32, i32) -> i32
    %5 = "spirv.ISub"(%arg3, %arg3) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
    %6 = "spirv.IMul"(%arg5, %arg5) : (!spirv.coopmatrix<4x4xi8, Workgroup, MatrixA>, !spirv.coopmatrix<4x4xi8, Workgroup, MatrixA>) -> !spirv.coopmatrix<4x4xi8, Workgroup, MatrixA>
    %7 = "spirv.SDiv"(%arg2, %4) : (i32, i32) -> i32
    %8 = "spirv.UDiv"(%arg4, %arg4) {note} : (ui8, ui8) -> ui8
    %9 = "spirv.SRem"(%arg3, %5) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
    %10 = "spirv.SMod"(%arg2, %7) : (i32, i32) -> i32
    %11 = "spirv.UMod"(%arg2, %10) : (i32, i32) -> i32
    %12 = "spirv.SNegate"(%arg3) : (vector<2xi64>) -> vector<2xi64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, vector<4xi16>) -> (), sym_name = "two_parts"}> ({
  ^bb0(%arg0: i32, %arg1: vector<4xi16>):
    %0 = "spirv.IAddCarry"(%arg0, %arg0) : (i32, i32) -> !spirv.struct<(i32, i32)>
    %1 = "spirv.ISubBorrow"(%arg0, %arg0) : (i32, i32) -> !spirv.struct<(i32, i32)>
    %2 = "spirv.SMulExtended"(%arg1, %arg1) : (vector<4xi16>, vector<4xi16>) -> !spirv.struct<(vector<4xi16>, vector<4xi16>)>
    %3 = "spirv.UMulExtended"(%arg0, %arg0) : (i32, i32) -> !spirv.struct<(i32, i32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.ptr<i32, StorageBuffer>, !spirv.ptr<i64, Workgroup>, !spirv.ptr<f32, StorageBuffer>, i32, i64, f32) -> (), sym_name = "atomics"}> ({
  ^bb0(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: !spirv.ptr<i64, Workgroup>, %arg2: !spirv.ptr<f32, StorageBuffer>, %arg3: i32, %arg4: i64, %arg5: f32):
    %0 = "spirv.AtomicAnd"(%arg0, %arg3) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
    %1 = "spirv.AtomicOr"(%arg1, %arg4) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>}> : (!spirv.ptr<i64, Workgroup>, i64) -> i64
    %2 = "spirv.AtomicXor"(%arg0, %arg3) <{memory_scope = #spirv.scope<Subgroup>, semantics = #spirv.memory_semantics<Acquire|UniformMemory>}> {note} : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
    %3 = "spirv.AtomicIAdd"(%arg0, %arg3) <{memory_scope = #spirv.scope<Invocation>, semantics = #spirv.memory_semantics<Release>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
    %4 = "spirv.AtomicISub"(%arg1, %arg4) <{memory_scope = #spirv.scope<CrossDevice>, semantics = #spirv.memory_semantics<SequentiallyConsistent>}> : (!spirv.ptr<i64, Workgroup>, i64) -> i64
    %5 = "spirv.AtomicIIncrement"(%arg0) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, StorageBuffer>) -> i32
    %6 = "spirv.AtomicIDecrement"(%arg1) <{memory_scope = #spirv.scope<QueueFamily>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i64, Workgroup>) -> i64
    %7 = "spirv.AtomicSMax"(%arg0, %arg3) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
    %8 = "spirv.AtomicSMin"(%arg0, %arg3) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
    %9 = "spirv.AtomicUMax"(%arg0, %arg3) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
    %10 = "spirv.AtomicUMin"(%arg0, %arg3) <{memory_scope = #spirv.scope<ShaderCallKHR>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
    %11 = "spirv.AtomicExchange"(%arg2, %arg5) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Release|ImageMemory|Volatile>}> : (!spirv.ptr<f32, StorageBuffer>, f32) -> f32
    %12 = "spirv.AtomicCompareExchange"(%arg0, %arg3, %arg3) <{equal_semantics = #spirv.memory_semantics<Release>, memory_scope = #spirv.scope<Workgroup>, unequal_semantics = #spirv.memory_semantics<Acquire>}> {note} : (!spirv.ptr<i32, StorageBuffer>, i32, i32) -> i32
    %13 = "spirv.AtomicCompareExchangeWeak"(%arg1, %arg4, %arg4) <{equal_semantics = #spirv.memory_semantics<None>, memory_scope = #spirv.scope<Workgroup>, unequal_semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i64, Workgroup>, i64, i64) -> i64
    %14 = "spirv.EXT.AtomicFAdd"(%arg2, %arg5) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> {note} : (!spirv.ptr<f32, StorageBuffer>, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "barriers"}> ({
    "spirv.ControlBarrier"() <{execution_scope = #spirv.scope<Workgroup>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire|UniformMemory>}> : () -> ()
    "spirv.MemoryBarrier"() <{memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<AcquireRelease|WorkgroupMemory>}> {note} : () -> ()
    "spirv.INTEL.ControlBarrierArrive"() <{execution_scope = #spirv.scope<Device>, memory_scope = #spirv.scope<Workgroup>, memory_semantics = #spirv.memory_semantics<Release>}> : () -> ()
    "spirv.INTEL.ControlBarrierWait"() <{execution_scope = #spirv.scope<Device>, memory_scope = #spirv.scope<Workgroup>, memory_semantics = #spirv.memory_semantics<Acquire>}> {note} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, vector<3xi16>, i8) -> (), sym_name = "bits"}> ({
  ^bb0(%arg10: i32, %arg11: vector<3xi16>, %arg12: i8):
    %20 = "spirv.BitCount"(%arg10) : (i32) -> i32
    %21 = "spirv.BitReverse"(%arg11) : (vector<3xi16>) -> vector<3xi16>
    %22 = "spirv.BitFieldInsert"(%arg11, %21, %arg12, %arg10) : (vector<3xi16>, vector<3xi16>, i8, i32) -> vector<3xi16>
    %23 = "spirv.BitFieldSExtract"(%arg10, %arg12, %arg12) : (i32, i8, i8) -> i32
    %24 = "spirv.BitFieldUExtract"(%arg11, %arg10, %arg12) {note} : (vector<3xi16>, i32, i8) -> vector<3xi16>
    %25 = "spirv.BitwiseAnd"(%arg10, %20) : (i32, i32) -> i32
    %26 = "spirv.BitwiseOr"(%arg11, %21) : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %27 = "spirv.BitwiseXor"(%arg10, %25) : (i32, i32) -> i32
    %28 = "spirv.ShiftLeftLogical"(%arg10, %arg12) : (i32, i8) -> i32
    %29 = "spirv.ShiftRightArithmetic"(%arg11, %arg11) : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %30 = "spirv.ShiftRightLogical"(%28, %arg10) : (i32, i32) -> i32
    %31 = "spirv.Not"(%arg11) : (vector<3xi16>) -> vector<3xi16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, f32, vector<4xf16>, bf16, !spirv.ptr<i32, Function>, !spirv.ptr<f32, Workgroup>, !spirv.coopmatrix<8x8xf32, Subgroup, MatrixB>) -> (), sym_name = "casts"}> ({
  ^bb0(%arg3: i32, %arg4: f32, %arg5: vector<4xf16>, %arg6: bf16, %arg7: !spirv.ptr<i32, Function>, %arg8: !spirv.ptr<f32, Workgroup>, %arg9: !spirv.coopmatrix<8x8xf32, Subgroup, MatrixB>):
    %3 = "spirv.Bitcast"(%arg3) : (i32) -> f32
    %4 = "spirv.Bitcast"(%arg5) : (vector<4xf16>) -> vector<2xi32>
    %5 = "spirv.Bitcast"(%arg7) : (!spirv.ptr<i32, Function>) -> !spirv.ptr<f32, Function>
    %6 = "spirv.ConvertFToS"(%arg4) : (f32) -> i64
    %7 = "spirv.ConvertFToU"(%arg5) : (vector<4xf16>) -> vector<4xi8>
    %8 = "spirv.ConvertSToF"(%arg3) : (i32) -> bf16
    %9 = "spirv.ConvertUToF"(%7) : (vector<4xi8>) -> vector<4xf64>
    %10 = "spirv.FConvert"(%arg9) : (!spirv.coopmatrix<8x8xf32, Subgroup, MatrixB>) -> !spirv.coopmatrix<8x8xf16, Subgroup, MatrixB>
    %11 = "spirv.FConvert"(%arg6) {note} : (bf16) -> f32
    %12 = "spirv.SConvert"(%arg3) : (i32) -> i8
    %13 = "spirv.UConvert"(%7) : (vector<4xi8>) -> vector<4xi64>
    %14 = "spirv.PtrCastToGeneric"(%arg8) : (!spirv.ptr<f32, Workgroup>) -> !spirv.ptr<f32, Generic>
    %15 = "spirv.GenericCastToPtr"(%14) : (!spirv.ptr<f32, Generic>) -> !spirv.ptr<f32, CrossWorkgroup>
    %16 = "spirv.GenericCastToPtrExplicit"(%14) : (!spirv.ptr<f32, Generic>) -> !spirv.ptr<f32, Function>
    %17 = "spirv.INTEL.ConvertFToBF16"(%arg4) : (f32) -> i16
    %18 = "spirv.INTEL.ConvertBF16ToF"(%17) : (i16) -> f32
    %19 = "spirv.INTEL.RoundFToTF32"(%18) {note} : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Physical64>, memory_model = #spirv.memory_model<OpenCL>}> ({
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Generic>, i64) -> (), sym_name = "addresses"}> ({
    ^bb0(%arg1: !spirv.ptr<i32, Generic>, %arg2: i64):
      %1 = "spirv.ConvertPtrToU"(%arg1) : (!spirv.ptr<i32, Generic>) -> i64
      %2 = "spirv.ConvertUToPtr"(%arg2) {note} : (i64) -> !spirv.ptr<f32, Function>
      "spirv.Return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "spirv.module"() <{addressing_model = #spirv.addressing_model<PhysicalStorageBuffer64>, memory_model = #spirv.memory_model<Vulkan>}> ({
    "spirv.func"() <{arg_attrs = [{spirv.decoration = #spirv.decoration<Restrict>}], function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, PhysicalStorageBuffer>) -> (), sym_name = "buffers"}> ({
    ^bb0(%arg0: !spirv.ptr<i32, PhysicalStorageBuffer>):
      %0 = "spirv.ConvertPtrToU"(%arg0) : (!spirv.ptr<i32, PhysicalStorageBuffer>) -> i32
      "spirv.Return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.array<2 x !spirv.struct<(f32, vector<4xi32>)>>, !spirv.struct<(f32, vector<4xi32>)>, f32, vector<4xi32>, i16, !spirv.matrix<2 x vector<2xf32>>, i32) -> (), sym_name = "composites"}> ({
  ^bb0(%arg0: !spirv.array<2 x !spirv.struct<(f32, vector<4xi32>)>>, %arg1: !spirv.struct<(f32, vector<4xi32>)>, %arg2: f32, %arg3: vector<4xi32>, %arg4: i16, %arg5: !spirv.matrix<2 x vector<2xf32>>, %arg6: i32):
    %0 = "spirv.CompositeExtract"(%arg0) <{indices = [1 : i32]}> : (!spirv.array<2 x !spirv.struct<(f32, vector<4xi32>)>>) -> !spirv.struct<(f32, vector<4xi32>)>
    %1 = "spirv.CompositeExtract"(%arg0) <{indices = [0 : i32, 1 : i32, 3 : i32]}> : (!spirv.array<2 x !spirv.struct<(f32, vector<4xi32>)>>) -> i32
    %2 = "spirv.CompositeExtract"(%arg3) <{indices = [2 : i32]}> : (vector<4xi32>) -> i32
    %3 = "spirv.CompositeExtract"(%arg5) <{indices = [1 : i32, 0 : i32]}> : (!spirv.matrix<2 x vector<2xf32>>) -> f32
    %4 = "spirv.CompositeInsert"(%arg1, %arg0) <{indices = [0 : i32]}> : (!spirv.struct<(f32, vector<4xi32>)>, !spirv.array<2 x !spirv.struct<(f32, vector<4xi32>)>>) -> !spirv.array<2 x !spirv.struct<(f32, vector<4xi32>)>>
    %5 = "spirv.CompositeInsert"(%arg2, %arg1) <{indices = [0 : i32]}> : (f32, !spirv.struct<(f32, vector<4xi32>)>) -> !spirv.struct<(f32, vector<4xi32>)>
    %6 = "spirv.CompositeConstruct"(%arg2, %arg3) : (f32, vector<4xi32>) -> !spirv.struct<(f32, vector<4xi32>)>
    %7 = "spirv.CompositeConstruct"(%arg1, %6) {note} : (!spirv.struct<(f32, vector<4xi32>)>, !spirv.struct<(f32, vector<4xi32>)>) -> !spirv.array<2 x !spirv.struct<(f32, vector<4xi32>)>>
    %8 = "spirv.VectorShuffle"(%arg3, %arg3) <{components = [3 : i32, 4 : i32, -1 : i32]}> : (vector<4xi32>, vector<4xi32>) -> vector<3xi32>
    %9 = "spirv.CompositeConstruct"(%8, %2) : (vector<3xi32>, i32) -> vector<4xi32>
    %10 = "spirv.CompositeConstruct"(%arg2) : (f32) -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
    %11 = "spirv.VectorExtractDynamic"(%arg3, %arg4) : (vector<4xi32>, i16) -> i32
    %12 = "spirv.VectorInsertDynamic"(%arg3, %arg6, %arg4) {note} : (vector<4xi32>, i32, i16) -> vector<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, f32) -> (), sym_name = "branches"}> ({
  ^bb0(%arg10: i1, %arg11: i32, %arg12: f32):
    "spirv.Branch"(%arg11)[^bb1] : (i32) -> ()
  ^bb1(%6: i32):  // pred: ^bb0
    "spirv.BranchConditional"(%arg10, %6, %arg12)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, f32) -> ()
  ^bb2:  // pred: ^bb1
    "spirv.BranchConditional"(%arg10)[^bb4, ^bb4] <{branch_weights = [3 : i32, 0 : i32], operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3(%7: i32, %8: f32):  // pred: ^bb1
    "spirv.Branch"()[^bb4] {note} : () -> ()
  ^bb4:  // 3 preds: ^bb2, ^bb2, ^bb3
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i8, i64, f32) -> (), sym_name = "numbers"}> ({
  ^bb0(%arg7: i8, %arg8: i64, %arg9: f32):
    "spirv.Switch"(%arg7, %arg9, %arg7, %arg8)[^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 2, 0>, literals = dense<[1, -1]> : vector<2xi8>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i8, f32, i8, i64) -> ()
  ^bb1(%3: f32):  // pred: ^bb0
    "spirv.Switch"(%arg8)[^bb3] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> ()
  ^bb2(%4: i8, %5: i64):  // pred: ^bb0
    "spirv.Unreachable"() : () -> ()
  ^bb3:  // 2 preds: ^bb0, ^bb1
    "spirv.Kill"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!spirv.ptr<i32, TaskPayloadWorkgroupEXT>, i32) -> (), sym_name = "more_ends"}> ({
  ^bb0(%arg5: !spirv.ptr<i32, TaskPayloadWorkgroupEXT>, %arg6: i32):
    "spirv.EXT.SetMeshOutputs"(%arg6, %arg6) : (i32, i32) -> ()
    "spirv.EXT.EmitMeshTasks"(%arg6, %arg6, %arg6, %arg5) : (i32, i32, i32, !spirv.ptr<i32, TaskPayloadWorkgroupEXT>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (ui32) -> (), sym_name = "no_payload"}> ({
  ^bb0(%arg4: ui32):
    "spirv.EXT.EmitMeshTasks"(%arg4, %arg4, %arg4) {note} : (ui32, ui32, ui32) -> ()
  }) : () -> ()
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
    "spirv.func"() <{function_control = #spirv.function_control<Inline>, function_type = () -> (), sym_name = "none"}> ({
      "spirv.Return"() {note} : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<Pure|Const>, function_type = (i32, f32) -> f32, sym_name = "one"}> ({
    ^bb0(%arg2: i32, %arg3: f32):
      "spirv.ReturnValue"(%arg3) : (f32) -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, f32) -> (), sym_name = "calls"}> ({
    ^bb0(%arg0: i32, %arg1: f32):
      "spirv.FunctionCall"() <{callee = @none}> : () -> ()
      %0 = "spirv.FunctionCall"(%arg0, %arg1) <{callee = @one}> {note} : (i32, f32) -> f32
      %1 = "spirv.Undef"() : () -> f32
      %2 = "spirv.FOrdLessThan"(%0, %1) : (f32, f32) -> i1
      "spirv.KHR.AssumeTrue"(%2) : (i1) -> ()
      "spirv.KHR.AssumeTrue"(%2) {note} : (i1) -> ()
      "spirv.Return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32) -> (), sym_name = "structured"}> ({
  ^bb0(%arg0: i1, %arg1: i32):
    "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
      "spirv.Branch"(%arg1)[^bb1] : (i32) -> ()
    ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb3
      %7 = "spirv.SLessThan"(%6, %arg1) : (i32, i32) -> i1
      "spirv.BranchConditional"(%7)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^bb2:  // pred: ^bb1
      "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
        "spirv.BranchConditional"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
      ^bb1:  // pred: ^bb0
        "spirv.Branch"()[^bb2] : () -> ()
      ^bb2:  // 2 preds: ^bb0, ^bb1
        "spirv.mlir.merge"() : () -> ()
      }) : () -> ()
      "spirv.Branch"()[^bb3] : () -> ()
    ^bb3:  // pred: ^bb2
      %8 = "spirv.IAdd"(%6, %arg1) : (i32, i32) -> i32
      "spirv.Branch"(%8)[^bb1] : (i32) -> ()
    ^bb4:  // pred: ^bb1
      "spirv.mlir.merge"() : () -> ()
    }) : () -> ()
    %0 = "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<Flatten>}> ({
      "spirv.BranchConditional"(%arg0, %arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
    ^bb1:  // pred: ^bb0
      %4 = "spirv.Not"(%arg1) : (i32) -> i32
      "spirv.Branch"(%4)[^bb2] : (i32) -> ()
    ^bb2(%5: i32):  // 2 preds: ^bb0, ^bb1
      "spirv.mlir.merge"(%5) : (i32) -> ()
    }) : () -> i32
    %1:2 = "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<PartialCount>}> ({
      "spirv.Branch"()[^bb1] : () -> ()
    ^bb1:  // 2 preds: ^bb0, ^bb2
      "spirv.BranchConditional"(%arg0, %0, %arg0)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
    ^bb2:  // pred: ^bb1
      "spirv.Branch"()[^bb1] : () -> ()
    ^bb3(%2: i32, %3: i1):  // pred: ^bb1
      "spirv.mlir.merge"(%2, %3) {note} : (i32, i1) -> ()
    }) : () -> (i32, i1)
    "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>, !spirv.coopmatrix<8x8xi8, Device, MatrixA>, !spirv.coopmatrix<8x8xi8, Device, MatrixB>, !spirv.coopmatrix<8x8xi32, Device, MatrixAcc>, !spirv.ptr<f16, StorageBuffer>, !spirv.ptr<vector<4xi32>, Workgroup>, i32) -> (), sym_name = "cooperative"}> ({
  ^bb0(%arg0: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %arg1: !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, %arg2: !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>, %arg3: !spirv.coopmatrix<8x8xi8, Device, MatrixA>, %arg4: !spirv.coopmatrix<8x8xi8, Device, MatrixB>, %arg5: !spirv.coopmatrix<8x8xi32, Device, MatrixAcc>, %arg6: !spirv.ptr<f16, StorageBuffer>, %arg7: !spirv.ptr<vector<4xi32>, Workgroup>, %arg8: i32):
    %0 = "spirv.KHR.CooperativeMatrixMulAdd"(%arg0, %arg1, %arg2) : (!spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>
    %1 = "spirv.KHR.CooperativeMatrixMulAdd"(%arg3, %arg4, %arg5) <{matrix_operands = #spirv.cooperative_matrix_operands_khr<ASigned|AccSat>}> {note} : (!spirv.coopmatrix<8x8xi8, Device, MatrixA>, !spirv.coopmatrix<8x8xi8, Device, MatrixB>, !spirv.coopmatrix<8x8xi32, Device, MatrixAcc>) -> !spirv.coopmatrix<8x8xi32, Device, MatrixAcc>
    %2 = "spirv.KHR.CooperativeMatrixLength"() <{cooperative_matrix_type = !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>}> : () -> i32
    %3 = "spirv.KHR.CooperativeMatrixLoad"(%arg6, %arg8) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<f16, StorageBuffer>, i32) -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
    %4 = "spirv.KHR.CooperativeMatrixLoad"(%arg7, %arg8) <{alignment = 16 : i32, matrix_layout = #spirv.coop_matrix_layout_khr<ColumnMajor>, memory_operand = #spirv.memory_access<Volatile|Aligned>}> : (!spirv.ptr<vector<4xi32>, Workgroup>, i32) -> !spirv.coopmatrix<8x8xi32, Device, MatrixAcc>
    "spirv.KHR.CooperativeMatrixStore"(%arg6, %arg2, %arg8) <{matrix_layout = #spirv.coop_matrix_layout_khr<ColumnMajor>, memory_operand = #spirv.memory_access<Nontemporal>}> : (!spirv.ptr<f16, StorageBuffer>, !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>, i32) -> ()
    "spirv.KHR.CooperativeMatrixStore"(%arg7, %arg5, %arg8) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> {note} : (!spirv.ptr<vector<4xi32>, Workgroup>, !spirv.coopmatrix<8x8xi32, Device, MatrixAcc>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<8xf16>, i32, vector<2xi8>, !spirv.ptr<i8, UniformConstant>) -> (), sym_name = "opencl"}> ({
  ^bb0(%arg10: f32, %arg11: vector<8xf16>, %arg12: i32, %arg13: vector<2xi8>, %arg14: !spirv.ptr<i8, UniformConstant>):
    %58 = "spirv.CL.acos"(%arg10) : (f32) -> f32
    %59 = "spirv.CL.acosh"(%arg10) : (f32) -> f32
    %60 = "spirv.CL.asin"(%arg11) : (vector<8xf16>) -> vector<8xf16>
    %61 = "spirv.CL.asinh"(%arg10) : (f32) -> f32
    %62 = "spirv.CL.atan"(%arg10) : (f32) -> f32
    %63 = "spirv.CL.atanh"(%arg10) : (f32) -> f32
    %64 = "spirv.CL.ceil"(%arg11) {note} : (vector<8xf16>) -> vector<8xf16>
    %65 = "spirv.CL.cos"(%arg10) : (f32) -> f32
    %66 = "spirv.CL.cosh"(%arg10) : (f32) -> f32
    %67 = "spirv.CL.erf"(%arg10) : (f32) -> f32
    %68 = "spirv.CL.exp"(%arg10) : (f32) -> f32
    %69 = "spirv.CL.fabs"(%arg10) : (f32) -> f32
    %70 = "spirv.CL.floor"(%arg10) : (f32) -> f32
    %71 = "spirv.CL.log"(%arg10) : (f32) -> f32
    %72 = "spirv.CL.rint"(%arg10) : (f32) -> f32
    %73 = "spirv.CL.round"(%arg10) : (f32) -> f32
    %74 = "spirv.CL.rsqrt"(%arg10) : (f32) -> f32
    %75 = "spirv.CL.sin"(%arg10) : (f32) -> f32
    %76 = "spirv.CL.sinh"(%arg10) : (f32) -> f32
    %77 = "spirv.CL.sqrt"(%arg10) : (f32) -> f32
    %78 = "spirv.CL.tan"(%arg10) : (f32) -> f32
    %79 = "spirv.CL.tanh"(%arg11) : (vector<8xf16>) -> vector<8xf16>
    %80 = "spirv.CL.s_abs"(%arg13) : (vector<2xi8>) -> vector<2xi8>
    %81 = "spirv.CL.atan2"(%arg10, %arg10) : (f32, f32) -> f32
    %82 = "spirv.CL.fmax"(%arg11, %arg11) : (vector<8xf16>, vector<8xf16>) -> vector<8xf16>
    %83 = "spirv.CL.fmin"(%arg10, %arg10) : (f32, f32) -> f32
    %84 = "spirv.CL.pow"(%arg10, %arg10) {note} : (f32, f32) -> f32
    %85 = "spirv.CL.s_max"(%arg12, %arg12) : (i32, i32) -> i32
    %86 = "spirv.CL.s_min"(%arg12, %arg12) : (i32, i32) -> i32
    %87 = "spirv.CL.u_max"(%arg13, %arg13) : (vector<2xi8>, vector<2xi8>) -> vector<2xi8>
    %88 = "spirv.CL.u_min"(%arg12, %arg12) : (i32, i32) -> i32
    %89 = "spirv.CL.fma"(%arg10, %arg10, %arg10) : (f32, f32, f32) -> f32
    %90 = "spirv.CL.fma"(%arg11, %arg11, %arg11) {note} : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
    %91 = "spirv.CL.mix"(%arg10, %arg10, %arg10) : (f32, f32, f32) -> f32
    %92 = "spirv.CL.printf"(%arg14, %arg10, %arg12) : (!spirv.ptr<i8, UniformConstant>, f32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, vector<4xf16>, i32, vector<2xi64>) -> (), sym_name = "glsl_unary"}> ({
  ^bb0(%arg6: f32, %arg7: vector<4xf16>, %arg8: i32, %arg9: vector<2xi64>):
    %27 = "spirv.GL.Round"(%arg6) : (f32) -> f32
    %28 = "spirv.GL.RoundEven"(%arg6) : (f32) -> f32
    %29 = "spirv.GL.FAbs"(%arg7) : (vector<4xf16>) -> vector<4xf16>
    %30 = "spirv.GL.SAbs"(%arg9) : (vector<2xi64>) -> vector<2xi64>
    %31 = "spirv.GL.FSign"(%arg6) : (f32) -> f32
    %32 = "spirv.GL.SSign"(%arg8) : (i32) -> i32
    %33 = "spirv.GL.Floor"(%arg6) : (f32) -> f32
    %34 = "spirv.GL.Ceil"(%arg6) {note} : (f32) -> f32
    %35 = "spirv.GL.Fract"(%arg6) : (f32) -> f32
    %36 = "spirv.GL.Sin"(%arg7) : (vector<4xf16>) -> vector<4xf16>
    %37 = "spirv.GL.Cos"(%arg6) : (f32) -> f32
    %38 = "spirv.GL.Tan"(%arg6) : (f32) -> f32
    %39 = "spirv.GL.Asin"(%arg6) : (f32) -> f32
    %40 = "spirv.GL.Acos"(%arg6) : (f32) -> f32
    %41 = "spirv.GL.Atan"(%arg6) : (f32) -> f32
    %42 = "spirv.GL.Sinh"(%arg6) : (f32) -> f32
    %43 = "spirv.GL.Cosh"(%arg6) : (f32) -> f32
    %44 = "spirv.GL.Tanh"(%arg6) : (f32) -> f32
    %45 = "spirv.GL.Asinh"(%arg6) : (f32) -> f32
    %46 = "spirv.GL.Acosh"(%arg6) : (f32) -> f32
    %47 = "spirv.GL.Atanh"(%arg6) : (f32) -> f32
    %48 = "spirv.GL.Exp"(%arg6) : (f32) -> f32
    %49 = "spirv.GL.Log"(%arg6) : (f32) -> f32
    %50 = "spirv.GL.Exp2"(%arg6) : (f32) -> f32
    %51 = "spirv.GL.Log2"(%arg6) : (f32) -> f32
    %52 = "spirv.GL.Sqrt"(%arg6) : (f32) -> f32
    %53 = "spirv.GL.InverseSqrt"(%arg6) : (f32) -> f32
    %54 = "spirv.GL.Normalize"(%arg7) : (vector<4xf16>) -> vector<4xf16>
    %55 = "spirv.GL.FindILsb"(%arg9) : (vector<2xi64>) -> vector<2xi64>
    %56 = "spirv.GL.FindSMsb"(%arg8) : (i32) -> i32
    %57 = "spirv.GL.FindUMsb"(%arg8) : (i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, vector<4xf16>, i32, vector<4xi32>, vector<2xf32>, vector<4xf32>) -> (), sym_name = "glsl"}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xf16>, %arg2: i32, %arg3: vector<4xi32>, %arg4: vector<2xf32>, %arg5: vector<4xf32>):
    %0 = "spirv.GL.Pow"(%arg0, %arg0) : (f32, f32) -> f32
    %1 = "spirv.GL.FMin"(%arg1, %arg1) : (vector<4xf16>, vector<4xf16>) -> vector<4xf16>
    %2 = "spirv.GL.FMax"(%arg0, %arg0) : (f32, f32) -> f32
    %3 = "spirv.GL.UMin"(%arg2, %arg2) : (i32, i32) -> i32
    %4 = "spirv.GL.UMax"(%arg3, %arg3) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %5 = "spirv.GL.SMin"(%arg2, %arg2) : (i32, i32) -> i32
    %6 = "spirv.GL.SMax"(%arg2, %arg2) {note} : (i32, i32) -> i32
    %7 = "spirv.GL.Cross"(%arg1, %arg1) : (vector<4xf16>, vector<4xf16>) -> vector<4xf16>
    %8 = "spirv.GL.Reflect"(%arg1, %arg1) : (vector<4xf16>, vector<4xf16>) -> vector<4xf16>
    %9 = "spirv.GL.FClamp"(%arg0, %arg0, %arg0) : (f32, f32, f32) -> f32
    %10 = "spirv.GL.UClamp"(%arg3, %arg3, %arg3) {note} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %11 = "spirv.GL.SClamp"(%arg2, %arg2, %arg2) : (i32, i32, i32) -> i32
    %12 = "spirv.GL.SClamp"(%arg2, %arg2, %arg2) : (i32, i32, i32) -> i32
    %13 = "spirv.GL.Fma"(%arg1, %arg1, %arg1) : (vector<4xf16>, vector<4xf16>, vector<4xf16>) -> vector<4xf16>
    %14 = "spirv.GL.Fma"(%arg0, %arg0, %arg0) : (f32, f32, f32) -> f32
    %15 = "spirv.GL.FMix"(%arg0, %arg0, %arg0) : (f32, f32, f32) -> f32
    %16 = "spirv.GL.Length"(%arg1) : (vector<4xf16>) -> f16
    %17 = "spirv.GL.Length"(%arg0) {note} : (f32) -> f32
    %18 = "spirv.GL.Distance"(%arg1, %arg1) : (vector<4xf16>, vector<4xf16>) -> f16
    %19 = "spirv.GL.FrexpStruct"(%arg0) : (f32) -> !spirv.struct<(f32, i32)>
    %20 = "spirv.GL.FrexpStruct"(%arg1) {note} : (vector<4xf16>) -> !spirv.struct<(vector<4xf16>, vector<4xi32>)>
    %21 = "spirv.GL.Ldexp"(%arg0, %arg2) : (f32, i32) -> f32
    %22 = "spirv.GL.Ldexp"(%arg1, %arg3) {note} : (vector<4xf16>, vector<4xi32>) -> vector<4xf16>
    %23 = "spirv.GL.PackHalf2x16"(%arg4) : (vector<2xf32>) -> i32
    %24 = "spirv.GL.UnpackHalf2x16"(%arg2) : (i32) -> vector<2xf32>
    %25 = "spirv.GL.PackSnorm4x8"(%arg5) : (vector<4xf32>) -> i32
    %26 = "spirv.GL.UnpackSnorm4x8"(%arg2) : (i32) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, i32, vector<4xi64>, vector<3xi32>, i1, !spirv.ptr<i32, StorageBuffer>, !spirv.ptr<f32, StorageBuffer>, vector<4xf32>) -> (), sym_name = "groups"}> ({
  ^bb0(%arg10: f32, %arg11: i32, %arg12: vector<4xi64>, %arg13: vector<3xi32>, %arg14: i1, %arg15: !spirv.ptr<i32, StorageBuffer>, %arg16: !spirv.ptr<f32, StorageBuffer>, %arg17: vector<4xf32>):
    %34 = "spirv.GroupBroadcast"(%arg10, %arg13) <{execution_scope = #spirv.scope<Workgroup>}> : (f32, vector<3xi32>) -> f32
    %35 = "spirv.GroupBroadcast"(%arg12, %arg11) <{execution_scope = #spirv.scope<Subgroup>}> {note} : (vector<4xi64>, i32) -> vector<4xi64>
    %36 = "spirv.GroupFAdd"(%arg10) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
    %37 = "spirv.GroupFMax"(%arg10) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (f32) -> f32
    %38 = "spirv.GroupFMin"(%arg10) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (f32) -> f32
    %39 = "spirv.GroupIAdd"(%arg12) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (vector<4xi64>) -> vector<4xi64>
    %40 = "spirv.GroupSMax"(%arg11) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
    %41 = "spirv.GroupSMin"(%arg11) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
    %42 = "spirv.GroupUMax"(%arg11) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
    %43 = "spirv.GroupUMin"(%arg11) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> {note} : (i32) -> i32
    %44 = "spirv.KHR.GroupFMul"(%arg10) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
    %45 = "spirv.KHR.GroupIMul"(%arg11) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
    %46 = "spirv.KHR.SubgroupBallot"(%arg14) : (i1) -> vector<4xi32>
    %47 = "spirv.INTEL.SubgroupBlockRead"(%arg15) : (!spirv.ptr<i32, StorageBuffer>) -> i32
    %48 = "spirv.INTEL.SubgroupBlockRead"(%arg16) {note} : (!spirv.ptr<f32, StorageBuffer>) -> vector<8xf32>
    "spirv.INTEL.SubgroupBlockWrite"(%arg15, %arg11) : (!spirv.ptr<i32, StorageBuffer>, i32) -> ()
    "spirv.INTEL.SubgroupBlockWrite"(%arg16, %arg17) : (!spirv.ptr<f32, StorageBuffer>, vector<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, i32, vector<4xi32>, i1, vector<2xi1>, ui32) -> (), sym_name = "not_uniform"}> ({
  ^bb0(%arg4: f32, %arg5: i32, %arg6: vector<4xi32>, %arg7: i1, %arg8: vector<2xi1>, %arg9: ui32):
    %17 = "spirv.Constant"() <{value = 4 : i32}> : () -> i32
    %18 = "spirv.GroupNonUniformBallot"(%arg7) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> vector<4xi32>
    %19 = "spirv.GroupNonUniformBallotBitCount"(%arg6) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (vector<4xi32>) -> i32
    %20 = "spirv.GroupNonUniformBallotFindLSB"(%arg6) <{execution_scope = #spirv.scope<Workgroup>}> : (vector<4xi32>) -> i32
    %21 = "spirv.GroupNonUniformBallotFindMSB"(%arg6) <{execution_scope = #spirv.scope<Subgroup>}> {note} : (vector<4xi32>) -> ui32
    %22 = "spirv.GroupNonUniformElect"() <{execution_scope = #spirv.scope<Workgroup>}> : () -> i1
    %23 = "spirv.GroupNonUniformBroadcast"(%arg4, %17) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
    %24 = "spirv.GroupNonUniformShuffle"(%arg6, %arg5) <{execution_scope = #spirv.scope<Subgroup>}> : (vector<4xi32>, i32) -> vector<4xi32>
    %25 = "spirv.GroupNonUniformShuffleDown"(%arg4, %arg5) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
    %26 = "spirv.GroupNonUniformShuffleUp"(%arg4, %arg9) <{execution_scope = #spirv.scope<Workgroup>}> : (f32, ui32) -> f32
    %27 = "spirv.GroupNonUniformShuffleXor"(%arg4, %arg5) <{execution_scope = #spirv.scope<Subgroup>}> {note} : (f32, i32) -> f32
    %28 = "spirv.GroupNonUniformAll"(%arg7) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> i1
    %29 = "spirv.GroupNonUniformAny"(%arg7) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> i1
    %30 = "spirv.GroupNonUniformAllEqual"(%arg8) <{execution_scope = #spirv.scope<Subgroup>}> : (vector<2xi1>) -> i1
    %31 = "spirv.GroupNonUniformQuadSwap"(%arg4, %arg9) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, ui32) -> f32
    %32 = "spirv.GroupNonUniformRotateKHR"(%arg4, %arg5) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
    %33 = "spirv.GroupNonUniformRotateKHR"(%arg7, %arg9, %17) <{execution_scope = #spirv.scope<Workgroup>}> {note} : (i1, ui32, i32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, i32, i1, vector<2xi1>) -> (), sym_name = "reductions"}> ({
  ^bb0(%arg0: f32, %arg1: i32, %arg2: i1, %arg3: vector<2xi1>):
    %0 = "spirv.Constant"() <{value = 4 : i32}> : () -> i32
    %1 = "spirv.GroupNonUniformFAdd"(%arg0, %0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (f32, i32) -> f32
    %2 = "spirv.GroupNonUniformFMax"(%arg0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
    %3 = "spirv.GroupNonUniformFMin"(%arg0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (f32) -> f32
    %4 = "spirv.GroupNonUniformFMul"(%arg0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedReduceNV>}> {note} : (f32) -> f32
    %5 = "spirv.GroupNonUniformIAdd"(%arg1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
    %6 = "spirv.GroupNonUniformIMul"(%arg1, %0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {note} : (i32, i32) -> i32
    %7 = "spirv.GroupNonUniformSMax"(%arg1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
    %8 = "spirv.GroupNonUniformSMin"(%arg1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
    %9 = "spirv.GroupNonUniformUMax"(%arg1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
    %10 = "spirv.GroupNonUniformUMin"(%arg1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
    %11 = "spirv.GroupNonUniformBitwiseAnd"(%arg1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
    %12 = "spirv.GroupNonUniformBitwiseOr"(%arg1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
    %13 = "spirv.GroupNonUniformBitwiseXor"(%arg1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (i32) -> i32
    %14 = "spirv.GroupNonUniformLogicalAnd"(%arg2) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i1) -> i1
    %15 = "spirv.GroupNonUniformLogicalOr"(%arg3) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (vector<2xi1>) -> vector<2xi1>
    %16 = "spirv.GroupNonUniformLogicalXor"(%arg2) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i1) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, !spirv.image<i16, Buffer, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, !spirv.image<i32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32i>, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, !spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xi32>, i32, vector<4xf32>, vector<2xf32>, vector<4xf32>, f32) -> (), sym_name = "images"}> ({
  ^bb0(%arg0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, %arg1: !spirv.image<i16, Buffer, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, %arg2: !spirv.image<i32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32i>, %arg3: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %arg4: !spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, %arg5: vector<2xi32>, %arg6: i32, %arg7: vector<4xf32>, %arg8: vector<2xf32>, %arg9: vector<4xf32>, %arg10: f32):
    %0 = "spirv.Image"(%arg3) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>) -> !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
    %1 = "spirv.Image"(%arg4) {note} : (!spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>) -> !spirv.image<f32, Cube, IsDepth, Arrayed, SingleSampled, NeedSampler, Unknown>
    %2 = "spirv.ImageQuerySize"(%arg0) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>) -> vector<2xi32>
    %3 = "spirv.ImageQuerySize"(%arg1) {note} : (!spirv.image<i16, Buffer, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>) -> i32
    %4 = "spirv.ImageRead"(%arg0, %arg5) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32>) -> vector<4xf32>
    %5 = "spirv.ImageRead"(%arg1, %arg6) {note} : (!spirv.image<i16, Buffer, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, i32) -> vector<2xi16>
    "spirv.ImageWrite"(%arg0, %arg5, %arg7) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32>, vector<4xf32>) -> ()
    "spirv.ImageWrite"(%arg1, %arg6, %5) {note} : (!spirv.image<i16, Buffer, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, i32, vector<2xi16>) -> ()
    %6 = "spirv.ImageFetch"(%arg2, %arg6) : (!spirv.image<i32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32i>, i32) -> vector<4xi32>
    %7 = "spirv.ImageDrefGather"(%arg4, %arg9, %arg10) : (!spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32) -> vector<4xf32>
    %8 = "spirv.ImageSampleExplicitLod"(%arg3, %arg8, %arg10) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
    %9 = "spirv.ImageSampleExplicitLod"(%arg3, %arg8, %arg8, %arg8) <{image_operands = #spirv.image_operands<Grad>}> {note} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<4xf32>
    %10 = "spirv.ImageSampleImplicitLod"(%arg3, %arg8) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>) -> vector<4xf32>
    %11 = "spirv.ImageSampleImplicitLod"(%arg3, %arg8, %arg10) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
    %12 = "spirv.ImageSampleProjDrefImplicitLod"(%arg3, %arg7, %arg10, %arg10) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<3 x vector<2xf32>>, f32, vector<3xf32>, vector<2xf32>, !spirv.coopmatrix<4x4xf32, Subgroup, MatrixAcc>) -> (), sym_name = "matrices"}> ({
  ^bb0(%arg4: !spirv.matrix<3 x vector<3xf32>>, %arg5: !spirv.matrix<2 x vector<3xf32>>, %arg6: !spirv.matrix<3 x vector<2xf32>>, %arg7: f32, %arg8: vector<3xf32>, %arg9: vector<2xf32>, %arg10: !spirv.coopmatrix<4x4xf32, Subgroup, MatrixAcc>):
    %7 = "spirv.MatrixTimesScalar"(%arg4, %arg7) : (!spirv.matrix<3 x vector<3xf32>>, f32) -> !spirv.matrix<3 x vector<3xf32>>
    %8 = "spirv.MatrixTimesScalar"(%arg10, %arg7) {note} : (!spirv.coopmatrix<4x4xf32, Subgroup, MatrixAcc>, f32) -> !spirv.coopmatrix<4x4xf32, Subgroup, MatrixAcc>
    %9 = "spirv.MatrixTimesMatrix"(%arg4, %arg5) : (!spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<2 x vector<3xf32>>) -> !spirv.matrix<2 x vector<3xf32>>
    %10 = "spirv.MatrixTimesMatrix"(%arg5, %arg6) {note} : (!spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<3 x vector<2xf32>>) -> !spirv.matrix<3 x vector<3xf32>>
    %11 = "spirv.Transpose"(%arg5) : (!spirv.matrix<2 x vector<3xf32>>) -> !spirv.matrix<3 x vector<2xf32>>
    %12 = "spirv.MatrixTimesVector"(%arg5, %arg9) : (!spirv.matrix<2 x vector<3xf32>>, vector<2xf32>) -> vector<3xf32>
    %13 = "spirv.VectorTimesMatrix"(%arg8, %arg5) {note} : (vector<3xf32>, !spirv.matrix<2 x vector<3xf32>>) -> vector<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, vector<4xi8>, vector<2xi16>, i64) -> (), sym_name = "dot_products"}> ({
  ^bb0(%arg0: i32, %arg1: vector<4xi8>, %arg2: vector<2xi16>, %arg3: i64):
    %0 = "spirv.SDot"(%arg1, %arg1) : (vector<4xi8>, vector<4xi8>) -> i32
    %1 = "spirv.SDot"(%arg0, %arg0) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32) -> i64
    %2 = "spirv.SUDot"(%arg2, %arg2) : (vector<2xi16>, vector<2xi16>) -> i64
    %3 = "spirv.UDot"(%arg1, %arg1) {note} : (vector<4xi8>, vector<4xi8>) -> i32
    %4 = "spirv.SDotAccSat"(%arg2, %arg2, %arg3) : (vector<2xi16>, vector<2xi16>, i64) -> i64
    %5 = "spirv.SUDotAccSat"(%arg0, %arg0, %arg0) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> {note} : (i32, i32, i32) -> i32
    %6 = "spirv.UDotAccSat"(%arg1, %arg1, %arg0) : (vector<4xi8>, vector<4xi8>, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<4xf16>, i32, vector<2xi64>, i1, vector<4xi1>, !spirv.ptr<i32, Function>) -> (), sym_name = "logic"}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xf16>, %arg2: i32, %arg3: vector<2xi64>, %arg4: i1, %arg5: vector<4xi1>, %arg6: !spirv.ptr<i32, Function>):
    %0 = "spirv.FOrdEqual"(%arg0, %arg0) : (f32, f32) -> i1
    %1 = "spirv.FOrdGreaterThan"(%arg1, %arg1) : (vector<4xf16>, vector<4xf16>) -> vector<4xi1>
    %2 = "spirv.FOrdGreaterThanEqual"(%arg0, %arg0) : (f32, f32) -> i1
    %3 = "spirv.FOrdLessThan"(%arg0, %arg0) : (f32, f32) -> i1
    %4 = "spirv.FOrdLessThanEqual"(%arg0, %arg0) : (f32, f32) -> i1
    %5 = "spirv.FOrdNotEqual"(%arg0, %arg0) : (f32, f32) -> i1
    %6 = "spirv.FUnordEqual"(%arg0, %arg0) {note} : (f32, f32) -> i1
    %7 = "spirv.FUnordGreaterThan"(%arg0, %arg0) : (f32, f32) -> i1
    %8 = "spirv.FUnordGreaterThanEqual"(%arg0, %arg0) : (f32, f32) -> i1
    %9 = "spirv.FUnordLessThan"(%arg0, %arg0) : (f32, f32) -> i1
    %10 = "spirv.FUnordLessThanEqual"(%arg1, %arg1) : (vector<4xf16>, vector<4xf16>) -> vector<4xi1>
    %11 = "spirv.FUnordNotEqual"(%arg0, %arg0) : (f32, f32) -> i1
    %12 = "spirv.Ordered"(%arg0, %arg0) : (f32, f32) -> i1
    %13 = "spirv.Unordered"(%arg1, %arg1) : (vector<4xf16>, vector<4xf16>) -> vector<4xi1>
    %14 = "spirv.IsFinite"(%arg0) : (f32) -> i1
    %15 = "spirv.IsInf"(%arg1) : (vector<4xf16>) -> vector<4xi1>
    %16 = "spirv.IsNan"(%arg0) {note} : (f32) -> i1
    %17 = "spirv.IEqual"(%arg2, %arg2) : (i32, i32) -> i1
    %18 = "spirv.INotEqual"(%arg3, %arg3) : (vector<2xi64>, vector<2xi64>) -> vector<2xi1>
    %19 = "spirv.SGreaterThan"(%arg2, %arg2) : (i32, i32) -> i1
    %20 = "spirv.SGreaterThanEqual"(%arg2, %arg2) : (i32, i32) -> i1
    %21 = "spirv.SLessThan"(%arg2, %arg2) : (i32, i32) -> i1
    %22 = "spirv.SLessThanEqual"(%arg2, %arg2) : (i32, i32) -> i1
    %23 = "spirv.UGreaterThan"(%arg3, %arg3) : (vector<2xi64>, vector<2xi64>) -> vector<2xi1>
    %24 = "spirv.UGreaterThanEqual"(%arg2, %arg2) : (i32, i32) -> i1
    %25 = "spirv.ULessThan"(%arg2, %arg2) : (i32, i32) -> i1
    %26 = "spirv.ULessThanEqual"(%arg2, %arg2) : (i32, i32) -> i1
    %27 = "spirv.LogicalAnd"(%arg4, %arg4) : (i1, i1) -> i1
    %28 = "spirv.LogicalOr"(%arg5, %arg5) : (vector<4xi1>, vector<4xi1>) -> vector<4xi1>
    %29 = "spirv.LogicalEqual"(%arg4, %arg4) : (i1, i1) -> i1
    %30 = "spirv.LogicalNotEqual"(%arg4, %arg4) : (i1, i1) -> i1
    %31 = "spirv.LogicalNot"(%arg5) : (vector<4xi1>) -> vector<4xi1>
    %32 = "spirv.Select"(%arg4, %arg6, %arg6) : (i1, !spirv.ptr<i32, Function>, !spirv.ptr<i32, Function>) -> !spirv.ptr<i32, Function>
    %33 = "spirv.Select"(%arg5, %arg1, %arg1) {note} : (vector<4xi1>, vector<4xf16>, vector<4xf16>) -> vector<4xf16>
    %34 = "spirv.Select"(%arg4, %arg3, %arg3) : (i1, vector<2xi64>, vector<2xi64>) -> vector<2xi64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.ptr<i32, Function>, !spirv.ptr<i32, StorageBuffer>, i32, !spirv.ptr<!spirv.struct<(i32 [0], !spirv.array<4 x f32, stride=4> [4])>, StorageBuffer>, !spirv.ptr<!spirv.rtarray<vector<2xi8>>, StorageBuffer>) -> (), sym_name = "memory"}> ({
  ^bb0(%arg0: !spirv.ptr<i32, Function>, %arg1: !spirv.ptr<i32, StorageBuffer>, %arg2: i32, %arg3: !spirv.ptr<!spirv.struct<(i32 [0], !spirv.array<4 x f32, stride=4> [4])>, StorageBuffer>, %arg4: !spirv.ptr<!spirv.rtarray<vector<2xi8>>, StorageBuffer>):
    %5 = "spirv.Load"(%arg0) : (!spirv.ptr<i32, Function>) -> i32
    %6 = "spirv.Load"(%arg0) <{memory_access = #spirv.memory_access<Volatile>}> {note} : (!spirv.ptr<i32, Function>) -> i32
    %7 = "spirv.Load"(%arg1) <{alignment = 8 : i32, memory_access = #spirv.memory_access<Aligned|Nontemporal>}> : (!spirv.ptr<i32, StorageBuffer>) -> i32
    "spirv.Store"(%arg0, %arg2) : (!spirv.ptr<i32, Function>, i32) -> ()
    "spirv.Store"(%arg1, %arg2) <{alignment = 4 : i32, memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> ()
    "spirv.Store"(%arg1, %arg2) <{memory_access = #spirv.memory_access<None>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> ()
    "spirv.CopyMemory"(%arg0, %arg1) : (!spirv.ptr<i32, Function>, !spirv.ptr<i32, StorageBuffer>) -> ()
    "spirv.CopyMemory"(%arg0, %arg1) <{alignment = 4 : i32, memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<i32, Function>, !spirv.ptr<i32, StorageBuffer>) -> ()
    "spirv.CopyMemory"(%arg0, %arg1) <{memory_access = #spirv.memory_access<Volatile>, source_alignment = 4 : i32, source_memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<i32, Function>, !spirv.ptr<i32, StorageBuffer>) -> ()
    %8 = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
    %9 = "spirv.AccessChain"(%arg3, %8, %arg2) : (!spirv.ptr<!spirv.struct<(i32 [0], !spirv.array<4 x f32, stride=4> [4])>, StorageBuffer>, i32, i32) -> !spirv.ptr<f32, StorageBuffer>
    %10 = "spirv.AccessChain"(%arg4, %arg2) {note} : (!spirv.ptr<!spirv.rtarray<vector<2xi8>>, StorageBuffer>, i32) -> !spirv.ptr<vector<2xi8>, StorageBuffer>
    %11 = "spirv.PtrAccessChain"(%arg1, %arg2) : (!spirv.ptr<i32, StorageBuffer>, i32) -> !spirv.ptr<i32, StorageBuffer>
    %12 = "spirv.PtrAccessChain"(%arg3, %arg2, %8) : (!spirv.ptr<!spirv.struct<(i32 [0], !spirv.array<4 x f32, stride=4> [4])>, StorageBuffer>, i32, i32) -> !spirv.ptr<!spirv.array<4 x f32, stride=4>, StorageBuffer>
    %13 = "spirv.InBoundsPtrAccessChain"(%arg0, %arg2) {note} : (!spirv.ptr<i32, Function>, i32) -> !spirv.ptr<i32, Function>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "variables"}> ({
    %0 = "spirv.Constant"() <{value = 7 : i32}> : () -> i32
    %1 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> : () -> !spirv.ptr<f32, Function>
    %2 = "spirv.Variable"(%0) <{storage_class = #spirv.storage_class<Function>}> : (i32) -> !spirv.ptr<i32, Function>
    %3 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> {aliased_pointer} : () -> !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
    %4 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> {restrict_pointer} : () -> !spirv.ptr<!spirv.array<2 x !spirv.ptr<i32, PhysicalStorageBuffer>>, Function>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "constants"}> ({
    %9 = "spirv.Constant"() <{value = true}> : () -> i1
    %10 = "spirv.Constant"() <{value = false}> : () -> i1
    %11 = "spirv.Constant"() <{value = 3 : i8}> : () -> i8
    %12 = "spirv.Constant"() <{value = -3 : i64}> : () -> i64
    %13 = "spirv.Constant"() <{value = 1.500000e+00 : f16}> : () -> f16
    %14 = "spirv.Constant"() <{value = 2.000000e+00 : bf16}> : () -> bf16
    %15 = "spirv.Constant"() <{value = dense<[1, 2]> : vector<2xi32>}> : () -> vector<2xi32>
    %16 = "spirv.Constant"() <{value = dense<1.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %17 = "spirv.Constant"() <{value = dense<true> : vector<3xi1>}> : () -> vector<3xi1>
    %18 = "spirv.Constant"() <{value = dense<0> : tensor<4xi32>}> : () -> !spirv.array<4 x i32>
    %19 = "spirv.Constant"() <{value = dense<2.000000e+00> : tensor<2x3xf32>}> : () -> !spirv.array<2 x !spirv.array<3 x f32>>
    %20 = "spirv.Constant"() <{value = [dense<3.000000e+00> : vector<2xf32>, dense<4.000000e+00> : vector<2xf32>]}> : () -> !spirv.array<2 x vector<2xf32>>
    %21 = "spirv.EXT.ConstantCompositeReplicate"() <{value = 1 : i32}> : () -> !spirv.array<3 x i32>
    %22 = "spirv.EXT.ConstantCompositeReplicate"() <{value = 2.000000e+00 : f32}> {note} : () -> vector<4xf32>
    %23 = "spirv.Undef"() : () -> !spirv.struct<()>
    %24 = "spirv.Undef"() {note} : () -> vector<3xf64>
    "func.return"() : () -> ()
  }) : () -> ()
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
    "spirv.SpecConstant"() <{default_value = true, sym_name = "flag"}> : () -> ()
    "spirv.SpecConstant"() <{default_value = 3 : i32, sym_name = "number"}> {spec_id = 5 : i64} : () -> ()
    "spirv.SpecConstant"() <{default_value = 4 : i32, sym_name = "other"}> : () -> ()
    "spirv.SpecConstant"() <{default_value = 5.000000e-01 : f16, sym_name = "real"}> {spec_id = 0 : i64} : () -> ()
    "spirv.SpecConstantComposite"() <{constituents = [@number, @other], sym_name = "both", type = vector<2xi32>}> : () -> ()
    "spirv.SpecConstantComposite"() <{constituents = [@number, @flag], sym_name = "mixed", type = !spirv.struct<(i32, i1)>}> : () -> ()
    "spirv.EXT.SpecConstantCompositeReplicate"() <{constituent = @real, sym_name = "same", type = !spirv.array<8 x f16>}> : () -> ()
    "spirv.GlobalVariable"() <{initializer = @number, sym_name = "initialized", type = !spirv.ptr<i32, Private>}> : () -> ()
    "spirv.GlobalVariable"() <{initializer = @both, sym_name = "of_both", type = !spirv.ptr<vector<2xi32>, Private>}> : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> i32, sym_name = "uses"}> ({
      %0 = "spirv.mlir.referenceof"() <{spec_const = @number}> : () -> i32
      %1 = "spirv.mlir.referenceof"() <{spec_const = @mixed}> {note} : () -> !spirv.struct<(i32, i1)>
      %2 = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
      %3 = "spirv.SpecConstantOperation"() ({
        %8 = "spirv.IAdd"(%0, %2) : (i32, i32) -> i32
        "spirv.mlir.yield"(%8) : (i32) -> ()
      }) : () -> i32
      %4 = "spirv.SpecConstantOperation"() ({
        %7 = "spirv.IEqual"(%3, %2) {note} : (i32, i32) -> i1
        "spirv.mlir.yield"(%7) : (i1) -> ()
      }) : () -> i1
      %5 = "spirv.SpecConstantOperation"() ({
        %6 = "spirv.Not"(%3) : (i32) -> i32
        "spirv.mlir.yield"(%6) : (i32) -> ()
      }) : () -> i32
      "spirv.ReturnValue"(%5) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  ^bb0:
  }) : () -> ()
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Physical32>, memory_model = #spirv.memory_model<OpenCL>, sym_name = "named", vce_triple = #spirv.vce<v1.3, [Kernel, Addresses], [SPV_KHR_16bit_storage]>}> ({
  ^bb0:
  }) : () -> ()
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<Vulkan>, sym_name = "noted"}> ({
    "spirv.GlobalVariable"() <{sym_name = "a", type = !spirv.ptr<f32, Input>}> : () -> ()
    "spirv.GlobalVariable"() <{binding = 2 : i32, descriptor_set = 1 : i32, sym_name = "b", type = !spirv.ptr<!spirv.struct<(f32 [0]), Block>, StorageBuffer>}> : () -> ()
    "spirv.GlobalVariable"() <{built_in = "GlobalInvocationId", sym_name = "id", type = !spirv.ptr<vector<3xi32>, Input>}> : () -> ()
    "spirv.GlobalVariable"() <{location = 3 : i32, sym_name = "out", type = !spirv.ptr<vector<4xf32>, Output>}> : () -> ()
    "spirv.GlobalVariable"() <{linkage_attributes = #spirv.linkage_attributes<linkage_name = "other", linkage_type = <Import>>, sym_name = "linked", type = !spirv.ptr<f32, Private>}> : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "main"}> ({
      %0 = "spirv.mlir.addressof"() <{variable = @a}> : () -> !spirv.ptr<f32, Input>
      %1 = "spirv.mlir.addressof"() <{variable = @id}> {note} : () -> !spirv.ptr<vector<3xi32>, Input>
      %2 = "spirv.Load"(%0) : (!spirv.ptr<f32, Input>) -> f32
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<DontInline>, function_type = (f32) -> i32, linkage_attributes = #spirv.linkage_attributes<linkage_name = "there", linkage_type = <Import>>, sym_name = "imported"}> ({
    }) : () -> ()
    "spirv.func"() <{arg_attrs = [{spirv.decoration = #spirv.decoration<Aliased>}], function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<f32, Function>) -> (), sym_name = "decorated"}> ({
    ^bb0(%arg0: !spirv.ptr<f32, Function>):
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @main, interface = [@id]}> : () -> ()
    "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<Fragment>, fn = @main, interface = []}> : () -> ()
    "spirv.ExecutionMode"() <{execution_mode = #spirv.execution_mode<LocalSize>, fn = @main, values = [32 : i32, 1 : i32, 1 : i32]}> : () -> ()
    "spirv.ExecutionMode"() <{execution_mode = #spirv.execution_mode<OriginUpperLeft>, fn = @main, values = []}> : () -> ()
  }) {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader], []>, api=Vulkan, NVIDIA:DiscreteGPU:7, #spirv.resource_limits<>>} : () -> ()
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "geometry"}> ({
      "spirv.EmitVertex"() : () -> ()
      "spirv.EndPrimitive"() {note} : () -> ()
      "spirv.Return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.array<4 x !spirv.array<2 x i64>>, !spirv.array<3 x f16, stride=2>, !spirv.rtarray<f32>, !spirv.rtarray<i8, stride=1>, !spirv.struct<()>, !spirv.struct<(i32, f32 [NonWritable, Offset=4])>, !spirv.struct<(f32 [0, NonReadable], !spirv.matrix<4 x vector<4xf32>> [16, ColMajor, MatrixStride=16]), Block>, !spirv.struct<empty, ()>, !spirv.struct<node, (!spirv.ptr<!spirv.struct<node>, StorageBuffer>, i32)>, !spirv.ptr<!spirv.struct<(i1)>, CodeSectionINTEL>, !spirv.coopmatrix<2x2xbf16, QueueFamily, MatrixAcc>, !spirv.arm.tensor<?x?xf32>, !spirv.image<i64, SubpassData, NoDepth, NonArrayed, MultiSampled, NoSampler, R64i>, !spirv.image<ui32, Rect, DepthUnknown, Arrayed, SingleSampled, SamplerUnknown, R32ui>) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {a0 = #spirv.entry_point_abi<>, a1 = #spirv.entry_point_abi<workgroup_size = [32, 4, 1], subgroup_size = 16, target_width = 64>, a2 = #spirv.linkage_attributes<linkage_name = "f", linkage_type = <LinkOnceODR>>, a3 = #spirv.cache_control_load_intel<cache_level = 1, load_cache_control = InvalidateAfterR>, a4 = #spirv.cache_control_store_intel<cache_level = 0, store_cache_control = WriteBack>, a5 = #spirv.coop_matrix_props_khr<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, acc_sat = true, scope = <Subgroup>>, a6 = #spirv.coop_matrix_props_nv<m_size = 8, n_size = 8, k_size = 32, a_type = f16, b_type = f16, c_type = f32, result_type = f32, scope = <Workgroup>>, a7 = #spirv.resource_limits<max_compute_workgroup_size = [64, 64, 1], min_subgroup_size = 4>, a8 = #spirv.resource_limits<>, a9 = #spirv.vce<v1.0, [], []>, b0 = #spirv.target_env<#spirv.vce<v1.6, [Matrix], [SPV_NV_ray_tracing]>, #spirv.resource_limits<>>, b1 = #spirv.target_env<#spirv.vce<v1.6, [], []>, api=OpenCL, #spirv.resource_limits<>>, b2 = #spirv.target_env<#spirv.vce<v1.6, [], []>, Qualcomm:CPU, #spirv.resource_limits<>>, b3 = #spirv.interface_var_abi<(0, 1)>, b4 = #spirv.interface_var_abi<(2, 3), Uniform>, c0 = #spirv.addressing_model<PhysicalStorageBuffer64>, c1 = #spirv.image_operands<Bias|Lod|ZeroExtend|Nontemporal>, c2 = #spirv.matrixLayout<PackedB>, c3 = #spirv.f_p_encoding<BFloat16KHR>, c4 = #spirv.opcode<OpDot>, c5 = #spirv.fastmath_mode<NotNaN|AllowReassocINTEL>, c6 = #spirv.fp_rounding_mode<RTP>, c7 = #spirv.version<v1.4>, c8 = #spirv.device_type<Unknown>, c9 = #spirv.loop_control<None>, d0 = #spirv.ext<SPV_KHR_16bit_storage>, d1 = #spirv.capability<Bfloat16ConversionINTEL>, d2 = #spirv.dim<Dim3D>, d3 = #spirv.built_in<Position>} : () -> ()
  "func.func"() <{arg_attrs = [{spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}, {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 2), StorageBuffer>}], function_type = (!spirv.ptr<f32, Uniform>, f32) -> (), sym_name = "bound"}> ({
  ^bb0(%arg0: !spirv.ptr<f32, Uniform>, %arg1: f32):
    "func.return"() : () -> ()
  }) {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i64) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i64):
    %0 = "spirv.ShiftRightArithmetic"(%arg0, %arg1) : (i32, i64) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "spirv.ConvertFToS"(%arg0) : (f32) -> i64
    %1 = "spirv.ConvertFToU"(%arg0) : (f32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    %0 = "spirv.ConvertSToF"(%arg0) : (i32) -> f64
    %1 = "spirv.ConvertUToF"(%arg0) : (i32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, !spirv.ptr<i32, TaskPayloadWorkgroupEXT>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: !spirv.ptr<i32, TaskPayloadWorkgroupEXT>):
    "spirv.EXT.EmitMeshTasks"(%arg0, %arg0, %arg0, %arg1) : (i32, i32, i32, !spirv.ptr<i32, TaskPayloadWorkgroupEXT>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "spirv.EXT.EmitMeshTasks"(%arg0, %arg0, %arg0) : (i32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, !spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, %arg1: !spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>):
    %0 = "spirv.ImageQuerySize"(%arg0) : (!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>) -> i32
    %1 = "spirv.ImageQuerySize"(%arg1) : (!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "spirv.EXT.ConstantCompositeReplicate"() <{value = 1 : i32}> : () -> !spirv.struct<(i32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "spirv.func"() <{arg_attrs = [{spirv.decoration = #spirv.decoration<Aliased>}], function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, PhysicalStorageBuffer>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.ptr<i32, PhysicalStorageBuffer>):
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "spirv.func"() <{arg_attrs = [{spirv.decoration = #spirv.decoration<RestrictPointer>}], function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>):
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<!spirv.ptr<i32, Function>, PhysicalStorageBuffer>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.ptr<!spirv.ptr<i32, Function>, PhysicalStorageBuffer>):
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "spirv.func"() <{arg_attrs = [{spirv.decoration = #spirv.decoration<Restrict>}], function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<!spirv.array<2 x !spirv.ptr<i32, PhysicalStorageBuffer>>, Function>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.ptr<!spirv.array<2 x !spirv.ptr<i32, PhysicalStorageBuffer>>, Function>):
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<!spirv.array<2 x i32>, PhysicalStorageBuffer>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.ptr<!spirv.array<2 x i32>, PhysicalStorageBuffer>):
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<Vulkan>}> ({
    "spirv.ARM.Graph"() <{function_type = (!spirv.arm.tensor<4x3xi8>) -> !spirv.arm.tensor<4x3xi8>, sym_name = "graph"}> ({
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<Vulkan>}> ({
    "spirv.ARM.Graph"() <{arg_attrs = [{spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}], entry_point = false, function_type = (!spirv.arm.tensor<4x3xi8>) -> !spirv.arm.tensor<4x3xi8>, res_attrs = [{spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}], sym_name = "graph"}> ({
    ^bb0(%arg0: !spirv.arm.tensor<4x3xi8>):
      %0 = "spirv.ARM.GraphConstant"() <{graph_constant_id = 3 : i32}> : () -> !spirv.arm.tensor<4x3xi8>
      "spirv.ARM.GraphOutputs"(%arg0) : (!spirv.arm.tensor<4x3xi8>) -> ()
    }) {other} : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "spirv.ARM.Graph"() <{function_type = (!spirv.arm.tensor<4x3xi8>) -> !spirv.arm.tensor<4x3xi8>, sym_name = "graph"}> ({
  ^bb0(%arg0: !spirv.arm.tensor<4x3xi8>):
    "spirv.ARM.GraphOutputs"(%arg0) : (!spirv.arm.tensor<4x3xi8>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<Vulkan>}> ({
    "spirv.ARM.GraphEntryPoint"() <{fn = @graph, interface = [@in, @out]}> : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.arm.tensor<4x3xi8>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.arm.tensor<4x3xi8>):
    %0 = "spirv.CompositeExtract"(%arg0) <{indices = [0 : i32]}> : (!spirv.arm.tensor<4x3xi8>) -> i8
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.ptr<i32, Function>, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.ptr<i32, Function>, %arg1: i32):
    "spirv.Store"(%arg0, %arg1) {a} : (!spirv.ptr<i32, Function>, i32) -> ()
    %0 = "spirv.Load"(%arg0) {a} : (!spirv.ptr<i32, Function>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xi32>, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xi32>, %arg1: i32):
    %0 = "spirv.CompositeInsert"(%arg1, %arg0) <{indices = [0 : i32]}> {note} : (i32, vector<4xi32>) -> vector<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<Inline|Pure>, function_type = () -> (), sym_name = "f"}> ({
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<Flatten>}> ({
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.ptr<vector<1xf32>, Function>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.array<3 x si32>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.matrix<2 x vector<[2]xf32>>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.coopmatrix<8x8xvector<2xi32>, Subgroup, MatrixA>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.arm.tensor<2xvector<4xf32>>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.arm.tensor<2x!spirv.ptr<f32, Function>>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.arm.tensor<*xi8>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.array<3 x !spirv.arm.tensor<2x!spirv.ptr<f32, Function>>>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.array<3 x i32, stride=4294967292>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.struct<(index, tensor<4xf32>, i7, memref<2xi8>, vector<2x2xf32>, none)>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.ptr<f8E5M2, Function>, !spirv.array<2 x f80>, !spirv.rtarray<vector<2xindex>>, !spirv.arm.tensor<2xf8E4M3FN>, !spirv.ptr<vector<[4]xf32>, Function>, !spirv.ptr<vector<2xi7>, Function>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.struct<(i32 [NonWritable])>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.struct<(i32 [0, NonWritable=3])>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.struct<(i32), Block=2>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.struct<(i32 [MatrixStride])>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.struct<a, (i32, !spirv.ptr<!spirv.struct<a>, Function>)>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.struct<()>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.struct<(i32)>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, AMD:DiscreteGPU:4294967293, #spirv.resource_limits<>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.matrix<2 x vector<2xf32>>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.matrix<2 x vector<2xf32>>, %arg1: f32):
    %0 = "spirv.MatrixTimesScalar"(%arg0, %arg1) : (!spirv.matrix<2 x vector<2xf32>>, f32) -> !spirv.matrix<2 x vector<2xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.matrix<3 x vector<2xf16>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.matrix<3 x vector<2xf16>>):
    %0 = "spirv.Transpose"(%arg0) : (!spirv.matrix<3 x vector<2xf16>>) -> !spirv.matrix<2 x vector<3xf16>>
    %1 = "spirv.MatrixTimesMatrix"(%0, %arg0) : (!spirv.matrix<2 x vector<3xf16>>, !spirv.matrix<3 x vector<2xf16>>) -> !spirv.matrix<3 x vector<3xf16>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.matrix<3 x vector<2xf80>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.matrix<3 x vector<2xf80>>):
    %0 = "spirv.Transpose"(%arg0) : (!spirv.matrix<3 x vector<2xf80>>) -> !spirv.matrix<2 x vector<3xf80>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xi32>):
    %0 = "spirv.CompositeExtract"(%arg0) <{indices = [0 : i32]}> {note} : (vector<4xi32>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.ptr<i32, Function>, !spirv.ptr<i32, StorageBuffer>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.ptr<i32, Function>, %arg1: !spirv.ptr<i32, StorageBuffer>):
    "spirv.CopyMemory"(%arg0, %arg1) {note} : (!spirv.ptr<i32, Function>, !spirv.ptr<i32, StorageBuffer>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1):
    "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<Unroll|PartialCount>}> ({
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<Vulkan>}> ({
    "spirv.GlobalVariable"() <{binding = 0 : i32, descriptor_set = 0 : i32, sym_name = "in", type = !spirv.ptr<!spirv.arm.tensor<4x3xi8>, UniformConstant>}> : () -> ()
    "spirv.GlobalVariable"() <{binding = 1 : i32, descriptor_set = 0 : i32, sym_name = "out", type = !spirv.ptr<!spirv.arm.tensor<4x3xi8>, UniformConstant>}> : () -> ()
    "spirv.ARM.GraphEntryPoint"() <{fn = @graph, interface = [@in, @out]}> : () -> ()
    "spirv.ARM.Graph"() <{entry_point = true, function_type = (!spirv.arm.tensor<4x3xi8>) -> !spirv.arm.tensor<4x3xi8>, sym_name = "graph"}> ({
    ^bb0(%arg0: !spirv.arm.tensor<4x3xi8>):
      %0 = "spirv.ARM.GraphConstant"() <{graph_constant_id = 3 : i32}> : () -> !spirv.arm.tensor<2xf16>
      "spirv.ARM.GraphOutputs"(%arg0) : (!spirv.arm.tensor<4x3xi8>) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    %0 = "spirv.UMulExtended"(%arg0, %arg0) {note = "kept"} : (i32, i32) -> !spirv.struct<(i32, i32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.struct<(index, tensor<4xf32>, i7, memref<2xi8>, vector<2x2xf32>, none)>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.ptr<f8E5M2, Function>, !spirv.array<2 x f80>, !spirv.rtarray<vector<2xindex>>, !spirv.arm.tensor<2xf8E4M3FN>, !spirv.ptr<vector<[4]xf32>, Function>, !spirv.ptr<vector<2xi7>, Function>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

