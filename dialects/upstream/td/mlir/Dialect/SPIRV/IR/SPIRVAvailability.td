//===- SPIRVAvailability.td: what a target must have to allow something ---===//
#ifndef LEGALIZE_SPIRV_AVAILABILITY
#define LEGALIZE_SPIRV_AVAILABILITY

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

// A requirement: the interface that asks an operation for it, and its part of the answer. The C++ that puts
// the answers together is not part of these definitions.
class Availability {
  string cppNamespace = ?;
  string interfaceName = ?;
  string interfaceDescription = "";
  string queryFnRetType = ?;
  string queryFnName = ?;
  code mergeAction = ?;
  string initializer = ?;
  string instanceType = ?;
  code instancePreparation = "";
  string instance = ?;
}

// A bound of the version; `which` is Min or Max.
class SPIRV_VersionBound<string which, string interface, EnumAttr scheme, I32EnumAttrCase bound>
    : Availability {
  let interfaceName = interface;
  let queryFnName = "get" # which # "Version";
  let queryFnRetType = "std::optional<" # scheme.returnType # ">";
  let initializer = "::std::nullopt";
  let instanceType = scheme.cppNamespace # "::" # scheme.enum.className;
  let instance = instanceType # "::" # bound.symbol;
}
class MinVersionBase<string name, EnumAttr scheme, I32EnumAttrCase min>
    : SPIRV_VersionBound<"Min", name, scheme, min>;
class MaxVersionBase<string name, EnumAttr scheme, I32EnumAttrCase max>
    : SPIRV_VersionBound<"Max", name, scheme, max>;

#endif
