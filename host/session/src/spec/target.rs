//! Legality in a spec: its conversion target.

use std::sync::Arc;

use legalize_conversion::{ConversionTarget, DynamicLegality, Legality, Natives, TypeConverter};
use legalize_ir::{Context, Ir, OpId};
use legalize_source::{Diagnostic, Diagnostics, FileId, Reported, SourceMap, Span};

use crate::native_patterns::unknown_set;
use crate::session::Session;

use super::{Condition, ConversionSpec, knows_dialect, knows_op, located, unknown};

impl ConversionSpec {
    /// Returns the conversion target. Names of operations that a registered dialect does not have are errors,
    /// so that a misspelled rule is not silently ignored; so are names of sets of Rust patterns that are not
    /// registered.
    ///
    /// Rules of these sets come first, so that those of the spec win.
    pub fn target(
        &self,
        session: &Session,
        sources: &SourceMap,
        file: FileId,
        converter: &Arc<TypeConverter>,
    ) -> Reported<ConversionTarget> {
        let mut target = ConversionTarget::new();
        let mut diagnostics = Diagnostics::new();
        let (ctx, natives) = (session.ctx(), session.natives());
        self.add_legality_of_sets(session, sources, file, converter, &mut target, &mut diagnostics);
        let spec = &self.target;
        let dynamic = spec.dynamic.iter().map(|rule| (&rule.dialects, &rule.ops));
        let fixed = [&spec.legal, &spec.illegal].map(|names| (&names.dialects, &names.ops));
        for (dialects, ops) in fixed.into_iter().chain(dynamic) {
            for dialect in dialects.iter().filter(|dialect| !knows_dialect(ctx, dialect)) {
                let help = ctx.help_for_unknown_op(dialect);
                diagnostics.push(unknown(sources, file, "dialect", dialect, help));
            }
            for op in ops.iter().filter(|op| !knows_op(ctx, op)) {
                diagnostics.push(unknown(sources, file, "operation", op, ctx.help_for_unknown_op(op)));
            }
        }
        let both = |legal: &[String], illegal: &[String]| -> Vec<String> {
            legal.iter().filter(|name| illegal.contains(name)).cloned().collect()
        };
        let twice =
            [both(&spec.legal.dialects, &spec.illegal.dialects), both(&spec.legal.ops, &spec.illegal.ops)];
        for name in twice.iter().flatten() {
            let error =
                Diagnostic::error("spec::conflict", format!("'{name}' is listed as legal and as illegal"))
                    .with_help(
                        "keep one; the entry of an operation takes precedence over that of its dialect",
                    );
            diagnostics.push(located(sources, file, name, error, "here first"));
        }
        spec.legal.dialects.iter().for_each(|dialect| _ = target.add_legal_dialect(dialect));
        spec.illegal.dialects.iter().for_each(|dialect| _ = target.add_illegal_dialect(dialect));
        spec.legal.ops.iter().for_each(|op| _ = target.add_legal_op(op));
        spec.illegal.ops.iter().for_each(|op| _ = target.add_illegal_op(op));
        for rule in &spec.dynamic {
            let legal = match rule.when.legality(ctx, natives, converter) {
                Ok(legal) => legal.with_span(rule.when.span(sources, file)),
                Err(error) => {
                    diagnostics.push(located(sources, file, rule.when.text(), error, "this condition"));
                    continue;
                }
            };
            for dialect in &rule.dialects {
                target.add_dialect_legality(dialect, legal.clone());
            }
            for op in &rule.ops {
                target.add_op_legality(op, legal.clone());
            }
        }
        for op in &spec.recursively_legal {
            match target.action_of_name(op) {
                Some(Legality::Legal | Legality::Dynamic) => {
                    target.mark_recursively_legal(op);
                }
                _ => diagnostics.push(
                    located(
                        sources,
                        file,
                        op,
                        Diagnostic::error(
                            "spec::not_legal",
                            format!("operation '{op}' is recursively legal but not legal itself"),
                        ),
                        "not legal",
                    )
                    .with_help("list it under `legal` or `dynamic` too"),
                ),
            }
        }
        Reported::new(target, diagnostics)
    }

    /// Adds what the named sets of Rust patterns say of legality.
    fn add_legality_of_sets(
        &self,
        session: &Session,
        sources: &SourceMap,
        file: FileId,
        converter: &Arc<TypeConverter>,
        target: &mut ConversionTarget,
        diagnostics: &mut Diagnostics,
    ) {
        let known = session.native_patterns();
        for name in self.native_sets() {
            let mut named = known.iter().filter(|known| known.name() == name).peekable();
            if named.peek().is_none() {
                let error = unknown_set(&name, &known);
                diagnostics.push(located(sources, file, &name, error, "no such set"));
            }
            named.for_each(|patterns| patterns.add_legality(session.ctx(), converter, target));
        }
    }
}

impl Condition {
    /// The condition as a callback.
    ///
    /// # Errors
    /// If a snippet cannot be evaluated; the error has no place.
    fn legality(
        &self,
        ctx: &Context,
        natives: &Natives,
        converter: &Arc<TypeConverter>,
    ) -> Result<DynamicLegality, Diagnostic> {
        let converter = converter.clone();
        let blocks_legal = |converter: &TypeConverter, ctx: &Context, ir: &Ir, op: OpId| {
            ir.op(op).regions().iter().all(|&region| converter.is_legal_region(ctx, ir, region))
        };
        Ok(match self {
            Condition::TypesAreLegal => DynamicLegality::local(move |ctx, ir, op| {
                Some(converter.is_legal_op(ctx, ir, op) && blocks_legal(&converter, ctx, ir, op))
            }),
            Condition::SignatureIsLegal => DynamicLegality::local(move |ctx, ir, op| {
                let signature = ir
                    .attr_named(ctx, op, "function_type")
                    .is_none_or(|ty| converter.is_signature_attr_legal(ctx, ty));
                Some(signature && blocks_legal(&converter, ctx, ir, op))
            }),
            Condition::Snippet(text) => natives.condition(ctx, text)?,
        })
    }
}

impl Condition {
    /// The text of a snippet.
    fn text(&self) -> &str {
        match self {
            Condition::Snippet(text) => text,
            Condition::TypesAreLegal | Condition::SignatureIsLegal => "",
        }
    }

    /// The place of a snippet in the specification.
    fn span(&self, sources: &SourceMap, file: FileId) -> Option<Span> {
        match self {
            Condition::Snippet(text) => located(sources, file, text, Diagnostic::note(""), "").span(),
            Condition::TypesAreLegal | Condition::SignatureIsLegal => None,
        }
    }
}
