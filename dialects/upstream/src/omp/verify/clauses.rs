//! Clauses of omp with variables and symbols: reductions, private and copied variables, alignment.

use legalize_dialects_hooks::functions::function_type;
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::{AttrData, Attribute, Type, ValueId, attr_to_string, lookup_nearest_symbol};

/// The values of a group of operands by its name.
pub(super) fn values(at: Subject<'_>, group: &str) -> Vec<ValueId> {
    at.group_named(group).map(|group| at.values(group)).unwrap_or_default()
}

/// The operation of a kind that a symbol refers to.
pub(super) fn declaration<'a>(at: Subject<'a>, symbol: Attribute, kind: &str) -> Option<Subject<'a>> {
    let found = lookup_nearest_symbol(at.ctx, at.ir, at.op, symbol).map(|found| at.with_op(found));
    found.filter(|found| found.name() == kind)
}

fn is_repeated(values: &[ValueId]) -> bool {
    values.iter().enumerate().any(|(index, value)| values[..index].contains(value))
}

/// The type of the first argument of a region.
fn first_argument(at: Subject<'_>, region: usize) -> Option<Type> {
    at.args(at.block(region)?).first().copied()
}

/// The region of a reduction's declaration that combines values atomically.
const ATOMIC: usize = 3;

/// Verifies that there is a declaration for each variable of a reduction.
fn verify_reduction(at: Subject<'_>, clause: &str) -> Checked {
    let vars = values(at, &format!("{clause}_vars"));
    let symbols = format!("{clause}_syms");
    if vars.is_empty() {
        return if at.has(&symbols) { wrong("unexpected reduction symbol references") } else { Ok(()) };
    }
    let symbols = at.list(&symbols);
    if symbols.len() != vars.len() {
        return wrong("expected as many reduction symbol references as reduction variables");
    }
    let flags = match at.attr_data(&format!("{clause}_byref")) {
        Some(AttrData::DenseArray { len, .. }) => Some(*len as usize),
        _ => None,
    };
    if flags.is_some_and(|flags| flags != vars.len()) {
        return plain("expected as many reduction variable by reference attributes as reduction variables");
    }
    for (index, (&var, &symbol)) in vars.iter().zip(symbols).enumerate() {
        if vars[..index].contains(&var) {
            return wrong("accumulator variable used more than once");
        }
        let Some(declared) = declaration(at, symbol, "omp.declare_reduction") else {
            return wrong(format!(
                "expected symbol reference {} to point to a reduction declaration",
                attr_to_string(at.ctx, symbol)
            ));
        };
        let found = at.ir.value_type(var);
        if let Some(expected) = first_argument(declared, ATOMIC).filter(|expected| *expected != found) {
            return wrong(format!(
                "expected accumulator ('{}') to be the same type as reduction declaration ('{}')",
                at.show(found),
                at.show(expected)
            ));
        }
    }
    Ok(())
}

/// The type of the arguments of a private variable's declaration.
fn private_type(declared: Subject<'_>) -> Option<Type> {
    let regions = declared.ir.op(declared.op).regions().len();
    (0..regions).find_map(|region| first_argument(declared, region))
}

/// Verifies that there is a declaration for each private variable.
fn verify_private(at: Subject<'_>) -> Checked {
    let (vars, symbols) = (values(at, "private_vars"), at.list("private_syms"));
    if vars.len() != symbols.len() {
        return plain(format!(
            "inconsistent number of private variables and privatizer op symbols, private vars: {} vs. privatizer op \
             symbols: {}",
            vars.len(),
            symbols.len()
        ));
    }
    for (var, &symbol) in vars.into_iter().zip(symbols) {
        let Some(declared) = declaration(at, symbol, "omp.private") else {
            let name = attr_to_string(at.ctx, symbol);
            return plain(format!("failed to lookup privatizer op with symbol: '{name}'"));
        };
        let found = at.ir.value_type(var);
        if let Some(expected) = private_type(declared).filter(|expected| *expected != found) {
            let kind = declared.word("data_sharing_type").unwrap_or_default();
            return plain(format!(
                "type mismatch between a {kind} variable and its privatizer op, var type: '{}' vs. privatizer op type: \
                 '{}'",
                at.show(found),
                at.show(expected)
            ));
        }
    }
    Ok(())
}

/// Verifies that there is a function for each variable that is copied to the other threads.
fn verify_copied(at: Subject<'_>) -> Checked {
    let (vars, symbols) = (values(at, "copyprivate_vars"), at.list("copyprivate_syms"));
    if vars.len() != symbols.len() {
        return wrong(format!(
            "inconsistent number of copyprivate vars (= {}) and functions (= {}), both must be equal",
            vars.len(),
            symbols.len()
        ));
    }
    for (var, &symbol) in vars.into_iter().zip(symbols) {
        let name = attr_to_string(at.ctx, symbol);
        let function = lookup_nearest_symbol(at.ctx, at.ir, at.op, symbol)
            .filter(|found| matches!(at.with_op(*found).name(), "func.func" | "llvm.func"));
        let Some(function) = function else {
            return wrong(format!("expected symbol reference {name} to point to a copy function"));
        };
        let Some((inputs, _)) = function_type(at.ctx, at.ir, function) else { return Ok(()) };
        let &[first, second] = &inputs[..] else {
            return wrong(format!("expected copy function {name} to have 2 operands"));
        };
        if first != second {
            return wrong(format!("expected copy function {name} arguments to have the same type"));
        }
        let found = at.ir.value_type(var);
        if first != found {
            return wrong(format!(
                "expected copy function arguments' type ('{}') to be the same as copyprivate variable's type ('{}')",
                at.show(first),
                at.show(found)
            ));
        }
    }
    Ok(())
}

/// Verifies that each aligned variable has one positive alignment.
fn verify_aligned(at: Subject<'_>) -> Checked {
    let vars = values(at, "aligned_vars");
    if vars.is_empty() {
        return if at.has("alignments") { wrong("unexpected alignment values attribute") } else { Ok(()) };
    }
    let alignments = at.list("alignments");
    if alignments.len() != vars.len() {
        return wrong("expected as many alignment values as aligned variables");
    }
    if is_repeated(&vars) {
        return wrong("aligned variable used more than once");
    }
    for &alignment in alignments {
        match at.ctx.as_i64(alignment) {
            Some(1..) => {}
            Some(_) => return wrong("alignment should be greater than 0"),
            None => return wrong("expected integer alignment"),
        }
    }
    Ok(())
}

fn verify_simd(at: Subject<'_>) -> Checked {
    verify_aligned(at)?;
    if is_repeated(&values(at, "nontemporal_vars")) {
        return wrong("nontemporal variable used more than once");
    }
    for &symbol in at.list("private_syms") {
        let Some(declared) = declaration(at, symbol, "omp.private") else {
            return plain(format!("Cannot find privatizer '{}'", attr_to_string(at.ctx, symbol)));
        };
        if declared.word("data_sharing_type").as_deref() == Some("firstprivate") {
            return plain("FIRSTPRIVATE cannot be used with SIMD");
        }
    }
    Ok(())
}

fn verify_teams(at: Subject<'_>) -> Checked {
    let mut around = std::iter::successors(at.parent(), |parent| parent.parent());
    let is_target = at.parent().is_some_and(|parent| parent.name() == "omp.target");
    if !is_target && around.any(|parent| parent.name().starts_with("omp.")) {
        return plain(
            "expected to be nested inside of omp.target or not nested in any OpenMP dialect operations",
        );
    }
    let bound = |group: &str| values(at, group).first().map(|value| at.ir.value_type(*value));
    match (bound("num_teams_lower"), bound("num_teams_upper")) {
        (Some(_), None) => {
            return plain("expected num_teams upper bound to be defined if the lower bound is defined");
        }
        (Some(lower), Some(upper)) if lower != upper => {
            return plain("expected num_teams upper bound and lower bound to be the same type");
        }
        _ => {}
    }
    verify_allocators(at)?;
    verify_reduction(at, "reduction")
}

/// Verifies that there is an allocator for each allocated variable.
fn verify_allocators(at: Subject<'_>) -> Checked {
    if values(at, "allocate_vars").len() == values(at, "allocator_vars").len() {
        Ok(())
    } else {
        plain("expected equal sizes for allocate and allocator variables")
    }
}

fn verify_taskloop(at: Subject<'_>) -> Checked {
    verify_allocators(at)?;
    verify_reduction(at, "reduction")?;
    verify_reduction(at, "in_reduction")?;
    let (reduced, shared) = (values(at, "reduction_vars"), values(at, "in_reduction_vars"));
    if !reduced.is_empty() && at.has("nogroup") {
        return plain(
            "if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified",
        );
    }
    if reduced.iter().any(|var| shared.contains(var)) {
        return plain("the same list item cannot appear in both a reduction and an in_reduction clause");
    }
    if !values(at, "grainsize").is_empty() && !values(at, "num_tasks").is_empty() {
        plain(
            "the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop \
         directive",
        )
    } else {
        Ok(())
    }
}

fn verify_distribute(at: Subject<'_>) -> Checked {
    if !values(at, "dist_schedule_chunk_size").is_empty() && !at.has("dist_schedule_static") {
        wrong("chunk size set without dist_schedule_static being present")
    } else {
        verify_allocators(at)
    }
}

fn verify_alignment(at: Subject<'_>) -> Checked {
    // An unsigned number of 64 bits.
    match at.int("align").map(|align| align as u64) {
        Some(align) if align > 0 && !align.is_power_of_two() => {
            plain(format!("ALIGN value : {align} must be power of 2"))
        }
        _ => Ok(()),
    }
}

pub(super) const RULES: Rules = Rules::after(
    "clauses",
    &[
        ("omp.allocate_dir", verify_alignment),
        ("omp.distribute", verify_distribute),
        ("omp.loop", |at| verify_reduction(at, "reduction")),
        ("omp.parallel", |at| {
            verify_private(at)?;
            verify_reduction(at, "reduction")
        }),
        ("omp.sections", |at| verify_reduction(at, "reduction")),
        ("omp.simd", verify_simd),
        ("omp.single", verify_copied),
        ("omp.task", |at| verify_reduction(at, "in_reduction")),
        ("omp.taskgroup", |at| verify_reduction(at, "task_reduction")),
        ("omp.taskloop", verify_taskloop),
        ("omp.teams", verify_teams),
        ("omp.wsloop", |at| verify_reduction(at, "reduction")),
    ],
);
