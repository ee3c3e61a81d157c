// test: rewrite --patterns ./block_arguments.td --driver walk --split-input-file
func.func @body(%x: i32) -> i32 {
  %r = "toy.block"(%x) ({
  ^first(%i: i32):
    %n = "toy.neg"(%i) : (i32) -> i32
    "toy.print"(%i) : (i32) -> ()
    "toy.yield"(%n) : (i32) -> ()
  }) : (i32) -> i32
  return %r : i32
}
func.func @always(%x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  cf.cond_br %true, ^a(%x, %y : i32, i32), ^b(%y : i32)
^a(%p: i32, %q: i32):
  %s = arith.addi %p, %q : i32
  return %s : i32
^b(%r: i32):
  return %r : i32
}
func.func @negated(%c: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  cf.cond_br %n, ^a(%x, %y : i32, i32), ^b(%y : i32)
^a(%p: i32, %q: i32):
  %s = arith.addi %p, %q : i32
  return %s : i32
^b(%r: i32):
  return %r : i32
}
// -----
// No block argument, two, one of another type; a value that an operation defines; conditions that say nothing.
func.func @stays(%c: i1, %x: i32, %y: i32) -> i32 {
  %r = "toy.block"(%x) ({
    "toy.yield"(%x) : (i32) -> ()
  }) : (i32) -> i32
  %s = "toy.block"(%x) ({
  ^first(%i: i32, %j: i32):
    "toy.yield"(%j) : (i32) -> ()
  }) : (i32) -> i32
  %t = "toy.block"(%x) ({
  ^first(%i: i64):
    "toy.yield"(%i) : (i64) -> ()
  }) : (i32) -> i32
  "toy.print"(%t) : (i32) -> ()
  cf.cond_br %c, ^a(%r, %s : i32, i32), ^b(%y : i32)
^a(%p: i32, %q: i32):
  %false = arith.constant false
  cf.cond_br %false, ^a(%q, %p : i32, i32), ^b(%p : i32)
^b(%u: i32):
  return %u : i32
}
// output:
//| module {
//|   func.func @body(%arg0: i32) -> i32 {
//|     %0 = "toy.loop"(%arg0) ({
//|     ^bb0(%arg1: i32):
//|       %2 = "toy.neg"(%arg1) : (i32) -> i32
//|       "toy.log"(%arg1) : (i32) -> ()
//|       "toy.yield"(%2) : (i32) -> ()
//|     }) : (i32) -> i32
//|     %1 = "toy.neg"(%0) : (i32) -> i32
//|     return %1 : i32
//|   }
//|   func.func @always(%arg0: i32, %arg1: i32) -> i32 {
//|     %true = arith.constant true
//|     cf.br ^bb1(%arg0, %arg1 : i32, i32)
//|   ^bb1(%0: i32, %1: i32):  // pred: ^bb0
//|     %2 = arith.addi %0, %1 : i32
//|     return %2 : i32
//|   ^bb2(%3: i32):  // no predecessors
//|     return %3 : i32
//|   }
//|   func.func @negated(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
//|     %true = arith.constant true
//|     %0 = arith.xori %arg0, %true : i1
//|     cf.cond_br %arg0, ^bb2(%arg2 : i32), ^bb1(%arg1, %arg2 : i32, i32)
//|   ^bb1(%1: i32, %2: i32):  // pred: ^bb0
//|     %3 = arith.addi %1, %2 : i32
//|     return %3 : i32
//|   ^bb2(%4: i32):  // pred: ^bb0
//|     return %4 : i32
//|   }
//| }
//|
//| -----
//| module {
//|   func.func @stays(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
//|     %0 = "toy.block"(%arg1) ({
//|       "toy.yield"(%arg1) : (i32) -> ()
//|     }) : (i32) -> i32
//|     %1 = "toy.block"(%arg1) ({
//|     ^bb0(%arg3: i32, %arg4: i32):
//|       "toy.yield"(%arg4) : (i32) -> ()
//|     }) : (i32) -> i32
//|     %2 = "toy.block"(%arg1) ({
//|     ^bb0(%arg3: i64):
//|       "toy.yield"(%arg3) : (i64) -> ()
//|     }) : (i32) -> i32
//|     "toy.print"(%2) : (i32) -> ()
//|     cf.cond_br %arg0, ^bb1(%0, %1 : i32, i32), ^bb2(%arg2 : i32)
//|   ^bb1(%3: i32, %4: i32):  // 2 preds: ^bb0, ^bb1
//|     %false = arith.constant false
//|     cf.cond_br %false, ^bb1(%4, %3 : i32, i32), ^bb2(%3 : i32)
//|   ^bb2(%5: i32):  // 2 preds: ^bb0, ^bb1
//|     return %5 : i32
//|   }
//| }
//|
