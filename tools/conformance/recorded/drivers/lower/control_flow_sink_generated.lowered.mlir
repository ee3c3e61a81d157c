module {
  func.func @f(%arg0: i32) -> i32 {
    %c3 = arith.constant 3 : index
    %0 = arith.cmpi sgt, %c3, %c3 : index
    cf.cond_br %0, ^bb2(%c3 : index), ^bb2(%c3 : index)
  ^bb1(%1: i32):  // no predecessors
    %2 = arith.select %0, %c3, %c3 : index
    %false = arith.constant false
    scf.if %false {
      %c3_0 = arith.constant 3 : index
      %c3_1 = arith.constant 3 : index
      %c3_2 = arith.constant 3 : index
      %4 = scf.for %arg1 = %c3_0 to %c3_1 step %c3_2 iter_args(%arg2 = %1) -> (i32) {
        %7 = arith.cmpi slt, %arg2, %arg0 : i32
        scf.yield %1 : i32
      }
      %5 = arith.subi %arg0, %1 : i32
      %6 = scf.index_switch %c3 -> index 
      case 0 {
        %7 = arith.shli %c3_2, %c3_2 : index
        %8 = scf.if %0 -> (index) {
          %c1_i32 = arith.constant 1 : i32
          %c3_i32 = arith.constant 3 : i32
          %c5 = arith.constant 5 : index
          scf.yield %c3_2 : index
        } else {
          %c7 = arith.constant 7 : index
          scf.yield %c3_0 : index
        }
        scf.yield %c3_1 : index
      }
      case 3 {
        %7 = arith.maxsi %c3_2, %c3_0 : index
        %8 = arith.andi %2, %c3_1 : index
        scf.yield %2 : index
      }
      default {
        %7 = arith.ceildivui %c3_1, %2 : index
        scf.yield %c3_0 : index
      }
    }
    cf.br ^bb2(%c3 : index)
  ^bb2(%3: index):  // 3 preds: ^bb0, ^bb0, ^bb1
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: index) -> i32 {
    %0 = arith.ceildivui %arg2, %arg2 : index
    %1 = arith.index_castui %arg2 : index to i32
    cf.br ^bb2(%1 : i32)
  ^bb1(%2: index, %3: i32):  // pred: ^bb1
    %4 = scf.while (%arg3 = %arg2) : (index) -> index {
      %11 = arith.muli %1, %arg1 : i32
      %12 = arith.select %arg0, %0, %2 : index
      scf.condition(%arg0) %12 : index
    } do {
    ^bb0(%arg3: index):
      %true_0 = arith.constant true
      %c1_i32 = arith.constant 1 : i32
      %11 = arith.remui %3, %c1_i32 : i32
      scf.yield %2 : index
    }
    %5 = arith.divsi %0, %4 : index
    %6 = arith.cmpi ult, %arg1, %arg1 : i32
    cf.cond_br %arg0, ^bb2(%1 : i32), ^bb1(%2, %3 : index, i32)
  ^bb2(%7: i32):  // 2 preds: ^bb0, ^bb1
    %8 = arith.select %arg0, %arg1, %7 : i32
    %true = arith.constant true
    return %7 : i32
  ^bb3(%9: index):  // no predecessors
    %10 = scf.while (%arg3 = %arg1) : (i32) -> i32 {
      %11 = arith.divui %arg1, %arg1 : i32
      scf.condition(%arg0) %1 : i32
    } do {
    ^bb0(%arg3: i32):
      %11 = arith.ceildivsi %arg3, %arg3 : i32
      scf.yield %arg1 : i32
    }
    return %arg1 : i32
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: index) -> i8 {
    %0 = scf.execute_region -> i8 {
      %c-1_i8 = arith.constant -1 : i8
      scf.yield %c-1_i8 : i8
    }
    %1 = arith.addi %0, %0 : i8
    %false = arith.constant false
    %c100_i64 = arith.constant 100 : i64
    %2 = arith.select %false, %c100_i64, %c100_i64 : i64
    scf.if %false {
      %c-1_i64 = arith.constant -1 : i64
      %6 = arith.muli %arg0, %arg0 : index
      %7 = scf.if %false -> (index) {
        "use"(%c-1_i64) : (i64) -> ()
        %8 = arith.index_castui %0 : i8 to index
        scf.yield %8 : index
      } else {
        %8 = arith.minui %c-1_i64, %c-1_i64 : i64
        scf.yield %arg1 : index
      }
    }
    %3 = arith.ceildivui %1, %0 : i8
    %4 = arith.divsi %3, %1 : i8
    %c10_i64 = arith.constant 10 : i64
    %c100_i64_0 = arith.constant 100 : i64
    %5 = "src"(%arg0) : (index) -> index
    return %1 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i8, %arg1: index, %arg2: index) -> i8 {
    %false = arith.constant false
    %0 = arith.select %false, %arg1, %arg2 : index
    %1 = scf.for %arg3 = %arg1 to %0 step %arg1 iter_args(%arg4 = %0) -> (index) {
      %6 = arith.cmpi ult, %arg1, %arg2 : index
      %7 = arith.maxui %arg2, %arg2 : index
      %8 = scf.while (%arg5 = %arg0) : (i8) -> i8 {
        %false_1 = arith.constant false
        %10 = arith.ori %arg5, %arg5 : i8
        %true_2 = arith.constant true
        scf.condition(%false) %arg5 : i8
      } do {
      ^bb0(%arg5: i8):
        %c2 = arith.constant 2 : index
        %c10_i64 = arith.constant 10 : i64
        %c7_i8 = arith.constant 7 : i8
        scf.yield %c7_i8 : i8
      }
      %9 = scf.execute_region -> i64 {
        %c100_i64 = arith.constant 100 : i64
        scf.yield %c100_i64 : i64
      }
      scf.yield %arg4 : index
    }
    %2 = arith.divui %arg2, %arg2 : index
    %c4_i64 = arith.constant 4 : i64
    %3 = arith.trunci %c4_i64 : i64 to i8
    %4 = arith.cmpi slt, %c4_i64, %c4_i64 : i64
    %5 = arith.index_castui %c4_i64 : i64 to index
    %false_0 = arith.constant false
    %true = arith.constant true
    return %arg0 : i8
  }
}

// -----
module {
  func.func @f(%arg0: index) -> i8 {
    %true = arith.constant true
    %c-1_i8 = arith.constant -1 : i8
    cf.cond_br %true, ^bb2(%c-1_i8, %arg0 : i8, index), ^bb3(%c-1_i8, %arg0 : i8, index)
  ^bb1(%0: i8):  // 2 preds: ^bb2, ^bb3
    cf.cond_br %true, ^bb3(%0, %arg0 : i8, index), ^bb3(%c-1_i8, %arg0 : i8, index)
  ^bb2(%1: i8, %2: index):  // pred: ^bb0
    cf.cond_br %true, ^bb1(%1 : i8), ^bb3(%c-1_i8, %2 : i8, index)
  ^bb3(%3: i8, %4: index):  // 5 preds: ^bb0, ^bb1, ^bb1, ^bb2, ^bb3
    %5 = scf.if %true -> (i64) {
      %false = arith.constant false
      %c10_i8 = arith.constant 10 : i8
      %c3_i64 = arith.constant 3 : i64
      "use"(%c3_i64) : (i64) -> ()
      scf.yield %c3_i64 : i64
    } else {
      %c4_i64 = arith.constant 4 : i64
      scf.yield %c4_i64 : i64
    }
    %6 = "src"(%5) : (i64) -> i64
    cf.cond_br %true, ^bb3(%3, %arg0 : i8, index), ^bb1(%3 : i8)
  ^bb4:  // no predecessors
    return %c-1_i8 : i8
  }
}

// -----
module {
  func.func @f() -> i32 {
    %c1 = arith.constant 1 : index
    %0 = arith.index_cast %c1 : index to i32
    %c0 = arith.constant 0 : index
    %1 = arith.remsi %0, %0 : i32
    %2 = scf.while (%arg0 = %c1) : (index) -> index {
      %3 = arith.shrui %arg0, %c1 : index
      %false = arith.constant false
      scf.condition(%false) %arg0 : index
    } do {
    ^bb0(%arg0: index):
      %3 = arith.xori %1, %1 : i32
      scf.yield %c1 : index
    }
    return %1 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i8, %arg1: i1, %arg2: i8) -> i8 {
    %c10 = arith.constant 10 : index
    %0 = arith.select %arg1, %c10, %c10 : index
    %1 = arith.index_castui %c10 : index to i64
    %2 = arith.divsi %0, %0 : index
    %3 = arith.trunci %1 : i64 to i8
    %4 = "src"(%0) : (index) -> index
    %c100_i8 = arith.constant 100 : i8
    %5 = arith.minsi %1, %1 : i64
    %6 = scf.while (%arg3 = %c10) : (index) -> index {
      %c-1 = arith.constant -1 : index
      %8 = arith.index_castui %5 : i64 to index
      scf.condition(%arg1) %arg3 : index
    } do {
    ^bb0(%arg3: index):
      %8 = arith.cmpi slt, %arg3, %arg3 : index
      %c5_i8 = arith.constant 5 : i8
      %9 = arith.shrsi %3, %c5_i8 : i8
      scf.yield %arg3 : index
    }
    %7 = arith.extui %arg0 : i8 to i64
    return %arg0 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i1) -> i32 {
    %c7 = arith.constant 7 : index
    %0 = arith.muli %c7, %c7 : index
    %false = arith.constant false
    %c3_i32 = arith.constant 3 : i32
    cf.br ^bb2(%c3_i32 : i32)
  ^bb1(%1: index):  // 3 preds: ^bb1, ^bb1, ^bb2
    %2 = arith.index_castui %1 : index to i32
    %c1_i32 = arith.constant 1 : i32
    cf.cond_br %arg0, ^bb1(%0 : index), ^bb1(%c7 : index)
  ^bb2(%3: i32):  // pred: ^bb0
    %4 = arith.muli %c3_i32, %3 : i32
    %5 = arith.cmpi uge, %c7, %c7 : index
    cf.br ^bb1(%c7 : index)
  ^bb3:  // no predecessors
    %c2_i32 = arith.constant 2 : i32
    %6 = scf.execute_region -> index {
      %8 = arith.divui %0, %0 : index
      cf.cond_br %false, ^bb3(%0 : index), ^bb3(%c7 : index)
    ^bb1:  // pred: ^bb3
      scf.if %arg0 {
        %15 = arith.cmpi ne, %c2_i32, %c3_i32 : i32
        scf.if %15 {
          %16 = arith.minsi %8, %c7 : index
          %17 = arith.index_castui %8 : index to i32
          %18 = arith.shli %16, %c7 : index
          %19 = arith.cmpi slt, %c7, %16 : index
        }
      }
      %9 = arith.index_cast %8 : index to i32
      cf.br ^bb3(%c7 : index)
    ^bb2(%10: i32):  // pred: ^bb2
      cf.br ^bb2(%c2_i32 : i32)
    ^bb3(%11: index):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb3
      %12 = arith.maxsi %c2_i32, %c2_i32 : i32
      cf.cond_br %false, ^bb3(%c7 : index), ^bb1
    ^bb4(%13: index):  // no predecessors
      %14 = arith.select %false, %c3_i32, %c2_i32 : i32
      %c1_i32_0 = arith.constant 1 : i32
      scf.yield %13 : index
    }
    %7 = arith.cmpi uge, %0, %6 : index
    return %c2_i32 : i32
  }
}

// -----
module {
  func.func @f() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.divui %c1_i32, %c1_i32 : i32
    %1 = "src"(%c1_i32) : (i32) -> i32
    %2 = arith.shrui %1, %0 : i32
    %3 = arith.cmpi sge, %0, %0 : i32
    return %1 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i8, %arg1: i8) -> i8 {
    %c-1 = arith.constant -1 : index
    %0 = arith.andi %c-1, %c-1 : index
    %c2_i64 = arith.constant 2 : i64
    "use"(%c2_i64) : (i64) -> ()
    %c3_i64 = arith.constant 3 : i64
    %true = arith.constant true
    %1 = arith.select %true, %c2_i64, %c3_i64 : i64
    %2 = arith.maxui %arg1, %arg1 : i8
    return %2 : i8
  }
}

// -----
module {
  func.func @f() -> i32 {
    %c3 = arith.constant 3 : index
    %0 = arith.index_cast %c3 : index to i32
    %c4 = arith.constant 4 : index
    %1 = arith.cmpi slt, %0, %0 : i32
    cf.br ^bb3(%c4 : index)
  ^bb1(%2: index, %3: i32):  // no predecessors
    %4 = arith.maxui %0, %3 : i32
    cf.br ^bb3(%2 : index)
  ^bb2:  // pred: ^bb2
    %5 = arith.ceildivsi %c3, %c4 : index
    %c5 = arith.constant 5 : index
    scf.if %1 {
      %9 = arith.cmpi sgt, %0, %0 : i32
    }
    cf.br ^bb2
  ^bb3(%6: index):  // 2 preds: ^bb0, ^bb1
    %7 = arith.minsi %c3, %c4 : index
    %8 = arith.index_cast %6 : index to i32
    %c5_0 = arith.constant 5 : index
    return %8 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.cmpi uge, %c2_i32, %c2_i32 : i32
    %1 = arith.addi %c2_i32, %c2_i32 : i32
    %c100 = arith.constant 100 : index
    %2 = arith.cmpi sgt, %c100, %c100 : index
    %3 = arith.xori %c2_i32, %c2_i32 : i32
    %c2 = arith.constant 2 : index
    %c-1_i32 = arith.constant -1 : i32
    return %1 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i8, %arg1: i8, %arg2: index) -> i8 {
    cf.br ^bb2(%arg0 : i8)
  ^bb1:  // no predecessors
    %true = arith.constant true
    cf.cond_br %true, ^bb2(%arg1 : i8), ^bb2(%arg1 : i8)
  ^bb2(%0: i8):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb2
    %c-1_i64 = arith.constant -1 : i64
    %1 = arith.cmpi ule, %c-1_i64, %c-1_i64 : i64
    %2 = scf.while (%arg3 = %arg2) : (index) -> index {
      %6 = arith.maxui %c-1_i64, %c-1_i64 : i64
      scf.condition(%1) %arg3 : index
    } do {
    ^bb0(%arg3: index):
      %c2_i64 = arith.constant 2 : i64
      %c2 = arith.constant 2 : index
      %6 = arith.ceildivsi %0, %0 : i8
      scf.yield %c2 : index
    }
    %c0_i8 = arith.constant 0 : i8
    cf.br ^bb2(%c0_i8 : i8)
  ^bb3(%3: index, %4: i64):  // no predecessors
    %c1_i64 = arith.constant 1 : i64
    %5 = arith.ori %4, %c1_i64 : i64
    return %arg0 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i64) -> i8 {
    %c2_i8 = arith.constant 2 : i8
    %0 = arith.index_cast %c2_i8 : i8 to index
    %c10_i64 = arith.constant 10 : i64
    %1 = arith.shli %0, %0 : index
    %2 = arith.addi %c2_i8, %c2_i8 : i8
    %3 = arith.maxui %1, %0 : index
    %4 = arith.cmpi sgt, %arg0, %arg0 : i64
    %5 = arith.select %4, %0, %0 : index
    %6 = arith.select %4, %arg0, %c10_i64 : i64
    %7 = arith.ceildivsi %c2_i8, %2 : i8
    return %2 : i8
  }
}

// -----
module {
  func.func @f() -> i32 {
    %0 = scf.execute_region -> i32 {
      %c5_i32_0 = arith.constant 5 : i32
      %c-1_i32 = arith.constant -1 : i32
      %c100 = arith.constant 100 : index
      %5 = arith.index_cast %c100 : index to i32
      %true = arith.constant true
      cf.cond_br %true, ^bb1(%c100 : index), ^bb1(%c100 : index)
    ^bb1(%6: index):  // 2 preds: ^bb0, ^bb0
      %c-1_i32_1 = arith.constant -1 : i32
      scf.yield %5 : i32
    }
    %c4 = arith.constant 4 : index
    %1 = scf.for %arg0 = %c4 to %c4 step %c4 iter_args(%arg1 = %c4) -> (index) {
      %5 = arith.shli %0, %0 : i32
      scf.yield %arg1 : index
    }
    %c5_i32 = arith.constant 5 : i32
    %2 = arith.cmpi ule, %c4, %1 : index
    %3 = arith.andi %0, %c5_i32 : i32
    %4 = scf.index_switch %c4 -> index 
    case 0 {
      "use"(%c4) : (index) -> ()
      %false = arith.constant false
      scf.yield %1 : index
    }
    case 3 {
      %false = arith.constant false
      %5 = arith.shli %1, %c4 : index
      scf.yield %1 : index
    }
    default {
      %5 = arith.index_cast %1 : index to i32
      %c5_i32_0 = arith.constant 5 : i32
      %6 = arith.cmpi slt, %c5_i32_0, %5 : i32
      scf.yield %c4 : index
    }
    return %c5_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i32) -> i32 {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %0 = arith.select %true, %c0, %c0 : index
    %1 = arith.shrsi %0, %c0 : index
    %c100 = arith.constant 100 : index
    %2 = arith.remui %arg0, %arg0 : i32
    %3 = arith.cmpi sge, %c100, %0 : index
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i64, %arg1: i64) -> i8 {
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.remsi %c1_i8, %c1_i8 : i8
    %c100_i64 = arith.constant 100 : i64
    %1 = arith.cmpi ugt, %c1_i8, %0 : i8
    %c0_i64 = arith.constant 0 : i64
    return %c1_i8 : i8
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: i1) -> i32 {
    %c10 = arith.constant 10 : index
    %0 = arith.cmpi sge, %arg0, %c10 : index
    %true = arith.constant true
    %c2 = arith.constant 2 : index
    %1 = scf.if %0 -> (index) {
      %c2_0 = arith.constant 2 : index
      %c2_1 = arith.constant 2 : index
      %c100 = arith.constant 100 : index
      %4 = scf.for %arg2 = %c2_0 to %c2_1 step %c100 iter_args(%arg3 = %c100) -> (index) {
        %6 = scf.if %0 -> (index) {
          %c0_i32_2 = arith.constant 0 : i32
          %10 = arith.muli %c0_i32_2, %c0_i32_2 : i32
          %11 = arith.select %true, %c2_0, %arg2 : index
          scf.yield %arg3 : index
        } else {
          %c5_i32_2 = arith.constant 5 : i32
          %10 = "src"(%c5_i32_2) : (i32) -> i32
          %c2_3 = arith.constant 2 : index
          %c5_i32_4 = arith.constant 5 : i32
          scf.yield %c2_3 : index
        }
        %7 = arith.index_castui %arg2 : index to i32
        %8 = arith.select %true, %7, %7 : i32
        %9 = arith.subi %7, %8 : i32
        scf.yield %arg3 : index
      }
      %c5_i32 = arith.constant 5 : i32
      %5 = arith.shrui %c5_i32, %c5_i32 : i32
      %c0_i32 = arith.constant 0 : i32
      scf.yield %c2 : index
    } else {
      %4 = scf.if %0 -> (i32) {
        %6 = scf.if %0 -> (i32) {
          %7 = arith.select %true, %c10, %arg0 : index
          %c1 = arith.constant 1 : index
          %c100_i32 = arith.constant 100 : i32
          scf.yield %c100_i32 : i32
        } else {
          %7 = scf.if %arg1 -> (index) {
            scf.yield %arg0 : index
          } else {
            %10 = arith.cmpi ule, %arg0, %c2 : index
            scf.yield %arg0 : index
          }
          %8 = arith.ceildivui %7, %c2 : index
          %9 = arith.cmpi slt, %c2, %arg0 : index
          %c100_i32 = arith.constant 100 : i32
          scf.yield %c100_i32 : i32
        }
        scf.yield %6 : i32
      } else {
        %c5_i32 = arith.constant 5 : i32
        %6 = arith.index_castui %c5_i32 : i32 to index
        %c1 = arith.constant 1 : index
        scf.yield %c5_i32 : i32
      }
      %5 = arith.cmpi eq, %4, %4 : i32
      scf.yield %c2 : index
    }
    %c10_i32 = arith.constant 10 : i32
    %2 = arith.cmpi slt, %c10_i32, %c10_i32 : i32
    %c4 = arith.constant 4 : index
    %3 = arith.cmpi sge, %c10_i32, %c10_i32 : i32
    return %c10_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: i1) -> i8 {
    %c2_i8 = arith.constant 2 : i8
    %0 = arith.ori %c2_i8, %c2_i8 : i8
    %c1_i64 = arith.constant 1 : i64
    %1 = arith.divui %c1_i64, %c1_i64 : i64
    %2 = scf.if %arg1 -> (i64) {
      scf.yield %c1_i64 : i64
    } else {
      %6 = scf.while (%arg2 = %1) : (i64) -> i64 {
        %8 = arith.cmpi ne, %arg0, %arg0 : index
        %c100_i64 = arith.constant 100 : i64
        %9 = arith.remsi %0, %0 : i8
        scf.condition(%arg1) %arg2 : i64
      } do {
      ^bb0(%arg2: i64):
        %8 = arith.shli %c2_i8, %0 : i8
        scf.yield %c1_i64 : i64
      }
      %7 = scf.execute_region -> i64 {
        %8 = arith.select %arg1, %6, %c1_i64 : i64
        cf.cond_br %arg1, ^bb1(%arg0 : index), ^bb2(%arg0, %arg0 : index, index)
      ^bb1(%9: index):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb2
        %10 = arith.shrsi %c2_i8, %c2_i8 : i8
        %11 = arith.andi %10, %c2_i8 : i8
        %12 = arith.index_cast %11 : i8 to index
        cf.cond_br %arg1, ^bb1(%arg0 : index), ^bb2(%12, %12 : index, index)
      ^bb2(%13: index, %14: index):  // 2 preds: ^bb0, ^bb1
        cf.cond_br %arg1, ^bb1(%13 : index), ^bb1(%14 : index)
      ^bb3(%15: index, %16: i64):  // no predecessors
        scf.yield %16 : i64
      }
      scf.yield %6 : i64
    }
    %3 = arith.minui %arg0, %arg0 : index
    %c-1_i64 = arith.constant -1 : i64
    %4 = scf.for %arg2 = %arg0 to %3 step %3 iter_args(%arg3 = %3) -> (index) {
      %6 = arith.addi %2, %c1_i64 : i64
      %7 = arith.maxsi %2, %1 : i64
      scf.yield %arg0 : index
    }
    %true = arith.constant true
    %5 = scf.if %arg1 -> (i64) {
      %c4 = arith.constant 4 : index
      scf.yield %1 : i64
    } else {
      %6 = scf.while (%arg2 = %3) : (index) -> index {
        %8 = arith.select %true, %3, %4 : index
        %9 = arith.muli %8, %3 : index
        %10 = arith.andi %arg2, %4 : index
        scf.condition(%true) %8 : index
      } do {
      ^bb0(%arg2: index):
        %8 = "src"(%arg0) : (index) -> index
        %9 = arith.cmpi sle, %c2_i8, %c2_i8 : i8
        scf.yield %arg0 : index
      }
      %7 = arith.addi %c2_i8, %0 : i8
      scf.yield %2 : i64
    }
    return %c2_i8 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: index, %arg2: i1) -> i32 {
    %false = arith.constant false
    %c3_i32 = arith.constant 3 : i32
    cf.cond_br %false, ^bb2(%c3_i32, %arg1 : i32, index), ^bb2(%c3_i32, %arg1 : i32, index)
  ^bb1(%0: i32):  // no predecessors
    %1 = arith.divui %c3_i32, %c3_i32 : i32
    cf.br ^bb3
  ^bb2(%2: i32, %3: index):  // 2 preds: ^bb0, ^bb0
    %4 = scf.execute_region -> i32 {
      cf.cond_br %arg0, ^bb1, ^bb1
    ^bb1:  // 2 preds: ^bb0, ^bb0
      %c-1 = arith.constant -1 : index
      %7 = arith.shli %2, %c3_i32 : i32
      %c4_i32 = arith.constant 4 : i32
      scf.yield %c4_i32 : i32
    }
    %5 = arith.divui %2, %2 : i32
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %6 = scf.if %false -> (i32) {
      %7 = arith.shrui %c3_i32, %c3_i32 : i32
      %8 = arith.remsi %c3_i32, %7 : i32
      scf.yield %8 : i32
    } else {
      scf.yield %c3_i32 : i32
    }
    return %6 : i32
  }
}

// -----
module {
  func.func @f(%arg0: index) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.remsi %c3_i32, %c3_i32 : i32
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %c10 = arith.constant 10 : index
    %1 = scf.for %arg1 = %c4 to %c2 step %c10 iter_args(%arg2 = %c2) -> (index) {
      %4 = arith.cmpi sgt, %0, %c3_i32 : i32
      %5 = arith.floordivsi %c3_i32, %0 : i32
      %6 = arith.select %4, %c3_i32, %c3_i32 : i32
      %7 = arith.cmpi sge, %c3_i32, %6 : i32
      scf.yield %c10 : index
    }
    %c4_i32 = arith.constant 4 : i32
    %2 = scf.for %arg1 = %c4 to %c10 step %c4 iter_args(%arg2 = %arg0) -> (index) {
      %4 = arith.divui %c4_i32, %c4_i32 : i32
      scf.yield %arg0 : index
    }
    %true = arith.constant true
    %3 = arith.select %true, %c3_i32, %c4_i32 : i32
    return %0 : i32
  }
}

// -----
module {
  func.func @f() -> i8 {
    %c5_i8 = arith.constant 5 : i8
    %0 = "src"(%c5_i8) : (i8) -> i8
    %c3 = arith.constant 3 : index
    %1 = scf.index_switch %c3 -> i64 
    case 0 {
      %c2_i64 = arith.constant 2 : i64
      scf.yield %c2_i64 : i64
    }
    case 3 {
      %c1_i64 = arith.constant 1 : i64
      scf.yield %c1_i64 : i64
    }
    default {
      %2 = arith.cmpi ule, %c5_i8, %c5_i8 : i8
      %c2_i64 = arith.constant 2 : i64
      %3 = arith.minui %c2_i64, %c2_i64 : i64
      scf.yield %c2_i64 : i64
    }
    %c3_i64 = arith.constant 3 : i64
    %false = arith.constant false
    scf.if %false {
      %c-1_i8 = arith.constant -1 : i8
      %2 = arith.remui %c3, %c3 : index
      %3 = arith.extui %c-1_i8 : i8 to i64
    }
    %false_0 = arith.constant false
    return %c5_i8 : i8
  }
}

// -----
module {
  func.func @f() -> i8 {
    %c3_i64 = arith.constant 3 : i64
    %0 = arith.trunci %c3_i64 : i64 to i8
    %c100_i64 = arith.constant 100 : i64
    %c3 = arith.constant 3 : index
    %1 = arith.cmpi ule, %c3, %c3 : index
    %2 = arith.shrui %c3_i64, %c3_i64 : i64
    return %0 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i1) -> i8 {
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.xori %c2_i64, %c2_i64 : i64
    cf.br ^bb2
  ^bb1(%1: index, %2: i64):  // 2 preds: ^bb1, ^bb2
    %c-1_i64 = arith.constant -1 : i64
    cf.cond_br %arg0, ^bb1(%1, %2 : index, i64), ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %c3 = arith.constant 3 : index
    cf.cond_br %arg0, ^bb1(%c3, %c2_i64 : index, i64), ^bb4(%c3 : index)
  ^bb3(%3: i8):  // no predecessors
    %4 = arith.cmpi ule, %3, %3 : i8
    return %3 : i8
  ^bb4(%5: index):  // pred: ^bb2
    %6 = arith.cmpi sgt, %0, %c2_i64 : i64
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
}

// -----
module {
  func.func @f(%arg0: index) -> i32 {
    %c10_i32 = arith.constant 10 : i32
    %0 = arith.cmpi eq, %c10_i32, %c10_i32 : i32
    %1 = arith.cmpi ult, %c10_i32, %c10_i32 : i32
    %c5_i32 = arith.constant 5 : i32
    cf.switch %c10_i32 : i32, [
      default: ^bb1(%c10_i32, %arg0 : i32, index),
      1: ^bb2(%c10_i32 : i32),
      2: ^bb1(%c10_i32, %arg0 : i32, index)
    ]
  ^bb1(%2: i32, %3: index):  // 3 preds: ^bb0, ^bb0, ^bb1
    %4 = arith.index_cast %arg0 : index to i32
    %5 = arith.subi %3, %arg0 : index
    cf.cond_br %1, ^bb2(%c10_i32 : i32), ^bb1(%2, %3 : i32, index)
  ^bb2(%6: i32):  // 2 preds: ^bb0, ^bb1
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %7 = scf.for %arg1 = %c3 to %c0 step %c10 iter_args(%arg2 = %c5_i32) -> (i32) {
      %8 = arith.cmpi ne, %6, %arg2 : i32
      scf.yield %c10_i32 : i32
    }
    return %c10_i32 : i32
  }
}

// -----
module {
  func.func @f() -> i32 {
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %0 = arith.select %false, %c0, %c0 : index
    %c10_i32 = arith.constant 10 : i32
    %1 = arith.andi %c10_i32, %c10_i32 : i32
    cf.br ^bb1(%c0, %c10_i32 : index, i32)
  ^bb1(%2: index, %3: i32):  // pred: ^bb0
    %4 = arith.ceildivsi %c0, %2 : index
    %5 = arith.remui %c0, %c0 : index
    %6 = arith.maxui %c10_i32, %3 : i32
    return %3 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    %c4 = arith.constant 4 : index
    cf.cond_br %arg0, ^bb1(%c4, %c-1_i32 : index, i32), ^bb1(%c4, %c-1_i32 : index, i32)
  ^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb0
    %2 = arith.cmpi ule, %c4, %0 : index
    %3 = arith.cmpi ule, %1, %c-1_i32 : i32
    %4 = scf.if %arg2 -> (index) {
      %7 = arith.index_castui %0 : index to i32
      %8 = arith.remui %c4, %c4 : index
      scf.yield %c4 : index
    } else {
      scf.yield %c4 : index
    }
    cf.cond_br %arg2, ^bb2(%c-1_i32 : i32), ^bb2(%1 : i32)
  ^bb2(%5: i32):  // 2 preds: ^bb1, ^bb1
    %6 = arith.maxui %c4, %c4 : index
    "use"(%5) : (i32) -> ()
    return %c-1_i32 : i32
  }
}

// -----
module {
  func.func @f() -> i32 {
    %0 = scf.execute_region -> i32 {
      %c2_i32 = arith.constant 2 : i32
      scf.yield %c2_i32 : i32
    }
    %1 = arith.remui %0, %0 : i32
    "use"(%0) : (i32) -> ()
    %c100 = arith.constant 100 : index
    %2 = arith.minui %c100, %c100 : index
    %3 = arith.ori %2, %2 : index
    %c-1_i32 = arith.constant -1 : i32
    %true = arith.constant true
    %4 = arith.select %true, %0, %1 : i32
    %5 = arith.ceildivsi %3, %3 : index
    %c0 = arith.constant 0 : index
    return %4 : i32
  }
}

// -----
module {
  func.func @f() -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.cmpi ult, %c-1_i32, %c-1_i32 : i32
    %c2 = arith.constant 2 : index
    %1 = arith.remsi %c2, %c2 : index
    %2 = arith.minui %c-1_i32, %c-1_i32 : i32
    %3 = "src"(%c2) : (index) -> index
    %c5_i32 = arith.constant 5 : i32
    %4 = scf.for %arg0 = %c2 to %1 step %3 iter_args(%arg1 = %c-1_i32) -> (i32) {
      %7 = arith.remui %arg1, %arg1 : i32
      %8 = arith.select %0, %c2, %arg0 : index
      %9 = arith.minui %1, %3 : index
      scf.yield %c5_i32 : i32
    }
    %5 = arith.subi %c-1_i32, %2 : i32
    %6 = arith.select %0, %c2, %3 : index
    return %c5_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    %0 = arith.index_castui %arg1 : i32 to index
    %c100 = arith.constant 100 : index
    %c100_0 = arith.constant 100 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg3 = %c100 to %c100_0 step %c1 iter_args(%arg4 = %arg2) -> (i32) {
      %4 = arith.cmpi sle, %0, %0 : index
      %5 = scf.for %arg5 = %c100 to %c100 step %c1 iter_args(%arg6 = %arg0) -> (i32) {
        %7 = arith.select %4, %arg4, %arg6 : i32
        %8 = arith.shrui %arg1, %arg4 : i32
        %9 = arith.maxui %7, %arg0 : i32
        %10 = "src"(%arg4) : (i32) -> i32
        scf.yield %arg6 : i32
      }
      scf.if %4 {
        %7 = arith.shrsi %arg1, %arg2 : i32
        %8 = arith.shrsi %arg4, %7 : i32
      }
      %6 = scf.if %4 -> (index) {
        %7 = arith.ori %c1, %0 : index
        scf.yield %c100_0 : index
      } else {
        %c4_i32 = arith.constant 4 : i32
        scf.yield %c100 : index
      }
      scf.yield %arg0 : i32
    }
    %2 = arith.remui %1, %arg1 : i32
    %3 = arith.index_cast %c100_0 : index to i32
    return %arg1 : i32
  }
}

