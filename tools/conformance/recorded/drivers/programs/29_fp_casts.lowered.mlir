module {
  llvm.func @__truncsfbf2(%arg0: f32) -> bf16 {
    %0 = llvm.bitcast %arg0 : f32 to i32
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(32767 : i32) : i32
    %4 = llvm.lshr %0, %1 : i32
    %5 = llvm.and %4, %2 : i32
    %6 = llvm.add %5, %3 : i32
    %7 = llvm.add %0, %6 : i32
    %8 = llvm.lshr %7, %1 : i32
    %9 = llvm.trunc %8 : i32 to i16
    %10 = llvm.bitcast %9 : i16 to bf16
    llvm.return %10 : bf16
  }
  llvm.func @__truncdfbf2(%arg0: f64) -> bf16 {
    %0 = llvm.fptrunc %arg0 : f64 to f32
    %1 = llvm.call @__truncsfbf2(%0) : (f32) -> bf16
    llvm.return %1 : bf16
  }
  llvm.func @mix(%arg0: i32, %arg1: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(31 : i32) : i32
    %1 = llvm.mul %arg0, %0 : i32
    %2 = llvm.add %1, %arg1 : i32
    llvm.return %2 : i32
  }
  llvm.func @fin(%arg0: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(16 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(255 : i32) : i32
    %3 = llvm.lshr %arg0, %0 : i32
    %4 = llvm.xor %arg0, %3 : i32
    %5 = llvm.lshr %4, %1 : i32
    %6 = llvm.xor %4, %5 : i32
    %7 = llvm.and %6, %2 : i32
    llvm.return %7 : i32
  }
  llvm.func @work(%arg0: i32, %arg1: i16, %arg2: i32) -> i32 {
    %0 = llvm.sitofp %arg0 : i32 to f32
    %1 = llvm.fpext %0 : f32 to f64
    %2 = llvm.bitcast %1 : f64 to i64
    %3 = llvm.trunc %2 : i64 to i32
    %4 = llvm.call @mix(%arg2, %3) : (i32, i32) -> i32
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.lshr %2, %5 : i64
    %7 = llvm.trunc %6 : i64 to i32
    %8 = llvm.call @mix(%4, %7) : (i32, i32) -> i32
    %9 = llvm.sitofp %arg0 : i32 to f16
    %10 = llvm.fpext %9 : f16 to f32
    %11 = llvm.bitcast %10 : f32 to i32
    %12 = llvm.call @mix(%8, %11) : (i32, i32) -> i32
    %13 = llvm.sitofp %arg0 : i32 to bf16
    %14 = llvm.fpext %13 : bf16 to f32
    %15 = llvm.bitcast %14 : f32 to i32
    %16 = llvm.call @mix(%12, %15) : (i32, i32) -> i32
    %17 = llvm.sitofp %arg0 : i32 to f16
    %18 = llvm.fpext %17 : f16 to f64
    %19 = llvm.bitcast %18 : f64 to i64
    %20 = llvm.trunc %19 : i64 to i32
    %21 = llvm.call @mix(%16, %20) : (i32, i32) -> i32
    %22 = llvm.mlir.constant(32 : i64) : i64
    %23 = llvm.lshr %19, %22 : i64
    %24 = llvm.trunc %23 : i64 to i32
    %25 = llvm.call @mix(%21, %24) : (i32, i32) -> i32
    %26 = llvm.sitofp %arg0 : i32 to bf16
    %27 = llvm.fpext %26 : bf16 to f64
    %28 = llvm.bitcast %27 : f64 to i64
    %29 = llvm.trunc %28 : i64 to i32
    %30 = llvm.call @mix(%25, %29) : (i32, i32) -> i32
    %31 = llvm.mlir.constant(32 : i64) : i64
    %32 = llvm.lshr %28, %31 : i64
    %33 = llvm.trunc %32 : i64 to i32
    %34 = llvm.call @mix(%30, %33) : (i32, i32) -> i32
    %35 = llvm.uitofp %arg0 : i32 to f64
    %36 = llvm.mlir.constant(0.33333333300000001 : f64) : f64
    %37 = llvm.fmul %35, %36 : f64
    %38 = llvm.sitofp %arg1 : i16 to f64
    %39 = llvm.fmul %38, %36 : f64
    %40 = llvm.fptrunc %39 : f64 to f32
    %41 = llvm.bitcast %40 : f32 to i32
    %42 = llvm.call @mix(%34, %41) : (i32, i32) -> i32
    %43 = llvm.sitofp %arg1 : i16 to f64
    %44 = llvm.fmul %43, %36 : f64
    %45 = llvm.fptrunc %44 : f64 to f16
    %46 = llvm.bitcast %45 : f16 to i16
    %47 = llvm.zext %46 : i16 to i32
    %48 = llvm.call @mix(%42, %47) : (i32, i32) -> i32
    %49 = llvm.sitofp %arg1 : i16 to f64
    %50 = llvm.fmul %49, %36 : f64
    %51 = llvm.fptrunc %50 : f64 to bf16
    %52 = llvm.bitcast %51 : bf16 to i16
    %53 = llvm.zext %52 : i16 to i32
    %54 = llvm.call @mix(%48, %53) : (i32, i32) -> i32
    %55 = llvm.fptosi %37 : f64 to i64
    %56 = llvm.trunc %55 : i64 to i32
    %57 = llvm.call @mix(%54, %56) : (i32, i32) -> i32
    %58 = llvm.fptoui %37 : f64 to i32
    %59 = llvm.call @mix(%57, %58) : (i32, i32) -> i32
    %60 = llvm.sitofp %arg1 : i16 to f32
    %61 = llvm.fptosi %60 : f32 to i16
    %62 = llvm.sext %61 : i16 to i32
    %63 = llvm.call @mix(%59, %62) : (i32, i32) -> i32
    %64 = llvm.trunc %arg1 : i16 to i1
    %65 = llvm.uitofp %64 : i1 to f32
    %66 = llvm.sitofp %64 : i1 to f32
    %67 = llvm.fsub %65, %66 : f32
    %68 = llvm.bitcast %67 : f32 to i32
    %69 = llvm.call @mix(%63, %68) : (i32, i32) -> i32
    llvm.return %69 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1027 : i32) : i32
    %2 = llvm.mlir.constant(-1235 : i16) : i16
    %3 = llvm.mlir.constant(255 : i32) : i32
    %4 = llvm.call @work(%1, %2, %0) : (i32, i16, i32) -> i32
    %5 = llvm.call @work(%3, %2, %4) : (i32, i16, i32) -> i32
    %6 = llvm.call @fin(%5) : (i32) -> i32
    llvm.return %6 : i32
  }
}

