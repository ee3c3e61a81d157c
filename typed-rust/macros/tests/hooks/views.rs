//! Natives that see attributes of the dialect, and builtin ones, as views; accessors that read builtin ones
//! as plain values.

use legalize::conversion::{ConstraintCall, DeclarativeOptions, RewriteCall};
use legalize::ir::{Attribute, FloatKind, Location, verify};
use legalize::prelude::*;
use legalize::typed::{
    ArrayAttr, AttrView, BoolAttr, BuildOp, DenseI64ArrayAttr, FlatSymbolRefAttr, FloatAttr, IntegerAttr,
    OpView, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr,
};

use crate::hooked::{LitAttr, ValuesOp};
use crate::implementation::Hooked;
use crate::{lits, values};

struct Lits;

impl lits::LitsNatives for Lits {
    fn is_early(&self, call: &ConstraintCall<'_>, self_attr: LitAttr) -> Result<(), MatchFailure> {
        if self_attr.number(call.ctx) < 10 { Ok(()) } else { Err("it is late".into()) }
    }

    fn merged(
        &self,
        _: &mut dyn Rewriter<'_>,
        _: &RewriteCall<'_>,
        arg0: LitAttr,
        arg1: Option<LitAttr>,
    ) -> Result<Option<LitAttr>, MatchFailure> {
        // The first application adds one, and the second leaves it out again.
        Ok(if arg1.is_some() { None } else { Some(arg0) })
    }

    fn successor_of(
        &self,
        rewriter: &mut dyn Rewriter<'_>,
        _: &RewriteCall<'_>,
        arg0: LitAttr,
    ) -> Result<LitAttr, MatchFailure> {
        let ctx = rewriter.ctx();
        Ok(LitAttr::new(ctx, arg0.number(ctx) + 1, arg0.next(ctx)))
    }
}

fn stepped(lit: &str) -> String {
    let session = legalize::session().provider(Hooked { attached: false, natives: false });
    let session = session.allow_unregistered_dialects().build().expect("a session");
    let text = format!("%0 = \"hooked.lit\"() <{{lit = {lit}}}> : () -> i32\n\"x.use\"(%0) : (i32) -> ()");
    let mut module = session.parse("a.mlir", &text).expect("a module");
    let mut set = PatternSet::new();
    lits::populate(session.ctx(), &mut set, DeclarativeOptions::plain(), Lits);
    let patterns = session.freeze_set(set).unwrap_or_else(|found| panic!("{}", found.render()));
    let config = GreedyConfig::default();
    apply_patterns_greedily(session.ctx(), &mut module.ir, module.root, &patterns, &config).expect("it ends");
    session.print(&module)
}

#[test]
fn natives_take_and_give_views_of_attributes() {
    let once = stepped("#hooked.lit<9, #hooked.lit<2>>");
    let (after, before) = ("#hooked.lit<10, <2>>", "#hooked.lit<9, <2>>");
    assert!(once.contains(&format!("<{{lit = {after}, other = {before}}}>")), "{once}");
    let twice = stepped("#hooked.lit<8>");
    assert!(twice.contains("<{lit = #hooked.lit<10>}>"), "{twice}");
}

struct Values;

impl values::ValuesNatives for Values {
    fn is_open(&self, call: &ConstraintCall<'_>, self_attr: Option<BoolAttr>) -> Result<(), MatchFailure> {
        let is_done = self_attr.is_some_and(|done| done.value(call.ctx));
        if is_done { Err("it is done".into()) } else { Ok(()) }
    }

    fn longer(
        &self,
        rewriter: &mut dyn Rewriter<'_>,
        _: &RewriteCall<'_>,
        arg0: StringAttr,
        arg1: DenseI64ArrayAttr,
    ) -> Result<StringAttr, MatchFailure> {
        let ctx = rewriter.ctx();
        Ok(StringAttr::new(ctx, &format!("{}{:?}", arg0.value(ctx), arg1.value(ctx))))
    }

    fn reversed(
        &self,
        rewriter: &mut dyn Rewriter<'_>,
        _: &RewriteCall<'_>,
        arg0: DenseI64ArrayAttr,
    ) -> Result<DenseI64ArrayAttr, MatchFailure> {
        let ctx = rewriter.ctx();
        let mut all = arg0.value(ctx);
        all.reverse();
        Ok(DenseI64ArrayAttr::new(ctx, &all))
    }

    fn done(
        &self,
        rewriter: &mut dyn Rewriter<'_>,
        _: &RewriteCall<'_>,
        _: Option<BoolAttr>,
    ) -> Result<Option<BoolAttr>, MatchFailure> {
        Ok(Some(BoolAttr::new(rewriter.ctx(), true)))
    }
}

#[test]
fn natives_take_and_give_views_of_builtin_attributes() {
    let session = legalize::session().provider(Hooked { attached: false, natives: false });
    let session = session.allow_unregistered_dialects().build().expect("a session");
    let text = r#"%0 = "hooked.named"() <{name = "a", shape = array<i64: 1, 2>}> : () -> i32
        "x.use"(%0) : (i32) -> ()"#;
    let mut module = session.parse("a.mlir", text).expect("a module");
    let mut set = PatternSet::new();
    values::populate(session.ctx(), &mut set, DeclarativeOptions::plain(), Values);
    let patterns = session.freeze_set(set).unwrap_or_else(|found| panic!("{}", found.render()));
    let config = GreedyConfig::default();
    apply_patterns_greedily(session.ctx(), &mut module.ir, module.root, &patterns, &config).expect("it ends");
    let text = session.print(&module);
    let expected = r#"<{done = true, name = "a[1, 2]", shape = array<i64: 2, 1>}>"#;
    assert!(text.contains(expected), "{text}");
}

fn context() -> Context {
    let mut ctx = Context::new(std::sync::Arc::default());
    legalize::ir::register_builtin(&mut ctx);
    let found = crate::hooked::register(&mut ctx);
    assert!(!found.has_errors(), "{}", found.render());
    ctx
}

#[test]
fn accessors_read_and_set_builtin_attributes_as_plain_values() {
    let (ctx, mut ir) = (context(), Ir::new());
    let (i32, i64) = (ctx.common().i32, ctx.common().i64);
    let symbol = SymbolRefAttr::new(&ctx, &["module", "function"]);
    let lit = |number| LitAttr::new(&ctx, number, None);
    let at = &mut (&ctx, &mut ir);
    let new = ValuesOp::builder(
        "text",
        -3,
        true,
        false,
        7,
        0.1,
        -2.5,
        symbol,
        "flat",
        i32,
        &["a", "b"],
        &[1, -1],
        &[true, false],
        &[0.5],
        &[i32, i64],
        &[&[1, 2], &[]],
        &[lit(1), lit(2)],
        &[1, -2],
        &[true, false],
        &[0.1],
    );
    let op = new.bytes(&[-1, 2]).create(at, Location::UNKNOWN).expect("an operation");
    let found = verify(at.0, at.1, op.op());
    assert!(!found.has_errors(), "{}", found.render());
    assert_eq!((op.text(at), op.number(at), op.yes(at), op.bit(at)), ("text", -3, true, false));
    assert_eq!((op.index(at), op.single(at), op.twice(at)), (7, 0.1, -2.5));
    assert_eq!(op.symbol(at).value(&ctx), ["module", "function"]);
    assert_eq!((op.symbol(at).leaf(&ctx), op.flat(at), op.ty(at)), ("function", "flat", i32));
    assert_eq!((op.texts(at), op.numbers(at)), (vec!["a", "b"], vec![1, -1]));
    assert_eq!((op.answers(at), op.floats(at)), (vec![true, false], vec![0.5]));
    assert_eq!((op.types(at), op.lists(at)), (vec![i32, i64], vec![vec![1, 2], vec![]]));
    assert_eq!(op.lits(at), [lit(1), lit(2)]);
    assert_eq!((op.shape(at), op.bits(at)), (vec![1, -2], vec![true, false]));
    assert_eq!((op.weights(at), op.bytes(at)), (vec![0.1], Some(vec![-1, 2])));
    assert_eq!(op.none(at), Vec::<i64>::new());

    op.set_bit(at, true);
    op.set_index(at, -1);
    op.set_single(at, f32::MAX);
    op.set_twice(at, f64::MIN_POSITIVE);
    op.set_symbol(at, SymbolRefAttr::new(&ctx, &["other"]));
    op.set_texts(at, &[]);
    op.set_lists(at, &[&[3]]);
    op.set_bytes(at, None);
    op.set_none(at, &[5]);
    let found = verify(at.0, at.1, op.op());
    assert!(!found.has_errors(), "{}", found.render());
    assert_eq!((op.bit(at), op.index(at), op.single(at)), (true, -1, f32::MAX));
    assert_eq!((op.twice(at), op.symbol(at).leaf(&ctx)), (f64::MIN_POSITIVE, "other"));
    assert_eq!((op.texts(at), op.lists(at)), (Vec::<&str>::new(), vec![vec![3]]));
    assert_eq!((op.bytes(at), op.none(at)), (None, vec![5]));
    let text = legalize::ir::attr_to_string(&ctx, op.shape_attr(at).expect("an attribute"));
    assert_eq!(text, "array<i64: 1, -2>");
}

#[test]
fn views_of_builtin_attributes_cast_only_their_own_kind() {
    let ctx = context();
    let i8 = ctx.int_type(8);
    let all: Vec<Attribute> = vec![
        StringAttr::new(&ctx, "a").into(),
        IntegerAttr::new(&ctx, i8, 200).into(),
        FloatAttr::new(&ctx, FloatKind::F16, 0.5).into(),
        TypeAttr::new(&ctx, i8).into(),
        FlatSymbolRefAttr::new(&ctx, "f").into(),
        UnitAttr::new(&ctx).into(),
        ArrayAttr::new(&ctx, &[StringAttr::new(&ctx, "b").into()]).into(),
        DenseI64ArrayAttr::new(&ctx, &[1]).into(),
    ];
    let kinds = |attr: &Attribute| {
        [
            StringAttr::cast(&ctx, *attr).is_some(),
            IntegerAttr::cast(&ctx, *attr).is_some(),
            FloatAttr::cast(&ctx, *attr).is_some(),
            TypeAttr::cast(&ctx, *attr).is_some(),
            FlatSymbolRefAttr::cast(&ctx, *attr).is_some(),
            UnitAttr::cast(&ctx, *attr).is_some(),
            ArrayAttr::cast(&ctx, *attr).is_some(),
            DenseI64ArrayAttr::cast(&ctx, *attr).is_some(),
        ]
    };
    for (index, attr) in all.iter().enumerate() {
        let found = kinds(attr);
        assert!((0..found.len()).all(|kind| found[kind] == (kind == index)), "{index}: {found:?}");
    }
    let number = IntegerAttr::of(all[1]);
    assert_eq!((number.value(&ctx), number.ty(&ctx), number.int(&ctx).as_i64()), (-56, i8, Some(-56)));
    let float = FloatAttr::of(all[2]);
    assert_eq!((float.value(&ctx), float.ty(&ctx)), (0.5, ctx.float_type(FloatKind::F16)));
    assert_eq!((TypeAttr::of(all[3]).value(&ctx), FlatSymbolRefAttr::of(all[4]).value(&ctx)), (i8, "f"));
    assert_eq!(StringAttr::of(all[0]).bytes(&ctx), b"a");
    assert_eq!(ArrayAttr::of(all[6]).values::<&str>(&ctx), Some(vec!["b"]));
    assert_eq!(ArrayAttr::of(all[6]).values::<i64>(&ctx), None);
    assert!(BoolAttr::isa(&ctx, ctx.common().true_) && !BoolAttr::isa(&ctx, all[1]));
    assert!(SymbolRefAttr::isa(&ctx, all[4]));
    assert!(!FlatSymbolRefAttr::isa(&ctx, SymbolRefAttr::new(&ctx, &["a", "b"]).into()));
}
