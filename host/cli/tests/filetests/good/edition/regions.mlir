// test: rewrite --patterns ./regions.pdll --allow-unregistered-dialect --fold=false

func.func @f(%a: i32, %c: i1, %n: index) -> (i32, i32, i32) {
  %true = arith.constant true
  %0 = scf.if %true -> (i32) {
    %s = "t.step"(%a) : (i32) -> i32
    scf.yield %s : i32
  } else {
    scf.yield %a : i32
  }
  %1 = scf.for %i = %n to %n step %n iter_args(%acc = %0) -> (i32) {
    scf.yield %acc : i32
  }
  %2 = scf.for %i = %n to %n step %n iter_args(%acc = %a) -> (i32) {
    %s = "t.step"(%acc) : (i32) -> i32
    scf.yield %s : i32
  }
  %3 = "t.repeat"(%n, %a) : (index, i32) -> i32
  "t.wrap"(%c) ({
    "t.kept"(%a) : (i32) -> ()
    "t.end"() : () -> ()
  }) : (i1) -> ()
  "t.branches"(%c, %a) : (i1, i32) -> ()
  "t.found"() ({
    "t.br"(%a)[^head] : (i32) -> ()
  ^head(%now: i32):
    %s = "t.step"(%now) : (i32) -> i32
    "t.cond"(%c, %s)[^head, ^exit] : (i1, i32) -> ()
  ^exit:
    "t.kept"(%a) : (i32) -> ()
    "t.end"() : () -> ()
  }) : () -> ()
  "t.found"() ({
    "t.br"(%a)[^head] : (i32) -> ()
  ^head(%now: i32):
    %s = "t.step"(%now) : (i32) -> i32
    "t.cond"(%c, %s)[^exit, ^head] : (i1, i32) -> ()
  ^exit:
    "t.end"() : () -> ()
  }) : () -> ()
  "t.cfg"() ({
    "t.cond"(%c)[^b, ^b] : (i1) -> ()
  ^b:
    "t.end"() : () -> ()
  }) : () -> ()
  return %1, %2, %3 : i32, i32, i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i1, %arg2: index) -> (i32, i32, i32) {
//|     %c1 = arith.constant 1 : index
//|     %c0 = arith.constant 0 : index
//|     %0 = "t.step"(%arg0) : (i32) -> i32
//|     %1 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %arg0) -> (i32) {
//|       %3 = "t.step"(%arg4) : (i32) -> i32
//|       scf.yield %3 : i32
//|     }
//|     %2 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg0) -> (i32) {
//|       %3 = "t.step"(%arg3, %arg4) : (index, i32) -> i32
//|       scf.yield %3 : i32
//|     }
//|     "t.outer"() ({
//|       "t.inner"(%arg1) ({
//|         "t.end"() : () -> ()
//|       }) : (i1) -> ()
//|       "t.end"() : () -> ()
//|     }, {
//|       "t.kept"(%arg0) : (i32) -> ()
//|       "t.end"() : () -> ()
//|     }, {
//|     }) : () -> ()
//|     "t.cfg"() ({
//|       "t.br"(%arg0)[^bb1] : (i32) -> ()
//|     ^bb1(%3: i32):  // 2 preds: ^bb0, ^bb1
//|       %4 = "t.step"(%3) : (i32) -> i32
//|       "t.cond"(%arg1, %4)[^bb1, ^bb2] : (i1, i32) -> ()
//|     ^bb2:  // pred: ^bb1
//|       "t.end"() : () -> ()
//|     }) : () -> ()
//|     "t.is_loop"() : () -> ()
//|     "t.found"() ({
//|       "t.br"(%arg0)[^bb1] : (i32) -> ()
//|     ^bb1(%3: i32):  // 2 preds: ^bb0, ^bb1
//|       %4 = "t.step"(%3) : (i32) -> i32
//|       "t.cond"(%arg1, %4)[^bb2, ^bb1] : (i1, i32) -> ()
//|     ^bb2:  // pred: ^bb1
//|       "t.end"() : () -> ()
//|     }) : () -> ()
//|     "t.cfg"() ({
//|       "t.jump"()[^bb1] : () -> ()
//|     ^bb1:  // pred: ^bb0
//|       "t.end"() : () -> ()
//|     }) : () -> ()
//|     return %0, %1, %2 : i32, i32, i32
//|   }
//| }
//|
