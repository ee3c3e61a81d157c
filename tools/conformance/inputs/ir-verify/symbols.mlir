// expected-note @+1 {{see existing symbol definition here}}
func.func private @a()
// expected-error @+1 {{redefinition of symbol named 'a'}}
func.func private @a()
// -----
module @m {
  // expected-note @+1 {{see existing symbol definition here}}
  module @x {}
  // expected-error @+1 {{redefinition of symbol named 'x'}}
  func.func private @x()
}
// -----
// The same name in tables of their own.
module @a {
  module @x {}
}
module @b {
  module @x {}
}
// -----
// expected-error @+1 {{visibility expected to be one of ["public", "private", "nested"], but got "secret"}}
module @a attributes {sym_visibility = "secret"} {}
// -----
func.func @f() {
  // expected-error @+1 {{symbol's parent must have the SymbolTable trait}}
  builtin.module @inner {}
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'nowhere' does not reference a valid function}}
  call @nowhere() : () -> ()
  return
}
// -----
// expected-error @+1 {{symbol declaration cannot have public visibility}}
func.func @declared()
// -----
// expected-error @+1 {{op attribute 'sym_name' failed to satisfy constraint: string attribute}}
module attributes {sym_name = 1} {}
// -----
// expected-error @+1 {{op attribute 'sym_visibility' failed to satisfy constraint: string attribute}}
module attributes {sym_visibility = 1} {}
// -----
// expected-error @+1 {{requires attribute 'sym_name'}}
"func.func"() <{function_type = () -> ()}> ({}) : () -> ()
// -----
// expected-error @+1 {{expected at least one result for cast operation}}
"builtin.unrealized_conversion_cast"() : () -> ()
