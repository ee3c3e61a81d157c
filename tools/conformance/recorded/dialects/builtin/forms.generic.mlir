"builtin.module"() ({
  "builtin.module"() ({
  ^bb0:
  }) : () -> ()
  "builtin.module"() <{sym_name = "named", sym_visibility = "private"}> ({
    "builtin.module"() ({
      "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
      }) : () -> ()
    }) : () -> ()
  }) {test.note = 1 : i64} : () -> ()
  "func.func"() <{function_type = (i32, f32, tensor<?xi8>) -> index, sym_name = "casts"}> ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: tensor<?xi8>):
    %0 = "builtin.unrealized_conversion_cast"(%arg0) : (i32) -> index
    %1:2 = "builtin.unrealized_conversion_cast"(%arg0, %arg1) : (i32, f32) -> (i64, index)
    %2 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
    %3 = "builtin.unrealized_conversion_cast"(%arg2) {x} : (tensor<?xi8>) -> memref<?xi8, strided<[?], offset: 2>, 3>
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()

