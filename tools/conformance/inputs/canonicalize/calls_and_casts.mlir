// functions, calls and function constants
func.func private @g(i32) -> i32
func.func @t1(%a: i32) -> i32 {
  %f = func.constant @g : (i32) -> i32
  %r = func.call_indirect %f(%a) : (i32) -> i32
  return %r : i32
}
func.func @t2(%a: i32, %f: (i32) -> i32) -> i32 {
  %r = func.call_indirect %f(%a) : (i32) -> i32
  return %r : i32
}
func.func @t3(%a: i32, %c: i1) -> i32 {
  %f = func.constant @g : (i32) -> i32
  %h = func.constant @g : (i32) -> i32
  %s = arith.select %c, %f, %h : (i32) -> i32
  %r = func.call_indirect %s(%a) {some.tag} : (i32) -> i32
  return %r : i32
}
func.func @t4() {
  %f = func.constant @g : (i32) -> i32
  return
}
func.func private @t5(%a: i32, %unused: i32) -> i32 {
  %0 = func.call @g(%a) : (i32) -> i32
  %1 = func.call @g(%a) : (i32) -> i32
  return %0 : i32
}

// -----

// casts of the builtin dialect
func.func @t1(%a: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  %1 = builtin.unrealized_conversion_cast %0 : f32 to i32
  return %1 : i32
}
func.func @t2(%a: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i32
  return %0 : i32
}
func.func @t3(%a: i32) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  %1 = builtin.unrealized_conversion_cast %0 : f32 to i64
  return %1 : i64
}
func.func @t4(%a: i32, %b: i64) -> (i32, i64) {
  %0 = builtin.unrealized_conversion_cast %a, %b : i32, i64 to f32
  %1:2 = builtin.unrealized_conversion_cast %0 : f32 to i32, i64
  return %1#0, %1#1 : i32, i64
}
func.func @t5(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  return
}
