module {
  func.func @fcasts(%arg0: f16, %arg1: bf16, %arg2: f32, %arg3: f64, %arg4: i32, %arg5: i1, %arg6: vector<2x3xf32>, %arg7: vector<2xi7>) {
    %0 = builtin.unrealized_conversion_cast %arg6 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %1 = llvm.fpext %arg0 : f16 to f32
    %2 = llvm.fpext %arg1 {fastmath = #arith.fastmath<contract>} : bf16 to f64
    %3 = llvm.fptrunc %arg3 : f64 to f32
    %4 = llvm.intr.experimental.constrained.fptrunc %arg3 tonearest ignore : f64 to bf16
    %5 = llvm.intr.experimental.constrained.fptrunc %arg2 downward ignore : f32 to f16
    %6 = llvm.intr.experimental.constrained.fptrunc %arg2 upward ignore : f32 to f16
    %7 = llvm.intr.experimental.constrained.fptrunc %arg2 towardzero ignore : f32 to f16
    %8 = llvm.intr.experimental.constrained.fptrunc %arg2 tonearestaway ignore : f32 to f16
    %9 = llvm.sitofp %arg4 : i32 to f64
    %10 = llvm.uitofp %arg5 : i1 to bf16
    %11 = llvm.fptosi %arg2 : f32 to i64
    %12 = llvm.fptoui %arg3 : f64 to i5
    %13 = llvm.bitcast %arg4 : i32 to f32
    %14 = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
    %15 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>> 
    %16 = llvm.bitcast %15 : vector<3xf32> to vector<3xi32>
    %17 = llvm.insertvalue %16, %14[0] : !llvm.array<2 x vector<3xi32>> 
    %18 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>> 
    %19 = llvm.bitcast %18 : vector<3xf32> to vector<3xi32>
    %20 = llvm.insertvalue %19, %17[1] : !llvm.array<2 x vector<3xi32>> 
    %21 = llvm.mlir.poison : !llvm.array<2 x vector<3xf64>>
    %22 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>> 
    %23 = llvm.fpext %22 : vector<3xf32> to vector<3xf64>
    %24 = llvm.insertvalue %23, %21[0] : !llvm.array<2 x vector<3xf64>> 
    %25 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>> 
    %26 = llvm.fpext %25 : vector<3xf32> to vector<3xf64>
    %27 = llvm.insertvalue %26, %24[1] : !llvm.array<2 x vector<3xf64>> 
    %28 = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
    %29 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>> 
    %30 = llvm.fptrunc %29 : vector<3xf32> to vector<3xf16>
    %31 = llvm.insertvalue %30, %28[0] : !llvm.array<2 x vector<3xf16>> 
    %32 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>> 
    %33 = llvm.fptrunc %32 : vector<3xf32> to vector<3xf16>
    %34 = llvm.insertvalue %33, %31[1] : !llvm.array<2 x vector<3xf16>> 
    %35 = llvm.mlir.poison : !llvm.array<2 x vector<3xi8>>
    %36 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>> 
    %37 = llvm.fptosi %36 : vector<3xf32> to vector<3xi8>
    %38 = llvm.insertvalue %37, %35[0] : !llvm.array<2 x vector<3xi8>> 
    %39 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>> 
    %40 = llvm.fptosi %39 : vector<3xf32> to vector<3xi8>
    %41 = llvm.insertvalue %40, %38[1] : !llvm.array<2 x vector<3xi8>> 
    %42 = llvm.sitofp %arg7 : vector<2xi7> to vector<2xf32>
    %43 = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
    %44 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>> 
    %45 = llvm.intr.experimental.constrained.fptrunc %44 towardzero ignore : vector<3xf32> to vector<3xf16>
    %46 = llvm.insertvalue %45, %43[0] : !llvm.array<2 x vector<3xf16>> 
    %47 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>> 
    %48 = llvm.intr.experimental.constrained.fptrunc %47 towardzero ignore : vector<3xf32> to vector<3xf16>
    %49 = llvm.insertvalue %48, %46[1] : !llvm.array<2 x vector<3xf16>> 
    return
  }
}

