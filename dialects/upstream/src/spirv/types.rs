//! Types of the spirv dialect, which no definition declares: pointers, arrays, structs, matrices, images.
//!
//! Parameters, in order: `ptr`: pointee, storage class; `array`: count, element, stride or zero; `rtarray`:
//! element, stride or zero; `matrix`: number of columns, column; `image`: element, then the numbers of six
//! enum cases; `sampled_image`: image; `coopmatrix`: rows, columns, element, scope, use; `struct`: a name
//! alone (a reference to the enclosing struct), or name or nothing, list of members as lists of type, offset
//! or nothing and decorations, list of decorations; `arm.tensor`: list of sizes or nothing without a rank,
//! element. Mirrors <https://mlir.llvm.org/docs/Dialects/SPIR-V/#types>.

use std::sync::Arc;

use legalize_dialects_hooks::Result;
use legalize_ir::{
    Context, Int, OpParser, Param, ParamsSyntax, Punct, ShapedTypeHook, Type, TypeData, TypeInfo,
};

use crate::spirv::asm::structs::{parse_struct, print_struct};
use crate::spirv::syntax::{
    Syntax, number, parse_case, parse_element, parse_stride, parse_word, print_stride, print_type,
    print_word, word,
};

const ARM_TENSOR: Syntax = Syntax {
    name: "spirv.arm.tensor",
    class: "::mlir::spirv::TensorArmType",
    params: &["shape", "elementType"],
    parse: |p| {
        if p.try_punct(Punct::Star) {
            p.parse_dimension_x()?;
            return Ok(vec![Param::None, Param::Type(parse_element(p)?)]);
        }
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
        let [sizes, element] = params else { return };
        let Param::List(sizes) = sizes else {
            p.text("*x");
            return print_type(p, Some(element));
        };
        for size in sizes {
            match number(Some(size)) {
                Type::DYNAMIC => p.text("?x"),
                size => p.text(&format!("{size}x")),
            }
        }
        print_type(p, Some(element));
    },
};

pub(super) const TYPES: [Syntax; 9] = [
    ARM_TENSOR,
    Syntax {
        name: "spirv.ptr",
        class: "::mlir::spirv::PointerType",
        params: &["pointeeType", "storageClass"],
        parse: |p| {
            let pointee = parse_element(p)?;
            p.parse_punct(Punct::Comma)?;
            Ok(vec![Param::Type(pointee), parse_word(p, STORAGE_CLASS, "storage class")?])
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
            let &[found] = &shape[..] else {
                let text = legalize_ir::type_to_string(ctx, column);
                return Err(p.error(at, format!("only 1-D vector allowed but found '{text}'")));
            };
            if !(2..=4).contains(&found) {
                let message = format!(
                    "matrix columns size has to be less than or equal to 4 and greater than or equal 2, but \
                     found {found}"
                );
                return Err(p.error(at, message));
            }
            if !matches!(ctx.type_data(*element), TypeData::Float(_)) {
                let text = legalize_ir::type_to_string(ctx, *element);
                let message = format!("matrix columns' elements must be of Float type, got '{text}'");
                return Err(p.error(at, message));
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
            let mut params = vec![Param::Type(parse_element(p)?)];
            for word in IMAGE {
                p.parse_punct(Punct::Comma)?;
                params.push(parse_case(p, word, |word| format!("unknown attribute: '{word}'"))?);
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
            for (word, what) in COOPERATIVE {
                p.parse_punct(Punct::Comma)?;
                let fault = |word: &str| format!("invalid {what} <id> attribute specification: {word}");
                params.push(parse_case(p, word, fault)?);
            }
            Ok(params)
        },
        print: |p, params| {
            p.text(&format!("{}x{}x", number(params.first()), number(params.get(1))));
            print_type(p, params.get(2));
            for (at, (word, _)) in COOPERATIVE.into_iter().enumerate() {
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

/// Name of the type of cooperative matrices.
const COOPERATIVE_MATRIX: &str = "spirv.coopmatrix";

const STORAGE_CLASS: &str = "spirv.storage_class";

const IMAGE: [&str; 6] = [
    "spirv.dim",
    "spirv.image_depth_info",
    "spirv.image_arrayed_info",
    "spirv.image_sampling_info",
    "spirv.image_sampler_use_info",
    "spirv.image_format",
];

/// The enums of a cooperative matrix, with their names in errors.
const COOPERATIVE: [(&str, &str); 2] = [("spirv.scope", "scope"), ("spirv.coop_matrix_use_khr", "use")];

/// Reports a type that the dialect does not have.
pub(super) fn parse_unknown(p: &mut OpParser<'_, '_>) -> Result<Type> {
    let at = p.offset();
    let word = p.parse_any_keyword()?;
    Err(p.error(at, format!("unknown SPIR-V type: {word}")))
}

/// Registers the types of the dialect, if the dialect is registered and they are not.
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
                [Param::None, Param::Type(element)] => Some((*element, None)),
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
