//! A dialect conversion as data: what is legal, how types convert, which patterns apply.
//!
//! The RON schema is documented in `docs/conversion-spec.md`. Pattern files are found relative to the spec;
//! a mode on the command line wins over the spec's. Mirrors what `ConversionTarget`, `TypeConverter` and
//! `populate…Patterns` say in upstream's C++.

use std::sync::Arc;

use legalize_conversion::{ConversionAnswer, ConversionTarget, TypeConverter};
use legalize_ir::{Context, Ir, OpId, Type, TypeData, parse_type_str};
use legalize_pattern_model::{RonSchema, read_schema};
use legalize_source::{Diagnostic, Diagnostics, FileId, SourceMap};
use serde::{Deserialize, Serialize};

/// How far a conversion goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// What is neither legal nor illegal may stay.
    #[default]
    Partial,
    /// Everything must become legal.
    Full,
    /// Only says what could be converted; the module stays as it is.
    Analysis,
}

/// A file that describes a conversion.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConversionSpec {
    /// Always [`ConversionSpec::SCHEMA`].
    pub schema: String,
    /// Always [`ConversionSpec::VERSION`].
    pub version: u32,
    /// How far the conversion goes.
    #[serde(default)]
    pub mode: Mode,
    /// What is legal.
    #[serde(default)]
    pub target: TargetSpec,
    /// How types convert; the first rule that matches decides.
    #[serde(default)]
    pub types: Vec<TypeRuleSpec>,
    /// Whether a value may be left cast between its types (`builtin.unrealized_conversion_cast`) for another
    /// conversion to resolve. If absent: in all modes but `full`, where such a cast is an error.
    #[serde(default)]
    pub casts: Option<bool>,
    /// `.td` files whose dialects are loaded, as with `--ods`.
    #[serde(default)]
    pub ods: Vec<String>,
    /// Patterns, in order.
    #[serde(default)]
    pub patterns: Vec<PatternSource>,
}

/// What is legal. An operation's own entry wins over its dialect's.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TargetSpec {
    /// What may stay.
    #[serde(default)]
    pub legal: Names,
    /// What must go.
    #[serde(default)]
    pub illegal: Names,
    /// What may stay under a condition.
    #[serde(default)]
    pub dynamic: Vec<DynamicRule>,
    /// Legal operations whose regions are not looked into.
    #[serde(default)]
    pub recursively_legal: Vec<String>,
}

/// Dialects and operations by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// Dialects.
    #[serde(default)]
    pub dialects: Vec<String>,
    /// Operations by full name.
    #[serde(default)]
    pub ops: Vec<String>,
}

/// Dialects and operations that are legal under a condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DynamicRule {
    /// Dialects.
    #[serde(default)]
    pub dialects: Vec<String>,
    /// Operations by full name.
    #[serde(default)]
    pub ops: Vec<String>,
    /// The condition.
    pub when: Condition,
}

/// When an operation is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Condition {
    /// All operand, result and block argument types are.
    TypesAreLegal,
    /// All types of its `function_type` and of its blocks' arguments are.
    SignatureIsLegal,
}

/// How one type converts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TypeRuleSpec {
    /// The type's text.
    pub from: String,
    /// What it becomes: one type, several (1:N), or none (the value is dropped).
    pub to: Vec<String>,
    /// Whether the rule also applies to the elements of vectors, tensors, memrefs and complex types, and
    /// inside of tuples and function types (only where it is one to one).
    #[serde(default)]
    pub nested: bool,
}

/// Where patterns come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub enum PatternSource {
    /// A `.td`, `.pdll`, `.ron` or `.mlir` file, relative to the spec.
    File(String),
    /// A set of Rust patterns that the program registers under this name.
    Native(String),
}

impl ConversionSpec {
    /// The schema's name in the header.
    pub const SCHEMA: &'static str = "legalize-conversion";
    /// The schema's version in the header.
    pub const VERSION: u32 = 1;

    /// Reads a spec.
    ///
    /// # Errors
    /// If the text is no RON, of another schema or version, or has an unknown field.
    pub fn read(sources: &SourceMap, file: FileId) -> Result<Self, Diagnostic> {
        let schema = RonSchema {
            name: Self::SCHEMA,
            version: Self::VERSION,
            what: "conversion spec",
            document: "docs/conversion-spec.md",
            other_version: "docs/conversion-spec.md describes it",
        };
        read_schema(sources, file, &schema)
    }

    /// The conversion target. Operation names that no registered dialect has are errors, so that a slip of
    /// the pen is not silently a rule about nothing.
    pub fn target(
        &self,
        ctx: &Context,
        sources: &SourceMap,
        file: FileId,
        converter: &Arc<TypeConverter>,
    ) -> (ConversionTarget, Diagnostics) {
        let mut target = ConversionTarget::new();
        let mut diagnostics = Diagnostics::new();
        let spec = &self.target;
        let dynamic = spec.dynamic.iter().map(|rule| (&rule.dialects, &rule.ops));
        let fixed = [&spec.legal, &spec.illegal].map(|names| (&names.dialects, &names.ops));
        for (dialects, ops) in fixed.into_iter().chain(dynamic) {
            for dialect in dialects.iter().filter(|dialect| !knows_dialect(ctx, dialect)) {
                diagnostics.push(unknown(sources, file, "dialect", dialect));
            }
            for op in ops.iter().filter(|op| !knows_op(ctx, op)) {
                diagnostics.push(unknown(sources, file, "operation", op));
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
                    .with_help("keep one; an operation's own entry wins over its dialect's");
            diagnostics.push(located(sources, file, name, error, "here first"));
        }
        spec.legal.dialects.iter().for_each(|dialect| _ = target.add_legal_dialect(dialect));
        spec.illegal.dialects.iter().for_each(|dialect| _ = target.add_illegal_dialect(dialect));
        spec.legal.ops.iter().for_each(|op| _ = target.add_legal_op(op));
        spec.illegal.ops.iter().for_each(|op| _ = target.add_illegal_op(op));
        for rule in &spec.dynamic {
            let legal = rule.when.legality(converter);
            for dialect in &rule.dialects {
                target.add_dynamically_legal_dialect(dialect, legal.clone());
            }
            for op in &rule.ops {
                target.add_dynamically_legal_op(op, legal.clone());
            }
        }
        for op in &spec.recursively_legal {
            match target.action_of_name(op) {
                Some(legalize_conversion::Legality::Legal | legalize_conversion::Legality::Dynamic) => {
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
        (target, diagnostics)
    }

    /// The type converter: every type that no rule names stays as it is.
    pub fn converter(
        &self,
        ctx: &Context,
        mode: Mode,
        sources: &SourceMap,
        file: FileId,
    ) -> (TypeConverter, Diagnostics) {
        let mut diagnostics = Diagnostics::new();
        let mut parse = |text: &str| match parse_type_str(ctx, text) {
            Ok(ty) => Some(ty),
            Err(error) => {
                let error = Diagnostic::error("spec::type", format!("'{text}' is no type: {error}"))
                    .with_help("write it as in MLIR text, and load the dialect that defines it");
                diagnostics.push(located(sources, file, text, error, "in this rule"));
                None
            }
        };
        let mut rules = Vec::new();
        for rule in &self.types {
            let from = parse(&rule.from);
            let to: Option<Vec<Type>> = rule.to.iter().map(|to| parse(to)).collect();
            if let (Some(from), Some(to)) = (from, to) {
                rules.push(TypeRule { from, to, nested: rule.nested });
            }
        }
        let mut converter = TypeConverter::new();
        converter.add_identity();
        let rules: Arc<[TypeRule]> = rules.into();
        converter.add_conversion(move |ctx: &Context, ty| convert(ctx, &rules, ty, 0));
        if self.casts.unwrap_or(mode != Mode::Full) {
            converter.add_cast_materializations();
        }
        (converter, diagnostics)
    }
}

/// A type rule with its types read.
struct TypeRule {
    from: Type,
    to: Vec<Type>,
    nested: bool,
}

/// Types nest at most that deep; deeper ones stay as they are.
const MAX_TYPE_DEPTH: u32 = 64;

fn convert(ctx: &Context, rules: &[TypeRule], ty: Type, depth: u32) -> Option<ConversionAnswer> {
    let rule = rules.iter().find(|rule| rule.from == ty && (depth == 0 || rule.nested));
    if let Some(rule) = rule {
        return Some(ConversionAnswer::to_many(rule.to.iter().copied()));
    }
    if depth >= MAX_TYPE_DEPTH || !rules.iter().any(|rule| rule.nested) {
        return None;
    }
    let one = |ty: Type| match convert(ctx, rules, ty, depth + 1) {
        Some(ConversionAnswer::Types(types)) if types.len() == 1 => types[0],
        _ => ty,
    };
    let all = |types: &[Type]| -> Box<[Type]> { types.iter().map(|&ty| one(ty)).collect() };
    let mut data = ctx.type_data(ty).clone();
    match &mut data {
        TypeData::Vector { element, .. }
        | TypeData::RankedTensor { element, .. }
        | TypeData::UnrankedTensor(element)
        | TypeData::MemRef { element, .. }
        | TypeData::UnrankedMemRef { element, .. }
        | TypeData::Complex(element) => *element = one(*element),
        TypeData::Tuple(types) => *types = all(types),
        TypeData::Function { inputs, results } => {
            *inputs = all(inputs);
            *results = all(results);
        }
        _ => return None,
    }
    let converted = ctx.ty(data);
    (converted != ty).then(|| ConversionAnswer::to(converted))
}

impl Condition {
    fn legality(
        self,
        converter: &Arc<TypeConverter>,
    ) -> impl Fn(&Context, &Ir, OpId) -> Option<bool> + Clone + Send + Sync + use<> {
        let converter = converter.clone();
        move |ctx: &Context, ir: &Ir, op: OpId| {
            let blocks_legal =
                || ir.op(op).regions().iter().all(|&region| converter.is_legal_region(ctx, ir, region));
            Some(match self {
                Condition::TypesAreLegal => converter.is_legal_op(ctx, ir, op) && blocks_legal(),
                Condition::SignatureIsLegal => {
                    ir.attr_named(ctx, op, "function_type")
                        .is_none_or(|ty| converter.is_signature_attr_legal(ctx, ty))
                        && blocks_legal()
                }
            })
        }
    }
}

fn knows_dialect(ctx: &Context, dialect: &str) -> bool {
    ctx.allows_unregistered_dialects()
        || ctx.find_name(dialect).is_some_and(|name| ctx.dialect(name).is_some())
}

fn knows_op(ctx: &Context, op: &str) -> bool {
    ctx.allows_unregistered_dialects() || ctx.find_op_name(op).is_some_and(|name| ctx.op_info(name).is_some())
}

fn unknown(sources: &SourceMap, file: FileId, what: &str, name: &str) -> Diagnostic {
    let error = Diagnostic::error("spec::unknown_name", format!("unknown {what} '{name}'"))
        .with_help("load its definition with --ods or `ods`, or allow unregistered dialects");
    located(sources, file, name, error, "not registered")
}

/// Points at the first place where a text stands between quotes in the spec.
fn located(sources: &SourceMap, file: FileId, text: &str, diagnostic: Diagnostic, label: &str) -> Diagnostic {
    let source = sources.file(file);
    match source.text().find(&format!("\"{text}\"")) {
        Some(at) => {
            let start = at as u32;
            let span = legalize_source::Span::new(file, start, start + text.len() as u32 + 2);
            diagnostic.with_label(span, label)
        }
        None => diagnostic.with_label(legalize_source::Span::at(file, 0), label),
    }
}
