module {
  func.func @f(%arg0: !shape.shape, %arg1: !shape.size, %arg2: tensor<?xindex>, %arg3: index) {
    %0 = shape.reduce(%arg0, %arg1) : !shape.shape -> !shape.size {
    ^bb0(%arg4: index, %arg5: !shape.size, %arg6: !shape.size):
      %2 = shape.mul %arg6, %arg5 : !shape.size, !shape.size -> !shape.size
      shape.yield %2 : !shape.size
    }
    %1:2 = shape.reduce(%arg2, %arg3, %arg1) : tensor<?xindex> -> (index, !shape.size) {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: !shape.size):
      shape.yield %arg6, %arg7 : index, !shape.size
    } {foo = 3 : i32}
    shape.reduce(%arg2, ) : tensor<?xindex> {
    ^bb0(%arg4: index, %arg5: index):
      shape.yield
    }
    return
  }
}

