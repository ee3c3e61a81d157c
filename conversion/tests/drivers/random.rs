//! Random modules under random patterns, some of which edit and then fail, or leave something illegal: a
//! conversion that fails restores text, locations and keys; one that succeeds gives the same module without
//! rollback, in a context with other handles, and on another thread. Every kind of step is counted; the test
//! fails if one never happens.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::{Arc, Mutex};

use legalize_conversion::*;
use legalize_ir::*;
use legalize_source::{Limit, Limits};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};

use crate::common::*;

/// Random choices from a string of bytes; zeros when it is used up.
struct Dice<'a>(&'a [u8]);

impl Dice<'_> {
    fn below(&mut self, count: usize) -> usize {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        usize::from(first) % count
    }
}

/// Number of names of operations that are to be converted; those of `v` are legal.
const SOURCES: usize = 5;

/// Step of a pattern before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    Create(usize),
    CreateLegal,
    Modify,
    Inline,
    ConvertRegion,
    EraseNested,
    Split,
    AddBlock,
    MoveUp,
    ReplaceNested,
}

/// End of a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum End {
    Rename(usize),
    Legal,
    Converted,
    Erase,
    Stay,
    Fail,
}

#[derive(Clone, Debug)]
struct Script {
    root: usize,
    steps: Vec<Step>,
    end: End,
    benefit: u16,
}

type Hits = BTreeMap<String, u32>;

fn hit(hits: &Mutex<Hits>, what: &str) {
    *hits.lock().expect("no panic yet").entry(what.to_owned()).or_default() += 1;
}

fn random_script(dice: &mut Dice<'_>) -> Script {
    let root = dice.below(SOURCES);
    let mut steps: Vec<Step> = (0..dice.below(4))
        .map(|_| match dice.below(10) {
            0 => Step::Create(dice.below(SOURCES)),
            1 => Step::CreateLegal,
            2 => Step::Modify,
            3 => Step::Inline,
            4 => Step::ConvertRegion,
            5 => Step::EraseNested,
            6 => Step::Split,
            7 => Step::AddBlock,
            8 => Step::MoveUp,
            _ => Step::ReplaceNested,
        })
        .collect();
    // A value is replaced once, an operation erased once: that is the contract of patterns, not what is
    // tested.
    let replaces = |step: &Step| matches!(step, Step::ConvertRegion | Step::ReplaceNested);
    for once in [&replaces as &dyn Fn(&Step) -> bool, &|step: &Step| *step == Step::EraseNested] {
        let mut seen = false;
        steps.retain(|step| !once(step) || !std::mem::replace(&mut seen, true));
    }
    let end = match dice.below(8) {
        0 => End::Rename(dice.below(SOURCES)),
        1 | 2 => End::Legal,
        3 | 4 => End::Converted,
        5 => End::Erase,
        6 => End::Stay,
        _ => End::Fail,
    };
    Script { root, steps, end, benefit: dice.below(4) as u16 }
}

/// A module as text: operations of random names, some of which hold regions of one or two blocks.
fn random_module(dice: &mut Dice<'_>) -> String {
    let mut text = String::new();
    let mut next = 0;
    block(dice, &mut text, &mut next, &[], 0);
    text
}

fn block(
    dice: &mut Dice<'_>,
    text: &mut String,
    next: &mut usize,
    outer: &[(String, &'static str)],
    depth: usize,
) {
    let mut visible = outer.to_vec();
    for _ in 0..=dice.below(4) {
        let name = match dice.below(4) {
            0 => format!("v.{}", dice.below(3)),
            1 => "w.unknown".to_owned(),
            _ => format!("u.{}", dice.below(SOURCES)),
        };
        let operands: Vec<_> = (0..dice.below(3))
            .filter_map(|_| {
                let count = visible.len().max(1);
                visible.get(dice.below(count)).cloned()
            })
            .collect();
        let results: Vec<&'static str> =
            (0..dice.below(3)).map(|_| ["i32", "i64", "f32"][dice.below(3)]).collect();
        let defined = format!("%{next}");
        *next += 1;
        match results.len() {
            0 => {}
            1 => drop(write!(text, "{defined} = ")),
            count => drop(write!(text, "{defined}:{count} = ")),
        }
        let names: Vec<&str> = operands.iter().map(|operand| operand.0.as_str()).collect();
        let _ = write!(text, "\"{name}\"({})", names.join(", "));
        if depth < 3 && dice.below(3) == 0 {
            text.push_str(" ({\n");
            let arg = format!("%{next}");
            *next += 1;
            let _ = writeln!(text, "^bb0({arg}: i32):");
            let mut inner = visible.clone();
            inner.push((arg, "i32"));
            block(dice, text, next, &inner, depth + 1);
            if dice.below(2) == 0 {
                let (passed, arg) = (inner[dice.below(inner.len())].clone(), format!("%{next}"));
                *next += 1;
                let _ = writeln!(text, "\"test.br\"({})[^bb1] : ({}) -> ()", passed.0, passed.1);
                let _ = writeln!(text, "^bb1({arg}: {}):", passed.1);
                inner.push((arg, passed.1));
                block(dice, text, next, &inner, depth + 1);
            }
            text.push_str("\"test.ret\"() : () -> ()\n})");
        }
        let types: Vec<&str> = operands.iter().map(|operand| operand.1).collect();
        let _ = writeln!(text, " : ({}) -> ({})", types.join(", "), results.join(", "));
        for (index, ty) in results.iter().enumerate() {
            let value = if results.len() == 1 { defined.clone() } else { format!("{defined}#{index}") };
            visible.push((value, ty));
        }
    }
}

/// One step of a script; steps that do not fit the operation do nothing.
fn step(
    step: Step,
    op: OpId,
    converter: &Arc<TypeConverter>,
    hits: &Mutex<Hits>,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let loc = rewriter.ir().op(op).loc();
    let region = rewriter.ir().op(op).regions().first().copied();
    let entry = region.and_then(|region| rewriter.ir().region(region).first());
    match step {
        Step::Create(_) | Step::CreateLegal => {
            let name = match step {
                Step::Create(index) => format!("u.{index}"),
                _ => "v.0".to_owned(),
            };
            let mut state = OperationState::new(ctx, ctx.op_name(&name), loc);
            state.result_types.push(ctx.common().i32);
            rewriter.create_op(&state);
        }
        Step::Modify => {
            rewriter.start_modification(op);
            rewriter.set_attr(op, "seen", Some(ctx.common().unit));
            rewriter.finalize_modification(op);
        }
        Step::Inline => {
            let (Some(region), Some(parent)) = (region, rewriter.ir().parent_region(op)) else {
                return Ok(());
            };
            if rewriter.ir().region(parent).parent().is_none_or(|outer| outer == op)
                || rewriter.ir().region(region).is_empty()
                // A module has one block.
                || rewriter.ir().parent_op(op).is_none_or(|outer| rewriter.ir().parent_op(outer).is_none())
            {
                return Ok(());
            }
            rewriter.inline_region(region, parent, None);
        }
        Step::ConvertRegion => {
            let Some(region) = region else { return Ok(()) };
            rewriter.convert_region_types(region, converter, None)?;
        }
        Step::EraseNested => {
            let nested = entry.and_then(|entry| rewriter.ir().block(entry).first());
            let Some(nested) = nested.filter(|&nested| rewriter.ir().op(nested).results().is_empty()) else {
                return Ok(());
            };
            // Operations that no pattern handles.
            if ctx.op_str(rewriter.ir().op(nested).name()) != "w.unknown" {
                return Ok(());
            }
            rewriter.erase_op(nested);
        }
        Step::Split => {
            if rewriter.ir().parent_op(op).is_none_or(|outer| rewriter.ir().parent_op(outer).is_none()) {
                return Ok(());
            }
            let Some(before) = rewriter.ir().op(op).parent() else { return Ok(()) };
            let rest = rewriter.split_block(op);
            rewriter.set_insert_point(InsertPoint::End(before));
            let mut state = OperationState::new(ctx, ctx.op_name("test.br"), loc);
            state.successors.push(rest);
            rewriter.create_op(&state);
            rewriter.set_insert_point(InsertPoint::Before(op));
        }
        Step::AddBlock => {
            let Some(region) = region.filter(|&region| !rewriter.ir().region(region).is_empty()) else {
                return Ok(());
            };
            let at = rewriter.insert_point();
            let block = rewriter.create_block(region, None, &[(ctx.common().i32, loc)]);
            rewriter.set_insert_point(InsertPoint::End(block));
            rewriter.create_op(&OperationState::new(ctx, ctx.op_name("test.ret"), loc));
            rewriter.cursor().set(at);
        }
        Step::MoveUp => {
            let Some(block) = rewriter.ir().op(op).parent() else { return Ok(()) };
            if rewriter.ir().op(op).operand_count() != 0 || rewriter.ir().block(block).first() == Some(op) {
                return Ok(());
            }
            rewriter.move_op(op, InsertPoint::Start(block));
            rewriter.set_insert_point(InsertPoint::Before(op));
        }
        Step::ReplaceNested => {
            let Some(entry) = entry else { return Ok(()) };
            let Some(arg) = rewriter.ir().block(entry).args().first().copied() else { return Ok(()) };
            let at = rewriter.insert_point();
            let ty = rewriter.ir().value_type(arg);
            rewriter.set_insert_point(InsertPoint::Before(op));
            let mut state = OperationState::new(ctx, ctx.op_name("v.1"), loc);
            state.result_types.push(ty);
            let created = rewriter.create_op(&state);
            let created = rewriter.ir().op(created).results()[0];
            rewriter.replace_all_uses(arg, &[created]);
            rewriter.cursor().set(at);
        }
    }
    hit(hits, format!("{step:?}").split('(').next().unwrap_or_default());
    Ok(())
}

fn end(
    script: &Script,
    op: OpId,
    operands: &ConvertedOperands,
    hits: &Mutex<Hits>,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let ir = rewriter.ir();
    let types: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    let name = match script.end {
        End::Fail => return Err("a script that fails".into()),
        End::Erase if types.is_empty() => {
            rewriter.erase_op(op);
            hit(hits, "Erase");
            return Ok(());
        }
        End::Erase => return Err("it has results".into()),
        End::Stay => {
            rewriter.start_modification(op);
            rewriter.set_attr(op, "legal", Some(ctx.common().unit));
            rewriter.finalize_modification(op);
            hit(hits, "Stay");
            return Ok(());
        }
        End::Rename(index) => format!("u.{index}"),
        End::Legal | End::Converted => "v.2".to_owned(),
    };
    let mut state = OperationState::new(ctx, ctx.op_name(&name), ir.op(op).loc());
    state.operands = operands.values().into();
    state.result_types = types.iter().copied().collect();
    if script.end == End::Converted {
        state.result_types = rewriter.convert_types(&types).ok_or("a type cannot be converted")?;
    }
    rewriter.replace_op_with_new(op, &state);
    hit(hits, format!("{:?}", script.end).split('(').next().unwrap_or_default());
    Ok(())
}

/// Outcome of a run.
#[derive(Debug, PartialEq, Eq)]
struct Outcome {
    accepted: bool,
    text: String,
    message: String,
    rollbacks: u64,
    tried: u64,
    applied: u64,
    repeated: u64,
}

/// Options of a run.
#[derive(Clone, Copy, Debug, Default)]
struct How {
    mode: ConversionMode,
    folding: FoldingMode,
    /// True for other handles for everything.
    shifted: bool,
    full: bool,
    /// True for a run that does not remember failures.
    without_memory: bool,
    /// True if the legality of the last operation is unknown: it may stay, but not be created.
    lenient: bool,
}

/// More attempts than needed by any run that remembers failures.
const ATTEMPTS: u64 = 1_000;

/// Keys that must exist again after a failure.
fn keys(module: &Module) -> (Vec<OpId>, Vec<BlockId>, Vec<ValueId>, usize) {
    let ir = &module.ir;
    let ops = ir.nested_ops(module.root, WalkOrder::PreOrder);
    let blocks: Vec<BlockId> = ops
        .iter()
        .flat_map(|&op| ir.op(op).regions().to_vec())
        .flat_map(|region| ir.region_blocks(region).collect::<Vec<_>>())
        .collect();
    let values = (ops.iter().flat_map(|&op| ir.op(op).results().to_vec()))
        .chain(blocks.iter().flat_map(|&block| ir.block(block).args().to_vec()))
        .collect();
    (ops, blocks, values, ir.op_count())
}

fn run(
    text: &str,
    scripts: &[Script],
    How { mode, folding, shifted, full, without_memory, lenient }: How,
    hits: &Arc<Mutex<Hits>>,
) -> Outcome {
    let mut limits = Limits::default();
    limits.set(Limit::Attempts, ATTEMPTS);
    let ctx = context_within(limits);
    if shifted {
        // Other handles for everything.
        for index in 0..100 {
            ctx.name(&format!("shift{index}"));
            ctx.int_type(1000 + index);
            ctx.op_name(&format!("shift.op{index}"));
        }
    }
    let mut module = Module::parse_in(ctx, text);
    let mut converter = widen(&module.ctx);
    converter.add_cast_materializations();
    let converter = Arc::new(converter);
    let mut set = PatternSet::new();
    for (index, script) in scripts.iter().cloned().enumerate() {
        let (converter, hits) = (converter.clone(), hits.clone());
        let info = PatternInfo::on(format!("script {index}"), format!("u.{}", script.root))
            .with_benefit(script.benefit);
        let pattern = FnConversionPattern::new(
            info,
            Some(converter.clone()),
            move |op: OpId, operands: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>| {
                if script.end == End::Erase && !rewriter.ir().op(op).results().is_empty() {
                    return Err("it has results".into());
                }
                for &each in &script.steps {
                    step(each, op, &converter, &hits, rewriter)?;
                }
                end(&script, op, operands, &hits, rewriter)
            },
        );
        set.add_conversion(pattern.with_many_values());
    }
    let set = module.freeze(set);
    let mut target = ConversionTarget::new();
    target.add_legal_dialect("v").add_legal_dialect("builtin").add_legal_dialect("test");
    for index in 0..SOURCES - usize::from(lenient) {
        target.add_dynamically_legal_op(&format!("u.{index}"), |ctx, ir, op| {
            Some(ir.attr_named(ctx, op, "legal").is_some())
        });
    }
    let before = (module.print(), keys(&module));
    let config = ConversionConfig::default().with(|config| {
        config.mode = mode;
        config.folding = folding;
        config.remember_failures = !without_memory;
    });
    let convert = if full { apply_full_conversion } else { apply_partial_conversion };
    let result = convert(&module.ctx, &mut module.ir, module.root, &target, &set, &config);
    let (accepted, message, stats) = match result {
        Ok(report) => (true, String::new(), report.stats),
        Err(failure) => {
            if mode == ConversionMode::Rollback {
                assert!(failure.restored, "a failure takes everything back");
                assert_eq!(module.print(), before.0, "a failed conversion changed the module");
                assert_eq!(keys(&module), before.1, "a failed conversion changed the keys");
            } else {
                // Scripts that convert a region's types leave its branches to others.
                let found = verify(&module.ctx, &module.ir, module.root).resolved(module.ctx.sources());
                assert!(
                    found.iter().all(|error| error.code == "ir::branch"),
                    "a failure left this:\n{}\n{}",
                    module.print(),
                    found.render()
                );
            }
            (false, format!("{failure:?}"), failure.stats)
        }
    };
    Outcome {
        accepted,
        text: module.print(),
        message,
        rollbacks: stats.rollbacks,
        tried: stats.patterns_tried,
        applied: stats.patterns_applied,
        repeated: stats.repeated_failures,
    }
}

#[test]
fn conversions_are_all_or_nothing() {
    let hits: Arc<Mutex<Hits>> = Arc::default();
    let config = Config { cases: 1_200, failure_persistence: None, ..Config::default() };
    // The same cases each time, so that the counts below do not depend on luck.
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let result = TestRunner::new_with_rng(config, rng).run(
        &proptest::collection::vec(any::<u8>(), 20..400),
        |bytes| {
            let mut dice = Dice(&bytes);
            let full = dice.below(3) == 0;
            let scripts: Vec<Script> = (0..2 + dice.below(8)).map(|_| random_script(&mut dice)).collect();
            let text = random_module(&mut dice);
            let how = How { full, ..How::default() };
            let outcome = run(&text, &scripts, how, &hits);
            let other = {
                let (text, scripts, hits) = (text.clone(), scripts.clone(), hits.clone());
                let how = How { shifted: true, ..how };
                let thread = std::thread::spawn(move || run(&text, &scripts, how, &hits));
                thread.join().expect("the other run does not panic")
            };
            prop_assert_eq!(&outcome, &other, "{}\n{:?}", &text, &scripts);
            hit(
                &hits,
                match (outcome.accepted, outcome.rollbacks) {
                    (true, 0) => "succeeds",
                    (true, _) => "succeeds after rollbacks",
                    (false, 0) => "fails",
                    (false, 1 | 2) => "fails after rollbacks",
                    (false, _) => "fails after several rollbacks",
                },
            );
            if outcome.accepted && outcome.applied > 0 && outcome.applied == outcome.tried {
                let eager = run(&text, &scripts, How { mode: ConversionMode::NoRollback, ..how }, &hits);
                prop_assert_eq!(&outcome.text, &eager.text, "{}\n{:?}", &text, &scripts);
                hit(&hits, "agrees without rollback");
            }
            if !outcome.accepted {
                let eager = run(&text, &scripts, How { mode: ConversionMode::NoRollback, ..how }, &hits);
                hit(
                    &hits,
                    if eager.accepted {
                        "succeeds without rollback alone"
                    } else {
                        "is valid after a failure"
                    },
                );
            }
            Ok::<_, TestCaseError>(())
        },
    );
    if let Err(error) = result {
        panic!("{error}");
    }
    let hits = hits.lock().expect("no panic");
    println!("{hits:#?}");
    for what in [
        "Create",
        "CreateLegal",
        "Modify",
        "Inline",
        "ConvertRegion",
        "EraseNested",
        "Split",
        "AddBlock",
        "MoveUp",
        "ReplaceNested",
        "Rename",
        "Legal",
        "Converted",
        "Erase",
        "Stay",
        "succeeds",
        "succeeds after rollbacks",
        "fails",
        "fails after rollbacks",
        "fails after several rollbacks",
        "agrees without rollback",
        "is valid after a failure",
    ] {
        assert!(hits.get(what).copied().unwrap_or(0) > 0, "'{what}' never happens");
    }
}

/// With patterns that lead to the same operation on several paths, remembered failures are not tried again;
/// the only difference is the number of attempts.
#[test]
fn remembered_failures_change_no_result() {
    let hits: Arc<Mutex<Hits>> = Arc::default();
    let config = Config { cases: 600, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let result = TestRunner::new_with_rng(config, rng).run(
        &proptest::collection::vec(any::<u8>(), 20..400),
        |bytes| {
            let mut dice = Dice(&bytes);
            let how = How {
                full: dice.below(3) == 0,
                lenient: dice.below(2) == 0,
                mode: [ConversionMode::Rollback, ConversionMode::NoRollback][dice.below(2)],
                folding: [FoldingMode::BeforePatterns, FoldingMode::AfterPatterns][dice.below(2)],
                ..How::default()
            };
            let mut scripts: Vec<Script> = (0..2 + dice.below(5)).map(|_| random_script(&mut dice)).collect();
            // Most lead to something that is not legal, with few other steps, and there is another one like
            // it.
            for script in &mut scripts {
                script.steps.truncate(dice.below(3));
                if dice.below(4) != 0 {
                    script.end = End::Rename(dice.below(SOURCES));
                }
            }
            for _ in 0..4 + dice.below(6) {
                scripts.push(scripts[dice.below(scripts.len())].clone());
            }
            let text = random_module(&mut dice);
            let outcome = run(&text, &scripts, how, &hits);
            let without_memory = run(&text, &scripts, How { without_memory: true, ..how }, &hits);
            // The explanation may take the same number once more, which is not counted.
            if without_memory.message.contains("limit::attempts") {
                hit(
                    &hits,
                    if outcome.tried > ATTEMPTS { "too many attempts" } else { "few enough attempts" },
                );
                return Ok(());
            }
            prop_assert_eq!(
                (&outcome.text, outcome.accepted, &outcome.message),
                (&without_memory.text, without_memory.accepted, &without_memory.message),
                "{:?} {}\n{:?}",
                how,
                &text,
                &scripts
            );
            prop_assert!(
                without_memory.repeated == 0 && outcome.tried <= without_memory.tried,
                "{outcome:?} {without_memory:?}"
            );
            if outcome.repeated > 0 {
                hit(&hits, if outcome.accepted { "repeated, succeeds" } else { "repeated, fails" });
                hit(&hits, &format!("repeated, {:?}", how.mode));
            }
            Ok::<_, TestCaseError>(())
        },
    );
    if let Err(error) = result {
        panic!("{error}");
    }
    let hits = hits.lock().expect("no panic");
    println!("{hits:#?}");
    for what in [
        "repeated, succeeds",
        "repeated, fails",
        "repeated, Rollback",
        "repeated, NoRollback",
        "few enough attempts",
    ] {
        assert!(hits.get(what).copied().unwrap_or(0) > 0, "'{what}' never happens");
    }
}
