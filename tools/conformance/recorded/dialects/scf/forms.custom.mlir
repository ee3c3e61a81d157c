module {
  func.func @loops(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: i32, %arg5: f32) -> f32 {
    scf.for %arg6 = %arg0 to %arg1 step %arg2 {
    }
    scf.for unsigned %arg6 = %arg3 to %arg4 step %arg3  : i32 {
      scf.for %arg7 = %arg0 to %arg1 step %arg2 {
        "test.op"(%arg6, %arg7) : (i32, index) -> ()
      }
    } {x}
    %0 = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg5) -> (f32) {
      %2 = arith.addf %arg7, %arg7 : f32
      scf.yield %2 : f32
    }
    %1:2 = scf.for %arg6 = %arg3 to %arg4 step %arg3 iter_args(%arg7 = %arg5, %arg8 = %arg0) -> (f32, index)  : i32 {
      scf.yield {y} %arg7, %arg8 : f32, index
    }
    return %0 : f32
  }
}

// -----
module {
  func.func @conditions(%arg0: i1, %arg1: index, %arg2: f32) -> f32 {
    scf.if %arg0 {
    }
    scf.if %arg0 {
      "test.op"() : () -> ()
    } else {
      "test.other"() : () -> ()
    } {x}
    %0 = scf.if %arg0 -> (f32) {
      scf.yield %arg2 : f32
    } else {
      %3 = arith.negf %arg2 : f32
      scf.yield %3 : f32
    }
    %1:2 = scf.if %arg0 -> (f32, index) {
      scf.yield %arg2, %arg1 : f32, index
    } else {
      scf.yield %0, %arg1 : f32, index
    }
    scf.index_switch %arg1 
    default {
    }
    %2 = scf.index_switch %arg1 {x} -> f32 
    case 2 {
      scf.yield %arg2 : f32
    }
    case -5 {
      scf.yield %0 : f32
    }
    default {
      scf.yield %1#0 : f32
    }
    return %2 : f32
  }
}

// -----
module {
  func.func @whiles(%arg0: i32, %arg1: f32) -> i32 {
    scf.while : () -> () {
      %1 = "test.cond"() : () -> i1
      scf.condition(%1)
    } do {
      scf.yield
    }
    %0:2 = scf.while (%arg2 = %arg0) : (i32) -> (f32, i32) {
      %1 = arith.cmpi eq, %arg2, %arg2 : i32
      scf.condition(%1) {x} %arg1, %arg2 : f32, i32
    } do {
    ^bb0(%arg2: f32, %arg3: i32):
      scf.yield %arg3 : i32
    } attributes {note = 1 : i64}
    return %0#1 : i32
  }
}

// -----
module {
  func.func @regions(%arg0: i1) -> i64 {
    scf.execute_region {
      scf.yield
    }
    %0 = scf.execute_region -> i64 no_inline {
      cf.cond_br %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %c1_i64 = arith.constant 1 : i64
      cf.br ^bb3(%c1_i64 : i64)
    ^bb2:  // pred: ^bb0
      %c2_i64 = arith.constant 2 : i64
      cf.br ^bb3(%c2_i64 : i64)
    ^bb3(%1: i64):  // 2 preds: ^bb1, ^bb2
      scf.yield %1 : i64
    } {x}
    return %0 : i64
  }
}

// -----
module {
  func.func @parallel(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
    scf.parallel (%arg4) = (%arg0) to (%arg1) step (%arg2) {
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) {
      "test.op"(%arg4, %arg5) : (index, index) -> ()
      scf.reduce 
    } {x}
    %0:2 = scf.parallel (%arg4) = (%arg0) to (%arg1) step (%arg2) init (%arg3, %arg0) -> (f32, index) {
      scf.reduce(%arg3, %arg4 : f32, index) {
      ^bb0(%arg5: f32, %arg6: f32):
        %1 = arith.mulf %arg5, %arg6 : f32
        scf.reduce.return %1 : f32
      }, {
      ^bb0(%arg5: index, %arg6: index):
        scf.reduce.return %arg5 {x} : index
      } {y}
    }
    return %0#0 : f32
  }
}

// -----
module {
  func.func @forall(%arg0: index, %arg1: tensor<8x?xf32>, %arg2: tensor<1x1xf32>) -> tensor<8x?xf32> {
    scf.forall (%arg3) in (%arg0) {
    }
    scf.forall (%arg3, %arg4) = (0, %arg0) to (8, 16) step (2, %arg0) {
      "test.op"(%arg3, %arg4) : (index, index) -> ()
    } {x}
    %0 = scf.forall (%arg3, %arg4) in (8, %arg0) shared_outs(%arg5 = %arg1) -> (tensor<8x?xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg2 into %arg5[%arg3, %arg4] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<8x?xf32>
      }
    }
    return %0 : tensor<8x?xf32>
  }
}

