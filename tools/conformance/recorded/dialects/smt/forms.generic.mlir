"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "solve"}> ({
  ^bb0(%arg0: i32):
    %0 = "smt.solver"(%arg0) ({
    ^bb0(%arg1: i32):
      "smt.set_logic"() <{logic = "QF_BV"}> : () -> ()
      %1 = "smt.declare_fun"() : () -> !smt.bool
      %2 = "smt.declare_fun"() <{namePrefix = "b"}> : () -> !smt.bool
      "smt.push"() <{count = 1 : i32}> : () -> ()
      "smt.assert"(%1) : (!smt.bool) -> ()
      "smt.pop"() <{count = 1 : i32}> {test.note} : () -> ()
      "smt.reset"() : () -> ()
      %3 = "smt.check"() ({
        %6 = "arith.constant"() <{value = true}> : () -> i1
        "smt.yield"(%6) : (i1) -> ()
      }, {
        %5 = "arith.constant"() <{value = false}> : () -> i1
        "smt.yield"(%5) : (i1) -> ()
      }, {
        %4 = "arith.constant"() <{value = false}> : () -> i1
        "smt.yield"(%4) : (i1) -> ()
      }) : () -> i1
      "smt.yield"(%3) : (i1) -> ()
    }) {test.note} : (i32) -> i1
    "smt.solver"() ({
      "smt.check"() ({
        "smt.yield"() : () -> ()
      }, {
        "smt.yield"() : () -> ()
      }, {
        "smt.yield"() : () -> ()
      }) {test.note} : () -> ()
      "smt.yield"() : () -> ()
    }) : () -> ()
    "func.return"(%0) : (i1) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!smt.bool, !smt.bool, !smt.bool) -> (), sym_name = "truth"}> ({
  ^bb0(%arg0: !smt.bool, %arg1: !smt.bool, %arg2: !smt.bool):
    %0 = "smt.constant"() <{value = true}> : () -> !smt.bool
    %1 = "smt.constant"() <{value = false}> {test.note} : () -> !smt.bool
    %2 = "smt.not"(%0) : (!smt.bool) -> !smt.bool
    %3 = "smt.and"(%arg0, %arg1, %arg2) : (!smt.bool, !smt.bool, !smt.bool) -> !smt.bool
    %4 = "smt.or"(%arg0, %2) : (!smt.bool, !smt.bool) -> !smt.bool
    %5 = "smt.xor"(%arg0, %arg1, %arg2) {test.note} : (!smt.bool, !smt.bool, !smt.bool) -> !smt.bool
    %6 = "smt.implies"(%3, %4) : (!smt.bool, !smt.bool) -> !smt.bool
    %7 = "smt.ite"(%6, %5, %1) : (!smt.bool, !smt.bool, !smt.bool) -> !smt.bool
    %8 = "smt.eq"(%arg0, %arg1, %7) : (!smt.bool, !smt.bool, !smt.bool) -> !smt.bool
    %9 = "smt.distinct"(%arg0, %arg1) {test.note} : (!smt.bool, !smt.bool) -> !smt.bool
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "free"}> ({
    %0 = "smt.declare_fun"() <{namePrefix = "sort"}> : () -> !smt.sort<"list"[!smt.int]>
    %1 = "smt.declare_fun"() <{namePrefix = "plain"}> {test.note} : () -> !smt.sort<"thing">
    %2 = "smt.declare_fun"() <{namePrefix = "f"}> : () -> !smt.func<(!smt.int, !smt.bool) !smt.bv<8>>
    %3 = "smt.declare_fun"() <{namePrefix = "sort"}> : () -> !smt.int
    %4 = "smt.constant"() <{value = true}> : () -> !smt.bool
    %5 = "smt.apply_func"(%2, %3, %4) : (!smt.func<(!smt.int, !smt.bool) !smt.bv<8>>, !smt.int, !smt.bool) -> !smt.bv<8>
    %6 = "smt.ite"(%4, %0, %0) : (!smt.bool, !smt.sort<"list"[!smt.int]>, !smt.sort<"list"[!smt.int]>) -> !smt.sort<"list"[!smt.int]>
    %7 = "smt.eq"(%5, %5, %5) {test.note} : (!smt.bv<8>, !smt.bv<8>, !smt.bv<8>) -> !smt.bool
    %8 = "smt.ite"(%4, %2, %2) : (!smt.bool, !smt.func<(!smt.int, !smt.bool) !smt.bv<8>>, !smt.func<(!smt.int, !smt.bool) !smt.bv<8>>) -> !smt.func<(!smt.int, !smt.bool) !smt.bv<8>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!smt.int, !smt.int) -> (), sym_name = "integers"}> ({
  ^bb0(%arg0: !smt.int, %arg1: !smt.int):
    %0 = "smt.int.constant"() <{value = 0 : ui64}> : () -> !smt.int
    %1 = "smt.int.constant"() <{value = 5 : ui4}> : () -> !smt.int
    %2 = "smt.int.constant"() <{value = 123456789012345678901234567890 : ui120}> : () -> !smt.int
    %3 = "smt.int.constant"() <{value = 255 : ui9}> {test.note} : () -> !smt.int
    %4 = "smt.int.constant"() <{value = 255 : ui12}> : () -> !smt.int
    %5 = "smt.int.add"(%arg0, %arg1, %0) : (!smt.int, !smt.int, !smt.int) -> !smt.int
    %6 = "smt.int.mul"(%5, %1) : (!smt.int, !smt.int) -> !smt.int
    %7 = "smt.int.sub"(%6, %2) : (!smt.int, !smt.int) -> !smt.int
    %8 = "smt.int.div"(%7, %3) : (!smt.int, !smt.int) -> !smt.int
    %9 = "smt.int.mod"(%8, %4) {test.note} : (!smt.int, !smt.int) -> !smt.int
    %10 = "smt.int.abs"(%9) : (!smt.int) -> !smt.int
    %11 = "smt.int.cmp"(%10, %arg0) <{pred = 0 : i64}> : (!smt.int, !smt.int) -> !smt.bool
    %12 = "smt.int.cmp"(%10, %arg0) <{pred = 1 : i64}> : (!smt.int, !smt.int) -> !smt.bool
    %13 = "smt.int.cmp"(%10, %arg0) <{pred = 2 : i64}> : (!smt.int, !smt.int) -> !smt.bool
    %14 = "smt.int.cmp"(%10, %arg0) <{pred = 3 : i64}> {test.note} : (!smt.int, !smt.int) -> !smt.bool
    %15 = "smt.int2bv"(%10) : (!smt.int) -> !smt.bv<6>
    %16 = "smt.bv2int"(%15) : (!smt.bv<6>) -> !smt.int
    %17 = "smt.bv2int"(%15) <{is_signed}> : (!smt.bv<6>) -> !smt.int
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!smt.bv<8>, !smt.bv<8>, !smt.bv<3>) -> (), sym_name = "bits"}> ({
  ^bb0(%arg0: !smt.bv<8>, %arg1: !smt.bv<8>, %arg2: !smt.bv<3>):
    %0 = "smt.bv.neg"(%arg0) : (!smt.bv<8>) -> !smt.bv<8>
    %1 = "smt.bv.not"(%0) {test.note} : (!smt.bv<8>) -> !smt.bv<8>
    %2 = "smt.bv.add"(%1, %arg1) : (!smt.bv<8>, !smt.bv<8>) -> !smt.bv<8>
    %3 = "smt.bv.mul"(%2, %arg1) : (!smt.bv<8>, !smt.bv<8>) -> !smt.bv<8>
    %4 = "smt.bv.and"(%3, %arg1) : (!smt.bv<8>, !smt.bv<8>) -> !smt.bv<8>
    %5 = "smt.bv.or"(%4, %arg1) : (!smt.bv<8>, !smt.bv<8>) -> !smt.bv<8>
    %6 = "smt.bv.xor"(%5, %arg1) : (!smt.bv<8>, !smt.bv<8>) -> !smt.bv<8>
    %7 = "smt.bv.udiv"(%6, %arg1) : (!smt.bv<8>, !smt.bv<8>) -> !smt.bv<8>
    %8 = "smt.bv.sdiv"(%7, %arg1) : (!smt.bv<8>, !smt.bv<8>) -> !smt.bv<8>
    %9 = "smt.bv.urem"(%8, %arg1) : (!smt.bv<8>, !smt.bv<8>) -> !smt.bv<8>
    %10 = "smt.bv.srem"(%9, %arg1) : (!smt.bv<8>, !smt.bv<8>) -> !smt.bv<8>
    %11 = "smt.bv.smod"(%10, %arg1) : (!smt.bv<8>, !smt.bv<8>) -> !smt.bv<8>
    %12 = "smt.bv.shl"(%11, %arg1) : (!smt.bv<8>, !smt.bv<8>) -> !smt.bv<8>
    %13 = "smt.bv.lshr"(%12, %arg1) : (!smt.bv<8>, !smt.bv<8>) -> !smt.bv<8>
    %14 = "smt.bv.ashr"(%13, %arg1) : (!smt.bv<8>, !smt.bv<8>) -> !smt.bv<8>
    %15 = "smt.bv.concat"(%14, %arg2) : (!smt.bv<8>, !smt.bv<3>) -> !smt.bv<11>
    %16 = "smt.bv.extract"(%15) <{lowBit = 3 : i32}> : (!smt.bv<11>) -> !smt.bv<4>
    %17 = "smt.bv.repeat"(%16) {test.note} : (!smt.bv<4>) -> !smt.bv<12>
    %18 = "smt.bv.repeat"(%16) : (!smt.bv<4>) -> !smt.bv<4>
    %19 = "smt.bv.cmp"(%arg0, %arg1) <{pred = 0 : i64}> : (!smt.bv<8>, !smt.bv<8>) -> !smt.bool
    %20 = "smt.bv.cmp"(%arg0, %arg1) <{pred = 1 : i64}> : (!smt.bv<8>, !smt.bv<8>) -> !smt.bool
    %21 = "smt.bv.cmp"(%arg0, %arg1) <{pred = 2 : i64}> : (!smt.bv<8>, !smt.bv<8>) -> !smt.bool
    %22 = "smt.bv.cmp"(%arg0, %arg1) <{pred = 3 : i64}> : (!smt.bv<8>, !smt.bv<8>) -> !smt.bool
    %23 = "smt.bv.cmp"(%arg0, %arg1) <{pred = 4 : i64}> : (!smt.bv<8>, !smt.bv<8>) -> !smt.bool
    %24 = "smt.bv.cmp"(%arg0, %arg1) <{pred = 5 : i64}> : (!smt.bv<8>, !smt.bv<8>) -> !smt.bool
    %25 = "smt.bv.cmp"(%arg0, %arg1) <{pred = 6 : i64}> : (!smt.bv<8>, !smt.bv<8>) -> !smt.bool
    %26 = "smt.bv.cmp"(%arg0, %arg1) <{pred = 7 : i64}> {test.note} : (!smt.bv<8>, !smt.bv<8>) -> !smt.bool
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!smt.array<[!smt.int -> !smt.bool]>, !smt.int, !smt.bool) -> (), sym_name = "arrays"}> ({
  ^bb0(%arg0: !smt.array<[!smt.int -> !smt.bool]>, %arg1: !smt.int, %arg2: !smt.bool):
    %0 = "smt.array.select"(%arg0, %arg1) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.int) -> !smt.bool
    %1 = "smt.array.store"(%arg0, %arg1, %arg2) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.int, !smt.bool) -> !smt.array<[!smt.int -> !smt.bool]>
    %2 = "smt.array.broadcast"(%arg1) {test.note} : (!smt.int) -> !smt.array<[!smt.bv<2> -> !smt.int]>
    %3 = "smt.array.broadcast"(%2) : (!smt.array<[!smt.bv<2> -> !smt.int]>) -> !smt.array<[!smt.bool -> !smt.array<[!smt.bv<2> -> !smt.int]>]>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!smt.func<(!smt.int) !smt.bool>) -> (), sym_name = "quantified"}> ({
  ^bb0(%arg0: !smt.func<(!smt.int) !smt.bool>):
    %0 = "smt.forall"() <{weight = 0 : i32}> ({
      %9 = "smt.constant"() <{value = true}> : () -> !smt.bool
      "smt.yield"(%9) : (!smt.bool) -> ()
    }) : () -> !smt.bool
    %1 = "smt.forall"() <{boundVarNames = ["x", "y"], weight = 0 : i32}> ({
    ^bb0(%arg6: !smt.int, %arg7: !smt.int):
      %8 = "smt.eq"(%arg6, %arg7) : (!smt.int, !smt.int) -> !smt.bool
      "smt.yield"(%8) : (!smt.bool) -> ()
    }, {
    ^bb0(%arg4: !smt.int, %arg5: !smt.int):
      %6 = "smt.apply_func"(%arg0, %arg4) : (!smt.func<(!smt.int) !smt.bool>, !smt.int) -> !smt.bool
      %7 = "smt.apply_func"(%arg0, %arg5) : (!smt.func<(!smt.int) !smt.bool>, !smt.int) -> !smt.bool
      "smt.yield"(%6, %7) : (!smt.bool, !smt.bool) -> ()
    }, {
    ^bb0(%arg2: !smt.int, %arg3: !smt.int):
      %5 = "smt.int.cmp"(%arg2, %arg3) <{pred = 0 : i64}> : (!smt.int, !smt.int) -> !smt.bool
      "smt.yield"(%5) : (!smt.bool) -> ()
    }) : () -> !smt.bool
    %2 = "smt.exists"() <{noPattern, weight = 2 : i32}> ({
    ^bb0(%arg1: !smt.bv<4>):
      %4 = "smt.eq"(%arg1, %arg1) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool
      "smt.yield"(%4) : (!smt.bool) -> ()
    }) {test.note} : () -> !smt.bool
    %3 = "smt.exists"() <{weight = 1 : i32}> ({
      "smt.yield"(%2) : (!smt.bool) -> ()
    }) : () -> !smt.bool
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!smt.sort<"pair"[!smt.int, !smt.bool]>, !smt.func<(!smt.sort<"a">) !smt.array<[!smt.int -> !smt.int]>>, !smt.bv<1>) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) {test.bits = #smt.bv<3> : !smt.bv<7>, test.more = [#smt.bv<0> : !smt.bv<1>]} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "bits"}> ({
    %0 = "smt.bv.constant"() <{value = #smt.bv<5> : !smt.bv<8>}> : () -> !smt.bv<8>
    %1 = "smt.bv.constant"() <{value = #smt.bv<-3> : !smt.bv<8>}> : () -> !smt.bv<8>
    %2 = "smt.bv.constant"() <{value = #smt.bv<-1> : !smt.bv<1>}> {test.note} : () -> !smt.bv<1>
    %3 = "smt.bv.constant"() <{value = #smt.bv<-1> : !smt.bv<8>}> : () -> !smt.bv<8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "b"}> ({
    %0 = "smt.bv.constant"() <{value = #smt.bv<5> : !smt.bv<8>}> : () -> !smt.bv<8>
    %1 = "smt.bv.constant"() <{value = #smt.bv<-128> : !smt.bv<8>}> : () -> !smt.bv<8>
    %2 = "smt.bv.constant"() <{value = #smt.bv<-128> : !smt.bv<8>}> : () -> !smt.bv<8>
    %3 = "smt.bv.constant"() <{value = #smt.bv<-1> : !smt.bv<128>}> : () -> !smt.bv<128>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "negative"}> ({
    %0 = "smt.int.constant"() <{value = 11 : ui4}> : () -> !smt.int
    %1 = "smt.int.constant"() <{value = 3841 : ui12}> {test.note} : () -> !smt.int
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "bits"}> ({
    %0 = "smt.bv.constant"() <{value = #smt.bv<5> : !smt.bv<8>}> : () -> !smt.bv<8>
    %1 = "smt.bv.constant"() <{value = #smt.bv<-1> : !smt.bv<1>}> {test.note} : () -> !smt.bv<1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

