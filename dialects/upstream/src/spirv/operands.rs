//! Verifiers of the spirv dialect's composites, cooperative matrices and accesses to memory.

use legalize_dialects_hooks::attributes::{elements, enum_of, enum_value};
use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::verify::plain_error;
use legalize_ir::{Context, Ir, OpId, Param, Type, TypeData, type_to_string};

use super::checks::{ends, length, members, operands, result};
use super::composite::element;
use super::memory::pointer;

// Composites.

/// The parameters of a cooperative matrix.
pub(super) fn cooperative(ctx: &Context, ty: Type) -> Option<&[Param]> {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } if ctx.str(*name) == "spirv.coopmatrix" => Some(params),
        _ => None,
    }
}

/// As many operands as the result has parts, or parts of a vector that make a whole one.
fn verify_construct(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some(composite) = result(ir, op) else { return Ok(()) };
    let parts = operands(ir, op);
    let text = |ty: Type| type_to_string(ctx, ty);
    let same = |wanted: Type, found: Type| match wanted == found {
        true => Ok(()),
        false => wrong(format!(
            "operand type mismatch: expected operand type '{}', but provided '{}'",
            text(wanted),
            text(found)
        )),
    };
    let number = |wanted: i64, found: i64| match wanted == found {
        true => Ok(()),
        false => wrong(format!("has incorrect number of operands: expected {wanted}, but provided {found}")),
    };
    let Some((first, count)) = element(ctx, composite, 0) else { return Ok(()) };
    if cooperative(ctx, composite).is_some() {
        number(1, parts.len() as i64)?;
        return same(first, parts[0]);
    }
    let count = count.unwrap_or(0);
    if parts.len() as i64 == count {
        for (index, part) in parts.into_iter().enumerate() {
            if let Some((wanted, _)) = element(ctx, composite, index as i64) {
                same(wanted, part)?;
            }
        }
        return Ok(());
    }
    if length(ctx, composite).is_none() {
        return wrong(
            "expected to return a vector or cooperative matrix when the number of constituents is less than what \
             the result needs",
        );
    }
    let mut found = 0;
    for part in parts {
        let (element, count) = match ctx.type_data(part) {
            TypeData::Vector { shape, element, .. } => (*element, shape.first().copied().unwrap_or(0)),
            _ => (part, 1),
        };
        if element != first {
            return wrong(format!(
                "operand element type mismatch: expected to be '{}', but provided '{}'",
                text(first),
                text(element)
            ));
        }
        found += count;
    }
    number(count, found)
}

/// One selector for each element, each naming one of both vectors' elements, or none.
fn verify_vector_shuffle(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let (&[first, second, ..], Some(result)) = (&operands(ir, op)[..], result(ir, op)) else {
        return Ok(());
    };
    let (Some(first), Some(second), Some(count)) =
        (length(ctx, first), length(ctx, second), length(ctx, result))
    else {
        return Ok(());
    };
    let selectors = elements(ctx, ir.attr_named(ctx, op, "components"));
    if selectors.len() as i64 != count {
        let found = selectors.len();
        return wrong(format!(
            "result type element count ({count}) mismatch with the number of component selectors ({found})"
        ));
    }
    let total = first.saturating_add(second);
    for &selector in selectors {
        let Some(selector) = ctx.as_i64(selector).map(|selector| selector & 0xffff_ffff) else { continue };
        if selector >= total && selector != 0xffff_ffff {
            return wrong(format!(
                "component selector {selector} out of range: expected to be in [0, {total}) or 0xffffffff"
            ));
        }
    }
    Ok(())
}

// Cooperative matrices.

/// The words of uses, in the order of the operands.
const USES: [&str; 3] = ["MatrixA", "MatrixB", "MatrixAcc"];

fn verify_multiply(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let types = operands(ir, op);
    let Some(&[a, b, c]) = types
        .iter()
        .map(|ty| cooperative(ctx, *ty))
        .collect::<Option<Vec<_>>>()
        .as_deref()
        .and_then(|all| <&[&[Param]; 3]>::try_from(all).ok())
    else {
        return Ok(());
    };
    let uses = enum_of(ctx, ctx.name("spirv.coop_matrix_use_khr"));
    for (index, (params, word)) in [a, b, c].into_iter().zip(USES).enumerate() {
        let wanted = uses.as_ref().and_then(|def| def.symbolize(word));
        let found = match params.get(4) {
            Some(Param::Int(found)) => found.as_i64(),
            _ => None,
        };
        if wanted != found {
            return wrong(format!("operand #{index} must be of use '{word}'"));
        }
    }
    for (name, one, other) in [("M", &a[0], &c[0]), ("N", &b[1], &c[1]), ("K", &a[1], &b[0])] {
        if one != other {
            return wrong(format!("matrix size mismatch on dimension '{name}'"));
        }
    }
    if a.get(3) != b.get(3) || a.get(3) != c.get(3) {
        return wrong("matrix scope mismatch");
    }
    let is_integer = |params: &[Param]| match params.get(2) {
        Some(Param::Type(ty)) => matches!(ctx.type_data(*ty), TypeData::Integer { .. }),
        _ => false,
    };
    if ir.attr_named(ctx, op, "matrix_operands").is_some() && ![a, b, c].into_iter().all(is_integer) {
        return wrong("Matrix Operands require all matrix element types to be Integer Types");
    }
    Ok(())
}

/// Reads or writes of a whole matrix; the word is what the access cannot be.
fn verify_transfer(ctx: &Context, ir: &Ir, op: OpId, refused: &str) -> Checked {
    let Some(&ty) = operands(ir, op).first() else { return Ok(()) };
    if let Some((pointee, _)) = pointer(ctx, ty) {
        let plain = |ty: Type| {
            matches!(
                ctx.type_data(ty),
                TypeData::Integer { .. } | TypeData::Float(_) | TypeData::Vector { .. }
            )
        };
        if !plain(pointee) {
            let text = type_to_string(ctx, pointee);
            return wrong(format!("Pointer must point to a scalar or vector type but provided '{text}'"));
        }
    }
    let Some(access) = enum_value(ctx, ir, op, "memory_operand") else { return Ok(()) };
    let bit = |word: &str| access_bit(ctx, word) & access != 0;
    if bit(refused) {
        return wrong(format!("not compatible with memory operand '{refused}'"));
    }
    match bit("Aligned") && ir.attr_named(ctx, op, "alignment").is_none() {
        true => wrong("missing value for the 'Aligned' memory operand"),
        false => Ok(()),
    }
}

// Memory.

fn access_bit(ctx: &Context, word: &str) -> i64 {
    enum_of(ctx, ctx.name("spirv.memory_access")).and_then(|def| def.symbolize(word)).unwrap_or(0)
}

/// An alignment is given where the access says so, and there alone.
fn verify_access(ctx: &Context, ir: &Ir, op: OpId, access: &str, alignment: &str) -> Checked {
    let is_given = ir.attr_named(ctx, op, alignment).is_some();
    let Some(access) = enum_value(ctx, ir, op, access) else {
        return match is_given {
            true => wrong("invalid alignment specification without aligned memory access specification"),
            false => Ok(()),
        };
    };
    match (access & access_bit(ctx, "Aligned") != 0, is_given) {
        (true, false) => wrong("missing alignment value"),
        (false, true) => {
            wrong("invalid alignment specification with non-aligned memory access specification")
        }
        _ => Ok(()),
    }
}

/// What is read or written is what the pointer points to.
fn verify_pointee(ctx: &Context, address: Option<Type>, value: Option<Type>) -> Checked {
    match (address.and_then(|ty| pointer(ctx, ty)), value) {
        (Some((pointee, _)), Some(value)) if pointee != value => {
            wrong("mismatch in result type and pointer type")
        }
        _ => Ok(()),
    }
}

fn verify_load(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    verify_pointee(ctx, operands(ir, op).first().copied(), result(ir, op))?;
    verify_access(ctx, ir, op, "memory_access", "alignment")
}

fn verify_store(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let types = operands(ir, op);
    verify_pointee(ctx, types.first().copied(), types.get(1).copied())?;
    verify_access(ctx, ir, op, "memory_access", "alignment")
}

fn verify_copy(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let pointees: Vec<_> = operands(ir, op).into_iter().filter_map(|ty| pointer(ctx, ty)).collect();
    if let [(target, _), (source, _)] = pointees[..]
        && target != source
    {
        return wrong("both operands must be pointers to the same type");
    }
    verify_access(ctx, ir, op, "memory_access", "alignment")?;
    verify_access(ctx, ir, op, "source_memory_access", "source_alignment")
}

// Functions of the GL instruction set.

fn verify_ldexp(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let &[value, exponent] = &operands(ir, op)[..] else { return Ok(()) };
    match (length(ctx, value), length(ctx, exponent)) {
        (Some(one), Some(other)) if one != other => wrong("operands must have the same number of elements"),
        (Some(_), None) | (None, Some(_)) => wrong("operands must both be scalars or vectors"),
        _ => Ok(()),
    }
}

fn verify_frexp(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some((operand, result)) = ends(ir, op) else { return Ok(()) };
    let Some(&[fraction, exponent]) = members(ctx, result).as_deref() else {
        return Err(plain_error("result type must be a struct type with two memebers"));
    };
    if fraction != operand {
        return Err(plain_error(
            "member zero of the resulting struct type must be the same type as the operand",
        ));
    }
    let element = legalize_ir::verify::element_type_or_self(ctx, exponent);
    if !matches!(ctx.type_data(element), TypeData::Integer { width: 32, .. }) {
        // Upstream's words for vectors lack a space.
        let must = if element == exponent { "must be" } else { "mustbe" };
        return Err(plain_error(format!(
            "member one of the resulting struct type {must} a scalar or vector of 32 bit integer type"
        )));
    }
    match length(ctx, operand) == length(ctx, exponent) {
        true => Ok(()),
        false => Err(plain_error(
            "member one of the resulting struct type must have the same number of components as the operand type",
        )),
    }
}

pub(super) const VERIFIERS: &[(&str, Verify)] = &[
    ("spirv.CompositeConstruct", verify_construct),
    ("spirv.CopyMemory", verify_copy),
    ("spirv.GL.FrexpStruct", verify_frexp),
    ("spirv.GL.Ldexp", verify_ldexp),
    ("spirv.KHR.CooperativeMatrixLoad", |at| verify_transfer(at.ctx, at.ir, at.op, "MakePointerAvailable")),
    ("spirv.KHR.CooperativeMatrixMulAdd", verify_multiply),
    ("spirv.KHR.CooperativeMatrixStore", |at| verify_transfer(at.ctx, at.ir, at.op, "MakePointerVisible")),
    ("spirv.Load", verify_load),
    ("spirv.Store", verify_store),
    ("spirv.VectorShuffle", verify_vector_shuffle),
];
