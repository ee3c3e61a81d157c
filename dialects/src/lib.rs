//! The embedded default dialects: builtin, func, arith, cf, scf, index, llvm.
