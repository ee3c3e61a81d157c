module {
  func.func @flags(%arg0: i32, %arg1: f32, %arg2: vector<2x2xf32>, %arg3: vector<2x2xi32>) {
    %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %2 = llvm.add %arg0, %arg0 overflow<nsw> : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mul %arg0, %arg0 overflow<nsw, nuw> : i32
    %5 = llvm.shl %arg0, %arg0 overflow<nsw> : i32
    %6 = llvm.sdiv exact %arg0, %arg0 : i32
    %7 = llvm.lshr exact %arg0, %arg0 : i32
    %8 = llvm.fadd %arg1, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %9 = llvm.fmul %arg1, %arg1 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
    %10 = llvm.fcmp "olt" %arg1, %arg1 {fastmathFlags = #llvm.fastmath<nsz>} : f32
    %11 = llvm.fneg %arg1 {fastmathFlags = #llvm.fastmath<afn>} : f32
    %12 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
    %13 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>> 
    %14 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>> 
    %15 = llvm.fadd %13, %14 {fastmathFlags = #llvm.fastmath<contract>} : vector<2xf32>
    %16 = llvm.insertvalue %15, %12[0] : !llvm.array<2 x vector<2xf32>> 
    %17 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>> 
    %18 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>> 
    %19 = llvm.fadd %17, %18 {fastmathFlags = #llvm.fastmath<contract>} : vector<2xf32>
    %20 = llvm.insertvalue %19, %16[1] : !llvm.array<2 x vector<2xf32>> 
    %21 = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
    %22 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %23 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %24 = llvm.add %22, %23 overflow<nsw> : vector<2xi32>
    %25 = llvm.insertvalue %24, %21[0] : !llvm.array<2 x vector<2xi32>> 
    %26 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %27 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %28 = llvm.add %26, %27 overflow<nsw> : vector<2xi32>
    %29 = llvm.insertvalue %28, %25[1] : !llvm.array<2 x vector<2xi32>> 
    %30 = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
    %31 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %32 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %33 = llvm.udiv exact %31, %32 : vector<2xi32>
    %34 = llvm.insertvalue %33, %30[0] : !llvm.array<2 x vector<2xi32>> 
    %35 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %36 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %37 = llvm.udiv exact %35, %36 : vector<2xi32>
    %38 = llvm.insertvalue %37, %34[1] : !llvm.array<2 x vector<2xi32>> 
    return
  }
}

