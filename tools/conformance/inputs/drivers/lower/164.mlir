// RUN-FLAGS: --cse --mlir-print-op-generic
llvm.func @f() attributes {tune_cpu = "pentium4", no_infs_fp_math = true} { llvm.return }
llvm.func @a() {
}
