// Functions of one number.
llvm.func @functions(%f: f32, %v: vector<4xf64>, %i: i32, %w: vector<[2]xi64>) {
  %0 = llvm.intr.acos(%f) : (f32) -> f32
  %1 = llvm.intr.asin(%v) : (vector<4xf64>) -> vector<4xf64>
  %2 = llvm.intr.atan(%f) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  %3 = llvm.intr.ceil(%f) : (f32) -> f32
  %4 = llvm.intr.cos(%v) : (vector<4xf64>) -> vector<4xf64>
  %5 = llvm.intr.cosh(%f) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  %6 = llvm.intr.exp(%f) : (f32) -> f32
  %7 = llvm.intr.exp10(%v) : (vector<4xf64>) -> vector<4xf64>
  %8 = llvm.intr.exp2(%f) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  %9 = llvm.intr.fabs(%f) : (f32) -> f32
  %10 = llvm.intr.floor(%v) : (vector<4xf64>) -> vector<4xf64>
  %11 = llvm.intr.log(%f) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  %12 = llvm.intr.log10(%f) : (f32) -> f32
  %13 = llvm.intr.log2(%v) : (vector<4xf64>) -> vector<4xf64>
  %14 = llvm.intr.nearbyint(%f) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  %15 = llvm.intr.rint(%f) : (f32) -> f32
  %16 = llvm.intr.round(%v) : (vector<4xf64>) -> vector<4xf64>
  %17 = llvm.intr.roundeven(%f) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  %18 = llvm.intr.sin(%f) : (f32) -> f32
  %19 = llvm.intr.sinh(%v) : (vector<4xf64>) -> vector<4xf64>
  %20 = llvm.intr.sqrt(%f) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  %21 = llvm.intr.tan(%f) : (f32) -> f32
  %22 = llvm.intr.tanh(%v) : (vector<4xf64>) -> vector<4xf64>
  %23 = llvm.intr.trunc(%f) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  %24 = llvm.intr.bitreverse(%w) : (vector<[2]xi64>) -> vector<[2]xi64>
  %25 = llvm.intr.bswap(%w) : (vector<[2]xi64>) -> vector<[2]xi64>
  %26 = llvm.intr.ctpop(%w) : (vector<[2]xi64>) -> vector<[2]xi64>
  %27 = "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  %28 = "llvm.intr.cttz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  %29 = "llvm.intr.abs"(%i) <{is_int_min_poison = false}> : (i32) -> i32
  %30 = "llvm.intr.is.fpclass"(%v) <{bit = 3 : i32}> : (vector<4xf64>) -> vector<4xi1>
  %31 = llvm.intr.lround(%f) : (f32) -> i64
  %32 = llvm.intr.lrint(%f) : (f32) -> i64
  %33 = llvm.intr.llrint(%f) : (f32) -> i64
  %34 = llvm.intr.llround(%f) : (f32) -> i64
  %35 = llvm.intr.frexp(%f) : (f32) -> !llvm.struct<(f32, i32)>
  %36 = llvm.intr.sincos(%v) : (vector<4xf64>) -> !llvm.struct<(vector<4xf64>, vector<4xf64>)>
  %37 = llvm.intr.powi(%f, %i) : (f32, i32) -> f32
  %38 = llvm.intr.ldexp(%f, %i) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, i32) -> f32
  llvm.return
}

// -----

// Functions of several numbers.
llvm.func @several(%f: f32, %v: vector<4xf64>, %i: i32, %w: vector<[2]xi64>) {
  %0 = llvm.intr.atan2(%f, %f) : (f32, f32) -> f32
  %1 = llvm.intr.copysign(%f, %f) : (f32, f32) -> f32
  %2 = llvm.intr.maximum(%f, %f) : (f32, f32) -> f32
  %3 = llvm.intr.maxnum(%f, %f) : (f32, f32) -> f32
  %4 = llvm.intr.minimum(%f, %f) : (f32, f32) -> f32
  %5 = llvm.intr.minnum(%f, %f) : (f32, f32) -> f32
  %6 = llvm.intr.pow(%f, %f) : (f32, f32) -> f32
  %7 = llvm.intr.smax(%i, %i) : (i32, i32) -> i32
  %8 = llvm.intr.smin(%i, %i) : (i32, i32) -> i32
  %9 = llvm.intr.umax(%i, %i) : (i32, i32) -> i32
  %10 = llvm.intr.umin(%i, %i) : (i32, i32) -> i32
  %11 = llvm.intr.sadd.sat(%i, %i) : (i32, i32) -> i32
  %12 = llvm.intr.uadd.sat(%i, %i) : (i32, i32) -> i32
  %13 = llvm.intr.ssub.sat(%i, %i) : (i32, i32) -> i32
  %14 = llvm.intr.usub.sat(%i, %i) : (i32, i32) -> i32
  %15 = llvm.intr.sshl.sat(%i, %i) : (i32, i32) -> i32
  %16 = llvm.intr.ushl.sat(%i, %i) : (i32, i32) -> i32
  %17 = llvm.intr.fma(%v, %v, %v) : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
  %18 = llvm.intr.fmuladd(%v, %v, %v) : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
  %19 = llvm.intr.fshl(%w, %w, %w) {x} : (vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>) -> vector<[2]xi64>
  %20 = llvm.intr.fshr(%w, %w, %w) {x} : (vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>) -> vector<[2]xi64>
  %21 = llvm.intr.scmp(%i, %i) : (i32, i32) -> i2
  %22 = llvm.intr.ucmp(%i, %i) : (i32, i32) -> i2
  %23 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %24 = "llvm.intr.ssub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %25 = "llvm.intr.smul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %26 = "llvm.intr.uadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %27 = "llvm.intr.usub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %28 = "llvm.intr.umul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %29 = llvm.intr.experimental.constrained.sitofp %i towardzero ignore : i32 to f32
  %30 = llvm.intr.experimental.constrained.uitofp %i tonearest strict : i32 to f32
  %31 = llvm.intr.experimental.constrained.fptrunc %v dynamic maytrap {x} : vector<4xf64> to vector<4xf32>
  %32 = llvm.intr.experimental.constrained.fpext %f ignore : f32 to f64
  llvm.return
}

// -----

// Hints, memory and threads.
llvm.func @hints(%c: i1, %i: i32, %p: !llvm.ptr, %q: !llvm.ptr, %l: i64) {
  llvm.intr.assume %c : i1
  llvm.intr.assume %c ["align"(%p, %i : !llvm.ptr, i32)] : i1 {x}
  %0 = llvm.intr.expect %i, %i : i32
  %1 = llvm.intr.expect.with.probability %i, %i, 5.000000e-01 : i32
  %2 = "llvm.intr.is.constant"(%i) : (i32) -> i1
  %3 = llvm.intr.ssa.copy %l : i64
  "llvm.intr.var.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  %4 = "llvm.intr.ptr.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  %5 = "llvm.intr.annotation"(%i, %p, %p, %i) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %6 = llvm.intr.ptrmask %p, %l : (!llvm.ptr, i64) -> !llvm.ptr
  %7 = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.intr.lifetime.end %p {x} : !llvm.ptr
  %8 = llvm.intr.invariant.start 8, %p : !llvm.ptr
  llvm.intr.invariant.end %8, 8, %p : !llvm.ptr
  %9 = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %10 = llvm.intr.strip.invariant.group %p : !llvm.ptr
  %11 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %p : !llvm.ptr
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vacopy %p to %q : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  llvm.intr.trap
  llvm.intr.debugtrap
  llvm.intr.ubsantrap <{failureKind = 3 : i8}>
  llvm.return
}

// -----

// Coroutines.
llvm.func @coroutine(%i: i32, %p: !llvm.ptr, %c: i1) {
  %0 = llvm.intr.coro.id %i, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %1 = llvm.intr.coro.begin %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %2 = llvm.intr.coro.size : i64
  %3 = llvm.intr.coro.align : i64
  %4 = llvm.intr.coro.save %1 : (!llvm.ptr) -> !llvm.token
  %5 = llvm.intr.coro.suspend %4, %c : i8
  %6 = llvm.mlir.none : !llvm.token
  %7 = llvm.intr.coro.end %1, %c, %6 : (!llvm.ptr, i1, !llvm.token) -> i1
  %8 = llvm.intr.coro.free %0, %1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.intr.coro.resume %1 : !llvm.ptr
  %9 = llvm.intr.coro.promise %1, %i, %c : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.return
}

// -----

// Vectors.
llvm.func @vectors(%v: vector<4xf32>, %w: vector<4xi32>, %m: vector<4xi1>, %s: vector<[8]xf32>, %p: !llvm.ptr, %a: vector<4x!llvm.ptr>, %f: f32, %l: i64, %i: i32) {
  %0 = "llvm.intr.vector.reduce.add"(%w) : (vector<4xi32>) -> i32
  %1 = "llvm.intr.vector.reduce.and"(%w) : (vector<4xi32>) -> i32
  %2 = "llvm.intr.vector.reduce.mul"(%w) : (vector<4xi32>) -> i32
  %3 = "llvm.intr.vector.reduce.or"(%w) : (vector<4xi32>) -> i32
  %4 = "llvm.intr.vector.reduce.smax"(%w) : (vector<4xi32>) -> i32
  %5 = "llvm.intr.vector.reduce.smin"(%w) : (vector<4xi32>) -> i32
  %6 = "llvm.intr.vector.reduce.umax"(%w) : (vector<4xi32>) -> i32
  %7 = "llvm.intr.vector.reduce.umin"(%w) : (vector<4xi32>) -> i32
  %8 = "llvm.intr.vector.reduce.xor"(%w) : (vector<4xi32>) -> i32
  %9 = llvm.intr.vector.reduce.fmax(%v) : (vector<4xf32>) -> f32
  %10 = llvm.intr.vector.reduce.fmin(%v) : (vector<4xf32>) -> f32
  %11 = llvm.intr.vector.reduce.fmaximum(%v) : (vector<4xf32>) -> f32
  %12 = llvm.intr.vector.reduce.fminimum(%v) : (vector<4xf32>) -> f32
  %13 = "llvm.intr.vector.reduce.fadd"(%f, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %14 = "llvm.intr.vector.reduce.fmul"(%f, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %15 = "llvm.intr.vscale"() : () -> i64
  %16 = llvm.intr.stepvector : vector<[4]xi32>
  %17 = llvm.intr.vector.insert %v, %s[4] : vector<4xf32> into vector<[8]xf32>
  %18 = llvm.intr.vector.extract %s[0] : vector<4xf32> from vector<[8]xf32>
  %19 = "llvm.intr.vector.interleave2"(%s, %s) : (vector<[8]xf32>, vector<[8]xf32>) -> vector<[16]xf32>
  %20 = "llvm.intr.vector.deinterleave2"(%v) : (vector<4xf32>) -> !llvm.struct<(vector<2xf32>, vector<2xf32>)>
  %21 = llvm.intr.matrix.column.major.load %p, <stride = %l> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %v, %p, <stride = %l> {columns = 2 : i32, isVolatile = true, rows = 2 : i32} : vector<4xf32> to !llvm.ptr stride i64
  %22 = llvm.intr.matrix.multiply %v, %v {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %23 = llvm.intr.matrix.transpose %v {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> into vector<4xf32>
  %24 = llvm.intr.get.active.lane.mask %l, %l : i64, i64 to vector<4xi1>
  %25 = llvm.intr.masked.load %p, %m {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  %26 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  %27 = llvm.intr.masked.gather %a, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  %28 = llvm.intr.masked.gather %a, %m, %v {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.scatter %v, %a, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  %29 = "llvm.intr.masked.expandload"(%p, %m, %v) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "llvm.intr.masked.compressstore"(%v, %p, %m) <{arg_attrs = [{}, {llvm.align = 4 : i64}, {}]}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  llvm.return
}

// -----

// Parts of vectors.
llvm.func @parts_of_vectors(%v: vector<4xf32>, %w: vector<4xi32>, %m: vector<4xi1>, %p: !llvm.ptr, %a: vector<4x!llvm.ptr>, %f: f32, %l: i64, %i: i32) {
  %0 = "llvm.intr.vp.add"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %1 = "llvm.intr.vp.sub"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %2 = "llvm.intr.vp.mul"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %3 = "llvm.intr.vp.sdiv"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %4 = "llvm.intr.vp.udiv"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %5 = "llvm.intr.vp.srem"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %6 = "llvm.intr.vp.urem"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %7 = "llvm.intr.vp.ashr"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %8 = "llvm.intr.vp.lshr"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %9 = "llvm.intr.vp.shl"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %10 = "llvm.intr.vp.or"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %11 = "llvm.intr.vp.and"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %12 = "llvm.intr.vp.xor"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %13 = "llvm.intr.vp.smax"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %14 = "llvm.intr.vp.smin"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %15 = "llvm.intr.vp.umax"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %16 = "llvm.intr.vp.umin"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %17 = "llvm.intr.vp.fadd"(%v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %18 = "llvm.intr.vp.fsub"(%v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %19 = "llvm.intr.vp.fmul"(%v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %20 = "llvm.intr.vp.fdiv"(%v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %21 = "llvm.intr.vp.frem"(%v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %22 = "llvm.intr.vp.fneg"(%v, %m, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %23 = "llvm.intr.vp.fmuladd"(%v, %v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %24 = "llvm.intr.vp.fma"(%v, %v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %25 = "llvm.intr.vp.reduce.add"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %26 = "llvm.intr.vp.reduce.mul"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %27 = "llvm.intr.vp.reduce.and"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %28 = "llvm.intr.vp.reduce.or"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %29 = "llvm.intr.vp.reduce.xor"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %30 = "llvm.intr.vp.reduce.smax"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %31 = "llvm.intr.vp.reduce.smin"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %32 = "llvm.intr.vp.reduce.umax"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %33 = "llvm.intr.vp.reduce.umin"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %34 = "llvm.intr.vp.reduce.fadd"(%f, %v, %m, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %35 = "llvm.intr.vp.reduce.fmul"(%f, %v, %m, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %36 = "llvm.intr.vp.reduce.fmax"(%f, %v, %m, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %37 = "llvm.intr.vp.reduce.fmin"(%f, %v, %m, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %38 = "llvm.intr.vp.select"(%m, %v, %v, %i) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  %39 = "llvm.intr.vp.merge"(%m, %v, %v, %i) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  %40 = "llvm.intr.vp.trunc"(%w, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi8>
  %41 = "llvm.intr.vp.zext"(%w, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %42 = "llvm.intr.vp.sext"(%w, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %43 = "llvm.intr.vp.uitofp"(%w, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  %44 = "llvm.intr.vp.sitofp"(%w, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  %45 = "llvm.intr.vp.inttoptr"(%w, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
  %46 = "llvm.intr.vp.fptrunc"(%v, %m, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf16>
  %47 = "llvm.intr.vp.fpext"(%v, %m, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  %48 = "llvm.intr.vp.fptoui"(%v, %m, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  %49 = "llvm.intr.vp.fptosi"(%v, %m, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  %50 = "llvm.intr.vp.ptrtoint"(%a, %m, %i) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  %51 = "llvm.intr.vp.load"(%p, %m, %i) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.store"(%v, %p, %m, %i) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  %52 = "llvm.intr.experimental.vp.strided.load"(%p, %l, %m, %i) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.experimental.vp.strided.store"(%v, %p, %l, %m, %i) : (vector<4xf32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  llvm.return
}

// -----

// Debug information.
#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = "a compiler", isOptimized = true, emissionKind = Full, nameTableKind = None>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#null = #llvm.di_null_type
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64, dwarfAddressSpace = 3>
#list = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "list", baseType = #int, flags = Vector, elements = #llvm.di_subrange<count = 4 : i64>>
#self = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#node = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "node", file = #file, line = 3, scope = #file, flags = "Private|FwdDecl", sizeInBits = 64, alignInBits = 64, elements = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #self, sizeInBits = 64, offsetInBits = 0>>
#text = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character(*)", sizeInBits = 32, encoding = DW_ATE_ASCII>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #null, #int, #pointer, #list, #node, #text>
#space = #llvm.di_namespace<name = "n", exportSymbols = false>
#module = #llvm.di_module<file = #file, scope = #unit, name = "m", configMacros = "-D", line = 5, isDecl = true>
#note = #llvm.di_annotation<name = "k", value = "v">
#function = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #space, name = "f", linkageName = "_f", file = #file, line = 7, scopeLine = 8, subprogramFlags = "Definition|Optimized", type = #type, annotations = #note>
#block = #llvm.di_lexical_block<scope = #function, file = #file, line = 9, column = 2>
#blockfile = #llvm.di_lexical_block_file<scope = #block, file = #file, discriminator = 1>
#variable = #llvm.di_local_variable<scope = #blockfile, name = "x", file = #file, line = 10, arg = 1, alignInBits = 32, type = #int, flags = Artificial>
#label = #llvm.di_label<scope = #block, name = "end", file = #file, line = 11>
#global = #llvm.di_global_variable<scope = #unit, name = "g", linkageName = "g", file = #file, line = 2, type = #int, isLocalToUnit = true, isDefined = true, alignInBits = 32>
#entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #unit, entity = #module, file = #file, line = 1, elements = #variable>
#common = #llvm.di_common_block<scope = #function, name = "c", file = #file, line = 4>
#range = #llvm.di_generic_subrange<count = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_plus_uconst(16), DW_OP_deref]>, lowerBound = 0 : i64, stride = 4 : i64>
llvm.mlir.global external @g() {dbg_exprs = [#llvm.di_global_variable_expression<var = #global, expr = <[DW_OP_constu(3), DW_OP_stack_value]>>]} : i32
llvm.func @f(%i: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.declare #variable = %p : !llvm.ptr
  llvm.intr.dbg.value #variable #llvm.di_expression<[DW_OP_LLVM_fragment(16, 8)]> = %i : i32 {x}
  llvm.intr.dbg.value #variable #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed)]> = %i : i32
  llvm.intr.dbg.label #label
  llvm.return
} loc(fused<#function>["a.c":7:1])
func.func private @others() attributes {a = #entity, b = #common, c = #range, d = #module}
