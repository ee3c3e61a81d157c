// RUN-FLAGS: --inline --split-input-file --allow-unregistered-dialect
func.func @f0(%v1: i32) -> i32 {
  %v2 = arith.constant 10 : index
  %v3 = arith.minui %v2, %v2 : index
  %v4 = arith.cmpi sge, %v3, %v3 : index
  %v5 = arith.cmpi slt, %v2, %v3 : index
  %v6 = arith.ceildivsi %v3, %v3 : index
  %v7 = arith.cmpi slt, %v3, %v3 : index
  return %v1 : i32
}
func.func @f1() -> i32 {
  %v8 = arith.constant -1 : index
  %v9 = arith.maxui %v8, %v8 : index
  %v10 = func.call @f3() : () -> (i32)
  %v11 = arith.constant 100 : index
  %v12 = arith.constant true
  %v13 = arith.select %v12, %v9, %v9 : index
  %v14 = arith.cmpi ugt, %v10, %v10 : i32
  return %v10 : i32
}
func.func private @f2() -> i32 {
  %v15 = arith.constant true
  %v16 = arith.constant 3 : i32
  %v17 = scf.execute_region -> index {
    %v18 = arith.constant 3 : index
    %v19 = arith.minsi %v18, %v18 : index
    scf.yield %v18 : index
  }
  %v20 = arith.cmpi slt, %v17, %v17 : index
  %v21 = scf.while (%v22 = %v17) : (index) -> index {
    %v24 = func.call @f3() : () -> (i32)
    scf.condition(%v15) %v22 : index
  } do {
  ^bb0(%v23: index):
    %v25 = arith.addi %v23, %v17 : index
    scf.yield %v17 : index
  }
  return %v16 : i32
}
func.func private @f3() -> i32 {
  %v31 = arith.constant 4 : i32
  %v32 = arith.constant true
  %v33 = arith.select %v32, %v31, %v31 : i32
  %v34 = arith.constant 2 : index
  cf.br ^b25_4
^b25_1(%v26: index, %v27: index):
  %v35 = arith.constant 7 : index
  cf.cond_br %v32, ^b25_3(%v33 : i32), ^b25_4
^b25_2(%v28: index, %v29: index):
  %v36 = arith.cmpi eq, %v28, %v28 : index
  %v37 = scf.if %v36 -> (i32) {
    %v38 = arith.addi %v34, %v34 : index
    scf.yield %v33 : i32
  } else {
    %v39 = arith.muli %v31, %v31 : i32
    %v40 = arith.cmpi sge, %v31, %v33 : i32
    scf.yield %v33 : i32
  }
  cf.br ^b25_3(%v37 : i32)
^b25_3(%v30: i32):
  %v41 = arith.maxui %v30, %v31 : i32
  %v42 = arith.constant 5 : i32
  cf.cond_br %v32, ^b25_4, ^b25_1(%v34, %v34 : index, index)
^b25_4:
  return %v33 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v7 = arith.constant 2 : index
  %v8 = arith.divsi %v7, %v7 : index
  %v9 = func.call @f1(%v1, %v1) : (i32, i32) -> (i32)
  %v10 = arith.constant true
  cf.cond_br %v10, ^b1_3(%v8 : index), ^b1_1(%v9, %v7 : i32, index)
^b1_1(%v2: i32, %v3: index):
  %v11 = arith.shli %v9, %v1 : i32
  %v12 = arith.index_cast %v1 : i32 to index
  %v13 = arith.subi %v9, %v9 : i32
  cf.br ^b1_1(%v9, %v8 : i32, index)
^b1_2:
  %v14 = arith.constant false
  %v15 = func.call @f1(%v9, %v9) : (i32, i32) -> (i32)
  %v16 = arith.floordivsi %v8, %v8 : index
  cf.cond_br %v14, ^b1_2, ^b1_4(%v8, %v15 : index, i32)
^b1_3(%v4: index):
  %v17 = arith.select %v10, %v8, %v8 : index
  %v18 = arith.maxui %v9, %v9 : i32
  cf.cond_br %v10, ^b1_3(%v4 : index), ^b1_1(%v9, %v17 : i32, index)
^b1_4(%v5: index, %v6: i32):
  %v19 = func.call @f1(%v6, %v9) : (i32, i32) -> (i32)
  %v20 = arith.cmpi ugt, %v7, %v5 : index
  %v21 = arith.minui %v7, %v8 : index
  return %v9 : i32
}
func.func @f1(%v22: i32, %v23: i32) -> i32 {
  %v24 = arith.constant 1 : index
  %v25 = arith.constant 10 : index
  %v26 = arith.constant 7 : index
  %v27 = arith.constant 100 : index
  %v29 = scf.for %v30 = %v25 to %v26 step %v27 iter_args(%v28 = %v22) -> (i32) {
    %v31 = arith.constant 3 : i32
    %v32 = arith.ori %v24, %v30 : index
    %v33 = arith.constant -1 : i32
    %v34 = arith.constant 4 : index
    scf.yield %v22 : i32
  }
  %v35 = arith.cmpi slt, %v22, %v29 : i32
  %v36 = arith.maxui %v22, %v23 : i32
  %v37 = arith.andi %v27, %v26 : index
  %v38 = arith.constant false
  return %v22 : i32
}
func.func private @f2(%v39: i32, %v40: i32) -> i32 {
  %v43 = arith.constant -1 : index
  %v44 = arith.cmpi ult, %v43, %v43 : index
  %v45 = arith.remui %v43, %v43 : index
  cf.br ^b40_1(%v39, %v45 : i32, index)
^b40_1(%v41: i32, %v42: index):
  %v46 = arith.divsi %v40, %v40 : i32
  %v47 = arith.constant true
  return %v40 : i32
}
func.func private @f3(%v48: i32) -> i32 {
  %v49 = arith.constant -1 : index
  %v50 = arith.minui %v49, %v49 : index
  %v51 = arith.constant true
  %v52 = arith.select %v51, %v48, %v48 : i32
  %v53 = scf.if %v51 -> (index) {
    %v54 = arith.subi %v48, %v52 : i32
    %v55 = arith.maxui %v49, %v49 : index
    %v56 = arith.andi %v49, %v55 : index
    scf.yield %v49 : index
  } else {
    %v57 = arith.shli %v48, %v52 : i32
    %v58 = arith.cmpi ugt, %v49, %v50 : index
    scf.yield %v50 : index
  }
  %v59 = arith.constant 100 : i32
  %v60 = arith.constant false
  return %v59 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v6 = arith.cmpi ugt, %v2, %v2 : i32
  %v7 = arith.constant 1 : index
  %v8 = arith.cmpi ugt, %v7, %v7 : index
  cf.br ^b2_4(%v1, %v1 : i32, i32)
^b2_1(%v3: i32):
  scf.if %v6 {
    %v9 = arith.remsi %v7, %v7 : index
    %v10 = arith.ceildivsi %v3, %v2 : i32
  }
  cf.br ^b2_3
^b2_2:
  %v11 = arith.maxsi %v2, %v1 : i32
  cf.cond_br %v8, ^b2_2, ^b2_4(%v2, %v1 : i32, i32)
^b2_3:
  %v12 = func.call @f1() : () -> (i32)
  %v13 = scf.if %v8 -> (index) {
    %v14 = arith.constant false
    scf.yield %v7 : index
  } else {
    %v15 = func.call @f1() : () -> (i32)
    scf.yield %v7 : index
  }
  cf.cond_br %v6, ^b2_1(%v2 : i32), ^b2_3
^b2_4(%v4: i32, %v5: i32):
  %v16 = arith.andi %v7, %v7 : index
  %v17 = arith.cmpi slt, %v16, %v7 : index
  return %v2 : i32
}
func.func @f1() -> i32 {
  %v18 = arith.constant false
  %v19 = arith.constant 4 : i32
  %v20 = arith.select %v18, %v19, %v19 : i32
  %v21 = func.call @f0(%v19, %v19) : (i32, i32) -> (i32)
  %v22 = arith.constant 3 : index
  %v23 = arith.index_cast %v21 : i32 to index
  %v24 = arith.minui %v22, %v22 : index
  return %v21 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant 0 : i32
  %v2 = arith.ori %v1, %v1 : i32
  %v3 = arith.constant false
  %v4 = arith.select %v3, %v2, %v2 : i32
  %v5 = arith.constant 100 : index
  %v6 = arith.subi %v5, %v5 : index
  %v7 = arith.muli %v6, %v6 : index
  %v8 = arith.cmpi uge, %v5, %v6 : index
  return %v4 : i32
}
func.func private @f1() -> i32 {
  %v9 = func.call @f1() : () -> (i32)
  cf.br ^b8_1
^b8_1:
  %v10 = arith.constant 3 : index
  %v11 = arith.remsi %v10, %v10 : index
  %v12 = func.call @f1() : () -> (i32)
  %v13 = arith.cmpi ule, %v10, %v11 : index
  return %v9 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.remui %v1, %v1 : i32
  %v4 = arith.constant 0 : index
  %v5 = arith.cmpi sle, %v4, %v4 : index
  %v6 = arith.maxui %v2, %v1 : i32
  %v7 = scf.if %v5 -> (i32) {
    %v8 = arith.addi %v3, %v2 : i32
    %v9 = arith.constant 3 : index
    %v10 = func.call @f1() : () -> (i32)
    scf.yield %v3 : i32
  } else {
    %v11 = arith.select %v5, %v6, %v3 : i32
    %v12 = arith.floordivsi %v4, %v4 : index
    %v13 = arith.minui %v12, %v4 : index
    scf.yield %v2 : i32
  }
  %v14 = arith.constant 4 : index
  return %v1 : i32
}
func.func nested @f1() -> i32 {
  %v16 = arith.constant 10 : index
  %v17 = arith.index_castui %v16 : index to i32
  %v18 = arith.ceildivsi %v17, %v17 : i32
  cf.br ^b14_1(%v17 : i32)
^b14_1(%v15: i32):
  %v20 = scf.for %v21 = %v16 to %v16 step %v16 iter_args(%v19 = %v15) -> (i32) {
    %v22 = arith.constant true
    %v23 = arith.divsi %v19, %v19 : i32
    %v24 = arith.cmpi ule, %v21, %v21 : index
    scf.yield %v17 : i32
  }
  return %v17 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant true
  %v2 = arith.constant 5 : i32
  %v3 = arith.select %v1, %v2, %v2 : i32
  %v4 = arith.constant 5 : index
  %v5 = scf.index_switch %v4 -> i32
  case 0 {
    scf.yield %v3 : i32
  }
  case 3 {
    %v6 = arith.index_cast %v4 : index to i32
    %v7 = arith.constant 4 : i32
    scf.yield %v2 : i32
  }
  default {
    scf.yield %v2 : i32
  }
  %v8 = arith.index_cast %v2 : i32 to index
  %v9 = arith.ceildivui %v3, %v2 : i32
  %v10 = arith.minui %v8, %v4 : index
  return %v3 : i32
}
func.func nested @f1(%v11: i32) -> i32 {
  %v14 = arith.constant 10 : index
  %v15 = arith.subi %v14, %v14 : index
  %v16 = arith.ceildivui %v14, %v15 : index
  %v17 = func.call @f2(%v11, %v11) : (i32, i32) -> (i32)
  cf.br ^b11_1(%v16, %v11 : index, i32)
^b11_1(%v12: index, %v13: i32):
  %v18 = arith.constant false
  %v19 = arith.select %v18, %v16, %v16 : index
  return %v11 : i32
}
func.func private @f2(%v20: i32, %v21: i32) -> i32 {
  %v22 = arith.maxsi %v20, %v21 : i32
  %v23 = arith.constant true
  %v24 = arith.index_cast %v21 : i32 to index
  %v25 = arith.select %v23, %v20, %v22 : i32
  %v26 = arith.ori %v20, %v20 : i32
  return %v25 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.constant 100 : i32
  %v4 = arith.constant 2 : i32
  %v5 = arith.constant true
  %v6 = arith.addi %v2, %v1 : i32
  %v7 = arith.select %v5, %v4, %v3 : i32
  return %v4 : i32
}
func.func private @f1() -> i32 {
  %v8 = scf.execute_region -> index {
    %v9 = arith.constant 3 : i32
    %v10 = arith.constant 4 : index
    scf.yield %v10 : index
  }
  %v11 = arith.constant -1 : index
  %v12 = arith.constant 0 : index
  %v13 = arith.constant -1 : index
  %v15 = scf.for %v16 = %v11 to %v12 step %v13 iter_args(%v14 = %v8) -> (index) {
    %v17 = arith.constant false
    %v18 = arith.maxsi %v12, %v11 : index
    %v19 = arith.constant 3 : i32
    %v20 = arith.addi %v19, %v19 : i32
    scf.yield %v13 : index
  }
  %v21 = arith.constant 100 : i32
  %v22 = arith.shrsi %v21, %v21 : i32
  %v23 = arith.constant 3 : index
  %v24 = arith.constant true
  return %v21 : i32
}
func.func @f2(%v25: i32, %v26: i32) -> i32 {
  %v27 = arith.cmpi uge, %v26, %v26 : i32
  %v28 = arith.select %v27, %v26, %v25 : i32
  %v30 = arith.constant 7 : index
  "use"(%v30) : (index) -> ()
  %v31 = scf.index_switch %v30 -> index
  case 0 {
    %v32 = arith.constant 3 : i32
    scf.yield %v30 : index
  }
  case 3 {
    scf.yield %v30 : index
  }
  default {
    %v33 = arith.select %v27, %v30, %v30 : index
    scf.yield %v33 : index
  }
  %v34 = arith.index_cast %v30 : index to i32
  return %v28 : i32
}
// -----
func.func @f0() -> i32 {
  %v2 = arith.constant 0 : index
  "use"(%v2) : (index) -> ()
  %v3 = arith.constant 10 : i32
  %v4 = "src"(%v2) : (index) -> index
  %v5 = arith.cmpi ule, %v3, %v3 : i32
  %v6 = arith.constant 4 : index
  %v7 = arith.constant 7 : index
  %v8 = arith.constant 1 : index
  %v10 = scf.for %v11 = %v6 to %v7 step %v8 iter_args(%v9 = %v3) -> (i32) {
    %v12 = arith.subi %v7, %v6 : index
    %v13 = arith.subi %v3, %v9 : i32
    scf.yield %v3 : i32
  }
  return %v10 : i32
}
func.func private @f1(%v14: i32, %v15: i32) -> i32 {
  %v19 = arith.constant 3 : index
  %v20 = arith.shrsi %v19, %v19 : index
  %v21 = arith.cmpi eq, %v14, %v14 : i32
  cf.br ^b15_1(%v15, %v20 : i32, index)
^b15_1(%v16: i32, %v17: index):
  %v22 = scf.if %v21 -> (index) {
    %v23 = arith.cmpi slt, %v19, %v19 : index
    %v24 = arith.index_cast %v15 : i32 to index
    %v25 = arith.index_castui %v19 : index to i32
    scf.yield %v19 : index
  } else {
    %v26 = arith.constant 100 : index
    scf.yield %v20 : index
  }
  %v27 = scf.while (%v28 = %v15) : (i32) -> i32 {
    %v30 = arith.select %v21, %v15, %v16 : i32
    %v31 = arith.cmpi sle, %v16, %v14 : i32
    scf.condition(%v21) %v30 : i32
  } do {
  ^bb0(%v29: i32):
    %v32 = arith.addi %v14, %v16 : i32
    %v33 = arith.shli %v19, %v22 : index
    %v34 = arith.cmpi eq, %v15, %v32 : i32
    scf.yield %v29 : i32
  }
  %v35 = arith.select %v21, %v17, %v17 : index
  cf.br ^b15_1(%v16, %v35 : i32, index)
^b15_2(%v18: index):
  %v36 = scf.index_switch %v18 -> i32
  case 0 {
    %v37 = arith.index_cast %v19 : index to i32
    scf.yield %v14 : i32
  }
  case 3 {
    scf.yield %v14 : i32
  }
  default {
    %v38 = arith.shli %v18, %v19 : index
    scf.yield %v15 : i32
  }
  return %v36 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.constant 4 : index
  %v5 = scf.for %v6 = %v3 to %v3 step %v3 iter_args(%v4 = %v1) -> (i32) {
    %v7 = arith.cmpi ult, %v6, %v3 : index
    %v8 = arith.subi %v4, %v4 : i32
    %v9 = arith.divsi %v8, %v2 : i32
    %v10 = func.call @f1(%v4) : (i32) -> (i32)
    scf.yield %v8 : i32
  }
  %v11 = arith.subi %v3, %v3 : index
  %v12 = func.call @f1(%v2) : (i32) -> (i32)
  %v13 = arith.constant 7 : index
  %v14 = arith.constant 3 : index
  %v15 = arith.constant 10 : index
  %v17 = scf.for %v18 = %v13 to %v14 step %v15 iter_args(%v16 = %v13) -> (index) {
    %v19 = arith.cmpi uge, %v15, %v15 : index
    %v20 = arith.cmpi sle, %v16, %v15 : index
    %v21 = arith.floordivsi %v15, %v11 : index
    %v22 = arith.constant 0 : i32
    scf.yield %v14 : index
  }
  %v23 = arith.constant false
  return %v1 : i32
}
func.func private @f1(%v24: i32) -> i32 {
  %v25 = func.call @f0(%v24, %v24) : (i32, i32) -> (i32)
  %v26 = arith.maxsi %v24, %v25 : i32
  %v27 = func.call @f0(%v25, %v26) : (i32, i32) -> (i32)
  %v28 = arith.constant -1 : index
  %v29 = arith.constant -1 : index
  %v30 = arith.constant 2 : index
  %v31 = arith.constant 0 : index
  %v33 = scf.for %v34 = %v29 to %v30 step %v31 iter_args(%v32 = %v31) -> (index) {
    %v35 = arith.shli %v24, %v25 : i32
    %v36 = func.call @f0(%v35, %v27) : (i32, i32) -> (i32)
    scf.yield %v29 : index
  }
  %v37 = func.call @f1(%v24) : (i32) -> (i32)
  return %v37 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant 0 : index
  %v2 = arith.cmpi sle, %v1, %v1 : index
  %v3 = arith.constant 10 : i32
  %v4 = arith.cmpi slt, %v3, %v3 : i32
  %v5 = arith.xori %v3, %v3 : i32
  %v6 = arith.select %v4, %v1, %v1 : index
  %v7 = arith.cmpi ule, %v3, %v5 : i32
  return %v3 : i32
}
func.func @f1() -> i32 {
  %v8 = arith.constant 2 : index
  %v9 = arith.shrui %v8, %v8 : index
  %v10 = arith.constant 3 : i32
  %v11 = arith.remui %v10, %v10 : i32
  %v12 = arith.constant false
  %v13 = arith.select %v12, %v10, %v10 : i32
  %v14 = func.call @f2(%v11, %v13) : (i32, i32) -> (i32)
  %v15 = arith.ceildivsi %v9, %v8 : index
  return %v13 : i32
}
func.func private @f2(%v16: i32, %v17: i32) -> i32 {
  %v18 = arith.constant true
  %v19 = arith.select %v18, %v17, %v16 : i32
  %v20 = func.call @f2(%v17, %v19) : (i32, i32) -> (i32)
  %v21 = scf.execute_region -> index {
    %v22 = func.call @f2(%v19, %v20) : (i32, i32) -> (i32)
    %v23 = arith.constant 4 : index
    %v24 = arith.shli %v23, %v23 : index
    %v25 = arith.cmpi uge, %v19, %v20 : i32
    scf.yield %v24 : index
  }
  %v26 = arith.index_cast %v17 : i32 to index
  %v27 = arith.index_castui %v16 : i32 to index
  return %v20 : i32
}
func.func private @f3(%v28: i32, %v29: i32) -> i32 {
  %v31 = arith.constant true
  %v32 = arith.constant -1 : index
  %v33 = arith.select %v31, %v32, %v32 : index
  %v34 = arith.muli %v28, %v28 : i32
  %v35 = arith.cmpi sgt, %v33, %v32 : index
  cf.br ^b29_1(%v29 : i32)
^b29_1(%v30: i32):
  %v36 = func.call @f4(%v34) : (i32) -> (i32)
  %v37 = func.call @f4(%v30) : (i32) -> (i32)
  %v38 = scf.if %v31 -> (i32) {
    %v39 = arith.cmpi ult, %v36, %v37 : i32
    scf.yield %v30 : i32
  } else {
    %v40 = arith.remsi %v36, %v36 : i32
    scf.yield %v34 : i32
  }
  return %v34 : i32
}
func.func private @f4(%v41: i32) -> i32 {
  %v42 = arith.constant true
  %v43 = scf.if %v42 -> (index) {
    %v44 = arith.ori %v41, %v41 : i32
    %v45 = arith.ceildivsi %v41, %v44 : i32
    %v46 = arith.constant 2 : index
    scf.yield %v46 : index
  } else {
    %v47 = arith.select %v42, %v41, %v41 : i32
    %v48 = arith.constant -1 : index
    %v49 = arith.shrui %v48, %v48 : index
    %v50 = arith.cmpi sle, %v47, %v41 : i32
    scf.yield %v48 : index
  }
  %v51 = arith.cmpi ult, %v41, %v41 : i32
  %v52 = arith.select %v51, %v43, %v43 : index
  %v53 = arith.select %v51, %v43, %v52 : index
  %v54 = arith.divsi %v41, %v41 : i32
  return %v41 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v3 = arith.constant 3 : index
  %v4 = arith.ceildivsi %v3, %v3 : index
  %v5 = arith.minui %v1, %v1 : i32
  %v6 = arith.constant true
  cf.cond_br %v6, ^b1_1(%v4 : index), ^b1_1(%v3 : index)
^b1_1(%v2: index):
  %v7 = arith.constant 4 : i32
  %v8 = arith.cmpi uge, %v1, %v1 : i32
  %v10 = scf.for %v11 = %v4 to %v3 step %v3 iter_args(%v9 = %v3) -> (index) {
    %v12 = arith.constant 3 : index
    %v13 = arith.remui %v1, %v7 : i32
    scf.yield %v4 : index
  }
  return %v7 : i32
}
func.func private @f1(%v14: i32, %v15: i32) -> i32 {
  %v19 = arith.constant -1 : index
  %v20 = arith.shrui %v19, %v19 : index
  cf.br ^b15_2(%v14, %v20 : i32, index)
^b15_1:
  cf.br ^b15_2(%v14, %v19 : i32, index)
^b15_2(%v16: i32, %v17: index):
  cf.switch %v16 : i32, [default: ^b15_3(%v15 : i32), 1: ^b15_1, 2: ^b15_2(%v14, %v17 : i32, index)]
^b15_3(%v18: i32):
  %v21 = func.call @f2(%v14, %v14) : (i32, i32) -> (i32)
  %v22 = arith.divsi %v20, %v20 : index
  %v23 = arith.cmpi sge, %v21, %v14 : i32
  return %v14 : i32
}
func.func @f2(%v24: i32, %v25: i32) -> i32 {
  %v26 = arith.constant 7 : index
  %v27 = arith.shrui %v26, %v26 : index
  %v28 = arith.remui %v26, %v26 : index
  %v29 = arith.constant 5 : index
  %v30 = arith.minui %v25, %v24 : i32
  %v31 = arith.constant 5 : index
  %v32 = arith.constant 7 : index
  %v33 = arith.constant 3 : index
  %v35 = scf.for %v36 = %v31 to %v32 step %v33 iter_args(%v34 = %v33) -> (index) {
    %v37 = arith.constant false
    %v38 = arith.constant -1 : index
    %v39 = arith.constant 0 : i32
    scf.yield %v31 : index
  }
  return %v30 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.xori %v1, %v2 : i32
  %v4 = arith.constant 10 : index
  %v5 = func.call @f1(%v1, %v1) : (i32, i32) -> (i32)
  %v6 = func.call @f1(%v5, %v3) : (i32, i32) -> (i32)
  %v7 = scf.index_switch %v4 -> i32
  case 0 {
    %v8 = arith.constant -1 : index
    scf.yield %v3 : i32
  }
  case 3 {
    scf.yield %v3 : i32
  }
  default {
    %v9 = arith.constant true
    scf.yield %v3 : i32
  }
  return %v2 : i32
}
func.func nested @f1(%v10: i32, %v11: i32) -> i32 {
  %v12 = arith.constant 3 : index
  %v13 = arith.maxsi %v12, %v12 : index
  %v14 = arith.muli %v13, %v13 : index
  %v15 = arith.constant false
  %v16 = arith.select %v15, %v12, %v14 : index
  %v17 = arith.remsi %v11, %v11 : i32
  return %v11 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant 7 : i32
  %v2 = arith.xori %v1, %v1 : i32
  %v3 = arith.constant 3 : index
  %v4 = scf.index_switch %v3 -> index
  case 0 {
    scf.yield %v3 : index
  }
  case 3 {
    %v5 = func.call @f3() : () -> (i32)
    %v6 = arith.minsi %v3, %v3 : index
    scf.yield %v3 : index
  }
  default {
    scf.yield %v3 : index
  }
  %v7 = arith.shrsi %v1, %v1 : i32
  %v8 = arith.cmpi uge, %v7, %v2 : i32
  %v9 = arith.constant 3 : i32
  return %v7 : i32
}
func.func private @f1(%v10: i32, %v11: i32) -> i32 {
  %v12 = arith.constant false
  %v13 = arith.select %v12, %v10, %v11 : i32
  %v14 = arith.constant 100 : i32
  %v15 = arith.floordivsi %v11, %v10 : i32
  %v16 = arith.select %v12, %v14, %v15 : i32
  %v17 = scf.while (%v18 = %v13) : (i32) -> i32 {
    %v20 = arith.constant 0 : i32
    %v21 = arith.constant 2 : index
    %v22 = arith.divsi %v21, %v21 : index
    %v23 = arith.index_castui %v21 : index to i32
    scf.condition(%v12) %v23 : i32
  } do {
  ^bb0(%v19: i32):
    %v24 = arith.constant 1 : index
    %v25 = arith.xori %v13, %v16 : i32
    %v26 = func.call @f3() : () -> (i32)
    scf.yield %v14 : i32
  }
  return %v15 : i32
}
func.func nested @f2() -> i32 {
  %v27 = arith.constant 5 : i32
  %v28 = arith.minsi %v27, %v27 : i32
  %v29 = arith.constant false
  %v30 = func.call @f0() : () -> (i32)
  %v31 = arith.constant false
  %v32 = arith.constant 4 : index
  %v33 = arith.ceildivsi %v32, %v32 : index
  return %v28 : i32
}
func.func private @f3() -> i32 {
  %v34 = arith.constant 0 : index
  %v35 = arith.cmpi sgt, %v34, %v34 : index
  %v36 = arith.index_castui %v34 : index to i32
  %v37 = arith.select %v35, %v36, %v36 : i32
  %v38 = arith.constant 100 : i32
  %v39 = arith.constant 1 : i32
  return %v39 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant false
  %v2 = arith.constant 3 : i32
  %v3 = arith.constant 10 : i32
  %v4 = arith.constant 10 : index
  %v5 = arith.index_castui %v4 : index to i32
  %v6 = scf.if %v1 -> (index) {
    scf.yield %v4 : index
  } else {
    %v7 = arith.constant false
    scf.yield %v4 : index
  }
  return %v5 : i32
}
func.func private @f1() -> i32 {
  %v8 = arith.constant 100 : index
  %v9 = arith.divsi %v8, %v8 : index
  %v10 = scf.index_switch %v8 -> index
  case 0 {
    scf.yield %v9 : index
  }
  case 3 {
    scf.yield %v9 : index
  }
  default {
    %v11 = arith.constant 4 : i32
    %v12 = arith.remsi %v11, %v11 : i32
    scf.yield %v8 : index
  }
  %v13 = arith.divsi %v8, %v10 : index
  %v14 = arith.cmpi ne, %v13, %v10 : index
  %v15 = arith.constant 1 : i32
  %v16 = arith.index_castui %v15 : i32 to index
  return %v15 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v2 = arith.constant 10 : index
  %v3 = arith.muli %v2, %v2 : index
  %v4 = arith.constant 10 : index
  %v5 = arith.constant -1 : index
  %v6 = arith.constant 100 : index
  %v8 = scf.for %v9 = %v4 to %v5 step %v6 iter_args(%v7 = %v5) -> (index) {
    %v10 = arith.constant true
    %v11 = arith.index_cast %v1 : i32 to index
    scf.yield %v6 : index
  }
  %v12 = arith.index_cast %v4 : index to i32
  %v13 = arith.constant false
  %v14 = scf.if %v13 -> (index) {
    scf.yield %v8 : index
  } else {
    %v15 = arith.divsi %v1, %v12 : i32
    %v16 = arith.divsi %v8, %v4 : index
    %v17 = arith.divsi %v8, %v3 : index
    scf.yield %v6 : index
  }
  %v18 = arith.index_cast %v1 : i32 to index
  return %v12 : i32
}
func.func private @f1(%v19: i32, %v20: i32) -> i32 {
  %v21 = arith.cmpi uge, %v19, %v20 : i32
  %v22 = arith.constant 10 : index
  %v23 = arith.ori %v22, %v22 : index
  %v24 = arith.select %v21, %v19, %v20 : i32
  %v25 = arith.cmpi sge, %v23, %v23 : index
  %v26 = arith.addi %v22, %v23 : index
  return %v20 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant 1 : index
  %v2 = arith.cmpi sge, %v1, %v1 : index
  %v3 = arith.constant 0 : i32
  %v4 = arith.remui %v3, %v3 : i32
  %v5 = arith.ori %v4, %v4 : i32
  %v6 = arith.xori %v1, %v1 : index
  %v8 = scf.for %v9 = %v6 to %v1 step %v6 iter_args(%v7 = %v6) -> (index) {
    %v10 = arith.cmpi sgt, %v9, %v9 : index
    %v11 = arith.shrsi %v4, %v5 : i32
    %v12 = "src"(%v3) : (i32) -> i32
    %v13 = arith.index_cast %v6 : index to i32
    scf.yield %v9 : index
  }
  return %v4 : i32
}
func.func @f1() -> i32 {
  %v14 = arith.constant -1 : i32
  %v15 = arith.divsi %v14, %v14 : i32
  %v16 = arith.constant 0 : index
  %v17 = arith.maxui %v16, %v16 : index
  %v18 = arith.constant false
  cf.cond_br %v18, ^b13_1, ^b13_1
^b13_1:
  %v19 = scf.index_switch %v16 -> index
  case 0 {
    %v20 = arith.select %v18, %v14, %v14 : i32
    scf.yield %v17 : index
  }
  case 3 {
    %v21 = arith.remui %v15, %v14 : i32
    %v22 = arith.minui %v15, %v14 : i32
    scf.yield %v17 : index
  }
  default {
    %v23 = arith.cmpi slt, %v15, %v14 : i32
    %v24 = arith.divsi %v17, %v16 : index
    scf.yield %v16 : index
  }
  return %v15 : i32
}
func.func @f2() -> i32 {
  %v28 = arith.constant -1 : index
  %v29 = arith.minsi %v28, %v28 : index
  %v30 = arith.constant 4 : i32
  cf.switch %v30 : i32, [default: ^b24_1(%v30, %v28 : i32, index), 1: ^b24_2(%v29 : index), 2: ^b24_1(%v30, %v28 : i32, index)]
^b24_1(%v25: i32, %v26: index):
  %v31 = scf.execute_region -> index {
    %v32 = arith.constant false
    %v33 = arith.select %v32, %v30, %v25 : i32
    %v34 = arith.remsi %v30, %v33 : i32
    %v35 = "src"(%v26) : (index) -> index
    scf.yield %v28 : index
  }
  cf.switch %v25 : i32, [default: ^b24_1(%v25, %v28 : i32, index), 1: ^b24_2(%v31 : index), 2: ^b24_1(%v30, %v26 : i32, index)]
^b24_2(%v27: index):
  %v36 = scf.index_switch %v29 -> index
  case 0 {
    "use"(%v30) : (i32) -> ()
    %v38 = arith.index_cast %v30 : i32 to index
    scf.yield %v28 : index
  }
  case 3 {
    scf.yield %v27 : index
  }
  default {
    %v39 = arith.cmpi sge, %v30, %v30 : i32
    %v40 = arith.index_cast %v28 : index to i32
    scf.yield %v27 : index
  }
  %v41 = arith.constant true
  %v42 = arith.select %v41, %v30, %v30 : i32
  return %v30 : i32
}
// -----
func.func @f0() -> i32 {
  %v4 = arith.constant -1 : i32
  %v5 = arith.constant 100 : index
  cf.br ^b0_1(%v4, %v5 : i32, index)
^b0_1(%v1: i32, %v2: index):
  %v6 = arith.subi %v4, %v4 : i32
  cf.switch %v1 : i32, [default: ^b0_1(%v6, %v2 : i32, index), 1: ^b0_1(%v6, %v5 : i32, index), 2: ^b0_2(%v5 : index)]
^b0_2(%v3: index):
  %v7 = arith.constant false
  scf.if %v7 {
    %v8 = arith.minui %v4, %v4 : i32
    %v9 = arith.cmpi ne, %v3, %v3 : index
    %v10 = arith.constant 2 : i32
  }
  %v11 = scf.execute_region -> i32 {
    cf.cond_br %v7, ^b11_3(%v4, %v5 : i32, index), ^b11_1
  ^b11_1:
    %v16 = arith.divsi %v4, %v4 : i32
    %v17 = arith.cmpi sgt, %v5, %v5 : index
    cf.cond_br %v17, ^b11_1, ^b11_2
  ^b11_2:
    %v18 = func.call @f1() : () -> (i32)
    cf.cond_br %v7, ^b11_3(%v4, %v3 : i32, index), ^b11_3(%v18, %v5 : i32, index)
  ^b11_3(%v12: i32, %v13: index):
    %v19 = arith.constant -1 : i32
    %v20 = arith.cmpi ule, %v3, %v5 : index
    cf.cond_br %v20, ^b11_1, ^b11_4(%v5, %v19 : index, i32)
  ^b11_4(%v14: index, %v15: i32):
    scf.yield %v15 : i32
  }
  %v21 = arith.maxui %v3, %v5 : index
  return %v4 : i32
}
func.func private @f1() -> i32 {
  %v22 = arith.constant 3 : i32
  %v23 = arith.andi %v22, %v22 : i32
  %v24 = arith.constant 0 : index
  %v25 = scf.index_switch %v24 -> index
  case 0 {
    %v26 = arith.subi %v22, %v23 : i32
    %v27 = arith.cmpi sge, %v24, %v24 : index
    scf.yield %v24 : index
  }
  case 3 {
    %v28 = "src"(%v22) : (i32) -> i32
    %v29 = arith.constant true
    %v30 = arith.select %v29, %v24, %v24 : index
    scf.yield %v30 : index
  }
  default {
    %v31 = arith.constant false
    %v32 = arith.select %v31, %v22, %v23 : i32
    %v33 = arith.index_castui %v24 : index to i32
    scf.yield %v24 : index
  }
  %v34 = arith.subi %v23, %v23 : i32
  %v35 = arith.cmpi sgt, %v34, %v34 : i32
  %v36 = arith.cmpi sle, %v23, %v34 : i32
  return %v22 : i32
}
// -----
func.func @f0() -> i32 {
  %v3 = arith.constant 0 : index
  cf.br ^b0_1(%v3, %v3 : index, index)
^b0_1(%v1: index, %v2: index):
  %v4 = scf.index_switch %v1 -> index
  case 0 {
    scf.yield %v3 : index
  }
  case 3 {
    %v5 = arith.constant 100 : i32
    %v6 = arith.muli %v5, %v5 : i32
    scf.yield %v1 : index
  }
  default {
    %v7 = arith.constant -1 : i32
    %v8 = arith.cmpi eq, %v7, %v7 : i32
    %v9 = arith.shli %v7, %v7 : i32
    scf.yield %v3 : index
  }
  %v10 = arith.constant false
  %v11 = scf.if %v10 -> (index) {
    %v12 = arith.constant true
    scf.yield %v3 : index
  } else {
    scf.yield %v3 : index
  }
  %v13 = arith.constant 4 : i32
  return %v13 : i32
}
func.func private @f1(%v14: i32, %v15: i32) -> i32 {
  %v16 = func.call @f2() : () -> (i32)
  %v17 = arith.constant 7 : index
  %v18 = arith.ceildivui %v17, %v17 : index
  %v19 = arith.constant true
  %v20 = arith.select %v19, %v16, %v16 : i32
  %v21 = scf.if %v19 -> (i32) {
    %v22 = func.call @f4(%v20) : (i32) -> (i32)
    scf.yield %v22 : i32
  } else {
    %v23 = arith.maxsi %v16, %v15 : i32
    scf.yield %v15 : i32
  }
  %v24 = func.call @f4(%v20) : (i32) -> (i32)
  return %v14 : i32
}
func.func private @f2() -> i32 {
  %v27 = arith.constant 1 : i32
  %v28 = arith.index_cast %v27 : i32 to index
  %v29 = arith.constant true
  cf.cond_br %v29, ^b24_1(%v27 : i32), ^b24_1(%v27 : i32)
^b24_1(%v25: i32):
  %v30 = arith.constant false
  %v31 = arith.minui %v28, %v28 : index
  cf.cond_br %v29, ^b24_2(%v31 : index), ^b24_1(%v25 : i32)
^b24_2(%v26: index):
  %v32 = func.call @f3(%v27) : (i32) -> (i32)
  %v33 = scf.if %v29 -> (i32) {
    %v34 = arith.subi %v32, %v32 : i32
    %v35 = arith.floordivsi %v26, %v26 : index
    scf.yield %v27 : i32
  } else {
    %v36 = func.call @f4(%v27) : (i32) -> (i32)
    scf.yield %v36 : i32
  }
  %v37 = arith.index_cast %v26 : index to i32
  return %v27 : i32
}
func.func private @f3(%v38: i32) -> i32 {
  %v39 = arith.cmpi sge, %v38, %v38 : i32
  %v40 = arith.constant -1 : i32
  %v41 = arith.xori %v40, %v38 : i32
  %v42 = arith.constant 0 : index
  %v43 = arith.cmpi slt, %v42, %v42 : index
  %v44 = func.call @f4(%v38) : (i32) -> (i32)
  return %v44 : i32
}
func.func nested @f4(%v45: i32) -> i32 {
  %v46 = arith.constant 7 : index
  %v47 = arith.maxui %v46, %v46 : index
  %v48 = arith.cmpi eq, %v47, %v47 : index
  %v49 = arith.constant false
  %v50 = arith.cmpi sge, %v45, %v45 : i32
  %v51 = arith.cmpi uge, %v45, %v45 : i32
  return %v45 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant 1 : i32
  %v2 = arith.floordivsi %v1, %v1 : i32
  %v3 = arith.constant false
  scf.if %v3 {
    %v4 = arith.constant 4 : index
    %v5 = arith.xori %v4, %v4 : index
    %v6 = arith.shrui %v4, %v4 : index
    %v7 = arith.cmpi ult, %v6, %v5 : index
  }
  %v8 = arith.constant 100 : i32
  %v9 = arith.constant 2 : index
  %v10 = arith.ceildivsi %v9, %v9 : index
  %v11 = arith.divsi %v10, %v9 : index
  return %v2 : i32
}
func.func private @f1(%v12: i32) -> i32 {
  %v20 = arith.ori %v12, %v12 : i32
  %v21 = arith.constant true
  %v22 = arith.maxui %v20, %v20 : i32
  %v23 = arith.constant -1 : index
  cf.cond_br %v21, ^b12_2(%v12 : i32), ^b12_4(%v23, %v23 : index, index)
^b12_1(%v13: index, %v14: i32):
  cf.cond_br %v21, ^b12_1(%v23, %v22 : index, i32), ^b12_3(%v22, %v22 : i32, i32)
^b12_2(%v15: i32):
  %v24 = scf.if %v21 -> (index) {
    %v25 = arith.constant 4 : index
    %v26 = arith.constant 3 : index
    scf.yield %v25 : index
  } else {
    %v27 = arith.index_cast %v15 : i32 to index
    %v28 = arith.xori %v20, %v15 : i32
    %v29 = arith.constant false
    scf.yield %v23 : index
  }
  cf.br ^b12_1(%v23, %v20 : index, i32)
^b12_3(%v16: i32, %v17: i32):
  %v30 = arith.cmpi sle, %v23, %v23 : index
  %v31 = arith.select %v21, %v23, %v23 : index
  %v32 = scf.while (%v33 = %v31) : (index) -> index {
    %v35 = arith.constant false
    scf.condition(%v30) %v23 : index
  } do {
  ^bb0(%v34: index):
    %v36 = arith.cmpi ult, %v20, %v12 : i32
    scf.yield %v23 : index
  }
  cf.br ^b12_2(%v17 : i32)
^b12_4(%v18: index, %v19: index):
  %v37 = arith.ori %v22, %v22 : i32
  %v38 = scf.index_switch %v23 -> index
  case 0 {
    %v39 = arith.subi %v23, %v19 : index
    scf.yield %v39 : index
  }
  case 3 {
    %v40 = arith.select %v21, %v23, %v23 : index
    scf.yield %v40 : index
  }
  default {
    %v41 = arith.select %v21, %v18, %v18 : index
    scf.yield %v18 : index
  }
  return %v12 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.constant 4 : i32
  %v4 = arith.constant 7 : index
  %v5 = arith.ori %v4, %v4 : index
  %v6 = arith.constant false
  %v7 = func.call @f2() : () -> (i32)
  %v8 = func.call @f2() : () -> (i32)
  return %v8 : i32
}
func.func nested @f1() -> i32 {
  %v9 = arith.constant 7 : index
  %v10 = arith.index_cast %v9 : index to i32
  %v11 = arith.constant 5 : index
  %v12 = arith.constant 1 : index
  %v13 = arith.constant 5 : index
  %v15 = scf.for %v16 = %v11 to %v12 step %v13 iter_args(%v14 = %v10) -> (i32) {
    %v17 = arith.andi %v10, %v14 : i32
    %v18 = arith.muli %v10, %v17 : i32
    %v19 = arith.maxui %v9, %v9 : index
    scf.yield %v18 : i32
  }
  %v20 = arith.cmpi ule, %v13, %v12 : index
  %v21 = arith.constant false
  %v22 = arith.select %v20, %v15, %v10 : i32
  return %v15 : i32
}
func.func private @f2() -> i32 {
  %v23 = scf.execute_region -> i32 {
    %v24 = arith.constant 4 : i32
    %v25 = arith.index_cast %v24 : i32 to index
    %v26 = func.call @f4(%v24) : (i32) -> (i32)
    %v27 = func.call @f3() : () -> (i32)
    scf.yield %v27 : i32
  }
  %v28 = arith.constant 4 : index
  %v29 = arith.constant 2 : index
  %v30 = arith.constant 10 : index
  %v31 = arith.constant 10 : index
  %v33 = scf.for %v34 = %v29 to %v30 step %v31 iter_args(%v32 = %v31) -> (index) {
    %v35 = arith.addi %v23, %v23 : i32
    scf.yield %v32 : index
  }
  %v36 = arith.constant 7 : i32
  %v37 = arith.constant false
  %v38 = arith.select %v37, %v36, %v36 : i32
  %v39 = arith.cmpi sgt, %v38, %v36 : i32
  return %v23 : i32
}
func.func private @f3() -> i32 {
  %v40 = arith.constant 3 : index
  %v41 = arith.andi %v40, %v40 : index
  %v42 = arith.muli %v40, %v40 : index
  %v43 = arith.constant false
  %v44 = arith.maxui %v41, %v41 : index
  %v45 = arith.constant 0 : i32
  return %v45 : i32
}
func.func private @f4(%v46: i32) -> i32 {
  %v48 = arith.constant 7 : index
  %v49 = arith.index_cast %v46 : i32 to index
  %v50 = arith.constant true
  %v51 = arith.select %v50, %v46, %v46 : i32
  cf.cond_br %v50, ^b46_1(%v51 : i32), ^b46_1(%v46 : i32)
^b46_1(%v47: i32):
  return %v51 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant true
  scf.if %v1 {
    %v2 = arith.constant 1 : i32
    %v3 = func.call @f1(%v2, %v2) : (i32, i32) -> (i32)
    %v4 = arith.cmpi sgt, %v3, %v3 : i32
    %v5 = arith.constant 0 : index
    %v6 = arith.cmpi ule, %v5, %v5 : index
  }
  %v7 = arith.constant -1 : i32
  %v8 = func.call @f1(%v7, %v7) : (i32, i32) -> (i32)
  %v9 = scf.if %v1 -> (index) {
    %v10 = arith.maxsi %v7, %v8 : i32
    %v11 = arith.constant 100 : index
    %v12 = arith.ceildivsi %v11, %v11 : index
    scf.yield %v11 : index
  } else {
    %v13 = arith.muli %v7, %v7 : i32
    %v14 = arith.constant 3 : index
    %v15 = arith.select %v1, %v14, %v14 : index
    scf.yield %v15 : index
  }
  %v16 = arith.shrui %v8, %v7 : i32
  %v17 = scf.execute_region -> i32 {
    %v20 = arith.xori %v9, %v9 : index
    cf.cond_br %v1, ^b17_2, ^b17_1(%v16, %v9 : i32, index)
  ^b17_1(%v18: i32, %v19: index):
    %v21 = arith.remsi %v8, %v7 : i32
    cf.br ^b17_1(%v21, %v19 : i32, index)
  ^b17_2:
    %v22 = arith.ori %v20, %v20 : index
    scf.yield %v8 : i32
  }
  return %v7 : i32
}
func.func @f1(%v23: i32, %v24: i32) -> i32 {
  %v25 = arith.constant 100 : index
  %v26 = func.call @f2() : () -> (i32)
  %v27 = arith.ceildivui %v23, %v24 : i32
  %v28 = arith.maxui %v25, %v25 : index
  %v29 = arith.cmpi sle, %v25, %v28 : index
  return %v26 : i32
}
func.func private @f2() -> i32 {
  %v30 = arith.constant -1 : i32
  %v31 = arith.ceildivui %v30, %v30 : i32
  %v32 = arith.constant 3 : index
  %v33 = arith.cmpi ult, %v32, %v32 : index
  %v34 = arith.constant -1 : i32
  %v35 = arith.minui %v32, %v32 : index
  %v36 = arith.floordivsi %v31, %v31 : i32
  return %v31 : i32
}
// -----
func.func @f0() -> i32 {
  %v3 = arith.constant 3 : i32
  %v4 = arith.cmpi sge, %v3, %v3 : i32
  %v5 = arith.constant 1 : index
  cf.cond_br %v4, ^b0_1(%v5, %v5 : index, index), ^b0_1(%v5, %v5 : index, index)
^b0_1(%v1: index, %v2: index):
  %v6 = "src"(%v1) : (index) -> index
  %v7 = arith.index_cast %v2 : index to i32
  return %v7 : i32
}
func.func private @f1() -> i32 {
  %v8 = arith.constant false
  %v9 = arith.constant 1 : i32
  %v10 = arith.floordivsi %v9, %v9 : i32
  %v11 = "src"(%v10) : (i32) -> i32
  %v12 = arith.constant 3 : index
  %v13 = arith.remui %v12, %v12 : index
  %v14 = arith.muli %v9, %v9 : i32
  return %v10 : i32
}
func.func private @f2(%v15: i32, %v16: i32) -> i32 {
  %v21 = arith.constant true
  %v22 = arith.constant 3 : index
  cf.cond_br %v21, ^b16_3(%v22, %v22 : index, index), ^b16_1(%v16 : i32)
^b16_1(%v17: i32):
  %v23 = arith.cmpi uge, %v22, %v22 : index
  cf.br ^b16_4
^b16_2(%v18: i32):
  %v24 = arith.constant 7 : index
  %v25 = arith.select %v21, %v16, %v16 : i32
  cf.br ^b16_2(%v15 : i32)
^b16_3(%v19: index, %v20: index):
  %v26 = arith.maxui %v15, %v15 : i32
  %v27 = arith.constant 100 : index
  %v28 = arith.constant 10 : index
  %v29 = arith.constant 4 : index
  %v31 = scf.for %v32 = %v27 to %v28 step %v29 iter_args(%v30 = %v28) -> (index) {
    %v33 = arith.minsi %v26, %v26 : i32
    scf.yield %v20 : index
  }
  cf.switch %v26 : i32, [default: ^b16_3(%v27, %v31 : index, index), 1: ^b16_4, 2: ^b16_3(%v29, %v31 : index, index)]
^b16_4:
  %v34 = arith.shrsi %v22, %v22 : index
  return %v15 : i32
}
func.func private @f3(%v35: i32) -> i32 {
  %v36 = scf.execute_region -> index {
    %v37 = arith.constant 4 : index
    %v38 = arith.index_cast %v37 : index to i32
    %v39 = arith.subi %v37, %v37 : index
    %v40 = arith.index_castui %v35 : i32 to index
    cf.br ^b36_1
  ^b36_1:
    %v41 = arith.index_cast %v38 : i32 to index
    scf.yield %v37 : index
  }
  %v42 = arith.cmpi sle, %v36, %v36 : index
  %v43 = arith.constant -1 : i32
  %v44 = arith.select %v42, %v35, %v35 : i32
  %v45 = arith.select %v42, %v36, %v36 : index
  return %v44 : i32
}
func.func private @f4(%v46: i32) -> i32 {
  %v47 = arith.divsi %v46, %v46 : i32
  %v48 = arith.constant 100 : index
  %v49 = arith.remsi %v48, %v48 : index
  cf.br ^b46_1
^b46_1:
  %v50 = func.call @f3(%v47) : (i32) -> (i32)
  %v51 = arith.index_cast %v48 : index to i32
  %v52 = arith.constant true
  scf.if %v52 {
    %v53 = func.call @f3(%v50) : (i32) -> (i32)
    %v54 = arith.ori %v46, %v47 : i32
    %v55 = arith.cmpi ne, %v53, %v47 : i32
  }
  return %v51 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = scf.execute_region -> i32 {
    %v3 = arith.constant true
    %v4 = arith.constant 100 : index
    %v5 = arith.select %v3, %v4, %v4 : index
    %v6 = arith.constant 3 : i32
    %v7 = arith.index_castui %v6 : i32 to index
    %v8 = arith.xori %v6, %v6 : i32
    cf.cond_br %v3, ^b1_1, ^b1_4
  ^b1_1:
    %v9 = func.call @f1() : () -> (i32)
    %v10 = arith.ori %v4, %v4 : index
    cf.cond_br %v3, ^b1_3(%v9 : i32), ^b1_3(%v8 : i32)
  ^b1_2:
    %v11 = arith.ori %v5, %v7 : index
    cf.switch %v6 : i32, [default: ^b1_1, 1: ^b1_2, 2: ^b1_2]
  ^b1_3(%v2: i32):
    %v12 = "src"(%v2) : (i32) -> i32
    %v13 = arith.constant 1 : index
    %v14 = arith.select %v3, %v5, %v13 : index
    cf.switch %v12 : i32, [default: ^b1_4, 1: ^b1_3(%v6 : i32), 2: ^b1_1]
  ^b1_4:
    %v15 = arith.constant 100 : i32
    %v16 = func.call @f1() : () -> (i32)
    %v17 = arith.index_castui %v4 : index to i32
    scf.yield %v15 : i32
  }
  %v18 = "src"(%v1) : (i32) -> i32
  %v19 = arith.maxsi %v18, %v18 : i32
  %v20 = scf.execute_region -> index {
    %v21 = arith.constant 1 : index
    scf.yield %v21 : index
  }
  %v22 = arith.andi %v20, %v20 : index
  return %v19 : i32
}
func.func private @f1() -> i32 {
  %v25 = arith.constant 1 : index
  %v24 = "src"(%v25) : (index) -> index
  cf.br ^b22_1(%v25 : index)
^b22_1(%v23: index):
  %v26 = arith.constant 5 : i32
  %v27 = arith.cmpi sge, %v26, %v26 : i32
  %v28 = arith.constant 2 : i32
  return %v28 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v8 = arith.cmpi eq, %v2, %v2 : i32
  %v9 = arith.constant 100 : index
  %v10 = arith.minui %v9, %v9 : index
  %v11 = arith.cmpi ugt, %v2, %v1 : i32
  cf.cond_br %v11, ^b2_1(%v1, %v9 : i32, index), ^b2_2
^b2_1(%v3: i32, %v4: index):
  scf.if %v8 {
    %v12 = arith.constant 2 : i32
    %v13 = arith.select %v11, %v12, %v1 : i32
    %v14 = arith.select %v11, %v9, %v4 : index
  }
  cf.cond_br %v11, ^b2_2, ^b2_2
^b2_2:
  cf.cond_br %v11, ^b2_1(%v1, %v10 : i32, index), ^b2_1(%v2, %v10 : i32, index)
^b2_3(%v5: index, %v6: index):
  "use"(%v2) : (i32) -> ()
  %v16 = func.call @f1(%v2, %v2) : (i32, i32) -> (i32)
  cf.cond_br %v8, ^b2_1(%v16, %v9 : i32, index), ^b2_4(%v9 : index)
^b2_4(%v7: index):
  %v17 = arith.constant 100 : index
  return %v1 : i32
}
func.func nested @f1(%v18: i32, %v19: i32) -> i32 {
  %v20 = scf.execute_region -> i32 {
    %v21 = arith.constant true
    %v22 = arith.select %v21, %v19, %v19 : i32
    %v23 = arith.ceildivsi %v18, %v22 : i32
    %v24 = arith.constant 10 : i32
    cf.br ^b20_1
  ^b20_1:
    %v25 = arith.cmpi ult, %v24, %v23 : i32
    scf.yield %v18 : i32
  }
  %v26 = arith.minsi %v20, %v19 : i32
  %v27 = arith.constant 3 : index
  %v28 = arith.constant true
  %v29 = scf.if %v28 -> (i32) {
    %v30 = arith.constant 10 : index
    %v31 = arith.constant 4 : index
    %v32 = arith.constant 100 : i32
    scf.yield %v26 : i32
  } else {
    scf.yield %v20 : i32
  }
  %v33 = arith.maxui %v26, %v18 : i32
  return %v19 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  cf.br ^b1_2
^b1_1(%v2: i32):
  %v3 = arith.constant 2 : index
  %v4 = scf.execute_region -> i32 {
    %v6 = arith.constant false
    %v7 = arith.select %v6, %v2, %v1 : i32
    %v8 = arith.index_cast %v3 : index to i32
    cf.cond_br %v6, ^b4_2, ^b4_1
  ^b4_1:
    %v9 = arith.cmpi uge, %v1, %v8 : i32
    %v10 = arith.constant true
    %v11 = arith.minsi %v1, %v8 : i32
    cf.cond_br %v10, ^b4_2, ^b4_1
  ^b4_2:
    %v12 = arith.muli %v3, %v3 : index
    %v13 = arith.shli %v8, %v1 : i32
    %v14 = arith.constant 0 : index
    cf.cond_br %v6, ^b4_2, ^b4_2
  ^b4_3(%v5: index):
    %v15 = arith.index_cast %v3 : index to i32
    scf.yield %v8 : i32
  }
  %v16 = arith.constant true
  cf.cond_br %v16, ^b1_2, ^b1_2
^b1_2:
  return %v1 : i32
}
func.func private @f1(%v17: i32, %v18: i32) -> i32 {
  %v19 = arith.index_castui %v17 : i32 to index
  %v20 = "src"(%v17) : (i32) -> i32
  %v21 = arith.constant 100 : i32
  %v22 = scf.execute_region -> i32 {
    %v27 = arith.ceildivui %v19, %v19 : index
    %v28 = arith.shrui %v21, %v18 : i32
    cf.switch %v21 : i32, [default: ^b22_1(%v27, %v17 : index, i32), 1: ^b22_2(%v19, %v20 : index, i32), 2: ^b22_3]
  ^b22_1(%v23: index, %v24: i32):
    %v29 = arith.xori %v18, %v24 : i32
    %v30 = arith.constant false
    cf.cond_br %v30, ^b22_1(%v19, %v20 : index, i32), ^b22_3
  ^b22_2(%v25: index, %v26: i32):
    %v31 = arith.constant 10 : i32
    %v32 = arith.andi %v31, %v20 : i32
    %v33 = arith.ceildivsi %v25, %v25 : index
    %v34 = arith.constant false
    cf.cond_br %v34, ^b22_3, ^b22_3
  ^b22_3:
    %v35 = arith.cmpi ule, %v27, %v19 : index
    scf.yield %v28 : i32
  }
  %v37 = scf.for %v38 = %v19 to %v19 step %v19 iter_args(%v36 = %v20) -> (i32) {
    %v39 = arith.cmpi eq, %v19, %v19 : index
    scf.yield %v17 : i32
  }
  return %v37 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v2 = arith.constant false
  %v3 = scf.if %v2 -> (i32) {
    %v4 = arith.remui %v1, %v1 : i32
    %v5 = arith.constant 1 : index
    %v6 = arith.ceildivsi %v5, %v5 : index
    scf.yield %v4 : i32
  } else {
    %v7 = arith.shli %v1, %v1 : i32
    scf.yield %v1 : i32
  }
  %v8 = arith.cmpi sge, %v1, %v1 : i32
  %v9 = arith.constant 1 : index
  %v10 = arith.minui %v9, %v9 : index
  %v11 = arith.constant 4 : i32
  %v12 = arith.select %v2, %v1, %v3 : i32
  return %v1 : i32
}
func.func private @f1(%v13: i32, %v14: i32) -> i32 {
  %v19 = func.call @f3() : () -> (i32)
  %v20 = arith.constant false
  cf.cond_br %v20, ^b14_3, ^b14_3
^b14_1(%v15: index, %v16: i32):
  %v21 = arith.cmpi sge, %v13, %v14 : i32
  %v22 = arith.addi %v15, %v15 : index
  cf.br ^b14_1(%v15, %v16 : index, i32)
^b14_2(%v17: i32, %v18: i32):
  cf.cond_br %v20, ^b14_2(%v14, %v18 : i32, i32), ^b14_3
^b14_3:
  %v23 = func.call @f4() : () -> (i32)
  %v24 = arith.cmpi slt, %v23, %v23 : i32
  return %v19 : i32
}
func.func private @f2() -> i32 {
  %v25 = arith.constant 3 : i32
  %v26 = arith.constant true
  cf.cond_br %v26, ^b24_1, ^b24_1
^b24_1:
  return %v25 : i32
}
func.func private @f3() -> i32 {
  %v27 = arith.constant 3 : index
  %v28 = arith.divui %v27, %v27 : index
  %v29 = arith.constant 1 : index
  %v30 = arith.constant false
  %v31 = scf.if %v30 -> (i32) {
    %v32 = arith.constant 3 : i32
    scf.yield %v32 : i32
  } else {
    %v33 = arith.minui %v29, %v28 : index
    %v34 = arith.constant 7 : i32
    %v35 = arith.shrui %v34, %v34 : i32
    scf.yield %v35 : i32
  }
  %v36 = arith.constant 3 : i32
  %v37 = arith.constant 4 : index
  return %v31 : i32
}
func.func private @f4() -> i32 {
  %v38 = arith.constant 2 : i32
  %v39 = func.call @f0(%v38) : (i32) -> (i32)
  %v40 = arith.minui %v39, %v38 : i32
  %v41 = arith.minsi %v39, %v39 : i32
  %v42 = arith.constant 10 : i32
  %v43 = arith.muli %v41, %v40 : i32
  return %v38 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant -1 : i32
  %v2 = arith.ceildivui %v1, %v1 : i32
  %v3 = arith.subi %v1, %v2 : i32
  %v4 = scf.execute_region -> i32 {
    %v8 = arith.constant true
    cf.cond_br %v8, ^b4_3(%v3 : i32), ^b4_2(%v2 : i32)
  ^b4_1(%v5: i32):
    %v9 = arith.cmpi eq, %v5, %v2 : i32
    %v10 = arith.shrui %v1, %v1 : i32
    cf.br ^b4_1(%v2 : i32)
  ^b4_2(%v6: i32):
    %v11 = arith.index_castui %v3 : i32 to index
    %v12 = arith.minui %v2, %v1 : i32
    %v13 = arith.constant 0 : i32
    cf.br ^b4_2(%v1 : i32)
  ^b4_3(%v7: i32):
    %v14 = arith.select %v8, %v3, %v3 : i32
    scf.yield %v2 : i32
  }
  %v15 = arith.constant true
  scf.if %v15 {
    %v16 = arith.constant 2 : index
    %v17 = arith.index_castui %v16 : index to i32
  }
  %v18 = scf.if %v15 -> (i32) {
    %v19 = arith.minsi %v4, %v2 : i32
    %v20 = arith.constant 100 : i32
    %v21 = arith.maxui %v2, %v19 : i32
    scf.yield %v19 : i32
  } else {
    %v22 = arith.constant 10 : index
    %v23 = arith.remsi %v22, %v22 : index
    %v24 = arith.cmpi sge, %v23, %v23 : index
    %v25 = func.call @f1() : () -> (i32)
    scf.yield %v4 : i32
  }
  return %v4 : i32
}
func.func nested @f1() -> i32 {
  %v26 = arith.constant 1 : index
  %v27 = arith.index_castui %v26 : index to i32
  %v28 = arith.constant false
  %v29 = scf.if %v28 -> (index) {
    scf.yield %v26 : index
  } else {
    scf.yield %v26 : index
  }
  %v30 = arith.constant 100 : i32
  %v31 = arith.remsi %v29, %v26 : index
  %v32 = arith.maxui %v26, %v26 : index
  return %v30 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v4 = arith.constant true
  cf.cond_br %v4, ^b2_1(%v2 : i32), ^b2_1(%v2 : i32)
^b2_1(%v3: i32):
  %v5 = arith.constant 10 : index
  cf.br ^b2_2
^b2_2:
  %v6 = arith.constant 1 : index
  %v7 = arith.cmpi eq, %v6, %v6 : index
  cf.cond_br %v4, ^b2_1(%v1 : i32), ^b2_2
^b2_3:
  %v8 = scf.if %v4 -> (i32) {
    %v9 = arith.constant 100 : i32
    %v10 = arith.constant 100 : index
    %v11 = arith.maxui %v10, %v10 : index
    %v12 = arith.subi %v11, %v10 : index
    scf.yield %v2 : i32
  } else {
    scf.yield %v2 : i32
  }
  %v13 = arith.constant 5 : index
  %v14 = arith.muli %v13, %v13 : index
  %v15 = arith.index_castui %v14 : index to i32
  return %v1 : i32
}
func.func private @f1(%v16: i32) -> i32 {
  %v17 = func.call @f2() : () -> (i32)
  %v18 = arith.constant 0 : index
  %v19 = arith.ceildivsi %v18, %v18 : index
  %v20 = arith.constant 10 : index
  %v21 = arith.constant -1 : index
  %v22 = arith.constant 5 : index
  %v24 = scf.for %v25 = %v20 to %v21 step %v22 iter_args(%v23 = %v20) -> (index) {
    %v26 = arith.muli %v18, %v20 : index
    scf.yield %v22 : index
  }
  %v27 = scf.index_switch %v19 -> index
  case 0 {
    scf.yield %v19 : index
  }
  case 3 {
    %v28 = arith.cmpi eq, %v16, %v16 : i32
    %v29 = arith.select %v28, %v21, %v20 : index
    scf.yield %v24 : index
  }
  default {
    scf.yield %v22 : index
  }
  %v30 = arith.constant true
  return %v16 : i32
}
func.func private @f2() -> i32 {
  %v31 = arith.constant 1 : index
  %v32 = arith.minsi %v31, %v31 : index
  %v33 = arith.constant 4 : index
  %v34 = arith.constant 10 : i32
  %v35 = arith.divsi %v34, %v34 : i32
  %v36 = func.call @f1(%v35) : (i32) -> (i32)
  %v37 = arith.constant false
  return %v34 : i32
}
func.func private @f3() -> i32 {
  %v38 = arith.constant -1 : i32
  %v39 = arith.cmpi ne, %v38, %v38 : i32
  %v40 = arith.constant 7 : i32
  %v41 = arith.cmpi ugt, %v38, %v38 : i32
  %v42 = arith.constant 4 : index
  %v43 = arith.select %v39, %v42, %v42 : index
  %v44 = scf.if %v41 -> (i32) {
    scf.yield %v40 : i32
  } else {
    %v45 = arith.constant 100 : i32
    scf.yield %v38 : i32
  }
  return %v40 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = scf.execute_region -> index {
    %v2 = arith.constant 100 : i32
    %v3 = arith.constant -1 : index
    scf.yield %v3 : index
  }
  %v4 = arith.constant true
  %v5 = arith.constant 3 : i32
  %v6 = arith.index_castui %v5 : i32 to index
  %v7 = arith.select %v4, %v6, %v1 : index
  %v8 = scf.while (%v9 = %v1) : (index) -> index {
    %v11 = "src"(%v6) : (index) -> index
    scf.condition(%v4) %v11 : index
  } do {
  ^bb0(%v10: index):
    %v12 = arith.cmpi sgt, %v5, %v5 : i32
    scf.yield %v6 : index
  }
  return %v5 : i32
}
func.func @f1(%v13: i32) -> i32 {
  %v14 = arith.constant 2 : index
  %v15 = arith.andi %v14, %v14 : index
  %v16 = arith.constant true
  %v17 = scf.if %v16 -> (index) {
    %v18 = arith.divui %v15, %v15 : index
    "use"(%v13) : (i32) -> ()
    %v20 = arith.constant 100 : i32
    scf.yield %v14 : index
  } else {
    %v21 = arith.constant 10 : index
    %v22 = arith.ceildivsi %v21, %v15 : index
    %v23 = arith.xori %v13, %v13 : i32
    scf.yield %v15 : index
  }
  %v24 = arith.ori %v13, %v13 : i32
  %v25 = arith.constant 4 : i32
  %v26 = "src"(%v15) : (index) -> index
  return %v13 : i32
}
func.func @f2(%v27: i32) -> i32 {
  %v28 = arith.constant 10 : index
  %v29 = arith.maxsi %v28, %v28 : index
  %v30 = arith.ceildivsi %v29, %v28 : index
  %v31 = arith.constant false
  %v32 = arith.cmpi ule, %v27, %v27 : i32
  %v33 = "src"(%v27) : (i32) -> i32
  return %v33 : i32
}
func.func nested @f3() -> i32 {
  %v34 = arith.constant 5 : i32
  %v35 = arith.cmpi slt, %v34, %v34 : i32
  %v36 = arith.constant 2 : index
  %v37 = scf.index_switch %v36 -> i32
  case 0 {
    scf.yield %v34 : i32
  }
  case 3 {
    "use"(%v34) : (i32) -> ()
    %v39 = arith.constant 3 : index
    scf.yield %v34 : i32
  }
  default {
    %v40 = arith.subi %v36, %v36 : index
    scf.yield %v34 : i32
  }
  %v41 = scf.if %v35 -> (index) {
    %v42 = arith.select %v35, %v34, %v34 : i32
    %v43 = arith.shrui %v37, %v37 : i32
    %v44 = arith.remsi %v37, %v34 : i32
    scf.yield %v36 : index
  } else {
    %v45 = arith.shrsi %v34, %v37 : i32
    %v46 = arith.constant 7 : index
    scf.yield %v36 : index
  }
  %v47 = arith.index_castui %v37 : i32 to index
  "use"(%v47) : (index) -> ()
  return %v34 : i32
}
// -----
func.func @f0() -> i32 {
  %v2 = arith.constant 2 : i32
  %v3 = arith.index_cast %v2 : i32 to index
  %v4 = arith.divsi %v2, %v2 : i32
  %v5 = arith.cmpi ugt, %v2, %v4 : i32
  cf.cond_br %v5, ^b0_1(%v3 : index), ^b0_1(%v3 : index)
^b0_1(%v1: index):
  return %v4 : i32
}
func.func private @f1() -> i32 {
  %v6 = arith.constant 3 : index
  %v7 = arith.minui %v6, %v6 : index
  %v8 = scf.index_switch %v6 -> i32
  case 0 {
    %v9 = arith.constant false
    %v10 = arith.constant 5 : i32
    %v11 = arith.select %v9, %v10, %v10 : i32
    %v12 = arith.cmpi ugt, %v6, %v6 : index
    scf.yield %v10 : i32
  }
  case 3 {
    %v13 = arith.subi %v7, %v7 : index
    %v14 = arith.constant -1 : i32
    scf.yield %v14 : i32
  }
  default {
    %v15 = arith.constant 2 : i32
    scf.yield %v15 : i32
  }
  %v16 = arith.constant -1 : index
  %v17 = arith.constant 5 : index
  %v18 = arith.constant 5 : index
  %v20 = scf.for %v21 = %v16 to %v17 step %v18 iter_args(%v19 = %v8) -> (i32) {
    %v22 = arith.cmpi ult, %v19, %v19 : i32
    %v23 = arith.constant 2 : index
    %v24 = arith.remui %v6, %v18 : index
    scf.yield %v8 : i32
  }
  %v25 = arith.addi %v20, %v8 : i32
  %v26 = arith.ceildivui %v6, %v18 : index
  return %v20 : i32
}
