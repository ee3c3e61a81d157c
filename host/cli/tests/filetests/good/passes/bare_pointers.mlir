// test: opt --convert-func-to-llvm

// Its type says all about the memref, so that a pointer is enough; the caller keeps its descriptor.
func.func @bare(%m: memref<2x3xf32>) -> memref<2x3xf32> attributes {llvm.bareptr} {
  return %m : memref<2x3xf32>
}

func.func @caller(%m: memref<2x3xf32>) -> memref<2x3xf32> {
  %0 = call @bare(%m) : (memref<2x3xf32>) -> memref<2x3xf32>
  return %0 : memref<2x3xf32>
}

// What is returned outlives the function.
func.func @unranked(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
// output:
//| module {
//|   llvm.func @malloc(i64) -> !llvm.ptr
//|   llvm.func @bare(%arg0: !llvm.ptr) -> !llvm.ptr attributes {llvm.bareptr} {
//|     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %3 = llvm.mlir.constant(0 : index) : i64
//|     %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %5 = llvm.mlir.constant(2 : index) : i64
//|     %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %7 = llvm.mlir.constant(3 : index) : i64
//|     %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %9 = llvm.mlir.constant(3 : index) : i64
//|     %10 = llvm.insertvalue %9, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %11 = llvm.mlir.constant(1 : index) : i64
//|     %12 = llvm.insertvalue %11, %10[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %13 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     llvm.return %13 : !llvm.ptr
//|   }
//|   llvm.func @caller(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
//|     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %9 = llvm.call @bare(%8) : (!llvm.ptr) -> !llvm.ptr
//|     %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %12 = llvm.insertvalue %9, %11[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %13 = llvm.mlir.constant(0 : index) : i64
//|     %14 = llvm.insertvalue %13, %12[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %15 = llvm.mlir.constant(2 : index) : i64
//|     %16 = llvm.insertvalue %15, %14[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %17 = llvm.mlir.constant(3 : index) : i64
//|     %18 = llvm.insertvalue %17, %16[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %19 = llvm.mlir.constant(3 : index) : i64
//|     %20 = llvm.insertvalue %19, %18[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     %21 = llvm.mlir.constant(1 : index) : i64
//|     %22 = llvm.insertvalue %21, %20[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|     llvm.return %22 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//|   }
//|   llvm.func @unranked(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
//|     %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
//|     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
//|     %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
//|     %3 = llvm.mlir.constant(1 : index) : i64
//|     %4 = llvm.mlir.constant(2 : index) : i64
//|     %5 = llvm.mlir.constant(8 : index) : i64
//|     %6 = llvm.mlir.constant(8 : index) : i64
//|     %7 = llvm.mul %4, %6 : i64
//|     %8 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
//|     %9 = llvm.mul %4, %8 : i64
//|     %10 = llvm.add %9, %3 : i64
//|     %11 = llvm.mul %10, %5 : i64
//|     %12 = llvm.add %7, %11 : i64
//|     %13 = llvm.call @malloc(%12) : (i64) -> !llvm.ptr
//|     %14 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
//|     "llvm.intr.memcpy"(%13, %14, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
//|     %15 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
//|     %16 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
//|     %17 = llvm.insertvalue %16, %15[0] : !llvm.struct<(i64, ptr)>
//|     %18 = llvm.insertvalue %13, %17[1] : !llvm.struct<(i64, ptr)>
//|     llvm.return %18 : !llvm.struct<(i64, ptr)>
//|   }
//| }
//|
