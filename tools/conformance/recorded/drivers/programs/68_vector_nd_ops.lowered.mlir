module {
  llvm.func @work(%arg0: !llvm.array<2 x vector<3xi32>>, %arg1: !llvm.array<2 x vector<3xi32>>) -> !llvm.array<2 x vector<3xi32>> {
    %0 = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
    %1 = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<3xi32>> 
    %2 = llvm.extractvalue %arg1[0] : !llvm.array<2 x vector<3xi32>> 
    %3 = llvm.add %1, %2 : vector<3xi32>
    %4 = llvm.insertvalue %3, %0[0] : !llvm.array<2 x vector<3xi32>> 
    %5 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<3xi32>> 
    %6 = llvm.extractvalue %arg1[1] : !llvm.array<2 x vector<3xi32>> 
    %7 = llvm.add %5, %6 : vector<3xi32>
    %8 = llvm.insertvalue %7, %4[1] : !llvm.array<2 x vector<3xi32>> 
    %9 = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
    %10 = llvm.extractvalue %8[0] : !llvm.array<2 x vector<3xi32>> 
    %11 = llvm.extractvalue %arg1[0] : !llvm.array<2 x vector<3xi32>> 
    %12 = llvm.mul %10, %11 : vector<3xi32>
    %13 = llvm.insertvalue %12, %9[0] : !llvm.array<2 x vector<3xi32>> 
    %14 = llvm.extractvalue %8[1] : !llvm.array<2 x vector<3xi32>> 
    %15 = llvm.extractvalue %arg1[1] : !llvm.array<2 x vector<3xi32>> 
    %16 = llvm.mul %14, %15 : vector<3xi32>
    %17 = llvm.insertvalue %16, %13[1] : !llvm.array<2 x vector<3xi32>> 
    %18 = llvm.mlir.constant(dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>) : !llvm.array<2 x vector<3xi32>>
    %19 = llvm.mlir.constant(dense<3> : vector<2x3xi32>) : !llvm.array<2 x vector<3xi32>>
    %20 = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
    %21 = llvm.extractvalue %17[0] : !llvm.array<2 x vector<3xi32>> 
    %22 = llvm.extractvalue %18[0] : !llvm.array<2 x vector<3xi32>> 
    %23 = llvm.xor %21, %22 : vector<3xi32>
    %24 = llvm.insertvalue %23, %20[0] : !llvm.array<2 x vector<3xi32>> 
    %25 = llvm.extractvalue %17[1] : !llvm.array<2 x vector<3xi32>> 
    %26 = llvm.extractvalue %18[1] : !llvm.array<2 x vector<3xi32>> 
    %27 = llvm.xor %25, %26 : vector<3xi32>
    %28 = llvm.insertvalue %27, %24[1] : !llvm.array<2 x vector<3xi32>> 
    %29 = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
    %30 = llvm.extractvalue %28[0] : !llvm.array<2 x vector<3xi32>> 
    %31 = llvm.extractvalue %19[0] : !llvm.array<2 x vector<3xi32>> 
    %32 = llvm.ashr %30, %31 : vector<3xi32>
    %33 = llvm.insertvalue %32, %29[0] : !llvm.array<2 x vector<3xi32>> 
    %34 = llvm.extractvalue %28[1] : !llvm.array<2 x vector<3xi32>> 
    %35 = llvm.extractvalue %19[1] : !llvm.array<2 x vector<3xi32>> 
    %36 = llvm.ashr %34, %35 : vector<3xi32>
    %37 = llvm.insertvalue %36, %33[1] : !llvm.array<2 x vector<3xi32>> 
    %38 = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
    %39 = llvm.extractvalue %37[0] : !llvm.array<2 x vector<3xi32>> 
    %40 = llvm.extractvalue %18[0] : !llvm.array<2 x vector<3xi32>> 
    %41 = llvm.sub %39, %40 : vector<3xi32>
    %42 = llvm.insertvalue %41, %38[0] : !llvm.array<2 x vector<3xi32>> 
    %43 = llvm.extractvalue %37[1] : !llvm.array<2 x vector<3xi32>> 
    %44 = llvm.extractvalue %18[1] : !llvm.array<2 x vector<3xi32>> 
    %45 = llvm.sub %43, %44 : vector<3xi32>
    %46 = llvm.insertvalue %45, %42[1] : !llvm.array<2 x vector<3xi32>> 
    llvm.return %46 : !llvm.array<2 x vector<3xi32>>
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(dense<[[10, 20, 30], [-40, 50, 60]]> : vector<2x3xi32>) : !llvm.array<2 x vector<3xi32>>
    %1 = llvm.mlir.constant(dense<[[7, 7, 9], [11, -13, 17]]> : vector<2x3xi32>) : !llvm.array<2 x vector<3xi32>>
    %2 = llvm.call @work(%0, %1) : (!llvm.array<2 x vector<3xi32>>, !llvm.array<2 x vector<3xi32>>) -> !llvm.array<2 x vector<3xi32>>
    %3 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xi32>> 
    %4 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xi32>> 
    %5 = llvm.add %3, %4 : vector<3xi32>
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.extractelement %5[%6 : i32] : vector<3xi32>
    %10 = llvm.extractelement %5[%7 : i32] : vector<3xi32>
    %11 = llvm.extractelement %5[%8 : i32] : vector<3xi32>
    %12 = llvm.add %9, %10 : i32
    %13 = llvm.mul %12, %11 : i32
    %14 = llvm.mlir.constant(255 : i32) : i32
    %15 = llvm.and %13, %14 : i32
    llvm.return %15 : i32
  }
}

