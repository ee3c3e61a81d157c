//! Checks that no function outside of `ir/src/deep.rs` recurses over types, attributes or locations: text and
//! rules may nest them as deep as `Limits::ir_depth` allows, deeper than a stack.

mod graph;

use std::collections::BTreeSet;
use std::path::Path;

use graph::Functions;

/// Functions that call themselves or each other, and why their depth is not that of types, attributes or
/// locations.
const BOUNDED: &[(&str, &[&str])] = &[
    (
        "a function of another type that has the same name is called",
        &[
            "ir/src/text/print/loc.rs: OpPrinter::loc_data",
            "typed-rust/typed/src/op.rs: OpView::loc",
            "ir/src/context/store/shorthands.rs: Context::as_i64",
            "ir/src/context/store/shorthands.rs: Context::attr_type",
            "ir/src/interfaces.rs: Builtin::attr_type",
            "ir/src/context/footprint.rs: TypeData::heap_bytes",
            "ir/src/context/footprint.rs: AttrData::heap_bytes",
            "ir/src/text/op_parser/mod.rs: OpParser::loc_at",
            "ir/src/text/parse/loc.rs: Parser::set_loc",
            "ir/src/text/parse/loc.rs: Parser::fused_loc",
            "ir/src/text/parse/attr.rs: Parser::type_attr",
            "ir/src/text/parse/ty.rs: Parser::function_type",
            "ir/src/text/parse/ty.rs: Parser::other_simple_type",
            "ir/src/symbols/rename.rs: Renaming::dict",
            "snippet/src/eval/build_op.rs: Machine::create_op",
            "snippet/src/eval/builder.rs: Machine::number_attr",
            "ods/src/registry.rs: Registry::holds_type",
            "ods/src/condition.rs: Condition::holds_attr",
            "ods/src/condition.rs: Condition::holds_type",
            "conversion/src/conversion/rewriter.rs: DelayingRewriter::value_loc",
            "conversion/src/natives/arrange.rs: ArrangedCall::loc",
            "conversion/src/natives/value.rs: NativeValue::loc",
            "conversion/src/checks/recorder.rs: Recorder::convert_type",
            "conversion/src/checks/recorder.rs: Recorder::convert_types",
            "conversion/src/checks/recorder.rs: Recorder::remapped_values_at",
            "conversion/src/conversion/driver.rs: ConversionDriver::remapped_values_at",
            "conversion/src/conversion/converters.rs: Converter::convert_type",
            "conversion/src/conversion/converters.rs: Converters::convert_type",
            "conversion/src/conversion/driver.rs: ConversionDriver::convert_type",
            "conversion/src/rewriter/conversion.rs: ConversionRewriter::convert_types",
            "conversion/src/rewriter/conversion.rs: ConversionRewriter::value_loc",
            "conversion/src/matcher/execute/state.rs: MatchState::dict",
            "conversion/src/rewriter/mod.rs: Rewriter::create_block",
            "conversion/src/rewriter/mod.rs: Rewriter::set_attr",
            "conversion/src/rewriter/mod.rs: Rewriter::set_value_type",
            "evaluation/src/host.rs: RewriterHost::set_attr",
            "dialects/hooks/src/subject.rs: Subject::attr_data",
            "dialects/hooks/src/subject.rs: Subject::args",
            "typed-rust/typed/src/op.rs: BuildOp::create",
            "typed-rust/typed/src/op.rs: BuildOp::into_state",
        ],
    ),
    (
        "`visit` goes through the parts one level deeper",
        &[
            "ir/src/text/print/alias.rs: OpPrinter::collect_attr",
            "ir/src/text/print/alias.rs: OpPrinter::collect_type",
            "ir/src/text/print/alias.rs: OpPrinter::collect_loc",
        ],
    ),
    (
        "lists of parameters nest as a definition says, or as far as their reader lets them",
        &[
            "ir/src/context/footprint.rs: Param::heap_bytes",
            "ir/src/symbols/rename.rs: Renaming::param",
            "ods/src/format/params/syntax.rs: ParamSyntax::parse",
            "ods/src/format/params/syntax.rs: ParamSyntax::print",
            "ods/src/registry.rs: param_of",
            "typed-rust/typed/src/plain.rs: Plain::into_attr",
        ],
    ),
    (
        "as deep as a definition, whose parts nest at most 200 levels, or its format",
        &[
            "ods/src/format/property.rs: property_attr",
            "ods/src/format/params/run.rs: ParamFormat::read_one",
            "ods/src/format/params/run.rs: ParamFormat::write_one",
            "ods/src/format/property.rs: PropSyntax::parse",
            "ods/src/format/property.rs: PropSyntax::print",
            "ods/src/format/property.rs: PropSyntax::value",
            "ods/src/register/infer.rs: Inference::apply",
            "ods/src/synthesise/attrs.rs: Attrs::accepted",
            "ods/src/synthesise/attrs.rs: Attrs::of_prop_syntax",
        ],
    ),
    (
        "a depth is counted, of at most a few levels",
        &[
            "ods/src/synthesise/fill.rs: Synthesiser::fill_aimed",
            "ods/src/synthesise/scene.rs: is_symbol",
            "ods/src/synthesise/params.rs: Params::value",
            "ods/src/synthesise/params.rs: Params::ty",
        ],
    ),
    (
        "a depth is counted, of at most 64 levels",
        &[
            "host/session/src/spec/types.rs: TypeConversion::convert",
            "dialects/upstream/src/quant/scales.rs: parse_nested",
            "dialects/upstream/src/quant/scales.rs: print",
        ],
    ),
    (
        "a position is found from the one that it hangs on, which an earlier check has found",
        &["conversion/src/matcher/execute/state.rs: MatchState::find"],
    ),
    ("lists of lists are counted, at most 2,000", &["snippet/src/eval/rewriter.rs: Machine::elements_as"]),
    (
        "a method asks one of a part, which asks no further; what a snippet nests is counted, at most 250 levels",
        &[
            "snippet/src/eval/objects.rs: Machine::method",
            "snippet/src/eval/attrs.rs: Machine::attr_method",
            "snippet/src/eval/types/mod.rs: Machine::type_method",
        ],
    ),
    (
        "the text of a definition is evaluated without a body, where nothing is read from or written to operations",
        &[
            "snippet/src/eval/build_op.rs: Machine::coerce_plain_attr",
            "snippet/src/eval/operations/accessors.rs: Machine::default_attr",
        ],
    ),
    (
        "elements of vectors and complex numbers are scalars, those of tensors vectors at the most",
        &[
            "ir/src/text/print/attr.rs: OpPrinter::element",
            "dialects/upstream/src/complex/verify.rs: width",
            "dialects/upstream/src/spirv/parts.rs: bit_width",
        ],
    ),
];

#[test]
fn nothing_recurses_over_types_attributes_and_locations() {
    let bounded: BTreeSet<&str> = BOUNDED.iter().flat_map(|(_, titles)| titles.iter().copied()).collect();
    let mut needed = BTreeSet::new();
    let mut found = Vec::new();
    let metadata = cargo_metadata::MetadataCommand::new().no_deps().exec().expect("cargo metadata runs");
    let published =
        |package: &&cargo_metadata::Package| package.publish.as_ref().is_none_or(|to| !to.is_empty());
    let mut crates = 0;
    for package in metadata.packages.iter().filter(published) {
        let root = package.manifest_path.parent().expect("a folder").as_std_path();
        let workspace = metadata.workspace_root.as_std_path();
        let folder =
            root.strip_prefix(workspace).ok().and_then(Path::to_str).expect("a folder of the workspace");
        let mut functions = Functions::default();
        functions.read(workspace, &root.join("src"));
        if package.name.as_str() == "legalize-ir" {
            functions.own_subjects();
        }
        crates += 1;
        let calls = functions.calls();
        for cycle in functions.cycles(&calls, |function| bounded.contains(function.title.as_str())) {
            let titles: Vec<&str> = cycle.iter().map(|function| function.title.as_str()).collect();
            found.push(format!("in {folder}: {}", titles.join(", ")));
        }
        let of_this = format!("{folder}/");
        for &title in bounded.iter().filter(|title| title.starts_with(&of_this)) {
            let others = |title: &str| bounded.contains(title);
            let cycles =
                functions.cycles(&calls, |function| function.title != title && others(&function.title));
            if cycles.iter().any(|cycle| cycle.iter().any(|function| function.title == title)) {
                needed.insert(title);
            }
        }
    }
    assert!(crates > 15, "{crates} crates are looked at");
    assert!(
        found.is_empty(),
        "these call themselves, or each other, and take or give types, attributes or locations: let `nested` of a parser or \
         printer run the call, walk with a list, or say in `BOUNDED` why the depth is bounded:\n{}",
        found.join("\n")
    );
    let idle: Vec<_> = bounded.difference(&needed).collect();
    assert!(idle.is_empty(), "these do not call themselves any more: {idle:?}");
}

#[test]
fn recursion_is_found() {
    let cases = [
        ("fn f(ty: Type) { f(ty) }", "a.rs: f"),
        ("fn f(ty: Type) { g(ty) } fn g(ty: Type) { [ty].iter().for_each(f) }", "a.rs: f a.rs: g"),
        ("impl X { fn f(&self, of: &[Attribute]) { of.iter().map(|of| self.f(of)); } }", "a.rs: X::f"),
        ("impl X { fn f(&self) -> Location { Self::g() } fn g() { X::f(X) } }", "a.rs: X::f a.rs: X::g"),
        ("fn f(ty: Type) { assert!(f(ty)) }", "a.rs: f"),
        ("fn f(ty: Type) { matches!(f(ty), Some(_) if true) }", "a.rs: f"),
        ("fn f(ty: u32) { f(ty) }", ""),
        ("fn f(ty: Type) { let f = ty; g(f) } fn g(ty: Type) {}", ""),
        ("fn f(p: &mut P, ty: Type) { p.nested(|p| f(p, ty)) }", ""),
        ("struct Type; fn f(ty: Type) { f(ty) }", ""),
        ("#[cfg(test)] mod tests { fn f(ty: Type) { f(ty) } }", ""),
    ];
    for (text, expected) in cases {
        let mut functions = Functions::default();
        functions.add("a.rs", text);
        let cycles = functions.cycles(&functions.calls(), |_| false);
        let titles: Vec<_> = cycles.iter().flatten().map(|function| function.title.as_str()).collect();
        assert_eq!(titles.join(" "), expected, "{text}");
    }
    let mut functions = Functions::default();
    functions.add("a.rs", "fn f(ty: Type) { f(ty) }");
    let cycles = functions.cycles(&functions.calls(), |function| function.title == "a.rs: f");
    assert!(cycles.is_empty(), "a bounded one");
}
