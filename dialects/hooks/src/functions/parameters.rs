//! Attributes of functions' arguments and results: one dictionary for each, only attributes of dialects, and
//! those of llvm on the types and with the values that they are meant for.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/LLVM/>, parameter attributes.

use legalize_ir::{AttrData, Attribute, RegionAttrOwner, Type, TypeData};

use crate::functions::signature;
use crate::llvm_types::{LlvmType, classify, is_compatible};
use crate::rules::{Checked, Subject, plain, wrong};

/// Kind of value of an attribute.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holds {
    Anything,
    Unit,
    Integer,
    Type,
}

/// Types of the arguments and results that an attribute may be attached to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AllowedTypes {
    Anywhere,
    Pointers,
    Integers,
}

/// A parameter attribute: the value that it holds, the types that it applies to, and whether results have it
/// too.
struct Parameter {
    name: &'static str,
    holds: Holds,
    allowed: AllowedTypes,
    of_results: bool,
}

const fn arg(name: &'static str, holds: Holds, allowed: AllowedTypes) -> Parameter {
    Parameter { name, holds, allowed, of_results: false }
}

const fn both(name: &'static str, holds: Holds, allowed: AllowedTypes) -> Parameter {
    Parameter { name, holds, allowed, of_results: true }
}

const PARAMETERS: &[Parameter] = &[
    both("llvm.align", Holds::Integer, AllowedTypes::Pointers),
    arg("llvm.alignstack", Holds::Integer, AllowedTypes::Anywhere),
    arg("llvm.allocalign", Holds::Anything, AllowedTypes::Anywhere),
    arg("llvm.allocptr", Holds::Anything, AllowedTypes::Anywhere),
    arg("llvm.byref", Holds::Type, AllowedTypes::Pointers),
    arg("llvm.byval", Holds::Type, AllowedTypes::Pointers),
    both("llvm.dereferenceable", Holds::Integer, AllowedTypes::Pointers),
    both("llvm.dereferenceable_or_null", Holds::Integer, AllowedTypes::Pointers),
    both("llvm.elementtype", Holds::Type, AllowedTypes::Pointers),
    arg("llvm.inalloca", Holds::Type, AllowedTypes::Pointers),
    both("llvm.inreg", Holds::Unit, AllowedTypes::Anywhere),
    arg("llvm.nest", Holds::Unit, AllowedTypes::Pointers),
    both("llvm.noalias", Holds::Unit, AllowedTypes::Pointers),
    arg("llvm.nocapture", Holds::Unit, AllowedTypes::Pointers),
    arg("llvm.nofree", Holds::Unit, AllowedTypes::Pointers),
    both("llvm.nonnull", Holds::Unit, AllowedTypes::Pointers),
    both("llvm.noundef", Holds::Unit, AllowedTypes::Anywhere),
    arg("llvm.preallocated", Holds::Type, AllowedTypes::Pointers),
    arg("llvm.readnone", Holds::Unit, AllowedTypes::Pointers),
    arg("llvm.readonly", Holds::Unit, AllowedTypes::Pointers),
    arg("llvm.returned", Holds::Unit, AllowedTypes::Anywhere),
    both("llvm.signext", Holds::Unit, AllowedTypes::Integers),
    arg("llvm.sret", Holds::Type, AllowedTypes::Pointers),
    arg("llvm.writeonly", Holds::Unit, AllowedTypes::Pointers),
    both("llvm.zeroext", Holds::Unit, AllowedTypes::Integers),
];

fn verify_parameter(at: Subject<'_>, name: &str, value: Attribute, ty: Type, of_result: bool) -> Checked {
    let Some(parameter) = PARAMETERS.iter().find(|parameter| parameter.name == name) else { return Ok(()) };
    if of_result && !parameter.of_results {
        return plain(format!("\"{name}\" is not a valid result attribute"));
    }
    let data = at.ctx.attr_data(value);
    let (fits, expected) = match parameter.holds {
        Holds::Anything => (true, ""),
        Holds::Unit => (*data == AttrData::Unit, "a unit"),
        Holds::Integer => (matches!(data, AttrData::Integer { .. }), "an integer"),
        Holds::Type => (matches!(data, AttrData::Type(_)), "a type"),
    };
    if !fits {
        return plain(format!("\"{name}\" should be {expected} attribute"));
    }
    // The converted type of a type that LLVM does not have is not known yet.
    if !is_compatible(at.ctx, ty, true) {
        return Ok(());
    }
    let (fits, other) = match parameter.allowed {
        AllowedTypes::Anywhere => (true, ""),
        AllowedTypes::Pointers => (matches!(classify(at.ctx, ty), Some(LlvmType::Pointer { .. })), "pointer"),
        AllowedTypes::Integers => (matches!(at.data(ty), TypeData::Integer { .. }), "integer"),
    };
    if fits { Ok(()) } else { plain(format!("\"{name}\" attribute attached to non-{other} LLVM type")) }
}

/// Verifies the attributes of arguments and results, for functions of any dialect.
///
/// # Errors
/// Fails if the constraint does not hold.
pub fn verify_attrs(at: Subject<'_>) -> Checked {
    let Some((inputs, results)) = signature(at) else { return Ok(()) };
    let groups = [("arg_attrs", "argument", inputs, false), ("res_attrs", "result", results, true)];
    for (attr, word, types, _) in &groups {
        let given = at.list(attr).len();
        if at.has(attr) && given != types.len() {
            return wrong(format!(
                "expects {word} attribute array to have the same number of elements as the number of function \
                 {word}s, got {given}, but expected {}",
                types.len()
            ));
        }
    }
    for (attr, word, types, of_result) in &groups {
        for (index, (dict, ty)) in at.list(attr).iter().zip(types).enumerate() {
            let AttrData::Dictionary(entries) = at.ctx.attr_data(*dict) else { continue };
            for &(key, value) in entries {
                let name = at.ctx.str(key);
                if !name.contains('.') {
                    return wrong(format!("{word}s may only have dialect attributes"));
                }
                verify_parameter(at, name, value, *ty, *of_result)?;
                let place = if *of_result {
                    RegionAttrOwner::Result(index)
                } else {
                    RegionAttrOwner::Argument(index)
                };
                let dialect = name.split_once('.').and_then(|(dialect, _)| at.ctx.find_name(dialect));
                let hooks = dialect.and_then(|dialect| at.ctx.dialect(dialect)).map(|info| info.hooks());
                if let Some(verify) = hooks.and_then(|hooks| hooks.verify_region_attr.as_ref()) {
                    verify(at.ctx, at.ir, at.op, place, key, value)?;
                }
            }
        }
    }
    Ok(())
}
