//! Syntax of types, which are written without `!llvm.` inside of each other, and aliases of attributes.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::llvm_types::{LlvmType, classify, dialect_type, function, is_one_of};
use legalize_dialects_hooks::table::ParamsAssembly;
use legalize_ir::{
    AttrData, Attribute, Context, Delimiter, Int, OpParser, OpPrinter, Param, Punct, Type, TypeData,
};

/// Types of the dialect that arrays and structs cannot contain; types of other dialects are allowed.
const NO_ELEMENTS: [&str; 5] = ["void", "label", "metadata", "func", "token"];

const NO_RESULTS: [&str; 3] = ["func", "metadata", "label"];

const NO_ARGUMENTS: [&str; 2] = ["void", "func"];

/// Rejects types of the dialect in a place; `at` is the offset of the parameters.
fn refuse(p: &OpParser<'_, '_>, at: u32, types: &[Type], refused: &[&str], what: &str) -> Result<()> {
    match types.iter().find(|&&ty| is_one_of(p.ctx(), ty, refused)) {
        Some(&ty) => {
            let text = legalize_ir::type_to_string(p.ctx(), ty);
            Err(p.error(at, format!("invalid {what} type: '{text}'")))
        }
        None => Ok(()),
    }
}

/// Parses a type in a nested place: a mnemonic of the dialect, or any type.
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

pub(super) fn parse_type(p: &mut OpParser<'_, '_>) -> Result<Type> {
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
            Ok(dialect_type(ctx, "array", vec![Param::Type(element), Param::Int(len)]))
        }
        "func" => {
            let at = p.offset();
            p.parse_punct(Punct::Less)?;
            let result = parse_nested(p)?;
            let (params, variadic) = parse_arguments(p)?;
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

/// Parses `(i32, ptr, ...)`: types, and whether more arguments may follow.
fn parse_arguments(p: &mut OpParser<'_, '_>) -> Result<(Vec<Type>, bool)> {
    p.parse_punct(Punct::LParen)?;
    let (mut params, mut variadic) = (Vec::new(), false);
    if p.try_punct(Punct::RParen) {
        return Ok((params, variadic));
    }
    loop {
        variadic = p.try_punct(Punct::Ellipsis);
        if !variadic {
            params.push(parse_nested(p)?);
        }
        if variadic || !p.try_punct(Punct::Comma) {
            break;
        }
    }
    p.parse_punct(Punct::RParen)?;
    Ok((params, variadic))
}

/// Parses `<"name", i32, ptr, 4, 5>`: types, then numbers.
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

/// Prints a type in a nested place, without the dialect's name unless it counts as a builtin float.
fn print_nested(p: &mut OpPrinter<'_>, ty: Type) {
    p.nested(|p| {
        if is_one_of(p.ctx(), ty, &["ppc_fp128"]) || !print_type(p, ty) {
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

/// Prints the part of a type after the dialect's name and dot.
pub(super) fn print_type(p: &mut OpPrinter<'_>, ty: Type) -> bool {
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

/// Prints the part of a type after the mnemonic.
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

/// Attributes that are printed as aliases, named by their mnemonics.
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

pub(super) fn attr_alias(ctx: &Context, attr: Attribute) -> Option<String> {
    let AttrData::Dialect { name, .. } = ctx.attr_data(attr) else { return None };
    let mnemonic = ctx.str(*name).strip_prefix("llvm.")?;
    ALIASED.binary_search(&mnemonic).is_ok().then(|| mnemonic.to_owned())
}

/// Parses the parameters of a type that a definition declares.
fn parse_params(p: &mut OpParser<'_, '_>, mnemonic: &str) -> Result<Box<[Param]>> {
    let offset = p.offset();
    let ty = parse_mnemonic(p, mnemonic, offset)?;
    match p.ctx().type_data(ty) {
        TypeData::Dialect { params, .. } => Ok(params.clone()),
        _ => Ok(Box::default()),
    }
}

fn print_params_of(p: &mut OpPrinter<'_>, name: &str, params: &[Param]) {
    let ctx = p.ctx();
    let ty = ctx.ty(TypeData::Dialect { name: ctx.name(name), params: params.into() });
    print_params(p, ty);
}

pub(super) const TYPES: &[ParamsAssembly] = &[
    ("llvm.array", |p| parse_params(p, "array"), |p, params| print_params_of(p, "llvm.array", params)),
    ("llvm.func", |p| parse_params(p, "func"), |p, params| print_params_of(p, "llvm.func", params)),
    ("llvm.ptr", |p| parse_params(p, "ptr"), |p, params| print_params_of(p, "llvm.ptr", params)),
    ("llvm.struct", |p| parse_params(p, "struct"), |p, params| print_params_of(p, "llvm.struct", params)),
    ("llvm.target", |p| parse_params(p, "target"), print_target),
];
