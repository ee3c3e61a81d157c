module {
  llvm.func @ev(%arg0: !llvm.struct<(i32, i64, struct<(i32, i32)>)>, %arg1: !llvm.struct<(i32, i32)>, %arg2: i32, %arg3: i64, %arg4: !llvm.array<4 x array<4 x i32>>, %arg5: !llvm.array<4 x i32>) {
    %0 = llvm.mlir.zero : i32
    %1 = llvm.mlir.poison : i32
    %2 = llvm.mlir.constant(6 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.undef : i32
    %5 = llvm.mlir.constant(dense<7> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
    %6 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
    %7 = llvm.mlir.undef : !llvm.struct<(i32, i64, struct<(i32, i32)>)>
    %8 = llvm.insertvalue %arg2, %7[0] : !llvm.struct<(i32, i64, struct<(i32, i32)>)> 
    %9 = llvm.insertvalue %arg3, %8[1] : !llvm.struct<(i32, i64, struct<(i32, i32)>)> 
    %10 = llvm.insertvalue %arg1, %9[2] : !llvm.struct<(i32, i64, struct<(i32, i32)>)> 
    llvm.call @use(%arg2) : (i32) -> ()
    llvm.call @use64(%arg3) : (i64) -> ()
    %11 = llvm.extractvalue %10[2, 1] : !llvm.struct<(i32, i64, struct<(i32, i32)>)> 
    llvm.call @use(%11) : (i32) -> ()
    llvm.call @use(%4) : (i32) -> ()
    %12 = llvm.extractvalue %arg0[2, 1] : !llvm.struct<(i32, i64, struct<(i32, i32)>)> 
    llvm.call @use(%12) : (i32) -> ()
    %13 = llvm.insertvalue %arg2, %arg4[0, 0] : !llvm.array<4 x array<4 x i32>> 
    %14 = llvm.insertvalue %arg5, %13[0] : !llvm.array<4 x array<4 x i32>> 
    %15 = llvm.extractvalue %14[0, 0] : !llvm.array<4 x array<4 x i32>> 
    llvm.call @use(%15) : (i32) -> ()
    %16 = llvm.extractvalue %arg4[0, 1] : !llvm.array<4 x array<4 x i32>> 
    llvm.call @use(%16) : (i32) -> ()
    %17 = llvm.extractvalue %arg4[1, 0] : !llvm.array<4 x array<4 x i32>> 
    llvm.call @use(%17) : (i32) -> ()
    %18 = llvm.insertvalue %arg2, %arg1[0] : !llvm.struct<(i32, i32)> 
    %19 = llvm.insertvalue %18, %arg0[2] : !llvm.struct<(i32, i64, struct<(i32, i32)>)> 
    llvm.call @use(%arg2) : (i32) -> ()
    %20 = llvm.extractvalue %19[2, 1] : !llvm.struct<(i32, i64, struct<(i32, i32)>)> 
    llvm.call @use(%20) : (i32) -> ()
    llvm.call @use(%3) : (i32) -> ()
    %21 = llvm.extractvalue %6[1, 1] : !llvm.array<2 x array<2 x i32>> 
    llvm.call @use(%21) : (i32) -> ()
    %22 = llvm.extractvalue %5[1, 1] : !llvm.array<2 x array<2 x i32>> 
    llvm.call @use(%22) : (i32) -> ()
    llvm.call @use(%2) : (i32) -> ()
    llvm.call @use(%4) : (i32) -> ()
    llvm.call @use(%1) : (i32) -> ()
    llvm.call @use(%0) : (i32) -> ()
    llvm.call @use(%0) : (i32) -> ()
    llvm.return
  }
  llvm.func @use(i32)
  llvm.func @use64(i64)
}

