//! Generation of `func`, `arith` and `scf` from a tree.
//!
//! Every operation has the location of its source in the program, so that later diagnostics of the verifier
//! or a pass are shown there.

use std::collections::BTreeMap;

use legalize::prelude::*;

use crate::syntax::{Expr, ExprKind, Function};

/// State of the generation of a function.
struct Scope<'a> {
    /// The number of parameters of each function.
    functions: &'a BTreeMap<&'a str, usize>,
    values: BTreeMap<&'a str, ValueId>,
}

/// Generates the module of a program.
///
/// # Errors
/// If a name is unknown, defined twice, or called with another number of arguments.
pub fn module(ctx: &Context, file: FileId, program: &[Function]) -> Result<ParsedModule, Diagnostic> {
    let mut functions = BTreeMap::new();
    for function in program {
        if functions.insert(function.name.as_str(), function.params.len()).is_some() {
            return Err(Diagnostic::error("toy::twice", format!("`{}` is defined twice", function.name))
                .with_label(function.span, "again here")
                .with_help("give one of them another name"));
        }
    }
    let mut ir = Ir::new();
    let mut builder = Builder::new(ctx, &mut ir);
    builder.set_loc(Location::at(file, 0));
    let root = builder
        .op("builtin.module")
        .body(&[], |builder, _| program.iter().try_for_each(|one| function(builder, &functions, one)))?
        .build()?;
    Ok(ParsedModule::new(ir, root))
}

fn function(
    builder: &mut Builder<'_>,
    functions: &BTreeMap<&str, usize>,
    function: &Function,
) -> Result<(), Diagnostic> {
    let ctx = builder.ctx();
    let i64 = ctx.common().i64;
    let loc = Location::at(function.span.file, function.span.start);
    builder.set_loc(loc);
    let signature = ctx.function_type(&vec![i64; function.params.len()], &[i64]);
    builder
        .op("func.func")
        .attr("sym_name", ctx.string_attr(&function.name))
        .attr("function_type", ctx.type_attr(signature))
        .body(&vec![(i64, loc); function.params.len()], |builder, args| {
            let names = function.params.iter().map(String::as_str);
            let scope = Scope { functions, values: names.zip(args.iter().copied()).collect() };
            let result = value(builder, &scope, &function.body)?;
            builder.op("func.return").operand(result).build()?;
            Ok(())
        })?
        .build()?;
    Ok(())
}

fn value(builder: &mut Builder<'_>, scope: &Scope<'_>, expr: &Expr) -> Result<ValueId, Diagnostic> {
    let ctx = builder.ctx();
    let i64 = ctx.common().i64;
    let at = |builder: &mut Builder<'_>| builder.set_loc(Location::at(expr.span.file, expr.span.start));
    let unknown = |what: String, help: &str| {
        Err(Diagnostic::error("toy::unknown", what).with_label(expr.span, "here").with_help(help))
    };
    match &expr.kind {
        ExprKind::Number(number) => {
            at(builder);
            builder.op("arith.constant").attr("value", ctx.int_attr(i64, *number)).build_value()
        }
        ExprKind::Name(name) => match scope.values.get(name.as_str()) {
            Some(&value) => Ok(value),
            None => unknown(format!("`{name}` is not a parameter"), "name it between the parentheses"),
        },
        ExprKind::Call(name, args) => {
            match scope.functions.get(name.as_str()) {
                Some(&wanted) if wanted == args.len() => {}
                Some(wanted) => {
                    let what = format!("`{name}` takes {wanted} values, not {}", args.len());
                    return unknown(what, "pass one value for each parameter");
                }
                None => return unknown(format!("there is no function `{name}`"), "define it with `fn`"),
            }
            let args = args.iter().map(|arg| value(builder, scope, arg)).collect::<Result<Vec<_>, _>>()?;
            at(builder);
            builder
                .op("func.call")
                .attr("callee", ctx.symbol_ref_attr(name))
                .operands(args)
                .result(i64)
                .build_value()
        }
        ExprKind::Binary(sign, left, right) => {
            let (left, right) = (value(builder, scope, left)?, value(builder, scope, right)?);
            let name = match sign {
                '+' => "arith.addi",
                '-' => "arith.subi",
                '*' => "arith.muli",
                _ => "arith.divsi",
            };
            at(builder);
            builder.op(name).operands([left, right]).build_value()
        }
        ExprKind::If(sign, parts) => {
            let [left, right, then, otherwise] = &**parts;
            let (left, right) = (value(builder, scope, left)?, value(builder, scope, right)?);
            at(builder);
            // `eq` is 0 and `slt` is 2 among the predicates of `arith.cmpi`.
            let predicate = ctx.int_attr(i64, if *sign == '<' { 2i64 } else { 0 });
            let condition = builder
                .op("arith.cmpi")
                .attr("predicate", predicate)
                .operands([left, right])
                .build_value()?;
            let branch = |expr: &Expr, builder: &mut Builder<'_>| {
                let result = value(builder, scope, expr)?;
                builder.op("scf.yield").operand(result).build()?;
                Ok(())
            };
            builder
                .op("scf.if")
                .operand(condition)
                .result(i64)
                .body(&[], |builder, _| branch(then, builder))?
                .body(&[], |builder, _| branch(otherwise, builder))?
                .build_value()
        }
    }
}
