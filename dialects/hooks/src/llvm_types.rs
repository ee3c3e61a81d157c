//! Types of the llvm dialect: `void`, `ptr`, `array`, `vec`, `struct`, `func` and a few without parameters.
//!
//! Inside of each other they are written without `!llvm.`. Parameters, in order: `ptr`: address space;
//! `array`: element, length, as the definition declares them; `func`: result, list of arguments, whether
//! variadic; `struct`: name or nothing, list of elements or nothing if opaque, whether packed. An identified
//! struct is known by its name and elements together; recursive ones are refused.

use legalize_ir::{Context, FloatKind, Int, Param, Signedness, Type, TypeData};
use rustc_hash::FxHashSet;

/// Kind and parameters of a type of the llvm dialect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LlvmType {
    /// `void`
    Void,
    /// `ptr`
    Pointer {
        /// The address space, 0 if none is written.
        address_space: u32,
    },
    /// `array`
    Array {
        /// The number of elements.
        len: u64,
        /// The element type.
        element: Type,
    },
    /// `func`
    Function {
        /// The result type.
        result: Type,
        /// The types of the parameters.
        params: Vec<Type>,
        /// True if the function is variadic.
        variadic: bool,
    },
    /// `struct`
    Struct {
        /// The name of an identified struct.
        name: Option<String>,
        /// The types of the fields; `None` if the struct is opaque.
        body: Option<Vec<Type>>,
        /// True if the fields are laid out without padding.
        packed: bool,
    },
    /// Any other type of the dialect.
    Other,
}

/// Classifies a type of the dialect; `None` for types of other dialects.
pub fn classify(ctx: &Context, ty: Type) -> Option<LlvmType> {
    let TypeData::Dialect { name, params } = ctx.type_data(ty) else { return None };
    let types = |list: &[Param]| -> Vec<Type> {
        list.iter().filter_map(|param| if let Param::Type(ty) = param { Some(*ty) } else { None }).collect()
    };
    Some(match (ctx.str(*name).strip_prefix("llvm.")?, &**params) {
        ("void", _) => LlvmType::Void,
        ("ptr", params) => {
            let space = match params.first() {
                Some(Param::Int(space)) => space.as_i64().unwrap_or(0) as u32,
                _ => 0,
            };
            LlvmType::Pointer { address_space: space }
        }
        ("array", [Param::Type(element), Param::Int(len)]) => {
            LlvmType::Array { len: u64::try_from(len.to_big()).unwrap_or(0), element: *element }
        }
        ("func", [Param::Type(result), Param::List(params), Param::Bool(variadic)]) => {
            LlvmType::Function { result: *result, params: types(params), variadic: *variadic }
        }
        ("struct", [name, body, Param::Bool(packed)]) => LlvmType::Struct {
            name: if let Param::Str(name) = name { Some(name.to_string()) } else { None },
            body: if let Param::List(list) = body { Some(types(list)) } else { None },
            packed: *packed,
        },
        _ => LlvmType::Other,
    })
}

/// Returns true for a pointer.
pub fn is_pointer(ctx: &Context, ty: Type) -> bool {
    matches!(classify(ctx, ty), Some(LlvmType::Pointer { .. }))
}

/// The name of a target extension type (`target<…>`).
pub fn target_name(ctx: &Context, ty: Type) -> Option<&str> {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } if ctx.str(*name) == "llvm.target" => match params.first() {
            Some(Param::Str(of)) => Some(of),
            _ => None,
        },
        _ => None,
    }
}

/// The type with this mnemonic.
pub fn dialect_type(ctx: &Context, mnemonic: &str, params: Vec<Param>) -> Type {
    ctx.ty(TypeData::Dialect { name: ctx.name(&format!("llvm.{mnemonic}")), params: params.into() })
}

/// `!llvm.void`
pub fn void(ctx: &Context) -> Type {
    dialect_type(ctx, "void", Vec::new())
}

/// `!llvm.ptr`, or `!llvm.ptr<N>`
pub fn pointer(ctx: &Context, address_space: u32) -> Type {
    dialect_type(ctx, "ptr", vec![Param::Int(i64::from(address_space).into())])
}

/// `!llvm.array<N x T>`
pub fn array(ctx: &Context, len: u64, element: Type) -> Type {
    dialect_type(ctx, "array", vec![Param::Type(element), Param::Int(Int::from(len))])
}

/// `!llvm.struct<(…)>`, without a name
pub fn structure(ctx: &Context, elements: &[Type]) -> Type {
    let elements = elements.iter().map(|&ty| Param::Type(ty)).collect();
    dialect_type(ctx, "struct", vec![Param::None, Param::List(elements), Param::Bool(false)])
}

/// `!llvm.func<…>`
pub fn function(ctx: &Context, result: Type, params: &[Type], variadic: bool) -> Type {
    let params = params.iter().map(|&ty| Param::Type(ty)).collect();
    dialect_type(ctx, "func", vec![Param::Type(result), Param::List(params), Param::Bool(variadic)])
}

/// Returns true if a type is allowed in the llvm dialect, with all types that it contains; `outer` types may
/// be `void` and functions too.
pub fn is_compatible(ctx: &Context, ty: Type, outer: bool) -> bool {
    let mut parts = Vec::new();
    if !fits(ctx, ty, outer, &mut parts) {
        return false;
    }
    // Types may be nested deeply, and may contain the same type many times.
    let mut seen = FxHashSet::default();
    while let Some((ty, outer)) = parts.pop() {
        if seen.insert((ty, outer)) && !fits(ctx, ty, outer, &mut parts) {
            return false;
        }
    }
    true
}

/// Returns true if a type is allowed in the llvm dialect, regardless of the types that it contains.
pub fn is_compatible_outer(ctx: &Context, ty: Type) -> bool {
    fits(ctx, ty, true, &mut Vec::new())
}

/// Returns true if a type itself is allowed; the types that it contains are appended to `parts`, to be
/// checked by the caller.
fn fits(ctx: &Context, ty: Type, outer: bool, parts: &mut Vec<(Type, bool)>) -> bool {
    match ctx.type_data(ty) {
        TypeData::Integer { signedness, .. } => *signedness == Signedness::Signless,
        TypeData::Float(kind) => is_compatible_float(*kind),
        TypeData::Vector { shape, element, .. } => {
            parts.push((*element, false));
            shape.len() == 1
        }
        _ => match classify(ctx, ty) {
            Some(LlvmType::Void) => outer,
            Some(LlvmType::Function { result, params, .. }) => {
                parts.push((result, true));
                parts.extend(params.into_iter().map(|ty| (ty, false)));
                outer
            }
            Some(LlvmType::Array { element, .. }) => {
                parts.push((element, false));
                true
            }
            Some(LlvmType::Struct { body, .. }) => {
                parts.extend(body.into_iter().flatten().map(|ty| (ty, false)));
                true
            }
            Some(LlvmType::Pointer { .. } | LlvmType::Other) => true,
            None => false,
        },
    }
}

/// Returns true for a type of the dialect with one of these mnemonics.
pub fn is_one_of(ctx: &Context, ty: Type, mnemonics: &[&str]) -> bool {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, .. } => {
            ctx.str(*name).strip_prefix("llvm.").is_some_and(|mnemonic| mnemonics.contains(&mnemonic))
        }
        _ => false,
    }
}

/// Returns true if LLVM has floats of this kind.
pub fn is_compatible_float(kind: FloatKind) -> bool {
    matches!(
        kind,
        FloatKind::BF16 | FloatKind::F16 | FloatKind::F32 | FloatKind::F64 | FloatKind::F80 | FloatKind::F128
    )
}
