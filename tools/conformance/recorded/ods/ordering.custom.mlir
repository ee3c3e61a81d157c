module {
  ml_program.global private mutable @g : tensor<4xf32>
  ml_program.subgraph @s(%arg0: tensor<4xf32>, %arg1: !ml_program.token) -> (tensor<4xf32>, !ml_program.token) {
    %result, %produceToken = ml_program.global_load_graph @g ordering(%arg1 -> !ml_program.token) : tensor<4xf32>
    %result_0, %produceToken_1 = ml_program.global_load_graph @g ordering(%arg1, %produceToken -> !ml_program.token) : tensor<4xf32>
    %result_2, %produceToken_3 = ml_program.global_load_graph @g ordering(() -> !ml_program.token) : tensor<4xf32>
    %0 = ml_program.global_store_graph @g = %result ordering(() -> !ml_program.token) : tensor<4xf32>
    %1 = ml_program.global_store_graph @g = %result_0 ordering(%0 -> !ml_program.token) : tensor<4xf32>
    ml_program.output %result_2, %1 : tensor<4xf32>, !ml_program.token
  }
  llvm.func @exchanged(%arg0: !llvm.ptr, %arg1: i32, %arg2: !llvm.ptr) {
    %0 = llvm.cmpxchg %arg0, %arg1, %arg1 acq_rel monotonic : !llvm.ptr, i32
    %1 = llvm.cmpxchg weak volatile %arg0, %arg2, %arg2 syncscope("x") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
}

