//! The overlay skeleton: an entry for each assembly, inference and function that is missing.
//!
//! It loads as it is and changes nothing: what is to be written is in comments, with a proposal.

use std::fmt::Write;
use std::sync::Arc;

use legalize::ir::Context;
use legalize::ods::{Arity, OpDef};
use legalize::opt::coverage::{Blocker, BlockerKind, Coverage, Measured};

use super::calls::{arguments, directive_use, one_line, parameter_names};

const HEAD: &str = "\
// Skeleton of an overlay: the definitions leave this to C++. Written by `legalize coverage --stubs`.
//
// Each entry is in the order of what it unlocks. Replace what the comments propose, and add this file to
// `overlays` in `legalize.ron`, or load it with `--ods`. It changes nothing as it is.

include \"legalize/Overlay.td\"
";

/// Returns the text of the file.
pub(super) fn text(measured: &Measured) -> String {
    let mut out = HEAD.to_owned();
    let ctx = measured.session.ctx();
    for blocker in &measured.coverage.blockers {
        let entry = match blocker.kind {
            BlockerKind::Assembly => assembly(ctx, &blocker.name),
            BlockerKind::Directive => directive(ctx, &measured.coverage, &blocker.name),
            BlockerKind::Inference => inference(ctx, &blocker.name),
            BlockerKind::Function => function(blocker),
            BlockerKind::Method => method(&blocker.name),
            BlockerKind::Class => class(&blocker.name),
            // Constraints, rewrites and definitions are not overlays.
            _ => continue,
        };
        let _ = write!(out, "\n{}{entry}", about(blocker));
    }
    out
}

/// The comment above an entry.
fn about(blocker: &Blocker) -> String {
    let numbers = |counts: legalize::opt::coverage::Unlocked| {
        format!("{} modules, {} patterns, {} operations", counts.modules, counts.patterns, counts.ops)
    };
    let mut text = format!(
        "// {} {}: unlocks {}; one of several for {}.\n",
        blocker.kind.name(),
        plain(&blocker.name),
        numbers(blocker.unlocks),
        numbers(blocker.one_of_several)
    );
    if let Some(why) = &blocker.why {
        let _ = writeln!(text, "// {}", plain(why));
    }
    text
}

/// A text that may stand in a comment: one line.
fn plain(text: &str) -> String {
    one_line(text)
}

/// A text that may stand between quotes.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The definition of an operation.
fn op_of(ctx: &Context, name: &str) -> Option<Arc<OpDef>> {
    let info = ctx.find_op_name(name).and_then(|name| ctx.op_info(name))?;
    info.extensions.get::<Arc<OpDef>>().cloned()
}

fn assembly(ctx: &Context, name: &str) -> String {
    let of = name.trim_start_matches(['!', '#']);
    if of != name {
        let class = if name.starts_with('!') { "TypeOverlay" } else { "AttrOverlay" };
        return format!(
            "def : {class}<{}> {{\n  // let assemblyFormat = \"`<` params `>`\";\n}}\n",
            quoted(of)
        );
    }
    let mut text = String::new();
    let mut format = vec!["operands", "attr-dict"];
    if let Some(op) = op_of(ctx, name) {
        text.push_str(&parts(&op));
        if !op.successors.is_empty() {
            format.push("successors");
        }
        if !op.regions.is_empty() {
            format.push("regions");
        }
        if !(op.operands.is_empty() && op.results.is_empty()) {
            format.push("`:` functional-type(operands, results)");
        }
        if op.operands.is_empty() {
            format.remove(0);
        }
    }
    let _ = write!(
        text,
        "def : OpOverlay<{}> {{\n  // let assemblyFormat = \"{}\";\n}}\n",
        quoted(name),
        format.join(" ")
    );
    text
}

/// The names of an operation's parts, each kind on a line.
fn parts(op: &OpDef) -> String {
    let mut text = String::new();
    let arity = |arity: &Arity<String>| match arity {
        Arity::Single => "",
        Arity::Optional => " (optional)",
        _ => " (variadic)",
    };
    let shown = |name: &str, more: &str| format!("${}{more}", if name.is_empty() { "?" } else { name });
    let mut line = |kind: &str, names: Vec<String>| {
        if !names.is_empty() {
            let _ = writeln!(text, "//   {kind}: {}", names.join(", "));
        }
    };
    line("operands", op.operands.iter().map(|one| shown(&one.name, arity(&one.arity))).collect());
    let attributes = op.attributes.iter().filter(|one| one.derived.is_none());
    line(
        "attributes",
        attributes.map(|one| shown(&one.name, if one.optional { " (optional)" } else { "" })).collect(),
    );
    line("properties", op.properties.iter().map(|one| shown(&one.name, "")).collect());
    line("results", op.results.iter().map(|one| shown(&one.name, arity(&one.arity))).collect());
    let many = |variadic| if variadic { " (variadic)" } else { "" };
    line("regions", op.regions.iter().map(|one| shown(&one.name, many(one.variadic))).collect());
    line("successors", op.successors.iter().map(|one| shown(&one.name, many(one.variadic))).collect());
    text
}

fn directive(ctx: &Context, coverage: &Coverage, full: &str) -> String {
    let (dialect, name) = full.split_once('.').unwrap_or(("", full));
    let needed = format!("directive {full}");
    let of_dialect = coverage.dialects.iter().filter(|one| one.dialect == dialect);
    let users = of_dialect.flat_map(|one| &one.needs).filter(|op| op.needs.contains(&needed));
    let uses = users.filter_map(|op| {
        let format = op_of(ctx, &op.op)?.assembly_format.clone()?;
        Some((op.op.clone(), directive_use(&format.text, name)?))
    });
    let mut uses = uses.peekable();
    let first = uses.peek().cloned();
    let mut text = String::new();
    for (op, used) in uses.take(5) {
        let _ = writeln!(text, "//   {used} of {op}");
    }
    let used = first.map_or(String::new(), |(_, used)| used);
    let arguments = arguments(&used);
    let names = parameter_names(&arguments);
    let listed: Vec<String> = names.iter().map(|name| quoted(name)).collect();
    // What is bound elsewhere, and text, is not part of the format itself.
    let own = names
        .iter()
        .zip(&arguments)
        .filter(|(_, text)| !text.starts_with(['"']) && !text.starts_with("ref("));
    let own = own.map(
        |(name, text)| {
            if text.starts_with("type(") { format!("`:` ${name}") } else { format!("${name}") }
        },
    );
    let own: Vec<String> = own.collect();
    let _ = write!(
        text,
        "// def : DirectiveOverlay<{}, {}, [{}]> {{\n//   let assemblyFormat = \"{}\";\n// }}\n",
        quoted(dialect),
        quoted(name),
        listed.join(", "),
        own.join(" ")
    );
    text
}

fn inference(ctx: &Context, name: &str) -> String {
    let Some(op) = op_of(ctx, name) else { return format!("// '{name}' has no definition here.\n") };
    let first = op.operands.first().map(|one| one.name.as_str()).filter(|name| !name.is_empty());
    let proposal = first.map_or_else(|| "…".to_owned(), |name| format!("{name}.getType()"));
    let types: Vec<String> = op.results.iter().map(|_| quoted(&proposal)).collect();
    format!(
        "{}def : OpOverlay<{}> {{\n  // let resultTypes = [{}];\n}}\n",
        parts(&op),
        quoted(name),
        types.join(", ")
    )
}

fn function(blocker: &Blocker) -> String {
    let call = blocker.call.as_deref().unwrap_or_default();
    let names = parameter_names(&arguments(call));
    let listed: Vec<String> = names.iter().map(|name| quoted(name)).collect();
    let called = if call.is_empty() { String::new() } else { format!("//   called as {}\n", plain(call)) };
    format!(
        "{called}// def : FunctionOverlay<{}, [{}], [{{\n//   return …;\n// }}]>;\n",
        quoted(&blocker.name),
        listed.join(", ")
    )
}

fn method(name: &str) -> String {
    let (class, own) = name.rsplit_once("::").unwrap_or(("…", name));
    format!("// def : MethodOverlay<{}, {}, [], [{{\n//   return …;\n// }}]>;\n", quoted(class), quoted(own))
}

fn class(name: &str) -> String {
    format!("// def : ClassOverlay<{}, [\"…\"]>;\n", quoted(name))
}
