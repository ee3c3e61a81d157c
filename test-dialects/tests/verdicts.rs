//! Verdicts of upstream's test passes on the inputs of the suite `drivers`, as recorded by
//! `legalize-conformance recorded`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use legalize_filetest::Tool;
use legalize_filetest::verdicts::{Program, verdict_groups};

#[test]
fn test_passes_give_the_recorded_modules_events_and_messages() {
    let workspace =
        fs::canonicalize(Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).expect("the workspace");
    let folder = workspace.join("tools/conformance");
    let text = |name: &str| fs::read_to_string(folder.join(name)).expect("the file is there");
    let known = text("known-differences.txt");
    let known: BTreeSet<String> = known
        .lines()
        .filter_map(|line| Some(line.strip_prefix("verdicts: ")?.split_once(" => ")?.0.to_owned()))
        .collect();
    let tool = Tool::new(env!("CARGO_BIN_EXE_test-opt"));
    let groups = verdict_groups(&text("verdicts.txt"), &folder.join("inputs")).expect("a valid table");
    let mut compared = 0;
    for group in groups.iter().filter(|group| group.program == Program::TestOpt) {
        let record = folder.join("recorded/verdicts").join(format!("{}.txt", group.kind));
        let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let found = group.differences([&record, &workspace, scratch], &known, |case, input| {
            // Upstream stops at the first failure, and so do the events.
            let first = ["--max-errors=upstream".to_owned()].into_iter();
            tool.run(
                first.chain(case.flags.iter().cloned()).chain([input.display().to_string()]),
                &workspace,
                "",
            )
        });
        compared += group.cases.len();
        assert!(found.is_empty(), "{} of {} differ:\n{}", found.len(), group.cases.len(), found.join("\n"));
    }
    assert!(compared > 400, "{compared} inputs");
}
