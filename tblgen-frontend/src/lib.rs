//! The TableGen language: records from .td files, without LLVM.
