//! The compiled matcher of a whole set equals a naive one that tries each pattern alone, on random sets and
//! modules.
//!
//! Every pattern's rewrite is one native that records the captured entities and fails, so that the driver
//! continues with the next pattern. The test compares, per operation, the patterns that match, their order,
//! and the entities that they capture.

mod modules;
mod naive;
mod natives;
mod patterns;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use legalize_conversion::*;
use legalize_ir::*;
use legalize_pattern_model::{Match, Origins, PatternFile, write_ron};
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestError, TestRng, TestRunner};

use crate::common::context;

/// Numbers that proptest chose; zeros when they are used up, so that fewer numbers make a simpler case.
pub(crate) struct Numbers {
    all: std::vec::IntoIter<u32>,
}

impl Numbers {
    pub(crate) fn new(all: Vec<u32>) -> Self {
        Numbers { all: all.into_iter() }
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.all.next().unwrap_or(0) as usize % bound.max(1)
    }

    /// True in that many of 100 cases; false once the numbers are used up.
    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.all.next().is_some_and(|number| (number as usize % 100) < percent)
    }
}

/// For each shape, the number of patterns that matched somewhere, and of those that did not match an
/// operation of their root's name.
type Counts = BTreeMap<&'static str, (u64, u64)>;

/// Matches: the root, the pattern, and the captured entities.
type Matches = Vec<(OpId, usize, Vec<NativeValue>)>;

#[test]
fn the_matcher_equals_a_naive_one() {
    let config = ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let counts = Mutex::new(Counts::new());
    let orders = Mutex::new([0u64; 3]);
    let strategy =
        (prop::collection::vec(any::<u32>(), 100..400), prop::collection::vec(any::<u32>(), 200..800));
    let result = runner.run(&strategy, |(module, patterns)| case(module, patterns, &counts, &orders));
    match result {
        Ok(()) => {}
        // The numbers of the smallest case are not informative; its module and patterns are.
        Err(TestError::Fail(why, _) | TestError::Abort(why)) => panic!("{why}"),
    }
    let counts = counts.into_inner().unwrap_or_default();
    println!("shape: matched, refused");
    for (shape, (matched, refused)) in &counts {
        println!("{shape}: {matched}, {refused}");
    }
    for shape in patterns::SHAPES {
        let (matched, refused) = counts.get(shape).copied().unwrap_or_default();
        assert!(
            matched >= 5 && refused >= 5,
            "'{shape}' matched {matched} times and was refused {refused} times"
        );
    }
    assert_eq!(counts.len(), patterns::SHAPES.len(), "{:?}", counts.keys());
    let [several, ties, by_benefit] = orders.into_inner().unwrap_or_default();
    println!(
        "operations with several matches: {several}; in order of the file {ties}, by benefit {by_benefit}"
    );
    assert!(ties > 100 && by_benefit > 100);
}

fn case(
    module: Vec<u32>,
    numbers: Vec<u32>,
    counts: &Mutex<Counts>,
    orders: &Mutex<[u64; 3]>,
) -> Result<(), TestCaseError> {
    let text = modules::module(&mut Numbers::new(module));
    let ctx = context();
    let file = ctx.sources().add("random.mlir", text.as_str());
    let (module, diagnostics) = parse_module(&ctx, file, &ParseOptions::default()).into_parts();
    let Some(mut module) = module else {
        return Err(TestCaseError::fail(format!("{}\n{text}", diagnostics.resolved(ctx.sources()).render())));
    };
    let all: Vec<OpId> = module.ir.postorder(module.root).filter(|&op| op != module.root).collect();
    let mut numbers = Numbers::new(numbers);
    let count = 1 + numbers.below(6);
    let generated: Vec<patterns::Generated> =
        (0..count).map(|index| patterns::pattern(&mut numbers, &ctx, &module.ir, &all, index)).collect();
    let mut model = PatternFile::new();
    model.patterns = generated.iter().map(|generated| generated.pattern.clone()).collect();
    let shown = format!("{text}\n{}", write_ron(&model));

    let expected = naive_matches(&ctx, &module.ir, &all, &generated, counts);
    for root in &all {
        let of_root: Vec<usize> =
            expected.iter().filter(|found| found.0 == *root).map(|found| found.1).collect();
        let mut orders = orders.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        for pair in of_root.windows(2) {
            orders[0] += 1;
            orders[if generated[pair[0]].pattern.benefit == generated[pair[1]].pattern.benefit {
                1
            } else {
                2
            }] += 1;
        }
    }

    let seen = Arc::new(Mutex::new(Matches::new()));
    let notes = seen.clone();
    let natives = natives::natives(move |call| {
        let index = call.args[0].text().and_then(|text| text.parse().ok()).unwrap_or(usize::MAX);
        let mut notes = notes.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        notes.push((call.root, index, call.args[1..].to_vec()));
    });
    let mut set = PatternSet::new();
    set.add_file(Arc::new(model), Arc::new(Origins::none()), DeclarativeOptions::plain());
    let set = match set.freeze(&ctx, &natives) {
        Ok(set) => set,
        Err(found) => {
            return Err(TestCaseError::fail(format!("{}\n{shown}", found.resolved(ctx.sources()).render())));
        }
    };
    let walked = walk_and_apply_patterns(&ctx, &mut module.ir, module.root, &set);
    prop_assert!(walked.is_ok_and(|walked| !walked.changed));
    let found = std::mem::take(&mut *seen.lock().unwrap_or_else(std::sync::PoisonError::into_inner));
    for &root in &all {
        let of_root =
            |all: &Matches| -> Matches { all.iter().filter(|found| found.0 == root).cloned().collect() };
        let (expected, found) = (of_root(&expected), of_root(&found));
        prop_assert!(
            expected == found,
            "at {}\n{}\nnaive: {expected:?}\nmatcher: {found:?}\n{}",
            print_op(&ctx, &module.ir, root, &PrintOptions::default().with(|options| options.generic = true)),
            shown,
            set.explain_automaton(&ctx),
        );
    }
    prop_assert_eq!(expected.len(), found.len());
    Ok(())
}

/// Matches of each pattern alone: larger benefits first, then patterns on the name before those on any, then
/// in the order of the file.
fn naive_matches(
    ctx: &Context,
    ir: &Ir,
    all: &[OpId],
    generated: &[patterns::Generated],
    counts: &Mutex<Counts>,
) -> Matches {
    let mut matches = Matches::new();
    let mut fired = vec![(false, false); generated.len()];
    let mut order: Vec<usize> = (0..generated.len()).collect();
    order.sort_by_key(|&index| {
        let pattern = &generated[index].pattern;
        (std::cmp::Reverse(pattern.benefit), pattern.root_name().is_none())
    });
    for &root in all {
        for &index in &order {
            let pattern = &generated[index].pattern;
            if pattern.root_name().is_some_and(|name| name != ctx.op_str(ir.op(root).name())) {
                continue;
            }
            let Some(bound) = (naive::Naive { ctx, ir, pattern }).matches(root) else {
                fired[index].1 = true;
                continue;
            };
            fired[index].0 = true;
            let syms = pattern.matches.iter().flat_map(Match::defines).map(|(sym, _)| sym);
            let others = syms.filter(|sym| Some(*sym) != pattern.root_symbol());
            let captured = std::iter::once(NativeValue::Op(root))
                .chain(others.map(|sym| bound.get(sym).cloned().unwrap_or(NativeValue::Null)));
            matches.push((root, index, captured.collect()));
        }
    }
    let mut counts = counts.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    for (generated, (matched, refused)) in generated.iter().zip(fired) {
        for &shape in &generated.shapes {
            let entry = counts.entry(shape).or_default();
            *entry = (entry.0 + u64::from(matched), entry.1 + u64::from(refused));
        }
    }
    matches
}
