#map = affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x?xf32>, index, memref<4xi32>, memref<1xi32>, memref<40x128xf32>, memref<2x1024xf32, 1>, tensor<?xf32>, tensor<?xf32>, i1, !llvm.ptr) -> (), sym_name = "mem"}> ({
  ^bb0(%arg5: memref<4x?xf32>, %arg6: index, %arg7: memref<4xi32>, %arg8: memref<1xi32>, %arg9: memref<40x128xf32>, %arg10: memref<2x1024xf32, 1>, %arg11: tensor<?xf32>, %arg12: tensor<?xf32>, %arg13: i1, %arg14: !llvm.ptr):
    %1 = "memref.generic_atomic_rmw"(%arg7, %arg6) ({
    ^bb0(%arg67: i32):
      %14 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %15 = "arith.addi"(%arg67, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.atomic_yield"(%15) : (i32) -> ()
    }) : (memref<4xi32>, index) -> i32
    %2 = "memref.transpose"(%arg5) <{permutation = #map1}> : (memref<4x?xf32>) -> memref<?x4xf32, #map>
    "memref.dma_start"(%arg9, %arg6, %arg6, %arg10, %arg6, %arg6, %arg6, %arg8, %arg6) : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, index, memref<1xi32>, index) -> ()
    "memref.dma_start"(%arg9, %arg6, %arg6, %arg10, %arg6, %arg6, %arg6, %arg8, %arg6, %arg6, %arg6) : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, index, memref<1xi32>, index, index, index) -> ()
    "memref.dma_wait"(%arg8, %arg6, %arg6) : (memref<1xi32>, index, index) -> ()
    %3 = "bufferization.alloc_tensor"(%arg6) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf32>
    %4 = "bufferization.alloc_tensor"(%arg11) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<?xf32>) -> tensor<?xf32>
    %5 = "bufferization.alloc_tensor"(%arg6, %arg6) <{memory_space = 1 : i64, operandSegmentSizes = array<i32: 1, 0, 1>}> {foo} : (index, index) -> tensor<?xf32>
    "scf.forall"(%arg6) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 4, -9223372036854775808>}> ({
    ^bb0(%arg65: index, %arg66: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    %6 = "scf.forall"(%arg6, %arg11) <{mapping = [#gpu.thread<x>], operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg63: index, %arg64: tensor<?xf32>):
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%arg12, %arg64, %arg63, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<?xf32>, tensor<?xf32>, index, index) -> ()
      }) : () -> ()
    }) : (index, tensor<?xf32>) -> tensor<?xf32>
    %7:2 = "scf.forall"(%arg6, %arg6, %arg11, %arg12) <{operandSegmentSizes = array<i32: 1, 0, 1, 2>, staticLowerBound = array<i64: 0, -9223372036854775808>, staticStep = array<i64: 1, -9223372036854775808>, staticUpperBound = array<i64: 10, 20>}> ({
    ^bb0(%arg59: index, %arg60: index, %arg61: tensor<?xf32>, %arg62: tensor<?xf32>):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index, index, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    %8 = "arith.constant"() <{value = 1 : index}> : () -> index
    "gpu.launch"(%8, %8, %8, %8, %8, %8) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg47: index, %arg48: index, %arg49: index, %arg50: index, %arg51: index, %arg52: index, %arg53: index, %arg54: index, %arg55: index, %arg56: index, %arg57: index, %arg58: index):
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
    %9 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %10 = "gpu.wait"() : () -> !gpu.async.token
    %11 = "gpu.launch"(%10, %8, %8, %8, %8, %8, %8, %8, %8, %8, %9) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1>}> ({
    ^bb0(%arg27: index, %arg28: index, %arg29: index, %arg30: index, %arg31: index, %arg32: index, %arg33: index, %arg34: index, %arg35: index, %arg36: index, %arg37: index, %arg38: index, %arg39: index, %arg40: index, %arg41: index, %arg42: index, %arg43: index, %arg44: index, %arg45: memref<32xf32, 3>, %arg46: memref<1xf32, 5>):
      "gpu.terminator"() : () -> ()
    }) {foo, workgroup_attributions = 1 : i64} : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32) -> !gpu.async.token
    "gpu.launch"(%8, %8, %8, %8, %8, %8) <{function = @fun, module = @mod, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg15: index, %arg16: index, %arg17: index, %arg18: index, %arg19: index, %arg20: index, %arg21: index, %arg22: index, %arg23: index, %arg24: index, %arg25: index, %arg26: index):
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
    "gpu.launch_func"(%8, %8, %8, %8, %8, %8) <{kernel = @mod::@fun, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> ()
    "gpu.launch_func"(%8, %8, %8, %8, %8, %8, %8, %8, %8, %9, %arg14) <{kernel = @mod::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (index, index, index, index, index, index, index, index, index, i32, !llvm.ptr) -> ()
    %12 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %13 = "gpu.launch_func"(%10, %12, %12, %12, %12, %12, %12) <{kernel = @mod::@fun, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!gpu.async.token, i64, i64, i64, i64, i64, i64) -> !gpu.async.token
    "func.return"() : () -> ()
  }) : () -> ()
  "gpu.module"() <{sym_name = "mod"}> ({
    "gpu.func"() <{arg_attrs = [{llvm.noalias}], function_type = (!llvm.ptr) -> (), workgroup_attrib_attrs = [{a}, {}]}> ({
    ^bb0(%arg1: !llvm.ptr, %arg2: memref<32xf32, 3>, %arg3: memref<32xf32, 3>, %arg4: memref<1xf32, 5>):
      "gpu.return"() : () -> ()
    }) {foo, gpu.kernel, sym_name = "k", workgroup_attributions = 2 : i64} : () -> ()
    "gpu.func"() <{function_type = (f32) -> (f32, i32)}> ({
    ^bb0(%arg0: f32):
      %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "gpu.return"(%arg0, %0) : (f32, i32) -> ()
    }) {sym_name = "k2", workgroup_attributions = 0 : i64} : () -> ()
    "gpu.func"() <{function_type = () -> ()}> ({
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "fun", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()

