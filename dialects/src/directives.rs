//! Custom directives of single dialects that are small.

use legalize_ir::text::Punct;
use legalize_ir::{Context, Int, OpId, OpParser, OpPrinter, Param, Type, TypeData};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue, attach_directives};
use legalize_source::Diagnostic;

use crate::common::clauses;
use crate::common::hooks::misuse;

pub(crate) type Result<T> = std::result::Result<T, Diagnostic>;

// emitc: `type = value`, arrays with values as tensors have them.

/// The type of the value of a global of a type.
fn initial_type(ctx: &Context, ty: Type) -> Type {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } if ctx.str(*name) == "emitc.array" => {
            let shape: Vec<i64> = match params.first() {
                Some(Param::List(shape)) => shape
                    .iter()
                    .filter_map(|dim| match dim {
                        Param::Int(dim) => dim.as_i64(),
                        _ => None,
                    })
                    .collect(),
                _ => return ty,
            };
            match params.get(1) {
                Some(Param::Type(element)) => {
                    ctx.ty(TypeData::RankedTensor { shape: shape.into(), element: *element, encoding: None })
                }
                _ => ty,
            }
        }
        _ => ty,
    }
}

fn parse_initialized(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(type_attr), CustomSlot::Attr(initial)] = slots else {
        return Err(misuse(p, "EmitCGlobalOpTypeAndInitialValue"));
    };
    let ctx = p.ctx();
    let ty = p.parse_type()?;
    *type_attr = Some(ctx.type_attr(ty));
    if p.try_punct(Punct::Equal) {
        *initial = Some(p.parse_attribute(Some(initial_type(ctx, ty)))?);
    }
    Ok(true)
}

fn print_initialized(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(ty), CustomValue::Attr(initial)] = values else { return };
    if let Some(ty) = ty {
        p.attr_without_type(*ty);
    }
    if let Some(initial) = initial {
        p.text(" = ");
        p.attr_without_type(*initial);
    }
}

// omp: `none`, or the words of a set of hints.

const HINTS: [&str; 4] = ["uncontended", "contended", "nonspeculative", "speculative"];

fn parse_hints(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(p, "SynchronizationHint")) };
    let mut hints = 0;
    if !p.try_keyword("none") {
        loop {
            let word = p.parse_any_keyword()?;
            let Some(bit) = HINTS.iter().position(|hint| *hint == word) else {
                return Err(p.error(p.offset(), format!("{word} is not a valid hint")));
            };
            hints |= 1 << bit;
            if !p.try_punct(Punct::Comma) {
                break;
            }
        }
    }
    let ctx = p.ctx();
    *slot = Some(ctx.int_attr(ctx.common().i64, Int::Small(hints)));
    Ok(true)
}

fn print_hints(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(attr))] = values else { return };
    let hints = p.ctx().as_i64(*attr).unwrap_or(0);
    let words: Vec<&str> =
        HINTS.iter().enumerate().filter(|(bit, _)| hints & (1 << bit) != 0).map(|(_, word)| *word).collect();
    p.text(&if hints == 0 { "none".to_owned() } else { words.join(", ") });
}

/// Attaches the directives to the dialects that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    let mut attach = |dialect: &str, fill: fn(&mut CustomDirectives)| {
        if ctx.dialect(ctx.name(dialect)).is_some() {
            let mut directives = CustomDirectives::new();
            fill(&mut directives);
            attach_directives(ctx, dialect, directives);
        }
    };
    attach("emitc", |all| {
        all.insert("EmitCGlobalOpTypeAndInitialValue", parse_initialized, print_initialized);
    });
    attach("irdl", crate::irdl::asm::add_directives);
    attach("llvm", crate::llvm::add_directives);
    attach("omp", |all| {
        all.insert("SynchronizationHint", parse_hints, print_hints);
        clauses::add_omp(all);
        crate::omp::add_directives(all);
    });
}
