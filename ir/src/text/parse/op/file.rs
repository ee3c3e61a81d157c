//! Whole files: operations at the top, and definitions of aliases.

use std::sync::Arc;

use legalize_source::{Diagnostic, Diagnostics};

use crate::body::{BlockId, OpId, OperationState};
use crate::context::{LocData, Nested};
use crate::text::lexer::{Tok, Token};
use crate::text::parse::{Parser, Res};

/// Maximum number of attributes and types in the expansion of an alias, beyond the number of bytes in the
/// file. Aliases of aliases double their expansion with each line, and printing has to end.
const MAX_SHARED: u64 = 1 << 20;

impl<'s> Parser<'s> {
    /// A whole file: aliases, resources and operations. The result is a module.
    pub(crate) fn file(&mut self, (line, column): (u32, u32)) -> Result<OpId, Diagnostics> {
        let region = self.ir.create_region();
        let block = self.ir.create_block(&[]);
        self.ir.insert_block(block, region, None);
        self.push_scope(true);
        self.top_level(block).map_err(|error| Diagnostics::from(*error))?;
        let errors = self.undeclared();
        if !errors.is_empty() {
            return Err(errors);
        }
        self.resolve_deferred_locs().map_err(|error| Diagnostics::from(*error))?;
        let module = self.ctx.common().builtin_module;
        let data = self.ir.block(block);
        if let (Some(first), true) = (data.first(), data.first() == data.last())
            && self.ir.op(first).name() == module
        {
            self.ir.detach_op(first);
            self.ir.erase_block(block);
            return Ok(first);
        }
        let file = self.ctx.sources().file(self.file);
        let file = self.ctx.name(file.name());
        let loc = self.ctx.loc(LocData::FileLineCol { file, line, column });
        let mut state = OperationState::new(self.ctx, module, loc);
        state.regions.push(region);
        Ok(self.ir.create_op(&state))
    }

    fn top_level(&mut self, block: BlockId) -> Res<()> {
        loop {
            match self.kind() {
                Tok::Eof => return self.pop_scope(),
                Tok::Hash => self.attr_alias_definition()?,
                Tok::Exclaim => self.type_alias_definition()?,
                Tok::MetadataBegin => self.metadata()?,
                _ if self.read_parts_of_file(block) => {}
                _ => {
                    self.operation(block)?;
                }
            }
        }
    }

    /// `#name = attribute`
    fn attr_alias_definition(&mut self) -> Res<()> {
        let token = self.bump();
        let name = self.alias_name(token, "attribute")?;
        let attr = self.attribute(None)?;
        self.check_written(token, attr)?;
        if Arc::make_mut(&mut self.attr_aliases).insert(name, attr).is_some() {
            return Err(self.alias_again(token, "attribute"));
        }
        Ok(())
    }

    /// `!name = type`
    fn type_alias_definition(&mut self) -> Res<()> {
        let token = self.bump();
        let name = self.alias_name(token, "type")?;
        let ty = self.ty()?;
        self.check_written(token, ty)?;
        if Arc::make_mut(&mut self.type_aliases).insert(name, ty).is_some() {
            return Err(self.alias_again(token, "type"));
        }
        Ok(())
    }

    /// The name that a definition starts with, and the sign after it.
    fn alias_name(&mut self, token: Token, what: &str) -> Res<&'s str> {
        let name = &self.spelling_of(token)[1..];
        if name.contains('.') {
            let message = format!("{what} names with a '.' are reserved for dialect-defined names");
            return Err(self.error_at("parse::alias", token.start, message));
        }
        self.expect(Tok::Equal, &format!("expected '=' in {what} alias definition"))?;
        Ok(name)
    }

    /// Refuses an alias whose expansion is too large to be printed.
    fn check_written(&mut self, token: Token, item: impl Into<Nested>) -> Res<()> {
        let limit = MAX_SHARED + self.text.len() as u64;
        if self.ctx.written_parts(item.into(), &mut self.written) <= limit {
            return Ok(());
        }
        let name = self.spelling_of(token);
        let message = format!("'{name}' expands to more than {limit} attributes and types");
        let error = self.error_span("parse::alias_size", self.span(token.start, token.end), message);
        Err(Box::new(error.with_help("use fewer levels of aliases: nested aliases multiply their contents")))
    }

    fn alias_again(&self, token: Token, what: &str) -> Box<Diagnostic> {
        let message = format!("redefinition of {what} alias id '{}'", &self.spelling_of(token)[1..]);
        self.error_at("parse::alias", token.start, message)
    }
}
