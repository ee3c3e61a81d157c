//! Verifiers of the attributes of dlti on operations, and of the entries of a module's data layout.

use legalize_dialects_hooks::attributes::int_elements;
use legalize_dialects_hooks::rules::{Checked, Subject, plain};
use legalize_ir::{
    AttrData, Attribute, Context, Ir, Name, OpId, Param, Type, TypeData, attr_to_string, element_type_or_self,
};

use super::layout::entry_of;
use crate::llvm::{LlvmType, classify};

const LAYOUT: &str = "dlti.dl_spec";

/// Names of entries, apart from the byte order.
const NAMES: [&str; 8] = [
    "dlti.alloca_memory_space",
    "dlti.default_memory_space",
    "dlti.function_pointer_alignment",
    "dlti.global_memory_space",
    "dlti.legal_int_widths",
    "dlti.mangling_mode",
    "dlti.program_memory_space",
    "dlti.stack_alignment",
];

/// Verifies an attribute on an operation.
pub(super) fn verify(ctx: &Context, ir: &Ir, op: OpId, name: Name, value: Attribute) -> Checked {
    let name = ctx.str(name);
    if !matches!(name, LAYOUT | "dlti.map" | "dlti.target_system_spec") {
        return plain(format!("attribute '{name}' not supported by dialect"));
    }
    let AttrData::Dialect { name: kind, params } = ctx.attr_data(value) else {
        return plain(format!("'{name}' is expected to be a #{name} attribute"));
    };
    if ctx.str(*kind) != name {
        return plain(format!("'{name}' is expected to be a #{name} attribute"));
    }
    match &**params {
        [Param::List(entries)] if name == LAYOUT && (Subject { ctx, ir, op }).name() == "builtin.module" => {
            verify_layout(ctx, entries)
        }
        _ => Ok(()),
    }
}

/// Verifies the entries of a data layout: those of types first.
fn verify_layout(ctx: &Context, entries: &[Param]) -> Checked {
    let entries = entries.iter().filter_map(|entry| match entry {
        Param::Attr(entry) => entry_of(ctx, *entry).map(|(key, value)| (*entry, key, value)),
        _ => None,
    });
    for (entry, key, value) in entries.clone() {
        if let Param::Type(ty) = key {
            verify_type(ctx, *ty, value, entry)?;
        }
    }
    for (_, key, value) in entries {
        if let Param::Str(name) = key {
            verify_named(ctx, name, value)?;
        }
    }
    Ok(())
}

/// Verifies the entry with a name; names of other dialects are theirs.
fn verify_named(ctx: &Context, name: &str, value: Attribute) -> Checked {
    if name == "dlti.endianness" {
        return match ctx.as_str(value) {
            Some("big" | "little") => Ok(()),
            _ => plain(format!("'{name}' data layout entry is expected to be either 'big' or 'little'")),
        };
    }
    if name.starts_with("dlti.") && !NAMES.contains(&name) {
        plain(format!("unknown data layout entry name: {name}"))
    } else {
        Ok(())
    }
}

/// The numbers of a dense attribute, and the width of their type.
fn numbers(ctx: &Context, value: Attribute) -> Option<(Vec<i64>, u32)> {
    let AttrData::DenseElements { ty, .. } = ctx.attr_data(value) else { return None };
    let TypeData::Integer { width, .. } = *ctx.type_data(element_type_or_self(ctx, *ty)) else { return None };
    let count: i64 = legalize_ir::shape_of(ctx, *ty)?.shape?.iter().product();
    let mut all = int_elements(ctx, Some(value));
    if let (&[one], Ok(count)) = (&*all, usize::try_from(count)) {
        all = vec![one; count];
    }
    Some((all, width))
}

fn verify_type(ctx: &Context, ty: Type, value: Attribute, entry: Attribute) -> Checked {
    let entry = || attr_to_string(ctx, entry);
    let text = || legalize_ir::type_to_string(ctx, ty);
    match ctx.type_data(ty) {
        TypeData::Index => match ctx.attr_data(value) {
            AttrData::Integer { .. } => Ok(()),
            _ => plain(format!("expected integer attribute in the data layout entry for '{}'", text())),
        },
        TypeData::Integer { .. } | TypeData::Float(_) => {
            let Some((numbers, 64)) = numbers(ctx, value) else {
                return plain(format!(
                    "expected a dense i64 elements attribute in the data layout entry {}",
                    entry()
                ));
            };
            match *numbers {
                [_] => Ok(()),
                [least, preferred] if preferred.cast_unsigned() >= least.cast_unsigned() => Ok(()),
                [..] if numbers.len() == 2 => plain(format!(
                    "preferred alignment is expected to be greater than or equal to the abi alignment in data \
                     layout entry {}",
                    entry()
                )),
                _ => plain(format!("expected 1 or 2 elements in the data layout entry {}", entry())),
            }
        }
        TypeData::Dialect { .. } => match classify(ctx, ty) {
            Some(LlvmType::Pointer { .. }) => verify_pointer(ctx, ty, value),
            Some(LlvmType::Struct { name, body, .. }) => {
                let is_any = name.is_none() && body.is_some_and(|body| body.is_empty());
                verify_struct(ctx, ty, value, is_any)
            }
            Some(LlvmType::Array { .. }) | None => Ok(()),
            Some(_) => plain("data layout specified for a type that does not support it"),
        },
        _ => plain("unexpected data layout for a built-in type"),
    }
}

const ALIGNMENTS: &str = "preferred alignment is expected to be at least as large as ABI alignment";

/// Verifies the size, both alignments and the width of indices of a pointer.
fn verify_pointer(ctx: &Context, ty: Type, value: Attribute) -> Checked {
    let text = legalize_ir::type_to_string(ctx, ty);
    let Some((numbers, width)) = numbers(ctx, value).filter(|found| matches!(found.0.len(), 3 | 4)) else {
        return plain(format!(
            "expected layout attribute for '{text}' to be a dense integer elements attribute with 3 or 4 elements"
        ));
    };
    match width {
        64 if numbers[1].cast_unsigned() > numbers[2].cast_unsigned() => plain(ALIGNMENTS),
        64 => Ok(()),
        _ => plain(format!("expected i64 parameters for '{text}'")),
    }
}

/// Verifies the alignments of structs, which are those of all of them.
fn verify_struct(ctx: &Context, ty: Type, value: Attribute, is_any: bool) -> Checked {
    let text = legalize_ir::type_to_string(ctx, ty);
    let Some((numbers, width)) = numbers(ctx, value).filter(|found| matches!(found.0.len(), 1 | 2)) else {
        return plain(format!(
            "expected layout attribute for '{text}' to be a dense integer elements attribute of 1 or 2 elements"
        ));
    };
    if width != 64 {
        return plain(format!("expected i64 entries for '{text}'"));
    }
    if !is_any {
        return plain(format!("unexpected layout attribute for struct '{text}'"));
    }
    if numbers.len() == 2 && numbers[0].cast_unsigned() > numbers[1].cast_unsigned() {
        plain(ALIGNMENTS)
    } else {
        Ok(())
    }
}
