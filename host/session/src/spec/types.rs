//! Type conversion of a spec, and the operations that materialize values of other types.

use std::sync::Arc;

use legalize_conversion::{
    ConversionAnswer, DeclarativeOptions, MaterializationInput, Rewriter, TypeConverter,
};
use legalize_ir::{
    Context, OperationState, Type, TypeData, ValueId, WAYS_TO_LOAD, parse_type_str, type_to_string,
};
use legalize_source::{Diagnostic, Diagnostics, FileId, Reported, SourceMap};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::template::Template;
use super::{ConversionSpec, MaterializationKind, Mode, TypeRuleSpec, knows_op, located, unknown};

impl ConversionSpec {
    /// Returns the options for patterns from files: they are patterns of a conversion with converted
    /// operands, if the spec has rules for types.
    pub fn pattern_options(&self, converter: &Arc<TypeConverter>) -> DeclarativeOptions {
        if self.types.is_empty() {
            DeclarativeOptions::unconverted(converter.clone())
        } else {
            DeclarativeOptions::converted(converter.clone())
        }
    }

    /// The type converter: every type that no rule names stays as it is.
    pub fn converter(
        &self,
        ctx: &Context,
        mode: Mode,
        sources: &SourceMap,
        file: FileId,
    ) -> Reported<TypeConverter> {
        let mut diagnostics = Diagnostics::new();
        let mut rules = Vec::new();
        for rule in &self.types {
            match TypeRule::read(ctx, rule) {
                Ok(rule) => rules.push(rule),
                Err((text, why)) => {
                    let error = Diagnostic::error("spec::type", format!("'{text}' is not a type: {why}"))
                        .with_help(format!(
                            "write it as in MLIR text, and load the dialect that defines it ({WAYS_TO_LOAD})"
                        ));
                    diagnostics.push(located(sources, file, &text, error, "in this rule"));
                }
            }
        }
        let mut converter = TypeConverter::new();
        converter.add_identity();
        let rules: Arc<[TypeRule]> = rules.into();
        converter.add_conversion(move |ctx: &Context, ty| {
            TypeConversion { ctx, rules: &rules, parts: FxHashMap::default() }.convert(ty, 0)
        });
        if self.casts.unwrap_or(mode != Mode::Full) {
            converter.add_cast_materializations();
        }
        // The one that is added last is tried first.
        for rule in self.materializations.iter().rev() {
            if !knows_op(ctx, &rule.op) {
                let help = ctx.help_for_unknown_op(&rule.op);
                diagnostics.push(unknown(sources, file, "operation", &rule.op, help));
                continue;
            }
            let make = Arc::new(Materialization {
                op: rule.op.clone(),
                types: rule.types.iter().map(|text| Template::read(text)).collect(),
            });
            if rule.kind != Some(MaterializationKind::Target) {
                let make = make.clone();
                converter.add_source_materialization(move |rewriter, input| make.make(rewriter, input));
            }
            if rule.kind != Some(MaterializationKind::Source) {
                converter.add_target_materialization(move |rewriter, input| make.make(rewriter, input));
            }
        }
        Reported::new(converter, diagnostics)
    }
}

/// A type rule, read.
struct TypeRule {
    from: From,
    to: Vec<To>,
    nested: bool,
}

enum From {
    Type(Type),
    Open(Template),
}

enum To {
    Type(Type),
    Filled(Template),
}

impl TypeRule {
    /// Reads a rule. The error is a text that is not a type, and the reason.
    fn read(ctx: &Context, rule: &TypeRuleSpec) -> Result<Self, (String, String)> {
        let whole =
            |text: &str| parse_type_str(ctx, text).map_err(|error| (text.to_owned(), error.to_string()));
        let open = Template::read(&rule.from);
        let from = if open.is_closed() { From::Type(whole(&rule.from)?) } else { From::Open(open) };
        let mut to = Vec::new();
        for text in &rule.to {
            let filled = Template::read(text);
            if let From::Open(open) = &from
                && let Some(name) = filled.not_in(open)
            {
                return Err((text.clone(), format!("'{}' does not contain {name}", rule.from)));
            }
            to.push(match (&from, filled.is_closed()) {
                (From::Open(_), false) => To::Filled(filled),
                _ => To::Type(whole(text)?),
            });
        }
        Ok(TypeRule { from, to, nested: rule.nested })
    }

    /// Returns the result of converting a type; `None` if the rule does not match it.
    fn apply(&self, conversion: &mut TypeConversion<'_>, ty: Type, depth: u32) -> Option<ConversionAnswer> {
        let ctx = conversion.ctx;
        let open = match &self.from {
            From::Type(from) => {
                return (*from == ty).then(|| {
                    ConversionAnswer::to_many(self.to.iter().filter_map(|to| match to {
                        To::Type(ty) => Some(*ty),
                        To::Filled(_) => None,
                    }))
                });
            }
            From::Open(open) => open,
        };
        let mut failed = false;
        let found = open.matches(&type_to_string(ctx, ty))?.map(|piece| match parse_type_str(ctx, piece) {
            // The rule is about the whole already.
            Ok(part) if part != ty && depth < MAX_TYPE_DEPTH => match conversion.part(part, depth + 1) {
                Some(part) => type_to_string(ctx, part),
                None => {
                    failed = true;
                    piece.to_owned()
                }
            },
            _ => piece.to_owned(),
        });
        if failed {
            return Some(ConversionAnswer::Fail);
        }
        let mut types: SmallVec<[Type; 2]> = SmallVec::new();
        for to in &self.to {
            types.push(match to {
                To::Type(ty) => *ty,
                To::Filled(filled) => {
                    let text = filled.fill(&found);
                    let result = (text.len() <= MAX_TEXT).then(|| parse_type_str(ctx, &text));
                    let Some(Ok(result)) = result else { return Some(ConversionAnswer::Fail) };
                    result
                }
            });
        }
        Some(ConversionAnswer::to_many(types))
    }
}

/// An operation that makes values of other types.
struct Materialization {
    op: String,
    types: Vec<Template>,
}

impl Materialization {
    fn make(
        &self,
        rewriter: &mut dyn Rewriter<'_>,
        input: &MaterializationInput<'_>,
    ) -> Option<SmallVec<[ValueId; 1]>> {
        let ctx = rewriter.ctx();
        let makes = |ty: Type| {
            let text = type_to_string(ctx, ty);
            self.types.is_empty() || self.types.iter().any(|template| template.matches(&text).is_some())
        };
        if !input.types.iter().all(|&ty| makes(ty)) {
            return None;
        }
        let mut state = OperationState::new(ctx, ctx.op_name(&self.op), input.loc);
        state.operands.extend_from_slice(input.inputs);
        state.result_types.extend_from_slice(input.types);
        state.fill_default_attrs(ctx);
        let op = rewriter.create_op(&state);
        Some(rewriter.ir().op(op).results().into())
    }
}

/// Maximum length of a type's text. A variable that a rule uses twice doubles the length with each enclosing
/// type.
const MAX_TEXT: usize = 1 << 16;

/// Types nest at most that deep; deeper ones stay as they are.
const MAX_TYPE_DEPTH: u32 = 64;

/// Conversion of a type, with the cached results for its parts: types share parts, so that the number of
/// paths to parts may be much larger than the number of parts.
struct TypeConversion<'c> {
    ctx: &'c Context,
    rules: &'c [TypeRule],
    /// Conversions of parts by type and depth; `None` if a part has no conversion.
    parts: FxHashMap<(Type, u32), Option<Type>>,
}

impl TypeConversion<'_> {
    fn convert(&mut self, ty: Type, depth: u32) -> Option<ConversionAnswer> {
        let (ctx, rules) = (self.ctx, self.rules);
        let mut applicable = rules.iter().filter(|rule| depth == 0 || rule.nested);
        if let Some(answer) = applicable.find_map(|rule| rule.apply(self, ty, depth)) {
            return Some(answer);
        }
        if depth >= MAX_TYPE_DEPTH || !rules.iter().any(|rule| rule.nested) {
            return None;
        }
        let mut failed = false;
        let mut one = |ty: Type| {
            let part = self.part(ty, depth + 1);
            failed |= part.is_none();
            part.unwrap_or(ty)
        };
        let mut data = ctx.type_data(ty).clone();
        match &mut data {
            TypeData::Vector { element, .. }
            | TypeData::RankedTensor { element, .. }
            | TypeData::UnrankedTensor(element)
            | TypeData::MemRef { element, .. }
            | TypeData::UnrankedMemRef { element, .. }
            | TypeData::Complex(element) => *element = one(*element),
            TypeData::Tuple(types) => types.iter_mut().for_each(|ty| *ty = one(*ty)),
            TypeData::Function { inputs, results } => {
                inputs.iter_mut().chain(results).for_each(|ty| *ty = one(*ty));
            }
            _ => return None,
        }
        if failed {
            return Some(ConversionAnswer::Fail);
        }
        let converted = ctx.ty(data);
        (converted != ty).then(|| ConversionAnswer::to(converted))
    }

    /// Returns the type that a nested type converts to, if that is one type; a type without a rule stays.
    fn part(&mut self, ty: Type, depth: u32) -> Option<Type> {
        if let Some(&known) = self.parts.get(&(ty, depth)) {
            return known;
        }
        let part = match self.convert(ty, depth) {
            Some(ConversionAnswer::Types(types)) if types.len() == 1 => Some(types[0]),
            Some(ConversionAnswer::Fail) => None,
            _ => Some(ty),
        };
        self.parts.insert((ty, depth), part);
        part
    }
}
