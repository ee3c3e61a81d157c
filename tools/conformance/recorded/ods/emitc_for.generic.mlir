"builtin.module"() ({
  "emitc.func"() <{function_type = (i32) -> (), sym_name = "other"}> ({
  ^bb0(%arg5: i32):
    "emitc.for"(%arg5, %arg5, %arg5) ({
    ^bb0(%arg6: i32):
      "emitc.verbatim"() <{value = "x();"}> : () -> ()
      "emitc.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    "emitc.return"() : () -> ()
  }) : () -> ()
  "emitc.func"() <{function_type = (index) -> (), sym_name = "index"}> ({
  ^bb0(%arg2: index):
    "emitc.for"(%arg2, %arg2, %arg2) ({
    ^bb0(%arg3: index):
      "emitc.for"(%arg3, %arg2, %arg3) ({
      ^bb0(%arg4: index):
        "emitc.yield"() : () -> ()
      }) {tag} : (index, index, index) -> ()
      "emitc.yield"() : () -> ()
    }) {note = 1 : i8} : (index, index, index) -> ()
    "emitc.return"() : () -> ()
  }) : () -> ()
  "emitc.func"() <{function_type = (!emitc.size_t) -> (), sym_name = "opaque"}> ({
  ^bb0(%arg0: !emitc.size_t):
    "emitc.for"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: !emitc.size_t):
      "emitc.yield"() : () -> ()
    }) : (!emitc.size_t, !emitc.size_t, !emitc.size_t) -> ()
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

