func.func @f(%a: i32) {
  "func.return"(%a) {foo.a} : (f32) -> ()
}
