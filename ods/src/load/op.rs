//! `Op` records.

use std::sync::Arc;

use legalize_source::{Diagnostic, Diagnostics, Span};
use legalize_tblgen::{DagValue, Record, Value};

use super::Loader;
use super::fields::{bit, description, opt_text, text, wrong};
use super::traits::effect;
use crate::model::{
    ArgumentRef, Arity, AttributeDef, BuilderDef, BuilderParam, ConstraintDef, ConstraintKind, Effect,
    FormatText, OpDef, OperandDef, PropertyDef, RegionDef, SuccessorDef,
};

/// An entry of a dag with its constraint: the record itself or what an `Arg`, `Res` wraps.
struct Entry<'k> {
    name: String,
    constraint: Record<'k>,
    summary: String,
    effects: Vec<Effect>,
    /// The dag with the entry's number in it, and the place of the field.
    dag: DagValue<'k>,
    index: usize,
    field_span: Span,
}

impl Entry<'_> {
    /// A note at the place of the entry.
    fn note(&self, text: &str) -> Diagnostic {
        Diagnostic::note(text).with_label(self.span(), "")
    }

    /// Returns true if the entry's record is a `Constraint` or a `Property`.
    fn is_constraint(&self) -> bool {
        self.constraint.is_subclass_of("Constraint") || self.constraint.is_subclass_of("Property")
    }

    /// The place of the entry, which is looked up where something is wrong with it.
    fn span(&self) -> Span {
        place(self.dag, self.index, self.field_span)
    }
}

impl Loader {
    /// An operation and what is wrong with it; an error if nothing can be made of it.
    pub(super) fn op(&mut self, record: Record<'_>) -> Result<(OpDef, Diagnostics), Diagnostic> {
        let mut errors = Diagnostics::new();
        let dialect = self.dialect(record.record("opDialect")?)?;
        let mnemonic = record.string("opName")?;
        let name = if dialect.name.is_empty() {
            mnemonic.to_owned()
        } else {
            format!("{}.{mnemonic}", dialect.name)
        };
        let mut def = OpDef {
            record: record.name().to_owned(),
            name,
            cpp_class: crate::model::qualified(&text(record, "cppNamespace"), cpp_class_name(record.name())),
            dialect,
            summary: text(record, "summary"),
            description: description(record),
            operands: Vec::new(),
            results: Vec::new(),
            attributes: Vec::new(),
            properties: Vec::new(),
            regions: Vec::new(),
            successors: Vec::new(),
            arguments: Vec::new(),
            traits: self.traits_of_op(record)?,
            assembly_format: format_text(record),
            has_custom_assembly_format: bit(record, "hasCustomAssemblyFormat"),
            builders: builders(record, &mut errors)?,
            skip_default_builders: bit(record, "skipDefaultBuilders"),
            has_verifier: bit(record, "hasVerifier"),
            has_region_verifier: bit(record, "hasRegionVerifier"),
            has_folder: bit(record, "hasFolder"),
            has_canonicalizer: bit(record, "hasCanonicalizer"),
            has_canonicalize_method: bit(record, "hasCanonicalizeMethod"),
            infers_result_types: false,
            extra_class_declaration: text(record, "extraClassDeclaration"),
            extra_class_definition: text(record, "extraClassDefinition"),
            span: record.span(),
        };
        self.arguments(record, &mut def, &mut errors)?;
        self.results(record, &mut def, &mut errors)?;
        self.regions(record, &mut def, &mut errors)?;
        self.successors(record, &mut def, &mut errors)?;
        self.derived_attributes(record, &mut def)?;
        super::rules::check(&def, &mut errors);
        def.infers_result_types = super::super::register::can_infer(&def);
        Ok((def, errors))
    }

    fn arguments(
        &mut self,
        record: Record<'_>,
        def: &mut OpDef,
        errors: &mut Diagnostics,
    ) -> Result<(), Diagnostic> {
        // Upstream does not look at what these start with.
        for entry in entries(record, "arguments", None, "type for argument", errors)? {
            if !entry.is_constraint() {
                errors.push(wrong_argument(&entry, record));
                continue;
            }
            let constraint = self.constraint(entry.constraint)?;
            match constraint.kind {
                ConstraintKind::Type => {
                    def.arguments.push(ArgumentRef::Operand(def.operands.len()));
                    def.operands.push(value_def(entry, constraint)?);
                }
                ConstraintKind::Attr if entry.constraint.is_subclass_of("Attr") => {
                    if entry.name.is_empty() {
                        errors.push(unnamed("attributes", &entry));
                        continue;
                    }
                    if entry.constraint.is_subclass_of("DerivedAttr") {
                        errors.push(
                            wrong(
                                "ods::argument",
                                entry.constraint,
                                "derived attributes not allowed in argument list",
                            )
                            .with_help("make it a field of the definition, or an attribute of another class")
                            .with_note(entry.note("used as an argument here")),
                        );
                        continue;
                    }
                    def.arguments.push(ArgumentRef::Attribute(def.attributes.len()));
                    def.attributes
                        .push(AttributeDef { effects: entry.effects, ..attribute(entry.name, constraint) });
                }
                ConstraintKind::Prop if constraint.prop.is_some() => {
                    if entry.name.is_empty() {
                        errors.push(unnamed("properties", &entry));
                        continue;
                    }
                    def.arguments.push(ArgumentRef::Property(def.properties.len()));
                    let default = constraint
                        .prop
                        .as_ref()
                        .map(|prop| prop.default_value.clone())
                        .filter(|d| !d.is_empty());
                    def.properties.push(PropertyDef { name: entry.name, constraint, default });
                }
                _ => errors.push(wrong_argument(&entry, record)),
            }
        }
        Ok(())
    }

    fn results(
        &mut self,
        record: Record<'_>,
        def: &mut OpDef,
        errors: &mut Diagnostics,
    ) -> Result<(), Diagnostic> {
        for entry in entries(record, "results", Some("outs"), "type for result", errors)? {
            let constraint = self.constraint(entry.constraint)?;
            if constraint.kind != ConstraintKind::Type {
                errors.push(
                    Diagnostic::error("ods::result", "result type must be TypeConstraint")
                        .with_label(entry.span(), format!("'{}' is not", constraint.record))
                        .with_help("give the result a type constraint: `Type:$name`"),
                );
                continue;
            }
            if constraint.is_a("VariadicOfVariadic") {
                errors.push(
                    wrong("ods::result", record, "'VariadicOfVariadic' results are currently not supported")
                        .with_help("make it Variadic")
                        .with_note(entry.note("the result is declared here")),
                );
                continue;
            }
            def.results.push(value_def(entry, constraint)?);
        }
        Ok(())
    }

    fn regions(
        &mut self,
        record: Record<'_>,
        def: &mut OpDef,
        errors: &mut Diagnostics,
    ) -> Result<(), Diagnostic> {
        let all = entries(record, "regions", Some("region"), "kind for region", errors)?;
        let count = all.len();
        for (index, entry) in all.into_iter().enumerate() {
            let constraint = self.constraint(entry.constraint)?;
            let variadic = constraint.is_a("VariadicRegion");
            if constraint.kind != ConstraintKind::Region {
                errors.push(
                    Diagnostic::error("ods::region", "regions must derive from Region")
                        .with_label(entry.span(), format!("'{}' does not", constraint.record))
                        .with_help(
                            "write a region constraint, such as `AnyRegion:$name` or `SizedRegion<1>:$name`",
                        ),
                );
                continue;
            }
            if variadic && index + 1 != count {
                errors.push(
                    wrong("ods::region", record, "only the last region can be variadic")
                        .with_help("move it to the end of the list")
                        .with_note(entry.note("the variadic region is declared here")),
                );
            }
            def.regions.push(RegionDef { name: entry.name, constraint, variadic });
        }
        Ok(())
    }

    fn successors(
        &mut self,
        record: Record<'_>,
        def: &mut OpDef,
        errors: &mut Diagnostics,
    ) -> Result<(), Diagnostic> {
        let all = entries(record, "successors", Some("successor"), "kind for successor", errors)?;
        let count = all.len();
        for (index, entry) in all.into_iter().enumerate() {
            let constraint = self.constraint(entry.constraint)?;
            let variadic = constraint.is_a("VariadicSuccessor");
            if constraint.kind != ConstraintKind::Successor {
                errors.push(
                    Diagnostic::error("ods::successor", "successors must derive from Successor")
                        .with_label(entry.span(), format!("'{}' does not", constraint.record))
                        .with_help("write a successor constraint, such as `AnySuccessor:$name`"),
                );
                continue;
            }
            if variadic && index + 1 != count {
                errors.push(
                    wrong("ods::successor", record, "only the last successor can be variadic")
                        .with_help("move it to the end of the list")
                        .with_note(entry.note("the variadic successor is declared here")),
                );
            }
            def.successors.push(SuccessorDef { name: entry.name, constraint, variadic });
        }
        Ok(())
    }

    /// Fields of the record itself that are derived attributes.
    fn derived_attributes(&mut self, record: Record<'_>, def: &mut OpDef) -> Result<(), Diagnostic> {
        for field in record.fields() {
            let Value::Def(value) = field.value() else { continue };
            if value.is_subclass_of("DerivedAttr") {
                let constraint = self.constraint(value)?;
                let mut attr = attribute(field.name().to_owned(), constraint);
                attr.derived = Some(text(value, "body"));
                def.attributes.push(attr);
            }
        }
        Ok(())
    }
}

fn unnamed(what: &str, entry: &Entry<'_>) -> Diagnostic {
    wrong("ods::argument", entry.constraint, format!("{what} must be named"))
        .with_help("write a name after the constraint: `Constraint:$name`")
        .with_note(entry.note("used without a name here"))
}

fn wrong_argument(entry: &Entry<'_>, record: Record<'_>) -> Diagnostic {
    let message =
        "unexpected def type; only defs deriving from TypeConstraint or Attr or Property are allowed";
    wrong("ods::argument", record, message)
        .with_help("derive it from one of these classes, or write another constraint")
        .with_note(entry.note("used as an argument here"))
}

pub(super) fn attribute(name: String, constraint: Arc<ConstraintDef>) -> AttributeDef {
    let facts = constraint.attr.as_ref();
    let unit = constraint.record == "UnitAttr" || constraint.innermost().record == "UnitAttr";
    AttributeDef {
        name,
        optional: facts.is_some_and(|facts| facts.optional),
        // A unit attribute's default is its absence.
        default: facts.and_then(|facts| facts.default_value.clone()).filter(|_| !unit),
        unit,
        derived: None,
        effects: Vec::new(),
        constraint,
    }
}

fn value_def(entry: Entry<'_>, constraint: Arc<ConstraintDef>) -> Result<OperandDef, Diagnostic> {
    let arity = if constraint.is_a("VariadicOfVariadic") {
        Arity::VariadicOfVariadic(entry.constraint.string("segmentAttrName")?.to_owned())
    } else if constraint.is_a("Variadic") {
        Arity::Variadic
    } else if constraint.is_a("Optional") {
        Arity::Optional
    } else {
        Arity::Single
    };
    Ok(OperandDef { name: entry.name, constraint, arity, summary: entry.summary, effects: entry.effects })
}

/// Returns the entries of a dag field whose operator must be `operator`; `what` names an entry in messages.
fn entries<'k>(
    record: Record<'k>,
    field: &'static str,
    operator: Option<&str>,
    what: &str,
    errors: &mut Diagnostics,
) -> Result<Vec<Entry<'k>>, Diagnostic> {
    let dag = match record.value(field) {
        None => return Ok(Vec::new()),
        Some(_) => record.dag(field)?,
    };
    let field_span = record.field(field).map_or(record.span(), legalize_tblgen::Field::span);
    if let Some(operator) = operator
        && dag.operator().is_none_or(|found| found.name() != operator)
    {
        errors.push(
            wrong("ods::dag", record, format!("'{field}' must have '{operator}' directive"))
                .with_help(format!("write `({operator} …)`"))
                .with_note(
                    Diagnostic::note("it has another operator here")
                        .with_label(dag.operator_span().unwrap_or(field_span), ""),
                ),
        );
        return Ok(Vec::new());
    }
    let mut all = Vec::with_capacity(dag.len());
    for index in 0..dag.len() {
        let Value::Def(value) = dag.arg(index) else {
            errors.push(
                wrong("ods::dag", record, format!("undefined {what} #{index}"))
                    .with_help("write the name of a constraint: `Constraint:$name`")
                    .with_note(
                        Diagnostic::note(format!("this is not a record but {}", dag.arg(index).kind_name()))
                            .with_label(place(dag, index, field_span), ""),
                    ),
            );
            continue;
        };
        let name = dag.arg_name(index).unwrap_or_default().to_owned();
        let mut entry = Entry {
            name,
            constraint: value,
            summary: String::new(),
            effects: Vec::new(),
            dag,
            index,
            field_span,
        };
        if value.is_subclass_of("OpVariable") {
            entry.constraint = value.record("constraint")?;
            entry.summary = text(value, "summary");
            if let Some(decorators) = value.value("decorators").and_then(Value::as_list) {
                let decorators = decorators.iter().filter_map(Value::as_def);
                entry.effects =
                    decorators.filter(|def| def.is_subclass_of("SideEffect")).map(effect).collect();
            }
        }
        if entry.summary.is_empty() {
            entry.summary = text(entry.constraint, "summary");
        }
        all.push(entry);
    }
    Ok(all)
}

fn place(dag: DagValue<'_>, index: usize, fallback: Span) -> Span {
    dag.arg_span(index).unwrap_or(fallback)
}

/// The class that upstream makes of a record's name: what follows the first underscore.
fn cpp_class_name(record: &str) -> &str {
    match record.split_once('_') {
        Some(("", _)) | None => record,
        Some((prefix, "")) => prefix,
        Some((_, name)) => name,
    }
}

/// The format text with the place of its literal.
pub(super) fn format_text(record: Record<'_>) -> Option<FormatText> {
    let field = record.field("assemblyFormat")?;
    let text = field.value().as_str()?;
    Some(FormatText { text: text.to_owned(), span: field.value_span() })
}

/// The builders that a definition adds.
pub(super) fn builders(record: Record<'_>, errors: &mut Diagnostics) -> Result<Vec<BuilderDef>, Diagnostic> {
    let mut builders = Vec::new();
    if !matches!(record.value("builders"), Some(Value::List(_))) {
        return Ok(builders);
    }
    for builder in record.record_list("builders")? {
        let dag = builder.dag("dagParams")?;
        if dag.operator().is_none_or(|found| found.name() != "ins") {
            errors.push(
                Diagnostic::error("ods::dag", "expected 'ins' in builders")
                    .with_label(builder.span(), "")
                    .with_help("write `(ins …)`"),
            );
        }
        let mut params: Vec<BuilderParam> = Vec::new();
        for (value, name) in dag.args() {
            let (ty, default) = match value {
                Value::Def(arg) if arg.is_subclass_of("CArg") => {
                    (text(arg, "type"), opt_text(arg, "defaultValue").filter(|value| !value.is_empty()))
                }
                Value::Str(text) | Value::Code(text) => (text.to_owned(), None),
                _ => {
                    errors.push(
                        wrong(
                            "ods::builders",
                            builder,
                            "Builder DAG arguments must be either strings or defs which inherit from CArg",
                        )
                        .with_help("write the C++ type as a string, `\"type\":$name`"),
                    );
                    continue;
                }
            };
            if default.is_none() && params.iter().any(|param| param.default.is_some()) {
                errors.push(
                    wrong(
                        "ods::builders",
                        record,
                        "expected an argument with default value after other arguments with default values",
                    )
                    .with_help("move parameters with a default to the end")
                    .with_note(Diagnostic::note("in this builder").with_label(builder.span(), "")),
                );
            }
            params.push(BuilderParam { ty, name: name.unwrap_or_default().to_owned(), default });
        }
        builders.push(BuilderDef {
            params,
            body: opt_text(builder, "body").filter(|body| !body.is_empty()),
            infers_context: bit(builder, "hasInferredContextParam"),
        });
    }
    Ok(builders)
}
