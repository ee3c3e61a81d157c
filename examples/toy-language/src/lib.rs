//! A language of integer functions, lowered to the `llvm` dialect.
//!
//! ```text
//! fn factorial(n) = if n < 2 then 1 else n * factorial(n - 1);
//! ```
//!
//! Text is parsed to a tree ([`syntax`]), the tree is translated to `func`, `arith` and `scf` ([`codegen`]),
//! and the passes of the default dialects do the rest.

pub mod codegen;
pub mod syntax;

use legalize::prelude::*;

/// The lowering of `func`, `arith` and `scf` to `llvm`.
pub const LOWERING: &str = "builtin.module(canonicalize,cse,convert-scf-to-cf,convert-arith-to-llvm,\
                            convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)";

/// Compiles a program; `name` is its name in messages. Without `lower` the module is printed as generated.
///
/// # Errors
/// If the program is malformed; the diagnostics can be rendered as they are.
pub fn compile(name: &str, text: &str, lower: bool) -> Result<String, Diagnostics> {
    let session = legalize::session().build()?;
    let file = session.sources().add(name, text);
    let shown = |error: Diagnostic| Diagnostics::from(error.resolved(session.sources()));
    let program = syntax::parse(file, text).map_err(shown)?;
    let mut module = codegen::module(session.ctx(), file, &program).map_err(shown)?;
    session.verify(&module)?;
    if lower {
        session.run_pipeline(LOWERING, &mut module)?;
    }
    Ok(session.print(&module))
}
