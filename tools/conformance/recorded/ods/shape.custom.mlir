module {
  func.func @f() {
    %0 = shape.const_shape [] : !shape.shape
    %1 = shape.const_shape [1, 2, 3] : !shape.shape
    %2 = shape.const_shape [4, 5, 6] : tensor<3xindex>
    %3 = shape.const_shape  {foo}[4] : tensor<1xindex>
    return
  }
}

