//! Folders of the llvm dialect, and its materialization of constants: as `mlir-opt --canonicalize` does for
//! casts, comparisons, addresses, and parts of aggregates.

mod constants;

use legalize_dialects_hooks::table;
use legalize_ir::{
    AttrData, Attribute, Context, ElementsData, Fold, FoldInput, FoldResult, InPlaceEdit, Int, Ir, Location,
    OpId, OperationState, Type, TypeData, ValueId,
};
use legalize_typed::{FromAttr, OpView};
use num_bigint::BigInt;
use rustc_hash::FxHashSet;
use smallvec::smallvec;

use self::constants::NAMED;
use super::types::DYNAMIC;
use crate::arith::{dense_element, int_constant, int_width};
use crate::ops::llvm::{
    AddrSpaceCastOp, AddressOfOp, AllocaOp, BitcastOp, ConstantOp, ExtractValueOp, GEPOp, ICmpOp,
    ICmpPredicate, InsertValueOp, OrOp, ShlOp, ShuffleVectorOp, ZExtOp, ZeroOp,
};

/// Width in bits of constant indices of `llvm.getelementptr`.
const INDEX_BITS: u32 = 29;

fn named(ctx: &Context, value: Attribute) -> Option<&'static str> {
    let AttrData::Dialect { name, params } = ctx.attr_data(value) else { return None };
    let name = ctx.str(*name);
    NAMED.iter().find(|entry| params.is_empty() && entry.0 == name).map(|entry| entry.1)
}

/// Creates a constant if the dialect has one for the attribute.
pub(super) fn materialize(
    ctx: &Context,
    value: Attribute,
    ty: Type,
    loc: Location,
) -> Option<OperationState> {
    let (name, attr) = match ctx.attr_data(value) {
        AttrData::Dialect { .. } => (named(ctx, value)?, None),
        AttrData::SymbolRef { .. } => (AddressOfOp::NAME, Some(AddressOfOp::GLOBAL_NAME_ATTR)),
        AttrData::Integer { .. } | AttrData::Float { .. } | AttrData::DenseElements { .. } => {
            (ctx.attr_type(value) == Some(ty)).then_some((ConstantOp::NAME, Some(ConstantOp::VALUE_ATTR)))?
        }
        _ => return None,
    };
    let mut state = OperationState::new(ctx, ctx.op_name(name), loc);
    if let Some(attr) = attr {
        state.set_attr(ctx, attr, value);
    }
    state.result_types.push(ty);
    Some(state)
}

/// Input of the folders.
struct Folding<'a> {
    input: &'a FoldInput<'a>,
    ctx: &'a Context,
    ir: &'a Ir,
}

type Folder = fn(&Folding<'_>) -> Option<Fold>;

impl Folding<'_> {
    fn at(&self) -> (&Context, &Ir) {
        (self.ctx, self.ir)
    }

    fn operand(&self, index: usize) -> ValueId {
        self.ir.operand(self.input.op, index)
    }

    fn operand_type(&self, index: usize) -> Type {
        self.ir.value_type(self.operand(index))
    }

    fn result_type(&self) -> Option<Type> {
        self.ir.op(self.input.op).results().first().map(|&result| self.ir.value_type(result))
    }

    /// The integer of an operand that is a scalar constant.
    fn int(&self, index: usize) -> Option<&Int> {
        match self.ctx.attr_data((*self.input.operands.get(index)?)?) {
            AttrData::Integer { value, .. } => Some(value),
            _ => None,
        }
    }

    fn constant(&self, value: Attribute) -> Option<Fold> {
        Some(Fold::Results(smallvec![FoldResult::Attribute(value)]))
    }

    /// Folds two integers to one; `compute` gets their bits and their width.
    fn int_binary(&self, compute: impl FnOnce(BigInt, BigInt, u32) -> Option<BigInt>) -> Option<Fold> {
        let ty = self.result_type()?;
        let width = int_width(self.ctx, ty)?;
        let bits = |value: &Int| value.wrapped(width, false).to_big();
        let created = compute(bits(self.int(0)?), bits(self.int(1)?), width)?;
        self.constant(self.ctx.int_attr(ty, Int::from(created).wrapped(width, true)))
    }
}

fn to_value(value: ValueId) -> Option<Fold> {
    Some(Fold::Results(smallvec![FoldResult::Value(value)]))
}

fn or(f: &Folding<'_>) -> Option<Fold> {
    f.int_binary(|a, b, _| Some(a | b))
}

fn shl(f: &Folding<'_>) -> Option<Fold> {
    f.int_binary(|a, b, width| {
        let by = u32::try_from(b).ok().filter(|&by| by < width)?;
        Some(a << by)
    })
}

fn zext(f: &Folding<'_>) -> Option<Fold> {
    let from = int_width(f.ctx, f.operand_type(0))?;
    let ty = f.result_type()?;
    let to = int_width(f.ctx, ty)?;
    let value = f.int(0)?.wrapped(from, false).wrapped(to, true);
    f.constant(f.ctx.int_attr(ty, value))
}

/// Folds the equality of a value with itself, and of stack memory with null.
fn icmp(f: &Folding<'_>) -> Option<Fold> {
    let at = f.at();
    let predicate = ICmpPredicate::from_attr(f.ctx, ICmpOp::of(f.input.op).predicate_attr(&at)?)?;
    if !matches!(predicate, ICmpPredicate::Eq | ICmpPredicate::Ne) {
        return None;
    }
    let on_stack = |value| AllocaOp::defining(&at, value).is_some();
    let null = |value| ZeroOp::defining(&at, value).is_some();
    let (a, b) = (f.operand(0), f.operand(1));
    let equal = match a == b {
        true => true,
        false if on_stack(a) && null(b) || null(a) && on_stack(b) => false,
        false => return None,
    };
    let holds = equal == (predicate == ICmpPredicate::Eq);
    f.constant(int_constant(f.ctx, f.result_type()?, Int::from(-i64::from(holds)))?)
}

/// Folds a bit-preserving cast of a cast of the same kind: the operand is replaced by the operand of the
/// inner cast.
fn cast(f: &Folding<'_>) -> Option<Fold> {
    let (ty, arg) = (f.result_type()?, f.operand(0));
    if f.ir.value_type(arg) == ty {
        return to_value(arg);
    }
    let inner = f.ir.defining_op(arg).filter(|&op| f.ir.op(op).name() == f.ir.op(f.input.op).name())?;
    let from = f.ir.operands(inner).next()?;
    if f.ir.value_type(from) == ty {
        to_value(from)
    } else {
        (from != arg).then(|| Fold::InPlace(vec![InPlaceEdit::SetOperand(0, from)]))
    }
}

/// Folds an offset of zero to the base, and replaces operands by constant indices.
fn gep(f: &Folding<'_>) -> Option<Fold> {
    let raw = GEPOp::of(f.input.op).raw_constant_indices_attr(&f.at())?;
    let mut indices = f.ctx.as_dense_i32_array(raw)?;
    let zero = match indices.as_slice() {
        [DYNAMIC] => f.int(1).is_some_and(|index| *index == Int::Small(0)),
        [index] => *index == 0,
        _ => false,
    };
    if zero && Some(f.operand_type(0)) == f.result_type() {
        return to_value(f.operand(0));
    }
    let mut edits = Vec::new();
    let dynamic = indices.iter_mut().filter(|index| **index == DYNAMIC);
    for (operand, index) in (1..).zip(dynamic) {
        let Some(known) = f.int(operand).filter(|known| known.fits(INDEX_BITS, true)) else { continue };
        *index = i32::try_from(known.as_i64()?).ok()?;
        edits.push(InPlaceEdit::RemoveOperand(operand));
    }
    if edits.is_empty() {
        return None;
    }
    // The last one is removed first, so that the numbers of those before it stay valid.
    edits.reverse();
    let name = f.ctx.name(GEPOp::RAW_CONSTANT_INDICES_ATTR);
    edits.push(InPlaceEdit::SetAttr(name, Some(f.ctx.dense_i32_array_attr(&indices))));
    Some(Fold::InPlace(edits))
}

/// A part of a constant; for arrays of numbers only with a single index.
fn part(ctx: &Context, mut constant: Attribute, position: &[i64]) -> Option<Attribute> {
    for (depth, &index) in position.iter().enumerate() {
        if named(ctx, constant).is_some() {
            break;
        }
        let index = usize::try_from(index).ok()?;
        constant = match ctx.attr_data(constant) {
            AttrData::Array(entries) => *entries.get(index)?,
            AttrData::DenseElements { ty, data: ElementsData::Bytes { .. } } => {
                let (TypeData::RankedTensor { shape, .. } | TypeData::Vector { shape, .. }) =
                    ctx.type_data(*ty)
                else {
                    return None;
                };
                let is_flat = shape.len() == 1 && depth + 1 == position.len();
                dense_element(ctx, constant, index).filter(|_| is_flat)?
            }
            _ => return None,
        };
    }
    Some(constant)
}

fn extract_value(f: &Folding<'_>) -> Option<Fold> {
    let at = f.at();
    let extract = ExtractValueOp::of(f.input.op);
    let position_of = |attr: Option<Attribute>| attr.and_then(|attr| f.ctx.as_dense_i64_array(attr));
    let position = position_of(extract.position_attr(&at))?;
    let mut container = f.operand(0);
    if let Some(outer) = ExtractValueOp::defining(&at, container).filter(|outer| outer.op() != f.input.op) {
        let mut whole = position_of(outer.position_attr(&at))?;
        whole.extend(position);
        let name = f.ctx.name(ExtractValueOp::POSITION_ATTR);
        return Some(Fold::InPlace(vec![
            InPlaceEdit::SetAttr(name, Some(f.ctx.dense_i64_array_attr(&whole))),
            InPlaceEdit::SetOperand(0, outer.container(&at)),
        ]));
    }
    if let Some(constant) = f.input.operands.first().copied().flatten() {
        return f.constant(part(f.ctx, constant, &position)?);
    }
    // A value that was inserted elsewhere does not matter.
    let mut rest = position.as_slice();
    let mut elsewhere = None;
    let mut is_within = false;
    let mut seen: FxHashSet<OpId> = FxHashSet::default();
    while let Some(insert) = InsertValueOp::defining(&at, container).filter(|insert| seen.insert(insert.op()))
    {
        let place = position_of(insert.position_attr(&at))?;
        if rest == place {
            return to_value(insert.value(&at));
        }
        if let Some(inner) = rest.strip_prefix(place.as_slice()) {
            (container, rest, is_within) = (insert.value(&at), inner, true);
            continue;
        }
        if place.starts_with(rest) {
            break;
        }
        container = insert.container(&at);
        if !is_within {
            elsewhere = Some(container);
        }
    }
    elsewhere.map(|container| Fold::InPlace(vec![InPlaceEdit::SetOperand(0, container)]))
}

/// Runs a folder on its input.
fn fold_with(input: &FoldInput<'_>, folder: Folder) -> Fold {
    folder(&Folding { input, ctx: input.ctx, ir: input.ir }).unwrap_or(Fold::Unchanged)
}

/// Folds the shuffle that takes the only element of a vector.
fn shuffle(f: &Folding<'_>) -> Option<Fold> {
    let mask = ShuffleVectorOp::of(f.input.op).mask_attr(&f.at())?;
    let is_single =
        matches!(f.ctx.type_data(f.operand_type(0)), TypeData::Vector { shape, .. } if **shape == [1]);
    (is_single && f.ctx.as_dense_i32_array(mask)? == [0]).then(|| to_value(f.operand(0)))?
}

pub(super) const FOLDERS: &[&[(&str, table::Folder)]] = &[
    constants::FOLDERS,
    &[
        (OrOp::NAME, |input| fold_with(input, or)),
        (ShlOp::NAME, |input| fold_with(input, shl)),
        (ZExtOp::NAME, |input| fold_with(input, zext)),
        (ICmpOp::NAME, |input| fold_with(input, icmp)),
        (BitcastOp::NAME, |input| fold_with(input, cast)),
        (AddrSpaceCastOp::NAME, |input| fold_with(input, cast)),
        (GEPOp::NAME, |input| fold_with(input, gep)),
        (ExtractValueOp::NAME, |input| fold_with(input, extract_value)),
        (ShuffleVectorOp::NAME, |input| fold_with(input, shuffle)),
    ],
];
