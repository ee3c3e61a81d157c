// RUN-FLAGS: --split-input-file --loop-invariant-code-motion --allow-unregistered-dialect
func.func @nested(%n: index, %a: i32, %b: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %x = arith.addi %a, %b : i32
      %y = arith.muli %x, %a : i32
      %z = arith.index_cast %i : index to i32
      %w = arith.addi %z, %y : i32
      "use"(%w) : (i32) -> ()
    }
  }
  return
}
// -----
func.func @unknown_effects(%n: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = "unknown"(%a) : (i32) -> i32
    %y = arith.addi %x, %a : i32
    "use"(%y) : (i32) -> ()
  }
  return
}
// -----
func.func @constants_inside(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.constant 5 : i32
    %l = arith.constant 6 : i32
    %s = arith.addi %k, %l : i32
    "use"(%s) : (i32) -> ()
  }
  return
}
// -----
func.func @division(%n: index, %a: i32, %b: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : i32
  %zero = arith.constant 0 : i32
  %minus = arith.constant -1 : i32
  scf.for %i = %c0 to %n step %c1 {
    %d0 = arith.divui %a, %b : i32
    %d1 = arith.divui %a, %c7 : i32
    %d2 = arith.divsi %a, %c7 : i32
    %d3 = arith.divsi %a, %minus : i32
    %d4 = arith.divui %a, %minus : i32
    %d5 = arith.divsi %a, %zero : i32
    %d6 = arith.ceildivui %a, %c7 : i32
    %d7 = arith.ceildivsi %a, %c7 : i32
    %d8 = arith.floordivsi %a, %c7 : i32
    %d9 = arith.ceildivsi %a, %minus : i32
    %r0 = arith.remui %a, %b : i32
    %r1 = arith.remsi %a, %c7 : i32
    %r2 = arith.remsi %a, %zero : i32
    "use"(%d0, %d1, %d2, %d3, %d4, %d5, %d6, %d7, %d8, %d9, %r0, %r1, %r2) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  }
  return
}
// -----
func.func @zero_trips(%a: i32, %b: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c0 step %c1 {
    %x = arith.addi %a, %b : i32
    "use"(%x) : (i32) -> ()
  }
  return
}
// -----
func.func @while(%a: i32, %b: i32) -> i32 {
  %r = scf.while (%s = %a) : (i32) -> i32 {
    %k = arith.muli %a, %b : i32
    %t = arith.cmpi slt, %s, %k : i32
    scf.condition(%t) %s : i32
  } do {
  ^bb0(%u: i32):
    %k = arith.addi %a, %b : i32
    %v = arith.addi %u, %k : i32
    scf.yield %v : i32
  }
  return %r : i32
}
// -----
func.func @if_inside(%n: index, %p: i1, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = scf.if %p -> i32 {
      %y = arith.addi %a, %a : i32
      scf.yield %y : i32
    } else {
      scf.yield %a : i32
    }
    scf.if %p {
      "effect"() : () -> ()
    }
    "use"(%x) : (i32) -> ()
  }
  return
}
// -----
func.func @if_not_invariant(%n: index, %p: i1, %a: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = scf.if %p -> index {
      %y = arith.addi %a, %i : index
      scf.yield %y : index
    } else {
      scf.yield %a : index
    }
    "use"(%x) : (index) -> ()
  }
  return
}
// -----
func.func @loop_in_loop_moves(%n: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = scf.for %j = %c0 to %n step %c1 iter_args(%s = %a) -> i32 {
      %t = arith.addi %s, %a : i32
      scf.yield %t : i32
    }
    "use"(%x) : (i32) -> ()
  }
  return
}
// -----
func.func @loop_with_other_step_stays(%n: index, %m: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = scf.for %j = %c0 to %n step %c2 iter_args(%s = %a) -> i32 {
      %t = arith.addi %s, %a : i32
      scf.yield %t : i32
    }
    %y = scf.for %j = %c0 to %n step %m iter_args(%s = %a) -> i32 {
      %t = arith.addi %s, %a : i32
      scf.yield %t : i32
    }
    "use"(%x, %y) : (i32, i32) -> ()
  }
  return
}
// -----
func.func @memory(%n: index, %m: memref<4xi32>, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %l = memref.load %m[%c0] : memref<4xi32>
    memref.store %a, %m[%c1] : memref<4xi32>
    %d = memref.dim %m, %c0 : memref<4xi32>
    %q = memref.alloc() : memref<4xi32>
    "use"(%l, %d, %q) : (i32, index, memref<4xi32>) -> ()
  }
  return
}
// -----
func.func @dims(%n: index, %m: memref<?x4xi32>, %t: tensor<?xi32>, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %n step %c1 {
    %d0 = memref.dim %m, %c0 : memref<?x4xi32>
    %d1 = memref.dim %m, %k : memref<?x4xi32>
    %d2 = tensor.dim %t, %c0 : tensor<?xi32>
    %d3 = tensor.dim %t, %k : tensor<?xi32>
    %d4 = memref.dim %m, %c9 : memref<?x4xi32>
    "use"(%d0, %d1, %d2, %d3, %d4) : (index, index, index, index, index) -> ()
  }
  return
}
// -----
func.func @parallel(%n: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %x = arith.addi %a, %a : i32
    %y = arith.addi %i, %j : index
    "use"(%x, %y) : (i32, index) -> ()
  }
  return
}
// -----
func.func @forall(%n: index, %a: i32) {
  scf.forall (%i) in (%n) {
    %x = arith.muli %a, %a : i32
    "use"(%x, %i) : (i32, index) -> ()
  }
  return
}
// -----
func.func @not_a_loop(%p: i1, %a: i32) {
  scf.if %p {
    %x = arith.addi %a, %a : i32
    "use"(%x) : (i32) -> ()
  }
  scf.execute_region {
    %x = arith.addi %a, %a : i32
    "use"(%x) : (i32) -> ()
    scf.yield
  }
  return
}
// -----
func.func @blocks_in_loops(%n: index, %p: i1, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.execute_region {
      %x = arith.addi %a, %a : i32
      cf.cond_br %p, ^bb1, ^bb2
    ^bb1:
      %y = arith.muli %a, %a : i32
      "use"(%y) : (i32) -> ()
      cf.br ^bb2
    ^bb2:
      "use"(%x) : (i32) -> ()
      scf.yield
    }
  }
  return
}
// -----
func.func @carried(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> i32 {
    %x = arith.addi %a, %a : i32
    %y = arith.addi %s, %x : i32
    %z = arith.muli %x, %x : i32
    %w = arith.addi %y, %z : i32
    scf.yield %w : i32
  }
  return %r : i32
}
// -----
func.func @several_results(%n: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %l, %h = arith.mului_extended %a, %a : i32
    %s, %o = arith.addui_extended %l, %h : i32, i1
    "use"(%s, %o) : (i32, i1) -> ()
  }
  return
}
// -----
func.func @calls(%n: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    func.call @ext(%a) : (i32) -> ()
    %f = func.constant @ext : (i32) -> ()
    func.call_indirect %f(%a) : (i32) -> ()
  }
  return
}
func.func private @ext(i32)
// -----
func.func @order_of_moves(%n: index, %a: i32, %b: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %v = "unknown"() : () -> i32
    %1 = arith.addi %v, %a : i32
    %2 = arith.addi %a, %b : i32
    %3 = arith.muli %2, %1 : i32
    %4 = arith.muli %2, %2 : i32
    %5 = arith.subi %4, %2 : i32
    "use"(%3, %5) : (i32, i32) -> ()
  }
  return
}
// -----
func.func @affine(%a: f32, %m: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %x = arith.addf %a, %a : f32
    affine.for %j = 0 to 10 {
      %y = arith.mulf %x, %a : f32
      affine.store %y, %m[%i] : memref<10xf32>
      %z = affine.load %m[%j] : memref<10xf32>
    }
  }
  return
}
// -----
func.func @affine_apply(%n: index, %m: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %x = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
    %y = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
    "use"(%x, %y) : (index, index) -> ()
  }
  affine.parallel (%i) = (0) to (10) {
    %x = affine.apply affine_map<(d0) -> (d0 + 3)>(%n)
    "use"(%x, %i) : (index, index) -> ()
  }
  return
}
// -----
func.func @affine_if(%n: index, %a: f32) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) {
      %x = arith.addf %a, %a : f32
      "use"(%x) : (f32) -> ()
    }
    %r = affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) -> f32 {
      %x = arith.addf %a, %a : f32
      affine.yield %x : f32
    } else {
      affine.yield %a : f32
    }
    "use"(%r) : (f32) -> ()
  }
  return
}
// -----
func.func @affine_loop_inside(%a: f32) {
  affine.for %i = 0 to 10 {
    %r = affine.for %j = 0 to 10 iter_args(%s = %a) -> f32 {
      %t = arith.addf %s, %a : f32
      affine.yield %t : f32
    }
    %q = affine.for %j = 0 to 10 step 2 iter_args(%s = %a) -> f32 {
      %t = arith.addf %s, %a : f32
      affine.yield %t : f32
    }
    "use"(%r, %q) : (f32, f32) -> ()
  }
  return
}
// -----
func.func @index_ops(%n: index, %a: index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  scf.for %i = %c0 to %n step %c1 {
    %x = index.add %a, %a
    %d = index.divs %a, %n
    %e = index.divu %a, %c1
    %f = index.floordivs %a, %c1
    %s = index.sizeof
    "use"(%x, %d, %e, %f, %s) : (index, index, index, index, index) -> ()
  }
  return
}
// -----
func.func @llvm_ops(%n: index, %a: i32, %b: i32, %p: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = llvm.mlir.constant(3 : i32) : i32
  scf.for %i = %c0 to %n step %c1 {
    %x = llvm.add %a, %b : i32
    %d = llvm.udiv %a, %b : i32
    %e = llvm.sdiv %a, %k : i32
    %l = llvm.load %p : !llvm.ptr -> i32
    %g = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
    "use"(%x, %d, %e, %l, %g) : (i32, i32, i32, i32, !llvm.ptr) -> ()
  }
  return
}
// -----
func.func @vectors_and_math(%n: index, %v: vector<4xf32>, %a: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = vector.broadcast %a : f32 to vector<4xf32>
    %y = arith.addf %x, %v : vector<4xf32>
    %z = math.exp %y : vector<4xf32>
    %e = vector.extract %z[1] : f32 from vector<4xf32>
    "use"(%e) : (f32) -> ()
  }
  return
}
// -----
func.func @test_loop(%a: i32) {
  "test.region"() ({
    %x = arith.addi %a, %a : i32
    "test.done"(%x) : (i32) -> ()
  }) : () -> ()
  return
}
// -----
func.func @module_inside(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    builtin.module {
      %x = arith.constant 1 : i32
    }
  }
  return
}
// -----
func.func @casts(%n: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = builtin.unrealized_conversion_cast %a : i32 to i64
    %y = arith.trunci %x : i64 to i8
    "use"(%y) : (i8) -> ()
  }
  return
}
// -----
func.func @poison_and_select(%n: index, %p: i1, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %u = ub.poison : i32
    %x = arith.select %p, %u, %a : i32
    cf.assert %p, "no"
    "use"(%x) : (i32) -> ()
  }
  return
}
// -----
func.func @switch_inside(%n: index, %a: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = scf.index_switch %a -> i32
    case 1 {
      %k = arith.constant 1 : i32
      scf.yield %k : i32
    }
    default {
      %k = arith.constant 2 : i32
      scf.yield %k : i32
    }
    %y = scf.execute_region -> i32 {
      scf.yield %x : i32
    }
    "use"(%y) : (i32) -> ()
  }
  return
}
// -----
func.func @divisor_with_range(%n: index, %a: i32, %b: i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 {
    %e = arith.extui %b : i8 to i32
    %f = arith.addi %e, %k1 : i32
    %d = arith.divui %a, %f : i32
    %g = arith.maxsi %e, %k1 : i32
    %h = arith.divsi %a, %g : i32
    "use"(%d, %h) : (i32, i32) -> ()
  }
  return
}
// -----
func.func @loop_invariant_loop_with_effects(%n: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      "effect"() : () -> ()
    }
    scf.for %j = %c0 to %n step %c1 {
      %q = arith.addi %a, %a : i32
    }
  }
  return
}
// -----
func.func @one_block_among_several(%p: i1, %n: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^bb1
^bb1:
  %x = arith.addi %a, %a : i32
  cf.cond_br %p, ^bb1, ^bb2
^bb2:
  scf.for %i = %c0 to %n step %c1 {
    %y = arith.addi %x, %a : i32
    "use"(%y) : (i32) -> ()
  }
  return
}
// -----
func.func @unused_results(%n: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.addi %a, %a : i32
    %y = arith.addi %a, %a : i32
  }
  return
}
// -----
func.func @while_regions(%p: i1, %a: i32) {
  scf.while : () -> () {
    %x = arith.addi %a, %a : i32
    "use"(%x) : (i32) -> ()
    scf.condition(%p)
  } do {
    %x = arith.muli %a, %a : i32
    %y = arith.addi %x, %x : i32
    "use"(%y) : (i32) -> ()
    scf.yield
  }
  return
}
// -----
func.func @three_deep(%n: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %i to %n step %c1 {
      scf.for %k = %j to %n step %c1 {
        %x = arith.addi %i, %j : index
        %y = arith.addi %i, %i : index
        %z = arith.addi %k, %n : index
        %w = arith.addi %n, %n : index
        "use"(%x, %y, %z, %w) : (index, index, index, index) -> ()
      }
    }
  }
  return
}
// -----
func.func @load_of_invariant(%n: index, %t: tensor<4xi32>, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %e = tensor.extract %t[%c1] : tensor<4xi32>
    %x = tensor.from_elements %e, %e : tensor<2xi32>
    %s = memref.subview %m[0][2][1] : memref<?xi32> to memref<2xi32, strided<[1]>>
    %c = memref.cast %m : memref<?xi32> to memref<4xi32>
    "use"(%e, %x, %s, %c) : (i32, tensor<2xi32>, memref<2xi32, strided<[1]>>, memref<4xi32>) -> ()
  }
  return
}
