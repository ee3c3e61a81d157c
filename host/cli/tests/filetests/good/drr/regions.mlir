// test: rewrite --patterns ./regions.td --driver walk --split-input-file
func.func @body(%x: i32) -> i32 {
  %r = "toy.block"(%x) ({
    %n = "toy.neg"(%x) : (i32) -> i32
    "toy.yield"(%n) : (i32) -> ()
  }) : (i32) -> i32
  return %r : i32
}
func.func @nested(%x: i32) -> i32 {
  %l = "toy.loop"(%x) ({
    "toy.yield"(%x) : (i32) -> ()
  }) : (i32) -> i32
  %r = "toy.neg"(%l) : (i32) -> i32
  return %r : i32
}
func.func @which(%x: i32) -> (i32, i32) {
  %r = "toy.choose"(%x) <{which = true}> ({
    "toy.log"(%x) : (i32) -> ()
    "toy.yield"(%x) : (i32) -> ()
  }, {
    "toy.yield"(%x) : (i32) -> ()
  }) : (i32) -> i32
  %s = "toy.choose"(%x) <{which = false}> ({
    "toy.log"(%x) : (i32) -> ()
    "toy.yield"(%x) : (i32) -> ()
  }, {
    "toy.print"(%x) : (i32) -> ()
    "toy.yield"(%x) : (i32) -> ()
  }) : (i32) -> i32
  return %r, %s : i32, i32
}
// -----
// Two blocks, none at all, and a negation of something else.
func.func @stays(%x: i32) -> (i32, i32, i32) {
  %r = "toy.block"(%x) ({
    cf.br ^next
  ^next:
    "toy.yield"(%x) : (i32) -> ()
  }) : (i32) -> i32
  %s = "toy.block"(%x) ({
  }) : (i32) -> i32
  %n = "toy.neg"(%r) : (i32) -> i32
  return %r, %s, %n : i32, i32, i32
}
// output:
//| module {
//|   func.func @body(%arg0: i32) -> i32 {
//|     %0 = "toy.loop"(%arg0) ({
//|       %1 = "toy.neg"(%arg0) : (i32) -> i32
//|       "toy.yield"(%1) : (i32) -> ()
//|     }) : (i32) -> i32
//|     return %0 : i32
//|   }
//|   func.func @nested(%arg0: i32) -> i32 {
//|     %0 = "toy.loop"(%arg0) ({
//|     }) : (i32) -> i32
//|     %1 = "toy.block"(%arg0) ({
//|       "toy.yield"(%arg0) : (i32) -> ()
//|     }) : (i32) -> i32
//|     %2 = "toy.pair"(%1, %arg0) : (i32, i32) -> i32
//|     return %2 : i32
//|   }
//|   func.func @which(%arg0: i32) -> (i32, i32) {
//|     %0 = "toy.loop"(%arg0) ({
//|       "toy.log"(%arg0) : (i32) -> ()
//|       "toy.yield"(%arg0) : (i32) -> ()
//|     }) : (i32) -> i32
//|     %1 = "toy.loop"(%arg0) ({
//|       "toy.print"(%arg0) : (i32) -> ()
//|       "toy.yield"(%arg0) : (i32) -> ()
//|     }) : (i32) -> i32
//|     return %0, %1 : i32, i32
//|   }
//| }
//|
//| -----
//| module {
//|   func.func @stays(%arg0: i32) -> (i32, i32, i32) {
//|     %0 = "toy.block"(%arg0) ({
//|       cf.br ^bb1
//|     ^bb1:  // pred: ^bb0
//|       "toy.yield"(%arg0) : (i32) -> ()
//|     }) : (i32) -> i32
//|     %1 = "toy.block"(%arg0) ({
//|     }) : (i32) -> i32
//|     %2 = "toy.neg"(%0) : (i32) -> i32
//|     return %0, %1, %2 : i32, i32, i32
//|   }
//| }
//|
