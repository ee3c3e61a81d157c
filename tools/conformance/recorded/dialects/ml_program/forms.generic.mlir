"builtin.module"() ({
  "ml_program.func"() <{function_type = (i32) -> tensor<4xf32>, sym_name = "declared", sym_visibility = "private"}> ({
  }) : () -> ()
  "ml_program.func"() <{function_type = () -> (), sym_name = "hidden", sym_visibility = "private"}> ({
  }) : () -> ()
  "ml_program.func"() <{arg_attrs = [{}, {test.note}], function_type = (i32, tensor<4xf32>) -> (tensor<4xf32>, i32), res_attrs = [{test.note = 1 : i32}, {}], sym_name = "defined"}> ({
  ^bb0(%arg0: i32, %arg1: tensor<4xf32>):
    "cf.br"(%arg0)[^bb1] : (i32) -> ()
  ^bb1(%0: i32):  // pred: ^bb0
    "ml_program.return"(%arg1, %0) : (tensor<4xf32>, i32) -> ()
  }) {note} : () -> ()
  "ml_program.func"() <{function_type = () -> (), sym_name = "nothing", sym_visibility = "nested"}> ({
    "ml_program.return"() {note} : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "ml_program.subgraph"() <{function_type = (i32, i32) -> (i32, i64), sym_name = "graph"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "arith.addi"(%1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.muli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %2 = "arith.extsi"(%0) : (i32) -> i64
    "ml_program.output"(%0, %2) {note} : (i32, i64) -> ()
  }) : () -> ()
  "ml_program.subgraph"() <{function_type = () -> (), sym_name = "empty", sym_visibility = "private"}> ({
    "ml_program.output"() : () -> ()
  }) {note} : () -> ()
}) : () -> ()

// -----
#extern = #ml_program.extern : i32
#extern1 = #ml_program.extern : tensor<8xi32>
"builtin.module"() ({
  "ml_program.global"() <{sym_name = "counter", sym_visibility = "public", type = i64, value = 0 : i64}> : () -> ()
  "ml_program.global"() <{is_mutable, sym_name = "state", sym_visibility = "private", type = tensor<?xf32>, value = dense<0.000000e+00> : tensor<4xf32>}> : () -> ()
  "ml_program.global"() <{is_mutable, sym_name = "later", sym_visibility = "nested", type = tensor<8xi32>}> : () -> ()
  "ml_program.global"() <{sym_name = "elsewhere", sym_visibility = "private", type = tensor<8xi32>, value = #extern}> {note} : () -> ()
  "ml_program.global"() <{is_mutable, sym_name = "elsewhere_too", sym_visibility = "public", type = tensor<8xi32>, value = #extern1}> : () -> ()
  "ml_program.func"() <{function_type = (tensor<?xf32>) -> (i64, tensor<?xf32>), sym_name = "accesses"}> ({
  ^bb0(%arg0: tensor<?xf32>):
    %6 = "ml_program.global_load_const"() <{global = @counter}> : () -> i64
    %7 = "ml_program.global_load"() <{global = @state}> : () -> tensor<?xf32>
    %8 = "ml_program.global_load"() <{global = @later}> {note} : () -> tensor<8xi32>
    %9 = "ml_program.global_load_const"() <{global = @elsewhere}> {note} : () -> tensor<8xi32>
    "ml_program.global_store"(%arg0) <{global = @state}> : (tensor<?xf32>) -> ()
    "ml_program.global_store"(%8) <{global = @later}> {note} : (tensor<8xi32>) -> ()
    "ml_program.return"(%6, %7) : (i64, tensor<?xf32>) -> ()
  }) : () -> ()
  "ml_program.subgraph"() <{function_type = () -> (tensor<?xf32>, !ml_program.token), sym_name = "ordered"}> ({
    %0 = "ml_program.token"() : () -> !ml_program.token
    %1 = "ml_program.token"() {note} : () -> !ml_program.token
    %2:2 = "ml_program.global_load_graph"(%0) <{global = @state}> : (!ml_program.token) -> (tensor<?xf32>, !ml_program.token)
    %3:2 = "ml_program.global_load_graph"() <{global = @state}> {note} : () -> (tensor<?xf32>, !ml_program.token)
    %4 = "ml_program.global_store_graph"(%2#0, %2#1, %3#1, %1) <{global = @state}> : (tensor<?xf32>, !ml_program.token, !ml_program.token, !ml_program.token) -> !ml_program.token
    %5 = "ml_program.global_store_graph"(%3#0) <{global = @state}> {note} : (tensor<?xf32>) -> !ml_program.token
    "ml_program.output"(%2#0, %4) : (tensor<?xf32>, !ml_program.token) -> ()
  }) : () -> ()
}) : () -> ()

