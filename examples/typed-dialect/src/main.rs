//! Reads a module of the `toy` dialect, simplifies it, converts it to `llvm` and prints it.

use std::io::Read;
use std::process::ExitCode;
use std::sync::Arc;

use legalize::prelude::*;

fn run(sources: &Arc<SourceMap>) -> Result<String, Diagnostics> {
    let mut text = String::new();
    if let Err(error) = std::io::stdin().read_to_string(&mut text) {
        eprintln!("{error}");
    }
    let mut ctx = Context::new(sources.clone());
    let found = typed_dialect::register(&mut ctx);
    if found.has_errors() {
        return Err(found);
    }
    let (module, diagnostics) =
        parse_module(&ctx, sources.add("-", text), &ParseOptions::default()).into_parts();
    let Some(mut module) = module.filter(|_| !diagnostics.has_errors()) else { return Err(diagnostics) };
    typed_dialect::simplify(&ctx, &mut module.ir, module.root)?;
    typed_dialect::convert(&ctx, &mut module.ir, module.root)?;
    Ok(print_op(&ctx, &module.ir, module.root, &PrintOptions::default()))
}

fn main() -> ExitCode {
    let sources: Arc<SourceMap> = Arc::default();
    match run(&sources) {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(diagnostics) => {
            eprintln!("{}", diagnostics.resolved(&sources).render());
            ExitCode::FAILURE
        }
    }
}
