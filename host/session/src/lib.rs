//! Sessions, in which a program reads, rewrites and prints modules; providers, pattern files of every kind,
//! and conversion specs.
//!
//! A [`Provider`] is the contribution of a program (dialects, hooks, natives, Rust patterns, passes); a
//! [`Session`] registers all of it in one context. This crate does not depend on any dialect by name.
//!
//! ```
//! use legalize_session::Session;
//!
//! let session = Session::builder()
//!     .ods_text("toy.td", r#"
//!     include "mlir/IR/OpBase.td"
//!     def Toy : Dialect { let name = "toy"; }
//!     def AddOp : Op<Toy, "add"> {
//!       let arguments = (ins I32:$lhs, I32:$rhs);
//!       let results = (outs I32:$sum);
//!       let assemblyFormat = "$lhs `,` $rhs attr-dict";
//!     }
//! "#)
//!     .allow_unregistered_dialects()
//!     .build()?;
//! let text = "%0 = \"my.number\"() : () -> i32\n%1 = toy.add %0, %0";
//! let module = session.parse("input.mlir", text)?;
//! assert!(session.print(&module).contains("toy.add %0, %0"));
//! # Ok::<(), legalize_source::Diagnostics>(())
//! ```

mod builder;
#[cfg(feature = "cache")]
mod cache;
mod definitions;
mod library;
mod mentions;
mod native_patterns;
mod options;
#[cfg(feature = "project")]
pub mod project;
mod provider;
mod session;
pub mod spec;
mod user_definitions;

pub use builder::SessionBuilder;
pub use library::{
    IncludingFile, LoadedPatterns, load_ods, load_patterns, load_patterns_file, load_patterns_text, read_file,
};
pub use native_patterns::NativePatterns;
pub use options::SessionOptions;
pub use provider::{EmbeddedDialect, OptionalDialect, Provider};
pub use session::{Session, includes, missing_hooks, pass_kinds, register, register_definitions};
