module {
  func.func @f(%arg0: index loc("drivers/lower/160.mlir":2:14), %arg1: index loc("drivers/lower/160.mlir":2:25), %arg2: index loc("drivers/lower/160.mlir":2:36), %arg3: f32 loc("X")) -> f32 {
    cf.br ^bb1(%arg0, %arg3 : index, f32) loc("P")
  ^bb1(%0: index loc("P"), %1: f32 loc("X")):  // 2 preds: ^bb0, ^bb5
    %2 = arith.cmpi slt, %0, %arg1 : index loc("P")
    cf.cond_br %2, ^bb2, ^bb6 loc("P")
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%arg0, %1 : index, f32) loc("P")
  ^bb3(%3: index loc("P"), %4: f32 loc("X")):  // 2 preds: ^bb2, ^bb4
    %5 = arith.cmpi slt, %3, %arg1 : index loc("P")
    cf.cond_br %5, ^bb4, ^bb5 loc("P")
  ^bb4:  // pred: ^bb3
    %6 = "t.v"() : () -> f32 loc("V")
    %7 = arith.addf %4, %6 : f32 loc("D")
    %8 = arith.addi %3, %arg2 : index loc("P")
    cf.br ^bb3(%8, %7 : index, f32) loc("P")
  ^bb5:  // pred: ^bb3
    %9 = arith.addi %0, %arg2 : index loc("P")
    cf.br ^bb1(%9, %4 : index, f32) loc("P")
  ^bb6:  // pred: ^bb1
    return %1 : f32 loc("drivers/lower/160.mlir":11:3)
  } loc("drivers/lower/160.mlir":2:1)
  func.func @ifs(%arg0: i1 loc("drivers/lower/160.mlir":13:16)) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2 loc("I1")
  ^bb1:  // pred: ^bb0
    %0 = "t.a"() : () -> i32 loc("drivers/lower/160.mlir":15:10)
    cf.br ^bb3(%0 : i32) loc("I1")
  ^bb2:  // pred: ^bb0
    %1 = "t.b"() : () -> i32 loc("drivers/lower/160.mlir":18:10)
    cf.br ^bb3(%1 : i32) loc("I1")
  ^bb3(%2: i32 loc("I1")):  // 2 preds: ^bb1, ^bb2
    cf.br ^bb4 loc("I1")
  ^bb4:  // pred: ^bb3
    cf.cond_br %arg0, ^bb5, ^bb6 loc("I2")
  ^bb5:  // pred: ^bb4
    "t.c"() : () -> () loc("drivers/lower/160.mlir":22:5)
    cf.br ^bb6 loc("I2")
  ^bb6:  // 2 preds: ^bb4, ^bb5
    return %2 : i32 loc("drivers/lower/160.mlir":25:3)
  } loc("drivers/lower/160.mlir":13:1)
  func.func @par(%arg0: index loc("drivers/lower/160.mlir":27:16), %arg1: index loc("drivers/lower/160.mlir":27:27)) {
    cf.br ^bb1(%arg0 : index) loc("P1")
  ^bb1(%0: index loc("P1")):  // 2 preds: ^bb0, ^bb5
    %1 = arith.cmpi slt, %0, %arg1 : index loc("P1")
    cf.cond_br %1, ^bb2, ^bb6 loc("P1")
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%arg0 : index) loc("P2")
  ^bb3(%2: index loc("P2")):  // 2 preds: ^bb2, ^bb4
    %3 = arith.cmpi slt, %2, %arg1 : index loc("P2")
    cf.cond_br %3, ^bb4, ^bb5 loc("P2")
  ^bb4:  // pred: ^bb3
    "t.c"(%0, %2) : (index, index) -> () loc("drivers/lower/160.mlir":30:7)
    %4 = arith.addi %2, %arg1 : index loc("P2")
    cf.br ^bb3(%4 : index) loc("P2")
  ^bb5:  // pred: ^bb3
    %5 = arith.addi %0, %arg1 : index loc("P1")
    cf.br ^bb1(%5 : index) loc("P1")
  ^bb6:  // pred: ^bb1
    return loc("drivers/lower/160.mlir":35:3)
  } loc("drivers/lower/160.mlir":27:1)
  func.func @nest(%arg0: i1 loc("drivers/lower/160.mlir":37:17), %arg1: i1 loc("drivers/lower/160.mlir":37:25), %arg2: i32 loc("drivers/lower/160.mlir":37:33), %arg3: i32 loc("drivers/lower/160.mlir":37:42)) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb4 loc("I1")
  ^bb1:  // pred: ^bb0
    cf.cond_br %arg1, ^bb2, ^bb3 loc("I2")
  ^bb2:  // pred: ^bb1
    "t.run"() : () -> () loc("drivers/lower/160.mlir":39:17)
    cf.br ^bb3 loc("I2")
  ^bb3:  // 2 preds: ^bb1, ^bb2
    cf.br ^bb5(%arg2 : i32) loc("I1")
  ^bb4:  // pred: ^bb0
    cf.br ^bb5(%arg3 : i32) loc("I1")
  ^bb5(%0: i32 loc("I1")):  // 2 preds: ^bb3, ^bb4
    cf.br ^bb6 loc("I1")
  ^bb6:  // pred: ^bb5
    return %0 : i32 loc("drivers/lower/160.mlir":45:3)
  } loc("drivers/lower/160.mlir":37:1)
} loc("drivers/lower/160.mlir":0:0)
