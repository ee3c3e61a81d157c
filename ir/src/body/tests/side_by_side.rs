//! Edits of isolated operations side by side have the results of edits one after the other, and leave a sound
//! body.

use std::sync::Mutex;

use super::soundness::check_soundness;
use super::*;
use crate::builtin::register_builtin;
use crate::text::{ParseOptions, PrintOptions, parse_module, print_op};

/// A context with the builtin dialect that accepts all others.
fn context() -> Context {
    let mut ctx = Context::new(Arc::new(SourceMap::new()));
    register_builtin(&mut ctx);
    ctx.allow_unregistered_dialects(true);
    ctx
}

/// A module of modules with operations in them that read each other's results, some in nested regions.
fn text(modules: usize, ops: usize) -> String {
    let mut out = String::from(
        "module attributes {limit = 7 : i64} {\n  \"t.global\"() {sym_name = \"g\"} : () -> ()\n",
    );
    for module in 0..modules {
        out.push_str(&format!("  module @m{module} {{\n    %v0 = \"t.first\"() : () -> i32\n"));
        for op in 1..ops {
            let (one, two) = (op * 7 % op, op * 5 % op);
            out.push_str(&format!("    %v{op} = \"t.op\"(%v{one}, %v{two}) ({{\n      ^b(%a: i32):\n"));
            out.push_str(&format!("      \"t.inner\"(%a, %v{one})[^c] : (i32, i32) -> ()\n    ^c:\n"));
            out.push_str("      \"t.end\"() : () -> ()\n    }) : (i32, i32) -> i32\n");
        }
        out.push_str("  }\n");
    }
    out + "}\n"
}

fn read(ctx: &Context, text: &str) -> (Ir, OpId) {
    let file = ctx.sources().add("input.mlir", text);
    let parsed = parse_module(ctx, file, &ParseOptions::default()).into_parts().0.expect("a module");
    (parsed.ir, parsed.root)
}

fn first_in(ir: &Ir, op: OpId) -> OpId {
    ir.nested_ops(op, WalkOrder::PreOrder)[1]
}

fn roots(ctx: &Context, ir: &Ir, root: OpId) -> Vec<OpId> {
    let block = ir.region(ir.op(root).regions()[0]).first().expect("a block");
    ir.block_ops(block).filter(|&op| ctx.op_str(ir.op(op).name()) == "builtin.module").collect()
}

/// Edits that depend on the operation alone: erased, new, moved and changed operations.
fn edit(ctx: &Context, ir: &mut Ir, root: OpId) -> String {
    let symbol = ir.attr_named(ctx, root, "sym_name").and_then(|name| ctx.as_str(name)).unwrap_or_default();
    let mut seed = symbol[1..].parse::<u64>().expect("a number") + 1;
    let mut draw = move |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    let before = (ir.op_count(), ir.created());
    ir.set_attr(ctx, root, ctx.name("seen"), Some(ctx.common().unit));
    for _ in 0..60 {
        let ops: Vec<OpId> = ir.nested_ops(root, WalkOrder::PreOrder).into_iter().skip(1).collect();
        let op = ops[draw(ops.len())];
        let values: Vec<ValueId> = ops.iter().flat_map(|&op| ir.op(op).results().to_vec()).collect();
        let value = values[draw(values.len())];
        match draw(6) {
            0 if ir.results_unused(op) && ir.op(op).regions().is_empty() => ir.erase_op(op),
            1 | 2 => {
                let mut state = OperationState::new(ctx, ctx.op_name("t.new"), Location::UNKNOWN);
                state.operands.extend([value, value]);
                state.result_types.push(ctx.common().i32);
                let new = ir.create_op(&state);
                ir.insert_op(new, InsertPoint::Before(op));
            }
            3 if ir.op(op).operand_count() > 0 => ir.set_operand(op, 0, value),
            4 => {
                let checkpoint = ir.checkpoint();
                ir.set_attr(ctx, op, ctx.name("gone"), Some(ctx.common().unit));
                let copy = ir.clone_op(op, &mut IrMapping::default());
                ir.insert_op(copy, InsertPoint::Before(op));
                ir.rollback_to(checkpoint);
            }
            _ => ir.set_attr(ctx, op, ctx.name("n"), Some(ctx.common().unit)),
        }
    }
    assert_ne!(ir.created(), before.1);
    let around = ir.parent_op(root).expect("a module around it");
    let limit = ir.attr_named(ctx, around, "limit").is_some();
    let names: Vec<_> = ir
        .block_ops(ir.op(root).parent().expect("a block"))
        .map(|op| ir.attr_named(ctx, op, "sym_name").and_then(|name| ctx.as_str(name)).unwrap_or_default())
        .collect();
    format!("{symbol} {} {limit} {names:?}", before.0)
}

#[test]
fn edits_side_by_side_are_those_one_after_the_other() {
    let text = text(37, 30);
    let expected = {
        let ctx = context();
        let (mut ir, root) = read(&ctx, &text);
        let count = ir.op_count();
        let found: Vec<String> = roots(&ctx, &ir, root)
            .into_iter()
            // The number of operations is that at the beginning for each task.
            .map(|root| edit(&ctx, &mut ir, root).split(' ').next().map(|name| format!("{name} {count}")))
            .collect::<Option<_>>()
            .expect("a name");
        (found, print_op(&ctx, &ir, root, &PrintOptions::default()))
    };
    for seed in 0..40 {
        let mut ctx = context();
        match seed {
            #[cfg(feature = "threads")]
            0..8 => ctx.enable_multithreading(2 + seed as usize),
            _ => ctx.permute_tasks(seed),
        }
        let (mut ir, root) = read(&ctx, &text);
        let roots = roots(&ctx, &ir, root);
        let found = ir.edit_side_by_side(&ctx, &roots, |ir, op| edit(&ctx, ir, op)).expect("side by side");
        assert_eq!(found.len(), expected.0.len());
        for (found, expected) in found.iter().zip(&expected.0) {
            assert!(
                found.starts_with(&format!("{expected} true [\"g\", \"m0\", \"m1\"")),
                "{found} {expected}"
            );
        }
        assert_eq!(print_op(&ctx, &ir, root, &PrintOptions::default()), expected.1, "seed {seed}");
        check_soundness(&ir);
        // The body is whole again: what tasks made can be edited, and by further tasks.
        let again = ir.edit_side_by_side(&ctx, &roots, |ir, op| edit(&ctx, ir, op)).expect("side by side");
        assert_eq!(again.len(), found.len());
        roots.iter().for_each(|&op| _ = edit(&ctx, &mut ir, op));
        check_soundness(&ir);
        let live = ir.ops.keys().filter(|&op| ir.is_live(op)).count();
        assert_eq!(ir.op_count(), live);
        ir.erase_op(root);
        assert_eq!(ir.op_count(), 0);
    }
}

/// A context with tasks in another order, a module of modules in it, and those modules.
fn shared(text: &str) -> (Context, Ir, Vec<OpId>) {
    let mut ctx = context();
    ctx.permute_tasks(1);
    let (ir, root) = read(&ctx, text);
    let roots = roots(&ctx, &ir, root);
    (ctx, ir, roots)
}

#[test]
fn only_closed_operations_are_edited_side_by_side() {
    let (ctx, mut ir, roots) = shared(&text(20, 40));
    let count =
        |ir: &mut Ir, roots: &[OpId]| ir.edit_side_by_side(&ctx, roots, |_, _| ()).map(|all| all.len());
    assert_eq!(count(&mut ir, &roots), Some(20));
    assert_eq!(count(&mut ir, &roots[..1]), None, "one operation");
    assert_eq!(count(&mut ir, &[roots[0], roots[1], roots[0]]), None, "the same operation twice");
    let inner = first_in(&ir, roots[2]);
    assert_eq!(count(&mut ir, &[roots[0], inner]), None, "one that is not isolated");
    let foreign = ir.op(first_in(&ir, roots[3])).results()[0];
    let user = ir.nested_ops(roots[4], WalkOrder::PreOrder)[2];
    let own = ir.operand(user, 0);
    ir.set_operand(user, 0, foreign);
    assert_eq!(count(&mut ir, &roots), None, "a value of another operation");
    ir.set_operand(user, 0, own);
    assert_eq!(count(&mut ir, &roots), Some(20));
    // A region that two operations hold.
    let shared_region = ir.op(ir.nested_ops(roots[5], WalkOrder::PreOrder)[2]).regions()[0];
    let reader = first_in(&ir, roots[6]);
    let mut state = OperationState::new(&ctx, ctx.op_name("t.second"), Location::UNKNOWN);
    state.regions.push(shared_region);
    state.operands.push(ir.op(reader).results()[0]);
    let refused = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| ir.create_op(&state)));
    assert!(refused.is_err());
    let second = ir.users(ir.op(reader).results()[0]).next().expect("the second operation");
    ir.insert_op(second, InsertPoint::After(reader));
    assert_eq!(count(&mut ir, &roots), None, "a region in two operations");
    let kept: Vec<OpId> = roots.iter().copied().filter(|op| *op != roots[5] && *op != roots[6]).collect();
    assert_eq!(count(&mut ir, &kept), None, "the same beside them");
}

#[test]
fn uses_outside_of_operations_keep_them_from_being_edited_side_by_side() {
    let (ctx, mut ir, roots) = shared(&text(20, 40));
    let count =
        |ir: &mut Ir, roots: &[OpId]| ir.edit_side_by_side(&ctx, roots, |_, _| ()).map(|all| all.len());
    let own = ir.op(first_in(&ir, roots[4])).results()[0];
    // Uses that are in no operation that is edited.
    let mut state = OperationState::new(&ctx, ctx.op_name("t.outside"), Location::UNKNOWN);
    state.operands.push(own);
    let outside = ir.create_op(&state);
    assert_eq!(count(&mut ir, &roots), None, "a detached operation");
    ir.insert_op(outside, InsertPoint::Before(roots[0]));
    assert_eq!(count(&mut ir, &roots), None, "an operation beside them");
    ir.erase_op(outside);
    assert_eq!(count(&mut ir, &roots), Some(20));
    assert_eq!(
        ir.edit_side_by_side(&ctx, &roots, |ir, _| ir.edit_side_by_side(&ctx, &roots, |_, _| ()))
            .map(|all| all.len()),
        Some(20)
    );
}

#[test]
fn tasks_find_nothing_in_other_operations() {
    let (ctx, mut ir, roots) = shared(&text(20, 40));
    let inside: Vec<OpId> = roots.iter().map(|&root| first_in(&ir, root)).collect();
    let found = ir.edit_side_by_side(&ctx, &roots, |ir, root| {
        let seen: Vec<bool> = inside.iter().map(|&op| ir.try_op(op).is_some()).collect();
        let regions: usize = roots.iter().map(|&op| ir.op(op).regions().len()).sum();
        (
            seen.iter().filter(|&&seen| seen).count(),
            seen[roots.iter().position(|&op| op == root).unwrap()],
            regions,
        )
    });
    assert_eq!(found, Some(vec![(1, true, 1); 20]));
}

#[test]
fn a_checkpoint_takes_back_edits_side_by_side() {
    let (ctx, mut ir, roots) = shared(&text(20, 40));
    let root = ir.parent_op(roots[0]).expect("the module");
    let printed = |ir: &Ir| print_op(&ctx, ir, root, &PrintOptions::default());
    let (before, count) = (printed(&ir), ir.op_count());
    let outer = ir.checkpoint();
    // What is erased keeps its slot, and what is created is in the journal.
    let first = first_in(&ir, roots[3]);
    ir.set_attr(&ctx, first, ctx.name("outer"), Some(ctx.common().unit));
    let with_attr = printed(&ir);
    for _ in 0..2 {
        let inner = ir.checkpoint();
        for _ in 0..2 {
            assert!(ir.edit_side_by_side(&ctx, &roots, |ir, op| _ = edit(&ctx, ir, op)).is_some());
        }
        assert_ne!(printed(&ir), with_attr);
        check_soundness(&ir);
        ir.rollback_to(inner);
        assert_eq!(printed(&ir), with_attr);
        check_soundness(&ir);
    }
    assert!(ir.edit_side_by_side(&ctx, &roots, |ir, op| _ = edit(&ctx, ir, op)).is_some());
    let edited = printed(&ir);
    let inner = ir.checkpoint();
    assert!(ir.edit_side_by_side(&ctx, &roots, |ir, op| _ = edit(&ctx, ir, op)).is_some());
    ir.rollback_to(inner);
    assert_eq!(printed(&ir), edited);
    ir.rollback_to(outer);
    assert_eq!((printed(&ir), ir.op_count()), (before, count));
    check_soundness(&ir);
    // What is kept is that of a run without a checkpoint.
    let checkpoint = ir.checkpoint();
    assert!(ir.edit_side_by_side(&ctx, &roots, |ir, op| _ = edit(&ctx, ir, op)).is_some());
    ir.commit(checkpoint);
    assert_eq!(printed(&ir), edited.replace(" {outer}", ""));
    assert_eq!(ir.op_count(), ir.ops.keys().filter(|&op| ir.is_live(op)).count());
    check_soundness(&ir);
}

#[test]
fn edits_side_by_side_are_kept_or_undone_together() {
    let (ctx, mut ir, roots) = shared(&text(20, 40));
    let root = ir.parent_op(roots[0]).expect("the module");
    let printed = |ir: &Ir| print_op(&ctx, ir, root, &PrintOptions::default());
    let (before, count) = (printed(&ir), ir.op_count());
    let expected = {
        let (ctx, mut ir, roots) = shared(&text(20, 40));
        roots.iter().for_each(|&op| _ = edit(&ctx, &mut ir, op));
        print_op(&ctx, &ir, ir.parent_op(roots[0]).expect("the module"), &PrintOptions::default())
    };
    let all = |ir: &mut Ir, keeps: bool| {
        let created = ir.created();
        let keep = |found: &[String], now: Created| {
            assert_eq!((found.len(), now.ops > created.ops), (20, true));
            keeps
        };
        let (found, is_kept) =
            ir.edit_side_by_side_if(&ctx, &roots, |ir, op| edit(&ctx, ir, op), keep).expect("side by side");
        assert_eq!((found.len(), is_kept), (20, keeps));
        check_soundness(ir);
        if ir.open_checkpoints() == 0 {
            assert_eq!(ir.op_count(), ir.ops.keys().filter(|&op| ir.is_live(op)).count());
        }
    };
    for _ in 0..2 {
        all(&mut ir, false);
        assert_eq!((printed(&ir), ir.op_count()), (before.clone(), count));
    }
    // Under a checkpoint both can be undone.
    let checkpoint = ir.checkpoint();
    all(&mut ir, false);
    assert_eq!(printed(&ir), before);
    all(&mut ir, true);
    assert_eq!(printed(&ir), expected);
    ir.rollback_to(checkpoint);
    assert_eq!((printed(&ir), ir.op_count()), (before.clone(), count));
    all(&mut ir, true);
    assert_eq!((printed(&ir), ir.open_checkpoints(), ir.journal_len()), (expected, 0, 0));
    // All that was erased is gone.
    assert_eq!(ir.ops.len(), ir.op_count());
}

#[test]
fn a_panic_undoes_edits_that_are_kept_or_undone_together() {
    let (ctx, mut ir, roots) = shared(&text(20, 40));
    let root = ir.parent_op(roots[0]).expect("the module");
    let before = print_op(&ctx, &ir, root, &PrintOptions::default());
    for number in [0, 7, 19, 20] {
        let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            let edit = |ir: &mut Ir, op: OpId| {
                edit(&ctx, ir, op);
                assert!(number == 20 || op != roots[number], "this one");
            };
            ir.edit_side_by_side_if(&ctx, &roots, edit, |_, _| panic!("at the end"))
        }));
        assert!(result.is_err());
        check_soundness(&ir);
        assert_eq!(print_op(&ctx, &ir, root, &PrintOptions::default()), before);
    }
}

#[test]
fn a_checkpoint_takes_back_what_tasks_did_before_one_panicked() {
    let (ctx, mut ir, roots) = shared(&text(20, 40));
    let root = ir.parent_op(roots[0]).expect("the module");
    let before = print_op(&ctx, &ir, root, &PrintOptions::default());
    for number in [0, 7, 19] {
        let checkpoint = ir.checkpoint();
        let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            ir.edit_side_by_side(&ctx, &roots, |ir, op| {
                let inner = ir.checkpoint();
                edit(&ctx, ir, op);
                assert_ne!(op, roots[number], "this one");
                ir.commit(inner);
            })
        }));
        assert!(result.is_err());
        ir.rollback_to(checkpoint);
        check_soundness(&ir);
        assert_eq!(print_op(&ctx, &ir, root, &PrintOptions::default()), before);
    }
}

#[test]
fn a_body_is_whole_after_a_panic() {
    let (ctx, mut ir, roots) = shared(&text(20, 40));
    let count = ir.op_count();
    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        ir.edit_side_by_side(&ctx, &roots, |_, op| assert_ne!(op, roots[7], "the seventh"))
    }));
    assert!(result.is_err());
    assert_eq!(ir.op_count(), count);
    check_soundness(&ir);
    assert!(ir.edit_side_by_side(&ctx, &roots, |ir, op| _ = edit(&ctx, ir, op)).is_some());
    // A body that is kept stays a handle of what it was, and the whole one is empty.
    let kept = Mutex::new(Vec::new());
    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        ir.edit_side_by_side(&ctx, &roots, |ir, _| kept.lock().unwrap().push(std::mem::take(ir)))
    }));
    assert!(result.is_err() && ir.op_count() == 0);
    assert!(kept.into_inner().unwrap()[0].edit_count() > 0);
}
