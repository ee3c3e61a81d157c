//! Nested passes and conversions that run on several functions at once: text and diagnostics are those of one
//! thread, byte by byte, on pools of several sizes and with tasks in permuted orders.
#![cfg(all(feature = "dialects", feature = "threads"))]

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use legalize::prelude::*;
use legalize::session::{Provider, Session};
use legalize::source::{Allowance, Limits, SourceMap};

/// Random numbers that are the same in each run.
struct Random(u64);

impl Random {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % most as u64) as usize
    }
}

/// A module of functions that hold constants, arithmetic, loops, branches and calls; some cannot be lowered.
struct Generator {
    random: Random,
    text: String,
    /// Names of values of type `i32` that can be used here.
    values: Vec<String>,
    names: usize,
    fails: bool,
    /// Number of operations of a function, at least.
    least: usize,
}

impl Generator {
    fn new(seed: u64) -> Self {
        Generator {
            random: Random(seed),
            text: String::new(),
            values: Vec::new(),
            names: 0,
            fails: seed.is_multiple_of(3),
            least: 20,
        }
    }

    fn module(mut self) -> String {
        let functions = 30 + self.random.below(30);
        for function in 0..functions {
            self.function(function);
        }
        self.text
    }

    fn function(&mut self, number: usize) {
        let _ = writeln!(self.text, "func.func @f{number}(%a: i32, %b: i32, %c: i1, %n: index) -> i32 {{");
        self.values = vec!["%a".to_owned(), "%b".to_owned()];
        let count = self.least + self.random.below(40);
        self.operations(count, number, 0);
        let last = self.value();
        if self.random.below(4) == 0 {
            let other = self.value();
            let _ = writeln!(
                self.text,
                "cf.cond_br %c, ^bb1({last} : i32), ^bb2\n^bb1(%x: i32):\nreturn %x : i32"
            );
            let _ = writeln!(self.text, "^bb2:\ncf.br ^bb1({other} : i32)\n}}");
        } else {
            let _ = writeln!(self.text, "return {last} : i32\n}}");
        }
    }

    fn operations(&mut self, count: usize, function: usize, depth: usize) {
        for _ in 0..count {
            let (one, two) = (self.value(), self.value());
            let kinds = if depth < 2 { 14 } else { 11 };
            let text = match self.random.below(kinds) {
                0 | 1 => format!("arith.constant {} : i32", self.random.below(5)),
                2 | 3 => format!("arith.addi {one}, {two} : i32"),
                4 => format!("arith.muli {one}, {two} : i32"),
                5 => format!("arith.xori {one}, {one} : i32"),
                6 => format!("arith.select %c, {one}, {two} : i32"),
                7 => format!("arith.subi {one}, {two} overflow<nsw> : i32"),
                8 if function > 0 => {
                    let callee = self.random.below(function);
                    format!("func.call @f{callee}({one}, {two}, %c, %n) : (i32, i32, i1, index) -> i32")
                }
                9 if self.fails && self.random.below(20) == 0 => {
                    let name = self.name();
                    let _ = writeln!(self.text, "{name} = arith.constant dense<1> : tensor<4xi32>");
                    let sum = self.name();
                    let _ = writeln!(self.text, "{sum} = arith.addi {name}, {name} : tensor<4xi32>");
                    continue;
                }
                10 => format!("arith.ceildivsi {one}, {two} : i32"),
                11 => self.branch(function, depth),
                12 | 13 => self.loops(function, depth, &one),
                _ => format!("arith.ori {one}, {two} : i32"),
            };
            let name = self.name();
            let _ = writeln!(self.text, "{name} = {text}");
            self.values.push(name);
        }
    }

    fn branch(&mut self, function: usize, depth: usize) -> String {
        let outer = (std::mem::take(&mut self.text), self.values.len());
        let mut arms = Vec::new();
        for _ in 0..2 {
            let count = 1 + self.random.below(4);
            self.operations(count, function, depth + 1);
            let value = self.value();
            arms.push(format!("{}scf.yield {value} : i32\n", std::mem::take(&mut self.text)));
            self.values.truncate(outer.1);
        }
        self.text = outer.0;
        format!("scf.if %c -> i32 {{\n{}}} else {{\n{}}}", arms[0], arms[1])
    }

    fn loops(&mut self, function: usize, depth: usize, init: &str) -> String {
        let outer = (std::mem::take(&mut self.text), self.values.len());
        let (index, carried) = (self.name(), self.name());
        self.values.push(carried.clone());
        let count = 1 + self.random.below(4);
        self.operations(count, function, depth + 1);
        let value = self.value();
        let body = std::mem::replace(&mut self.text, outer.0);
        self.values.truncate(outer.1);
        format!(
            "scf.for {index} = %n to %n step %n iter_args({carried} = {init}) -> (i32) {{\n{body}\
             scf.yield {value} : i32\n}}"
        )
    }

    fn value(&mut self) -> String {
        let at = self.random.below(self.values.len());
        self.values[at].clone()
    }

    fn name(&mut self) -> String {
        self.names += 1;
        format!("%v{}", self.names)
    }
}

/// Order and threads of tasks.
#[derive(Clone, Copy, Debug)]
enum Schedule {
    Threads(usize),
    Permuted(u64),
}

struct Schedules(Schedule);

impl Provider for Schedules {
    fn attach(&self, ctx: &mut Context) {
        match self.0 {
            Schedule::Threads(threads) => ctx.enable_multithreading(threads),
            Schedule::Permuted(seed) => ctx.permute_tasks(seed),
        }
    }
}

const PIPELINES: [&str; 6] = [
    "builtin.module(convert-scf-to-cf,convert-arith-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,\
     reconcile-unrealized-casts)",
    "builtin.module(convert-arith-to-llvm,canonicalize,convert-scf-to-cf{allow-pattern-rollback=false})",
    "builtin.module(func.func(canonicalize,cse))",
    "builtin.module(func.func(loop-invariant-code-motion,control-flow-sink,canonicalize,mem2reg),func.func(cse))",
    "builtin.module(func.func(canonicalize,convert-scf-to-cf,convert-arith-to-llvm,convert-cf-to-llvm,\
     reconcile-unrealized-casts))",
    "builtin.module(func.func(convert-arith-to-llvm,canonicalize),convert-func-to-llvm,\
     llvm.func(canonicalize,cse))",
];

/// Diagnostics of a run, and the module.
fn run(schedule: Schedule, module: &str, pipeline: &str) -> String {
    let session: Session = legalize::session().provider(Schedules(schedule)).build().expect("a session");
    let mut module = session.parse("a.mlir", module).expect("a module");
    let errors = match session.run_pipeline(pipeline, &mut module) {
        Ok(()) => String::new(),
        Err(errors) => errors.into_iter().map(|error| error.render()).collect(),
    };
    assert_eq!(module.ir.op_count(), module.ir.nested_ops(module.root, WalkOrder::PreOrder).len());
    // The order of uses too.
    let options = PrintOptions::default().with(|options| options.value_users = true);
    format!("{errors}\n{}", print_op(session.ctx(), &module.ir, module.root, &options))
}

/// Runs modules of these seeds, a pipeline each, with one, two and eight threads and in permuted order.
fn compare(seeds: std::ops::Range<u64>) -> usize {
    let mut failed = 0;
    for seed in seeds {
        let module = Generator::new(seed).module();
        let pipeline = PIPELINES[seed as usize / 3 % PIPELINES.len()];
        let expected = run(Schedule::Threads(1), &module, pipeline);
        failed += usize::from(!expected.starts_with('\n'));
        for schedule in [Schedule::Threads(2), Schedule::Threads(8), Schedule::Permuted(seed + 1)] {
            assert!(run(schedule, &module, pipeline) == expected, "{seed} {pipeline} {schedule:?}");
        }
    }
    failed
}

#[test]
fn nested_passes_do_not_depend_on_threads() {
    let failed = compare(0..36);
    assert!(failed > 3, "{failed}");
}

#[test]
#[ignore = "takes minutes in release; `.ci/run --full` runs it"]
fn nested_passes_of_five_thousand_modules_do_not_depend_on_threads() {
    let failed = compare(100..5100);
    println!("5000 of 5000 modules identical, {failed} of them with errors");
    assert!(failed > 500, "{failed}");
}

#[test]
fn nested_passes_do_not_depend_on_the_order_of_tasks() {
    let module = Generator::new(3).module();
    let pipeline = PIPELINES[4];
    let expected = run(Schedule::Threads(1), &module, pipeline);
    for seed in 0..200 {
        assert!(run(Schedule::Permuted(seed), &module, pipeline) == expected, "{seed}");
    }
}

/// Rules that turn subtractions, additions and exclusive ors into other operations; they look at their
/// operation and its operands alone.
const RULES: &str = r#"
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
def SubToAdd : Pat<(Arith_SubIOp $a, $b, $f), (Arith_AddIOp $b, $a, $f)>;
def AddToXor : Pat<(Arith_AddIOp $a, $b, $f), (Arith_XOrIOp $b, $a)>;
def XorToOr : Pat<(Arith_XOrIOp $a, $b), (Arith_OrIOp (Arith_AndIOp $a, $b), $b)>;
"#;

/// The conversion that [`converted`] makes.
#[derive(Clone, Copy, Debug)]
struct Case {
    is_full: bool,
    /// A rule in Rust that is declared to stay inside.
    is_native: bool,
    /// Operations that no rule converts are illegal too.
    fails: bool,
}

/// The report or the errors of a conversion with rules, what was emitted, and the module.
///
/// # Panics
/// If rules run on other threads, but the conversion cannot be divided, or the other way round.
fn converted(schedule: Schedule, text: &str, case: Case, divides: bool) -> String {
    let session: Session = legalize::session()
        .provider(Schedules(schedule))
        .patterns_text("rules.td", RULES)
        .build()
        .expect("a session");
    let mut module = session.parse("a.mlir", text).expect("a module");
    let ctx = session.ctx();
    let mut rules = session.pattern_set(None);
    let caller = thread::current().id();
    let ran_elsewhere = Arc::new(AtomicBool::new(false));
    let runs_elsewhere = ran_elsewhere.clone();
    if case.is_native {
        rules.add_fn(PatternInfo::on("MulToAnd", "arith.muli"), move |op, rewriter| {
            runs_elsewhere.fetch_or(thread::current().id() != caller, Ordering::Relaxed);
            let (values, loc) = (rewriter.ir().operands(op).collect::<Vec<_>>(), rewriter.ir().op(op).loc());
            let ty = rewriter.ir().value_type(values[0]);
            drop(rewriter.ctx().emit(Diagnostic::remark("t::mul", "a product")));
            let and = rewriter.build("arith.andi", loc, |_, state| {
                state.operands.extend(values);
                state.result_types.push(ty);
            });
            let result = rewriter.ir().op(and).results()[0];
            rewriter.replace_op(op, &[result]);
            Ok(())
        });
    }
    let rules = session.freeze_set(rules).expect("a set");
    let mut target = ConversionTarget::new();
    for name in ["arith.subi", "arith.addi", "arith.xori"] {
        target.add_illegal_op(name);
    }
    if case.is_native {
        target.add_illegal_op("arith.muli");
    }
    target.add_legal_op("arith.andi").add_legal_op("arith.ori");
    if case.fails {
        target.add_illegal_op("scf.for");
    }
    if case.is_full {
        for name in ["builtin", "func", "scf", "cf"] {
            target.add_legal_dialect(name);
        }
        let others = ["constant", "select", "ceildivsi", "muli"];
        for name in others.iter().take(if case.is_native { 3 } else { 4 }) {
            target.add_legal_op(&format!("arith.{name}"));
        }
    }
    let config = ConversionConfig::default().with(|config| config.stays_inside = case.is_native);
    let (ir, root) = (&mut module.ir, module.root);
    let (result, emitted) = ctx
        .capture(|| {
            let apply = if case.is_full { apply_full_conversion } else { apply_partial_conversion };
            apply(ctx, ir, root, &target, &rules, &config)
        })
        .into_parts();
    let said = match result {
        Ok(report) => {
            let left: Vec<String> = (report.unlegalized.iter())
                .map(|&op| format!("{} {:?}", ctx.op_str(module.ir.op(op).name()), module.ir.op(op).loc()))
                .collect();
            format!("{:?} {} {left:?}", report.stats, report.changed)
        }
        Err(failure) => Diagnostics::from(failure).render(),
    };
    let has_threads = matches!(schedule, Schedule::Threads(2..));
    assert_eq!(ran_elsewhere.load(Ordering::Relaxed), has_threads && case.is_native && divides);
    assert_eq!(module.ir.open_checkpoints(), 0);
    assert_eq!(module.ir.op_count(), module.ir.nested_ops(module.root, WalkOrder::PreOrder).len());
    format!("{said}\n{}\n{}", emitted.render(), session.print(&module))
}

/// Converts modules of these seeds in all ways on one, two and eight threads, and in so many permuted orders.
fn compare_conversions(seeds: std::ops::Range<u64>, permuted: u64) {
    for seed in seeds.filter(|seed| !seed.is_multiple_of(3)) {
        let is_full = seed % 3 == 2;
        let module = Generator { least: 260, ..Generator::new(seed) }.module();
        for (is_native, fails) in [(false, false), (true, false), (true, true)] {
            let case = Case { is_full, is_native, fails };
            let expected = converted(Schedule::Threads(1), &module, case, true);
            assert_eq!(expected.contains("failed to legalize"), fails, "{case:?}\n{expected:.2000}");
            assert_eq!(expected.contains("a product"), is_native, "{case:?}");
            let mut schedules = vec![Schedule::Threads(2), Schedule::Threads(8)];
            schedules.extend((0..permuted).map(|more| Schedule::Permuted(seed + more)));
            for schedule in schedules {
                assert!(converted(schedule, &module, case, true) == expected, "{seed} {case:?} {schedule:?}");
            }
        }
    }
}

#[test]
fn conversions_of_modules_do_not_depend_on_threads() {
    compare_conversions(1..6, 3);
}

#[test]
#[ignore = "takes minutes; `.ci/run --full` runs it"]
fn conversions_of_two_hundred_modules_do_not_depend_on_threads() {
    compare_conversions(100..400, 20);
}

#[test]
fn limits_of_conversions_are_reached_where_one_thread_reaches_them() {
    let module = Generator { least: 260, ..Generator::new(1) }.module();
    let ended = |schedule, bytes| {
        let mut limits = Limits::default();
        limits.interned_bytes = Allowance::fixed(bytes);
        let sources = Arc::new(SourceMap::with_limits(limits));
        let session = legalize::session().sources(sources).provider(Schedules(schedule)).build();
        let session = session.expect("a session");
        let mut module = session.parse("a.mlir", &module).expect("a module");
        let pipeline = "builtin.module(convert-scf-to-cf,convert-arith-to-llvm)";
        let errors = session.run_pipeline(pipeline, &mut module).err();
        let errors: String = errors.into_iter().flatten().map(|error| error.render()).collect();
        format!("{errors}\n{}", session.print(&module))
    };
    let (mut failed, mut passed) = (0, 0);
    for bytes in [0, 30, 100, 300, 1000, 3000, 1 << 20] {
        let expected = ended(Schedule::Threads(1), bytes);
        failed += usize::from(expected.contains("limit::interned_bytes"));
        passed += usize::from(expected.starts_with('\n'));
        for schedule in [Schedule::Threads(2), Schedule::Threads(8), Schedule::Permuted(bytes)] {
            assert!(ended(schedule, bytes) == expected, "{bytes} {schedule:?}\n{expected:.1000}");
        }
    }
    assert!(failed > 1 && passed > 0, "{failed} {passed}");
}

#[test]
fn an_operation_beside_functions_is_converted_with_them() {
    // It uses a rule itself, so nothing is divided.
    let text = Generator::new(7).module() + "%c = arith.constant 1 : i32\n%d = arith.addi %c, %c : i32\n";
    let case = Case { is_full: false, is_native: true, fails: false };
    let expected = converted(Schedule::Threads(1), &text, case, false);
    assert!(expected.trim_end().trim_end_matches('}').trim_end().contains("arith.ori"), "{expected}");
    assert!(converted(Schedule::Threads(4), &text, case, false) == expected);
}

#[test]
fn a_session_with_threads_prints_what_one_without_prints() {
    let module = Generator::new(5).module();
    let texts: Vec<String> = [1, 4]
        .into_iter()
        .map(|threads| {
            let session = legalize::session().threads(threads).build().expect("a session");
            let mut module = session.parse("a.mlir", &module).expect("a module");
            session.run_pipeline(PIPELINES[2], &mut module).expect("a pipeline that runs");
            session.print(&module)
        })
        .collect();
    assert_eq!(texts[0], texts[1]);
}
