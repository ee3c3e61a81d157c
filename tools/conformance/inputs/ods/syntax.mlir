func.func @e(%a: i32, %b: f32) -> i32 { return %a : i32 }
func.func @"weird name"() { return }
llvm.func internal fastcc @f(%x: i32, %p: !llvm.ptr<1> {llvm.noalias}) -> (i64 {llvm.signext}) attributes {foo.x} { %0 = llvm.mlir.constant(1:i64) : i64 
llvm.return %0 : i64 }
llvm.func @g(i32, ...) -> !llvm.struct<(i32, ptr, array<3 x f32>, vector<2xi32>)>
llvm.func @h(!llvm.struct<packed (i8, struct<()>)>, !llvm.struct<"foo", (ptr, ptr<3>)>, !llvm.struct<"op", opaque>)
llvm.func hidden @v() attributes {dso_local}
llvm.func @m() -> i32 {
 %c = llvm.mlir.constant(true) : i1
 %f = llvm.mlir.constant(1.5:f32) : f32
 %g = llvm.fcmp "olt" %f, %f {fastmathFlags = #llvm.fastmath<nnan>} : f32
 %i = llvm.icmp "eq" %c, %c : i1
 %r = llvm.call @v2(%f) : (f32) -> i32
 llvm.call fastcc @v3(%f, %i) {no_inline, a.b} : (f32, i1) -> ()
 llvm.call @v4(%f, %i) vararg(!llvm.func<void (f32, ...)>) : (f32, i1) -> ()
 %p = llvm.mlir.zero : !llvm.ptr
 %q = llvm.call %p(%f) : !llvm.ptr, (f32) -> f32
 llvm.return %r : i32
}
llvm.func @v2(f32) -> i32
llvm.func fastcc @v3(f32, i1)
llvm.func @v4(f32, ...)
func.func @s(%n: index, %c: i1, %a: i32, %v: vector<2xi1>, %w: vector<2xi32>) -> i32 {
 %c0 = arith.constant 0 : index
 %r = scf.for %i = %c0 to %n step %n iter_args(%x = %a) -> (i32) { scf.yield %x : i32 }
 scf.for unsigned %i = %a to %a step %a : i32 { } {foo.bar}
 %z:2 = scf.if %c -> (i32, i32) { scf.yield %a, %a : i32,i32 } else { scf.yield %r, %a : i32,i32 } {x.y}
 scf.if %c { }
 %w2 = scf.while (%y = %a) : (i32) -> f32 { %f = arith.sitofp %y : i32 to f32
 scf.condition(%c) %f : f32 } do { ^bb0(%g: f32): scf.yield %a : i32 } attributes {k.l}
 %s = arith.select %c, %a, %r : i32
 %s2 = arith.select %v, %w, %w : vector<2xi1>, vector<2xi32>
 %true = arith.constant true
 %cf = arith.constant 1.5 : f32
 %cd = arith.constant dense<1> : vector<2xi32>
 %cm = arith.constant -5 : i32
 %ci = arith.constant 7 : index
 %k = arith.cmpi slt, %a, %a : i32
 return %s : i32
}
