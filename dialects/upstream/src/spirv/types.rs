//! Types of the spirv dialect, which no definition declares: pointers, arrays, structs, matrices, images.
//!
//! Parameters, in order: `ptr`: pointee, storage class; `array`: count, element, stride or zero; `rtarray`:
//! element, stride or zero; `matrix`: number of columns, column; `image`: element, then the numbers of six words;
//! `sampled_image`: image; `coopmatrix`: rows, columns, element, scope, use; `struct`: name or nothing, list of
//! members as lists of type, offset or nothing and decorations, list of decorations; `arm.tensor`: list of sizes,
//! element. Mirrors
//! <https://mlir.llvm.org/docs/Dialects/SPIR-V/#types>. Omitted: structs that hold themselves,
//! `arm.tensor` without a rank.

use std::sync::Arc;

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::enum_of;
use legalize_dialects_hooks::classes::type_argument;
use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::verify::ShapedTypeHook;
use legalize_ir::{
    Context, FloatKind, Int, OpParser, OpPrinter, Param, ParamsSyntax, Type, TypeData, TypeInfo,
};
use legalize_snippet::{Classes, Val};

use super::syntax::Syntax;

const ARM_TENSOR: Syntax = Syntax {
    name: "spirv.arm.tensor",
    class: "::mlir::spirv::TensorArmType",
    params: &["shape", "elementType"],
    parse: |p| {
        let at = p.offset();
        let sizes = p.parse_dimension_list(true, true)?;
        let message = match &sizes[..] {
            [] => "arm.tensors do not support rank zero",
            sizes if sizes.contains(&0) => "arm.tensors do not support zero dimensions",
            sizes if sizes.contains(&Type::DYNAMIC) && sizes.iter().any(|size| *size != Type::DYNAMIC) => {
                "arm.tensor shape dimensions must be either fully dynamic or completed shaped"
            }
            _ => "",
        };
        if !message.is_empty() {
            return Err(p.error(at, message));
        }
        let element = parse_element(p)?;
        let sizes = sizes.into_iter().map(|size| Param::Int(Int::Small(size))).collect();
        Ok(vec![Param::List(sizes), Param::Type(element)])
    },
    print: |p, params| {
        let [Param::List(sizes), element] = params else { return };
        for size in sizes {
            match number(Some(size)) {
                Type::DYNAMIC => p.text("?x"),
                size => p.text(&format!("{size}x")),
            }
        }
        print_type(p, Some(element));
    },
};

const TYPES: [Syntax; 9] = [
    ARM_TENSOR,
    Syntax {
        name: "spirv.ptr",
        class: "::mlir::spirv::PointerType",
        params: &["pointeeType", "storageClass"],
        parse: |p| {
            let pointee = parse_element(p)?;
            p.parse_punct(Punct::Comma)?;
            Ok(vec![Param::Type(pointee), parse_case(p, STORAGE_CLASS)?])
        },
        print: |p, params| {
            print_type(p, params.first());
            print_word(p, params.get(1), STORAGE_CLASS);
        },
    },
    Syntax {
        name: "spirv.array",
        class: "::mlir::spirv::ArrayType",
        params: &["numElements", "elementType", "arrayStride"],
        parse: |p| {
            let at = p.offset();
            let [count] = p.parse_dimension_list(false, true)?[..] else {
                return Err(p.error(at, "expected single integer for array element count"));
            };
            if count == 0 {
                return Err(p.error(at, "expected array length greater than 0"));
            }
            let element = parse_element(p)?;
            Ok(vec![Param::Int(Int::Small(count)), Param::Type(element), parse_stride(p)?])
        },
        print: |p, params| {
            p.text(&format!("{} x ", number(params.first())));
            print_type(p, params.get(1));
            print_stride(p, params.get(2));
        },
    },
    Syntax {
        name: "spirv.rtarray",
        class: "::mlir::spirv::RuntimeArrayType",
        params: &["elementType", "arrayStride"],
        parse: |p| Ok(vec![Param::Type(parse_element(p)?), parse_stride(p)?]),
        print: |p, params| {
            print_type(p, params.first());
            print_stride(p, params.get(1));
        },
    },
    Syntax {
        name: "spirv.matrix",
        class: "::mlir::spirv::MatrixType",
        params: &["numColumns", "columnType"],
        parse: |p| {
            let at = p.offset();
            let [count] = p.parse_dimension_list(false, true)?[..] else {
                return Err(p.error(at, "expected single unsigned integer for number of columns"));
            };
            if !(2..=4).contains(&count) {
                return Err(p.error(at, "matrix is expected to have 2, 3, or 4 columns"));
            }
            let at = p.offset();
            let column = p.parse_type()?;
            let ctx = p.ctx();
            let TypeData::Vector { shape, element, .. } = ctx.type_data(column) else {
                let text = legalize_ir::type_to_string(ctx, column);
                return Err(p.error(at, format!("matrix must be composed using vector type, got '{text}'")));
            };
            if shape.len() != 1 || !(2..=4).contains(&shape[0]) {
                let found = shape.first().copied().unwrap_or_default();
                let message = format!(
                    "matrix columns size has to be less than or equal to 4 and greater than or equal 2, but \
                     found {found}"
                );
                return Err(p.error(at, message));
            }
            if !matches!(ctx.type_data(*element), TypeData::Float(_)) {
                return Err(p.error(at, "matrix columns' elements must be of Float type"));
            }
            Ok(vec![Param::Int(Int::Small(count)), Param::Type(column)])
        },
        print: |p, params| {
            p.text(&format!("{} x ", number(params.first())));
            print_type(p, params.get(1));
        },
    },
    Syntax {
        name: "spirv.image",
        class: "::mlir::spirv::ImageType",
        params: &[
            "elementType",
            "dim",
            "depthInfo",
            "arrayedInfo",
            "samplingInfo",
            "samplerUseInfo",
            "imageFormat",
        ],
        parse: |p| {
            let mut params = vec![Param::Type(p.parse_type()?)];
            for word in IMAGE {
                p.parse_punct(Punct::Comma)?;
                params.push(parse_case(p, word)?);
            }
            Ok(params)
        },
        print: |p, params| {
            print_type(p, params.first());
            for (at, word) in IMAGE.into_iter().enumerate() {
                print_word(p, params.get(at + 1), word);
            }
        },
    },
    Syntax {
        name: "spirv.sampled_image",
        class: "::mlir::spirv::SampledImageType",
        params: &["imageType"],
        parse: |p| {
            let at = p.offset();
            let image = p.parse_type()?;
            let ctx = p.ctx();
            match ctx.type_data(image) {
                TypeData::Dialect { name, params } if ctx.str(*name) == "spirv.image" => {
                    match &*word(ctx, params.get(1), IMAGE[0]) {
                        dim @ ("SubpassData" | "Buffer") => {
                            let message =
                                format!("sampled image Dim must not be SubpassData or Buffer, got {dim}");
                            Err(p.error(at, message))
                        }
                        _ => Ok(vec![Param::Type(image)]),
                    }
                }
                _ => {
                    let text = legalize_ir::type_to_string(ctx, image);
                    let message = format!("sampled image must be composed using image type, got '{text}'");
                    Err(p.error(at, message))
                }
            }
        },
        print: |p, params| print_type(p, params.first()),
    },
    Syntax {
        name: COOPERATIVE_MATRIX,
        class: "::mlir::spirv::CooperativeMatrixType",
        params: &["rows", "columns", "elementType", "scope", "use"],
        parse: |p| {
            let at = p.offset();
            let [rows, columns] = p.parse_dimension_list(false, true)?[..] else {
                return Err(p.error(at, "expected row and column count"));
            };
            let mut params = vec![Param::Int(Int::Small(rows)), Param::Int(Int::Small(columns))];
            params.push(Param::Type(parse_element(p)?));
            for word in COOPERATIVE {
                p.parse_punct(Punct::Comma)?;
                params.push(parse_case(p, word)?);
            }
            Ok(params)
        },
        print: |p, params| {
            p.text(&format!("{}x{}x", number(params.first()), number(params.get(1))));
            print_type(p, params.get(2));
            for (at, word) in COOPERATIVE.into_iter().enumerate() {
                print_word(p, params.get(at + 3), word);
            }
        },
    },
    Syntax {
        name: "spirv.struct",
        class: "::mlir::spirv::StructType",
        params: &["identifier", "members", "decorations"],
        parse: parse_struct,
        print: print_struct,
    },
];

/// The enums of words, by the attributes that the definitions declare of them.
const COOPERATIVE_MATRIX: &str = "spirv.coopmatrix";
const STORAGE_CLASS: &str = "spirv.storage_class";
const DECORATION: &str = "spirv.decoration";
const IMAGE: [&str; 6] = [
    "spirv.dim",
    "spirv.image_depth_info",
    "spirv.image_arrayed_info",
    "spirv.image_sampling_info",
    "spirv.image_sampler_use_info",
    "spirv.image_format",
];
const COOPERATIVE: [&str; 2] = ["spirv.scope", "spirv.coop_matrix_use_khr"];

/// Whether types of the dialect may hold a type.
fn is_composable(ctx: &Context, ty: Type) -> bool {
    match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => matches!(width, 1 | 8 | 16 | 32 | 64),
        TypeData::Float(kind) => {
            matches!(kind, FloatKind::F16 | FloatKind::F32 | FloatKind::F64 | FloatKind::BF16)
        }
        TypeData::Vector { shape, element, scalable } => {
            shape.len() == 1 && !scalable.contains(&true) && is_composable(ctx, *element)
        }
        TypeData::Dialect { name, .. } => ctx.str(*name).starts_with("spirv."),
        _ => false,
    }
}

fn parse_element(p: &mut OpParser<'_, '_>) -> Result<Type> {
    let at = p.offset();
    let ty = p.parse_type()?;
    if is_composable(p.ctx(), ty) {
        return Ok(ty);
    }
    let text = legalize_ir::type_to_string(p.ctx(), ty);
    Err(p.error(at, format!("cannot use '{text}' to compose SPIR-V types")))
}

/// A case of an enum; `what` is the enum in an error.
pub(super) fn parse_word(p: &mut OpParser<'_, '_>, attr: &str, what: &str) -> Result<Param> {
    let at = p.offset();
    let word = p.parse_any_keyword()?;
    let ctx = p.ctx();
    match enum_of(ctx, ctx.name(attr)).and_then(|def| def.symbolize(word)) {
        Some(value) => Ok(Param::Int(Int::Small(value))),
        None => Err(p.error(at, format!("unknown {what}: {word}"))),
    }
}

/// The case of an enum that a parameter is.
pub(super) fn word(ctx: &Context, param: Option<&Param>, attr: &str) -> String {
    enum_of(ctx, ctx.name(attr)).and_then(|def| def.stringify(number(param))).unwrap_or_default()
}

/// A case of the enum of an attribute, which errors name by the attribute's words.
fn parse_case(p: &mut OpParser<'_, '_>, attr: &str) -> Result<Param> {
    parse_word(p, attr, &attr.trim_start_matches("spirv.").replace('_', " "))
}

fn print_word(p: &mut OpPrinter<'_>, param: Option<&Param>, attr: &str) {
    p.text(", ");
    p.text(&word(p.ctx(), param, attr));
}

fn print_type(p: &mut OpPrinter<'_>, param: Option<&Param>) {
    if let Some(Param::Type(ty)) = param {
        p.ty(*ty);
    }
}

pub(super) fn number(param: Option<&Param>) -> i64 {
    match param {
        Some(Param::Int(value)) => value.as_i64().unwrap_or(0),
        _ => 0,
    }
}

/// `, stride=4`; zero where it is not there.
fn parse_stride(p: &mut OpParser<'_, '_>) -> Result<Param> {
    if !p.try_punct(Punct::Comma) {
        return Ok(Param::Int(Int::Small(0)));
    }
    p.parse_keyword("stride")?;
    p.parse_punct(Punct::Equal)?;
    let at = p.offset();
    match p.parse_integer()?.as_i64() {
        Some(stride) if (1..1 << 32).contains(&stride) => Ok(Param::Int(Int::Small(stride))),
        _ => Err(p.error(at, "ArrayStride must be greater than zero")),
    }
}

fn print_stride(p: &mut OpPrinter<'_>, param: Option<&Param>) {
    match number(param) {
        0 => {}
        stride => p.text(&format!(", stride={stride}")),
    }
}

/// `NonWritable` or `MatrixStride=16`.
fn parse_decoration(p: &mut OpParser<'_, '_>) -> Result<Param> {
    let at = p.offset();
    let word = p.parse_any_keyword()?;
    let ctx = p.ctx();
    if enum_of(ctx, ctx.name(DECORATION)).and_then(|def| def.symbolize(word)).is_none() {
        return Err(p.error(at, format!("unknown attribute: '{word}'")));
    }
    if !p.try_punct(Punct::Equal) {
        return Ok(Param::Str(word.into()));
    }
    let at = p.offset();
    match p.parse_integer()?.as_i64() {
        Some(value) => Ok(Param::Str(format!("{word}={value}").into())),
        None => Err(p.error(at, "expected a number of 64 bits")),
    }
}

/// `name, (type [offset, decoration…], …), decoration…`
fn parse_struct(p: &mut OpParser<'_, '_>) -> Result<Vec<Param>> {
    let start = p.offset();
    let mut name = Param::None;
    if let Some(word) = p.try_any_keyword() {
        name = Param::Str(word.into());
        p.parse_punct(Punct::Comma)?;
    }
    let mut members = Vec::new();
    let mut offsets = 0;
    p.parse_comma_list(Delimiter::Paren, |p| {
        let mut member = vec![Param::Type(parse_element(p)?), Param::None];
        if p.peek_punct(Punct::LSquare) {
            p.parse_comma_list(Delimiter::Square, |p| {
                match p.try_integer()? {
                    Some(offset) => {
                        member[1] = Param::Int(offset);
                        offsets += 1;
                    }
                    None => member.push(parse_decoration(p)?),
                }
                Ok(())
            })?;
        }
        members.push(Param::List(member.into()));
        Ok(())
    })?;
    if offsets != 0 && offsets != members.len() {
        return Err(p.error(start, "offset specification must be given for all members"));
    }
    let mut decorations = Vec::new();
    while p.try_punct(Punct::Comma) {
        decorations.push(parse_decoration(p)?);
    }
    Ok(vec![name, Param::List(members.into()), Param::List(decorations.into())])
}

fn print_struct(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [name, Param::List(members), Param::List(decorations)] = params else { return };
    if let Param::Str(name) = name {
        p.text(&format!("{name}, "));
    }
    p.text("(");
    for (at, member) in members.iter().enumerate() {
        let Param::List(member) = member else { continue };
        p.text(if at == 0 { "" } else { ", " });
        print_type(p, member.first());
        let offset = match member.get(1) {
            Some(Param::Int(offset)) => Some(offset.to_big().to_string()),
            _ => None,
        };
        let words: Vec<String> = offset.into_iter().chain(member.iter().filter_map(text)).collect();
        if !words.is_empty() {
            p.text(&format!(" [{}]", words.join(", ")));
        }
    }
    p.text(")");
    for decoration in decorations.iter().filter_map(text) {
        p.text(&format!(", {decoration}"));
    }
}

fn text(param: &Param) -> Option<String> {
    match param {
        Param::Str(text) => Some(text.to_string()),
        _ => None,
    }
}

/// As many truth values as a vector has elements, in one dimension; one for what is no vector.
fn i1_same_count(ctx: &Context, ty: Type) -> Type {
    let i1 = ctx.common().i1;
    match ctx.type_data(ty) {
        TypeData::Vector { shape, .. } => {
            let count = shape.iter().fold(1_i64, |count, dim| count.saturating_mul(*dim));
            ctx.ty(TypeData::Vector { shape: [count].into(), scalable: [false].into(), element: i1 })
        }
        _ => i1,
    }
}

/// The C++ types of parameters that are enums, in the order of the parameters; nothing for the others.
const ENUM_PARAMS: [(&str, &[&str]); 3] = [
    ("::mlir::spirv::PointerType", &["", "StorageClass"]),
    (
        "::mlir::spirv::ImageType",
        &[
            "",
            "Dim",
            "ImageDepthInfo",
            "ImageArrayedInfo",
            "ImageSamplingInfo",
            "ImageSamplerUseInfo",
            "ImageFormat",
        ],
    ),
    ("::mlir::spirv::CooperativeMatrixType", &["", "", "", "Scope", "CooperativeMatrixUseKHR"]),
];

/// Makes the classes known.
pub(super) fn add_classes(ctx: &Context, classes: &Classes) {
    classes.register_helper("::getUnaryOpResultType", |env, args| {
        Ok(Val::Type(i1_same_count(env.ctx, type_argument(args)?)))
    });
    for syntax in &TYPES {
        classes.register_type(ctx, syntax.class, syntax.name);
        classes.register_accessors(syntax.params.iter().copied());
    }
    for (class, types) in ENUM_PARAMS {
        classes.register_param_types(class, types.iter().copied());
    }
}

/// Registers the types of the dialect, if it is registered and nobody else did.
pub(super) fn register(ctx: &mut Context) {
    if ctx.dialect(ctx.name("spirv")).is_none() {
        return;
    }
    for syntax in &TYPES {
        let name = ctx.name(syntax.name);
        if ctx.type_info(name).is_some() {
            continue;
        }
        let mut info = TypeInfo::new(name);
        info.params = syntax.params.iter().map(|param| ctx.name(param)).collect();
        info.attached = ParamsSyntax::new(syntax.reader(), syntax.printer());
        if [ARM_TENSOR.name, COOPERATIVE_MATRIX].contains(&syntax.name) {
            info.extensions.insert(ShapedTypeHook(Arc::new(|_, params| match params {
                [Param::List(sizes), Param::Type(element)] => {
                    Some((*element, Some(sizes.iter().map(|size| number(Some(size))).collect())))
                }
                [rows, columns, Param::Type(element), ..] => {
                    Some((*element, Some([number(Some(rows)), number(Some(columns))].into())))
                }
                _ => None,
            })));
        }
        ctx.register_type(info);
    }
}
