//! A slotmap-backed IR that reads and writes MLIR text.
