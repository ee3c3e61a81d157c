// ODS: mlir/Dialect/ArmSME/IR/ArmSMEOps.td mlir/Dialect/ArmSME/IR/ArmSMEIntrinsicOps.td

func.func @tiles() {
  %0 = arm_sme.get_tile : vector<[4]x[4]xf32>
  %1 = arm_sme.zero : vector<[16]x[16]xi8>
  %2 = arm_sme.zero {tile_id = 0 : i32} : vector<[1]x[1]xi128>
  %3 = arm_sme.copy_tile %0 : vector<[4]x[4]xf32>
  return
}

func.func @memory(%m: memref<?x?xf32>, %i: index, %zero: f32, %mask: vector<[4]x[4]xi1>) {
  %0 = arm_sme.tile_load %m[%i, %i] : memref<?x?xf32>, vector<[4]x[4]xf32>
  %1 = arm_sme.tile_load %m[%i, %i] layout<horizontal> : memref<?x?xf32>, vector<[4]x[4]xf32>
  %2 = arm_sme.tile_load %m[%i, %i], %zero, %mask layout<vertical> {note} : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %0, %m[%i, %i] : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %1, %m[%i, %i], %mask layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}

func.func @slices(%m: memref<?x?xf64>, %mask: vector<[2]xi1>, %i: index, %v: vector<[2]xf64>) {
  %0 = arm_sme.get_tile : vector<[2]x[2]xf64>
  %1 = arm_sme.load_tile_slice %m[%i, %i], %mask, %0, %i : memref<?x?xf64>, vector<[2]xi1>, vector<[2]x[2]xf64>
  %2 = arm_sme.load_tile_slice %m[%i, %i], %mask, %1, %i layout<vertical> : memref<?x?xf64>, vector<[2]xi1>, vector<[2]x[2]xf64>
  arm_sme.store_tile_slice %2, %i, %mask, %m[%i, %i] : memref<?x?xf64>, vector<[2]xi1>, vector<[2]x[2]xf64>
  arm_sme.store_tile_slice %2, %i, %mask, %m[%i, %i] layout<vertical> {note} : memref<?x?xf64>, vector<[2]xi1>, vector<[2]x[2]xf64>
  %3 = arm_sme.insert_tile_slice %v, %2[%i] : vector<[2]xf64> into vector<[2]x[2]xf64>
  %4 = arm_sme.insert_tile_slice %v, %3[%i] layout<vertical> : vector<[2]xf64> into vector<[2]x[2]xf64>
  %5 = arm_sme.extract_tile_slice %4[%i] : vector<[2]xf64> from vector<[2]x[2]xf64>
  %6 = arm_sme.extract_tile_slice %4[%i] layout<vertical> {note} : vector<[2]xf64> from vector<[2]x[2]xf64>
  return
}

func.func @products(%a: vector<[4]xf32>, %acc: vector<[4]x[4]xf32>, %mask: vector<[4]xi1>) {
  %0 = arm_sme.outerproduct %a, %a : vector<[4]xf32>, vector<[4]xf32>
  %1 = arm_sme.outerproduct %a, %a kind<sub> acc(%acc) masks(%mask, %mask) : vector<[4]xf32>, vector<[4]xf32>
  %2 = arm_sme.outerproduct %a, %a masks(%mask, %mask) acc(%1) {note} : vector<[4]xf32>, vector<[4]xf32>
  return
}

func.func @narrow(%h: vector<[8]xf16>, %b: vector<[8]xbf16>, %s: vector<[8]xi16>, %c: vector<[16]xi8>, %f: vector<[4]x[4]xf32>,
                  %i: vector<[4]x[4]xi32>, %l: vector<[2]x[2]xi64>, %p: vector<[8]xi1>, %q: vector<[16]xi1>) {
  %0 = arm_sme.fmopa_2way %h, %h : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %1 = arm_sme.fmops_2way %b, %b acc(%f) masks(%p, %p) : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  %2 = arm_sme.smopa_2way %s, %s acc(%i) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %3 = arm_sme.smops_2way %s, %s masks(%p, %p) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %4 = arm_sme.umopa_2way %s, %s : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %5 = arm_sme.umops_2way %s, %s {note} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %6 = arm_sme.smopa_4way %c, %c acc(%i) masks(%q, %q) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %7 = arm_sme.smops_4way %s, %s acc(%l) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %8 = arm_sme.umopa_4way %c, %c : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %9 = arm_sme.umops_4way %s, %s : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %10 = arm_sme.sumopa_4way %c, %c : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %11 = arm_sme.sumops_4way %c, %c : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %12 = arm_sme.usmopa_4way %c, %c : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %13 = arm_sme.usmops_4way %s, %s : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}

func.func @lengths() -> (index, index, index, index) {
  %0 = arm_sme.streaming_vl <byte>
  %1 = arm_sme.streaming_vl <half>
  %2 = arm_sme.streaming_vl <word>
  %3 = arm_sme.streaming_vl <double> {note}
  return %0, %1, %2, %3 : index, index, index, index
}

// Intrinsics.

func.func @intrinsics(%i: i32, %p: !llvm.ptr, %m16: vector<[16]xi1>, %m4: vector<[4]xi1>, %v4: vector<[4]xf32>, %m8: vector<[8]xi1>, %v8: vector<[8]xbf16>) {
  "arm_sme.intr.zero"() <{tile_mask = 17 : i32}> : () -> ()
  "arm_sme.intr.mopa"(%m4, %m4, %v4, %v4) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mops.wide"(%m8, %m8, %v8, %v8) <{tile_id = 3 : i32}> {note} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
  "arm_sme.intr.ld1w.horiz"(%m4, %p, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1b.vert"(%m16, %p, %i) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.str"(%i, %p, %i) : (i32, !llvm.ptr, i32) -> ()
  "arm_sme.intr.write.horiz"(%i, %m4, %v4) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  %0 = "arm_sme.intr.read.vert"(%v4, %m4, %i) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %1 = "arm_sme.intr.cntsd"() : () -> i64
  return
}

func.func private @attributes() attributes {a = #arm_sme.layout<vertical>, b = #arm_sme.kind<add>, c = #arm_sme.type_size<word>}
