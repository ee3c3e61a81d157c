//===- ShapeOps.td: operations on shapes and extents ----------------------===//
#ifndef LEGALIZE_SHAPE_OPS
#define LEGALIZE_SHAPE_OPS

include "mlir/Dialect/Shape/IR/ShapeBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Shape_Op<string mnemonic, list<Trait> traits = []> : Op<ShapeDialect, mnemonic, traits>;

// What most operations here take and give.
defvar _ShapeLike = Shape_ShapeOrExtentTensorType;
defvar _ShapeExtent = Shape_SizeOrIndexType;
defvar _ShapeInfers = [InferTypeOpAdaptorWithIsCompatible];
defvar _ShapeIsCast = DeclareOpInterfaceMethods<CastOpInterface>;

//===- Numbers ------------------------------------------------------------===//

// Two of a kind to a third.
class Shape_BinaryOp<string mnemonic, Type of, list<Trait> traits = []>
    : Shape_Op<mnemonic, _ShapeInfers # [Pure] # traits> {
  let arguments = (ins of:$lhs, of:$rhs);
  let results = (outs of:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
  let hasFolder = 1;
  let hasVerifier = !eq(!cast<string>(of), !cast<string>(_ShapeExtent));
}

def Shape_AddOp : Shape_BinaryOp<"add", _ShapeExtent, [Commutative]> { let summary = "sum"; }
def Shape_DivOp : Shape_BinaryOp<"div", _ShapeExtent> { let summary = "quotient, rounded down"; }
def Shape_MulOp : Shape_BinaryOp<"mul", _ShapeExtent, [Commutative]> { let summary = "product"; }
def Shape_MaxOp : Shape_BinaryOp<"max", Shape_ShapeOrSizeType, [Commutative]> {
  let summary = "the larger, extent by extent";
}
def Shape_MinOp : Shape_BinaryOp<"min", Shape_ShapeOrSizeType, [Commutative]> {
  let summary = "the smaller, extent by extent";
}

def Shape_ConstSizeOp : Shape_Op<"const_size", [ConstantLike, Pure,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a known extent";
  let arguments = (ins IndexAttr:$value);
  let results = (outs Shape_SizeType:$result);
  let assemblyFormat = "$value attr-dict";
  let hasFolder = 1;
}

def Shape_IndexToSizeOp : Shape_Op<"index_to_size", [Pure]> {
  let summary = "an index as a size";
  let arguments = (ins Index:$arg);
  let results = (outs Shape_SizeType:$result);
  let assemblyFormat = "$arg attr-dict";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Shape_SizeToIndexOp : Shape_Op<"size_to_index", [Pure, _ShapeIsCast]> {
  let summary = "a size as an index";
  let arguments = (ins _ShapeExtent:$arg);
  let results = (outs Index:$result);
  let assemblyFormat = "$arg attr-dict `:` type($arg)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

//===- Shapes made and taken apart ----------------------------------------===//

def Shape_AnyOp : Shape_Op<"any", [Pure, Commutative]> {
  let summary = "one of several shapes that are known to agree";
  let arguments = (ins Variadic<_ShapeLike>:$inputs);
  let results = (outs _ShapeLike:$result);
  let assemblyFormat = "$inputs attr-dict `:` type($inputs) `->` type($result)";
  let hasFolder = 1;
}

def Shape_BroadcastOp : Shape_Op<"broadcast", [Pure, Commutative]> {
  let summary = "the shape to which all given ones stretch";
  let arguments = (ins Variadic<_ShapeLike>:$shapes, OptionalAttr<StrAttr>:$error);
  let results = (outs _ShapeLike:$result);
  let assemblyFormat = "$shapes attr-dict `:` type($shapes) `->` type($result)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Shape_ConcatOp : Shape_Op<"concat", [Pure]> {
  let summary = "the extents of one shape and then those of another";
  let arguments = (ins _ShapeLike:$lhs, _ShapeLike:$rhs);
  let results = (outs _ShapeLike:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
  let hasFolder = 1;
}

def Shape_ConstShapeOp : Shape_Op<"const_shape", [ConstantLike, Pure] # _ShapeInfers> {
  let summary = "a known shape";
  let arguments = (ins IndexElementsAttr:$shape);
  let results = (outs _ShapeLike:$result);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
}

def Shape_DimOp : Shape_Op<"dim", _ShapeInfers # [Pure]> {
  let summary = "one extent of a value";
  let arguments = (ins AnyShaped:$value, _ShapeExtent:$index);
  let results = (outs _ShapeExtent:$extent);
  let assemblyFormat = [{
    $value `,` $index attr-dict `:` type($value) `,` type($index) `->` type($extent)
  }];
  let hasFolder = 1;
}

def Shape_FromExtentTensorOp : Shape_Op<"from_extent_tensor", [Pure]> {
  let summary = "a tensor of extents as a shape";
  let arguments = (ins 1DTensorOf<[Index]>:$input);
  let results = (outs Shape_ShapeType:$result);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}

def Shape_FromExtentsOp : Shape_Op<"from_extents", [Pure]> {
  let summary = "a shape of the given extents";
  let arguments = (ins Variadic<_ShapeExtent>:$extents);
  let results = (outs Shape_ShapeType:$shape);
  let assemblyFormat = "$extents attr-dict `:` type($extents)";
  let hasFolder = 1;
}

def Shape_GetExtentOp : Shape_Op<"get_extent", _ShapeInfers # [Pure]> {
  let summary = "one extent of a shape";
  let arguments = (ins _ShapeLike:$shape, _ShapeExtent:$dim);
  let results = (outs _ShapeExtent:$extent);
  let assemblyFormat = [{
    $shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Shape_MeetOp : Shape_Op<"meet", _ShapeInfers # [Commutative]> {
  let summary = "what two shapes or sizes tell when taken together";
  defvar Any = Shape_AnyShapeOrSizeType;
  let arguments = (ins Any:$arg0, Any:$arg1, OptionalAttr<StrAttr>:$error);
  let results = (outs Any:$result);
  let assemblyFormat = [{
    $arg0 `,` $arg1 (`,` `error` `=` $error^)? attr-dict
    `:` type($arg0) `,` type($arg1) `->` type($result)
  }];
}

def Shape_NumElementsOp : Shape_Op<"num_elements", _ShapeInfers # [Pure]> {
  let summary = "product of all extents";
  let arguments = (ins _ShapeLike:$shape);
  let results = (outs _ShapeExtent:$result);
  let assemblyFormat = "$shape attr-dict `:` type($shape) `->` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Shape_RankOp : Shape_Op<"rank", _ShapeInfers # [Pure]> {
  let summary = "how many extents a shape has";
  let arguments = (ins _ShapeLike:$shape);
  let results = (outs _ShapeExtent:$rank);
  let assemblyFormat = "$shape attr-dict `:` type($shape) `->` type($rank)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Shape_ShapeOfOp : Shape_Op<"shape_of", _ShapeInfers # [Pure]> {
  let summary = "shape of a value";
  let arguments = (ins AnyTypeOf<[AnyShaped, Shape_ValueShapeType]>:$arg);
  let results = (outs _ShapeLike:$result);
  let assemblyFormat = "$arg attr-dict `:` type($arg) `->` type($result)";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Shape_SplitAtOp : Shape_Op<"split_at", [Pure]> {
  let summary = "the two parts of a shape before and after a place";
  let arguments = (ins _ShapeLike:$operand, _ShapeExtent:$index);
  let results = (outs _ShapeLike:$head, _ShapeLike:$tail);
  let hasFolder = 1;
}

def Shape_ToExtentTensorOp : Shape_Op<"to_extent_tensor", [Pure, _ShapeIsCast]> {
  let summary = "a shape as a tensor of extents";
  let arguments = (ins _ShapeLike:$input);
  let results = (outs IndexTensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasFolder = 1;
}

def Shape_ValueAsShapeOp : Shape_Op<"value_as_shape", [Pure]> {
  let summary = "the numbers in a value, read as extents";
  let arguments = (ins AnyTypeOf<[1DTensorOf<[AnyInteger, Index]>, Shape_ValueShapeType]>:$arg);
  let results = (outs _ShapeLike:$result);
  let assemblyFormat = "$arg attr-dict `:` type($arg) `->` type($result)";
}

def Shape_ValueOfOp : Shape_Op<"value_of", [Pure]> {
  let summary = "the value of a pair of value and shape";
  let arguments = (ins Shape_ValueShapeType:$arg);
  let results = (outs AnyShaped:$result);
  let assemblyFormat = "$arg attr-dict `:` type($result)";
}

def Shape_WithOp : Shape_Op<"with_shape", [Pure]> {
  let summary = "a pair of value and shape";
  let arguments = (ins AnyTypeOf<[AnyShaped, Shape_ValueShapeType]>:$operand, _ShapeLike:$shape);
  let results = (outs Shape_ValueShapeType:$result);
  let assemblyFormat = "operands attr-dict `:` type($operand) `,` type($shape)";
}

//===- Questions about shapes, answered by a bit or by a witness ----------===//

class Shape_CompareOp<string mnemonic, Type answer, list<Trait> traits = []>
    : Shape_Op<mnemonic, traits # [Commutative]> {
  let arguments = (ins Variadic<_ShapeLike>:$shapes);
  let results = (outs answer:$result);
  let assemblyFormat = "$shapes attr-dict `:` type($shapes)";
  let hasFolder = 1;
}

def Shape_ShapeEqOp : Shape_CompareOp<"shape_eq", I1, [Pure]> {
  let summary = "whether shapes are the same";
}
def Shape_IsBroadcastableOp : Shape_CompareOp<"is_broadcastable", I1> {
  let summary = "whether shapes stretch to a common one";
  let hasCanonicalizer = 1;
}
def Shape_CstrBroadcastableOp : Shape_CompareOp<"cstr_broadcastable", Shape_WitnessType> {
  let summary = "asks that shapes stretch to a common one";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}
def Shape_CstrEqOp : Shape_CompareOp<"cstr_eq", Shape_WitnessType> {
  let summary = "asks that shapes are the same";
  let hasCanonicalizer = 1;
}

def Shape_CstrRequireOp : Shape_Op<"cstr_require"> {
  let summary = "asks that a bit is set";
  let arguments = (ins I1:$pred, StrAttr:$msg);
  let results = (outs Shape_WitnessType:$result);
  let assemblyFormat = "$pred `,` $msg attr-dict";
  let hasFolder = 1;
}

def Shape_ConstWitnessOp : Shape_Op<"const_witness", [ConstantLike, Pure]> {
  let summary = "a witness whose truth is known";
  let arguments = (ins BoolAttr:$passing);
  let results = (outs Shape_WitnessType:$result);
  let assemblyFormat = "$passing attr-dict";
  let hasFolder = 1;
}

def Shape_AssumingAllOp : Shape_Op<"assuming_all", [Pure, Commutative]> {
  let summary = "a witness of all conditions at once";
  let arguments = (ins Variadic<Shape_WitnessType>:$inputs);
  let results = (outs Shape_WitnessType:$result);
  let assemblyFormat = "$inputs attr-dict";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===- Regions and functions ----------------------------------------------===//

// Regions in which operations of this dialect are written without its name.
class _ShapeDefault {
  code extraClassDeclaration = [{ static ::llvm::StringRef getDefaultDialect() { return "shape"; } }];
}

class Shape_TerminatorOp<string mnemonic, list<Trait> first, list<Trait> last = []>
    : Shape_Op<mnemonic, first # [Pure, ReturnLike, Terminator] # last> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

def Shape_AssumingOp : Shape_Op<"assuming", [SingleBlockImplicitTerminator<"AssumingYieldOp">,
    DeclareOpInterfaceMethods<RegionBranchOpInterface>, RecursiveMemoryEffects]> {
  let summary = "code which may rely on a witness";
  let arguments = (ins Shape_WitnessType:$witness);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$doRegion);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
}

def Shape_AssumingYieldOp : Shape_TerminatorOp<"assuming_yield", [], [HasParent<"AssumingOp">]> {
  let summary = "end of code that relies on a witness";
}

def Shape_ReduceOp : Shape_Op<"reduce", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "goes over the extents of a shape with values carried along";
  let arguments = (ins _ShapeLike:$shape, Variadic<AnyType>:$initVals);
  let results = (outs Variadic<AnyType>:$result);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Shape_YieldOp : Shape_TerminatorOp<"yield", [HasParent<"ReduceOp, FunctionLibraryOp">]> {
  let summary = "end of a turn over the extents";
  let hasVerifier = 1;
}

def Shape_FuncOp : Shape_Op<"func", [AffineScope, AutomaticAllocationScope, FunctionOpInterface,
                                     IsolatedFromAbove, OpAsmOpInterface]> {
  let summary = "a function that computes shapes";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    static ::llvm::StringRef getDefaultDialect() { return "shape"; }
    bool isDeclaration() { return isExternal(); }
  }];
}

def Shape_ReturnOp : Shape_TerminatorOp<"return", [HasParent<"FuncOp">]> {
  let summary = "end of a function that computes shapes";
}

def Shape_FunctionLibraryOp : Shape_Op<"function_library", [AffineScope, IsolatedFromAbove,
    NoRegionArguments, SymbolTable, Symbol, NoTerminator, OpAsmOpInterface, SingleBlock]>, _ShapeDefault {
  let summary = "functions that compute shapes, by the operations for which they do";
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility,
                       DictionaryAttr:$mapping);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}

def Shape_DebugPrintOp : Shape_Op<"debug_print"> {
  let summary = "prints a shape or size and forwards it";
  let arguments = (ins Shape_ShapeOrSizeType:$input);
  let results = (outs Shape_ShapeOrSizeType:$output);
}

#endif
