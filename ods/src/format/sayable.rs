//! What a format can say while directives of it have no functions.

use legalize_ir::{Context, Ir, OpId};

use super::Compiled;
use super::ast::Element;
use super::custom::find;
use super::view::View;

/// Whether all custom directives of a format have functions.
pub(crate) fn is_complete(format: &Compiled, ctx: &Context) -> bool {
    format.format.customs.iter().all(|name| find(ctx, format.dialect, name).is_some())
}

/// Whether neither printing an operation nor reading the print comes to a directive that has no function.
pub(crate) fn can_write(format: &Compiled, ctx: &Context, ir: &Ir, op: OpId) -> bool {
    let view = View { format, ctx, ir, op };
    let known = |name: &str| find(ctx, format.dialect, name).is_some();
    can_say(&view, &known, &format.format.elements)
}

fn can_say(view: &View<'_>, known: &dyn Fn(&str) -> bool, elements: &[Element]) -> bool {
    elements.iter().all(|element| match element {
        Element::Custom { name, .. } => known(name),
        // The first element of a group is asked whether the group is there.
        Element::Optional(group) => {
            let taken = match view.present(&group.anchor) != group.inverted {
                true => &group.then,
                false => &group.otherwise,
            };
            can_say(view, known, group.then.get(..1).unwrap_or_default()) && can_say(view, known, taken)
        }
        Element::OiList(clauses) => clauses.iter().all(|clause| {
            let taken = clause.present.iter().any(|anchor| view.present(anchor));
            !taken || can_say(view, known, &clause.body)
        }),
        _ => true,
    })
}
