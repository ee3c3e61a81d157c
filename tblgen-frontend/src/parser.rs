//! Interface between the grammar and its environment, and the driver that continues parsing after an error.

use std::cell::Cell;
use std::rc::Rc;

use lalrpop_util::ParseError;
use legalize_source::{Diagnostic, Severity, Span};

use crate::ast::{Ast, DagArg, Expr, ExprId, StmtId};
use crate::eval::Evaluator;
use crate::grammar::FileParser;
use crate::ops::Bang;
use crate::symbol::Sym;
use crate::token::{Pos, Tok};
use crate::tokens::{Spanned, Tokens};

/// Maximum number of unclosed constructs of a statement; more than the text can open within its limit of
/// brackets.
const OPEN_LIMIT: usize = 1 << 20;

/// Receiver of the nodes that the grammar's actions build.
pub(crate) trait Sink {
    /// Returns the arenas of the current statement.
    fn ast(&mut self) -> &mut Ast;
    /// Accepts a complete top-level statement.
    fn statement(&mut self, statement: StmtId);
    /// Returns the identifier at a place.
    fn word(&mut self, start: Pos, end: Pos) -> Sym;
    /// Returns the variable name at a place, without its dollar sign.
    fn variable(&mut self, start: Pos, end: Pos) -> Sym;
    /// Returns the contents of the string at a place.
    fn string(&mut self, start: Pos, end: Pos) -> Sym;
    /// Joins adjacent strings.
    fn joined(&mut self, first: Sym, more: Vec<Sym>) -> Sym;
    /// Returns the contents of the code block at a place.
    fn code(&mut self, start: Pos, end: Pos) -> Sym;
    /// Returns the value of the number at a place.
    fn integer(&mut self, start: Pos, end: Pos) -> i64;
    /// Returns the operator at a place.
    fn bang(&mut self, start: Pos, end: Pos) -> Bang;
}

/// Creates a paste of an operand and the following ones.
pub(crate) fn paste(
    sink: &mut dyn Sink,
    first: ExprId,
    (mut items, trailing): (Vec<ExprId>, bool),
    start: Pos,
    end: Pos,
) -> ExprId {
    items.insert(0, first);
    let span: Span = start.to(end);
    sink.ast().add_expr(Expr::Paste { items, trailing }, span)
}

/// Returns the arguments of a dag, followed by a hole if it is unclosed.
pub(crate) fn dag_args(args: Option<Vec<DagArg>>, ended: bool) -> Vec<DagArg> {
    let mut args = args.unwrap_or_default();
    if !ended {
        args.push(DagArg::HOLE);
    }
    args
}

/// Signals from the evaluator to the driver.
#[derive(Clone, Default)]
pub(crate) struct Signals {
    /// True once a top-level statement was evaluated.
    pub(crate) commit: Rc<Cell<bool>>,
    /// True if evaluation shall stop.
    pub(crate) stop: Rc<Cell<bool>>,
    /// Number of warnings and of included files of the tokens so far.
    pub(crate) read: Rc<Cell<(usize, usize)>>,
}

/// Result of a run of the parser.
pub(crate) struct Outcome {
    pub(crate) result: Result<(), ParseError<Pos, Tok, ()>>,
    /// Place of the end of the text, if it was reached.
    eof: Option<Pos>,
    /// Tokens of the last statement, for a second parse after a syntax error.
    seen: Vec<Spanned>,
}

/// Parses statements up to the end or the first syntax error.
pub(crate) fn parse_run(
    parser: &FileParser,
    sink: &mut dyn Sink,
    tokens: &mut Tokens<'_>,
    signals: &Signals,
    mut seen: Vec<Spanned>,
    mut restart: Option<Spanned>,
) -> Outcome {
    let mut eof = None;
    seen.clear();
    let stream = std::iter::from_fn(|| {
        if signals.stop.get() {
            return None;
        }
        let token = restart.take().unwrap_or_else(|| tokens.next_token());
        signals.read.set((tokens.warnings.len(), tokens.dependencies.len()));
        if signals.commit.replace(false)
            && let Some(last) = seen.pop()
        {
            seen.clear();
            seen.push(last);
        }
        if token.1 == Tok::Eof {
            eof = Some(token.0);
            return None;
        }
        seen.push(token);
        Some(Ok::<Spanned, ()>(token))
    });
    let result = parser.parse(sink, stream);
    if signals.commit.replace(false)
        && let Some(last) = seen.pop()
    {
        seen.clear();
        seen.push(last);
    }
    Outcome { result, eof, seen }
}

/// Parses and evaluates all statements; `ahead` is the outcome of a reader that has processed the beginning.
pub(crate) fn drive(
    tokens: &mut Tokens<'_>,
    evaluator: &mut Evaluator<'_>,
    signals: &Signals,
    mut pipeline: Option<Outcome>,
) {
    let parser = FileParser::new();
    let mut seen: Vec<Spanned> = Vec::new();
    let mut restart: Option<Spanned> = None;
    loop {
        let outcome = match pipeline.take() {
            Some(outcome) => outcome,
            None => parse_run(&parser, evaluator, tokens, signals, seen, restart.take()),
        };
        let eof = outcome.eof;
        seen = outcome.seen;
        for found in tokens.warnings.drain(..) {
            match found.severity {
                Severity::Error => evaluator.report(found),
                _ => evaluator.diagnostics.push(found),
            }
        }
        evaluator.discard();
        let Err(error) = outcome.result else {
            break;
        };
        if signals.stop.get() {
            break;
        }
        let (bad, expected) = match error {
            ParseError::UnrecognizedToken { token, expected } => (Some(token), expected),
            ParseError::UnrecognizedEof { expected, .. } => (None, expected),
            ParseError::ExtraToken { token } => (Some(token), Vec::new()),
            ParseError::InvalidToken { .. } | ParseError::User { .. } => (None, Vec::new()),
        };
        if bad.is_some() {
            seen.pop();
        }
        // An invalid token is found when the token before it is consumed, thus before the construct that the
        // latter ends is evaluated; a token that opens a construct makes the preceding part an element of
        // that construct.
        let known = match (tokens.errors.is_empty(), seen.last()) {
            (false, Some(&(_, last, _))) if !last.opens() => seen.len() - 1,
            _ => seen.len(),
        };
        if evaluate_start(&parser, evaluator, signals, &seen[..known]) {
            seen.drain(..known);
        }
        report(tokens, evaluator, bad, eof, &expected);
        if eof.is_some() || signals.stop.get() {
            break;
        }
        restart = resynchronize(tokens, evaluator, &mut seen, bad);
    }
    for error in tokens.errors.drain(..) {
        evaluator.report(error);
    }
}

/// Evaluates the part before a syntax error, so that semantic errors in it are reported first, as in a tool
/// that evaluates while it parses. Returns true if the part is a whole statement.
fn evaluate_start(
    parser: &FileParser,
    evaluator: &mut Evaluator<'_>,
    signals: &Signals,
    known: &[Spanned],
) -> bool {
    if known.is_empty() {
        return false;
    }
    // Either an open construct lacks its end, or an element is missing.
    for first in [Tok::Close, Tok::Hole] {
        let missing = std::iter::once(first).chain(std::iter::repeat(Tok::Close));
        let mut stream = known.iter().copied().chain(missing.map(|token| (Pos::OPEN, token, Pos::OPEN)));
        let mut left = known.len() + OPEN_LIMIT;
        let next = std::iter::from_fn(|| {
            left = left.checked_sub(1)?;
            if signals.commit.get() { None } else { stream.next().map(Ok::<Spanned, ()>) }
        });
        let parsed = parser.parse(evaluator, next).is_ok();
        evaluator.discard();
        if signals.commit.replace(false) {
            return parsed && !evaluator.met_hole();
        }
    }
    false
}

fn report(
    tokens: &mut Tokens<'_>,
    evaluator: &mut Evaluator<'_>,
    bad: Option<Spanned>,
    eof: Option<Pos>,
    expected: &[String],
) {
    if !tokens.errors.is_empty() {
        for error in tokens.errors.drain(..) {
            evaluator.report(error);
        }
        return;
    }
    let (message, span) = match (bad, eof) {
        (Some((start, Tok::Bang | Tok::DagBang, end)), _) => {
            let file = evaluator.file(start);
            let spelling = file.text().get(start.at as usize..end.at as usize).unwrap_or_default();
            (format!("unexpected '{spelling}'"), start.to(end))
        }
        (Some((start, tok, end)), _) => (format!("unexpected {tok}"), start.to(end)),
        (None, Some(end)) => (
            "unexpected end of file".to_owned(),
            Span::at(legalize_source::FileId::from_index(end.file), end.at),
        ),
        (None, None) => return,
    };
    let mut diagnostic = Diagnostic::error("tblgen::syntax", message).with_label(span, "");
    let mut expected: Vec<&str> = expected
        .iter()
        .filter(|word| !matches!(word.as_str(), "CLOSE" | "HOLE"))
        .map(|word| readable(word))
        .collect();
    expected.sort_unstable();
    expected.dedup();
    let at_line_start = bad.is_some_and(|(start, _, _)| {
        let file = evaluator.file(start);
        file.line_col(start.at).column == 1
    });
    let is_hash = bad.is_some_and(|(_, tok, _)| matches!(tok, Tok::Paste | Tok::PasteEnd));
    diagnostic = match expected[..] {
        _ if is_hash && at_line_start => {
            diagnostic.with_help("use #define, #ifdef, #ifndef, #else or #endif")
        }
        _ if expected.contains(&"\"class\"") => diagnostic
            .with_help("write a statement here, such as class, def, multiclass, defm, let or foreach"),
        [] => diagnostic.with_help("remove it"),
        [one] => diagnostic.with_help(format!("write {one} here")),
        [ref most @ .., last] if expected.len() <= 8 => {
            diagnostic.with_help(format!("write {} or {last} here", most.join(", ")))
        }
        _ if expected.contains(&"an identifier") && expected.contains(&"a number") => {
            diagnostic.with_help("write a value here")
        }
        _ => diagnostic.with_help("complete the statement, or end it here"),
    };
    evaluator.report(diagnostic);
}

fn readable(word: &str) -> &str {
    match word {
        "ID" => "an identifier",
        "VAR" => "a variable name",
        "INT" | "BIN" => "a number",
        "STR" | "MORESTR" => "a string",
        "CODE" => "a code block",
        "BANG" | "DAGBANG" | "\"!cond\"" => "an operator",
        "PASTEEND" => "\"#\"",
        word => word,
    }
}

/// Skips to a token that begins a new statement.
fn resynchronize(
    tokens: &mut Tokens<'_>,
    evaluator: &mut Evaluator<'_>,
    seen: &mut Vec<Spanned>,
    bad: Option<Spanned>,
) -> Option<Spanned> {
    let mut names = Names::default();
    for &token in seen.iter() {
        names.see(evaluator, token);
    }
    let mut depth = 0_u32;
    for &(_, tok, _) in seen.iter() {
        depth = nested(depth, tok);
    }
    seen.clear();
    evaluator.lose_unknown();
    let mut next = bad;
    let mut first = true;
    loop {
        let token = next.take().unwrap_or_else(|| tokens.next_token());
        match token.1 {
            Tok::Eof => {
                for error in tokens.errors.drain(..) {
                    evaluator.report(error);
                }
                return Some(token);
            }
            // These tokens do not occur inside of another definition.
            Tok::Class | Tok::Multiclass | Tok::Defset | Tok::Deftype => {
                tokens.reset_nesting();
                return Some(token);
            }
            tok if depth == 0 && tok.starts_statement() && (!first || bad.is_none()) => {
                tokens.reset_nesting();
                return Some(token);
            }
            tok if depth == 0 && tok.starts_statement() => {
                tokens.reset_nesting();
                return Some(token);
            }
            tok => depth = nested(depth, tok),
        }
        first = false;
        names.see(evaluator, token);
    }
}

fn nested(depth: u32, tok: Tok) -> u32 {
    match tok {
        Tok::LBrace => depth + 1,
        Tok::RBrace => depth.saturating_sub(1),
        _ => depth,
    }
}

/// Names that skipped statements would have defined.
#[derive(Default)]
struct Names {
    after: bool,
}

impl Names {
    fn see(&mut self, evaluator: &mut Evaluator<'_>, (start, tok, end): Spanned) {
        if self.after && tok == Tok::Id {
            evaluator.lose_name(start, end);
        }
        self.after = matches!(tok, Tok::Class | Tok::Multiclass | Tok::Def | Tok::Defvar | Tok::Deftype);
    }
}
