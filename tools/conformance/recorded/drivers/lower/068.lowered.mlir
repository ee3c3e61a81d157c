module {
  llvm.func @many(%arg0: i32, %arg1: f32, %arg2: !llvm.array<2 x vector<2xf32>>, %arg3: i64, %arg4: !llvm.ptr, %arg5: !llvm.ptr, %arg6: i64, %arg7: i64, %arg8: i64) -> !llvm.struct<(i32, f32, array<2 x vector<2xf32>>, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg4, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg5, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg6, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg7, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg8, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.call @many(%arg0, %arg1, %arg2, %arg3, %6, %7, %8, %9, %10) : (i32, f32, !llvm.array<2 x vector<2xf32>>, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(i32, f32, array<2 x vector<2xf32>>, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
    %12 = llvm.extractvalue %11[0] : !llvm.struct<(i32, f32, array<2 x vector<2xf32>>, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    %13 = llvm.extractvalue %11[1] : !llvm.struct<(i32, f32, array<2 x vector<2xf32>>, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    %14 = llvm.extractvalue %11[2] : !llvm.struct<(i32, f32, array<2 x vector<2xf32>>, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    %15 = llvm.extractvalue %11[3] : !llvm.struct<(i32, f32, array<2 x vector<2xf32>>, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    %16 = llvm.extractvalue %11[4] : !llvm.struct<(i32, f32, array<2 x vector<2xf32>>, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    %17 = llvm.mlir.poison : !llvm.struct<(i32, f32, array<2 x vector<2xf32>>, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
    %18 = llvm.insertvalue %12, %17[0] : !llvm.struct<(i32, f32, array<2 x vector<2xf32>>, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    %19 = llvm.insertvalue %13, %18[1] : !llvm.struct<(i32, f32, array<2 x vector<2xf32>>, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    %20 = llvm.insertvalue %14, %19[2] : !llvm.struct<(i32, f32, array<2 x vector<2xf32>>, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    %21 = llvm.insertvalue %15, %20[3] : !llvm.struct<(i32, f32, array<2 x vector<2xf32>>, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    %22 = llvm.insertvalue %16, %21[4] : !llvm.struct<(i32, f32, array<2 x vector<2xf32>>, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    llvm.return %22 : !llvm.struct<(i32, f32, array<2 x vector<2xf32>>, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
  }
  llvm.func @call_attr(%arg0: i32) -> i32 {
    %0 = llvm.call @call_attr(%arg0) {foreign.tag = 1 : i32, no_inline} : (i32) -> i32
    %1 = llvm.call @call_attr(%0) {always_inline} : (i32) -> i32
    llvm.return %1 : i32
  }
}

