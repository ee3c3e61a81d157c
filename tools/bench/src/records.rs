//! A TableGen file like those of processor backends: towers of multiclasses that end in encoded instructions.

use std::fmt::Write;

/// Generates the file. Each of `towers` top-level `defm`s gives 600 records; 500 towers are the 300,000
/// records (and 240 MB of `--print-records`) of the stress benchmark.
pub fn stress_td(towers: usize) -> String {
    let mut out = String::from(include_str!("stress.td"));
    for tower in 0..towers {
        let _ = writeln!(
            out,
            "defm T{tower}_ : Tower<{}, \"t{tower}\", {}>;",
            tower % 64,
            if tower % 3 == 0 { "[HasA, HasB]" } else { "[HasA]" }
        );
    }
    out
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use legalize::source::SourceMap;
    use legalize::tblgen::{TblgenOptions, parse};

    use super::*;

    #[test]
    fn a_tower_has_six_hundred_records() {
        let sources: Arc<SourceMap> = Arc::default();
        let main = sources.add("stress.td", stress_td(2));
        let parsed = parse(&sources, main, &TblgenOptions::default());
        let keeper = parsed.value.keeper.unwrap_or_else(|| panic!("{}", parsed.diagnostics.render()));
        assert_eq!(keeper.defs().filter(|def| def.name().starts_with("T1_")).count(), 600);
    }
}
