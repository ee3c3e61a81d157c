module {
  ml_program.func private @declared(i32) -> tensor<4xf32>
  ml_program.func private @hidden()
  ml_program.func @defined(%arg0: i32, %arg1: tensor<4xf32> {test.note}) -> (tensor<4xf32> {test.note = 1 : i32}, i32) attributes {note} {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // pred: ^bb0
    ml_program.return %arg1, %0 : tensor<4xf32>, i32
  }
  ml_program.func nested @nothing() {
    ml_program.return {note}
  }
}

// -----
module {
  ml_program.subgraph @graph(%arg0: i32, %arg1: i32) -> (i32, i64) {
    %0 = arith.addi %1, %arg1 : i32
    %1 = arith.muli %arg0, %arg1 : i32
    %2 = arith.extsi %0 : i32 to i64
    ml_program.output {note} %0, %2 : i32, i64
  }
  ml_program.subgraph private @empty() attributes {note} {
    ml_program.output
  }
}

// -----
#extern = #ml_program.extern : i32
#extern1 = #ml_program.extern : tensor<8xi32>
module {
  ml_program.global public @counter(0 : i64) : i64
  ml_program.global private mutable @state(dense<0.000000e+00> : tensor<4xf32>) : tensor<?xf32>
  ml_program.global nested mutable @later : tensor<8xi32>
  ml_program.global private @elsewhere(#extern) : tensor<8xi32> {note}
  ml_program.global public mutable @elsewhere_too(#extern1) : tensor<8xi32>
  ml_program.func @accesses(%arg0: tensor<?xf32>) -> (i64, tensor<?xf32>) {
    %counter = ml_program.global_load_const @counter : i64
    %state = ml_program.global_load @state : tensor<?xf32>
    %later = ml_program.global_load @later : tensor<8xi32> {note}
    %elsewhere = ml_program.global_load_const @elsewhere : tensor<8xi32> {note}
    ml_program.global_store @state = %arg0 : tensor<?xf32>
    ml_program.global_store @later = %later : tensor<8xi32> {note}
    ml_program.return %counter, %state : i64, tensor<?xf32>
  }
  ml_program.subgraph @ordered() -> (tensor<?xf32>, !ml_program.token) {
    %0 = ml_program.token
    %1 = ml_program.token {note}
    %result, %produceToken = ml_program.global_load_graph @state ordering(%0 -> !ml_program.token) : tensor<?xf32>
    %result_0, %produceToken_1 = ml_program.global_load_graph @state ordering(() -> !ml_program.token) : tensor<?xf32> {note}
    %2 = ml_program.global_store_graph @state = %result ordering(%produceToken, %produceToken_1, %1 -> !ml_program.token) : tensor<?xf32>
    %3 = ml_program.global_store_graph @state = %result_0 ordering(() -> !ml_program.token) : tensor<?xf32> {note}
    ml_program.output %result, %2 : tensor<?xf32>, !ml_program.token
  }
}

