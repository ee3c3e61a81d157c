//===- OmpCommon.td: words that clauses of OpenMP take --------------------===//
#ifndef LEGALIZE_OMP_COMMON
#define LEGALIZE_OMP_COMMON

include "mlir/Dialect/OpenMP/OpenMPDialect.td"
include "mlir/IR/EnumAttr.td"

// Each clause by its name and the words it takes.
foreach clause = [
    ["BindKind", "parallel", "teams", "thread"],
    ["CancellationConstructType", "parallel", "loop", "sections", "taskgroup"],
    ["GrainsizeType", "strict"],
    ["MemoryOrderKind", "seq_cst", "acq_rel", "acquire", "release", "relaxed"],
    ["NumTasksType", "strict"],
    ["NumThreadsType", "strict"],
    ["OrderKind", "concurrent"],
    ["ProcBindKind", "primary", "master", "close", "spread"],
    ["ScheduleKind", "static", "dynamic", "guided", "auto", "runtime", "distribute"]] in {
  defvar name = !head(clause);
  defvar words = !tail(clause);
  // The only order there is has the number 1.
  defvar first = !if(!eq(name, "OrderKind"), 1, 0);

  foreach i = !range(!size(words)) in {
    defvar word = words[i];
    def name # word
        : I32EnumAttrCase<!toupper(!substr(word, 0, 1)) # !substr(word, 1), !add(first, i), word>;
  }
  def name : I32EnumAttr<"Clause" # name, name # " Clause",
                         !foreach(word, words, !cast<I32EnumAttrCase>(name # word))> {
    let cppNamespace = "::mlir::omp";
    let genSpecializedAttr = 0;
  }
  def name # Attr : EnumAttr<OpenMP_Dialect, !cast<EnumInfo>(name), !tolower(name)>;
}

#endif
