llvm.mlir.global external @g(42 : i32) : i32
llvm.func @fold(%x: i32, %y: i32, %v: vector<4xi32>, %p: !llvm.ptr, %q: !llvm.ptr<1>, %i64: i64, %f: f32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %z = llvm.mlir.zero : i32
  %or = llvm.or %x, %c0 : i32
  llvm.call @use(%or) : (i32) -> ()
  %or2 = llvm.or %c0, %x : i32
  llvm.call @use(%or2) : (i32) -> ()
  %or3 = llvm.or disjoint %x, %z : i32
  llvm.call @use(%or3) : (i32) -> ()
  %vz = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
  %vor = llvm.or %v, %vz : vector<4xi32>
  llvm.call @usev(%vor) : (vector<4xi32>) -> ()
  %shl = llvm.shl %x, %c0 : i32
  llvm.call @use(%shl) : (i32) -> ()
  %shlz = llvm.shl %c0, %x : i32
  llvm.call @use(%shlz) : (i32) -> ()
  %vshl = llvm.shl %v, %vz : vector<4xi32>
  llvm.call @usev(%vshl) : (vector<4xi32>) -> ()
  %and = llvm.and %x, %c0 : i32
  llvm.call @use(%and) : (i32) -> ()
  %add = llvm.add %x, %c0 : i32
  llvm.call @use(%add) : (i32) -> ()
  %add2 = llvm.add %c0, %x : i32
  llvm.call @use(%add2) : (i32) -> ()
  %mul = llvm.mul %c1, %x : i32
  llvm.call @use(%mul) : (i32) -> ()
  %xor = llvm.xor %c1, %x : i32
  llvm.call @use(%xor) : (i32) -> ()
  %lshr = llvm.lshr %x, %c0 : i32
  llvm.call @use(%lshr) : (i32) -> ()
  %ze = llvm.zext %c1 : i32 to i64
  llvm.call @use64(%ze) : (i64) -> ()
  %cm = llvm.mlir.constant(-1 : i32) : i32
  %ze2 = llvm.zext %cm : i32 to i64
  llvm.call @use64(%ze2) : (i64) -> ()
  %se = llvm.sext %cm : i32 to i64
  llvm.call @use64(%se) : (i64) -> ()
  %zz = llvm.zext %z : i32 to i64
  llvm.call @use64(%zz) : (i64) -> ()
  %vc = llvm.mlir.constant(dense<-1> : vector<4xi8>) : vector<4xi8>
  %vze = llvm.zext %vc : vector<4xi8> to vector<4xi32>
  llvm.call @usev(%vze) : (vector<4xi32>) -> ()
  %vd = llvm.mlir.constant(dense<[1,2,3,-4]> : vector<4xi8>) : vector<4xi8>
  %vde = llvm.zext %vd : vector<4xi8> to vector<4xi32>
  llvm.call @usev(%vde) : (vector<4xi32>) -> ()
  llvm.return %x : i32
}
llvm.func @use(i32)
llvm.func @use1(i1)
llvm.func @usev1(vector<4xi1>)
llvm.func @use64(i64)
llvm.func @usev(vector<4xi32>)
llvm.func @usep(!llvm.ptr)
