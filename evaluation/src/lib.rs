//! Native C++ text of patterns, evaluated: the evaluator that [`Natives`](legalize_conversion::Natives) uses
//! for natives without a Rust function.
//!
//! The language is that of `legalize-snippet`; the functions that it may call and the edits that it may make
//! are those of patterns.
//!
//! ```
//! use legalize_conversion::{ConstraintCall, NativeValue, Natives, SnippetEvaluator};
//! use legalize_evaluation::Snippets;
//! use legalize_ir::{Context, Ir, Location, OperationState};
//! use legalize_pattern_model::{Kind, Native, Param, Snippet};
//! use legalize_snippet::Classes;
//!
//! let ctx = Context::new(std::sync::Arc::default());
//! let text = "return success(type.getIntOrFloatBitWidth() > 32);".to_owned();
//! let native = Native {
//!     name: "IsWide".into(),
//!     function: None,
//!     params: vec![Param { name: "type".into(), kind: Some(Kind::Type), class: None }],
//!     results: Vec::new(),
//!     body: Some(Snippet { text, place: None }),
//!     place: None,
//! };
//! let is_wide = Snippets::new(Classes::new()).constraint(&ctx, &native, &Natives::new())?;
//!
//! let mut ir = Ir::new();
//! let root = ir.create_op(&OperationState::new(&ctx, ctx.op_name("my.op"), Location::UNKNOWN));
//! let holds = |ty| is_wide(&ConstraintCall::new(&ctx, &ir, root, &[NativeValue::Type(ty)])).is_ok();
//! assert!(holds(ctx.common().i64) && !holds(ctx.common().i8));
//! # Ok::<(), legalize_ir::Reason>(())
//! ```

mod calling;
mod evaluator;
mod host;
mod native_text;
mod object_methods;
mod on_rewriter;
mod op_methods;
mod remembered;
mod scope;

pub use evaluator::Snippets;
pub use object_methods::{add_attr_method, add_type_method};
pub use on_rewriter::run_on_rewriter;
pub use op_methods::{add_op_method, run_interface_default, run_op_method};
