// ODS: mlir/Dialect/MemRef/IR/MemRefOps.td

// Allocations.

func.func @alloc(%n: index) {
  // expected-error @below {{'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = memref.alloc(%n) : memref<4xf32>
  return
}

// -----

func.func @alloc(%n: index) {
  // expected-error @below {{'memref.alloca' op incorrect number of dynamic sizes, has 1, expected 2}}
  %0 = memref.alloca(%n) : memref<?x?xf32>
  return
}

// -----

#map = affine_map<(d0)[s0] -> (d0 + s0)>

func.func @alloc() {
  // expected-error @below {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 1, got 0}}
  %0 = memref.alloc() : memref<4xf32, #map>
  return
}

// -----

func.func @alloc(%n: index) {
  // expected-error @below {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1}}
  %0 = memref.alloc()[%n] : memref<4xf32>
  return
}

// -----

func.func @alloc() {
  // expected-error @below {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = 12 : i64} : memref<4xf32>
  return
}

// -----

func.func @alloc() {
  // expected-error @below {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = -8 : i64} : memref<4xf32>
  return
}

// -----

func.func @realloc(%m: memref<4xf32, strided<[2]>>) {
  // expected-error @below {{unsupported layout for source memref type 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.realloc %m : memref<4xf32, strided<[2]>> to memref<8xf32>
  return
}

// -----

func.func @realloc(%m: memref<4xf32>) {
  // expected-error @below {{unsupported layout for result memref type 'memref<8xf32, strided<[1], offset: 4>>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32, strided<[1], offset: 4>>
  return
}

// -----

func.func @realloc(%m: memref<4xf32, 1>) {
  // expected-error @below {{different memory spaces specified for source memref type 'memref<4xf32, 1>' and result memref type 'memref<8xf32, 2>'}}
  %0 = memref.realloc %m : memref<4xf32, 1> to memref<8xf32, 2>
  return
}

// -----

func.func @realloc(%m: memref<4xf32>) {
  // expected-error @below {{different element types specified for source memref type 'memref<4xf32>' and result memref type 'memref<8xf64>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf64>
  return
}

// -----

func.func @realloc(%m: memref<4xf32>) {
  // expected-error @below {{missing dimension operand for result type 'memref<?xf32>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<?xf32>
  return
}

// -----

func.func @realloc(%m: memref<4xf32>, %n: index) {
  // expected-error @below {{unnecessary dimension operand for result type 'memref<8xf32>'}}
  %0 = memref.realloc %m(%n) : memref<4xf32> to memref<8xf32>
  return
}

// -----

func.func @realloc(%m: memref<4x4xf32>) {
  // expected-error @below {{'memref.realloc' op operand #0 must be 1D memref of any type values, but got 'memref<4x4xf32>'}}
  %0 = memref.realloc %m : memref<4x4xf32> to memref<8x4xf32>
  return
}

// -----

func.func @scope() {
  "memref.alloca_scope"() ({
    // expected-error @below {{'func.return' op expects parent op 'func.func'}}
    "func.return"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @scope() {
  // expected-error @below {{'memref.alloca_scope.return' op expects parent op 'memref.alloca_scope'}}
  memref.alloca_scope.return
  return
}

// -----

// Globals.

// expected-error @below {{custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global @g : memref<4xf32> = dense<1.0> {alignment = 3 : i64}

// -----

// expected-error @below {{'memref.global' op initial value should be a unit or elements attribute, but got 1.000000e+00 : f32}}
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = 1.0 : f32}> : () -> ()

// -----

// expected-error @below {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
"memref.global"() <{sym_name = "g", type = tensor<4xf32>}> : () -> ()

// -----

// expected-error @below {{'memref.global' op type should be static shaped memref, but got 'memref<?xf32>'}}
"memref.global"() <{sym_name = "g", type = memref<?xf32>}> : () -> ()

// -----

// expected-error @below {{inferred shape of elements literal ([2]) does not match type ([4])}}
memref.global "private" @g : memref<4xf32> = dense<[1.0, 2.0]>

// -----

func.func @get() {
  // expected-error @below {{'memref.get_global' op 'absent' does not reference a valid global memref}}
  %0 = memref.get_global @absent : memref<4xf32>
  return
}

// -----

func.func private @f()

func.func @get() {
  // expected-error @below {{'memref.get_global' op 'f' does not reference a valid global memref}}
  %0 = memref.get_global @f : memref<4xf32>
  return
}

// -----

memref.global @g : memref<4xf32>

func.func @get() {
  // expected-error @below {{'memref.get_global' op result type 'memref<5xf32>' does not match type 'memref<4xf32>' of the global memref @g}}
  %0 = memref.get_global @g : memref<5xf32>
  return
}

// -----

// Accesses.

func.func @load(%m: memref<4x4xf32>, %i: index) {
  // expected-error @below {{'memref.load' op incorrect number of indices for load, expected 2 but got 1}}
  %0 = memref.load %m[%i] : memref<4x4xf32>
  return
}

// -----

func.func @load(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.load' op failed to verify that result type matches element type of 'memref'}}
  %0 = "memref.load"(%m, %i) : (memref<4xf32>, index) -> f64
  return
}

// -----

func.func @load(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.load %m[%i] {alignment = 0 : i64} : memref<4xf32>
  return
}

// -----

func.func @load(%m: memref<4xf32>, %i: i32) {
  // expected-error @below {{'memref.load' op operand #1 must be variadic of index, but got 'i32'}}
  %0 = "memref.load"(%m, %i) : (memref<4xf32>, i32) -> f32
  return
}

// -----

func.func @store(%m: memref<4x4xf32>, %x: f32, %i: index) {
  // expected-error @below {{'memref.store' op store index operand count not equal to memref rank}}
  memref.store %x, %m[%i, %i, %i] : memref<4x4xf32>
  return
}

// -----

func.func @store(%m: memref<4xf32>, %x: f64, %i: index) {
  // expected-error @below {{'memref.store' op failed to verify that type of 'value' matches element type of 'memref'}}
  "memref.store"(%x, %m, %i) : (f64, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @prefetch(%m: memref<4x4xf32>, %i: index) {
  // expected-error @below {{'memref.prefetch' op too few indices}}
  memref.prefetch %m[%i], read, locality<3>, data : memref<4x4xf32>
  return
}

// -----

func.func @prefetch(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  memref.prefetch %m[%i], read, locality<4>, data : memref<4xf32>
  return
}

// -----

func.func @prefetch(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'}}
  memref.prefetch %m[%i], touch, locality<3>, data : memref<4xf32>
  return
}

// -----

func.func @prefetch(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{custom op 'memref.prefetch' cache type has to be 'data' or 'instr'}}
  memref.prefetch %m[%i], read, locality<3>, all : memref<4xf32>
  return
}

// -----

func.func @copy(%a: memref<4xf32>, %b: memref<4xf64>) {
  // expected-error @below {{'memref.copy' op requires the same element type for all operands}}
  memref.copy %a, %b : memref<4xf32> to memref<4xf64>
  return
}

// -----

func.func @copy(%a: memref<4xf32>, %b: memref<4x1xf32>) {
  // expected-error @below {{'memref.copy' op requires the same shape for all operands}}
  memref.copy %a, %b : memref<4xf32> to memref<4x1xf32>
  return
}

// -----

// Atomic accesses.

func.func @atomic(%m: memref<4x4xf32>, %x: f32, %i: index) {
  // expected-error @below {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %0 = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<4x4xf32>) -> f32
  return
}

// -----

func.func @atomic(%m: memref<4xi32>, %x: i32, %i: index) {
  // expected-error @below {{'memref.atomic_rmw' op with kind 'mulf' expects a floating-point type}}
  %0 = memref.atomic_rmw mulf %x, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @atomic(%m: memref<4xf32>, %x: f32, %i: index) {
  // expected-error @below {{'memref.atomic_rmw' op with kind 'xori' expects an integer type}}
  %0 = memref.atomic_rmw xori %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @atomic(%m: memref<4xf32>, %x: f32, %i: index) {
  // expected-error @below {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
  %0 = memref.atomic_rmw swap %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @atomic(%m: memref<4xf32>, %x: f64, %i: index) {
  // expected-error @below {{'memref.atomic_rmw' op failed to verify that value type matches element type of memref}}
  %0 = memref.atomic_rmw addf %x, %m[%i] : (f64, memref<4xf32>) -> f64
  return
}

// -----

func.func @atomic(%m: memref<4xf32>, %x: f32, %i: index) {
  // expected-error @below {{'memref.atomic_rmw' op failed to verify that all of {value, result} have same type}}
  %0 = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<4xf32>) -> f64
  return
}

// -----

func.func @atomic(%m: memref<4xindex>, %x: index, %i: index) {
  // expected-error @below {{'memref.atomic_rmw' op operand #0 must be signless integer or floating-point, but got 'index'}}
  %0 = memref.atomic_rmw addi %x, %m[%i] : (index, memref<4xindex>) -> index
  return
}

// -----

func.func @generic(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.generic_atomic_rmw' op expected block argument of the same type result type}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f64):
    memref.atomic_yield %old : f64
  }
  return
}

// -----

func.func @generic(%m: memref<4xf32>, %x: f32, %i: index) {
  // expected-error @below {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f32, %other: f32):
    memref.atomic_yield %x : f32
  }
  return
}

// -----

func.func @generic(%m: memref<4xf32>, %x: f32, %i: index) {
  // expected-error @below {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
    memref.atomic_yield %x : f32
  }
  return
}

// -----

func.func @generic(%m: memref<4xf32>, %x: f64, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    // expected-error @below {{'memref.atomic_yield' op types mismatch between yield op: 'f64' and its parent: 'f32'}}
    memref.atomic_yield %x : f64
  }
  return
}

// -----

func.func @generic(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.generic_atomic_rmw' op failed to verify that result type matches element type of memref}}
  %0 = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb0(%old: f32):
    memref.atomic_yield %old : f32
  }) : (memref<4xf32>, index) -> f64
  return
}

// -----

func.func @yield(%x: f32) {
  // expected-error @below {{'memref.atomic_yield' op expects parent op 'memref.generic_atomic_rmw'}}
  memref.atomic_yield %x : f32
  return
}

// -----

// Transfers.

func.func @start(%a: memref<4xf32>) {
  // expected-error @below {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"(%a) : (memref<4xf32>) -> ()
  return
}

// -----

func.func @start(%a: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.dma_start' op expected source to be of memref type}}
  "memref.dma_start"(%i, %i, %a, %i) : (index, index, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @start(%a: memref<4xf32>, %i: index, %x: i32) {
  // expected-error @below {{'memref.dma_start' op expected source indices to be of index type}}
  "memref.dma_start"(%a, %x, %a, %i, %i, %a, %i)
      : (memref<4xf32>, i32, memref<4xf32>, index, index, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @start(%a: memref<4x4xf32>, %i: index) {
  // expected-error @below {{'memref.dma_start' op expected at least 6 operands}}
  "memref.dma_start"(%a, %i, %i, %a, %i) : (memref<4x4xf32>, index, index, memref<4x4xf32>, index) -> ()
  return
}

// -----

func.func @start(%a: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.dma_start' op expected destination to be of memref type}}
  "memref.dma_start"(%a, %i, %i, %i, %i, %a, %i)
      : (memref<4xf32>, index, index, index, index, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @start(%a: memref<4xf32>, %i: index, %x: i32) {
  // expected-error @below {{'memref.dma_start' op expected destination indices to be of index type}}
  "memref.dma_start"(%a, %i, %a, %x, %i, %a, %i)
      : (memref<4xf32>, index, memref<4xf32>, i32, index, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @start(%a: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.dma_start' op expected at least 6 operands}}
  "memref.dma_start"(%a, %i, %a, %i, %i) : (memref<4xf32>, index, memref<4xf32>, index, index) -> ()
  return
}

// -----

func.func @start(%a: memref<4xf32>, %i: index, %x: i32) {
  // expected-error @below {{'memref.dma_start' op expected num elements to be of index type}}
  "memref.dma_start"(%a, %i, %a, %i, %x, %a, %i)
      : (memref<4xf32>, index, memref<4xf32>, index, i32, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @start(%a: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.dma_start' op expected tag to be of memref type}}
  "memref.dma_start"(%a, %i, %a, %i, %i, %i, %i)
      : (memref<4xf32>, index, memref<4xf32>, index, index, index, index) -> ()
  return
}

// -----

func.func @start(%a: memref<4xf32>, %i: index, %x: i32) {
  // expected-error @below {{'memref.dma_start' op expected tag indices to be of index type}}
  "memref.dma_start"(%a, %i, %a, %i, %i, %a, %x)
      : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, i32) -> ()
  return
}

// -----

func.func @start(%a: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.dma_start' op expected at least 7 operands}}
  "memref.dma_start"(%a, %i, %a, %i, %i, %a)
      : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>) -> ()
  return
}

// -----

func.func @start(%a: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.dma_start' op incorrect number of operands}}
  "memref.dma_start"(%a, %i, %a, %i, %i, %a, %i, %i)
      : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index) -> ()
  return
}

// -----

func.func @start(%a: memref<4xf32>, %i: index, %x: i32) {
  // expected-error @below {{'memref.dma_start' op expected stride and num elements per stride to be of type index}}
  "memref.dma_start"(%a, %i, %a, %i, %i, %a, %i, %i, %x)
      : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index, i32) -> ()
  return
}

// -----

func.func @start(%a: memref<4xf32>, %i: index) {
  // expected-error @below {{custom op 'memref.dma_start' fewer/more types expected}}
  memref.dma_start %a[%i], %a[%i], %i, %a[%i] : memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @start(%a: memref<4xf32>, %i: index) {
  // expected-error @below {{custom op 'memref.dma_start' expected two stride related operands}}
  memref.dma_start %a[%i], %a[%i], %i, %a[%i], %i : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @wait(%a: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 0}}
  memref.dma_wait %a[], %i : memref<4xf32>
  return
}

// -----

// Questions.

func.func @dim(%m: memref<f32>, %i: index) {
  // expected-error @below {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<f32>'}}
  %0 = memref.dim %m, %i : memref<f32>
  return
}

// -----

func.func @metadata(%m: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>) {
  // expected-error @below {{'memref.extract_strided_metadata' op operand #0 must be strided memref of any type values, but got 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>'}}
  %0:4 = memref.extract_strided_metadata %m
      : memref<4xf32, affine_map<(d0) -> (d0 mod 2)>> -> memref<f32>, index, index, index
  return
}

// -----

func.func @alignment(%m: memref<4xf32>) {
  // expected-error @below {{'memref.assume_alignment' op alignment must be power of 2}}
  %0 = memref.assume_alignment %m, 12 : memref<4xf32>
  return
}

// -----

func.func @alignment(%m: memref<4xf32>) {
  // expected-error @below {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = memref.assume_alignment %m, 0 : memref<4xf32>
  return
}

// -----

func.func @distinct(%m: memref<4xf32>) {
  // expected-error @below {{'memref.distinct_objects' op operand types and result types must match}}
  %0 = "memref.distinct_objects"(%m) : (memref<4xf32>) -> memref<?xf32>
  return
}

// -----

func.func @distinct(%m: memref<4xf32>) {
  // expected-error @below {{'memref.distinct_objects' op operand types and result types must match}}
  "memref.distinct_objects"(%m) : (memref<4xf32>) -> ()
  return
}

// -----

// Casts.

func.func @cast(%m: memref<4xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<5xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<5xf32>
  return
}

// -----

func.func @cast(%m: memref<4xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xf64>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<4xf64>
  return
}

// -----

func.func @cast(%m: memref<4xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, 1>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<4xf32, 1>
  return
}

// -----

func.func @cast(%m: memref<4xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, strided<[2]>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @cast(%m: memref<*xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @cast(%m: memref<*xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<4xf32, 1>' are cast incompatible}}
  %0 = memref.cast %m : memref<*xf32> to memref<4xf32, 1>
  return
}

// -----

func.func @cast(%m: memref<4xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4x1xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<4x1xf32>
  return
}

// -----

func.func @space(%m: memref<4xf32>) {
  // expected-error @below {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<?xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<?xf32, 1>
  return
}

// -----

func.func @space(%m: memref<4xf32>) {
  // expected-error @below {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<4xf64, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf64, 1>
  return
}

// -----

func.func @space(%m: memref<4xf32>) {
  // expected-error @below {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, strided<[1], offset: ?>, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>, 1>
  return
}

// -----

func.func @space(%m: memref<4xf32>) {
  // expected-error @below {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<*xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<*xf32, 1>
  return
}

// -----

// Views.

func.func @subview(%m: memref<8x8xf32>) {
  // expected-error @below {{expected 2 offset values, got 1}}
  %0 = memref.subview %m[0] [4] [1] : memref<8x8xf32> to memref<4xf32>
  return
}

// -----

func.func @subview(%m: memref<8x8xf32>) {
  // expected-error @below {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.subview %m[0, 0] [4, 4] [1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @subview(%m: memref<8x8xf32>) {
  // expected-error @below {{expected offsets to be non-negative, but got -2}}
  %0 = memref.subview %m[0, -2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @subview(%m: memref<8x8xf32>) {
  // expected-error @below {{different memory spaces specified for base memref type 'memref<8x8xf32>' and subview memref type 'memref<4x4xf32, strided<[8, 1]>, 1>'}}
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>, 1>
  return
}

// -----

func.func @subview(%m: memref<8xf32, affine_map<(d0) -> (d0 mod 2)>>) {
  // expected-error @below {{base type 'memref<8xf32, affine_map<(d0) -> (d0 mod 2)>>' is not strided}}
  %0 = memref.subview %m[0] [4] [1] : memref<8xf32, affine_map<(d0) -> (d0 mod 2)>> to memref<4xf32>
  return
}

// -----

func.func @subview(%m: memref<8x8xf32>) {
  // expected-error @below {{expected result rank to be smaller or equal to the source rank, but got 'memref<4x4x1xf32, strided<[8, 1, 1]>>'}}
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4x1xf32, strided<[8, 1, 1]>>
  return
}

// -----

func.func @subview(%m: memref<8x8xf32>) {
  // expected-error @below {{expected result type to be 'memref<4x4xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<4x3xf32, strided<[8, 1]>>'}}
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x3xf32, strided<[8, 1]>>
  return
}

// -----

func.func @subview(%m: memref<8x8xf32>) {
  // expected-error @below {{expected result element type to be 'f32', but got 'memref<4x4xf64, strided<[8, 1]>>'}}
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf64, strided<[8, 1]>>
  return
}

// -----

func.func @subview(%m: memref<8x8xf32>) {
  // expected-error @below {{expected result type to be 'memref<4x4xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4xf32, strided<[8, 2]>>'}}
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 2]>>
  return
}

// -----

func.func @subview(%m: memref<8x8xf32>) {
  // expected-error @below {{expected result type to be 'memref<4x4xf32, strided<[8, 1], offset: 1>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4xf32, strided<[8, 1]>>'}}
  %0 = memref.subview %m[0, 1] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @subview(%m: memref<8x8xf32>) {
  // expected-error @below {{offset 1 is out-of-bounds: 8 >= 8}}
  %0 = memref.subview %m[0, 8] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 8>>
  return
}

// -----

func.func @subview(%m: memref<8x8xf32>) {
  // expected-error @below {{slice along dimension 1 runs out-of-bounds: 8 >= 8}}
  %0 = memref.subview %m[0, 0] [4, 5] [1, 2] : memref<8x8xf32> to memref<4x5xf32, strided<[8, 2]>>
  return
}

// -----

func.func @subview(%m: memref<8x8xf32>, %n: index) {
  // expected-error @below {{expected the number of 'sizes' to match the number of dynamic entries in 'static_sizes' (1 vs 0)}}
  %0 = "memref.subview"(%m, %n) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>,
      static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}>
      : (memref<8x8xf32>, index) -> memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @reinterpret(%m: memref<8xf32>) {
  // expected-error @below {{expected 1 size values, got 2}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 2], strides: [2, 1] : memref<8xf32> to memref<8xf32>
  return
}

// -----

func.func @reinterpret(%m: memref<8xf32>) {
  // expected-error @below {{different memory spaces specified for source type 'memref<8xf32>' and result memref type 'memref<8xf32, 1>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1] : memref<8xf32> to memref<8xf32, 1>
  return
}

// -----

func.func @reinterpret(%m: memref<8xf32>) {
  // expected-error @below {{different element types specified for source type 'memref<8xf32>' and result memref type 'memref<8xf64>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1] : memref<8xf32> to memref<8xf64>
  return
}

// -----

func.func @reinterpret(%m: memref<8xf32>) {
  // expected-error @below {{expected result type with size = 4 instead of 8 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<8xf32> to memref<8xf32>
  return
}

// -----

func.func @reinterpret(%m: memref<8xf32>, %n: index) {
  // expected-error @below {{expected result type with size = dynamic instead of 8 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<8xf32> to memref<8xf32>
  return
}

// -----

func.func @reinterpret(%m: memref<8xf32>) {
  // expected-error @below {{expected result type with offset = 2 instead of 1}}
  %0 = memref.reinterpret_cast %m to offset: [2], sizes: [4], strides: [1]
      : memref<8xf32> to memref<4xf32, strided<[1], offset: 1>>
  return
}

// -----

func.func @reinterpret(%m: memref<8xf32>, %n: index) {
  // expected-error @below {{expected result type with offset = dynamic instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [%n], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32>
  return
}

// -----

func.func @reinterpret(%m: memref<8xf32>) {
  // expected-error @below {{expected result type with stride = 2 instead of 1 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2] : memref<8xf32> to memref<4xf32>
  return
}

// -----

func.func @reinterpret(%m: memref<8xf32>, %n: index) {
  // expected-error @below {{expected result type with stride = dynamic instead of 2 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [%n] : memref<8xf32> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @collapse(%m: memref<4x6xf32>) {
  // expected-error @below {{'memref.collapse_shape' op has source rank 2 and result rank 3. This is not a collapse (2 < 3).}}
  %0 = memref.collapse_shape %m [[0], [1]] : memref<4x6xf32> into memref<4x6x1xf32>
  return
}

// -----

func.func @collapse(%m: memref<4x6xf32>) {
  // expected-error @below {{'memref.collapse_shape' op invalid number of reassociation groups: found 2, expected 1}}
  %0 = memref.collapse_shape %m [[0], [1]] : memref<4x6xf32> into memref<24xf32>
  return
}

// -----

func.func @collapse(%m: memref<4x6xf32>) {
  // expected-error @below {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %0 = memref.collapse_shape %m [[1, 0]] : memref<4x6xf32> into memref<24xf32>
  return
}

// -----

func.func @collapse(%m: memref<4x6xf32>) {
  // expected-error @below {{'memref.collapse_shape' op reassociation index 2 is out of bounds}}
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<4x6xf32> into memref<24xf32>
  return
}

// -----

func.func @collapse(%m: memref<4x6x2xf32>) {
  // expected-error @below {{'memref.collapse_shape' op expanded rank (3) inconsistent with number of reassociation indices (2)}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x6x2xf32> into memref<24xf32>
  return
}

// -----

func.func @collapse(%m: memref<4x?xf32>) {
  // expected-error @below {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x?xf32> into memref<24xf32>
  return
}

// -----

func.func @collapse(%m: memref<4x6xf32>) {
  // expected-error @below {{'memref.collapse_shape' op collapsed dim size (25) must equal reassociation group size (24)}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x6xf32> into memref<25xf32>
  return
}

// -----

func.func @collapse(%m: memref<4x6xf32>) {
  // expected-error @below {{'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.collapse_shape %m [] : memref<4x6xf32> into memref<f32>
  return
}

// -----

func.func @collapse(%m: memref<4x6xf32, strided<[12, 1]>>) {
  // expected-error @below {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x6xf32, strided<[12, 1]>> into memref<24xf32>
  return
}

// -----

func.func @collapse(%m: memref<4x6xf32, strided<[12, 2]>>) {
  // expected-error @below {{'memref.collapse_shape' op expected collapsed type to be 'memref<24xf32, strided<[2]>>' but found 'memref<24xf32>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x6xf32, strided<[12, 2]>> into memref<24xf32>
  return
}

// -----

func.func @collapse(%m: memref<4x6xf32>) {
  // expected-error @below {{'memref.collapse_shape' op expected collapsed type to be 'memref<24xf32>' but found 'memref<24xf64>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x6xf32> into memref<24xf64>
  return
}

// -----

func.func @expand(%m: memref<4x6xf32>) {
  // expected-error @below {{'memref.expand_shape' op has source rank 2 and result rank 1. This is not an expansion (2 > 1).}}
  %0 = memref.expand_shape %m [[0], [1]] output_shape [24] : memref<4x6xf32> into memref<24xf32>
  return
}

// -----

func.func @expand(%m: memref<24xf32>) {
  // expected-error @below {{'memref.expand_shape' op expected expanded type to be 'memref<4x6xf32>' but found 'memref<4x6xf32, strided<[12, 1]>>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 6] : memref<24xf32> into memref<4x6xf32, strided<[12, 1]>>
  return
}

// -----

func.func @expand(%m: memref<24xf32>) {
  // expected-error @below {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (2) but found 3 inputs instead}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 6, 1] : memref<24xf32> into memref<4x6xf32>
  return
}

// -----

func.func @expand(%m: memref<24xf32>) {
  // expected-error @below {{'memref.expand_shape' op invalid output shape provided at pos 0}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<4x6xf32>
  return
}

// -----

func.func @expand(%m: memref<?xf32>, %n: index) {
  // expected-error @below {{'memref.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 1 dynamic dims while output_shape has 2 values}}
  %0 = "memref.expand_shape"(%m, %n, %n) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, -9223372036854775808>}>
      : (memref<?xf32>, index, index) -> memref<4x?xf32>
  return
}

// -----

func.func @expand(%m: memref<8x4xf32, affine_map<(d0, d1) -> (d0, d1 mod 2)>>) {
  // expected-error @below {{'memref.expand_shape' op operand #0 must be strided memref of any type values, but got 'memref<8x4xf32, affine_map<(d0, d1) -> (d0, d1 mod 2)>>'}}
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 4, 4]
      : memref<8x4xf32, affine_map<(d0, d1) -> (d0, d1 mod 2)>> into memref<2x4x4xf32>
  return
}

// -----

func.func @reshape(%m: memref<4x6xf32>, %to: memref<1xindex>) {
  // expected-error @below {{'memref.reshape' op element types of source and destination memref types should be the same}}
  %0 = memref.reshape %m(%to) : (memref<4x6xf32>, memref<1xindex>) -> memref<24xf64>
  return
}

// -----

func.func @reshape(%m: memref<4x6xf32, strided<[12, 1]>>, %to: memref<1xindex>) {
  // expected-error @below {{'memref.reshape' op source memref type should have identity affine map}}
  %0 = memref.reshape %m(%to) : (memref<4x6xf32, strided<[12, 1]>>, memref<1xindex>) -> memref<24xf32>
  return
}

// -----

func.func @reshape(%m: memref<4x6xf32>, %to: memref<1xindex>) {
  // expected-error @below {{'memref.reshape' op result memref type should have identity affine map}}
  %0 = memref.reshape %m(%to) : (memref<4x6xf32>, memref<1xindex>) -> memref<24xf32, strided<[2]>>
  return
}

// -----

func.func @reshape(%m: memref<4x6xf32>, %to: memref<?xindex>) {
  // expected-error @below {{'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
  %0 = memref.reshape %m(%to) : (memref<4x6xf32>, memref<?xindex>) -> memref<24xf32>
  return
}

// -----

func.func @reshape(%m: memref<4x6xf32>, %to: memref<2xindex>) {
  // expected-error @below {{'memref.reshape' op length of shape operand differs from the result's memref rank}}
  %0 = memref.reshape %m(%to) : (memref<4x6xf32>, memref<2xindex>) -> memref<24xf32>
  return
}

// -----

func.func @transpose(%m: memref<4x6xf32>) {
  // expected-error @below {{use of undeclared identifier}}
  %0 = memref.transpose %m (d0, d1) -> (d0, d2) : memref<4x6xf32> to memref<6x4xf32>
  return
}

// -----

func.func @view(%m: memref<64xi8>, %i: index) {
  // expected-error @below {{'memref.view' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = memref.view %m[%i][%i] : memref<64xi8> to memref<4x4xf32>
  return
}

// -----

func.func @view(%m: memref<64xi8, strided<[2]>>, %i: index) {
  // expected-error @below {{unsupported map for base memref type 'memref<64xi8, strided<[2]>>'}}
  %0 = memref.view %m[%i][] : memref<64xi8, strided<[2]>> to memref<4xf32>
  return
}

// -----

func.func @view(%m: memref<64xi8>, %i: index) {
  // expected-error @below {{unsupported map for result memref type 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.view %m[%i][] : memref<64xi8> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @view(%m: memref<64xi8>, %i: index) {
  // expected-error @below {{different memory spaces specified for base memref type 'memref<64xi8>' and view memref type 'memref<4xf32, 1>'}}
  %0 = memref.view %m[%i][] : memref<64xi8> to memref<4xf32, 1>
  return
}

// -----

func.func @view(%m: memref<64xi32>, %i: index) {
  // expected-error @below {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<64xi32>'}}
  %0 = memref.view %m[%i][] : memref<64xi32> to memref<4xf32>
  return
}

// -----

func.func @transposed_offset(%m: memref<?x?xf32, strided<[?, 1], offset: 4>>) {
  // expected-error @below {{'memref.transpose' op result type 'memref<?x?xf32, strided<[?, ?], offset: 4>>' is not equivalent to the canonical transposed input type 'memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * s0 + 4)>>'}}
  %0 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32, strided<[?, 1], offset: 4>> to memref<?x?xf32, strided<[?, ?], offset: 4>>
  return
}

// -----

func.func @transposed_identity(%m: memref<?x?xf32>) {
  // expected-error @below {{'memref.transpose' op result type 'memref<?x?xf32>' is not equivalent to the canonical transposed input type 'memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>>'}}
  %0 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32>
  return
}

// -----

func.func @transposed_space(%m: memref<2x3x4xi8, 1>) {
  // expected-error @below {{'memref.transpose' op result type 'memref<4x2x3xi8>' is not equivalent to the canonical transposed input type 'memref<4x2x3xi8, affine_map<(d0, d1, d2) -> (d0 + d1 * 12 + d2 * 4)>, 1>'}}
  %0 = memref.transpose %m (i, j, k) -> (k, i, j) : memref<2x3x4xi8, 1> to memref<4x2x3xi8>
  return
}

// -----

func.func @transposed_projection(%m: memref<2x3x4xi8, 1>) {
  // expected-error @below {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %m (i, j, k) -> (k, i) : memref<2x3x4xi8, 1> to memref<4x2xi8, strided<[1, 12]>, 1>
  return
}

// -----

func.func @transposed_column(%m: memref<1x4xi8>) {
  // expected-error @below {{'memref.transpose' op result type 'memref<4x1xi8>' is not equivalent to the canonical transposed input type 'memref<4x1xi8, affine_map<(d0, d1) -> (d0 + d1 * 4)>>'}}
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<1x4xi8> to memref<4x1xi8>
  return
}

// -----

func.func @transposed_layout(%m: memref<2x4xi8, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>) {
  // expected-error @below {{'memref.transpose' op operand #0 must be strided memref of any type values, but got 'memref<2x4xi8, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>'}}
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<2x4xi8, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> to memref<4x2xi8>
  return
}

// -----

// expected-error @below {{'memref.global' op initial value element expected to be of type 'f32', but was of type 'i32'}}
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1> : tensor<4xi32>}> : () -> ()

// -----

// expected-error @below {{'memref.global' op initial value shape expected to be 4, 2 but was 2, 4}}
"memref.global"() <{sym_name = "g", type = memref<4x2xf32>, initial_value = dense<1.0> : tensor<2x4xf32>}> : () -> ()

// -----

// expected-error @below {{integer literal not valid for specified type}}
memref.global @g : memref<2xf32> = 4

// -----

// expected-error @below {{custom op 'memref.global' type should be static shaped memref, but got 'memref<*xf32>'}}
memref.global @g : memref<*xf32>

// -----

// expected-error @below {{custom op 'memref.global' type should be static shaped memref, but got 'i32'}}
memref.global @g : i32

// -----

func.func @update_nested(%m: memref<4xf32>, %i: index, %c: i1) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    %1 = scf.if %c -> f32 {
      // expected-error @below {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
      %2 = memref.load %m[%i] : memref<4xf32>
      scf.yield %2 : f32
    } else {
      scf.yield %old : f32
    }
    memref.atomic_yield %1 : f32
  }
  return
}

// -----

func.func @prefetch_reads(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'}}
  memref.prefetch %m[%i], reads, locality<3>, data : memref<4xf32>
  return
}

// -----

func.func @prefetch_cache(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{custom op 'memref.prefetch' cache type has to be 'data' or 'instr'}}
  memref.prefetch %m[%i], read, locality<3>, cache : memref<4xf32>
  return
}

// -----

func.func @prefetched(%s: memref<f32>) {
  // expected-error @below {{expected operation name in quotes}}
  memref.prefetch %s[], read, locality<1>, instr : memref<f32> {note}
  return
}

// -----

func.func @scope(%x: i32) {
  // expected-error @below {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: successor operand type #0 'i32' should match successor input type #0 'i64'}}
  %0 = memref.alloca_scope -> (i64) {
    // expected-note @below {{region branch point}}
    memref.alloca_scope.return %x : i32
  }
  return
}

// -----

func.func @scope(%x: i32) {
  // expected-error @below {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 2 operands, but region successor needs 1 inputs}}
  %0 = memref.alloca_scope -> (i32) {
    // expected-note @below {{region branch point}}
    memref.alloca_scope.return %x, %x : i32, i32
  }
  return
}

// -----

// expected-error @below {{custom op 'memref.global' type should be static shaped memref, but got 'memref<?xf32>'}}
memref.global @g : memref<?xf32>

// -----

// expected-error @below {{'memref.global' op initial value shape expected to be 4 but was 5}}
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1.0> : tensor<5xf32>}> : () -> ()

// -----

func.func @generic(%m: memref<4xf32>, %i: index, %n: memref<4xf32>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    // expected-error @below {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
    memref.store %old, %n[%i] : memref<4xf32>
    memref.atomic_yield %old : f32
  }
  return
}

// -----

func.func @generic(%m: memref<*xf32>) {
  // expected-error @below {{'memref.generic_atomic_rmw' op operand #0 must be memref of signless integer or floating-point values, but got 'memref<*xf32>'}}
  %0 = memref.generic_atomic_rmw %m[] : memref<*xf32> {
  ^bb0(%old: f32):
    memref.atomic_yield %old : f32
  }
  return
}

// -----

func.func @distinct() {
  // expected-error @below {{'memref.distinct_objects' op expected at least one operand}}
  "memref.distinct_objects"() : () -> ()
  return
}

// -----

func.func @transpose(%m: memref<4x6xf32>) {
  // expected-error @below {{'memref.transpose' op result type 'memref<6x4xf32>' is not equivalent to the canonical transposed input type 'memref<6x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 6)>>'}}
  %0 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x6xf32> to memref<6x4xf32>
  return
}

// -----

func.func @transpose(%m: memref<4x6xf32>) {
  // expected-error @below {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %m (d0, d1) -> (d0, d0) : memref<4x6xf32> to memref<4x4xf32>
  return
}

// -----

func.func @transpose(%m: memref<4x6xf32>) {
  // expected-error @below {{'memref.transpose' op expected a permutation map of same rank as the input}}
  %0 = memref.transpose %m (d0, d1, d2) -> (d2, d1, d0) : memref<4x6xf32> to memref<6x4xf32>
  return
}
