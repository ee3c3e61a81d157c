// generator: -gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributes.td"
def M_Dialect : Dialect { let name = "m"; let cppNamespace = "::m"; }
class M_Op<string mnemonic, list<Trait> traits = []> : Op<M_Dialect, mnemonic, traits>;
// -----
def M_Twice : M_Op<"twice"> {
  let arguments = (ins AnyType:$x, AnyType:$x);
}
// -----
def M_OperandAndAttribute : M_Op<"operand_and_attribute"> {
  let arguments = (ins AnyType:$x, I32Attr:$x);
}
// -----
def M_AttributeTwice : M_Op<"attribute_twice"> {
  let arguments = (ins I32Attr:$x, I64Attr:$x);
}
// -----
def M_PropertyTwice : M_Op<"property_twice"> {
  let arguments = (ins I32Prop:$x, I64Prop:$x);
}
// -----
def M_PropertyAndAttribute : M_Op<"property_and_attribute"> {
  let arguments = (ins I32Prop:$x, I32Attr:$x);
}
// -----
def M_PropertyAndOperand : M_Op<"property_and_operand"> {
  let arguments = (ins AnyType:$x, I32Prop:$x);
}
// -----
def M_UnnamedAttribute : M_Op<"unnamed_attribute"> {
  let arguments = (ins I32Attr);
}
// -----
def M_OwnAttr : AttrDef<M_Dialect, "Own">;
def M_UnnamedOwnAttribute : M_Op<"unnamed_own_attribute"> {
  let arguments = (ins M_OwnAttr);
}
// -----
def M_Positive : ConfinedAttr<I32Attr, [IntPositive]>;
def M_UnnamedConfined : M_Op<"unnamed_confined"> {
  let arguments = (ins M_Positive);
}
// -----
def M_Small : Property<"int16_t", "a small number">;
def M_UnnamedProperty : M_Op<"unnamed_property"> {
  let arguments = (ins M_Small);
}
// -----
def M_String : M_Op<"string"> {
  let arguments = (ins "int":$x);
}
// -----
def M_Integer : M_Op<"integer"> {
  let arguments = (ins AnyType:$y, 7:$x);
}
// -----
def M_Unset : M_Op<"unset"> {
  let arguments = (ins ?:$x);
}
// -----
def M_List : M_Op<"list"> {
  let arguments = (ins [AnyType]:$x);
}
// -----
def M_RegionArgument : M_Op<"region_argument"> {
  let arguments = (ins AnyRegion:$x);
}
// -----
def M_SuccessorArgument : M_Op<"successor_argument"> {
  let arguments = (ins AnySuccessor:$x);
}
// -----
def M_TraitArgument : M_Op<"trait_argument"> {
  let arguments = (ins Pure:$x);
}
// -----
def M_NoClass { int a = 1; }
def M_PlainArgument : M_Op<"plain_argument"> {
  let arguments = (ins M_NoClass:$x);
}
// -----
def M_PredicateArgument : M_Op<"predicate_argument"> {
  let arguments = (ins CPred<"true">:$x);
}
// -----
def M_ConstraintArgument : M_Op<"constraint_argument"> {
  let arguments = (ins IntPositive:$x);
}
// -----
def M_PlainAttrConstraint : AttrConstraint<CPred<"true">, "anything">;
def M_AttrConstraintArgument : M_Op<"attr_constraint_argument"> {
  let arguments = (ins M_PlainAttrConstraint:$x);
}
// -----
def M_PlainPropConstraint : PropConstraint<CPred<"true">, "anything">;
def M_PropConstraintArgument : M_Op<"prop_constraint_argument"> {
  let arguments = (ins M_PlainPropConstraint:$x);
}
// -----
def M_Outs : M_Op<"outs_for_ins"> {
  let arguments = (outs AnyType:$x);
}
// -----
def M_DerivedAttribute : M_Op<"derived_attribute"> {
  let arguments = (ins DerivedAttr<"int", "return 1;">:$x);
}
// -----
def M_ArgOfNothing : M_Op<"arg_of_nothing"> {
  let arguments = (ins Arg<AnyRegion, "region">:$x);
}
// -----
def M_ReservedName : M_Op<"reserved_name"> {
  let arguments = (ins I32Attr:$class);
}
// -----
def M_ReservedOperands : M_Op<"reserved_operands"> {
  let arguments = (ins Variadic<AnyType>:$operands);
}
// -----
def M_TwoVariadics : M_Op<"two_variadics"> {
  let arguments = (ins Variadic<AnyType>:$x, Variadic<AnyType>:$y);
}
// -----
def M_VariadicAndOptional : M_Op<"variadic_and_optional"> {
  let arguments = (ins Variadic<AnyType>:$x, AnyType:$y, Optional<AnyType>:$z);
}
// -----
def M_BothSizes : M_Op<"both_sizes", [SameVariadicOperandSize, AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$x, Variadic<AnyType>:$y);
}
// -----
def M_GroupsWithoutSizes : M_Op<"groups_without_sizes"> {
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$x);
}
// -----
def M_GroupsWithArray : M_Op<"groups_with_array"> {
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$x, I32ArrayAttr:$sizes);
}
// -----
def M_VariadicOfOptional : M_Op<"variadic_of_optional"> {
  let arguments = (ins Variadic<Optional<AnyType>>:$x);
}
// -----
def M_OptionalAttrOfOptional : M_Op<"optional_attr_of_optional"> {
  let arguments = (ins OptionalAttr<OptionalAttr<I32Attr>>:$x);
}
// -----
def M_DefaultOfOptional : M_Op<"default_of_optional"> {
  let arguments = (ins DefaultValuedAttr<OptionalAttr<I32Attr>, "0">:$x);
}
// -----
def M_SegmentName : M_Op<"segment_name", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$x, Variadic<AnyType>:$y, DenseI32ArrayAttr:$operandSegmentSizes);
}
// -----
def M_SideEffectOfAttr : M_Op<"several"> {
  let arguments = (ins AnyType:$x, AnyType:$y, AnyType:$y, I32Attr);
}
