module {
  func.func @numbers(%arg0: index, %arg1: !shape.size, %arg2: !shape.shape) {
    %0 = shape.add %arg0, %arg0 : index, index -> index
    %1 = shape.add %arg0, %arg1 : index, !shape.size -> !shape.size
    %2 = shape.mul %arg1, %arg1 : !shape.size, !shape.size -> !shape.size
    %3 = shape.mul %0, %arg0 {note = "twice"} : index, index -> index
    %4 = shape.div %arg0, %3 : index, index -> index
    %5 = shape.div %2, %1 : !shape.size, !shape.size -> !shape.size
    %6 = shape.max %arg1, %5 : !shape.size, !shape.size -> !shape.size
    %7 = shape.min %arg2, %arg2 : !shape.shape, !shape.shape -> !shape.shape
    %8 = shape.max %arg2, %arg2 : !shape.shape, !shape.shape -> !shape.shape
    %9 = shape.min %6, %arg1 : !shape.size, !shape.size -> !shape.size
    %10 = shape.index_to_size %4
    %11 = shape.size_to_index %10 : !shape.size
    %12 = shape.size_to_index %11 : index
    return
  }
}

// -----
module {
  func.func @constants() -> !shape.size {
    %c3 = shape.const_size 3
    %c3_0 = shape.const_size 3
    %c0 = shape.const_size 0 {zero}
    %0 = shape.const_shape [] : !shape.shape
    %1 = shape.const_shape [1, 0, 7] : !shape.shape
    %2 = shape.const_shape [4, 5] : tensor<2xindex>
    %3 = shape.const_shape  {why = "whole"}[6] : tensor<1xindex>
    %4 = shape.const_witness true
    %5 = shape.const_witness false {never}
    return %c3_0 : !shape.size
  }
}

// -----
module {
  func.func @shapes(%arg0: tensor<?x3xf32>, %arg1: tensor<*xi8>, %arg2: memref<4xf32>, %arg3: !shape.value_shape, %arg4: tensor<?xindex>, %arg5: tensor<3xindex>, %arg6: !shape.shape, %arg7: index, %arg8: !shape.size) {
    %0 = shape.shape_of %arg0 : tensor<?x3xf32> -> tensor<2xindex>
    %1 = shape.shape_of %arg0 : tensor<?x3xf32> -> !shape.shape
    %2 = shape.shape_of %arg1 : tensor<*xi8> -> tensor<?xindex>
    %3 = shape.shape_of %arg2 : memref<4xf32> -> tensor<1xindex>
    %4 = shape.shape_of %arg3 : !shape.value_shape -> !shape.shape
    %5 = shape.value_of %arg3 : tensor<?xf16>
    %6 = shape.value_as_shape %arg5 : tensor<3xindex> -> !shape.shape
    %7 = shape.value_as_shape %arg3 : !shape.value_shape -> tensor<?xindex>
    %8 = shape.with_shape %arg0, %0 : tensor<?x3xf32>, tensor<2xindex>
    %9 = shape.with_shape %arg3, %arg6 : !shape.value_shape, !shape.shape
    %10 = shape.rank %arg6 : !shape.shape -> !shape.size
    %11 = shape.rank %arg4 : tensor<?xindex> -> index
    %12 = shape.num_elements %arg5 : tensor<3xindex> -> index
    %13 = shape.num_elements %arg6 : !shape.shape -> !shape.size
    %14 = shape.dim %arg0, %arg7 : tensor<?x3xf32>, index -> index
    %15 = shape.dim %arg1, %arg7 : tensor<*xi8>, index -> index
    %16 = shape.get_extent %arg6, %arg8 : !shape.shape, !shape.size -> !shape.size
    %17 = shape.get_extent %arg4, %arg7 : tensor<?xindex>, index -> index
    %18 = shape.from_extents %arg7, %arg8, %arg7 : index, !shape.size, index
    %19 = shape.from_extents %arg7 : index
    %20 = shape.from_extent_tensor %arg4 : tensor<?xindex>
    %21 = shape.to_extent_tensor %arg6 : !shape.shape -> tensor<?xindex>
    %22 = shape.to_extent_tensor %arg5 : tensor<3xindex> -> tensor<?xindex>
    return
  }
}

// -----
module {
  func.func @combined(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: tensor<2xindex>, %arg3: !shape.size, %arg4: index) {
    %0 = shape.any %arg0, %arg1 : !shape.shape, tensor<?xindex> -> !shape.shape
    %1 = shape.any %arg2, %arg2, %arg1 : tensor<2xindex>, tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
    %2 = shape.broadcast %arg1, %arg2 : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
    %3 = shape.broadcast %arg0, %arg0, %arg1 {error = "too different"} : !shape.shape, !shape.shape, tensor<?xindex> -> !shape.shape
    %4 = shape.concat %arg1, %arg2 : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
    %5 = shape.concat %arg0, %arg2 : !shape.shape, tensor<2xindex> -> !shape.shape
    %head, %tail = "shape.split_at"(%arg0, %arg4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %head_0, %tail_1 = "shape.split_at"(%arg2, %arg3) : (tensor<2xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %6 = shape.meet %arg0, %arg2 : !shape.shape, tensor<2xindex> -> !shape.shape
    %7 = shape.meet %arg3, %arg4, error = "no size in common" : !shape.size, index -> !shape.size
    %8 = shape.meet %arg1, %arg2 {kept} : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
    %9 = shape.meet %arg4, %arg4 : index, index -> index
    %10 = "shape.debug_print"(%arg0) : (!shape.shape) -> !shape.shape
    %11 = "shape.debug_print"(%arg3) {by = "hand"} : (!shape.size) -> !shape.size
    return
  }
}

// -----
module {
  func.func @conditions(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: tensor<2xindex>, %arg3: i1) {
    %0 = shape.shape_eq %arg0, %arg1 : !shape.shape, tensor<?xindex>
    %1 = shape.shape_eq %arg2, %arg2, %arg2 {thrice} : tensor<2xindex>, tensor<2xindex>, tensor<2xindex>
    %2 = shape.is_broadcastable %arg1, %arg2 : tensor<?xindex>, tensor<2xindex>
    %3 = shape.cstr_broadcastable %arg0, %arg0, %arg2 : !shape.shape, !shape.shape, tensor<2xindex>
    %4 = shape.cstr_eq %arg1, %arg1 : tensor<?xindex>, tensor<?xindex>
    %5 = shape.cstr_require %arg3, "the bit is not set"
    %6 = shape.cstr_require %0, "\22quoted\22" {level = 2 : i8}
    %7 = shape.assuming_all %3, %4, %5
    %8 = shape.assuming_all %7 {single}
    shape.assuming %8 {
    }
    %9:2 = shape.assuming %6 -> (i1, tensor<2xindex>) {
      %10 = shape.assuming %5 -> (i1) {
        shape.assuming_yield %2 : i1
      }
      shape.assuming_yield %10, %arg2 : i1, tensor<2xindex>
    }
    shape.assuming %4 {
      "unknown.effect"(%9#0) : (i1) -> ()
    } {first}
    return
  }
}

// -----
module {
  func.func @loops(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: !shape.size, %arg3: index, %arg4: f32) {
    %0 = shape.reduce(%arg0, %arg2) : !shape.shape -> !shape.size {
    ^bb0(%arg5: index, %arg6: !shape.size, %arg7: !shape.size):
      %2 = shape.add %arg6, %arg7 : !shape.size, !shape.size -> !shape.size
      shape.yield %2 : !shape.size
    }
    %1:2 = shape.reduce(%arg1, %arg3, %arg4) : tensor<?xindex> -> (index, f32) {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: f32):
      %2 = shape.mul %arg6, %arg7 : index, index -> index
      shape.yield %2, %arg8 : index, f32
    } {order = "any"}
    return
  }
}

// -----
module {
  shape.function_library @all {
    func private @declared(!shape.value_shape) -> !shape.shape
    func @same(%arg0: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
    func @two(%arg0: !shape.value_shape {shape.first}, %arg1: !shape.value_shape) -> (!shape.shape, !shape.shape {shape.second = 2 : i32}) attributes {pure} {
      %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
      %1 = shape_of %arg1 : !shape.value_shape -> !shape.shape
      %2 = any %0, %1 : !shape.shape, !shape.shape -> !shape.shape
      return %2, %1 : !shape.shape, !shape.shape
    }
  } mapping {test.one = @same, test.two = @two}
}

// -----
module {
  shape.function_library @empty attributes {why = "nothing yet"} {
  } mapping {}
  shape.func @none() {
    return
  }
  shape.func @generic(%arg0: !shape.size) -> !shape.size {
    return {explicit} %arg0 : !shape.size
  }
}

// -----
module {
  func.func @unknown() {
    "shape.later"() : () -> ()
    return
  }
}

