//! The shared pattern model: rewrite patterns as plain data.
//!
//! Every declarative frontend (DRR, PDLL, RON, PDL dialect text) produces this model, and everything that
//! runs, prints or explains patterns starts from it. The vocabulary is that of the PDL dialect; types,
//! attributes and native code are text, so this crate does not depend on the IR.

mod binding;
mod builder;
mod canonical;
mod check;
mod equality;
mod model;
mod normalize;
mod overlap;
mod place_serde;
mod places;
mod predicate;
mod ron_schema;
mod ron_text;
mod scan;
mod symbols;
mod verify;

pub use builder::FreshNames;
pub use check::check;
pub use model::{
    Action, Arg, AttributeEntry, BlockArgument, Constraint, Kind, Location, Match, Native, NativeResult,
    Param, Pattern, PatternFile, Place, Replacement, ResultTypes, Snippet, SourceText, Sym,
};
pub use overlap::{Listed, OVERLAP_CODES, overlaps, overlaps_among};
pub use places::{Origins, Site};
pub use predicate::Predicate;
pub use ron_schema::{MAX_NESTING, RonSchema, read_schema};
pub use ron_text::{parse_ron, read_ron, write_ron};
pub use symbols::{Defined, Expected};
pub use verify::verify;
