//! Bodies of one context used with another, and keys of one body used with another.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::*;
use crate::{Builder, PrintOptions, SymbolTable, print_op, verify, write_op};

fn context() -> Context {
    Context::new(Arc::new(SourceMap::new()))
}

/// The message of a panic.
fn panic_of<T>(run: impl FnOnce() -> T) -> String {
    let Err(panic) = catch_unwind(AssertUnwindSafe(run)) else { return "no panic".to_owned() };
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned())).unwrap_or_default()
}

#[test]
fn body_belongs_to_the_context_of_its_first_operation() {
    let mut b = Build::new();
    assert_eq!(b.ir.context_id(), None);
    let (root, block) = b.with_region();
    assert_eq!(b.ir.context_id(), Some(b.ctx.id()));
    assert!(b.ir.check_context(&b.ctx).is_ok());

    let other = context();
    assert_ne!(other.id(), b.ctx.id());
    let error = b.ir.check_context(&other).expect_err("another context");
    assert_eq!(error.code, FOREIGN_CONTEXT);
    let state = OperationState::new(&other, other.op_name("test.x"), Location::UNKNOWN);
    let before = dump(&b.ir, root);
    assert!(panic_of(|| b.ir.create_op(&state)).contains("different contexts"));
    assert_eq!(dump(&b.ir, root), before);
    // Copies need no context and stay with the body's.
    let copy = b.ir.clone_op(root, &mut IrMapping::default());
    b.ir.insert_op(copy, InsertPoint::End(block));
    assert_eq!(b.ir.context_id(), Some(b.ctx.id()));
}

#[test]
fn functions_of_context_and_body_refuse_a_foreign_one() {
    let mut b = Build::new();
    let (root, _) = b.with_region();
    let other = context();
    let options = PrintOptions::default();

    let codes: Vec<_> = verify(&other, &b.ir, root).iter().map(|found| found.code).collect();
    assert_eq!(codes, [FOREIGN_CONTEXT]);
    let written = write_op(&other, &b.ir, root, &options, &mut Vec::new());
    assert_eq!(written.expect_err("another context").kind(), std::io::ErrorKind::InvalidInput);
    let refused = "belongs to another context";
    assert!(panic_of(|| print_op(&other, &b.ir, root, &options)).contains(refused));
    assert!(panic_of(|| SymbolTable::new(&other, &b.ir, root)).contains(refused));
    assert!(panic_of(|| Builder::new(&other, &mut b.ir).loc()).contains(refused));
    // A body without operations belongs to no context.
    assert_eq!(Builder::new(&other, &mut Ir::new()).loc(), Location::UNKNOWN);
}

#[cfg(debug_assertions)]
#[test]
fn reading_with_a_foreign_context_is_refused_in_debug_builds() {
    let mut b = Build::new();
    let (root, block) = b.with_region();
    let other = context();
    let refused = "belongs to another context";
    assert!(panic_of(|| b.ir.info(&other, root).is_some()).contains(refused));
    assert!(panic_of(|| b.ir.attr(&other, root, other.name("a"))).contains(refused));
    assert!(panic_of(|| b.ir.attr_named(&other, root, "unknown there")).contains(refused));
    assert!(panic_of(|| b.ir.terminator(&other, block)).contains(refused));
}

/// Two bodies that are built alike have keys that only differ in the number of the body.
#[cfg(debug_assertions)]
#[test]
fn keys_of_another_body_are_refused_in_debug_builds() {
    let mut a = Build::new();
    let (_, block) = a.with_region();
    let value = a.ir.block(block).args()[0];
    let op = a.op("test.one", &[value], 1, InsertPoint::End(block));
    let region = a.ir.block(block).parent().expect("a region");

    let ctx = a.ctx;
    let mut b = Build { ctx, ir: Ir::new() };
    let (_, own_block) = b.with_region();
    let own_value = b.ir.block(own_block).args()[0];
    let own = b.op("test.one", &[own_value], 1, InsertPoint::End(own_block));
    assert_ne!((op, block, value), (own, own_block, own_value));

    let refused = "is erased or belongs to another body";
    assert!(!b.ir.is_live(op) && b.ir.try_value(value).is_none() && b.ir.try_region(region).is_none());
    assert!(!b.ir.is_live_block(block));
    assert!(panic_of(|| b.ir.op(op).name()).contains(refused));
    assert!(panic_of(|| b.ir.value_type(value)).contains(refused));
    assert!(panic_of(|| b.ir.block(block).first()).contains(refused));
    assert!(panic_of(|| b.ir.region(region).first()).contains(refused));
    assert!(panic_of(|| b.ir.set_operand(own, 0, value)).contains(refused));
    assert!(panic_of(|| b.ir.erase_op(op)).contains("belongs to another body"));
    assert!(panic_of(|| b.op("test.two", &[value], 0, InsertPoint::End(own_block))).contains(refused));
    assert!(panic_of(|| b.op("test.two", &[own_value], 0, InsertPoint::End(block))).contains(refused));
    assert!(panic_of(|| print_op(&b.ctx, &b.ir, op, &PrintOptions::default())).contains(refused));
}

#[test]
fn identity_prints_alike_in_every_run() {
    assert_eq!(format!("{:?}", context().id()), "ContextId(..)");
}
