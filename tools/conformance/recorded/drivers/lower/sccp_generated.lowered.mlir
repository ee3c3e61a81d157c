module {
  func.func @f(%arg0: index, %arg1: i1, %arg2: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %c5 = arith.constant 5 : index
    %true = arith.constant true
    %c10_i32 = arith.constant 10 : i32
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %false = arith.constant false
    %0 = scf.for %arg3 = %c4 to %c2 step %c4 iter_args(%arg4 = %c4) -> (index) {
      scf.yield %arg3 : index
    }
    %1 = arith.maxui %arg2, %arg2 : i32
    %2 = scf.index_switch %arg0 -> i32 
    case 0 {
      scf.yield %1 : i32
    }
    case 3 {
      scf.yield %arg2 : i32
    }
    default {
      %5 = scf.if %false -> (i32) {
        %true_0 = arith.constant true
        scf.yield %arg2 : i32
      } else {
        scf.yield %arg2 : i32
      }
      scf.yield %arg2 : i32
    }
    %3 = arith.index_castui %2 : i32 to index
    %4 = arith.select %arg1, %1, %arg2 : i32
    return %4 : i32
  }
}

// -----
module {
  func.func @f() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c100_i32 = arith.constant 100 : i32
    %c100 = arith.constant 100 : index
    %c10_i32 = arith.constant 10 : i32
    return %c0_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1) -> i8 {
    %true = arith.constant true
    %c100_i64 = arith.constant 100 : i64
    %false = arith.constant false
    %c10 = arith.constant 10 : index
    %c2_i8 = arith.constant 2 : i8
    scf.if %false {
      %0 = arith.index_cast %c10 : index to i64
    }
    "use"(%c2_i8) : (i8) -> ()
    return %c2_i8 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: index) -> i32 {
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.shli %arg1, %arg1 : index
    %1 = scf.execute_region -> index {
      cf.cond_br %true, ^bb1(%arg1 : index), ^bb1(%arg1 : index)
    ^bb1(%7: index):  // 2 preds: ^bb0, ^bb0
      %8 = arith.select %true, %arg0, %arg0 : i32
      scf.yield %arg1 : index
    }
    %2 = scf.execute_region -> i32 {
      %7 = arith.remui %arg1, %arg1 : index
      %8 = arith.shli %arg0, %arg0 : i32
      scf.yield %arg0 : i32
    }
    %3 = arith.select %false, %1, %0 : index
    %4 = arith.index_castui %2 : i32 to index
    %5 = arith.maxui %2, %2 : i32
    %6 = scf.index_switch %arg1 -> i32 
    case 0 {
      scf.yield %5 : i32
    }
    case 3 {
      scf.yield %5 : i32
    }
    default {
      scf.yield %arg0 : i32
    }
    return %5 : i32
  }
}

// -----
module {
  func.func @f() -> i32 {
    %c3 = arith.constant 3 : index
    %c-1_i32 = arith.constant -1 : i32
    %true = arith.constant true
    %c7_i32 = arith.constant 7 : i32
    %c-1 = arith.constant -1 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %false = arith.constant false
    %c3_i32 = arith.constant 3 : i32
    %0 = scf.for %arg0 = %c0 to %c1 step %c-1 iter_args(%arg1 = %c3_i32) -> (i32) {
      %2 = arith.remui %arg1, %c3_i32 : i32
      %3 = scf.for %arg2 = %c0 to %arg0 step %c2 iter_args(%arg3 = %c-1_i32) -> (i32) {
        %4 = arith.floordivsi %c-1, %c0 : index
        %5 = arith.select %false, %arg3, %arg1 : i32
        %6 = "src"(%arg3) : (i32) -> i32
        scf.yield %2 : i32
      }
      scf.yield %c-1_i32 : i32
    }
    %1 = scf.if %false -> (i32) {
      %false_0 = arith.constant false
      %c3_1 = arith.constant 3 : index
      scf.yield %0 : i32
    } else {
      %2 = scf.execute_region -> i32 {
        cf.cond_br %false, ^bb3(%c0 : index), ^bb1(%c1, %c0 : index, index)
      ^bb1(%3: index, %4: index):  // 2 preds: ^bb0, ^bb2
        cf.cond_br %false, ^bb3(%c0 : index), ^bb3(%c1 : index)
      ^bb2:  // pred: ^bb2
        cf.cond_br %false, ^bb2, ^bb1(%c0, %c-1 : index, index)
      ^bb3(%5: index):  // 3 preds: ^bb0, ^bb1, ^bb1
        %6 = arith.cmpi ne, %c3_i32, %0 : i32
        %7 = scf.while (%arg0 = %c7_i32) : (i32) -> i32 {
          %8 = "src"(%c7_i32) : (i32) -> i32
          scf.condition(%false) %0 : i32
        } do {
        ^bb0(%arg0: i32):
          %8 = arith.remsi %c3_i32, %c3_i32 : i32
          %9 = arith.shrui %arg0, %0 : i32
          scf.yield %8 : i32
        }
        scf.yield %c7_i32 : i32
      }
      scf.yield %c3_i32 : i32
    }
    return %c3_i32 : i32
  }
}

// -----
module {
  func.func @f() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c100 = arith.constant 100 : index
    %0 = "src"(%c100) : (index) -> index
    %1 = arith.floordivsi %c0_i32, %c0_i32 : i32
    %2 = arith.maxui %c0_i32, %1 : i32
    return %1 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: index, %arg2: index) -> i32 {
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    cf.cond_br %false, ^bb3(%arg0 : i32), ^bb2
  ^bb1:  // pred: ^bb2
    cf.br ^bb2
  ^bb2:  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb2
    cf.switch %arg0 : i32, [
      default: ^bb1,
      1: ^bb2,
      2: ^bb2
    ]
  ^bb3(%0: i32):  // pred: ^bb0
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i1) -> i32 {
    %c100 = arith.constant 100 : index
    %c2 = arith.constant 2 : index
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c3_i32 = arith.constant 3 : i32
    %c3 = arith.constant 3 : index
    scf.if %arg1 {
    }
    return %c1_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: i32, %arg2: index) -> i32 {
    %true = arith.constant true
    %c1 = arith.constant 1 : index
    %0 = "src"(%arg1) : (i32) -> i32
    %1 = "src"(%arg0) : (index) -> index
    %2 = scf.if %true -> (i32) {
      scf.yield %arg1 : i32
    } else {
      %5 = arith.shli %0, %arg1 : i32
      %6 = arith.remsi %c1, %1 : index
      scf.yield %arg1 : i32
    }
    %3 = arith.maxui %0, %0 : i32
    %4 = arith.minui %arg0, %arg0 : index
    scf.if %true {
      %5 = arith.minui %4, %arg0 : index
    }
    return %2 : i32
  }
}

// -----
module {
  func.func @f() -> i8 {
    %c3_i64 = arith.constant 3 : i64
    %c3_i8 = arith.constant 3 : i8
    %c0_i64 = arith.constant 0 : i64
    %c4 = arith.constant 4 : index
    %c10 = arith.constant 10 : index
    %c0 = arith.constant 0 : index
    %false = arith.constant false
    scf.if %false {
      %c1_i8 = arith.constant 1 : i8
      %0 = arith.extsi %c1_i8 : i8 to i64
    }
    return %c3_i8 : i8
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: i1) -> i8 {
    %c1_i8 = arith.constant 1 : i8
    %c0_i8 = arith.constant 0 : i8
    %c100 = arith.constant 100 : index
    %c0 = arith.constant 0 : index
    %c1_i64 = arith.constant 1 : i64
    cf.cond_br %arg2, ^bb2(%c1_i64 : i64), ^bb2(%c1_i64 : i64)
  ^bb1(%0: i8, %1: i64):  // no predecessors
    return %0 : i8
  ^bb2(%2: i64):  // 2 preds: ^bb0, ^bb0
    %3 = scf.for %arg3 = %c0 to %c100 step %c100 iter_args(%arg4 = %c0) -> (index) {
      scf.yield %c100 : index
    }
    return %c0_i8 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i8, %arg1: i8, %arg2: i8) -> i8 {
    %true = arith.constant true
    %c7_i8 = arith.constant 7 : i8
    %c-1 = arith.constant -1 : index
    %c2_i64 = arith.constant 2 : i64
    cf.br ^bb2(%arg2 : i8)
  ^bb1(%0: i8):  // no predecessors
    %1 = arith.ceildivsi %arg2, %arg1 : i8
    %false = arith.constant false
    %2 = arith.select %false, %c2_i64, %c2_i64 : i64
    %3 = arith.select %false, %arg0, %1 : i8
    cf.cond_br %false, ^bb2(%arg1 : i8), ^bb2(%arg1 : i8)
  ^bb2(%4: i8):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb2
    %5 = arith.minsi %arg0, %arg0 : i8
    cf.br ^bb2(%arg0 : i8)
  ^bb3(%6: i64, %7: i64):  // no predecessors
    %true_0 = arith.constant true
    %8 = scf.if %true_0 -> (index) {
      %11 = arith.select %true_0, %c-1, %c-1 : index
      scf.yield %11 : index
    } else {
      %11 = arith.shli %arg1, %arg2 : i8
      scf.yield %c-1 : index
    }
    %9 = arith.divui %7, %7 : i64
    %10 = arith.muli %arg2, %c7_i8 : i8
    return %10 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i8) -> i8 {
    %c2_i64 = arith.constant 2 : i64
    %c2_i8 = arith.constant 2 : i8
    %c2 = arith.constant 2 : index
    %c7_i8 = arith.constant 7 : i8
    %0 = arith.shrui %arg0, %c7_i8 : i8
    return %c2_i8 : i8
  }
}

// -----
module {
  func.func @f() -> i32 {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c-1_i32 = arith.constant -1 : i32
    %true = arith.constant true
    %0 = "src"(%c-1_i32) : (i32) -> i32
    %1 = arith.muli %0, %c-1_i32 : i32
    return %c-1_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 {
    %c10 = arith.constant 10 : index
    %c-1 = arith.constant -1 : index
    %true = arith.constant true
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: index, %arg2: i1) -> i32 {
    %c100 = arith.constant 100 : index
    %c7_i32 = arith.constant 7 : i32
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c10 = arith.constant 10 : index
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.while (%arg3 = %arg1) : (index) -> index {
      %5 = arith.shrui %arg1, %arg1 : index
      %6 = arith.index_cast %5 : index to i32
      scf.condition(%arg2) %5 : index
    } do {
    ^bb0(%arg3: index):
      %5 = arith.cmpi sge, %arg3, %arg1 : index
      scf.yield %c100 : index
    }
    %1 = arith.ori %arg1, %0 : index
    %2 = arith.cmpi ugt, %arg0, %c1_i32 : i32
    %3 = scf.execute_region -> index {
      %5 = arith.select %arg2, %arg0, %arg0 : i32
      %6 = arith.select %2, %0, %1 : index
      cf.br ^bb4
    ^bb1(%7: i32, %8: i32):  // pred: ^bb2
      cf.cond_br %2, ^bb3, ^bb3
    ^bb2:  // pred: ^bb3
      %9 = arith.cmpi ule, %5, %arg0 : i32
      %c7_i32_0 = arith.constant 7 : i32
      %10 = arith.cmpi sgt, %c1_i32, %c7_i32_0 : i32
      cf.cond_br %2, ^bb1(%c1_i32, %5 : i32, i32), ^bb3
    ^bb3:  // 3 preds: ^bb1, ^bb1, ^bb2
      %11 = arith.cmpi slt, %arg1, %6 : index
      %12 = arith.maxsi %arg0, %c1_i32 : i32
      cf.br ^bb2
    ^bb4:  // pred: ^bb0
      %13 = arith.cmpi ugt, %0, %arg1 : index
      %14 = arith.andi %arg0, %5 : i32
      scf.yield %0 : index
    }
    %4 = scf.for %arg3 = %c4 to %c0 step %c7 iter_args(%arg4 = %arg0) -> (i32) {
      %5 = arith.cmpi eq, %c10, %3 : index
      %6 = scf.if %arg2 -> (index) {
        %7 = arith.maxsi %arg0, %c7_i32 : i32
        scf.yield %c4 : index
      } else {
        %7 = arith.maxui %arg4, %arg0 : i32
        scf.yield %c0 : index
      }
      scf.yield %c1_i32 : i32
    }
    return %c1_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: index) -> i32 {
    %true = arith.constant true
    %c3_i32 = arith.constant 3 : i32
    %c100_i32 = arith.constant 100 : i32
    %c5_i32 = arith.constant 5 : i32
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.ceildivsi %arg0, %arg0 : index
    %1 = scf.execute_region -> index {
      %3 = arith.divsi %0, %arg0 : index
      cf.br ^bb2
    ^bb1(%4: i32, %5: index):  // pred: ^bb3
      %6 = arith.index_cast %4 : i32 to index
      %7 = arith.muli %3, %5 : index
      cf.br ^bb4(%0, %5 : index, index)
    ^bb2:  // pred: ^bb0
      %8 = arith.minui %0, %arg0 : index
      scf.yield %8 : index
    ^bb3:  // no predecessors
      %9 = arith.cmpi sgt, %3, %3 : index
      %c100 = arith.constant 100 : index
      %c4 = arith.constant 4 : index
      %c2 = arith.constant 2 : index
      %10 = scf.for %arg1 = %c100 to %c4 step %c2 iter_args(%arg2 = %c4) -> (index) {
        %14 = arith.index_cast %c3_i32 : i32 to index
        %15 = arith.cmpi ule, %c3_i32, %c3_i32 : i32
        %16 = arith.minsi %arg1, %14 : index
        %17 = "src"(%c4) : (index) -> index
        scf.yield %arg1 : index
      }
      %11 = scf.execute_region -> i32 {
        %14 = arith.shrsi %c3_i32, %c3_i32 : i32
        %c2_0 = arith.constant 2 : index
        %15 = arith.index_castui %c3_i32 : i32 to index
        scf.yield %14 : i32
      }
      cf.br ^bb1(%c3_i32, %0 : i32, index)
    ^bb4(%12: index, %13: index):  // pred: ^bb1
      scf.yield %13 : index
    }
    %2 = arith.ceildivsi %arg0, %arg0 : index
    return %c4_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: i1) -> i8 {
    %c100_i64 = arith.constant 100 : i64
    %c2_i64 = arith.constant 2 : i64
    %true = arith.constant true
    %c4_i8 = arith.constant 4 : i8
    cf.switch %c4_i8 : i8, [
      default: ^bb4,
      1: ^bb2,
      2: ^bb1(%c2_i64, %c4_i8 : i64, i8)
    ]
  ^bb1(%0: i64, %1: i8):  // 2 preds: ^bb0, ^bb2
    %false = arith.constant false
    return %c4_i8 : i8
  ^bb2:  // pred: ^bb0
    %2 = arith.cmpi eq, %arg0, %arg0 : index
    "use"(%c4_i8) : (i8) -> ()
    cf.cond_br %true, ^bb1(%c2_i64, %c4_i8 : i64, i8), ^bb3(%c2_i64 : i64)
  ^bb3(%3: i64):  // pred: ^bb2
    %4 = scf.execute_region -> index {
      cf.cond_br %true, ^bb2, ^bb3
    ^bb1(%6: i8):  // 2 preds: ^bb2, ^bb2
      %7 = arith.extui %c4_i8 : i8 to i64
      "use"(%c4_i8) : (i8) -> ()
      scf.yield %arg0 : index
    ^bb2:  // pred: ^bb0
      %8 = scf.index_switch %arg0 -> i8 
      case 0 {
        scf.yield %c4_i8 : i8
      }
      case 3 {
        %11 = arith.cmpi eq, %arg0, %arg0 : index
        scf.yield %c4_i8 : i8
      }
      default {
        scf.yield %c4_i8 : i8
      }
      %c100 = arith.constant 100 : index
      cf.cond_br %arg1, ^bb1(%8 : i8), ^bb1(%8 : i8)
    ^bb3:  // pred: ^bb0
      %c0_i64 = arith.constant 0 : i64
      %9 = arith.andi %arg0, %arg0 : index
      %10 = arith.select %arg1, %c4_i8, %c4_i8 : i8
      scf.yield %arg0 : index
    }
    %5 = scf.index_switch %arg0 -> i64 
    case 0 {
      %6 = arith.select %arg1, %3, %c2_i64 : i64
      scf.yield %c2_i64 : i64
    }
    case 3 {
      %c4 = arith.constant 4 : index
      scf.yield %3 : i64
    }
    default {
      %c10_i8 = arith.constant 10 : i8
      %c1 = arith.constant 1 : index
      scf.yield %c2_i64 : i64
    }
    return %c4_i8 : i8
  ^bb4:  // pred: ^bb0
    return %c4_i8 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i1, %arg2: index) -> i8 {
    %c2_i8 = arith.constant 2 : i8
    %c100_i64 = arith.constant 100 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c-1 = arith.constant -1 : index
    cf.br ^bb1(%c-1_i64, %arg2 : i64, index)
  ^bb1(%0: i64, %1: index):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb2
    cf.cond_br %arg0, ^bb2, ^bb1(%c-1_i64, %c-1 : i64, index)
  ^bb2:  // 2 preds: ^bb1, ^bb3
    cf.switch %c2_i8 : i8, [
      default: ^bb1(%c-1_i64, %arg2 : i64, index),
      1: ^bb4(%c2_i8 : i8),
      2: ^bb1(%c-1_i64, %arg2 : i64, index)
    ]
  ^bb3(%2: i8, %3: index):  // no predecessors
    cf.br ^bb2
  ^bb4(%4: i8):  // pred: ^bb2
    %false = arith.constant false
    return %4 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: i1, %arg2: i1) -> i32 {
    cf.cond_br %arg1, ^bb1(%arg0 : i32), ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: index) -> i32 {
    %c3 = arith.constant 3 : index
    %c5_i32 = arith.constant 5 : i32
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %0 = arith.select %arg0, %arg1, %arg1 : i32
    %1 = arith.ceildivui %arg1, %arg1 : i32
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    return %0 : i32
  }
}

// -----
module {
  func.func @f() -> i32 {
    %c10_i32 = arith.constant 10 : i32
    %c-1 = arith.constant -1 : index
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %0 = scf.while (%arg0 = %c1) : (index) -> index {
      scf.condition(%true) %c10 : index
    } do {
    ^bb0(%arg0: index):
      "use"(%c0_i32) : (i32) -> ()
      scf.yield %c10 : index
    }
    %1 = arith.ceildivui %0, %c-1 : index
    return %c0_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i64, %arg1: index) -> i8 {
    %c100_i8 = arith.constant 100 : i8
    %false = arith.constant false
    %0 = arith.muli %arg1, %arg1 : index
    %1 = arith.select %false, %arg0, %arg0 : i64
    %2 = arith.shli %arg1, %arg1 : index
    cf.br ^bb2(%c100_i8 : i8)
  ^bb1(%3: index):  // pred: ^bb1
    %4 = arith.shrui %arg0, %arg0 : i64
    cf.switch %c100_i8 : i8, [
      default: ^bb1(%arg1 : index),
      1: ^bb2(%c100_i8 : i8),
      2: ^bb2(%c100_i8 : i8)
    ]
  ^bb2(%5: i8):  // 3 preds: ^bb0, ^bb1, ^bb1
    %6 = arith.muli %2, %arg1 : index
    return %c100_i8 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i1) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c100 = arith.constant 100 : index
    %c2 = arith.constant 2 : index
    %c3_i32 = arith.constant 3 : i32
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    cf.cond_br %arg1, ^bb3(%c1 : index), ^bb4
  ^bb1(%0: index, %1: index):  // no predecessors
    %2 = arith.andi %1, %1 : index
    %3 = arith.index_cast %2 : index to i32
    cf.cond_br %arg0, ^bb4, ^bb4
  ^bb2:  // no predecessors
    %c-1_0 = arith.constant -1 : index
    %c7 = arith.constant 7 : index
    %c100_1 = arith.constant 100 : index
    %4 = scf.for %arg2 = %c-1_0 to %c7 step %c100_1 iter_args(%arg3 = %c1) -> (index) {
      %7 = arith.maxui %arg2, %c-1 : index
      scf.yield %c-1_0 : index
    }
    return %c3_i32 : i32
  ^bb3(%5: index):  // 2 preds: ^bb0, ^bb3
    %6 = scf.if %arg0 -> (index) {
      scf.yield %c-1 : index
    } else {
      scf.yield %c100 : index
    }
    cf.br ^bb3(%c1 : index)
  ^bb4:  // 3 preds: ^bb0, ^bb1, ^bb1
    "use"(%c3_i32) : (i32) -> ()
    return %c3_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    %c4 = arith.constant 4 : index
    %false = arith.constant false
    %0 = arith.divui %arg0, %arg0 : index
    %1 = arith.select %false, %arg0, %arg0 : index
    %2 = arith.ceildivui %arg0, %arg0 : index
    return %arg1 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i8) -> i8 {
    %c2_i64 = arith.constant 2 : i64
    %c3_i64 = arith.constant 3 : i64
    %c7 = arith.constant 7 : index
    %c-1_i8 = arith.constant -1 : i8
    %c1 = arith.constant 1 : index
    %false = arith.constant false
    %0 = scf.if %false -> (i8) {
      %c4 = arith.constant 4 : index
      %3 = arith.divui %c4, %c4 : index
      scf.yield %arg0 : i8
    } else {
      scf.yield %arg0 : i8
    }
    %1 = arith.select %false, %0, %0 : i8
    %2 = arith.addi %1, %1 : i8
    return %c-1_i8 : i8
  }
}

// -----
module {
  func.func @f() -> i8 {
    %c3_i8 = arith.constant 3 : i8
    %c3_i64 = arith.constant 3 : i64
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c100_i8 = arith.constant 100 : i8
    %false = arith.constant false
    scf.if %false {
      %c10_i64 = arith.constant 10 : i64
      %0 = arith.cmpi ule, %c10_i64, %c10_i64 : i64
      %c100 = arith.constant 100 : index
      %1 = scf.index_switch %c100 -> i64 
      case 0 {
        scf.yield %c10_i64 : i64
      }
      case 3 {
        scf.yield %c10_i64 : i64
      }
      default {
        %c4_i8 = arith.constant 4 : i8
        "use"(%c4_i8) : (i8) -> ()
        scf.yield %c10_i64 : i64
      }
      %2 = scf.index_switch %c100 -> i64 
      case 0 {
        %c4_i8 = arith.constant 4 : i8
        scf.yield %1 : i64
      }
      case 3 {
        %true = arith.constant true
        scf.yield %c10_i64 : i64
      }
      default {
        scf.yield %1 : i64
      }
    }
    return %c100_i8 : i8
  }
}

// -----
module {
  func.func @f() -> i32 {
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %c0_i32 = arith.constant 0 : i32
    %c10_i32 = arith.constant 10 : i32
    %false = arith.constant false
    cf.cond_br %false, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return %c0_i32 : i32
  }
}

// -----
module {
  func.func @f() -> i8 {
    %c10_i64 = arith.constant 10 : i64
    %c0 = arith.constant 0 : index
    %c3_i8 = arith.constant 3 : i8
    %c3 = arith.constant 3 : index
    return %c3_i8 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %c7 = arith.constant 7 : index
    %false = arith.constant false
    %0 = arith.select %false, %arg0, %arg0 : i32
    %1 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %3 = arith.maxsi %0, %0 : i32
      scf.condition(%false) %arg0 : i32
    } do {
    ^bb0(%arg1: i32):
      %3 = arith.index_cast %arg0 : i32 to index
      scf.yield %arg0 : i32
    }
    %2 = scf.while (%arg1 = %1) : (i32) -> i32 {
      %3 = "src"(%arg1) : (i32) -> i32
      scf.condition(%false) %arg0 : i32
    } do {
    ^bb0(%arg1: i32):
      %3 = scf.execute_region -> i32 {
        %4 = arith.cmpi ult, %1, %1 : i32
        scf.yield %1 : i32
      }
      scf.yield %0 : i32
    }
    return %2 : i32
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: i32, %arg2: index) -> i32 {
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c10 = arith.constant 10 : index
    %false = arith.constant false
    %0 = arith.maxsi %arg1, %arg1 : i32
    %1 = arith.maxsi %arg1, %0 : i32
    %2 = arith.select %false, %arg2, %arg0 : index
    %3 = scf.for %arg3 = %2 to %arg2 step %2 iter_args(%arg4 = %arg1) -> (i32) {
      %7 = arith.divui %arg4, %arg4 : i32
      %8 = arith.cmpi slt, %c1, %arg0 : index
      %9 = arith.maxui %arg4, %7 : i32
      scf.yield %9 : i32
    }
    %4 = arith.select %false, %arg2, %2 : index
    %5 = scf.for %arg3 = %c10 to %c3 step %c5 iter_args(%arg4 = %arg1) -> (i32) {
      %7 = arith.divsi %0, %c3_i32 : i32
      %8 = arith.minsi %arg2, %c10 : index
      scf.yield %arg4 : i32
    }
    %6 = arith.index_castui %4 : index to i32
    return %5 : i32
  }
}

// -----
module {
  func.func @f() -> i32 {
    %false = arith.constant false
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    %c4 = arith.constant 4 : index
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    return %c2_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: index) -> i8 {
    %c0_i8 = arith.constant 0 : i8
    %c0_i64 = arith.constant 0 : i64
    %true = arith.constant true
    %c-1 = arith.constant -1 : index
    %c3_i64 = arith.constant 3 : i64
    %c5_i8 = arith.constant 5 : i8
    %c5_i64 = arith.constant 5 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0 = arith.constant 0 : index
    %false = arith.constant false
    %c1_i8 = arith.constant 1 : i8
    %c3_i8 = arith.constant 3 : i8
    %0 = scf.index_switch %arg1 -> i8 
    case 0 {
      %2 = scf.index_switch %arg1 -> i64 
      case 0 {
        scf.yield %c5_i64 : i64
      }
      case 3 {
        scf.yield %c4_i64 : i64
      }
      default {
        %3 = scf.if %arg0 -> (i64) {
          "use"(%c1_i8) : (i8) -> ()
          scf.yield %c0_i64 : i64
        } else {
          scf.yield %c3_i64 : i64
        }
        scf.yield %3 : i64
      }
      scf.yield %c3_i8 : i8
    }
    case 3 {
      scf.yield %c3_i8 : i8
    }
    default {
      scf.yield %c3_i8 : i8
    }
    "use"(%arg1) : (index) -> ()
    %1 = scf.if %false -> (i64) {
      %c10_i64 = arith.constant 10 : i64
      %2 = arith.ceildivui %c1_i8, %c3_i8 : i8
      scf.yield %c10_i64 : i64
    } else {
      %2 = arith.index_castui %arg1 : index to i64
      %3 = arith.select %false, %arg1, %arg1 : index
      scf.yield %2 : i64
    }
    return %c3_i8 : i8
  }
}

// -----
module {
  func.func @f(%arg0: index) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %c5 = arith.constant 5 : index
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.shli %arg0, %arg0 : index
    %1 = arith.cmpi sgt, %arg0, %0 : index
    %2 = scf.index_switch %0 -> index 
    case 0 {
      %3 = arith.divui %c0_i32, %c0_i32 : i32
      scf.yield %arg0 : index
    }
    case 3 {
      scf.yield %arg0 : index
    }
    default {
      %3 = arith.select %1, %c0_i32, %c0_i32 : i32
      scf.yield %arg0 : index
    }
    return %c0_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: index) -> i32 {
    %c0 = arith.constant 0 : index
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %false = arith.constant false
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.divui %arg0, %arg0 : index
    %1 = arith.index_cast %arg0 : index to i32
    %2 = scf.for %arg1 = %arg0 to %0 step %arg0 iter_args(%arg2 = %arg0) -> (index) {
      scf.yield %c0 : index
    }
    return %c1_i32 : i32
  }
}

// -----
module {
  func.func @f() -> i8 {
    %c4_i64 = arith.constant 4 : i64
    %c4 = arith.constant 4 : index
    %c14_i8 = arith.constant 14 : i8
    %c100_i64 = arith.constant 100 : i64
    %true = arith.constant true
    %c7_i8 = arith.constant 7 : i8
    %c2_i64 = arith.constant 2 : i64
    "use"(%c2_i64) : (i64) -> ()
    %0 = scf.while (%arg0 = %c7_i8) : (i8) -> i8 {
      scf.condition(%true) %c7_i8 : i8
    } do {
    ^bb0(%arg0: i8):
      scf.yield %c7_i8 : i8
    }
    %1 = arith.select %true, %c14_i8, %0 : i8
    return %c7_i8 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: index) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c7 = arith.constant 7 : index
    %c5 = arith.constant 5 : index
    %c4 = arith.constant 4 : index
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %0 = arith.select %true, %arg0, %arg0 : i32
    %1 = arith.cmpi uge, %0, %arg0 : i32
    %2 = scf.while (%arg2 = %arg1) : (index) -> index {
      %7 = arith.divsi %arg1, %arg2 : index
      scf.condition(%true) %arg2 : index
    } do {
    ^bb0(%arg2: index):
      %7 = arith.cmpi sgt, %0, %arg0 : i32
      %8 = arith.divui %arg2, %arg2 : index
      scf.yield %arg1 : index
    }
    %3 = arith.maxsi %arg1, %arg1 : index
    %4 = arith.remsi %3, %2 : index
    %5 = scf.if %1 -> (index) {
      scf.yield %4 : index
    } else {
      %7 = scf.while (%arg2 = %arg1) : (index) -> index {
        scf.condition(%1) %3 : index
      } do {
      ^bb0(%arg2: index):
        %8 = arith.shrui %4, %4 : index
        %9 = arith.addi %arg1, %arg1 : index
        scf.yield %c5 : index
      }
      scf.yield %arg1 : index
    }
    %6 = arith.remsi %c0_i32, %arg0 : i32
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: i32) -> i32 {
    %c5 = arith.constant 5 : index
    cf.br ^bb1(%c5 : index)
  ^bb1(%0: index):  // pred: ^bb0
    "use"(%arg1) : (i32) -> ()
    return %arg1 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    %false = arith.constant false
    %c1_i32 = arith.constant 1 : i32
    %c4_i32 = arith.constant 4 : i32
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %0 = scf.while (%arg3 = %arg1) : (i32) -> i32 {
      scf.condition(%false) %arg0 : i32
    } do {
    ^bb0(%arg3: i32):
      %c-1 = arith.constant -1 : index
      %2 = arith.cmpi sge, %c-1, %c-1 : index
      scf.if %2 {
        %3 = arith.addi %c-1, %c-1 : index
      }
      scf.yield %arg2 : i32
    }
    %1 = scf.while (%arg3 = %arg0) : (i32) -> i32 {
      %2 = arith.remsi %0, %arg3 : i32
      scf.condition(%true) %arg0 : i32
    } do {
    ^bb0(%arg3: i32):
      scf.if %true {
        %2 = "src"(%arg2) : (i32) -> i32
      }
      scf.yield %arg2 : i32
    }
    return %arg2 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c5_i32 = arith.constant 5 : i32
    %false = arith.constant false
    %c5 = arith.constant 5 : index
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.subi %arg1, %arg0 : i32
    return %arg0 : i32
  }
}

