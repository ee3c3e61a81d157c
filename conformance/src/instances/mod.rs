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

use legalize::ir::{Attribute, Context, Type, attr_to_string, type_to_string};
use legalize::ods::{Break, Instance, OpDef, Synthesiser};

use crate::RandomFlags;
use crate::report::Report;
use crate::tools::{Tools, root};
pub use load::{context, roots};
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
    let ctx = context(tools);
    let mut synthesiser = Synthesiser::new(&ctx, TYPES);
    leave_out_refused(tools, &ctx, &mut synthesiser);
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
    tally.print(report);
    let path = root().join(&flags.differing).join("ods-instances.txt");
    if let Err(error) = tally.write(&path) {
        println!("cannot write {}: {error}", path.display());
    }
    println!("  all that differs: {}", path.display());
    if wanted.is_empty() {
        tally.check(report);
    }
}

/// Types and attributes that a verifier in C++ refuses are not used.
fn leave_out_refused(tools: &Tools, ctx: &Context, synthesiser: &mut Synthesiser<'_>) {
    let (types, attrs) = synthesiser.declared();
    let of_type = types.iter().map(|ty| format!("() -> {}", type_to_string(ctx, *ty)));
    let of_attr = attrs.iter().map(|attr| format!("() -> i32, a = {}", attr_to_string(ctx, *attr)));
    let module = |(at, text): (usize, String)| {
        let (ty, attr) = text.split_once(", ").filter(|_| at >= types.len()).unwrap_or((&text, ""));
        let mut out = String::from("\"builtin.module\"() ({\n");
        out.push_str(&format!("  \"scaffold.value\"() {{{attr}}} : {ty}\n"));
        out.push_str(&format!("}}) {{{} = {at} : i64}} : () -> ()\n", upstream::ID));
        out
    };
    let modules: Vec<String> = of_type.chain(of_attr).enumerate().map(module).collect();
    let texts: Vec<&str> = modules.iter().map(String::as_str).collect();
    let verdicts = upstream::verdicts(tools, &texts);
    let refused = |at: &usize| verdicts[*at].printed().is_none();
    let types: Vec<Type> = (0..types.len()).filter(refused).map(|at| types[at]).collect();
    let count = verdicts.len() - attrs.len();
    let attrs: Vec<Attribute> = (count..verdicts.len()).filter(refused).map(|at| attrs[at - count]).collect();
    println!("  refused by upstream: {} types, {} attributes", types.len(), attrs.len());
    synthesiser.leave_out(&types, &attrs);
}

/// Gives an instance's module a number of its own.
fn mark(ctx: &Context, instance: &mut Instance, seed: u64) {
    let name = ctx.op_str(instance.ir.op(instance.op).name());
    let id = ctx.int_attr(ctx.common().i64, (fingerprint(name) << 24 | seed) as i64 & i64::MAX);
    instance.ir.set_attr(ctx, instance.module, ctx.name(upstream::ID), Some(id));
}

/// A number of a text, the same on every machine.
fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(7, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
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
            let Some(mut instance) = synthesiser.instance(def, seed) else {
                tally.note(&def.name, "no draft of it can be made");
                break;
            };
            mark(ctx, &mut instance, seed);
            let text = instance.text(ctx);
            if cases[from..].iter().all(|case| case.text != text) {
                cases.push(Case { def: def.clone(), seed, instance, text });
            }
        }
    }
    cases
}

/// Those instances that `mlir-opt` accepts.
fn judge(tools: &Tools, cases: Vec<Case>, tally: &mut Tally) -> Vec<Case> {
    let texts: Vec<&str> = cases.iter().map(|case| case.text.as_str()).collect();
    let verdicts = upstream::verdicts(tools, &texts);
    let mut accepted = Vec::new();
    for (case, verdict) in cases.into_iter().zip(verdicts) {
        tally.made(case.instance.sound);
        match verdict {
            Verdict::Printed(_) => {
                tally.covered(&case.def.name);
                accepted.push(case);
            }
            Verdict::Refused(message) => tally.note(&case.def.name, &message),
            Verdict::Crashed => tally.note(&case.def.name, "upstream's tool crashes"),
        }
    }
    accepted
}

/// Both forms of every accepted instance, and the generic form of the custom one.
fn compare(tools: &Tools, ctx: &Context, accepted: &[Case], tally: &mut Tally) {
    let texts: Vec<&str> = accepted.iter().map(|case| case.text.as_str()).collect();
    let generics = upstream::forms(tools, &texts, true);
    let customs = upstream::forms(tools, &texts, false);
    let texts: Vec<&str> = customs.iter().map(|verdict| verdict.printed().unwrap_or("")).collect();
    let reread = upstream::forms(tools, &texts, true);
    for (index, case) in accepted.iter().enumerate() {
        let Some(generic) = generics[index].printed() else { continue };
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
        if answer.generic != generic {
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
    accepted: &[Case],
    flags: &RandomFlags,
    tally: &mut Tally,
) {
    let mut by_op: BTreeMap<&str, Vec<&Case>> = BTreeMap::new();
    for case in accepted {
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
            let Some(mut miss) = synthesiser.near_miss(&case.instance, kind, flags.seed) else { continue };
            mark(ctx, &mut miss, 1_000_000 + step as u64);
            misses.push(((*name).to_owned(), kind, miss.text(ctx)));
            made += 1;
        }
    }
    let texts: Vec<&str> = misses.iter().map(|miss| miss.2.as_str()).collect();
    let verdicts = upstream::verdicts(tools, &texts);
    for ((name, kind, text), verdict) in misses.iter().zip(&verdicts) {
        let ours = ours::run(ctx, text);
        tally.near_miss(name, *kind, text, ours.err(), verdict);
    }
}
