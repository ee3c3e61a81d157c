//===- PtrEnums.td: atomic operations and flags ---------------------------===//
#ifndef LEGALIZE_PTR_ENUMS
#define LEGALIZE_PTR_ENUMS

include "mlir/IR/EnumAttr.td"

defset list<I32EnumCase> _Ptr_atomicBinOps = {
  def AtomicBinOpXchg : I32EnumCase<"xchg", 0>;
  def AtomicBinOpAdd : I32EnumCase<"add", 1>;
  def AtomicBinOpSub : I32EnumCase<"sub", 2>;
  def AtomicBinOpAnd : I32EnumCase<"_and", 3>;
  def AtomicBinOpNand : I32EnumCase<"nand", 4>;
  def AtomicBinOpOr : I32EnumCase<"_or", 5>;
  def AtomicBinOpXor : I32EnumCase<"_xor", 6>;
  def AtomicBinOpMax : I32EnumCase<"max", 7>;
  def AtomicBinOpMin : I32EnumCase<"min", 8>;
  def AtomicBinOpUMax : I32EnumCase<"umax", 9>;
  def AtomicBinOpUMin : I32EnumCase<"umin", 10>;
  def AtomicBinOpFAdd : I32EnumCase<"fadd", 11>;
  def AtomicBinOpFSub : I32EnumCase<"fsub", 12>;
  def AtomicBinOpFMax : I32EnumCase<"fmax", 13>;
  def AtomicBinOpFMin : I32EnumCase<"fmin", 14>;
  def AtomicBinOpUIncWrap : I32EnumCase<"uinc_wrap", 15>;
  def AtomicBinOpUDecWrap : I32EnumCase<"udec_wrap", 16>;
}

defset list<I32EnumCase> _Ptr_atomicOrderings = {
  def AtomicOrderingNotAtomic : I32EnumCase<"not_atomic", 0>;
  def AtomicOrderingUnordered : I32EnumCase<"unordered", 1>;
  def AtomicOrderingMonotonic : I32EnumCase<"monotonic", 2>;
  def AtomicOrderingAcquire : I32EnumCase<"acquire", 3>;
  def AtomicOrderingRelease : I32EnumCase<"release", 4>;
  def AtomicOrderingAcqRel : I32EnumCase<"acq_rel", 5>;
  def AtomicOrderingSeqCst : I32EnumCase<"seq_cst", 6>;
}

let cppNamespace = "::mlir::ptr" in {

def AtomicBinOp : I32Enum<"AtomicBinOp", "ptr.atomicrmw binary operations", _Ptr_atomicBinOps>;
def AtomicOrdering
    : I32Enum<"AtomicOrdering", "Atomic ordering for LLVM's memory model", _Ptr_atomicOrderings>;

def Ptr_PtrAddFlags : I32Enum<"PtrAddFlags", "Pointer add flags", [
    I32EnumCase<"none", 0>, I32EnumCase<"nusw", 1>, I32EnumCase<"nuw", 2>,
    I32EnumCase<"inbounds", 3>]>;
def Ptr_PtrDiffFlags : I8BitEnum<"PtrDiffFlags", "Pointer difference flags", [
    I8BitEnumCase<"none", 0>, I8BitEnumCase<"nuw", 1>, I8BitEnumCase<"nsw", 2>]>;

} // cppNamespace

def AtomicOrderingProp : EnumProp<AtomicOrdering>;

#endif
