llvm.func @k(%x: i32, %p: !llvm.ptr) {
  %c3 = llvm.mlir.constant(3 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c30 = llvm.mlir.constant(30 : i32) : i32
  %c31 = llvm.mlir.constant(32 : i32) : i32
  %0 = llvm.shl %c3, %c30 overflow<nsw, nuw> : i32
  llvm.call @use(%0) : (i32) -> ()
  %1 = llvm.shl %c3, %c31 : i32
  llvm.call @use(%1) : (i32) -> ()
  %s1 = llvm.shl %c3, %c1 : i32
  llvm.call @use(%s1) : (i32) -> ()
  %m = llvm.mlir.constant(-1 : i32) : i32
  %2 = llvm.shl %c3, %m : i32
  llvm.call @use(%2) : (i32) -> ()
  %i1 = llvm.mlir.constant(268435455 : i64) : i64
  %i2 = llvm.mlir.constant(268435456 : i64) : i64
  %i3 = llvm.mlir.constant(-268435456 : i64) : i64
  %i4 = llvm.mlir.constant(-268435457 : i64) : i64
  %g1 = llvm.getelementptr %p[%i1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.call @usep(%g1) : (!llvm.ptr) -> ()
  %g2 = llvm.getelementptr %p[%i2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.call @usep(%g2) : (!llvm.ptr) -> ()
  %g3 = llvm.getelementptr %p[%i3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.call @usep(%g3) : (!llvm.ptr) -> ()
  %g4 = llvm.getelementptr %p[%i4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.call @usep(%g4) : (!llvm.ptr) -> ()
  %vc = llvm.mlir.constant(dense<5> : vector<2xi64>) : vector<2xi64>
  %vg = llvm.getelementptr %p[%vc] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
  llvm.call @usevp(%vg) : (vector<2x!llvm.ptr>) -> ()
  %v0 = llvm.mlir.constant(dense<0> : vector<2xi64>) : vector<2xi64>
  %vg0 = llvm.getelementptr %vg[%v0] : (vector<2x!llvm.ptr>, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
  llvm.call @usevp(%vg0) : (vector<2x!llvm.ptr>) -> ()
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %vg1 = llvm.getelementptr %vg[%c0] : (vector<2x!llvm.ptr>, i64) -> vector<2x!llvm.ptr>, i32
  llvm.call @usevp(%vg1) : (vector<2x!llvm.ptr>) -> ()
  %vg2 = llvm.getelementptr %p[%vc, 0, %c0] : (!llvm.ptr, vector<2xi64>, i64) -> vector<2x!llvm.ptr>, !llvm.struct<(array<3 x i32>)>
  llvm.call @usevp(%vg2) : (vector<2x!llvm.ptr>) -> ()
  %po = llvm.mlir.poison : i64
  %pg = llvm.getelementptr %p[%po] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.call @usep(%pg) : (!llvm.ptr) -> ()
  %ic = llvm.icmp "eq" %p, %p : !llvm.ptr
  llvm.call @use1(%ic) : (i1) -> ()
  %a = llvm.alloca inalloca %c1 x i32 : (i32) -> !llvm.ptr
  %n = llvm.mlir.zero : !llvm.ptr
  %ic2 = llvm.icmp "ne" %a, %n : !llvm.ptr
  llvm.call @use1(%ic2) : (i1) -> ()
  %a3 = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr<3>
  %n3 = llvm.mlir.zero : !llvm.ptr<3>
  %ic3 = llvm.icmp "ne" %a3, %n3 : !llvm.ptr<3>
  llvm.call @use1(%ic3) : (i1) -> ()
  %ic4 = llvm.icmp "ne" %p, %n : !llvm.ptr
  llvm.call @use1(%ic4) : (i1) -> ()
  %bv = llvm.bitcast %x : i32 to vector<1xi32>
  %bv1 = llvm.bitcast %bv : vector<1xi32> to i32
  llvm.call @use(%bv1) : (i32) -> ()
  %bv2 = llvm.bitcast %bv : vector<1xi32> to f32
  llvm.call @usef(%bv2) : (f32) -> ()
  llvm.return
}
llvm.func @use(i32)
llvm.func @use1(i1)
llvm.func @usef(f32)
llvm.func @usep(!llvm.ptr)
llvm.func @usevp(vector<2x!llvm.ptr>)
