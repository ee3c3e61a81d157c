// RUN-FLAGS: --split-input-file --inline="max-iterations=1" --allow-unregistered-dialect
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
func.func private @memory(%m: memref<4xi32>, %i: index) -> i32 {
  %v = memref.load %m[%i] : memref<4xi32>
  memref.store %v, %m[%i] : memref<4xi32>
  return %v : i32
}
func.func @caller(%m: memref<4xi32>, %i: index) -> i32 {
  %r = call @memory(%m, %i) : (memref<4xi32>, index) -> i32
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
func.func private @regions(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> i32 {
    %t = arith.addi %s, %a : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @caller(%n: index, %x: i32) -> i32 {
  %r = call @regions(%n, %x) : (index, i32) -> i32
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
func.func private @ext(i32) -> i32
func.func @caller(%x: i32) -> i32 {
  %r = call @ext(%x) : (i32) -> i32
  return %r : i32
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
func.func private @never_returns(%a: i32) -> i32 {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
func.func @caller(%a: i32) -> i32 {
  %r = call @never_returns(%a) : (i32) -> i32
  return %r : i32
}
