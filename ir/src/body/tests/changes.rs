//! The net changes since a checkpoint are what a comparison of all entities finds.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};

use super::edits::{Edits, Kind};
use super::*;

/// The parts of all operations and blocks, as text.
#[derive(Default)]
struct State {
    ops: BTreeMap<OpId, BTreeMap<Part, String>>,
    blocks: BTreeMap<BlockId, BTreeMap<Part, String>>,
    resources: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Parent,
    Place,
    Name,
    Attributes,
    Operands,
    Successors,
    Regions,
    ResultTypes,
    Location,
    Arguments,
}

impl State {
    fn of(ir: &Ir) -> Self {
        let mut state = State { resources: ir.external_resources().len(), ..State::default() };
        for (op, data) in ir.ops.iter().filter(|(op, _)| ir.is_live(*op)) {
            let types: Vec<_> = data.results().iter().map(|&result| ir.value_type(result)).collect();
            let parts = [
                (Part::Parent, format!("{:?}", data.parent())),
                (Part::Place, format!("{:?} {:?}", data.parent(), data.prev())),
                (Part::Name, format!("{:?}", data.name())),
                (Part::Attributes, format!("{:?} {:?}", data.inherent(), data.discardable())),
                (Part::Operands, format!("{:?}", ir.operands(op).collect::<Vec<_>>())),
                (Part::Successors, format!("{:?}", ir.successors(op).collect::<Vec<_>>())),
                (Part::Regions, format!("{:?}", data.regions())),
                (Part::ResultTypes, format!("{types:?}")),
                (Part::Location, format!("{:?}", data.loc())),
            ];
            state.ops.insert(op, parts.into_iter().collect());
        }
        for (block, data) in ir.blocks.iter().filter(|(_, data)| !data.erased) {
            let args: Vec<_> = data.args().iter().map(|&arg| (arg, ir.value_type(arg))).collect();
            let parts = [
                (Part::Parent, format!("{:?}", data.parent())),
                (Part::Place, format!("{:?} {:?}", data.parent(), data.prev())),
                (Part::Arguments, format!("{args:?} {:?}", data.arg_locs())),
            ];
            state.blocks.insert(block, parts.into_iter().collect());
        }
        state
    }
}

fn part_of(change: OpChange) -> Part {
    match change {
        OpChange::Created | OpChange::Erased | OpChange::Moved => Part::Place,
        OpChange::Name => Part::Name,
        OpChange::Attributes => Part::Attributes,
        OpChange::Operands => Part::Operands,
        OpChange::Successors => Part::Successors,
        OpChange::Regions => Part::Regions,
        OpChange::ResultTypes => Part::ResultTypes,
        OpChange::Location => Part::Location,
    }
}

/// Compares the changes with what differs between two states.
fn compare(before: &State, now: &State, changes: &[Change], ir: &Ir, seen: &mut BTreeSet<String>) {
    let listed: BTreeSet<String> = changes.iter().map(|change| format!("{change:?}")).collect();
    assert_eq!(listed.len(), changes.len(), "a change is listed once: {changes:?}");
    let has_op = |op, part| changes.contains(&Change::Op { op, part });
    let has_block = |wanted: BlockId, what| {
        changes.iter().any(
            |change| matches!(change, Change::Block { block, part, .. } if *block == wanted && *part == what),
        )
    };
    for (&op, parts) in &now.ops {
        let Some(old) = before.ops.get(&op) else {
            assert!(has_op(op, OpChange::Created), "{op:?} was created: {changes:?}");
            continue;
        };
        assert!(!has_op(op, OpChange::Created) && !has_op(op, OpChange::Erased), "{op:?}: {changes:?}");
        for part in [
            OpChange::Name,
            OpChange::Attributes,
            OpChange::Operands,
            OpChange::Successors,
            OpChange::Regions,
            OpChange::ResultTypes,
            OpChange::Location,
        ] {
            let of = part_of(part);
            assert_eq!(has_op(op, part), parts[&of] != old[&of], "{part:?} of {op:?}: {changes:?}");
        }
        let moved = has_op(op, OpChange::Moved);
        // Neither insertion nor removal before an operation moves it.
        assert!(moved || parts[&Part::Parent] == old[&Part::Parent], "{op:?} was moved: {changes:?}");
        assert!(!moved || parts[&Part::Place] != old[&Part::Place], "{op:?} was not moved: {changes:?}");
    }
    for op in before.ops.keys().filter(|op| !now.ops.contains_key(op)) {
        // It, or what it was in.
        let mut around = Some(*op);
        let found = std::iter::from_fn(|| {
            let op = around?;
            let block = ir.ops[op].parent;
            around = block.and_then(|block| ir.block_parent_op(block));
            let erased = has_op(op, OpChange::Erased);
            Some(erased || block.is_some_and(|block| has_block(block, BlockChange::Erased)))
        });
        assert!(found.into_iter().any(|found| found), "{op:?} was erased: {changes:?}");
    }
    for (&block, parts) in &now.blocks {
        let Some(old) = before.blocks.get(&block) else { continue };
        assert!(!has_block(block, BlockChange::Created) && !has_block(block, BlockChange::Erased));
        let changed = has_block(block, BlockChange::Arguments);
        assert_eq!(changed, parts[&Part::Arguments] != old[&Part::Arguments], "{block:?}: {changes:?}");
        let moved = has_block(block, BlockChange::Moved);
        assert!(moved || parts[&Part::Parent] == old[&Part::Parent], "{block:?} was moved: {changes:?}");
        assert!(!moved || parts[&Part::Place] != old[&Part::Place], "{block:?} was not moved: {changes:?}");
    }
    for &block in before.blocks.keys().filter(|block| !now.blocks.contains_key(block)) {
        assert!(has_block(block, BlockChange::Erased), "{block:?} was erased: {changes:?}");
    }
    assert_eq!(changes.contains(&Change::Resources), before.resources != now.resources);
    for change in changes {
        seen.insert(match change {
            Change::Op { part, .. } => format!("{part:?}"),
            Change::Block { part, .. } => format!("block {part:?}"),
            Change::Resources => "Resources".to_owned(),
        });
    }
}

fn run(bytes: &[u8], seen: &mut BTreeSet<String>) {
    let mut edits = Edits::new(bytes);
    let make = |edits: &mut Edits, count: usize| {
        for _ in 0..count {
            let kind = Kind::ALL[edits.choices.below(Kind::ALL.len())];
            edits.make(kind);
        }
    };
    make(&mut edits, bytes.len() / 8);
    let outer = edits.ir.checkpoint();
    let before = State::of(&edits.ir);
    while !edits.choices.is_empty() {
        let inner = edits.ir.checkpoint();
        let between = State::of(&edits.ir);
        let count = 1 + edits.choices.below(4);
        make(&mut edits, count);
        let changes = edits.ir.changes_since(&inner);
        compare(&between, &State::of(&edits.ir), &changes, &edits.ir, seen);
        if edits.choices.below(3) == 0 {
            edits.ir.rollback_to(inner);
        } else {
            edits.ir.commit(inner);
        }
        let changes = edits.ir.changes_since(&outer);
        compare(&before, &State::of(&edits.ir), &changes, &edits.ir, seen);
    }
    edits.ir.rollback_to(outer);
}

#[test]
fn changes_are_what_differs() {
    let seen = std::cell::RefCell::new(BTreeSet::new());
    let config = Config { cases: 1_500, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let bytes = proptest::collection::vec(any::<u8>(), 1..400);
    let result = TestRunner::new_with_rng(config, rng).run(&bytes, |bytes| {
        run(&bytes, &mut seen.borrow_mut());
        Ok::<_, TestCaseError>(())
    });
    if let Err(error) = result {
        panic!("{error}");
    }
    let seen = seen.into_inner();
    assert_eq!(seen.len(), 15, "a kind of change was never seen: {seen:?}");
}

#[test]
fn edits_without_an_effect_are_not_changes() {
    let mut b = Build::new();
    let (_, block) = b.with_region();
    let end = InsertPoint::End(block);
    let op = b.op("t.a", &[], 1, end);
    let name = b.ctx.name("x");
    let checkpoint = b.ir.checkpoint();
    let created = b.op("t.b", &[], 0, InsertPoint::Before(op));
    b.ir.erase_op(created);
    b.ir.set_attr(&b.ctx, op, name, Some(b.ctx.common().unit));
    b.ir.set_attr(&b.ctx, op, name, None);
    b.ir.detach_op(op);
    b.ir.insert_op(op, end);
    let arg = b.ir.push_arg(block, b.ctx.common().i32, Location::UNKNOWN);
    b.ir.set_value_type(arg, b.ctx.common().i64);
    b.ir.erase_arg(block, 1);
    assert!(b.ir.edited_since(&checkpoint));
    assert_eq!(b.ir.changes_since(&checkpoint), []);
    b.ir.rollback_to(checkpoint);
}

#[test]
fn changes_come_in_the_order_of_their_first_edits() {
    let mut b = Build::new();
    let (_, block) = b.with_region();
    let end = InsertPoint::End(block);
    let (op, other) = (b.op("t.a", &[], 1, end), b.op("t.c", &[], 0, end));
    let checkpoint = b.ir.checkpoint();
    b.ir.set_op_name(op, b.ctx.op_name("t.b"));
    b.ir.erase_op(other);
    b.ir.set_op_name(op, b.ctx.op_name("t.d"));
    let changes = b.ir.changes_since(&checkpoint);
    let of = |op, part| Change::Op { op, part };
    assert_eq!(changes, [of(op, OpChange::Name), of(other, OpChange::Erased)]);
    b.ir.commit(checkpoint);
}

#[test]
fn an_operation_that_is_dropped_with_a_new_block_is_erased() {
    let mut b = Build::new();
    let (_, block) = b.with_region();
    let op = b.op("t.a", &[], 1, InsertPoint::End(block));
    let region = b.ir.block(block).parent().expect("a region");
    let checkpoint = b.ir.checkpoint();
    let new = b.ir.create_block(&[]);
    b.ir.insert_block(new, region, None);
    b.ir.insert_op(op, InsertPoint::End(new));
    b.ir.erase_block(new);
    let changes = b.ir.changes_since(&checkpoint);
    assert_eq!(changes, [Change::Op { op, part: OpChange::Erased }]);
    b.ir.rollback_to(checkpoint);
}
