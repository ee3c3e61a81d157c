#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @symbols(%arg0: index, %arg1: index) {
    %alloca = memref.alloca(%arg0)[%arg1] : memref<?xf32, #map>
    return
  }
}

