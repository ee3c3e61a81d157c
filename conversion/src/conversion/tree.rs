//! Why an operation could not be legalized.

use std::fmt;

use legalize_ir::{Location, OpId};

/// What became of one attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// The pattern did not match.
    NoMatch {
        /// Why, if the pattern said so.
        reason: String,
    },
    /// The pattern was applied, but something that it made or changed could not become legal.
    IllegalResult {
        /// Those operations.
        nodes: Vec<LegalizationNode>,
    },
    /// The pattern reported success, but the operation is still there and is not legal.
    RootKept,
    /// The pattern is being applied already further up and does not bound its recursion.
    Recursion,
    /// The pattern was not tried: too many operations are being legalized for one another.
    TooDeep {
        /// How many may be.
        limit: u32,
    },
    /// The pattern was never tried: an operation that it creates cannot become legal.
    Pruned {
        /// The names of such operations.
        ops: Vec<String>,
    },
}

/// In a few words; what an applied pattern left illegal is not listed.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::NoMatch { reason } if reason.is_empty() => f.write_str("no match"),
            Outcome::NoMatch { reason } => write!(f, "no match: {reason}"),
            Outcome::IllegalResult { .. } => f.write_str("applied, but its result is not legal"),
            Outcome::RootKept => f.write_str("reported success, but left the operation as it is"),
            Outcome::Recursion => f.write_str("not tried, it is being applied already"),
            Outcome::TooDeep { limit } => write!(f, "not tried, more than {limit} steps deep"),
            Outcome::Pruned { ops } => {
                let ops: Vec<String> = ops.iter().map(|op| format!("'{op}'")).collect();
                write!(f, "not tried, it creates {} which cannot become legal", ops.join(", "))
            }
        }
    }
}

/// One attempt to legalize an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Attempt {
    /// The pattern's debug name.
    pub pattern: String,
    /// What became of it.
    pub outcome: Outcome,
}

/// An operation that could not be legalized.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LegalizationNode {
    /// The operation; gone where a pattern had made it.
    pub op: OpId,
    /// Its name.
    pub name: String,
    /// Its location.
    pub loc: Location,
    /// Whether the target says that it is illegal; otherwise nothing is known of it.
    pub illegal: bool,
    /// What was tried, in order.
    pub attempts: Vec<Attempt>,
}

/// All operations that could not be legalized, with what was tried on them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct LegalizationTree {
    /// Those that the conversion met itself, in order; what patterns made hangs below the attempts.
    pub roots: Vec<LegalizationNode>,
}

/// Most attempts that are kept per operation.
pub(super) const MAX_ATTEMPTS: usize = 64;

impl LegalizationNode {
    fn write(&self, f: &mut fmt::Formatter<'_>, depth: usize) -> fmt::Result {
        let pad = "  ".repeat(depth.min(64));
        let status = if self.illegal { "illegal" } else { "not known to be legal" };
        writeln!(f, "{pad}'{}' is {status}", self.name)?;
        if self.attempts.is_empty() {
            writeln!(f, "{pad}  no pattern applies to it")?;
        }
        for attempt in &self.attempts {
            writeln!(f, "{pad}  pattern '{}': {}", attempt.pattern, attempt.outcome)?;
            if let Outcome::IllegalResult { nodes } = &attempt.outcome {
                nodes.iter().try_for_each(|node| node.write(f, depth + 2))?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for LegalizationNode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, 0)
    }
}

impl fmt::Display for LegalizationTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.roots.iter().try_for_each(|root| root.write(f, 0))
    }
}
