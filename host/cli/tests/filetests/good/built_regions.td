// Builders whose bodies add regions with blocks, and name attributes by the state's operation.
#ifndef BUILT_REGIONS
#define BUILT_REGIONS
include "mlir/IR/PatternBase.td"
include "mlir/IR/OpBase.td"

def Yard_Dialect : Dialect {
  let name = "yard";
  let cppNamespace = "::yard";
}
class Yard_Op<string mnemonic> : Op<Yard_Dialect, mnemonic, [NoTerminator]>;

def Yard_ShedOp : Yard_Op<"shed"> {
  let arguments = (ins AnyType:$item, StrAttr:$roof_kind);
  let results = (outs AnyType:$stored);
  let regions = (region AnyRegion:$front, AnyRegion:$yard, AnyRegion:$back);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$item), [{
    $_state.addOperands(item);
    $_state.addTypes(item.getType());
    $_state.addAttribute(getRoofKindAttrName($_state.name), $_builder.getStringAttr("flat"));
    ::mlir::Region *front = $_state.addRegion();
    front->push_back(new ::mlir::Block());
    (void)$_state.addRegion();
    $_state.addRegion()->emplaceBlock();
  }]>];
}
def Yard_StoreOp : Yard_Op<"store"> {
  let arguments = (ins AnyType:$item);
  let results = (outs AnyType:$stored);
}

def Shed : NativeCodeCall<"::yard::ShedOp::create($_builder, $_loc, $0)">;
def : Pat<(Yard_StoreOp $item), (Shed $item)>;
#endif
