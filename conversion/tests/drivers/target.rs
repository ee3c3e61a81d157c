//! Legality: answers of a target, and the order of its conditions.

use std::sync::{Arc, Mutex};

use legalize_conversion::*;
use legalize_ir::*;

use crate::common::*;

/// A module with one operation of this name, and the operation.
fn one(name: &str) -> (Module, OpId) {
    let m = Module::parse(&format!("\"{name}\"() : () -> ()"));
    let op = first(&m);
    (m, op)
}

fn recursively(m: &Module, target: &ConversionTarget, op: OpId) -> Option<bool> {
    target.is_legal(&m.ctx, &m.ir, op).map(|info| info.recursively)
}

#[test]
fn an_operation_is_legal_dynamic_illegal_or_unknown() {
    let (m, op) = one("u.a");
    let mut target = ConversionTarget::new();
    let answers = |target: &ConversionTarget| {
        let action = target.action(&m.ctx, m.ir.op(op).name());
        (action, recursively(&m, target, op), target.is_illegal(&m.ctx, &m.ir, op))
    };
    assert_eq!(answers(&target), (None, None, false));
    target.add_legal_op("u.a");
    assert_eq!(answers(&target), (Some(Legality::Legal), Some(false), false));
    target.mark_recursively_legal("u.a");
    assert_eq!(answers(&target), (Some(Legality::Legal), Some(true), false));
    target.add_illegal_op("u.a");
    assert_eq!(answers(&target), (Some(Legality::Illegal), None, true));
    // A condition makes the name dynamic; without an answer an operation is neither legal nor illegal.
    target.add_dynamically_legal_op("u.a", |_, _, _| None);
    assert_eq!(answers(&target), (Some(Legality::Dynamic), None, false));
    target.add_dynamically_legal_op("u.a", |_, _, _| Some(false));
    assert_eq!(answers(&target), (Some(Legality::Dynamic), None, true));
    target.add_dynamically_legal_op("u.a", |_, _, _| Some(true));
    assert_eq!(answers(&target), (Some(Legality::Dynamic), Some(true), false));
}

#[test]
fn an_action_set_again_keeps_marks_and_conditions() {
    let (m, op) = one("u.a");
    let mut target = ConversionTarget::new();
    target.add_legal_op("u.a").mark_recursively_legal("u.a").add_illegal_op("u.a").add_legal_op("u.a");
    assert_eq!(recursively(&m, &target, op), Some(true));
    target.add_dynamically_legal_op("u.a", |_, _, _| Some(false)).add_legal_op("u.a");
    assert_eq!(recursively(&m, &target, op), Some(true));
    target.set_op("u.a", Legality::Dynamic);
    assert!(target.is_illegal(&m.ctx, &m.ir, op));
}

#[test]
fn the_newest_condition_is_evaluated_first() {
    for (opinion, expected) in [(None, &["newer", "older"][..]), (Some(true), &["newer"][..])] {
        for whose in ["operation", "dialect", "unknown"] {
            let (m, op) = one("u.a");
            let asked: Arc<Mutex<Vec<&str>>> = Arc::default();
            let condition = |label: &'static str, answer: Option<bool>| {
                let asked = asked.clone();
                move |_: &Context, _: &Ir, _: OpId| {
                    asked.lock().unwrap().push(label);
                    answer
                }
            };
            let mut target = ConversionTarget::new();
            for (label, answer) in [("older", Some(true)), ("newer", opinion)] {
                let condition = condition(label, answer);
                match whose {
                    "operation" => target.add_dynamically_legal_op("u.a", condition),
                    "dialect" => target.add_dynamically_legal_dialect("u", condition),
                    _ => target.mark_unknown_dynamically_legal(condition),
                };
            }
            assert_eq!(recursively(&m, &target, op), Some(false));
            assert_eq!(*asked.lock().unwrap(), expected, "{whose}");
        }
    }
}

#[test]
fn recursive_legality_holds_unless_a_condition_says_no() {
    let (m, op) = one("u.a");
    let mut target = ConversionTarget::new();
    target.add_legal_op("u.a").mark_recursively_legal_if("u.a", |_, _, _| None);
    assert_eq!(recursively(&m, &target, op), Some(true));
    target.mark_recursively_legal_if("u.a", |_, _, _| Some(false));
    assert_eq!(recursively(&m, &target, op), Some(false));
    // Without a condition the mark clears those that were there.
    target.mark_recursively_legal("u.a");
    assert_eq!(recursively(&m, &target, op), Some(true));
}
