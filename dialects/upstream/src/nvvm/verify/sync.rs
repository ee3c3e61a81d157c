//! Cooperative operations of nvvm: votes, shuffles and reductions, memory barriers, fences, matrices that a
//! warp loads and stores.

use legalize_dialects_hooks::llvm_types::{LlvmType, classify, structure};
use legalize_dialects_hooks::rules::{Checked, FamilyRule, Rules, Subject, plain, wrong};
use legalize_ir::{AttrData, Param, Type, TypeData, VerifyPhase};

/// The address space of memory that a cluster shares.
const CLUSTER: u32 = 7;

/// The types of a structure's elements.
fn elements(at: Subject<'_>, ty: Type) -> Option<Vec<Type>> {
    match classify(at.ctx, ty) {
        Some(LlvmType::Struct { body, .. }) => body,
        _ => None,
    }
}

/// Verifies the result of a shuffle: the value, or a struct of the value and a validity flag.
fn verify_shuffle(at: Subject<'_>) -> Checked {
    let (Some(value), Some(result)) = (at.ty(1), at.result()) else { return Ok(()) };
    let differs = |what: &str, expected: Type, found: Type| {
        wrong(format!(
            "expected {what} to be of type '{}' but got '{}' instead",
            at.show(expected),
            at.show(found)
        ))
    };
    let parts = elements(at, result);
    if !at.has("return_value_and_is_valid") {
        return match parts {
            Some(_) => wrong(
                "\"return_value_and_is_valid\" attribute must be specified when the return type is a struct type",
            ),
            None if result != value => differs("return type", value, result),
            None => Ok(()),
        };
    }
    let i1 = at.ctx.common().i1;
    match parts.as_deref() {
        Some(&[first, _]) if first != value => differs("first element in the returned struct", value, first),
        Some(&[_, second]) if second != i1 => differs("second element in the returned struct", i1, second),
        Some(&[_, _]) => Ok(()),
        _ => wrong("expected return type to be a two-element struct"),
    }
}

fn verify_reduction(at: Subject<'_>) -> Checked {
    let (Some(kind), Some(value)) = (at.word("kind"), at.ty(0)) else { return Ok(()) };
    let common = at.ctx.common();
    if value != common.f32 {
        for flag in ["abs", "nan"] {
            if at.attr(flag) == Some(common.true_) {
                return wrong(format!("{flag} attribute is supported only for f32 type"));
            }
        }
    }
    let expected = if matches!(kind.as_str(), "fmin" | "fmax") { common.f32 } else { common.i32 };
    if value == expected {
        Ok(())
    } else {
        wrong(format!(
            "'{kind}' redux kind unsupported with '{}' type. Only supported type is '{}'.",
            at.show(value),
            at.show(expected)
        ))
    }
}

fn verify_vote(at: Subject<'_>) -> Checked {
    let (Some(kind), Some(result)) = (at.word("kind"), at.result()) else { return Ok(()) };
    let common = at.ctx.common();
    match kind.as_str() {
        "ballot" if result != common.i32 => wrong("vote.sync 'ballot' returns an i32"),
        "ballot" => Ok(()),
        _ if result != common.i1 => wrong("vote.sync 'any', 'all' and 'uni' returns an i1"),
        _ => Ok(()),
    }
}

fn verify_match(at: Subject<'_>) -> Checked {
    let (Some(kind), Some(result)) = (at.word("kind"), at.result()) else { return Ok(()) };
    let common = at.ctx.common();
    match kind.as_str() {
        "any" if result != common.i32 => wrong("match.sync 'any' returns an i32"),
        "all" if result != structure(at.ctx, &[common.i32, common.i1]) => wrong(
            "match.sync 'all' returns a two element struct with first element as i32 and second element as i1",
        ),
        _ => Ok(()),
    }
}

fn verify_event(at: Subject<'_>) -> Checked {
    match (at.has("maskedEventId"), at.int("eventId")) {
        (false, None) => wrong("either `id` or `mask` must be set"),
        (true, Some(_)) => wrong("`id` and `mask` cannot be set at the same time"),
        (false, Some(id)) if !(0..=15).contains(&id) => wrong("`id` must be between 0 and 15"),
        _ => Ok(()),
    }
}

fn verify_registers(at: Subject<'_>) -> Checked {
    match at.int("regCount") {
        Some(count) if count % 8 != 0 => wrong("new register size must be multiple of 8"),
        Some(count) if !(24..=256).contains(&count) => {
            wrong("new register size must be in between 24 to 256")
        }
        _ => Ok(()),
    }
}

// Fences.

fn verify_fence(at: Subject<'_>) -> Checked {
    let Some(kind) = at.word("kind") else { return Ok(()) };
    match (kind.as_str(), at.has("space")) {
        ("tensormap", _) => wrong("tensormap proxy is not a supported proxy kind"),
        ("generic", _) => wrong("generic proxy not a supported proxy kind"),
        ("async.shared", false) => wrong("async_shared fence requires space attribute"),
        ("async.shared", true) | (_, false) => Ok(()),
        (_, true) => wrong("only async_shared fence can have space attribute"),
    }
}

fn is_other(at: Subject<'_>, attr: &str, word: &str) -> bool {
    at.word(attr).is_some_and(|found| found != word)
}

fn verify_one_way(at: Subject<'_>) -> Checked {
    if is_other(at, "fromProxy", "generic") {
        return wrong("uni-directional proxies only support generic for from_proxy attribute");
    }
    if is_other(at, "toProxy", "tensormap") {
        wrong("uni-directional proxies only support tensormap for to_proxy attribute")
    } else {
        Ok(())
    }
}

fn verify_order(at: Subject<'_>) -> Checked {
    match at.word("order") {
        Some(order) if !matches!(order.as_str(), "acquire" | "release") => {
            wrong("only acquire and release semantics are supported")
        }
        _ => Ok(()),
    }
}

fn verify_restricted(at: Subject<'_>) -> Checked {
    verify_order(at)?;
    if is_other(at, "fromProxy", "generic") {
        return wrong("only generic is support for from_proxy attribute");
    }
    if is_other(at, "toProxy", "async") {
        wrong("only async is supported for to_proxy attribute")
    } else {
        Ok(())
    }
}

// Barriers in memory.

fn verify_scope(at: Subject<'_>) -> Checked {
    match at.word("scope") {
        Some(scope) if !matches!(scope.as_str(), "cta" | "cluster") => {
            plain("mbarrier scope must be either CTA or Cluster")
        }
        _ => Ok(()),
    }
}

/// Verifies an arrival; `predicate` is the operand group of the predicate, if the operation has one.
fn verify_arrival(at: Subject<'_>, predicate: Option<usize>) -> Checked {
    verify_scope(at)?;
    let in_cluster = at
        .ty(0)
        .is_some_and(|ty| matches!(classify(at.ctx, ty), Some(LlvmType::Pointer { address_space: CLUSTER })));
    let returns = at.result().is_some();
    if predicate.is_some_and(|group| !at.group(group).is_empty()) {
        if in_cluster {
            return plain("mbarrier in shared_cluster space is not supported when using predicate");
        }
        if returns {
            return plain("return-value is not supported when using predicate");
        }
    }
    if in_cluster && returns {
        plain("mbarrier in shared_cluster space cannot return any value")
    } else {
        Ok(())
    }
}

fn verify_copy(at: Subject<'_>) -> Checked {
    let (Some(modifier), Some(size)) = (at.word("modifier"), at.int("size")) else { return Ok(()) };
    if !matches!(modifier.as_str(), "cg" | "ca") {
        return plain("Only CG and CA cache modifiers are supported.");
    }
    if ![4, 8, 16].contains(&size) {
        return plain("expected byte size to be either 4, 8 or 16.");
    }
    if modifier == "cg" && size != 16 {
        plain("CG cache modifier is only support for 16 bytes copy.")
    } else {
        Ok(())
    }
}

fn verify_bulk(at: Subject<'_>) -> Checked {
    match at.int("initVal") {
        Some(value) if value != 0 => wrong(format!("only 0 is supported for initVal, got {value}")),
        _ => Ok(()),
    }
}

/// Verifies a range: equal bounds mean an empty or a full range, and hence must be the minimum or the maximum
/// value.
fn verify_range(at: Subject<'_>) -> Checked {
    let Some(AttrData::Dialect { params, .. }) = at.attr_data("range") else { return Ok(()) };
    let [Param::Attr(lower), Param::Attr(upper)] = **params else { return Ok(()) };
    let (Some(from), Some(to)) = (at.ctx.as_i64(lower), at.ctx.as_i64(upper)) else { return Ok(()) };
    let width = at.ctx.attr_type(lower).map(|ty| at.data(ty));
    let Some(TypeData::Integer { width: width @ 1..=64, .. }) = width else { return Ok(()) };
    if from != to || matches!(from, 0 | -1) {
        Ok(())
    } else {
        wrong(format!(
            "invalid range attribute: Lower == Upper, but they aren't min (0) or max ({}) value! This is an invalid \
         constant range.",
            u64::MAX >> (64 - width)
        ))
    }
}

// Matrices.

/// The numbers of rows and columns.
fn shape(at: Subject<'_>) -> Option<(i64, i64)> {
    let AttrData::Dialect { params, .. } = at.attr_data("shape")? else { return None };
    match &**params {
        [Param::Int(rows), Param::Int(columns)] => rows.as_i64().zip(columns.as_i64()),
        _ => None,
    }
}

fn verify_load(at: Subject<'_>) -> Checked {
    let (Some(shape), Some(count), Some(layout), Some(element), Some(result)) =
        (shape(at), at.int("num"), at.word("layout"), at.word("eltType"), at.result())
    else {
        return Ok(());
    };
    let packed = matches!(element.as_str(), "b8x16.b4x16_p64" | "b8x16.b6x16_p32");
    let (counts, words, layouts, elements) = match shape {
        (8, 8) => (&[1, 2, 4][..], "1, 2 or 4 for 8x8", None, (element == "b16", "b16 for 8x8")),
        (8, 16) => (
            &[1, 2, 4][..],
            "1, 2 or 4 for 8x16",
            Some("row"),
            (packed, "b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16"),
        ),
        (16, 16) => (
            &[1, 2][..],
            "1 or 2 for 16x16",
            Some("col"),
            (packed || element == "b8", "b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16"),
        ),
        _ => return wrong("expected shape to be 8x8, 8x16 or 16x16"),
    };
    let (rows, columns) = shape;
    if let Some(expected) = layouts.filter(|expected| layout != *expected) {
        return wrong(format!("expected layout to be {expected} for {rows}x{columns} matrix"));
    }
    if !counts.contains(&count) {
        return wrong(format!("expected num attribute to be {words} matrix"));
    }
    if !elements.0 {
        return wrong(format!("expected element type to be {} matrix", elements.1));
    }
    let i32 = at.ctx.common().i32;
    let parts = if shape == (16, 16) { 2 * count } else { count };
    if parts == 1 {
        return if result == i32 { Ok(()) } else { wrong("expected destination type is i32") };
    }
    if result == structure(at.ctx, &vec![i32; parts as usize]) {
        Ok(())
    } else {
        wrong(format!("expected destination type is a structure of {parts} elements of type i32"))
    }
}

fn verify_store(at: Subject<'_>) -> Checked {
    let (Some(shape), Some(layout), Some(element)) = (shape(at), at.word("layout"), at.word("eltType"))
    else {
        return Ok(());
    };
    if ![1, 2, 4].contains(&at.group(1).len()) {
        return wrong("expected num attribute to be 1, 2 or 4");
    }
    match shape {
        (8, 8) if element != "b16" => wrong("expected element type to be B16 for 8x8 matrix"),
        (16, 8) if layout != "col" => wrong("expected layout to be col for 16x8 matrix"),
        (16, 8) if element != "b8" => wrong("expected element type to be B8 for 16x8 matrix"),
        (8 | 16, 8) => Ok(()),
        _ => wrong("expected shape to be 8x8 or 16x8"),
    }
}

fn verify_rounded(at: Subject<'_>) -> Checked {
    match at.word("rnd").as_deref() {
        Some("rna") if at.attr("relu") == Some(at.ctx.common().true_) => {
            plain("Relu not supported with rna rounding mode.")
        }
        Some("rn" | "rz" | "rna") | None => Ok(()),
        Some(_) => plain("Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op."),
    }
}

pub(super) const RULES: Rules = Rules::after(
    "nvvm sync",
    &[
        ("nvvm.convert.float.to.tf32", verify_rounded),
        ("nvvm.cp.async.shared.global", verify_copy),
        ("nvvm.fence.proxy", verify_fence),
        ("nvvm.fence.proxy.acquire", verify_one_way),
        ("nvvm.fence.proxy.release", verify_one_way),
        ("nvvm.fence.proxy.sync_restrict", verify_restricted),
        ("nvvm.fence.sync_restrict", verify_order),
        ("nvvm.ldmatrix", verify_load),
        ("nvvm.match.sync", verify_match),
        ("nvvm.mbarrier.arrive", |at| verify_arrival(at, None)),
        ("nvvm.mbarrier.arrive.expect_tx", |at| verify_arrival(at, Some(2))),
        ("nvvm.mbarrier.arrive_drop", |at| verify_arrival(at, None)),
        ("nvvm.mbarrier.arrive_drop.expect_tx", |at| verify_arrival(at, None)),
        ("nvvm.mbarrier.complete_tx", verify_scope),
        ("nvvm.mbarrier.expect_tx", verify_scope),
        ("nvvm.mbarrier.test.wait", verify_scope),
        ("nvvm.mbarrier.try_wait", verify_scope),
        ("nvvm.pmevent", verify_event),
        ("nvvm.redux.sync", verify_reduction),
        ("nvvm.setmaxregister", verify_registers),
        ("nvvm.shfl.sync", verify_shuffle),
        ("nvvm.st.bulk", verify_bulk),
        ("nvvm.stmatrix", verify_store),
        ("nvvm.vote.sync", verify_vote),
    ],
);

pub(super) const REGISTERS: FamilyRule = FamilyRule {
    prefix: "nvvm.read.ptx.sreg.",
    phase: VerifyPhase::AfterOperation,
    topic: "nvvm sync",
    rule: verify_range,
};
