//! The hooks of a dialect.

use std::sync::Arc;

use legalize_source::Diagnostic;

use crate::body::{Ir, OpId, OperationState};
use crate::context::{Attribute, Context, DialectInfo, Location, Name, Type};

/// Creates a constant of the dialect from an attribute, type and location: an operation with one result.
pub type MaterializeConstantHook =
    dyn Fn(&Context, Attribute, Type, Location) -> Option<OperationState> + Send + Sync;
/// Checks a discardable attribute `dialect.name` on an operation.
pub type VerifyAttrHook =
    dyn Fn(&Context, &Ir, OpId, Name, Attribute) -> Result<(), Diagnostic> + Send + Sync;

/// The place of an attribute among those of a region's arguments or results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegionAttrOwner {
    /// At an argument of the first region.
    Argument(usize),
    /// At a result.
    Result(usize),
}

/// Checks an attribute `dialect.name` of an argument or a result of a function.
pub type VerifyRegionAttrHook =
    dyn Fn(&Context, &Ir, OpId, RegionAttrOwner, Name, Attribute) -> Result<(), Diagnostic> + Send + Sync;

/// The hooks of a dialect; all optional.
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct DialectHooks {
    /// Materializes constants.
    pub materialize_constant: Option<Arc<MaterializeConstantHook>>,
    /// Verifier of discardable attributes.
    pub verify_attr: Option<Arc<VerifyAttrHook>>,
    /// Verifier of attributes of arguments and results of functions.
    pub verify_region_attr: Option<Arc<VerifyRegionAttrHook>>,
}

/// Hooks of a dialect without any.
static NONE: DialectHooks =
    DialectHooks { materialize_constant: None, verify_attr: None, verify_region_attr: None };

impl DialectInfo {
    /// Returns the dialect's hooks.
    pub fn hooks(&self) -> &DialectHooks {
        self.hooks.get().unwrap_or(&NONE)
    }

    /// Returns the dialect's hooks for changes.
    pub fn hooks_mut(&mut self) -> &mut DialectHooks {
        self.hooks.make_mut()
    }
}
