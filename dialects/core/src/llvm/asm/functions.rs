//! Custom assembly of llvm operations that assembly formats cannot express: `func`, `icmp`, `fcmp`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{names, number};
use legalize_dialects_hooks::functions::asm::{
    parse_any_body, parse_signature, print_body, print_signature, set_signature_attrs,
};
use legalize_dialects_hooks::llvm_types::{LlvmType, classify, function, is_compatible, void};
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{
    AttrData, Attribute, Context, OpId, OpParser, OpPrinter, OperationState, Param, Punct, Type, TypeData,
};
use legalize_typed::{FromAttr, OpView};

use crate::ops::llvm::{FCmpOp, ICmpOp, LLVMFuncOp};

pub(super) const LINKAGES: &[&str] = &[
    "external",
    "available_externally",
    "linkonce",
    "linkonce_odr",
    "weak",
    "weak_odr",
    "appending",
    "internal",
    "private",
    "extern_weak",
    "common",
];
pub(super) const CALLING_CONVENTIONS: &[(&str, i64)] = &[
    ("ccc", 0),
    ("fastcc", 8),
    ("coldcc", 9),
    ("cc_10", 10),
    ("cc_11", 11),
    ("anyregcc", 13),
    ("preserve_mostcc", 14),
    ("preserve_allcc", 15),
    ("swiftcc", 16),
    ("cxx_fast_tlscc", 17),
    ("tailcc", 18),
    ("cfguard_checkcc", 19),
    ("swifttailcc", 20),
    ("x86_stdcallcc", 64),
    ("x86_fastcallcc", 65),
    ("arm_apcscc", 66),
    ("arm_aapcscc", 67),
    ("arm_aapcs_vfpcc", 68),
    ("msp430_intrcc", 69),
    ("x86_thiscallcc", 70),
    ("ptx_kernelcc", 71),
    ("ptx_devicecc", 72),
    ("spir_funccc", 75),
    ("spir_kernelcc", 76),
    ("intel_ocl_bicc", 77),
    ("x86_64_sysvcc", 78),
    ("win64cc", 79),
    ("x86_vectorcallcc", 80),
    ("hhvmcc", 81),
    ("hhvm_ccc", 82),
    ("x86_intrcc", 83),
    ("avr_intrcc", 84),
    ("avr_builtincc", 86),
    ("amdgpu_vscc", 87),
    ("amdgpu_gscc", 88),
    ("amdgpu_cscc", 90),
    ("amdgpu_kernelcc", 91),
    ("x86_regcallcc", 92),
    ("amdgpu_hscc", 93),
    ("msp430_builtincc", 94),
    ("amdgpu_lscc", 95),
    ("amdgpu_escc", 96),
    ("aarch64_vectorcallcc", 97),
    ("aarch64_sve_vectorcallcc", 98),
    ("wasm_emscripten_invokecc", 99),
    ("amdgpu_gfxcc", 100),
    ("m68k_intrcc", 101),
];
pub(super) const VISIBILITIES: &[&str] = &["", "hidden", "protected"];
pub(super) const UNNAMED_ADDRS: &[&str] = &["", "local_unnamed_addr", "unnamed_addr"];
const INT_PREDICATES: &[&str] = &["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
const FLOAT_PREDICATES: &[&str] = &[
    "_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
    "uno", "_true",
];

/// `#llvm.<name><case>` with the enum's number as its only parameter.
pub(super) fn enum_attr(ctx: &Context, name: &str, value: i64) -> Attribute {
    ctx.attr(AttrData::Dialect {
        name: ctx.name(&format!("llvm.{name}")),
        params: Box::new([Param::Int(value.into())]),
    })
}

/// `#llvm.memory_effects<…>` of a function that neither reads nor writes memory of any kind.
pub(in crate::llvm) fn no_memory_effects(ctx: &Context) -> Attribute {
    let params = (0..MEMORY_KINDS).map(|_| Param::Int(0_i64.into())).collect();
    ctx.attr(AttrData::Dialect { name: ctx.name("llvm.memory_effects"), params })
}

/// Number of kinds of memory that the attribute distinguishes.
const MEMORY_KINDS: usize = 6;

pub(super) fn try_case(p: &mut OpParser<'_, '_>, cases: &[(&str, i64)]) -> Option<i64> {
    cases.iter().find(|case| p.try_keyword(case.0)).map(|case| case.1)
}

pub(super) fn try_indexed(p: &mut OpParser<'_, '_>, cases: &[&str]) -> Option<i64> {
    let at = cases.iter().position(|case| !case.is_empty() && p.try_keyword(case))?;
    Some(at as i64)
}

pub(super) fn case_text<'a>(cases: &[(&'a str, i64)], value: i64) -> Option<&'a str> {
    cases.iter().find(|case| case.1 == value).map(|case| case.0)
}

pub(super) fn indexed_text<'a>(cases: &[&'a str], value: i64) -> Option<&'a str> {
    cases.get(usize::try_from(value).ok()?).copied()
}

fn parse_func(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let i64_attr = |value: i64| ctx.int_attr(ctx.common().i64, value);
    let linkage = try_indexed(p, LINKAGES).unwrap_or(0);
    state.set_attr(ctx, "linkage", enum_attr(ctx, "linkage", linkage));
    let visibility = try_indexed(p, VISIBILITIES).unwrap_or(0);
    state.set_attr(ctx, "visibility_", i64_attr(visibility));
    let unnamed = try_indexed(p, UNNAMED_ADDRS).unwrap_or(0);
    state.set_attr(ctx, "unnamed_addr", i64_attr(unnamed));
    let convention = try_case(p, CALLING_CONVENTIONS).unwrap_or(0);
    state.set_attr(ctx, "CConv", enum_attr(ctx, "cconv", convention));

    let offset = p.offset();
    let name = p.parse_symbol_name()?;
    state.set_attr(ctx, "sym_name", ctx.string_attr(ctx.str(name)));
    let signature = parse_signature(p, true)?;
    let (params, results) = (signature.arg_types(), signature.result_types());
    let result = match results[..] {
        [] => void(ctx),
        [result] => result,
        _ => {
            return Err(
                p.error(offset, "failed to construct function type: expected zero or one function result")
            );
        }
    };
    if let Some(bad) = params.iter().find(|&&ty| !is_compatible(ctx, ty, false)) {
        let text = legalize_ir::type_to_string(ctx, *bad);
        return Err(p
            .error(offset, format!("failed to construct function type: expected LLVM type for function arguments, got '{text}'"))
            .with_help("convert the type first, or use func.func"));
    }
    if !is_compatible(ctx, result, true) {
        return Err(
            p.error(offset, "failed to construct function type: expected LLVM type for function results")
        );
    }
    let ty = function(ctx, result, &params, signature.variadic);
    state.set_attr(ctx, "function_type", ctx.type_attr(ty));
    parse_range(p, state)?;
    parse_comdat(p, state)?;
    p.parse_attr_dict_with_keyword(state)?;
    set_signature_attrs(p.ctx(), state, &signature);
    parse_any_body(p, state, &signature)
}

const RANGE: &str = "vscale_range";
const COMDAT: &str = "comdat";

/// Parses `vscale_range(least, greatest)`, of 32 bits each.
fn parse_range(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    if !p.try_keyword(RANGE) {
        return Ok(());
    }
    let ctx = p.ctx();
    p.parse_punct(Punct::LParen)?;
    let least = parse_bound(p)?;
    p.parse_punct(Punct::Comma)?;
    let greatest = parse_bound(p)?;
    p.parse_punct(Punct::RParen)?;
    let name = ctx.name("llvm.vscale_range");
    state.set_attr(ctx, RANGE, ctx.attr(AttrData::Dialect { name, params: [least, greatest].into() }));
    Ok(())
}

fn parse_bound(p: &mut OpParser<'_, '_>) -> Result<Param> {
    let ctx = p.ctx();
    let at = p.offset();
    let bound = p.parse_integer()?.as_i64().and_then(|bound| i32::try_from(bound).ok());
    let bound = bound.ok_or_else(|| p.error(at, "integer value too large"))?;
    Ok(Param::Attr(ctx.int_attr(ctx.common().i32, i64::from(bound))))
}

/// Parses `comdat(@name::@selector)`.
fn parse_comdat(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    if p.try_keyword(COMDAT) {
        p.parse_punct(Punct::LParen)?;
        let of = p.parse_attribute(None)?;
        p.parse_punct(Punct::RParen)?;
        state.set_attr(p.ctx(), COMDAT, of);
    }
    Ok(())
}

fn print_range(p: &mut OpPrinter<'_>, range: Attribute) {
    let AttrData::Dialect { params, .. } = p.ctx().attr_data(range) else { return };
    p.text(" vscale_range(");
    for (index, bound) in params.iter().enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        if let Param::Attr(bound) = bound {
            p.attr_without_type(*bound);
        }
    }
    p.text(")");
}

fn print_func(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let (at, func) = ((ctx, ir), LLVMFuncOp::of(op));
    let value = |attr| number(ctx, attr).unwrap_or(0);
    let keywords = [
        indexed_text(LINKAGES, value(func.linkage_attr(&at))).filter(|&text| text != "external"),
        indexed_text(VISIBILITIES, value(func.visibility_attr(&at))),
        indexed_text(UNNAMED_ADDRS, value(func.unnamed_addr_attr(&at))),
        case_text(CALLING_CONVENTIONS, value(func.c_conv_attr(&at))).filter(|&text| text != "ccc"),
    ];
    for keyword in keywords.into_iter().flatten().filter(|keyword| !keyword.is_empty()) {
        p.text(" ");
        p.text(keyword);
    }
    let name = func.sym_name_attr(&at).and_then(|name| ctx.as_str(name)).unwrap_or_default();
    p.text(" ");
    p.symbol_name(ctx.name(name));
    let ty = func.function_type_attr(&at).and_then(|ty| Type::from_attr(ctx, ty));
    if let Some(LlvmType::Function { result, params, variadic }) = ty.and_then(|ty| classify(ctx, ty)) {
        let results: &[Type] =
            if classify(ctx, result) == Some(LlvmType::Void) { &[] } else { std::slice::from_ref(&result) };
        print_signature(p, op, &params, results, variadic);
    }
    if let Some(range) = ir.attr_named(ctx, op, RANGE) {
        print_range(p, range);
    }
    if let Some(of) = ir.attr_named(ctx, op, COMDAT) {
        p.text(" comdat(");
        p.attr(of);
        p.text(")");
    }
    let elided = names(
        ctx,
        [
            "sym_name",
            "function_type",
            "arg_attrs",
            "res_attrs",
            "linkage",
            "visibility_",
            "unnamed_addr",
            "CConv",
            RANGE,
            COMDAT,
        ],
    );
    p.attr_dict_with_keyword(op, &elided);
    print_body(p, op);
}

fn parse_cmp(p: &mut OpParser<'_, '_>, state: &mut OperationState, predicates: &[&str]) -> Result<()> {
    let ctx = p.ctx();
    let offset = p.offset();
    let text = p.parse_string()?;
    let Some(predicate) = predicates.iter().position(|&case| case == text) else {
        return Err(p
            .error(offset, format!("'{text}' is an incorrect value of the 'predicate' attribute"))
            .with_help(format!("use one of {}", predicates.join(", "))));
    };
    state.set_attr(ctx, "predicate", ctx.int_attr(ctx.common().i64, predicate as i64));
    let lhs = p.parse_operand()?;
    p.parse_punct(Punct::Comma)?;
    let rhs = p.parse_operand()?;
    p.parse_attr_dict(state)?;
    let ty = p.parse_colon_type()?;
    let operands = [p.resolve_operand(&lhs, ty)?, p.resolve_operand(&rhs, ty)?];
    state.operands.extend(operands);
    state.result_types.push(bool_like(ctx, ty));
    Ok(())
}

/// `i1`, or a vector of it with the same shape.
fn bool_like(ctx: &Context, ty: Type) -> Type {
    match ctx.type_data(ty) {
        TypeData::Vector { shape, scalable, .. } => ctx.ty(TypeData::Vector {
            shape: shape.clone(),
            scalable: scalable.clone(),
            element: ctx.common().i1,
        }),
        _ => ctx.common().i1,
    }
}

fn print_cmp(p: &mut OpPrinter<'_>, op: OpId, predicates: &[&str]) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let at = (ctx, ir);
    let of_floats = FCmpOp::cast(&at, op);
    let predicate = match of_floats {
        Some(compare) => compare.predicate_attr(&at),
        None => ICmpOp::of(op).predicate_attr(&at),
    };
    let predicate = number(ctx, predicate).unwrap_or(-1);
    p.text(" ");
    p.string(indexed_text(predicates, predicate).unwrap_or_default().as_bytes());
    p.text(" ");
    p.operands(ir.operands(op));
    // A default that is written explicitly is not printed.
    let flags = of_floats.and_then(|compare| compare.fastmath_flags_attr(&at));
    let none = number(ctx, flags).unwrap_or(0) == 0;
    let [predicate, flags] = names(ctx, ["predicate", "fastmathFlags"]);
    let elided = [predicate, flags];
    p.attr_dict(op, if none { &elided } else { &elided[..1] });
    p.text(" : ");
    p.ty(ir.value_type(ir.operand(op, 0)));
}

pub(super) const ASSEMBLY: &[Assembly] = &[
    (
        "llvm.fcmp",
        |p, state| parse_cmp(p, state, FLOAT_PREDICATES),
        |p, op| print_cmp(p, op, FLOAT_PREDICATES),
    ),
    ("llvm.func", parse_func, print_func),
    ("llvm.icmp", |p, state| parse_cmp(p, state, INT_PREDICATES), |p, op| print_cmp(p, op, INT_PREDICATES)),
];
