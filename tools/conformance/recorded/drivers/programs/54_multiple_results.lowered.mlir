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
  llvm.func @divmod(%arg0: i32, %arg1: i32) -> !llvm.struct<(i32, i32)> {
    %0 = llvm.sdiv %arg0, %arg1 : i32
    %1 = llvm.srem %arg0, %arg1 : i32
    %2 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
    %3 = llvm.insertvalue %0, %2[0] : !llvm.struct<(i32, i32)> 
    %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(i32, i32)> 
    llvm.return %4 : !llvm.struct<(i32, i32)>
  }
  llvm.func @five(%arg0: i8, %arg1: f32, %arg2: i64) -> !llvm.struct<(i64, i1, f64, i8, i64)> {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.fpext %arg1 : f32 to f64
    %2 = llvm.mlir.poison : !llvm.struct<(i64, i1, f64, i8, i64)>
    %3 = llvm.insertvalue %arg2, %2[0] : !llvm.struct<(i64, i1, f64, i8, i64)> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<(i64, i1, f64, i8, i64)> 
    %5 = llvm.insertvalue %1, %4[2] : !llvm.struct<(i64, i1, f64, i8, i64)> 
    %6 = llvm.insertvalue %arg0, %5[3] : !llvm.struct<(i64, i1, f64, i8, i64)> 
    %7 = llvm.insertvalue %arg2, %6[4] : !llvm.struct<(i64, i1, f64, i8, i64)> 
    llvm.return %7 : !llvm.struct<(i64, i1, f64, i8, i64)>
  }
  llvm.func @nothing() {
    llvm.return
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(-1234 : i32) : i32
    %1 = llvm.mlir.constant(57 : i32) : i32
    %2 = llvm.call @divmod(%0, %1) : (i32, i32) -> !llvm.struct<(i32, i32)>
    %3 = llvm.extractvalue %2[0] : !llvm.struct<(i32, i32)> 
    %4 = llvm.extractvalue %2[1] : !llvm.struct<(i32, i32)> 
    llvm.call @nothing() : () -> ()
    %5 = llvm.mlir.constant(100 : i8) : i8
    %6 = llvm.mlir.constant(-8.125000e+00 : f32) : f32
    %7 = llvm.mlir.constant(77 : index) : i64
    %8 = llvm.call @five(%5, %6, %7) : (i8, f32, i64) -> !llvm.struct<(i64, i1, f64, i8, i64)>
    %9 = llvm.extractvalue %8[0] : !llvm.struct<(i64, i1, f64, i8, i64)> 
    %10 = llvm.extractvalue %8[1] : !llvm.struct<(i64, i1, f64, i8, i64)> 
    %11 = llvm.extractvalue %8[2] : !llvm.struct<(i64, i1, f64, i8, i64)> 
    %12 = llvm.extractvalue %8[3] : !llvm.struct<(i64, i1, f64, i8, i64)> 
    %13 = llvm.extractvalue %8[4] : !llvm.struct<(i64, i1, f64, i8, i64)> 
    %14 = llvm.trunc %9 : i64 to i32
    %15 = llvm.zext %10 : i1 to i32
    %16 = llvm.fptosi %11 : f64 to i32
    %17 = llvm.sext %12 : i8 to i32
    %18 = llvm.trunc %13 : i64 to i32
    %19 = llvm.call @mix(%3, %4) : (i32, i32) -> i32
    %20 = llvm.call @mix(%19, %14) : (i32, i32) -> i32
    %21 = llvm.call @mix(%20, %15) : (i32, i32) -> i32
    %22 = llvm.call @mix(%21, %16) : (i32, i32) -> i32
    %23 = llvm.call @mix(%22, %17) : (i32, i32) -> i32
    %24 = llvm.call @mix(%23, %18) : (i32, i32) -> i32
    %25 = llvm.call @fin(%24) : (i32) -> i32
    llvm.return %25 : i32
  }
}

