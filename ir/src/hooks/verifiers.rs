//! The verifiers of an operation: a list in phases.

use std::sync::Arc;

use legalize_source::Diagnostic;

use crate::body::{Ir, OpId};
use crate::context::Context;

/// Checks an operation; the error is the message without the operation's name as prefix.
pub type VerifyHook = dyn Fn(&Context, &Ir, OpId) -> Result<(), Diagnostic> + Send + Sync;

/// Phase in which a verifier runs; within a phase, verifiers run in the order in which they were first set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum VerifyPhase {
    /// After the invariants of the definition, before the traits that compare types: interfaces that a
    /// definition lists before these.
    Interfaces,
    /// After the traits that compare types, before the operation's own verifier: traits that are written in
    /// Rust.
    Traits,
    /// The operation's own verifier (`hasVerifier`).
    Operation,
    /// After the operation's own verifier, before its regions are verified.
    AfterOperation,
    /// After the operations in its regions were verified, before the operation's own: traits that look at
    /// regions.
    RegionTraits,
    /// The operation's own verifier of what its regions hold (`hasRegionVerifier`).
    Regions,
    /// After the operation's own verifier of its regions.
    AfterRegions,
}

/// A verifier.
#[derive(Clone)]
#[non_exhaustive]
pub struct Verifier {
    /// Phase in which the verifier runs.
    pub phase: VerifyPhase,
    /// Name by which the verifier is found or replaced.
    pub name: &'static str,
    /// The verifier.
    pub run: Arc<VerifyHook>,
}

/// The verifiers of an operation, in order.
#[derive(Clone, Default)]
pub struct Verifiers {
    /// Sorted by phase.
    list: Vec<Verifier>,
    /// Number of verifiers that run before the traits that compare types, and number of those that run before
    /// the regions.
    ends: [u32; 2],
}

impl Verifiers {
    /// The name of an operation's own verifiers.
    pub const OWN: &str = "own";

    pub(super) const fn new() -> Self {
        Verifiers { list: Vec::new(), ends: [0; 2] }
    }

    /// Sets a verifier, in place of one of the same phase and name.
    pub fn set(&mut self, phase: VerifyPhase, name: &'static str, run: Arc<VerifyHook>) {
        match self.list.iter_mut().find(|known| known.phase == phase && known.name == name) {
            Some(known) => known.run = run,
            None => {
                let at = self.list.partition_point(|known| known.phase <= phase);
                self.list.insert(at, Verifier { phase, name, run });
            }
        }
        self.ends = [VerifyPhase::Interfaces, VerifyPhase::AfterOperation]
            .map(|last| self.list.partition_point(|known| known.phase <= last) as u32);
    }

    /// The verifier of a phase and name.
    pub fn find(&self, phase: VerifyPhase, name: &str) -> Option<&Verifier> {
        self.list.iter().find(|known| known.phase == phase && known.name == name)
    }

    /// All verifiers in the order in which they run.
    pub fn iter(&self) -> std::slice::Iter<'_, Verifier> {
        self.list.iter()
    }

    /// Returns the verifiers that run before the traits that compare types.
    #[inline]
    pub fn before_type_traits(&self) -> &[Verifier] {
        &self.list[..self.ends[0] as usize]
    }

    /// Returns the verifiers that run after the traits that compare types and before the regions are
    /// verified.
    #[inline]
    pub fn before_regions(&self) -> &[Verifier] {
        &self.list[self.ends[0] as usize..self.ends[1] as usize]
    }

    /// Returns the verifiers that run after the operations in the regions were verified.
    #[inline]
    pub fn after_regions(&self) -> &[Verifier] {
        &self.list[self.ends[1] as usize..]
    }

    /// Merges these verifiers over others: those of the others are kept whose phase and name do not occur
    /// here.
    pub(super) fn over(&self, under: &Verifiers) -> Verifiers {
        if self.list.is_empty() {
            return under.clone();
        }
        let mut all = under.clone();
        for verifier in &self.list {
            all.set(verifier.phase, verifier.name, verifier.run.clone());
        }
        all
    }
}

impl<'v> IntoIterator for &'v Verifiers {
    type Item = &'v Verifier;
    type IntoIter = std::slice::Iter<'v, Verifier>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
