module {
  func.func private @declared(i32, f32 {test.note = 1 : i64}) -> (i32, index {test.kept})
  func.func nested @nested()
  func.func public @plain() {
    return
  }
  func.func @all(%arg0: i32 {test.a}, %arg1: tensor<?xf32>) -> (i32 {test.b, test.c = "x"}) attributes {no_inline, note = [1, 2]} {
    %cst = arith.constant 1.000000e+00 : f32
    %0:2 = call @declared(%arg0, %cst) : (i32, f32) -> (i32, index)
    call @plain() {no_inline, x} : () -> ()
    return %0#0 : i32
  }
  func.func @"a name"(%arg0: (i32) -> f32) -> ((i32) -> f32) {
    return {x} %arg0 : (i32) -> f32
  }
}

// -----
module {
  func.func @values(%arg0: i1, %arg1: i32) -> i32 {
    %f = constant @one : (i32) -> i32
    %f_0 = constant {x} @two : (i32) -> (i32, f32)
    %0 = call_indirect %f(%arg1) : (i32) -> i32
    %1:2 = call_indirect %f_0(%0) {y} : (i32) -> (i32, f32)
    %2 = call @one(%arg1) {arg_attrs = [{test.a}], res_attrs = [{test.b}]} : (i32) -> i32
    return %2 : i32
  }
  func.func @one(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func private @two(i32) -> (i32, f32)
}

// -----
module @outer {
  func.func @f() {
    call @f() : () -> ()
    return
  }
  module @inner {
    func.func private @f()
  }
}

