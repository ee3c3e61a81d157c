//! Reading on several threads: module, locations, diagnostics and their order are those of one thread, for
//! modules of every kind, malformed ones among them.

use std::fmt::Write;
use std::sync::{Arc, Mutex};

use legalize_ir::{
    Context, DialectInfo, OpInfo, ParseOptions, ParsedModule, PrintOptions, TypeInfo, parse_module, print_op,
};
use legalize_source::{Diagnostic, Limit, Limits};

use crate::generator::{Contents, Generator, Random, context};

/// Offsets at which `t.note` was read, in the order in which it was.
type Notes = Arc<Mutex<Vec<u32>>>;

/// A context in which `t.note` emits a warning where it is read, and the text of `!u.text<…>` is kept.
fn noting(limits: Limits) -> (Context, Notes) {
    let mut ctx = context(limits);
    let notes = Notes::default();
    let noted = notes.clone();
    let mut note = OpInfo::new(ctx.op_name("t.note"));
    note.attached_mut().set_custom_assembly(
        move |p, _| {
            let offset = p.name_offset();
            noted.lock().expect("no panic").push(offset);
            let _ = p.ctx().emit(Diagnostic::warning("t::note", format!("note at {offset}")));
            Ok(())
        },
        |_, _| {},
    );
    ctx.register_op(note);
    ctx.register_dialect(DialectInfo::new(ctx.name("u")));
    ctx.register_type(TypeInfo::new(ctx.name("u.text")));
    (ctx, notes)
}

/// All that can be seen of reading a text: the module, what is said about it, and what is emitted.
fn outcome(ctx: &Context, text: &str) -> String {
    let file = ctx.sources().add("read.mlir", text);
    let options = ParseOptions::default();
    let read = || parse_module(ctx, file, &options).into_parts();
    let ((module, errors), emitted) = ctx.capture(read).into_parts();
    let mut all = errors.resolved(ctx.sources()).render();
    for warning in emitted {
        let _ = writeln!(all, "{}", warning.message);
    }
    let Some(ParsedModule { ir, root, .. }) = module else { return all };
    let _ = writeln!(all, "{} operations", ir.op_count());
    let options =
        PrintOptions::default().with(|options| (options.debug_info, options.generic) = (true, true));
    all += &print_op(ctx, &ir, root, &options);
    all
}

/// Sets order and threads of tasks by a number.
fn set_schedule(ctx: &mut Context, schedule: u64) {
    match schedule {
        0 => ctx.disable_multithreading(),
        1 => ctx.enable_multithreading(2),
        2 => ctx.enable_multithreading(8),
        seed => ctx.permute_tasks(seed),
    }
}

fn assert_same(found: &str, expected: &str, case: &dyn std::fmt::Debug) {
    if found != expected {
        let at = found.lines().zip(expected.lines()).position(|(found, expected)| found != expected);
        let line = |text: &str| text.lines().nth(at.unwrap_or_default()).map(str::to_owned);
        panic!("{case:?}, line {at:?}: {:?} instead of {:?}", line(found), line(expected));
    }
}

/// Compares what all schedules read with what one thread does, and returns the latter.
fn compare(case: &str, limits: &Limits, text: &str) -> String {
    assert!(text.len() >= 1 << 17, "{case} is not worth dividing");
    let read = |schedule| {
        let (mut ctx, _) = noting(limits.clone());
        set_schedule(&mut ctx, schedule);
        outcome(&ctx, text)
    };
    let expected = read(0);
    for schedule in [1, 2, 4] {
        assert_same(&read(schedule), &expected, &(case, schedule));
    }
    expected
}

fn plain() -> String {
    Generator::text(3, Contents::default())
}

/// A text with its lines indented.
fn indented(text: &str) -> String {
    let mut lines = String::new();
    for line in text.lines() {
        // Contents of functions have another level.
        let level = if line.starts_with("\"t.func\"") || line.starts_with("})") { 1 } else { 2 };
        let _ = writeln!(lines, "{}{line}", "  ".repeat(level));
    }
    lines
}

/// Offsets of the first function, of one in the middle and of the last one.
fn functions(text: &str) -> [usize; 3] {
    let all: Vec<usize> = text.match_indices("\"t.func\"").map(|found| found.0).collect();
    [all[0], all[all.len() / 2], all[all.len() - 1]]
}

/// The text with something inserted before a function.
fn with(text: &str, at: usize, inserted: &str) -> String {
    format!("{}{inserted}{}", &text[..at], &text[at..])
}

/// A function of that name with these operations.
fn function(name: &str, ops: &str) -> String {
    format!("\"t.func\"() ({{\n{ops}\n\"t.return\"() : () -> ()\n}}) {{sym_name = \"{name}\"}} : () -> ()\n")
}

/// Modules of this text alone, in several forms of a file.
fn forms(text: &str) -> Vec<(&'static str, String)> {
    let deep = indented(text);
    vec![
        ("a list", text.to_owned()),
        ("an indented list", deep.clone()),
        ("a module", format!("module {{\n{deep}}}\n")),
        ("a module on one line", format!("module @m attributes {{t.a = 1 : i32}} {{ {text}}}")),
        ("a flat module", format!("module {{\n{text}}}\n")),
        ("a module in generic form", format!("\"builtin.module\"() ({{\n{deep}}}) : () -> ()\n")),
        ("a module with a label", format!("\"builtin.module\"() ({{\n^bb0:\n{deep}}}) : () -> ()\n")),
        ("a module in a module", format!("module {{\nmodule @inner {{\n{deep}}}\n}}\n")),
        ("two modules", format!("module @a {{\n{deep}}}\nmodule @b {{\n{deep}}}\n")),
        ("a module and a list", format!("module @a {{\n{deep}}}\n{text}")),
        ("other ends of lines", text.replace('\n', "\r\n")),
        ("no end of a line", text.trim_end().to_owned()),
        ("no lines", text.replace("^next:\n", "^next: ").replace('\n', " ")),
        ("blank lines and comments", deep.replace('\n', " // } { \" \n\n\t \n")),
    ]
}

#[test]
fn modules_of_all_kinds_are_read_alike() {
    for ((name, contents), seed) in crate::contents().into_iter().zip(20..) {
        let text = Generator::text(seed, contents);
        let found = compare(name, &Limits::default(), &text);
        assert_eq!(found.contains("error"), contents.errors, "{name}: {found:.500}");
        if !contents.resources {
            compare(name, &Limits::default(), &format!("module {{\n{}}}\n", indented(&text)));
        }
    }
}

#[test]
fn all_forms_of_a_file_are_read_alike() {
    for (name, text) in forms(&plain()) {
        let found = compare(name, &Limits::default(), &text);
        assert!(!found.contains("error"), "{name}: {found:.500}");
    }
}

/// Texts that may be anywhere between functions, and whether they are errors.
fn between() -> Vec<(&'static str, String, bool)> {
    let own = |ops: &str| function("own", ops);
    vec![
        ("a function", own(""), false),
        ("a comment", "// \"t.func\"() ({ \" \\ {{{\n".to_owned(), false),
        ("brackets in strings", own("\"t.call\"() {callee = @f1, a = \"}}) \\\" ({\"} : () -> ()"), false),
        ("escapes", own("\"t.call\"() {callee = @f1, a = \"\\\\\", b = \"\\22{\"} : () -> ()"), false),
        ("warnings", own("t.note t.note"), false),
        ("warnings alone", "t.note\nt.note\n".to_owned(), false),
        ("an alias", "#a = affine_map<(d0) -> (d0)>\n!t = i32\n".to_owned(), false),
        ("an alias again", "#a = 1 : i32\n#a = 1 : i32\n".to_owned(), true),
        ("a resource", "{-# dialect_resources: { builtin: { a: \"0x0100000001\" } } #-}\n".to_owned(), false),
        ("an unknown resource", "{-# other: { } #-}\n".to_owned(), true),
        ("a distinct attribute", own("\"t.x\"() {a = distinct[7]<1 : i32>} : () -> ()"), false),
        ("a name", "%name = \"t.value\"() : () -> i32\n".to_owned(), false),
        (
            "a name and a use",
            "%0 = \"t.value\"() : () -> i32\n\"t.use\"(%0) : (i32) -> ()\n".to_owned(),
            false,
        ),
        ("a use before", "\"t.use\"(%0) : (i32) -> ()\n%0 = \"t.value\"() : () -> i32\n".to_owned(), false),
        ("a name twice", "%0 = \"t.value\"() : () -> i32\n%0 = \"t.value\"() : () -> i32\n".to_owned(), true),
        ("no such value", "\"t.use\"(%none) : (i32) -> ()\n".to_owned(), true),
        ("no such value inside", own("\"t.use\"(%none) : (i32) -> ()"), true),
        (
            "a use before in a function",
            own("\"t.use\"(%l) : (i32) -> ()\n%l = \"t.value\"() : () -> i32"),
            true,
        ),
        ("a value twice", own("%a = \"t.value\"() : () -> i32\n%a = \"t.value\"() : () -> i32"), true),
        ("another type", own("%a = \"t.value\"() : () -> i32\n\"t.use\"(%a) : (i64) -> ()"), true),
        ("no such block", own("\"t.br\"()[^none] : () -> ()"), true),
        ("a block", "^bb9:\n".to_owned(), true),
        ("no such alias", own("\"t.x\"() {a = #none} : () -> ()"), true),
        ("no such location", function("own", "").replace("-> ()\n}", "-> () loc(#none)\n}"), true),
        (
            "locations",
            function("own", "").replace("-> ()\n}", "-> () loc(fused[\"a\":1:2, \"b\"])\n}"),
            false,
        ),
        ("a symbol again", function("f1", ""), true),
        ("a string without end", own("\"t.x\"() {a = \"none} : () -> ()"), true),
        ("an unknown escape", own("\"t.x\"() {a = \"\\z\"} : () -> ()"), true),
        ("a brace too many", "}\n".to_owned(), true),
        ("a brace too few", "\"t.func\"() ({\n".to_owned(), true),
        ("another bracket", "\"t.func\"() (}) : () -> ()\n".to_owned(), true),
        ("no token", own("\u{7f}"), true),
        ("no form", "t.func @a\n".to_owned(), true),
        ("an unknown operation", "nothing\n".to_owned(), true),
        (
            "a long operation",
            "\"t.func\"() (\n{\n\"t.return\"() : () -> ()\n}\n) : () ->\n()\n".to_owned(),
            false,
        ),
        ("attributes on lines", "\"t.x\"() {\na =\n1 : i32\n} :\n() -> ()\n".to_owned(), false),
        ("an operation in two lines", "\"t.x\"\n() : () -> ()\n".to_owned(), false),
        ("one spelling", own("\"t.x\"() {a = !u.text<1,5>, b = !u.text<1,5>} : () -> ()"), false),
        ("two spellings", own("\"t.x\"() {a = !u.text<1, 6>, b = !u.text<1,6>} : () -> ()"), false),
    ]
}

#[test]
fn what_is_between_functions_is_read_alike() {
    let text = plain();
    for (name, inserted, is_error) in between() {
        for (place, at) in functions(&text).into_iter().enumerate() {
            let case = format!("{name}, {place}");
            let found = compare(&case, &Limits::default(), &with(&text, at, &inserted));
            assert_eq!(found.contains("error"), is_error, "{case}: {found:.300}");
        }
        let inside = with(&text, functions(&text)[1], &inserted);
        compare(
            &format!("{name}, in a module"),
            &Limits::default(),
            &format!("module {{\n{}}}", indented(&inside)),
        );
    }
}

#[test]
fn two_of_what_is_between_functions_are_read_alike() {
    let text = plain();
    let [first, _, last] = functions(&text);
    let all = between();
    let mut random = Random(11);
    for _ in 0..40 {
        let mut pick = || &all[random.below(all.len() as u64) as usize];
        let (one, two) = (pick(), pick());
        let both = with(&with(&text, last, &two.1), first, &one.1);
        compare(&format!("{} and {}", one.0, two.0), &Limits::default(), &both);
    }
}

#[test]
fn the_first_spelling_is_that_of_one_thread() {
    let text = plain();
    let [first, middle, last] = functions(&text);
    let use_of = |ty: &str| format!("\"t.x\"() {{a = {ty}}} : () -> ()\n");
    let mut spelled = text.clone();
    for (at, ty) in [(last, "!u.text<1,  5>"), (middle, "!u.text<1, 5>"), (first, "!u.text<1,5>")] {
        spelled = with(&spelled, at, &use_of(ty));
    }
    let found = compare("three spellings", &Limits::default(), &spelled);
    assert_eq!(found.matches("<1,5>").count(), 3, "{:?}", found.find("u.text"));
    // An error at the end, and the same spellings in a text that is read afterwards.
    let broken = with(&text, last, &format!("{}nothing\n", use_of("!u.text<1, 5>")));
    for schedule in 0..6 {
        let (mut ctx, _) = noting(Limits::default());
        set_schedule(&mut ctx, schedule);
        let _ = outcome(&ctx, &with(&broken, first, "unknown\n"));
        let found = outcome(&ctx, &with(&text, first, &use_of("!u.text<1,5>")));
        assert!(found.contains("<1,5>"), "{schedule}");
    }
}

#[test]
fn locations_defined_later_are_read_alike() {
    let mut text = String::new();
    for number in 0..2000 {
        let ops = format!(
            "^bb0(%a: i32 loc(#a{number})):\n\"t.use\"(%a) {{value = {number} : i32}} : (i32) -> () loc(#l{})",
            number % 7
        );
        text += &function(&format!("f{number}"), &ops);
    }
    let mut locs = String::new();
    for number in 0..2000 {
        let _ = writeln!(locs, "#a{number} = loc(\"argument\":{number}:1)");
    }
    for number in 0..7 {
        let _ = writeln!(locs, "#l{number} = loc(\"line\":{number}:1)");
    }
    for (case, before, after) in [
        ("after", "", &*locs),
        ("before", &*locs, ""),
        ("never", "", ""),
        ("no location", "", &*locs.replace("#l3 = loc(\"line\":3:1)", "#l3 = 1 : i32")),
        ("one missing", "", &*locs.replace("#a1999 = loc(\"argument\":1999:1)\n", "")),
    ] {
        let is_error = !matches!(case, "after" | "before");
        for (form, text) in forms(&text).into_iter().filter(|form| form.0 != "no lines") {
            // An alias ends with its line.
            let found =
                compare(&format!("{case}, {form}"), &Limits::default(), &format!("{before}{text}\n{after}"));
            assert_eq!(found.contains("error"), is_error, "{case}, {form}: {found:.300}");
        }
    }
}

#[test]
fn lines_in_braces_that_look_like_operations_are_read_alike() {
    // The first functions are indented, the others are not.
    let text = plain();
    let [_, middle, _] = functions(&text);
    for indent in ["", " "] {
        let start = indented(&text[..middle]).replace("\n  \"t.func\"", &format!("\n{indent}\"t.func\""));
        let mixed = format!("{}{}", start.trim_start(), &text[middle..]);
        let found = compare("mixed", &Limits::default(), &mixed);
        assert!(!found.contains("error"), "{found:.300}");
    }
}

#[test]
fn levels_are_limited_alike() {
    let nested = |levels: usize| {
        let (open, close) = ("\"t.module\"() ({\n".repeat(levels), "}) : () -> ()\n".repeat(levels));
        format!("{open}{close}")
    };
    let mut limits = Limits::default();
    limits.set(Limit::IrDepth, 6);
    let text = plain();
    for levels in 3..8 {
        for at in functions(&text) {
            let inserted = with(&text, at, &nested(levels));
            for (form, text) in
                [("a list", inserted.clone()), ("a module", format!("module {{\n{inserted}}}\n"))]
            {
                compare(&format!("{levels} in {form}"), &limits, &text);
            }
        }
    }
}

#[test]
fn parts_are_read_in_the_order_of_their_tasks() {
    let mut text = String::new();
    for number in 0..4000 {
        text += &function(&format!("f{number}"), "t.note");
    }
    let read = |schedule, text: &str| {
        let (mut ctx, notes) = noting(Limits::default());
        set_schedule(&mut ctx, schedule);
        let found = outcome(&ctx, text);
        let notes = notes.lock().expect("no panic").clone();
        (found, notes)
    };
    for form in [
        text.clone(),
        format!("module {{\n{}}}\n", indented(&text)),
        format!("\"builtin.module\"() ({{\n{text}}}) : () -> ()\n"),
        format!("module {{ module {{\n{text}}}\n}}\n"),
    ] {
        let (expected, in_order) = read(0, &form);
        assert!(in_order.is_sorted() && in_order.len() == 4000);
        let mut is_divided = false;
        for schedule in 3..9 {
            let (found, mut notes) = read(schedule, &form);
            assert_same(&found, &expected, &schedule);
            is_divided |= !notes.is_sorted();
            notes.sort_unstable();
            assert_eq!(notes, in_order, "each is read once");
        }
        assert!(is_divided, "parts are read in another order: {form:.20}");
    }
    // What parts that are discarded emit is not passed on.
    let broken = format!("{text}nothing\n");
    let (expected, in_order) = read(0, &broken);
    assert!(expected.contains("error") && in_order.len() == 4000);
    let (found, notes) = read(4, &broken);
    assert_same(&found, &expected, &"broken");
    assert!(notes.len() >= 4000);
}

#[test]
fn texts_with_damage_are_read_alike() {
    const BYTES: &[u8] = b"{}()[]<>\"\\/#!%^@:,=-+ \n\t\0ax09_";
    let all = Contents { aliases: true, ..Contents::default() };
    let texts = [
        Generator::text(5, Contents::default()),
        format!("module {{\n{}}}\n", indented(&Generator::text(6, all))),
    ];
    let mut random = Random(77);
    for round in 0..60 {
        let mut bytes = texts[round % 2].clone().into_bytes();
        for _ in 0..=random.below(3) {
            let at = random.below(bytes.len() as u64) as usize;
            let byte = BYTES[random.below(BYTES.len() as u64) as usize];
            match random.below(4) {
                0 => bytes.insert(at, byte),
                1 => _ = bytes.remove(at),
                2 => {
                    let end = (at + random.below(300) as usize).min(bytes.len());
                    bytes.drain(at..end);
                }
                _ => bytes[at] = byte,
            }
        }
        let text = String::from_utf8(bytes).expect("ASCII");
        compare(&format!("round {round}"), &Limits::default(), &text);
    }
}
