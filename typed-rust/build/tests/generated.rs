//! Rust generated from small definitions.

use std::sync::Arc;

use legalize_build::{Dialect, Patterns};
use legalize_source::{Diagnostics, LintLevel, LintLevels, SourceMap};

const HEAD: &str = "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/EnumAttr.td\"\n\
                    def D : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }\n";

fn text_of(definitions: &str) -> String {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("d.td");
    std::fs::write(&file, format!("{HEAD}{definitions}")).expect("a file");
    let sources: Arc<SourceMap> = Arc::default();
    match Dialect::new(&file).dialect("d").generate(&sources).into_result() {
        Ok(generated) => generated.text,
        Err(found) => found.resolved(&sources).render(),
    }
}

/// The lines that contain one of these words.
fn lines(text: &str, words: &[&str]) -> String {
    let kept = text.lines().filter(|line| words.iter().any(|word| line.contains(word)));
    kept.map(str::trim).collect::<Vec<_>>().join("\n")
}

/// Lines generated from patterns, or the errors in them.
fn lines_of(name: &str, patterns: &str, words: &[&str]) -> String {
    let sources: Arc<SourceMap> = Arc::default();
    match Patterns::from_text(name, patterns).generate(&sources).into_result() {
        Ok(generated) => lines(&generated.text, words),
        Err(found) => found.resolved(&sources).render(),
    }
}

#[test]
fn names_are_never_reserved_or_taken() {
    let text = text_of(
        "def A : Op<D, \"a\"> { let arguments = (ins AnyType:$type, AnyType:$self, AnyType:$op, AnyType:$builder,\n\
         OptionalAttr<UnitAttr>:$in, I32Attr:$inAttr, AnyType:$set_type); }\n\
         def Option : Op<D, \"option\">;",
    );
    insta::assert_snapshot!(lines(&text, &["pub fn", "pub struct"]), @r"
    pub fn register(ctx: &mut rt::Context) -> rt::Diagnostics {
    pub struct A(rt::OpId);
    pub fn ty<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> rt::ValueId {
    pub fn self_<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> rt::ValueId {
    pub fn op_<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> rt::ValueId {
    pub fn builder_<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> rt::ValueId {
    pub fn set_type<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> rt::ValueId {
    pub fn in_<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> bool {
    pub fn in_attr<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> i32 {
    pub fn in_attr_attr<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Option<rt::Attribute> {
    pub fn set_ty<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: rt::ValueId) {
    pub fn set_self_<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: rt::ValueId) {
    pub fn set_op_<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: rt::ValueId) {
    pub fn set_builder_<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: rt::ValueId) {
    pub fn set_set_type<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: rt::ValueId) {
    pub fn set_in_<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: bool) {
    pub fn set_in_attr<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: i32) {
    pub struct ABuilder(rt::OpParts);
    pub fn builder(
    pub fn in_(mut self, value: bool) -> Self {
    pub struct AAdaptor<'a, M>(rt::Operands<'a, M>);
    pub fn ty(&self) -> M::Single<'a> {
    pub fn self_(&self) -> M::Single<'a> {
    pub fn op_(&self) -> M::Single<'a> {
    pub fn builder_(&self) -> M::Single<'a> {
    pub fn set_type(&self) -> M::Single<'a> {
    pub struct DOption(rt::OpId);
    pub struct DOptionBuilder(rt::OpParts);
    pub fn builder() -> DOptionBuilder {
    ");
}

#[test]
fn values_are_plain_where_storage_is() {
    let text = text_of(
        "def E : I32EnumAttr<\"E\", \"\", [I32EnumAttrCase<\"_and\", 3, \"and\">, I32EnumAttrCase<\"Self\", 4>,\n\
         I32EnumAttrCase<\"V1\", 5>]> { let cppNamespace = \"::d\"; }\n\
         def A : Op<D, \"a\"> { let arguments = (ins I64Attr:$i, UI32Attr:$u, StrAttr:$s, OptionalAttr<FlatSymbolRefAttr>:$f,\n\
         TypeAttr:$t, DefaultValuedAttr<E, \"::d::E::V1\">:$e, UnitAttr:$unit, BoolAttr:$b, ArrayAttr:$any, IndexAttr:$x); }",
    );
    insta::assert_snapshot!(lines(&text, &["pub fn", " = 3,", " = 4,", " = 5,"]), @r"
    pub fn register(ctx: &mut rt::Context) -> rt::Diagnostics {
    And = 3,
    Self_ = 4,
    V1 = 5,
    pub fn i<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> i64 {
    pub fn i_attr<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Option<rt::Attribute> {
    pub fn u<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> u32 {
    pub fn u_attr<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Option<rt::Attribute> {
    pub fn s<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> &'c str {
    pub fn s_attr<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Option<rt::Attribute> {
    pub fn f<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Option<&'c str> {
    pub fn f_attr<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Option<rt::Attribute> {
    pub fn t<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> rt::Type {
    pub fn t_attr<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Option<rt::Attribute> {
    pub fn e<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> E {
    pub fn e_attr<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Option<rt::Attribute> {
    pub fn unit<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> bool {
    pub fn b<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> bool {
    pub fn b_attr<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Option<rt::Attribute> {
    pub fn any<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> rt::Attribute {
    pub fn any_attr<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Option<rt::Attribute> {
    pub fn x<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> i64 {
    pub fn x_attr<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Option<rt::Attribute> {
    pub fn set_i<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: i64) {
    pub fn set_u<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: u32) {
    pub fn set_s<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: &str) {
    pub fn set_f<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: Option<&str>) {
    pub fn set_t<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: rt::Type) {
    pub fn set_e<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: E) {
    pub fn set_unit<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: bool) {
    pub fn set_b<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: bool) {
    pub fn set_any<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: rt::Attribute) {
    pub fn set_x<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: i64) {
    pub fn builder(
    pub fn f(mut self, value: &str) -> Self {
    pub fn e(mut self, value: E) -> Self {
    pub fn unit(mut self, value: bool) -> Self {
    ");
}

#[test]
fn attributes_of_the_dialect_are_views() {
    let text = text_of(
        "def L : AttrDef<D, \"Lit\"> { let mnemonic = \"lit\"; let parameters = (ins \"int\":$n, \"::d::LitAttr\":$next,\n\
         ArrayRefParameter<\"BoxType\">:$boxes); let assemblyFormat = \"`<` $n `,` $next `,` $boxes `>`\"; }\n\
         def B : TypeDef<D, \"Box\"> { let mnemonic = \"box\"; let parameters = (ins \"Type\":$of, \"Attribute\":$any);\n\
         let assemblyFormat = \"`<` $of `,` $any `>`\"; }\n\
         def A : Op<D, \"a\"> { let arguments = (ins L:$l, OptionalAttr<L>:$o, AnyAttr:$any); }",
    );
    insta::assert_snapshot!(lines(&text, &["pub fn", "_view!"]), @r"
    pub fn register(ctx: &mut rt::Context) -> rt::Diagnostics {
    rt::type_view!(BoxType);
    pub fn new(ctx: &rt::Context, of_: rt::Type, any: rt::Attribute) -> Self {
    pub fn of_(self, ctx: &rt::Context) -> rt::Type {
    pub fn any(self, ctx: &rt::Context) -> rt::Attribute {
    rt::attr_view!(LitAttr);
    pub fn new(ctx: &rt::Context, n: i32, next: LitAttr, boxes: &[BoxType]) -> Self {
    pub fn n(self, ctx: &rt::Context) -> i32 {
    pub fn next(self, ctx: &rt::Context) -> LitAttr {
    pub fn boxes(self, ctx: &rt::Context) -> Vec<BoxType> {
    pub fn l<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> LitAttr {
    pub fn l_attr<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Option<rt::Attribute> {
    pub fn o<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Option<LitAttr> {
    pub fn o_attr<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Option<rt::Attribute> {
    pub fn any<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> rt::Attribute {
    pub fn any_attr<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Option<rt::Attribute> {
    pub fn set_l<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: LitAttr) {
    pub fn set_o<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: Option<LitAttr>) {
    pub fn set_any<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: rt::Attribute) {
    pub fn builder(l: LitAttr, any: rt::Attribute) -> ABuilder {
    pub fn o(mut self, value: LitAttr) -> Self {
    ");
}

#[test]
fn groups_follow_the_definition() {
    let text = text_of(
        "def A : Op<D, \"a\", [AttrSizedOperandSegments]> { let arguments = (ins AnyType:$a, Optional<AnyType>:$b,\n\
         Variadic<AnyType>:$c, VariadicOfVariadic<AnyType, \"sizes\">:$d, DenseI32ArrayAttr:$sizes);\n\
         let results = (outs Optional<AnyType>:$r, AnyType);\n\
         let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$more);\n\
         let successors = (successor AnySuccessor:$next, VariadicSuccessor<AnySuccessor>:$others); }",
    );
    insta::assert_snapshot!(lines(&text, &["pub fn", "Arity", "rt::operand", "rt::set_"]), @r#"
    pub fn register(ctx: &mut rt::Context) -> rt::Diagnostics {
    rt::Arity::Single,
    rt::Arity::Optional,
    rt::Arity::Variadic,
    rt::Arity::VariadicOfVariadic("sizes"),
    const RESULTS: rt::Groups = rt::Groups::new(&[rt::Arity::Optional, rt::Arity::Single]);
    pub fn a<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> rt::ValueId {
    rt::operand(self, at, 0)
    pub fn b<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Option<rt::ValueId> {
    pub fn c<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> rt::Values {
    rt::operands(self, at, 2)
    pub fn d<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Vec<rt::Values> {
    pub fn r<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Option<rt::ValueId> {
    pub fn result_1<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> rt::ValueId {
    pub fn sizes<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Vec<i32> {
    pub fn sizes_attr<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Option<rt::Attribute> {
    pub fn body<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> rt::RegionId {
    pub fn more<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Vec<rt::RegionId> {
    pub fn next<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> rt::BlockId {
    pub fn others<'c>(self, at: &(impl rt::ReadIr<'c> + ?Sized)) -> Vec<rt::BlockId> {
    pub fn set_a<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: rt::ValueId) {
    rt::set_operands(self, at, 0, &[value]);
    pub fn set_b<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: Option<rt::ValueId>) {
    rt::set_operands(self, at, 1, value.as_slice());
    pub fn set_c<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: &[rt::ValueId]) {
    rt::set_operands(self, at, 2, value);
    pub fn set_d<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), value: &[&[rt::ValueId]]) {
    rt::set_nested_operands(self, at, 3, value);
    pub fn set_next<'c>(self, at: &mut (impl rt::EditIr<'c> + ?Sized), block: rt::BlockId) {
    rt::set_successor(self, at, 0, block);
    pub fn builder(result_1_type: rt::Type, a: rt::ValueId, next: rt::BlockId) -> ABuilder {
    pub fn b(mut self, value: rt::ValueId) -> Self {
    pub fn c(mut self, values: &[rt::ValueId]) -> Self {
    pub fn d(mut self, groups: &[&[rt::ValueId]]) -> Self {
    pub fn body(mut self, region: rt::RegionId) -> Self {
    pub fn more(mut self, regions: &[rt::RegionId]) -> Self {
    pub fn others(mut self, blocks: &[rt::BlockId]) -> Self {
    pub fn r_types(mut self, types: &[rt::Type]) -> Self {
    pub fn a(&self) -> M::Single<'a> {
    pub fn b(&self) -> Option<M::Single<'a>> {
    pub fn c(&self) -> rt::SmallVec<[M::Single<'a>; 4]> {
    pub fn d(&self) -> rt::SmallVec<[M::Single<'a>; 4]> {
    "#);
}

#[test]
fn a_file_without_the_dialect_is_refused() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("d.td");
    std::fs::write(&file, HEAD).expect("a file");
    let sources: Arc<SourceMap> = Arc::default();
    let found =
        Dialect::new(&file).dialect("e").generate(&sources).into_result().expect_err("no such dialect");
    let error = found.iter().next().expect("an error");
    assert_eq!(error.code, "build::dialect");
    let message = error.message.replace(&*dir.path().to_string_lossy(), "folder");
    assert_eq!(message, "'folder/d.td' defines no dialect 'e'");
    assert_eq!(error.help.as_deref(), Some("use a dialect that the file defines: d"));
}

#[test]
fn natives_of_rules_become_a_trait() {
    let text = lines_of(
        "r.td",
        "include \"mlir/IR/PatternBase.td\"\ninclude \"mlir/Dialect/Arith/IR/ArithOps.td\"\n\
         def Log2 : NativeCodeCall<\"log2($0)\">;\n\
         def Known : NativeCodeCall<\"$_builder.getI32IntegerAttr(1)\">;\n\
         def Fits : Constraint<CPred<\"fits($0, $1)\">>;\n\
         def R : Pat<(Arith_MulIOp $a, (Arith_ConstantOp $c), $o), (Arith_AddIOp $a, (Arith_ConstantOp (Log2 $c)), $o), \
         [(Fits $a, $c)]>;",
        &["fn ", "trait", "arg", "literal", "registry.add", "own."],
    );
    insta::assert_snapshot!(text, @r#"
    pub trait RNatives: Send + Sync + 'static {
    fn fits(
    arg0: rt::ValueId,
    arg1: rt::Attribute,
    fn log2(
    arg0: rt::Attribute,
    pub fn populate(
    pub fn add_natives(registry: &mut rt::Natives, natives: impl RNatives) {
    registry.add_typed_constraint("fits", move |call, (arg0, arg1): (rt::ValueId, rt::Attribute)| {
    own.fits(call, arg0, arg1)
    registry.add_typed_rewrite("log2", move |rewriter, call, (arg0,): (rt::Attribute,)| {
    own.log2(rewriter, call, arg0)
    "#);
}

#[test]
fn a_native_that_is_one_call_has_the_parameters_of_the_text() {
    let text = lines_of(
        "r.td",
        "include \"mlir/IR/PatternBase.td\"\ninclude \"mlir/Dialect/Arith/IR/ArithOps.td\"\n\
         def Made : NativeCodeCall<\"acme::made($_builder, $1, 3, true, \\\"x\\\", $0)\">;\n\
         def Many : NativeCodeCall<\"many($0...)\">;\n\
         def R : Pat<(Arith_MulIOp $a, (Arith_ConstantOp $c), $o), (Arith_AddIOp $a, (Arith_ConstantOp (Made $c, $a)), $o)>;\n\
         def S : Pat<(Arith_SubIOp $a, (Arith_ConstantOp $c), $o), \
         (Arith_AddIOp $a, (Arith_ConstantOp (Many $c, (Many $c, $c))), $o)>;",
        &["fn ", "trait", "arg", "literal", "registry.add", "own."],
    );
    insta::assert_snapshot!(text, @r#"
    pub trait RNatives: Send + Sync + 'static {
    #[allow(clippy::too_many_arguments, reason = "as many as the text passes")]
    fn made(
    arg1: rt::ValueId,
    literal0: i64,
    literal1: bool,
    literal2: &str,
    arg0: rt::Attribute,
    fn many(
    arg0: rt::Attribute,
    arg1: rt::Attribute,
    pub fn populate(
    pub fn add_natives(registry: &mut rt::Natives, natives: impl RNatives) {
    registry.add_typed_rewrite("acme::made", move |rewriter, call, (arg1, literal0, literal1, literal2, arg0): (rt::ValueId, i64, bool, std::sync::Arc<str>, rt::Attribute)| {
    own.made(rewriter, call, arg1, literal0, literal1, &literal2, arg0)
    registry.add_typed_rewrite("many", move |rewriter, call, (arg0, arg1): (rt::Attribute, rt::Attribute)| {
    own.many(rewriter, call, arg0, arg1)
    "#);
}

#[test]
fn parameters_of_a_trait_are_called_as_pdll_calls_them() {
    let text = lines_of(
        "p.pdll",
        "Rewrite Scaled(by: Attr, theValue: Value, type: Type) -> Value [{ return acme::scaled(theValue, by); }];\n\
         Constraint Fits(first: Value, second: Value);\n\
         Pattern {\n  let root = op<t.a>(x: Value, y: Value) {k = k: Attr} -> (t: Type);\n  Fits(x, y);\n  \
         rewrite root with { replace root with Scaled(k, x, t); };\n}\n",
        &["fn ", "rt::Attribute,", "rt::ValueId", "rt::Type", "own."],
    );
    insta::assert_snapshot!(text, @r#"
    fn fits(
    first: rt::ValueId,
    second: rt::ValueId,
    fn scaled(
    by: rt::Attribute,
    the_value: rt::ValueId,
    ty: rt::Type,
    ) -> Result<rt::ValueId, rt::MatchFailure>;
    pub fn populate(
    pub fn add_natives(registry: &mut rt::Natives, natives: impl PNatives) {
    registry.add_typed_constraint("Fits", move |call, (first, second): (rt::ValueId, rt::ValueId)| {
    own.fits(call, first, second)
    registry.add_typed_rewrite("Scaled", move |rewriter, call, (by, the_value, ty): (rt::Attribute, rt::ValueId, rt::Type)| {
    own.scaled(rewriter, call, by, the_value, ty)
    "#);
}

#[test]
fn natives_have_the_types_of_their_subjects_and_of_absent_parts() {
    let text = lines_of(
        "r.td",
        "include \"mlir/IR/PatternBase.td\"\ninclude \"mlir/IR/OpBase.td\"\n\
         def T : Dialect { let name = \"t\"; let cppNamespace = \"::t\"; }\n\
         def A : Op<T, \"a\"> { let arguments = (ins AnyType:$x, Optional<AnyType>:$y, OptionalAttr<I32Attr>:$k);\n\
         let results = (outs AnyType:$r); }\n\
         def F : NativeCodeCall<\"chosen($0, $1)\">;\n\
         def G : NativeCodeCall<\"start($0)\">;\n\
         def Is : Constraint<And<[CPred<\"isOne($_self)\">, Neg<CPred<\"isTwo($_self, 2)\">>]>>;\n\
         def R : Pat<(A $x, $y, $k), (A $x, (G $y), (F $k, $x)), [(Is:$x)]>;",
        &["fn ", "arg", "literal", "self_", ") -> Result", "registry.add"],
    );
    insta::assert_snapshot!(text, @r#"
    fn chosen(
    arg0: Option<rt::Attribute>,
    arg1: rt::ValueId,
    ) -> Result<Option<rt::Attribute>, rt::MatchFailure>;
    fn is_one(
    self_value: rt::ValueId,
    ) -> Result<(), rt::MatchFailure>;
    fn is_two(
    self_value: rt::ValueId,
    literal: i64,
    ) -> Result<(), rt::MatchFailure>;
    fn start(
    arg0: Option<rt::ValueId>,
    ) -> Result<Option<rt::ValueId>, rt::MatchFailure>;
    pub fn populate(
    pub fn add_natives(registry: &mut rt::Natives, natives: impl RNatives) {
    registry.add_typed_rewrite("chosen", move |rewriter, call, (arg0, arg1): (Option<rt::Attribute>, rt::ValueId)| {
    own.chosen(rewriter, call, arg0, arg1)
    registry.add_typed_constraint("isOne", move |call, (self_value,): (rt::ValueId,)| {
    own.is_one(call, self_value)
    registry.add_typed_constraint("isTwo", move |call, (self_value, literal): (rt::ValueId, i64)| {
    own.is_two(call, self_value, literal)
    registry.add_typed_rewrite("start", move |rewriter, call, (arg0,): (Option<rt::ValueId>,)| {
    own.start(rewriter, call, arg0)
    "#);
}

#[test]
fn a_wrong_rule_is_shown_with_its_line() {
    let sources: Arc<SourceMap> = Arc::default();
    let found = Patterns::from_text(
        "r.td",
        "include \"mlir/IR/PatternBase.td\"\ninclude \"mlir/Dialect/Arith/IR/ArithOps.td\"\n\
         def R : Pat<(Arith_MulIOp $a, $b, $o), (Arith_AddIOp $a, $c, $o)>;",
    )
    .generate(&sources)
    .into_result();
    let text = found.err().map(|found| found.resolved(&sources).render()).unwrap_or_default();
    insta::assert_snapshot!(text, @r#"
    r.td:3:58: error: symbol '$c' is not bound [drr::unbound_symbol]
       3 | def R : Pat<(Arith_MulIOp $a, $b, $o), (Arith_AddIOp $a, $c, $o)>;
         |                                                          ^^ not bound
         = help: bind it to an argument or to an operation of the source pattern, or to an operation of an earlier result pattern
    "#);
}

#[test]
fn names_that_a_dialect_does_not_have_are_warnings_or_refused_if_strict() {
    let text = "#include \"mlir/Dialect/Arith/IR/ArithOps.td\"\n\
        Pattern { let root = op<arith.adi>(x: Value, y: Value) -> (t: Type); replace root with x; }\n\
        Pattern { let root = op<arith.addi>(x: Value, y: Value) {overflowFlag = a: Attr}; replace root with x; }\n\
        Pattern { let root = op<toy.adi>(x: Value); replace root with x; }\n\
        Constraint Uncalled(x: Value) => op<arith.mul>(x);";
    let patterns = Patterns::from_text("r.pdll", text);
    let lines = |found: Diagnostics, sources: &SourceMap| {
        let all = found
            .resolved(sources)
            .iter()
            .map(|one| format!("{} [{}]", one.one_line(), one.code))
            .collect::<Vec<_>>();
        all.join("\n")
    };
    let sources: Arc<SourceMap> = Arc::default();
    let warnings = patterns.generate(&sources).diagnostics;
    insta::assert_snapshot!(lines(warnings, &sources), @"
    r.pdll:2:25: warning: dialect 'arith' has no operation 'arith.adi' [convert::unknown_op]
    r.pdll:3:58: warning: 'arith.addi' declares no attribute 'overflowFlag' [convert::unknown_attribute]
    r.pdll:5:37: warning: dialect 'arith' has no operation 'arith.mul' [convert::unknown_op]
    ");
    let sources: Arc<SourceMap> = Arc::default();
    let found = patterns.strict().generate(&sources).into_result().expect_err("strict");
    insta::assert_snapshot!(lines(found, &sources), @"
    r.pdll:2:25: error: dialect 'arith' has no operation 'arith.adi' [convert::unknown_op]
    r.pdll:3:58: error: 'arith.addi' declares no attribute 'overflowFlag' [convert::unknown_attribute]
    r.pdll:5:37: error: dialect 'arith' has no operation 'arith.mul' [convert::unknown_op]
    ");
}

/// The diagnostics of refused definitions, on one line each.
fn refusal_of(definitions: &str) -> String {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("d.td");
    std::fs::write(&file, format!("{HEAD}{definitions}")).expect("written");
    let sources: Arc<SourceMap> = Arc::default();
    let found = match Dialect::new(&file).dialect("d").generate(&sources).into_result() {
        Ok(_) => panic!("the definitions are not refused"),
        Err(found) => found.resolved(&sources),
    };
    let all = found.iter().map(|one| one.one_line().replace(&file.display().to_string(), "d.td"));
    all.collect::<Vec<_>>().join("\n")
}

#[test]
fn errors_found_when_definitions_are_registered_stop_the_build() {
    let format = |text: &str| refusal_of(&format!("def D_A : Op<D, \"a\"> {{\n{text}\n}}"));
    let all = [
        format("let arguments = (ins AnyType:$x); let assemblyFormat = \"$y attr-dict\";"),
        format("let arguments = (ins AnyType:$x); let assemblyFormat = \"$x attr-dict\";"),
        format("let assemblyFormat = \"`a` \";"),
        refusal_of(
            "class T<string m> : TypeDef<D, \"T\"> { let mnemonic = m; }\n\
             def D_T : T<\"t\"> { let parameters = (ins \"int\":$n); let assemblyFormat = \"`<` $m `>`\"; }",
        ),
    ];
    insta::assert_snapshot!(all.join("\n"), @r"
    d.td:5:57: error: expected variable to refer to an argument, region, result, or successor
    d.td:5:57: error: type of operand #0, named 'x', is not buildable and a buildable type cannot be inferred
    d.td:5:23: error: 'attr-dict' directive not found in custom assembly format
    d.td:5:79: error: D_T has no parameter named 'm'
    ");
}

/// The lines from one that starts with `from`.
fn part(text: &str, from: &str) -> String {
    let lines = text.lines().skip_while(|line| !line.starts_with(from));
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn declared_hooks_are_a_trait_and_attach_demands_it() {
    let text = text_of(
        "def Cost : OpInterface<\"Cost\"> { let cppNamespace = \"::d\"; let methods = [\n\
         InterfaceMethod<\"What it costs.\", \"int64_t\", \"getPrice\", (ins \"::mlir::Type\":$type)>,\n\
         InterfaceMethod<\"\", \"void\", \"touch\">, StaticInterfaceMethod<\"\", \"bool\", \"isCheap\">,\n\
         InterfaceMethod<\"\", \"::d::Map &\", \"getMap\">, InterfaceMethod<\"\", \"int\", \"getSum\", (ins), \"\", \"return 1;\">]; }\n\
         def A : Op<D, \"a\", [DeclareOpInterfaceMethods<Cost>]> { let hasVerifier = 1; let hasCanonicalizer = 1;\n\
         let hasCustomAssemblyFormat = 1; }\n\
         def Plain : Op<D, \"plain\">;\n\
         def T : TypeDef<D, \"T\"> { let mnemonic = \"t\"; let parameters = (ins \"int\":$n); let genVerifyDecl = 1;\n\
         let assemblyFormat = \"`<` $n `>`\"; }",
    );
    assert!(!text.contains("trait PlainHooks"), "{text}");
    insta::assert_snapshot!(part(&text, "pub trait TTypeHooks"));
}

#[test]
fn nothing_is_demanded_where_nothing_is_left_to_code() {
    let text = text_of("def A : Op<D, \"a\">;");
    assert!(!text.contains("fn attach") && !text.contains("Hooks"), "{text}");
}

/// Findings about patterns that interfere with each other, at these levels.
fn overlaps(levels: LintLevels) -> Result<String, String> {
    let sources: Arc<SourceMap> = Arc::default();
    let patterns = "Pattern First with benefit(2) {\n  let root = op<t.a>(x: Value);\n  replace root with x;\n}\n\
                    Pattern Second with benefit(1) {\n  let root = op<t.a>(y: Value);\n  erase root;\n}\n\
                    Pattern Same with benefit(2) {\n  let root = op<t.a>(z: Value);\n  replace root with z;\n}\n";
    let lines = |found: Diagnostics| {
        let found = found.resolved(&sources);
        let line = |one: &legalize_source::Diagnostic| {
            let labels = one.labels.iter().map(|label| {
                let at = sources.file(label.span.file).line_col(label.span.start);
                format!("{} on line {}", label.text, at.line)
            });
            format!("{} ({})", one.one_line(), labels.collect::<Vec<_>>().join(", "))
        };
        found.iter().map(line).collect::<Vec<_>>().join("\n")
    };
    match Patterns::from_text("o.pdll", patterns).lints(levels).generate(&sources).into_result_with_warnings()
    {
        Ok((_, warnings)) => Ok(lines(warnings)),
        Err(found) => Err(lines(found)),
    }
}

#[test]
fn patterns_that_interfere_are_warnings_of_the_build() {
    insta::assert_snapshot!(overlaps(LintLevels::default()).expect("warnings alone"), @"
    o.pdll:5:1: warning: pattern 'Second' is shadowed by pattern 'First', which matches the same and is tried first (tried later on line 5, tried first on line 1)
    o.pdll:9:1: warning: pattern 'Same' is a duplicate of pattern 'First' (tried later on line 9, tried first on line 1)
    ");
    let mut levels = LintLevels::allow_all();
    assert_eq!(overlaps(levels.clone()).as_deref(), Ok(""));
    levels.set("shadowed-patterns", LintLevel::Deny).expect("a lint");
    insta::assert_snapshot!(overlaps(levels).expect_err("an error"), @"o.pdll:5:1: error: pattern 'Second' is shadowed by pattern 'First', which matches the same and is tried first (tried later on line 5, tried first on line 1)");
}
