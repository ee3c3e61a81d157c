//! Pattern model to PDL dialect text, byte for byte as `mlir-opt` prints it.
//!
//! Types and attributes are printed as the model spells them; [`WriteOptions::respell`] can convert them to
//! the text that upstream prints.

use std::borrow::Cow;
use std::fmt::Write;

use legalize_pattern_model::{
    Action, Arg, AttributeEntry, Constraint, Kind, Match, NativeResult, Origins, Pattern, PatternFile,
    Replacement, ResultTypes, Site, Sym,
};
use legalize_source::{Diagnostics, Reported, Span};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::alias::{Aliases, Loc, LocText, Locations, PatternLocations};
use crate::check::check_pdl;
use crate::express::{Express, Origin, as_pdl, like};
use crate::spell::Respell;
use crate::text::{push_quoted, symbol};

/// Options of the printer of PDL text.
#[derive(Clone, Copy, Default)]
#[non_exhaustive]
pub struct WriteOptions<'a> {
    /// Prints these locations, as `mlir-pdll -x mlir` does; none if absent, as `mlir-opt` does.
    pub locations: Option<&'a Locations>,
    /// Drops the bodies of natives without an error, as `mlir-pdll -x mlir` does.
    pub drop_native_bodies: bool,
    /// Prints exactly what upstream prints even where upstream cannot read that back: it takes the result of
    /// an operation after `pdl.replace` for another operand. Otherwise an empty `{}` is printed in between.
    pub exact: bool,
    /// Spells a type (`true`) or attribute as upstream prints it; the text is unchanged if `None` is
    /// returned.
    pub respell: Option<Respell<'a>>,
    /// Returns the place of a part of the file that PDL cannot express; the file's own place is used if it
    /// returns `None`.
    pub span_of: Option<&'a dyn Fn(Site) -> Option<Span>>,
}

legalize_source::settings! { impl WriteOptions<'_> }

/// Prints all patterns that PDL can express as one module; the others are errors that name the construct. The
/// printed text is read back; a pattern for which this fails is an error, too.
pub fn write_pdl(file: &PatternFile, origins: &Origins, options: &WriteOptions<'_>) -> Reported<String> {
    let mut diagnostics = Diagnostics::new();
    let mut symbols = FxHashSet::default();
    let mut patterns = Vec::with_capacity(file.patterns.len());
    for (at, pattern) in file.patterns.iter().enumerate() {
        let native_bodies = options.drop_native_bodies;
        let exact = options.exact;
        let span_of = options.span_of;
        let mut express =
            Express { file, origins, at, native_bodies, exact, span_of, diagnostics: &mut diagnostics };
        if express.run() {
            let name = pattern.name.as_deref().map(|name| unique(name, &mut symbols));
            patterns.push((at, name));
        }
    }
    let mut aliases = Aliases::new();
    loop {
        let text = write_patterns(file, &patterns, options, &mut aliases);
        match aliases.again() {
            Ok(next) => aliases = next,
            Err(done) => {
                let mut text = done.before().to_owned() + &text;
                let files = options.locations.map_or(&[][..], |locations| &locations.files);
                done.after(files, &mut text);
                // The caller completes exact text and checks it then.
                if !options.exact {
                    for fault in check_pdl(&text) {
                        let at =
                            fault.pattern.and_then(|pattern| patterns.get(pattern)).map_or(0, |(at, _)| *at);
                        diagnostics.push(origins.label(file, Site::Pattern(at), fault.diagnostic(), ""));
                    }
                }
                return Reported::new(text, diagnostics);
            }
        }
    }
}

fn write_patterns(
    file: &PatternFile,
    patterns: &[(usize, Option<String>)],
    options: &WriteOptions<'_>,
    aliases: &mut Aliases,
) -> String {
    let mut out = String::from("module {\n");
    let mut place = Placer { locations: options.locations, aliases };
    let end = place.location(|locations| locations.module);
    for (at, name) in patterns {
        let (shared, origin) = as_pdl(&file.patterns[*at]);
        let mut writer = Writer {
            options,
            pattern: &shared,
            origin,
            of: options.locations.and_then(|locations| locations.patterns.get(*at)),
            names: FxHashMap::default(),
            next: 0,
            place: &mut place,
            out: &mut out,
        };
        writer.pattern(name.as_deref());
    }
    let _ = writeln!(out, "}}{end}");
    out
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

/// Requests aliases of locations.
struct Placer<'a> {
    locations: Option<&'a Locations>,
    aliases: &'a mut Aliases,
}

impl Placer<'_> {
    fn location(&mut self, of: impl FnOnce(&Locations) -> Option<Loc>) -> LocText {
        match self.locations {
            Some(locations) => self.aliases.location(&locations.files, of(locations)),
            None => LocText::None,
        }
    }
}

/// SSA name of a symbol: the number, and the index among several results.
#[derive(Clone, Copy)]
struct Bound {
    number: usize,
    result: Option<usize>,
    kind: Kind,
}

struct Writer<'p, 'a, 'l> {
    options: &'a WriteOptions<'a>,
    pattern: &'p Pattern,
    /// Origin of the match statements.
    origin: Origin,
    /// The pattern's locations.
    of: Option<&'a PatternLocations>,
    names: FxHashMap<&'p str, Bound>,
    next: usize,
    place: &'a mut Placer<'l>,
    out: &'a mut String,
}

impl<'p> Writer<'p, '_, '_> {
    fn pattern(&mut self, name: Option<&str>) {
        let pattern = self.pattern;
        self.out.push_str("  pdl.pattern");
        if let Some(name) = name {
            self.out.push(' ');
            self.out.push_str(&symbol(name));
        }
        let _ = writeln!(self.out, " : benefit({}) {{", pattern.benefit);
        let of = self.of;
        let end = self.place.location(|_| of?.pattern);
        for (at, statement) in pattern.matches.iter().enumerate() {
            let at = self.origin.of(at);
            let loc = self.place.location(|_| of?.matches.get(at?).copied().flatten());
            self.out.push_str("    ");
            self.bind(&statement.defines());
            self.statement(statement);
            let _ = writeln!(self.out, "{loc}");
        }
        self.out.push_str("    rewrite");
        if let Some(root) = &pattern.root {
            self.out.push(' ');
            self.name(root);
        }
        self.out.push_str(" {\n");
        let rewrite_end = self.place.location(|_| of?.rewrite);
        for (at, action) in pattern.rewrite.iter().enumerate() {
            let loc = self.place.location(|_| of?.actions.get(at).copied().flatten());
            self.out.push_str("      ");
            self.bind(&action.defines());
            self.action(action);
            let binds_next = pattern.rewrite.get(at + 1).is_some_and(|next| !next.defines().is_empty());
            let with_values = matches!(action, Action::Replace { with: Replacement::Values(_), .. });
            if with_values && binds_next && !self.options.exact && self.of.is_none() {
                self.out.push_str(" {}");
            }
            let _ = writeln!(self.out, "{loc}");
        }
        let _ = writeln!(self.out, "    }}{rewrite_end}\n  }}{end}");
    }

    fn statement(&mut self, statement: &Match) {
        match statement {
            Match::Type { value, .. } => {
                self.text("type");
                self.constant(value.as_deref());
            }
            Match::Types { values, .. } => {
                self.text("types");
                self.types_constant(values.as_deref());
            }
            Match::Attribute { ty, value, .. } => {
                self.text("attribute");
                self.typed(ty.as_ref());
                self.attribute(value.as_deref());
            }
            Match::Operand { ty, .. } => {
                self.text("operand");
                self.typed(ty.as_ref());
            }
            // With elements it is refused before.
            Match::Operands { types, .. } => {
                self.text("operands");
                self.typed(types.as_ref());
            }
            Match::Operation { name, operands, attributes, results, .. } => {
                self.operation(name.as_deref(), operands, attributes, results);
            }
            Match::Result { op, index, .. } => self.result(op, *index),
            Match::Results { op, index, single, .. } => self.results(op, *index, *single),
            Match::Constraint(Constraint::Native { name, args, results, negated, .. }) => {
                self.text("apply_native_constraint ");
                self.call(name, args, results);
                if *negated {
                    self.text(" {isNegated = true}");
                }
            }
            // Refused or dropped before (`express`).
            Match::Successor { .. } | Match::Region { .. } | Match::Block { .. } | Match::Constraint(_) => {}
        }
    }

    fn action(&mut self, action: &'p Action) {
        match action {
            Action::Type { value, .. } => {
                self.text("type");
                self.constant(Some(value));
            }
            Action::Types { values, .. } => {
                self.text("types");
                self.types_constant(Some(values));
            }
            Action::Attribute { value, .. } => {
                self.text("attribute");
                self.attribute(Some(value));
            }
            Action::Range { kind, elements, .. } => match elements.as_slice() {
                [] => {
                    self.text("range : ");
                    self.text(type_of(*kind));
                }
                elements => {
                    self.text("range ");
                    self.list(elements.iter());
                    self.text(" ");
                }
            },
            Action::Operation { name, operands, attributes, results, .. } => {
                let pattern = self.pattern;
                let results = match results {
                    ResultTypes::Infer | ResultTypes::Defined => &[],
                    ResultTypes::Of(types) => types.as_slice(),
                    ResultTypes::Like(op) => like(pattern, op).unwrap_or_default(),
                };
                self.operation(Some(name), operands, attributes, results);
            }
            Action::Result { op, index, .. } => self.result(op, *index),
            Action::Results { op, index, single, .. } => self.results(op, *index, *single),
            Action::Replace { op, with } => {
                self.text("replace ");
                self.name(op);
                self.text(" with");
                match with {
                    Replacement::Operation(by) => {
                        self.text(" ");
                        self.name(by);
                    }
                    Replacement::Values(values) => self.arguments(values.iter()),
                }
            }
            Action::Erase { op } => {
                self.text("erase ");
                self.name(op);
            }
            Action::Native { name, args, results, .. } => {
                self.text("apply_native_rewrite ");
                self.call(name, args, results);
            }
            // Refused before (`express`).
            Action::Region { .. } | Action::Block { .. } | Action::InsertionPoint { .. } => {}
        }
    }

    fn text(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Names the results: `%0 = `, `%0:2 = `. The names bound here are not used by the rest of the line.
    fn bind(&mut self, defines: &[(&'p Sym, Kind)]) {
        let number = self.next;
        for (at, &(sym, kind)) in defines.iter().enumerate() {
            let result = (defines.len() > 1).then_some(at);
            self.names.insert(sym, Bound { number, result, kind });
        }
        let _ = match defines.len() {
            0 => return,
            1 => write!(self.out, "%{number} = "),
            count => write!(self.out, "%{number}:{count} = "),
        };
        self.next += 1;
    }

    fn name(&mut self, sym: &Sym) {
        let _ = match self.names.get(sym.as_str()) {
            Some(Bound { number, result: None, .. }) => write!(self.out, "%{number}"),
            Some(Bound { number, result: Some(result), .. }) => write!(self.out, "%{number}#{result}"),
            None => write!(self.out, "%<unbound>"),
        };
    }

    /// `%0, %1 : !pdl.value, !pdl.value`
    fn list<'s>(&mut self, syms: impl Iterator<Item = &'s Sym> + Clone) {
        for (at, sym) in syms.clone().enumerate() {
            if at > 0 {
                self.text(", ");
            }
            self.name(sym);
        }
        self.text(" : ");
        for (at, sym) in syms.enumerate() {
            if at > 0 {
                self.text(", ");
            }
            self.text(self.names.get(sym.as_str()).map_or("!pdl.value", |bound| type_of(bound.kind)));
        }
    }

    /// `(%0, %1 : !pdl.value, !pdl.value)`, or nothing.
    fn arguments<'s>(&mut self, syms: impl Iterator<Item = &'s Sym> + Clone) {
        if syms.clone().next().is_some() {
            self.text("(");
            self.list(syms);
            self.text(")");
        }
    }

    fn call(&mut self, name: &str, args: &[Arg], results: &[NativeResult]) {
        push_quoted(name, self.out);
        self.arguments(args.iter().filter_map(|arg| match arg {
            Arg::Ref(sym) => Some(sym),
            Arg::Text(_) => None,
        }));
        for (at, result) in results.iter().enumerate() {
            self.text(if at == 0 { " : " } else { ", " });
            self.text(type_of(result.kind));
        }
    }

    fn operation(
        &mut self,
        name: Option<&str>,
        operands: &[Sym],
        attributes: &[AttributeEntry],
        results: &[Sym],
    ) {
        self.text("operation");
        if let Some(name) = name {
            self.text(" ");
            push_quoted(name, self.out);
        }
        self.arguments(operands.iter());
        self.text(" ");
        for (at, entry) in attributes.iter().enumerate() {
            self.text(if at == 0 { " {" } else { ", " });
            push_quoted(&entry.name, self.out);
            self.text(" = ");
            self.name(&entry.value);
        }
        if !attributes.is_empty() {
            self.text("}");
        }
        if !results.is_empty() {
            self.text(" -> ");
            self.arguments(results.iter());
        }
    }

    /// PDL keeps the index as a number of 32 bits with a sign.
    fn result(&mut self, op: &Sym, index: u32) {
        let _ = write!(self.out, "result {} of ", index.cast_signed());
        self.name(op);
    }

    fn results(&mut self, op: &Sym, index: Option<u32>, single: bool) {
        self.text("results ");
        if let Some(index) = index {
            let _ = write!(self.out, "{} ", index.cast_signed());
        }
        self.text("of ");
        self.name(op);
        match index {
            Some(_) => {
                self.text("  -> ");
                self.text(type_of(if single { Kind::Value } else { Kind::ValueRange }));
            }
            None => self.text(" "),
        }
    }

    fn attribute(&mut self, value: Option<&str>) {
        if let Some(value) = value {
            self.text(" = ");
            self.literal(value, false);
        }
    }

    fn typed(&mut self, ty: Option<&Sym>) {
        if let Some(ty) = ty {
            self.text(" : ");
            self.name(ty);
        }
    }

    fn constant(&mut self, value: Option<&str>) {
        if let Some(value) = value {
            self.text(" : ");
            self.literal(value, true);
        }
    }

    fn types_constant(&mut self, values: Option<&[String]>) {
        let Some(values) = values else { return };
        self.text(" : [");
        for (at, value) in values.iter().enumerate() {
            if at > 0 {
                self.text(", ");
            }
            self.literal(value, true);
        }
        self.text("]");
    }

    fn literal(&mut self, text: &str, is_type: bool) {
        let respelled = self.options.respell.and_then(|respell| respell(text, is_type));
        let text = respelled.map_or(Cow::Borrowed(text), Cow::Owned);
        let text = self.place.aliases.literal(text, is_type);
        self.out.push_str(&text);
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
