module {
  func.func @masked(%arg0: i32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
}

// -----
module {
  func.func @remainder(%arg0: i32) -> (i32, i32) {
    %c15_i32 = arith.constant 15 : i32
    %0 = arith.andi %arg0, %c15_i32 : i32
    return %0, %0 : i32, i32
  }
}

// -----
module {
  func.func @remainder_stays(%arg0: i32) -> (i32, i32) {
    %c15_i32 = arith.constant 15 : i32
    %0 = arith.andi %arg0, %c15_i32 : i32
    %1 = arith.remui %0, %c15_i32 : i32
    %2 = arith.remsi %arg0, %c15_i32 : i32
    return %1, %2 : i32, i32
  }
}

// -----
module {
  func.func @extended(%arg0: i8) -> (i1, i1, i1) {
    %true = arith.constant true
    return %true, %true, %true : i1, i1, i1
  }
}

// -----
module {
  func.func @loop(%arg0: memref<10xi1>) {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    scf.for %arg1 = %c0 to %c10 step %c1 {
      %0 = arith.cmpi sge, %arg1, %c1 : index
      "use"(%true, %true, %0) : (i1, i1, i1) -> ()
    }
    return
  }
}

// -----
module {
  func.func @zero_trips() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg0 = %c1 to %c0 step %c1 {
      %0 = arith.cmpi slt, %arg0, %c1 : index
      "use"(%0, %arg0) : (i1, index) -> ()
    }
    return
  }
}

// -----
module {
  func.func @one_trip() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg0 = %c0 to %c1 step %c1 {
      "use"(%c0) : (index) -> ()
    }
    return
  }
}

// -----
module {
  func.func @carried(%arg0: index) -> i1 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %c0) -> (index) {
      %2 = arith.addi %arg2, %c1 : index
      scf.yield %2 : index
    }
    %1 = arith.cmpi sge, %0, %c0 : index
    return %1 : i1
  }
}

// -----
module {
  func.func @bounded_by_range(%arg0: i8) {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.extui %arg0 : i8 to i64
    %1 = arith.index_cast %0 : i64 to index
    scf.for %arg1 = %c0 to %1 step %c1 {
      "use"(%true) : (i1) -> ()
    }
    return
  }
}

// -----
module {
  func.func @selects(%arg0: i1) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
}

// -----
module {
  func.func @if_results(%arg0: i1) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
}

// -----
module {
  func.func @blocks(%arg0: i1) -> i1 {
    %true = arith.constant true
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return %true : i1
  }
}

// -----
module {
  func.func @overflow(%arg0: i32) -> (i1, i1) {
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.maxsi %arg0, %c0_i32 : i32
    %1 = arith.addi %0, %c1_i32 : i32
    %2 = arith.cmpi sgt, %1, %c0_i32 : i32
    return %2, %true : i1, i1
  }
}

// -----
module {
  func.func @differences(%arg0: i8, %arg1: i8) -> (i1, i1) {
    %true = arith.constant true
    return %true, %true : i1, i1
  }
}

// -----
module {
  func.func @products(%arg0: i8, %arg1: i8) -> (i1, i1) {
    %true = arith.constant true
    return %true, %true : i1, i1
  }
}

// -----
module {
  func.func @quotients(%arg0: i8) -> (i1, i1, i1) {
    %true = arith.constant true
    return %true, %true, %true : i1, i1, i1
  }
}

// -----
module {
  func.func @signed_quotients(%arg0: i8) -> (i1, i1, i1, i1) {
    %true = arith.constant true
    return %true, %true, %true, %true : i1, i1, i1, i1
  }
}

// -----
module {
  func.func @remainders(%arg0: i32) -> (i1, i1, i1) {
    %true = arith.constant true
    return %true, %true, %true : i1, i1, i1
  }
}

// -----
module {
  func.func @bits(%arg0: i32, %arg1: i32) -> (i1, i1, i1) {
    %true = arith.constant true
    return %true, %true, %true : i1, i1, i1
  }
}

// -----
module {
  func.func @shifts(%arg0: i32) -> (i1, i1, i1) {
    %true = arith.constant true
    return %true, %true, %true : i1, i1, i1
  }
}

// -----
module {
  func.func @minima(%arg0: i32, %arg1: i32) -> (i1, i1, i1, i1) {
    %true = arith.constant true
    return %true, %true, %true, %true : i1, i1, i1, i1
  }
}

// -----
module {
  func.func @truncated(%arg0: i32) -> (i1, i1) {
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.trunci %arg0 : i32 to i8
    %1 = arith.cmpi sge, %0, %c0_i8 : i8
    return %true, %1 : i1, i1
  }
}

// -----
module {
  func.func @booleans(%arg0: i1) -> (i32, i1) {
    %false = arith.constant false
    %0 = arith.extui %arg0 : i1 to i32
    return %0, %false : i32, i1
  }
}

// -----
module {
  func.func private @callee(%arg0: i32) -> i32 {
    %true = arith.constant true
    "use"(%true) : (i1) -> ()
    return %arg0 : i32
  }
  func.func @caller() -> i1 {
    %true = arith.constant true
    %c3_i32 = arith.constant 3 : i32
    %c5_i32 = arith.constant 5 : i32
    %0 = call @callee(%c3_i32) : (i32) -> i32
    %1 = call @callee(%c5_i32) : (i32) -> i32
    return %true : i1
  }
}

// -----
module {
  func.func @index_dialect(%arg0: index) -> (i1, i1, i1) {
    %true = index.bool.constant true
    return %true, %true, %true : i1, i1, i1
  }
}

// -----
module {
  func.func @index_more(%arg0: index, %arg1: i8) -> (i1, i1, i1, i1) {
    %true = index.bool.constant true
    return %true, %true, %true, %true : i1, i1, i1, i1
  }
}

// -----
module {
  func.func @index_wraps(%arg0: index) -> (i1, i1) {
    %true = index.bool.constant true
    %false = index.bool.constant false
    return %true, %false : i1, i1
  }
}

// -----
module {
  func.func @vectors(%arg0: vector<4xi32>) -> vector<4xi1> {
    %cst = arith.constant dense<true> : vector<4xi1>
    return %cst : vector<4xi1>
  }
}

// -----
module {
  func.func @several_elements(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<true> : vector<2xi1>
    return %cst : vector<2xi1>
  }
}

// -----
module {
  func.func @parallel(%arg0: index) {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    scf.parallel (%arg1, %arg2) = (%c0, %c1) to (%c5, %arg0) step (%c1, %c1) {
      "use"(%true, %true) : (i1, i1) -> ()
      scf.reduce 
    }
    return
  }
}

// -----
module {
  func.func @forall(%arg0: index) {
    %true = arith.constant true
    scf.forall (%arg1, %arg2) in (5, %arg0) {
      "use"(%true, %true) : (i1, i1) -> ()
    }
    return
  }
}

// -----
module {
  func.func @while(%arg0: i32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
}

// -----
module {
  func.func @dead_code(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %false = arith.constant false
    cf.cond_br %false, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %c3_i32 : i32
  }
}

// -----
module {
  func.func @equal_ranges(%arg0: i32) -> (i1, i1, i1) {
    %false = arith.constant false
    %true = arith.constant true
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.maxsi %arg0, %c3_i32 : i32
    %1 = arith.cmpi ne, %0, %c3_i32 : i32
    return %true, %false, %1 : i1, i1, i1
  }
}

// -----
module {
  func.func @unused_and_effects(%arg0: i32) {
    %c3_i32 = arith.constant 3 : i32
    "use"(%c3_i32) : (i32) -> ()
    return
  }
}

// -----
module {
  func.func @unknown_region(%arg0: i32) {
    %c3_i32 = arith.constant 3 : i32
    "region"(%c3_i32) ({
    ^bb0(%arg1: i32):
      %0 = arith.cmpi eq, %arg1, %c3_i32 : i32
      "use"(%0) : (i1) -> ()
    }) : (i32) -> ()
    return
  }
}

// -----
module {
  func.func @wide(%arg0: i64) -> (i1, i1) {
    %true = arith.constant true
    return %true, %true : i1, i1
  }
}

// -----
module {
  func.func @division_by_range(%arg0: i32, %arg1: i8) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
}

// -----
module {
  func.func @extended_arithmetic(%arg0: i8, %arg1: i8) -> (i1, i1) {
    %c600_i32 = arith.constant 600 : i32
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i8 to i32
    %sum, %overflow = arith.addui_extended %0, %1 : i32, i1
    %2 = arith.cmpi ult, %sum, %c600_i32 : i32
    return %2, %overflow : i1, i1
  }
}

