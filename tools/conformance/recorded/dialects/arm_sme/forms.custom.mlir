module {
  func.func @tiles() {
    %0 = arm_sme.get_tile : vector<[4]x[4]xf32>
    %1 = arm_sme.zero : vector<[16]x[16]xi8>
    %2 = arm_sme.zero {tile_id = 0 : i32} : vector<[1]x[1]xi128>
    %3 = arm_sme.copy_tile %0 : vector<[4]x[4]xf32>
    return
  }
  func.func @memory(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<[4]x[4]xi1>) {
    %0 = arm_sme.tile_load %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<[4]x[4]xf32>
    %1 = arm_sme.tile_load %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<[4]x[4]xf32>
    %2 = arm_sme.tile_load %arg0[%arg1, %arg1], %arg2, %arg3 layout<vertical> {note} : memref<?x?xf32>, vector<[4]x[4]xf32>
    arm_sme.tile_store %0, %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<[4]x[4]xf32>
    arm_sme.tile_store %1, %arg0[%arg1, %arg1], %arg3 layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
    return
  }
  func.func @slices(%arg0: memref<?x?xf64>, %arg1: vector<[2]xi1>, %arg2: index, %arg3: vector<[2]xf64>) {
    %0 = arm_sme.get_tile : vector<[2]x[2]xf64>
    %1 = arm_sme.load_tile_slice %arg0[%arg2, %arg2], %arg1, %0, %arg2 : memref<?x?xf64>, vector<[2]xi1>, vector<[2]x[2]xf64>
    %2 = arm_sme.load_tile_slice %arg0[%arg2, %arg2], %arg1, %1, %arg2 layout<vertical> : memref<?x?xf64>, vector<[2]xi1>, vector<[2]x[2]xf64>
    arm_sme.store_tile_slice %2, %arg2, %arg1, %arg0[%arg2, %arg2] : memref<?x?xf64>, vector<[2]xi1>, vector<[2]x[2]xf64>
    arm_sme.store_tile_slice %2, %arg2, %arg1, %arg0[%arg2, %arg2] layout<vertical> {note} : memref<?x?xf64>, vector<[2]xi1>, vector<[2]x[2]xf64>
    %3 = arm_sme.insert_tile_slice %arg3, %2[%arg2] : vector<[2]xf64> into vector<[2]x[2]xf64>
    %4 = arm_sme.insert_tile_slice %arg3, %3[%arg2] layout<vertical> : vector<[2]xf64> into vector<[2]x[2]xf64>
    %5 = arm_sme.extract_tile_slice %4[%arg2] : vector<[2]xf64> from vector<[2]x[2]xf64>
    %6 = arm_sme.extract_tile_slice %4[%arg2] layout<vertical> {note} : vector<[2]xf64> from vector<[2]x[2]xf64>
    return
  }
  func.func @products(%arg0: vector<[4]xf32>, %arg1: vector<[4]x[4]xf32>, %arg2: vector<[4]xi1>) {
    %0 = arm_sme.outerproduct %arg0, %arg0 : vector<[4]xf32>, vector<[4]xf32>
    %1 = arm_sme.outerproduct %arg0, %arg0 kind<sub> acc(%arg1) masks(%arg2, %arg2) : vector<[4]xf32>, vector<[4]xf32>
    %2 = arm_sme.outerproduct %arg0, %arg0 acc(%1) masks(%arg2, %arg2) {note} : vector<[4]xf32>, vector<[4]xf32>
    return
  }
  func.func @narrow(%arg0: vector<[8]xf16>, %arg1: vector<[8]xbf16>, %arg2: vector<[8]xi16>, %arg3: vector<[16]xi8>, %arg4: vector<[4]x[4]xf32>, %arg5: vector<[4]x[4]xi32>, %arg6: vector<[2]x[2]xi64>, %arg7: vector<[8]xi1>, %arg8: vector<[16]xi1>) {
    %0 = arm_sme.fmopa_2way %arg0, %arg0 : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
    %1 = arm_sme.fmops_2way %arg1, %arg1 acc(%arg4) masks(%arg7, %arg7) : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
    %2 = arm_sme.smopa_2way %arg2, %arg2 acc(%arg5) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
    %3 = arm_sme.smops_2way %arg2, %arg2 masks(%arg7, %arg7) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
    %4 = arm_sme.umopa_2way %arg2, %arg2 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
    %5 = arm_sme.umops_2way %arg2, %arg2 {note} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
    %6 = arm_sme.smopa_4way %arg3, %arg3 acc(%arg5) masks(%arg8, %arg8) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %7 = arm_sme.smops_4way %arg2, %arg2 acc(%arg6) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
    %8 = arm_sme.umopa_4way %arg3, %arg3 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %9 = arm_sme.umops_4way %arg2, %arg2 : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
    %10 = arm_sme.sumopa_4way %arg3, %arg3 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %11 = arm_sme.sumops_4way %arg3, %arg3 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %12 = arm_sme.usmopa_4way %arg3, %arg3 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %13 = arm_sme.usmops_4way %arg2, %arg2 : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
    return
  }
  func.func @lengths() -> (index, index, index, index) {
    %0 = arm_sme.streaming_vl <byte>
    %1 = arm_sme.streaming_vl <half>
    %2 = arm_sme.streaming_vl <word>
    %3 = arm_sme.streaming_vl <double> {note}
    return %0, %1, %2, %3 : index, index, index, index
  }
  func.func @intrinsics(%arg0: i32, %arg1: !llvm.ptr, %arg2: vector<[16]xi1>, %arg3: vector<[4]xi1>, %arg4: vector<[4]xf32>, %arg5: vector<[8]xi1>, %arg6: vector<[8]xbf16>) {
    "arm_sme.intr.zero"() <{tile_mask = 17 : i32}> : () -> ()
    "arm_sme.intr.mopa"(%arg3, %arg3, %arg4, %arg4) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.mops.wide"(%arg5, %arg5, %arg6, %arg6) <{tile_id = 3 : i32}> {note} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
    "arm_sme.intr.ld1w.horiz"(%arg3, %arg1, %arg0) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1b.vert"(%arg2, %arg1, %arg0) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.str"(%arg0, %arg1, %arg0) : (i32, !llvm.ptr, i32) -> ()
    "arm_sme.intr.write.horiz"(%arg0, %arg3, %arg4) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
    %0 = "arm_sme.intr.read.vert"(%arg4, %arg3, %arg0) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
    %1 = "arm_sme.intr.cntsd"() : () -> i64
    return
  }
  func.func private @attributes() attributes {a = #arm_sme.layout<vertical>, b = #arm_sme.kind<add>, c = #arm_sme.type_size<word>}
}

