//===- OpenMPOpsInterfaces.td: kinds of construct -------------------------===//
#ifndef LEGALIZE_OPENMP_OPS_INTERFACES
#define LEGALIZE_OPENMP_OPS_INTERFACES

include "mlir/IR/OpBase.td"

class OpenMP_Interface<string name> : OpInterface<name> { let cppNamespace = "::mlir::omp"; }
class OpenMP_Has<string what, string type, string name, code body = [{}]>
    : InterfaceMethod<what, type, name, (ins), [{}], body>;

// Clauses whose variables are arguments of the region, in the order of the arguments.
defvar OpenMP_ArgClauses = ["HasDeviceAddr", "HostEval", "InReduction", "Map", "Private", "Reduction",
                            "TaskReduction", "UseDeviceAddr", "UseDevicePtr"];

// How many arguments some clauses have.
class OpenMP_ArgCount<list<string> clauses> {
  string sum = !if(!empty(clauses), "0",
                   !interleave(!foreach(one, clauses, "$_op.num" # one # "BlockArgs()"), " + "));
}

def BlockArgOpenMPOpInterface : OpenMP_Interface<"BlockArgOpenMPOpInterface"> {
  defvar clauses = OpenMP_ArgClauses;
  let methods =
    !foreach(one, clauses,
             OpenMP_Has<"Variables of the clause.", "::mlir::OperandRange", "get" # one # "Vars",
                        "return {0, 0};">)
    # !foreach(one, clauses,
               OpenMP_Has<"How many arguments it has.", "unsigned", "num" # one # "BlockArgs",
                          "return $_op.get" # one # "Vars().size();">)
    # !foreach(i, !range(!size(clauses)),
               OpenMP_Has<"Which is its first.", "unsigned", "get" # clauses[i] # "BlockArgsStart",
                          "return " # OpenMP_ArgCount<!foreach(j, !range(i), clauses[j])>.sum # ";">)
    # !foreach(one, clauses,
               OpenMP_Has<"Its arguments.", "::llvm::MutableArrayRef<::mlir::BlockArgument>",
                          "get" # one # "BlockArgs",
                          "return $_op->getRegion(0).getArguments().slice($_op.get" # one
                            # "BlockArgsStart(), $_op.num" # one # "BlockArgs());">)
    # [OpenMP_Has<"How many all have.", "unsigned", "numClauseBlockArgs",
                  "return " # OpenMP_ArgCount<clauses>.sum # ";">];
  let verify = "verifyBlockArgs";
}

def ComposableOpInterface : OpenMP_Interface<"ComposableOpInterface"> {
  let methods = [OpenMP_Has<"True for a part of a composite construct.", "bool", "isComposite",
                            [{ return $_op->hasAttr("omp.composite"); }]>];
}

def LoopWrapperInterface : OpenMP_Interface<"LoopWrapperInterface"> {
  let methods = [
    OpenMP_Has<"The wrapper in it, if there is one.", "::mlir::omp::LoopWrapperInterface",
               "getNestedWrapper",
               [{ return ::llvm::dyn_cast<::mlir::omp::LoopWrapperInterface>(
                      $_op->getRegion(0).front().front()); }]>,
    OpenMP_Has<"The loop that is wrapped.", "::mlir::Operation *", "getWrappedLoop",
               [{ if (auto nested = $_op.getNestedWrapper())
                    return nested.getWrappedLoop();
                  return &$_op->getRegion(0).front().front(); }]>,
  ];
  let verify = "verifyLoopWrapper";
  let verifyWithRegions = 1;
}

def LoopTransformationInterface : OpenMP_Interface<"LoopTransformationInterface"> {
  defvar range = "std::pair<unsigned, unsigned>";
  let methods = [
    InterfaceMethod<"Which operands are loops that it changes.", range,
                    "getApplyeesODSOperandIndexAndLength">,
    InterfaceMethod<"Which operands are loops that it makes.", range,
                    "getGenerateesODSOperandIndexAndLength">,
    OpenMP_Has<"How many it changes.", "unsigned", "getNumApplyees",
               [{ return $_op.getApplyeesODSOperandIndexAndLength().second; }]>,
    OpenMP_Has<"How many it makes.", "unsigned", "getNumGeneratees",
               [{ return $_op.getGenerateesODSOperandIndexAndLength().second; }]>,
  ];
}

def MapClauseOwningOpInterface : OpenMP_Interface<"MapClauseOwningOpInterface"> {
  let methods = [InterfaceMethod<"What is mapped.", "::mlir::OperandRange", "getMapVars", (ins),
                                 [{ return $_op.getMapVars(); }]>];
}

def OutlineableOpenMPOpInterface : OpenMP_Interface<"OutlineableOpenMPOpInterface"> {
  let methods = [InterfaceMethod<"Where stack allocations go.", "::mlir::Block*", "getAllocaBlock", (ins),
                                 [{ return &$_op.getRegion().front(); }]>];
}

// What operations of other dialects say by attributes of omp.
class OpenMP_Mark<string type, string name, string attr>
    : OpenMP_Has<"What `omp." # attr # "` says.", type, name,
                 "return $_op->getAttr(\"omp." # attr # "\");">;

def DeclareTargetInterface : OpenMP_Interface<"DeclareTargetInterface"> {
  let methods = [OpenMP_Has<"True if it is there for a target.", "bool", "isDeclareTarget",
                            [{ return $_op->hasAttr("omp.declare_target"); }]>];
}

def OffloadModuleInterface : OpenMP_Interface<"OffloadModuleInterface"> {
  let methods = [OpenMP_Mark<"bool", "getIsTargetDevice", "is_target_device">,
                 OpenMP_Mark<"bool", "getIsGPU", "is_gpu">,
                 OpenMP_Mark<"::mlir::omp::FlagsAttr", "getFlags", "flags">,
                 OpenMP_Mark<"::llvm::StringRef", "getHostIRFilePath", "host_ir_filepath">,
                 OpenMP_Mark<"::mlir::omp::ClauseRequires", "getRequires", "requires">,
                 OpenMP_Mark<"::llvm::ArrayRef<::mlir::Attribute>", "getTargetTriples",
                             "target_triples">];
}

#endif
