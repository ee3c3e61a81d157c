//! Parts of definitions that are left to C++, and the reports on them.

use std::sync::Arc;

use legalize_ir::{Context, Fold, FoldInput, Ir, OpId};

use super::{context, load_td};
use crate::{HookKind, missing_hooks, provide, register};

const ALL: &str = r#"
def Prime : AttrConstraint<CPred<"::acme::isPrime($_self)">, "a prime">;
def Near : PredOpTrait<"x is near", CPred<"::acme::isNear($_op)">>;
def Query : OpInterface<"Query"> { let cppNamespace = "::t"; let methods = [
  InterfaceMethod<"", "int", "getSize", (ins)>,
  InterfaceMethod<"", "int", "getDepth", (ins), "return 1;">,
  InterfaceMethod<"", "int", "getWidth", (ins), "", "return 2;">,
  InterfaceMethod<"", "int", "getHeight", (ins), "", "return 3;">,
  InterfaceMethod<"", "Attribute", "getTeeth", (ins)>,
  InterfaceMethod<"", "int", "getHere", (ins)>,
  InterfaceMethod<"", "int", "getThere", (ins)>]; }
def T_Wheel : T_Op<"wheel", [Near, DeclareOpInterfaceMethods<Query, ["getHeight"]>]> {
  let arguments = (ins ConfinedAttr<I32Attr, [Prime]>:$teeth);
  let extraClassDeclaration = "int getHere() { return 4; } int getThere();";
  let hasVerifier = 1; let hasRegionVerifier = 1; let hasFolder = 1; let hasCanonicalizeMethod = 1;
  let hasCustomAssemblyFormat = 1;
}
def T_Plain : T_Op<"plain", [Query]>;
def T_Box : TypeDef<T, "Box"> { let mnemonic = "box"; let parameters = (ins "int":$a);
  let hasCustomAssemblyFormat = 1; let genVerifyDecl = 1; }
def T_Tag : AttrDef<T, "Tag"> { let mnemonic = "tag"; let parameters = (ins "int":$a);
  let assemblyFormat = "`<` $a `>`"; }
def Sized : TypeInterface<"Sized"> { let cppNamespace = "::t"; let methods = [
  InterfaceMethod<"", "int", "getA", (ins)>, InterfaceMethod<"", "int", "getB", (ins)>,
  InterfaceMethod<"", "int", "getC", (ins)>, InterfaceMethod<"", "int", "getD", (ins), "", "return 1;">]; }
def T_Case : TypeDef<T, "Case", [DeclareTypeInterfaceMethods<Sized>]> { let mnemonic = "case"; let parameters = (ins "int":$a);
  let assemblyFormat = "`<` $a `>`"; let extraClassDeclaration = "int getB() const { return 2; } int getC() const;"; }
def T_Own : TypeDef<T, "Own", [Sized]> { let mnemonic = "own"; }
"#;

fn listed(ctx: &Context, module: &crate::OdsModule) -> Vec<String> {
    let hooks = missing_hooks(ctx, std::slice::from_ref(module));
    hooks.iter().map(|hook| format!("{} {}", hook.definition, hook.kind)).collect()
}

#[test]
fn missing_hooks_are_those_that_are_declared_and_not_attached() {
    let (mut ctx, module) = context(ALL);
    let all = [
        "t.wheel custom assembly",
        "t.wheel verifier",
        "t.wheel region verifier",
        "t.wheel folder",
        "t.wheel canonicalizer",
        "t.wheel method Query::getSize",
        "t.wheel method Query::getHeight",
        "t.wheel method Query::getThere",
        "t.wheel function acme::isPrime",
        "t.wheel function acme::isNear",
        "!t.box custom assembly",
        "!t.box verifier",
        "!t.case method Sized::getC",
    ];
    assert_eq!(listed(&ctx, &module), all);
    let fold = |_: &FoldInput<'_>| Fold::Unchanged;
    let verify = |_: &Context, _: &Ir, _: OpId| Ok(());
    ctx.update_op(ctx.op_name("t.wheel"), |info| {
        info.attached_mut().fold = Some(Arc::new(fold));
        info.attached_mut().set_verifier(verify);
    });
    assert!(provide(&mut ctx, "t.wheel", HookKind::Canonicalizer));
    let method = |method: &str| HookKind::Method { interface: "Query".to_owned(), method: method.to_owned() };
    assert!(provide(&mut ctx, "t.wheel", method("getSize")));
    assert!(!provide(&mut ctx, "t.none", method("getSize")));
    let helper = |_: &mut legalize_snippet::Env<'_>, _: &[legalize_snippet::Val]| {
        Ok(legalize_snippet::Val::Bool(true))
    };
    crate::classes(&ctx).register_helper("::acme::isPrime", helper);
    let left = [0, 2, 6, 7, 9, 10, 11, 12].map(|at: usize| all[at]);
    assert_eq!(listed(&ctx, &module), left);
}

#[test]
fn the_text_of_a_condition_and_its_location_are_reported() {
    let (ctx, module) = context(ALL);
    let hooks = missing_hooks(&ctx, std::slice::from_ref(&module));
    let texts: Vec<_> = (hooks.iter())
        .filter_map(|hook| match &hook.kind {
            HookKind::Condition { text, missing } => Some((text.as_str(), missing.as_str(), hook.declared?)),
            _ => None,
        })
        .map(|(text, missing, span)| {
            let file = ctx.sources().file(span.file);
            (text, missing, file.line_col(span.start).line as usize - super::HEAD.lines().count())
        })
        .collect();
    assert_eq!(
        texts,
        [
            ("::acme::isPrime($_self)", "function acme::isPrime", 2),
            ("::acme::isNear($_op)", "function acme::isNear", 3)
        ]
    );
    assert!(hooks.iter().all(|hook| ctx.sources().try_file(hook.span.file).is_some()));
}

#[test]
fn registration_warns_once_for_each_definition() {
    let loaded = load_td(ALL);
    let mut ctx = Context::new(loaded.sources.clone());
    let found = register(&mut ctx, std::slice::from_ref(&loaded.module));
    assert!(!found.has_errors());
    let found = found.resolved(&loaded.sources);
    let output: Vec<String> = found.iter().map(|one| format!("{}: {}", one.code, one.message)).collect();
    assert_eq!(
        output,
        [
            "ods::missing_hook: 't.wheel' declares hooks that only C++ has: custom assembly, verifier, region verifier, folder, \
             canonicalizer, method Query::getSize, method Query::getHeight, method Query::getThere, function \
             acme::isPrime, function acme::isNear",
            "ods::missing_hook: '!t.box' declares hooks that only C++ has: custom assembly, verifier",
            "ods::missing_hook: '!t.case' declares hooks that only C++ has: method Sized::getC",
        ]
    );
    let rendered = found.render();
    assert!(rendered.contains("'::acme::isPrime($_self)' is not checked"), "{rendered}");
    // Definitions that are read from frozen bytes have no place.
    let module = crate::thaw(&crate::freeze(&loaded.module)).expect("what was frozen");
    let again = register(&mut Context::new(loaded.sources.clone()), &[module]);
    assert_eq!(
        again.iter().map(|one| &one.message).collect::<Vec<_>>(),
        found.iter().map(|one| &one.message).collect::<Vec<_>>()
    );
}

#[test]
fn constants_need_no_folder() {
    let (ctx, module) = context(
        r#"def T_Const : T_Op<"const", [ConstantLike, Pure]> { let arguments = (ins I64Attr:$value);
             let results = (outs I64:$r); let hasFolder = 1; }
           def T_Sum : T_Op<"sum", [Pure]> { let arguments = (ins I64:$a); let results = (outs I64:$r);
             let hasFolder = 1; }"#,
    );
    assert_eq!(listed(&ctx, &module), ["t.sum folder"]);
}

#[test]
fn the_last_definition_of_a_name_counts() {
    let (mut ctx, first) = context("def T_A : T_Op<\"a\"> { let hasVerifier = 1; }");
    let second = load_td("def T_A : T_Op<\"a\"> { let hasFolder = 1; }").module;
    let modules = [first, second];
    let _ = register(&mut ctx, &modules);
    let hooks = missing_hooks(&ctx, &modules);
    assert_eq!(hooks.iter().map(|hook| hook.kind.to_string()).collect::<Vec<_>>(), ["folder"]);
}

#[test]
fn dialects_declare_hooks_too() {
    let (ctx, module) = context(
        "def U : Dialect { let name = \"u\"; let hasConstantMaterializer = 1; let hasOperationAttrVerify = 1; }",
    );
    assert_eq!(listed(&ctx, &module), ["u constant materializer", "u verifier of attributes"]);
}

#[test]
fn functions_may_be_registered_after_the_list_was_created() {
    let loaded = load_td(
        r#"def Prime : AttrConstraint<CPred<"::acme::isPrime($_self)">, "a prime">;
           def T_Wheel : T_Op<"wheel"> { let arguments = (ins ConfinedAttr<I32Attr, [Prime]>:$teeth); }"#,
    );
    let mut ctx = Context::new(loaded.sources.clone());
    legalize_ir::register_builtin(&mut ctx);
    let modules = [loaded.module];
    assert_eq!(register(&mut ctx, &modules).len(), 1);
    let never = |_: &mut legalize_snippet::Env<'_>, _: &[legalize_snippet::Val]| {
        Ok(legalize_snippet::Val::Bool(false))
    };
    crate::classes(&ctx).register_helper("::acme::isPrime", never);
    assert_eq!(missing_hooks(&ctx, &modules), []);
    let output = super::run(&ctx, "\"t.wheel\"() <{teeth = 4 : i32}> : () -> ()");
    assert!(output.contains("a prime"), "{output}");
}
