module {
  %0 = shape.any  :  -> !shape.shape
}

// -----
module {
  %0 = shape.broadcast  :  -> !shape.shape
}

// -----
module {
  %0 = shape.cstr_eq  : 
}

// -----
module {
  %0 = shape.from_extents  : 
}

// -----
module {
  %0 = shape.is_broadcastable  : 
}

// -----
module {
  %0 = shape.shape_eq  : 
}

// -----
module {
  func.func @yields(%arg0: !shape.size, %arg1: !shape.shape) {
    %0 = shape.reduce(%arg1, %arg0) : !shape.shape -> !shape.size {
    ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
      %1 = shape.mul %arg3, %arg4 : !shape.size, !shape.size -> !shape.size
      shape.yield %1 : !shape.size
    }
    return
  }
}

// -----
module {
  func.func @yields_nothing(%arg0: !shape.shape) {
    shape.reduce(%arg0, ) : !shape.shape {
    ^bb0(%arg1: index, %arg2: !shape.size):
      shape.yield
    }
    return
  }
}

