module {
  llvm.mlir.global external @g(42 : i32) {addr_space = 0 : i32} : i32
  llvm.func @fold(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>, %arg3: !llvm.ptr, %arg4: !llvm.ptr<1>, %arg5: i64, %arg6: f32) -> i32 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(4294967295 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(dense<[1, 2, 3, -4]> : vector<4xi8>) : vector<4xi8>
    %4 = llvm.mlir.constant(dense<-1> : vector<4xi8>) : vector<4xi8>
    %5 = llvm.mlir.constant(-1 : i32) : i32
    %6 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.or %arg0, %7 : i32
    llvm.call @use(%9) : (i32) -> ()
    %10 = llvm.or %7, %arg0 : i32
    llvm.call @use(%10) : (i32) -> ()
    %11 = llvm.or disjoint %arg0, %7 : i32
    llvm.call @use(%11) : (i32) -> ()
    %12 = llvm.or %arg2, %6 : vector<4xi32>
    llvm.call @usev(%12) : (vector<4xi32>) -> ()
    %13 = llvm.shl %arg0, %7 : i32
    llvm.call @use(%13) : (i32) -> ()
    %14 = llvm.shl %7, %arg0 : i32
    llvm.call @use(%14) : (i32) -> ()
    %15 = llvm.shl %arg2, %6 : vector<4xi32>
    llvm.call @usev(%15) : (vector<4xi32>) -> ()
    %16 = llvm.and %arg0, %7 : i32
    llvm.call @use(%16) : (i32) -> ()
    %17 = llvm.add %arg0, %7 : i32
    llvm.call @use(%17) : (i32) -> ()
    %18 = llvm.add %arg0, %7 : i32
    llvm.call @use(%18) : (i32) -> ()
    %19 = llvm.mul %arg0, %8 : i32
    llvm.call @use(%19) : (i32) -> ()
    %20 = llvm.xor %8, %arg0 : i32
    llvm.call @use(%20) : (i32) -> ()
    %21 = llvm.lshr %arg0, %7 : i32
    llvm.call @use(%21) : (i32) -> ()
    llvm.call @use64(%2) : (i64) -> ()
    llvm.call @use64(%1) : (i64) -> ()
    %22 = llvm.sext %5 : i32 to i64
    llvm.call @use64(%22) : (i64) -> ()
    llvm.call @use64(%0) : (i64) -> ()
    %23 = llvm.zext %4 : vector<4xi8> to vector<4xi32>
    llvm.call @usev(%23) : (vector<4xi32>) -> ()
    %24 = llvm.zext %3 : vector<4xi8> to vector<4xi32>
    llvm.call @usev(%24) : (vector<4xi32>) -> ()
    llvm.return %arg0 : i32
  }
  llvm.func @use(i32)
  llvm.func @use1(i1)
  llvm.func @usev1(vector<4xi1>)
  llvm.func @use64(i64)
  llvm.func @usev(vector<4xi32>)
  llvm.func @usep(!llvm.ptr)
}

