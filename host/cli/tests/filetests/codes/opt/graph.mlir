// test: graph --symbol f
// error: [opt::graph] "no operation has the symbol 'f'" (no place)
module {}
