//! Functions of a crate and their call graph, as far as names determine it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use syn::visit::Visit;

/// Argument types of the functions in question.
const SUBJECTS: [&str; 9] =
    ["Type", "TypeData", "Attribute", "AttrData", "AttrDict", "Location", "LocData", "Nested", "Param"];

/// Functions that run their argument one level deeper, on a new stack if the current one might not suffice
/// (`ir/src/deep.rs`).
const DEEPER: [&str; 2] = ["nested", "long"];

/// A function or method.
pub(crate) struct Function {
    /// `file.rs: Owner::name`, with the file's path in the crate.
    pub title: String,
    file: String,
    /// The type or trait whose function it is.
    owner: Option<String>,
    name: String,
    /// The types, attributes and locations among its parameters and results.
    subjects: BTreeSet<String>,
    calls: Vec<Call>,
}

#[derive(PartialEq, Eq)]
enum Call {
    /// A call `name(…)`, or `name` as a value.
    Free(String),
    /// A call `self.name(…)` or `Self::name`.
    Own(String),
    /// A call `Qualifier::name`.
    Of(String, String),
    /// A call `value.name(…)`.
    Method(String),
}

/// All functions of a crate except tests.
#[derive(Default)]
pub(crate) struct Functions {
    all: Vec<Function>,
    /// Other types that have the name of a subject.
    others: BTreeSet<String>,
}

impl Functions {
    /// Adds the functions of the files under a folder.
    pub(crate) fn read(&mut self, root: &Path, folder: &Path) {
        let mut entries: Vec<_> = std::fs::read_dir(folder)
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
            .map(|entry| entry.expect("a directory entry").path())
            .collect();
        entries.sort();
        for path in entries {
            let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            if stem == "tests" {
                continue;
            }
            if path.is_dir() {
                self.read(root, &path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read_to_string(&path)
                    .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                let name = path.strip_prefix(root).expect("a file of the crate").display().to_string();
                self.add(&name, &text);
            }
        }
    }

    /// Adds the functions of a file.
    pub(crate) fn add(&mut self, file: &str, text: &str) {
        let parsed = syn::parse_file(text).unwrap_or_else(|error| panic!("{file}: {error}"));
        Reader { file, owner: None, functions: self }.visit_file(&parsed);
    }

    /// Treats the crate's own types as subjects.
    pub(crate) fn own_subjects(&mut self) {
        self.others.clear();
    }

    /// The callees of each function, by index.
    pub(crate) fn calls(&self) -> Vec<Vec<usize>> {
        let mut by_name: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (at, function) in self.all.iter().enumerate() {
            by_name.entry(&function.name).or_default().push(at);
        }
        self.all.iter().map(|function| self.called(function, &by_name)).collect()
    }

    /// Groups of functions that call themselves or each other and take or return a type, an attribute or a
    /// location; calls of functions for which `bounds` returns true are ignored.
    pub(crate) fn cycles(
        &self,
        calls: &[Vec<usize>],
        bounds: impl Fn(&Function) -> bool,
    ) -> Vec<Vec<&Function>> {
        let bounded: Vec<bool> = self.all.iter().map(bounds).collect();
        let unbounded = |calls: &Vec<usize>| calls.iter().copied().filter(|&to| !bounded[to]).collect();
        let calls: Vec<Vec<usize>> = calls.iter().map(unbounded).collect();
        let groups = components(&calls);
        let is_cycle = |group: &Vec<usize>| group.len() > 1 || calls[group[0]].contains(&group[0]);
        let takes_subject = |group: &Vec<usize>| group.iter().any(|&at| self.takes_subject(&self.all[at]));
        let functions = |group: Vec<usize>| group.into_iter().map(|at| &self.all[at]).collect();
        groups.into_iter().filter(is_cycle).filter(takes_subject).map(functions).collect()
    }

    fn takes_subject(&self, function: &Function) -> bool {
        function.subjects.iter().any(|subject| !self.others.contains(subject))
    }

    fn called(&self, from: &Function, by_name: &BTreeMap<&str, Vec<usize>>) -> Vec<usize> {
        let named = |name: &str| by_name.get(name).map(Vec::as_slice).unwrap_or_default().iter().copied();
        let which = |name: &str, is: &dyn Fn(&Function) -> bool| -> Vec<usize> {
            named(name).filter(|&at| is(&self.all[at])).collect()
        };
        let mut all = Vec::new();
        for call in &from.calls {
            all.extend(match call {
                Call::Free(name) => {
                    let near = which(name, &|to| to.owner.is_none() && to.file == from.file);
                    if near.is_empty() { which(name, &|to| to.owner.is_none()) } else { near }
                }
                Call::Own(name) => {
                    let own = which(name, &|to| to.owner.is_some() && to.owner == from.owner);
                    let all = which(name, &|to| to.owner.is_some());
                    if own.is_empty() && all.len() == 1 { all } else { own }
                }
                Call::Of(qualifier, name) => which(name, &|to| match &to.owner {
                    Some(owner) => owner == qualifier,
                    None => to.file.split(['/', '.']).any(|part| part == qualifier),
                }),
                Call::Method(name) => {
                    let near = which(name, &|to| to.owner.is_some() && to.file == from.file);
                    let all = which(name, &|to| to.owner.is_some());
                    if near.is_empty() && all.len() == 1 { all } else { near }
                }
            });
        }
        all
    }
}

/// Tarjan's strongly connected components, without recursion.
fn components(calls: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let count = calls.len();
    let (mut number, mut low, mut open) = (vec![0; count], vec![0; count], vec![false; count]);
    let (mut stack, mut found, mut next) = (Vec::new(), Vec::new(), 1);
    for start in 0..count {
        if number[start] != 0 {
            continue;
        }
        let mut path = vec![(start, 0)];
        while let Some(top) = path.last_mut() {
            let (at, edge) = *top;
            if edge == 0 {
                (number[at], low[at], open[at]) = (next, next, true);
                next += 1;
                stack.push(at);
            }
            if let Some(&to) = calls[at].get(edge) {
                top.1 += 1;
                if number[to] == 0 {
                    path.push((to, 0));
                } else if open[to] {
                    low[at] = low[at].min(number[to]);
                }
                // A function that was not entered yet is next; its number counts when it is left.
                continue;
            }
            path.pop();
            if let Some(&(outer, _)) = path.last() {
                low[outer] = low[outer].min(low[at]);
            }
            if low[at] == number[at] {
                let from = stack.iter().rposition(|&member| member == at).expect("it is open");
                let mut group = stack.split_off(from);
                group.iter().for_each(|&member| open[member] = false);
                group.sort_unstable();
                found.push(group);
            }
        }
    }
    found
}

/// Walks the items of a file.
struct Reader<'f> {
    file: &'f str,
    owner: Option<String>,
    functions: &'f mut Functions,
}

impl Reader<'_> {
    fn function(&mut self, signature: &syn::Signature, body: Option<&syn::Block>) {
        let Some(body) = body else { return };
        let mut mentions = Mentions::default();
        mentions.visit_return_type(&signature.output);
        for input in &signature.inputs {
            match input {
                syn::FnArg::Typed(typed) => mentions.visit_type(&typed.ty),
                syn::FnArg::Receiver(_) => {
                    mentions.0.extend(
                        self.owner.iter().filter(|owner| SUBJECTS.contains(&owner.as_str())).cloned(),
                    );
                }
            }
        }
        let mut locals = Locals::default();
        signature.inputs.iter().for_each(|input| locals.visit_fn_arg(input));
        locals.visit_block(body);
        let mut calls = Calls { locals: locals.0, calls: Vec::new() };
        calls.visit_block(body);
        let name = signature.ident.to_string();
        let owner = self.owner.as_ref().map(|owner| format!("{owner}::")).unwrap_or_default();
        self.functions.all.push(Function {
            title: format!("{}: {owner}{name}", self.file),
            file: self.file.to_owned(),
            owner: self.owner.clone(),
            name,
            subjects: mentions.0,
            calls: calls.calls,
        });
    }

    fn within(&mut self, owner: Option<String>, visit: impl FnOnce(&mut Self)) {
        let outer = std::mem::replace(&mut self.owner, owner);
        visit(self);
        self.owner = outer;
    }
}

fn is_of_tests(attrs: &[syn::Attribute]) -> bool {
    attrs.iter().any(|attr| {
        attr.path().is_ident("test")
            || attr.path().is_ident("cfg")
                && attr.parse_args::<syn::Path>().is_ok_and(|condition| condition.is_ident("test"))
    })
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !is_of_tests(&item.attrs) {
            syn::visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        self.functions.others.insert(item.ident.to_string());
    }

    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        self.functions.others.insert(item.ident.to_string());
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        if !is_of_tests(&item.attrs) {
            self.within(None, |reader| {
                reader.function(&item.sig, Some(&item.block));
                syn::visit::visit_block(reader, &item.block);
            });
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        if !is_of_tests(&item.attrs) {
            self.within(last_name(&item.self_ty), |reader| syn::visit::visit_item_impl(reader, item));
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if !is_of_tests(&item.attrs) {
            self.function(&item.sig, Some(&item.block));
            syn::visit::visit_block(self, &item.block);
        }
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        self.within(Some(item.ident.to_string()), |reader| syn::visit::visit_item_trait(reader, item));
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        self.function(&item.sig, item.default.as_ref());
    }
}

/// The name of a type without its arguments.
fn last_name(ty: &syn::Type) -> Option<String> {
    match ty {
        syn::Type::Path(path) => path.path.segments.last().map(|segment| segment.ident.to_string()),
        syn::Type::Reference(reference) => last_name(&reference.elem),
        _ => Some("?".to_owned()),
    }
}

/// Collects the mentions of subjects in a type.
#[derive(Default)]
struct Mentions(BTreeSet<String>);

impl<'ast> Visit<'ast> for Mentions {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        let last = path.segments.last().map(|last| last.ident.to_string());
        self.0.extend(last.filter(|name| SUBJECTS.contains(&name.as_str())));
        syn::visit::visit_path(self, path);
    }
}

/// Collects the names that patterns bind.
#[derive(Default)]
struct Locals(BTreeSet<String>);

impl<'ast> Visit<'ast> for Locals {
    fn visit_pat_ident(&mut self, pattern: &'ast syn::PatIdent) {
        self.0.insert(pattern.ident.to_string());
        syn::visit::visit_pat_ident(self, pattern);
    }
}

/// Collects the calls of a body.
struct Calls {
    locals: BTreeSet<String>,
    calls: Vec<Call>,
}

impl Calls {
    fn add(&mut self, call: Call) {
        if !self.calls.contains(&call) {
            self.calls.push(call);
        }
    }
}

impl<'ast> Visit<'ast> for Calls {
    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        if let syn::Expr::Path(path) = &*call.func
            && let Some(name) = path.path.get_ident()
        {
            self.add(Call::Free(name.to_string()));
        }
        syn::visit::visit_expr_call(self, call);
    }

    /// Collects paths that are called or passed as a value; locals may have the names of functions, too.
    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        let names: Vec<String> = path.path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        match names.as_slice() {
            [name] if self.locals.contains(name) => {}
            [name] => self.add(Call::Free(name.clone())),
            [.., qualifier, name] if qualifier == "Self" => self.add(Call::Own(name.clone())),
            [.., qualifier, name] if ["self", "super", "crate"].contains(&qualifier.as_str()) => {
                self.add(Call::Free(name.clone()));
            }
            [.., qualifier, name] => self.add(Call::Of(qualifier.clone(), name.clone())),
            [] => {}
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let name = call.method.to_string();
        if DEEPER.contains(&name.as_str()) {
            return;
        }
        let own = matches!(&*call.receiver, syn::Expr::Path(path) if path.path.is_ident("self"));
        self.add(if own { Call::Own(name) } else { Call::Method(name) });
        syn::visit::visit_expr_method_call(self, call);
    }

    /// Parses the arguments of a macro, which mostly are expressions.
    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        let parser = syn::punctuated::Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated;
        if let Ok(arguments) = call.parse_body_with(parser) {
            arguments.iter().for_each(|argument| self.visit_expr(argument));
        } else if let Ok(scrutinee) = call.parse_body_with(|input: syn::parse::ParseStream<'_>| {
            let scrutinee: syn::Expr = input.parse()?;
            input.parse::<proc_macro2::TokenStream>()?;
            Ok(scrutinee)
        }) {
            self.visit_expr(&scrutinee);
        }
    }
}
