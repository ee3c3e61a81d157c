// test: opt --canonicalize

// The dialect's patterns and those of others work together; `test.unused` may have effects and stays.
func.func @f(%a: i32) -> i32 {
  %x = test.chain %a * 1 : i32
  %y = test.chain %x * -1 : i32
  %c = arith.constant 0 : i32
  %s = arith.addi %y, %c : i32
  %d = test.unused : i32
  func.return %s : i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32) -> i32 {
//|     %0 = test.unused : i32
//|     return %arg0 : i32
//|   }
//| }
//|
