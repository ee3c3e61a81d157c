module {
  llvm.func @arithmetic(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: vector<4xi32>, %arg4: !llvm.ptr) -> i32 {
    %0 = llvm.add %arg0, %arg1 : i32
    %1 = llvm.sub %0, %arg1 overflow<nsw> : i32
    %2 = llvm.udiv exact %1, %arg1 : i32
    %3 = llvm.lshr %2, %arg1 : i32
    %4 = llvm.or disjoint %3, %arg0 : i32
    %5 = llvm.and %arg3, %arg3 : vector<4xi32>
    %6 = llvm.fadd %arg2, %arg2 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %7 = llvm.fneg %6 : f32
    %8 = llvm.icmp "sgt" %arg0, %arg1 : i32
    %9 = llvm.icmp "eq" %arg4, %arg4 : !llvm.ptr
    %10 = llvm.fcmp "uno" %arg2, %7 : f32
    %11 = llvm.select %8, %arg0, %arg1 : i1, i32
    %12 = llvm.zext nneg %arg0 : i32 to i64
    %13 = llvm.trunc %12 overflow<nuw> : i64 to i8
    %14 = llvm.ptrtoint %arg4 : !llvm.ptr to i64
    %15 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
    %16 = llvm.mlir.poison : i32
    %17 = llvm.mlir.zero : !llvm.ptr<2>
    %18 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
    llvm.cond_br %8 weights([1, 2]), ^bb1(%11 : i32), ^bb2
  ^bb1(%19: i32):  // 2 preds: ^bb0, ^bb2
    llvm.return %19 : i32
  ^bb2:  // pred: ^bb0
    llvm.br ^bb1(%arg0 : i32)
  }
  llvm.func @nothing() {
    llvm.unreachable
  }
}

