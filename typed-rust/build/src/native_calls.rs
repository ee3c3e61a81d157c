//! The natives that the patterns of a file call and that Rust must implement.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use legalize_conversion::{ArrangedArg, ArrangedCall, Natives, expression_native};
use legalize_ir::{Arity, Context};
use legalize_ods::OdsModule;
use legalize_pattern_model::{
    Action, Arg, Constraint, Kind, Match, Native, NativeResult, Pattern, PatternFile, Predicate, Sym,
};

use crate::names::camel;
use crate::native_trait::{Needed, Taken};

/// Collects the natives by name: those that can neither be evaluated nor are known, and those of `wanted`.
/// The context knows the definitions of `modules`; attributes of the dialects in `views` have views in these
/// Rust modules.
pub(crate) fn collect(
    wanted: &[String],
    views: &[(String, String)],
    ctx: &Context,
    modules: &[OdsModule],
    model: &PatternFile,
    natives: &Natives,
) -> Vec<Needed> {
    let mut calls = Calls { wanted, ctx, model, natives, found: BTreeMap::new() };
    for pattern in &model.patterns {
        let symbols = Symbols::of(pattern, modules, views);
        for statement in &pattern.matches {
            match statement {
                Match::Constraint(Constraint::Native { name, args, results, .. }) => {
                    let native = calls.declared(name);
                    calls.add(&symbols, &Call { name, native, is_rewrite: false, args, results });
                }
                Match::Constraint(Constraint::Predicate { tree, subject, args, .. }) => {
                    let args: Vec<Arg> =
                        std::iter::once(Arg::Ref(subject.clone())).chain(args.iter().cloned()).collect();
                    calls.add_predicate(&symbols, tree, &args);
                }
                _ => {}
            }
        }
        for action in &pattern.rewrite {
            if let Action::Native { name, args, results, .. } = action {
                let native = calls.declared(name);
                calls.add(&symbols, &Call { name, native, is_rewrite: true, args, results });
            }
        }
    }
    calls.found.into_values().collect()
}

/// Natives of declarative rules that give an optional part of an operation, which may be absent.
const OPTIONAL: &[&str] = &["drr.attribute_or_null", "drr.optional_value"];

/// The symbols of a pattern.
struct Symbols {
    kinds: BTreeMap<Sym, Kind>,
    /// Symbols that may be absent, and symbols that may be absent where they are used.
    optional: BTreeSet<Sym>,
    /// Paths of the views of attributes.
    views: BTreeMap<Sym, Rc<str>>,
}

impl Symbols {
    fn of(pattern: &Pattern, modules: &[OdsModule], views: &[(String, String)]) -> Self {
        let mut optional = BTreeSet::new();
        let mut bound = |name: &str, results: &[NativeResult]| {
            if OPTIONAL.contains(&name) {
                optional.extend(results.iter().map(|result| result.id.clone()));
            }
        };
        for statement in &pattern.matches {
            if let Match::Constraint(Constraint::Native { name, results, .. }) = statement {
                bound(name, results);
            }
        }
        for action in &pattern.rewrite {
            if let Action::Native { name, results, .. } = action {
                bound(name, results);
            }
        }
        for action in &pattern.rewrite {
            let Action::Operation { name, operands, attributes, .. } = action else { continue };
            let defs = modules.iter().rev().flat_map(|module| &module.ops);
            let Some(def) = defs.into_iter().find(|def| def.name == *name) else { continue };
            let is_optional =
                |name: &str| def.attributes.iter().any(|attr| attr.name == name && attr.optional);
            let attributes = attributes.iter().filter(|entry| is_optional(&entry.name));
            optional.extend(attributes.map(|entry| entry.value.clone()));
            if operands.len() == def.operands.len() {
                let groups = operands.iter().zip(&def.operands);
                let groups = groups.filter(|(_, operand)| operand.arity == Arity::Optional);
                optional.extend(groups.map(|(symbol, _)| symbol.clone()));
            }
        }
        Symbols { kinds: pattern.kinds(), optional, views: views_of(pattern, modules, views) }
    }

    /// The type of a symbol of this kind.
    fn taken(&self, symbol: &Sym, kind: Kind) -> Taken {
        let is_single = matches!(kind, Kind::Attribute | Kind::Value);
        let taken = match self.views.get(symbol) {
            Some(path) if kind == Kind::Attribute => Taken::View(path.clone()),
            _ => Taken::Kind(kind),
        };
        if is_single && self.optional.contains(symbol) { taken.or_absent() } else { taken }
    }
}

/// The paths of the views of a pattern's attributes.
fn views_of(pattern: &Pattern, modules: &[OdsModule], views: &[(String, String)]) -> BTreeMap<Sym, Rc<str>> {
    let mut found = BTreeMap::new();
    if views.is_empty() {
        return found;
    }
    let mut add = |op: &str, name: &str, symbol: &Sym| {
        found.extend(view_of(modules, views, op, name).map(|path| (symbol.clone(), path)));
    };
    let mut ops: BTreeMap<&Sym, &str> = BTreeMap::new();
    for statement in &pattern.matches {
        match statement {
            Match::Operation { id, name: Some(op), attributes, .. } => {
                ops.insert(id, op);
                attributes.iter().for_each(|entry| add(op, &entry.name, &entry.value));
            }
            // A declarative rule reads an optional attribute, or one with a default, in this way.
            Match::Constraint(Constraint::Native { args, results, .. }) => {
                if let ([Arg::Ref(of), Arg::Text(name), ..], [result]) = (args.as_slice(), results.as_slice())
                    && let Some(op) = ops.get(of)
                {
                    add(op, name, &result.id);
                }
            }
            _ => {}
        }
    }
    for action in &pattern.rewrite {
        if let Action::Operation { name: op, attributes, .. } = action {
            attributes.iter().for_each(|entry| add(op, &entry.name, &entry.value));
        }
    }
    found
}

/// Classes of builtin attributes that have views.
const BUILTIN: &[&str] = &[
    "ArrayAttr",
    "BoolAttr",
    "DenseBoolArrayAttr",
    "DenseF32ArrayAttr",
    "DenseF64ArrayAttr",
    "DenseI16ArrayAttr",
    "DenseI32ArrayAttr",
    "DenseI64ArrayAttr",
    "DenseI8ArrayAttr",
    "FlatSymbolRefAttr",
    "FloatAttr",
    "IntegerAttr",
    "StringAttr",
    "SymbolRefAttr",
    "TypeAttr",
    "UnitAttr",
];

/// The path of the view of an operation's attribute.
fn view_of(modules: &[OdsModule], views: &[(String, String)], op: &str, name: &str) -> Option<Rc<str>> {
    let def = modules.iter().rev().flat_map(|module| &module.ops).find(|def| def.name == op)?;
    let attribute = def.attributes.iter().find(|attribute| attribute.name == name)?;
    let class = &attribute.constraint.innermost().attr.as_ref()?.storage_type;
    let bare = |class: &str| class.trim().trim_start_matches("::").to_owned();
    if let Some(class) = bare(class).strip_prefix("mlir::").filter(|class| BUILTIN.contains(class)) {
        let (_, path) = views.iter().find(|(dialect, _)| dialect == "builtin")?;
        return Some(format!("{path}::{class}").into());
    }
    let known = modules.iter().rev().flat_map(|module| &module.attrs);
    let attr =
        known.into_iter().find(|attr| attr.mnemonic.is_some() && bare(&attr.cpp_class) == bare(class))?;
    let (_, path) = views.iter().find(|(dialect, _)| *dialect == attr.dialect.name)?;
    Some(format!("{path}::{}", camel(&attr.cpp_class_name)).into())
}

/// The calls that were found so far.
struct Calls<'a> {
    wanted: &'a [String],
    ctx: &'a Context,
    model: &'a PatternFile,
    natives: &'a Natives,
    found: BTreeMap<(String, bool), Needed>,
}

/// One call of a native.
struct Call<'c> {
    name: &'c str,
    native: Option<&'c Native>,
    is_rewrite: bool,
    args: &'c [Arg],
    results: &'c [NativeResult],
}

impl<'a> Calls<'a> {
    fn declared(&self, name: &str) -> Option<&'a Native> {
        self.model.natives.iter().find(|native| native.name == name)
    }

    /// Adds what a tree calls: each expression of it is resolved by itself.
    fn add_predicate(&mut self, symbols: &Symbols, tree: &Predicate, args: &[Arg]) {
        match tree {
            Predicate::Leaf(text) => {
                if self.natives.has_predicate(self.ctx, tree) {
                    return;
                }
                // It is resolved by the function that it calls, or by its exact text.
                let native = expression_native(text);
                let arranged = ArrangedCall::of(&native);
                let callee = arranged.as_ref().map(|call| call.callee.trim_start_matches("::"));
                let name = callee.unwrap_or(text.text.trim());
                let native = arranged.is_some().then_some(&native);
                self.add(symbols, &Call { name, native, is_rewrite: false, args, results: &[] });
            }
            Predicate::And(children) | Predicate::Or(children) => {
                children.iter().for_each(|child| self.add_predicate(symbols, child, args));
            }
            Predicate::Not(child) => self.add_predicate(symbols, child, args),
            Predicate::Concat { .. } => {
                self.add_predicate(symbols, &Predicate::expression(tree.to_cpp()), args);
            }
            Predicate::True | Predicate::False => {}
        }
    }

    fn add(&mut self, symbols: &Symbols, call: &Call<'_>) {
        let &Call { name, native, is_rewrite, args, results } = call;
        let known = if is_rewrite {
            self.natives.has_rewrite(self.ctx, name, native)
        } else {
            self.natives.has_constraint(self.ctx, name, native)
        };
        let arrangement = native.and_then(ArrangedCall::of);
        let mut name = native.and_then(|native| native.function.as_deref()).unwrap_or(name);
        if known && !is_wanted(self.wanted, name, arrangement.as_ref()) {
            return;
        }
        // Patterns of other files call the function, too; what can be evaluated is meant in this native
        // alone.
        if let Some(arrangement) = arrangement.as_ref().filter(|_| !known) {
            name = arrangement.callee.trim_start_matches("::");
        }
        let declared = |index: usize| native.and_then(|native| native.params.get(index)?.kind);
        let taken = |(index, arg): (usize, &Arg)| match arg {
            Arg::Ref(symbol) => {
                let kind = declared(index).or(symbols.kinds.get(symbol).copied());
                kind.map_or(Taken::Any, |kind| symbols.taken(symbol, kind))
            }
            Arg::Text(_) => Taken::Text,
        };
        let given: Vec<Taken> = args.iter().enumerate().map(taken).collect();
        // A text that counts its arguments counts them from zero, apart from the subject of a condition.
        let param = |index: usize| native.and_then(|native| native.params.get(index));
        let subjects = usize::from(param(0).is_some_and(|param| param.name == "_self"));
        let names = |index: usize| match param(index).map(|param| param.name.as_str()) {
            Some("") | None => format!("arg{}", index.saturating_sub(subjects)),
            Some(name) => name.to_owned(),
        };
        let (args, names) = match &arrangement {
            Some(arrangement) => in_order(arrangement, &given, &names),
            None => (given.clone(), (0..given.len()).map(names).collect()),
        };
        let of_call = results.iter().map(|result| symbols.taken(&result.id, result.kind));
        let results: Vec<Taken> = match native.map(|native| native.results.as_slice()) {
            Some(kinds) if !kinds.is_empty() && kinds.len() == results.len() => {
                let given = kinds.iter().zip(results);
                given.map(|(kind, result)| symbols.taken(&result.id, *kind)).collect()
            }
            Some(kinds) if !kinds.is_empty() => kinds.iter().copied().map(Taken::Kind).collect(),
            _ => of_call.collect(),
        };
        // Only a single result is converted from its view.
        let results = match results.len() {
            1 => results,
            _ => results.iter().map(Taken::unseen).collect(),
        };
        let text = native.and_then(|native| native.body.as_ref()).map(|body| body.text.clone());
        let entry = self.found.entry((name.to_owned(), is_rewrite)).or_insert_with(|| Needed {
            name: name.to_owned(),
            is_rewrite,
            text,
            names,
            args: Some(args.clone()),
            results: Some(results.clone()),
        });
        entry.meet(&args, &results);
    }
}

/// True if Rust implements a native although its text can be evaluated.
fn is_wanted(wanted: &[String], name: &str, arrangement: Option<&ArrangedCall>) -> bool {
    let callee = arrangement.map(|arrangement| arrangement.callee.trim_start_matches("::"));
    wanted.iter().map(|wanted| wanted.trim_start_matches("::")).any(|wanted| {
        wanted == name
            || callee.is_some_and(|callee| {
                callee == wanted || callee.strip_suffix(wanted).is_some_and(|head| head.ends_with("::"))
            })
    })
}

/// The arguments of a native, and their names, in the order of its text.
fn in_order(
    arrangement: &ArrangedCall,
    given: &[Taken],
    name: &dyn Fn(usize) -> String,
) -> (Vec<Taken>, Vec<String>) {
    let is_literal = |arg: &&ArrangedArg| matches!(arg, ArrangedArg::Literal(_));
    let several = arrangement.args.iter().filter(is_literal).count() > 1;
    let (mut order, mut literals) = (Vec::new(), 0);
    for arg in &arrangement.args {
        let own = |index: usize| (given.get(index).cloned().unwrap_or(Taken::Any), name(index));
        match arg {
            ArrangedArg::Arg(index) => order.push(own(*index)),
            ArrangedArg::From(first) => order.extend((*first..given.len()).map(own)),
            ArrangedArg::Root => order.push((Taken::Kind(Kind::Operation), "_self".to_owned())),
            ArrangedArg::Literal(value) => {
                let name = if several { format!("literal{literals}") } else { "literal".to_owned() };
                literals += 1;
                order.push((Taken::literal(value), name));
            }
            _ => order.push((Taken::Any, "arg".to_owned())),
        }
    }
    order.into_iter().unzip()
}
