//! Rules of the PDL dialect's verifier, checked on a lowered model, with the messages of `mlir-pdll -x mlir`.
//!
//! The pattern model has checks of its own (`legalize_pattern_model::verify`); these also reject patterns
//! that the model can express and run but the PDL dialect cannot represent. Mirrors
//! <https://mlir.llvm.org/docs/Dialects/PDLOps/>. Only the first error of a pattern is reported, as upstream
//! does.

use legalize_pattern_model::{Action, Constraint, Kind, Match, Pattern, Sym};
use legalize_source::{Diagnostic, Diagnostics, Span};
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::{Lowered, PatternSpans};
use crate::error::{Code, error, note};

/// Maximum benefit that the dialect's signed 16-bit attribute can hold.
const MAX_BENEFIT: u16 = i16::MAX as u16;

/// Returns the first error of each pattern according to the PDL dialect.
pub(crate) fn check(lowered: &Lowered) -> Diagnostics {
    let mut diagnostics = Diagnostics::new();
    for (pattern, spans) in lowered.file.patterns.iter().zip(&lowered.spans) {
        if let Some(found) = check_pattern(pattern, spans) {
            diagnostics.push(found);
        }
    }
    diagnostics
}

fn refuse(code: Code, op: &str, message: &str, span: Span) -> Option<Diagnostic> {
    Some(error(code, format!("'pdl.{op}' op {message}"), span))
}

fn check_pattern(pattern: &Pattern, spans: &PatternSpans) -> Option<Diagnostic> {
    let whole = spans.pattern?;
    if pattern.benefit > MAX_BENEFIT {
        let message = "attribute 'benefit' failed to satisfy constraint: 16-bit signless integer attribute \
                       whose value is non-negative";
        return refuse(Code::InvalidMetadata, "pattern", message, whole);
    }
    let bound = bound_symbols(pattern);
    for (statement, &span) in pattern.matches.iter().zip(&spans.matches) {
        let op = match statement {
            Match::Type { value: None, .. } => "type",
            Match::Types { values: None, .. } => "types",
            Match::Attribute { value: None, .. } => "attribute",
            Match::Operand { .. } => "operand",
            Match::Operands { .. } => "operands",
            Match::Operation { .. } => "operation",
            Match::Constraint(Constraint::Native { args, .. }) if args.is_empty() => {
                let message = "expected at least one argument";
                return refuse(Code::Unsupported, "apply_native_constraint", message, span);
            }
            Match::Constraint(Constraint::Native { results, .. }) => {
                if results.iter().any(|result| result.kind == Kind::Operation) {
                    let message = "returning an operation from a constraint is not supported";
                    return refuse(Code::Unsupported, "apply_native_constraint", message, span);
                }
                continue;
            }
            _ => continue,
        };
        if statement.defines().iter().any(|(id, _)| !bound.contains(id.as_str())) {
            let message = "expected a bindable user when defined in the matcher body of a `pdl.pattern`";
            return refuse(Code::Unbound, op, message, span);
        }
    }
    let misplaced = spans.misplaced.first();
    for (at, (action, &span)) in pattern.rewrite.iter().zip(&spans.actions).enumerate() {
        if misplaced.is_some_and(|misplaced| misplaced.before <= at) {
            break;
        }
        if let Action::Native { args, results, .. } = action
            && args.is_empty()
            && results.is_empty()
        {
            let message = "expected at least one argument or result";
            return refuse(Code::Unsupported, "apply_native_rewrite", message, span);
        }
    }
    if let Some(found) = misplaced {
        return Some(error(found.code, found.message, found.span));
    }
    if !pattern.matches.iter().any(|statement| matches!(statement, Match::Operation { .. })) {
        let message = "the pattern must contain at least one `pdl.operation`";
        return refuse(Code::Unbound, "pattern", message, whole);
    }
    disconnected(pattern, spans).and_then(|span| {
        let message = "the operations must form a connected component";
        let found = refuse(Code::Unbound, "pattern", message, whole)?;
        Some(found.with_note(note("see a disconnected value / operation here", span)))
    })
}

/// Returns the symbols that are used; a bare result of an operation does not count as a use.
fn bound_symbols(pattern: &Pattern) -> FxHashSet<&str> {
    let mut bound = FxHashSet::with_capacity_and_hasher(pattern.matches.len() + 4, FxBuildHasher);
    bound.extend(pattern.root.as_deref());
    for action in pattern.rewrite.iter().rev() {
        let is_result = matches!(action, Action::Result { .. } | Action::Results { .. });
        if !is_result || action.defines().iter().any(|(id, _)| bound.contains(id.as_str())) {
            action.uses(&mut |sym, _| {
                bound.insert(sym.as_str());
            });
        }
    }
    for statement in pattern.matches.iter().rev() {
        let is_result = matches!(statement, Match::Result { .. } | Match::Results { .. });
        if !is_result || statement.defines().iter().any(|(id, _)| bound.contains(id.as_str())) {
            statement.uses(&mut |sym, _| {
                bound.insert(sym.as_str());
            });
        }
    }
    bound
}

/// Returns the first operation or value that is not connected with the first one of the pattern; only those
/// that the rewrite names count.
fn disconnected(pattern: &Pattern, spans: &PatternSpans) -> Option<Span> {
    let count = pattern.matches.len();
    let mut defining_op = FxHashMap::with_capacity_and_hasher(count, FxBuildHasher);
    for (at, statement) in pattern.matches.iter().enumerate() {
        for (id, _) in statement.defines() {
            defining_op.insert(id.as_str(), at);
        }
    }
    // The uses of a symbol are stored with its definition.
    let mut users: Vec<SmallVec<[usize; 4]>> = vec![SmallVec::new(); count];
    for (at, statement) in pattern.matches.iter().enumerate() {
        statement.uses(&mut |sym, _| {
            if let Some(&defining_op) = defining_op.get(sym.as_str()) {
                users[defining_op].push(at);
            }
        });
    }
    let mut rewritten: Vec<bool> = vec![false; count];
    let mut note = |sym: &Sym| {
        if let Some(&defining_op) = defining_op.get(sym.as_str()) {
            rewritten[defining_op] = true;
        }
    };
    pattern.root.iter().for_each(&mut note);
    for action in &pattern.rewrite {
        action.uses(&mut |sym, _| note(sym));
    }
    let mut visited = vec![false; pattern.matches.len()];
    let mut first = true;
    for (at, statement) in pattern.matches.iter().enumerate() {
        let part = matches!(
            statement,
            Match::Operand { .. }
                | Match::Operands { .. }
                | Match::Operation { .. }
                | Match::Result { .. }
                | Match::Results { .. }
        );
        if !part || !rewritten[at] || visited[at] {
            continue;
        }
        if !first {
            return spans.matches.get(at).copied();
        }
        first = false;
        let mut open = vec![at];
        while let Some(at) = open.pop() {
            if std::mem::replace(&mut visited[at], true) {
                continue;
            }
            let statement = &pattern.matches[at];
            match statement {
                Match::Operation { operands, .. } => {
                    open.extend(
                        operands.iter().filter_map(|operand| defining_op.get(operand.as_str()).copied()),
                    );
                }
                Match::Result { op, .. } | Match::Results { op, .. } => {
                    open.extend(defining_op.get(op.as_str()).copied());
                }
                _ => {}
            }
            open.extend(&users[at]);
        }
    }
    None
}
