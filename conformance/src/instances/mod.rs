//! Instances of every operation that upstream's `.td` files define, made by the synthesiser and judged by
//! `mlir-opt`: what it accepts we accept and print alike in both forms, what it refuses we refuse in the same
//! words.
//!
//! Instances of an operation are made until `mlir-opt` accepts some. All that differs is written to one file
//! in the folder of `--differing`; shares of it are the suite's cases.

mod load;
mod ours;
mod tally;
mod upstream;

use std::collections::BTreeMap;
use std::sync::Arc;

use legalize::ir::Context;
use legalize::ods::{Break, Instance, OpDef, Synthesiser};

use crate::RandomFlags;
use crate::report::Report;
use crate::tools::{Tools, root};
use tally::{Differs, Tally};
use upstream::Verdict;

/// Rounds for operations of which no instance was accepted yet, by number of instances.
const MORE: [u64; 2] = [8, 12];

/// Types whose syntax no `.td` file declares, so that only their text says what they are.
const TYPES: &[&str] = &[];

/// One instance on its way.
struct Case {
    def: Arc<OpDef>,
    seed: u64,
    instance: Instance,
    text: String,
}

/// Runs the suite.
pub fn run(tools: &Tools, report: &mut Report, flags: &RandomFlags) {
    if !report.wants("instances") && report.filter().is_empty() {
        return;
    }
    let ctx = load::context(tools);
    let synthesiser = Synthesiser::new(&ctx, TYPES);
    let wanted = flags.op.as_str();
    let ops: Vec<Arc<OpDef>> = synthesiser.ops().filter(|def| def.name.contains(wanted)).cloned().collect();
    let mut tally = Tally::new(&ops);
    let mut accepted = Vec::new();
    let mut pending = ops;
    let mut first = flags.seed * 1000;
    for count in std::iter::once(flags.instances).chain(MORE) {
        let seeds = first..first + count;
        first += count;
        let cases = make(&ctx, &synthesiser, &pending, seeds, &mut tally);
        accepted.extend(judge(tools, cases, &mut tally));
        pending.retain(|def| !tally.is_covered(&def.name));
    }
    compare(tools, &ctx, &accepted, &mut tally);
    near_misses(tools, &ctx, &synthesiser, &accepted, flags, &mut tally);
    tally.print();
    let path = root().join(&flags.differing).join("ods-instances.txt");
    if let Err(error) = tally.write(&path) {
        println!("cannot write {}: {error}", path.display());
    }
    println!("  all that differs: {}", path.display());
    if wanted.is_empty() {
        tally.check(report);
    }
}

/// Instances of operations.
fn make(
    ctx: &Context,
    synthesiser: &Synthesiser<'_>,
    ops: &[Arc<OpDef>],
    seeds: std::ops::Range<u64>,
    tally: &mut Tally,
) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for def in ops {
        let from = cases.len();
        for seed in seeds.clone() {
            let Some(instance) = synthesiser.instance(def, seed) else {
                tally.note(&def.name, "no draft of it can be made");
                break;
            };
            let text = instance.text(ctx);
            if cases[from..].iter().all(|case| case.text != text) {
                cases.push(Case { def: def.clone(), seed, instance, text });
            }
        }
    }
    cases
}

/// Those instances that `mlir-opt` accepts, with its generic form.
fn judge(tools: &Tools, cases: Vec<Case>, tally: &mut Tally) -> Vec<(Case, String)> {
    let texts: Vec<&str> = cases.iter().map(|case| case.text.as_str()).collect();
    let verdicts = upstream::run(tools, &texts, true);
    let mut accepted = Vec::new();
    for (case, verdict) in cases.into_iter().zip(verdicts) {
        tally.made(case.instance.sound);
        match verdict {
            Verdict::Printed(text) => {
                tally.covered(&case.def.name);
                accepted.push((case, text));
            }
            Verdict::Refused(message) => tally.note(&case.def.name, &message),
            Verdict::Crashed => tally.note(&case.def.name, "upstream's tool crashes"),
        }
    }
    accepted
}

/// Both forms of every accepted instance, and the generic form of the custom one.
fn compare(tools: &Tools, ctx: &Context, accepted: &[(Case, String)], tally: &mut Tally) {
    let texts: Vec<&str> = accepted.iter().map(|(case, _)| case.text.as_str()).collect();
    let customs = upstream::run(tools, &texts, false);
    let texts: Vec<&str> = customs.iter().map(|verdict| verdict.printed().unwrap_or("")).collect();
    let reread = upstream::run(tools, &texts, true);
    for (index, (case, generic)) in accepted.iter().enumerate() {
        let name = &case.def.name;
        let mut differs = |kind: &str, ours: &str, upstream: &str| {
            tally.differs(
                name,
                Differs {
                    kind: kind.to_owned(),
                    seed: case.seed,
                    input: case.text.clone(),
                    ours: ours.to_owned(),
                    upstream: upstream.to_owned(),
                },
            );
        };
        let answer = match ours::run(ctx, &case.text) {
            Ok(answer) => answer,
            Err(message) => {
                differs(&format!("generic form is refused: {message}"), "", generic);
                continue;
            }
        };
        if answer.generic != *generic {
            differs("generic form printed otherwise", &answer.generic, generic);
            continue;
        }
        let Some(custom) = customs[index].printed() else { continue };
        if answer.custom != custom {
            differs("custom form printed otherwise", &answer.custom, custom);
            continue;
        }
        let Some(again) = reread[index].printed() else { continue };
        match ours::run(ctx, custom) {
            Ok(answer) if answer.generic == again => tally.hit(ctx, &case.def, &case.instance),
            Ok(answer) => differs("custom form read otherwise", &answer.generic, again),
            Err(message) => differs(&format!("custom form is refused: {message}"), "", custom),
        }
    }
}

/// Changes one thing about accepted instances, a few kinds of change per operation.
fn near_misses(
    tools: &Tools,
    ctx: &Context,
    synthesiser: &Synthesiser<'_>,
    accepted: &[(Case, String)],
    flags: &RandomFlags,
    tally: &mut Tally,
) {
    let mut by_op: BTreeMap<&str, Vec<&Case>> = BTreeMap::new();
    for (case, _) in accepted {
        by_op.entry(&case.def.name).or_default().push(case);
    }
    let mut misses = Vec::new();
    for (at, (name, cases)) in by_op.iter().enumerate() {
        let mut made = 0;
        for step in 0..Break::ALL.len() {
            if made == flags.near_misses {
                break;
            }
            let kind = Break::ALL[(at * 5 + step) % Break::ALL.len()];
            let case = cases[step % cases.len()];
            let Some(miss) = synthesiser.near_miss(&case.instance, kind, flags.seed) else { continue };
            misses.push(((*name).to_owned(), kind, miss.text(ctx)));
            made += 1;
        }
    }
    let texts: Vec<&str> = misses.iter().map(|miss| miss.2.as_str()).collect();
    let verdicts = upstream::run(tools, &texts, true);
    for ((name, kind, text), verdict) in misses.iter().zip(&verdicts) {
        let ours = ours::run(ctx, text);
        tally.near_miss(name, *kind, text, ours.err(), verdict);
    }
}
