// A value is computed before it is read, in functions.
func.func @later_in_block() {
  // expected-error @+1 {{operand #0 does not dominate this use}}
  "t.use"(%a) : (i1) -> ()
  // expected-note @+1 {{operand defined here (op in the same block)}}
  %a = "t.def"() : () -> i1
  return
}
// -----
func.func @second_operand(%b: i1) {
  // expected-error @+1 {{operand #1 does not dominate this use}}
  "t.use"(%b, %a) : (i1, i1) -> ()
  // expected-note @+1 {{operand defined here (op in the same block)}}
  %a = "t.def"() : () -> i1
  return
}
// -----
func.func @of_itself() {
  // expected-error @+2 {{operand #0 does not dominate this use}}
  // expected-note @+1 {{operand defined here (op in the same block)}}
  %a = "t.def"(%a) : (i1) -> i1
  return
}
// -----
func.func @other_branch() {
  "t.br"()[^a, ^b] : () -> ()
^a:
  // expected-note @+1 {{operand defined here (op in the same region)}}
  %a = "t.def"() : () -> i1
  "t.br"()[^b] : () -> ()
^b:
  // expected-error @+1 {{operand #0 does not dominate this use}}
  "t.use"(%a) : (i1) -> ()
  return
}
// -----
// expected-note @+1 {{operand defined as a block argument (block #1 in the same region)}}
func.func @argument_of_other_block(%x: i1) {
  "t.br"()[^a, ^b] : () -> ()
^a(%a: i1):
  "t.br"()[^b] : () -> ()
^b:
  // expected-error @+1 {{operand #0 does not dominate this use}}
  "t.use"(%a) : (i1) -> ()
  return
}
// -----
func.func @in_a_region() {
  "t.op"() ({
    // expected-error @+1 {{operand #0 does not dominate this use}}
    "t.use"(%a) : (i1) -> ()
  }) : () -> ()
  // expected-note @+1 {{operand defined here (op in a parent region)}}
  %a = "t.def"() : () -> i1
  return
}
// -----
// Blocks that are never reached may read anything.
func.func @unreachable() {
  return
^a:
  "t.use"(%a) : (i1) -> ()
  %a = "t.def"() : () -> i1
  "t.br"()[^a] : () -> ()
}
// -----
// Regions of modules are graphs.
module {
  "t.use"(%a) : (i1) -> ()
  %a = "t.def"() : () -> i1
}
// -----
// expected-note @+1 {{operand defined as a block argument (block #2 in a parent region)}}
func.func @argument_seen_from_a_region(%x: i32) {
  "t.br"()[^a, ^b] : () -> ()
^a:
  "t.op"() ({
    // expected-error @+1 {{operand #0 does not dominate this use}}
    "t.use"(%y) : (i32) -> ()
  }) : () -> ()
  return
^b(%y: i32):
  return
}
// -----
func.func @result_seen_from_a_region(%x: i32) {
  "t.br"()[^a, ^b] : () -> ()
^a:
  "t.op"() ({
    // expected-error @+1 {{operand #0 does not dominate this use}}
    "t.use"(%y) : (i32) -> ()
  }) : () -> ()
  return
^b:
  // expected-note @+1 {{operand defined here (op in a parent region)}}
  %y = "t.def"() : () -> i32
  return
}
