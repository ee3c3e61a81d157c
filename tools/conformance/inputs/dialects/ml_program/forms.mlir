// ODS: mlir/Dialect/MLProgram/IR/MLProgramOps.td

// Functions.

ml_program.func private @declared(i32) -> tensor<4xf32>
ml_program.func private @hidden()

ml_program.func @defined(%x: i32, %y: tensor<4xf32> {test.note}) -> (tensor<4xf32> {test.note = 1 : i32}, i32) attributes {note} {
  cf.br ^end(%x : i32)
^end(%z: i32):
  ml_program.return %y, %z : tensor<4xf32>, i32
}

ml_program.func nested @nothing() {
  ml_program.return {note}
}

// -----

// A graph uses values before they are defined.

ml_program.subgraph @graph(%x: i32, %y: i32) -> (i32, i64) {
  %0 = arith.addi %1, %y : i32
  %1 = arith.muli %x, %y : i32
  %2 = arith.extsi %0 : i32 to i64
  ml_program.output {note} %0, %2 : i32, i64
}

ml_program.subgraph private @empty() attributes {note} {
  ml_program.output
}

// -----

// Globals.

ml_program.global public @counter(0 : i64) : i64
ml_program.global private mutable @state(dense<0.0> : tensor<4xf32>) : tensor<?xf32>
ml_program.global nested mutable @later : tensor<8xi32>
ml_program.global private @elsewhere(#ml_program.extern : i32) : tensor<8xi32> {note}
ml_program.global public mutable @elsewhere_too(#ml_program.extern : tensor<8xi32>) : tensor<8xi32>

ml_program.func @accesses(%x: tensor<?xf32>) -> (i64, tensor<?xf32>) {
  %0 = ml_program.global_load_const @counter : i64
  %1 = ml_program.global_load @state : tensor<?xf32>
  %2 = ml_program.global_load @later : tensor<8xi32> {note}
  %3 = ml_program.global_load_const @elsewhere : tensor<8xi32> {note}
  ml_program.global_store @state = %x : tensor<?xf32>
  ml_program.global_store @later = %2 : tensor<8xi32> {note}
  ml_program.return %0, %1 : i64, tensor<?xf32>
}

ml_program.subgraph @ordered() -> (tensor<?xf32>, !ml_program.token) {
  %start = ml_program.token
  %other = ml_program.token {note}
  %0, %read = ml_program.global_load_graph @state ordering(%start -> !ml_program.token) : tensor<?xf32>
  %1, %again = ml_program.global_load_graph @state ordering(() -> !ml_program.token) : tensor<?xf32> {note}
  %written = ml_program.global_store_graph @state = %0 ordering(%read, %again, %other -> !ml_program.token)
      : tensor<?xf32>
  %last = ml_program.global_store_graph @state = %1 ordering(() -> !ml_program.token) : tensor<?xf32> {note}
  ml_program.output %0, %written : tensor<?xf32>, !ml_program.token
}
