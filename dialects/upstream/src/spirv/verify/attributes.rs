//! Attributes of the dialect on operations, and on arguments and results of functions.

use legalize_dialects_hooks::functions::signature;
use legalize_dialects_hooks::rules::{Checked, Subject, plain};
use legalize_ir::{AttrData, Attribute, Context, Ir, Name, OpId, Param, RegionAttrOwner, TypeData};

use crate::spirv::parts::GRAPH;

const ENTRY_POINT: &str = "spirv.entry_point_abi";
const TARGET: &str = "spirv.target_env";
const VARIABLE: &str = "spirv.interface_var_abi";
const DECORATION: &str = "spirv.decoration";

/// The parameters of an attribute of that name.
fn params<'c>(ctx: &'c Context, value: Attribute, expected: &str) -> Option<&'c [Param]> {
    match ctx.attr_data(value) {
        AttrData::Dialect { name, params } if ctx.str(*name) == expected => Some(params),
        _ => None,
    }
}

pub(in crate::spirv) fn verify_of_operation(
    ctx: &Context,
    _: &Ir,
    _: OpId,
    name: Name,
    value: Attribute,
) -> Checked {
    let name = ctx.str(name);
    match name {
        ENTRY_POINT if params(ctx, value, ENTRY_POINT).is_none() => {
            plain(format!("'{name}' attribute must be an entry point ABI attribute"))
        }
        TARGET if params(ctx, value, TARGET).is_none() => {
            plain(format!("'{name}' must be a spirv::TargetEnvAttr"))
        }
        ENTRY_POINT | TARGET => Ok(()),
        _ => plain(format!("found unsupported '{name}' attribute on operation")),
    }
}

pub(in crate::spirv) fn verify_of_region(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    place: RegionAttrOwner,
    name: Name,
    value: Attribute,
) -> Checked {
    let at = Subject { ctx, ir, op };
    let ty = signature(at).and_then(|(inputs, results)| match place {
        RegionAttrOwner::Argument(index) => inputs.get(index).copied(),
        RegionAttrOwner::Result(index) => results.get(index).copied(),
    });
    if matches!(place, RegionAttrOwner::Result(_)) && at.name() != GRAPH {
        return plain(
            "cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type",
        );
    }
    let name = ctx.str(name);
    match name {
        VARIABLE => {
            let Some(params) = params(ctx, value, VARIABLE) else {
                return plain(format!("'{name}' must be a spirv::InterfaceVarABIAttr"));
            };
            let is_scalar = ty.is_none_or(|ty| {
                matches!(at.data(ty), TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_))
            });
            if params.get(2).is_some_and(|class| *class != Param::None) && !is_scalar {
                plain(format!(
                    "'{name}' attribute cannot specify storage class when attaching to a non-scalar value"
                ))
            } else {
                Ok(())
            }
        }
        DECORATION if params(ctx, value, DECORATION).is_none() => {
            plain(format!("'{name}' must be a spirv::DecorationAttr"))
        }
        DECORATION => Ok(()),
        _ => plain(format!("found unsupported '{name}' attribute on region argument")),
    }
}
