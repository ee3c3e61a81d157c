//! What types and attributes of the dialect have in common: parameters between angle brackets.

use legalize_dialects_hooks::Result;
use legalize_ir::text::Punct;
use legalize_ir::{OpParser, OpPrinter, Param};

/// How a type or an attribute is spelled between its angle brackets.
pub(super) struct Syntax {
    /// Its full name.
    pub(super) name: &'static str,
    /// Its C++ class.
    pub(super) class: &'static str,
    pub(super) params: &'static [&'static str],
    pub(super) parse: fn(&mut OpParser<'_, '_>) -> Result<Vec<Param>>,
    pub(super) print: fn(&mut OpPrinter<'_>, &[Param]),
}

impl Syntax {
    /// Reads it with its brackets.
    pub(super) fn reader(&self) -> impl Fn(&mut OpParser<'_, '_>) -> Result<Box<[Param]>> + 'static {
        let parse = self.parse;
        move |p| {
            p.parse_punct(Punct::Less)?;
            let params = parse(p)?;
            p.parse_punct(Punct::Greater)?;
            Ok(params.into())
        }
    }

    /// Prints it with its brackets.
    pub(super) fn printer(&self) -> impl Fn(&mut OpPrinter<'_>, &[Param]) + 'static {
        let print = self.print;
        move |p, params| {
            p.text("<");
            print(p, params);
            p.text(">");
        }
    }
}
