module {
  "t.values"() {v0 = 680564733841876926926749214863536422911 : ui129} : () -> ()
}

// -----
module {
  "t.elements"() {all = dense<680564733841876926926749214863536422911> : tensor<1xui129>, none = dense<> : tensor<0xui129>, splat = dense<680564733841876926926749214863536422911> : vector<3xui129>} : () -> ()
}

// -----
module {
  "t.types"() {a = ui129, b = tensor<?xui129>, c = (ui129) -> ui129, d = memref<2xui129, 1>} : () -> ()
}

