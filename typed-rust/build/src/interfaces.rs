//! Interfaces as traits that a user implements for views.
//!
//! A method is generated if the C++ types of its signature can be expressed in Rust; the others are named in
//! the trait's documentation. A method of an operation's interface whose body or default can be evaluated is
//! a provided method that runs it; the others are left to the implementation.

use legalize_ir::Context;
use legalize_ods::{InterfaceDef, InterfaceKind, InterfaceMethod};

use crate::interface_types::{is_value, rust_type};
use crate::module::Scope;
use crate::names::{Names, snake};
use crate::writer::Out;

/// The result of a method that succeeds or fails.
const CHECKED: &str = "Result<(), rt::Reason>";

/// A method of the trait.
struct TraitMethod<'d> {
    def: &'d InterfaceMethod,
    name: String,
    /// Names and types of the parameters after the context and the body.
    params: Vec<(String, String)>,
    result: String,
    /// True if the definition's text runs unless the method is written.
    is_provided: bool,
}

impl TraitMethod<'_> {
    /// True if C++ text can call it.
    fn is_callable(&self) -> bool {
        is_value(&self.result) && self.params.iter().all(|(_, ty)| is_value(ty))
    }

    /// The result in Rust: a text may fail.
    fn result(&self) -> String {
        match self.result.as_str() {
            result if !self.is_provided || result == CHECKED => result.to_owned(),
            "" => "Result<(), rt::MatchFailure>".to_owned(),
            result => format!("Result<{result}, rt::MatchFailure>"),
        }
    }
}

pub(crate) fn write(out: &mut Out, scope: &Scope<'_>, ctx: Option<&Context>, def: &InterfaceDef, name: &str) {
    let class = format!("{}::{}", def.cpp_namespace.trim_end_matches("::"), def.name);
    let classes = ctx.map(legalize_ods::classes);
    let (mut methods, mut unknown) = (Vec::new(), Vec::new());
    let mut names = Names::with(&["attach", "of", "as_op"]);
    for method in &def.methods {
        let Some((params, result)) = signature(scope, def, method) else {
            unknown.push(format!("`{}`", method.name));
            continue;
        };
        let bare = method.name.strip_prefix("get").filter(|rest| rest.starts_with(char::is_uppercase));
        let name = names.take(&snake(bare.unwrap_or(&method.name)));
        let mut found = TraitMethod { def: method, name, params, result, is_provided: false };
        found.is_provided = def.kind == InterfaceKind::Op
            && found.is_callable()
            && classes
                .as_ref()
                .is_some_and(|known| known.has_default(&class, &method.name, method.params.len()));
        methods.push(found);
    }
    let mut docs = format!("`{}`\n\n{}", def.name, def.description);
    if !unknown.is_empty() {
        docs.push_str(&format!("\n\nLeft out, for their C++ types: {}.", unknown.join(", ")));
    }
    out.gap();
    out.docs(&docs);
    if methods.is_empty() {
        return out.line(format!("pub trait {name} {{}}"));
    }
    let bound = if def.kind == InterfaceKind::Op { ": rt::AsOp" } else { "" };
    out.block(format!("pub trait {name}{bound} {{"), "}", |out| {
        methods.iter().for_each(|method| write_method(out, def, &class, method));
    });
    if def.kind == InterfaceKind::Op {
        write_object(out, def, name, &methods);
    }
}

fn write_method(out: &mut Out, def: &InterfaceDef, class: &str, method: &TraitMethod<'_>) {
    let mut docs = match method.def.description.trim() {
        "" => format!("`{}`", method.def.name),
        text => text.to_owned(),
    };
    let mut params = vec!["&self".to_owned(), "ctx: &rt::Context".to_owned()];
    if def.kind == InterfaceKind::Op {
        // The text of a static method sees no operation.
        let is_unused = method.is_provided && method.def.is_static;
        params.push(if is_unused { "_: &rt::Ir" } else { "ir: &rt::Ir" }.to_owned());
    }
    params.extend(method.params.iter().map(|(name, ty)| format!("{name}: {ty}")));
    out.gap();
    let head = format!("fn {}", method.name);
    if !method.is_provided {
        out.docs(&docs);
        out.many_arguments(params.len(), "as many are declared");
        return out.declaration(&head, &params, &method.result());
    }
    let fails = if method.result == CHECKED { "If it fails, or the text" } else { "If the text" };
    docs.push_str(&format!(
        "\n\nThe definition's text runs, unless the method is written.\n\n# Errors\n{fails} cannot be evaluated."
    ));
    out.docs(&docs);
    out.many_arguments(params.len(), "as many are declared");
    out.function(&head, &params, &method.result(), |out| {
        let given: Vec<String> =
            method.params.iter().map(|(name, _)| format!("rt::IntoNative::into_native({name})")).collect();
        let op = if method.def.is_static { "None" } else { "Some((ir, rt::AsOp::as_op(self)))" };
        let args = [
            "ctx".to_owned(),
            op.to_owned(),
            format!("{class:?}"),
            format!("{:?}", method.def.name),
            format!("&[{}]", given.join(", ")),
        ];
        out.call(
            if method.result == CHECKED { "rt::default_check" } else { "rt::default_method" },
            &args,
            "",
        );
    });
}

/// The functions of a handle that is typed by the interface.
fn write_object(out: &mut Out, def: &InterfaceDef, name: &str, methods: &[TraitMethod<'_>]) {
    let callable: Vec<&TraitMethod<'_>> = methods.iter().filter(|method| method.is_callable()).collect();
    out.gap();
    out.block(format!("impl dyn {name} {{"), "}", |out| {
        out.docs(
            "Attaches the implementation by operations of a definition: `of` finds it, and C++ text of\ndefinitions and \
             patterns calls its methods. Returns false if the operation is not registered.",
        );
        out.line("#[track_caller]");
        let params = ["ctx: &mut rt::Context".to_owned()];
        out.function(&format!("pub fn attach<O: {name} + rt::OpView + 'static>"), &params, "bool", |out| {
            let make = "|op| Box::new(O::of(op))".to_owned();
            if callable.is_empty() {
                return out.call("rt::implement::<O, Self>", &["ctx".to_owned(), make], "");
            }
            out.block(format!("if !rt::implement::<O, Self>(ctx, {make}) {{"), "}", |out| {
                out.line("return false;");
            });
            for method in &callable {
                attachment(out, def, name, method);
            }
            out.line("true");
        });
        out.gap();
        out.docs("Returns an operation as the interface, if its definition's implementation is attached.");
        let params = ["ctx: &rt::Context", "ir: &rt::Ir", "op: rt::OpId"].map(str::to_owned);
        out.function("pub fn of", &params, "Option<Box<Self>>", |out| out.line("rt::interface(ctx, ir, op)"));
    });
}

/// Registers a method that C++ text calls.
fn attachment(out: &mut Out, def: &InterfaceDef, name: &str, method: &TraitMethod<'_>) {
    out.block("let run = |_: &(), call: &rt::ConstraintCall<'_>| {", "};", |out| {
        let mut given = vec!["&O::of(call.root)".to_owned(), "call.ctx".to_owned(), "call.ir".to_owned()];
        for (index, (name, ty)) in method.params.iter().enumerate() {
            let args = ["call.args".to_owned(), index.to_string()];
            out.call(&format!("let {name}: {ty} = rt::native_argument"), &args, "?;");
            given.push(name.clone());
        }
        let called = format!("{name}::{}", method.name);
        let result = method.result();
        if result.is_empty() {
            out.call(&called, &given, ";");
            return out.line("rt::method_answer(())");
        }
        let end = if method.is_provided && method.result != CHECKED { "?;" } else { ";" };
        out.call(&format!("let answer = {called}"), &given, end);
        out.line("rt::method_answer(answer)");
    });
    let args = ["ctx", "&std::sync::Arc::new(())"].map(str::to_owned);
    let mut args = args.to_vec();
    args.extend([format!("{:?}", def.name), format!("{:?}", method.def.name), "run".to_owned()]);
    out.call("rt::hook_method::<O, _>", &args, ";");
}

/// Parameters after the context and the body, and the result, in Rust.
fn signature(
    scope: &Scope<'_>,
    def: &InterfaceDef,
    method: &InterfaceMethod,
) -> Option<(Vec<(String, String)>, String)> {
    let mut names = Names::with(&["self", "ctx", "ir", "call", "run", "answer"]);
    let mut params = Vec::new();
    for param in &method.params {
        let (read, _) = rust_type(scope, def, &param.ty)?;
        params.push((names.take(&snake(&param.name)), read));
    }
    let result = match method.return_type.trim() {
        "void" => String::new(),
        ty => rust_type(scope, def, ty)?.1,
    };
    Some((params, result))
}
