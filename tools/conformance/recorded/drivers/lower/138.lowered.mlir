module {
  func.func @f(%arg0: i1, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
  func.func private @g(%arg0: memref<i32>, %arg1: i32) {
    %0 = arith.addi %arg1, %arg1 : i32
    "t.store"(%0, %arg0) : (i32, memref<i32>) -> ()
    return
  }
  func.func @h(%arg0: memref<i32>, %arg1: i32, %arg2: i1) {
    call @g(%arg0, %arg1) : (memref<i32>, i32) -> ()
    scf.if %arg2 {
      "t.store"(%arg1, %arg0) : (i32, memref<i32>) -> ()
    }
    cf.cond_br %arg2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
  func.func private @taken(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @ref() -> ((i32) -> i32) {
    %f = constant @taken : (i32) -> i32
    return %f : (i32) -> i32
  }
  func.func private @ext(i32) -> i32
  func.func @callext(%arg0: i32) {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = call @ext(%0) : (i32) -> i32
    return
  }
  func.func @sw(%arg0: index, %arg1: i32) -> i32 {
    %0:2 = scf.index_switch %arg0 -> i32, i32 
    case 2 {
      %1 = ub.poison : i32
      scf.yield %arg1, %1 : i32, i32
    }
    default {
      %1 = ub.poison : i32
      scf.yield %arg1, %1 : i32, i32
    }
    return %arg1 : i32
  }
  func.func @nested(%arg0: index, %arg1: i32, %arg2: memref<i32>) {
    return
  }
}

