//! The bodies of named operations, which their text leaves out.

use legalize_ir::text::OpParser;
use legalize_ir::{
    AttrData, BlockId, Context, FloatKind, InsertPoint, Location, OperationState, RegionId, Type, TypeData,
    ValueId,
};

/// What a named operation computes of its elements.
#[derive(Clone, Copy)]
pub(super) enum Body {
    /// The input, in the output's type.
    Copy,
    /// One operation on the input.
    Unary(&'static str),
    /// The input by itself.
    Square,
    /// One divided by the input.
    Reciprocal,
    /// One operation on both inputs: of floats, of integers.
    Binary(&'static str, &'static str),
    /// Which input the first one chooses.
    Select,
    /// The product of both inputs, in the output's type, is added to the output.
    MulAdd,
}

/// A body under construction.
struct Builder<'p, 'q, 'src> {
    p: &'p mut OpParser<'q, 'src>,
    block: BlockId,
    loc: Location,
    /// Whether integers are extended without a sign.
    unsigned: bool,
}

fn is_float(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Float(_))
}

fn width(ctx: &Context, ty: Type) -> Option<u32> {
    match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => Some(*width),
        TypeData::Float(kind) => Some(kind.width()),
        TypeData::Index => Some(64),
        _ => None,
    }
}

impl Builder<'_, '_, '_> {
    fn op(&mut self, name: &str, operands: &[ValueId], ty: Type) -> ValueId {
        let ctx = self.p.ctx();
        let mut state = OperationState::new(ctx, ctx.op_name(name), self.loc);
        state.operands.extend(operands.iter().copied());
        state.result_types.push(ty);
        state.fill_default_attrs(ctx);
        let ir = self.p.ir();
        let op = ir.create_op(&state);
        ir.place_op(op, InsertPoint::End(self.block));
        ir.op(op).results()[0]
    }

    fn ty(&mut self, value: ValueId) -> Type {
        self.p.ir().value_type(value)
    }

    /// A value in another type; nothing if numbers of one are none of the other.
    fn cast(&mut self, value: ValueId, to: Type) -> Option<ValueId> {
        let ctx = self.p.ctx();
        let from = self.ty(value);
        if from == to {
            return Some(value);
        }
        let name = match (is_float(ctx, from), is_float(ctx, to), width(ctx, from)?, width(ctx, to)?) {
            _ if matches!(ctx.type_data(from), TypeData::Index)
                || matches!(ctx.type_data(to), TypeData::Index) =>
            {
                "arith.index_cast"
            }
            (true, true, from, to) if from < to => "arith.extf",
            (true, true, ..) => "arith.truncf",
            (true, false, ..) if self.unsigned => "arith.fptoui",
            (true, false, ..) => "arith.fptosi",
            (false, true, ..) if self.unsigned => "arith.uitofp",
            (false, true, ..) => "arith.sitofp",
            (false, false, from, to) if from >= to => "arith.trunci",
            (false, false, ..) if self.unsigned => "arith.extui",
            (false, false, ..) => "arith.extsi",
        };
        Some(self.op(name, &[value], to))
    }

    fn binary(&mut self, (float, integer): (&str, &str), lhs: ValueId, rhs: ValueId) -> Option<ValueId> {
        let ctx = self.p.ctx();
        let ty = self.ty(lhs);
        let name = match ctx.type_data(ty) {
            TypeData::Complex(_) => match float {
                "arith.addf" => "complex.add",
                "arith.subf" => "complex.sub",
                "arith.mulf" => "complex.mul",
                "arith.divf" => "complex.div",
                _ => return None,
            },
            TypeData::Float(_) => float,
            // Of booleans sums are disjunctions, products conjunctions.
            TypeData::Integer { width: 1, .. } => match integer {
                "arith.addi" => "arith.ori",
                "arith.muli" => "arith.andi",
                _ => integer,
            },
            TypeData::Integer { .. } | TypeData::Index => integer,
            _ => return None,
        };
        (!name.is_empty()).then(|| self.op(name, &[lhs, rhs], ty))
    }

    fn value(&mut self, body: Body, args: &[ValueId]) -> Option<ValueId> {
        let (&out, inputs) = args.split_last()?;
        let to = self.ty(out);
        match (body, inputs) {
            (Body::Copy, [input, ..]) => self.cast(*input, to),
            (Body::Unary(name), [input]) => {
                let ctx = self.p.ctx();
                let ty = self.ty(*input);
                is_float(ctx, ty).then(|| self.op(name, &[*input], ty))
            }
            (Body::Square, [input]) => self.binary(("arith.mulf", "arith.muli"), *input, *input),
            (Body::Reciprocal, [input]) => {
                let ctx = self.p.ctx();
                let ty = self.ty(*input);
                let bits = match ctx.type_data(ty) {
                    TypeData::Float(FloatKind::F16) => 0x3c00,
                    TypeData::Float(FloatKind::BF16) => 0x3f80,
                    TypeData::Float(FloatKind::F32) => u128::from(1f32.to_bits()),
                    TypeData::Float(FloatKind::F64) => u128::from(1f64.to_bits()),
                    _ => return None,
                };
                let one = ctx.attr(AttrData::Float { bits, ty });
                let mut state = OperationState::new(ctx, ctx.op_name("arith.constant"), self.loc);
                state.set_attr(ctx, "value", one);
                state.result_types.push(ty);
                let ir = self.p.ir();
                let op = ir.create_op(&state);
                ir.place_op(op, InsertPoint::End(self.block));
                let one = ir.op(op).results()[0];
                Some(self.op("arith.divf", &[one, *input], ty))
            }
            (Body::Binary(float, integer), [lhs, rhs]) => self.binary((float, integer), *lhs, *rhs),
            (Body::Select, [condition, lhs, rhs]) => {
                let ty = self.ty(*lhs);
                Some(self.op("arith.select", &[*condition, *lhs, *rhs], ty))
            }
            (Body::MulAdd, [lhs, rhs]) => {
                let lhs = self.cast(*lhs, to)?;
                let rhs = self.cast(*rhs, to)?;
                let product = self.binary(("arith.mulf", "arith.muli"), lhs, rhs)?;
                self.binary(("arith.addf", "arith.addi"), out, product)
            }
            _ => None,
        }
    }
}

/// A region with an argument for each operand and what the operation computes; nothing if its elements cannot be
/// computed with.
pub(super) fn build(
    p: &mut OpParser<'_, '_>,
    body: Body,
    elements: &[Type],
    at: u32,
    unsigned: bool,
) -> Option<RegionId> {
    let (ctx, loc) = (p.ctx(), p.loc_at(at));
    let ir = p.ir();
    let region = ir.create_region();
    let args: Vec<(Type, Location)> = elements.iter().map(|&ty| (ty, loc)).collect();
    let block = ir.create_block(&args);
    ir.place_block(block, region, None);
    let args: Vec<ValueId> = ir.block(block).args().to_vec();
    let mut builder = Builder { p, block, loc, unsigned };
    let result = if args.is_empty() { Vec::new() } else { vec![builder.value(body, &args)?] };
    let mut end = OperationState::new(ctx, ctx.op_name("linalg.yield"), loc);
    end.operands.extend(result);
    let ir = p.ir();
    let end = ir.create_op(&end);
    ir.place_op(end, InsertPoint::End(block));
    Some(region)
}
