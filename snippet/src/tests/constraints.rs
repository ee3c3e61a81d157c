//! Constraints and classes: the types and attributes that satisfy them, and the lookup of names.

use super::*;

#[test]
fn types_are_distinguished() {
    let w = Fixture::new();
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
fn unregistered_names_are_unknown() {
    let w = Fixture::new();
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
    // Text that cannot be parsed.
    w.classes.register_exact("@odd stuff", |_, args| Ok(Val::Bool(args.len() == 1)));
    assert!(parse("@odd stuff").is_err());
    let odd = Constraint::of_text("@odd  stuff", &w.classes, "").unwrap();
    assert!(odd.holds_type(&w.ctx, w.ty("i32")).is_yes() && odd.missing().is_empty());
    let odd = parse_in("@odd stuff", &w.classes).unwrap();
    assert_eq!(eval(&odd, &mut Env::new(&w.ctx, &w.classes)).unwrap().as_bool(), Some(false));
}

#[test]
fn names_are_found_in_their_namespace() {
    let w = Fixture::new();
    let class = |path: &str, namespace: &str| {
        w.classes.find_class(path, namespace).map(|class| class.cpp_name().to_owned())
    };
    assert_eq!(class("PointerType", "mlir::emitc").as_deref(), Some("mlir::emitc::PointerType"));
    assert_eq!(class("PointerType", "::mlir::spirv").as_deref(), Some("mlir::spirv::PointerType"));
    assert_eq!(class("emitc::PointerType", "mlir::spirv").as_deref(), Some("mlir::emitc::PointerType"));
    assert_eq!(class("::mlir::ArrayRef", "").as_deref(), Some("llvm::ArrayRef"));
    assert_eq!(class("xemitc::PointerType", ""), None);
    // A class of another namespace is not meant, unless the text may be of that one.
    assert_eq!(class("PointerType", "own"), None);
    assert_eq!(class("PointerType", "mlir::arith"), None);
    assert_eq!(class("PointerType", "mlir"), None);
    assert_eq!(class("ArrayRef", "own").as_deref(), Some("llvm::ArrayRef"));
    assert_eq!(class("IntegerType", "own::inner").as_deref(), Some("mlir::IntegerType"));
}

fn leaf(text: &str) -> Predicate {
    Predicate::expression(text)
}

#[test]
fn constraints_combine_and_remember() {
    let w = Fixture::new();
    // A vector of 32-bit signless integers, as definitions compose it.
    let element = Predicate::Concat {
        prefix: "[](::mlir::Type elementType) { return ".into(),
        child: Arc::new(Predicate::Or(vec![
            leaf("elementType.isSignlessInteger(32)").into(),
            leaf("isa<Missing>(elementType)").into(),
        ])),
        suffix: "; }(::llvm::cast<::mlir::ShapedType>($_self).getElementType())".into(),
    };
    let vector = Predicate::And(vec![leaf("(isa<VectorType>($_self))").into(), element.into()]);
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
        child: Arc::new(leaf("::llvm::isa<::mlir::StringAttr>(attr)")),
        suffix: "); })".into(),
    };
    let strings = Predicate::And(vec![leaf("isa<ArrayAttr>($_self)").into(), elements.into()]);
    let strings = Constraint::compile(&strings, &w.classes, "").unwrap();
    let text = w.ctx.string_attr("a");
    assert!(strings.holds_attr(&w.ctx, w.ctx.array_attr(&[text, text])).is_yes());
    assert!(strings.holds_attr(&w.ctx, w.ctx.array_attr(&[text, w.ctx.common().unit])).is_no());
    assert!(strings.holds_attr(&w.ctx, text).is_no());
    let not = Constraint::compile(&Predicate::Not(Arc::new(Predicate::And(vec![]))), &w.classes, "").unwrap();
    assert!(not.holds_type(&w.ctx, w.ty("i32")).is_no());
}

#[test]
fn names_are_looked_up_again_after_a_registration() {
    let w = Fixture::new();
    let call = parse("host::answer()").unwrap();
    let ask =
        |classes: &Classes| eval(&call, &mut Env::new(&w.ctx, classes)).ok().and_then(|value| value.as_int());
    assert_eq!((ask(&w.classes), ask(&w.classes)), (None, None));
    w.classes.register_helper("::host::answer", |_, _| Ok(Val::int64(42)));
    assert_eq!((ask(&w.classes), ask(&w.classes)), (Some(42), Some(42)));
    w.classes.register_helper("::host::answer", |_, _| Ok(Val::int64(43)));
    assert_eq!(ask(&w.classes), Some(43));
    // A lookup in one table is not used for another one.
    let other = Classes::new();
    assert_eq!(ask(&other), None);
    other.register_helper("::host::answer", |_, _| Ok(Val::int64(44)));
    assert_eq!((ask(&other), ask(&w.classes)), (Some(44), Some(43)));
}

#[test]
fn hosts_implement_classes() {
    let w = Fixture::new();
    w.classes.register_class(
        "::mlir::quant::QuantizedType",
        NativeClass {
            is_type: Some(Arc::new(|ctx, ty| ty == ctx.common().i64)),
            methods: vec![("getStorageTypeIntegralWidth".into(), Arc::new(|_, _| Ok(Val::int64(8))))],
            ..NativeClass::default()
        },
    );
    assert!(w.holds("isa<mlir::quant::QuantizedType>($_self)", "i64"));
    assert!(!w.holds("isa<mlir::quant::QuantizedType>($_self)", "i32"));
    assert!(w.holds("cast<quant::QuantizedType>($_self).getStorageTypeIntegralWidth() == 8", "i64"));
}

#[test]
fn interfaces_are_attached_from_outside() {
    let w = Fixture::new();
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
