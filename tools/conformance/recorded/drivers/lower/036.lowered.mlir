module {
  func.func @p_false(%arg0: f32, %arg1: vector<2x2xf16>, %arg2: vector<3xf64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %1 = llvm.fcmp "_false" %arg0, %arg0 : f32
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %5 = llvm.fcmp "_false" %3, %4 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi1>> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %9 = llvm.fcmp "_false" %7, %8 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi1>> 
    %11 = llvm.fcmp "_false" %arg2, %arg2 : vector<3xf64>
    return
  }
  func.func @p_oeq(%arg0: f32, %arg1: vector<2x2xf16>, %arg2: vector<3xf64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %1 = llvm.fcmp "oeq" %arg0, %arg0 : f32
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %5 = llvm.fcmp "oeq" %3, %4 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi1>> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %9 = llvm.fcmp "oeq" %7, %8 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi1>> 
    %11 = llvm.fcmp "oeq" %arg2, %arg2 : vector<3xf64>
    return
  }
  func.func @p_ogt(%arg0: f32, %arg1: vector<2x2xf16>, %arg2: vector<3xf64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %1 = llvm.fcmp "ogt" %arg0, %arg0 : f32
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %5 = llvm.fcmp "ogt" %3, %4 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi1>> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %9 = llvm.fcmp "ogt" %7, %8 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi1>> 
    %11 = llvm.fcmp "ogt" %arg2, %arg2 : vector<3xf64>
    return
  }
  func.func @p_oge(%arg0: f32, %arg1: vector<2x2xf16>, %arg2: vector<3xf64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %1 = llvm.fcmp "oge" %arg0, %arg0 : f32
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %5 = llvm.fcmp "oge" %3, %4 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi1>> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %9 = llvm.fcmp "oge" %7, %8 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi1>> 
    %11 = llvm.fcmp "oge" %arg2, %arg2 : vector<3xf64>
    return
  }
  func.func @p_olt(%arg0: f32, %arg1: vector<2x2xf16>, %arg2: vector<3xf64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %1 = llvm.fcmp "olt" %arg0, %arg0 : f32
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %5 = llvm.fcmp "olt" %3, %4 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi1>> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %9 = llvm.fcmp "olt" %7, %8 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi1>> 
    %11 = llvm.fcmp "olt" %arg2, %arg2 : vector<3xf64>
    return
  }
  func.func @p_ole(%arg0: f32, %arg1: vector<2x2xf16>, %arg2: vector<3xf64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %1 = llvm.fcmp "ole" %arg0, %arg0 : f32
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %5 = llvm.fcmp "ole" %3, %4 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi1>> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %9 = llvm.fcmp "ole" %7, %8 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi1>> 
    %11 = llvm.fcmp "ole" %arg2, %arg2 : vector<3xf64>
    return
  }
  func.func @p_one(%arg0: f32, %arg1: vector<2x2xf16>, %arg2: vector<3xf64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %1 = llvm.fcmp "one" %arg0, %arg0 : f32
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %5 = llvm.fcmp "one" %3, %4 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi1>> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %9 = llvm.fcmp "one" %7, %8 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi1>> 
    %11 = llvm.fcmp "one" %arg2, %arg2 : vector<3xf64>
    return
  }
  func.func @p_ord(%arg0: f32, %arg1: vector<2x2xf16>, %arg2: vector<3xf64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %1 = llvm.fcmp "ord" %arg0, %arg0 : f32
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %5 = llvm.fcmp "ord" %3, %4 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi1>> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %9 = llvm.fcmp "ord" %7, %8 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi1>> 
    %11 = llvm.fcmp "ord" %arg2, %arg2 : vector<3xf64>
    return
  }
  func.func @p_ueq(%arg0: f32, %arg1: vector<2x2xf16>, %arg2: vector<3xf64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %1 = llvm.fcmp "ueq" %arg0, %arg0 : f32
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %5 = llvm.fcmp "ueq" %3, %4 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi1>> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %9 = llvm.fcmp "ueq" %7, %8 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi1>> 
    %11 = llvm.fcmp "ueq" %arg2, %arg2 : vector<3xf64>
    return
  }
  func.func @p_ugt(%arg0: f32, %arg1: vector<2x2xf16>, %arg2: vector<3xf64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %1 = llvm.fcmp "ugt" %arg0, %arg0 : f32
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %5 = llvm.fcmp "ugt" %3, %4 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi1>> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %9 = llvm.fcmp "ugt" %7, %8 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi1>> 
    %11 = llvm.fcmp "ugt" %arg2, %arg2 : vector<3xf64>
    return
  }
  func.func @p_uge(%arg0: f32, %arg1: vector<2x2xf16>, %arg2: vector<3xf64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %1 = llvm.fcmp "uge" %arg0, %arg0 : f32
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %5 = llvm.fcmp "uge" %3, %4 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi1>> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %9 = llvm.fcmp "uge" %7, %8 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi1>> 
    %11 = llvm.fcmp "uge" %arg2, %arg2 : vector<3xf64>
    return
  }
  func.func @p_ult(%arg0: f32, %arg1: vector<2x2xf16>, %arg2: vector<3xf64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %1 = llvm.fcmp "ult" %arg0, %arg0 : f32
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %5 = llvm.fcmp "ult" %3, %4 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi1>> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %9 = llvm.fcmp "ult" %7, %8 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi1>> 
    %11 = llvm.fcmp "ult" %arg2, %arg2 : vector<3xf64>
    return
  }
  func.func @p_ule(%arg0: f32, %arg1: vector<2x2xf16>, %arg2: vector<3xf64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %1 = llvm.fcmp "ule" %arg0, %arg0 : f32
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %5 = llvm.fcmp "ule" %3, %4 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi1>> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %9 = llvm.fcmp "ule" %7, %8 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi1>> 
    %11 = llvm.fcmp "ule" %arg2, %arg2 : vector<3xf64>
    return
  }
  func.func @p_une(%arg0: f32, %arg1: vector<2x2xf16>, %arg2: vector<3xf64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %1 = llvm.fcmp "une" %arg0, %arg0 : f32
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %5 = llvm.fcmp "une" %3, %4 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi1>> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %9 = llvm.fcmp "une" %7, %8 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi1>> 
    %11 = llvm.fcmp "une" %arg2, %arg2 : vector<3xf64>
    return
  }
  func.func @p_uno(%arg0: f32, %arg1: vector<2x2xf16>, %arg2: vector<3xf64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %1 = llvm.fcmp "uno" %arg0, %arg0 : f32
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %5 = llvm.fcmp "uno" %3, %4 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi1>> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %9 = llvm.fcmp "uno" %7, %8 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi1>> 
    %11 = llvm.fcmp "uno" %arg2, %arg2 : vector<3xf64>
    return
  }
  func.func @p_true(%arg0: f32, %arg1: vector<2x2xf16>, %arg2: vector<3xf64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %1 = llvm.fcmp "_true" %arg0, %arg0 : f32
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %5 = llvm.fcmp "_true" %3, %4 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi1>> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %9 = llvm.fcmp "_true" %7, %8 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf16>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi1>> 
    %11 = llvm.fcmp "_true" %arg2, %arg2 : vector<3xf64>
    return
  }
}

