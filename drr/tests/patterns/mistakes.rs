//! Diagnostics of every code, with their places.

use crate::common::errors;

/// Tests of the form `name: "patterns";`, each with a snapshot of its name.
macro_rules! reports {
    ($($name:ident: $patterns:expr;)*) => {
        $(#[test]
        fn $name() {
            insta::assert_snapshot!(stringify!($name), errors($patterns));
        })*
    };
}

reports! {
    unbound_symbol:
        "def : Pat<(Scale $value, $_), (Neg $valeu)>;";
    symbol_of_a_later_pattern:
        "def : Pattern<(Neg $x), [(Neg $made), (Neg:$made $x)]>;";
    rebound_symbol:
        "def : Pat<(Add (Neg:$a $x), (Neg:$a $y)), (Neg $x)>;";
    index_on_an_argument:
        "def : Pat<(Neg $x__0), (Neg $x__0)>;";
    nothing_replaces_a_value:
        "def : Pattern<(Neg $x), [(Print:$none $x), (replaceWithValue $none)]>;";
    no_such_result:
        "def : Pat<(Neg (Split:$parts $x)), (Neg $parts__2)>;";
    index_on_something_else:
        "def : Pat<(Neg $x), (Neg $x__0)>;";
    wrong_number_of_arguments:
        "def : Pat<(Scale $x), (Neg $x)>; def : Pat<(Neg $x), (Add $x)>;";
    left_out_optional_arguments:
        "def : Pat<(Maybe $x), (Neg $x)>; def : Pat<(Neg $x), (Maybe $x)>;";
    unknown_operators:
        "def : Pat<(Neg (addBenefit $x)), (Neg $x)>; def : Pat<(Neg $x), (Unused $x)>;";
    misplaced_directives:
        "def : Pat<(Neg (location $x)), (Neg $x)>; def : Pat<(Neg $x), (location $x)>;
         def : Pat<(Neg $x), (Add (either $x, $x), $x)>; def : Pat<(Neg $x, (returnType $x)), (Neg $x)>;";
    malformed_directives:
        r#"def : Pat<(Add (either $x)), (Neg $x)>; def : Pat<(Neg (variadic $x)), (Neg $x)>;
           def : Pat<(Neg $x), (replaceWithValue $x, $x)>; def : Pat<(Neg $x), (Neg $x, (location))>;
           def : Pat<(Neg $x), (Neg $x, (location "a", "b"))>;
           def : Pat<(Block $x, (region $a, $b)), (Neg $x)>;
           def : Pat<(Block $x, (region $a)), (Block (Block $x, (region $a)), (region $a))>;"#;
    arguments_of_the_wrong_kind:
        "def : Pat<(Scale $x, I32), (Neg $x)>; def : Pat<(Neg StrAttr), (Neg $x)>;
         def : Pat<(Scale $x, $by), (Neg $by)>; def : Pat<(Scale $x, $by), (Scale $x, $x)>;
         def : Pat<(Neg $x), (Scale $x, (Neg $x))>; def : Pat<(Neg (Split:$s $x)), (Neg $s)>;";
    unsupported:
        "def : Pat<(Join (Neg $x)), (Neg $x)>; def : Pat<(Join I32:$xs), (Join $xs)>;
         def : Pat<(Neg (Print $x)), (Neg $x)>;";
    native_calls:
        r#"def : Pat<(Neg (NativeCodeCall<"f($0)"> $x)), (Neg $x)>;
           def : Pat<(Neg $x), (Const (Make $x))>; def : Pat<(Neg $x), (Const (Note $x))>;
           def : Pat<(Neg $x), (Const (NativeCodeCall<"g($_self)"> $x))>;"#;
    constraints:
        "def : Pat<(Neg $x), (Neg $x), [(I32 $x, $x)]>; def : Pat<(Neg $x), (Neg $x), [(Neg $x)]>;
         def : Pat<(Neg $x), (Neg $x), [(Unused $x)]>; def : Pat<(Neg $x), (Neg $x), [(SameKind $x)]>;
         def : Pat<(Neg $x), (Neg $x), [(SameKind $x, 3)]>;";
    replacements:
        "def : Pattern<(Split $x), [(Neg $x)]>; def : Pattern<(Neg $x), []>; def : Pattern<(Neg $x), [(Split $x)]>;";
    benefits:
        "def : Pat<(Neg $x), (Neg $x), [], [], (addBenefit)>;
         def : Pat<(Neg $x), (Neg $x), [], [], (addBenefit -2)>;";
    benefit_in_the_fourth_place:
        "def : Pat<(Neg $x), (Neg $x), [], (addBenefit 1)>;";
    constant_that_cannot_be_built:
        r#"def : Pat<(Neg $x), (Scale $x, ConstantAttr<APIntAttr, "1">)>;"#;
    types_of_the_replacement:
        "def : Pat<(Neg $x), (Neg $x, (returnType $x))>;";
    all_mistakes_of_a_file:
        "def : Pat<(Neg $a), (Add $b, $c)>; def : Pat<(Neg $x), (Neg $x)>;
         def : Pat<(Neg $x), (Neg $x), [(SameKind $x, $y), (Unused:$z)]>;";
}

#[test]
fn too_many_alternatives_are_refused() {
    let mut nested = "$x".to_owned();
    for index in 0..9 {
        nested = format!("(Add (either {nested}, (Neg $y{index})))");
    }
    insta::assert_snapshot!(
        errors(&format!("def : Pat<{nested}, (Neg $x)>;")).lines().next().unwrap_or_default(), @"patterns.td:2:1: error: pattern has too many alternatives [drr::alternatives]");
}

#[test]
fn deep_patterns_are_refused() {
    let nested = format!("{}$x{}", "(Neg ".repeat(300), ")".repeat(300));
    let text = errors(&format!("def : Pat<{nested}, (Neg $x)>; def : Pat<(Neg $x), {nested}>;"));
    assert!(text.contains("[drr::nesting]"), "{text}");
    assert!(text.ends_with("0 patterns"), "{text}");
}

#[test]
fn upstream_limits_refuse_more() {
    let strict = legalize_drr::DrrOptions::default().with(|options| options.upstream_limits = true);
    for patterns in [
        "def : Pat<(Neg $x), (Neg $x), [(I32:$x)]>;",
        r#"def : Pat<(Neg $x), (Const (Make $x, "text"))>;"#,
        "def : Pat<(Maybe $x, (Neg $y)), (Neg $x)>;",
        "def : Pat<(Join (Call $x)), (Neg $x)>;",
        "def : Pat<(Neg $x), (Join (Neg $x))>;",
        "def : Pat<(Block $x, (region $r)), (Neg $x)>;",
    ] {
        let (_, found) = crate::common::load_with(patterns, &strict).into_parts();
        assert!(found.has_errors(), "accepted: {patterns}");
        let (_, found) =
            crate::common::load_with(patterns, &legalize_drr::DrrOptions::default()).into_parts();
        assert!(!found.has_errors(), "{}", found.render());
    }
}
