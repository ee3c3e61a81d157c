module {
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
  llvm.func @work(%arg0: f64, %arg1: f64, %arg2: i32) -> i32 {
    %0 = llvm.fadd %arg0, %arg1 : f64
    %1 = llvm.bitcast %0 : f64 to i64
    %2 = llvm.trunc %1 : i64 to i32
    %3 = llvm.call @mix(%arg2, %2) : (i32, i32) -> i32
    %4 = llvm.mlir.constant(32 : i64) : i64
    %5 = llvm.lshr %1, %4 : i64
    %6 = llvm.trunc %5 : i64 to i32
    %7 = llvm.call @mix(%3, %6) : (i32, i32) -> i32
    %8 = llvm.fsub %arg0, %arg1 : f64
    %9 = llvm.bitcast %8 : f64 to i64
    %10 = llvm.trunc %9 : i64 to i32
    %11 = llvm.call @mix(%7, %10) : (i32, i32) -> i32
    %12 = llvm.mlir.constant(32 : i64) : i64
    %13 = llvm.lshr %9, %12 : i64
    %14 = llvm.trunc %13 : i64 to i32
    %15 = llvm.call @mix(%11, %14) : (i32, i32) -> i32
    %16 = llvm.fmul %arg0, %arg1 : f64
    %17 = llvm.bitcast %16 : f64 to i64
    %18 = llvm.trunc %17 : i64 to i32
    %19 = llvm.call @mix(%15, %18) : (i32, i32) -> i32
    %20 = llvm.mlir.constant(32 : i64) : i64
    %21 = llvm.lshr %17, %20 : i64
    %22 = llvm.trunc %21 : i64 to i32
    %23 = llvm.call @mix(%19, %22) : (i32, i32) -> i32
    %24 = llvm.fdiv %arg0, %arg1 : f64
    %25 = llvm.bitcast %24 : f64 to i64
    %26 = llvm.trunc %25 : i64 to i32
    %27 = llvm.call @mix(%23, %26) : (i32, i32) -> i32
    %28 = llvm.mlir.constant(32 : i64) : i64
    %29 = llvm.lshr %25, %28 : i64
    %30 = llvm.trunc %29 : i64 to i32
    %31 = llvm.call @mix(%27, %30) : (i32, i32) -> i32
    %32 = llvm.frem %arg0, %arg1 : f64
    %33 = llvm.bitcast %32 : f64 to i64
    %34 = llvm.trunc %33 : i64 to i32
    %35 = llvm.call @mix(%31, %34) : (i32, i32) -> i32
    %36 = llvm.mlir.constant(32 : i64) : i64
    %37 = llvm.lshr %33, %36 : i64
    %38 = llvm.trunc %37 : i64 to i32
    %39 = llvm.call @mix(%35, %38) : (i32, i32) -> i32
    %40 = llvm.intr.maximum(%arg0, %arg1) : (f64, f64) -> f64
    %41 = llvm.bitcast %40 : f64 to i64
    %42 = llvm.trunc %41 : i64 to i32
    %43 = llvm.call @mix(%39, %42) : (i32, i32) -> i32
    %44 = llvm.mlir.constant(32 : i64) : i64
    %45 = llvm.lshr %41, %44 : i64
    %46 = llvm.trunc %45 : i64 to i32
    %47 = llvm.call @mix(%43, %46) : (i32, i32) -> i32
    %48 = llvm.intr.minimum(%arg0, %arg1) : (f64, f64) -> f64
    %49 = llvm.bitcast %48 : f64 to i64
    %50 = llvm.trunc %49 : i64 to i32
    %51 = llvm.call @mix(%47, %50) : (i32, i32) -> i32
    %52 = llvm.mlir.constant(32 : i64) : i64
    %53 = llvm.lshr %49, %52 : i64
    %54 = llvm.trunc %53 : i64 to i32
    %55 = llvm.call @mix(%51, %54) : (i32, i32) -> i32
    %56 = llvm.intr.maxnum(%arg0, %arg1) : (f64, f64) -> f64
    %57 = llvm.bitcast %56 : f64 to i64
    %58 = llvm.trunc %57 : i64 to i32
    %59 = llvm.call @mix(%55, %58) : (i32, i32) -> i32
    %60 = llvm.mlir.constant(32 : i64) : i64
    %61 = llvm.lshr %57, %60 : i64
    %62 = llvm.trunc %61 : i64 to i32
    %63 = llvm.call @mix(%59, %62) : (i32, i32) -> i32
    %64 = llvm.intr.minnum(%arg0, %arg1) : (f64, f64) -> f64
    %65 = llvm.bitcast %64 : f64 to i64
    %66 = llvm.trunc %65 : i64 to i32
    %67 = llvm.call @mix(%63, %66) : (i32, i32) -> i32
    %68 = llvm.mlir.constant(32 : i64) : i64
    %69 = llvm.lshr %65, %68 : i64
    %70 = llvm.trunc %69 : i64 to i32
    %71 = llvm.call @mix(%67, %70) : (i32, i32) -> i32
    %72 = llvm.fneg %arg0 : f64
    %73 = llvm.bitcast %72 : f64 to i64
    %74 = llvm.trunc %73 : i64 to i32
    %75 = llvm.call @mix(%71, %74) : (i32, i32) -> i32
    %76 = llvm.mlir.constant(32 : i64) : i64
    %77 = llvm.lshr %73, %76 : i64
    %78 = llvm.trunc %77 : i64 to i32
    %79 = llvm.call @mix(%75, %78) : (i32, i32) -> i32
    llvm.return %79 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(23 : i32) : i32
    %1 = llvm.mlir.constant(2.7182818284590451 : f64) : f64
    %2 = llvm.mlir.constant(-123456.789 : f64) : f64
    %3 = llvm.call @work(%1, %2, %0) : (f64, f64, i32) -> i32
    %4 = llvm.call @work(%2, %1, %3) : (f64, f64, i32) -> i32
    %5 = llvm.call @fin(%4) : (i32) -> i32
    llvm.return %5 : i32
  }
}

