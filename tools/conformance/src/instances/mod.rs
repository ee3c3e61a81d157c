//! Instances of every operation that upstream's `.td` files define, made by the synthesiser and judged by
//! `mlir-opt`: what it accepts we accept and print alike in both forms, what it refuses we refuse in the same
//! words.
//!
//! Instances of an operation are generated until `mlir-opt` accepts some. All differing instances are written
//! to one file in the folder of `--differing`; shares of it are the suite's cases.

mod branches;
mod compare;
mod ours;
mod tally;
mod upstream;
mod written;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use legalize::ir::{Attribute, Context, Type, attr_to_string, type_to_string};
use legalize::ods::{Break, Instance, OpDef, Side, Synthesiser};

use crate::RandomFlags;
use crate::report::SuiteReport;
use crate::tools::{Tools, root};
use compare::Outcome;
pub(crate) use legalize_bench::roots;
use tally::{Differs, Tally};
use upstream::Verdict;
pub(crate) use upstream::dialects as known_dialects;

/// Rounds for operations of which no instance was accepted yet, by number of instances.
const MORE: [u64; 2] = [8, 12];

/// Types whose syntax no `.td` file declares, so that only their text says what they are.
const TYPES: &[&str] = &[
    "!llvm.ptr",
    "!llvm.ptr<1>",
    "!llvm.ptr<3>",
    "!llvm.struct<(i32, i1)>",
    "!llvm.struct<(f32, f32)>",
    "!llvm.struct<(i32, i32)>",
    "!llvm.struct<(i8, i1)>",
    "!llvm.array<4 x i32>",
    "!llvm.array<2 x f32>",
    "!llvm.void",
    "!spirv.ptr<f32, Function>",
    "!spirv.ptr<i32, StorageBuffer>",
    "!spirv.ptr<i32, Function>",
    "!spirv.ptr<i64, Workgroup>",
    "!spirv.ptr<f32, Workgroup>",
    "!spirv.ptr<f32, CrossWorkgroup>",
    "!spirv.ptr<vector<4xf32>, Function>",
    "!spirv.ptr<!spirv.array<4 x f32>, Function>",
    "!spirv.ptr<!spirv.struct<(f32, i32)>, StorageBuffer>",
    "!spirv.array<4 x f32>",
    "!spirv.array<2 x i32, stride=4>",
    "!spirv.rtarray<f32>",
    "!spirv.struct<(f32, i32)>",
    "!spirv.struct<(i32, i32)>",
    "!spirv.struct<(f32 [0], i32 [4, NonWritable])>",
    "!spirv.matrix<3 x vector<3xf32>>",
    "!spirv.matrix<2 x vector<4xf32>>",
    "!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>",
    "!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>",
    "!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>",
    "!spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>",
    "!spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>",
    "!spirv.coopmatrix<4x4xf32, Subgroup, MatrixAcc>",
    "!spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>",
];
/// The same of attributes.
const ATTRS: &[&str] = &[
    "#llvm.constant_range<i32, 0, 10>",
    "#llvm.constant_range<i64, 0, 32>",
    "#llvm.constant_range<i32, -1, 1>",
];

/// Rounds for sides of branches that no instance took yet, by number of instances for each.
const AIMED: [u64; 3] = [6, 16, 40];

/// Sides of branches that no operation can take, with why.
const IMPOSSIBLE: &str = "tools/conformance/inputs/ods-instances/impossible.txt";

/// Numbers of aimed instances' modules start here.
const SIDES: u64 = 2_000_000;

/// Instance that is being compared.
struct Case {
    def: Arc<OpDef>,
    seed: u64,
    instance: Instance,
    text: String,
    /// The text in generic form, as upstream's tool prints it, if that is known.
    generic: Option<String>,
    /// Side of a branch that the instance is aimed at.
    side: Option<Side>,
}

/// Runs the suite.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport, flags: &RandomFlags) {
    if !report.wants("instances") && report.filter().is_empty() {
        return;
    }
    let ctx = context(tools);
    let mut synthesiser = Synthesiser::new(&ctx, TYPES, ATTRS);
    leave_out_refused(tools, &ctx, &mut synthesiser);
    let wanted = flags.op.as_str();
    let ops = known_ops(tools, synthesiser.ops().filter(|def| def.name.contains(wanted)).cloned());
    let mut tally = Tally::new(&ops);
    match std::fs::read_to_string(root().join(IMPOSSIBLE)) {
        Ok(list) => tally.branches.list_impossible(&list),
        Err(error) => report.check(IMPOSSIBLE, false, || error.to_string()),
    }
    let mut accepted = Vec::new();
    let mut pending = ops;
    let mut first = flags.seed * 1000;
    for count in std::iter::once(flags.instances).chain(MORE) {
        let seeds = first..first + count;
        first += count;
        let cases = make(&ctx, &synthesiser, &pending, seeds, &mut tally);
        accepted.extend(judge(tools, &ctx, cases, &mut tally));
        pending.retain(|def| !tally.is_covered(&def.name));
    }
    compare(tools, &ctx, &accepted, &mut tally);
    written::run(tools, &ctx, report, wanted, &mut tally);
    for (round, count) in AIMED.into_iter().enumerate() {
        let cases = aim(&ctx, &synthesiser, &accepted, (round, count), flags.seed, &mut tally);
        let found = judge_aimed(tools, &ctx, cases, &mut tally);
        compare(tools, &ctx, &found, &mut tally);
    }
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

/// Returns the operations of dialects that `mlir-opt` knows. For others, its output does not depend on the
/// name, so there is nothing to compare with.
fn known_ops(tools: &Tools, ops: impl Iterator<Item = Arc<OpDef>>) -> Vec<Arc<OpDef>> {
    let known = upstream::dialects(tools);
    let dialect = |def: &OpDef| def.name.split_once('.').map_or("builtin", |(dialect, _)| dialect).to_owned();
    let (ops, unknown): (Vec<_>, Vec<_>) = ops.partition(|def| known.contains(&dialect(def)));
    if !unknown.is_empty() {
        let dialects: BTreeSet<String> = unknown.iter().map(|def| dialect(def)).collect();
        let dialects: Vec<String> = dialects.into_iter().collect();
        println!(
            "  left out, as mlir-opt does not know their dialects: {} operations of {}",
            unknown.len(),
            dialects.join(", ")
        );
    }
    ops
}

/// A context with all of upstream's definitions.
pub(crate) fn context(tools: &Tools) -> Context {
    let start = std::time::Instant::now();
    let (mut ctx, diagnostics) = legalize_bench::all_definitions(&tools.include());
    println!("  all definitions: loaded in {:.2} s", start.elapsed().as_secs_f64());
    ctx.allow_unregistered_dialects(true);
    for diagnostic in &diagnostics {
        println!("  while registering: {}", diagnostic.message);
    }
    ctx
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

impl Case {
    /// Returns the case with its text in generic form; that is empty if it is not known.
    fn accepted(self, generic: String) -> Self {
        Case { generic: Some(generic).filter(|text| !text.is_empty()), ..self }
    }

    fn instance_text(&self) -> &str {
        unmarked(&self.text)
    }
}

/// A module's text without its number.
fn unmarked(text: &str) -> &str {
    text.rsplit_once(upstream::ID).map_or(text, |(before, _)| before)
}

/// Gives an instance's module a unique number.
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
                cases.push(Case { def: def.clone(), seed, instance, text, generic: None, side: None });
            }
        }
    }
    cases
}

/// Judges an instance that `mlir-opt` refuses.
fn refused(ctx: &Context, case: &Case, message: &str, tally: &mut Tally) {
    let ours = ours::run(ctx, &case.text).err();
    tally.refused(&case.def.name, case.seed, &case.text, message, ours);
}

/// Returns the instances that `mlir-opt` accepts; we must refuse the others as well.
fn judge(tools: &Tools, ctx: &Context, cases: Vec<Case>, tally: &mut Tally) -> Vec<Case> {
    let texts: Vec<&str> = cases.iter().map(|case| case.text.as_str()).collect();
    let verdicts = upstream::verdicts(tools, &texts);
    let mut accepted = Vec::new();
    for (case, verdict) in cases.into_iter().zip(verdicts) {
        tally.created(case.instance.sound);
        match verdict {
            Verdict::Printed(generic) => {
                tally.covered(&case.def.name);
                accepted.push(case.accepted(generic));
            }
            Verdict::Refused(message) => {
                refused(ctx, &case, &message, tally);
                tally.note(&case.def.name, &message);
            }
            Verdict::Crashed => tally.note(&case.def.name, "upstream's tool crashes"),
            Verdict::Varies => tally.note(&case.def.name, "upstream's answer varies"),
        }
    }
    accepted
}

/// Instances for the sides of branches that none took yet, of operations of which some instance is accepted.
fn aim(
    ctx: &Context,
    synthesiser: &Synthesiser<'_>,
    accepted: &[Case],
    (round, count): (usize, u64),
    seed: u64,
    tally: &mut Tally,
) -> Vec<Case> {
    let mut good: BTreeMap<&str, Vec<&Instance>> = BTreeMap::new();
    for case in accepted {
        good.entry(&case.def.name).or_default().push(&case.instance);
    }
    let mut cases: Vec<Case> = Vec::new();
    for def in synthesiser.ops().filter(|def| tally.is_covered(&def.name)).cloned().collect::<Vec<_>>() {
        for side in tally.branches.open(&def.name, synthesiser.sides(&def)) {
            let from = cases.len();
            for number in 0..count {
                let seed = seed * 1000 + 100 * (round as u64 + 1) + number;
                let like = good.get(def.name.as_str()).map(|all| all[number as usize % all.len()]);
                let Some(mut instance) = synthesiser.instance_on(&def, &side, seed, like) else {
                    tally.branches.refused(&def.name, &side, "no draft takes it");
                    break;
                };
                mark(ctx, &mut instance, SIDES + cases.len() as u64);
                let text = instance.text(ctx);
                if cases[from..].iter().all(|case| case.instance_text() != unmarked(&text)) {
                    let side = Some(side.clone());
                    cases.push(Case { def: def.clone(), seed, instance, text, generic: None, side });
                }
            }
        }
    }
    cases
}

/// Returns the aimed instances that `mlir-opt` accepts; its messages about the others are recorded with their
/// side.
fn judge_aimed(tools: &Tools, ctx: &Context, cases: Vec<Case>, tally: &mut Tally) -> Vec<Case> {
    let texts: Vec<&str> = cases.iter().map(|case| case.text.as_str()).collect();
    let verdicts = upstream::verdicts(tools, &texts);
    let mut accepted = Vec::new();
    for (case, verdict) in cases.into_iter().zip(verdicts) {
        let message = match verdict {
            Verdict::Printed(generic) => {
                accepted.push(case.accepted(generic));
                continue;
            }
            Verdict::Refused(message) => {
                refused(ctx, &case, &message, tally);
                message
            }
            Verdict::Crashed => "upstream's tool crashes".to_owned(),
            Verdict::Varies => "upstream's answer varies".to_owned(),
        };
        if let Some(side) = &case.side {
            tally.branches.refused(&case.def.name, side, &message);
        }
    }
    accepted
}

/// Compares the generic form and the custom assembly of every accepted instance, and the generic form that
/// the latter parses to.
fn compare(tools: &Tools, ctx: &Context, accepted: &[Case], tally: &mut Tally) {
    let texts: Vec<(&str, Option<&str>)> =
        accepted.iter().map(|case| (case.text.as_str(), case.generic.as_deref())).collect();
    for (case, outcome) in accepted.iter().zip(compare::compare(tools, ctx, &texts)) {
        match outcome {
            Outcome::Alike => tally.branches.hit(ctx, &case.instance.ir, case.instance.op),
            Outcome::Differs { kind, ours, upstream } => {
                let varies = upstream::varies(tools, &case.text, &Verdict::Printed(upstream.clone()));
                let found = Differs { kind, seed: case.seed, input: case.text.clone(), ours, upstream };
                if varies {
                    tally.varies(&case.def.name, found);
                } else {
                    tally.differs(&case.def.name, found);
                }
            }
            Outcome::Refused(_) | Outcome::Unanswered => {}
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
        let mut created = 0;
        for step in 0..Break::ALL.len() {
            if created == flags.near_misses {
                break;
            }
            let kind = Break::ALL[(at * 5 + step) % Break::ALL.len()];
            let case = cases[step % cases.len()];
            let Some(mut miss) = synthesiser.near_miss(&case.instance, kind, flags.seed) else { continue };
            mark(ctx, &mut miss, 1_000_000 + step as u64);
            misses.push(((*name).to_owned(), kind, miss.text(ctx)));
            created += 1;
        }
    }
    let texts: Vec<&str> = misses.iter().map(|miss| miss.2.as_str()).collect();
    let verdicts = upstream::verdicts(tools, &texts);
    for ((name, kind, text), verdict) in misses.iter().zip(&verdicts) {
        let ours = ours::run(ctx, text).err();
        let same = match verdict {
            Verdict::Printed(_) => ours.is_none(),
            Verdict::Refused(message) => ours.as_ref() == Some(message),
            Verdict::Crashed | Verdict::Varies => true,
        };
        let verdict =
            if same || !upstream::varies(tools, text, verdict) { verdict } else { &Verdict::Varies };
        tally.near_miss(name, *kind, text, ours, verdict);
    }
}
