//! Op definitions from TableGen records, registered at run time.
//!
//! [`load`] reads the records of a keeper into an [`OdsModule`] of plain data; [`register`] makes a context
//! know its operations, types and attributes: traits, constraints, type inference and declarative syntax.
//! [`prelude`] holds the include files that every dialect's `.td` starts from, for machines without MLIR.
//!
//! Mirrors <https://mlir.llvm.org/docs/DefiningDialects/Operations/>. Omitted: C++ bodies; what a definition
//! leaves to C++ is listed by [`missing_hooks`] and [`report`] and can be given as hooks in Rust.
//!
//! ```
//! use std::sync::Arc;
//! use legalize_ir::{Context, register_builtin};
//! use legalize_source::SourceMap;
//! use legalize_tblgen::{TblgenOptions, parse};
//!
//! let sources = Arc::new(SourceMap::new());
//! let file = sources.add("toy.td", r#"
//!     include "mlir/IR/OpBase.td"
//!     def Toy : Dialect { let name = "toy"; }
//!     def AddOp : Op<Toy, "add"> {
//!       let arguments = (ins I32:$lhs, I32:$rhs);
//!       let results = (outs I32:$sum);
//!       let assemblyFormat = "$lhs `,` $rhs attr-dict";
//!     }
//! "#);
//! let mut options = TblgenOptions::default();
//! options.includes.set_virtual_files(legalize_ods::prelude());
//! let keeper = parse(&sources, file, &options).value.keeper.ok_or("errors in the file")?;
//! let module = legalize_ods::load(&keeper).value;
//!
//! let mut ctx = Context::new(sources);
//! register_builtin(&mut ctx);
//! let found = legalize_ods::register(&mut ctx, &[module]);
//! assert!(!found.has_errors());
//! assert!(ctx.op_info(ctx.op_name("toy.add")).is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod base_classes;
mod condition;
mod cpp;
mod declared;
mod enum_classes;
mod enum_functions;
mod format;
mod frozen;
mod groups;
mod hooks;
#[cfg(feature = "td")]
mod load;
mod members;
mod model;
mod prelude;
mod register;
mod registry;
mod report;
mod synthesise;
#[cfg(all(test, feature = "td"))]
mod tests;
mod unchecked;

pub use declared::{declared_methods, default_methods};
pub use format::{
    CustomDirective, CustomDirectives, CustomParse, CustomPrint, CustomSlot, CustomValue,
    implicit_terminator, operands_from,
};
pub use frozen::{NotFrozen, freeze, freeze_with_spans, thaw, thaw_with_spans};
pub use hooks::{HookKind, MissingHook, missing_hook_warnings, missing_hooks, provide};
#[cfg(feature = "td")]
pub use load::{constraint_from_record, load, op_from_record};
pub use model::*;
pub use prelude::prelude;
pub use register::{
    DefaultParams, NamedAssembly, add_attributes, apply_overlays, attach_directives, attr_of_class, classes,
    conflicts, const_attr, definition_warnings, enum_of_class, format_branches, register,
    register_definitions, register_with, unknown_assemblies, used_definition_warnings,
};
pub use report::{
    DialectReport, ModuleReport, OpReport, allow_unchecked, report, report_with, to_json, unchecked,
};
pub use synthesise::{Break, Instance, Side, Synthesiser};
