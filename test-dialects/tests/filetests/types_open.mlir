// test: convert --target ./types_open.ron

%0 = test.source : vector<4x2xindex>
test.unknown (%0) : (vector<4x2xindex>) -> ()
%1 = test.source : !test.pair<vector<f32>, i1>
test.discard %1 : !test.pair<vector<f32>, i1>
%2 = test.unknown () : () -> memref<?x3xindex, 8>
test.discard %2 : memref<?x3xindex, 8>
// What a source materialization of another type would have to make stays cast.
%3 = test.source : index
test.unknown (%3) : (index) -> ()
// output:
//| module {
//|   %0 = test.source : tensor<4x2xi64>
//|   %1 = test.recast(%0) : (tensor<4x2xi64>) -> vector<4x2xindex>
//|   test.unknown(%1) : (vector<4x2xindex>) -> ()
//|   %2:2 = test.source : i1, tensor<f32>
//|   test.discard %2#0, %2#1 : i1, tensor<f32>
//|   %3 = test.unknown() : () -> memref<?x3xindex, 8>
//|   %4:2 = test.recast(%3) : (memref<?x3xindex, 8>) -> (memref<?x3xi64>, i8)
//|   test.discard %4#0, %4#1 : memref<?x3xi64>, i8
//|   %5 = test.source : i64
//|   %6 = unrealized_conversion_cast %5 : i64 to index
//|   test.unknown(%6) : (index) -> ()
//| }
//|
