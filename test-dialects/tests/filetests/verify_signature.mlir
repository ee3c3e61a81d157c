// test: opt

test.func @f (i32) -> () { // error: [verify::op] "type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')"
^bb0(%a: i64):
  test.leave
}
