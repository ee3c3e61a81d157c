// test: opt --convert-arith-to-llvm=index-bitwidth=32

func.func @rows(%a: vector<2x2xf32>, %i: index) -> vector<2x2xf32> {
  %twice = arith.addf %a, %a fastmath<reassoc,nnan> : vector<2x2xf32>
  %k = arith.index_cast %i : index to i32
  return %twice : vector<2x2xf32>
}
// output:
//| module {
//|   func.func @rows(%arg0: vector<2x2xf32>, %arg1: index) -> vector<2x2xf32> {
//|     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
//|     %1 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
//|     %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
//|     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
//|     %4 = llvm.fadd %2, %3 {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : vector<2xf32>
//|     %5 = llvm.insertvalue %4, %1[0] : !llvm.array<2 x vector<2xf32>>
//|     %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
//|     %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
//|     %8 = llvm.fadd %6, %7 {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : vector<2xf32>
//|     %9 = llvm.insertvalue %8, %5[1] : !llvm.array<2 x vector<2xf32>>
//|     %10 = builtin.unrealized_conversion_cast %9 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
//|     return %10 : vector<2x2xf32>
//|   }
//| }
//|
