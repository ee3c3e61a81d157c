include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Own_Dialect : Dialect { let name = "own"; let cppNamespace = "::own"; }
class Own_Op<string mnemonic, list<Trait> traits = []> : Op<Own_Dialect, mnemonic, traits>;

def Own_NothingOp : Own_Op<"nothing">;
def Own_SourceOp : Own_Op<"source"> { let results = (outs AnyType:$value); }
def Own_SinkOp : Own_Op<"sink"> { let arguments = (ins AnyType:$value); }
def Own_PairOp : Own_Op<"pair"> {
  let arguments = (ins I32:$left, I64:$right);
  let results = (outs I32:$first, I64:$second);
}
def Own_OptionalOp : Own_Op<"optional"> {
  let arguments = (ins Optional<AnyType>:$maybe, StrAttr:$tag, OptionalAttr<I32Attr>:$count);
  let results = (outs Optional<AnyType>:$out);
}
def Own_SegmentsOp : Own_Op<"segments", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<I32>:$as, Optional<F32>:$b, Variadic<AnyType>:$cs);
  let results = (outs Variadic<I32>:$xs, F32:$y, Variadic<AnyType>:$zs);
}
def Own_SameSizeOp : Own_Op<"same_size", [SameVariadicOperandSize, SameVariadicResultSize]> {
  let arguments = (ins Variadic<I32>:$as, F32:$b, Variadic<I32>:$cs);
  let results = (outs Variadic<I32>:$xs, Variadic<I32>:$ys);
}
def Own_VariadicOfVariadicOp : Own_Op<"lists", [AttrSizedOperandSegments]> {
  let arguments = (ins VariadicOfVariadic<I32, "sizes">:$lists, DenseI32ArrayAttr:$sizes, Variadic<I32>:$rest);
}
def Own_RegionOp : Own_Op<"region"> {
  let arguments = (ins AnyType:$arg);
  let results = (outs Variadic<AnyType>:$res);
  let regions = (region SizedRegion<1>:$body, VariadicRegion<AnyRegion>:$others);
}
def Own_BranchOp : Own_Op<"branch", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$args);
  let successors = (successor AnySuccessor:$next);
}
def Own_PropertyOp : Own_Op<"property"> {
  let arguments = (ins AnyType:$x, I64Prop:$size, DefaultValuedProp<BoolProp, "false">:$flag, UnitAttr:$mark);
}
def Own_DefaultOp : Own_Op<"default"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "7">:$seven, DefaultValuedOptionalAttr<StrAttr, "\"x\"">:$text);
}
def Own_SameTypeOp : Own_Op<"same_type", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$z);
}
def Own_InferOp : Own_Op<"infer", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$y);
}
def Own_FirstAttrOp : Own_Op<"first_attr", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$y);
}
def Own_FixedOp : Own_Op<"fixed"> { let results = (outs I32:$a, F32:$b); }
def Own_MatchOp : Own_Op<"match", [TypesMatchWith<"", "x", "y", "$_self">]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$y);
}
def Own_Positive : ConfinedAttr<I32Attr, [IntPositive]>;
def Own_EvenBits : Type<CPred<"$_self.getIntOrFloatBitWidth() % 2 == 0">, "a type of an even number of bits">;
def Own_Interface : OpInterface<"Marked"> { let cppNamespace = "::own"; }
def Own_TypeInterface : TypeInterface<"MarkedType"> { let cppNamespace = "::own"; }
def Own_AttrInterface : AttrInterface<"MarkedAttr"> { let cppNamespace = "::own"; }
