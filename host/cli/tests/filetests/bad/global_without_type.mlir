// test: opt
module {
  llvm.mlir.global private @v(42 : i32) {addr_space = 0 : i32} // error: [parse::custom] "type can only be omitted for string globals"
}
