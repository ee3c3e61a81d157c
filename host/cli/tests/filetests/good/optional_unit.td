include "mlir/IR/OpBase.td"

def Den_Dialect : Dialect {
  let name = "den";
  let cppNamespace = "::den";
}

def Den_BearOp : Op<Den_Dialect, "bear"> {
  let arguments = (ins OptionalAttr<UnitAttr>:$asleep, UnitAttr:$brown);
}

def Den_SleeperOp : Op<Den_Dialect, "sleeper">;
def Den_BrownOp : Op<Den_Dialect, "brown">;
