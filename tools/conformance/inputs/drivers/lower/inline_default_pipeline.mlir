// RUN-FLAGS: --split-input-file --inline="default-pipeline=control-flow-sink,cse" --allow-unregistered-dialect
func.func private @unknown_op(%a: i32) -> i32 {
  %r = "unknown.op"(%a) : (i32) -> i32
  return %r : i32
}
func.func @caller(%x: i32) -> i32 {
  %r = call @unknown_op(%x) : (i32) -> i32
  return %r : i32
}
// -----
func.func @calls_in_order(%a: i32) -> i32 {
  %0 = call @f0(%a) : (i32) -> i32
  %1 = call @f1(%0) : (i32) -> i32
  %2 = call @f0(%1) : (i32) -> i32
  return %2 : i32
}
func.func private @f0(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  %s = call @f1(%r) : (i32) -> i32
  return %s : i32
}
func.func private @f1(%a: i32) -> i32 {
  %x = arith.constant 9 : i32
  %r = arith.divui %a, %x : i32
  return %r : i32
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
func.func private @while(%a: i32, %n: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %lt = arith.cmpi slt, %x, %n : i32
    scf.condition(%lt) %x : i32
  } do {
  ^bb0(%y: i32):
    %z = func.call @step(%y) : (i32) -> i32
    scf.yield %z : i32
  }
  return %r : i32
}
func.func private @step(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  %r = arith.addi %a, %c : i32
  return %r : i32
}
func.func @caller(%a: i32, %n: i32) -> i32 {
  %r = call @while(%a, %n) : (i32, i32) -> i32
  return %r : i32
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
func.func private @blocks(%p: i1) {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  "effect"() : () -> ()
  return
^bb2:
  return
}
func.func @caller_with_loop(%p: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    func.call @blocks(%p) : (i1) -> ()
  }
  return
}
// -----
func.func private @even(%a: i32) -> i32 {
  %r = call @odd(%a) : (i32) -> i32
  return %r : i32
}
func.func private @odd(%a: i32) -> i32 {
  %r = call @even(%a) : (i32) -> i32
  return %r : i32
}
func.func @caller(%x: i32) -> i32 {
  %r = call @even(%x) : (i32) -> i32
  return %r : i32
}
// -----
func.func private @indices(%a: index) -> index {
  %c = index.constant 3
  %r = index.mul %a, %c
  %u = ub.poison : index
  %s = index.add %r, %u
  return %r : index
}
func.func @caller(%a: index) -> index {
  %r = call @indices(%a) : (index) -> index
  return %r : index
}
// -----
func.func private @block_argument(%p: i1, %a: i32) -> i32 {
  cf.cond_br %p, ^bb1(%a : i32), ^bb1(%a : i32)
^bb1(%x: i32):
  %y = arith.addi %x, %a : i32
  cf.br ^bb2(%y : i32)
^bb2(%z: i32):
  return %z : i32
}
func.func @caller(%p: i1, %x: i32) -> i32 {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  %r = call @block_argument(%p, %x) : (i1, i32) -> i32
  cf.br ^bb3(%r : i32)
^bb2:
  %s = call @block_argument(%p, %x) : (i1, i32) -> i32
  cf.br ^bb3(%s : i32)
^bb3(%y: i32):
  return %y : i32
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
func.func @folds_after_inlining() -> i32 {
  %c3 = arith.constant 3 : i32
  %r = call @square(%c3) : (i32) -> i32
  return %r : i32
}
func.func private @square(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
// -----
func.func private @ext(i32) -> i32
func.func @caller(%x: i32) -> i32 {
  %r = call @ext(%x) : (i32) -> i32
  return %r : i32
}
// -----
func.func private @casts(%a: i32) -> i64 {
  %r = builtin.unrealized_conversion_cast %a : i32 to i64
  return %r : i64
}
func.func @caller(%a: i32) -> i64 {
  %r = call @casts(%a) : (i32) -> i64
  return %r : i64
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
func.func private @twice(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
func.func @caller(%x: i32) -> i32 {
  %r = call @twice(%x) : (i32) -> i32
  %s = call @twice(%r) : (i32) -> i32
  return %s : i32
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
func.func private @attribute_user() attributes {other = @referred} {
  return
}
func.func private @referred() {
  return
}
func.func @caller() {
  call @attribute_user() : () -> ()
  return
}
