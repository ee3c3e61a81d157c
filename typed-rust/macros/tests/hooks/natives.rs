//! Typed natives of rules: with canonicalization patterns, with those of passes, and from files.

use std::sync::Arc;

use legalize::conversion::{DeclarativeOptions, Natives};
use legalize::passes::{Pass, PassDef, PassHost, PassInput, PassKind, PassOptions, pass_kind};
use legalize::prelude::*;

use crate::implementation::{Hooked, Numbers};
use crate::scales;

const INPUT: &str = r#"
  %x = "x.v"() : () -> i32
  %0 = "hooked.scale"(%x) <{factor = 30 : i32}> : (i32) -> i32
  %1 = "hooked.scale"(%x, %x) <{factor = 150 : i32}> : (i32, i32) -> i32
  %2 = "hooked.scale"(%x) : (i32) -> i32
  "x.use"(%0, %1, %2) : (i32, i32, i32) -> ()
"#;

/// A factor below 100 is doubled until it is above 50, and then left out.
fn assert_grown(text: &str) {
    for line in [
        "%1 = \"hooked.scale\"(%0) : (i32) -> i32",
        "%2 = \"hooked.scale\"(%0, %0) <{factor = 150 : i32}> : (i32, i32) -> i32",
        "%3 = \"hooked.scale\"(%0) : (i32) -> i32",
    ] {
        assert!(text.contains(line), "{text}");
    }
}

/// Runs the rules of `scales.td` once.
struct Grows;

impl Provider for Grows {
    fn passes(&self) -> Vec<Arc<dyn PassKind>> {
        let definition = PassDef::new("grow", "Grow", "Lets factors grow");
        vec![pass_kind(definition, |host: &dyn PassHost, options: &PassOptions| {
            let mut set = PatternSet::new();
            scales::populate(host.ctx(), &mut set, DeclarativeOptions::plain(), Numbers);
            let patterns = host.freeze_for_pass(set, options)?;
            let pass: Arc<dyn Pass> = Arc::new(move |input: &mut PassInput<'_>| {
                let config = GreedyConfig::default();
                apply_patterns_greedily(input.ctx, input.ir, input.root, &patterns, &config)
                    .err()
                    .map(Diagnostics::from)
                    .unwrap_or_default()
            });
            Ok(pass)
        })]
    }
}

fn grown(session: &Session, pipeline: &str) -> String {
    let mut module = session.parse("a.mlir", INPUT).unwrap_or_else(|found| panic!("{}", found.render()));
    session.run_pipeline(pipeline, &mut module).unwrap_or_else(|found| panic!("{}", found.render()));
    session.print(&module)
}

#[test]
fn rules_with_natives_canonicalize() {
    let session = legalize::session().provider(Hooked { attached: true, natives: false });
    let session = session.allow_unregistered_dialects().build().expect("a session");
    assert_grown(&grown(&session, "builtin.module(canonicalize)"));
}

#[test]
fn rules_with_natives_run_in_a_pass() {
    let session = legalize::session().provider(Hooked { attached: false, natives: false }).provider(Grows);
    let session = session.allow_unregistered_dialects().build().expect("a session");
    assert_grown(&grown(&session, "builtin.module(grow)"));
}

/// The result of the patterns in a file, or the messages about it.
fn from_file(name: &str, text: &str, natives: bool) -> Result<String, Vec<String>> {
    let messages = |found: Diagnostics| found.iter().map(|one| one.message.clone()).collect::<Vec<_>>();
    let session = legalize::session().provider(Hooked { attached: false, natives });
    let session = session.allow_unregistered_dialects().include_dir("tests/td").patterns_text(name, text);
    let session = session.build().map_err(messages)?;
    let patterns = session.freeze_set(session.pattern_set(None)).map_err(messages)?;
    let mut module = session.parse("a.mlir", INPUT).map_err(messages)?;
    let config = GreedyConfig::default();
    apply_patterns_greedily(session.ctx(), &mut module.ir, module.root, &patterns, &config).expect("it ends");
    Ok(session.print(&module))
}

const SCALES: &str = include_str!("../td/scales.td");

#[test]
fn the_same_rules_from_a_file_find_the_natives() {
    assert_grown(&from_file("scales.td", SCALES, true).expect("natives"));
    let missing = from_file("scales.td", SCALES, false).expect_err("no natives");
    assert!(missing.iter().any(|message| message.contains("'doubled' is not registered")), "{missing:?}");
}

#[test]
fn a_file_that_passes_something_else_is_refused() {
    let of = |kind: &str, arg: &str| {
        format!(
            "Rewrite doubled(number: {kind}) -> Attr;
            Pattern {{
              let root = op<hooked.scale>(x: Value) {{factor = f: Attr}} -> (t: Type);
              rewrite root with {{ replace root with op<x.s>(x) {{factor = doubled({arg})}} -> (t); }};
            }}"
        )
    };
    let text = from_file("a.pdll", &of("Attr", "f"), true).expect("natives");
    assert!(text.contains("\"x.s\"(%0) {factor = 60 : i32}"), "{text}");
    let refused = from_file("a.pdll", &of("Value", "x"), true).expect_err("another kind");
    let message = "the function takes an attribute as argument 1, not a value";
    assert!(refused.iter().any(|found| found.contains(message)), "{refused:?}");
}

#[test]
fn natives_of_a_set_are_not_those_of_another() {
    let session = legalize::session().provider(Hooked { attached: false, natives: false });
    let session = session.allow_unregistered_dialects().include_dir("tests/td");
    let session = session.patterns_text("scales.td", SCALES).build().expect("a session");
    let mut set = PatternSet::new();
    scales::populate(session.ctx(), &mut set, DeclarativeOptions::plain(), Numbers);
    assert!(session.freeze_set(set).is_ok());
    // The patterns of the file have no natives, and those of the set are its own.
    let mut set = session.pattern_set(None);
    scales::populate(session.ctx(), &mut set, DeclarativeOptions::plain(), Numbers);
    assert!(set.freeze(session.ctx(), &Natives::new()).is_err());
}

#[test]
fn plain_values_become_values_of_natives_and_parameters() {
    use legalize::conversion::NativeValue;
    use legalize::ir::{Int, Param};

    assert_eq!(NativeValue::from(-1_i32), NativeValue::Int(-1));
    assert_eq!(NativeValue::from(u32::MAX), NativeValue::Int(i128::from(u32::MAX)));
    assert_eq!(NativeValue::from(true), NativeValue::Bool(true));
    assert_eq!(NativeValue::from("a").text(), Some("a"));
    assert_eq!(NativeValue::from(None::<i64>), NativeValue::Null);
    assert_eq!(Param::from(7_u64), Param::Int(Int::from(7)));
    assert_eq!(Param::from(Some("b")), Param::Str("b".into()));
    assert_eq!(Param::from(None::<bool>), Param::None);
    assert_eq!(Int::from(true), Int::from(1));
}
