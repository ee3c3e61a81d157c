module {
  func.func @f() -> i32 {
    %c5 = arith.constant 5 : index
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.remui %c3_i32, %c3_i32 : i32
    %1 = arith.cmpi sge, %c5, %c5 : index
    %2 = arith.cmpi sle, %c5, %c5 : index
    %true = arith.constant true
    %3 = arith.shrsi %c5, %c5 : index
    return %0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i8, %arg1: i1) -> i8 {
    %0 = arith.muli %arg0, %arg0 : i8
    %1 = arith.muli %arg0, %arg0 : i8
    %c-1_i64 = arith.constant -1 : i64
    %2 = arith.cmpi sgt, %c-1_i64, %c-1_i64 : i64
    %c4 = arith.constant 4 : index
    %3 = arith.subi %c4, %c4 : index
    %c100 = arith.constant 100 : index
    %4 = scf.for %arg2 = %c4 to %3 step %3 iter_args(%arg3 = %c4) -> (index) {
      scf.yield %c100 : index
    }
    %c7 = arith.constant 7 : index
    %5 = arith.minsi %1, %0 : i8
    %6 = scf.if %2 -> (index) {
      scf.yield %3 : index
    } else {
      %7 = arith.xori %3, %c4 : index
      %8 = arith.index_cast %1 : i8 to index
      scf.yield %7 : index
    }
    return %1 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i64) -> i8 {
    %c5_i8 = arith.constant 5 : i8
    %c1 = arith.constant 1 : index
    cf.switch %c5_i8 : i8, [
      default: ^bb1(%arg0, %c1 : i64, index),
      1: ^bb1(%arg0, %c1 : i64, index),
      2: ^bb1(%arg0, %c1 : i64, index)
    ]
  ^bb1(%0: i64, %1: index):  // 3 preds: ^bb0, ^bb0, ^bb0
    %2 = arith.minsi %c5_i8, %c5_i8 : i8
    "use"(%arg0) : (i64) -> ()
    %3 = arith.muli %arg0, %arg0 : i64
    return %2 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i1) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.cmpi slt, %c7_i32, %c7_i32 : i32
    %1 = arith.shrsi %c7_i32, %c7_i32 : i32
    %c-1 = arith.constant -1 : index
    cf.br ^bb1(%1, %c-1 : i32, index)
  ^bb1(%2: i32, %3: index):  // pred: ^bb0
    return %2 : i32
  }
}

// -----
module {
  func.func @f(%arg0: index) -> i32 {
    %0 = arith.index_castui %arg0 : index to i32
    %1 = scf.execute_region -> i32 {
      cf.br ^bb1(%arg0, %arg0 : index, index)
    ^bb1(%7: index, %8: index):  // 3 preds: ^bb0, ^bb3, ^bb3
      cf.br ^bb3(%arg0, %0 : index, i32)
    ^bb2:  // no predecessors
      %c5 = arith.constant 5 : index
      %c10 = arith.constant 10 : index
      %c4 = arith.constant 4 : index
      %9 = arith.index_castui %c10 : index to i32
      %false = arith.constant false
      %10 = arith.select %false, %c4, %c4 : index
      %11 = arith.muli %arg0, %c5 : index
      %c1_i32 = arith.constant 1 : i32
      %12 = scf.for %arg1 = %c5 to %c10 step %c4 iter_args(%arg2 = %c5) -> (index) {
        scf.yield %c4 : index
      }
      %13 = scf.execute_region -> i32 {
        %20 = arith.shrsi %c10, %arg0 : index
        %21 = arith.index_castui %0 : i32 to index
        %22 = arith.remui %c4, %c10 : index
        %false_1 = arith.constant false
        cf.cond_br %false_1, ^bb1, ^bb1
      ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb3
        scf.yield %0 : i32
      ^bb2:  // 2 preds: ^bb2, ^bb2
        scf.if %false_1 {
          %28 = arith.cmpi ule, %0, %0 : i32
        }
        cf.cond_br %false_1, ^bb2, ^bb2
      ^bb3(%23: index):  // pred: ^bb3
        %24 = arith.select %false_1, %22, %23 : index
        %c-1 = arith.constant -1 : index
        %25 = arith.remsi %c4, %22 : index
        %26 = scf.while (%arg1 = %0) : (i32) -> i32 {
          %28 = arith.ceildivui %23, %arg0 : index
          scf.condition(%false_1) %0 : i32
        } do {
        ^bb0(%arg1: i32):
          scf.yield %arg1 : i32
        }
        cf.switch %0 : i32, [
          default: ^bb1,
          1: ^bb3(%c4 : index),
          2: ^bb4(%23 : index)
        ]
      ^bb4(%27: index):  // pred: ^bb3
        scf.yield %0 : i32
      }
      %14 = arith.floordivsi %0, %0 : i32
      cf.br ^bb4(%c4 : index)
    ^bb3(%15: index, %16: i32):  // pred: ^bb1
      %c-1_i32 = arith.constant -1 : i32
      %17 = arith.maxsi %15, %arg0 : index
      %true_0 = arith.constant true
      cf.cond_br %true_0, ^bb1(%17, %17 : index, index), ^bb1(%arg0, %15 : index, index)
    ^bb4(%18: index):  // pred: ^bb2
      %19 = arith.shrui %18, %arg0 : index
      scf.yield %0 : i32
    }
    %true = arith.constant true
    %2 = arith.cmpi ule, %1, %0 : i32
    %3 = arith.cmpi ne, %0, %1 : i32
    %4 = arith.select %3, %0, %1 : i32
    %5 = arith.index_cast %4 : i32 to index
    %6 = arith.select %3, %4, %0 : i32
    %c2_i32 = arith.constant 2 : i32
    return %c2_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: index, %arg2: index) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    cf.br ^bb3(%c-1_i32 : i32)
  ^bb1:  // pred: ^bb1
    cf.br ^bb1
  ^bb2:  // no predecessors
    %0 = arith.index_castui %arg1 : index to i32
    %1 = arith.index_cast %arg2 : index to i32
    %c2 = arith.constant 2 : index
    %c2_i32 = arith.constant 2 : i32
    %2 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %c-1_i32) -> (i32) {
      scf.yield %0 : i32
    }
    %3 = arith.ori %c-1_i32, %c-1_i32 : i32
    return %3 : i32
  ^bb3(%4: i32):  // 2 preds: ^bb0, ^bb3
    %5 = arith.ori %arg1, %arg1 : index
    %c4_i32 = arith.constant 4 : i32
    %6 = arith.remsi %4, %c-1_i32 : i32
    cf.cond_br %arg0, ^bb4(%5 : index), ^bb3(%c-1_i32 : i32)
  ^bb4(%7: index):  // pred: ^bb3
    "use"(%7) : (index) -> ()
    %8 = arith.cmpi ne, %arg1, %7 : index
    return %c-1_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i64) -> i8 {
    %0 = arith.maxsi %arg0, %arg0 : i64
    %c10 = arith.constant 10 : index
    cf.br ^bb3(%c10, %c10 : index, index)
  ^bb1:  // pred: ^bb3
    %false = arith.constant false
    %c2_i8 = arith.constant 2 : i8
    cf.cond_br %false, ^bb2(%c2_i8, %0 : i8, i64), ^bb2(%c2_i8, %arg0 : i8, i64)
  ^bb2(%1: i8, %2: i64):  // 3 preds: ^bb1, ^bb1, ^bb2
    %3 = arith.cmpi ugt, %1, %1 : i8
    %4 = scf.if %3 -> (i64) {
      %10 = arith.select %3, %1, %1 : i8
      %11 = arith.muli %1, %1 : i8
      %12 = arith.cmpi ule, %0, %2 : i64
      scf.yield %2 : i64
    } else {
      %10 = arith.index_castui %c10 : index to i64
      %11 = arith.trunci %2 : i64 to i8
      %c100 = arith.constant 100 : index
      %c-1 = arith.constant -1 : index
      %c2 = arith.constant 2 : index
      %12 = arith.shrui %10, %0 : i64
      %c3_i64 = arith.constant 3 : i64
      %c2_2 = arith.constant 2 : index
      %13 = scf.for %arg1 = %c100 to %c-1 step %c2 iter_args(%arg2 = %c100) -> (index) {
        %14 = arith.divsi %11, %1 : i8
        scf.yield %c10 : index
      }
      scf.yield %0 : i64
    }
    %5 = scf.index_switch %c10 -> index 
    case 0 {
      scf.yield %c10 : index
    }
    case 3 {
      %10 = arith.maxui %4, %arg0 : i64
      %11 = arith.ceildivsi %1, %1 : i8
      scf.yield %c10 : index
    }
    default {
      scf.yield %c10 : index
    }
    cf.br ^bb2(%1, %0 : i8, i64)
  ^bb3(%6: index, %7: index):  // pred: ^bb0
    %false_0 = arith.constant false
    %c1_i8 = arith.constant 1 : i8
    %8 = arith.select %false_0, %c1_i8, %c1_i8 : i8
    cf.br ^bb1
  ^bb4:  // no predecessors
    %9 = arith.cmpi ugt, %c10, %c10 : index
    %c1_i8_1 = arith.constant 1 : i8
    return %c1_i8_1 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: index) -> i32 {
    %0 = scf.if %arg0 -> (index) {
      %4 = arith.muli %arg1, %arg1 : i32
      scf.yield %arg2 : index
    } else {
      %4 = arith.cmpi sge, %arg2, %arg2 : index
      %c4_i32 = arith.constant 4 : i32
      scf.yield %arg2 : index
    }
    %c2_i32 = arith.constant 2 : i32
    %1 = arith.ceildivui %arg1, %c2_i32 : i32
    %2 = "src"(%c2_i32) : (i32) -> i32
    %3 = arith.cmpi ule, %2, %arg1 : i32
    return %c2_i32 : i32
  }
}

// -----
module {
  func.func @f() -> i8 {
    %c0_i64 = arith.constant 0 : i64
    %0 = arith.andi %c0_i64, %c0_i64 : i64
    %c7_i8 = arith.constant 7 : i8
    %1 = "src"(%c7_i8) : (i8) -> i8
    %c7 = arith.constant 7 : index
    %2 = arith.ceildivsi %c7, %c7 : index
    %3 = arith.ceildivsi %c7, %2 : index
    %4 = "src"(%c0_i64) : (i64) -> i64
    %true = arith.constant true
    %5 = scf.if %true -> (i64) {
      scf.yield %4 : i64
    } else {
      %c4_i64 = arith.constant 4 : i64
      %8 = arith.cmpi ult, %0, %0 : i64
      %9 = scf.for %arg0 = %c7 to %c7 step %c7 iter_args(%arg1 = %c7_i8) -> (i8) {
        %11 = scf.if %true -> (i64) {
          scf.yield %c4_i64 : i64
        } else {
          %12 = arith.minui %arg1, %arg1 : i8
          %13 = arith.remsi %12, %arg1 : i8
          scf.yield %c0_i64 : i64
        }
        scf.yield %arg1 : i8
      }
      %10 = arith.addi %c7, %3 : index
      scf.yield %0 : i64
    }
    %6 = arith.floordivsi %c0_i64, %4 : i64
    %7 = arith.ceildivsi %1, %c7_i8 : i8
    return %7 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: index) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    "use"(%c-1_i32) : (i32) -> ()
    %true = arith.constant true
    %0 = arith.select %arg0, %arg1, %arg1 : index
    %false = arith.constant false
    %1 = scf.for %arg2 = %arg1 to %arg1 step %arg1 iter_args(%arg3 = %c-1_i32) -> (i32) {
      %4 = arith.divui %arg1, %arg2 : index
      %5 = arith.select %true, %arg1, %arg2 : index
      scf.yield %arg3 : i32
    }
    %2 = arith.maxui %arg1, %arg1 : index
    %3 = arith.select %arg0, %arg1, %arg1 : index
    return %1 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: index, %arg2: index) -> i32 {
    %0 = arith.maxsi %arg1, %arg2 : index
    %c100_i32 = arith.constant 100 : i32
    %1 = arith.cmpi sle, %arg1, %arg2 : index
    cf.br ^bb1(%0 : index)
  ^bb1(%2: index):  // pred: ^bb0
    %3 = arith.ori %c100_i32, %arg0 : i32
    %4 = arith.divsi %0, %0 : index
    return %arg0 : i32
  ^bb2:  // no predecessors
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i8, %arg1: i1, %arg2: i1) -> i8 {
    "use"(%arg0) : (i8) -> ()
    %c5 = arith.constant 5 : index
    %0 = scf.index_switch %c5 -> i8 
    case 0 {
      scf.yield %arg0 : i8
    }
    case 3 {
      scf.yield %arg0 : i8
    }
    default {
      %5 = arith.cmpi sgt, %arg0, %arg0 : i8
      %6 = arith.select %5, %c5, %c5 : index
      scf.yield %arg0 : i8
    }
    %1 = scf.if %arg2 -> (i64) {
      %5 = "src"(%c5) : (index) -> index
      scf.if %arg2 {
        %c3_i64 = arith.constant 3 : i64
        %7 = arith.ceildivsi %c3_i64, %c3_i64 : i64
        %8 = arith.index_castui %c5 : index to i8
        %c10_i8 = arith.constant 10 : i8
      }
      %6 = arith.floordivsi %5, %5 : index
      %c4_i64 = arith.constant 4 : i64
      scf.yield %c4_i64 : i64
    } else {
      %c100_i64 = arith.constant 100 : i64
      scf.yield %c100_i64 : i64
    }
    %c10_i64 = arith.constant 10 : i64
    %2 = arith.ori %c5, %c5 : index
    %3 = arith.minsi %c5, %2 : index
    %4 = arith.cmpi ne, %0, %0 : i8
    return %0 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: index, %arg2: i8) -> i8 {
    %0 = scf.index_switch %arg1 -> i8 
    case 0 {
      %c4_i64 = arith.constant 4 : i64
      %6 = arith.cmpi sge, %c4_i64, %c4_i64 : i64
      %c2_i64_0 = arith.constant 2 : i64
      scf.yield %arg2 : i8
    }
    case 3 {
      %6 = arith.addi %arg1, %arg1 : index
      %7 = scf.execute_region -> i8 {
        %c100_i8 = arith.constant 100 : i8
        %8 = arith.ori %6, %arg1 : index
        scf.yield %c100_i8 : i8
      }
      scf.yield %7 : i8
    }
    default {
      scf.yield %arg2 : i8
    }
    %c2_i64 = arith.constant 2 : i64
    %1 = arith.cmpi uge, %c2_i64, %c2_i64 : i64
    scf.if %arg0 {
      %6 = arith.ori %arg2, %arg2 : i8
    }
    %c-1 = arith.constant -1 : index
    %2 = scf.execute_region -> index {
      %6 = arith.cmpi ugt, %c2_i64, %c2_i64 : i64
      %7 = arith.select %1, %arg2, %arg2 : i8
      cf.cond_br %6, ^bb1, ^bb1
    ^bb1:  // 2 preds: ^bb0, ^bb0
      scf.yield %arg1 : index
    }
    %3 = arith.select %arg0, %arg2, %0 : i8
    %4 = arith.select %arg0, %2, %2 : index
    %5 = scf.while (%arg3 = %c2_i64) : (i64) -> i64 {
      %6 = arith.cmpi slt, %arg3, %c2_i64 : i64
      scf.condition(%6) %arg3 : i64
    } do {
    ^bb0(%arg3: i64):
      %6 = arith.cmpi ugt, %c2_i64, %arg3 : i64
      %7 = scf.index_switch %2 -> i8 
      case 0 {
        scf.yield %arg2 : i8
      }
      case 3 {
        %8 = arith.select %arg0, %arg1, %c-1 : index
        scf.yield %arg2 : i8
      }
      default {
        %8 = arith.cmpi eq, %0, %arg2 : i8
        %c5_i64 = arith.constant 5 : i64
        scf.yield %0 : i8
      }
      scf.yield %arg3 : i64
    }
    return %0 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: index, %arg2: i32) -> i32 {
    %c-1 = arith.constant -1 : index
    %0 = arith.subi %c-1, %arg1 : index
    %1 = arith.cmpi ule, %c-1, %arg1 : index
    %2 = arith.cmpi ne, %arg2, %arg2 : i32
    %3 = arith.cmpi ult, %0, %arg1 : index
    %4 = arith.xori %arg0, %arg0 : i32
    %5 = scf.if %2 -> (index) {
      %8 = scf.if %2 -> (index) {
        scf.yield %c-1 : index
      } else {
        %9 = arith.ceildivui %0, %arg1 : index
        %c0_i32 = arith.constant 0 : i32
        scf.yield %9 : index
      }
      scf.yield %arg1 : index
    } else {
      %8 = arith.index_castui %c-1 : index to i32
      scf.yield %0 : index
    }
    %6 = arith.ceildivsi %c-1, %c-1 : index
    %7 = scf.execute_region -> index {
      %8 = arith.cmpi sgt, %arg2, %arg0 : i32
      %9 = arith.andi %c-1, %5 : index
      cf.cond_br %8, ^bb3(%arg2, %arg0 : i32, i32), ^bb3(%4, %arg2 : i32, i32)
    ^bb1(%10: i32):  // 2 preds: ^bb1, ^bb2
      %11 = arith.shli %4, %10 : i32
      cf.cond_br %2, ^bb1(%11 : i32), ^bb3(%arg2, %arg2 : i32, i32)
    ^bb2(%12: i32, %13: index):  // no predecessors
      %c2 = arith.constant 2 : index
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %14 = arith.index_cast %c0 : index to i32
      %15 = arith.minsi %4, %12 : i32
      %16 = arith.shrui %5, %13 : index
      %17 = scf.for %arg3 = %c2 to %c0 step %c4 iter_args(%arg4 = %5) -> (index) {
        scf.yield %arg4 : index
      }
      %18 = arith.minsi %arg0, %arg2 : i32
      cf.br ^bb1(%12 : i32)
    ^bb3(%19: i32, %20: i32):  // 3 preds: ^bb0, ^bb0, ^bb1
      scf.yield %0 : index
    }
    return %4 : i32
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: i1) -> i32 {
    %0 = arith.maxsi %arg0, %arg0 : index
    %c3_i32 = arith.constant 3 : i32
    %1 = arith.index_castui %c3_i32 : i32 to index
    %2 = scf.for %arg2 = %1 to %0 step %0 iter_args(%arg3 = %c3_i32) -> (i32) {
      %11 = arith.ceildivsi %arg0, %arg0 : index
      scf.yield %c3_i32 : i32
    }
    %3 = arith.cmpi sge, %1, %arg0 : index
    %4 = arith.minui %c3_i32, %2 : i32
    %5 = arith.minsi %1, %1 : index
    %6 = arith.minsi %2, %2 : i32
    %c0 = arith.constant 0 : index
    %7 = scf.for %arg2 = %arg0 to %0 step %1 iter_args(%arg3 = %1) -> (index) {
      %11 = arith.muli %arg2, %c0 : index
      scf.yield %c0 : index
    }
    %8 = arith.divsi %2, %4 : i32
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0_0 = arith.constant 0 : index
    %9 = arith.minui %4, %8 : i32
    %10 = scf.for %arg2 = %c1 to %c2 step %c0_0 iter_args(%arg3 = %4) -> (i32) {
      %11 = arith.maxui %arg3, %9 : i32
      %12 = arith.ceildivsi %8, %11 : i32
      scf.yield %arg3 : i32
    }
    return %4 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    cf.cond_br %arg0, ^bb1(%c7_i32, %c7_i32 : i32, i32), ^bb1(%c7_i32, %c7_i32 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb0
    %2 = arith.minui %0, %1 : i32
    %c7_i32_0 = arith.constant 7 : i32
    %3 = arith.cmpi ult, %c7_i32, %c7_i32_0 : i32
    return %c7_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i64, %arg1: i1) -> i8 {
    %c5_i8 = arith.constant 5 : i8
    "use"(%c5_i8) : (i8) -> ()
    %0 = arith.maxsi %arg0, %arg0 : i64
    %c5_i64 = arith.constant 5 : i64
    cf.cond_br %arg1, ^bb3, ^bb2(%c5_i8, %arg0 : i8, i64)
  ^bb1(%1: i64, %2: index):  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb3
    %c-1_i8 = arith.constant -1 : i8
    "use"(%0) : (i64) -> ()
    cf.br ^bb1(%c5_i64, %2 : i64, index)
  ^bb2(%3: i8, %4: i64):  // pred: ^bb0
    %c0 = arith.constant 0 : index
    %5 = arith.cmpi uge, %c0, %c0 : index
    cf.cond_br %5, ^bb1(%arg0, %c0 : i64, index), ^bb4
  ^bb3:  // pred: ^bb0
    %c7 = arith.constant 7 : index
    %6 = arith.divsi %c7, %c7 : index
    cf.cond_br %arg1, ^bb1(%0, %6 : i64, index), ^bb1(%c5_i64, %c7 : i64, index)
  ^bb4:  // pred: ^bb2
    %c2_i8 = arith.constant 2 : i8
    %c2 = arith.constant 2 : index
    %7 = arith.cmpi slt, %c2, %c2 : index
    return %c5_i8 : i8
  }
}

// -----
module {
  func.func @f() -> i8 {
    %c10 = arith.constant 10 : index
    %0 = scf.index_switch %c10 -> i64 
    case 0 {
      %c1_i64 = arith.constant 1 : i64
      scf.yield %c1_i64 : i64
    }
    case 3 {
      %c10_i8 = arith.constant 10 : i8
      %4 = arith.extsi %c10_i8 : i8 to i64
      %true = arith.constant true
      %5 = scf.if %true -> (i64) {
        %true_0 = arith.constant true
        scf.yield %4 : i64
      } else {
        %6 = "src"(%c10) : (index) -> index
        scf.yield %4 : i64
      }
      scf.yield %4 : i64
    }
    default {
      %c100_i64 = arith.constant 100 : i64
      scf.yield %c100_i64 : i64
    }
    %1 = arith.ceildivsi %c10, %c10 : index
    %2 = arith.divsi %1, %c10 : index
    %c2_i8 = arith.constant 2 : i8
    %3 = arith.divui %c2_i8, %c2_i8 : i8
    return %c2_i8 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i64) -> i8 {
    %c1 = arith.constant 1 : index
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.subi %c0_i8, %c0_i8 : i8
    %c1_i8 = arith.constant 1 : i8
    %1 = arith.floordivsi %arg0, %arg0 : i64
    %c3_i64 = arith.constant 3 : i64
    %2 = arith.index_cast %1 : i64 to index
    return %c0_i8 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i8) -> i8 {
    %0 = arith.index_castui %arg0 : i8 to index
    %1 = arith.remsi %0, %0 : index
    %2 = arith.shrui %arg0, %arg0 : i8
    %c0_i8 = arith.constant 0 : i8
    %c4 = arith.constant 4 : index
    return %2 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i1) -> i32 {
    %c4 = arith.constant 4 : index
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.ceildivui %c1_i32, %c1_i32 : i32
    %1 = arith.ceildivui %0, %c1_i32 : i32
    "use"(%c4) : (index) -> ()
    return %c1_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: index) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.xori %c0_i32, %c0_i32 : i32
    %c3_i32 = arith.constant 3 : i32
    %false = arith.constant false
    cf.cond_br %false, ^bb3(%c3_i32 : i32), ^bb3(%c3_i32 : i32)
  ^bb1(%1: index, %2: i32):  // pred: ^bb3
    cf.switch %2 : i32, [
      default: ^bb4(%arg0 : index),
      1: ^bb4(%arg0 : index),
      2: ^bb3(%0 : i32)
    ]
  ^bb2(%3: i32, %4: index):  // no predecessors
    %5 = arith.index_castui %4 : index to i32
    return %0 : i32
  ^bb3(%6: i32):  // 3 preds: ^bb0, ^bb0, ^bb1
    %7 = arith.cmpi ult, %arg0, %arg0 : index
    scf.if %false {
      %c7 = arith.constant 7 : index
      %9 = arith.cmpi ugt, %6, %c0_i32 : i32
    }
    %c7_i32 = arith.constant 7 : i32
    cf.br ^bb1(%arg0, %c7_i32 : index, i32)
  ^bb4(%8: index):  // 2 preds: ^bb1, ^bb1
    return %c3_i32 : i32
  }
}

// -----
module {
  func.func @f() -> i32 {
    %c0 = arith.constant 0 : index
    %0 = arith.floordivsi %c0, %c0 : index
    %c5_i32 = arith.constant 5 : i32
    %1 = arith.remsi %c5_i32, %c5_i32 : i32
    %2 = arith.minsi %1, %c5_i32 : i32
    %3 = arith.addi %2, %c5_i32 : i32
    %4 = arith.cmpi ule, %c0, %0 : index
    %5 = arith.remsi %c5_i32, %2 : i32
    %6 = arith.floordivsi %c5_i32, %3 : i32
    return %1 : i32
  }
}

// -----
module {
  func.func @f() -> i8 {
    %false = arith.constant false
    %c3 = arith.constant 3 : index
    cf.cond_br %false, ^bb2(%c3 : index), ^bb2(%c3 : index)
  ^bb1(%0: i64, %1: i64):  // pred: ^bb1
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %c4 = arith.constant 4 : index
    %c1_i8 = arith.constant 1 : i8
    %2 = arith.cmpi uge, %c1_i8, %c1_i8 : i8
    %3 = scf.for %arg0 = %c1 to %c10 step %c4 iter_args(%arg1 = %c3) -> (index) {
      %9 = arith.xori %c10, %arg1 : index
      scf.yield %arg0 : index
    }
    %c1_i8_0 = arith.constant 1 : i8
    %4 = arith.maxui %c1_i8_0, %c1_i8_0 : i8
    cf.cond_br %false, ^bb3(%0, %c4 : i64, index), ^bb1(%0, %1 : i64, i64)
  ^bb2(%5: index):  // 3 preds: ^bb0, ^bb0, ^bb3
    %c2_i8 = arith.constant 2 : i8
    return %c2_i8 : i8
  ^bb3(%6: i64, %7: index):  // pred: ^bb1
    cf.br ^bb2(%7 : index)
  ^bb4:  // no predecessors
    %c-1_i64 = arith.constant -1 : i64
    %8 = arith.select %false, %c-1_i64, %c-1_i64 : i64
    %false_1 = arith.constant false
    %c-1 = arith.constant -1 : index
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: index, %arg2: i32) -> i32 {
    %0 = arith.maxui %arg2, %arg2 : i32
    %1 = arith.cmpi slt, %arg1, %arg1 : index
    cf.cond_br %arg0, ^bb3(%arg1, %arg1 : index, index), ^bb4(%arg2, %arg1 : i32, index)
  ^bb1:  // 2 preds: ^bb3, ^bb3
    %2 = arith.xori %arg1, %arg1 : index
    %3 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %arg2) -> (i32) {
      %13 = arith.divsi %arg4, %0 : i32
      scf.yield %arg2 : i32
    }
    return %arg2 : i32
  ^bb2(%4: index, %5: i32):  // 2 preds: ^bb2, ^bb3
    %6 = arith.muli %0, %0 : i32
    cf.cond_br %1, ^bb4(%arg2, %4 : i32, index), ^bb2(%4, %6 : index, i32)
  ^bb3(%7: index, %8: index):  // pred: ^bb0
    %9 = arith.index_castui %arg2 : i32 to index
    cf.switch %arg2 : i32, [
      default: ^bb1,
      1: ^bb2(%7, %arg2 : index, i32),
      2: ^bb1
    ]
  ^bb4(%10: i32, %11: index):  // 2 preds: ^bb0, ^bb2
    %12 = arith.cmpi slt, %10, %10 : i32
    return %10 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1) -> i32 {
    %c10 = arith.constant 10 : index
    %0 = arith.cmpi slt, %c10, %c10 : index
    %c0_i32 = arith.constant 0 : i32
    %false = arith.constant false
    scf.if %false {
      %3 = arith.index_castui %c10 : index to i32
    }
    %1 = scf.for %arg1 = %c10 to %c10 step %c10 iter_args(%arg2 = %c10) -> (index) {
      %3 = arith.ceildivui %c0_i32, %c0_i32 : i32
      %4 = arith.cmpi uge, %arg1, %arg2 : index
      scf.yield %c10 : index
    }
    %c7 = arith.constant 7 : index
    %c3_i32 = arith.constant 3 : i32
    %2 = scf.for %arg1 = %c7 to %c10 step %c7 iter_args(%arg2 = %c7) -> (index) {
      %3 = arith.shrsi %arg2, %arg2 : index
      scf.yield %arg1 : index
    }
    return %c0_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: index) -> i32 {
    %0 = scf.execute_region -> i32 {
      %true = arith.constant true
      cf.cond_br %true, ^bb2(%arg2, %arg1 : index, i32), ^bb2(%arg2, %arg1 : index, i32)
    ^bb1(%8: index, %9: index):  // pred: ^bb1
      %10 = arith.divui %arg1, %arg0 : i32
      %11 = arith.select %true, %8, %9 : index
      "use"(%11) : (index) -> ()
      cf.cond_br %true, ^bb1(%8, %arg2 : index, index), ^bb2(%11, %arg0 : index, i32)
    ^bb2(%12: index, %13: i32):  // 3 preds: ^bb0, ^bb0, ^bb1
      %14 = arith.select %true, %12, %12 : index
      %15 = arith.addi %14, %12 : index
      %16 = "src"(%14) : (index) -> index
      scf.yield %arg1 : i32
    }
    %1 = arith.cmpi sgt, %arg0, %0 : i32
    %2 = arith.xori %arg2, %arg2 : index
    %3 = arith.remsi %arg0, %arg1 : i32
    %c100_i32 = arith.constant 100 : i32
    %4 = arith.ceildivsi %0, %0 : i32
    %5 = arith.cmpi slt, %2, %2 : index
    %c1 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %c1_0 = arith.constant 1 : index
    %c10_i32 = arith.constant 10 : i32
    %6 = arith.cmpi sge, %c-1, %c1_0 : index
    %c100 = arith.constant 100 : index
    %7 = scf.for %arg3 = %c1 to %c-1 step %c1_0 iter_args(%arg4 = %0) -> (i32) {
      scf.yield %3 : i32
    }
    %c3_i32 = arith.constant 3 : i32
    return %0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i32) -> i32 {
    %true = arith.constant true
    scf.if %true {
      %7 = arith.remui %arg0, %arg0 : i32
      %8 = arith.minsi %7, %arg0 : i32
      %c3_0 = arith.constant 3 : index
      %9 = scf.index_switch %c3_0 -> index 
      case 0 {
        %10 = arith.shli %8, %8 : i32
        scf.yield %c3_0 : index
      }
      case 3 {
        scf.yield %c3_0 : index
      }
      default {
        %c100 = arith.constant 100 : index
        %c100_1 = arith.constant 100 : index
        scf.yield %c100_1 : index
      }
    }
    %c3 = arith.constant 3 : index
    %0 = arith.select %true, %c3, %c3 : index
    %1 = arith.select %true, %arg0, %arg0 : i32
    %2 = scf.index_switch %0 -> index 
    case 0 {
      %7 = arith.index_cast %0 : index to i32
      scf.yield %0 : index
    }
    case 3 {
      %c3_i32 = arith.constant 3 : i32
      %7 = arith.cmpi ne, %1, %arg0 : i32
      scf.yield %0 : index
    }
    default {
      %c5 = arith.constant 5 : index
      %7 = arith.shrsi %c5, %c3 : index
      scf.yield %c5 : index
    }
    %c5_i32 = arith.constant 5 : i32
    %3 = arith.cmpi sgt, %0, %c3 : index
    %4 = arith.select %true, %1, %arg0 : i32
    %5 = arith.maxsi %0, %2 : index
    %6 = scf.while (%arg1 = %0) : (index) -> index {
      scf.condition(%3) %c3 : index
    } do {
    ^bb0(%arg1: index):
      scf.yield %arg1 : index
    }
    %c0_i32 = arith.constant 0 : i32
    return %c5_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: index) -> i32 {
    %c7 = arith.constant 7 : index
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.floordivsi %c5_i32, %c5_i32 : i32
    %false = arith.constant false
    %1 = arith.select %false, %arg1, %arg1 : index
    %2 = arith.index_castui %arg0 : index to i32
    %3 = arith.cmpi sgt, %0, %2 : i32
    %4 = scf.while (%arg2 = %arg1) : (index) -> index {
      %5 = arith.shrsi %arg2, %arg2 : index
      %6 = arith.cmpi sle, %arg0, %arg2 : index
      scf.condition(%6) %c7 : index
    } do {
    ^bb0(%arg2: index):
      %5 = arith.ceildivsi %0, %0 : i32
      scf.yield %arg0 : index
    }
    return %0 : i32
  }
}

// -----
module {
  func.func @f() -> i8 {
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.xori %c-1_i8, %c-1_i8 : i8
    %c-1 = arith.constant -1 : index
    %c3_i64 = arith.constant 3 : i64
    %1 = arith.ceildivsi %c3_i64, %c3_i64 : i64
    %c0_i64 = arith.constant 0 : i64
    %c-1_i8_0 = arith.constant -1 : i8
    return %0 : i8
  }
}

