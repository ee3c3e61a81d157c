//! The bodies of named operations, which their assembly format leaves out.

use legalize_ir::{
    AttrData, Attribute, BlockId, Context, FloatKind, InsertPoint, Ir, Location, OpId, OpParser,
    OperationState, Reason, RegionId, Type, TypeData, ValueId, type_to_string,
};

/// Computation of a named operation on its elements.
#[derive(Clone, Copy)]
pub(in crate::linalg) enum Body {
    /// The input, in the output's type.
    Copy,
    /// One operation on the input.
    Unary(&'static str),
    /// The product of the input with itself.
    Square,
    /// One divided by the input.
    Reciprocal,
    /// One operation on both inputs: for floats, for integers.
    Binary(&'static str, &'static str),
    /// The second or third input, selected by the first one.
    Select,
    /// The product of both inputs, in the output's type, is added to the output.
    MulAdd,
    /// The same as `MulAdd`, with the zero points subtracted from the inputs; the zero points follow the
    /// inputs.
    Quantized,
    /// One operation on the output and the first input, which is sign- or zero-extended to the output's type;
    /// the second input is the window.
    Pool { float: &'static str, integer: &'static str, unsigned: bool },
    /// A number between the first two inputs from a linear congruential generator: the third input is the
    /// seed.
    Random,
}

impl Body {
    /// Number of values that the body takes, including the output.
    pub(in crate::linalg) fn value_count(self) -> usize {
        match self {
            Body::Copy | Body::Unary(_) | Body::Square | Body::Reciprocal => 2,
            Body::Binary(..) | Body::MulAdd | Body::Pool { .. } => 3,
            Body::Select | Body::Random => 4,
            Body::Quantized => 5,
        }
    }
}

/// Multiplier and increment of the generator.
const RANDOM: [i64; 2] = [1_103_515_245, 12345];
/// Offset and scale that map the generator's numbers to the range from zero to one.
const RANDOM_OFFSET: i64 = 2_147_483_647;
const RANDOM_SCALE: f64 = 2.3283064e-10;

const SUM: (&str, &str) = ("arith.addf", "arith.addi");
const DIFFERENCE: (&str, &str) = ("arith.subf", "arith.subi");
const PRODUCT: (&str, &str) = ("arith.mulf", "arith.muli");

/// A value that a body computes, or the reason why the elements are not supported.
type Computed = Result<ValueId, Reason>;

/// Message for types without arithmetic.
const NOT_NUMERIC: &str = "unsupported non numeric type";

/// Creator of the operations of a body: a parser, or the rewriter of a pattern.
pub(in crate::linalg) trait Creator {
    /// The operations.
    fn ir(&mut self) -> &Ir;

    /// Creates a region with one block, whose arguments have these types.
    fn region(&mut self, types: &[Type], loc: Location) -> Result<RegionId, Reason>;

    /// Creates an operation at the end of the block.
    fn push(&mut self, state: &OperationState) -> Result<OpId, Reason>;
}

/// A parser creates operations in the block that it created.
struct Parsing<'p, 'q, 'src> {
    p: &'p mut OpParser<'q, 'src>,
    block: Option<BlockId>,
}

impl Creator for Parsing<'_, '_, '_> {
    fn ir(&mut self) -> &Ir {
        self.p.ir()
    }

    fn region(&mut self, types: &[Type], loc: Location) -> Result<RegionId, Reason> {
        let ir = self.p.ir();
        let region = ir.create_region();
        let args: Vec<(Type, Location)> = types.iter().map(|&ty| (ty, loc)).collect();
        let block = ir.create_block(&args);
        ir.insert_block(block, region, None);
        self.block = Some(block);
        Ok(region)
    }

    fn push(&mut self, state: &OperationState) -> Result<OpId, Reason> {
        let ir = self.p.ir();
        let op = ir.create_op(state);
        if let Some(block) = self.block {
            ir.insert_op(op, InsertPoint::End(block));
        }
        Ok(op)
    }
}

/// A body under construction.
struct Builder<'c, 'p> {
    ctx: &'c Context,
    creator: &'p mut dyn Creator,
    loc: Location,
    /// True if integers are zero-extended.
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

impl Builder<'_, '_> {
    fn compute(&mut self, name: &str, operands: &[ValueId], ty: Type) -> Computed {
        let ctx = self.ctx;
        let mut state = OperationState::new(ctx, ctx.op_name(name), self.loc);
        state.operands.extend(operands.iter().copied());
        state.result_types.push(ty);
        state.fill_default_attrs(ctx);
        self.append(&state)
    }

    fn constant(&mut self, value: Attribute, ty: Type) -> Computed {
        let ctx = self.ctx;
        let mut state = OperationState::new(ctx, ctx.op_name("arith.constant"), self.loc);
        state.set_attr(ctx, "value", value);
        state.result_types.push(ty);
        self.append(&state)
    }

    /// Creates an operation and returns its result.
    fn append(&mut self, state: &OperationState) -> Computed {
        let op = self.creator.push(state)?;
        Ok(self.creator.ir().op(op).results()[0])
    }

    /// Creates a 64-bit constant and casts it to another type.
    fn number(&mut self, value: i64, to: Type) -> Computed {
        let ctx = self.ctx;
        let i64 = ctx.common().i64;
        let constant = self.constant(ctx.int_attr(i64, value), i64)?;
        self.cast(constant, to)
    }

    /// Creates the loop index of a dimension, cast to another type.
    fn index(&mut self, dim: i64, to: Type) -> Computed {
        let ctx = self.ctx;
        let mut state = OperationState::new(ctx, ctx.op_name("linalg.index"), self.loc);
        state.set_attr(ctx, "dim", ctx.int_attr(ctx.common().i64, dim));
        state.result_types.push(ctx.common().index);
        let index = self.append(&state)?;
        self.cast(index, to)
    }

    fn ty(&mut self, value: ValueId) -> Type {
        self.creator.ir().value_type(value)
    }

    /// Casts a value to another type; fails if either type is not numeric.
    fn cast(&mut self, value: ValueId, to: Type) -> Computed {
        let ctx = self.ctx;
        let from = self.ty(value);
        if from == to {
            return Ok(value);
        }
        let (Some(from_width), Some(to_width)) = (width(ctx, from), width(ctx, to)) else {
            return Err(NOT_NUMERIC.into());
        };
        let name = match (is_float(ctx, from), is_float(ctx, to), from_width, to_width) {
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
        self.compute(name, &[value], to)
    }

    /// Creates a binary operation on operands of one kind: for floats, for integers.
    fn binary(&mut self, (float, integer): (&str, &str), lhs: ValueId, rhs: ValueId) -> Computed {
        let ctx = self.ctx;
        let (ty, other) = (self.ty(lhs), self.ty(rhs));
        let unsupported = |what: &str| Err(format!("unsupported operation: {what}").into());
        let name = match (ctx.type_data(ty), ctx.type_data(other)) {
            (TypeData::Complex(_), TypeData::Complex(_)) => match float {
                "arith.addf" => "complex.add",
                "arith.subf" => "complex.sub",
                "arith.mulf" => "complex.mul",
                "arith.divf" => "complex.div",
                _ => return Err(NOT_NUMERIC.into()),
            },
            (TypeData::Float(_), TypeData::Float(_)) => match integer {
                "arith.divui" => return unsupported("unsigned div not on uint"),
                "arith.maxui" => return unsupported("unsigned max not on uint"),
                "arith.minui" => return unsupported("unsigned min not on uint"),
                _ => float,
            },
            // For booleans sums are disjunctions, products conjunctions.
            (TypeData::Integer { width: 1, .. }, TypeData::Integer { width: 1, .. }) => match integer {
                "arith.addi" => "arith.ori",
                "arith.muli" => "arith.andi",
                "arith.subi" => return unsupported("sub with bools"),
                "arith.divsi" => return unsupported("div with bools"),
                "arith.divui" => return unsupported("unsigned div not on uint"),
                "arith.maxui" => return unsupported("unsigned max not on uint"),
                "arith.minui" => return unsupported("unsigned min not on uint"),
                _ => integer,
            },
            (TypeData::Integer { .. }, TypeData::Integer { .. }) => integer,
            _ => {
                return Err(format!(
                    "Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got \
                     '{}' and '{}'",
                    type_to_string(ctx, ty),
                    type_to_string(ctx, other)
                ).into());
            }
        };
        if name.is_empty() { Err(NOT_NUMERIC.into()) } else { self.compute(name, &[lhs, rhs], ty) }
    }

    fn value(&mut self, body: Body, args: &[ValueId]) -> Computed {
        let Some((&out, inputs)) = args.split_last() else { return Err(NOT_NUMERIC.into()) };
        let to = self.ty(out);
        match (body, inputs) {
            (Body::Copy, [input, ..]) => self.cast(*input, to),
            (Body::Unary(name), [input]) => {
                let ctx = self.ctx;
                let ty = self.ty(*input);
                if is_float(ctx, ty) { self.compute(name, &[*input], ty) } else { Err(NOT_NUMERIC.into()) }
            }
            (Body::Square, [input]) => self.binary(PRODUCT, *input, *input),
            (Body::Reciprocal, [input]) => {
                let ctx = self.ctx;
                let ty = self.ty(*input);
                let bits = match ctx.type_data(ty) {
                    TypeData::Float(FloatKind::F16) => 0x3c00,
                    TypeData::Float(FloatKind::BF16) => 0x3f80,
                    TypeData::Float(FloatKind::F32) => u128::from(1f32.to_bits()),
                    TypeData::Float(FloatKind::F64) => u128::from(1f64.to_bits()),
                    _ => return Err(NOT_NUMERIC.into()),
                };
                let one = self.constant(ctx.attr(AttrData::Float { bits, ty }), ty)?;
                self.compute("arith.divf", &[one, *input], ty)
            }
            (Body::Binary(float, integer), [lhs, rhs]) => self.binary((float, integer), *lhs, *rhs),
            (Body::Select, [condition, lhs, rhs]) => {
                let ty = self.ty(*lhs);
                self.compute("arith.select", &[*condition, *lhs, *rhs], ty)
            }
            (Body::MulAdd, [lhs, rhs]) => {
                let lhs = self.cast(*lhs, to)?;
                let rhs = self.cast(*rhs, to)?;
                let product = self.binary(PRODUCT, lhs, rhs)?;
                self.binary(SUM, out, product)
            }
            (Body::Quantized, [lhs, rhs, lhs_zero, rhs_zero]) => {
                let lhs = self.cast(*lhs, to)?;
                let zero = self.cast(*lhs_zero, to)?;
                let lhs = self.binary(DIFFERENCE, lhs, zero)?;
                let rhs = self.cast(*rhs, to)?;
                let zero = self.cast(*rhs_zero, to)?;
                let rhs = self.binary(DIFFERENCE, rhs, zero)?;
                let product = self.binary(PRODUCT, lhs, rhs)?;
                self.binary(SUM, out, product)
            }
            (Body::Pool { float, integer, unsigned }, [input, _]) => {
                self.unsigned = unsigned;
                let input = self.cast(*input, to)?;
                self.binary((float, integer), out, input)
            }
            (Body::Random, [min, max, seed]) => self.random(*min, *max, *seed, to),
            _ => Err(NOT_NUMERIC.into()),
        }
    }

    fn random(&mut self, min: ValueId, max: ValueId, seed: ValueId, to: Type) -> Computed {
        let ctx = self.ctx;
        let (wide, integer) = (self.ty(min), self.ty(seed));
        if !matches!(ctx.type_data(wide), TypeData::Float(FloatKind::F64)) || self.ty(max) != wide {
            return Err(NOT_NUMERIC.into());
        }
        let offset = self.number(RANDOM_OFFSET, wide)?;
        let column = self.index(1, integer)?;
        let row = self.index(0, integer)?;
        let mut state = self.binary(SUM, row, seed)?;
        for round in 0..2 {
            if round == 1 {
                state = self.binary(SUM, column, state)?;
            }
            let factor = self.number(RANDOM[0], integer)?;
            state = self.binary(PRODUCT, state, factor)?;
            let step = self.number(RANDOM[1], integer)?;
            state = self.binary(SUM, state, step)?;
        }
        let state = self.cast(state, wide)?;
        let positive = self.binary(SUM, offset, state)?;
        let range = self.binary(DIFFERENCE, max, min)?;
        let bits = u128::from(RANDOM_SCALE.to_bits());
        let scale = self.constant(ctx.attr(AttrData::Float { bits, ty: wide }), wide)?;
        let scale = self.binary(PRODUCT, range, scale)?;
        let scaled = self.binary(PRODUCT, positive, scale)?;
        let moved = self.binary(SUM, scaled, min)?;
        self.cast(moved, to)
    }
}

/// Creates a region with an argument for each operand and the body of the operation.
///
/// # Errors
/// Returns a message if the element types are not supported.
pub(super) fn build(
    p: &mut OpParser<'_, '_>,
    body: Body,
    elements: &[Type],
    at: u32,
    unsigned: bool,
) -> Result<RegionId, Reason> {
    let (ctx, loc) = (p.ctx(), p.loc_at(at));
    create(ctx, &mut Parsing { p, block: None }, body, elements, loc, unsigned)
}

/// Creates a region with an argument for each operand and the body of the operation.
///
/// # Errors
/// Returns a message if the element types are not supported.
pub(in crate::linalg) fn create(
    ctx: &Context,
    creator: &mut dyn Creator,
    body: Body,
    elements: &[Type],
    loc: Location,
    unsigned: bool,
) -> Result<RegionId, Reason> {
    let region = creator.region(elements, loc)?;
    let ir = creator.ir();
    let args = ir.region(region).first().map_or(Vec::new(), |block| ir.block(block).args().to_vec());
    let mut builder = Builder { ctx, creator, loc, unsigned };
    let result = if args.is_empty() { Vec::new() } else { vec![builder.value(body, &args)?] };
    let mut end = OperationState::new(ctx, ctx.op_name("linalg.yield"), loc);
    end.operands.extend(result);
    builder.creator.push(&end)?;
    Ok(region)
}
