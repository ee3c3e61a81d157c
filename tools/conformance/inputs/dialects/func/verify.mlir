func.func @f() {
  // expected-error @below {{'none' does not reference a valid function}}
  call @none() : () -> ()
  return
}

// -----

module @m {}
func.func @f() {
  // expected-error @below {{'m' does not reference a valid function}}
  call @m() : () -> ()
  return
}

// -----

func.func private @g(i32)
func.func @f() {
  // expected-error @below {{incorrect number of operands for callee}}
  call @g() : () -> ()
  return
}

// -----

func.func private @g(i32)
func.func @f(%a: i64) {
  // expected-error @below {{operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
  call @g(%a) : (i64) -> ()
  return
}

// -----

func.func private @g() -> i32
func.func @f() {
  // expected-error @below {{incorrect number of results for callee}}
  call @g() : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @below {{requires attribute 'callee'}}
  "func.call"() : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @below {{reference to undefined function 'none'}}
  %0 = constant @none : () -> ()
  return
}

// -----

func.func private @g(i32)
func.func @f() {
  // expected-error @below {{reference to function with mismatched type}}
  %0 = constant @g : () -> ()
  return
}

// -----

func.func private @g(i32)
func.func @f() {
  // expected-error @below {{reference to function with mismatched type}}
  %0 = "func.constant"() <{value = @g}> : () -> i32
  return
}

// -----

func.func @f(%g: (i32) -> i32, %a: i64) {
  // expected-error @below {{failed to verify that callee input types match argument types}}
  %0 = "func.call_indirect"(%g, %a) : ((i32) -> i32, i64) -> i32
  return
}

// -----

func.func @f(%g: (i32) -> i32, %a: i32) {
  // expected-error @below {{failed to verify that callee result types match result types}}
  %0 = "func.call_indirect"(%g, %a) : ((i32) -> i32, i32) -> i64
  return
}

// -----

func.func @f(%g: i32) {
  // expected-error @below {{operand #0 must be function type, but got 'i32'}}
  "func.call_indirect"(%g) : (i32) -> ()
  return
}

// -----

func.func @f() -> i32 {
  // expected-error @below {{has 0 operands, but enclosing function (@f) returns 1}}
  return
}

// -----

func.func @f(%a: i64) -> i32 {
  // expected-error @below {{type of return operand 0 ('i64') doesn't match function result type ('i32') in function @f}}
  return %a : i64
}

// -----

func.func @f(%a: i64) {
  // expected-error @below {{has 1 operands, but enclosing function (@f) returns 0}}
  return %a : i64
}

// -----

// expected-error @below {{symbol declaration cannot have public visibility}}
func.func @f()

// -----

// expected-error @below {{expected non-empty function body}}
func.func private @f() {
}

// -----

// expected-error @below {{symbol declaration cannot have public visibility}}
func.func public @f()

// -----

// expected-error @below {{entry block must have 1 arguments to match function signature}}
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  func.return
}) : () -> ()

// -----

// expected-error @below {{type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i64):
  func.return
}) : () -> ()

// -----

// expected-error @below {{attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"func.func"() <{function_type = i32, sym_name = "f"}> ({
}) : () -> ()

// -----

// expected-error @below {{requires attribute 'sym_name'}}
"func.func"() <{function_type = () -> ()}> ({
}) : () -> ()

// -----

// expected-error @below {{expects argument attribute array to have the same number of elements as the number of function arguments, got 0, but expected 1}}
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = []}> ({
}) : () -> ()

// -----

// expected-error @below {{expects result attribute array to have the same number of elements as the number of function results, got 2, but expected 1}}
"func.func"() <{function_type = () -> i32, sym_name = "f", sym_visibility = "private", res_attrs = [{}, {}]}> ({
}) : () -> ()

// -----

// expected-error @below {{arguments may only have dialect attributes}}
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = [{note}]}> ({
}) : () -> ()

// -----

// expected-error @below {{attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = [1]}> ({
}) : () -> ()

// -----

// expected-error @below {{visibility expected to be one of ["public", "private", "nested"], but got "hidden"}}
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "hidden"}> ({
  func.return
}) : () -> ()

// -----

// expected-note @below {{see existing symbol definition here}}
func.func private @f()
// expected-error @below {{redefinition of symbol named 'f'}}
func.func private @f()

// -----

// expected-error @below {{region entry argument '%a' is already in use}}
// expected-note @below {{previously referenced here}}
func.func @f(%a: i32, %a: i32) {
  return
}

// -----

// expected-error @below {{entry block must have 1 arguments to match function signature}}
func.func @f(i32) {
  return
}

// -----

// expected-error @below {{expected SSA identifier}}
func.func @f(%a: i32, ...) {
  return
}

// -----

// expected-error @below {{expected type instead of SSA identifier}}
func.func private @f(i32, %b: i32)

// -----

// expected-error @below {{'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {sym_name = "g"} {
  return
}
