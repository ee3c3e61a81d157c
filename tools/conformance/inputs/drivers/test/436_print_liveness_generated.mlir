// RUN-FLAGS: --pass-pipeline="builtin.module(func.func(test-print-liveness))" --split-input-file --allow-unregistered-dialect
func.func @f() -> i32 {
  %v1 = arith.constant 7 : index
  %v2 = arith.constant 5 : i32
  %v4 = scf.for %v5 = %v1 to %v1 step %v1 iter_args(%v3 = %v2) -> (i32) {
    %v6 = arith.divsi %v5, %v5 : index
    %v7 = arith.cmpi sgt, %v1, %v1 : index
    %v8 = arith.cmpi uge, %v3, %v3 : i32
    %v9 = arith.select %v8, %v6, %v6 : index
    scf.yield %v2 : i32
  }
  %v10 = arith.subi %v1, %v1 : index
  %v11 = arith.andi %v10, %v1 : index
  %v12 = arith.cmpi ne, %v2, %v2 : i32
  %v13 = arith.remsi %v1, %v11 : index
  %v14 = arith.constant 7 : index
  %v15 = arith.constant 100 : index
  %v16 = arith.constant 1 : index
  %v18 = scf.for %v19 = %v14 to %v15 step %v16 iter_args(%v17 = %v2) -> (i32) {
    %v20 = arith.maxui %v13, %v19 : index
    %v21 = arith.maxsi %v20, %v19 : index
    scf.yield %v2 : i32
  }
  %v22 = arith.andi %v16, %v13 : index
  scf.if %v12 {
    %v23 = arith.constant 2 : i32
    %v24 = arith.index_cast %v4 : i32 to index
  }
  %v25 = arith.ori %v16, %v13 : index
  return %v2 : i32
}
// -----
func.func @f(%v1: i32, %v2: i1, %v3: index) -> i32 {
  %v4 = arith.select %v2, %v1, %v1 : i32
  %v5 = arith.ceildivui %v3, %v3 : index
  %v6 = arith.minsi %v3, %v3 : index
  %v7 = arith.cmpi uge, %v3, %v6 : index
  %v8 = arith.cmpi sgt, %v3, %v6 : index
  %v9 = arith.remui %v3, %v6 : index
  return %v1 : i32
}
// -----
func.func @f(%v1: i1, %v2: i8) -> i8 {
  %v5 = arith.constant 7 : index
  cf.cond_br %v1, ^b2_2(%v5, %v5 : index, index), ^b2_1
^b2_1:
  %v6 = arith.constant 10 : i64
  %v7 = arith.cmpi ne, %v6, %v6 : i64
  %v8 = arith.cmpi sge, %v5, %v5 : index
  cf.cond_br %v1, ^b2_1, ^b2_2(%v5, %v5 : index, index)
^b2_2(%v3: index, %v4: index):
  %v9 = arith.cmpi ult, %v2, %v2 : i8
  %v10 = arith.remui %v3, %v5 : index
  %v11 = arith.constant 7 : i64
  %v12 = arith.cmpi ule, %v11, %v11 : i64
  return %v2 : i8
}
// -----
func.func @f() -> i32 {
  %v2 = arith.constant 3 : index
  "use"(%v2) : (index) -> ()
  %v3 = arith.constant -1 : i32
  %v4 = arith.index_castui %v3 : i32 to index
  %v5 = arith.andi %v3, %v3 : i32
  %v6 = arith.constant true
  scf.if %v6 {
    %v7 = scf.execute_region -> i32 {
      %v12 = arith.ori %v3, %v3 : i32
      %v13 = arith.cmpi sge, %v2, %v2 : index
      cf.switch %v12 : i32, [default: ^b7_2(%v4, %v2 : index, index), 1: ^b7_2(%v4, %v2 : index, index), 2: ^b7_1(%v3, %v2 : i32, index)]
    ^b7_1(%v8: i32, %v9: index):
      %v14 = arith.ceildivui %v3, %v3 : i32
      %v15 = arith.cmpi ult, %v9, %v2 : index
      %v16 = scf.if %v6 -> (index) {
        %v17 = arith.constant 100 : i32
        %v18 = arith.cmpi ule, %v3, %v17 : i32
        scf.yield %v2 : index
      } else {
        %v19 = arith.cmpi ule, %v3, %v8 : i32
        scf.yield %v4 : index
      }
      cf.cond_br %v15, ^b7_2(%v16, %v2 : index, index), ^b7_2(%v9, %v4 : index, index)
    ^b7_2(%v10: index, %v11: index):
      scf.yield %v3 : i32
    }
    %v20 = arith.constant 10 : index
  }
  %v21 = arith.cmpi uge, %v5, %v5 : i32
  %v22 = arith.constant 100 : i32
  return %v3 : i32
}
// -----
func.func @f(%v1: i32, %v2: index) -> i32 {
  %v3 = arith.shrui %v2, %v2 : index
  %v4 = arith.constant 100 : index
  %v5 = arith.index_castui %v1 : i32 to index
  %v6 = arith.constant false
  scf.if %v6 {
    %v7 = arith.constant true
  }
  %v8 = arith.constant 5 : index
  %v9 = scf.if %v6 -> (i32) {
    %v10 = arith.constant 1 : i32
    scf.if %v6 {
      %v11 = arith.constant 1 : index
    }
    %v12 = arith.constant 4 : i32
    scf.yield %v1 : i32
  } else {
    %v13 = arith.constant 4 : i32
    %v14 = scf.if %v6 -> (i32) {
      %v15 = arith.shrsi %v5, %v8 : index
      scf.yield %v13 : i32
    } else {
      %v16 = arith.constant true
      %v17 = arith.constant 0 : index
      scf.yield %v1 : i32
    }
    %v18 = arith.constant true
    scf.yield %v13 : i32
  }
  %v19 = arith.maxui %v2, %v2 : index
  %v20 = arith.constant 4 : index
  %v21 = arith.constant 5 : index
  return %v9 : i32
}
// -----
func.func @f() -> i8 {
  %v4 = arith.constant 1 : i64
  %v5 = arith.index_castui %v4 : i64 to index
  %v6 = arith.constant 1 : i8
  cf.br ^b0_2(%v4, %v6 : i64, i8)
^b0_1(%v1: i64):
  %v7 = scf.execute_region -> i64 {
    scf.yield %v4 : i64
  }
  %v8 = arith.divsi %v6, %v6 : i8
  cf.br ^b0_1(%v4 : i64)
^b0_2(%v2: i64, %v3: i8):
  %v9 = scf.index_switch %v5 -> i8
  case 0 {
    %v10 = arith.minsi %v4, %v2 : i64
    scf.yield %v3 : i8
  }
  case 3 {
    %v11 = arith.constant 1 : index
    %v12 = arith.constant 1 : i64
    scf.yield %v6 : i8
  }
  default {
    %v13 = arith.divui %v6, %v3 : i8
    %v14 = arith.constant 0 : index
    scf.yield %v13 : i8
  }
  %v15 = arith.constant 0 : i64
  %v16 = arith.constant 100 : i8
  return %v3 : i8
}
// -----
func.func @f() -> i8 {
  %v1 = scf.execute_region -> i8 {
    %v2 = arith.constant 0 : i8
    scf.yield %v2 : i8
  }
  %v3 = arith.constant 0 : i64
  %v4 = arith.cmpi sge, %v3, %v3 : i64
  %v5 = arith.cmpi ult, %v1, %v1 : i8
  %v6 = scf.execute_region -> i8 {
    %v7 = arith.constant 10 : i8
    scf.yield %v1 : i8
  }
  %v8 = arith.constant 2 : index
  return %v6 : i8
}
// -----
func.func @f(%v1: i8, %v2: i8, %v3: i8) -> i8 {
  %v4 = arith.constant -1 : i64
  %v5 = arith.constant -1 : index
  %v6 = arith.shrsi %v5, %v5 : index
  %v7 = scf.while (%v8 = %v5) : (index) -> index {
    %v10 = arith.muli %v1, %v3 : i8
    %v11 = arith.cmpi ne, %v4, %v4 : i64
    scf.condition(%v11) %v5 : index
  } do {
  ^bb0(%v9: index):
    %v12 = arith.muli %v2, %v1 : i8
    %v13 = scf.execute_region -> i64 {
      scf.yield %v4 : i64
    }
    scf.yield %v9 : index
  }
  %v14 = arith.cmpi eq, %v3, %v2 : i8
  %v15 = arith.select %v14, %v1, %v2 : i8
  %v16 = arith.xori %v6, %v5 : index
  %v17 = arith.constant 4 : i64
  %v18 = arith.xori %v4, %v17 : i64
  return %v1 : i8
}
// -----
func.func @f() -> i32 {
  %v3 = arith.constant 3 : i32
  %v4 = arith.remsi %v3, %v3 : i32
  %v5 = arith.constant 0 : index
  %v6 = arith.minsi %v5, %v5 : index
  %v7 = arith.constant false
  cf.cond_br %v7, ^b0_2(%v3 : i32), ^b0_2(%v4 : i32)
^b0_1(%v1: index):
  %v8 = scf.while (%v9 = %v3) : (i32) -> i32 {
    %v11 = arith.addi %v6, %v1 : index
    %v12 = arith.constant 1 : i32
    scf.condition(%v7) %v9 : i32
  } do {
  ^bb0(%v10: i32):
    %v13 = arith.maxui %v3, %v4 : i32
    %v14 = arith.constant 4 : i32
    %v15 = arith.constant 10 : index
    scf.yield %v10 : i32
  }
  %v16 = arith.maxui %v5, %v1 : index
  scf.if %v7 {
    %v17 = arith.cmpi sgt, %v3, %v4 : i32
    %v18 = arith.select %v7, %v5, %v5 : index
  }
  cf.cond_br %v7, ^b0_2(%v4 : i32), ^b0_1(%v1 : index)
^b0_2(%v2: i32):
  %v19 = arith.subi %v6, %v5 : index
  return %v3 : i32
}
// -----
func.func @f() -> i32 {
  %v3 = arith.constant 0 : i32
  %v4 = arith.remsi %v3, %v3 : i32
  %v5 = arith.constant 10 : i32
  %v6 = arith.constant 100 : i32
  %v7 = arith.constant false
  %v8 = arith.constant 7 : index
  cf.cond_br %v7, ^b0_2, ^b0_1(%v8, %v6 : index, i32)
^b0_1(%v1: index, %v2: i32):
  %v9 = arith.select %v7, %v6, %v4 : i32
  %v10 = arith.addi %v5, %v5 : i32
  cf.br ^b0_2
^b0_2:
  %v11 = arith.constant 1 : index
  return %v5 : i32
}
// -----
func.func @f(%v1: i32) -> i32 {
  %v4 = arith.xori %v1, %v1 : i32
  cf.br ^b1_2
^b1_1(%v2: i32, %v3: i32):
  %v5 = arith.floordivsi %v4, %v1 : i32
  %v6 = arith.constant 10 : index
  cf.br ^b1_1(%v5, %v2 : i32, i32)
^b1_2:
  return %v1 : i32
^b1_3:
  return %v1 : i32
}
// -----
func.func @f(%v1: i1, %v2: i32) -> i32 {
  %v6 = arith.constant 2 : index
  cf.br ^b2_3(%v6, %v2 : index, i32)
^b2_1:
  cf.br ^b2_1
^b2_2(%v3: index):
  %v7 = arith.maxsi %v3, %v3 : index
  return %v2 : i32
^b2_3(%v4: index, %v5: i32):
  return %v2 : i32
}
// -----
func.func @f() -> i32 {
  %v1 = arith.constant 4 : i32
  %v2 = arith.cmpi eq, %v1, %v1 : i32
  %v3 = arith.constant 1 : index
  %v4 = arith.shrui %v3, %v3 : index
  %v5 = arith.index_castui %v1 : i32 to index
  %v6 = arith.select %v2, %v5, %v4 : index
  return %v1 : i32
}
// -----
func.func @f(%v1: i32, %v2: i1, %v3: i32) -> i32 {
  %v4 = arith.constant 5 : index
  %v5 = arith.index_cast %v4 : index to i32
  %v6 = scf.index_switch %v4 -> i32
  case 0 {
    scf.yield %v5 : i32
  }
  case 3 {
    %v7 = arith.constant 10 : i32
    scf.yield %v5 : i32
  }
  default {
    %v8 = arith.index_cast %v3 : i32 to index
    scf.yield %v3 : i32
  }
  %v9 = arith.constant 2 : index
  %v10 = arith.ori %v3, %v1 : i32
  return %v6 : i32
}
// -----
func.func @f(%v1: i32) -> i32 {
  %v2 = arith.constant 2 : index
  %v3 = arith.cmpi uge, %v2, %v2 : index
  scf.if %v3 {
    %v4 = arith.remui %v2, %v2 : index
  }
  %v5 = arith.constant true
  %v6 = arith.cmpi sgt, %v2, %v2 : index
  %v7 = arith.addi %v1, %v1 : i32
  return %v7 : i32
}
// -----
func.func @f(%v1: i8) -> i8 {
  %v2 = arith.constant 10 : i8
  %v3 = arith.constant 10 : i64
  %v4 = arith.minsi %v3, %v3 : i64
  %v5 = arith.cmpi ult, %v1, %v2 : i8
  %v6 = scf.execute_region -> index {
    %v7 = arith.xori %v3, %v3 : i64
    %v8 = arith.constant 0 : index
    scf.yield %v8 : index
  }
  %v9 = arith.muli %v6, %v6 : index
  %v10 = arith.constant 1 : index
  %v11 = arith.select %v5, %v1, %v1 : i8
  %v12 = arith.constant 0 : index
  %v13 = arith.constant 4 : index
  %v14 = arith.constant 0 : index
  %v16 = scf.for %v17 = %v12 to %v13 step %v14 iter_args(%v15 = %v1) -> (i8) {
    "use"(%v14) : (index) -> ()
    %v19 = arith.constant 1 : i64
    %v20 = arith.select %v5, %v19, %v19 : i64
    scf.yield %v2 : i8
  }
  return %v16 : i8
}
// -----
func.func @f(%v1: index, %v2: index) -> i32 {
  %v3 = arith.constant false
  %v4 = arith.constant 5 : i32
  %v5 = arith.select %v3, %v4, %v4 : i32
  %v6 = arith.index_castui %v5 : i32 to index
  %v7 = arith.constant false
  %v8 = arith.select %v3, %v6, %v2 : index
  %v9 = arith.floordivsi %v5, %v4 : i32
  %v10 = arith.constant 4 : index
  %v11 = arith.constant -1 : index
  %v12 = arith.constant 2 : index
  %v14 = scf.for %v15 = %v10 to %v11 step %v12 iter_args(%v13 = %v4) -> (i32) {
    %v16 = arith.maxui %v4, %v4 : i32
    %v17 = arith.index_castui %v8 : index to i32
    %v18 = arith.select %v3, %v15, %v10 : index
    %v19 = arith.remsi %v6, %v18 : index
    scf.yield %v5 : i32
  }
  return %v4 : i32
}
// -----
func.func @f(%v1: i8, %v2: i1) -> i8 {
  %v3 = arith.constant 10 : index
  %v4 = arith.index_cast %v3 : index to i64
  %v5 = scf.if %v2 -> (i64) {
    %v6 = arith.cmpi slt, %v3, %v3 : index
    %v7 = scf.execute_region -> i64 {
      %v8 = arith.cmpi sgt, %v4, %v4 : i64
      %v9 = arith.select %v6, %v4, %v4 : i64
      scf.yield %v9 : i64
    }
    scf.yield %v7 : i64
  } else {
    %v10 = scf.execute_region -> index {
      scf.yield %v3 : index
    }
    %v11 = arith.ceildivsi %v1, %v1 : i8
    %v12 = scf.execute_region -> i64 {
      %v13 = arith.constant false
      %v14 = arith.index_cast %v3 : index to i8
      scf.yield %v4 : i64
    }
    scf.yield %v12 : i64
  }
  %v15 = arith.constant 100 : i64
  scf.if %v2 {
    %v16 = arith.cmpi eq, %v3, %v3 : index
  }
  %v17 = scf.index_switch %v3 -> i64
  case 0 {
    %v18 = arith.select %v2, %v3, %v3 : index
    scf.yield %v15 : i64
  }
  case 3 {
    %v19 = scf.execute_region -> i8 {
      %v20 = arith.subi %v4, %v5 : i64
      %v21 = arith.constant 4 : i64
      scf.yield %v1 : i8
    }
    %v22 = arith.ori %v5, %v15 : i64
    scf.yield %v4 : i64
  }
  default {
    scf.yield %v15 : i64
  }
  %v23 = arith.ori %v5, %v5 : i64
  %v24 = scf.index_switch %v3 -> i64
  case 0 {
    %v25 = arith.subi %v1, %v1 : i8
    scf.yield %v5 : i64
  }
  case 3 {
    %v26 = arith.maxui %v3, %v3 : index
    scf.yield %v5 : i64
  }
  default {
    %v27 = scf.while (%v28 = %v23) : (i64) -> i64 {
      %v30 = arith.constant -1 : index
      scf.condition(%v2) %v23 : i64
    } do {
    ^bb0(%v29: i64):
      %v31 = arith.divui %v3, %v3 : index
      %v32 = arith.constant false
      %v33 = arith.constant 0 : index
      scf.yield %v15 : i64
    }
    %v34 = arith.constant 1 : i64
    scf.yield %v34 : i64
  }
  return %v1 : i8
}
// -----
func.func @f() -> i32 {
  %v1 = arith.constant 7 : i32
  %v2 = arith.minsi %v1, %v1 : i32
  %v3 = arith.constant 5 : i32
  %v4 = arith.constant true
  %v5 = scf.if %v4 -> (i32) {
    %v6 = arith.constant 0 : index
    %v7 = arith.constant true
    %v8 = arith.constant 4 : i32
    scf.yield %v2 : i32
  } else {
    %v9 = arith.constant 100 : index
    %v10 = arith.select %v4, %v9, %v9 : index
    %v11 = scf.if %v4 -> (i32) {
      scf.yield %v1 : i32
    } else {
      %v12 = arith.constant 1 : i32
      %v13 = arith.cmpi ule, %v9, %v10 : index
      %v14 = arith.remsi %v2, %v2 : i32
      scf.yield %v2 : i32
    }
    %v15 = arith.constant 2 : index
    scf.yield %v11 : i32
  }
  %v16 = arith.xori %v5, %v5 : i32
  %v17 = arith.shli %v5, %v1 : i32
  return %v2 : i32
}
// -----
func.func @f(%v1: index, %v2: i32) -> i32 {
  %v3 = scf.execute_region -> index {
    %v6 = arith.ori %v2, %v2 : i32
    %v7 = arith.constant false
    cf.cond_br %v7, ^b3_1(%v2, %v2 : i32, i32), ^b3_1(%v2, %v6 : i32, i32)
  ^b3_1(%v4: i32, %v5: i32):
    %v8 = arith.cmpi eq, %v1, %v1 : index
    %v9 = arith.minsi %v4, %v2 : i32
    %v10 = arith.cmpi ult, %v1, %v1 : index
    scf.yield %v1 : index
  }
  %v11 = arith.constant 3 : index
  %v12 = arith.andi %v11, %v11 : index
  %v13 = arith.constant true
  %v14 = scf.if %v13 -> (index) {
    %v15 = arith.constant 3 : index
    %v16 = arith.constant 5 : index
    %v17 = arith.constant 7 : index
    %v19 = scf.for %v20 = %v15 to %v16 step %v17 iter_args(%v18 = %v3) -> (index) {
      %v21 = arith.constant 100 : i32
      %v22 = scf.execute_region -> i32 {
        scf.yield %v2 : i32
      }
      scf.yield %v3 : index
    }
    %v23 = arith.cmpi eq, %v2, %v2 : i32
    scf.yield %v1 : index
  } else {
    %v24 = arith.addi %v11, %v3 : index
    %v25 = arith.maxui %v3, %v1 : index
    %v26 = scf.execute_region -> index {
      %v28 = arith.index_castui %v1 : index to i32
      %v29 = arith.constant 0 : i32
      %v30 = arith.cmpi eq, %v29, %v2 : i32
      cf.cond_br %v30, ^b26_1(%v24 : index), ^b26_4
    ^b26_1(%v27: index):
      scf.yield %v24 : index
    ^b26_2:
      %v31 = arith.select %v30, %v2, %v29 : i32
      cf.br ^b26_3
    ^b26_3:
      %v32 = arith.shrsi %v2, %v28 : i32
      %v33 = arith.constant 3 : i32
      %v34 = arith.maxsi %v32, %v33 : i32
      cf.br ^b26_3
    ^b26_4:
      %v35 = arith.constant 10 : index
      %v36 = arith.cmpi ne, %v28, %v28 : i32
      %v37 = scf.while (%v38 = %v28) : (i32) -> i32 {
        %v40 = arith.cmpi eq, %v35, %v11 : index
        %v41 = arith.floordivsi %v2, %v29 : i32
        scf.condition(%v36) %v41 : i32
      } do {
      ^bb0(%v39: i32):
        %v42 = arith.floordivsi %v1, %v3 : index
        %v43 = arith.select %v30, %v39, %v39 : i32
        %v44 = arith.shrsi %v24, %v42 : index
        scf.yield %v2 : i32
      }
      scf.yield %v25 : index
    }
    scf.yield %v11 : index
  }
  return %v2 : i32
}
// -----
func.func @f(%v1: i1, %v2: i32, %v3: i1) -> i32 {
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 0 : index
  %v6 = arith.constant 4 : index
  %v7 = arith.constant 10 : index
  %v9 = scf.for %v10 = %v5 to %v6 step %v7 iter_args(%v8 = %v2) -> (i32) {
    %v11 = scf.while (%v12 = %v6) : (index) -> index {
      %v14 = arith.minsi %v7, %v6 : index
      %v15 = arith.select %v1, %v2, %v2 : i32
      scf.condition(%v1) %v4 : index
    } do {
    ^bb0(%v13: index):
      %v16 = arith.select %v3, %v2, %v8 : i32
      %v17 = arith.cmpi ugt, %v10, %v13 : index
      scf.yield %v7 : index
    }
    %v18 = arith.ori %v6, %v7 : index
    %v19 = arith.cmpi sgt, %v18, %v18 : index
    %v20 = scf.index_switch %v10 -> index
    case 0 {
      scf.yield %v18 : index
    }
    case 3 {
      %v21 = arith.minui %v4, %v6 : index
      %v22 = arith.index_cast %v7 : index to i32
      scf.yield %v21 : index
    }
    default {
      %v23 = arith.cmpi slt, %v5, %v5 : index
      scf.yield %v7 : index
    }
    scf.yield %v8 : i32
  }
  %v24 = arith.cmpi ne, %v4, %v7 : index
  %v25 = arith.ori %v4, %v4 : index
  %v26 = arith.select %v3, %v9, %v9 : i32
  %v27 = arith.constant 2 : index
  %v28 = arith.divsi %v4, %v6 : index
  %v29 = arith.constant 0 : index
  %v30 = arith.constant 2 : index
  %v31 = arith.constant 4 : index
  %v33 = scf.for %v34 = %v29 to %v30 step %v31 iter_args(%v32 = %v2) -> (i32) {
    %v35 = arith.select %v3, %v7, %v25 : index
    %v36 = arith.constant 3 : index
    %v37 = arith.constant 3 : i32
    scf.yield %v2 : i32
  }
  %v38 = scf.index_switch %v7 -> i32
  case 0 {
    %v39 = arith.constant 1 : index
    scf.yield %v2 : i32
  }
  case 3 {
    %v40 = arith.constant 2 : index
    scf.yield %v2 : i32
  }
  default {
    scf.yield %v9 : i32
  }
  %v41 = arith.cmpi ugt, %v30, %v31 : index
  return %v26 : i32
}
// -----
func.func @f() -> i32 {
  %v1 = arith.constant 0 : index
  %v2 = arith.maxui %v1, %v1 : index
  %v3 = arith.constant true
  %v4 = arith.select %v3, %v2, %v2 : index
  %v5 = scf.if %v3 -> (i32) {
    %v6 = arith.constant 1 : i32
    %v7 = arith.index_castui %v6 : i32 to index
    %v8 = arith.select %v3, %v2, %v2 : index
    %v9 = arith.minui %v6, %v6 : i32
    scf.yield %v9 : i32
  } else {
    "use"(%v2) : (index) -> ()
    %v11 = arith.constant 100 : i32
    %v12 = arith.cmpi sge, %v11, %v11 : i32
    scf.yield %v11 : i32
  }
  %v13 = arith.divui %v5, %v5 : i32
  %v14 = "src"(%v13) : (i32) -> i32
  %v15 = arith.cmpi ugt, %v14, %v13 : i32
  %v16 = arith.constant 10 : i32
  %v17 = arith.select %v3, %v1, %v2 : index
  return %v13 : i32
}
// -----
func.func @f(%v1: index, %v2: index, %v3: i1) -> i32 {
  %v10 = arith.cmpi ne, %v1, %v1 : index
  %v11 = arith.constant 10 : i32
  %v12 = arith.addi %v11, %v11 : i32
  cf.cond_br %v10, ^b3_3(%v11, %v12 : i32, i32), ^b3_4(%v11, %v1 : i32, index)
^b3_1(%v4: i32):
  %v13 = arith.divsi %v12, %v4 : i32
  %v15 = scf.for %v16 = %v1 to %v2 step %v2 iter_args(%v14 = %v1) -> (index) {
    %v17 = arith.select %v10, %v4, %v12 : i32
    %v18 = arith.select %v3, %v13, %v12 : i32
    %v19 = arith.cmpi ugt, %v16, %v14 : index
    %v20 = arith.constant 4 : index
    scf.yield %v1 : index
  }
  return %v13 : i32
^b3_2(%v5: i32):
  %v21 = arith.index_castui %v2 : index to i32
  cf.cond_br %v10, ^b3_1(%v11 : i32), ^b3_1(%v11 : i32)
^b3_3(%v6: i32, %v7: i32):
  return %v11 : i32
^b3_4(%v8: i32, %v9: index):
  %v22 = arith.cmpi ne, %v8, %v8 : i32
  %v23 = arith.index_cast %v1 : index to i32
  %v24 = arith.ceildivsi %v8, %v12 : i32
  return %v11 : i32
}
// -----
func.func @f() -> i8 {
  %v1 = arith.constant 4 : i8
  %v3 = arith.constant 2 : index
  %v2 = "src"(%v3) : (index) -> index
  "use"(%v1) : (i8) -> ()
  %v5 = arith.constant true
  scf.if %v5 {
    "use"(%v1) : (i8) -> ()
    %v7 = arith.constant 5 : index
    %v8 = arith.constant 0 : i8
  }
  "use"(%v1) : (i8) -> ()
  %v10 = arith.constant 0 : i64
  %v11 = arith.maxsi %v10, %v10 : i64
  %v12 = arith.minsi %v11, %v11 : i64
  %v13 = arith.constant 4 : index
  %v14 = arith.constant 2 : index
  %v15 = arith.constant 100 : index
  %v17 = scf.for %v18 = %v13 to %v14 step %v15 iter_args(%v16 = %v1) -> (i8) {
    %v19 = arith.cmpi sgt, %v10, %v11 : i64
    %v20 = arith.constant 2 : i64
    "use"(%v1) : (i8) -> ()
    %v22 = arith.constant true
    scf.yield %v1 : i8
  }
  %v23 = arith.cmpi ugt, %v13, %v3 : index
  return %v1 : i8
}
// -----
func.func @f(%v1: index) -> i32 {
  %v2 = arith.constant 0 : index
  %v3 = arith.constant 4 : index
  %v4 = arith.constant 5 : index
  %v6 = scf.for %v7 = %v2 to %v3 step %v4 iter_args(%v5 = %v4) -> (index) {
    %v8 = arith.constant 10 : i32
    %v9 = arith.ceildivsi %v8, %v8 : i32
    %v10 = arith.ceildivui %v3, %v1 : index
    %v11 = arith.constant 10 : index
    scf.yield %v10 : index
  }
  %v12 = arith.constant 2 : index
  %v13 = arith.xori %v4, %v3 : index
  %v14 = arith.constant 4 : i32
  %v15 = arith.shrui %v14, %v14 : i32
  %v16 = arith.constant 0 : i32
  %v17 = arith.cmpi ne, %v14, %v15 : i32
  %v18 = scf.execute_region -> index {
    %v19 = arith.cmpi ule, %v15, %v14 : i32
    %v21 = scf.for %v22 = %v6 to %v2 step %v1 iter_args(%v20 = %v16) -> (i32) {
      %v23 = arith.constant 100 : i32
      %v24 = arith.index_cast %v22 : index to i32
      %v25 = arith.index_castui %v4 : index to i32
      %v26 = arith.constant 2 : index
      scf.yield %v25 : i32
    }
    %v27 = arith.constant true
    scf.yield %v3 : index
  }
  %v28 = arith.index_cast %v16 : i32 to index
  return %v15 : i32
}
// -----
func.func @f(%v1: i1) -> i8 {
  %v2 = arith.constant 2 : i64
  %v3 = arith.cmpi uge, %v2, %v2 : i64
  %v4 = arith.constant 100 : index
  %v5 = arith.select %v1, %v4, %v4 : index
  %v6 = scf.execute_region -> index {
    %v7 = arith.constant -1 : i8
    %v8 = arith.index_cast %v7 : i8 to index
    %v9 = arith.cmpi ule, %v7, %v7 : i8
    %v10 = arith.constant 10 : index
    %v11 = arith.constant 4 : index
    %v12 = arith.constant 5 : index
    %v14 = scf.for %v15 = %v10 to %v11 step %v12 iter_args(%v13 = %v2) -> (i64) {
      %v16 = arith.select %v3, %v13, %v2 : i64
      %v17 = arith.constant 100 : i64
      %v18 = arith.cmpi sgt, %v17, %v2 : i64
      %v19 = arith.maxsi %v5, %v11 : index
      scf.yield %v16 : i64
    }
    scf.yield %v5 : index
  }
  %v20 = arith.constant 10 : index
  %v21 = arith.constant 10 : index
  %v22 = arith.constant 7 : index
  %v24 = scf.for %v25 = %v20 to %v21 step %v22 iter_args(%v23 = %v5) -> (index) {
    %v26 = arith.xori %v2, %v2 : i64
    %v27 = scf.execute_region -> i64 {
      scf.yield %v26 : i64
    }
    %v28 = arith.cmpi ult, %v22, %v4 : index
    %v29 = arith.divui %v26, %v2 : i64
    scf.yield %v6 : index
  }
  %v30 = arith.constant 0 : i64
  %v31 = arith.shli %v2, %v30 : i64
  %v32 = arith.constant -1 : i8
  return %v32 : i8
}
// -----
func.func @f(%v1: index, %v2: i64) -> i8 {
  %v3 = arith.constant false
  cf.cond_br %v3, ^b2_3, ^b2_1
^b2_1:
  %v4 = scf.execute_region -> i64 {
    %v5 = arith.minsi %v2, %v2 : i64
    scf.yield %v5 : i64
  }
  cf.br ^b2_3
^b2_2:
  cf.br ^b2_1
^b2_3:
  %v6 = arith.constant 1 : i8
  return %v6 : i8
}
// -----
func.func @f() -> i8 {
  %v2 = arith.constant 10 : i8
  %v3 = arith.addi %v2, %v2 : i8
  %v4 = arith.constant 0 : i64
  %v5 = arith.constant false
  %v6 = arith.constant 3 : index
  cf.cond_br %v5, ^b0_1(%v6 : index), ^b0_1(%v6 : index)
^b0_1(%v1: index):
  %v7 = arith.remsi %v2, %v3 : i8
  return %v3 : i8
}
// -----
func.func @f(%v1: i1, %v2: i64) -> i8 {
  %v3 = arith.constant false
  %v4 = arith.constant 3 : i8
  %v5 = arith.ceildivui %v4, %v4 : i8
  %v6 = arith.constant true
  %v7 = arith.constant 2 : i64
  %v8 = arith.constant -1 : i64
  %v9 = arith.constant 100 : index
  %v10 = arith.ceildivsi %v9, %v9 : index
  %v11 = arith.select %v6, %v5, %v5 : i8
  return %v11 : i8
}
// -----
func.func @f(%v1: i8, %v2: i64, %v3: i1) -> i8 {
  %v4 = arith.constant 1 : i8
  %v5 = arith.constant -1 : index
  %v6 = arith.select %v3, %v5, %v5 : index
  %v7 = arith.floordivsi %v6, %v6 : index
  %v8 = arith.constant 2 : index
  return %v4 : i8
}
