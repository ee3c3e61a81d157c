//! Functions and symbols that a lowering adds to the module.

use legalize_conversion::{ConversionRewriter, MatchFailure, MatchResult};
use legalize_ir::{Attribute, Context, InsertPoint, Ir, Location, OpId, Type, located};
use legalize_source::Diagnostic;
use legalize_typed::{BuildOp, OpView};

use crate::llvm::convert::build::malformed;
use crate::ops::llvm::LLVMFuncOp;

/// The module around an operation.
pub(crate) fn module_of(ctx: &Context, ir: &Ir, op: OpId) -> Option<OpId> {
    let module = ctx.common().builtin_module;
    std::iter::successors(ir.parent_op(op), |&outer| ir.parent_op(outer))
        .find(|&outer| ir.op(outer).name() == module)
}

/// The operations of a module, with the symbols that they define.
fn symbols<'a>(ctx: &'a Context, ir: &'a Ir, module: OpId) -> impl Iterator<Item = (OpId, Attribute)> + 'a {
    let key = ctx.name(LLVMFuncOp::SYM_NAME_ATTR);
    let body = ir.op(module).regions().first().and_then(|&body| ir.region(body).first());
    let ops = body.into_iter().flat_map(|body| ir.block_ops(body));
    ops.filter_map(move |op| Some((op, ir.attr(ctx, op, key)?)))
}

/// The names of the symbols that a module defines.
pub(crate) fn symbol_names<'a>(
    ctx: &'a Context,
    ir: &'a Ir,
    module: OpId,
) -> impl Iterator<Item = Attribute> + 'a {
    symbols(ctx, ir, module).map(|(_, name)| name)
}

/// The operation that defines a symbol of a module; the first one if there are several.
pub(crate) fn symbol(ctx: &Context, ir: &Ir, module: OpId, name: &str) -> Option<OpId> {
    let expected = ctx.string_attr(name);
    symbols(ctx, ir, module).find(|&(_, name)| name == expected).map(|(op, _)| op)
}

/// Runs `make` with the insertion point at the start of the module.
pub(crate) fn at_start<T>(
    module: OpId,
    rewriter: &mut dyn ConversionRewriter<'_>,
    make: impl FnOnce(&mut dyn ConversionRewriter<'_>) -> T,
) -> Option<T> {
    let body = rewriter.ir().op(module).regions().first().copied()?;
    let body = rewriter.ir().region(body).first()?;
    let at = rewriter.insert_point();
    rewriter.set_insert_point(InsertPoint::Start(body));
    let created = make(rewriter);
    rewriter.cursor().set(at);
    Some(created)
}

/// Declares a function of this `llvm.func` type, unless the module has a symbol of that name.
pub(crate) fn declare(
    module: OpId,
    name: &str,
    ty: Type,
    loc: Location,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    if symbol(rewriter.ctx(), rewriter.ir(), module, name).is_some() {
        return Ok(());
    }
    let created = at_start(module, rewriter, |rewriter| LLVMFuncOp::builder(name, ty).create(rewriter, loc));
    created.transpose()?;
    Ok(())
}

/// Declares a function as [`declare`] does, but of LLVM's runtime: an existing symbol of the name must be a
/// function of the same type.
pub(crate) fn declare_reserved(
    op: OpId,
    name: &str,
    ty: Type,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let module = module_of(ctx, ir, op).ok_or_else(malformed)?;
    if let Some(found) = symbol(ctx, ir, module, name) {
        return match LLVMFuncOp::isa(rewriter, found).then(|| LLVMFuncOp::of(found)) {
            Some(function) if function.function_type_attr(rewriter) == Some(ctx.type_attr(ty)) => Ok(()),
            function => Err(is_taken(ctx, ir, found, name, function)),
        };
    }
    let loc = ir.op(module).loc();
    declare(module, name, ty, loc, rewriter)
}

/// Reports that a reserved name is used for another symbol.
fn is_taken(ctx: &Context, ir: &Ir, found: OpId, name: &str, function: Option<LLVMFuncOp>) -> MatchFailure {
    let message = match function.and_then(|function| function.function_type_attr(&(ctx, ir))) {
        Some(ty) => format!(
            "redefinition of reserved function '{name}' of different type '{}' is prohibited",
            legalize_ir::attr_to_string(ctx, ty)
        ),
        None => format!("redefinition of symbol named '{name}'"),
    };
    let error = Diagnostic::error("dialects::reserved_symbol", message)
        .with_help(format!("rename this function: descriptors of unknown rank are copied by '{name}'"));
    // The caller of the conversion captures the diagnostic.
    drop(ctx.emit(located(ctx, ir.op(found).loc(), error)));
    "a function for memory cannot be declared".into()
}
