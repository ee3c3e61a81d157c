// ODS: mlir/Dialect/Shape/IR/ShapeOps.td

// Numbers: as indices, as sizes, and of both.
func.func @numbers(%i: index, %s: !shape.size, %h: !shape.shape) {
  %0 = shape.add %i, %i : index, index -> index
  %1 = shape.add %i, %s : index, !shape.size -> !shape.size
  %2 = shape.mul %s, %s : !shape.size, !shape.size -> !shape.size
  %3 = shape.mul %0, %i {note = "twice"} : index, index -> index
  %4 = shape.div %i, %3 : index, index -> index
  %5 = shape.div %2, %1 : !shape.size, !shape.size -> !shape.size
  %6 = shape.max %s, %5 : !shape.size, !shape.size -> !shape.size
  %7 = shape.min %h, %h : !shape.shape, !shape.shape -> !shape.shape
  %8 = shape.max %h, %h : !shape.shape, !shape.shape -> !shape.shape
  %9 = shape.min %6, %s : !shape.size, !shape.size -> !shape.size
  %10 = shape.index_to_size %4
  %11 = shape.size_to_index %10 : !shape.size
  %12 = shape.size_to_index %11 : index
  return
}

// -----

// Names of constants come from their values.
func.func @constants() -> !shape.size {
  %a = shape.const_size 3
  %b = shape.const_size 3
  %c = shape.const_size 0 {zero}
  %d = shape.const_shape [] : !shape.shape
  %e = shape.const_shape [1, 0, 7] : !shape.shape
  %f = shape.const_shape [4, 5] : tensor<2xindex>
  %g = shape.const_shape {why = "whole"} [6] : tensor<1xindex>
  %h = shape.const_witness true
  %i = shape.const_witness false {never}
  return %b : !shape.size
}

// -----

func.func @shapes(%t: tensor<?x3xf32>, %u: tensor<*xi8>, %m: memref<4xf32>, %v: !shape.value_shape,
                  %x: tensor<?xindex>, %y: tensor<3xindex>, %h: !shape.shape, %i: index, %s: !shape.size) {
  %0 = shape.shape_of %t : tensor<?x3xf32> -> tensor<2xindex>
  %1 = shape.shape_of %t : tensor<?x3xf32> -> !shape.shape
  %2 = shape.shape_of %u : tensor<*xi8> -> tensor<?xindex>
  %3 = shape.shape_of %m : memref<4xf32> -> tensor<1xindex>
  %4 = shape.shape_of %v : !shape.value_shape -> !shape.shape
  %5 = shape.value_of %v : tensor<?xf16>
  %6 = shape.value_as_shape %y : tensor<3xindex> -> !shape.shape
  %7 = shape.value_as_shape %v : !shape.value_shape -> tensor<?xindex>
  %8 = shape.with_shape %t, %0 : tensor<?x3xf32>, tensor<2xindex>
  %9 = shape.with_shape %v, %h : !shape.value_shape, !shape.shape
  %10 = shape.rank %h : !shape.shape -> !shape.size
  %11 = shape.rank %x : tensor<?xindex> -> index
  %12 = shape.num_elements %y : tensor<3xindex> -> index
  %13 = shape.num_elements %h : !shape.shape -> !shape.size
  %14 = shape.dim %t, %i : tensor<?x3xf32>, index -> index
  %15 = shape.dim %u, %i : tensor<*xi8>, index -> index
  %16 = shape.get_extent %h, %s : !shape.shape, !shape.size -> !shape.size
  %17 = shape.get_extent %x, %i : tensor<?xindex>, index -> index
  %18 = shape.from_extents %i, %s, %i : index, !shape.size, index
  %19 = shape.from_extents %i : index
  %20 = shape.from_extent_tensor %x : tensor<?xindex>
  %21 = shape.to_extent_tensor %h : !shape.shape -> tensor<?xindex>
  %22 = shape.to_extent_tensor %y : tensor<3xindex> -> tensor<?xindex>
  return
}

// -----

func.func @combined(%h: !shape.shape, %x: tensor<?xindex>, %y: tensor<2xindex>, %s: !shape.size, %i: index) {
  %0 = shape.any %h, %x : !shape.shape, tensor<?xindex> -> !shape.shape
  %1 = shape.any %y, %y, %x : tensor<2xindex>, tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
  %2 = shape.broadcast %x, %y : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  %3 = shape.broadcast %h, %h, %x {error = "too different"}
      : !shape.shape, !shape.shape, tensor<?xindex> -> !shape.shape
  %4 = shape.concat %x, %y : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  %5 = shape.concat %h, %y : !shape.shape, tensor<2xindex> -> !shape.shape
  %6, %7 = "shape.split_at"(%h, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %8, %9 = "shape.split_at"(%y, %s) : (tensor<2xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
  %10 = shape.meet %h, %y : !shape.shape, tensor<2xindex> -> !shape.shape
  %11 = shape.meet %s, %i, error = "no size in common" : !shape.size, index -> !shape.size
  %12 = shape.meet %x, %y {kept} : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  %13 = shape.meet %i, %i : index, index -> index
  %14 = "shape.debug_print"(%h) : (!shape.shape) -> !shape.shape
  %15 = "shape.debug_print"(%s) {by = "hand"} : (!shape.size) -> !shape.size
  return
}

// -----

func.func @conditions(%h: !shape.shape, %x: tensor<?xindex>, %y: tensor<2xindex>, %b: i1) {
  %0 = shape.shape_eq %h, %x : !shape.shape, tensor<?xindex>
  %1 = shape.shape_eq %y, %y, %y {thrice} : tensor<2xindex>, tensor<2xindex>, tensor<2xindex>
  %2 = shape.is_broadcastable %x, %y : tensor<?xindex>, tensor<2xindex>
  %3 = shape.cstr_broadcastable %h, %h, %y : !shape.shape, !shape.shape, tensor<2xindex>
  %4 = shape.cstr_eq %x, %x : tensor<?xindex>, tensor<?xindex>
  %5 = shape.cstr_require %b, "the bit is not set"
  %6 = shape.cstr_require %0, "\22quoted\22" {level = 2 : i8}
  %7 = shape.assuming_all %3, %4, %5
  %8 = shape.assuming_all %7 {single}
  shape.assuming %8 {
  }
  %9:2 = shape.assuming %6 -> (i1, tensor<2xindex>) {
    %10 = shape.assuming %5 -> (i1) {
      shape.assuming_yield %2 : i1
    }
    shape.assuming_yield %10, %y : i1, tensor<2xindex>
  }
  shape.assuming %4 {
    "unknown.effect"(%9#0) : (i1) -> ()
    shape.assuming_yield {last}
  } {first}
  return
}

// -----

func.func @loops(%h: !shape.shape, %x: tensor<?xindex>, %s: !shape.size, %i: index, %f: f32) {
  %0 = shape.reduce(%h, %s) : !shape.shape -> !shape.size {
  ^bb0(%at: index, %extent: !shape.size, %sum: !shape.size):
    %1 = shape.add %extent, %sum : !shape.size, !shape.size -> !shape.size
    shape.yield %1 : !shape.size
  }
  %2:2 = shape.reduce(%x, %i, %f) : tensor<?xindex> -> (index, f32) {
  ^bb0(%at: index, %extent: index, %a: index, %b: f32):
    %3 = shape.mul %extent, %a : index, index -> index
    shape.yield %3, %b : index, f32
  } {order = "any"}
  return
}

// -----

// A library, with functions that are written without the dialect's name, and one that is only declared.
shape.function_library @all {
  shape.func private @declared(%arg: !shape.value_shape) -> !shape.shape
  shape.func @same(%arg: !shape.value_shape) -> !shape.shape {
    %0 = shape.shape_of %arg : !shape.value_shape -> !shape.shape
    shape.return %0 : !shape.shape
  }
  shape.func @two(%a: !shape.value_shape {shape.first}, %b: !shape.value_shape)
      -> (!shape.shape, !shape.shape {shape.second = 2 : i32}) attributes {pure} {
    %0 = shape.shape_of %a : !shape.value_shape -> !shape.shape
    %1 = shape.shape_of %b : !shape.value_shape -> !shape.shape
    %2 = shape.any %0, %1 : !shape.shape, !shape.shape -> !shape.shape
    shape.return %2, %1 : !shape.shape, !shape.shape
  }
} mapping {
  test.one = @same, test.two = @two
}

// -----

module {
  shape.function_library @empty attributes {why = "nothing yet"} {
  ^bb0:
  } mapping {}
  shape.func @none() {
    shape.return
  }
  shape.func @generic(%arg: !shape.size) -> !shape.size {
    "shape.return"(%arg) {explicit} : (!shape.size) -> ()
  }
}

// -----

// Operations that the dialect does not have.
func.func @unknown() {
  "shape.later"() : () -> ()
  return
}
