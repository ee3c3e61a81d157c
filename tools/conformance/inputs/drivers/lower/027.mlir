// RUN-FLAGS: --convert-cf-to-llvm
func.func @vectors(%c: i1, %v: vector<2x2xindex>, %w: vector<4xf16>, %m: memref<?xf32>) {
  cf.cond_br %c, ^a(%v, %m : vector<2x2xindex>, memref<?xf32>), ^b(%w : vector<4xf16>)
^a(%x: vector<2x2xindex>, %n: memref<?xf32>):
  return
^b(%y: vector<4xf16>):
  return
}
