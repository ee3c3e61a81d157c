//! Hooks that definitions declare, as traits whose implementation `attach` requires.
//!
//! A trait has a method for each hook that the definitions declare but do not implement: those that
//! [`legalize_ods::missing_hooks`] lists in a context without attached hooks. Methods of interfaces are
//! included if the C++ types of their signature can be expressed in Rust; omitted ones are named in the
//! trait's documentation.

use legalize_ods::{HookKind, InterfaceDef, InterfaceMethod, MissingHook, OpDef, declared_methods};

use crate::interfaces::rust_type;
use crate::module::Scope;
use crate::names::{Names, snake};
use crate::writer::Out;

/// A trait, and the function that attaches its implementation.
pub(crate) struct HookTrait {
    /// The definition, as named in messages.
    of: String,
    /// Name of the trait.
    name: String,
    /// The Rust type of the definition; absent for the dialect.
    view: Option<String>,
    methods: Vec<Method>,
    left_out: Vec<String>,
}

struct Method {
    name: String,
    docs: String,
    /// Parameters after `&self`.
    params: Vec<String>,
    result: String,
    attach: Attach,
}

/// The way in which a method is attached.
enum Attach {
    /// A function of the runtime, with the arguments before the methods and the names of all methods that it
    /// takes.
    By(&'static str, Vec<String>, Vec<String>),
    /// Together with the previous method.
    Done,
    /// Registered as a method that C++ text calls.
    Called { interface: String, method: String, args: Vec<(String, String)>, is_static: bool, is_void: bool },
}

const READ: [&str; 2] = ["ctx: &rt::Context", "ir: &rt::Ir"];
const VERIFIED: &str = "Result<(), rt::Diagnostic>";

/// The traits of a dialect: its own first, then those of types and attributes, then those of operations.
pub(crate) fn collect(scope: &Scope<'_>, missing: &[MissingHook]) -> Vec<HookTrait> {
    let mut names = scope.names.clone();
    let mut all = Vec::new();
    let of = |definition: &str| -> Vec<&HookKind> {
        missing.iter().filter(|hook| hook.definition == definition).map(|hook| &hook.kind).collect()
    };
    let dialect = &scope.dialect.name;
    all.push(HookTrait {
        of: format!("dialect `{dialect}`"),
        name: names.take("DialectHooks"),
        view: None,
        methods: of(dialect).into_iter().filter_map(of_dialect).collect(),
        left_out: Vec::new(),
    });
    for (def, view) in &scope.types {
        let sign = if def.is_attr { '#' } else { '!' };
        let by = if def.is_attr { "hook_attr_verifier" } else { "hook_type_verifier" };
        let verifies = of(&format!("{sign}{}", def.name)).contains(&&HookKind::Verifier);
        let verify = verifies.then(|| Method {
            name: "verify".to_owned(),
            docs: "Checks parameters.\n\n# Errors\nIf they do not fit together.".to_owned(),
            params: vec![READ[0].to_owned(), "params: &[rt::Param]".to_owned()],
            result: "Result<(), rt::Reason>".to_owned(),
            attach: Attach::By(by, vec![format!("{:?}", def.name)], vec!["verify".to_owned()]),
        });
        all.push(HookTrait {
            of: format!("`{sign}{}`", def.name),
            name: names.take(&format!("{view}Hooks")),
            view: Some(view.clone()),
            methods: verify.into_iter().collect(),
            left_out: Vec::new(),
        });
    }
    for (def, op_names) in &scope.ops {
        let kinds = of(&def.name);
        if !kinds.is_empty() {
            let name = names.take(&format!("{}Hooks", op_names.view));
            all.push(of_op(scope, def, name, &op_names.view, &kinds));
        }
    }
    all.retain(|hooks| !hooks.methods.is_empty());
    all
}

fn of_dialect(kind: &HookKind) -> Option<Method> {
    let (name, docs, params, result, by): (_, _, &[&str], _, _) = match kind {
        HookKind::ConstantMaterializer => (
            "materialize_constant",
            "Creates a constant operation with this value and type, if the dialect has one.",
            &[READ[0], "value: rt::Attribute", "ty: rt::Type", "loc: rt::Location"],
            "Option<rt::OperationState>",
            "hook_constants",
        ),
        HookKind::AttributeVerifier => (
            "verify_attribute",
            "Checks a discardable attribute of the dialect.\n\n# Errors\nIf the attribute is not allowed there.",
            &[READ[0], READ[1], "op: rt::OpId", "name: rt::Name", "value: rt::Attribute"],
            VERIFIED,
            "hook_discardable",
        ),
        _ => return None,
    };
    Some(Method {
        name: name.to_owned(),
        docs: docs.to_owned(),
        params: params.iter().map(|&param| param.to_owned()).collect(),
        result: result.to_owned(),
        attach: Attach::By(by, vec!["DIALECT".to_owned()], vec![name.to_owned()]),
    })
}

fn of_op(scope: &Scope<'_>, def: &OpDef, name: String, view: &str, kinds: &[&HookKind]) -> HookTrait {
    let mut names = Names::default();
    let (mut methods, mut left_out): (Vec<Method>, Vec<String>) = (Vec::new(), Vec::new());
    let declared = declared_methods(&def.traits, &scope.module.interfaces);
    for kind in kinds {
        if let HookKind::Method { interface, method } = kind {
            let known = declared.iter().find(|(of, known)| of.name == *interface && known.name == *method);
            let found = known.map(|(of, known)| of_interface(scope, view, of, known, &mut names));
            match found.flatten() {
                // One hook may serve several methods.
                Some(new) if methods.iter().any(|known| known.name == new.name) => {}
                Some(new) => methods.push(new),
                None => left_out.push(format!("`{interface}::{method}`")),
            }
            continue;
        }
        let found = of_kind(def, view, kind);
        if found.is_empty() {
            left_out.push(kind.to_string());
        }
        for method in found {
            if !methods.iter().any(|known| known.name == method.name) {
                names.take(&method.name);
                methods.push(method);
            }
        }
    }
    HookTrait { of: format!("`{}`", def.name), name, view: Some(view.to_owned()), methods, left_out }
}

/// The methods of a hook that is not a method of an interface; empty if it is not attached by operation.
fn of_kind(def: &OpDef, view: &str, kind: &HookKind) -> Vec<Method> {
    let op = format!("op: {view}");
    let method = |name: &str, docs: &str, params: &[&str], result: &str, by: &'static str| Method {
        name: name.to_owned(),
        docs: docs.to_owned(),
        params: params.iter().map(|&param| param.to_owned()).collect(),
        result: result.to_owned(),
        attach: Attach::By(by, Vec::new(), vec![name.to_owned()]),
    };
    match kind {
        HookKind::Verifier => vec![method(
            "verify",
            "Checks an operation of which everything that is declared holds.\n\n# Errors\nIf it is not sound; the \
             message comes without the operation's name in front.",
            &[&op, READ[0], READ[1]],
            VERIFIED,
            "hook_verifier",
        )],
        HookKind::RegionVerifier => vec![method(
            "verify_regions",
            "Checks an operation after the operations in its regions were checked.\n\n# Errors\nIf it is not sound; \
             the message comes without the operation's name in front.",
            &[&op, READ[0], READ[1]],
            VERIFIED,
            "hook_region_verifier",
        )],
        HookKind::Folder => vec![method(
            "fold",
            "Returns the replacement of the results, if any.",
            &[&op, "input: &rt::FoldInput<'_>"],
            "rt::Fold",
            "hook_folder",
        )],
        HookKind::TypeInference => vec![inference()],
        HookKind::CustomAssembly => {
            let mut parse = method(
                "parse",
                "Reads the custom assembly after the operation's name.\n\n# Errors\nIf the text is malformed.",
                &["parser: &mut rt::OpParser<'_, '_>", "state: &mut rt::OperationState"],
                VERIFIED,
                "hook_custom_assembly",
            );
            parse.attach =
                Attach::By("hook_custom_assembly", Vec::new(), vec!["parse".to_owned(), "print".to_owned()]);
            let docs = "Prints the custom assembly after the operation's name.";
            let mut print = method("print", docs, &[&op, "printer: &mut rt::OpPrinter<'_>"], "", "");
            print.attach = Attach::Done;
            vec![parse, print]
        }
        HookKind::Canonicalizer => {
            let patterns = def.has_canonicalizer.then(|| {
                method(
                    "canonicalization_patterns",
                    "Adds the canonicalization patterns.",
                    &[READ[0], "patterns: &mut rt::PatternSet"],
                    "",
                    "hook_canonicalizer",
                )
            });
            let function = def.has_canonicalize_method.then(|| {
                method(
                    "canonicalize",
                    "Canonicalizes an operation.\n\n# Errors\nIf there is nothing to do.",
                    &[&op, "rewriter: &mut dyn rt::Rewriter<'_>"],
                    "Result<(), rt::MatchFailure>",
                    "hook_canonicalize",
                )
            });
            patterns.into_iter().chain(function).collect()
        }
        _ => Vec::new(),
    }
}

fn inference() -> Method {
    Method {
        name: "infer_result_types".to_owned(),
        docs: "Infers the types of the results.\n\n# Errors\nIf they cannot be inferred.".to_owned(),
        params: vec!["input: &rt::InferInput<'_>".to_owned()],
        result: "Result<rt::SmallVec<[rt::Type; 2]>, rt::Reason>".to_owned(),
        attach: Attach::By("hook_inference", Vec::new(), vec!["infer_result_types".to_owned()]),
    }
}

/// A method of an interface; nothing if its types cannot be expressed in Rust.
fn of_interface(
    scope: &Scope<'_>,
    view: &str,
    interface: &InterfaceDef,
    method: &InterfaceMethod,
    names: &mut Names,
) -> Option<Method> {
    let docs = match method.description.trim() {
        "" => format!("`{}::{}`", interface.name, method.name),
        text => text.to_owned(),
    };
    let op = format!("op: {view}");
    let own = |name: &str, params: &[&str], result: &str, by: &'static str| {
        Some(Method {
            name: name.to_owned(),
            docs: docs.clone(),
            params: params.iter().map(|&param| param.to_owned()).collect(),
            result: result.to_owned(),
            attach: Attach::By(by, Vec::new(), vec![name.to_owned()]),
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
    Some(Method { name, docs, params, result, attach: called })
}

/// True if values of that Rust type can be arguments and results of C++ text.
fn is_value(ty: &str) -> bool {
    const VALUES: &[&str] = &[
        "",
        "bool",
        "i64",
        "u64",
        "i32",
        "u32",
        "&str",
        "String",
        "Result<(), rt::Reason>",
        "rt::ValueId",
        "rt::Type",
        "rt::Attribute",
        "rt::OpId",
        "rt::BlockId",
        "rt::RegionId",
        "&[rt::ValueId]",
        "&[rt::Type]",
        "Vec<rt::ValueId>",
        "Vec<rt::Type>",
    ];
    VALUES.contains(&ty)
}

/// Writes the traits, `attach` and, if the definitions are carried, `register_with`; nothing if there are no
/// traits.
pub(crate) fn write(out: &mut Out, dialect: &str, all: &[HookTrait], carried: bool) {
    for hooks in all {
        hooks.write(out);
    }
    if all.is_empty() {
        return;
    }
    let function = |out: &mut Out, name: &str, result: &str, body: &dyn Fn(&mut Out)| {
        out.line(format!("pub fn {name}<H>(ctx: &mut rt::Context, hooks: H){result}"));
        out.line("where");
        for hooks in all {
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
        for hooks in all {
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
                out.declaration(&format!("fn {}", method.name), &params, &method.result);
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
                        let head = if *is_void { "" } else { "let answer = " };
                        out.call(&format!("{head}hooks.{}", method.name), &given, ";");
                        out.line(if *is_void {
                            "rt::method_answer(())"
                        } else {
                            "rt::method_answer(answer)"
                        });
                    });
                    let mut args = vec!["ctx".to_owned(), hooks.to_owned()];
                    args.extend([format!("{interface:?}"), format!("{name:?}"), "run".to_owned()]);
                    out.call("rt::hook_method::<Self, _>", &args, ";");
                }
            }
        }
    }
}
