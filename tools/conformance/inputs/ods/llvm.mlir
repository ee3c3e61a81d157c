llvm.func @arithmetic(%a: i32, %b: i32, %f: f32, %v: vector<4xi32>, %p: !llvm.ptr) -> i32 {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.sub %0, %b overflow<nsw> : i32
  %2 = llvm.udiv exact %1, %b : i32
  %3 = llvm.lshr %2, %b : i32
  %4 = llvm.or disjoint %3, %a : i32
  %5 = llvm.and %v, %v : vector<4xi32>
  %6 = llvm.fadd %f, %f {fastmathFlags = #llvm.fastmath<fast>} : f32
  %7 = llvm.fneg %6 : f32
  %8 = llvm.icmp "sgt" %a, %b : i32
  %9 = llvm.icmp "eq" %p, %p : !llvm.ptr
  %10 = llvm.fcmp "uno" %f, %7 : f32
  %11 = llvm.select %8, %a, %b : i1, i32
  %12 = llvm.zext nneg %a : i32 to i64
  %13 = llvm.trunc %12 overflow<nuw> : i64 to i8
  %14 = llvm.ptrtoint %p : !llvm.ptr to i64
  %15 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %16 = llvm.mlir.poison : i32
  %17 = llvm.mlir.zero : !llvm.ptr<2>
  %18 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  llvm.cond_br %8 weights([1, 2]), ^bb1(%11 : i32), ^bb2
^bb1(%x: i32):
  llvm.return %x : i32
^bb2:
  llvm.br ^bb1(%a : i32)
}
llvm.func @nothing() {
  llvm.unreachable
}
