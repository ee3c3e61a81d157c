// test: opt --convert-index-to-llvm=index-bitwidth=128
// error: [opt::pass_option] "`index` cannot be 128 bits wide" (no place)
// exit: 2
