//! Snapshots of the model, one per directive.

use crate::common::model;

/// Tests of the form `name: "patterns";`, each with a snapshot of its name.
macro_rules! lowers {
    ($($name:ident: $patterns:expr;)*) => {
        $(#[test]
        fn $name() {
            insta::assert_snapshot!(stringify!($name), model($patterns));
        })*
    };
}

/// A rule's benefit is the number of its source operations plus the added benefit; results, natives and
/// constraints do not count.
#[test]
fn benefit_is_the_number_of_source_operations() {
    let rules = [
        ("def : Pat<(Neg $x), (Neg $x)>;", 1),
        ("def : Pat<(Neg $x), (Neg (Neg (Neg $x)))>;", 1),
        ("def : Pat<(Neg (Neg $x)), (Neg $x)>;", 2),
        ("def : Pat<(Add (Neg $x), (Neg (Neg $y))), (Add $x, $y)>;", 4),
        ("def : Pat<(Add:$sum $x, $y), (Neg $x), [(Unused:$sum), (SameKind $x, $y)]>;", 1),
        (
            r#"def : Pat<(Neg (NativeCodeCall<"look($_self, &$0, &$1)"> I32Attr:$by, $x)), (Scale $x, $by)>;"#,
            1,
        ),
        ("def : Pat<(Neg (Neg $x)), (Neg $x), [], [], (addBenefit 3)>;", 5),
    ];
    for (rule, expected) in rules {
        let text = model(rule);
        let benefit = text.lines().find_map(|line| line.trim().strip_prefix("benefit: "));
        let benefit = benefit.map(|number| number.trim_end_matches(','));
        assert_eq!(benefit, Some(expected.to_string().as_str()), "{rule}: {text}");
    }
}

lowers! {
    binds_arguments_and_constrains_them:
        "def : Pat<(Scale I32:$x, I32Attr:$by), (Neg $x)>;";
    narrower_attribute_constraint:
        "def : Pat<(Const F32Attr:$value), (Const $value)>;";
    ignored_arguments:
        "def : Pat<(Scale $_, $_), (Const ConstantAttr<I32Attr, \"0\">)>;";
    nested_operations_and_their_results:
        "def : Pat<(Neg (Neg:$inner $x)), (Add $inner, $x)>;";
    one_symbol_twice_is_one_value:
        "def : Pat<(Add $x, (Neg $x)), (Neg $x)>;";
    constants:
        r#"def : Pat<(Scale $x, ConstantAttr<I32Attr, "7">:$seven), (Scale $x, $seven)>;
           def : Pat<(Const ConstantStrAttr<StrAttr, "a">), (Const ConstantAttr<I64ArrayAttr, "{1, 2}">)>;
           def : Pat<(Run ConstantEnumCase<SpeedAttr, "Slow">), (Run ConstantEnumCase<SpeedAttr, "Fast">)>;"#;
    constant_that_only_cpp_knows:
        r#"def : Pat<(Scale $x, $_), (Scale $x, ConstantAttr<I32Attr, "kDefault">)>;"#;
    optional_attributes:
        r#"def : Pat<(Flags $some, $fast, $width, $depth), (Flags $some, $fast, $width, $depth)>;
           def : Pat<(Flags I32Attr:$some, UnitAttr, $_, ConstantAttr<I32Attr, "6">), (Const $some)>;"#;
    properties:
        r#"def : Pat<(Count ConstantProp<IntProp<"int64_t">, "2">, $step), (Count $step, ConstantProp<IntProp<"int64_t">, "4">)>;"#;
    either_order:
        "def : Pat<(Add (either $x, (Neg $y))), (Add $y, $x)>;";
    either_order_of_anything:
        "def : Pat<(Add (either $x, $y)), (Add $y, $x)>;";
    variadic_operands:
        "def : Pat<(Join (variadic:$all $x, (Neg $y))), (Join (variadic $all, $y, (Neg $x)))>;";
    several_variadic_groups:
        "def : Pat<(Merge $left, (variadic $x, $y)), (Merge (variadic $y, $x), $left)>;";
    optional_operands:
        "def : Pat<(Maybe $x, $bias), (Maybe (Neg $x), $bias)>;";
    optional_operand_of_a_call:
        "def : Pat<(Maybe $x, $bias), (Const (Make $x, $bias))>;";
    results_by_number:
        "def : Pat<(Add (Split:$parts__1 $x), $y), (Add $parts__0, $y)>;";
    any_result:
        "def : Pat<(Neg (Split $x)), (Neg $x)>;";
    native_call_as_matcher:
        r#"def : Pat<(Neg (NativeCodeCall<"look($_self, &$0, &$1)"> I32Attr:$by, $x)), (Scale $x, $by)>;"#;
    constraint_list:
        "def : Pat<(Add:$sum $x, $y), (Neg $x), [(Unused:$sum), (SameKind $x, $y), (I32 $x), (I32:$sum)]>;";
    constraint_trees:
        r#"def : Pat<(Neg $x), (Neg $x), [(Constraint<And<[CPred<"a($0)">, Neg<CPred<"b($0)">>]>, "both"> $x)]>;"#;
    native_calls:
        r#"def : Pat<(Neg $x), (Scale (Neg $x), (Make $x, "text"))>;
           def : Pat<(Neg $x), (NativeCodeCall<"build($_builder, $_loc, $0...)"> $x, (Neg $x), (location "here"))>;"#;
    native_call_on_a_leaf:
        r#"def : Pat<(Scale $x, $by), (Scale $x, NativeCodeCall<"twice($_self)">:$by)>;"#;
    calls_that_give_nothing_or_several:
        "def : Pattern<(Split $x), [(Note $x), (Halves $x)]>;
         def : Pattern<(Neg $x), [(Halves:$parts $x), (Add $parts__0, $parts__1)]>;";
    calls_that_give_several_kinds:
        "def : Pattern<(Neg $x), [(Halves:$parts $x), (Scale $parts__0, $parts__1)]>;
         def : Pat<(Join $xs), (Join (variadic (Make $xs, $xs), $xs))>;";
    auxiliary_patterns:
        "def : Pattern<(Neg $x), [(Print (Neg:$made $x)), (Add $made, $made)]>;";
    several_results:
        "def : Pattern<(Split $x), [(Neg $x), (Neg $x)]>;
         def : Pattern<(Split $x), [(Split:$parts__1 $x), (replaceWithValue $parts__0)]>;
         def : Pattern<(Split $x), [(Neg $x), (Split $x)]>;";
    nothing_replaces_what_gives_nothing:
        "def : Pat<(Print:$print (Neg $x)), (replaceWithValue $print)>;";
    nothing_to_replace:
        "def : Pattern<(Print $x), []>; def : Pattern<(Print $x), [(Print (Neg $x))]>;";
    variadic_results:
        "def : Pattern<(Call $x), [(variadic $x, (Neg $x))]>; def : Pat<(Call:$call $x), (Join $call)>;
         def : Pat<(Join (Call $x)), (Neg $x)>; def : Pat<(Neg (Call $x)), (Neg $x)>;";
    return_types:
        r#"def : Pat<(Neg:$old $x), (Neg (Split:$parts__1 $x, (returnType $old, "$_builder.getI32Type()")))>;
           def : Pat<(Neg $x), (Neg (Neg $x, (returnType (NativeCodeCall<"widen($0)"> $x))))>;"#;
    locations:
        r#"def : Pat<(Neg (Neg:$inner $x)), (Neg (Neg (Neg $x), (location $inner, $x)), (location "name"))>;
           def : Pat<(Neg (Neg:$y $x)), (Neg $x, (location $x, $y, "both"))>;"#;
    location_counts_what_calls_match:
        r#"def : Pat<(Add (NativeCodeCall<"ok($_self)">), (Neg $x)), (Neg $x)>;"#;
    supplemental_patterns:
        "def : Pat<(Neg:$old $x), (Neg:$new $x), [], [(Note $old), (Print (Neg:$more $new)), (Print $more)]>;";
    regions_and_successors:
        "def : Pat<(Block $x, (region $body)), (Block (Neg $x), (region $body))>;
         def : Pattern<(Jump $x, (successor $to)), [(Jump (Neg $x), (successor $to))]>;";
}

#[test]
fn patterns_come_by_name_capitals_first() {
    let (file, _) = crate::common::load_with(
        "def b : Pat<(Neg $x), (Neg $x)>; def : Pat<(Neg $x), (Neg $x)>; def A10 : Pat<(Neg $x), (Neg $x)>;
         def A9 : Pat<(Neg (Neg $x)), (Neg $x), [], [], (addBenefit 3)>;",
        &legalize_drr::DrrOptions::default(),
    )
    .into_parts();
    let names: Vec<_> = file
        .iter()
        .flat_map(|file| &file.model.patterns)
        .map(|pattern| format!("{} {}", pattern.name.as_deref().unwrap_or("?"), pattern.benefit))
        .collect();
    assert_eq!(names, ["A9 5", "A10 1", "GeneratedConvert0 1", "b 1"]);
}

#[test]
fn a_call_is_declared_once_per_shape() {
    let (file, _) = crate::common::load_with(
        r#"def Use : NativeCodeCall<"use($0...)">;
           def : Pat<(Neg $x), (Scale $x, (Use $x))>; def : Pat<(Neg $x), (Scale $x, (Use $x, $x))>;
           def : Pat<(Neg $x), (Neg (Use $x))>; def : Pat<(Neg $x), (Scale $x, (Use $x))>;"#,
        &legalize_drr::DrrOptions::default(),
    )
    .into_parts();
    let natives: Vec<_> = file
        .iter()
        .flat_map(|file| &file.model.natives)
        .map(|native| format!("{}/{} {:?}", native.name, native.params.len(), native.results))
        .collect();
    assert_eq!(natives, ["Use/1 [Attribute]", "Use_1/2 [Attribute]", "Use_2/1 [Value]"]);
}
