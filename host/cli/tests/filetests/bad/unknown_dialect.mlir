// test: opt

func.func @f() {
  "nobody.knows"() : () -> () // error: [parse::unregistered_dialect] "operation being parsed with an unregistered dialect"
  return
}
