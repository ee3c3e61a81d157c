// RUN-FLAGS: --int-range-optimizations --split-input-file --allow-unregistered-dialect
func.func @f(%v1: index) -> i32 {
  %v2 = arith.constant 1 : i32
  %v3 = arith.index_castui %v2 : i32 to index
  %v4 = arith.muli %v2, %v2 : i32
  %v5 = arith.divsi %v1, %v1 : index
  %v6 = arith.constant -2147483648 : i32
  return %v2 : i32
}
// -----
func.func @f() -> i32 {
  %v1 = arith.constant 5 : i32
  %v2 = arith.cmpi eq, %v1, %v1 : i32
  %v3 = arith.remui %v1, %v1 : i32
  %v4 = arith.remui %v3, %v3 : i32
  %v5 = arith.constant 255 : index
  %v6 = arith.index_cast %v5 : index to i32
  %v7 = arith.constant 33 : i32
  %v8 = arith.constant 16 : index
  return %v3 : i32
}
// -----
func.func @f(%v1: i1) -> i32 {
  %v2 = arith.constant 2147483647 : i32
  %v3 = arith.addi %v2, %v2 : i32
  %v4 = arith.constant 5 : index
  %v5 = arith.constant -2147483648 : index
  %v6 = arith.constant 32 : index
  %v7 = arith.constant 33 : index
  %v9 = scf.for %v10 = %v5 to %v6 step %v7 iter_args(%v8 = %v4) -> (index) {
    "use"(%v2) : (i32) -> ()
    scf.yield %v6 : index
  }
  %v12 = scf.execute_region -> index {
    %v18 = arith.muli %v2, %v2 : i32
    %v19 = arith.constant 2 : index
    cf.br ^b12_4
  ^b12_1(%v13: index, %v14: index):
    %v20 = arith.maxsi %v18, %v3 : i32
    cf.br ^b12_2(%v6 : index)
  ^b12_2(%v15: index):
    %v21 = arith.maxsi %v3, %v3 : i32
    %v22 = arith.constant 31 : index
    cf.cond_br %v1, ^b12_2(%v4 : index), ^b12_2(%v15 : index)
  ^b12_3(%v16: index, %v17: index):
    %v23 = arith.constant false
    %v24 = arith.remui %v9, %v5 : index
    cf.br ^b12_1(%v17, %v16 : index, index)
  ^b12_4:
    %v25 = "src"(%v19) : (index) -> index
    scf.yield %v6 : index
  }
  %v26 = arith.cmpi ule, %v5, %v7 : index
  return %v3 : i32
}
// -----
func.func @f(%v1: i1, %v2: index) -> i8 {
  %v3 = scf.execute_region -> index {
    %v4 = arith.cmpi ugt, %v2, %v2 : index
    %v5 = arith.constant 2 : i8
    %v6 = arith.ceildivsi %v5, %v5 : i8
    %v7 = arith.constant 255 : index
    %v8 = arith.constant 3 : index
    %v9 = arith.constant 7 : index
    %v11 = scf.for %v12 = %v7 to %v8 step %v9 iter_args(%v10 = %v7) -> (index) {
      %v13 = scf.if %v4 -> (index) {
        scf.yield %v8 : index
      } else {
        %v14 = arith.addi %v5, %v6 : i8
        scf.yield %v10 : index
      }
      %v15 = arith.index_cast %v6 : i8 to index
      scf.yield %v10 : index
    }
    scf.yield %v11 : index
  }
  %v16 = arith.xori %v2, %v2 : index
  %v18 = arith.constant 32 : i8
  %v17 = "src"(%v18) : (i8) -> i8
  %v20 = scf.for %v21 = %v2 to %v2 step %v3 iter_args(%v19 = %v18) -> (i8) {
    %v22 = arith.index_castui %v2 : index to i8
    %v23 = arith.select %v1, %v16, %v16 : index
    scf.yield %v17 : i8
  }
  return %v17 : i8
}
// -----
func.func @f(%v1: i1, %v2: index, %v3: i1) -> i32 {
  %v4 = arith.constant 10 : i32
  %v5 = arith.shrui %v4, %v4 : i32
  %v6 = scf.if %v3 -> (i32) {
    %v7 = arith.cmpi uge, %v2, %v2 : index
    scf.yield %v4 : i32
  } else {
    scf.yield %v4 : i32
  }
  %v8 = arith.constant -128 : index
  %v9 = arith.ceildivui %v8, %v8 : index
  %v10 = arith.divsi %v6, %v6 : i32
  %v11 = arith.cmpi eq, %v5, %v10 : i32
  return %v6 : i32
}
// -----
func.func @f(%v1: i1) -> i32 {
  %v2 = arith.constant 7 : index
  %v3 = arith.minsi %v2, %v2 : index
  cf.cond_br %v1, ^b1_1, ^b1_1
^b1_1:
  %v4 = arith.constant 7 : index
  %v5 = arith.constant 3 : index
  %v6 = arith.constant 5 : index
  %v8 = scf.for %v9 = %v4 to %v5 step %v6 iter_args(%v7 = %v6) -> (index) {
    %v10 = arith.constant 3 : i32
    %v11 = arith.cmpi sgt, %v10, %v10 : i32
    %v12 = arith.constant 3 : index
    %v13 = arith.xori %v4, %v5 : index
    %v14 = arith.index_cast %v13 : index to i32
    scf.yield %v6 : index
  }
  cf.cond_br %v1, ^b1_1, ^b1_1
^b1_2:
  %v15 = scf.execute_region -> index {
    %v16 = arith.index_castui %v2 : index to i32
    %v17 = arith.index_cast %v2 : index to i32
    scf.yield %v3 : index
  }
  %v18 = arith.constant 31 : i32
  %v19 = arith.divsi %v18, %v18 : i32
  return %v19 : i32
}
// -----
func.func @f(%v1: i1, %v2: index, %v3: i1) -> i64 {
  %v4 = arith.constant 3 : index
  %v5 = arith.constant 31 : index
  %v6 = arith.constant 16 : index
  %v7 = arith.constant 255 : i64
  %v9 = scf.for %v10 = %v4 to %v5 step %v6 iter_args(%v8 = %v7) -> (i64) {
    %v11 = arith.divsi %v7, %v7 : i64
    scf.yield %v8 : i64
  }
  %v12 = arith.select %v3, %v6, %v4 : index
  %v13 = arith.cmpi ule, %v4, %v5 : index
  %v14 = arith.constant 0 : index
  %v15 = arith.constant 33 : index
  %v16 = arith.index_castui %v12 : index to i64
  scf.if %v3 {
    %v17 = arith.divsi %v12, %v12 : index
    %v18 = arith.remui %v16, %v7 : i64
    %v19 = arith.constant 16 : index
  }
  %v20 = arith.constant 31 : i64
  return %v20 : i64
}
// -----
func.func @f(%v1: i8, %v2: i8) -> i8 {
  %v3 = scf.execute_region -> index {
    %v8 = arith.constant 2147483647 : index
    %v9 = arith.index_cast %v8 : index to i8
    cf.br ^b3_3(%v1 : i8)
  ^b3_1:
    %v10 = arith.constant false
    %v11 = arith.constant 4 : index
    %v12 = arith.constant -1 : index
    %v13 = arith.constant 7 : index
    %v15 = scf.for %v16 = %v11 to %v12 step %v13 iter_args(%v14 = %v13) -> (index) {
      %v17 = arith.index_cast %v9 : i8 to index
      %v18 = arith.constant 10 : i8
      %v19 = "src"(%v2) : (i8) -> i8
      %v20 = arith.constant 5 : i8
      scf.yield %v16 : index
    }
    %v21 = arith.constant 2 : index
    cf.cond_br %v10, ^b3_4(%v1 : i8), ^b3_3(%v1 : i8)
  ^b3_2(%v4: i8, %v5: index):
    %v22 = arith.constant true
    %v23 = arith.select %v22, %v5, %v5 : index
    %v24 = arith.select %v22, %v5, %v8 : index
    %v25 = arith.addi %v24, %v24 : index
    cf.br ^b3_1
  ^b3_3(%v6: i8):
    %v26 = arith.constant 7 : index
    %v27 = arith.constant 10 : index
    %v28 = arith.constant 4 : index
    %v30 = scf.for %v31 = %v26 to %v27 step %v28 iter_args(%v29 = %v1) -> (i8) {
      %v32 = arith.xori %v8, %v27 : index
      scf.yield %v2 : i8
    }
    %v33 = arith.constant -1 : i8
    %v34 = arith.constant 100 : index
    %v35 = arith.constant -2147483648 : index
    %v36 = arith.constant 3 : index
    %v38 = scf.for %v39 = %v34 to %v35 step %v36 iter_args(%v37 = %v35) -> (index) {
      %v40 = arith.shrui %v2, %v9 : i8
      %v41 = arith.constant false
      %v42 = arith.select %v41, %v40, %v1 : i8
      %v43 = arith.subi %v27, %v34 overflow<nsw> : index
      scf.yield %v43 : index
    }
    %v44 = arith.constant false
    cf.cond_br %v44, ^b3_2(%v1, %v36 : i8, index), ^b3_1
  ^b3_4(%v7: i8):
    %v45 = scf.index_switch %v8 -> i8
    case 0 {
      scf.yield %v9 : i8
    }
    case 3 {
      %v46 = arith.constant 4 : index
      scf.yield %v2 : i8
    }
    default {
      %v47 = arith.constant 127 : i8
      %v48 = arith.cmpi ne, %v8, %v8 : index
      scf.yield %v7 : i8
    }
    scf.yield %v8 : index
  }
  %v49 = scf.execute_region -> index {
    %v51 = arith.ori %v1, %v1 : i8
    %v52 = arith.constant 0 : index
    %v53 = arith.constant false
    %v54 = arith.select %v53, %v3, %v52 : index
    cf.br ^b49_1(%v3 : index)
  ^b49_1(%v50: index):
    %v55 = arith.constant 127 : i8
    scf.yield %v50 : index
  }
  %v56 = arith.maxui %v2, %v2 : i8
  %v57 = arith.cmpi ne, %v3, %v3 : index
  scf.if %v57 {
    %v58 = arith.constant true
  }
  return %v1 : i8
}
// -----
func.func @f(%v1: index) -> i32 {
  %v4 = arith.constant true
  %v5 = arith.select %v4, %v1, %v1 : index
  %v6 = arith.constant -1 : i32
  cf.cond_br %v4, ^b1_1(%v6, %v1 : i32, index), ^b1_1(%v6, %v1 : i32, index)
^b1_1(%v2: i32, %v3: index):
  %v7 = arith.cmpi eq, %v5, %v5 : index
  %v8 = scf.execute_region -> i32 {
    %v11 = arith.divsi %v6, %v2 : i32
    cf.cond_br %v4, ^b8_1(%v1 : index), ^b8_2(%v2 : i32)
  ^b8_1(%v9: index):
    %v12 = arith.constant 128 : index
    %v13 = arith.select %v7, %v2, %v6 : i32
    cf.br ^b8_3
  ^b8_2(%v10: i32):
    %v14 = arith.constant 33 : index
    cf.cond_br %v7, ^b8_2(%v2 : i32), ^b8_2(%v10 : i32)
  ^b8_3:
    %v15 = arith.cmpi sle, %v6, %v2 : i32
    %v16 = arith.ceildivui %v1, %v5 : index
    scf.yield %v11 : i32
  }
  return %v6 : i32
}
// -----
func.func @f(%v1: i16, %v2: i1, %v3: i32) -> i16 {
  %v8 = arith.andi %v1, %v1 : i16
  %v9 = arith.cmpi ult, %v3, %v3 : i32
  %v10 = arith.constant 0 : index
  cf.cond_br %v9, ^b3_3, ^b3_2(%v10, %v3 : index, i32)
^b3_1(%v4: i16, %v5: index):
  %v11 = scf.execute_region -> i16 {
    %v13 = arith.constant 3 : i16
    cf.cond_br %v2, ^b11_1(%v3 : i32), ^b11_1(%v3 : i32)
  ^b11_1(%v12: i32):
    %v14 = arith.cmpi ne, %v3, %v12 : i32
    %v15 = arith.remsi %v12, %v12 : i32
    %v16 = arith.muli %v13, %v13 overflow<nuw> : i16
    scf.yield %v1 : i16
  }
  %v17 = arith.ceildivsi %v3, %v3 : i32
  cf.cond_br %v9, ^b3_1(%v1, %v10 : i16, index), ^b3_3
^b3_2(%v6: index, %v7: i32):
  %v18 = arith.ceildivsi %v10, %v6 : index
  cf.br ^b3_1(%v8, %v6 : i16, index)
^b3_3:
  return %v1 : i16
}
// -----
func.func @f(%v1: index, %v2: index) -> i32 {
  %v3 = arith.constant true
  %v4 = arith.constant 16 : i32
  %v5 = arith.ceildivsi %v4, %v4 : i32
  %v6 = arith.constant 15 : i32
  %v7 = arith.divui %v4, %v5 : i32
  %v8 = arith.constant 10 : i32
  return %v8 : i32
}
// -----
func.func @f(%v1: i1, %v2: index, %v3: i1) -> i32 {
  %v4 = arith.constant 2 : i32
  %v5 = arith.cmpi ugt, %v4, %v4 : i32
  %v6 = scf.index_switch %v2 -> i32
  case 0 {
    scf.yield %v4 : i32
  }
  case 3 {
    scf.yield %v4 : i32
  }
  default {
    %v7 = arith.constant 255 : i32
    %v8 = arith.muli %v2, %v2 : index
    scf.yield %v7 : i32
  }
  %v9 = scf.execute_region -> index {
    scf.yield %v2 : index
  }
  %v10 = scf.if %v1 -> (i32) {
    scf.yield %v4 : i32
  } else {
    %v11 = arith.constant 1 : index
    %v12 = arith.select %v3, %v9, %v9 : index
    %v13 = arith.constant -1 : index
    scf.yield %v4 : i32
  }
  %v14 = arith.constant 0 : index
  %v15 = arith.maxsi %v10, %v4 : i32
  %v16 = arith.divui %v4, %v10 : i32
  %v17 = arith.select %v5, %v14, %v2 : index
  return %v15 : i32
}
// -----
func.func @f(%v1: i64) -> i8 {
  %v4 = arith.constant 32 : i8
  cf.br ^b1_1(%v4, %v1 : i8, i64)
^b1_1(%v2: i8, %v3: i64):
  return %v2 : i8
}
// -----
func.func @f(%v1: i1, %v2: index, %v3: index) -> i8 {
  %v4 = arith.index_cast %v3 : index to i8
  %v5 = arith.ori %v4, %v4 : i8
  %v6 = arith.constant 127 : i8
  %v7 = arith.constant 15 : i8
  return %v7 : i8
}
// -----
func.func @f() -> i16 {
  %v1 = scf.execute_region -> index {
    %v2 = arith.constant 33 : i16
    %v3 = arith.extui %v2 : i16 to i32
    %v4 = arith.constant false
    %v5 = arith.constant 5 : index
    scf.yield %v5 : index
  }
  %v6 = arith.constant -100 : i16
  %v7 = arith.cmpi ule, %v6, %v6 : i16
  %v8 = arith.constant false
  %v9 = arith.constant 32 : i32
  %v10 = arith.shrui %v9, %v9 : i32
  %v11 = arith.divui %v1, %v1 : index
  %v12 = scf.index_switch %v11 -> i32
  case 0 {
    %v13 = arith.remui %v6, %v6 : i16
    scf.yield %v10 : i32
  }
  case 3 {
    %v14 = arith.subi %v11, %v1 overflow<nsw, nuw> : index
    scf.yield %v10 : i32
  }
  default {
    %v15 = arith.cmpi sle, %v6, %v6 : i16
    scf.yield %v10 : i32
  }
  return %v6 : i16
}
// -----
func.func @f(%v1: i64, %v2: i64, %v3: index) -> i64 {
  %v4 = arith.index_castui %v1 : i64 to index
  %v5 = arith.cmpi slt, %v1, %v1 : i64
  %v6 = scf.while (%v7 = %v1) : (i64) -> i64 {
    %v9 = arith.ori %v7, %v1 : i64
    scf.condition(%v5) %v9 : i64
  } do {
  ^bb0(%v8: i64):
    %v10 = arith.cmpi ugt, %v4, %v4 : index
    %v11 = arith.minui %v4, %v4 : index
    scf.yield %v2 : i64
  }
  %v12 = scf.if %v5 -> (index) {
    %v13 = arith.select %v5, %v4, %v3 : index
    %v14 = arith.cmpi sgt, %v4, %v3 : index
    %v15 = arith.cmpi slt, %v13, %v4 : index
    scf.yield %v13 : index
  } else {
    %v16 = arith.index_castui %v2 : i64 to index
    %v17 = arith.shrui %v1, %v2 : i64
    %v18 = arith.constant 10 : i64
    scf.yield %v3 : index
  }
  %v19 = arith.floordivsi %v3, %v3 : index
  %v20 = arith.constant false
  return %v1 : i64
}
// -----
func.func @f(%v1: i32, %v2: index) -> i8 {
  %v3 = arith.cmpi ugt, %v1, %v1 : i32
  %v4 = arith.constant 32 : i8
  %v5 = arith.xori %v4, %v4 : i8
  %v6 = arith.constant -128 : i64
  %v7 = arith.remui %v6, %v6 : i64
  %v8 = arith.cmpi slt, %v2, %v2 : index
  scf.if %v8 {
    %v9 = scf.if %v3 -> (i8) {
      scf.yield %v4 : i8
    } else {
      %v10 = arith.select %v8, %v2, %v2 : index
      scf.yield %v5 : i8
    }
    %v11 = arith.cmpi ne, %v2, %v2 : index
    %v12 = arith.select %v8, %v2, %v2 : index
  }
  %v13 = arith.shrsi %v2, %v2 : index
  %v14 = arith.ceildivsi %v1, %v1 : i32
  %v15 = arith.constant 2 : i32
  return %v4 : i8
}
// -----
func.func @f() -> i64 {
  %v1 = arith.constant 3 : i64
  %v2 = arith.index_castui %v1 : i64 to index
  %v3 = arith.addi %v1, %v1 : i64
  %v4 = arith.constant true
  scf.if %v4 {
    %v5 = arith.constant 7 : index
  }
  return %v1 : i64
}
// -----
func.func @f(%v1: index) -> i64 {
  %v3 = scf.for %v4 = %v1 to %v1 step %v1 iter_args(%v2 = %v1) -> (index) {
    %v5 = arith.maxsi %v1, %v1 : index
    %v6 = arith.constant 0 : i64
    scf.yield %v5 : index
  }
  %v7 = arith.constant 128 : i64
  %v9 = scf.for %v10 = %v1 to %v3 step %v1 iter_args(%v8 = %v3) -> (index) {
    %v11 = arith.xori %v10, %v3 : index
    %v12 = arith.index_castui %v7 : i64 to index
    scf.yield %v3 : index
  }
  %v13 = scf.execute_region -> i64 {
    %v17 = arith.divui %v9, %v1 : index
    %v18 = arith.constant 33 : index
    cf.br ^b13_3(%v7 : i64)
  ^b13_1:
    scf.yield %v7 : i64
  ^b13_2(%v14: index, %v15: i64):
    %v19 = arith.cmpi sgt, %v7, %v15 : i64
    %v20 = arith.constant false
    cf.cond_br %v19, ^b13_1, ^b13_3(%v15 : i64)
  ^b13_3(%v16: i64):
    %v21 = arith.subi %v17, %v1 : index
    %v22 = arith.shrui %v16, %v7 : i64
    %v23 = arith.shrsi %v17, %v17 : index
    scf.yield %v22 : i64
  }
  %v24 = arith.shli %v13, %v13 overflow<nsw, nuw> : i64
  %v25 = scf.execute_region -> i64 {
    %v26 = arith.cmpi uge, %v9, %v3 : index
    %v27 = arith.cmpi ule, %v3, %v3 : index
    %v28 = arith.constant 5 : index
    cf.cond_br %v26, ^b25_1, ^b25_1
  ^b25_1:
    %v29 = arith.cmpi eq, %v9, %v3 : index
    %v30 = arith.muli %v9, %v28 : index
    %v31 = arith.constant 4 : index
    scf.yield %v13 : i64
  }
  return %v24 : i64
}
// -----
func.func @f(%v1: i32, %v2: i32) -> i16 {
  %v3 = arith.constant false
  %v4 = scf.if %v3 -> (i32) {
    scf.yield %v1 : i32
  } else {
    scf.yield %v1 : i32
  }
  %v5 = arith.constant 2147483647 : index
  scf.if %v3 {
    %v6 = arith.ceildivsi %v4, %v2 : i32
    %v7 = arith.constant 16 : i16
    %v8 = arith.shrsi %v5, %v5 : index
  }
  %v9 = arith.cmpi eq, %v5, %v5 : index
  %v10 = arith.constant 100 : i16
  %v11 = arith.constant 2147483647 : index
  %v12 = arith.constant -2147483648 : i32
  return %v10 : i16
}
// -----
func.func @f() -> i64 {
  %v1 = arith.constant 2 : index
  %v2 = arith.cmpi uge, %v1, %v1 : index
  %v3 = arith.constant 127 : index
  %v4 = scf.execute_region -> i64 {
    %v11 = arith.constant 33 : i64
    %v12 = arith.cmpi sgt, %v11, %v11 : i64
    cf.br ^b4_2
  ^b4_1(%v5: index, %v6: index):
    %v13 = arith.constant 127 : index
    %v14 = arith.index_castui %v11 : i64 to index
    %v15 = arith.constant 1 : index
    scf.yield %v11 : i64
  ^b4_2:
    %v16 = arith.select %v12, %v1, %v1 : index
    %v17 = arith.index_castui %v11 : i64 to index
    %v18 = arith.shrsi %v11, %v11 : i64
    cf.cond_br %v2, ^b4_3(%v11, %v11 : i64, i64), ^b4_3(%v11, %v18 : i64, i64)
  ^b4_3(%v7: i64, %v8: i64):
    %v19 = arith.constant 4 : index
    scf.yield %v8 : i64
  ^b4_4(%v9: i64, %v10: i64):
    %v20 = arith.constant true
    %v21 = arith.divsi %v11, %v11 : i64
    scf.yield %v11 : i64
  }
  %v22 = arith.cmpi ult, %v1, %v3 : index
  %v23 = arith.constant false
  return %v4 : i64
}
// -----
func.func @f(%v1: i32, %v2: index, %v3: i1) -> i32 {
  %v8 = arith.constant 127 : i32
  cf.cond_br %v3, ^b3_3(%v2 : index), ^b3_3(%v2 : index)
^b3_1(%v4: i32, %v5: i32):
  %v9 = scf.execute_region -> index {
    scf.yield %v2 : index
  }
  %v10 = arith.constant -2147483648 : index
  cf.cond_br %v3, ^b3_1(%v4, %v5 : i32, i32), ^b3_1(%v4, %v4 : i32, i32)
^b3_2(%v6: i32):
  %v11 = arith.select %v3, %v6, %v1 : i32
  %v12 = arith.minui %v6, %v8 : i32
  cf.switch %v6 : i32, [default: ^b3_3(%v2 : index), 1: ^b3_2(%v6 : i32), 2: ^b3_1(%v12, %v8 : i32, i32)]
^b3_3(%v7: index):
  %v13 = arith.divsi %v1, %v1 : i32
  %v14 = arith.cmpi ule, %v13, %v13 : i32
  return %v8 : i32
}
// -----
func.func @f(%v1: index, %v2: i32) -> i32 {
  %v3 = arith.constant 1 : index
  %v4 = arith.constant 3 : i32
  %v5 = arith.cmpi sle, %v4, %v2 : i32
  %v6 = arith.constant 4 : index
  %v7 = arith.constant true
  %v8 = arith.remui %v4, %v4 : i32
  return %v4 : i32
}
// -----
func.func @f(%v1: index, %v2: i64) -> i64 {
  %v3 = arith.minsi %v1, %v1 : index
  %v4 = arith.index_castui %v2 : i64 to index
  "use"(%v4) : (index) -> ()
  "use"(%v2) : (i64) -> ()
  %v7 = arith.remsi %v2, %v2 : i64
  return %v2 : i64
}
// -----
func.func @f(%v1: index) -> i8 {
  %v4 = arith.divsi %v1, %v1 : index
  %v5 = arith.constant 32 : i64
  %v6 = arith.constant 31 : i32
  %v7 = arith.shrui %v6, %v6 : i32
  cf.br ^b1_1(%v1 : index)
^b1_1(%v2: index):
  %v8 = arith.shli %v6, %v6 overflow<nsw> : i32
  %v9 = arith.constant 127 : i8
  %v10 = arith.divsi %v9, %v9 : i8
  cf.switch %v9 : i8, [default: ^b1_4(%v7 : i32), 1: ^b1_4(%v8 : i32), 2: ^b1_1(%v4 : index)]
^b1_2:
  %v11 = "src"(%v6) : (i32) -> i32
  %v12 = arith.constant true
  cf.cond_br %v12, ^b1_1(%v1 : index), ^b1_4(%v11 : i32)
^b1_3:
  %v13 = arith.cmpi eq, %v1, %v4 : index
  %v14 = arith.constant 127 : i8
  %v15 = arith.constant 5 : i32
  cf.br ^b1_2
^b1_4(%v3: i32):
  %v16 = arith.cmpi eq, %v7, %v7 : i32
  %v17 = arith.remui %v1, %v1 : index
  %v18 = arith.shli %v1, %v1 : index
  %v19 = arith.constant -100 : i8
  return %v19 : i8
}
// -----
func.func @f(%v1: i1, %v2: i8) -> i8 {
  %v3 = arith.divsi %v2, %v2 : i8
  %v4 = arith.constant 128 : index
  %v5 = arith.divsi %v4, %v4 : index
  %v6 = arith.index_castui %v4 : index to i8
  %v7 = arith.constant 15 : index
  %v8 = scf.if %v1 -> (index) {
    scf.yield %v7 : index
  } else {
    scf.yield %v5 : index
  }
  %v9 = arith.minsi %v2, %v3 : i8
  %v10 = arith.constant true
  %v11 = arith.select %v10, %v6, %v2 : i8
  %v12 = arith.constant 0 : index
  return %v6 : i8
}
// -----
func.func @f() -> i32 {
  %v1 = arith.constant 15 : index
  %v2 = arith.remsi %v1, %v1 : index
  %v3 = arith.constant 128 : i32
  %v4 = arith.ori %v3, %v3 : i32
  %v5 = arith.constant false
  %v6 = scf.if %v5 -> (i32) {
    %v7 = arith.cmpi eq, %v2, %v1 : index
    %v8 = arith.maxui %v2, %v2 : index
    %v9 = arith.constant 16 : index
    scf.yield %v4 : i32
  } else {
    scf.yield %v4 : i32
  }
  %v10 = arith.minsi %v6, %v6 : i32
  %v11 = arith.constant -1 : index
  %v12 = arith.constant 0 : index
  %v13 = arith.constant -1 : index
  %v15 = scf.for %v16 = %v11 to %v12 step %v13 iter_args(%v14 = %v3) -> (i32) {
    %v17 = arith.remui %v2, %v1 : index
    %v18 = arith.shrui %v6, %v6 : i32
    %v19 = arith.divsi %v4, %v3 : i32
    %v20 = arith.constant true
    scf.yield %v3 : i32
  }
  return %v6 : i32
}
// -----
func.func @f(%v1: index, %v2: index) -> i32 {
  %v4 = arith.subi %v2, %v1 : index
  %v5 = arith.constant false
  cf.cond_br %v5, ^b2_1(%v2 : index), ^b2_1(%v4 : index)
^b2_1(%v3: index):
  %v6 = arith.constant 7 : i32
  %v7 = arith.ori %v6, %v6 : i32
  cf.cond_br %v5, ^b2_1(%v4 : index), ^b2_1(%v4 : index)
^b2_2:
  %v8 = arith.constant -1 : i32
  %v9 = arith.ceildivui %v8, %v8 : i32
  return %v8 : i32
}
// -----
func.func @f(%v1: i64, %v2: i1) -> i64 {
  cf.switch %v1 : i64, [default: ^b2_1(%v1 : i64), 1: ^b2_1(%v1 : i64), 2: ^b2_1(%v1 : i64)]
^b2_1(%v3: i64):
  %v4 = arith.cmpi slt, %v3, %v3 : i64
  %v5 = arith.constant 10 : index
  %v6 = arith.addi %v5, %v5 overflow<nsw> : index
  return %v3 : i64
}
// -----
func.func @f(%v1: i1, %v2: index) -> i8 {
  scf.if %v1 {
    %v3 = "src"(%v2) : (index) -> index
  }
  %v4 = scf.while (%v5 = %v2) : (index) -> index {
    %v7 = arith.constant 10 : i32
    "use"(%v7) : (i32) -> ()
    %v9 = arith.constant 32 : i8
    %v10 = arith.index_castui %v9 : i8 to index
    scf.condition(%v1) %v5 : index
  } do {
  ^bb0(%v6: index):
    %v12 = arith.constant 16 : i64
    %v11 = "src"(%v12) : (i64) -> i64
    scf.yield %v6 : index
  }
  %v13 = arith.constant 32 : index
  %v14 = arith.constant 255 : index
  %v15 = arith.constant 32 : index
  %v17 = scf.for %v18 = %v13 to %v14 step %v15 iter_args(%v16 = %v15) -> (index) {
    %v19 = arith.minui %v14, %v4 : index
    %v20 = arith.constant 3 : i64
    %v21 = arith.shli %v20, %v20 : i64
    scf.yield %v14 : index
  }
  %v22 = arith.constant 33 : index
  %v23 = arith.constant -2147483648 : index
  %v24 = arith.constant -1 : index
  %v26 = scf.for %v27 = %v22 to %v23 step %v24 iter_args(%v25 = %v22) -> (index) {
    %v28 = arith.constant -128 : i64
    %v29 = arith.floordivsi %v28, %v28 : i64
    scf.yield %v25 : index
  }
  scf.if %v1 {
    %v30 = arith.constant false
    %v31 = arith.constant -2147483648 : i32
    %v32 = arith.cmpi ne, %v31, %v31 : i32
    %v33 = arith.addi %v31, %v31 : i32
  }
  %v34 = arith.constant 7 : i32
  "use"(%v23) : (index) -> ()
  %v36 = arith.constant false
  %v37 = arith.constant -1 : i8
  %v38 = arith.divsi %v37, %v37 : i8
  return %v37 : i8
}
// -----
func.func @f() -> i64 {
  %v2 = arith.constant 127 : i64
  "use"(%v2) : (i64) -> ()
  %v3 = arith.constant 2147483647 : i64
  %v4 = arith.constant 128 : index
  %v5 = scf.index_switch %v4 -> i64
  case 0 {
    %v6 = arith.floordivsi %v4, %v4 : index
    %v7 = arith.ceildivui %v3, %v3 : i64
    scf.yield %v2 : i64
  }
  case 3 {
    %v8 = arith.constant true
    scf.yield %v3 : i64
  }
  default {
    %v9 = scf.execute_region -> i64 {
      %v12 = arith.andi %v3, %v3 : i64
      cf.br ^b9_2(%v4 : index)
    ^b9_1(%v10: i64):
      %v13 = arith.cmpi ugt, %v10, %v2 : i64
      cf.br ^b9_1(%v3 : i64)
    ^b9_2(%v11: index):
      %v14 = arith.constant 10 : i64
      scf.yield %v3 : i64
    }
    %v15 = arith.divsi %v4, %v4 : index
    scf.yield %v2 : i64
  }
  %v16 = arith.constant true
  %v17 = arith.select %v16, %v2, %v2 : i64
  %v18 = arith.divui %v2, %v2 : i64
  %v19 = arith.index_cast %v18 : i64 to index
  %v20 = scf.execute_region -> index {
    %v21 = arith.divui %v19, %v4 : index
    %v22 = arith.cmpi uge, %v3, %v3 : i64
    scf.yield %v4 : index
  }
  %v23 = arith.cmpi eq, %v17, %v17 : i64
  return %v3 : i64
}
// -----
func.func @f(%v1: i1, %v2: index) -> i32 {
  %v3 = arith.constant 4 : index
  %v4 = arith.index_castui %v2 : index to i32
  %v5 = arith.cmpi sle, %v3, %v3 : index
  %v6 = arith.remui %v4, %v4 : i32
  %v7 = arith.divsi %v4, %v4 : i32
  %v8 = arith.constant 10 : index
  %v9 = arith.constant 10 : i32
  %v10 = arith.constant 16 : i32
  %v11 = arith.maxui %v7, %v7 : i32
  return %v10 : i32
}
// -----
func.func @f(%v1: i1, %v2: i8) -> i8 {
  %v3 = arith.constant 33 : i64
  %v4 = arith.ceildivui %v3, %v3 : i64
  %v5 = arith.constant 2 : i32
  %v6 = arith.ceildivsi %v5, %v5 : i32
  %v7 = arith.constant 255 : i64
  %v8 = arith.trunci %v7 : i64 to i8
  %v9 = arith.andi %v5, %v5 : i32
  %v10 = arith.constant 31 : index
  %v11 = scf.while (%v12 = %v10) : (index) -> index {
    %v14 = arith.addi %v6, %v5 : i32
    scf.condition(%v1) %v12 : index
  } do {
  ^bb0(%v13: index):
    %v15 = arith.cmpi ne, %v10, %v13 : index
    scf.yield %v10 : index
  }
  %v16 = arith.remui %v10, %v10 : index
  %v17 = arith.shrui %v4, %v7 : i64
  return %v2 : i8
}
// -----
func.func @f(%v1: i1) -> i8 {
  %v5 = arith.constant 127 : i8
  %v6 = arith.index_castui %v5 : i8 to index
  cf.cond_br %v1, ^b1_1(%v6, %v5 : index, i8), ^b1_1(%v6, %v5 : index, i8)
^b1_1(%v2: index, %v3: i8):
  %v7 = arith.shli %v2, %v6 : index
  %v8 = arith.select %v1, %v5, %v5 : i8
  cf.br ^b1_1(%v7, %v8 : index, i8)
^b1_2(%v4: i8):
  %v9 = arith.remsi %v5, %v4 : i8
  cf.cond_br %v1, ^b1_3, ^b1_3
^b1_3:
  %v10 = arith.divsi %v6, %v6 : index
  return %v5 : i8
}
// -----
func.func @f(%v1: index, %v2: i1, %v3: index) -> i32 {
  %v4 = arith.constant 100 : i32
  %v5 = arith.select %v2, %v4, %v4 : i32
  %v6 = arith.shli %v1, %v3 overflow<nuw> : index
  %v7 = arith.constant true
  "use"(%v3) : (index) -> ()
  %v9 = "src"(%v5) : (i32) -> i32
  %v10 = arith.index_cast %v1 : index to i32
  %v11 = arith.cmpi ult, %v9, %v4 : i32
  %v12 = arith.shrsi %v9, %v10 : i32
  %v13 = arith.cmpi sle, %v3, %v6 : index
  return %v4 : i32
}
// -----
func.func @f(%v1: index, %v2: index, %v3: i8) -> i8 {
  %v4 = arith.constant true
  %v5 = scf.if %v4 -> (index) {
    %v6 = arith.select %v4, %v2, %v1 : index
    %v7 = arith.constant 1 : i8
    scf.yield %v6 : index
  } else {
    %v8 = arith.select %v4, %v3, %v3 : i8
    scf.yield %v2 : index
  }
  %v9 = arith.constant 32 : index
  "use"(%v5) : (index) -> ()
  %v11 = arith.select %v4, %v3, %v3 : i8
  %v12 = arith.xori %v9, %v9 : index
  %v13 = arith.index_castui %v1 : index to i8
  %v14 = arith.cmpi ne, %v12, %v9 : index
  %v15 = arith.shrui %v13, %v11 : i8
  return %v3 : i8
}
// -----
func.func @f() -> i32 {
  %v1 = arith.constant true
  %v2 = arith.constant -2147483648 : i32
  %v3 = arith.minsi %v2, %v2 : i32
  %v4 = arith.constant -128 : i32
  %v5 = arith.constant 128 : i32
  return %v4 : i32
}
// -----
func.func @f(%v1: i64) -> i64 {
  %v2 = arith.constant 255 : index
  %v3 = arith.index_castui %v2 : index to i64
  %v5 = scf.for %v6 = %v2 to %v2 step %v2 iter_args(%v4 = %v1) -> (i64) {
    %v7 = arith.cmpi sle, %v6, %v2 : index
    %v8 = scf.if %v7 -> (index) {
      %v9 = arith.remsi %v2, %v2 : index
      %v10 = arith.select %v7, %v3, %v1 : i64
      scf.yield %v6 : index
    } else {
      %v11 = arith.ceildivui %v3, %v3 : i64
      scf.yield %v6 : index
    }
    %v12 = scf.index_switch %v6 -> i64
    case 0 {
      scf.yield %v3 : i64
    }
    case 3 {
      scf.yield %v4 : i64
    }
    default {
      %v13 = arith.shrsi %v1, %v4 : i64
      %v14 = arith.constant 32 : i64
      scf.yield %v4 : i64
    }
    %v15 = scf.if %v7 -> (i64) {
      %v16 = arith.index_castui %v2 : index to i64
      %v17 = arith.cmpi sgt, %v1, %v16 : i64
      %v18 = arith.minsi %v16, %v4 : i64
      scf.yield %v12 : i64
    } else {
      scf.yield %v4 : i64
    }
    scf.yield %v15 : i64
  }
  %v19 = arith.shrsi %v2, %v2 : index
  %v20 = arith.constant 32 : i64
  %v21 = arith.constant 1 : i64
  %v22 = arith.constant 31 : index
  %v23 = arith.constant 255 : i64
  %v24 = arith.ceildivsi %v23, %v3 : i64
  %v25 = arith.andi %v19, %v2 : index
  return %v1 : i64
}
// -----
func.func @f() -> i32 {
  %v2 = arith.constant 33 : i32
  %v3 = arith.ceildivui %v2, %v2 : i32
  %v4 = arith.constant true
  %v5 = arith.constant 5 : index
  cf.cond_br %v4, ^b0_1(%v5 : index), ^b0_1(%v5 : index)
^b0_1(%v1: index):
  %v6 = arith.remui %v1, %v1 : index
  return %v3 : i32
}
// -----
func.func @f() -> i8 {
  %v1 = arith.constant false
  %v2 = scf.if %v1 -> (i8) {
    %v3 = scf.if %v1 -> (i8) {
      %v4 = arith.constant 127 : i8
      scf.yield %v4 : i8
    } else {
      scf.if %v1 {
        %v5 = arith.constant 127 : i8
        %v6 = arith.minui %v5, %v5 : i8
        %v7 = arith.shrui %v5, %v5 : i8
        %v8 = arith.constant 15 : i8
      }
      %v9 = scf.execute_region -> i8 {
        %v10 = arith.constant 15 : index
        %v11 = arith.cmpi ult, %v10, %v10 : index
        %v12 = arith.constant -100 : i8
        scf.yield %v12 : i8
      }
      scf.yield %v9 : i8
    }
    %v13 = arith.maxsi %v3, %v3 : i8
    scf.yield %v13 : i8
  } else {
    %v14 = arith.constant 0 : index
    %v15 = arith.constant 10 : i8
    %v16 = arith.ceildivui %v15, %v15 : i8
    %v17 = arith.constant 100 : index
    scf.yield %v16 : i8
  }
  %v18 = arith.constant 2 : index
  %v19 = arith.subi %v18, %v18 : index
  %v20 = arith.constant false
  %v21 = arith.constant 255 : index
  %v22 = scf.execute_region -> i8 {
    scf.yield %v2 : i8
  }
  %v23 = arith.floordivsi %v2, %v22 : i8
  scf.if %v1 {
    %v24 = arith.maxui %v21, %v18 : index
  }
  %v25 = arith.cmpi sge, %v19, %v19 : index
  return %v22 : i8
}
// -----
func.func @f(%v1: i1, %v2: i1, %v3: index) -> i32 {
  %v5 = arith.constant 128 : i32
  %v4 = "src"(%v5) : (i32) -> i32
  %v6 = arith.addi %v4, %v4 overflow<nuw> : i32
  %v7 = arith.constant 31 : i32
  %v8 = arith.divui %v4, %v6 : i32
  %v9 = arith.minui %v3, %v3 : index
  return %v7 : i32
}
// -----
func.func @f(%v1: i1, %v2: i1, %v3: index) -> i64 {
  %v4 = arith.remui %v3, %v3 : index
  %v5 = arith.ceildivui %v3, %v4 : index
  %v6 = arith.constant 15 : i64
  %v7 = arith.maxui %v6, %v6 : i64
  %v8 = arith.maxsi %v6, %v7 : i64
  return %v6 : i64
}
// -----
func.func @f() -> i8 {
  %v5 = arith.constant -1 : i8
  cf.br ^b0_1(%v5, %v5 : i8, i8)
^b0_1(%v1: i8, %v2: i8):
  %v6 = arith.constant 7 : index
  cf.switch %v5 : i8, [default: ^b0_1(%v2, %v5 : i8, i8), 1: ^b0_1(%v1, %v2 : i8, i8), 2: ^b0_2(%v1, %v6 : i8, index)]
^b0_2(%v3: i8, %v4: index):
  return %v5 : i8
}
// -----
func.func @f() -> i8 {
  %v2 = arith.constant 100 : i64
  %v3 = arith.cmpi ule, %v2, %v2 : i64
  %v4 = arith.remsi %v2, %v2 : i64
  %v5 = arith.constant 4 : i32
  %v6 = arith.floordivsi %v5, %v5 : i32
  %v7 = arith.constant 15 : i8
  cf.cond_br %v3, ^b0_3, ^b0_1(%v7 : i8)
^b0_1(%v1: i8):
  %v8 = arith.divsi %v2, %v4 : i64
  %v9 = arith.constant 128 : i64
  %v10 = arith.cmpi ult, %v8, %v4 : i64
  cf.cond_br %v3, ^b0_3, ^b0_2
^b0_2:
  %v11 = arith.maxui %v4, %v4 : i64
  scf.if %v3 {
    %v12 = arith.shrsi %v2, %v4 : i64
  }
  cf.cond_br %v3, ^b0_1(%v7 : i8), ^b0_2
^b0_3:
  %v13 = arith.constant -128 : i32
  %v14 = scf.if %v3 -> (i64) {
    scf.yield %v2 : i64
  } else {
    %v15 = arith.constant 1 : i64
    scf.yield %v15 : i64
  }
  %v16 = arith.select %v3, %v14, %v2 : i64
  return %v7 : i8
}
// -----
func.func @f(%v1: i8, %v2: i8) -> i8 {
  %v3 = arith.constant 32 : index
  %v4 = arith.index_cast %v3 : index to i8
  %v5 = arith.subi %v4, %v4 overflow<nuw> : i8
  %v6 = arith.constant 7 : i8
  %v7 = arith.constant true
  return %v1 : i8
}
// -----
func.func @f(%v1: i8, %v2: i1) -> i8 {
  %v3 = arith.index_cast %v1 : i8 to index
  %v4 = scf.index_switch %v3 -> i8
  case 0 {
    %v5 = scf.if %v2 -> (index) {
      scf.yield %v3 : index
    } else {
      %v6 = arith.xori %v3, %v3 : index
      %v7 = arith.constant 2 : i8
      %v8 = arith.constant 4 : index
      scf.yield %v3 : index
    }
    scf.yield %v1 : i8
  }
  case 3 {
    %v9 = "src"(%v3) : (index) -> index
    %v11 = scf.for %v12 = %v3 to %v3 step %v3 iter_args(%v10 = %v1) -> (i8) {
      %v13 = arith.constant 5 : index
      %v14 = arith.constant 32 : index
      scf.yield %v1 : i8
    }
    scf.yield %v11 : i8
  }
  default {
    %v15 = arith.select %v2, %v1, %v1 : i8
    %v16 = arith.cmpi eq, %v15, %v1 : i8
    scf.yield %v15 : i8
  }
  %v17 = arith.select %v2, %v4, %v1 : i8
  %v18 = arith.addi %v3, %v3 : index
  %v19 = "src"(%v17) : (i8) -> i8
  %v20 = scf.execute_region -> i8 {
    %v25 = arith.shrsi %v18, %v3 : index
    cf.cond_br %v2, ^b20_1(%v25, %v1 : index, i8), ^b20_2(%v25, %v17 : index, i8)
  ^b20_1(%v21: index, %v22: i8):
    %v26 = arith.remsi %v3, %v18 : index
    cf.cond_br %v2, ^b20_2(%v18, %v19 : index, i8), ^b20_2(%v25, %v22 : index, i8)
  ^b20_2(%v23: index, %v24: i8):
    %v27 = arith.cmpi ugt, %v1, %v1 : i8
    %v28 = arith.ori %v3, %v23 : index
    %v29 = arith.constant 1 : i8
    scf.yield %v24 : i8
  }
  "use"(%v17) : (i8) -> ()
  %v31 = scf.while (%v32 = %v18) : (index) -> index {
    %v34 = arith.constant 32 : index
    scf.condition(%v2) %v34 : index
  } do {
  ^bb0(%v33: index):
    %v35 = arith.maxui %v1, %v19 : i8
    scf.yield %v3 : index
  }
  %v36 = arith.constant true
  return %v17 : i8
}
// -----
func.func @f(%v1: index, %v2: i64) -> i8 {
  %v3 = arith.ceildivsi %v1, %v1 : index
  %v4 = arith.constant -100 : i8
  %v5 = arith.constant true
  %v6 = arith.constant 1 : i32
  %v7 = arith.select %v5, %v6, %v6 : i32
  cf.br ^b2_1
^b2_1:
  %v8 = arith.cmpi ugt, %v6, %v7 : i32
  %v9 = arith.constant 10 : i64
  return %v4 : i8
}
// -----
func.func @f() -> i64 {
  %v5 = arith.constant true
  %v6 = arith.constant 127 : index
  cf.cond_br %v5, ^b0_1(%v6, %v6 : index, index), ^b0_1(%v6, %v6 : index, index)
^b0_1(%v1: index, %v2: index):
  %v7 = arith.index_cast %v1 : index to i64
  %v8 = scf.if %v5 -> (index) {
    %v9 = arith.constant 5 : i64
    scf.yield %v1 : index
  } else {
    scf.yield %v2 : index
  }
  cf.switch %v7 : i64, [default: ^b0_2(%v8, %v1 : index, index), 1: ^b0_1(%v8, %v1 : index, index), 2: ^b0_2(%v6, %v2 : index, index)]
^b0_2(%v3: index, %v4: index):
  %v10 = arith.index_castui %v6 : index to i64
  return %v10 : i64
}
// -----
func.func @f(%v1: i1) -> i32 {
  %v7 = arith.constant -128 : i32
  %v8 = arith.constant 2147483647 : index
  cf.switch %v7 : i32, [default: ^b1_1(%v7, %v8 : i32, index), 1: ^b1_3(%v7, %v8 : i32, index), 2: ^b1_3(%v7, %v8 : i32, index)]
^b1_1(%v2: i32, %v3: index):
  %v9 = arith.maxsi %v2, %v7 : i32
  %v10 = arith.constant 31 : index
  cf.cond_br %v1, ^b1_3(%v7, %v3 : i32, index), ^b1_1(%v9, %v10 : i32, index)
^b1_2(%v4: i32):
  %v11 = scf.execute_region -> index {
    %v12 = arith.constant 255 : i32
    scf.yield %v8 : index
  }
  %v13 = arith.constant true
  %v14 = arith.constant false
  cf.switch %v4 : i32, [default: ^b1_1(%v7, %v8 : i32, index), 1: ^b1_1(%v4, %v8 : i32, index), 2: ^b1_2(%v4 : i32)]
^b1_3(%v5: i32, %v6: index):
  return %v7 : i32
}
// -----
func.func @f(%v1: index, %v2: i64) -> i64 {
  %v3 = scf.execute_region -> i64 {
    %v4 = arith.constant false
    %v5 = scf.if %v4 -> (index) {
      %v6 = arith.constant 32 : index
      %v7 = arith.divsi %v2, %v2 : i64
      %v8 = arith.constant 31 : index
      scf.yield %v1 : index
    } else {
      %v9 = arith.constant false
      %v10 = arith.ceildivsi %v1, %v1 : index
      scf.yield %v1 : index
    }
    scf.yield %v2 : i64
  }
  %v11 = arith.constant 33 : i64
  %v12 = arith.constant 255 : index
  %v13 = arith.constant true
  scf.if %v13 {
    %v14 = arith.maxsi %v11, %v11 : i64
    %v15 = arith.constant 32 : index
  }
  %v16 = arith.constant 31 : index
  return %v2 : i64
}
