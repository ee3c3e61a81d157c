//! Types that no definition of gpu declares: tokens, handles, and matrices that a subgroup holds.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::parameters::Checked;
use legalize_dialects_hooks::table::UndeclaredType;
use legalize_ir::{Context, FloatKind, Int, OpParser, OpPrinter, Param, Punct, Signedness, Type, TypeData};
use legalize_snippet::Classes;

// `!gpu.mma_matrix<16x16xf16, "AOp">`: the shape, the element type, and the operand.

const MATRIX: &str = "gpu.mma_matrix";

const PARAMS: &[&str] = &["shape", "elementType", "operand"];

const OPERANDS: [&str; 3] = ["AOp", "BOp", "COp"];

fn parse_matrix(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    p.parse_punct(Punct::Less)?;
    let shape = p.parse_dimension_list(false, true)?;
    let element = p.parse_type()?;
    p.parse_punct(Punct::Comma)?;
    let operand = p.parse_string()?;
    p.parse_punct(Punct::Greater)?;
    let shape = shape.into_iter().map(|dim| Param::Int(Int::Small(dim))).collect();
    Ok([Param::List(shape), Param::Type(element), Param::Str(operand.into())].into())
}

fn print_matrix(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [Param::List(shape), Param::Type(element), Param::Str(operand)] = params else { return };
    p.text("<");
    for dim in shape {
        if let Param::Int(dim) = dim {
            p.text(&format!("{dim}x"));
        }
    }
    p.ty(*element);
    p.text(", ");
    p.string(operand.as_bytes());
    p.text(">");
}

fn is_matrix_element(ctx: &Context, ty: Type) -> bool {
    match *ctx.type_data(ty) {
        TypeData::Integer { width: 8, signedness } => signedness != Signedness::Signless,
        TypeData::Integer { width, .. } => width == 32,
        TypeData::Float(kind) => matches!(kind, FloatKind::F16 | FloatKind::F32 | FloatKind::F64),
        _ => false,
    }
}

fn verify_matrix(ctx: &Context, params: &[Param]) -> Checked {
    let [Param::List(shape), Param::Type(element), Param::Str(operand)] = params else { return Ok(()) };
    if !OPERANDS.contains(&&**operand) {
        return Err("operand expected to be one of AOp, BOp or COp".into());
    }
    if shape.len() != 2 {
        return Err("MMAMatrixType must have exactly two dimensions".into());
    }
    if is_matrix_element(ctx, *element) {
        Ok(())
    } else {
        Err("MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64".into())
    }
}

/// Types without parameters, by C++ class.
const PLAIN: &[(&str, &str)] = &[
    ("::mlir::gpu::AsyncTokenType", TOKEN),
    ("::mlir::gpu::SparseDnTensorHandleType", "gpu.sparse.dntensor_handle"),
    ("::mlir::gpu::SparseSpMatHandleType", "gpu.sparse.spmat_handle"),
    ("::mlir::gpu::SparseSpGEMMOpHandleType", "gpu.sparse.spgemmop_handle"),
];
const TOKEN: &str = "gpu.async.token";

/// The type of tokens that asynchronous operations wait for.
pub(super) fn token(ctx: &Context) -> Type {
    ctx.ty(TypeData::Dialect { name: ctx.name(TOKEN), params: [].into() })
}

pub(super) const UNDECLARED: &[UndeclaredType] = &[
    UndeclaredType::plain(TOKEN),
    UndeclaredType::plain("gpu.sparse.dntensor_handle"),
    UndeclaredType::plain("gpu.sparse.spmat_handle"),
    UndeclaredType::plain("gpu.sparse.spgemmop_handle"),
    UndeclaredType {
        name: MATRIX,
        params: PARAMS,
        assembly: Some((parse_matrix, print_matrix)),
        verify: Some(verify_matrix),
    },
];

/// Registers the C++ classes of the types.
pub(super) fn add_classes(ctx: &Context, classes: &Classes) {
    for &(class, name) in PLAIN {
        classes.register_type(ctx, class, name);
    }
    classes.register_type(ctx, "::mlir::gpu::MMAMatrixType", MATRIX);
    classes.register_accessors(PARAMS.iter().copied());
}
