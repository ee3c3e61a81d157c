//! `convert-arith-to-llvm`.
//!
//! The patterns are in Rust because most of what they say is beyond declarative ones: attributes that no
//! definition declares carry over, vectors of several dimensions are taken apart row by row, and the widths
//! that casts of `index` compare are those of converted types.

pub(crate) mod division;
pub(super) mod pass;
pub(crate) mod vectors;

use std::sync::{Arc, RwLock};

use legalize_conversion::{
    ConversionPattern, ConversionRewriter, ConvertedOperands, MatchResult, PatternInfo, PatternSet,
    TypeConverter,
};
use legalize_ir::{
    AttrData, AttrDict, Attribute, Context, Name, OpId, OpName, OperationState, Param, Type, TypeData,
    ValueId,
};
use legalize_typed::OpView;

use crate::arith::lower::vectors::{is_array, unroll};
use crate::llvm::convert::build::{Builder, malformed};
use crate::ops::{arith, llvm};

/// Operations of the two dialects that say the same, one for one.
const SAME: [(&str, &str); 43] = [
    (arith::AddFOp::NAME, llvm::FAddOp::NAME),
    (arith::AddIOp::NAME, llvm::AddOp::NAME),
    (arith::AndIOp::NAME, llvm::AndOp::NAME),
    (arith::BitcastOp::NAME, llvm::BitcastOp::NAME),
    (arith::CmpFOp::NAME, llvm::FCmpOp::NAME),
    (arith::CmpIOp::NAME, llvm::ICmpOp::NAME),
    (arith::ConstantOp::NAME, llvm::ConstantOp::NAME),
    (arith::DivFOp::NAME, llvm::FDivOp::NAME),
    (arith::DivSIOp::NAME, llvm::SDivOp::NAME),
    (arith::DivUIOp::NAME, llvm::UDivOp::NAME),
    (arith::ExtFOp::NAME, llvm::FPExtOp::NAME),
    (arith::ExtSIOp::NAME, llvm::SExtOp::NAME),
    (arith::ExtUIOp::NAME, llvm::ZExtOp::NAME),
    (arith::FPToSIOp::NAME, llvm::FPToSIOp::NAME),
    (arith::FPToUIOp::NAME, llvm::FPToUIOp::NAME),
    (arith::MaximumFOp::NAME, llvm::MaximumOp::NAME),
    (arith::MaxNumFOp::NAME, llvm::MaxNumOp::NAME),
    (arith::MaxSIOp::NAME, llvm::SMaxOp::NAME),
    (arith::MaxUIOp::NAME, llvm::UMaxOp::NAME),
    (arith::MinimumFOp::NAME, llvm::MinimumOp::NAME),
    (arith::MinNumFOp::NAME, llvm::MinNumOp::NAME),
    (arith::MinSIOp::NAME, llvm::SMinOp::NAME),
    (arith::MinUIOp::NAME, llvm::UMinOp::NAME),
    (arith::MulFOp::NAME, llvm::FMulOp::NAME),
    (arith::MulIOp::NAME, llvm::MulOp::NAME),
    (arith::NegFOp::NAME, llvm::FNegOp::NAME),
    (arith::OrIOp::NAME, llvm::OrOp::NAME),
    (arith::RemFOp::NAME, llvm::FRemOp::NAME),
    (arith::RemSIOp::NAME, llvm::SRemOp::NAME),
    (arith::RemUIOp::NAME, llvm::URemOp::NAME),
    (arith::SelectOp::NAME, llvm::SelectOp::NAME),
    (arith::ShLIOp::NAME, llvm::ShlOp::NAME),
    (arith::ShRSIOp::NAME, llvm::AShrOp::NAME),
    (arith::ShRUIOp::NAME, llvm::LShrOp::NAME),
    (arith::SIToFPOp::NAME, llvm::SIToFPOp::NAME),
    (arith::SubFOp::NAME, llvm::FSubOp::NAME),
    (arith::SubIOp::NAME, llvm::SubOp::NAME),
    (arith::TruncFOp::NAME, llvm::FPTruncOp::NAME),
    (arith::TruncIOp::NAME, llvm::TruncOp::NAME),
    (arith::UIToFPOp::NAME, llvm::UIToFPOp::NAME),
    (arith::XOrIOp::NAME, llvm::XOrOp::NAME),
    (arith::IndexCastOp::NAME, llvm::SExtOp::NAME),
    (arith::IndexCastUIOp::NAME, llvm::ZExtOp::NAME),
];

/// The widest integer type, in bits.
const MAX_WIDTH: u32 = (1 << 24) - 1;

/// What a pattern does besides renaming.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Attributes that no definition declares carry over.
    Plain,
    /// As well; floats of any kind, which the llvm dialect has as integers, are handed on.
    AnyFloat,
    /// As well; nothing is left of it where the types become the same.
    Bitcast,
    /// They do not.
    Bare,
    /// The new operation follows from the widths of the types.
    IndexCast,
}

/// One operation becomes another with the same operands.
struct Elementwise {
    info: PatternInfo,
    kind: Kind,
    to: OpName,
    trunc: OpName,
    constrained_trunc: OpName,
    names: Names,
    converter: Arc<TypeConverter>,
    /// The attributes that were converted last, where all of them are declared.
    plain: RwLock<Option<Converted>>,
}

/// The new operation's name and the old one's attributes, and what becomes of these.
type Converted = ((OpName, AttrDict), AttrDict);

/// Names of the attributes whose form differs between the dialects.
struct Names {
    overflow: Name,
    fastmath: Name,
    fastmath_flags: Name,
    rounding: Name,
}

/// Adds the patterns.
fn add(ctx: &Context, converter: &Arc<TypeConverter>, patterns: &mut PatternSet) {
    division::add_arith(patterns);
    for (from, to) in SAME {
        patterns.add_conversion(Elementwise {
            kind: match from {
                arith::BitcastOp::NAME => Kind::Bitcast,
                arith::ConstantOp::NAME | arith::SelectOp::NAME => Kind::AnyFloat,
                arith::CmpIOp::NAME | arith::CmpFOp::NAME => Kind::Bare,
                arith::IndexCastOp::NAME | arith::IndexCastUIOp::NAME => Kind::IndexCast,
                _ => Kind::Plain,
            },
            to: ctx.op_name(to),
            trunc: ctx.op_name(llvm::TruncOp::NAME),
            constrained_trunc: ctx.op_name(llvm::ConstrainedFPTruncIntr::NAME),
            names: Names {
                overflow: ctx.name(arith::AddIOp::OVERFLOW_FLAGS_ATTR),
                fastmath: ctx.name(arith::AddFOp::FASTMATH_ATTR),
                fastmath_flags: ctx.name(llvm::FAddOp::FASTMATH_FLAGS_ATTR),
                rounding: ctx.name(arith::TruncFOp::ROUNDINGMODE_ATTR),
            },
            info: PatternInfo::on(format!("{from} to {to}"), from),
            converter: converter.clone(),
            plain: RwLock::new(None),
        });
    }
    for (from, extend) in [
        (arith::MulSIExtendedOp::NAME, llvm::SExtOp::NAME),
        (arith::MulUIExtendedOp::NAME, llvm::ZExtOp::NAME),
    ] {
        let info = PatternInfo::on(format!("{from} to llvm"), from);
        patterns.add_conversion_fn(info, Some(converter.clone()), move |op, operands, rewriter| {
            mul_extended(op, extend, operands, rewriter)
        });
    }
    let info = PatternInfo::on("arith.addui_extended to llvm", arith::AddUIExtendedOp::NAME);
    patterns.add_conversion_fn(info, Some(converter.clone()), add_extended);
}

impl ConversionPattern for Elementwise {
    fn info(&self) -> PatternInfo {
        self.info.clone()
    }

    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        Some(&self.converter)
    }

    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: &ConvertedOperands,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult {
        let ctx = rewriter.ctx();
        let &[root_result] = rewriter.ir().op(op).results() else { return Err(malformed()) };
        let result = rewriter.ir().value_type(root_result);
        let result = rewriter.convert_type(result).ok_or("the result type does not convert")?;
        if !crate::llvm::is_compatible(ctx, result, false) {
            return Err("the converted result type is no llvm type".into());
        }
        // Nearly always all have one type.
        let ir = rewriter.ir();
        let mut fine = None;
        let mut has_other_floats = |value| {
            let ty = ir.value_type(value);
            let has = fine != Some(ty) && !has_llvm_floats(ctx, ty);
            fine = Some(ty);
            has
        };
        if !matches!(self.kind, Kind::AnyFloat | Kind::Bitcast)
            && (has_other_floats(root_result) || ir.operands(op).any(has_other_floats))
        {
            return Err("the llvm dialect does not calculate with floats of this kind".into());
        }
        let operands = operands.values();
        // A select may choose between whole arrays.
        let first = operands.first().map(|&value| rewriter.ir().value_type(value));
        let new = if matches!(self.kind, Kind::IndexCast | Kind::Bitcast) && first == Some(result) {
            operands[0]
        } else if first.is_some_and(|first| is_array(ctx, first)) {
            let mut builder = Builder::new(rewriter, op);
            let new = unroll(&mut builder, operands, result, &mut |builder, row, ty| {
                self.create(builder, op, row, ty)
            });
            new.ok_or("the operands have different shapes or too many rows")?
        } else {
            self.create(&mut Builder::new(rewriter, op), op, operands, result)
        };
        rewriter.replace_op(op, &[new]);
        Ok(())
    }
}

impl Elementwise {
    /// Makes the new operation on scalars or vectors of one dimension.
    fn create(&self, builder: &mut Builder<'_, '_>, op: OpId, operands: &[ValueId], ty: Type) -> ValueId {
        let ctx = builder.ctx;
        let data = builder.ir().op(op);
        let (mut name, inherent, discardable) = (self.to, data.inherent(), data.discardable());
        if self.kind == Kind::IndexCast {
            let (from, to) = (bits(ctx, builder.ty(operands[0])), bits(ctx, ty));
            name = if from > to { self.trunc } else { self.to };
        }
        let rounding = ctx.dict_entry(inherent, self.names.rounding);
        if rounding.is_some() {
            name = self.constrained_trunc;
        }
        let mut state = OperationState::new(ctx, name, builder.loc);
        state.operands.extend_from_slice(operands);
        state.result_types.push(ty);
        let known = self.plain.read().ok().and_then(|plain| *plain);
        let mut others = Vec::new();
        state.inherent = match known {
            Some((of, made)) if of == (name, inherent) => made,
            _ => {
                let (declared, left) = self.attributes(ctx, name, inherent, rounding);
                if let (true, Ok(mut plain)) = (left.is_empty(), self.plain.write()) {
                    *plain = Some(((name, inherent), declared));
                }
                others = left;
                declared
            }
        };
        if matches!(self.kind, Kind::Plain | Kind::AnyFloat | Kind::Bitcast) {
            state.discardable = match others.is_empty() {
                true => discardable,
                false => ctx.dict(others.into_iter().chain(ctx.dict_entries(discardable).iter().copied())),
            };
        }
        let new = builder.create(state);
        builder.ir().op(new).results()[0]
    }

    /// The attributes in the form that the llvm dialect gives them, and those that it does not know there.
    fn attributes(
        &self,
        ctx: &Context,
        name: OpName,
        inherent: AttrDict,
        rounding: Option<Attribute>,
    ) -> (AttrDict, Vec<(Name, Attribute)>) {
        if inherent == ctx.common().empty_dict {
            return (inherent, Vec::new());
        }
        let info = ctx.op_info(name);
        let declares = |name| info.is_none_or(|info| info.is_inherent(name));
        let (mut entries, mut others) = (Vec::new(), Vec::new());
        for &(name, value) in ctx.dict_entries(inherent) {
            if name == self.names.rounding {
                continue;
            } else if name == self.names.overflow {
                entries.push((name, ctx.int_attr(ctx.common().i32, enum_number(ctx, value))));
            } else if name == self.names.fastmath && declares(self.names.fastmath_flags) {
                entries.push((self.names.fastmath_flags, fastmath(ctx, value)));
            } else if declares(name) {
                entries.push((name, value));
            } else {
                others.push((name, value));
            }
        }
        if let Some(rounding) = rounding {
            let i64_attr = |value: i64| ctx.int_attr(ctx.common().i64, value);
            let mode = llvm_rounding(ctx.as_i64(rounding).unwrap_or_else(|| enum_number(ctx, rounding)));
            entries.push((self.names.rounding, i64_attr(mode)));
            entries.push((ctx.name(llvm::ConstrainedFPTruncIntr::FP_EXCEPTION_BEHAVIOR_ATTR), i64_attr(0)));
        }
        (ctx.dict(entries), others)
    }
}

/// Whether a type's elements are no floats, or floats that LLVM has.
fn has_llvm_floats(ctx: &Context, ty: Type) -> bool {
    match ctx.type_data(legalize_ir::verify::element_type_or_self(ctx, ty)) {
        TypeData::Float(kind) => crate::llvm::is_compatible_float(*kind),
        _ => true,
    }
}

/// The number of an enum attribute of a dialect.
pub(crate) fn enum_number(ctx: &Context, attr: Attribute) -> i64 {
    match ctx.attr_data(attr) {
        AttrData::Dialect { params, .. } => match params.first() {
            Some(Param::Int(value)) => value.as_i64().unwrap_or(0),
            _ => 0,
        },
        _ => ctx.as_i64(attr).unwrap_or(0),
    }
}

/// `reassoc` is the lowest flag of arith and the highest of llvm; the others keep their order.
fn fastmath(ctx: &Context, attr: Attribute) -> Attribute {
    let bits = enum_number(ctx, attr);
    llvm::FastmathFlagsAttr::new(
        ctx,
        llvm::FastmathFlags::from_bits_retain(((bits >> 1) | ((bits & 1) << 6)) as u32),
    )
    .into()
}

/// Arith counts `to_nearest_even`, `downward`, `upward`, `toward_zero`, `to_nearest_away`.
fn llvm_rounding(mode: i64) -> i64 {
    match mode {
        0 => 1,
        1 => 3,
        2 => 2,
        3 => 0,
        _ => 4,
    }
}

/// Bits of an integer or of the elements of a vector.
fn bits(ctx: &Context, ty: Type) -> u32 {
    match ctx.type_data(legalize_ir::verify::element_type_or_self(ctx, ty)) {
        TypeData::Integer { width, .. } => *width,
        _ => 0,
    }
}

/// The type with elements twice as wide.
fn twice_as_wide(ctx: &Context, ty: Type) -> Type {
    let wide = ctx.int_type(2 * bits(ctx, ty));
    match ctx.type_data(ty) {
        TypeData::Vector { shape, scalable, .. } => {
            ctx.ty(TypeData::Vector { shape: shape.clone(), scalable: scalable.clone(), element: wide })
        }
        _ => wide,
    }
}

/// `mulsi_extended` and `mului_extended`: a product twice as wide, cut in two.
fn mul_extended(
    op: OpId,
    extend: &str,
    operands: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let mut b = Builder::new(rewriter, op);
    let ty = b.ty(operands.one(0));
    let width = bits(b.ctx, ty);
    if !is_row(b.ctx, ty) || width > MAX_WIDTH / 2 {
        return Err("only scalars and vectors of one dimension have a product twice as wide".into());
    }
    let wide = twice_as_wide(b.ctx, ty);
    let lhs = b.value(extend, &[operands.one(0)], wide, &[]);
    let rhs = b.value(extend, &[operands.one(1)], wide, &[]);
    let product = b.same(llvm::MulOp::NAME, &[lhs, rhs]);
    let low = b.value(llvm::TruncOp::NAME, &[product], ty, &[]);
    let count = b.llvm_int(wide, i64::from(width));
    let shifted = b.same(llvm::LShrOp::NAME, &[product, count]);
    let high = b.value(llvm::TruncOp::NAME, &[shifted], ty, &[]);
    rewriter.replace_op(op, &[low, high]);
    Ok(())
}

/// `addui_extended`: the intrinsic returns sum and overflow as a structure.
fn add_extended(
    op: OpId,
    operands: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let &[_, overflow] = rewriter.ir().op(op).results() else { return Err(malformed()) };
    let overflow = rewriter.ir().value_type(overflow);
    let overflow = rewriter.convert_type(overflow).ok_or("the overflow's type does not convert")?;
    let mut b = Builder::new(rewriter, op);
    let ty = b.ty(operands.one(0));
    if !is_row(ctx, ty) {
        return Err("only scalars and vectors of one dimension are added with their overflow".into());
    }
    let both = crate::llvm::structure(ctx, &[ty, overflow]);
    let both = b.value(llvm::UAddWithOverflowOp::NAME, operands.values(), both, &[]);
    let sum = b.extract(both, &[0], ty);
    let overflow = b.extract(both, &[1], overflow);
    rewriter.replace_op(op, &[sum, overflow]);
    Ok(())
}

/// Whether a converted type is a scalar or a vector of one dimension.
fn is_row(ctx: &Context, ty: Type) -> bool {
    !is_array(ctx, ty) && crate::llvm::is_compatible(ctx, ty, false)
}
