module {
  func.func @casts(%arg0: i8, %arg1: i64, %arg2: index, %arg3: vector<2x2xi8>, %arg4: vector<4xindex>, %arg5: i1) {
    %0 = builtin.unrealized_conversion_cast %arg4 : vector<4xindex> to vector<4xi64>
    %1 = builtin.unrealized_conversion_cast %arg3 : vector<2x2xi8> to !llvm.array<2 x vector<2xi8>>
    %2 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %3 = llvm.sext %arg0 : i8 to i64
    %4 = llvm.zext %arg0 : i8 to i9
    %5 = llvm.trunc %arg1 : i64 to i1
    %6 = llvm.trunc %arg1 overflow<nsw> : i64 to i32
    %7 = llvm.trunc %2 : i64 to i32
    %8 = llvm.sext %arg0 : i8 to i64
    %9 = llvm.zext %arg0 : i8 to i64
    %10 = llvm.zext %2 : i64 to i128
    %11 = llvm.mlir.poison : !llvm.array<2 x vector<2xi16>>
    %12 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi8>> 
    %13 = llvm.sext %12 : vector<2xi8> to vector<2xi16>
    %14 = llvm.insertvalue %13, %11[0] : !llvm.array<2 x vector<2xi16>> 
    %15 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi8>> 
    %16 = llvm.sext %15 : vector<2xi8> to vector<2xi16>
    %17 = llvm.insertvalue %16, %14[1] : !llvm.array<2 x vector<2xi16>> 
    %18 = llvm.trunc %0 : vector<4xi64> to vector<4xi32>
    %19 = llvm.zext %arg5 : i1 to i64
    %20 = llvm.mlir.poison : !llvm.array<2 x vector<2xi64>>
    %21 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi8>> 
    %22 = llvm.sext %21 : vector<2xi8> to vector<2xi64>
    %23 = llvm.insertvalue %22, %20[0] : !llvm.array<2 x vector<2xi64>> 
    %24 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi8>> 
    %25 = llvm.sext %24 : vector<2xi8> to vector<2xi64>
    %26 = llvm.insertvalue %25, %23[1] : !llvm.array<2 x vector<2xi64>> 
    %27 = llvm.mlir.poison : !llvm.array<2 x vector<2xi64>>
    %28 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi8>> 
    %29 = llvm.zext %28 : vector<2xi8> to vector<2xi64>
    %30 = llvm.insertvalue %29, %27[0] : !llvm.array<2 x vector<2xi64>> 
    %31 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi8>> 
    %32 = llvm.zext %31 : vector<2xi8> to vector<2xi64>
    %33 = llvm.insertvalue %32, %30[1] : !llvm.array<2 x vector<2xi64>> 
    return
  }
}

