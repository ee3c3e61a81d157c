// RUN-FLAGS: --canonicalize
func.func @f() attributes {a = #llvm.loop_annotation<unroll = #llvm.loop_vectorize<>>} { return }
