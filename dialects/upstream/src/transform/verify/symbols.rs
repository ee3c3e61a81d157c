//! References to named sequences: inclusions, matchers and actions, and attributes of the modules that hold
//! them.

use legalize_dialects_hooks::functions::signature;
use legalize_dialects_hooks::rules::{Checked, plain, plain_at, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_dialects_hooks::table::VerifyUse;
use legalize_ir::{
    AttrData, Attribute, Context, Ir, Name, OpId, SymbolTables, Type, ValueId, attr_to_string,
    is_symbol_table,
};
use rustc_hash::{FxHashMap, FxHashSet};

use super::consumers::{consumes, marks, noted, unmarked, verify_one_consumer};
use super::handles::interface;

const SEQUENCE: &str = "transform.named_sequence";

/// The named sequence that an attribute refers to.
fn sequence<'a>(at: Subject<'a>, tables: &mut SymbolTables, symbol: Attribute) -> Option<Subject<'a>> {
    let found = at.with_op(tables.lookup_nearest(at.ctx, at.ir, at.op, symbol)?);
    (found.name() == SEQUENCE).then_some(found)
}

/// Returns the position at which two lists of types have different interfaces.
fn mismatch(at: Subject<'_>, given: &[Type], taken: &[Type]) -> Option<usize> {
    given.iter().zip(taken).position(|(given, taken)| interface(at, *given) != interface(at, *taken))
}

fn verify_include(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Checked {
    let at = Subject { ctx, ir, op };
    let target = at.attr("target").and_then(|target| sequence(at, tables, target));
    let Some((target, (inputs, results))) = target.and_then(|target| Some((target, signature(target)?)))
    else {
        return wrong("does not reference a named transform sequence");
    };
    let (given, produced) = (at.operand_types(), at.result_types());
    verify_effects(at, target)?;
    if given.len() != inputs.len() {
        return plain("incorrect number of operands for callee");
    }
    if let Some(index) = given.iter().zip(&inputs).position(|(given, expected)| given != expected) {
        return wrong(format!(
            "operand type mismatch: expected operand type '{}', but provided '{}' for operand number {index}",
            at.show(inputs[index]),
            at.show(given[index])
        ));
    }
    if produced.len() != results.len() {
        return plain("incorrect number of results for callee");
    }
    if let Some(index) = mismatch(at, &produced, &results) {
        return wrong(format!(
            "type of result #{index} must implement the same transform dialect interface as the corresponding callee \
             result"
        ));
    }
    verify_marked(target, inputs.len())
}

/// Verifies that an inclusion has an effect on each of its operands: that an argument which takes it is
/// marked.
fn verify_effects(at: Subject<'_>, target: Subject<'_>) -> Checked {
    let values: Vec<ValueId> = at.ir.operands(at.op).collect();
    let marked = values.iter().enumerate().filter(|(index, _)| marks(target, *index) != (false, false));
    let marked: FxHashSet<ValueId> = marked.map(|(_, value)| *value).collect();
    match values.iter().position(|value| !marked.contains(value)) {
        Some(index) => {
            let error = plain("TransformOpInterface requires memory effects on operands to be specified");
            noted(at, error, at.op, &format!("no effects specified for operand #{index}"))
        }
        None => Ok(()),
    }
}

/// Verifies that all arguments of a referenced sequence are marked as consumed or read only.
fn verify_marked(target: Subject<'_>, count: usize) -> Checked {
    if (0..count).all(|index| marks(target, index) != (false, false)) {
        Ok(())
    } else {
        plain_at(
            target,
            target.op,
            "must provide consumed/readonly status for arguments of external or called ops",
        )
    }
}

const DECLARED: &str = "symbol declaration";

/// Verifies the matcher and the action at one position.
fn verify_pair(
    at: Subject<'_>,
    tables: &mut SymbolTables,
    (matcher, action): (Attribute, Attribute),
) -> Checked {
    let shown = |symbol| attr_to_string(at.ctx, symbol);
    let (first, second) = (shown(matcher), shown(action));
    let Some(matcher) = sequence(at, tables, matcher) else {
        return plain(format!("unresolved matcher symbol {first}"));
    };
    let Some(action) = sequence(at, tables, action) else {
        return plain(format!("unresolved action symbol {second}"));
    };
    let (Some((taken, matched)), Some((args, results))) = (signature(matcher), signature(action)) else {
        return Ok(());
    };
    verify_marked(matcher, taken.len())?;
    verify_marked(action, args.len())?;
    let given = at.operand_types();
    if let Some(index) = (0..taken.len()).find(|index| marks(matcher, *index).1) {
        let error = wrong(format!("does not expect matcher symbol to consume its operand #{index}"));
        return noted(at, error, matcher.op, DECLARED);
    }
    if given.len() != taken.len() {
        let error = plain(format!(
            "the number of operands ({}) doesn't match the number of matcher arguments ({}) for {first}",
            given.len(),
            taken.len()
        ));
        return noted(at, error, matcher.op, DECLARED);
    }
    if let Some(index) = mismatch(at, &given, &taken) {
        let error = plain(format!(
            "mismatching type interfaces for operand and matcher argument #{index} of matcher {first}"
        ));
        return noted(at, error, matcher.op, DECLARED);
    }
    if matched.len() != args.len() {
        return plain(format!(
            "mismatching number of matcher results and action arguments between {first} ({}) and {second} ({})",
            matched.len(),
            args.len()
        ));
    }
    if let Some(index) = mismatch(at, &matched, &args) {
        return plain(format!(
            "mismatching type interfaces for matcher result and action argument #{index}of matcher {first} and action \
             {second}"
        ));
    }
    verify_results(at, &results, &second).or_else(|error| noted(at, Err(error), action.op, DECLARED))
}

/// Verifies the results of an action, which follow the forwarded operands.
fn verify_results(at: Subject<'_>, results: &[Type], action: &str) -> Checked {
    let produced = at.result_types();
    let extra = produced.get(at.operand_types().len()..).unwrap_or_default();
    if extra.len() != results.len() {
        return plain(format!(
            "the number of action results ({}) for {action} doesn't match the number of extra op results ({})",
            results.len(),
            extra.len()
        ));
    }
    match mismatch(at, results, extra) {
        Some(index) => plain(format!(
            "mismatching type interfaces for action result #{index} of action {action} and op result"
        )),
        None => Ok(()),
    }
}

fn verify_foreach_match(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Checked {
    let at = Subject { ctx, ir, op };
    let pairs = at.list("matchers").iter().copied().zip(at.list("actions").iter().copied());
    for pair in pairs {
        verify_pair(at, tables, pair)?;
    }
    Ok(())
}

fn verify_collect(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Checked {
    let at = Subject { ctx, ir, op };
    let Some(symbol) = at.attr("matcher") else { return Ok(()) };
    let Some(matcher) = sequence(at, tables, symbol) else {
        return plain(format!("unresolved matcher symbol {}", attr_to_string(ctx, symbol)));
    };
    let Some((taken, matched)) = signature(matcher) else { return Ok(()) };
    match taken[..] {
        [arg] if interface(at, arg) == Some(0) => {}
        _ => return plain("expected the matcher to take one operation handle argument"),
    }
    if !marks(matcher, 0).0 {
        return plain("expected the matcher argument to be marked readonly");
    }
    let produced = at.result_types();
    if produced.len() != matched.len() {
        return plain(format!(
            "expected the matcher to yield as many values as op has results ({}), got {}",
            produced.len(),
            matched.len()
        ));
    }
    match mismatch(at, &matched, &produced) {
        Some(index) => {
            plain(format!("mismatching type interfaces for matcher result and op result #{index}"))
        }
        None => Ok(()),
    }
}

/// Verifies the arguments of a sequence with regard to the sequences that it includes, which may consume
/// them.
fn verify_inclusions(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Checked {
    let at = Subject { ctx, ir, op };
    let Some(block) = at.block(0) else { return Ok(()) };
    for (index, &arg) in ir.block(block).args().iter().enumerate() {
        let mut included = false;
        let mut found = Vec::new();
        for used in ir.uses(arg) {
            let user = at.with_op(used.op);
            if user.name() != "transform.include" {
                found.extend(consumes(user, used.index as usize).then_some(used));
                continue;
            }
            let target = user.attr("target").and_then(|target| sequence(user, tables, target));
            if target.is_some_and(|target| marks(target, used.index as usize).1) {
                included = true;
                found.push(used);
            }
        }
        if !included {
            continue;
        }
        if at.name() != SEQUENCE {
            verify_one_consumer(at, index, &found)?;
        } else if marks(at, index) == (true, false) {
            return unmarked(index);
        }
    }
    Ok(())
}

pub(crate) const SYMBOL_USES: &[(&str, VerifyUse)] = &[
    (SEQUENCE, verify_inclusions),
    ("transform.sequence", verify_inclusions),
    ("transform.collect_matching", verify_collect),
    ("transform.foreach_match", verify_foreach_match),
    ("transform.include", verify_include),
];

/// The named sequences that a sequence includes.
fn included(at: Subject<'_>, tables: &mut SymbolTables) -> Vec<OpId> {
    let mut found = Vec::new();
    let mut open = vec![at.op];
    while let Some(op) = open.pop() {
        let inner = at.with_op(op);
        if inner.name() == "transform.include"
            && let Some(target) = inner.attr("target")
        {
            found.extend(tables.lookup_nearest(at.ctx, at.ir, op, target));
        }
        for &region in at.ir.op(op).regions() {
            for block in at.ir.region_blocks(region) {
                open.extend(at.ir.block_ops(block));
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// A sequence in the search for cycles.
struct Visited {
    op: OpId,
    /// The sequences that it includes; those before `next` are visited.
    included: Vec<OpId>,
    next: usize,
    /// The least number of a sequence that is known to be reached and has no component yet.
    low: usize,
    is_open: bool,
}

/// Returns the first cycle of inclusions: a strongly connected component, by Tarjan's algorithm with a list
/// in place of recursion.
fn cycle(at: Subject<'_>, sequences: &[OpId]) -> Option<FxHashSet<OpId>> {
    let mut tables = SymbolTables::new();
    let mut visited: Vec<Visited> = Vec::new();
    let mut numbers: FxHashMap<OpId, usize> = FxHashMap::default();
    let mut open: Vec<usize> = Vec::new();
    for &root in sequences {
        let mut path = Vec::new();
        let mut enter = (!numbers.contains_key(&root)).then_some(root);
        loop {
            if let Some(op) = enter.take() {
                let number = visited.len();
                let included = included(at.with_op(op), &mut tables);
                visited.push(Visited { op, included, next: 0, low: number, is_open: true });
                numbers.insert(op, number);
                open.push(number);
                path.push(number);
            }
            let Some(&number) = path.last() else { break };
            let here = &mut visited[number];
            if let Some(&op) = here.included.get(here.next) {
                here.next += 1;
                match numbers.get(&op) {
                    None => enter = Some(op),
                    Some(&other) if visited[other].is_open => {
                        visited[number].low = visited[number].low.min(other);
                    }
                    Some(_) => {}
                }
                continue;
            }
            path.pop();
            let low = here.low;
            if let Some(&outer) = path.last() {
                visited[outer].low = visited[outer].low.min(low);
            }
            if low == number {
                let start = open.iter().rposition(|&member| member == number).unwrap_or_default();
                let members: FxHashSet<OpId> = open.drain(start..).map(|member| visited[member].op).collect();
                let here = &visited[number];
                if members.len() > 1 || here.included.contains(&here.op) {
                    return Some(members);
                }
                visited[number].is_open = false;
            }
        }
    }
    None
}

fn verify_holder(at: Subject<'_>) -> Checked {
    if !is_symbol_table(at.ctx, at.ir, at.op) {
        return plain(
            "\"transform.with_named_sequence\" attribute can only be attached to operations with symbol tables",
        );
    }
    let Some(block) = at.block(0) else { return Ok(()) };
    let sequences = at.ir.block_ops(block).map(|op| at.with_op(op)).filter(|op| op.name() == SEQUENCE);
    let sequences: Vec<OpId> = sequences.map(|op| op.op).collect();
    let Some(members) = cycle(at, &sequences) else { return Ok(()) };
    let recursive: Vec<OpId> = sequences.into_iter().filter(|op| members.contains(op)).collect();
    let Some((last, others)) = recursive.split_last() else { return Ok(()) };
    let error = plain_at(at, *last, "recursion not allowed in named sequences");
    others.iter().rev().fold(error, |error, op| noted(at, error, *op, "operation on recursion stack"))
}

/// Verifies an attribute of the dialect on an operation.
pub(crate) fn verify_attribute(ctx: &Context, ir: &Ir, op: OpId, name: Name, value: Attribute) -> Checked {
    let at = Subject { ctx, ir, op };
    match ctx.str(name) {
        "transform.with_named_sequence" => verify_holder(at),
        "transform.target_tag" => match ctx.as_str(value) {
            Some(_) => Ok(()),
            None => plain("\"transform.target_tag\" attribute must be a string"),
        },
        name @ ("transform.consumed" | "transform.readonly" | "transform.silence_tracking_failures") => {
            match ctx.attr_data(value) {
                AttrData::Unit => Ok(()),
                _ => plain(format!("\"{name}\" must be a unit attribute")),
            }
        }
        name => plain(format!("unknown attribute: \"{name}\"")),
    }
}
