//===- TestDriverOps.td: operations of the drivers' test passes -----------===//
// Part of TestOps.td. Names, operands, attributes and results as mlir-opt's test dialect has them, so that both
// tools run their test passes on one file. What patterns know by name alone is not registered: the dialect is open.
#ifndef LEGALIZE_TEST_DRIVER_OPS
#define LEGALIZE_TEST_DRIVER_OPS

// Shapes that many operations share.

class Test_FromNone<string mnemonic, list<Trait> traits = []> : Test_Op<mnemonic, traits> {
  let results = (outs I32:$output);
}
class Test_FromOne<string mnemonic, list<Trait> traits = []> : Test_FromNone<mnemonic, traits> {
  let arguments = (ins I32:$input);
}
class Test_ToNone<string mnemonic, list<Trait> traits = []> : Test_Op<mnemonic, traits> {
  let arguments = (ins AnyType:$input);
}
class Test_AnyFromNone<string mnemonic, list<Trait> traits = []> : Test_Op<mnemonic, traits> {
  let results = (outs AnyType:$output);
}
class Test_AnyFromOne<string mnemonic, list<Trait> traits = []> : Test_AnyFromNone<mnemonic, traits> {
  let arguments = (ins AnyType:$input);
}
class Test_Values<string mnemonic, list<Trait> traits = []> : Test_Op<mnemonic, traits> {
  let arguments = (ins Variadic<AnyType>:$inputs);
}

// Dialect conversion: what is legal, what is not, and what leads nowhere.

foreach letter = ["a", "b", "c", "d", "e", "f", "g"] in
  def Test_IllegalOp_#letter : Test_FromNone<"illegal_op_"#letter>;
def Test_LegalOpA : Test_FromNone<"legal_op_a"> { let arguments = (ins StrAttr:$status); }
def Test_LegalOpB : Test_FromNone<"legal_op_b">;
def Test_LegalOpC : Test_FromOne<"legal_op_c">;
def Test_LegalOpD : Test_ToNone<"legal_op_d">;

def Test_RewriteOp : Test_AnyFromOne<"rewrite">;
def Test_TypeChangerOp : Test_AnyFromOne<"type_changer">;
def Test_BlackHoleOp : Test_ToNone<"blackhole">;
def Test_TypeConsumerOp : Test_ToNone<"type_consumer">;
def Test_ValidConsumerOp : Test_ToNone<"valid_consumer">;
def Test_TypeProducerOp : Test_AnyFromNone<"type_producer">;
def Test_AnotherTypeProducerOp : Test_AnyFromNone<"another_type_producer">;
def Test_ValidProducerOp : Test_AnyFromNone<"valid_producer">;
def Test_CastOp : Test_Values<"cast"> {
  let summary = "materialization of the conversions";
  let results = (outs AnyType:$output);
}
def Test_ReturnOp : Test_Values<"return", [Pure, ReturnLike, Terminator]>;
def Test_InvalidOp : Test_Values<"invalid", [Terminator]>;
def Test_ValidOp : Test_Values<"valid", [Terminator]>;
def Test_FinishOp : Test_Op<"finish", [Terminator]>;
def Test_BrOp : Test_Values<"br", [DeclareOpInterfaceMethods<BranchOpInterface>, Terminator]> {
  let successors = (successor AnySuccessor:$target);
}
def Test_ConstantOp : Test_AnyFromNone<"constant", [ConstantLike, Pure]> {
  let arguments = (ins AnyAttr:$value);
  let hasFolder = 1;
}
def Test_RecursiveRewriteOp : Test_Op<"recursive_rewrite"> {
  let arguments = (ins I64Attr:$depth);
  let assemblyFormat = "$depth attr-dict";
}
def Test_WithPropertiesOp : Test_Op<"with_properties"> {
  let arguments = (ins I64Prop:$a, StrAttr:$b, StringProp:$c, BoolProp:$flag, ArrayProp<I64Prop>:$array,
                       ArrayProp<I32Prop>:$array32);
  let assemblyFormat = [{
    `a` `=` $a `,` `b` `=` $b `,` `c` `=` $c `,` `flag` `=` $flag `,` `array` `=` $array `,`
    `array32` `=` $array32 attr-dict
  }];
}

// Regions.

def Test_RegionBuilderOp : Test_Op<"region_builder">;
def Test_IllegalWithRegionAnchorOp : Test_Op<"illegal_op_with_region_anchor">;
def Test_IllegalWithRegionOp : Test_Op<"illegal_op_with_region">;
def Test_IllegalTerminatorOp : Test_Op<"illegal_op_terminator", [Terminator]>;
def Test_OneRegionOp : Test_Op<"one_region_op"> { let regions = (region AnyRegion:$body); }
def Test_RegionFoldOp : Test_AnyFromOne<"op_with_region_fold"> {
  let regions = (region SizedRegion<1>:$body);
  let hasFolder = 1;
}
// Dead wherever it stands, whatever it holds.
def Test_RegionNoEffectOp : Test_Op<"op_with_region_fold_no_side_effect", [Pure]> {
  let regions = (region SizedRegion<1>:$region);
}
def Test_ConvertBlockArgsOp : Test_Op<"convert_block_args", [SingleBlock]> {
  let arguments = (ins Optional<AnyType>:$val, UnitAttr:$is_legal, UnitAttr:$replace_with_operand,
                       UnitAttr:$duplicate);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $val (`is_legal` $is_legal^)? (`duplicate` $duplicate^)? (`replace_with_operand` $replace_with_operand^)?
    $body attr-dict `:` functional-type(operands, results)
  }];
}
def Test_MergeBlocksOp : Test_Op<"merge_blocks"> {
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body);
}
def Test_RemappedValueRegionOp : Test_Op<"remapped_value_region", [SingleBlock]> {
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
}
def Test_SignatureConversionUndoOp : Test_Op<"signature_conversion_undo"> {
  let regions = (region AnyRegion:$body);
}
def Test_SignatureConversionNoConverterOp : Test_Op<"signature_conversion_no_converter"> {
  let regions = (region AnyRegion:$body);
}
def Test_GraphRegionOp : Test_Op<"graph_region", [RegionKindInterface, HasOnlyGraphRegion]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
}
def Test_SingleBlockImplicitTerminatorOp
    : Test_Op<"SingleBlockImplicitTerminator", [SingleBlockImplicitTerminator<"FinishOp">]> {
  let regions = (region SizedRegion<1>:$body);
}

// Functions.

def Test_ConversionFuncOp : Test_Op<"conversion_func_op", [FunctionOpInterface, AutomaticAllocationScope]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
def Test_ConversionCallOp : Test_Values<"conversion_call_op"> {
  let arguments = (ins Variadic<AnyType>:$inputs, SymbolRefAttr:$callee);
  let results = (outs Variadic<AnyType>:$results);
}

// Folds.

def Test_VariadicFolderOp : Test_Op<"op_with_variadic_results_and_folder"> {
  let arguments = (ins Variadic<I32>:$operands);
  let results = (outs Variadic<I32>:$results);
  let hasFolder = 1;
}
def Test_InPlaceSelfFoldOp : Test_FromNone<"op_in_place_self_fold"> {
  let arguments = (ins UnitAttr:$folded);
  let hasFolder = 1;
}
def Test_InPlaceFoldOp : Test_FromOne<"op_in_place_fold"> {
  let arguments = (ins I32:$input, OptionalAttr<I32Attr>:$attr);
  let hasFolder = 1;
}
def Test_InPlaceFoldAnchorOp : Test_FromOne<"op_in_place_fold_anchor">;
def Test_InvolutionPlainOp
    : Test_FromOne<"op_involution_trait_no_operation_fold", [SameOperandsAndResultType, Pure, Involution]>;
def Test_InvolutionFailingOp
    : Test_FromOne<"op_involution_trait_failing_operation_fold", [SameOperandsAndResultType, Pure, Involution]>;
def Test_InvolutionFoldingOp
    : Test_FromOne<"op_involution_trait_succesful_operation_fold", [SameOperandsAndResultType, Pure, Involution]>;
def Test_IdempotentOp : Test_FromOne<"op_idempotent_trait", [SameOperandsAndResultType, Pure, Idempotent]>;
def Test_IdempotentBinaryOp
    : Test_FromNone<"op_idempotent_trait_binary", [SameOperandsAndResultType, Pure, Idempotent]> {
  let arguments = (ins I32:$a, I32:$b);
}
def Test_CommutativeOp : Test_FromNone<"op_commutative", [Commutative]> {
  let arguments = (ins I32:$a, I32:$b, I32:$c, I32:$d);
}
def Test_Commutative2Op : Test_FromNone<"op_commutative2", [Commutative]> {
  let arguments = (ins I32:$a, I32:$b);
}
def Test_LargeCommutativeOp : Test_FromNone<"op_large_commutative", [Commutative]> {
  let arguments = (ins I32:$a, I32:$b, I32:$c, I32:$d, I32:$e, I32:$f, I32:$g);
}
def Test_AnyAttrOfOp : Test_Op<"any_attr_of_i32_str"> {
  let arguments = (ins AnyAttrOf<[I32Attr, StrAttr]>:$attr);
}

// What the rules of TestDriverRules.td match and make.

def Test_OpA : Test_FromOne<"op_a"> { let arguments = (ins I32:$input, I32Attr:$attr); }
def Test_OpB : Test_FromOne<"op_b"> { let arguments = (ins I32:$input, I32Attr:$attr); }
foreach letter = ["c", "d", "e", "f", "g", "o"] in
  def Test_Op_#letter : Test_FromOne<"op_"#letter>;
def Test_OpH : Test_Op<"op_h"> { let arguments = (ins I32:$input); }
def Test_OpI : Test_Op<"op_i"> { let arguments = (ins I32:$input); }
def Test_OpJ : Test_FromNone<"op_j">;
def Test_OpK : Test_FromNone<"op_k">;
def Test_OpM : Test_FromOne<"op_m"> { let arguments = (ins I32:$input, OptionalAttr<I32Attr>:$optional_attr); }
def Test_OpN : Test_FromNone<"op_n"> { let arguments = (ins I32:$input1, I32:$input2); }
def Test_OpP : Test_FromNone<"op_p"> {
  let arguments = (ins I32:$input1, I32:$input2, I32:$input3, I32:$input4, I32:$input5, I32:$input6);
}
def Test_OpQ : Test_AnyFromNone<"op_q"> { let arguments = (ins AnyType:$input1, AnyType:$input2); }
def Test_OpR : Test_Op<"op_r"> {
  let arguments = (ins AnyInteger:$input1, AnyInteger:$input2);
  let results = (outs AnyInteger:$output);
}
def Test_OpS : Test_Op<"op_s"> {
  let arguments = (ins AnyInteger:$input, AnyAttr:$value);
  let results = (outs AnyInteger:$output);
}

def Test_SymbolBindingA : Test_FromOne<"symbol_binding_a"> {
  let arguments = (ins I32:$input, I64Attr:$attr);
}
def Test_SymbolBindingB : Test_FromOne<"symbol_binding_b">;
def Test_SymbolBindingC : Test_FromOne<"symbol_binding_c">;
def Test_SymbolBindingD : Test_FromNone<"symbol_binding_d"> {
  let arguments = (ins I32:$input1, I32:$input2, I64Attr:$attr);
}
def Test_SymbolBindingNoResult : Test_Op<"symbol_binding_no_result"> { let arguments = (ins I32:$input); }

class Test_MatchAttributes<string mnemonic> : Test_FromNone<mnemonic> {
  let arguments = (ins I32Attr:$required_attr, OptionalAttr<I32Attr>:$optional_attr,
                       DefaultValuedAttr<I32Attr, "42">:$default_valued_attr, I32Attr:$more_attr);
}
def Test_MatchAttribute1Op : Test_MatchAttributes<"match_op_attribute1">;
def Test_MatchAttribute2Op : Test_MatchAttributes<"match_op_attribute2">;
def Test_MatchAttribute3Op : Test_FromNone<"match_op_attribute3"> { let arguments = (ins UnitAttr:$attr); }
def Test_MatchAttribute4Op : Test_FromNone<"match_op_attribute4"> {
  let arguments = (ins UnitAttr:$attr1, UnitAttr:$attr2);
}
def Test_Enum32Op : Test_FromNone<"i32_enum_attr"> { let arguments = (ins Test_Enum32:$attr); }
def Test_Enum64Op : Test_FromNone<"i64_enum_attr"> { let arguments = (ins Test_Enum64:$attr); }
def Test_AllAttr1Op : Test_FromNone<"all_attr_constraint_of1"> { let arguments = (ins I64ArrayAttr:$attr); }
def Test_AllAttr2Op : Test_FromNone<"all_attr_constraint_of2"> { let arguments = (ins I64ArrayAttr:$attr); }
def Test_NoStrValueOp : Test_Op<"no_str_value"> {
  let arguments = (ins StrAttr:$value);
  let assemblyFormat = "attr-dict";
}
def Test_HasStrValueOp : Test_Op<"has_str_value"> {
  let arguments = (ins OptionalAttr<StrAttr>:$value);
  let assemblyFormat = "attr-dict";
}

class Test_Results<string mnemonic, dag values> : Test_Op<mnemonic> {
  let arguments = (ins I64Attr:$kind);
  let results = values;
}
def Test_ThreeResultOp : Test_Results<"three_result", (outs I32:$result1, F32:$result2, F32:$result3)>;
def Test_AnotherThreeResultOp
    : Test_Results<"another_three_result", (outs I32:$result1, F32:$result2, F32:$result3)>;
def Test_TwoResultOp : Test_Results<"two_result", (outs I32:$result1, F32:$result2)>;
def Test_AnotherTwoResultOp : Test_Results<"another_two_result", (outs F32:$result1, F32:$result2)>;
def Test_OneResult1Op : Test_Results<"one_result1", (outs F32:$result)>;
def Test_OneResult2Op : Test_Results<"one_result2", (outs I32:$result)>;
def Test_OneResult3Op : Test_FromNone<"one_result3"> { let arguments = (ins F32:$input); }

class Test_VariadicToVariadic<string mnemonic> : Test_Op<mnemonic> {
  let arguments = (ins Variadic<I32>:$inputs);
  let results = (outs Variadic<I32>:$outputs);
}
def Test_Variadic1Op : Test_VariadicToVariadic<"one_variadic_out_one_variadic_in1">;
def Test_Variadic2Op : Test_VariadicToVariadic<"one_variadic_out_one_variadic_in2">;
class Test_MixedIn<string mnemonic> : Test_Op<mnemonic, [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$input1, F32:$input2, Variadic<I32>:$input3);
}
def Test_MixedIn1Op : Test_MixedIn<"mixed_variadic_in1">;
def Test_MixedIn2Op : Test_MixedIn<"mixed_variadic_in2">;
def Test_MixedIn3Op : Test_FromNone<"mixed_variadic_in3", [SameVariadicOperandSize]> {
  let arguments = (ins I32:$input1, Variadic<I32>:$input2, Variadic<I32>:$input3, I32Attr:$count);
}
def Test_MixedIn4Op : Test_Op<"mixed_variadic_in4"> {
  let arguments = (ins Variadic<I32>:$input1, I32:$input2, I32Attr:$attr1);
}
def Test_MixedIn5Op : Test_Op<"mixed_variadic_in5"> {
  let arguments = (ins I32:$input1, I32:$input2, I32:$input3, I32Attr:$attr1, StrAttr:$pattern_name);
}
def Test_MixedIn6Op : Test_Op<"mixed_variadic_in6", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$input1, Variadic<I32>:$input2, I32Attr:$attr1);
}
def Test_MixedIn7Op : Test_Op<"mixed_variadic_optional_in7", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$input1, Optional<I32>:$input2, I32Attr:$attr1);
}
def Test_MixedInOut32Op : Test_FromOne<"mixed_variadic_in_out_i32">;
class Test_MixedOut<string mnemonic> : Test_Op<mnemonic, [SameVariadicResultSize]> {
  let results = (outs Variadic<I32>:$output1, F32:$output2, Variadic<I32>:$output3);
}
def Test_MixedOut1Op : Test_MixedOut<"mixed_variadic_out1">;
def Test_MixedOut2Op : Test_MixedOut<"mixed_variadic_out2">;
def Test_MixedOut3Op : Test_Op<"mixed_variadic_out3", [SameVariadicResultSize]> {
  let arguments = (ins I32Attr:$count);
  let results = (outs I32:$output1, Variadic<I32>:$output2, Variadic<I32>:$output3);
}
def Test_OneI32OutOp : Test_FromNone<"one_i32_out">;
def Test_VariadicRewriteSourceOp : Test_Op<"variadic_rewrite_src_op", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$head, AnyType:$middle, Variadic<AnyType>:$tail);
}
def Test_VariadicRewriteDestOp : Test_Op<"variadic_rewrite_dst_op", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$middle, Variadic<AnyType>:$tail, Variadic<AnyType>:$head);
}

def Test_EitherOpA : Test_FromNone<"either_op_a"> {
  let arguments = (ins AnyInteger:$arg1, AnyInteger:$arg2, AnyInteger:$arg3);
}
def Test_EitherOpB : Test_FromNone<"either_op_b"> {
  let arguments = (ins AnyInteger:$arg1, AnyInteger:$arg2);
}
def Test_EitherOpC : Test_FromNone<"either_op_c"> {
  let arguments = (ins I32Attr:$attr, AnyInteger:$arg1, AnyInteger:$arg2);
}
def Test_SourceTagOp : Test_AnyFromOne<"source_op"> { let arguments = (ins AnyInteger:$input, I32Attr:$tag); }
def Test_OpX : Test_AnyFromOne<"op_x">;
def Test_OneToTwoOp : Test_Op<"one_to_two"> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType, AnyType);
}
def Test_TwoToOneOp : Test_AnyFromNone<"two_to_one"> { let arguments = (ins AnyType:$a, AnyType:$b); }
def Test_LocSrcOp : Test_FromOne<"loc_src">;
def Test_LocDstOp : Test_FromOne<"loc_dst">;
def Test_LocSrcNoResOp : Test_Op<"loc_src_no_res"> { let arguments = (ins I32:$input); }
def Test_LocDstNoResOp : Test_Op<"loc_dst_no_res"> { let arguments = (ins I32:$input); }

def Test_NativeCall1Op : Test_FromNone<"native_code_call1"> {
  let arguments = (ins I32:$input1, I32:$input2, BoolAttr:$choice, I64Attr:$attr1, I64Attr:$attr2);
}
def Test_NativeCall2Op : Test_FromOne<"native_code_call2"> { let arguments = (ins I32:$input, ArrayAttr:$attr); }
def Test_NativeCall3Op : Test_FromOne<"native_code_call3">;
def Test_NativeCall4Op : Test_Op<"native_code_call4"> {
  let arguments = (ins AnyType:$input);
  let results = (outs I32:$output1, I32:$output2);
}
class Test_PairToPair<string mnemonic> : Test_Op<mnemonic> {
  let arguments = (ins I32:$input1, I32:$input2);
  let results = (outs I32:$output1, I32:$output2);
}
def Test_NativeCall5Op : Test_PairToPair<"native_code_call5">;
def Test_NativeCall6Op : Test_PairToPair<"native_code_call6">;
def Test_NativeCall7Op : Test_FromOne<"native_code_call7">;
def Test_Interleaved1Op : Test_Op<"interleaved_operand_attr1"> {
  let arguments = (ins I32:$input1, I64Attr:$attr1, I32:$input2, I64Attr:$attr2);
}
def Test_Interleaved2Op : Test_Op<"interleaved_operand_attr2"> {
  let arguments = (ins I32:$input1, I64Attr:$attr1, I32:$input2, I64Attr:$attr2);
}
def Test_IgnoreSrcOp : Test_Op<"ignore_arg_match_src"> {
  let arguments = (ins AnyType:$a, AnyType:$b, AnyType:$c, AnyAttr:$d, AnyAttr:$e, AnyAttr:$f);
}
def Test_IgnoreDstOp : Test_Op<"ignore_arg_match_dst"> { let arguments = (ins AnyType:$b, AnyAttr:$f); }
def Test_ManyArgumentsOp : Test_Op<"many_arguments"> {
  let arguments = (ins I32:$input1, I32:$input2, I32:$input3, I32:$input4, I32:$input5, I32:$input6, I32:$input7,
                       I32:$input8, I32:$input9, I64Attr:$attr1, I64Attr:$attr2, I64Attr:$attr3, I64Attr:$attr4,
                       I64Attr:$attr5, I64Attr:$attr6, I64Attr:$attr7, I64Attr:$attr8, I64Attr:$attr9);
}
def Test_CrashLongOp : Test_FromNone<"op_crash_long"> { let arguments = (ins I32:$a, I32:$b, I32:$c); }
def Test_CrashShortOp : Test_FromNone<"op_crash_short">;

#endif
