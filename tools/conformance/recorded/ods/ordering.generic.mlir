"builtin.module"() ({
  "ml_program.global"() <{is_mutable, sym_name = "g", sym_visibility = "private", type = tensor<4xf32>}> : () -> ()
  "ml_program.subgraph"() <{function_type = (tensor<4xf32>, !ml_program.token) -> (tensor<4xf32>, !ml_program.token), sym_name = "s"}> ({
  ^bb0(%arg3: tensor<4xf32>, %arg4: !ml_program.token):
    %2:2 = "ml_program.global_load_graph"(%arg4) <{global = @g}> : (!ml_program.token) -> (tensor<4xf32>, !ml_program.token)
    %3:2 = "ml_program.global_load_graph"(%arg4, %2#1) <{global = @g}> : (!ml_program.token, !ml_program.token) -> (tensor<4xf32>, !ml_program.token)
    %4:2 = "ml_program.global_load_graph"() <{global = @g}> : () -> (tensor<4xf32>, !ml_program.token)
    %5 = "ml_program.global_store_graph"(%2#0) <{global = @g}> : (tensor<4xf32>) -> !ml_program.token
    %6 = "ml_program.global_store_graph"(%3#0, %5) <{global = @g}> : (tensor<4xf32>, !ml_program.token) -> !ml_program.token
    "ml_program.output"(%4#0, %6) : (tensor<4xf32>, !ml_program.token) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "exchanged", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: !llvm.ptr):
    %0 = "llvm.cmpxchg"(%arg0, %arg1, %arg1) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
    %1 = "llvm.cmpxchg"(%arg0, %arg2, %arg2) <{alignment = 4 : i64, failure_ordering = 2 : i64, success_ordering = 6 : i64, syncscope = "x", volatile_, weak}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.struct<(ptr, i1)>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

