//! Syntax of the attributes of prefetches after the place: `, read, locality<3>, data`.

use legalize_dialects_hooks::attributes::names;
use legalize_ir::text::Punct;
use legalize_ir::{Context, Int, Name, OpId, OpParser, OpPrinter, OperationState};
use legalize_source::Diagnostic;

/// The kind of access, the kind of cache, and the locality.
pub(crate) struct Prefetch {
    write: bool,
    data: bool,
    hint: Int,
}

impl Prefetch {
    /// Parses the attributes from the first comma on.
    pub(crate) fn parse(p: &mut OpParser<'_, '_>) -> Result<Self, Diagnostic> {
        p.parse_punct(Punct::Comma)?;
        let write = p.try_keyword("write");
        if !write && !p.try_keyword("read") {
            return Err(p.error(p.offset(), "rw specifier has to be 'read' or 'write'"));
        }
        p.parse_punct(Punct::Comma)?;
        p.parse_keyword("locality")?;
        p.parse_punct(Punct::Less)?;
        let hint = p.parse_integer()?;
        p.parse_punct(Punct::Greater)?;
        p.parse_punct(Punct::Comma)?;
        let data = p.try_keyword("data");
        if !data && !p.try_keyword("instr") {
            return Err(p.error(p.offset(), "cache type has to be 'data' or 'instr'"));
        }
        Ok(Prefetch { write, data, hint })
    }

    /// Sets the attributes.
    pub(crate) fn set(self, ctx: &Context, state: &mut OperationState) {
        state.set_attr(ctx, "isWrite", ctx.bool_attr(self.write));
        state.set_attr(ctx, "isDataCache", ctx.bool_attr(self.data));
        state.set_attr(ctx, "localityHint", ctx.int_attr(ctx.common().i32, self.hint));
    }

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
