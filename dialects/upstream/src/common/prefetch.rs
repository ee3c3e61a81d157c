//! Syntax of the attributes of prefetches after the place: `, read, locality<3>, data`.

use legalize_dialects_hooks::attributes::names;
use legalize_ir::{Attribute, Context, Name, OpId, OpParser, OpPrinter, OperationState, Punct};
use legalize_source::Diagnostic;

/// The words of the access and of the cache, and the locality.
pub(crate) struct Prefetch<'src> {
    access: &'src str,
    cache: &'src str,
    hint: Attribute,
}

impl<'src> Prefetch<'src> {
    /// Parses the attributes from the first comma on.
    pub(crate) fn parse(p: &mut OpParser<'_, 'src>) -> Result<Self, Diagnostic> {
        p.parse_punct(Punct::Comma)?;
        let access = p.parse_any_keyword()?;
        p.parse_punct(Punct::Comma)?;
        p.parse_keyword("locality")?;
        p.parse_punct(Punct::Less)?;
        let i32 = p.ctx().common().i32;
        let hint = p.parse_attribute(Some(i32))?;
        p.parse_punct(Punct::Greater)?;
        p.parse_punct(Punct::Comma)?;
        let cache = p.parse_any_keyword()?;
        Ok(Prefetch { access, cache, hint })
    }

    /// Checks the words and sets the attributes.
    pub(crate) fn set(self, p: &OpParser<'_, '_>, state: &mut OperationState) -> Result<(), Diagnostic> {
        let ctx = p.ctx();
        if !matches!(self.access, "read" | "write") {
            return Err(p.error(p.name_offset(), "rw specifier has to be 'read' or 'write'"));
        }
        if !matches!(self.cache, "data" | "instr") {
            return Err(p.error(p.name_offset(), "cache type has to be 'data' or 'instr'"));
        }
        state.set_attr(ctx, "isWrite", ctx.bool_attr(self.access == "write"));
        state.set_attr(ctx, "isDataCache", ctx.bool_attr(self.cache == "data"));
        state.set_attr(ctx, "localityHint", self.hint);
        Ok(())
    }
}

impl Prefetch<'_> {
    /// The names of the attributes.
    pub(crate) fn attributes(ctx: &Context) -> [Name; 3] {
        names(ctx, ["isWrite", "localityHint", "isDataCache"])
    }

    /// Prints the attributes of an operation.
    pub(crate) fn print(p: &mut OpPrinter<'_>, op: OpId) {
        let (ctx, ir) = (p.ctx(), p.ir());
        let [write, hint, data] = Prefetch::attributes(ctx);
        let is_set = |name: Name| ir.attr(ctx, op, name) == Some(ctx.common().true_);
        let hint = ir.attr(ctx, op, hint).and_then(|attr| ctx.as_i64(attr)).unwrap_or(0);
        p.text(if is_set(write) { ", write, locality<" } else { ", read, locality<" });
        p.text(&hint.to_string());
        p.text(if is_set(data) { ">, data" } else { ">, instr" });
    }
}
