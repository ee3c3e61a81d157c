"builtin.module"() ({
  "func.func"() <{function_type = (index, !shape.size, !shape.shape) -> (), sym_name = "numbers"}> ({
  ^bb0(%arg0: index, %arg1: !shape.size, %arg2: !shape.shape):
    %0 = "shape.add"(%arg0, %arg0) : (index, index) -> index
    %1 = "shape.add"(%arg0, %arg1) : (index, !shape.size) -> !shape.size
    %2 = "shape.mul"(%arg1, %arg1) : (!shape.size, !shape.size) -> !shape.size
    %3 = "shape.mul"(%0, %arg0) {note = "twice"} : (index, index) -> index
    %4 = "shape.div"(%arg0, %3) : (index, index) -> index
    %5 = "shape.div"(%2, %1) : (!shape.size, !shape.size) -> !shape.size
    %6 = "shape.max"(%arg1, %5) : (!shape.size, !shape.size) -> !shape.size
    %7 = "shape.min"(%arg2, %arg2) : (!shape.shape, !shape.shape) -> !shape.shape
    %8 = "shape.max"(%arg2, %arg2) : (!shape.shape, !shape.shape) -> !shape.shape
    %9 = "shape.min"(%6, %arg1) : (!shape.size, !shape.size) -> !shape.size
    %10 = "shape.index_to_size"(%4) : (index) -> !shape.size
    %11 = "shape.size_to_index"(%10) : (!shape.size) -> index
    %12 = "shape.size_to_index"(%11) : (index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> !shape.size, sym_name = "constants"}> ({
    %0 = "shape.const_size"() <{value = 3 : index}> : () -> !shape.size
    %1 = "shape.const_size"() <{value = 3 : index}> : () -> !shape.size
    %2 = "shape.const_size"() <{value = 0 : index}> {zero} : () -> !shape.size
    %3 = "shape.const_shape"() <{shape = dense<> : tensor<0xindex>}> : () -> !shape.shape
    %4 = "shape.const_shape"() <{shape = dense<[1, 0, 7]> : tensor<3xindex>}> : () -> !shape.shape
    %5 = "shape.const_shape"() <{shape = dense<[4, 5]> : tensor<2xindex>}> : () -> tensor<2xindex>
    %6 = "shape.const_shape"() <{shape = dense<6> : tensor<1xindex>}> {why = "whole"} : () -> tensor<1xindex>
    %7 = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
    %8 = "shape.const_witness"() <{passing = false}> {never} : () -> !shape.witness
    "func.return"(%1) : (!shape.size) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x3xf32>, tensor<*xi8>, memref<4xf32>, !shape.value_shape, tensor<?xindex>, tensor<3xindex>, !shape.shape, index, !shape.size) -> (), sym_name = "shapes"}> ({
  ^bb0(%arg0: tensor<?x3xf32>, %arg1: tensor<*xi8>, %arg2: memref<4xf32>, %arg3: !shape.value_shape, %arg4: tensor<?xindex>, %arg5: tensor<3xindex>, %arg6: !shape.shape, %arg7: index, %arg8: !shape.size):
    %0 = "shape.shape_of"(%arg0) : (tensor<?x3xf32>) -> tensor<2xindex>
    %1 = "shape.shape_of"(%arg0) : (tensor<?x3xf32>) -> !shape.shape
    %2 = "shape.shape_of"(%arg1) : (tensor<*xi8>) -> tensor<?xindex>
    %3 = "shape.shape_of"(%arg2) : (memref<4xf32>) -> tensor<1xindex>
    %4 = "shape.shape_of"(%arg3) : (!shape.value_shape) -> !shape.shape
    %5 = "shape.value_of"(%arg3) : (!shape.value_shape) -> tensor<?xf16>
    %6 = "shape.value_as_shape"(%arg5) : (tensor<3xindex>) -> !shape.shape
    %7 = "shape.value_as_shape"(%arg3) : (!shape.value_shape) -> tensor<?xindex>
    %8 = "shape.with_shape"(%arg0, %0) : (tensor<?x3xf32>, tensor<2xindex>) -> !shape.value_shape
    %9 = "shape.with_shape"(%arg3, %arg6) : (!shape.value_shape, !shape.shape) -> !shape.value_shape
    %10 = "shape.rank"(%arg6) : (!shape.shape) -> !shape.size
    %11 = "shape.rank"(%arg4) : (tensor<?xindex>) -> index
    %12 = "shape.num_elements"(%arg5) : (tensor<3xindex>) -> index
    %13 = "shape.num_elements"(%arg6) : (!shape.shape) -> !shape.size
    %14 = "shape.dim"(%arg0, %arg7) : (tensor<?x3xf32>, index) -> index
    %15 = "shape.dim"(%arg1, %arg7) : (tensor<*xi8>, index) -> index
    %16 = "shape.get_extent"(%arg6, %arg8) : (!shape.shape, !shape.size) -> !shape.size
    %17 = "shape.get_extent"(%arg4, %arg7) : (tensor<?xindex>, index) -> index
    %18 = "shape.from_extents"(%arg7, %arg8, %arg7) : (index, !shape.size, index) -> !shape.shape
    %19 = "shape.from_extents"(%arg7) : (index) -> !shape.shape
    %20 = "shape.from_extent_tensor"(%arg4) : (tensor<?xindex>) -> !shape.shape
    %21 = "shape.to_extent_tensor"(%arg6) : (!shape.shape) -> tensor<?xindex>
    %22 = "shape.to_extent_tensor"(%arg5) : (tensor<3xindex>) -> tensor<?xindex>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!shape.shape, tensor<?xindex>, tensor<2xindex>, !shape.size, index) -> (), sym_name = "combined"}> ({
  ^bb0(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: tensor<2xindex>, %arg3: !shape.size, %arg4: index):
    %0 = "shape.any"(%arg0, %arg1) : (!shape.shape, tensor<?xindex>) -> !shape.shape
    %1 = "shape.any"(%arg2, %arg2, %arg1) : (tensor<2xindex>, tensor<2xindex>, tensor<?xindex>) -> tensor<?xindex>
    %2 = "shape.broadcast"(%arg1, %arg2) : (tensor<?xindex>, tensor<2xindex>) -> tensor<?xindex>
    %3 = "shape.broadcast"(%arg0, %arg0, %arg1) <{error = "too different"}> : (!shape.shape, !shape.shape, tensor<?xindex>) -> !shape.shape
    %4 = "shape.concat"(%arg1, %arg2) : (tensor<?xindex>, tensor<2xindex>) -> tensor<?xindex>
    %5 = "shape.concat"(%arg0, %arg2) : (!shape.shape, tensor<2xindex>) -> !shape.shape
    %6:2 = "shape.split_at"(%arg0, %arg4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %7:2 = "shape.split_at"(%arg2, %arg3) : (tensor<2xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %8 = "shape.meet"(%arg0, %arg2) : (!shape.shape, tensor<2xindex>) -> !shape.shape
    %9 = "shape.meet"(%arg3, %arg4) <{error = "no size in common"}> : (!shape.size, index) -> !shape.size
    %10 = "shape.meet"(%arg1, %arg2) {kept} : (tensor<?xindex>, tensor<2xindex>) -> tensor<?xindex>
    %11 = "shape.meet"(%arg4, %arg4) : (index, index) -> index
    %12 = "shape.debug_print"(%arg0) : (!shape.shape) -> !shape.shape
    %13 = "shape.debug_print"(%arg3) {by = "hand"} : (!shape.size) -> !shape.size
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!shape.shape, tensor<?xindex>, tensor<2xindex>, i1) -> (), sym_name = "conditions"}> ({
  ^bb0(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: tensor<2xindex>, %arg3: i1):
    %0 = "shape.shape_eq"(%arg0, %arg1) : (!shape.shape, tensor<?xindex>) -> i1
    %1 = "shape.shape_eq"(%arg2, %arg2, %arg2) {thrice} : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> i1
    %2 = "shape.is_broadcastable"(%arg1, %arg2) : (tensor<?xindex>, tensor<2xindex>) -> i1
    %3 = "shape.cstr_broadcastable"(%arg0, %arg0, %arg2) : (!shape.shape, !shape.shape, tensor<2xindex>) -> !shape.witness
    %4 = "shape.cstr_eq"(%arg1, %arg1) : (tensor<?xindex>, tensor<?xindex>) -> !shape.witness
    %5 = "shape.cstr_require"(%arg3) <{msg = "the bit is not set"}> : (i1) -> !shape.witness
    %6 = "shape.cstr_require"(%0) <{msg = "\22quoted\22"}> {level = 2 : i8} : (i1) -> !shape.witness
    %7 = "shape.assuming_all"(%3, %4, %5) : (!shape.witness, !shape.witness, !shape.witness) -> !shape.witness
    %8 = "shape.assuming_all"(%7) {single} : (!shape.witness) -> !shape.witness
    "shape.assuming"(%8) ({
      "shape.assuming_yield"() : () -> ()
    }) : (!shape.witness) -> ()
    %9:2 = "shape.assuming"(%6) ({
      %10 = "shape.assuming"(%5) ({
        "shape.assuming_yield"(%2) : (i1) -> ()
      }) : (!shape.witness) -> i1
      "shape.assuming_yield"(%10, %arg2) : (i1, tensor<2xindex>) -> ()
    }) : (!shape.witness) -> (i1, tensor<2xindex>)
    "shape.assuming"(%4) ({
      "unknown.effect"(%9#0) : (i1) -> ()
      "shape.assuming_yield"() {last} : () -> ()
    }) {first} : (!shape.witness) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!shape.shape, tensor<?xindex>, !shape.size, index, f32) -> (), sym_name = "loops"}> ({
  ^bb0(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: !shape.size, %arg3: index, %arg4: f32):
    %0 = "shape.reduce"(%arg0, %arg2) ({
    ^bb0(%arg9: index, %arg10: !shape.size, %arg11: !shape.size):
      %3 = "shape.add"(%arg10, %arg11) : (!shape.size, !shape.size) -> !shape.size
      "shape.yield"(%3) : (!shape.size) -> ()
    }) : (!shape.shape, !shape.size) -> !shape.size
    %1:2 = "shape.reduce"(%arg1, %arg3, %arg4) ({
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: f32):
      %2 = "shape.mul"(%arg6, %arg7) : (index, index) -> index
      "shape.yield"(%2, %arg8) : (index, f32) -> ()
    }) {order = "any"} : (tensor<?xindex>, index, f32) -> (index, f32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "shape.function_library"() <{mapping = {test.one = @same, test.two = @two}, sym_name = "all"}> ({
    "shape.func"() <{function_type = (!shape.value_shape) -> !shape.shape, sym_name = "declared", sym_visibility = "private"}> ({
    }) : () -> ()
    "shape.func"() <{function_type = (!shape.value_shape) -> !shape.shape, sym_name = "same"}> ({
    ^bb0(%arg2: !shape.value_shape):
      %3 = "shape.shape_of"(%arg2) : (!shape.value_shape) -> !shape.shape
      "shape.return"(%3) : (!shape.shape) -> ()
    }) : () -> ()
    "shape.func"() <{arg_attrs = [{shape.first}, {}], function_type = (!shape.value_shape, !shape.value_shape) -> (!shape.shape, !shape.shape), res_attrs = [{}, {shape.second = 2 : i32}], sym_name = "two"}> ({
    ^bb0(%arg0: !shape.value_shape, %arg1: !shape.value_shape):
      %0 = "shape.shape_of"(%arg0) : (!shape.value_shape) -> !shape.shape
      %1 = "shape.shape_of"(%arg1) : (!shape.value_shape) -> !shape.shape
      %2 = "shape.any"(%0, %1) : (!shape.shape, !shape.shape) -> !shape.shape
      "shape.return"(%2, %1) : (!shape.shape, !shape.shape) -> ()
    }) {pure} : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "shape.function_library"() <{mapping = {}, sym_name = "empty"}> ({
  ^bb0:
  }) {why = "nothing yet"} : () -> ()
  "shape.func"() <{function_type = () -> (), sym_name = "none"}> ({
    "shape.return"() : () -> ()
  }) : () -> ()
  "shape.func"() <{function_type = (!shape.size) -> !shape.size, sym_name = "generic"}> ({
  ^bb0(%arg0: !shape.size):
    "shape.return"(%arg0) {explicit} : (!shape.size) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "unknown"}> ({
    "shape.later"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

