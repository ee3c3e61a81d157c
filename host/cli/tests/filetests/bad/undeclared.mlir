// test: opt

func.func @f() -> i32 {
  return %nowhere : i32 // error: [parse::undeclared_value] "use of undeclared SSA value name"
}
