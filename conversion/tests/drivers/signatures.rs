//! Functions, calls, returns and branches that change types and stay.

use std::sync::Arc;

use legalize_conversion::*;
use legalize_ir::*;

use crate::common::*;

/// `i32` becomes two `i16`, `f32` is dropped.
fn converter(ctx: &Context) -> Arc<TypeConverter> {
    let mut converter = TypeConverter::new();
    let (i32, i16, f32) = (ctx.common().i32, ctx.common().i16, ctx.common().f32);
    converter.add_identity().add_cast_materializations();
    converter.add_conversion(move |_, ty| match ty {
        ty if ty == i32 => Some(ConversionAnswer::to_many([i16, i16])),
        ty if ty == f32 => Some(ConversionAnswer::dropped()),
        _ => None,
    });
    Arc::new(converter)
}

/// Converts to a target where all operations of `test` are legal, by the conditions that go with the
/// patterns.
fn convert_all(m: &mut Module, mode: ConversionMode) -> Result<ConversionReport, Box<ConversionFailure>> {
    let converter = converter(&m.ctx);
    let mut set = PatternSet::new();
    populate_function_signature_conversion(&mut set, "test.func", converter.clone());
    populate_call_conversion(&mut set, "t.call", converter.clone());
    populate_return_conversion(&mut set, "test.ret", converter.clone());
    populate_branch_conversion(&mut set, "test.br", converter.clone());
    populate_branch_conversion(&mut set, "t.switch", converter.clone());
    let mut target = ConversionTarget::new();
    target.add_legal_dialect("builtin");
    target.add_op_legality("test.func", signature_legality(converter.clone()));
    target.add_op_legality("t.call", types_legality(converter.clone()));
    target.add_op_legality("test.ret", types_legality(converter.clone()));
    target.add_op_legality("test.br", branch_legality(converter.clone()));
    target.add_op_legality("t.switch", branch_legality(converter));
    let set = m.freeze(set);
    let config = ConversionConfig::default().with(|config| config.mode = mode);
    apply_full_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &config)
}

/// A context with a branch that takes a flag, one successor's operands, and those of all others in one group.
fn with_switch() -> Context {
    let mut ctx = context();
    let mut info = OpInfo::new(ctx.op_name("t.switch"));
    info.traits = Traits::TERMINATOR | Traits::ATTR_SIZED_OPERAND_SEGMENTS;
    let group = |name: &str, arity| GroupDef { name: ctx.name(name), arity };
    let segments = Arity::VariadicOfVariadic(ctx.name("case_segments"));
    info.operands =
        [group("flag", Arity::Single), group("default", Arity::Variadic), group("cases", segments)].into();
    info.inherent = [ctx.name("operandSegmentSizes"), ctx.name("case_segments")].into();
    info.attached_mut().successor_operands = Some(Arc::new(|ctx, ir, op, successor| {
        let sizes = |name| ir.attr_named(ctx, op, name).and_then(|sizes| ctx.as_dense_i32_array(sizes));
        let size = |at: i32| usize::try_from(at).unwrap_or(0);
        let outer = sizes("operandSegmentSizes").unwrap_or_default();
        let cases = sizes("case_segments").unwrap_or_default();
        let mut all = outer[1..2].iter().chain(&cases).map(|&at| size(at));
        let start = 1 + all.clone().take(successor).sum::<usize>();
        start..start + all.nth(successor).unwrap_or(0)
    }));
    ctx.register_op(info);
    ctx
}

const INPUT: &str = r#"
    "test.func"() ({
    ^entry(%x: i32, %y: f32, %z: i64):
      %0:3 = "t.call"(%y, %z, %x) {arg_attrs = [{t.a}, {t.b}, {t.c}], res_attrs = [{t.r}, {}, {}], t.own} : (f32, i64, i32) -> (f32, i32, i64)
      "test.br"(%0#1, %0#0, %0#2)[^next] : (i32, f32, i64) -> ()
    ^next(%a: i32, %b: f32, %c: i64):
      "t.switch"(%z, %a, %a, %b, %c, %a)[^end, ^next, ^end] {operandSegmentSizes = array<i32: 1, 1, 4>, case_segments = array<i32: 3, 1>} : (i64, i32, i32, f32, i64, i32) -> ()
    ^end(%d: i32):
      "test.ret"(%d, %b) : (i32, f32) -> ()
    }) {function_type = (i32, f32, i64) -> (i32, f32)} : () -> ()
"#;

#[test]
fn values_become_two_or_none_and_groups_of_operands_follow() {
    for mode in [ConversionMode::Rollback, ConversionMode::NoRollback] {
        let mut m = Module::parse_in(with_switch(), INPUT);
        convert_all(&mut m, mode).expect("a conversion");
        insta::allow_duplicates! { insta::assert_snapshot!(m.print(), @r#"
        "builtin.module"() ({
          "test.func"() <{function_type = (i16, i16, i64) -> (i16, i16)}> ({
          ^bb0(%arg0: i16, %arg1: i16, %arg2: i64):
            %0:3 = "t.call"(%arg2, %arg0, %arg1) {arg_attrs = [{t.b}, {}, {}], t.own} : (i64, i16, i16) -> (i16, i16, i64)
            "test.br"(%0#0, %0#1, %0#2)[^bb1] : (i16, i16, i64) -> ()
          ^bb1(%1: i16, %2: i16, %3: i64):  // 2 preds: ^bb0, ^bb1
            "t.switch"(%arg2, %1, %2, %1, %2, %3, %1, %2)[^bb2, ^bb1, ^bb2] <{case_segments = array<i32: 3, 2>, operandSegmentSizes = array<i32: 1, 2, 5>}> : (i64, i16, i16, i16, i16, i64, i16, i16) -> ()
          ^bb2(%4: i16, %5: i16):  // 2 preds: ^bb1, ^bb1
            "test.ret"(%4, %5) : (i16, i16) -> ()
          }) : () -> ()
        }) : () -> ()
        "#); }
    }
}

#[test]
fn a_branch_keeps_operands_that_it_does_not_forward() {
    let mut m = Module::parse_in(
        with_switch(),
        r#"
        "test.func"() ({
        ^entry(%z: i64):
          %x = "t.call"() : () -> i32
          "t.switch"(%x, %x)[^end] {operandSegmentSizes = array<i32: 1, 1, 0>, case_segments = array<i32>} : (i32, i32) -> ()
        ^end(%d: i32):
          "test.ret"() : () -> ()
        }) {function_type = (i64) -> ()} : () -> ()
        "#,
    );
    convert_all(&mut m, ConversionMode::Rollback).expect("a conversion");
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      "test.func"() <{function_type = (i64) -> ()}> ({
      ^bb0(%arg0: i64):
        %0:2 = "t.call"() : () -> (i16, i16)
        %1 = "builtin.unrealized_conversion_cast"(%0#0, %0#1) : (i16, i16) -> i32
        "t.switch"(%1, %0#0, %0#1)[^bb1] <{case_segments = array<i32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, i16, i16) -> ()
      ^bb1(%2: i16, %3: i16):  // pred: ^bb0
        "test.ret"() : () -> ()
      }) : () -> ()
    }) : () -> ()
    "#);
}

#[test]
fn branch_legality_is_undecided_for_other_operations() {
    let m = Module::parse(r#""t.x"() : () -> ()"#);
    let op = m.ir.region_blocks(m.ir.op(m.root).regions()[0]).flat_map(|block| m.ir.block_ops(block)).next();
    let legality = branch_legality(converter(&m.ctx));
    assert_eq!(op.map(|op| legality.ask(&m.ctx, &m.ir, op)), Some(None));
}
