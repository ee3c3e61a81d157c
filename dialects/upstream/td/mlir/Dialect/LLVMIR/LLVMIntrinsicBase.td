//===- LLVMIntrinsicBase.td: what intrinsics of several dialects share ----===//
#ifndef LEGALIZE_LLVM_INTRINSIC_BASE
#define LEGALIZE_LLVM_INTRINSIC_BASE

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"

// An operation that is an intrinsic: what follows its own arguments, by what else is said of it.
class LLVM_Intrinsic<Dialect dialect, string mnemonic, list<Trait> traits, dag args, dag made,
                     bit aliases = 0, bit signature = 0>
    : LLVM_OpBase<dialect, mnemonic,
          LLVM_DeclareIf<aliases, AliasAnalysisOpInterface>.ret
          # LLVM_DeclareIf<signature, ArgAndResultAttrsOpInterface>.ret # traits> {
  let arguments = !con(args, !if(aliases, LLVM_AliasArgs, (ins)),
                       !if(signature, LLVM_SignatureArgs, (ins)));
  let results = made;
}

#endif
