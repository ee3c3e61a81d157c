// ODS: mlir/Dialect/Affine/IR/AffineOps.td mlir/Dialect/MemRef/IR/MemRefOps.td
func.func @a(%m: memref<8xi32>) {
  // expected-error @below {{'affine.parallel' op result type cannot match reduction attribute}}
  %r = affine.parallel (%i) = (0) to (8) reduce ("addf") -> (i32) {
    %v = affine.load %m[%i] : memref<8xi32>
    affine.yield %v : i32
  }
  return
}

// -----

func.func @a(%m: memref<8xf32>) {
  // expected-error @below {{'affine.parallel' op result type cannot match reduction attribute}}
  %r = affine.parallel (%i) = (0) to (8) reduce ("maxnumf") -> (f32) {
    %v = affine.load %m[%i] : memref<8xf32>
    affine.yield %v : f32
  }
  return
}

// -----

func.func @a(%m: memref<8xi32>) {
  %r = affine.parallel (%i) = (0) to (8) reduce ("ori") -> (i32) {
    %v = affine.load %m[%i] : memref<8xi32>
    affine.yield %v : i32
  }
  // expected-error @below {{'affine.parallel' op result type cannot match reduction attribute}}
  %s = affine.parallel (%i) = (0) to (8) reduce ("xori") -> (i32) {
    %v = affine.load %m[%i] : memref<8xi32>
    affine.yield %v : i32
  }
  return
}

// -----

func.func @a(%m: memref<8xui32>) {
  %r = affine.parallel (%i) = (0) to (8) reduce ("maxu") -> (ui32) {
    %v = affine.load %m[%i] : memref<8xui32>
    affine.yield %v : ui32
  }
  // expected-error @below {{'affine.parallel' op result type cannot match reduction attribute}}
  %s = affine.parallel (%i) = (0) to (8) reduce ("maxs") -> (ui32) {
    %v = affine.load %m[%i] : memref<8xui32>
    affine.yield %v : ui32
  }
  return
}

// -----

func.func @a(%m: memref<8xi32>) {
  %r = affine.parallel (%i) = (0) to (8) reduce ("addi") -> (i32) {
    %v = arith.constant 1.0 : f32
    // expected-error @below {{'affine.yield' op types mismatch between yield op and its parent}}
    affine.yield %v : f32
  }
  return
}

// -----

func.func @a() {
  affine.for %i = 0 to 4 {
    %v = arith.constant 1.0 : f32
    // expected-error @below {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
    affine.yield %v : f32
  }
  return
}

// -----

func.func @a(%c: i1) {
  scf.if %c {
    // expected-error @below {{'affine.yield' op only terminates affine.if/for/parallel regions}}
    affine.yield
  }
  return
}

// -----

func.func @a(%n: index) {
  // expected-error @below {{'affine.min' op affine map expect at least one result}}
  %r = affine.min affine_map<() -> ()>()
  return
}

// -----

func.func @a(%n: index) {
  // expected-error @below {{'affine.max' op operand count and affine map dimension and symbol count must match}}
  %r = affine.max affine_map<(d0) -> (d0)>(%n, %n)
  return
}

// -----

func.func @a(%n: index) {
  // expected-error @below {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  %r = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%n)
  return
}

// -----

func.func @a(%n: index) {
  // expected-error @below {{operation defines 2 results but was provided 1 to bind}}
  %r = affine.apply affine_map<(d0) -> (d0, d0)>(%n)
  return
}

// -----

func.func @a() {
  affine.for %i = 0 to 4 {
    // expected-error @below {{dimensional operand cannot be used as a symbol}}
    %r = affine.apply affine_map<()[s0] -> (s0)>()[%i]
  }
  return
}

// -----

func.func @a() {
  // expected-error @below {{'affine.for' op expected lower bound map to have at least one result}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> ()>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @a(%x: i32) {
  // expected-error @below {{'affine.for' op different number of inits and region iter_args: 1 != 0}}
  %r = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%i: index):
    affine.yield %x : i32
  }) : (i32) -> i32
  return
}

// -----

func.func @a(%x: i32) {
  // expected-error @below {{'affine.for' op different number of region iter_args and yielded values: 0 != 1}}
  %r = "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  ^bb0(%i: index):
    affine.yield %x : i32
  }) : () -> i32
  return
}

// -----

func.func @a(%m: memref<4x4xf32>, %t: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.dma_start %m[%i, %i + 1], %m[%n, symbol(%n)], %t[0], %n, %n, %n : memref<4x4xf32>, memref<4x4xf32>, memref<1xi32>
    affine.dma_wait %t[%i], %n : memref<1xi32>
  }
  return
}

// -----

func.func @a(%m: memref<4x4xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error @below {{custom op 'affine.dma_start' expected two stride related operands}}
  affine.dma_start %m[0, 0], %m[0, 0], %t[0], %n, %n : memref<4x4xf32>, memref<4x4xf32>, memref<1xi32>
  return
}

// -----

func.func @a(%m: memref<4x4xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error @below {{custom op 'affine.dma_start' expected three types}}
  affine.dma_start %m[0, 0], %m[0, 0], %t[0], %n : memref<4x4xf32>, memref<4x4xf32>
  return
}

// -----

func.func @a(%m: memref<4x4xf32>, %t: i32, %n: index) {
  // expected-error @below {{'affine.dma_start' op expected DMA tag to be of memref type}}
  affine.dma_start %m[0, 0], %m[0, 0], %t[0], %n : memref<4x4xf32>, memref<4x4xf32>, i32
  return
}

// -----

func.func @a(%t: i32, %n: index) {
  // expected-error @below {{custom op 'affine.dma_wait' expected tag to be of memref type}}
  affine.dma_wait %t[0], %n : i32
  return
}

// -----

func.func @a(%t: memref<1xi32>, %n: index) {
  "affine.dma_wait"(%t, %n, %n, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, index, index, index) -> ()
  return
}

// -----

func.func @a(%t: memref<1xi32>, %n: index, %x: i32) {
  // expected-error @below {{'affine.dma_wait' op index to dma_wait must have 'index' type}}
  "affine.dma_wait"(%t, %x, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, i32, index) -> ()
  return
}

// -----

func.func @a(%t: memref<1xi32>, %n: index, %l: memref<index>) {
  %x = memref.load %l[] : memref<index>
  affine.for %i = 0 to 4 {
    %y = memref.load %l[] : memref<index>
    // expected-error @below {{'affine.dma_wait' op index must be a valid dimension or symbol identifier}}
    affine.dma_wait %t[%y], %n : memref<1xi32>
  }
  return
}
