//===- WasmSSAOps.td: instructions and definitions of WebAssembly ---------===//
#ifndef LEGALIZE_WASMSSA_OPS
#define LEGALIZE_WASMSSA_OPS

include "mlir/Dialect/WasmSSA/IR/WasmSSABase.td"
include "mlir/Dialect/WasmSSA/IR/WasmSSAInterfaces.td"
include "mlir/Dialect/WasmSSA/IR/WasmSSATypes.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

class WasmSSA_Op<string mnemonic, list<Trait> traits = []> : Op<WasmSSA_Dialect, mnemonic, traits>;

defvar WasmSSA_InfersType = DeclareOpInterfaceMethods<InferTypeOpInterface>;
defvar WasmSSA_Scope = [AffineScope, AutomaticAllocationScope];

//===- Numbers ------------------------------------------------------------===//

// Operations on numbers are classes of one or two kinds of number each.
class WasmSSA_UnaryNumericalOp<string mnemonic, Type of>
    : WasmSSA_Op<mnemonic, [AllTypesMatch<["src", "result"]>]> {
  let arguments = (ins AnyTypeOf<[of]>:$src);
  let results = (outs AnyTypeOf<[of]>:$result);
  let assemblyFormat = "$src`:` type($src) attr-dict";
}
class WasmSSA_BinaryNumericalOp<string mnemonic, Type of>
    : WasmSSA_Op<mnemonic, [AllTypesMatch<["lhs", "rhs", "result"]>]> {
  let arguments = (ins AnyTypeOf<[of]>:$lhs, AnyTypeOf<[of]>:$rhs);
  let results = (outs AnyTypeOf<[of]>:$result);
  let assemblyFormat = "$lhs $rhs `:` type($lhs) attr-dict";
}
class WasmSSA_ComparisonOp<string mnemonic, Type of>
    : WasmSSA_Op<mnemonic, [AllTypesMatch<["lhs", "rhs"]>]> {
  let arguments = (ins AnyTypeOf<[of]>:$lhs, AnyTypeOf<[of]>:$rhs);
  let results = (outs I32:$result);
  let assemblyFormat = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict";
}
class WasmSSA_ShiftRotateOp<string mnemonic>
    : WasmSSA_Op<mnemonic, [AllTypesMatch<["val", "bits", "result"]>]> {
  let arguments = (ins WasmSSA_IntegerType:$val, WasmSSA_IntegerType:$bits);
  let results = (outs WasmSSA_IntegerType:$result);
  let assemblyFormat = "$val `by` $bits `bits` `:` type($val) attr-dict";
}
class WasmSSA_ConversionOp<string mnemonic, Type from, Type to> : WasmSSA_Op<mnemonic> {
  let arguments = (ins AnyTypeOf<[from]>:$input);
  let results = (outs AnyTypeOf<[to]>:$result);
  let assemblyFormat = "$input `:` type($input) `to` type($result)  attr-dict";
}
class WasmSSA_ExtendI32Op<string mnemonic> : WasmSSA_Op<mnemonic> {
  let arguments = (ins I32:$input);
  let results = (outs I64:$result);
  let assemblyFormat = "$input `to` type($result)  attr-dict";
}

foreach op = ["Abs", "Ceil", "Floor", "Neg", "Sqrt", "Trunc"] in
  def WasmSSA_ # op # Op : WasmSSA_UnaryNumericalOp<!tolower(op), WasmSSA_FPType>;
foreach op = ["Clz", "Ctz", "PopCnt"] in
  def WasmSSA_ # op # Op : WasmSSA_UnaryNumericalOp<!tolower(op), WasmSSA_IntegerType>;

foreach op = ["Add", "And", "Mul", "Or", "Sub", "XOr"] in
  def WasmSSA_ # op # Op : WasmSSA_BinaryNumericalOp<!tolower(op), WasmSSA_NumericType>;
foreach op = ["CopySign", "Div", "Max", "Min"] in
  def WasmSSA_ # op # Op : WasmSSA_BinaryNumericalOp<!tolower(op), WasmSSA_FPType>;
// The sign matters: `UI` and `SI`.
foreach sign = ["S", "U"] in {
  foreach op = ["Div", "Rem"] in
    def WasmSSA_ # op # sign # IOp
        : WasmSSA_BinaryNumericalOp<!tolower(op # "_" # sign # "i"), WasmSSA_IntegerType>;
  foreach op = ["Ge", "Gt", "Le", "Lt"] in
    def WasmSSA_ # op # sign # IOp
        : WasmSSA_ComparisonOp<!tolower(op # "_" # sign # "i"), WasmSSA_IntegerType>;
  def WasmSSA_Convert # sign # Op
      : WasmSSA_ConversionOp<!tolower("convert_" # sign), WasmSSA_IntegerType, WasmSSA_FPType>;
  def WasmSSA_Extend # sign # I32Op : WasmSSA_ExtendI32Op<!tolower("extend_i32_" # sign)>;
  def WasmSSA_ShR # sign # Op : WasmSSA_ShiftRotateOp<!tolower("shr_" # sign)>;
}

foreach op = ["Eq", "Ne"] in
  def WasmSSA_ # op # Op : WasmSSA_ComparisonOp<!tolower(op), WasmSSA_NumericType>;
foreach op = ["Ge", "Gt", "Le", "Lt"] in
  def WasmSSA_ # op # Op : WasmSSA_ComparisonOp<!tolower(op), WasmSSA_FPType>;

def WasmSSA_EqzOp : WasmSSA_Op<"eqz"> {
  let summary = "comparison with zero";
  let arguments = (ins WasmSSA_IntegerType:$input);
  let results = (outs I32:$result);
  let assemblyFormat = "$input`:` type($input) `->` type($result) attr-dict";
}

foreach op = ["Rotl", "Rotr", "ShL"] in
  def WasmSSA_ # op # Op : WasmSSA_ShiftRotateOp<!tolower(op)>;

def WasmSSA_DemoteOp  : WasmSSA_ConversionOp<"demote", F64, F32>;
def WasmSSA_PromoteOp : WasmSSA_ConversionOp<"promote", Builtin_Float32, Builtin_Float64>;
def WasmSSA_WrapOp    : WasmSSA_ConversionOp<"wrap", I64, I32>;
def WasmSSA_ReinterpretOp
    : WasmSSA_ConversionOp<"reinterpret", WasmSSA_NumericType, WasmSSA_NumericType> {
  let summary = "the same bits as another type";
  let assemblyFormat = "$input `:` type($input) `as` type($result) attr-dict";
  let hasVerifier = 1;
}

def WasmSSA_ExtendLowBitsSOp : WasmSSA_Op<"extend", [AllTypesMatch<["input", "result"]>]> {
  let summary = "sign extension of the low bits";
  let arguments = (ins WasmSSA_IntegerType:$input, Builtin_IntegerAttr:$bitsToTake);
  let results = (outs WasmSSA_IntegerType:$result);
  let assemblyFormat = "$bitsToTake `low` `bits` `from` $input `:` type($input) attr-dict";
  let hasVerifier = 1;
}

def WasmSSA_ConstOp : WasmSSA_Op<"const", [AllTypesMatch<["value", "result"]>, ConstantExprOpTrait]> {
  let summary = "a constant";
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs WasmSSA_NumericType:$result);
  let assemblyFormat = "$value attr-dict";
}

//===- Variables ----------------------------------------------------------===//

def WasmSSA_LocalOp : WasmSSA_Op<"local", [WasmSSA_InfersType]> {
  let summary = "a local variable";
  let arguments = (ins WasmSSA_ValTypeAttr:$type);
  let results = (outs WasmSSA_LocalRef:$result);
  let assemblyFormat = "`of` `type` $type attr-dict";
}

def WasmSSA_LocalGetOp : WasmSSA_Op<"local_get", [WasmSSA_InfersType]> {
  let summary = "the value of a local variable";
  let arguments = (ins WasmSSA_LocalRef:$localVar);
  let results = (outs WasmSSA_ValType:$result);
  let assemblyFormat = "$localVar `:` type($localVar) attr-dict";
}

class WasmSSA_LocalWriteOp<string mnemonic, list<Trait> traits = []> : WasmSSA_Op<mnemonic, traits> {
  let arguments = (ins WasmSSA_LocalRef:$localVar, WasmSSA_ValType:$value);
  let assemblyFormat = "$localVar `:` type($localVar) `to` $value `:` type($value) attr-dict";
  let hasVerifier = 1;
}
def WasmSSA_LocalSetOp : WasmSSA_LocalWriteOp<"local_set">;
def WasmSSA_LocalTeeOp : WasmSSA_LocalWriteOp<"local_tee", [WasmSSA_InfersType]> {
  let summary = "sets a local variable, and gives the value on";
  let results = (outs WasmSSA_ValType:$result);
}

def WasmSSA_GlobalGetOp : WasmSSA_Op<"global_get", [DeclareOpInterfaceMethods<SymbolUserOpInterface>,
                                                    ConstantExprOpTrait]> {
  let summary = "the value of a global variable";
  let arguments = (ins FlatSymbolRefAttr:$global);
  let results = (outs WasmSSA_ValType:$global_val);
  let assemblyFormat = "$global attr-dict `:` type($global_val)";
}

//===- Control flow -------------------------------------------------------===//

class WasmSSA_LevelOp<string mnemonic>
    : WasmSSA_Op<mnemonic, [Terminator, DeclareOpInterfaceMethods<LabelLevelOpInterface>]> {
  let successors = (successor AnySuccessor:$target);
}
class WasmSSA_BlockLikeOp<string mnemonic> : WasmSSA_LevelOp<mnemonic> {
  let arguments = (ins Variadic<WasmSSA_ValType>:$inputs);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "(`(`$inputs^`)` `:` type($inputs))? attr-dict  `:` $body `>` $target";
}
def WasmSSA_BlockOp : WasmSSA_BlockLikeOp<"block"> {
  let summary = "a region with a label at its end";
}
def WasmSSA_LoopOp : WasmSSA_BlockLikeOp<"loop"> {
  let summary = "a region with a label at its beginning";
}

def WasmSSA_IfOp : WasmSSA_LevelOp<"if"> {
  let summary = "one of two regions, with a label at the end";
  let arguments = (ins I32:$condition, Variadic<WasmSSA_ValType>:$inputs);
  let regions = (region AnyRegion:$if, AnyRegion:$else);
  let assemblyFormat = [{
    $condition (`(`$inputs^`)` `:` type($inputs))? attr-dict  `:` $if custom<ElseRegion>($else)
    `>` $target
  }];
}

class WasmSSA_LeaveOp<string mnemonic>
    : WasmSSA_Op<mnemonic, [Terminator, DeclareOpInterfaceMethods<LabelBranchingOpInterface>]>;
def WasmSSA_BlockReturnOp : WasmSSA_LeaveOp<"block_return"> {
  let summary = "leaves the innermost region with a label";
  let arguments = (ins Variadic<WasmSSA_ValType>:$inputs);
  let assemblyFormat = "($inputs^ `:` type($inputs))? attr-dict";
}
def WasmSSA_BranchIfOp : WasmSSA_LeaveOp<"branch_if"> {
  let summary = "branch to a label if a condition holds";
  let arguments = (ins I32:$condition, UI32Attr:$exitLevel, Variadic<WasmSSA_ValType>:$inputs);
  let successors = (successor AnySuccessor:$elseSuccessor);
  let assemblyFormat = [{
    $condition `to` `level` $exitLevel (`with` `args`  `(`$inputs^ `:` type($inputs)`)`)?
    `else` $elseSuccessor  attr-dict
  }];
}

def WasmSSA_FuncCallOp : WasmSSA_Op<"call"> {
  let summary = "call of a function by symbol";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<WasmSSA_ValType>:$operands);
  let results = (outs Variadic<WasmSSA_ValType>:$results);
  let assemblyFormat = [{
    $callee (`(`$operands^`)`)? attr-dict `:` functional-type($operands, $results)
  }];
}

def WasmSSA_ReturnOp : WasmSSA_Op<"return", [Terminator]> {
  let summary = "end of a function, or of an initial value";
  let arguments = (ins Variadic<WasmSSA_ValType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

//===- What a module defines and imports ----------------------------------===//

def WasmSSA_FuncOp : WasmSSA_Op<"func", WasmSSA_Scope # [
    DeclareOpInterfaceMethods<FunctionOpInterface, ["verifyBody"]>, IsolatedFromAbove, Symbol]> {
  let summary = "a function";
  let arguments = (ins SymbolNameAttr:$sym_name, WasmSSA_FuncTypeAttr:$functionType,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs, UnitAttr:$exported);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}

def WasmSSA_GlobalOp : WasmSSA_Op<"global", WasmSSA_Scope # [
    IsolatedFromAbove, Symbol, ConstantExpressionInitializerOpTrait]> {
  let summary = "a global variable";
  let arguments = (ins SymbolNameAttr:$sym_name, WasmSSA_ValTypeAttr:$type, UnitAttr:$isMutable,
                       UnitAttr:$exported);
  let regions = (region AnyRegion:$initializer);
  let hasCustomAssemblyFormat = 1;
}

class WasmSSA_ImportOp<string of, list<Trait> traits = [Symbol, ImportOpInterface]>
    : WasmSSA_Op<"import_" # of, traits> {
  let assemblyFormat = "$importName `from` $moduleName `as` $sym_name attr-dict";
  let extraClassDeclaration = "bool isDeclaration() { return true; }";
}

def WasmSSA_FuncImportOp
    : WasmSSA_ImportOp<"func", [Symbol, CallableOpInterface, ImportOpInterface]> {
  let summary = "a function of another module";
  let arguments = (ins SymbolNameAttr:$sym_name, StrAttr:$moduleName, StrAttr:$importName,
                       WasmSSA_FuncTypeAttr:$type, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
}

def WasmSSA_GlobalImportOp : WasmSSA_ImportOp<"global"> {
  let summary = "a global variable of another module";
  let arguments = (ins SymbolNameAttr:$sym_name, StrAttr:$moduleName, StrAttr:$importName,
                       WasmSSA_ValTypeAttr:$type, UnitAttr:$isMutable);
  let assemblyFormat = ?;
  let hasCustomAssemblyFormat = 1;
}

// Memories and tables: a name and what there is to say about their size.
multiclass WasmSSA_Sized<string mnemonic, string importMnemonic, Attr of, string as> {
  def Op : WasmSSA_Op<mnemonic, [Symbol]> {
    let arguments = !dag(ins, [SymbolNameAttr, of, UnitAttr], ["sym_name", as, "exported"]);
    let assemblyFormat = "(`exported` $exported^)? $sym_name $" # as # " attr-dict";
  }
  def ImportOp : WasmSSA_ImportOp<importMnemonic> {
    let arguments = !dag(ins, [SymbolNameAttr, StrAttr, StrAttr, of],
                         ["sym_name", "moduleName", "importName", as]);
  }
}
defm WasmSSA_Mem   : WasmSSA_Sized<"memory", "mem", WasmSSA_LimitTypeAttr, "limits">;
defm WasmSSA_Table : WasmSSA_Sized<"table", "table", WasmSSA_TableTypeAttr, "type">;

#endif
