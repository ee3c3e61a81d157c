// Operands of affine expressions that are missing.
// expected-error @+1 {{cannot apply encoding to unranked tensor}}
"a.b"() {a = tensor<*xi32, 4>} : () -> ()
// -----
// expected-error @+1 {{cannot apply encoding to unranked tensor}}
"a.b"() {a = tensor<*xi32, "a"  >} : () -> ()
// -----
// expected-error @+1 {{use of undeclared identifier}}
"a.b"() {a = affine_map<(d0) -> (   x)>} : () -> ()
// -----
// expected-error @+1 {{use of undeclared identifier}}
"a.b"() {a = affine_map<(d0) -> ( d0 +  x)>} : () -> ()
// -----
// expected-error @+1 {{use of undeclared identifier}}
"a.b"() {a = affine_set<(d0) : ( d0 +  x)>} : () -> ()
// -----
// expected-error @+1 {{use of undeclared identifier}}
"a.b"() {a = affine_map<(d0) -> ( d0 +  
 x)>} : () -> ()
// -----
// expected-error @+1 {{no expression inside parentheses}}
"a.b"() {a = affine_map<(d0) -> ( d0 +  ())>} : () -> ()
// -----
// expected-error @+1 {{missing right operand of binary operator}}
"a.b"() {a = affine_map<(d0) -> ( d0 +  *)>} : () -> ()
// -----
// expected-error @+1 {{missing right operand of binary operator}}
"a.b"() {a = affine_map<(d0) -> ( d0 +  ])>} : () -> ()
// -----
// expected-error @+1 {{constant too large for index}}
"a.b"() {a = affine_map<(d0) -> ( d0 +  99999999999999999999)>} : () -> ()
// -----
// expected-error @+1 {{unexpected ssa identifier}}
"a.b"() {a = affine_map<(d0) -> ( d0 +  symbol(d0))>} : () -> ()
// -----
// expected-error @+1 {{missing right operand of binary operator}}
"a.b"() {a = affine_map<(d0) -> ( d0 + * 4)>} : () -> ()
// -----
// expected-error @+1 {{missing right operand of binary operator}}
"a.b"() {a = affine_map<(d0) -> ( d0 * * 4)>} : () -> ()
// -----
// expected-error @+1 {{missing right operand of binary operator}}
"a.b"() {a = affine_map<(d0) -> ( d0 * ])>} : () -> ()
// -----
// expected-error @+1 {{missing right operand of binary operator}}
"a.b"() {a = affine_map<(d0) -> ( d0 mod ])>} : () -> ()
// -----
// expected-error @+1 {{missing right operand of binary operator}}
"a.b"() {a = affine_map<(d0) -> ( d0 - ])>} : () -> ()
// -----
// expected-error @+1 {{missing left operand of binary operator}}
"a.b"() {a = affine_map<(d0) -> ( (*) )>} : () -> ()
// -----
// expected-error @+1 {{missing right operand of binary operator}}
"a.b"() {a = affine_map<(d0) -> ( (d0 + *) )>} : () -> ()
// -----
// expected-error @+1 {{missing left operand of binary operator}}
"a.b"() {a = affine_map<(d0) -> ( d0 + (*) )>} : () -> ()
// -----
// expected-error @+1 {{missing left operand of binary operator}}
"a.b"() {a = affine_map<(d0) -> ( + d0 )>} : () -> ()
// -----
// expected-error @+1 {{missing right operand of binary operator}}
"a.b"() {a = affine_map<(d0) -> ( d0 + + d0 )>} : () -> ()
// -----
// expected-error @+1 {{use of undeclared identifier}}
"a.b"() {a = affine_map<(d0) -> ( floordiv d0 )>} : () -> ()
// -----
// expected-error @+1 {{missing right operand of binary operator}}
"a.b"() {a = affine_map<(d0) -> ( d0 + d0 * )>} : () -> ()
// -----
// expected-error @+1 {{missing right operand of binary operator}}
"a.b"() {a = affine_map<(d0) -> ( d0 + )>} : () -> ()
// -----
// expected-error @+1 {{missing right operand of binary operator}}
"a.b"() {a = affine_map<(d0) -> ( -d0 * ])>} : () -> ()
// -----
// expected-error @+1 {{expected '(' at start of SSA symbol}}
"a.b"() {a = affine_map<(d0) -> ( d0 + symbol)>} : () -> ()
