"builtin.module"() ({
  %0 = "shape.any"() : () -> !shape.shape
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "shape.broadcast"() : () -> !shape.shape
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "shape.cstr_eq"() : () -> !shape.witness
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "shape.from_extents"() : () -> !shape.shape
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "shape.is_broadcastable"() : () -> i1
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "shape.shape_eq"() : () -> i1
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!shape.size, !shape.shape) -> (), sym_name = "yields"}> ({
  ^bb0(%arg0: !shape.size, %arg1: !shape.shape):
    %0 = "shape.reduce"(%arg1, %arg0) ({
    ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
      %1 = "shape.mul"(%arg3, %arg4) : (!shape.size, !shape.size) -> !shape.size
      "shape.yield"(%1) : (!shape.size) -> ()
    }) : (!shape.shape, !shape.size) -> !shape.size
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!shape.shape) -> (), sym_name = "yields_nothing"}> ({
  ^bb0(%arg0: !shape.shape):
    "shape.reduce"(%arg0) ({
    ^bb0(%arg1: index, %arg2: !shape.size):
      "shape.yield"() : () -> ()
    }) : (!shape.shape) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

