//===- SPIRVStructureOps.td: modules, functions, globals, constants -------===//
#ifndef LEGALIZE_SPIRV_STRUCTURE_OPS
#define LEGALIZE_SPIRV_STRUCTURE_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.td"
include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

defvar SPIRV_NamesResults = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;

let autogenSerialization = 0, hasOpcode = 0 in {
  // Modules and what they have.

  def SPIRV_ModuleOp : SPIRV_Op<"module", [
      IsolatedFromAbove, NoRegionArguments, NoTerminator, SingleBlock, SymbolTable, Symbol]> {
    let summary = "a module";
    let arguments = (ins SPIRV_AddressingModelAttr:$addressing_model, SPIRV_MemoryModelAttr:$memory_model,
                         OptionalAttr<SPIRV_VerCapExtAttr>:$vce_triple, OptionalAttr<StrAttr>:$sym_name);
    let regions = (region AnyRegion);
    let hasRegionVerifier = 1;
    let hasVerifier = 0;
    let extraClassDeclaration = "bool isOptionalSymbol() { return true; }";
  }
  def SPIRV_FuncOp : SPIRV_Op<"func", [
      AutomaticAllocationScope, FunctionOpInterface, InModuleScope, IsolatedFromAbove]> {
    let summary = "a function";
    let arguments = (ins TypeAttrOf<FunctionType>:$function_type, OptionalAttr<DictArrayAttr>:$arg_attrs,
                         OptionalAttr<DictArrayAttr>:$res_attrs, StrAttr:$sym_name,
                         SPIRV_FunctionControlAttr:$function_control,
                         OptionalAttr<SPIRV_LinkageAttributesAttr>:$linkage_attributes);
    let regions = (region AnyRegion:$body);
    let hasVerifier = 0;
  }
  def SPIRV_GlobalVariableOp : SPIRV_Op<"GlobalVariable", [InModuleScope, Symbol]> {
    let summary = "a variable of a module";
    let arguments = (ins TypeAttr:$type, StrAttr:$sym_name, OptionalAttr<FlatSymbolRefAttr>:$initializer,
                         OptionalAttr<I32Attr>:$location, OptionalAttr<I32Attr>:$binding,
                         OptionalAttr<I32Attr>:$descriptor_set, OptionalAttr<StrAttr>:$built_in,
                         OptionalAttr<SPIRV_LinkageAttributesAttr>:$linkage_attributes);
  }
  def SPIRV_AddressOfOp : SPIRV_Op<"mlir.addressof", [InFunctionScope, Pure, SPIRV_NamesResults]> {
    let summary = "pointer to a variable of the module";
    let arguments = (ins FlatSymbolRefAttr:$variable);
    let results = (outs SPIRV_AnyPtr:$pointer);
    let assemblyFormat = "$variable attr-dict `:` type($pointer)";
  }

  // Constants.

  def SPIRV_ConstantOp : SPIRV_Op<"Constant", [ConstantLike, Pure, SPIRV_NamesResults]> {
    let summary = "a constant";
    let arguments = (ins AnyAttr:$value);
    let results = (outs SPIRV_Type:$constant);
    let hasFolder = 1;
  }

  // Constants that a client may replace.

  def SPIRV_SpecConstantOp : SPIRV_Op<"SpecConstant", [InModuleScope, Symbol]> {
    let arguments = (ins StrAttr:$sym_name, TypedAttrInterface:$default_value);
  }
  def SPIRV_SpecConstantCompositeOp : SPIRV_Op<"SpecConstantComposite", [InModuleScope, Symbol]> {
    let arguments = (ins TypeAttr:$type, StrAttr:$sym_name, SymbolRefArrayAttr:$constituents);
  }
  def SPIRV_SpecConstantOperationOp : SPIRV_Op<"SpecConstantOperation", [
      InFunctionScope, Pure, SingleBlockImplicitTerminator<"YieldOp">]> {
    let results = (outs AnyType:$result);
    let regions = (region SizedRegion<1>:$body);
    let hasRegionVerifier = 1;
    let hasVerifier = 0;
  }
  def SPIRV_YieldOp : SPIRV_Op<"mlir.yield", [HasParent<"SpecConstantOperationOp">, Pure, Terminator]> {
    let summary = "end of an operation on such constants";
    let arguments = (ins AnyType:$operand);
    let assemblyFormat = "attr-dict $operand `:` type($operand)";
    let hasVerifier = 0;
  }
  def SPIRV_ReferenceOfOp : SPIRV_Op<"mlir.referenceof", [Pure]> {
    let summary = "value of such a constant";
    let arguments = (ins FlatSymbolRefAttr:$spec_const);
    let results = (outs SPIRV_Type:$reference);
    let assemblyFormat = "$spec_const attr-dict `:` type($reference)";
  }
}

let autogenSerialization = 0 in {
  let availability = SPIRV_Needs<[SPIRV_C_ReplicatedCompositesEXT], [SPV_EXT_replicated_composites]>.all in {
    def SPIRV_EXTConstantCompositeReplicateOp : SPIRV_ExtVendorOp<"ConstantCompositeReplicate", [Pure]> {
      let summary = "a composite of equal parts";
      let arguments = (ins AnyAttr:$value);
      let results = (outs SPIRV_Composite:$replicated_constant);
      let assemblyFormat = "` ` `[` $value `]` `:` type($replicated_constant) attr-dict";
    }
    def SPIRV_EXTSpecConstantCompositeReplicateOp
        : SPIRV_ExtVendorOp<"SpecConstantCompositeReplicate", [InModuleScope, Symbol]> {
      let arguments = (ins TypeAttr:$type, StrAttr:$sym_name, SymbolRefAttr:$constituent);
    }
  }

  // Functions that a client can run.

  def SPIRV_EntryPointOp : SPIRV_Op<"EntryPoint", [InModuleScope]> {
    let arguments = (ins SPIRV_ExecutionModelAttr:$execution_model, FlatSymbolRefAttr:$fn,
                         SymbolRefArrayAttr:$interface);
  }
  def SPIRV_ExecutionModeOp : SPIRV_Op<"ExecutionMode", [InModuleScope]> {
    let arguments = (ins FlatSymbolRefAttr:$fn, SPIRV_ExecutionModeAttr:$execution_mode,
                         I32ArrayAttr:$values);
    let hasVerifier = 0;
  }
}

#endif
