#map = affine_map<(d0, d1)[s0] -> (d0 + d1 * 2 - s0)>
#map1 = affine_map<()[s0] -> (s0 ceildiv 2)>
#map2 = affine_map<() -> (42)>
#map3 = affine_map<(d0)[s0] -> (d0, s0 floordiv 3, d0 mod 4, 7)>
#map4 = affine_map<(d0) -> (d0)>
module {
  func.func @applied(%arg0: index, %arg1: index, %arg2: index) -> index {
    %0 = affine.apply #map(%arg0, %arg1)[%arg2]
    %1 = affine.apply #map1()[%0] {note}
    %2 = affine.apply #map2()
    %3 = affine.min #map3(%1)[%2]
    %4 = affine.max #map3(%3)[%arg0] {note = "largest"}
    %5 = affine.max #map4(%4)
    return %5 : index
  }
}

// -----
module {
  func.func @places(%arg0: index, %arg1: index, %arg2: index) -> index {
    %0:3 = affine.delinearize_index %arg0 into (4, %arg1, 5) : index, index, index
    %1:2 = affine.delinearize_index %arg0 into (%arg2) {note} : index, index
    %2 = affine.delinearize_index %arg0 into () : index
    %3 = affine.linearize_index [%0#0, %0#1, %0#2] by (4, %arg1, 5) : index
    %4 = affine.linearize_index disjoint [%1#0, %1#1] by (%arg2) {note} : index
    %5 = affine.linearize_index [%3, %4, %2] by (%arg1, %arg2) : index
    %6 = affine.linearize_index [] by () : index
    return %5 : index
  }
}

// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<(d0)[s0] -> (d0 + 8, s0)>
#map2 = affine_map<()[s0, s1] -> (s0, s1, -4)>
module {
  func.func @loops(%arg0: index, %arg1: index, %arg2: f32) -> f32 {
    affine.for %arg3 = 0 to 16 {
      affine.for %arg4 = #map(%arg3)[%arg0] to min #map1(%arg3)[%arg1] step 4 {
      } {unrolled = 2 : i32}
    }
    affine.for %arg3 = %arg0 to %arg1 step 2 {
    }
    affine.for %arg3 = max #map2()[%arg0, %arg1] to 99 {
    }
    %0 = affine.for %arg3 = 1 to 2 iter_args(%arg4 = %arg2) -> (f32) {
      %2 = arith.addf %arg4, %arg4 : f32
      affine.yield %2 : f32
    }
    %1:2 = affine.for %arg3 = -8 to %arg0 step 3 iter_args(%arg4 = %0, %arg5 = %arg0) -> (f32, index) {
      affine.yield %arg4, %arg5 : f32, index
    } {note}
    return %1#0 : f32
  }
}

// -----
#set = affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 - 1 >= 0)>
#set1 = affine_set<(d0, d1) : (d0 - d1 == 0)>
#set2 = affine_set<() : (1 == 0)>
#set3 = affine_set<()[s0] : (s0 mod 2 == 0)>
module {
  func.func @conditions(%arg0: index, %arg1: f32) -> f32 {
    affine.for %arg2 = 0 to 10 {
      affine.if #set(%arg2)[%arg0] {
        %2 = arith.addi %arg2, %arg0 : index
      }
      affine.if #set1(%arg2, %arg2) {
      } else {
      } {note}
    }
    %0 = affine.if #set2() -> f32 {
      affine.yield %arg1 : f32
    } else {
      %2 = arith.negf %arg1 : f32
      affine.yield %2 : f32
    }
    %1:2 = affine.if #set3()[%arg0] -> (f32, index) {
      affine.yield %0, %arg0 : f32, index
    } else {
      affine.yield %arg1, %arg0 : f32, index
    }
    return %1#0 : f32
  }
}

// -----
module {
  func.func @at_once(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<8x8xf32>) {
    affine.parallel (%arg4) = (0) to (8) {
    }
    affine.parallel (%arg4, %arg5) = (0, %arg0) to (min(%arg1, 8, %arg0 + 4), 10) step (2, 5) {
      affine.store %arg2, %arg3[%arg4, 0] : memref<8x8xf32>
    } {note}
    %0 = affine.parallel (%arg4, %arg5) = (0, 0) to (8, 8) reduce ("addf") -> (f32) {
      %2 = affine.load %arg3[%arg4, %arg5] : memref<8x8xf32>
      affine.yield %2 : f32
    }
    %1:3 = affine.parallel (%arg4) = (max(0, %arg0, %arg1)) to (symbol(%arg0) * 2) reduce ("maximumf", "assign", "muli") -> (f32, f32, i32) {
      %c1_i32 = arith.constant 1 : i32
      affine.yield %arg2, %0, %c1_i32 : f32, f32, i32
    }
    affine.parallel () = () to () {
    }
    return
  }
}

// -----
module {
  func.func @accesses(%arg0: index, %arg1: memref<16x?xf32>, %arg2: memref<?xi8>, %arg3: memref<i32>) {
    affine.for %arg4 = 0 to 16 {
      affine.for %arg5 = 0 to %arg0 {
        %1 = affine.load %arg1[%arg4, %arg5] : memref<16x?xf32>
        %2 = affine.load %arg1[%arg4 - symbol(%arg0) + 3, (%arg5 floordiv 2) mod 8] {note} : memref<16x?xf32>
        affine.store %1, %arg1[%arg5 * 2, 5] : memref<16x?xf32>
        affine.store %2, %arg1[-%arg4 + 16, %arg5 ceildiv 3] {note} : memref<16x?xf32>
        affine.prefetch %arg1[%arg4, %arg5 + 5], read, locality<3>, data : memref<16x?xf32>
        affine.prefetch %arg2[%arg4], write, locality<0>, instr {note} : memref<?xi8>
        %3 = affine.vector_load %arg1[%arg4, %arg5] : memref<16x?xf32>, vector<8xf32>
        %4 = affine.vector_load %arg2[%arg4 + symbol(%arg0)] {note} : memref<?xi8>, vector<2x4xi8>
        affine.vector_store %3, %arg1[%arg4, %arg5 * 8] : memref<16x?xf32>, vector<8xf32>
        affine.vector_store %4, %arg2[0] {note} : memref<?xi8>, vector<2x4xi8>
      }
    }
    %0 = affine.load %arg3[] : memref<i32>
    affine.store %0, %arg3[] : memref<i32>
    return
  }
}

// -----
module {
  func.func @transfers(%arg0: index, %arg1: memref<32x32xf32>, %arg2: memref<64xf32, 2>, %arg3: memref<1xi32>, %arg4: index) {
    affine.for %arg5 = 0 to 4 {
      affine.dma_start %arg1[%arg5, 0], %arg2[%arg5 * 8], %arg3[0], %arg4 : memref<32x32xf32>, memref<64xf32, 2>, memref<1xi32>
      affine.dma_start %arg1[%arg5 + symbol(%arg0), %arg5], %arg2[0], %arg3[0], %arg4, %arg0, %arg4 : memref<32x32xf32>, memref<64xf32, 2>, memref<1xi32>
      affine.dma_wait %arg3[0], %arg4 : memref<1xi32>
    }
    return
  }
}

// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<(d0) -> (d0, 3)>
#map2 = affine_map<(d0) -> (d0)>
#set = affine_set<(d0) : (d0 == 0)>
module {
  func.func @general(%arg0: index, %arg1: index, %arg2: memref<4xf32>, %arg3: f32) {
    %0 = affine.apply #map(%arg0)[%arg1]
    %1 = affine.min #map1(%arg0)
    %2 = affine.for %arg4 = %arg0 to #map2(%arg1) step 2 iter_args(%arg5 = %arg3) -> (f32) {
      affine.yield %arg5 : f32
    }
    affine.if #set(%arg0) {
    }
    affine.parallel (%arg4) = (0) to (symbol(%arg1)) {
    }
    %3 = affine.load %arg2[%arg0] : memref<4xf32>
    affine.store %3, %arg2[1] : memref<4xf32>
    %4 = affine.linearize_index disjoint [%arg0, %arg1] by (5) : index
    return
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0, 8)>
module {
  func.func @prefixed_bounds(%arg0: index) {
    affine.for %arg1 = #map(%arg0) to min #map1(%arg0) {
    }
    return
  }
}

// -----
module {
  func.func @prefix_of_number(%arg0: index) {
    affine.for %arg1 = 0 to 4 {
    }
    return
  }
}

// -----
module {
  func.func @prefix_of_value(%arg0: index) {
    affine.for %arg1 = 0 to %arg0 {
    }
    return
  }
}

