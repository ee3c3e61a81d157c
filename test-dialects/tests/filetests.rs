//! Filetests of `test-opt`, in the format of `legalize-filetest`.
//! `BLESS=1 cargo test -p legalize-test-dialects` writes outputs.
//!
//! Printed output is parsed again: custom and generic assembly give the same module.

use std::path::{Path, PathBuf};
use std::process::Output;

use legalize_filetest::{Suite, Tool};

const OUTPUT: &str = "// output:\n";

fn tool() -> Tool {
    Tool::new(env!("CARGO_BIN_EXE_test-opt"))
}

fn suite() -> Suite {
    Suite::below(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/filetests"))
}

fn files() -> Vec<PathBuf> {
    suite().files().to_vec()
}

/// Runs the program in a folder, with this input.
fn test_opt(args: &[&str], folder: &Path, input: &str) -> Output {
    tool().run(args, folder, input).expect("the program is there")
}

#[test]
fn every_filetest_passes_and_its_output_reads_back() {
    let outputs: Vec<String> = suite().run(&tool()).into_iter().map(|ran| ran.output).collect();
    reads_back(&outputs);
}

/// Parses all printed modules, in one run for each format.
fn reads_back(outputs: &[String]) {
    // Pieces that failed are empty.
    let pieces = outputs.iter().flat_map(|output| output.split("// -----\n"));
    let printed: Vec<&str> = pieces.filter(|piece| piece.starts_with("module")).collect();
    assert!(printed.len() > 20, "modules are printed");
    let all = printed.join("// -----\n");
    let reprint = |flags: &[&str], input: &str| {
        let args: Vec<&str> =
            ["opt", "--split-input-file"].into_iter().chain(flags.iter().copied()).collect();
        let output = test_opt(&args, Path::new("."), input);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    assert_eq!(reprint(&[], &all), all);
    let generic = reprint(&["--mlir-print-op-generic"], &all);
    assert_eq!(reprint(&[], &generic), all);
}

/// A conversion that succeeds gives the same module without rollback.
#[test]
fn conversions_succeed_alike_without_rollback() {
    let mut compared = 0;
    for path in files() {
        let text = std::fs::read_to_string(&path).expect("a test is text");
        let converts = text.starts_with("// test: opt --test-partial\n")
            || text.starts_with("// test: opt --test-full\n");
        let Some((body, golden)) = text.split_once(OUTPUT).filter(|_| converts) else { continue };
        let output = test_opt(&["opt", "--test-no-rollback"], Path::new("."), body);
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        let golden: String =
            golden.lines().map(|line| line[3..].trim_start_matches(' ').to_owned() + "\n").collect();
        let printed: String = printed.lines().map(|line| line.trim().to_owned() + "\n").collect();
        assert_eq!(printed, golden, "{}", path.display());
        compared += 1;
    }
    assert!(compared > 1, "some conversions succeed");
}

/// Every operation of the dialect occurs in a filetest.
#[test]
fn operations_are_all_tested() {
    let tests: String =
        files().iter().map(|path| std::fs::read_to_string(path).expect("a test is text")).collect();
    let td = Path::new(env!("CARGO_MANIFEST_DIR")).join("td/test");
    let mut untested = Vec::new();
    for name in ["TestOps.td", "TestConversionOps.td"] {
        let text = std::fs::read_to_string(td.join(name)).expect("definitions are text");
        let definitions = text.lines().filter(|line| line.starts_with("def Test_"));
        let mnemonics = definitions.filter_map(|line| line.split_once("<\"")?.1.split('"').next());
        untested.extend(
            mnemonics
                .filter(|mnemonic| {
                    let name = format!("test.{mnemonic}");
                    let ends = [" ", "\"", "(", "\n", "<", "'"];
                    !ends.iter().any(|end| tests.contains(&format!("{name}{end}")))
                })
                .map(str::to_owned),
        );
    }
    assert!(untested.is_empty(), "no filetest has {untested:?}");
}
