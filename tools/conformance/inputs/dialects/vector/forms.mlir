// ODS: mlir/Dialect/Vector/IR/VectorOps.td

// Sums, products and reductions.

#rows = affine_map<(m, n, k) -> (m, k)>
#columns = affine_map<(m, n, k) -> (k, n)>
#out = affine_map<(m, n, k) -> (m, n)>
#vector = affine_map<(k) -> (k)>
#scalar = affine_map<(k) -> ()>
#product = {indexing_maps = [#rows, #columns, #out], iterator_types = ["parallel", "parallel", "reduction"]}

func.func @contracted(%a: vector<4x3xf32>, %b: vector<3x5xf32>, %c: vector<4x5xf32>, %v: vector<8xi8>, %n: i32,
                      %s: vector<[4]x3xf32>, %t: vector<[4]x5xf32>) {
  %0 = vector.contract #product %a, %b, %c : vector<4x3xf32>, vector<3x5xf32> into vector<4x5xf32>
  %1 = vector.contract {indexing_maps = [#vector, #vector, #scalar], iterator_types = ["reduction"], kind = #vector.kind<maxsi>}
    %v, %v, %n {note} : vector<8xi8>, vector<8xi8> into i32
  %2 = vector.contract #product %s, %b, %t : vector<[4]x3xf32>, vector<3x5xf32> into vector<[4]x5xf32>
  return
}

// -----

func.func @reduced(%a: vector<16xf32>, %b: vector<2x3x4xi32>, %c: vector<3xi32>, %x: f32, %n: i32, %point: vector<f32>) {
  %0 = vector.reduction <add>, %a : vector<16xf32> into f32
  %1 = vector.reduction <mul>, %a, %x : vector<16xf32> into f32
  %2 = vector.reduction <maximumf>, %a, %x fastmath<nnan,ninf> {note} : vector<16xf32> into f32
  %3 = vector.reduction <minnumf>, %point fastmath<fast> : vector<f32> into f32
  %4 = vector.multi_reduction <xor>, %b, %c [0, 2] : vector<2x3x4xi32> to vector<3xi32>
  %5 = vector.multi_reduction <maxui>, %b, %n {note} [0, 1, 2] : vector<2x3x4xi32> to i32
  %last = vector.broadcast %n : i32 to vector<3x4xi32>
  %6:2 = vector.scan <add>, %b, %last {inclusive = true, reduction_dim = 0 : i64} : vector<2x3x4xi32>, vector<3x4xi32>
  return
}

// -----

func.func @products(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %x: f32, %s: vector<[8]xf32>, %n: vector<4xi32>) {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<8xf32>
  %1 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  %2 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>, note} : vector<4xf32>, vector<8xf32>
  %3 = vector.outerproduct %a, %x : vector<4xf32>, f32
  %4 = vector.outerproduct %a, %s : vector<4xf32>, vector<[8]xf32>
  %5 = vector.fma %a, %a, %a : vector<4xf32>
  %6 = vector.fma %c, %c, %c {note} : vector<4x8xf32>
  return
}

// -----

// Vectors made of others.

func.func @rearranged(%x: f32, %a: vector<4xf32>, %b: vector<1x3xi8>, %c: vector<2x4xf32>, %point: vector<f32>, %s: vector<[4]xf32>) {
  %0 = vector.broadcast %x : f32 to vector<2x[4]xf32>
  %1 = vector.broadcast %a {note} : vector<4xf32> to vector<3x4xf32>
  %2 = vector.broadcast %b : vector<1x3xi8> to vector<5x2x3xi8>
  %3 = vector.broadcast %point : vector<f32> to vector<4xf32>
  %4 = vector.shuffle %a, %a [0, 4, -1, 7] : vector<4xf32>, vector<4xf32>
  %5 = vector.shuffle %c, %c [3, 1, 2] {note} : vector<2x4xf32>, vector<2x4xf32>
  %6 = vector.shuffle %point, %point [1, 0] : vector<f32>, vector<f32>
  %7 = vector.transpose %c, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %8 = vector.transpose %point, [] {note} : vector<f32> to vector<f32>
  %9 = vector.transpose %0, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  %10 = vector.interleave %a, %a : vector<4xf32> -> vector<8xf32>
  %11 = vector.interleave %point, %point {note} : vector<f32> -> vector<2xf32>
  %12 = vector.interleave %s, %s : vector<[4]xf32> -> vector<[8]xf32>
  %13, %14 = vector.deinterleave %c : vector<2x4xf32> -> vector<2x2xf32>
  %15, %16 = vector.deinterleave %12 {note} : vector<[8]xf32> -> vector<[4]xf32>
  return
}

// -----

// Parts of vectors.

func.func @parts(%a: vector<2x4xf32>, %v: vector<4xf32>, %x: f32, %i: index, %point: vector<f32>, %wide: vector<2x4x8xi32>,
                 %block: vector<2x2xi32>, %s: vector<[4]xf32>, %more: vector<[16]xf32>) {
  %0 = vector.extract %a[1] : vector<4xf32> from vector<2x4xf32>
  %1 = vector.extract %a[0, 3] : f32 from vector<2x4xf32>
  %2 = vector.extract %a[%i, 2] {note} : f32 from vector<2x4xf32>
  %3 = vector.extract %a[-1, %i] : f32 from vector<2x4xf32>
  %4 = vector.extract %point[] : f32 from vector<f32>
  %5 = vector.extract %a[] : vector<2x4xf32> from vector<2x4xf32>
  %6 = vector.insert %v, %a[1] : vector<4xf32> into vector<2x4xf32>
  %7 = vector.insert %x, %a[%i, %i] {note} : f32 into vector<2x4xf32>
  %8 = vector.insert %x, %point[] : f32 into vector<f32>
  %9 = vector.insert %x, %v[-1] : f32 into vector<4xf32>
  %10 = vector.extract_strided_slice %wide {offsets = [0, 2], sizes = [1, 2], strides = [1, 1]} : vector<2x4x8xi32> to vector<1x2x8xi32>
  %11 = vector.insert_strided_slice %block, %wide {offsets = [1, 2, 6], strides = [1, 1], note} : vector<2x2xi32> into vector<2x4x8xi32>
  %12 = vector.scalable.insert %v, %more[8] : vector<4xf32> into vector<[16]xf32>
  %13 = vector.scalable.insert %s, %more[4] {note} : vector<[4]xf32> into vector<[16]xf32>
  %14 = vector.scalable.extract %more[12] : vector<4xf32> from vector<[16]xf32>
  %15 = vector.scalable.extract %more[0] {note} : vector<[4]xf32> from vector<[16]xf32>
  %16 = vector.from_elements %x, %x, %x, %x : vector<2x2xf32>
  %17 = vector.from_elements %x {note} : vector<f32>
  %18:4 = vector.to_elements %v : vector<4xf32>
  %19 = vector.to_elements %point {note} : vector<f32>
  return
}

// -----

// Transfers.

#turned = affine_map<(d0, d1) -> (d1, d0)>
#repeated = affine_map<(d0, d1) -> (0, d1)>

func.func @transfers(%buffer: memref<?x?xf32>, %a: tensor<8x8xf32>, %i: index, %x: f32, %v: vector<4xf32>, %m: vector<4xi1>,
                     %b: vector<4x8xf32>, %mask: vector<8x4xi1>, %vectors: memref<?xvector<4xf32>>, %single: tensor<f32>,
                     %point: vector<f32>) {
  %0 = vector.transfer_read %buffer[%i, %i], %x : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %buffer[%i, %i], %x, %m {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %a[%i, %i], %x, %mask {permutation_map = #turned, in_bounds = [true, false]}
    : tensor<8x8xf32>, vector<4x8xf32>
  %3 = vector.transfer_read %buffer[%i, %i], %x {permutation_map = #repeated, note} : memref<?x?xf32>, vector<4x8xf32>
  %4 = vector.transfer_read %vectors[%i], %v : memref<?xvector<4xf32>>, vector<1x4xf32>
  %5 = vector.transfer_read %single[], %x : tensor<f32>, vector<f32>
  %6 = vector.transfer_read %buffer[%i, %i], %x : memref<?x?xf32>, vector<[4]x8xf32>
  vector.transfer_write %v, %buffer[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %buffer[%i, %i], %m {in_bounds = [true], note} : vector<4xf32>, memref<?x?xf32>
  %7 = vector.transfer_write %b, %a[%i, %i], %mask {permutation_map = #turned, in_bounds = [true, true]}
    : vector<4x8xf32>, tensor<8x8xf32>
  %8 = vector.transfer_write %point, %single[] : vector<f32>, tensor<f32>
  vector.transfer_write %4, %vectors[%i] : vector<1x4xf32>, memref<?xvector<4xf32>>
  return
}

// -----

func.func @memory(%buffer: memref<?x?xf32>, %flat: memref<?xf32>, %a: tensor<16x16xf32>, %i: index, %m: vector<8xi1>,
                  %v: vector<8xf32>, %at: vector<8xindex>, %near: vector<8xi32>, %vectors: memref<4xvector<2xi8>>) {
  %0 = vector.load %buffer[%i, %i] : memref<?x?xf32>, vector<8xf32>
  %1 = vector.load %buffer[%i, %i] {nontemporal = true, alignment = 16 : i64, note} : memref<?x?xf32>, vector<2x[4]xf32>
  %2 = vector.load %vectors[%i] : memref<4xvector<2xi8>>, vector<2xi8>
  %3 = vector.load %flat[%i] : memref<?xf32>, vector<f32>
  vector.store %0, %buffer[%i, %i] : memref<?x?xf32>, vector<8xf32>
  vector.store %1, %buffer[%i, %i] {nontemporal = true, alignment = 8 : i64} : memref<?x?xf32>, vector<2x[4]xf32>
  vector.store %2, %vectors[%i] {note} : memref<4xvector<2xi8>>, vector<2xi8>
  %4 = vector.maskedload %buffer[%i, %i], %m, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %5 = vector.maskedload %flat[%i], %m, %v {alignment = 4 : i64} : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %flat[%i], %m, %v : memref<?xf32>, vector<8xi1>, vector<8xf32>
  vector.maskedstore %buffer[%i, %i], %m, %v {alignment = 2 : i64, note} : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  %6 = vector.expandload %flat[%i], %m, %v : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %7 = vector.expandload %flat[%i], %m, %v {alignment = 8 : i64} : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.compressstore %flat[%i], %m, %v : memref<?xf32>, vector<8xi1>, vector<8xf32>
  vector.compressstore %flat[%i], %m, %v {note} : memref<?xf32>, vector<8xi1>, vector<8xf32>
  %8 = vector.gather %flat[%i] [%at], %m, %v : memref<?xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %9 = vector.gather %a[%i, %i] [%near], %m, %v {alignment = 4 : i64}
    : tensor<16x16xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.scatter %flat[%i] [%at], %m, %v : memref<?xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32>
  %10 = vector.scatter %a[%i, %i] [%near], %m, %v {note}
    : tensor<16x16xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> -> tensor<16x16xf32>
  return
}

// -----

// The same elements as another type.

func.func @cast(%a: vector<2x4xi32>, %point: vector<f32>, %s: vector<[4]xi64>, %buffer: memref<2x3xf32>, %near: memref<4xvector<2xi8>, 3>) {
  %0 = vector.bitcast %a : vector<2x4xi32> to vector<2x8xi16>
  %1 = vector.bitcast %point {note} : vector<f32> to vector<i32>
  %2 = vector.bitcast %s : vector<[4]xi64> to vector<[8]xi32>
  %3 = vector.shape_cast %a : vector<2x4xi32> to vector<8xi32>
  %4 = vector.shape_cast %point {note} : vector<f32> to vector<1x1xf32>
  %5 = vector.shape_cast %s : vector<[4]xi64> to vector<1x[4]xi64>
  %6 = vector.type_cast %buffer : memref<2x3xf32> to memref<vector<2x3xf32>>
  %7 = vector.type_cast %near {note} : memref<4xvector<2xi8>, 3> to memref<vector<4x2xi8>, 3>
  return
}

// -----

// Masks.

func.func @masks(%n: index, %buffer: memref<?xf32>, %a: tensor<?xf32>, %v: vector<8xf32>, %x: f32) {
  %0 = vector.constant_mask [3] : vector<8xi1>
  %1 = vector.constant_mask [0, 0] {note} : vector<2x4xi1>
  %2 = vector.constant_mask [4, 8] : vector<[4]x8xi1>
  %3 = vector.constant_mask [1] : vector<i1>
  %4 = vector.create_mask %n : vector<8xi1>
  %5 = vector.create_mask %n, %n {note} : vector<4x[8]xi1>
  %6 = vector.create_mask %n : vector<i1>
  return
}

// -----

#dot = {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = ["reduction"]}

func.func @masked(%m: vector<8xi1>, %buffer: memref<?xf32>, %a: tensor<?xf32>, %v: vector<8xf32>, %x: f32, %i: index,
                  %at: vector<8xindex>, %two: vector<2x8xf32>, %many: vector<2x8xi1>, %u: vector<2xf32>) {
  %0 = vector.mask %m { vector.reduction <add>, %v, %x : vector<8xf32> into f32 } : vector<8xi1> -> f32
  %1 = vector.mask %m, %v { vector.transfer_read %buffer[%i], %x : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  vector.mask %m { vector.transfer_write %v, %buffer[%i] : vector<8xf32>, memref<?xf32> } {note} : vector<8xi1>
  %2 = vector.mask %m { vector.transfer_write %v, %a[%i] : vector<8xf32>, tensor<?xf32> } : vector<8xi1> -> tensor<?xf32>
  %3 = vector.mask %m { vector.gather %buffer[%i] [%at], %m, %v : memref<?xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> into vector<8xf32> }
    : vector<8xi1> -> vector<8xf32>
  %4 = vector.mask %many { vector.outerproduct %u, %v, %two : vector<2xf32>, vector<8xf32> } : vector<2x8xi1> -> vector<2x8xf32>
  %5 = vector.mask %many { vector.multi_reduction <add>, %two, %u [1] : vector<2x8xf32> to vector<2xf32> } : vector<2x8xi1> -> vector<2xf32>
  %6 = vector.mask %m { vector.contract #dot %v, %v, %x : vector<8xf32>, vector<8xf32> into f32 } : vector<8xi1> -> f32
  vector.mask %m { } : vector<8xi1>
  %7 = vector.mask %m { vector.yield %v : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}

// -----

// Others.

func.func @others(%v: vector<4xf32>, %n: i32, %i: index) {
  vector.print %v : vector<4xf32>
  vector.print %n : i32 punctuation <comma> {note}
  vector.print punctuation <newline>
  vector.print %i : index punctuation <no_punctuation>
  vector.print str "done\n"
  vector.print punctuation <open>
  vector.print {note}
  %0 = vector.step : vector<4xindex>
  %1 = vector.step {note} : vector<[8]xindex>
  %2 = vector.vscale
  %3 = vector.vscale {note}
  return
}

// -----

// The general form.

func.func @general(%v: vector<4xf32>, %buffer: memref<?xf32>, %i: index, %x: f32, %m: vector<4xi1>) {
  %0 = "vector.contract"(%v, %v, %x) <{indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>],
      iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
  %1 = "vector.transfer_read"(%buffer, %i, %x) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>,
      operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xf32>, index, f32) -> vector<4xf32>
  "vector.transfer_write"(%1, %buffer, %i, %m) <{in_bounds = [true], permutation_map = affine_map<(d0) -> (d0)>,
      operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (vector<4xf32>, memref<?xf32>, index, vector<4xi1>) -> ()
  %2 = "vector.mask"(%m) ({
    %3 = vector.reduction <mul>, %v : vector<4xf32> into f32
    "vector.yield"(%3) : (f32) -> ()
  }) : (vector<4xi1>) -> f32
  %4 = "vector.outerproduct"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4x4xf32>
  "vector.print"(%x) <{punctuation = #vector.punctuation<close>}> : (f32) -> ()
  return
}

// -----

func.func @contract_wider_sum(%v: vector<4xf16>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} %v, %v, %x
    : vector<4xf16>, vector<4xf16> into f32
  return
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (n, m)>
func.func @contract_scalable(%v: vector<[4]x3xf32>, %w: vector<3x5xf32>, %x: vector<5x[4]xf32>) {
  %0 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]} %v, %w, %x
    : vector<[4]x3xf32>, vector<3x5xf32> into vector<5x[4]xf32>
  return
}

// -----

func.func @reduce_all(%a: vector<4x8xf32>, %v: f32) {
  %0 = vector.multi_reduction <add>, %a, %v [0, 1] : vector<4x8xf32> to f32
  return
}

// -----

func.func @reduce_none(%a: vector<4x[8]xf32>, %v: vector<4x[8]xf32>) {
  %0 = vector.multi_reduction <maximumf>, %a, %v [] : vector<4x[8]xf32> to vector<4x[8]xf32>
  return
}

// -----

func.func @reduce_bits(%a: vector<4x8xf32>, %v: vector<4xf32>) {
  %0 = vector.multi_reduction <xor>, %a, %v [1] : vector<4x8xf32> to vector<4xf32>
  return
}

// -----

func.func @reduce_outside(%a: vector<4x8xf32>, %v: vector<4x8xf32>) {
  %0 = vector.multi_reduction <add>, %a, %v [5] : vector<4x8xf32> to vector<4x8xf32>
  return
}

// -----

func.func @outer_four(%v: vector<4xf32>, %a: vector<4x4xf32>) {
  %0 = vector.outerproduct %v, %v, %a, %a : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @outer_scaled(%v: vector<4xf32>, %a: f32) {
  %0 = vector.outerproduct %v, %a, %v {kind = #vector.kind<mul>} : vector<4xf32>, f32
  return
}

// -----

func.func @transfer_vectors(%i: index, %b: memref<4xvector<2xf32>>, %p: vector<2xf32>) {
  %0 = vector.transfer_read %b[%i], %p : memref<4xvector<2xf32>>, vector<4x2xf32>
  %1 = vector.transfer_read %b[%i], %p : memref<4xvector<2xf32>>, vector<1x8xf16>
  vector.transfer_write %0, %b[%i] : vector<4x2xf32>, memref<4xvector<2xf32>>
  return
}

// -----

func.func @read_broadcast(%x: f32, %i: index, %m: memref<8xf32>) {
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (0, d0)>, in_bounds = [true, false]} : memref<8xf32>, vector<3x4xf32>
  return
}

// -----

func.func @read_broadcast_bounds(%x: f32, %i: index, %m: memref<8xf32>) {
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (0, d0)>} : memref<8xf32>, vector<3x4xf32>
  return
}

// -----

func.func @read_mask_broadcast(%x: f32, %i: index, %m: memref<8x8xf32>, %k: vector<1xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %x, %k {permutation_map = affine_map<(d0, d1) -> (0)>} : memref<8x8xf32>, vector<4xf32>
  return
}
