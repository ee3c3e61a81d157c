//! The shared pattern model: rewrite patterns as plain data.
//!
//! Every declarative frontend (DRR, PDLL, RON, PDL dialect text) produces this model, and everything that
//! runs, prints or explains patterns starts from it. The vocabulary is that of the PDL dialect; types,
//! attributes and native code are text, so this crate does not depend on the IR.
//!
//! ```
//! use legalize_pattern_model::{check, parse_ron, write_ron};
//! use legalize_source::SourceMap;
//!
//! let sources = SourceMap::new();
//! let file = sources.add("rules.ron", r#"(
//!     schema: "legalize-patterns",
//!     version: 1,
//!     patterns: [(
//!         name: "OldToNew",
//!         benefit: 1,
//!         match: [
//!             Operand(id: "x"),
//!             Type(id: "t"),
//!             Operation(id: "root", name: "my.old", operands: ["x"], results: ["t"]),
//!         ],
//!         root: "root",
//!         rewrite: [
//!             Operation(id: "new", name: "my.new", operands: ["x"], results: Of(["t"])),
//!             Replace(op: "root", with: Operation("new")),
//!         ],
//!     )],
//! )"#);
//! let (model, origins) = parse_ron(&sources, file).into_result()?;
//! assert!(!check(&model, &origins).has_errors());
//! assert_eq!(model.patterns[0].root_name(), Some("my.old"));
//!
//! let again = sources.add("again.ron", write_ron(&model));
//! assert_eq!(parse_ron(&sources, again).into_result()?.0.patterns, model.patterns);
//! # Ok::<(), legalize_source::Diagnostics>(())
//! ```

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
