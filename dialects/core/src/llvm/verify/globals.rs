//! Globals of llvm and the operations that refer to them; the callee type of variadic calls.

use legalize_dialects_hooks::attributes::enum_value;
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, plain_at, wrong};
use legalize_dialects_hooks::switches::case_faults;
use legalize_ir::{AttrData, Attribute, Context, ElementsData, Ir, OpId, SymbolTables, Type, TypeData};
use legalize_source::Diagnostic;
use rustc_hash::FxHashSet;

use super::symbols::verify_no_effects;
use crate::llvm::{LlvmType, classify, target_name};

/// Numbers of linkages with special requirements.
const EXTERNAL: i64 = 0;
pub(super) const AVAILABLE_EXTERNALLY: i64 = 1;
const APPENDING: i64 = 6;
pub(super) const EXTERN_WEAK: i64 = 9;
const COMMON: i64 = 10;

pub(super) fn is_void(at: Subject<'_>, ty: Type) -> bool {
    matches!(classify(at.ctx, ty), Some(LlvmType::Void))
}

/// The number of an operation's linkage.
pub(super) fn linkage_of(at: Subject<'_>) -> i64 {
    enum_value(at.ctx, at.ir, at.op, "linkage").unwrap_or(EXTERNAL)
}

/// Verifies a variadic callee type: the arguments match its parameters, and the result matches its result.
fn verify_callee(at: Subject<'_>, args: &[Type]) -> Checked {
    let Some(AttrData::Type(ty)) = at.attr_data("var_callee_type") else { return Ok(()) };
    let Some(LlvmType::Function { result, params, variadic }) = classify(at.ctx, *ty) else { return Ok(()) };
    if !variadic {
        return wrong("expected var_callee_type to be a variadic function type");
    }
    if params.len() > args.len() {
        return wrong(format!("expected var_callee_type to have at most {} parameters", args.len()));
    }
    let mismatch = |what: &str, a: Type, b: Type| {
        wrong(format!("var_callee_type {what} type mismatch: '{}' != '{}'", at.show(a), at.show(b)))
    };
    if let Some((param, arg)) = params.iter().zip(args).find(|(param, arg)| param != arg) {
        return mismatch("parameter", *param, *arg);
    }
    match at.result() {
        None if !is_void(at, result) => wrong("expected var_callee_type to return void"),
        Some(found) if found != result => mismatch("return", result, found),
        _ => Ok(()),
    }
}

/// Verifies the callee type of a call; in an indirect call the first operand is the pointer.
fn verify_call(at: Subject<'_>) -> Checked {
    let operands = at.types(0);
    let skip = usize::from(!at.has("callee"));
    verify_callee(at, operands.get(skip..).unwrap_or_default())
}

/// True if a value is zero, an array if all its elements are. Arrays may be nested deeply, and may share
/// elements.
fn is_zero(at: Subject<'_>, value: &AttrData) -> bool {
    let mut seen = FxHashSet::default();
    let mut pending = vec![value];
    while let Some(value) = pending.pop() {
        match value {
            AttrData::Array(all) => {
                pending.extend(
                    all.iter().filter(|value| seen.insert(**value)).map(|value| at.ctx.attr_data(*value)),
                );
            }
            value if is_zero_scalar(at, value) => {}
            _ => return false,
        }
    }
    true
}

fn is_zero_scalar(at: Subject<'_>, value: &AttrData) -> bool {
    match value {
        AttrData::Integer { value, .. } => value.is_zero(),
        AttrData::Float { bits, ty } => match at.data(*ty) {
            // Negative zero counts as well.
            TypeData::Float(kind) => kind.to_f64(*bits) == 0.0,
            _ => true,
        },
        AttrData::DenseElements { ty, data: ElementsData::Bytes { data, .. } } => {
            let element = legalize_ir::element_type_or_self(at.ctx, *ty);
            match at.data(element) {
                TypeData::Float(kind) => {
                    let size = kind.width().div_ceil(8) as usize;
                    data.chunks(size.clamp(1, 16)).all(|element| {
                        let mut wide = [0; 16];
                        wide[..element.len()].copy_from_slice(element);
                        kind.to_f64(u128::from_le_bytes(wide)) == 0.0
                    })
                }
                _ => data.iter().all(|byte| *byte == 0),
            }
        }
        _ => false,
    }
}

fn verify_global(at: Subject<'_>) -> Checked {
    verify_held(at)?;
    verify_comdat(at)?;
    if at.int("alignment").is_some_and(|alignment| !alignment.cast_unsigned().is_power_of_two()) {
        plain("alignment attribute is not a power of 2")
    } else {
        Ok(())
    }
}

fn verify_held(at: Subject<'_>) -> Checked {
    let Some(AttrData::Type(ty)) = at.attr_data("global_type") else { return Ok(()) };
    let element = match classify(at.ctx, *ty) {
        Some(LlvmType::Void) => false,
        Some(LlvmType::Other) => !matches!(at.data(*ty), TypeData::Dialect { name, .. }
            if matches!(at.ctx.str(*name), "llvm.label" | "llvm.metadata" | "llvm.token")),
        Some(_) => true,
        None => crate::llvm::is_compatible_outer(at.ctx, *ty),
    };
    if !element {
        return wrong("expects type to be a valid element type for an LLVM global");
    }
    if target_name(at.ctx, *ty).is_some_and(|target| !target.starts_with("spirv.")) {
        return wrong("this target extension type cannot be used in a global");
    }
    let value = at.attr_data("value");
    if let Some(AttrData::String { value, .. }) = value {
        let fits = match classify(at.ctx, *ty) {
            Some(LlvmType::Array { len, element }) => {
                len == value.len() as u64 && matches!(at.data(element), TypeData::Integer { width: 8, .. })
            }
            _ => false,
        };
        if !fits {
            return wrong("requires an i8 array type of the length equal to that of the string attribute");
        }
    }
    if value.is_some() && at.block(0).is_some() {
        return wrong("cannot have both initializer value and region");
    }
    match linkage_of(at) {
        COMMON if value.is_some_and(|value| !is_zero(at, value)) => {
            wrong("expected zero value for 'common' linkage")
        }
        APPENDING if !matches!(classify(at.ctx, *ty), Some(LlvmType::Array { .. })) => {
            wrong("expected array type for 'appending' linkage")
        }
        _ => Ok(()),
    }
}

fn verify_initializer(at: Subject<'_>) -> Checked {
    let (Some(block), Some(AttrData::Type(ty))) = (at.block(0), at.attr_data("global_type")) else {
        return Ok(());
    };
    let Some(end) = at.last(block).filter(|last| last.name() == "llvm.return") else { return Ok(()) };
    match end.ty(0) {
        None => wrong("initializer region cannot return void"),
        Some(found) if found != *ty => wrong(format!(
            "initializer region type '{}' does not match global type '{}'",
            at.show(found),
            at.show(*ty)
        )),
        Some(_) => verify_no_effects(at, "ops with side effects not allowed in global initializers"),
    }
}

pub(super) fn verify_address(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    tables: &mut SymbolTables,
) -> Result<(), Diagnostic> {
    let at = Subject { ctx, ir, op };
    let (Some(name), Some(result)) = (at.attr("global_name"), at.result()) else { return Ok(()) };
    let found = tables.lookup_nearest(ctx, ir, op, name).map(|op| at.with_op(op));
    let found = found.filter(|found| {
        matches!(found.name(), "llvm.mlir.global" | "llvm.mlir.alias" | "llvm.func" | "llvm.mlir.ifunc")
    });
    let Some(found) = found else {
        return wrong(
            "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or \
             'llvm.mlir.ifunc'",
        );
    };
    let space = match classify(ctx, result) {
        Some(LlvmType::Pointer { address_space }) => i64::from(address_space),
        _ => return Ok(()),
    };
    let has_space = matches!(found.name(), "llvm.mlir.global" | "llvm.mlir.alias");
    if has_space && found.int("addr_space").unwrap_or(0) != space {
        wrong("pointer address space must match address space of the referenced global or alias")
    } else {
        Ok(())
    }
}

/// Verifies that the `comdat` symbol is a selector.
fn verify_comdat(at: Subject<'_>) -> Checked {
    let Some(comdat) = at.attr("comdat") else { return Ok(()) };
    let found = legalize_ir::lookup_nearest_symbol(at.ctx, at.ir, at.op, comdat);
    if found.is_some_and(|found| at.with_op(found).name() == "llvm.comdat_selector") {
        Ok(())
    } else {
        plain("expected comdat symbol")
    }
}

fn verify_function(at: Subject<'_>) -> Checked {
    verify_comdat(at)?;
    let linkage = linkage_of(at);
    if linkage == COMMON {
        return wrong("functions cannot have 'common' linkage");
    }
    if at.block(0).is_none() {
        return if [EXTERNAL, EXTERN_WEAK].contains(&linkage) {
            Ok(())
        } else {
            wrong("external functions must have 'external' or 'extern_weak' linkage")
        };
    }
    if at.has("no_inline") && at.has("always_inline") {
        return plain("no_inline and always_inline attributes are incompatible");
    }
    if at.has("optimize_none") && !at.has("no_inline") {
        return wrong("with optimize_none must also be no_inline");
    }
    verify_pads(at)
}

/// Verifies that what is thrown has one type in all of a function.
fn verify_pads(at: Subject<'_>) -> Checked {
    let mut thrown = None;
    for block in at.ir.op(at.op).regions().iter().flat_map(|&region| at.ir.region_blocks(region)) {
        for op in at.ir.block_ops(block).map(|op| at.with_op(op)) {
            let (ty, what) = match op.name() {
                "llvm.landingpad" => (op.result(), "'llvm.landingpad' should have a consistent result type"),
                "llvm.resume" => (op.ty(0), "'llvm.resume' should have a consistent input type"),
                _ => continue,
            };
            if ty != *thrown.get_or_insert(ty) {
                return plain(format!("{what} inside a function"));
            }
        }
    }
    Ok(())
}

/// Verifies the callee type of a call that may throw, and that it then goes to a landing pad.
fn verify_invoke(at: Subject<'_>) -> Checked {
    verify_call(at)?;
    let Some(unwind) = at.ir.successors(at.op).nth(1) else { return Ok(()) };
    match at.ir.block_ops(unwind).next().map(|op| at.with_op(op).name()) {
        None => plain("must have at least one operation in unwind destination"),
        Some("llvm.landingpad") => Ok(()),
        Some(_) => plain("first operation in unwind destination should be a llvm.landingpad operation"),
    }
}

fn verify_selectors(at: Subject<'_>) -> Checked {
    let held = at.block(0).into_iter().flat_map(|block| at.ir.block_ops(block));
    match held.into_iter().find(|op| at.with_op(*op).name() != "llvm.comdat_selector") {
        Some(other) => plain_at(at, other, "only comdat selector symbols can appear in a comdat region"),
        None => Ok(()),
    }
}

/// Verifies that a list of constructors or destructors has one priority and one data entry for each, which is
/// a symbol or nothing.
fn verify_structors(at: Subject<'_>, word: &str) -> Checked {
    let counts = [word, "priorities", "data"].map(|list| at.list(list).len());
    if counts.iter().any(|count| *count != counts[0]) {
        return plain(format!("{word}, priorities, and data must have the same number of elements"));
    }
    let is_data = |data: &Attribute| match at.ctx.attr_data(*data) {
        AttrData::SymbolRef { nested, .. } => nested.is_empty(),
        AttrData::Dialect { name, .. } => at.ctx.str(*name) == "llvm.zero",
        _ => false,
    };
    if at.list("data").iter().all(is_data) {
        Ok(())
    } else {
        plain("data element must be symbol or #llvm.zero")
    }
}

pub(super) fn verify_structor_names(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    tables: &mut SymbolTables,
) -> Result<(), Diagnostic> {
    let at = Subject { ctx, ir, op };
    for name in at.list("ctors").iter().chain(at.list("dtors")) {
        let found = tables.lookup_nearest(ctx, ir, op, *name).map(|op| at.with_op(op).name());
        if found != Some("llvm.func") {
            let AttrData::SymbolRef { root, .. } = ctx.attr_data(*name) else { continue };
            return wrong(format!("'{}' does not reference a valid LLVM function", ctx.str(*root)));
        }
    }
    Ok(())
}

fn verify_switch(at: Subject<'_>) -> Checked {
    let destinations = at.ir.op(at.op).successor_count().saturating_sub(1);
    let faults = case_faults(at, "case_values", destinations);
    if faults.count.is_some() {
        return wrong("expects number of case values to match number of case destinations");
    }
    match faults.types {
        Some(_) => plain("expects case value type to match condition value type"),
        None => Ok(()),
    }
}

fn verify_flags(at: Subject<'_>) -> Checked {
    let is_flag = |flag: &Attribute| matches!(at.ctx.attr_data(*flag), AttrData::Dialect { name, .. } if at.ctx.str(*name) == "llvm.mlir.module_flag");
    if at.list("flags").iter().all(is_flag) { Ok(()) } else { wrong("expected a module flag attribute") }
}

pub(super) const RULES: Rules = Rules::after(
    "globals",
    &[
        ("llvm.call", verify_call),
        ("llvm.func", verify_function),
        ("llvm.invoke", verify_invoke),
        ("llvm.mlir.global", verify_global),
        ("llvm.mlir.global_ctors", |at| verify_structors(at, "ctors")),
        ("llvm.mlir.global_dtors", |at| verify_structors(at, "dtors")),
        ("llvm.module_flags", verify_flags),
        ("llvm.switch", verify_switch),
    ],
);

pub(super) const REGION_RULES: Rules = Rules::after_regions(
    "globals",
    &[("llvm.comdat", verify_selectors), ("llvm.mlir.global", verify_initializer)],
);
