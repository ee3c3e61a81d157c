//===- OpenMPEnums.td: enums of omp ---------------------------------------===//
#ifndef LEGALIZE_OPENMP_ENUMS
#define LEGALIZE_OPENMP_ENUMS

include "mlir/Dialect/OpenMP/OpenMPDialect.td"
include "mlir/IR/EnumAttr.td"

include "mlir/Dialect/OpenMP/OmpCommon.td"

class OpenMP_I32EnumAttr<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::omp";
  let genSpecializedAttr = 0;
}
class OpenMP_BitEnumAttr<string name, string summary, list<BitEnumAttrCaseBase> cases>
    : I32BitEnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::omp";
  let genSpecializedAttr = 0;
}
class OpenMP_EnumAttr<EnumAttrInfo of, string name> : EnumAttr<OpenMP_Dialect, of, name>;

//===- Words --------------------------------------------------------------===//

// An enum, the mnemonic of its attribute and the attribute's form. Cases are listed as [end of the
// record's name, word]; their numbers count up from zero.
class OpenMP_Words<string enum, string desc, string start, list<list<string>> cases, string attr,
                   string attrForm = "`(` $value `)`"> {
  string name = enum;
  string summary = desc;
  string prefix = start;
  list<list<string>> words = cases;
  string mnemonic = attr;
  string form = attrForm;
}

foreach listed = [
    OpenMP_Words<"ClauseDepend", "depend clause",
        "ClauseDepend", [["Source", "dependsource"], ["Sink", "dependsink"]], "clause_depend">,
    OpenMP_Words<"ClauseTaskDepend", "depend clause in a target or task construct",
        "ClauseTaskDepend", [["In", "taskdependin"], ["Out", "taskdependout"],
                             ["InOut", "taskdependinout"], ["MutexInOutSet", "taskdependmutexinoutset"],
                             ["InOutSet", "taskdependinoutset"]], "clause_task_depend">,
    OpenMP_Words<"DeclareTargetCaptureClause", "capture clause",
        "CaptureClause", [["None", "none"], ["To", "to"], ["Link", "link"], ["Enter", "enter"]],
        "capture_clause">,
    OpenMP_Words<"DeclareTargetDeviceType", "device_type clause",
        "DeviceType", [["Any", "any"], ["Host", "host"], ["NoHost", "nohost"]], "device_type">,
    OpenMP_Words<"OrderModifier", "OpenMP Order Modifier",
        "OMP_OrderMod", [["Reproducible", "reproducible"], ["Unconstrained", "unconstrained"]],
        "order_mod", "$value">,
    OpenMP_Words<"ReductionModifier", "reduction modifier",
        "ReductionModifier", [["Default", "defaultmod"], ["Inscan", "inscan"], ["Task", "task"]],
        "reduction_modifier">,
    OpenMP_Words<"ScheduleModifier", "OpenMP Schedule Modifier",
        "OpenMP_ScheduleMod", [["None", "none"], ["Monotonic", "monotonic"],
                               ["Nonmonotonic", "nonmonotonic"], ["Simd", "simd"]],
        "sched_mod", "$value">,
    OpenMP_Words<"VariableCaptureKind", "variable capture kind",
        "Capture", [["This", "This"], ["ByRef", "ByRef"], ["ByCopy", "ByCopy"], ["VLAType", "VLAType"]],
        "variable_capture_kind">] in {
  foreach i = !range(!size(listed.words)) in {
    defvar word = listed.words[i];
    def listed.prefix # word[0] : I32EnumAttrCase<word[1], i>;
  }
  def listed.name : OpenMP_I32EnumAttr<listed.name, listed.summary,
      !foreach(word, listed.words, !cast<I32EnumAttrCase>(listed.prefix # word[0]))>;
  def listed.name # Attr : OpenMP_EnumAttr<!cast<EnumAttrInfo>(listed.name), listed.mnemonic> {
    let assemblyFormat = listed.form;
  }
}

def DataSharingTypePrivate      : I32EnumAttrCase<"Private", 0, "private">;
def DataSharingTypeFirstPrivate : I32EnumAttrCase<"FirstPrivate", 1, "firstprivate">;
def DataSharingClauseType : OpenMP_I32EnumAttr<"DataSharingClauseType", "Type of a data-sharing clause",
    [DataSharingTypePrivate, DataSharingTypeFirstPrivate]>;
def DataSharingClauseTypeAttr : OpenMP_EnumAttr<DataSharingClauseType, "data_sharing_type"> {
  let assemblyFormat = "`{` `type` `=` $value `}`";
}

//===- Flags --------------------------------------------------------------===//

// Cases as above, but for a first one, which is none; the others have one bit each.
class OpenMP_Flags<string enum, string desc, list<list<string>> cases> {
  string name = enum;
  string summary = desc;
  list<list<string>> flags = cases;
}

foreach listed = [
    OpenMP_Flags<"ClauseMapFlags", "Map types and modifiers tied to data maps", [
        ["Storage", "storage"], ["To", "to"], ["From", "from"], ["Always", "always"], ["Delete", "del"],
        ["ReturnParam", "return_param"], ["Private", "priv"], ["Literal", "literal"],
        ["Implicit", "implicit"], ["Close", "close"], ["Present", "present"], ["OMPXHold", "ompx_hold"],
        ["Attach", "attach"], ["AttachAlways", "attach_always"], ["AttachNone", "attach_none"],
        ["AttachAuto", "attach_auto"], ["RefPtr", "ref_ptr"], ["RefPtee", "ref_ptee"],
        ["RefPtrPtee", "ref_ptr_ptee"], ["IsDevicePtr", "is_device_ptr"]]>,
    OpenMP_Flags<"ClauseRequires", "requires clauses", [
        ["ReverseOffload", "reverse_offload"], ["UnifiedAddress", "unified_address"],
        ["UnifiedSharedMemory", "unified_shared_memory"],
        ["DynamicAllocators", "dynamic_allocators"]]>,
    OpenMP_Flags<"TargetRegionFlags", "how a target region is run", [
        ["Generic", "generic"], ["Spmd", "spmd"], ["TripCount", "trip_count"],
        ["NoLoop", "no_loop"]]>] in {
  def listed.name # None : I32BitEnumAttrCaseNone<"none">;
  foreach i = !range(!size(listed.flags)) in {
    defvar flag = listed.flags[i];
    def listed.name # flag[0] : I32BitEnumAttrCaseBit<flag[1], i>;
  }
  def listed.name : OpenMP_BitEnumAttr<listed.name, listed.summary,
      [!cast<BitEnumAttrCaseBase>(listed.name # "None")]
        # !foreach(flag, listed.flags, !cast<BitEnumAttrCaseBase>(listed.name # flag[0]))>;
}

def ClauseMapFlagsAttr : OpenMP_EnumAttr<ClauseMapFlags, "clause_map_flags">;
def ClauseRequiresAttr : OpenMP_EnumAttr<ClauseRequires, "clause_requires">;

#endif
