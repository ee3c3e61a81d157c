//! Names and options of passes.
//!
//! Mirrors the classes `Pass` and `Option` of `mlir/Pass/PassBase.td`.

use super::options::OptionValue;

/// The options of [`PassDef::filters_patterns`].
pub(super) const DISABLE: &str = "disable-patterns";
pub(super) const ENABLE: &str = "enable-patterns";
/// The option of [`PassDef::collects_failures`].
pub(super) const MAX_FAILURES: &str = "max-failures";

/// The name, the place in a pipeline and the options of a pass.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PassDef {
    /// The flag that runs it, without dashes: `convert-arith-to-llvm`.
    pub argument: String,
    /// The name of its class, which dumps and timings show: `ArithToLLVMConversionPass`.
    pub name: String,
    /// One line for `--help`.
    pub summary: String,
    /// The operation that it runs on; any if absent.
    pub anchor: Option<String>,
    /// The options that it takes.
    pub options: Vec<OptionDef>,
    /// True if it [stays inside](PassDef::stays_inside) of the operation that it runs on.
    pub stays_inside: bool,
}

/// One option of a pass.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OptionDef {
    /// The spelling of the option: `index-bitwidth`.
    pub argument: String,
    /// One line for `--help`.
    pub description: String,
    /// The type of its value.
    pub ty: OptionType,
    /// The value if the option is not given; an empty list for an option that takes several values.
    pub default: OptionValue,
    /// True if pipelines show the option only if it is given.
    pub only_if_given: bool,
}

/// Type of an option's value.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OptionType {
    /// `true` or `false`; its name alone means `true`.
    Bool,
    /// An integer.
    Int {
        /// True if it may be negative.
        signed: bool,
        /// Width in bits.
        width: u32,
    },
    /// Text.
    Text,
    /// One of these words.
    Choice(Vec<String>),
    /// Any number of values, joined with commas.
    List(Box<OptionType>),
}

impl PassDef {
    /// Creates the definition of a pass on any operation, without options.
    pub fn new(argument: impl Into<String>, name: impl Into<String>, summary: impl Into<String>) -> Self {
        PassDef {
            argument: argument.into(),
            name: name.into(),
            summary: summary.into(),
            anchor: None,
            options: Vec::new(),
            stays_inside: false,
        }
    }

    /// Declares that the pass reads and changes nothing outside of its operation, except that it may read the
    /// operations around it and what is in no other operation that the pass runs on; that it keeps its
    /// operation, and keeps it in its place; and that it prints nothing itself. Then the pass may run on
    /// several operations at once: see [`Context::run_tasks`](legalize_ir::Context::run_tasks). These are
    /// upstream's rules for passes on operations, but not all passes keep them, so the pass has to say so.
    #[must_use]
    pub fn stays_inside(mut self) -> Self {
        self.stays_inside = true;
        self
    }

    /// Runs on operations of this name.
    #[must_use]
    pub fn on(mut self, anchor: impl Into<String>) -> Self {
        self.anchor = Some(anchor.into());
        self
    }

    /// Adds an option.
    #[must_use]
    pub fn option(
        mut self,
        argument: impl Into<String>,
        description: impl Into<String>,
        ty: OptionType,
        default: OptionValue,
    ) -> Self {
        let (argument, description) = (argument.into(), description.into());
        self.options.push(OptionDef { argument, description, ty, default, only_if_given: false });
        self
    }

    /// Adds the options `disable-patterns` and `enable-patterns`, as `RewritePassUtils` of
    /// `mlir/Rewrite/PassUtil.td` declares them.
    /// [`PassHost::freeze_for_pass`](crate::PassHost::freeze_for_pass) applies them. Few of upstream's passes
    /// have these options, so pipelines are printed without them unless they are given.
    #[must_use]
    pub fn filters_patterns(mut self) -> Self {
        let texts = || OptionType::List(Box::new(OptionType::Text));
        for (argument, description) in [
            (DISABLE, "Labels and names of patterns that are not applied"),
            (ENABLE, "Labels and names of the only patterns that are applied"),
        ] {
            self = self.option(argument, description, texts(), OptionValue::List(Vec::new()));
            if let Some(added) = self.options.last_mut() {
                added.only_if_given = true;
            }
        }
        self
    }

    /// Adds the option `max-failures` of conversions, which
    /// [`PassOptions::max_failures`](crate::PassOptions::max_failures) reads. Upstream's passes do not have
    /// it, so pipelines are printed without it unless it is given.
    #[must_use]
    pub fn collects_failures(mut self) -> Self {
        let count = OptionType::Int { signed: false, width: 32 };
        let description =
            "Maximum number of operations that are reported as failed; 0 for as many as errors are reported";
        self = self.option(MAX_FAILURES, description, count, OptionValue::Int(0));
        if let Some(added) = self.options.last_mut() {
            added.only_if_given = true;
        }
        self
    }
}
