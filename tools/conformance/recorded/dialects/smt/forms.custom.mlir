module {
  func.func @solve(%arg0: i32) -> i1 {
    %0 = smt.solver(%arg0) {test.note} : (i32) -> i1 {
    ^bb0(%arg1: i32):
      smt.set_logic "QF_BV"
      %1 = smt.declare_fun : !smt.bool
      %b = smt.declare_fun "b" : !smt.bool
      smt.push 1
      smt.assert %1
      smt.pop 1 {test.note}
      smt.reset
      %2 = smt.check sat {
        %true = arith.constant true
        smt.yield %true : i1
      } unknown {
        %false = arith.constant false
        smt.yield %false : i1
      } unsat {
        %false = arith.constant false
        smt.yield %false : i1
      } -> i1
      smt.yield %2 : i1
    }
    smt.solver() : () -> () {
      smt.check {test.note} sat {
      } unknown {
      } unsat {
      }
    }
    return %0 : i1
  }
}

// -----
module {
  func.func @truth(%arg0: !smt.bool, %arg1: !smt.bool, %arg2: !smt.bool) {
    %true = smt.constant true
    %false = smt.constant false {test.note}
    %0 = smt.not %true
    %1 = smt.and %arg0, %arg1, %arg2
    %2 = smt.or %arg0, %0
    %3 = smt.xor %arg0, %arg1, %arg2 {test.note}
    %4 = smt.implies %1, %2
    %5 = smt.ite %4, %3, %false : !smt.bool
    %6 = smt.eq %arg0, %arg1, %5 : !smt.bool
    %7 = smt.distinct %arg0, %arg1 {test.note} : !smt.bool
    return
  }
}

// -----
module {
  func.func @free() {
    %sort = smt.declare_fun "sort" : !smt.sort<"list"[!smt.int]>
    %plain = smt.declare_fun "plain" {test.note} : !smt.sort<"thing">
    %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bv<8>>
    %sort_0 = smt.declare_fun "sort" : !smt.int
    %true = smt.constant true
    %0 = smt.apply_func %f(%sort_0, %true) : !smt.func<(!smt.int, !smt.bool) !smt.bv<8>>
    %1 = smt.ite %true, %sort, %sort : !smt.sort<"list"[!smt.int]>
    %2 = smt.eq %0, %0, %0 {test.note} : !smt.bv<8>
    %3 = smt.ite %true, %f, %f : !smt.func<(!smt.int, !smt.bool) !smt.bv<8>>
    return
  }
}

// -----
module {
  func.func @integers(%arg0: !smt.int, %arg1: !smt.int) {
    %c0 = smt.int.constant 0
    %c5 = smt.int.constant 5
    %c123456789012345678901234567890 = smt.int.constant 123456789012345678901234567890
    %c255 = smt.int.constant 255 {test.note}
    %c255_0 = smt.int.constant 255
    %0 = smt.int.add %arg0, %arg1, %c0
    %1 = smt.int.mul %0, %c5
    %2 = smt.int.sub %1, %c123456789012345678901234567890
    %3 = smt.int.div %2, %c255
    %4 = smt.int.mod %3, %c255_0 {test.note}
    %5 = smt.int.abs %4
    %6 = smt.int.cmp lt %5, %arg0
    %7 = smt.int.cmp le %5, %arg0
    %8 = smt.int.cmp gt %5, %arg0
    %9 = smt.int.cmp ge %5, %arg0 {test.note}
    %10 = smt.int2bv %5 : !smt.bv<6>
    %11 = smt.bv2int %10 : !smt.bv<6>
    %12 = smt.bv2int %10 signed : !smt.bv<6>
    return
  }
}

// -----
module {
  func.func @bits(%arg0: !smt.bv<8>, %arg1: !smt.bv<8>, %arg2: !smt.bv<3>) {
    %0 = smt.bv.neg %arg0 : !smt.bv<8>
    %1 = smt.bv.not %0 {test.note} : !smt.bv<8>
    %2 = smt.bv.add %1, %arg1 : !smt.bv<8>
    %3 = smt.bv.mul %2, %arg1 : !smt.bv<8>
    %4 = smt.bv.and %3, %arg1 : !smt.bv<8>
    %5 = smt.bv.or %4, %arg1 : !smt.bv<8>
    %6 = smt.bv.xor %5, %arg1 : !smt.bv<8>
    %7 = smt.bv.udiv %6, %arg1 : !smt.bv<8>
    %8 = smt.bv.sdiv %7, %arg1 : !smt.bv<8>
    %9 = smt.bv.urem %8, %arg1 : !smt.bv<8>
    %10 = smt.bv.srem %9, %arg1 : !smt.bv<8>
    %11 = smt.bv.smod %10, %arg1 : !smt.bv<8>
    %12 = smt.bv.shl %11, %arg1 : !smt.bv<8>
    %13 = smt.bv.lshr %12, %arg1 : !smt.bv<8>
    %14 = smt.bv.ashr %13, %arg1 : !smt.bv<8>
    %15 = smt.bv.concat %14, %arg2 : !smt.bv<8>, !smt.bv<3>
    %16 = smt.bv.extract %15 from 3 : (!smt.bv<11>) -> !smt.bv<4>
    %17 = smt.bv.repeat 3 times %16 {test.note} : !smt.bv<4>
    %18 = smt.bv.repeat 1 times %16 : !smt.bv<4>
    %19 = smt.bv.cmp slt %arg0, %arg1 : !smt.bv<8>
    %20 = smt.bv.cmp sle %arg0, %arg1 : !smt.bv<8>
    %21 = smt.bv.cmp sgt %arg0, %arg1 : !smt.bv<8>
    %22 = smt.bv.cmp sge %arg0, %arg1 : !smt.bv<8>
    %23 = smt.bv.cmp ult %arg0, %arg1 : !smt.bv<8>
    %24 = smt.bv.cmp ule %arg0, %arg1 : !smt.bv<8>
    %25 = smt.bv.cmp ugt %arg0, %arg1 : !smt.bv<8>
    %26 = smt.bv.cmp uge %arg0, %arg1 {test.note} : !smt.bv<8>
    return
  }
}

// -----
module {
  func.func @arrays(%arg0: !smt.array<[!smt.int -> !smt.bool]>, %arg1: !smt.int, %arg2: !smt.bool) {
    %0 = smt.array.select %arg0[%arg1] : !smt.array<[!smt.int -> !smt.bool]>
    %1 = smt.array.store %arg0[%arg1], %arg2 : !smt.array<[!smt.int -> !smt.bool]>
    %2 = smt.array.broadcast %arg1 {test.note} : !smt.array<[!smt.bv<2> -> !smt.int]>
    %3 = smt.array.broadcast %2 : !smt.array<[!smt.bool -> !smt.array<[!smt.bv<2> -> !smt.int]>]>
    return
  }
}

// -----
module {
  func.func @quantified(%arg0: !smt.func<(!smt.int) !smt.bool>) {
    %0 = smt.forall {
      %true = smt.constant true
      smt.yield %true : !smt.bool
    }
    %1 = smt.forall ["x", "y"] {
    ^bb0(%arg1: !smt.int, %arg2: !smt.int):
      %4 = smt.eq %arg1, %arg2 : !smt.int
      smt.yield %4 : !smt.bool
    } patterns {
    ^bb0(%arg1: !smt.int, %arg2: !smt.int):
      %4 = smt.apply_func %arg0(%arg1) : !smt.func<(!smt.int) !smt.bool>
      %5 = smt.apply_func %arg0(%arg2) : !smt.func<(!smt.int) !smt.bool>
      smt.yield %4, %5 : !smt.bool, !smt.bool
    }, {
    ^bb0(%arg1: !smt.int, %arg2: !smt.int):
      %4 = smt.int.cmp lt %arg1, %arg2
      smt.yield %4 : !smt.bool
    }
    %2 = smt.exists no_pattern weight 2 attributes {test.note} {
    ^bb0(%arg1: !smt.bv<4>):
      %4 = smt.eq %arg1, %arg1 : !smt.bv<4>
      smt.yield %4 : !smt.bool
    }
    %3 = smt.exists weight 1 {
      smt.yield %2 : !smt.bool
    }
    return
  }
}

// -----
module {
  func.func private @types(!smt.sort<"pair"[!smt.int, !smt.bool]>, !smt.func<(!smt.sort<"a">) !smt.array<[!smt.int -> !smt.int]>>, !smt.bv<1>) attributes {test.bits = #smt.bv<3> : !smt.bv<7>, test.more = [#smt.bv<0> : !smt.bv<1>]}
}

// -----
module {
  func.func @bits() {
    %c5_bv8 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
    %c-3_bv8 = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
    %c-1_bv1 = smt.bv.constant #smt.bv<-1> : !smt.bv<1> {test.note}
    %c-1_bv8 = smt.bv.constant #smt.bv<-1> : !smt.bv<8>
    return
  }
}

// -----
module {
  func.func @b() {
    %c5_bv8 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
    %c-128_bv8 = smt.bv.constant #smt.bv<-128> : !smt.bv<8>
    %c-128_bv8_0 = smt.bv.constant #smt.bv<-128> : !smt.bv<8>
    %c-1_bv128 = smt.bv.constant #smt.bv<-1> : !smt.bv<128>
    return
  }
}

// -----
module {
  func.func @negative() {
    %c-5 = smt.int.constant -5
    %c-255 = smt.int.constant -255 {test.note}
    return
  }
}

// -----
module {
  func.func @bits() {
    %c5_bv8 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
    %c-1_bv1 = smt.bv.constant #smt.bv<-1> : !smt.bv<1> {test.note}
    return
  }
}

