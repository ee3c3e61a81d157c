module {
  func.func @p_eq(%arg0: index, %arg1: index, %arg2: vector<2x2xi8>, %arg3: vector<3xi64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.icmp "eq" %1, %0 : i64
    %3 = llvm.mlir.constant(dense<true> : vector<2x2xi1>) : !llvm.array<2 x vector<2xi1>>
    %4 = llvm.mlir.constant(dense<true> : vector<3xi1>) : vector<3xi1>
    return
  }
  func.func @p_ne(%arg0: index, %arg1: index, %arg2: vector<2x2xi8>, %arg3: vector<3xi64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.icmp "ne" %1, %0 : i64
    %3 = llvm.mlir.constant(dense<false> : vector<2x2xi1>) : !llvm.array<2 x vector<2xi1>>
    %4 = llvm.mlir.constant(dense<false> : vector<3xi1>) : vector<3xi1>
    return
  }
  func.func @p_slt(%arg0: index, %arg1: index, %arg2: vector<2x2xi8>, %arg3: vector<3xi64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.icmp "slt" %1, %0 : i64
    %3 = llvm.mlir.constant(dense<false> : vector<2x2xi1>) : !llvm.array<2 x vector<2xi1>>
    %4 = llvm.mlir.constant(dense<false> : vector<3xi1>) : vector<3xi1>
    return
  }
  func.func @p_sle(%arg0: index, %arg1: index, %arg2: vector<2x2xi8>, %arg3: vector<3xi64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.icmp "sle" %1, %0 : i64
    %3 = llvm.mlir.constant(dense<true> : vector<2x2xi1>) : !llvm.array<2 x vector<2xi1>>
    %4 = llvm.mlir.constant(dense<true> : vector<3xi1>) : vector<3xi1>
    return
  }
  func.func @p_sgt(%arg0: index, %arg1: index, %arg2: vector<2x2xi8>, %arg3: vector<3xi64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.icmp "sgt" %1, %0 : i64
    %3 = llvm.mlir.constant(dense<false> : vector<2x2xi1>) : !llvm.array<2 x vector<2xi1>>
    %4 = llvm.mlir.constant(dense<false> : vector<3xi1>) : vector<3xi1>
    return
  }
  func.func @p_sge(%arg0: index, %arg1: index, %arg2: vector<2x2xi8>, %arg3: vector<3xi64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.icmp "sge" %1, %0 : i64
    %3 = llvm.mlir.constant(dense<true> : vector<2x2xi1>) : !llvm.array<2 x vector<2xi1>>
    %4 = llvm.mlir.constant(dense<true> : vector<3xi1>) : vector<3xi1>
    return
  }
  func.func @p_ult(%arg0: index, %arg1: index, %arg2: vector<2x2xi8>, %arg3: vector<3xi64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.icmp "ult" %1, %0 : i64
    %3 = llvm.mlir.constant(dense<false> : vector<2x2xi1>) : !llvm.array<2 x vector<2xi1>>
    %4 = llvm.mlir.constant(dense<false> : vector<3xi1>) : vector<3xi1>
    return
  }
  func.func @p_ule(%arg0: index, %arg1: index, %arg2: vector<2x2xi8>, %arg3: vector<3xi64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.icmp "ule" %1, %0 : i64
    %3 = llvm.mlir.constant(dense<true> : vector<2x2xi1>) : !llvm.array<2 x vector<2xi1>>
    %4 = llvm.mlir.constant(dense<true> : vector<3xi1>) : vector<3xi1>
    return
  }
  func.func @p_ugt(%arg0: index, %arg1: index, %arg2: vector<2x2xi8>, %arg3: vector<3xi64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.icmp "ugt" %1, %0 : i64
    %3 = llvm.mlir.constant(dense<false> : vector<2x2xi1>) : !llvm.array<2 x vector<2xi1>>
    %4 = llvm.mlir.constant(dense<false> : vector<3xi1>) : vector<3xi1>
    return
  }
  func.func @p_uge(%arg0: index, %arg1: index, %arg2: vector<2x2xi8>, %arg3: vector<3xi64>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.icmp "uge" %1, %0 : i64
    %3 = llvm.mlir.constant(dense<true> : vector<2x2xi1>) : !llvm.array<2 x vector<2xi1>>
    %4 = llvm.mlir.constant(dense<true> : vector<3xi1>) : vector<3xi1>
    return
  }
}

