//! Rows on dialect conversion: the cost of rollback, and the growth of time with the module.

use std::path::Path;

use legalize_bench::UNDONE;

use crate::rows::harness;
use crate::{Job, Table, Tools, root};

/// Shapes of modules, by their name in `generate --shape`.
const SHAPES: [&str; 3] = ["functions", "nested", "block"];

/// Measures all rows; `write` generates a module with a number of thousand operations and a shape.
pub(crate) fn rows(
    tools: &Tools,
    folder: &Path,
    thousands: usize,
    write: &dyn Fn(usize, &str) -> Result<String, String>,
    table: &mut Table,
) -> Result<(), String> {
    let include = tools.prefix.join("include").display().to_string();
    let spec = |name: &str| root().join(format!("tools/bench/specs/{name}.ron")).display().to_string();
    let ours = |spec: &str, more: &[&str], file: &str| Job {
        program: tools.legalize.clone(),
        args: [&["convert", "--mlir-timing", "--target", spec, "-o", "/dev/null"], more, &[file]]
            .concat()
            .into_iter()
            .map(str::to_owned)
            .collect(),
        phases: &["convert"],
    };
    let [tenth, hundredth] = [10, 100].map(|part| thousands.div_ceil(part));
    let share = |small: usize, large: usize| small as f64 / large as f64;
    let (whole, small) = (write(thousands, "functions")?, write(tenth, "functions")?);

    let lower = spec("arith-to-llvm");
    let without = ours(&lower, &["--allow-pattern-rollback", "false"], &whole);
    table.relate(
        "rollback: arith to llvm, with against without",
        &without,
        &ours(&lower, &[], &whole),
        1.0,
    )?;

    let (program, rules) = harness(tools, folder, "undone", UNDONE)?;
    let (undone, patterns) = (spec("undone"), ["--patterns", &rules, "-I", &include, "--no-verify"]);
    let theirs = Job { program, args: vec![whole.clone()], phases: &["convert"] };
    table.compare("undone: every second application", &ours(&undone, &patterns, &whole), &theirs)?;
    table.relate(
        "undone: per operation, ten times as many",
        &ours(&undone, &patterns, &small),
        &ours(&undone, &patterns, &whole),
        share(tenth, thousands),
    )?;

    for shape in SHAPES {
        for (few, many) in [(hundredth, tenth), (tenth, thousands)] {
            let (first, second) = (write(few, shape)?, write(many, shape)?);
            table.relate(
                &format!("scaling: {shape}, {many} thousand against {few}"),
                &ours(&lower, &[], &first),
                &ours(&lower, &[], &second),
                share(few, many),
            )?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use legalize::session::spec::ConversionSpec;
    use legalize::source::SourceMap;

    use crate::root;

    #[test]
    fn specs_name_files_that_exist() {
        let specs = root().join("tools/bench/specs");
        let mut found = 0;
        for entry in std::fs::read_dir(&specs).expect("the folder of specs").flatten() {
            let sources = SourceMap::new();
            let text = std::fs::read_to_string(entry.path()).expect("a spec");
            let file = sources.add("spec.ron", text);
            let spec = ConversionSpec::read(&sources, file).expect("a valid spec");
            for named in spec.pattern_files(&entry.path()).into_iter().chain(spec.ods_files(&entry.path())) {
                assert!(named.is_file(), "{} of {}", named.display(), entry.path().display());
                found += 1;
            }
        }
        assert!(found >= 2);
    }
}
