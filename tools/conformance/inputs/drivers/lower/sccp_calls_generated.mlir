// RUN-FLAGS: --sccp --split-input-file --allow-unregistered-dialect
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.cmpi ult, %v2, %v2 : i32
  %v4 = arith.constant 4 : index
  %v5 = arith.constant 4 : index
  %v6 = arith.constant 2 : index
  %v7 = arith.constant 4 : index
  %v9 = scf.for %v10 = %v5 to %v6 step %v7 iter_args(%v8 = %v7) -> (index) {
    %v11 = arith.constant true
    %v12 = func.call @f1(%v2) : (i32) -> (i32)
    scf.yield %v6 : index
  }
  %v13 = arith.cmpi sgt, %v9, %v6 : index
  %v14 = func.call @f1(%v2) : (i32) -> (i32)
  %v15 = func.call @f2(%v2) : (i32) -> (i32)
  return %v15 : i32
}
func.func private @f1(%v16: i32) -> i32 {
  %v17 = func.call @f2(%v16) : (i32) -> (i32)
  %v18 = arith.constant 3 : index
  %v19 = arith.index_cast %v18 : index to i32
  %v20 = arith.divsi %v18, %v18 : index
  %v21 = func.call @f2(%v17) : (i32) -> (i32)
  %v22 = arith.constant 4 : i32
  return %v22 : i32
}
func.func @f2(%v23: i32) -> i32 {
  %v24 = arith.maxui %v23, %v23 : i32
  %v25 = arith.constant 2 : index
  %v26 = scf.index_switch %v25 -> i32
  case 0 {
    scf.yield %v24 : i32
  }
  case 3 {
    scf.yield %v23 : i32
  }
  default {
    %v27 = arith.xori %v24, %v23 : i32
    %v28 = arith.constant true
    scf.yield %v27 : i32
  }
  %v29 = arith.constant true
  %v30 = scf.if %v29 -> (i32) {
    %v31 = arith.minsi %v24, %v23 : i32
    %v32 = arith.cmpi ule, %v23, %v31 : i32
    %v33 = arith.constant 3 : index
    scf.yield %v23 : i32
  } else {
    %v34 = arith.divui %v23, %v26 : i32
    %v35 = arith.index_cast %v24 : i32 to index
    scf.yield %v34 : i32
  }
  %v36 = arith.divui %v26, %v26 : i32
  %v37 = arith.xori %v30, %v26 : i32
  return %v30 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v2 = arith.constant 10 : i32
  %v3 = arith.constant 100 : index
  %v4 = arith.index_cast %v3 : index to i32
  %v5 = arith.constant true
  %v6 = arith.select %v5, %v2, %v1 : i32
  %v7 = arith.ceildivsi %v6, %v4 : i32
  return %v1 : i32
}
func.func private @f1() -> i32 {
  %v8 = arith.constant true
  %v9 = scf.if %v8 -> (i32) {
    %v10 = arith.constant 2 : index
    %v11 = arith.cmpi sle, %v10, %v10 : index
    %v12 = arith.constant -1 : i32
    %v13 = arith.cmpi sge, %v12, %v12 : i32
    %v14 = arith.cmpi eq, %v12, %v12 : i32
    scf.yield %v12 : i32
  } else {
    %v15 = arith.constant 2 : i32
    scf.yield %v15 : i32
  }
  scf.if %v8 {
    %v16 = arith.shrui %v9, %v9 : i32
  }
  %v17 = arith.constant 7 : index
  %v18 = arith.minsi %v17, %v17 : index
  %v19 = arith.andi %v9, %v9 : i32
  %v20 = arith.index_cast %v17 : index to i32
  return %v9 : i32
}
func.func nested @f2() -> i32 {
  %v21 = arith.constant 10 : index
  %v22 = "src"(%v21) : (index) -> index
  %v23 = arith.constant 4 : i32
  %v24 = arith.cmpi ne, %v23, %v23 : i32
  %v25 = scf.if %v24 -> (index) {
    "use"(%v23) : (i32) -> ()
    %v27 = arith.shli %v21, %v21 : index
    %v28 = arith.maxsi %v27, %v22 : index
    scf.yield %v28 : index
  } else {
    %v29 = arith.constant 10 : i32
    %v30 = arith.constant -1 : index
    %v31 = arith.select %v24, %v29, %v23 : i32
    scf.yield %v30 : index
  }
  "use"(%v23) : (i32) -> ()
  return %v23 : i32
}
func.func private @f3(%v33: i32, %v34: i32) -> i32 {
  %v35 = arith.constant false
  %v36 = arith.constant 1 : index
  %v37 = arith.index_cast %v36 : index to i32
  %v38 = arith.cmpi ne, %v36, %v36 : index
  %v39 = scf.if %v35 -> (index) {
    %v40 = "src"(%v33) : (i32) -> i32
    %v41 = arith.subi %v34, %v40 : i32
    scf.yield %v36 : index
  } else {
    %v42 = arith.shrui %v37, %v37 : i32
    %v43 = func.call @f4(%v33, %v34) : (i32, i32) -> (i32)
    scf.yield %v36 : index
  }
  %v44 = arith.constant false
  return %v33 : i32
}
func.func private @f4(%v45: i32, %v46: i32) -> i32 {
  %v49 = arith.constant 4 : index
  cf.br ^b46_1(%v45, %v49 : i32, index)
^b46_1(%v47: i32, %v48: index):
  %v50 = arith.cmpi sle, %v47, %v45 : i32
  "use"(%v48) : (index) -> ()
  return %v45 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v3 = arith.cmpi ult, %v1, %v1 : i32
  cf.br ^b1_2
^b1_1:
  %v4 = arith.constant 100 : index
  %v5 = arith.select %v3, %v4, %v4 : index
  return %v1 : i32
^b1_2:
  %v6 = arith.constant 4 : index
  %v7 = arith.index_cast %v6 : index to i32
  %v8 = arith.index_cast %v7 : i32 to index
  %v9 = arith.subi %v1, %v1 : i32
  return %v1 : i32
^b1_3:
  cf.br ^b1_3
^b1_4(%v2: index):
  %v10 = arith.constant 10 : index
  %v11 = arith.constant 0 : i32
  %v12 = scf.index_switch %v10 -> index
  case 0 {
    %v13 = arith.select %v3, %v1, %v1 : i32
    scf.yield %v10 : index
  }
  case 3 {
    scf.yield %v10 : index
  }
  default {
    %v14 = func.call @f2(%v11, %v1) : (i32, i32) -> (i32)
    scf.yield %v2 : index
  }
  return %v11 : i32
}
func.func @f1(%v15: i32) -> i32 {
  %v18 = arith.constant 0 : index
  %v19 = arith.cmpi uge, %v18, %v18 : index
  %v20 = arith.divui %v15, %v15 : i32
  %v21 = arith.cmpi slt, %v20, %v15 : i32
  cf.br ^b15_1(%v18, %v18 : index, index)
^b15_1(%v16: index, %v17: index):
  return %v15 : i32
}
func.func private @f2(%v22: i32, %v23: i32) -> i32 {
  %v24 = arith.constant 100 : index
  %v25 = arith.index_castui %v24 : index to i32
  %v26 = arith.constant false
  %v27 = arith.select %v26, %v24, %v24 : index
  %v28 = arith.cmpi ult, %v23, %v22 : i32
  %v29 = arith.constant false
  %v30 = arith.constant 3 : index
  return %v22 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = func.call @f2(%v1, %v2) : (i32, i32) -> (i32)
  %v4 = arith.floordivsi %v2, %v2 : i32
  %v5 = arith.maxui %v4, %v4 : i32
  %v6 = func.call @f2(%v3, %v3) : (i32, i32) -> (i32)
  %v7 = arith.constant 10 : index
  %v8 = arith.divui %v7, %v7 : index
  return %v1 : i32
}
func.func nested @f1(%v9: i32, %v10: i32) -> i32 {
  %v11 = arith.constant 3 : index
  %v12 = arith.floordivsi %v11, %v11 : index
  %v13 = arith.index_cast %v9 : i32 to index
  %v14 = arith.constant false
  %v15 = scf.if %v14 -> (i32) {
    %v16 = arith.index_castui %v10 : i32 to index
    %v17 = arith.remsi %v9, %v10 : i32
    %v18 = arith.shrsi %v17, %v17 : i32
    scf.yield %v18 : i32
  } else {
    %v19 = arith.cmpi eq, %v13, %v12 : index
    scf.yield %v10 : i32
  }
  %v20 = scf.if %v14 -> (i32) {
    %v21 = arith.shrui %v15, %v10 : i32
    %v22 = func.call @f2(%v15, %v10) : (i32, i32) -> (i32)
    %v23 = arith.constant 1 : i32
    scf.yield %v9 : i32
  } else {
    scf.yield %v10 : i32
  }
  %v24 = arith.cmpi ne, %v20, %v15 : i32
  return %v20 : i32
}
func.func @f2(%v25: i32, %v26: i32) -> i32 {
  %v33 = arith.constant -1 : index
  cf.br ^b26_1(%v33, %v26 : index, i32)
^b26_1(%v27: index, %v28: i32):
  %v34 = arith.constant false
  %v35 = arith.select %v34, %v33, %v27 : index
  %v36 = arith.cmpi uge, %v33, %v27 : index
  %v37 = arith.xori %v27, %v27 : index
  cf.cond_br %v34, ^b26_4(%v37, %v28 : index, i32), ^b26_2
^b26_2:
  %v38 = arith.constant false
  cf.cond_br %v38, ^b26_2, ^b26_4(%v33, %v25 : index, i32)
^b26_3(%v29: i32, %v30: index):
  %v39 = arith.constant false
  %v40 = arith.select %v39, %v26, %v26 : i32
  cf.br ^b26_1(%v30, %v25 : index, i32)
^b26_4(%v31: index, %v32: i32):
  return %v32 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v4 = func.call @f0(%v2, %v1) : (i32, i32) -> (i32)
  cf.br ^b2_1
^b2_1:
  %v5 = arith.constant true
  %v6 = scf.if %v5 -> (index) {
    %v7 = arith.constant 5 : index
    scf.yield %v7 : index
  } else {
    %v8 = func.call @f0(%v1, %v2) : (i32, i32) -> (i32)
    %v9 = arith.constant 1 : index
    %v10 = arith.remui %v9, %v9 : index
    scf.yield %v9 : index
  }
  %v11 = arith.ceildivsi %v6, %v6 : index
  cf.cond_br %v5, ^b2_1, ^b2_1
^b2_2:
  %v12 = arith.constant 10 : i32
  return %v4 : i32
^b2_3(%v3: i32):
  %v13 = arith.constant true
  %v14 = scf.if %v13 -> (index) {
    %v15 = arith.constant 4 : index
    scf.yield %v15 : index
  } else {
    %v16 = func.call @f1(%v2, %v3) : (i32, i32) -> (i32)
    %v17 = arith.remui %v16, %v16 : i32
    %v18 = arith.constant 7 : index
    %v19 = arith.cmpi ne, %v18, %v18 : index
    scf.yield %v18 : index
  }
  %v20 = scf.while (%v21 = %v1) : (i32) -> i32 {
    %v23 = arith.minsi %v1, %v21 : i32
    scf.condition(%v13) %v2 : i32
  } do {
  ^bb0(%v22: i32):
    %v24 = arith.select %v13, %v14, %v14 : index
    scf.yield %v1 : i32
  }
  return %v4 : i32
}
func.func @f1(%v25: i32, %v26: i32) -> i32 {
  %v29 = arith.constant -1 : index
  %v30 = arith.constant 7 : index
  %v31 = arith.constant false
  cf.cond_br %v31, ^b26_1, ^b26_1
^b26_1:
  %v32 = arith.xori %v29, %v30 : index
  cf.br ^b26_3(%v25, %v29 : i32, index)
^b26_2:
  scf.if %v31 {
    %v33 = arith.constant -1 : i32
    %v34 = arith.ceildivsi %v26, %v26 : i32
    %v35 = arith.cmpi eq, %v30, %v30 : index
  }
  %v36 = arith.constant false
  cf.cond_br %v36, ^b26_2, ^b26_2
^b26_3(%v27: i32, %v28: index):
  %v37 = arith.select %v31, %v27, %v25 : i32
  %v38 = arith.constant 1 : index
  cf.switch %v25 : i32, [default: ^b26_2, 1: ^b26_2, 2: ^b26_4]
^b26_4:
  %v40 = scf.for %v41 = %v29 to %v30 step %v29 iter_args(%v39 = %v26) -> (i32) {
    %v42 = arith.floordivsi %v26, %v39 : i32
    %v43 = arith.constant 0 : i32
    %v44 = arith.andi %v26, %v43 : i32
    scf.yield %v42 : i32
  }
  %v45 = arith.index_cast %v30 : index to i32
  %v46 = arith.cmpi uge, %v26, %v40 : i32
  return %v25 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.constant 3 : index
  %v4 = arith.index_cast %v3 : index to i32
  %v5 = arith.cmpi uge, %v3, %v3 : index
  %v6 = arith.select %v5, %v4, %v2 : i32
  %v7 = arith.cmpi uge, %v3, %v3 : index
  %v8 = arith.remui %v3, %v3 : index
  return %v6 : i32
}
func.func @f1(%v9: i32, %v10: i32) -> i32 {
  %v11 = arith.constant 10 : index
  %v13 = scf.for %v14 = %v11 to %v11 step %v11 iter_args(%v12 = %v9) -> (i32) {
    %v15 = arith.constant 0 : index
    %v16 = arith.constant false
    scf.yield %v10 : i32
  }
  %v17 = func.call @f2(%v13) : (i32) -> (i32)
  %v18 = arith.ceildivui %v11, %v11 : index
  %v19 = arith.index_castui %v11 : index to i32
  %v20 = arith.cmpi eq, %v17, %v17 : i32
  return %v13 : i32
}
func.func private @f2(%v21: i32) -> i32 {
  %v27 = arith.constant -1 : index
  %v28 = arith.subi %v27, %v27 : index
  %v29 = arith.constant true
  %v30 = arith.select %v29, %v21, %v21 : i32
  %v31 = arith.cmpi uge, %v30, %v21 : i32
  cf.cond_br %v31, ^b21_2(%v30 : i32), ^b21_1(%v30, %v21 : i32, i32)
^b21_1(%v22: i32, %v23: i32):
  %v32 = arith.cmpi sle, %v28, %v27 : index
  cf.cond_br %v31, ^b21_2(%v22 : i32), ^b21_4
^b21_2(%v24: i32):
  %v33 = scf.if %v29 -> (index) {
    %v34 = arith.shli %v28, %v27 : index
    %v35 = arith.shrsi %v27, %v28 : index
    %v36 = arith.select %v29, %v24, %v30 : i32
    scf.yield %v34 : index
  } else {
    scf.yield %v27 : index
  }
  %v37 = arith.cmpi ult, %v27, %v33 : index
  cf.switch %v24 : i32, [default: ^b21_4, 1: ^b21_3(%v24, %v27 : i32, index), 2: ^b21_4]
^b21_3(%v25: i32, %v26: index):
  %v38 = arith.maxui %v26, %v26 : index
  %v39 = arith.subi %v38, %v27 : index
  %v40 = arith.select %v31, %v25, %v21 : i32
  return %v25 : i32
^b21_4:
  return %v21 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = func.call @f1() : () -> (i32)
  %v2 = "src"(%v1) : (i32) -> i32
  %v3 = arith.constant true
  %v5 = arith.constant 3 : index
  "use"(%v5) : (index) -> ()
  %v6 = arith.minui %v1, %v1 : i32
  return %v2 : i32
}
func.func @f1() -> i32 {
  %v7 = arith.constant false
  %v8 = arith.constant 2 : index
  %v9 = arith.select %v7, %v8, %v8 : index
  %v10 = arith.select %v7, %v9, %v8 : index
  %v11 = arith.constant 2 : i32
  %v12 = arith.shrui %v11, %v11 : i32
  cf.cond_br %v7, ^b6_2, ^b6_2
^b6_1:
  "use"(%v12) : (i32) -> ()
  return %v11 : i32
^b6_2:
  %v14 = arith.cmpi ugt, %v11, %v12 : i32
  %v15 = scf.if %v7 -> (i32) {
    scf.yield %v11 : i32
  } else {
    %v16 = arith.index_castui %v10 : index to i32
    scf.yield %v11 : i32
  }
  %v17 = func.call @f3(%v12) : (i32) -> (i32)
  return %v17 : i32
}
func.func private @f2(%v18: i32) -> i32 {
  %v19 = scf.while (%v20 = %v18) : (i32) -> i32 {
    %v22 = "src"(%v18) : (i32) -> i32
    %v23 = arith.cmpi ne, %v18, %v20 : i32
    scf.condition(%v23) %v20 : i32
  } do {
  ^bb0(%v21: i32):
    %v24 = arith.constant 1 : index
    %v25 = arith.andi %v24, %v24 : index
    %v26 = arith.ceildivui %v25, %v24 : index
    %v27 = arith.constant true
    scf.yield %v18 : i32
  }
  %v28 = arith.constant 10 : i32
  %v29 = arith.constant 5 : index
  %v30 = arith.xori %v29, %v29 : index
  %v31 = arith.constant true
  %v32 = scf.if %v31 -> (i32) {
    "use"(%v29) : (index) -> ()
    %v34 = arith.select %v31, %v18, %v18 : i32
    scf.yield %v19 : i32
  } else {
    scf.yield %v19 : i32
  }
  %v35 = arith.xori %v32, %v18 : i32
  return %v19 : i32
}
func.func @f3(%v36: i32) -> i32 {
  cf.br ^b36_2
^b36_1(%v37: index, %v38: index):
  %v41 = arith.addi %v36, %v36 : i32
  %v42 = arith.constant true
  cf.cond_br %v42, ^b36_4(%v41, %v37 : i32, index), ^b36_3
^b36_2:
  %v43 = arith.muli %v36, %v36 : i32
  %v44 = arith.constant 0 : i32
  %v45 = arith.constant false
  cf.br ^b36_3
^b36_3:
  %v46 = arith.addi %v36, %v36 : i32
  cf.br ^b36_2
^b36_4(%v39: i32, %v40: index):
  %v47 = arith.maxsi %v40, %v40 : index
  return %v39 : i32
}
// -----
func.func @f0() -> i32 {
  %v2 = arith.constant 3 : i32
  %v3 = func.call @f1(%v2) : (i32) -> (i32)
  %v4 = arith.maxsi %v2, %v2 : i32
  %v5 = arith.floordivsi %v2, %v2 : i32
  %v6 = arith.constant false
  cf.cond_br %v6, ^b0_1, ^b0_1
^b0_1:
  %v7 = arith.xori %v4, %v3 : i32
  %v8 = func.call @f0() : () -> (i32)
  %v9 = arith.ori %v7, %v4 : i32
  cf.cond_br %v6, ^b0_1, ^b0_1
^b0_2(%v1: i32):
  %v10 = arith.ceildivsi %v4, %v1 : i32
  %v11 = arith.constant 0 : index
  %v12 = arith.ceildivsi %v11, %v11 : index
  %v13 = func.call @f1(%v5) : (i32) -> (i32)
  return %v1 : i32
}
func.func private @f1(%v14: i32) -> i32 {
  %v15 = arith.minsi %v14, %v14 : i32
  %v16 = func.call @f2(%v14, %v15) : (i32, i32) -> (i32)
  %v17 = arith.cmpi sge, %v16, %v14 : i32
  %v18 = arith.constant 100 : index
  %v19 = arith.cmpi sle, %v18, %v18 : index
  %v20 = func.call @f3(%v14) : (i32) -> (i32)
  return %v14 : i32
}
func.func nested @f2(%v21: i32, %v22: i32) -> i32 {
  %v23 = arith.floordivsi %v21, %v21 : i32
  %v24 = arith.constant 1 : index
  %v25 = arith.index_cast %v24 : index to i32
  %v26 = arith.constant true
  %v27 = scf.index_switch %v24 -> index
  case 0 {
    scf.yield %v24 : index
  }
  case 3 {
    %v28 = arith.index_castui %v23 : i32 to index
    %v29 = arith.constant 4 : index
    scf.yield %v28 : index
  }
  default {
    %v30 = arith.select %v26, %v25, %v22 : i32
    %v31 = arith.constant 7 : i32
    scf.yield %v24 : index
  }
  %v32 = arith.index_cast %v25 : i32 to index
  return %v21 : i32
}
func.func private @f3(%v33: i32) -> i32 {
  %v34 = arith.ori %v33, %v33 : i32
  %v35 = arith.constant true
  scf.if %v35 {
    %v36 = arith.constant 2 : index
    %v37 = arith.remui %v36, %v36 : index
  }
  %v38 = arith.constant 0 : index
  %v39 = arith.cmpi ult, %v38, %v38 : index
  %v40 = arith.andi %v38, %v38 : index
  %v41 = arith.constant false
  return %v33 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v5 = arith.constant 10 : i32
  %v6 = arith.constant false
  %v7 = arith.constant 100 : index
  cf.cond_br %v6, ^b1_2(%v7 : index), ^b1_1(%v5, %v7 : i32, index)
^b1_1(%v2: i32, %v3: index):
  %v8 = func.call @f2(%v2) : (i32) -> (i32)
  %v9 = scf.execute_region -> i32 {
    scf.yield %v1 : i32
  }
  return %v9 : i32
^b1_2(%v4: index):
  return %v1 : i32
}
func.func @f1(%v10: i32, %v11: i32) -> i32 {
  %v14 = arith.constant 4 : index
  %v15 = arith.muli %v14, %v14 : index
  cf.br ^b11_1(%v14, %v15 : index, index)
^b11_1(%v12: index, %v13: index):
  %v16 = arith.constant true
  %v17 = scf.if %v16 -> (index) {
    %v18 = func.call @f2(%v11) : (i32) -> (i32)
    %v19 = "src"(%v14) : (index) -> index
    scf.yield %v14 : index
  } else {
    scf.yield %v15 : index
  }
  %v20 = arith.constant 4 : index
  %v21 = arith.constant 3 : index
  %v22 = arith.constant 0 : index
  %v24 = scf.for %v25 = %v20 to %v21 step %v22 iter_args(%v23 = %v10) -> (i32) {
    %v26 = arith.cmpi slt, %v25, %v13 : index
    %v27 = arith.index_castui %v10 : i32 to index
    %v28 = arith.ceildivsi %v27, %v17 : index
    %v29 = arith.shrui %v25, %v21 : index
    scf.yield %v11 : i32
  }
  return %v11 : i32
^b11_2:
  return %v11 : i32
}
func.func private @f2(%v30: i32) -> i32 {
  %v31 = arith.shli %v30, %v30 : i32
  %v32 = arith.constant -1 : index
  %v33 = arith.cmpi ule, %v32, %v32 : index
  "use"(%v30) : (i32) -> ()
  %v35 = arith.index_cast %v32 : index to i32
  "use"(%v32) : (index) -> ()
  return %v30 : i32
}
func.func @f3(%v37: i32) -> i32 {
  %v38 = arith.constant 5 : index
  %v39 = arith.index_cast %v38 : index to i32
  %v40 = arith.minui %v37, %v39 : i32
  %v41 = arith.ori %v40, %v39 : i32
  %v42 = arith.constant 100 : i32
  %v43 = scf.execute_region -> index {
    %v47 = arith.cmpi ne, %v38, %v38 : index
    %v48 = arith.index_castui %v38 : index to i32
    cf.switch %v42 : i32, [default: ^b43_2(%v41 : i32), 1: ^b43_2(%v40 : i32), 2: ^b43_2(%v40 : i32)]
  ^b43_1(%v44: i32, %v45: i32):
    cf.cond_br %v47, ^b43_1(%v45, %v42 : i32, i32), ^b43_1(%v37, %v45 : i32, i32)
  ^b43_2(%v46: i32):
    %v49 = arith.shli %v38, %v38 : index
    %v50 = arith.ceildivui %v40, %v37 : i32
    scf.yield %v49 : index
  }
  return %v37 : i32
}
func.func nested @f4(%v51: i32, %v52: i32) -> i32 {
  %v53 = arith.constant 0 : i32
  %v54 = arith.minsi %v52, %v52 : i32
  %v55 = "src"(%v51) : (i32) -> i32
  %v56 = arith.constant 10 : index
  %v57 = arith.ceildivui %v56, %v56 : index
  %v58 = "src"(%v56) : (index) -> index
  return %v51 : i32
}
// -----
func.func @f0() -> i32 {
  %v2 = arith.constant -1 : i32
  cf.br ^b0_3(%v2 : i32)
^b0_1:
  %v3 = arith.remui %v2, %v2 : i32
  cf.switch %v3 : i32, [default: ^b0_1, 1: ^b0_1, 2: ^b0_3(%v2 : i32)]
^b0_2:
  %v4 = arith.andi %v2, %v2 : i32
  "use"(%v2) : (i32) -> ()
  %v6 = arith.constant true
  %v7 = scf.if %v6 -> (i32) {
    %v8 = arith.constant 7 : index
    %v9 = arith.andi %v8, %v8 : index
    %v10 = arith.xori %v2, %v2 : i32
    scf.yield %v2 : i32
  } else {
    scf.yield %v4 : i32
  }
  cf.cond_br %v6, ^b0_3(%v2 : i32), ^b0_1
^b0_3(%v1: i32):
  %v11 = arith.constant 2 : index
  %v12 = arith.cmpi sge, %v11, %v11 : index
  %v13 = scf.while (%v14 = %v1) : (i32) -> i32 {
    %v16 = arith.remui %v2, %v1 : i32
    %v17 = arith.divui %v16, %v1 : i32
    %v18 = arith.cmpi ule, %v11, %v11 : index
    scf.condition(%v18) %v1 : i32
  } do {
  ^bb0(%v15: i32):
    %v19 = arith.xori %v15, %v15 : i32
    %v20 = "src"(%v11) : (index) -> index
    "use"(%v15) : (i32) -> ()
    scf.yield %v15 : i32
  }
  %v22 = arith.index_castui %v2 : i32 to index
  return %v2 : i32
}
func.func @f1() -> i32 {
  %v23 = func.call @f2() : () -> (i32)
  %v24 = arith.constant false
  scf.if %v24 {
    %v25 = arith.constant -1 : i32
  }
  %v26 = arith.remui %v23, %v23 : i32
  %v27 = arith.subi %v26, %v23 : i32
  %v28 = arith.shli %v27, %v27 : i32
  return %v26 : i32
}
func.func @f2() -> i32 {
  %v30 = arith.constant true
  %v31 = arith.constant 100 : index
  cf.cond_br %v30, ^b28_1, ^b28_2(%v31 : index)
^b28_1:
  %v32 = arith.subi %v31, %v31 : index
  cf.br ^b28_1
^b28_2(%v29: index):
  %v33 = arith.constant 5 : i32
  %v34 = arith.minsi %v33, %v33 : i32
  %v35 = scf.index_switch %v31 -> i32
  case 0 {
    %v36 = arith.constant 0 : index
    scf.yield %v34 : i32
  }
  case 3 {
    scf.yield %v33 : i32
  }
  default {
    %v37 = arith.constant 1 : index
    %v38 = arith.cmpi sle, %v31, %v29 : index
    scf.yield %v34 : i32
  }
  return %v34 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.constant true
  %v4 = arith.select %v3, %v1, %v2 : i32
  %v5 = arith.constant 100 : index
  %v6 = scf.index_switch %v5 -> i32
  case 0 {
    %v7 = arith.cmpi sle, %v4, %v1 : i32
    scf.yield %v2 : i32
  }
  case 3 {
    %v8 = arith.cmpi ne, %v2, %v1 : i32
    scf.yield %v2 : i32
  }
  default {
    %v9 = arith.select %v3, %v4, %v1 : i32
    %v10 = arith.shrui %v5, %v5 : index
    scf.yield %v9 : i32
  }
  %v11 = arith.cmpi slt, %v5, %v5 : index
  %v12 = func.call @f2() : () -> (i32)
  %v13 = arith.cmpi sgt, %v5, %v5 : index
  return %v4 : i32
}
func.func private @f1() -> i32 {
  %v14 = func.call @f2() : () -> (i32)
  %v15 = arith.constant -1 : i32
  %v16 = arith.constant 0 : index
  %v17 = arith.ceildivui %v16, %v16 : index
  %v18 = arith.index_cast %v15 : i32 to index
  %v19 = arith.constant 0 : index
  return %v14 : i32
}
func.func nested @f2() -> i32 {
  %v21 = arith.constant false
  %v22 = arith.constant 100 : index
  cf.cond_br %v21, ^b19_1(%v22 : index), ^b19_1(%v22 : index)
^b19_1(%v20: index):
  %v23 = scf.while (%v24 = %v22) : (index) -> index {
    %v26 = arith.index_cast %v20 : index to i32
    scf.condition(%v21) %v22 : index
  } do {
  ^bb0(%v25: index):
    %v27 = arith.constant 7 : index
    %v28 = arith.constant 5 : i32
    %v29 = arith.addi %v28, %v28 : i32
    scf.yield %v25 : index
  }
  %v30 = arith.constant 0 : index
  %v31 = arith.constant 100 : index
  %v32 = arith.constant 10 : index
  %v34 = scf.for %v35 = %v30 to %v31 step %v32 iter_args(%v33 = %v30) -> (index) {
    %v36 = arith.remsi %v33, %v22 : index
    %v37 = arith.shrui %v30, %v36 : index
    %v38 = arith.constant 0 : i32
    %v39 = arith.shrui %v38, %v38 : i32
    scf.yield %v32 : index
  }
  %v40 = arith.constant 3 : i32
  %v41 = arith.muli %v40, %v40 : i32
  return %v40 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.constant true
  %v4 = arith.constant -1 : index
  %v5 = arith.minsi %v4, %v4 : index
  cf.br ^b2_1
^b2_1:
  %v6 = func.call @f2() : () -> (i32)
  return %v1 : i32
}
func.func private @f1(%v7: i32) -> i32 {
  %v9 = arith.constant 0 : index
  %v10 = arith.muli %v9, %v9 : index
  %v11 = func.call @f2() : () -> (i32)
  %v12 = arith.constant true
  %v13 = arith.select %v12, %v7, %v11 : i32
  cf.cond_br %v12, ^b7_2(%v9 : index), ^b7_2(%v9 : index)
^b7_1:
  cf.switch %v7 : i32, [default: ^b7_2(%v10 : index), 1: ^b7_1, 2: ^b7_1]
^b7_2(%v8: index):
  return %v11 : i32
}
func.func private @f2() -> i32 {
  %v14 = arith.constant 2 : index
  %v15 = scf.index_switch %v14 -> i32
  case 0 {
    %v16 = arith.constant 100 : i32
    %v17 = arith.xori %v16, %v16 : i32
    %v18 = arith.constant true
    %v19 = arith.select %v18, %v16, %v16 : i32
    scf.yield %v17 : i32
  }
  case 3 {
    %v20 = arith.constant 2 : index
    %v21 = arith.constant 5 : i32
    scf.yield %v21 : i32
  }
  default {
    %v22 = arith.constant -1 : i32
    scf.yield %v22 : i32
  }
  %v23 = arith.floordivsi %v15, %v15 : i32
  %v24 = arith.maxsi %v14, %v14 : index
  %v25 = arith.cmpi ugt, %v23, %v23 : i32
  %v27 = scf.for %v28 = %v14 to %v24 step %v14 iter_args(%v26 = %v24) -> (index) {
    %v29 = arith.cmpi uge, %v24, %v24 : index
    scf.yield %v24 : index
  }
  return %v15 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant 2 : index
  %v2 = arith.ceildivsi %v1, %v1 : index
  %v3 = arith.shrsi %v2, %v2 : index
  %v4 = arith.constant 100 : i32
  %v5 = arith.cmpi ne, %v4, %v4 : i32
  %v6 = func.call @f2() : () -> (i32)
  %v7 = arith.cmpi eq, %v1, %v2 : index
  return %v6 : i32
}
func.func nested @f1(%v8: i32, %v9: i32) -> i32 {
  %v10 = arith.constant 7 : index
  %v11 = arith.divui %v10, %v10 : index
  %v12 = arith.constant -1 : index
  %v13 = arith.constant 7 : index
  %v14 = arith.constant 10 : index
  %v16 = scf.for %v17 = %v12 to %v13 step %v14 iter_args(%v15 = %v11) -> (index) {
    %v18 = func.call @f2() : () -> (i32)
    %v19 = arith.cmpi eq, %v17, %v11 : index
    scf.yield %v15 : index
  }
  %v20 = arith.constant false
  scf.if %v20 {
    %v21 = func.call @f3(%v9) : (i32) -> (i32)
    %v22 = arith.subi %v8, %v21 : i32
  }
  %v23 = arith.select %v20, %v9, %v9 : i32
  %v24 = arith.cmpi ne, %v23, %v23 : i32
  return %v8 : i32
}
func.func private @f2() -> i32 {
  %v25 = arith.constant 4 : index
  %v26 = arith.maxui %v25, %v25 : index
  %v27 = func.call @f2() : () -> (i32)
  %v28 = arith.cmpi sle, %v27, %v27 : i32
  %v29 = arith.cmpi sge, %v27, %v27 : i32
  %v30 = arith.index_castui %v27 : i32 to index
  return %v27 : i32
}
func.func private @f3(%v31: i32) -> i32 {
  %v32 = arith.constant true
  %v33 = arith.constant true
  %v34 = arith.constant 4 : index
  %v35 = arith.constant 5 : index
  %v36 = arith.constant 4 : index
  %v37 = arith.constant 4 : index
  %v39 = scf.for %v40 = %v35 to %v36 step %v37 iter_args(%v38 = %v31) -> (i32) {
    %v41 = arith.select %v32, %v36, %v40 : index
    scf.yield %v31 : i32
  }
  %v42 = scf.execute_region -> index {
    %v46 = arith.andi %v31, %v31 : i32
    cf.cond_br %v32, ^b42_2(%v39 : i32), ^b42_2(%v31 : i32)
  ^b42_1(%v43: i32, %v44: index):
    cf.switch %v31 : i32, [default: ^b42_2(%v31 : i32), 1: ^b42_2(%v31 : i32), 2: ^b42_2(%v46 : i32)]
  ^b42_2(%v45: i32):
    scf.yield %v34 : index
  }
  %v47 = arith.constant 4 : index
  %v48 = arith.constant 0 : index
  %v49 = arith.constant 4 : index
  %v51 = scf.for %v52 = %v47 to %v48 step %v49 iter_args(%v50 = %v36) -> (index) {
    %v53 = arith.select %v32, %v49, %v37 : index
    scf.yield %v48 : index
  }
  return %v31 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v8 = arith.constant 2 : index
  %v9 = arith.index_castui %v8 : index to i32
  cf.br ^b1_4(%v9, %v8 : i32, index)
^b1_1(%v2: index, %v3: i32):
  %v10 = scf.index_switch %v8 -> index
  case 0 {
    %v11 = arith.index_castui %v1 : i32 to index
    scf.yield %v8 : index
  }
  case 3 {
    scf.yield %v8 : index
  }
  default {
    scf.yield %v8 : index
  }
  cf.br ^b1_2(%v1, %v8 : i32, index)
^b1_2(%v4: i32, %v5: index):
  %v12 = "src"(%v4) : (i32) -> i32
  %v13 = arith.cmpi sle, %v5, %v5 : index
  %v14 = arith.select %v13, %v4, %v12 : i32
  cf.cond_br %v13, ^b1_1(%v8, %v12 : index, i32), ^b1_3
^b1_3:
  cf.br ^b1_3
^b1_4(%v6: i32, %v7: index):
  %v15 = arith.remui %v8, %v7 : index
  return %v6 : i32
}
func.func private @f1(%v16: i32) -> i32 {
  %v19 = func.call @f0(%v16) : (i32) -> (i32)
  %v20 = arith.index_cast %v16 : i32 to index
  %v21 = arith.constant 1 : index
  %v22 = arith.constant false
  cf.cond_br %v22, ^b16_2(%v19, %v20 : i32, index), ^b16_2(%v16, %v20 : i32, index)
^b16_1:
  %v23 = arith.remsi %v20, %v21 : index
  return %v16 : i32
^b16_2(%v17: i32, %v18: index):
  cf.cond_br %v22, ^b16_1, ^b16_4
^b16_3:
  %v24 = arith.divui %v20, %v20 : index
  %v25 = arith.select %v22, %v20, %v20 : index
  return %v19 : i32
^b16_4:
  %v26 = arith.ceildivui %v16, %v16 : i32
  return %v26 : i32
}
func.func private @f2(%v27: i32, %v28: i32) -> i32 {
  %v29 = arith.constant -1 : index
  %v30 = arith.shli %v29, %v29 : index
  %v31 = arith.shrui %v27, %v27 : i32
  %v32 = arith.constant true
  %v33 = arith.select %v32, %v29, %v30 : index
  %v34 = scf.execute_region -> index {
    %v39 = arith.constant 4 : index
    cf.br ^b34_2(%v31, %v28 : i32, i32)
  ^b34_1(%v35: index):
    %v40 = arith.constant true
    %v41 = "src"(%v30) : (index) -> index
    %v42 = arith.cmpi slt, %v29, %v30 : index
    cf.br ^b34_3(%v27 : i32)
  ^b34_2(%v36: i32, %v37: i32):
    %v43 = arith.select %v32, %v37, %v28 : i32
    %v44 = arith.constant false
    %v45 = arith.select %v32, %v33, %v30 : index
    cf.cond_br %v44, ^b34_2(%v43, %v36 : i32, i32), ^b34_1(%v33 : index)
  ^b34_3(%v38: i32):
    %v46 = arith.ceildivsi %v38, %v31 : i32
    scf.yield %v29 : index
  }
  %v47 = arith.constant false
  return %v31 : i32
}
func.func private @f3(%v48: i32, %v49: i32) -> i32 {
  %v50 = arith.constant 2 : index
  %v51 = arith.cmpi ugt, %v50, %v50 : index
  "use"(%v48) : (i32) -> ()
  %v53 = arith.minsi %v50, %v50 : index
  %v54 = arith.select %v51, %v48, %v49 : i32
  return %v48 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v3 = arith.constant false
  cf.cond_br %v3, ^b1_1(%v1 : i32), ^b1_1(%v1 : i32)
^b1_1(%v2: i32):
  %v4 = arith.constant 4 : index
  %v5 = arith.select %v3, %v4, %v4 : index
  return %v1 : i32
}
func.func nested @f1(%v6: i32) -> i32 {
  %v10 = arith.constant true
  %v11 = arith.select %v10, %v6, %v6 : i32
  %v12 = arith.constant 3 : index
  %v13 = arith.select %v10, %v12, %v12 : index
  %v14 = arith.floordivsi %v6, %v6 : i32
  cf.cond_br %v10, ^b6_2(%v14, %v13 : i32, index), ^b6_1
^b6_1:
  cf.br ^b6_4
^b6_2(%v7: i32, %v8: index):
  %v15 = arith.ori %v12, %v8 : index
  %v16 = arith.divui %v15, %v12 : index
  cf.br ^b6_4
^b6_3(%v9: index):
  %v17 = arith.cmpi uge, %v6, %v6 : i32
  %v18 = arith.constant false
  %v20 = scf.for %v21 = %v13 to %v13 step %v12 iter_args(%v19 = %v6) -> (i32) {
    %v22 = arith.ori %v9, %v9 : index
    %v23 = func.call @f1(%v14) : (i32) -> (i32)
    %v24 = arith.constant true
    %v25 = arith.select %v10, %v23, %v19 : i32
    scf.yield %v14 : i32
  }
  cf.cond_br %v18, ^b6_3(%v12 : index), ^b6_3(%v9 : index)
^b6_4:
  %v26 = func.call @f1(%v14) : (i32) -> (i32)
  return %v6 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant true
  scf.if %v1 {
    %v2 = arith.constant 10 : index
    %v3 = arith.index_castui %v2 : index to i32
    %v4 = func.call @f1(%v3) : (i32) -> (i32)
  }
  %v5 = arith.constant 1 : index
  %v6 = arith.floordivsi %v5, %v5 : index
  %v7 = arith.addi %v5, %v5 : index
  %v8 = arith.constant 3 : index
  %v9 = arith.constant 3 : i32
  %v10 = func.call @f1(%v9) : (i32) -> (i32)
  return %v10 : i32
}
func.func private @f1(%v11: i32) -> i32 {
  %v12 = arith.cmpi ne, %v11, %v11 : i32
  %v13 = scf.while (%v14 = %v11) : (i32) -> i32 {
    %v16 = arith.constant true
    scf.condition(%v16) %v11 : i32
  } do {
  ^bb0(%v15: i32):
    %v17 = arith.constant 2 : index
    %v18 = arith.cmpi ugt, %v17, %v17 : index
    %v19 = arith.cmpi uge, %v17, %v17 : index
    %v20 = arith.constant 3 : i32
    scf.yield %v15 : i32
  }
  scf.if %v12 {
    %v21 = arith.subi %v13, %v13 : i32
  }
  %v22 = arith.addi %v13, %v13 : i32
  %v23 = arith.index_cast %v13 : i32 to index
  return %v13 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant 10 : index
  %v2 = arith.divui %v1, %v1 : index
  %v3 = arith.constant 0 : i32
  %v4 = arith.cmpi sge, %v3, %v3 : i32
  %v5 = arith.constant -1 : index
  %v6 = arith.addi %v3, %v3 : i32
  return %v6 : i32
}
func.func nested @f1() -> i32 {
  %v10 = arith.constant true
  %v11 = arith.constant -1 : index
  cf.cond_br %v10, ^b6_3(%v11, %v11 : index, index), ^b6_3(%v11, %v11 : index, index)
^b6_1(%v7: i32):
  cf.cond_br %v10, ^b6_1(%v7 : i32), ^b6_3(%v11, %v11 : index, index)
^b6_2:
  %v12 = arith.constant 1 : i32
  %v13 = arith.ceildivsi %v12, %v12 : i32
  %v14 = arith.shrsi %v11, %v11 : index
  %v15 = func.call @f2(%v13) : (i32) -> (i32)
  cf.cond_br %v10, ^b6_3(%v14, %v11 : index, index), ^b6_3(%v11, %v11 : index, index)
^b6_3(%v8: index, %v9: index):
  %v16 = arith.constant 7 : i32
  return %v16 : i32
}
func.func @f2(%v17: i32) -> i32 {
  %v18 = arith.ceildivui %v17, %v17 : i32
  %v19 = arith.cmpi ne, %v17, %v18 : i32
  cf.br ^b17_1
^b17_1:
  return %v18 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant -1 : index
  %v2 = scf.index_switch %v1 -> i32
  case 0 {
    %v3 = arith.constant 3 : i32
    %v4 = arith.cmpi sge, %v3, %v3 : i32
    %v5 = arith.remui %v1, %v1 : index
    scf.yield %v3 : i32
  }
  case 3 {
    %v6 = arith.constant 100 : index
    %v7 = arith.cmpi ule, %v6, %v1 : index
    %v8 = arith.constant 1 : i32
    scf.yield %v8 : i32
  }
  default {
    %v9 = arith.constant 10 : i32
    scf.yield %v9 : i32
  }
  %v10 = arith.constant 1 : i32
  %v11 = arith.constant false
  %v12 = arith.select %v11, %v1, %v1 : index
  %v13 = arith.constant 1 : index
  %v14 = arith.constant 4 : index
  %v15 = arith.constant 0 : index
  %v17 = scf.for %v18 = %v13 to %v14 step %v15 iter_args(%v16 = %v14) -> (index) {
    %v19 = arith.addi %v10, %v2 : i32
    %v20 = arith.minsi %v15, %v12 : index
    %v21 = arith.divui %v2, %v10 : i32
    scf.yield %v13 : index
  }
  %v22 = arith.minui %v2, %v10 : i32
  return %v10 : i32
}
func.func private @f1(%v23: i32) -> i32 {
  %v24 = arith.constant false
  %v25 = arith.cmpi sle, %v23, %v23 : i32
  %v26 = arith.ori %v23, %v23 : i32
  %v27 = arith.constant 7 : i32
  %v28 = scf.if %v25 -> (i32) {
    scf.yield %v27 : i32
  } else {
    scf.yield %v27 : i32
  }
  return %v23 : i32
}
func.func @f2(%v29: i32, %v30: i32) -> i32 {
  %v31 = scf.execute_region -> i32 {
    %v34 = arith.constant true
    %v35 = arith.select %v34, %v30, %v30 : i32
    %v36 = arith.constant 0 : i32
    %v37 = arith.constant 100 : index
    cf.switch %v36 : i32, [default: ^b31_1(%v30 : i32), 1: ^b31_2(%v37 : index), 2: ^b31_2(%v37 : index)]
  ^b31_1(%v32: i32):
    %v38 = arith.muli %v36, %v29 : i32
    %v39 = "src"(%v37) : (index) -> index
    cf.br ^b31_1(%v32 : i32)
  ^b31_2(%v33: index):
    scf.yield %v35 : i32
  }
  %v40 = arith.remsi %v31, %v29 : i32
  %v41 = arith.constant 1 : index
  %v42 = scf.index_switch %v41 -> i32
  case 0 {
    scf.yield %v31 : i32
  }
  case 3 {
    scf.yield %v31 : i32
  }
  default {
    scf.yield %v40 : i32
  }
  %v43 = arith.cmpi ult, %v40, %v42 : i32
  %v44 = arith.constant -1 : index
  return %v31 : i32
}
func.func private @f3() -> i32 {
  %v45 = arith.constant 4 : index
  %v46 = arith.remsi %v45, %v45 : index
  %v47 = arith.cmpi ugt, %v45, %v45 : index
  %v48 = arith.ceildivsi %v46, %v45 : index
  %v49 = arith.constant 1 : i32
  %v50 = arith.index_cast %v49 : i32 to index
  %v51 = "src"(%v49) : (i32) -> i32
  return %v51 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v2 = arith.remsi %v1, %v1 : i32
  %v3 = arith.ceildivsi %v1, %v1 : i32
  %v4 = arith.constant 7 : index
  %v5 = arith.constant 10 : index
  %v6 = arith.constant 3 : index
  %v7 = arith.constant 4 : index
  %v9 = scf.for %v10 = %v5 to %v6 step %v7 iter_args(%v8 = %v2) -> (i32) {
    %v11 = arith.cmpi sge, %v7, %v5 : index
    %v12 = func.call @f1(%v8) : (i32) -> (i32)
    %v13 = arith.ori %v6, %v6 : index
    scf.yield %v8 : i32
  }
  %v14 = func.call @f1(%v3) : (i32) -> (i32)
  %v15 = arith.cmpi sle, %v14, %v3 : i32
  return %v9 : i32
}
func.func private @f1(%v16: i32) -> i32 {
  %v17 = arith.constant 0 : i32
  %v18 = arith.constant true
  %v19 = arith.constant 0 : index
  %v20 = arith.select %v18, %v19, %v19 : index
  %v21 = arith.constant 3 : index
  %v22 = arith.constant 0 : index
  %v23 = arith.constant 2 : index
  %v25 = scf.for %v26 = %v21 to %v22 step %v23 iter_args(%v24 = %v17) -> (i32) {
    %v27 = arith.constant false
    %v28 = func.call @f2(%v24) : (i32) -> (i32)
    %v29 = arith.cmpi ugt, %v16, %v28 : i32
    %v30 = arith.index_cast %v22 : index to i32
    scf.yield %v24 : i32
  }
  %v31 = arith.constant -1 : index
  %v32 = arith.constant true
  return %v16 : i32
}
func.func private @f2(%v33: i32) -> i32 {
  %v34 = arith.constant -1 : index
  %v35 = arith.ori %v34, %v34 : index
  %v36 = arith.constant false
  %v37 = arith.andi %v34, %v35 : index
  %v38 = arith.constant 0 : index
  return %v33 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v3 = arith.constant 7 : index
  %v4 = arith.index_castui %v3 : index to i32
  %v5 = arith.index_castui %v1 : i32 to index
  %v6 = arith.constant false
  cf.cond_br %v6, ^b1_1(%v3 : index), ^b1_1(%v5 : index)
^b1_1(%v2: index):
  return %v1 : i32
}
func.func @f1() -> i32 {
  %v8 = arith.constant 4 : index
  cf.br ^b6_1(%v8 : index)
^b6_1(%v7: index):
  %v9 = arith.constant false
  cf.cond_br %v9, ^b6_1(%v8 : index), ^b6_1(%v8 : index)
^b6_2:
  %v11 = arith.constant 10 : i32
  %v10 = "src"(%v11) : (i32) -> i32
  %v12 = arith.constant 1 : index
  return %v11 : i32
}
func.func private @f2(%v13: i32) -> i32 {
  %v14 = arith.constant -1 : index
  %v15 = arith.constant 5 : i32
  %v16 = arith.constant true
  scf.if %v16 {
    %v17 = arith.cmpi sge, %v14, %v14 : index
  }
  %v18 = arith.select %v16, %v14, %v14 : index
  return %v13 : i32
}
func.func private @f3(%v19: i32) -> i32 {
  %v21 = arith.constant 10 : index
  %v22 = arith.addi %v21, %v21 : index
  %v23 = arith.andi %v19, %v19 : i32
  %v24 = arith.constant true
  cf.cond_br %v24, ^b19_1(%v21 : index), ^b19_1(%v22 : index)
^b19_1(%v20: index):
  return %v23 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.constant false
  %v4 = scf.if %v3 -> (i32) {
    %v5 = arith.cmpi ult, %v2, %v1 : i32
    scf.yield %v1 : i32
  } else {
    scf.yield %v1 : i32
  }
  %v6 = arith.cmpi ne, %v1, %v1 : i32
  %v7 = arith.constant -1 : index
  %v9 = scf.for %v10 = %v7 to %v7 step %v7 iter_args(%v8 = %v7) -> (index) {
    %v11 = arith.addi %v7, %v10 : index
    scf.yield %v8 : index
  }
  %v12 = func.call @f4(%v1, %v1) : (i32, i32) -> (i32)
  %v13 = arith.index_castui %v12 : i32 to index
  return %v12 : i32
}
func.func private @f1(%v14: i32, %v15: i32) -> i32 {
  %v16 = arith.remui %v15, %v15 : i32
  %v17 = arith.remsi %v16, %v16 : i32
  %v18 = arith.constant 2 : index
  %v19 = func.call @f2() : () -> (i32)
  %v20 = arith.xori %v19, %v17 : i32
  return %v16 : i32
}
func.func private @f2() -> i32 {
  %v23 = arith.constant 7 : i32
  %v24 = func.call @f4(%v23, %v23) : (i32, i32) -> (i32)
  %v25 = arith.constant 0 : index
  cf.br ^b20_1(%v24, %v25 : i32, index)
^b20_1(%v21: i32, %v22: index):
  return %v24 : i32
}
func.func @f3(%v26: i32, %v27: i32) -> i32 {
  %v28 = arith.constant 2 : index
  %v29 = scf.while (%v30 = %v26) : (i32) -> i32 {
    %v32 = arith.constant false
    %v33 = arith.select %v32, %v28, %v28 : index
    scf.condition(%v32) %v30 : i32
  } do {
  ^bb0(%v31: i32):
    %v34 = arith.shrui %v28, %v28 : index
    scf.yield %v27 : i32
  }
  %v35 = arith.constant false
  %v36 = arith.select %v35, %v26, %v29 : i32
  %v37 = arith.index_castui %v28 : index to i32
  %v38 = func.call @f4(%v26, %v29) : (i32, i32) -> (i32)
  return %v38 : i32
}
func.func private @f4(%v39: i32, %v40: i32) -> i32 {
  %v41 = arith.constant 4 : index
  %v42 = arith.andi %v41, %v41 : index
  %v43 = arith.cmpi sgt, %v42, %v42 : index
  %v44 = scf.index_switch %v42 -> i32
  case 0 {
    scf.yield %v40 : i32
  }
  case 3 {
    %v45 = arith.index_castui %v41 : index to i32
    scf.yield %v40 : i32
  }
  default {
    %v46 = arith.minui %v41, %v42 : index
    scf.yield %v39 : i32
  }
  %v47 = arith.remsi %v41, %v42 : index
  %v48 = arith.ceildivui %v47, %v47 : index
  return %v40 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.constant false
  scf.if %v3 {
    %v4 = arith.constant 10 : index
    %v5 = arith.shli %v4, %v4 : index
    %v6 = arith.constant 100 : index
    "use"(%v5) : (index) -> ()
  }
  scf.if %v3 {
    %v8 = arith.maxsi %v1, %v2 : i32
    %v9 = arith.constant -1 : index
    %v10 = arith.maxsi %v9, %v9 : index
    %v11 = arith.constant 5 : index
  }
  %v12 = arith.constant 7 : index
  %v13 = arith.cmpi ne, %v12, %v12 : index
  %v14 = arith.index_cast %v2 : i32 to index
  %v15 = arith.index_cast %v14 : index to i32
  return %v2 : i32
}
func.func nested @f1(%v16: i32, %v17: i32) -> i32 {
  %v18 = arith.constant 100 : index
  %v19 = arith.constant false
  %v20 = scf.if %v19 -> (index) {
    %v21 = arith.minui %v18, %v18 : index
    scf.yield %v18 : index
  } else {
    %v22 = arith.constant 7 : index
    %v23 = arith.constant 7 : index
    %v24 = arith.shrui %v18, %v18 : index
    scf.yield %v23 : index
  }
  %v25 = scf.index_switch %v18 -> index
  case 0 {
    %v26 = arith.maxui %v16, %v17 : i32
    scf.yield %v20 : index
  }
  case 3 {
    scf.yield %v20 : index
  }
  default {
    scf.yield %v20 : index
  }
  %v27 = arith.constant 2 : index
  %v28 = arith.constant 7 : index
  return %v17 : i32
}
func.func @f2() -> i32 {
  %v29 = arith.constant 0 : index
  %v30 = arith.maxsi %v29, %v29 : index
  %v31 = arith.constant 100 : i32
  %v32 = scf.execute_region -> index {
    %v33 = arith.divsi %v29, %v30 : index
    %v34 = arith.constant true
    cf.br ^b32_1
  ^b32_1:
    %v35 = arith.constant false
    %v36 = arith.constant 10 : index
    scf.yield %v36 : index
  }
  %v37 = arith.constant true
  %v38 = scf.if %v37 -> (i32) {
    %v39 = arith.andi %v31, %v31 : i32
    %v40 = arith.ori %v31, %v39 : i32
    scf.yield %v40 : i32
  } else {
    %v41 = arith.select %v37, %v30, %v30 : index
    "use"(%v41) : (index) -> ()
    %v43 = arith.select %v37, %v41, %v29 : index
    scf.yield %v31 : i32
  }
  %v44 = arith.shli %v31, %v38 : i32
  return %v38 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v2 = arith.constant false
  cf.cond_br %v2, ^b1_1, ^b1_1
^b1_1:
  %v3 = arith.shrsi %v1, %v1 : i32
  %v4 = arith.constant -1 : index
  %v5 = arith.subi %v4, %v4 : index
  %v6 = arith.constant false
  return %v3 : i32
}
func.func nested @f1() -> i32 {
  %v7 = arith.constant 4 : i32
  %v8 = arith.remsi %v7, %v7 : i32
  %v9 = arith.constant 5 : i32
  %v10 = arith.remui %v8, %v9 : i32
  %v11 = func.call @f2(%v7, %v7) : (i32, i32) -> (i32)
  %v12 = func.call @f0(%v11) : (i32) -> (i32)
  return %v10 : i32
}
func.func @f2(%v13: i32, %v14: i32) -> i32 {
  %v15 = arith.constant true
  %v16 = scf.if %v15 -> (i32) {
    scf.yield %v13 : i32
  } else {
    %v17 = arith.minsi %v14, %v14 : i32
    %v18 = arith.select %v15, %v13, %v17 : i32
    %v19 = arith.cmpi ne, %v18, %v14 : i32
    scf.yield %v17 : i32
  }
  %v20 = arith.constant 100 : index
  %v21 = arith.shli %v20, %v20 : index
  scf.if %v15 {
    %v22 = arith.cmpi ugt, %v21, %v21 : index
  }
  %v23 = arith.constant -1 : index
  %v24 = arith.divsi %v23, %v23 : index
  return %v13 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v7 = arith.constant 3 : index
  cf.br ^b1_1(%v7, %v7 : index, index)
^b1_1(%v2: index, %v3: index):
  cf.switch %v1 : i32, [default: ^b1_2, 1: ^b1_3(%v7 : index), 2: ^b1_2]
^b1_2:
  %v8 = scf.execute_region -> i32 {
    %v9 = arith.index_castui %v7 : index to i32
    scf.yield %v1 : i32
  }
  %v10 = arith.divsi %v1, %v8 : i32
  cf.br ^b1_3(%v7 : index)
^b1_3(%v4: index):
  %v11 = arith.constant -1 : index
  %v12 = arith.constant 1 : index
  %v13 = arith.constant 7 : index
  %v15 = scf.for %v16 = %v11 to %v12 step %v13 iter_args(%v14 = %v7) -> (index) {
    %v17 = func.call @f1(%v1) : (i32) -> (i32)
    scf.yield %v7 : index
  }
  cf.switch %v1 : i32, [default: ^b1_3(%v11 : index), 1: ^b1_3(%v11 : index), 2: ^b1_3(%v4 : index)]
^b1_4(%v5: index, %v6: i32):
  %v18 = arith.minui %v1, %v6 : i32
  return %v6 : i32
}
func.func private @f1(%v19: i32) -> i32 {
  %v20 = arith.constant true
  %v21 = arith.select %v20, %v19, %v19 : i32
  %v22 = arith.constant 0 : index
  %v23 = arith.constant 3 : i32
  %v24 = arith.constant 3 : index
  %v25 = scf.if %v20 -> (index) {
    %v26 = arith.constant 10 : index
    %v27 = arith.constant 3 : i32
    scf.yield %v24 : index
  } else {
    %v28 = arith.constant true
    scf.yield %v22 : index
  }
  return %v19 : i32
}
// -----
func.func @f0() -> i32 {
  %v5 = arith.constant 4 : index
  %v6 = arith.ceildivsi %v5, %v5 : index
  %v7 = func.call @f2() : () -> (i32)
  cf.br ^b0_3(%v7 : i32)
^b0_1(%v1: i32, %v2: index):
  cf.br ^b0_1(%v1, %v5 : i32, index)
^b0_2(%v3: index):
  %v8 = scf.while (%v9 = %v7) : (i32) -> i32 {
    %v11 = arith.constant 3 : i32
    %v12 = arith.subi %v11, %v11 : i32
    %v13 = arith.constant false
    scf.condition(%v13) %v11 : i32
  } do {
  ^bb0(%v10: i32):
    %v14 = arith.constant 1 : i32
    scf.yield %v14 : i32
  }
  return %v8 : i32
^b0_3(%v4: i32):
  %v15 = arith.constant false
  %v16 = scf.if %v15 -> (index) {
    scf.yield %v5 : index
  } else {
    scf.yield %v6 : index
  }
  scf.if %v15 {
    %v17 = arith.andi %v5, %v6 : index
    "use"(%v4) : (i32) -> ()
  }
  %v19 = arith.minui %v7, %v4 : i32
  return %v4 : i32
}
func.func @f1() -> i32 {
  %v20 = arith.constant false
  %v21 = arith.constant false
  %v23 = arith.constant 100 : i32
  "use"(%v23) : (i32) -> ()
  %v24 = arith.subi %v23, %v23 : i32
  %v25 = arith.constant 2 : index
  %v26 = scf.index_switch %v25 -> i32
  case 0 {
    %v27 = arith.cmpi eq, %v25, %v25 : index
    scf.yield %v24 : i32
  }
  case 3 {
    %v28 = arith.minui %v25, %v25 : index
    scf.yield %v23 : i32
  }
  default {
    %v29 = arith.index_cast %v25 : index to i32
    %v30 = func.call @f2() : () -> (i32)
    scf.yield %v29 : i32
  }
  return %v26 : i32
}
func.func private @f2() -> i32 {
  %v31 = arith.constant 3 : index
  %v32 = arith.subi %v31, %v31 : index
  %v33 = arith.divsi %v32, %v32 : index
  %v34 = func.call @f0() : () -> (i32)
  %v35 = arith.cmpi ult, %v34, %v34 : i32
  %v36 = arith.shli %v34, %v34 : i32
  return %v36 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant 4 : i32
  %v2 = arith.maxsi %v1, %v1 : i32
  %v3 = arith.maxsi %v1, %v2 : i32
  %v4 = arith.constant false
  %v5 = arith.constant -1 : index
  %v6 = arith.select %v4, %v5, %v5 : index
  %v7 = arith.select %v4, %v2, %v2 : i32
  %v8 = arith.constant true
  return %v2 : i32
}
func.func private @f1(%v9: i32, %v10: i32) -> i32 {
  "use"(%v10) : (i32) -> ()
  %v12 = func.call @f2(%v10) : (i32) -> (i32)
  %v13 = arith.constant -1 : index
  %v14 = arith.cmpi slt, %v13, %v13 : index
  %v15 = arith.cmpi eq, %v9, %v12 : i32
  %v16 = arith.select %v15, %v13, %v13 : index
  return %v12 : i32
}
func.func @f2(%v17: i32) -> i32 {
  %v18 = arith.constant false
  scf.if %v18 {
    %v19 = arith.index_castui %v17 : i32 to index
    %v20 = arith.shli %v17, %v17 : i32
  }
  %v21 = arith.maxui %v17, %v17 : i32
  %v22 = arith.constant 10 : index
  %v23 = arith.constant 5 : index
  %v24 = arith.constant 1 : index
  %v25 = arith.constant 0 : index
  %v27 = scf.for %v28 = %v23 to %v24 step %v25 iter_args(%v26 = %v23) -> (index) {
    %v29 = arith.divsi %v26, %v25 : index
    scf.yield %v25 : index
  }
  %v30 = arith.constant true
  %v31 = func.call @f4() : () -> (i32)
  return %v21 : i32
}
func.func nested @f3(%v32: i32) -> i32 {
  cf.br ^b32_2
^b32_1(%v33: i32, %v34: index):
  cf.br ^b32_1(%v32, %v34 : i32, index)
^b32_2:
  %v36 = arith.constant 5 : index
  %v35 = "src"(%v36) : (index) -> index
  %v37 = arith.index_castui %v36 : index to i32
  %v38 = arith.floordivsi %v36, %v36 : index
  return %v37 : i32
}
func.func private @f4() -> i32 {
  %v40 = arith.constant 1 : i32
  %v39 = "src"(%v40) : (i32) -> i32
  %v41 = arith.constant 10 : index
  %v42 = arith.cmpi sle, %v41, %v41 : index
  %v43 = arith.divsi %v41, %v41 : index
  %v44 = arith.index_cast %v39 : i32 to index
  %v45 = arith.constant 2 : index
  return %v39 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.cmpi sge, %v2, %v2 : i32
  %v4 = arith.constant 4 : index
  %v5 = arith.subi %v4, %v4 : index
  %v6 = arith.constant 2 : index
  %v7 = arith.constant 10 : index
  %v8 = arith.constant 1 : index
  %v10 = scf.for %v11 = %v6 to %v7 step %v8 iter_args(%v9 = %v2) -> (i32) {
    %v12 = arith.constant 100 : i32
    %v13 = arith.subi %v4, %v6 : index
    %v14 = arith.divui %v9, %v2 : i32
    %v15 = arith.floordivsi %v8, %v7 : index
    scf.yield %v2 : i32
  }
  %v16 = func.call @f1() : () -> (i32)
  %v17 = scf.index_switch %v7 -> index
  case 0 {
    scf.yield %v5 : index
  }
  case 3 {
    scf.yield %v5 : index
  }
  default {
    scf.yield %v5 : index
  }
  return %v10 : i32
}
func.func private @f1() -> i32 {
  %v18 = arith.constant 1 : index
  %v19 = arith.index_castui %v18 : index to i32
  %v20 = arith.muli %v18, %v18 : index
  %v21 = arith.cmpi sge, %v19, %v19 : i32
  scf.if %v21 {
    %v22 = arith.constant 100 : i32
    %v23 = arith.select %v21, %v20, %v20 : index
  }
  %v24 = arith.constant 0 : i32
  return %v24 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.divui %v2, %v1 : i32
  %v4 = arith.constant -1 : index
  %v5 = scf.index_switch %v4 -> index
  case 0 {
    %v6 = func.call @f2(%v1) : (i32) -> (i32)
    %v7 = arith.subi %v4, %v4 : index
    scf.yield %v7 : index
  }
  case 3 {
    %v8 = arith.constant false
    %v9 = arith.select %v8, %v3, %v2 : i32
    %v10 = arith.cmpi sge, %v9, %v3 : i32
    scf.yield %v4 : index
  }
  default {
    scf.yield %v4 : index
  }
  %v11 = func.call @f1(%v1, %v2) : (i32, i32) -> (i32)
  %v12 = arith.remui %v1, %v2 : i32
  return %v11 : i32
}
func.func private @f1(%v13: i32, %v14: i32) -> i32 {
  %v15 = arith.constant 0 : index
  %v16 = arith.xori %v15, %v15 : index
  %v17 = arith.addi %v16, %v16 : index
  %v18 = arith.constant 1 : i32
  %v19 = arith.cmpi ugt, %v14, %v14 : i32
  %v20 = func.call @f2(%v13) : (i32) -> (i32)
  return %v20 : i32
}
func.func private @f2(%v21: i32) -> i32 {
  %v22 = arith.constant 10 : i32
  %v23 = arith.cmpi ult, %v22, %v22 : i32
  %v24 = scf.if %v23 -> (index) {
    %v25 = arith.maxui %v22, %v22 : i32
    %v26 = arith.constant false
    %v27 = arith.constant 4 : index
    scf.yield %v27 : index
  } else {
    %v28 = arith.floordivsi %v22, %v22 : i32
    %v29 = arith.cmpi ugt, %v21, %v28 : i32
    %v30 = arith.constant 5 : index
    scf.yield %v30 : index
  }
  %v31 = scf.index_switch %v24 -> i32
  case 0 {
    %v32 = arith.cmpi slt, %v21, %v22 : i32
    %v33 = arith.select %v32, %v24, %v24 : index
    scf.yield %v21 : i32
  }
  case 3 {
    %v34 = arith.select %v23, %v24, %v24 : index
    scf.yield %v21 : i32
  }
  default {
    scf.yield %v21 : i32
  }
  %v35 = arith.select %v23, %v31, %v31 : i32
  return %v35 : i32
}
func.func @f3(%v36: i32) -> i32 {
  %v37 = arith.constant 1 : i32
  %v38 = arith.constant 7 : index
  %v39 = arith.ceildivsi %v38, %v38 : index
  %v40 = arith.shli %v38, %v39 : index
  %v41 = scf.execute_region -> index {
    %v42 = arith.subi %v39, %v38 : index
    scf.yield %v38 : index
  }
  return %v36 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant 1 : index
  %v2 = arith.shli %v1, %v1 : index
  %v3 = scf.execute_region -> i32 {
    %v4 = arith.constant false
    %v5 = arith.constant 0 : i32
    scf.yield %v5 : i32
  }
  %v6 = scf.execute_region -> i32 {
    %v7 = arith.cmpi ult, %v3, %v3 : i32
    %v8 = arith.cmpi ugt, %v2, %v1 : index
    %v9 = func.call @f1() : () -> (i32)
    scf.yield %v9 : i32
  }
  %v10 = arith.subi %v6, %v3 : i32
  %v11 = arith.cmpi sgt, %v1, %v2 : index
  return %v3 : i32
}
func.func private @f1() -> i32 {
  %v13 = arith.constant 7 : index
  %v14 = arith.xori %v13, %v13 : index
  cf.br ^b11_1(%v14 : index)
^b11_1(%v12: index):
  %v15 = arith.constant 2 : i32
  %v16 = arith.ceildivsi %v15, %v15 : i32
  %v17 = arith.constant 3 : i32
  return %v16 : i32
}
func.func nested @f2(%v18: i32) -> i32 {
  %v19 = arith.constant 4 : i32
  %v20 = arith.andi %v18, %v18 : i32
  %v21 = arith.constant false
  %v22 = scf.if %v21 -> (i32) {
    scf.yield %v18 : i32
  } else {
    %v23 = arith.shrui %v20, %v19 : i32
    scf.yield %v23 : i32
  }
  %v24 = arith.constant 100 : i32
  %v25 = arith.divsi %v20, %v24 : i32
  return %v24 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  cf.br ^b2_1(%v1, %v2 : i32, i32)
^b2_1(%v3: i32, %v4: i32):
  return %v4 : i32
}
func.func nested @f1() -> i32 {
  %v5 = arith.constant 3 : i32
  %v6 = arith.andi %v5, %v5 : i32
  %v7 = func.call @f3() : () -> (i32)
  %v8 = arith.minsi %v6, %v6 : i32
  %v9 = arith.cmpi uge, %v5, %v8 : i32
  %v10 = arith.constant 3 : index
  %v11 = arith.select %v9, %v10, %v10 : index
  return %v8 : i32
}
func.func @f2(%v12: i32) -> i32 {
  %v13 = arith.remui %v12, %v12 : i32
  %v14 = arith.constant false
  %v15 = arith.select %v14, %v12, %v13 : i32
  %v16 = arith.constant 2 : index
  %v17 = arith.index_castui %v16 : index to i32
  %v18 = func.call @f4() : () -> (i32)
  %v19 = scf.execute_region -> i32 {
    %v20 = arith.ori %v16, %v16 : index
    %v21 = arith.xori %v20, %v20 : index
    scf.yield %v18 : i32
  }
  return %v13 : i32
}
func.func private @f3() -> i32 {
  %v22 = arith.constant 2 : i32
  %v23 = scf.while (%v24 = %v22) : (i32) -> i32 {
    %v26 = arith.ori %v24, %v22 : i32
    %v27 = arith.constant false
    scf.condition(%v27) %v22 : i32
  } do {
  ^bb0(%v25: i32):
    %v28 = arith.constant true
    scf.yield %v22 : i32
  }
  %v29 = arith.constant false
  %v30 = arith.constant 100 : index
  %v31 = arith.select %v29, %v30, %v30 : index
  %v32 = scf.index_switch %v30 -> index
  case 0 {
    %v33 = arith.xori %v23, %v22 : i32
    %v34 = func.call @f4() : () -> (i32)
    scf.yield %v31 : index
  }
  case 3 {
    %v35 = func.call @f4() : () -> (i32)
    scf.yield %v31 : index
  }
  default {
    scf.yield %v31 : index
  }
  %v36 = arith.divui %v32, %v31 : index
  %v37 = arith.muli %v22, %v22 : i32
  return %v23 : i32
}
func.func nested @f4() -> i32 {
  %v40 = arith.constant 0 : i32
  %v41 = arith.shrui %v40, %v40 : i32
  %v42 = arith.constant 1 : index
  %v43 = arith.shrsi %v41, %v41 : i32
  cf.br ^b37_1(%v41, %v41 : i32, i32)
^b37_1(%v38: i32, %v39: i32):
  return %v38 : i32
}
