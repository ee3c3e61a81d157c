// Errors of the reader carry the same words too.
// expected-error @+1 {{use of undeclared SSA value name}}
"t.use"(%nowhere) : (i1) -> ()
// -----
// expected-note @+1 {{previously defined here}}
%0 = "t.def"() : () -> i1
// expected-error @+1 {{redefinition of SSA value '%0'}}
%0 = "t.def"() : () -> i1
// -----
// expected-note @+1 {{prior use here}}
%0 = "t.def"() : () -> i1
// expected-error @+1 {{use of value '%0' expects different type than prior uses: 'i2' vs 'i1'}}
"t.use"(%0) : (i2) -> ()
// -----
// expected-error @+1 {{custom op 'nothing' is unknown}}
nothing
// -----
"t.op"() ({
  // expected-error @+1 {{reference to an undefined block}}
  "t.br"()[^nowhere] : () -> ()
}) : () -> ()
// -----
// expected-error@+1 {{undefined symbol alias id 'nothing'}}
"t.op"() {a = #nothing} : () -> ()
// -----
"t.op"() {
  // expected-error@below {{duplicate key 'a' in dictionary attribute}}
  a = 1, a = 2
} : () -> ()
// -----
"t.op"() {
  // expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
  // expected-note@+1 {{add a trailing dot to make the literal a float}}
  a = 4 : f32
} : () -> ()
"t.op"() : () -> () // -----
// expected-error@+1 {{expected ',' or ']'}}
"t.op"() {a = [1 2]} : () -> ()
