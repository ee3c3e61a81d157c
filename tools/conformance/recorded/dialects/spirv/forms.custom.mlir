module {
  func.func @floats(%arg0: f32, %arg1: vector<4xf16>, %arg2: f64, %arg3: vector<3xbf16>, %arg4: !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>) {
    %0 = spirv.FAdd %arg0, %arg0 : f32
    %1 = spirv.FSub %arg1, %arg1 : vector<4xf16>
    %2 = spirv.FMul %arg4, %arg4 : !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>
    %3 = spirv.FDiv %arg2, %arg2 {note} : f64
    %4 = spirv.FRem %arg0, %0 : f32
    %5 = spirv.FMod %arg1, %1 : vector<4xf16>
    %6 = spirv.FNegate %arg4 : !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>
    %7 = spirv.Dot %arg1, %arg1 : vector<4xf16> -> f16
    %8 = spirv.Dot %arg3, %arg3 {note = 1 : i8} : vector<3xbf16> -> bf16
    %9 = spirv.VectorTimesScalar %arg1, %7 : (vector<4xf16>, f16) -> vector<4xf16>
    return
  }
  func.func @integers(%arg0: i32, %arg1: vector<2xi64>, %arg2: ui8, %arg3: !spirv.coopmatrix<4x4xi8, Workgroup, MatrixA>) {
    %0 = spirv.IAdd %arg0, %arg0 : i32
    %1 = spirv.ISub %arg1, %arg1 : vector<2xi64>
    %2 = spirv.IMul %arg3, %arg3 : !spirv.coopmatrix<4x4xi8, Workgroup, MatrixA>
    %3 = spirv.SDiv %arg0, %0 : i32
    %4 = spirv.UDiv %arg2, %arg2 {note} : ui8
    %5 = spirv.SRem %arg1, %1 : vector<2xi64>
    %6 = spirv.SMod %arg0, %3 : i32
    %7 = spirv.UMod %arg0, %6 : i32
    %8 = spirv.SNegate %arg1 : vector<2xi64>
    return
  }
  func.func @two_parts(%arg0: i32, %arg1: vector<4xi16>) {
    %0 = spirv.IAddCarry %arg0, %arg0 : !spirv.struct<(i32, i32)>
    %1 = spirv.ISubBorrow %arg0, %arg0 : !spirv.struct<(i32, i32)>
    %2 = spirv.SMulExtended %arg1, %arg1 : !spirv.struct<(vector<4xi16>, vector<4xi16>)>
    %3 = spirv.UMulExtended %arg0, %arg0 : !spirv.struct<(i32, i32)>
    return
  }
}

// -----
module {
  func.func @atomics(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: !spirv.ptr<i64, Workgroup>, %arg2: !spirv.ptr<f32, StorageBuffer>, %arg3: i32, %arg4: i64, %arg5: f32) {
    %0 = spirv.AtomicAnd <Device> <None> %arg0, %arg3 : !spirv.ptr<i32, StorageBuffer>
    %1 = spirv.AtomicOr <Workgroup> <AcquireRelease> %arg1, %arg4 : !spirv.ptr<i64, Workgroup>
    %2 = spirv.AtomicXor <Subgroup> <Acquire|UniformMemory> %arg0, %arg3 {note} : !spirv.ptr<i32, StorageBuffer>
    %3 = spirv.AtomicIAdd <Invocation> <Release> %arg0, %arg3 : !spirv.ptr<i32, StorageBuffer>
    %4 = spirv.AtomicISub <CrossDevice> <SequentiallyConsistent> %arg1, %arg4 : !spirv.ptr<i64, Workgroup>
    %5 = spirv.AtomicIIncrement <Device> <Acquire> %arg0 : !spirv.ptr<i32, StorageBuffer>
    %6 = spirv.AtomicIDecrement <QueueFamily> <None> %arg1 : !spirv.ptr<i64, Workgroup>
    %7 = spirv.AtomicSMax <Device> <None> %arg0, %arg3 : !spirv.ptr<i32, StorageBuffer>
    %8 = spirv.AtomicSMin <Device> <None> %arg0, %arg3 : !spirv.ptr<i32, StorageBuffer>
    %9 = spirv.AtomicUMax <Device> <None> %arg0, %arg3 : !spirv.ptr<i32, StorageBuffer>
    %10 = spirv.AtomicUMin <ShaderCallKHR> <None> %arg0, %arg3 : !spirv.ptr<i32, StorageBuffer>
    %11 = spirv.AtomicExchange <Device> <Release|ImageMemory|Volatile> %arg2, %arg5 : !spirv.ptr<f32, StorageBuffer>
    %12 = spirv.AtomicCompareExchange <Workgroup> <Release> <Acquire> %arg0, %arg3, %arg3 {note} : !spirv.ptr<i32, StorageBuffer>
    %13 = spirv.AtomicCompareExchangeWeak <Workgroup> <None> <Acquire> %arg1, %arg4, %arg4 : !spirv.ptr<i64, Workgroup>
    %14 = spirv.EXT.AtomicFAdd <Device> <None> %arg2, %arg5 {note} : !spirv.ptr<f32, StorageBuffer>
    return
  }
  func.func @barriers() {
    spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
    spirv.MemoryBarrier <Device>, <AcquireRelease|WorkgroupMemory> {note}
    spirv.INTEL.ControlBarrierArrive <Device> <Workgroup> <Release>
    spirv.INTEL.ControlBarrierWait <Device> <Workgroup> <Acquire> {note}
    return
  }
}

// -----
module {
  func.func @bits(%arg0: i32, %arg1: vector<3xi16>, %arg2: i8) {
    %0 = spirv.BitCount %arg0 : i32
    %1 = spirv.BitReverse %arg1 : vector<3xi16>
    %2 = spirv.BitFieldInsert %arg1, %1, %arg2, %arg0 : vector<3xi16>, i8, i32
    %3 = spirv.BitFieldSExtract %arg0, %arg2, %arg2 : i32, i8, i8
    %4 = spirv.BitFieldUExtract %arg1, %arg0, %arg2 {note} : vector<3xi16>, i32, i8
    %5 = spirv.BitwiseAnd %arg0, %0 : i32
    %6 = spirv.BitwiseOr %arg1, %1 : vector<3xi16>
    %7 = spirv.BitwiseXor %arg0, %5 : i32
    %8 = spirv.ShiftLeftLogical %arg0, %arg2 : i32, i8
    %9 = spirv.ShiftRightArithmetic %arg1, %arg1 : vector<3xi16>, vector<3xi16>
    %10 = spirv.ShiftRightLogical %8, %arg0 : i32, i32
    %11 = spirv.Not %arg1 : vector<3xi16>
    return
  }
  func.func @casts(%arg0: i32, %arg1: f32, %arg2: vector<4xf16>, %arg3: bf16, %arg4: !spirv.ptr<i32, Function>, %arg5: !spirv.ptr<f32, Workgroup>, %arg6: !spirv.coopmatrix<8x8xf32, Subgroup, MatrixB>) {
    %0 = spirv.Bitcast %arg0 : i32 to f32
    %1 = spirv.Bitcast %arg2 : vector<4xf16> to vector<2xi32>
    %2 = spirv.Bitcast %arg4 : !spirv.ptr<i32, Function> to !spirv.ptr<f32, Function>
    %3 = spirv.ConvertFToS %arg1 : f32 to i64
    %4 = spirv.ConvertFToU %arg2 : vector<4xf16> to vector<4xi8>
    %5 = spirv.ConvertSToF %arg0 : i32 to bf16
    %6 = spirv.ConvertUToF %4 : vector<4xi8> to vector<4xf64>
    %7 = spirv.FConvert %arg6 : !spirv.coopmatrix<8x8xf32, Subgroup, MatrixB> to !spirv.coopmatrix<8x8xf16, Subgroup, MatrixB>
    %8 = spirv.FConvert %arg3 {note} : bf16 to f32
    %9 = spirv.SConvert %arg0 : i32 to i8
    %10 = spirv.UConvert %4 : vector<4xi8> to vector<4xi64>
    %11 = spirv.PtrCastToGeneric %arg5 : !spirv.ptr<f32, Workgroup> to !spirv.ptr<f32, Generic>
    %12 = spirv.GenericCastToPtr %11 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
    %13 = spirv.GenericCastToPtrExplicit %11 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Function>
    %14 = spirv.INTEL.ConvertFToBF16 %arg1 : f32 to i16
    %15 = spirv.INTEL.ConvertBF16ToF %14 : i16 to f32
    %16 = spirv.INTEL.RoundFToTF32 %15 {note} : f32 to f32
    return
  }
  spirv.module Physical64 OpenCL {
    spirv.func @addresses(%arg0: !spirv.ptr<i32, Generic>, %arg1: i64) "None" {
      %0 = spirv.ConvertPtrToU %arg0 : !spirv.ptr<i32, Generic> to i64
      %1 = spirv.ConvertUToPtr %arg1 {note} : i64 to !spirv.ptr<f32, Function>
      spirv.Return
    }
  }
  spirv.module PhysicalStorageBuffer64 Vulkan {
    spirv.func @buffers(%arg0: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Restrict>}) "None" {
      %0 = spirv.ConvertPtrToU %arg0 : !spirv.ptr<i32, PhysicalStorageBuffer> to i32
      spirv.Return
    }
  }
}

// -----
module {
  func.func @composites(%arg0: !spirv.array<2 x !spirv.struct<(f32, vector<4xi32>)>>, %arg1: !spirv.struct<(f32, vector<4xi32>)>, %arg2: f32, %arg3: vector<4xi32>, %arg4: i16, %arg5: !spirv.matrix<2 x vector<2xf32>>, %arg6: i32) {
    %0 = spirv.CompositeExtract %arg0[1 : i32] : !spirv.array<2 x !spirv.struct<(f32, vector<4xi32>)>>
    %1 = spirv.CompositeExtract %arg0[0 : i32, 1 : i32, 3 : i32] : !spirv.array<2 x !spirv.struct<(f32, vector<4xi32>)>>
    %2 = spirv.CompositeExtract %arg3[2 : i32] : vector<4xi32>
    %3 = spirv.CompositeExtract %arg5[1 : i32, 0 : i32] : !spirv.matrix<2 x vector<2xf32>>
    %4 = spirv.CompositeInsert %arg1, %arg0[0 : i32] : !spirv.struct<(f32, vector<4xi32>)> into !spirv.array<2 x !spirv.struct<(f32, vector<4xi32>)>>
    %5 = spirv.CompositeInsert %arg2, %arg1[0 : i32] : f32 into !spirv.struct<(f32, vector<4xi32>)>
    %6 = spirv.CompositeConstruct %arg2, %arg3 : (f32, vector<4xi32>) -> !spirv.struct<(f32, vector<4xi32>)>
    %7 = spirv.CompositeConstruct %arg1, %6 {note} : (!spirv.struct<(f32, vector<4xi32>)>, !spirv.struct<(f32, vector<4xi32>)>) -> !spirv.array<2 x !spirv.struct<(f32, vector<4xi32>)>>
    %8 = spirv.VectorShuffle [3 : i32, 4 : i32, -1 : i32] %arg3, %arg3 : vector<4xi32>, vector<4xi32> -> vector<3xi32>
    %9 = spirv.CompositeConstruct %8, %2 : (vector<3xi32>, i32) -> vector<4xi32>
    %10 = spirv.CompositeConstruct %arg2 : (f32) -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
    %11 = spirv.VectorExtractDynamic %arg3[%arg4] : vector<4xi32>, i16
    %12 = spirv.VectorInsertDynamic %arg6, %arg3[%arg4] {note} : vector<4xi32>, i16
    return
  }
}

// -----
module {
  func.func @branches(%arg0: i1, %arg1: i32, %arg2: f32) {
    spirv.Branch ^bb1(%arg1 : i32)
  ^bb1(%0: i32):  // pred: ^bb0
    spirv.BranchConditional %arg0, ^bb2, ^bb3(%0, %arg2 : i32, f32)
  ^bb2:  // pred: ^bb1
    spirv.BranchConditional %arg0 [3, 0], ^bb4, ^bb4
  ^bb3(%1: i32, %2: f32):  // pred: ^bb1
    spirv.Branch ^bb4 {note}
  ^bb4:  // 3 preds: ^bb2, ^bb2, ^bb3
    spirv.Return
  }
  func.func @numbers(%arg0: i8, %arg1: i64, %arg2: f32) {
    spirv.Switch %arg0 : i8, [
      default: ^bb1(%arg2 : f32),
      1: ^bb2(%arg0, %arg1 : i8, i64),
      255: ^bb3
    ]
  ^bb1(%0: f32):  // pred: ^bb0
    spirv.Switch %arg1 : i64, [
      default: ^bb3]
  ^bb2(%1: i8, %2: i64):  // pred: ^bb0
    spirv.Unreachable
  ^bb3:  // 2 preds: ^bb0, ^bb1
    spirv.Kill
  }
  func.func @more_ends(%arg0: !spirv.ptr<i32, TaskPayloadWorkgroupEXT>, %arg1: i32) {
    spirv.EXT.SetMeshOutputs %arg1, %arg1 : i32, i32
    spirv.EXT.EmitMeshTasks %arg1, %arg1, %arg1, %arg0 : i32, i32, i32, !spirv.ptr<i32, TaskPayloadWorkgroupEXT>
  }
  func.func @no_payload(%arg0: ui32) {
    spirv.EXT.EmitMeshTasks %arg0, %arg0, %arg0 {note} : ui32, ui32, ui32
  }
  spirv.module Logical GLSL450 {
    spirv.func @none() "Inline" {
      spirv.Return {note}
    }
    spirv.func @one(%arg0: i32, %arg1: f32) -> f32 "Pure|Const" {
      spirv.ReturnValue %arg1 : f32
    }
    spirv.func @calls(%arg0: i32, %arg1: f32) "None" {
      spirv.FunctionCall @none() : () -> ()
      %0 = spirv.FunctionCall @one(%arg0, %arg1) {note} : (i32, f32) -> f32
      %1 = spirv.Undef : f32
      %2 = spirv.FOrdLessThan %0, %1 : f32
      spirv.KHR.AssumeTrue %2
      spirv.KHR.AssumeTrue %2 {note}
      spirv.Return
    }
  }
}

// -----
module {
  func.func @structured(%arg0: i1, %arg1: i32) {
    spirv.mlir.loop {
      spirv.Branch ^bb1(%arg1 : i32)
    ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb3
      %3 = spirv.SLessThan %2, %arg1 : i32
      spirv.BranchConditional %3, ^bb2, ^bb4
    ^bb2:  // pred: ^bb1
      spirv.mlir.selection {
        spirv.BranchConditional %arg0, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        spirv.Branch ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        spirv.mlir.merge
      }
      spirv.Branch ^bb3
    ^bb3:  // pred: ^bb2
      %4 = spirv.IAdd %2, %arg1 : i32
      spirv.Branch ^bb1(%4 : i32)
    ^bb4:  // pred: ^bb1
      spirv.mlir.merge
    }
    %0 = spirv.mlir.selection control(Flatten) -> i32 {
      spirv.BranchConditional %arg0, ^bb1, ^bb2(%arg1 : i32)
    ^bb1:  // pred: ^bb0
      %2 = spirv.Not %arg1 : i32
      spirv.Branch ^bb2(%2 : i32)
    ^bb2(%3: i32):  // 2 preds: ^bb0, ^bb1
      spirv.mlir.merge %3 : i32
    }
    %1:2 = spirv.mlir.loop control(PartialCount) -> i32, i1 {
      spirv.Branch ^bb1
    ^bb1:  // 2 preds: ^bb0, ^bb2
      spirv.BranchConditional %arg0, ^bb2, ^bb3(%0, %arg0 : i32, i1)
    ^bb2:  // pred: ^bb1
      spirv.Branch ^bb1
    ^bb3(%2: i32, %3: i1):  // pred: ^bb1
      spirv.mlir.merge {note} %2, %3 : i32, i1
    }
    spirv.mlir.selection {
    }
    return
  }
}

// -----
module {
  func.func @cooperative(%arg0: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %arg1: !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, %arg2: !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>, %arg3: !spirv.coopmatrix<8x8xi8, Device, MatrixA>, %arg4: !spirv.coopmatrix<8x8xi8, Device, MatrixB>, %arg5: !spirv.coopmatrix<8x8xi32, Device, MatrixAcc>, %arg6: !spirv.ptr<f16, StorageBuffer>, %arg7: !spirv.ptr<vector<4xi32>, Workgroup>, %arg8: i32) {
    %0 = spirv.KHR.CooperativeMatrixMulAdd %arg0, %arg1, %arg2 : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>
    %1 = spirv.KHR.CooperativeMatrixMulAdd %arg3, %arg4, %arg5, <ASigned|AccSat> {note} : !spirv.coopmatrix<8x8xi8, Device, MatrixA>, !spirv.coopmatrix<8x8xi8, Device, MatrixB> -> !spirv.coopmatrix<8x8xi32, Device, MatrixAcc>
    %2 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>
    %3 = spirv.KHR.CooperativeMatrixLoad %arg6, %arg8, <RowMajor> : !spirv.ptr<f16, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
    %4 = spirv.KHR.CooperativeMatrixLoad %arg7, %arg8, <ColumnMajor>, <Volatile|Aligned>, 16 : !spirv.ptr<vector<4xi32>, Workgroup>, i32 -> !spirv.coopmatrix<8x8xi32, Device, MatrixAcc>
    spirv.KHR.CooperativeMatrixStore %arg6, %arg2, %arg8, <ColumnMajor>, <Nontemporal> : !spirv.ptr<f16, StorageBuffer>, !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>, i32
    spirv.KHR.CooperativeMatrixStore %arg7, %arg5, %arg8, <RowMajor> {note} : !spirv.ptr<vector<4xi32>, Workgroup>, !spirv.coopmatrix<8x8xi32, Device, MatrixAcc>, i32
    return
  }
}

// -----
module {
  func.func @opencl(%arg0: f32, %arg1: vector<8xf16>, %arg2: i32, %arg3: vector<2xi8>, %arg4: !spirv.ptr<i8, UniformConstant>) {
    %0 = spirv.CL.acos %arg0 : f32
    %1 = spirv.CL.acosh %arg0 : f32
    %2 = spirv.CL.asin %arg1 : vector<8xf16>
    %3 = spirv.CL.asinh %arg0 : f32
    %4 = spirv.CL.atan %arg0 : f32
    %5 = spirv.CL.atanh %arg0 : f32
    %6 = spirv.CL.ceil %arg1 : vector<8xf16> {note}
    %7 = spirv.CL.cos %arg0 : f32
    %8 = spirv.CL.cosh %arg0 : f32
    %9 = spirv.CL.erf %arg0 : f32
    %10 = spirv.CL.exp %arg0 : f32
    %11 = spirv.CL.fabs %arg0 : f32
    %12 = spirv.CL.floor %arg0 : f32
    %13 = spirv.CL.log %arg0 : f32
    %14 = spirv.CL.rint %arg0 : f32
    %15 = spirv.CL.round %arg0 : f32
    %16 = spirv.CL.rsqrt %arg0 : f32
    %17 = spirv.CL.sin %arg0 : f32
    %18 = spirv.CL.sinh %arg0 : f32
    %19 = spirv.CL.sqrt %arg0 : f32
    %20 = spirv.CL.tan %arg0 : f32
    %21 = spirv.CL.tanh %arg1 : vector<8xf16>
    %22 = spirv.CL.s_abs %arg3 : vector<2xi8>
    %23 = spirv.CL.atan2 %arg0, %arg0 : f32
    %24 = spirv.CL.fmax %arg1, %arg1 : vector<8xf16>
    %25 = spirv.CL.fmin %arg0, %arg0 : f32
    %26 = spirv.CL.pow %arg0, %arg0 {note} : f32
    %27 = spirv.CL.s_max %arg2, %arg2 : i32
    %28 = spirv.CL.s_min %arg2, %arg2 : i32
    %29 = spirv.CL.u_max %arg3, %arg3 : vector<2xi8>
    %30 = spirv.CL.u_min %arg2, %arg2 : i32
    %31 = spirv.CL.fma %arg0, %arg0, %arg0 : f32
    %32 = spirv.CL.fma %arg1, %arg1, %arg1 {note} : vector<8xf16>
    %33 = spirv.CL.mix %arg0, %arg0, %arg0 : f32
    %34 = spirv.CL.printf %arg4 %arg0, %arg2 : !spirv.ptr<i8, UniformConstant>, f32, i32 -> i32
    return
  }
  func.func @glsl_unary(%arg0: f32, %arg1: vector<4xf16>, %arg2: i32, %arg3: vector<2xi64>) {
    %0 = spirv.GL.Round %arg0 : f32
    %1 = spirv.GL.RoundEven %arg0 : f32
    %2 = spirv.GL.FAbs %arg1 : vector<4xf16>
    %3 = spirv.GL.SAbs %arg3 : vector<2xi64>
    %4 = spirv.GL.FSign %arg0 : f32
    %5 = spirv.GL.SSign %arg2 : i32
    %6 = spirv.GL.Floor %arg0 : f32
    %7 = spirv.GL.Ceil %arg0 : f32 {note}
    %8 = spirv.GL.Fract %arg0 : f32
    %9 = spirv.GL.Sin %arg1 : vector<4xf16>
    %10 = spirv.GL.Cos %arg0 : f32
    %11 = spirv.GL.Tan %arg0 : f32
    %12 = spirv.GL.Asin %arg0 : f32
    %13 = spirv.GL.Acos %arg0 : f32
    %14 = spirv.GL.Atan %arg0 : f32
    %15 = spirv.GL.Sinh %arg0 : f32
    %16 = spirv.GL.Cosh %arg0 : f32
    %17 = spirv.GL.Tanh %arg0 : f32
    %18 = spirv.GL.Asinh %arg0 : f32
    %19 = spirv.GL.Acosh %arg0 : f32
    %20 = spirv.GL.Atanh %arg0 : f32
    %21 = spirv.GL.Exp %arg0 : f32
    %22 = spirv.GL.Log %arg0 : f32
    %23 = spirv.GL.Exp2 %arg0 : f32
    %24 = spirv.GL.Log2 %arg0 : f32
    %25 = spirv.GL.Sqrt %arg0 : f32
    %26 = spirv.GL.InverseSqrt %arg0 : f32
    %27 = spirv.GL.Normalize %arg1 : vector<4xf16>
    %28 = spirv.GL.FindILsb %arg3 : vector<2xi64>
    %29 = spirv.GL.FindSMsb %arg2 : i32
    %30 = spirv.GL.FindUMsb %arg2 : i32
    return
  }
  func.func @glsl(%arg0: f32, %arg1: vector<4xf16>, %arg2: i32, %arg3: vector<4xi32>, %arg4: vector<2xf32>, %arg5: vector<4xf32>) {
    %0 = spirv.GL.Pow %arg0, %arg0 : f32
    %1 = spirv.GL.FMin %arg1, %arg1 : vector<4xf16>
    %2 = spirv.GL.FMax %arg0, %arg0 : f32
    %3 = spirv.GL.UMin %arg2, %arg2 : i32
    %4 = spirv.GL.UMax %arg3, %arg3 : vector<4xi32>
    %5 = spirv.GL.SMin %arg2, %arg2 : i32
    %6 = spirv.GL.SMax %arg2, %arg2 {note} : i32
    %7 = spirv.GL.Cross %arg1, %arg1 : vector<4xf16>
    %8 = spirv.GL.Reflect %arg1, %arg1 : vector<4xf16>
    %9 = spirv.GL.FClamp %arg0, %arg0, %arg0 : f32
    %10 = spirv.GL.UClamp %arg3, %arg3, %arg3 {note} : vector<4xi32>
    %11 = spirv.GL.SClamp %arg2, %arg2, %arg2 : i32
    %12 = spirv.GL.SClamp %arg2, %arg2, %arg2 : i32
    %13 = spirv.GL.Fma %arg1, %arg1, %arg1 : vector<4xf16>
    %14 = spirv.GL.Fma %arg0, %arg0, %arg0 : f32
    %15 = spirv.GL.FMix %arg0 : f32, %arg0 : f32, %arg0 : f32 -> f32
    %16 = spirv.GL.Length %arg1 : vector<4xf16> -> f16
    %17 = spirv.GL.Length %arg0 {note} : f32 -> f32
    %18 = spirv.GL.Distance %arg1, %arg1 : vector<4xf16>, vector<4xf16> -> f16
    %19 = spirv.GL.FrexpStruct %arg0 : f32 -> !spirv.struct<(f32, i32)>
    %20 = spirv.GL.FrexpStruct {note} %arg1 : vector<4xf16> -> !spirv.struct<(vector<4xf16>, vector<4xi32>)>
    %21 = spirv.GL.Ldexp %arg0 : f32, %arg2 : i32 -> f32
    %22 = spirv.GL.Ldexp {note} %arg1 : vector<4xf16>, %arg3 : vector<4xi32> -> vector<4xf16>
    %23 = spirv.GL.PackHalf2x16 %arg4 : vector<2xf32> -> i32
    %24 = spirv.GL.UnpackHalf2x16 %arg2 : i32 -> vector<2xf32>
    %25 = spirv.GL.PackSnorm4x8 %arg5 : vector<4xf32> -> i32
    %26 = spirv.GL.UnpackSnorm4x8 %arg2 : i32 -> vector<4xf32>
    return
  }
}

// -----
module {
  func.func @groups(%arg0: f32, %arg1: i32, %arg2: vector<4xi64>, %arg3: vector<3xi32>, %arg4: i1, %arg5: !spirv.ptr<i32, StorageBuffer>, %arg6: !spirv.ptr<f32, StorageBuffer>, %arg7: vector<4xf32>) {
    %0 = spirv.GroupBroadcast <Workgroup> %arg0, %arg3 : f32, vector<3xi32>
    %1 = spirv.GroupBroadcast <Subgroup> %arg2, %arg1 {note} : vector<4xi64>, i32
    %2 = spirv.GroupFAdd <Workgroup> <Reduce> %arg0 : f32
    %3 = spirv.GroupFMax <Workgroup> <InclusiveScan> %arg0 : f32
    %4 = spirv.GroupFMin <Subgroup> <ExclusiveScan> %arg0 : f32
    %5 = spirv.GroupIAdd <Workgroup> <Reduce> %arg2 : vector<4xi64>
    %6 = spirv.GroupSMax <Workgroup> <Reduce> %arg1 : i32
    %7 = spirv.GroupSMin <Workgroup> <Reduce> %arg1 : i32
    %8 = spirv.GroupUMax <Workgroup> <Reduce> %arg1 : i32
    %9 = spirv.GroupUMin <Workgroup> <Reduce> %arg1 {note} : i32
    %10 = spirv.KHR.GroupFMul <Workgroup> <Reduce> %arg0 : f32
    %11 = spirv.KHR.GroupIMul <Workgroup> <Reduce> %arg1 : i32
    %12 = spirv.KHR.SubgroupBallot %arg4 : vector<4xi32>
    %13 = spirv.INTEL.SubgroupBlockRead %arg5 : !spirv.ptr<i32, StorageBuffer> -> i32
    %14 = spirv.INTEL.SubgroupBlockRead %arg6 {note} : !spirv.ptr<f32, StorageBuffer> -> vector<8xf32>
    spirv.INTEL.SubgroupBlockWrite %arg5, %arg1 : i32
    spirv.INTEL.SubgroupBlockWrite %arg6, %arg7 : vector<4xf32>
    return
  }
  func.func @not_uniform(%arg0: f32, %arg1: i32, %arg2: vector<4xi32>, %arg3: i1, %arg4: vector<2xi1>, %arg5: ui32) {
    %cst4_i32 = spirv.Constant 4 : i32
    %0 = spirv.GroupNonUniformBallot <Subgroup> %arg3 : vector<4xi32>
    %1 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %arg2 : vector<4xi32> -> i32
    %2 = spirv.GroupNonUniformBallotFindLSB <Workgroup> %arg2 : vector<4xi32>, i32
    %3 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %arg2 {note} : vector<4xi32>, ui32
    %4 = spirv.GroupNonUniformElect <Workgroup> : i1
    %5 = spirv.GroupNonUniformBroadcast <Subgroup> %arg0, %cst4_i32 : f32, i32
    %6 = spirv.GroupNonUniformShuffle <Subgroup> %arg2, %arg1 : vector<4xi32>, i32
    %7 = spirv.GroupNonUniformShuffleDown <Subgroup> %arg0, %arg1 : f32, i32
    %8 = spirv.GroupNonUniformShuffleUp <Workgroup> %arg0, %arg5 : f32, ui32
    %9 = spirv.GroupNonUniformShuffleXor <Subgroup> %arg0, %arg1 {note} : f32, i32
    %10 = spirv.GroupNonUniformAll <Subgroup> %arg3 : i1
    %11 = spirv.GroupNonUniformAny <Subgroup> %arg3 : i1
    %12 = spirv.GroupNonUniformAllEqual <Subgroup> %arg4 : vector<2xi1>, i1
    %13 = spirv.GroupNonUniformQuadSwap <Subgroup> %arg0 %arg5 : f32, ui32
    %14 = spirv.GroupNonUniformRotateKHR <Subgroup> %arg0, %arg1 : f32, i32 -> f32
    %15 = spirv.GroupNonUniformRotateKHR <Workgroup> %arg3, %arg5, cluster_size(%cst4_i32) {note} : i1, ui32, i32 -> i1
    return
  }
  func.func @reductions(%arg0: f32, %arg1: i32, %arg2: i1, %arg3: vector<2xi1>) {
    %cst4_i32 = spirv.Constant 4 : i32
    %0 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %arg0 cluster_size(%cst4_i32) : f32, i32 -> f32
    %1 = spirv.GroupNonUniformFMax <Subgroup> <Reduce> %arg0 : f32 -> f32
    %2 = spirv.GroupNonUniformFMin <Workgroup> <InclusiveScan> %arg0 : f32 -> f32
    %3 = spirv.GroupNonUniformFMul <Workgroup> <PartitionedReduceNV> %arg0 {note} : f32 -> f32
    %4 = spirv.GroupNonUniformIAdd <Subgroup> <Reduce> %arg1 : i32 -> i32
    %5 = spirv.GroupNonUniformIMul <Subgroup> <ClusteredReduce> %arg1 cluster_size(%cst4_i32) {note} : i32, i32 -> i32
    %6 = spirv.GroupNonUniformSMax <Subgroup> <Reduce> %arg1 : i32 -> i32
    %7 = spirv.GroupNonUniformSMin <Subgroup> <Reduce> %arg1 : i32 -> i32
    %8 = spirv.GroupNonUniformUMax <Subgroup> <Reduce> %arg1 : i32 -> i32
    %9 = spirv.GroupNonUniformUMin <Subgroup> <Reduce> %arg1 : i32 -> i32
    %10 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <Reduce> %arg1 : i32 -> i32
    %11 = spirv.GroupNonUniformBitwiseOr <Subgroup> <Reduce> %arg1 : i32 -> i32
    %12 = spirv.GroupNonUniformBitwiseXor <Subgroup> <ExclusiveScan> %arg1 : i32 -> i32
    %13 = spirv.GroupNonUniformLogicalAnd <Subgroup> <Reduce> %arg2 : i1 -> i1
    %14 = spirv.GroupNonUniformLogicalOr <Subgroup> <Reduce> %arg3 : vector<2xi1> -> vector<2xi1>
    %15 = spirv.GroupNonUniformLogicalXor <Subgroup> <Reduce> %arg2 : i1 -> i1
    return
  }
}

// -----
module {
  func.func @images(%arg0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, %arg1: !spirv.image<i16, Buffer, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, %arg2: !spirv.image<i32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32i>, %arg3: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %arg4: !spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, %arg5: vector<2xi32>, %arg6: i32, %arg7: vector<4xf32>, %arg8: vector<2xf32>, %arg9: vector<4xf32>, %arg10: f32) {
    %0 = spirv.Image %arg3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
    %1 = spirv.Image %arg4 {note} : !spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>
    %2 = spirv.ImageQuerySize %arg0 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f> -> vector<2xi32>
    %3 = spirv.ImageQuerySize %arg1 {note} : !spirv.image<i16, Buffer, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown> -> i32
    %4 = spirv.ImageRead %arg0, %arg5  : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32> -> vector<4xf32>
    %5 = spirv.ImageRead %arg1, %arg6  {note} : !spirv.image<i16, Buffer, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, i32 -> vector<2xi16>
    spirv.ImageWrite %arg0, %arg5, %arg7  : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32>, vector<4xf32>
    spirv.ImageWrite %arg1, %arg6, %5  {note} : !spirv.image<i16, Buffer, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, i32, vector<2xi16>
    %6 = spirv.ImageFetch %arg2, %arg6  : !spirv.image<i32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32i>, i32 -> vector<4xi32>
    %7 = spirv.ImageDrefGather %arg4, %arg9, %arg10  : !spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32 -> vector<4xf32>
    %8 = spirv.ImageSampleExplicitLod %arg3, %arg8 ["Lod"], %arg10 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
    %9 = spirv.ImageSampleExplicitLod %arg3, %arg8 ["Grad"], %arg8, %arg8 {note} : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
    %10 = spirv.ImageSampleImplicitLod %arg3, %arg8  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
    %11 = spirv.ImageSampleImplicitLod %arg3, %arg8 ["Bias"], %arg10 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
    %12 = spirv.ImageSampleProjDrefImplicitLod %arg3, %arg7, %arg10 ["Bias"], %arg10 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32, f32 -> f32
    return
  }
}

// -----
module {
  func.func @matrices(%arg0: !spirv.matrix<3 x vector<3xf32>>, %arg1: !spirv.matrix<2 x vector<3xf32>>, %arg2: !spirv.matrix<3 x vector<2xf32>>, %arg3: f32, %arg4: vector<3xf32>, %arg5: vector<2xf32>, %arg6: !spirv.coopmatrix<4x4xf32, Subgroup, MatrixAcc>) {
    %0 = spirv.MatrixTimesScalar %arg0, %arg3 : !spirv.matrix<3 x vector<3xf32>>, f32
    %1 = spirv.MatrixTimesScalar %arg6, %arg3 {note} : !spirv.coopmatrix<4x4xf32, Subgroup, MatrixAcc>, f32
    %2 = spirv.MatrixTimesMatrix %arg0, %arg1 : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<2 x vector<3xf32>>
    %3 = spirv.MatrixTimesMatrix %arg1, %arg2 {note} : !spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<3 x vector<3xf32>>
    %4 = spirv.Transpose %arg1 : !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<3 x vector<2xf32>>
    %5 = spirv.MatrixTimesVector %arg1, %arg5 : !spirv.matrix<2 x vector<3xf32>>, vector<2xf32> -> vector<3xf32>
    %6 = spirv.VectorTimesMatrix %arg4, %arg1 {note} : vector<3xf32>, !spirv.matrix<2 x vector<3xf32>> -> vector<2xf32>
    return
  }
  func.func @dot_products(%arg0: i32, %arg1: vector<4xi8>, %arg2: vector<2xi16>, %arg3: i64) {
    %0 = spirv.SDot %arg1, %arg1 : vector<4xi8> -> i32
    %1 = spirv.SDot %arg0, %arg0, <PackedVectorFormat4x8Bit> : i32 -> i64
    %2 = spirv.SUDot %arg2, %arg2 : vector<2xi16> -> i64
    %3 = spirv.UDot %arg1, %arg1 {note} : vector<4xi8> -> i32
    %4 = spirv.SDotAccSat %arg2, %arg2, %arg3 : vector<2xi16> -> i64
    %5 = spirv.SUDotAccSat %arg0, %arg0, %arg0, <PackedVectorFormat4x8Bit> {note} : i32 -> i32
    %6 = spirv.UDotAccSat %arg1, %arg1, %arg0 : vector<4xi8> -> i32
    return
  }
}

// -----
module {
  func.func @logic(%arg0: f32, %arg1: vector<4xf16>, %arg2: i32, %arg3: vector<2xi64>, %arg4: i1, %arg5: vector<4xi1>, %arg6: !spirv.ptr<i32, Function>) {
    %0 = spirv.FOrdEqual %arg0, %arg0 : f32
    %1 = spirv.FOrdGreaterThan %arg1, %arg1 : vector<4xf16>
    %2 = spirv.FOrdGreaterThanEqual %arg0, %arg0 : f32
    %3 = spirv.FOrdLessThan %arg0, %arg0 : f32
    %4 = spirv.FOrdLessThanEqual %arg0, %arg0 : f32
    %5 = spirv.FOrdNotEqual %arg0, %arg0 : f32
    %6 = spirv.FUnordEqual %arg0, %arg0 : f32 {note}
    %7 = spirv.FUnordGreaterThan %arg0, %arg0 : f32
    %8 = spirv.FUnordGreaterThanEqual %arg0, %arg0 : f32
    %9 = spirv.FUnordLessThan %arg0, %arg0 : f32
    %10 = spirv.FUnordLessThanEqual %arg1, %arg1 : vector<4xf16>
    %11 = spirv.FUnordNotEqual %arg0, %arg0 : f32
    %12 = spirv.Ordered %arg0, %arg0 : f32
    %13 = spirv.Unordered %arg1, %arg1 : vector<4xf16>
    %14 = spirv.IsFinite %arg0 : f32
    %15 = spirv.IsInf %arg1 : vector<4xf16>
    %16 = spirv.IsNan %arg0 : f32 {note}
    %17 = spirv.IEqual %arg2, %arg2 : i32
    %18 = spirv.INotEqual %arg3, %arg3 : vector<2xi64>
    %19 = spirv.SGreaterThan %arg2, %arg2 : i32
    %20 = spirv.SGreaterThanEqual %arg2, %arg2 : i32
    %21 = spirv.SLessThan %arg2, %arg2 : i32
    %22 = spirv.SLessThanEqual %arg2, %arg2 : i32
    %23 = spirv.UGreaterThan %arg3, %arg3 : vector<2xi64>
    %24 = spirv.UGreaterThanEqual %arg2, %arg2 : i32
    %25 = spirv.ULessThan %arg2, %arg2 : i32
    %26 = spirv.ULessThanEqual %arg2, %arg2 : i32
    %27 = spirv.LogicalAnd %arg4, %arg4 : i1
    %28 = spirv.LogicalOr %arg5, %arg5 : vector<4xi1>
    %29 = spirv.LogicalEqual %arg4, %arg4 : i1
    %30 = spirv.LogicalNotEqual %arg4, %arg4 : i1
    %31 = spirv.LogicalNot %arg5 : vector<4xi1>
    %32 = spirv.Select %arg4, %arg6, %arg6 : i1, !spirv.ptr<i32, Function>
    %33 = spirv.Select %arg5, %arg1, %arg1 {note} : vector<4xi1>, vector<4xf16>
    %34 = spirv.Select %arg4, %arg3, %arg3 : i1, vector<2xi64>
    return
  }
}

// -----
module {
  func.func @memory(%arg0: !spirv.ptr<i32, Function>, %arg1: !spirv.ptr<i32, StorageBuffer>, %arg2: i32, %arg3: !spirv.ptr<!spirv.struct<(i32 [0], !spirv.array<4 x f32, stride=4> [4])>, StorageBuffer>, %arg4: !spirv.ptr<!spirv.rtarray<vector<2xi8>>, StorageBuffer>) {
    %0 = spirv.Load "Function" %arg0 : i32
    %1 = spirv.Load "Function" %arg0 ["Volatile"] {note} : i32
    %2 = spirv.Load "StorageBuffer" %arg1 ["Aligned|Nontemporal", 8] : i32
    spirv.Store "Function" %arg0, %arg2 : i32
    spirv.Store "StorageBuffer" %arg1, %arg2 ["Aligned", 4] : i32
    spirv.Store "StorageBuffer" %arg1, %arg2 ["None"] : i32
    spirv.CopyMemory  "Function" %arg0,  "StorageBuffer" %arg1,  : i32
    spirv.CopyMemory  "Function" %arg0,  "StorageBuffer" %arg1 ["Aligned", 4],  ["Aligned", 4] : i32
    spirv.CopyMemory  "Function" %arg0,  "StorageBuffer" %arg1 ["Volatile"],  ["Aligned", 4] : i32
    %cst1_i32 = spirv.Constant 1 : i32
    %3 = spirv.AccessChain %arg3[%cst1_i32, %arg2] : !spirv.ptr<!spirv.struct<(i32 [0], !spirv.array<4 x f32, stride=4> [4])>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
    %4 = spirv.AccessChain %arg4[%arg2] {note} : !spirv.ptr<!spirv.rtarray<vector<2xi8>>, StorageBuffer>, i32 -> !spirv.ptr<vector<2xi8>, StorageBuffer>
    %5 = spirv.PtrAccessChain %arg1[%arg2] : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.ptr<i32, StorageBuffer>
    %6 = spirv.PtrAccessChain %arg3[%arg2 %cst1_i32] : !spirv.ptr<!spirv.struct<(i32 [0], !spirv.array<4 x f32, stride=4> [4])>, StorageBuffer>, i32, i32 -> !spirv.ptr<!spirv.array<4 x f32, stride=4>, StorageBuffer>
    %7 = spirv.InBoundsPtrAccessChain %arg0[%arg2] {note} : !spirv.ptr<i32, Function>, i32 -> !spirv.ptr<i32, Function>
    return
  }
  func.func @variables() {
    %cst7_i32 = spirv.Constant 7 : i32
    %0 = spirv.Variable : !spirv.ptr<f32, Function>
    %1 = spirv.Variable init(%cst7_i32) : !spirv.ptr<i32, Function>
    %2 = spirv.Variable {aliased_pointer} : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
    %3 = spirv.Variable {restrict_pointer} : !spirv.ptr<!spirv.array<2 x !spirv.ptr<i32, PhysicalStorageBuffer>>, Function>
    return
  }
}

// -----
module {
  func.func @constants() {
    %true = spirv.Constant true
    %false = spirv.Constant false
    %cst3_i8 = spirv.Constant 3 : i8
    %cst-3_i64 = spirv.Constant -3 : i64
    %cst_f16 = spirv.Constant 1.500000e+00 : f16
    %cst_bf16 = spirv.Constant 2.000000e+00 : bf16
    %cst_vec_2xi32 = spirv.Constant dense<[1, 2]> : vector<2xi32>
    %cst_vec_4xf32 = spirv.Constant dense<1.000000e+00> : vector<4xf32>
    %cst_vec_3xi1 = spirv.Constant dense<true> : vector<3xi1>
    %cst = spirv.Constant dense<0> : tensor<4xi32> : !spirv.array<4 x i32>
    %cst_0 = spirv.Constant dense<2.000000e+00> : tensor<2x3xf32> : !spirv.array<2 x !spirv.array<3 x f32>>
    %cst_1 = spirv.Constant [dense<3.000000e+00> : vector<2xf32>, dense<4.000000e+00> : vector<2xf32>] : !spirv.array<2 x vector<2xf32>>
    %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<3 x i32>
    %1 = spirv.EXT.ConstantCompositeReplicate [2.000000e+00 : f32] : vector<4xf32> {note}
    %2 = spirv.Undef : !spirv.struct<()>
    %3 = spirv.Undef {note} : vector<3xf64>
    return
  }
  spirv.module Logical GLSL450 {
    spirv.SpecConstant @flag = true
    spirv.SpecConstant @number spec_id(5) = 3 : i32
    spirv.SpecConstant @other = 4 : i32
    spirv.SpecConstant @real spec_id(0) = 5.000000e-01 : f16
    spirv.SpecConstantComposite @both (@number, @other) : vector<2xi32>
    spirv.SpecConstantComposite @mixed (@number, @flag) : !spirv.struct<(i32, i1)>
    spirv.EXT.SpecConstantCompositeReplicate @same (@real) : !spirv.array<8 x f16>
    spirv.GlobalVariable @initialized initializer(@number) : !spirv.ptr<i32, Private>
    spirv.GlobalVariable @of_both initializer(@both) : !spirv.ptr<vector<2xi32>, Private>
    spirv.func @uses() -> i32 "None" {
      %0 = spirv.mlir.referenceof @number : i32
      %1 = spirv.mlir.referenceof @mixed {note} : !spirv.struct<(i32, i1)>
      %cst1_i32 = spirv.Constant 1 : i32
      %2 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %cst1_i32) : (i32, i32) -> i32
      %3 = spirv.SpecConstantOperation wraps "spirv.IEqual"(%2, %cst1_i32) {note} : (i32, i32) -> i1
      %4 = spirv.SpecConstantOperation wraps "spirv.Not"(%2) : (i32) -> i32
      spirv.ReturnValue %4 : i32
    }
  }
}

// -----
module {
  spirv.module Logical GLSL450 {
  }
  spirv.module @named Physical32 OpenCL requires #spirv.vce<v1.3, [Kernel, Addresses], [SPV_KHR_16bit_storage]> {
  }
  spirv.module @noted Logical Vulkan attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader], []>, api=Vulkan, NVIDIA:DiscreteGPU:7, #spirv.resource_limits<>>} {
    spirv.GlobalVariable @a : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @b bind(1, 2) : !spirv.ptr<!spirv.struct<(f32 [0]), Block>, StorageBuffer>
    spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
    spirv.GlobalVariable @out {location = 3 : i32} : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @linked {linkage_attributes = #spirv.linkage_attributes<linkage_name = "other", linkage_type = <Import>>} : !spirv.ptr<f32, Private>
    spirv.func @main() "None" {
      %a_addr = spirv.mlir.addressof @a : !spirv.ptr<f32, Input>
      %id_addr = spirv.mlir.addressof @id {note} : !spirv.ptr<vector<3xi32>, Input>
      %0 = spirv.Load "Input" %a_addr : f32
      spirv.Return
    }
    spirv.func @imported(f32) -> i32 "DontInline" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "there", linkage_type = <Import>>}
    spirv.func @decorated(%arg0: !spirv.ptr<f32, Function> {spirv.decoration = #spirv.decoration<Aliased>}) "None" {
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @main, @id
    spirv.EntryPoint "Fragment" @main
    spirv.ExecutionMode @main "LocalSize", 32, 1, 1
    spirv.ExecutionMode @main "OriginUpperLeft"
  }
  spirv.module Logical GLSL450 {
    spirv.func @geometry() "None" {
      spirv.EmitVertex
      spirv.EndPrimitive {note}
      spirv.Return
    }
  }
}

// -----
module {
  func.func private @types(!spirv.array<4 x !spirv.array<2 x i64>>, !spirv.array<3 x f16, stride=2>, !spirv.rtarray<f32>, !spirv.rtarray<i8, stride=1>, !spirv.struct<()>, !spirv.struct<(i32, f32 [NonWritable, Offset=4])>, !spirv.struct<(f32 [0, NonReadable], !spirv.matrix<4 x vector<4xf32>> [16, ColMajor, MatrixStride=16]), Block>, !spirv.struct<empty, ()>, !spirv.struct<node, (!spirv.ptr<!spirv.struct<node>, StorageBuffer>, i32)>, !spirv.ptr<!spirv.struct<(i1)>, CodeSectionINTEL>, !spirv.coopmatrix<2x2xbf16, QueueFamily, MatrixAcc>, !spirv.arm.tensor<?x?xf32>, !spirv.image<i64, SubpassData, NoDepth, NonArrayed, MultiSampled, NoSampler, R64i>, !spirv.image<ui32, Rect, DepthUnknown, Arrayed, SingleSampled, SamplerUnknown, R32ui>)
  func.func private @attributes() attributes {a0 = #spirv.entry_point_abi<>, a1 = #spirv.entry_point_abi<workgroup_size = [32, 4, 1], subgroup_size = 16, target_width = 64>, a2 = #spirv.linkage_attributes<linkage_name = "f", linkage_type = <LinkOnceODR>>, a3 = #spirv.cache_control_load_intel<cache_level = 1, load_cache_control = InvalidateAfterR>, a4 = #spirv.cache_control_store_intel<cache_level = 0, store_cache_control = WriteBack>, a5 = #spirv.coop_matrix_props_khr<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, acc_sat = true, scope = <Subgroup>>, a6 = #spirv.coop_matrix_props_nv<m_size = 8, n_size = 8, k_size = 32, a_type = f16, b_type = f16, c_type = f32, result_type = f32, scope = <Workgroup>>, a7 = #spirv.resource_limits<max_compute_workgroup_size = [64, 64, 1], min_subgroup_size = 4>, a8 = #spirv.resource_limits<>, a9 = #spirv.vce<v1.0, [], []>, b0 = #spirv.target_env<#spirv.vce<v1.6, [Matrix], [SPV_NV_ray_tracing]>, #spirv.resource_limits<>>, b1 = #spirv.target_env<#spirv.vce<v1.6, [], []>, api=OpenCL, #spirv.resource_limits<>>, b2 = #spirv.target_env<#spirv.vce<v1.6, [], []>, Qualcomm:CPU, #spirv.resource_limits<>>, b3 = #spirv.interface_var_abi<(0, 1)>, b4 = #spirv.interface_var_abi<(2, 3), Uniform>, c0 = #spirv.addressing_model<PhysicalStorageBuffer64>, c1 = #spirv.image_operands<Bias|Lod|ZeroExtend|Nontemporal>, c2 = #spirv.matrixLayout<PackedB>, c3 = #spirv.f_p_encoding<BFloat16KHR>, c4 = #spirv.opcode<OpDot>, c5 = #spirv.fastmath_mode<NotNaN|AllowReassocINTEL>, c6 = #spirv.fp_rounding_mode<RTP>, c7 = #spirv.version<v1.4>, c8 = #spirv.device_type<Unknown>, c9 = #spirv.loop_control<None>, d0 = #spirv.ext<SPV_KHR_16bit_storage>, d1 = #spirv.capability<Bfloat16ConversionINTEL>, d2 = #spirv.dim<Dim3D>, d3 = #spirv.built_in<Position>}
  func.func @bound(%arg0: !spirv.ptr<f32, Uniform> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}, %arg1: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 2), StorageBuffer>}) attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: i64) {
    %0 = spirv.ShiftRightArithmetic %arg0, %arg1 : i32, i64
    return
  }
}

// -----
module {
  func.func @f(%arg0: f32) {
    %0 = spirv.ConvertFToS %arg0 : f32 to i64
    %1 = spirv.ConvertFToU %arg0 : f32 to i32
    return
  }
}

// -----
module {
  func.func @f(%arg0: i32) {
    %0 = spirv.ConvertSToF %arg0 : i32 to f64
    %1 = spirv.ConvertUToF %arg0 : i32 to f32
    return
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: !spirv.ptr<i32, TaskPayloadWorkgroupEXT>) {
    spirv.EXT.EmitMeshTasks %arg0, %arg0, %arg0, %arg1 : i32, i32, i32, !spirv.ptr<i32, TaskPayloadWorkgroupEXT>
  }
}

// -----
module {
  func.func @f(%arg0: i32) {
    spirv.EXT.EmitMeshTasks %arg0, %arg0, %arg0 : i32, i32, i32
  }
}

// -----
module {
  func.func @f(%arg0: !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, %arg1: !spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) {
    %0 = spirv.ImageQuerySize %arg0 : !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown> -> i32
    %1 = spirv.ImageQuerySize %arg1 : !spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown> -> i32
    return
  }
}

// -----
module {
  func.func @f() {
    %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.struct<(i32, f32)>
    return
  }
}

// -----
module {
  spirv.func @f(%arg0: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Aliased>}) "None" {
    spirv.Return
  }
}

// -----
module {
  spirv.func @f(%arg0: !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function> {spirv.decoration = #spirv.decoration<RestrictPointer>}) "None" {
    spirv.Return
  }
}

// -----
module {
  spirv.func @f(%arg0: !spirv.ptr<!spirv.ptr<i32, Function>, PhysicalStorageBuffer>) "None" {
    spirv.Return
  }
}

// -----
module {
  spirv.func @f(%arg0: !spirv.ptr<!spirv.array<2 x !spirv.ptr<i32, PhysicalStorageBuffer>>, Function> {spirv.decoration = #spirv.decoration<Restrict>}) "None" {
    spirv.Return
  }
}

// -----
module {
  spirv.func @f(%arg0: !spirv.ptr<!spirv.array<2 x i32>, PhysicalStorageBuffer>) "None" {
    spirv.Return
  }
}

// -----
module {
  spirv.module Logical Vulkan {
    spirv.ARM.Graph @graph(!spirv.arm.tensor<4x3xi8>) -> !spirv.arm.tensor<4x3xi8>
  }
}

// -----
module {
  spirv.module Logical Vulkan {
    spirv.ARM.Graph @graph(%arg0: !spirv.arm.tensor<4x3xi8> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}) -> (!spirv.arm.tensor<4x3xi8> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) attributes {entry_point = false, other} {
      %0 = spirv.ARM.GraphConstant {graph_constant_id = 3 : i32} : !spirv.arm.tensor<4x3xi8>
      spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<4x3xi8>
    }
  }
}

// -----
module {
  spirv.ARM.Graph @graph(%arg0: !spirv.arm.tensor<4x3xi8>) -> !spirv.arm.tensor<4x3xi8> {
    spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<4x3xi8>
  }
}

// -----
module {
  spirv.module Logical Vulkan {
    spirv.ARM.GraphEntryPoint @graph, @in, @out
  }
}

// -----
module {
  func.func @f(%arg0: !spirv.arm.tensor<4x3xi8>) {
    %0 = spirv.CompositeExtract %arg0[0 : i32] : !spirv.arm.tensor<4x3xi8>
    return
  }
}

// -----
module {
  func.func @f(%arg0: !spirv.ptr<i32, Function>, %arg1: i32) {
    spirv.Store "Function" %arg0, %arg1 : i32 {a}
    %0 = spirv.Load "Function" %arg0 {a} : i32
    return
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xi32>, %arg1: i32) {
    %0 = spirv.CompositeInsert %arg1, %arg0[0 : i32] : i32 into vector<4xi32>
    return
  }
}

// -----
module {
  spirv.func @f() "Inline|Pure" {
    spirv.Return
  }
}

// -----
module {
  func.func @f() {
    spirv.mlir.selection control(Flatten) {
    }
    return
  }
}

// -----
module {
  func.func private @f(!spirv.ptr<vector<1xf32>, Function>)
}

// -----
module {
  func.func private @f(!spirv.array<3 x si32>)
}

// -----
module {
  func.func private @f(!spirv.matrix<2 x vector<[2]xf32>>)
}

// -----
module {
  func.func private @f(!spirv.coopmatrix<8x8xvector<2xi32>, Subgroup, MatrixA>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<2xvector<4xf32>>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<2x!spirv.ptr<f32, Function>>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<*xi8>)
}

// -----
module {
  func.func private @f(!spirv.array<3 x !spirv.arm.tensor<2x!spirv.ptr<f32, Function>>>)
}

// -----
module {
  func.func private @f(!spirv.array<3 x i32, stride=4294967292>)
}

// -----
module {
  func.func private @f(!spirv.struct<(index, tensor<4xf32>, i7, memref<2xi8>, vector<2x2xf32>, none)>)
}

// -----
module {
  func.func private @f(!spirv.ptr<f8E5M2, Function>, !spirv.array<2 x f80>, !spirv.rtarray<vector<2xindex>>, !spirv.arm.tensor<2xf8E4M3FN>, !spirv.ptr<vector<[4]xf32>, Function>, !spirv.ptr<vector<2xi7>, Function>)
}

// -----
module {
  func.func private @f(!spirv.struct<(i32 [NonWritable])>)
}

// -----
module {
  func.func private @f(!spirv.struct<(i32 [0, NonWritable=3])>)
}

// -----
module {
  func.func private @f(!spirv.struct<(i32), Block=2>)
}

// -----
module {
  func.func private @f(!spirv.struct<(i32 [MatrixStride])>)
}

// -----
module {
  func.func private @f(!spirv.struct<a, (i32, !spirv.ptr<!spirv.struct<a>, Function>)>)
}

// -----
module {
  func.func private @f(!spirv.struct<()>)
}

// -----
module {
  func.func private @f(!spirv.struct<(i32)>)
}

// -----
module {
  func.func private @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, AMD:DiscreteGPU:4294967293, #spirv.resource_limits<>>}
}

// -----
module {
  func.func @f(%arg0: !spirv.matrix<2 x vector<2xf32>>, %arg1: f32) {
    %0 = spirv.MatrixTimesScalar %arg0, %arg1 : !spirv.matrix<2 x vector<2xf32>>, f32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !spirv.matrix<3 x vector<2xf16>>) {
    %0 = spirv.Transpose %arg0 : !spirv.matrix<3 x vector<2xf16>> -> !spirv.matrix<2 x vector<3xf16>>
    %1 = spirv.MatrixTimesMatrix %0, %arg0 : !spirv.matrix<2 x vector<3xf16>>, !spirv.matrix<3 x vector<2xf16>> -> !spirv.matrix<3 x vector<3xf16>>
    return
  }
}

// -----
module {
  func.func @f(%arg0: !spirv.matrix<3 x vector<2xf80>>) {
    %0 = spirv.Transpose %arg0 : !spirv.matrix<3 x vector<2xf80>> -> !spirv.matrix<2 x vector<3xf80>>
    return
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xi32>) {
    %0 = spirv.CompositeExtract %arg0[0 : i32] : vector<4xi32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: !spirv.ptr<i32, Function>, %arg1: !spirv.ptr<i32, StorageBuffer>) {
    spirv.CopyMemory  "Function" %arg0,  "StorageBuffer" %arg1,  {note} : i32
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1) {
    spirv.mlir.loop control(Unroll|PartialCount) {
    }
    return
  }
}

// -----
module {
  spirv.module Logical Vulkan {
    spirv.GlobalVariable @in bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<4x3xi8>, UniformConstant>
    spirv.GlobalVariable @out bind(0, 1) : !spirv.ptr<!spirv.arm.tensor<4x3xi8>, UniformConstant>
    spirv.ARM.GraphEntryPoint @graph, @in, @out
    spirv.ARM.Graph @graph(%arg0: !spirv.arm.tensor<4x3xi8>) -> !spirv.arm.tensor<4x3xi8> attributes {entry_point = true} {
      %0 = spirv.ARM.GraphConstant {graph_constant_id = 3 : i32} : !spirv.arm.tensor<2xf16>
      spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<4x3xi8>
    }
  }
}

// -----
module {
  func.func @f(%arg0: i32) {
    %0 = spirv.UMulExtended  {note = "kept"}%arg0, %arg0 : !spirv.struct<(i32, i32)>
    return
  }
}

// -----
module {
  func.func private @f(!spirv.struct<(index, tensor<4xf32>, i7, memref<2xi8>, vector<2x2xf32>, none)>)
}

// -----
module {
  func.func private @f(!spirv.ptr<f8E5M2, Function>, !spirv.array<2 x f80>, !spirv.rtarray<vector<2xindex>>, !spirv.arm.tensor<2xf8E4M3FN>, !spirv.ptr<vector<[4]xf32>, Function>, !spirv.ptr<vector<2xi7>, Function>)
}

