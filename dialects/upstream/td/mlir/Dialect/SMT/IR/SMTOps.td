//===- SMTOps.td: solvers, and logic of truth values ----------------------===//
#ifndef LEGALIZE_SMT_OPS
#define LEGALIZE_SMT_OPS

include "mlir/Dialect/SMT/IR/SMTAttributes.td"
include "mlir/Dialect/SMT/IR/SMTDialect.td"
include "mlir/Dialect/SMT/IR/SMTTypes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SMTOp<string mnemonic, list<Trait> traits = []> : Op<SMTDialect, mnemonic, traits>;

defvar SMTNamesResult = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;
defvar SMTEndsInYield = SingleBlockImplicitTerminator<"smt::YieldOp">;

//===- Solvers ------------------------------------------------------------===//

def SolverOp : SMTOp<"solver", [IsolatedFromAbove, SMTEndsInYield]> {
  let summary = "one run of a solver";
  let arguments = (ins Variadic<AnyNonSMTType>:$inputs);
  let results = (outs Variadic<AnyNonSMTType>:$results);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = "`(` $inputs `)` attr-dict `:` functional-type($inputs, $results) $bodyRegion";
  let hasRegionVerifier = true;
}

def YieldOp : SMTOp<"yield", [Pure, Terminator, ReturnLike]> {
  let summary = "end of a region";
  let arguments = (ins Variadic<AnyType>:$values);
  let builders = [OpBuilder<(ins), "build($_builder, $_state, {});">];
  let assemblyFormat = "($values^ `:` qualified(type($values)))? attr-dict";
}

def SetLogicOp : SMTOp<"set_logic", [HasParent<"smt::SolverOp">]> {
  let summary = "chooses the logic";
  let arguments = (ins StrAttr:$logic);
  let assemblyFormat = "$logic attr-dict";
}

def AssertOp : SMTOp<"assert"> {
  let summary = "demands that something holds";
  let arguments = (ins BoolType:$input);
  let assemblyFormat = "$input attr-dict";
}

def CheckOp : SMTOp<"check", [NoRegionArguments, SMTEndsInYield]> {
  let summary = "asks if all that is demanded can hold";
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$satRegion, SizedRegion<1>:$unknownRegion,
                        SizedRegion<1>:$unsatRegion);
  let assemblyFormat = [{
    attr-dict `sat` $satRegion `unknown` $unknownRegion `unsat` $unsatRegion
    (`->` qualified(type($results))^ )?
  }];
  let hasRegionVerifier = true;
}

def ResetOp : SMTOp<"reset"> {
  let summary = "forgets all that was demanded";
  let assemblyFormat = "attr-dict";
}

// The stack of what is demanded.
class SMTStackOp<string mnemonic> : SMTOp<mnemonic> {
  let arguments = (ins ConfinedAttr<I32Attr, [IntNonNegative]>:$count);
  let assemblyFormat = "$count attr-dict";
}
def PopOp  : SMTStackOp<"pop">;
def PushOp : SMTStackOp<"push">;

//===- Values of any sort -------------------------------------------------===//

def DeclareFunOp : SMTOp<"declare_fun", [SMTNamesResult]> {
  let summary = "a value, or function, that the solver is free to choose";
  let arguments = (ins OptionalAttr<StrAttr>:$namePrefix);
  let results = (outs Res<AnySMTType, "the value", [MemAlloc]>:$result);
  let builders = [OpBuilder<(ins "::mlir::Type":$type), "build($_builder, $_state, type, nullptr);">];
  let assemblyFormat = "($namePrefix^)? attr-dict `:` qualified(type($result))";
}

def ApplyFuncOp : SMTOp<"apply_func", [Pure,
    TypesMatchWith<"summary", "func", "result", "cast<SMTFuncType>($_self).getRangeType()">,
    RangedTypesMatchWith<"summary", "func", "args", "cast<SMTFuncType>($_self).getDomainTypes()">]> {
  let summary = "a function of the solver applied to arguments";
  let arguments = (ins SMTFuncType:$func, Variadic<AnyNonFuncSMTType>:$args);
  let results = (outs AnyNonFuncSMTType:$result);
  let assemblyFormat = "$func `(` $args `)` attr-dict `:` qualified(type($func))";
}

class SMTComparisonOp<string mnemonic> : SMTOp<mnemonic, [Pure, SameTypeOperands]> {
  let arguments = (ins Variadic<AnyNonFuncSMTType>:$inputs);
  let results = (outs BoolType:$result);
  let builders = [OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs),
                            "build($_builder, $_state, ::mlir::ValueRange{lhs, rhs});">];
  let hasCustomAssemblyFormat = true;
  let hasVerifier = true;
}
def DistinctOp : SMTComparisonOp<"distinct"> { let summary = "no two are equal"; }
def EqOp       : SMTComparisonOp<"eq"> { let summary = "all are equal"; }

def IteOp : SMTOp<"ite", [Pure, AllTypesMatch<["thenValue", "elseValue", "result"]>]> {
  let summary = "one of two values";
  let arguments = (ins BoolType:$cond, AnySMTType:$thenValue, AnySMTType:$elseValue);
  let results = (outs AnySMTType:$result);
  let assemblyFormat = "$cond `,` $thenValue `,` $elseValue attr-dict `:` qualified(type($result))";
}

//===- Truth values -------------------------------------------------------===//

class SMTBoolOp<string mnemonic, list<Trait> traits = []> : SMTOp<mnemonic, traits> {
  let results = (outs BoolType:$result);
}

def BoolConstantOp : SMTBoolOp<"constant", [Pure, ConstantLike, SMTNamesResult]> {
  let summary = "true or false";
  let arguments = (ins BoolAttr:$value);
  let assemblyFormat = "$value attr-dict";
  let hasFolder = true;
}

class VariadicBoolOp<string mnemonic> : SMTBoolOp<mnemonic, [Pure]> {
  let arguments = (ins Variadic<BoolType>:$inputs);
  let builders = [OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs),
                            "build($_builder, $_state, ::mlir::ValueRange{lhs, rhs});">];
  let assemblyFormat = "$inputs attr-dict";
}
def AndOp : VariadicBoolOp<"and">;
def OrOp  : VariadicBoolOp<"or">;
def XOrOp : VariadicBoolOp<"xor">;

def ImpliesOp : SMTBoolOp<"implies", [Pure]> {
  let summary = "the second holds if the first does";
  let arguments = (ins BoolType:$lhs, BoolType:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
}

def NotOp : SMTBoolOp<"not", [Pure]> {
  let summary = "negation";
  let arguments = (ins BoolType:$input);
  let assemblyFormat = "$input attr-dict";
}

class QuantifierOp<string mnemonic>
    : SMTBoolOp<mnemonic, [RecursivelySpeculatable, RecursiveMemoryEffects, SMTEndsInYield]> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "0">:$weight, UnitAttr:$noPattern,
                       OptionalAttr<StrArrayAttr>:$boundVarNames);
  let regions = (region SizedRegion<1>:$body, VariadicRegion<SizedRegion<1>>:$patterns);
  let assemblyFormat = [{
    ($boundVarNames^)? (`no_pattern` $noPattern^)? (`weight` $weight^)? attr-dict-with-keyword
    $body (`patterns` $patterns^)?
  }];
  let hasRegionVerifier = true;
  let hasVerifier = true;
}
def ExistsOp : QuantifierOp<"exists">;
def ForallOp : QuantifierOp<"forall">;

#endif
