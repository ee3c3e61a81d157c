llvm.func @numbers(%a: i32, %c: i1) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.or %a, %0 : i32
  %2 = llvm.shl %1, %0 : i32
  %3 = llvm.icmp "eq" %2, %2 : i32
  %4 = llvm.mlir.constant(5 : i8) : i8
  %5 = llvm.zext %4 : i8 to i32
  %6 = llvm.select %3, %5, %2 : i1, i32
  llvm.return %6 : i32
}

// -----

llvm.func @casts(%a: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.bitcast %a : i32 to i32
  %1 = llvm.bitcast %0 : i32 to f32
  %2 = llvm.bitcast %1 : f32 to i32
  %3 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %4 = llvm.addrspacecast %3 : !llvm.ptr<1> to !llvm.ptr
  %5 = llvm.getelementptr %4[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %2, %5 : i32, !llvm.ptr
  llvm.return %2 : i32
}

// -----

llvm.func @parts(%a: i32, %b: f32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i32, f32)>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(i32, f32)>
  %3 = llvm.extractvalue %2[0] : !llvm.struct<(i32, f32)>
  %4 = llvm.mlir.constant(1 : i64) : i64
  %5 = llvm.getelementptr %p[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i8>
  llvm.store %b, %5 : f32, !llvm.ptr
  llvm.return %3 : i32
}

// -----

llvm.mlir.global external @g() : i32
llvm.func @addresses(%v: vector<1xf32>, %w: vector<2xf32>) -> vector<1xf32> {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.call @use(%0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.mlir.zero : !llvm.ptr
  llvm.call @use(%2, %3) : (!llvm.ptr, !llvm.ptr) -> ()
  %4 = llvm.dso_local_equivalent @use : !llvm.ptr
  %5 = llvm.dso_local_equivalent @use : !llvm.ptr
  llvm.call @use(%4, %5) : (!llvm.ptr, !llvm.ptr) -> ()
  %6 = llvm.blockaddress <function = @addresses, tag = <id = 1>> : !llvm.ptr
  %7 = llvm.blockaddress <function = @addresses, tag = <id = 1>> : !llvm.ptr
  llvm.call @use(%6, %7) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.blocktag <id = 1>
  %8 = llvm.shufflevector %v, %v [0] : vector<1xf32>
  %9 = llvm.shufflevector %w, %w [0, 1] : vector<2xf32>
  llvm.call @vectors(%9) : (vector<2xf32>) -> ()
  llvm.return %8 : vector<1xf32>
}
llvm.func @use(!llvm.ptr, !llvm.ptr)
llvm.func @vectors(vector<2xf32>)

// -----

llvm.func @unused(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load volatile %p : !llvm.ptr -> i32
  %2 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %3 = llvm.inline_asm "x", "=r" : () -> i32
  %4 = llvm.inline_asm has_side_effects "x", "=r" : () -> i32
  %5 = llvm.alloca %i x i32 : (i32) -> !llvm.ptr
  %6 = llvm.udiv %i, %i : i32
  %7 = llvm.va_arg %p : (!llvm.ptr) -> i32
  %8 = llvm.intr.smax(%i, %i) : (i32, i32) -> i32
  %9 = llvm.intr.stacksave : !llvm.ptr
  llvm.return
}
