//! `dialect!` and `patterns!` in place: a dialect with everything that is awkward in Rust, and rules on it.

use std::sync::Arc;

use legalize::conversion::{
    DeclarativeOptions, GreedyConfig, MatchFailure, Natives, PatternSet, RewriteCall, Rewriter,
    apply_patterns_greedily,
};
use legalize::ir::{
    Attribute, BlockId, Builder, Context, InsertPoint, Ir, Location, OpId, ParseOptions, PrintOptions,
    Reason, Type, ValueId, parse_module, print_op, verify,
};
use legalize::source::SourceMap;
use legalize::typed::{AttrView, BuildOp, FromAttr, OpView, TypeView, implement, interface};

/// The dialect of `td/odd.td`.
#[deny(warnings, missing_docs)]
mod odd {
    legalize_macros::dialect! { file: "tests/td/odd.td", name: "odd", include: ["tests/td"] }
}

/// Rules in place, on that dialect.
mod rules {
    legalize_macros::patterns! {
        drr: r#"
include "mlir/IR/PatternBase.td"
include "odd.td"

def Swap : NativeCodeCall<"swap($0)">;
def R : Pat<(Odd_EnumsOp $gaps, $signs, $wide, $small, $bare), (Odd_EnumsOp (Swap $gaps), $signs, $wide, $small, $bare)>;
"#,
        include: ["tests/td"],
        name: "swaps",
    }
}

fn context() -> Context {
    let mut ctx = Context::new(Arc::new(SourceMap::new()));
    legalize::ir::register_builtin(&mut ctx);
    let found = odd::register(&mut ctx);
    assert!(!found.has_errors(), "{}", found.resolved(ctx.sources()).render());
    ctx
}

/// A module whose body holds the operations that `build` creates, with an unreachable block.
fn module(ctx: &Context, build: impl FnOnce(&mut Builder<'_>, BlockId)) -> (Ir, OpId) {
    let file = ctx.sources().add("-", "");
    let (module, _) = parse_module(ctx, file, &ParseOptions::default()).into_parts();
    let module = module.expect("an empty module");
    let (mut ir, root) = (module.ir, module.root);
    let region = ir.op(root).regions()[0];
    let body = ir.region(region).first().expect("a body");
    let mut builder = Builder::at(ctx, &mut ir, InsertPoint::End(body));
    build(&mut builder, body);
    (ir, root)
}

fn print(ctx: &Context, ir: &Ir, root: OpId) -> String {
    print_op(ctx, ir, root, &PrintOptions::default().with(|options| options.generic = true))
}

fn assert_verifies(ctx: &Context, ir: &Ir, root: OpId) {
    let found = verify(ctx, ir, root);
    assert!(!found.has_errors(), "{}", found.render());
}

/// Creates values without operands.
fn values(b: &mut Builder<'_>, types: &[Type]) -> Vec<ValueId> {
    let op = odd::OddVec::builder().result_types(types).create(b, Location::UNKNOWN).expect("values");
    op.result(b).to_vec()
}

#[test]
fn parts_with_names_that_rust_reserves_round_trip() {
    let ctx = context();
    let i32 = ctx.common().i32;
    let mut created = None;
    let (mut ir, root) = module(&ctx, |b, _| {
        let all = values(b, &[i32; 12]);
        let [self_, typeof_, match_, op, of, cast, at, value, builder, parts, clone, into] = all[..] else {
            panic!("twelve values")
        };
        let op = odd::WordsOp::builder(
            i32, i32, self_, typeof_, match_, op, of, cast, at, value, builder, parts, clone, into, -7, 8,
            "word", true, i32, "function",
        )
        .create_(true)
        .set_self(3)
        .crate_(u64::MAX)
        .create(b, Location::UNKNOWN)
        .expect("an operation");
        assert_eq!((op.self_(b), op.typeof_(b), op.match_(b)), (self_, typeof_, match_));
        assert_eq!((op.op_(b), op.of_(b), op.cast_(b)), (all[3], of, cast));
        assert_eq!((op.at(b), op.value(b), op.builder_(b)), (at, value, builder));
        assert_eq!((op.parts(b), op.clone(b), op.into(b)), (parts, clone, into));
        assert_eq!((op.async_(b), op.foo_bar(b), op.foo_bar_(b)), (-7, 8, "word"));
        assert_eq!((op.create(b), op.result_types(b), op.set_self(b)), (true, true, Some(3)));
        assert_eq!(
            (op.attr(b), op.fn_(b), op.crate_(b), op.super_(b)),
            (i32, -3, Some(u64::MAX), "function")
        );
        assert_ne!(op.loop_(b), op.for_(b));
        assert_ne!(op.ty(b), op.dyn_(b));
        created = Some(op);
    });
    let op = created.expect("an operation");
    let mut b = Builder::new(&ctx, &mut ir);
    op.set_fn_(&mut b, 11);
    op.set_create(&mut b, false);
    op.set_crate_(&mut b, None);
    let value = op.value(&b);
    op.set_self_(&mut b, value);
    assert_eq!((op.fn_(&b), op.create(&b), op.crate_(&b)), (11, false, None));
    assert_eq!(op.self_(&b), op.value(&b));
    assert_eq!(odd::WordsOp::cast(&b, OpView::op(op)), Some(op));
    assert_verifies(&ctx, &ir, root);
}

#[test]
fn names_that_collide_stay_distinct() {
    let names = [
        odd::FooBarOp::NAME,
        odd::OddFooBar::NAME,
        odd::DigitsOp::NAME,
        odd::OddString::NAME,
        odd::OddOption::NAME,
        odd::SomethingOp::NAME,
        odd::M::NAME,
    ];
    insta::assert_snapshot!(names.join(" "), @"odd.foo_bar odd.foo.bar odd.1.2x.3 odd.string odd.option odd.fn.match.type.yield odd.M");
}

#[test]
fn groups_of_all_kinds_are_read_and_written() {
    let ctx = context();
    let i32 = ctx.common().i32;
    let (ir, root) = module(&ctx, |b, _| {
        let v = values(b, &[i32; 6]);
        let op = odd::SegmentsOp::builder(i32, v[1])
            .many(&v[2..4])
            .last(v[4])
            .nested(&[&v[..1], &[], &v[4..]])
            .after_types(&[i32])
            .create(b, Location::UNKNOWN)
            .expect("an operation");
        assert_eq!((op.first(b), op.one(b), op.last(b)), (None, v[1], Some(v[4])));
        assert_eq!(op.many(b)[..], v[2..4]);
        let nested: Vec<Vec<ValueId>> = op.nested(b).iter().map(|group| group.to_vec()).collect();
        assert_eq!(nested, [v[..1].to_vec(), vec![], v[4..].to_vec()]);
        assert_eq!((op.before(b).len(), op.after(b).is_some()), (0, true));
        assert_ne!(Some(op.between(b)), op.after(b));
        op.set_nested(b, &[&v[..2], &v[..1]]);
        op.set_first(b, Some(v[5]));
        let sizes: Vec<usize> = op.nested(b).iter().map(|group| group.len()).collect();
        assert_eq!((sizes, op.first(b), op.one(b)), (vec![2, 1], Some(v[5]), v[1]));

        let op = odd::AlikeOp::builder(v[0])
            .left(&v[1..3])
            .right(&v[3..5])
            .result_types(&[i32; 4])
            .create(b, Location::UNKNOWN)
            .expect("an operation");
        assert_eq!((&op.left(b)[..], op.middle(b), &op.right(b)[..]), (&v[1..3], v[0], &v[3..5]));
        assert_eq!((op.up(b).len(), op.down(b).len()), (2, 2));

        let op = odd::NamelessOp::builder(i32, i32, v[0], v[1], 5).create(b, Location::UNKNOWN).expect("one");
        assert_eq!((op.operand_0(b), op.operand_1(b), op.operand_1_(b)), (v[0], v[1], 5));
        assert_ne!(op.result_0(b), op.result_1(b));
        assert_ne!(op.region_0(b), op.region_1(b));

        // The operands are `si32`, and the values are signless.
        let wrong = odd::InferOp::builder(v[0], v[1]).create(b, Location::UNKNOWN);
        assert!(wrong.is_err_and(|why| why.message.contains("odd.infer")));
    });
    assert_verifies(&ctx, &ir, root);
}

#[test]
fn omitted_parts_are_empty_false_or_the_default() {
    let ctx = context();
    let i32 = ctx.common().i32;
    let (ir, root) = module(&ctx, |b, _| {
        let v = values(b, &[i32; 1]);
        let op = odd::SegmentsOp::builder(i32, v[0]).create(b, Location::UNKNOWN).expect("an operation");
        assert!(op.nested(b).is_empty());
        let op = odd::PropertiesOp::builder(1, "", true).create(b, Location::UNKNOWN).expect("an operation");
        assert!(!op.yield_(b));
        op.set_yield_(b, true);
        assert!(op.yield_(b));
    });
    assert_verifies(&ctx, &ir, root);
    let ty = odd::DefaultType::new(&ctx, 5, None, None);
    assert_eq!((ty.left(&ctx), ty.clone(&ctx)), (Some(false), None));
    assert_eq!(ty, odd::DefaultType::new(&ctx, 5, Some(false), None));
    assert_eq!(legalize::ir::type_to_string(&ctx, ty.into()), "!odd.default<5>");
}

#[test]
#[should_panic(expected = "the groups of 'odd.alike' op are of one size, 1")]
fn groups_of_one_size_do_not_change_alone() {
    let ctx = context();
    let i32 = ctx.common().i32;
    module(&ctx, |b, _| {
        let v = values(b, &[i32; 3]);
        let op = odd::AlikeOp::builder(v[0]).left(&v[1..2]).right(&v[2..3]).create(b, Location::UNKNOWN);
        op.expect("an operation").set_left(b, &v[..2]);
    });
}

#[test]
fn regions_and_successors_are_read_and_written() {
    let ctx = context();
    let (ir, root) = module(&ctx, |b, _| {
        let more: Vec<_> = (0..2).map(|_| b.ir_mut().create_region()).collect();
        let op = odd::RegionsOp::builder().while_(&more).create(b, Location::UNKNOWN).expect("an operation");
        assert_eq!(op.while_(b), more);
        assert!(!more.contains(&op.where_(b)));
        let region = op.where_(b);
        let blocks: Vec<BlockId> = (0..3).map(|_| b.block(region, &[])).collect();
        b.set_insert_point(InsertPoint::End(blocks[0]));
        let end =
            odd::EndOp::builder(blocks[1]).continue_(&[blocks[2], blocks[1]]).create(b, Location::UNKNOWN);
        let end = end.expect("an operation");
        assert_eq!((end.break_(b), end.continue_(b)), (blocks[1], vec![blocks[2], blocks[1]]));
        end.set_break_(b, blocks[2]);
        assert_eq!(end.break_(b), blocks[2]);
        for &block in &blocks[1..] {
            b.set_insert_point(InsertPoint::End(block));
            odd::EndOp::builder(blocks[2]).create(b, Location::UNKNOWN).expect("an operation");
        }
    });
    assert_verifies(&ctx, &ir, root);
}

#[test]
fn enums_have_gaps_signs_and_all_bits() {
    use odd::{Bare, Gaps, Signs, Small, Wide};
    assert_eq!("foo_bar".parse(), Ok(Gaps::FooBar));
    let long = Gaps::try_from(9).expect("a case");
    assert!(long.as_str().starts_with("foo-bar, or \"foo\", to say") && long.as_str().parse() == Ok(long));
    assert_eq!(i64::from(Gaps::Match), i64::MAX);
    assert!(Gaps::try_from(8).is_err());
    assert_eq!((Signs::EQUAL, i64::from(Signs::Less)), (Signs::Same, -1));
    let all = Wide::FN | Wide::MIDDLE | Wide::TOP;
    assert_eq!(all.bits(), 1 | 1 << 40 | 1 << 63);
    assert_eq!((all.to_string().as_str(), "fn|middle|top".parse()), ("fn|middle|top", Ok(all)));
    assert_eq!(Wide::try_from(i64::MIN), Ok(Wide::TOP));
    assert_eq!("none".parse(), Ok(Wide::empty()));
    assert!(Wide::try_from(4).is_err());
    assert_eq!(Small::try_from(0x81), Ok(Small::BOTH));
    assert_eq!(Small::try_from(-0x7f), Ok(Small::BOTH));
    assert!(
        Small::try_from(0x100).is_err() && Small::try_from(2).is_err() && Small::try_from(-0x107).is_err()
    );

    let ctx = context();
    let (ir, root) = module(&ctx, |b, _| {
        let op = odd::EnumsOp::builder(Gaps::Match, all, Bare::Out)
            .signs(Signs::Less)
            .create(b, Location::UNKNOWN)
            .expect("an operation");
        assert_eq!((op.gaps(b), op.signs(b), op.wide(b)), (Gaps::Match, Some(Signs::Less), all));
        assert_eq!((op.small(b), op.bare(b)), (Small::A, Bare::Out));
        op.set_small(b, Small::BOTH);
        op.set_signs(b, None);
        op.set_wide(b, Wide::TOP);
        assert_eq!((op.small(b), op.signs(b), op.wide(b)), (Small::BOTH, None, Wide::TOP));
        op.set_small(b, Small::A);
    });
    assert_verifies(&ctx, &ir, root);
    insta::assert_snapshot!(print(&ctx, &ir, root), @r#"
    "builtin.module"() ({
      "odd.enums"() <{bare = #odd.bare<out>, gaps = 9223372036854775807 : i64, small = 1 : i8, wide = -9223372036854775808 : i64}> : () -> ()
    }) : () -> ()
    "#);
}

#[test]
fn properties_are_read_and_written() {
    let ctx = context();
    let (ir, root) = module(&ctx, |b, _| {
        let op = odd::PropertiesOp::builder(-5, "text", true).yield_(true).create(b, Location::UNKNOWN);
        let op = op.expect("an operation");
        assert_eq!((op.static_(b), op.dyn_(b), op.yield_(b)), (-5, "text", true));
        assert_eq!((op.try_(b), op.move_(b)), (4, true));
        op.set_try_(b, 9);
        op.set_yield_(b, false);
        assert_eq!((op.try_(b), op.yield_(b)), (9, false));
    });
    assert_verifies(&ctx, &ir, root);
    insta::assert_snapshot!(print(&ctx, &ir, root), @r#"
        "builtin.module"() ({
          "odd.properties"() <{dyn = "text", move = true, static = -5 : i64, try = 9 : i32}> : () -> ()
        }) : () -> ()
        "#);
}

#[test]
fn types_and_attributes_may_have_names_of_rust() {
    let ctx = context();
    let i32 = ctx.common().i32;
    let vec = odd::VecType::new(&ctx, i32, -4, Some(true), &[1, 2, 3]);
    assert_eq!((vec.ty(&ctx), vec.self_(&ctx), vec.new_(&ctx)), (i32, -4, Some(true)));
    assert_eq!(vec.ctx_(&ctx), [1, 2, 3]);
    assert_eq!(odd::VecType::cast(&ctx, vec.into()), Some(vec));
    assert!(!odd::DEFINITIONSType::isa(&ctx, vec.into()));
    let attr = odd::ResultAttr::new(&ctx, "word", odd::Bare::In, ctx.common().unit);
    assert_eq!(
        (attr.ty(&ctx), attr.match_(&ctx), attr.attr(&ctx)),
        ("word", odd::Bare::In, ctx.common().unit)
    );
    assert_eq!(odd::ResultAttr::cast(&ctx, attr.into()), Some(attr));
}

impl odd::Count for odd::M {
    fn count(&self, ctx: &Context, ir: &Ir) -> u32 {
        self.m(&(ctx, ir)).len() as u32
    }

    fn count_(&self, ctx: &Context, ir: &Ir, ty: Type, self_: bool) -> i64 {
        let same = self.m(&(ctx, ir)).iter().filter(|value| ir.value_type(**value) == ty).count();
        same as i64 + i64::from(self_)
    }

    fn check(&self, _ctx: &Context, _ir: &Ir) -> Result<(), Reason> {
        Ok(())
    }
}

#[test]
fn an_interface_is_found() {
    let mut ctx = context();
    assert!(implement::<odd::M, dyn odd::Count>(&mut ctx, |op| Box::new(odd::M::of(op))));
    let (i1, i32) = (ctx.common().i1, ctx.common().i32);
    let mut created = None;
    let (ir, _) = module(&ctx, |b, _| {
        let v = values(b, &[i32, i1, i32]);
        created = Some(odd::M::builder().m(&v).create(b, Location::UNKNOWN).expect("an operation"));
    });
    let op = created.expect("an operation");
    let count = interface::<dyn odd::Count>(&ctx, &ir, op.op()).expect("an implementation");
    assert_eq!((count.count(&ctx, &ir), count.count_(&ctx, &ir, i32, true)), (3, 3));
    assert_eq!(count.check(&ctx, &ir), Ok(()));
}

struct Swapper;

impl rules::SwapsNatives for Swapper {
    fn swap(
        &self,
        rewriter: &mut dyn Rewriter<'_>,
        _call: &RewriteCall<'_>,
        value: Attribute,
    ) -> Result<Attribute, MatchFailure> {
        let ctx = rewriter.ctx();
        let gaps = odd::Gaps::from_attr(ctx, value).ok_or("no case")?;
        match gaps {
            odd::Gaps::Self_ => Ok(ctx.int_attr(ctx.common().i64, i64::from(odd::Gaps::None))),
            _ => Err("already swapped".into()),
        }
    }
}

#[test]
fn rules_in_place_call_the_native() {
    let ctx = context();
    let mut set = PatternSet::new();
    rules::populate(&ctx, &mut set, DeclarativeOptions::plain(), Swapper);
    let set = set.freeze(&ctx, &Natives::new()).expect("a sound set");
    let (mut ir, root) = module(&ctx, |b, _| {
        let op = odd::EnumsOp::builder(odd::Gaps::Self_, odd::Wide::TOP, odd::Bare::In);
        op.create(b, Location::UNKNOWN).expect("an operation");
    });
    apply_patterns_greedily(&ctx, &mut ir, root, &set, &GreedyConfig::default())
        .expect("a native that answers");
    insta::assert_snapshot!(print(&ctx, &ir, root), @r#"
        "builtin.module"() ({
          "odd.enums"() <{bare = #odd.bare<in>, gaps = 13 : i64, small = 1 : i8, wide = -9223372036854775808 : i64}> : () -> ()
        }) : () -> ()
        "#);
}
