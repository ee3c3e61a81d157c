//! Canonical loops of omp, and their names: those of a region are numbered, and loops within each other have
//! a depth.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/OpenMPDialect/>.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::region_assembly::entry_args;
use legalize_ir::{
    Context, Ir, OpId, OpParser, OpPrinter, OperationState, Punct, RegionId, Traits, Type, TypeData, ValueId,
};

pub(super) const LOOP: &str = "omp.canonical_loop";

pub(super) fn cli_type(ctx: &Context) -> Type {
    ctx.ty(TypeData::Dialect { name: ctx.name("omp.cli"), params: [].into() })
}

// `(%loop) %i : type in range(%count) { … } {…}`

pub(super) fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let mut name = None;
    if p.try_punct(Punct::LParen) {
        let operand = p.parse_operand()?;
        name = Some(p.resolve_operand(&operand, cli_type(p.ctx()))?);
        p.parse_punct(Punct::RParen)?;
    }
    let counter = p.parse_argument(true, false)?;
    p.parse_keyword("in")?;
    p.parse_keyword("range")?;
    p.parse_punct(Punct::LParen)?;
    let count = p.parse_operand()?;
    p.parse_punct(Punct::RParen)?;
    let ty = counter.ty.unwrap_or(p.ctx().common().index);
    state.operands.push(p.resolve_operand(&count, ty)?);
    let region = p.parse_region(&[counter])?;
    state.regions.push(region);
    state.operands.extend(name);
    p.parse_attr_dict(state)
}

pub(super) fn print(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let values: Vec<ValueId> = ir.operands(op).collect();
    let (&[count, ref name @ ..], &[region]) = (&values[..], ir.op(op).regions()) else {
        return p.generic_op(op);
    };
    let Some(&counter) = entry_args(p, region).first() else { return p.generic_op(op) };
    if let Some(&name) = name.first() {
        p.text("(");
        p.operand(name);
        p.text(")");
    }
    p.text(" ");
    p.operand(counter);
    p.text(" : ");
    p.ty(ir.value_type(counter));
    p.text(" in range(");
    p.operand(count);
    p.text(") ");
    p.region(region, false, true);
    p.attr_dict(op, &[]);
}

/// Names the counter of a loop.
pub(super) fn name_counter(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    region: RegionId,
    set: &mut dyn FnMut(ValueId, &str),
) {
    let first = ir.region(region).first();
    if let Some(&counter) = first.and_then(|block| ir.block(block).args().first()) {
        set(counter, &nested_name(ctx, ir, op, "iv"));
    }
}

/// Names the handle of a loop by the operation that generates the loop.
pub(super) fn name_handle(ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let Some(&handle) = ir.op(op).results().first() else { return };
    for user in ir.users(handle) {
        match ctx.op_str(ir.op(user).name()) {
            LOOP => return set(handle, &nested_name(ctx, ir, user, "canonloop")),
            "omp.tile" => {
                let at = legalize_dialects_hooks::subject::Subject { ctx, ir, op: user };
                let generatees = at.values(0);
                if let Some(index) = generatees.iter().position(|value| *value == handle) {
                    let half = generatees.len() / 2;
                    let (word, number) =
                        if index < half { ("grid", index) } else { ("intratile", index - half) };
                    return set(handle, &format!("{word}{}", number + 1));
                }
            }
            _ => {}
        }
    }
    set(handle, "cli");
}

/// A step from an operation outwards.
enum Step {
    /// An operation in a region, and its number among those with regions.
    Op { op: OpId, number: usize },
    /// A region of an operation, by its index.
    Region(usize),
}

struct Part {
    step: Step,
    /// True if there is no other that it could be confused with.
    is_only: bool,
    depth: usize,
    skipped: bool,
}

impl Part {
    fn new(step: Step, is_only: bool) -> Self {
        Part { step, is_only, depth: 0, skipped: false }
    }

    fn is_region(&self) -> bool {
        matches!(self.step, Step::Region(_))
    }

    fn is_loop(&self, ctx: &Context, ir: &Ir) -> bool {
        matches!(self.step, Step::Op { op, .. } if ctx.op_str(ir.op(op).name()) == LOOP)
    }
}

/// The number of an operation among those with regions in its region, and true if it is the only one.
fn place(ir: &Ir, region: RegionId, op: OpId) -> (usize, bool) {
    let all = ir.region_blocks(region).flat_map(|block| ir.block_ops(block));
    let holders: Vec<OpId> = all.filter(|op| !ir.op(*op).regions().is_empty()).collect();
    (holders.iter().position(|holder| *holder == op).unwrap_or(0), holders.len() <= 1)
}

/// The steps from a loop outwards, up to the operation that isolates it.
fn parts(ctx: &Context, ir: &Ir, op: OpId) -> Vec<Part> {
    let mut found = Vec::new();
    let mut inner = Some(op);
    while let Some(op) = inner {
        let Some(region) = ir.op(op).parent().and_then(|block| ir.block(block).parent()) else { break };
        let (number, is_only) = place(ir, region, op);
        found.push(Part::new(Step::Op { op, number }, is_only));
        let outer = ir.parent_op(op);
        let isolates = outer
            .and_then(|outer| ir.info(ctx, outer))
            .is_some_and(|info| info.traits.contains(Traits::ISOLATED_FROM_ABOVE));
        let regions = outer.map_or(&[][..], |outer| ir.op(outer).regions());
        let index = regions.iter().position(|other| *other == region).unwrap_or(0);
        let is_only = outer.is_none() || isolates || regions.len() <= 1;
        found.push(Part::new(Step::Region(if is_only { 0 } else { index }), is_only));
        inner = outer.filter(|_| !isolates);
    }
    found
}

/// The name of a loop: a word, then the number of each step that is not the only one, `_d` with the depth in
/// a nest.
fn nested_name(ctx: &Context, ir: &Ir, op: OpId, word: &str) -> String {
    let mut parts = parts(ctx, ir, op);
    for part in parts.iter_mut().filter(|part| part.is_region()) {
        part.skipped = part.is_only;
    }
    find_depths(ctx, ir, &mut parts);
    skip_nests(&mut parts);
    for part in parts.iter_mut().filter(|part| !part.is_region() && part.is_only) {
        part.skipped |= !part.is_loop(ctx, ir);
    }
    // The only one is known by what is around it.
    let mut is_known = true;
    for part in parts.iter_mut().rev() {
        part.skipped |= is_known && part.is_only;
        is_known = part.is_region() && (is_known || !part.skipped);
    }
    let mut name = word.to_owned();
    for part in parts.iter().rev().filter(|part| !part.skipped) {
        name.push_str(&match part.step {
            Step::Region(index) => format!("_r{index}"),
            Step::Op { .. } if part.depth > 0 => format!("_d{}", part.depth),
            Step::Op { number, .. } => format!("_s{number}"),
        });
    }
    name
}

/// Finds the number of loops around each loop of a nest.
fn find_depths(ctx: &Context, ir: &Ir, parts: &mut [Part]) {
    let mut around = 0;
    for part in parts.iter_mut().rev().filter(|part| !part.skipped) {
        if part.is_region() {
            around = 0;
            continue;
        }
        if !part.is_only {
            around = 0;
        }
        part.depth = around;
        around += usize::from(part.is_loop(ctx, ir));
    }
}

/// Skips all loops of a nest but the innermost, which gives the depth.
fn skip_nests(parts: &mut [Part]) {
    let mut is_nest = false;
    for part in parts.iter_mut().filter(|part| !part.skipped && !part.is_region()) {
        if !is_nest && part.depth >= 1 {
            is_nest = true;
        } else if is_nest {
            part.skipped = part.is_only;
            is_nest = part.depth != 0;
        }
    }
}
