use std::sync::Arc;

use legalize_source::SourceMap;

use super::*;
use crate::context::{Arity, GroupDef, LocData, OpInfo, Traits};
use crate::text::{PrintOptions, print_op};

fn context() -> Context {
    let mut ctx = Context::new(Arc::new(SourceMap::new()));
    crate::register_builtin(&mut ctx);
    let group = GroupDef { name: ctx.name("x"), arity: Arity::Single };
    let mut add = OpInfo::new(ctx.op_name("t.add"));
    add.operands = [group, group].into();
    add.results = [group].into();
    add.region_count = Some(0);
    add.traits = Traits::SAME_OPERANDS_AND_RESULT_TYPE;
    add.attached_mut().infer_result_types = Some(Arc::new(|input| match input.operands.first() {
        Some(&value) => Ok([input.ir.value_type(value)].into_iter().collect()),
        None => Err("there is no operand".into()),
    }));
    ctx.register_op(add);
    let mut constant = OpInfo::new(ctx.op_name("t.constant"));
    constant.results = [group].into();
    constant.inherent = [ctx.name("value")].into();
    constant.attached_mut().verify_invariants =
        Some(Arc::new(|ctx, ir, op| match ir.attr_named(ctx, op, "value") {
            Some(_) => Ok(()),
            None => Err(Diagnostic::error("", "requires attribute 'value'")),
        }));
    ctx.register_op(constant);
    let mut scope = OpInfo::new(ctx.op_name("t.scope"));
    scope.region_count = Some(1);
    scope.traits = Traits::NO_REGION_ARGUMENTS | Traits::NO_TERMINATOR;
    ctx.register_op(scope);
    ctx
}

/// Returns the error of building a module's body, and the module.
fn check(build: impl FnOnce(&mut Builder<'_>) -> Result<(), Diagnostic>) -> String {
    let ctx = context();
    let mut ir = Ir::new();
    let mut top = Builder::new(&ctx, &mut ir);
    let name = ctx.name("t.mlir");
    top.set_loc(ctx.loc(LocData::FileLineCol { file: name, line: 1, column: 2 }));
    let mut outcome = String::new();
    let module = top.op_named(ctx.common().builtin_module).body(&[], |b, _| {
        if let Err(error) = build(b) {
            outcome = error.resolved(ctx.sources()).render();
        }
        Ok(())
    });
    let module = module.and_then(OpBuilder::build).expect("a module");
    outcome + &print_op(&ctx, &ir, module, &PrintOptions::default())
}

#[test]
fn operations_come_in_order_and_results_are_inferred() {
    let printed = check(|b| {
        let i32 = b.ctx().common().i32;
        let one = b.ctx().int_attr(i32, 1i64);
        let constant = b.op("t.constant").result(i32).attr("value", one).build()?;
        let value = b.ir().op(constant).results()[0];
        let sum = b.op("t.add").operands([value, value]).build()?;
        b.within(InsertPoint::After(constant), |b| {
            b.op("t.add").operand(value).operand(value).build()?;
            b.op("t.add").operand(value).operand(value).attr("last", one).build()
        })?;
        b.set_insert_point_after_value(b.ir().op(sum).results()[0]);
        b.op("t.scope")
            .body(&[], |b, _| b.op("t.constant").result(i32).attr("value", one).build().map(drop))?
            .build()?;
        b.op("t.scope").empty_region().build().map(drop)
    });
    insta::assert_snapshot!(printed, @r#"
    module {
      %0 = "t.constant"() <{value = 1 : i32}> : () -> i32
      %1 = "t.add"(%0, %0) : (i32, i32) -> i32
      %2 = "t.add"(%0, %0) {last = 1 : i32} : (i32, i32) -> i32
      %3 = "t.add"(%0, %0) : (i32, i32) -> i32
      "t.scope"() ({
        %4 = "t.constant"() <{value = 1 : i32}> : () -> i32
      }) : () -> ()
      "t.scope"() ({
      }) : () -> ()
    }
    "#);
}

#[test]
fn an_operation_that_is_refused_leaves_no_edits() {
    let i32 = |b: &Builder<'_>| b.ctx().common().i32;
    insta::assert_snapshot!(check(|b| {
        let i32 = i32(b);
        b.op("t.add").result(i32).build().map(drop)
    }), @"
    t.mlir:1:2: error: 't.add' op expected 2 operands, but found 0 [ir::structure]
         = help: use 2 operands
    module {
    }
    ");
    insta::assert_snapshot!(check(|b| b.op("t.add").build().map(drop)), @"
    t.mlir:1:2: error: 't.add' op cannot infer its results: there is no operand [ir::inference]
         = help: specify the result types
    module {
    }
    ");
    insta::assert_snapshot!(check(|b| {
        let i32 = i32(b);
        b.op("t.constant").result(i32).build().map(drop)
    }), @"
    t.mlir:1:2: error: 't.constant' op requires attribute 'value' [ir::invariant]
         = help: use attribute 'value'
    module {
    }
    ");
    insta::assert_snapshot!(check(|b| b.op("u.op").empty_region().build().map(drop)), @"
    t.mlir:1:2: error: 'u.op' op created with unregistered dialect [ir::unregistered]
         = help: load the definitions of dialect 'u' (`--ods FILE.td`, or a project file), or allow unregistered dialects (`--allow-unregistered-dialect`)
    module {
    }
    ");
    insta::assert_snapshot!(check(|b| {
        let (i32, one) = (i32(b), b.ctx().common().unit);
        let value = |b: &mut Builder<'_>, ty| {
            b.op("t.constant").result(ty).attr("value", one).build_value()
        };
        let (first, second) = (value(b, i32)?, value(b, b.ctx().common().index)?);
        b.op("t.scope")
            .body(&[], |b, _| b.op("t.add").operands([first, second]).build().map(drop))?
            .build()
            .map(drop)
    }), @r#"
    t.mlir:1:2: error: 't.add' op requires the same type for all operands and results [ir::type_trait]
         = help: change the types as the trait of the definition requires
    module {
      %0 = "t.constant"() <{value}> : () -> i32
      %1 = "t.constant"() <{value}> : () -> index
    }
    "#);
    insta::assert_snapshot!(check(|b| {
        let arg = (i32(b), b.loc());
        let one = b.ctx().common().unit;
        let filled = b.op("t.scope").body(&[arg], |b, _| {
            b.op("t.constant").result(arg.0).attr("value", one).build().map(drop)
        })?;
        filled.build().map(drop)
    }), @"
    t.mlir:1:2: error: 't.scope' op region should have no arguments [ir::structure]
         = help: change region to have no arguments
    module {
    }
    ");
}

#[test]
fn unfinished_builders_are_rolled_back() {
    let ctx = context();
    let mut ir = Ir::new();
    let mut b = Builder::new(&ctx, &mut ir);
    drop(b.op("t.scope").empty_region());
    let failed = b.op("t.scope").body(&[], |b, _| {
        let common = b.ctx().common();
        b.op("t.constant").result(common.i32).attr("value", common.unit).build()?;
        Err(Diagnostic::error("ir::verify", "no"))
    });
    assert!(failed.is_err());
    drop(failed);
    assert_eq!(ir.op_count(), 0);
}
