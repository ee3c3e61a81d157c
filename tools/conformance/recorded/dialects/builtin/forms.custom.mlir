module {
  module {
  }
  module @named attributes {sym_visibility = "private", test.note = 1 : i64} {
    module {
      func.func private @f()
    }
  }
  func.func @casts(%arg0: i32, %arg1: f32, %arg2: tensor<?xi8>) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to index
    %1:2 = builtin.unrealized_conversion_cast %arg0, %arg1 : i32, f32 to i64, index
    %2 = builtin.unrealized_conversion_cast to !llvm.ptr
    %3 = builtin.unrealized_conversion_cast %arg2 : tensor<?xi8> to memref<?xi8, strided<[?], offset: 2>, 3> {x}
    return %0 : index
  }
}

