//! The spelling of types and attributes, through a context that knows them.

use legalize_ir::Context;
use legalize_ir::text::{attr_to_string, parse_attr_str, parse_type_str, type_to_string};

/// Gives a type's (`true`) or attribute's text another spelling, or none.
pub type Respell<'a> = &'a dyn Fn(&str, bool) -> Option<String>;

/// For [`ReadOptions::respell`](crate::ReadOptions::respell) and
/// [`WriteOptions::respell`](crate::WriteOptions::respell): a type's or attribute's text as the context prints
/// it. What the context does not know stays as it is.
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
