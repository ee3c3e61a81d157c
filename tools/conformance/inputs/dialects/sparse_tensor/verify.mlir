// ODS: mlir/Dialect/SparseTensor/IR/SparseTensorOps.td mlir/Dialect/Tensor/IR/TensorOps.td mlir/Dialect/Complex/IR/ComplexOps.td mlir/Dialect/Complex/IR/ComplexAttributes.td

// Formats of levels.
// expected-error @below {{unknown level format: thick}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : thick) }>
func.func private @after()

// -----

// expected-error @below {{expected valid level format (e.g. dense, compressed or singleton)}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : ) }>
func.func private @after()

// -----

// expected-error @below {{unbalanced '(' character in pretty dialect name}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : compressed() }>
func.func private @after()

// -----

// expected-error @below {{unknown level property: unsorted}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : compressed(unsorted)) }>
func.func private @after()

// -----

// expected-error @below {{expected valid level property (e.g. nonordered, nonunique or high)}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : compressed(3)) }>
func.func private @after()

// -----

// expected-error @below {{invalid level type: level format doesn't support the properties}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : dense(nonunique)) }>
func.func private @after()

// -----

// expected-error @below {{invalid level type: level format doesn't support the properties}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : batch(nonordered)) }>
func.func private @after()

// -----

// expected-error @below {{invalid level type: level format doesn't support the properties}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : structured[1, 2](nonunique)) }>
func.func private @after()

// -----

// expected-error @below {{expected exactly 2 structured sizes}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : structured) }>
func.func private @after()

// -----

// expected-error @below {{expected exactly 2 structured sizes}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : structured[1]) }>
func.func private @after()

// -----

// expected-error @below {{expected exactly 2 structured sizes}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : structured[1, 2, 3]) }>
func.func private @after()

// -----

// expected-error @below {{expected n <= m in n_out_of_m}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : structured[3, 2]) }>
func.func private @after()

// -----

// expected-error @below {{expected structured size to be >= 0}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : structured[-1, 2]) }>
func.func private @after()

// -----

// expected-error @below {{expected valid integer for structured size}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : structured[x, 2]) }>
func.func private @after()

// -----

// Maps.
// expected-error @below {{redefinition of identifier 'i'}}
#e = #sparse_tensor.encoding<{ map = (i, i) -> (i : dense) }>
func.func private @after()

// -----

// expected-error @below {{use of undeclared identifier}}
#e = #sparse_tensor.encoding<{ map = (i) -> (j : dense) }>
func.func private @after()

// -----

// expected-error @below {{expected ':'}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i) }>
func.func private @after()

// -----

// expected-error @below {{expected '(' in dimension-specifier list}}
#e = #sparse_tensor.encoding<{ map = i -> (i : dense) }>
func.func private @after()

// -----

// expected-error @below {{expected '->'}}
#e = #sparse_tensor.encoding<{ map = (i) (i : dense) }>
func.func private @after()

// -----

// expected-error @below {{expected '(' in level-specifier list}}
#e = #sparse_tensor.encoding<{ map = (i) -> i : dense }>
func.func private @after()

// -----

// expected-error @below {{redefinition of identifier 'i'}}
#e = #sparse_tensor.encoding<{ map = [i](i) -> (i : dense) }>
func.func private @after()

// -----

// expected-error @below {{redefinition of identifier 'l'}}
#e = #sparse_tensor.encoding<{ map = {l, l}(i = l) -> (l = i : dense) }>
func.func private @after()

// -----

// expected-error @below {{use of undeclared identifier 'm'}}
#e = #sparse_tensor.encoding<{ map = {l}(i = l) -> (m = i : dense) }>
func.func private @after()

// -----

// expected-error @below {{Level-variable ordering mismatch. The variable 'm' was forward-declared as the 1st level; but is bound by the 0th specification.}}
#e = #sparse_tensor.encoding<{ map = {l, m}(i = l, j = m) -> (m = j : dense, l = i : dense) }>
func.func private @after()

// -----

// expected-error @below {{Level-rank mismatch between forward-declarations and specifiers. Declared 2 level-variables; but got 1 level-specifiers.}}
#e = #sparse_tensor.encoding<{ map = {l, m}(i = l) -> (l = i : dense) }>
func.func private @after()

// -----

// expected-error @below {{expected '='}}
#e = #sparse_tensor.encoding<{ map = {l}(i = l) -> (l : dense) }>
func.func private @after()

// -----

// expected-error @below {{use of undeclared identifier}}
#e = #sparse_tensor.encoding<{ map = {l}(i = j) -> (l = i : dense) }>
func.func private @after()

// -----

// expected-error @below {{expected bare identifier}}
#e = #sparse_tensor.encoding<{ map = (3) -> (i : dense) }>
func.func private @after()

// -----

// expected-error @below {{missing right operand of binary operator}}
#e = #sparse_tensor.encoding<{ map = (i = 3 +) -> (i : dense) }>
func.func private @after()

// -----

// expected-error @below {{expected lvlToDim to be an inverse of dimToLvl}}
#e = #sparse_tensor.encoding<{ map = {l0, l1}(i = l1, j = l0) -> (l0 = i : dense, l1 = j : dense) }>
func.func private @after()

// -----

// expected-error @below {{failed to infer lvlToDim from dimToLvl}}
#e = #sparse_tensor.encoding<{ map = (i, j) -> (i + j : dense, j : dense) }>
func.func private @after()

// -----

// expected-error @below {{failed to infer lvlToDim from dimToLvl}}
#e = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense) }>
func.func private @after()

// -----

// expected-error @below {{failed to infer lvlToDim from dimToLvl}}
#e = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : dense) }>
func.func private @after()

// -----

// expected-error @below {{expected a non-empty array for lvlTypes}}
#e = #sparse_tensor.encoding<{ map = () -> () }>
func.func private @after()

// -----

// Orders of formats.
// expected-error @below {{expected compressed or loose_compressed level before singleton level}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : singleton) }>
func.func private @after()

// -----

// expected-error @below {{expected compressed or loose_compressed level before singleton level}}
#e = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : singleton) }>
func.func private @after()

// -----

// expected-error @below {{expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).}}
#e = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : compressed, j : singleton(soa), k : singleton) }>
func.func private @after()

// -----

// expected-error @below {{Batch lvlType can only be leading levels.}}
#e = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : batch) }>
func.func private @after()

// -----

// expected-error @below {{SoA is only applicable to singleton lvlTypes.}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : compressed(soa)) }>
func.func private @after()

// -----

// expected-error @below {{expected n_out_of_m to be the last level type}}
#e = #sparse_tensor.encoding<{ map = (i, j) -> (i : structured[1, 2], j : dense) }>
func.func private @after()

// -----

// expected-error @below {{expected all dense lvlTypes before a n_out_of_m level}}
#e = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j floordiv 2 : dense, j mod 2 : structured[1, 2]) }>
func.func private @after()

// -----

// expected-error @below {{expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level}}
#e = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 8]) }>
func.func private @after()

// -----

// expected-error @below {{expected only one blocked level with the same coefficients}}
#e = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 4 : dense, i mod 2 : dense, j mod 4 : structured[2, 4]) }>
func.func private @after()

// -----

// Other entries.
// expected-error @below {{unexpected position bitwidth: 7}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : dense), posWidth = 7 }>
func.func private @after()

// -----

// expected-error @below {{unexpected coordinate bitwidth: 128}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : dense), crdWidth = 128 }>
func.func private @after()

// -----

// expected-error @below {{expected an integral position bitwidth}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : dense), posWidth = "a" }>
func.func private @after()

// -----

// expected-error @below {{expected an integral index bitwidth}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : dense), crdWidth = 1.0 }>
func.func private @after()

// -----

// expected-error @below {{expected a numeric value for explicitVal}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : dense), explicitVal = "a" }>
func.func private @after()

// -----

// expected-error @below {{expected a numeric value for implicitVal}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : dense), implicitVal = unit }>
func.func private @after()

// -----

// expected-error @below {{unexpected key: width}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : dense), width = 3 }>
func.func private @after()

// -----

// expected-error @below {{expected a non-empty array for lvlTypes}}
#e = #sparse_tensor.encoding<{ posWidth = 8 }>
func.func private @after()

// -----

// expected-error @below {{expected '}'}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : dense) posWidth = 8 }>
func.func private @after()

// -----

// expected-error @below {{expected '='}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : dense), posWidth 8 }>
func.func private @after()

// -----

// expected-error @below {{expected a non-empty array for lvlTypes}}
#e = #sparse_tensor.encoding<{  }>
func.func private @after()

// -----

// Slices.
// expected-error @below {{expect positive value or ? for slice size}}
"test.op"() {a = #sparse_tensor<slice(0, 0, 1)>} : () -> ()
func.func private @after()

// -----

// expected-error @below {{expect positive value or ? for slice stride}}
"test.op"() {a = #sparse_tensor<slice(0, 1, 0)>} : () -> ()
func.func private @after()

// -----

// expected-error @below {{expect positive value or ? for slice offset/size/stride}}
"test.op"() {a = #sparse_tensor<slice(-1, 1, 1)>} : () -> ()
func.func private @after()

// -----

// expected-error @below {{expect positive value or ? for slice offset/size/stride}}
"test.op"() {a = #sparse_tensor<slice(0, -2, 1)>} : () -> ()
func.func private @after()

// -----

// expected-error @below {{expected ','}}
"test.op"() {a = #sparse_tensor<slice(0, 1)>} : () -> ()
func.func private @after()

// -----

// expected-error @below {{expected ')'}}
"test.op"() {a = #sparse_tensor<slice(0, 1, 1, 1)>} : () -> ()
func.func private @after()

// -----

// expected-error @below {{expected '?'}}
"test.op"() {a = #sparse_tensor<slice(x, 1, 1)>} : () -> ()
func.func private @after()

// -----

// expected-error @below {{expected '('}}
"test.op"() {a = #sparse_tensor<slice[0, 1, 1]>} : () -> ()
func.func private @after()

// -----

// expected-error @below {{integer value too large}}
"test.op"() {a = #sparse_tensor<slice(0, 99999999999999999999, 1)>} : () -> ()
func.func private @after()

// -----

// expected-error @below {{expected SparseTensorDimSliceAttr}}
#e = #sparse_tensor.encoding<{ map = (i : 3) -> (i : dense) }>
func.func private @after()

// -----

// expected-error @below {{expected SparseTensorDimSliceAttr}}
#e = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<kind lvl_sz>) -> (i : dense) }>
func.func private @after()

// -----

// Maps with other numbers of levels.
// expected-error @below {{level-rank mismatch between dimToLvl and lvlTypes: 1 != 2}}
#e = #sparse_tensor.encoding<{ map = (i) -> (i : dense), map = (i) -> (i : dense) }>
func.func private @after()

// -----

// expected-error @below {{unexpected dimToLvl mapping from 2 to 1}}
#e = #sparse_tensor.encoding<{ map = [s](i, j) -> (i : dense) }>
func.func private @after()

// -----

// expected-error @below {{expected 1xm block structure for n_out_of_m level}}
#e = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, i : dense, j : structured[1, 2]) }>
func.func private @after()

// -----

// Tensors.
#e = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>
// expected-error @below {{expected non-scalar sparse tensor}}
func.func private @f(tensor<f32, #e>)

// -----

#e = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>
// expected-error @below {{dimension-rank mismatch between encoding and tensor shape: 1 != 2}}
func.func private @f(tensor<2x2xf32, #e>)

// -----

#e = #sparse_tensor.encoding<{ map = (i) -> (i : dense), explicitVal = 1 : i32 }>
// expected-error @below {{explicit value type mismatch between encoding and tensor element type: 'i32' != 'f32'}}
func.func private @f(tensor<2xf32, #e>)

// -----

#e = #sparse_tensor.encoding<{ map = (i) -> (i : dense), implicitVal = 0 : i32 }>
// expected-error @below {{implicit value type mismatch between encoding and tensor element type: 'i32' != 'f32'}}
func.func private @f(tensor<2xf32, #e>)

// -----

#e = #sparse_tensor.encoding<{ map = (i) -> (i : dense), implicitVal = 1.0 : f32 }>
// expected-error @below {{implicit value must be zero}}
func.func private @f(tensor<2xf32, #e>)

// -----

#e = #sparse_tensor.encoding<{ map = (i) -> (i : dense), implicitVal = 3 : i8 }>
// expected-error @below {{implicit value must be zero}}
func.func private @f(tensor<2xi8, #e>)

// -----

#e = #sparse_tensor.encoding<{ map = (i) -> (i : dense), explicitVal = #complex.number<:f32 1.0, 0.0> }>
// expected-error @below {{explicit value type mismatch between encoding and tensor element type: 'complex<f32>' != 'f32'}}
func.func private @f(tensor<2xf32, #e>)

// -----

#e = #sparse_tensor.encoding<{ map = (i) -> (i : dense), implicitVal = #complex.number<:f32 1.0, 0.0> }>
// expected-error @below {{implicit value must be zero}}
func.func private @f(tensor<2xcomplex<f32>, #e>)

// -----

// Ranges of levels.
#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
// expected-error @below {{expect larger level upper bound than lower bound}}
func.func private @f(!sparse_tensor.iter_space<#rows, lvls = 1 to 1>)

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
// expected-error @below {{expect larger level upper bound than lower bound}}
func.func private @f(!sparse_tensor.iterator<#rows, lvls = 2 to 1>)

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
// expected-error @below {{expected integer value}}
func.func private @f(!sparse_tensor.iterator<#rows, lvls = x>)

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
// expected-error @below {{expected 'lvls'}}
func.func private @f(!sparse_tensor.iterator<#rows, levels = 0>)

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{custom op 'sparse_tensor.extract_iteration_space' expect larger level upper bound than lower bound}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 2 to 1 : tensor<4x4xf64, #rows> -> !sparse_tensor.iter_space<#rows, lvls = 0>
  return
}

// -----

// Conversions.
#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{unexpected conversion mismatch in rank}}
  %0 = sparse_tensor.convert %t : tensor<4x4xf64, #rows> to tensor<16xf64>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<?x4xf64, #rows>) {
  // expected-error @below {{unexpected conversion mismatch in dimension 0}}
  %0 = sparse_tensor.convert %t : tensor<?x4xf64, #rows> to tensor<4x4xf64>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{unexpected conversion mismatch in dimension 1}}
  %0 = sparse_tensor.convert %t : tensor<4x4xf64, #rows> to tensor<4x5xf64>
  return
}

// -----

// What to do with one element.
func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{present region must have exactly 1 arguments}}
  %0 = sparse_tensor.unary %x : f64 to f64
    present={
    ^bb0(%a: f64, %b: f64):
      sparse_tensor.yield %a : f64
    }
    absent={}
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{present region argument 1 type mismatch}}
  %0 = sparse_tensor.unary %x : f64 to f64
    present={
    ^bb0(%a: f32):
      sparse_tensor.yield %x : f64
    }
    absent={}
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{present region yield type mismatch}}
  %0 = sparse_tensor.unary %x : f64 to f64
    present={
    ^bb0(%a: f64):
      sparse_tensor.yield %y : i32
    }
    absent={}
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{present region yield type mismatch}}
  %0 = sparse_tensor.unary %x : f64 to f64
    present={
    ^bb0(%a: f64):
      sparse_tensor.yield %a, %a : f64, f64
    }
    absent={}
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{present region must end with sparse_tensor.yield}}
  %0 = sparse_tensor.unary %x : f64 to f64
    present={
    ^bb0(%a: f64):
      "test.end"() : () -> ()
    }
    absent={}
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{absent region must have exactly 0 arguments}}
  %0 = sparse_tensor.unary %x : f64 to f64
    present={}
    absent={
    ^bb0(%a: f64):
      sparse_tensor.yield %x : f64
    }
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{absent region yield type mismatch}}
  %0 = sparse_tensor.unary %x : f64 to f64
    present={}
    absent={
      sparse_tensor.yield %y : i32
    }
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{absent region cannot yield linalg argument}}
  %0 = sparse_tensor.unary %x : f64 to f64
    present={}
    absent={
      sparse_tensor.yield %x : f64
    }
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{absent region cannot yield locally computed value}}
  %0 = sparse_tensor.unary %x : f64 to f64
    present={}
    absent={
      %1 = arith.addf %x, %x : f64
      sparse_tensor.yield %1 : f64
    }
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  %1 = arith.addf %x, %x : f64
  // expected-error @below {{absent region cannot yield locally computed value}}
  %0 = sparse_tensor.unary %x : f64 to f64
    present={}
    absent={
      sparse_tensor.yield %1 : f64
    }
  return
}

// -----

// What to do with two elements.
func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{overlap region must have exactly 2 arguments}}
  %0 = sparse_tensor.binary %x, %y : f64, i32 to f64
    overlap={
    ^bb0(%a: f64):
      sparse_tensor.yield %a : f64
    }
    left={}
    right={}
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{overlap region argument 2 type mismatch}}
  %0 = sparse_tensor.binary %x, %y : f64, i32 to f64
    overlap={
    ^bb0(%a: f64, %b: f64):
      sparse_tensor.yield %a : f64
    }
    left={}
    right={}
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{overlap region argument 1 type mismatch}}
  %0 = sparse_tensor.binary %x, %y : f64, i32 to f64
    overlap={
    ^bb0(%a: i32, %b: i32):
      sparse_tensor.yield %x : f64
    }
    left={}
    right={}
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{overlap region yield type mismatch}}
  %0 = sparse_tensor.binary %x, %y : f64, i32 to f64
    overlap={
    ^bb0(%a: f64, %b: i32):
      sparse_tensor.yield %b : i32
    }
    left={}
    right={}
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{overlap region must end with sparse_tensor.yield}}
  %0 = sparse_tensor.binary %x, %y : f64, i32 to f64
    overlap={
    ^bb0(%a: f64, %b: i32):
      "test.end"() : () -> ()
    }
    left={}
    right={}
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{left region argument 1 type mismatch}}
  %0 = sparse_tensor.binary %x, %y : f64, i32 to f64
    overlap={}
    left={
    ^bb0(%a: i32):
      sparse_tensor.yield %x : f64
    }
    right={}
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{left region yield type mismatch}}
  %0 = sparse_tensor.binary %x, %y : f64, i32 to f64
    overlap={}
    left={
    ^bb0(%a: f64):
      sparse_tensor.yield %y : i32
    }
    right={}
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{right region argument 1 type mismatch}}
  %0 = sparse_tensor.binary %x, %y : f64, i32 to f64
    overlap={}
    left={}
    right={
    ^bb0(%a: f64):
      sparse_tensor.yield %a : f64
    }
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{right region yield type mismatch}}
  %0 = sparse_tensor.binary %x, %y : f64, i32 to f64
    overlap={}
    left={}
    right={
    ^bb0(%a: i32):
      sparse_tensor.yield %a : i32
    }
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{right=identity requires second argument to have the same type as the output}}
  %0 = sparse_tensor.binary %x, %y : f64, i32 to f64
    overlap={}
    left={}
    right=identity
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{left=identity requires first argument to have the same type as the output}}
  %0 = sparse_tensor.binary %x, %y : f64, i32 to i32
    overlap={}
    left=identity
    right={}
  return
}

// -----

// Which elements are kept, and how they are put together.
func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{reduce region must have exactly 2 arguments}}
  %0 = sparse_tensor.reduce %x, %x, %x : f64 {
    ^bb0(%a: f64):
      sparse_tensor.yield %a : f64
    }
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{reduce region argument 2 type mismatch}}
  %0 = sparse_tensor.reduce %x, %x, %x : f64 {
    ^bb0(%a: f64, %b: i32):
      sparse_tensor.yield %a : f64
    }
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{reduce region yield type mismatch}}
  %0 = sparse_tensor.reduce %x, %x, %x : f64 {
    ^bb0(%a: f64, %b: f64):
      sparse_tensor.yield %y : i32
    }
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{reduce region must end with sparse_tensor.yield}}
  %0 = sparse_tensor.reduce %x, %x, %x : f64 {
    ^bb0(%a: f64, %b: f64):
      "test.end"() : () -> ()
    }
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{select region must have exactly 1 arguments}}
  %0 = sparse_tensor.select %x : f64 {
    ^bb0(%a: f64, %b: f64):
      sparse_tensor.yield %a : f64
    }
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{select region argument 1 type mismatch}}
  %0 = sparse_tensor.select %x : f64 {
    ^bb0(%a: i32):
      sparse_tensor.yield %a : i32
    }
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{select region yield type mismatch}}
  %0 = sparse_tensor.select %x : f64 {
    ^bb0(%a: f64):
      sparse_tensor.yield %a : f64
    }
  return
}

// -----

func.func @f(%x: f64, %y: i32) {
  // expected-error @below {{select region must end with sparse_tensor.yield}}
  %0 = sparse_tensor.select %x : f64 {
    ^bb0(%a: f64):
      "test.end"() : () -> ()
    }
  return
}

// -----

// Loops.
#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %x: i32, %z: f32) {
  // expected-error @below {{'sparse_tensor.iterate' op mismatch in number of loop-carried values and defined values}}
  "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: i32, %at: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"(%a) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>, i32) -> ()
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %x: i32, %z: f32) {
  // expected-error @below {{'sparse_tensor.iterate' op required out-of-bound coordinates}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 2 : i64}> ({
  ^bb0(%a: i32, %i: index, %at: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"(%a) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>, i32) -> (i32)
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %x: i32, %z: f32) {
  // expected-error @below {{'sparse_tensor.iterate' op 0-th region iter_arg and 0-th loop result have different type: 'i32' != 'f32'}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: i32, %at: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"(%a) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>, i32) -> (f32)
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %x: i32, %z: f32) {
  // expected-error @below {{'sparse_tensor.iterate' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'f32'}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: f32, %at: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"(%x) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>, i32) -> (i32)
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %x: i32, %z: f32) {
  // expected-error @below {{'sparse_tensor.iterate' op 0-th region iter_arg and 0-th yielded value have different type: 'i32' != 'f32'}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: i32, %at: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"(%z) : (f32) -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>, i32) -> (i32)
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %x: i32, %z: f32) {
  // expected-error @below {{'sparse_tensor.iterate' op mismatch in iterator and iteration space type}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: i32, %at: !sparse_tensor.iterator<#rows, lvls = 1>):
    "sparse_tensor.yield"(%a) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>, i32) -> (i32)
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %x: i32, %z: f32) {
  // expected-error @below {{'sparse_tensor.iterate' op mismatch in iterator and iteration space type}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: i32, %at: i32):
    "sparse_tensor.yield"(%a) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>, i32) -> (i32)
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %x: i32, %z: f32) {
  // expected-error @below {{'sparse_tensor.iterate' op different number of inits and region iter_args: 1 != 0}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%at: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"(%x) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>, i32) -> (i32)
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %x: i32, %z: f32) {
  // expected-error @below {{'sparse_tensor.iterate' op number mismatch between iter args and results.}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: i32, %at: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>, i32) -> (i32)
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %x: i32, %z: f32) {
  // expected-error @below {{'sparse_tensor.coiterate' op mismatch in number of loop-carried values and defined values}}
  "sparse_tensor.coiterate"(%s, %s, %x) <{cases = [3], crdUsedLvls = 0 : i64,
      operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: i32, %b: !sparse_tensor.iterator<#rows, lvls = 0>, %c: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"(%a) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>, !sparse_tensor.iter_space<#rows, lvls = 0>, i32) -> ()
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %x: i32, %z: f32) {
  // expected-error @below {{'sparse_tensor.coiterate' op contains duplicated cases.}}
  %0 = "sparse_tensor.coiterate"(%s, %s, %x) <{cases = [1, 1], crdUsedLvls = 0 : i64,
      operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: i32, %b: !sparse_tensor.iterator<#rows, lvls = 0>, %c: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"(%a) : (i32) -> ()
  }, {
  ^bb0(%a: i32, %b: !sparse_tensor.iterator<#rows, lvls = 0>, %c: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"(%a) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>, !sparse_tensor.iter_space<#rows, lvls = 0>, i32) -> (i32)
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %x: i32, %z: f32) {
  // expected-error @below {{'sparse_tensor.coiterate' op contains duplicated cases.}}
  %0 = "sparse_tensor.coiterate"(%s, %s, %x) <{cases = [1, 2], crdUsedLvls = 0 : i64,
      operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: i32, %b: !sparse_tensor.iterator<#rows, lvls = 0>, %c: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"(%a) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>, !sparse_tensor.iter_space<#rows, lvls = 0>, i32) -> (i32)
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %x: i32, %z: f32) {
  // expected-error @below {{'sparse_tensor.coiterate' op number mismatch between iter args and results on 0th region}}
  %0 = "sparse_tensor.coiterate"(%s, %s, %x) <{cases = [3], crdUsedLvls = 0 : i64,
      operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: i32, %b: !sparse_tensor.iterator<#rows, lvls = 0>, %c: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>, !sparse_tensor.iter_space<#rows, lvls = 0>, i32) -> (i32)
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %x: i32, %z: f32) {
  // expected-error @below {{'sparse_tensor.coiterate' op types mismatch between 0th iter operand and defined value on 0th region}}
  %0 = "sparse_tensor.coiterate"(%s, %s, %z) <{cases = [3], crdUsedLvls = 0 : i64,
      operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: i32, %b: !sparse_tensor.iterator<#rows, lvls = 0>, %c: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"(%a) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>, !sparse_tensor.iter_space<#rows, lvls = 0>, f32) -> (i32)
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %x: i32, %z: f32) {
  // expected-error @below {{'sparse_tensor.coiterate' op types mismatch between 0th iter region arg and defined value on 0th region}}
  %0 = "sparse_tensor.coiterate"(%s, %s, %x) <{cases = [3], crdUsedLvls = 0 : i64,
      operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: f32, %b: !sparse_tensor.iterator<#rows, lvls = 0>, %c: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"(%x) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>, !sparse_tensor.iter_space<#rows, lvls = 0>, i32) -> (i32)
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %x: i32, %z: f32) {
  // expected-error @below {{'sparse_tensor.coiterate' op types mismatch between 0th yield value and defined value on 0th region}}
  %0 = "sparse_tensor.coiterate"(%s, %s, %x) <{cases = [3], crdUsedLvls = 0 : i64,
      operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: i32, %b: !sparse_tensor.iterator<#rows, lvls = 0>, %c: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"(%z) : (f32) -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>, !sparse_tensor.iter_space<#rows, lvls = 0>, i32) -> (i32)
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %x: i32, %z: f32) {
  // expected-error @below {{'sparse_tensor.coiterate' op attribute 'cases' failed to satisfy constraint: I64BitSet array attribute}}
  %0 = "sparse_tensor.coiterate"(%s, %s, %x) <{cases = [1 : i8], crdUsedLvls = 0 : i64,
      operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: i32, %b: !sparse_tensor.iterator<#rows, lvls = 0>, %c: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"(%a) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>, !sparse_tensor.iter_space<#rows, lvls = 0>, i32) -> (i32)
  return
}

// -----

// What the definitions themselves ask.
func.func @f(%t: tensor<4x4xf64>) {
  // expected-error @below {{'sparse_tensor.values' op operand #0 must be sparse tensor of any type values, but got 'tensor<4x4xf64>'}}
  %0 = "sparse_tensor.values"(%t) : (tensor<4x4xf64>) -> memref<?xf64>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{'sparse_tensor.number_of_entries' op result #0 must be index, but got 'i64'}}
  %0 = "sparse_tensor.number_of_entries"(%t) : (tensor<4x4xf64, #rows>) -> i64
  return
}

// -----

func.func @f(%n: index, %b: memref<?xf64>, %v: f32) {
  // expected-error @below {{'sparse_tensor.push_back' op failed to verify that value type matches element type of inBuffer}}
  %0:2 = "sparse_tensor.push_back"(%n, %b, %v) : (index, memref<?xf64>, f32) -> (memref<?xf64>, index)
  return
}

// -----

func.func @f(%n: index, %b: memref<?xf64>, %v: f32) {
  // expected-error @below {{'sparse_tensor.push_back' op failed to verify that value type matches element type of inBuffer}}
  %0:2 = "sparse_tensor.push_back"(%n, %b, %v) : (index, memref<?xf64>, f32) -> (memref<?xf32>, index)
  return
}

// -----

func.func @f(%n: index, %b: memref<?x?xf64>, %v: f64) {
  // expected-error @below {{'sparse_tensor.push_back' op operand #1 must be 1D memref of any type values, but got 'memref<?x?xf64>'}}
  %0:2 = "sparse_tensor.push_back"(%n, %b, %v) : (index, memref<?x?xf64>, f64) -> (memref<?x?xf64>, index)
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{'sparse_tensor.storage_specifier.get' op operand #0 must be metadata, but got 'index'}}
  %0 = "sparse_tensor.storage_specifier.get"(%n) {specifierKind = #sparse_tensor<kind val_mem_sz>} : (index) -> index
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>, %n: index) {
  // expected-error @below {{'sparse_tensor.extract_value' op operand #1 must be sparse iterator, but got 'index'}}
  %0 = "sparse_tensor.extract_value"(%t, %n) : (tensor<4x4xf64, #rows>, index) -> f64
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>, %n: !sparse_tensor.iterator<#rows, lvls = 1>) {
  // expected-error @below {{'sparse_tensor.extract_value' op failed to verify that result type matches element type of tensor}}
  %0 = "sparse_tensor.extract_value"(%t, %n) : (tensor<4x4xf64, #rows>, !sparse_tensor.iterator<#rows, lvls = 1>) -> f32
  return
}

// -----

func.func @f(%n: index, %b: memref<?xf64>) {
  // expected-error @below {{'sparse_tensor.sort' op operand #1 must be 1D memref of integer or index values, but got 'memref<?xf64>'}}
  "sparse_tensor.sort"(%n, %b) {perm_map = affine_map<(d0) -> (d0)>, algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>} : (index, memref<?xf64>) -> ()
  return
}

// -----

func.func @f(%x: f64) {
  // expected-error @below {{'sparse_tensor.yield' op expects parent op to be one of 'sparse_tensor.binary, sparse_tensor.unary, sparse_tensor.reduce, sparse_tensor.select, sparse_tensor.foreach, sparse_tensor.iterate, sparse_tensor.coiterate'}}
  sparse_tensor.yield %x : f64
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{'sparse_tensor.concatenate' op attribute 'dimension' failed to satisfy constraint: dimension attribute}}
  %0 = "sparse_tensor.concatenate"(%t) {dimension = 0 : i64} : (tensor<4x4xf64, #rows>) -> tensor<4x4xf64, #rows>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{'sparse_tensor.crd_translate' op attribute 'encoder' failed to satisfy constraint: }}
  %0 = "sparse_tensor.crd_translate"(%n) {direction = #sparse_tensor<CrdTransDirection dim_to_lvl>, encoder = 3 : i32} : (index) -> index
  return
}

// -----

func.func @f(%x: f64, %y: f32) {
  // expected-error @below {{'sparse_tensor.reduce' op requires the same type for all operands and results}}
  %0 = "sparse_tensor.reduce"(%x, %x, %y) ({
  ^bb0(%a: f64, %b: f64):
    sparse_tensor.yield %a : f64
  }) : (f64, f64, f32) -> f64
  return
}

// -----

// Types that are inferred. (Upstream says so twice, in two ways.)
#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{'sparse_tensor.load' op }}
  %0 = "sparse_tensor.load"(%t) : (tensor<4x4xf64, #rows>) -> tensor<4x4xf64>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{requested level is out of bounds}}
  %0 = sparse_tensor.positions %t {level = 2 : index} : tensor<4x4xf64, #rows> to memref<?xindex>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{unexpected mismatch in element types}}
  %0 = sparse_tensor.values %t : tensor<4x4xf64, #rows> to memref<?xf32>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{expected sparse tensor with a COO region}}
  %0 = sparse_tensor.coordinates_buffer %t : tensor<4x4xf64, #rows> to memref<?xindex>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  %c = arith.constant 3 : index
  // expected-error @below {{Level index exceeds the rank of the input sparse tensor}}
  %0 = sparse_tensor.lvl %t, %c : tensor<4x4xf64, #rows>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#rows>) {
  // expected-error @below {{redundant level argument for querying value memory size}}
  %0 = sparse_tensor.storage_specifier.get %s val_mem_sz at 0 : !sparse_tensor.storage_specifier<#rows>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#rows>) {
  // expected-error @below {{missing level argument}}
  %0 = sparse_tensor.storage_specifier.get %s pos_mem_sz : !sparse_tensor.storage_specifier<#rows>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#rows>) {
  // expected-error @below {{requested slice data on non-slice tensor}}
  %0 = sparse_tensor.storage_specifier.get %s dim_offset at 0 : !sparse_tensor.storage_specifier<#rows>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%n: index, %b: memref<?xf64>, %v: f64) {
  %k = arith.constant 0 : index
  // expected-error @below {{'sparse_tensor.push_back' op n must be not less than 1}}
  %0, %1 = sparse_tensor.push_back %n, %b, %v, %k : index, memref<?xf64>, f64, index
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%v: memref<?xf64>, %w: memref<?xi1>, %x: memref<?xindex>, %n: index, %t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{'sparse_tensor.compress' op incorrect number of coordinates}}
  %0 = sparse_tensor.compress %v, %w, %x, %n into %t[%n, %n] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<4x4xf64, #rows>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{Need at least two tensors to concatenate.}}
  %0 = sparse_tensor.concatenate %t {dimension = 0 : index} : tensor<4x4xf64, #rows> to tensor<4x4xf64, #rows>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{Concat-dimension is out of bounds for dimension-rank (4 >= 2)}}
  %0 = sparse_tensor.concatenate %t, %t {dimension = 4 : index} : tensor<4x4xf64, #rows>, tensor<4x4xf64, #rows> to tensor<8x4xf64, #rows>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.}}
  %0 = sparse_tensor.concatenate %t, %t {dimension = 0 : index} : tensor<4x4xf64, #rows>, tensor<4x4xf64, #rows> to tensor<9x4xf64, #rows>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{All dimensions (expect for the concatenating one) should be equal.}}
  %0 = sparse_tensor.concatenate %t, %t {dimension = 0 : index} : tensor<4x4xf64, #rows>, tensor<4x4xf64, #rows> to tensor<8x5xf64, #rows>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{Expected COO sparse tensors only}}
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<4x4xf64, #rows> to tensor<4x4xf64, #rows>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#pairs = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(nonordered)) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{Level type mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %t : tensor<4x4xf64, #rows> to tensor<4x4xf64, #pairs>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{Element type mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %t : tensor<4x4xf64, #rows> to tensor<4x4xf32, #rows>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%n: index) {
  // expected-error @below {{Coordinate rank mismatch with encoding}}
  %0 = sparse_tensor.crd_translate dim_to_lvl [%n] as #rows : index
  return
}

// -----

func.func @f(%n: index, %b: memref<?xindex>) {
  // expected-error @below {{Expected a permutation map, got (d0, d1) -> (d0)}}
  sparse_tensor.sort quick_sort %n, %b {perm_map = affine_map<(d0, d1) -> (d0)>} : memref<?xindex>
  return
}

// -----

func.func @f(%b: memref<3xindex>) {
  %c = arith.constant 9 : index
  // expected-error @below {{Expected dimension(xy) >= n * (rank(perm_map) + ny) got 3 < 9}}
  sparse_tensor.sort quick_sort %c, %b {perm_map = affine_map<(d0) -> (d0)>} : memref<3xindex>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%p: tensor<5xi64>, %q: tensor<6xi32>, %v: tensor<6xf32>) {
  // expected-error @below {{input/output element-types don't match}}
  %0 = sparse_tensor.assemble (%p, %q), %v : (tensor<5xi64>, tensor<6xi32>), tensor<6xf32> to tensor<4x4xf64, #rows>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%p: tensor<5xindex>, %v: tensor<6xf64>) {
  // expected-error @below {{inconsistent number of fields between input/output}}
  %0 = sparse_tensor.assemble (%p), %v : (tensor<5xindex>), tensor<6xf64> to tensor<4x4xf64, #rows>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{'sparse_tensor.extract_iteration_space' op parent iterator should be specified iff level lower bound equals 0}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 1 : tensor<4x4xf64, #rows> -> !sparse_tensor.iter_space<#rows, lvls = 1>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>, %i: !sparse_tensor.iterator<#rows, lvls = 0>) {
  // expected-error @below {{'sparse_tensor.extract_value' op must use last-level iterator to extract values. }}
  %0 = sparse_tensor.extract_value %t at %i : tensor<4x4xf64, #rows>, !sparse_tensor.iterator<#rows, lvls = 0>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{Unmatched number of arguments in the block}}
  sparse_tensor.foreach in %t : tensor<4x4xf64, #rows> do {
  ^bb0(%i: index, %v: f64):
  }
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{Expecting Index type for argument at index 1}}
  sparse_tensor.foreach in %t : tensor<4x4xf64, #rows> do {
  ^bb0(%i: index, %j: i32, %v: f64):
  }
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>, %x: i8) {
  // expected-error @below {{Mismatch in types of yield values and results}}
  %0 = sparse_tensor.foreach in %t init(%x) : tensor<4x4xf64, #rows>, i8 -> i8 do {
  ^bb0(%i: index, %j: index, %v: f64, %a: i8):
    sparse_tensor.yield %v : f64
  }
  return
}

// -----

#coo = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%p: tensor<5xindex>, %c: tensor<6xindex>, %v: tensor<6xf64>) {
  // expected-error @below {{input/output trailing COO level-ranks don't match}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<5xindex>, tensor<6xindex>), tensor<6xf64> to tensor<4x4xf64, #coo>
  return
}

// -----

#coo = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%p: tensor<5xindex>, %c: tensor<6x2xindex>, %v: tensor<6xf64>) {
  // expected-error @below {{the sparse-tensor must have static shape}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<5xindex>, tensor<6x2xindex>), tensor<6xf64> to tensor<?x4xf64, #coo>
  return
}

// -----

#csr = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 32}>
func.func @u(%sp: tensor<100x100xf64, #csr>, %od: tensor<5xf64>, %op: tensor<2xi32>, %oi: tensor<6xi32>) {
  // expected-error @below {{output values and return value type mismatch}}
  %rp, %ri, %d, %pl, %il, %dl = sparse_tensor.disassemble %sp : tensor<100x100xf64, #csr>
       out_lvls(%op, %oi : tensor<2xi32>, tensor<6xi32>) out_vals(%od : tensor<5xf64>)
       -> (tensor<2xi32>, tensor<6xi32>), tensor<6xf64>, (i32, i64), index
  return
}

// -----

#csr = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 32}>
func.func @u(%sp: tensor<100x100xf64, #csr>, %od: tensor<5xf64>, %op: tensor<2xi32>, %oi: tensor<6xi32>) {
  // expected-error @below {{output levels and return levels type mismatch}}
  %rp, %ri, %d, %pl, %il, %dl = sparse_tensor.disassemble %sp : tensor<100x100xf64, #csr>
       out_lvls(%op, %oi : tensor<2xi32>, tensor<6xi32>) out_vals(%od : tensor<5xf64>)
       -> (tensor<2xi32>, tensor<5xi32>), tensor<5xf64>, (i32, i64), index
  return
}

// -----

#coo = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#coo2 = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed(nonunique), i : singleton), crdWidth=32 }>
func.func @f(%t: tensor<4x4xf64, #coo>) {
  // expected-error @below {{Unmatched dim2lvl map between input and result COO}}
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<4x4xf64, #coo> to tensor<4x4xf64, #coo2>
  return
}

// -----

#coo = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#coo2 = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth=32 }>
func.func @f(%t: tensor<4x4xf64, #coo>) {
  // expected-error @below {{Unmatched storage format between input and result COO}}
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<4x4xf64, #coo> to tensor<4x4xf64, #coo2>
  return
}

// -----

#a = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#b = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func @f(%t: tensor<4x8xf64, #a>) {
  // expected-error @below {{Level size mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %t : tensor<4x8xf64, #a> to tensor<4x8xf64, #b>
  return
}

// -----

#a = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#b = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed), posWidth=8 }>
func.func @f(%t: tensor<4x8xf64, #a>) {
  // expected-error @below {{Crd/Pos width mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %t : tensor<4x8xf64, #a> to tensor<4x8xf64, #b>
  return
}

// -----

#a = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#b = #sparse_tensor.encoding<{ map = (i) -> (i: dense) }>
func.func @f(%t: tensor<4x8xf64, #a>) {
  // expected-error @below {{Level rank mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %t : tensor<4x8xf64, #a> to tensor<4xf64, #b>
  return
}

// -----

#cut = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(1, 4, 2)>, j) -> (i : dense, j : compressed) }>
func.func @f(%c: tensor<8x8xf64>) {
  // expected-error @below {{cannot convert to a sparse tensor slice}}
  %0 = sparse_tensor.convert %c : tensor<8x8xf64> to tensor<8x8xf64, #cut>
  return
}

// -----

#a = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x?xf64, #a>, %u: tensor<4xf64>) {
  // expected-error @below {{Input tensor $0 has a different rank (rank=1) from the output tensor (rank=2).}}
  %0 = sparse_tensor.concatenate %u, %t {dimension = 0 : index} : tensor<4xf64>, tensor<4x?xf64, #a> to tensor<8x4xf64, #a>
  return
}

// -----

#a = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x?xf64, #a>, %u: tensor<4xf64>) {
  // expected-error @below {{Input tensor $0 has dynamic shape}}
  %0 = sparse_tensor.concatenate %t, %t {dimension = 0 : index} : tensor<4x?xf64, #a>, tensor<4x?xf64, #a> to tensor<8x4xf64, #a>
  return
}

// -----

func.func @f(%b: memref<?xindex>, %d: memref<4xf32>) {
  %c = arith.constant 9 : index
  // expected-error @below {{Expected rank(perm_map) > 1, got 0}}
  sparse_tensor.sort quick_sort %c, %b jointly %d {perm_map = affine_map<() -> ()>} : memref<?xindex> jointly memref<4xf32>
  return
}

// -----

#a = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #a>) {
  // expected-error @below {{Level traverse order does not match tensor's level rank}}
  sparse_tensor.foreach in %t {order = affine_map<(i) -> (i)>} : tensor<4x4xf64, #a> do {
  ^bb0(%i: index, %j: i32, %v: f32):
  }
  return
}

// -----

#a = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #a>, %x: i8, %y: i16) {
  // expected-error @below {{Mismatch in types of init arguments and results}}
  %0 = sparse_tensor.foreach in %t init(%x) : tensor<4x4xf64, #a>, i8 -> i16 do {
  ^bb0(%i: index, %j: index, %v: f64, %a: i8):
    sparse_tensor.yield %y : i16
  }
  return
}

// -----

#a = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #a>, %x: i8, %y: i16) {
  // expected-error @below {{Mismatch in number of init arguments and results}}
  %0:2 = sparse_tensor.foreach in %t init(%x) : tensor<4x4xf64, #a>, i8 -> i16, i8 do {
  ^bb0(%i: index, %j: index, %v: f64, %a: i8):
    sparse_tensor.yield %y : i16
  }
  return
}

// -----

#a = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #a>, %x: i8, %y: i16) {
  // expected-error @below {{Unmatched element type between input tensor and block argument, expected:f64, got: f32}}
  sparse_tensor.foreach in %t : tensor<4x4xf64, #a> do {
  ^bb0(%i: index, %j: index, %v: f32):
  }
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#r2 = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>, %p: !sparse_tensor.iterator<#r2, lvls=0>) {
  // expected-error @below {{'sparse_tensor.extract_iteration_space' op mismatch in parent iterator encoding and iteration space encoding.}}
  %0 = sparse_tensor.extract_iteration_space %t at %p lvls = 1 : tensor<4x4xf64, #rows>, !sparse_tensor.iterator<#r2, lvls=0> -> !sparse_tensor.iter_space<#rows, lvls = 1>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>, %p: !sparse_tensor.iterator<#rows, lvls=0 to 2>) {
  // expected-error @below {{'sparse_tensor.extract_iteration_space' op parent iterator should be used to extract an iteration space from a consecutive level.}}
  %0 = sparse_tensor.extract_iteration_space %t at %p lvls = 1 : tensor<4x4xf64, #rows>, !sparse_tensor.iterator<#rows, lvls=0 to 2> -> !sparse_tensor.iter_space<#rows, lvls = 1>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{'sparse_tensor.extract_iteration_space' op expected smaller level low than level high}}
  %0 = "sparse_tensor.extract_iteration_space"(%t) {loLvl = 1 : index, hiLvl = 1 : index} : (tensor<4x4xf64, #rows>) -> !sparse_tensor.iter_space<#rows, lvls = 0 to 2>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#r2 = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>, %p: !sparse_tensor.iterator<#r2, lvls=0 to 2>) {
  // expected-error @below {{'sparse_tensor.extract_value' op mismatch in tensor encoding and iterator encoding.}}
  %0 = sparse_tensor.extract_value %t at %p : tensor<4x4xf64, #rows>, !sparse_tensor.iterator<#r2, lvls=0 to 2>
  return
}

// -----

#coo = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#coo>, %n: index) {
  // expected-error @below {{requested position memory size on a singleton level}}
  %0 = sparse_tensor.storage_specifier.set %s pos_mem_sz at 1 with %n : !sparse_tensor.storage_specifier<#coo>
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<4x4xf64, #rows>) {
  // expected-error @below {{unexpected type for positions}}
  %0 = sparse_tensor.positions %t {level = 1 : index} : tensor<4x4xf64, #rows> to memref<?xi64>
  return
}

// -----

#cut = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(1, 4, 2)>, j) -> (i : dense, j : compressed) }>
func.func @f(%c: tensor<8x8xf64, #cut>) {
  // expected-error @below {{requested dimension out of bound}}
  %0 = sparse_tensor.slice.offset %c at 2 : tensor<8x8xf64, #cut>
  return
}

// -----

#r = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#r, lvls = 0 to 2>, %x: i32) {
  // expected-error @below {{custom op 'sparse_tensor.iterate' mismatch in number of sparse iterators and sparse spaces}}
  sparse_tensor.iterate %a, %b in %s : !sparse_tensor.iter_space<#r, lvls = 0 to 2> {}
  return
}

// -----

#r = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#r, lvls = 0 to 2>, %x: i32) {
  // expected-error @below {{custom op 'sparse_tensor.iterate' expected only one iterator/iteration space}}
  sparse_tensor.iterate %a, %b in %s, %s : !sparse_tensor.iter_space<#r, lvls = 0 to 2>, !sparse_tensor.iter_space<#r, lvls = 0 to 2> {}
  return
}

// -----

#r = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#r, lvls = 0 to 2>, %x: i32) {
  // expected-error @below {{custom op 'sparse_tensor.iterate' expected sparse_tensor.iter_space type for iteration space operands}}
  sparse_tensor.iterate %a in %x : i32 {
  }
  return
}

// -----

#r = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#r, lvls = 0 to 2>, %x: i32) {
  // expected-error @below {{custom op 'sparse_tensor.iterate' mismatch in number of iteration space operands and iteration space types}}
  sparse_tensor.iterate %a in %s : !sparse_tensor.iter_space<#r, lvls = 0 to 2>, i32 {
  }
  return
}

// -----

#r = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#r, lvls = 0 to 2>, %x: i32) {
  // expected-error @below {{custom op 'sparse_tensor.iterate' mismatch in number of iteration arguments and return values}}
  %0 = sparse_tensor.iterate %a in %s iter_args(%b = %x) : !sparse_tensor.iter_space<#r, lvls = 0 to 2> -> (i32, i32) {
  }
  return
}

// -----

#r = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#r, lvls = 0 to 2>, %x: i32) {
  // expected-error @below {{expected '{' to begin a region}}
  %0 = sparse_tensor.iterate %a in %s : !sparse_tensor.iter_space<#r, lvls = 0 to 2> -> i32 {
  }
  return
}

// -----

#r = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#r, lvls = 0 to 2>, %x: i32) {
  // expected-error @below {{custom op 'sparse_tensor.coiterate' parsed more value than expected.}}
  sparse_tensor.coiterate (%s, %s) : (!sparse_tensor.iter_space<#r, lvls = 0 to 2>, !sparse_tensor.iter_space<#r, lvls = 0 to 2>)
  case %p, %q, %r {
  }
  return
}

// -----

#r = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#r, lvls = 0 to 2>, %x: i32) {
  // expected-error @below {{expected non-function type}}
  sparse_tensor.coiterate () : ()
  case {}
  return
}
