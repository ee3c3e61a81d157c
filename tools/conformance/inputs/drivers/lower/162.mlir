// RUN-FLAGS: --allow-unregistered-dialect --symbol-dce
module {
  func.func private @private_symbol()
  "foo.possibly_unknown_symbol_table"() ({
  }) : () -> ()
}
