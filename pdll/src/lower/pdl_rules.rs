//! What the PDL dialect's verifier refuses, said as `mlir-pdll -x mlir` says it, on a lowered model.
//!
//! The pattern model has checks of its own (`legalize_pattern_model::verify`); these here also refuse what
//! the model can say and run but the PDL dialect cannot hold. Mirrors
//! <https://mlir.llvm.org/docs/Dialects/PDLOps/>. One message per pattern, the first, as upstream's.

use legalize_pattern_model::{Action, Constraint, Kind, Match, Pattern, Sym};
use legalize_source::{Diagnostic, Diagnostics, Span};
use rustc_hash::{FxHashMap, FxHashSet};

use super::{Lowered, PatternSpans};
use crate::error::{Code, error, note};

/// The largest benefit that the dialect's signed 16-bit attribute holds.
const MAX_BENEFIT: u16 = i16::MAX as u16;

/// The first thing in each pattern that the PDL dialect refuses.
pub fn check(lowered: &Lowered) -> Diagnostics {
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
        if statement.defines().iter().any(|(id, _)| !bound.contains(*id)) {
            let message = "expected a bindable user when defined in the matcher body of a `pdl.pattern`";
            return refuse(Code::Unbound, op, message, span);
        }
    }
    let misplaced = spans.misplaced.first();
    for (at, (action, &span)) in pattern.rewrite.iter().zip(&spans.actions).enumerate() {
        if misplaced.is_some_and(|&(before, ..)| before <= at) {
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
    if let Some(&(_, message, span)) = misplaced {
        return Some(error(Code::Unbound, message, span));
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

/// Symbols that something looks at; a bare result of an operation does not count as looking at it.
fn bound_symbols(pattern: &Pattern) -> FxHashSet<Sym> {
    let mut bound: FxHashSet<Sym> = pattern.root.iter().cloned().collect();
    for action in pattern.rewrite.iter().rev() {
        let is_result = matches!(action, Action::Result { .. } | Action::Results { .. });
        if !is_result || action.defines().iter().any(|(id, _)| bound.contains(*id)) {
            action.uses(&mut |sym, _| {
                bound.insert(sym.clone());
            });
        }
    }
    for statement in pattern.matches.iter().rev() {
        let is_result = matches!(statement, Match::Result { .. } | Match::Results { .. });
        if !is_result || statement.defines().iter().any(|(id, _)| bound.contains(*id)) {
            statement.uses(&mut |sym, _| {
                bound.insert(sym.clone());
            });
        }
    }
    bound
}

/// The first operation or value that is not connected with the first one of the pattern; only those that the
/// rewrite names count.
fn disconnected(pattern: &Pattern, spans: &PatternSpans) -> Option<Span> {
    let mut definer: FxHashMap<&Sym, usize> = FxHashMap::default();
    let mut users: FxHashMap<Sym, Vec<usize>> = FxHashMap::default();
    for (at, statement) in pattern.matches.iter().enumerate() {
        for (id, _) in statement.defines() {
            definer.insert(id, at);
        }
        statement.uses(&mut |sym, _| users.entry(sym.clone()).or_default().push(at));
    }
    let mut rewritten: FxHashSet<Sym> = pattern.root.iter().cloned().collect();
    for action in &pattern.rewrite {
        action.uses(&mut |sym, _| {
            rewritten.insert(sym.clone());
        });
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
        let named = statement.defines().iter().any(|(id, _)| rewritten.contains(*id));
        if !part || !named || visited[at] {
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
                    open.extend(operands.iter().filter_map(|operand| definer.get(operand).copied()));
                }
                Match::Result { op, .. } | Match::Results { op, .. } => {
                    open.extend(definer.get(op).copied());
                }
                _ => {}
            }
            for (id, _) in statement.defines() {
                open.extend(users.get(id).into_iter().flatten().copied());
            }
        }
    }
    None
}
