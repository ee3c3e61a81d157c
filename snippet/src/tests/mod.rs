//! Semantics of snippets, by example.

mod reading;

use std::sync::Arc;

use legalize_ir::{
    Arity, AttrData, Attribute, Context, FloatKind, GroupDef, InsertPoint, Ir, Location, Name, OpId, OpInfo,
    OperationState, Param, Traits, Type, TypeData, TypeInfo, ValueId,
};
use legalize_source::SourceMap;

use crate::{
    Classes, Constraint, EnumCase, EnumClass, Env, EvalErrorKind, Holds, Host, Missing, NativeClass,
    Placeholder, Predicate, Val, eval, eval_outs, parse, parse_body, parse_in, parse_with_outs, run,
};

struct World {
    ctx: Context,
    classes: Classes,
}

impl World {
    fn new() -> Self {
        let mut ctx = Context::new(Arc::new(SourceMap::new()));
        let classes = Classes::new();
        let mut pointer = TypeInfo::new(ctx.name("llvm.ptr"));
        pointer.params = vec![ctx.name("addressSpace")].into();
        pointer.print = Some(Arc::new(|_, _| ()));
        ctx.register_type(pointer);
        classes.register_type(&ctx, "::mlir::LLVM::LLVMPointerType", "llvm.ptr");
        classes.register_type(&ctx, "::mlir::emitc::PointerType", "emitc.ptr");
        classes.register_type(&ctx, "::mlir::spirv::PointerType", "spirv.ptr");
        let case = |symbol: &str, value| EnumCase { symbol: symbol.into(), text: symbol.into(), value };
        classes.register_enum(EnumClass {
            cpp_name: "::mlir::arith::CmpIPredicate".into(),
            cases: vec![case("eq", 0), case("ne", 1), case("slt", 2)],
            bits: false,
        });
        classes.register_op(&ctx, "::mlir::t::AddOp", "t.add");
        World { ctx, classes }
    }

    fn ty(&self, text: &str) -> Type {
        let c = self.ctx.common();
        let vector = |shape: &[i64], element| {
            let scalable = vec![false; shape.len()].into();
            self.ctx.ty(TypeData::Vector { shape: shape.into(), scalable, element })
        };
        let tensor = |shape: &[i64], element| {
            self.ctx.ty(TypeData::RankedTensor { shape: shape.into(), element, encoding: None })
        };
        match text {
            "i1" => c.i1,
            "i32" => c.i32,
            "i64" => c.i64,
            "f32" => c.f32,
            "index" => c.index,
            "vector<4xi32>" => vector(&[4], c.i32),
            "vector<2x4xf32>" => vector(&[2, 4], c.f32),
            "tensor<2x?xi32>" => tensor(&[2, Type::DYNAMIC], c.i32),
            "tensor<*xf32>" => self.ctx.ty(TypeData::UnrankedTensor(c.f32)),
            "memref<4xf32>" => self.ctx.ty(TypeData::MemRef {
                shape: vec![4].into(),
                element: c.f32,
                layout: None,
                memory_space: None,
            }),
            "ptr<3>" => self.ctx.ty(TypeData::Dialect {
                name: self.ctx.name("llvm.ptr"),
                params: vec![Param::Int(3i64.into())].into(),
            }),
            other => panic!("{other}"),
        }
    }

    fn with(&self, text: &str, value: Val) -> Result<Val, crate::EvalError> {
        let expr = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        eval(&expr, &mut Env::new(&self.ctx, &self.classes).with_self(value))
    }

    /// Whether a type satisfies a snippet.
    #[track_caller]
    fn holds(&self, text: &str, ty: &str) -> bool {
        match self.with(text, Val::Type(self.ty(ty))) {
            Ok(value) => value.as_bool().unwrap(),
            Err(error) => panic!("{text} of {ty}: {error}"),
        }
    }

    #[track_caller]
    fn int(&self, text: &str) -> i128 {
        match self.with(text, Val::Null) {
            Ok(value) => value.as_int().unwrap_or_else(|| panic!("{text}: {value:?}")),
            Err(error) => panic!("{text}: {error}"),
        }
    }
}

#[test]
fn types_are_told_apart() {
    let w = World::new();
    let cases = [
        ("::llvm::isa<::mlir::IntegerType>($_self)", "i32", true),
        ("::llvm::isa<::mlir::IntegerType>($_self)", "f32", false),
        ("(::llvm::isa<IntegerType, FloatType>($_self))", "f32", true),
        ("isa<Float32Type>($_self) && !$_self.isF64()", "f32", true),
        ("$_self.isSignlessInteger(32)", "i32", true),
        ("$_self.isSignlessInteger(8)", "i32", false),
        ("$_self.isSignlessIntOrIndex()", "index", true),
        ("::llvm::cast<::mlir::ShapedType>($_self).hasStaticShape()", "tensor<2x?xi32>", false),
        ("::llvm::cast<::mlir::ShapedType>($_self).hasRank()", "tensor<*xf32>", false),
        ("::llvm::cast<::mlir::VectorType>($_self).getNumElements() == 8", "vector<2x4xf32>", true),
        (
            "::llvm::is_contained({4, 16}, ::llvm::cast<VectorType>($_self).getShape()[0])",
            "vector<4xi32>",
            true,
        ),
        (
            "::llvm::cast<ShapedType>($_self).getShape() == ::llvm::ArrayRef<int64_t>({2, 4})",
            "vector<2x4xf32>",
            true,
        ),
        ("::llvm::cast<ShapedType>($_self).getRank() + -1 == 1", "vector<2x4xf32>", true),
        ("$_self.hasTrait<::mlir::ValueSemantics>()", "memref<4xf32>", false),
        ("$_self.hasTrait<::mlir::ValueSemantics>()", "tensor<*xf32>", true),
        ("isa<::mlir::LLVM::LLVMPointerType>($_self)", "ptr<3>", true),
        ("cast<LLVMPointerType>($_self).getAddressSpace() == 3", "ptr<3>", true),
        (
            "!llvm::is_contained(cast<VectorType>($_self).getScalableDims().drop_back(), true)",
            "vector<2x4xf32>",
            true,
        ),
        (
            "::llvm::all_of(cast<ShapedType>($_self).getShape(), [](auto v) { return v != 0; })",
            "vector<4xi32>",
            true,
        ),
        ("::mlir::getElementTypeOrSelf($_self).isInteger(32)", "vector<4xi32>", true),
        ("$_self.isInteger(32) ? true : $_self.isF32()", "f32", true),
        (
            "std::equal_to<>()(VectorType::get({4}, IntegerType::get($_self.getContext(), 32)), $_self)",
            "vector<4xi32>",
            true,
        ),
        (
            "$_self == (Type)VectorType(VectorType::Builder(cast<VectorType>($_self)).setDim(0, 4))",
            "vector<4xi32>",
            true,
        ),
        (
            "cast<VectorType>($_self).scaleElementBitwidth(2) == VectorType::get({4}, $_builder.getI64Type())",
            "vector<4xi32>",
            true,
        ),
    ];
    for (text, ty, expected) in cases {
        assert_eq!(w.holds(text, ty), expected, "{text} of {ty}");
    }
}

#[test]
fn numbers_follow_c() {
    let w = World::new();
    for (text, expected) in [
        ("1 + 2 * 3", 7),
        ("(1 | 2u) << 3", 24),
        ("-7 / 2", -3),
        ("~0 & 0xff", 255),
        ("-1U", 4_294_967_295),
        ("static_cast<uint64_t>(-1)", u64::MAX.into()),
        ("static_cast<int8_t>(200)", -56),
        ("std::numeric_limits<uint64_t>::max()", u64::MAX.into()),
        ("llvm::Log2_64(64) + (isPowerOf2_32(8) ? 10 : 20)", 16),
        ("1'000 + 010", 1008),
        ("IntegerAttr::get(IntegerType::get($_ctxt, 8), 255).getInt()", -1),
        ("IntegerAttr::get(IntegerType::get($_ctxt, 8), 255).getValue().getZExtValue()", 255),
        ("$_builder.getI64ArrayAttr({1, 2, 3}).size()", 3),
        ("$_builder.getDenseI64ArrayAttr({5, 6})[1]", 6),
        (
            "::mlir::DenseElementsAttr::get(::mlir::RankedTensorType::get({2}, $_builder.getI32Type()), {7, 8}).getValues<APInt>()[1].getSExtValue()",
            8,
        ),
        ("llvm::product_of(ArrayRef<int64_t>({2, 3, 4}))", 24),
        ("::mlir::arith::CmpIPredicate::slt", 2),
    ] {
        assert_eq!(w.int(text), expected, "{text}");
    }
}

#[test]
fn statements_run() {
    let w = World::new();
    let vector = Val::Type(w.ty("vector<4xi32>"));
    let doubled = w.with(
        "[&]() -> ::mlir::VectorType {
           auto vectorType = ::llvm::cast<::mlir::VectorType>($_self);
           ::mlir::VectorType::Builder builder(vectorType);
           if (vectorType.getRank() == 0) {
             static constexpr int64_t shape[] = {2};
             return builder.setShape(shape);
           }
           auto lastDim = vectorType.getRank() - 1;;
           return builder.setDim(lastDim, vectorType.getDimSize(lastDim) * 2);
         }()",
        vector,
    );
    let Ok(Val::Shape(builder)) = doubled else { panic!("{doubled:?}") };
    assert_eq!(builder.shape, [8]);

    let body = |text: &str| {
        let body = parse_body(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        run(&body, &mut Env::new(&w.ctx, &w.classes))
    };
    let sum = "SmallVector<int64_t> items; for (int i = 0; i < 5; ++i) items.push_back(i * i);
               int64_t sum = 0;
               for (auto item : items) { if (item == 4) continue; else if (item > 9) break; sum += item; }
               return sum;";
    assert_eq!(body(sum).unwrap().as_int(), Some(10));
    let nested = "if (true) if (false) return 1; else return 2; return 3;";
    assert_eq!(body(nested).unwrap().as_int(), Some(2));
    let zip = "int n = 0; for (auto [a, b] : llvm::zip(ArrayRef<int>({1, 2}), ArrayRef<int>({3, 4}))) n += a * b; return n;";
    assert_eq!(body(zip).unwrap().as_int(), Some(11));
    for endless in [
        "while (true) {}",
        "SmallVector<int> x; while (true) x = {x};",
        "std::string s = \"abc\"; while (true) s += s;",
        "SmallVector<int> x = {1}; while (true) x.append(x);",
    ] {
        assert_eq!(body(endless).unwrap_err().kind, EvalErrorKind::Limit, "{endless}");
    }
    assert_eq!(
        body("auto f = [&](auto g) { return g(g); }; return f(f);").unwrap_err().kind,
        EvalErrorKind::Limit
    );
    assert!(parse_body("else return 1;").is_err());
    // References write through, whether the lambda has a name; copies, constants and temporaries do not.
    let references =
        "int a = 1, b = 1, c = 1; auto set = [](int &x, int y, const int &z) { x = 5; y = 6; return z; };
                      set(a, b, c); set(7, b, c); [](int &out) { out += 10; }(b); return a * 100 + b;";
    assert_eq!(body(references).unwrap().as_int(), Some(511));
}

#[test]
fn what_nobody_registered_is_unknown() {
    let w = World::new();
    let i32 = Val::Type(w.ty("i32"));
    let kind = |text: &str| w.with(text, i32.clone()).unwrap_err().kind;
    assert_eq!(kind("isCompatible($_self)"), EvalErrorKind::Unknown);
    assert_eq!(kind("isa<quant::QuantizedType>($_self)"), EvalErrorKind::Unknown);
    assert_eq!(kind("$_self.frobnicate()"), EvalErrorKind::Unknown);
    assert_eq!(kind("cast<FloatType>($_self).isF32()"), EvalErrorKind::Invalid);
    // Another operand decides.
    assert!(w.holds("isCompatible($_self) || $_self.isInteger(32)", "i32"));
    assert!(!w.holds("isCompatible($_self) && $_self.isF32()", "i32"));
    let missing = parse("foo::isCompatible($_self) && isa<Bar>($_self) && $_self.frobnicate()")
        .unwrap()
        .missing(&w.classes, "");
    let expected = [
        Missing::Function("foo::isCompatible".into()),
        Missing::Class("Bar".into()),
        Missing::Method("frobnicate".into()),
    ];
    assert_eq!(missing, expected);
    w.classes.register_helper("::foo::isCompatible", |env, args| {
        Ok(Val::Bool(args[0].as_type() == Some(env.ctx.common().i32)))
    });
    assert!(w.holds("foo::isCompatible($_self)", "i32") && !w.holds("isCompatible($_self)", "f32"));
    // What cannot even be read.
    w.classes.register_exact("@odd stuff", |_, args| Ok(Val::Bool(args.len() == 1)));
    assert!(parse("@odd stuff").is_err());
    let odd = Constraint::of_text("@odd  stuff", &w.classes, "").unwrap();
    assert!(odd.holds_type(&w.ctx, w.ty("i32")).is_yes() && odd.missing().is_empty());
    let odd = parse_in("@odd stuff", &w.classes).unwrap();
    assert_eq!(eval(&odd, &mut Env::new(&w.ctx, &w.classes)).unwrap().as_bool(), Some(false));
}

#[test]
fn names_are_found_in_their_namespace() {
    let w = World::new();
    let class = |path: &str, namespace: &str| {
        w.classes.find_class(path, namespace).map(|class| class.cpp_name().to_owned())
    };
    assert_eq!(class("PointerType", "mlir::emitc").as_deref(), Some("mlir::emitc::PointerType"));
    assert_eq!(class("PointerType", "::mlir::spirv").as_deref(), Some("mlir::spirv::PointerType"));
    assert_eq!(class("emitc::PointerType", "mlir::spirv").as_deref(), Some("mlir::emitc::PointerType"));
    assert_eq!(class("::mlir::ArrayRef", "").as_deref(), Some("llvm::ArrayRef"));
    assert_eq!(class("xemitc::PointerType", ""), None);
}

fn leaf(text: &str) -> Predicate {
    Predicate::Leaf(text.into())
}

#[test]
fn constraints_combine_and_remember() {
    let w = World::new();
    // A vector of 32-bit signless integers, as definitions compose it.
    let element = Predicate::Concat {
        prefix: "[](::mlir::Type elementType) { return ".into(),
        child: Box::new(Predicate::SubstLeaves {
            pattern: "$_self".into(),
            replacement: "elementType".into(),
            child: Box::new(Predicate::Or(vec![
                leaf("$_self.isSignlessInteger(32)"),
                leaf("isa<Missing>($_self)"),
            ])),
        }),
        suffix: "; }(::llvm::cast<::mlir::ShapedType>($_self).getElementType())".into(),
    };
    let vector = Predicate::And(vec![leaf("(isa<VectorType>($_self))"), element]);
    let constraint = Constraint::compile(&vector, &w.classes, "mlir").unwrap();
    assert!(constraint.depends_on_self_only());
    for _ in 0..2 {
        assert!(constraint.holds_type(&w.ctx, w.ty("vector<4xi32>")).is_yes());
        assert!(constraint.holds_type(&w.ctx, w.ty("i32")).is_no());
        // The element's second alternative is unknown.
        assert!(matches!(constraint.holds_type(&w.ctx, w.ty("vector<2x4xf32>")), Holds::Unknown(_)));
    }
    assert_eq!(constraint.missing(), [Missing::Class("Missing".into())]);

    let elements = Predicate::Concat {
        prefix: "::llvm::all_of(::llvm::cast<::mlir::ArrayAttr>($_self), [&](::mlir::Attribute attr) { return attr && (".into(),
        child: Box::new(Predicate::SubstLeaves {
            pattern: "$_self".into(),
            replacement: "attr".into(),
            child: Box::new(leaf("::llvm::isa<::mlir::StringAttr>($_self)")),
        }),
        suffix: "); })".into(),
    };
    let strings = Predicate::And(vec![leaf("isa<ArrayAttr>($_self)"), elements]);
    let strings = Constraint::compile(&strings, &w.classes, "").unwrap();
    let text = w.ctx.string_attr("a");
    assert!(strings.holds_attr(&w.ctx, w.ctx.array_attr(&[text, text])).is_yes());
    assert!(strings.holds_attr(&w.ctx, w.ctx.array_attr(&[text, w.ctx.common().unit])).is_no());
    assert!(strings.holds_attr(&w.ctx, text).is_no());
    let not = Constraint::compile(&Predicate::Not(Box::new(Predicate::And(vec![]))), &w.classes, "").unwrap();
    assert!(not.holds_type(&w.ctx, w.ty("i32")).is_no());
}

/// An operation `t.add` with two operands, an optional one, an attribute and a result.
fn op(w: &mut World, ir: &mut Ir) -> (OpId, ValueId) {
    let group = |name: &str, arity| GroupDef { name: w.ctx.name(name), arity };
    let mut info = OpInfo::new(w.ctx.op_name("t.add"));
    info.operands =
        vec![group("lhs", Arity::Single), group("rhs", Arity::Variadic), group("mask", Arity::Optional)]
            .into();
    info.results = vec![group("result", Arity::Single)].into();
    info.inherent = vec![w.ctx.name("operandSegmentSizes"), w.ctx.name("kind")].into();
    info.traits = Traits::ATTR_SIZED_OPERAND_SEGMENTS;
    info.region_count = Some(0);
    info.hooks.infer_result_types =
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
    ir.place_op(op, InsertPoint::End(block));
    (op, arg)
}

#[test]
fn operations_are_read_by_their_definition() {
    let mut w = World::new();
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

    fn create_op(&mut self, state: OperationState) -> Result<OpId, String> {
        let op = self.ir.create_op(&state);
        self.ir.place_op(op, self.at);
        Ok(op)
    }

    fn replace_op(&mut self, op: OpId, values: &[ValueId]) -> Result<(), String> {
        let results = self.ir.op(op).results().to_vec();
        results.iter().zip(values).for_each(|(&old, &new)| self.ir.replace_all_uses(old, new));
        self.erase_op(op)
    }

    fn erase_op(&mut self, op: OpId) -> Result<(), String> {
        self.ir.erase_op(op);
        Ok(())
    }

    fn set_attr(&mut self, _: OpId, _: Name, _: Option<Attribute>) -> Result<(), String> {
        Err("attributes are fixed".into())
    }

    fn set_operand(&mut self, _: OpId, _: usize, _: ValueId) -> Result<(), String> {
        Err("operands are fixed".into())
    }

    fn replace_uses(&mut self, from: ValueId, to: ValueId, _: Option<OpId>) -> Result<(), String> {
        self.ir.replace_all_uses(from, to);
        Ok(())
    }

    fn fold(&mut self, op: OpId) -> Result<Option<Vec<ValueId>>, String> {
        let operand = self.ir.operand(op, 0);
        self.ir.erase_op(op);
        Ok(Some(vec![operand]))
    }

    fn insert_point(&self) -> Option<InsertPoint> {
        Some(self.at)
    }

    fn set_insert_point(&mut self, at: Option<InsertPoint>) -> Result<(), String> {
        self.at = at.ok_or("operations are put somewhere")?;
        Ok(())
    }

    fn start_modification(&mut self, _: OpId) -> Result<(), String> {
        Ok(())
    }

    fn finalize_modification(&mut self, _: OpId) -> Result<(), String> {
        Ok(())
    }

    fn cancel_modification(&mut self, _: OpId) -> Result<(), String> {
        Err("modifications stay".into())
    }
}

#[test]
fn rewrites_make_operations() {
    let mut w = World::new();
    let mut ir = Ir::new();
    let (old, arg) = op(&mut w, &mut ir);
    let mut host = Rewriter { ir: &mut ir, at: InsertPoint::Before(old) };
    let args = [Val::Value(arg), Val::Attr(w.ctx.int_attr(w.ctx.common().i64, 7i64))];
    let expr =
        parse("t::AddOp::create($_builder, $_loc, $0, ValueRange{$0, $0}, nullptr, $1).getResult()").unwrap();
    let made = eval(&expr, &mut Env::new(&w.ctx, &w.classes).with_host(&mut host).with_args(&args)).unwrap();
    let new = host.ir.defining_op(made.as_value().unwrap()).unwrap();
    assert_eq!(host.ir.op(new).operand_count(), 3);
    assert_eq!(host.ir.attr_named(&w.ctx, new, "kind"), args[1].as_attr());
    assert_eq!(crate::operand_group(&w.ctx, host.ir, new, 2), Some(3..3));

    let body = parse_body("auto op = $_builder.create<t::AddOp>($_loc, $0, $0, Value(), $1); return $_builder.replaceOp($_op, op);").unwrap();
    let mut env = Env::new(&w.ctx, &w.classes).with_host(&mut host).with_args(&args);
    env.op = Some(old);
    run(&body, &mut env).unwrap();
    assert!(!host.ir.is_live(old));
    // Without a rewriter nothing is made.
    let error = eval(&expr, &mut Env::new(&w.ctx, &w.classes).with_ir(&ir).with_args(&args)).unwrap_err();
    assert_eq!(error.kind, EvalErrorKind::Missing);
}

#[test]
fn rewriters_are_guided() {
    let mut w = World::new();
    let mut ir = Ir::new();
    let (old, arg) = op(&mut w, &mut ir);
    let block = ir.op(old).parent().unwrap();
    let mut host = Rewriter { ir: &mut ir, at: InsertPoint::Before(old) };
    let args = [Val::Op(old), Val::Value(arg), Val::Type(w.ctx.common().i32)];
    let mut run_body = |text: &str| {
        let body = parse_body(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(body.missing(&w.classes, ""), []);
        let mut env = Env::new(&w.ctx, &w.classes).with_host(&mut host).with_args(&args);
        let made = run(&body, &mut env).unwrap_or_else(|error| panic!("{text}: {error}"));
        (made, host.at)
    };
    // A guard puts the insertion point back where its scope ends, also through `return`.
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
    let (made, _) = run_body(
        "OperationState state($0->getLoc(), \"t.any\"); state.addOperands({$1, $1}); state.addTypes($2);
         state.addAttribute(\"a\", $_builder.getUnitAttr()); return $_builder.create(state);",
    );
    let made = made.as_op().unwrap();
    let (made, _) = {
        assert_eq!(
            run_body("return $0->getName().getIdentifier();").0.as_attr(),
            Some(w.ctx.string_attr("t.add"))
        );
        (made, ())
    };
    run_body("$_builder.modifyOpInPlace($0, [&]() { $_builder.replaceAllUsesWith($0->getResult(0), $1); });");
    let (uses, _) = run_body("return std::distance($1.use_begin(), $1.use_end());");
    assert_eq!(uses.as_int(), Some(5));
    let (folded, _) = run_body(
        "return $_builder.createOrFold<t::AddOp>($0->getLoc(), $1, $1, Value(), $_builder.getUnitAttr());",
    );
    assert_eq!(folded.as_value(), Some(arg));
    assert_eq!(ir.op(made).operand_count(), 2);
    assert!(ir.attr_named(&w.ctx, made, "a").is_some());
}

#[test]
fn statements_choose_and_declare_together() {
    let w = World::new();
    let body = parse_body(
        "int64_t a = 1, *b = $0, c{3};
         switch (b + a) {
         case 1: return 10;
         case 2:
         case 3: { a += c; }
           c = c == 3 ? 4 : 5;
         case 4: { for (int i = 0, e = 2; i < e; ++i) { if (i == 1) break; a += 100; } break; }
         default: a = -1;
         }
         return a;",
    )
    .unwrap();
    for (given, expected) in [(0, 10), (1, 104), (2, 104), (3, 101), (4, -1)] {
        let args = [Val::Int(given)];
        let value = run(&body, &mut Env::new(&w.ctx, &w.classes).with_args(&args)).unwrap();
        assert_eq!(value.as_int(), Some(expected), "{given}");
    }
    assert!(parse_body("switch (a) { f(); case 1: break; }").is_err());
    assert!(parse_body("case 1: return;").is_err());
}

#[test]
fn wide_integers_wrap_at_their_width() {
    let w = World::new();
    for (text, value) in [
        ("(APInt(128, -1) * APInt(128, -1)).getSExtValue()", 1),
        ("(APInt::getSignedMaxValue(128) * APInt::getSignedMaxValue(128)).getSExtValue()", 1),
        ("(APInt(8, 127) + 1).getSExtValue()", -128),
        ("APInt(8, -1).zext(16).getSExtValue()", 255),
        ("APInt(8, -128).isSignedIntN(8) && !APInt(16, 128).isSignedIntN(8)", 1),
        ("APInt(8, 255).isIntN(8) && !APInt(16, 256).isIntN(8)", 1),
        ("APInt(8, 3).countl_zero() * 10 + APInt(8, 3).countr_one() + APInt(8, -2).countl_one()", 69),
        ("APInt(8, -7).sdiv(2).getSExtValue() * 1000 + APInt(8, -7).udiv(2).getZExtValue()", -2876),
        ("APInt(8, -8).ashr(1).getSExtValue() + APInt(8, -8).lshr(1).getZExtValue()", 120),
    ] {
        assert_eq!(w.int(text), value, "{text}");
    }
}

#[test]
fn elements_come_as_asked() {
    let w = World::new();
    let splat = "DenseElementsAttr::get(RankedTensorType::get({4}, $_builder.getI8Type()), $_builder.getI8IntegerAttr(-1))";
    let attr = w.with(&format!("{splat}.getSplatValue<Attribute>()"), Val::Null).unwrap();
    assert_eq!(attr.as_attr(), Some(w.ctx.int_attr(w.ctx.common().i8, -1i64)));
    assert_eq!(w.int(&format!("{splat}.getValues<uint8_t>()[2]")), 255);
    assert_eq!(w.int(&format!("{splat}.getValues<int64_t>().size()")), 4);
}

#[test]
fn what_a_matcher_finds_goes_to_a_name_of_its_class() {
    let w = World::new();
    let found = |body: &str, attr| {
        let args = [Val::Attr(attr)];
        let body = parse_body(body).expect("it reads");
        run(&body, &mut Env::new(&w.ctx, &w.classes).with_args(&args)).expect("it runs").as_int()
    };
    let four = w.ctx.int_attr(w.ctx.common().i32, 4i64);
    let text = w.ctx.string_attr("x");
    // One that nothing is given yet is a zero of one bit.
    let body =
        "APInt x; if (!matchPattern($0, m_ConstantInt(&x))) return x.getBitWidth(); return x.getSExtValue();";
    assert_eq!(found(body, four), Some(4));
    assert_eq!(found(body, text), Some(1));
    let body = "IntegerAttr x; return matchPattern($0, m_Constant(&x)) ? 1 : 0;";
    assert_eq!(found(body, four), Some(1));
    assert_eq!(found(body, text), Some(0));
    let body = "Attribute x; return matchPattern($0, m_Constant(&x)) ? 1 : 0;";
    assert_eq!(found(body, text), Some(1));
}

#[test]
fn matchers_look_at_unsigned_numbers() {
    let w = World::new();
    for (attr, zero, one, other) in [
        ("$_builder.getBoolAttr(true)", false, true, true),
        ("$_builder.getBoolAttr(false)", true, false, false),
        ("$_builder.getI8IntegerAttr(-1)", false, false, true),
        ("$_builder.getF32FloatAttr(1.0)", false, false, false),
    ] {
        let holds = |matcher: &str| w.int(&format!("matchPattern({attr}, {matcher}())")) != 0;
        assert_eq!((holds("m_Zero"), holds("m_One"), holds("m_NonZero")), (zero, one, other), "{attr}");
    }
    assert_eq!(w.int("matchPattern($_builder.getF32FloatAttr(1.0), m_OneFloat())"), 1);
    let body = parse_body(
        "APInt x(8, 0); if (!matchPattern($0, m_ConstantInt(&x))) return 0; return x.getSExtValue();",
    );
    let args = [Val::Attr(w.ctx.int_attr(w.ctx.common().i32, 7i64))];
    let value = run(&body.unwrap(), &mut Env::new(&w.ctx, &w.classes).with_args(&args)).unwrap();
    assert_eq!(value.as_int(), Some(7));
}

#[test]
fn values_are_given_back_through_local_names() {
    let w = World::new();
    let names = ["value".into(), "unused".into()];
    let expr = parse_with_outs("matchPattern($0, m_ConstantInt(&value))", names).unwrap();
    assert!(expr.missing(&w.classes, "").is_empty());
    let seven = Val::Attr(w.ctx.int_attr(w.ctx.common().i32, 7i64));
    for (arg, held, shown) in [(seven, true, Some(7)), (Val::Type(w.ctx.common().i32), false, None)] {
        let args = [arg];
        let (value, outs) = eval_outs(&expr, &mut Env::new(&w.ctx, &w.classes).with_args(&args)).unwrap();
        assert_eq!(value.as_bool(), Some(held));
        let [first, Val::Null] = outs.as_slice() else { panic!("{outs:?}") };
        assert_eq!(shown.is_none(), matches!(first, Val::Null));
        if let (Some(shown), Val::ApInt(first)) = (shown, first) {
            assert_eq!(first.value, legalize_ir::Int::Small(shown));
        }
    }
}

#[test]
fn what_a_name_means_is_looked_up_again_after_a_registration() {
    let w = World::new();
    let call = parse("host::answer()").unwrap();
    let ask =
        |classes: &Classes| eval(&call, &mut Env::new(&w.ctx, classes)).ok().and_then(|value| value.as_int());
    assert_eq!((ask(&w.classes), ask(&w.classes)), (None, None));
    w.classes.register_helper("::host::answer", |_, _| Ok(Val::Int(42)));
    assert_eq!((ask(&w.classes), ask(&w.classes)), (Some(42), Some(42)));
    w.classes.register_helper("::host::answer", |_, _| Ok(Val::Int(43)));
    assert_eq!(ask(&w.classes), Some(43));
    // What one table says is not what another one says.
    let other = Classes::new();
    assert_eq!(ask(&other), None);
    other.register_helper("::host::answer", |_, _| Ok(Val::Int(44)));
    assert_eq!((ask(&other), ask(&w.classes)), (Some(44), Some(43)));
}

#[test]
fn constants_are_built() {
    let w = World::new();
    let attr = |text: &str, args: &[Val]| {
        let expr = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let value = eval(&expr, &mut Env::new(&w.ctx, &w.classes).with_args(args));
        value.unwrap_or_else(|error| panic!("{text}: {error}"))
    };
    let c = w.ctx.common();
    assert_eq!(
        attr("$_builder.getI32IntegerAttr($0)", &[Val::Int(-1)]).as_attr(),
        Some(w.ctx.int_attr(c.i32, -1i64))
    );
    assert_eq!(
        attr("(($0) ? $_builder.getUnitAttr() : nullptr)", &[Val::Bool(true)]).as_attr(),
        Some(c.unit)
    );
    let half = attr("$_builder.getFloatAttr($_builder.getF32Type(), 0.5f)", &[]).as_attr().unwrap();
    assert_eq!(*w.ctx.attr_data(half), AttrData::Float { bits: u128::from(0.5f32.to_bits()), ty: c.f32 });
    let half = w.ctx.float_type(FloatKind::F16);
    let half = attr("FloatAttr::get($0, 1.0)", &[Val::Type(half)]).as_attr().unwrap();
    assert!(matches!(w.ctx.attr_data(half), AttrData::Float { bits: 0x3c00, .. }));
    assert_eq!(
        attr("::mlir::SymbolRefAttr::get($_ctxt, \"f\")", &[]).as_attr(),
        Some(w.ctx.symbol_ref_attr("f"))
    );
    assert_eq!(attr("ArrayAttr()", &[]).as_attr(), None);
    assert_eq!(attr("{}", &[]).as_list().map(<[Val]>::len), Some(0));
    let splat =
        attr("::mlir::DenseElementsAttr::get(RankedTensorType::get({4}, $_builder.getI1Type()), true)", &[]);
    assert!(
        matches!(splat, Val::Attr(attr) if matches!(w.ctx.attr_data(attr), AttrData::DenseElements { .. }))
    );
    assert_eq!(
        attr("$_builder.getType<::mlir::LLVM::LLVMPointerType>(3)", &[]).as_type(),
        Some(w.ty("ptr<3>"))
    );
    assert_eq!(attr("$0...", &[Val::Int(1), Val::Int(2)]).as_list().map(<[Val]>::len), Some(2));
}

#[test]
fn hosts_implement_classes() {
    let w = World::new();
    w.classes.register_class(
        "::mlir::quant::QuantizedType",
        NativeClass {
            is_type: Some(Arc::new(|ctx, ty| ty == ctx.common().i64)),
            methods: vec![("getStorageTypeIntegralWidth".into(), Arc::new(|_, _| Ok(Val::Int(8))))],
            ..NativeClass::default()
        },
    );
    assert!(w.holds("isa<mlir::quant::QuantizedType>($_self)", "i64"));
    assert!(!w.holds("isa<mlir::quant::QuantizedType>($_self)", "i32"));
    assert!(w.holds("cast<quant::QuantizedType>($_self).getStorageTypeIntegralWidth() == 8", "i64"));
}

#[test]
fn interfaces_are_attached_from_outside() {
    let w = World::new();
    let model = NativeClass {
        is_type: Some(Arc::new(|ctx, ty| matches!(ctx.type_data(ty), TypeData::Vector { .. }))),
        ..NativeClass::default()
    };
    w.classes.register_external_model("::mlir::omp::PointerLikeType", model);
    for namespace in ["omp", "acc"] {
        let class = format!("::mlir::{namespace}::PointerLikeType");
        w.classes.register_interface(&w.ctx, &class, &format!("{namespace}_PointerLikeTypeInterface"));
    }
    assert!(w.holds("isa<::mlir::omp::PointerLikeType>($_self)", "vector<4xi32>"));
    assert!(!w.holds("isa<::mlir::omp::PointerLikeType>($_self)", "i32"));
    assert!(!w.holds("isa<::mlir::acc::PointerLikeType>($_self)", "vector<4xi32>"));
}

#[test]
fn logarithms_are_rounded_up() {
    let w = World::new();
    for (text, expected) in [
        ("llvm::Log2_64_Ceil(12)", 4),
        ("llvm::Log2_64_Ceil(16)", 4),
        ("Log2_32_Ceil(1)", 0),
        ("llvm::Log2_32_Ceil(0)", 32),
        ("llvm::PowerOf2Ceil(0)", 0),
        ("llvm::PowerOf2Ceil(5)", 8),
        ("llvm::bit_ceil(0u)", 1),
        ("llvm::bit_ceil(9u)", 16),
        ("llvm::bit_floor(9u)", 8),
    ] {
        assert_eq!(w.int(text), expected, "{text}");
    }
}

#[test]
fn nested_tuples_are_flattened() {
    let w = World::new();
    let c = w.ctx.common();
    let inner = w.ctx.ty(TypeData::Tuple([c.i64].into()));
    let outer = w.ctx.ty(TypeData::Tuple([c.i32, inner, c.f32].into()));
    let made = w.with("::mlir::getFlattenedTypes(::llvm::cast<::mlir::TupleType>($_self))", Val::Type(outer));
    let types: Option<Vec<Type>> = made.unwrap().as_list().unwrap().iter().map(Val::as_type).collect();
    assert_eq!(types, Some(vec![c.i32, c.i64, c.f32]));
}

#[test]
fn attributes_are_matched_by_one_of_several_matchers() {
    let w = World::new();
    let c = w.ctx.common();
    let holds = |text: &str, attr: Attribute| w.with(text, Val::Attr(attr)).unwrap().as_bool().unwrap();
    let zero = "::mlir::matchPattern($_self, m_AnyAttrOf(m_Zero(), m_AnyZeroFloat()))";
    assert!(holds(zero, w.ctx.int_attr(c.i32, 0i64)));
    assert!(!holds(zero, w.ctx.int_attr(c.i32, 1i64)));
    let all_ones = "::mlir::matchPattern($_self, ::mlir::detail::constant_int_predicate_matcher{
        [](const llvm::APInt &val) { return val.isAllOnes(); }})";
    assert!(holds(all_ones, w.ctx.int_attr(c.i32, -1i64)));
    assert!(!holds(all_ones, w.ctx.int_attr(c.i32, 1i64)));
    assert!(!holds(all_ones, w.ctx.string_attr("x")));
}

#[test]
fn one_value_is_an_array_and_two_iterators_a_range() {
    let w = World::new();
    let c = w.ctx.common();
    let three = w.ctx.int_attr(c.i64, 3i64);
    let attr = |text: &str| w.with(text, Val::Null).unwrap().as_attr().unwrap();
    assert_eq!(attr("$_builder.getI64ArrayAttr(3)"), w.ctx.array_attr(&[three]));
    assert_eq!(attr("$_builder.getStrArrayAttr(\"ab\")"), w.ctx.array_attr(&[w.ctx.string_attr("ab")]));
    assert_eq!(attr("$_builder.getDenseI64ArrayAttr(3)"), attr("$_builder.getDenseI64ArrayAttr({3})"));
    let list = Val::ints([1, 2, 3]);
    let rest = w.with("ValueRange(OperandRange{$_self.begin() + 1, $_self.end()})", list).unwrap();
    assert_eq!(rest.as_list().unwrap().iter().map(Val::as_int).collect::<Option<Vec<_>>>(), Some(vec![2, 3]));
    let signed = w.with("IntegerType::get($_ctxt, 8, IntegerType::Unsigned)", Val::Null).unwrap().as_type();
    let signedness = legalize_ir::Signedness::Unsigned;
    assert_eq!(signed, Some(w.ctx.ty(TypeData::Integer { width: 8, signedness })));
}
