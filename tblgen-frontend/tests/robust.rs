//! Broken input: no panic, hang or overflow for any text.
//!
//! The inputs are those of `tests/language`, mutated with a fixed seed, and a few giants.

mod cases;

use std::sync::Arc;

use legalize_source::{Limit, Limits, Reported, SourceMap};
use legalize_tblgen::{Parsed, TblgenOptions, dump_json, parse, print_records};

fn with_limits(set: &[(Limit, u64)]) -> Arc<SourceMap> {
    let mut limits = Limits::default();
    for &(limit, value) in set {
        limits.set(limit, value);
    }
    Arc::new(SourceMap::with_limits(limits))
}

fn run(text: &str) -> Reported<Parsed> {
    let sources = with_limits(&[
        (Limit::TdSteps, 2_000_000),
        (Limit::TdListElements, 1 << 16),
        (Limit::TdStringBytes, 1 << 20),
        (Limit::TdValues, 1 << 20),
    ]);
    let options = TblgenOptions::default().with(|options| options.includes = cases::includes());
    let main = sources.add("a.td", text);
    let parsed = parse(&sources, main, &options);
    assert_eq!(parsed.value.keeper.is_none(), parsed.diagnostics.has_errors());
    let _ = parsed.diagnostics.render();
    if let Some(keeper) = &parsed.value.keeper {
        let mut out = String::new();
        print_records(keeper, &mut out).unwrap();
        dump_json(keeper, &mut out).unwrap();
    }
    parsed
}

/// Deterministic generator of pseudo-random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound.max(1)
    }
}

/// Splits a text into words and single characters, so that mutations affect tokens.
fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let word = |c: char| c.is_alphanumeric() || c == '_' || c == '!' || c == '#';
        let end = if word(first) { rest.find(|c| !word(c)).unwrap_or(rest.len()) } else { first.len_utf8() };
        let (piece, after) = rest.split_at(end);
        pieces.push(piece);
        rest = after;
    }
    pieces
}

#[test]
fn mutated_input_is_refused_or_accepted() {
    let all = cases::cases();
    let cases: Vec<&str> = all.iter().map(|(_, text, _)| text.as_str()).collect();
    let words: Vec<&str> = cases.iter().flat_map(|case| pieces(case)).collect();
    let mut random = Random(20_240_229);
    for round in 0..500 {
        let mut text = pieces(cases[round % cases.len()]);
        for _ in 0..=random.below(4) {
            let at = random.below(text.len());
            let word = words[random.below(words.len())];
            match random.below(5) {
                0 => text.insert(at, word),
                1 if !text.is_empty() => {
                    text.remove(at);
                }
                2 if !text.is_empty() => text[at] = word,
                3 => text.truncate(at),
                _ if !text.is_empty() => {
                    let other = random.below(text.len());
                    text.swap(at, other);
                }
                _ => {}
            }
        }
        let _ = run(&text.concat());
    }
}

fn code_of(text: &str) -> &'static str {
    let parsed = run(text);
    assert!(parsed.value.keeper.is_none());
    parsed.diagnostics.iter().find(|diagnostic| !diagnostic.code.is_empty()).map_or("", |first| first.code)
}

#[test]
fn deep_nesting_is_refused() {
    let deep =
        |open: &str, close: &str| format!("defvar x = {}1{};", open.repeat(50_000), close.repeat(50_000));
    assert_eq!(code_of(&deep("[", "]")), "tblgen::too_deep");
    assert_eq!(code_of(&deep("!add(1, ", ")")), "tblgen::too_deep");
    assert_eq!(code_of(&format!("{} def a;", "if 1 then ".repeat(50_000))), "tblgen::too_deep");
    assert_eq!(code_of(&format!("{} def a;", "let x = 1 in ".repeat(50_000))), "tblgen::too_deep");
    assert_eq!(code_of(&format!("{} def a;", "foreach i = [1] in ".repeat(50_000))), "tblgen::too_deep");
    assert_eq!(
        code_of(&format!("defvar x = [1]; defvar y = x{};", "[0]".repeat(50_000))),
        "tblgen::too_deep"
    );
    assert_eq!(code_of("include \"self.td\""), "tblgen::include_depth");
    let types: String = (1..3000).map(|n| format!("deftype T{n} = list<T{}>;", n - 1)).collect();
    assert_eq!(code_of(&format!("deftype T0 = int; {types}")), "tblgen::too_deep");
    let lists: String = (1..3000).map(|n| format!("defvar v{n} = [v{}];", n - 1)).collect();
    assert_eq!(code_of(&format!("defvar v0 = 1; {lists}")), "tblgen::too_deep");
}

#[test]
fn a_long_paste_is_not_a_deep_one() {
    let parsed = run(&format!("defvar x = \"a\"{}; def r {{ string s = x; }}", " # \"b\"".repeat(5_000)));
    assert!(parsed.value.keeper.is_some());
}

#[test]
fn endless_work_is_refused() {
    let endless = "class A<int n> { int x = A<!add(n, 1)>.x; } def a : A<0>;";
    assert_eq!(code_of(endless), "tblgen::too_deep");
    assert_eq!(code_of("defvar x = !range(0x7fffffffffffffff);"), "tblgen::too_much_work");
    assert_eq!(code_of("defvar x = !listsplat(1, 0x7fffffffffffffff);"), "tblgen::too_much_work");
    assert_eq!(code_of("foreach i = 0...4000000000 in def a#i;"), "tblgen::range");
    assert_eq!(code_of("def a { bits<4000000000> b; }"), "tblgen::bits_width");
    let doubled: String = (1..64).map(|n| format!("defvar s{n} = !strconcat(s{0}, s{0});", n - 1)).collect();
    assert_eq!(code_of(&format!("defvar s0 = \"ab\"; {doubled}")), "tblgen::too_much_work");
    let nested =
        "foreach a = !range(1000) in foreach b = !range(1000) in foreach c = !range(1000) in assert 1, \"\";";
    assert_eq!(code_of(nested), "tblgen::too_much_work");
}

#[test]
fn large_flat_input_is_parsed() {
    let mut text = String::from("class A<int n> { int x = n; }\n");
    for n in 0..5_000 {
        text.push_str(&format!("def d{n} : A<{n}>; "));
    }
    assert!(run(&text).value.keeper.is_some());
    assert!(run(&"(".repeat(1_000_000)).value.keeper.is_none());
    assert!(run(&"\u{fffd}é\0".repeat(10_000)).value.keeper.is_none());
}

/// Parses like [`run`], but with the default limits. Fewer errors are reported: those of 10 megabytes have
/// long lines.
fn run_with_default_limits(text: &str) -> Reported<Parsed> {
    let sources = with_limits(&[(Limit::Errors, 64)]);
    let main = sources.add("a.td", text);
    parse(&sources, main, &TblgenOptions::default())
}

/// Returns the first code, and checks that the diagnostic has a place and fits on a screen.
fn located(parsed: &Reported<Parsed>) -> &'static str {
    assert!(parsed.value.keeper.is_none());
    assert!(parsed.diagnostics.render().len() < 100_000);
    let first = parsed.diagnostics.iter().find(|diagnostic| !diagnostic.code.is_empty()).unwrap();
    assert!(first.line_col().is_some(), "{first:?}");
    first.code
}

#[test]
fn a_long_line_of_ancestors_is_refused() {
    let refused = |text: String| {
        let sources = with_limits(&[(Limit::TdInherited, 1 << 20)]);
        let main = sources.add("a.td", text);
        located(&parse(&sources, main, &TblgenOptions::default()))
    };
    // Each class inherits all its ancestors.
    let line: String = (1..100_000).map(|n| format!("class C{n} : C{};\n", n - 1)).collect();
    assert_eq!(refused(format!("class C0;\n{line}")), "tblgen::too_much_work");
    // Each class inherits the fields of all its ancestors.
    let line: String =
        (1..5_000).map(|n| format!("class C{n} : C{} {{ int f{n} = {n}; }}\n", n - 1)).collect();
    assert_eq!(refused(format!("class C0;\n{line}")), "tblgen::too_much_work");
    // Each diamond doubles the ancestors.
    let tower: String = (1..64)
        .map(|n| format!("class L{n} : T{0}; class R{n} : T{0}; class T{n} : L{n}, R{n};\n", n - 1))
        .collect();
    assert_eq!(refused(format!("class T0;\n{tower}")), "tblgen::too_much_work");
    // A class of many fields, copied without bound.
    let fields: String = (0..1000).map(|n| format!("int f{n} = {n}; ")).collect();
    let text = format!(
        "class C {{ {fields} }} multiclass M {{ def a : C; }} foreach i = !range(5000) in defm d#i : M;"
    );
    assert_eq!(refused(text), "tblgen::too_much_work");
}

#[test]
fn a_class_is_not_its_own_ancestor() {
    assert_eq!(located(&run_with_default_limits("class A : A;")), "tblgen::repeated_parent");
    assert_eq!(
        located(&run_with_default_limits("class A; class B : A; class A : B;")),
        "tblgen::repeated_parent"
    );
}

#[test]
fn explosions_end_at_the_default_limits() {
    let of = |text: &str| located(&run_with_default_limits(text)).to_owned();
    assert_eq!(of("defvar x = !range(0x7fffffffffffffff);"), "tblgen::too_much_work");
    assert_eq!(
        of("defvar x = !range(0x7fffffffffffffff, -9223372036854775807, -1);"),
        "tblgen::too_much_work"
    );
    assert_eq!(of("defvar x = !listsplat(\"s\", 0x7fffffffffffffff);"), "tblgen::too_much_work");
    let fold = "defvar x = !foldl([1], !range(64), a, i, !listconcat(a, a));";
    assert_eq!(of(fold), "tblgen::too_much_work");
    let text = "defvar x = !foldl(\"ab\", !range(64), a, i, !strconcat(a, a));";
    assert_eq!(of(text), "tblgen::too_much_work");
}

#[test]
fn operands_are_limited_all_together() {
    let sources = with_limits(&[(Limit::TdOperands, 1 << 20)]);
    let main = sources.add("a.td", "foreach i = !range(5000) in def d#i { list<int> l = !range(i, 5000); }");
    assert_eq!(located(&parse(&sources, main, &TblgenOptions::default())), "tblgen::too_much_work");
}

#[test]
fn an_include_cycle_is_refused_with_a_short_trail() {
    let parsed = run("include \"self.td\"");
    assert_eq!(located(&parsed), "tblgen::include_depth");
    assert!(parsed.diagnostics.render().lines().count() < 80);
}

#[test]
fn a_line_of_10_megabytes_is_parsed() {
    let mut text = String::from("class A<int n> { int x = n; } ");
    while text.len() < 10 << 20 {
        text.push_str("def : A<1>; /* some text between the definitions, to make it long, and a little longer than before, */ ");
        text.push_str(&" ".repeat(2000));
    }
    assert!(run_with_default_limits(&text).value.keeper.is_some());
    text.push_str("def a : Missing;");
    assert_eq!(located(&run_with_default_limits(&text)), "tblgen::unknown_class");
    let string = format!("def a {{ string s = \"{}\"; int x = \"y\"; }}", "x".repeat(10 << 20));
    assert_eq!(located(&run_with_default_limits(&string)), "tblgen::incompatible_value");
    // Adjacent strings; if each prefix of the whole were a text of its own, they would take terabytes.
    let strings = format!("def a {{ string s = {}; int x = \"y\"; }}", "\"a\" ".repeat(10 << 18));
    assert_eq!(located(&run_with_default_limits(&strings)), "tblgen::incompatible_value");
    assert_eq!(located(&run_with_default_limits(&"\0".repeat(10 << 20))), "tblgen::nul");
    assert_eq!(located(&run_with_default_limits(&"include ".repeat(10 << 17))), "tblgen::include");
}

#[test]
fn records_and_instances_are_limited() {
    let refused = |text: &str| {
        let sources = with_limits(&[(Limit::TdRecords, 1 << 12), (Limit::TdInstances, 1 << 14)]);
        let main = sources.add("a.td", text);
        located(&parse(&sources, main, &TblgenOptions::default())).to_owned()
    };
    let thousands = "foreach a = !range(1000) in foreach b = !range(1000) in";
    for text in [
        format!("{thousands} def d#a#_#b;"),
        format!("{thousands} assert 1, \"\";"),
        "class C<int n> { int x = n; } foreach a = !range(100) in
         def d#a { list<C> c = !foreach(b, !range(100), C<!add(!mul(a, 100), b)>); }"
            .to_owned(),
        "class C<int n> { int x = n; } defvar c = !foreach(i, !range(5000), C<i>);".to_owned(),
        format!("{thousands} foreach c = [1] in foreach d = []<int> in def d#a#_#b;"),
    ] {
        assert_eq!(refused(&text), "tblgen::too_much_work", "{text}");
    }
    // Each multiclass has twice the entries of the preceding one.
    let tower: String =
        (1..64).map(|n| format!("multiclass M{n} {{ defm a : M{0}; defm b : M{0}; }}\n", n - 1)).collect();
    assert_eq!(refused(&format!("multiclass M0 {{ def d; }}\n{tower}")), "tblgen::too_much_work");
    assert_eq!(refused(&format!("multiclass M0 {{ assert 1, \"\"; }}\n{tower}")), "tblgen::too_much_work");
}
