func.func @f(%a: i32) {
  "cf.br"(%a) : (i32) -> ()
}
