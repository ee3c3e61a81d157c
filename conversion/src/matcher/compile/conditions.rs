//! Fixed types and attributes, equalities, and native constraints as guards.

use std::sync::Arc;

use legalize_ir::{Reason, Type};
use legalize_pattern_model::{Arg, Constraint, Kind, Match, Native, NativeResult, Predicate, Site};
use legalize_source::Diagnostic;

use super::shared::GuardArg;
use crate::matcher::compile::Compiler;
use crate::matcher::program::Guard;
use crate::matcher::program::position::{PosId, Position};
use crate::matcher::program::question::{Question, YES};
use crate::matcher::program::steps::{DeclaredBy, Expected, Ref};
use crate::natives::{Meaning, NativeValue, RequestedConstant, is_declared};
use crate::pattern::Part;

impl<'s, 'a> Compiler<'s, 'a> {
    /// Binds types and attributes with a given text that were not reached through an operand, result or
    /// attribute.
    pub(super) fn constants(&mut self) {
        for statement in &self.pattern.matches {
            match statement {
                Match::Type { id, value: Some(text) } if !self.bound.contains_key(id.as_str()) => {
                    let ty = self.type_of(text, self.site(id));
                    self.bound.insert(id, Ref::Const(ty.map_or(NativeValue::Null, NativeValue::Type)));
                }
                Match::Types { id, values: Some(texts) } if !self.bound.contains_key(id.as_str()) => {
                    let site = self.site(id);
                    let types: Vec<Type> = texts.iter().filter_map(|text| self.type_of(text, site)).collect();
                    self.bound.insert(id, Ref::Const(NativeValue::Types(types.into())));
                }
                Match::Attribute { id, ty, value: Some(text) } if !self.bound.contains_key(id.as_str()) => {
                    let typed = ty.as_deref().and_then(|ty| self.constant_type(ty));
                    let attr = self.attr_of(text, typed, self.site(id));
                    self.bound.insert(id, Ref::Const(attr.map_or(NativeValue::Null, NativeValue::Attr)));
                }
                _ => {}
            }
        }
    }

    pub(super) fn constraints(&mut self) {
        for (index, statement) in self.pattern.matches.iter().enumerate() {
            let Match::Constraint(constraint) = statement else { continue };
            let site = Site::Match(self.at, index);
            match constraint {
                Constraint::Native { name, args, results, negated, .. } => {
                    self.native_constraint(site, name, args, results, *negated);
                }
                Constraint::Predicate { tree, subject, args, summary, .. } => {
                    self.predicate(site, tree, subject, args, summary);
                }
                Constraint::Equal { left, right, negated } => self.equal(site, left, right, *negated),
            }
        }
    }

    fn equal(&mut self, site: Site, left: &'a str, right: &'a str, negated: bool) {
        if !negated {
            match (self.bound.get(left).cloned(), self.bound.get(right).cloned()) {
                (Some(known), None) => {
                    self.bound.insert(right, known);
                    return;
                }
                (None, Some(known)) => {
                    self.bound.insert(left, known);
                    return;
                }
                _ => {}
            }
        }
        let (Some(left), Some(right)) = (self.lookup(left, site), self.lookup(right, site)) else { return };
        if let (Ref::Pos(left, _), Ref::Pos(right, _), false) = (&left, &right, negated)
            && left == right
        {
            return;
        }
        self.same(left, right, negated, Part::of(site));
    }

    /// Adds a guard that two entities are equal.
    fn same(&mut self, left: Ref, right: Ref, negated: bool, part: Option<Part>) {
        self.guards.push(Guard {
            run: Arc::new(|call| match call.args {
                [left, right] if left == right => Ok(crate::natives::NativeValues::new()),
                _ => Err("two entities that must be equal differ".into()),
            }),
            args: vec![left, right],
            results: Vec::new(),
            negated,
            shared: None,
            depends: None,
            part,
            is_non_local: false,
            summary: Arc::from(if negated {
                "two entities must differ"
            } else {
                "two entities must be equal"
            }),
        });
    }

    /// The arguments of a call.
    pub(crate) fn args(&mut self, args: &'a [Arg], site: Site) -> Option<Vec<Ref>> {
        args.iter()
            .map(|arg| match arg {
                Arg::Ref(sym) => self.lookup(sym, site),
                Arg::Text(text) => Some(Ref::Const(NativeValue::Text(Arc::from(text.as_str())))),
            })
            .collect()
    }

    /// Binds the results of a native.
    pub(crate) fn native_results(
        &mut self,
        native: Option<&Native>,
        results: &'a [NativeResult],
    ) -> Vec<(u16, Expected)> {
        let by = match native.filter(|native| is_declared(native)) {
            None => DeclaredBy::Nothing,
            Some(native) if native.body.is_some() => DeclaredBy::Text,
            Some(_) => DeclaredBy::Function,
        };
        results
            .iter()
            .map(|result| {
                let local = self.new_local();
                self.bound.insert(&result.id, Ref::Local(local));
                (local, Expected { kind: result.kind, by })
            })
            .collect()
    }

    /// Reports a function whose types are not those of the native that it is registered for.
    pub(crate) fn check_signature(
        &mut self,
        site: Site,
        is_rewrite: bool,
        name: &str,
        meaning: &Meaning,
        args: &'a [Arg],
        results: &'a [NativeResult],
    ) {
        let bound: Vec<Kind> = results.iter().map(|result| result.kind).collect();
        let given = || args.iter().map(|arg| self.given_type(arg)).collect();
        let Some((signature, why)) = meaning.mismatch(is_rewrite, given, &bound) else {
            return;
        };
        let what = if is_rewrite { "rewrite" } else { "constraint" };
        let message = format!("native {what} '{name}' is registered with other types: {why}");
        let mut diagnostic = Diagnostic::error("convert::native_signature", message).with_help(format!(
            "the function is registered as {signature}; register it with the types of the declaration, or correct that"
        ));
        if let Some((index, _)) = self.native(name)
            && let Some(span) = self.origins().span(self.file(), Site::Native(index))
        {
            diagnostic = diagnostic.with_label(span, "declared here");
        }
        self.report(site, diagnostic, "called here");
    }

    fn native_constraint(
        &mut self,
        site: Site,
        name: &'a str,
        args: &'a [Arg],
        results: &'a [NativeResult],
        negated: bool,
    ) {
        let declared = self.native(name);
        let meaning = self.meaning(name, args, results);
        let natives = self.natives.clone();
        let run = match meaning.constraint(self.shared.ctx, &natives) {
            Ok(run) => {
                if let Some(why) = self.never_evaluates(&meaning, args) {
                    self.unresolved(site, "constraint", name, declared, Some(why));
                }
                Some(run)
            }
            Err(why) => {
                self.unresolved(site, "constraint", name, declared, why);
                None
            }
        };
        self.check_signature(site, false, name, &meaning, args, results);
        if run.is_some() && !negated && self.read_attribute(&meaning, args, results) {
            return;
        }
        let args = self.args(args, site).map(|args| self.seen_by(meaning.is_of_types(), args));
        let asked = run.as_ref().and_then(|_| meaning.requested_constant(&natives));
        if let (Some(asked), Some(args), false) = (asked, &args, negated)
            && self.request_constant(asked, args, results)
        {
            return;
        }
        // A result of the constraint may occur in an operation, too; then both must be equal.
        let matched: Vec<Option<Ref>> =
            results.iter().map(|result| self.bound.get(result.id.as_str()).cloned()).collect();
        let results = self.native_results(declared.map(|entry| entry.1), results);
        let (Some(run), Some(args)) = (run, args) else {
            self.failed = true;
            return;
        };
        // A rule does not name inline expressions.
        let text =
            declared.filter(|(_, native)| !is_declared(native)).and_then(|(_, native)| native.body.as_ref());
        let summary = Arc::from(match text {
            Some(body) => format!("native constraint '{}'", short(&body.text)),
            None => format!("native constraint '{name}'"),
        });
        let given: Vec<Ref> = results.iter().map(|result| Ref::Local(result.0)).collect();
        let is_non_local = meaning.is_non_local(&natives, &self.are_plain(&args));
        let part = Part::of(site);
        let (shared, depends) = (None, None);
        let guard = Guard { run, args, results, negated, shared, depends, summary, is_non_local, part };
        self.guards.push(guard);
        for (given, matched) in given.into_iter().zip(matched) {
            if let Some(matched) = matched {
                self.same(given, matched, false, part);
            }
        }
    }

    /// Adds tree questions for a constant that a native constraint requires. Returns true if they replace the
    /// constraint.
    fn request_constant(
        &mut self,
        asked: RequestedConstant,
        args: &[Ref],
        results: &'a [NativeResult],
    ) -> bool {
        // The tree does not cover users; and an attribute is a constant by itself.
        let Some(&Ref::Pos(of, true)) = args.get(asked.argument) else { return false };
        if !self.users.is_empty() || !self.shared.positions.at(of).is_op_or_value() {
            return false;
        }
        let constant = self.position(Position::Constant(of));
        self.check(Question::IsThere(constant), YES);
        if !asked.anything {
            return false;
        }
        for result in results {
            match self.bound.get(result.id.as_str()).cloned() {
                None | Some(Ref::Pos(..)) => {
                    self.bind_or_equal(&result.id, constant, true);
                }
                Some(other) => self.same(Ref::Pos(constant, true), other, false, None),
            }
        }
        true
    }

    /// Binds the result of a native constraint that only reads an attribute that may be missing. Returns true
    /// if that replaces the constraint.
    fn read_attribute(&mut self, meaning: &Meaning, args: &'a [Arg], results: &'a [NativeResult]) -> bool {
        let ([Arg::Ref(op), Arg::Text(name)], [result]) = (args, results) else { return false };
        let reads = meaning.reads_attribute(&self.natives);
        let Some(&Ref::Pos(of, true)) = self.bound.get(op.as_str()) else { return false };
        // Positions that depend on users are evaluated again for each.
        let is_op = matches!(self.defs.get(op.as_str()), Some(Match::Operation { .. }));
        if !reads || !is_op || !self.users.is_empty() || self.bound.contains_key(result.id.as_str()) {
            return false;
        }
        let place = self.position(Position::Attr(of, self.shared.ctx.name(name)));
        self.bound.insert(&result.id, Ref::Pos(place, true));
        true
    }

    fn predicate(
        &mut self,
        site: Site,
        tree: &'a Predicate,
        subject: &'a str,
        args: &'a [Arg],
        summary: &'a str,
    ) {
        let own = self.source.options.natives.as_ref().map(|_| self.source_index);
        let found = self.shared.predicate(&self.natives, own, tree);
        if let Ok((_, meaning)) = &found
            && let Some(why) = self.predicate_never_evaluates(meaning, tree, subject, args)
        {
            self.unresolved_predicate(site, tree, Some(why));
        }
        let subject = self.lookup(subject, site);
        let is_of_types = found.as_ref().is_ok_and(|(_, meaning)| meaning.is_of_types());
        let rest = self.args(args, site).map(|rest| self.seen_by(is_of_types, rest));
        let (index, meaning) = match found {
            Ok(found) => found,
            Err(why) => {
                self.unresolved_predicate(site, tree, why);
                return;
            }
        };
        let (Some(subject), Some(rest)) = (subject, rest) else { return };
        let args: Vec<Ref> = std::iter::once(subject).chain(rest).collect();
        let on_users = !self.users.is_empty();
        let key: Option<Vec<GuardArg>> = args
            .iter()
            .map(|arg| match arg {
                Ref::Pos(pos, single) if !on_users => Some(GuardArg::Pos(*pos, *single)),
                Ref::Const(NativeValue::Text(text)) => Some(GuardArg::Text(text.to_string())),
                _ => None,
            })
            .collect();
        let shared = key.map(|key| {
            let next = self.shared.guards.len() as u32;
            let converter = self.source.options.converter.as_ref().map(Arc::as_ptr);
            *self.shared.guards.entry((index, key, converter)).or_insert(next)
        });
        // The subject is passed on only where the text names it.
        let rest = args[1..].iter().map(|arg| match arg {
            Ref::Pos(pos, _) if self.shared.positions.at(*pos).is_attr_or_type() => Some(Some(*pos)),
            Ref::Const(_) => Some(None),
            _ => None,
        });
        let depends: Option<Vec<Option<PosId>>> = rest.collect();
        let depends = depends.filter(|_| is_of_types && shared.is_some() && !meaning.names_subject());
        let depends = depends.map(|depends| depends.into_iter().flatten().collect());
        let summary = Arc::from(if summary.is_empty() {
            let text = tree.to_cpp();
            let bare = match tree {
                // `CPred` puts it in parentheses.
                Predicate::Leaf(_) => text.strip_prefix('(').and_then(|text| text.strip_suffix(')')),
                _ => None,
            };
            format!("constraint '{}'", short(bare.unwrap_or(&text)))
        } else {
            format!("'{summary}'")
        });
        let is_non_local = meaning.is_non_local(&self.natives, tree, &self.are_plain(&args));
        let run = meaning.run;
        let (results, part) = (Vec::new(), Part::of(site));
        let negated = false;
        let guard = Guard { run, args, results, negated, shared, depends, summary, is_non_local, part };
        self.guards.push(guard);
    }

    /// Reports a native that is neither registered nor can be evaluated.
    pub(crate) fn unresolved(
        &mut self,
        site: Site,
        what: &str,
        name: &str,
        declared: Option<(usize, &'a Native)>,
        why: Option<Reason>,
    ) {
        let mut diagnostic = Diagnostic::error(
            "convert::unresolved_native",
            match &why {
                Some(why) => format!("native {what} '{name}' cannot be evaluated: {why}"),
                None => format!("native {what} '{name}' is not registered"),
            },
        );
        let has_body = declared.is_some_and(|entry| entry.1.body.is_some());
        diagnostic = diagnostic.with_help(if has_body { format!(
            "register a Rust function under '{name}' or under the exact text of its body (Natives::add_{what})"
        ) } else { format!("register a Rust function under '{name}' (Natives::add_{what})") });
        if let Some((index, _)) = declared
            && let Some(span) = self.origins().span(self.file(), Site::Native(index))
        {
            diagnostic = diagnostic.with_label(span, "declared here");
        }
        self.report(site, diagnostic, "called here");
    }

    fn unresolved_predicate(&mut self, site: Site, tree: &'a Predicate, why: Option<Reason>) {
        let (ctx, natives) = (self.shared.ctx, self.natives.clone());
        let leaf = leaves(tree).into_iter().find(|leaf| !natives.has_predicate(ctx, leaf));
        let leaf = leaf.or_else(|| leaves(tree).into_iter().next());
        let leaf =
            leaf.and_then(|leaf| if let Predicate::Leaf(snippet) = leaf { Some(snippet) } else { None });
        let text =
            leaf.map_or(String::new(), |leaf| leaf.text.split_whitespace().collect::<Vec<_>>().join(" "));
        let mut diagnostic = Diagnostic::error(
            "convert::unresolved_native",
            match why {
                Some(why) => format!("the constraint cannot be evaluated: {why}"),
                None => "the constraint cannot be evaluated".to_owned(),
            },
        )
        .with_help(format!("register a Rust function under its text '{text}' (Natives::add_constraint)"));
        if let Some(place) = leaf.and_then(|leaf| leaf.place)
            && let Some(span) = self.file().span(place, self.origins().files())
        {
            diagnostic = diagnostic.with_label(span, "this expression");
        }
        self.report(site, diagnostic, "applied here");
    }
}

/// A text of C++ on one line, or its beginning if it is too long.
fn short(text: &str) -> String {
    const LONGEST: usize = 120;
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}...", &text[..at]),
        None => text,
    }
}

/// The expressions of a constraint tree that a function can be registered for.
fn leaves(tree: &Predicate) -> Vec<&Predicate> {
    let (mut found, mut stack) = (Vec::new(), vec![tree]);
    while let Some(tree) = stack.pop() {
        match tree {
            Predicate::Leaf(_) => found.push(tree),
            Predicate::And(children) | Predicate::Or(children) => {
                stack.extend(children.iter().rev().map(|child| &**child));
            }
            Predicate::Not(child) => stack.push(child),
            Predicate::Concat { .. } | Predicate::True | Predicate::False => {}
        }
    }
    found
}
