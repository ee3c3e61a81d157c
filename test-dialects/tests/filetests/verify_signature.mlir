// test: opt

test.func @f (i32) -> () { // error: [verify::op] "entry block arguments must be the inputs of the function type"
^bb0(%a: i64):
  test.leave
}
