//! Equal differences from one place of the journal lead to equal bodies, but for the keys of what was
//! created.

use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};

use super::edits::{Choices, Edits, Kind};
use super::*;

const MOST: usize = 1 << 16;

/// Returns all visible properties of each entity, with names in place of the keys of created entities.
fn texts(ir: &Ir, difference: &Difference) -> Vec<String> {
    let mut all = Vec::new();
    for (op, data) in ir.ops.iter() {
        let operands: Vec<ValueId> = ir.operands(op).collect();
        let successors: Vec<BlockId> = ir.successors(op).collect();
        all.push(format!(
            "{op:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {} {operands:?} {:?} {successors:?} {:?}",
            data.name(),
            data.loc(),
            data.inherent(),
            data.discardable(),
            data.parent(),
            data.prev(),
            data.next(),
            ir.is_live(op),
            data.results(),
            data.regions(),
        ));
    }
    for (value, data) in ir.values.iter() {
        let uses: Vec<Use> = ir.uses(value).collect();
        all.push(format!("{value:?} {:?} {:?} {uses:?}", data.ty(), data.def()));
    }
    for (block, data) in ir.blocks.iter() {
        let uses: Vec<Use> = ir.block_uses(block).collect();
        all.push(format!(
            "{block:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {} {uses:?}",
            data.parent(),
            data.prev(),
            data.next(),
            data.first(),
            data.last(),
            data.args(),
            data.arg_locs(),
            data.erased,
        ));
    }
    for (region, data) in ir.regions.iter() {
        all.push(format!("{region:?} {:?} {:?} {:?}", data.parent(), data.first(), data.last));
    }
    let names = difference.created_names();
    let renamed = all.into_iter().map(|text| {
        let mut out = String::new();
        let mut rest = text.as_str();
        // Keys are written `OpId(1v1)`.
        while let Some(open) = rest.find("Id(") {
            let start = rest[..open].rfind(|c: char| !c.is_alphanumeric()).map_or(0, |at| at + 1);
            let end = rest[open..].find(')').map_or(rest.len(), |at| open + at + 1);
            let key = &rest[start..end];
            out += &rest[..start];
            out += names.get(key).map_or(key, String::as_str);
            rest = &rest[end..];
        }
        out + rest
    });
    let mut all: Vec<String> = renamed.collect();
    all.sort();
    all
}

#[test]
fn equal_differences_are_equal_bodies() {
    let counts = std::cell::RefCell::new([0; 3]);
    let config = Config { cases: 400, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let bytes = |size| proptest::collection::vec(any::<u8>(), size);
    let input = (bytes(0..200), proptest::collection::vec(bytes(2..24), 1..4));
    let result = TestRunner::new_with_rng(config, rng).run(&input, |(base, runs)| {
        let mut edits = Edits::new(&base);
        while !edits.choices.is_empty() {
            let kind = Kind::ALL[edits.choices.below(Kind::ALL.len())];
            edits.make(kind);
        }
        let mut known: BTreeMap<Box<[u64]>, Vec<String>> = BTreeMap::new();
        // Each twice, so that the same is done with other keys.
        for bytes in runs.iter().flat_map(|bytes| [bytes, bytes]) {
            let outer = edits.ir.checkpoint();
            edits.choices = Choices::new(bytes);
            while !edits.choices.is_empty() {
                let inner = edits.ir.checkpoint();
                let kind = Kind::ALL[edits.choices.below(Kind::ALL.len())];
                edits.make(kind);
                edits.ir.commit(inner);
                let Some(difference) = edits.ir.difference_since(0, MOST) else {
                    counts.borrow_mut()[0] += 1;
                    break;
                };
                let texts = texts(&edits.ir, &difference);
                let words = difference.finish().expect("few words");
                match known.get(&words) {
                    Some(other) => {
                        prop_assert_eq!(other, &texts, "{:?}", kind);
                        counts.borrow_mut()[1] += 1;
                    }
                    None => {
                        known.insert(words, texts);
                        counts.borrow_mut()[2] += 1;
                    }
                }
            }
            edits.ir.rollback_to(outer);
        }
        Ok::<_, TestCaseError>(())
    });
    if let Err(error) = result {
        panic!("{error}");
    }
    let [without, equal, other] = counts.into_inner();
    println!("{without} without words, {equal} equal, {other} others");
    assert!(without > 20 && equal > 1_000 && other > 1_000, "{without} {equal} {other}");
}

#[test]
fn a_difference_has_no_more_words_than_it_may() {
    let mut b = Build::new();
    let (_, block) = b.with_region();
    let checkpoint = b.ir.checkpoint();
    for _ in 0..10 {
        b.op("test.one", &[], 1, InsertPoint::End(block));
    }
    let words = b.ir.difference_since(0, MOST).and_then(Difference::finish).expect("few words").len();
    assert!(b.ir.difference_since(0, words).and_then(Difference::finish).is_some());
    assert!(b.ir.difference_since(0, words - 1).is_none());
    let mut difference = b.ir.difference_since(0, words).expect("few words");
    difference.push(0);
    assert!(difference.finish().is_none(), "one more");
    b.ir.rollback_to(checkpoint);
}
