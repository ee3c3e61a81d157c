//! Contracts between patterns and the conversion: allowed replacements, operations that still exist, and
//! termination.

use std::sync::{Arc, Mutex};

use legalize_conversion::*;
use legalize_ir::*;

use crate::common::*;

const MODES: [ConversionMode; 2] = [ConversionMode::Rollback, ConversionMode::NoRollback];

fn illegal(dialect: &str) -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.add_illegal_dialect(dialect).add_legal_dialect("v").add_legal_op("builtin.module");
    target
}

fn convert_in(
    m: &mut Module,
    set: PatternSet,
    mode: ConversionMode,
) -> Result<ConversionReport, Box<ConversionFailure>> {
    let set = m.freeze(set);
    let config = ConversionConfig::default().with(|config| config.mode = mode);
    apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &illegal("u"), &set, &config)
}

#[test]
fn a_conversion_of_nothing_succeeds() {
    let mut m = Module::parse(r#""u.a"() : () -> ()"#);
    let before = m.print();
    let set = m.freeze(PatternSet::new());
    let (target, config) = (illegal("u"), ConversionConfig::default());
    let report = Conversion::new(&target, &set, &config).full(&m.ctx, &mut m.ir, &[]).unwrap();
    assert!(!report.changed && report.unlegalized.is_empty());
    assert_eq!(m.print(), before);
}

/// With rollback an operation keeps its operands, and replaced operations keep their places.
#[test]
fn replaced_operations_stay_until_the_conversion_has_succeeded() {
    for mode in MODES {
        let mut m =
            Module::parse(r#"%0 = "u.p"() : () -> i32 "u.gone"() : () -> () "u.c"(%0) : (i32) -> ()"#);
        let seen: Arc<Mutex<Vec<String>>> = Arc::default();
        let names = seen.clone();
        let mut set = PatternSet::new();
        set.add(rename("u.p", "v.p"));
        set.add_fn(PatternInfo::on("erase", "u.gone"), |op, rewriter| {
            rewriter.erase_op(op);
            Ok(())
        });
        set.add_fn(PatternInfo::on("consumer", "u.c"), move |op, rewriter| {
            let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
            let defining_op = ir.defining_op(ir.operand(op, 0)).ok_or("it reads an argument")?;
            let before = ir.op(op).prev().ok_or("nothing stands before it")?;
            let mut names = names.lock().unwrap();
            names.extend([defining_op, before].map(|op| ctx.op_str(ir.op(op).name()).to_owned()));
            drop(names);
            rewriter.erase_op(op);
            Ok(())
        });
        convert_in(&mut m, set, mode).unwrap();
        let expected = match mode {
            ConversionMode::Rollback => ["u.p", "u.gone"],
            _ => ["v.p", "v.p"],
        };
        assert_eq!(*seen.lock().unwrap(), expected, "{mode:?}");
    }
}

#[test]
fn an_operation_is_replaced_once() {
    for erases in [false, true] {
        let mut m = Module::parse(r#""u.a"() : () -> ()"#);
        let before = m.print();
        let mut set = PatternSet::new();
        set.add_fn(PatternInfo::on("twice", "u.a"), move |op, rewriter| {
            let ctx = rewriter.ctx();
            let state = OperationState::new(ctx, ctx.op_name("v.a"), rewriter.ir().op(op).loc());
            rewriter.replace_op_with_new(op, &state);
            if erases {
                rewriter.erase_op(op);
            } else {
                rewriter.replace_op(op, &[]);
            }
            Ok(())
        });
        let failure = convert_in(&mut m, set, ConversionMode::Rollback).unwrap_err();
        let why = failure.tree.to_string();
        assert!(
            why.contains("it replaces or erases an operation that was replaced or erased before"),
            "{why}"
        );
        assert_eq!(m.print(), before);
    }
}

#[test]
#[should_panic(expected = "an operation with 1 results is replaced by 2 lists of values")]
fn there_is_one_list_of_values_for_each_result() {
    let mut m =
        Module::parse(r#"%0, %1 = "v.p"() : () -> (i32, i32)  %2 = "u.a"(%0, %1) : (i32, i32) -> i32"#);
    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::on("two for one", "u.a"), |op, rewriter| {
        let values: Vec<ValueId> = rewriter.ir().operands(op).collect();
        rewriter.replace_op(op, &values);
        Ok(())
    });
    let _ = convert_in(&mut m, set, ConversionMode::Rollback);
}

#[test]
fn folding_in_place_ends() {
    let mut ctx = context();
    let n = ctx.name("n");
    let mut info = OpInfo::new(ctx.op_name("u.spin"));
    info.attached_mut().fold = Some(Arc::new(move |input| {
        let value = input.ir.attr(input.ctx, input.op, n).and_then(|n| input.ctx.as_i64(n)).unwrap_or(0);
        let next = input.ctx.int_attr(input.ctx.common().i64, value + 1);
        Fold::InPlace(vec![InPlaceEdit::SetAttr(n, Some(next))])
    }));
    ctx.register_op(info);
    let mut m = Module::parse_in(ctx, r#""u.spin"() : () -> ()"#);
    let before = m.print();
    let failure = convert_in(&mut m, PatternSet::new(), ConversionMode::Rollback).unwrap_err();
    assert_eq!(failure.diagnostic.code, "convert::no_legalization");
    assert_eq!(m.print(), before);
}

/// Upstream remembers the converter as well, and leaves the arguments of such blocks as they are.
#[test]
fn a_block_that_moves_into_a_converted_region_is_converted() {
    for mode in MODES {
        let mut m = Module::parse(
            r#""u.host"() ({
            ^bb0(%a: i32):
              "u.inner"() ({ ^bb0(%b: i32): "v.end"(%b) : (i32) -> () }) : () -> ()
              "v.end"(%a) : (i32) -> ()
            }) : () -> ()"#,
        );
        let i64 = m.ctx.common().i64;
        let mut converter = widen(&m.ctx);
        converter.add_cast_materializations();
        let converter = Arc::new(converter);
        let mut set = PatternSet::new();
        let info = PatternInfo::on("convert the region", "u.host");
        set.add_conversion(FnConversionPattern::new(info, Some(converter), |op, _, rewriter| {
            let converter = rewriter.type_converter().ok_or("there is no type converter")?;
            let region = rewriter.ir().op(op).regions()[0];
            rewriter.convert_region_types(region, &converter, None)?;
            let ctx = rewriter.ctx();
            rewriter.set_attr(op, "done", Some(ctx.common().unit));
            Ok(())
        }));
        set.add_fn(PatternInfo::on("move the block", "u.inner"), |op, rewriter| {
            let ir = rewriter.ir();
            let parent = ir.parent_op(op).ok_or("it is in no operation")?;
            let (from, to) = (ir.op(op).regions()[0], ir.op(parent).regions()[0]);
            rewriter.inline_region(from, to, None);
            rewriter.erase_op(op);
            Ok(())
        });
        let set = m.freeze(set);
        let mut target = illegal("u");
        target
            .add_dynamically_legal_op("u.host", |ctx, ir, op| Some(ir.attr_named(ctx, op, "done").is_some()));
        let config = ConversionConfig::default().with(|config| config.mode = mode);
        apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &config).unwrap();
        let region = m.ir.op(first(&m)).regions()[0];
        let types: Vec<Vec<Type>> =
            m.ir.region_blocks(region)
                .map(|block| m.ir.block(block).args().iter().map(|&arg| m.ir.value_type(arg)).collect())
                .collect();
        assert_eq!(types, [[i64], [i64]], "{mode:?}");
    }
}
