module {
}
module @named attributes {test.note = 1 : i64, sym_visibility = "private"} {
  module {
    func.func private @f()
  }
}
func.func @casts(%a: i32, %b: f32, %c: tensor<?xi8>) -> index {
  %0 = builtin.unrealized_conversion_cast %a : i32 to index
  %1:2 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to i64, index
  %2 = builtin.unrealized_conversion_cast to !llvm.ptr
  %3 = builtin.unrealized_conversion_cast %c : tensor<?xi8> to memref<?xi8, strided<[?], offset: 2>, 3> {x}
  return %0 : index
}
