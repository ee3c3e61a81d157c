//! Custom assembly through the registry.

use super::*;
use crate::context::{AttrInfo, DialectInfo, OpInfo, Param, ParamsSyntax, Traits, TypeInfo};

/// A dialect with a function-like operation, a binary one, a type and an attribute.
fn custom() -> Context {
    let mut ctx = context();
    let dialect = ctx.name("c");
    ctx.register_dialect(DialectInfo::new(dialect));

    let mut add = OpInfo::new(ctx.op_name("c.add"));
    add.attached_mut().set_custom_assembly(
        |p, state| {
            let lhs = p.parse_operand()?;
            p.parse_punct(Punct::Comma)?;
            let rhs = p.parse_operand()?;
            p.parse_attr_dict(state)?;
            let ty = p.parse_colon_type()?;
            for operand in [lhs, rhs] {
                state.operands.push(p.resolve_operand(&operand, ty)?);
            }
            state.result_types.push(ty);
            Ok(())
        },
        |p, op| {
            let ir = p.ir();
            p.text(" ");
            p.operands(ir.operands(op));
            p.attr_dict(op, &[]);
            p.text(" : ");
            p.ty(ir.value_type(ir.operand(op, 0)));
        },
    );
    add.attached_mut().set_result_names(|_, ir, op, set| set(ir.op(op).results()[0], "sum"));
    ctx.register_op(add);

    let mut function = OpInfo::new(ctx.op_name("c.fun"));
    function.traits = Traits::ISOLATED_FROM_ABOVE | Traits::NO_TERMINATOR;
    let name = ctx.name("sym_name");
    function.inherent = Box::new([name]);
    function.attached_mut().set_custom_assembly(
        |p, state| {
            let name = p.parse_symbol_name()?;
            let name = p.ctx().string_attr(p.ctx().str(name));
            state.set_attr(p.ctx(), "sym_name", name);
            let arguments = p.parse_argument_list(Delimiter::Paren, true, true)?;
            p.parse_attr_dict_with_keyword(state)?;
            state.regions.push(p.parse_isolated_region(&arguments)?);
            Ok(())
        },
        move |p, op| {
            let (ctx, ir) = (p.ctx(), p.ir());
            p.text(" ");
            let symbol = ir.attr(ctx, op, name).and_then(|attr| ctx.as_str(attr)).unwrap_or("");
            p.symbol_name(ctx.name(symbol));
            p.text("(");
            let region = ir.op(op).regions()[0];
            let entry = ir.region(region).first().unwrap();
            for (index, &argument) in ir.block(entry).args().iter().enumerate() {
                p.text(if index > 0 { ", " } else { "" });
                p.region_argument(argument);
            }
            p.text(")");
            p.attr_dict_with_keyword(op, &[name]);
            p.text(" ");
            p.region(region, false, true);
        },
    );
    function.attached_mut().default_dialect_for_regions = Some(dialect);
    function.attached_mut().block_arg_names = Some(Arc::new(|_, ir, _, region, set| {
        let entry = ir.region(region).first().unwrap();
        ir.block(entry).args().iter().for_each(|&argument| set(argument, "in"));
    }));
    ctx.register_op(function);

    let mut ty = TypeInfo::new(ctx.name("c.box"));
    ty.attached = ParamsSyntax::new(
        |p| {
            p.parse_punct(Punct::Less)?;
            let ty = p.parse_type()?;
            let flag = p.try_punct(Punct::Comma) && p.try_keyword("big");
            p.parse_punct(Punct::Greater)?;
            Ok(Box::new([Param::Type(ty), Param::Bool(flag)]))
        },
        |p, params| {
            p.text("<");
            if let [Param::Type(ty), Param::Bool(flag)] = params {
                p.ty(*ty);
                p.text(if *flag { ", big" } else { "" });
            }
            p.text(">");
        },
    );
    ctx.register_type(ty);
    ctx.register_attr(AttrInfo::new(ctx.name("c.mark")));
    ctx
}

fn show_custom(text: &str, options: &PrintOptions) -> String {
    let ctx = custom();
    match read(&ctx, text) {
        Ok(module) => print_op(&ctx, &module.ir, module.root, options),
        Err(errors) => errors,
    }
}

const TEXT: &str = r"
    c.fun @f(%a: i32, %b: !c.box<i32, big>) attributes {c.x = #c.mark} {
      %0 = add %a, %a {k = !c<box<f32>>} : i32
      %1 = c.add %0, %a : i32
      fun @g(%a: i32) { %0 = add %a, %a : i32 }
    }";

#[test]
fn custom_forms_read_and_print() {
    let printed = show_custom(TEXT, &PrintOptions::default());
    insta::assert_snapshot!(printed);
    assert_eq!(show_custom(&printed, &PrintOptions::default()), printed);
    let generic = show_custom(TEXT, &PrintOptions { generic: true, ..PrintOptions::default() });
    insta::assert_snapshot!(generic);
    assert_eq!(show_custom(&generic, &PrintOptions::default()), printed);
}

#[test]
fn custom_errors_name_the_operation() {
    insta::assert_snapshot!(show_custom("c.fun f()", &PrintOptions::default()));
    insta::assert_snapshot!(show_custom("c.fun @f() { add %a : i32 }", &PrintOptions::default()));
    insta::assert_snapshot!(show_custom("c.fun @f(%a: !c.bux) { }", &PrintOptions::default()));
    insta::assert_snapshot!(show_custom("c.fun @f(%a: i1, %a: i1) { }", &PrintOptions::default()));
}

#[test]
fn arguments_keep_late_locations() {
    let text = "c.fun @f(%a: i32 loc(#late)) { } #late = loc(\"x\":1:2)";
    let options = PrintOptions { debug_info: true, ..PrintOptions::default() };
    assert!(show_custom(text, &options).contains("%in: i32 loc(\"x\":1:2)"));
}
