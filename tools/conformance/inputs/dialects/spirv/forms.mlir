// ODS: mlir/Dialect/SPIRV/IR/SPIRVOps.td

// Arithmetic.

!wide = !spirv.struct<(i32, i32)>
!matrix = !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>

func.func @floats(%x: f32, %v: vector<4xf16>, %d: f64, %b: vector<3xbf16>, %m: !matrix) {
  %0 = spirv.FAdd %x, %x : f32
  %1 = spirv.FSub %v, %v : vector<4xf16>
  %2 = spirv.FMul %m, %m : !matrix
  %3 = spirv.FDiv %d, %d {note} : f64
  %4 = spirv.FRem %x, %0 : f32
  %5 = spirv.FMod %v, %1 : vector<4xf16>
  %6 = spirv.FNegate %m : !matrix
  %7 = spirv.Dot %v, %v : vector<4xf16> -> f16
  %8 = spirv.Dot %b, %b {note = 1 : i8} : vector<3xbf16> -> bf16
  %9 = spirv.VectorTimesScalar %v, %7 : (vector<4xf16>, f16) -> vector<4xf16>
  return
}

func.func @integers(%x: i32, %v: vector<2xi64>, %u: ui8, %c: !spirv.coopmatrix<4x4xi8, Workgroup, MatrixA>) {
  %0 = spirv.IAdd %x, %x : i32
  %1 = spirv.ISub %v, %v : vector<2xi64>
  %2 = spirv.IMul %c, %c : !spirv.coopmatrix<4x4xi8, Workgroup, MatrixA>
  %3 = spirv.SDiv %x, %0 : i32
  %4 = spirv.UDiv %u, %u {note} : ui8
  %5 = spirv.SRem %v, %1 : vector<2xi64>
  %6 = spirv.SMod %x, %3 : i32
  %7 = spirv.UMod %x, %6 : i32
  %8 = spirv.SNegate %v : vector<2xi64>
  return
}

func.func @two_parts(%x: i32, %v: vector<4xi16>) {
  %0 = spirv.IAddCarry %x, %x : !wide
  %1 = spirv.ISubBorrow %x, %x : !wide
  %2 = spirv.SMulExtended %v, %v : !spirv.struct<(vector<4xi16>, vector<4xi16>)>
  %3 = spirv.UMulExtended %x, %x : !spirv.struct<(i32, i32)>
  return
}

// -----

// Atomic accesses and barriers.

func.func @atomics(%p: !spirv.ptr<i32, StorageBuffer>, %q: !spirv.ptr<i64, Workgroup>,
                   %f: !spirv.ptr<f32, StorageBuffer>, %x: i32, %y: i64, %z: f32) {
  %0 = spirv.AtomicAnd <Device> <None> %p, %x : !spirv.ptr<i32, StorageBuffer>
  %1 = spirv.AtomicOr <Workgroup> <AcquireRelease> %q, %y : !spirv.ptr<i64, Workgroup>
  %2 = spirv.AtomicXor <Subgroup> <Acquire|UniformMemory> %p, %x {note} : !spirv.ptr<i32, StorageBuffer>
  %3 = spirv.AtomicIAdd <Invocation> <Release> %p, %x : !spirv.ptr<i32, StorageBuffer>
  %4 = spirv.AtomicISub <CrossDevice> <SequentiallyConsistent> %q, %y : !spirv.ptr<i64, Workgroup>
  %5 = spirv.AtomicIIncrement <Device> <Acquire> %p : !spirv.ptr<i32, StorageBuffer>
  %6 = spirv.AtomicIDecrement <QueueFamily> <None> %q : !spirv.ptr<i64, Workgroup>
  %7 = spirv.AtomicSMax <Device> <None> %p, %x : !spirv.ptr<i32, StorageBuffer>
  %8 = spirv.AtomicSMin <Device> <None> %p, %x : !spirv.ptr<i32, StorageBuffer>
  %9 = spirv.AtomicUMax <Device> <None> %p, %x : !spirv.ptr<i32, StorageBuffer>
  %10 = spirv.AtomicUMin <ShaderCallKHR> <None> %p, %x : !spirv.ptr<i32, StorageBuffer>
  %11 = spirv.AtomicExchange <Device> <Release|ImageMemory|Volatile> %f, %z : !spirv.ptr<f32, StorageBuffer>
  %12 = spirv.AtomicCompareExchange <Workgroup> <Release> <Acquire> %p, %x, %x {note}
    : !spirv.ptr<i32, StorageBuffer>
  %13 = spirv.AtomicCompareExchangeWeak <Workgroup> <None> <Acquire> %q, %y, %y : !spirv.ptr<i64, Workgroup>
  %14 = spirv.EXT.AtomicFAdd <Device> <None> %f, %z {note} : !spirv.ptr<f32, StorageBuffer>
  return
}

func.func @barriers() {
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
  spirv.MemoryBarrier <Device>, <AcquireRelease|WorkgroupMemory> {note}
  spirv.INTEL.ControlBarrierArrive <Device> <Workgroup> <Release>
  spirv.INTEL.ControlBarrierWait <Device> <Workgroup> <Acquire> {note}
  return
}

// -----

// Bits and casts.

func.func @bits(%x: i32, %v: vector<3xi16>, %n: i8) {
  %0 = spirv.BitCount %x : i32
  %1 = spirv.BitReverse %v : vector<3xi16>
  %2 = spirv.BitFieldInsert %v, %1, %n, %x : vector<3xi16>, i8, i32
  %3 = spirv.BitFieldSExtract %x, %n, %n : i32, i8, i8
  %4 = spirv.BitFieldUExtract %v, %x, %n {note} : vector<3xi16>, i32, i8
  %5 = spirv.BitwiseAnd %x, %0 : i32
  %6 = spirv.BitwiseOr %v, %1 : vector<3xi16>
  %7 = spirv.BitwiseXor %x, %5 : i32
  %8 = spirv.ShiftLeftLogical %x, %n : i32, i8
  %9 = spirv.ShiftRightArithmetic %v, %v : vector<3xi16>, vector<3xi16>
  %10 = spirv.ShiftRightLogical %8, %x : i32, i32
  %11 = spirv.Not %v : vector<3xi16>
  return
}

func.func @casts(%x: i32, %f: f32, %v: vector<4xf16>, %b: bf16, %p: !spirv.ptr<i32, Function>,
                 %q: !spirv.ptr<f32, Workgroup>, %m: !spirv.coopmatrix<8x8xf32, Subgroup, MatrixB>) {
  %0 = spirv.Bitcast %x : i32 to f32
  %1 = spirv.Bitcast %v : vector<4xf16> to vector<2xi32>
  %2 = spirv.Bitcast %p : !spirv.ptr<i32, Function> to !spirv.ptr<f32, Function>
  %3 = spirv.ConvertFToS %f : f32 to i64
  %4 = spirv.ConvertFToU %v : vector<4xf16> to vector<4xi8>
  %5 = spirv.ConvertSToF %x : i32 to bf16
  %6 = spirv.ConvertUToF %4 : vector<4xi8> to vector<4xf64>
  %7 = spirv.FConvert %m : !spirv.coopmatrix<8x8xf32, Subgroup, MatrixB> to !spirv.coopmatrix<8x8xf16, Subgroup, MatrixB>
  %8 = spirv.FConvert %b {note} : bf16 to f32
  %9 = spirv.SConvert %x : i32 to i8
  %10 = spirv.UConvert %4 : vector<4xi8> to vector<4xi64>
  %11 = spirv.PtrCastToGeneric %q : !spirv.ptr<f32, Workgroup> to !spirv.ptr<f32, Generic>
  %12 = spirv.GenericCastToPtr %11 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
  %13 = spirv.GenericCastToPtrExplicit %11 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Function>
  %14 = spirv.INTEL.ConvertFToBF16 %f : f32 to i16
  %15 = spirv.INTEL.ConvertBF16ToF %14 : i16 to f32
  %16 = spirv.INTEL.RoundFToTF32 %15 {note} : f32 to f32
  return
}

spirv.module Physical64 OpenCL {
  spirv.func @addresses(%p: !spirv.ptr<i32, Generic>, %n: i64) "None" {
    %0 = spirv.ConvertPtrToU %p : !spirv.ptr<i32, Generic> to i64
    %1 = spirv.ConvertUToPtr %n {note} : i64 to !spirv.ptr<f32, Function>
    spirv.Return
  }
}

spirv.module PhysicalStorageBuffer64 Vulkan {
  spirv.func @buffers(%p: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Restrict>}) "None" {
    %0 = spirv.ConvertPtrToU %p : !spirv.ptr<i32, PhysicalStorageBuffer> to i32
    spirv.Return
  }
}

// -----

// Composites.

!inner = !spirv.struct<(f32, vector<4xi32>)>
!outer = !spirv.array<2 x !inner>

func.func @composites(%o: !outer, %i: !inner, %x: f32, %v: vector<4xi32>, %n: i16,
                      %c: !spirv.matrix<2 x vector<2xf32>>, %e: i32) {
  %0 = spirv.CompositeExtract %o[1 : i32] : !outer
  %1 = spirv.CompositeExtract %o[0 : i32, 1 : i32, 3 : i32] : !outer
  %2 = spirv.CompositeExtract %v[2 : i32] : vector<4xi32>
  %3 = spirv.CompositeExtract %c[1 : i32, 0 : i32] : !spirv.matrix<2 x vector<2xf32>>
  %4 = spirv.CompositeInsert %i, %o[0 : i32] : !inner into !outer
  %5 = spirv.CompositeInsert %x, %i[0 : i32] : f32 into !inner
  %6 = spirv.CompositeConstruct %x, %v : (f32, vector<4xi32>) -> !inner
  %7 = spirv.CompositeConstruct %i, %6 {note} : (!inner, !inner) -> !outer
  %8 = spirv.VectorShuffle [3 : i32, 4 : i32, -1 : i32] %v, %v : vector<4xi32>, vector<4xi32> -> vector<3xi32>
  %9 = spirv.CompositeConstruct %8, %2 : (vector<3xi32>, i32) -> vector<4xi32>
  %10 = spirv.CompositeConstruct %x : (f32) -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  %11 = spirv.VectorExtractDynamic %v[%n] : vector<4xi32>, i16
  %12 = spirv.VectorInsertDynamic %e, %v[%n] {note} : vector<4xi32>, i16
  return
}

// -----

// Branches and calls.

func.func @branches(%c: i1, %x: i32, %y: f32) {
  spirv.Branch ^first(%x : i32)
^first(%a: i32):
  spirv.BranchConditional %c, ^second, ^third(%a, %y : i32, f32)
^second:
  spirv.BranchConditional %c [3, 0], ^fourth, ^fourth
^third(%b: i32, %d: f32):
  spirv.Branch ^fourth {note}
^fourth:
  spirv.Return
}

func.func @numbers(%s: i8, %t: i64, %x: f32) {
  spirv.Switch %s : i8, [
    default: ^first(%x : f32),
    1: ^second(%s, %t : i8, i64),
    -1: ^third
  ]
^first(%a: f32):
  spirv.Switch %t : i64, [
    default: ^third
  ]
^second(%b: i8, %d: i64):
  spirv.Unreachable
^third:
  spirv.Kill
}

func.func @more_ends(%p: !spirv.ptr<i32, TaskPayloadWorkgroupEXT>, %n: i32) {
  spirv.EXT.SetMeshOutputs %n, %n : i32, i32
  spirv.EXT.EmitMeshTasks %n, %n, %n, %p : i32, i32, i32, !spirv.ptr<i32, TaskPayloadWorkgroupEXT>
}

func.func @no_payload(%n: ui32) {
  spirv.EXT.EmitMeshTasks %n, %n, %n {note} : ui32, ui32, ui32
}

spirv.module Logical GLSL450 {
  spirv.func @none() "Inline" {
    spirv.Return {note}
  }
  spirv.func @one(%x: i32, %y: f32) -> f32 "Pure|Const" {
    spirv.ReturnValue %y : f32
  }
  spirv.func @calls(%x: i32, %y: f32) "None" {
    spirv.FunctionCall @none() : () -> ()
    %0 = spirv.FunctionCall @one(%x, %y) {note} : (i32, f32) -> f32
    %1 = spirv.Undef : f32
    %2 = spirv.FOrdLessThan %0, %1 : f32
    spirv.KHR.AssumeTrue %2
    spirv.KHR.AssumeTrue %2 {note}
    spirv.Return
  }
}

// -----

// Loops and selections.

func.func @structured(%c: i1, %n: i32) -> () {
  spirv.mlir.loop {
    spirv.Branch ^header(%n : i32)
  ^header(%i: i32):
    %0 = spirv.SLessThan %i, %n : i32
    spirv.BranchConditional %0, ^body, ^merge
  ^body:
    spirv.mlir.selection {
      spirv.BranchConditional %c, ^then, ^end
    ^then:
      spirv.Branch ^end
    ^end:
      spirv.mlir.merge
    }
    spirv.Branch ^continue
  ^continue:
    %1 = spirv.IAdd %i, %n : i32
    spirv.Branch ^header(%1 : i32)
  ^merge:
    spirv.mlir.merge
  }
  %2 = spirv.mlir.selection control(Flatten) -> i32 {
    spirv.BranchConditional %c, ^yes, ^merge(%n : i32)
  ^yes:
    %3 = spirv.Not %n : i32
    spirv.Branch ^merge(%3 : i32)
  ^merge(%4: i32):
    spirv.mlir.merge %4 : i32
  }
  %5:2 = spirv.mlir.loop control(PartialCount) -> i32, i1 {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %c, ^continue, ^merge(%2, %c : i32, i1)
  ^continue:
    spirv.Branch ^header
  ^merge(%6: i32, %7: i1):
    spirv.mlir.merge {note} %6, %7 : i32, i1
  }
  spirv.mlir.selection {
  }
  return
}

// -----

// Cooperative matrices.

!a = !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
!b = !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>
!acc = !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>
!ia = !spirv.coopmatrix<8x8xi8, Device, MatrixA>
!ib = !spirv.coopmatrix<8x8xi8, Device, MatrixB>
!ic = !spirv.coopmatrix<8x8xi32, Device, MatrixAcc>

func.func @cooperative(%a: !a, %b: !b, %c: !acc, %i: !ia, %j: !ib, %k: !ic, %p: !spirv.ptr<f16, StorageBuffer>,
                       %q: !spirv.ptr<vector<4xi32>, Workgroup>, %stride: i32) {
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !a, !b -> !acc
  %1 = spirv.KHR.CooperativeMatrixMulAdd %i, %j, %k, <ASigned|AccSat> {note} : !ia, !ib -> !ic
  %2 = spirv.KHR.CooperativeMatrixLength : !acc
  %3 = spirv.KHR.CooperativeMatrixLoad %p, %stride, <RowMajor> : !spirv.ptr<f16, StorageBuffer>, i32 -> !a
  %4 = spirv.KHR.CooperativeMatrixLoad %q, %stride, <ColumnMajor>, <Volatile|Aligned>, 16
    : !spirv.ptr<vector<4xi32>, Workgroup>, i32 -> !ic
  spirv.KHR.CooperativeMatrixStore %p, %c, %stride, <ColumnMajor>, <Nontemporal>
    : !spirv.ptr<f16, StorageBuffer>, !acc, i32
  spirv.KHR.CooperativeMatrixStore %q, %k, %stride, <RowMajor> {note}
    : !spirv.ptr<vector<4xi32>, Workgroup>, !ic, i32
  return
}

// -----

// Extended instructions.

func.func @opencl(%x: f32, %v: vector<8xf16>, %i: i32, %w: vector<2xi8>, %format: !spirv.ptr<i8, UniformConstant>) {
  %0 = spirv.CL.acos %x : f32
  %1 = spirv.CL.acosh %x : f32
  %2 = spirv.CL.asin %v : vector<8xf16>
  %3 = spirv.CL.asinh %x : f32
  %4 = spirv.CL.atan %x : f32
  %5 = spirv.CL.atanh %x : f32
  %6 = spirv.CL.ceil %v : vector<8xf16> {note}
  %7 = spirv.CL.cos %x : f32
  %8 = spirv.CL.cosh %x : f32
  %9 = spirv.CL.erf %x : f32
  %10 = spirv.CL.exp %x : f32
  %11 = spirv.CL.fabs %x : f32
  %12 = spirv.CL.floor %x : f32
  %13 = spirv.CL.log %x : f32
  %14 = spirv.CL.rint %x : f32
  %15 = spirv.CL.round %x : f32
  %16 = spirv.CL.rsqrt %x : f32
  %17 = spirv.CL.sin %x : f32
  %18 = spirv.CL.sinh %x : f32
  %19 = spirv.CL.sqrt %x : f32
  %20 = spirv.CL.tan %x : f32
  %21 = spirv.CL.tanh %v : vector<8xf16>
  %22 = spirv.CL.s_abs %w : vector<2xi8>
  %23 = spirv.CL.atan2 %x, %x : f32
  %24 = spirv.CL.fmax %v, %v : vector<8xf16>
  %25 = spirv.CL.fmin %x, %x : f32
  %26 = spirv.CL.pow %x, %x {note} : f32
  %27 = spirv.CL.s_max %i, %i : i32
  %28 = spirv.CL.s_min %i, %i : i32
  %29 = spirv.CL.u_max %w, %w : vector<2xi8>
  %30 = spirv.CL.u_min %i, %i : i32
  %31 = spirv.CL.fma %x, %x, %x : f32
  %32 = spirv.CL.fma %v, %v, %v {note} : vector<8xf16>
  %33 = spirv.CL.mix %x, %x, %x : f32
  %34 = spirv.CL.printf %format %x, %i : !spirv.ptr<i8, UniformConstant>, f32, i32 -> i32
  return
}

func.func @glsl_unary(%x: f32, %v: vector<4xf16>, %i: i32, %w: vector<2xi64>) {
  %0 = spirv.GL.Round %x : f32
  %1 = spirv.GL.RoundEven %x : f32
  %2 = spirv.GL.FAbs %v : vector<4xf16>
  %3 = spirv.GL.SAbs %w : vector<2xi64>
  %4 = spirv.GL.FSign %x : f32
  %5 = spirv.GL.SSign %i : i32
  %6 = spirv.GL.Floor %x : f32
  %7 = spirv.GL.Ceil %x : f32 {note}
  %8 = spirv.GL.Fract %x : f32
  %9 = spirv.GL.Sin %v : vector<4xf16>
  %10 = spirv.GL.Cos %x : f32
  %11 = spirv.GL.Tan %x : f32
  %12 = spirv.GL.Asin %x : f32
  %13 = spirv.GL.Acos %x : f32
  %14 = spirv.GL.Atan %x : f32
  %15 = spirv.GL.Sinh %x : f32
  %16 = spirv.GL.Cosh %x : f32
  %17 = spirv.GL.Tanh %x : f32
  %18 = spirv.GL.Asinh %x : f32
  %19 = spirv.GL.Acosh %x : f32
  %20 = spirv.GL.Atanh %x : f32
  %21 = spirv.GL.Exp %x : f32
  %22 = spirv.GL.Log %x : f32
  %23 = spirv.GL.Exp2 %x : f32
  %24 = spirv.GL.Log2 %x : f32
  %25 = spirv.GL.Sqrt %x : f32
  %26 = spirv.GL.InverseSqrt %x : f32
  %27 = spirv.GL.Normalize %v : vector<4xf16>
  %28 = spirv.GL.FindILsb %w : vector<2xi64>
  %29 = spirv.GL.FindSMsb %i : i32
  %30 = spirv.GL.FindUMsb %i : i32
  return
}

func.func @glsl(%x: f32, %v: vector<4xf16>, %i: i32, %w: vector<4xi32>, %p: vector<2xf32>, %q: vector<4xf32>) {
  %0 = spirv.GL.Pow %x, %x : f32
  %1 = spirv.GL.FMin %v, %v : vector<4xf16>
  %2 = spirv.GL.FMax %x, %x : f32
  %3 = spirv.GL.UMin %i, %i : i32
  %4 = spirv.GL.UMax %w, %w : vector<4xi32>
  %5 = spirv.GL.SMin %i, %i : i32
  %6 = spirv.GL.SMax %i, %i {note} : i32
  %7 = spirv.GL.Cross %v, %v : vector<4xf16>
  %8 = spirv.GL.Reflect %v, %v : vector<4xf16>
  %9 = spirv.GL.FClamp %x, %x, %x : f32
  %10 = spirv.GL.UClamp %w, %w, %w {note} : vector<4xi32>
  %11 = spirv.GL.SClamp %i, %i, %i : i32
  %12 = spirv.GL.SClamp (%i, %i, %i) : (i32, i32, i32) -> i32
  %13 = spirv.GL.Fma %v, %v, %v : vector<4xf16>
  %14 = "spirv.GL.Fma"(%x, %x, %x) : (f32, f32, f32) -> f32
  %15 = spirv.GL.FMix %x : f32, %x : f32, %x : f32 -> f32
  %16 = spirv.GL.Length %v : vector<4xf16> -> f16
  %17 = spirv.GL.Length %x {note} : f32 -> f32
  %18 = spirv.GL.Distance %v, %v : vector<4xf16>, vector<4xf16> -> f16
  %19 = spirv.GL.FrexpStruct %x : f32 -> !spirv.struct<(f32, i32)>
  %20 = spirv.GL.FrexpStruct {note} %v : vector<4xf16> -> !spirv.struct<(vector<4xf16>, vector<4xi32>)>
  %21 = spirv.GL.Ldexp %x : f32, %i : i32 -> f32
  %22 = spirv.GL.Ldexp {note} %v : vector<4xf16>, %w : vector<4xi32> -> vector<4xf16>
  %23 = spirv.GL.PackHalf2x16 %p : vector<2xf32> -> i32
  %24 = spirv.GL.UnpackHalf2x16 %i : i32 -> vector<2xf32>
  %25 = spirv.GL.PackSnorm4x8 %q : vector<4xf32> -> i32
  %26 = spirv.GL.UnpackSnorm4x8 %i : i32 -> vector<4xf32>
  return
}

// -----

// Groups.

func.func @groups(%x: f32, %i: i32, %v: vector<4xi64>, %w: vector<3xi32>, %b: i1, %p: !spirv.ptr<i32, StorageBuffer>,
                  %q: !spirv.ptr<f32, StorageBuffer>, %y: vector<4xf32>) {
  %0 = spirv.GroupBroadcast <Workgroup> %x, %w : f32, vector<3xi32>
  %1 = spirv.GroupBroadcast <Subgroup> %v, %i {note} : vector<4xi64>, i32
  %2 = spirv.GroupFAdd <Workgroup> <Reduce> %x : f32
  %3 = spirv.GroupFMax <Workgroup> <InclusiveScan> %x : f32
  %4 = spirv.GroupFMin <Subgroup> <ExclusiveScan> %x : f32
  %5 = spirv.GroupIAdd <Workgroup> <Reduce> %v : vector<4xi64>
  %6 = spirv.GroupSMax <Workgroup> <Reduce> %i : i32
  %7 = spirv.GroupSMin <Workgroup> <Reduce> %i : i32
  %8 = spirv.GroupUMax <Workgroup> <Reduce> %i : i32
  %9 = spirv.GroupUMin <Workgroup> <Reduce> %i {note} : i32
  %10 = spirv.KHR.GroupFMul <Workgroup> <Reduce> %x : f32
  %11 = spirv.KHR.GroupIMul <Workgroup> <Reduce> %i : i32
  %12 = spirv.KHR.SubgroupBallot %b : vector<4xi32>
  %13 = spirv.INTEL.SubgroupBlockRead %p : !spirv.ptr<i32, StorageBuffer> -> i32
  %14 = spirv.INTEL.SubgroupBlockRead %q {note} : !spirv.ptr<f32, StorageBuffer> -> vector<8xf32>
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %i : i32
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %q, %y : vector<4xf32>
  return
}

func.func @not_uniform(%x: f32, %i: i32, %v: vector<4xi32>, %b: i1, %u: vector<2xi1>, %n: ui32) {
  %cst = spirv.Constant 4 : i32
  %0 = spirv.GroupNonUniformBallot <Subgroup> %b : vector<4xi32>
  %1 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %v : vector<4xi32> -> i32
  %2 = spirv.GroupNonUniformBallotFindLSB <Workgroup> %v : vector<4xi32>, i32
  %3 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %v {note} : vector<4xi32>, ui32
  %4 = spirv.GroupNonUniformElect <Workgroup> : i1
  %5 = spirv.GroupNonUniformBroadcast <Subgroup> %x, %cst : f32, i32
  %6 = spirv.GroupNonUniformShuffle <Subgroup> %v, %i : vector<4xi32>, i32
  %7 = spirv.GroupNonUniformShuffleDown <Subgroup> %x, %i : f32, i32
  %8 = spirv.GroupNonUniformShuffleUp <Workgroup> %x, %n : f32, ui32
  %9 = spirv.GroupNonUniformShuffleXor <Subgroup> %x, %i {note} : f32, i32
  %10 = spirv.GroupNonUniformAll <Subgroup> %b : i1
  %11 = spirv.GroupNonUniformAny <Subgroup> %b : i1
  %12 = spirv.GroupNonUniformAllEqual <Subgroup> %u : vector<2xi1>, i1
  %13 = spirv.GroupNonUniformQuadSwap <Subgroup> %x %n : f32, ui32
  %14 = spirv.GroupNonUniformRotateKHR <Subgroup> %x, %i : f32, i32 -> f32
  %15 = spirv.GroupNonUniformRotateKHR <Workgroup> %b, %n, cluster_size(%cst) {note} : i1, ui32, i32 -> i1
  return
}

func.func @reductions(%x: f32, %i: i32, %b: i1, %u: vector<2xi1>) {
  %cst = spirv.Constant 4 : i32
  %0 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %x cluster_size(%cst) : f32, i32 -> f32
  %1 = spirv.GroupNonUniformFMax <Subgroup> <Reduce> %x : f32 -> f32
  %2 = spirv.GroupNonUniformFMin <Workgroup> <InclusiveScan> %x : f32 -> f32
  %3 = spirv.GroupNonUniformFMul <Workgroup> <PartitionedReduceNV> %x {note} : f32 -> f32
  %4 = spirv.GroupNonUniformIAdd <Subgroup> <Reduce> %i : i32 -> i32
  %5 = spirv.GroupNonUniformIMul <Subgroup> <ClusteredReduce> %i cluster_size(%cst) {note} : i32, i32 -> i32
  %6 = spirv.GroupNonUniformSMax <Subgroup> <Reduce> %i : i32 -> i32
  %7 = spirv.GroupNonUniformSMin <Subgroup> <Reduce> %i : i32 -> i32
  %8 = spirv.GroupNonUniformUMax <Subgroup> <Reduce> %i : i32 -> i32
  %9 = spirv.GroupNonUniformUMin <Subgroup> <Reduce> %i : i32 -> i32
  %10 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <Reduce> %i : i32 -> i32
  %11 = spirv.GroupNonUniformBitwiseOr <Subgroup> <Reduce> %i : i32 -> i32
  %12 = spirv.GroupNonUniformBitwiseXor <Subgroup> <ExclusiveScan> %i : i32 -> i32
  %13 = spirv.GroupNonUniformLogicalAnd <Subgroup> <Reduce> %b : i1 -> i1
  %14 = spirv.GroupNonUniformLogicalOr <Subgroup> <Reduce> %u : vector<2xi1> -> vector<2xi1>
  %15 = spirv.GroupNonUniformLogicalXor <Subgroup> <Reduce> %b : i1 -> i1
  return
}

// -----

// Images.

!image = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>
!any = !spirv.image<i16, Buffer, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>
!texels = !spirv.image<i32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32i>
!layers = !spirv.image<f32, Cube, IsDepth, Arrayed, SingleSampled, NeedSampler, Unknown>
!sampled = !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>

func.func @images(%i: !image, %a: !any, %t: !texels, %s: !sampled, %l: !spirv.sampled_image<!layers>,
                  %at: vector<2xi32>, %n: i32, %x: vector<4xf32>, %where: vector<2xf32>,
                  %cube: vector<4xf32>, %f: f32) {
  %0 = spirv.Image %s : !sampled
  %1 = spirv.Image %l {note} : !spirv.sampled_image<!layers>
  %2 = spirv.ImageQuerySize %i : !image -> vector<2xi32>
  %3 = spirv.ImageQuerySize %a {note} : !any -> i32
  %4 = spirv.ImageRead %i, %at : !image, vector<2xi32> -> vector<4xf32>
  %5 = spirv.ImageRead %a, %n {note} : !any, i32 -> vector<2xi16>
  spirv.ImageWrite %i, %at, %x : !image, vector<2xi32>, vector<4xf32>
  spirv.ImageWrite %a, %n, %5 {note} : !any, i32, vector<2xi16>
  %6 = spirv.ImageFetch %t, %n : !texels, i32 -> vector<4xi32>
  %7 = spirv.ImageDrefGather %l, %cube, %f : !spirv.sampled_image<!layers>, vector<4xf32>, f32 -> vector<4xf32>
  %8 = spirv.ImageSampleExplicitLod %s, %where ["Lod"], %f : !sampled, vector<2xf32>, f32 -> vector<4xf32>
  %9 = spirv.ImageSampleExplicitLod %s, %where ["Grad"], %where, %where {note}
    : !sampled, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  %10 = spirv.ImageSampleImplicitLod %s, %where : !sampled, vector<2xf32> -> vector<4xf32>
  %11 = spirv.ImageSampleImplicitLod %s, %where ["Bias"], %f : !sampled, vector<2xf32>, f32 -> vector<4xf32>
  %12 = spirv.ImageSampleProjDrefImplicitLod %s, %x, %f ["Bias"], %f : !sampled, vector<4xf32>, f32, f32 -> f32
  return
}

// -----

// Products of matrices and of integers.

!square = !spirv.matrix<3 x vector<3xf32>>
!tall = !spirv.matrix<2 x vector<3xf32>>
!flat = !spirv.matrix<3 x vector<2xf32>>

func.func @matrices(%s: !square, %t: !tall, %f: !flat, %x: f32, %v: vector<3xf32>, %w: vector<2xf32>,
                    %c: !spirv.coopmatrix<4x4xf32, Subgroup, MatrixAcc>) {
  %0 = spirv.MatrixTimesScalar %s, %x : !square, f32
  %1 = spirv.MatrixTimesScalar %c, %x {note} : !spirv.coopmatrix<4x4xf32, Subgroup, MatrixAcc>, f32
  %2 = spirv.MatrixTimesMatrix %s, %t : !square, !tall -> !tall
  %3 = spirv.MatrixTimesMatrix %t, %f {note} : !tall, !flat -> !square
  %4 = spirv.Transpose %t : !tall -> !flat
  %5 = spirv.MatrixTimesVector %t, %w : !tall, vector<2xf32> -> vector<3xf32>
  %6 = spirv.VectorTimesMatrix %v, %t {note} : vector<3xf32>, !tall -> vector<2xf32>
  return
}

func.func @dot_products(%p: i32, %v: vector<4xi8>, %w: vector<2xi16>, %n: i64) {
  %0 = spirv.SDot %v, %v : vector<4xi8> -> i32
  %1 = spirv.SDot %p, %p, <PackedVectorFormat4x8Bit> : i32 -> i64
  %2 = spirv.SUDot %w, %w : vector<2xi16> -> i64
  %3 = spirv.UDot %v, %v {note} : vector<4xi8> -> i32
  %4 = spirv.SDotAccSat %w, %w, %n : vector<2xi16> -> i64
  %5 = spirv.SUDotAccSat %p, %p, %p, <PackedVectorFormat4x8Bit> {note} : i32 -> i32
  %6 = spirv.UDotAccSat %v, %v, %p : vector<4xi8> -> i32
  return
}

// -----

// Comparisons and logic.

func.func @logic(%x: f32, %v: vector<4xf16>, %i: i32, %w: vector<2xi64>, %b: i1, %c: vector<4xi1>,
                 %p: !spirv.ptr<i32, Function>) {
  %0 = spirv.FOrdEqual %x, %x : f32
  %1 = spirv.FOrdGreaterThan %v, %v : vector<4xf16>
  %2 = spirv.FOrdGreaterThanEqual %x, %x : f32
  %3 = spirv.FOrdLessThan %x, %x : f32
  %4 = spirv.FOrdLessThanEqual %x, %x : f32
  %5 = spirv.FOrdNotEqual %x, %x : f32
  %6 = spirv.FUnordEqual %x, %x : f32 {note}
  %7 = spirv.FUnordGreaterThan %x, %x : f32
  %8 = spirv.FUnordGreaterThanEqual %x, %x : f32
  %9 = spirv.FUnordLessThan %x, %x : f32
  %10 = spirv.FUnordLessThanEqual %v, %v : vector<4xf16>
  %11 = spirv.FUnordNotEqual %x, %x : f32
  %12 = spirv.Ordered %x, %x : f32
  %13 = spirv.Unordered %v, %v : vector<4xf16>
  %14 = spirv.IsFinite %x : f32
  %15 = spirv.IsInf %v : vector<4xf16>
  %16 = spirv.IsNan %x : f32 {note}
  %17 = spirv.IEqual %i, %i : i32
  %18 = spirv.INotEqual %w, %w : vector<2xi64>
  %19 = spirv.SGreaterThan %i, %i : i32
  %20 = spirv.SGreaterThanEqual %i, %i : i32
  %21 = spirv.SLessThan %i, %i : i32
  %22 = spirv.SLessThanEqual %i, %i : i32
  %23 = spirv.UGreaterThan %w, %w : vector<2xi64>
  %24 = spirv.UGreaterThanEqual %i, %i : i32
  %25 = spirv.ULessThan %i, %i : i32
  %26 = spirv.ULessThanEqual %i, %i : i32
  %27 = spirv.LogicalAnd %b, %b : i1
  %28 = spirv.LogicalOr %c, %c : vector<4xi1>
  %29 = spirv.LogicalEqual %b, %b : i1
  %30 = spirv.LogicalNotEqual %b, %b : i1
  %31 = spirv.LogicalNot %c : vector<4xi1>
  %32 = spirv.Select %b, %p, %p : i1, !spirv.ptr<i32, Function>
  %33 = spirv.Select %c, %v, %v {note} : vector<4xi1>, vector<4xf16>
  %34 = spirv.Select %b, %w, %w : i1, vector<2xi64>
  return
}

// -----

// Memory.

!pair = !spirv.struct<(i32 [0], !spirv.array<4 x f32, stride=4> [4])>

func.func @memory(%p: !spirv.ptr<i32, Function>, %q: !spirv.ptr<i32, StorageBuffer>, %x: i32,
                  %s: !spirv.ptr<!pair, StorageBuffer>, %r: !spirv.ptr<!spirv.rtarray<vector<2xi8>>, StorageBuffer>) {
  %0 = spirv.Load "Function" %p : i32
  %1 = spirv.Load "Function" %p ["Volatile"] {note} : i32
  %2 = spirv.Load "StorageBuffer" %q ["Aligned|Nontemporal", 8] : i32
  spirv.Store "Function" %p, %x : i32
  spirv.Store "StorageBuffer" %q, %x ["Aligned", 4] : i32
  spirv.Store "StorageBuffer" %q, %x ["None"] : i32
  spirv.CopyMemory "Function" %p, "StorageBuffer" %q : i32
  spirv.CopyMemory "Function" %p, "StorageBuffer" %q ["Aligned", 4] : i32
  spirv.CopyMemory "Function" %p, "StorageBuffer" %q ["Volatile"], ["Aligned", 4] : i32
  %cst1 = spirv.Constant 1 : i32
  %3 = spirv.AccessChain %s[%cst1, %x] : !spirv.ptr<!pair, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
  %4 = spirv.AccessChain %r[%x] {note}
    : !spirv.ptr<!spirv.rtarray<vector<2xi8>>, StorageBuffer>, i32 -> !spirv.ptr<vector<2xi8>, StorageBuffer>
  %5 = spirv.PtrAccessChain %q[%x] : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.ptr<i32, StorageBuffer>
  %6 = spirv.PtrAccessChain %s[%x %cst1]
    : !spirv.ptr<!pair, StorageBuffer>, i32, i32 -> !spirv.ptr<!spirv.array<4 x f32, stride=4>, StorageBuffer>
  %7 = spirv.InBoundsPtrAccessChain %p[%x] {note} : !spirv.ptr<i32, Function>, i32 -> !spirv.ptr<i32, Function>
  return
}

func.func @variables() {
  %cst = spirv.Constant 7 : i32
  %0 = spirv.Variable : !spirv.ptr<f32, Function>
  %1 = spirv.Variable init(%cst) : !spirv.ptr<i32, Function>
  %2 = spirv.Variable {aliased_pointer} : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
  %3 = spirv.Variable {restrict_pointer}
    : !spirv.ptr<!spirv.array<2 x !spirv.ptr<i32, PhysicalStorageBuffer>>, Function>
  return
}

// -----

// Constants.

func.func @constants() {
  %0 = spirv.Constant true
  %1 = spirv.Constant false
  %2 = spirv.Constant 3 : i8
  %3 = spirv.Constant -3 : i64
  %4 = spirv.Constant 1.5 : f16
  %5 = spirv.Constant 2.0 : bf16
  %6 = spirv.Constant dense<[1, 2]> : vector<2xi32>
  %7 = spirv.Constant dense<1.0> : vector<4xf32>
  %8 = spirv.Constant dense<true> : vector<3xi1>
  %9 = spirv.Constant dense<0> : tensor<4xi32> : !spirv.array<4 x i32>
  %10 = spirv.Constant dense<2.0> : tensor<2x3xf32> : !spirv.array<2 x !spirv.array<3 x f32>>
  %11 = spirv.Constant [dense<3.0> : vector<2xf32>, dense<4.0> : vector<2xf32>] : !spirv.array<2 x vector<2xf32>>
  %13 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<3 x i32>
  %14 = spirv.EXT.ConstantCompositeReplicate [2.0 : f32] : vector<4xf32> {note}
  %15 = spirv.Undef : !spirv.struct<()>
  %16 = spirv.Undef {note} : vector<3xf64>
  return
}

spirv.module Logical GLSL450 {
  spirv.SpecConstant @flag = true
  spirv.SpecConstant @number spec_id(5) = 3 : i32
  spirv.SpecConstant @other = 4 : i32
  spirv.SpecConstant @real spec_id(0) = 0.5 : f16
  spirv.SpecConstantComposite @both (@number, @other) : vector<2xi32>
  spirv.SpecConstantComposite @mixed (@number, @flag) : !spirv.struct<(i32, i1)>
  spirv.EXT.SpecConstantCompositeReplicate @same (@real) : !spirv.array<8 x f16>
  spirv.GlobalVariable @initialized initializer(@number) : !spirv.ptr<i32, Private>
  spirv.GlobalVariable @of_both initializer(@both) : !spirv.ptr<vector<2xi32>, Private>
  spirv.func @uses() -> i32 "None" {
    %0 = spirv.mlir.referenceof @number : i32
    %1 = spirv.mlir.referenceof @mixed {note} : !spirv.struct<(i32, i1)>
    %3 = spirv.Constant 1 : i32
    %4 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %3) : (i32, i32) -> i32
    %5 = spirv.SpecConstantOperation wraps "spirv.IEqual"(%4, %3) {note} : (i32, i32) -> i1
    %6 = "spirv.SpecConstantOperation"() ({
      %7 = spirv.Not %4 : i32
      spirv.mlir.yield %7 : i32
    }) : () -> i32
    spirv.ReturnValue %6 : i32
  }
}

// -----

// Modules, functions and global variables.

spirv.module Logical GLSL450 {
}

spirv.module @named Physical32 OpenCL requires #spirv.vce<v1.3, [Kernel, Addresses], [SPV_KHR_16bit_storage]> {
}

spirv.module @noted Logical Vulkan attributes {spirv.target_env = #spirv.target_env<
    #spirv.vce<v1.5, [Shader], []>, api=Vulkan, NVIDIA:DiscreteGPU:7, #spirv.resource_limits<>>} {
  spirv.GlobalVariable @a : !spirv.ptr<f32, Input>
  spirv.GlobalVariable @b bind(1, 2) : !spirv.ptr<!spirv.struct<(f32 [0]), Block>, StorageBuffer>
  spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @out {location = 3 : i32} : !spirv.ptr<vector<4xf32>, Output>
  spirv.GlobalVariable @linked {
    linkage_attributes = #spirv.linkage_attributes<linkage_name = "other", linkage_type = <Import>>
  } : !spirv.ptr<f32, Private>
  spirv.func @main() "None" {
    %0 = spirv.mlir.addressof @a : !spirv.ptr<f32, Input>
    %1 = spirv.mlir.addressof @id {note} : !spirv.ptr<vector<3xi32>, Input>
    %2 = spirv.Load "Input" %0 : f32
    spirv.Return
  }
  spirv.func @imported(f32) -> i32 "DontInline" attributes {
    linkage_attributes = #spirv.linkage_attributes<linkage_name = "there", linkage_type = <Import>>
  }
  spirv.func @decorated(%x: !spirv.ptr<f32, Function> {spirv.decoration = #spirv.decoration<Aliased>}) "None" {
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

// -----

// Types and attributes.

!node = !spirv.struct<node, (!spirv.ptr<!spirv.struct<node>, StorageBuffer>, i32)>

func.func private @types(
  !spirv.array<4 x !spirv.array<2 x i64>>, !spirv.array<3 x f16, stride=2>, !spirv.rtarray<f32>,
  !spirv.rtarray<i8, stride=1>, !spirv.struct<()>, !spirv.struct<(i32, f32 [NonWritable, Offset=4])>,
  !spirv.struct<(f32 [0, NonReadable], !spirv.matrix<4 x vector<4xf32>> [16, ColMajor, MatrixStride=16]), Block>,
  !spirv.struct<empty, ()>, !node, !spirv.ptr<!spirv.struct<(i1)>, CodeSectionINTEL>,
  !spirv.coopmatrix<2x2xbf16, QueueFamily, MatrixAcc>, !spirv.arm.tensor<?x?xf32>,
  !spirv.image<i64, SubpassData, NoDepth, NonArrayed, MultiSampled, NoSampler, R64i>,
  !spirv.image<ui32, Rect, DepthUnknown, Arrayed, SingleSampled, SamplerUnknown, R32ui>)

func.func private @attributes() attributes {
  a0 = #spirv.entry_point_abi<>,
  a1 = #spirv.entry_point_abi<workgroup_size = [32, 4, 1], subgroup_size = 16, target_width = 64>,
  a2 = #spirv.linkage_attributes<linkage_name = "f", linkage_type = <LinkOnceODR>>,
  a3 = #spirv.cache_control_load_intel<cache_level = 1, load_cache_control = InvalidateAfterR>,
  a4 = #spirv.cache_control_store_intel<cache_level = 0, store_cache_control = WriteBack>,
  a5 = #spirv.coop_matrix_props_khr<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32,
                                    result_type = i32, acc_sat = true, scope = <Subgroup>>,
  a6 = #spirv.coop_matrix_props_nv<m_size = 8, n_size = 8, k_size = 32, a_type = f16, b_type = f16, c_type = f32,
                                   result_type = f32, scope = <Workgroup>>,
  a7 = #spirv.resource_limits<max_compute_workgroup_size = [64, 64, 1], min_subgroup_size = 4>,
  a8 = #spirv.resource_limits<>,
  a9 = #spirv.vce<v1.0, [], []>,
  b0 = #spirv.target_env<#spirv.vce<v1.6, [Matrix], [SPV_NV_ray_tracing]>, #spirv.resource_limits<>>,
  b1 = #spirv.target_env<#spirv.vce<v1.6, [], []>, api=OpenCL, #spirv.resource_limits<>>,
  b2 = #spirv.target_env<#spirv.vce<v1.6, [], []>, Qualcomm:CPU, #spirv.resource_limits<>>,
  b3 = #spirv.interface_var_abi<(0, 1)>,
  b4 = #spirv.interface_var_abi<(2, 3), Uniform>,
  c0 = #spirv.addressing_model<PhysicalStorageBuffer64>, c1 = #spirv.image_operands<Bias|Lod|ZeroExtend|Nontemporal>,
  c2 = #spirv.matrixLayout<PackedB>, c3 = #spirv.f_p_encoding<BFloat16KHR>, c4 = #spirv.opcode<OpDot>,
  c5 = #spirv.fastmath_mode<NotNaN|AllowReassocINTEL>, c6 = #spirv.fp_rounding_mode<RTP>,
  c7 = #spirv.version<v1.4>, c8 = #spirv.device_type<Unknown>, c9 = #spirv.loop_control<None>,
  d0 = #spirv.ext<SPV_KHR_16bit_storage>, d1 = #spirv.capability<Bfloat16ConversionINTEL>,
  d2 = #spirv.dim<Dim3D>, d3 = #spirv.built_in<"Position">}

func.func @bound(%a: !spirv.ptr<f32, Uniform> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>},
                 %b: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 2), StorageBuffer>})
    attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
  return
}

// -----

func.func @f(%x: i32, %y: i64) {
  %0 = "spirv.ShiftRightArithmetic"(%x, %y) : (i32, i64) -> i32
  return
}

// -----

func.func @f(%x: f32) {
  %0 = "spirv.ConvertFToS"(%x) : (f32) -> i64
  %1 = "spirv.ConvertFToU"(%x) : (f32) -> i32
  return
}

// -----

func.func @f(%x: i32) {
  %1 = "spirv.ConvertSToF"(%x) : (i32) -> f64
  %2 = "spirv.ConvertUToF"(%x) : (i32) -> f32
  return
}

// -----

func.func @f(%x: i32, %p : !spirv.ptr<i32, TaskPayloadWorkgroupEXT>) -> () {
  spirv.EXT.EmitMeshTasks %x, %x, %x, %p : i32, i32, i32, !spirv.ptr<i32, TaskPayloadWorkgroupEXT>
}

// -----

func.func @f(%x: i32) -> () {
  spirv.EXT.EmitMeshTasks %x, %x, %x : i32, i32, i32
}

// -----

func.func @f(%i: !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, %j: !spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) {
  %0 = spirv.ImageQuerySize %i : !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown> -> i32
  %1 = spirv.ImageQuerySize %j : !spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown> -> i32
  return
}

// -----

func.func @f() {
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.struct<(i32, f32)>
  return
}

// -----

spirv.func @f(%p: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Aliased>}) "None" {
  spirv.Return
}

// -----

spirv.func @f(%p: !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function> {spirv.decoration = #spirv.decoration<RestrictPointer>}) "None" {
  spirv.Return
}

// -----

spirv.func @f(%p: !spirv.ptr<!spirv.ptr<i32, Function>, PhysicalStorageBuffer>) "None" {
  spirv.Return
}

// -----

spirv.func @f(%p: !spirv.ptr<!spirv.array<2 x !spirv.ptr<i32, PhysicalStorageBuffer>>, Function> {spirv.decoration = #spirv.decoration<Restrict>}) "None" {
  spirv.Return
}

// -----

spirv.func @f(%p: !spirv.ptr<!spirv.array<2 x i32>, PhysicalStorageBuffer>) "None" {
  spirv.Return
}

// -----

!t = !spirv.arm.tensor<4x3xi8>
spirv.module Logical Vulkan {
  spirv.ARM.Graph @graph(!t) -> !t
}

// -----

!t = !spirv.arm.tensor<4x3xi8>
spirv.module Logical Vulkan {
  spirv.ARM.Graph @graph(%x: !t {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}) -> (!t {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) attributes {entry_point = false, other} {
    %0 = spirv.ARM.GraphConstant {graph_constant_id = 3 : i32} : !t
    spirv.ARM.GraphOutputs %x : !t
  }
}

// -----

!t = !spirv.arm.tensor<4x3xi8>
spirv.ARM.Graph @graph(%x: !t) -> !t {
    spirv.ARM.GraphOutputs %x : !t
}

// -----

spirv.module Logical Vulkan {
  spirv.ARM.GraphEntryPoint @graph, @in, @out
}

// -----

func.func @f(%t: !spirv.arm.tensor<4x3xi8>) {
  %0 = spirv.CompositeExtract %t[0 : i32] : !spirv.arm.tensor<4x3xi8>
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, Function>, %x: i32) {
  "spirv.Store"(%p, %x) {a} : (!spirv.ptr<i32, Function>, i32) -> ()
  "spirv.Load"(%p) {a} : (!spirv.ptr<i32, Function>) -> (i32)
  return
}

// -----

func.func @f(%v: vector<4xi32>, %x: i32) {
  %0 = "spirv.CompositeInsert"(%x, %v) {indices = [0 : i32], note} : (i32, vector<4xi32>) -> vector<4xi32>
  return
}

// -----

spirv.func @f() "Inline|Pure" {
  spirv.Return
}

// -----

func.func @f() {
  spirv.mlir.selection control(Flatten) {
  }
  return
}

// -----

func.func private @f(!spirv.ptr<vector<1xf32>, Function>)

// -----

func.func private @f(!spirv.array<3 x si32>)

// -----

func.func private @f(!spirv.matrix<2 x vector<[2]xf32>>)

// -----

func.func private @f(!spirv.coopmatrix<8x8xvector<2xi32>, Subgroup, MatrixA>)

// -----

func.func private @f(!spirv.arm.tensor<2xvector<4xf32>>)

// -----

func.func private @f(!spirv.arm.tensor<2x!spirv.ptr<f32, Function>>)

// -----

func.func private @f(!spirv.arm.tensor<*xi8>)

// -----

func.func private @f(!spirv.array<3 x !spirv.arm.tensor<2x!spirv.ptr<f32, Function>>>)

// -----

func.func private @f(!spirv.array<3 x i32, stride=-4>)

// -----

func.func private @f(!spirv.struct<(index, tensor<4xf32>, i7, memref<2xi8>, vector<2x2xf32>, none)>)

// -----

func.func private @f(!spirv.ptr<f8E5M2, Function>, !spirv.array<2 x f80>, !spirv.rtarray<vector<2xindex>>,
                     !spirv.arm.tensor<2xf8E4M3FN>, !spirv.ptr<vector<[4]xf32>, Function>, !spirv.ptr<vector<2xi7>, Function>)

// -----

func.func private @f(!spirv.struct<(i32 [NonWritable])>)

// -----

func.func private @f(!spirv.struct<(i32 [0, NonWritable=3])>)

// -----

func.func private @f(!spirv.struct<(i32), Block=2>)

// -----

func.func private @f(!spirv.struct<(i32 [MatrixStride])>)

// -----

func.func private @f(!spirv.struct<a, (i32, !spirv.ptr<!spirv.struct<a>, Function>)>)

// -----

func.func private @f(!spirv.struct<()>)

// -----

func.func private @f(!spirv.struct<(i32 [])>)

// -----

func.func private @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, AMD:DiscreteGPU:-3, #spirv.resource_limits<>>}

// -----

func.func @f(%m: !spirv.matrix<2 x vector<2xf32>>, %x: f32) {
  %0 = spirv.MatrixTimesScalar %m, %x : !spirv.matrix<2 x vector<2xf32>>, f32
  return
}

// -----

func.func @f(%m: !spirv.matrix<3 x vector<2xf16>>) {
  %0 = spirv.Transpose %m : !spirv.matrix<3 x vector<2xf16>> -> !spirv.matrix<2 x vector<3xf16>>
  %1 = spirv.MatrixTimesMatrix %0, %m : !spirv.matrix<2 x vector<3xf16>>, !spirv.matrix<3 x vector<2xf16>> -> !spirv.matrix<3 x vector<3xf16>>
  return
}

// -----

func.func @f(%m: !spirv.matrix<3 x vector<2xf80>>) {
  %0 = spirv.Transpose %m : !spirv.matrix<3 x vector<2xf80>> -> !spirv.matrix<2 x vector<3xf80>>
  return
}

// -----

func.func @f(%v: vector<4xi32>) {
  %0 = "spirv.CompositeExtract"(%v) {indices = [0 : i32], note} : (vector<4xi32>) -> i32
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, Function>, %q: !spirv.ptr<i32, StorageBuffer>) {
  "spirv.CopyMemory"(%p, %q) {note} : (!spirv.ptr<i32, Function>, !spirv.ptr<i32, StorageBuffer>) -> ()
  return
}

// -----

func.func @f(%c: i1) {
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<Unroll|PartialCount>}> ({
  }) : () -> ()
  return
}

// -----

!tensor = !spirv.arm.tensor<4x3xi8>

spirv.module Logical Vulkan {
  spirv.GlobalVariable @in bind(0, 0) : !spirv.ptr<!tensor, UniformConstant>
  spirv.GlobalVariable @out bind(0, 1) : !spirv.ptr<!tensor, UniformConstant>
  spirv.ARM.GraphEntryPoint @graph, @in, @out
  spirv.ARM.Graph @graph(%x: !tensor) -> !tensor attributes {entry_point = true} {
    %0 = spirv.ARM.GraphConstant {graph_constant_id = 3 : i32} : !spirv.arm.tensor<2xf16>
    spirv.ARM.GraphOutputs %x : !tensor
  }
}

// -----

func.func @f(%x: i32) {
  %0 = spirv.UMulExtended {note = "kept"} %x, %x : !spirv.struct<(i32, i32)>
  return
}

// -----

func.func private @f(!spirv.struct<(index, tensor<4xf32>, i7, memref<2xi8>, vector<2x2xf32>, none)>)

// -----

func.func private @f(!spirv.ptr<f8E5M2, Function>, !spirv.array<2 x f80>, !spirv.rtarray<vector<2xindex>>,
                     !spirv.arm.tensor<2xf8E4M3FN>, !spirv.ptr<vector<[4]xf32>, Function>, !spirv.ptr<vector<2xi7>, Function>)
