module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @g(i64, !llvm.ptr, i32) -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
  llvm.func @h(i64, !llvm.ptr) -> !llvm.struct<(i32, struct<(i64, ptr)>, struct<(i64, ptr)>)> attributes {sym_visibility = "private"}
  llvm.func @unranked(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: !llvm.ptr, %arg6: i64, %arg7: i64, %arg8: i64) -> !llvm.struct<(struct<(i64, ptr)>, i32, struct<(i64, ptr)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg4, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg5, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg6, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg7, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg8, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %7 = llvm.insertvalue %arg2, %6[0] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.insertvalue %arg3, %7[1] : !llvm.struct<(i64, ptr)> 
    %9 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %10 = llvm.insertvalue %arg0, %9[0] : !llvm.struct<(i64, ptr)> 
    %11 = llvm.insertvalue %arg1, %10[1] : !llvm.struct<(i64, ptr)> 
    %12 = llvm.mlir.constant(1 : i32) : i32
    %13 = llvm.extractvalue %11[0] : !llvm.struct<(i64, ptr)> 
    %14 = llvm.extractvalue %11[1] : !llvm.struct<(i64, ptr)> 
    %15 = llvm.call @g(%13, %14, %12) : (i64, !llvm.ptr, i32) -> !llvm.struct<(i64, ptr)>
    %16 = llvm.mlir.constant(1 : index) : i64
    %17 = llvm.mlir.constant(2 : index) : i64
    %18 = llvm.mlir.constant(8 : index) : i64
    %19 = llvm.mlir.constant(8 : index) : i64
    %20 = llvm.mul %17, %19 : i64
    %21 = llvm.extractvalue %15[0] : !llvm.struct<(i64, ptr)> 
    %22 = llvm.mul %17, %21 : i64
    %23 = llvm.add %22, %16 : i64
    %24 = llvm.mul %23, %18 : i64
    %25 = llvm.add %20, %24 : i64
    %26 = llvm.alloca %25 x i8 : (i64) -> !llvm.ptr
    %27 = llvm.extractvalue %15[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%26, %27, %25) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%27) : (!llvm.ptr) -> ()
    %28 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %29 = llvm.extractvalue %15[0] : !llvm.struct<(i64, ptr)> 
    %30 = llvm.insertvalue %29, %28[0] : !llvm.struct<(i64, ptr)> 
    %31 = llvm.insertvalue %26, %30[1] : !llvm.struct<(i64, ptr)> 
    %32 = llvm.mlir.constant(1 : index) : i64
    %33 = llvm.mlir.constant(2 : index) : i64
    %34 = llvm.mlir.constant(8 : index) : i64
    %35 = llvm.mlir.constant(8 : index) : i64
    %36 = llvm.mul %33, %35 : i64
    %37 = llvm.extractvalue %31[0] : !llvm.struct<(i64, ptr)> 
    %38 = llvm.mul %33, %37 : i64
    %39 = llvm.add %38, %32 : i64
    %40 = llvm.mul %39, %34 : i64
    %41 = llvm.add %36, %40 : i64
    %42 = llvm.call @malloc(%41) : (i64) -> !llvm.ptr
    %43 = llvm.extractvalue %31[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%42, %43, %41) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %44 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %45 = llvm.extractvalue %31[0] : !llvm.struct<(i64, ptr)> 
    %46 = llvm.insertvalue %45, %44[0] : !llvm.struct<(i64, ptr)> 
    %47 = llvm.insertvalue %42, %46[1] : !llvm.struct<(i64, ptr)> 
    %48 = llvm.mlir.constant(1 : index) : i64
    %49 = llvm.mlir.constant(2 : index) : i64
    %50 = llvm.mlir.constant(8 : index) : i64
    %51 = llvm.mlir.constant(8 : index) : i64
    %52 = llvm.mul %49, %51 : i64
    %53 = llvm.extractvalue %8[0] : !llvm.struct<(i64, ptr)> 
    %54 = llvm.mul %49, %53 : i64
    %55 = llvm.add %54, %48 : i64
    %56 = llvm.mul %55, %50 : i64
    %57 = llvm.add %52, %56 : i64
    %58 = llvm.call @malloc(%57) : (i64) -> !llvm.ptr
    %59 = llvm.extractvalue %8[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%58, %59, %57) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %60 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %61 = llvm.extractvalue %8[0] : !llvm.struct<(i64, ptr)> 
    %62 = llvm.insertvalue %61, %60[0] : !llvm.struct<(i64, ptr)> 
    %63 = llvm.insertvalue %58, %62[1] : !llvm.struct<(i64, ptr)> 
    %64 = llvm.mlir.poison : !llvm.struct<(struct<(i64, ptr)>, i32, struct<(i64, ptr)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
    %65 = llvm.insertvalue %47, %64[0] : !llvm.struct<(struct<(i64, ptr)>, i32, struct<(i64, ptr)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    %66 = llvm.insertvalue %12, %65[1] : !llvm.struct<(struct<(i64, ptr)>, i32, struct<(i64, ptr)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    %67 = llvm.insertvalue %63, %66[2] : !llvm.struct<(struct<(i64, ptr)>, i32, struct<(i64, ptr)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    %68 = llvm.insertvalue %5, %67[3] : !llvm.struct<(struct<(i64, ptr)>, i32, struct<(i64, ptr)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    llvm.return %68 : !llvm.struct<(struct<(i64, ptr)>, i32, struct<(i64, ptr)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
  }
  llvm.func @two(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %4 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    %5 = llvm.call @h(%3, %4) : (i64, !llvm.ptr) -> !llvm.struct<(i32, struct<(i64, ptr)>, struct<(i64, ptr)>)>
    %6 = llvm.extractvalue %5[0] : !llvm.struct<(i32, struct<(i64, ptr)>, struct<(i64, ptr)>)> 
    %7 = llvm.extractvalue %5[1] : !llvm.struct<(i32, struct<(i64, ptr)>, struct<(i64, ptr)>)> 
    %8 = llvm.extractvalue %5[2] : !llvm.struct<(i32, struct<(i64, ptr)>, struct<(i64, ptr)>)> 
    %9 = llvm.mlir.constant(1 : index) : i64
    %10 = llvm.mlir.constant(2 : index) : i64
    %11 = llvm.mlir.constant(8 : index) : i64
    %12 = llvm.mlir.constant(8 : index) : i64
    %13 = llvm.mul %10, %12 : i64
    %14 = llvm.extractvalue %7[0] : !llvm.struct<(i64, ptr)> 
    %15 = llvm.mul %10, %14 : i64
    %16 = llvm.add %15, %9 : i64
    %17 = llvm.mul %16, %11 : i64
    %18 = llvm.add %13, %17 : i64
    %19 = llvm.alloca %18 x i8 : (i64) -> !llvm.ptr
    %20 = llvm.extractvalue %7[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%19, %20, %18) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%20) : (!llvm.ptr) -> ()
    %21 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %22 = llvm.extractvalue %7[0] : !llvm.struct<(i64, ptr)> 
    %23 = llvm.insertvalue %22, %21[0] : !llvm.struct<(i64, ptr)> 
    %24 = llvm.insertvalue %19, %23[1] : !llvm.struct<(i64, ptr)> 
    %25 = llvm.mlir.constant(1 : index) : i64
    %26 = llvm.mlir.constant(2 : index) : i64
    %27 = llvm.mlir.constant(8 : index) : i64
    %28 = llvm.mlir.constant(8 : index) : i64
    %29 = llvm.mul %26, %28 : i64
    %30 = llvm.extractvalue %8[0] : !llvm.struct<(i64, ptr)> 
    %31 = llvm.mul %26, %30 : i64
    %32 = llvm.add %31, %25 : i64
    %33 = llvm.mul %32, %27 : i64
    %34 = llvm.add %29, %33 : i64
    %35 = llvm.alloca %34 x i8 : (i64) -> !llvm.ptr
    %36 = llvm.extractvalue %8[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%35, %36, %34) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%36) : (!llvm.ptr) -> ()
    %37 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %38 = llvm.extractvalue %8[0] : !llvm.struct<(i64, ptr)> 
    %39 = llvm.insertvalue %38, %37[0] : !llvm.struct<(i64, ptr)> 
    %40 = llvm.insertvalue %35, %39[1] : !llvm.struct<(i64, ptr)> 
    %41 = llvm.mlir.constant(1 : index) : i64
    %42 = llvm.mlir.constant(2 : index) : i64
    %43 = llvm.mlir.constant(8 : index) : i64
    %44 = llvm.mlir.constant(8 : index) : i64
    %45 = llvm.mul %42, %44 : i64
    %46 = llvm.extractvalue %40[0] : !llvm.struct<(i64, ptr)> 
    %47 = llvm.mul %42, %46 : i64
    %48 = llvm.add %47, %41 : i64
    %49 = llvm.mul %48, %43 : i64
    %50 = llvm.add %45, %49 : i64
    %51 = llvm.call @malloc(%50) : (i64) -> !llvm.ptr
    %52 = llvm.extractvalue %40[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%51, %52, %50) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %53 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %54 = llvm.extractvalue %40[0] : !llvm.struct<(i64, ptr)> 
    %55 = llvm.insertvalue %54, %53[0] : !llvm.struct<(i64, ptr)> 
    %56 = llvm.insertvalue %51, %55[1] : !llvm.struct<(i64, ptr)> 
    llvm.return %56 : !llvm.struct<(i64, ptr)>
  }
  llvm.func @ind(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr) -> !llvm.struct<(i64, ptr)> attributes {llvm.emit_c_interface} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %4 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    %5 = llvm.call %arg0(%3, %4) : !llvm.ptr, (i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.mlir.constant(2 : index) : i64
    %8 = llvm.mlir.constant(8 : index) : i64
    %9 = llvm.mlir.constant(8 : index) : i64
    %10 = llvm.mul %7, %9 : i64
    %11 = llvm.extractvalue %5[0] : !llvm.struct<(i64, ptr)> 
    %12 = llvm.mul %7, %11 : i64
    %13 = llvm.add %12, %6 : i64
    %14 = llvm.mul %13, %8 : i64
    %15 = llvm.add %10, %14 : i64
    %16 = llvm.alloca %15 x i8 : (i64) -> !llvm.ptr
    %17 = llvm.extractvalue %5[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%16, %17, %15) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%17) : (!llvm.ptr) -> ()
    %18 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %19 = llvm.extractvalue %5[0] : !llvm.struct<(i64, ptr)> 
    %20 = llvm.insertvalue %19, %18[0] : !llvm.struct<(i64, ptr)> 
    %21 = llvm.insertvalue %16, %20[1] : !llvm.struct<(i64, ptr)> 
    %22 = llvm.mlir.constant(1 : index) : i64
    %23 = llvm.mlir.constant(2 : index) : i64
    %24 = llvm.mlir.constant(8 : index) : i64
    %25 = llvm.mlir.constant(8 : index) : i64
    %26 = llvm.mul %23, %25 : i64
    %27 = llvm.extractvalue %21[0] : !llvm.struct<(i64, ptr)> 
    %28 = llvm.mul %23, %27 : i64
    %29 = llvm.add %28, %22 : i64
    %30 = llvm.mul %29, %24 : i64
    %31 = llvm.add %26, %30 : i64
    %32 = llvm.call @malloc(%31) : (i64) -> !llvm.ptr
    %33 = llvm.extractvalue %21[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%32, %33, %31) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %34 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %35 = llvm.extractvalue %21[0] : !llvm.struct<(i64, ptr)> 
    %36 = llvm.insertvalue %35, %34[0] : !llvm.struct<(i64, ptr)> 
    %37 = llvm.insertvalue %32, %36[1] : !llvm.struct<(i64, ptr)> 
    llvm.return %37 : !llvm.struct<(i64, ptr)>
  }
  llvm.func @_mlir_ciface_ind(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) attributes {llvm.emit_c_interface} {
    %0 = llvm.load %arg2 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.call @ind(%arg1, %1, %2) : (!llvm.ptr, i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
    llvm.store %3, %arg0 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.return
  }
}

