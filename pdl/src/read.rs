//! Conversion of PDL operations to the pattern model.
//!
//! SSA names become symbols (`%root` is `root`, `%x#1` is `x#1`). The text is kept as a source, so that later
//! errors point into it. A `pdl.rewrite … with "name"(…)` is converted to a call of that native with the root
//! as its first argument, which is equivalent.

use legalize_pattern_model::{
    Action, Arg, AttributeEntry, Constraint, FreshNames, Kind, Location, Match, NativeResult, Origins,
    Pattern, PatternFile, Place, Replacement, ResultTypes, SourceText, Sym, verify,
};
use legalize_source::{Diagnostic, FileId, Reported, SourceMap, Span};
use rustc_hash::FxHashMap;

use crate::cursor::{Cursor, Parsed};
use crate::op::{Body, Op, PatternOp, Use};
use crate::parse::Parser;
use crate::spell::Respell;

/// Options of the reader of PDL text.
#[derive(Clone, Copy, Default)]
#[non_exhaustive]
pub struct ReadOptions<'a> {
    /// Spells a type (`true`) or attribute in its canonical form; the text is kept if `None` is returned.
    pub respell: Option<Respell<'a>>,
}

legalize_source::settings! { impl ReadOptions<'_> }

/// Reads all patterns of a file, in all its modules.
///
/// Patterns that could be read are returned even if others have errors. The diagnostics report these errors,
/// and the findings of [`verify`].
pub fn read_pdl(
    sources: &SourceMap,
    file: FileId,
    options: &ReadOptions<'_>,
) -> Reported<Option<PatternFile>> {
    let source = sources.file(file);
    let mut parser = Parser::new(Cursor::new(file, source.text()));
    parser.file();
    let Parser { mut diagnostics, patterns, .. } = parser;
    let mut model = PatternFile::new();
    model.sources.push(SourceText { name: source.name().to_owned(), text: source.text().to_owned() });
    for pattern in patterns {
        let mut reader = Reader {
            names: FxHashMap::default(),
            fresh: FreshNames::new(),
            options,
            inferred: FxHashMap::default(),
        };
        match reader.pattern(pattern) {
            Ok(pattern) => model.patterns.push(pattern),
            Err(error) => diagnostics.push(*error),
        }
    }
    // PDL's own tools leave unused constants, so these are not worth a warning.
    let findings = verify(&model, &Origins::of(vec![file]));
    diagnostics.extend(findings.into_iter().filter(|finding| finding.code != "model::unused"));
    Reported::new(Some(model), diagnostics)
}

/// The model of one pattern, as far as names and sections are concerned.
pub(crate) fn read_pattern(op: PatternOp<'_>) -> Parsed<Pattern> {
    let options = ReadOptions::default();
    let mut reader = Reader {
        names: FxHashMap::default(),
        fresh: FreshNames::new(),
        options: &options,
        inferred: FxHashMap::default(),
    };
    reader.pattern(op)
}

/// Symbol and kind of each result that an SSA name denotes.
type Results = Vec<(Sym, Kind)>;

struct Reader<'t, 'o> {
    names: FxHashMap<&'t str, (Results, Span)>,
    fresh: FreshNames,
    options: &'o ReadOptions<'o>,
    /// Type symbols of the rewrite section without a value, with the operation whose creation determines
    /// them.
    inferred: FxHashMap<Sym, Option<(Sym, Vec<Sym>)>>,
}

fn place(span: Span) -> Option<Place> {
    Some(Place { source: 0, start: span.start, end: span.end })
}

fn fault(span: Span, code: &'static str, message: impl Into<String>, help: &str) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(code, message).with_label(span, "").with_help(help))
}

impl<'t> Reader<'t, '_> {
    fn pattern(&mut self, op: PatternOp<'t>) -> Parsed<Pattern> {
        let mut pattern =
            Pattern { name: op.name, benefit: op.benefit, place: place(op.span), ..Pattern::default() };
        let mut ops = op.ops;
        let Some(Op { body: Body::Rewrite { root, external, body }, span: rewrite_span, .. }) = ops.pop()
        else {
            let help = "end the pattern's body with 'pdl.rewrite'";
            return Err(fault(op.span, "pdl::syntax", "pattern without a rewrite at its end", help));
        };
        for op in ops {
            let statement = self.statement(op)?;
            pattern.matches.push(statement);
        }
        let root = root.map(|root| self.resolve(&root)).transpose()?;
        pattern.root = root.clone();
        match external {
            Some((name, args)) => {
                let mut call: Vec<Arg> = root.into_iter().map(Arg::Ref).collect();
                call.extend(self.args(&args)?);
                if !body.is_empty() {
                    let help = "give either a native's name or a body";
                    return Err(fault(rewrite_span, "pdl::syntax", "rewrite with a name and a body", help));
                }
                pattern.rewrite.push(Action::Native {
                    name,
                    args: call,
                    results: Vec::new(),
                    place: place(rewrite_span),
                });
            }
            None => {
                for op in body {
                    pattern.rewrite.extend(self.action(op)?);
                }
            }
        }
        Ok(pattern)
    }

    fn respelled(&self, text: String, ty: bool) -> String {
        self.options.respell.and_then(|respell| respell(&text, ty)).unwrap_or(text)
    }

    fn respelled_types(&self, texts: Vec<String>) -> Vec<String> {
        texts.into_iter().map(|text| self.respelled(text, true)).collect()
    }

    /// Names an operation's results.
    fn bind(&mut self, op: &Op<'t>) -> Parsed<Vec<Sym>> {
        let mut kinds = op.body.results().into_iter();
        let mut syms = Vec::new();
        for &(name, count) in &op.bound {
            let results: Results = kinds
                .by_ref()
                .take(count)
                .enumerate()
                .map(|(at, kind)| {
                    let hint = if count == 1 { name.to_owned() } else { format!("{name}#{at}") };
                    (self.fresh.fresh(&hint), kind)
                })
                .collect();
            syms.extend(results.iter().map(|(sym, _)| sym.clone()));
            if let Some((_, first)) = self.names.insert(name, (results, op.span)) {
                let error = fault(
                    op.span,
                    "pdl::redefined",
                    format!("'%{name}' is defined twice"),
                    "rename one of them",
                );
                return Err(Box::new(error.with_label(first, "first defined here")));
            }
        }
        // Results without a name are bound as well.
        syms.extend(kinds.map(|_| self.fresh.fresh("unused")));
        Ok(syms)
    }

    fn resolve(&self, value: &Use<'t>) -> Parsed<Sym> {
        let Some((results, _)) = self.names.get(value.name) else {
            let message = format!("'%{}' is not defined before its use", value.name);
            return Err(fault(value.span, "pdl::unbound", message, "define it earlier in the pattern"));
        };
        let Some((sym, kind)) = results.get(value.index.unwrap_or(0)) else {
            let message = format!("'%{}' has {} results", value.name, results.len());
            return Err(fault(
                value.span,
                "pdl::unbound",
                message,
                "use a smaller index: results are numbered from 0",
            ));
        };
        if let Some(expected) = value.kind
            && expected != *kind
        {
            let message = format!("'%{}' is {}, not {}", value.name, kind.describe(), expected.describe());
            return Err(fault(value.span, "pdl::kind", message, "use the type of its definition"));
        }
        Ok(sym.clone())
    }

    fn resolve_all(&self, values: &[Use<'t>]) -> Parsed<Vec<Sym>> {
        values.iter().map(|value| self.resolve(value)).collect()
    }

    fn args(&self, values: &[Use<'t>]) -> Parsed<Vec<Arg>> {
        values.iter().map(|value| self.resolve(value).map(Arg::Ref)).collect()
    }

    fn entries(&self, attributes: Vec<(String, Use<'t>)>) -> Parsed<Vec<AttributeEntry>> {
        attributes
            .into_iter()
            .map(|(name, value)| Ok(AttributeEntry { name, value: self.resolve(&value)? }))
            .collect()
    }

    fn statement(&mut self, op: Op<'t>) -> Parsed<Match> {
        let syms = self.bind(&op)?;
        let id = syms.first().cloned().unwrap_or_default();
        let span = op.span;
        Ok(match op.body {
            Body::Type { value } => Match::Type { id, value: value.map(|text| self.respelled(text, true)) },
            Body::Types { values } => {
                Match::Types { id, values: values.map(|texts| self.respelled_types(texts)) }
            }
            Body::Attribute { ty, value } => Match::Attribute {
                id,
                ty: ty.map(|ty| self.resolve(&ty)).transpose()?,
                value: value.map(|text| self.respelled(text, false)),
            },
            Body::Operand { ty } => Match::Operand { id, ty: ty.map(|ty| self.resolve(&ty)).transpose()? },
            Body::Operands { types } => {
                let types = types.map(|types| self.resolve(&types)).transpose()?;
                Match::Operands { id, types, elements: None }
            }
            Body::Operation { name, operands, attributes, types } => Match::Operation {
                id,
                name,
                operands: self.resolve_all(&operands)?,
                attributes: self.entries(attributes)?,
                results: self.resolve_all(&types)?,
                successors: None,
                regions: None,
                place: place(span),
            },
            Body::Result { op, index } => Match::Result { id, op: self.resolve(&op)?, index },
            Body::Results { op, index, kind } => {
                Match::Results { id, op: self.resolve(&op)?, index, single: kind == Kind::Value }
            }
            Body::Constraint { name, args, results, negated } => Match::Constraint(Constraint::Native {
                name,
                args: self.args(&args)?,
                results: native_results(syms, results),
                negated,
                place: place(span),
            }),
            Body::NativeRewrite { .. }
            | Body::Range { .. }
            | Body::Replace { .. }
            | Body::Erase { .. }
            | Body::Rewrite { .. } => {
                let help = "move it into the body of 'pdl.rewrite', which ends the pattern";
                return Err(fault(span, "pdl::misplaced", "this operation belongs in the rewrite", help));
            }
        })
    }

    fn action(&mut self, op: Op<'t>) -> Parsed<Option<Action>> {
        let syms = self.bind(&op)?;
        let id = syms.first().cloned().unwrap_or_default();
        let span = op.span;
        Ok(Some(match op.body {
            Body::Type { value: Some(text) } => Action::Type { id, value: self.respelled(text, true) },
            Body::Types { values: Some(texts) } => Action::Types { id, values: self.respelled_types(texts) },
            Body::Type { value: None } | Body::Types { values: None } => {
                // It takes the type of the first result that is created with it.
                self.inferred.insert(id, None);
                return Ok(None);
            }
            Body::Attribute { ty: None, value: Some(text) } => {
                Action::Attribute { id, value: self.respelled(text, false) }
            }
            Body::Attribute { .. } => {
                let help = "give the attribute a constant value: `pdl.attribute = …`";
                return Err(fault(span, "pdl::syntax", "attribute without a value", help));
            }
            Body::Operation { name, operands, attributes, types } => {
                let Some(name) = name else {
                    let help = "name the operation to create";
                    return Err(fault(span, "pdl::syntax", "created operation without a name", help));
                };
                let types = self.resolve_all(&types)?;
                Action::Operation {
                    results: self.result_types(&id, types, span)?,
                    id,
                    name,
                    operands: self.resolve_all(&operands)?,
                    attributes: self.entries(attributes)?,
                    successors: Vec::new(),
                    regions: Vec::new(),
                    location: Location::Root,
                    place: place(span),
                }
            }
            Body::Result { op, index } => Action::Result { id, op: self.resolve(&op)?, index },
            Body::Results { op, index, kind } => {
                Action::Results { id, op: self.resolve(&op)?, index, single: kind == Kind::Value }
            }
            Body::NativeRewrite { name, args, results } => Action::Native {
                name,
                args: self.args(&args)?,
                results: native_results(syms, results),
                place: place(span),
            },
            Body::Range { elements, kind } => {
                Action::Range { id, kind, elements: self.resolve_all(&elements)? }
            }
            Body::Replace { op, by, values } => {
                let op = self.resolve(&op)?;
                let with = match by {
                    Some(_) if !values.is_empty() => {
                        let help = "replace with an operation or with values";
                        return Err(fault(
                            span,
                            "pdl::syntax",
                            "replacement by an operation and values",
                            help,
                        ));
                    }
                    Some(by) => Replacement::Operation(self.resolve(&by)?),
                    None => Replacement::Values(self.resolve_all(&values)?),
                };
                Action::Replace { op, with }
            }
            Body::Erase { op } => Action::Erase { op: self.resolve(&op)? },
            Body::Operand { .. } | Body::Operands { .. } | Body::Constraint { .. } | Body::Rewrite { .. } => {
                let help = "move it before 'pdl.rewrite'";
                return Err(fault(span, "pdl::misplaced", "this operation belongs in the match", help));
            }
        }))
    }

    /// Result types of a created operation; type symbols without a value take the types that the first
    /// operation created with them has.
    fn result_types(&mut self, id: &Sym, types: Vec<Sym>, span: Span) -> Parsed<ResultTypes> {
        if types.is_empty() || types.iter().any(|ty| matches!(self.inferred.get(ty), Some(None))) {
            for ty in &types {
                if let Some(first @ None) = self.inferred.get_mut(ty) {
                    *first = Some((id.clone(), types.clone()));
                }
            }
            return Ok(ResultTypes::Infer);
        }
        let known = types.iter().find_map(|ty| self.inferred.get(ty).and_then(Option::as_ref));
        match known {
            None => Ok(ResultTypes::Of(types)),
            Some((first, same)) if *same == types => Ok(ResultTypes::Like(first.clone())),
            Some(_) => Err(fault(
                span,
                "pdl::inferred_type",
                "result types that are taken one by one from another created operation",
                "give 'pdl.type' a value, or use the same list of types for both operations",
            )),
        }
    }
}

fn native_results(syms: Vec<Sym>, kinds: Vec<Kind>) -> Vec<NativeResult> {
    syms.into_iter().zip(kinds).map(|(id, kind)| NativeResult { id, kind }).collect()
}
