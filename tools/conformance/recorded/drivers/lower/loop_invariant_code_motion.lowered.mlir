module {
  func.func @nested(%arg0: index, %arg1: i32, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addi %arg1, %arg2 : i32
    %1 = arith.muli %0, %arg1 : i32
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %2 = arith.index_cast %arg3 : index to i32
      %3 = arith.addi %2, %1 : i32
      scf.for %arg4 = %c0 to %arg0 step %c1 {
        "use"(%3) : (i32) -> ()
      }
    }
    return
  }
}

// -----
module {
  func.func @unknown_effects(%arg0: index, %arg1: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      %0 = "unknown"(%arg1) : (i32) -> i32
      %1 = arith.addi %0, %arg1 : i32
      "use"(%1) : (i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @constants_inside(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5_i32 = arith.constant 5 : i32
    %c6_i32 = arith.constant 6 : i32
    %0 = arith.addi %c5_i32, %c6_i32 : i32
    scf.for %arg1 = %c0 to %arg0 step %c1 {
      "use"(%0) : (i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @division(%arg0: index, %arg1: i32, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7_i32 = arith.constant 7 : i32
    %c0_i32 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.divui %arg1, %c7_i32 : i32
    %1 = arith.divsi %arg1, %c7_i32 : i32
    %2 = arith.divui %arg1, %c-1_i32 : i32
    %3 = arith.ceildivui %arg1, %c7_i32 : i32
    %4 = arith.ceildivsi %arg1, %c7_i32 : i32
    %5 = arith.floordivsi %arg1, %c7_i32 : i32
    %6 = arith.remui %arg1, %arg2 : i32
    %7 = arith.remsi %arg1, %c7_i32 : i32
    %8 = arith.remsi %arg1, %c0_i32 : i32
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %9 = arith.divui %arg1, %arg2 : i32
      %10 = arith.divsi %arg1, %c-1_i32 : i32
      %11 = arith.divsi %arg1, %c0_i32 : i32
      %12 = arith.ceildivsi %arg1, %c-1_i32 : i32
      "use"(%9, %0, %1, %10, %2, %11, %3, %4, %5, %12, %6, %7, %8) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @zero_trips(%arg0: i32, %arg1: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addi %arg0, %arg1 : i32
    scf.for %arg2 = %c0 to %c0 step %c1 {
      "use"(%0) : (i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @while(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.muli %arg0, %arg1 : i32
    %1 = arith.addi %arg0, %arg1 : i32
    %2 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %3 = arith.cmpi slt, %arg2, %0 : i32
      scf.condition(%3) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %3 = arith.addi %arg2, %1 : i32
      scf.yield %3 : i32
    }
    return %2 : i32
  }
}

// -----
module {
  func.func @if_inside(%arg0: index, %arg1: i1, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.if %arg1 -> (i32) {
      %1 = arith.addi %arg2, %arg2 : i32
      scf.yield %1 : i32
    } else {
      scf.yield %arg2 : i32
    }
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      scf.if %arg1 {
        "effect"() : () -> ()
      }
      "use"(%0) : (i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @if_not_invariant(%arg0: index, %arg1: i1, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %0 = scf.if %arg1 -> (index) {
        %1 = arith.addi %arg2, %arg3 : index
        scf.yield %1 : index
      } else {
        scf.yield %arg2 : index
      }
      "use"(%0) : (index) -> ()
    }
    return
  }
}

// -----
module {
  func.func @loop_in_loop_moves(%arg0: index, %arg1: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (i32) {
      %1 = arith.addi %arg3, %arg1 : i32
      scf.yield %1 : i32
    }
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      "use"(%0) : (i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @loop_with_other_step_stays(%arg0: index, %arg1: index, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %0 = scf.for %arg4 = %c0 to %arg0 step %c2 iter_args(%arg5 = %arg2) -> (i32) {
        %2 = arith.addi %arg5, %arg2 : i32
        scf.yield %2 : i32
      }
      %1 = scf.for %arg4 = %c0 to %arg0 step %arg1 iter_args(%arg5 = %arg2) -> (i32) {
        %2 = arith.addi %arg5, %arg2 : i32
        scf.yield %2 : i32
      }
      "use"(%0, %1) : (i32, i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @memory(%arg0: index, %arg1: memref<4xi32>, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg1, %c0 : memref<4xi32>
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %0 = memref.load %arg1[%c0] : memref<4xi32>
      memref.store %arg2, %arg1[%c1] : memref<4xi32>
      %alloc = memref.alloc() : memref<4xi32>
      "use"(%0, %dim, %alloc) : (i32, index, memref<4xi32>) -> ()
    }
    return
  }
}

// -----
module {
  func.func @dims(%arg0: index, %arg1: memref<?x4xi32>, %arg2: tensor<?xi32>, %arg3: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %dim = memref.dim %arg1, %c0 : memref<?x4xi32>
    %dim_0 = tensor.dim %arg2, %c0 : tensor<?xi32>
    scf.for %arg4 = %c0 to %arg0 step %c1 {
      %dim_1 = memref.dim %arg1, %arg3 : memref<?x4xi32>
      %dim_2 = tensor.dim %arg2, %arg3 : tensor<?xi32>
      %dim_3 = memref.dim %arg1, %c9 : memref<?x4xi32>
      "use"(%dim, %dim_1, %dim_0, %dim_2, %dim_3) : (index, index, index, index, index) -> ()
    }
    return
  }
}

// -----
module {
  func.func @parallel(%arg0: index, %arg1: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addi %arg1, %arg1 : i32
    scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%arg0, %arg0) step (%c1, %c1) {
      %1 = arith.addi %arg2, %arg3 : index
      "use"(%0, %1) : (i32, index) -> ()
      scf.reduce 
    }
    return
  }
}

// -----
module {
  func.func @forall(%arg0: index, %arg1: i32) {
    %0 = arith.muli %arg1, %arg1 : i32
    scf.forall (%arg2) in (%arg0) {
      "use"(%0, %arg2) : (i32, index) -> ()
    }
    return
  }
}

// -----
module {
  func.func @not_a_loop(%arg0: i1, %arg1: i32) {
    scf.if %arg0 {
      %0 = arith.addi %arg1, %arg1 : i32
      "use"(%0) : (i32) -> ()
    }
    scf.execute_region {
      %0 = arith.addi %arg1, %arg1 : i32
      "use"(%0) : (i32) -> ()
      scf.yield
    }
    return
  }
}

// -----
module {
  func.func @blocks_in_loops(%arg0: index, %arg1: i1, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      scf.execute_region {
        %0 = arith.addi %arg2, %arg2 : i32
        cf.cond_br %arg1, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        %1 = arith.muli %arg2, %arg2 : i32
        "use"(%1) : (i32) -> ()
        cf.br ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        "use"(%0) : (i32) -> ()
        scf.yield
      }
    }
    return
  }
}

// -----
module {
  func.func @carried(%arg0: index, %arg1: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addi %arg1, %arg1 : i32
    %1 = arith.muli %0, %0 : i32
    %2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (i32) {
      %3 = arith.addi %arg3, %0 : i32
      %4 = arith.addi %3, %1 : i32
      scf.yield %4 : i32
    }
    return %2 : i32
  }
}

// -----
module {
  func.func @several_results(%arg0: index, %arg1: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %low, %high = arith.mului_extended %arg1, %arg1 : i32
    %sum, %overflow = arith.addui_extended %low, %high : i32, i1
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      "use"(%sum, %overflow) : (i32, i1) -> ()
    }
    return
  }
}

// -----
module {
  func.func @calls(%arg0: index, %arg1: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %f = constant @ext : (i32) -> ()
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      func.call @ext(%arg1) : (i32) -> ()
      func.call_indirect %f(%arg1) : (i32) -> ()
    }
    return
  }
  func.func private @ext(i32)
}

// -----
module {
  func.func @order_of_moves(%arg0: index, %arg1: i32, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addi %arg1, %arg2 : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.subi %1, %0 : i32
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %3 = "unknown"() : () -> i32
      %4 = arith.addi %3, %arg1 : i32
      %5 = arith.muli %0, %4 : i32
      "use"(%5, %2) : (i32, i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @affine(%arg0: f32, %arg1: memref<10xf32>) {
    %0 = arith.addf %arg0, %arg0 : f32
    %1 = arith.mulf %0, %arg0 : f32
    affine.for %arg2 = 0 to 10 {
      affine.for %arg3 = 0 to 10 {
        affine.store %1, %arg1[%arg2] : memref<10xf32>
        %2 = affine.load %arg1[%arg3] : memref<10xf32>
      }
    }
    return
  }
}

// -----
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0)[s0] -> (d0 + s0)>
#map2 = affine_map<(d0) -> (d0 + 3)>
module {
  func.func @affine_apply(%arg0: index, %arg1: memref<10xf32>) {
    %0 = affine.apply #map(%arg0)
    affine.for %arg2 = 0 to 10 {
      %2 = affine.apply #map1(%arg2)[%arg0]
      "use"(%0, %2) : (index, index) -> ()
    }
    %1 = affine.apply #map2(%arg0)
    affine.parallel (%arg2) = (0) to (10) {
      "use"(%1, %arg2) : (index, index) -> ()
    }
    return
  }
}

// -----
#set = affine_set<(d0) : (d0 - 2 >= 0)>
module {
  func.func @affine_if(%arg0: index, %arg1: f32) {
    %0 = affine.if #set(%arg0) -> f32 {
      %1 = arith.addf %arg1, %arg1 : f32
      affine.yield %1 : f32
    } else {
      affine.yield %arg1 : f32
    }
    affine.for %arg2 = 0 to 10 {
      affine.if #set(%arg0) {
        %1 = arith.addf %arg1, %arg1 : f32
        "use"(%1) : (f32) -> ()
      }
      "use"(%0) : (f32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @affine_loop_inside(%arg0: f32) {
    %0 = affine.for %arg1 = 0 to 10 iter_args(%arg2 = %arg0) -> (f32) {
      %1 = arith.addf %arg2, %arg0 : f32
      affine.yield %1 : f32
    }
    affine.for %arg1 = 0 to 10 {
      %1 = affine.for %arg2 = 0 to 10 step 2 iter_args(%arg3 = %arg0) -> (f32) {
        %2 = arith.addf %arg3, %arg0 : f32
        affine.yield %2 : f32
      }
      "use"(%0, %1) : (f32, f32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @index_ops(%arg0: index, %arg1: index) {
    %idx0 = index.constant 0
    %idx1 = index.constant 1
    %0 = index.add %arg1, %arg1
    %1 = index.sizeof
    scf.for %arg2 = %idx0 to %arg0 step %idx1 {
      %2 = index.divs %arg1, %arg0
      %3 = index.divu %arg1, %idx1
      %4 = index.floordivs %arg1, %idx1
      "use"(%0, %2, %3, %4, %1) : (index, index, index, index, index) -> ()
    }
    return
  }
}

// -----
module {
  func.func @llvm_ops(%arg0: index, %arg1: i32, %arg2: i32, %arg3: !llvm.ptr) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.add %arg1, %arg2 : i32
    %2 = llvm.sdiv %arg1, %0 : i32
    %3 = llvm.getelementptr %arg3[1] : (!llvm.ptr) -> !llvm.ptr, i32
    scf.for %arg4 = %c0 to %arg0 step %c1 {
      %4 = llvm.udiv %arg1, %arg2 : i32
      %5 = llvm.load %arg3 : !llvm.ptr -> i32
      "use"(%1, %4, %2, %5, %3) : (i32, i32, i32, i32, !llvm.ptr) -> ()
    }
    return
  }
}

// -----
module {
  func.func @vectors_and_math(%arg0: index, %arg1: vector<4xf32>, %arg2: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = vector.broadcast %arg2 : f32 to vector<4xf32>
    %1 = arith.addf %0, %arg1 : vector<4xf32>
    %2 = math.exp %1 : vector<4xf32>
    %3 = vector.extract %2[1] : f32 from vector<4xf32>
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      "use"(%3) : (f32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @test_loop(%arg0: i32) {
    "test.region"() ({
      %0 = arith.addi %arg0, %arg0 : i32
      "test.done"(%0) : (i32) -> ()
    }) : () -> ()
    return
  }
}

// -----
module {
  func.func @module_inside(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %arg0 step %c1 {
      builtin.module {
        %c1_i32 = arith.constant 1 : i32
      }
    }
    return
  }
}

// -----
module {
  func.func @casts(%arg0: index, %arg1: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = builtin.unrealized_conversion_cast %arg1 : i32 to i64
    %1 = arith.trunci %0 : i64 to i8
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      "use"(%1) : (i8) -> ()
    }
    return
  }
}

// -----
module {
  func.func @poison_and_select(%arg0: index, %arg1: i1, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = ub.poison : i32
    %1 = arith.select %arg1, %0, %arg2 : i32
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      cf.assert %arg1, "no"
      "use"(%1) : (i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @switch_inside(%arg0: index, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      %0 = scf.index_switch %arg1 -> i32 
      case 1 {
        %c1_i32 = arith.constant 1 : i32
        scf.yield %c1_i32 : i32
      }
      default {
        %c2_i32 = arith.constant 2 : i32
        scf.yield %c2_i32 : i32
      }
      %1 = scf.execute_region -> i32 {
        scf.yield %0 : i32
      }
      "use"(%1) : (i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @divisor_with_range(%arg0: index, %arg1: i32, %arg2: i8) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.extui %arg2 : i8 to i32
    %1 = arith.addi %0, %c1_i32 : i32
    %2 = arith.maxsi %0, %c1_i32 : i32
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %3 = arith.divui %arg1, %1 : i32
      %4 = arith.divsi %arg1, %2 : i32
      "use"(%3, %4) : (i32, i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @loop_invariant_loop_with_effects(%arg0: index, %arg1: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addi %arg1, %arg1 : i32
    scf.for %arg2 = %c0 to %arg0 step %c1 {
    }
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      scf.for %arg3 = %c0 to %arg0 step %c1 {
        "effect"() : () -> ()
      }
    }
    return
  }
}

// -----
module {
  func.func @one_block_among_several(%arg0: i1, %arg1: index, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %0 = arith.addi %arg2, %arg2 : i32
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    %1 = arith.addi %0, %arg2 : i32
    scf.for %arg3 = %c0 to %arg1 step %c1 {
      "use"(%1) : (i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @unused_results(%arg0: index, %arg1: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addi %arg1, %arg1 : i32
    %1 = arith.addi %arg1, %arg1 : i32
    scf.for %arg2 = %c0 to %arg0 step %c1 {
    }
    return
  }
}

// -----
module {
  func.func @while_regions(%arg0: i1, %arg1: i32) {
    %0 = arith.addi %arg1, %arg1 : i32
    %1 = arith.muli %arg1, %arg1 : i32
    %2 = arith.addi %1, %1 : i32
    scf.while : () -> () {
      "use"(%0) : (i32) -> ()
      scf.condition(%arg0)
    } do {
      "use"(%2) : (i32) -> ()
      scf.yield
    }
    return
  }
}

// -----
module {
  func.func @three_deep(%arg0: index, %arg1: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addi %arg0, %arg0 : index
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      %1 = arith.addi %arg2, %arg2 : index
      scf.for %arg3 = %arg2 to %arg0 step %c1 {
        %2 = arith.addi %arg2, %arg3 : index
        scf.for %arg4 = %arg3 to %arg0 step %c1 {
          %3 = arith.addi %arg4, %arg0 : index
          "use"(%2, %1, %3, %0) : (index, index, index, index) -> ()
        }
      }
    }
    return
  }
}

// -----
module {
  func.func @load_of_invariant(%arg0: index, %arg1: tensor<4xi32>, %arg2: memref<?xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1] : tensor<4xi32>
    %from_elements = tensor.from_elements %extracted, %extracted : tensor<2xi32>
    %subview = memref.subview %arg2[0] [2] [1] : memref<?xi32> to memref<2xi32, strided<[1]>>
    %cast = memref.cast %arg2 : memref<?xi32> to memref<4xi32>
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      "use"(%extracted, %from_elements, %subview, %cast) : (i32, tensor<2xi32>, memref<2xi32, strided<[1]>>, memref<4xi32>) -> ()
    }
    return
  }
}

