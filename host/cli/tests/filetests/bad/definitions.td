// test: ods
// What upstream's generator refuses of builders and formats.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect { let name = "d"; let cppNamespace = "::d"; }

def NoBuilder : Op<D, "no_builder"> { // error: [ods::builders] "default builders are skipped and no custom builders provided"
  let skipDefaultBuilders = 1;
}
def WrongBuilder : Op<D, "wrong_builder"> {
  let builders = [OpBuilder<(outs "Value":$x)>]; // error: [ods::dag] "expected 'ins' in builders"
}
// The operator of the arguments' dag is ignored.
def AnyArguments : Op<D, "any_arguments"> { let arguments = (outs I32:$x); }

def NoFormat : TypeDef<D, "NoFormat"> { // error: [ods::format] "must specify either 'assemblyFormat' or 'hasCustomAssemblyFormat' when 'mnemonic' is set"
  let mnemonic = "no_format";
  let parameters = (ins "int":$x);
}
def BothFormats : AttrDef<D, "BothFormats"> { // error: [ods::format] "cannot specify both 'assemblyFormat' and 'hasCustomAssemblyFormat'"
  let mnemonic = "both_formats";
  let assemblyFormat = "";
  let hasCustomAssemblyFormat = 1;
}
def Unnamed : TypeDef<D, "Unnamed"> { // error: [ods::parameter] "builder parameters must have a name"
  let mnemonic = "unnamed";
  let builders = [TypeBuilder<(ins "int")>];
}
