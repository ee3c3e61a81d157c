//! Native traits whose rule is about an operation's own results or children, beside those that are bits of
//! the registry.
//!
//! Their C++ classes are `OpTrait::ResultsAreFloatLike` and, of the dialect `irdl`,
//! `OpTrait::AtMostOneChildOf`; the messages are upstream's.

use legalize_ir::{Context, Ir, OpId, OpName, TypeData, element_type_or_self, plain_error};
use legalize_source::Diagnostic;

use super::verify::{fail, op_names};
use crate::model::{OpDef, TraitKind};
use crate::registry::Registry;

/// The C++ names of the traits, without parameters.
pub(super) const NAMES: [&str; 2] = ["AtMostOneChildOf", "ResultsAreFloatLike"];

/// A trait that an operation has.
pub(super) enum NativeRule {
    /// Results are floats, or vectors and tensors of them.
    FloatResults,
    /// The block of the region has each of these operations once at most.
    AtMostOneChildOf(Vec<String>),
}

impl NativeRule {
    /// The rules of an operation's traits, in their order.
    pub(super) fn all(ctx: &Context, registry: &Registry, def: &OpDef) -> Vec<NativeRule> {
        let rule = |kind: &TraitKind| match kind {
            TraitKind::Native { name, params: None, .. } if name == "ResultsAreFloatLike" => {
                Some(NativeRule::FloatResults)
            }
            TraitKind::Native { name, params: Some(params), .. } if name == "AtMostOneChildOf" => {
                Some(NativeRule::AtMostOneChildOf(op_names(ctx, registry, def, params)))
            }
            _ => None,
        };
        def.traits.iter().filter_map(|entry| rule(&entry.kind)).collect()
    }

    /// Checks an operation.
    ///
    /// # Errors
    /// If it does not keep the rule.
    pub(super) fn check(&self, ctx: &Context, ir: &Ir, op: OpId) -> Result<(), Diagnostic> {
        match self {
            NativeRule::FloatResults => {
                let is_float = |ty| {
                    // A buffer is not a float, whatever its element type.
                    let is_buffer = matches!(
                        ctx.type_data(ty),
                        TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. }
                    );
                    !is_buffer && matches!(ctx.type_data(element_type_or_self(ctx, ty)), TypeData::Float(_))
                };
                if ir.op(op).results().iter().all(|&result| is_float(ir.value_type(result))) {
                    Ok(())
                } else {
                    fail("requires a floating point type".to_owned())
                }
            }
            NativeRule::AtMostOneChildOf(names) => {
                let mut seen = Vec::new();
                let blocks = ir.op(op).regions().iter().flat_map(|&region| ir.region_blocks(region));
                for child in blocks.flat_map(|block| ir.block_ops(block)) {
                    let name = ctx.op_str(ir.op(child).name());
                    if seen.contains(&name) {
                        return Err(plain_error(format!(
                            "failed to verify AtMostOneChildOf trait: the operation contains at least two operations of \
                             type {name}"
                        )));
                    }
                    if names.iter().any(|wanted| wanted == name) {
                        seen.push(name);
                    }
                }
                Ok(())
            }
        }
    }
}

/// The rule of `SingleBlockImplicitTerminator`: the block of each region ends with one operation.
pub(super) fn ends_with(
    terminator: OpName,
) -> impl Fn(&Context, &Ir, OpId) -> Result<(), Diagnostic> + Send + Sync {
    move |ctx, ir, op| {
        for &region in ir.op(op).regions() {
            let first = ir.region_blocks(region).next();
            let Some(last) = first.and_then(|block| ir.block_ops_rev(block).next()) else { continue };
            if ir.op(last).name() == terminator {
                continue;
            }
            let (wanted, found) = (ctx.op_str(terminator), ctx.op_str(ir.op(last).name()));
            let error = Diagnostic::error(
                "ods::constraint",
                format!("expects regions to end with '{wanted}', found '{found}'"),
            );
            return Err(error.with_note(Diagnostic::note(format!(
                "in custom textual format, the absence of terminator implies '{wanted}'"
            ))));
        }
        Ok(())
    }
}
