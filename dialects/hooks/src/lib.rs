//! Building blocks of dialect hooks: one table per dialect, rules about operations, and the parsers and
//! printers that several dialects share.
//!
//! A dialect's table ([`table::DialectHooks`]) names its operations and holds functions; nothing else here
//! names an operation. [`HookTables`] is a provider of the contents of tables. Rules about all operations
//! with a trait, whatever their dialect, are one list ([`trait_rules`]).
//!
//! ```
//! use legalize_dialects_hooks::HookTables;
//! use legalize_dialects_hooks::table::DialectHooks;
//! use legalize_session::Session;
//!
//! // A dialect whose definition leaves an operation to C++.
//! const MY: DialectHooks = DialectHooks { undeclared_ops: &["my.end"], ..DialectHooks::new("my") };
//!
//! let definition = r#"
//!     include "mlir/IR/OpBase.td"
//!     def My : Dialect { let name = "my"; }
//!     def BeginOp : Op<My, "begin">;
//! "#;
//! let session =
//!     Session::builder().ods_text("my.td", definition).provider(HookTables::new(&[&MY])).build()?;
//! let ctx = session.ctx();
//! assert!(ctx.op_info(ctx.op_name("my.end")).is_some());
//! # Ok::<(), legalize_source::Diagnostics>(())
//! ```

pub mod attributes;
pub mod classes;
pub mod entries;
pub mod functions;
pub mod llvm_types;
pub mod loop_assembly;
pub mod loops;
pub mod named_assemblies;
pub mod parameters;
pub mod region_assembly;
pub mod region_branch;
pub mod region_flow;
pub mod rules;
pub mod shapes;
pub mod subject;
pub mod successors;
pub mod switches;
pub mod table;
mod tables;
pub mod trait_rules;

pub use tables::HookTables;

/// A result whose error is reported to the user.
pub type Result<T, E = legalize_source::Diagnostic> = std::result::Result<T, E>;
