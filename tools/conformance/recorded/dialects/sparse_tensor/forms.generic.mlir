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
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?xf64, #sparse>, tensor<4x5xi8, #sparse1>, tensor<?x8xf32, #sparse2>, tensor<3x3xf32, #sparse3>, tensor<2x?x4xindex, #sparse4>, tensor<2x3xf16, #sparse5>, tensor<4x6xf64, #sparse6>, tensor<4x8xi1, #sparse7>, tensor<8x8xf64, #sparse8>, tensor<?x?xf64, #sparse9>) -> (), sym_name = "tensors", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!sparse_tensor.storage_specifier<#sparse10>, !sparse_tensor.storage_specifier<#sparse11>, !sparse_tensor.iter_space<#sparse1, lvls = 0>, !sparse_tensor.iter_space<#sparse4, lvls = 0 to 2>, !sparse_tensor.iterator<#sparse6, lvls = 1 to 4>, !sparse_tensor.iterator<#sparse, lvls = 0>) -> (), sym_name = "others", sym_visibility = "private"}> ({
  }) : () -> ()
  "test.op"() {kind = #sparse_tensor<kind crd_mem_sz>, slice = #sparse_tensor<slice(0, ?, 3)>, sort = #sparse_tensor<SparseTensorSortAlgorithm heap_sort>, way = #sparse_tensor<CrdTransDirection lvl_to_dim>} : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
#sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>
#sparse4 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
#sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xi8>, tensor<4x4xf32>, tensor<4x4xf32, #sparse>, tensor<?x4xf32, #sparse1>, tensor<8x8xf64, #sparse2>, tensor<4x4xf32, #sparse3>) -> (), sym_name = "tensors"}> ({
  ^bb0(%arg0: memref<?xi8>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32, #sparse>, %arg3: tensor<?x4xf32, #sparse1>, %arg4: tensor<8x8xf64, #sparse2>, %arg5: tensor<4x4xf32, #sparse3>):
    %0 = "sparse_tensor.new"(%arg0) : (memref<?xi8>) -> tensor<?x?xf64, #sparse>
    "sparse_tensor.out"(%arg2, %arg0) : (tensor<4x4xf32, #sparse>, memref<?xi8>) -> ()
    %1 = "sparse_tensor.convert"(%arg1) : (tensor<4x4xf32>) -> tensor<4x4xf32, #sparse>
    %2 = "sparse_tensor.convert"(%arg2) {slow} : (tensor<4x4xf32, #sparse>) -> tensor<?x4xf32, #sparse1>
    %3 = "sparse_tensor.convert"(%arg3) : (tensor<?x4xf32, #sparse1>) -> tensor<?x4xf32>
    %4 = "sparse_tensor.reinterpret_map"(%arg5) : (tensor<4x4xf32, #sparse3>) -> tensor<2x2x2x2xf32, #sparse4>
    %5 = "sparse_tensor.concatenate"(%arg2, %arg2) <{dimension = 0 : index}> : (tensor<4x4xf32, #sparse>, tensor<4x4xf32, #sparse>) -> tensor<8x4xf32, #sparse1>
    %6 = "sparse_tensor.reorder_coo"(%arg4) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>}> : (tensor<8x8xf64, #sparse2>) -> tensor<8x8xf64, #sparse5>
    %7 = "sparse_tensor.load"(%arg2) : (tensor<4x4xf32, #sparse>) -> tensor<4x4xf32, #sparse>
    %8 = "sparse_tensor.load"(%arg3) <{hasInserts}> {last} : (tensor<?x4xf32, #sparse1>) -> tensor<?x4xf32, #sparse1>
    %9 = "sparse_tensor.number_of_entries"(%arg2) : (tensor<4x4xf32, #sparse>) -> index
    "sparse_tensor.print"(%8) : (tensor<?x4xf32, #sparse1>) -> ()
    %10 = "sparse_tensor.has_runtime_library"() : () -> i1
    %11 = "sparse_tensor.has_runtime_library"() {known = false} : () -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 64, crdWidth = 32 }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4xf64, #sparse>, tensor<4x4xf64, #sparse1>, index, tensor<5xi64>, tensor<6xi32>, tensor<6xf64>) -> (), sym_name = "parts"}> ({
  ^bb0(%arg0: tensor<4x4xf64, #sparse>, %arg1: tensor<4x4xf64, #sparse1>, %arg2: index, %arg3: tensor<5xi64>, %arg4: tensor<6xi32>, %arg5: tensor<6xf64>):
    %0 = "sparse_tensor.positions"(%arg0) <{level = 1 : index}> : (tensor<4x4xf64, #sparse>) -> memref<?xi64>
    %1 = "sparse_tensor.coordinates"(%arg0) <{level = 1 : index}> : (tensor<4x4xf64, #sparse>) -> memref<?xi32>
    %2 = "sparse_tensor.coordinates"(%arg1) <{level = 1 : index}> : (tensor<4x4xf64, #sparse1>) -> memref<?xindex, strided<[?], offset: ?>>
    %3 = "sparse_tensor.coordinates_buffer"(%arg1) : (tensor<4x4xf64, #sparse1>) -> memref<?xindex>
    %4 = "sparse_tensor.values"(%arg0) : (tensor<4x4xf64, #sparse>) -> memref<?xf64>
    %5 = "sparse_tensor.lvl"(%arg0, %arg2) : (tensor<4x4xf64, #sparse>, index) -> index
    %6 = "sparse_tensor.lvl"(%arg0, %arg2) {which = "first"} : (tensor<4x4xf64, #sparse>, index) -> index
    %7 = "sparse_tensor.assemble"(%arg3, %arg4, %arg5) : (tensor<5xi64>, tensor<6xi32>, tensor<6xf64>) -> tensor<4x4xf64, #sparse>
    %8:6 = "sparse_tensor.disassemble"(%arg0, %arg3, %arg4, %arg5) : (tensor<4x4xf64, #sparse>, tensor<5xi64>, tensor<6xi32>, tensor<6xf64>) -> (tensor<5xi64>, tensor<6xi32>, tensor<6xf64>, index, i64, tensor<i32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "sizes"}> ({
  ^bb0(%arg0: index):
    %0 = "sparse_tensor.storage_specifier.init"() : () -> !sparse_tensor.storage_specifier<#sparse>
    %1 = "sparse_tensor.storage_specifier.init"(%0) {empty} : (!sparse_tensor.storage_specifier<#sparse>) -> !sparse_tensor.storage_specifier<#sparse1>
    %2 = "sparse_tensor.storage_specifier.get"(%0) <{level = 0 : index, specifierKind = #sparse_tensor<kind lvl_sz>}> : (!sparse_tensor.storage_specifier<#sparse>) -> index
    %3 = "sparse_tensor.storage_specifier.get"(%0) <{level = 1 : index, specifierKind = #sparse_tensor<kind pos_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>) -> index
    %4 = "sparse_tensor.storage_specifier.get"(%0) <{level = 1 : index, specifierKind = #sparse_tensor<kind crd_mem_sz>}> {now} : (!sparse_tensor.storage_specifier<#sparse>) -> index
    %5 = "sparse_tensor.storage_specifier.get"(%0) <{specifierKind = #sparse_tensor<kind val_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>) -> index
    %6 = "sparse_tensor.storage_specifier.get"(%1) <{level = 1 : index, specifierKind = #sparse_tensor<kind dim_offset>}> : (!sparse_tensor.storage_specifier<#sparse1>) -> index
    %7 = "sparse_tensor.storage_specifier.set"(%1, %arg0) <{level = 0 : index, specifierKind = #sparse_tensor<kind dim_stride>}> : (!sparse_tensor.storage_specifier<#sparse1>, index) -> !sparse_tensor.storage_specifier<#sparse1>
    %8 = "sparse_tensor.storage_specifier.set"(%0, %3) <{specifierKind = #sparse_tensor<kind val_mem_sz>}> {new} : (!sparse_tensor.storage_specifier<#sparse>, index) -> !sparse_tensor.storage_specifier<#sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4xf64, #sparse>, index, memref<?xf64>, f64, memref<?xindex>, memref<20xi8, strided<[2], offset: 3>>) -> (), sym_name = "buffers"}> ({
  ^bb0(%arg0: tensor<4x4xf64, #sparse>, %arg1: index, %arg2: memref<?xf64>, %arg3: f64, %arg4: memref<?xindex>, %arg5: memref<20xi8, strided<[2], offset: 3>>):
    %0:2 = "sparse_tensor.push_back"(%arg1, %arg2, %arg3) : (index, memref<?xf64>, f64) -> (memref<?xf64>, index)
    %1:2 = "sparse_tensor.push_back"(%0#1, %0#0, %arg3, %arg1) <{inbounds}> {often} : (index, memref<?xf64>, f64, index) -> (memref<?xf64>, index)
    "sparse_tensor.sort"(%arg1, %arg4) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm hybrid_quick_sort>, perm_map = #map}> : (index, memref<?xindex>) -> ()
    "sparse_tensor.sort"(%arg1, %arg4, %arg2, %arg5) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>, ny = 1 : index, perm_map = #map1}> : (index, memref<?xindex>, memref<?xf64>, memref<20xi8, strided<[2], offset: 3>>) -> ()
    %2:4 = "sparse_tensor.expand"(%arg0) : (tensor<4x4xf64, #sparse>) -> (memref<?xf64>, memref<?xi1>, memref<?xindex>, index)
    %3 = "sparse_tensor.compress"(%2#0, %2#1, %2#2, %2#3, %arg0, %arg1) {whole} : (memref<?xf64>, memref<?xi1>, memref<?xindex>, index, tensor<4x4xf64, #sparse>, index) -> tensor<4x4xf64, #sparse>
    %4:4 = "sparse_tensor.crd_translate"(%arg1, %arg1) <{direction = #sparse_tensor<CrdTransDirection dim_to_lvl>, encoder = #sparse1}> : (index, index) -> (index, index, index, index)
    %5:2 = "sparse_tensor.crd_translate"(%4#0, %4#1, %4#2, %4#3) <{direction = #sparse_tensor<CrdTransDirection lvl_to_dim>, encoder = #sparse1}> {back} : (index, index, index, index) -> (index, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f64, i32) -> (), sym_name = "elements"}> ({
  ^bb0(%arg0: f64, %arg1: i32):
    %0 = "sparse_tensor.binary"(%arg0, %arg1) <{left_identity}> ({
    ^bb0(%arg7: f64, %arg8: i32):
      %11 = "arith.sitofp"(%arg8) : (i32) -> f64
      %12 = "arith.addf"(%arg7, %11) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "sparse_tensor.yield"(%12) : (f64) -> ()
    }, {
    }, {
    ^bb0(%arg6: i32):
      %10 = "arith.sitofp"(%arg6) : (i32) -> f64
      "sparse_tensor.yield"(%10) : (f64) -> ()
    }) : (f64, i32) -> f64
    %1 = "sparse_tensor.binary"(%arg0, %arg0) ({
    }, {
    }, {
    }) {never} : (f64, f64) -> i1
    %2 = "sparse_tensor.unary"(%arg0) ({
    ^bb0(%arg5: f64):
      %9 = "arith.truncf"(%arg5) : (f64) -> f32
      "sparse_tensor.yield"(%9) : (f32) -> ()
    }, {
      %8 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      "sparse_tensor.yield"(%8) : (f32) -> ()
    }) {one} : (f64) -> f32
    %3 = "sparse_tensor.unary"(%arg0) ({
    }, {
    }) : (f64) -> i1
    %4 = "sparse_tensor.reduce"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg3: f64, %arg4: f64):
      %7 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "sparse_tensor.yield"(%7) : (f64) -> ()
    }) {kept} : (f64, f64, f64) -> f64
    %5 = "sparse_tensor.select"(%arg1) ({
    ^bb0(%arg2: i32):
      %6 = "arith.cmpi"(%arg2, %arg1) <{predicate = 0 : i64}> : (i32, i32) -> i1
      "sparse_tensor.yield"(%6) : (i1) -> ()
    }) : (i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4xf64, #sparse>, tensor<4x4xf64, #sparse1>, tensor<?xi8>, f64) -> (), sym_name = "each"}> ({
  ^bb0(%arg0: tensor<4x4xf64, #sparse>, %arg1: tensor<4x4xf64, #sparse1>, %arg2: tensor<?xi8>, %arg3: f64):
    "sparse_tensor.foreach"(%arg0) ({
    ^bb0(%arg11: index, %arg12: index, %arg13: f64):
      "test.use"(%arg13) : (f64) -> ()
      "sparse_tensor.yield"() : () -> ()
    }) : (tensor<4x4xf64, #sparse>) -> ()
    %0:2 = "sparse_tensor.foreach"(%arg1, %arg3, %arg3) <{order = #map}> ({
    ^bb0(%arg6: index, %arg7: index, %arg8: f64, %arg9: f64, %arg10: f64):
      "sparse_tensor.yield"(%arg10, %arg8) : (f64, f64) -> ()
    }) : (tensor<4x4xf64, #sparse1>, f64, f64) -> (f64, f64)
    "sparse_tensor.foreach"(%arg2) ({
    ^bb0(%arg4: index, %arg5: i8):
      "sparse_tensor.yield"() : () -> ()
    }) {dense} : (tensor<?xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa), d2 : singleton(soa)) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4xf64, #sparse>, tensor<4x4x4xi8, #sparse1>, !sparse_tensor.iterator<#sparse, lvls = 0>) -> (), sym_name = "spaces"}> ({
  ^bb0(%arg0: tensor<4x4xf64, #sparse>, %arg1: tensor<4x4x4xi8, #sparse1>, %arg2: !sparse_tensor.iterator<#sparse, lvls = 0>):
    %0 = "sparse_tensor.extract_iteration_space"(%arg0) <{hiLvl = 1 : index, loLvl = 0 : index}> : (tensor<4x4xf64, #sparse>) -> !sparse_tensor.iter_space<#sparse, lvls = 0>
    %1 = "sparse_tensor.extract_iteration_space"(%arg0, %arg2) <{hiLvl = 2 : index, loLvl = 1 : index}> {next} : (tensor<4x4xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>) -> !sparse_tensor.iter_space<#sparse, lvls = 1>
    %2 = "sparse_tensor.extract_iteration_space"(%arg1) <{hiLvl = 3 : index, loLvl = 0 : index}> : (tensor<4x4x4xi8, #sparse1>) -> !sparse_tensor.iter_space<#sparse1, lvls = 0 to 3>
    %3 = "test.place"() : () -> !sparse_tensor.iterator<#sparse, lvls = 1>
    %4 = "sparse_tensor.extract_value"(%arg0, %3) {whole} : (tensor<4x4xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(?, ?, 1)>) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x8xf64, #sparse>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x8xf64, #sparse>):
    %0 = "sparse_tensor.slice.offset"(%arg0) <{dim = 0 : index}> : (tensor<8x8xf64, #sparse>) -> index
    %1 = "sparse_tensor.slice.stride"(%arg0) <{dim = 1 : index}> {step} : (tensor<8x8xf64, #sparse>) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, !sparse_tensor.iter_space<#sparse, lvls = 0>, i32, f32) -> (), sym_name = "loops"}> ({
  ^bb0(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, %arg1: !sparse_tensor.iter_space<#sparse, lvls = 0>, %arg2: i32, %arg3: f32):
    "sparse_tensor.iterate"(%arg0) <{crdUsedLvls = 0 : i64}> ({
    ^bb0(%arg16: !sparse_tensor.iterator<#sparse, lvls = 0 to 2>):
      "sparse_tensor.yield"() : () -> ()
    }) : (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>) -> ()
    %0:2 = "sparse_tensor.iterate"(%arg0, %arg2, %arg3) <{crdUsedLvls = 3 : i64}> ({
    ^bb0(%arg11: i32, %arg12: f32, %arg13: index, %arg14: index, %arg15: !sparse_tensor.iterator<#sparse, lvls = 0 to 2>):
      "sparse_tensor.yield"(%arg2, %arg12) : (i32, f32) -> ()
    }) {named} : (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, i32, f32) -> (i32, f32)
    %1 = "sparse_tensor.coiterate"(%arg1, %arg1, %arg2) <{cases = [3, 1, 2], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: i32, %arg9: !sparse_tensor.iterator<#sparse, lvls = 0>, %arg10: !sparse_tensor.iterator<#sparse, lvls = 0>):
      "sparse_tensor.yield"(%arg8) : (i32) -> ()
    }, {
    ^bb0(%arg6: i32, %arg7: !sparse_tensor.iterator<#sparse, lvls = 0>):
      "sparse_tensor.yield"(%arg2) : (i32) -> ()
    }, {
    ^bb0(%arg4: i32, %arg5: !sparse_tensor.iterator<#sparse, lvls = 0>):
      "sparse_tensor.yield"(%arg4) : (i32) -> ()
    }) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse, lvls = 0>, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xindex>, tensor<6x2xindex>, tensor<6xf64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<5xindex>, %arg1: tensor<6x2xindex>, %arg2: tensor<6xf64>):
    %0 = "sparse_tensor.assemble"(%arg0, %arg1, %arg2) : (tensor<5xindex>, tensor<6x2xindex>, tensor<6xf64>) -> tensor<4x4xf64, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xindex>, tensor<6xindex>, tensor<6xf64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<5xindex>, %arg1: tensor<6xindex>, %arg2: tensor<6xf64>):
    %0 = "sparse_tensor.assemble"(%arg0, %arg1, %arg1, %arg2) : (tensor<5xindex>, tensor<6xindex>, tensor<6xindex>, tensor<6xf64>) -> tensor<4x4xf64, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2, 4]) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xindex>, tensor<6xindex>, tensor<6xf64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<5xindex>, %arg1: tensor<6xindex>, %arg2: tensor<6xf64>):
    %0 = "sparse_tensor.assemble"(%arg0, %arg2) : (tensor<5xindex>, tensor<6xf64>) -> tensor<4x4xf64, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xindex>, tensor<6xindex>, tensor<6xf64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<5xindex>, %arg1: tensor<6xindex>, %arg2: tensor<6xf64>):
    %0 = "sparse_tensor.assemble"(%arg0, %arg0, %arg2) : (tensor<5xindex>, tensor<5xindex>, tensor<6xf64>) -> tensor<4x4xf64, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : compressed(nonunique), d1 : singleton(soa), d2 : compressed, d3 : singleton) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xindex>, tensor<6xindex>, tensor<6x2xindex>, tensor<6xf64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<5xindex>, %arg1: tensor<6xindex>, %arg2: tensor<6x2xindex>, %arg3: tensor<6xf64>):
    %0 = "sparse_tensor.assemble"(%arg0, %arg1, %arg1, %arg0, %arg2, %arg3) : (tensor<5xindex>, tensor<6xindex>, tensor<6xindex>, tensor<5xindex>, tensor<6x2xindex>, tensor<6xf64>) -> tensor<4x4x4x4xf64, #sparse>
    %1 = "sparse_tensor.assemble"(%arg0, %arg1, %arg1, %arg0, %arg1, %arg3) : (tensor<5xindex>, tensor<6xindex>, tensor<6xindex>, tensor<5xindex>, tensor<6xindex>, tensor<6xf64>) -> tensor<4x4x4x4xf64, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : compressed(nonunique), d1 : singleton(soa), d2 : compressed, d3 : singleton) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4x4x4xf64, #sparse>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4x4x4xf64, #sparse>):
    %0 = "sparse_tensor.coordinates"(%arg0) <{level = 2 : index}> : (tensor<4x4x4x4xf64, #sparse>) -> memref<?xindex>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf64, #sparse>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf64, #sparse>):
    %0 = "sparse_tensor.reorder_coo"(%arg0) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>}> : (tensor<4xf64, #sparse>) -> tensor<4xf64, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton(soa)) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4xf64, #sparse>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4xf64, #sparse>):
    %0 = "sparse_tensor.reorder_coo"(%arg0) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>}> : (tensor<4x4xf64, #sparse>) -> tensor<4x4xf64, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, %arg1: i32):
    "sparse_tensor.iterate"(%arg0) <{crdUsedLvls = 0 : i64}> ({
    ^bb0(%arg2: !sparse_tensor.iterator<#sparse, lvls = 0 to 2>):
      "sparse_tensor.yield"() : () -> ()
    }) : (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, %arg1: i32):
    %0 = "sparse_tensor.coiterate"(%arg0, %arg0, %arg1) <{cases = [3, 2], crdUsedLvls = 1 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: i32, %arg6: index, %arg7: !sparse_tensor.iterator<#sparse, lvls = 0 to 2>, %arg8: !sparse_tensor.iterator<#sparse, lvls = 0 to 2>):
      "sparse_tensor.yield"(%arg5) : (i32) -> ()
    }, {
    ^bb0(%arg2: i32, %arg3: index, %arg4: !sparse_tensor.iterator<#sparse, lvls = 0 to 2>):
      "sparse_tensor.yield"(%arg2) : (i32) -> ()
    }) {note} : (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, %arg1: i32):
    "sparse_tensor.coiterate"(%arg0, %arg0) <{cases = [3, 0], crdUsedLvls = 2 : i64, operandSegmentSizes = array<i32: 2, 0>}> ({
    ^bb0(%arg3: index, %arg4: !sparse_tensor.iterator<#sparse, lvls = 0 to 2>, %arg5: !sparse_tensor.iterator<#sparse, lvls = 0 to 2>):
      "sparse_tensor.yield"() : () -> ()
    }, {
    ^bb0(%arg2: index):
      "sparse_tensor.yield"() : () -> ()
    }) : (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, %arg1: i32):
    "sparse_tensor.coiterate"(%arg0, %arg0) <{cases = [1], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 2, 0>}> ({
    ^bb0(%arg2: !sparse_tensor.iterator<#sparse, lvls = 0 to 2>):
      "sparse_tensor.yield"() : () -> ()
    }) : (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, %arg1: i32):
    "sparse_tensor.coiterate"(%arg0, %arg0) <{cases = [], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 2, 0>}> : (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (!sparse_tensor.iterator<#sparse, lvls = 18446744073709551614>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (!sparse_tensor.iterator<#sparse, lvls = 18446744073709551614>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (!sparse_tensor.iterator<#sparse, lvls = 18446744073709551613 to 18446744073709551615>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (!sparse_tensor.iterator<#sparse, lvls = 0 to 9>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0 to 9>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4xf64, #sparse>, %arg1: !sparse_tensor.iterator<#sparse, lvls = 0 to 9>):
    %0 = "sparse_tensor.extract_iteration_space"(%arg0, %arg1) <{hiLvl = -1 : index, loLvl = 9 : index}> : (tensor<4x4xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0 to 9>) -> !sparse_tensor.iter_space<#sparse, lvls = 9 to 18446744073709551615>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

