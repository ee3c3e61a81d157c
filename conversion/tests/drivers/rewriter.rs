use legalize_conversion::*;
use legalize_ir::*;

use crate::common::*;

/// A small generator with a fixed seed.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end.max(1) as u64) as usize
    }
}

fn edit(rewriter: &mut PlainRewriter<'_, '_>, root: OpId, random: &mut Random) {
    let ctx = rewriter.ctx();
    let all = rewriter.ir().nested_ops(root, WalkOrder::PreOrder);
    let op = all[random.below(all.len())];
    if op == root || rewriter.ir().op(op).parent().is_none() {
        return;
    }
    match random.below(9) {
        0 => {
            rewriter.set_insert_point(InsertPoint::Before(op));
            let mut state = OperationState::new(ctx, ctx.op_name("n.new"), Location::UNKNOWN);
            state.operands = rewriter.ir().operands(op).collect();
            state.result_types =
                rewriter.ir().op(op).results().iter().map(|&r| rewriter.ir().value_type(r)).collect();
            rewriter.replace_op_with_new(op, &state);
        }
        1 if rewriter.ir().results_unused(op) && rewriter.ir().op(op).next().is_some() => {
            rewriter.erase_op(op);
        }
        2 => rewriter.set_attr(op, "a", Some(ctx.int_attr(ctx.common().i32, random.below(9) as i64))),
        3 if rewriter.ir().op(op).operand_count() < 8 => {
            let values: Vec<ValueId> = rewriter.ir().operands(op).chain(rewriter.ir().operands(op)).collect();
            rewriter.set_operands(op, &values);
        }
        4 if all.len() < 60 => {
            rewriter.set_insert_point(InsertPoint::After(op));
            rewriter.clone_op(op, &mut IrMapping::default());
        }
        5 if rewriter.ir().op(op).regions().is_empty() => {
            rewriter.split_block(op);
        }
        6 => {
            let block = rewriter.ir().op(op).parent().unwrap();
            let next = rewriter.ir().block(block).next();
            if let Some(next) = next
                && rewriter.ir().block_uses(next).next().is_none()
            {
                let args = rewriter.ir().block(next).args().to_vec();
                rewriter.merge_blocks(next, block, &args.clone());
            }
        }
        7 => rewriter.move_op(op, InsertPoint::End(rewriter.ir().op(op).parent().unwrap())),
        _ => {
            rewriter.start_modification(op);
            rewriter.ir_mut().set_loc(op, Location::UNKNOWN);
            rewriter.set_attr(op, "b", Some(ctx.common().unit));
            if random.below(2) == 0 {
                rewriter.cancel_modification(op);
            } else {
                rewriter.finalize_modification(op);
            }
        }
    }
}

#[test]
fn random_edits_can_be_rolled_back() {
    for seed in 1..60u64 {
        let m = Module::parse(
            r#"
            %0 = "u.a"() : () -> i32
            "u.r"() ({
            ^bb0(%y: i32):
              %1:2 = "u.b"(%0, %y) : (i32, i32) -> (i32, i32)
              "u.q"() ({
                "u.c"(%1#0, %1#1) : (i32, i32) -> ()
              }, {
                "u.d"(%1#1) {k = 1 : i32} : (i32) -> ()
              }) : () -> ()
              "u.e"(%1#0) : (i32) -> ()
            }) : () -> ()
            "u.f"(%0) : (i32) -> ()
            "#,
        );
        let before = m.print();
        let live = m.ir.nested_ops(m.root, WalkOrder::PreOrder);
        let count = m.ir.op_count();
        let Module { ctx, mut ir, root } = m;
        let outer = ir.checkpoint();
        let mut rewriter = PlainRewriter::new(&ctx, &mut ir);
        let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        for _ in 0..20 {
            edit(&mut rewriter, root, &mut random);
        }
        ir.rollback_to(outer);
        let m = Module { ctx, ir, root };
        assert_eq!(m.print(), before, "seed {seed}");
        assert_eq!(m.ir.nested_ops(m.root, WalkOrder::PreOrder), live);
        assert_eq!(m.ir.op_count(), count);
    }
}

#[test]
fn plain_rewriter_notifies_its_listener() {
    let Module { ctx, mut ir, root } = Module::parse("\"t.a\"() : () -> ()\n\"t.b\"() : () -> ()\n");
    let mut seen: Vec<String> = Vec::new();
    let mut listener = |ctx: &Context, ir: &Ir, event: &Event<'_>| {
        let name = |op: OpId| ctx.op_str(ir.op(op).name()).to_owned();
        seen.push(match event {
            Event::OpInserted { op, .. } => format!("inserted {}", name(*op)),
            Event::OpErased { op } => format!("erased {}", name(*op)),
            Event::OpModified { op } => format!("modified {}", name(*op)),
            _ => "other".to_owned(),
        });
    };
    let ops: Vec<OpId> =
        ir.nested_ops(root, WalkOrder::PreOrder).into_iter().filter(|&op| op != root).collect();
    let mut rewriter = PlainRewriter::new(&ctx, &mut ir);
    rewriter.add_listener(&mut listener);
    rewriter.at_op(ops[0]);
    rewriter.create_op(&OperationState::new(&ctx, ctx.op_name("t.new"), Location::UNKNOWN));
    rewriter.set_attr(ops[0], "n", Some(ctx.int_attr(ctx.common().i32, 3)));
    rewriter.erase_op(ops[1]);
    drop(rewriter);
    assert_eq!(seen, ["inserted t.new", "modified t.a", "erased t.b"]);
}

#[test]
fn integer_attributes_take_every_integer_type() {
    let ctx = context();
    let i128 = ctx.int_type(128);
    let text = |attr: Attribute| attr_to_string(&ctx, attr);
    assert_eq!(text(ctx.int_attr(ctx.common().i32, 3)), "3 : i32");
    assert_eq!(text(ctx.int_attr(ctx.common().i32, 3_usize)), "3 : i32");
    assert_eq!(text(ctx.int_attr(ctx.common().i32, -3_i8)), "-3 : i32");
    assert_eq!(text(ctx.int_attr(i128, i128::MIN)), "-170141183460469231731687303715884105728 : i128");
    assert_eq!(text(ctx.int_attr(i128, u64::MAX)), "18446744073709551615 : i128");
}

#[test]
fn trait_roots_take_both_spellings_and_unknown_ones_are_refused() {
    let ctx = context();
    let freeze = |name: &str| {
        let mut set = PatternSet::new();
        set.add_fn_with_labels(PatternInfo::on_trait("P", name), &["group"], |_, _| Ok(()));
        set.freeze(&ctx, &Natives::default())
    };
    let module = ctx.common().builtin_module;
    for name in [
        "SymbolTable",
        "::mlir::OpTrait::SymbolTable",
        "OpTrait::IsIsolatedFromAbove",
        "mlir::SymbolOpInterface::Trait",
    ] {
        let set = freeze(name).expect(name);
        assert_eq!(set.candidates(&ctx, module).len(), 1, "{name}");
        assert_eq!(set.info(set.ids().next().unwrap()).labels, ["group"]);
    }
    assert!(freeze("FunctionOpInterface").is_ok_and(|set| set.candidates(&ctx, module).is_empty()));
    let refused = freeze("IsTerminatr").expect_err("an unknown trait");
    let refused: Vec<_> = refused.iter().map(|error| (error.code, error.message.as_str())).collect();
    assert_eq!(refused, [("convert::unknown_trait", "pattern 'P' is for an unknown trait 'IsTerminatr'")]);
}
