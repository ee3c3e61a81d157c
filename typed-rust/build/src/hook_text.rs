//! Text of hook traits, and of the functions that attach their implementations.

use crate::hook::{Attach, HookTrait};
use crate::writer::Out;

/// Writes the traits, `attach` and, if the definitions are carried, `register_with`; nothing if there are no
/// traits.
pub(crate) fn write(out: &mut Out, dialect: &str, all: &[HookTrait], carried: bool) {
    for hooks in all {
        hooks.write(out);
    }
    // A trait whose methods are all provided is attached by itself, where one of them is written.
    let required: Vec<&HookTrait> = all.iter().filter(|hooks| hooks.is_required()).collect();
    if required.is_empty() {
        return;
    }
    let function = |out: &mut Out, name: &str, result: &str, body: &dyn Fn(&mut Out)| {
        out.line(format!("pub fn {name}<H>(ctx: &mut rt::Context, hooks: H){result}"));
        out.line("where");
        for hooks in &required {
            out.line(format!("    H: {},", hooks.name));
        }
        out.block("{", "}", body);
    };
    out.gap();
    out.docs(&format!(
        "Attaches the hooks that the definitions of `{dialect}` leave to code, to a context that knows the dialect. It does \
         not compile as long as one is missing.\n\n# Panics\nIf the dialect is not registered."
    ));
    out.line("#[track_caller]");
    function(out, "attach", "", &|out| {
        out.line("let hooks = std::sync::Arc::new(hooks);");
        for hooks in &required {
            match &hooks.view {
                Some(view) => out.line(format!("{view}::attach_hooks(ctx, &hooks);")),
                None => hooks.write_attachment(out, "&hooks"),
            }
        }
    });
    if carried {
        out.gap();
        out.docs(
            "Makes a context know the dialect with its hooks: `register`, then `attach`.\n\nGives what cannot be evaluated, \
             and which hooks are missing still.",
        );
        function(out, "register_with", " -> rt::Diagnostics", &|out| {
            out.line("DEFINITIONS.register_with(ctx, |ctx| attach(ctx, hooks))");
        });
    }
}

impl HookTrait {
    /// True if a method must be written.
    fn is_required(&self) -> bool {
        self.methods.iter().any(|method| method.default.is_none())
    }

    fn write(&self, out: &mut Out) {
        let mut docs = format!("Hooks that the definition of {} leaves to code.", self.of);
        if !self.left_out.is_empty() {
            docs.push_str(&format!("\n\nLeft out, to be attached by hand: {}.", self.left_out.join(", ")));
        }
        out.gap();
        out.docs(&docs);
        out.block(format!("pub trait {}: Send + Sync + 'static {{", self.name), "}", |out| {
            for method in &self.methods {
                out.gap();
                out.docs(&method.docs);
                let mut params = vec!["&self".to_owned()];
                params.extend(method.params.iter().cloned());
                out.many_arguments(params.len(), "as many are declared");
                let head = format!("fn {}", method.name);
                match &method.default {
                    None => out.declaration(&head, &params, &method.result),
                    Some(args) => out.function(&head, &params, &method.result, |out| {
                        out.call("rt::default_method", args, "");
                    }),
                }
            }
        });
        let Some(view) = &self.view else { return };
        out.gap();
        out.block(format!("impl {view} {{"), "}", |out| {
            out.docs(&format!("Attaches the hooks of {}.\n\n# Panics\nIf it is not registered.", self.of));
            out.line("#[track_caller]");
            let params = ["ctx: &mut rt::Context".to_owned(), "hooks: &std::sync::Arc<H>".to_owned()];
            out.function(&format!("pub fn attach_hooks<H: {}>", self.name), &params, "", |out| {
                self.write_attachment(out, "hooks");
            });
        });
    }

    fn write_attachment(&self, out: &mut Out, hooks: &str) {
        for method in &self.methods {
            match &method.attach {
                Attach::Done => {}
                Attach::By(by, first, methods) => {
                    let mut args = vec!["ctx".to_owned(), hooks.to_owned()];
                    args.extend(first.iter().cloned());
                    let of = match self.view {
                        Some(_) => "H".to_owned(),
                        None => format!("<H as {}>", self.name),
                    };
                    args.extend(methods.iter().map(|name| format!("{of}::{name}")));
                    let of_op = if first.is_empty() { "::<Self, _>" } else { "" };
                    out.call(&format!("rt::{by}{of_op}"), &args, ";");
                }
                Attach::Called { interface, method: name, args, is_static, is_void } => {
                    out.block("let run = |hooks: &H, call: &rt::ConstraintCall<'_>| {", "};", |out| {
                        let mut given: Vec<String> = match is_static {
                            true => vec!["call.ctx".to_owned()],
                            false => vec!["op".to_owned(), "call.ctx".to_owned(), "call.ir".to_owned()],
                        };
                        if !is_static {
                            out.line("let op = rt::OpView::of(call.root);");
                        }
                        for (index, (name, ty)) in args.iter().enumerate() {
                            let args = ["call.args".to_owned(), index.to_string()];
                            out.call(&format!("let {name}: {ty} = rt::native_argument"), &args, "?;");
                            given.push(name.clone());
                        }
                        let is_void = *is_void && method.default.is_none();
                        let head = if is_void { "" } else { "let answer = " };
                        let end = if method.default.is_some() { "?;" } else { ";" };
                        out.call(&format!("{head}hooks.{}", method.name), &given, end);
                        out.line(if is_void { "rt::method_answer(())" } else { "rt::method_answer(answer)" });
                    });
                    let mut args = vec!["ctx".to_owned(), hooks.to_owned()];
                    args.extend([format!("{interface:?}"), format!("{name:?}"), "run".to_owned()]);
                    out.call("rt::hook_method::<Self, _>", &args, ";");
                }
            }
        }
    }
}
