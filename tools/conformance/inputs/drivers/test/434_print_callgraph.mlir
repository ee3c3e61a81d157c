// RUN-FLAGS: --test-print-callgraph --split-input-file --allow-unregistered-dialect
module attributes {test.name = "simple"} {
  func.func @f() {
    return
  }
  func.func @g() {
    call @f() : () -> ()
    return
  }
}
// -----
func.func @caller() {
  call @declared() : () -> ()
  call @declared() : () -> ()
  return
}
func.func private @declared()
// -----
func.func @recursive() {
  call @recursive() : () -> ()
  return
}
// -----
func.func private @even() {
  call @odd() : () -> ()
  return
}
func.func private @odd() {
  call @even() : () -> ()
  call @leaf() : () -> ()
  return
}
func.func private @leaf() {
  return
}
func.func @start() {
  call @odd() : () -> ()
  call @even() : () -> ()
  return
}
// -----
func.func @indirect(%f: () -> ()) {
  call_indirect %f() : () -> ()
  %g = constant @target : () -> ()
  call_indirect %g() : () -> ()
  return
}
func.func private @target() {
  return
}
// -----
module @outer {
  module @inner {
    func.func @f() {
      func.call @g() : () -> ()
      return
    }
    func.func private @g() {
      return
    }
  }
  func.func @g() {
    func.call @h() : () -> ()
    return
  }
  func.func private @h() {
    return
  }
}
// -----
func.func @in_regions(%p: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %p {
      func.call @a() : () -> ()
    } else {
      func.call @b() : () -> ()
    }
  }
  call @a() : () -> ()
  return
}
func.func private @a() {
  return
}
func.func private @b() {
  call @a() : () -> ()
  return
}
// -----
func.func @blocks(%p: i1) {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  call @x() : () -> ()
  cf.br ^bb2
^bb2:
  call @y() : () -> ()
  return
}
func.func private @x() {
  call @y() : () -> ()
  return
}
func.func private @y() {
  call @z() : () -> ()
  return
}
func.func private @z() {
  call @x() : () -> ()
  return
}
// -----
llvm.func @llvm_caller(%f: !llvm.ptr) {
  llvm.call @llvm_callee() : () -> ()
  llvm.call %f() : !llvm.ptr, () -> ()
  llvm.return
}
llvm.func internal @llvm_callee() {
  llvm.return
}
llvm.func @llvm_declared()
// -----
"wrap"() ({
  func.func @inside() {
    return
  }
}) : () -> ()
// -----
module attributes {test.name = "none"} {
}
// -----
func.func @two_components() {
  call @p() : () -> ()
  call @q() : () -> ()
  return
}
func.func private @p() {
  call @p2() : () -> ()
  return
}
func.func private @p2() {
  call @p() : () -> ()
  return
}
func.func private @q() {
  call @q2() : () -> ()
  return
}
func.func private @q2() {
  call @q() : () -> ()
  call @p() : () -> ()
  return
}
// -----
func.func @with_attributes(%a: i32 {test.arg = 1 : i32}) -> (i32 {test.res = "x"}) attributes {test.extra = [1, 2]} {
  return %a : i32
}
