// Embedded prelude: locations as attributes.

#ifndef BUILTIN_LOCATION_ATTRIBUTES_TD
#define BUILTIN_LOCATION_ATTRIBUTES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"

class Builtin_LocationAttr<string name, list<Trait> traits = []>
    : LocationAttrDef<Builtin_Dialect, name, traits> {
  let cppClassName = name;
  let mnemonic = ?;
}
def CallSiteLoc : Builtin_LocationAttr<"CallSiteLoc"> {
  let parameters = (ins "Location":$callee, "Location":$caller);
  let attrName = "builtin.call_site_loc";
}
def FileLineColRange : Builtin_LocationAttr<"FileLineColRange"> {
  let parameters = (ins "StringAttr":$filename, "unsigned":$start_line, "unsigned":$start_column,
                        "unsigned":$end_line, "unsigned":$end_column);
  let attrName = "builtin.file_line_range";
}
def FusedLoc : Builtin_LocationAttr<"FusedLoc"> {
  let parameters = (ins ArrayRefParameter<"Location", "">:$locations, "Attribute":$metadata);
  let attrName = "builtin.fused_loc";
}
def NameLoc : Builtin_LocationAttr<"NameLoc"> {
  let parameters = (ins "StringAttr":$name, "Location":$childLoc);
  let attrName = "builtin.name_loc";
}
def OpaqueLoc : Builtin_LocationAttr<"OpaqueLoc"> {
  let parameters = (ins "uintptr_t":$underlyingLocation, "TypeID":$underlyingTypeID,
                        "Location":$fallbackLocation);
  let attrName = "builtin.opaque_loc";
}
def UnknownLoc : Builtin_LocationAttr<"UnknownLoc"> {
  let attrName = "builtin.unknown_loc";
}

#endif
