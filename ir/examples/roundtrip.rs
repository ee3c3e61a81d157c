//! Reads a file of generic MLIR and prints it again; flags are those of `mlir-opt`, and `--threads=N`, with
//! which `--mlir-timing` reports wall-clock time.

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use legalize_ir::{Context, ParseOptions, PrintOptions, parse_module, register_builtin, write_op};
use legalize_source::SourceMap;

/// CPU time where one thread does all the work and the system reports it, otherwise wall-clock time.
fn time(ctx: &Context, since: Instant) -> Duration {
    if ctx.is_multithreading_enabled() {
        return since.elapsed();
    }
    let on_processor = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = on_processor.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| since.elapsed(), Duration::from_nanos)
}

fn main() -> ExitCode {
    let begin = Instant::now();
    let (mut options, mut parse) = (PrintOptions::default(), ParseOptions::default());
    let (mut timing, mut quiet, mut path) = (false, false, None);
    let mut ctx = Context::new(Arc::new(SourceMap::new()));
    register_builtin(&mut ctx);
    for argument in std::env::args().skip(1) {
        match argument.as_str() {
            "--mlir-print-op-generic" => options.generic = true,
            "--mlir-print-debuginfo" => options.debug_info = true,
            "--mlir-pretty-debuginfo" => options.pretty_debug_info = true,
            "--mlir-print-local-scope" => options.local_scope = true,
            "--mlir-print-value-users" => options.value_users = true,
            "--mlir-print-unique-ssa-ids" => options.unique_ssa_ids = true,
            "--mlir-print-skip-regions" => options.skip_regions = true,
            "--mlir-use-nameloc-as-prefix" => options.name_loc_as_prefix = true,
            "--allow-unregistered-dialect" => ctx.allow_unregistered_dialects(true),
            "--mlir-timing" => timing = true,
            "--quiet" => quiet = true,
            "--no-verify" => parse.verify = false,
            _ => match argument.strip_prefix("--threads=").map(str::parse) {
                Some(Ok(threads)) => ctx.enable_multithreading(threads),
                _ => path = Some(argument),
            },
        }
    }
    let Some(path) = path else { return ExitCode::from(2) };
    let text = match std::fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{path}: {error}");
            return ExitCode::from(2);
        }
    };
    let file = ctx.sources().add(path, text);
    let start = time(&ctx, begin);
    let (module, errors) = parse_module(&ctx, file, &parse).into_parts();
    let read = time(&ctx, begin).saturating_sub(start);
    for error in errors {
        eprint!("{}", error.resolved(ctx.sources()).render());
    }
    let Some(module) = module else { return ExitCode::FAILURE };
    let start = time(&ctx, begin);
    let mut out: Vec<u8> = Vec::new();
    let written = write_op(&ctx, &module.ir, module.root, &options, &mut out);
    let print = time(&ctx, begin).saturating_sub(start);
    if timing {
        let ops = module.ir.op_count();
        eprintln!("read {read:?}, print {print:?}, {ops} operations");
    }
    if !quiet && (written.is_err() || std::io::stdout().write_all(&out).is_err()) {
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
