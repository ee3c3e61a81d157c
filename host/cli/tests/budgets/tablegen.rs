//! TableGen: evaluation is charged before the work, and so is output.

use crate::{chain, run};

fn refused(name: &str, text: &str, code: &str, flag: &str) {
    run(&[("a.td", text)], &["tblgen", "a.td"]).is_refused(name, code, flag);
}

const MUCH: &str = "tblgen::too_much_work";

/// A dag of `2^count` parts.
fn shared_dag(count: usize) -> String {
    chain("def op;\ndefvar d0 = (op 1);", count, |before, now| {
        format!("defvar d{now} = (op d{before}, d{before});")
    })
}

#[test]
fn lists_are_measured_before_they_are_created() {
    let cases = [
        (
            "a splat of splats",
            "defvar a = !listsplat(0, 30000);\ndef x { list<int> l = !listflatten(!listsplat(a, 70000)); }",
        ),
        (
            "the same, just beyond",
            "def x { list<int> l = !listflatten(!listsplat(!listsplat(0, 4097), 4096)); }",
        ),
        (
            "of lists of lists",
            "defvar a = !listsplat([0], 5000);\ndef x { list<list<int>> l = !listflatten(!listsplat(a, 5000)); }",
        ),
        ("a splat", "def x { list<int> l = !listsplat(0, 999999999); }"),
    ];
    for (name, text) in cases {
        refused(name, text, MUCH, "td-list-elements");
    }
    let fits = "def x { int n = !size(!listflatten(!listsplat(!listsplat(0, 1000), 1000))); }";
    run(&[("a.td", fits)], &["tblgen", "a.td"]).is_fine("what fits");
}

#[test]
fn strings_are_measured_before_they_are_created() {
    let long = "defvar a = !interleave(!listsplat(\"aaaaaaaa\", 100000), \"\");\n";
    let cases = [
        ("replaced in itself", "def x { string s = !subst(\"a\", a, a); }".to_owned()),
        (
            "replaced by its own replacement",
            "def x { string s = !subst(\"a\", !subst(\"a\", \"bbbb\", a), a); }".to_owned(),
        ),
        ("joined", "def x { string s = !interleave(!listsplat(a, 1000), \"\"); }".to_owned()),
        ("long delimiters", "def x { string s = !interleave(!listsplat(\"\", 1000), a); }".to_owned()),
        ("doubled", "def x { string s = !foldl(\"ab\", !range(60), a, b, !strconcat(a, a)); }".to_owned()),
        ("a dag as text", format!("{}def x {{ string s = !repr(d60); }}", shared_dag(60))),
        (
            "a list as text",
            chain("defvar l0 = [1, 1];", 50, |before, now| {
                format!("defvar l{now} = [l{before}, l{before}];")
            }) + "defvar l = l50;\ndef x { string s = !repr(l); }",
        ),
        (
            "a record as text",
            format!("{}def y {{ dag d = d60; }}\ndef x {{ string s = !repr(y); }}", shared_dag(60)),
        ),
    ];
    for (name, text) in &cases {
        refused(name, &format!("{long}{text}"), MUCH, "td-string-bytes");
    }
}

#[test]
fn steps_are_charged_before_they_are_taken() {
    let range = "defvar r = !range(100000);\n";
    let cases = [
        ("filters", "def x { int n = !size(!filter(i, r, !empty(!filter(j, r, !lt(!add(i, j), 0))))); }"),
        (
            "long lists in loops",
            "defvar l = !listsplat(0, 1000000);\nforeach i = r in def x#i { list<int> m = !listconcat(l, [i]); }",
        ),
    ];
    for (name, text) in cases {
        refused(name, &format!("{range}{text}"), MUCH, "td-steps");
    }
    let removed =
        "defvar a = !range(0, 100000);\ndef x { list<int> l = !listremove(a, !range(50000, 200000)); }";
    let ended = run(&[("a.td", removed)], &["tblgen", "a.td"]);
    ended.is_fine("elements removed");
    assert!(ended.errors.is_empty() && ended.printed > 300_000, "{}", ended.printed);
}

#[test]
fn multiclasses_within_multiclasses_end_soon() {
    let doubled = chain("class C;\nmulticlass M0 { def \"\" : C; }", 25, |before, now| {
        format!("multiclass M{now} {{ defm a : M{before}; defm b : M{before}; }}")
    });
    refused("doubled", &(doubled + "defm x : M25;"), MUCH, "td-records");
    let inherited = chain("class C;\nmulticlass M0 { def NAME#a : C; }", 25, |before, now| {
        format!("multiclass M{now} : M{before} {{ defm b : M{before}; }}")
    });
    refused("inherited", &(inherited + "defm x : M25;"), MUCH, "td-records");
    let looped = chain("class C;\nmulticlass M0<int n> { def \"\"#n : C; }", 20, |before, now| {
        format!("multiclass M{now}<int n> {{ foreach i = [1, 2, 3] in defm a#i : M{before}<n>; }}")
    });
    refused("in loops", &(looped + "defm x : M20<1>;"), MUCH, "td-records");
}

#[test]
fn printed_text_has_a_budget() {
    let cases = [
        ("a dag", format!("{}def x {{ dag d = d60; }}", shared_dag(60))),
        ("many of them", format!("{}foreach i = 0...9999 in def x#i {{ dag d = d20; }}", shared_dag(20))),
        (
            "a list",
            chain("defvar l0 = [1, 1];", 50, |before, now| {
                format!("defvar l{now} = [l{before}, l{before}];")
            }) + "defvar l = l50;\nclass C<list<int> m> {}\ndef x { dag d = (x l); }",
        ),
    ];
    for (name, text) in &cases {
        for kind in ["--print-records", "--print-detailed-records", "--dump-json"] {
            let ended = run(&[("a.td", text)], &["tblgen", kind, "a.td"]);
            ended.is_refused(&format!("{name} {kind}"), "limit::output_bytes", "output-bytes");
            assert!(ended.printed < 1 << 26, "{name} {kind}: {}", ended.printed);
        }
    }
    let sum = chain("class A<int n> { defvar a0 = n;", 60, |before, now| {
        format!("defvar a{now} = !add(a{before}, a{before});")
    });
    let sum = sum + "int v = a60; }";
    run(&[("a.td", &sum)], &["tblgen", "a.td"]).is_refused(
        "an expression",
        "limit::output_bytes",
        "output-bytes",
    );
    run(&[("a.td", &sum)], &["tblgen", "--dump-json", "a.td"]).is_fine("JSON has no classes");
    let small = format!("{}def x {{ dag d = d10; }}", shared_dag(10));
    run(&[("a.td", &small)], &["tblgen", "--max-output-bytes=100", "a.td"]).is_refused(
        "a flag",
        "limit::output_bytes",
        "output-bytes",
    );
    run(
        &[("a.td", &small)],
        &["tblgen", "--write-if-changed", "-o", "out", "--max-output-bytes=100", "a.td"],
    )
    .is_refused("a file", "limit::output_bytes", "output-bytes");
}

#[test]
fn messages_show_the_beginning_of_a_long_value() {
    let ended = run(&[("a.td", &format!("{}def x {{ int i = d60; }}", shared_dag(60)))], &["tblgen", "a.td"]);
    assert_eq!(ended.status, Some(1));
    assert!(ended.errors.contains("(op (op (op") && ended.errors.contains('…'), "{}", ended.errors);
    assert!(ended.errors.len() < 100_000, "{}", ended.errors.len());
    ended.has_not_panicked("a message");
}

#[test]
fn assignments_to_many_records_reach_a_limit() {
    let lets = vec!["v = 1"; 20_000].join(", ");
    let records: String = (0..20_000).map(|number| format!("def r{number} : A;\n")).collect();
    let text = format!("class A {{ int v = 0; }}\nlet {lets} in {{\n{records}}}\n");
    run(&[("a.td", &text)], &["tblgen", "a.td"]).is_refused("let", "tblgen::too_much_work", "td-steps");
    let bits: String = (0..100)
        .map(|number| {
            format!(
                "def r{number} {{ bits<1048575> v = ?; let v{{0-1048574}} = {number}; let v{{1048574-0}} = {{ v{{0-1048574}} }}; }}\n"
            )
        })
        .collect();
    run(&[("a.td", &bits)], &["tblgen", "--null-backend", "a.td"]).is_refused(
        "bits",
        "tblgen::too_much_work",
        "td-steps",
    );
}

#[test]
fn dumps_in_loops_reach_a_limit() {
    let text = "foreach a = 0...300 in foreach b = 0...300 in foreach c = 0...300 in dump \"x\";\n";
    run(&[("a.td", text)], &["tblgen", "a.td"]).is_refused("dump", "tblgen::too_much_work", "td-steps");
}

#[test]
fn included_devices_are_refused_with_the_flag() {
    for (name, args) in [("a.td", ["tblgen", "a.td"]), ("a.pdll", ["pdll", "a.pdll"])] {
        let include = if name == "a.td" { "include \"zero.td\"\n" } else { "#include \"zero.td\"\n" };
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join(name), include).expect("written");
        std::os::unix::fs::symlink("/dev/zero", folder.path().join("zero.td")).expect("linked");
        let args = [&args[..], &["--max-file-bytes=1000"]].concat();
        super::run_in(folder.path(), &args).is_refused(name, "", "file-bytes");
    }
}
