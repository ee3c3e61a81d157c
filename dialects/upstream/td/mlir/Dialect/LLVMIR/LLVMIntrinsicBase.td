//===- LLVMIntrinsicBase.td: what intrinsics of several dialects share ----===//
// Attributes of the llvm dialect that its embedded operations do without, and a base of operations.
#ifndef LEGALIZE_LLVM_INTRINSIC_BASE
#define LEGALIZE_LLVM_INTRINSIC_BASE

include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// A range of integers.
def LLVM_ConstantRangeAttr : AttrDef<LLVM_Dialect, "ConstantRange"> {
  let mnemonic = "constant_range";
  let summary = "A range of two integers, corresponding to LLVM's ConstantRange";
  let parameters = (ins APIntParameter<"">:$lower, APIntParameter<"">:$upper);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

// Which accesses are known to touch different memory.
def LLVM_AliasScopeDomainAttr : LLVM_Attr<"AliasScopeDomain", "alias_scope_domain",
    (ins "Attribute":$id, OptionalParameter<"StringAttr">:$description)>;
def LLVM_AliasScopeAttr : LLVM_Attr<"AliasScope", "alias_scope",
    (ins "Attribute":$id, "AliasScopeDomainAttr":$domain,
         OptionalParameter<"StringAttr">:$description)> {
  let summary = "LLVM dialect alias scope";
  let genVerifyDecl = 1;
}

// Which types an access goes through.
def LLVM_TBAARootAttr
    : LLVM_Attr<"TBAARoot", "tbaa_root", (ins OptionalParameter<"StringAttr">:$id)> {
  let cppBaseClassName = "TBAANodeAttr";
  let assemblyFormat = "(`<` struct(params)^ `>`)?";
}
def LLVM_TBAAMemberAttr : LLVM_Attr<"TBAAMember", "tbaa_member",
    (ins "TBAANodeAttr":$typeDesc, "int64_t":$offset)> {
  let assemblyFormat = "`<` params `>`";
  let genMnemonicAlias = 0;
}
def LLVM_TBAAMemberAttrArray : ArrayRefParameter<"TBAAMemberAttr"> {
  let parser = "parseMembers($_parser)";
  let printer = "printMembers($_printer, $_self)";
}
def LLVM_TBAATypeDescriptorAttr : LLVM_Attr<"TBAATypeDescriptor", "tbaa_type_desc",
    (ins StringRefParameter<>:$id, LLVM_TBAAMemberAttrArray:$members)> {
  let cppBaseClassName = "TBAANodeAttr";
}
def LLVM_TBAATagAttr : LLVM_Attr<"TBAATag", "tbaa_tag",
    (ins "TBAATypeDescriptorAttr":$base_type, "TBAATypeDescriptorAttr":$access_type,
         "int64_t":$offset, DefaultValuedParameter<"bool", "false">:$constant)> {
  let summary = "LLVM dialect TBAA tag metadata";
}

class LLVM_ArrayOf<Attr of> : TypedArrayAttrBase<of, of.summary # " array"> {
  let constBuilderCall = ?;
}
def LLVM_AccessGroupArrayAttr : LLVM_ArrayOf<LLVM_AccessGroupAttr>;
def LLVM_AliasScopeArrayAttr  : LLVM_ArrayOf<LLVM_AliasScopeAttr>;
def LLVM_TBAATagArrayAttr     : LLVM_ArrayOf<LLVM_TBAATagAttr>;

// An operation that is an intrinsic: what follows its own arguments, by what else is said of it.
class LLVM_TraitIf<bit needed, OpInterface interface> {
  list<Trait> ret = !if(needed, [DeclareOpInterfaceMethods<interface>], []<Trait>);
}
class LLVM_Intrinsic<Dialect dialect, string mnemonic, list<Trait> traits, dag args, dag made,
                     bit aliases = 0, bit signature = 0>
    : LLVM_OpBase<dialect, mnemonic, !listconcat(
        LLVM_TraitIf<aliases, AliasAnalysisOpInterface>.ret,
        LLVM_TraitIf<signature, ArgAndResultAttrsOpInterface>.ret, traits)> {
  let arguments = !con(args,
      !if(aliases, (ins OptionalAttr<LLVM_AliasScopeArrayAttr>:$alias_scopes,
                        OptionalAttr<LLVM_AliasScopeArrayAttr>:$noalias_scopes,
                        OptionalAttr<LLVM_TBAATagArrayAttr>:$tbaa), (ins)),
      !if(signature, (ins OptionalAttr<DictArrayAttr>:$arg_attrs,
                          OptionalAttr<DictArrayAttr>:$res_attrs), (ins)));
  let results = made;
}

#endif
