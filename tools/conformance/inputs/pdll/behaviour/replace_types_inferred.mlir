func.func @f(%a: i32) {
  %0:3 = "t.old"(%a, %a) : (i32, i32) -> (i32, f32, tensor<4xi8>)
  "t.old"() : () -> ()
  %1:2 = "t.old2"() : () -> (index, none)
  "t.use"(%0#2, %1#0) : (tensor<4xi8>, index) -> ()
  return
}
