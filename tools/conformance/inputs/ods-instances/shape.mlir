// Without operands: printed, though what is printed cannot be read.

%0 = "shape.any"() : () -> !shape.shape

// -----

%0 = "shape.broadcast"() : () -> !shape.shape

// -----

%0 = "shape.cstr_eq"() : () -> !shape.witness

// -----

%0 = "shape.from_extents"() : () -> !shape.shape

// -----

%0 = "shape.is_broadcastable"() : () -> i1

// -----

%0 = "shape.shape_eq"() : () -> i1

// -----

func.func @yields(%size: !shape.size, %shape: !shape.shape) {
  %0 = shape.reduce(%shape, %size) : !shape.shape -> !shape.size {
  ^bb0(%at: index, %extent: !shape.size, %so_far: !shape.size):
    %1 = shape.mul %extent, %so_far : !shape.size, !shape.size -> !shape.size
    shape.yield %1 : !shape.size
  }
  return
}

// -----

func.func @yields_nothing(%shape: !shape.shape) {
  "shape.reduce"(%shape) ({
  ^bb0(%at: index, %extent: !shape.size):
    "shape.yield"() : () -> ()
  }) : (!shape.shape) -> ()
  return
}
