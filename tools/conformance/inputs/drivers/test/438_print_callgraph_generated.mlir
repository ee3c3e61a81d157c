// RUN-FLAGS: --test-print-callgraph --split-input-file --allow-unregistered-dialect
func.func @f0(%v1: i32) -> i32 {
  %v2 = arith.remsi %v1, %v1 : i32
  %v3 = arith.muli %v2, %v2 : i32
  %v4 = arith.constant true
  %v5 = arith.maxsi %v1, %v1 : i32
  %v6 = scf.execute_region -> i32 {
    %v8 = arith.index_castui %v5 : i32 to index
    %v9 = arith.constant -1 : index
    cf.br ^b6_1(%v9 : index)
  ^b6_1(%v7: index):
    %v10 = arith.cmpi slt, %v8, %v8 : index
    %v11 = arith.select %v4, %v7, %v7 : index
    cf.cond_br %v4, ^b6_2, ^b6_2
  ^b6_2:
    %v12 = arith.select %v4, %v2, %v1 : i32
    scf.yield %v2 : i32
  }
  return %v3 : i32
}
func.func private @f1(%v13: i32) -> i32 {
  %v14 = arith.constant 10 : index
  %v15 = arith.ori %v14, %v14 : index
  %v16 = scf.execute_region -> index {
    scf.yield %v14 : index
  }
  %v17 = arith.constant 5 : index
  %v18 = arith.constant 7 : index
  %v19 = arith.constant 2 : index
  %v21 = scf.for %v22 = %v17 to %v18 step %v19 iter_args(%v20 = %v19) -> (index) {
    %v23 = arith.index_cast %v13 : i32 to index
    %v24 = arith.shrui %v17, %v15 : index
    %v25 = arith.floordivsi %v16, %v16 : index
    %v26 = arith.cmpi sle, %v13, %v13 : i32
    scf.yield %v24 : index
  }
  %v27 = arith.cmpi sle, %v19, %v16 : index
  return %v13 : i32
}
func.func @f2(%v28: i32) -> i32 {
  %v29 = arith.constant 2 : index
  %v30 = arith.ceildivui %v29, %v29 : index
  %v31 = arith.cmpi slt, %v28, %v28 : i32
  %v32 = arith.index_cast %v28 : i32 to index
  %v33 = scf.if %v31 -> (i32) {
    %v34 = arith.constant 100 : i32
    scf.yield %v28 : i32
  } else {
    scf.yield %v28 : i32
  }
  %v35 = func.call @f3(%v33) : (i32) -> (i32)
  return %v28 : i32
}
func.func @f3(%v36: i32) -> i32 {
  %v37 = arith.constant 0 : i32
  %v38 = arith.constant true
  scf.if %v38 {
    "use"(%v37) : (i32) -> ()
  }
  %v40 = arith.constant 10 : i32
  %v41 = "src"(%v40) : (i32) -> i32
  %v42 = arith.muli %v37, %v36 : i32
  return %v41 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant 2 : index
  %v2 = scf.index_switch %v1 -> index
  case 0 {
    %v3 = arith.constant 3 : i32
    %v4 = arith.divsi %v3, %v3 : i32
    %v5 = func.call @f2(%v4, %v3) : (i32, i32) -> (i32)
    scf.yield %v1 : index
  }
  case 3 {
    scf.yield %v1 : index
  }
  default {
    scf.yield %v1 : index
  }
  %v6 = arith.constant 0 : i32
  %v7 = func.call @f2(%v6, %v6) : (i32, i32) -> (i32)
  %v8 = arith.shrsi %v1, %v1 : index
  %v9 = arith.constant 5 : index
  %v10 = arith.constant true
  %v11 = arith.select %v10, %v9, %v2 : index
  return %v6 : i32
}
func.func nested @f1(%v12: i32, %v13: i32) -> i32 {
  %v15 = arith.constant 10 : index
  %v16 = arith.floordivsi %v15, %v15 : index
  %v17 = arith.andi %v16, %v16 : index
  cf.switch %v13 : i32, [default: ^b13_1(%v12 : i32), 1: ^b13_1(%v12 : i32), 2: ^b13_1(%v13 : i32)]
^b13_1(%v14: i32):
  %v18 = arith.constant false
  %v19 = arith.select %v18, %v16, %v15 : index
  return %v14 : i32
}
func.func nested @f2(%v20: i32, %v21: i32) -> i32 {
  %v22 = arith.constant 100 : index
  %v23 = arith.cmpi ne, %v22, %v22 : index
  %v24 = arith.constant -1 : index
  %v25 = arith.constant true
  %v26 = arith.cmpi ne, %v24, %v24 : index
  %v27 = scf.while (%v28 = %v20) : (i32) -> i32 {
    %v30 = arith.cmpi sgt, %v20, %v28 : i32
    scf.condition(%v30) %v21 : i32
  } do {
  ^bb0(%v29: i32):
    %v31 = arith.select %v25, %v22, %v22 : index
    %v32 = arith.subi %v20, %v20 : i32
    %v33 = arith.cmpi sgt, %v22, %v24 : index
    scf.yield %v32 : i32
  }
  return %v27 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.floordivsi %v2, %v1 : i32
  %v4 = arith.divui %v3, %v2 : i32
  %v5 = arith.constant 1 : index
  %v6 = arith.remsi %v5, %v5 : index
  %v7 = arith.constant 7 : index
  %v8 = arith.cmpi sge, %v6, %v7 : index
  return %v2 : i32
}
func.func @f1(%v9: i32, %v10: i32) -> i32 {
  %v13 = arith.constant 4 : index
  %v14 = arith.constant true
  cf.cond_br %v14, ^b10_2(%v13 : index), ^b10_3
^b10_1(%v11: i32):
  cf.cond_br %v14, ^b10_3, ^b10_2(%v13 : index)
^b10_2(%v12: index):
  return %v9 : i32
^b10_3:
  %v15 = arith.cmpi eq, %v10, %v10 : i32
  %v16 = arith.minui %v9, %v10 : i32
  return %v10 : i32
}
// -----
func.func @f0() -> i32 {
  %v3 = arith.constant 0 : i32
  %v4 = arith.index_cast %v3 : i32 to index
  %v5 = arith.constant false
  cf.cond_br %v5, ^b0_2, ^b0_1(%v3, %v3 : i32, i32)
^b0_1(%v1: i32, %v2: i32):
  %v6 = scf.if %v5 -> (index) {
    %v7 = arith.cmpi sle, %v1, %v2 : i32
    %v8 = arith.index_cast %v2 : i32 to index
    %v9 = arith.ori %v4, %v4 : index
    scf.yield %v8 : index
  } else {
    %v10 = func.call @f1() : () -> (i32)
    %v11 = func.call @f1() : () -> (i32)
    %v12 = arith.ori %v4, %v4 : index
    scf.yield %v4 : index
  }
  %v13 = arith.index_castui %v2 : i32 to index
  %v14 = scf.if %v5 -> (index) {
    %v15 = arith.constant 0 : index
    %v16 = arith.constant 3 : i32
    %v17 = arith.cmpi sle, %v3, %v3 : i32
    scf.yield %v4 : index
  } else {
    %v18 = arith.ceildivsi %v2, %v1 : i32
    %v19 = arith.constant 10 : i32
    %v20 = arith.xori %v13, %v6 : index
    scf.yield %v4 : index
  }
  cf.cond_br %v5, ^b0_2, ^b0_2
^b0_2:
  %v21 = arith.constant 0 : index
  return %v3 : i32
}
func.func @f1() -> i32 {
  %v22 = arith.constant true
  %v23 = arith.constant 0 : i32
  %v24 = arith.select %v22, %v23, %v23 : i32
  %v25 = arith.constant 1 : index
  %v26 = arith.divui %v25, %v25 : index
  %v27 = scf.index_switch %v25 -> i32
  case 0 {
    %v28 = arith.ceildivsi %v23, %v23 : i32
    scf.yield %v23 : i32
  }
  case 3 {
    scf.yield %v24 : i32
  }
  default {
    %v29 = arith.constant 5 : i32
    %v30 = arith.shrui %v24, %v29 : i32
    scf.yield %v24 : i32
  }
  %v31 = scf.execute_region -> index {
    %v32 = arith.index_cast %v26 : index to i32
    %v33 = func.call @f1() : () -> (i32)
    scf.yield %v25 : index
  }
  %v34 = arith.constant 100 : i32
  return %v23 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant 1 : i32
  %v2 = arith.addi %v1, %v1 : i32
  %v3 = arith.constant 7 : i32
  %v4 = arith.ori %v1, %v3 : i32
  %v5 = arith.constant 10 : index
  %v6 = arith.subi %v5, %v5 : index
  %v7 = arith.constant true
  %v8 = arith.select %v7, %v2, %v4 : i32
  return %v4 : i32
}
func.func private @f1() -> i32 {
  %v9 = arith.constant 0 : index
  %v10 = arith.shrui %v9, %v9 : index
  %v11 = arith.cmpi sge, %v10, %v9 : index
  %v12 = arith.constant 1 : i32
  %v13 = arith.minui %v12, %v12 : i32
  %v14 = arith.constant 2 : index
  %v15 = scf.if %v11 -> (i32) {
    %v16 = arith.constant 4 : i32
    %v17 = arith.shli %v13, %v12 : i32
    %v18 = arith.select %v11, %v9, %v10 : index
    scf.yield %v12 : i32
  } else {
    %v19 = arith.constant -1 : index
    %v20 = arith.minui %v13, %v13 : i32
    %v21 = arith.cmpi sle, %v12, %v12 : i32
    scf.yield %v20 : i32
  }
  return %v12 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v2 = arith.divsi %v1, %v1 : i32
  %v3 = arith.constant false
  scf.if %v3 {
    %v4 = arith.constant 10 : i32
    %v5 = arith.constant 7 : index
    %v6 = arith.maxsi %v5, %v5 : index
  }
  %v7 = arith.maxsi %v2, %v1 : i32
  %v8 = arith.constant 2 : index
  %v9 = arith.shrsi %v8, %v8 : index
  %v10 = arith.index_castui %v8 : index to i32
  return %v2 : i32
}
func.func private @f1(%v11: i32) -> i32 {
  %v12 = arith.constant 5 : index
  %v13 = arith.cmpi uge, %v12, %v12 : index
  %v14 = arith.constant 3 : i32
  cf.br ^b11_1
^b11_1:
  %v16 = scf.for %v17 = %v12 to %v12 step %v12 iter_args(%v15 = %v12) -> (index) {
    %v18 = arith.constant 0 : i32
    %v19 = arith.subi %v12, %v17 : index
    %v20 = arith.constant true
    %v21 = arith.cmpi ugt, %v11, %v14 : i32
    scf.yield %v19 : index
  }
  %v22 = arith.constant 4 : index
  return %v14 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant -1 : index
  %v2 = arith.index_castui %v1 : index to i32
  %v3 = arith.constant 7 : index
  %v4 = arith.constant false
  %v5 = arith.minsi %v2, %v2 : i32
  %v6 = arith.ceildivsi %v1, %v1 : index
  return %v2 : i32
}
func.func nested @f1(%v7: i32) -> i32 {
  %v8 = arith.constant 0 : index
  %v9 = scf.while (%v10 = %v8) : (index) -> index {
    %v12 = arith.index_cast %v8 : index to i32
    %v13 = arith.constant 100 : index
    %v14 = arith.cmpi ne, %v12, %v7 : i32
    scf.condition(%v14) %v10 : index
  } do {
  ^bb0(%v11: index):
    %v15 = arith.constant 3 : i32
    scf.yield %v8 : index
  }
  %v16 = arith.ceildivui %v7, %v7 : i32
  %v17 = func.call @f2(%v16) : (i32) -> (i32)
  %v18 = scf.execute_region -> i32 {
    %v21 = func.call @f2(%v7) : (i32) -> (i32)
    %v22 = arith.index_castui %v21 : i32 to index
    %v23 = arith.constant false
    cf.cond_br %v23, ^b18_1(%v22, %v8 : index, index), ^b18_2
  ^b18_1(%v19: index, %v20: index):
    %v24 = arith.cmpi slt, %v17, %v16 : i32
    %v25 = arith.cmpi ule, %v7, %v7 : i32
    %v26 = arith.constant 7 : i32
    cf.cond_br %v24, ^b18_2, ^b18_1(%v8, %v19 : index, index)
  ^b18_2:
    %v27 = arith.index_cast %v9 : index to i32
    %v28 = arith.constant 5 : index
    %v29 = arith.divsi %v28, %v28 : index
    scf.yield %v17 : i32
  }
  %v30 = arith.minui %v7, %v7 : i32
  return %v30 : i32
}
func.func nested @f2(%v31: i32) -> i32 {
  %v32 = arith.constant true
  scf.if %v32 {
    %v33 = arith.constant 100 : index
    %v34 = arith.cmpi ult, %v33, %v33 : index
    %v35 = arith.constant 7 : i32
    %v36 = arith.constant 7 : index
  }
  %v37 = arith.constant -1 : i32
  %v38 = arith.constant 1 : index
  %v39 = arith.cmpi sgt, %v38, %v38 : index
  %v40 = arith.constant 4 : index
  return %v31 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v2 = arith.constant 7 : index
  %v3 = scf.execute_region -> i32 {
    %v9 = arith.constant false
    %v10 = arith.select %v9, %v2, %v2 : index
    %v11 = arith.xori %v2, %v10 : index
    cf.br ^b3_1
  ^b3_1:
    %v12 = arith.cmpi uge, %v11, %v2 : index
    %v13 = arith.constant true
    cf.cond_br %v13, ^b3_2(%v1, %v10 : i32, index), ^b3_1
  ^b3_2(%v4: i32, %v5: index):
    %v14 = arith.constant false
    %v15 = arith.cmpi ne, %v1, %v1 : i32
    cf.cond_br %v15, ^b3_3(%v4 : i32), ^b3_3(%v4 : i32)
  ^b3_3(%v6: i32):
    %v16 = arith.cmpi ule, %v11, %v11 : index
    %v17 = arith.floordivsi %v11, %v2 : index
    %v18 = arith.constant 10 : i32
    cf.cond_br %v16, ^b3_3(%v18 : i32), ^b3_4(%v1, %v11 : i32, index)
  ^b3_4(%v7: i32, %v8: index):
    scf.yield %v1 : i32
  }
  %v19 = arith.remsi %v3, %v1 : i32
  %v20 = arith.cmpi ne, %v2, %v2 : index
  %v21 = arith.cmpi ule, %v3, %v19 : i32
  return %v3 : i32
}
func.func private @f1(%v22: i32, %v23: i32) -> i32 {
  %v26 = arith.constant 7 : index
  %v27 = arith.shli %v26, %v26 : index
  %v28 = arith.constant 2 : index
  %v29 = arith.constant false
  cf.cond_br %v29, ^b23_1(%v23, %v23 : i32, i32), ^b23_2
^b23_1(%v24: i32, %v25: i32):
  cf.cond_br %v29, ^b23_2, ^b23_2
^b23_2:
  %v30 = arith.cmpi eq, %v23, %v22 : i32
  %v31 = scf.execute_region -> i32 {
    %v36 = arith.index_cast %v22 : i32 to index
    cf.br ^b31_4
  ^b31_1(%v32: i32, %v33: index):
    "use"(%v23) : (i32) -> ()
    %v38 = arith.index_cast %v27 : index to i32
    cf.cond_br %v29, ^b31_2, ^b31_3(%v28, %v26 : index, index)
  ^b31_2:
    %v39 = arith.constant 2 : i32
    cf.cond_br %v29, ^b31_4, ^b31_2
  ^b31_3(%v34: index, %v35: index):
    scf.yield %v23 : i32
  ^b31_4:
    scf.yield %v23 : i32
  }
  %v40 = arith.cmpi ugt, %v22, %v31 : i32
  return %v31 : i32
}
func.func private @f2() -> i32 {
  %v41 = arith.constant 100 : index
  %v42 = scf.while (%v43 = %v41) : (index) -> index {
    %v45 = arith.constant 0 : i32
    %v46 = arith.cmpi ult, %v43, %v41 : index
    "use"(%v45) : (i32) -> ()
    scf.condition(%v46) %v41 : index
  } do {
  ^bb0(%v44: index):
    %v48 = arith.constant 5 : i32
    %v49 = arith.ceildivsi %v48, %v48 : i32
    scf.yield %v44 : index
  }
  %v50 = arith.constant 4 : i32
  %v51 = arith.shli %v50, %v50 : i32
  %v52 = arith.ceildivui %v42, %v42 : index
  %v53 = arith.floordivsi %v41, %v41 : index
  %v54 = arith.maxsi %v53, %v53 : index
  return %v51 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v2 = arith.floordivsi %v1, %v1 : i32
  %v3 = arith.remui %v1, %v1 : i32
  %v4 = arith.constant false
  %v5 = arith.select %v4, %v2, %v1 : i32
  %v6 = scf.execute_region -> index {
    %v12 = arith.constant 5 : index
    %v13 = arith.muli %v12, %v12 : index
    %v14 = arith.shrui %v2, %v1 : i32
    %v15 = arith.cmpi uge, %v13, %v12 : index
    cf.cond_br %v4, ^b6_1(%v3 : i32), ^b6_1(%v1 : i32)
  ^b6_1(%v7: i32):
    %v16 = arith.select %v15, %v13, %v12 : index
    %v17 = arith.constant 7 : index
    %v18 = arith.maxui %v5, %v5 : i32
    scf.yield %v16 : index
  ^b6_2(%v8: index, %v9: index):
    cf.br ^b6_2(%v12, %v8 : index, index)
  ^b6_3(%v10: i32, %v11: index):
    %v19 = func.call @f2() : () -> (i32)
    %v20 = arith.constant 7 : index
    scf.yield %v12 : index
  }
  %v21 = arith.ori %v6, %v6 : index
  return %v3 : i32
}
func.func private @f1(%v22: i32) -> i32 {
  %v25 = arith.constant 0 : index
  cf.br ^b22_2(%v25, %v25 : index, index)
^b22_1:
  %v26 = arith.floordivsi %v22, %v22 : i32
  %v27 = arith.index_cast %v22 : i32 to index
  cf.br ^b22_2(%v27, %v27 : index, index)
^b22_2(%v23: index, %v24: index):
  return %v22 : i32
}
func.func @f2() -> i32 {
  %v30 = arith.constant 5 : index
  %v31 = arith.index_castui %v30 : index to i32
  %v32 = func.call @f3(%v31, %v31) : (i32, i32) -> (i32)
  %v33 = arith.constant true
  cf.cond_br %v33, ^b27_1(%v30, %v30 : index, index), ^b27_1(%v30, %v30 : index, index)
^b27_1(%v28: index, %v29: index):
  %v34 = func.call @f3(%v31, %v31) : (i32, i32) -> (i32)
  %v35 = arith.select %v33, %v28, %v28 : index
  %v36 = func.call @f3(%v32, %v31) : (i32, i32) -> (i32)
  return %v36 : i32
}
func.func private @f3(%v37: i32, %v38: i32) -> i32 {
  %v39 = arith.cmpi eq, %v38, %v38 : i32
  %v40 = arith.constant 2 : index
  %v41 = scf.while (%v42 = %v40) : (index) -> index {
    %v44 = arith.constant false
    %v45 = arith.constant 10 : i32
    scf.condition(%v39) %v40 : index
  } do {
  ^bb0(%v43: index):
    %v46 = arith.select %v39, %v37, %v38 : i32
    %v47 = arith.floordivsi %v37, %v46 : i32
    %v48 = arith.constant 1 : i32
    scf.yield %v43 : index
  }
  %v49 = scf.if %v39 -> (index) {
    scf.yield %v40 : index
  } else {
    %v50 = arith.index_cast %v38 : i32 to index
    %v51 = arith.constant 1 : i32
    %v52 = arith.cmpi ugt, %v41, %v50 : index
    scf.yield %v41 : index
  }
  %v53 = arith.floordivsi %v38, %v38 : i32
  return %v53 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = func.call @f0() : () -> (i32)
  %v2 = arith.constant 2 : index
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 100 : index
  %v5 = arith.constant 0 : index
  %v7 = scf.for %v8 = %v3 to %v4 step %v5 iter_args(%v6 = %v1) -> (i32) {
    %v9 = arith.floordivsi %v5, %v5 : index
    %v10 = arith.shrsi %v6, %v6 : i32
    scf.yield %v6 : i32
  }
  %v11 = arith.constant false
  %v12 = arith.select %v11, %v7, %v7 : i32
  %v13 = arith.select %v11, %v7, %v7 : i32
  "use"(%v3) : (index) -> ()
  return %v1 : i32
}
func.func @f1(%v15: i32) -> i32 {
  %v16 = arith.cmpi sgt, %v15, %v15 : i32
  %v17 = arith.constant 3 : index
  %v18 = arith.constant 3 : index
  %v19 = arith.constant 3 : index
  %v20 = arith.constant 100 : index
  %v22 = scf.for %v23 = %v18 to %v19 step %v20 iter_args(%v21 = %v15) -> (i32) {
    %v24 = arith.constant 3 : i32
    %v25 = arith.constant 3 : index
    %v26 = arith.divsi %v21, %v15 : i32
    scf.yield %v24 : i32
  }
  "use"(%v18) : (index) -> ()
  %v28 = scf.execute_region -> index {
    %v29 = arith.constant 3 : index
    %v30 = arith.andi %v15, %v22 : i32
    scf.yield %v20 : index
  }
  %v31 = arith.constant 7 : i32
  return %v31 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v2 = arith.constant true
  %v3 = scf.if %v2 -> (i32) {
    %v4 = arith.floordivsi %v1, %v1 : i32
    scf.yield %v1 : i32
  } else {
    scf.yield %v1 : i32
  }
  %v5 = arith.cmpi ugt, %v3, %v3 : i32
  %v6 = arith.constant 7 : index
  %v7 = arith.select %v2, %v6, %v6 : index
  "use"(%v3) : (i32) -> ()
  return %v1 : i32
}
func.func nested @f1(%v9: i32) -> i32 {
  %v10 = arith.cmpi sge, %v9, %v9 : i32
  %v11 = arith.constant 10 : index
  %v12 = arith.index_castui %v11 : index to i32
  %v13 = scf.while (%v14 = %v12) : (i32) -> i32 {
    %v16 = arith.ori %v11, %v11 : index
    %v17 = arith.maxsi %v16, %v11 : index
    scf.condition(%v10) %v9 : i32
  } do {
  ^bb0(%v15: i32):
    %v18 = arith.cmpi ne, %v9, %v15 : i32
    scf.yield %v9 : i32
  }
  %v19 = arith.minsi %v11, %v11 : index
  %v20 = arith.shli %v9, %v13 : i32
  return %v20 : i32
}
func.func nested @f2(%v21: i32, %v22: i32) -> i32 {
  %v23 = arith.index_castui %v22 : i32 to index
  %v24 = arith.cmpi ule, %v22, %v22 : i32
  %v25 = scf.execute_region -> index {
    cf.cond_br %v24, ^b25_1(%v22 : i32), ^b25_1(%v21 : i32)
  ^b25_1(%v26: i32):
    %v27 = arith.cmpi sle, %v23, %v23 : index
    %v28 = arith.floordivsi %v23, %v23 : index
    cf.switch %v26 : i32, [default: ^b25_2, 1: ^b25_2, 2: ^b25_1(%v26 : i32)]
  ^b25_2:
    %v29 = arith.cmpi uge, %v23, %v23 : index
    %v30 = arith.select %v29, %v22, %v22 : i32
    scf.yield %v23 : index
  }
  %v31 = arith.constant false
  %v32 = func.call @f1(%v21) : (i32) -> (i32)
  return %v32 : i32
}
func.func private @f3(%v33: i32, %v34: i32) -> i32 {
  %v35 = arith.index_cast %v33 : i32 to index
  %v36 = arith.constant 4 : i32
  %v37 = arith.cmpi slt, %v35, %v35 : index
  %v38 = arith.constant 5 : index
  %v39 = arith.constant 1 : index
  %v40 = arith.constant 4 : index
  %v42 = scf.for %v43 = %v38 to %v39 step %v40 iter_args(%v41 = %v38) -> (index) {
    %v44 = arith.cmpi ule, %v39, %v38 : index
    %v45 = arith.index_cast %v38 : index to i32
    %v46 = arith.select %v37, %v39, %v39 : index
    %v47 = arith.minui %v35, %v40 : index
    scf.yield %v35 : index
  }
  %v48 = arith.cmpi eq, %v40, %v38 : index
  return %v33 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.constant 5 : index
  %v4 = arith.constant 2 : index
  %v5 = arith.constant 10 : index
  %v6 = arith.constant 0 : index
  %v8 = scf.for %v9 = %v4 to %v5 step %v6 iter_args(%v7 = %v3) -> (index) {
    %v10 = arith.remsi %v2, %v1 : i32
    %v11 = func.call @f0(%v1, %v1) : (i32, i32) -> (i32)
    scf.yield %v4 : index
  }
  %v12 = arith.constant 3 : i32
  %v13 = arith.constant false
  %v14 = scf.if %v13 -> (index) {
    %v15 = arith.constant -1 : index
    %v16 = arith.constant true
    %v17 = arith.constant 3 : index
    scf.yield %v15 : index
  } else {
    scf.yield %v3 : index
  }
  scf.if %v13 {
    %v18 = func.call @f0(%v2, %v1) : (i32, i32) -> (i32)
    %v19 = arith.maxsi %v1, %v12 : i32
    %v20 = arith.addi %v4, %v3 : index
  }
  %v21 = scf.if %v13 -> (i32) {
    %v22 = arith.constant 3 : index
    %v23 = arith.remui %v22, %v5 : index
    scf.yield %v1 : i32
  } else {
    %v24 = arith.ceildivsi %v6, %v6 : index
    scf.yield %v2 : i32
  }
  return %v1 : i32
}
func.func private @f1(%v25: i32, %v26: i32) -> i32 {
  %v27 = arith.cmpi sge, %v25, %v25 : i32
  %v28 = func.call @f1(%v25, %v25) : (i32, i32) -> (i32)
  %v29 = arith.constant 7 : i32
  %v30 = arith.constant 7 : index
  %v31 = arith.cmpi eq, %v30, %v30 : index
  %v32 = arith.constant 10 : i32
  return %v32 : i32
}
// -----
func.func @f0() -> i32 {
  %v4 = arith.constant 7 : i32
  %v5 = arith.constant -1 : index
  cf.switch %v4 : i32, [default: ^b0_1(%v4, %v5 : i32, index), 1: ^b0_1(%v4, %v5 : i32, index), 2: ^b0_2(%v4 : i32)]
^b0_1(%v1: i32, %v2: index):
  %v6 = arith.cmpi sgt, %v1, %v4 : i32
  cf.br ^b0_2(%v4 : i32)
^b0_2(%v3: i32):
  %v7 = arith.constant false
  %v8 = arith.select %v7, %v5, %v5 : index
  %v9 = arith.addi %v4, %v3 : i32
  return %v3 : i32
}
func.func nested @f1() -> i32 {
  %v10 = arith.constant 3 : i32
  %v11 = arith.index_castui %v10 : i32 to index
  %v12 = arith.constant false
  %v13 = scf.if %v12 -> (index) {
    %v14 = arith.select %v12, %v10, %v10 : i32
    scf.yield %v11 : index
  } else {
    %v15 = arith.divsi %v10, %v10 : i32
    %v16 = arith.addi %v15, %v10 : i32
    scf.yield %v11 : index
  }
  %v17 = arith.select %v12, %v10, %v10 : i32
  %v18 = arith.constant 1 : index
  %v19 = arith.constant 0 : index
  return %v10 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v2 = arith.constant 4 : index
  %v4 = scf.for %v5 = %v2 to %v2 step %v2 iter_args(%v3 = %v2) -> (index) {
    %v6 = arith.index_cast %v1 : i32 to index
    %v7 = arith.constant true
    %v8 = arith.cmpi slt, %v2, %v5 : index
    %v9 = arith.cmpi ule, %v1, %v1 : i32
    scf.yield %v6 : index
  }
  %v10 = arith.index_castui %v4 : index to i32
  %v11 = scf.execute_region -> index {
    %v12 = arith.constant true
    %v13 = arith.select %v12, %v4, %v2 : index
    %v14 = arith.cmpi ne, %v13, %v4 : index
    %v15 = arith.subi %v13, %v2 : index
    scf.yield %v2 : index
  }
  %v16 = arith.muli %v4, %v2 : index
  %v17 = arith.cmpi ult, %v4, %v4 : index
  return %v10 : i32
}
func.func @f1(%v18: i32) -> i32 {
  %v20 = arith.constant 4 : index
  %v21 = arith.ori %v20, %v20 : index
  %v22 = arith.constant true
  cf.cond_br %v22, ^b18_1(%v18 : i32), ^b18_1(%v18 : i32)
^b18_1(%v19: i32):
  %v23 = arith.constant 4 : i32
  %v24 = arith.cmpi sgt, %v21, %v20 : index
  return %v23 : i32
}
func.func nested @f2(%v25: i32, %v26: i32) -> i32 {
  %v27 = arith.constant 100 : index
  %v28 = arith.floordivsi %v27, %v27 : index
  %v30 = scf.for %v31 = %v27 to %v28 step %v28 iter_args(%v29 = %v25) -> (i32) {
    %v32 = arith.constant 10 : i32
    %v33 = arith.ceildivsi %v29, %v32 : i32
    %v34 = arith.minsi %v27, %v27 : index
    %v35 = arith.shrui %v27, %v28 : index
    scf.yield %v33 : i32
  }
  %v36 = arith.minsi %v27, %v27 : index
  %v37 = arith.divsi %v27, %v28 : index
  %v38 = arith.constant 10 : i32
  return %v30 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v2 = arith.cmpi slt, %v1, %v1 : i32
  %v3 = arith.cmpi uge, %v1, %v1 : i32
  %v4 = func.call @f0(%v1) : (i32) -> (i32)
  %v5 = arith.constant 5 : i32
  %v6 = arith.remsi %v5, %v4 : i32
  return %v4 : i32
}
func.func nested @f1() -> i32 {
  %v7 = arith.constant 10 : i32
  %v8 = arith.shrui %v7, %v7 : i32
  %v9 = arith.constant true
  %v10 = scf.if %v9 -> (index) {
    %v11 = arith.constant 100 : index
    %v12 = arith.cmpi eq, %v11, %v11 : index
    %v13 = arith.shrui %v7, %v8 : i32
    scf.yield %v11 : index
  } else {
    %v14 = arith.constant 10 : index
    %v15 = arith.cmpi sge, %v14, %v14 : index
    scf.yield %v14 : index
  }
  %v16 = scf.if %v9 -> (index) {
    %v17 = arith.index_castui %v7 : i32 to index
    scf.yield %v17 : index
  } else {
    scf.yield %v10 : index
  }
  %v18 = arith.cmpi ule, %v16, %v10 : index
  %v19 = arith.index_castui %v7 : i32 to index
  return %v7 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant 4 : index
  %v2 = arith.floordivsi %v1, %v1 : index
  cf.br ^b0_1
^b0_1:
  %v3 = arith.constant true
  %v4 = scf.if %v3 -> (i32) {
    %v5 = arith.constant -1 : i32
    %v6 = arith.divui %v5, %v5 : i32
    %v7 = arith.constant 5 : index
    %v8 = arith.muli %v5, %v5 : i32
    scf.yield %v6 : i32
  } else {
    %v9 = arith.addi %v1, %v2 : index
    %v10 = arith.constant 1 : i32
    scf.yield %v10 : i32
  }
  %v11 = arith.maxsi %v1, %v2 : index
  %v12 = arith.cmpi ugt, %v4, %v4 : i32
  return %v4 : i32
}
func.func private @f1(%v13: i32) -> i32 {
  %v19 = arith.constant 4 : index
  %v20 = arith.minui %v19, %v19 : index
  %v21 = arith.constant false
  %v22 = arith.select %v21, %v19, %v19 : index
  cf.switch %v13 : i32, [default: ^b13_1(%v20, %v13 : index, i32), 1: ^b13_1(%v19, %v13 : index, i32), 2: ^b13_2(%v13 : i32)]
^b13_1(%v14: index, %v15: i32):
  cf.switch %v15 : i32, [default: ^b13_4(%v20 : index), 1: ^b13_3(%v15 : i32), 2: ^b13_2(%v15 : i32)]
^b13_2(%v16: i32):
  cf.br ^b13_4(%v19 : index)
^b13_3(%v17: i32):
  %v23 = arith.constant 2 : index
  %v24 = scf.while (%v25 = %v17) : (i32) -> i32 {
    %v27 = arith.minui %v17, %v25 : i32
    scf.condition(%v21) %v17 : i32
  } do {
  ^bb0(%v26: i32):
    %v28 = func.call @f3(%v13, %v17) : (i32, i32) -> (i32)
    scf.yield %v17 : i32
  }
  %v29 = arith.select %v21, %v17, %v17 : i32
  cf.cond_br %v21, ^b13_1(%v22, %v29 : index, i32), ^b13_3(%v13 : i32)
^b13_4(%v18: index):
  %v30 = arith.cmpi eq, %v20, %v19 : index
  %v31 = func.call @f3(%v13, %v13) : (i32, i32) -> (i32)
  %v32 = arith.muli %v13, %v31 : i32
  return %v13 : i32
}
func.func private @f2() -> i32 {
  %v35 = arith.constant 5 : index
  cf.br ^b32_1(%v35, %v35 : index, index)
^b32_1(%v33: index, %v34: index):
  %v36 = arith.constant 3 : i32
  %v37 = arith.shli %v36, %v36 : i32
  %v38 = arith.divui %v36, %v36 : i32
  %v39 = func.call @f3(%v38, %v36) : (i32, i32) -> (i32)
  return %v39 : i32
}
func.func private @f3(%v40: i32, %v41: i32) -> i32 {
  %v42 = arith.constant 10 : index
  %v43 = arith.constant 100 : i32
  %v44 = scf.index_switch %v42 -> index
  case 0 {
    scf.yield %v42 : index
  }
  case 3 {
    scf.yield %v42 : index
  }
  default {
    %v45 = arith.divsi %v42, %v42 : index
    %v46 = arith.minsi %v40, %v43 : i32
    scf.yield %v42 : index
  }
  %v47 = arith.cmpi slt, %v42, %v42 : index
  %v48 = arith.constant 3 : i32
  return %v43 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.shrsi %v1, %v2 : i32
  %v4 = arith.constant 3 : i32
  %v5 = scf.execute_region -> index {
    %v13 = arith.constant true
    %v14 = arith.constant 100 : index
    cf.cond_br %v13, ^b5_4(%v14, %v1 : index, i32), ^b5_1(%v14 : index)
  ^b5_1(%v6: index):
    %v15 = arith.andi %v14, %v6 : index
    %v16 = arith.cmpi sge, %v14, %v15 : index
    cf.cond_br %v13, ^b5_1(%v15 : index), ^b5_3(%v1, %v14 : i32, index)
  ^b5_2(%v7: index, %v8: index):
    %v17 = arith.cmpi uge, %v14, %v8 : index
    %v18 = arith.remui %v1, %v3 : i32
    %v19 = arith.constant false
    cf.cond_br %v17, ^b5_4(%v7, %v18 : index, i32), ^b5_3(%v1, %v14 : i32, index)
  ^b5_3(%v9: i32, %v10: index):
    %v20 = func.call @f1(%v2, %v2) : (i32, i32) -> (i32)
    %v21 = arith.remui %v10, %v14 : index
    %v22 = arith.constant 5 : i32
    cf.cond_br %v13, ^b5_1(%v21 : index), ^b5_3(%v9, %v14 : i32, index)
  ^b5_4(%v11: index, %v12: i32):
    %v23 = arith.maxsi %v1, %v12 : i32
    %v24 = func.call @f1(%v4, %v4) : (i32, i32) -> (i32)
    scf.yield %v11 : index
  }
  %v25 = arith.cmpi ule, %v5, %v5 : index
  %v26 = arith.constant 100 : index
  return %v1 : i32
}
func.func nested @f1(%v27: i32, %v28: i32) -> i32 {
  %v35 = func.call @f1(%v27, %v27) : (i32, i32) -> (i32)
  %v36 = arith.shli %v27, %v28 : i32
  cf.br ^b28_4(%v35 : i32)
^b28_1(%v29: i32, %v30: index):
  %v38 = scf.for %v39 = %v30 to %v30 step %v30 iter_args(%v37 = %v36) -> (i32) {
    %v40 = arith.subi %v28, %v28 : i32
    scf.yield %v28 : i32
  }
  %v41 = arith.constant true
  %v42 = scf.if %v41 -> (i32) {
    scf.yield %v36 : i32
  } else {
    scf.yield %v29 : i32
  }
  cf.br ^b28_1(%v38, %v30 : i32, index)
^b28_2(%v31: i32):
  %v43 = func.call @f0(%v31, %v35) : (i32, i32) -> (i32)
  %v44 = arith.constant true
  return %v27 : i32
^b28_3(%v32: i32, %v33: i32):
  %v45 = arith.constant 0 : index
  %v46 = arith.cmpi ne, %v45, %v45 : index
  %v47 = scf.if %v46 -> (i32) {
    %v48 = arith.ceildivsi %v45, %v45 : index
    scf.yield %v33 : i32
  } else {
    scf.yield %v32 : i32
  }
  %v49 = arith.minui %v32, %v35 : i32
  cf.cond_br %v46, ^b28_1(%v33, %v45 : i32, index), ^b28_4(%v49 : i32)
^b28_4(%v34: i32):
  %v50 = arith.constant false
  %v51 = func.call @f1(%v34, %v35) : (i32, i32) -> (i32)
  return %v34 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v4 = arith.constant true
  cf.cond_br %v4, ^b2_1(%v1 : i32), ^b2_1(%v1 : i32)
^b2_1(%v3: i32):
  return %v3 : i32
}
func.func private @f1(%v5: i32) -> i32 {
  %v6 = arith.constant 100 : i32
  %v7 = arith.minsi %v5, %v6 : i32
  %v8 = arith.constant 1 : index
  %v9 = arith.floordivsi %v8, %v8 : index
  %v10 = arith.ceildivui %v8, %v8 : index
  %v11 = arith.constant false
  %v12 = arith.select %v11, %v8, %v9 : index
  return %v5 : i32
}
func.func nested @f2(%v13: i32) -> i32 {
  %v14 = func.call @f3(%v13, %v13) : (i32, i32) -> (i32)
  %v15 = arith.xori %v13, %v14 : i32
  %v16 = arith.constant true
  %v17 = scf.if %v16 -> (i32) {
    %v18 = arith.ori %v14, %v14 : i32
    %v19 = arith.constant 3 : i32
    %v20 = arith.andi %v18, %v14 : i32
    scf.yield %v19 : i32
  } else {
    %v21 = arith.constant 1 : i32
    %v22 = arith.constant 7 : i32
    %v23 = arith.constant 7 : index
    %v24 = arith.ori %v23, %v23 : index
    scf.yield %v21 : i32
  }
  %v25 = arith.index_cast %v14 : i32 to index
  %v26 = func.call @f3(%v14, %v15) : (i32, i32) -> (i32)
  return %v13 : i32
}
func.func private @f3(%v27: i32, %v28: i32) -> i32 {
  %v36 = arith.constant 0 : index
  %v37 = arith.xori %v36, %v36 : index
  %v38 = arith.constant 0 : i32
  %v39 = arith.constant true
  cf.cond_br %v39, ^b28_3(%v36, %v37 : index, index), ^b28_4(%v36, %v38 : index, i32)
^b28_1(%v29: i32, %v30: index):
  %v40 = arith.cmpi slt, %v38, %v29 : i32
  %v41 = arith.constant true
  cf.br ^b28_2(%v27 : i32)
^b28_2(%v31: i32):
  %v42 = arith.cmpi ult, %v31, %v27 : i32
  %v43 = arith.ori %v28, %v28 : i32
  %v44 = arith.constant 1 : index
  %v45 = arith.constant 5 : index
  %v46 = arith.constant 0 : index
  %v48 = scf.for %v49 = %v44 to %v45 step %v46 iter_args(%v47 = %v37) -> (index) {
    %v50 = arith.cmpi eq, %v36, %v37 : index
    %v51 = arith.constant 10 : i32
    %v52 = arith.divsi %v47, %v36 : index
    scf.yield %v47 : index
  }
  return %v38 : i32
^b28_3(%v32: index, %v33: index):
  cf.switch %v38 : i32, [default: ^b28_2(%v27 : i32), 1: ^b28_1(%v27, %v36 : i32, index), 2: ^b28_4(%v36, %v28 : index, i32)]
^b28_4(%v34: index, %v35: i32):
  %v53 = scf.index_switch %v36 -> i32
  case 0 {
    scf.yield %v38 : i32
  }
  case 3 {
    scf.yield %v27 : i32
  }
  default {
    %v54 = arith.muli %v34, %v37 : index
    scf.yield %v38 : i32
  }
  return %v27 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant 2 : i32
  %v2 = arith.shrui %v1, %v1 : i32
  %v3 = func.call @f3(%v1) : (i32) -> (i32)
  %v4 = arith.index_cast %v2 : i32 to index
  %v5 = func.call @f2(%v1) : (i32) -> (i32)
  %v6 = arith.constant 2 : index
  %v7 = arith.constant 5 : index
  %v8 = arith.constant 100 : index
  %v10 = scf.for %v11 = %v6 to %v7 step %v8 iter_args(%v9 = %v5) -> (i32) {
    %v12 = func.call @f3(%v1) : (i32) -> (i32)
    %v13 = func.call @f3(%v9) : (i32) -> (i32)
    scf.yield %v13 : i32
  }
  return %v2 : i32
}
func.func nested @f1() -> i32 {
  %v14 = arith.constant 0 : index
  %v15 = arith.floordivsi %v14, %v14 : index
  %v16 = scf.execute_region -> index {
    scf.yield %v14 : index
  }
  %v17 = arith.constant -1 : i32
  %v18 = arith.floordivsi %v17, %v17 : i32
  %v19 = arith.constant true
  %v20 = arith.select %v19, %v14, %v16 : index
  %v21 = arith.cmpi sle, %v17, %v18 : i32
  return %v18 : i32
}
func.func private @f2(%v22: i32) -> i32 {
  %v23 = arith.constant 7 : index
  %v24 = arith.ori %v23, %v23 : index
  %v25 = scf.while (%v26 = %v23) : (index) -> index {
    %v28 = arith.remui %v22, %v22 : i32
    %v29 = arith.xori %v22, %v22 : i32
    %v30 = arith.cmpi slt, %v22, %v28 : i32
    scf.condition(%v30) %v23 : index
  } do {
  ^bb0(%v27: index):
    %v31 = arith.cmpi ule, %v22, %v22 : i32
    scf.yield %v24 : index
  }
  %v32 = scf.execute_region -> i32 {
    %v33 = arith.constant false
    cf.cond_br %v33, ^b32_1, ^b32_1
  ^b32_1:
    scf.yield %v22 : i32
  }
  %v34 = arith.cmpi ule, %v22, %v32 : i32
  %v35 = arith.constant 3 : index
  return %v32 : i32
}
func.func private @f3(%v36: i32) -> i32 {
  %v39 = arith.constant 10 : index
  %v40 = arith.maxsi %v39, %v39 : index
  cf.br ^b36_2(%v36 : i32)
^b36_1(%v37: i32):
  %v41 = arith.constant false
  cf.cond_br %v41, ^b36_1(%v36 : i32), ^b36_1(%v37 : i32)
^b36_2(%v38: i32):
  return %v36 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant 2 : i32
  %v2 = arith.subi %v1, %v1 : i32
  %v3 = arith.constant 7 : index
  %v4 = arith.maxui %v3, %v3 : index
  %v5 = arith.remsi %v3, %v3 : index
  %v6 = arith.cmpi ugt, %v1, %v1 : i32
  %v7 = arith.constant true
  return %v2 : i32
}
func.func nested @f1(%v8: i32, %v9: i32) -> i32 {
  %v10 = arith.constant 100 : index
  %v11 = arith.maxui %v10, %v10 : index
  %v12 = arith.index_castui %v10 : index to i32
  %v13 = arith.constant true
  %v14 = arith.select %v13, %v11, %v11 : index
  %v15 = scf.if %v13 -> (i32) {
    scf.yield %v12 : i32
  } else {
    scf.yield %v8 : i32
  }
  %v16 = func.call @f2() : () -> (i32)
  return %v16 : i32
}
func.func @f2() -> i32 {
  %v19 = arith.constant 0 : i32
  %v18 = "src"(%v19) : (i32) -> i32
  %v20 = arith.constant false
  %v21 = arith.constant 100 : index
  cf.cond_br %v20, ^b16_1(%v21 : index), ^b16_1(%v21 : index)
^b16_1(%v17: index):
  %v22 = arith.constant 10 : i32
  %v23 = arith.constant 1 : i32
  return %v22 : i32
}
func.func @f3() -> i32 {
  %v24 = arith.constant 5 : index
  %v25 = arith.cmpi ne, %v24, %v24 : index
  %v26 = arith.constant 0 : i32
  %v27 = arith.select %v25, %v26, %v26 : i32
  %v28 = arith.constant -1 : i32
  %v29 = arith.constant 2 : index
  %v30 = arith.constant 2 : index
  %v31 = arith.constant 7 : index
  %v33 = scf.for %v34 = %v29 to %v30 step %v31 iter_args(%v32 = %v27) -> (i32) {
    %v35 = arith.divui %v30, %v31 : index
    %v36 = arith.constant 0 : index
    %v37 = arith.constant -1 : i32
    %v38 = arith.andi %v31, %v35 : index
    scf.yield %v27 : i32
  }
  return %v28 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.constant 10 : i32
  %v4 = arith.constant 1 : index
  %v5 = arith.ori %v4, %v4 : index
  %v6 = arith.cmpi sle, %v3, %v1 : i32
  %v7 = arith.muli %v4, %v4 : index
  %v8 = arith.floordivsi %v5, %v4 : index
  return %v3 : i32
}
func.func private @f1(%v9: i32) -> i32 {
  %v10 = arith.constant true
  %v11 = arith.select %v10, %v9, %v9 : i32
  cf.br ^b9_1
^b9_1:
  return %v11 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v2 = arith.constant 7 : index
  %v3 = arith.divsi %v2, %v2 : index
  %v4 = "src"(%v2) : (index) -> index
  %v5 = scf.while (%v6 = %v1) : (i32) -> i32 {
    %v8 = "src"(%v4) : (index) -> index
    %v9 = arith.andi %v8, %v2 : index
    %v10 = arith.cmpi ule, %v8, %v4 : index
    scf.condition(%v10) %v6 : i32
  } do {
  ^bb0(%v7: i32):
    %v11 = arith.cmpi ult, %v7, %v7 : i32
    scf.yield %v1 : i32
  }
  %v12 = arith.addi %v1, %v5 : i32
  %v13 = scf.while (%v14 = %v4) : (index) -> index {
    %v16 = arith.constant false
    %v17 = arith.select %v16, %v1, %v1 : i32
    %v18 = arith.index_cast %v4 : index to i32
    %v19 = arith.constant 10 : i32
    scf.condition(%v16) %v4 : index
  } do {
  ^bb0(%v15: index):
    %v20 = func.call @f1() : () -> (i32)
    %v21 = func.call @f1() : () -> (i32)
    %v22 = arith.constant true
    %v23 = arith.select %v22, %v5, %v21 : i32
    scf.yield %v3 : index
  }
  return %v5 : i32
}
func.func nested @f1() -> i32 {
  %v24 = arith.constant 3 : i32
  %v25 = arith.ori %v24, %v24 : i32
  %v26 = scf.while (%v27 = %v25) : (i32) -> i32 {
    %v30 = arith.constant 2 : index
    %v29 = "src"(%v30) : (index) -> index
    %v31 = arith.constant true
    scf.condition(%v31) %v25 : i32
  } do {
  ^bb0(%v28: i32):
    %v32 = arith.constant -1 : index
    %v33 = arith.andi %v32, %v32 : index
    %v34 = arith.cmpi uge, %v24, %v24 : i32
    scf.yield %v24 : i32
  }
  %v35 = arith.constant 7 : index
  %v36 = arith.minsi %v35, %v35 : index
  %v37 = arith.ori %v35, %v35 : index
  %v38 = arith.divui %v37, %v36 : index
  return %v24 : i32
}
// -----
func.func @f0() -> i32 {
  %v1 = arith.constant 3 : i32
  %v2 = arith.cmpi ult, %v1, %v1 : i32
  %v3 = arith.constant 1 : i32
  %v4 = scf.while (%v5 = %v1) : (i32) -> i32 {
    %v7 = arith.constant 2 : i32
    %v8 = arith.subi %v3, %v5 : i32
    scf.condition(%v2) %v3 : i32
  } do {
  ^bb0(%v6: i32):
    %v9 = arith.constant 7 : index
    %v10 = arith.xori %v9, %v9 : index
    %v11 = arith.remsi %v6, %v3 : i32
    %v12 = arith.select %v2, %v10, %v9 : index
    scf.yield %v6 : i32
  }
  %v13 = arith.index_cast %v3 : i32 to index
  %v14 = arith.subi %v3, %v3 : i32
  return %v1 : i32
}
func.func @f1(%v15: i32, %v16: i32) -> i32 {
  %v17 = arith.constant 7 : i32
  %v18 = arith.constant true
  %v19 = scf.if %v18 -> (index) {
    %v20 = arith.constant 7 : index
    %v21 = arith.divui %v20, %v20 : index
    scf.yield %v21 : index
  } else {
    %v22 = arith.constant 7 : index
    scf.yield %v22 : index
  }
  %v23 = arith.constant 5 : index
  %v24 = arith.constant 5 : index
  %v25 = arith.constant 4 : index
  %v27 = scf.for %v28 = %v23 to %v24 step %v25 iter_args(%v26 = %v16) -> (i32) {
    %v29 = arith.constant -1 : index
    scf.yield %v16 : i32
  }
  %v30 = arith.cmpi ne, %v17, %v17 : i32
  %v31 = arith.constant 5 : index
  return %v17 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v2 = arith.constant -1 : index
  %v3 = arith.maxsi %v2, %v2 : index
  %v4 = scf.execute_region -> index {
    %v6 = arith.constant 0 : index
    %v7 = arith.constant false
    cf.cond_br %v7, ^b4_1(%v3 : index), ^b4_1(%v6 : index)
  ^b4_1(%v5: index):
    scf.yield %v2 : index
  }
  %v8 = arith.cmpi sgt, %v4, %v3 : index
  %v9 = arith.andi %v1, %v1 : i32
  %v10 = arith.constant 1 : i32
  return %v1 : i32
}
func.func @f1(%v11: i32) -> i32 {
  %v12 = arith.constant 3 : i32
  %v13 = arith.constant 0 : i32
  %v14 = arith.constant 4 : i32
  %v15 = arith.constant -1 : index
  %v16 = arith.constant 2 : index
  %v17 = arith.constant 5 : index
  %v18 = arith.constant -1 : index
  %v20 = scf.for %v21 = %v16 to %v17 step %v18 iter_args(%v19 = %v14) -> (i32) {
    %v22 = arith.constant 1 : index
    %v23 = arith.constant 2 : index
    scf.yield %v12 : i32
  }
  %v24 = arith.constant true
  %v25 = scf.if %v24 -> (i32) {
    %v26 = arith.ceildivui %v11, %v11 : i32
    %v27 = arith.cmpi uge, %v15, %v16 : index
    scf.yield %v12 : i32
  } else {
    %v28 = arith.constant false
    scf.yield %v12 : i32
  }
  return %v13 : i32
}
// -----
func.func @f0() -> i32 {
  %v4 = arith.constant 2 : i32
  %v5 = arith.index_cast %v4 : i32 to index
  %v6 = arith.minui %v5, %v5 : index
  %v7 = arith.constant true
  cf.cond_br %v7, ^b0_2, ^b0_2
^b0_1(%v1: i32):
  %v8 = arith.ori %v5, %v6 : index
  %v9 = arith.constant true
  %v10 = scf.if %v9 -> (index) {
    %v11 = arith.select %v9, %v6, %v6 : index
    "use"(%v1) : (i32) -> ()
    %v13 = func.call @f1(%v4) : (i32) -> (i32)
    scf.yield %v11 : index
  } else {
    %v14 = arith.constant 5 : i32
    %v15 = arith.remsi %v6, %v5 : index
    scf.yield %v15 : index
  }
  cf.cond_br %v9, ^b0_2, ^b0_2
^b0_2:
  cf.br ^b0_3(%v5, %v4 : index, i32)
^b0_3(%v2: index, %v3: i32):
  return %v3 : i32
}
func.func private @f1(%v16: i32) -> i32 {
  %v17 = arith.cmpi eq, %v16, %v16 : i32
  %v18 = scf.if %v17 -> (index) {
    %v19 = arith.constant 5 : index
    scf.yield %v19 : index
  } else {
    %v20 = arith.constant 1 : index
    scf.yield %v20 : index
  }
  %v21 = func.call @f3(%v16) : (i32) -> (i32)
  %v22 = arith.remui %v18, %v18 : index
  %v23 = arith.constant 1 : i32
  return %v21 : i32
}
func.func @f2(%v24: i32, %v25: i32) -> i32 {
  %v26 = arith.cmpi eq, %v25, %v25 : i32
  %v27 = arith.constant 7 : index
  %v28 = arith.select %v26, %v27, %v27 : index
  %v29 = arith.shli %v28, %v27 : index
  %v30 = arith.index_cast %v24 : i32 to index
  %v31 = arith.cmpi slt, %v27, %v30 : index
  return %v25 : i32
}
func.func @f3(%v32: i32) -> i32 {
  %v35 = arith.constant true
  %v36 = arith.constant false
  %v37 = arith.constant 5 : index
  %v38 = arith.minui %v37, %v37 : index
  cf.br ^b32_1(%v38, %v32 : index, i32)
^b32_1(%v33: index, %v34: i32):
  %v39 = arith.constant 4 : i32
  return %v34 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v5 = arith.constant 100 : index
  %v6 = arith.constant 1 : index
  %v7 = arith.xori %v1, %v1 : i32
  %v8 = arith.constant true
  cf.cond_br %v8, ^b1_2(%v7, %v7 : i32, i32), ^b1_1(%v1 : i32)
^b1_1(%v2: i32):
  %v9 = arith.index_castui %v7 : i32 to index
  return %v1 : i32
^b1_2(%v3: i32, %v4: i32):
  %v10 = arith.maxsi %v6, %v5 : index
  %v11 = arith.shli %v7, %v4 : i32
  %v12 = scf.execute_region -> i32 {
    %v18 = arith.subi %v11, %v4 : i32
    %v19 = "src"(%v6) : (index) -> index
    %v20 = arith.cmpi slt, %v11, %v3 : i32
    cf.cond_br %v8, ^b12_1(%v7, %v10 : i32, index), ^b12_4(%v6, %v6 : index, index)
  ^b12_1(%v13: i32, %v14: index):
    cf.br ^b12_1(%v18, %v10 : i32, index)
  ^b12_2(%v15: index):
    cf.cond_br %v20, ^b12_4(%v19, %v15 : index, index), ^b12_1(%v4, %v19 : i32, index)
  ^b12_3:
    %v21 = arith.shrsi %v18, %v4 : i32
    scf.yield %v1 : i32
  ^b12_4(%v16: index, %v17: index):
    scf.yield %v3 : i32
  }
  return %v12 : i32
}
func.func nested @f1(%v22: i32) -> i32 {
  %v23 = arith.cmpi ult, %v22, %v22 : i32
  %v24 = scf.if %v23 -> (i32) {
    %v25 = arith.constant 7 : index
    %v26 = arith.muli %v25, %v25 : index
    %v27 = arith.select %v23, %v22, %v22 : i32
    scf.yield %v27 : i32
  } else {
    %v28 = arith.constant 7 : index
    %v29 = arith.xori %v28, %v28 : index
    %v30 = arith.muli %v29, %v29 : index
    %v31 = func.call @f2() : () -> (i32)
    scf.yield %v22 : i32
  }
  %v32 = "src"(%v22) : (i32) -> i32
  %v33 = scf.execute_region -> i32 {
    %v34 = arith.constant 7 : index
    %v35 = arith.cmpi ne, %v34, %v34 : index
    %v36 = arith.divsi %v24, %v24 : i32
    %v37 = arith.addi %v34, %v34 : index
    scf.yield %v24 : i32
  }
  "use"(%v22) : (i32) -> ()
  return %v22 : i32
}
func.func nested @f2() -> i32 {
  %v39 = arith.constant false
  scf.if %v39 {
    %v40 = arith.constant 0 : i32
    %v41 = arith.select %v39, %v40, %v40 : i32
  }
  %v42 = arith.constant 2 : index
  %v43 = arith.addi %v42, %v42 : index
  %v44 = arith.constant false
  %v45 = arith.constant 0 : i32
  %v46 = arith.cmpi slt, %v45, %v45 : i32
  %v47 = arith.cmpi ult, %v42, %v42 : index
  return %v45 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v2 = arith.constant 1 : index
  %v3 = arith.shli %v2, %v2 : index
  %v4 = func.call @f1() : () -> (i32)
  %v5 = arith.maxsi %v3, %v2 : index
  %v6 = arith.divui %v3, %v2 : index
  return %v1 : i32
}
func.func nested @f1() -> i32 {
  %v8 = arith.constant false
  %v9 = arith.constant 7 : i32
  cf.cond_br %v8, ^b6_1(%v9 : i32), ^b6_1(%v9 : i32)
^b6_1(%v7: i32):
  %v10 = arith.constant 4 : index
  %v11 = arith.ceildivui %v10, %v10 : index
  return %v9 : i32
}
func.func private @f2() -> i32 {
  %v12 = arith.constant 3 : index
  %v13 = arith.ceildivui %v12, %v12 : index
  %v14 = arith.constant 5 : i32
  %v15 = arith.shrui %v14, %v14 : i32
  %v16 = arith.minsi %v15, %v15 : i32
  %v17 = arith.addi %v16, %v16 : i32
  %v18 = arith.cmpi uge, %v14, %v14 : i32
  return %v16 : i32
}
func.func @f3(%v19: i32, %v20: i32) -> i32 {
  %v21 = arith.index_cast %v20 : i32 to index
  %v22 = arith.constant 4 : i32
  %v23 = arith.subi %v19, %v22 : i32
  %v24 = arith.floordivsi %v22, %v20 : i32
  %v25 = arith.index_cast %v24 : i32 to index
  return %v23 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.constant 100 : index
  %v4 = arith.cmpi ne, %v3, %v3 : index
  scf.if %v4 {
    %v5 = arith.select %v4, %v1, %v2 : i32
  }
  %v6 = arith.index_castui %v2 : i32 to index
  scf.if %v4 {
    %v7 = arith.index_castui %v2 : i32 to index
    %v8 = arith.divsi %v6, %v7 : index
  }
  %v9 = arith.remsi %v2, %v1 : i32
  return %v2 : i32
}
func.func nested @f1() -> i32 {
  %v10 = arith.constant 2 : i32
  %v11 = arith.minsi %v10, %v10 : i32
  %v12 = arith.constant 1 : index
  %v13 = scf.index_switch %v12 -> index
  case 0 {
    %v14 = arith.shrui %v11, %v10 : i32
    %v15 = arith.index_cast %v10 : i32 to index
    scf.yield %v15 : index
  }
  case 3 {
    scf.yield %v12 : index
  }
  default {
    %v16 = arith.constant false
    scf.yield %v12 : index
  }
  %v17 = arith.constant -1 : i32
  %v18 = func.call @f3(%v11, %v11) : (i32, i32) -> (i32)
  %v20 = scf.for %v21 = %v12 to %v12 step %v13 iter_args(%v19 = %v17) -> (i32) {
    %v22 = arith.muli %v18, %v10 : i32
    %v23 = arith.subi %v21, %v21 : index
    scf.yield %v19 : i32
  }
  return %v11 : i32
}
func.func @f2() -> i32 {
  %v24 = arith.constant 3 : i32
  %v25 = arith.cmpi uge, %v24, %v24 : i32
  %v26 = arith.subi %v24, %v24 : i32
  %v27 = arith.constant 3 : index
  %v28 = scf.while (%v29 = %v27) : (index) -> index {
    %v31 = arith.remui %v26, %v24 : i32
    %v32 = arith.constant 7 : index
    %v33 = func.call @f3(%v24, %v24) : (i32, i32) -> (i32)
    scf.condition(%v25) %v27 : index
  } do {
  ^bb0(%v30: index):
    %v34 = arith.muli %v30, %v30 : index
    %v35 = arith.constant true
    scf.yield %v30 : index
  }
  %v36 = arith.cmpi uge, %v28, %v27 : index
  return %v26 : i32
}
func.func nested @f3(%v37: i32, %v38: i32) -> i32 {
  %v39 = arith.constant 2 : index
  %v40 = arith.muli %v39, %v39 : index
  %v41 = scf.execute_region -> index {
    %v42 = arith.subi %v40, %v39 : index
    %v43 = arith.constant false
    scf.yield %v42 : index
  }
  %v44 = arith.constant 2 : i32
  %v45 = scf.execute_region -> i32 {
    %v46 = arith.constant false
    scf.yield %v37 : i32
  }
  return %v44 : i32
}
// -----
func.func @f0(%v1: i32) -> i32 {
  %v8 = arith.constant false
  %v9 = arith.constant 7 : index
  cf.cond_br %v8, ^b1_4(%v1, %v1 : i32, i32), ^b1_2(%v9, %v1 : index, i32)
^b1_1(%v2: i32):
  %v10 = arith.cmpi slt, %v2, %v2 : i32
  cf.br ^b1_3(%v1 : i32)
^b1_2(%v3: index, %v4: i32):
  cf.br ^b1_3(%v4 : i32)
^b1_3(%v5: i32):
  %v11 = func.call @f1() : () -> (i32)
  cf.br ^b1_2(%v9, %v1 : index, i32)
^b1_4(%v6: i32, %v7: i32):
  %v12 = scf.execute_region -> i32 {
    scf.yield %v1 : i32
  }
  %v13 = arith.floordivsi %v9, %v9 : index
  return %v7 : i32
}
func.func private @f1() -> i32 {
  %v14 = arith.constant 100 : i32
  %v15 = arith.xori %v14, %v14 : i32
  %v16 = arith.constant 2 : index
  %v17 = arith.cmpi sge, %v16, %v16 : index
  %v18 = arith.xori %v14, %v14 : i32
  %v19 = func.call @f2() : () -> (i32)
  %v20 = arith.cmpi sgt, %v16, %v16 : index
  return %v15 : i32
}
func.func private @f2() -> i32 {
  %v21 = arith.constant 1 : index
  %v22 = scf.while (%v23 = %v21) : (index) -> index {
    %v25 = arith.constant 100 : i32
    %v26 = arith.constant false
    scf.condition(%v26) %v21 : index
  } do {
  ^bb0(%v24: index):
    %v27 = arith.constant -1 : i32
    %v28 = arith.addi %v27, %v27 : i32
    %v29 = arith.cmpi sle, %v24, %v24 : index
    %v30 = arith.maxsi %v28, %v28 : i32
    scf.yield %v21 : index
  }
  %v31 = arith.ori %v22, %v21 : index
  %v32 = arith.constant 5 : i32
  %v33 = arith.muli %v32, %v32 : i32
  %v34 = arith.constant -1 : i32
  %v35 = arith.cmpi slt, %v22, %v22 : index
  return %v32 : i32
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.minsi %v2, %v2 : i32
  %v4 = arith.constant 3 : index
  %v5 = arith.cmpi ne, %v4, %v4 : index
  %v6 = arith.cmpi ult, %v4, %v4 : index
  %v7 = func.call @f2() : () -> (i32)
  %v8 = arith.select %v5, %v4, %v4 : index
  return %v2 : i32
}
func.func private @f1(%v9: i32) -> i32 {
  %v10 = arith.constant 2 : index
  %v11 = arith.cmpi sle, %v10, %v10 : index
  %v12 = arith.index_cast %v9 : i32 to index
  %v13 = arith.maxsi %v9, %v9 : i32
  %v14 = scf.while (%v15 = %v13) : (i32) -> i32 {
    %v17 = arith.select %v11, %v10, %v12 : index
    %v18 = arith.remsi %v17, %v17 : index
    scf.condition(%v11) %v13 : i32
  } do {
  ^bb0(%v16: i32):
    %v19 = arith.cmpi sgt, %v12, %v10 : index
    scf.yield %v9 : i32
  }
  %v20 = scf.while (%v21 = %v10) : (index) -> index {
    %v23 = arith.subi %v12, %v12 : index
    %v24 = arith.constant 1 : index
    scf.condition(%v11) %v23 : index
  } do {
  ^bb0(%v22: index):
    %v25 = "src"(%v13) : (i32) -> i32
    %v26 = arith.xori %v12, %v22 : index
    scf.yield %v10 : index
  }
  return %v13 : i32
}
func.func nested @f2() -> i32 {
  %v27 = arith.constant true
  %v28 = arith.constant 3 : index
  %v29 = arith.select %v27, %v28, %v28 : index
  %v30 = arith.constant 3 : i32
  %v31 = arith.minui %v30, %v30 : i32
  %v32 = arith.divsi %v28, %v28 : index
  %v33 = arith.constant true
  %v34 = arith.constant false
  return %v31 : i32
}
