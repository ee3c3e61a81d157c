//! Records to definitions.
//!
//! Everything is derived from classes and fields as upstream's `.td` files declare them; no dialect is known
//! by name. A record that cannot be read is reported and left out, so one mistake does not hide the next.

mod constraint;
mod fields;
mod op;
mod others;
mod overlays;
mod predicate;
mod rules;
mod traits;
mod typedef;
mod weight;

use std::sync::Arc;

use legalize_source::{Budget, Diagnostic, Diagnostics, Exceeded, Limit, Reported, SourceMap, Span};
use legalize_tblgen::{Record, RecordId, RecordKeeper, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use self::weight::Weight;
use crate::model::{ConstraintDef, DialectDef, EnumDef, OdsModule, OpDef, Predicate, TraitRef};

/// Predicates, traits, lists and constraints may nest this deep.
const MAX_DEPTH: u32 = 200;

/// Reads all definitions of a keeper. Definitions with errors are reported, the others are returned.
pub fn load(keeper: &RecordKeeper) -> Reported<OdsModule> {
    let mut loader = Loader::new(keeper.sources());
    let mut module = OdsModule::default();
    let mut diagnostics = Diagnostics::new();
    // Errors in records that several definitions use are reported once.
    let mut known = FxHashSet::default();
    let mut keep = |error: Diagnostic| {
        if known.insert((error.code, error.span(), error.message.clone())) {
            diagnostics.push(error);
        }
    };
    for record in keeper.defs_of_class_by_name("Dialect") {
        match loader.dialect(record) {
            Ok(def) => module.dialects.push(def),
            Err(error) => keep(error),
        }
    }
    let enums = keeper.defs_of_class_by_name("EnumInfo");
    let older = keeper.defs_of_class_by_name("EnumAttrInfo");
    for record in
        enums.into_iter().chain(older.into_iter().filter(|record| !record.is_subclass_of("EnumInfo")))
    {
        match loader.enum_def(record) {
            Ok(def) => module.enums.push(def),
            Err(error) => keep(error),
        }
    }
    for record in keeper.defs_of_class_by_name("Interface") {
        match others::interface(record) {
            Ok(Some(def)) => module.interfaces.push(Arc::new(def)),
            Ok(None) => {}
            Err(error) => keep(error),
        }
    }
    for record in keeper.defs_of_class_by_name("TypeDef") {
        if let Err(error) = loader.spend(record) {
            keep(error);
            break;
        }
        match loader.type_or_attr(record, false) {
            Ok(def) => module.types.push(Arc::new(def)),
            Err(error) => keep(error),
        }
    }
    for record in keeper.defs_of_class_by_name("AttrDef") {
        if let Err(error) = loader.spend(record) {
            keep(error);
            break;
        }
        match loader.type_or_attr(record, true) {
            Ok(def) => module.attrs.push(Arc::new(def)),
            Err(error) => keep(error),
        }
    }
    for record in keeper.defs_of_class_by_name("Op") {
        if let Err(error) = loader.spend(record) {
            keep(error);
            break;
        }
        match loader.op(record) {
            Ok((def, errors)) => {
                module.ops.push(Arc::new(def));
                errors.into_iter().for_each(&mut keep);
            }
            Err(error) => keep(error),
        }
    }
    for record in keeper.defs_of_class_by_name("Constraint") {
        // Enum cases and interfaces are constraints too; they are looked up where they are used.
        if record.is_anonymous() || record.is_subclass_of("EnumCase") {
            continue;
        }
        if let Err(error) = loader.spend(record) {
            keep(error);
            break;
        }
        match loader.constraint(record) {
            Ok(def) => module.constraints.push(def),
            Err(error) => keep(error),
        }
    }
    for record in keeper.defs_of_class_by_name("Trait") {
        if record.is_anonymous() || record.is_subclass_of("TraitList") {
            continue;
        }
        if let Err(error) = loader.spend(record) {
            keep(error);
            break;
        }
        match loader.trait_def(record) {
            Ok(def) => module.traits.push(def),
            Err(error) => keep(error),
        }
    }
    let (overlays, errors) = loader.overlays(keeper).into_parts();
    module.overlays = overlays;
    errors.into_iter().for_each(&mut keep);
    module.condition_places = loader.condition_places;
    module.index();
    Reported::new(module, diagnostics)
}

/// Reads one constraint record.
///
/// # Errors
/// If the record does not derive from `Constraint` or one of its fields is not as upstream declares it.
pub fn constraint_from_record(record: Record<'_>) -> Result<Arc<ConstraintDef>, Diagnostic> {
    Loader::new(record.keeper().sources()).constraint(record)
}

/// Reads one operation record.
///
/// # Errors
/// If the record does not derive from `Op` or is not well formed.
pub fn op_from_record(record: Record<'_>) -> Result<Arc<OpDef>, Diagnostic> {
    let (def, errors) = Loader::new(record.keeper().sources()).op(record)?;
    match errors.into_iter().next() {
        Some(error) => Err(error),
        None => Ok(Arc::new(def)),
    }
}

/// Caches per record, so that what many definitions share is read once.
pub(crate) struct Loader {
    /// Bytes of texts that may still be copied.
    texts: Budget,
    /// Maximum length of a condition.
    conditions: Exceeded,
    predicates: FxHashMap<RecordId, (Arc<Predicate>, Weight)>,
    /// Places of the texts of conditions.
    condition_places: FxHashMap<String, Span>,
    constraints: FxHashMap<RecordId, Arc<ConstraintDef>>,
    dialects: FxHashMap<RecordId, Arc<DialectDef>>,
    enums: FxHashMap<RecordId, Arc<EnumDef>>,
    traits: FxHashMap<RecordId, Arc<TraitRef>>,
    depth: u32,
}

impl Loader {
    fn new(sources: &SourceMap) -> Self {
        let limits = sources.limits();
        Loader {
            texts: limits.budget(Limit::DefinitionBytes, sources.bytes()),
            conditions: limits.exceeded(Limit::ConstraintBytes, 0),
            predicates: FxHashMap::default(),
            condition_places: FxHashMap::default(),
            constraints: FxHashMap::default(),
            dialects: FxHashMap::default(),
            enums: FxHashMap::default(),
            traits: FxHashMap::default(),
            depth: 0,
        }
    }

    /// Takes away the bytes of a record's texts, which records share and definitions do not.
    fn spend(&mut self, record: Record<'_>) -> Result<(), Diagnostic> {
        let bytes = record.fields().filter_map(|field| match field.value() {
            Value::Str(text) | Value::Code(text) => Some(text.len() as u64),
            _ => None,
        });
        self.texts.charge(bytes.sum()).map_err(|exceeded| exceeded.diagnostic_at(record.span()))
    }

    /// Runs `read` one level deeper.
    fn nested<T>(
        &mut self,
        record: Record<'_>,
        read: impl FnOnce(&mut Self) -> Result<T, Diagnostic>,
    ) -> Result<T, Diagnostic> {
        if self.depth >= MAX_DEPTH {
            return Err(Diagnostic::error("ods::nesting", "definitions are nested too deeply")
                .with_label(record.span(), format!("more than {MAX_DEPTH} levels"))
                .with_help("combine predicates, traits and lists in fewer levels"));
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }
}
