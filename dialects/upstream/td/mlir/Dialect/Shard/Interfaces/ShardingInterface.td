//===- ShardingInterface.td: operations that can be cut in pieces ---------===//
#ifndef LEGALIZE_SHARDING_INTERFACE
#define LEGALIZE_SHARDING_INTERFACE

include "mlir/IR/OpBase.td"

defvar _ShardOption = (ins "const ShardingOption &":$shardingOption);
defvar _ShardNow = (ins "ArrayRef<Sharding>":$operandShardings, "ArrayRef<Sharding>":$resultShardings);

def ShardingInterface : OpInterface<"ShardingInterface"> {
  let cppNamespace = "::mlir::shard";
  let methods = [
    // The loops that the operation represents.
    InterfaceMethod<"", "SmallVector<mlir::utils::IteratorType>", "getLoopIteratorTypes">,
    InterfaceMethod<"", "SmallVector<ReductionKind>", "getReductionLoopIteratorKinds">,
    InterfaceMethod<"", "SmallVector<AffineMap>", "getIndexingMaps">,
    // How to cut it.
    InterfaceMethod<"", "FailureOr<ShardingOption>", "getShardingOption", _ShardNow>,
    InterfaceMethod<"", "FailureOr<std::vector<Sharding>>", "getShardingAnnotations", _ShardOption>,
    InterfaceMethod<"", "LogicalResult", "addShardingAnnotations",
                    !con((ins "OpBuilder &":$b), _ShardOption)>,
    InterfaceMethod<"", "LogicalResult", "partition",
                    !con((ins "ArrayRef<Value>":$partitionedOperands), _ShardNow,
                         (ins "IRMapping&":$partitionMap, "SymbolTableCollection &":$symbolTableCollection,
                              "OpBuilder &":$builder))>,
  ];
}

#endif
