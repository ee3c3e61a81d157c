module {
  wasmssa.func @empty() {
    wasmssa.return
  }
  wasmssa.func exported @sum(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.add %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func @more(%arg0: !wasmssa<local ref to f64> {test.index = 0 : i8}) -> (i32, f64) attributes {test.hot} {
    %0 = wasmssa.const 3 : i32
    %1 = wasmssa.local_get %arg0 :  ref to f64
    wasmssa.return %0, %1 : i32, f64
  }
}

// -----
module {
  wasmssa.func @locals() -> i64 {
    %0 = wasmssa.local of type i64
    %1 = wasmssa.local of type f32 {test.named}
    %2 = wasmssa.const -4 : i64
    wasmssa.local_set %0 :  ref to i64 to %2 : i64
    %3 = wasmssa.const 2.500000e+00 : f32
    %4 = wasmssa.local_tee %1 :  ref to f32 to %3 : f32
    %5 = wasmssa.local_get %0 :  ref to i64 {test.last}
    %6 = wasmssa.local of type !wasmssa.funcref
    %7 = wasmssa.local of type !wasmssa.externref
    %8 = wasmssa.local_get %6 :  ref to !wasmssa.funcref
    wasmssa.return %5 : i64
  }
}

// -----
module {
  wasmssa.func @integers() {
    %0 = wasmssa.const 12 : i32
    %1 = wasmssa.const 5 : i32
    %2 = wasmssa.sub %0 %1 : i32
    %3 = wasmssa.mul %2 %1 : i32
    %4 = wasmssa.div_ui %3 %1 : i32
    %5 = wasmssa.div_si %3 %1 : i32
    %6 = wasmssa.rem_ui %4 %1 : i32
    %7 = wasmssa.rem_si %5 %1 : i32 {test.note = "x"}
    %8 = wasmssa.and %6 %7 : i32
    %9 = wasmssa.or %8 %7 : i32
    %10 = wasmssa.xor %9 %8 : i32
    %11 = wasmssa.shl %10 by %1 bits : i32
    %12 = wasmssa.shr_s %11 by %1 bits : i32
    %13 = wasmssa.shr_u %11 by %1 bits : i32
    %14 = wasmssa.rotl %12 by %13 bits : i32
    %15 = wasmssa.rotr %14 by %13 bits : i32
    %16 = wasmssa.clz %15 : i32
    %17 = wasmssa.ctz %16 : i32
    %18 = wasmssa.popcnt %17 : i32
    %19 = wasmssa.eq %18 %0 : i32 -> i32
    %20 = wasmssa.ne %18 %0 : i32 -> i32
    %21 = wasmssa.lt_si %18 %0 : i32 -> i32
    %22 = wasmssa.lt_ui %18 %0 : i32 -> i32
    %23 = wasmssa.le_si %18 %0 : i32 -> i32
    %24 = wasmssa.le_ui %18 %0 : i32 -> i32
    %25 = wasmssa.gt_si %18 %0 : i32 -> i32
    %26 = wasmssa.gt_ui %18 %0 : i32 -> i32
    %27 = wasmssa.ge_si %18 %0 : i32 -> i32
    %28 = wasmssa.ge_ui %18 %0 : i32 -> i32 {test.last}
    %29 = wasmssa.eqz %28 : i32 -> i32
    wasmssa.return
  }
}

// -----
module {
  wasmssa.func @floats() {
    %0 = wasmssa.const 1.500000e+00 : f64
    %1 = wasmssa.const -5.000000e-01 : f64
    %2 = wasmssa.add %0 %1 : f64
    %3 = wasmssa.div %2 %1 : f64
    %4 = wasmssa.min %3 %0 : f64
    %5 = wasmssa.max %4 %1 : f64
    %6 = wasmssa.copysign %5 %1 : f64
    %7 = wasmssa.abs %6 : f64
    %8 = wasmssa.neg %7 : f64
    %9 = wasmssa.sqrt %8 : f64
    %10 = wasmssa.ceil %9 : f64
    %11 = wasmssa.floor %10 : f64
    %12 = wasmssa.trunc %11 : f64 {test.last}
    %13 = wasmssa.lt %12 %0 : f64 -> i32
    %14 = wasmssa.le %12 %0 : f64 -> i32
    %15 = wasmssa.gt %12 %0 : f64 -> i32
    %16 = wasmssa.ge %12 %0 : f64 -> i32
    %17 = wasmssa.eq %12 %0 : f64 -> i32
    wasmssa.return
  }
}

// -----
module {
  wasmssa.func @conversions() {
    %0 = wasmssa.const 200 : i32
    %1 = wasmssa.const 200 : i64
    %2 = wasmssa.convert_s %0 : i32 to f32
    %3 = wasmssa.convert_u %1 : i64 to f64
    %4 = wasmssa.demote %3 : f64 to f32
    %5 = wasmssa.promote %2 : f32 to f64
    %6 = wasmssa.extend_i32_s %0 to i64
    %7 = wasmssa.extend_i32_u %0 to i64
    %8 = wasmssa.extend 8 : ui32 low bits from %0 : i32
    %9 = wasmssa.extend 32 : ui32 low bits from %1 : i64 {test.note}
    %10 = wasmssa.wrap %1 : i64 to i32
    %11 = wasmssa.reinterpret %4 : f32 as i32
    %12 = wasmssa.reinterpret %1 : i64 as f64 {test.note}
    wasmssa.return
  }
}

// -----
module {
  wasmssa.import_func "log" from "console" as @log {type = (i32) -> ()}
  wasmssa.import_func "read" from "console" as @read {test.note, type = () -> (i64, f32)}
  wasmssa.import_global "count" from "env" as @count : i32
  wasmssa.import_global "state" from "env" as @state mutable : f64
  wasmssa.import_mem "memory" from "env" as @mem {limits = !wasmssa<limit[2:]>}
  wasmssa.import_table "table" from "env" as @table {type = !wasmssa<tabletype !wasmssa.funcref [1: 8]>}
  wasmssa.func @calls() -> i64 {
    %0 = wasmssa.const 1 : i32
    wasmssa.call @log(%0) : (i32) -> ()
    %1:2 = wasmssa.call @read : () -> (i64, f32)
    wasmssa.return %1#0 : i64
  }
}

// -----
module {
  wasmssa.memory @small !wasmssa<limit[1:]>
  wasmssa.memory exported @bounded !wasmssa<limit[1: 16]> {test.note}
  wasmssa.table @functions !wasmssa<tabletype !wasmssa.funcref [0:]>
  wasmssa.table exported @others !wasmssa<tabletype !wasmssa.externref [2: 64]>
}

// -----
module {
  wasmssa.import_global "base" from "env" as @base : i32
  wasmssa.global @zero i32 : {
    %0 = wasmssa.const 0 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.global exported @moved i32 mutable : {
    %0 = wasmssa.global_get @base : i32
    wasmssa.return %0 : i32
  }
  wasmssa.func @global() -> i32 {
    %0 = wasmssa.global_get @moved {test.note} : i32
    wasmssa.return %0 : i32
  }
}

// -----
module {
  wasmssa.func @nested() -> i32 {
    wasmssa.block : {
      wasmssa.block_return
    }> ^bb1
  ^bb1:  // pred: ^bb0
    %0 = wasmssa.const 10 : i32
    wasmssa.block(%0) : i32 {test.note} : {
    ^bb0(%arg0: i32):
      %3 = wasmssa.eqz %arg0 : i32 -> i32
      wasmssa.branch_if %3 to level 0 with args(%arg0 : i32) else ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.block_return %arg0 : i32
    }> ^bb2
  ^bb2(%1: i32):  // pred: ^bb1
    wasmssa.loop(%1) : i32 : {
    ^bb0(%arg0: i32):
      %3 = wasmssa.const 1 : i32
      %4 = wasmssa.sub %arg0 %3 : i32
      wasmssa.branch_if %4 to level 0 with args(%4 : i32) else ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.block_return %4 : i32
    }> ^bb3
  ^bb3(%2: i32):  // pred: ^bb2
    wasmssa.return %2 : i32
  }
}

// -----
module {
  wasmssa.func @conditions(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.if %0 : {
      wasmssa.block_return
    } > ^bb1
  ^bb1:  // pred: ^bb0
    wasmssa.if %0(%0) : i32 {test.note} : {
    ^bb0(%arg1: i32):
      wasmssa.block_return %arg1 : i32
    } "else "{
    ^bb0(%arg1: i32):
      wasmssa.block_return %0 : i32
    }> ^bb2
  ^bb2(%1: i32):  // pred: ^bb1
    wasmssa.return %1 : i32
  }
}

// -----
module {
  wasmssa.import_global "a" from "b" as @g : i32
  wasmssa.global @h i32 : {
    %0 = wasmssa.global_get @g : i32
    wasmssa.return %0 : i32
  }
}

// -----
module {
  wasmssa.func @f() {
    %0 = wasmssa.global_get @g : i32
    wasmssa.return
  }
}

// -----
module {
  wasmssa.global exported @g i32 mutable : {
    %0 = wasmssa.const 1 : i32
    wasmssa.return %0 : i32
  }
}

// -----
module {
  wasmssa.global @g i32 :
}

