//! The C++ expression subset of `.td` and `.pdll` files, evaluated on the IR.
//!
//! Definitions and patterns contain C++: predicates of constraints, builder calls, default values, native
//! code. [`parse`] parses an expression and [`parse_body`] statements, once; [`eval`] and [`run`] evaluate
//! them in an [`Env`]. [`Constraint`] compiles a whole tree of predicates and caches its result per type and
//! attribute. Names are looked up in [`Classes`]: built-in classes, those that loaded definitions declare,
//! and the host's Rust closures. A name that is not registered is reported as an error; no result is guessed.
//!
//! ```
//! use std::sync::Arc;
//! use legalize_ir::Context;
//! use legalize_snippet::{Classes, Env, Val, eval, parse};
//! use legalize_source::SourceMap;
//!
//! let ctx = Context::new(Arc::new(SourceMap::new()));
//! let classes = Classes::new();
//! let expr = parse("::llvm::isa<::mlir::IntegerType>($_self) && $_self.isInteger(32)")?;
//! let mut env = Env::new(&ctx, &classes).with_self(Val::Type(ctx.common().i32));
//! assert_eq!(eval(&expr, &mut env)?.as_bool(), Some(true));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod accessors;
mod arities;
mod builders;
mod building;
mod builtin;
mod call;
mod classes;
mod constraint;
mod env;
mod error;
mod eval;
mod expr;
mod integer;
mod library;
mod lower;
mod lvalue;
mod meaning;
mod members;
mod operator;
mod receivers;
mod symbols;
mod syntax;
#[cfg(test)]
mod tests;
mod tree;
mod value;

pub use accessors::is_accessor_of;
pub use builders::{BuilderArg, BuilderText};
pub use building::build;
pub use builtin::same_trait;
pub use call::{CallArg, PlainCall};
pub use classes::{
    AttrGetter, AttrGetterKind, ClassRef, Classes, EnumCase, EnumClass, Helper, IsAttr, IsOp, IsType,
    NativeClass, Subject, snippet_key,
};
pub use constraint::{Constraint, Holds};
pub use env::{Body as EnvBody, DEFAULT_FUEL, Env, Functions, Host, Named};
pub use error::{EvalError, EvalErrorKind, SnippetError};
pub use eval::{run_default, run_method};
pub use expr::{
    Body, Expr, Missing, PlaceholderKind, RequestedConstant, eval, eval_outs, operand_group, parse,
    parse_body, parse_body_in, parse_in, parse_with_outs, result_group, run,
};
pub use integer::{CppInt, IntType};
pub use members::{ClassMembers, MemberText};
pub use receivers::{Given, MethodUses, NameUse, UseKind, UsesIn};
pub use tree::Placeholder;
pub use value::{
    ApFloat, ApInt, FloatKind, LambdaVal, Mapping, Matcher, MutableOperands, Object, ShapeBuilder,
    TypeSwitch, Val,
};
