//! Operations that a format can print while some of its directives have no functions.

use std::sync::Arc;

use legalize_ir::{AttrData, Context, Ir, OpId};

use super::Compiled;
use super::ast::{CustomArg, Element};
use super::custom::find;
use super::view::View;

/// Returns true if all custom directives of a format have functions.
pub(crate) fn is_complete(format: &Compiled, ctx: &Context) -> bool {
    format.format.customs.iter().all(|name| find(ctx, format.dialect, name).is_some())
}

/// Returns true if neither printing an operation nor parsing the result reaches a directive that has no
/// function.
pub(crate) fn can_write(format: &Compiled, ctx: &Context, ir: &Ir, op: OpId) -> bool {
    // Result types that are not inferred would be lost.
    let infers = ctx.op_info(ir.op(op).name()).is_some_and(|info| info.hooks().infer_result_types.is_some());
    if format.format.infers_result_types && !infers {
        return false;
    }
    let view = View { format, ctx, ir, op };
    let known = |name: &str, args: &[CustomArg]| {
        let is_array = |arg: &CustomArg| match arg {
            CustomArg::Attr(index) => view
                .attr(format.attr_names[*index])
                .is_none_or(|attr| matches!(ctx.attr_data(attr), AttrData::DenseArray { .. })),
            _ => true,
        };
        let attribute = |arg: &CustomArg| match arg {
            CustomArg::Attr(index) => Some(view.attr(format.attr_names[*index])),
            _ => None,
        };
        find(ctx, format.dialect, name).is_some_and(|directive| {
            let attributes = || args.iter().filter_map(attribute).collect::<Vec<_>>();
            (!directive.of_arrays || args.iter().all(is_array))
                && directive.can_print.is_none_or(|can_print| can_print(ctx, &attributes()))
                && directive.can_print_values.is_none_or(|can_print| can_print(ctx, ir, &view.values(args)))
        })
    };
    can_print(&view, &known, &format.format.elements)
}

/// Returns true if the format can print some operations and not others, depending on their attributes, or if
/// their result types may not be inferred.
pub(crate) fn is_partial(format: &Compiled, ctx: &Context) -> bool {
    let is_partial = |name: &Arc<str>| {
        find(ctx, format.dialect, name).is_some_and(|found| {
            found.of_arrays || found.can_print.is_some() || found.can_print_values.is_some()
        })
    };
    format.format.infers_result_types || format.format.customs.iter().any(is_partial)
}

fn can_print(view: &View<'_>, known: &dyn Fn(&str, &[CustomArg]) -> bool, elements: &[Element]) -> bool {
    elements.iter().all(|element| match element {
        Element::Custom { name, args, .. } => known(name, args),
        // The first element of a group decides if the group is present.
        Element::Optional(group) => {
            let taken =
                if view.present(&group.anchor) == group.inverted { &group.otherwise } else { &group.then };
            can_print(view, known, group.then.get(..1).unwrap_or_default()) && can_print(view, known, taken)
        }
        Element::OiList(clauses) => clauses.iter().all(|clause| {
            let taken = clause.present.iter().any(|anchor| view.present(anchor));
            !taken || can_print(view, known, &clause.body)
        }),
        _ => true,
    })
}
