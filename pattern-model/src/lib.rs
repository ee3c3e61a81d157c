//! The shared pattern model: rewrite patterns as plain data.
//!
//! Every declarative frontend (DRR, PDLL, RON, PDL dialect text) ends here, and everything that runs,
//! prints or explains patterns starts here. The vocabulary is that of the PDL dialect; types, attributes
//! and native code are text, so this room knows no IR.

mod model;

pub use model::{
    Action, Arg, AttributeEntry, Constraint, Kind, Location, Match, Native, NativeResult, Param, Pattern,
    PatternFile, Place, Predicate, Replacement, ResultTypes, Snippet, SourceText, Sym,
};
