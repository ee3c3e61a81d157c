//! The Rust skeleton: a trait with a method for each function, directive and assembly that is missing, and
//! the provider that registers them.
//!
//! It compiles as it is. A hook that is not written yet is an error where it is called.

use std::collections::BTreeSet;
use std::fmt::Write;

use legalize::opt::coverage::{Blocker, BlockerKind, Coverage};

use super::calls::one_line;

/// A kind of method.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Function,
    Method,
    Constraint,
    Rewrite,
    Directive,
    Assembly,
}

/// A hook with the names of its methods.
struct Hook<'c> {
    kind: Kind,
    blocker: &'c Blocker,
    /// The name of the method, or the end of the names of both.
    method: String,
}

/// Returns the text of the file.
pub(super) fn text(coverage: &Coverage) -> String {
    let hooks = hooks(coverage);
    let has = |kinds: &[Kind]| hooks.iter().any(|hook| kinds.contains(&hook.kind));
    let mut out = String::from(
        "//! Hooks that definitions and rules leave to C++. Written by `legalize coverage --stubs`.\n//!\n\
         //! The methods of `Unwritten` are errors until they are written. The provider is added to a \
         session or a\n\
         //! tool: `legalize::session().provider(Hooked::new(Unwritten))`. What an overlay says needs no \
         hook: remove\n\
         //! it here.\n\n",
    );
    imports(&mut out, &has);
    out.push_str(
        "/// Functions, directives and assembly that only C++ has.\npub trait Hooks: Send + Sync {\n",
    );
    for (at, hook) in hooks.iter().enumerate() {
        let gap = if at == 0 { "" } else { "\n" };
        let _ = write!(out, "{gap}{}", declaration(hook));
    }
    out.push_str("}\n\n");
    provider(&mut out, &hooks);
    out.push_str(
        "\n/// The hooks to write.\n#[derive(Clone, Copy, Debug, Default)]\npub struct Unwritten;\n\nimpl Hooks for Unwritten {\n",
    );
    for (at, hook) in hooks.iter().enumerate() {
        let gap = if at == 0 { "" } else { "\n" };
        let _ = write!(out, "{gap}{}", body(hook));
    }
    out.push_str("}\n");
    out
}

/// Returns the hooks, in the order of what they unlock, with methods of different names.
fn hooks(coverage: &Coverage) -> Vec<Hook<'_>> {
    let mut taken = BTreeSet::new();
    let mut hooks = Vec::new();
    for blocker in &coverage.blockers {
        let kind = match blocker.kind {
            BlockerKind::Function => Kind::Function,
            BlockerKind::Method => Kind::Method,
            BlockerKind::Constraint => Kind::Constraint,
            BlockerKind::Rewrite => Kind::Rewrite,
            BlockerKind::Directive => Kind::Directive,
            // The assembly of types and attributes is data.
            BlockerKind::Assembly if !blocker.name.starts_with(['!', '#']) => Kind::Assembly,
            _ => continue,
        };
        let base = snake(&blocker.name);
        let mut method = base.clone();
        let mut next = 2;
        while !taken.insert(method.clone()) {
            method = format!("{base}_{next}");
            next += 1;
        }
        hooks.push(Hook { kind, blocker, method });
    }
    hooks
}

/// Returns a name for a method: `isCheap` as `is_cheap`, `shop.Price` as `shop_price`; words alone, of a text
/// of C++.
fn snake(name: &str) -> String {
    /// Maximum number of characters of a method's name.
    const LONGEST: usize = 60;
    let mut out = String::new();
    let mut was_lower = false;
    for letter in name.chars() {
        if letter.is_ascii_alphanumeric() {
            if letter.is_ascii_uppercase() && was_lower {
                out.push('_');
            }
            was_lower = letter.is_ascii_lowercase() || letter.is_ascii_digit();
            out.push(letter.to_ascii_lowercase());
        } else {
            was_lower = false;
            if !out.is_empty() && !out.ends_with('_') {
                out.push('_');
            }
        }
    }
    out.truncate(LONGEST);
    let out = out.trim_end_matches('_');
    let is_name = out.starts_with(|first: char| first.is_ascii_lowercase()) && !KEYWORDS.contains(&out);
    if is_name { out.to_owned() } else { format!("hook_{out}") }
}

/// Words that are not identifiers of Rust.
const KEYWORDS: [&str; 50] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop",
    "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static",
    "struct", "super", "trait", "true", "try", "type", "typeof", "unsafe", "use", "virtual", "where",
    "while", "yield",
];

/// The `use` lines that these kinds of hooks need.
fn imports(out: &mut String, has: &dyn Fn(&[Kind]) -> bool) {
    out.push_str("use std::sync::Arc;\n\n");
    let mut conversion = Vec::new();
    if has(&[Kind::Constraint]) {
        conversion.push("ConstraintCall");
    }
    if has(&[Kind::Constraint, Kind::Rewrite]) {
        conversion.push("NativeValues");
    }
    if has(&[Kind::Rewrite]) {
        conversion.push("RewriteCall");
    }
    let list = |out: &mut String, path: &str, names: &[&str]| {
        let _ = match names {
            [] => Ok(()),
            [name] => writeln!(out, "use legalize::{path}::{name};"),
            names => writeln!(out, "use legalize::{path}::{{{}}};", names.join(", ")),
        };
    };
    list(out, "conversion", &conversion);
    if has(&[Kind::Directive, Kind::Assembly]) {
        list(out, "ir", &["OpParser", "OpPrinter"]);
    }
    if has(&[Kind::Directive]) {
        list(out, "ods", &["CustomDirectives", "CustomSlot", "CustomValue", "attach_directives"]);
    }
    let mut prelude = vec!["Provider"];
    if has(&[Kind::Directive, Kind::Assembly]) {
        prelude.extend(["Context", "Diagnostic", "OpId"]);
    } else if has(&[Kind::Function, Kind::Method]) {
        prelude.push("Context");
    }
    if has(&[Kind::Assembly]) {
        prelude.push("OperationState");
    }
    if has(&[Kind::Constraint, Kind::Rewrite]) {
        prelude.extend(["MatchFailure", "Natives"]);
    }
    if has(&[Kind::Rewrite]) {
        prelude.push("Rewriter");
    }
    prelude.sort_unstable();
    list(out, "prelude", &prelude);
    if has(&[Kind::Function, Kind::Method]) {
        list(out, "snippet", &["Classes", "Env", "EvalError", "Val"]);
    }
    out.push('\n');
}

/// Returns the parameters and results of a hook's methods, by name; two for directives and assembly.
fn signatures(hook: &Hook<'_>) -> Vec<(String, &'static str, &'static str)> {
    let name = &hook.method;
    let one = |parameters, result| vec![(name.clone(), parameters, result)];
    match hook.kind {
        Kind::Function | Kind::Method => one("env: &mut Env<'_>, args: &[Val]", " -> Result<Val, EvalError>"),
        Kind::Constraint => one("call: &ConstraintCall<'_>", " -> Result<NativeValues, MatchFailure>"),
        Kind::Rewrite => one(
            "rewriter: &mut dyn Rewriter<'_>, call: &RewriteCall<'_>",
            " -> Result<NativeValues, MatchFailure>",
        ),
        Kind::Directive => vec![
            (
                format!("parse_{name}"),
                "parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]",
                " -> Result<bool, Diagnostic>",
            ),
            (
                format!("print_{name}"),
                "printer: &mut OpPrinter<'_>, op: Option<OpId>, values: &[CustomValue]",
                "",
            ),
        ],
        Kind::Assembly => vec![
            (
                format!("parse_{name}"),
                "parser: &mut OpParser<'_, '_>, state: &mut OperationState",
                " -> Result<(), Diagnostic>",
            ),
            (format!("print_{name}"), "printer: &mut OpPrinter<'_>, op: OpId", ""),
        ],
    }
}

/// A text that may stand in a doc comment, as code.
fn code(text: &str) -> String {
    format!("`{}`", one_line(text).replace('`', "'"))
}

fn declaration(hook: &Hook<'_>) -> String {
    let blocker = hook.blocker;
    let name = code(&blocker.name);
    let what = match hook.kind {
        Kind::Function => "Function",
        Kind::Method => "Method",
        Kind::Constraint => "Native constraint",
        Kind::Rewrite => "Native rewrite",
        Kind::Directive => "Directive",
        Kind::Assembly => "Assembly",
    };
    let call = blocker.call.as_deref().map_or(String::new(), |call| format!(", called as {}", code(call)));
    let note = if hook.kind == Kind::Method { "; the object is the first argument" } else { "" };
    let mut text = String::new();
    let has_two = matches!(hook.kind, Kind::Directive | Kind::Assembly);
    for (method, parameters, result) in signatures(hook) {
        let what = match (has_two, result.is_empty()) {
            (true, false) => format!("Parser of the {}", what.to_lowercase()),
            (true, true) => format!("Printer of the {}", what.to_lowercase()),
            (false, _) => what.to_owned(),
        };
        let example = code(&blocker.example);
        let _ = write!(
            text,
            "    /// {what} {name}{call}{note}; the first use is in {example}.\n    fn {method}(&self, {parameters}){result};\n"
        );
    }
    text
}

/// The provider, with the registrations.
fn provider(out: &mut String, hooks: &[Hook<'_>]) {
    out.push_str(
        "/// The provider of hooks.\n#[derive(Clone, Debug)]\npub struct Hooked<H>(Arc<H>);\n\nimpl<H: Hooks + 'static> Hooked<H> {\n    \
         /// Creates the provider.\n    \
         pub fn new(hooks: H) -> Self {\n        Hooked(Arc::new(hooks))\n    }\n}\n\n\
         impl<H: Hooks + 'static> Provider for Hooked<H> {\n",
    );
    let mut parts = Vec::new();
    let of = |kinds: &[Kind]| hooks.iter().filter(|hook| kinds.contains(&hook.kind)).collect::<Vec<_>>();
    let functions = of(&[Kind::Function, Kind::Method]);
    if !functions.is_empty() {
        let mut part = "    fn add_classes(&self, _: &Context, classes: &Classes) {\n".to_owned();
        for hook in functions {
            let register = if hook.kind == Kind::Method { "register_method" } else { "register_helper" };
            let name = &hook.blocker.name;
            let name =
                if hook.kind == Kind::Method { name.rsplit("::").next().unwrap_or(name) } else { name };
            let _ = write!(
                part,
                "        let hooks = self.0.clone();\n        classes.{register}({name:?}, move |env, args| hooks.{}(env, args));\n",
                hook.method
            );
        }
        parts.push(part + "    }\n");
    }
    let natives = of(&[Kind::Constraint, Kind::Rewrite]);
    if !natives.is_empty() {
        let mut part = "    fn add_natives(&self, natives: &mut Natives) {\n".to_owned();
        for hook in natives {
            let (name, method) = (&hook.blocker.name, &hook.method);
            part.push_str("        let hooks = self.0.clone();\n");
            let _ = if hook.kind == Kind::Constraint {
                writeln!(part, "        natives.add_constraint({name:?}, move |call| hooks.{method}(call));")
            } else {
                writeln!(
                    part,
                    "        natives.add_rewrite({name:?}, move |rewriter, call| hooks.{method}(rewriter, call));"
                )
            };
        }
        parts.push(part + "    }\n");
    }
    let assembly = of(&[Kind::Directive, Kind::Assembly]);
    if !assembly.is_empty() {
        let mut part = "    fn attach(&self, ctx: &mut Context) {\n".to_owned();
        for hook in assembly {
            let (name, method) = (&hook.blocker.name, &hook.method);
            part.push_str("        let (parser, printer) = (self.0.clone(), self.0.clone());\n");
            let _ = if hook.kind == Kind::Directive {
                let (dialect, own) = name.split_once('.').unwrap_or(("", name));
                write!(
                    part,
                    "        let mut directives = CustomDirectives::new();\n        directives.insert(\n            {own:?},\n            \
                     move |text, slots| parser.parse_{method}(text, slots),\n            \
                     move |text, op, values| printer.print_{method}(text, op, values),\n        );\n        \
                     attach_directives(ctx, {dialect:?}, directives);\n"
                )
            } else {
                write!(
                    part,
                    "        ctx.update_op(ctx.op_name({name:?}), |info| {{\n            info.attached_mut().set_custom_assembly(\n                \
                     move |text, state| parser.parse_{method}(text, state),\n                \
                     move |text, op| printer.print_{method}(text, op),\n            );\n        }});\n"
                )
            };
        }
        parts.push(part + "    }\n");
    }
    out.push_str(&parts.join("\n"));
    out.push_str("}\n");
}

/// The methods of `Unwritten`.
fn body(hook: &Hook<'_>) -> String {
    let name = &hook.blocker.name;
    let why = format!("{:?}", format!("'{name}' is not written yet"));
    let mut text = String::new();
    for (method, parameters, result) in signatures(hook) {
        let is_printer = result.is_empty();
        let is_parser = !is_printer && matches!(hook.kind, Kind::Directive | Kind::Assembly);
        // Names of parameters that the body does not use.
        let kept = if is_printer {
            "printer"
        } else if is_parser {
            "parser"
        } else {
            ""
        };
        let parameters: Vec<String> = parameters
            .split(", ")
            .map(|one| match one.split_once(": ") {
                Some((name, ty)) if name != kept => format!("_: {ty}"),
                _ => one.to_owned(),
            })
            .collect();
        let body = match hook.kind {
            Kind::Function | Kind::Method => format!("Err(EvalError::unknown({why}))"),
            Kind::Constraint | Kind::Rewrite => format!("Err(MatchFailure::not_evaluated({why}))"),
            Kind::Directive | Kind::Assembly if is_parser => {
                format!("Err(parser.error(parser.offset(), {why}))")
            }
            Kind::Directive | Kind::Assembly => format!("printer.text({why});"),
        };
        let _ = write!(
            text,
            "    fn {method}(&self, {}){result} {{\n        {body}\n    }}\n",
            parameters.join(", ")
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::snake;

    #[test]
    fn names_of_methods_are_identifiers() {
        assert_eq!(snake("::acme::isPowerOfTwo"), "acme_is_power_of_two");
        assert_eq!(snake("shop.Price"), "shop_price");
        assert_eq!(snake("shop.match"), "shop_match");
        assert_eq!(snake("match"), "hook_match");
        assert_eq!(snake("($0.getDimSize(0) == 1)"), "hook_0_get_dim_size_0_1");
        assert_eq!(snake("…"), "hook_");
    }
}
