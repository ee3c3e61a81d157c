//! Methods of interfaces as methods of hook traits.

use legalize_ods::{InterfaceDef, InterfaceMethod};

use crate::hook::{Attach, Method, READ, VERIFIED, inference};
use crate::interface_types::{is_value, rust_type};
use crate::module::Scope;
use crate::names::{Names, snake};

/// A method of an interface; nothing if its types cannot be expressed in Rust.
pub(crate) fn of_interface(
    scope: &Scope<'_>,
    view: &str,
    interface: &InterfaceDef,
    method: &InterfaceMethod,
    names: &mut Names,
) -> Option<Method> {
    let docs = documentation(interface, method);
    let op = format!("op: {view}");
    let own = |name: &str, params: &[&str], result: &str, by: &'static str| {
        Some(Method {
            name: name.to_owned(),
            docs: docs.clone(),
            params: params.iter().map(|&param| param.to_owned()).collect(),
            result: result.to_owned(),
            attach: Attach::By(by, Vec::new(), vec![name.to_owned()]),
            default: None,
        })
    };
    match (interface.name.as_str(), method.name.as_str()) {
        ("InferShapedTypeOpInterface", "inferReturnTypeComponents") => return Some(inference()),
        ("SymbolUserOpInterface", "verifySymbolUses") => {
            return own("verify_symbol_uses", &[&op, READ[0], READ[1]], VERIFIED, "hook_symbol_uses");
        }
        ("CastOpInterface", "areCastCompatible") => {
            let params = [READ[0], "inputs: &[rt::Type]", "outputs: &[rt::Type]"];
            return own("are_cast_compatible", &params, "bool", "hook_casts");
        }
        ("BranchOpInterface", "getSuccessorOperands") => {
            let params = [&*op, READ[0], READ[1], "index: usize"];
            return own("successor_operands", &params, "std::ops::Range<usize>", "hook_successor_operands");
        }
        ("RegionBranchOpInterface", _) => {
            let flow = "Option<Vec<rt::RegionEdge>>";
            let mut flow = own("region_flow", &[&op, READ[0], READ[1]], flow, "hook_region_flow")?;
            flow.docs = "Says which operands become the values of which arguments of regions and results, as the methods \
                         of `RegionBranchOpInterface` do together; nothing if the operation is not as declared."
                .to_owned();
            return Some(flow);
        }
        ("MemoryEffectOpInterface", "getEffects") => {
            let params = [&*op, READ[0], READ[1], "tell: &mut dyn FnMut(rt::MemoryEffect)"];
            return own("memory_effects", &params, "", "hook_memory_effects");
        }
        ("OpAsmOpInterface", "getAsmResultNames") => {
            let params = [&*op, READ[0], READ[1], "set: &mut dyn FnMut(rt::ValueId, &str)"];
            return own("result_names", &params, "", "hook_result_names");
        }
        _ => {}
    }
    called(scope, view, interface, method, docs, names)
}

/// Interfaces whose methods the library itself implements: it would not call another implementation.
const BUILT_IN: &[&str] = &[
    "BranchOpInterface",
    "CastOpInterface",
    "InferShapedTypeOpInterface",
    "InferTypeOpInterface",
    "MemoryEffectOpInterface",
    "OpAsmOpInterface",
    "RegionBranchOpInterface",
    "RegionKindInterface",
    "SymbolOpInterface",
    "SymbolUserOpInterface",
];

/// A method of an interface with a default, as a method that runs it; nothing if its types cannot be
/// expressed in Rust.
pub(crate) fn of_default(
    scope: &Scope<'_>,
    view: &str,
    interface: &InterfaceDef,
    method: &InterfaceMethod,
    names: &mut Names,
) -> Option<Method> {
    let class = format!("{}::{}", interface.cpp_namespace.trim_end_matches("::"), interface.name);
    if BUILT_IN.contains(&interface.name.as_str()) {
        return None;
    }
    let docs = format!(
        "{}\n\nThe definition's default, unless it is written.\n\n# Errors\nIf the default cannot be evaluated.",
        documentation(interface, method)
    );
    let mut found = called(scope, view, interface, method, docs, names)?;
    let Attach::Called { args, is_static, .. } = &found.attach else { return None };
    let given: Vec<String> =
        args.iter().map(|(name, _)| format!("rt::IntoNative::into_native({name})")).collect();
    let op = if *is_static { "None" } else { "Some((ir, op.into()))" };
    found.default = Some(vec![
        "ctx".to_owned(),
        op.to_owned(),
        format!("{class:?}"),
        format!("{:?}", method.name),
        format!("&[{}]", given.join(", ")),
    ]);
    let result = match found.result.as_str() {
        "" => "()",
        "Result<(), rt::Reason>" => "bool",
        other => other,
    };
    found.result = format!("Result<{result}, rt::MatchFailure>");
    Some(found)
}

/// The documentation of a method.
fn documentation(interface: &InterfaceDef, method: &InterfaceMethod) -> String {
    match method.description.trim() {
        "" => format!("`{}::{}`", interface.name, method.name),
        text => text.to_owned(),
    }
}

/// A method that only C++ text calls.
fn called(
    scope: &Scope<'_>,
    view: &str,
    interface: &InterfaceDef,
    method: &InterfaceMethod,
    docs: String,
    names: &mut Names,
) -> Option<Method> {
    let op = format!("op: {view}");
    let mut params = if method.is_static {
        vec![READ[0].to_owned()]
    } else {
        vec![op, READ[0].to_owned(), READ[1].to_owned()]
    };
    let mut taken = Names::with(&["self", "op", "ctx", "ir", "call", "hooks", "run"]);
    let mut args = Vec::new();
    for param in &method.params {
        let ty = rust_type(scope, interface, &param.ty)?.0;
        let name = taken.take(&snake(&param.name));
        is_value(&ty).then_some(())?;
        params.push(format!("{name}: {ty}"));
        args.push((name, ty));
    }
    let result = match method.return_type.trim() {
        "void" => String::new(),
        ty => rust_type(scope, interface, ty)?.1,
    };
    is_value(&result).then_some(())?;
    let bare = method.name.strip_prefix("get").filter(|rest| rest.starts_with(char::is_uppercase));
    let called = Attach::Called {
        interface: interface.name.clone(),
        method: method.name.clone(),
        args,
        is_static: method.is_static,
        is_void: result.is_empty(),
    };
    let name = names.take(&snake(bare.unwrap_or(&method.name)));
    Some(Method { name, docs, params, result, attach: called, default: None })
}
