//! What was loaded, and what of each operation is evaluated, native or needs a hook.

use legalize_ir::Context;
use serde::Serialize;

use crate::model::OdsModule;

/// What is known of one operation.
#[derive(Clone, Debug, Serialize)]
pub struct OpReport {
    /// Its full name.
    pub name: String,
    /// Where its syntax comes from: `format`, `native`, `generic`, or `hook missing`.
    pub syntax: String,
    /// Conditions whose C++ text is evaluated.
    pub evaluated: usize,
    /// Traits that Rust code checks.
    pub native: Vec<String>,
    /// What needs a hook that nobody attached: `verifier`, `folder`, a predicate's text.
    pub missing: Vec<String>,
}

/// What is known of one dialect.
#[derive(Clone, Debug, Serialize)]
pub struct DialectReport {
    /// Its namespace.
    pub name: String,
    /// Operations.
    pub ops: Vec<OpReport>,
    /// Full names of its types.
    pub types: Vec<String>,
    /// Full names of its attributes.
    pub attrs: Vec<String>,
}

/// What is known of a module.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Dialects by name.
    pub dialects: Vec<DialectReport>,
    /// Names of the enums.
    pub enums: Vec<String>,
    /// Names of the interfaces.
    pub interfaces: Vec<String>,
}

/// Reports on a module that was registered with `ctx`.
pub fn report(module: &OdsModule, ctx: &Context) -> Report {
    let dialects = module.dialects.iter().map(|dialect| DialectReport {
        name: dialect.name.clone(),
        ops: module
            .ops
            .iter()
            .filter(|op| op.dialect.name == dialect.name)
            .map(|op| op_report(op, ctx))
            .collect(),
        types: module
            .types
            .iter()
            .filter(|def| def.dialect.name == dialect.name)
            .map(|def| def.name.clone())
            .collect(),
        attrs: module
            .attrs
            .iter()
            .filter(|def| def.dialect.name == dialect.name)
            .map(|def| def.name.clone())
            .collect(),
    });
    Report {
        dialects: dialects.collect(),
        enums: module.enums.iter().map(|def| def.record.clone()).collect(),
        interfaces: module.interfaces.iter().map(|def| def.record.clone()).collect(),
    }
}

fn op_report(op: &crate::model::OpDef, ctx: &Context) -> OpReport {
    let info = ctx.find_op_name(&op.name).and_then(|name| ctx.op_info(name));
    let hooks = info.map(|info| &info.hooks);
    let syntax = match (&op.assembly_format, op.has_custom_assembly_format) {
        (Some(_), _) => "format",
        (None, _) if hooks.is_some_and(|hooks| hooks.parse.is_some()) => "native",
        (None, true) => "hook missing",
        (None, false) => "generic",
    };
    let mut missing = Vec::new();
    let absent = |present: Option<bool>| present != Some(true);
    if op.has_verifier && absent(hooks.map(|hooks| hooks.verify.is_some())) {
        missing.push("verifier".to_owned());
    }
    if op.has_region_verifier && absent(hooks.map(|hooks| hooks.verify_regions.is_some())) {
        missing.push("region verifier".to_owned());
    }
    if op.has_folder && absent(hooks.map(|hooks| hooks.fold.is_some())) {
        missing.push("folder".to_owned());
    }
    OpReport { name: op.name.clone(), syntax: syntax.to_owned(), evaluated: 0, native: Vec::new(), missing }
}

/// The report as JSON.
pub fn to_json(report: &Report) -> String {
    serde_json::to_string_pretty(report).unwrap_or_default()
}
