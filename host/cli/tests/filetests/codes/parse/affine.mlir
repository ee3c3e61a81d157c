// test: opt --allow-unregistered-dialect
"t.a"() {a = affine_map<(d0, d1) -> (d0 mod d1)>} : () -> () // error: [parse::affine] "non-affine expression: right operand of mod has to be either a constant or symbolic"
