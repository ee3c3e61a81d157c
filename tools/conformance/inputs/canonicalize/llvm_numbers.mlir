llvm.func @k(%x: i32) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c6 = llvm.mlir.constant(6 : i32) : i32
  %c40 = llvm.mlir.constant(40 : i32) : i32
  %0 = llvm.or %c1, %c6 : i32
  llvm.call @use(%0) : (i32) -> ()
  %00 = llvm.or %c6, %c0 : i32
  llvm.call @use(%00) : (i32) -> ()
  %01 = llvm.or %c0, %c0 : i32
  llvm.call @use(%01) : (i32) -> ()
  %1 = llvm.shl %c1, %c6 : i32
  llvm.call @use(%1) : (i32) -> ()
  %2 = llvm.shl %c6, %c40 : i32
  llvm.call @use(%2) : (i32) -> ()
  %3 = llvm.or disjoint %c1, %c6 : i32
  llvm.call @use(%3) : (i32) -> ()
  %4 = llvm.shl %c1, %c6 overflow<nsw> : i32
  llvm.call @use(%4) : (i32) -> ()
  %5 = llvm.add %c1, %c6 : i32
  llvm.call @use(%5) : (i32) -> ()
  %z = llvm.mlir.zero : i32
  %6 = llvm.or %z, %c6 : i32
  llvm.call @use(%6) : (i32) -> ()
  %p = llvm.mlir.poison : i32
  %7 = llvm.or %p, %c6 : i32
  llvm.call @use(%7) : (i32) -> ()
  %u = llvm.mlir.undef : i32
  %8 = llvm.zext %u : i32 to i64
  llvm.call @use64(%8) : (i64) -> ()
  %9 = llvm.zext %p : i32 to i64
  llvm.call @use64(%9) : (i64) -> ()
  %10 = llvm.zext nneg %c6 : i32 to i64
  llvm.call @use64(%10) : (i64) -> ()
  %t = llvm.mlir.constant(true) : i1
  %11 = llvm.zext %t : i1 to i64
  llvm.call @use64(%11) : (i64) -> ()
  %v1 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32>
  %v2 = llvm.mlir.constant(dense<2> : vector<2xi32>) : vector<2xi32>
  %12 = llvm.or %v1, %v2 : vector<2xi32>
  llvm.call @usev(%12) : (vector<2xi32>) -> ()
  %13 = llvm.shl %v1, %v2 : vector<2xi32>
  llvm.call @usev(%13) : (vector<2xi32>) -> ()
  %14 = llvm.trunc %c6 : i32 to i8
  llvm.call @use8(%14) : (i8) -> ()
  llvm.return
}
llvm.func @use(i32)
llvm.func @use8(i8)
llvm.func @use64(i64)
llvm.func @usev(vector<2xi32>)
