//! Type converters: legality by types, caching, attributes, and the order of materializations.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use legalize_conversion::*;
use legalize_ir::*;

use crate::common::*;

#[test]
fn values_operations_regions_and_signatures_are_legal_by_their_types() {
    let m = Module::parse(
        r#""u.f"() ({
        ^bb0(%narrow: i32):
          "u.a"(%narrow) : (i32) -> ()
          %wide = "u.b"() : () -> i64
          "u.c"() ({ ^bb0(%arg: i64): "v.end"(%arg) : (i64) -> () }) : () -> ()
        }) {narrow = (i64) -> i32, wide = (i64) -> f32, other = i64} : () -> ()"#,
    );
    let (ctx, ir, converter) = (&m.ctx, &m.ir, widen(&m.ctx));
    let (i32, i64) = (ctx.common().i32, ctx.common().i64);
    assert_eq!([i32, i64].map(|ty| converter.is_legal(ctx, ty)), [false, true]);
    let function = first(&m);
    let region = ir.op(function).regions()[0];
    let block = ir.region(region).first().expect("a block");
    let ops: Vec<OpId> = ir.block_ops(block).collect();
    assert_eq!(
        ops.iter().map(|&op| converter.is_legal_op(ctx, ir, op)).collect::<Vec<_>>(),
        [false, true, true]
    );
    assert!(!converter.is_legal_value(ctx, ir, ir.block(block).args()[0]));
    assert!(!converter.is_legal_region(ctx, ir, region));
    assert!(converter.is_legal_region(ctx, ir, ir.op(ops[2]).regions()[0]));
    let is_legal = |name: &str| {
        let attr = ir.attr_named(ctx, function, name).expect("an attribute");
        converter.is_signature_attr_legal(ctx, attr)
    };
    assert_eq!(["narrow", "wide", "other"].map(is_legal), [false, true, false]);
}

/// A converter of `i32` to `i64` that counts its calls.
fn counting() -> (TypeConverter, Arc<AtomicUsize>) {
    let count = Arc::new(AtomicUsize::new(0));
    let mut converter = TypeConverter::new();
    let asked = count.clone();
    converter.add_conversion(move |ctx, ty| {
        asked.fetch_add(1, Ordering::Relaxed);
        (ty == ctx.common().i32).then(|| ctx.common().i64.into())
    });
    (converter, count)
}

#[test]
fn answers_are_remembered_until_a_rule_is_added() {
    let m = Module::parse(r#"%0 = "u.a"() : () -> i32"#);
    let (ctx, common) = (&m.ctx, *m.ctx.common());
    let (mut converter, count) = counting();
    for _ in 0..3 {
        assert_eq!(converter.convert_type(ctx, common.i32), Some(common.i64));
        // A failure is cached too.
        assert_eq!(converter.convert_type(ctx, common.f32), None);
    }
    assert_eq!(count.load(Ordering::Relaxed), 2);
    converter.add_conversion(|ctx, ty| (ty == ctx.common().f32).then(ConversionAnswer::dropped));
    assert_eq!(converter.convert_type(ctx, common.i32), Some(common.i64));
    assert_eq!(count.load(Ordering::Relaxed), 3);
    // A copy has the rules without the cache.
    let copy = converter.clone();
    assert_eq!(copy.convert_type(ctx, common.i32), Some(common.i64));
    assert_eq!(count.load(Ordering::Relaxed), 4);
    // A rule that depends on a value is called each time, and so are the others then.
    converter.add_value_conversion(|_, _, _, _| None);
    let value = m.ir.op(first(&m)).results()[0];
    for _ in 0..3 {
        assert_eq!(converter.convert_value(ctx, &m.ir, value).as_deref(), Some(&[common.i64][..]));
    }
    assert_eq!(count.load(Ordering::Relaxed), 7);
}

/// A converter of tuples of `i32` to tuples of `i64`, and a tuple with this number of levels.
fn of_nested(ctx: &Context, levels: usize) -> (TypeConverter, Type) {
    let mut converter = TypeConverter::new();
    converter.add_recursive_conversion(|converter, ctx, ty| match ctx.type_data(ty) {
        TypeData::Tuple(of) => {
            let of = of.iter().map(|&of| converter.convert_type(ctx, of)).collect::<Option<Box<[Type]>>>()?;
            Some(ctx.ty(TypeData::Tuple(of)).into())
        }
        _ => (ty == ctx.common().i32).then(|| ctx.common().i64.into()),
    });
    let tuple = |of, _| ctx.ty(TypeData::Tuple([of].into()));
    (converter, (0..levels).fold(ctx.common().i32, tuple))
}

#[test]
fn levels_of_nested_conversions_are_limited_whatever_was_converted_before() {
    let ctx = context();
    let inner = |ty: Type| match ctx.type_data(ty) {
        TypeData::Tuple(of) => of[0],
        _ => ty,
    };
    let (converter, most) = of_nested(&ctx, 255);
    let more = ctx.ty(TypeData::Tuple([most].into()));
    // What a refused conversion has met is not refused from then on, and no more is converted once a part is.
    for _ in 0..2 {
        assert_eq!(converter.convert_type(&ctx, more), None);
        assert!(converter.convert_type(&ctx, inner(most)).is_some());
        assert_eq!(converter.convert_type(&ctx, more), None);
        assert!(converter.convert_type(&ctx, most).is_some());
    }
    // What two types share is converted once, also where it is counted again.
    let (converter, _) = of_nested(&ctx, 0);
    let pair = |of, _| ctx.ty(TypeData::Tuple([of, of].into()));
    let shared = (0..60).fold(ctx.common().i32, pair);
    let since = ctx.interned_mark();
    let first = converter.convert_type(&ctx, shared);
    let bytes = || ctx.made_here().bytes;
    let before = bytes();
    let again = ctx.count_again(&since, || converter.convert_type(&ctx, shared));
    assert!(first.is_some() && first == again && bytes() > before);
    // Threads do not share levels.
    let (converter, deep) = of_nested(&ctx, 200);
    std::thread::scope(|scope| {
        let all: Vec<_> = (0..8).map(|_| scope.spawn(|| converter.convert_type(&ctx, deep))).collect();
        assert!(all.into_iter().all(|thread| thread.join().expect("no panic").is_some()));
    });
}

#[test]
fn one_type_is_neither_none_nor_several() {
    let ctx = context();
    let common = *ctx.common();
    let mut converter = TypeConverter::new();
    converter.add_conversion(move |_, ty| match ty {
        ty if ty == common.i32 => Some(common.i64.into()),
        ty if ty == common.f32 => Some(ConversionAnswer::to_many([common.i32, common.i32])),
        ty if ty == common.f64 => Some(ConversionAnswer::dropped()),
        _ => None,
    });
    let counts = [common.i32, common.f32, common.f64, common.i64]
        .map(|ty| (converter.convert(&ctx, ty).map(|types| types.len()), converter.convert_type(&ctx, ty)));
    assert_eq!(counts, [(Some(1), Some(common.i64)), (Some(2), None), (Some(0), None), (None, None)]);
}

#[test]
fn attributes_in_types_convert_by_the_newest_rule_that_has_an_answer() {
    let ctx = context();
    let common = *ctx.common();
    let (one, two) = (ctx.int_attr(common.i32, 1), ctx.int_attr(common.i32, 2));
    let mut converter = TypeConverter::new();
    let convert = |converter: &TypeConverter, ty| converter.convert_attribute(&ctx, ty, one);
    assert_eq!(convert(&converter, common.i32), None);
    converter
        .add_attribute_conversion(move |_, _, attr| (attr == one).then_some(AttributeAnswer::To(Some(two))));
    converter
        .add_attribute_conversion(move |_, ty, _| (ty == common.f32).then_some(AttributeAnswer::To(None)));
    converter.add_attribute_conversion(move |_, ty, _| (ty == common.f64).then_some(AttributeAnswer::Fail));
    // The value of the oldest, no value at all, a failure after which no older rule is called.
    assert_eq!(convert(&converter, common.i32), Some(Some(two)));
    assert_eq!(convert(&converter, common.f32), Some(None));
    assert_eq!(convert(&converter, common.f64), None);
}

/// Creates a cast of that name.
fn cast(rewriter: &mut dyn Rewriter<'_>, input: &MaterializationInput<'_>, name: &str) -> Vec<ValueId> {
    let ctx = rewriter.ctx();
    let mut state = OperationState::new(ctx, ctx.op_name(name), input.loc);
    state.operands.extend_from_slice(input.inputs);
    state.result_types.extend_from_slice(input.types);
    let op = rewriter.create_op(&state);
    rewriter.ir().op(op).results().to_vec()
}

/// A conversion of `u.p`, an `i32`, to an `f32`, which `u.c` uses with a converter of `i32` to `i64`.
fn convert_with(
    converter: TypeConverter,
    m: &mut Module,
) -> Result<ConversionReport, Box<ConversionFailure>> {
    let converter = Arc::new(converter);
    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::on("producer", "u.p"), |op, rewriter| {
        let ctx = rewriter.ctx();
        let mut state = OperationState::new(ctx, ctx.op_name("v.p"), rewriter.ir().op(op).loc());
        state.result_types.push(ctx.common().f32);
        rewriter.replace_op_with_new(op, &state);
        Ok(())
    });
    set.add_conversion(convert("u.c", "v.c", &converter));
    let set = m.freeze(set);
    let mut target = ConversionTarget::new();
    target.add_illegal_dialect("u").add_legal_dialect("v");
    m.partial(&target, &set)
}

const CHAIN: &str = r#"%0 = "u.p"() : () -> i32  "u.c"(%0) : (i32) -> ()"#;

#[test]
fn a_target_materialization_learns_the_original_type() {
    let mut m = Module::parse(CHAIN);
    let mut converter = widen(&m.ctx);
    let seen: Arc<Mutex<Vec<Option<Type>>>> = Arc::default();
    let originals = seen.clone();
    converter.add_target_materialization(move |rewriter, input| {
        originals.lock().unwrap().push(input.original);
        Some(cast(rewriter, input, "v.cast").into())
    });
    convert_with(converter, &mut m).unwrap();
    assert_eq!(*seen.lock().unwrap(), [Some(m.ctx.common().i32)]);
    assert!(m.print().contains(r#""v.cast"(%0) : (f32) -> i64"#), "{}", m.print());
}

#[test]
fn the_newest_materialization_that_makes_the_wanted_types_is_taken() {
    let mut m = Module::parse(CHAIN);
    let mut converter = widen(&m.ctx);
    let asked: Arc<Mutex<Vec<&str>>> = Arc::default();
    for name in ["never asked", "right types", "wrong types", "nothing"] {
        let asked = asked.clone();
        converter.add_target_materialization(move |rewriter, input| {
            asked.lock().unwrap().push(name);
            match name {
                "nothing" => None,
                // The existing values have another type than requested.
                "wrong types" => Some(input.inputs.into()),
                _ => Some(cast(rewriter, input, "v.cast").into()),
            }
        });
    }
    convert_with(converter, &mut m).unwrap();
    assert_eq!(*asked.lock().unwrap(), ["nothing", "wrong types", "right types"]);
    assert!(m.print().contains(r#""v.cast"(%0) : (f32) -> i64"#), "{}", m.print());
}
