llvm.mlir.global external @g(42 : i32) : i32
llvm.func @k(%x: i32, %p: !llvm.ptr) {
  %0 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %1 = llvm.addrspacecast %0 : !llvm.ptr<1> to !llvm.ptr<2>
  llvm.call @usep2(%1) : (!llvm.ptr<2>) -> ()
  %f1 = llvm.mlir.constant(1.0 : f32) : f32
  %b = llvm.bitcast %f1 : f32 to i32
  llvm.call @use(%b) : (i32) -> ()
  %ad = llvm.mlir.addressof @g : !llvm.ptr
  %c = llvm.icmp "eq" %ad, %ad : !llvm.ptr
  llvm.call @use1(%c) : (i1) -> ()
  %u = llvm.mlir.undef : i32
  %c2 = llvm.icmp "ne" %u, %u : i32
  llvm.call @use1(%c2) : (i1) -> ()
  llvm.return
}
llvm.func @use(i32)
llvm.func @use1(i1)
llvm.func @usep2(!llvm.ptr<2>)
