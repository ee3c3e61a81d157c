// ODS: mlir/Dialect/Affine/IR/AffineOps.td

// Maps that are applied.

func.func @applied_text(%a: index) {
  // expected-error @below {{custom op 'affine.apply' invalid kind of attribute specified}}
  %0 = affine.apply "map" (%a)
  return
}

// -----

func.func @two_results(%a: index) {
  // expected-error @below {{'affine.apply' op mapping must produce one value}}
  %0 = "affine.apply"(%a) <{map = affine_map<(d0) -> (d0, d0)>}> : (index) -> index
  return
}

// -----

func.func @inputs(%a: index) {
  // expected-error @below {{'affine.apply' op operand count and affine map dimension and symbol count must match}}
  %0 = "affine.apply"(%a, %a) <{map = affine_map<(d0) -> (d0)>}> : (index, index) -> index
  return
}

// -----

func.func @inputs_of_minimum(%a: index) {
  // expected-error @below {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0)> (%a)
  return
}

// -----

func.func @nothing_to_compare(%a: index) {
  // expected-error @below {{'affine.max' op affine map expect at least one result}}
  %0 = affine.max affine_map<(d0) -> ()> (%a)
  return
}

// -----

func.func @counter_as_symbol() {
  affine.for %i = 0 to 4 {
    // expected-error @below {{dimensional operand cannot be used as a symbol}}
    %0 = affine.apply affine_map<()[s0] -> (s0)> ()[%i]
  }
  return
}

// -----

// Places and numbers.

func.func @results_without_basis(%a: index) {
  // expected-error @below {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
  %0:3 = affine.delinearize_index %a into (4) : index, index, index
  return
}

// -----

func.func @empty_dimension(%a: index) {
  // expected-error @below {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  %0:2 = affine.delinearize_index %a into (4, 0) : index, index
  return
}

// -----

func.func @missing_basis(%a: index) {
  // expected-error @below {{'affine.delinearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  %0:2 = "affine.delinearize_index"(%a) <{static_basis = array<i64: -9223372036854775808, 3>}> : (index) -> (index, index)
  return
}

// -----

func.func @indices_without_basis(%a: index) {
  // expected-error @below {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
  %0 = affine.linearize_index [%a, %a, %a] by (4) : index
  return
}

// -----

func.func @missing_basis_of_number(%a: index) {
  // expected-error @below {{'affine.linearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "affine.linearize_index"(%a) <{static_basis = array<i64: -9223372036854775808>,
      operandSegmentSizes = array<i32: 1, 0>}> : (index) -> index
  return
}

// -----

// Loops.

func.func @text_as_bound() {
  // expected-error @below {{custom op 'affine.for' expected valid affine map representation for loop bounds}}
  affine.for %i = "start" to 4 {
  }
  return
}

// -----

func.func @prefix_missing(%n: index) {
  // expected-error @below {{custom op 'affine.for' upper loop bound affine map with multiple results requires 'min' prefix}}
  affine.for %i = 0 to affine_map<(d0) -> (d0, 4)>(%n) {
  }
  return
}

// -----

func.func @dimensions_of_bound(%n: index) {
  // expected-error @below {{custom op 'affine.for' dim operand count and affine map dim count must match}}
  affine.for %i = affine_map<(d0) -> (d0)>() to 4 {
  }
  return
}

// -----

func.func @symbols_of_bound(%n: index) {
  // expected-error @below {{custom op 'affine.for' symbol operand count and affine map symbol count must match}}
  affine.for %i = 0 to affine_map<(d0)[s0] -> (d0 + s0)>(%n) {
  }
  return
}

// -----

func.func @backwards() {
  // expected-error @below {{custom op 'affine.for' expected step to be representable as a positive signed integer}}
  affine.for %i = 0 to 4 step -1 {
  }
  return
}

// -----

func.func @values_without_results(%x: f32) {
  // expected-error @below {{custom op 'affine.for' mismatch between the number of loop-carried values and results}}
  affine.for %i = 0 to 4 iter_args(%a = %x) -> (f32, f32) {
    affine.yield %a, %a : f32, f32
  }
  return
}

// -----

func.func @no_bound() {
  // expected-error @below {{'affine.for' op expected lower bound map to have at least one result}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> ()>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index,
      operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @carried_and_results(%x: f32) {
  // expected-error @below {{'affine.for' op different number of region iter_args and yielded values: 1 != 2}}
  %0:2 = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index,
      operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%i: index, %a: f32):
    affine.yield %a, %a : f32, f32
  }) : (f32) -> (f32, f32)
  return
}

// -----

func.func @carried_types(%x: f32) {
  // expected-error @below {{'affine.for' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'f64'}}
  %0 = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index,
      operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%i: index, %a: f64):
    affine.yield %x : f32
  }) : (f32) -> f32
  return
}

// -----

func.func @loaded_bound(%places: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %places[%i] : memref<4xindex>
    // expected-error @below {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %j = affine_map<(d0) -> (d0)>(%0) to 4 {
    }
  }
  return
}

// -----

func.func @loaded_symbol(%places: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %places[%i] : memref<4xindex>
    // expected-error @below {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %0 {
    }
  }
  return
}

// -----

// Ends of regions.

func.func @end_elsewhere() {
  // expected-error @below {{'affine.yield' op only terminates affine.if/for/parallel regions}}
  affine.yield
}

// -----

func.func @yields_too_much(%x: f32) {
  affine.for %i = 0 to 4 {
    // expected-error @below {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
    affine.yield %x : f32
  }
  return
}

// -----

func.func @yields_other_type(%x: f32, %y: f64) {
  %0 = affine.if affine_set<() : (0 == 0)>() -> f32 {
    affine.yield %x : f32
  } else {
    // expected-error @below {{'affine.yield' op types mismatch between yield op and its parent}}
    affine.yield %y : f64
  }
  return
}

// -----

// Conditions.

func.func @number_as_set() {
  // expected-error @below {{custom op 'affine.if' invalid kind of attribute specified}}
  affine.if 4 () {
  }
  return
}

// -----

func.func @dimensions_of_set(%n: index) {
  // expected-error @below {{custom op 'affine.if' dim operand count and integer set dim count must match}}
  affine.if affine_set<(d0) : (d0 == 0)>(%n, %n) {
  }
  return
}

// -----

func.func @symbols_of_set(%n: index) {
  // expected-error @below {{custom op 'affine.if' symbol operand count and integer set symbol count must match}}
  affine.if affine_set<(d0)[s0] : (d0 - s0 == 0)>(%n) {
  }
  return
}

// -----

func.func @loaded_condition(%places: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %places[%i] : memref<4xindex>
    // expected-error @below {{'affine.if' op operand cannot be used as a dimension id}}
    affine.if affine_set<(d0) : (d0 == 0)>(%0) {
    }
  }
  return
}

// -----

// Loops whose turns may run at once.

func.func @open_step(%n: index) {
  // expected-error @below {{custom op 'affine.parallel' steps must be constant integers}}
  affine.parallel (%i) = (0) to (8) step (%n) {
  }
  return
}

// -----

func.func @unknown_reduction(%x: f32) {
  // expected-error @below {{custom op 'affine.parallel' invalid reduction value: "average"}}
  %0 = affine.parallel (%i) = (0) to (8) reduce ("average") -> (f32) {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @counters_without_bounds() {
  // expected-error @below {{'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (1) and upper bound (2), and the number of steps (2) must all match}}
  affine.parallel (%i, %j) = (0) to (8, 8) {
  }
  return
}

// -----

func.func @empty_group() {
  // expected-error @below {{'affine.parallel' op expected lower bound map to have at least one result}}
  "affine.parallel"() <{reductions = [], lowerBoundsMap = affine_map<() -> ()>, lowerBoundsGroups = dense<0> : tensor<1xi32>,
      upperBoundsMap = affine_map<() -> (1)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1]}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @results_and_groups() {
  // expected-error @below {{'affine.parallel' op expected upper bounds map to have 1 results}}
  "affine.parallel"() <{reductions = [], lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>,
      upperBoundsMap = affine_map<() -> (1, 2)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1]}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @reduction_missing(%x: f32) {
  // expected-error @below {{'affine.parallel' op a reduction must be specified for each output}}
  %0:2 = affine.parallel (%i) = (0) to (8) reduce ("addf") -> (f32, f32) {
    affine.yield %x, %x : f32, f32
  }
  return
}

// -----

func.func @unnumbered_reduction(%x: f32) {
  // expected-error @below {{'affine.parallel' op attribute 'reductions' failed to satisfy constraint: Reduction ops}}
  %0 = "affine.parallel"() <{reductions = [99], lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>,
      upperBoundsMap = affine_map<() -> (1)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1]}> ({
  ^bb0(%i: index):
    affine.yield %x : f32
  }) : () -> f32
  return
}

// -----

func.func @integers_added_as_floats(%x: i32) {
  // expected-error @below {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (8) reduce ("addf") -> (i32) {
    affine.yield %x : i32
  }
  return
}

// -----

func.func @signed_maximum(%x: ui32) {
  // expected-error @below {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (8) reduce ("maxs") -> (ui32) {
    affine.yield %x : ui32
  }
  return
}

// -----

func.func @unsigned_minimum(%x: si32) {
  // expected-error @below {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (8) reduce ("minu") -> (si32) {
    affine.yield %x : si32
  }
  return
}

// -----

func.func @floats_in_or(%x: f32) {
  // expected-error @below {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (8) reduce ("ori") -> (f32) {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @loaded_upper_bound(%places: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %places[%i] : memref<4xindex>
    // expected-error @below {{'affine.parallel' op operand cannot be used as a dimension id}}
    affine.parallel (%j) = (0) to (%0) {
    }
  }
  return
}

// -----

// Accesses.

func.func @rank(%buffer: memref<4x4xf32>) {
  // expected-error @below {{'affine.load' op affine map num results must equal memref rank}}
  %0 = affine.load %buffer[0] : memref<4x4xf32>
  return
}

// -----

func.func @subscripts(%buffer: memref<4xf32>, %i: index) {
  // expected-error @below {{'affine.load' op expects as many subscripts as affine map inputs}}
  %0 = "affine.load"(%buffer, %i, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index, index) -> f32
  return
}

// -----

func.func @stored_rank(%buffer: memref<4x4xf32>, %x: f32) {
  // expected-error @below {{'affine.store' op affine map num results must equal memref rank}}
  affine.store %x, %buffer[0, 1, 2] : memref<4x4xf32>
  return
}

// -----

func.func @stored_subscripts(%buffer: memref<4xf32>, %x: f32) {
  // expected-error @below {{'affine.store' op expects as many subscripts as affine map inputs}}
  "affine.store"(%x, %buffer) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4xf32>) -> ()
  return
}

// -----

func.func @loaded_element(%buffer: memref<4xf32>) {
  // expected-error @below {{'affine.load' op result type must match element type of memref}}
  %0 = "affine.load"(%buffer) <{map = affine_map<() -> (0)>}> : (memref<4xf32>) -> f64
  return
}

// -----

func.func @stored_element(%buffer: memref<4xf32>, %x: f64) {
  // expected-error @below {{'affine.store' op value to store must have the same type as memref element type}}
  "affine.store"(%x, %buffer) <{map = affine_map<() -> (0)>}> : (f64, memref<4xf32>) -> ()
  return
}

// -----

func.func @place_that_is_loaded(%buffer: memref<4xf32>, %places: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %places[%i] : memref<4xindex>
    // expected-error @below {{'affine.load' op operand cannot be used as a dimension id}}
    %1 = affine.load %buffer[%0] : memref<4xf32>
  }
  return
}

// -----

func.func @symbol_that_is_a_counter(%buffer: memref<4xf32>, %x: f32) {
  affine.for %i = 0 to 4 {
    // expected-error @below {{'affine.store' op operand cannot be used as a symbol}}
    affine.store %x, %buffer[symbol(%i)] : memref<4xf32>
  }
  return
}

// -----

func.func @rank_of_vectors(%buffer: memref<4x4xf32>) {
  // expected-error @below {{'affine.vector_load' op affine map num results must equal memref rank}}
  %0 = affine.vector_load %buffer[0] : memref<4x4xf32>, vector<4xf32>
  return
}

// -----

func.func @elements_of_vectors(%buffer: memref<4x4xf32>) {
  // expected-error @below {{'affine.vector_load' op requires memref and vector types of the same elemental type}}
  %0 = affine.vector_load %buffer[0, 0] : memref<4x4xf32>, vector<4xf64>
  return
}

// -----

func.func @elements_of_stored_vectors(%buffer: memref<4x4xf32>, %x: vector<4xi32>) {
  // expected-error @below {{'affine.vector_store' op requires memref and vector types of the same elemental type}}
  affine.vector_store %x, %buffer[0, 0] : memref<4x4xf32>, vector<4xi32>
  return
}

// -----

func.func @announced_rank(%buffer: memref<4x4xf32>) {
  // expected-error @below {{'affine.prefetch' op affine.prefetch affine map num results must equal memref rank}}
  affine.prefetch %buffer[0], read, locality<1>, data : memref<4x4xf32>
  return
}

// -----

func.func @announced_operands(%buffer: memref<4xf32>) {
  // expected-error @below {{'affine.prefetch' op too few operands}}
  "affine.prefetch"(%buffer) <{isDataCache = true, isWrite = true, localityHint = 2 : i32, map = affine_map<(d0) -> (d0)>}>
    : (memref<4xf32>) -> ()
  return
}

// -----

func.func @announced_place(%buffer: memref<4xf32>, %places: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %places[%i] : memref<4xindex>
    // expected-error @below {{'affine.prefetch' op index must be a valid dimension or symbol identifier}}
    affine.prefetch %buffer[%0], read, locality<1>, data : memref<4xf32>
  }
  return
}

// -----

func.func @locality(%buffer: memref<4xf32>) {
  // expected-error @below {{'affine.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  affine.prefetch %buffer[0], read, locality<4>, data : memref<4xf32>
  return
}

// -----

func.func @other_access(%buffer: memref<4xf32>) {
  // expected-error @below {{custom op 'affine.prefetch' rw specifier has to be 'read' or 'write'}}
  affine.prefetch %buffer[0], update, locality<1>, data : memref<4xf32>
  return
}

// -----

func.func @other_cache(%buffer: memref<4xf32>) {
  // expected-error @below {{custom op 'affine.prefetch' cache type has to be 'data' or 'instr'}}
  affine.prefetch %buffer[0], read, locality<1>, disk : memref<4xf32>
  return
}

// -----

// Transfers between memories.

func.func @one_stride(%from: memref<4xf32>, %to: memref<4xf32, 1>, %tag: memref<1xi32>, %n: index) {
  // expected-error @below {{custom op 'affine.dma_start' expected two stride related operands}}
  affine.dma_start %from[0], %to[0], %tag[0], %n, %n : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}

// -----

func.func @two_types(%from: memref<4xf32>, %to: memref<4xf32, 1>, %tag: memref<1xi32>, %n: index) {
  // expected-error @below {{custom op 'affine.dma_start' expected three types}}
  affine.dma_start %from[0], %to[0], %tag[0], %n : memref<4xf32>, memref<4xf32, 1>
  return
}

// -----

func.func @tag_type(%tag: tensor<1xi32>, %n: index) {
  // expected-error @below {{custom op 'affine.dma_wait' expected tag to be of memref type}}
  affine.dma_wait %tag[0], %n : tensor<1xi32>
  return
}

// -----

func.func @source_type(%from: tensor<4xf32>, %to: memref<4xf32, 1>, %tag: memref<1xi32>, %n: index) {
  // expected-error @below {{'affine.dma_start' op expected DMA source to be of memref type}}
  affine.dma_start %from[0], %to[0], %tag[0], %n : tensor<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}

// -----

func.func @target_type(%from: memref<4xf32>, %to: tensor<4xf32>, %tag: memref<1xi32>, %n: index) {
  // expected-error @below {{'affine.dma_start' op expected DMA destination to be of memref type}}
  affine.dma_start %from[0], %to[0], %tag[0], %n : memref<4xf32>, tensor<4xf32>, memref<1xi32>
  return
}

// -----

func.func @loaded_source(%from: memref<4xf32>, %to: memref<4xf32, 1>, %tag: memref<1xi32>,
    %places: memref<4xindex>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %places[%i] : memref<4xindex>
    // expected-error @below {{'affine.dma_start' op src index must be a valid dimension or symbol identifier}}
    affine.dma_start %from[%0], %to[0], %tag[0], %n : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  }
  return
}

// -----

func.func @loaded_target(%from: memref<4xf32>, %to: memref<4xf32, 1>, %tag: memref<1xi32>,
    %places: memref<4xindex>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %places[%i] : memref<4xindex>
    // expected-error @below {{'affine.dma_start' op dst index must be a valid dimension or symbol identifier}}
    affine.dma_start %from[0], %to[%0], %tag[0], %n : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  }
  return
}

// -----

func.func @loaded_tag(%tag: memref<1xi32>, %places: memref<4xindex>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %places[%i] : memref<4xindex>
    // expected-error @below {{'affine.dma_wait' op index must be a valid dimension or symbol identifier}}
    affine.dma_wait %tag[%0], %n : memref<1xi32>
  }
  return
}

// -----

func.func @prefetch_red(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{custom op 'affine.prefetch' rw specifier has to be 'read' or 'write'}}
  affine.prefetch %m[%i], red, locality<3>, data : memref<4xf32>
  return
}

// -----

func.func @prefetch_cache(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{custom op 'affine.prefetch' cache type has to be 'data' or 'instr'}}
  affine.prefetch %m[%i], read, locality<3>, dada {a} : memref<4xf32>
  return
}

// -----

func.func @prefetch_unranked(%m: memref<*xf32>, %i: index) {
  // expected-error @below {{custom op 'affine.prefetch' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  affine.prefetch %m[%i], read, locality<3>, data {a} : memref<*xf32>
  return
}

// -----

func.func @two_bounds(%n: index) {
  // expected-error @below {{custom op 'affine.for' expected only one loop bound operand}}
  affine.for %i = 0 to %n, %n {
  }
  return
}

// -----

func.func @bound_dims(%n: index) {
  // expected-error @below {{custom op 'affine.for' dim operand count and affine map dim count must match}}
  affine.for %i = affine_map<(d0) -> (d0)>(%n, %n) to %n {
  }
  return
}

// -----

func.func @bound_symbols(%n: index) {
  // expected-error @below {{custom op 'affine.for' symbol operand count and affine map symbol count must match}}
  affine.for %i = affine_map<(d0)[s0] -> (d0)>(%n) to %n {
  }
  return
}

// -----

func.func @bound_prefix(%n: index) {
  // expected-error @below {{custom op 'affine.for' lower loop bound affine map with multiple results requires 'max' prefix}}
  affine.for %i = affine_map<(d0) -> (d0, 3)>(%n) to %n {
  }
  return
}

// -----

func.func @bound_string(%n: index) {
  // expected-error @below {{custom op 'affine.for' expected valid affine map representation for loop bounds}}
  affine.for %i = "a" to %n {
  }
  return
}

// -----

func.func @lower_min(%n: index) {
  // expected-error @below {{expected attribute value}}
  affine.for %i = min 0 to %n {
  }
  return
}

// -----

func.func @minimum_operands(%n: index) {
  // expected-error @below {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  %0 = affine.min affine_map<(d0) -> (d0, 3)>(%n, %n)
  return
}

// -----

func.func @two_results(%n: index) {
  // expected-error @below {{operation defines 2 results but was provided 1 to bind}}
  %0 = affine.apply affine_map<(d0) -> (d0, 3)>(%n)
  return
}

// -----

func.func @no_map(%n: index) {
  // expected-error @below {{custom op 'affine.apply' invalid kind of attribute specified}}
  %0 = affine.apply 3 (%n)
  return
}

// -----

func.func @store_scalar(%n: index, %t: i32) {
  // expected-error @below {{custom op 'affine.store' invalid kind of type specified: expected builtin.memref, but found 'i32'}}
  affine.store %n, %t[0] : i32
  return
}

// -----

func.func @too_many_dimensions(%a: index) {
  // expected-error @below {{custom op 'affine.apply' dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(d0) -> (d0)> (%a, %a)
  return
}

// -----

func.func @too_few_symbols(%a: index) {
  // expected-error @below {{custom op 'affine.apply' dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)> (%a)
  return
}

// -----

func.func @no_buffer(%x: tensor<4xf32>) {
  // expected-error @below {{custom op 'affine.load' invalid kind of type specified: expected builtin.memref, but found 'tensor<4xf32>'}}
  %0 = affine.load %x[0] : tensor<4xf32>
  return
}

// -----

func.func @result_of_one_branch(%i: index) {
  // expected-error @below {{'affine.if' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @below {{region branch point}}
  %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%i) -> i32 {
    %1 = arith.constant 1 : i32
    affine.yield %1 : i32
  }
  return
}
