#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 16 }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed(nonordered)) }>
#sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonordered)), crdWidth = 64, explicitVal = 1.000000e+00 : f32, implicitVal = 0.000000e+00 : f32 }>
#sparse4 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : loose_compressed(nonunique), d1 : singleton(nonunique, soa), d2 : singleton(soa)) }>
#sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed) }>
#sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
#sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
#sparse8 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : dense, d1 : compressed) }>
#sparse9 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, ?, 1)>, d1 : #sparse_tensor<slice(0, 8, 1)>) -> (d0 : compressed, d1 : dense), posWidth = 8 }>
#sparse10 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse11 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : dense, d1 : compressed) }>
module {
  func.func private @tensors(tensor<?xf64, #sparse>, tensor<4x5xi8, #sparse1>, tensor<?x8xf32, #sparse2>, tensor<3x3xf32, #sparse3>, tensor<2x?x4xindex, #sparse4>, tensor<2x3xf16, #sparse5>, tensor<4x6xf64, #sparse6>, tensor<4x8xi1, #sparse7>, tensor<8x8xf64, #sparse8>, tensor<?x?xf64, #sparse9>)
  func.func private @others(!sparse_tensor.storage_specifier<#sparse10>, !sparse_tensor.storage_specifier<#sparse11>, !sparse_tensor.iter_space<#sparse1, lvls = 0>, !sparse_tensor.iter_space<#sparse4, lvls = 0 to 2>, !sparse_tensor.iterator<#sparse6, lvls = 1 to 4>, !sparse_tensor.iterator<#sparse, lvls = 0>)
  "test.op"() {kind = #sparse_tensor<kind crd_mem_sz>, slice = #sparse_tensor<slice(0, ?, 3)>, sort = #sparse_tensor<SparseTensorSortAlgorithm heap_sort>, way = #sparse_tensor<CrdTransDirection lvl_to_dim>} : () -> ()
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
#sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>
#sparse4 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
#sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
module {
  func.func @tensors(%arg0: memref<?xi8>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32, #sparse>, %arg3: tensor<?x4xf32, #sparse1>, %arg4: tensor<8x8xf64, #sparse2>, %arg5: tensor<4x4xf32, #sparse3>) {
    %0 = sparse_tensor.new %arg0 : memref<?xi8> to tensor<?x?xf64, #sparse>
    sparse_tensor.out %arg2, %arg0 : tensor<4x4xf32, #sparse>, memref<?xi8>
    %1 = sparse_tensor.convert %arg1 : tensor<4x4xf32> to tensor<4x4xf32, #sparse>
    %2 = sparse_tensor.convert %arg2 {slow} : tensor<4x4xf32, #sparse> to tensor<?x4xf32, #sparse1>
    %3 = sparse_tensor.convert %arg3 : tensor<?x4xf32, #sparse1> to tensor<?x4xf32>
    %4 = sparse_tensor.reinterpret_map %arg5 : tensor<4x4xf32, #sparse3> to tensor<2x2x2x2xf32, #sparse4>
    %5 = sparse_tensor.concatenate %arg2, %arg2 {dimension = 0 : index} : tensor<4x4xf32, #sparse>, tensor<4x4xf32, #sparse> to tensor<8x4xf32, #sparse1>
    %6 = sparse_tensor.reorder_coo  quick_sort %arg4 : tensor<8x8xf64, #sparse2> to tensor<8x8xf64, #sparse5>
    %7 = sparse_tensor.load %arg2 : tensor<4x4xf32, #sparse>
    %8 = sparse_tensor.load %arg3 hasInserts {last} : tensor<?x4xf32, #sparse1>
    %9 = sparse_tensor.number_of_entries %arg2 : tensor<4x4xf32, #sparse>
    sparse_tensor.print %8 : tensor<?x4xf32, #sparse1>
    %10 = sparse_tensor.has_runtime_library
    %11 = sparse_tensor.has_runtime_library {known = false}
    return
  }
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 64, crdWidth = 32 }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
module {
  func.func @parts(%arg0: tensor<4x4xf64, #sparse>, %arg1: tensor<4x4xf64, #sparse1>, %arg2: index, %arg3: tensor<5xi64>, %arg4: tensor<6xi32>, %arg5: tensor<6xf64>) {
    %0 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x4xf64, #sparse> to memref<?xi64>
    %1 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<4x4xf64, #sparse> to memref<?xi32>
    %2 = sparse_tensor.coordinates %arg1 {level = 1 : index} : tensor<4x4xf64, #sparse1> to memref<?xindex, strided<[?], offset: ?>>
    %3 = sparse_tensor.coordinates_buffer %arg1 : tensor<4x4xf64, #sparse1> to memref<?xindex>
    %4 = sparse_tensor.values %arg0 : tensor<4x4xf64, #sparse> to memref<?xf64>
    %5 = sparse_tensor.lvl %arg0, %arg2 : tensor<4x4xf64, #sparse>
    %6 = sparse_tensor.lvl {which = "first"} %arg0, %arg2 : tensor<4x4xf64, #sparse>
    %7 = sparse_tensor.assemble (%arg3, %arg4), %arg5 : (tensor<5xi64>, tensor<6xi32>), tensor<6xf64> to tensor<4x4xf64, #sparse>
    %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %arg0 : tensor<4x4xf64, #sparse> out_lvls(%arg3, %arg4 : tensor<5xi64>, tensor<6xi32>) out_vals(%arg5 : tensor<6xf64>) -> (tensor<5xi64>, tensor<6xi32>), tensor<6xf64>, (index, i64), tensor<i32>
    return
  }
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @sizes(%arg0: index) {
    %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
    %1 = sparse_tensor.storage_specifier.init {empty} with %0 : from !sparse_tensor.storage_specifier<#sparse> to !sparse_tensor.storage_specifier<#sparse1>
    %2 = sparse_tensor.storage_specifier.get %0  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
    %3 = sparse_tensor.storage_specifier.get %0  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
    %4 = sparse_tensor.storage_specifier.get %0  crd_mem_sz at 1 {now} : !sparse_tensor.storage_specifier<#sparse>
    %5 = sparse_tensor.storage_specifier.get %0  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
    %6 = sparse_tensor.storage_specifier.get %1  dim_offset at 1 : !sparse_tensor.storage_specifier<#sparse1>
    %7 = sparse_tensor.storage_specifier.set %1  dim_stride at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse1>
    %8 = sparse_tensor.storage_specifier.set %0  val_mem_sz with %3 {new} : !sparse_tensor.storage_specifier<#sparse>
    return
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
module {
  func.func @buffers(%arg0: tensor<4x4xf64, #sparse>, %arg1: index, %arg2: memref<?xf64>, %arg3: f64, %arg4: memref<?xindex>, %arg5: memref<20xi8, strided<[2], offset: 3>>) {
    %outBuffer, %newSize = sparse_tensor.push_back %arg1, %arg2, %arg3 : index, memref<?xf64>, f64
    %outBuffer_0, %newSize_1 = sparse_tensor.push_back inbounds %newSize, %outBuffer, %arg3, %arg1 {often} : index, memref<?xf64>, f64, index
    sparse_tensor.sort  hybrid_quick_sort %arg1, %arg4 {perm_map = #map} : memref<?xindex>
    sparse_tensor.sort  insertion_sort_stable %arg1, %arg4 jointly %arg2, %arg5 {ny = 1 : index, perm_map = #map1} : memref<?xindex> jointly memref<?xf64>, memref<20xi8, strided<[2], offset: 3>>
    %values, %filled, %added, %count = sparse_tensor.expand %arg0 : tensor<4x4xf64, #sparse> to memref<?xf64>, memref<?xi1>, memref<?xindex>
    %0 = sparse_tensor.compress %values, %filled, %added, %count into %arg0[%arg1] {whole} : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<4x4xf64, #sparse>
    %1:4 = sparse_tensor.crd_translate  dim_to_lvl[%arg1, %arg1] as #sparse1 : index, index, index, index
    %2:2 = sparse_tensor.crd_translate  lvl_to_dim[%1#0, %1#1, %1#2, %1#3] as #sparse1 {back} : index, index
    return
  }
}

// -----
module {
  func.func @elements(%arg0: f64, %arg1: i32) {
    %0 = sparse_tensor.binary %arg0, %arg1 : f64, i32 to f64
     overlap = {
    ^bb0(%arg2: f64, %arg3: i32):
      %6 = arith.sitofp %arg3 : i32 to f64
      %7 = arith.addf %arg2, %6 : f64
      sparse_tensor.yield %7 : f64
    }
     left = identity
     right = {
    ^bb0(%arg2: i32):
      %6 = arith.sitofp %arg2 : i32 to f64
      sparse_tensor.yield %6 : f64
    }
    %1 = sparse_tensor.binary %arg0, %arg0 : {never} f64, f64 to i1
     overlap = {
    }
     left = {
    }
     right = {
    }
    %2 = sparse_tensor.unary %arg0 {one} : f64 to f32
     present = {
    ^bb0(%arg2: f64):
      %6 = arith.truncf %arg2 : f64 to f32
      sparse_tensor.yield %6 : f32
    }
     absent = {
      %cst = arith.constant 1.000000e+00 : f32
      sparse_tensor.yield %cst : f32
    }
    %3 = sparse_tensor.unary %arg0 : f64 to i1
     present = {
    }
     absent = {
    }
    %4 = sparse_tensor.reduce %arg0, %arg0, %arg0 {kept} : f64 {
    ^bb0(%arg2: f64, %arg3: f64):
      %6 = arith.mulf %arg2, %arg3 : f64
      sparse_tensor.yield %6 : f64
    }
    %5 = sparse_tensor.select %arg1 : i32 {
    ^bb0(%arg2: i32):
      %6 = arith.cmpi eq, %arg2, %arg1 : i32
      sparse_tensor.yield %6 : i1
    }
    return
  }
}

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
module {
  func.func @each(%arg0: tensor<4x4xf64, #sparse>, %arg1: tensor<4x4xf64, #sparse1>, %arg2: tensor<?xi8>, %arg3: f64) {
    sparse_tensor.foreach in %arg0 : tensor<4x4xf64, #sparse> do {
    ^bb0(%arg4: index, %arg5: index, %arg6: f64):
      "test.use"(%arg6) : (f64) -> ()
    }
    %0:2 = sparse_tensor.foreach in %arg1 init(%arg3, %arg3) {order = #map} : tensor<4x4xf64, #sparse1>, f64, f64 -> f64, f64 do {
    ^bb0(%arg4: index, %arg5: index, %arg6: f64, %arg7: f64, %arg8: f64):
      sparse_tensor.yield %arg8, %arg6 : f64, f64
    }
    sparse_tensor.foreach in %arg2 {dense} : tensor<?xi8> do {
    ^bb0(%arg4: index, %arg5: i8):
    }
    return
  }
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa), d2 : singleton(soa)) }>
module {
  func.func @spaces(%arg0: tensor<4x4xf64, #sparse>, %arg1: tensor<4x4x4xi8, #sparse1>, %arg2: !sparse_tensor.iterator<#sparse, lvls = 0>) {
    %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x4xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
    %1 = sparse_tensor.extract_iteration_space %arg0 at %arg2 lvls = 1 {next} : tensor<4x4xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
    %2 = sparse_tensor.extract_iteration_space %arg1 lvls = 0 to 3 : tensor<4x4x4xi8, #sparse1> -> !sparse_tensor.iter_space<#sparse1, lvls = 0 to 3>
    %3 = "test.place"() : () -> !sparse_tensor.iterator<#sparse, lvls = 1>
    %4 = sparse_tensor.extract_value %arg0 at %3 {whole} : tensor<4x4xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>
    return
  }
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(?, ?, 1)>) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @f(%arg0: tensor<8x8xf64, #sparse>) {
    %0 = sparse_tensor.slice.offset %arg0 at 0 : tensor<8x8xf64, #sparse>
    %1 = sparse_tensor.slice.stride %arg0 at 1 {step} : tensor<8x8xf64, #sparse>
    return
  }
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @loops(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, %arg1: !sparse_tensor.iter_space<#sparse, lvls = 0>, %arg2: i32, %arg3: f32) {
    sparse_tensor.iterate %arg4 in %arg0 : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  {
    }
    %0:2 = sparse_tensor.iterate %arg8 in %arg0 at(%arg6, %arg7) iter_args(%arg4 = %arg2, %arg5 = %arg3) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  -> (i32, f32) {
      sparse_tensor.yield %arg2, %arg5 : i32, f32
    }
    %1 = sparse_tensor.coiterate (%arg1, %arg1) iter_args(%arg4 = %arg2) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse, lvls = 0>) -> i32
    case %arg5, %arg6 {
      sparse_tensor.yield %arg4 : i32
    }
    case %arg5, _ {
      sparse_tensor.yield %arg2 : i32
    }
    case _, %arg5 {
      sparse_tensor.yield %arg4 : i32
    }
    return
  }
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
module {
  func.func @f(%arg0: tensor<5xindex>, %arg1: tensor<6x2xindex>, %arg2: tensor<6xf64>) {
    %0 = sparse_tensor.assemble (%arg0, %arg1), %arg2 : (tensor<5xindex>, tensor<6x2xindex>), tensor<6xf64> to tensor<4x4xf64, #sparse>
    return
  }
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
module {
  func.func @f(%arg0: tensor<5xindex>, %arg1: tensor<6xindex>, %arg2: tensor<6xf64>) {
    %0 = sparse_tensor.assemble (%arg0, %arg1, %arg1), %arg2 : (tensor<5xindex>, tensor<6xindex>, tensor<6xindex>), tensor<6xf64> to tensor<4x4xf64, #sparse>
    return
  }
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2, 4]) }>
module {
  func.func @f(%arg0: tensor<5xindex>, %arg1: tensor<6xindex>, %arg2: tensor<6xf64>) {
    %0 = sparse_tensor.assemble (%arg0), %arg2 : (tensor<5xindex>), tensor<6xf64> to tensor<4x4xf64, #sparse>
    return
  }
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed) }>
module {
  func.func @f(%arg0: tensor<5xindex>, %arg1: tensor<6xindex>, %arg2: tensor<6xf64>) {
    %0 = sparse_tensor.assemble (%arg0, %arg0), %arg2 : (tensor<5xindex>, tensor<5xindex>), tensor<6xf64> to tensor<4x4xf64, #sparse>
    return
  }
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : compressed(nonunique), d1 : singleton(soa), d2 : compressed, d3 : singleton) }>
module {
  func.func @f(%arg0: tensor<5xindex>, %arg1: tensor<6xindex>, %arg2: tensor<6x2xindex>, %arg3: tensor<6xf64>) {
    %0 = sparse_tensor.assemble (%arg0, %arg1, %arg1, %arg0, %arg2), %arg3 : (tensor<5xindex>, tensor<6xindex>, tensor<6xindex>, tensor<5xindex>, tensor<6x2xindex>), tensor<6xf64> to tensor<4x4x4x4xf64, #sparse>
    %1 = sparse_tensor.assemble (%arg0, %arg1, %arg1, %arg0, %arg1), %arg3 : (tensor<5xindex>, tensor<6xindex>, tensor<6xindex>, tensor<5xindex>, tensor<6xindex>), tensor<6xf64> to tensor<4x4x4x4xf64, #sparse>
    return
  }
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : compressed(nonunique), d1 : singleton(soa), d2 : compressed, d3 : singleton) }>
module {
  func.func @f(%arg0: tensor<4x4x4x4xf64, #sparse>) {
    %0 = sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<4x4x4x4xf64, #sparse> to memref<?xindex>
    return
  }
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
module {
  func.func @f(%arg0: tensor<4xf64, #sparse>) {
    %0 = sparse_tensor.reorder_coo  quick_sort %arg0 : tensor<4xf64, #sparse> to tensor<4xf64, #sparse>
    return
  }
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton(soa)) }>
module {
  func.func @f(%arg0: tensor<4x4xf64, #sparse>) {
    %0 = sparse_tensor.reorder_coo  quick_sort %arg0 : tensor<4x4xf64, #sparse> to tensor<4x4xf64, #sparse>
    return
  }
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @f(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, %arg1: i32) {
    sparse_tensor.iterate %arg2 in %arg0 : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  {
    }
    return
  }
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @f(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, %arg1: i32) {
    %0 = sparse_tensor.coiterate (%arg0, %arg0) at(%arg3, _) iter_args(%arg2 = %arg1) : (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>) -> i32
    case %arg4, %arg5 {
      sparse_tensor.yield %arg2 : i32
    }
    case _, %arg4 {
      sparse_tensor.yield %arg2 : i32
    }
    return
  }
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @f(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, %arg1: i32) {
    sparse_tensor.coiterate (%arg0, %arg0) at(_, %arg2) : (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>)
    case %arg3, %arg4 {
    }
    case  {
    }
    return
  }
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @f(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, %arg1: i32) {
    sparse_tensor.coiterate (%arg0, %arg0) : (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>)
    case %arg2, _ {
    }
    return
  }
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @f(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, %arg1: i32) {
    sparse_tensor.coiterate (%arg0, %arg0) : (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>)
    return
  }
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func private @f(!sparse_tensor.iterator<#sparse, lvls = 18446744073709551614>)
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func private @f(!sparse_tensor.iterator<#sparse, lvls = 18446744073709551614>)
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func private @f(!sparse_tensor.iterator<#sparse, lvls = 18446744073709551613 to 18446744073709551615>)
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func private @f(!sparse_tensor.iterator<#sparse, lvls = 0 to 9>)
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @f(%arg0: tensor<4x4xf64, #sparse>, %arg1: !sparse_tensor.iterator<#sparse, lvls = 0 to 9>) {
    %0 = sparse_tensor.extract_iteration_space %arg0 at %arg1 lvls = 9 to 4294967295 : tensor<4x4xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0 to 9> -> !sparse_tensor.iter_space<#sparse, lvls = 9 to 18446744073709551615>
    return
  }
}

