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
  llvm.func @pick(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: f64, %arg4: f64, %arg5: i64, %arg6: i64) -> !llvm.struct<(i32, f64, i64)> {
    %0 = llvm.select %arg0, %arg1, %arg2 : i1, i32
    %1 = llvm.select %arg0, %arg3, %arg4 : i1, f64
    %2 = llvm.select %arg0, %arg5, %arg6 : i1, i64
    %3 = llvm.mlir.poison : !llvm.struct<(i32, f64, i64)>
    %4 = llvm.insertvalue %0, %3[0] : !llvm.struct<(i32, f64, i64)> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<(i32, f64, i64)> 
    %6 = llvm.insertvalue %2, %5[2] : !llvm.struct<(i32, f64, i64)> 
    llvm.return %6 : !llvm.struct<(i32, f64, i64)>
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.mlir.constant(6 : i32) : i32
    %3 = llvm.mlir.constant(9 : i32) : i32
    %4 = llvm.mlir.constant(1.500000e+00 : f64) : f64
    %5 = llvm.mlir.constant(2.025000e+01 : f64) : f64
    %6 = llvm.mlir.constant(100 : index) : i64
    %7 = llvm.mlir.constant(33 : index) : i64
    %8 = llvm.call @pick(%0, %2, %3, %4, %5, %6, %7) : (i1, i32, i32, f64, f64, i64, i64) -> !llvm.struct<(i32, f64, i64)>
    %9 = llvm.extractvalue %8[0] : !llvm.struct<(i32, f64, i64)> 
    %10 = llvm.extractvalue %8[1] : !llvm.struct<(i32, f64, i64)> 
    %11 = llvm.extractvalue %8[2] : !llvm.struct<(i32, f64, i64)> 
    %12 = llvm.call @pick(%1, %2, %3, %4, %5, %6, %7) : (i1, i32, i32, f64, f64, i64, i64) -> !llvm.struct<(i32, f64, i64)>
    %13 = llvm.extractvalue %12[0] : !llvm.struct<(i32, f64, i64)> 
    %14 = llvm.extractvalue %12[1] : !llvm.struct<(i32, f64, i64)> 
    %15 = llvm.extractvalue %12[2] : !llvm.struct<(i32, f64, i64)> 
    %16 = llvm.fadd %10, %14 : f64
    %17 = llvm.fptosi %16 : f64 to i32
    %18 = llvm.sub %11, %15 : i64
    %19 = llvm.trunc %18 : i64 to i32
    %20 = llvm.call @mix(%9, %13) : (i32, i32) -> i32
    %21 = llvm.call @mix(%20, %17) : (i32, i32) -> i32
    %22 = llvm.call @mix(%21, %19) : (i32, i32) -> i32
    %23 = llvm.call @fin(%22) : (i32) -> i32
    llvm.return %23 : i32
  }
}

