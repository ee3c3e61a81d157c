//! Types of the llvm dialect: `void`, `ptr`, `array`, `vec`, `struct`, `func` and a few without parameters.
//!
//! Inside of each other they are written without `!llvm.`. Parameters, in order: `ptr`: address space;
//! `array`: length, element; `func`: result, list of arguments, whether variadic; `struct`: name or nothing,
//! list of elements or nothing if opaque, whether packed. An identified struct is known by its name and
//! elements together; recursive ones are refused.

use std::sync::Arc;

use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{
    AttrData, Attribute, Context, DialectSyntax, FloatKind, Int, OpParser, OpPrinter, Param, ParamsSyntax,
    Signedness, Type, TypeData,
};
use legalize_source::Diagnostic;
use rustc_hash::FxHashSet;

type Result<T> = std::result::Result<T, Diagnostic>;

/// What an llvm type is, seen from Rust.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LlvmType {
    Void,
    Pointer { address_space: u32 },
    Array { len: u64, element: Type },
    Function { result: Type, params: Vec<Type>, variadic: bool },
    Struct { name: Option<String>, body: Option<Vec<Type>>, packed: bool },
    Other,
}

/// What a type of the dialect is; nothing for types of other dialects.
pub(crate) fn classify(ctx: &Context, ty: Type) -> Option<LlvmType> {
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
        ("array", [Param::Int(len), Param::Type(element)]) => {
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
pub(crate) fn is_pointer(ctx: &Context, ty: Type) -> bool {
    matches!(classify(ctx, ty), Some(LlvmType::Pointer { .. }))
}

/// The name of a type that one target alone has.
pub(crate) fn target_name(ctx: &Context, ty: Type) -> Option<&str> {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } if ctx.str(*name) == "llvm.target" => match params.first() {
            Some(Param::Str(of)) => Some(of),
            _ => None,
        },
        _ => None,
    }
}

fn dialect_type(ctx: &Context, mnemonic: &str, params: Vec<Param>) -> Type {
    ctx.ty(TypeData::Dialect { name: ctx.name(&format!("llvm.{mnemonic}")), params: params.into() })
}

/// `!llvm.void`
pub(crate) fn void(ctx: &Context) -> Type {
    dialect_type(ctx, "void", Vec::new())
}

/// `!llvm.ptr`, or `!llvm.ptr<N>`
pub(crate) fn pointer(ctx: &Context, address_space: u32) -> Type {
    dialect_type(ctx, "ptr", vec![Param::Int(i64::from(address_space).into())])
}

/// `!llvm.array<N x T>`
pub(crate) fn array(ctx: &Context, len: u64, element: Type) -> Type {
    dialect_type(ctx, "array", vec![Param::Int(Int::from(len)), Param::Type(element)])
}

/// `!llvm.struct<(…)>`, without a name
pub(crate) fn structure(ctx: &Context, elements: &[Type]) -> Type {
    let elements = elements.iter().map(|&ty| Param::Type(ty)).collect();
    dialect_type(ctx, "struct", vec![Param::None, Param::List(elements), Param::Bool(false)])
}

/// `!llvm.func<…>`
pub(crate) fn function(ctx: &Context, result: Type, params: &[Type], variadic: bool) -> Type {
    let params = params.iter().map(|&ty| Param::Type(ty)).collect();
    dialect_type(ctx, "func", vec![Param::Type(result), Param::List(params), Param::Bool(variadic)])
}

/// Whether a type may stand in the llvm dialect; `outer` types may be `void` and functions too.
pub(crate) fn is_compatible(ctx: &Context, ty: Type, outer: bool) -> bool {
    let mut parts = Vec::new();
    if !fits(ctx, ty, outer, &mut parts) {
        return false;
    }
    // Types may be nested deep, and may stand in each other many times.
    let mut seen = FxHashSet::default();
    while let Some((ty, outer)) = parts.pop() {
        if seen.insert((ty, outer)) && !fits(ctx, ty, outer, &mut parts) {
            return false;
        }
    }
    true
}

/// Whether a type may stand in the llvm dialect, whatever it is made of.
pub(crate) fn is_compatible_outer(ctx: &Context, ty: Type) -> bool {
    fits(ctx, ty, true, &mut Vec::new())
}

/// Whether a type fits as far as it is no matter of its parts, which are added to what is to be asked yet.
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

/// Whether a type of the dialect has one of these mnemonics.
fn is_one_of(ctx: &Context, ty: Type, mnemonics: &[&str]) -> bool {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, .. } => {
            ctx.str(*name).strip_prefix("llvm.").is_some_and(|mnemonic| mnemonics.contains(&mnemonic))
        }
        _ => false,
    }
}

/// Types of the dialect that arrays and structs do not hold; those of other dialects they do.
const NO_ELEMENTS: [&str; 5] = ["void", "label", "metadata", "func", "token"];
const NO_RESULTS: [&str; 3] = ["func", "metadata", "label"];
const NO_ARGUMENTS: [&str; 2] = ["void", "func"];

/// Refuses types of the dialect in a place; `at` is where the parameters start.
fn refuse(p: &OpParser<'_, '_>, at: u32, types: &[Type], refused: &[&str], what: &str) -> Result<()> {
    match types.iter().find(|&&ty| is_one_of(p.ctx(), ty, refused)) {
        Some(&ty) => {
            let text = legalize_ir::type_to_string(p.ctx(), ty);
            Err(p.error(at, format!("invalid {what} type: '{text}'")))
        }
        None => Ok(()),
    }
}

pub(crate) fn is_compatible_float(kind: FloatKind) -> bool {
    matches!(
        kind,
        FloatKind::BF16 | FloatKind::F16 | FloatKind::F32 | FloatKind::F64 | FloatKind::F80 | FloatKind::F128
    )
}

/// Reads a type in a nested place: a mnemonic of the dialect, or any type.
fn parse_nested(p: &mut OpParser<'_, '_>) -> Result<Type> {
    let offset = p.offset();
    match p.try_type()? {
        Some(ty) => Ok(ty),
        None => {
            let mnemonic = p.parse_any_keyword()?;
            p.nested(|p| parse_mnemonic(p, mnemonic, offset))
        }
    }
}

fn parse_type(p: &mut OpParser<'_, '_>) -> Result<Type> {
    let offset = p.offset();
    let mnemonic = p.parse_any_keyword()?;
    parse_mnemonic(p, mnemonic, offset)
}

fn parse_mnemonic(p: &mut OpParser<'_, '_>, mnemonic: &str, offset: u32) -> Result<Type> {
    let ctx = p.ctx();
    match mnemonic {
        "void" | "token" | "label" | "metadata" | "ppc_fp128" | "x86_amx" => {
            Ok(dialect_type(ctx, mnemonic, Vec::new()))
        }
        "ptr" => {
            let mut space = Int::Small(0);
            if p.try_punct(Punct::Less) {
                space = p.parse_sized_integer(32, false)?;
                p.parse_punct(Punct::Greater)?;
            }
            Ok(dialect_type(ctx, "ptr", vec![Param::Int(space)]))
        }
        "array" => {
            let at = p.offset();
            p.parse_punct(Punct::Less)?;
            let len = p.parse_sized_integer(64, false)?;
            p.parse_keyword("x")?;
            let element = parse_nested(p)?;
            p.parse_punct(Punct::Greater)?;
            refuse(p, at, &[element], &NO_ELEMENTS, "array element")?;
            Ok(dialect_type(ctx, "array", vec![Param::Int(len), Param::Type(element)]))
        }
        "func" => {
            let at = p.offset();
            p.parse_punct(Punct::Less)?;
            let result = parse_nested(p)?;
            let (mut params, mut variadic) = (Vec::new(), false);
            p.parse_comma_list(Delimiter::Paren, |p| {
                let offset = p.offset();
                if variadic {
                    return Err(p.error(offset, "variadic must be last in the parameter list"));
                }
                if p.try_punct(Punct::Ellipsis) {
                    variadic = true;
                } else {
                    params.push(parse_nested(p)?);
                }
                Ok(())
            })?;
            p.parse_punct(Punct::Greater)?;
            refuse(p, at, &[result], &NO_RESULTS, "function result")?;
            refuse(p, at, &params, &NO_ARGUMENTS, "function argument")?;
            Ok(function(ctx, result, &params, variadic))
        }
        "struct" => parse_struct(p),
        "target" => parse_target(p),
        _ => Err(p.error(offset, format!("unknown LLVM type: {mnemonic}"))),
    }
}

/// `<"name", i32, ptr, 4, 5>`: types, then numbers.
fn parse_target(p: &mut OpParser<'_, '_>) -> Result<Type> {
    p.parse_punct(Punct::Less)?;
    let name = p.parse_string()?;
    let (mut types, mut numbers) = (Vec::new(), Vec::new());
    while p.try_punct(Punct::Comma) {
        let at = p.offset();
        match p.try_sized_integer(32, false)? {
            Some(number) => numbers.push(Param::Int(number)),
            None if numbers.is_empty() => types.push(Param::Type(parse_nested(p)?)),
            None => return Err(p.error(at, "failed to parse parameter list for target extension type")),
        }
    }
    p.parse_punct(Punct::Greater)?;
    let params = vec![Param::Str(name.into()), Param::List(types.into()), Param::List(numbers.into())];
    Ok(dialect_type(p.ctx(), "target", params))
}

fn print_target(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [Param::Str(name), Param::List(types), Param::List(numbers)] = params else { return };
    p.text("<");
    p.string(name.as_bytes());
    for param in types.iter().chain(numbers) {
        p.text(", ");
        match param {
            Param::Type(ty) => p.ty(*ty),
            Param::Int(number) => p.text(&number.to_string()),
            _ => {}
        }
    }
    p.text(">");
}

fn parse_struct(p: &mut OpParser<'_, '_>) -> Result<Type> {
    let ctx = p.ctx();
    let at = p.offset();
    p.parse_punct(Punct::Less)?;
    let name = p.try_string();
    let identified = name.is_some();
    let name = name.map_or(Param::None, |name| Param::Str(name.into()));
    if identified {
        p.parse_punct(Punct::Comma)?;
        if p.try_keyword("opaque") {
            p.parse_punct(Punct::Greater)?;
            return Ok(dialect_type(ctx, "struct", vec![name, Param::None, Param::Bool(false)]));
        }
    }
    let packed = p.try_keyword("packed");
    let mut body = Vec::new();
    p.parse_comma_list(Delimiter::Paren, |p| {
        let element = parse_nested(p)?;
        refuse(p, at, &[element], &NO_ELEMENTS, "LLVM structure element")?;
        body.push(Param::Type(element));
        Ok(())
    })?;
    p.parse_punct(Punct::Greater)?;
    Ok(dialect_type(ctx, "struct", vec![name, Param::List(body.into()), Param::Bool(packed)]))
}

/// Prints a type in a nested place, without the dialect's name.
fn print_nested(p: &mut OpPrinter<'_>, ty: Type) {
    p.nested(|p| {
        if !print_type(p, ty) {
            p.ty(ty);
        }
    });
}

fn print_list(p: &mut OpPrinter<'_>, types: &[Type]) {
    for (index, &ty) in types.iter().enumerate() {
        if index != 0 {
            p.text(", ");
        }
        print_nested(p, ty);
    }
}

/// Prints what follows the dialect's name and dot.
fn print_type(p: &mut OpPrinter<'_>, ty: Type) -> bool {
    let ctx = p.ctx();
    let TypeData::Dialect { name, params } = ctx.type_data(ty) else { return false };
    let Some(mnemonic) = ctx.str(*name).strip_prefix("llvm.") else { return false };
    p.text(mnemonic);
    match mnemonic {
        "target" => print_target(p, params),
        _ => print_params(p, ty),
    }
    true
}

/// Prints what follows the mnemonic.
fn print_params(p: &mut OpPrinter<'_>, ty: Type) {
    match classify(p.ctx(), ty) {
        None | Some(LlvmType::Void | LlvmType::Other | LlvmType::Pointer { address_space: 0 }) => {}
        Some(LlvmType::Pointer { address_space }) => p.text(&format!("<{address_space}>")),
        Some(LlvmType::Array { len, element }) => {
            p.text(&format!("<{len} x "));
            print_nested(p, element);
            p.text(">");
        }
        Some(LlvmType::Function { result, params, variadic }) => {
            p.text("<");
            print_nested(p, result);
            p.text(" (");
            print_list(p, &params);
            if variadic {
                p.text(if params.is_empty() { "..." } else { ", ..." });
            }
            p.text(")>");
        }
        Some(LlvmType::Struct { name, body, packed }) => {
            p.text("<");
            if let Some(name) = name {
                p.string(name.as_bytes());
                p.text(", ");
            }
            match body {
                None => p.text("opaque>"),
                Some(body) => {
                    p.text(if packed { "packed (" } else { "(" });
                    print_list(p, &body);
                    p.text(")>");
                }
            }
        }
    }
}

/// Types whose definitions leave the text of their parameters to C++.
const WITH_PARAMETERS: [&str; 5] = ["ptr", "array", "func", "struct", "target"];

/// Attributes that print as aliases, under the names of their mnemonics.
const ALIASED: &[&str] = &[
    "access_group",
    "alias_scope",
    "alias_scope_domain",
    "di_basic_type",
    "di_compile_unit",
    "di_composite_type",
    "di_derived_type",
    "di_file",
    "di_global_variable",
    "di_global_variable_expression",
    "di_imported_entity",
    "di_label",
    "di_lexical_block",
    "di_lexical_block_file",
    "di_local_variable",
    "di_module",
    "di_namespace",
    "di_null_type",
    "di_string_type",
    "di_subprogram",
    "di_subroutine_type",
    "loop_annotation",
    "loop_distribute",
    "loop_interleave",
    "loop_licm",
    "loop_peeled",
    "loop_pipeline",
    "loop_unroll",
    "loop_unroll_and_jam",
    "loop_unswitch",
    "loop_vectorize",
    "tbaa_root",
    "tbaa_tag",
    "tbaa_type_desc",
];

fn attr_alias(ctx: &Context, attr: Attribute) -> Option<String> {
    let AttrData::Dialect { name, .. } = ctx.attr_data(attr) else { return None };
    let mnemonic = ctx.str(*name).strip_prefix("llvm.")?;
    ALIASED.binary_search(&mnemonic).is_ok().then(|| mnemonic.to_owned())
}

/// Gives the dialect its type syntax: all types at once, and those that definitions declare one by one.
pub(crate) fn attach(ctx: &mut Context) {
    let of_vectors = ctx.name("VectorElementTypeInterface");
    for mnemonic in WITH_PARAMETERS {
        let name = ctx.name(&format!("llvm.{mnemonic}"));
        ctx.update_type(name, |info| {
            if mnemonic == "ptr" && !info.trait_names.contains(&of_vectors) {
                let all = info.trait_names.iter().copied().chain([of_vectors]);
                info.trait_names = all.collect();
            }
            info.attached = ParamsSyntax::new(
                move |p: &mut OpParser<'_, '_>| {
                    let offset = p.offset();
                    let ty = parse_mnemonic(p, mnemonic, offset)?;
                    match p.ctx().type_data(ty) {
                        TypeData::Dialect { params, .. } => Ok(params.clone()),
                        _ => Ok(Box::default()),
                    }
                },
                move |p: &mut OpPrinter<'_>, params: &[Param]| {
                    if mnemonic == "target" {
                        return print_target(p, params);
                    }
                    let ty = p.ctx().ty(TypeData::Dialect { name, params: params.into() });
                    print_params(p, ty);
                },
            );
        });
    }
    let dialect = ctx.name("llvm");
    ctx.update_dialect(dialect, |info| {
        let old = info.extensions.of::<DialectSyntax>().cloned().unwrap_or_default();
        info.extensions.insert(DialectSyntax {
            parse_type: Some(Arc::new(parse_type)),
            print_type: Some(Arc::new(print_type)),
            attr_alias: Some(Arc::new(attr_alias)),
            ..old
        });
    });
}
