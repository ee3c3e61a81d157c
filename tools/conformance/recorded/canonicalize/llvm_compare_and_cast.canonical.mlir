module {
  llvm.mlir.global external @g(42 : i32) {addr_space = 0 : i32} : i32
  llvm.func @fold(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>, %arg3: !llvm.ptr, %arg4: !llvm.ptr<1>, %arg5: i64, %arg6: f32) -> i32 {
    %0 = llvm.mlir.constant(dense<false> : vector<4xi1>) : vector<4xi1>
    %1 = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.mlir.addressof @g : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(true) : i1
    llvm.call @use1(%7) : (i1) -> ()
    llvm.call @use1(%2) : (i1) -> ()
    %8 = llvm.icmp "ule" %arg0, %arg0 : i32
    llvm.call @use1(%8) : (i1) -> ()
    %9 = llvm.icmp "slt" %arg0, %arg0 : i32
    llvm.call @use1(%9) : (i1) -> ()
    llvm.call @usev1(%1) : (vector<4xi1>) -> ()
    llvm.call @usev1(%0) : (vector<4xi1>) -> ()
    %10 = llvm.alloca %6 x i32 : (i32) -> !llvm.ptr
    llvm.call @use1(%2) : (i1) -> ()
    llvm.call @use1(%7) : (i1) -> ()
    llvm.call @use1(%2) : (i1) -> ()
    llvm.call @use1(%7) : (i1) -> ()
    %11 = llvm.icmp "ugt" %10, %5 : !llvm.ptr
    llvm.call @use1(%11) : (i1) -> ()
    llvm.call @use1(%7) : (i1) -> ()
    %12 = llvm.icmp "eq" %6, %4 : i32
    llvm.call @use1(%12) : (i1) -> ()
    %13 = llvm.icmp "eq" %6, %arg0 : i32
    llvm.call @use1(%13) : (i1) -> ()
    llvm.call @use(%arg0) : (i32) -> ()
    llvm.call @use(%arg0) : (i32) -> ()
    %14 = llvm.bitcast %6 : i32 to f32
    llvm.call @usef(%14) : (f32) -> ()
    llvm.call @usep(%arg3) : (!llvm.ptr) -> ()
    llvm.call @usep(%arg3) : (!llvm.ptr) -> ()
    llvm.call @usep(%3) : (!llvm.ptr) -> ()
    llvm.call @usep(%3) : (!llvm.ptr) -> ()
    llvm.return %arg0 : i32
  }
  llvm.func @use(i32)
  llvm.func @usef(f32)
  llvm.func @use1(i1)
  llvm.func @usev1(vector<4xi1>)
  llvm.func @usep(!llvm.ptr)
}

