// ODS: mlir/Dialect/MLProgram/IR/MLProgramOps.td
ml_program.global private mutable @g : tensor<4xf32>
ml_program.subgraph @s(%a: tensor<4xf32>, %k : !ml_program.token) -> (tensor<4xf32>, !ml_program.token) {
  %0, %1 = ml_program.global_load_graph @g ordering(%k -> !ml_program.token) : tensor<4xf32>
  %2, %3 = ml_program.global_load_graph @g ordering(%k, %1 -> !ml_program.token) : tensor<4xf32>
  %4, %5 = ml_program.global_load_graph @g ordering(() -> !ml_program.token) : tensor<4xf32>
  %6 = ml_program.global_store_graph @g = %0 ordering(() -> !ml_program.token) : tensor<4xf32>
  %7 = ml_program.global_store_graph @g = %2 ordering(%6 -> !ml_program.token) : tensor<4xf32>
  ml_program.output %4, %7 : tensor<4xf32>, !ml_program.token
}
llvm.func @exchanged(%p : !llvm.ptr, %a : i32, %q: !llvm.ptr) {
  %0 = llvm.cmpxchg %p, %a, %a acq_rel monotonic : !llvm.ptr, i32
  %1 = llvm.cmpxchg weak volatile %p, %q, %q syncscope("x") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, !llvm.ptr
  llvm.return
}
