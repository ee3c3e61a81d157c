// ODS: mlir/Dialect/Affine/IR/AffineOps.td

// Maps that are applied.

#sum = affine_map<(d0, d1)[s0] -> (d0 + d1 * 2 - s0)>
#several = affine_map<(d0)[s0] -> (d0, s0 floordiv 3, d0 mod 4, 7)>

func.func @applied(%a: index, %b: index, %c: index) -> index {
  %0 = affine.apply #sum(%a, %b)[%c]
  %1 = affine.apply affine_map<()[s0] -> (s0 ceildiv 2)>()[%0] {note}
  %2 = affine.apply affine_map<() -> (42)>()
  %3 = affine.min #several(%1)[%2]
  %4 = affine.max #several(%3)[%a] {note = "largest"}
  %5 = affine.max affine_map<(d0) -> (d0)>(%4)
  return %5 : index
}

// -----

// Places and numbers.

func.func @places(%number: index, %n: index, %m: index) -> index {
  %0:3 = affine.delinearize_index %number into (4, %n, 5) : index, index, index
  %1:2 = affine.delinearize_index %number into (%m) {note} : index, index
  %2 = affine.delinearize_index %number into () : index
  %3 = affine.linearize_index [%0#0, %0#1, %0#2] by (4, %n, 5) : index
  %4 = affine.linearize_index disjoint [%1#0, %1#1] by (%m) {note} : index
  %5 = affine.linearize_index [%3, %4, %2] by (%n, %m) : index
  %6 = affine.linearize_index [] by () : index
  return %5 : index
}

// -----

// Loops.

#from = affine_map<(d0)[s0] -> (d0 + s0)>
#ends = affine_map<(d0)[s0] -> (d0 + 8, s0)>

func.func @loops(%n: index, %m: index, %x: f32) -> f32 {
  affine.for %i = 0 to 16 {
    affine.for %j = #from(%i)[%n] to min #ends(%i)[%m] step 4 {
    } {unrolled = 2 : i32}
  }
  affine.for %i = %n to %m step 2 {
    affine.yield
  }
  affine.for %i = max affine_map<()[s0, s1] -> (s0, s1, -4)>()[%n, %m] to affine_map<() -> (99)>() {
  }
  %0 = affine.for %i = 1 to 2 iter_args(%sum = %x) -> (f32) {
    %1 = arith.addf %sum, %sum : f32
    affine.yield %1 : f32
  }
  %2:2 = affine.for %i = -8 to %n step 3 iter_args(%a = %0, %b = %n) -> (f32, index) {
    affine.yield %a, %b : f32, index
  } {note}
  return %2#0 : f32
}

// -----

// Conditions.

#inside = affine_set<(d0)[s0] : (d0 >= 0, s0 - d0 - 1 >= 0)>

func.func @conditions(%n: index, %x: f32) -> f32 {
  affine.for %i = 0 to 10 {
    affine.if #inside(%i)[%n] {
      %0 = arith.addi %i, %n : index
    }
    affine.if affine_set<(d0, d1) : (d0 - d1 == 0)>(%i, %i) {
    } else {
      affine.yield
    } {note}
  }
  %1 = affine.if affine_set<() : (1 == 0)>() -> f32 {
    affine.yield %x : f32
  } else {
    %2 = arith.negf %x : f32
    affine.yield %2 : f32
  }
  %3:2 = affine.if affine_set<()[s0] : (s0 mod 2 == 0)>()[%n] -> (f32, index) {
    affine.yield %1, %n : f32, index
  } else {
    affine.yield %x, %n : f32, index
  }
  return %3#0 : f32
}

// -----

// Loops whose turns may run at once.

func.func @at_once(%n: index, %m: index, %x: f32, %buffer: memref<8x8xf32>) {
  affine.parallel (%i) = (0) to (8) {
  }
  affine.parallel (%i, %j) = (0, %n) to (min(%m, 8, %n + 4), 10) step (2, 5) {
    affine.store %x, %buffer[%i, 0] : memref<8x8xf32>
  } {note}
  %0 = affine.parallel (%i, %j) = (0, 0) to (8, 8) reduce ("addf") -> (f32) {
    %1 = affine.load %buffer[%i, %j] : memref<8x8xf32>
    affine.yield %1 : f32
  }
  %2:3 = affine.parallel (%i) = (max(0, %n, %m)) to (symbol(%n) * 2) reduce ("maximumf", "assign", "muli") -> (f32, f32, i32) {
    %3 = arith.constant 1 : i32
    affine.yield %x, %0, %3 : f32, f32, i32
  }
  affine.parallel () = () to () {
  }
  return
}

// -----

// Accesses.

func.func @accesses(%n: index, %buffer: memref<16x?xf32>, %flat: memref<?xi8>, %one: memref<i32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to %n {
      %0 = affine.load %buffer[%i, %j] : memref<16x?xf32>
      %1 = affine.load %buffer[%i + 3 - symbol(%n), (%j floordiv 2) mod 8] {note} : memref<16x?xf32>
      affine.store %0, %buffer[%j * 2, 5] : memref<16x?xf32>
      affine.store %1, %buffer[-%i + 16, %j ceildiv 3] {note} : memref<16x?xf32>
      affine.prefetch %buffer[%i, %j + 5], read, locality<3>, data : memref<16x?xf32>
      affine.prefetch %flat[%i], write, locality<0>, instr {note} : memref<?xi8>
      %2 = affine.vector_load %buffer[%i, %j] : memref<16x?xf32>, vector<8xf32>
      %3 = affine.vector_load %flat[symbol(%n) + %i] {note} : memref<?xi8>, vector<2x4xi8>
      affine.vector_store %2, %buffer[%i, %j * 8] : memref<16x?xf32>, vector<8xf32>
      affine.vector_store %3, %flat[0] {note} : memref<?xi8>, vector<2x4xi8>
    }
  }
  %4 = affine.load %one[] : memref<i32>
  affine.store %4, %one[] : memref<i32>
  return
}

// -----

// Transfers between memories, which no definition declares.

func.func @transfers(%n: index, %from: memref<32x32xf32>, %to: memref<64xf32, 2>, %tag: memref<1xi32>, %count: index) {
  affine.for %i = 0 to 4 {
    affine.dma_start %from[%i, 0], %to[%i * 8], %tag[0], %count : memref<32x32xf32>, memref<64xf32, 2>, memref<1xi32>
    affine.dma_start %from[%i + symbol(%n), %i], %to[0], %tag[0], %count, %n, %count
      : memref<32x32xf32>, memref<64xf32, 2>, memref<1xi32>
    affine.dma_wait %tag[0], %count : memref<1xi32>
  }
  return
}

// -----

// The general form.

func.func @general(%a: index, %b: index, %buffer: memref<4xf32>, %x: f32) {
  %0 = "affine.apply"(%a, %b) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
  %1 = "affine.min"(%a) <{map = affine_map<(d0) -> (d0, 3)>}> : (index) -> index
  "affine.for"(%a, %b, %x) <{lowerBoundMap = affine_map<()[s0] -> (s0)>, upperBoundMap = affine_map<(d0) -> (d0)>,
      step = 2 : index, operandSegmentSizes = array<i32: 1, 1, 1>}> ({
  ^bb0(%i: index, %carried: f32):
    affine.yield %carried : f32
  }) : (index, index, f32) -> f32
  "affine.if"(%a) <{condition = affine_set<(d0) : (d0 == 0)>}> ({
    "affine.yield"() : () -> ()
  }, {
  }) : (index) -> ()
  "affine.parallel"(%b) <{reductions = [], lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>,
      upperBoundsMap = affine_map<()[s0] -> (s0)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1]}> ({
  ^bb0(%i: index):
    affine.yield
  }) : (index) -> ()
  %2 = "affine.load"(%buffer, %a) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index) -> f32
  "affine.store"(%2, %buffer) <{map = affine_map<() -> (1)>}> : (f32, memref<4xf32>) -> ()
  %3 = "affine.linearize_index"(%a, %b) <{static_basis = array<i64: 5>, disjoint, operandSegmentSizes = array<i32: 2, 0>}>
    : (index, index) -> index
  return
}

// -----

func.func @prefixed_bounds(%n: index) {
  affine.for %i = max affine_map<(d0) -> (d0)>(%n) to min affine_map<(d0) -> (d0, 8)>(%n) {
  }
  return
}

// -----

func.func @prefix_of_number(%n: index) {
  affine.for %i = max 0 to 4 {
  }
  return
}

// -----

func.func @prefix_of_value(%n: index) {
  affine.for %i = 0 to min %n {
  }
  return
}
