// RUN-FLAGS: --sccp --split-input-file --allow-unregistered-dialect
func.func @f(%v1: index, %v2: i1, %v3: i32) -> i32 {
  %v4 = arith.cmpi ult, %v3, %v3 : i32
  %v5 = arith.constant 4 : index
  %v6 = arith.constant 2 : index
  %v7 = arith.constant 4 : index
  %v9 = scf.for %v10 = %v5 to %v6 step %v7 iter_args(%v8 = %v7) -> (index) {
    %v11 = scf.execute_region -> index {
      %v15 = arith.constant 5 : i32
      %v16 = arith.maxsi %v15, %v3 : i32
      cf.br ^b11_2(%v3 : i32)
    ^b11_1(%v12: i32, %v13: i32):
      %v17 = arith.shrui %v7, %v1 : index
      %v18 = arith.constant true
      cf.br ^b11_1(%v16, %v15 : i32, i32)
    ^b11_2(%v14: i32):
      %v19 = arith.constant 5 : index
      %v20 = arith.select %v4, %v19, %v19 : index
      scf.yield %v19 : index
    }
    %v21 = arith.constant 4 : i32
    scf.yield %v10 : index
  }
  %v22 = arith.maxui %v3, %v3 : i32
  %v23 = scf.index_switch %v1 -> i32
  case 0 {
    scf.yield %v22 : i32
  }
  case 3 {
    scf.yield %v3 : i32
  }
  default {
    %v24 = scf.if %v4 -> (i32) {
      %v25 = arith.constant true
      scf.yield %v3 : i32
    } else {
      scf.yield %v3 : i32
    }
    %v26 = arith.cmpi sle, %v6, %v7 : index
    scf.yield %v3 : i32
  }
  %v27 = arith.index_castui %v23 : i32 to index
  %v28 = arith.select %v2, %v22, %v3 : i32
  %v29 = arith.constant 10 : i32
  return %v28 : i32
}
// -----
func.func @f() -> i32 {
  %v1 = arith.constant 10 : i32
  %v2 = arith.constant 100 : index
  %v3 = arith.index_cast %v2 : index to i32
  %v4 = arith.constant true
  %v5 = arith.select %v4, %v3, %v1 : i32
  %v6 = arith.ceildivsi %v3, %v3 : i32
  %v7 = scf.if %v4 -> (i32) {
    scf.yield %v5 : i32
  } else {
    %v8 = arith.index_castui %v2 : index to i32
    scf.yield %v1 : i32
  }
  %v9 = arith.subi %v3, %v5 : i32
  return %v9 : i32
}
// -----
func.func @f(%v1: i1) -> i8 {
  %v2 = arith.constant 2 : i8
  %v3 = arith.ori %v2, %v2 : i8
  %v4 = arith.constant 10 : index
  %v5 = arith.cmpi ult, %v4, %v4 : index
  %v6 = arith.constant 100 : i64
  scf.if %v5 {
    %v7 = arith.index_cast %v4 : index to i64
  }
  %v8 = arith.constant false
  %v9 = arith.cmpi uge, %v3, %v2 : i8
  "use"(%v2) : (i8) -> ()
  return %v2 : i8
}
// -----
func.func @f(%v1: i32, %v2: index) -> i32 {
  %v3 = arith.shli %v2, %v2 : index
  %v4 = scf.execute_region -> index {
    %v6 = arith.constant true
    cf.cond_br %v6, ^b4_1(%v2 : index), ^b4_1(%v2 : index)
  ^b4_1(%v5: index):
    %v7 = arith.select %v6, %v1, %v1 : i32
    scf.yield %v2 : index
  }
  %v8 = arith.constant false
  %v9 = scf.execute_region -> i32 {
    %v10 = arith.remui %v2, %v2 : index
    %v11 = arith.shli %v1, %v1 : i32
    scf.yield %v1 : i32
  }
  %v12 = arith.select %v8, %v4, %v3 : index
  %v13 = arith.index_castui %v9 : i32 to index
  %v14 = arith.maxui %v9, %v9 : i32
  %v15 = scf.index_switch %v2 -> i32
  case 0 {
    scf.yield %v14 : i32
  }
  case 3 {
    scf.yield %v14 : i32
  }
  default {
    scf.yield %v1 : i32
  }
  return %v14 : i32
}
// -----
func.func @f() -> i32 {
  %v1 = arith.constant 3 : i32
  %v2 = arith.constant false
  %v3 = arith.constant 2 : index
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 1 : index
  %v6 = arith.constant -1 : index
  %v8 = scf.for %v9 = %v4 to %v5 step %v6 iter_args(%v7 = %v1) -> (i32) {
    %v10 = arith.remui %v7, %v1 : i32
    %v11 = arith.index_cast %v6 : index to i32
    %v13 = scf.for %v14 = %v4 to %v9 step %v3 iter_args(%v12 = %v11) -> (i32) {
      %v15 = arith.constant 3 : index
      %v16 = arith.floordivsi %v6, %v4 : index
      %v17 = arith.select %v2, %v12, %v7 : i32
      %v18 = "src"(%v12) : (i32) -> i32
      scf.yield %v10 : i32
    }
    scf.yield %v11 : i32
  }
  %v19 = scf.if %v2 -> (i32) {
    %v20 = arith.constant false
    %v21 = arith.constant 3 : index
    scf.yield %v8 : i32
  } else {
    %v22 = arith.constant 3 : i32
    %v23 = scf.execute_region -> i32 {
      %v27 = arith.shrsi %v5, %v3 : index
      %v28 = arith.constant 7 : i32
      cf.cond_br %v2, ^b23_3(%v4 : index), ^b23_1(%v5, %v27 : index, index)
    ^b23_1(%v24: index, %v25: index):
      cf.cond_br %v2, ^b23_3(%v27 : index), ^b23_3(%v5 : index)
    ^b23_2:
      cf.cond_br %v2, ^b23_2, ^b23_1(%v4, %v6 : index, index)
    ^b23_3(%v26: index):
      %v29 = arith.cmpi ne, %v22, %v8 : i32
      %v30 = scf.while (%v31 = %v28) : (i32) -> i32 {
        %v33 = "src"(%v28) : (i32) -> i32
        %v34 = arith.cmpi slt, %v4, %v5 : index
        %v35 = arith.constant 3 : i32
        scf.condition(%v2) %v8 : i32
      } do {
      ^bb0(%v32: i32):
        %v36 = arith.remsi %v22, %v22 : i32
        %v37 = arith.shrui %v32, %v8 : i32
        scf.yield %v36 : i32
      }
      %v38 = scf.execute_region -> index {
        cf.br ^b38_4
      ^b38_1(%v39: index, %v40: index):
        %v43 = arith.cmpi slt, %v6, %v40 : index
        %v44 = arith.cmpi slt, %v6, %v3 : index
        %v45 = arith.floordivsi %v30, %v1 : i32
        cf.cond_br %v44, ^b38_4, ^b38_2
      ^b38_2:
        %v46 = arith.divui %v27, %v5 : index
        cf.cond_br %v29, ^b38_1(%v27, %v4 : index, index), ^b38_4
      ^b38_3(%v41: index, %v42: i32):
        %v47 = arith.select %v2, %v42, %v1 : i32
        cf.cond_br %v2, ^b38_2, ^b38_2
      ^b38_4:
        %v48 = arith.constant true
        %v49 = arith.andi %v22, %v28 : i32
        %v50 = arith.cmpi ult, %v8, %v28 : i32
        scf.yield %v4 : index
      }
      scf.yield %v28 : i32
    }
    %v51 = arith.ori %v5, %v5 : index
    scf.yield %v1 : i32
  }
  %v52 = arith.addi %v5, %v4 : index
  return %v1 : i32
}
// -----
func.func @f() -> i32 {
  %v2 = arith.constant 100 : index
  %v1 = "src"(%v2) : (index) -> index
  %v3 = arith.constant 1 : i32
  %v4 = arith.shrui %v3, %v3 : i32
  %v5 = arith.floordivsi %v4, %v4 : i32
  %v6 = arith.maxui %v4, %v5 : i32
  return %v5 : i32
}
// -----
func.func @f(%v1: i32, %v2: index, %v3: index) -> i32 {
  %v5 = arith.constant 0 : index
  %v6 = arith.constant false
  cf.cond_br %v6, ^b3_3(%v1 : i32), ^b3_2
^b3_1:
  cf.br ^b3_2
^b3_2:
  cf.switch %v1 : i32, [default: ^b3_1, 1: ^b3_2, 2: ^b3_2]
^b3_3(%v4: i32):
  return %v1 : i32
}
// -----
func.func @f(%v1: i1, %v2: i1) -> i32 {
  %v3 = arith.constant 3 : index
  %v4 = arith.index_cast %v3 : index to i32
  %v5 = arith.cmpi uge, %v3, %v3 : index
  %v6 = arith.select %v5, %v4, %v4 : i32
  %v7 = arith.divui %v4, %v4 : i32
  scf.if %v2 {
    %v8 = arith.constant 2 : index
    %v9 = arith.constant 100 : index
  }
  %v10 = arith.maxsi %v3, %v3 : index
  return %v7 : i32
}
// -----
func.func @f(%v1: index, %v2: i32, %v3: index) -> i32 {
  %v4 = arith.constant 1 : index
  %v5 = "src"(%v2) : (i32) -> i32
  %v6 = arith.constant true
  %v7 = "src"(%v1) : (index) -> index
  %v8 = scf.if %v6 -> (i32) {
    scf.yield %v2 : i32
  } else {
    %v9 = arith.shli %v5, %v2 : i32
    %v10 = arith.remsi %v4, %v7 : index
    scf.yield %v2 : i32
  }
  %v11 = arith.maxui %v5, %v5 : i32
  %v12 = arith.minui %v1, %v1 : index
  scf.if %v6 {
    %v13 = arith.minui %v12, %v1 : index
  }
  return %v8 : i32
}
// -----
func.func @f() -> i8 {
  %v1 = arith.constant false
  scf.if %v1 {
    %v2 = arith.constant 1 : i8
    %v3 = arith.extsi %v2 : i8 to i64
  }
  %v4 = scf.if %v1 -> (index) {
    %v5 = arith.constant 7 : i8
    %v6 = arith.ceildivui %v5, %v5 : i8
    scf.if %v1 {
      %v7 = arith.constant 3 : i64
      %v8 = arith.minsi %v7, %v7 : i64
      %v9 = arith.ceildivsi %v7, %v7 : i64
    }
    %v10 = arith.constant 2 : index
    scf.yield %v10 : index
  } else {
    %v11 = arith.constant 0 : index
    %v12 = arith.muli %v11, %v11 : index
    %v13 = arith.constant 3 : i64
    %v14 = arith.maxsi %v13, %v13 : i64
    scf.yield %v12 : index
  }
  %v15 = arith.addi %v4, %v4 : index
  %v16 = arith.constant 10 : index
  %v17 = arith.constant 0 : index
  %v18 = arith.constant 4 : index
  %v19 = arith.constant 0 : i64
  %v21 = scf.for %v22 = %v16 to %v17 step %v18 iter_args(%v20 = %v19) -> (i64) {
    %v23 = arith.index_castui %v17 : index to i8
    scf.yield %v19 : i64
  }
  %v24 = arith.constant 3 : i8
  %v25 = arith.extsi %v24 : i8 to i64
  return %v24 : i8
}
// -----
func.func @f(%v1: index, %v2: index, %v3: i1) -> i8 {
  %v7 = arith.constant 1 : i64
  cf.cond_br %v3, ^b3_2(%v7 : i64), ^b3_2(%v7 : i64)
^b3_1(%v4: i8, %v5: i64):
  return %v4 : i8
^b3_2(%v6: i64):
  %v8 = arith.constant 0 : index
  %v9 = arith.constant 100 : index
  %v10 = arith.constant 100 : index
  %v12 = scf.for %v13 = %v8 to %v9 step %v10 iter_args(%v11 = %v8) -> (index) {
    %v14 = arith.constant 100 : index
    %v15 = arith.trunci %v7 : i64 to i8
    scf.yield %v14 : index
  }
  %v16 = arith.constant 0 : i8
  return %v16 : i8
}
// -----
func.func @f(%v1: i8, %v2: i8, %v3: i8) -> i8 {
  %v8 = arith.constant 2 : i64
  %v9 = arith.constant -1 : index
  %v10 = arith.constant 7 : i8
  cf.br ^b3_2(%v3 : i8)
^b3_1(%v4: i8):
  %v11 = arith.ceildivsi %v3, %v2 : i8
  %v12 = arith.constant false
  %v13 = arith.select %v12, %v8, %v8 : i64
  %v14 = arith.select %v12, %v1, %v11 : i8
  cf.cond_br %v12, ^b3_2(%v2 : i8), ^b3_2(%v2 : i8)
^b3_2(%v5: i8):
  %v15 = arith.minsi %v1, %v1 : i8
  %v16 = arith.constant true
  %v17 = arith.select %v16, %v10, %v10 : i8
  cf.br ^b3_2(%v1 : i8)
^b3_3(%v6: i64, %v7: i64):
  %v18 = arith.constant true
  %v19 = scf.if %v18 -> (index) {
    %v20 = arith.select %v18, %v9, %v9 : index
    scf.yield %v20 : index
  } else {
    %v21 = arith.shli %v2, %v3 : i8
    scf.yield %v9 : index
  }
  %v22 = arith.divui %v7, %v7 : i64
  %v23 = arith.muli %v3, %v10 : i8
  return %v23 : i8
}
// -----
func.func @f(%v1: i8) -> i8 {
  %v2 = arith.constant 7 : i8
  %v3 = arith.constant 2 : index
  %v4 = arith.index_castui %v3 : index to i8
  %v5 = arith.shrui %v1, %v2 : i8
  %v6 = arith.index_castui %v3 : index to i64
  return %v4 : i8
}
// -----
func.func @f() -> i32 {
  %v1 = arith.constant true
  %v2 = arith.constant -1 : i32
  %v3 = arith.select %v1, %v2, %v2 : i32
  %v4 = "src"(%v2) : (i32) -> i32
  %v5 = arith.constant 2 : index
  %v6 = arith.andi %v3, %v2 : i32
  %v7 = arith.muli %v4, %v3 : i32
  %v8 = arith.shrui %v5, %v5 : index
  return %v6 : i32
}
// -----
func.func @f(%v1: i32, %v2: i32, %v3: i1) -> i32 {
  %v4 = arith.constant true
  %v5 = arith.constant -1 : index
  %v6 = arith.minsi %v5, %v5 : index
  cf.br ^b3_1
^b3_1:
  %v7 = arith.constant 10 : index
  return %v1 : i32
}
// -----
func.func @f(%v1: i32, %v2: index, %v3: i1) -> i32 {
  %v4 = scf.while (%v5 = %v2) : (index) -> index {
    %v7 = arith.shrui %v2, %v2 : index
    %v8 = arith.index_cast %v7 : index to i32
    scf.condition(%v3) %v7 : index
  } do {
  ^bb0(%v6: index):
    %v9 = arith.constant 100 : index
    %v10 = arith.cmpi sge, %v6, %v2 : index
    scf.yield %v9 : index
  }
  %v11 = arith.constant 1 : i32
  %v12 = arith.ori %v2, %v4 : index
  %v13 = arith.cmpi ugt, %v1, %v11 : i32
  %v14 = arith.constant 10 : index
  %v15 = scf.execute_region -> index {
    %v18 = arith.select %v3, %v1, %v1 : i32
    %v19 = arith.select %v13, %v4, %v12 : index
    cf.br ^b15_4
  ^b15_1(%v16: i32, %v17: i32):
    cf.cond_br %v13, ^b15_3, ^b15_3
  ^b15_2:
    %v20 = arith.cmpi ule, %v18, %v1 : i32
    %v21 = arith.constant 7 : i32
    %v22 = arith.cmpi sgt, %v11, %v21 : i32
    cf.cond_br %v13, ^b15_1(%v11, %v18 : i32, i32), ^b15_3
  ^b15_3:
    %v23 = arith.cmpi slt, %v2, %v19 : index
    %v24 = arith.maxsi %v1, %v11 : i32
    cf.br ^b15_2
  ^b15_4:
    %v25 = arith.constant false
    %v26 = arith.cmpi ugt, %v4, %v2 : index
    %v27 = arith.andi %v1, %v18 : i32
    scf.yield %v4 : index
  }
  %v28 = arith.constant 4 : index
  %v29 = arith.constant 0 : index
  %v30 = arith.constant 7 : index
  %v32 = scf.for %v33 = %v28 to %v29 step %v30 iter_args(%v31 = %v1) -> (i32) {
    %v34 = arith.constant false
    %v35 = scf.if %v34 -> (index) {
      scf.yield %v14 : index
    } else {
      scf.yield %v28 : index
    }
    %v36 = arith.cmpi eq, %v14, %v15 : index
    %v37 = scf.if %v3 -> (index) {
      %v38 = arith.constant 7 : i32
      %v39 = arith.maxsi %v1, %v38 : i32
      scf.yield %v35 : index
    } else {
      %v40 = arith.maxui %v31, %v1 : i32
      scf.yield %v29 : index
    }
    scf.yield %v11 : i32
  }
  %v41 = arith.select %v3, %v11, %v11 : i32
  %v42 = arith.constant 1 : index
  return %v41 : i32
}
// -----
func.func @f(%v1: index) -> i32 {
  %v2 = arith.ceildivsi %v1, %v1 : index
  %v3 = scf.execute_region -> index {
    %v8 = arith.divsi %v2, %v1 : index
    %v9 = arith.constant 3 : i32
    %v10 = arith.cmpi sle, %v9, %v9 : i32
    cf.br ^b3_2
  ^b3_1(%v4: i32, %v5: index):
    %v11 = arith.index_cast %v4 : i32 to index
    %v12 = arith.muli %v8, %v5 : index
    cf.br ^b3_4(%v2, %v5 : index, index)
  ^b3_2:
    %v13 = arith.minui %v2, %v1 : index
    scf.yield %v13 : index
  ^b3_3:
    %v14 = arith.cmpi sgt, %v8, %v8 : index
    %v15 = arith.constant 100 : index
    %v16 = arith.constant 4 : index
    %v17 = arith.constant 2 : index
    %v19 = scf.for %v20 = %v15 to %v16 step %v17 iter_args(%v18 = %v16) -> (index) {
      %v21 = arith.index_cast %v9 : i32 to index
      %v22 = arith.cmpi ule, %v9, %v9 : i32
      %v23 = arith.minsi %v20, %v21 : index
      %v24 = "src"(%v16) : (index) -> index
      scf.yield %v20 : index
    }
    %v25 = scf.execute_region -> i32 {
      %v26 = arith.shrsi %v9, %v9 : i32
      %v27 = arith.constant 2 : index
      %v28 = arith.index_castui %v9 : i32 to index
      scf.yield %v26 : i32
    }
    cf.br ^b3_1(%v9, %v2 : i32, index)
  ^b3_4(%v6: index, %v7: index):
    scf.yield %v7 : index
  }
  %v29 = arith.constant 4 : i32
  %v30 = arith.constant 5 : i32
  %v31 = arith.ceildivsi %v1, %v1 : index
  %v32 = arith.constant 100 : i32
  return %v29 : i32
}
// -----
func.func @f(%v1: index, %v2: i1) -> i8 {
  %v6 = arith.constant 4 : i8
  %v7 = arith.maxui %v6, %v6 : i8
  %v8 = arith.cmpi sge, %v1, %v1 : index
  %v9 = arith.constant 2 : i64
  cf.switch %v7 : i8, [default: ^b2_4, 1: ^b2_2, 2: ^b2_1(%v9, %v7 : i64, i8)]
^b2_1(%v3: i64, %v4: i8):
  %v10 = arith.constant false
  return %v7 : i8
^b2_2:
  %v11 = arith.cmpi eq, %v1, %v1 : index
  "use"(%v7) : (i8) -> ()
  cf.cond_br %v8, ^b2_1(%v9, %v7 : i64, i8), ^b2_3(%v9 : i64)
^b2_3(%v5: i64):
  %v13 = scf.execute_region -> index {
    cf.cond_br %v8, ^b13_2, ^b13_3
  ^b13_1(%v14: i8):
    %v15 = arith.extui %v6 : i8 to i64
    "use"(%v6) : (i8) -> ()
    scf.yield %v1 : index
  ^b13_2:
    %v17 = scf.index_switch %v1 -> i8
    case 0 {
      scf.yield %v6 : i8
    }
    case 3 {
      %v18 = arith.cmpi eq, %v1, %v1 : index
      scf.yield %v7 : i8
    }
    default {
      scf.yield %v7 : i8
    }
    %v19 = arith.constant 100 : index
    cf.cond_br %v2, ^b13_1(%v17 : i8), ^b13_1(%v17 : i8)
  ^b13_3:
    %v20 = arith.constant 0 : i64
    %v21 = arith.andi %v1, %v1 : index
    %v22 = arith.select %v2, %v7, %v7 : i8
    scf.yield %v1 : index
  }
  %v23 = scf.index_switch %v1 -> i64
  case 0 {
    %v24 = arith.select %v2, %v5, %v9 : i64
    scf.yield %v9 : i64
  }
  case 3 {
    %v25 = arith.constant 4 : index
    scf.yield %v5 : i64
  }
  default {
    %v26 = arith.constant 10 : i8
    %v27 = arith.constant 1 : index
    scf.yield %v9 : i64
  }
  return %v6 : i8
^b2_4:
  %v28 = arith.constant 100 : i64
  return %v7 : i8
}
// -----
func.func @f(%v1: i1, %v2: i1, %v3: index) -> i8 {
  %v9 = arith.constant -1 : index
  %v10 = arith.constant -1 : i64
  cf.br ^b3_1(%v10, %v3 : i64, index)
^b3_1(%v4: i64, %v5: index):
  %v11 = arith.constant 100 : i64
  cf.cond_br %v1, ^b3_2, ^b3_1(%v4, %v9 : i64, index)
^b3_2:
  %v12 = arith.constant 2 : i8
  cf.switch %v12 : i8, [default: ^b3_1(%v10, %v3 : i64, index), 1: ^b3_4(%v12 : i8), 2: ^b3_1(%v10, %v3 : i64, index)]
^b3_3(%v6: i8, %v7: index):
  cf.br ^b3_2
^b3_4(%v8: i8):
  %v13 = arith.constant false
  return %v8 : i8
}
// -----
func.func @f(%v1: i32, %v2: i1, %v3: i1) -> i32 {
  cf.cond_br %v2, ^b3_1(%v1 : i32), ^b3_1(%v1 : i32)
^b3_1(%v4: i32):
  return %v1 : i32
}
// -----
func.func @f(%v1: i1, %v2: i32, %v3: index) -> i32 {
  %v4 = arith.select %v1, %v2, %v2 : i32
  %v5 = arith.constant 0 : index
  %v6 = arith.ceildivui %v2, %v2 : i32
  cf.br ^b3_1
^b3_1:
  %v7 = arith.cmpi ult, %v2, %v2 : i32
  %v8 = arith.constant 5 : i32
  %v9 = arith.constant 3 : index
  return %v4 : i32
}
// -----
func.func @f() -> i32 {
  %v1 = arith.constant 10 : index
  %v2 = arith.divui %v1, %v1 : index
  %v3 = arith.constant 0 : i32
  %v4 = arith.cmpi sge, %v3, %v3 : i32
  %v5 = arith.constant -1 : index
  %v6 = arith.addi %v3, %v3 : i32
  %v7 = scf.while (%v8 = %v2) : (index) -> index {
    %v10 = arith.index_castui %v1 : index to i32
    scf.condition(%v4) %v1 : index
  } do {
  ^bb0(%v9: index):
    "use"(%v6) : (i32) -> ()
    scf.yield %v1 : index
  }
  %v12 = arith.ceildivui %v7, %v5 : index
  %v13 = scf.execute_region -> i32 {
    %v15 = arith.ori %v3, %v6 : i32
    %v16 = arith.remsi %v3, %v15 : i32
    cf.cond_br %v4, ^b13_1(%v3 : i32), ^b13_1(%v15 : i32)
  ^b13_1(%v14: i32):
    scf.yield %v6 : i32
  }
  %v17 = arith.constant true
  return %v3 : i32
}
// -----
func.func @f(%v1: i64, %v2: index) -> i8 {
  %v5 = arith.muli %v2, %v2 : index
  %v6 = arith.constant false
  %v7 = arith.select %v6, %v1, %v1 : i64
  %v8 = arith.shli %v2, %v2 : index
  %v9 = arith.constant 100 : i8
  cf.br ^b2_2(%v9 : i8)
^b2_1(%v3: index):
  %v10 = arith.shrui %v1, %v1 : i64
  cf.switch %v9 : i8, [default: ^b2_1(%v2 : index), 1: ^b2_2(%v9 : i8), 2: ^b2_2(%v9 : i8)]
^b2_2(%v4: i8):
  %v11 = arith.muli %v8, %v2 : index
  return %v9 : i8
}
// -----
func.func @f(%v1: i1, %v2: i1) -> i32 {
  %v6 = arith.constant -1 : index
  %v7 = arith.divsi %v6, %v6 : index
  %v8 = arith.constant 4 : index
  %v9 = arith.constant 3 : i32
  cf.cond_br %v2, ^b2_3(%v7 : index), ^b2_4
^b2_1(%v3: index, %v4: index):
  %v10 = arith.andi %v4, %v4 : index
  %v11 = arith.index_cast %v10 : index to i32
  cf.cond_br %v1, ^b2_4, ^b2_4
^b2_2:
  %v12 = arith.constant -1 : index
  %v13 = arith.constant 7 : index
  %v14 = arith.constant 100 : index
  %v16 = scf.for %v17 = %v12 to %v13 step %v14 iter_args(%v15 = %v7) -> (index) {
    %v18 = arith.maxui %v17, %v6 : index
    scf.yield %v12 : index
  }
  return %v9 : i32
^b2_3(%v5: index):
  %v19 = scf.if %v1 -> (index) {
    %v20 = arith.xori %v9, %v9 : i32
    scf.yield %v6 : index
  } else {
    %v21 = arith.floordivsi %v6, %v8 : index
    %v22 = arith.constant 100 : index
    scf.yield %v22 : index
  }
  %v23 = arith.constant 2 : index
  cf.br ^b2_3(%v7 : index)
^b2_4:
  %v24 = scf.execute_region -> index {
    %v25 = scf.execute_region -> i32 {
      %v27 = arith.constant -1 : i32
      %v28 = arith.minsi %v8, %v6 : index
      %v29 = arith.cmpi sgt, %v9, %v9 : i32
      cf.cond_br %v29, ^b25_1(%v27 : i32), ^b25_1(%v9 : i32)
    ^b25_1(%v26: i32):
      %v30 = arith.divui %v6, %v7 : index
      scf.yield %v26 : i32
    }
    %v31 = arith.constant 1 : index
    scf.yield %v8 : index
  }
  "use"(%v9) : (i32) -> ()
  %v33 = arith.xori %v9, %v9 : i32
  return %v9 : i32
}
// -----
func.func @f(%v1: index, %v2: i32) -> i32 {
  %v3 = arith.divui %v1, %v1 : index
  %v4 = arith.constant false
  %v5 = arith.select %v4, %v1, %v1 : index
  %v6 = arith.constant 4 : index
  %v7 = arith.ceildivui %v1, %v1 : index
  %v8 = arith.constant 7 : i32
  return %v2 : i32
}
// -----
func.func @f(%v1: i8) -> i8 {
  %v2 = arith.constant false
  %v3 = scf.if %v2 -> (i8) {
    %v4 = arith.constant 4 : index
    %v5 = arith.divui %v4, %v4 : index
    scf.yield %v1 : i8
  } else {
    scf.yield %v1 : i8
  }
  %v6 = arith.constant 1 : index
  %v7 = arith.cmpi ne, %v6, %v6 : index
  %v8 = arith.select %v7, %v3, %v3 : i8
  %v9 = arith.constant -1 : i8
  %v10 = arith.addi %v8, %v8 : i8
  %v11 = arith.constant 7 : index
  %v12 = arith.constant 3 : i64
  %v13 = arith.constant 2 : i64
  return %v9 : i8
}
// -----
func.func @f() -> i8 {
  %v1 = arith.constant false
  scf.if %v1 {
    %v2 = arith.constant 10 : i64
    %v3 = arith.cmpi ule, %v2, %v2 : i64
    %v4 = arith.constant 100 : index
    %v5 = scf.index_switch %v4 -> i64
    case 0 {
      scf.yield %v2 : i64
    }
    case 3 {
      scf.yield %v2 : i64
    }
    default {
      %v7 = arith.constant 4 : i8
      "use"(%v7) : (i8) -> ()
      scf.yield %v2 : i64
    }
    %v8 = scf.index_switch %v4 -> i64
    case 0 {
      %v9 = arith.constant 4 : i8
      scf.yield %v5 : i64
    }
    case 3 {
      %v10 = arith.constant true
      scf.yield %v2 : i64
    }
    default {
      scf.yield %v5 : i64
    }
  }
  %v11 = arith.constant 100 : i8
  %v12 = arith.select %v1, %v11, %v11 : i8
  %v13 = arith.constant 1 : index
  %v14 = arith.constant 0 : index
  %v15 = arith.constant 5 : index
  %v16 = arith.constant 4 : index
  %v17 = arith.constant 3 : i64
  %v19 = scf.for %v20 = %v14 to %v15 step %v16 iter_args(%v18 = %v17) -> (i64) {
    %v21 = arith.minsi %v11, %v11 : i8
    %v22 = arith.addi %v18, %v18 : i64
    scf.yield %v18 : i64
  }
  %v23 = arith.ori %v17, %v19 : i64
  %v24 = scf.index_switch %v16 -> index
  case 0 {
    scf.yield %v14 : index
  }
  case 3 {
    %v25 = arith.constant 10 : index
    scf.yield %v14 : index
  }
  default {
    scf.yield %v13 : index
  }
  %v26 = arith.select %v1, %v24, %v24 : index
  %v27 = arith.constant 3 : i8
  return %v12 : i8
}
// -----
func.func @f() -> i32 {
  %v1 = arith.constant false
  cf.cond_br %v1, ^b0_1, ^b0_1
^b0_1:
  %v2 = arith.constant 10 : i32
  %v3 = arith.shrsi %v2, %v2 : i32
  %v4 = arith.constant -1 : index
  %v5 = arith.subi %v4, %v4 : index
  %v6 = arith.constant false
  return %v3 : i32
}
// -----
func.func @f() -> i8 {
  %v1 = arith.constant 3 : index
  %v2 = arith.minsi %v1, %v1 : index
  %v3 = arith.constant 3 : i8
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 10 : i64
  %v6 = arith.minui %v5, %v5 : i64
  %v7 = scf.execute_region -> index {
    scf.yield %v2 : index
  }
  %v8 = scf.execute_region -> index {
    %v10 = arith.constant 4 : i8
    %v11 = arith.constant 7 : i8
    cf.br ^b8_1(%v10 : i8)
  ^b8_1(%v9: i8):
    %v12 = scf.execute_region -> i64 {
      %v16 = arith.divsi %v9, %v9 : i8
      cf.br ^b12_1(%v3, %v10 : i8, i8)
    ^b12_1(%v13: i8, %v14: i8):
      %v17 = arith.constant false
      cf.cond_br %v17, ^b12_1(%v13, %v14 : i8, i8), ^b12_1(%v9, %v16 : i8, i8)
    ^b12_2:
      %v18 = arith.xori %v5, %v6 : i64
      %v19 = arith.ceildivui %v10, %v16 : i8
      %v20 = arith.constant true
      cf.cond_br %v20, ^b12_3, ^b12_1(%v16, %v16 : i8, i8)
    ^b12_3:
      %v21 = arith.constant 4 : i8
      %v22 = arith.constant 0 : i64
      %v23 = arith.cmpi uge, %v10, %v3 : i8
      cf.br ^b12_4(%v10 : i8)
    ^b12_4(%v15: i8):
      %v24 = arith.constant 2 : index
      scf.yield %v5 : i64
    }
    scf.yield %v7 : index
  }
  %v25 = arith.minui %v3, %v3 : i8
  return %v25 : i8
}
// -----
func.func @f(%v1: i32) -> i32 {
  %v2 = arith.constant false
  %v3 = arith.select %v2, %v1, %v1 : i32
  %v4 = arith.constant 7 : index
  %v5 = arith.cmpi sge, %v4, %v4 : index
  %v6 = scf.while (%v7 = %v1) : (i32) -> i32 {
    %v9 = arith.constant false
    %v10 = arith.maxsi %v3, %v3 : i32
    scf.condition(%v9) %v1 : i32
  } do {
  ^bb0(%v8: i32):
    %v11 = arith.index_cast %v1 : i32 to index
    scf.yield %v1 : i32
  }
  %v12 = scf.while (%v13 = %v6) : (i32) -> i32 {
    %v15 = "src"(%v13) : (i32) -> i32
    %v16 = arith.ceildivsi %v4, %v4 : index
    %v17 = arith.constant 7 : i32
    scf.condition(%v2) %v1 : i32
  } do {
  ^bb0(%v14: i32):
    %v18 = scf.execute_region -> i32 {
      %v19 = arith.cmpi ult, %v6, %v6 : i32
      scf.yield %v6 : i32
    }
    scf.yield %v3 : i32
  }
  return %v12 : i32
}
// -----
func.func @f(%v1: index, %v2: i32, %v3: index) -> i32 {
  %v4 = arith.maxsi %v2, %v2 : i32
  %v5 = arith.maxsi %v2, %v4 : i32
  %v6 = arith.constant false
  %v7 = arith.select %v6, %v3, %v1 : index
  %v9 = scf.for %v10 = %v7 to %v3 step %v7 iter_args(%v8 = %v2) -> (i32) {
    %v11 = arith.constant 1 : index
    %v12 = arith.divui %v8, %v8 : i32
    %v13 = arith.cmpi slt, %v11, %v1 : index
    %v14 = arith.maxui %v8, %v12 : i32
    scf.yield %v14 : i32
  }
  %v15 = arith.select %v6, %v3, %v7 : index
  %v16 = arith.constant 10 : index
  %v17 = arith.constant 3 : index
  %v18 = arith.constant 5 : index
  %v20 = scf.for %v21 = %v16 to %v17 step %v18 iter_args(%v19 = %v2) -> (i32) {
    %v22 = arith.index_cast %v17 : index to i32
    %v23 = arith.constant 7 : index
    %v24 = arith.divsi %v4, %v22 : i32
    %v25 = arith.minsi %v3, %v16 : index
    scf.yield %v19 : i32
  }
  %v26 = arith.index_castui %v15 : index to i32
  %v27 = arith.index_cast %v17 : index to i32
  %v28 = arith.constant 5 : i32
  return %v20 : i32
}
// -----
func.func @f() -> i32 {
  %v1 = arith.constant 4 : index
  %v2 = arith.minsi %v1, %v1 : index
  %v3 = arith.constant 2 : i32
  %v4 = arith.shrui %v3, %v3 : i32
  cf.br ^b0_1
^b0_1:
  %v5 = arith.cmpi ule, %v3, %v4 : i32
  return %v3 : i32
}
// -----
func.func @f(%v1: i1, %v2: index) -> i8 {
  %v3 = arith.constant 3 : i8
  %v4 = arith.divui %v3, %v3 : i8
  %v5 = scf.index_switch %v2 -> i8
  case 0 {
    %v6 = scf.index_switch %v2 -> i64
    case 0 {
      %v7 = arith.constant 5 : i64
      %v8 = arith.cmpi sgt, %v7, %v7 : i64
      %v9 = arith.trunci %v7 : i64 to i8
      scf.yield %v7 : i64
    }
    case 3 {
      %v10 = arith.constant 4 : i64
      %v11 = arith.cmpi ugt, %v10, %v10 : i64
      %v12 = scf.execute_region -> i64 {
        %v13 = arith.andi %v2, %v2 : index
        %v14 = arith.select %v1, %v4, %v4 : i8
        scf.yield %v10 : i64
      }
      scf.yield %v12 : i64
    }
    default {
      %v15 = scf.if %v1 -> (i64) {
        "use"(%v4) : (i8) -> ()
        %v17 = arith.constant 0 : i64
        scf.yield %v17 : i64
      } else {
        %v18 = arith.constant 3 : i64
        %v19 = arith.select %v1, %v18, %v18 : i64
        %v20 = arith.constant -1 : index
        %v21 = arith.constant true
        scf.yield %v19 : i64
      }
      scf.yield %v15 : i64
    }
    scf.yield %v3 : i8
  }
  case 3 {
    scf.yield %v3 : i8
  }
  default {
    %v22 = arith.constant 0 : i8
    scf.yield %v3 : i8
  }
  "use"(%v2) : (index) -> ()
  %v24 = arith.cmpi slt, %v2, %v2 : index
  %v25 = scf.if %v24 -> (i64) {
    %v26 = arith.constant 10 : i64
    %v27 = arith.ceildivui %v4, %v5 : i8
    scf.yield %v26 : i64
  } else {
    %v28 = arith.index_castui %v2 : index to i64
    %v29 = arith.select %v24, %v2, %v2 : index
    scf.yield %v28 : i64
  }
  %v30 = arith.maxsi %v3, %v5 : i8
  %v31 = arith.constant 0 : index
  return %v30 : i8
}
// -----
func.func @f(%v1: index) -> i32 {
  %v2 = arith.shli %v1, %v1 : index
  %v3 = scf.execute_region -> i32 {
    %v4 = arith.constant false
    %v5 = arith.constant 0 : i32
    scf.yield %v5 : i32
  }
  %v6 = scf.execute_region -> i32 {
    %v7 = arith.cmpi ult, %v3, %v3 : i32
    %v8 = arith.cmpi ugt, %v2, %v1 : index
    %v9 = arith.constant 0 : index
    scf.yield %v3 : i32
  }
  %v10 = arith.subi %v6, %v3 : i32
  %v11 = arith.cmpi sgt, %v1, %v2 : index
  %v12 = arith.constant 5 : index
  %v13 = scf.index_switch %v2 -> index
  case 0 {
    %v14 = arith.andi %v3, %v6 : i32
    %v15 = arith.divui %v3, %v14 : i32
    scf.yield %v1 : index
  }
  case 3 {
    %v16 = arith.minui %v6, %v3 : i32
    scf.yield %v1 : index
  }
  default {
    %v17 = arith.select %v11, %v3, %v10 : i32
    scf.yield %v1 : index
  }
  %v18 = arith.constant 4 : i32
  return %v6 : i32
}
// -----
func.func @f(%v1: index) -> i32 {
  %v2 = arith.constant -1 : i32
  %v3 = arith.cmpi ne, %v2, %v2 : i32
  %v4 = arith.divui %v1, %v1 : index
  %v5 = arith.andi %v2, %v2 : i32
  %v6 = arith.cmpi eq, %v5, %v5 : i32
  %v7 = arith.ceildivui %v2, %v2 : i32
  %v8 = arith.index_cast %v1 : index to i32
  %v9 = arith.constant true
  %v11 = scf.for %v12 = %v1 to %v4 step %v1 iter_args(%v10 = %v1) -> (index) {
    %v13 = arith.constant 0 : index
    scf.yield %v13 : index
  }
  return %v7 : i32
}
// -----
func.func @f() -> i8 {
  %v2 = arith.constant 2 : i64
  "use"(%v2) : (i64) -> ()
  %v3 = scf.execute_region -> i8 {
    %v4 = arith.constant 100 : index
    %v5 = arith.constant 7 : i8
    scf.yield %v5 : i8
  }
  %v6 = arith.constant true
  %v7 = scf.while (%v8 = %v3) : (i8) -> i8 {
    %v10 = arith.constant 4 : index
    %v11 = arith.index_cast %v10 : index to i64
    scf.condition(%v6) %v8 : i8
  } do {
  ^bb0(%v9: i8):
    %v12 = scf.if %v6 -> (i8) {
      scf.yield %v9 : i8
    } else {
      %v13 = arith.constant 0 : i8
      %v14 = arith.constant 2 : index
      scf.yield %v3 : i8
    }
    %v15 = arith.constant 4 : i64
    scf.yield %v12 : i8
  }
  %v16 = arith.constant 100 : i64
  %v17 = arith.addi %v3, %v3 : i8
  %v18 = arith.constant 4 : index
  %v19 = arith.andi %v18, %v18 : index
  %v20 = arith.select %v6, %v17, %v7 : i8
  return %v3 : i8
}
// -----
func.func @f(%v1: i32, %v2: index) -> i32 {
  %v3 = arith.constant true
  %v4 = arith.select %v3, %v1, %v1 : i32
  %v5 = arith.cmpi uge, %v4, %v1 : i32
  %v6 = arith.constant 0 : i32
  %v7 = scf.while (%v8 = %v2) : (index) -> index {
    %v10 = arith.constant 1 : i32
    %v11 = arith.divsi %v2, %v8 : index
    scf.condition(%v3) %v8 : index
  } do {
  ^bb0(%v9: index):
    %v12 = arith.cmpi sgt, %v4, %v1 : i32
    %v13 = arith.divui %v9, %v9 : index
    %v14 = arith.constant true
    scf.yield %v2 : index
  }
  %v15 = arith.maxsi %v2, %v2 : index
  %v16 = arith.remsi %v15, %v7 : index
  %v17 = scf.if %v5 -> (index) {
    scf.yield %v16 : index
  } else {
    %v18 = scf.while (%v19 = %v2) : (index) -> index {
      %v21 = arith.constant 7 : index
      scf.condition(%v5) %v15 : index
    } do {
    ^bb0(%v20: index):
      %v22 = arith.constant 5 : index
      %v23 = arith.shrui %v16, %v16 : index
      %v24 = arith.addi %v2, %v2 : index
      scf.yield %v22 : index
    }
    %v25 = arith.constant 4 : index
    scf.yield %v2 : index
  }
  %v26 = arith.remsi %v6, %v1 : i32
  return %v1 : i32
}
// -----
func.func @f(%v1: i32, %v2: i32) -> i32 {
  %v4 = arith.constant 5 : index
  cf.br ^b2_1(%v4 : index)
^b2_1(%v3: index):
  "use"(%v2) : (i32) -> ()
  return %v2 : i32
}
// -----
func.func @f(%v1: i32, %v2: i32, %v3: i32) -> i32 {
  %v4 = scf.while (%v5 = %v2) : (i32) -> i32 {
    %v7 = arith.constant 0 : index
    %v8 = arith.ori %v7, %v7 : index
    %v9 = arith.constant false
    scf.condition(%v9) %v1 : i32
  } do {
  ^bb0(%v6: i32):
    %v10 = arith.constant -1 : index
    %v11 = arith.cmpi sge, %v10, %v10 : index
    scf.if %v11 {
      %v12 = arith.addi %v10, %v10 : index
    }
    scf.yield %v3 : i32
  }
  %v13 = scf.while (%v14 = %v1) : (i32) -> i32 {
    %v16 = arith.constant 0 : index
    %v17 = arith.maxui %v16, %v16 : index
    %v18 = arith.remsi %v4, %v14 : i32
    %v19 = arith.constant true
    scf.condition(%v19) %v1 : i32
  } do {
  ^bb0(%v15: i32):
    %v20 = arith.constant true
    scf.if %v20 {
      %v21 = arith.constant 4 : i32
      %v22 = "src"(%v3) : (i32) -> i32
      %v23 = arith.constant 1 : index
      %v24 = arith.index_cast %v23 : index to i32
    }
    scf.yield %v3 : i32
  }
  %v25 = arith.constant 7 : index
  %v26 = arith.divui %v25, %v25 : index
  %v27 = arith.shrsi %v26, %v26 : index
  return %v3 : i32
}
// -----
func.func @f(%v1: i32, %v2: i32) -> i32 {
  %v3 = arith.subi %v2, %v1 : i32
  %v4 = arith.constant 7 : i32
  %v5 = arith.constant 5 : index
  %v6 = arith.cmpi ugt, %v5, %v5 : index
  %v7 = arith.index_castui %v5 : index to i32
  %v8 = arith.constant 3 : i32
  return %v1 : i32
}
