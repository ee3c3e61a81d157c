module {
  func.func @f(%arg0: index loc("drivers/lower/159.mlir":2:14), %arg1: index loc("drivers/lower/159.mlir":2:25), %arg2: index loc("drivers/lower/159.mlir":2:36), %arg3: f32 loc("X")) -> f32 {
    %0 = scf.parallel (%arg4, %arg5) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) init (%arg3) -> f32 {
      %1 = "t.v"() : () -> f32 loc("V")
      scf.reduce(%1 : f32) {
      ^bb0(%arg6: f32 loc("A"), %arg7: f32 loc("drivers/lower/159.mlir":6:28)):
        %2 = arith.addf %arg6, %arg7 : f32 loc("D")
        scf.reduce.return %2 : f32 loc("RR")
      } loc("R")
    } loc("P")
    return %0 : f32 loc("drivers/lower/159.mlir":11:3)
  } loc("drivers/lower/159.mlir":2:1)
  func.func @ifs(%arg0: i1 loc("drivers/lower/159.mlir":13:16)) -> i32 {
    %0 = scf.if %arg0 -> (i32) {
      %1 = "t.a"() : () -> i32 loc("drivers/lower/159.mlir":15:10)
      "t.c"() : () -> () loc("drivers/lower/159.mlir":22:5)
      scf.yield %1 : i32 loc("Y3")
    } else {
      %1 = "t.b"() : () -> i32 loc("drivers/lower/159.mlir":18:10)
      scf.yield %1 : i32 loc("Y2")
    } loc("I2")
    return %0 : i32 loc("drivers/lower/159.mlir":25:3)
  } loc("drivers/lower/159.mlir":13:1)
  func.func @par(%arg0: index loc("drivers/lower/159.mlir":27:16), %arg1: index loc("drivers/lower/159.mlir":27:27)) {
    scf.parallel (%arg2, %arg3) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg1, %arg1) {
      "t.c"(%arg2, %arg3) : (index, index) -> () loc("drivers/lower/159.mlir":30:7)
      scf.reduce  loc("P1")
    } loc("P1")
    return loc("drivers/lower/159.mlir":35:3)
  } loc("drivers/lower/159.mlir":27:1)
  func.func @nest(%arg0: i1 loc("drivers/lower/159.mlir":37:17), %arg1: i1 loc("drivers/lower/159.mlir":37:25), %arg2: i32 loc("drivers/lower/159.mlir":37:33), %arg3: i32 loc("drivers/lower/159.mlir":37:42)) -> i32 {
    %0 = arith.andi %arg0, %arg1 : i1 loc("I1")
    %1 = arith.select %arg0, %arg2, %arg3 : i32 loc("I1")
    scf.if %0 {
      "t.run"() : () -> () loc("drivers/lower/159.mlir":39:17)
    } loc("I1")
    return %1 : i32 loc("drivers/lower/159.mlir":45:3)
  } loc("drivers/lower/159.mlir":37:1)
} loc("drivers/lower/159.mlir":0:0)
