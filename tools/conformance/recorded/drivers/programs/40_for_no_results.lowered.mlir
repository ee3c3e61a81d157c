module {
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[116, 104, 101, 32, 99, 111, 117, 110, 116, 101, 114, 32, 115, 116, 97, 121, 115, 32, 98, 101, 108, 111, 119, 32, 116, 104, 101, 32, 98, 111, 117, 110, 100, 0]> : tensor<34xi8>) {addr_space = 0 : i32} : !llvm.array<34 x i8>
  llvm.func @check(%arg0: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%2: i64):  // 2 preds: ^bb0, ^bb3
    %3 = llvm.icmp "slt" %2, %arg0 : i64
    llvm.cond_br %3, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %4 = llvm.icmp "slt" %2, %arg0 : i64
    llvm.cond_br %4, ^bb3, ^bb5
  ^bb3:  // pred: ^bb2
    %5 = llvm.add %2, %1 : i64
    llvm.br ^bb1(%5 : i64)
  ^bb4:  // pred: ^bb1
    llvm.return
  ^bb5:  // pred: ^bb2
    %6 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %7 = llvm.getelementptr %6[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<34 x i8>
    llvm.call @puts(%7) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(12 : i64) : i64
    llvm.call @check(%0) : (i64) -> ()
    %1 = llvm.mlir.constant(19 : i32) : i32
    llvm.return %1 : i32
  }
}

