//! Operations, blocks, regions and whole files.

mod file;
mod generic;
mod region;

use std::collections::BTreeSet;

use legalize_source::Diagnostic;
use smallvec::SmallVec;

use super::{DeferredHolder, Parser, Res};
use crate::body::{BlockId, OpId, OperationState};
use crate::context::{AttrData, Attribute, OpInfo, OpName, WAYS_TO_LOAD};
use crate::text::lexer::Tok;
use crate::text::{AssemblyInCpp, OpParser, UnresolvedOperand};

/// Names on the left of `=`, each with its number of results.
pub(in crate::text) type ResultNames = SmallVec<[(UnresolvedOperand, u32); 2]>;

/// Operation whose custom assembly is being parsed.
pub(in crate::text) struct OpenOp<'s> {
    /// Offset of the operation's name.
    pub offset: u32,
    /// Name of the operation as it is written.
    pub name: &'s str,
    /// The names of its results.
    pub results: ResultNames,
}

impl<'s> Parser<'s> {
    /// An operation with its results and location, at the end of a block.
    pub(crate) fn operation(&mut self, block: BlockId) -> Res<OpId> {
        let start = self.offset();
        let mut open = OpenOp { offset: start, name: "", results: ResultNames::new() };
        if self.at(Tok::Percent) {
            self.result_names(&mut open.results)?;
        }
        match self.kind() {
            Tok::Str => {
                let op = self.generic_operation(block)?;
                self.bind_results(op, &open.results, start)?;
                Ok(op)
            }
            Tok::Bare if !self.at_integer_type() => {
                open.offset = self.offset();
                open.name = self.spelling();
                let op = self.custom_operation(block, &open)?;
                self.bind_results(op, &open.results, start)?;
                Ok(op)
            }
            _ => Err(self.wrong("expected operation name in quotes")),
        }
    }

    fn result_names(&mut self, results: &mut ResultNames) -> Res<()> {
        loop {
            let token = self.expect(Tok::Percent, "expected valid ssa identifier")?;
            let name = self.operand_named(self.spelling_of(token), 0, token.start);
            let mut count = 1;
            if self.eat(Tok::Colon) {
                if !self.at(Tok::Integer) {
                    return Err(self.wrong("expected integer number of results"));
                }
                count = match self.spelling().parse::<u32>() {
                    Ok(count) if count > 0 => count,
                    _ => return Err(self.error_here("expected named operation to have at least 1 result")),
                };
                self.bump();
            }
            results.push((name, count));
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::Equal, "expected '=' after SSA name")?;
        Ok(())
    }

    #[inline]
    fn bind_results(&mut self, op: OpId, names: &[(UnresolvedOperand, u32)], start: u32) -> Res<()> {
        if names.is_empty() {
            return Ok(());
        }
        if let ([(name, 1)], &[value]) = (names, self.ir.op(op).results()) {
            return self.define(name, value, 1);
        }
        let count = self.ir.op(op).results().len();
        let named: u64 = names.iter().map(|name| u64::from(name.1)).sum();
        if count == 0 {
            return Err(self.error_at(
                "parse::result_count",
                start,
                "cannot name an operation with no results",
            ));
        }
        if named != count as u64 {
            return Err(self.error_at(
                "parse::result_count",
                start,
                format!("operation defines {count} results but was provided {named} to bind"),
            ));
        }
        let mut index = 0;
        for (name, count) in names {
            let value = self.ir.op(op).results()[index];
            self.define(name, value, *count)?;
            index += *count as usize;
        }
        Ok(())
    }

    /// The handle of an operation name.
    #[inline]
    fn op_name(&mut self, name: &'s str) -> OpName {
        match self.op_names.get(name) {
            Some(&name) => name,
            None => {
                let handle = self.ctx.op_name(name);
                self.op_names.insert(name, handle);
                handle
            }
        }
    }

    /// Creates the operation and parses its location.
    #[inline]
    fn finish_operation(
        &mut self,
        block: BlockId,
        state: &mut OperationState,
        info: Option<&'s OpInfo>,
    ) -> Res<OpId> {
        if info.is_some_and(|info| !info.default_attrs.is_empty()) {
            state.fill_default_attrs(self.ctx);
        }
        if !state.regions.is_empty() {
            self.operands_outlived_regions(state)?;
        }
        let op = self.ir.create_op(state);
        self.ir.append_new_op(op, block);
        if self.at_keyword("loc") {
            self.trailing_loc(DeferredHolder::Op(op))?;
        }
        Ok(op)
    }

    /// Refuses operands whose names a region of the operation defined: a region's values are not visible
    /// outside of it.
    fn operands_outlived_regions(&self, state: &OperationState) -> Res<()> {
        if state.operands.iter().all(|&operand| self.ir.try_value(operand).is_some()) {
            return Ok(());
        }
        let name = self.ctx.op_str(state.name);
        let error = self.error_at(
            "parse::undeclared_value",
            self.last_end(),
            format!("'{name}' op uses a value that only its own region defines"),
        );
        Err(Box::new(
            error.with_help("define the value before the operation, or rename the value in the region"),
        ))
    }

    fn custom_operation(&mut self, block: BlockId, open: &OpenOp<'s>) -> Res<OpId> {
        let written = open.name;
        self.bump();
        let mut name = self.op_name(written);
        if self.ctx.op_info(name).is_none() && !written.contains('.') {
            let dialect = self.default_dialect();
            name = self.ctx.op_name(&format!("{dialect}.{written}"));
        }
        let Some(info) = self.ctx.op_info(name) else { return Err(self.unknown_custom_op(open, name)) };
        let Some(hook) = *self.forms.get_or_insert_with(name, || info.hooks().parser()) else {
            let error = self.error_at(
                "parse::no_custom_form",
                open.offset,
                format!("custom op '{written}' has no custom assembly form"),
            );
            let name = self.ctx.op_str(name);
            let help = match info.extensions.get::<AssemblyInCpp>() {
                Some(_) => format!(
                    "its custom assembly is C++ code (`hasCustomAssemblyFormat`): attach Rust functions \
                     with `OpHooks::set_custom_assembly` in \
                     `Provider::attach`, give it an `assemblyFormat`, or write it in generic form, \"{name}\"(…)"
                ),
                None => format!("write it in generic form, \"{name}\"(…)"),
            };
            return Err(Box::new(error.with_help(help)));
        };
        let mut state = OperationState::new(self.ctx, name, self.loc_at(open.offset));
        self.part.enter(info);
        self.default_dialects.push(Some(info));
        let result = hook(&mut OpParser::new(self, Some(open)), &mut state);
        self.default_dialects.pop();
        result.map_err(Box::new)?;
        if let Some(repeated) = state.repeated {
            let name = self.ctx.str(repeated);
            let message = format!(
                "custom op '{written}' attribute '{name}' occurs more than once in the attribute list"
            );
            return Err(self.error_at("parse::custom", open.offset, message));
        }
        self.finish_operation(block, &mut state, Some(info))
    }

    /// The dialect whose prefix may be dropped here.
    fn default_dialect(&self) -> &'s str {
        match self.default_dialects.last() {
            Some(Some(info)) => {
                info.hooks().default_dialect_for_regions.map_or("", |name| self.ctx.str(name))
            }
            _ => "builtin",
        }
    }

    #[cold]
    fn unknown_custom_op(&self, open: &OpenOp<'s>, name: OpName) -> Box<Diagnostic> {
        let (written, full) = (open.name, self.ctx.op_str(name));
        let tried = if written == full { String::new() } else { format!(" (tried '{full}' as well)") };
        let dialect = self.ctx.str(self.ctx.op_dialect(name));
        let dialect = if full.starts_with('.') { "" } else { dialect };
        let span = self.span(open.offset, open.offset + written.len() as u32);
        if self.ctx.dialect(self.ctx.name(dialect)).is_none() {
            let registered = self.ctx.registered_dialects();
            let registered = registered.iter().map(|info| self.ctx.str(info.name));
            let known: BTreeSet<&str> =
                registered.chain(self.ctx.unloaded_dialects().iter().map(String::as_str)).collect();
            let known = Vec::from_iter(known).join(", ");
            return Box::new(
                Diagnostic::error(
                    "parse::unknown_dialect",
                    format!("Dialect `{dialect}' not found for custom op '{written}' {tried}"),
                )
                .with_label(span, "")
                .with_help(format!("load its definitions ({WAYS_TO_LOAD}); available dialects: {known}")),
            );
        }
        Box::new(
            Diagnostic::error("parse::unknown_op", format!("custom op '{written}' is unknown{tried}"))
                .with_label(span, "")
                .with_help(match self.ctx.closest_op(self.ctx.op_dialect(name), full) {
                    Some(known) => format!("did you mean '{known}'?"),
                    None => format!(
                        "load definitions that have it ({WAYS_TO_LOAD}), or write it in generic form: only registered \
                         operations have custom assembly"
                    ),
                }),
        )
    }

    /// `%name`, which comes next
    #[inline]
    pub(crate) fn plain_operand(&mut self) -> UnresolvedOperand {
        let token = self.bump();
        self.operand_named(self.spelling_of(token), 0, token.start)
    }

    /// `%name` or `%name#2`
    #[inline]
    pub(crate) fn operand(&mut self) -> Res<UnresolvedOperand> {
        let token = self.expect(Tok::Percent, "expected SSA operand")?;
        let mut operand = self.operand_named(self.spelling_of(token), 0, token.start);
        if self.at(Tok::Hash) {
            match self.spelling()[1..].parse::<u32>() {
                Ok(number) => operand.number = number,
                Err(_) => return Err(self.error_here("invalid SSA value result number")),
            }
            self.bump();
        }
        Ok(operand)
    }

    /// Returns the location that an attribute denotes.
    pub(crate) fn attr_as_loc(&self, attr: Attribute) -> Option<crate::context::Location> {
        match self.ctx.attr_data(attr) {
            AttrData::Location(loc) => Some(*loc),
            _ => None,
        }
    }
}
