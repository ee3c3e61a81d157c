//! Pattern model to PDL dialect text, byte for byte as `mlir-opt` prints it.
//!
//! Types and attributes are printed as the model spells them; [`WriteOptions::respell`] can bring them into
//! the form that upstream prints.

use std::fmt::Write;

use legalize_pattern_model::{
    Action, Arg, AttributeEntry, Constraint, Kind, Match, NativeResult, Origins, Pattern, PatternFile,
    Replacement, ResultTypes, Sym,
};
use legalize_source::Diagnostics;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::alias::{Aliases, Loc, Locations, PatternLocations};
use crate::express::{Express, as_pdl, like};
use crate::spell::Respell;
use crate::text::{quoted, symbol};

/// How PDL text is printed.
#[derive(Clone, Copy, Default)]
pub struct WriteOptions<'a> {
    /// Prints these locations, as `mlir-pdll -x mlir` does; none if absent, as `mlir-opt` does.
    pub locations: Option<&'a Locations>,
    /// Leaves the bodies of natives behind without an error, as `mlir-pdll -x mlir` does.
    pub drop_native_bodies: bool,
    /// Prints exactly what upstream prints even where upstream cannot read that back: it takes the result of
    /// an operation after `pdl.replace` for another operand. Otherwise an empty `{}` stands between.
    pub exact: bool,
    /// Spells a type (`true`) or attribute as upstream prints it; the text stays as it is without an answer.
    pub respell: Option<Respell<'a>>,
}

/// Prints all patterns that PDL can express as one module; the others are errors that name the construct.
pub fn write_pdl(file: &PatternFile, origins: &Origins, options: &WriteOptions<'_>) -> (String, Diagnostics) {
    let mut diagnostics = Diagnostics::new();
    let mut aliases = Aliases::default();
    let module = options.locations.map(|locations| aliases.location(locations.module.as_ref()));
    let mut body = String::new();
    let mut symbols = FxHashSet::default();
    for (at, pattern) in file.patterns.iter().enumerate() {
        let native_bodies = options.drop_native_bodies;
        let exact = options.exact;
        let mut express = Express { file, origins, at, native_bodies, exact, diagnostics: &mut diagnostics };
        if !express.run() {
            continue;
        }
        let (shared, origin) = as_pdl(pattern);
        let name = pattern.name.as_deref().map(|name| unique(name, &mut symbols));
        let locations =
            options.locations.map(|locations| locations.patterns.get(at).cloned().unwrap_or_default());
        let mut writer = Writer {
            options,
            pattern: &shared,
            origin,
            locations,
            kinds: shared.kinds(),
            names: FxHashMap::default(),
            next: 0,
            aliases: &mut aliases,
            out: &mut body,
        };
        writer.pattern(name.as_deref());
    }
    let text =
        format!("{}module {{\n{body}}}{}\n{}", aliases.before(), module.unwrap_or_default(), aliases.after());
    (text, diagnostics)
}

/// A name that no earlier pattern of the module has.
fn unique(name: &str, taken: &mut FxHashSet<String>) -> String {
    let mut candidate = name.to_owned();
    let mut number = 0usize;
    while !taken.insert(candidate.clone()) {
        candidate = format!("{name}_{number}");
        number += 1;
    }
    candidate
}

struct Writer<'a> {
    options: &'a WriteOptions<'a>,
    pattern: &'a Pattern,
    /// For each match statement its index before symbols were shared.
    origin: Vec<Option<usize>>,
    locations: Option<PatternLocations>,
    kinds: std::collections::BTreeMap<Sym, Kind>,
    names: FxHashMap<Sym, String>,
    next: usize,
    aliases: &'a mut Aliases,
    out: &'a mut String,
}

impl Writer<'_> {
    fn pattern(&mut self, name: Option<&str>) {
        let pattern = self.pattern;
        let name = name.map(|name| format!(" {}", symbol(name))).unwrap_or_default();
        let _ = writeln!(self.out, "  pdl.pattern{name} : benefit({}) {{", pattern.benefit);
        let place = self.locations.as_ref().map(|locations| locations.pattern.clone());
        let end = place.map(|loc| self.aliases.location(loc.as_ref())).unwrap_or_default();
        for (at, statement) in pattern.matches.iter().enumerate() {
            let text = self.statement(statement);
            let loc = |locations: &PatternLocations, at: usize| locations.matches.get(at).cloned().flatten();
            let loc = self
                .locations
                .as_ref()
                .map(|locations| self.origin.get(at).copied().flatten().and_then(|at| loc(locations, at)));
            self.line(4, &text, loc);
        }
        let root = pattern.root.as_ref().map(|root| format!(" {}", self.name(root))).unwrap_or_default();
        let _ = writeln!(self.out, "    rewrite{root} {{");
        let place = self.locations.as_ref().map(|locations| locations.rewrite.clone());
        let rewrite_end = place.map(|loc| self.aliases.location(loc.as_ref())).unwrap_or_default();
        for (at, action) in pattern.rewrite.iter().enumerate() {
            let mut text = self.action(action);
            let binds_next = pattern.rewrite.get(at + 1).is_some_and(|next| !next.defines().is_empty());
            let with_values = matches!(action, Action::Replace { with: Replacement::Values(_), .. });
            if with_values && binds_next && !self.options.exact && self.locations.is_none() {
                text.push_str(" {}");
            }
            let loc = self.locations.as_ref().map(|locations| locations.actions.get(at).cloned().flatten());
            self.line(6, &text, loc);
        }
        let _ = writeln!(self.out, "    }}{rewrite_end}\n  }}{end}");
    }

    fn line(&mut self, indent: usize, text: &str, loc: Option<Option<Loc>>) {
        let loc = loc.map(|loc| self.aliases.location(loc.as_ref())).unwrap_or_default();
        let _ = writeln!(self.out, "{:indent$}{text}{loc}", "");
    }

    fn statement(&mut self, statement: &Match) -> String {
        let text = match statement {
            Match::Type { value, .. } => format!("type{}", self.constant(value.as_deref(), true)),
            Match::Types { values, .. } => format!("types{}", self.types_constant(values.as_deref())),
            Match::Attribute { ty, value, .. } => self.attribute(ty.as_ref(), value.as_deref()),
            Match::Operand { ty, .. } => format!("operand{}", self.typed(ty.as_ref())),
            Match::Operands { types, .. } => format!("operands{}", self.typed(types.as_ref())),
            Match::Operation { name, operands, attributes, results, .. } => {
                self.operation(name.as_deref(), operands, attributes, results)
            }
            Match::Result { op, index, .. } => format!("result {index} of {}", self.name(op)),
            Match::Results { op, index, single, .. } => self.results(op, *index, *single),
            Match::Constraint(Constraint::Native { name, args, results, negated, .. }) => {
                let negated = if *negated { " {isNegated = true}" } else { "" };
                let call = self.call(args, results);
                format!("apply_native_constraint {}{call}{negated}", quoted(name))
            }
            // Refused or dropped before (`express`).
            Match::Successor { .. } | Match::Region { .. } | Match::Constraint(_) => String::new(),
        };
        self.bind(statement.defines(), text)
    }

    fn action(&mut self, action: &Action) -> String {
        let text = match action {
            Action::Type { value, .. } => format!("type{}", self.constant(Some(value), true)),
            Action::Types { values, .. } => format!("types{}", self.types_constant(Some(values))),
            Action::Attribute { value, .. } => self.attribute(None, Some(value)),
            Action::Range { kind, elements, .. } => match elements.as_slice() {
                [] => format!("range : {}", type_of(*kind)),
                elements => {
                    let (names, types) = self.list(elements);
                    format!("range {names} : {types} ")
                }
            },
            Action::Operation { name, operands, attributes, results, .. } => {
                let pattern = self.pattern;
                let results = match results {
                    ResultTypes::Infer => &[],
                    ResultTypes::Of(types) => types.as_slice(),
                    ResultTypes::Like(op) => like(pattern, op).unwrap_or_default(),
                };
                self.operation(Some(name), operands, attributes, results)
            }
            Action::Result { op, index, .. } => format!("result {index} of {}", self.name(op)),
            Action::Results { op, index, single, .. } => self.results(op, *index, *single),
            Action::Replace { op, with: Replacement::Operation(by) } => {
                format!("replace {} with {}", self.name(op), self.name(by))
            }
            Action::Replace { op, with: Replacement::Values(values) } => {
                format!("replace {} with{}", self.name(op), self.arguments(values))
            }
            Action::Erase { op } => format!("erase {}", self.name(op)),
            Action::Native { name, args, results, .. } => {
                let call = self.call(args, results);
                format!("apply_native_rewrite {}{call}", quoted(name))
            }
        };
        self.bind(action.defines(), text)
    }

    /// Names the results and puts them before the operation.
    fn bind(&mut self, defines: Vec<(&Sym, Kind)>, text: String) -> String {
        let number = self.next;
        match defines.as_slice() {
            [] => return text,
            [(sym, _)] => {
                self.names.insert((*sym).clone(), format!("%{number}"));
            }
            several => {
                for (at, (sym, _)) in several.iter().enumerate() {
                    self.names.insert((*sym).clone(), format!("%{number}#{at}"));
                }
            }
        }
        self.next += 1;
        match defines.len() {
            1 => format!("%{number} = {text}"),
            count => format!("%{number}:{count} = {text}"),
        }
    }

    fn name(&self, sym: &Sym) -> &str {
        self.names.get(sym).map_or("%<unbound>", String::as_str)
    }

    fn list(&self, syms: &[Sym]) -> (String, String) {
        let names: Vec<&str> = syms.iter().map(|sym| self.name(sym)).collect();
        let types: Vec<&str> =
            syms.iter().map(|sym| self.kinds.get(sym).map_or("!pdl.value", |&kind| type_of(kind))).collect();
        (names.join(", "), types.join(", "))
    }

    /// `(%0, %1 : !pdl.value, !pdl.value)`, or nothing.
    fn arguments(&self, syms: &[Sym]) -> String {
        if syms.is_empty() {
            return String::new();
        }
        let (names, types) = self.list(syms);
        format!("({names} : {types})")
    }

    fn call(&self, args: &[Arg], results: &[NativeResult]) -> String {
        let refs: Vec<Sym> = args
            .iter()
            .filter_map(|arg| match arg {
                Arg::Ref(sym) => Some(sym.clone()),
                Arg::Text(_) => None,
            })
            .collect();
        let mut text = self.arguments(&refs);
        if !results.is_empty() {
            let types: Vec<&str> = results.iter().map(|result| type_of(result.kind)).collect();
            text.push_str(&format!(" : {}", types.join(", ")));
        }
        text
    }

    fn operation(
        &self,
        name: Option<&str>,
        operands: &[Sym],
        attributes: &[AttributeEntry],
        results: &[Sym],
    ) -> String {
        let mut text = "operation".to_owned();
        if let Some(name) = name {
            text.push_str(&format!(" {}", quoted(name)));
        }
        text.push_str(&self.arguments(operands));
        text.push(' ');
        if !attributes.is_empty() {
            let entries: Vec<String> = attributes
                .iter()
                .map(|entry| format!("{} = {}", quoted(&entry.name), self.name(&entry.value)))
                .collect();
            text.push_str(&format!(" {{{}}}", entries.join(", ")));
        }
        if !results.is_empty() {
            text.push_str(&format!(" -> {}", self.arguments(results)));
        }
        text
    }

    fn results(&self, op: &Sym, index: Option<u32>, single: bool) -> String {
        let op = self.name(op);
        match index {
            Some(index) => {
                let kind = if single { Kind::Value } else { Kind::ValueRange };
                format!("results {index} of {op}  -> {}", type_of(kind))
            }
            None => format!("results of {op} "),
        }
    }

    fn attribute(&mut self, ty: Option<&Sym>, value: Option<&str>) -> String {
        let ty = self.typed(ty);
        let value = value.map(|value| format!(" = {}", self.spelled(value, false))).unwrap_or_default();
        format!("attribute{ty}{value}")
    }

    fn typed(&self, ty: Option<&Sym>) -> String {
        ty.map(|ty| format!(" : {}", self.name(ty))).unwrap_or_default()
    }

    fn constant(&mut self, value: Option<&str>, ty: bool) -> String {
        value.map(|value| format!(" : {}", self.spelled(value, ty))).unwrap_or_default()
    }

    fn types_constant(&mut self, values: Option<&[String]>) -> String {
        let Some(values) = values else { return String::new() };
        let values: Vec<String> = values.iter().map(|value| self.spelled(value, true)).collect();
        format!(" : [{}]", values.join(", "))
    }

    fn spelled(&mut self, text: &str, ty: bool) -> String {
        let respelled = self.options.respell.and_then(|respell| respell(text, ty));
        self.aliases.replace(respelled.as_deref().unwrap_or(text))
    }
}

/// The PDL type of a symbol.
pub(crate) fn type_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Operation => "!pdl.operation",
        Kind::Value => "!pdl.value",
        Kind::ValueRange => "!pdl.range<value>",
        Kind::Type => "!pdl.type",
        Kind::TypeRange => "!pdl.range<type>",
        Kind::Attribute => "!pdl.attribute",
        // Refused before (`express`).
        Kind::Block | Kind::Region => "!pdl.value",
    }
}
