module {
  func.func @both_branches(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = scf.if %arg0 -> (i32) {
      %1 = arith.addi %arg1, %arg2 : i32
      scf.yield %1 : i32
    } else {
      %1 = arith.muli %arg1, %arg2 : i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
}

// -----
module {
  func.func @used_in_both(%arg0: i1, %arg1: i32) -> i32 {
    %0 = arith.addi %arg1, %arg1 : i32
    %1 = scf.if %arg0 -> (i32) {
      scf.yield %0 : i32
    } else {
      scf.yield %0 : i32
    }
    return %1 : i32
  }
}

// -----
module {
  func.func @chain(%arg0: i1, %arg1: i32) -> i32 {
    %0 = scf.if %arg0 -> (i32) {
      %1 = arith.addi %arg1, %arg1 : i32
      %2 = arith.muli %1, %1 : i32
      %3 = arith.subi %2, %1 : i32
      scf.yield %3 : i32
    } else {
      scf.yield %arg1 : i32
    }
    return %0 : i32
  }
}

// -----
module {
  func.func @nested(%arg0: i1, %arg1: i1, %arg2: i32) {
    scf.if %arg0 {
      scf.if %arg1 {
        %0 = arith.addi %arg2, %arg2 : i32
        %1 = arith.muli %0, %arg2 : i32
        "use"(%1) : (i32) -> ()
      }
    }
    return
  }
}

// -----
module {
  func.func @effects_stay(%arg0: i1, %arg1: i32, %arg2: memref<4xi32>) {
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg2[%c0] : memref<4xi32>
    %1 = "unknown"() : () -> i32
    %alloc = memref.alloc() : memref<4xi32>
    scf.if %arg0 {
      "use"(%0, %1, %alloc) : (i32, i32, memref<4xi32>) -> ()
    }
    return
  }
}

// -----
module {
  func.func @loops_are_no_targets(%arg0: index, %arg1: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addi %arg1, %arg1 : i32
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      "use"(%0) : (i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @executed_once(%arg0: i32) {
    %0 = arith.addi %arg0, %arg0 : i32
    scf.execute_region {
      "use"(%0) : (i32) -> ()
      scf.yield
    }
    return
  }
}

// -----
module {
  func.func @switch(%arg0: index, %arg1: i32) -> i32 {
    %0 = scf.index_switch %arg0 -> i32 
    case 1 {
      %1 = arith.addi %arg1, %arg1 : i32
      scf.yield %1 : i32
    }
    case 2 {
      %1 = arith.muli %arg1, %arg1 : i32
      scf.yield %1 : i32
    }
    default {
      %1 = arith.subi %arg1, %arg1 : i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
}

// -----
module {
  func.func @known_switch(%arg0: i32) -> i32 {
    %c2 = arith.constant 2 : index
    %0 = scf.index_switch %c2 -> i32 
    case 2 {
      %1 = arith.addi %arg0, %arg0 : i32
      scf.yield %1 : i32
    }
    default {
      %1 = arith.muli %arg0, %arg0 : i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
}

// -----
module {
  func.func @known_condition(%arg0: i32) -> i32 {
    %true = arith.constant true
    %0 = scf.if %true -> (i32) {
      %1 = arith.addi %arg0, %arg0 : i32
      scf.yield %1 : i32
    } else {
      %1 = arith.muli %arg0, %arg0 : i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
}

// -----
module {
  func.func @used_twice(%arg0: i1, %arg1: i32) {
    scf.if %arg0 {
      %0 = arith.addi %arg1, %arg1 : i32
      "use"(%0) : (i32) -> ()
      "use"(%0, %0) : (i32, i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @used_after(%arg0: i1, %arg1: i32) -> i32 {
    %0 = arith.addi %arg1, %arg1 : i32
    scf.if %arg0 {
      "use"(%0) : (i32) -> ()
    }
    return %0 : i32
  }
}

// -----
module {
  func.func @several_results(%arg0: i1, %arg1: i32) {
    scf.if %arg0 {
      %low_0, %high_1 = arith.mului_extended %arg1, %arg1 : i32
      "use"(%low_0) : (i32) -> ()
    } else {
      "use"(%arg1) : (i32) -> ()
    }
    %low, %high = arith.mulsi_extended %arg1, %arg1 : i32
    scf.if %arg0 {
      "use"(%low) : (i32) -> ()
    } else {
      "use"(%high) : (i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @region_op_sinks(%arg0: i1, %arg1: i1, %arg2: i32) {
    scf.if %arg0 {
      %0 = scf.if %arg1 -> (i32) {
        %1 = arith.addi %arg2, %arg2 : i32
        scf.yield %1 : i32
      } else {
        scf.yield %arg2 : i32
      }
      "use"(%0) : (i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @order(%arg0: i1, %arg1: i32, %arg2: i32) {
    scf.if %arg0 {
      %0 = arith.muli %arg1, %arg2 : i32
      %1 = arith.subi %arg1, %arg2 : i32
      %2 = arith.addi %arg1, %arg2 : i32
      "use"(%0, %1, %2) : (i32, i32, i32) -> ()
      "use"(%2, %1) : (i32, i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @from_other_block(%arg0: i1, %arg1: i32) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    scf.if %arg0 {
      %0 = arith.addi %arg1, %arg1 : i32
      "use"(%0) : (i32) -> ()
    }
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}

// -----
module {
  func.func @condition_is_used_inside(%arg0: i32, %arg1: i32) {
    %0 = arith.cmpi slt, %arg0, %arg1 : i32
    scf.if %0 {
      "use"(%0) : (i1) -> ()
    }
    return
  }
}

// -----
module {
  func.func @from_loop_into_if(%arg0: index, %arg1: i1, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      scf.if %arg1 {
        %0 = arith.index_cast %arg3 : index to i32
        %1 = arith.addi %0, %arg2 : i32
        "use"(%1) : (i32) -> ()
      }
    }
    return
  }
}

// -----
module {
  func.func @blocks_of_a_region(%arg0: i1, %arg1: i1, %arg2: i32) {
    %0 = arith.addi %arg2, %arg2 : i32
    scf.if %arg0 {
      scf.execute_region {
        cf.cond_br %arg1, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        "use"(%0) : (i32) -> ()
        cf.br ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        scf.yield
      }
    }
    return
  }
}

// -----
#set = affine_set<(d0) : (d0 - 2 >= 0)>
module {
  func.func @affine_if(%arg0: index, %arg1: f32) {
    %0 = arith.addf %arg1, %arg1 : f32
    affine.if #set(%arg0) {
      "use"(%0) : (f32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @scope(%arg0: f32) {
    %0 = arith.addf %arg0, %arg0 : f32
    memref.alloca_scope  {
      "use"(%0) : (f32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @constants(%arg0: i1) -> i32 {
    %0 = scf.if %arg0 -> (i32) {
      %1 = ub.poison : i32
      %c1_i32 = arith.constant 1 : i32
      "use"(%1) : (i32) -> ()
      scf.yield %c1_i32 : i32
    } else {
      %c2_i32 = arith.constant 2 : i32
      scf.yield %c2_i32 : i32
    }
    return %0 : i32
  }
}

// -----
module {
  func.func @divisions(%arg0: i1, %arg1: i32, %arg2: i32) {
    scf.if %arg0 {
      %0 = arith.divui %arg1, %arg2 : i32
      "use"(%0) : (i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @llvm_and_index(%arg0: i1, %arg1: i32, %arg2: index) {
    scf.if %arg0 {
      %0 = llvm.mul %arg1, %arg1 : i32
      "use"(%0) : (i32) -> ()
    } else {
      %0 = index.add %arg2, %arg2
      "use"(%0) : (index) -> ()
    }
    return
  }
}

// -----
module {
  func.func @two_ifs(%arg0: i1, %arg1: i32) {
    %0 = arith.addi %arg1, %arg1 : i32
    scf.if %arg0 {
      "use"(%0) : (i32) -> ()
    }
    scf.if %arg0 {
      %1 = arith.addi %0, %arg1 : i32
      "use"(%1) : (i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @inner_to_outer(%arg0: i1, %arg1: i1, %arg2: i32) {
    scf.if %arg0 {
      %0 = arith.addi %arg2, %arg2 : i32
      scf.if %arg1 {
        "use"(%0) : (i32) -> ()
      } else {
        %1 = arith.addi %0, %arg2 : i32
        "use"(%1) : (i32) -> ()
      }
    }
    return
  }
}

// -----
module {
  func.func @unused(%arg0: i1, %arg1: i32) {
    %0 = arith.addi %arg1, %arg1 : i32
    scf.if %arg0 {
    }
    return
  }
}

// -----
module {
  func.func @empty_else(%arg0: i1, %arg1: i32) {
    scf.if %arg0 {
      "use"(%arg1) : (i32) -> ()
    } else {
      %0 = arith.addi %arg1, %arg1 : i32
      "use"(%0) : (i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @call_stays(%arg0: i1, %arg1: i32) {
    %0 = call @pure(%arg1) : (i32) -> i32
    scf.if %arg0 {
      %f = func.constant @pure : (i32) -> i32
      "use"(%0, %f) : (i32, (i32) -> i32) -> ()
    }
    return
  }
  func.func private @pure(i32) -> i32
}

// -----
module {
  func.func @terminator_operand(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0:2 = scf.if %arg0 -> (i32, i32) {
      %1 = arith.addi %arg1, %arg2 : i32
      %2 = arith.subi %arg1, %1 : i32
      scf.yield %1, %2 : i32, i32
    } else {
      scf.yield %arg1, %arg2 : i32, i32
    }
    return %0#0, %0#1 : i32, i32
  }
}

// -----
module {
  func.func @while_stays(%arg0: i1, %arg1: i32) {
    %0 = arith.addi %arg1, %arg1 : i32
    %1 = arith.muli %arg1, %arg1 : i32
    scf.while : () -> () {
      "use"(%0) : (i32) -> ()
      scf.condition(%arg0)
    } do {
      "use"(%1) : (i32) -> ()
      scf.yield
    }
    return
  }
}

// -----
module {
  func.func @unreachable(%arg0: i1, %arg1: i32) {
    return
  ^bb1:  // pred: ^bb1
    scf.if %arg0 {
      %0 = arith.addi %arg1, %arg1 : i32
      "use"(%0) : (i32) -> ()
    }
    cf.br ^bb1
  }
}

// -----
module {
  func.func @tensor_ops(%arg0: i1, %arg1: tensor<4xi32>, %arg2: index) {
    scf.if %arg0 {
      %extracted = tensor.extract %arg1[%arg2] : tensor<4xi32>
      %0 = vector.broadcast %extracted : i32 to vector<2xi32>
      "use"(%0) : (vector<2xi32>) -> ()
    }
    return
  }
}

// -----
module {
  func.func @used_by_region_and_sibling(%arg0: i1, %arg1: i32) {
    scf.if %arg0 {
      %0 = arith.addi %arg1, %arg1 : i32
      %1 = arith.muli %0, %0 : i32
      "use"(%0) : (i32) -> ()
      "use"(%1) : (i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @diamond(%arg0: i1, %arg1: i32) {
    scf.if %arg0 {
      %0 = arith.addi %arg1, %arg1 : i32
      %1 = arith.subi %0, %arg1 : i32
      %2 = arith.muli %0, %arg1 : i32
      %3 = arith.addi %2, %1 : i32
      "use"(%3) : (i32) -> ()
    }
    return
  }
}

// -----
module {
  "wrap"() ({
    %0 = "src"() : () -> i1
    scf.if %0 {
      %c3_i32 = arith.constant 3 : i32
      "use"(%c3_i32) : (i32) -> ()
    }
  }) : () -> ()
}

