module {
  llvm.mlir.global private constant @assert_msg_3(dense<[-1, -2, 0]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
  llvm.mlir.global private constant @assert_msg_2(dense<[-61, -87, 0]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
  llvm.mlir.global private constant @assert_msg_1(dense<[97, 98, 0, 99, 0]> : tensor<5xi8>) {addr_space = 0 : i32} : !llvm.array<5 x i8>
  llvm.mlir.global private constant @assert_msg_0(dense<0> : tensor<1xi8>) {addr_space = 0 : i32} : !llvm.array<1 x i8>
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<0> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
  func.func @a(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg0, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    llvm.cond_br %arg0, ^bb3, ^bb8
  ^bb3:  // pred: ^bb2
    llvm.cond_br %arg0, ^bb4, ^bb9
  ^bb4:  // pred: ^bb3
    llvm.cond_br %arg0, ^bb5, ^bb10
  ^bb5:  // pred: ^bb4
    return
  ^bb6:  // pred: ^bb0
    %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
    llvm.call @puts(%1) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb7:  // pred: ^bb1
    %2 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i8>
    llvm.call @puts(%3) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb8:  // pred: ^bb2
    %4 = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
    %5 = llvm.getelementptr %4[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i8>
    llvm.call @puts(%5) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb9:  // pred: ^bb3
    %6 = llvm.mlir.addressof @assert_msg_2 : !llvm.ptr
    %7 = llvm.getelementptr %6[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
    llvm.call @puts(%7) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb10:  // pred: ^bb4
    %8 = llvm.mlir.addressof @assert_msg_3 : !llvm.ptr
    %9 = llvm.getelementptr %8[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
    llvm.call @puts(%9) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

