module {
  func.func @f(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32) {
    llvm.intr.assume %arg0  : i1
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32) {
    llvm.intr.assume %arg0 : i1
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32) {
    llvm.intr.assume %arg0 ["a"(%arg1 : !llvm.ptr)] : i1
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32) {
    llvm.intr.assume %arg0 ["a"(%arg1 : !llvm.ptr), "b"(), "c d"(%arg0, %arg0 : i1, i1)] : i1
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32) {
    llvm.intr.assume %arg0 : i1
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32) {
    llvm.intr.assume %arg0 : i1
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32) {
    llvm.intr.assume %arg0 ["align"(%arg1, %arg2 : !llvm.ptr, i32)] : i1
    return
  }
}

// -----
module {
  func.func @f(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>) {
    %0 = transform.apply_registered_pass "canonicalize" to %arg0 : (!transform.any_op) -> !transform.any_op
    return
  }
}

// -----
module {
  func.func @f(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>) {
    %0 = transform.apply_registered_pass "canonicalize" with options = {"top-down" = false, "x" = %arg1} to %arg0 : (!transform.any_op, !transform.any_param) -> !transform.any_op
    return
  }
}

// -----
module {
  func.func @f(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>) {
    %0 = transform.apply_registered_pass "canonicalize" with options = {"x" = %arg1, "y" = [%arg1, 1 : i64, %arg1, [%arg1]]} to %arg0 : (!transform.any_op, !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param) -> !transform.any_op
    return
  }
}

// -----
module {
  func.func @f(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>) {
    %0 = transform.apply_registered_pass "canonicalize" with options = {"y" = [%arg1, 1 : i64, %arg1]} to %arg0 : (!transform.any_op, !transform.any_param, !transform.any_param) -> !transform.any_op
    return
  }
}

// -----
module {
  func.func @f(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>) {
    %0 = transform.apply_registered_pass "canonicalize" to %arg0 : (!transform.any_op) -> !transform.any_op
    return
  }
}

// -----
module {
  func.func @f(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>) {
    %0 = transform.apply_registered_pass "canonicalize" with options = {"y" = unit} to %arg0 : (!transform.any_op) -> !transform.any_op
    return
  }
}

// -----
module {
  func.func @f(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>) {
    %0 = transform.apply_registered_pass "canonicalize" with options = {"a" = [true, "x"], "b" = 1.000000e+00 : f32, "y" = "s"} to %arg0 {foo.bar} : (!transform.any_op) -> !transform.any_op
    return
  }
}

// -----
module {
  func.func @f(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>) {
    %0 = transform.apply_registered_pass "canonicalize" with options = {"a" = %arg2, "b" = %arg1} to %arg0 : (!transform.any_op, !transform.any_param, !transform.param<i64>) -> !transform.any_op
    return
  }
}

// -----
module {
  func.func @f(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>) {
    %0 = transform.apply_registered_pass "a" with options = {"a" = "x", "b" = unit} to %arg0 : (!transform.any_op) -> !transform.any_op
    return
  }
}

// -----
module {
  func.func @f(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>) {
    %0 = transform.apply_registered_pass "a" with options = {"a" = %arg1} to %arg0 : (!transform.any_op, !transform.any_param) -> !transform.any_op
    return
  }
}

// -----
module {
  func.func @f(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>) {
    %0 = transform.apply_registered_pass "a" to %arg0 : (!transform.any_op) -> !transform.any_op
    return
  }
}

// -----
module {
  func.func @f(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>) {
    %0 = transform.apply_registered_pass "a" with options = {"a b" = [1 : i64, unit, {x}]} to %arg0 : (!transform.any_op) -> !transform.any_op
    return
  }
}

// -----
module {
  func.func @f(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>) {
    %0 = transform.apply_registered_pass "a" to %arg0 : (!transform.any_op) -> !transform.any_op
    return
  }
}

// -----
module {
  func.func @f(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>) {
    %0 = transform.apply_registered_pass "canonicalize" with options = {"y" = [[%arg1]]} to %arg0 : (!transform.any_op, !transform.any_param) -> !transform.any_op
    return
  }
}

// -----
module {
  irdl.dialect @d {
    irdl.operation @o {
      %0 = irdl.any
      irdl.operands(a: %0)
    }
  }
}

// -----
module {
  irdl.dialect @d {
    irdl.operation @o {
      %0 = irdl.any
      irdl.operands(optional: %0)
    }
  }
}

// -----
module {
  irdl.dialect @d {
    irdl.operation @o {
      %0 = irdl.any
      irdl.operands(single: %0)
    }
  }
}

// -----
module {
  irdl.dialect @d {
    irdl.operation @o {
      %0 = irdl.any
      irdl.operands()
      irdl.results(a: %0, b: variadic %0) {a.b}
    }
  }
}

// -----
module {
  tosa.variable @s = dense<1> : tensor<2xi8>
}

// -----
module {
  tosa.variable @s = dense<1> : tensor<2xi8>
}

// -----
module {
  tosa.variable @s = dense<1> : tensor<2xi8>
}

// -----
module {
  tosa.variable @s = 1 : i8
}

// -----
module {
  tosa.variable @s = "x"
}

// -----
module {
  tosa.variable @s : tensor<?xi8> = unit
}

// -----
module {
  tosa.variable @s = dense<1> : tensor<2xi8>
}

