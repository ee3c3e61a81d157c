//===- LLVMIntrOpBase.td: intrinsics of LLVM as operations ----------------===//
// LLVMOpBase.td is embedded and does without: the base of operations that are one intrinsic each.
#ifndef LEGALIZE_LLVM_INTR_OP_BASE
#define LEGALIZE_LLVM_INTR_OP_BASE

include "mlir/Dialect/LLVMIR/LLVMIntrinsicBase.td"

class _LLVM_DeclareIf<bit wanted, OpInterface of> {
  list<Trait> ret = !if(wanted, [DeclareOpInterfaceMethods<of>], []<Trait>);
}

// `baseArgs` are the attributes and operands that follow from what the intrinsic has to do with.
class LLVM_IntrOpBase<Dialect home, string mnemonic, string intrinsic, list<int> overloadedResults,
                      list<int> overloadedOperands, list<Trait> traits, int numResults,
                      bit requiresAccessGroup = 0, bit requiresAliasAnalysis = 0,
                      bit requiresFastmath = 0, bit requiresArgAndResultAttrs = 0,
                      bit requiresOpBundles = 0, list<int> immArgPositions = [],
                      list<string> immArgAttrNames = []>
    : LLVM_OpBase<home, mnemonic,
          _LLVM_DeclareIf<requiresAccessGroup, AccessGroupOpInterface>.ret
          # _LLVM_DeclareIf<requiresAliasAnalysis, AliasAnalysisOpInterface>.ret
          # _LLVM_DeclareIf<requiresFastmath, FastmathFlagsInterface>.ret
          # _LLVM_DeclareIf<requiresArgAndResultAttrs, ArgAndResultAttrsOpInterface>.ret # traits> {
  let results = !if(!gt(numResults, 0), (outs LLVM_Type:$res), (outs));
  string llvmEnumName = intrinsic;
  dag baseArgs = !con(
      !if(requiresAccessGroup, (ins OptionalAttr<LLVM_AccessGroupArrayAttr>:$access_groups), (ins)),
      !if(requiresAliasAnalysis,
          (ins OptionalAttr<LLVM_AliasScopeArrayAttr>:$alias_scopes,
               OptionalAttr<LLVM_AliasScopeArrayAttr>:$noalias_scopes,
               OptionalAttr<LLVM_TBAATagArrayAttr>:$tbaa), (ins)),
      !if(requiresArgAndResultAttrs,
          (ins OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs), (ins)),
      !if(requiresOpBundles,
          (ins VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
               DenseI32ArrayAttr:$op_bundle_sizes, OptionalAttr<ArrayAttr>:$op_bundle_tags), (ins)));
  // Which parts are overloaded, and which operands are attributes here.
  list<list<int>> overloaded = [overloadedResults, overloadedOperands];
  list<int> immediatePositions = immArgPositions;
  list<string> immediateNames = immArgAttrNames;
}

#endif
