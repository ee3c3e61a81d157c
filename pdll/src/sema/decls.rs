//! Declarations: the top level, includes, constraints, rewrites, patterns.

use std::mem;

use legalize_source::{Diagnostic, Exceeded, FileId, Severity, Span};

use super::scope::{Definition, Scope};
use super::{Section, Sema};
use crate::TdFile;
use crate::ast::{
    Callable, CallableBody, CallableId, Constraint, ConstraintRef, Decl, Pattern, Stmt, StmtKind, Type,
    VarId, Variable,
};
use crate::error::{Code, error, note, warning};
use crate::ods_import;
use crate::ods_table::{ImportedConstraint, Subject};
use crate::syntax::arena::SyntaxArena;
use crate::syntax::parse::{ParsedFile, parse};
use crate::syntax::token::TokenKind;
use crate::syntax::tree;

/// Maximum nesting of includes of `.pdll` files.
const MAX_INCLUDE_DEPTH: usize = 64;

impl Sema<'_> {
    pub(super) fn module(&mut self, file: FileId) {
        self.scopes.push(Scope::default());
        self.file(file);
        self.scopes.pop();
    }

    fn file(&mut self, file: FileId) {
        let source = self.sources.file(file);
        let arena = SyntaxArena::default();
        let ParsedFile { items, tokens, in_edition } = parse(file, source.text(), &arena);
        if self.ast.span.is_none() {
            self.ast.span = tokens.tokens.first().map(|token| token.span(file));
        }
        let outer_edition = mem::replace(&mut self.in_edition, in_edition);
        let outer = self.tokens.replace(tokens);
        for item in &items {
            if self.ended {
                break;
            }
            self.item(item);
        }
        self.tokens = outer;
        self.in_edition = outer_edition;
    }

    fn item(&mut self, item: &tree::Item) {
        match item {
            tree::Item::Broken { start, names, error } => {
                if let Some(start) = start {
                    self.item(start);
                }
                self.stopped = false;
                self.report((**error).clone());
                self.refuse_names(names);
            }
            tree::Item::Edition => {}
            tree::Item::Include { directive, file: None } => {
                self.error(Code::Include, "expected string file name after `include` directive", *directive);
            }
            tree::Item::Include { file: Some(file), .. } => self.include(file),
            tree::Item::User(decl) => {
                let callable = self.user_decl(decl, false);
                self.define_callable(callable);
                self.ast.decls.push(Decl::Callable(callable));
            }
            tree::Item::Pattern(decl) => self.pattern(decl),
        }
    }

    /// Declares the names of a declaration that was rejected completely or in part.
    pub(super) fn refuse_names(&mut self, names: &[&str]) {
        for name in names {
            self.scopes.define(name, Definition::Refused);
        }
    }

    fn include(&mut self, file: &tree::Name) {
        if let Err(refused) = self.include_file(file) {
            self.lacks_declarations = true;
            self.report(refused);
        }
    }

    /// Includes a file; fails if none of its declarations are known.
    fn include_file(&mut self, file: &tree::Name) -> Result<(), Diagnostic> {
        let refused = |message: String| Err(error(Code::Include, message, file.span));
        let name = file.text;
        let is_pdll = name.ends_with(".pdll");
        if !is_pdll && !name.ends_with(".td") {
            return refused("expected include filename to end with `.pdll` or `.td`".to_owned());
        }
        let found = match self.options.includes.find(name, self.sources.limits()) {
            Ok(Some(found)) => found,
            Ok(None) => return refused(format!("unable to open include file `{name}`")),
            Err(cause) => {
                let Some(exceeded) = Exceeded::of(&cause) else {
                    return refused(format!("unable to open include file `{name}`: {cause}"));
                };
                self.report(exceeded.diagnostic_at(file.span));
                self.lacks_declarations = true;
                return Ok(());
            }
        };
        let path = found.path.to_string_lossy().into_owned();
        let id = match self.sources.add_included(path.as_str(), found.text, file.span) {
            Ok(id) => id,
            Err(exceeded) => {
                // Only the first of the files that are not read any more is reported.
                if !mem::replace(&mut self.too_many_includes, true) {
                    self.report(exceeded.diagnostic_at(file.span));
                }
                self.lacks_declarations = true;
                return Ok(());
            }
        };
        if is_pdll {
            if self.including.contains(&path) {
                return refused(format!("include file `{name}` includes itself"));
            }
            if self.including.len() >= MAX_INCLUDE_DEPTH {
                return refused(format!("includes nest more than {MAX_INCLUDE_DEPTH} deep"));
            }
            self.including.push(path);
            self.file(id);
            self.including.pop();
            return Ok(());
        }
        self.td_files.push(TdFile { name: name.to_owned(), path: found.path, file: id });
        let import = ods_import::import(self.sources, id, self.options, &mut self.ods);
        for diagnostic in import.tolerated.into_iter().filter(|found| found.severity == Severity::Error) {
            let message = included(name, &diagnostic);
            self.report(warning(Code::Include, message, file.span).with_note(diagnostic));
            self.tolerated = true;
        }
        let broken = import.diagnostics.has_errors();
        if !import.knows_operations && !broken {
            let missing = Diagnostic::error("pdll::include", "The class 'Op' is not defined");
            self.report(missing.with_help(format!("let `{name}` include \"mlir/IR/OpBase.td\"")));
            // Upstream's program ends here.
            self.ended = true;
            return Ok(());
        }
        for diagnostic in import.diagnostics {
            let message = included(name, &diagnostic);
            self.report(error(Code::Include, message, file.span).with_note(diagnostic));
        }
        self.lacks_declarations |= broken;
        for constraint in import.constraints {
            self.import_constraint(constraint);
        }
        Ok(())
    }

    fn import_constraint(&mut self, imported: ImportedConstraint) {
        if self.scopes.lookup(&imported.name).is_some() {
            return;
        }
        let (ty, core) = match imported.subject {
            Subject::Attribute => (Type::Attribute, Constraint::Attr(None)),
            Subject::Type => (Type::Type, Constraint::Type),
            Subject::Operation => (Type::any_operation(), Constraint::Op(None)),
        };
        let parameter = self.add_variable(Variable {
            name: "self".to_owned(),
            span: imported.span,
            ty,
            init: None,
            constraints: vec![ConstraintRef { span: imported.span, constraint: core }],
        });
        let id = self.add_callable(Callable {
            is_constraint: true,
            name: imported.name.clone(),
            span: imported.span,
            inputs: vec![parameter],
            results: Vec::new(),
            body: CallableBody::Native { code: imported.body, span: imported.span },
            result_type: Type::unit(),
            imported: true,
            cpp_class: Some(imported.cpp_class).filter(|class| !class.is_empty()),
        });
        self.scopes.define(&imported.name, Definition::Constraint(id));
        self.ast.decls.push(Decl::Callable(id));
    }

    pub(super) fn add_callable(&mut self, callable: Callable) -> CallableId {
        let id = CallableId(self.ast.callables.len() as u32);
        self.ast.callables.push(callable);
        id
    }

    /// Declares a constraint or rewrite in the scope in which it was written.
    pub(super) fn define_callable(&mut self, id: CallableId) {
        let callable = self.ast.callable(id);
        let (name, span) = (callable.name.clone(), callable.span);
        let definition =
            if callable.is_constraint { Definition::Constraint(id) } else { Definition::Rewrite(id) };
        self.define(&name, span, definition);
    }

    /// Declares a name in the innermost scope, or reports that it is taken.
    pub(super) fn define(&mut self, name: &str, span: Span, definition: Definition) -> bool {
        if let Some(earlier) = self.scopes.lookup(name).and_then(|earlier| self.definition_span(earlier)) {
            let message = format!("`{name}` has already been defined");
            self.report(
                error(Code::Redefinition, message, span)
                    .with_note(note("see previous definition here", earlier)),
            );
            return false;
        }
        self.scopes.define(name, definition);
        true
    }

    /// Returns the place of a definition; `None` if the definition was rejected.
    pub(super) fn definition_span(&self, definition: Definition) -> Option<Span> {
        match definition {
            Definition::Variable(id) => Some(self.ast.variable(id).span),
            Definition::Constraint(id) | Definition::Rewrite(id) => Some(self.ast.callable(id).span),
            Definition::Pattern(span) => Some(span),
            Definition::Refused => None,
        }
    }

    /// Analyzes a constraint or rewrite; its name is not declared yet.
    pub(super) fn user_decl(&mut self, decl: &tree::UserDecl, inline: bool) -> CallableId {
        let section = if decl.is_constraint { Section::Constraint } else { Section::Rewrite };
        let outer = mem::replace(&mut self.section, section);
        let (name, span) = match &decl.name {
            Some(name) => (name.text.to_owned(), name.span),
            None if inline => {
                let kind = if decl.is_constraint { "constraint" } else { "rewrite" };
                let name = format!("<anonymous_{kind}_{}>", self.anonymous);
                self.anonymous += 1;
                (name, decl.keyword)
            }
            // The name is present, but followed by an invalid token, which is reported.
            None if self.kind_after(decl.keyword) == Some(TokenKind::Ident) => {
                self.stop();
                (String::new(), decl.keyword)
            }
            None => {
                let place = self.token_after(decl.keyword);
                self.error(Code::Syntax, "expected identifier name", place);
                (String::new(), decl.keyword)
            }
        };
        let (inputs, scope) = self.parameters(decl.params);
        let results = self.results(decl.results);
        let mut result_type = self.signature_type(&results);
        if let [only] = results[..] {
            let variable = self.ast.variable(only);
            if !variable.name.is_empty() {
                let span = variable.span;
                let message = "cannot create a single-element tuple with an element label";
                self.error(Code::InvalidTuple, message, span);
            }
        }
        let body = self.callable_body(decl, inline, span, scope, &results, &mut result_type);
        self.section = outer;
        self.add_callable(Callable {
            is_constraint: decl.is_constraint,
            name,
            span,
            inputs,
            results,
            body,
            result_type,
            imported: false,
            cpp_class: None,
        })
    }

    fn parameters(&mut self, params: &[tree::Param]) -> (Vec<VarId>, Scope) {
        self.scopes.push(Scope::default());
        let inputs = params
            .iter()
            .map(|param| self.signature_variable(Some(&param.name), &param.constraint))
            .collect();
        (inputs, self.scopes.pop())
    }

    fn results(&mut self, results: &[tree::ResultDecl]) -> Vec<VarId> {
        self.scopes.push(Scope::default());
        let mut ids = Vec::with_capacity(results.len());
        for result in results {
            ids.push(self.result(result));
        }
        self.scopes.pop();
        ids
    }

    /// Analyzes a result: a name in a result list names the result, unless it is the name of a known
    /// constraint, which then constrains it.
    fn result(&mut self, result: &tree::ResultDecl) -> VarId {
        let is_constraint =
            |sema: &Self, name: &str| matches!(sema.scopes.lookup(name), Some(Definition::Constraint(_)));
        match (&result.name, &result.constraint.kind) {
            (Some(name), _) if is_constraint(self, name.text) => {
                let place = self.token_after(name.span);
                let message = match self.token_before(name.span) {
                    Some(TokenKind::Arrow) => "expected `;` after native declaration",
                    _ => "expected `)` to end result list",
                };
                let why = format!("`{}` is a constraint, so it cannot name a result", name.text);
                self.report(error(Code::Syntax, message, place).with_note(note(why, name.span)));
                self.signature_variable(None, &result.constraint)
            }
            (None, tree::ConstraintKind::Named(name))
                if !is_constraint(self, name)
                    && !matches!(self.scopes.lookup(name), Some(Definition::Refused)) =>
            {
                let place = self.token_after(result.constraint.span);
                self.error(Code::Syntax, "expected `:` before result constraint", place);
                self.add_variable(Variable {
                    name: String::new(),
                    span: result.constraint.span,
                    ty: Type::Error,
                    init: None,
                    constraints: Vec::new(),
                })
            }
            (name, _) => self.signature_variable(name.as_ref(), &result.constraint),
        }
    }

    fn signature_variable(&mut self, name: Option<&tree::Name>, constraint: &tree::ConstraintRef) -> VarId {
        let reference = self.signature_constraint(constraint);
        let mut ty = None;
        if let Some(reference) = &reference {
            self.check_constraint(reference, &mut ty);
        }
        let (name, span) = match name {
            Some(name) => (name.text, name.span),
            None => ("", constraint.span),
        };
        self.define_variable(Variable {
            name: name.to_owned(),
            span,
            ty: ty.unwrap_or(Type::Error),
            init: None,
            constraints: reference.into_iter().collect(),
        })
    }

    /// Adds a variable and declares its name in the innermost scope, unless it is a wildcard.
    pub(super) fn define_variable(&mut self, variable: Variable) -> VarId {
        let (name, span) = (variable.name.clone(), variable.span);
        let id = self.add_variable(variable);
        if !name.is_empty() && name != "_" {
            self.define(&name, span, Definition::Variable(id));
        }
        id
    }

    fn signature_type(&mut self, results: &[VarId]) -> Type {
        if let [only] = *results {
            return self.ast.variable(only).ty.clone();
        }
        self.tuples.of(results.iter().map(|&id| {
            let variable = self.ast.variable(id);
            (variable.name.clone(), variable.ty.clone())
        }))
    }

    fn callable_body(
        &mut self,
        decl: &tree::UserDecl,
        inline: bool,
        name_span: Span,
        scope: Scope,
        results: &[VarId],
        result_type: &mut Type,
    ) -> CallableBody {
        let (mut stmts, end) = match &decl.body {
            tree::Body::External => {
                if inline {
                    let message = "external declarations must be declared in global scope";
                    self.error(Code::InvalidBody, message, name_span);
                }
                return CallableBody::External;
            }
            tree::Body::Hole => {
                self.stop();
                return CallableBody::External;
            }
            tree::Body::Native { code, span } => {
                return CallableBody::Native { code: (*code).to_owned(), span: *span };
            }
            tree::Body::Block(block) => {
                let errors = self.errors;
                self.scopes.push(scope);
                let stmts = self.block(block);
                self.scopes.pop();
                let end = Span::at(block.span.file, block.span.end);
                // The missing statement may be one that was rejected.
                if self.errors == errors {
                    self.check_return(decl.is_constraint, &stmts, results, result_type, end);
                }
                (stmts, end)
            }
            tree::Body::Lambda(stmt) => {
                self.scopes.push(scope);
                self.scopes.push(Scope::default());
                let stmt_span = stmt.span;
                let body = self.stmt(stmt).and_then(|stmt| self.lambda_statement(decl.is_constraint, stmt));
                self.scopes.pop();
                self.scopes.pop();
                let next = self.token_after(stmt_span);
                let end = if inline { next } else { self.token_after(next) };
                let stmts: Vec<Stmt> = body.into_iter().collect();
                if !decl.is_constraint && !stmts.is_empty() {
                    self.check_return(false, &stmts, results, result_type, Span::at(end.file, end.start));
                }
                (stmts, end)
            }
        };
        let _ = end;
        if let Some(Stmt { kind: StmtKind::Return(value), .. }) = stmts.last_mut() {
            if results.is_empty() {
                *result_type = self.ty(*value).clone();
            } else {
                self.convert(value, result_type, &[]);
            }
        }
        CallableBody::Pdll(stmts)
    }

    /// Checks the only statement of a lambda body; an expression is returned.
    fn lambda_statement(&mut self, is_constraint: bool, stmt: Stmt) -> Option<Stmt> {
        match stmt.kind {
            StmtKind::Expr(value) => Some(Stmt { span: self.span(value), kind: StmtKind::Return(value) }),
            StmtKind::Erase(_) | StmtKind::Replace { .. } | StmtKind::Rewrite { .. } if !is_constraint => {
                Some(stmt)
            }
            _ => {
                let message = if is_constraint {
                    "expected `Constraint` lambda body to contain a single expression"
                } else {
                    "expected `Rewrite` lambda body to contain a single expression or an operation \
                     rewrite statement; such as `erase`, `replace`, or `rewrite`"
                };
                self.error(Code::InvalidBody, message, stmt.span);
                None
            }
        }
    }

    /// Checks that a `return` is the last statement, and that there is one if the signature has results.
    fn check_return(
        &mut self,
        is_constraint: bool,
        stmts: &[Stmt],
        results: &[VarId],
        result_type: &Type,
        end: Span,
    ) {
        let kind = if is_constraint { "Constraint" } else { "Rewrite" };
        let returns = stmts.iter().position(|stmt| matches!(stmt.kind, StmtKind::Return(_)));
        match returns.map(|at| stmts.get(at + 1)) {
            Some(None) => {}
            Some(Some(trailing)) => {
                let message = format!(
                    "`return` terminated the `{kind}` body, but found trailing statements afterwards"
                );
                self.error(Code::InvalidBody, message, trailing.span);
            }
            None if results.is_empty() => {}
            None => {
                let message = format!("missing return in a `{kind}` expected to return `{result_type}`");
                self.error(Code::InvalidBody, message, end);
            }
        }
    }

    fn pattern(&mut self, decl: &tree::PatternDecl) {
        let errors = self.errors;
        let outer = mem::replace(&mut self.section, Section::Match);
        let (benefit, bounded_recursion) = self.metadata(decl.metadata);
        let body = match &decl.body {
            tree::Body::Lambda(stmt) => {
                self.scopes.push(Scope::default());
                let stmt = self.stmt(stmt);
                self.scopes.pop();
                if let Some(stmt) = stmt.as_ref().filter(|stmt| !is_rewrite(stmt)) {
                    let message = "expected Pattern lambda body to contain a single operation rewrite \
                                   statement, such as `erase`, `replace`, or `rewrite`";
                    self.error(Code::InvalidBody, message, stmt.span);
                }
                stmt.into_iter().collect()
            }
            tree::Body::Block(block) => {
                let body = self.block(block);
                if self.errors == errors {
                    self.check_pattern_body(decl.keyword, &body);
                }
                body
            }
            tree::Body::External | tree::Body::Native { .. } | tree::Body::Hole => {
                self.stop();
                Vec::new()
            }
        };
        self.section = outer;
        if let Some(name) = &decl.name {
            self.define(name.text, name.span, Definition::Pattern(name.span));
        }
        if self.errors == errors {
            self.ast.decls.push(Decl::Pattern(Pattern {
                name: decl.name.as_ref().map(|name| name.text.to_owned()),
                span: decl.keyword,
                benefit,
                counts_benefit: self.in_edition,
                bounded_recursion,
                body,
            }));
        }
    }

    /// Checks that the first rewrite statement is the last statement.
    fn check_pattern_body(&mut self, keyword: Span, body: &[Stmt]) {
        for (index, stmt) in body.iter().enumerate() {
            if let StmtKind::Return(_) = stmt.kind {
                let message =
                    "`return` statements are only permitted within a `Constraint` or `Rewrite` body";
                return self.error(Code::InvalidBody, message, stmt.span);
            }
            if is_rewrite(stmt) {
                if let Some(trailing) = body.get(index + 1) {
                    let message = "Pattern body was terminated by an operation rewrite statement, but found \
                                   trailing statements";
                    self.error(Code::InvalidBody, message, trailing.span);
                }
                return;
            }
        }
        let message =
            "expected Pattern body to terminate with an operation rewrite statement, such as `erase`";
        self.error(Code::InvalidBody, message, keyword);
    }

    fn metadata(&mut self, metadata: &[tree::Metadata]) -> (Option<u16>, bool) {
        let mut benefit: Option<(u16, Span)> = None;
        let mut recursion: Option<Span> = None;
        for entry in metadata {
            let span = entry.name.span;
            let earlier = |at: Span| note("see previous definition here", at);
            match entry.name.text {
                "benefit" => {
                    if let Some((_, at)) = benefit {
                        let message = "pattern benefit has already been specified";
                        self.report(error(Code::InvalidMetadata, message, span).with_note(earlier(at)));
                        continue;
                    }
                    let Some((number, _)) = &entry.argument else {
                        let place = self.token_after(span);
                        self.error(Code::Syntax, "expected `(` before pattern benefit", place);
                        continue;
                    };
                    match number.text.parse() {
                        _ if number.text.is_empty() => self.stop(),
                        Ok(value) => benefit = Some((value, span)),
                        Err(_) => {
                            let message = "expected pattern benefit to fit within a 16-bit integer";
                            self.error(Code::InvalidMetadata, message, number.span);
                        }
                    }
                }
                "recursion" => {
                    if let Some(at) = recursion {
                        let message = "pattern recursion metadata has already been specified";
                        self.report(error(Code::InvalidMetadata, message, span).with_note(earlier(at)));
                    } else if let Some((_, open)) = entry.argument {
                        self.error(Code::Syntax, "expected `{` or `=>` to start pattern body", open);
                    }
                    recursion = Some(span);
                }
                "" => self.stop(),
                _ => self.error(Code::InvalidMetadata, "unknown pattern metadata", span),
            }
        }
        (benefit.map(|(value, _)| value), recursion.is_some())
    }
}

fn is_rewrite(stmt: &Stmt) -> bool {
    matches!(stmt.kind, StmtKind::Erase(_) | StmtKind::Replace { .. } | StmtKind::Rewrite { .. })
}

/// Returns the message for an error in an included `.td` file.
fn included(name: &str, diagnostic: &Diagnostic) -> String {
    let message = ods_import::as_upstream(&diagnostic.message);
    format!("error while processing include file `{name}`: {message}")
}
