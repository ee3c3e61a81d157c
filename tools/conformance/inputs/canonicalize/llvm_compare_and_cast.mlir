llvm.mlir.global external @g(42 : i32) : i32
llvm.func @fold(%x: i32, %y: i32, %v: vector<4xi32>, %p: !llvm.ptr, %q: !llvm.ptr<1>, %i64: i64, %f: f32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.icmp "eq" %x, %x : i32
  llvm.call @use1(%0) : (i1) -> ()
  %1 = llvm.icmp "ne" %x, %x : i32
  llvm.call @use1(%1) : (i1) -> ()
  %2 = llvm.icmp "ule" %x, %x : i32
  llvm.call @use1(%2) : (i1) -> ()
  %3 = llvm.icmp "slt" %x, %x : i32
  llvm.call @use1(%3) : (i1) -> ()
  %4 = llvm.icmp "eq" %v, %v : vector<4xi32>
  llvm.call @usev1(%4) : (vector<4xi1>) -> ()
  %41 = llvm.icmp "ne" %v, %v : vector<4xi32>
  llvm.call @usev1(%41) : (vector<4xi1>) -> ()
  %a = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %n = llvm.mlir.zero : !llvm.ptr
  %5 = llvm.icmp "eq" %a, %n : !llvm.ptr
  llvm.call @use1(%5) : (i1) -> ()
  %6 = llvm.icmp "ne" %a, %n : !llvm.ptr
  llvm.call @use1(%6) : (i1) -> ()
  %7 = llvm.icmp "eq" %n, %a : !llvm.ptr
  llvm.call @use1(%7) : (i1) -> ()
  %71 = llvm.icmp "ne" %n, %a : !llvm.ptr
  llvm.call @use1(%71) : (i1) -> ()
  %72 = llvm.icmp "ugt" %a, %n : !llvm.ptr
  llvm.call @use1(%72) : (i1) -> ()
  %8 = llvm.icmp "eq" %n, %n : !llvm.ptr
  llvm.call @use1(%8) : (i1) -> ()
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %9 = llvm.icmp "eq" %c1, %c2 : i32
  llvm.call @use1(%9) : (i1) -> ()
  %10 = llvm.icmp "eq" %c1, %x : i32
  llvm.call @use1(%10) : (i1) -> ()
  %b = llvm.bitcast %x : i32 to i32
  llvm.call @use(%b) : (i32) -> ()
  %b1 = llvm.bitcast %x : i32 to f32
  %b2 = llvm.bitcast %b1 : f32 to i32
  llvm.call @use(%b2) : (i32) -> ()
  %b3 = llvm.bitcast %c1 : i32 to f32
  llvm.call @usef(%b3) : (f32) -> ()
  %s1 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %s2 = llvm.addrspacecast %s1 : !llvm.ptr<1> to !llvm.ptr
  llvm.call @usep(%s2) : (!llvm.ptr) -> ()
  %s3 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr
  llvm.call @usep(%s3) : (!llvm.ptr) -> ()
  %ad = llvm.mlir.addressof @g : !llvm.ptr
  %ad2 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.call @usep(%ad) : (!llvm.ptr) -> ()
  llvm.call @usep(%ad2) : (!llvm.ptr) -> ()
  llvm.return %x : i32
}
llvm.func @use(i32)
llvm.func @usef(f32)
llvm.func @use1(i1)
llvm.func @usev1(vector<4xi1>)
llvm.func @usep(!llvm.ptr)
