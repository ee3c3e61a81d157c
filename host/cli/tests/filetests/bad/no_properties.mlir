// test: opt

func.func @f() {
  "func.return"() <{unknown = 3 : i32}> : () -> () // error: [parse::properties] "this operation does not support properties"
}
