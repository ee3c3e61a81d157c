// test: rewrite --patterns ./result_types.td ./empty.mlir
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "legalize/Overlay.td"

def Shop_Dialect : Dialect {
  let name = "shop";
  let cppNamespace = "::shop";
}
class Shop_Op<string mnemonic, list<Trait> traits = []> : Op<Shop_Dialect, mnemonic, traits> {
  let arguments = (ins AnyType:$item);
  let results = (outs AnyType:$result);
}
def Shop_UseOp : Shop_Op<"use">;
def Shop_DeclaredOp : Shop_Op<"declared"> {
  let builders = [OpBuilder<(ins "::mlir::Value":$item)>];
}
def Shop_UnknownOp : Shop_Op<"unknown"> {
  let builders = [OpBuilder<(ins "::mlir::Value":$item), [{
    build($_builder, $_state, ::shop::typeOf(item), item);
  }]>];
}
def Shop_InCppOp : Shop_Op<"in_cpp", [DeclareOpInterfaceMethods<InferTypeOpInterface>]>;
def Shop_OverlaidOp : Shop_Op<"overlaid">;
def : OpOverlay<"shop.overlaid"> {
  let resultTypes = ["::shop::typeOf(item)"];
}

def : Pat<(Shop_UseOp (Shop_DeclaredOp $a)), (Shop_UseOp (Shop_DeclaredOp $a))>; // error: [convert::no_inference] "the body of its builder is C++"
def : Pat<(Shop_UseOp (Shop_UnknownOp $a)), (Shop_UseOp (Shop_UnknownOp $a))>; // error: [convert::no_inference] "its builder uses 'shop::typeOf', which is not registered"
def : Pat<(Shop_UseOp (Shop_InCppOp $a)), (Shop_UseOp (Shop_InCppOp $a))>; // error: [convert::no_inference] "its definition declares 'InferTypeOpInterface'"
def : Pat<(Shop_UseOp (Shop_OverlaidOp $a)), (Shop_UseOp (Shop_OverlaidOp $a))>; // error: [convert::no_inference] "its overlay uses 'shop::typeOf'"
