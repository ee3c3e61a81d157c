//! The fields of the drivers' log events, as seen by a program's own subscriber.
#![cfg(feature = "dialects")]

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::{Arc, Mutex};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

/// The fields of an event by name, with its target.
type Fields = BTreeMap<&'static str, String>;

#[derive(Default)]
struct Collected(Fields);

impl Visit for Collected {
    fn record_str(&mut self, field: &Field, value: &str) {
        self.0.insert(field.name(), value.to_owned());
    }
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        self.0.insert(field.name(), format!("{value:?}"));
    }
}

/// Keeps the events of some targets.
struct Keep {
    targets: &'static [&'static str],
    events: Arc<Mutex<Vec<Fields>>>,
}

impl Subscriber for Keep {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        self.targets.contains(&metadata.target())
    }
    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }
    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn event(&self, event: &Event<'_>) {
        let mut fields = Collected::default();
        event.record(&mut fields);
        fields.0.insert("target", event.metadata().target().to_owned());
        self.events.lock().expect("no panic").push(fields.0);
    }
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

/// The events of these targets in a run of a pipeline.
fn events(targets: &'static [&'static str], pipeline: &str, text: &str) -> Vec<Fields> {
    let session = legalize::session().build().expect("a session");
    let mut module = session.parse("a.mlir", text).expect("a module");
    let events: Arc<Mutex<Vec<Fields>>> = Arc::default();
    let keep = Keep { targets, events: events.clone() };
    tracing::subscriber::with_default(keep, || session.run_pipeline(pipeline, &mut module)).expect("it runs");
    std::mem::take(&mut *events.lock().expect("no panic"))
}

/// Formats an event without its duration, which must be present if `timed` is set.
fn shown(event: &Fields) -> String {
    let timed = event.get("event").is_some_and(|event| event.ends_with("end"));
    let duration = event.get("duration_ns").map(|text| text.parse::<u64>());
    assert_eq!(duration.is_some(), timed, "{event:?}");
    assert!(duration.is_none_or(|duration| duration.is_ok()), "{event:?}");
    let fields = event.iter().filter(|(name, _)| !["duration_ns", "target"].contains(*name));
    fields.map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
}

const BRANCH: &str = "func.func @f(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  return %a : i32
}";

#[test]
fn events_of_a_conversion_have_operation_pattern_and_verdict() {
    let events = events(&["dialect-conversion"], "builtin.module(convert-cf-to-llvm)", BRANCH);
    let of_branch: Vec<String> = events
        .iter()
        .skip_while(|event| event.get("op").is_none_or(|op| op != "cf.cond_br"))
        .take_while(|event| event.get("op").is_none_or(|op| op != "func.return"))
        .map(shown)
        .collect();
    insta::assert_snapshot!(of_branch.join("\n"));
}

#[test]
fn actions_nest_passes_iterations_and_attempts() {
    let events = events(&["actions"], "builtin.module(func.func(canonicalize))", BRANCH);
    let mut open = Vec::new();
    for event in &events {
        match event["event"].as_str() {
            "begin" => open.push(event["description"].clone()),
            _ => {
                let begun = open.pop().expect("a begin");
                assert!(begun.contains(event["action"].as_str()), "{begun}: {event:?}");
            }
        }
    }
    assert!(open.is_empty());
    let tried: Vec<&Fields> = events.iter().filter(|event| event.contains_key("pattern")).collect();
    assert!(tried.iter().any(|event| event["pattern"] == "SimplifyConstCondBranchPred"), "{events:?}");
    assert!(tried.iter().all(|event| event["op"] == "cf.cond_br"));
    assert!(tried.iter().all(|event| event["unit"] == "cf.cond_br %arg1, ^bb1, ^bb2"), "{tried:?}");
    let mut verdicts = events.iter().filter_map(|event| event.get("verdict"));
    assert!(verdicts.all(|verdict| verdict == "failure"), "nothing applies");
}

#[test]
fn actions_say_how_they_end_and_in_which_round() {
    let text = BRANCH.replace("%c: i1) -> i32 {", "%d: i1) -> i32 {\n  %c = arith.constant true");
    let events = events(&["actions"], "builtin.module(func.func(canonicalize))", &text);
    let field =
        |name: &'static str| events.iter().filter_map(move |event| event.get(name)).map(String::as_str);
    let begun: Vec<&str> = field("description").collect();
    assert_eq!(begun[1], "`pass-execution` running `Canonicalizer` on Operation `func.func`");
    let rounds: Vec<&str> = begun.into_iter().filter(|text| text.starts_with("GreedyPattern")).collect();
    assert_eq!(rounds, ["GreedyPatternRewriteIteration(1)", "GreedyPatternRewriteIteration(2)"]);
    let verdicts: Vec<&str> = field("verdict").collect();
    assert_eq!(verdicts, ["success", "success"]);
}
