// ODS: mlir/Dialect/IRDL/IR/IRDLOps.td mlir/Dialect/Transform/IR/TransformOps.td mlir/Dialect/Linalg/TransformOps/LinalgTransformOps.td mlir/Dialect/Linalg/TransformOps/LinalgMatchOps.td mlir/Dialect/EmitC/IR/EmitC.td
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error @below {{custom op 'irdl.operands' expected valid keyword}}
    irdl.operands("x": %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error @below {{expected SSA operand}}
    irdl.operands(a: foo %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error @below {{expected SSA operand}}
    irdl.operands(a: "optional" %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error @below {{expected SSA operand}}
    irdl.operands(a: optional)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error @below {{expected ')'}}
    irdl.operands(a: %0 b: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error @below {{expected '('}}
    irdl.operands a: %0
  }
}

// -----

func.func @f(%a: !transform.any_op, %p: !transform.any_param, %q: !transform.param<i64>) {
  // expected-error @below {{custom op 'transform.apply_registered_pass' duplicate keys found in options dictionary}}
  %0 = transform.apply_registered_pass "canonicalize" with options = {"y" = 1, "y" = 2} to %a : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %p: !transform.any_param, %q: !transform.param<i64>) {
  // expected-error @below {{'transform.apply_registered_pass' op dynamic option index 1 is out of bounds for the number of dynamic options: 1}}
  %0 = "transform.apply_registered_pass"(%a, %p) <{options = {a = #transform.param_operand<index=1>}, pass_name = "a"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %p: !transform.any_param, %q: !transform.param<i64>) {
  // expected-error @below {{'transform.apply_registered_pass' op dynamic option index 0 is already used in options}}
  %0 = "transform.apply_registered_pass"(%a, %p) <{options = {a = #transform.param_operand<index=0>, b = #transform.param_operand<index=0>}, pass_name = "a"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %p: !transform.any_param, %q: !transform.param<i64>) {
  // expected-error @below {{'transform.apply_registered_pass' op a param operand does not have a corresponding param_operand attr in the options dict}}
  %0 = "transform.apply_registered_pass"(%a, %p) <{options = {}, pass_name = "a"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
  return
}

// -----

emitc.func @f(%a: i32, %b: f32) {
  // expected-error @below {{custom op 'emitc.expression' expected function type}}
  %1 = emitc.expression %a : i32 { %2 = emitc.add %a, %a : (i32, i32) -> i32 emitc.yield %2 : i32 }
  emitc.return
}

// -----

emitc.func @f(%a: i32, %b: f32) {
  // expected-error @below {{'emitc.expression' op yielded value has no defining op}}
  %1 = "emitc.expression"(%a) <{do_not_inline}> ({^bb0(%x: i32): %2 = emitc.add %x, %x : (i32, i32) -> i32 emitc.yield %x : i32 }) : (i32) -> i32
  emitc.return
}

// -----

emitc.func @f(%a: i32, %b: f32) {
  // expected-error @below {{'emitc.expression' op requires yielded type to match return type}}
  %1 = "emitc.expression"(%a) ({^bb0(%x: i32): %2 = emitc.add %x, %x : (i32, i32) -> i32 emitc.yield %2 : i32 }) : (i32) -> f32
  emitc.return
}
