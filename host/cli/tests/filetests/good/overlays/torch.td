// Definitions under the names of the torch dialect's, as far as its overlay names them.
include "mlir/IR/OpBase.td"

def Torch_Dialect : Dialect {
  let name = "torch";
  let cppNamespace = "::mlir::torch::Torch";
  let useDefaultTypePrinterParser = 1;
}
class Torch_Op<string name, list<Trait> traits = []> : Op<Torch_Dialect, name, traits>;
class Torch_Type<string name, string word, string base = "::mlir::Type"> : TypeDef<Torch_Dialect, name, [], base> {
  let mnemonic = word;
}
def Torch_IntType : Torch_Type<"Int", "int">;
def Torch_FloatType : Torch_Type<"Float", "float">;
def Torch_BoolType : Torch_Type<"Bool", "bool">;
def Torch_StringType : Torch_Type<"String", "str">;
def Torch_DeviceType : Torch_Type<"Device", "Device">;
def Torch_NumberType : Torch_Type<"Number", "number">;
def Torch_AnyType : Torch_Type<"Any", "any">;
def Torch_VTensorType : Torch_Type<"VTensor", "vtensor", "::mlir::torch::Torch::BaseTensorType">;
def TorchTensor : Type<CPred<"isa<::mlir::torch::Torch::BaseTensorType>($_self)">, "Any Torch tensor type">;
def AnyScalar : Type<CPred<"isValidSubtype($_self, ::mlir::torch::Torch::NumberType::get($_self.getContext()))">,
                     "Any Python numeric type">;

class Constant<string name, Attr attr, Type type> : Torch_Op<"constant." # name> {
  let arguments = (ins attr:$value);
  let results = (outs type:$result);
  let hasCustomAssemblyFormat = 1;
}
def ConstantIntOp : Constant<"int", I64Attr, Torch_IntType>;
def ConstantFloatOp : Constant<"float", F64Attr, Torch_FloatType>;
def ConstantBoolOp : Constant<"bool", I1Attr, Torch_BoolType>;
def ConstantNumberOp : Constant<"number", AnyAttr, Torch_NumberType>;
def ConstantStrOp : Constant<"str", StrAttr, Torch_StringType>;
def ConstantDeviceOp : Constant<"device", StrAttr, Torch_DeviceType>;
def AtenAddOp : Torch_Op<"aten.add.Scalar"> {
  let arguments = (ins TorchTensor:$self, AnyScalar:$other);
  let results = (outs TorchTensor:$result);
  let hasCustomAssemblyFormat = 1;
}
def PrimIfOp : Torch_Op<"prim.If"> {
  let arguments = (ins Torch_BoolType:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$thenRegion, AnyRegion:$elseRegion);
  let hasCustomAssemblyFormat = 1;
}
