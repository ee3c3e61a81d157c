// test: rewrite --patterns ./null.pdll --allow-unregistered-dialect
// note: "by pattern 'OfArgument'"
// note: "in this statement"

func.func @f(%a: i32) {
  "x.of_argument"(%a) : (i32) -> () // error: [convert::not_evaluated] "native 'EraseDefiner' cannot be evaluated: 'eraseOp' of a builder does not take null"
  return
}
