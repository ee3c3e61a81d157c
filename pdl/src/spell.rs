//! The spelling of types and attributes, by a context in which they are registered.

use legalize_ir::{Context, attr_to_string, parse_attr_str, parse_type_str, type_to_string};

/// Function that returns another spelling of a type's (`true`) or attribute's text, or `None`.
pub type Respell<'a> = &'a dyn Fn(&str, bool) -> Option<String>;

/// Returns a function for [`ReadOptions::respell`](crate::ReadOptions::respell) and
/// [`WriteOptions::respell`](crate::WriteOptions::respell): a type's or attribute's text as the context
/// prints it. Texts that the context cannot parse are unchanged.
pub fn spell_with(ctx: &Context) -> impl Fn(&str, bool) -> Option<String> + '_ {
    move |text, ty| {
        let spelled = if ty {
            type_to_string(ctx, parse_type_str(ctx, text).ok()?)
        } else {
            attr_to_string(ctx, parse_attr_str(ctx, text, None).ok()?)
        };
        (!spelled.is_empty()).then_some(spelled)
    }
}
