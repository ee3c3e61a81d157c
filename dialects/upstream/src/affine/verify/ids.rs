//! Valid dimensions and symbols of affine operations.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/Affine/#restrictions-on-dimensions-and-symbols>.

use std::collections::HashSet;

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::{
    AttrData, Context, Ir, OpId, RegionId, Traits, Type, TypeData, ValueDef, ValueId, constant_operand,
};

/// The regions whose values do not change within the scope of an operation.
pub(super) struct Scope<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    regions: Vec<RegionId>,
}

/// Purpose of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    Dim,
    Symbol,
}

impl<'a> Scope<'a> {
    pub(super) fn of(at: Subject<'a>) -> Self {
        let (ctx, ir) = (at.ctx, at.ir);
        let mut regions = Vec::new();
        let mut region = ir.parent_region(at.op);
        // The innermost scope comes first; outer values count as far as the enclosing operation can use them.
        while let Some(here) = region {
            let Some(parent) = ir.region(here).parent() else { break };
            if !regions.is_empty() || has(ctx, ir, parent, Traits::AFFINE_SCOPE) {
                regions.push(here);
                if has(ctx, ir, parent, Traits::ISOLATED_FROM_ABOVE) {
                    break;
                }
            }
            region = ir.parent_region(parent);
        }
        Scope { ctx, ir, regions }
    }

    fn region_of(&self, value: ValueId) -> Option<RegionId> {
        let block = match self.ir.value(value).def() {
            ValueDef::Argument { block, .. } => block,
            ValueDef::Result { op, .. } => self.ir.op(op).parent()?,
        };
        self.ir.block(block).parent()
    }

    /// Returns true if a value is defined at the top level of a scope.
    fn is_top_level(&self, value: ValueId) -> bool {
        let parent = self.region_of(value).and_then(|region| self.ir.region(region).parent());
        parent.is_some_and(|parent| has(self.ctx, self.ir, parent, Traits::AFFINE_SCOPE))
    }

    /// The size operand that a dimension of a buffer was created with; `None` if it is indeterminate,
    /// `Some(None)` if the dimension is static or the buffer is defined at the top level.
    fn size(&self, dim: OpId) -> Option<Option<ValueId>> {
        let mut operands = self.ir.operands(dim);
        let (mut buffer, index) = (operands.next()?, operands.next()?);
        if self.is_top_level(buffer) {
            return Some(None);
        }
        let index = constant_operand(self.ctx, self.ir, index).and_then(|index| self.ctx.as_i64(index))?;
        let index = usize::try_from(index).ok()?;
        loop {
            let defining = Subject { ctx: self.ctx, ir: self.ir, op: self.ir.defining_op(buffer)? };
            let group = match defining.name() {
                "memref.cast" => {
                    buffer = self.ir.operands(defining.op).next()?;
                    continue;
                }
                "memref.alloc" | "memref.alloca" => 0,
                "memref.subview" | "memref.view" => 2,
                _ => return None,
            };
            let TypeData::MemRef { shape, .. } = self.ctx.type_data(self.ir.value_type(buffer)) else {
                return None;
            };
            if *shape.get(index)? != Type::DYNAMIC {
                return Some(None);
            }
            let open = shape[..index].iter().filter(|extent| **extent == Type::DYNAMIC).count();
            return defining.values(group).get(open).map(|size| Some(*size));
        }
    }

    /// Returns true if a value is a valid dimension or symbol.
    pub(super) fn allows(&self, value: ValueId, expected: Use) -> bool {
        let mut seen = HashSet::new();
        let mut pending = vec![(value, expected)];
        while let Some((value, expected)) = pending.pop() {
            if !seen.insert((value, expected == Use::Dim)) {
                continue;
            }
            if !matches!(self.ctx.type_data(self.ir.value_type(value)), TypeData::Index) {
                return false;
            }
            if self.region_of(value).is_some_and(|region| self.regions.contains(&region)) {
                continue;
            }
            let op = match self.ir.value(value).def() {
                ValueDef::Result { op, .. } => op,
                ValueDef::Argument { block, .. } => {
                    let parent = self
                        .ir
                        .block_parent_op(block)
                        .map(|parent| self.ctx.op_str(self.ir.op(parent).name()));
                    match parent {
                        Some("affine.for" | "affine.parallel") if expected == Use::Dim => continue,
                        _ => return false,
                    }
                }
            };
            if constant_operand(self.ctx, self.ir, value).is_some() {
                continue;
            }
            let operands = || self.ir.operands(op);
            match self.ctx.op_str(self.ir.op(op).name()) {
                "affine.apply" | "affine.delinearize_index" | "affine.linearize_index" => {
                    pending.extend(operands().map(|operand| (operand, expected)));
                }
                "memref.dim" | "tensor.dim" => match self.size(op) {
                    Some(None) => {}
                    Some(Some(size)) => pending.push((size, Use::Symbol)),
                    None => return false,
                },
                // A pure operation is invariant wherever its operands are.
                _ if is_pure(self.ctx, self.ir, op) => {
                    pending.extend(operands().map(|operand| (operand, Use::Symbol)));
                }
                _ => return false,
            }
        }
        true
    }
}

fn has(ctx: &Context, ir: &Ir, op: OpId, expected: Traits) -> bool {
    ir.info(ctx, op).is_some_and(|info| info.traits.contains(expected))
}

/// Returns true if the result of an operation depends on its operands only.
fn is_pure(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    let has = |name| {
        ctx.find_name(name)
            .is_some_and(|name| ir.info(ctx, op).is_some_and(|info| info.has_trait_named(name)))
    };
    has("Pure") || has("NoMemoryEffect")
}

/// Verifies that the first `dims` values are valid dimensions and the others valid symbols.
fn verify_values(scope: &Scope<'_>, values: &[ValueId], dims: usize) -> Checked {
    for (index, &value) in values.iter().enumerate() {
        let (expected, word) =
            if index < dims { (Use::Dim, "dimension id") } else { (Use::Symbol, "symbol") };
        if !scope.allows(value, expected) {
            return wrong(format!("operand cannot be used as a {word}"));
        }
    }
    Ok(())
}

/// The number of dimensions and of inputs of a map or set.
fn inputs(at: Subject<'_>, attr: &str) -> Option<(usize, usize)> {
    match at.attr_data(attr)? {
        AttrData::AffineMap(map) => Some((map.dims as usize, (map.dims + map.symbols) as usize)),
        AttrData::IntegerSet(set) => Some((set.dims as usize, (set.dims + set.symbols) as usize)),
        _ => None,
    }
}

fn verify_for(at: Subject<'_>) -> Checked {
    let scope = Scope::of(at);
    for (group, attr) in ["lowerBoundMap", "upperBoundMap"].into_iter().enumerate() {
        if let Some((dims, _)) = inputs(at, attr) {
            verify_values(&scope, &at.values(group), dims)?;
        }
    }
    Ok(())
}

/// Verifies that no dimension is passed as a symbol of an applied map.
fn verify_symbols(at: Subject<'_>) -> Checked {
    let Some((dims, _)) = inputs(at, "map") else { return Ok(()) };
    let scope = Scope::of(at);
    let is_dim = |value: &ValueId| scope.allows(*value, Use::Dim) && !scope.allows(*value, Use::Symbol);
    if at.ir.operands(at.op).skip(dims).any(|value| is_dim(&value)) {
        plain("dimensional operand cannot be used as a symbol")
    } else {
        Ok(())
    }
}

fn verify_if(at: Subject<'_>) -> Checked {
    let Some((dims, _)) = inputs(at, "condition") else { return Ok(()) };
    let values: Vec<ValueId> = at.ir.operands(at.op).collect();
    verify_values(&Scope::of(at), &values, dims)
}

fn verify_parallel(at: Subject<'_>) -> Checked {
    let (Some(lower), Some(upper)) = (inputs(at, "lowerBoundsMap"), inputs(at, "upperBoundsMap")) else {
        return Ok(());
    };
    let values: Vec<ValueId> = at.ir.operands(at.op).collect();
    if values.len() != lower.1 + upper.1 {
        return Ok(());
    }
    let scope = Scope::of(at);
    let (of_lower, of_upper) = values.split_at(lower.1);
    verify_values(&scope, of_lower, lower.0)?;
    verify_values(&scope, of_upper, upper.0)
}

/// Verifies the subscripts of an access, which follow `first` other operands.
fn verify_access(at: Subject<'_>, first: usize) -> Checked {
    let Some((dims, _)) = inputs(at, "map") else { return Ok(()) };
    let values: Vec<ValueId> = at.ir.operands(at.op).skip(first).collect();
    verify_values(&Scope::of(at), &values, dims)
}

/// Verifies that a vector has the elements of the buffer that it is loaded from or stored to.
fn verify_vector(at: Subject<'_>, first: usize, vector: Option<Type>) -> Checked {
    verify_access(at, first)?;
    let (Some(buffer), Some(vector)) = (at.ty(first - 1), vector) else { return Ok(()) };
    if at.element(buffer) == at.element(vector) {
        Ok(())
    } else {
        wrong("requires memref and vector types of the same elemental type")
    }
}

fn verify_prefetch(at: Subject<'_>) -> Checked {
    if let (Some(AttrData::AffineMap(map)), Some(shape)) =
        (at.attr_data("map"), at.ty(0).and_then(|ty| at.dims(ty)))
    {
        if map.results.len() != shape.len() {
            return wrong("affine.prefetch affine map num results must equal memref rank");
        }
        if (map.dims + map.symbols) as usize + 1 != at.ir.op(at.op).operand_count() {
            return wrong("too few operands");
        }
    }
    let scope = Scope::of(at);
    if at.ir.operands(at.op).skip(1).all(|value| scope.allows(value, Use::Dim)) {
        Ok(())
    } else {
        wrong("index must be a valid dimension or symbol identifier")
    }
}

pub(super) const RULES: Rules = Rules::after(
    "affine ids",
    &[
        ("affine.apply", verify_symbols),
        ("affine.for", verify_for),
        ("affine.if", verify_if),
        ("affine.load", |at| verify_access(at, 1)),
        ("affine.parallel", verify_parallel),
        ("affine.prefetch", verify_prefetch),
        ("affine.store", |at| verify_access(at, 2)),
        ("affine.vector_load", |at| verify_vector(at, 1, at.result())),
        ("affine.vector_store", |at| verify_vector(at, 2, at.ty(0))),
    ],
);
