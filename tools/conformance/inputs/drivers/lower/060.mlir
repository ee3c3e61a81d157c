// RUN-FLAGS: --convert-func-to-llvm="index-bitwidth=32"
func.func @narrow(%i: index, %m: memref<?xi8>) -> (index, vector<2x2xindex>) {
  %v = builtin.unrealized_conversion_cast to vector<2x2xindex>
  return %i, %v : index, vector<2x2xindex>
}
