//! Image operands of sampling and fetching, which describe the operands after them.

use legalize_dialects_hooks::attributes::{enum_of, enum_value};
use legalize_dialects_hooks::rules::{Checked, Verify};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Context, Ir, OpId, Param, Type, TypeData, element_type_or_self, plain_error};
use legalize_snippet::operand_group;

use crate::spirv::parts::{ends, length};
use crate::spirv::syntax::word;

fn plain(message: impl Into<String>) -> Checked {
    Err(plain_error(message))
}

const EXPLICIT: &[&str] = &[
    "spirv.ImageSampleExplicitLod",
    "spirv.ImageSampleProjExplicitLod",
    "spirv.ImageSampleDrefExplicitLod",
    "spirv.ImageSampleProjDrefExplicitLod",
];

const IMPLICIT: &[&str] = &[
    "spirv.ImageSampleImplicitLod",
    "spirv.ImageSampleDrefImplicitLod",
    "spirv.ImageSampleProjImplicitLod",
    "spirv.ImageSampleProjDrefImplicitLod",
];

/// The parameters of the image that the first operand is or samples.
fn image(ctx: &Context, ty: Type) -> Option<&[Param]> {
    let TypeData::Dialect { name, params } = ctx.type_data(ty) else { return None };
    match (ctx.str(*name), &**params) {
        ("spirv.image", params) => Some(params),
        ("spirv.sampled_image", [Param::Type(of)]) => match ctx.type_data(*of) {
            TypeData::Dialect { params, .. } => Some(params),
            _ => None,
        },
        _ => None,
    }
}

fn is_float(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Float(_))
}

/// Verifies that the dimensions of an image have levels of detail.
fn verify_levels(ctx: &Context, image: &[Param], what: &str) -> Checked {
    match &*word(ctx, image.get(1), "spirv.dim") {
        "Dim1D" | "Dim2D" | "Dim3D" | "Cube" => {}
        _ => {
            return plain(format!(
                "{what} must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube"
            ));
        }
    }
    match &*word(ctx, image.get(4), "spirv.image_sampling_info") {
        "SingleSampled" => Ok(()),
        _ => plain(format!("{what} must only be used with an image type that has a MS operand of 0")),
    }
}

/// Verifies that gradients are floats, as many as the coordinate has without the layer.
fn verify_gradients(ctx: &Context, image: &[Param], coordinate: Type, gradients: &[Type]) -> Checked {
    let is_floats = |ty: &Type| is_float(ctx, element_type_or_self(ctx, *ty));
    let vectors = gradients.iter().filter(|ty| length(ctx, **ty).is_some()).count();
    // Either all are vectors, or none of them.
    if !gradients.iter().all(is_floats) || (vectors != 0 && vectors != gradients.len()) {
        return plain("Grad arguments must be a scalar or vector of floating-point type");
    }
    let count = |ty: Type| length(ctx, ty).unwrap_or(1);
    let layers = i64::from(word(ctx, image.get(3), "spirv.image_arrayed_info") == "Arrayed");
    if gradients.iter().all(|ty| count(*ty) == count(coordinate) - layers) {
        Ok(())
    } else {
        plain(
            "number of components of each Grad argument must equal the number of components in coordinate, minus the \
         array layer component, if present",
        )
    }
}

/// Verifies the operands that the bits describe, in order; `first` is their group.
fn verify_operands(ctx: &Context, ir: &Ir, op: OpId, first: usize) -> Checked {
    let types: Vec<Type> = ir.operands(op).map(|value| ir.value_type(value)).collect();
    let Some(mut rest) = operand_group(ctx, ir, op, first).and_then(|group| types.get(group)) else {
        return Ok(());
    };
    let Some(bits) = enum_value(ctx, ir, op, "image_operands") else {
        return if rest.is_empty() {
            Ok(())
        } else {
            plain("the Image Operands should encode what operands follow, as per Image Operands")
        };
    };
    let def = enum_of(ctx, ctx.name("spirv.image_operands"));
    let has =
        |case: &str| def.as_ref().and_then(|def| def.symbolize(case)).is_some_and(|bit| bits & bit != 0);
    let (Some(image), Some(&coordinate)) = (types.first().and_then(|ty| image(ctx, *ty)), types.get(1))
    else {
        return Ok(());
    };
    let name = ctx.op_str(ir.op(op).name());
    if has("Lod") && has("Grad") {
        return plain("it is invalid to set both the Lod and Grad bits");
    }
    if has("Bias") {
        if !IMPLICIT.contains(&name) {
            return plain("Bias is only valid with implicit-lod instructions");
        }
        let Some((&bias, after)) = rest.split_first() else {
            return plain("Bias operand requires 1 argument");
        };
        if !is_float(ctx, bias) {
            return plain("Bias must be a floating-point type scalar");
        }
        verify_levels(ctx, image, "Bias")?;
        rest = after;
    }
    if has("Lod") {
        if !EXPLICIT.contains(&name) {
            return plain("Lod is only valid with explicit-lod and fetch instructions");
        }
        let Some((&level, after)) = rest.split_first() else {
            return plain("Lod operand requires 1 argument");
        };
        if !is_float(ctx, level) {
            return plain("for sampling operations, Lod must be a floating-point type scalar");
        }
        verify_levels(ctx, image, "Lod")?;
        rest = after;
    }
    if has("Grad") {
        if !EXPLICIT.contains(&name) {
            return plain("Grad is only valid with explicit-lod instructions");
        }
        let Some((gradients, after)) = rest.split_at_checked(2) else {
            return plain("Grad operand requires 2 arguments (scalars or vectors)");
        };
        verify_gradients(ctx, image, coordinate, gradients)?;
        rest = after;
    }
    if rest.is_empty() { Ok(()) } else { plain("too many image operand arguments have been provided") }
}

/// Verifies that the image has a size, and that the result has a component for each of its dimensions.
fn verify_query(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some((from, to)) = ends(ir, op) else { return Ok(()) };
    let Some(image) = image(ctx, from) else { return Ok(()) };
    let dim = word(ctx, image.get(1), "spirv.dim");
    let components = match &*dim {
        "Dim1D" | "Buffer" => 1,
        "Dim2D" | "Cube" | "Rect" => 2,
        "Dim3D" => 3,
        _ => {
            return plain("the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect");
        }
    };
    let is_multisampled = word(ctx, image.get(4), "spirv.image_sampling_info") == "MultiSampled";
    let use_info = word(ctx, image.get(5), "spirv.image_sampler_use_info");
    let has_levels = !matches!(&*dim, "Buffer" | "Rect");
    if has_levels && !is_multisampled && !matches!(&*use_info, "SamplerUnknown" | "NoSampler") {
        return plain(
            "if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2",
        );
    }
    let layers = i64::from(word(ctx, image.get(3), "spirv.image_arrayed_info") == "Arrayed");
    let (expected, found) = (components + layers, length(ctx, to).unwrap_or(1));
    if expected == found {
        Ok(())
    } else {
        plain(format!("expected the result to have {expected} component(s), but found {found} component(s)"))
    }
}

/// Verifiers by operation, with the group of operands that the image operands describe.
pub(super) const VERIFIERS: &[(&str, Verify)] = &[
    ("spirv.ImageDrefGather", |at| verify_operands(at.ctx, at.ir, at.op, 3)),
    ("spirv.ImageFetch", |at| verify_operands(at.ctx, at.ir, at.op, 2)),
    ("spirv.ImageQuerySize", verify_query),
    ("spirv.ImageRead", |at| verify_operands(at.ctx, at.ir, at.op, 2)),
    ("spirv.ImageSampleExplicitLod", |at| verify_operands(at.ctx, at.ir, at.op, 2)),
    ("spirv.ImageSampleImplicitLod", |at| verify_operands(at.ctx, at.ir, at.op, 2)),
    ("spirv.ImageSampleProjDrefImplicitLod", |at| verify_operands(at.ctx, at.ir, at.op, 3)),
    ("spirv.ImageWrite", |at| verify_operands(at.ctx, at.ir, at.op, 3)),
];
