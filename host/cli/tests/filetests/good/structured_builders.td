// Builders of structured operations of linalg, whose bodies C++ creates.
#ifndef STRUCTURED_BUILDERS
#define STRUCTURED_BUILDERS
include "mlir/IR/PatternBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Dialect/Linalg/IR/LinalgOps.td"
include "mlir/Dialect/Linalg/IR/LinalgStructuredOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"

def Mill_Dialect : Dialect {
  let name = "mill";
  let cppNamespace = "::mill";
}
class Mill_Op<string mnemonic, dag ins> : Op<Mill_Dialect, mnemonic> {
  let arguments = ins;
  let results = (outs AnyRankedTensor:$result);
}
def Mill_ProductOp : Mill_Op<"product", (ins AnyRankedTensor:$lhs, AnyRankedTensor:$rhs, AnyRankedTensor:$sum)>;
def Mill_BatchOp : Mill_Op<"batch", (ins AnyRankedTensor:$lhs, AnyRankedTensor:$rhs, AnyRankedTensor:$sum)>;
def Mill_ExpOp : Mill_Op<"exp", (ins AnyRankedTensor:$from, AnyRankedTensor:$to)>;
def Mill_ConvOp : Mill_Op<"conv", (ins AnyRankedTensor:$image, AnyRankedTensor:$filter, AnyRankedTensor:$sum)>;

class Built<string op, string ins, string out> : NativeCodeCall<
  "::mlir::linalg::" # op # "::create($_builder, $_loc, ::mlir::ValueRange{" # ins # "}, ::mlir::ValueRange{" # out # "}).getResult(0)">;
def : Pat<(Mill_ProductOp $a, $b, $c), (Built<"MatmulOp", "$0, $1", "$2"> $a, $b, $c)>;
def : Pat<(Mill_BatchOp $a, $b, $c), (Built<"BatchMatmulOp", "$0, $1", "$2"> $a, $b, $c)>;
def : Pat<(Mill_ExpOp $a, $b), (Built<"ExpOp", "$0", "$1"> $a, $b)>;
def : Pat<(Mill_ConvOp $a, $b, $c), (Built<"Conv1DOp", "$0, $1", "$2"> $a, $b, $c)>;
#endif
