//! Bounds that cannot be set: the book lists each, and each constant that is a bound is in a table here.

mod workspace;

use std::collections::BTreeMap;
use std::path::Path;

use workspace::{root, sources};

const BEGIN: &str = "<!-- bounds: written by `BLESS=1 cargo test -p legalize-cli --test bounds` -->\n";
const END: &str = "<!-- end of bounds -->\n";

/// Constants whose excess ends in a diagnostic: file and name, what is bounded, the code.
const DOCUMENTED: &[(&str, &str, &str, &str)] = &[
    ("ir/src/text/parse/ty.rs", "MAX_WIDTH", "bits of an integer type", "`parse::syntax`"),
    (
        "ir/src/text/parse/affine.rs",
        "MAX_OPERATORS",
        "operators of an affine expression",
        "`parse::too_deep`",
    ),
    (
        "ir/src/text/parse/op/file.rs",
        "MAX_SHARED",
        "attributes and types of an expanded alias, and one more for each byte of the file",
        "`parse::alias_size`",
    ),
    (
        "ir/src/text/parse/symbol.rs",
        "MAX_VERBATIM",
        "bytes of an attribute or type that no dialect knows, with its aliases written out",
        "`parse::alias_size`",
    ),
    (
        "ir/src/verify/rest.rs",
        "MAX_ERRORS",
        "errors of a module that are counted, unless `--max-errors 0` reports all",
        "the number of the rest",
    ),
    ("ir/src/text/print/limits.rs", "MAX_WAITING", "printed bytes of one operation", "`limit::output_bytes`"),
    ("snippet/src/syntax/lexer.rs", "MAX_BYTES", "bytes of a C++ snippet", "reported by `legalize ods`"),
    ("snippet/src/tree.rs", "MAX_DEPTH", "nesting of a C++ snippet", "reported by `legalize ods`"),
    (
        "snippet/src/syntax/marker.rs",
        "MAX_NESTING",
        "nesting of brackets in a C++ snippet",
        "reported by `legalize ods`",
    ),
    (
        "snippet/src/syntax/aliases.rs",
        "MAX_TOKENS",
        "tokens of a name that a C++ snippet declares",
        "reported by `legalize ods`",
    ),
    (
        "snippet/src/eval/mod.rs",
        "MAX_CALLS",
        "calls of C++ functions in each other",
        "the snippet cannot be evaluated",
    ),
    (
        "snippet/src/eval/mod.rs",
        "MAX_EVAL_DEPTH",
        "nesting of a C++ snippet with what it calls",
        "the snippet cannot be evaluated",
    ),
    (
        "snippet/src/eval/mod.rs",
        "MAX_NESTED",
        "lists of lists that a C++ snippet makes",
        "the snippet cannot be evaluated",
    ),
    (
        "snippet/src/eval/mod.rs",
        "MAX_ITEMS",
        "items of a list that a C++ snippet makes",
        "the snippet cannot be evaluated",
    ),
    (
        "snippet/src/eval/affine.rs",
        "MAX_AFFINE_DEPTH",
        "levels of an affine expression that a C++ snippet makes",
        "the snippet cannot be evaluated",
    ),
    (
        "snippet/src/eval/operators.rs",
        "MAX_TEXT",
        "bytes of a text that a C++ snippet makes",
        "the snippet cannot be evaluated",
    ),
    (
        "tblgen-frontend/src/eval/pattern.rs",
        "DUP_MAX",
        "repetitions in a pattern of `!match`",
        "`tblgen::regex`",
    ),
    (
        "tblgen-frontend/src/handle.rs",
        "MAX_HANDLES",
        "symbols, records or values of a TableGen file, whatever the limits are",
        "`tblgen::too_much_work`",
    ),
    (
        "ods/src/load/mod.rs",
        "MAX_DEPTH",
        "nesting of predicates, traits, lists and constraints",
        "`ods::nesting`",
    ),
    ("ods/src/format/fragments.rs", "MAX_DEPTH", "formats of directives in each other", "`ods::overlay`"),
    (
        "ods/src/format/fragments.rs",
        "MAX_BYTES",
        "bytes of an assembly format with the formats of its directives",
        "`ods::overlay`",
    ),
    (
        "ods/src/format/shipped/list/template.rs",
        "MAX_DEPTH",
        "nesting of groups in the template of a list",
        "`ods::format`",
    ),
    ("ods/src/format/cursor.rs", "MAX_DEPTH", "nesting of groups in an assembly format", "`ods::format`"),
    (
        "evaluation/src/op_methods.rs",
        "MAX_DEFAULTS",
        "default implementations of interfaces in each other, through functions in Rust",
        "the snippet cannot be evaluated",
    ),
    ("pattern-model/src/verify.rs", "MAX_BENEFIT", "benefit of a pattern", "`model::benefit`"),
    (
        "pattern-model/src/predicate.rs",
        "MAX_DEPTH",
        "nesting of a predicate in a pattern",
        "`model::nesting`",
    ),
    ("pattern-model/src/ron_schema.rs", "MAX_NESTING", "nesting of a pattern file in RON", "`model::syntax`"),
    (
        "pdl/src/parse/mod.rs",
        "MAX_NESTING",
        "nesting of modules with patterns in the PDL dialect",
        "`pdl::nesting`",
    ),
    (
        "pdl/src/cursor.rs",
        "MAX_EXPANDED",
        "bytes of a text of the PDL dialect with its aliases written out",
        "`pdl::syntax`",
    ),
    (
        "drr/src/call.rs",
        "MAX_RETURNS",
        "values that a native call of a rewrite rule gives",
        "`drr::native_call`",
    ),
    ("drr/src/lib.rs", "MAX_ALTERNATIVES", "alternatives of a rewrite rule", "`drr::alternatives`"),
    ("drr/src/dag.rs", "MAX_DEPTH", "nesting of the dags of a rewrite rule", "`drr::nesting`"),
    ("pdll/src/syntax/mod.rs", "MAX_DEPTH", "nesting of a PDLL expression", "`pdll::too_deep`"),
    ("pdll/src/print_ast.rs", "MAX_DEPTH", "nesting of a printed PDLL tree", "`pdll::too_deep`"),
    ("pdll/src/sema/exprs.rs", "MAX_LEVELS", "PDLL tuples in each other", "`pdll::too_large`"),
    ("pdll/src/sema/decls.rs", "MAX_INCLUDE_DEPTH", "PDLL files that include one another", "`pdll::include`"),
    (
        "pdll/src/lower/mod.rs",
        "MAX_STATEMENTS",
        "statements of a PDLL pattern once calls are inlined",
        "`pdll::too_large`",
    ),
    (
        "pdll/src/lower/mod.rs",
        "MAX_DEPTH",
        "expressions and calls of PDLL in each other",
        "`pdll::too_large`",
    ),
    (
        "pdll/src/lower/pdl_rules.rs",
        "MAX_BENEFIT",
        "benefit of a PDLL pattern as PDL dialect text",
        "`pdll::invalid_metadata`",
    ),
    ("pdl/src/express.rs", "MAX_BENEFIT", "benefit of a pattern in the PDL dialect", "`pdl::inexpressible`"),
    (
        "conversion/src/matcher/compile/mod.rs",
        "MAX_DEPTH",
        "steps from an operation to what a pattern looks at",
        "`convert::too_deep`",
    ),
    (
        "conversion/src/conversion/legalizer.rs",
        "MAX_DEPTH",
        "patterns applied inside of each other in a conversion",
        "`convert::too_many_steps`, or the legalization tree of `convert::no_legalization`",
    ),
    ("conversion/src/walk.rs", "MAX_VISITS", "operations that a walk visits", "`convert::walk_endless`"),
    (
        "conversion/src/walk.rs",
        "MAX_VISITS_PER_OP",
        "further ones for each operation of the module",
        "`convert::walk_endless`",
    ),
    (
        "conversion/src/natives/attributes.rs",
        "MAX_WIDTH",
        "bits of an integer that `attr.add` and its like compute",
        "the pattern does not match, or cannot be evaluated",
    ),
    (
        "conversion/src/type_converter.rs",
        "MAX_DEPTH",
        "conversions of types in each other",
        "the legalization tree of `convert::no_legalization`",
    ),
    ("host/passes/src/pipeline.rs", "MAX_DEPTH", "pass managers in each other", "`opt::pipeline`"),
    (
        "host/session/src/spec/types.rs",
        "MAX_TYPE_DEPTH",
        "levels of a type that `nested` rules of a conversion look into; what is deeper stays as it is",
        "the verifier, where that does not fit",
    ),
    (
        "host/session/src/spec/types.rs",
        "MAX_TEXT",
        "bytes of a type that a rule of a conversion makes",
        "the legalization tree of `convert::no_legalization`",
    ),
    (
        "dialects/upstream/src/quant/scales.rs",
        "MAX_DEPTH",
        "nesting of the scales of a quantized type",
        "`parse::custom`",
    ),
    (
        "dialects/core/src/llvm/convert/pass.rs",
        "MAX_INDEX_BITS",
        "bits of `index` in the options of a pass",
        "`opt::pass_option`",
    ),
    (
        "dialects/core/src/llvm/convert/pass.rs",
        "MAX_LAYOUT_BITS",
        "bits of `index` in a data layout",
        "`opt::pass_option`",
    ),
    (
        "dialects/core/src/llvm/convert/rows.rs",
        "MAX_ROWS",
        "operations that one on vectors of several dimensions becomes",
        "the legalization tree of `convert::no_legalization`",
    ),
    (
        "dialects/upstream/src/vector/infer.rs",
        "MAX_ELEMENTS",
        "elements of a vector that become results",
        "`parse::custom`",
    ),
    ("host/cli/src/graph/svg.rs", "MAX_NODES", "operations and arguments in a picture", "`opt::graph`"),
    ("host/cli/src/graph/svg.rs", "MAX_EDGES", "arrows in a picture", "`opt::graph`"),
    ("host/cli/src/graph/svg.rs", "MAX_LABEL", "bytes of a label in a picture", "`opt::graph`"),
];

/// Constants whose excess does not end in a diagnostic, with the reason.
const SILENT: &[(&str, &[(&str, &str)])] = &[
    (
        "what is longer or comes later is not kept to be used again",
        &[
            ("ir/src/text/parse/mod.rs", "LONGEST"),
            ("conversion/src/matcher/execute/state.rs", "MAX_DICTS"),
            ("evaluation/src/remembered.rs", "MAX_ENTRIES"),
            ("conversion/src/matcher/execute/state.rs", "MAX_KNOWN"),
            ("conversion/src/matcher/execute/state.rs", "MAX_VERDICTS"),
            ("conversion/src/conversion/failures.rs", "MAX_BYTES"),
        ],
    ),
    (
        "a native with more parameters reads them from the call",
        &[("typed-rust/build/src/native_trait.rs", "MAX_TYPED")],
    ),
    (
        "a rule of the dialect, which its verifier reports",
        &[
            ("dialects/upstream/src/amdgpu/verify/lanes.rs", "MAX_WIDTH"),
            ("dialects/upstream/src/amx/verify.rs", "MAX_BITS"),
            ("dialects/upstream/src/amx/verify.rs", "MAX_ROWS"),
            ("dialects/upstream/src/nvgpu/verify/tensors.rs", "MAX_RANK"),
            ("dialects/upstream/src/nvgpu/verify/tensors.rs", "MAX_SIZE"),
            ("dialects/upstream/src/spirv/syntax.rs", "MAX_ELEMENTS"),
        ],
    ),
    (
        "a name in a report is cut there",
        &[
            ("host/cli/src/coverage/stubs/hooks.rs", "LONGEST"),
            ("host/opt/src/coverage/cause.rs", "LONGEST"),
            ("host/opt/src/coverage/patterns.rs", "LONGEST"),
        ],
    ),
    (
        "a general way takes over",
        &[
            ("ods/src/format/read/straight.rs", "MAX_VALUES"),
            ("ir/src/text/print/attr.rs", "HEX_LIMIT"),
            ("conversion/src/conversion/in_place_ops.rs", "MAX_IN_PLACE_OPS"),
        ],
    ),
    (
        "maximum number of parts of an explanation or suggestion",
        &[
            ("source/src/closest.rs", "MAX_LENGTH"),
            ("pdll/src/syntax/explain.rs", "MAX_EXPECTED"),
            ("pdll/src/types.rs", "MAX_PRINTED"),
            ("conversion/src/conversion/legalizer.rs", "MAX_EXPLAINED"),
            ("conversion/src/conversion/report.rs", "MAX_NAMED"),
            ("conversion/src/matcher/compile/conditions.rs", "LONGEST"),
            ("conversion/src/matcher/explain.rs", "LONGEST"),
            ("conversion/src/conversion/tree.rs", "MAX_ATTEMPTS"),
            ("conversion/src/greedy/unfinished.rs", "MAX_STEPS"),
            ("conversion/src/greedy/unfinished.rs", "MAX_CYCLE"),
            ("conversion/src/greedy/unfinished.rs", "MAX_USERS"),
            ("conversion/src/greedy/unfinished.rs", "MAX_DEFINING"),
            ("conversion/src/greedy/unfinished.rs", "MAX_WRITTEN"),
            ("conversion/src/greedy/unfinished.rs", "MOST"),
            ("host/session/src/cache/mod.rs", "MAX_ENTRY"),
            ("host/session/src/cache/mod.rs", "MOST_ENTRIES"),
            ("host/opt/src/explain.rs", "MAX_STEPS"),
            ("host/opt/src/explain.rs", "MAX_CREATED"),
            ("host/opt/src/explain.rs", "MAX_BYTES"),
            ("host/opt/src/unfinished.rs", "MAX_NOTES"),
            ("tblgen-frontend/src/lexer.rs", "MAX_STRAY"),
        ],
    ),
    (
        "the limits of the first table come first",
        &[
            ("ir/src/body/storage/mod.rs", "LIMIT"),
            ("source/src/map.rs", "MAX_FILE_BYTES"),
            ("tblgen-frontend/src/parser.rs", "OPEN_LIMIT"),
            ("ods/src/frozen/codec.rs", "MAX_DEPTH"),
            ("pdll/src/ods_import.rs", "MAX_PREDICATE_DEPTH"),
        ],
    ),
    (
        "a simplification is left out, the meaning stays",
        &[
            ("pattern-model/src/equality.rs", "MAX_WORK"),
            ("pattern-model/src/normalize.rs", "MAX_ROUNDS"),
            ("pattern-model/src/normalize.rs", "MAX_WORK"),
            ("conversion/src/fold.rs", "MAX_IN_PLACE"),
            ("conversion/src/conversion/legalizer.rs", "MAX_FOLDS"),
            ("dialects/hooks/src/attributes.rs", "MAX_LISTED"),
            ("snippet/src/classes/names.rs", "MAX_PARENTHESES"),
            ("snippet/src/members/constant.rs", "MAX_DEPTH"),
        ],
    ),
    (
        "what is made up for tests is kept small",
        &[
            ("ods/src/synthesise/fill.rs", "MAX_DEPTH"),
            ("ods/src/synthesise/scene.rs", "MAX_PARENTS"),
            ("ods/src/synthesise/params.rs", "MAX_DEPTH"),
        ],
    ),
    (
        "the same as one of the other table, where something is read again or checked before",
        &[
            ("ir/src/context/int.rs", "MAX_BITS"),
            ("ir/src/context/int.rs", "MAX_DIGITS"),
            ("dialects/core/src/llvm/convert/natives.rs", "MAX_WIDTH"),
            ("conversion/src/pattern/info.rs", "MAX_BENEFIT"),
        ],
    ),
    ("how generated Rust is laid out", &[("typed-rust/build/src/writer.rs", "MAX_ARGUMENTS")]),
];

/// Collects the integer constants under a folder that are named as bounds: their values by file and name.
fn constants(folder: &Path, all: &mut BTreeMap<(String, String), String>) {
    for entry in std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("a directory entry").path();
        if path.is_dir() {
            if !path.ends_with("tests") {
                constants(&path, all);
            }
            continue;
        }
        if path.extension().is_none_or(|extension| extension != "rs") || path.ends_with("tests.rs") {
            continue;
        }
        let text =
            std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let file = path.strip_prefix(root()).expect("a file of the workspace").display().to_string();
        for line in text.lines().map(str::trim_start) {
            let Some((head, rest)) = line.split_once("const ") else { continue };
            let Some((name, rest)) =
                rest.split_once(": ").filter(|_| head.is_empty() || head.starts_with("pub"))
            else {
                continue;
            };
            let Some((kind, value)) = rest.split_once(" = ") else { continue };
            let is_bound =
                |part| matches!(part, "MAX" | "MOST" | "LIMIT" | "LONGEST" | "LARGEST" | "DEEPEST");
            if matches!(kind, "u16" | "u32" | "u64" | "usize" | "i64") && name.split('_').any(is_bound) {
                let value = value.split(';').next().unwrap_or_default().to_owned();
                all.insert((file.clone(), name.to_owned()), value);
            }
        }
    }
}

/// A constant's value, formatted for a page.
fn number(value: &str) -> String {
    if let Some(power) = value.strip_prefix("1 << ") {
        return format!("2^{power}");
    }
    match value {
        "(1 << 24) - 1" => "2^24 − 1".to_owned(),
        "(1 << 23) - 1" => "2^23 − 1".to_owned(),
        "i16::MAX as u16" => "32,767".to_owned(),
        "NUMBER as usize - (1 << 24)" => "2^29 − 2^24 − 1".to_owned(),
        digits => {
            let digits = digits.replace('_', "");
            assert!(digits.bytes().all(|digit| digit.is_ascii_digit()), "how is '{value}' shown?");
            let groups: Vec<&[u8]> = digits.as_bytes().rchunks(3).rev().collect();
            String::from_utf8(groups.join(&b',')).expect("digits")
        }
    }
}

#[test]
fn the_book_lists_all_bounds() {
    let mut found = BTreeMap::new();
    for folder in sources() {
        constants(&folder, &mut found);
    }
    let mut table = String::from("\n| what | at most | ends in |\n|---|---|---|\n");
    for &(file, name, what, ends) in DOCUMENTED {
        let value = found.remove(&(file.to_owned(), name.to_owned()));
        let value = value.unwrap_or_else(|| panic!("{file} has no constant {name}"));
        table += &format!("| {what} | {} | {ends} |\n", number(&value));
    }
    table.push('\n');
    for &(why, constants) in SILENT {
        for &(file, name) in constants {
            let known = found.remove(&(file.to_owned(), name.to_owned()));
            assert!(known.is_some(), "{file} has no constant {name}, of which is said: {why}");
        }
    }
    assert!(found.is_empty(), "bounds that no table has: {:?}", found.keys());
    let path = root().join("docs/book/src/reference/limits.md");
    let page = std::fs::read_to_string(&path).expect("the page");
    let (head, rest) = page.split_once(BEGIN).expect("the beginning");
    let (listed, tail) = rest.split_once(END).expect("the end");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, format!("{head}{BEGIN}{table}{END}{tail}")).expect("written");
        return;
    }
    assert_eq!(listed, table, "BLESS=1 writes the table");
}

#[test]
fn their_codes_are_known() {
    let codes = std::fs::read_to_string(root().join("docs/diagnostics.md")).expect("the list of codes");
    for (_, name, _, ends) in DOCUMENTED {
        for code in ends.split('`').filter(|part| part.contains("::")) {
            assert!(codes.contains(&format!("`{code}`")), "{name}: {code}");
        }
    }
}
