//! Positions: entities that a pattern inspects, named by their paths from the root of the match.
//!
//! Positions are shared by all patterns of a set; each is found at most once per operation that is matched.

use legalize_ir::{Arity, AttrDict, Attribute, Context, Ir, Name, OpId, OpInfo, Traits, ValueDef};
use rustc_hash::FxHashMap;

/// Handle of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct PosId(pub u32);

/// Path by which an entity is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Position {
    /// The operation that is matched.
    Root,
    /// A user of a value, found by trying all users; counted per pattern.
    User(u32),
    /// An operand by number.
    Operand(PosId, u32),
    /// An operand group of the operation's definition.
    OperandGroup(PosId, u32),
    /// The one value of an operand group; an operand by number if the operation has no definition.
    SingleOperand(PosId, u32),
    /// All operands.
    Operands(PosId),
    /// One of several values by number.
    Element(PosId, u32),
    /// A result by number.
    Result(PosId, u32),
    /// A result group of the operation's definition.
    ResultGroup(PosId, u32),
    /// The one value of a result group; a result by number if the operation has no definition.
    SingleResult(PosId, u32),
    /// All results.
    Results(PosId),
    /// The operation that defines a value, or the first of several.
    DefiningOp(PosId),
    /// An attribute by name; its default if it is absent.
    Attr(PosId, Name),
    /// All attributes of an operation.
    Attributes(PosId),
    /// Attribute of an operation that is a constant, or of one that defines a value.
    Constant(PosId),
    /// The type of a value or attribute, or the types of values.
    TypeOf(PosId),
    /// A successor by number.
    Successor(PosId, u32),
    /// A region by number.
    Region(PosId, u32),
    /// A block of a region by number.
    Block(PosId, u32),
    /// An argument of a block by number.
    BlockArgument(PosId, u32),
    /// An operation of a block by number.
    BlockOp(PosId, u32),
    /// An operation of a block by number from the end.
    BlockOpFromEnd(PosId, u32),
}

impl Position {
    /// The position that it depends on.
    pub(crate) fn parent(self) -> Option<PosId> {
        match self {
            Position::Root | Position::User(_) => None,
            Position::Operand(of, _)
            | Position::OperandGroup(of, _)
            | Position::SingleOperand(of, _)
            | Position::Operands(of)
            | Position::Element(of, _)
            | Position::Result(of, _)
            | Position::ResultGroup(of, _)
            | Position::SingleResult(of, _)
            | Position::Results(of)
            | Position::DefiningOp(of)
            | Position::Attr(of, _)
            | Position::Attributes(of)
            | Position::Constant(of)
            | Position::TypeOf(of)
            | Position::Successor(of, _)
            | Position::Region(of, _)
            | Position::Block(of, _)
            | Position::BlockArgument(of, _)
            | Position::BlockOp(of, _)
            | Position::BlockOpFromEnd(of, _) => Some(of),
        }
    }

    /// Returns true if only attributes or types can be at the position.
    pub(crate) fn is_attr_or_type(self) -> bool {
        matches!(
            self,
            Position::Attr(..) | Position::Attributes(_) | Position::Constant(_) | Position::TypeOf(_)
        )
    }

    /// Returns true if an operation or a single value is at the position, if anything is.
    pub(crate) fn is_op_or_value(self) -> bool {
        self.is_value()
            || matches!(
                self,
                Position::Root
                    | Position::DefiningOp(_)
                    | Position::BlockOp(..)
                    | Position::BlockOpFromEnd(..)
            )
    }

    /// Returns true if a single value is at the position, if anything is.
    pub(crate) fn is_value(self) -> bool {
        matches!(
            self,
            Position::Operand(..)
                | Position::SingleOperand(..)
                | Position::Element(..)
                | Position::Result(..)
                | Position::SingleResult(..)
                | Position::BlockArgument(..)
        )
    }
}

/// All positions of a set.
#[derive(Debug, Default)]
pub(crate) struct Positions {
    all: Vec<Position>,
    depths: Vec<u32>,
    ids: FxHashMap<Position, PosId>,
}

impl Positions {
    /// Position of the root.
    pub(crate) const ROOT: PosId = PosId(0);

    pub(crate) fn new() -> Self {
        let mut positions = Positions::default();
        positions.intern(Position::Root);
        positions
    }

    pub(crate) fn intern(&mut self, position: Position) -> PosId {
        if let Some(&known) = self.ids.get(&position) {
            return known;
        }
        let id = PosId(self.all.len() as u32);
        // A constant has the depth of its operation.
        let step = u32::from(!matches!(position, Position::Constant(_)));
        let depth = position.parent().map_or(0, |parent| self.depth(parent) + step);
        self.all.push(position);
        self.depths.push(depth);
        self.ids.insert(position, id);
        id
    }

    pub(crate) fn at(&self, id: PosId) -> Position {
        self.all[id.0 as usize]
    }

    /// Returns true if a position is a region, a block or in one.
    pub(crate) fn is_in_block(&self, id: PosId) -> bool {
        let mut at = Some(id);
        while let Some(pos) = at {
            match self.at(pos) {
                Position::Region(..)
                | Position::Block(..)
                | Position::BlockArgument(..)
                | Position::BlockOp(..)
                | Position::BlockOpFromEnd(..)
                | Position::Successor(..) => return true,
                other => at = other.parent(),
            }
        }
        false
    }

    pub(crate) fn depth(&self, id: PosId) -> u32 {
        self.depths[id.0 as usize]
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// Describes a position in words, for dumps.
    pub(crate) fn describe(&self, ctx: &Context, id: PosId) -> String {
        // From the inside out, so that a long path needs no recursion.
        let mut parts = Vec::new();
        let mut next = Some(id);
        while let Some(id) = next {
            let position = self.at(id);
            parts.push(match position {
                Position::Root => "root".to_owned(),
                Position::User(at) => format!("user{at}"),
                Position::Operand(_, at) => format!("operand({at})"),
                Position::OperandGroup(_, at) => format!("operand_group({at})"),
                Position::Operands(_) => "operands".to_owned(),
                Position::Result(_, at) => format!("result({at})"),
                Position::ResultGroup(_, at) => format!("result_group({at})"),
                Position::SingleOperand(_, at) => format!("single_operand({at})"),
                Position::Element(_, at) => format!("element({at})"),
                Position::SingleResult(_, at) => format!("single_result({at})"),
                Position::Results(_) => "results".to_owned(),
                Position::DefiningOp(_) => "defining_op".to_owned(),
                Position::Attr(_, name) => format!("attr({})", ctx.str(name)),
                Position::Attributes(_) => "attributes".to_owned(),
                Position::Constant(_) => "constant".to_owned(),
                Position::TypeOf(_) => "type".to_owned(),
                Position::Successor(_, at) => format!("successor({at})"),
                Position::Region(_, at) => format!("region({at})"),
                Position::Block(_, at) => format!("block({at})"),
                Position::BlockArgument(_, at) => format!("argument({at})"),
                Position::BlockOp(_, at) => format!("op({at})"),
                Position::BlockOpFromEnd(_, at) => format!("op(-{})", at + 1),
            });
            next = position.parent();
        }
        parts.reverse();
        parts.join(".")
    }
}

/// Value at a position. Several values or types are ranges of the state's buffers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Val {
    Null,
    Op(OpId),
    Value(legalize_ir::ValueId),
    Values {
        start: u32,
        len: u32,
    },
    Type(legalize_ir::Type),
    Types {
        start: u32,
        len: u32,
    },
    Attr(Attribute),
    /// The inherent and the discardable attributes.
    Attributes(AttrDict, AttrDict),
    Block(legalize_ir::BlockId),
    Region(legalize_ir::RegionId),
}

/// Range of those of `total` operands (or results) that are in a group of the operation's definition. Without
/// a definition the group is all from its number on.
pub(crate) fn group_range(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    group: usize,
    operands: bool,
) -> Option<std::ops::Range<usize>> {
    let data = ir.op(op);
    let total = if operands { data.operand_count() } else { data.results().len() };
    let info = ctx.op_info(data.name());
    let (sized, attr) = if operands {
        (Traits::ATTR_SIZED_OPERAND_SEGMENTS, "operandSegmentSizes")
    } else {
        (Traits::ATTR_SIZED_RESULT_SEGMENTS, "resultSegmentSizes")
    };
    let Some(info) = info else { return (group <= total).then_some(group..total) };
    if info.traits.contains(sized) {
        let sizes = ctx.as_dense_i32_array(ir.attr_named(ctx, op, attr)?)?;
        let start: i64 = sizes.iter().take(group).map(|&size| i64::from(size)).sum();
        let end = start + i64::from(*sizes.get(group)?);
        let (start, end) = (usize::try_from(start).ok()?, usize::try_from(end).ok()?);
        return (start <= end && end <= total).then_some(start..end);
    }
    let groups = if operands { &info.operands } else { &info.results };
    if groups.is_empty() {
        return (group <= total).then_some(group..total);
    }
    let variadic = groups.iter().filter(|group| group.arity != Arity::Single).count();
    if group >= groups.len() {
        return None;
    }
    let free = total.checked_sub(groups.len() - variadic)?;
    let each = free.checked_div(variadic).unwrap_or(0);
    let size = |arity: Arity| if arity == Arity::Single { 1 } else { each };
    let start: usize = groups[..group].iter().map(|group| size(group.arity)).sum();
    let end = start + size(groups[group].arity);
    (end <= total).then_some(start..end)
}

/// Returns true if a group of an operation's definition is exactly one value.
pub(crate) fn is_single_group(info: Option<&OpInfo>, group: usize, operands: bool) -> bool {
    let groups = info.map(|info| if operands { &info.operands } else { &info.results });
    groups.and_then(|groups| groups.get(group)).is_some_and(|group| group.arity == Arity::Single)
}

/// Returns true if a group is one value whose index is the group's number: all groups before it are single,
/// too, or the definition does not declare groups.
pub(crate) fn counts_from_the_front(info: &OpInfo, group: usize, operands: bool) -> bool {
    let groups = if operands { &info.operands } else { &info.results };
    groups.iter().take(group + 1).all(|group| group.arity == Arity::Single)
}

/// Index of the one value of a group.
pub(crate) fn single_of_group(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    group: usize,
    operands: bool,
) -> Option<usize> {
    if ctx.op_info(ir.op(op).name()).is_none_or(|info| counts_from_the_front(info, group, operands)) {
        return Some(group);
    }
    let range = group_range(ctx, ir, op, group, operands)?;
    (range.len() == 1).then_some(range.start)
}

/// The number of a result.
pub(crate) fn result_number(ir: &Ir, value: legalize_ir::ValueId) -> Option<u32> {
    match ir.value(value).def() {
        ValueDef::Result { index, .. } => Some(index),
        ValueDef::Argument { .. } => None,
    }
}
