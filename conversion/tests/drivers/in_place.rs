//! Replacement in place cannot be distinguished from creation and replacement: a conversion with a listener,
//! where each operation is created and replaced, has the same result as one without, on random modules, rules
//! and targets.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use legalize_conversion::*;
use legalize_ir::*;
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestError, TestRng, TestRunner};

use crate::common::{Module, context, rename, ron, widen};
use crate::matching::Numbers;

/// Number of source operations. Legality of what the rules create: `v.*` always, `d.*` by a condition, `u.*`
/// never.
const SOURCES: usize = 5;

/// Operations with one or two operands, or none, of `i32` and a few `i64`; constants and sums that fold.
fn module(numbers: &mut Numbers) -> String {
    let mut text = String::from("\"test.func\"() ({\n^bb0(%a0: i32, %a1: i32, %b0: i64):\n");
    let (mut narrow, mut wide) = (vec!["%a0".to_owned(), "%a1".to_owned()], vec!["%b0".to_owned()]);
    for index in 0..6 + numbers.below(40) {
        let is_wide = numbers.chance(15);
        let (values, ty) = if is_wide { (&mut wide, "i64") } else { (&mut narrow, "i32") };
        let mut value = || values[values.len() - 1 - numbers.below(values.len().min(4))].clone();
        let (first, second) = (value(), value());
        let result = format!("%{index}");
        let op = match numbers.below(10) {
            0 => format!("\"test.const\"() {{value = {} : {ty}}} : () -> {ty}", numbers.below(2)),
            1 | 2 => format!("\"test.add\"({first}, {second}) : ({ty}, {ty}) -> {ty}"),
            3 => format!("\"test.pure\"({first}) : ({ty}) -> {ty}"),
            4 => format!("\"w.kept\"({first}) : ({ty}) -> {ty}"),
            5 => {
                let source = numbers.below(SOURCES);
                let _ = writeln!(text, "{result}:2 = \"u.{source}\"({first}) : ({ty}) -> ({ty}, {ty})");
                values.push(format!("{result}#0"));
                values.push(format!("{result}#1"));
                continue;
            }
            6 | 7 => format!("\"u.{}\"({first}) : ({ty}) -> {ty}", numbers.below(3)),
            _ => format!("\"u.{}\"({first}, {second}) : ({ty}, {ty}) -> {ty}", numbers.below(SOURCES)),
        };
        let _ = writeln!(text, "{result} = {op}");
        values.push(result);
    }
    let all: Vec<&str> = narrow.iter().chain(&wide).map(String::as_str).collect();
    let types = vec!["i32"; narrow.len()].into_iter().chain(vec!["i64"; wide.len()]);
    let types: Vec<&str> = types.collect();
    let _ = writeln!(text, "\"w.end\"({}) : ({}) -> ()", all.join(", "), types.join(", "));
    text.push_str("}) {function_type = () -> ()} : () -> ()\n");
    text
}

fn source(numbers: &mut Numbers) -> String {
    match numbers.below(8) {
        0 => "test.add".to_owned(),
        1 => "test.const".to_owned(),
        2 | 3 => format!("d.{}", numbers.below(2)),
        _ => format!("u.{}", numbers.below(SOURCES)),
    }
}

fn created(numbers: &mut Numbers) -> String {
    match numbers.below(12) {
        0 => "test.add".to_owned(),
        1 | 2 => format!("d.{}", numbers.below(2)),
        3 | 4 => format!("u.{}", numbers.below(SOURCES)),
        _ => format!("v.{}", numbers.below(3)),
    }
}

/// A rule in RON, and the name of its kind.
fn rule(numbers: &mut Numbers) -> (String, &'static str) {
    let (from, to, benefit) = (source(numbers), created(numbers), 1 + numbers.below(3));
    let count = if from == "test.add" { 2 } else { numbers.below(3) };
    let operands: Vec<String> = (0..count).map(|index| format!("x{index}")).collect();
    let declared: String = operands.iter().map(|id| format!("Operand(id: \"{id}\"), ")).collect();
    let quoted = |ids: &[String]| ids.iter().map(|id| format!("\"{id}\"")).collect::<Vec<_>>().join(", ");
    let results = if numbers.chance(15) { "\"t0\", \"t1\"" } else { "\"t0\"" };
    let types = "Type(id: \"t0\"), Type(id: \"t1\"), ";
    let like = ["Like(\"root\")", "Infer"][numbers.below(2)];
    let root = |operands: &str| {
        format!(
            "Operation(id: \"root\", name: Some(\"{from}\"), operands: [{operands}], results: [{results}])"
        )
    };
    let new = |operands: &str, results: &str| {
        format!(
            "Operation(id: \"new\", name: \"{to}\", operands: [{operands}], results: {results}), Replace(op: \"root\", with: Operation(\"new\"))"
        )
    };
    let all = quoted(&operands);
    let (matched, rewrite, shape) = match numbers.below(10) {
        // The rule depends on the operand's defining op, as it was before.
        0 | 1 => {
            let inner = if numbers.chance(50) { source(numbers) } else { created(numbers) };
            let matched = format!(
                "Operand(id: \"y\"), {types} Type(id: \"s\"), Operation(id: \"inner\", name: Some(\"{inner}\"), operands: [\"y\"], results: [\"s\"]), \
                 Result(id: \"r\", op: \"inner\", index: 0), {}",
                root("\"r\"")
            );
            (matched, new(["\"y\"", "\"r\""][numbers.below(2)], like), "defining op")
        }
        // The rule depends on the users of a value.
        2 if numbers.chance(30) => {
            let matched = format!(
                "{declared} {types} {}, Result(id: \"res\", op: \"root\", index: 0), \
                 Constraint(Native(name: \"even_users\", args: [Ref(\"{}\")]))",
                root(&all),
                operands.first().map_or("res", String::as_str)
            );
            (matched, new(&all, like), "readers")
        }
        3 => (format!("{declared} {types} {}", root(&all)), "Erase(op: \"root\")".to_owned(), "erase"),
        4 if count > 0 => (
            format!("{declared} {types} {}", root(&all)),
            // One value per result.
            format!(
                "Replace(op: \"root\", with: Values([{}]))",
                vec![format!("\"x{}\"", numbers.below(count)); results.split(',').count()].join(", ")
            ),
            "by a value",
        ),
        5 if count == 2 => {
            (format!("{declared} {types} {}", root(&all)), new("\"x1\", \"x0\"", like), "other operands")
        }
        6 => {
            let rewrite = format!(
                "Operation(id: \"first\", name: \"{}\", operands: [{all}], results: Like(\"root\")), \
                 Result(id: \"f\", op: \"first\", index: 0), {}",
                created(numbers),
                new("\"f\"", like)
            );
            (format!("{declared} {types} {}", root(&all)), rewrite, "two in a row")
        }
        _ => (format!("{declared} {types} {}", root(&all)), new(&all, like), "one by one"),
    };
    (format!("Pattern(benefit: {benefit}, match: [{matched}], rewrite: [{rewrite}])"), shape)
}

/// Rule that replaces an operation with this number of operands and one result by another.
fn one_by_one(from: &str, count: usize, to: &str) -> String {
    let declared: String = (0..count).map(|index| format!("Operand(id: \"x{index}\"), ")).collect();
    let operands: String = (0..count).map(|index| format!("\"x{index}\", ")).collect();
    format!(
        "Pattern(benefit: 1, match: [{declared} Type(id: \"t\"), \
         Operation(id: \"root\", name: Some(\"{from}\"), operands: [{operands}], results: [\"t\"])], \
         rewrite: [Operation(id: \"new\", name: \"{to}\", operands: [{operands}], results: Like(\"root\")), \
         Replace(op: \"root\", with: Operation(\"new\"))])"
    )
}

/// Rule by which an operation on the result of another uses the operands of that one.
fn seen_through(from: &str, inner: &str, to: &str) -> String {
    format!(
        "Pattern(benefit: 3, match: [Operand(id: \"y\"), Type(id: \"s\"), Type(id: \"t\"), \
         Operation(id: \"inner\", name: Some(\"{inner}\"), operands: [\"y\"], results: [\"s\"]), \
         Result(id: \"r\", op: \"inner\", index: 0), \
         Operation(id: \"root\", name: Some(\"{from}\"), operands: [\"r\"], results: [\"t\"])], \
         rewrite: [Operation(id: \"new\", name: \"{to}\", operands: [\"y\"], results: Like(\"root\")), \
         Replace(op: \"root\", with: Operation(\"new\"))])"
    )
}

/// Rule that replaces an operation by another if its operand has an even number of users.
fn even_users(from: &str, to: &str, benefit: u32) -> String {
    format!(
        "Pattern(benefit: {benefit}, match: [Operand(id: \"x\"), Type(id: \"t\"), \
         Operation(id: \"root\", name: Some(\"{from}\"), operands: [\"x\"], results: [\"t\"]), \
         Constraint(Native(name: \"even_users\", args: [Ref(\"x\")]))], \
         rewrite: [Operation(id: \"new\", name: \"{to}\", operands: [\"x\"], results: Like(\"root\")), \
         Replace(op: \"root\", with: Operation(\"new\"))])"
    )
}

/// Adds a folder of `d.0`, which sees through `test.pure`. Counts its calls and successes.
fn folding(mut ctx: Context, counts: &Arc<[AtomicU32; 2]>) -> Context {
    let counts = counts.clone();
    let mut info = OpInfo::new(ctx.op_name("d.0"));
    info.attached_mut().fold = Some(Arc::new(move |input| {
        counts[0].fetch_add(1, Ordering::Relaxed);
        let defining_op = input.ir.operands(input.op).next().and_then(|value| input.ir.defining_op(value));
        match defining_op.filter(|&op| input.ctx.op_str(input.ir.op(op).name()) == "test.pure") {
            Some(pure) => {
                counts[1].fetch_add(1, Ordering::Relaxed);
                let read = FoldResult::Value(input.ir.operand(pure, 0));
                Fold::Results([read].into_iter().collect())
            }
            None => Fold::Unchanged,
        }
    }));
    ctx.register_op(info);
    ctx
}

/// Listener for all events, so that all edits are made at once.
struct IgnoringListener;

impl Listener for IgnoringListener {
    fn notify(&mut self, _: &Context, _: &Ir, _: &Event<'_>) {}
}

type Hits = BTreeMap<&'static str, u64>;

fn case(
    module_numbers: &[u32],
    rule_numbers: &[u32],
    listens: bool,
    hits: &Mutex<Hits>,
) -> Result<(bool, String, Vec<u64>), String> {
    let text = module(&mut Numbers::new(module_numbers.to_vec()));
    let looks = Arc::default();
    let mut module = Module::parse_in(folding(context(), &looks), &text);
    let numbers = &mut Numbers::new(rule_numbers.to_vec());
    let hit = |what: &'static str| {
        if !listens {
            *hits.lock().unwrap_or_else(std::sync::PoisonError::into_inner).entry(what).or_default() += 1;
        }
    };
    let mut converter = if numbers.chance(40) {
        hit("types change");
        widen(&module.ctx)
    } else {
        let mut converter = TypeConverter::new();
        converter.add_identity();
        converter
    };
    if numbers.chance(70) {
        converter.add_cast_materializations();
    }
    let converter = Arc::new(converter);
    let options = match numbers.below(3) {
        0 => DeclarativeOptions::unconverted(converter.clone()),
        _ => DeclarativeOptions::converted(converter.clone()),
    };
    let mut rules: Vec<(String, &'static str)> = (0..2 + numbers.below(12)).map(|_| rule(numbers)).collect();
    let sources =
        (0..SOURCES).map(|index| format!("u.{index}")).chain(["test.add".into(), "test.const".into()]);
    for from in sources {
        for count in 0..3 {
            if numbers.chance(60) {
                rules.push((one_by_one(&from, count, &created(numbers)), "one by one"));
            }
        }
    }
    if numbers.chance(60) {
        // The created operation uses one that will be replaced in place, and depends on it.
        let (inner, by_kind) = (["v.0", "u.0"][numbers.below(2)], numbers.below(3));
        rules.push((one_by_one("u.0", 1, "v.0"), "one by one"));
        rules.push((one_by_one("u.1", 1, ["d.0", "test.pure"][by_kind % 2]), "one by one"));
        rules.push((seen_through("d.0", inner, "v.1"), "defining op"));
        rules.push((seen_through("test.pure", inner, "v.2"), "defining op"));
    }
    if numbers.chance(30) {
        // A folder may succeed on the created operation.
        for from in ["u.1", "u.2", "u.3"] {
            rules.push((one_by_one(from, 1, "d.0").replacen("benefit: 1", "benefit: 3", 1), "one by one"));
        }
    }
    if numbers.chance(30) {
        rules.push((even_users("u.2", "v.2", 2), "readers"));
    }
    rules.iter().for_each(|rule| hit(rule.1));
    let body: Vec<&str> = rules.iter().map(|rule| rule.0.as_str()).collect();
    let body = format!(
        "natives: [Native(name: \"even_users\", params: [Param(kind: Some(Value))])], patterns: [{}]",
        body.join(",\n")
    );
    let mut set = ron(&module.ctx, &body, options);
    if numbers.chance(8) {
        hit("in Rust");
        set.add(rename(&source(numbers), "v.rust"));
    }
    let mut natives = Natives::new();
    natives.add_check("even_users", |call| {
        call.args[0].value().is_some_and(|value| call.ir.uses(value).count().is_multiple_of(2))
    });
    let frozen = set
        .freeze(&module.ctx, &natives)
        .map_err(|found| format!("{}\n{body}", found.resolved(module.ctx.sources()).render()))?;
    let mut target = ConversionTarget::new();
    target
        .add_legal_dialect("v")
        .add_legal_dialect("w")
        .add_legal_dialect("builtin")
        .add_legal_op("test.func");
    for op in (0..SOURCES).map(|index| format!("u.{index}")).chain(["test.add".into(), "test.const".into()]) {
        if numbers.chance(4) {
            target.add_illegal_op(&op);
        }
    }
    match numbers.below(12) {
        0 => {
            hit("condition on users");
            target.add_dynamically_legal_dialect("d", |_, ir, op| {
                Some(ir.op(op).results().iter().any(|&value| ir.uses(value).count() % 2 == 1))
            });
        }
        1 => {
            hit("condition on defining ops");
            target.add_dynamically_legal_dialect("d", |ctx, ir, op| {
                let mut defining_ops = ir.operands(op).filter_map(|value| ir.defining_op(value));
                Some(defining_ops.any(|defining_op| ctx.op_str(ir.op(defining_op).name()).starts_with("v.")))
            });
        }
        2..7 => {
            hit("condition on itself");
            let one = |_: &Context, ir: &Ir, op: OpId| Some(ir.op(op).operand_count() == 1);
            target.add_dialect_legality("d", DynamicLegality::local(one));
        }
        // Its legality is unknown.
        _ => {}
    }
    let folding = [FoldingMode::BeforePatterns, FoldingMode::Never, FoldingMode::AfterPatterns];
    let at_once = numbers.chance(30);
    let mode = if at_once { ConversionMode::NoRollback } else { ConversionMode::Rollback };
    let config = ConversionConfig::default().with(|config| {
        config.folding = folding[numbers.below(3)];
        config.mode = mode;
        config.check_patterns = false;
    });
    let before = module.print();
    let named: Vec<(OpId, OpName)> =
        module.ir.preorder(module.root).map(|op| (op, module.ir.op(op).name())).collect();
    let mut listener = IgnoringListener;
    let mut conversion = Conversion::new(&target, &frozen, &config);
    if listens {
        conversion = conversion.with_listener(&mut listener);
    }
    let outcome = conversion.partial(&module.ctx, &mut module.ir, &[module.root]);
    let counts = match &outcome {
        Ok(report) => {
            let stats = report.stats;
            hit(if stats.rollbacks > 0 { "succeeds after rollbacks" } else { "succeeds" });
            let [looked, found] = &*looks;
            if looked.load(Ordering::Relaxed) > 0 {
                hit("a folder looks at the created operation");
            }
            if found.load(Ordering::Relaxed) > 0 {
                hit("a folder finds something");
            }
            let renamed = |&(op, name)| module.ir.try_op(op).is_some_and(|data| data.name() != name);
            if named.iter().any(renamed) {
                hit(if at_once { "became at once" } else { "became" });
            }
            // An operation that was created for a failed match counts as rolled back.
            vec![stats.patterns_tried, stats.patterns_applied, stats.folds, stats.casts]
        }
        // A failed operation is tried again for the explanation.
        Err(_) => {
            hit("fails");
            if !at_once && module.print() != before {
                return Err(format!("a failed conversion changed the module\n{before}\n{body}"));
            }
            Vec::new()
        }
    };
    Ok((outcome.is_ok(), format!("{}\n{body}\n{before}", module.print()), counts))
}

#[test]
fn replacement_in_place_and_replacement_give_equal_results() {
    let config = ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let hits = Mutex::new(Hits::new());
    let numbers = |count| prop::collection::vec(any::<u32>(), count);
    let result = runner.run(&(numbers(400), numbers(250)), |(module, rules)| {
        let unlistened = case(&module, &rules, false, &hits).map_err(TestCaseError::fail)?;
        let listened = case(&module, &rules, true, &hits).map_err(TestCaseError::fail)?;
        prop_assert!(
            unlistened == listened,
            "{}\n{:?}\n{}\n{:?}",
            unlistened.1,
            unlistened.2,
            listened.1,
            listened.2
        );
        Ok(())
    });
    match result {
        Ok(()) => {}
        Err(TestError::Fail(why, _) | TestError::Abort(why)) => panic!("{why}"),
    }
    let hits = hits.into_inner().unwrap_or_default();
    println!("{hits:#?}");
    for what in [
        "a folder finds something",
        "a folder looks at the created operation",
        "became",
        "became at once",
        "by a value",
        "condition on defining ops",
        "condition on itself",
        "condition on users",
        "defining op",
        "erase",
        "fails",
        "in Rust",
        "one by one",
        "other operands",
        "readers",
        "succeeds",
        "succeeds after rollbacks",
        "two in a row",
        "types change",
    ] {
        assert!(hits.get(what).is_some_and(|&count| count >= 50), "'{what}': {:?}", hits.get(what));
    }
}

/// Replacement of the second `u.0` if the legality of `d.1` is this condition, with true if it is still the
/// same operation. The first one shows the attributes that a rule creates.
fn dynamically(condition: fn(&Ir, OpId) -> bool) -> (String, bool) {
    let looks = Arc::default();
    let ctx = folding(context(), &looks);
    let text =
        ["%0 = \"w.a\"() : () -> i32", "%1 = \"u.0\"(%0) : (i32) -> i32", "%2 = \"u.0\"(%0) : (i32) -> i32"];
    let text =
        format!("\"test.func\"() ({{\n{}\n}}) {{function_type = () -> ()}} : () -> ()\n", text.join("\n"));
    let mut module = Module::parse_in(ctx, &text);
    let first = one_by_one("u.0", 1, "d.1").replacen("benefit: 1", "benefit: 2", 1);
    let rules = [first, one_by_one("u.0", 1, "v.0")];
    let set = ron(&module.ctx, &format!("patterns: [{}]", rules.join(",")), DeclarativeOptions::plain());
    let frozen = module.freeze(set);
    let mut target = ConversionTarget::new();
    target.add_legal_dialect("v").add_legal_dialect("w").add_legal_op("test.func");
    target.add_dialect_legality("d", DynamicLegality::local(move |_, ir, op| Some(condition(ir, op))));
    let last = |module: &Module| module.ir.preorder(module.root).last().expect("an operation");
    let root = last(&module);
    let config = ConversionConfig::default().with(|config| config.check_patterns = false);
    apply_partial_conversion(&module.ctx, &mut module.ir, module.root, &target, &frozen, &config)
        .expect("both rules lead to something");
    let created = last(&module);
    (module.ctx.op_str(module.ir.op(created).name()).to_owned(), created == root)
}

#[test]
fn dynamically_legal_operations_are_replaced_in_place() {
    assert_eq!(dynamically(|_, _| true), ("d.1".to_owned(), true));
    assert_eq!(dynamically(|ir, op| ir.op(op).operand_count() == 2), ("v.0".to_owned(), true));
}

#[test]
fn no_value_replaces_itself() {
    // The replacement of the operation folds to its first operand: its own result.
    let text =
        "%0 = \"test.const\"() {value = 0 : i32} : () -> i32\n%1 = \"u.0\"(%1, %0) : (i32, i32) -> i32\n";
    for (listens, is_illegal) in [(false, false), (true, false), (false, true), (true, true)] {
        let mut module = Module::parse(text);
        let rule = format!("patterns: [{}]", one_by_one("u.0", 2, "test.add"));
        let frozen = module.freeze(ron(&module.ctx, &rule, DeclarativeOptions::plain()));
        let mut target = ConversionTarget::new();
        target.add_legal_op("test.const").add_dynamically_legal_op("test.add", |_, _, _| Some(false));
        if is_illegal {
            target.add_illegal_op("u.0");
        }
        let (before, config, mut listener) = (
            module.print(),
            ConversionConfig::default().with(|config| config.check_patterns = false),
            IgnoringListener,
        );
        let mut conversion = Conversion::new(&target, &frozen, &config);
        if listens {
            conversion = conversion.with_listener(&mut listener);
        }
        let outcome = conversion.partial(&module.ctx, &mut module.ir, &[module.root]);
        assert_eq!(outcome.is_err(), is_illegal);
        assert_eq!(module.print(), before);
    }
}
