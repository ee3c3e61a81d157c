//! Data operations of acc: the clauses that each may originate from, equal types of inputs and results, and
//! recipes of private data.

use legalize_dialects_hooks::attributes::{enum_of, number};
use legalize_dialects_hooks::llvm_types::{LlvmType, classify};
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::{AttrData, Type, TypeData};

/// A data operation and the clauses that it may originate from.
struct Clauses {
    op: &'static str,
    /// The name of the operation in messages.
    word: &'static str,
    /// The cases of the enum without `acc_`.
    of: &'static [&'static str],
    /// True if the operation may be a part of a decomposed clause; false if a single clause corresponds to
    /// it.
    part: bool,
}

const CLAUSES: &[Clauses] = &[
    Clauses { op: "acc.attach", word: "attach", of: &["attach"], part: false },
    Clauses { op: "acc.cache", word: "cache", of: &["cache", "cache_readonly"], part: true },
    Clauses {
        op: "acc.copyin",
        word: "copyin",
        of: &["copyin", "copyin_readonly", "copy", "reduction"],
        part: true,
    },
    Clauses {
        op: "acc.copyout",
        word: "copyout",
        of: &["copyout", "copyout_zero", "copy", "reduction"],
        part: true,
    },
    Clauses {
        op: "acc.create",
        word: "create",
        of: &["create", "create_zero", "copyout", "copyout_zero"],
        part: true,
    },
    Clauses {
        op: "acc.declare_device_resident",
        word: "device_resident",
        of: &["declare_device_resident"],
        part: false,
    },
    Clauses { op: "acc.declare_link", word: "link", of: &["declare_link"], part: false },
    Clauses {
        op: "acc.delete",
        word: "delete",
        of: &[
            "delete",
            "create",
            "create_zero",
            "copyin",
            "copyin_readonly",
            "present",
            "no_create",
            "declare_device_resident",
            "declare_link",
        ],
        part: true,
    },
    Clauses { op: "acc.detach", word: "detach", of: &["detach", "attach"], part: true },
    Clauses { op: "acc.deviceptr", word: "deviceptr", of: &["deviceptr"], part: false },
    Clauses { op: "acc.firstprivate", word: "firstprivate", of: &["firstprivate"], part: false },
    Clauses { op: "acc.firstprivate_map", word: "firstprivate", of: &["firstprivate"], part: false },
    Clauses { op: "acc.nocreate", word: "no_create", of: &["no_create"], part: false },
    Clauses { op: "acc.present", word: "present", of: &["present"], part: false },
    Clauses { op: "acc.private", word: "private", of: &["private"], part: false },
    Clauses { op: "acc.reduction", word: "reduction", of: &["reduction"], part: false },
    Clauses { op: "acc.update_device", word: "device", of: &["update_device"], part: true },
    Clauses { op: "acc.update_host", word: "host", of: &["update_host", "update_self"], part: true },
    Clauses { op: "acc.use_device", word: "use_device", of: &["use_device"], part: true },
];

/// Data that is private to each thread, and the operation that declares how it is created.
const RECIPES: &[(&str, &str)] = &[
    ("acc.firstprivate", "acc.firstprivate.recipe"),
    ("acc.private", "acc.private.recipe"),
    ("acc.reduction", "acc.reduction.recipe"),
];

fn clauses(at: Subject<'_>) -> Option<&'static Clauses> {
    CLAUSES.iter().find(|clauses| clauses.op == at.name())
}

/// Verifies the clause that an operation originates from.
fn verify_clause(at: Subject<'_>, clauses: &Clauses) -> Checked {
    let Some(word) = at.word("dataClause") else { return Ok(()) };
    if clauses.of.iter().any(|of| word.strip_prefix("acc_") == Some(of)) {
        return Ok(());
    }
    let rest =
        if clauses.part { " or specify original clause this operation was decomposed from" } else { "" };
    plain(format!("data clause associated with {} operation must match its intent{rest}", clauses.word))
}

const ZERO: i64 = 1;
const READONLY: i64 = 1 << 1;
const ALWAYS: i64 = 1 << 2 | 1 << 3;
const CAPTURE: i64 = 1 << 4;

/// Modifiers of operations that accept some; others accept none.
const MODIFIERS: &[(&str, i64)] = &[
    ("acc.cache", READONLY),
    ("acc.copyin", READONLY | ALWAYS | CAPTURE),
    ("acc.copyout", ZERO | ALWAYS | CAPTURE),
    ("acc.create", ZERO | ALWAYS | CAPTURE),
    ("acc.delete", ZERO | READONLY | ALWAYS | CAPTURE),
];

/// Verifies the modifiers of the clause that an operation originates from.
fn verify_modifiers(at: Subject<'_>) -> Checked {
    let modifiers = at.attr("modifiers");
    let (Some(bits), Some(AttrData::Dialect { name, .. })) =
        (number(at.ctx, modifiers), at.attr_data("modifiers"))
    else {
        return Ok(());
    };
    let Some((_, allowed)) = MODIFIERS.iter().find(|(op, _)| *op == at.name()) else {
        return match bits {
            0 => Ok(()),
            _ => plain("no data clause modifiers are allowed"),
        };
    };
    match bits & !allowed {
        0 => Ok(()),
        wrong => {
            let words = enum_of(at.ctx, *name).and_then(|def| def.stringify(wrong)).unwrap_or_default();
            plain(format!("invalid data clause modifiers: {words}"))
        }
    }
}

/// The type of a variable; if its group is empty, of the operand that follows it.
fn variable(at: Subject<'_>, group: usize) -> Option<Type> {
    at.operand_types().get(at.group(group).start).copied()
}

fn is_pointer(at: Subject<'_>, ty: Type) -> bool {
    matches!(at.data(ty), TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. })
        || matches!(classify(at.ctx, ty), Some(LlvmType::Pointer { .. }))
}

/// Verifies that a variable is a pointer.
fn verify_variable(at: Subject<'_>, group: usize) -> Checked {
    match variable(at, group) {
        // A non-pointer operand in the group is mappable by the definition.
        Some(ty) if at.group(group).is_empty() && !is_pointer(at, ty) => {
            plain("var must be mappable or pointer-like")
        }
        _ => verify_pointee(at, group),
    }
}

/// Verifies that the declared pointee type is not the pointer type itself.
fn verify_pointee(at: Subject<'_>, group: usize) -> Checked {
    let (Some(AttrData::Type(pointee)), Some(variable)) = (at.attr_data("varType"), variable(at, group))
    else {
        return Ok(());
    };
    if is_pointer(at, variable) && *pointee == variable {
        plain("varType must capture the element type of var")
    } else {
        Ok(())
    }
}

/// Verifies an operation that brings data to the device: the result has the type of the variable.
fn verify_entry(at: Subject<'_>) -> Checked {
    if let Some(clauses) = clauses(at) {
        verify_clause(at, clauses)?;
    }
    verify_variable(at, 0)?;
    match (at.ty(0), at.result()) {
        (Some(variable), Some(result)) if variable != result => plain("input and output types must match"),
        _ => verify_modifiers(at),
    }
}

/// Verifies the first copy of a private variable, which may have another type.
fn verify_initial(at: Subject<'_>) -> Checked {
    if let Some(clauses) = clauses(at) {
        verify_clause(at, clauses)?;
    }
    verify_variable(at, 0)?;
    verify_modifiers(at)
}

/// Verifies an operation that takes data from the device, optionally to a variable.
fn verify_exit(at: Subject<'_>) -> Checked {
    if let Some(clauses) = clauses(at) {
        verify_clause(at, clauses)?;
    }
    if !at.has("varType") {
        return verify_modifiers(at);
    }
    verify_variable(at, 1)?;
    match (at.ty(0), at.ty(1)) {
        (Some(device), Some(variable)) if device != variable => plain("input and output types must match"),
        _ => verify_modifiers(at),
    }
}

/// Verifies private data, which requires a recipe.
fn verify_own(at: Subject<'_>) -> Checked {
    let Some(clauses) = clauses(at) else { return Ok(()) };
    verify_clause(at, clauses)?;
    verify_variable(at, 0)?;
    verify_modifiers(at)?;
    let Some(recipe) = at.attr("recipe") else {
        return wrong(format!("recipe expected for {}", clauses.word));
    };
    let expected = RECIPES.iter().find(|(op, _)| *op == at.name()).map(|(_, recipe)| *recipe);
    let found = legalize_ir::lookup_nearest_symbol(at.ctx, at.ir, at.op, recipe);
    if found.is_some_and(|found| Some(at.with_op(found).name()) == expected) {
        Ok(())
    } else {
        wrong(format!(
            "expected symbol reference {} to point to a {} declaration",
            legalize_ir::attr_to_string(at.ctx, recipe),
            clauses.word
        ))
    }
}

pub(super) const RULES: Rules = Rules::after(
    "data clauses",
    &[
        ("acc.attach", verify_entry),
        ("acc.cache", verify_entry),
        ("acc.copyin", verify_entry),
        ("acc.copyout", verify_exit),
        ("acc.create", verify_entry),
        ("acc.declare_device_resident", verify_entry),
        ("acc.declare_link", verify_entry),
        ("acc.delete", verify_exit),
        ("acc.detach", verify_exit),
        ("acc.deviceptr", verify_entry),
        ("acc.firstprivate", verify_own),
        ("acc.firstprivate_map", verify_initial),
        ("acc.nocreate", verify_entry),
        ("acc.present", verify_entry),
        ("acc.private", verify_own),
        ("acc.reduction", verify_own),
        ("acc.update_device", verify_entry),
        ("acc.update_host", verify_exit),
        ("acc.use_device", verify_entry),
    ],
);
