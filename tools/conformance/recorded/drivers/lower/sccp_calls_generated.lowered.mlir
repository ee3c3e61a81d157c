module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %true = arith.constant true
    %c4_i32 = arith.constant 4 : i32
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %false = arith.constant false
    %0 = scf.for %arg2 = %c4 to %c2 step %c4 iter_args(%arg3 = %c4) -> (index) {
      %4 = func.call @f1(%arg1) : (i32) -> i32
      scf.yield %c2 : index
    }
    %1 = arith.cmpi sgt, %0, %c2 : index
    %2 = call @f1(%arg1) : (i32) -> i32
    %3 = call @f2(%arg1) : (i32) -> i32
    return %3 : i32
  }
  func.func private @f1(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %c1 = arith.constant 1 : index
    %c3_i32 = arith.constant 3 : i32
    %c3 = arith.constant 3 : index
    %0 = call @f2(%arg0) : (i32) -> i32
    %1 = call @f2(%0) : (i32) -> i32
    return %c4_i32 : i32
  }
  func.func @f2(%arg0: i32) -> i32 {
    %c3 = arith.constant 3 : index
    %true = arith.constant true
    %c2 = arith.constant 2 : index
    %0 = arith.maxui %arg0, %arg0 : i32
    %1 = scf.index_switch %c2 -> i32 
    case 0 {
      scf.yield %0 : i32
    }
    case 3 {
      scf.yield %arg0 : i32
    }
    default {
      %5 = arith.xori %0, %arg0 : i32
      scf.yield %5 : i32
    }
    %2 = scf.if %true -> (i32) {
      %5 = arith.minsi %0, %arg0 : i32
      %6 = arith.cmpi ule, %arg0, %5 : i32
      scf.yield %arg0 : i32
    } else {
      %5 = arith.divui %arg0, %1 : i32
      %6 = arith.index_cast %0 : i32 to index
      scf.yield %5 : i32
    }
    %3 = arith.divui %1, %1 : i32
    %4 = arith.xori %2, %1 : i32
    return %2 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c100_i32 = arith.constant 100 : i32
    %c100 = arith.constant 100 : index
    %c10_i32 = arith.constant 10 : i32
    return %arg0 : i32
  }
  func.func private @f1() -> i32 {
    %true = arith.constant true
    %0 = scf.if %true -> (i32) {
      %c2 = arith.constant 2 : index
      %4 = arith.cmpi sle, %c2, %c2 : index
      %c-1_i32 = arith.constant -1 : i32
      %5 = arith.cmpi sge, %c-1_i32, %c-1_i32 : i32
      %6 = arith.cmpi eq, %c-1_i32, %c-1_i32 : i32
      scf.yield %c-1_i32 : i32
    } else {
      %c2_i32 = arith.constant 2 : i32
      scf.yield %c2_i32 : i32
    }
    scf.if %true {
      %4 = arith.shrui %0, %0 : i32
    }
    %c7 = arith.constant 7 : index
    %1 = arith.minsi %c7, %c7 : index
    %2 = arith.andi %0, %0 : i32
    %3 = arith.index_cast %c7 : index to i32
    return %0 : i32
  }
  func.func nested @f2() -> i32 {
    %c10 = arith.constant 10 : index
    %0 = "src"(%c10) : (index) -> index
    %c4_i32 = arith.constant 4 : i32
    %1 = arith.cmpi ne, %c4_i32, %c4_i32 : i32
    %2 = scf.if %1 -> (index) {
      "use"(%c4_i32) : (i32) -> ()
      %3 = arith.shli %c10, %c10 : index
      %4 = arith.maxsi %3, %0 : index
      scf.yield %4 : index
    } else {
      %c10_i32 = arith.constant 10 : i32
      %c-1 = arith.constant -1 : index
      %3 = arith.select %1, %c10_i32, %c4_i32 : i32
      scf.yield %c-1 : index
    }
    "use"(%c4_i32) : (i32) -> ()
    return %c4_i32 : i32
  }
  func.func private @f3(%arg0: i32, %arg1: i32) -> i32 {
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %0 = arith.index_cast %c1 : index to i32
    %1 = arith.cmpi ne, %c1, %c1 : index
    %2 = scf.if %false -> (index) {
      %3 = "src"(%arg0) : (i32) -> i32
      %4 = arith.subi %arg1, %3 : i32
      scf.yield %c1 : index
    } else {
      %3 = arith.shrui %0, %0 : i32
      %4 = func.call @f4(%arg0, %arg1) : (i32, i32) -> i32
      scf.yield %c1 : index
    }
    %false_0 = arith.constant false
    return %arg0 : i32
  }
  func.func private @f4(%arg0: i32, %arg1: i32) -> i32 {
    %c4 = arith.constant 4 : index
    cf.br ^bb1(%arg0, %c4 : i32, index)
  ^bb1(%0: i32, %1: index):  // pred: ^bb0
    %2 = arith.cmpi sle, %0, %arg0 : i32
    "use"(%1) : (index) -> ()
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %c4 = arith.constant 4 : index
    %false = arith.constant false
    cf.br ^bb2
  ^bb1:  // no predecessors
    %c100 = arith.constant 100 : index
    %0 = arith.select %false, %c100, %c100 : index
    return %arg0 : i32
  ^bb2:  // pred: ^bb0
    return %arg0 : i32
  ^bb3:  // pred: ^bb3
    cf.br ^bb3
  ^bb4(%1: index):  // no predecessors
    %c10 = arith.constant 10 : index
    %c0_i32_0 = arith.constant 0 : i32
    %2 = scf.index_switch %c10 -> index 
    case 0 {
      %3 = arith.select %false, %arg0, %arg0 : i32
      scf.yield %c10 : index
    }
    case 3 {
      scf.yield %c10 : index
    }
    default {
      %3 = func.call @f2(%c0_i32_0, %arg0) : (i32, i32) -> i32
      scf.yield %1 : index
    }
    return %c0_i32_0 : i32
  }
  func.func @f1(%arg0: i32) -> i32 {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %0 = arith.divui %arg0, %arg0 : i32
    %1 = arith.cmpi slt, %0, %arg0 : i32
    cf.br ^bb1(%c0, %c0 : index, index)
  ^bb1(%2: index, %3: index):  // pred: ^bb0
    return %arg0 : i32
  }
  func.func private @f2(%arg0: i32, %arg1: i32) -> i32 {
    %c100 = arith.constant 100 : index
    %0 = arith.index_castui %c100 : index to i32
    %false = arith.constant false
    %1 = arith.select %false, %c100, %c100 : index
    %2 = arith.cmpi ult, %arg1, %arg0 : i32
    %false_0 = arith.constant false
    %c3 = arith.constant 3 : index
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %0 = call @f2(%arg0, %arg1) : (i32, i32) -> i32
    %1 = arith.floordivsi %arg1, %arg1 : i32
    %2 = arith.maxui %1, %1 : i32
    %3 = call @f2(%0, %0) : (i32, i32) -> i32
    return %arg0 : i32
  }
  func.func nested @f1(%arg0: i32, %arg1: i32) -> i32 {
    %c3 = arith.constant 3 : index
    %0 = arith.floordivsi %c3, %c3 : index
    %1 = arith.index_cast %arg0 : i32 to index
    %false = arith.constant false
    %2 = scf.if %false -> (i32) {
      %5 = arith.index_castui %arg1 : i32 to index
      %6 = arith.remsi %arg0, %arg1 : i32
      %7 = arith.shrsi %6, %6 : i32
      scf.yield %7 : i32
    } else {
      %5 = arith.cmpi eq, %1, %0 : index
      scf.yield %arg1 : i32
    }
    %3 = scf.if %false -> (i32) {
      %5 = arith.shrui %2, %arg1 : i32
      %6 = func.call @f2(%2, %arg1) : (i32, i32) -> i32
      %c1_i32 = arith.constant 1 : i32
      scf.yield %arg0 : i32
    } else {
      scf.yield %arg1 : i32
    }
    %4 = arith.cmpi ne, %3, %2 : i32
    return %3 : i32
  }
  func.func @f2(%arg0: i32, %arg1: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %false = arith.constant false
    %c-1 = arith.constant -1 : index
    cf.br ^bb1(%c-1, %arg1 : index, i32)
  ^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb3
    cf.cond_br %false, ^bb4(%c0, %1 : index, i32), ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb2
    cf.cond_br %false, ^bb2, ^bb4(%c-1, %arg0 : index, i32)
  ^bb3(%2: i32, %3: index):  // no predecessors
    %false_0 = arith.constant false
    %4 = arith.select %false_0, %arg1, %arg1 : i32
    cf.br ^bb1(%3, %arg0 : index, i32)
  ^bb4(%5: index, %6: i32):  // 2 preds: ^bb1, ^bb2
    return %6 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %true = arith.constant true
    %0 = call @f0(%arg1, %arg0) : (i32, i32) -> i32
    cf.br ^bb1
  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
    %1 = scf.if %true -> (index) {
      scf.yield %c5 : index
    } else {
      %5 = func.call @f0(%arg0, %arg1) : (i32, i32) -> i32
      %c1_1 = arith.constant 1 : index
      %6 = arith.remui %c1_1, %c1_1 : index
      scf.yield %c1_1 : index
    }
    cf.cond_br %true, ^bb1, ^bb1
  ^bb2:  // no predecessors
    %c10_i32 = arith.constant 10 : i32
    return %0 : i32
  ^bb3(%2: i32):  // no predecessors
    %true_0 = arith.constant true
    %3 = scf.if %true_0 -> (index) {
      %c4 = arith.constant 4 : index
      scf.yield %c4 : index
    } else {
      %5 = func.call @f1(%arg1, %2) : (i32, i32) -> i32
      %6 = arith.remui %5, %5 : i32
      %c7 = arith.constant 7 : index
      %7 = arith.cmpi ne, %c7, %c7 : index
      scf.yield %c7 : index
    }
    %4 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %5 = arith.minsi %arg0, %arg2 : i32
      scf.condition(%true_0) %arg1 : i32
    } do {
    ^bb0(%arg2: i32):
      %5 = arith.select %true_0, %3, %3 : index
      scf.yield %arg0 : i32
    }
    return %0 : i32
  }
  func.func @f1(%arg0: i32, %arg1: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %c1 = arith.constant 1 : index
    %c-8 = arith.constant -8 : index
    %false = arith.constant false
    %c7 = arith.constant 7 : index
    %c-1 = arith.constant -1 : index
    cf.cond_br %false, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    cf.br ^bb3(%arg0, %c-1 : i32, index)
  ^bb2:  // 4 preds: ^bb2, ^bb2, ^bb3, ^bb3
    scf.if %false {
      %c-1_i32 = arith.constant -1 : i32
      %5 = arith.ceildivsi %arg1, %arg1 : i32
      %6 = arith.cmpi eq, %c7, %c7 : index
    }
    cf.cond_br %false, ^bb2, ^bb2
  ^bb3(%0: i32, %1: index):  // pred: ^bb1
    %2 = arith.select %false, %0, %arg0 : i32
    cf.switch %arg0 : i32, [
      default: ^bb2,
      1: ^bb2,
      2: ^bb4
    ]
  ^bb4:  // pred: ^bb3
    %3 = scf.for %arg2 = %c-1 to %c7 step %c-1 iter_args(%arg3 = %arg1) -> (i32) {
      %5 = arith.floordivsi %arg1, %arg3 : i32
      scf.yield %5 : i32
    }
    %4 = arith.cmpi uge, %arg1, %3 : i32
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c3_i32 = arith.constant 3 : i32
    %c3 = arith.constant 3 : index
    return %c3_i32 : i32
  }
  func.func @f1(%arg0: i32, %arg1: i32) -> i32 {
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c10_i32 = arith.constant 10 : i32
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %0 = scf.for %arg2 = %c10 to %c10 step %c10 iter_args(%arg3 = %arg0) -> (i32) {
      scf.yield %arg1 : i32
    }
    %1 = call @f2(%0) : (i32) -> i32
    return %0 : i32
  }
  func.func private @f2(%arg0: i32) -> i32 {
    %false = arith.constant false
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %0 = arith.select %true, %arg0, %arg0 : i32
    %1 = arith.cmpi uge, %0, %arg0 : i32
    cf.cond_br %1, ^bb2(%0 : i32), ^bb1(%0, %arg0 : i32, i32)
  ^bb1(%2: i32, %3: i32):  // pred: ^bb0
    cf.cond_br %1, ^bb2(%2 : i32), ^bb4
  ^bb2(%4: i32):  // 2 preds: ^bb0, ^bb1
    %5 = scf.if %true -> (index) {
      %10 = arith.shli %c0, %c-1 : index
      %11 = arith.select %true, %4, %0 : i32
      scf.yield %10 : index
    } else {
      scf.yield %c-1 : index
    }
    %6 = arith.cmpi ult, %c-1, %5 : index
    cf.switch %4 : i32, [
      default: ^bb4,
      1: ^bb3(%4, %c-1 : i32, index),
      2: ^bb4
    ]
  ^bb3(%7: i32, %8: index):  // pred: ^bb2
    %9 = arith.select %1, %7, %arg0 : i32
    return %7 : i32
  ^bb4:  // 3 preds: ^bb1, ^bb2, ^bb2
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c3 = arith.constant 3 : index
    %true = arith.constant true
    %0 = call @f1() : () -> i32
    %1 = "src"(%0) : (i32) -> i32
    "use"(%c3) : (index) -> ()
    %2 = arith.minui %0, %0 : i32
    return %1 : i32
  }
  func.func @f1() -> i32 {
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    %c2 = arith.constant 2 : index
    %false = arith.constant false
    cf.cond_br %false, ^bb2, ^bb2
  ^bb1:  // no predecessors
    "use"(%c0_i32) : (i32) -> ()
    return %c2_i32 : i32
  ^bb2:  // 2 preds: ^bb0, ^bb0
    %0 = call @f3(%c0_i32) : (i32) -> i32
    return %0 : i32
  }
  func.func private @f2(%arg0: i32) -> i32 {
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %4 = "src"(%arg0) : (i32) -> i32
      %5 = arith.cmpi ne, %arg0, %arg1 : i32
      scf.condition(%5) %arg1 : i32
    } do {
    ^bb0(%arg1: i32):
      %c1 = arith.constant 1 : index
      %4 = arith.andi %c1, %c1 : index
      %5 = arith.ceildivui %4, %c1 : index
      %true_0 = arith.constant true
      scf.yield %arg0 : i32
    }
    %c10_i32 = arith.constant 10 : i32
    %c5 = arith.constant 5 : index
    %1 = arith.xori %c5, %c5 : index
    %true = arith.constant true
    %2 = scf.if %true -> (i32) {
      "use"(%c5) : (index) -> ()
      %4 = arith.select %true, %arg0, %arg0 : i32
      scf.yield %0 : i32
    } else {
      scf.yield %0 : i32
    }
    %3 = arith.xori %2, %arg0 : i32
    return %0 : i32
  }
  func.func @f3(%arg0: i32) -> i32 {
    %false = arith.constant false
    %c0_i32 = arith.constant 0 : i32
    cf.br ^bb2
  ^bb1(%0: index, %1: index):  // no predecessors
    %2 = arith.addi %arg0, %arg0 : i32
    %true = arith.constant true
    cf.cond_br %true, ^bb4(%2, %0 : i32, index), ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb3
    %3 = arith.muli %arg0, %arg0 : i32
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %4 = arith.addi %arg0, %arg0 : i32
    cf.br ^bb2
  ^bb4(%5: i32, %6: index):  // pred: ^bb1
    %7 = arith.maxsi %6, %6 : index
    return %5 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %false = arith.constant false
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = call @f1(%c3_i32) : (i32) -> i32
    cf.cond_br %false, ^bb1, ^bb1
  ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
    %1 = call @f0() : () -> i32
    cf.cond_br %false, ^bb1, ^bb1
  ^bb2(%2: i32):  // no predecessors
    %3 = arith.ceildivsi %c3_i32, %2 : i32
    %c0 = arith.constant 0 : index
    %4 = arith.ceildivsi %c0, %c0 : index
    %5 = call @f1(%c1_i32) : (i32) -> i32
    return %2 : i32
  }
  func.func private @f1(%arg0: i32) -> i32 {
    %c100 = arith.constant 100 : index
    %true = arith.constant true
    %c3_i32 = arith.constant 3 : i32
    %0 = call @f2(%c3_i32, %c3_i32) : (i32, i32) -> i32
    %1 = call @f3(%c3_i32) : (i32) -> i32
    return %c3_i32 : i32
  }
  func.func nested @f2(%arg0: i32, %arg1: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %true = arith.constant true
    %c1 = arith.constant 1 : index
    %c1_i32 = arith.constant 1 : i32
    return %c3_i32 : i32
  }
  func.func private @f3(%arg0: i32) -> i32 {
    %c2 = arith.constant 2 : index
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c3_i32 = arith.constant 3 : i32
    scf.if %true {
    }
    return %c3_i32 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32) -> i32 {
    %c100 = arith.constant 100 : index
    %false = arith.constant false
    %c10_i32 = arith.constant 10 : i32
    cf.cond_br %false, ^bb2(%c100 : index), ^bb1(%c10_i32, %c100 : i32, index)
  ^bb1(%0: i32, %1: index):  // pred: ^bb0
    %2 = call @f2(%c10_i32) : (i32) -> i32
    %3 = scf.execute_region -> i32 {
      scf.yield %arg0 : i32
    }
    return %3 : i32
  ^bb2(%4: index):  // pred: ^bb0
    return %arg0 : i32
  }
  func.func @f1(%arg0: i32, %arg1: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %true = arith.constant true
    %c16 = arith.constant 16 : index
    %c4 = arith.constant 4 : index
    cf.br ^bb1(%c4, %c16 : index, index)
  ^bb1(%0: index, %1: index):  // pred: ^bb0
    %2 = scf.if %true -> (index) {
      %4 = func.call @f2(%arg1) : (i32) -> i32
      %5 = "src"(%c4) : (index) -> index
      scf.yield %c4 : index
    } else {
      scf.yield %c16 : index
    }
    %3 = scf.for %arg2 = %c4 to %c3 step %c0 iter_args(%arg3 = %arg0) -> (i32) {
      %4 = arith.cmpi slt, %arg2, %c16 : index
      %5 = arith.index_castui %arg0 : i32 to index
      %6 = arith.ceildivsi %5, %c4 : index
      %7 = arith.shrui %arg2, %c3 : index
      scf.yield %arg1 : i32
    }
    return %arg1 : i32
  ^bb2:  // no predecessors
    return %arg1 : i32
  }
  func.func private @f2(%arg0: i32) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    %true = arith.constant true
    %c-1 = arith.constant -1 : index
    %0 = arith.shli %arg0, %arg0 : i32
    "use"(%arg0) : (i32) -> ()
    "use"(%c-1) : (index) -> ()
    return %arg0 : i32
  }
  func.func @f3(%arg0: i32) -> i32 {
    %c160 = arith.constant 160 : index
    %c100_i32 = arith.constant 100 : i32
    %c5_i32 = arith.constant 5 : i32
    %c5 = arith.constant 5 : index
    %0 = arith.minui %arg0, %c5_i32 : i32
    %1 = arith.ori %0, %c5_i32 : i32
    return %arg0 : i32
  }
  func.func nested @f4(%arg0: i32, %arg1: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.minsi %arg1, %arg1 : i32
    %1 = "src"(%arg0) : (i32) -> i32
    %c10 = arith.constant 10 : index
    %2 = arith.ceildivui %c10, %c10 : index
    %3 = "src"(%c10) : (index) -> index
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c4294967295 = arith.constant 4294967295 : index
    %true = arith.constant true
    %c2 = arith.constant 2 : index
    %c-1_i32 = arith.constant -1 : i32
    cf.br ^bb3(%c-1_i32 : i32)
  ^bb1:  // 3 preds: ^bb1, ^bb1, ^bb2
    %0 = arith.remui %c-1_i32, %c-1_i32 : i32
    cf.switch %0 : i32, [
      default: ^bb1,
      1: ^bb1,
      2: ^bb3(%c-1_i32 : i32)
    ]
  ^bb2:  // no predecessors
    %1 = arith.andi %c-1_i32, %c-1_i32 : i32
    "use"(%c-1_i32) : (i32) -> ()
    %true_0 = arith.constant true
    %2 = scf.if %true_0 -> (i32) {
      %c7 = arith.constant 7 : index
      %5 = arith.andi %c7, %c7 : index
      %6 = arith.xori %c-1_i32, %c-1_i32 : i32
      scf.yield %c-1_i32 : i32
    } else {
      scf.yield %1 : i32
    }
    cf.cond_br %true_0, ^bb3(%c-1_i32 : i32), ^bb1
  ^bb3(%3: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
    %4 = scf.while (%arg0 = %c-1_i32) : (i32) -> i32 {
      scf.condition(%true) %c-1_i32 : i32
    } do {
    ^bb0(%arg0: i32):
      %5 = "src"(%c2) : (index) -> index
      "use"(%c-1_i32) : (i32) -> ()
      scf.yield %c-1_i32 : i32
    }
    return %c-1_i32 : i32
  }
  func.func @f1() -> i32 {
    %false = arith.constant false
    %0 = call @f2() : () -> i32
    scf.if %false {
      %c-1_i32 = arith.constant -1 : i32
    }
    %1 = arith.remui %0, %0 : i32
    %2 = arith.subi %1, %0 : i32
    %3 = arith.shli %2, %2 : i32
    return %1 : i32
  }
  func.func @f2() -> i32 {
    %c0 = arith.constant 0 : index
    %c100 = arith.constant 100 : index
    %true = arith.constant true
    cf.cond_br %true, ^bb1, ^bb2(%c100 : index)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  ^bb2(%0: index):  // pred: ^bb0
    %c5_i32 = arith.constant 5 : i32
    %1 = arith.minsi %c5_i32, %c5_i32 : i32
    %2 = scf.index_switch %c100 -> i32 
    case 0 {
      %c0_0 = arith.constant 0 : index
      scf.yield %1 : i32
    }
    case 3 {
      scf.yield %c5_i32 : i32
    }
    default {
      %c1 = arith.constant 1 : index
      %3 = arith.cmpi sle, %c100, %0 : index
      scf.yield %1 : i32
    }
    return %1 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %false = arith.constant false
    %c100 = arith.constant 100 : index
    %true = arith.constant true
    %0 = arith.select %true, %arg0, %arg1 : i32
    %1 = scf.index_switch %c100 -> i32 
    case 0 {
      %3 = arith.cmpi sle, %0, %arg0 : i32
      scf.yield %arg1 : i32
    }
    case 3 {
      %3 = arith.cmpi ne, %arg1, %arg0 : i32
      scf.yield %arg1 : i32
    }
    default {
      %3 = arith.select %true, %0, %arg0 : i32
      %4 = arith.shrui %c100, %c100 : index
      scf.yield %3 : i32
    }
    %2 = call @f2() : () -> i32
    return %0 : i32
  }
  func.func private @f1() -> i32 {
    %0 = call @f2() : () -> i32
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %1 = arith.ceildivui %c0, %c0 : index
    %2 = arith.index_cast %c-1_i32 : i32 to index
    %c0_0 = arith.constant 0 : index
    return %0 : i32
  }
  func.func nested @f2() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c9_i32 = arith.constant 9 : i32
    %c3_i32 = arith.constant 3 : i32
    %c10 = arith.constant 10 : index
    %c0 = arith.constant 0 : index
    %c100 = arith.constant 100 : index
    %false = arith.constant false
    cf.cond_br %false, ^bb1(%c100 : index), ^bb1(%c100 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb0
    %1 = scf.for %arg0 = %c0 to %c100 step %c10 iter_args(%arg1 = %c0) -> (index) {
      %2 = arith.remsi %arg1, %c100 : index
      %3 = arith.shrui %c0, %2 : index
      scf.yield %c10 : index
    }
    return %c3_i32 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    %c-1 = arith.constant -1 : index
    %true = arith.constant true
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %0 = call @f2() : () -> i32
    return %arg0 : i32
  }
  func.func private @f1(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %0 = arith.muli %c0, %c0 : index
    %1 = call @f2() : () -> i32
    %true = arith.constant true
    %2 = arith.select %true, %arg0, %1 : i32
    cf.cond_br %true, ^bb2(%c0 : index), ^bb2(%c0 : index)
  ^bb1:  // 2 preds: ^bb1, ^bb1
    cf.switch %arg0 : i32, [
      default: ^bb2(%0 : index),
      1: ^bb1,
      2: ^bb1
    ]
  ^bb2(%3: index):  // 3 preds: ^bb0, ^bb0, ^bb1
    return %1 : i32
  }
  func.func private @f2() -> i32 {
    %false = arith.constant false
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c2 = arith.constant 2 : index
    return %c-1_i32 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %false = arith.constant false
    %c100_i32 = arith.constant 100 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = call @f2() : () -> i32
    return %0 : i32
  }
  func.func nested @f1(%arg0: i32, %arg1: i32) -> i32 {
    %c7 = arith.constant 7 : index
    %0 = arith.divui %c7, %c7 : index
    %c-1 = arith.constant -1 : index
    %c7_0 = arith.constant 7 : index
    %c10 = arith.constant 10 : index
    %1 = scf.for %arg2 = %c-1 to %c7_0 step %c10 iter_args(%arg3 = %0) -> (index) {
      %4 = func.call @f2() : () -> i32
      %5 = arith.cmpi eq, %arg2, %0 : index
      scf.yield %arg3 : index
    }
    %false = arith.constant false
    scf.if %false {
      %4 = func.call @f3(%arg1) : (i32) -> i32
      %5 = arith.subi %arg0, %4 : i32
    }
    %2 = arith.select %false, %arg1, %arg1 : i32
    %3 = arith.cmpi ne, %2, %2 : i32
    return %arg0 : i32
  }
  func.func private @f2() -> i32 {
    %c4 = arith.constant 4 : index
    %0 = call @f2() : () -> i32
    %1 = arith.cmpi sle, %0, %0 : i32
    %2 = arith.cmpi sge, %0, %0 : i32
    %3 = arith.index_castui %0 : i32 to index
    return %0 : i32
  }
  func.func private @f3(%arg0: i32) -> i32 {
    %true = arith.constant true
    %true_0 = arith.constant true
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c4_1 = arith.constant 4 : index
    %c4_2 = arith.constant 4 : index
    %0 = scf.for %arg1 = %c5 to %c4_1 step %c4_2 iter_args(%arg2 = %arg0) -> (i32) {
      %3 = arith.select %true, %c4_1, %arg1 : index
      scf.yield %arg0 : i32
    }
    %1 = scf.execute_region -> index {
      %3 = arith.andi %arg0, %arg0 : i32
      cf.cond_br %true, ^bb2(%0 : i32), ^bb2(%arg0 : i32)
    ^bb1(%4: i32, %5: index):  // no predecessors
      cf.switch %arg0 : i32, [
        default: ^bb2(%arg0 : i32),
        1: ^bb2(%arg0 : i32),
        2: ^bb2(%3 : i32)
      ]
    ^bb2(%6: i32):  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb1
      scf.yield %c4 : index
    }
    %c4_3 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c4_4 = arith.constant 4 : index
    %2 = scf.for %arg1 = %c4_3 to %c0 step %c4_4 iter_args(%arg2 = %c4_1) -> (index) {
      %3 = arith.select %true, %c4_4, %c4_2 : index
      scf.yield %c0 : index
    }
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c2_i32 = arith.constant 2 : i32
    %c2 = arith.constant 2 : index
    cf.br ^bb4(%c2_i32, %c2 : i32, index)
  ^bb1(%0: index, %1: i32):  // pred: ^bb2
    %2 = scf.index_switch %c2 -> index 
    case 0 {
      %10 = arith.index_castui %arg0 : i32 to index
      scf.yield %c2 : index
    }
    case 3 {
      scf.yield %c2 : index
    }
    default {
      scf.yield %c2 : index
    }
    cf.br ^bb2(%arg0, %c2 : i32, index)
  ^bb2(%3: i32, %4: index):  // pred: ^bb1
    %5 = "src"(%3) : (i32) -> i32
    %6 = arith.cmpi sle, %4, %4 : index
    %7 = arith.select %6, %3, %5 : i32
    cf.cond_br %6, ^bb1(%c2, %5 : index, i32), ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb3
    cf.br ^bb3
  ^bb4(%8: i32, %9: index):  // pred: ^bb0
    return %c2_i32 : i32
  }
  func.func private @f1(%arg0: i32) -> i32 {
    %0 = call @f0(%arg0) : (i32) -> i32
    %1 = arith.index_cast %arg0 : i32 to index
    %c1 = arith.constant 1 : index
    %false = arith.constant false
    cf.cond_br %false, ^bb2(%0, %1 : i32, index), ^bb2(%arg0, %1 : i32, index)
  ^bb1:  // pred: ^bb2
    %2 = arith.remsi %1, %c1 : index
    return %arg0 : i32
  ^bb2(%3: i32, %4: index):  // 2 preds: ^bb0, ^bb0
    cf.cond_br %false, ^bb1, ^bb4
  ^bb3:  // no predecessors
    %5 = arith.divui %1, %1 : index
    %6 = arith.select %false, %1, %1 : index
    return %0 : i32
  ^bb4:  // pred: ^bb2
    %7 = arith.ceildivui %arg0, %arg0 : i32
    return %7 : i32
  }
  func.func private @f2(%arg0: i32, %arg1: i32) -> i32 {
    %c-1 = arith.constant -1 : index
    %0 = arith.shli %c-1, %c-1 : index
    %1 = arith.shrui %arg0, %arg0 : i32
    %true = arith.constant true
    %2 = arith.select %true, %c-1, %0 : index
    %3 = scf.execute_region -> index {
      %c4 = arith.constant 4 : index
      cf.br ^bb2(%1, %arg1 : i32, i32)
    ^bb1(%4: index):  // pred: ^bb2
      %true_0 = arith.constant true
      %5 = "src"(%0) : (index) -> index
      %6 = arith.cmpi slt, %c-1, %0 : index
      cf.br ^bb3(%arg0 : i32)
    ^bb2(%7: i32, %8: i32):  // 2 preds: ^bb0, ^bb2
      %9 = arith.select %true, %8, %arg1 : i32
      %false_1 = arith.constant false
      %10 = arith.select %true, %2, %0 : index
      cf.cond_br %false_1, ^bb2(%9, %7 : i32, i32), ^bb1(%2 : index)
    ^bb3(%11: i32):  // pred: ^bb1
      %12 = arith.ceildivsi %11, %1 : i32
      scf.yield %c-1 : index
    }
    %false = arith.constant false
    return %1 : i32
  }
  func.func private @f3(%arg0: i32, %arg1: i32) -> i32 {
    %c2 = arith.constant 2 : index
    %0 = arith.cmpi ugt, %c2, %c2 : index
    "use"(%arg0) : (i32) -> ()
    %1 = arith.minsi %c2, %c2 : index
    %2 = arith.select %0, %arg0, %arg1 : i32
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32) -> i32 {
    %c4 = arith.constant 4 : index
    %false = arith.constant false
    cf.cond_br %false, ^bb1(%arg0 : i32), ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return %arg0 : i32
  }
  func.func nested @f1(%arg0: i32) -> i32 {
    %true = arith.constant true
    %0 = arith.select %true, %arg0, %arg0 : i32
    %c3 = arith.constant 3 : index
    %1 = arith.select %true, %c3, %c3 : index
    %2 = arith.floordivsi %arg0, %arg0 : i32
    cf.cond_br %true, ^bb2(%2, %1 : i32, index), ^bb1
  ^bb1:  // pred: ^bb0
    cf.br ^bb4
  ^bb2(%3: i32, %4: index):  // pred: ^bb0
    %5 = arith.ori %c3, %4 : index
    %6 = arith.divui %5, %c3 : index
    cf.br ^bb4
  ^bb3(%7: index):  // 2 preds: ^bb3, ^bb3
    %8 = arith.cmpi uge, %arg0, %arg0 : i32
    %false = arith.constant false
    %9 = scf.for %arg1 = %1 to %1 step %c3 iter_args(%arg2 = %arg0) -> (i32) {
      %11 = arith.ori %7, %7 : index
      %12 = func.call @f1(%2) : (i32) -> i32
      %true_0 = arith.constant true
      %13 = arith.select %true, %12, %arg2 : i32
      scf.yield %2 : i32
    }
    cf.cond_br %false, ^bb3(%c3 : index), ^bb3(%7 : index)
  ^bb4:  // 2 preds: ^bb1, ^bb2
    %10 = call @f1(%2) : (i32) -> i32
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c10_i32 = arith.constant 10 : i32
    %c10 = arith.constant 10 : index
    %c3_i32 = arith.constant 3 : i32
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    scf.if %true {
      %1 = func.call @f1(%c10_i32) : (i32) -> i32
    }
    %0 = call @f1(%c3_i32) : (i32) -> i32
    return %0 : i32
  }
  func.func private @f1(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %true = arith.constant true
    %c2 = arith.constant 2 : index
    %false = arith.constant false
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      scf.condition(%true) %arg0 : i32
    } do {
    ^bb0(%arg1: i32):
      scf.yield %arg1 : i32
    }
    scf.if %false {
      %3 = arith.subi %0, %0 : i32
    }
    %1 = arith.addi %0, %0 : i32
    %2 = arith.index_cast %0 : i32 to index
    return %0 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c-1 = arith.constant -1 : index
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    return %c0_i32 : i32
  }
  func.func nested @f1() -> i32 {
    %true = arith.constant true
    %c-1 = arith.constant -1 : index
    cf.cond_br %true, ^bb3(%c-1, %c-1 : index, index), ^bb3(%c-1, %c-1 : index, index)
  ^bb1(%0: i32):  // pred: ^bb1
    cf.cond_br %true, ^bb1(%0 : i32), ^bb3(%c-1, %c-1 : index, index)
  ^bb2:  // no predecessors
    %c1_i32 = arith.constant 1 : i32
    %1 = arith.ceildivsi %c1_i32, %c1_i32 : i32
    %2 = arith.shrsi %c-1, %c-1 : index
    %3 = call @f2(%1) : (i32) -> i32
    cf.cond_br %true, ^bb3(%2, %c-1 : index, index), ^bb3(%c-1, %c-1 : index, index)
  ^bb3(%4: index, %5: index):  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb2, ^bb2
    %c7_i32 = arith.constant 7 : i32
    return %c7_i32 : i32
  }
  func.func @f2(%arg0: i32) -> i32 {
    %0 = arith.ceildivui %arg0, %arg0 : i32
    %1 = arith.cmpi ne, %arg0, %0 : i32
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    return %0 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c11_i32 = arith.constant 11 : i32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %false = arith.constant false
    %c1_i32 = arith.constant 1 : i32
    %c10_i32 = arith.constant 10 : i32
    %c-1 = arith.constant -1 : index
    %0 = scf.for %arg0 = %c1 to %c4 step %c0 iter_args(%arg1 = %c4) -> (index) {
      scf.yield %c1 : index
    }
    return %c1_i32 : i32
  }
  func.func private @f1(%arg0: i32) -> i32 {
    %false = arith.constant false
    %0 = arith.cmpi sle, %arg0, %arg0 : i32
    %1 = arith.ori %arg0, %arg0 : i32
    %c7_i32 = arith.constant 7 : i32
    %2 = scf.if %0 -> (i32) {
      scf.yield %c7_i32 : i32
    } else {
      scf.yield %c7_i32 : i32
    }
    return %arg0 : i32
  }
  func.func @f2(%arg0: i32, %arg1: i32) -> i32 {
    %c100 = arith.constant 100 : index
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %c-1 = arith.constant -1 : index
    %c1 = arith.constant 1 : index
    %0 = scf.execute_region -> i32 {
      %4 = arith.select %true, %arg1, %arg1 : i32
      cf.switch %c0_i32 : i32, [
        default: ^bb1(%arg1 : i32),
        1: ^bb2(%c100 : index),
        2: ^bb2(%c100 : index)
      ]
    ^bb1(%5: i32):  // 2 preds: ^bb0, ^bb1
      %6 = arith.muli %c0_i32, %arg0 : i32
      %7 = "src"(%c100) : (index) -> index
      cf.br ^bb1(%5 : i32)
    ^bb2(%8: index):  // 2 preds: ^bb0, ^bb0
      scf.yield %4 : i32
    }
    %1 = arith.remsi %0, %arg0 : i32
    %2 = scf.index_switch %c1 -> i32 
    case 0 {
      scf.yield %0 : i32
    }
    case 3 {
      scf.yield %0 : i32
    }
    default {
      scf.yield %1 : i32
    }
    %3 = arith.cmpi ult, %1, %2 : i32
    return %0 : i32
  }
  func.func private @f3() -> i32 {
    %c4 = arith.constant 4 : index
    %0 = arith.remsi %c4, %c4 : index
    %1 = arith.cmpi ugt, %c4, %c4 : index
    %2 = arith.ceildivsi %0, %c4 : index
    %c1_i32 = arith.constant 1 : i32
    %3 = arith.index_cast %c1_i32 : i32 to index
    %4 = "src"(%c1_i32) : (i32) -> i32
    return %4 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32) -> i32 {
    %false = arith.constant false
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c10 = arith.constant 10 : index
    %c7 = arith.constant 7 : index
    %0 = arith.remsi %arg0, %arg0 : i32
    %1 = arith.ceildivsi %arg0, %arg0 : i32
    %2 = scf.for %arg1 = %c10 to %c3 step %c4 iter_args(%arg2 = %0) -> (i32) {
      %5 = func.call @f1(%arg2) : (i32) -> i32
      scf.yield %arg2 : i32
    }
    %3 = call @f1(%1) : (i32) -> i32
    %4 = arith.cmpi sle, %3, %1 : i32
    return %2 : i32
  }
  func.func private @f1(%arg0: i32) -> i32 {
    %false = arith.constant false
    %c-1 = arith.constant -1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %0 = scf.for %arg1 = %c3 to %c0 step %c2 iter_args(%arg2 = %c0_i32) -> (i32) {
      %1 = func.call @f2(%c0_i32) : (i32) -> i32
      %2 = arith.cmpi ugt, %arg0, %c0_i32 : i32
      scf.yield %c0_i32 : i32
    }
    return %arg0 : i32
  }
  func.func private @f2(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %false = arith.constant false
    %c-1 = arith.constant -1 : index
    return %c0_i32 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32) -> i32 {
    %false = arith.constant false
    %c7_i32 = arith.constant 7 : i32
    %c7 = arith.constant 7 : index
    %0 = arith.index_castui %arg0 : i32 to index
    cf.cond_br %false, ^bb1(%c7 : index), ^bb1(%0 : index)
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb0
    return %arg0 : i32
  }
  func.func @f1() -> i32 {
    %false = arith.constant false
    %c4 = arith.constant 4 : index
    cf.br ^bb1(%c4 : index)
  ^bb1(%0: index):  // 3 preds: ^bb0, ^bb1, ^bb1
    cf.cond_br %false, ^bb1(%c4 : index), ^bb1(%c4 : index)
  ^bb2:  // no predecessors
    %c10_i32 = arith.constant 10 : i32
    %1 = "src"(%c10_i32) : (i32) -> i32
    %c1 = arith.constant 1 : index
    return %c10_i32 : i32
  }
  func.func private @f2(%arg0: i32) -> i32 {
    %c-1 = arith.constant -1 : index
    %c5_i32 = arith.constant 5 : i32
    %true = arith.constant true
    scf.if %true {
      %1 = arith.cmpi sge, %c-1, %c-1 : index
    }
    %0 = arith.select %true, %c-1, %c-1 : index
    return %arg0 : i32
  }
  func.func private @f3(%arg0: i32) -> i32 {
    %c10 = arith.constant 10 : index
    %0 = arith.addi %c10, %c10 : index
    %1 = arith.andi %arg0, %arg0 : i32
    %true = arith.constant true
    cf.cond_br %true, ^bb1(%c10 : index), ^bb1(%0 : index)
  ^bb1(%2: index):  // 2 preds: ^bb0, ^bb0
    return %1 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %c-1 = arith.constant -1 : index
    %false = arith.constant false
    %0 = scf.if %false -> (i32) {
      %3 = arith.cmpi ult, %arg1, %arg0 : i32
      scf.yield %arg0 : i32
    } else {
      scf.yield %arg0 : i32
    }
    %1 = call @f4(%arg0, %arg0) : (i32, i32) -> i32
    %2 = arith.index_castui %1 : i32 to index
    return %1 : i32
  }
  func.func private @f1(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.remui %arg1, %arg1 : i32
    %1 = arith.remsi %0, %0 : i32
    %c2 = arith.constant 2 : index
    %2 = call @f2() : () -> i32
    %3 = arith.xori %2, %1 : i32
    return %0 : i32
  }
  func.func private @f2() -> i32 {
    %c7_i32 = arith.constant 7 : i32
    %0 = call @f4(%c7_i32, %c7_i32) : (i32, i32) -> i32
    %c0 = arith.constant 0 : index
    cf.br ^bb1(%0, %c0 : i32, index)
  ^bb1(%1: i32, %2: index):  // pred: ^bb0
    return %0 : i32
  }
  func.func @f3(%arg0: i32, %arg1: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %false = arith.constant false
    %c2 = arith.constant 2 : index
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      scf.condition(%false) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %3 = arith.shrui %c2, %c2 : index
      scf.yield %arg1 : i32
    }
    %1 = arith.select %false, %arg0, %0 : i32
    %2 = call @f4(%arg0, %0) : (i32, i32) -> i32
    return %2 : i32
  }
  func.func private @f4(%arg0: i32, %arg1: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %false = arith.constant false
    %c4 = arith.constant 4 : index
    %0 = scf.index_switch %c4 -> i32 
    case 0 {
      scf.yield %arg1 : i32
    }
    case 3 {
      %2 = arith.index_castui %c4 : index to i32
      scf.yield %arg1 : i32
    }
    default {
      scf.yield %arg0 : i32
    }
    %1 = arith.ceildivui %c0, %c0 : index
    return %arg1 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %c7 = arith.constant 7 : index
    %false = arith.constant false
    scf.if %false {
      %c10 = arith.constant 10 : index
      %2 = arith.shli %c10, %c10 : index
      %c100 = arith.constant 100 : index
      "use"(%2) : (index) -> ()
    }
    scf.if %false {
      %2 = arith.maxsi %arg0, %arg1 : i32
      %c-1 = arith.constant -1 : index
      %3 = arith.maxsi %c-1, %c-1 : index
      %c5 = arith.constant 5 : index
    }
    %0 = arith.index_cast %arg1 : i32 to index
    %1 = arith.index_cast %0 : index to i32
    return %arg1 : i32
  }
  func.func nested @f1(%arg0: i32, %arg1: i32) -> i32 {
    %c100 = arith.constant 100 : index
    %false = arith.constant false
    %0 = scf.if %false -> (index) {
      %2 = arith.minui %c100, %c100 : index
      scf.yield %c100 : index
    } else {
      %c7_0 = arith.constant 7 : index
      %c7_1 = arith.constant 7 : index
      %2 = arith.shrui %c100, %c100 : index
      scf.yield %c7_1 : index
    }
    %1 = scf.index_switch %c100 -> index 
    case 0 {
      %2 = arith.maxui %arg0, %arg1 : i32
      scf.yield %0 : index
    }
    case 3 {
      scf.yield %0 : index
    }
    default {
      scf.yield %0 : index
    }
    %c2 = arith.constant 2 : index
    %c7 = arith.constant 7 : index
    return %arg1 : i32
  }
  func.func @f2() -> i32 {
    %true = arith.constant true
    %c10 = arith.constant 10 : index
    %c100_i32 = arith.constant 100 : i32
    %c0 = arith.constant 0 : index
    %0 = scf.if %true -> (i32) {
      scf.yield %c100_i32 : i32
    } else {
      %2 = arith.select %true, %c0, %c0 : index
      "use"(%2) : (index) -> ()
      %3 = arith.select %true, %2, %c0 : index
      scf.yield %c100_i32 : i32
    }
    %1 = arith.shli %c100_i32, %c100_i32 : i32
    return %c100_i32 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %false = arith.constant false
    cf.cond_br %false, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %0 = arith.shrsi %arg0, %arg0 : i32
    return %0 : i32
  }
  func.func nested @f1() -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.remsi %c4_i32, %c4_i32 : i32
    %c5_i32 = arith.constant 5 : i32
    %1 = arith.remui %0, %c5_i32 : i32
    %2 = call @f2(%c4_i32, %c4_i32) : (i32, i32) -> i32
    %3 = call @f0(%2) : (i32) -> i32
    return %1 : i32
  }
  func.func @f2(%arg0: i32, %arg1: i32) -> i32 {
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %c100 = arith.constant 100 : index
    %true = arith.constant true
    %0 = scf.if %true -> (i32) {
      scf.yield %arg0 : i32
    } else {
      %2 = arith.minsi %arg1, %arg1 : i32
      %3 = arith.select %true, %arg0, %2 : i32
      %4 = arith.cmpi ne, %3, %arg1 : i32
      scf.yield %2 : i32
    }
    %1 = arith.shli %c100, %c100 : index
    scf.if %true {
    }
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32) -> i32 {
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %c3_i32 = arith.constant 3 : i32
    %c3 = arith.constant 3 : index
    cf.br ^bb1(%c3, %c3 : index, index)
  ^bb1(%0: index, %1: index):  // pred: ^bb0
    cf.switch %arg0 : i32, [
      default: ^bb2,
      1: ^bb3(%c3 : index),
      2: ^bb2
    ]
  ^bb2:  // 2 preds: ^bb1, ^bb1
    %2 = scf.execute_region -> i32 {
      scf.yield %arg0 : i32
    }
    %3 = arith.divsi %arg0, %2 : i32
    cf.br ^bb3(%c3 : index)
  ^bb3(%4: index):  // 5 preds: ^bb1, ^bb2, ^bb3, ^bb3, ^bb3
    %5 = scf.for %arg1 = %c-1 to %c1 step %c7 iter_args(%arg2 = %c3) -> (index) {
      %9 = func.call @f1(%arg0) : (i32) -> i32
      scf.yield %c3 : index
    }
    cf.switch %arg0 : i32, [
      default: ^bb3(%c-1 : index),
      1: ^bb3(%c-1 : index),
      2: ^bb3(%4 : index)
    ]
  ^bb4(%6: index, %7: i32):  // no predecessors
    %8 = arith.minui %arg0, %7 : i32
    return %7 : i32
  }
  func.func private @f1(%arg0: i32) -> i32 {
    %c3 = arith.constant 3 : index
    %c3_i32 = arith.constant 3 : i32
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %0 = arith.select %true, %arg0, %arg0 : i32
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %0 = call @f2() : () -> i32
    cf.br ^bb3(%0 : i32)
  ^bb1(%1: i32, %2: index):  // pred: ^bb1
    cf.br ^bb1(%1, %c4 : i32, index)
  ^bb2(%3: index):  // no predecessors
    %4 = scf.while (%arg0 = %0) : (i32) -> i32 {
      %c3_i32 = arith.constant 3 : i32
      %8 = arith.subi %c3_i32, %c3_i32 : i32
      %false_0 = arith.constant false
      scf.condition(%false_0) %c3_i32 : i32
    } do {
    ^bb0(%arg0: i32):
      %c1_i32 = arith.constant 1 : i32
      scf.yield %c1_i32 : i32
    }
    return %4 : i32
  ^bb3(%5: i32):  // pred: ^bb0
    %false = arith.constant false
    %6 = scf.if %false -> (index) {
      scf.yield %c4 : index
    } else {
      scf.yield %c1 : index
    }
    scf.if %false {
      %8 = arith.andi %c4, %c1 : index
      "use"(%5) : (i32) -> ()
    }
    %7 = arith.minui %0, %5 : i32
    return %5 : i32
  }
  func.func @f1() -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %c2 = arith.constant 2 : index
    %c0_i32 = arith.constant 0 : i32
    %c100_i32 = arith.constant 100 : i32
    %false = arith.constant false
    "use"(%c100_i32) : (i32) -> ()
    %0 = scf.index_switch %c2 -> i32 
    case 0 {
      %1 = arith.cmpi eq, %c2, %c2 : index
      scf.yield %c0_i32 : i32
    }
    case 3 {
      %1 = arith.minui %c2, %c2 : index
      scf.yield %c100_i32 : i32
    }
    default {
      %1 = func.call @f2() : () -> i32
      scf.yield %c2_i32 : i32
    }
    return %c2_i32 : i32
  }
  func.func private @f2() -> i32 {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %0 = arith.divsi %c0, %c0 : index
    %1 = call @f0() : () -> i32
    %2 = arith.cmpi ult, %1, %1 : i32
    %3 = arith.shli %1, %1 : i32
    return %3 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %true = arith.constant true
    %c-1 = arith.constant -1 : index
    %false = arith.constant false
    %c4_i32 = arith.constant 4 : i32
    return %c4_i32 : i32
  }
  func.func private @f1(%arg0: i32, %arg1: i32) -> i32 {
    "use"(%arg1) : (i32) -> ()
    %0 = call @f2(%arg1) : (i32) -> i32
    %c-1 = arith.constant -1 : index
    %1 = arith.cmpi slt, %c-1, %c-1 : index
    %2 = arith.cmpi eq, %arg0, %0 : i32
    %3 = arith.select %2, %c-1, %c-1 : index
    return %0 : i32
  }
  func.func @f2(%arg0: i32) -> i32 {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c10 = arith.constant 10 : index
    %false = arith.constant false
    scf.if %false {
      %3 = arith.index_castui %arg0 : i32 to index
      %4 = arith.shli %arg0, %arg0 : i32
    }
    %0 = arith.maxui %arg0, %arg0 : i32
    %1 = scf.for %arg1 = %c5 to %c1 step %c0 iter_args(%arg2 = %c5) -> (index) {
      %3 = arith.divsi %arg2, %c0 : index
      scf.yield %c0 : index
    }
    %2 = call @f4() : () -> i32
    return %0 : i32
  }
  func.func nested @f3(%arg0: i32) -> i32 {
    cf.br ^bb2
  ^bb1(%0: i32, %1: index):  // pred: ^bb1
    cf.br ^bb1(%arg0, %1 : i32, index)
  ^bb2:  // pred: ^bb0
    %c5 = arith.constant 5 : index
    %2 = "src"(%c5) : (index) -> index
    %3 = arith.index_castui %c5 : index to i32
    %4 = arith.floordivsi %c5, %c5 : index
    return %3 : i32
  }
  func.func private @f4() -> i32 {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %c10 = arith.constant 10 : index
    %c1_i32 = arith.constant 1 : i32
    %0 = "src"(%c1_i32) : (i32) -> i32
    %1 = arith.index_cast %0 : i32 to index
    return %0 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %c100_i32 = arith.constant 100 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %true = arith.constant true
    %0 = scf.for %arg2 = %c2 to %c10 step %c1 iter_args(%arg3 = %arg1) -> (i32) {
      %2 = arith.divui %arg3, %arg1 : i32
      scf.yield %arg1 : i32
    }
    %1 = call @f1() : () -> i32
    return %0 : i32
  }
  func.func private @f1() -> i32 {
    %c100_i32 = arith.constant 100 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c1 = arith.constant 1 : index
    scf.if %true {
    }
    return %c0_i32 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %c-1 = arith.constant -1 : index
    %0 = arith.divui %arg1, %arg0 : i32
    %1 = scf.index_switch %c-1 -> index 
    case 0 {
      %4 = func.call @f2(%arg0) : (i32) -> i32
      %5 = arith.subi %c-1, %c-1 : index
      scf.yield %5 : index
    }
    case 3 {
      %false = arith.constant false
      %4 = arith.select %false, %0, %arg1 : i32
      %5 = arith.cmpi sge, %4, %0 : i32
      scf.yield %c-1 : index
    }
    default {
      scf.yield %c-1 : index
    }
    %2 = call @f1(%arg0, %arg1) : (i32, i32) -> i32
    %3 = arith.remui %arg0, %arg1 : i32
    return %2 : i32
  }
  func.func private @f1(%arg0: i32, %arg1: i32) -> i32 {
    %false = arith.constant false
    %c1_i32 = arith.constant 1 : i32
    %c0 = arith.constant 0 : index
    %0 = call @f2(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func private @f2(%arg0: i32) -> i32 {
    %c5 = arith.constant 5 : index
    %false = arith.constant false
    %c10_i32 = arith.constant 10 : i32
    %0 = scf.index_switch %c5 -> i32 
    case 0 {
      %2 = arith.cmpi slt, %arg0, %c10_i32 : i32
      %3 = arith.select %2, %c5, %c5 : index
      scf.yield %arg0 : i32
    }
    case 3 {
      %2 = arith.select %false, %c5, %c5 : index
      scf.yield %arg0 : i32
    }
    default {
      scf.yield %arg0 : i32
    }
    %1 = arith.select %false, %0, %0 : i32
    return %1 : i32
  }
  func.func @f3(%arg0: i32) -> i32 {
    %c14 = arith.constant 14 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c1_i32 = arith.constant 1 : i32
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %true = arith.constant true
    %false = arith.constant false
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.execute_region -> i32 {
      %1 = func.call @f1() : () -> i32
      scf.yield %c1_i32 : i32
    }
    return %c0_i32 : i32
  }
  func.func private @f1() -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // pred: ^bb0
    return %c1_i32 : i32
  }
  func.func nested @f2(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.andi %arg0, %arg0 : i32
    %false = arith.constant false
    %1 = scf.if %false -> (i32) {
      scf.yield %arg0 : i32
    } else {
      %3 = arith.shrui %0, %c4_i32 : i32
      scf.yield %3 : i32
    }
    %c100_i32 = arith.constant 100 : i32
    %2 = arith.divsi %0, %c100_i32 : i32
    return %c100_i32 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    cf.br ^bb1(%arg0, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // pred: ^bb0
    return %1 : i32
  }
  func.func nested @f1() -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.andi %c3_i32, %c3_i32 : i32
    %1 = call @f3() : () -> i32
    %2 = arith.minsi %0, %0 : i32
    %3 = arith.cmpi uge, %c3_i32, %2 : i32
    %c3 = arith.constant 3 : index
    %4 = arith.select %3, %c3, %c3 : index
    return %2 : i32
  }
  func.func @f2(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    %c2 = arith.constant 2 : index
    %false = arith.constant false
    %0 = arith.remui %arg0, %arg0 : i32
    %1 = arith.select %false, %arg0, %0 : i32
    %2 = call @f4() : () -> i32
    return %0 : i32
  }
  func.func private @f3() -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = scf.while (%arg0 = %c2_i32) : (i32) -> i32 {
      %5 = arith.ori %arg0, %c2_i32 : i32
      %false_0 = arith.constant false
      scf.condition(%false_0) %c2_i32 : i32
    } do {
    ^bb0(%arg0: i32):
      %true = arith.constant true
      scf.yield %c2_i32 : i32
    }
    %false = arith.constant false
    %c100 = arith.constant 100 : index
    %1 = arith.select %false, %c100, %c100 : index
    %2 = scf.index_switch %c100 -> index 
    case 0 {
      %5 = arith.xori %0, %c2_i32 : i32
      %6 = func.call @f4() : () -> i32
      scf.yield %1 : index
    }
    case 3 {
      %5 = func.call @f4() : () -> i32
      scf.yield %1 : index
    }
    default {
      scf.yield %1 : index
    }
    %3 = arith.divui %2, %1 : index
    %4 = arith.muli %c2_i32, %c2_i32 : i32
    return %0 : i32
  }
  func.func nested @f4() -> i32 {
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    cf.br ^bb1(%c0_i32, %c0_i32 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // pred: ^bb0
    return %c0_i32 : i32
  }
}

