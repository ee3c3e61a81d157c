func.func private @declared(i32, f32 {test.note = 1 : i64}) -> (i32, index {test.kept})
func.func nested @nested()
func.func public @plain() {
  return
}
func.func @all(%a: i32 {test.a}, %b: tensor<?xf32>) -> (i32 {test.b, test.c = "x"}) attributes {no_inline, note = [1, 2]} {
  %f = arith.constant 1.0 : f32
  %0:2 = call @declared(%a, %f) : (i32, f32) -> (i32, index)
  call @plain() {no_inline, x} : () -> ()
  return %0#0 : i32
}
func.func @"a name"(%arg: (i32) -> f32) -> ((i32) -> f32) {
  return {x} %arg : (i32) -> f32
}

// -----

func.func @values(%c: i1, %a: i32) -> i32 {
  %0 = constant @one : (i32) -> i32
  %1 = func.constant {x} @two : (i32) -> (i32, f32)
  %2 = call_indirect %0(%a) : (i32) -> i32
  %3:2 = func.call_indirect %1(%2) {y} : (i32) -> (i32, f32)
  %4 = "func.call"(%a) <{callee = @one, arg_attrs = [{test.a}], res_attrs = [{test.b}]}> : (i32) -> i32
  return %4 : i32
}
func.func @one(%a: i32) -> i32 {
  return %a : i32
}
func.func private @two(i32) -> (i32, f32)

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
