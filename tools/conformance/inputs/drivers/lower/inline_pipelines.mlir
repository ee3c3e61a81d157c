// RUN-FLAGS: --split-input-file --inline="op-pipelines=func.func(cse,sccp)" --allow-unregistered-dialect
module {
  func.func nested @callee(%a: i32) -> i32 {
    return %a : i32
  }
  func.func nested @unused(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @caller(%x: i32) -> i32 {
    %r = func.call @callee(%x) : (i32) -> i32
    return %r : i32
  }
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
func.func private @unused(%a: i32) -> i32 {
  return %a : i32
}
func.func private @unused_with_effect() {
  "effect"() : () -> ()
  return
}
func.func private @unused_declaration()
// -----
func.func private @a(%x: i32) -> i32 {
  %r = call @b(%x) : (i32) -> i32
  %s = arith.addi %r, %x : i32
  return %s : i32
}
func.func private @b(%x: i32) -> i32 {
  %r = call @c(%x) : (i32) -> i32
  %s = arith.muli %r, %x : i32
  return %s : i32
}
func.func private @c(%x: i32) -> i32 {
  %r = call @a(%x) : (i32) -> i32
  return %r : i32
}
func.func @caller(%x: i32) -> i32 {
  %r = call @a(%x) : (i32) -> i32
  return %r : i32
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
"test.symbols"() {uses = @kept} : () -> ()
func.func private @kept(%a: i32) -> i32 {
  return %a : i32
}
func.func @caller(%x: i32) -> i32 {
  %r = call @kept(%x) : (i32) -> i32
  return %r : i32
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
func.func private @deep0(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func private @deep1(%a: i32) -> i32 {
  %r = call @deep0(%a) : (i32) -> i32
  %s = call @deep0(%r) : (i32) -> i32
  return %s : i32
}
func.func private @deep2(%a: i32) -> i32 {
  %r = call @deep1(%a) : (i32) -> i32
  %s = call @deep1(%r) : (i32) -> i32
  return %s : i32
}
func.func @deep3(%a: i32) -> i32 {
  %r = call @deep2(%a) : (i32) -> i32
  return %r : i32
}
// -----
func.func private @others(%t: tensor<4xf32>, %i: index) -> f32 {
  %x = tensor.extract %t[%i] : tensor<4xf32>
  %y = math.sin %x : f32
  %c = complex.create %y, %x : complex<f32>
  %w = complex.abs %c : complex<f32>
  return %w : f32
}
func.func @caller(%t: tensor<4xf32>, %i: index) -> f32 {
  %r = call @others(%t, %i) : (tensor<4xf32>, index) -> f32
  return %r : f32
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
func.func private @refuses(%a: i32) -> i32 attributes {no_inline} {
  return %a : i32
}
func.func private @accepts(%a: i32) -> i32 {
  return %a : i32
}
func.func @caller(%x: i32) -> i32 {
  %r = call @refuses(%x) : (i32) -> i32
  %s = func.call @accepts(%r) {no_inline} : (i32) -> i32
  return %s : i32
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
