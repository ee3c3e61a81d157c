//! Sets of Rust patterns that conversion specs name.

use std::fmt;
use std::sync::Arc;

use legalize_conversion::{ConversionTarget, PatternSet, TypeConverter};
use legalize_ir::Context;
use legalize_source::Diagnostic;

type AddPatterns = dyn Fn(&Context, &Arc<TypeConverter>, &mut PatternSet) + Send + Sync;
type AddLegality = dyn Fn(&Context, &Arc<TypeConverter>, &mut ConversionTarget) + Send + Sync;

/// A set of Rust patterns, which a conversion spec asks for by its name: `Native("name")`.
#[derive(Clone)]
pub struct NativePatterns {
    name: String,
    add: Arc<AddPatterns>,
    legality: Option<Arc<AddLegality>>,
}

impl NativePatterns {
    /// A set of this name, whose patterns `add` adds.
    pub fn new(
        name: impl Into<String>,
        add: impl Fn(&Context, &Arc<TypeConverter>, &mut PatternSet) + Send + Sync + 'static,
    ) -> Self {
        NativePatterns { name: name.into(), add: Arc::new(add), legality: None }
    }

    /// With rules about what is legal. They apply as if the spec began with them: the spec's own rules take
    /// precedence.
    #[must_use]
    pub fn with_legality(
        mut self,
        legality: impl Fn(&Context, &Arc<TypeConverter>, &mut ConversionTarget) + Send + Sync + 'static,
    ) -> Self {
        self.legality = Some(Arc::new(legality));
        self
    }

    /// Returns the name of the set.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Adds the patterns to a set.
    pub fn add_to(&self, ctx: &Context, converter: &Arc<TypeConverter>, patterns: &mut PatternSet) {
        (self.add)(ctx, converter, patterns);
    }

    /// Adds the rules about what is legal to a target.
    pub fn add_legality(&self, ctx: &Context, converter: &Arc<TypeConverter>, target: &mut ConversionTarget) {
        if let Some(legality) = &self.legality {
            legality(ctx, converter, target);
        }
    }
}

impl fmt::Debug for NativePatterns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("NativePatterns").field(&self.name).finish()
    }
}

/// An error about a name that no set has.
pub(crate) fn unknown_set(name: &str, known: &[NativePatterns]) -> Diagnostic {
    let mut names: Vec<&str> = known.iter().map(NativePatterns::name).collect();
    names.sort_unstable();
    names.dedup();
    let help = match names[..] {
        [] => "register them with a Provider; this program registers none".to_owned(),
        _ => format!("use one of {}, or register others with a Provider", names.join(", ")),
    };
    Diagnostic::error("opt::native_patterns", format!("no Rust patterns are registered as '{name}'"))
        .with_help(help)
}
