// RUN-FLAGS: --split-input-file --inline="inlining-threshold=40" --allow-unregistered-dialect
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
func.func private @inner(%p: i1) {
  scf.if %p {
    cf.assert %p, "inner"
  }
  return
}
func.func @caller(%p: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %p {
      func.call @inner(%p) : (i1) -> ()
    }
  }
  return
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
func.func @recursive(%a: i32) -> i32 {
  %r = call @recursive(%a) : (i32) -> i32
  return %r : i32
}
func.func @caller(%x: i32) -> i32 {
  %r = call @recursive(%x) : (i32) -> i32
  return %r : i32
}
// -----
func.func private @ext(i32) -> i32
func.func @caller(%x: i32) -> i32 {
  %r = call @ext(%x) : (i32) -> i32
  return %r : i32
}
// -----
func.func private @unused(%a: i32) -> i32 {
  return %a : i32
}
func.func private @unused_with_effect() {
  "effect"() : () -> ()
  return
}
func.func private @unused_declaration()
// -----
module @inner {
  func.func private @callee(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @caller(%x: i32) -> i32 {
    %r = func.call @callee(%x) : (i32) -> i32
    return %r : i32
  }
}
func.func private @callee(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @caller(%x: i32) -> i32 {
  %r = call @callee(%x) : (i32) -> i32
  return %r : i32
}
// -----
func.func private @never_returns(%a: i32) -> i32 {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
func.func @caller(%a: i32) -> i32 {
  %r = call @never_returns(%a) : (i32) -> i32
  return %r : i32
}
// -----
func.func private @blocks(%p: i1, %a: i32) -> i32 {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  %x = arith.addi %a, %a : i32
  return %x : i32
^bb2:
  %y = arith.muli %a, %a : i32
  return %y : i32
}
func.func @caller(%p: i1, %x: i32) -> i32 {
  %r = call @blocks(%p, %x) : (i1, i32) -> i32
  %s = arith.subi %r, %x : i32
  return %s : i32
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
func.func private @dead_caller() {
  call @only_called_by_dead() : () -> ()
  return
}
func.func private @only_called_by_dead() {
  return
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
func.func private @blocks(%p: i1) {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  return
}
func.func @caller_with_region(%p: i1) {
  scf.execute_region {
    func.call @blocks(%p) : (i1) -> ()
    scf.yield
  }
  return
}
// -----
func.func private @loops(%a: i32, %n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  %lt = arith.cmpi slt, %x, %n : i32
  cf.cond_br %lt, ^bb2, ^bb3
^bb2:
  %y = arith.addi %x, %c1 : i32
  cf.br ^bb1(%y : i32)
^bb3:
  return %x : i32
}
func.func @caller(%a: i32, %n: i32) -> i32 {
  %r = call @loops(%a, %n) : (i32, i32) -> i32
  %s = call @loops(%r, %n) : (i32, i32) -> i32
  return %s : i32
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
func.func private @value(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @indirect_unknown(%x: i32, %g: (i32) -> i32) -> (i32, (i32) -> i32) {
  %f = func.constant @value : (i32) -> i32
  %r = call_indirect %g(%x) : (i32) -> i32
  return %r, %f : i32, (i32) -> i32
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
