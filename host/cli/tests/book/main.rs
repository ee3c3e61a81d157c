//! The pages of the repository (the book, `docs`, the README and others): their blocks are compiled, run or
//! read, and their links lead to files. So do the paths in code spans of the pages for contributors.
//!
//! Pages are run one by one, each in a folder of its own, which contains the examples if a command names
//! them. A block with `file=NAME` is written there; with `escaped`, `\xNN` is the byte of that number, and
//! with `filetest` it is a test for `legalize-filetest`. In a `console` block the lines that begin with
//! `$ legalize` or `$ test-opt` are run, and their output (standard output, then standard error) is compared
//! with the lines after them. A line `...` matches any lines; trailing blanks and trailing empty lines are
//! ignored, and so is the exit status, unless it is one that the program never returns on purpose. Commands
//! in a `sh` block must succeed. The other kinds are listed at [`block::Purpose`]; a block of no kind is an
//! error. `BLESS=1 cargo test -p legalize-cli --test book` writes the output into the pages.

mod block;
mod command;
mod functions;
mod list;
mod migration;
mod page;

use std::fs;
use std::path::{Path, PathBuf};

use block::{Part, Purpose, doctested, files_below, pages, parts, root};
use page::{run_page, scratch};

fn read(page: &Path) -> String {
    fs::read_to_string(page).unwrap_or_else(|error| panic!("{}: {error}", page.display()))
}

/// A page's path in the repository.
fn name(page: &Path) -> String {
    page.strip_prefix(root()).unwrap_or(page).display().to_string()
}

#[test]
fn every_block_is_compiled_run_read_or_marked() {
    let doctested = doctested();
    let (mut blocks, mut failures) = (0, Vec::new());
    for page in pages() {
        let text = read(&page);
        let is_doctested = page.canonicalize().is_ok_and(|page| doctested.contains(&page));
        let parts = parts(&text).unwrap_or_else(|error| panic!("{}: {error}", name(&page)));
        for part in parts {
            let Part::Block(block) = part else { continue };
            blocks += 1;
            let found = match block.purpose() {
                Ok(Purpose::Doctest) if !is_doctested => {
                    Err("no crate includes the page as documentation, which makes doctests of its Rust"
                        .to_owned())
                }
                found => found.map(|_| ()),
            };
            if let Err(error) = found {
                failures.push(format!("{}:{}: `{}`: {error}", name(&page), block.line, block.info));
            }
        }
    }
    assert!(blocks > 500, "only {blocks} blocks were found");
    assert!(failures.is_empty(), "{} of {blocks} blocks:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn blocks_print_what_the_pages_show() {
    let bless = std::env::var_os("BLESS").is_some();
    let mut commands = 0;
    let mut failures = Vec::new();
    for (index, page) in pages().iter().enumerate() {
        match run_page(&read(page), &scratch(&index.to_string())) {
            Ok(ran) => {
                commands += ran.commands;
                if bless && !ran.differences.is_empty() {
                    fs::write(page, ran.blessed).expect("the page can be written");
                } else {
                    failures.extend(ran.differences.iter().map(|found| format!("{}: {found}", name(page))));
                }
            }
            Err(error) => failures.push(format!("{}: {error}", name(page))),
        }
    }
    assert!(commands > 300, "only {commands} commands were run");
    assert!(
        failures.is_empty(),
        "{} differences in {commands} commands; BLESS=1 writes what is printed into the pages:\n{}",
        failures.len(),
        failures.join("\n\n")
    );
}

#[test]
fn a_block_that_no_test_knows_is_refused() {
    let error = |page: &str| run_page(page, &scratch("refused")).err().unwrap_or_default();
    for (page, wanted) in [
        ("```cpp\nint i;\n```\n", "no test compiles, runs or reads a block of `cpp`"),
        ("```text\na --> b\n```\n", "`text`"),
        ("```text ignore\na --> b\n```\n", "`ignore` without `reason=WHY`"),
        ("```\na\n```\n", "the block has no language"),
        ("- a list\n  ```sh\n  ls\n  ```\n", "at the beginning of a line"),
        ("```text ignore reason=diagram\n", "is not closed"),
        ("```tablegen\ndef : Unknown;\n```\n", "tblgen::"),
        ("```pdll\nPattern {\n```\n", "pdll::"),
        ("```mlir\nfunc.func\n```\n", "parse::"),
        ("```ron\n(schema: \"legalize-conversion\", version: 1, mod: full)\n```\n", "named `mod`"),
        ("```ron\n(schema: \"legalize-patterns\", version: 1, pattern: [])\n```\n", "named `pattern`"),
        ("```ron\n(schema: \"legalize-project\", version: 1, pattern: [])\n```\n", "named `pattern`"),
        ("```mlir file=unused.mlir\n```\n", "no command and no other file uses `unused.mlir`"),
        ("```mlir file=f.mlir filetest\n// test: opt\n// output:\n//| nothing\n```\n", "the output differs"),
        (
            "```rust,ignore,from=Cargo.toml\n[workspace]\n// …\n[no-such-table]\n```\n",
            "does not have these lines",
        ),
        ("```toml\n[dependencies]\nlegalize-filetest = \"7.1\"\n```\n", "has the version"),
        ("```toml\n[dependencies]\nlegalize-nothing = \"0.1\"\n```\n", "is not a package"),
        ("```sh\ncargo test --no-such-flag\n```\n", "`.ci/run` does not run"),
        ("```sh\ncargo run --bin legalize -- opt no-such-file.mlir\n```\n", "exit status Some(1)"),
        ("```text list=sheep\na\n```\n", "no test compares a list of sheep"),
    ] {
        assert!(error(page).contains(wanted), "{page}{}", error(page));
    }
}

#[test]
fn a_difference_is_found_and_blessed() {
    let folder = scratch("blessed");
    let page = "```text list=commands\nlegalize opt  does much\nlegalize knit  is unknown\n```\n\
                ```mlir file=empty.mlir\n```\n```console\n$ legalize opt empty.mlir\nno module\n```\n";
    let ran = run_page(page, &folder).expect("a page that differs");
    assert_eq!((ran.commands, ran.differences.len()), (1, 2), "{:?}", ran.differences);
    assert!(ran.blessed.contains("\nlegalize opt  does much\n"), "{}", ran.blessed);
    assert!(ran.blessed.contains("\nlegalize convert\n") && !ran.blessed.contains("knit"), "{}", ran.blessed);
    assert!(ran.blessed.ends_with("$ legalize opt empty.mlir\nmodule {\n}\n```\n"), "{}", ran.blessed);
    let again = run_page(&ran.blessed, &folder).expect("the page again");
    assert!(again.differences.is_empty(), "{:?}", again.differences);
}

/// Targets of the links of a page that are files, without fenced blocks.
fn links(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for part in parts(text).expect("a page whose blocks are closed") {
        if let Part::Line(line) = part {
            let targets = line.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
            found.extend(targets.filter(|target| !target.is_empty() && !target.contains("://")));
        }
    }
    found
}

#[test]
fn links_lead_to_files_and_the_summary_names_every_page() {
    let book = root().join("docs/book/src");
    let summary_path = book.join("SUMMARY.md");
    let summary = read(&summary_path);
    let named: Vec<PathBuf> = links(&summary).into_iter().map(|link| book.join(link)).collect();
    for page in pages() {
        let text = read(&page);
        let folder = page.parent().expect("a page is in a folder");
        for link in links(&text) {
            assert!(folder.join(link).exists(), "{}: no such file: {link}", name(&page));
        }
        let is_chapter = page.starts_with(&book) && page != summary_path;
        assert!(!is_chapter || named.contains(&page), "the summary does not name {}", name(&page));
    }
}

/// The code spans in the lines of a page, without fenced blocks.
fn code_spans(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for part in parts(text).expect("a page whose blocks are closed") {
        if let Part::Line(line) = part {
            found.extend(line.split('`').skip(1).step_by(2));
        }
    }
    found
}

/// The paths that `BEFORE{A,B}AFTER` abbreviates.
fn alternatives(path: &str) -> Vec<String> {
    let braces = path.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?)));
    match braces {
        Some((before, (names, after))) => {
            names.split(',').map(|name| format!("{before}{name}{after}")).collect()
        }
        None => vec![path.to_owned()],
    }
}

/// True if a path leads to a file or folder; `*` or `<NAME>` matches any part of a name.
fn is_there(folder: &Path, path: &str) -> bool {
    let (name, rest) = path.split_once('/').unwrap_or((path, ""));
    if name.is_empty() {
        return folder.exists();
    }
    let Some(at) = name.find(['*', '<']) else { return is_there(&folder.join(name), rest) };
    let (before, after) = (&name[..at], name.rsplit(['*', '>']).next().unwrap_or_default());
    let Ok(entries) = fs::read_dir(folder) else { return false };
    entries.flatten().any(|entry| {
        let found = entry.file_name().to_string_lossy().into_owned();
        found.starts_with(before) && found.ends_with(after) && is_there(&entry.path(), rest)
    })
}

#[test]
fn paths_in_pages_for_contributors_lead_to_files() {
    let mut pages = vec![root().join("ARCHITECTURE.md"), root().join("CONTRIBUTING.md")];
    pages.extend(files_below(&root().join("docs/design")));
    let (mut paths, mut missing) = (0, Vec::new());
    for page in pages {
        let text = read(&page);
        for span in code_spans(&text) {
            let folder = span.split('/').next().unwrap_or_default();
            let is_path = span.contains('/') && !span.contains([' ', '…']);
            // Build outputs may or may not exist.
            if !is_path || folder == "target" || !root().join(folder).is_dir() {
                continue;
            }
            paths += 1;
            if !alternatives(span).iter().all(|path| is_there(root(), path)) {
                missing.push(format!("{}: {span}", name(&page)));
            }
        }
    }
    assert!(paths > 150, "only {paths} paths were found");
    assert!(missing.is_empty(), "no such files:\n{}", missing.join("\n"));
}

#[test]
fn the_map_of_the_code_is_short() {
    let lines = read(&root().join("ARCHITECTURE.md")).lines().count();
    assert!(lines <= 200, "ARCHITECTURE.md has {lines} lines; details belong into docs/design");
}
