//! Use of the library by a tool: loaders, parses in threads, reading records with their places.

use std::sync::Arc;

use legalize_source::{Includes, MemoryLoader, Reported, SourceMap};
use legalize_tblgen::{Parsed, RecordKeeper, TblgenOptions, TypeKind, Value, parse, print_records};

fn parse_with(files: &[(&str, &str)], main: &str) -> (Arc<SourceMap>, Reported<Parsed>) {
    let mut loader = MemoryLoader::new();
    for &(name, text) in files {
        loader.insert(name, text);
    }
    let sources = Arc::new(SourceMap::new());
    let file = sources.add("main.td", main);
    let options = TblgenOptions::default().with(|options| options.includes = Includes::new(Arc::new(loader)));
    let parsed = parse(&sources, file, &options);
    (sources, parsed)
}

#[test]
fn results_are_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<RecordKeeper>();
    shared::<Reported<Parsed>>();
    shared::<Value<'static>>();
    let (_, parsed) =
        parse_with(&[], "class A<int n> { int x = n; } foreach i = !range(100) in def d#i : A<i>;");
    let keeper = parsed.value.keeper.unwrap();
    let sum: i64 = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4)
            .map(|part| {
                let keeper = &keeper;
                scope.spawn(move || -> i64 {
                    keeper.defs_of_class("A").skip(part).step_by(4).map(|def| def.int("x").unwrap()).sum()
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    assert_eq!(sum, 4950);
}

#[test]
fn parallel_parses_do_not_know_of_each_other() {
    let text_of = |n: usize| {
        let text = format!(
            "class A<int n> {{ int x = n; }} foreach i = !range({n}) in {{ def d#i : A<i>; def : A<{n}>; }}"
        );
        let (_, parsed) = parse_with(&[], &text);
        let mut out = String::new();
        print_records(&parsed.value.keeper.unwrap(), &mut out).unwrap();
        out
    };
    let alone: Vec<String> = (1..9).map(text_of).collect();
    let together: Vec<String> = std::thread::scope(|scope| {
        let threads: Vec<_> = (1..9).map(|n| scope.spawn(move || text_of(n))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert_eq!(alone, together);
}

#[test]
fn records_keep_their_places() {
    let files = [("inc.td", "class Base<int n> {\n  int x = n;\n  list<string> names = [];\n}\n")];
    let main = "include \"inc.td\"\ndef b : Base<7> {\n  let names = [\"p\", \"q\"];\n}\ndef a : Base<8>;\n";
    let (sources, parsed) = parse_with(&files, main);
    assert_eq!(parsed.value.dependencies.len(), 1);
    let keeper = parsed.value.keeper.unwrap();
    let names: Vec<_> = keeper.defs_of_class("Base").map(legalize_tblgen::Record::name).collect();
    assert_eq!(names, ["b", "a"], "definition order");
    let b = keeper.def("b").unwrap();
    assert_eq!(b.int("x").unwrap(), 7);
    assert_eq!(b.string_list("names").unwrap(), ["p", "q"]);
    assert!(matches!(b.field("names").unwrap().ty().kind(), TypeKind::List(_)));
    let at = |span: legalize_source::Span| {
        let file = sources.file(span.file);
        let text = &file.text()[span.start as usize..span.end as usize];
        (file.name().to_owned(), file.line_col(span.start).line, text.to_owned())
    };
    assert_eq!(at(b.span()), ("main.td".into(), 2, "b".into()));
    assert_eq!(at(b.field("names").unwrap().value_span()), ("main.td".into(), 3, "[\"p\", \"q\"]".into()));
    assert_eq!(at(b.field("x").unwrap().span()).1, 2);
    assert_eq!(at(b.field("x").unwrap().value_span()), ("main.td".into(), 2, "7".into()));
    let error = b.string("x").unwrap_err().to_diagnostic();
    assert_eq!(error.code, "tblgen::field");
}

#[test]
fn long_records_are_printed_in_order() {
    let short: String = (0..2000).map(|n| format!("def d{n} {{ int n = {n}; }}\n")).collect();
    // Sorted between d1055 and d1056, and longer than the text that a thread renders ahead.
    let long = "def d1055_ { string s = !foldl(\"long\", !range(22), text, i, text # text); }\n";
    let [without, with] = [short.clone(), short + long].map(|text| {
        let keeper = parse_with(&[], &text).1.value.keeper.unwrap();
        let mut out = String::new();
        print_records(&keeper, &mut out).unwrap();
        out
    });
    let (before, tail) = without.split_at(without.find("def d1056 ").unwrap());
    let middle = with.strip_prefix(before).and_then(|rest| rest.strip_suffix(tail)).unwrap();
    let text = middle
        .strip_prefix("def d1055_ {\n  string s = \"")
        .and_then(|rest| rest.strip_suffix("\";\n}\n"))
        .unwrap();
    assert_eq!(text.len(), 4 << 22);
}
