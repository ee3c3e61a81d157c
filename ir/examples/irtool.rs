//! Local tool.
use legalize_ir::{Context, ParseOptions, PrintOptions, parse_module, register_builtin, write_op};
use legalize_source::SourceMap;
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
fn main() -> ExitCode {
    let mut options = PrintOptions::default();
    let mut ctx = Context::new(Arc::new(SourceMap::new()));
    register_builtin(&mut ctx);
    let mut path = None;
    let mut split = false;
    let mut parse = ParseOptions::default();
    for a in std::env::args().skip(1) {
        match a.as_str() {
            "--mlir-print-op-generic" => options.generic = true,
            "--mlir-print-debuginfo" => options.debug_info = true,
            "--mlir-pretty-debuginfo" => options.pretty_debug_info = true,
            "--mlir-print-local-scope" => options.local_scope = true,
            "--mlir-print-value-users" => options.value_users = true,
            "--mlir-print-unique-ssa-ids" => options.unique_ssa_ids = true,
            "--mlir-print-skip-regions" => options.skip_regions = true,
            "--mlir-use-nameloc-as-prefix" => options.name_loc_as_prefix = true,
            "--allow-unregistered-dialect" => ctx.allow_unregistered_dialects(true),
            "--split-input-file" => split = true,
            x if x.starts_with("--mlir-elide-elementsattrs-if-larger=") => {
                options.elide_elements_if_larger = x.split('=').nth(1).unwrap().parse().ok()
            }
            x if x.starts_with("--mlir-elide-resource-strings-if-larger=") => {
                options.elide_resources_if_larger = x.split('=').nth(1).unwrap().parse().ok()
            }
            x if x.starts_with("--mlir-print-elementsattrs-with-hex-if-larger=") => {
                options.hex_elements_if_larger = x.split('=').nth(1).unwrap().parse().ok()
            }
            _ => path = Some(a),
        }
    }
    let path = path.unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    let mut out: Vec<u8> = Vec::new();
    let mut failed = false;
    let mut pieces: Vec<(usize, String)> = vec![];
    let (mut cur, mut line, mut start) = (String::new(), 0, 0);
    for l in text.split_inclusive('\n') {
        line += 1;
        if split && l.trim_end() == "// -----" {
            pieces.push((start, std::mem::take(&mut cur)));
            start = line;
        } else {
            cur.push_str(l)
        }
    }
    pieces.push((start, cur));
    let n = pieces.len();
    for (i, (start, p)) in pieces.into_iter().enumerate() {
        if i > 0 {
            out.extend_from_slice(b"// -----\n");
        }
        ctx.forget_resources();
        parse.module_position = if start == 0 { (0, 0) } else { (start as u32, 9) };
        let _ = n;
        let file = ctx.sources().add(path.clone(), "\n".repeat(start) + &p);
        let (module, errors) = parse_module(&ctx, file, &parse);
        let bad = errors.has_errors();
        for e in errors {
            eprint!("{}", e.resolved(ctx.sources()).render());
        }
        failed |= bad;
        let Some(m) = module.filter(|_| !bad) else { continue };
        write_op(&ctx, &m.ir, m.root, &options, &mut out).unwrap();
        out.push(b'\n');
    }
    std::io::stdout().write_all(&out).unwrap();
    if failed { ExitCode::from(1) } else { ExitCode::SUCCESS }
}
