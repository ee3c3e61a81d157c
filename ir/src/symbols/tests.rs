use std::sync::Arc;

use legalize_source::SourceMap;

use super::*;
use crate::body::{InsertPoint, OperationState};
use crate::context::{Location, OpInfo, Param, TypeData};

fn table(ctx: &Context, ir: &mut Ir, name: &str) -> OpId {
    let region = ir.create_region();
    let block = ir.create_block(&[]);
    ir.insert_block(block, region, None);
    let mut state = OperationState::new(ctx, ctx.op_name("t.table"), Location::UNKNOWN);
    state.regions.push(region);
    state.set_attr(ctx, SYMBOL_NAME, ctx.string_attr(name));
    ir.create_op(&state)
}

fn add(ctx: &Context, ir: &mut Ir, table: OpId, attrs: &[(&str, Attribute)]) -> OpId {
    let mut state = OperationState::new(ctx, ctx.op_name("t.op"), Location::UNKNOWN);
    for &(name, value) in attrs {
        state.set_attr(ctx, name, value);
    }
    let op = ir.create_op(&state);
    let block = ir.region(ir.op(table).regions()[0]).first().unwrap();
    ir.insert_op(op, InsertPoint::End(block));
    op
}

#[test]
fn references_resolve_and_are_renamed() {
    let mut ctx = Context::new(Arc::new(SourceMap::new()));
    let mut info = OpInfo::new(ctx.op_name("t.table"));
    info.traits = Traits::SYMBOL_TABLE;
    ctx.register_op(info);
    let mut ir = Ir::new();
    let outer = table(&ctx, &mut ir, "outer");
    let inner = table(&ctx, &mut ir, "inner");
    let block = ir.region(ir.op(outer).regions()[0]).first().unwrap();
    ir.insert_op(inner, InsertPoint::End(block));
    let f = add(&ctx, &mut ir, inner, &[(SYMBOL_NAME, ctx.string_attr("f"))]);
    let nested = ctx.attr(AttrData::SymbolRef {
        root: ctx.name("inner"),
        nested: vec![ctx.name("f")].into_boxed_slice(),
    });
    let user = add(&ctx, &mut ir, outer, &[("callee", ctx.array_attr(&[nested]))]);
    assert_eq!(lookup_nearest_symbol(&ctx, &ir, user, nested), Some(f));
    assert_eq!(SymbolTables::new().lookup_nearest(&ctx, &ir, user, nested), Some(f));
    assert_eq!(lookup_nearest_symbol(&ctx, &ir, f, ctx.symbol_ref_attr("f")), Some(f));
    assert_eq!(lookup_nearest_symbol(&ctx, &ir, user, ctx.symbol_ref_attr("f")), None);
    assert_eq!(symbol_uses(&ctx, &ir, inner), [SymbolUse { user, symbol: nested }]);
    assert!(symbol_is_unused(&ctx, &ir, f));

    let region = ir.op(outer).regions()[0];
    replace_symbol_uses(&ctx, &mut ir, region, ctx.name("inner"), ctx.name("other"));
    assert!(symbol_is_unused(&ctx, &ir, inner));
    set_symbol_name(&ctx, &mut ir, inner, ctx.name("other"));
    assert_eq!(symbol_uses(&ctx, &ir, inner).len(), 1);
    assert_eq!(symbol_visibility(&ctx, &ir, f), Visibility::Public);
    set_symbol_visibility(&ctx, &mut ir, f, Visibility::Private);
    assert_eq!(symbol_visibility(&ctx, &ir, f), Visibility::Private);
}

#[test]
fn every_reference_follows_a_symbol_that_is_renamed() {
    let mut ctx = Context::new(Arc::new(SourceMap::new()));
    let mut info = OpInfo::new(ctx.op_name("t.table"));
    info.traits = Traits::SYMBOL_TABLE;
    ctx.register_op(info);
    let mut ir = Ir::new();
    let outer = table(&ctx, &mut ir, "outer");
    let inner = table(&ctx, &mut ir, "inner");
    let block = ir.region(ir.op(outer).regions()[0]).first().unwrap();
    ir.insert_op(inner, InsertPoint::End(block));
    let f = add(&ctx, &mut ir, inner, &[(SYMBOL_NAME, ctx.string_attr("f"))]);
    let g = add(&ctx, &mut ir, inner, &[(SYMBOL_NAME, ctx.string_attr("g"))]);
    let path = |names: [&str; 2]| {
        let nested = Box::new([ctx.name(names[1])]);
        ctx.attr(AttrData::SymbolRef { root: ctx.name(names[0]), nested })
    };
    // In a parameter of a type, in a list.
    let in_type = |symbol| {
        let params = Box::new([Param::List(vec![Param::Attr(symbol)].into())]);
        let ty = ctx.ty(TypeData::Dialect { name: ctx.name("t.of"), params });
        let ty = ctx.ty(TypeData::RankedTensor {
            shape: Box::new([1]),
            element: ctx.common().i8,
            encoding: Some(ctx.attr(AttrData::Distinct { id: 7, referenced: ctx.type_attr(ty) })),
        });
        ctx.array_attr(&[ctx.type_attr(ctx.function_type(&[ty], &[]))])
    };
    let far = add(&ctx, &mut ir, outer, &[("a", path(["inner", "f"])), ("b", in_type(path(["inner", "f"])))]);
    let near = add(&ctx, &mut ir, inner, &[("a", ctx.symbol_ref_attr("f"))]);
    // `f` of another table.
    let other = add(&ctx, &mut ir, outer, &[("a", ctx.symbol_ref_attr("f"))]);
    assert_eq!(symbol_uses(&ctx, &ir, f).len(), 1);
    assert_eq!(symbol_uses_around(&ctx, &ir, f).len(), 2, "a reference counts once for each operation");

    let mut table = SymbolTable::new(&ctx, &ir, inner);
    let checkpoint = ir.checkpoint();
    assert_eq!(table.rename(&ctx, &mut ir, f, ctx.name("g")), Some(g));
    assert!(!ir.edited_since(&checkpoint));
    assert_eq!(table.rename(&ctx, &mut ir, f, ctx.name("h")), None);
    let attr = |ir: &Ir, op, name| ir.attr_named(&ctx, op, name);
    assert_eq!(attr(&ir, far, "a"), Some(path(["inner", "h"])));
    assert_eq!(attr(&ir, far, "b"), Some(in_type(path(["inner", "h"]))));
    assert_eq!(attr(&ir, near, "a"), Some(ctx.symbol_ref_attr("h")));
    assert_eq!(attr(&ir, other, "a"), Some(ctx.symbol_ref_attr("f")));
    assert_eq!((table.lookup(ctx.name("h")), table.lookup(ctx.name("f"))), (Some(f), None));
    rename_symbol(&ctx, &mut ir, inner, ctx.name("within"));
    assert_eq!(lookup_nearest_symbol(&ctx, &ir, far, path(["within", "h"])), Some(f));
    assert_eq!(attr(&ir, far, "a"), Some(path(["within", "h"])));
    ir.rollback_to(checkpoint);
    assert_eq!(attr(&ir, far, "a"), Some(path(["inner", "f"])));

    let mut table = SymbolTable::new(&ctx, &ir, inner);
    let twin = add(&ctx, &mut ir, inner, &[(SYMBOL_NAME, ctx.string_attr("f"))]);
    assert_eq!(table.insert_unique(&ctx, &mut ir, twin), Some(ctx.name("f_0")));
    assert_eq!(table.insert_unique(&ctx, &mut ir, near), None);
}
