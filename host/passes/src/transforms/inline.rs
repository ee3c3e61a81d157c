//! `inline`.

use std::sync::Arc;

use legalize_analysis::{InlineConfig, inline_calls};
use legalize_ir::{Context, Ir, OpId, is_symbol_table};
use legalize_source::{Diagnostic, Diagnostics};

use crate::{
    OptionType, OptionValue, Pass, PassDef, PassHost, PassInput, PassKind, PassManager, PassOptions, Timing,
    parse_pipeline, pass_kind,
};

/// The threshold that means that there is none.
const NO_THRESHOLD: i128 = u32::MAX as i128;

/// Replaces calls by the bodies of what they call.
pub fn inline() -> Arc<dyn PassKind> {
    let u32 = || OptionType::Int { signed: false, width: 32 };
    let definition = PassDef::new("inline", "Inliner", "Inlines function calls")
        .option(
            "default-pipeline",
            "Pipeline that simplifies callables which `op-pipelines` does not name",
            OptionType::Text,
            OptionValue::Text("canonicalize".to_owned()),
        )
        .option(
            "op-pipelines",
            "Pipelines that simplify callables, by operation: `func.func(canonicalize,cse)`",
            OptionType::List(Box::new(OptionType::Text)),
            OptionValue::List(Vec::new()),
        )
        .option(
            "max-iterations",
            "Maximum number of rounds in each component of the call graph",
            u32(),
            OptionValue::Int(4),
        )
        .option(
            "inlining-threshold",
            "Maximum number of operations of the callee per hundred of the caller",
            u32(),
            OptionValue::Int(NO_THRESHOLD),
        );
    pass_kind(definition, create)
}

/// The pipelines that simplify callables.
struct Pipelines {
    default: Option<PassManager>,
    by_op: Vec<PassManager>,
}

impl Pipelines {
    fn new(host: &dyn PassHost, options: &PassOptions) -> Result<Pipelines, Diagnostics> {
        let default = options.text("default-pipeline");
        let default = match default.trim() {
            "" => None,
            passes => Some(parse_pipeline(host, &format!("any({passes})"))?),
        };
        let by_op = options.texts("op-pipelines");
        // The commas between passes separate the values of the option too.
        let by_op = joined(&by_op).iter().map(|text| parse_pipeline(host, text)).collect::<Result<_, _>>()?;
        Ok(Pipelines { default, by_op })
    }

    fn run(&self, ctx: &Context, ir: &mut Ir, op: OpId) -> Result<(), Diagnostics> {
        let name = ctx.op_str(ir.op(op).name());
        let own = self.by_op.iter().find(|manager| manager.anchor() == Some(name));
        let Some(manager) = own.or(self.default.as_ref()) else { return Ok(()) };
        let found = manager.run(ctx, ir, op, &mut Timing::default());
        if found.has_errors() { Err(found) } else { Ok(()) }
    }
}

/// Joins pieces of text until their parentheses are closed.
fn joined(pieces: &[String]) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let mut open = 0i64;
    for piece in pieces {
        match all.last_mut().filter(|_| open > 0) {
            Some(last) => *last = format!("{last},{piece}"),
            None => all.push(piece.clone()),
        }
        let count = |c: char| piece.matches(c).count() as i64;
        open += count('(') - count(')');
    }
    all
}

fn create(host: &dyn PassHost, options: &PassOptions) -> Result<Arc<dyn Pass>, Diagnostics> {
    let pipelines = Pipelines::new(host, options)?;
    let config = InlineConfig::default().with(|config| {
        config.max_iterations = u32::try_from(options.int("max-iterations")).unwrap_or(u32::MAX);
        let threshold = options.int("inlining-threshold");
        config.threshold = u32::try_from(threshold).ok().filter(|_| threshold != NO_THRESHOLD);
    });
    Ok(Arc::new(move |input: &mut PassInput<'_>| {
        let PassInput { ctx, ir, root } = input;
        if !is_symbol_table(ctx, ir, *root) {
            let name = ctx.op_str(ir.op(*root).name());
            let message = format!(
                "'{name}' was scheduled to run under the inliner, but does not define a symbol table"
            );
            return Diagnostic::error("opt::inline", message)
                .with_help("run the pass on a module, or on another operation with the trait SymbolTable")
                .into();
        }
        let ctx: &Context = ctx;
        let simplify = &mut |ir: &mut Ir, op: OpId| pipelines.run(ctx, ir, op);
        inline_calls(ctx, ir, *root, &config, simplify).err().unwrap_or_default()
    }))
}
