module {
  func.func @e(%arg0: i32, %arg1: f32) -> i32 {
    return %arg0 : i32
  }
  func.func @"weird name"() {
    return
  }
  llvm.func internal fastcc @f(%arg0: i32, %arg1: !llvm.ptr<1> {llvm.noalias}) -> (i64 {llvm.signext}) attributes {foo.x} {
    %0 = llvm.mlir.constant(1 : i64) : i64
    llvm.return %0 : i64
  }
  llvm.func @g(i32, ...) -> !llvm.struct<(i32, ptr, array<3 x f32>, vector<2xi32>)>
  llvm.func @h(!llvm.struct<packed (i8, struct<()>)>, !llvm.struct<"foo", (ptr, ptr<3>)>, !llvm.struct<"op", opaque>)
  llvm.func hidden @v() attributes {dso_local}
  llvm.func @m() -> i32 {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(1.500000e+00 : f32) : f32
    %2 = llvm.fcmp "olt" %1, %1 {fastmathFlags = #llvm.fastmath<nnan>} : f32
    %3 = llvm.icmp "eq" %0, %0 : i1
    %4 = llvm.call @v2(%1) : (f32) -> i32
    llvm.call fastcc @v3(%1, %3) {a.b, no_inline} : (f32, i1) -> ()
    llvm.call @v4(%1, %3) vararg(!llvm.func<void (f32, ...)>) : (f32, i1) -> ()
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.call %5(%1) : !llvm.ptr, (f32) -> f32
    llvm.return %4 : i32
  }
  llvm.func @v2(f32) -> i32
  llvm.func fastcc @v3(f32, i1)
  llvm.func @v4(f32, ...)
  func.func @s(%arg0: index, %arg1: i1, %arg2: i32, %arg3: vector<2xi1>, %arg4: vector<2xi32>) -> i32 {
    %c0 = arith.constant 0 : index
    %0 = scf.for %arg5 = %c0 to %arg0 step %arg0 iter_args(%arg6 = %arg2) -> (i32) {
      scf.yield %arg6 : i32
    }
    scf.for unsigned %arg5 = %arg2 to %arg2 step %arg2  : i32 {
    } {foo.bar}
    %1:2 = scf.if %arg1 -> (i32, i32) {
      scf.yield %arg2, %arg2 : i32, i32
    } else {
      scf.yield %0, %arg2 : i32, i32
    } {x.y}
    scf.if %arg1 {
    }
    %2 = scf.while (%arg5 = %arg2) : (i32) -> f32 {
      %6 = arith.sitofp %arg5 : i32 to f32
      scf.condition(%arg1) %6 : f32
    } do {
    ^bb0(%arg5: f32):
      scf.yield %arg2 : i32
    } attributes {k.l}
    %3 = arith.select %arg1, %arg2, %0 : i32
    %4 = arith.select %arg3, %arg4, %arg4 : vector<2xi1>, vector<2xi32>
    %true = arith.constant true
    %cst = arith.constant 1.500000e+00 : f32
    %cst_0 = arith.constant dense<1> : vector<2xi32>
    %c-5_i32 = arith.constant -5 : i32
    %c7 = arith.constant 7 : index
    %5 = arith.cmpi slt, %arg2, %arg2 : i32
    return %3 : i32
  }
}

