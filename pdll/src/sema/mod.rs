//! Semantic analysis, from the syntax tree to the checked tree: names, types, implicit conversions, and all
//! rules that need them.
//!
//! Stages by file: [`decls`] declarations and includes, [`stmts`] statements, [`exprs`] expressions,
//! [`operation`] operation expressions against their definitions, [`convert`] implicit conversions,
//! [`constraints`] constraints on variables; for editions, [`operators`], [`regions`] and predeclared names
//! ([`builtins`]). Errors are reported in the order in which upstream's one-pass parser finds them, so the
//! first one is the same; rejected expressions get [`Type::Error`] and analysis continues.

mod builtins;
mod constraints;
mod convert;
mod decls;
mod exprs;
mod operation;
mod operators;
mod regions;
mod scope;
mod stmts;

use std::sync::Arc;

use legalize_source::{Diagnostic, Diagnostics, FileId, Severity, SourceMap, Span};

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ast::{Ast, CallableId, Expr, ExprId, ExprKind, Type, VarId, Variable};
use crate::error::{Code, error};
use crate::ods_table::OdsTable;
use crate::syntax::parse::FileTokens;
use crate::syntax::token::{OPEN, TokenKind};
use crate::types::TupleTypes;
use crate::{PdllOptions, TdFile};
use scope::Scopes;

/// Result of the analysis.
pub(crate) struct Analysis {
    /// The checked tree.
    pub ast: Ast,
    /// Definitions from included `.td` files.
    pub ods: OdsTable,
    /// The `.td` files that were included.
    pub td_files: Vec<TdFile>,
    /// Diagnostics of the analysis.
    pub diagnostics: Diagnostics,
}

/// Analyzes a file and its includes.
pub(crate) fn analyze(sources: &Arc<SourceMap>, file: FileId, options: &PdllOptions) -> Analysis {
    let mut sema = Sema {
        sources,
        options,
        ast: Ast::default(),
        ods: OdsTable::default(),
        td_files: Vec::new(),
        diagnostics: Diagnostics::new(),
        scopes: Scopes::default(),
        section: Section::Global,
        anonymous: 0,
        including: Vec::new(),
        too_many_includes: false,
        tokens: None,
        errors: 0,
        reported: FxHashSet::default(),
        stopped: false,
        tolerated: false,
        lacks_declarations: false,
        ended: false,
        in_edition: false,
        builtins: FxHashMap::default(),
        tuples: TupleTypes::default(),
    };
    sema.module(file);
    let diagnostics = sema.finish();
    Analysis { ast: sema.ast, ods: sema.ods, td_files: sema.td_files, diagnostics }
}

/// Section of a module that is being analyzed; it determines the valid calls and the meaning of a wildcard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Section {
    /// The top level.
    Global,
    /// A `Constraint`.
    Constraint,
    /// The match section of a `Pattern`.
    Match,
    /// A `Rewrite`, or the rewrite section of a `Pattern`.
    Rewrite,
}

struct Sema<'s> {
    sources: &'s Arc<SourceMap>,
    options: &'s PdllOptions,
    ast: Ast,
    ods: OdsTable,
    td_files: Vec<TdFile>,
    diagnostics: Diagnostics,
    scopes: Scopes,
    section: Section,
    anonymous: u32,
    including: Vec<String>,
    /// True if a limit of includes was reported.
    too_many_includes: bool,
    /// Tokens of the file that is being analyzed, for errors about the token after an element.
    tokens: Option<FileTokens>,
    errors: usize,
    /// Errors that were reported: place and message.
    reported: FxHashSet<(Span, String)>,
    /// A syntax error has been reached; the following code is not checked.
    stopped: bool,
    /// Assertions of included files have failed.
    tolerated: bool,
    /// A file could not be included, or not completely.
    lacks_declarations: bool,
    /// A file was included after which reading ends.
    ended: bool,
    /// True if the file that is being analyzed has an edition.
    in_edition: bool,
    /// Used [`builtins`]: by native, and whether it is a constraint.
    builtins: FxHashMap<(&'static str, bool), CallableId>,
    /// The types of tuples.
    tuples: TupleTypes,
}

impl Sema<'_> {
    fn report(&mut self, mut diagnostic: Diagnostic) {
        if self.stopped {
            return;
        }
        for label in &mut diagnostic.labels {
            if label.span.end == OPEN {
                label.span = self.token_after(Span::at(label.span.file, label.span.start));
            }
        }
        if diagnostic.severity == Severity::Error && !self.is_new(&diagnostic) {
            return;
        }
        self.errors += usize::from(diagnostic.severity == Severity::Error);
        if self.errors <= self.options.max_errors.max(1) || diagnostic.severity != Severity::Error {
            self.diagnostics.push(diagnostic);
        }
    }

    /// Returns true if an error was not reported before. The grammar and the analysis may both find the same
    /// error, a statement that was recovered finds it twice, and after a syntax error the same token is
    /// reported once more.
    fn is_new(&mut self, error: &Diagnostic) -> bool {
        let Some(span) = error.labels.first().map(|label| label.span) else { return true };
        let is_syntax = matches!(error.code, "pdll::syntax" | "pdll::unknown_directive");
        let first_here = !is_syntax || self.reported.insert((span, String::new()));
        self.reported.insert((span, error.message.clone())) && first_here
    }

    /// Returns the diagnostics. Failed assertions of included files do not cause a file to be rejected, but
    /// are errors if it is rejected.
    fn finish(&mut self) -> Diagnostics {
        let mut diagnostics = std::mem::take(&mut self.diagnostics);
        if self.tolerated && diagnostics.has_errors() {
            let mut all = Diagnostics::new();
            all.extend(diagnostics.into_iter().map(|mut found| {
                if found.code == Code::Include.id() {
                    found.severity = Severity::Error;
                }
                found
            }));
            diagnostics = all;
        }
        diagnostics
    }

    fn error(&mut self, code: Code, message: impl Into<String>, span: Span) {
        self.report(error(code, message, span));
    }

    /// Reports an undefined name, unless a failed include may be the cause.
    fn undefined(&mut self, message: String, span: Span) {
        if !self.lacks_declarations {
            self.error(Code::Undefined, message, span);
        }
    }

    /// Returns the place of the token after a span.
    fn token_after(&self, span: Span) -> Span {
        match &self.tokens {
            Some(file) if file.file == span.file => file.token_from(span.end),
            _ => span,
        }
    }

    /// Returns the kind of the token after a span.
    fn kind_after(&self, span: Span) -> Option<TokenKind> {
        let file = self.tokens.as_ref().filter(|file| file.file == span.file)?;
        Some(file.kind_from(span.end))
    }

    /// Returns the kind of the token before a span.
    fn token_before(&self, span: Span) -> Option<TokenKind> {
        self.tokens.as_ref().filter(|file| file.file == span.file)?.token_before(span.start)
    }

    fn add_expr(&mut self, kind: ExprKind, ty: Type, span: Span) -> ExprId {
        let id = ExprId(self.ast.exprs.len() as u32);
        self.ast.exprs.push(Expr { kind, ty, span });
        id
    }

    /// Stops at a missing element: the syntax error is reported now, and the following code would not be
    /// read.
    fn stop(&mut self) {
        self.stopped = true;
    }

    fn error_expr(&mut self, span: Span) -> ExprId {
        self.add_expr(ExprKind::Error, Type::Error, span)
    }

    fn add_variable(&mut self, variable: Variable) -> VarId {
        let id = VarId(self.ast.variables.len() as u32);
        self.ast.variables.push(variable);
        id
    }

    fn ty(&self, expr: ExprId) -> &Type {
        &self.ast.expr(expr).ty
    }

    fn span(&self, expr: ExprId) -> Span {
        self.ast.expr(expr).span
    }
}
