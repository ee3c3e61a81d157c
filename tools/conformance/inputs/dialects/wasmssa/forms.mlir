// Functions: exported, declared, with parameters that are references to locals.
wasmssa.func @empty() {
  wasmssa.return
}
wasmssa.func exported @sum(%a: !wasmssa<local ref to i32>, %b: !wasmssa<local ref to i32>) -> i32 {
  %0 = wasmssa.local_get %a : ref to i32
  %1 = wasmssa.local_get %b : ref to i32
  %2 = wasmssa.add %0 %1 : i32
  wasmssa.return %2 : i32
}
wasmssa.func @more(%a: !wasmssa<local ref to f64> {test.index = 0 : i8}) -> (i32, f64) attributes {test.hot} {
  %0 = wasmssa.const 3 : i32
  %1 = wasmssa.local_get %a : ref to f64
  wasmssa.return %0, %1 : i32, f64
}

// -----

// Locals.
wasmssa.func @locals() -> i64 {
  %0 = wasmssa.local of type i64
  %1 = wasmssa.local of type f32 {test.named}
  %2 = wasmssa.const -4 : i64
  wasmssa.local_set %0 : ref to i64 to %2 : i64
  %3 = wasmssa.const 2.5 : f32
  %4 = wasmssa.local_tee %1 : ref to f32 to %3 : f32
  %5 = wasmssa.local_get %0 : ref to i64 {test.last}
  %6 = wasmssa.local of type !wasmssa<funcref>
  %7 = wasmssa.local of type !wasmssa<externref>
  %8 = wasmssa.local_get %6 : ref to !wasmssa<funcref>
  wasmssa.return %5 : i64
}

// -----

// Numbers.
wasmssa.func @integers() {
  %a = wasmssa.const 12 : i32
  %b = wasmssa.const 5 : i32
  %0 = wasmssa.sub %a %b : i32
  %1 = wasmssa.mul %0 %b : i32
  %2 = wasmssa.div_ui %1 %b : i32
  %3 = wasmssa.div_si %1 %b : i32
  %4 = wasmssa.rem_ui %2 %b : i32
  %5 = wasmssa.rem_si %3 %b : i32 {test.note = "x"}
  %6 = wasmssa.and %4 %5 : i32
  %7 = wasmssa.or %6 %5 : i32
  %8 = wasmssa.xor %7 %6 : i32
  %9 = wasmssa.shl %8 by %b bits : i32
  %10 = wasmssa.shr_s %9 by %b bits : i32
  %11 = wasmssa.shr_u %9 by %b bits : i32
  %12 = wasmssa.rotl %10 by %11 bits : i32
  %13 = wasmssa.rotr %12 by %11 bits : i32
  %14 = wasmssa.clz %13 : i32
  %15 = wasmssa.ctz %14 : i32
  %16 = wasmssa.popcnt %15 : i32
  %17 = wasmssa.eq %16 %a : i32 -> i32
  %18 = wasmssa.ne %16 %a : i32 -> i32
  %19 = wasmssa.lt_si %16 %a : i32 -> i32
  %20 = wasmssa.lt_ui %16 %a : i32 -> i32
  %21 = wasmssa.le_si %16 %a : i32 -> i32
  %22 = wasmssa.le_ui %16 %a : i32 -> i32
  %23 = wasmssa.gt_si %16 %a : i32 -> i32
  %24 = wasmssa.gt_ui %16 %a : i32 -> i32
  %25 = wasmssa.ge_si %16 %a : i32 -> i32
  %26 = wasmssa.ge_ui %16 %a : i32 -> i32 {test.last}
  %27 = wasmssa.eqz %26 : i32 -> i32
  wasmssa.return
}

// -----

wasmssa.func @floats() {
  %a = wasmssa.const 1.5 : f64
  %b = wasmssa.const -0.5 : f64
  %0 = wasmssa.add %a %b : f64
  %1 = wasmssa.div %0 %b : f64
  %2 = wasmssa.min %1 %a : f64
  %3 = wasmssa.max %2 %b : f64
  %4 = wasmssa.copysign %3 %b : f64
  %5 = wasmssa.abs %4 : f64
  %6 = wasmssa.neg %5 : f64
  %7 = wasmssa.sqrt %6 : f64
  %8 = wasmssa.ceil %7 : f64
  %9 = wasmssa.floor %8 : f64
  %10 = wasmssa.trunc %9 : f64 {test.last}
  %11 = wasmssa.lt %10 %a : f64 -> i32
  %12 = wasmssa.le %10 %a : f64 -> i32
  %13 = wasmssa.gt %10 %a : f64 -> i32
  %14 = wasmssa.ge %10 %a : f64 -> i32
  %15 = wasmssa.eq %10 %a : f64 -> i32
  wasmssa.return
}

// -----

wasmssa.func @conversions() {
  %a = wasmssa.const 200 : i32
  %b = wasmssa.const 200 : i64
  %0 = wasmssa.convert_s %a : i32 to f32
  %1 = wasmssa.convert_u %b : i64 to f64
  %2 = wasmssa.demote %1 : f64 to f32
  %3 = wasmssa.promote %0 : f32 to f64
  %4 = wasmssa.extend_i32_s %a to i64
  %5 = wasmssa.extend_i32_u %a to i64
  %6 = wasmssa.extend 8 : ui32 low bits from %a : i32
  %7 = wasmssa.extend 32 : ui32 low bits from %b : i64 {test.note}
  %8 = wasmssa.wrap %b : i64 to i32
  %9 = wasmssa.reinterpret %2 : f32 as i32
  %10 = wasmssa.reinterpret %b : i64 as f64 {test.note}
  wasmssa.return
}

// -----

// What a module imports.
wasmssa.import_func "log" from "console" as @log {type = (i32) -> ()}
wasmssa.import_func "read" from "console" as @read {type = () -> (i64, f32), test.note}
wasmssa.import_global "count" from "env" as @count : i32
wasmssa.import_global "state" from "env" as @state mutable : f64
wasmssa.import_mem "memory" from "env" as @mem {limits = !wasmssa<limit[2:]>}
wasmssa.import_table "table" from "env" as @table {type = !wasmssa<tabletype !wasmssa<funcref> [1:8]>}
wasmssa.func @calls() -> i64 {
  %0 = wasmssa.const 1 : i32
  wasmssa.call @log(%0) : (i32) -> ()
  %1, %2 = wasmssa.call @read : () -> (i64, f32)
  wasmssa.return %1 : i64
}

// -----

// What it defines besides functions.
wasmssa.memory @small !wasmssa<limit[1:]>
wasmssa.memory exported @bounded !wasmssa<limit[1: 16]> {test.note}
wasmssa.table @functions !wasmssa<tabletype !wasmssa<funcref> [0:]>
wasmssa.table exported @others !wasmssa<tabletype !wasmssa<externref> [2: 64]>

// -----

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

// -----

// Blocks and loops.
wasmssa.func @nested() -> i32 {
  wasmssa.block : {
    wasmssa.block_return
  } > ^bb1
^bb1:
  %0 = wasmssa.const 10 : i32
  wasmssa.block(%0) : i32 {test.note} : {
  ^bb0(%arg: i32):
    %1 = wasmssa.eqz %arg : i32 -> i32
    wasmssa.branch_if %1 to level 0 with args (%arg : i32) else ^bb2
  ^bb2:
    wasmssa.block_return %arg : i32
  } > ^bb3
^bb3(%2: i32):
  wasmssa.loop(%2) : i32 : {
  ^bb0(%arg: i32):
    %3 = wasmssa.const 1 : i32
    %4 = wasmssa.sub %arg %3 : i32
    wasmssa.branch_if %4 to level 0 with args (%4 : i32) else ^bb1
  ^bb1:
    wasmssa.block_return %4 : i32
  } > ^bb4
^bb4(%5: i32):
  wasmssa.return %5 : i32
}

// -----

// Conditions, with and without a second region.
wasmssa.func @conditions(%a: !wasmssa<local ref to i32>) -> i32 {
  %0 = wasmssa.local_get %a : ref to i32
  wasmssa.if %0 : {
    wasmssa.block_return
  } > ^bb1
^bb1:
  wasmssa.if %0 (%0) : i32 {test.note} : {
  ^bb0(%arg: i32):
    wasmssa.block_return %arg : i32
  } else {
  ^bb0(%arg: i32):
    wasmssa.block_return %0 : i32
  } > ^bb2
^bb2(%1: i32):
  wasmssa.return %1 : i32
}

// -----

wasmssa.import_global "a" from "b" as @g : i32
wasmssa.global @h i32 : {
  %0 = wasmssa.global_get @g : i32
  wasmssa.return %0 : i32
}

// -----

wasmssa.func @f() {
  %0 = wasmssa.global_get @g : i32
  wasmssa.return
}

// -----

wasmssa.global "exported" @g i32 "mutable" : {
  %0 = wasmssa.const 1 : i32
  wasmssa.return %0 : i32
}

// -----

wasmssa.global @g i32 : {
}
