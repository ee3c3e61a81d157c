//! Static info of patterns.

use legalize_ir::{Context, OpName};

use crate::trait_names;

/// The operations that a pattern is tried on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Root {
    /// Operations of one name.
    Op(String),
    /// Operations whose definition names this trait or interface, spelled as its record or as its C++ class.
    Trait(String),
    /// All operations.
    Any,
}

/// Static info of a pattern, known without running it.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PatternInfo {
    /// Operations on which it is tried.
    pub root: Root,
    /// Benefit; patterns with larger ones are tried first.
    pub benefit: u16,
    /// The name that logs and filters use.
    pub debug_name: String,
    /// Groups that filters use.
    pub labels: Vec<String>,
    /// Names of the operations that it may create; used by the conversion driver's cost model.
    pub generated_ops: Vec<String>,
    /// True if it may be applied to operations that it created itself.
    pub bounded_recursion: bool,
}

impl PatternInfo {
    /// The largest benefit; the next one means "impossible to match" in MLIR.
    pub const MAX_BENEFIT: u16 = 65534;

    /// Creates the info of a pattern of benefit 1.
    pub fn new(debug_name: impl Into<String>, root: Root) -> Self {
        PatternInfo {
            root,
            benefit: 1,
            debug_name: debug_name.into(),
            labels: Vec::new(),
            generated_ops: Vec::new(),
            bounded_recursion: false,
        }
    }

    /// Creates the info of a pattern on operations of one name.
    pub fn on(debug_name: impl Into<String>, op: impl Into<String>) -> Self {
        Self::new(debug_name, Root::Op(op.into()))
    }

    /// Creates the info of a pattern on any operation.
    pub fn any(debug_name: impl Into<String>) -> Self {
        Self::new(debug_name, Root::Any)
    }

    /// Creates the info of a pattern on operations with a trait or interface, by the name of its record
    /// (`Terminator`) or its C++ class (`::mlir::OpTrait::IsTerminator`). Freezing a set refuses a name that
    /// is not known.
    pub fn on_trait(debug_name: impl Into<String>, name: impl Into<String>) -> Self {
        Self::new(debug_name, Root::Trait(name.into()))
    }

    /// Sets the benefit.
    ///
    /// # Panics
    /// If it is above [`PatternInfo::MAX_BENEFIT`].
    #[must_use]
    #[track_caller]
    pub fn with_benefit(mut self, benefit: u16) -> Self {
        assert!(benefit <= Self::MAX_BENEFIT, "benefits end at {}", Self::MAX_BENEFIT);
        self.benefit = benefit;
        self
    }

    /// Adds a label.
    #[must_use]
    pub fn with_label(mut self, label: impl Into<String>) -> Self {
        self.labels.push(label.into());
        self
    }

    /// Declares the names of operations that the pattern creates.
    #[must_use]
    pub fn with_generated_ops<S: Into<String>>(mut self, ops: impl IntoIterator<Item = S>) -> Self {
        self.generated_ops.extend(ops.into_iter().map(Into::into));
        self
    }

    /// Allows the pattern to be applied to operations that it created itself.
    #[must_use]
    pub fn with_bounded_recursion(mut self) -> Self {
        self.bounded_recursion = true;
        self
    }

    /// Returns true if the pattern is tried on operations of a name.
    pub fn applies_to(&self, ctx: &Context, name: OpName) -> bool {
        match &self.root {
            Root::Op(op) => ctx.op_str(name) == op,
            Root::Trait(wanted) => {
                ctx.op_info(name).is_some_and(|info| trait_names::has_trait(ctx, info, wanted))
            }
            Root::Any => true,
        }
    }
}
