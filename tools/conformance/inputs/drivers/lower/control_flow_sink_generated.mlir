// RUN-FLAGS: --control-flow-sink --split-input-file --allow-unregistered-dialect
func.func @f(%v1: i32) -> i32 {
  %v4 = arith.constant 3 : index
  %v5 = arith.cmpi sgt, %v4, %v4 : index
  cf.cond_br %v5, ^b1_2(%v4 : index), ^b1_2(%v4 : index)
^b1_1(%v2: i32):
  %v6 = arith.select %v5, %v4, %v4 : index
  %v7 = arith.constant false
  scf.if %v7 {
    %v8 = arith.constant 3 : index
    %v9 = arith.constant 3 : index
    %v10 = arith.constant 3 : index
    %v12 = scf.for %v13 = %v8 to %v9 step %v10 iter_args(%v11 = %v2) -> (i32) {
      %v14 = arith.cmpi slt, %v11, %v1 : i32
      scf.yield %v2 : i32
    }
    %v15 = arith.subi %v1, %v2 : i32
    %v16 = scf.index_switch %v4 -> index
    case 0 {
      %v17 = arith.shli %v10, %v10 : index
      %v18 = scf.if %v5 -> (index) {
        %v19 = arith.constant 1 : i32
        %v20 = arith.constant 3 : i32
        %v21 = arith.constant 5 : index
        scf.yield %v10 : index
      } else {
        %v22 = arith.constant 7 : index
        scf.yield %v8 : index
      }
      scf.yield %v9 : index
    }
    case 3 {
      %v23 = arith.maxsi %v10, %v8 : index
      %v24 = arith.andi %v6, %v9 : index
      scf.yield %v6 : index
    }
    default {
      %v25 = arith.ceildivui %v9, %v6 : index
      scf.yield %v8 : index
    }
  }
  cf.br ^b1_2(%v4 : index)
^b1_2(%v3: index):
  return %v1 : i32
}
// -----
func.func @f(%v1: i1, %v2: i32, %v3: index) -> i32 {
  %v8 = arith.ceildivui %v3, %v3 : index
  %v9 = arith.index_castui %v3 : index to i32
  cf.br ^b3_2(%v9 : i32)
^b3_1(%v4: index, %v5: i32):
  %v10 = scf.while (%v11 = %v3) : (index) -> index {
    %v13 = arith.muli %v9, %v2 : i32
    %v14 = arith.select %v1, %v8, %v4 : index
    scf.condition(%v1) %v14 : index
  } do {
  ^bb0(%v12: index):
    %v15 = arith.constant true
    %v16 = arith.constant 1 : i32
    %v17 = arith.remui %v5, %v16 : i32
    scf.yield %v4 : index
  }
  %v18 = arith.divsi %v8, %v10 : index
  %v19 = arith.cmpi ult, %v2, %v2 : i32
  cf.cond_br %v1, ^b3_2(%v9 : i32), ^b3_1(%v4, %v5 : index, i32)
^b3_2(%v6: i32):
  %v20 = arith.select %v1, %v2, %v6 : i32
  %v21 = arith.constant true
  return %v6 : i32
^b3_3(%v7: index):
  %v22 = scf.while (%v23 = %v2) : (i32) -> i32 {
    %v25 = arith.divui %v2, %v2 : i32
    scf.condition(%v1) %v9 : i32
  } do {
  ^bb0(%v24: i32):
    %v26 = arith.ceildivsi %v24, %v24 : i32
    scf.yield %v2 : i32
  }
  return %v2 : i32
}
// -----
func.func @f(%v1: index, %v2: index) -> i8 {
  %v3 = scf.execute_region -> i8 {
    %v4 = arith.constant -1 : i8
    scf.yield %v4 : i8
  }
  %v5 = arith.addi %v3, %v3 : i8
  %v6 = arith.constant false
  %v7 = arith.constant 100 : i64
  %v8 = arith.select %v6, %v7, %v7 : i64
  scf.if %v6 {
    %v9 = arith.constant -1 : i64
    %v10 = arith.muli %v1, %v1 : index
    %v11 = scf.if %v6 -> (index) {
      "use"(%v9) : (i64) -> ()
      %v13 = arith.index_castui %v3 : i8 to index
      scf.yield %v13 : index
    } else {
      %v14 = arith.minui %v9, %v9 : i64
      scf.yield %v2 : index
    }
  }
  %v15 = arith.ceildivui %v5, %v3 : i8
  %v16 = arith.divsi %v15, %v5 : i8
  %v17 = arith.constant 10 : i64
  %v18 = arith.constant 100 : i64
  %v19 = "src"(%v1) : (index) -> index
  return %v5 : i8
}
// -----
func.func @f(%v1: i8, %v2: index, %v3: index) -> i8 {
  %v4 = arith.constant false
  %v5 = arith.select %v4, %v2, %v3 : index
  %v7 = scf.for %v8 = %v2 to %v5 step %v2 iter_args(%v6 = %v5) -> (index) {
    %v9 = arith.cmpi ult, %v2, %v3 : index
    %v10 = arith.maxui %v3, %v3 : index
    %v11 = scf.while (%v12 = %v1) : (i8) -> i8 {
      %v14 = arith.constant false
      %v15 = arith.ori %v12, %v12 : i8
      %v16 = arith.constant true
      scf.condition(%v4) %v12 : i8
    } do {
    ^bb0(%v13: i8):
      %v17 = arith.constant 2 : index
      %v18 = arith.constant 10 : i64
      %v19 = arith.constant 7 : i8
      scf.yield %v19 : i8
    }
    %v20 = scf.execute_region -> i64 {
      %v21 = arith.constant 100 : i64
      scf.yield %v21 : i64
    }
    scf.yield %v6 : index
  }
  %v22 = arith.divui %v3, %v3 : index
  %v23 = arith.constant 4 : i64
  %v24 = arith.trunci %v23 : i64 to i8
  %v25 = arith.cmpi slt, %v23, %v23 : i64
  %v26 = arith.index_castui %v23 : i64 to index
  %v27 = arith.constant false
  %v28 = arith.constant true
  return %v1 : i8
}
// -----
func.func @f(%v1: index) -> i8 {
  %v7 = arith.constant true
  %v8 = arith.constant -1 : i8
  cf.cond_br %v7, ^b1_2(%v8, %v1 : i8, index), ^b1_3(%v8, %v1 : i8, index)
^b1_1(%v2: i8):
  cf.cond_br %v7, ^b1_3(%v2, %v1 : i8, index), ^b1_3(%v8, %v1 : i8, index)
^b1_2(%v3: i8, %v4: index):
  cf.cond_br %v7, ^b1_1(%v3 : i8), ^b1_3(%v8, %v4 : i8, index)
^b1_3(%v5: i8, %v6: index):
  %v9 = scf.if %v7 -> (i64) {
    %v10 = arith.constant false
    %v11 = arith.constant 10 : i8
    %v13 = arith.constant 3 : i64
    "use"(%v13) : (i64) -> ()
    scf.yield %v13 : i64
  } else {
    %v14 = arith.constant 4 : i64
    scf.yield %v14 : i64
  }
  %v15 = "src"(%v9) : (i64) -> i64
  cf.cond_br %v7, ^b1_3(%v5, %v1 : i8, index), ^b1_1(%v5 : i8)
^b1_4:
  return %v8 : i8
}
// -----
func.func @f() -> i32 {
  %v1 = arith.constant 1 : index
  %v2 = arith.index_cast %v1 : index to i32
  %v3 = arith.constant 0 : index
  %v4 = arith.remsi %v2, %v2 : i32
  %v5 = scf.while (%v6 = %v1) : (index) -> index {
    %v8 = arith.shrui %v6, %v1 : index
    %v9 = arith.constant false
    scf.condition(%v9) %v6 : index
  } do {
  ^bb0(%v7: index):
    %v10 = arith.xori %v4, %v4 : i32
    scf.yield %v1 : index
  }
  return %v4 : i32
}
// -----
func.func @f(%v1: i8, %v2: i1, %v3: i8) -> i8 {
  %v4 = arith.constant 10 : index
  %v5 = arith.select %v2, %v4, %v4 : index
  %v6 = arith.index_castui %v4 : index to i64
  %v7 = arith.divsi %v5, %v5 : index
  %v8 = arith.trunci %v6 : i64 to i8
  %v9 = "src"(%v5) : (index) -> index
  %v10 = arith.constant 100 : i8
  %v11 = arith.minsi %v6, %v6 : i64
  %v12 = scf.while (%v13 = %v4) : (index) -> index {
    %v15 = arith.constant -1 : index
    %v16 = arith.index_castui %v11 : i64 to index
    scf.condition(%v2) %v13 : index
  } do {
  ^bb0(%v14: index):
    %v17 = arith.cmpi slt, %v14, %v14 : index
    %v18 = arith.constant 5 : i8
    %v19 = arith.shrsi %v8, %v18 : i8
    scf.yield %v14 : index
  }
  %v20 = arith.extui %v1 : i8 to i64
  return %v1 : i8
}
// -----
func.func @f(%v1: i1) -> i32 {
  %v4 = arith.constant 7 : index
  %v5 = arith.muli %v4, %v4 : index
  %v6 = arith.constant false
  %v7 = arith.constant 3 : i32
  cf.br ^b1_2(%v7 : i32)
^b1_1(%v2: index):
  %v8 = arith.index_castui %v2 : index to i32
  %v9 = arith.constant 1 : i32
  cf.cond_br %v1, ^b1_1(%v5 : index), ^b1_1(%v4 : index)
^b1_2(%v3: i32):
  %v10 = arith.muli %v7, %v3 : i32
  %v11 = arith.cmpi uge, %v4, %v4 : index
  cf.br ^b1_1(%v4 : index)
^b1_3:
  %v12 = arith.constant 2 : i32
  %v13 = scf.execute_region -> index {
    %v17 = arith.divui %v5, %v5 : index
    cf.cond_br %v6, ^b13_3(%v5 : index), ^b13_3(%v4 : index)
  ^b13_1:
    scf.if %v1 {
      %v18 = arith.cmpi ne, %v12, %v7 : i32
      %v19 = arith.minsi %v17, %v4 : index
      scf.if %v18 {
        %v20 = arith.index_castui %v17 : index to i32
        %v21 = arith.shli %v19, %v4 : index
        %v22 = arith.cmpi slt, %v4, %v19 : index
      }
    }
    %v23 = arith.index_cast %v17 : index to i32
    cf.br ^b13_3(%v4 : index)
  ^b13_2(%v14: i32):
    cf.br ^b13_2(%v12 : i32)
  ^b13_3(%v15: index):
    %v24 = arith.maxsi %v12, %v12 : i32
    cf.cond_br %v6, ^b13_3(%v4 : index), ^b13_1
  ^b13_4(%v16: index):
    %v25 = arith.select %v6, %v7, %v12 : i32
    %v26 = arith.constant 1 : i32
    scf.yield %v16 : index
  }
  %v27 = arith.cmpi uge, %v5, %v13 : index
  return %v12 : i32
}
// -----
func.func @f() -> i32 {
  %v1 = arith.constant 1 : i32
  %v2 = arith.divui %v1, %v1 : i32
  %v3 = "src"(%v1) : (i32) -> i32
  %v4 = arith.shrui %v3, %v2 : i32
  %v5 = arith.cmpi sge, %v2, %v2 : i32
  return %v3 : i32
}
// -----
func.func @f(%v1: i8, %v2: i8) -> i8 {
  %v3 = arith.constant -1 : index
  %v4 = arith.andi %v3, %v3 : index
  %v6 = arith.constant 2 : i64
  "use"(%v6) : (i64) -> ()
  %v7 = arith.constant 3 : i64
  %v8 = arith.constant true
  %v9 = arith.select %v8, %v6, %v7 : i64
  %v10 = arith.maxui %v2, %v2 : i8
  return %v10 : i8
}
// -----
func.func @f() -> i32 {
  %v4 = arith.constant 3 : index
  %v5 = arith.index_cast %v4 : index to i32
  %v6 = arith.constant 4 : index
  %v7 = arith.cmpi slt, %v5, %v5 : i32
  cf.br ^b0_3(%v6 : index)
^b0_1(%v1: index, %v2: i32):
  %v8 = arith.maxui %v5, %v2 : i32
  cf.br ^b0_3(%v1 : index)
^b0_2:
  %v9 = arith.ceildivsi %v4, %v6 : index
  %v10 = arith.constant 5 : index
  scf.if %v7 {
    %v11 = arith.cmpi sgt, %v5, %v5 : i32
  }
  cf.br ^b0_2
^b0_3(%v3: index):
  %v12 = arith.minsi %v4, %v6 : index
  %v13 = arith.index_cast %v3 : index to i32
  %v14 = arith.constant 5 : index
  return %v13 : i32
}
// -----
func.func @f(%v1: i1) -> i32 {
  %v2 = arith.constant 2 : i32
  %v3 = arith.cmpi uge, %v2, %v2 : i32
  %v4 = arith.addi %v2, %v2 : i32
  %v5 = arith.constant 100 : index
  %v6 = arith.cmpi sgt, %v5, %v5 : index
  %v7 = arith.xori %v2, %v2 : i32
  %v8 = arith.constant 2 : index
  %v9 = arith.constant -1 : i32
  return %v4 : i32
}
// -----
func.func @f(%v1: i8, %v2: i8, %v3: index) -> i8 {
  cf.br ^b3_2(%v1 : i8)
^b3_1:
  %v7 = arith.constant true
  cf.cond_br %v7, ^b3_2(%v2 : i8), ^b3_2(%v2 : i8)
^b3_2(%v4: i8):
  %v8 = arith.constant -1 : i64
  %v9 = arith.cmpi ule, %v8, %v8 : i64
  %v10 = scf.while (%v11 = %v3) : (index) -> index {
    %v13 = arith.maxui %v8, %v8 : i64
    scf.condition(%v9) %v11 : index
  } do {
  ^bb0(%v12: index):
    %v14 = arith.constant 2 : i64
    %v15 = arith.constant 2 : index
    %v16 = arith.ceildivsi %v4, %v4 : i8
    scf.yield %v15 : index
  }
  %v17 = arith.constant 0 : i8
  cf.br ^b3_2(%v17 : i8)
^b3_3(%v5: index, %v6: i64):
  %v18 = arith.constant 1 : i64
  %v19 = arith.ori %v6, %v18 : i64
  return %v1 : i8
}
// -----
func.func @f(%v1: i64) -> i8 {
  %v2 = arith.constant 2 : i8
  %v3 = arith.index_cast %v2 : i8 to index
  %v4 = arith.constant 10 : i64
  %v5 = arith.shli %v3, %v3 : index
  %v6 = arith.addi %v2, %v2 : i8
  %v7 = arith.maxui %v5, %v3 : index
  %v8 = arith.cmpi sgt, %v1, %v1 : i64
  %v9 = arith.select %v8, %v3, %v3 : index
  %v10 = arith.select %v8, %v1, %v4 : i64
  %v11 = arith.ceildivsi %v2, %v6 : i8
  return %v6 : i8
}
// -----
func.func @f() -> i32 {
  %v1 = scf.execute_region -> i32 {
    %v3 = arith.constant 5 : i32
    %v4 = arith.constant -1 : i32
    %v5 = arith.constant 100 : index
    %v6 = arith.index_cast %v5 : index to i32
    %v7 = arith.constant true
    cf.cond_br %v7, ^b1_1(%v5 : index), ^b1_1(%v5 : index)
  ^b1_1(%v2: index):
    %v8 = arith.constant -1 : i32
    scf.yield %v6 : i32
  }
  %v9 = arith.constant 4 : index
  %v11 = scf.for %v12 = %v9 to %v9 step %v9 iter_args(%v10 = %v9) -> (index) {
    %v13 = arith.shli %v1, %v1 : i32
    scf.yield %v10 : index
  }
  %v14 = arith.constant 5 : i32
  %v15 = arith.cmpi ule, %v9, %v11 : index
  %v16 = arith.index_cast %v11 : index to i32
  %v17 = arith.andi %v1, %v14 : i32
  %v18 = scf.index_switch %v9 -> index
  case 0 {
    "use"(%v9) : (index) -> ()
    %v20 = arith.constant false
    scf.yield %v11 : index
  }
  case 3 {
    %v21 = arith.constant false
    %v22 = arith.shli %v11, %v9 : index
    scf.yield %v11 : index
  }
  default {
    %v23 = arith.constant 5 : i32
    %v24 = arith.cmpi slt, %v23, %v16 : i32
    scf.yield %v9 : index
  }
  return %v14 : i32
}
// -----
func.func @f(%v1: i32) -> i32 {
  %v2 = arith.constant true
  %v3 = arith.constant 0 : index
  %v4 = arith.select %v2, %v3, %v3 : index
  %v5 = arith.shrsi %v4, %v3 : index
  %v6 = arith.constant 100 : index
  %v7 = arith.remui %v1, %v1 : i32
  %v8 = arith.cmpi sge, %v6, %v4 : index
  return %v1 : i32
}
// -----
func.func @f(%v1: i64, %v2: i64) -> i8 {
  %v3 = arith.constant 1 : i8
  %v4 = arith.remsi %v3, %v3 : i8
  %v5 = arith.constant 100 : i64
  %v6 = arith.cmpi ugt, %v3, %v4 : i8
  %v7 = arith.constant 0 : i64
  return %v3 : i8
}
// -----
func.func @f(%v1: index, %v2: i1) -> i32 {
  %v3 = arith.constant 10 : index
  %v4 = arith.cmpi sge, %v1, %v3 : index
  %v5 = arith.constant true
  %v6 = arith.constant 2 : index
  %v7 = scf.if %v4 -> (index) {
    %v8 = arith.constant 2 : index
    %v9 = arith.constant 2 : index
    %v10 = arith.constant 100 : index
    %v12 = scf.for %v13 = %v8 to %v9 step %v10 iter_args(%v11 = %v10) -> (index) {
      %v14 = scf.if %v4 -> (index) {
        %v15 = arith.constant 0 : i32
        %v16 = arith.muli %v15, %v15 : i32
        %v17 = arith.select %v5, %v8, %v13 : index
        scf.yield %v11 : index
      } else {
        %v19 = arith.constant 5 : i32
        %v18 = "src"(%v19) : (i32) -> i32
        %v20 = arith.constant 2 : index
        %v21 = arith.constant 5 : i32
        scf.yield %v20 : index
      }
      %v22 = arith.index_castui %v13 : index to i32
      %v23 = arith.select %v5, %v22, %v22 : i32
      %v24 = arith.subi %v22, %v23 : i32
      scf.yield %v11 : index
    }
    %v25 = arith.constant 5 : i32
    %v26 = arith.shrui %v25, %v25 : i32
    %v27 = arith.constant 0 : i32
    scf.yield %v6 : index
  } else {
    %v28 = scf.if %v4 -> (i32) {
      %v29 = scf.if %v2 -> (index) {
        scf.yield %v1 : index
      } else {
        %v30 = arith.cmpi ule, %v1, %v6 : index
        scf.yield %v1 : index
      }
      %v31 = scf.if %v4 -> (i32) {
        %v32 = arith.select %v5, %v3, %v1 : index
        %v33 = arith.constant 1 : index
        %v34 = arith.constant 100 : i32
        scf.yield %v34 : i32
      } else {
        %v35 = arith.ceildivui %v29, %v6 : index
        %v36 = arith.cmpi slt, %v6, %v1 : index
        %v37 = arith.constant 100 : i32
        scf.yield %v37 : i32
      }
      scf.yield %v31 : i32
    } else {
      %v38 = arith.constant 5 : i32
      %v39 = arith.index_castui %v38 : i32 to index
      %v40 = arith.constant 1 : index
      scf.yield %v38 : i32
    }
    %v41 = arith.cmpi eq, %v28, %v28 : i32
    scf.yield %v6 : index
  }
  %v42 = arith.constant 10 : i32
  %v43 = arith.cmpi slt, %v42, %v42 : i32
  %v44 = arith.constant 4 : index
  %v45 = arith.cmpi sge, %v42, %v42 : i32
  return %v42 : i32
}
// -----
func.func @f(%v1: index, %v2: i1) -> i8 {
  %v3 = arith.constant 2 : i8
  %v4 = arith.ori %v3, %v3 : i8
  %v5 = arith.constant 1 : i64
  %v6 = arith.divui %v5, %v5 : i64
  %v7 = scf.if %v2 -> (i64) {
    scf.yield %v5 : i64
  } else {
    %v8 = scf.while (%v9 = %v6) : (i64) -> i64 {
      %v11 = arith.cmpi ne, %v1, %v1 : index
      %v12 = arith.constant 100 : i64
      %v13 = arith.remsi %v4, %v4 : i8
      scf.condition(%v2) %v9 : i64
    } do {
    ^bb0(%v10: i64):
      %v14 = arith.shli %v3, %v4 : i8
      scf.yield %v5 : i64
    }
    %v15 = scf.execute_region -> i64 {
      %v21 = arith.select %v2, %v8, %v5 : i64
      cf.cond_br %v2, ^b15_1(%v1 : index), ^b15_2(%v1, %v1 : index, index)
    ^b15_1(%v16: index):
      %v22 = arith.shrsi %v3, %v3 : i8
      %v23 = arith.andi %v22, %v3 : i8
      %v24 = arith.index_cast %v23 : i8 to index
      cf.cond_br %v2, ^b15_1(%v1 : index), ^b15_2(%v24, %v24 : index, index)
    ^b15_2(%v17: index, %v18: index):
      cf.cond_br %v2, ^b15_1(%v17 : index), ^b15_1(%v18 : index)
    ^b15_3(%v19: index, %v20: i64):
      scf.yield %v20 : i64
    }
    scf.yield %v8 : i64
  }
  %v25 = arith.minui %v1, %v1 : index
  %v26 = arith.constant -1 : i64
  %v28 = scf.for %v29 = %v1 to %v25 step %v25 iter_args(%v27 = %v25) -> (index) {
    %v30 = arith.addi %v7, %v5 : i64
    %v31 = arith.maxsi %v7, %v6 : i64
    scf.yield %v1 : index
  }
  %v32 = arith.constant true
  %v33 = scf.if %v2 -> (i64) {
    %v34 = arith.constant 4 : index
    scf.yield %v6 : i64
  } else {
    %v35 = scf.while (%v36 = %v25) : (index) -> index {
      %v38 = arith.select %v32, %v25, %v28 : index
      %v39 = arith.muli %v38, %v25 : index
      %v40 = arith.andi %v36, %v28 : index
      scf.condition(%v32) %v38 : index
    } do {
    ^bb0(%v37: index):
      %v41 = "src"(%v1) : (index) -> index
      %v42 = arith.cmpi sle, %v3, %v3 : i8
      scf.yield %v1 : index
    }
    %v43 = arith.addi %v3, %v4 : i8
    scf.yield %v7 : i64
  }
  return %v3 : i8
}
// -----
func.func @f(%v1: i1, %v2: index, %v3: i1) -> i32 {
  %v7 = arith.constant false
  %v8 = arith.constant 3 : i32
  cf.cond_br %v7, ^b3_2(%v8, %v2 : i32, index), ^b3_2(%v8, %v2 : i32, index)
^b3_1(%v4: i32):
  %v9 = arith.divui %v8, %v8 : i32
  cf.br ^b3_3
^b3_2(%v5: i32, %v6: index):
  %v10 = scf.execute_region -> i32 {
    cf.cond_br %v1, ^b10_1, ^b10_1
  ^b10_1:
    %v11 = arith.constant -1 : index
    %v12 = arith.shli %v5, %v8 : i32
    %v13 = arith.constant 4 : i32
    scf.yield %v13 : i32
  }
  %v14 = arith.divui %v5, %v5 : i32
  cf.br ^b3_3
^b3_3:
  %v15 = scf.if %v7 -> (i32) {
    %v16 = arith.shrui %v8, %v8 : i32
    %v17 = arith.remsi %v8, %v16 : i32
    scf.yield %v17 : i32
  } else {
    scf.yield %v8 : i32
  }
  return %v15 : i32
}
// -----
func.func @f(%v1: index) -> i32 {
  %v2 = arith.constant 3 : i32
  %v3 = arith.remsi %v2, %v2 : i32
  %v4 = arith.constant 4 : index
  %v5 = arith.constant 2 : index
  %v6 = arith.constant 10 : index
  %v8 = scf.for %v9 = %v4 to %v5 step %v6 iter_args(%v7 = %v5) -> (index) {
    %v10 = arith.cmpi sgt, %v3, %v2 : i32
    %v11 = arith.floordivsi %v2, %v3 : i32
    %v12 = arith.select %v10, %v2, %v2 : i32
    %v13 = arith.cmpi sge, %v2, %v12 : i32
    scf.yield %v6 : index
  }
  %v14 = arith.constant 4 : i32
  %v16 = scf.for %v17 = %v4 to %v6 step %v4 iter_args(%v15 = %v1) -> (index) {
    %v18 = arith.divui %v14, %v14 : i32
    scf.yield %v1 : index
  }
  %v19 = arith.constant true
  %v20 = arith.select %v19, %v2, %v14 : i32
  return %v3 : i32
}
// -----
func.func @f() -> i8 {
  %v2 = arith.constant 5 : i8
  %v1 = "src"(%v2) : (i8) -> i8
  %v3 = arith.constant 3 : index
  %v4 = scf.index_switch %v3 -> i64
  case 0 {
    %v5 = arith.constant 2 : i64
    scf.yield %v5 : i64
  }
  case 3 {
    %v6 = arith.constant 1 : i64
    scf.yield %v6 : i64
  }
  default {
    %v7 = arith.cmpi ule, %v2, %v2 : i8
    %v8 = arith.constant 2 : i64
    %v9 = arith.minui %v8, %v8 : i64
    scf.yield %v8 : i64
  }
  %v10 = arith.constant 3 : i64
  %v11 = arith.constant false
  scf.if %v11 {
    %v12 = arith.constant -1 : i8
    %v13 = arith.remui %v3, %v3 : index
    %v14 = arith.extui %v12 : i8 to i64
  }
  %v15 = arith.constant false
  return %v2 : i8
}
// -----
func.func @f() -> i8 {
  %v1 = arith.constant 3 : i64
  %v2 = arith.trunci %v1 : i64 to i8
  %v3 = arith.constant 100 : i64
  %v4 = arith.constant 3 : index
  %v5 = arith.cmpi ule, %v4, %v4 : index
  %v6 = arith.shrui %v1, %v1 : i64
  return %v2 : i8
}
// -----
func.func @f(%v1: i1) -> i8 {
  %v6 = arith.constant 2 : i64
  %v7 = arith.xori %v6, %v6 : i64
  cf.br ^b1_2
^b1_1(%v2: index, %v3: i64):
  %v8 = arith.constant -1 : i64
  cf.cond_br %v1, ^b1_1(%v2, %v3 : index, i64), ^b1_2
^b1_2:
  %v9 = arith.constant 3 : index
  cf.cond_br %v1, ^b1_1(%v9, %v6 : index, i64), ^b1_4(%v9 : index)
^b1_3(%v4: i8):
  %v10 = arith.cmpi ule, %v4, %v4 : i8
  return %v4 : i8
^b1_4(%v5: index):
  %v11 = arith.cmpi sgt, %v7, %v6 : i64
  %v12 = arith.constant 0 : i8
  return %v12 : i8
}
// -----
func.func @f(%v1: index) -> i32 {
  %v5 = arith.constant 10 : i32
  %v6 = arith.cmpi eq, %v5, %v5 : i32
  %v7 = arith.cmpi ult, %v5, %v5 : i32
  %v8 = arith.constant 5 : i32
  cf.switch %v5 : i32, [default: ^b1_1(%v5, %v1 : i32, index), 1: ^b1_2(%v5 : i32), 2: ^b1_1(%v5, %v1 : i32, index)]
^b1_1(%v2: i32, %v3: index):
  %v9 = arith.index_cast %v1 : index to i32
  %v10 = arith.subi %v3, %v1 : index
  cf.cond_br %v7, ^b1_2(%v5 : i32), ^b1_1(%v2, %v3 : i32, index)
^b1_2(%v4: i32):
  %v11 = arith.constant 3 : index
  %v12 = arith.constant 0 : index
  %v13 = arith.constant 10 : index
  %v15 = scf.for %v16 = %v11 to %v12 step %v13 iter_args(%v14 = %v8) -> (i32) {
    %v17 = arith.cmpi ne, %v4, %v14 : i32
    scf.yield %v5 : i32
  }
  return %v5 : i32
}
// -----
func.func @f() -> i32 {
  %v3 = arith.constant false
  %v4 = arith.constant 0 : index
  %v5 = arith.select %v3, %v4, %v4 : index
  %v6 = arith.constant 10 : i32
  %v7 = arith.andi %v6, %v6 : i32
  cf.br ^b0_1(%v4, %v6 : index, i32)
^b0_1(%v1: index, %v2: i32):
  %v8 = arith.ceildivsi %v4, %v1 : index
  %v9 = arith.remui %v4, %v4 : index
  %v10 = arith.maxui %v6, %v2 : i32
  return %v2 : i32
}
// -----
func.func @f(%v1: i1, %v2: i1, %v3: i1) -> i32 {
  %v7 = arith.constant -1 : i32
  %v8 = arith.constant 4 : index
  cf.cond_br %v1, ^b3_1(%v8, %v7 : index, i32), ^b3_1(%v8, %v7 : index, i32)
^b3_1(%v4: index, %v5: i32):
  %v9 = arith.cmpi ule, %v8, %v4 : index
  %v10 = arith.cmpi ule, %v5, %v7 : i32
  %v11 = scf.if %v3 -> (index) {
    %v12 = arith.index_castui %v4 : index to i32
    %v13 = arith.remui %v8, %v8 : index
    scf.yield %v8 : index
  } else {
    scf.yield %v8 : index
  }
  cf.cond_br %v3, ^b3_2(%v7 : i32), ^b3_2(%v5 : i32)
^b3_2(%v6: i32):
  %v14 = arith.maxui %v8, %v8 : index
  "use"(%v6) : (i32) -> ()
  return %v7 : i32
}
// -----
func.func @f() -> i32 {
  %v1 = scf.execute_region -> i32 {
    %v2 = arith.constant 2 : i32
    scf.yield %v2 : i32
  }
  %v3 = arith.remui %v1, %v1 : i32
  "use"(%v1) : (i32) -> ()
  %v5 = arith.constant 100 : index
  %v6 = arith.minui %v5, %v5 : index
  %v7 = arith.ori %v6, %v6 : index
  %v8 = arith.constant -1 : i32
  %v9 = arith.constant true
  %v10 = arith.select %v9, %v1, %v3 : i32
  %v11 = arith.ceildivsi %v7, %v7 : index
  %v12 = arith.constant 0 : index
  return %v10 : i32
}
// -----
func.func @f() -> i32 {
  %v1 = arith.constant -1 : i32
  %v2 = arith.cmpi ult, %v1, %v1 : i32
  %v3 = arith.constant 2 : index
  %v4 = arith.remsi %v3, %v3 : index
  %v5 = arith.minui %v1, %v1 : i32
  %v6 = "src"(%v3) : (index) -> index
  %v7 = arith.constant 5 : i32
  %v9 = scf.for %v10 = %v3 to %v4 step %v6 iter_args(%v8 = %v1) -> (i32) {
    %v11 = arith.remui %v8, %v8 : i32
    %v12 = arith.select %v2, %v3, %v10 : index
    %v13 = arith.minui %v4, %v6 : index
    scf.yield %v7 : i32
  }
  %v14 = arith.subi %v1, %v5 : i32
  %v15 = arith.select %v2, %v3, %v6 : index
  return %v7 : i32
}
// -----
func.func @f(%v1: i32, %v2: i32, %v3: i32) -> i32 {
  %v4 = arith.index_castui %v2 : i32 to index
  %v5 = arith.constant 100 : index
  %v6 = arith.constant 100 : index
  %v7 = arith.constant 1 : index
  %v9 = scf.for %v10 = %v5 to %v6 step %v7 iter_args(%v8 = %v3) -> (i32) {
    %v11 = arith.cmpi sle, %v4, %v4 : index
    %v13 = scf.for %v14 = %v5 to %v5 step %v7 iter_args(%v12 = %v1) -> (i32) {
      %v15 = arith.select %v11, %v8, %v12 : i32
      %v16 = arith.shrui %v2, %v8 : i32
      %v17 = arith.maxui %v15, %v1 : i32
      %v18 = "src"(%v8) : (i32) -> i32
      scf.yield %v12 : i32
    }
    scf.if %v11 {
      %v19 = arith.shrsi %v2, %v3 : i32
      %v20 = arith.shrsi %v8, %v19 : i32
    }
    %v21 = scf.if %v11 -> (index) {
      %v22 = arith.ori %v7, %v4 : index
      scf.yield %v6 : index
    } else {
      %v23 = arith.constant 4 : i32
      scf.yield %v5 : index
    }
    scf.yield %v1 : i32
  }
  %v24 = arith.remui %v9, %v2 : i32
  %v25 = arith.index_cast %v6 : index to i32
  return %v2 : i32
}
