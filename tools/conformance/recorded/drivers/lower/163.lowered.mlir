module {
  func.func @a(%arg0: index loc("drivers/lower/163.mlir":2:14)) -> (index, i1, index) {
    %idx4 = index.constant 4 loc("drivers/lower/163.mlir":11:8)
    %idx3 = index.constant 3 loc("drivers/lower/163.mlir":7:8)
    %0 = index.add %arg0, %idx3 loc("drivers/lower/163.mlir":7:8)
    %1 = index.cmp eq(%0, %arg0) loc("drivers/lower/163.mlir":9:8)
    %2 = index.mul %arg0, %idx4 loc("drivers/lower/163.mlir":11:8)
    return %0, %1, %2 : index, i1, index loc("drivers/lower/163.mlir":12:3)
  } loc("drivers/lower/163.mlir":2:1)
} loc("drivers/lower/163.mlir":0:0)
