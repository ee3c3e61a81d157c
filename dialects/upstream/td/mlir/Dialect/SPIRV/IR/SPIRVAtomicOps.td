//===- SPIRVAtomicOps.td: atomic accesses ---------------------------------===//
#ifndef LEGALIZE_SPIRV_ATOMIC_OPS
#define LEGALIZE_SPIRV_ATOMIC_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class PointeeTypeMatchTrait<string pointer, string name>
    : TypesMatchWith<"`" # name # "` type matches pointee type of `" # pointer # "`", pointer, name,
                     "llvm::cast<PointerType>($_self).getPointeeType()">;

// An access to what a pointer points to: names of memory orders, of the operands after the pointer, and of
// the values of the pointee's type in the order in which they are checked.
class SPIRV_Atomic<list<string> orders, list<string> values, Type type,
                   list<string> checked = values # ["result"]> {
  list<Trait> traits = !foreach(value, checked, PointeeTypeMatchTrait<"pointer", value>);
  dag arguments = !con((ins SPIRV_AnyPtr:$pointer, SPIRV_ScopeAttr:$memory_scope),
                       !dag(ins, !listsplat(SPIRV_MemorySemanticsAttr, !size(orders)), orders),
                       !dag(ins, !listsplat(type, !size(values)), values));
  dag results = (outs type:$result);
  string format = "$memory_scope " # !interleave(!foreach(order, orders, "$" # order), " ")
                  # " operands attr-dict `:` type($pointer)";
}
defvar SPIRV_AtomicUpdate = SPIRV_Atomic<["semantics"], [], SPIRV_Integer>;
defvar SPIRV_AtomicUpdateWith = SPIRV_Atomic<["semantics"], ["value"], SPIRV_Integer>;

class SPIRV_AtomicOp<string mnemonic, SPIRV_Atomic parts, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits # parts.traits> {
  let arguments = parts.arguments;
  let results = parts.results;
  let assemblyFormat = parts.format;
  let hasCustomAssemblyFormat = 0;
}

foreach op = ["IDecrement", "IIncrement"] in
  def SPIRV_Atomic # op # Op : SPIRV_AtomicOp<"Atomic" # op, SPIRV_AtomicUpdate>;
foreach op = ["And", "IAdd", "ISub", "Or", "SMax", "SMin", "Xor"] in
  def SPIRV_Atomic # op # Op : SPIRV_AtomicOp<"Atomic" # op, SPIRV_AtomicUpdateWith>;
foreach op = ["UMax", "UMin"] in
  def SPIRV_Atomic # op # Op : SPIRV_AtomicOp<"Atomic" # op, SPIRV_AtomicUpdateWith, [UnsignedOp]>;

let hasVerifier = 0 in {
  def SPIRV_AtomicExchangeOp
      : SPIRV_AtomicOp<"AtomicExchange", SPIRV_Atomic<["semantics"], ["value"], SPIRV_Numerical>>;
  foreach op = ["AtomicCompareExchange", "AtomicCompareExchangeWeak"] in
    def SPIRV_ # op # Op
        : SPIRV_AtomicOp<op, SPIRV_Atomic<["equal_semantics", "unequal_semantics"], ["value", "comparator"],
                                          SPIRV_Integer, ["result", "value", "comparator"]>> {
      let availability = !if(!eq(op, "AtomicCompareExchange"), SPIRV_Needs<>.all,
                             SPIRV_Needs<[SPIRV_C_Kernel], [], SPIRV_V_1_0, SPIRV_V_1_3>.all);
    }
}

defvar SPIRV_AtomicFloatUpdateWith = SPIRV_Atomic<["semantics"], ["value"], SPIRV_Float, ["result", "value"]>;
def SPIRV_EXTAtomicFAddOp : SPIRV_ExtVendorOp<"AtomicFAdd", SPIRV_AtomicFloatUpdateWith.traits> {
  let availability = SPIRV_Needs<
      [SPIRV_C_AtomicFloat16AddEXT, SPIRV_C_AtomicFloat32AddEXT, SPIRV_C_AtomicFloat64AddEXT],
      [SPV_EXT_shader_atomic_float_add]>.all;
  let arguments = SPIRV_AtomicFloatUpdateWith.arguments;
  let results = SPIRV_AtomicFloatUpdateWith.results;
  let assemblyFormat = SPIRV_AtomicFloatUpdateWith.format;
}

#endif
