// test: rewrite --patterns ./cpp_statements.pdll --fold=false
func.func @all(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %a, %b : i32
  return %0, %1 : i32, i32
}
// output:
//| module {
//|   func.func @all(%arg0: i32, %arg1: i32) -> (i32, i32) {
//|     %0 = arith.addi %arg0, %arg1 {done, out = [1, 32, 2, 4, 1, -32, 8, 9, 32, 57, 64], parts = "a-bc/d"} : i32
//|     %1 = arith.muli %arg1, %arg1 {copy, done} : i32
//|     %2 = arith.muli %arg0, %arg1 {dead = true, done, found = true} : i32
//|     %3 = arith.muli %1, %2 {dead = true, done, found = true, known = true} : i32
//|     return %0, %3 : i32, i32
//|   }
//| }
//|
