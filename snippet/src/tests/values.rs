//! Values: numbers, lists, attributes, and the results of statements.

use super::*;

#[test]
fn numbers_follow_c() {
    let w = Fixture::new();
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
fn statements_run_in_order() {
    let w = Fixture::new();
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
    let Ok(Val::Type(doubled)) = doubled else { panic!("{doubled:?}") };
    let TypeData::Vector { shape, .. } = w.ctx.type_data(doubled) else { panic!("{doubled:?}") };
    assert_eq!(**shape, [8]);

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
    // References write through, whether the lambda has a name; copies and constants do not.
    let references =
        "int a = 1, b = 1, c = 1; auto set = [](int &x, int y, const int &z) { x = 5; y = 6; return z; };
                      set(a, b, c); [](int &out) { out += 10; }(b); return a * 100 + b;";
    assert_eq!(body(references).unwrap().as_int(), Some(511));
}

#[test]
fn statements_choose_and_declare_together() {
    let w = Fixture::new();
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
        let args = [Val::int64(given)];
        let value = run(&body, &mut Env::new(&w.ctx, &w.classes).with_args(&args)).unwrap();
        assert_eq!(value.as_int(), Some(expected), "{given}");
    }
    assert!(parse_body("switch (a) { f(); case 1: break; }").is_err());
    assert!(parse_body("case 1: return;").is_err());
}

#[test]
fn wide_integers_wrap_at_their_width() {
    let w = Fixture::new();
    for (text, value) in [
        ("(APInt(128, -1, true) * APInt(128, -1, true)).getSExtValue()", 1),
        ("(APInt::getSignedMaxValue(128) * APInt::getSignedMaxValue(128)).getSExtValue()", 1),
        ("(APInt(8, 127) + 1).getSExtValue()", -128),
        ("APInt(8, -1).zext(16).getSExtValue()", 255),
        ("APInt(8, -128).isSignedIntN(8) && !APInt(16, 128).isSignedIntN(8)", 1),
        ("APInt(8, 255).isIntN(8) && !APInt(16, 256).isIntN(8)", 1),
        ("APInt(8, 3).countl_zero() * 10 + APInt(8, 3).countr_one() + APInt(8, -2).countl_one()", 69),
        ("APInt(8, -7).sdiv(2).getSExtValue() * 1000 + (int64_t)APInt(8, -7).udiv(2).getZExtValue()", -2876),
        ("APInt(8, -8).ashr(1).getSExtValue() + APInt(8, -8).lshr(1).getZExtValue()", 120),
    ] {
        assert_eq!(w.int(text), value, "{text}");
    }
}

#[test]
fn elements_come_as_asked() {
    let w = Fixture::new();
    let splat = "DenseElementsAttr::get(RankedTensorType::get({4}, $_builder.getI8Type()), $_builder.getI8IntegerAttr(-1))";
    let attr = w.with(&format!("{splat}.getSplatValue<Attribute>()"), Val::Null).unwrap();
    assert_eq!(attr.as_attr(), Some(w.ctx.int_attr(w.ctx.common().i8, -1i64)));
    assert_eq!(w.int(&format!("{splat}.getValues<uint8_t>()[2]")), 255);
    assert_eq!(w.int(&format!("{splat}.getValues<int64_t>().size()")), 4);
}

#[test]
fn values_are_given_back_through_local_names() {
    let w = Fixture::new();
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
fn constants_are_built() {
    let w = Fixture::new();
    let attr = |text: &str, args: &[Val]| {
        let expr = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let value = eval(&expr, &mut Env::new(&w.ctx, &w.classes).with_args(args));
        value.unwrap_or_else(|error| panic!("{text}: {error}"))
    };
    let c = w.ctx.common();
    assert_eq!(
        attr("$_builder.getI32IntegerAttr($0)", &[Val::int64(-1)]).as_attr(),
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
    assert_eq!(attr("$0...", &[Val::int64(1), Val::int64(2)]).as_list().map(<[Val]>::len), Some(2));
}

#[test]
fn logarithms_are_rounded_up() {
    let w = Fixture::new();
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
    let w = Fixture::new();
    let c = w.ctx.common();
    let inner = w.ctx.ty(TypeData::Tuple([c.i64].into()));
    let outer = w.ctx.ty(TypeData::Tuple([c.i32, inner, c.f32].into()));
    let result =
        w.with("::mlir::getFlattenedTypes(::llvm::cast<::mlir::TupleType>($_self))", Val::Type(outer));
    let types: Option<Vec<Type>> = result.unwrap().as_list().unwrap().iter().map(Val::as_type).collect();
    assert_eq!(types, Some(vec![c.i32, c.i64, c.f32]));
}

#[test]
fn one_value_is_an_array_and_two_iterators_a_range() {
    let w = Fixture::new();
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

#[test]
fn unsupported_texts_are_not_defaults() {
    let w = Fixture::new();
    let i32 = Val::Type(w.ctx.common().i32);
    for text in [
        "success(std::string(\"x\"))",
        "RankedTensorType::get({2}, $_self, 3)",
        "MemRefType::get({2}, $_self, 3)",
        "MemRefType::get({2}, $_self, AffineMap(), \"x\")",
        "UnrankedMemRefType::get($_self, \"x\")",
        "VectorType::get({2, 3}, $_self, {true})",
        "IntegerType::get($_ctxt, 8, 7)",
        "llvm::zip_equal(SmallVector<int64_t>{1, 2}, SmallVector<int64_t>{1}).empty()",
        "SmallVector<OperationState>(2).empty()",
        "FusedLoc::get({$_self}, $_ctxt)",
        "isa<IntegerAttr>($_self)",
        "isa<Operation>($_self)",
    ] {
        assert!(w.with(text, i32.clone()).is_err(), "{text}");
    }
    for text in [
        "succeeded(success(true)) && failed(failure())",
        "RankedTensorType::get({2}, $_self, nullptr) == RankedTensorType::get({2}, $_self)",
        "VectorType::get({2, 3}, $_self, {}) == VectorType::get({2, 3}, $_self)",
        "SmallVector<Type>(2).size() == 2 && SmallVector<APInt>(1)[0].getBitWidth() == 1",
        "isa<IntegerType, FloatType>($_self)",
    ] {
        assert_eq!(w.with(text, i32.clone()).map(|value| value.as_bool()), Ok(Some(true)), "{text}");
    }
}

#[test]
fn groups_of_dimensions_become_positions() {
    let w = Fixture::new();
    let call = |groups: &str| {
        let dims = "auto d0 = getAffineDimExpr(0, $_ctxt), d1 = getAffineDimExpr(1, $_ctxt);
            auto s0 = getAffineSymbolExpr(0, $_ctxt);";
        let text = format!(
            "[&]() {{ {dims} SmallVector<SmallVector<AffineExpr>> groups = {groups};
               auto list = convertReassociationMapsToIndices(groups);
               return list.size() * 10 + list[0].size() + list[0].back() * 100; }}()"
        );
        let expr = parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(expr.missing(&w.classes, ""), []);
        w.with(&text, Val::Null)
    };
    assert_eq!(call("{{d0, d1}}").unwrap().as_int(), Some(112));
    assert_eq!(call("{{d0}, {d1}}").unwrap().as_int(), Some(21));
    assert_eq!(call("{{s0}}").unwrap_err().message, "an expression of a group is not a dimension");
    assert!(w.holds("kDynamic == ShapedType::kDynamic", "i32"));
    assert_eq!(parse("kDynamic < 0").unwrap().missing(&w.classes, ""), []);
}
