//! Functions, methods and predicates of overlays.

use std::borrow::Cow;
use std::sync::{Mutex, PoisonError};

use legalize_snippet::{
    Body, Classes, Env, EnvBody, EvalError, EvalErrorKind, Val, eval, parse, parse_body, run,
};
use legalize_source::{Diagnostic, Diagnostics};
use rustc_hash::FxHashMap;

use crate::model::{FunctionOverlay, OdsModule};

/// A function whose text was checked; its body is parsed for each list of template arguments.
struct Function {
    text: FunctionOverlay,
    bodies: Mutex<FxHashMap<(Vec<String>, usize), Body>>,
}

/// The name and the default of a parameter: `type`, `type = nullptr`.
fn parameter(text: &str) -> (&str, Option<&str>) {
    match text.split_once('=') {
        Some((name, default)) => (name.trim(), Some(default.trim())),
        None => (text.trim(), None),
    }
}

/// Replaces the expansions `T...` of a pack of template parameters by its arguments.
fn expanded(body: &str, pack: &str, given: &[String]) -> String {
    let expansion = format!("{pack}...");
    let mut out = String::with_capacity(body.len());
    let mut rest = body;
    while let Some(at) = rest.find(&expansion) {
        let (before, after) = rest.split_at(at);
        out.push_str(before);
        // `T` may end another name.
        if before.ends_with(|letter: char| letter.is_alphanumeric() || letter == '_') {
            out.push_str(&expansion);
        } else {
            out.push_str(&given.join(", "));
        }
        rest = &after[expansion.len()..];
    }
    out.push_str(rest);
    out
}

impl Function {
    fn new(text: FunctionOverlay) -> Self {
        Function { text, bodies: Mutex::default() }
    }

    /// Number of parameters without defaults.
    fn required(&self) -> usize {
        self.text.parameters.iter().take_while(|text| parameter(text).1.is_none()).count()
    }

    /// Parses the body for template arguments and a number of arguments: all of them are local names.
    fn parse(&self, template: &[String], count: usize) -> Result<Body, String> {
        let mut text = String::new();
        let mut body = Cow::Borrowed(&*self.text.body);
        for (at, (name, given)) in self.text.template_parameters.iter().zip(template).enumerate() {
            if let Some(pack) = name.strip_suffix("...") {
                body = expanded(&body, pack, &template[at..]).into();
            } else if given.starts_with(|first: char| first.is_ascii_digit() || first == '-') {
                text.push_str(&format!("auto {name} = {given};"));
            } else {
                text.push_str(&format!("using {name} = {given};"));
            }
        }
        for (at, (name, default)) in self.text.parameters.iter().map(|text| parameter(text)).enumerate() {
            match default {
                Some(default) if at >= count => text.push_str(&format!("auto {name} = {default};")),
                _ => text.push_str(&format!("auto {name} = ${at};")),
            }
        }
        text.push_str(&body);
        parse_body(&text).map_err(|error| error.message)
    }

    fn call(&self, env: &mut Env<'_>, args: &[Val]) -> Result<Val, EvalError> {
        let (name, given) = (&self.text.name, args.len());
        let (required, all) = (self.required(), self.text.parameters.len());
        if !(required..=all).contains(&given) {
            let count = if required == all { all.to_string() } else { format!("{required} to {all}") };
            let message = format!("'{name}' takes {count} arguments, and {given} are given");
            return Err(EvalError::new(EvalErrorKind::Invalid, message));
        }
        let (declared, given_types) = (self.text.template_parameters.len(), env.template.len());
        let is_open = self.text.template_parameters.last().is_some_and(|last| last.ends_with("..."));
        if given_types < declared || given_types > declared && !is_open {
            let message = format!("'{name}' has {declared} template parameters, and {given_types} are given");
            return Err(EvalError::new(EvalErrorKind::Invalid, message));
        }
        let key = (env.template.clone(), given);
        let known = self.bodies.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        let body = match known {
            Some(body) => body,
            None => {
                let parsed = self.parse(&key.0, given);
                let body = parsed.map_err(|why| {
                    EvalError::new(
                        EvalErrorKind::Unknown,
                        format!("the body of '{name}' cannot be read: {why}"),
                    )
                })?;
                self.bodies.lock().unwrap_or_else(PoisonError::into_inner).insert(key, body.clone());
                body
            }
        };
        let namespace = name.rsplit_once("::").map_or("", |(outer, _)| outer);
        called(&body, namespace, env, args)
    }
}

/// Runs the body of a function. The steps that are left are halved for each level, so that calls in a circle
/// end.
fn called(body: &Body, namespace: &str, env: &mut Env<'_>, args: &[Val]) -> Result<Val, EvalError> {
    let half = env.fuel / 2;
    let mut inner = Env::new(env.ctx, env.classes).with_namespace(namespace).with_args(args);
    inner.fuel = half;
    inner.loc = env.loc;
    inner.functions = env.functions;
    inner.body = match &mut env.body {
        EnvBody::None => EnvBody::None,
        EnvBody::Read(ir) => EnvBody::Read(ir),
        EnvBody::Write(host) => EnvBody::Write(&mut **host),
    };
    let result = run(body, &mut inner);
    let spent = half - inner.fuel;
    env.fuel = env.fuel.saturating_sub(spent);
    result
}

/// Registers the functions and methods of overlays, in place of those of the same name.
pub(super) fn register_functions(classes: &Classes, modules: &[OdsModule]) -> Diagnostics {
    let mut diagnostics = Diagnostics::new();
    let mut methods: FxHashMap<String, Vec<(String, Function)>> = FxHashMap::default();
    for text in modules.iter().flat_map(|module| &module.overlays.functions) {
        let function = Function::new(text.clone());
        let placeholders = vec!["int".to_owned(); text.template_parameters.len()];
        if let Err(why) = function.parse(&placeholders, text.parameters.len()) {
            let message = format!("the body of '{}' cannot be read: {why}", text.name);
            diagnostics.push(
                Diagnostic::error("ods::overlay", message)
                    .with_label(text.span, "")
                    .with_help("write statements of the subset of C++ that natives may use"),
            );
            continue;
        }
        match &text.class {
            None => classes.register_helper(&text.name, move |env, args| function.call(env, args)),
            Some(class) => {
                let of_name = methods.entry(text.name.clone()).or_default();
                of_name.retain(|(known, _)| known != class);
                of_name.push((class.clone(), function));
            }
        }
    }
    for (name, of_classes) in methods {
        let known = name.clone();
        classes.register_method(&name, move |env, args| {
            for (class, function) in &of_classes {
                if args.first().is_some_and(|object| is_of(env, class, object)) {
                    return function.call(env, args);
                }
            }
            Err(EvalError::unknown(format!("no overlay gives a method '{known}' for this object")))
        });
    }
    register_predicates(classes, modules, &mut diagnostics);
    diagnostics
}

/// Registers what is evaluated instead of the predicates that overlays name.
fn register_predicates(classes: &Classes, modules: &[OdsModule], diagnostics: &mut Diagnostics) {
    for predicate in modules.iter().flat_map(|module| &module.overlays.predicates) {
        let with_self = parse_body(&format!("auto self = $0;{}", predicate.body));
        match with_self.and_then(|with_self| Ok((with_self, parse_body(&predicate.body)?))) {
            Ok((with_self, without)) => classes.register_matching(&predicate.text, move |env, args| {
                called(if args.is_empty() { &without } else { &with_self }, "", env, args)
            }),
            Err(error) => {
                let message = format!("the body for '{}' cannot be read: {}", predicate.text, error.message);
                diagnostics.push(
                    Diagnostic::error("ods::overlay", message)
                        .with_label(predicate.span, "")
                        .with_help("write statements of the subset of C++ that natives may use"),
                );
            }
        }
    }
}

/// Returns true if an object is of a class.
fn is_of(env: &Env<'_>, class: &str, object: &Val) -> bool {
    // Builders have no identity: each may be of any class of builders.
    if matches!(object, Val::Builder) {
        return class.ends_with("Builder") || class.ends_with("Rewriter");
    }
    let Ok(test) = parse(&format!("::llvm::isa<{class}>($0)")) else { return false };
    let args = std::slice::from_ref(object);
    let mut inner = Env::new(env.ctx, env.classes).with_args(args);
    inner.body = match &env.body {
        EnvBody::None => EnvBody::None,
        EnvBody::Read(ir) => EnvBody::Read(ir),
        EnvBody::Write(host) => EnvBody::Read(host.ir()),
    };
    eval(&test, &mut inner).is_ok_and(|answer| answer.as_bool() == Some(true))
}
