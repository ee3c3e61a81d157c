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
  llvm.func @sign(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.icmp "slt" %arg0, %0 : i32
    llvm.cond_br %1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %2 = llvm.mlir.constant(-1 : i32) : i32
    llvm.br ^bb7(%2 : i32)
  ^bb2:  // pred: ^bb0
    %3 = llvm.icmp "sgt" %arg0, %0 : i32
    llvm.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %4 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb5(%4 : i32)
  ^bb4:  // pred: ^bb2
    llvm.br ^bb5(%0 : i32)
  ^bb5(%5: i32):  // 2 preds: ^bb3, ^bb4
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    llvm.br ^bb7(%5 : i32)
  ^bb7(%6: i32):  // 2 preds: ^bb1, ^bb6
    llvm.br ^bb8
  ^bb8:  // pred: ^bb7
    llvm.return %6 : i32
  }
  llvm.func @both(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: f32) -> !llvm.struct<(i32, f32)> {
    llvm.cond_br %arg0, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %0 = llvm.add %arg2, %arg2 : i32
    llvm.br ^bb4(%0, %arg3 : i32, f32)
  ^bb3:  // pred: ^bb1
    %1 = llvm.fneg %arg3 : f32
    llvm.br ^bb4(%arg2, %1 : i32, f32)
  ^bb4(%2: i32, %3: f32):  // 2 preds: ^bb2, ^bb3
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    llvm.br ^bb7(%2, %3 : i32, f32)
  ^bb6:  // pred: ^bb0
    %4 = llvm.fptosi %arg3 : f32 to i32
    %5 = llvm.sitofp %arg2 : i32 to f32
    llvm.br ^bb7(%4, %5 : i32, f32)
  ^bb7(%6: i32, %7: f32):  // 2 preds: ^bb5, ^bb6
    llvm.br ^bb8
  ^bb8:  // pred: ^bb7
    llvm.cond_br %arg1, ^bb9, ^bb12
  ^bb9:  // pred: ^bb8
    %8 = llvm.icmp "ne" %arg2, %6 : i32
    llvm.cond_br %8, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb8, ^bb11
    %9 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
    %10 = llvm.insertvalue %6, %9[0] : !llvm.struct<(i32, f32)> 
    %11 = llvm.insertvalue %7, %10[1] : !llvm.struct<(i32, f32)> 
    llvm.return %11 : !llvm.struct<(i32, f32)>
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.mlir.constant(12 : i32) : i32
    %3 = llvm.mlir.constant(4.050000e+01 : f32) : f32
    %4 = llvm.mlir.constant(-7 : i32) : i32
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.call @sign(%2) : (i32) -> i32
    %7 = llvm.call @sign(%4) : (i32) -> i32
    %8 = llvm.call @sign(%5) : (i32) -> i32
    %9 = llvm.call @both(%0, %0, %2, %3) : (i1, i1, i32, f32) -> !llvm.struct<(i32, f32)>
    %10 = llvm.extractvalue %9[0] : !llvm.struct<(i32, f32)> 
    %11 = llvm.extractvalue %9[1] : !llvm.struct<(i32, f32)> 
    %12 = llvm.call @both(%0, %1, %2, %3) : (i1, i1, i32, f32) -> !llvm.struct<(i32, f32)>
    %13 = llvm.extractvalue %12[0] : !llvm.struct<(i32, f32)> 
    %14 = llvm.extractvalue %12[1] : !llvm.struct<(i32, f32)> 
    %15 = llvm.call @both(%1, %0, %2, %3) : (i1, i1, i32, f32) -> !llvm.struct<(i32, f32)>
    %16 = llvm.extractvalue %15[0] : !llvm.struct<(i32, f32)> 
    %17 = llvm.extractvalue %15[1] : !llvm.struct<(i32, f32)> 
    %18 = llvm.fadd %11, %14 : f32
    %19 = llvm.fadd %18, %17 : f32
    %20 = llvm.bitcast %19 : f32 to i32
    %21 = llvm.call @mix(%6, %7) : (i32, i32) -> i32
    %22 = llvm.call @mix(%21, %8) : (i32, i32) -> i32
    %23 = llvm.call @mix(%22, %10) : (i32, i32) -> i32
    %24 = llvm.call @mix(%23, %13) : (i32, i32) -> i32
    %25 = llvm.call @mix(%24, %16) : (i32, i32) -> i32
    %26 = llvm.call @mix(%25, %20) : (i32, i32) -> i32
    %27 = llvm.call @fin(%26) : (i32) -> i32
    llvm.return %27 : i32
  }
}

