// test: rewrite --patterns ./nested_results.td --driver walk --split-input-file
func.func @high(%x: i32) -> i32 {
  %s:2 = "toy.split"(%x) : (i32) -> (i32, i32)
  %r = "toy.neg"(%s#1) : (i32) -> i32
  return %r : i32
}
func.func @middle(%x: i32) -> i32 {
  %s:2 = "toy.split"(%x) : (i32) -> (i32, i32)
  %n = "toy.neg"(%s#0) : (i32) -> i32
  %t:3 = "toy.thirds"(%n) : (i32) -> (i32, i32, i32)
  %r = "toy.neg"(%t#1) : (i32) -> i32
  return %r : i32
}
func.func @any(%x: i32) {
  %s:2 = "toy.split"(%x) : (i32) -> (i32, i32)
  "toy.print"(%s#0) : (i32) -> ()
  "toy.print"(%s#1) : (i32) -> ()
  return
}
func.func @recombined(%x: i32) -> i32 {
  %s:2 = "toy.split"(%x) : (i32) -> (i32, i32)
  %r = "toy.pair"(%s#0, %s#1) : (i32, i32) -> i32
  return %r : i32
}
// -----
// The other results, results in the other order, results of two operations, a result of another operation.
func.func @stays(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %s:2 = "toy.split"(%x) : (i32) -> (i32, i32)
  %a = "toy.neg"(%s#0) : (i32) -> i32
  %t:3 = "toy.thirds"(%a) : (i32) -> (i32, i32, i32)
  %b = "toy.neg"(%t#2) : (i32) -> i32
  %c = "toy.pair"(%s#1, %s#0) : (i32, i32) -> i32
  %u:2 = "toy.split"(%y) : (i32) -> (i32, i32)
  %d = "toy.pair"(%s#0, %u#1) : (i32, i32) -> i32
  "toy.print"(%t#0) : (i32) -> ()
  return %a, %b, %c, %d : i32, i32, i32, i32
}
// output:
//| module {
//|   func.func @high(%arg0: i32) -> i32 {
//|     %low, %high = "toy.split"(%arg0) : (i32) -> (i32, i32)
//|     %0 = "toy.pair"(%arg0, %low) : (i32, i32) -> i32
//|     return %0 : i32
//|   }
//|   func.func @middle(%arg0: i32) -> i32 {
//|     %low, %high = "toy.split"(%arg0) : (i32) -> (i32, i32)
//|     %0 = "toy.neg"(%low) : (i32) -> i32
//|     %first, %second, %third = "toy.thirds"(%0) : (i32) -> (i32, i32, i32)
//|     %1 = "toy.pair"(%third, %high) : (i32, i32) -> i32
//|     return %1 : i32
//|   }
//|   func.func @any(%arg0: i32) {
//|     %low, %high = "toy.split"(%arg0) : (i32) -> (i32, i32)
//|     "toy.log"(%low) : (i32) -> ()
//|     "toy.log"(%low) : (i32) -> ()
//|     return
//|   }
//|   func.func @recombined(%arg0: i32) -> i32 {
//|     %low, %high = "toy.split"(%arg0) : (i32) -> (i32, i32)
//|     return %arg0 : i32
//|   }
//| }
//|
//| -----
//| module {
//|   func.func @stays(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32) {
//|     %low, %high = "toy.split"(%arg0) : (i32) -> (i32, i32)
//|     %0 = "toy.neg"(%low) : (i32) -> i32
//|     %first, %second, %third = "toy.thirds"(%0) : (i32) -> (i32, i32, i32)
//|     %1 = "toy.neg"(%third) : (i32) -> i32
//|     %2 = "toy.pair"(%high, %low) : (i32, i32) -> i32
//|     %low_0, %high_1 = "toy.split"(%arg1) : (i32) -> (i32, i32)
//|     %3 = "toy.pair"(%low, %high_1) : (i32, i32) -> i32
//|     "toy.print"(%first) : (i32) -> ()
//|     return %0, %1, %2, %3 : i32, i32, i32, i32
//|   }
//| }
//|
