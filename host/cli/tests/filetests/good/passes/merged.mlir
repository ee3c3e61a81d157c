// test: opt --pass-pipeline=builtin.module(func.func(cse),symbol-dce)

func.func private @unused() {
  return
}
func.func @same(%a: i32, %b: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  %2 = scf.if %c -> i32 {
    %3 = arith.addi %a, %b : i32
    scf.yield %3 : i32
  } else {
    %4 = arith.muli %a, %b : i32
    scf.yield %4 : i32
  }
  %5 = arith.muli %a, %b : i32
  %6 = arith.addi %0, %1 : i32
  %7 = arith.addi %6, %5 : i32
  %8 = arith.addi %7, %2 : i32
  return %8 : i32
}
// output:
//| module {
//|   func.func @same(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 {
//|     %0 = arith.addi %arg0, %arg1 : i32
//|     %1 = scf.if %arg2 -> (i32) {
//|       scf.yield %0 : i32
//|     } else {
//|       %6 = arith.muli %arg0, %arg1 : i32
//|       scf.yield %6 : i32
//|     }
//|     %2 = arith.muli %arg0, %arg1 : i32
//|     %3 = arith.addi %0, %0 : i32
//|     %4 = arith.addi %3, %2 : i32
//|     %5 = arith.addi %4, %1 : i32
//|     return %5 : i32
//|   }
//| }
//|
