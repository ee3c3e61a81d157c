//! Types.

use super::super::OpPrinter;
use super::push_number;
use crate::context::{Param, Signedness, Type, TypeData};
use crate::text::DialectSyntax;
use crate::text::PrintParamsHook;

impl<'a> OpPrinter<'a> {
    /// A type, or its alias.
    #[inline]
    pub(in crate::text) fn print_type(&mut self, ty: Type) {
        if self.p.collector.is_some() {
            self.collect_type(ty);
            return;
        }
        if let Some(text) = self.p.types.of(ty.index()) {
            self.p.out.extend_from_slice(text);
            return;
        }
        let start = self.p.out.len();
        if !self.type_alias(ty) {
            self.long(self.p.ctx.type_text_bytes(ty), |printer| printer.print_type_body(ty));
        }
        self.p.types.insert(ty.index(), &self.p.out[start..]);
    }

    /// Prints types in parentheses, unless it is a single one that is not a function type.
    pub(in crate::text) fn result_types(&mut self, results: impl ExactSizeIterator<Item = Type> + Clone) {
        let mut first = results.clone();
        if let (1, Some(ty)) = (results.len(), first.next())
            && !matches!(self.p.ctx.type_data(ty), TypeData::Function { .. })
        {
            self.print_type(ty);
            return;
        }
        self.text("(");
        self.types(results, ", ");
        self.text(")");
    }

    fn dimensions(&mut self, shape: &[i64]) {
        for &size in shape {
            self.dimension(size);
            self.text("x");
        }
    }

    fn dimension(&mut self, size: i64) {
        if size == Type::DYNAMIC {
            self.text("?");
        } else if let Ok(small) = u32::try_from(size) {
            push_number(small, &mut self.p.out);
        } else {
            self.text(&size.to_string());
        }
    }

    /// A type as it is, without an alias for itself.
    pub(super) fn print_type_body(&mut self, ty: Type) {
        let ctx = self.p.ctx;
        match ctx.type_data(ty) {
            TypeData::Integer { width, signedness } => {
                self.text(match signedness {
                    Signedness::Signless => "i",
                    Signedness::Signed => "si",
                    Signedness::Unsigned => "ui",
                });
                push_number(*width, &mut self.p.out);
            }
            TypeData::Index => self.text("index"),
            TypeData::Float(kind) => self.text(kind.keyword()),
            TypeData::None => self.text("none"),
            TypeData::Complex(element) => {
                self.text("complex<");
                self.print_type(*element);
                self.text(">");
            }
            TypeData::Tuple(elements) => {
                self.text("tuple<");
                self.types(elements.iter().copied(), ", ");
                self.text(">");
            }
            TypeData::Function { inputs, results } => {
                self.functional_type(inputs.iter().copied(), results.iter().copied());
            }
            TypeData::Vector { shape, scalable, element } => {
                self.text("vector<");
                for (&size, &is_scalable) in shape.iter().zip(scalable) {
                    if is_scalable {
                        self.text("[");
                    }
                    self.dimension(size);
                    self.text(if is_scalable { "]x" } else { "x" });
                }
                self.print_type(*element);
                self.text(">");
            }
            TypeData::RankedTensor { shape, element, encoding } => {
                self.text("tensor<");
                self.dimensions(shape);
                self.print_type(*element);
                if let Some(encoding) = encoding {
                    self.text(", ");
                    self.print_attr(*encoding);
                }
                self.text(">");
            }
            TypeData::UnrankedTensor(element) => {
                self.text("tensor<*x");
                self.print_type(*element);
                self.text(">");
            }
            TypeData::MemRef { shape, element, layout, memory_space } => {
                self.text("memref<");
                self.dimensions(shape);
                self.print_type(*element);
                for attr in [layout, memory_space].into_iter().flatten() {
                    self.text(", ");
                    self.print_attr_short(*attr);
                }
                self.text(">");
            }
            TypeData::UnrankedMemRef { element, memory_space } => {
                self.text("memref<*x");
                self.print_type(*element);
                if let Some(memory_space) = memory_space {
                    self.text(", ");
                    self.print_attr_short(*memory_space);
                }
                self.text(">");
            }
            TypeData::Opaque { dialect, body } => {
                if !self.syntax_prints("!", *dialect, |syntax, printer| {
                    syntax.print_type.as_ref().is_some_and(|hook| hook(printer, ty))
                }) {
                    let start = self.open_symbol("!", ctx.str(*dialect));
                    self.text(body);
                    self.close_symbol(start);
                }
            }
            TypeData::Dialect { name, params } => {
                let full = ctx.str(*name);
                let (dialect, mnemonic) = full.split_once('.').unwrap_or((full, ""));
                let info = ctx.type_info(*name);
                if info.is_none()
                    && self.syntax_prints("!", ctx.name(dialect), |syntax, printer| {
                        syntax.print_type.as_ref().is_some_and(|hook| hook(printer, ty))
                    })
                {
                    return;
                }
                let start = self.open_symbol("!", dialect);
                self.text(mnemonic);
                self.params(info.and_then(|info| info.printer(ctx)), params);
                self.close_symbol(start);
            }
        }
    }

    /// The parameters of a type or attribute; without a hook, text that could not be parsed is printed
    /// verbatim.
    pub(super) fn params(&mut self, print: Option<&PrintParamsHook>, params: &[Param]) {
        match (print, params) {
            (Some(hook), _) => hook(self, params),
            (None, [Param::Str(verbatim)] | [Param::Str(verbatim), Param::Type(_)]) => {
                // The mnemonic ends where the brackets begin; anything else is a token of its own.
                if !verbatim.is_empty() && !verbatim.starts_with('<') {
                    self.text(" ");
                }
                self.text(verbatim);
            }
            (None, _) => {}
        }
    }

    /// Prints the body of a symbol with a dialect's own syntax; returns true if that succeeded.
    pub(super) fn syntax_prints(
        &mut self,
        sigil: &str,
        dialect: crate::context::Name,
        print: impl FnOnce(&DialectSyntax, &mut Self) -> bool,
    ) -> bool {
        let ctx = self.p.ctx;
        let info = ctx.dialect(dialect);
        let Some(syntax) = info.and_then(|info| info.extensions.get::<DialectSyntax>()) else { return false };
        let start = self.open_symbol(sigil, ctx.str(dialect));
        if print(syntax, self) {
            self.close_symbol(start);
            return true;
        }
        self.p.out.truncate(start - sigil.len() - ctx.str(dialect).len() - 1);
        false
    }

    /// Starts a dialect's symbol, `!dialect.`; gives the place where its body starts.
    pub(super) fn open_symbol(&mut self, sigil: &str, dialect: &str) -> usize {
        self.text(sigil);
        self.text(dialect);
        self.text(".");
        self.p.out.len()
    }

    /// Ends a symbol; a body that is not simple enough to follow a dot gets brackets.
    pub(super) fn close_symbol(&mut self, start: usize) {
        let body = &self.p.out[start..];
        let simple = body.first().is_some_and(u8::is_ascii_alphabetic) && {
            let rest = body.iter().position(|&c| !(c.is_ascii_alphanumeric() || matches!(c, b'.' | b'_')));
            rest.is_none_or(|at| body[at] == b'<' && body.last() == Some(&b'>'))
        };
        if !simple {
            self.p.out[start - 1] = b'<';
            self.text(">");
        }
    }
}
