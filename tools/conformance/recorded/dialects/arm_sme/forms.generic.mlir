"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "tiles"}> ({
    %33 = "arm_sme.get_tile"() : () -> vector<[4]x[4]xf32>
    %34 = "arm_sme.zero"() : () -> vector<[16]x[16]xi8>
    %35 = "arm_sme.zero"() {tile_id = 0 : i32} : () -> vector<[1]x[1]xi128>
    %36 = "arm_sme.copy_tile"(%33) : (vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xf32>, index, f32, vector<[4]x[4]xi1>) -> (), sym_name = "memory"}> ({
  ^bb0(%arg23: memref<?x?xf32>, %arg24: index, %arg25: f32, %arg26: vector<[4]x[4]xi1>):
    %30 = "arm_sme.tile_load"(%arg23, %arg24, %arg24) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (memref<?x?xf32>, index, index) -> vector<[4]x[4]xf32>
    %31 = "arm_sme.tile_load"(%arg23, %arg24, %arg24) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (memref<?x?xf32>, index, index) -> vector<[4]x[4]xf32>
    %32 = "arm_sme.tile_load"(%arg23, %arg24, %arg24, %arg25, %arg26) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> {note} : (memref<?x?xf32>, index, index, f32, vector<[4]x[4]xi1>) -> vector<[4]x[4]xf32>
    "arm_sme.tile_store"(%30, %arg23, %arg24, %arg24) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<[4]x[4]xf32>, memref<?x?xf32>, index, index) -> ()
    "arm_sme.tile_store"(%31, %arg23, %arg24, %arg24, %arg26) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<[4]x[4]xf32>, memref<?x?xf32>, index, index, vector<[4]x[4]xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xf64>, vector<[2]xi1>, index, vector<[2]xf64>) -> (), sym_name = "slices"}> ({
  ^bb0(%arg19: memref<?x?xf64>, %arg20: vector<[2]xi1>, %arg21: index, %arg22: vector<[2]xf64>):
    %23 = "arm_sme.get_tile"() : () -> vector<[2]x[2]xf64>
    %24 = "arm_sme.load_tile_slice"(%arg19, %arg20, %23, %arg21, %arg21, %arg21) <{layout = #arm_sme.layout<horizontal>}> : (memref<?x?xf64>, vector<[2]xi1>, vector<[2]x[2]xf64>, index, index, index) -> vector<[2]x[2]xf64>
    %25 = "arm_sme.load_tile_slice"(%arg19, %arg20, %24, %arg21, %arg21, %arg21) <{layout = #arm_sme.layout<vertical>}> : (memref<?x?xf64>, vector<[2]xi1>, vector<[2]x[2]xf64>, index, index, index) -> vector<[2]x[2]xf64>
    "arm_sme.store_tile_slice"(%25, %arg21, %arg20, %arg19, %arg21, %arg21) <{layout = #arm_sme.layout<horizontal>}> : (vector<[2]x[2]xf64>, index, vector<[2]xi1>, memref<?x?xf64>, index, index) -> ()
    "arm_sme.store_tile_slice"(%25, %arg21, %arg20, %arg19, %arg21, %arg21) <{layout = #arm_sme.layout<vertical>}> {note} : (vector<[2]x[2]xf64>, index, vector<[2]xi1>, memref<?x?xf64>, index, index) -> ()
    %26 = "arm_sme.insert_tile_slice"(%arg22, %25, %arg21) <{layout = #arm_sme.layout<horizontal>}> : (vector<[2]xf64>, vector<[2]x[2]xf64>, index) -> vector<[2]x[2]xf64>
    %27 = "arm_sme.insert_tile_slice"(%arg22, %26, %arg21) <{layout = #arm_sme.layout<vertical>}> : (vector<[2]xf64>, vector<[2]x[2]xf64>, index) -> vector<[2]x[2]xf64>
    %28 = "arm_sme.extract_tile_slice"(%27, %arg21) <{layout = #arm_sme.layout<horizontal>}> : (vector<[2]x[2]xf64>, index) -> vector<[2]xf64>
    %29 = "arm_sme.extract_tile_slice"(%27, %arg21) <{layout = #arm_sme.layout<vertical>}> {note} : (vector<[2]x[2]xf64>, index) -> vector<[2]xf64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[4]xf32>, vector<[4]x[4]xf32>, vector<[4]xi1>) -> (), sym_name = "products"}> ({
  ^bb0(%arg16: vector<[4]xf32>, %arg17: vector<[4]x[4]xf32>, %arg18: vector<[4]xi1>):
    %20 = "arm_sme.outerproduct"(%arg16, %arg16) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]x[4]xf32>
    %21 = "arm_sme.outerproduct"(%arg16, %arg16, %arg18, %arg18, %arg17) <{kind = #arm_sme.kind<sub>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
    %22 = "arm_sme.outerproduct"(%arg16, %arg16, %arg18, %arg18, %21) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {note} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[8]xf16>, vector<[8]xbf16>, vector<[8]xi16>, vector<[16]xi8>, vector<[4]x[4]xf32>, vector<[4]x[4]xi32>, vector<[2]x[2]xi64>, vector<[8]xi1>, vector<[16]xi1>) -> (), sym_name = "narrow"}> ({
  ^bb0(%arg7: vector<[8]xf16>, %arg8: vector<[8]xbf16>, %arg9: vector<[8]xi16>, %arg10: vector<[16]xi8>, %arg11: vector<[4]x[4]xf32>, %arg12: vector<[4]x[4]xi32>, %arg13: vector<[2]x[2]xi64>, %arg14: vector<[8]xi1>, %arg15: vector<[16]xi1>):
    %6 = "arm_sme.fmopa_2way"(%arg7, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xf16>, vector<[8]xf16>) -> vector<[4]x[4]xf32>
    %7 = "arm_sme.fmops_2way"(%arg8, %arg8, %arg14, %arg14, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
    %8 = "arm_sme.smopa_2way"(%arg9, %arg9, %arg12) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
    %9 = "arm_sme.smops_2way"(%arg9, %arg9, %arg14, %arg14) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>) -> vector<[4]x[4]xi32>
    %10 = "arm_sme.umopa_2way"(%arg9, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[4]x[4]xi32>
    %11 = "arm_sme.umops_2way"(%arg9, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {note} : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[4]x[4]xi32>
    %12 = "arm_sme.smopa_4way"(%arg10, %arg10, %arg15, %arg15, %arg12) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
    %13 = "arm_sme.smops_4way"(%arg9, %arg9, %arg13) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[2]x[2]xi64>) -> vector<[2]x[2]xi64>
    %14 = "arm_sme.umopa_4way"(%arg10, %arg10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
    %15 = "arm_sme.umops_4way"(%arg9, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]x[2]xi64>
    %16 = "arm_sme.sumopa_4way"(%arg10, %arg10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
    %17 = "arm_sme.sumops_4way"(%arg10, %arg10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
    %18 = "arm_sme.usmopa_4way"(%arg10, %arg10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
    %19 = "arm_sme.usmops_4way"(%arg9, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]x[2]xi64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (index, index, index, index), sym_name = "lengths"}> ({
    %2 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<byte>}> : () -> index
    %3 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<half>}> : () -> index
    %4 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<word>}> : () -> index
    %5 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<double>}> {note} : () -> index
    "func.return"(%2, %3, %4, %5) : (index, index, index, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, !llvm.ptr, vector<[16]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[8]xi1>, vector<[8]xbf16>) -> (), sym_name = "intrinsics"}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr, %arg2: vector<[16]xi1>, %arg3: vector<[4]xi1>, %arg4: vector<[4]xf32>, %arg5: vector<[8]xi1>, %arg6: vector<[8]xbf16>):
    "arm_sme.intr.zero"() <{tile_mask = 17 : i32}> : () -> ()
    "arm_sme.intr.mopa"(%arg3, %arg3, %arg4, %arg4) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.mops.wide"(%arg5, %arg5, %arg6, %arg6) <{tile_id = 3 : i32}> {note} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
    "arm_sme.intr.ld1w.horiz"(%arg3, %arg1, %arg0) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1b.vert"(%arg2, %arg1, %arg0) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.str"(%arg0, %arg1, %arg0) : (i32, !llvm.ptr, i32) -> ()
    "arm_sme.intr.write.horiz"(%arg0, %arg3, %arg4) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
    %0 = "arm_sme.intr.read.vert"(%arg4, %arg3, %arg0) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
    %1 = "arm_sme.intr.cntsd"() : () -> i64
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {a = #arm_sme.layout<vertical>, b = #arm_sme.kind<add>, c = #arm_sme.type_size<word>} : () -> ()
}) : () -> ()

