// test: opt
func.func @f(%a : index) {
  "scf.for"(%a, %a, %a) ({ // error: [verify::op] "different number of inits and region iter_args: 0 != 18446744073709551615"
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
