//! Evaluator, from statements to records.
//!
//! Invariant: a top-level statement is evaluated as soon as it is parsed, in the order of the text, so every
//! lookup has the same result as in the tool. Bodies of multiclasses and loops are evaluated once, to records
//! whose values still mention variables, and instantiated by substitution. A failed statement leaves no
//! record; the names that it would have defined are recorded, so that they are not reported again. A
//! statement with a syntax error is evaluated up to it (`Evaluator::hole`), so that the first error is the
//! tool's. Mirrors "Using classes" and "Defining records" of the TableGen Programmer's Reference.

mod statement;

mod entries;
mod instance;
mod register;

mod bang_types;
mod names;
mod suffix;
mod value;

mod convert;
mod dags;
mod fold;
mod iterate;
mod pattern;
mod query;
mod resolve;

use std::sync::{Arc, OnceLock};

use legalize_source::{Diagnostic, FileId, Limit, SourceMap, Span, closest_name};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::ast::{Ast, StmtId};
use crate::keeper::RecordKeeper;
use crate::limits::EvalLimits;
use crate::ops::Bang;
use crate::parser::{Signals, Sink};
use crate::record::{Assertion, DefsByName, Dump, RecordData, RecordId, RecordKind, SpanId};
use crate::symbol::Sym;
use crate::token::{Pos, is_open};
use crate::types::Ty;
use crate::value::{Store, V};
use crate::words::Words;

/// Maximum number of characters of a message that are shown; values in it may be megabytes long.
const LONG_MESSAGE: usize = 4000;

/// Failure of a statement; a diagnostic has been reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Failed;

pub(crate) type Eval<T> = Result<T, Failed>;

/// Scope of name lookup, innermost last.
enum Scope {
    /// A braced block, a loop body or the file: local variables only.
    Local(Vec<(Sym, V)>),
    /// A class or definition, or the scope of an iteration variable within it.
    Record {
        record: RecordId,
        vars: Vec<(Sym, V)>,
    },
    /// A loop with its variable.
    Foreach {
        name: Option<Sym>,
        var: Option<V>,
        vars: Vec<(Sym, V)>,
    },
    Multiclass {
        index: usize,
        vars: Vec<(Sym, V)>,
    },
}

impl Scope {
    fn vars(&self) -> &Vec<(Sym, V)> {
        match self {
            Scope::Local(vars)
            | Scope::Record { vars, .. }
            | Scope::Foreach { vars, .. }
            | Scope::Multiclass { vars, .. } => vars,
        }
    }

    fn vars_mut(&mut self) -> &mut Vec<(Sym, V)> {
        match self {
            Scope::Local(vars)
            | Scope::Record { vars, .. }
            | Scope::Foreach { vars, .. }
            | Scope::Multiclass { vars, .. } => vars,
        }
    }

    fn var(&self, name: Sym) -> Option<V> {
        self.vars().iter().find(|&&(var, _)| var == name).map(|&(_, v)| v)
    }
}

/// Entry of a multiclass or a loop.
#[derive(Clone, Debug)]
pub(crate) enum Entry {
    Record(Box<RecordData>),
    Loop(Box<Loop>),
    Assert(Assertion),
    Dump(Dump),
}

/// A loop whose list or surroundings are not known yet; `if` is a loop over zero or one element.
#[derive(Clone, Debug)]
pub(crate) struct Loop {
    span: Span,
    var: Option<(Sym, Ty)>,
    list: V,
    entries: Vec<Entry>,
}

struct Multiclass {
    /// Record that holds name and template arguments.
    proto: RecordId,
    entries: Vec<Entry>,
}

struct LetRecord {
    name: Sym,
    span: Span,
    bits: Vec<u32>,
    value: V,
    value_span: Span,
}

struct Defset {
    span: Span,
    element: Ty,
    elements: Vec<V>,
}

/// A class call: its place, and its record once it is created.
#[derive(Clone, Copy)]
struct Call {
    place: SpanId,
    created: Option<V>,
}

/// State of one parse.
pub(crate) struct Evaluator<'a> {
    sources: &'a Arc<SourceMap>,
    limits: &'a EvalLimits,
    warn_unused: bool,
    signals: Signals,
    pub(crate) store: Store,
    ast: Ast,
    words: Words<'a>,
    pub(crate) diagnostics: Vec<Diagnostic>,
    errors: usize,
    /// Number of errors that are failed assertions.
    failed_assertions: usize,
    pub(crate) classes: Vec<RecordId>,
    pub(crate) class_by_name: FxHashMap<Sym, RecordId>,
    pub(crate) defs: Vec<RecordId>,
    pub(crate) def_by_name: DefsByName,
    pub(crate) globals: FxHashMap<Sym, V>,
    pub(crate) dag_places: Vec<(V, Span)>,
    multiclasses: Vec<Multiclass>,
    multiclass_by_name: FxHashMap<Sym, usize>,
    aliases: FxHashMap<Sym, Ty>,
    let_stack: Vec<Vec<LetRecord>>,
    scopes: Vec<Scope>,
    loops: Vec<Loop>,
    defsets: Vec<Defset>,
    multiclass: Option<usize>,
    /// Iteration variables of the bang operators that are being evaluated.
    iterators: Vec<(Sym, Ty)>,
    /// Lists of arguments for reuse.
    spare_args: Vec<Vec<instance::ArgValue>>,
    /// End of the value of the current declaration.
    declared: Option<u32>,
    /// A value was lost without an error.
    value_lost: bool,
    anonymous: u32,
    free: Vec<RecordId>,
    /// Placeholder for the current record if there is none.
    scratch: RecordId,
    /// Class calls.
    calls: FxHashMap<V, Call>,
    patterns: FxHashMap<Sym, regex::bytes::Regex>,
    applied: iterate::Applied,
    /// Memo of resolved values: epoch, value and result.
    memo: Vec<(u32, V, V)>,
    epoch: u32,
    depth: u32,
    /// Number of fields and superclasses of all records so far.
    inherited: usize,
    /// Number of records so far.
    created: usize,
    /// Number of instances of the entries of loops and multiclasses so far.
    instantiated: usize,
    steps: u64,
    /// File of the current statement, all files of statements so far, and their bytes, which allowances grow
    /// with. Text that was read ahead does not count, since its extent is indeterminate.
    file: Option<FileId>,
    files: FxHashSet<FileId>,
    read: u64,
    /// Number of steps at which the limits are checked next.
    next_check: u64,
    /// Current expression, for messages without a better place.
    at: Span,
    /// Names that a failed statement would have defined.
    lost: FxHashSet<Sym>,
    /// True if a failed statement would have defined unknown names.
    lost_any: bool,
    /// Evaluation has ended at the syntax error of a statement.
    met_hole: bool,
}

impl<'a> Evaluator<'a> {
    pub(crate) fn new(
        sources: &'a Arc<SourceMap>,
        limits: &'a EvalLimits,
        warn_unused: bool,
        signals: Signals,
        main: FileId,
    ) -> Self {
        let mut store = Store::new();
        let start = Span::at(main, 0);
        let name = store.text(".parse");
        store.records.push(RecordData::new(name, RecordKind::Def, start, start));
        store.add_span(start);
        Evaluator {
            sources,
            limits,
            warn_unused,
            signals,
            store,
            ast: Ast::default(),
            words: Words::new(sources),
            diagnostics: Vec::new(),
            errors: 0,
            failed_assertions: 0,
            classes: Vec::new(),
            class_by_name: FxHashMap::default(),
            defs: Vec::new(),
            def_by_name: DefsByName::default(),
            globals: FxHashMap::default(),
            dag_places: Vec::new(),
            multiclasses: Vec::new(),
            multiclass_by_name: FxHashMap::default(),
            aliases: FxHashMap::default(),
            let_stack: Vec::new(),
            scopes: vec![Scope::Local(Vec::new())],
            loops: Vec::new(),
            defsets: Vec::new(),
            multiclass: None,
            iterators: Vec::new(),
            spare_args: Vec::new(),
            declared: None,
            value_lost: false,
            anonymous: 0,
            free: Vec::new(),
            scratch: RecordId(0),
            calls: FxHashMap::default(),
            patterns: FxHashMap::default(),
            applied: iterate::Applied::default(),
            memo: Vec::new(),
            epoch: 0,
            depth: 0,
            inherited: 0,
            created: 0,
            instantiated: 0,
            steps: 0,
            file: None,
            files: FxHashSet::default(),
            read: 0,
            next_check: 0,
            at: start,
            lost: FxHashSet::default(),
            lost_any: false,
            met_hole: false,
        }
    }

    /// Preallocates the memory that a long text needs, while the thread is otherwise idle.
    pub(crate) fn warm(&mut self) {
        self.store.warm();
        self.warm_memo();
    }

    // --- diagnostics --------------------------------------------------------------------------------

    /// Reports an error and continues.
    pub(crate) fn report(&mut self, mut diagnostic: Diagnostic) {
        if let Some((end, _)) = diagnostic.message.char_indices().nth(LONG_MESSAGE) {
            diagnostic.message.truncate(end);
            diagnostic.message.push('…');
        }
        for label in &mut diagnostic.labels {
            if is_open(label.span) {
                label.span.end = label.span.start + 1;
            }
        }
        self.errors += 1;
        self.diagnostics.push(diagnostic);
        if self.errors >= self.limits.errors {
            self.signals.stop.set(true);
        }
    }

    /// Reports an error; the statement fails.
    fn fail<T>(&mut self, diagnostic: Diagnostic) -> Eval<T> {
        self.report(diagnostic);
        Err(Failed)
    }

    /// Fails with a message, a place and a help.
    fn error<T>(
        &mut self,
        code: &'static str,
        span: Span,
        message: impl Into<String>,
        help: impl Into<String>,
    ) -> Eval<T> {
        self.fail(Diagnostic::error(code, message).with_label(span, "").with_help(help))
    }

    /// Returns the place to report for a failed operation: the current record, or else the current
    /// expression.
    fn blame(&self, current: Option<RecordId>) -> Span {
        match current {
            Some(record) if record != self.scratch => self.store.record(record).loc(),
            _ => self.at,
        }
    }

    /// Counts one step of work and enters one level of nesting; [`Evaluator::leave`] leaves it.
    #[inline]
    fn enter(&mut self) -> Eval<()> {
        self.depth += 1;
        self.steps += 1;
        if self.depth > self.limits.depth || self.steps >= self.next_check {
            self.check_limits()
        } else {
            Ok(())
        }
    }

    #[cold]
    fn check_limits(&mut self) -> Eval<()> {
        if self.depth > self.limits.depth {
            self.depth -= 1;
            let depth = self.limits.depth;
            return self.over(
                Limit::TdDepth,
                format!("evaluation is nested more than {depth} deep"),
                "check for a class that instantiates itself without end",
            );
        }
        self.next_check = self.steps + 0x1000;
        let steps = self.allowed(Limit::TdSteps);
        if self.steps > steps {
            return self.over(
                Limit::TdSteps,
                format!("evaluation takes more than {steps} steps"),
                "shorten the loops",
            );
        }
        let operands = self.allowed(Limit::TdOperands);
        if self.store.operand_count() as u64 > operands {
            return self.over(
                Limit::TdOperands,
                format!("lists, dags and calls have more than {operands} operands together"),
                "shorten the lists",
            );
        }
        let values = self.allowed(Limit::TdValues);
        if self.store.len() as u64 > values {
            return self.over(
                Limit::TdValues,
                format!("evaluation creates more than {values} values"),
                "shorten the lists",
            );
        }
        self.check_text()
    }

    /// Returns the amount of a limit that is allowed for the files of the statements so far.
    fn allowed(&self, limit: Limit) -> u64 {
        self.sources.limits().get(limit).for_items(self.read).min(limit.info().most)
    }

    fn check_text(&mut self) -> Eval<()> {
        let bytes = self.allowed(Limit::TdTextBytes);
        if self.store.symbols.has_overflowed() || self.store.symbols.own_bytes() as u64 > bytes {
            return self.over(
                Limit::TdTextBytes,
                format!("evaluation creates more than {bytes} bytes of text"),
                "paste shorter strings",
            );
        }
        Ok(())
    }

    /// Counts the file of a statement.
    #[cold]
    fn enter_file(&mut self, file: FileId) {
        self.file = Some(file);
        if self.files.insert(file) {
            self.read += self.sources.file(file).text().len() as u64;
        }
    }

    #[inline]
    fn leave(&mut self) {
        self.depth -= 1;
    }

    /// Counts fields and superclasses that a record is about to hold.
    fn hold(&mut self, count: usize, span: Span) -> Eval<()> {
        self.inherited = self.inherited.saturating_add(count);
        let limit = self.allowed(Limit::TdInherited);
        if self.inherited as u64 > limit {
            self.at = span;
            return self.over(
                Limit::TdInherited,
                format!("records have more than {limit} fields and superclasses together"),
                "derive from fewer classes",
            );
        }
        Ok(())
    }

    /// Counts a record that is about to be created.
    fn count_record(&mut self, span: Span) -> Eval<()> {
        self.created += 1;
        let limit = self.allowed(Limit::TdRecords).min(V::MAX_HANDLES as u64);
        if self.created as u64 > limit {
            self.at = span;
            return self.over(
                Limit::TdRecords,
                format!("there are more than {limit} records, those in multiclasses counted"),
                "nest fewer loops and multiclasses",
            );
        }
        Ok(())
    }

    /// Counts an instance of an entry of a loop or multiclass.
    fn count_instance(&mut self) -> Eval<()> {
        self.steps += 1;
        self.instantiated += 1;
        let limit = self.allowed(Limit::TdInstances);
        if self.instantiated as u64 > limit {
            return self.over(
                Limit::TdInstances,
                format!("loops and multiclasses are instantiated to more than {limit} entries"),
                "nest fewer loops and multiclasses",
            );
        }
        Ok(())
    }

    /// Fails since a limit is exceeded, and stops reading.
    fn over<T>(&mut self, limit: Limit, message: String, advice: &str) -> Eval<T> {
        let at = self.at;
        self.signals.stop.set(true);
        let exceeded = self.sources.limits().exceeded(limit, self.read);
        self.error(limit.info().code, at, message, exceeded.help_after(advice))
    }

    /// Rejects values that are nested too deeply to be printed.
    #[inline]
    fn checked(&mut self, v: V) -> Eval<V> {
        if self.store.deepest() > self.limits.value_depth { self.value_too_deep() } else { Ok(v) }
    }

    #[cold]
    fn value_too_deep<T>(&mut self) -> Eval<T> {
        let depth = self.limits.value_depth;
        self.over(
            Limit::TdValueDepth,
            format!("a value is nested more than {depth} deep"),
            "name inner values with 'defvar'",
        )
    }

    /// Records that the names of a failed statement are missing.
    fn lose(&mut self, name: Option<Sym>) {
        match name {
            Some(name) => {
                self.lost.insert(name);
            }
            None => self.lost_any = true,
        }
    }

    /// Returns true if the absence of a name has been reported already.
    fn is_lost(&self, name: Sym) -> bool {
        self.lost_any || self.lost.contains(&name)
    }

    /// Records a name that a statement which could not be parsed would have defined.
    pub(crate) fn lose_name(&mut self, start: Pos, end: Pos) {
        let name = self.word(start, end);
        self.lose(Some(name));
    }

    /// Records that unknown names are missing: after a syntax error it is indeterminate which computed names
    /// are.
    pub(crate) fn lose_unknown(&mut self) {
        self.lost_any = true;
    }

    /// Returns the one of `names` that is closest to `name`.
    fn similar(&self, name: Sym, names: impl Iterator<Item = Sym>) -> Option<&str> {
        let known = names.map(|known| self.store.symbols.get(known)).filter(|known| !known.contains(':'));
        closest_name(self.store.symbols.get(name), known)
    }

    /// Returns the file of a place.
    pub(crate) fn file(&self, at: Pos) -> Arc<legalize_source::SourceFile> {
        self.sources.file(FileId::from_index(at.file))
    }

    // --- text ---------------------------------------------------------------------------------------

    /// Returns the place of the token after a range, where the tool reports an error in the whole range.
    fn after(&self, span: Span) -> Span {
        let file = self.sources.file(span.file);
        let bytes = file.text().as_bytes();
        let mut at = (span.end as usize).min(bytes.len());
        let mut comments = 0_usize;
        loop {
            let rest = &bytes[at..];
            if rest.starts_with(b"/*") {
                (comments, at) = (comments + 1, at + 2);
            } else if comments > 0 && rest.starts_with(b"*/") {
                (comments, at) = (comments - 1, at + 2);
            } else if comments == 0 && rest.starts_with(b"//") {
                at += memchr::memchr(b'\n', rest).unwrap_or(rest.len());
            } else if rest.first().is_some_and(|byte| comments > 0 || byte.is_ascii_whitespace()) {
                at += 1;
            } else {
                let end = (at..=bytes.len()).find(|&end| end > at && file.text().is_char_boundary(end));
                return Span::new(span.file, at as u32, end.unwrap_or(at) as u32);
            }
        }
    }

    /// Returns true if the syntax error of a statement has been reached since the last call.
    pub(crate) fn met_hole(&mut self) -> bool {
        std::mem::take(&mut self.met_hole)
    }

    /// Evaluates a top-level statement, unless evaluation has stopped.
    pub(crate) fn evaluate(&mut self, ast: &Ast, statement: StmtId) {
        if !self.signals.stop.get() {
            let file = ast.statement_span(statement).file;
            if self.file != Some(file) {
                self.enter_file(file);
            }
            self.run(ast, statement);
        }
    }

    /// Drops the nodes of an unfinished statement from the arenas.
    pub(crate) fn discard(&mut self) {
        self.ast.clear();
    }

    /// Returns the records, if there was no error, and all diagnostics.
    pub(crate) fn freeze(
        mut self,
        sources: &Arc<SourceMap>,
        main: FileId,
        survive_assertions: bool,
    ) -> (Option<RecordKeeper>, Vec<Diagnostic>) {
        if self.errors == 0 {
            let _: Eval<()> = self.check_text();
        }
        let tolerated = if survive_assertions { self.failed_assertions } else { 0 };
        if self.errors > tolerated {
            return (None, self.diagnostics);
        }
        let Evaluator { mut store, classes, defs, class_by_name, def_by_name, globals, .. } = self;
        store.freeze();
        let mut globals: Vec<(Sym, V)> = globals.into_iter().collect();
        globals.sort_by(|a, b| store.symbols.get(a.0).cmp(store.symbols.get(b.0)));
        let keeper = RecordKeeper {
            store,
            sources: sources.clone(),
            main: sources.file(main).name().into(),
            classes,
            defs,
            class_by_name,
            def_by_name,
            sorted_classes: OnceLock::new(),
            sorted_defs: OnceLock::new(),
            globals,
            unsorted_dag_places: self.dag_places,
            dag_places: OnceLock::new(),
            by_class: OnceLock::new(),
        };
        (Some(keeper), self.diagnostics)
    }

    fn anonymous_name(&mut self) -> V {
        let number = self.anonymous;
        self.anonymous += 1;
        V::anon(number)
    }

    fn new_record(&mut self, data: RecordData) -> RecordId {
        match self.free.pop() {
            Some(id) => {
                self.store.records[id.index()] = data;
                id
            }
            None => {
                self.store.records.push(data);
                RecordId(self.store.records.len() as u32 - 1)
            }
        }
    }

    /// Takes a record that was never registered out of its slot.
    fn take_record(&mut self, id: RecordId) -> RecordData {
        let empty = RecordData::new(V::UNSET, RecordKind::Def, self.at, self.at);
        self.free.push(id);
        std::mem::replace(&mut self.store.records[id.index()], empty)
    }
}

impl Sink for Evaluator<'_> {
    fn ast(&mut self) -> &mut Ast {
        &mut self.ast
    }

    fn statement(&mut self, statement: StmtId) {
        let mut ast = std::mem::take(&mut self.ast);
        self.evaluate(&ast, statement);
        ast.clear();
        self.ast = ast;
        self.signals.commit.set(true);
    }

    fn word(&mut self, start: Pos, end: Pos) -> Sym {
        self.words.word(&mut self.store.symbols, start, end)
    }

    fn variable(&mut self, start: Pos, end: Pos) -> Sym {
        self.words.variable(&mut self.store.symbols, start, end)
    }

    fn string(&mut self, start: Pos, end: Pos) -> Sym {
        self.words.string(&mut self.store.symbols, start, end)
    }

    fn joined(&mut self, first: Sym, mut more: Vec<Sym>) -> Sym {
        more.insert(0, first);
        self.store.symbols.concat_all(&more)
    }

    fn code(&mut self, start: Pos, end: Pos) -> Sym {
        self.words.code(&mut self.store.symbols, start, end)
    }

    fn integer(&mut self, start: Pos, end: Pos) -> i64 {
        self.words.integer(start, end)
    }

    fn bang(&mut self, start: Pos, end: Pos) -> Bang {
        self.words.bang(start, end)
    }
}

/// Returns the last byte of a span, where the tool reports an error in the whole.
fn last_of(span: Span) -> Span {
    Span::new(span.file, span.end.saturating_sub(1).max(span.start), span.end)
}
