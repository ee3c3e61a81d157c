//! The part of an operation whose type is not legal.

use std::sync::Arc;

use legalize_ir::{Context, Ir, OpId, Reason, RegionId, Type, ValueId, type_to_string};

use crate::condition::DynamicLegality;
use crate::type_converter::TypeConverter;

/// A part of an operation with a type of its own.
#[derive(Clone, Copy)]
pub(super) enum Part {
    Operand(usize),
    Result(usize),
    /// The function type, which is none.
    Signature,
    /// An input of the function type.
    Input(usize),
    /// A result of the function type.
    Output(usize),
    /// An argument of a block: its number, that of the block, that of the region.
    Argument(usize, usize, usize),
    /// The value that is passed to an argument of a successor: the numbers of both.
    Passed(usize, usize),
}

impl Part {
    /// Returns the reason why a part is not legal.
    fn describe(self, ctx: &Context, ty: Type) -> Reason {
        let shown = type_to_string(ctx, ty);
        match self {
            Part::Signature => format!("'{shown}' is not a function type").into(),
            part => format!("{} has the type '{shown}', which is to be converted", part.name()).into(),
        }
    }

    /// Returns the reason why the pattern of the operation fails.
    pub(super) fn cannot_be_converted(self, ctx: &Context, ty: Type) -> String {
        format!("the type '{}' of {} cannot be converted", type_to_string(ctx, ty), self.name())
    }

    fn name(self) -> String {
        match self {
            Part::Operand(at) => format!("operand #{at}"),
            Part::Result(at) => format!("result #{at}"),
            Part::Signature => "its signature".to_owned(),
            Part::Input(at) => format!("argument #{at} of its signature"),
            Part::Output(at) => format!("result #{at} of its signature"),
            Part::Argument(at, 0, 0) => format!("argument #{at} of its entry block"),
            Part::Argument(at, 0, region) => format!("argument #{at} of the entry block of region #{region}"),
            Part::Argument(at, block, region) => {
                format!("argument #{at} of block #{block} of region #{region}")
            }
            Part::Passed(at, successor) => {
                format!("the value for argument #{at} of successor #{successor}")
            }
        }
    }
}

/// A part and its type.
pub(super) type TypedPart = (Part, Type);

/// Returns the first value whose type is not legal.
pub(super) fn illegal_value(
    converter: &TypeConverter,
    (ctx, ir): (&Context, &Ir),
    mut values: impl Iterator<Item = (Part, ValueId)>,
) -> Option<TypedPart> {
    let found = values.find(|&(_, value)| !converter.is_legal_value(ctx, ir, value));
    found.map(|(part, value)| (part, ir.value_type(value)))
}

/// Returns the first operand or result whose type is not legal.
pub(super) fn illegal_operand_or_result(
    converter: &TypeConverter,
    (ctx, ir): (&Context, &Ir),
    op: OpId,
) -> Option<TypedPart> {
    let operands = ir.operands(op).enumerate().map(|(at, value)| (Part::Operand(at), value));
    let results = ir.op(op).results().iter().enumerate().map(|(at, &value)| (Part::Result(at), value));
    illegal_value(converter, (ctx, ir), operands.chain(results))
}

/// Returns the first argument of a region's blocks whose type is not legal.
pub(super) fn illegal_argument(
    converter: &TypeConverter,
    (ctx, ir): (&Context, &Ir),
    (number, region): (usize, RegionId),
) -> Option<TypedPart> {
    let args = ir.region_blocks(region).enumerate().flat_map(|(block, id)| {
        ir.block(id).args().iter().enumerate().map(move |(at, &arg)| (Part::Argument(at, block, number), arg))
    });
    illegal_value(converter, (ctx, ir), args)
}

/// Creates the condition that no part of an operation is illegal; undecided where the search is.
pub(super) fn no_illegal_part(
    converter: Arc<TypeConverter>,
    find: impl Fn(&TypeConverter, (&Context, &Ir), OpId) -> Option<Option<TypedPart>>
    + Copy
    + Send
    + Sync
    + 'static,
) -> DynamicLegality {
    let explaining = converter.clone();
    DynamicLegality::local(move |ctx, ir, op| Some(find(&converter, (ctx, ir), op)?.is_none()))
        .with_explanation(move |ctx, ir, op| {
            let (part, ty) = find(&explaining, (ctx, ir), op)??;
            Some(part.describe(ctx, ty))
        })
}
