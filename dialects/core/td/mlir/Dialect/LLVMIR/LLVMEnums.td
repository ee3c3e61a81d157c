//===- LLVMEnums.td: enums of the llvm dialect ----------------------------===//
#ifndef LEGALIZE_LLVM_ENUMS
#define LEGALIZE_LLVM_ENUMS

include "mlir/Dialect/LLVMIR/LLVMDialect.td"
include "mlir/IR/EnumAttr.td"

// Enums that LLVM has too: a case knows its name there.
class LLVM_EnumAttrCase<string cppSym, string irSym, string llvmSym, int val>
    : I64EnumAttrCase<cppSym, val, irSym> {
  string llvmEnumerant = llvmSym;
}
class LLVM_CEnumAttr<string name, string llvmName, string desc, list<LLVM_EnumAttrCase> cases>
    : I64EnumAttr<name, desc, cases> {
  let cppNamespace = "::mlir::LLVM";
  string llvmClassName = llvmName;
}
class LLVM_EnumAttr<string name, string llvmName, string desc, list<LLVM_EnumAttrCase> cases,
                    list<LLVM_EnumAttrCase> unsupportedCases = []>
    : LLVM_CEnumAttr<name, llvmName, desc, cases> {
  list<LLVM_EnumAttrCase> unsupported = unsupportedCases;
}
// A case with one name on both sides, as most have.
class LLVM_Case<string symbol, int value, string text = symbol, string llvm = symbol>
    : LLVM_EnumAttrCase<symbol, text, llvm, value>;
// The cases by the names of their records.
class LLVM_Cases<string prefix, list<string> names> {
  list<LLVM_EnumAttrCase> ret = !foreach(name, names, !cast<LLVM_EnumAttrCase>(prefix # name));
}
// An enum that operations hold in an attribute with a syntax of its own.
class LLVM_WrappedEnum<string attr, string enum, string getter, string desc>
    : DialectAttr<LLVM_Dialect, CPred<"::llvm::isa<::mlir::LLVM::" # attr # ">($_self)">, desc> {
  let storageType = "::mlir::LLVM::" # attr;
  let returnType = "::mlir::LLVM::" # enum;
  let convertFromStorage = "$_self." # getter # "()";
  let constBuilderCall = storageType # "::get($_builder.getContext(), $0)";
}

// Comparisons.
defvar IntPredicates = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
foreach at = !range(0, !size(IntPredicates)) in {
  defvar name = IntPredicates[at];
  def "ICmpPredicate" # !toupper(name) : LLVM_Case<name, at, name, "ICMP_" # !toupper(name)>;
}
defvar FloatPredicates = ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge",
                          "ult", "ule", "une", "uno", "true"];
foreach at = !range(0, !size(FloatPredicates)) in {
  defvar large = !toupper(FloatPredicates[at]);
  // Words of C++ get a line before them.
  defvar name = !strconcat(!if(!or(!eq(at, 0), !eq(at, 15)), "_", ""), FloatPredicates[at]);
  def "FCmpPredicate" # large : LLVM_Case<name, at, name, "FCMP_" # large>;
}
defvar IntPredicateCases =
    LLVM_Cases<"ICmpPredicate", !foreach(name, IntPredicates, !toupper(name))>.ret;
defvar FloatPredicateCases =
    LLVM_Cases<"FCmpPredicate", !foreach(name, FloatPredicates, !toupper(name))>.ret;
def ICmpPredicateBad : LLVM_Case<"", 0, "", "BAD_ICMP_PREDICATE">;
def FCmpPredicateBad : LLVM_Case<"", 0, "", "BAD_FCMP_PREDICATE">;
defvar BadPredicates = [FCmpPredicateBad, ICmpPredicateBad];
def ICmpPredicate : LLVM_EnumAttr<"ICmpPredicate", "::llvm::CmpInst::Predicate",
    "llvm.icmp comparison predicate", IntPredicateCases, FloatPredicateCases # BadPredicates>;
def FCmpPredicate : LLVM_EnumAttr<"FCmpPredicate", "::llvm::CmpInst::Predicate",
    "llvm.fcmp comparison predicate", FloatPredicateCases, IntPredicateCases # BadPredicates>;

// Access to memory.
def AtomicOrderingNotAtomic : LLVM_Case<"not_atomic", 0, "not_atomic", "NotAtomic">;
def AtomicOrderingUnordered : LLVM_Case<"unordered", 1, "unordered", "Unordered">;
def AtomicOrderingMonotonic : LLVM_Case<"monotonic", 2, "monotonic", "Monotonic">;
def AtomicOrderingAcquire : LLVM_Case<"acquire", 4, "acquire", "Acquire">;
def AtomicOrderingRelease : LLVM_Case<"release", 5, "release", "Release">;
def AtomicOrderingAcquireRelease : LLVM_Case<"acq_rel", 6, "acq_rel", "AcquireRelease">;
def AtomicOrderingSequentiallyConsistent
    : LLVM_Case<"seq_cst", 7, "seq_cst", "SequentiallyConsistent">;
def AtomicOrdering : LLVM_EnumAttr<"AtomicOrdering", "::llvm::AtomicOrdering",
    "Atomic ordering for LLVM's memory model",
    LLVM_Cases<"AtomicOrdering", ["NotAtomic", "Unordered", "Monotonic", "Acquire", "Release",
                                  "AcquireRelease", "SequentiallyConsistent"]>.ret>;

// By the names that LLVM gives them.
defvar AtomicOperations = ["Xchg", "Add", "Sub", "And", "Nand", "Or", "Xor", "Max", "Min", "UMax", "UMin",
                           "FAdd", "FSub", "FMax", "FMin", "UIncWrap", "UDecWrap", "USubCond", "USubSat",
                           "FMaximum", "FMinimum"];
foreach at = !range(0, !size(AtomicOperations)) in {
  defvar llvm = AtomicOperations[at];
  defvar name = !cond(
      !or(!eq(llvm, "And"), !eq(llvm, "Or"), !eq(llvm, "Xor")): "_" # !tolower(llvm),
      !eq(llvm, "UIncWrap"): "uinc_wrap", !eq(llvm, "UDecWrap"): "udec_wrap",
      !eq(llvm, "USubCond"): "usub_cond", !eq(llvm, "USubSat"): "usub_sat", true: !tolower(llvm));
  def "AtomicBinOp" # llvm : LLVM_Case<name, at, name, llvm>;
}
def AtomicBadBinOp : LLVM_Case<"", 0, "", "BAD_BINOP">;
def AtomicBinOp : LLVM_EnumAttr<"AtomicBinOp", "::llvm::AtomicRMWInst::BinOp",
    "llvm.atomicrmw binary operations", LLVM_Cases<"AtomicBinOp", AtomicOperations>.ret, [AtomicBadBinOp]>;

def ModRefInfoNoModRef : LLVM_Case<"NoModRef", 0, "none">;
def ModRefInfoRef : LLVM_Case<"Ref", 1, "read">;
def ModRefInfoMod : LLVM_Case<"Mod", 2, "write">;
def ModRefInfoModRef : LLVM_Case<"ModRef", 3, "readwrite">;
def ModRefInfoEnum : LLVM_EnumAttr<"ModRefInfo", "::llvm::ModRefInfo", "LLVM ModRefInfo",
    [ModRefInfoNoModRef, ModRefInfoRef, ModRefInfoMod, ModRefInfoModRef]>;

def GEPNone : I32BitEnumCaseNone<"none">;
def GEPInboundsFlag : I32BitEnumCaseBit<"inboundsFlag", 0, "inbounds_flag">;
def GEPNusw : I32BitEnumCaseBit<"nusw", 1>;
def GEPNuw : I32BitEnumCaseBit<"nuw", 2>;
def GEPInbounds : BitEnumCaseGroup<"inbounds", [GEPInboundsFlag, GEPNusw]>;
def GEPNoWrapFlags : I32BitEnum<"GEPNoWrapFlags", "::mlir::LLVM::GEPNoWrapFlags",
    [GEPNone, GEPInboundsFlag, GEPNusw, GEPNuw, GEPInbounds]> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}
def GEPNoWrapFlagsProp : EnumProp<GEPNoWrapFlags> {
  let defaultValue = interfaceType # "::none";
}

// Flags of arithmetic.
def FMFnone     : I32BitEnumAttrCaseNone<"none">;
def FMFnnan     : I32BitEnumAttrCaseBit<"nnan", 0>;
def FMFninf     : I32BitEnumAttrCaseBit<"ninf", 1>;
def FMFnsz      : I32BitEnumAttrCaseBit<"nsz", 2>;
def FMFarcp     : I32BitEnumAttrCaseBit<"arcp", 3>;
def FMFcontract : I32BitEnumAttrCaseBit<"contract", 4>;
def FMFafn      : I32BitEnumAttrCaseBit<"afn", 5>;
def FMFreassoc  : I32BitEnumAttrCaseBit<"reassoc", 6>;
def FMFfast     : I32BitEnumAttrCaseGroup<"fast", [FMFnnan, FMFninf, FMFnsz, FMFarcp,
                                                   FMFcontract, FMFafn, FMFreassoc]>;
def FastmathFlags : I32BitEnumAttr<"FastmathFlags", "LLVM fastmath flags", [
    FMFnone, FMFnnan, FMFninf, FMFnsz, FMFarcp, FMFcontract, FMFafn, FMFreassoc, FMFfast]> {
  let separator = ", ";
  let cppNamespace = "::mlir::LLVM";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}
def LLVM_FastmathFlagsAttr : EnumAttr<LLVM_Dialect, FastmathFlags, "fastmath"> {
  let assemblyFormat = "`<` $value `>`";
}

def IOFnone : I32BitEnumCaseNone<"none">;
def IOFnsw  : I32BitEnumCaseBit<"nsw", 0>;
def IOFnuw  : I32BitEnumCaseBit<"nuw", 1>;
def IntegerOverflowFlags : I32BitEnum<"IntegerOverflowFlags",
    "LLVM integer overflow flags", [IOFnone, IOFnsw, IOFnuw]> {
  let separator = ", ";
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}
def LLVM_IntegerOverflowFlagsAttr : EnumAttr<LLVM_Dialect, IntegerOverflowFlags, "overflow"> {
  let assemblyFormat = "`<` $value `>`";
}
def LLVM_IntegerOverflowFlagsProp
    : NamedEnumPropWithAttrForm<IntegerOverflowFlags, "overflow", LLVM_IntegerOverflowFlagsAttr> {
  let defaultValue = enum.cppType # "::" # "none";
}

def RoundTowardZero : LLVM_Case<"TowardZero", 0, "towardzero">;
def RoundNearestTiesToEven : LLVM_Case<"NearestTiesToEven", 1, "tonearest">;
def RoundTowardPositive : LLVM_Case<"TowardPositive", 2, "upward">;
def RoundTowardNegative : LLVM_Case<"TowardNegative", 3, "downward">;
def RoundNearestTiesToAway : LLVM_Case<"NearestTiesToAway", 4, "tonearestaway">;
def RoundDynamic : LLVM_Case<"Dynamic", 7, "dynamic">;
def RoundInvalid : LLVM_Case<"Invalid", -1, "invalid">;
def RoundingModeAttr : LLVM_EnumAttr<"RoundingMode", "::llvm::RoundingMode", "LLVM Rounding Mode",
    LLVM_Cases<"Round", ["TowardZero", "NearestTiesToEven", "TowardPositive", "TowardNegative",
                         "NearestTiesToAway", "Dynamic", "Invalid"]>.ret>;
def ValidRoundingModeAttr : ConfinedAttr<RoundingModeAttr, [IntMinValue<0>]>;

def FPExceptionBehaviorIgnore : LLVM_Case<"Ignore", 0, "ignore", "ebIgnore">;
def FPExceptionBehaviorMayTrap : LLVM_Case<"MayTrap", 1, "maytrap", "ebMayTrap">;
def FPExceptionBehaviorStrict : LLVM_Case<"Strict", 2, "strict", "ebStrict">;
def FPExceptionBehaviorAttr : LLVM_EnumAttr<"FPExceptionBehavior", "::llvm::fp::ExceptionBehavior",
    "LLVM Exception Behavior",
    LLVM_Cases<"FPExceptionBehavior", ["Ignore", "MayTrap", "Strict"]>.ret>;

// Calls. Two conventions have cases, but are not of the enum: AVR_SIGNAL and AMDGPU_PS.
foreach case = [
    LLVM_Case<"C", 0, "ccc">, LLVM_Case<"Fast", 8, "fastcc">, LLVM_Case<"Cold", 9, "coldcc">,
    LLVM_Case<"GHC", 10, "cc_10">, LLVM_Case<"HiPE", 11, "cc_11">, LLVM_Case<"AnyReg", 13, "anyregcc">,
    LLVM_Case<"PreserveMost", 14, "preserve_mostcc">, LLVM_Case<"PreserveAll", 15, "preserve_allcc">,
    LLVM_Case<"Swift", 16, "swiftcc">, LLVM_Case<"Tail", 18, "tailcc">,
    LLVM_Case<"CFGuard_Check", 19, "cfguard_checkcc">, LLVM_Case<"SwiftTail", 20, "swifttailcc">,
    LLVM_Case<"X86_StdCall", 64, "x86_stdcallcc">, LLVM_Case<"X86_FastCall", 65, "x86_fastcallcc">,
    LLVM_Case<"ARM_APCS", 66, "arm_apcscc">, LLVM_Case<"ARM_AAPCS", 67, "arm_aapcscc">,
    LLVM_Case<"ARM_AAPCS_VFP", 68, "arm_aapcs_vfpcc">, LLVM_Case<"MSP430_INTR", 69, "msp430_intrcc">,
    LLVM_Case<"X86_ThisCall", 70, "x86_thiscallcc">, LLVM_Case<"PTX_Kernel", 71, "ptx_kernelcc">,
    LLVM_Case<"PTX_Device", 72, "ptx_devicecc">, LLVM_Case<"SPIR_FUNC", 75, "spir_funccc">,
    LLVM_Case<"SPIR_KERNEL", 76, "spir_kernelcc">, LLVM_Case<"Intel_OCL_BI", 77, "intel_ocl_bicc">,
    LLVM_Case<"X86_64_SysV", 78, "x86_64_sysvcc">, LLVM_Case<"Win64", 79, "win64cc">,
    LLVM_Case<"X86_VectorCall", 80, "x86_vectorcallcc">, LLVM_Case<"X86_INTR", 83, "x86_intrcc">,
    LLVM_Case<"AVR_INTR", 84, "avr_intrcc">, LLVM_Case<"AVR_SIGNAL", 85, "avr_signalcc">,
    LLVM_Case<"AVR_BUILTIN", 86, "avr_builtincc">,
    LLVM_Case<"AMDGPU_VS", 87, "amdgpu_vscc">, LLVM_Case<"AMDGPU_GS", 88, "amdgpu_gscc">,
    LLVM_Case<"AMDGPU_PS", 89, "amdgpu_pscc">, LLVM_Case<"AMDGPU_CS", 90, "amdgpu_cscc">,
    LLVM_Case<"AMDGPU_KERNEL", 91, "amdgpu_kernelcc">,
    LLVM_Case<"X86_RegCall", 92, "x86_regcallcc">, LLVM_Case<"AMDGPU_HS", 93, "amdgpu_hscc">,
    LLVM_Case<"MSP430_BUILTIN", 94, "msp430_builtincc">, LLVM_Case<"AMDGPU_LS", 95, "amdgpu_lscc">,
    LLVM_Case<"AMDGPU_ES", 96, "amdgpu_escc">,
    LLVM_Case<"AArch64_VectorCall", 97, "aarch64_vectorcallcc">,
    LLVM_Case<"AArch64_SVE_VectorCall", 98, "aarch64_sve_vectorcallcc">,
    LLVM_Case<"WASM_EmscriptenInvoke", 99, "wasm_emscripten_invokecc">,
    LLVM_Case<"AMDGPU_Gfx", 100, "amdgpu_gfxcc">, LLVM_Case<"M68k_INTR", 101, "m68k_intrcc">] in
  def "CConv" # case.symbol : LLVM_Case<case.symbol, case.value, case.str>;
def CConvCXXFastTLS : LLVM_Case<"CXX_FAST_TLS", 17, "cxx_fast_tlscc">;
def CConvHHVM : LLVM_Case<"DUMMY_HHVM", 81, "hhvmcc">;
def CConvHHVM_C : LLVM_Case<"DUMMY_HHVM_C", 82, "hhvm_ccc">;
def CConvEnum : LLVM_CEnumAttr<"CConv", "::llvm::CallingConv", "Calling Conventions",
    LLVM_Cases<"CConv", [
        "C", "Fast", "Cold", "GHC", "HiPE", "AnyReg", "PreserveMost", "PreserveAll", "Swift", "CXXFastTLS",
        "Tail", "CFGuard_Check", "SwiftTail", "X86_StdCall", "X86_FastCall", "ARM_APCS", "ARM_AAPCS",
        "ARM_AAPCS_VFP", "MSP430_INTR", "X86_ThisCall", "PTX_Kernel", "PTX_Device", "SPIR_FUNC",
        "SPIR_KERNEL", "Intel_OCL_BI", "X86_64_SysV", "Win64", "X86_VectorCall", "HHVM", "HHVM_C",
        "X86_INTR", "AVR_INTR", "AVR_BUILTIN", "AMDGPU_VS", "AMDGPU_GS", "AMDGPU_CS", "AMDGPU_KERNEL",
        "X86_RegCall", "AMDGPU_HS", "MSP430_BUILTIN", "AMDGPU_LS", "AMDGPU_ES", "AArch64_VectorCall",
        "AArch64_SVE_VectorCall", "WASM_EmscriptenInvoke", "AMDGPU_Gfx", "M68k_INTR"]>.ret> {
  let cppNamespace = "::mlir::LLVM::cconv";
}
def CConv : LLVM_WrappedEnum<"CConvAttr", "cconv::CConv", "getCallingConv",
                             "LLVM Calling Convention specification">;

def TailCallKindNone : LLVM_Case<"None", 0, "none", "TCK_None">;
def TailCallKindTail : LLVM_Case<"Tail", 1, "tail", "TCK_Tail">;
def TailCallKindMustTail : LLVM_Case<"MustTail", 2, "musttail", "TCK_MustTail">;
def TailCallKindNoTailCall : LLVM_Case<"NoTail", 3, "notail", "TCK_NoTail">;
def TailCallKindEnum : LLVM_EnumAttr<"TailCallKind", "::llvm::CallInst::TailCallKind", "Tail Call Kind",
    LLVM_Cases<"TailCallKind", ["None", "NoTailCall", "MustTail", "Tail"]>.ret> {
  let cppNamespace = "::mlir::LLVM::tailcallkind";
}
def TailCallKind : LLVM_WrappedEnum<"TailCallKindAttr", "tailcallkind::TailCallKind", "getTailCallKind",
                                    "LLVM Calling Convention specification">;

def AsmATT : LLVM_Case<"AD_ATT", 0, "att">;
def AsmIntel : LLVM_Case<"AD_Intel", 1, "intel">;
def AsmATTOrIntel : LLVM_EnumAttr<"AsmDialect", "::llvm::InlineAsm::AsmDialect",
                                  "ATT (0) or Intel (1) asm dialect", [AsmATT, AsmIntel]>;

// Symbols.
defvar Linkages = [
    LLVM_Case<"External", 0, "external">, LLVM_Case<"AvailableExternally", 1, "available_externally">,
    LLVM_Case<"Linkonce", 2, "linkonce", "LinkOnceAny">,
    LLVM_Case<"LinkonceODR", 3, "linkonce_odr", "LinkOnceODR">,
    LLVM_Case<"Weak", 4, "weak", "WeakAny">, LLVM_Case<"WeakODR", 5, "weak_odr">,
    LLVM_Case<"Appending", 6, "appending">, LLVM_Case<"Internal", 7, "internal">,
    LLVM_Case<"Private", 8, "private">, LLVM_Case<"ExternWeak", 9, "extern_weak", "ExternalWeak">,
    LLVM_Case<"Common", 10, "common">];
foreach case = Linkages in
  def "Linkage" # case.symbol
      : LLVM_Case<case.symbol, case.value, case.str, case.llvmEnumerant # "Linkage">;
def LinkageEnum : LLVM_EnumAttr<"Linkage", "::llvm::GlobalValue::LinkageTypes", "LLVM linkage types",
    LLVM_Cases<"Linkage", !foreach(case, Linkages, case.symbol)>.ret> {
  let cppNamespace = "::mlir::LLVM::linkage";
}
def Linkage : LLVM_WrappedEnum<"LinkageAttr", "Linkage", "getLinkage", "LLVM Linkage specification">;

defvar Comdats = ["Any", "ExactMatch", "Largest", "NoDeduplicate", "SameSize"];
foreach at = !range(0, !size(Comdats)) in {
  defvar name = Comdats[at];
  def "Comdat" # name : LLVM_Case<name, at, !tolower(name)>;
}
def Comdat : LLVM_EnumAttr<"Comdat", "::llvm::Comdat::SelectionKind", "LLVM Comdat Types",
                           LLVM_Cases<"Comdat", Comdats>.ret> {
  let cppNamespace = "::mlir::LLVM::comdat";
}

def UnnamedAddrNone : LLVM_Case<"None", 0, "">;
def UnnamedAddrLocal : LLVM_Case<"Local", 1, "local_unnamed_addr">;
def UnnamedAddrGlobal : LLVM_Case<"Global", 2, "unnamed_addr">;
def UnnamedAddr : LLVM_EnumAttr<"UnnamedAddr", "::llvm::GlobalValue::UnnamedAddr",
    "LLVM GlobalValue UnnamedAddr", [UnnamedAddrNone, UnnamedAddrLocal, UnnamedAddrGlobal]>;

def VisibilityDefault : LLVM_Case<"Default", 0, "", "DefaultVisibility">;
def VisibilityHidden : LLVM_Case<"Hidden", 1, "hidden", "HiddenVisibility">;
def VisibilityProtected : LLVM_Case<"Protected", 2, "protected", "ProtectedVisibility">;
def Visibility : LLVM_EnumAttr<"Visibility", "::llvm::GlobalValue::VisibilityTypes",
    "LLVM GlobalValue Visibility", [VisibilityDefault, VisibilityHidden, VisibilityProtected]>;

def FramePointerKindNone : LLVM_Case<"None", 0, "none">;
def FramePointerKindNonLeaf : LLVM_Case<"NonLeaf", 1, "non-leaf">;
def FramePointerKindAll : LLVM_Case<"All", 2, "all">;
def FramePointerKindReserved : LLVM_Case<"Reserved", 3, "reserved">;
def FramePointerKindNonLeafNoReserve : LLVM_Case<"NonLeafNoReserve", 4, "non-leaf-no-reserve">;
def FramePointerKindEnum : LLVM_EnumAttr<"FramePointerKind", "::llvm::FramePointerKind",
    "LLVM FramePointerKind",
    LLVM_Cases<"FramePointerKind", ["None", "NonLeaf", "All", "Reserved", "NonLeafNoReserve"]>.ret> {
  let cppNamespace = "::mlir::LLVM::framePointerKind";
}

defvar UnwindTables = ["None", "Sync", "Async"];
foreach at = !range(0, !size(UnwindTables)) in {
  defvar name = UnwindTables[at];
  def "UWTableKind" # name : LLVM_Case<name, at, !tolower(name)>;
}
def UWTableKindEnum : LLVM_EnumAttr<"UWTableKind", "::llvm::UWTableKind", "LLVM Unwind Behavior",
                                    LLVM_Cases<"UWTableKind", UnwindTables>.ret> {
  let cppNamespace = "::mlir::LLVM::uwtable";
}

// Modules.
defvar FlagBehaviors = ["Error", "Warning", "Require", "Override", "Append", "AppendUnique", "Max", "Min"];
foreach at = !range(0, !size(FlagBehaviors)) in {
  defvar name = FlagBehaviors[at];
  def "ModFlagBehavior" # name
      : LLVM_Case<name, !add(at, 1), !if(!eq(name, "AppendUnique"), "append_unique", !tolower(name))>;
}
def ModFlagBehaviorAttr : LLVM_EnumAttr<"ModFlagBehavior", "::llvm::Module::ModFlagBehavior",
    "LLVM Module Flag Behavior", LLVM_Cases<"ModFlagBehavior", FlagBehaviors>.ret>;

// Enums whose cases are written as LLVM names them; the records have the enum's name without `Kind`.
class LLVM_NamedCases<string prefix, list<string> names> {
  list<I64EnumAttrCase> ret = !foreach(name, names, !cast<I64EnumAttrCase>(prefix # name));
}
class LLVM_NamedEnum<string name, string desc, list<I64EnumAttrCase> cases>
    : I64EnumAttr<name, desc, cases> {
  let cppNamespace = "::mlir::LLVM";
}
defvar SummaryFormats = ["SampleProfile", "InstrProf", "CSInstrProf"];
foreach at = !range(0, !size(SummaryFormats)) in {
  defvar name = SummaryFormats[at];
  def "LLVM_ProfileSummaryFormat" # name : I64EnumAttrCase<name, at>;
}
def LLVM_ProfileSummaryFormatKind : LLVM_NamedEnum<"ProfileSummaryFormatKind",
    "LLVM ProfileSummary format kinds",
    LLVM_NamedCases<"LLVM_ProfileSummaryFormat", SummaryFormats>.ret>;

// Debug information.
defvar EmissionKinds = ["None", "Full", "LineTablesOnly", "DebugDirectivesOnly"];
foreach at = !range(0, !size(EmissionKinds)) in {
  defvar name = EmissionKinds[at];
  def "LLVM_DIEmission" # name : I64EnumAttrCase<name, at>;
}
def LLVM_DIEmissionKind : LLVM_NamedEnum<"DIEmissionKind", "LLVM debug emission kind",
                                         LLVM_NamedCases<"LLVM_DIEmission", EmissionKinds>.ret>;

defvar NameTables = ["Default", "GNU", "None", "Apple"];
foreach at = !range(0, !size(NameTables)) in {
  defvar name = NameTables[at];
  def "LLVM_DINameTable" # name : I64EnumAttrCase<name, at>;
}
def LLVM_DINameTableKind : LLVM_NamedEnum<"DINameTableKind", "LLVM debug name table kind",
                                          LLVM_NamedCases<"LLVM_DINameTable", NameTables>.ret>;

class LLVM_DebugFlags<string name, string desc, string prefix, list<string> names>
    : I32BitEnumAttr<name, desc, !foreach(one, names, !cast<BitEnumCaseBase>(prefix # one))> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}
// A name for each bit; one without a name is not used.
defvar SubprogramFlags = ["Virtual", "PureVirtual", "LocalToUnit", "Definition", "Optimized", "Pure",
                          "Elemental", "Recursive", "MainSubprogram", "Deleted", "", "ObjCDirect"];
foreach at = !range(0, !size(SubprogramFlags)) in {
  defvar name = SubprogramFlags[at];
  if !not(!empty(name)) then
    def "LLVM_DISP" # name : I32BitEnumAttrCaseBit<name, at>;
}
def DISubprogramFlags : LLVM_DebugFlags<"DISubprogramFlags", "LLVM DISubprogram flags", "LLVM_DISP",
    !filter(name, SubprogramFlags, !not(!empty(name)))>;

// Two bits say who may use a member.
def LLVM_DIFlagZero : I32BitEnumAttrCaseNone<"Zero">;
def LLVM_DIFlagVisibilityBit0 : I32BitEnumAttrCaseBit<"Bit0", 0>;
def LLVM_DIFlagVisibilityBit1 : I32BitEnumAttrCaseBit<"Bit1", 1>;
def LLVM_DIFlagPrivate : I32BitEnumAttrCaseGroup<"Private", [LLVM_DIFlagVisibilityBit0]>;
def LLVM_DIFlagProtected : I32BitEnumAttrCaseGroup<"Protected", [LLVM_DIFlagVisibilityBit1]>;
def LLVM_DIFlagPublic : I32BitEnumAttrCaseGroup<"Public",
    [LLVM_DIFlagVisibilityBit0, LLVM_DIFlagVisibilityBit1]>;
// The further bits; three names share one.
defvar DebugFlags = ["", "", "FwdDecl", "AppleBlock", "ReservedBit4", "Virtual", "Artificial", "Explicit",
    "Prototyped", "ObjcClassComplete", "ObjectPointer", "Vector", "StaticMember", "LValueReference",
    "RValueReference", "ExportSymbols", "SingleInheritance", "", "IntroducedVirtual", "BitField",
    "NoReturn", "", "TypePassByValue", "TypePassByReference", "EnumClass", "Thunk", "NonTrivial",
    "BigEndian", "LittleEndian", "AllCallsDescribed"];
foreach at = !range(0, !size(DebugFlags)) in {
  defvar name = DebugFlags[at];
  if !not(!empty(name)) then
    def "LLVM_DIFlag" # name : I32BitEnumAttrCaseBit<name, at>;
}
foreach kind = ["Multiple", "Virtual"] in
  def "LLVM_DIFlag" # kind # "Inheritance" : I32BitEnumAttrCaseBit<kind # "Inheritance", 16>;
def DIFlags : LLVM_DebugFlags<"DIFlags", "LLVM DI flags", "LLVM_DIFlag", !listconcat(
    ["Zero", "VisibilityBit0", "VisibilityBit1", "Private", "Protected", "Public"],
    !filter(name, !foreach(at, !range(2, 17), DebugFlags[at]), !not(!empty(name))),
    ["MultipleInheritance", "VirtualInheritance"],
    !filter(name, !foreach(at, !range(18, 30), DebugFlags[at]), !not(!empty(name))))>;

#endif
