// test: convert --target ./target.ron
// Results, loop-carried values, block arguments and what is yielded become one, several or no values.
func.func @conditional(%c: i1, %a: tuple<i8, i16>, %b: tuple<i8, i16>, %e: none, %one: f80) -> (tuple<i8, i16>, none, f80) {
  %0:3 = scf.if %c -> (tuple<i8, i16>, none, f80) {
    scf.yield %a, %e, %one : tuple<i8, i16>, none, f80
  } else {
    scf.yield %b, %e, %one : tuple<i8, i16>, none, f80
  }
  return %0#0, %0#1, %0#2 : tuple<i8, i16>, none, f80
}
func.func @loop(%n: index, %a: tuple<i8, i16>, %e: none) -> (none, tuple<i8, i16>) {
  %zero = arith.constant 0 : index
  %step = arith.constant 1 : index
  %0:2 = scf.for %i = %zero to %n step %step iter_args(%empty = %e, %pair = %a) -> (none, tuple<i8, i16>) {
    %1 = func.call @swap(%pair) : (tuple<i8, i16>) -> tuple<i8, i16>
    scf.yield %empty, %1 : none, tuple<i8, i16>
  } {note}
  return %0#0, %0#1 : none, tuple<i8, i16>
}
func.func private @swap(tuple<i8, i16>) -> tuple<i8, i16>
func.func private @more(tuple<i8, i16>) -> i1
func.func @until(%a: tuple<i8, i16>) -> (tuple<i8, i16>, none) {
  %0:2 = scf.while (%pair = %a) : (tuple<i8, i16>) -> (tuple<i8, i16>, none) {
    %go = func.call @more(%pair) : (tuple<i8, i16>) -> i1
    %empty = func.call @nothing() : () -> none
    scf.condition(%go) %pair, %empty : tuple<i8, i16>, none
  } do {
  ^bb0(%pair: tuple<i8, i16>, %empty: none):
    %next = func.call @swap(%pair) : (tuple<i8, i16>) -> tuple<i8, i16>
    scf.yield %next : tuple<i8, i16>
  }
  return %0#0, %0#1 : tuple<i8, i16>, none
}
func.func private @nothing() -> none
func.func @switch(%at: index, %a: tuple<i8, i16>, %b: tuple<i8, i16>) -> tuple<i8, i16> {
  %0 = scf.index_switch %at -> tuple<i8, i16>
  case 2 {
    scf.yield %a : tuple<i8, i16>
  }
  default {
    %inner = scf.execute_region -> tuple<i8, i16> {
      cf.br ^end(%b : tuple<i8, i16>)
    ^end(%x: tuple<i8, i16>):
      scf.yield %x : tuple<i8, i16>
    }
    scf.yield %inner : tuple<i8, i16>
  }
  return %0 : tuple<i8, i16>
}
func.func @nested(%n: index, %c: i1, %a: tuple<i8, i16>) -> tuple<i8, i16> {
  %zero = arith.constant 0 : index
  %step = arith.constant 1 : index
  %0 = scf.for %i = %zero to %n step %step iter_args(%x = %a) -> (tuple<i8, i16>) {
    %1 = scf.if %c -> (tuple<i8, i16>) {
      %2 = scf.for %j = %i to %n step %step iter_args(%y = %x) -> (tuple<i8, i16>) {
        scf.yield %y : tuple<i8, i16>
      }
      scf.yield %2 : tuple<i8, i16>
    } else {
      scf.yield %a : tuple<i8, i16>
    }
    scf.yield %1 : tuple<i8, i16>
  }
  return %0 : tuple<i8, i16>
}
// Reductions have a region for each value: one to one alone.
func.func private @sum(f80, f80) -> f80
func.func @reduction(%n: index, %x: f80) -> f80 {
  %zero = arith.constant 0 : index
  %step = arith.constant 1 : index
  %0 = scf.parallel (%i) = (%zero) to (%n) step (%step) init (%x) -> f80 {
    scf.reduce(%x : f80) {
    ^bb0(%lhs: f80, %rhs: f80):
      %1 = func.call @sum(%lhs, %rhs) : (f80, f80) -> f80
      scf.reduce.return %1 : f80
    }
  }
  return %0 : f80
}
// output:
//| module {
//|   func.func @conditional(%arg0: i1, %arg1: i8, %arg2: i16, %arg3: i8, %arg4: i16, %arg5: f64) -> (i8, i16, f64) {
//|     %0:3 = scf.if %arg0 -> (i8, i16, f64) {
//|       scf.yield %arg1, %arg2, %arg5 : i8, i16, f64
//|     } else {
//|       scf.yield %arg3, %arg4, %arg5 : i8, i16, f64
//|     }
//|     return %0#0, %0#1, %0#2 : i8, i16, f64
//|   }
//|   func.func @loop(%arg0: index, %arg1: i8, %arg2: i16) -> (i8, i16) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0:2 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg1, %arg5 = %arg2) -> (i8, i16) {
//|       %1:2 = func.call @swap(%arg4, %arg5) : (i8, i16) -> (i8, i16)
//|       scf.yield %1#0, %1#1 : i8, i16
//|     } {note}
//|     return %0#0, %0#1 : i8, i16
//|   }
//|   func.func private @swap(i8, i16) -> (i8, i16)
//|   func.func private @more(i8, i16) -> i1
//|   func.func @until(%arg0: i8, %arg1: i16) -> (i8, i16) {
//|     %0:2 = scf.while (%arg2 = %arg0, %arg3 = %arg1) : (i8, i16) -> (i8, i16) {
//|       %1 = func.call @more(%arg2, %arg3) : (i8, i16) -> i1
//|       func.call @nothing() : () -> ()
//|       scf.condition(%1) %arg2, %arg3 : i8, i16
//|     } do {
//|     ^bb0(%arg2: i8, %arg3: i16):
//|       %1:2 = func.call @swap(%arg2, %arg3) : (i8, i16) -> (i8, i16)
//|       scf.yield %1#0, %1#1 : i8, i16
//|     }
//|     return %0#0, %0#1 : i8, i16
//|   }
//|   func.func private @nothing()
//|   func.func @switch(%arg0: index, %arg1: i8, %arg2: i16, %arg3: i8, %arg4: i16) -> (i8, i16) {
//|     %0:2 = scf.index_switch %arg0 -> i8, i16
//|     case 2 {
//|       scf.yield %arg1, %arg2 : i8, i16
//|     }
//|     default {
//|       %1:2 = scf.execute_region -> (i8, i16) {
//|         cf.br ^bb1(%arg3, %arg4 : i8, i16)
//|       ^bb1(%2: i8, %3: i16):  // pred: ^bb0
//|         scf.yield %2, %3 : i8, i16
//|       }
//|       scf.yield %1#0, %1#1 : i8, i16
//|     }
//|     return %0#0, %0#1 : i8, i16
//|   }
//|   func.func @nested(%arg0: index, %arg1: i1, %arg2: i8, %arg3: i16) -> (i8, i16) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0:2 = scf.for %arg4 = %c0 to %arg0 step %c1 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i8, i16) {
//|       %1:2 = scf.if %arg1 -> (i8, i16) {
//|         %2:2 = scf.for %arg7 = %arg4 to %arg0 step %c1 iter_args(%arg8 = %arg5, %arg9 = %arg6) -> (i8, i16) {
//|           scf.yield %arg8, %arg9 : i8, i16
//|         }
//|         scf.yield %2#0, %2#1 : i8, i16
//|       } else {
//|         scf.yield %arg2, %arg3 : i8, i16
//|       }
//|       scf.yield %1#0, %1#1 : i8, i16
//|     }
//|     return %0#0, %0#1 : i8, i16
//|   }
//|   func.func private @sum(f64, f64) -> f64
//|   func.func @reduction(%arg0: index, %arg1: f64) -> f64 {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) init (%arg1) -> f64 {
//|       scf.reduce(%arg1 : f64) {
//|       ^bb0(%arg3: f64, %arg4: f64):
//|         %1 = func.call @sum(%arg3, %arg4) : (f64, f64) -> f64
//|         scf.reduce.return %1 : f64
//|       }
//|     }
//|     return %0 : f64
//|   }
//| }
//|
