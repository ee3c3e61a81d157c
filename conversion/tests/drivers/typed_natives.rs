//! Natives that are registered with their types, and reasons of conditions that do not hold.

use std::sync::{Arc, Mutex};

use legalize_conversion::*;
use legalize_conversion::{NativeSignature, NativeType};
use legalize_ir::*;
use legalize_pattern_model::Kind;

use crate::common::*;

/// A pattern that calls `Check` on an operand and an attribute, and creates its attribute with `Make`.
fn rules(check: &str, make: &str) -> String {
    format!(
        r#"natives: [
            Native(name: "Check", params: {check}),
            Native(name: "Make", {make}),
        ],
        patterns: [Pattern(name: Some("rule"), benefit: 1,
            match: [
                Operand(id: "x"), Type(id: "t"), Attribute(id: "n"),
                Operation(id: "root", name: Some("u.f"), operands: ["x"], attributes: [(name: "n", value: "n")], results: ["t"]),
                Constraint(Native(name: "Check", args: [Ref("x"), Ref("n")])),
            ],
            rewrite: [
                Native(name: "Make", args: [Ref("n")], results: [(id: "made", kind: Attribute)]),
                Operation(id: "new", name: "u.g", operands: ["x"], attributes: [(name: "n", value: "made")], results: Of(["t"])),
                Replace(op: "root", with: Operation("new")),
            ])]"#
    )
}

const CHECK: &str = "[Param(kind: Some(Value)), Param(kind: Some(Attribute))]";
const MAKE: &str = "params: [Param(kind: Some(Attribute))], results: [Attribute]";

const INPUT: &str = r#"
    %0 = "u.x"() : () -> i32
    %1 = "u.f"(%0) {n = 3 : i32} : (i32) -> i32
    "u.use"(%1) : (i32) -> ()
"#;

/// Diagnostics of freezing.
#[track_caller]
fn refused(text: &str, natives: &Natives) -> String {
    let m = Module::parse("");
    let set = ron(&m.ctx, text, DeclarativeOptions::plain());
    match set.freeze(&m.ctx, natives) {
        Ok(_) => String::new(),
        Err(found) => found
            .resolved(m.ctx.sources())
            .iter()
            .map(|one| {
                format!("[{}] {}; {}\n", one.code, one.message, one.help.as_deref().unwrap_or_default())
            })
            .collect(),
    }
}

fn sound() -> Natives {
    let mut natives = Natives::new();
    natives.add_typed_constraint("Check", |call, (value, attr): (ValueId, Attribute)| {
        match (call.ir.value_type(value) == call.ctx.common().i32, call.ctx.as_i64(attr)) {
            (true, Some(3)) => Ok(()),
            _ => Err("not what is wanted".into()),
        }
    });
    natives.add_typed_rewrite("Make", |rewriter, _, (attr,): (Attribute,)| {
        let ctx = rewriter.ctx();
        let number = ctx.as_i64(attr).ok_or("no number")?;
        Ok(ctx.int_attr(ctx.common().i32, number + 1))
    });
    natives
}

#[test]
fn functions_of_the_declared_types_run() {
    let mut m = Module::parse(INPUT);
    let set = ron(&m.ctx, &rules(CHECK, MAKE), DeclarativeOptions::plain());
    let set = m.freeze_with(set, &sound());
    m.greedy(&set);
    assert!(m.print().contains(r#""u.g"(%0) {n = 4 : i32}"#), "{}", m.print());
}

#[test]
fn other_types_than_declared_are_refused_when_a_set_is_frozen() {
    let all = rules(CHECK, MAKE);
    let with = |add: &dyn Fn(&mut Natives)| {
        let mut natives = sound();
        add(&mut natives);
        refused(&all, &natives)
    };
    assert_eq!(with(&|_| ()), "");
    insta::assert_snapshot!(
        with(&|natives| {
            natives.add_typed_constraint("Check", |_, (_, _): (Attribute, Attribute)| Ok(()));
        }),
        @"[convert::native_signature] native constraint 'Check' is registered with other types: the function takes an attribute as argument 1, not a value; the function is registered as (an attribute, an attribute); register it with the types of the declaration, or correct that"
    );
    insta::assert_snapshot!(
        with(&|natives| {
            natives.add_typed_constraint("Check", |_, (_,): (ValueId,)| Ok(()));
        }),
        @"[convert::native_signature] native constraint 'Check' is registered with other types: the function takes 1 argument, not 2; the function is registered as (a value); register it with the types of the declaration, or correct that"
    );
    insta::assert_snapshot!(
        with(&|natives| {
            natives.add_typed_rewrite("Make", |_, call, (_,): (Attribute,)| Ok(call.root));
        }),
        @"[convert::native_signature] native rewrite 'Make' is registered with other types: the function returns an operation as result 1, not an attribute; the function is registered as (an attribute) -> (an operation); register it with the types of the declaration, or correct that"
    );
    insta::assert_snapshot!(
        with(&|natives| {
            natives.add_typed_rewrite("Make", |_, _, (_,): (Attribute,)| Ok(3_i64));
        }),
        @"[convert::native_signature] native rewrite 'Make' is registered with other types: the function returns an integer as result 1, not an attribute; the function is registered as (an attribute) -> (an integer); register it with the types of the declaration, or correct that"
    );
    insta::assert_snapshot!(
        with(&|natives| {
            natives.add_typed_rewrite("Make", |_, _, (one,): (Attribute,)| Ok((one, one)));
        }),
        @"[convert::native_signature] native rewrite 'Make' is registered with other types: the function returns 2 results, not 1; the function is registered as (an attribute) -> (an attribute, an attribute); register it with the types of the declaration, or correct that"
    );
    // A function that takes anything, and one that is registered without its types, are checked when they
    // run.
    let untyped = |natives: &mut Natives| {
        natives.add_constraint("Check", |_| Ok(NativeValues::new()));
    };
    assert_eq!(with(&untyped), "");
    let any = |natives: &mut Natives| {
        natives.add_typed_constraint("Check", |_, (_, _): (NativeValue, Option<Attribute>)| Ok(()));
    };
    assert_eq!(with(&any), "");
}

#[test]
fn arguments_of_patterns_are_compared_where_nothing_is_declared() {
    let open = rules("[Param(), Param()]", "params: [Param()], results: [Attribute]");
    assert_eq!(refused(&open, &sound()), "");
    let mut natives = sound();
    natives.add_typed_constraint("Check", |_, (_, _): (ValueId, OpId)| Ok(()));
    assert!(refused(&open, &natives).contains("takes an operation as argument 2, not an attribute"));
    // The kind of a call's result is a guess there; a number may be passed to another native.
    let mut natives = sound();
    natives.add_typed_rewrite("Make", |_, _, (_,): (Attribute,)| Ok(3_i64));
    assert_eq!(refused(&open, &natives), "");
}

#[test]
fn arguments_follow_the_text_of_a_call() {
    let text = rules(CHECK, MAKE).replace(
        r#"Native(name: "Check", params"#,
        r#"Native(name: "Check", body: Some(Snippet(text: "acme::check($1, 7, $0)")), params"#,
    );
    let mut natives = Natives::new();
    natives.add_typed_rewrite("Make", |_, _, (one,): (Attribute,)| Ok(one));
    natives.add_typed_constraint("acme::check", |_, (_, _, _): (Attribute, i64, ValueId)| Ok(()));
    assert_eq!(refused(&text, &natives), "");
    natives.add_typed_constraint("acme::check", |_, (_, _, _): (Attribute, bool, ValueId)| Ok(()));
    assert!(refused(&text, &natives).contains("takes a boolean as argument 2, not an integer"));
}

/// Runs the rule with an untyped `Make`.
fn error_of_make(make: impl Fn(&RewriteCall<'_>) -> NativeValue + Send + Sync + 'static) -> String {
    let mut m = Module::parse(INPUT);
    let mut natives = sound();
    natives.add_rewrite("Make", move |_, call| Ok([make(call)].into_iter().collect()));
    let set = ron(&m.ctx, &rules(CHECK, MAKE), DeclarativeOptions::plain());
    let set = m.freeze_with(set, &natives);
    match apply_patterns_greedily(&m.ctx, &mut m.ir, m.root, &set, &GreedyConfig::default()) {
        Ok(_) => String::new(),
        Err(error) => legalize_source::Diagnostics::from(error).render(),
    }
}

#[test]
fn another_kind_than_declared_is_an_error_when_it_is_given() {
    assert_eq!(error_of_make(|call| call.args[0].clone()), "");
    for (result, expected) in [
        (NativeValue::Int(3), "returned an integer, but an attribute is declared"),
        (NativeValue::Bool(true), "returned a boolean, but an attribute is declared"),
        (NativeValue::Text("x".into()), "returned a text, but an attribute is declared"),
    ] {
        let error = error_of_make(move |_| result.clone());
        assert!(error.contains(expected), "{error}");
    }
    let error = error_of_make(|call| NativeValue::Op(call.root));
    assert!(error.contains("returned an operation, but an attribute is declared"), "{error}");
}

#[test]
fn arguments_of_other_types_are_an_error_when_they_are_passed() {
    let mut m = Module::parse(INPUT);
    let open = rules("[Param(), Param()]", "params: [Param()], results: [Attribute]");
    let text = open.replace(
        r#"Native(name: "Make", args: [Ref("n")], results: [(id: "made", kind: Attribute)]),"#,
        r#"Native(name: "Guess", args: [], results: [(id: "guess", kind: Attribute)]),
           Native(name: "Make", args: [Ref("guess")], results: [(id: "made", kind: Attribute)]),"#,
    );
    let mut natives = sound();
    natives.add_rewrite("Guess", |_, _| Ok([NativeValue::Int(3)].into_iter().collect()));
    let set = ron(&m.ctx, &text, DeclarativeOptions::plain());
    let set = m.freeze_with(set, &natives);
    let error = apply_patterns_greedily(&m.ctx, &mut m.ir, m.root, &set, &GreedyConfig::default());
    let error = legalize_source::Diagnostics::from(error.expect_err("no attribute")).render();
    assert!(error.contains("native 'Make' takes an attribute as argument 1, but got an integer"), "{error}");
    let two = [NativeValue::Int(3), NativeValue::Int(4)];
    let numbers = |count: usize| <(i64,) as NativeArgs>::from_natives(&two[..count], &m.ir);
    assert_eq!(numbers(0), Err("takes an integer as argument 1, which is missing".into()));
    assert_eq!(numbers(1), Ok((3,)));
    assert_eq!(numbers(2), Err("takes 1 argument, not 2".into()));
}

#[test]
fn rust_types_have_types_of_natives() {
    use legalize_conversion::{NativeArgs, NativeRets};
    type All = (OpId, ValueId, Vec<ValueId>, Type, Vec<Type>, Attribute, Arc<str>, Option<bool>);
    let params = <All as NativeArgs>::types();
    assert_eq!(params, <All as NativeRets>::types());
    let expected = [
        NativeType::Is(Kind::Operation),
        NativeType::Is(Kind::Value),
        NativeType::Is(Kind::ValueRange),
        NativeType::Is(Kind::Type),
        NativeType::Is(Kind::TypeRange),
        NativeType::Is(Kind::Attribute),
        NativeType::Text,
        NativeType::Bool,
    ];
    assert_eq!(params, expected);
    let results = <(f64, i128, BlockId, RegionId, NativeValue) as NativeRets>::types();
    let signature = NativeSignature { params: <() as NativeArgs>::types(), results };
    assert_eq!(
        signature.to_string(),
        "() -> (a floating-point number, an integer, a block, a region, anything)"
    );
}

/// Collects the reasons of patterns that fail.
#[derive(Clone, Default)]
struct Reasons(Arc<Mutex<Vec<String>>>);

impl Listener for Reasons {
    fn notify(&mut self, ctx: &Context, ir: &Ir, event: &Event<'_>) {
        if let Event::PatternEnd { failure: Some(failure), .. } = event {
            self.0.lock().expect("one thread").push(failure.reason(ctx, ir));
        }
    }
}

#[test]
fn a_reason_names_the_condition_and_what_it_saw() {
    let condition = |summary: &str| {
        format!(
            r#"Constraint(Predicate(tree: Leaf((text: "isOdd($_self)")), self: "n", summary: "{summary}")),"#
        )
    };
    let rule = |name: &str, condition: &str| {
        format!(
            r#"Pattern(name: Some("{name}"), benefit: 1,
            match: [
                Operand(id: "x"), Type(id: "t"), Attribute(id: "n"),
                Operation(id: "root", name: Some("u.f"), operands: ["x"], attributes: [(name: "n", value: "n")], results: ["t"]),
                {condition}
            ],
            rewrite: [Replace(op: "root", with: Values(["x"]))])"#
        )
    };
    let native = r#"Constraint(Native(name: "Wide", args: [Ref("x"), Ref("t"), Ref("root"), Text("a")])),"#;
    let negated = native.replace(r#""Wide""#, r#""Narrow""#).replace("args:", "negated: true, args:");
    let text = format!(
        r"patterns: [{}, {}, {}, {}]",
        rule("summary", &condition("an odd number")),
        rule("text", &condition("")),
        rule("native", native),
        rule("negated", &negated),
    );
    let mut m = Module::parse(&INPUT.replace("n = 3", "n = 4"));
    let mut natives = Natives::new();
    natives.add_check("isOdd($_self)", |call| {
        call.args[0].attr().and_then(|attr| call.ctx.as_i64(attr)).is_some_and(|number| number % 2 == 1)
    });
    natives.add_constraint("Wide", |_| Err("32 bits are few".into()));
    natives.add_constraint("Narrow", |_| Ok(NativeValues::new()));
    let set = ron(&m.ctx, &text, DeclarativeOptions::plain());
    let set = m.freeze_with(set, &natives);
    let mut reasons = Reasons::default();
    let config = GreedyConfig::default();
    let driver = GreedyDriver::new(&set, &config).with_listener(&mut reasons);
    driver.run(&m.ctx, &mut m.ir, m.root).expect("no error");
    let reasons = reasons.0.lock().expect("one thread");
    insta::assert_snapshot!(reasons[..4].join("\n"), @r#"
    'an odd number' does not hold for attribute '4 : i32' (test.ron:5:17)
    constraint 'isOdd($_self)' does not hold for attribute '4 : i32' (test.ron:11:17)
    native constraint 'Wide' does not hold for a result of 'u.x' of type 'i32', type 'i32', operation 'u.f', "a": 32 bits are few (test.ron:17:17)
    native constraint 'Narrow' holds for a result of 'u.x' of type 'i32', type 'i32', operation 'u.f', "a", which it must not (test.ron:23:17)
    "#);
}
