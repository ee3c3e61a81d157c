module {
  func.func @narrow(%arg0: index, %arg1: i32, %arg2: i64, %arg3: vector<2x2xindex>) {
    %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x2xindex> to !llvm.array<2 x vector<2xi32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
    %2 = llvm.add %1, %1 : i32
    %3 = llvm.sext %1 : i32 to i64
    %4 = llvm.zext %1 : i32 to i64
    %5 = llvm.trunc %arg2 : i64 to i32
    %6 = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
    %7 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %8 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %9 = llvm.add %7, %8 : vector<2xi32>
    %10 = llvm.insertvalue %9, %6[0] : !llvm.array<2 x vector<2xi32>> 
    %11 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %12 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %13 = llvm.add %11, %12 : vector<2xi32>
    %14 = llvm.insertvalue %13, %10[1] : !llvm.array<2 x vector<2xi32>> 
    %15 = llvm.mlir.constant(-1 : index) : i32
    %16 = llvm.mlir.constant(dense<[1, 2]> : vector<2xindex>) : vector<2xi32>
    %17 = llvm.mlir.constant(5000000000 : index) : i32
    return
  }
}

