// ODS: mlir/Dialect/Shape/IR/ShapeOps.td

// A size among the operands makes the result one.
func.func @add(%s: !shape.size, %i: index) {
  // expected-error @below {{'shape.add' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.add %i, %s : index, !shape.size -> index
  return
}

// -----

func.func @mul(%s: !shape.size) {
  // expected-error @below {{'shape.mul' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.mul %s, %s : !shape.size, !shape.size -> index
  return
}

// -----

func.func @div(%s: !shape.size, %i: index) {
  // expected-error @below {{'shape.div' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.div %s, %i : !shape.size, index -> index
  return
}

// -----

func.func @get_extent(%h: !shape.shape, %i: index) {
  // expected-error @below {{'shape.get_extent' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.get_extent %h, %i : !shape.shape, index -> index
  return
}

// -----

func.func @num_elements(%h: !shape.shape) {
  // expected-error @below {{'shape.num_elements' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.num_elements %h : !shape.shape -> index
  return
}

// -----

func.func @rank(%h: !shape.shape) {
  // expected-error @below {{'shape.rank' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.rank %h : !shape.shape -> index
  return
}

// -----

func.func @broadcast(%h: !shape.shape, %x: tensor<?xindex>) {
  // expected-error @below {{'shape.broadcast' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.broadcast %x, %h : tensor<?xindex>, !shape.shape -> tensor<?xindex>
  return
}

// -----

func.func @shape_of_value(%v: !shape.value_shape) {
  // expected-error @below {{'shape.shape_of' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.shape_of %v : !shape.value_shape -> tensor<?xindex>
  return
}

// -----

func.func @shape_of(%t: tensor<1x2xf32>) {
  // expected-error @below {{'shape.shape_of' op }}
  %0 = shape.shape_of %t : tensor<1x2xf32> -> tensor<3xindex>
  return
}

// -----

// Result types that follow from the operands. (Upstream says so twice, in two ways.)
func.func @max(%s: !shape.size) {
  // expected-error @below {{'shape.max' op }}
  %0 = shape.max %s, %s : !shape.size, !shape.size -> !shape.shape
  return
}

// -----

func.func @min(%h: !shape.shape, %s: !shape.size) {
  // expected-error @below {{'shape.min' op }}
  %0 = shape.min %h, %s : !shape.shape, !shape.size -> !shape.shape
  return
}

// -----

func.func @meet_as_another(%h: !shape.shape) {
  // expected-error @below {{'shape.meet' op }}
  %0 = shape.meet %h, %h : !shape.shape, !shape.shape -> index
  return
}

// -----

func.func @const_shape() {
  // expected-error @below {{'shape.const_shape' op }}
  %0 = shape.const_shape [1, 2] : tensor<3xindex>
  return
}

// -----

// Numbers of operands.
func.func @assuming_all() {
  // expected-error @below {{'shape.assuming_all' op no operands specified}}
  %0 = "shape.assuming_all"() : () -> !shape.witness
  return
}

// -----

func.func @cstr_broadcastable(%h: !shape.shape) {
  // expected-error @below {{'shape.cstr_broadcastable' op required at least 2 input shapes}}
  %0 = shape.cstr_broadcastable %h : !shape.shape
  return
}

// -----

// Bodies of reductions.
func.func @reduce_takes_nothing(%h: !shape.shape, %i: index) {
  // expected-error @below {{'shape.reduce' op ReduceOp body is expected to have 3 arguments}}
  %0 = shape.reduce(%h, %i) : !shape.shape -> index {
    shape.yield %i : index
  }
  return
}

// -----

func.func @reduce_takes_one_less(%h: !shape.shape, %i: index) {
  // expected-error @below {{'shape.reduce' op ReduceOp body is expected to have 3 arguments}}
  %0 = shape.reduce(%h, %i) : !shape.shape -> index {
  ^bb0(%at: index, %extent: !shape.size):
    shape.yield %i : index
  }
  return
}

// -----

func.func @reduce_counts_in_sizes(%h: !shape.shape, %i: index) {
  // expected-error @below {{'shape.reduce' op argument 0 of ReduceOp body is expected to be of IndexType}}
  %0 = shape.reduce(%h, %i) : !shape.shape -> index {
  ^bb0(%at: !shape.size, %extent: !shape.size, %sum: index):
    shape.yield %sum : index
  }
  return
}

// -----

func.func @reduce_shape(%h: !shape.shape, %i: index) {
  // expected-error @below {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType}}
  %0 = shape.reduce(%h, %i) : !shape.shape -> index {
  ^bb0(%at: index, %extent: index, %sum: index):
    shape.yield %sum : index
  }
  return
}

// -----

func.func @reduce_tensor(%x: tensor<?xindex>, %i: index) {
  // expected-error @below {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor}}
  %0 = shape.reduce(%x, %i) : tensor<?xindex> -> index {
  ^bb0(%at: index, %extent: !shape.size, %sum: index):
    shape.yield %sum : index
  }
  return
}

// -----

func.func @reduce_carries_another(%x: tensor<?xindex>, %i: index, %f: f32) {
  // expected-error @below {{'shape.reduce' op type mismatch between argument 3 of ReduceOp body and initial value 1}}
  %0:2 = shape.reduce(%x, %i, %f) : tensor<?xindex> -> (index, f32) {
  ^bb0(%at: index, %extent: index, %sum: index, %product: f64):
    shape.yield %sum, %f : index, f32
  }
  return
}

// -----

func.func @yield_of_too_many(%x: tensor<?xindex>, %i: index) {
  %0 = shape.reduce(%x, %i) : tensor<?xindex> -> index {
  ^bb0(%at: index, %extent: index, %sum: index):
    // expected-error @below {{'shape.yield' op number of operands does not match number of results of its parent}}
    shape.yield %sum, %at : index, index
  }
  return
}

// -----

func.func @yield_of_another(%x: tensor<?xindex>, %i: index, %f: f32) {
  %0 = shape.reduce(%x, %i) : tensor<?xindex> -> index {
  ^bb0(%at: index, %extent: index, %sum: index):
    // expected-error @below {{'shape.yield' op types mismatch between yield op and its parent}}
    shape.yield %f : f32
  }
  return
}

// -----

func.func @yield_elsewhere(%i: index) {
  // expected-error @below {{'shape.yield' op expects parent op to be one of 'shape.reduce, shape.function_library'}}
  shape.yield %i : index
}

// -----

// Types of operands and results.
func.func @witness_wanted(%b: i1) {
  // expected-error @below {{'shape.assuming_all' op operand #0 must be variadic of , but got 'i1'}}
  %0 = "shape.assuming_all"(%b) : (i1) -> !shape.witness
  return
}

// -----

func.func @not_a_shape(%x: tensor<2x2xindex>) {
  // expected-error @below {{'shape.rank' op operand #0 must be shape or extent tensor, but got 'tensor<2x2xindex>'}}
  %0 = "shape.rank"(%x) : (tensor<2x2xindex>) -> index
  return
}

// -----

func.func @not_a_size(%i: index, %j: i64) {
  // expected-error @below {{'shape.add' op operand #1 must be size or index, but got 'i64'}}
  %0 = "shape.add"(%i, %j) : (index, i64) -> index
  return
}

// -----

func.func @other_elements() {
  // expected-error @below {{'shape.const_shape' op attribute 'shape' failed to satisfy constraint: index elements attribute}}
  %0 = "shape.const_shape"() {shape = dense<[1, 2]> : tensor<2xi64>} : () -> !shape.shape
  return
}

// -----

// Texts that are not those of an operation.
// expected-error @+4 {{expected 'mapping'}}
shape.function_library @unmapped {
^bb0:
}
func.func @after() {
  return
}

// -----

func.func @not_a_witness(%i: index) { // expected-note {{prior use here}}
  // expected-error @below {{use of value '%i' expects different type than prior uses: '!shape.witness' vs 'index'}}
  shape.assuming %i {
  }
  return
}

// -----

// expected-error @below {{'shape.function_library' op Operations with a 'SymbolTable' must have exactly one block}}
shape.function_library @empty {
} mapping {}

// -----

func.func @no_list() {
  // expected-error @below {{integer literal not valid for specified type}}
  %0 = shape.const_shape 3 : !shape.shape
  return
}

// -----

func.func @numbers_only() {
  // expected-error @below {{expected attribute value}}
  %0 = shape.const_shape [1, x] : !shape.shape
  return
}

// -----

func.func @assuming_yields_another(%w: !shape.witness, %i: index) {
  // expected-error @below {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: successor operand type #0 'index' should match successor input type #0 'i1'}}
  %0 = shape.assuming %w -> (i1) {
    // expected-note @below {{region branch point}}
    shape.assuming_yield %i : index
  }
  return
}

// -----

func.func @assuming_yields_nothing(%w: !shape.witness) {
  // expected-error @below {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @below {{region branch point}}
  %0 = shape.assuming %w -> (i1) {
  }
  return
}

// -----

// expected-error @below {{only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute}}
module attributes {shape.lib = 1} {}

// -----

// expected-error @below {{@a does not refer to FunctionLibraryOp}}
module attributes {shape.lib = [@a, 1]} {}

// -----

// expected-error @below {{@a does not refer to FunctionLibraryOp}}
module attributes {shape.lib = [@a]} {}

// -----

// expected-error @below {{shape function library @a::@b not found}}
module attributes {shape.lib = @a::@b} {}

// -----

// expected-error @below {{only one op to shape mapping allowed, found multiple for `"foo.a"`}}
module attributes {shape.lib = [@fn, @gn]} {
shape.function_library @fn { shape.func @a(%a: !shape.value_shape) -> !shape.shape { %0 = shape.shape_of %a : !shape.value_shape -> !shape.shape
shape.return %0 : !shape.shape } } mapping { foo.a = @a }
shape.function_library @gn { shape.func @a(%a: !shape.value_shape) -> !shape.shape { %0 = shape.shape_of %a : !shape.value_shape -> !shape.shape
shape.return %0 : !shape.shape } } mapping { foo.a = @a }
}

// -----

// expected-error @below {{shape.lib attribute may only be on op implementing SymbolTable}}
func.func @f() attributes {shape.lib = @fn} { return }

// -----

// expected-error @below {{only SymbolRefAttr allowed in shape.lib attribute array}}
module attributes {shape.lib = [1]} {}

// -----

// expected-error @below {{@f required to be shape function library}}
module attributes {shape.lib = @f} {
  func.func private @f()
}

// -----

// expected-error @below {{@f does not refer to FunctionLibraryOp}}
module attributes {shape.lib = [@f]} {
  func.func private @f()
}
