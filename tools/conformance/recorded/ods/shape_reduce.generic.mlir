"builtin.module"() ({
  "func.func"() <{function_type = (!shape.shape, !shape.size, tensor<?xindex>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !shape.shape, %arg1: !shape.size, %arg2: tensor<?xindex>, %arg3: index):
    %0 = "shape.reduce"(%arg0, %arg1) ({
    ^bb0(%arg10: index, %arg11: !shape.size, %arg12: !shape.size):
      %2 = "shape.mul"(%arg12, %arg11) : (!shape.size, !shape.size) -> !shape.size
      "shape.yield"(%2) : (!shape.size) -> ()
    }) : (!shape.shape, !shape.size) -> !shape.size
    %1:2 = "shape.reduce"(%arg2, %arg3, %arg1) ({
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: !shape.size):
      "shape.yield"(%arg8, %arg9) : (index, !shape.size) -> ()
    }) {foo = 3 : i32} : (tensor<?xindex>, index, !shape.size) -> (index, !shape.size)
    "shape.reduce"(%arg2) ({
    ^bb0(%arg4: index, %arg5: index):
      "shape.yield"() : () -> ()
    }) : (tensor<?xindex>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

