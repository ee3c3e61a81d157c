// RUN-FLAGS: --loop-invariant-code-motion --split-input-file --allow-unregistered-dialect
func.func @f() -> i32 {
  %v1 = arith.constant 5 : index
  %v2 = arith.constant 3 : i32
  %v3 = arith.remui %v2, %v2 : i32
  %v4 = arith.cmpi sge, %v1, %v1 : index
  %v5 = arith.cmpi sle, %v1, %v1 : index
  %v6 = arith.constant true
  %v7 = arith.shrsi %v1, %v1 : index
  return %v3 : i32
}
// -----
func.func @f(%v1: i8, %v2: i1) -> i8 {
  %v3 = arith.muli %v1, %v1 : i8
  %v4 = arith.muli %v1, %v1 : i8
  %v5 = arith.constant -1 : i64
  %v6 = arith.cmpi sgt, %v5, %v5 : i64
  %v7 = arith.constant 4 : index
  %v8 = arith.subi %v7, %v7 : index
  %v10 = scf.for %v11 = %v7 to %v8 step %v8 iter_args(%v9 = %v7) -> (index) {
    %v12 = arith.constant 100 : index
    scf.yield %v12 : index
  }
  %v13 = arith.constant 7 : index
  %v14 = arith.minsi %v4, %v3 : i8
  %v15 = scf.if %v6 -> (index) {
    scf.yield %v8 : index
  } else {
    %v16 = arith.xori %v8, %v7 : index
    %v17 = arith.index_cast %v4 : i8 to index
    scf.yield %v16 : index
  }
  return %v4 : i8
}
// -----
func.func @f(%v1: i64) -> i8 {
  %v4 = arith.constant 5 : i8
  %v5 = arith.constant 1 : index
  cf.switch %v4 : i8, [default: ^b1_1(%v1, %v5 : i64, index), 1: ^b1_1(%v1, %v5 : i64, index), 2: ^b1_1(%v1, %v5 : i64, index)]
^b1_1(%v2: i64, %v3: index):
  %v6 = arith.minsi %v4, %v4 : i8
  "use"(%v1) : (i64) -> ()
  %v8 = arith.muli %v1, %v1 : i64
  return %v6 : i8
}
// -----
func.func @f(%v1: i1) -> i32 {
  %v4 = arith.constant 7 : i32
  %v5 = arith.cmpi slt, %v4, %v4 : i32
  %v6 = arith.shrsi %v4, %v4 : i32
  %v7 = arith.constant -1 : index
  cf.br ^b1_1(%v6, %v7 : i32, index)
^b1_1(%v2: i32, %v3: index):
  return %v2 : i32
}
// -----
func.func @f(%v1: index) -> i32 {
  %v2 = arith.index_castui %v1 : index to i32
  %v3 = scf.execute_region -> i32 {
    cf.br ^b3_1(%v1, %v1 : index, index)
  ^b3_1(%v4: index, %v5: index):
    cf.br ^b3_3(%v1, %v2 : index, i32)
  ^b3_2:
    %v9 = arith.constant 5 : index
    %v10 = arith.constant 10 : index
    %v11 = arith.constant 4 : index
    %v13 = scf.for %v14 = %v9 to %v10 step %v11 iter_args(%v12 = %v9) -> (index) {
      %v15 = arith.index_castui %v10 : index to i32
      %v16 = arith.constant false
      %v17 = arith.select %v16, %v11, %v11 : index
      %v18 = arith.muli %v1, %v9 : index
      %v19 = arith.constant 1 : i32
      scf.yield %v11 : index
    }
    %v20 = scf.execute_region -> i32 {
      %v23 = arith.shrsi %v10, %v1 : index
      %v24 = arith.index_castui %v2 : i32 to index
      %v25 = arith.remui %v11, %v10 : index
      %v26 = arith.constant false
      cf.cond_br %v26, ^b20_1, ^b20_1
    ^b20_1:
      scf.yield %v2 : i32
    ^b20_2:
      scf.if %v26 {
        %v27 = arith.cmpi ule, %v2, %v2 : i32
      }
      cf.cond_br %v26, ^b20_2, ^b20_2
    ^b20_3(%v21: index):
      %v28 = scf.while (%v29 = %v2) : (i32) -> i32 {
        %v31 = arith.ceildivui %v21, %v1 : index
        %v32 = arith.select %v26, %v25, %v21 : index
        %v33 = arith.constant -1 : index
        scf.condition(%v26) %v2 : i32
      } do {
      ^bb0(%v30: i32):
        %v34 = arith.remsi %v11, %v25 : index
        scf.yield %v30 : i32
      }
      cf.switch %v2 : i32, [default: ^b20_1, 1: ^b20_3(%v11 : index), 2: ^b20_4(%v21 : index)]
    ^b20_4(%v22: index):
      scf.yield %v2 : i32
    }
    %v35 = arith.floordivsi %v2, %v2 : i32
    cf.br ^b3_4(%v11 : index)
  ^b3_3(%v6: index, %v7: i32):
    %v36 = arith.constant -1 : i32
    %v37 = arith.maxsi %v6, %v1 : index
    %v38 = arith.constant true
    cf.cond_br %v38, ^b3_1(%v37, %v37 : index, index), ^b3_1(%v1, %v6 : index, index)
  ^b3_4(%v8: index):
    %v39 = arith.shrui %v8, %v1 : index
    scf.yield %v2 : i32
  }
  %v40 = arith.constant true
  %v41 = arith.cmpi ule, %v3, %v2 : i32
  %v42 = arith.cmpi ne, %v2, %v3 : i32
  %v43 = arith.select %v42, %v2, %v3 : i32
  %v44 = arith.index_cast %v43 : i32 to index
  %v45 = arith.select %v42, %v43, %v2 : i32
  %v46 = arith.constant 2 : i32
  return %v46 : i32
}
// -----
func.func @f(%v1: i1, %v2: index, %v3: index) -> i32 {
  %v6 = arith.constant -1 : i32
  cf.br ^b3_3(%v6 : i32)
^b3_1:
  cf.br ^b3_1
^b3_2:
  %v8 = scf.for %v9 = %v3 to %v3 step %v3 iter_args(%v7 = %v6) -> (i32) {
    %v10 = arith.index_castui %v2 : index to i32
    %v11 = arith.index_cast %v3 : index to i32
    %v12 = arith.constant 2 : index
    %v13 = arith.constant 2 : i32
    scf.yield %v10 : i32
  }
  %v14 = arith.ori %v6, %v6 : i32
  return %v14 : i32
^b3_3(%v4: i32):
  %v15 = arith.ori %v2, %v2 : index
  %v16 = arith.constant 4 : i32
  %v17 = arith.remsi %v4, %v6 : i32
  cf.cond_br %v1, ^b3_4(%v15 : index), ^b3_3(%v6 : i32)
^b3_4(%v5: index):
  "use"(%v5) : (index) -> ()
  %v19 = arith.cmpi ne, %v2, %v5 : index
  return %v6 : i32
}
// -----
func.func @f(%v1: i64) -> i8 {
  %v6 = arith.maxsi %v1, %v1 : i64
  %v7 = arith.constant 10 : index
  cf.br ^b1_3(%v7, %v7 : index, index)
^b1_1:
  %v8 = arith.constant false
  %v9 = arith.constant 2 : i8
  cf.cond_br %v8, ^b1_2(%v9, %v6 : i8, i64), ^b1_2(%v9, %v1 : i8, i64)
^b1_2(%v2: i8, %v3: i64):
  %v10 = arith.cmpi ugt, %v2, %v2 : i8
  %v11 = scf.if %v10 -> (i64) {
    %v12 = arith.select %v10, %v2, %v2 : i8
    %v13 = arith.muli %v2, %v2 : i8
    %v14 = arith.cmpi ule, %v6, %v3 : i64
    scf.yield %v3 : i64
  } else {
    %v15 = arith.index_castui %v7 : index to i64
    %v16 = arith.trunci %v3 : i64 to i8
    %v17 = arith.constant 100 : index
    %v18 = arith.constant -1 : index
    %v19 = arith.constant 2 : index
    %v21 = scf.for %v22 = %v17 to %v18 step %v19 iter_args(%v20 = %v17) -> (index) {
      %v23 = arith.shrui %v15, %v6 : i64
      %v24 = arith.divsi %v16, %v2 : i8
      %v25 = arith.constant 3 : i64
      %v26 = arith.constant 2 : index
      scf.yield %v7 : index
    }
    scf.yield %v6 : i64
  }
  %v27 = scf.index_switch %v7 -> index
  case 0 {
    scf.yield %v7 : index
  }
  case 3 {
    %v28 = arith.maxui %v11, %v1 : i64
    %v29 = arith.ceildivsi %v2, %v2 : i8
    scf.yield %v7 : index
  }
  default {
    scf.yield %v7 : index
  }
  cf.br ^b1_2(%v2, %v6 : i8, i64)
^b1_3(%v4: index, %v5: index):
  %v30 = arith.constant false
  %v31 = arith.constant 1 : i8
  %v32 = arith.select %v30, %v31, %v31 : i8
  cf.br ^b1_1
^b1_4:
  %v33 = arith.cmpi ugt, %v7, %v7 : index
  %v34 = arith.constant 1 : i8
  return %v34 : i8
}
// -----
func.func @f(%v1: i1, %v2: i32, %v3: index) -> i32 {
  %v4 = scf.if %v1 -> (index) {
    %v5 = arith.muli %v2, %v2 : i32
    scf.yield %v3 : index
  } else {
    %v6 = arith.cmpi sge, %v3, %v3 : index
    %v7 = arith.constant 4 : i32
    scf.yield %v3 : index
  }
  %v8 = arith.constant 2 : i32
  %v9 = arith.ceildivui %v2, %v8 : i32
  %v10 = "src"(%v8) : (i32) -> i32
  %v11 = arith.cmpi ule, %v10, %v2 : i32
  return %v8 : i32
}
// -----
func.func @f() -> i8 {
  %v1 = arith.constant 0 : i64
  %v2 = arith.andi %v1, %v1 : i64
  %v4 = arith.constant 7 : i8
  %v3 = "src"(%v4) : (i8) -> i8
  %v5 = arith.constant 7 : index
  %v6 = arith.ceildivsi %v5, %v5 : index
  %v7 = arith.ceildivsi %v5, %v6 : index
  %v8 = "src"(%v1) : (i64) -> i64
  %v9 = arith.constant true
  %v10 = scf.if %v9 -> (i64) {
    scf.yield %v8 : i64
  } else {
    %v12 = scf.for %v13 = %v5 to %v5 step %v5 iter_args(%v11 = %v4) -> (i8) {
      %v14 = arith.constant 4 : i64
      %v15 = arith.cmpi ult, %v2, %v2 : i64
      %v16 = scf.if %v9 -> (i64) {
        scf.yield %v14 : i64
      } else {
        %v17 = arith.minui %v11, %v11 : i8
        %v18 = arith.remsi %v17, %v11 : i8
        scf.yield %v1 : i64
      }
      scf.yield %v11 : i8
    }
    %v19 = arith.addi %v5, %v7 : index
    scf.yield %v2 : i64
  }
  %v20 = arith.floordivsi %v1, %v8 : i64
  %v21 = arith.ceildivsi %v3, %v4 : i8
  return %v21 : i8
}
// -----
func.func @f(%v1: i1, %v2: index) -> i32 {
  %v4 = arith.constant -1 : i32
  "use"(%v4) : (i32) -> ()
  %v5 = arith.constant true
  %v7 = scf.for %v8 = %v2 to %v2 step %v2 iter_args(%v6 = %v4) -> (i32) {
    %v9 = arith.select %v1, %v2, %v2 : index
    %v10 = arith.constant false
    %v11 = arith.divui %v2, %v8 : index
    %v12 = arith.select %v5, %v2, %v8 : index
    scf.yield %v6 : i32
  }
  %v13 = arith.maxui %v2, %v2 : index
  %v14 = arith.select %v1, %v2, %v2 : index
  return %v7 : i32
}
// -----
func.func @f(%v1: i32, %v2: index, %v3: index) -> i32 {
  %v5 = arith.maxsi %v2, %v3 : index
  %v6 = arith.constant 100 : i32
  %v7 = arith.cmpi sle, %v2, %v3 : index
  cf.br ^b3_1(%v5 : index)
^b3_1(%v4: index):
  %v8 = arith.ori %v6, %v1 : i32
  %v9 = arith.divsi %v5, %v5 : index
  return %v1 : i32
^b3_2:
  return %v1 : i32
}
// -----
func.func @f(%v1: i8, %v2: i1, %v3: i1) -> i8 {
  "use"(%v1) : (i8) -> ()
  %v5 = arith.constant 5 : index
  %v6 = scf.index_switch %v5 -> i8
  case 0 {
    scf.yield %v1 : i8
  }
  case 3 {
    scf.yield %v1 : i8
  }
  default {
    %v7 = arith.cmpi sgt, %v1, %v1 : i8
    %v8 = arith.select %v7, %v5, %v5 : index
    scf.yield %v1 : i8
  }
  %v9 = scf.if %v3 -> (i64) {
    %v10 = "src"(%v5) : (index) -> index
    scf.if %v3 {
      %v11 = arith.constant 3 : i64
      %v12 = arith.ceildivsi %v11, %v11 : i64
      %v13 = arith.index_castui %v5 : index to i8
      %v14 = arith.constant 10 : i8
    }
    %v15 = arith.floordivsi %v10, %v10 : index
    %v16 = arith.constant 4 : i64
    scf.yield %v16 : i64
  } else {
    %v17 = arith.constant 100 : i64
    scf.yield %v17 : i64
  }
  %v18 = arith.constant 10 : i64
  %v19 = arith.ori %v5, %v5 : index
  %v20 = arith.minsi %v5, %v19 : index
  %v21 = arith.cmpi ne, %v6, %v6 : i8
  return %v6 : i8
}
// -----
func.func @f(%v1: i1, %v2: index, %v3: i8) -> i8 {
  %v4 = scf.index_switch %v2 -> i8
  case 0 {
    %v5 = arith.constant 4 : i64
    %v6 = arith.cmpi sge, %v5, %v5 : i64
    %v7 = arith.constant 2 : i64
    scf.yield %v3 : i8
  }
  case 3 {
    %v8 = arith.addi %v2, %v2 : index
    %v9 = scf.execute_region -> i8 {
      %v10 = arith.constant 100 : i8
      %v11 = arith.ori %v8, %v2 : index
      scf.yield %v10 : i8
    }
    scf.yield %v9 : i8
  }
  default {
    scf.yield %v3 : i8
  }
  %v12 = arith.constant 2 : i64
  %v13 = arith.cmpi uge, %v12, %v12 : i64
  scf.if %v1 {
    %v14 = arith.ori %v3, %v3 : i8
  }
  %v15 = arith.constant -1 : index
  %v16 = scf.execute_region -> index {
    %v17 = arith.cmpi ugt, %v12, %v12 : i64
    %v18 = arith.select %v13, %v3, %v3 : i8
    cf.cond_br %v17, ^b16_1, ^b16_1
  ^b16_1:
    scf.yield %v2 : index
  }
  %v19 = scf.while (%v20 = %v12) : (i64) -> i64 {
    %v22 = arith.select %v1, %v3, %v4 : i8
    %v23 = arith.select %v1, %v16, %v16 : index
    %v24 = arith.cmpi slt, %v20, %v12 : i64
    scf.condition(%v24) %v20 : i64
  } do {
  ^bb0(%v21: i64):
    %v25 = arith.cmpi ugt, %v12, %v21 : i64
    %v26 = scf.index_switch %v16 -> i8
    case 0 {
      scf.yield %v3 : i8
    }
    case 3 {
      %v27 = arith.select %v1, %v2, %v15 : index
      scf.yield %v3 : i8
    }
    default {
      %v28 = arith.cmpi eq, %v4, %v3 : i8
      %v29 = arith.constant 5 : i64
      scf.yield %v4 : i8
    }
    scf.yield %v21 : i64
  }
  return %v4 : i8
}
// -----
func.func @f(%v1: i32, %v2: index, %v3: i32) -> i32 {
  %v4 = arith.constant -1 : index
  %v5 = arith.subi %v4, %v2 : index
  %v6 = arith.cmpi ule, %v4, %v2 : index
  %v7 = arith.cmpi ne, %v3, %v3 : i32
  %v8 = arith.cmpi ult, %v5, %v2 : index
  %v9 = arith.xori %v1, %v1 : i32
  %v10 = scf.if %v7 -> (index) {
    %v11 = scf.if %v7 -> (index) {
      scf.yield %v4 : index
    } else {
      %v12 = arith.ceildivui %v5, %v2 : index
      %v13 = arith.constant 0 : i32
      scf.yield %v12 : index
    }
    scf.yield %v2 : index
  } else {
    %v14 = arith.index_castui %v4 : index to i32
    scf.yield %v5 : index
  }
  %v15 = arith.ceildivsi %v4, %v4 : index
  %v16 = scf.execute_region -> index {
    %v22 = arith.cmpi sgt, %v3, %v1 : i32
    %v23 = arith.andi %v4, %v10 : index
    cf.cond_br %v22, ^b16_3(%v3, %v1 : i32, i32), ^b16_3(%v9, %v3 : i32, i32)
  ^b16_1(%v17: i32):
    %v24 = arith.shli %v9, %v17 : i32
    cf.cond_br %v7, ^b16_1(%v24 : i32), ^b16_3(%v3, %v3 : i32, i32)
  ^b16_2(%v18: i32, %v19: index):
    %v25 = arith.constant 2 : index
    %v26 = arith.constant 0 : index
    %v27 = arith.constant 4 : index
    %v29 = scf.for %v30 = %v25 to %v26 step %v27 iter_args(%v28 = %v10) -> (index) {
      %v31 = arith.index_cast %v26 : index to i32
      %v32 = arith.minsi %v9, %v18 : i32
      %v33 = arith.shrui %v10, %v19 : index
      scf.yield %v28 : index
    }
    %v34 = arith.minsi %v1, %v3 : i32
    cf.br ^b16_1(%v18 : i32)
  ^b16_3(%v20: i32, %v21: i32):
    scf.yield %v5 : index
  }
  return %v9 : i32
}
// -----
func.func @f(%v1: index, %v2: i1) -> i32 {
  %v3 = arith.maxsi %v1, %v1 : index
  %v4 = arith.constant 3 : i32
  %v5 = arith.index_castui %v4 : i32 to index
  %v7 = scf.for %v8 = %v5 to %v3 step %v3 iter_args(%v6 = %v4) -> (i32) {
    %v9 = arith.ceildivsi %v1, %v1 : index
    scf.yield %v4 : i32
  }
  %v10 = arith.cmpi sge, %v5, %v1 : index
  %v11 = arith.minui %v4, %v7 : i32
  %v13 = scf.for %v14 = %v1 to %v3 step %v5 iter_args(%v12 = %v5) -> (index) {
    %v15 = arith.minsi %v5, %v5 : index
    %v16 = arith.minsi %v7, %v7 : i32
    %v17 = arith.constant 0 : index
    %v18 = arith.muli %v14, %v17 : index
    scf.yield %v17 : index
  }
  %v19 = arith.divsi %v7, %v11 : i32
  %v20 = arith.constant 1 : index
  %v21 = arith.constant 2 : index
  %v22 = arith.constant 0 : index
  %v24 = scf.for %v25 = %v20 to %v21 step %v22 iter_args(%v23 = %v11) -> (i32) {
    %v26 = arith.minui %v11, %v19 : i32
    %v27 = arith.maxui %v23, %v26 : i32
    %v28 = arith.ceildivsi %v19, %v27 : i32
    scf.yield %v23 : i32
  }
  return %v11 : i32
}
// -----
func.func @f(%v1: i1) -> i32 {
  %v4 = arith.constant 7 : i32
  cf.cond_br %v1, ^b1_1(%v4, %v4 : i32, i32), ^b1_1(%v4, %v4 : i32, i32)
^b1_1(%v2: i32, %v3: i32):
  %v5 = arith.minui %v2, %v3 : i32
  %v6 = arith.constant 7 : i32
  %v7 = arith.cmpi ult, %v4, %v6 : i32
  return %v4 : i32
}
// -----
func.func @f(%v1: i64, %v2: i1) -> i8 {
  %v8 = arith.constant 5 : i8
  "use"(%v8) : (i8) -> ()
  %v9 = arith.maxsi %v1, %v1 : i64
  %v10 = arith.constant 5 : i64
  cf.cond_br %v2, ^b2_3, ^b2_2(%v8, %v1 : i8, i64)
^b2_1(%v3: i64, %v4: index):
  %v11 = arith.constant -1 : i8
  "use"(%v9) : (i64) -> ()
  cf.br ^b2_1(%v10, %v4 : i64, index)
^b2_2(%v5: i8, %v6: i64):
  %v13 = arith.constant 0 : index
  %v14 = arith.cmpi uge, %v13, %v13 : index
  cf.cond_br %v14, ^b2_1(%v1, %v13 : i64, index), ^b2_4
^b2_3:
  %v15 = arith.constant 7 : index
  %v16 = arith.divsi %v15, %v15 : index
  cf.cond_br %v2, ^b2_1(%v9, %v16 : i64, index), ^b2_1(%v10, %v15 : i64, index)
^b2_4:
  %v17 = arith.constant 2 : i8
  %v18 = arith.constant 2 : index
  %v19 = arith.cmpi slt, %v18, %v18 : index
  return %v8 : i8
}
// -----
func.func @f() -> i8 {
  %v1 = arith.constant 10 : index
  %v2 = scf.index_switch %v1 -> i64
  case 0 {
    %v3 = arith.constant 1 : i64
    scf.yield %v3 : i64
  }
  case 3 {
    %v4 = arith.constant 10 : i8
    %v5 = arith.extsi %v4 : i8 to i64
    %v6 = arith.constant true
    %v7 = scf.if %v6 -> (i64) {
      %v8 = arith.constant true
      scf.yield %v5 : i64
    } else {
      %v9 = "src"(%v1) : (index) -> index
      scf.yield %v5 : i64
    }
    scf.yield %v5 : i64
  }
  default {
    %v10 = arith.constant 100 : i64
    scf.yield %v10 : i64
  }
  %v11 = arith.ceildivsi %v1, %v1 : index
  %v12 = arith.divsi %v11, %v1 : index
  %v13 = arith.constant 2 : i8
  %v14 = arith.divui %v13, %v13 : i8
  return %v13 : i8
}
// -----
func.func @f(%v1: i64) -> i8 {
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 0 : i8
  %v4 = arith.subi %v3, %v3 : i8
  %v5 = arith.constant 1 : i8
  %v6 = arith.floordivsi %v1, %v1 : i64
  %v7 = arith.constant 3 : i64
  %v8 = arith.index_cast %v6 : i64 to index
  return %v3 : i8
}
// -----
func.func @f(%v1: i8) -> i8 {
  %v2 = arith.index_castui %v1 : i8 to index
  %v3 = arith.remsi %v2, %v2 : index
  %v4 = arith.shrui %v1, %v1 : i8
  %v5 = arith.constant 0 : i8
  %v6 = arith.constant 4 : index
  return %v4 : i8
}
// -----
func.func @f(%v1: i1) -> i32 {
  %v2 = arith.constant 4 : index
  %v3 = arith.constant 1 : i32
  %v4 = arith.ceildivui %v3, %v3 : i32
  %v5 = arith.ceildivui %v4, %v3 : i32
  "use"(%v2) : (index) -> ()
  return %v3 : i32
}
// -----
func.func @f(%v1: index) -> i32 {
  %v8 = arith.constant 0 : i32
  %v9 = arith.xori %v8, %v8 : i32
  %v10 = arith.constant 3 : i32
  %v11 = arith.constant false
  cf.cond_br %v11, ^b1_3(%v10 : i32), ^b1_3(%v10 : i32)
^b1_1(%v2: index, %v3: i32):
  cf.switch %v3 : i32, [default: ^b1_4(%v1 : index), 1: ^b1_4(%v1 : index), 2: ^b1_3(%v9 : i32)]
^b1_2(%v4: i32, %v5: index):
  %v12 = arith.index_castui %v5 : index to i32
  return %v9 : i32
^b1_3(%v6: i32):
  %v13 = arith.cmpi ult, %v1, %v1 : index
  scf.if %v11 {
    %v14 = arith.constant 7 : index
    %v15 = arith.cmpi ugt, %v6, %v8 : i32
  }
  %v16 = arith.constant 7 : i32
  cf.br ^b1_1(%v1, %v16 : index, i32)
^b1_4(%v7: index):
  return %v10 : i32
}
// -----
func.func @f() -> i32 {
  %v1 = arith.constant 0 : index
  %v2 = arith.floordivsi %v1, %v1 : index
  %v3 = arith.constant 5 : i32
  %v4 = arith.remsi %v3, %v3 : i32
  %v5 = arith.minsi %v4, %v3 : i32
  %v6 = arith.addi %v5, %v3 : i32
  %v7 = arith.cmpi ule, %v1, %v2 : index
  %v8 = arith.remsi %v3, %v5 : i32
  %v9 = arith.floordivsi %v3, %v6 : i32
  return %v4 : i32
}
// -----
func.func @f() -> i8 {
  %v6 = arith.constant false
  %v7 = arith.constant 3 : index
  cf.cond_br %v6, ^b0_2(%v7 : index), ^b0_2(%v7 : index)
^b0_1(%v1: i64, %v2: i64):
  %v8 = arith.constant 1 : index
  %v9 = arith.constant 10 : index
  %v10 = arith.constant 4 : index
  %v12 = scf.for %v13 = %v8 to %v9 step %v10 iter_args(%v11 = %v7) -> (index) {
    %v14 = arith.constant 1 : i8
    %v15 = arith.cmpi uge, %v14, %v14 : i8
    %v16 = arith.xori %v9, %v11 : index
    scf.yield %v13 : index
  }
  %v17 = arith.constant 1 : i8
  %v18 = arith.maxui %v17, %v17 : i8
  cf.cond_br %v6, ^b0_3(%v1, %v10 : i64, index), ^b0_1(%v1, %v2 : i64, i64)
^b0_2(%v3: index):
  %v19 = arith.constant 2 : i8
  return %v19 : i8
^b0_3(%v4: i64, %v5: index):
  cf.br ^b0_2(%v5 : index)
^b0_4:
  %v20 = arith.constant -1 : i64
  %v21 = arith.select %v6, %v20, %v20 : i64
  %v22 = arith.constant false
  %v23 = arith.constant -1 : index
  %v24 = arith.constant 0 : i8
  return %v24 : i8
}
// -----
func.func @f(%v1: i1, %v2: index, %v3: i32) -> i32 {
  %v10 = arith.maxui %v3, %v3 : i32
  %v11 = arith.cmpi slt, %v2, %v2 : index
  cf.cond_br %v1, ^b3_3(%v2, %v2 : index, index), ^b3_4(%v3, %v2 : i32, index)
^b3_1:
  %v13 = scf.for %v14 = %v2 to %v2 step %v2 iter_args(%v12 = %v3) -> (i32) {
    %v15 = arith.divsi %v12, %v10 : i32
    %v16 = arith.xori %v2, %v2 : index
    scf.yield %v3 : i32
  }
  return %v3 : i32
^b3_2(%v4: index, %v5: i32):
  %v17 = arith.muli %v10, %v10 : i32
  cf.cond_br %v11, ^b3_4(%v3, %v4 : i32, index), ^b3_2(%v4, %v17 : index, i32)
^b3_3(%v6: index, %v7: index):
  %v18 = arith.index_castui %v3 : i32 to index
  cf.switch %v3 : i32, [default: ^b3_1, 1: ^b3_2(%v6, %v3 : index, i32), 2: ^b3_1]
^b3_4(%v8: i32, %v9: index):
  %v19 = arith.cmpi slt, %v8, %v8 : i32
  return %v8 : i32
}
// -----
func.func @f(%v1: i1) -> i32 {
  %v2 = arith.constant 10 : index
  %v3 = arith.cmpi slt, %v2, %v2 : index
  %v4 = arith.constant 0 : i32
  %v6 = scf.for %v7 = %v2 to %v2 step %v2 iter_args(%v5 = %v2) -> (index) {
    %v8 = arith.ceildivui %v4, %v4 : i32
    %v9 = arith.constant false
    scf.if %v9 {
      %v10 = arith.index_castui %v2 : index to i32
    }
    %v11 = arith.cmpi uge, %v7, %v5 : index
    scf.yield %v2 : index
  }
  %v12 = arith.constant 7 : index
  %v14 = scf.for %v15 = %v12 to %v2 step %v12 iter_args(%v13 = %v12) -> (index) {
    %v16 = arith.shrsi %v13, %v13 : index
    %v17 = arith.constant 3 : i32
    scf.yield %v15 : index
  }
  return %v4 : i32
}
// -----
func.func @f(%v1: i32, %v2: i32, %v3: index) -> i32 {
  %v4 = scf.execute_region -> i32 {
    %v9 = arith.constant true
    cf.cond_br %v9, ^b4_2(%v3, %v2 : index, i32), ^b4_2(%v3, %v2 : index, i32)
  ^b4_1(%v5: index, %v6: index):
    %v10 = arith.divui %v2, %v1 : i32
    %v11 = arith.select %v9, %v5, %v6 : index
    "use"(%v11) : (index) -> ()
    cf.cond_br %v9, ^b4_1(%v5, %v3 : index, index), ^b4_2(%v11, %v1 : index, i32)
  ^b4_2(%v7: index, %v8: i32):
    %v13 = arith.select %v9, %v7, %v7 : index
    %v14 = arith.addi %v13, %v7 : index
    %v15 = "src"(%v13) : (index) -> index
    scf.yield %v2 : i32
  }
  %v16 = arith.cmpi sgt, %v1, %v4 : i32
  %v17 = arith.xori %v3, %v3 : index
  %v18 = arith.remsi %v1, %v2 : i32
  %v19 = arith.constant 100 : i32
  %v20 = arith.ceildivsi %v4, %v4 : i32
  %v21 = arith.cmpi slt, %v17, %v17 : index
  %v22 = arith.constant 1 : index
  %v23 = arith.constant -1 : index
  %v24 = arith.constant 1 : index
  %v26 = scf.for %v27 = %v22 to %v23 step %v24 iter_args(%v25 = %v4) -> (i32) {
    %v28 = arith.constant 10 : i32
    %v29 = arith.cmpi sge, %v23, %v24 : index
    %v30 = arith.constant 100 : index
    scf.yield %v18 : i32
  }
  %v31 = arith.constant 3 : i32
  return %v4 : i32
}
// -----
func.func @f(%v1: i32) -> i32 {
  %v2 = arith.constant true
  scf.if %v2 {
    %v3 = arith.remui %v1, %v1 : i32
    %v4 = arith.minsi %v3, %v1 : i32
    %v5 = arith.constant 3 : index
    %v6 = scf.index_switch %v5 -> index
    case 0 {
      %v7 = arith.shli %v4, %v4 : i32
      scf.yield %v5 : index
    }
    case 3 {
      scf.yield %v5 : index
    }
    default {
      %v8 = arith.constant 100 : index
      %v9 = arith.constant 100 : index
      scf.yield %v9 : index
    }
  }
  %v10 = arith.constant 3 : index
  %v11 = arith.select %v2, %v10, %v10 : index
  %v12 = arith.select %v2, %v1, %v1 : i32
  %v13 = scf.index_switch %v11 -> index
  case 0 {
    %v14 = arith.index_cast %v11 : index to i32
    scf.yield %v11 : index
  }
  case 3 {
    %v15 = arith.constant 3 : i32
    %v16 = arith.cmpi ne, %v12, %v1 : i32
    scf.yield %v11 : index
  }
  default {
    %v17 = arith.constant 5 : index
    %v18 = arith.shrsi %v17, %v10 : index
    scf.yield %v17 : index
  }
  %v19 = arith.constant 5 : i32
  %v20 = arith.cmpi sgt, %v11, %v10 : index
  %v21 = scf.while (%v22 = %v11) : (index) -> index {
    %v24 = arith.select %v2, %v12, %v1 : i32
    scf.condition(%v20) %v10 : index
  } do {
  ^bb0(%v23: index):
    %v25 = arith.maxsi %v11, %v13 : index
    scf.yield %v23 : index
  }
  %v26 = arith.constant 0 : i32
  return %v19 : i32
}
// -----
func.func @f(%v1: index, %v2: index) -> i32 {
  %v3 = arith.constant 7 : index
  %v4 = arith.constant 5 : i32
  %v5 = arith.floordivsi %v4, %v4 : i32
  %v6 = scf.while (%v7 = %v2) : (index) -> index {
    %v9 = arith.shrsi %v7, %v7 : index
    %v10 = arith.constant false
    %v11 = arith.select %v10, %v2, %v2 : index
    %v12 = arith.cmpi sle, %v1, %v7 : index
    scf.condition(%v12) %v3 : index
  } do {
  ^bb0(%v8: index):
    %v13 = arith.index_castui %v1 : index to i32
    %v14 = arith.cmpi sgt, %v5, %v13 : i32
    %v15 = arith.ceildivsi %v5, %v5 : i32
    scf.yield %v1 : index
  }
  return %v5 : i32
}
// -----
func.func @f() -> i8 {
  %v1 = arith.constant -1 : i8
  %v2 = arith.xori %v1, %v1 : i8
  %v3 = arith.constant -1 : index
  %v4 = arith.constant 3 : i64
  %v5 = arith.ceildivsi %v4, %v4 : i64
  %v6 = arith.constant 0 : i64
  %v7 = arith.constant -1 : i8
  return %v2 : i8
}
