//! Hooks that definitions declare, as traits whose implementation `attach` requires.
//!
//! A trait has a method for each hook that the definitions declare but do not implement: those that
//! [`legalize_ods::missing_hooks`] lists in a context without attached hooks. Methods of interfaces are
//! included if the C++ types of their signature can be expressed in Rust; omitted ones are named in the
//! trait's documentation. A method of a declared interface with a default is a provided method that runs the
//! default. A trait of provided methods alone is not required by `attach`.

use legalize_ir::Context;
use legalize_ods::{HookKind, MissingHook, OpDef, declared_methods, default_methods};

use crate::hook::{Attach, HookTrait, Method, READ, VERIFIED, inference};
use crate::hook_methods::{of_default, of_interface};
use crate::module::Scope;
use crate::names::Names;

/// The traits of a dialect: its own first, then those of types and attributes, then those of operations.
pub(crate) fn collect(scope: &Scope<'_>, ctx: &Context, missing: &[MissingHook]) -> Vec<HookTrait> {
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
            default: None,
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
        let mut hooks = of_op(scope, ctx, def, &op_names.view, &of(&def.name));
        if !hooks.methods.is_empty() {
            hooks.name = names.take(&format!("{}Hooks", op_names.view));
            all.push(hooks);
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
        default: None,
    })
}

fn of_op(scope: &Scope<'_>, ctx: &Context, def: &OpDef, view: &str, kinds: &[&HookKind]) -> HookTrait {
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
    for (interface, method) in default_methods(ctx, def, &scope.module.interfaces) {
        methods.extend(of_default(scope, view, interface, method, &mut names));
    }
    let of = format!("`{}`", def.name);
    HookTrait { of, name: String::new(), view: Some(view.to_owned()), methods, left_out }
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
        default: None,
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
