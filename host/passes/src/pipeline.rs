//! Pass pipelines as text: `builtin.module(func.func(cse,canonicalize{max-iterations=2}))`.
//!
//! Mirrors <https://mlir.llvm.org/docs/PassManagement/#textual-pass-pipeline-specification>. A name with
//! parentheses is a nested pass manager, on operations of that name or on `any` one that may be run alone.

use std::sync::Arc;

use legalize_source::{Diagnostic, Diagnostics, FileId, Span};

use crate::{OptionError, PassHost, PassKind, PassManager, PassOptions};

/// Maximum nesting depth of pass managers.
const MAX_DEPTH: usize = 64;

/// Parses a pipeline. The outermost name is the operation that it runs on: `builtin.module(…)`, or `any(…)`.
///
/// # Errors
/// If the text is malformed, or names an unknown pass or option. The diagnostics point into the text.
pub fn parse_pipeline(host: &dyn PassHost, text: &str) -> Result<PassManager, Diagnostics> {
    let file = host.ctx().sources().add("<pass-pipeline>", text);
    let kinds = host.pass_kinds();
    let mut parser = Parser { host, kinds, text, file, at: 0 };
    parser.skip_space();
    let start = parser.at;
    let anchor = parser.name();
    let mut manager = PassManager::on(anchor);
    if !parser.eat('(') {
        let error =
            Diagnostic::error("opt::pipeline", "a pipeline starts with the operation that it runs on")
                .with_label(parser.span(start, parser.at.max(start + 1)), "")
                .with_help("write `builtin.module(…)` around the passes");
        return Err(error.into());
    }
    // Only the outermost list may be empty.
    if !parser.eat(')') {
        parser.list(&mut manager, 0)?;
    }
    parser.skip_space();
    if parser.at < text.len() {
        return Err(parser.error(parser.at, text.len(), "nothing may follow the outermost `)`").into());
    }
    Ok(manager)
}

/// Adds a pass with options in text.
///
/// # Errors
/// If the options are not valid for the pass, or the pass cannot be created.
pub fn add_pass(
    host: &dyn PassHost,
    manager: &mut PassManager,
    kind: &Arc<dyn PassKind>,
    options: &str,
    span: Option<Span>,
) -> Result<(), Diagnostics> {
    let definition = kind.definition();
    let options = PassOptions::parse(definition, options).map_err(|error| {
        let message = format!("{error}, in the options of the pass '{}'", definition.argument);
        let diagnostic = Diagnostic::error("opt::pass_option", message);
        let diagnostic = match span {
            Some(span) => diagnostic.with_label(span, ""),
            None => diagnostic,
        };
        match &error {
            OptionError::Unknown { known, .. } if known.is_empty() => {
                diagnostic.with_help("remove the options: this pass takes none")
            }
            OptionError::Unknown { known, .. } => {
                diagnostic.with_help(format!("use one of {}", known.join(", ")))
            }
            _ => diagnostic.with_help("write `name=value`, separated by spaces"),
        }
    })?;
    let pass = kind.create(host, &options)?;
    manager.of_context(host.ctx()).add(definition.clone(), options, pass);
    Ok(())
}

struct Parser<'a> {
    host: &'a dyn PassHost,
    kinds: Vec<Arc<dyn PassKind>>,
    text: &'a str,
    file: FileId,
    at: usize,
}

impl<'a> Parser<'a> {
    /// `list ::= element (',' element)* ')'`; `element ::= name '(' list | name ('{' options '}')?`
    ///
    /// An element without a name that has a list runs on any operation.
    fn list(&mut self, manager: &mut PassManager, depth: usize) -> Result<(), Diagnostics> {
        loop {
            self.skip_space();
            let start = self.at;
            let name = self.name();
            let end = start + name.len();
            if self.eat('(') {
                if depth == MAX_DEPTH {
                    return Err(self.error(start, end, "pass managers are nested too deep").into());
                }
                let mut nested = PassManager::on(if name.is_empty() { "any" } else { name });
                self.list(&mut nested, depth + 1)?;
                manager.add_nested(nested);
            } else if name.is_empty() {
                return Err(self.error(start, start + 1, "expected the name of a pass").into());
            } else {
                let options = self.options()?;
                self.pass(manager, name, (start, end), options)?;
            }
            self.skip_space();
            if self.eat(')') {
                return Ok(());
            }
            if !self.eat(',') {
                return Err(self.error(self.at, self.at + 1, "expected `,` or `)`").into());
            }
        }
    }

    fn pass(
        &mut self,
        manager: &mut PassManager,
        name: &str,
        (start, end): (usize, usize),
        options: &str,
    ) -> Result<(), Diagnostics> {
        let Some(kind) = self.kinds.iter().find(|kind| kind.definition().argument == name).cloned() else {
            let names = self.kinds.iter().map(|kind| kind.definition().argument.as_str());
            let error = Diagnostic::error(
                "opt::unknown_pass",
                format!("'{name}' does not refer to a registered pass or pass pipeline"),
            )
            .with_label(self.span(start, end), "")
            .with_help(format!("use one of {}", names.collect::<Vec<_>>().join(", ")));
            return Err(error.into());
        };
        if let (Some(wanted), Some(have)) = (&kind.definition().anchor, manager.anchor())
            && wanted != have
        {
            let message = format!("the pass '{name}' runs on '{wanted}', not on '{have}'");
            let help = format!("write `{wanted}({name})`");
            let error = Diagnostic::error("opt::pipeline", message);
            return Err(error.with_label(self.span(start, end), "").with_help(help).into());
        }
        add_pass(self.host, manager, &kind, options, Some(self.span(start, end)))
    }

    /// The text between braces, if present.
    fn options(&mut self) -> Result<&'a str, Diagnostics> {
        let start = self.at;
        if !self.eat('{') {
            return Ok("");
        }
        let mut depth = 1;
        for (offset, c) in self.text[self.at..].char_indices() {
            depth = match c {
                '{' => depth + 1,
                '}' => depth - 1,
                _ => depth,
            };
            if depth == 0 {
                let options = &self.text[self.at..self.at + offset];
                self.at += offset + 1;
                return Ok(options);
            }
        }
        Err(self.error(start, start + 1, "this brace is not closed").into())
    }

    /// The text before a delimiter, without surrounding space.
    fn name(&mut self) -> &'a str {
        let rest = &self.text[self.at..];
        let len = rest.find(|c: char| "(){},".contains(c)).unwrap_or(rest.len());
        self.at += len;
        rest[..len].trim()
    }

    fn skip_space(&mut self) {
        self.at = self.text.len() - self.text[self.at..].trim_start().len();
    }

    fn eat(&mut self, c: char) -> bool {
        let there = self.text[self.at..].starts_with(c);
        self.at += if there { c.len_utf8() } else { 0 };
        there
    }

    fn span(&self, start: usize, end: usize) -> Span {
        let end = end.min(self.text.len());
        Span::new(self.file, start.min(end) as u32, end as u32)
    }

    fn error(&self, start: usize, end: usize, message: &str) -> Diagnostic {
        Diagnostic::error("opt::pipeline", message).with_label(self.span(start, end), "").with_help(
            "write a pipeline such as `builtin.module(func.func(cse,canonicalize{top-down=false}))`",
        )
    }
}
