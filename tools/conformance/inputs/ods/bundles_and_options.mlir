// ODS: mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td mlir/Dialect/Transform/IR/TransformOps.td mlir/Dialect/Linalg/TransformOps/LinalgTransformOps.td mlir/Dialect/Linalg/TransformOps/LinalgMatchOps.td mlir/Dialect/IRDL/IR/IRDLOps.td mlir/Dialect/Tosa/IR/TosaOps.td
// Directives of lists: bundles, options, names with how often they are there.
func.func @f(%b: i1, %p: !llvm.ptr, %i: i32) {
  "llvm.intr.assume"(%b) <{op_bundle_sizes = array<i32>, op_bundle_tags = []}> : (i1) -> ()
  return
}

// -----

func.func @f(%b: i1, %p: !llvm.ptr, %i: i32) {
  "llvm.intr.assume"(%b) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
  return
}

// -----

func.func @f(%b: i1, %p: !llvm.ptr, %i: i32) {
  "llvm.intr.assume"(%b, %p) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["a"]}> : (i1, !llvm.ptr) -> ()
  return
}

// -----

func.func @f(%b: i1, %p: !llvm.ptr, %i: i32) {
  "llvm.intr.assume"(%b, %p, %b, %b) <{op_bundle_sizes = array<i32: 1, 0, 2>, op_bundle_tags = ["a", "b", "c d"]}> : (i1, !llvm.ptr, i1, i1) -> ()
  return
}

// -----

func.func @f(%b: i1, %p: !llvm.ptr, %i: i32) {
  llvm.intr.assume %b : i1
  return
}

// -----

func.func @f(%b: i1, %p: !llvm.ptr, %i: i32) {
  llvm.intr.assume %b [] : i1
  return
}

// -----

func.func @f(%b: i1, %p: !llvm.ptr, %i: i32) {
  llvm.intr.assume %b ["align"(%p, %i : !llvm.ptr, i32)] : i1
  return
}

// -----

func.func @f(%a: !transform.any_op, %p: !transform.any_param, %q: !transform.param<i64>) {
  %0 = transform.apply_registered_pass "canonicalize" to %a : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %p: !transform.any_param, %q: !transform.param<i64>) {
  %0 = transform.apply_registered_pass "canonicalize" with options = {"top-down" = false, "x" = %p} to %a : (!transform.any_op, !transform.any_param) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %p: !transform.any_param, %q: !transform.param<i64>) {
  %0 = transform.apply_registered_pass "canonicalize" with options = {x = %p, y = [%p, 1, %p, [%p]]} to %a : (!transform.any_op, !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %p: !transform.any_param, %q: !transform.param<i64>) {
  %0 = transform.apply_registered_pass "canonicalize" with options = {"y" = [%p, 1, %p]} to %a : (!transform.any_op, !transform.any_param, !transform.any_param) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %p: !transform.any_param, %q: !transform.param<i64>) {
  %0 = transform.apply_registered_pass "canonicalize" with options = {} to %a : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %p: !transform.any_param, %q: !transform.param<i64>) {
  %0 = transform.apply_registered_pass "canonicalize" with options = {"y" = unit} to %a : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %p: !transform.any_param, %q: !transform.param<i64>) {
  %0 = transform.apply_registered_pass "canonicalize" with options = {"y" = "s", "b" = 1.0 : f32, "a" = [true, "x"]} to %a {foo.bar}: (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %p: !transform.any_param, %q: !transform.param<i64>) {
  %0 = transform.apply_registered_pass "canonicalize" with options = {"b" = %p, "a" = %q} to %a : (!transform.any_op, !transform.any_param, !transform.param<i64>) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %p: !transform.any_param, %q: !transform.param<i64>) {
  %0 = "transform.apply_registered_pass"(%a) <{options = {a = "x", b}, pass_name = "a"}> : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %p: !transform.any_param, %q: !transform.param<i64>) {
  %0 = "transform.apply_registered_pass"(%a, %p) <{options = {a = #transform.param_operand<index=0>}, pass_name = "a"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %p: !transform.any_param, %q: !transform.param<i64>) {
  %0 = "transform.apply_registered_pass"(%a) <{options = {}, pass_name = "a"}> : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %p: !transform.any_param, %q: !transform.param<i64>) {
  %0 = "transform.apply_registered_pass"(%a) <{options = {"a b" = [1, unit, {x}]}, pass_name = "a"}> : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %p: !transform.any_param, %q: !transform.param<i64>) {
  %0 = "transform.apply_registered_pass"(%a) <{pass_name = "a"}> : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %p: !transform.any_param, %q: !transform.param<i64>) {
  %0 = transform.apply_registered_pass "canonicalize" with options = {"y" = [[%p]]} to %a : (!transform.any_op, !transform.any_param) -> !transform.any_op
  return
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    irdl.operands(a: single %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    irdl.operands(optional: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    irdl.operands(single: single %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    irdl.operands()
    irdl.results(a: %0, b: variadic %0) {a.b}
  }
}

// -----

"tosa.variable"() <{initial_value = dense<1> : tensor<2xi8>, sym_name = "s", type = i8, var_shape = dense<[2]> : tensor<1xindex>}> : () -> ()

// -----

"tosa.variable"() <{initial_value = dense<1> : tensor<2xi8>, sym_name = "s", type = i16, var_shape = dense<[2]> : tensor<1xindex>}> : () -> ()

// -----

"tosa.variable"() <{initial_value = dense<1> : tensor<2xi8>, sym_name = "s", type = i8, var_shape = dense<[3]> : tensor<1xindex>}> : () -> ()

// -----

"tosa.variable"() <{initial_value = 1 : i8, sym_name = "s", type = i8, var_shape = dense<[3]> : tensor<1xindex>}> : () -> ()

// -----

"tosa.variable"() <{initial_value = "x", sym_name = "s", type = i8, var_shape = dense<[3]> : tensor<1xindex>}> : () -> ()

// -----

"tosa.variable"() <{initial_value = unit, sym_name = "s", type = i8, var_shape = dense<-1> : tensor<1xindex>}> : () -> ()

// -----

tosa.variable @s = dense<1> : tensor<2xi8>
