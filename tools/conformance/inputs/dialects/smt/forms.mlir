// A solver, and all that is said to it.
func.func @solve(%limit: i32) -> i1 {
  %0 = smt.solver(%limit) {test.note} : (i32) -> i1 {
  ^bb0(%arg: i32):
    smt.set_logic "QF_BV"
    %a = smt.declare_fun : !smt.bool
    %b = smt.declare_fun "b" : !smt.bool
    smt.push 1
    smt.assert %a
    smt.pop 1 {test.note}
    smt.reset
    %1 = smt.check sat {
      %true = arith.constant true
      smt.yield %true : i1
    } unknown {
      %false = arith.constant false
      smt.yield %false : i1
    } unsat {
      %false = arith.constant false
      smt.yield %false : i1
    } -> i1
    smt.yield %1 : i1
  }
  smt.solver() : () -> () {
    smt.check {test.note} sat {
    } unknown {
    } unsat {
    }
  }
  return %0 : i1
}

// -----

// Truth values.
func.func @truth(%a: !smt.bool, %b: !smt.bool, %c: !smt.bool) {
  %0 = smt.constant true
  %1 = smt.constant false {test.note}
  %2 = smt.not %0
  %3 = smt.and %a, %b, %c
  %4 = smt.or %a, %2
  %5 = smt.xor %a, %b, %c {test.note}
  %6 = smt.implies %3, %4
  %7 = smt.ite %6, %5, %1 : !smt.bool
  %8 = smt.eq %a, %b, %7 : !smt.bool
  %9 = smt.distinct %a, %b {test.note} : !smt.bool
  return
}

// -----

// Functions and sorts of the solver.
func.func @free() {
  %0 = smt.declare_fun "sort" : !smt.sort<"list"[!smt.int]>
  %1 = smt.declare_fun "plain" {test.note} : !smt.sort<"thing">
  %2 = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bv<8>>
  %3 = smt.declare_fun "sort" : !smt.int
  %4 = smt.constant true
  %5 = smt.apply_func %2(%3, %4) : !smt.func<(!smt.int, !smt.bool) !smt.bv<8>>
  %6 = smt.ite %4, %0, %0 : !smt.sort<"list"[!smt.int]>
  %7 = smt.eq %5, %5, %5 {test.note} : !smt.bv<8>
  %8 = smt.ite %4, %2, %2 : !smt.func<(!smt.int, !smt.bool) !smt.bv<8>>
  return
}

// -----

// Integers of any size.
func.func @integers(%a: !smt.int, %b: !smt.int) {
  %0 = smt.int.constant 0
  %1 = smt.int.constant 5
  %2 = smt.int.constant 123456789012345678901234567890
  %3 = smt.int.constant 0xFF {test.note}
  %4 = smt.int.constant 255
  %5 = smt.int.add %a, %b, %0
  %6 = smt.int.mul %5, %1
  %7 = smt.int.sub %6, %2
  %8 = smt.int.div %7, %3
  %9 = smt.int.mod %8, %4 {test.note}
  %10 = smt.int.abs %9
  %11 = smt.int.cmp lt %10, %a
  %12 = smt.int.cmp le %10, %a
  %13 = smt.int.cmp gt %10, %a
  %14 = smt.int.cmp ge %10, %a {test.note}
  %15 = smt.int2bv %10 : !smt.bv<6>
  %16 = smt.bv2int %15 : !smt.bv<6>
  %17 = smt.bv2int %15 signed : !smt.bv<6>
  return
}

// -----

// Bit vectors.
func.func @bits(%a: !smt.bv<8>, %b: !smt.bv<8>, %c: !smt.bv<3>) {
  %2 = smt.bv.neg %a : !smt.bv<8>
  %3 = smt.bv.not %2 {test.note} : !smt.bv<8>
  %4 = smt.bv.add %3, %b : !smt.bv<8>
  %5 = smt.bv.mul %4, %b : !smt.bv<8>
  %6 = smt.bv.and %5, %b : !smt.bv<8>
  %7 = smt.bv.or %6, %b : !smt.bv<8>
  %8 = smt.bv.xor %7, %b : !smt.bv<8>
  %9 = smt.bv.udiv %8, %b : !smt.bv<8>
  %10 = smt.bv.sdiv %9, %b : !smt.bv<8>
  %11 = smt.bv.urem %10, %b : !smt.bv<8>
  %12 = smt.bv.srem %11, %b : !smt.bv<8>
  %13 = smt.bv.smod %12, %b : !smt.bv<8>
  %14 = smt.bv.shl %13, %b : !smt.bv<8>
  %15 = smt.bv.lshr %14, %b : !smt.bv<8>
  %16 = smt.bv.ashr %15, %b : !smt.bv<8>
  %17 = smt.bv.concat %16, %c : !smt.bv<8>, !smt.bv<3>
  %18 = smt.bv.extract %17 from 3 : (!smt.bv<11>) -> !smt.bv<4>
  %19 = smt.bv.repeat 3 times %18 {test.note} : !smt.bv<4>
  %20 = smt.bv.repeat 1 times %18 : !smt.bv<4>
  %21 = smt.bv.cmp slt %a, %b : !smt.bv<8>
  %22 = smt.bv.cmp sle %a, %b : !smt.bv<8>
  %23 = smt.bv.cmp sgt %a, %b : !smt.bv<8>
  %24 = smt.bv.cmp sge %a, %b : !smt.bv<8>
  %25 = smt.bv.cmp ult %a, %b : !smt.bv<8>
  %26 = smt.bv.cmp ule %a, %b : !smt.bv<8>
  %27 = smt.bv.cmp ugt %a, %b : !smt.bv<8>
  %28 = smt.bv.cmp uge %a, %b {test.note} : !smt.bv<8>
  return
}

// -----

// Arrays.
func.func @arrays(%a: !smt.array<[!smt.int -> !smt.bool]>, %i: !smt.int, %b: !smt.bool) {
  %0 = smt.array.select %a[%i] : !smt.array<[!smt.int -> !smt.bool]>
  %1 = smt.array.store %a[%i], %b : !smt.array<[!smt.int -> !smt.bool]>
  %2 = smt.array.broadcast %i {test.note} : !smt.array<[!smt.bv<2> -> !smt.int]>
  %3 = smt.array.broadcast %2 : !smt.array<[!smt.bool -> !smt.array<[!smt.bv<2> -> !smt.int]>]>
  return
}

// -----

// Quantifiers.
func.func @quantified(%p: !smt.func<(!smt.int) !smt.bool>) {
  %0 = smt.forall {
    %5 = smt.constant true
    smt.yield %5 : !smt.bool
  }
  %1 = smt.forall ["x", "y"] {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %5 = smt.eq %x, %y : !smt.int
    smt.yield %5 : !smt.bool
  } patterns {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %5 = smt.apply_func %p(%x) : !smt.func<(!smt.int) !smt.bool>
    %6 = smt.apply_func %p(%y) : !smt.func<(!smt.int) !smt.bool>
    smt.yield %5, %6 : !smt.bool, !smt.bool
  }, {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %5 = smt.int.cmp lt %x, %y
    smt.yield %5 : !smt.bool
  }
  %2 = smt.exists no_pattern weight 2 attributes {test.note} {
  ^bb0(%x: !smt.bv<4>):
    %5 = smt.eq %x, %x : !smt.bv<4>
    smt.yield %5 : !smt.bool
  }
  %3 = smt.exists weight 1 {
    smt.yield %2 : !smt.bool
  }
  return
}

// -----

// Types and attributes by themselves.
func.func private @types(!smt.sort<"pair"[!smt.int, !smt.bool]>, !smt.func<(!smt.sort<"a">) !smt.array<[!smt.int -> !smt.int]>>, !smt.bv<1>) attributes {test.bits = #smt.bv<3> : !smt.bv<7>, test.more = [#smt.bv<0> : !smt.bv<1>]}

// -----

func.func @bits() {
  %0 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
  %2 = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %1 = smt.bv.constant #smt.bv<-1> : !smt.bv<1> {test.note}
  %3 = smt.bv.constant #smt.bv<255> : !smt.bv<8>
  return
}

// -----

func.func @b() { 
  %3 = smt.bv.constant #smt.bv<0x5> : !smt.bv<8>
  %4 = smt.bv.constant #smt.bv<128> : !smt.bv<8>
  %5 = smt.bv.constant #smt.bv<-128> : !smt.bv<8>
  %6 = smt.bv.constant #smt.bv<340282366920938463463374607431768211455> : !smt.bv<128>
  return }

// -----

// Negative constants: upstream names them %c-5 and %c-255, ours by the unsigned number.
func.func @negative() {
  %0 = smt.int.constant -5
  %1 = smt.int.constant -255 {test.note}
  return
}

// -----

// Upstream names constants of bits: %c5_bv8 and %c-1_bv1; ours does not.
func.func @bits() {
  %0 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
  %1 = smt.bv.constant #smt.bv<-1> : !smt.bv<1> {test.note}
  return
}
