//===- OpenMPAttrDefs.td: attributes of omp -------------------------------===//
#ifndef LEGALIZE_OPENMP_ATTR_DEFS
#define LEGALIZE_OPENMP_ATTR_DEFS

include "mlir/Dialect/OpenMP/OpenMPDialect.td"
include "mlir/Dialect/OpenMP/OpenMPEnums.td"
include "mlir/Dialect/OpenMP/OpenMPOpsInterfaces.td"
include "mlir/Dialect/OpenMP/OpenMPTypeInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/CommonAttrConstraints.td"

class OpenMP_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<OpenMP_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
  let assemblyFormat = "`<` struct(params) `>`";
}

defvar OpenMP_Off = DefaultValuedParameter<"bool", "false">;

def AtomicControlAttr : OpenMP_Attr<"AtomicControl", "atomic_control"> {
  let parameters = (ins OpenMP_Off:$ignore_denormal_mode, OpenMP_Off:$fine_grained_memory,
                        OpenMP_Off:$remote_memory);
}

def DeclareTargetAttr : OpenMP_Attr<"DeclareTarget", "declaretarget"> {
  let parameters = (ins OptionalParameter<"DeclareTargetDeviceTypeAttr">:$device_type,
                        OptionalParameter<"DeclareTargetCaptureClauseAttr">:$capture_clause,
                        OptionalParameter<"BoolAttr">:$automap);
}

def FlagsAttr : OpenMP_Attr<"Flags", "flags"> {
  let parameters = (ins DefaultValuedParameter<"uint32_t", "0">:$debug_kind,
                        OpenMP_Off:$assume_teams_oversubscription,
                        OpenMP_Off:$assume_threads_oversubscription,
                        OpenMP_Off:$assume_no_thread_state, OpenMP_Off:$assume_no_nested_parallelism,
                        OpenMP_Off:$no_gpu_lib,
                        DefaultValuedParameter<"uint32_t", "50">:$openmp_device_version);
}

def VersionAttr : OpenMP_Attr<"Version", "version"> {
  let parameters = (ins "uint32_t":$version);
}

def TaskDependArrayAttr : TypedArrayAttrBase<ClauseTaskDependAttr, ClauseTaskDependAttr.summary # " array"> {
  let constBuilderCall = ?;
}

#endif
