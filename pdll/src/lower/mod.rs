//! Lowering of the checked tree to the pattern model.
//!
//! Constraints and rewrites with a PDLL body are inlined where they are called. Invariant of the sound mode:
//! an expression and a variable are generated once for each time that the surrounding code is inlined, so
//! code that was written once is executed once. The [`Mode::Compatible`] mode reproduces `mlir-pdll` instead,
//! quirks included; only the `-x mlir` printer uses it.

mod exprs;
mod natives;
pub(crate) mod pdl_rules;
mod pure;
mod regions;
mod stmts;
mod syms;
mod uncalled;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use legalize_pattern_model::{
    Action, FreshNames, Kind, Match, Origins, Pattern, PatternFile, Place, SourceText, Sym,
};
use legalize_source::{Budget, Diagnostic, Diagnostics, FileId, Limit, SourceMap, Span};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::ast::{self, Ast, CallableId, Decl, ExprId, Type, VarId};
use crate::error::{Code, error, note, warning};
use crate::literals::Literals;

use pure::PureCalls;
use syms::{Args, Syms};

pub(crate) use uncalled::uncalled;

/// Kind of model to generate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Model with the intended semantics.
    Sound,
    /// Model that `mlir-pdll` generates, which for example repeats variables and tuples of a body for its
    /// `return`.
    Compatible,
}

/// Places of the statements of a pattern; the indices are those of the model.
#[derive(Clone, Debug, Default)]
pub(crate) struct PatternSpans {
    /// The pattern.
    pub pattern: Option<Span>,
    /// The rewrite.
    pub rewrite: Option<Span>,
    /// The statements of the match section.
    pub matches: Vec<Span>,
    /// The statements of the rewrite section.
    pub actions: Vec<Span>,
    /// Statements that are invalid in the rewrite section. Only in [`Mode::Compatible`], whose model does not
    /// contain them.
    pub misplaced: Vec<Misplaced>,
}

/// A statement in the rewrite section that is only valid in the match section.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Misplaced {
    /// Index of the action that it precedes.
    pub before: usize,
    /// The code of its diagnostic.
    pub code: Code,
    /// Upstream's message.
    pub message: &'static str,
    /// Place of the statement.
    pub span: Span,
}

/// A model, the places of its parts, and diagnostics.
pub(crate) struct Lowered {
    /// The model.
    pub file: PatternFile,
    /// The files of the model's places.
    pub origins: Origins,
    /// Places of the patterns' parts, one entry for each pattern of the model.
    pub spans: Vec<PatternSpans>,
    /// Diagnostics of the lowering.
    pub diagnostics: Diagnostics,
    /// The constraints and rewrites that were called.
    pub called: FxHashSet<CallableId>,
}

/// Text of a type that `mlir-pdll` leaves to inference; only in [`Mode::Compatible`].
pub(crate) const UNBOUND: &str = "\u{0}unbound";

/// Maximum number of statements of one pattern.
const MAX_STATEMENTS: usize = 1 << 16;
/// Maximum nesting of expressions and calls in one pattern.
const MAX_DEPTH: usize = 400;

/// Lowers all patterns of a tree. A pattern that cannot be expressed is left out, with an error.
pub(crate) fn lower(ast: &Ast, sources: &Arc<SourceMap>, mode: Mode) -> Lowered {
    let mut lowering = Lowering::new(ast, sources, mode);
    let mut spans = Vec::new();
    for decl in &ast.decls {
        let Decl::Pattern(pattern) = decl else { continue };
        if let Some(of) = lowering.pattern(pattern) {
            spans.push(of);
        }
        if lowering.steps.left() == 0 {
            break;
        }
    }
    let Lowering { file, files, literal_spans, diagnostics, called, .. } = lowering;
    Lowered { file, origins: Origins::of(files).with_statements(literal_spans), spans, diagnostics, called }
}

struct Lowering<'a> {
    ast: &'a Ast,
    sources: &'a Arc<SourceMap>,
    mode: Mode,
    file: PatternFile,
    /// The files of the model's places.
    files: Vec<FileId>,
    /// Places of types and attributes that are written out, by pattern and symbol.
    literal_spans: Vec<((usize, Sym), Span)>,
    native_names: Vec<String>,
    used_natives: FxHashSet<CallableId>,
    called: FxHashSet<CallableId>,
    diagnostics: Diagnostics,
    literals: Literals,
    /// Remaining number of expressions and calls.
    steps: Budget,
    /// Remaining number of bytes of their names, types and attributes.
    texts: Budget,
    /// Memory of the last pattern, for reuse.
    spare: (Frame, Vec<Kind>),
}

impl<'a> Lowering<'a> {
    fn new(ast: &'a Ast, sources: &'a Arc<SourceMap>, mode: Mode) -> Self {
        Lowering {
            ast,
            sources,
            mode,
            file: PatternFile::new(),
            files: Vec::new(),
            literal_spans: Vec::new(),
            native_names: natives::names(ast, mode),
            used_natives: FxHashSet::default(),
            called: FxHashSet::default(),
            diagnostics: Diagnostics::new(),
            literals: Literals::new(),
            steps: sources.limits().budget(Limit::PdllSteps, sources.bytes()),
            texts: sources.limits().budget(Limit::PdllTextBytes, sources.bytes()),
            spare: Default::default(),
        }
    }

    /// Returns a place in the model; its file's text is added to the model.
    fn place(&mut self, span: Span) -> Option<Place> {
        let source = match self.files.iter().position(|&file| file == span.file) {
            Some(index) => index,
            None => {
                let file = self.sources.try_file(span.file)?;
                self.files.push(span.file);
                let text = SourceText { name: file.name().to_owned(), text: file.text().to_owned() };
                self.file.sources.push(text);
                self.files.len() - 1
            }
        };
        Some(Place { source: source as u32, start: span.start, end: span.end })
    }

    /// Records the places of the literals in the next pattern.
    fn note_literals(&mut self, pattern: &Pattern, spans: &PatternSpans) {
        let at = self.file.patterns.len();
        let matched =
            pattern.matches.iter().zip(&spans.matches).filter_map(|(statement, span)| match statement {
                Match::Type { id, value: Some(_), .. }
                | Match::Types { id, values: Some(_), .. }
                | Match::Attribute { id, value: Some(_), .. } => Some((id, span)),
                _ => None,
            });
        let created = pattern.rewrite.iter().zip(&spans.actions).filter_map(|(action, span)| match action {
            Action::Type { id, .. } | Action::Types { id, .. } | Action::Attribute { id, .. } => {
                Some((id, span))
            }
            _ => None,
        });
        self.literal_spans.extend(matched.chain(created).map(|(id, &span)| ((at, id.clone()), span)));
    }

    /// Starts a pattern that is written here.
    fn builder(&mut self, pattern: Pattern, span: Span) -> Builder<'a, '_> {
        Builder {
            pattern,
            spans: PatternSpans { pattern: Some(span), ..PatternSpans::default() },
            names: FreshNames::new(),
            kinds: FxHashMap::default(),
            numbered: std::mem::take(&mut self.spare.1),
            frames: vec![std::mem::take(&mut self.spare.0)],
            inferred: BTreeMap::new(),
            in_rewrite: false,
            later_blocks: FxHashSet::default(),
            awaited: Vec::new(),
            block: None,
            applied: None,
            pure: PureCalls::default(),
            depth: 0,
            failed: false,
            lowering: self,
        }
    }

    fn pattern(&mut self, pattern: &ast::Pattern) -> Option<PatternSpans> {
        let place = self.place(pattern.span);
        let created = Pattern {
            name: pattern.name.clone(),
            benefit: pattern.benefit.unwrap_or(0),
            bounded_recursion: pattern.bounded_recursion,
            place,
            ..Pattern::default()
        };
        let mut builder = self.builder(created, pattern.span);
        builder.body(&pattern.body);
        if pattern.benefit.is_none() && pattern.counts_benefit {
            builder.count_benefit();
        }
        let (failed, pattern, spans) = (builder.failed, builder.pattern, builder.spans);
        let mut frame = builder.frames.pop().unwrap_or_default();
        frame.clear();
        builder.numbered.clear();
        self.spare = (frame, builder.numbered);
        if failed {
            return None;
        }
        if self.mode == Mode::Sound {
            self.note_literals(&pattern, &spans);
        }
        // Symbols that must be equal are merged, since an operation may be reachable through them; PDL
        // expresses it that way.
        let shared = match pattern.with_shared_symbols() {
            Cow::Owned(shared) if self.mode == Mode::Sound => Some(shared),
            _ => None,
        };
        let pattern = shared.unwrap_or(pattern);
        self.file.patterns.push(pattern);
        Some(spans)
    }
}

/// Symbols of the variables and expressions of one inlined body.
#[derive(Default)]
struct Frame {
    variables: FxHashMap<VarId, Syms>,
    exprs: FxHashMap<ExprId, Syms>,
}

impl Frame {
    fn clear(&mut self) {
        self.variables.clear();
        self.exprs.clear();
    }
}

/// Builder of one pattern.
struct Builder<'a, 'l> {
    lowering: &'l mut Lowering<'a>,
    pattern: Pattern,
    spans: PatternSpans,
    names: FreshNames,
    kinds: FxHashMap<Sym, Kind>,
    /// Kinds of the symbols, which are named by their number; only in [`Mode::Compatible`].
    numbered: Vec<Kind>,
    frames: Vec<Frame>,
    /// Types of the rewrite section that an operation infers: the operation, once it is known, and whether
    /// they are all its result types.
    inferred: BTreeMap<Sym, Option<(Sym, bool)>>,
    in_rewrite: bool,
    /// Blocks of matched regions.
    later_blocks: FxHashSet<VarId>,
    /// Blocks that were named as successors before they were known: the variable, and the symbol that
    /// represents it.
    awaited: Vec<(VarId, Sym, Span)>,
    /// The new block that operations are created in.
    block: Option<Sym>,
    /// User constraint that is applied to a variable of the rewrite section, and its place.
    applied: Option<(CallableId, Span)>,
    /// Cache of pure calls.
    pure: PureCalls,
    depth: usize,
    failed: bool,
}

impl<'a> Builder<'a, '_> {
    fn ast(&self) -> &'a Ast {
        self.lowering.ast
    }

    fn is_sound(&self) -> bool {
        self.lowering.mode == Mode::Sound
    }

    /// Abandons the pattern, with one message.
    fn fail(&mut self, code: Code, message: impl Into<String>, span: Span) {
        if !self.failed {
            self.lowering.diagnostics.push(error(code, message, span));
        }
        self.failed = true;
    }

    /// Reports an invalid literal.
    fn bad_literal(&mut self, what: &str, text: &str, span: Span, cause: &Diagnostic) {
        if !self.failed {
            let message = format!("`{text}` is not a valid {what}: {}", cause.message);
            self.lowering.diagnostics.push(error(Code::InvalidLiteral, message, span));
        }
        self.failed = true;
    }

    /// Reports an invalid literal that is left out.
    fn no_literal(&mut self, text: &str, span: Span, cause: &Diagnostic) {
        let message = format!("`{text}` is not an attribute, and is omitted: {}", cause.message);
        self.lowering.diagnostics.push(warning(Code::InvalidLiteral, message, span));
    }

    fn fresh(&mut self, hint: &str, kind: Kind) -> Sym {
        self.pure.note_creation();
        if !self.is_sound() {
            // The symbols are not shown, so they are numbers.
            let sym = self.numbered.len().to_string();
            self.numbered.push(kind);
            return sym;
        }
        let hint = match hint {
            "" | "_" => default_hint(kind),
            hint => hint,
        };
        let sym = self.names.fresh(hint);
        self.kinds.insert(sym.clone(), kind);
        sym
    }

    fn kind(&self, sym: &Sym) -> Kind {
        let kind = if self.is_sound() {
            self.kinds.get(sym).copied()
        } else {
            sym.parse().ok().and_then(|number: usize| self.numbered.get(number).copied())
        };
        kind.unwrap_or(Kind::Value)
    }

    /// Counts the default benefit of a pattern according to the reference: the number of operations that it
    /// matches.
    fn count_benefit(&mut self) {
        let is_operation = |statement: &&Match| matches!(statement, Match::Operation { .. });
        let count = self.pattern.matches.iter().filter(is_operation).count();
        self.pattern.benefit = u16::try_from(count).unwrap_or(u16::MAX).min(Pattern::MAX_BENEFIT);
    }

    fn check_size(&mut self, span: Span) {
        if self.pattern.matches.len() + self.pattern.rewrite.len() > MAX_STATEMENTS {
            let message = format!("the pattern has more than {MAX_STATEMENTS} parts once calls are inlined");
            self.fail(Code::TooLarge, message, span);
        }
    }

    fn push_match(&mut self, statement: Match, span: Span) {
        self.pure.note_creation();
        // Matching is complete: a condition would apply to no operation, or prevent the pattern from
        // matching.
        if self.in_rewrite {
            return self.check_in_rewrite(span);
        }
        self.check_size(span);
        self.pattern.matches.push(statement);
        self.spans.matches.push(span);
    }

    fn push_action(&mut self, action: Action, span: Span) {
        self.pure.note_creation();
        // Upstream creates the operations that the constraint's body describes.
        if self.applied.is_some() && self.is_sound() && !action.is_pure() {
            return self.check_in_rewrite(span);
        }
        self.check_size(span);
        self.pattern.rewrite.push(action);
        self.spans.actions.push(span);
    }

    /// Rejects a constraint that would have to be checked in the rewrite section, where constraints only
    /// specify types.
    fn check_in_rewrite(&mut self, span: Span) {
        if !self.is_sound() {
            let before = self.pattern.rewrite.len();
            let message = "'pdl.apply_native_constraint' op expects parent op 'pdl.pattern'";
            let code = Code::InvalidConstraint;
            return self.spans.misplaced.push(Misplaced { before, code, message, span });
        }
        if !self.failed {
            let (message, note_at) = match self.applied {
                Some((callable, at)) => {
                    let name = &self.ast().callable(callable).name;
                    let message = format!("constraint `{name}` cannot be checked in a rewrite section");
                    (message, (at != span).then_some(at))
                }
                None => ("a constraint cannot be checked in a rewrite section".to_owned(), None),
            };
            let help = "check it in the match section; in a rewrite section a constraint such as `Attr` or \
                        `Op<…>` only gives the type of a variable";
            let mut refusal = error(Code::InvalidConstraint, message, span).with_help(help);
            if let Some(at) = note_at {
                refusal = refusal.with_note(note("it is applied here", at));
            }
            self.lowering.diagnostics.push(refusal);
        }
        self.failed = true;
    }

    fn variable(&mut self, id: VarId) -> Option<&Syms> {
        let frames = self.frames.iter().enumerate().rev();
        let (frame, values) = { frames }.find_map(|(at, frame)| Some((at, frame.variables.get(&id)?)))?;
        self.pure.note_read(frame);
        Some(values)
    }

    fn set_variable(&mut self, id: VarId, values: Syms) {
        if let Some(frame) = self.frames.last_mut() {
            frame.variables.insert(id, values);
        }
    }
}

fn default_hint(kind: Kind) -> &'static str {
    match kind {
        Kind::Operation => "op",
        Kind::Value => "value",
        Kind::ValueRange => "values",
        Kind::Type => "type",
        Kind::TypeRange => "types",
        Kind::Attribute => "attr",
        Kind::Block => "block",
        Kind::Region => "region",
    }
}

/// Returns the kind of the symbols of a type; `None` for types without symbols.
fn kind_of(ty: &Type) -> Option<Kind> {
    Some(match ty {
        Type::Attribute => Kind::Attribute,
        Type::Operation { .. } => Kind::Operation,
        Type::Type => Kind::Type,
        Type::TypeRange => Kind::TypeRange,
        Type::Value => Kind::Value,
        Type::ValueRange => Kind::ValueRange,
        Type::Block => Kind::Block,
        Type::Region => Kind::Region,
        Type::Constraint | Type::Rewrite | Type::Tuple(_) | Type::Error => return None,
    })
}

/// Returns the kinds of the symbols that a call with this result type binds, with their names.
fn result_kinds(ty: &Type) -> Vec<(String, Kind)> {
    match ty {
        Type::Tuple(elements) => {
            elements.iter().filter_map(|(name, ty)| Some((name.clone(), kind_of(ty)?))).collect()
        }
        single => kind_of(single).map(|kind| (String::new(), kind)).into_iter().collect(),
    }
}
