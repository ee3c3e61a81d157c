//! Explanation of an operation that could not be legalized.

use std::fmt;

use legalize_ir::{Location, OpId};

/// Outcome of one attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// The pattern did not match.
    NoMatch {
        /// Reason, if the pattern gave one.
        reason: String,
    },
    /// The pattern was applied, but an operation that it created or changed could not be legalized.
    IllegalResult {
        /// Operations that stayed illegal.
        nodes: Vec<LegalizationNode>,
    },
    /// The pattern reported success, but the operation is still there and is not legal.
    RootKept,
    /// The pattern is being applied already further up and does not bound its recursion.
    Recursion,
    /// The pattern was not tried: too many legalizations are nested.
    TooDeep {
        /// Maximum number of nested legalizations.
        limit: u32,
    },
    /// The pattern was never tried: an operation that it creates cannot become legal.
    Pruned {
        /// The names of such operations.
        ops: Vec<String>,
    },
}

/// Short text; operations that an applied pattern left illegal are not listed.
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
                write!(f, "not tried, it creates {} which cannot be legalized", ops.join(", "))
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
    /// Outcome of the attempt.
    pub outcome: Outcome,
}

/// An operation that could not be legalized.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LegalizationNode {
    /// The operation; erased if a pattern had created it.
    pub op: OpId,
    /// Name of the operation.
    pub name: String,
    /// Location of the operation.
    pub loc: Location,
    /// True if the target marks the operation illegal; otherwise its legality is unknown.
    pub illegal: bool,
    /// Attempts, in order.
    pub attempts: Vec<Attempt>,
}

/// All operations that could not be legalized, with the attempts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct LegalizationTree {
    /// Operations that the conversion visited itself, in order; operations that patterns created are below
    /// the attempts.
    pub roots: Vec<LegalizationNode>,
}

/// Maximum number of attempts that are kept per operation.
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
