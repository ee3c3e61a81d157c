// ODS: mlir/Dialect/SparseTensor/IR/SparseTensorOps.td mlir/Dialect/Tensor/IR/TensorOps.td

// Encodings: formats of levels with their properties, widths, values, slices, names of levels.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 16 }>
#columns = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed(nonordered)) }>
#pairs = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton(nonordered)),
  crdWidth = 64, explicitVal = 1.0 : f32, implicitVal = 0.0 : f32
}>
#triples = #sparse_tensor.encoding<{
  map = {l0, l1, l2} (i = l0, j = l1, k = l2)
        -> (l0 = i : loose_compressed(nonunique), l1 = j : singleton(nonunique, soa), l2 = k : singleton(soa))
}>
#batched = #sparse_tensor.encoding<{ map = (b, i) -> (b : batch, i : compressed) }>
#blocked = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense)
}>
#kept = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])
}>
#cut = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, 2)>, j : #sparse_tensor<slice(?, ?, ?)>) -> (i : dense, j : compressed)
}>
#cut_once = #sparse_tensor.encoding<{
  map = (i, j : #sparse_tensor<slice(0, 8, 1)>) -> (i : compressed, j : dense), posWidth = 8
}>
func.func private @tensors(tensor<?xf64, #vector>, tensor<4x5xi8, #rows>, tensor<?x8xf32, #columns>,
                           tensor<3x3xf32, #pairs>, tensor<2x?x4xindex, #triples>, tensor<2x3xf16, #batched>,
                           tensor<4x6xf64, #blocked>, tensor<4x8xi1, #kept>, tensor<8x8xf64, #cut>,
                           tensor<?x?xf64, #cut_once>)
func.func private @others(!sparse_tensor.storage_specifier<#rows>, !sparse_tensor.storage_specifier<#cut>,
                          !sparse_tensor.iter_space<#rows, lvls = 0>, !sparse_tensor.iter_space<#triples, lvls = 0 to 2>,
                          !sparse_tensor.iterator<#blocked, lvls = 1 to 4>, !sparse_tensor.iterator<#vector, lvls = 0>)
"test.op"() {slice = #sparse_tensor<slice(0, ?, 3)>, kind = #sparse_tensor<kind crd_mem_sz>,
             sort = #sparse_tensor<SparseTensorSortAlgorithm heap_sort>,
             way = #sparse_tensor<CrdTransDirection lvl_to_dim>} : () -> ()

// -----

// Tensors made, changed and told apart.
#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#columns = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#unordered = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered)) }>
#ordered = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#blocked = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense)
}>
#opened = #sparse_tensor.encoding<{ map = (a, b, c, d) -> (a : dense, b : compressed, c : dense, d : dense) }>
func.func @tensors(%p: memref<?xi8>, %d: tensor<4x4xf32>, %r: tensor<4x4xf32, #rows>, %c: tensor<?x4xf32, #columns>,
                   %u: tensor<8x8xf64, #unordered>, %b: tensor<4x4xf32, #blocked>) {
  %0 = sparse_tensor.new %p : memref<?xi8> to tensor<?x?xf64, #rows>
  sparse_tensor.out %r, %p : tensor<4x4xf32, #rows>, memref<?xi8>
  %1 = sparse_tensor.convert %d : tensor<4x4xf32> to tensor<4x4xf32, #rows>
  %2 = sparse_tensor.convert %r {slow} : tensor<4x4xf32, #rows> to tensor<?x4xf32, #columns>
  %3 = sparse_tensor.convert %c : tensor<?x4xf32, #columns> to tensor<?x4xf32>
  %4 = sparse_tensor.reinterpret_map %b : tensor<4x4xf32, #blocked> to tensor<2x2x2x2xf32, #opened>
  %5 = sparse_tensor.concatenate %r, %r {dimension = 0 : index}
      : tensor<4x4xf32, #rows>, tensor<4x4xf32, #rows> to tensor<8x4xf32, #columns>
  %6 = sparse_tensor.reorder_coo quick_sort %u : tensor<8x8xf64, #unordered> to tensor<8x8xf64, #ordered>
  %7 = sparse_tensor.load %r : tensor<4x4xf32, #rows>
  %8 = sparse_tensor.load %c hasInserts {last} : tensor<?x4xf32, #columns>
  %9 = sparse_tensor.number_of_entries %r : tensor<4x4xf32, #rows>
  sparse_tensor.print %8 : tensor<?x4xf32, #columns>
  %10 = sparse_tensor.has_runtime_library
  %11 = sparse_tensor.has_runtime_library {known = false}
  return
}

// -----

// Parts of the storage.
#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 64, crdWidth = 32 }>
#pairs = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @parts(%r: tensor<4x4xf64, #rows>, %p: tensor<4x4xf64, #pairs>, %i: index,
                 %pos: tensor<5xi64>, %crd: tensor<6xi32>, %val: tensor<6xf64>) {
  %0 = sparse_tensor.positions %r {level = 1 : index} : tensor<4x4xf64, #rows> to memref<?xi64>
  %1 = sparse_tensor.coordinates %r {level = 1 : index} : tensor<4x4xf64, #rows> to memref<?xi32>
  %2 = sparse_tensor.coordinates %p {level = 1 : index} : tensor<4x4xf64, #pairs> to memref<?xindex, strided<[?], offset: ?>>
  %3 = sparse_tensor.coordinates_buffer %p : tensor<4x4xf64, #pairs> to memref<?xindex>
  %4 = sparse_tensor.values %r : tensor<4x4xf64, #rows> to memref<?xf64>
  %5 = sparse_tensor.lvl %r, %i : tensor<4x4xf64, #rows>
  %6 = sparse_tensor.lvl {which = "first"} %r, %i : tensor<4x4xf64, #rows>
  %7 = sparse_tensor.assemble (%pos, %crd), %val
      : (tensor<5xi64>, tensor<6xi32>), tensor<6xf64> to tensor<4x4xf64, #rows>
  %8:2, %9, %10:2, %11 = sparse_tensor.disassemble %r : tensor<4x4xf64, #rows>
      out_lvls(%pos, %crd : tensor<5xi64>, tensor<6xi32>) out_vals(%val : tensor<6xf64>)
      -> (tensor<5xi64>, tensor<6xi32>), tensor<6xf64>, (index, i64), tensor<i32>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#cut = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, 2)>, j : #sparse_tensor<slice(?, ?, ?)>) -> (i : dense, j : compressed)
}>
func.func @sizes(%i: index) {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#rows>
  %1 = sparse_tensor.storage_specifier.init {empty} with %0
      : from !sparse_tensor.storage_specifier<#rows> to !sparse_tensor.storage_specifier<#cut>
  %2 = sparse_tensor.storage_specifier.get %0 lvl_sz at 0 : !sparse_tensor.storage_specifier<#rows>
  %3 = sparse_tensor.storage_specifier.get %0 pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#rows>
  %4 = sparse_tensor.storage_specifier.get %0 crd_mem_sz at 1 {now} : !sparse_tensor.storage_specifier<#rows>
  %5 = sparse_tensor.storage_specifier.get %0 val_mem_sz : !sparse_tensor.storage_specifier<#rows>
  %6 = sparse_tensor.storage_specifier.get %1 dim_offset at 1 : !sparse_tensor.storage_specifier<#cut>
  %7 = sparse_tensor.storage_specifier.set %1 dim_stride at 0 with %i : !sparse_tensor.storage_specifier<#cut>
  %8 = sparse_tensor.storage_specifier.set %0 val_mem_sz with %3 {new} : !sparse_tensor.storage_specifier<#rows>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#blocked = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense)
}>
func.func @buffers(%r: tensor<4x4xf64, #rows>, %n: index, %b: memref<?xf64>, %v: f64, %s: memref<?xindex>,
                   %t: memref<20xi8, strided<[2], offset: 3>>) {
  %0, %1 = sparse_tensor.push_back %n, %b, %v : index, memref<?xf64>, f64
  %2, %3 = sparse_tensor.push_back inbounds %1, %0, %v, %n {often} : index, memref<?xf64>, f64, index
  sparse_tensor.sort hybrid_quick_sort %n, %s {perm_map = affine_map<(d0) -> (d0)>} : memref<?xindex>
  sparse_tensor.sort insertion_sort_stable %n, %s jointly %b, %t
      {ny = 1 : index, perm_map = affine_map<(d0, d1) -> (d1, d0)>}
      : memref<?xindex> jointly memref<?xf64>, memref<20xi8, strided<[2], offset: 3>>
  %4, %5, %6, %7 = sparse_tensor.expand %r
      : tensor<4x4xf64, #rows> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  %8 = sparse_tensor.compress %4, %5, %6, %7 into %r[%n] {whole}
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<4x4xf64, #rows>
  %9:4 = sparse_tensor.crd_translate dim_to_lvl [%n, %n] as #blocked : index, index, index, index
  %10:2 = sparse_tensor.crd_translate lvl_to_dim [%9#0, %9#1, %9#2, %9#3] as #blocked {back} : index, index
  return
}

// -----

func.func @elements(%x: f64, %y: i32) {
  %0 = sparse_tensor.binary %x, %y : f64, i32 to f64
    overlap={
    ^bb0(%a: f64, %b: i32):
      %1 = arith.sitofp %b : i32 to f64
      %2 = arith.addf %a, %1 : f64
      sparse_tensor.yield %2 : f64
    }
    left=identity
    right={
    ^bb0(%b: i32):
      %1 = arith.sitofp %b : i32 to f64
      sparse_tensor.yield %1 : f64
    }
  %3 = sparse_tensor.binary %x, %x : {never} f64, f64 to i1
    overlap={}
    left={}
    right={}
  %4 = sparse_tensor.unary %x {one} : f64 to f32
    present={
    ^bb0(%a: f64):
      %5 = arith.truncf %a : f64 to f32
      sparse_tensor.yield %5 : f32
    }
    absent={
      %6 = arith.constant 1.0 : f32
      sparse_tensor.yield %6 : f32
    }
  %7 = sparse_tensor.unary %x : f64 to i1
    present={}
    absent={}
  %8 = sparse_tensor.reduce %x, %x, %x {kept} : f64 {
  ^bb0(%a: f64, %b: f64):
    %9 = arith.mulf %a, %b : f64
    sparse_tensor.yield %9 : f64
  }
  %10 = sparse_tensor.select %y : i32 {
  ^bb0(%a: i32):
    %11 = arith.cmpi eq, %a, %y : i32
    sparse_tensor.yield %11 : i1
  }
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#columns = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func @each(%r: tensor<4x4xf64, #rows>, %c: tensor<4x4xf64, #columns>, %d: tensor<?xi8>, %x: f64) {
  sparse_tensor.foreach in %r : tensor<4x4xf64, #rows> do {
  ^bb0(%i: index, %j: index, %v: f64):
    "test.use"(%v) : (f64) -> ()
  }
  %0:2 = sparse_tensor.foreach in %c init(%x, %x) {order = affine_map<(d0, d1) -> (d1, d0)>}
      : tensor<4x4xf64, #columns>, f64, f64 -> f64, f64 do {
  ^bb0(%i: index, %j: index, %v: f64, %a: f64, %b: f64):
    sparse_tensor.yield %b, %v : f64, f64
  }
  sparse_tensor.foreach in %d {dense} : tensor<?xi8> do {
  ^bb0(%i: index, %v: i8):
  }
  return
}

// -----

// Levels of tensors to go over.
#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#triples = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed(nonunique), j : singleton(nonunique, soa), k : singleton(soa))
}>
func.func @spaces(%r: tensor<4x4xf64, #rows>, %t: tensor<4x4x4xi8, #triples>,
                  %at: !sparse_tensor.iterator<#rows, lvls = 0>) {
  %0 = sparse_tensor.extract_iteration_space %r lvls = 0
      : tensor<4x4xf64, #rows> -> !sparse_tensor.iter_space<#rows, lvls = 0>
  %1 = sparse_tensor.extract_iteration_space %r at %at lvls = 1 {next}
      : tensor<4x4xf64, #rows>, !sparse_tensor.iterator<#rows, lvls = 0> -> !sparse_tensor.iter_space<#rows, lvls = 1>
  %2 = sparse_tensor.extract_iteration_space %t lvls = 0 to 3
      : tensor<4x4x4xi8, #triples> -> !sparse_tensor.iter_space<#triples, lvls = 0 to 3>
  %3 = "test.place"() : () -> !sparse_tensor.iterator<#rows, lvls = 1>
  %4 = sparse_tensor.extract_value %r at %3 {whole}
      : tensor<4x4xf64, #rows>, !sparse_tensor.iterator<#rows, lvls = 1>
  return
}

// -----

#cut = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, 2)>, j : #sparse_tensor<slice(?, ?, 1)>) -> (i : dense, j : compressed)
}>
func.func @f(%c: tensor<8x8xf64, #cut>) {
  %0 = sparse_tensor.slice.offset %c at 0 : tensor<8x8xf64, #cut>
  %1 = sparse_tensor.slice.stride %c at 1 {step} : tensor<8x8xf64, #cut>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @loops(%s: !sparse_tensor.iter_space<#rows, lvls = 0 to 2>, %a: !sparse_tensor.iter_space<#rows, lvls = 0>,
                 %x: i32, %y: f32) {
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%at: !sparse_tensor.iterator<#rows, lvls = 0 to 2>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0 to 2>) -> ()
  %0:2 = "sparse_tensor.iterate"(%s, %x, %y) <{crdUsedLvls = 3 : i64}> ({
  ^bb0(%p: i32, %q: f32, %i: index, %j: index, %at: !sparse_tensor.iterator<#rows, lvls = 0 to 2>):
    "sparse_tensor.yield"(%x, %q) : (i32, f32) -> ()
  }) {named} : (!sparse_tensor.iter_space<#rows, lvls = 0 to 2>, i32, f32) -> (i32, f32)
  %1 = "sparse_tensor.coiterate"(%a, %a, %x) <{cases = [3, 1, 2], crdUsedLvls = 0 : i64,
                                               operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%p: i32, %b: !sparse_tensor.iterator<#rows, lvls = 0>, %c: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"(%p) : (i32) -> ()
  }, {
  ^bb0(%p: i32, %b: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"(%x) : (i32) -> ()
  }, {
  ^bb0(%p: i32, %b: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"(%p) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>, !sparse_tensor.iter_space<#rows, lvls = 0>, i32) -> i32
  return
}

// -----

#coo = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed(nonunique), i : singleton) }>
func.func @f(%p: tensor<5xindex>, %c: tensor<6x2xindex>, %v: tensor<6xf64>) {
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<5xindex>, tensor<6x2xindex>), tensor<6xf64> to tensor<4x4xf64, #coo>
  return
}

// -----

#coo = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%p: tensor<5xindex>, %c: tensor<6xindex>, %v: tensor<6xf64>) {
  %0 = sparse_tensor.assemble (%p, %c, %c), %v : (tensor<5xindex>, tensor<6xindex>, tensor<6xindex>), tensor<6xf64> to tensor<4x4xf64, #coo>
  return
}

// -----

#coo = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : structured[2, 4]) }>
func.func @f(%p: tensor<5xindex>, %c: tensor<6xindex>, %v: tensor<6xf64>) {
  %0 = sparse_tensor.assemble (%p), %v : (tensor<5xindex>), tensor<6xf64> to tensor<4x4xf64, #coo>
  return
}

// -----

#coo = #sparse_tensor.encoding<{ map = (i, j) -> (i : batch, j : compressed) }>
func.func @f(%p: tensor<5xindex>, %c: tensor<6xindex>, %v: tensor<6xf64>) {
  %0 = sparse_tensor.assemble (%p, %p), %v : (tensor<5xindex>, tensor<5xindex>), tensor<6xf64> to tensor<4x4xf64, #coo>
  return
}

// -----

#coo = #sparse_tensor.encoding<{ map = (i, j, k, l) -> (i : compressed(nonunique), j : singleton(soa), k: compressed, l : singleton) }>
func.func @f(%p: tensor<5xindex>, %c: tensor<6xindex>, %c3: tensor<6x2xindex>, %v: tensor<6xf64>) {
  %0 = sparse_tensor.assemble (%p, %c, %c, %p, %c3), %v : (tensor<5xindex>, tensor<6xindex>,tensor<6xindex>, tensor<5xindex>, tensor<6x2xindex>), tensor<6xf64> to tensor<4x4x4x4xf64, #coo>
  %1 = sparse_tensor.assemble (%p, %c, %c, %p, %c), %v : (tensor<5xindex>, tensor<6xindex>,tensor<6xindex>, tensor<5xindex>, tensor<6xindex>), tensor<6xf64> to tensor<4x4x4x4xf64, #coo>
  return
}

// -----

#coo = #sparse_tensor.encoding<{ map = (i, j, k, l) -> (i : compressed(nonunique), j : singleton(soa), k: compressed, l : singleton) }>
func.func @f(%t: tensor<4x4x4x4xf64, #coo>) {
  %0 = sparse_tensor.coordinates %t {level = 2 : index} : tensor<4x4x4x4xf64, #coo> to memref<?xindex>
  return
}

// -----

#coo = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%t: tensor<4xf64, #coo>) {
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<4xf64, #coo> to tensor<4xf64, #coo>
  return
}

// -----

#coo = #sparse_tensor.encoding<{ map = (i,j) -> (i : compressed, j: singleton(soa)) }>
func.func @f(%t: tensor<4x4xf64, #coo>) {
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<4x4xf64, #coo> to tensor<4x4xf64, #coo>
  return
}

// -----

#r = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#r, lvls = 0 to 2>, %x: i32) {
  sparse_tensor.iterate %a in %s at(_, _) : !sparse_tensor.iter_space<#r, lvls = 0 to 2> {
  }
  return
}

// -----

#r = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#r, lvls = 0 to 2>, %x: i32) {
  %0 = sparse_tensor.coiterate (%s, %s) at(%i, _) iter_args(%b = %x) : (!sparse_tensor.iter_space<#r, lvls = 0 to 2>, !sparse_tensor.iter_space<#r, lvls = 0 to 2>) -> i32
  case %p, %q {
    sparse_tensor.yield %b : i32
  }
  case _, %q {
    sparse_tensor.yield %b : i32
  } {note}
  return
}

// -----

#r = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#r, lvls = 0 to 2>, %x: i32) {
  sparse_tensor.coiterate (%s, %s) at(_, %i) : (!sparse_tensor.iter_space<#r, lvls = 0 to 2>, !sparse_tensor.iter_space<#r, lvls = 0 to 2>)
  case %p, %q {
  }
  case _, _ {
  }
  return
}

// -----

#r = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#r, lvls = 0 to 2>, %x: i32) {
  sparse_tensor.coiterate (%s, %s) : (!sparse_tensor.iter_space<#r, lvls = 0 to 2>, !sparse_tensor.iter_space<#r, lvls = 0 to 2>)
  case %p {
  }
  return
}

// -----

#r = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#r, lvls = 0 to 2>, %x: i32) {
  sparse_tensor.coiterate (%s, %s) : (!sparse_tensor.iter_space<#r, lvls = 0 to 2>, !sparse_tensor.iter_space<#r, lvls = 0 to 2>)
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func private @f(!sparse_tensor.iterator<#rows, lvls = -2 to -1>)

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func private @f(!sparse_tensor.iterator<#rows, lvls = -2>)

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func private @f(!sparse_tensor.iterator<#rows, lvls = 18446744073709551613 to 18446744073709551615>)

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func private @f(!sparse_tensor.iterator<#rows, lvls = 0 to 9>)

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>, %i: !sparse_tensor.iterator<#rows, lvls = 0 to 9>) {
  %0 = "sparse_tensor.extract_iteration_space"(%t, %i) {loLvl = 9: index, hiLvl = -1: index} : (tensor<4x4xf64, #rows>, !sparse_tensor.iterator<#rows, lvls = 0 to 9>) -> !sparse_tensor.iter_space<#rows, lvls = 9 to -1>
  return
}
