//! Operations: read by their definitions, created and rewritten.

use super::*;
use legalize_ir::{BlockId, Reason, RegionId};

/// Creates an operation `t.add` with two operands, an optional one, an attribute and a result.
fn op(w: &mut Fixture, ir: &mut Ir) -> (OpId, ValueId) {
    let group = |name: &str, arity| GroupDef { name: w.ctx.name(name), arity };
    let mut info = OpInfo::new(w.ctx.op_name("t.add"));
    info.operands =
        vec![group("lhs", Arity::Single), group("rhs", Arity::Variadic), group("mask", Arity::Optional)]
            .into();
    info.results = vec![group("result", Arity::Single)].into();
    info.inherent = vec![w.ctx.name("operandSegmentSizes"), w.ctx.name("kind")].into();
    info.traits = Traits::ATTR_SIZED_OPERAND_SEGMENTS;
    info.region_count = Some(0);
    info.attached_mut().infer_result_types =
        Some(Arc::new(|input| Ok([input.ir.value_type(input.operands[0])].as_slice().into())));
    w.ctx.register_op(info);
    let block = ir.create_block(&[(w.ctx.common().i32, Location::UNKNOWN)]);
    let arg = ir.block(block).args()[0];
    let mut state = OperationState::new(&w.ctx, w.ctx.op_name("t.add"), Location::UNKNOWN);
    state.operands = [arg, arg, arg].as_slice().into();
    state.result_types = [w.ctx.common().i32].as_slice().into();
    state.set_attr(&w.ctx, "operandSegmentSizes", w.ctx.dense_i32_array_attr(&[1, 2, 0]));
    state.set_attr(&w.ctx, "kind", w.ctx.int_attr(w.ctx.common().i64, 2i64));
    let op = ir.create_op(&state);
    ir.insert_op(op, InsertPoint::End(block));
    (op, arg)
}

#[test]
fn operations_are_read_by_their_definition() {
    let mut w = Fixture::new();
    let mut ir = Ir::new();
    let (op, _) = op(&mut w, &mut ir);
    for text in [
        "($lhs.getType()) == ($result.getType()) && ($result.getType()) == ($lhs.getType())",
        "$_op.getNumOperands() > 1",
        "$_op.getResult(0).getType() == $_op.getOperand(0).getType()",
        "getLhs().getType().isInteger(32)",
        "getRhs().size() == 2 && $rhs.getTypes().front() == $lhs.getType()",
        "!getMask() && !$mask",
        "getKind() == 2 && getKindAttr().getInt() == 2",
        "std::equal_to<>()($rhs.getType(), SmallVector<Type, 2>(2, $lhs.getType()))",
        "$_op.getName().getStringRef() == \"t.add\" && isa<t::AddOp>($_op)",
        "$result.getDefiningOp<AddOp>().getLhs() == $lhs && !$lhs.getDefiningOp()",
        "llvm::all_of($_op.getOperandTypes(), [](Type t) { return t.isInteger(32); })",
        "$result.use_empty() && $_op->getAttrOfType<IntegerAttr>(\"kind\").getInt() == 2",
        "!$_op->getAttrOfType<StringAttr>(\"kind\") && $_op->hasAttr(\"kind\")",
    ] {
        let expr = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let mut env = Env::new(&w.ctx, &w.classes).with_op(&ir, op);
        let value = eval(&expr, &mut env).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(value.as_bool(), Some(true), "{text}");
        assert!(!expr.depends_on_self_only(), "{text}");
    }
    assert_eq!(crate::operand_group(&w.ctx, &ir, op, 1), Some(1..3));
    assert_eq!(crate::operand_group(&w.ctx, &ir, op, 2), Some(3..3));
}

struct Rewriter<'a> {
    ir: &'a mut Ir,
    at: InsertPoint,
}

impl Host for Rewriter<'_> {
    fn ir(&self) -> &Ir {
        self.ir
    }

    fn create_op(&mut self, state: OperationState) -> Result<OpId, Reason> {
        let op = self.ir.create_op(&state);
        self.ir.insert_op(op, self.at);
        Ok(op)
    }

    fn create_region(&mut self) -> Result<RegionId, Reason> {
        Ok(self.ir.create_region())
    }

    fn add_block(&mut self, region: RegionId, args: &[(Type, Location)]) -> Result<BlockId, Reason> {
        let block = self.ir.create_block(args);
        self.ir.insert_block(block, region, None);
        Ok(block)
    }

    fn replace_op(&mut self, op: OpId, values: &[ValueId]) -> Result<(), Reason> {
        let results = self.ir.op(op).results().to_vec();
        results.iter().zip(values).for_each(|(&old, &new)| self.ir.replace_all_uses(old, new));
        self.erase_op(op)
    }

    fn erase_op(&mut self, op: OpId) -> Result<(), Reason> {
        self.ir.erase_op(op);
        Ok(())
    }

    fn set_attr(&mut self, _: OpId, _: Name, _: Option<Attribute>) -> Result<(), Reason> {
        Err("attributes are fixed".into())
    }

    fn set_operand(&mut self, _: OpId, _: usize, _: ValueId) -> Result<(), Reason> {
        Err("operands are fixed".into())
    }

    fn replace_uses(&mut self, from: ValueId, to: ValueId, _: Option<OpId>) -> Result<(), Reason> {
        self.ir.replace_all_uses(from, to);
        Ok(())
    }

    fn create_or_fold(&mut self, state: OperationState) -> Result<Vec<ValueId>, Reason> {
        Ok(state.operands[..1].to_vec())
    }

    fn insert_point(&self) -> Option<InsertPoint> {
        Some(self.at)
    }

    fn set_insert_point(&mut self, at: Option<InsertPoint>) -> Result<(), Reason> {
        self.at = at.ok_or("operations are put somewhere")?;
        Ok(())
    }

    fn start_modification(&mut self, _: OpId) -> Result<(), Reason> {
        Ok(())
    }

    fn finalize_modification(&mut self, _: OpId) -> Result<(), Reason> {
        Ok(())
    }

    fn cancel_modification(&mut self, _: OpId) -> Result<(), Reason> {
        Err("modifications stay".into())
    }
}

#[test]
fn rewrites_make_operations() {
    let mut w = Fixture::new();
    let mut ir = Ir::new();
    let (old, arg) = op(&mut w, &mut ir);
    let mut host = Rewriter { ir: &mut ir, at: InsertPoint::Before(old) };
    let args = [Val::Value(arg), Val::Attr(w.ctx.int_attr(w.ctx.common().i64, 7i64))];
    let expr =
        parse("t::AddOp::create($_builder, $_loc, $0, ValueRange{$0, $0}, nullptr, $1).getResult()").unwrap();
    let created =
        eval(&expr, &mut Env::new(&w.ctx, &w.classes).with_host(&mut host).with_args(&args)).unwrap();
    let new = host.ir.defining_op(created.as_value().unwrap()).unwrap();
    assert_eq!(host.ir.op(new).operand_count(), 3);
    assert_eq!(host.ir.attr_named(&w.ctx, new, "kind"), args[1].as_attr());
    assert_eq!(crate::operand_group(&w.ctx, host.ir, new, 2), Some(3..3));

    let body = parse_body("auto op = $_builder.create<t::AddOp>($_loc, $0, $0, Value(), $1); return $_builder.replaceOp($_op, op);").unwrap();
    let mut env = Env::new(&w.ctx, &w.classes).with_host(&mut host).with_args(&args);
    env.op = Some(old);
    run(&body, &mut env).unwrap();
    assert!(!host.ir.is_live(old));
    // Without a rewriter no operation is created.
    let error = eval(&expr, &mut Env::new(&w.ctx, &w.classes).with_ir(&ir).with_args(&args)).unwrap_err();
    assert_eq!(error.kind, EvalErrorKind::Missing);
}

#[test]
fn rewriters_are_guided() {
    let mut w = Fixture::new();
    let mut ir = Ir::new();
    let (old, arg) = op(&mut w, &mut ir);
    let block = ir.op(old).parent().unwrap();
    let mut host = Rewriter { ir: &mut ir, at: InsertPoint::Before(old) };
    let args = [Val::Op(old), Val::Value(arg), Val::Type(w.ctx.common().i32)];
    let mut run_body = |text: &str| {
        let body = parse_body(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(body.missing(&w.classes, ""), []);
        let mut env = Env::new(&w.ctx, &w.classes).with_host(&mut host).with_args(&args);
        let created = run(&body, &mut env).unwrap_or_else(|error| panic!("{text}: {error}"));
        (created, host.at)
    };
    // A guard restores the insertion point where its scope ends, also through `return`.
    let (_, at) = run_body(
        "{ OpBuilder::InsertionGuard guard($_builder); $_builder.setInsertionPointToStart($0->getBlock());
           { OpBuilder::InsertionGuard inner($_builder); $_builder.setInsertionPointAfter($0); }
           return $_builder.getInsertionBlock(); }",
    );
    assert_eq!(at, InsertPoint::Before(old));
    let (_, at) = run_body(
        "auto ip = $_builder.saveInsertionPoint(); $_builder.setInsertionPointToEnd($0->getBlock());",
    );
    assert_eq!(at, InsertPoint::End(block));
    // Operations by their state.
    let (created, _) = run_body(
        "OperationState state($0->getLoc(), \"t.any\"); state.addOperands({$1, $1}); state.addTypes($2);
         state.addAttribute(\"a\", $_builder.getUnitAttr()); return $_builder.create(state);",
    );
    let created = created.as_op().unwrap();
    let (created, ()) = {
        assert_eq!(
            run_body("return $0->getName().getIdentifier();").0.as_attr(),
            Some(w.ctx.string_attr("t.add"))
        );
        (created, ())
    };
    run_body("$_builder.modifyOpInPlace($0, [&]() { $_builder.replaceAllUsesWith($0->getResult(0), $1); });");
    let (uses, _) = run_body("return std::distance($1.use_begin(), $1.use_end());");
    assert_eq!(uses.as_int(), Some(5));
    let (folded, _) = run_body(
        "return $_builder.createOrFold<t::AddOp>($0->getLoc(), $1, $1, Value(), $_builder.getUnitAttr());",
    );
    assert_eq!(folded.as_value(), Some(arg));
    assert_eq!(ir.op(created).operand_count(), 2);
    assert!(ir.attr_named(&w.ctx, created, "a").is_some());
}

#[test]
fn states_have_regions_with_blocks() {
    let mut w = Fixture::new();
    let mut ir = Ir::new();
    let (old, arg) = op(&mut w, &mut ir);
    let mut host = Rewriter { ir: &mut ir, at: InsertPoint::Before(old) };
    let args = [Val::Op(old), Val::Value(arg)];
    let text = "OperationState state($0->getLoc(), \"t.any\"); (void)state.addRegion();
        Region *body = state.addRegion(); body->push_back(new Block()); body->push_back(new Block);
        Block &last = body->emplaceBlock(); static_assert(true, \"holds\");
        if (state.name.getStringRef() != \"t.any\" || state.location != $0->getLoc()) return nullptr;
        if (!last.empty() || !state.operands.empty() || !state.types.empty()) return nullptr;
        return $_builder.create(state);";
    let body = parse_body(text).unwrap();
    assert_eq!(body.missing(&w.classes, ""), []);
    let mut env = Env::new(&w.ctx, &w.classes).with_host(&mut host).with_args(&args);
    let created = run(&body, &mut env).unwrap().as_op().unwrap();
    assert_eq!(host.at, InsertPoint::Before(old));
    let regions = ir.op(created).regions();
    let blocks: Vec<usize> = regions.iter().map(|&region| ir.region_blocks(region).count()).collect();
    assert_eq!(blocks, [0, 3]);
    for (text, kind) in [
        // Only the host creates regions, and only blocks are created by `new`.
        ("OperationState state($_loc, \"t.any\"); state.addRegion();", EvalErrorKind::Missing),
        ("return new Region();", EvalErrorKind::Unknown),
    ] {
        let body = parse_body(text).unwrap();
        let mut env = Env::new(&w.ctx, &w.classes).with_ir(&ir).with_loc(Location::UNKNOWN);
        assert_eq!(run(&body, &mut env).unwrap_err().kind, kind, "{text}");
    }
    assert_eq!(
        parse_body("return new Region();").unwrap().missing(&w.classes, ""),
        [Missing::Function("new Region".to_owned())]
    );
}

#[test]
fn builders_name_attributes_of_their_operation() {
    let mut w = Fixture::new();
    let mut ir = Ir::new();
    let (old, arg) = op(&mut w, &mut ir);
    w.classes.register_accessors(["kind"]);
    let text = "odsState.addOperands({$0, $0}); odsState.addTypes($0.getType());
        odsState.addAttribute(getKindAttrName(odsState.name), $_builder.getI64IntegerAttr(5));
        odsState.addAttribute(getOtherAttrName(), $_builder.getUnitAttr());";
    let texts = |text: &str| [BuilderText { params: Vec::new(), body: Some(text.replace("$0", "value")) }];
    let value = ("Value".to_owned(), "value".to_owned(), None);
    let with = |text: &str| texts(text).map(|text| BuilderText { params: vec![value.clone()], ..text });
    let name = w.ctx.op_name("t.add");
    w.classes.register_builders(name, &with(&text.replace("getOtherAttrName()", "\"other\"")), false);
    let mut host = Rewriter { ir: &mut ir, at: InsertPoint::Before(old) };
    let mut env = Env::new(&w.ctx, &w.classes).with_host(&mut host);
    let state = OperationState::new(&w.ctx, name, Location::UNKNOWN);
    let state = crate::build(&mut env, state, &[BuilderArg::Value], vec![Val::Value(arg)]).unwrap();
    let created = host.ir.create_op(&state);
    let kind = host.ir.attr_named(&w.ctx, created, "kind");
    assert_eq!(kind, Some(w.ctx.int_attr(w.ctx.common().i64, 5i64)));
    // A name that no attribute has is not an attribute's.
    w.classes.register_builders(name, &with(text), false);
    let state = OperationState::new(&w.ctx, name, Location::UNKNOWN);
    let mut env = Env::new(&w.ctx, &w.classes).with_host(&mut host);
    let error = crate::build(&mut env, state, &[BuilderArg::Value], vec![Val::Value(arg)]).unwrap_err();
    assert_eq!(error.message, "unknown function 'getOtherAttrName'");
}

#[test]
fn typed_values_are_told_by_their_type() {
    let mut w = Fixture::new();
    let mut ir = Ir::new();
    let (_, arg) = op(&mut w, &mut ir);
    let args = [Val::Value(arg)];
    for (text, holds) in [
        ("isa<TypedValue<IntegerType>>($0)", true),
        ("isa<TypedValue<FloatType>>($0)", false),
        ("!dyn_cast<::mlir::TypedValue<VectorType>>($0)", true),
        ("cast<TypedValue<IntegerType>>($0).getType().getWidth() == 32", true),
    ] {
        let mut env = Env::new(&w.ctx, &w.classes).with_ir(&ir).with_args(&args);
        let answer = eval(&parse(text).unwrap(), &mut env).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(answer.as_bool(), Some(holds), "{text}");
    }
}
