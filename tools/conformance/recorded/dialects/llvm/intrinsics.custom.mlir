module {
  llvm.func @functions(%arg0: f32, %arg1: vector<4xf64>, %arg2: i32, %arg3: vector<[2]xi64>) {
    %0 = llvm.intr.acos(%arg0) : (f32) -> f32
    %1 = llvm.intr.asin(%arg1) : (vector<4xf64>) -> vector<4xf64>
    %2 = llvm.intr.atan(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    %3 = llvm.intr.ceil(%arg0) : (f32) -> f32
    %4 = llvm.intr.cos(%arg1) : (vector<4xf64>) -> vector<4xf64>
    %5 = llvm.intr.cosh(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    %6 = llvm.intr.exp(%arg0) : (f32) -> f32
    %7 = llvm.intr.exp10(%arg1) : (vector<4xf64>) -> vector<4xf64>
    %8 = llvm.intr.exp2(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    %9 = llvm.intr.fabs(%arg0) : (f32) -> f32
    %10 = llvm.intr.floor(%arg1) : (vector<4xf64>) -> vector<4xf64>
    %11 = llvm.intr.log(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    %12 = llvm.intr.log10(%arg0) : (f32) -> f32
    %13 = llvm.intr.log2(%arg1) : (vector<4xf64>) -> vector<4xf64>
    %14 = llvm.intr.nearbyint(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    %15 = llvm.intr.rint(%arg0) : (f32) -> f32
    %16 = llvm.intr.round(%arg1) : (vector<4xf64>) -> vector<4xf64>
    %17 = llvm.intr.roundeven(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    %18 = llvm.intr.sin(%arg0) : (f32) -> f32
    %19 = llvm.intr.sinh(%arg1) : (vector<4xf64>) -> vector<4xf64>
    %20 = llvm.intr.sqrt(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    %21 = llvm.intr.tan(%arg0) : (f32) -> f32
    %22 = llvm.intr.tanh(%arg1) : (vector<4xf64>) -> vector<4xf64>
    %23 = llvm.intr.trunc(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    %24 = llvm.intr.bitreverse(%arg3) : (vector<[2]xi64>) -> vector<[2]xi64>
    %25 = llvm.intr.bswap(%arg3) : (vector<[2]xi64>) -> vector<[2]xi64>
    %26 = llvm.intr.ctpop(%arg3) : (vector<[2]xi64>) -> vector<[2]xi64>
    %27 = "llvm.intr.ctlz"(%arg2) <{is_zero_poison = true}> : (i32) -> i32
    %28 = "llvm.intr.cttz"(%arg2) <{is_zero_poison = true}> : (i32) -> i32
    %29 = "llvm.intr.abs"(%arg2) <{is_int_min_poison = false}> : (i32) -> i32
    %30 = "llvm.intr.is.fpclass"(%arg1) <{bit = 3 : i32}> : (vector<4xf64>) -> vector<4xi1>
    %31 = llvm.intr.lround(%arg0) : (f32) -> i64
    %32 = llvm.intr.lrint(%arg0) : (f32) -> i64
    %33 = llvm.intr.llrint(%arg0) : (f32) -> i64
    %34 = llvm.intr.llround(%arg0) : (f32) -> i64
    %35 = llvm.intr.frexp(%arg0) : (f32) -> !llvm.struct<(f32, i32)>
    %36 = llvm.intr.sincos(%arg1) : (vector<4xf64>) -> !llvm.struct<(vector<4xf64>, vector<4xf64>)>
    %37 = llvm.intr.powi(%arg0, %arg2) : (f32, i32) -> f32
    %38 = llvm.intr.ldexp(%arg0, %arg2) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, i32) -> f32
    llvm.return
  }
}

// -----
module {
  llvm.func @several(%arg0: f32, %arg1: vector<4xf64>, %arg2: i32, %arg3: vector<[2]xi64>) {
    %0 = llvm.intr.atan2(%arg0, %arg0) : (f32, f32) -> f32
    %1 = llvm.intr.copysign(%arg0, %arg0) : (f32, f32) -> f32
    %2 = llvm.intr.maximum(%arg0, %arg0) : (f32, f32) -> f32
    %3 = llvm.intr.maxnum(%arg0, %arg0) : (f32, f32) -> f32
    %4 = llvm.intr.minimum(%arg0, %arg0) : (f32, f32) -> f32
    %5 = llvm.intr.minnum(%arg0, %arg0) : (f32, f32) -> f32
    %6 = llvm.intr.pow(%arg0, %arg0) : (f32, f32) -> f32
    %7 = llvm.intr.smax(%arg2, %arg2) : (i32, i32) -> i32
    %8 = llvm.intr.smin(%arg2, %arg2) : (i32, i32) -> i32
    %9 = llvm.intr.umax(%arg2, %arg2) : (i32, i32) -> i32
    %10 = llvm.intr.umin(%arg2, %arg2) : (i32, i32) -> i32
    %11 = llvm.intr.sadd.sat(%arg2, %arg2) : (i32, i32) -> i32
    %12 = llvm.intr.uadd.sat(%arg2, %arg2) : (i32, i32) -> i32
    %13 = llvm.intr.ssub.sat(%arg2, %arg2) : (i32, i32) -> i32
    %14 = llvm.intr.usub.sat(%arg2, %arg2) : (i32, i32) -> i32
    %15 = llvm.intr.sshl.sat(%arg2, %arg2) : (i32, i32) -> i32
    %16 = llvm.intr.ushl.sat(%arg2, %arg2) : (i32, i32) -> i32
    %17 = llvm.intr.fma(%arg1, %arg1, %arg1) : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
    %18 = llvm.intr.fmuladd(%arg1, %arg1, %arg1) : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
    %19 = llvm.intr.fshl(%arg3, %arg3, %arg3) {x} : (vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>) -> vector<[2]xi64>
    %20 = llvm.intr.fshr(%arg3, %arg3, %arg3) {x} : (vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>) -> vector<[2]xi64>
    %21 = llvm.intr.scmp(%arg2, %arg2) : (i32, i32) -> i2
    %22 = llvm.intr.ucmp(%arg2, %arg2) : (i32, i32) -> i2
    %23 = "llvm.intr.sadd.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %24 = "llvm.intr.ssub.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %25 = "llvm.intr.smul.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %26 = "llvm.intr.uadd.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %27 = "llvm.intr.usub.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %28 = "llvm.intr.umul.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %29 = llvm.intr.experimental.constrained.sitofp %arg2 towardzero ignore : i32 to f32
    %30 = llvm.intr.experimental.constrained.uitofp %arg2 tonearest strict : i32 to f32
    %31 = llvm.intr.experimental.constrained.fptrunc %arg1 dynamic maytrap {x} : vector<4xf64> to vector<4xf32>
    %32 = llvm.intr.experimental.constrained.fpext %arg0 ignore : f32 to f64
    llvm.return
  }
}

// -----
module {
  llvm.func @hints(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64) {
    llvm.intr.assume %arg0 : i1
    llvm.intr.assume %arg0 ["align"(%arg2, %arg1 : !llvm.ptr, i32)] : i1 {x}
    %0 = llvm.intr.expect %arg1, %arg1 : i32
    %1 = llvm.intr.expect.with.probability %arg1, %arg1, 5.000000e-01 : i32
    %2 = "llvm.intr.is.constant"(%arg1) : (i32) -> i1
    %3 = llvm.intr.ssa.copy %arg4 : i64
    "llvm.intr.var.annotation"(%arg2, %arg2, %arg2, %arg1, %arg2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
    %4 = "llvm.intr.ptr.annotation"(%arg2, %arg2, %arg2, %arg1, %arg2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %5 = "llvm.intr.annotation"(%arg1, %arg2, %arg2, %arg1) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
    "llvm.intr.prefetch"(%arg2) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %6 = llvm.intr.ptrmask %arg2, %arg4 : (!llvm.ptr, i64) -> !llvm.ptr
    %7 = "llvm.intr.threadlocal.address"(%arg2) : (!llvm.ptr) -> !llvm.ptr
    llvm.intr.lifetime.start %arg2 : !llvm.ptr
    llvm.intr.lifetime.end %arg2 {x} : !llvm.ptr
    %8 = llvm.intr.invariant.start 8, %arg2 : !llvm.ptr
    llvm.intr.invariant.end %8, 8, %arg2 : !llvm.ptr
    %9 = llvm.intr.launder.invariant.group %arg2 : !llvm.ptr
    %10 = llvm.intr.strip.invariant.group %arg2 : !llvm.ptr
    %11 = llvm.intr.stacksave : !llvm.ptr
    llvm.intr.stackrestore %arg2 : !llvm.ptr
    llvm.intr.vastart %arg2 : !llvm.ptr
    llvm.intr.vacopy %arg2 to %arg3 : !llvm.ptr, !llvm.ptr
    llvm.intr.vaend %arg2 : !llvm.ptr
    llvm.intr.trap
    llvm.intr.debugtrap
    llvm.intr.ubsantrap <{failureKind = 3 : i8}>
    llvm.return
  }
}

// -----
module {
  llvm.func @coroutine(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1) {
    %0 = llvm.intr.coro.id %arg0, %arg1, %arg1, %arg1 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %1 = llvm.intr.coro.begin %0, %arg1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %2 = llvm.intr.coro.size : i64
    %3 = llvm.intr.coro.align : i64
    %4 = llvm.intr.coro.save %1 : (!llvm.ptr) -> !llvm.token
    %5 = llvm.intr.coro.suspend %4, %arg2 : i8
    %6 = llvm.mlir.none : !llvm.token
    %7 = llvm.intr.coro.end %1, %arg2, %6 : (!llvm.ptr, i1, !llvm.token) -> i1
    %8 = llvm.intr.coro.free %0, %1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.intr.coro.resume %1 : !llvm.ptr
    %9 = llvm.intr.coro.promise %1, %arg0, %arg2 : (!llvm.ptr, i32, i1) -> !llvm.ptr
    llvm.return
  }
}

// -----
module {
  llvm.func @vectors(%arg0: vector<4xf32>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: vector<[8]xf32>, %arg4: !llvm.ptr, %arg5: vector<4x!llvm.ptr>, %arg6: f32, %arg7: i64, %arg8: i32) {
    %0 = "llvm.intr.vector.reduce.add"(%arg1) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.and"(%arg1) : (vector<4xi32>) -> i32
    %2 = "llvm.intr.vector.reduce.mul"(%arg1) : (vector<4xi32>) -> i32
    %3 = "llvm.intr.vector.reduce.or"(%arg1) : (vector<4xi32>) -> i32
    %4 = "llvm.intr.vector.reduce.smax"(%arg1) : (vector<4xi32>) -> i32
    %5 = "llvm.intr.vector.reduce.smin"(%arg1) : (vector<4xi32>) -> i32
    %6 = "llvm.intr.vector.reduce.umax"(%arg1) : (vector<4xi32>) -> i32
    %7 = "llvm.intr.vector.reduce.umin"(%arg1) : (vector<4xi32>) -> i32
    %8 = "llvm.intr.vector.reduce.xor"(%arg1) : (vector<4xi32>) -> i32
    %9 = llvm.intr.vector.reduce.fmax(%arg0) : (vector<4xf32>) -> f32
    %10 = llvm.intr.vector.reduce.fmin(%arg0) : (vector<4xf32>) -> f32
    %11 = llvm.intr.vector.reduce.fmaximum(%arg0) : (vector<4xf32>) -> f32
    %12 = llvm.intr.vector.reduce.fminimum(%arg0) : (vector<4xf32>) -> f32
    %13 = "llvm.intr.vector.reduce.fadd"(%arg6, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %14 = "llvm.intr.vector.reduce.fmul"(%arg6, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %15 = "llvm.intr.vscale"() : () -> i64
    %16 = llvm.intr.stepvector : vector<[4]xi32>
    %17 = llvm.intr.vector.insert %arg0, %arg3[4] : vector<4xf32> into vector<[8]xf32>
    %18 = llvm.intr.vector.extract %arg3[0] : vector<4xf32> from vector<[8]xf32>
    %19 = "llvm.intr.vector.interleave2"(%arg3, %arg3) : (vector<[8]xf32>, vector<[8]xf32>) -> vector<[16]xf32>
    %20 = "llvm.intr.vector.deinterleave2"(%arg0) : (vector<4xf32>) -> !llvm.struct<(vector<2xf32>, vector<2xf32>)>
    %21 = llvm.intr.matrix.column.major.load %arg4, <stride = %arg7> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
    llvm.intr.matrix.column.major.store %arg0, %arg4, <stride = %arg7> {columns = 2 : i32, isVolatile = true, rows = 2 : i32} : vector<4xf32> to !llvm.ptr stride i64
    %22 = llvm.intr.matrix.multiply %arg0, %arg0 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %23 = llvm.intr.matrix.transpose %arg0 {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> into vector<4xf32>
    %24 = llvm.intr.get.active.lane.mask %arg7, %arg7 : i64, i64 to vector<4xi1>
    %25 = llvm.intr.masked.load %arg4, %arg2 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
    %26 = llvm.intr.masked.load %arg4, %arg2, %arg0 {alignment = 4 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.store %arg0, %arg4, %arg2 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %27 = llvm.intr.masked.gather %arg5, %arg2 {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
    %28 = llvm.intr.masked.gather %arg5, %arg2, %arg0 {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.scatter %arg0, %arg5, %arg2 {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
    %29 = "llvm.intr.masked.expandload"(%arg4, %arg2, %arg0) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.compressstore"(%arg0, %arg4, %arg2) <{arg_attrs = [{}, {llvm.align = 4 : i64}, {}]}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    llvm.return
  }
}

// -----
module {
  llvm.func @parts_of_vectors(%arg0: vector<4xf32>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: !llvm.ptr, %arg4: vector<4x!llvm.ptr>, %arg5: f32, %arg6: i64, %arg7: i32) {
    %0 = "llvm.intr.vp.add"(%arg1, %arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %1 = "llvm.intr.vp.sub"(%arg1, %arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %2 = "llvm.intr.vp.mul"(%arg1, %arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %3 = "llvm.intr.vp.sdiv"(%arg1, %arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %4 = "llvm.intr.vp.udiv"(%arg1, %arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %5 = "llvm.intr.vp.srem"(%arg1, %arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %6 = "llvm.intr.vp.urem"(%arg1, %arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %7 = "llvm.intr.vp.ashr"(%arg1, %arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %8 = "llvm.intr.vp.lshr"(%arg1, %arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %9 = "llvm.intr.vp.shl"(%arg1, %arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %10 = "llvm.intr.vp.or"(%arg1, %arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %11 = "llvm.intr.vp.and"(%arg1, %arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %12 = "llvm.intr.vp.xor"(%arg1, %arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %13 = "llvm.intr.vp.smax"(%arg1, %arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %14 = "llvm.intr.vp.smin"(%arg1, %arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %15 = "llvm.intr.vp.umax"(%arg1, %arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %16 = "llvm.intr.vp.umin"(%arg1, %arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %17 = "llvm.intr.vp.fadd"(%arg0, %arg0, %arg2, %arg7) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %18 = "llvm.intr.vp.fsub"(%arg0, %arg0, %arg2, %arg7) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %19 = "llvm.intr.vp.fmul"(%arg0, %arg0, %arg2, %arg7) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %20 = "llvm.intr.vp.fdiv"(%arg0, %arg0, %arg2, %arg7) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %21 = "llvm.intr.vp.frem"(%arg0, %arg0, %arg2, %arg7) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %22 = "llvm.intr.vp.fneg"(%arg0, %arg2, %arg7) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %23 = "llvm.intr.vp.fmuladd"(%arg0, %arg0, %arg0, %arg2, %arg7) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %24 = "llvm.intr.vp.fma"(%arg0, %arg0, %arg0, %arg2, %arg7) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %25 = "llvm.intr.vp.reduce.add"(%arg7, %arg1, %arg2, %arg7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %26 = "llvm.intr.vp.reduce.mul"(%arg7, %arg1, %arg2, %arg7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %27 = "llvm.intr.vp.reduce.and"(%arg7, %arg1, %arg2, %arg7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %28 = "llvm.intr.vp.reduce.or"(%arg7, %arg1, %arg2, %arg7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %29 = "llvm.intr.vp.reduce.xor"(%arg7, %arg1, %arg2, %arg7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %30 = "llvm.intr.vp.reduce.smax"(%arg7, %arg1, %arg2, %arg7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %31 = "llvm.intr.vp.reduce.smin"(%arg7, %arg1, %arg2, %arg7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %32 = "llvm.intr.vp.reduce.umax"(%arg7, %arg1, %arg2, %arg7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %33 = "llvm.intr.vp.reduce.umin"(%arg7, %arg1, %arg2, %arg7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %34 = "llvm.intr.vp.reduce.fadd"(%arg5, %arg0, %arg2, %arg7) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    %35 = "llvm.intr.vp.reduce.fmul"(%arg5, %arg0, %arg2, %arg7) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    %36 = "llvm.intr.vp.reduce.fmax"(%arg5, %arg0, %arg2, %arg7) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    %37 = "llvm.intr.vp.reduce.fmin"(%arg5, %arg0, %arg2, %arg7) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    %38 = "llvm.intr.vp.select"(%arg2, %arg0, %arg0, %arg7) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
    %39 = "llvm.intr.vp.merge"(%arg2, %arg0, %arg0, %arg7) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
    %40 = "llvm.intr.vp.trunc"(%arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi8>
    %41 = "llvm.intr.vp.zext"(%arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
    %42 = "llvm.intr.vp.sext"(%arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
    %43 = "llvm.intr.vp.uitofp"(%arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
    %44 = "llvm.intr.vp.sitofp"(%arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
    %45 = "llvm.intr.vp.inttoptr"(%arg1, %arg2, %arg7) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
    %46 = "llvm.intr.vp.fptrunc"(%arg0, %arg2, %arg7) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf16>
    %47 = "llvm.intr.vp.fpext"(%arg0, %arg2, %arg7) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
    %48 = "llvm.intr.vp.fptoui"(%arg0, %arg2, %arg7) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
    %49 = "llvm.intr.vp.fptosi"(%arg0, %arg2, %arg7) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
    %50 = "llvm.intr.vp.ptrtoint"(%arg4, %arg2, %arg7) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
    %51 = "llvm.intr.vp.load"(%arg3, %arg2, %arg7) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
    "llvm.intr.vp.store"(%arg0, %arg3, %arg2, %arg7) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()
    %52 = "llvm.intr.experimental.vp.strided.load"(%arg3, %arg6, %arg2, %arg7) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>
    "llvm.intr.experimental.vp.strided.store"(%arg0, %arg3, %arg6, %arg2, %arg7) : (vector<4xf32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
    llvm.return
  }
}

// -----
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_file = #llvm.di_file<"a.c" in "/source">
#di_namespace = #llvm.di_namespace<name = "n", exportSymbols = false>
#di_null_type = #llvm.di_null_type
#di_string_type = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character(*)", sizeInBits = 32, encoding = DW_ATE_ASCII>
#di_compile_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "a compiler", isOptimized = true, emissionKind = Full, nameTableKind = None>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "list", baseType = #di_basic_type, flags = Vector, elements = #llvm.di_subrange<count = 4 : i64>>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_basic_type, sizeInBits = 64, dwarfAddressSpace = 3>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #di_composite_type, sizeInBits = 64>
#di_composite_type2 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "node", file = #di_file, line = 3, scope = #di_file, flags = "Private|FwdDecl", sizeInBits = 64, alignInBits = 64, elements = #di_derived_type1>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "g", linkageName = "g", file = #di_file, line = 2, type = #di_basic_type, isLocalToUnit = true, isDefined = true, alignInBits = 32>
#di_module = #llvm.di_module<file = #di_file, scope = #di_compile_unit, name = "m", configMacros = "-D", line = 5, isDecl = true>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <[DW_OP_constu(3), DW_OP_stack_value]>>
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_null_type, #di_basic_type, #di_derived_type, #di_composite_type1, #di_composite_type2, #di_string_type>
#di_subprogram = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_namespace, name = "f", linkageName = "_f", file = #di_file, line = 7, scopeLine = 8, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type, annotations = #llvm.di_annotation<name = "k", value = "v">>
#di_common_block = #llvm.di_common_block<scope = #di_subprogram, name = "c", file = #di_file, line = 4>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 9, column = 2>
#di_label = #llvm.di_label<scope = #di_lexical_block, name = "end", file = #di_file, line = 11>
#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_lexical_block, file = #di_file, discriminator = 1>
#di_local_variable = #llvm.di_local_variable<scope = #di_lexical_block_file, name = "x", file = #di_file, line = 10, arg = 1, alignInBits = 32, type = #di_basic_type, flags = Artificial>
#di_imported_entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #di_compile_unit, entity = #di_module, file = #di_file, line = 1, elements = #di_local_variable>
module {
  llvm.mlir.global external @g() {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression]} : i32
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) {
    llvm.intr.dbg.declare #di_local_variable = %arg1 : !llvm.ptr
    llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(16, 8)]> = %arg0 : i32 {x}
    llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed)]> = %arg0 : i32
    llvm.intr.dbg.label #di_label
    llvm.return
  }
  func.func private @others() attributes {a = #di_imported_entity, b = #di_common_block, c = #llvm.di_generic_subrange<count = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_plus_uconst(16), DW_OP_deref]>, lowerBound = 0 : i64, stride = 4 : i64>, d = #di_module}
}

