module {
  llvm.func @f(%arg0: i32, %arg1: i8) -> !llvm.struct<(i32, i64, i1)> {
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.addi %arg0, %c3_i32 : i32
    %1 = arith.extsi %arg1 : i8 to i32
    %2 = arith.extsi %arg1 : i8 to i64
    %3 = arith.cmpi sgt, %arg0, %c3_i32 : i32
    %4 = llvm.mlir.poison : !llvm.struct<(i32, i64, i1)>
    %5 = llvm.insertvalue %0, %4[0] : !llvm.struct<(i32, i64, i1)> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<(i32, i64, i1)> 
    %7 = llvm.insertvalue %3, %6[2] : !llvm.struct<(i32, i64, i1)> 
    llvm.return %7 : !llvm.struct<(i32, i64, i1)>
  }
}

