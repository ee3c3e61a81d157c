// test: opt --allow-unregistered-dialect --symbol-dce
func.func private @maybe()
"other.module"() ({ // error: [opt::symbol_dce] "potentially unknown symbol table"
}) : () -> ()
