//! Declarative rewrite rules (DRR): `Pattern` and `Pat` records of `.td` files as the pattern model.
//!
//! Mirrors <https://mlir.llvm.org/docs/DeclarativeRewrites/> and the output of `mlir-tblgen --gen-rewriters`
//! for such records. Patterns are in record-name order, as upstream tries those of equal benefit; a rule with
//! alternatives (`either`, a nested operation of several results without a chosen one) is lowered to several
//! patterns of one name, in the order in which upstream tries the alternatives. Every mistake in a file is
//! reported, with its place in the `.td`; a pattern with a mistake is left out.
//!
//! ```
//! use std::sync::Arc;
//! use legalize_drr::{DrrOptions, load};
//! use legalize_source::SourceMap;
//! use legalize_tblgen::TblgenOptions;
//!
//! let sources = Arc::new(SourceMap::new());
//! let file = sources.add("rules.td", r#"
//!     include "mlir/IR/OpBase.td"
//!     include "mlir/IR/PatternBase.td"
//!     def Toy : Dialect { let name = "toy"; }
//!     class Toy_Op<string mnemonic> : Op<Toy, mnemonic> {
//!       let arguments = (ins I32:$from);
//!       let results = (outs I32:$to);
//!     }
//!     def OldOp : Toy_Op<"old">;
//!     def NewOp : Toy_Op<"new">;
//!     def OldToNew : Pat<(OldOp $x), (NewOp $x)>;
//! "#);
//! let mut options = TblgenOptions::default();
//! options.includes.set_virtual_files(legalize_ods::prelude());
//! let rules = load(&sources, file, &options, &DrrOptions::default()).into_result()?;
//! assert_eq!(rules.model.patterns[0].root_name(), Some("toy.old"));
//! # Ok::<(), legalize_source::Diagnostics>(())
//! ```
//!
//! # Meaning of statements that the PDL dialect does not have
//!
//! * A native's parameter named `_self` is `$_self` in the text. Parameters named `_loc` are the entities (or
//!   the one text) whose location is `$_loc` in the text; without them `$_loc` is the location of the matched
//!   operations. Parameters without a name are `$0`, `$1`, …
//! * A constraint with results whose text names a placeholder beyond its unnamed parameters binds its results
//!   through it (`$0` of a call in a source pattern is the first result); otherwise the value of the text is
//!   the result. A null attribute or value is a result like any other: an operation that is created leaves
//!   null attributes out.
//! * `drr.*` natives are this frontend's own: reading an optional attribute (`drr.attribute_or_null`,
//!   `drr.attribute_or_default`) or operand (`drr.optional_value`), types (`drr.type_of`, `drr.types_of`),
//!   packing and picking values (`drr.pack_N`, `drr.element_N`). Their bodies describe them.
//! * A native call in a source pattern is applied to the first result's operation.
//! * [`Location::Matched`](legalize_pattern_model::Location::Matched) fuses the root's location with those of
//!   the other matched operations in the order of the match section.
//! * Supplemental patterns run before the root is replaced.
//!
//! # Beyond upstream
//!
//! Unless [`DrrOptions::upstream_limits`] is set: `(region $r, …)` and `(successor $b, …)` as last arguments
//! name regions and successors of a matched operation, and pass them to a created one; optional operands and
//! variadic ones that another operation's variadic result feeds may be matched by nested operations;
//! `(Type:$x)` and attribute constraints are allowed in the list of constraints; native calls take string
//! literals; supplemental patterns may bind symbols.

mod call;
mod constants;
mod constraints;
mod create;
mod dag;
mod error;
mod literal;
mod load;
mod natives;
mod places;
mod refer;
mod result;
mod rule;
mod source;
mod spread;

pub use load::{DrrFile, load};

use legalize_ods::{OdsModule, Overlays};
use legalize_pattern_model::{Pattern, PatternFile};
use legalize_source::{Diagnostics, Limit, Reported};
use legalize_tblgen::{Record, RecordKeeper, Value};
use rustc_hash::FxHashMap;

use error::{Failed, Lowered};
use natives::Natives;
use places::Places;
use rule::{Choices, Rule, Shared};

/// Maximum number of patterns to which the alternatives of one rule are expanded.
const MAX_ALTERNATIVES: usize = 256;

/// Options of the lowering of patterns.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct DrrOptions {
    /// Refuses everything that upstream's generator refuses, even if its meaning is clear.
    pub upstream_limits: bool,
    /// Overlays that may add attributes to operations.
    pub overlays: Vec<Overlays>,
}

legalize_source::settings! { impl DrrOptions }

/// Lowers all `Pattern` records of a keeper, in the order of their names. Patterns with mistakes are left
/// out.
pub fn patterns(keeper: &RecordKeeper, module: &OdsModule, options: &DrrOptions) -> Reported<PatternFile> {
    let records = keeper.defs_of_class_by_name("Pattern");
    let sources = keeper.sources();
    let mut shared = Shared {
        module,
        options,
        natives: Natives::default(),
        places: Places::new(sources, records.iter().map(|record| record.span().file)),
        diagnostics: Diagnostics::new(),
        constraints: FxHashMap::default(),
    };
    let mut file = PatternFile::new();
    let mut anonymous = 0;
    for record in records {
        let name = if record.is_anonymous() {
            anonymous += 1;
            format!("GeneratedConvert{}", anonymous - 1)
        } else {
            record.name().to_owned()
        };
        if let Ok(patterns) = lower(&mut shared, record, &name) {
            file.patterns.extend(patterns);
        }
    }
    file.natives = shared.natives.into_list();
    file.sources = shared.places.into_texts();
    Reported::new(file, shared.diagnostics)
}

/// All alternatives of one rule. If there are several, each has the rule's name with its number: `Rule.1`.
fn lower<'k>(shared: &mut Shared<'k>, record: Record<'k>, name: &str) -> Lowered<Vec<Pattern>> {
    let mut choices = Choices::default();
    let mut patterns = Vec::new();
    let bytes = ["sourcePattern", "resultPatterns", "supplementalPatterns", "constraints"]
        .into_iter()
        .filter_map(|field| record.value(field))
        .fold(0_u64, |sum, value| sum.saturating_add(value.printed_bytes()));
    let mut budget = record.keeper().sources().limits().budget(Limit::RuleBytes, 0);
    loop {
        if let Err(exceeded) = budget.charge(bytes) {
            shared.diagnostics.push(exceeded.diagnostic_at(record.span()));
            return Err(Failed);
        }
        patterns.push(Rule::new(shared, &mut choices, record).lower()?);
        if !choices.advance() {
            let is_one = patterns.len() == 1;
            for (index, pattern) in patterns.iter_mut().enumerate() {
                pattern.name = Some(if is_one { name.to_owned() } else { format!("{name}.{}", index + 1) });
            }
            return Ok(patterns);
        }
        if patterns.len() == MAX_ALTERNATIVES {
            shared.diagnostics.push(error::alternatives(record.span(), MAX_ALTERNATIVES));
            return Err(Failed);
        }
    }
}

impl Rule<'_, '_> {
    fn lower(mut self) -> Lowered<Pattern> {
        let source = match self.record.dag("sourcePattern") {
            Ok(source) => source,
            Err(error) => return self.fail(error.to_diagnostic()),
        };
        self.reserve(source);
        for field in ["resultPatterns", "supplementalPatterns"] {
            if let Ok(list) = self.record.list(field) {
                for value in list.iter() {
                    if let Value::Dag(dag) = value {
                        self.reserve(dag);
                    }
                }
            }
        }
        let before = self.shared.diagnostics.len();
        let benefit = self.benefit(source);
        let root = self.source(source)?;
        self.pattern.root = Some(root.clone());
        let constraints = self.constraint_list(&root);
        self.results(&root)?;
        constraints?;
        self.pattern.benefit = benefit?;
        let place = self.record.span();
        self.pattern.place = self.shared.places.place(Some(place));
        let failed = self.shared.diagnostics.iter().skip(before);
        if failed.into_iter().any(|diagnostic| diagnostic.severity == legalize_source::Severity::Error) {
            return Err(Failed);
        }
        Ok(self.pattern)
    }

    /// The number of operations in the source pattern, plus the value of `addBenefit`.
    fn benefit(&mut self, source: legalize_tblgen::DagValue<'_>) -> Lowered<u16> {
        let delta = match self.record.dag("benefitDelta") {
            Ok(delta) => delta,
            Err(error) => return self.fail(error.to_diagnostic()),
        };
        let span = delta.span().unwrap_or(self.record.span());
        let added = match (delta.len(), (!delta.is_empty()).then(|| delta.arg(0))) {
            (1, Some(Value::Int(added))) => added,
            _ => {
                let what = format!("'{}' is not a benefit of one integer", error::short(&delta.to_string()));
                return self.fail(error::benefit(span, what));
            }
        };
        let mut ops = 0_i64;
        let mut stack = vec![source];
        while let Some(dag) = stack.pop() {
            let head = dag::head(self.shared.module, dag);
            ops += i64::from(head.directive().is_none() && !matches!(head, dag::Head::Native(_)));
            stack.extend(dag.args().filter_map(|(value, _)| match value {
                Value::Dag(dag) => Some(dag),
                _ => None,
            }));
        }
        let benefit = ops.saturating_add(added);
        match u16::try_from(benefit) {
            Ok(benefit) if benefit <= Pattern::MAX_BENEFIT => Ok(benefit),
            _ => self.fail(error::benefit(span, format!("benefit {benefit} is out of range"))),
        }
    }
}
