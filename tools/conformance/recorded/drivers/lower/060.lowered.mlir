module {
  llvm.func @narrow(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32, %arg4: i32, %arg5: i32) -> !llvm.struct<(i32, array<2 x vector<2xi32>>)> {
    %0 = builtin.unrealized_conversion_cast to vector<2x2xindex>
    %1 = builtin.unrealized_conversion_cast %0 : vector<2x2xindex> to !llvm.array<2 x vector<2xi32>>
    %2 = llvm.mlir.poison : !llvm.struct<(i32, array<2 x vector<2xi32>>)>
    %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(i32, array<2 x vector<2xi32>>)> 
    %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(i32, array<2 x vector<2xi32>>)> 
    llvm.return %4 : !llvm.struct<(i32, array<2 x vector<2xi32>>)>
  }
}

