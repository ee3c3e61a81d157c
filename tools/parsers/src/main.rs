//! Generates the parsers from their grammars: `cargo run -p legalize-parsers` after a change of one.
//!
//! The parsers are committed, so that who builds the libraries needs neither the generator nor the crates
//! that it needs. This crate depends on none that it generates a parser for: a parser that does not compile
//! can be generated again. Its test checks that each one is current.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Each grammar with its parser, below the root of the repository.
const PARSERS: [(&str, &str); 3] = [
    ("pdll/src/syntax/grammar.lalrpop", "pdll/generated/grammar.rs"),
    ("snippet/src/syntax/grammar.lalrpop", "snippet/generated/grammar.rs"),
    ("tblgen-frontend/src/grammar.lalrpop", "tblgen-frontend/generated/grammar.rs"),
];

fn main() -> ExitCode {
    for (grammar, parser) in PARSERS {
        let written =
            generate(&root().join(grammar)).and_then(|text| Ok(std::fs::write(root().join(parser), text)?));
        if let Err(error) = written {
            eprintln!("{grammar}: {error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns the parser of a grammar, without indentation, which is half of the text.
fn generate(grammar: &Path) -> Result<String, Box<dyn Error>> {
    // The generator reads and writes whole folders.
    let [from, to] = [tempfile::tempdir()?, tempfile::tempdir()?];
    std::fs::copy(grammar, from.path().join("grammar.lalrpop"))?;
    let mut generator = lalrpop::Configuration::new();
    generator.emit_comments(false).emit_whitespace(false).force_build(true).log_quiet();
    generator.set_in_dir(from.path()).set_out_dir(to.path()).process()?;
    Ok(std::fs::read_to_string(to.path().join("grammar.rs"))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn committed_parsers_are_current() {
        std::thread::scope(|scope| {
            for (grammar, parser) in PARSERS {
                scope.spawn(move || {
                    let committed = std::fs::read_to_string(root().join(parser)).unwrap_or_default();
                    let generated = generate(&root().join(grammar)).expect("the grammar is valid");
                    let help = "run `cargo run -p legalize-parsers`";
                    assert!(committed == generated, "{parser} is not current; {help}");
                });
            }
        });
    }

    #[test]
    fn every_grammar_has_a_parser() {
        let mut grammars = Vec::new();
        let mut pending = vec![root()];
        while let Some(folder) = pending.pop() {
            for entry in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry")) {
                let path = entry.path();
                if path.is_dir() && !["target", ".git"].iter().any(|name| path.ends_with(name)) {
                    pending.push(path);
                } else if path.extension().is_some_and(|extension| extension == "lalrpop") {
                    grammars.push(path.strip_prefix(root()).expect("below the root").to_path_buf());
                }
            }
        }
        grammars.sort();
        assert_eq!(grammars, PARSERS.map(|(grammar, _)| PathBuf::from(grammar)));
    }
}
