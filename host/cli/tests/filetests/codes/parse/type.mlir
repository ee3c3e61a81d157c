// test: opt --allow-unregistered-dialect
"t.a"() : () -> vector<2xtuple<>> // error: [parse::type] "failed to verify 'elementType': VectorElementTypeInterface instance"
