// Embedded prelude: operations.

#ifndef OP_BASE
#define OP_BASE

include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/Interfaces.td"
include "mlir/IR/Properties.td"
include "mlir/IR/Traits.td"
include "mlir/IR/Utils.td"
include "mlir/IR/AttrTypeBase.td"

// Traits of operations.

class StructuralOpTrait;
class NativeOpTrait<string name, list<Trait> needs = [], code declaration = [{}],
                    code definition = [{}]>
    : NativeTrait<name, "Op", declaration, definition> {
  list<Trait> dependentTraits = needs;
}
class ParamNativeOpTrait<string name, string params, list<Trait> needs = []>
    : ParamNativeTrait<name, params, "Op"> {
  list<Trait> dependentTraits = needs;
}
class GenInternalOpTrait<string name, list<Trait> needs = []> : GenInternalTrait<name, "Op"> {
  list<Trait> dependentTraits = needs;
}
class PredOpTrait<string desc, Pred condition, list<Trait> needs = []> : PredTrait<desc, condition> {
  list<Trait> dependentTraits = needs;
}

def AffineScope : NativeOpTrait<"AffineScope">;
def AutomaticAllocationScope : NativeOpTrait<"AutomaticAllocationScope">;
def ResultsBroadcastableShape : NativeOpTrait<"ResultsBroadcastableShape">;
def Commutative : NativeOpTrait<"IsCommutative">;
def Idempotent : NativeOpTrait<"IsIdempotent">;
def Involution : NativeOpTrait<"IsInvolution">;
def ConstantLike : NativeOpTrait<"ConstantLike">;
def IsolatedFromAbove : NativeOpTrait<"IsIsolatedFromAbove">;
def ResultsAreFloatLike : NativeOpTrait<"ResultsAreFloatLike">;
def SameTypeOperands : NativeOpTrait<"SameTypeOperands">;
def SameOperandsShape : NativeOpTrait<"SameOperandsShape">;
def SameOperandsAndResultShape : NativeOpTrait<"SameOperandsAndResultShape">;
def SameOperandsElementType : NativeOpTrait<"SameOperandsElementType">;
def SameOperandsAndResultElementType : NativeOpTrait<"SameOperandsAndResultElementType">;
def Terminator : NativeOpTrait<"IsTerminator">;
def MemRefsNormalizable : NativeOpTrait<"MemRefsNormalizable">;
def Elementwise : NativeOpTrait<"Elementwise">;
def Scalarizable : NativeOpTrait<"Scalarizable", [Elementwise]>;
def Vectorizable : NativeOpTrait<"Vectorizable", [Elementwise]>;
def Tensorizable : NativeOpTrait<"Tensorizable", [Elementwise]>;
def ElementwiseMappable : TraitList<[Elementwise, Scalarizable, Vectorizable, Tensorizable]>;

def SingleBlock : NativeOpTrait<"SingleBlock">, StructuralOpTrait;
class SingleBlockImplicitTerminatorImpl<string op>
    : ParamNativeOpTrait<"SingleBlockImplicitTerminator", op, [SingleBlock]>, StructuralOpTrait;
class SingleBlockImplicitTerminator<string op>
    : TraitList<[SingleBlock, SingleBlockImplicitTerminatorImpl<op>]>;
def NoTerminator : NativeOpTrait<"NoTerminator">, StructuralOpTrait;
class HasParent<string op> : ParamNativeOpTrait<"HasParent", op>, StructuralOpTrait;
class ParentOneOf<list<string> ops>
    : ParamNativeOpTrait<"HasParent", !interleave(ops, ", ")>, StructuralOpTrait;
def FirstAttrDerivedResultType : GenInternalOpTrait<"FirstAttrDerivedResultType">;
def SameVariadicOperandSize : GenInternalOpTrait<"SameVariadicOperandSize">;
def SameVariadicResultSize : GenInternalOpTrait<"SameVariadicResultSize">;
def AttrSizedOperandSegments : NativeOpTrait<"AttrSizedOperandSegments">, StructuralOpTrait;
def AttrSizedResultSegments : NativeOpTrait<"AttrSizedResultSegments">, StructuralOpTrait;
def NoRegionArguments : NativeOpTrait<"NoRegionArguments">, StructuralOpTrait;

// Successors and regions.

class Successor<Pred condition, string desc = ""> : SuccessorConstraint<condition, desc>;
def AnySuccessor : Successor<?, "any successor">;
class VariadicSuccessor<Successor of> : Successor<of.predicate, of.summary>;

class Region<Pred condition, string desc = ""> : RegionConstraint<condition, desc>;
def AnyRegion : Region<CPred<"true">, "any region">;
class SizedRegion<int count>
    : Region<CPred<"::llvm::hasNItems($_self, " # count # ")">, "region with " # count # " blocks"> {
  int blocks = count;
}
class MinSizedRegion<int count>
    : Region<CPred<"::llvm::hasNItemsOrMore($_self, " # count # ")">,
             "region with at least " # count # " blocks">;
class MaxSizedRegion<int count>
    : Region<CPred<"::llvm::hasNItemsOrLess($_self, " # count # ")">,
             "region with at most " # count # " blocks">;
class VariadicRegion<Region of> : Region<of.predicate, of.summary>;

// Operators of the dags that list regions and successors.
def region;
def successor;

class OpBuilder<dag params, code bodyCode = ""> {
  dag dagParams = params;
  code body = bodyCode;
}
class DeprecatedOpBuilder<string why, dag params, code bodyCode = "">
    : OpBuilder<params, bodyCode>, CppDeprecated<why>;

// An operand or result with more to say than its constraint.
class OpVariableDecorator;
class OpVariable<Constraint of, string desc = "", list<OpVariableDecorator> marks = []> {
  Constraint constraint = of;
  string summary = desc;
  list<OpVariableDecorator> decorators = marks;
}
class Arg<Constraint of, string desc = "", list<OpVariableDecorator> marks = []>
    : OpVariable<of, desc, marks>;
class Res<Constraint of, string desc = "", list<OpVariableDecorator> marks = []>
    : OpVariable<of, desc, marks>;

class OpDocGroup {
  string summary;
  string description;
}

class Op<Dialect home, string mnemonic, list<Trait> props = []> {
  Dialect opDialect = home;
  string opName = mnemonic;
  string cppNamespace = home.cppNamespace;
  string summary = "";
  string description = "";
  OpDocGroup opDocGroup = ?;
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);
  list<OpBuilder> builders = ?;
  bit skipDefaultBuilders = 0;
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;
  bit hasVerifier = 0;
  bit hasRegionVerifier = 0;
  bit hasCanonicalizer = 0;
  bit hasCanonicalizeMethod = 0;
  bit hasFolder = 0;
  bit useCustomPropertiesEncoding = 0;
  list<Trait> traits = props;
  code extraClassDeclaration = ?;
  code extraClassDefinition = ?;
}
class Arguments<dag args> { dag arguments = args; }
class Results<dag rets> { dag results = rets; }

// Interfaces that are implemented or promised.

class _InterfaceName<Interface of> {
  string full = !if(!empty(of.cppNamespace), "", of.cppNamespace # "::") # of.cppInterfaceName;
}
class PromisedAttrInterface<AttrInterface of>
    : AttrConstraint<
        CPred<"$_self.hasPromiseOrImplementsInterface<" # _InterfaceName<of>.full # ">()">,
        "promising or implementing the `" # of.cppInterfaceName # "` attr interface">;
class HasPromiseOrImplementsTypeInterface<TypeInterface of>
    : CPred<"$_self.hasPromiseOrImplementsInterface<" # _InterfaceName<of>.full # ">()">;
class PromisedTypeInterface<TypeInterface of>
    : TypeConstraint<HasPromiseOrImplementsTypeInterface<of>,
                     "promising or implementing the `" # of.cppInterfaceName # "` type interface">;

// Relations between operands, results and attributes.

class Rank<string name> : StrFunc<"::llvm::cast<::mlir::ShapedType>($" # name # ".getType()).getRank()">;
class Shape<string name> : StrFunc<"::llvm::cast<::mlir::ShapedType>($" # name # ".getType()).getShape()">;
class ElementCount<string name>
    : StrFunc<"::llvm::cast<::mlir::ShapedType>($" # name # ".getType()).getNumElements()">;
class ElementType<string name> : StrFunc<"getElementTypeOrSelf($" # name # ")">;

class AnyPred<list<string> values>
    : CPred<!if(!empty(values), "false", !interleave(!foreach(v, values, "(" # v # ")"), " || "))>;
// Each equals the next, and the last the first.
class AllMatchPred<list<string> values>
    : CPred<!if(!lt(!size(values), 2), "true",
                !foldl("(" # !head(values) # ")", !tail(values), sofar, v,
                       sofar # " == (" # v # ") && (" # v # ")")
                # " == (" # !head(values) # ")")>;
class AllMatch<list<string> values, string summary> : PredOpTrait<summary, AllMatchPred<values>>;
class AllMatchSameOperatorPred<list<string> names, string operator>
    : AllMatchPred<!foreach(n, names, !subst("$_self", "$" # n, operator))>;
class AllMatchSameOperatorTrait<list<string> names, string operator, string summary>
    : PredOpTrait<"all of {" # !interleave(names, ", ") # "} have same " # summary,
                  AllMatchSameOperatorPred<names, operator>> {
  list<string> values = names;
}
class AnyMatchOperatorPred<list<string> names, string operator>
    : AnyPred<!foreach(n, names, !subst("$_self", "$" # n, operator))>;
class AnyMatchOperatorTrait<list<string> names, string operator, string summary>
    : PredOpTrait<"any of {" # !interleave(names, ", ") # "} has " # summary,
                  AnyMatchOperatorPred<names, operator>> {
  list<string> values = names;
}
class AllElementCountsMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, ElementCount<"_self">.result, "element count">;
class AllElementTypesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, ElementType<"_self">.result, "element type">;
class AllRanksMatch<list<string> names> : AllMatchSameOperatorTrait<names, Rank<"_self">.result, "rank">;
class AllShapesMatch<list<string> names> : AllMatchSameOperatorTrait<names, Shape<"_self">.result, "shape">;
class AllTypesMatch<list<string> names> : AllMatchSameOperatorTrait<names, "$_self.getType()", "type">;
class AllTypeIDsMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, "$_self.getType().getTypeID()", "type IDs">;

class ShapedTypeMatchesElementCountAndTypes<string shapedArg, string elementsArg>
    : PredOpTrait<"shaped type '" # shapedArg # "' matches '" # elementsArg # "' element count and types",
        And<[CPred<ElementCount<shapedArg>.result # " == static_cast<int64_t>($" # elementsArg
                   # ".getTypes().size())">,
             CPred<"::llvm::all_of($" # elementsArg # ".getTypes(), [&](::mlir::Type t) { return t == "
                   # ElementType<shapedArg>.result # "; })">]>> {
  string shaped = shapedArg;
  string elements = elementsArg;
}
class TypesMatchWith<string summary, string from, string to, string transform,
                     string comparator = "std::equal_to<>()">
    : PredOpTrait<summary, CPred<comparator # "(" # !subst("$_self", "$" # from # ".getType()", transform)
                                 # ", $" # to # ".getType())">> {
  string lhs = from;
  string rhs = to;
  string transformer = transform;
}
class OptionalTypesMatchWith<string summary, string from, string to, string transform,
                             string comparator = "std::equal_to<>()">
    : TypesMatchWith<summary, from, to, transform,
                     "!get" # snakeCaseToCamelCase<from>.ret # "() || !get"
                       # snakeCaseToCamelCase<to>.ret # "() || " # comparator>;
class RangedTypesMatchWith<string summary, string from, string to, string transform>
    : TypesMatchWith<summary, from, to, transform, "llvm::equal">;

class _AllOfThese<list<string> names, list<Type> types>
    : And<!foreach(i, !range(!size(names)),
                   SubstLeaves<"$_self", "$" # names[i] # ".getType()", types[i].predicate>)>;
class InputMatchesTypes<list<string> inputArgs, list<Type> allowedTypes>
    : PredOpTrait<"operands {" # !interleave(inputArgs, ", ") # "} match expected types",
                  _AllOfThese<inputArgs, allowedTypes>> {
  assert !eq(!size(inputArgs), !size(allowedTypes)), "as many types as operands are needed";
  list<string> inputArgList = inputArgs;
  list<Type> allowedTypeList = allowedTypes;
}
class InputAddressIsCombinationOf<list<string> inputArgs, list<list<Type>> allowedCombinations,
                                  string description = "">
    : PredOpTrait<!if(!empty(description),
                      "operands {" # !interleave(inputArgs, ", ")
                        # "} match one of the allowed type combinations",
                      description),
                  Or<!foreach(types, allowedCombinations, _AllOfThese<inputArgs, types>)>> {
  assert !gt(!size(allowedCombinations), 0), "at least one combination is needed";
  list<string> inputArgList = inputArgs;
  list<list<Type>> allowedCombinationList = allowedCombinations;
}

// Conditions on operands and results by number.

class TCopVTEtIs<int idx, Type type>
    : And<[CPred<"$_op.getNumOperands() > " # idx>,
           SubstLeaves<"$_self", "$_op.getOperand(" # idx # ").getType()", IsShapedTypePred>,
           SubstLeaves<"$_self", "getElementTypeOrSelf($_op.getOperand(" # idx # "))", type.predicate>]>;
class TypeIsPred<string name, Type type>
    : SubstLeaves<"$_self", "$" # name # ".getType()", type.predicate>;
class TypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary, TypeIsPred<name, type>>;
class ElementTypeIsPred<string name, Type type>
    : And<[SubstLeaves<"$_self", "$" # name # ".getType()", IsShapedTypePred>,
           SubstLeaves<"$_self", "getElementTypeOrSelf($" # name # ")", type.predicate>]>;
class ElementTypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary, ElementTypeIsPred<name, type>>;
class TCopVTEtIsSameAs<int i, int j>
    : And<[CPred<"$_op.getNumOperands() > " # !if(!gt(i, j), i, j)>,
           SubstLeaves<"$_self", "$_op.getOperand(" # i # ").getType()", IsShapedTypePred>,
           SubstLeaves<"$_self", "$_op.getOperand(" # j # ").getType()", IsShapedTypePred>,
           CPred<"::mlir::getElementTypeOrSelf($_op.getOperand(" # i
                 # ")) == ::mlir::getElementTypeOrSelf($_op.getOperand(" # j # "))">]>;
class TCOpResIsShapedTypePred<int i, int j>
    : And<[CPred<"$_op.getNumResults() > " # i>, CPred<"$_op.getNumOperands() > " # j>,
           SubstLeaves<"$_self", "$_op.getResult(" # i # ").getType()", IsShapedTypePred>,
           SubstLeaves<"$_self", "$_op.getOperand(" # j # ").getType()", IsShapedTypePred>]>;
class TCresIsSameAsOpBase<int i, int j>
    : CPred<"$_op.getResult(" # i # ").getType() == $_op.getOperand(" # j # ").getType()">;
class TCresVTEtIsSameAsOpBase<int i, int j>
    : CPred<"getElementTypeOrSelf($_op.getResult(" # i # ")) == getElementTypeOrSelf($_op.getOperand("
            # j # "))">;
class TCresVTEtIsSameAsOp<int i, int j>
    : And<[TCOpResIsShapedTypePred<i, j>, TCresVTEtIsSameAsOpBase<i, j>]>;
class TCOpIsBroadcastableToRes<int opId, int resId>
    : And<[TCOpResIsShapedTypePred<opId, resId>,
           CPred<"::mlir::OpTrait::util::getBroadcastedType($_op.getOperand(" # opId
                 # ").getType(), $_op.getResult(" # resId # ").getType())">]>;
class TCopVTEtAreSameAt<list<int> indices>
    : CPred<"::llvm::all_equal(::llvm::map_range(::mlir::ArrayRef<unsigned>({"
            # !interleave(indices, ", ")
            # "}), [this](unsigned i) { return getElementTypeOrSelf(this->getOperand(i)); }))">;

#endif
