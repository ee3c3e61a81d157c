//! Attributes that are compilation targets of gpu modules.

use std::sync::Arc;

use legalize_dialects_hooks::parameters::{Checked, refuse_unless};
use legalize_dialects_hooks::table::VerifyParams;
use legalize_ir::{AttrData, Attribute, Context, Param};
use legalize_snippet::{Classes, NativeClass};
use rustc_hash::FxHashSet;

const INTERFACE: &str = "::mlir::gpu::TargetAttrInterface";

/// Compilation targets of gpu modules.
const TARGETS: &[&str] = &["nvvm.target", "rocdl.target", "spirv.target_env", "xevm.target"];

/// Returns true if an attribute is a compilation target of gpu modules.
fn is_target(ctx: &Context, attr: Attribute) -> bool {
    let AttrData::Dialect { name, .. } = ctx.attr_data(attr) else { return false };
    let traits = ctx.attr_info(*name).map_or(&[][..], |info| &info.trait_names);
    TARGETS.contains(&ctx.str(*name)) || traits.iter().any(|name| ctx.str(*name) == INTERFACE)
}

/// Registers the attributes to which C++ attaches the interface (`attachInterface`).
pub(super) fn add_classes(_: &Context, classes: &Classes) {
    let is_attr = |ctx: &Context, attr: Attribute| match ctx.attr_data(attr) {
        AttrData::Dialect { name, .. } => TARGETS.contains(&ctx.str(*name)),
        _ => false,
    };
    let model = NativeClass { is_attr: Some(Arc::new(is_attr)), ..NativeClass::default() };
    classes.register_external_model(INTERFACE, model);
}

/// Verifies that an object has a target attribute.
fn verify_object(ctx: &Context, params: &[Param]) -> Checked {
    match params.first() {
        Some(Param::Attr(target)) if !is_target(ctx, *target) => {
            Err("the target attribute must implement or promise the `gpu::TargetAttrInterface`".into())
        }
        _ => Ok(()),
    }
}

/// Verifies the name of a kernel, and that the attributes of its arguments are dictionaries.
fn verify_metadata(ctx: &Context, params: &[Param]) -> Checked {
    let [Param::Attr(name), _, rest @ ..] = params else { return Ok(()) };
    refuse_unless(ctx.as_str(*name).is_none_or(|name| !name.is_empty()), "the kernel name can't be empty")?;
    let Some(Param::Attr(arguments)) = rest.first() else { return Ok(()) };
    let AttrData::Array(arguments) = ctx.attr_data(*arguments) else { return Ok(()) };
    let is_dictionary = |attr: &Attribute| matches!(ctx.attr_data(*attr), AttrData::Dictionary(_));
    refuse_unless(
        arguments.iter().all(is_dictionary),
        "all attributes in the array must be a dictionary attribute",
    )
}

/// Verifies the target by which an object is selected: its number, or the attribute itself.
fn verify_selection(ctx: &Context, params: &[Param]) -> Checked {
    let Some(Param::Attr(target)) = params.first() else { return Ok(()) };
    match ctx.attr_data(*target) {
        AttrData::Integer { value, .. } => {
            refuse_unless(!value.is_negative(), "the object index must be positive")
        }
        _ => refuse_unless(is_target(ctx, *target), "the target attribute must be a GPU Target attribute"),
    }
}

/// The name of a kernel in its metadata.
fn kernel_name(ctx: &Context, metadata: Attribute) -> Option<Attribute> {
    match ctx.attr_data(metadata) {
        AttrData::Dialect { params, .. } => match params.first() {
            Some(Param::Attr(name)) => Some(*name),
            _ => None,
        },
        _ => None,
    }
}

/// Verifies that the kernels of a table have different names.
fn verify_table(ctx: &Context, params: &[Param]) -> Checked {
    let kernels = params.iter().flat_map(|param| match param {
        Param::List(kernels) => &**kernels,
        param => std::slice::from_ref(param),
    });
    let mut names = FxHashSet::default();
    for kernel in kernels {
        let Param::Attr(kernel) = kernel else { continue };
        let all = match ctx.attr_data(*kernel) {
            AttrData::Array(kernels) => &**kernels,
            _ => std::slice::from_ref(kernel),
        };
        for name in all.iter().filter_map(|kernel| kernel_name(ctx, *kernel)) {
            if !names.insert(name) {
                return Err("expected all kernels to be uniquely named".into());
            }
        }
    }
    Ok(())
}

pub(super) const VERIFIERS: &[(&str, VerifyParams)] = &[
    ("gpu.kernel_metadata", verify_metadata),
    ("gpu.kernel_table", verify_table),
    ("gpu.object", verify_object),
    ("gpu.select_object", verify_selection),
];
