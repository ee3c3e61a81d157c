// test: opt
func.func private @f(!arith.number) // error: [parse::unknown_type] "unknown  type `number` in dialect `arith`"
