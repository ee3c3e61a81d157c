module {
  llvm.func @k(%arg0: i32) {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(6 : i64) : i64
    %2 = llvm.mlir.constant(64 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(dense<2> : vector<2xi32>) : vector<2xi32>
    %5 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32>
    %6 = llvm.mlir.undef : i32
    %7 = llvm.mlir.poison : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(6 : i32) : i32
    %10 = llvm.mlir.constant(40 : i32) : i32
    %11 = llvm.mlir.constant(7 : i32) : i32
    llvm.call @use(%11) : (i32) -> ()
    llvm.call @use(%9) : (i32) -> ()
    llvm.call @use(%3) : (i32) -> ()
    llvm.call @use(%2) : (i32) -> ()
    %12 = llvm.shl %9, %10 : i32
    llvm.call @use(%12) : (i32) -> ()
    llvm.call @use(%11) : (i32) -> ()
    llvm.call @use(%2) : (i32) -> ()
    %13 = llvm.add %8, %9 : i32
    llvm.call @use(%13) : (i32) -> ()
    llvm.call @use(%9) : (i32) -> ()
    %14 = llvm.or %7, %9 : i32
    llvm.call @use(%14) : (i32) -> ()
    %15 = llvm.zext %6 : i32 to i64
    llvm.call @use64(%15) : (i64) -> ()
    %16 = llvm.zext %7 : i32 to i64
    llvm.call @use64(%16) : (i64) -> ()
    llvm.call @use64(%1) : (i64) -> ()
    llvm.call @use64(%0) : (i64) -> ()
    %17 = llvm.or %5, %4 : vector<2xi32>
    llvm.call @usev(%17) : (vector<2xi32>) -> ()
    %18 = llvm.shl %5, %4 : vector<2xi32>
    llvm.call @usev(%18) : (vector<2xi32>) -> ()
    %19 = llvm.trunc %9 : i32 to i8
    llvm.call @use8(%19) : (i8) -> ()
    llvm.return
  }
  llvm.func @use(i32)
  llvm.func @use8(i8)
  llvm.func @use64(i64)
  llvm.func @usev(vector<2xi32>)
}

