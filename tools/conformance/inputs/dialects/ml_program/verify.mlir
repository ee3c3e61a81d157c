// ODS: mlir/Dialect/MLProgram/IR/MLProgramOps.td

// Functions.

// expected-error @below {{'ml_program.func' op symbol declaration cannot have public visibility}}
ml_program.func @f(i32)

// -----

// expected-error @below {{empty block: expect at least a terminator}}
ml_program.func @f(%x: i32) {
}

// -----

// expected-error @below {{'ml_program.func' op arguments may only have dialect attributes}}
ml_program.func @f(%x: i32 {note}) {
  ml_program.return
}

// -----

ml_program.func @f(%x: i32) -> i32 {
  // expected-error @below {{'ml_program.return' op has 0 operands, but enclosing function (@f) returns 1}}
  ml_program.return
}

// -----

ml_program.func @f(%x: i32) -> i64 {
  // expected-error @below {{type of return operand 0 ('i32') doesn't match function result type ('i64') in function @f}}
  ml_program.return %x : i32
}

// -----

ml_program.func @f() {
  // expected-error @below {{'ml_program.output' op expects parent op 'ml_program.subgraph'}}
  ml_program.output
}

// -----

// expected-error @below {{'ml_program.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"ml_program.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%x: i64):
  ml_program.return
}) : () -> ()

// -----

// expected-error @below {{'ml_program.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 0, but expected 1}}
"ml_program.func"() <{function_type = (i32) -> (), sym_name = "f", arg_attrs = []}> ({
^bb0(%x: i32):
  ml_program.return
}) : () -> ()

// -----

// expected-error @below {{'ml_program.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"ml_program.func"() <{function_type = i32, sym_name = "f"}> ({
}) : () -> ()

// -----

// expected-error @below {{custom op 'ml_program.func' expected valid '@'-identifier for symbol name}}
ml_program.func protected @f() {
  ml_program.return
}

// -----

// Graphs.

// expected-error @below {{'ml_program.subgraph' op symbol declaration cannot have public visibility}}
ml_program.subgraph @f(i32)

// -----

ml_program.subgraph @f() -> i32 {
  // expected-error @below {{'ml_program.output' op has 0 operands, but enclosing function (@f) outputs 1}}
  ml_program.output
}

// -----

ml_program.subgraph @f(%x: i32) -> i64 {
  // expected-error @below {{type of output operand 0 ('i32') doesn't match function result type ('i64') in function @f}}
  ml_program.output %x : i32
}

// -----

ml_program.subgraph @f() {
  // expected-error @below {{'ml_program.return' op expects parent op 'ml_program.func'}}
  ml_program.return
}

// -----

// expected-error @below {{'ml_program.subgraph' op expects region #0 to have 0 or 1 blocks}}
ml_program.subgraph @f() {
  ml_program.output
^next:
  ml_program.output
}

// -----

func.func @f() {
  // expected-error @below {{'ml_program.output' op expects parent op 'ml_program.subgraph'}}
  ml_program.output
}

// -----

// Globals.

// expected-error @below {{'ml_program.global' op immutable global must have an initial value}}
ml_program.global public @g : i32

// -----

// expected-error @below {{custom op 'ml_program.global' expected 'public', 'private', or 'nested'}}
ml_program.global @g(1 : i32) : i32

// -----

// expected-error @below {{expected ':'}}
ml_program.global private mutable @g(1 : i32)

// -----

// expected-error @below {{invalid properties {sym_name = "g", type = 1 : i32} for op ml_program.global: Invalid attribute `type` in property conversion: 1 : i32}}
"ml_program.global"() <{sym_name = "g", type = 1 : i32}> : () -> ()

// -----

ml_program.func @f() {
  // expected-error @below {{'ml_program.global_load' op undefined global: @absent}}
  %0 = ml_program.global_load @absent : i32
  ml_program.return
}

// -----

func.func private @other()

ml_program.func @f() {
  // expected-error @below {{'ml_program.global_load' op undefined global: @other}}
  %0 = ml_program.global_load @other : i32
  ml_program.return
}

// -----

ml_program.global private mutable @g : i32

ml_program.func @f() {
  // expected-error @below {{'ml_program.global_load' op cannot load from global typed 'i32' as 'i64'}}
  %0 = ml_program.global_load @g : i64
  ml_program.return
}

// -----

ml_program.func @f() {
  // expected-error @below {{'ml_program.global_load_const' op undefined global: @absent}}
  %0 = ml_program.global_load_const @absent : i32
  ml_program.return
}

// -----

ml_program.global private mutable @g(1 : i32) : i32

ml_program.func @f() {
  // expected-error @below {{'ml_program.global_load_const' op cannot load as const from mutable global @g}}
  %0 = ml_program.global_load_const @g : i32
  ml_program.return
}

// -----

ml_program.global private @g(1 : i32) : i32

ml_program.func @f() {
  // expected-error @below {{'ml_program.global_load_const' op cannot load from global typed 'i32' as 'i64'}}
  %0 = ml_program.global_load_const @g : i64
  ml_program.return
}

// -----

ml_program.func @f(%x: i32) {
  // expected-error @below {{'ml_program.global_store' op undefined global: @absent}}
  ml_program.global_store @absent = %x : i32
  ml_program.return
}

// -----

ml_program.global private @g(1 : i32) : i32

ml_program.func @f(%x: i32) {
  // expected-error @below {{'ml_program.global_store' op cannot store to an immutable global @g}}
  ml_program.global_store @g = %x : i32
  ml_program.return
}

// -----

ml_program.global private mutable @g : i32

ml_program.func @f(%x: i64) {
  // expected-error @below {{'ml_program.global_store' op cannot store to a global typed 'i32' from 'i64'}}
  ml_program.global_store @g = %x : i64
  ml_program.return
}

// -----

ml_program.subgraph @f() {
  // expected-error @below {{'ml_program.global_load_graph' op undefined global: @absent}}
  %0, %token = ml_program.global_load_graph @absent ordering(() -> !ml_program.token) : i32
  ml_program.output
}

// -----

ml_program.global private mutable @g : i32

ml_program.subgraph @f() {
  // expected-error @below {{'ml_program.global_load_graph' op cannot load from global typed 'i32' as 'i64'}}
  %0, %token = ml_program.global_load_graph @g ordering(() -> !ml_program.token) : i64
  ml_program.output
}

// -----

ml_program.subgraph @f(%x: i32) {
  // expected-error @below {{'ml_program.global_store_graph' op undefined global: @absent}}
  %token = ml_program.global_store_graph @absent = %x ordering(() -> !ml_program.token) : i32
  ml_program.output
}

// -----

ml_program.global private @g(1 : i32) : i32

ml_program.subgraph @f(%x: i32) {
  // expected-error @below {{'ml_program.global_store_graph' op cannot store to an immutable global @g}}
  %token = ml_program.global_store_graph @g = %x ordering(() -> !ml_program.token) : i32
  ml_program.output
}

// -----

ml_program.global private mutable @g : i32

ml_program.subgraph @f(%x: i64) {
  // expected-error @below {{'ml_program.global_store_graph' op cannot store to a global typed 'i32' from 'i64'}}
  %token = ml_program.global_store_graph @g = %x ordering(() -> !ml_program.token) : i64
  ml_program.output
}

// -----

// expected-note @below {{prior use here}}
ml_program.subgraph @f(%x: i32) {
  // expected-error @below {{use of value '%x' expects different type than prior uses: '!ml_program.token' vs 'i32'}}
  %token = ml_program.global_store_graph @g = %x ordering(%x -> !ml_program.token) : i32
  ml_program.output
}

// -----

ml_program.subgraph @f() {
  // expected-error @below {{'ml_program.token' op result #0 must be Token for establishing execution ordering in a graph, but got 'i32'}}
  %0 = "ml_program.token"() : () -> i32
  ml_program.output
}

// -----

// Symbols.

// expected-note @below {{see existing symbol definition here}}
ml_program.global private mutable @g : i32
// expected-error @below {{redefinition of symbol named 'g'}}
ml_program.global private mutable @g : i32

// -----

// expected-error @below {{unknown  type `other` in dialect `ml_program`}}
func.func private @f(!ml_program.other)

// -----

// expected-error @below {{unknown attribute `other` in dialect `ml_program`}}
func.func private @f() attributes {a = #ml_program.other}
