//! The builtin dialect's operations.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/Builtin/#operations>.

use std::sync::Arc;

use crate::body::{OpId, OperationState};
use crate::context::{Arity, AttrData, Context, DialectInfo, GroupDef, Name, OpInfo, Traits};
use crate::hooks::{Verifiers, VerifyHook, VerifyPhase};
use crate::text::{Delimiter, OpParser, OpPrinter, Punct};
use legalize_source::Diagnostic;

/// Registers the builtin dialect: `builtin.module` and `builtin.unrealized_conversion_cast`. Existing
/// registrations stay, apart from their syntax.
pub fn register_builtin(ctx: &mut Context) {
    let builtin = ctx.name("builtin");
    if ctx.dialect(builtin).is_none() {
        ctx.register_dialect(DialectInfo::new(builtin));
    }
    crate::interfaces::attach(ctx);
    register_module(ctx, builtin);
    register_cast(ctx);
}

fn names(ctx: &Context, names: &[&str]) -> Box<[Name]> {
    names.iter().map(|name| ctx.name(name)).collect()
}

fn register_module(ctx: &mut Context, builtin: Name) {
    let op = ctx.common().builtin_module;
    if ctx.op_info(op).is_none() {
        let mut info = OpInfo::new(op);
        info.traits = Traits::ISOLATED_FROM_ABOVE
            | Traits::SYMBOL_TABLE
            | Traits::SYMBOL
            | Traits::SINGLE_BLOCK
            | Traits::NO_TERMINATOR
            | Traits::GRAPH_REGION
            | Traits::NO_REGION_ARGUMENTS
            | Traits::AFFINE_SCOPE;
        info.trait_names = names(
            ctx,
            &[
                "AffineScope",
                "HasOnlyGraphRegion",
                "IsolatedFromAbove",
                "NoRegionArguments",
                "NoTerminator",
                "OpAsmOpInterface",
                "RegionKindInterface",
                "SingleBlock",
                "Symbol",
                "SymbolTable",
            ],
        );
        info.inherent = names(ctx, &["sym_name", "sym_visibility"]);
        info.region_count = Some(1);
        info.successor_count = Some(0);
        ctx.register_op(info);
    }
    let sym_name = ctx.name("sym_name");
    let parse = move |p: &mut OpParser<'_, '_>, state: &mut OperationState| {
        if let Some(name) = p.try_symbol_name() {
            let ctx = p.ctx();
            let name = ctx.string_attr(ctx.str(name));
            state.set_attr(ctx, "sym_name", name);
        }
        p.parse_attr_dict_with_keyword(state)?;
        // The assembly format is declarative, where the dictionary takes precedence.
        state.accept_repeated_attrs();
        let region = p.parse_region(&[])?;
        if p.ir().region(region).is_empty() {
            let block = p.ir().create_block(&[]);
            p.ir().insert_block(block, region, None);
        }
        state.regions.push(region);
        Ok(())
    };
    let print = move |p: &mut OpPrinter<'_>, op: OpId| {
        let (ctx, ir) = (p.ctx(), p.ir());
        if let Some(name) = ir.attr(ctx, op, sym_name).and_then(|name| ctx.as_str(name)) {
            p.text(" ");
            p.symbol_name(ctx.name(name));
        }
        p.attr_dict_with_keyword(op, &[sym_name]);
        p.text(" ");
        if let Some(&region) = ir.op(op).regions().first() {
            p.region(region, true, true);
        }
    };
    let visibility = ctx.name("sym_visibility");
    let invariants: Arc<VerifyHook> = Arc::new(move |ctx, ir, op| {
        for (name, text) in [(sym_name, "sym_name"), (visibility, "sym_visibility")] {
            let value = ir.attr(ctx, op, name).map(|value| ctx.attr_data(value));
            if value.is_some_and(|value| !matches!(value, AttrData::String { .. })) {
                return Err(Diagnostic::error(
                    "verify::module_attribute",
                    format!("attribute '{text}' failed to satisfy constraint: string attribute"),
                ));
            }
        }
        let single = |region| ir.region_blocks(region).count() == 1;
        match *ir.op(op).regions() {
            [region] if !single(region) => Err(Diagnostic::error(
                "verify::region",
                "region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks",
            )),
            _ => Ok(()),
        }
    });
    let verify: Arc<VerifyHook> = Arc::new(move |ctx, ir, op| {
        let data = ir.op(op);
        let all = [data.inherent(), data.discardable()];
        for &(name, _) in all.iter().flat_map(|&dict| ctx.dict_entries(dict)) {
            let text = ctx.str(name);
            if !text.contains('.') && name != sym_name && name != visibility {
                return Err(Diagnostic::error(
                    "verify::module_attribute",
                    format!("can only contain attributes with dialect-prefixed names, found: '{text}'"),
                ));
            }
        }
        Ok(())
    });
    ctx.update_op(op, |info| {
        info.attached_mut().set_custom_assembly(parse, print);
        info.attached_mut().verifiers.set(VerifyPhase::Operation, Verifiers::OWN, verify);
        info.declared_mut().verify_invariants.get_or_insert(invariants);
        info.attached_mut().default_dialect_for_regions = Some(builtin);
    });
}

fn register_cast(ctx: &mut Context) {
    let op = ctx.common().unrealized_conversion_cast;
    if ctx.op_info(op).is_none() {
        let mut info = OpInfo::new(op);
        info.traits = Traits::NO_MEMORY_EFFECT | Traits::ALWAYS_SPECULATABLE;
        info.trait_names = names(
            ctx,
            &["AlwaysSpeculatableImplTrait", "ConditionallySpeculatable", "MemoryEffectOpInterface", "Pure"],
        );
        info.operands = Box::new([GroupDef { name: ctx.name("inputs"), arity: Arity::Variadic }]);
        info.results = Box::new([GroupDef { name: ctx.name("outputs"), arity: Arity::Variadic }]);
        info.region_count = Some(0);
        info.successor_count = Some(0);
        ctx.register_op(info);
    }
    let parse = |p: &mut OpParser<'_, '_>, state: &mut OperationState| {
        let offset = p.offset();
        let operands = p.parse_operand_list(Delimiter::None)?;
        if !operands.is_empty() {
            let types = p.parse_colon_type_list()?;
            p.resolve_operands(&operands, &types, offset, &mut state.operands)?;
        }
        p.parse_keyword("to")?;
        state.result_types.extend(p.parse_type_list()?);
        p.parse_attr_dict(state)
    };
    let print = |p: &mut OpPrinter<'_>, op: OpId| {
        let ir = p.ir();
        if ir.op(op).operand_count() > 0 {
            p.text(" ");
            p.operands(ir.operands(op));
            p.text(" ");
            p.text(Punct::Colon.text());
            p.text(" ");
            p.types(ir.operands(op).map(|value| ir.value_type(value)), ", ");
        }
        p.text(" to ");
        p.types(ir.op(op).results().iter().map(|&value| ir.value_type(value)), ", ");
        p.attr_dict(op, &[]);
    };
    let verify: Arc<VerifyHook> = Arc::new(|_, ir, op| match ir.op(op).results() {
        [] => Err(Diagnostic::error("verify::op", "expected at least one result for cast operation")),
        _ => Ok(()),
    });
    ctx.update_op(op, |info| {
        info.attached_mut().set_custom_assembly(parse, print);
        info.attached_mut().verifiers.set(VerifyPhase::Operation, Verifiers::OWN, verify);
    });
}
