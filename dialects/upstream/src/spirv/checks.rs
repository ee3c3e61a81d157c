//! Verifiers of the spirv dialect's arithmetic, casts, matrices, atomics and groups.

use legalize_dialects_hooks::attributes::{enum_of, enum_value};
use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::verify::{element_type_or_self, plain_error};
use legalize_ir::{Context, Ir, OpId, Param, Signedness, Type, TypeData, ValueDef, ValueId, type_to_string};

use super::memory::pointer;

/// An error that does not name the operation.
fn plain(message: &str) -> Checked {
    Err(plain_error(message))
}

/// The types of operands.
pub(super) fn operands(ir: &Ir, op: OpId) -> Vec<Type> {
    ir.operands(op).map(|value| ir.value_type(value)).collect()
}

/// The type of the first result.
pub(super) fn result(ir: &Ir, op: OpId) -> Option<Type> {
    ir.op(op).results().first().map(|&value| ir.value_type(value))
}

/// The types of the first operand and the first result.
pub(super) fn ends(ir: &Ir, op: OpId) -> Option<(Type, Type)> {
    Some((ir.value_type(ir.operands(op).next()?), result(ir, op)?))
}

/// The types of a struct's members; nothing of another type.
pub(super) fn members(ctx: &Context, ty: Type) -> Option<Vec<Type>> {
    let TypeData::Dialect { name, params } = ctx.type_data(ty) else { return None };
    let Some(Param::List(members)) = params.get(1).filter(|_| ctx.str(*name) == "spirv.struct") else {
        return None;
    };
    let first = |member: &Param| match member {
        Param::List(member) => match member.first() {
            Some(Param::Type(ty)) => Some(*ty),
            _ => None,
        },
        _ => None,
    };
    members.iter().map(first).collect()
}

/// A result in two parts: a struct of two members of the operands' type.
fn verify_pair(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some(members) = result(ir, op).map(|ty| members(ctx, ty).unwrap_or_default()) else { return Ok(()) };
    if members.len() != 2 {
        return wrong("expected result struct type containing two members");
    }
    let types = [operands(ir, op), members].concat();
    match types.iter().all(|ty| *ty == types[0]) {
        true => Ok(()),
        false => wrong("expected all operand types and struct member types are the same"),
    }
}

fn verify_vector_times_scalar(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let (&[vector, scalar], Some(result)) = (&operands(ir, op)[..], result(ir, op)) else { return Ok(()) };
    if vector != result {
        return wrong("vector operand and result type mismatch");
    }
    match element_type_or_self(ctx, result) == scalar {
        true => Ok(()),
        false => wrong("scalar operand and result element type match"),
    }
}

// Groups.

const SCOPE: &str = "spirv.scope";
const GROUPS: [&str; 2] = ["Workgroup", "Subgroup"];

/// The scope is one of the two that group operations know.
fn verify_scope(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some(scope) = enum_value(ctx, ir, op, "execution_scope") else { return Ok(()) };
    let word = enum_of(ctx, ctx.name(SCOPE)).and_then(|def| def.stringify(scope)).unwrap_or_default();
    match GROUPS.contains(&&*word) {
        true => Ok(()),
        false => wrong("execution scope must be 'Workgroup' or 'Subgroup'"),
    }
}

/// What makes constants, as broadcasts want them.
const CONSTANTS: [&str; 2] = ["spirv.Constant", "spirv.mlir.referenceof"];

fn is_constant(ctx: &Context, ir: &Ir, value: ValueId) -> bool {
    match ir.value(value).def() {
        ValueDef::Result { op, .. } => CONSTANTS.contains(&ctx.op_str(ir.op(op).name())),
        _ => false,
    }
}

fn verify_broadcast(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    verify_scope(at)?;
    match ir.operands(op).nth(1) {
        Some(id) if !is_constant(ctx, ir, id) => wrong("id must be the result of a constant op"),
        _ => Ok(()),
    }
}

fn verify_group_broadcast(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    verify_scope(at)?;
    match operands(ir, op).get(1).map(|ty| ctx.type_data(*ty)) {
        Some(TypeData::Vector { shape, .. }) if !matches!(shape[..], [2 | 3]) => {
            let found = shape.first().copied().unwrap_or_default();
            let message = format!(
                "localid is a vector and can be with only  2 or 3 components, actual number is {found}"
            );
            wrong(message)
        }
        _ => Ok(()),
    }
}

fn verify_shuffle(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    verify_scope(at)?;
    match operands(ir, op).get(1).map(|ty| ctx.type_data(*ty)) {
        Some(TypeData::Integer { signedness: Signedness::Signed, .. }) => {
            wrong("second operand must be a singless/unsigned integer")
        }
        _ => Ok(()),
    }
}

/// Acquire, Release, AcquireRelease, SequentiallyConsistent.
const ORDERS: i64 = 0x2 | 0x4 | 0x8 | 0x10;

fn verify_semantics(ctx: &Context, ir: &Ir, op: OpId, attr: &str) -> Checked {
    let semantics = enum_value(ctx, ir, op, attr).unwrap_or_default();
    match (semantics & ORDERS).count_ones() {
        0 | 1 => Ok(()),
        _ => plain(
            "expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` \
             or `SequentiallyConsistent`",
        ),
    }
}

fn verify_atomic(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    verify_semantics(ctx, ir, op, "semantics")
}

fn verify_barrier(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    verify_semantics(ctx, ir, op, "memory_semantics")
}

// Casts.

/// How many bits a number or a vector of numbers has.
pub(super) fn bit_width(ctx: &Context, ty: Type) -> Option<u64> {
    match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => Some(u64::from(*width)),
        TypeData::Float(kind) => Some(u64::from(kind.width())),
        TypeData::Vector { shape, element, .. } => {
            let count =
                shape.iter().try_fold(1_u64, |count, dim| count.checked_mul(u64::try_from(*dim).ok()?))?;
            bit_width(ctx, *element)?.checked_mul(count)
        }
        _ => None,
    }
}

fn verify_bitcast(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some((from, to)) = ends(ir, op) else { return Ok(()) };
    if from == to {
        return plain("result type must be different from operand type");
    }
    match (pointer(ctx, from).is_some(), pointer(ctx, to).is_some()) {
        (true, false) => plain("unhandled bit cast conversion from pointer type to non-pointer type"),
        (false, true) => plain("unhandled bit cast conversion from non-pointer type to pointer type"),
        _ => match (bit_width(ctx, from), bit_width(ctx, to)) {
            (Some(from), Some(to)) if from != to => {
                wrong(format!("mismatch in result type bitwidth {to} and operand type bitwidth {from}"))
            }
            _ => Ok(()),
        },
    }
}

fn verify_convert(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some((from, to)) = ends(ir, op) else { return Ok(()) };
    let element = |ty: Type| match ctx.type_data(ty) {
        TypeData::Dialect { params, .. } => match params.get(2) {
            Some(Param::Type(ty)) => *ty,
            _ => ty,
        },
        _ => element_type_or_self(ctx, ty),
    };
    let (from, to) = (element(from), element(to));
    match (bit_width(ctx, from), bit_width(ctx, to)) {
        (Some(a), Some(b)) if a == b => wrong(format!(
            "expected the different bit widths for operand type and result type, but provided '{}' and '{}'",
            type_to_string(ctx, from),
            type_to_string(ctx, to)
        )),
        _ => Ok(()),
    }
}

/// What a pointer points to, and the word of where it points.
fn place(ctx: &Context, ty: Type) -> Option<(Type, String)> {
    let (pointee, class) = pointer(ctx, ty)?;
    let word = enum_of(ctx, ctx.name("spirv.storage_class")).and_then(|def| def.stringify(class));
    Some((pointee, word.unwrap_or_default()))
}

/// Where pointers can point that are made generic.
const NAMED: [&str; 3] = ["Workgroup", "CrossWorkgroup", "Function"];

/// Casts between a pointer to a known place and one to any; what is wrong with either end.
fn verify_generic(ctx: &Context, ir: &Ir, op: OpId, to_generic: bool) -> Checked {
    let Some((from, to)) = ends(ir, op) else { return Ok(()) };
    let (Some((from, from_place)), Some((to, to_place))) = (place(ctx, from), place(ctx, to)) else {
        return Ok(());
    };
    if to_generic {
        if !NAMED.contains(&&*from_place) {
            return plain("pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class");
        }
        if to_place != "Generic" {
            return plain("result type must be of storage class Generic");
        }
    } else {
        if from_place != "Generic" {
            return plain("pointer type must be of storage class Generic");
        }
        if !NAMED.contains(&&*to_place) {
            return plain("result must point to the Workgroup, CrossWorkgroup, or Function Storage Class");
        }
    }
    match from == to {
        true => Ok(()),
        false => wrong(format!(
            "pointer operand's pointee type must have the same as the op result type, but found '{}' vs '{}'",
            type_to_string(ctx, from),
            type_to_string(ctx, to)
        )),
    }
}

/// Whether a module's addresses are such that pointers to a place are numbers.
/// A pointer is a number of no sign of its own; which side is said to have it is upstream's.
fn verify_number(ctx: &Context, ty: Option<Type>) -> Checked {
    let Some(TypeData::Integer { signedness, .. }) = ty.map(|ty| ctx.type_data(ty)) else { return Ok(()) };
    match signedness {
        Signedness::Signless => Ok(()),
        _ => plain("result must be a scalar type of unsigned integer"),
    }
}

fn verify_physical(ctx: &Context, ir: &Ir, op: OpId, ty: Option<Type>, message: &str) -> Checked {
    let mut parent = ir.parent_op(op);
    while let Some(op) = parent.filter(|&op| ctx.op_str(ir.op(op).name()) != "spirv.module") {
        parent = ir.parent_op(op);
    }
    let (Some(module), Some((_, place))) = (parent, ty.and_then(|ty| place(ctx, ty))) else { return Ok(()) };
    let model = enum_value(ctx, ir, module, "addressing_model").unwrap_or_default();
    let model = enum_of(ctx, ctx.name("spirv.addressing_model")).and_then(|def| def.stringify(model));
    match model.as_deref() {
        Some("Logical") => plain(message),
        Some("PhysicalStorageBuffer64") if place != "PhysicalStorageBuffer" => plain(message),
        _ => Ok(()),
    }
}

// Matrices.

/// The number of columns of a matrix, the number of rows, and the type of its elements.
fn matrix(ctx: &Context, ty: Type) -> Option<(i64, i64, Type)> {
    let TypeData::Dialect { name, params } = ctx.type_data(ty) else { return None };
    match &**params {
        [Param::Int(columns), Param::Type(column)] if ctx.str(*name) == "spirv.matrix" => {
            let TypeData::Vector { shape, element, .. } = ctx.type_data(*column) else { return None };
            Some((columns.as_i64()?, *shape.first()?, *element))
        }
        _ => None,
    }
}

fn verify_matrix_times_scalar(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let &[first, scalar] = &operands(ir, op)[..] else { return Ok(()) };
    let element = match ctx.type_data(first) {
        TypeData::Dialect { params, .. } => match params.get(2) {
            Some(Param::Type(element)) => Some(*element),
            _ => matrix(ctx, first).map(|(_, _, element)| element),
        },
        _ => None,
    };
    match element {
        Some(element) if element != scalar => {
            wrong("input matrix components' type and scaling value must have the same type")
        }
        _ => Ok(()),
    }
}

fn verify_transpose(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some((from, to)) = ends(ir, op) else { return Ok(()) };
    let (Some(from), Some(to)) = (matrix(ctx, from), matrix(ctx, to)) else { return Ok(()) };
    if from.1 != to.0 {
        return plain("input matrix rows count must be equal to output matrix columns count");
    }
    if from.0 != to.1 {
        return plain("input matrix columns count must be equal to output matrix rows count");
    }
    match from.2 == to.2 {
        true => Ok(()),
        false => plain("input and output matrices must have the same component type"),
    }
}

fn verify_product(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let (&[left, right], Some(result)) = (&operands(ir, op)[..], result(ir, op)) else { return Ok(()) };
    let (Some(left), Some(right), Some(result)) =
        (matrix(ctx, left), matrix(ctx, right), matrix(ctx, result))
    else {
        return Ok(());
    };
    if left.0 != right.1 {
        return plain("left matrix columns' count must be equal to the right matrix rows' count");
    }
    if right.0 != result.0 {
        return plain("right and result matrices must have equal columns' count");
    }
    if right.2 != result.2 {
        return plain("right and result matrices' component type must be the same");
    }
    if left.2 != result.2 {
        return plain("left and result matrices' component type must be the same");
    }
    match left.1 == result.1 {
        true => Ok(()),
        false => plain("left and result matrices must have equal rows' count"),
    }
}

/// The number of a vector's elements.
pub(super) fn length(ctx: &Context, ty: Type) -> Option<i64> {
    match ctx.type_data(ty) {
        TypeData::Vector { shape, .. } => shape.first().copied(),
        _ => None,
    }
}

fn verify_matrix_times_vector(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let (&[left, right], Some(result)) = (&operands(ir, op)[..], result(ir, op)) else { return Ok(()) };
    let (Some((columns, rows, _)), Some(right), Some(result)) =
        (matrix(ctx, left), length(ctx, right), length(ctx, result))
    else {
        return Ok(());
    };
    if columns != right {
        return wrong(format!("matrix columns ({columns}) must match vector operand size ({right})"));
    }
    match rows == result {
        true => Ok(()),
        false => wrong(format!("result size ({result}) must match the matrix rows ({rows})")),
    }
}

fn verify_vector_times_matrix(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let (&[left, right], Some(result)) = (&operands(ir, op)[..], result(ir, op)) else { return Ok(()) };
    let (Some(left), Some((columns, rows, _)), Some(result)) =
        (length(ctx, left), matrix(ctx, right), length(ctx, result))
    else {
        return Ok(());
    };
    if left != rows {
        return wrong(
            "number of components in vector must equal the number of components in each column in matrix",
        );
    }
    match columns == result {
        true => Ok(()),
        false => wrong("number of columns in matrix must equal the number of components in result"),
    }
}

fn verify_select(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some((condition, result)) = ends(ir, op) else { return Ok(()) };
    let Some(count) = length(ctx, condition) else { return Ok(()) };
    match length(ctx, result) {
        None => wrong("result expected to be of vector type when condition is of vector type"),
        Some(found) if found != count => wrong(
            "result should have the same number of elements as the condition when condition is of vector type",
        ),
        _ => Ok(()),
    }
}

/// Values that go around in clusters, whose size is a constant that is a power of two.
fn verify_rotation(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    verify_scope(at)?;
    let Some(size) = ir.operands(op).nth(2) else { return Ok(()) };
    let constant = match ir.value(size).def() {
        ValueDef::Result { op, .. } if ctx.op_str(ir.op(op).name()) == "spirv.Constant" => op,
        _ => return wrong("cluster size operand must come from a constant op"),
    };
    match ir.attr_named(ctx, constant, "value").and_then(|value| ctx.as_i64(value)) {
        Some(size) if !(size as u64 & u64::from(u32::MAX)).is_power_of_two() => {
            wrong("cluster size operand must be a power of two")
        }
        _ => Ok(()),
    }
}

pub(super) const VERIFIERS: &[(&str, Verify)] = &[
    ("spirv.Bitcast", verify_bitcast),
    ("spirv.ControlBarrier", verify_barrier),
    ("spirv.ConvertPtrToU", |at| {
        let Subject { ctx, ir, op } = at;
        let ty = operands(ir, op).first().copied();
        verify_number(ctx, result(ir, op))?;
        verify_physical(ctx, ir, op, ty, "operand must be a physical pointer")
    }),
    ("spirv.ConvertUToPtr", |at| {
        let Subject { ctx, ir, op } = at;
        verify_number(ctx, operands(ir, op).first().copied())?;
        verify_physical(ctx, ir, op, result(ir, op), "result must be a physical pointer")
    }),
    ("spirv.FConvert", verify_convert),
    ("spirv.GenericCastToPtr", |at| verify_generic(at.ctx, at.ir, at.op, false)),
    ("spirv.GenericCastToPtrExplicit", |at| verify_generic(at.ctx, at.ir, at.op, false)),
    ("spirv.GroupBroadcast", verify_group_broadcast),
    ("spirv.GroupNonUniformBroadcast", verify_broadcast),
    ("spirv.GroupNonUniformRotateKHR", verify_rotation),
    ("spirv.IAddCarry", verify_pair),
    ("spirv.ISubBorrow", verify_pair),
    ("spirv.MatrixTimesMatrix", verify_product),
    ("spirv.MatrixTimesScalar", verify_matrix_times_scalar),
    ("spirv.MatrixTimesVector", verify_matrix_times_vector),
    ("spirv.MemoryBarrier", verify_barrier),
    ("spirv.PtrCastToGeneric", |at| verify_generic(at.ctx, at.ir, at.op, true)),
    ("spirv.SConvert", verify_convert),
    ("spirv.SMulExtended", verify_pair),
    ("spirv.Select", verify_select),
    ("spirv.Transpose", verify_transpose),
    ("spirv.UConvert", verify_convert),
    ("spirv.UMulExtended", verify_pair),
    ("spirv.VectorTimesMatrix", verify_vector_times_matrix),
    ("spirv.VectorTimesScalar", verify_vector_times_scalar),
];

pub(super) const GROUP_VERIFIERS: &[(&str, Verify)] = &[
    ("spirv.GroupFAdd", verify_scope),
    ("spirv.GroupFMax", verify_scope),
    ("spirv.GroupFMin", verify_scope),
    ("spirv.KHR.GroupFMul", verify_scope),
    ("spirv.GroupIAdd", verify_scope),
    ("spirv.KHR.GroupIMul", verify_scope),
    ("spirv.GroupNonUniformBallot", verify_scope),
    ("spirv.GroupNonUniformBallotFindLSB", verify_scope),
    ("spirv.GroupNonUniformBallotFindMSB", verify_scope),
    ("spirv.GroupNonUniformBitwiseAnd", verify_scope),
    ("spirv.GroupNonUniformBitwiseOr", verify_scope),
    ("spirv.GroupNonUniformBitwiseXor", verify_scope),
    ("spirv.GroupNonUniformElect", verify_scope),
    ("spirv.GroupNonUniformFAdd", verify_scope),
    ("spirv.GroupNonUniformFMax", verify_scope),
    ("spirv.GroupNonUniformFMin", verify_scope),
    ("spirv.GroupNonUniformFMul", verify_scope),
    ("spirv.GroupNonUniformIAdd", verify_scope),
    ("spirv.GroupNonUniformIMul", verify_scope),
    ("spirv.GroupNonUniformLogicalAnd", verify_scope),
    ("spirv.GroupNonUniformLogicalOr", verify_scope),
    ("spirv.GroupNonUniformLogicalXor", verify_scope),
    ("spirv.GroupNonUniformSMax", verify_scope),
    ("spirv.GroupNonUniformSMin", verify_scope),
    ("spirv.GroupNonUniformUMax", verify_scope),
    ("spirv.GroupNonUniformUMin", verify_scope),
    ("spirv.GroupSMax", verify_scope),
    ("spirv.GroupSMin", verify_scope),
    ("spirv.GroupUMax", verify_scope),
    ("spirv.GroupUMin", verify_scope),
    ("spirv.GroupNonUniformShuffle", verify_shuffle),
    ("spirv.GroupNonUniformShuffleDown", verify_shuffle),
    ("spirv.GroupNonUniformShuffleUp", verify_shuffle),
    ("spirv.GroupNonUniformShuffleXor", verify_shuffle),
    ("spirv.AtomicAnd", verify_atomic),
    ("spirv.AtomicIAdd", verify_atomic),
    ("spirv.AtomicIDecrement", verify_atomic),
    ("spirv.AtomicIIncrement", verify_atomic),
    ("spirv.AtomicISub", verify_atomic),
    ("spirv.AtomicOr", verify_atomic),
    ("spirv.AtomicSMax", verify_atomic),
    ("spirv.AtomicSMin", verify_atomic),
    ("spirv.AtomicUMax", verify_atomic),
    ("spirv.AtomicUMin", verify_atomic),
    ("spirv.AtomicXor", verify_atomic),
    ("spirv.EXT.AtomicFAdd", verify_atomic),
];
