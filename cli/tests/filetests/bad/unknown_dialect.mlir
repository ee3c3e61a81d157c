// test: opt

func.func @f() {
  "nobody.knows"() : () -> () // error: [parse::unregistered_dialect] "nobody"
  return
}
