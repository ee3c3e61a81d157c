//===- LLVMEnums.td: enums of the llvm dialect ----------------------------===//
#ifndef LEGALIZE_LLVM_ENUMS
#define LEGALIZE_LLVM_ENUMS

include "mlir/Dialect/LLVMIR/LLVMDialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"

class LLVM_Enum<string name, string summary, list<I64EnumAttrCase> cases>
    : I64EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::LLVM";
}

def ICmpPredicate : LLVM_Enum<"ICmpPredicate", "llvm.icmp comparison predicate", [
    I64EnumAttrCase<"eq", 0>, I64EnumAttrCase<"ne", 1>, I64EnumAttrCase<"slt", 2>,
    I64EnumAttrCase<"sle", 3>, I64EnumAttrCase<"sgt", 4>, I64EnumAttrCase<"sge", 5>,
    I64EnumAttrCase<"ult", 6>, I64EnumAttrCase<"ule", 7>, I64EnumAttrCase<"ugt", 8>,
    I64EnumAttrCase<"uge", 9>]>;

def FCmpPredicate : LLVM_Enum<"FCmpPredicate", "llvm.fcmp comparison predicate", [
    I64EnumAttrCase<"_false", 0>, I64EnumAttrCase<"oeq", 1>, I64EnumAttrCase<"ogt", 2>,
    I64EnumAttrCase<"oge", 3>, I64EnumAttrCase<"olt", 4>, I64EnumAttrCase<"ole", 5>,
    I64EnumAttrCase<"one", 6>, I64EnumAttrCase<"ord", 7>, I64EnumAttrCase<"ueq", 8>,
    I64EnumAttrCase<"ugt", 9>, I64EnumAttrCase<"uge", 10>, I64EnumAttrCase<"ult", 11>,
    I64EnumAttrCase<"ule", 12>, I64EnumAttrCase<"une", 13>, I64EnumAttrCase<"uno", 14>,
    I64EnumAttrCase<"_true", 15>]>;

def LinkageEnum : LLVM_Enum<"Linkage", "LLVM linkage types", [
    I64EnumAttrCase<"External", 0, "external">,
    I64EnumAttrCase<"AvailableExternally", 1, "available_externally">,
    I64EnumAttrCase<"Linkonce", 2, "linkonce">, I64EnumAttrCase<"LinkonceODR", 3, "linkonce_odr">,
    I64EnumAttrCase<"Weak", 4, "weak">, I64EnumAttrCase<"WeakODR", 5, "weak_odr">,
    I64EnumAttrCase<"Appending", 6, "appending">, I64EnumAttrCase<"Internal", 7, "internal">,
    I64EnumAttrCase<"Private", 8, "private">, I64EnumAttrCase<"ExternWeak", 9, "extern_weak">,
    I64EnumAttrCase<"Common", 10, "common">]> {
  let genSpecializedAttr = 0;
}

def CConvEnum : LLVM_Enum<"CConv", "Calling Conventions", [
    I64EnumAttrCase<"C", 0, "ccc">, I64EnumAttrCase<"Fast", 8, "fastcc">,
    I64EnumAttrCase<"Cold", 9, "coldcc">, I64EnumAttrCase<"GHC", 10, "cc_10">,
    I64EnumAttrCase<"HiPE", 11, "cc_11">, I64EnumAttrCase<"AnyReg", 13, "anyregcc">,
    I64EnumAttrCase<"PreserveMost", 14, "preserve_mostcc">,
    I64EnumAttrCase<"PreserveAll", 15, "preserve_allcc">, I64EnumAttrCase<"Swift", 16, "swiftcc">,
    I64EnumAttrCase<"CXX_FAST_TLS", 17, "cxx_fast_tlscc">, I64EnumAttrCase<"Tail", 18, "tailcc">,
    I64EnumAttrCase<"CFGuard_Check", 19, "cfguard_checkcc">,
    I64EnumAttrCase<"SwiftTail", 20, "swifttailcc">,
    I64EnumAttrCase<"X86_StdCall", 64, "x86_stdcallcc">,
    I64EnumAttrCase<"X86_FastCall", 65, "x86_fastcallcc">,
    I64EnumAttrCase<"ARM_APCS", 66, "arm_apcscc">, I64EnumAttrCase<"ARM_AAPCS", 67, "arm_aapcscc">,
    I64EnumAttrCase<"ARM_AAPCS_VFP", 68, "arm_aapcs_vfpcc">,
    I64EnumAttrCase<"MSP430_INTR", 69, "msp430_intrcc">,
    I64EnumAttrCase<"X86_ThisCall", 70, "x86_thiscallcc">,
    I64EnumAttrCase<"PTX_Kernel", 71, "ptx_kernelcc">,
    I64EnumAttrCase<"PTX_Device", 72, "ptx_devicecc">,
    I64EnumAttrCase<"SPIR_FUNC", 75, "spir_funccc">,
    I64EnumAttrCase<"SPIR_KERNEL", 76, "spir_kernelcc">,
    I64EnumAttrCase<"Intel_OCL_BI", 77, "intel_ocl_bicc">,
    I64EnumAttrCase<"X86_64_SysV", 78, "x86_64_sysvcc">, I64EnumAttrCase<"Win64", 79, "win64cc">,
    I64EnumAttrCase<"X86_VectorCall", 80, "x86_vectorcallcc">,
    I64EnumAttrCase<"DUMMY_HHVM", 81, "hhvmcc">, I64EnumAttrCase<"DUMMY_HHVM_C", 82, "hhvm_ccc">,
    I64EnumAttrCase<"X86_INTR", 83, "x86_intrcc">, I64EnumAttrCase<"AVR_INTR", 84, "avr_intrcc">,
    I64EnumAttrCase<"AVR_BUILTIN", 86, "avr_builtincc">,
    I64EnumAttrCase<"AMDGPU_VS", 87, "amdgpu_vscc">,
    I64EnumAttrCase<"AMDGPU_GS", 88, "amdgpu_gscc">,
    I64EnumAttrCase<"AMDGPU_CS", 90, "amdgpu_cscc">,
    I64EnumAttrCase<"AMDGPU_KERNEL", 91, "amdgpu_kernelcc">,
    I64EnumAttrCase<"X86_RegCall", 92, "x86_regcallcc">,
    I64EnumAttrCase<"AMDGPU_HS", 93, "amdgpu_hscc">,
    I64EnumAttrCase<"MSP430_BUILTIN", 94, "msp430_builtincc">,
    I64EnumAttrCase<"AMDGPU_LS", 95, "amdgpu_lscc">,
    I64EnumAttrCase<"AMDGPU_ES", 96, "amdgpu_escc">,
    I64EnumAttrCase<"AArch64_VectorCall", 97, "aarch64_vectorcallcc">,
    I64EnumAttrCase<"AArch64_SVE_VectorCall", 98, "aarch64_sve_vectorcallcc">,
    I64EnumAttrCase<"WASM_EmscriptenInvoke", 99, "wasm_emscripten_invokecc">,
    I64EnumAttrCase<"AMDGPU_Gfx", 100, "amdgpu_gfxcc">,
    I64EnumAttrCase<"M68k_INTR", 101, "m68k_intrcc">]> {
  let genSpecializedAttr = 0;
}

def TailCallKindEnum : LLVM_Enum<"TailCallKind", "Tail Call Kind", [
    I64EnumAttrCase<"None", 0, "none">, I64EnumAttrCase<"Tail", 1, "tail">,
    I64EnumAttrCase<"MustTail", 2, "musttail">, I64EnumAttrCase<"NoTail", 3, "notail">]> {
  let genSpecializedAttr = 0;
}

def VisibilityEnum : LLVM_Enum<"Visibility", "LLVM GlobalValue Visibility", [
    I64EnumAttrCase<"Default", 0, "">, I64EnumAttrCase<"Hidden", 1, "hidden">,
    I64EnumAttrCase<"Protected", 2, "protected">]>;

def UnnamedAddr : LLVM_Enum<"UnnamedAddr", "LLVM GlobalValue UnnamedAddr", [
    I64EnumAttrCase<"None", 0, "">, I64EnumAttrCase<"Local", 1, "local_unnamed_addr">,
    I64EnumAttrCase<"Global", 2, "unnamed_addr">]>;

def LinkageAttr : EnumAttr<LLVM_Dialect, LinkageEnum, "linkage"> {
  let assemblyFormat = "`<` $value `>`";
}
def CConvAttr : EnumAttr<LLVM_Dialect, CConvEnum, "cconv"> {
  let assemblyFormat = "`<` $value `>`";
}
def TailCallKindAttr : EnumAttr<LLVM_Dialect, TailCallKindEnum, "tailcallkind"> {
  let assemblyFormat = "`<` $value `>`";
}

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

def ModRefInfoEnum : LLVM_Enum<"ModRefInfo", "LLVM ModRefInfo", [
    I64EnumAttrCase<"NoModRef", 0, "none">, I64EnumAttrCase<"Ref", 1, "read">,
    I64EnumAttrCase<"Mod", 2, "write">, I64EnumAttrCase<"ModRef", 3, "readwrite">]>;
def LLVM_MemoryEffectsAttr : AttrDef<LLVM_Dialect, "MemoryEffects"> {
  let mnemonic = "memory_effects";
  let parameters = (ins "ModRefInfo":$other, "ModRefInfo":$argMem, "ModRefInfo":$inaccessibleMem,
                        "ModRefInfo":$errnoMem, "ModRefInfo":$targetMem0,
                        "ModRefInfo":$targetMem1);
  let assemblyFormat = "`<` struct(params) `>`";
}

def AtomicOrdering : LLVM_Enum<"AtomicOrdering", "Atomic ordering for LLVM's memory model", [
    I64EnumAttrCase<"not_atomic", 0>, I64EnumAttrCase<"unordered", 1>,
    I64EnumAttrCase<"monotonic", 2>, I64EnumAttrCase<"acquire", 4>,
    I64EnumAttrCase<"release", 5>, I64EnumAttrCase<"acq_rel", 6>,
    I64EnumAttrCase<"seq_cst", 7>]>;
def RoundingModeAttr : LLVM_Enum<"RoundingMode", "LLVM Rounding Mode", [
    I64EnumAttrCase<"TowardZero", 0, "towardzero">,
    I64EnumAttrCase<"NearestTiesToEven", 1, "tonearest">,
    I64EnumAttrCase<"TowardPositive", 2, "upward">,
    I64EnumAttrCase<"TowardNegative", 3, "downward">,
    I64EnumAttrCase<"NearestTiesToAway", 4, "tonearestaway">,
    I64EnumAttrCase<"Dynamic", 7, "dynamic">]>;
def FPExceptionBehaviorAttr : LLVM_Enum<"FPExceptionBehavior", "LLVM Exception Behavior", [
    I64EnumAttrCase<"Ignore", 0, "ignore">, I64EnumAttrCase<"MayTrap", 1, "maytrap">,
    I64EnumAttrCase<"Strict", 2, "strict">]>;

#endif
