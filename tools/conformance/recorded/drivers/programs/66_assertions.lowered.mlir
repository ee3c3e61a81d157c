module {
  llvm.mlir.global private constant @assert_msg_1(dense<[114, 101, 115, 117, 108, 116, 32, 116, 111, 111, 32, 108, 97, 114, 103, 101, 0]> : tensor<17xi8>) {addr_space = 0 : i32} : !llvm.array<17 x i8>
  llvm.mlir.global private constant @assert_msg_0(dense<[115, 116, 105, 108, 108, 32, 34, 102, 105, 110, 101, 34, 10, 0]> : tensor<14xi8>) {addr_space = 0 : i32} : !llvm.array<14 x i8>
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[105, 115, 113, 114, 116, 32, 111, 102, 32, 97, 32, 110, 101, 103, 97, 116, 105, 118, 101, 32, 110, 117, 109, 98, 101, 114, 0]> : tensor<27xi8>) {addr_space = 0 : i32} : !llvm.array<27 x i8>
  llvm.func @isqrt(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.icmp "sge" %arg0, %0 : i32
    llvm.cond_br %1, ^bb1, ^bb7
  ^bb1:  // pred: ^bb0
    %2 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb2(%0 : i32)
  ^bb2(%3: i32):  // 2 preds: ^bb1, ^bb4
    %4 = llvm.add %3, %2 : i32
    %5 = llvm.mul %4, %4 : i32
    %6 = llvm.icmp "sle" %5, %arg0 : i32
    llvm.cond_br %6, ^bb3(%3 : i32), ^bb5
  ^bb3(%7: i32):  // pred: ^bb2
    %8 = llvm.add %7, %2 : i32
    llvm.cond_br %1, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    llvm.br ^bb2(%8 : i32)
  ^bb5:  // pred: ^bb2
    %9 = llvm.mul %3, %3 : i32
    %10 = llvm.icmp "sle" %9, %arg0 : i32
    llvm.cond_br %10, ^bb6, ^bb9
  ^bb6:  // pred: ^bb5
    llvm.return %3 : i32
  ^bb7:  // pred: ^bb0
    %11 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %12 = llvm.getelementptr %11[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<27 x i8>
    llvm.call @puts(%12) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb8:  // pred: ^bb3
    %13 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %14 = llvm.getelementptr %13[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<14 x i8>
    llvm.call @puts(%14) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb9:  // pred: ^bb5
    %15 = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
    %16 = llvm.getelementptr %15[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<17 x i8>
    llvm.call @puts(%16) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(15130 : i32) : i32
    %1 = llvm.call @isqrt(%0) : (i32) -> i32
    llvm.return %1 : i32
  }
}

