module {
  llvm.func @k(%arg0: i32, %arg1: !llvm.array<2 x struct<(i32, array<3 x i32>)>>) {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
    %3 = llvm.mlir.undef : f32
    %4 = llvm.mlir.zero : !llvm.struct<(i32, f32)>
    %5 = llvm.mlir.zero : f32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %8 = llvm.mlir.constant([[1 : i32, 2.000000e+00 : f32], [3 : i32, 4.000000e+00 : f32]]) : !llvm.array<2 x struct<(i32, f32)>>
    %9 = llvm.mlir.constant("abcd") : !llvm.array<4 x i8>
    %10 = llvm.mlir.constant(dense<9> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
    %11 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
    %12 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
    %13 = llvm.mlir.constant(7 : i32) : i32
    llvm.call @use(%13) : (i32) -> ()
    %14 = llvm.extractvalue %12[1] : !llvm.array<2 x array<2 x i32>> 
    llvm.call @usea(%14) : (!llvm.array<2 x i32>) -> ()
    %15 = llvm.extractvalue %12[1, 1] : !llvm.array<2 x array<2 x i32>> 
    llvm.call @use(%15) : (i32) -> ()
    llvm.call @usef(%7) : (f32) -> ()
    %16 = llvm.extractvalue %11[1] : !llvm.array<2 x vector<2xi32>> 
    llvm.call @usev(%16) : (vector<2xi32>) -> ()
    %17 = llvm.extractvalue %10[1] : !llvm.array<2 x vector<2xi32>> 
    llvm.call @usev(%17) : (vector<2xi32>) -> ()
    llvm.call @usef(%7) : (f32) -> ()
    llvm.call @use(%6) : (i32) -> ()
    %18 = llvm.extractvalue %9[1] : !llvm.array<4 x i8> 
    llvm.call @use8(%18) : (i8) -> ()
    llvm.call @usef(%5) : (f32) -> ()
    llvm.call @uses(%4) : (!llvm.struct<(i32, f32)>) -> ()
    llvm.call @usef(%3) : (f32) -> ()
    llvm.call @uses(%2) : (!llvm.struct<(i32, f32)>) -> ()
    llvm.call @use(%1) : (i32) -> ()
    %19 = llvm.extractvalue %8[1] : !llvm.array<2 x struct<(i32, f32)>> 
    llvm.call @uses(%19) : (!llvm.struct<(i32, f32)>) -> ()
    %20 = llvm.extractvalue %arg1[1, 1, 2] : !llvm.array<2 x struct<(i32, array<3 x i32>)>> 
    llvm.call @use(%20) : (i32) -> ()
    llvm.call @use(%0) : (i32) -> ()
    llvm.return
  }
  llvm.func @use(i32)
  llvm.func @use8(i8)
  llvm.func @usef(f32)
  llvm.func @usea(!llvm.array<2 x i32>)
  llvm.func @uses(!llvm.struct<(i32, f32)>)
  llvm.func @usev(vector<2xi32>)
}

