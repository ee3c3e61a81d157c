// test: rewrite --patterns ./fragments.pdll --allow-unregistered-dialect --fold=false

func.func @f(%a: i32, %b: i32, %c: i32) -> (i32, i32, i32, i32, i32) {
  %two = arith.constant 2 : i32
  %four = arith.constant 4 : i32
  %double = arith.addi %a, %a : i32
  %other = arith.addi %a, %b : i32
  %third = arith.addi %a, %c : i32
  %0 = arith.divsi %double, %two : i32
  %1 = arith.divsi %double, %four : i32
  %2 = arith.divsi %other, %two : i32
  %3 = arith.muli %other, %third : i32
  %4 = arith.muli %other, %other : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}
func.func @ties(%a: i32) -> i32 {
  %two = arith.constant 2 : i32
  %0 = "t.ties"(%two) ({ "t.end"(%a, %a) : (i32, i32) -> () }) {mark = "here"} : (i32) -> i32
  %1 = "t.ties"(%a) ({ "t.end"(%a, %a) : (i32, i32) -> () }) {mark = "here"} : (i32) -> i32
  %2 = "t.ties"(%two) ({ "t.other"(%a, %a) : (i32, i32) -> () }) {mark = "here"} : (i32) -> i32
  %3 = "t.ties"(%two) ({ "t.end"(%a, %a) : (i32, i32) -> () }) : (i32) -> i32
  "t.use"(%1, %2, %3) : (i32, i32, i32) -> ()
  return %0 : i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i32, %arg2: i32) -> (i32, i32, i32, i32, i32) {
//|     %c2_i32 = arith.constant 2 : i32
//|     %c4_i32 = arith.constant 4 : i32
//|     %0 = arith.addi %arg0, %arg0 : i32
//|     %1 = arith.addi %arg0, %arg1 : i32
//|     %2 = arith.divsi %0, %c4_i32 : i32
//|     %3 = arith.divsi %1, %c2_i32 : i32
//|     %4 = "t.product"(%arg1, %arg2, %arg0) : (i32, i32, i32) -> i32
//|     %5 = arith.muli %1, %1 : i32
//|     return %arg0, %2, %3, %4, %5 : i32, i32, i32, i32, i32
//|   }
//|   func.func @ties(%arg0: i32) -> i32 {
//|     %c2_i32 = arith.constant 2 : i32
//|     %0 = "t.tied"(%arg0, %arg0) {mark = "here", value = 2 : i32} : (i32, i32) -> i32
//|     %1 = "t.ties"(%arg0) ({
//|       "t.end"(%arg0, %arg0) : (i32, i32) -> ()
//|     }) {mark = "here"} : (i32) -> i32
//|     %2 = "t.ties"(%c2_i32) ({
//|       "t.other"(%arg0, %arg0) : (i32, i32) -> ()
//|     }) {mark = "here"} : (i32) -> i32
//|     %3 = "t.ties"(%c2_i32) ({
//|       "t.end"(%arg0, %arg0) : (i32, i32) -> ()
//|     }) : (i32) -> i32
//|     "t.use"(%1, %2, %3) : (i32, i32, i32) -> ()
//|     return %0 : i32
//|   }
//| }
//|
