//! Loops of omp: a wrapper contains one loop or one wrapper, and is marked if it is part of a composite
//! construct.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::OpId;

const COMPOSITE: &str = "omp.composite";
const NEST: &str = "omp.loop_nest";

fn is_wrapper(at: Subject<'_>) -> bool {
    let interface = at.ctx.find_name("LoopWrapperInterface");
    let info = at.ir.info(at.ctx, at.op);
    info.zip(interface).is_some_and(|(info, interface)| info.has_trait_named(interface))
}

/// The only operation in a wrapper.
fn nested(at: Subject<'_>) -> Option<Subject<'_>> {
    let block = at.block(0)?;
    at.ir.block(block).first().map(|op| at.with_op(op))
}

fn nested_wrapper(at: Subject<'_>) -> Option<Subject<'_>> {
    nested(at).filter(|nested| is_wrapper(*nested))
}

fn is_nested(at: Subject<'_>) -> bool {
    at.parent().is_some_and(is_wrapper)
}

fn verify_wrapper(at: Subject<'_>) -> Checked {
    let mut held = at.ir.op(at.op).regions().iter().flat_map(|region| at.ir.region_blocks(*region));
    let count: usize = held.by_ref().map(|block| at.ir.block_ops(block).count()).sum();
    if count != 1 {
        return wrong("loop wrapper does not contain exactly one nested op");
    }
    match nested(at) {
        Some(nested) if nested.name() != NEST && !is_wrapper(nested) => {
            wrong("nested in loop wrapper is not another loop wrapper or `omp.loop_nest`")
        }
        _ => Ok(()),
    }
}

/// Verifies that the mark is present if and only if it is required.
fn verify_mark(at: Subject<'_>, expected: bool, kind: &str) -> Checked {
    match (at.has(COMPOSITE), expected) {
        (true, false) => plain(format!("'{COMPOSITE}' attribute present in non-composite {kind}")),
        (false, true) => plain(format!("'{COMPOSITE}' attribute missing from composite {kind}")),
        _ => Ok(()),
    }
}

fn verify_simd(at: Subject<'_>) -> Checked {
    verify_wrapper(at)?;
    verify_mark(at, is_nested(at), "wrapper")?;
    match nested_wrapper(at) {
        Some(_) => wrong("must wrap an 'omp.loop_nest' directly"),
        None => Ok(()),
    }
}

const ONLY_SIMD: &str = "only supported nested wrapper is 'omp.simd'";

/// Verifies a worksharing loop: a wrapper that may contain a SIMD wrapper.
fn verify_shared(at: Subject<'_>, is_nested: bool) -> Checked {
    verify_wrapper(at)?;
    let nested = nested_wrapper(at);
    verify_mark(at, nested.is_some() || is_nested, "wrapper")?;
    match nested {
        Some(nested) if nested.name() != "omp.simd" => plain(ONLY_SIMD),
        _ => Ok(()),
    }
}

fn verify_distribute(at: Subject<'_>) -> Checked {
    verify_wrapper(at)?;
    let nested = nested_wrapper(at);
    verify_mark(at, nested.is_some(), "wrapper")?;
    match nested.map(Subject::name) {
        Some("omp.wsloop")
            if !at
                .parent()
                .is_some_and(|parent| parent.name() == "omp.parallel" && parent.has(COMPOSITE)) =>
        {
            plain(
                "an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent",
            )
        }
        Some("omp.wsloop" | "omp.simd") | None => Ok(()),
        Some(_) => plain("only supported nested wrappers are 'omp.simd' and 'omp.wsloop'"),
    }
}

fn verify_loop(at: Subject<'_>) -> Checked {
    verify_wrapper(at)?;
    if is_nested(at) || nested_wrapper(at).is_some() {
        wrong("expected to be a standalone loop wrapper")
    } else {
        Ok(())
    }
}

fn verify_parallel(at: Subject<'_>) -> Checked {
    let Some(block) = at.block(0) else { return Ok(()) };
    let named = |op: OpId| at.with_op(op).name();
    match at.ir.block_ops(block).filter(|op| named(*op) == "omp.distribute").count() {
        0 => return verify_mark(at, false, "operation"),
        1 => verify_mark(at, true, "operation")?,
        _ => return plain("multiple 'omp.distribute' nested inside of 'omp.parallel'"),
    }
    let other = at
        .ir
        .block_ops(block)
        .map(named)
        .find(|name| name.starts_with("omp.") && !matches!(*name, "omp.distribute" | "omp.terminator"));
    match other {
        Some(name) => {
            plain(format!("unexpected OpenMP operation inside of composite 'omp.parallel': {name}"))
        }
        None => Ok(()),
    }
}

fn verify_nest(at: Subject<'_>) -> Checked {
    let (bounds, Some(block)) = (at.types(0), at.block(0)) else { return Ok(()) };
    let args = at.args(block);
    if bounds.is_empty() {
        return wrong("must represent at least one loop");
    }
    if args.len() != bounds.len() {
        return wrong("number of range arguments and IVs do not match");
    }
    if args != bounds {
        return wrong("range argument type does not match corresponding IV type");
    }
    if at.int("collapse_num_loops").is_some_and(|count| count as u64 > args.len() as u64) {
        return wrong("collapse value is larger than the number of loops");
    }
    if at.ints("tile_sizes").is_some_and(|sizes| sizes.len() > args.len()) {
        return wrong("too few canonical loops for tile dimensions");
    }
    if is_nested(at) { Ok(()) } else { wrong("expects parent op to be a loop wrapper") }
}

fn verify_lengths(at: Subject<'_>) -> Checked {
    match (at.int("simdlen"), at.int("safelen")) {
        (Some(simd), Some(safe)) if simd > safe => wrong(
            "simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to \
             safelen value",
        ),
        _ => Ok(()),
    }
}

pub(super) const RULES: Rules =
    Rules::after("wrappers", &[(NEST, verify_nest), ("omp.simd", verify_lengths)]);

pub(super) const REGION_RULES: Rules = Rules::after_regions(
    "wrappers",
    &[
        ("omp.distribute", verify_distribute),
        ("omp.loop", verify_loop),
        ("omp.parallel", verify_parallel),
        ("omp.simd", verify_simd),
        ("omp.taskloop", |at| verify_shared(at, false)),
        ("omp.wsloop", |at| verify_shared(at, is_nested(at))),
    ],
);
