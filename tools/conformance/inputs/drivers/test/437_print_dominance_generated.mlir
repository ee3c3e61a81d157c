// RUN-FLAGS: --pass-pipeline="builtin.module(func.func(test-print-dominance))" --allow-unregistered-dialect
func.func @f0() -> i32 {
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
func.func @f1(%v1: i1, %v2: i8) -> i8 {
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
func.func @f2() -> i8 {
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
func.func @f3(%v1: i8, %v2: i8, %v3: i8) -> i8 {
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
func.func @f4() -> i32 {
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
func.func @f5(%v1: i32, %v2: i1, %v3: i32) -> i32 {
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
func.func @f6(%v1: i32) -> i32 {
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
func.func @f7(%v1: i8) -> i8 {
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
func.func @f8(%v1: index, %v2: index) -> i32 {
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
func.func @f9() -> i32 {
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
func.func @f10() -> i32 {
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
func.func @f11() -> i8 {
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
func.func @f12(%v1: index) -> i32 {
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
func.func @f13(%v1: i1) -> i8 {
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
func.func @f14() -> i8 {
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
func.func @f15(%v1: index, %v2: index) -> i32 {
  %v3 = arith.constant true
  scf.if %v3 {
    %v4 = arith.constant -1 : i32
    %v5 = arith.maxui %v4, %v4 : i32
  }
  %v6 = arith.cmpi slt, %v1, %v2 : index
  %v8 = arith.constant 100 : i32
  "use"(%v8) : (i32) -> ()
  scf.if %v6 {
    %v9 = arith.andi %v1, %v1 : index
    %v10 = arith.constant 5 : index
    %v11 = arith.constant true
  }
  %v12 = arith.constant 10 : index
  %v13 = arith.constant 5 : index
  %v14 = arith.constant -1 : index
  %v16 = scf.for %v17 = %v12 to %v13 step %v14 iter_args(%v15 = %v14) -> (index) {
    %v18 = arith.constant 3 : i32
    %v19 = arith.ceildivui %v13, %v1 : index
    scf.yield %v1 : index
  }
  %v20 = arith.cmpi slt, %v13, %v16 : index
  %v21 = arith.select %v20, %v12, %v12 : index
  %v22 = arith.index_cast %v12 : index to i32
  %v23 = scf.if %v6 -> (index) {
    %v24 = arith.minui %v21, %v1 : index
    %v25 = arith.divsi %v8, %v22 : i32
    %v26 = arith.cmpi sgt, %v22, %v8 : i32
    scf.yield %v21 : index
  } else {
    scf.yield %v14 : index
  }
  return %v8 : i32
}
func.func @f16(%v1: i64, %v2: i64, %v3: i8) -> i8 {
  %v4 = "src"(%v1) : (i64) -> i64
  %v5 = arith.maxui %v4, %v1 : i64
  %v6 = scf.execute_region -> i64 {
    %v7 = arith.index_cast %v5 : i64 to index
    %v8 = arith.shli %v7, %v7 : index
    cf.br ^b6_1
  ^b6_1:
    scf.yield %v4 : i64
  }
  %v9 = arith.constant true
  scf.if %v9 {
    %v10 = arith.constant 2 : index
    %v11 = arith.minui %v10, %v10 : index
    %v12 = arith.select %v9, %v11, %v10 : index
  }
  %v13 = arith.constant 10 : i8
  %v14 = scf.if %v9 -> (i64) {
    %v15 = arith.constant 7 : index
    %v16 = arith.cmpi eq, %v15, %v15 : index
    %v17 = arith.select %v9, %v15, %v15 : index
    scf.yield %v4 : i64
  } else {
    scf.yield %v6 : i64
  }
  return %v3 : i8
}
func.func @f17() -> i8 {
  %v1 = arith.constant 2 : index
  %v2 = arith.constant 10 : i8
  %v4 = scf.for %v5 = %v1 to %v1 step %v1 iter_args(%v3 = %v2) -> (i8) {
    %v6 = arith.constant 3 : i64
    %v7 = arith.constant false
    %v8 = arith.remui %v6, %v6 : i64
    scf.yield %v2 : i8
  }
  %v9 = arith.constant 1 : index
  %v10 = arith.constant 0 : i8
  %v11 = arith.constant true
  %v12 = arith.select %v11, %v2, %v10 : i8
  return %v10 : i8
}
func.func @f18() -> i8 {
  %v1 = scf.execute_region -> i8 {
    %v2 = arith.constant 7 : index
    %v3 = arith.subi %v2, %v2 : index
    %v4 = arith.constant 4 : i64
    %v5 = arith.floordivsi %v4, %v4 : i64
    %v6 = arith.constant 1 : i8
    scf.yield %v6 : i8
  }
  %v7 = arith.cmpi sgt, %v1, %v1 : i8
  %v8 = arith.andi %v1, %v1 : i8
  %v9 = arith.constant 100 : index
  %v10 = arith.shli %v9, %v9 : index
  %v11 = scf.execute_region -> i64 {
    %v14 = arith.cmpi ne, %v1, %v1 : i8
    cf.br ^b11_1(%v9, %v8 : index, i8)
  ^b11_1(%v12: index, %v13: i8):
    %v15 = arith.select %v7, %v10, %v9 : index
    %v16 = "src"(%v15) : (index) -> index
    %v17 = arith.constant -1 : i64
    scf.yield %v17 : i64
  }
  %v18 = scf.if %v7 -> (i64) {
    scf.yield %v11 : i64
  } else {
    %v19 = arith.constant 1 : i8
    scf.yield %v11 : i64
  }
  return %v8 : i8
}
func.func @f19(%v1: i32, %v2: index, %v3: index) -> i32 {
  %v4 = arith.cmpi sgt, %v1, %v1 : i32
  %v5 = arith.index_castui %v3 : index to i32
  %v6 = scf.execute_region -> index {
    cf.switch %v1 : i32, [default: ^b6_1(%v5 : i32), 1: ^b6_1(%v5 : i32), 2: ^b6_1(%v5 : i32)]
  ^b6_1(%v7: i32):
    %v8 = arith.constant 10 : index
    %v9 = arith.constant 1 : index
    %v10 = arith.constant 100 : index
    %v12 = scf.for %v13 = %v8 to %v9 step %v10 iter_args(%v11 = %v1) -> (i32) {
      %v14 = arith.xori %v7, %v11 : i32
      %v15 = arith.shrui %v10, %v10 : index
      scf.yield %v1 : i32
    }
    %v16 = arith.constant 4 : index
    scf.yield %v16 : index
  }
  %v17 = arith.constant 1 : index
  %v18 = arith.constant 4 : index
  %v19 = arith.constant 4 : index
  %v20 = arith.constant 2 : index
  %v21 = arith.constant 4 : index
  %v23 = scf.for %v24 = %v19 to %v20 step %v21 iter_args(%v22 = %v6) -> (index) {
    %v25 = arith.constant false
    %v26 = arith.cmpi eq, %v17, %v22 : index
    %v27 = arith.index_castui %v17 : index to i32
    %v28 = arith.select %v25, %v20, %v21 : index
    scf.yield %v19 : index
  }
  %v30 = scf.for %v31 = %v18 to %v23 step %v18 iter_args(%v29 = %v1) -> (i32) {
    %v32 = arith.select %v4, %v31, %v18 : index
    %v33 = arith.ceildivsi %v1, %v29 : i32
    %v34 = arith.constant 2 : i32
    %v35 = arith.constant 5 : i32
    scf.yield %v35 : i32
  }
  %v36 = arith.cmpi uge, %v18, %v21 : index
  %v37 = arith.constant 100 : i32
  return %v1 : i32
}
func.func @f20(%v1: i1, %v2: i32, %v3: index) -> i32 {
  %v9 = arith.constant true
  %v10 = arith.addi %v3, %v3 : index
  %v11 = arith.cmpi sgt, %v3, %v3 : index
  cf.cond_br %v11, ^b3_2(%v10, %v3 : index, index), ^b3_1(%v2, %v10 : i32, index)
^b3_1(%v4: i32, %v5: index):
  %v12 = arith.cmpi ult, %v2, %v2 : i32
  cf.br ^b3_3(%v10 : index)
^b3_2(%v6: index, %v7: index):
  cf.cond_br %v1, ^b3_3(%v10 : index), ^b3_2(%v3, %v7 : index, index)
^b3_3(%v8: index):
  %v13 = arith.minui %v2, %v2 : i32
  %v14 = arith.addi %v3, %v3 : index
  %v15 = arith.index_castui %v13 : i32 to index
  return %v2 : i32
}
func.func @f21(%v1: i32, %v2: index, %v3: i32) -> i32 {
  %v4 = arith.cmpi uge, %v2, %v2 : index
  %v5 = arith.index_cast %v1 : i32 to index
  %v6 = arith.maxsi %v5, %v2 : index
  %v7 = arith.minsi %v3, %v3 : i32
  "use"(%v6) : (index) -> ()
  %v9 = scf.if %v4 -> (index) {
    scf.yield %v2 : index
  } else {
    scf.yield %v5 : index
  }
  return %v1 : i32
}
func.func @f22(%v1: index, %v2: i1, %v3: index) -> i32 {
  %v4 = arith.constant 1 : i32
  %v5 = arith.index_cast %v1 : index to i32
  %v6 = arith.select %v2, %v5, %v4 : i32
  %v7 = arith.ori %v4, %v4 : i32
  %v8 = scf.if %v2 -> (index) {
    %v9 = arith.constant 0 : index
    scf.yield %v1 : index
  } else {
    %v10 = arith.remsi %v7, %v5 : i32
    %v11 = arith.andi %v3, %v3 : index
    %v12 = arith.constant true
    scf.yield %v3 : index
  }
  %v13 = arith.ori %v4, %v4 : i32
  return %v13 : i32
}
func.func @f23(%v1: index, %v2: i32) -> i32 {
  cf.br ^b2_1
^b2_1:
  return %v2 : i32
}
func.func @f24(%v1: index, %v2: i64) -> i8 {
  %v3 = arith.constant -1 : i8
  %v4 = arith.index_castui %v3 : i8 to index
  %v5 = arith.xori %v2, %v2 : i64
  %v6 = arith.xori %v5, %v5 : i64
  %v7 = arith.constant true
  %v8 = arith.cmpi ult, %v3, %v3 : i8
  %v9 = arith.remui %v5, %v6 : i64
  scf.if %v7 {
    %v10 = arith.remui %v5, %v2 : i64
  }
  %v11 = arith.extui %v3 : i8 to i64
  %v12 = "src"(%v1) : (index) -> index
  return %v3 : i8
}
func.func @f25(%v1: index) -> i8 {
  %v2 = arith.constant true
  %v3 = arith.constant 3 : i64
  %v4 = arith.select %v2, %v3, %v3 : i64
  %v5 = arith.constant -1 : i8
  %v6 = arith.select %v2, %v3, %v3 : i64
  %v8 = scf.for %v9 = %v1 to %v1 step %v1 iter_args(%v7 = %v5) -> (i8) {
    %v10 = arith.ceildivui %v7, %v7 : i8
    %v11 = arith.minui %v10, %v5 : i8
    %v12 = arith.constant 100 : i64
    %v13 = arith.constant 7 : i64
    scf.yield %v10 : i8
  }
  %v14 = arith.andi %v8, %v8 : i8
  %v15 = arith.select %v2, %v8, %v5 : i8
  %v16 = arith.constant 100 : i8
  return %v16 : i8
}
func.func @f26(%v1: i64) -> i8 {
  %v2 = arith.trunci %v1 : i64 to i8
  %v3 = scf.execute_region -> index {
    %v6 = arith.constant 0 : index
    cf.br ^b3_1(%v6, %v2 : index, i8)
  ^b3_1(%v4: index, %v5: i8):
    %v7 = arith.cmpi sgt, %v2, %v5 : i8
    scf.yield %v4 : index
  }
  %v8 = arith.index_castui %v2 : i8 to index
  %v9 = arith.cmpi sgt, %v8, %v8 : index
  %v10 = arith.cmpi slt, %v3, %v8 : index
  return %v2 : i8
}
func.func @f27(%v1: i1, %v2: index, %v3: i1) -> i32 {
  %v4 = arith.constant 10 : i32
  %v5 = arith.index_castui %v4 : i32 to index
  %v6 = scf.execute_region -> i32 {
    %v7 = arith.cmpi uge, %v5, %v2 : index
    scf.yield %v4 : i32
  }
  %v8 = arith.constant false
  %v9 = scf.if %v3 -> (i32) {
    %v10 = arith.constant 7 : index
    %v11 = arith.constant 5 : index
    %v12 = arith.constant 7 : index
    %v14 = scf.for %v15 = %v10 to %v11 step %v12 iter_args(%v13 = %v10) -> (index) {
      %v16 = arith.divui %v11, %v13 : index
      %v17 = arith.constant 5 : index
      %v18 = arith.index_cast %v6 : i32 to index
      scf.yield %v2 : index
    }
    %v19 = arith.shrui %v6, %v4 : i32
    scf.yield %v4 : i32
  } else {
    scf.yield %v4 : i32
  }
  %v20 = arith.maxsi %v4, %v4 : i32
  %v21 = arith.index_cast %v6 : i32 to index
  %v22 = arith.ceildivui %v9, %v6 : i32
  %v23 = arith.constant 7 : index
  %v24 = arith.constant 5 : index
  %v25 = arith.constant 2 : index
  %v27 = scf.for %v28 = %v23 to %v24 step %v25 iter_args(%v26 = %v9) -> (i32) {
    %v29 = arith.shrui %v9, %v22 : i32
    %v30 = arith.muli %v22, %v20 : i32
    scf.yield %v29 : i32
  }
  return %v22 : i32
}
func.func @f28() -> i32 {
  %v1 = arith.constant 4 : i32
  %v2 = arith.index_cast %v1 : i32 to index
  %v3 = scf.index_switch %v2 -> i32
  case 0 {
    scf.yield %v1 : i32
  }
  case 3 {
    %v4 = arith.constant 2 : index
    %v5 = arith.divsi %v4, %v4 : index
    scf.yield %v1 : i32
  }
  default {
    %v6 = arith.cmpi ugt, %v2, %v2 : index
    %v7 = arith.minui %v2, %v2 : index
    scf.yield %v1 : i32
  }
  %v8 = arith.constant true
  %v9 = arith.andi %v2, %v2 : index
  %v10 = arith.divsi %v2, %v2 : index
  %v11 = arith.index_cast %v1 : i32 to index
  %v12 = arith.constant 10 : index
  %v13 = arith.constant 10 : i32
  %v14 = arith.cmpi sgt, %v2, %v10 : index
  return %v13 : i32
}
func.func @f29() -> i32 {
  %v1 = arith.constant 3 : i32
  %v2 = arith.cmpi eq, %v1, %v1 : i32
  %v3 = arith.cmpi sgt, %v1, %v1 : i32
  %v4 = arith.constant 2 : index
  %v5 = arith.floordivsi %v4, %v4 : index
  %v6 = arith.index_cast %v4 : index to i32
  %v7 = scf.execute_region -> i32 {
    %v8 = arith.cmpi eq, %v5, %v5 : index
    %v9 = arith.constant 7 : index
    scf.yield %v1 : i32
  }
  %v10 = scf.if %v3 -> (index) {
    %v11 = arith.constant 10 : index
    scf.yield %v4 : index
  } else {
    "use"(%v7) : (i32) -> ()
    %v13 = arith.cmpi sle, %v5, %v5 : index
    %v14 = arith.constant 3 : index
    scf.yield %v5 : index
  }
  %v15 = arith.constant 100 : index
  %v16 = arith.constant 0 : index
  %v17 = arith.constant 100 : index
  %v19 = scf.for %v20 = %v15 to %v16 step %v17 iter_args(%v18 = %v1) -> (i32) {
    %v21 = arith.constant 7 : index
    %v22 = arith.constant 0 : i32
    "use"(%v1) : (i32) -> ()
    %v24 = arith.index_castui %v17 : index to i32
    scf.yield %v18 : i32
  }
  return %v19 : i32
}
