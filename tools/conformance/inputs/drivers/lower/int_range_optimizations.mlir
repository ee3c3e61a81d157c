// RUN-FLAGS: --split-input-file --int-range-optimizations --allow-unregistered-dialect
func.func @masked(%a: i32) -> i1 {
  %c15 = arith.constant 15 : i32
  %c16 = arith.constant 16 : i32
  %x = arith.andi %a, %c15 : i32
  %p = arith.cmpi ult, %x, %c16 : i32
  return %p : i1
}
// -----
func.func @remainder(%a: i32) -> (i32, i32) {
  %c15 = arith.constant 15 : i32
  %c16 = arith.constant 16 : i32
  %x = arith.andi %a, %c15 : i32
  %r = arith.remui %x, %c16 : i32
  %s = arith.remsi %x, %c16 : i32
  return %r, %s : i32, i32
}
// -----
func.func @remainder_stays(%a: i32) -> (i32, i32) {
  %c15 = arith.constant 15 : i32
  %x = arith.andi %a, %c15 : i32
  %r = arith.remui %x, %c15 : i32
  %s = arith.remsi %a, %c15 : i32
  return %r, %s : i32, i32
}
// -----
func.func @extended(%a: i8) -> (i1, i1, i1) {
  %c256 = arith.constant 256 : i32
  %c128 = arith.constant 128 : i32
  %m129 = arith.constant -129 : i32
  %u = arith.extui %a : i8 to i32
  %s = arith.extsi %a : i8 to i32
  %p = arith.cmpi slt, %u, %c256 : i32
  %q = arith.cmpi slt, %s, %c128 : i32
  %r = arith.cmpi sgt, %s, %m129 : i32
  return %p, %q, %r : i1, i1, i1
}
// -----
func.func @loop(%m: memref<10xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %p = arith.cmpi slt, %i, %c10 : index
    %q = arith.cmpi sge, %i, %c0 : index
    %r = arith.cmpi sge, %i, %c1 : index
    "use"(%p, %q, %r) : (i1, i1, i1) -> ()
  }
  return
}
// -----
func.func @zero_trips() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c1 to %c0 step %c1 {
    %p = arith.cmpi slt, %i, %c1 : index
    "use"(%p, %i) : (i1, index) -> ()
  }
  return
}
// -----
func.func @one_trip() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}
// -----
func.func @carried(%n: index) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
    %t = arith.addi %s, %c1 : index
    scf.yield %t : index
  }
  %p = arith.cmpi sge, %r, %c0 : index
  return %p : i1
}
// -----
func.func @bounded_by_range(%a: i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c300 = arith.constant 300 : index
  %u = arith.extui %a : i8 to i64
  %n = arith.index_cast %u : i64 to index
  scf.for %i = %c0 to %n step %c1 {
    %p = arith.cmpi ult, %i, %c300 : index
    "use"(%p) : (i1) -> ()
  }
  return
}
// -----
func.func @selects(%p: i1) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %c9 = arith.constant 9 : i32
  %x = arith.select %p, %c3, %c5 : i32
  %q = arith.cmpi slt, %x, %c9 : i32
  return %q : i1
}
// -----
func.func @if_results(%p: i1) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %c9 = arith.constant 9 : i32
  %x = scf.if %p -> i32 {
    scf.yield %c3 : i32
  } else {
    scf.yield %c5 : i32
  }
  %q = arith.cmpi slt, %x, %c9 : i32
  return %q : i1
}
// -----
func.func @blocks(%p: i1) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %c9 = arith.constant 9 : i32
  cf.cond_br %p, ^bb1(%c3 : i32), ^bb1(%c5 : i32)
^bb1(%x: i32):
  %q = arith.cmpi slt, %x, %c9 : i32
  return %q : i1
}
// -----
func.func @overflow(%a: i32) -> (i1, i1) {
  %max = arith.constant 2147483647 : i32
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  %x = arith.maxsi %a, %c0 : i32
  %y = arith.addi %x, %c1 : i32
  %z = arith.addi %x, %c1 overflow<nsw> : i32
  %p = arith.cmpi sgt, %y, %c0 : i32
  %q = arith.cmpi sgt, %z, %c0 : i32
  return %p, %q : i1, i1
}
// -----
func.func @differences(%a: i8, %b: i8) -> (i1, i1) {
  %c256 = arith.constant 256 : i32
  %m256 = arith.constant -256 : i32
  %x = arith.extui %a : i8 to i32
  %y = arith.extui %b : i8 to i32
  %d = arith.subi %x, %y : i32
  %p = arith.cmpi slt, %d, %c256 : i32
  %q = arith.cmpi sgt, %d, %m256 : i32
  return %p, %q : i1, i1
}
// -----
func.func @products(%a: i8, %b: i8) -> (i1, i1) {
  %c65026 = arith.constant 65026 : i32
  %c0 = arith.constant 0 : i32
  %x = arith.extui %a : i8 to i32
  %y = arith.extui %b : i8 to i32
  %d = arith.muli %x, %y : i32
  %p = arith.cmpi slt, %d, %c65026 : i32
  %q = arith.cmpi sge, %d, %c0 : i32
  return %p, %q : i1, i1
}
// -----
func.func @quotients(%a: i8) -> (i1, i1, i1) {
  %c10 = arith.constant 10 : i32
  %c26 = arith.constant 26 : i32
  %c27 = arith.constant 27 : i32
  %x = arith.extui %a : i8 to i32
  %d = arith.divui %x, %c10 : i32
  %e = arith.ceildivui %x, %c10 : i32
  %f = arith.divsi %x, %c10 : i32
  %p = arith.cmpi slt, %d, %c26 : i32
  %q = arith.cmpi slt, %e, %c27 : i32
  %r = arith.cmpi slt, %f, %c26 : i32
  return %p, %q, %r : i1, i1, i1
}
// -----
func.func @signed_quotients(%a: i8) -> (i1, i1, i1, i1) {
  %c10 = arith.constant 10 : i32
  %c13 = arith.constant 13 : i32
  %m14 = arith.constant -14 : i32
  %x = arith.extsi %a : i8 to i32
  %f = arith.floordivsi %x, %c10 : i32
  %e = arith.ceildivsi %x, %c10 : i32
  %p = arith.cmpi slt, %f, %c13 : i32
  %q = arith.cmpi sgt, %f, %m14 : i32
  %r = arith.cmpi sle, %e, %c13 : i32
  %s = arith.cmpi sgt, %e, %m14 : i32
  return %p, %q, %r, %s : i1, i1, i1, i1
}
// -----
func.func @remainders(%a: i32) -> (i1, i1, i1) {
  %c10 = arith.constant 10 : i32
  %m10 = arith.constant -10 : i32
  %x = arith.remsi %a, %c10 : i32
  %y = arith.remui %a, %c10 : i32
  %p = arith.cmpi slt, %x, %c10 : i32
  %q = arith.cmpi sgt, %x, %m10 : i32
  %r = arith.cmpi ult, %y, %c10 : i32
  return %p, %q, %r : i1, i1, i1
}
// -----
func.func @bits(%a: i32, %b: i32) -> (i1, i1, i1) {
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  %c3 = arith.constant 3 : i32
  %x = arith.andi %a, %c7 : i32
  %y = arith.andi %b, %c3 : i32
  %o = arith.ori %x, %y : i32
  %e = arith.xori %x, %y : i32
  %n = arith.andi %x, %y : i32
  %p = arith.cmpi ult, %o, %c8 : i32
  %q = arith.cmpi ult, %e, %c8 : i32
  %r = arith.cmpi ule, %n, %c3 : i32
  return %p, %q, %r : i1, i1, i1
}
// -----
func.func @shifts(%a: i32) -> (i1, i1, i1) {
  %c7 = arith.constant 7 : i32
  %c2 = arith.constant 2 : i32
  %c29 = arith.constant 29 : i32
  %c28 = arith.constant 28 : i32
  %c8 = arith.constant 8 : i32
  %m5 = arith.constant -5 : i32
  %x = arith.andi %a, %c7 : i32
  %l = arith.shli %x, %c2 : i32
  %r = arith.shrui %a, %c29 : i32
  %s = arith.shrsi %a, %c29 : i32
  %p = arith.cmpi sle, %l, %c28 : i32
  %q = arith.cmpi ult, %r, %c8 : i32
  %t = arith.cmpi sgt, %s, %m5 : i32
  return %p, %q, %t : i1, i1, i1
}
// -----
func.func @minima(%a: i32, %b: i32) -> (i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i32
  %x = arith.minsi %a, %c7 : i32
  %y = arith.maxsi %a, %c7 : i32
  %z = arith.minui %a, %c7 : i32
  %w = arith.maxui %a, %c7 : i32
  %p = arith.cmpi sle, %x, %c7 : i32
  %q = arith.cmpi sge, %y, %c7 : i32
  %r = arith.cmpi ule, %z, %c7 : i32
  %s = arith.cmpi uge, %w, %c7 : i32
  return %p, %q, %r, %s : i1, i1, i1, i1
}
// -----
func.func @truncated(%a: i32) -> (i1, i1) {
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i8
  %c0 = arith.constant 0 : i8
  %x = arith.andi %a, %c7 : i32
  %t = arith.trunci %x : i32 to i8
  %u = arith.trunci %a : i32 to i8
  %p = arith.cmpi ult, %t, %c8 : i8
  %q = arith.cmpi sge, %u, %c0 : i8
  return %p, %q : i1, i1
}
// -----
func.func @booleans(%p: i1) -> (i32, i1) {
  %c2 = arith.constant 2 : i32
  %c1 = arith.constant 1 : i32
  %x = arith.extui %p : i1 to i32
  %r = arith.remui %x, %c2 : i32
  %q = arith.cmpi ugt, %x, %c1 : i32
  return %r, %q : i32, i1
}
// -----
func.func private @callee(%a: i32) -> i32 {
  %c10 = arith.constant 10 : i32
  %p = arith.cmpi slt, %a, %c10 : i32
  "use"(%p) : (i1) -> ()
  return %a : i32
}
func.func @caller() -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %c7 = arith.constant 7 : i32
  %r = call @callee(%c3) : (i32) -> i32
  %s = call @callee(%c5) : (i32) -> i32
  %p = arith.cmpi slt, %r, %c7 : i32
  return %p : i1
}
// -----
func.func @index_dialect(%a: index) -> (i1, i1, i1) {
  %c7 = index.constant 7
  %c8 = index.constant 8
  %x = index.and %a, %c7
  %p = index.cmp ult(%x, %c8)
  %y = index.add %x, %c8
  %q = index.cmp uge(%y, %c8)
  %z = index.remu %a, %c8
  %r = index.cmp ult(%z, %c8)
  return %p, %q, %r : i1, i1, i1
}
// -----
func.func @index_more(%a: index, %b: i8) -> (i1, i1, i1, i1) {
  %c7 = index.constant 7
  %c300 = index.constant 300
  %c32 = index.constant 32
  %x = index.castu %b : i8 to index
  %p = index.cmp ult(%x, %c300)
  %y = index.maxs %a, %c7
  %q = index.cmp sge(%y, %c7)
  %z = index.divu %x, %c7
  %r = index.cmp ult(%z, %c300)
  %s = index.sizeof
  %t = index.cmp uge(%s, %c32)
  return %p, %q, %r, %t : i1, i1, i1, i1
}
// -----
func.func @index_wraps(%a: index) -> (i1, i1) {
  %c4g = index.constant 4294967296
  %c1 = index.constant 1
  %x = index.shl %c1, %c1
  %y = index.mul %c4g, %c1
  %p = index.cmp eq(%y, %c4g)
  %q = index.cmp eq(%x, %c1)
  return %p, %q : i1, i1
}
// -----
func.func @vectors(%a: vector<4xi32>) -> vector<4xi1> {
  %c7 = arith.constant dense<7> : vector<4xi32>
  %c8 = arith.constant dense<8> : vector<4xi32>
  %x = arith.andi %a, %c7 : vector<4xi32>
  %p = arith.cmpi ult, %x, %c8 : vector<4xi32>
  return %p : vector<4xi1>
}
// -----
func.func @several_elements(%a: vector<2xi32>) -> vector<2xi1> {
  %c = arith.constant dense<[7, 3]> : vector<2xi32>
  %c8 = arith.constant dense<8> : vector<2xi32>
  %p = arith.cmpi ult, %c, %c8 : vector<2xi32>
  %x = arith.minui %a, %c : vector<2xi32>
  %q = arith.cmpi ult, %x, %c8 : vector<2xi32>
  return %q : vector<2xi1>
}
// -----
func.func @parallel(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j) = (%c0, %c1) to (%c5, %n) step (%c1, %c1) {
    %p = arith.cmpi slt, %i, %c5 : index
    %q = arith.cmpi sge, %j, %c1 : index
    "use"(%p, %q) : (i1, i1) -> ()
  }
  return
}
// -----
func.func @forall(%n: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.forall (%i, %j) in (5, %n) {
    %p = arith.cmpi slt, %i, %c5 : index
    %q = arith.cmpi sge, %j, %c0 : index
    "use"(%p, %q) : (i1, i1) -> ()
  }
  return
}
// -----
func.func @while(%n: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r = scf.while (%x = %c0) : (i32) -> i32 {
    %t = arith.cmpi slt, %x, %n : i32
    scf.condition(%t) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %c1 : i32
  }
  %p = arith.cmpi ule, %r, %c1 : i32
  return %p : i1
}
// -----
func.func @dead_code(%a: i32) -> i32 {
  %f = arith.constant false
  %c3 = arith.constant 3 : i32
  cf.cond_br %f, ^bb1, ^bb2(%c3 : i32)
^bb1:
  cf.br ^bb2(%a : i32)
^bb2(%x: i32):
  return %x : i32
}
// -----
func.func @equal_ranges(%a: i32) -> (i1, i1, i1) {
  %c3 = arith.constant 3 : i32
  %x = arith.maxsi %a, %c3 : i32
  %y = arith.minsi %x, %c3 : i32
  %p = arith.cmpi eq, %y, %c3 : i32
  %q = arith.cmpi ne, %y, %c3 : i32
  %r = arith.cmpi ne, %x, %c3 : i32
  return %p, %q, %r : i1, i1, i1
}
// -----
func.func @unused_and_effects(%a: i32) {
  %c3 = arith.constant 3 : i32
  %x = arith.andi %a, %c3 : i32
  %p = arith.cmpi ult, %x, %c3 : i32
  "use"(%c3) : (i32) -> ()
  return
}
// -----
func.func @unknown_region(%a: i32) {
  %c3 = arith.constant 3 : i32
  "region"(%c3) ({
  ^bb0(%x: i32):
    %p = arith.cmpi eq, %x, %c3 : i32
    "use"(%p) : (i1) -> ()
  }) : (i32) -> ()
  return
}
// -----
func.func @wide(%a: i64) -> (i1, i1) {
  %max = arith.constant 9223372036854775807 : i64
  %min = arith.constant -9223372036854775808 : i64
  %p = arith.cmpi sle, %a, %max : i64
  %q = arith.cmpi sge, %a, %min : i64
  return %p, %q : i1, i1
}
// -----
func.func @division_by_range(%a: i32, %b: i8) -> i1 {
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  %c100 = arith.constant 100 : i32
  %x = arith.extui %b : i8 to i32
  %y = arith.addi %x, %c1 : i32
  %d = arith.divui %c100, %y : i32
  %e = arith.divui %c100, %x : i32
  %p = arith.cmpi ule, %d, %c100 : i32
  %q = arith.cmpi ule, %e, %c100 : i32
  %r = arith.andi %p, %q : i1
  return %r : i1
}
// -----
func.func @extended_arithmetic(%a: i8, %b: i8) -> (i1, i1) {
  %c600 = arith.constant 600 : i32
  %x = arith.extui %a : i8 to i32
  %y = arith.extui %b : i8 to i32
  %s, %o = arith.addui_extended %x, %y : i32, i1
  %p = arith.cmpi ult, %s, %c600 : i32
  return %p, %o : i1, i1
}
