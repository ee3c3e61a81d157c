module {
  llvm.func @work(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> i32 {
    %0 = llvm.add %arg0, %arg1 : vector<4xi32>
    %1 = llvm.mul %0, %arg0 overflow<nsw> : vector<4xi32>
    %2 = llvm.sub %1, %arg1 : vector<4xi32>
    %3 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
    %4 = llvm.mlir.constant(dense<7> : vector<4xi32>) : vector<4xi32>
    %5 = llvm.lshr %2, %3 : vector<4xi32>
    %6 = llvm.and %5, %4 : vector<4xi32>
    %7 = llvm.icmp "sgt" %arg0, %arg1 : vector<4xi32>
    %8 = llvm.select %7, %6, %2 : vector<4xi1>, vector<4xi32>
    %9 = llvm.intr.smax(%8, %3) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.constant(1 : i32) : i32
    %12 = llvm.mlir.constant(2 : i32) : i32
    %13 = llvm.mlir.constant(3 : i32) : i32
    %14 = llvm.extractelement %9[%10 : i32] : vector<4xi32>
    %15 = llvm.extractelement %9[%11 : i32] : vector<4xi32>
    %16 = llvm.extractelement %9[%12 : i32] : vector<4xi32>
    %17 = llvm.extractelement %9[%13 : i32] : vector<4xi32>
    %18 = llvm.xor %14, %15 : i32
    %19 = llvm.add %16, %17 : i32
    %20 = llvm.add %18, %19 : i32
    llvm.return %20 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(dense<[5, -6, 700, 8]> : vector<4xi32>) : vector<4xi32>
    %1 = llvm.mlir.constant(dense<[9, 10, -11, 12]> : vector<4xi32>) : vector<4xi32>
    %2 = llvm.call @work(%0, %1) : (vector<4xi32>, vector<4xi32>) -> i32
    %3 = llvm.mlir.constant(255 : i32) : i32
    %4 = llvm.and %2, %3 : i32
    llvm.return %4 : i32
  }
}

