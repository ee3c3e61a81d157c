//===- NVGPU.td: the nvgpu dialect and its enums --------------------------===//
#ifndef LEGALIZE_NVGPU
#define LEGALIZE_NVGPU

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def NVGPU_Dialect : Dialect {
  let name = "nvgpu";
  let cppNamespace = "::mlir::nvgpu";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

class NVGPU_Enum<string name, string text, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, text, cases> {
  let cppNamespace = "::mlir::nvgpu";
  let genSpecializedAttr = 0;
}

// How tensors lie in memory and are moved.
def TensorMapSwizzleNone : I32EnumAttrCase<"SWIZZLE_NONE", 0, "none">;
def TensorMapSwizzle32B  : I32EnumAttrCase<"SWIZZLE_32B", 1, "swizzle_32b">;
def TensorMapSwizzle64B  : I32EnumAttrCase<"SWIZZLE_64B", 2, "swizzle_64b">;
def TensorMapSwizzle128B : I32EnumAttrCase<"SWIZZLE_128B", 3, "swizzle_128b">;
def TensorMapSwizzleKind : NVGPU_Enum<"TensorMapSwizzleKind",
    "Tensor map swizzling mode of shared memory banks", [
    TensorMapSwizzleNone, TensorMapSwizzle32B, TensorMapSwizzle64B, TensorMapSwizzle128B]>;
def TensorMapSwizzleAttr : EnumAttr<NVGPU_Dialect, TensorMapSwizzleKind, "swizzle">;

def TensorMapL2PromoNone : I32EnumAttrCase<"L2PROMO_NONE", 0, "none">;
def TensorMapL2Promo64B  : I32EnumAttrCase<"L2PROMO_64B", 1, "l2promo_64b">;
def TensorMapL2Promo128B : I32EnumAttrCase<"L2PROMO_128B", 2, "l2promo_128b">;
def TensorMapL2Promo256B : I32EnumAttrCase<"L2PROMO_256B", 3, "l2promo_256b">;
def TensorMapL2PromoKind : NVGPU_Enum<"TensorMapL2PromoKind", "Tensor map L2 promotion type", [
    TensorMapL2PromoNone, TensorMapL2Promo64B, TensorMapL2Promo128B, TensorMapL2Promo256B]>;
def TensorMapL2PromoAttr : EnumAttr<NVGPU_Dialect, TensorMapL2PromoKind, "l2promo">;

def TensorMapOOBZero : I32EnumAttrCase<"OOB_ZERO", 0, "zero">;
def TensorMapOOBNaN  : I32EnumAttrCase<"OOB_NAN", 1, "nan">;
def TensorMapOOBKind : NVGPU_Enum<"TensorMapOOBKind", "Tensor map out-of-bounds fill type", [
    TensorMapOOBZero, TensorMapOOBNaN]>;
def TensorMapOOBAttr : EnumAttr<NVGPU_Dialect, TensorMapOOBKind, "oob">;

def TensorMapInterleaveNone : I32EnumAttrCase<"INTERLEAVE_NONE", 0, "none">;
def TensorMapInterleave16B  : I32EnumAttrCase<"INTERLEAVE_16B", 1, "interleave_16b">;
def TensorMapInterleave32B  : I32EnumAttrCase<"INTERLEAVE_32B", 2, "interleave_32b">;
def TensorMapInterleaveKind : NVGPU_Enum<"TensorMapInterleaveKind",
    "Tensor map interleave layout type", [
    TensorMapInterleaveNone, TensorMapInterleave16B, TensorMapInterleave32B]>;
def TensorMapInterleaveAttr : EnumAttr<NVGPU_Dialect, TensorMapInterleaveKind, "interleave">;

// How a reciprocal is rounded.
def RcpApprox : I32EnumAttrCase<"APPROX", 0, "approx">;
def RcpRN     : I32EnumAttrCase<"RN", 1, "rn">;
def RcpRZ     : I32EnumAttrCase<"RZ", 2, "rz">;
def RcpRM     : I32EnumAttrCase<"RM", 3, "rm">;
def RcpRP     : I32EnumAttrCase<"RP", 4, "rp">;
def RcpRoundingMode : NVGPU_Enum<"RcpRoundingMode", "Rounding mode of rcp", [
    RcpApprox, RcpRN, RcpRZ, RcpRM, RcpRP]>;
def RcpRoundingModeAttr : EnumAttr<NVGPU_Dialect, RcpRoundingMode, "rcp_rounding_mode">;

#endif
