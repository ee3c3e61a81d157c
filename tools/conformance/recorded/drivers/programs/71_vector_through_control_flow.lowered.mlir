module {
  llvm.func @work(%arg0: i64, %arg1: vector<4xi32>) -> vector<4xi32> {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(dense<[2, 3, 5, 7]> : vector<4xi32>) : vector<4xi32>
    llvm.br ^bb1(%0, %arg1 : i64, vector<4xi32>)
  ^bb1(%3: i64, %4: vector<4xi32>):  // 2 preds: ^bb0, ^bb6
    %5 = llvm.icmp "slt" %3, %arg0 : i64
    llvm.cond_br %5, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %6 = llvm.urem %3, %arg0 : i64
    %7 = llvm.icmp "eq" %6, %1 : i64
    llvm.cond_br %7, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %8 = llvm.mul %4, %2 : vector<4xi32>
    llvm.br ^bb5(%8 : vector<4xi32>)
  ^bb4:  // pred: ^bb2
    %9 = llvm.add %4, %2 : vector<4xi32>
    llvm.br ^bb5(%9 : vector<4xi32>)
  ^bb5(%10: vector<4xi32>):  // 2 preds: ^bb3, ^bb4
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %11 = llvm.select %7, %10, %4 : i1, vector<4xi32>
    %12 = llvm.add %11, %10 : vector<4xi32>
    %13 = llvm.add %3, %1 : i64
    llvm.br ^bb1(%13, %12 : i64, vector<4xi32>)
  ^bb7:  // pred: ^bb1
    llvm.return %4 : vector<4xi32>
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(5 : index) : i64
    %1 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
    %2 = llvm.call @work(%0, %1) : (i64, vector<4xi32>) -> vector<4xi32>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb1(%3, %3 : i32, i32)
  ^bb1(%6: i32, %7: i32):  // 2 preds: ^bb0, ^bb2
    %8 = llvm.icmp "slt" %6, %4 : i32
    llvm.cond_br %8, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %9 = llvm.extractelement %2[%6 : i32] : vector<4xi32>
    %10 = llvm.xor %7, %9 : i32
    %11 = llvm.add %6, %5 : i32
    llvm.br ^bb1(%11, %10 : i32, i32)
  ^bb3:  // pred: ^bb1
    %12 = llvm.mlir.constant(255 : i32) : i32
    %13 = llvm.and %7, %12 : i32
    llvm.return %13 : i32
  }
}

