"builtin.module"() ({
  "wasmssa.func"() <{functionType = () -> (), sym_name = "empty"}> ({
    "wasmssa.return"() : () -> ()
  }) : () -> ()
  "wasmssa.func"() <{exported, functionType = (i32, i32) -> i32, sym_name = "sum"}> ({
  ^bb0(%arg1: !wasmssa<local ref to i32>, %arg2: !wasmssa<local ref to i32>):
    %2 = "wasmssa.local_get"(%arg1) : (!wasmssa<local ref to i32>) -> i32
    %3 = "wasmssa.local_get"(%arg2) : (!wasmssa<local ref to i32>) -> i32
    %4 = "wasmssa.add"(%2, %3) : (i32, i32) -> i32
    "wasmssa.return"(%4) : (i32) -> ()
  }) : () -> ()
  "wasmssa.func"() <{arg_attrs = [{test.index = 0 : i8}], functionType = (f64) -> (i32, f64), sym_name = "more"}> ({
  ^bb0(%arg0: !wasmssa<local ref to f64>):
    %0 = "wasmssa.const"() <{value = 3 : i32}> : () -> i32
    %1 = "wasmssa.local_get"(%arg0) : (!wasmssa<local ref to f64>) -> f64
    "wasmssa.return"(%0, %1) : (i32, f64) -> ()
  }) {test.hot} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "wasmssa.func"() <{functionType = () -> i64, sym_name = "locals"}> ({
    %0 = "wasmssa.local"() <{type = i64}> : () -> !wasmssa<local ref to i64>
    %1 = "wasmssa.local"() <{type = f32}> {test.named} : () -> !wasmssa<local ref to f32>
    %2 = "wasmssa.const"() <{value = -4 : i64}> : () -> i64
    "wasmssa.local_set"(%0, %2) : (!wasmssa<local ref to i64>, i64) -> ()
    %3 = "wasmssa.const"() <{value = 2.500000e+00 : f32}> : () -> f32
    %4 = "wasmssa.local_tee"(%1, %3) : (!wasmssa<local ref to f32>, f32) -> f32
    %5 = "wasmssa.local_get"(%0) {test.last} : (!wasmssa<local ref to i64>) -> i64
    %6 = "wasmssa.local"() <{type = !wasmssa.funcref}> : () -> !wasmssa<local ref to !wasmssa.funcref>
    %7 = "wasmssa.local"() <{type = !wasmssa.externref}> : () -> !wasmssa<local ref to !wasmssa.externref>
    %8 = "wasmssa.local_get"(%6) : (!wasmssa<local ref to !wasmssa.funcref>) -> !wasmssa.funcref
    "wasmssa.return"(%5) : (i64) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "wasmssa.func"() <{functionType = () -> (), sym_name = "integers"}> ({
    %0 = "wasmssa.const"() <{value = 12 : i32}> : () -> i32
    %1 = "wasmssa.const"() <{value = 5 : i32}> : () -> i32
    %2 = "wasmssa.sub"(%0, %1) : (i32, i32) -> i32
    %3 = "wasmssa.mul"(%2, %1) : (i32, i32) -> i32
    %4 = "wasmssa.div_ui"(%3, %1) : (i32, i32) -> i32
    %5 = "wasmssa.div_si"(%3, %1) : (i32, i32) -> i32
    %6 = "wasmssa.rem_ui"(%4, %1) : (i32, i32) -> i32
    %7 = "wasmssa.rem_si"(%5, %1) {test.note = "x"} : (i32, i32) -> i32
    %8 = "wasmssa.and"(%6, %7) : (i32, i32) -> i32
    %9 = "wasmssa.or"(%8, %7) : (i32, i32) -> i32
    %10 = "wasmssa.xor"(%9, %8) : (i32, i32) -> i32
    %11 = "wasmssa.shl"(%10, %1) : (i32, i32) -> i32
    %12 = "wasmssa.shr_s"(%11, %1) : (i32, i32) -> i32
    %13 = "wasmssa.shr_u"(%11, %1) : (i32, i32) -> i32
    %14 = "wasmssa.rotl"(%12, %13) : (i32, i32) -> i32
    %15 = "wasmssa.rotr"(%14, %13) : (i32, i32) -> i32
    %16 = "wasmssa.clz"(%15) : (i32) -> i32
    %17 = "wasmssa.ctz"(%16) : (i32) -> i32
    %18 = "wasmssa.popcnt"(%17) : (i32) -> i32
    %19 = "wasmssa.eq"(%18, %0) : (i32, i32) -> i32
    %20 = "wasmssa.ne"(%18, %0) : (i32, i32) -> i32
    %21 = "wasmssa.lt_si"(%18, %0) : (i32, i32) -> i32
    %22 = "wasmssa.lt_ui"(%18, %0) : (i32, i32) -> i32
    %23 = "wasmssa.le_si"(%18, %0) : (i32, i32) -> i32
    %24 = "wasmssa.le_ui"(%18, %0) : (i32, i32) -> i32
    %25 = "wasmssa.gt_si"(%18, %0) : (i32, i32) -> i32
    %26 = "wasmssa.gt_ui"(%18, %0) : (i32, i32) -> i32
    %27 = "wasmssa.ge_si"(%18, %0) : (i32, i32) -> i32
    %28 = "wasmssa.ge_ui"(%18, %0) {test.last} : (i32, i32) -> i32
    %29 = "wasmssa.eqz"(%28) : (i32) -> i32
    "wasmssa.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "wasmssa.func"() <{functionType = () -> (), sym_name = "floats"}> ({
    %0 = "wasmssa.const"() <{value = 1.500000e+00 : f64}> : () -> f64
    %1 = "wasmssa.const"() <{value = -5.000000e-01 : f64}> : () -> f64
    %2 = "wasmssa.add"(%0, %1) : (f64, f64) -> f64
    %3 = "wasmssa.div"(%2, %1) : (f64, f64) -> f64
    %4 = "wasmssa.min"(%3, %0) : (f64, f64) -> f64
    %5 = "wasmssa.max"(%4, %1) : (f64, f64) -> f64
    %6 = "wasmssa.copysign"(%5, %1) : (f64, f64) -> f64
    %7 = "wasmssa.abs"(%6) : (f64) -> f64
    %8 = "wasmssa.neg"(%7) : (f64) -> f64
    %9 = "wasmssa.sqrt"(%8) : (f64) -> f64
    %10 = "wasmssa.ceil"(%9) : (f64) -> f64
    %11 = "wasmssa.floor"(%10) : (f64) -> f64
    %12 = "wasmssa.trunc"(%11) {test.last} : (f64) -> f64
    %13 = "wasmssa.lt"(%12, %0) : (f64, f64) -> i32
    %14 = "wasmssa.le"(%12, %0) : (f64, f64) -> i32
    %15 = "wasmssa.gt"(%12, %0) : (f64, f64) -> i32
    %16 = "wasmssa.ge"(%12, %0) : (f64, f64) -> i32
    %17 = "wasmssa.eq"(%12, %0) : (f64, f64) -> i32
    "wasmssa.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "wasmssa.func"() <{functionType = () -> (), sym_name = "conversions"}> ({
    %0 = "wasmssa.const"() <{value = 200 : i32}> : () -> i32
    %1 = "wasmssa.const"() <{value = 200 : i64}> : () -> i64
    %2 = "wasmssa.convert_s"(%0) : (i32) -> f32
    %3 = "wasmssa.convert_u"(%1) : (i64) -> f64
    %4 = "wasmssa.demote"(%3) : (f64) -> f32
    %5 = "wasmssa.promote"(%2) : (f32) -> f64
    %6 = "wasmssa.extend_i32_s"(%0) : (i32) -> i64
    %7 = "wasmssa.extend_i32_u"(%0) : (i32) -> i64
    %8 = "wasmssa.extend"(%0) <{bitsToTake = 8 : ui32}> : (i32) -> i32
    %9 = "wasmssa.extend"(%1) <{bitsToTake = 32 : ui32}> {test.note} : (i64) -> i64
    %10 = "wasmssa.wrap"(%1) : (i64) -> i32
    %11 = "wasmssa.reinterpret"(%4) : (f32) -> i32
    %12 = "wasmssa.reinterpret"(%1) {test.note} : (i64) -> f64
    "wasmssa.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "wasmssa.import_func"() <{importName = "log", moduleName = "console", sym_name = "log", type = (i32) -> ()}> : () -> ()
  "wasmssa.import_func"() <{importName = "read", moduleName = "console", sym_name = "read", type = () -> (i64, f32)}> {test.note} : () -> ()
  "wasmssa.import_global"() <{importName = "count", moduleName = "env", sym_name = "count", type = i32}> : () -> ()
  "wasmssa.import_global"() <{importName = "state", isMutable, moduleName = "env", sym_name = "state", type = f64}> : () -> ()
  "wasmssa.import_mem"() <{importName = "memory", limits = !wasmssa<limit[2:]>, moduleName = "env", sym_name = "mem"}> : () -> ()
  "wasmssa.import_table"() <{importName = "table", moduleName = "env", sym_name = "table", type = !wasmssa<tabletype !wasmssa.funcref [1: 8]>}> : () -> ()
  "wasmssa.func"() <{functionType = () -> i64, sym_name = "calls"}> ({
    %0 = "wasmssa.const"() <{value = 1 : i32}> : () -> i32
    "wasmssa.call"(%0) <{callee = @log}> : (i32) -> ()
    %1:2 = "wasmssa.call"() <{callee = @read}> : () -> (i64, f32)
    "wasmssa.return"(%1#0) : (i64) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "wasmssa.memory"() <{limits = !wasmssa<limit[1:]>, sym_name = "small"}> : () -> ()
  "wasmssa.memory"() <{exported, limits = !wasmssa<limit[1: 16]>, sym_name = "bounded"}> {test.note} : () -> ()
  "wasmssa.table"() <{sym_name = "functions", type = !wasmssa<tabletype !wasmssa.funcref [0:]>}> : () -> ()
  "wasmssa.table"() <{exported, sym_name = "others", type = !wasmssa<tabletype !wasmssa.externref [2: 64]>}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "wasmssa.import_global"() <{importName = "base", moduleName = "env", sym_name = "base", type = i32}> : () -> ()
  "wasmssa.global"() <{sym_name = "zero", type = i32}> ({
    %2 = "wasmssa.const"() <{value = 0 : i32}> : () -> i32
    "wasmssa.return"(%2) : (i32) -> ()
  }) : () -> ()
  "wasmssa.global"() <{exported, isMutable, sym_name = "moved", type = i32}> ({
    %1 = "wasmssa.global_get"() <{global = @base}> : () -> i32
    "wasmssa.return"(%1) : (i32) -> ()
  }) : () -> ()
  "wasmssa.func"() <{functionType = () -> i32, sym_name = "global"}> ({
    %0 = "wasmssa.global_get"() <{global = @moved}> {test.note} : () -> i32
    "wasmssa.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "wasmssa.func"() <{functionType = () -> i32, sym_name = "nested"}> ({
    "wasmssa.block"()[^bb1] ({
      "wasmssa.block_return"() : () -> ()
    }) : () -> ()
  ^bb1:  // pred: ^bb0
    %0 = "wasmssa.const"() <{value = 10 : i32}> : () -> i32
    "wasmssa.block"(%0)[^bb2] ({
    ^bb0(%arg1: i32):
      %5 = "wasmssa.eqz"(%arg1) : (i32) -> i32
      "wasmssa.branch_if"(%5, %arg1)[^bb1] <{exitLevel = 0 : ui32}> : (i32, i32) -> ()
    ^bb1:  // pred: ^bb0
      "wasmssa.block_return"(%arg1) : (i32) -> ()
    }) {test.note} : (i32) -> ()
  ^bb2(%1: i32):  // pred: ^bb1
    "wasmssa.loop"(%1)[^bb3] ({
    ^bb0(%arg0: i32):
      %3 = "wasmssa.const"() <{value = 1 : i32}> : () -> i32
      %4 = "wasmssa.sub"(%arg0, %3) : (i32, i32) -> i32
      "wasmssa.branch_if"(%4, %4)[^bb1] <{exitLevel = 0 : ui32}> : (i32, i32) -> ()
    ^bb1:  // pred: ^bb0
      "wasmssa.block_return"(%4) : (i32) -> ()
    }) : (i32) -> ()
  ^bb3(%2: i32):  // pred: ^bb2
    "wasmssa.return"(%2) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "wasmssa.func"() <{functionType = (i32) -> i32, sym_name = "conditions"}> ({
  ^bb0(%arg0: !wasmssa<local ref to i32>):
    %0 = "wasmssa.local_get"(%arg0) : (!wasmssa<local ref to i32>) -> i32
    "wasmssa.if"(%0)[^bb1] ({
      "wasmssa.block_return"() : () -> ()
    }, {
    }) : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "wasmssa.if"(%0, %0)[^bb2] ({
    ^bb0(%arg2: i32):
      "wasmssa.block_return"(%arg2) : (i32) -> ()
    }, {
    ^bb0(%arg1: i32):
      "wasmssa.block_return"(%0) : (i32) -> ()
    }) {test.note} : (i32, i32) -> ()
  ^bb2(%1: i32):  // pred: ^bb1
    "wasmssa.return"(%1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "wasmssa.import_global"() <{importName = "a", moduleName = "b", sym_name = "g", type = i32}> : () -> ()
  "wasmssa.global"() <{sym_name = "h", type = i32}> ({
    %0 = "wasmssa.global_get"() <{global = @g}> : () -> i32
    "wasmssa.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "wasmssa.func"() <{functionType = () -> (), sym_name = "f"}> ({
    %0 = "wasmssa.global_get"() <{global = @g}> : () -> i32
    "wasmssa.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "wasmssa.global"() <{exported, isMutable, sym_name = "g", type = i32}> ({
    %0 = "wasmssa.const"() <{value = 1 : i32}> : () -> i32
    "wasmssa.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "wasmssa.global"() <{sym_name = "g", type = i32}> ({
  }) : () -> ()
}) : () -> ()

