//! Methods that a receiver lacks, and numbers of values, without evaluation.

use super::*;
use crate::{Given, Subject};

/// Reports on a text in which `$0` is the given object.
fn message(classes: &Classes, text: &str, given: Given) -> Option<String> {
    message_in(&Context::new(Arc::default()), classes, text, given)
}

fn message_in(ctx: &Context, classes: &Classes, text: &str, given: Given) -> Option<String> {
    let of = |placeholder: &Placeholder| match placeholder {
        Placeholder::Index(0) => given,
        _ => Given::Unknown,
    };
    match parse(text) {
        Ok(expr) => expr.unknown_method(ctx, classes, "", &of),
        Err(_) => parse_body(text).unwrap().unknown_method(ctx, classes, "", &of),
    }
}

/// Reports on a text in which `$0` is of a C++ class.
fn message_of(text: &str, class: &str) -> Option<String> {
    let (ctx, classes) = (Context::new(Arc::default()), Classes::new());
    classes.register_op(&ctx, "::mlir::t::AddOp", "t.add");
    classes.register_interface_of(&ctx, Subject::Operation, "::mlir::t::OfOps", "OfOps");
    classes.register_interface_of(&ctx, Subject::Type, "::mlir::t::OfTypes", "OfTypes");
    classes.register_accessors(["lhs", "width"]);
    message_in(&ctx, &classes, text, Given::Object(ctx.name(class)))
}

#[test]
fn members_that_a_c_plus_plus_class_lacks_are_reported() {
    let message = |text: &str, class: &str| message_of(text, class).unwrap_or_else(|| panic!("{text}"));
    assert_eq!(message("$0.getInt()", "::mlir::Attribute"), "unknown method 'getInt' of an attribute");
    assert_eq!(message("$0.getValue()", "::mlir::Attribute"), "unknown method 'getValue' of an attribute");
    assert_eq!(message("$0.getType()", "::mlir::Attribute"), "unknown method 'getType' of an attribute");
    assert_eq!(message("$0.getWidth()", "::mlir::Type"), "unknown method 'getWidth' of a type");
    assert_eq!(
        message("$0.getShape()", "::mlir::IntegerType"),
        "unknown method 'getShape' of 'mlir::IntegerType'"
    );
    assert_eq!(message("$0.size()", "::mlir::IntegerAttr"), "unknown method 'size' of 'mlir::IntegerAttr'");
    assert_eq!(message("$0.getOwner()", "::mlir::Value"), "unknown method 'getOwner' of a value");
    assert_eq!(message("$0->getLhs()", "::mlir::Operation"), "unknown method 'getLhs' of 'mlir::Operation'");
    assert_eq!(
        message("(*$0).getLhs()", "::mlir::Operation"),
        "unknown method 'getLhs' of 'mlir::Operation'"
    );
    assert_eq!(
        message("$0->getType(0)", "::mlir::Operation"),
        "unknown method 'getType' of 'mlir::Operation'"
    );
    assert_eq!(
        message("$0.getNumOperands()", "::mlir::Operation"),
        "'.' cannot be applied to a pointer to an operation, use '->getNumOperands'"
    );
    assert_eq!(
        message("auto *o = $0.getDefiningOp(); return o->getLhs();", "::mlir::Value"),
        "unknown method 'getLhs' of 'mlir::Operation'"
    );
    assert_eq!(
        message("$0->getAttr(\"a\").getInt()", "::mlir::Operation"),
        "unknown method 'getInt' of an attribute"
    );
}

#[test]
fn casts_are_to_classes_of_the_same_things() {
    let message = |text: &str, class: &str| message_of(text, class).unwrap_or_else(|| panic!("{text}"));
    assert_eq!(
        message("isa<::mlir::t::AddOp>($0)", "::mlir::Value"),
        "'isa<mlir::t::AddOp>' of a value, which is never a 'mlir::t::AddOp', use '.getDefiningOp()'"
    );
    assert_eq!(
        message("isa<IntegerType>($0)", "::mlir::Value"),
        "'isa<mlir::IntegerType>' of a value, which is never a 'mlir::IntegerType', use '.getType()'"
    );
    for (text, class) in [
        ("isa<IntegerAttr>($0)", "::mlir::Type"),
        ("isa_and_nonnull<IntegerAttr>($0)", "::mlir::Type"),
        ("cast<IntegerType>($0)", "::mlir::Attribute"),
        ("dyn_cast_or_null<IntegerType>($0)", "::mlir::Attribute"),
        ("isa<IntegerType, t::AddOp>($0)", "::mlir::Operation"),
        ("isa<OpResult>($0)", "::mlir::Operation"),
        ("isa<t::OfOps>($0)", "::mlir::Value"),
        ("isa<t::OfTypes>($0)", "::mlir::Attribute"),
        ("$0.getDefiningOp<IntegerType>()", "::mlir::Value"),
        ("$0->getAttrOfType<IntegerType>(\"a\")", "::mlir::Operation"),
        ("$0->getParentOfType<IntegerType>()", "::mlir::Operation"),
        ("isa<IntegerAttr>($0->getResult(0))", "::mlir::Operation"),
        ("Attribute a = $0; return a;", "::mlir::Type"),
        ("Type a = $0; return a;", "::mlir::Value"),
        ("Value a = $0; return a;", "::mlir::Operation"),
        ("IntegerAttr a = $0; return a;", "::mlir::Attribute"),
        ("IntegerType a = $0; return a;", "::mlir::Type"),
        ("t::AddOp a = $0; return a;", "::mlir::Operation"),
        ("t::AddOp a = $0.getDefiningOp(); return a;", "::mlir::Value"),
        ("OpResult a = $0; return a;", "::mlir::Value"),
    ] {
        message(text, class);
    }
    for (text, class) in [
        ("isa<BlockArgument>($0)", "::mlir::Value"),
        ("isa<t::AddOp, t::OfOps>($0)", "::mlir::Operation"),
        ("isa<t::AddOp>(*$0)", "::mlir::Operation"),
        ("isa<t::OfTypes>($0)", "::mlir::Type"),
        ("isa<LocationAttr>($0)", "::mlir::Attribute"),
        ("t::AddOp a(cast<t::AddOp>($0)); return a.getLhs();", "::mlir::Operation"),
        ("Operation *a = cast<t::AddOp>($0); return a;", "::mlir::Operation"),
        ("Value a = cast<t::AddOp>($0); return a;", "::mlir::Operation"),
        ("Attribute a = cast<IntegerAttr>($0); return a;", "::mlir::Attribute"),
        ("Type a = $0.getType(); return a.isInteger(3);", "::mlir::Value"),
        ("$0->getOperand(0).getType().getIntOrFloatBitWidth()", "::mlir::Operation"),
        ("cast<IntegerType>($0).getWidth()", "::mlir::Type"),
        ("isa<unknown::Thing>($0)", "::mlir::Type"),
    ] {
        assert_eq!(message_of(text, class), None, "{text}");
    }
}

#[test]
fn methods_are_looked_for_by_the_type_of_their_receiver() {
    let classes = Classes::new();
    let message = |text: &str, given| message(&classes, text, given).unwrap_or_default();
    assert_eq!(message("$0.getInt() == 0", Given::Value), "unknown method 'getInt' of a value");
    assert_eq!(message("$0.getType().hasOneUse()", Given::Value), "unknown method 'hasOneUse' of a type");
    assert_eq!(
        message("$0.getDefiningOp().getDimSize(0)", Given::Value),
        "'.' cannot be applied to a pointer to an operation, use '->getDimSize'"
    );
    assert_eq!(message("$0.getUsers()", Given::Type), "unknown method 'getUsers' of a type");
    assert_eq!(
        message("$0.getDefiningOp()", Given::Attribute(None)),
        "unknown method 'getDefiningOp' of an attribute"
    );
    assert_eq!(
        message("cast<StringAttr>($0).getInt()", Given::Attribute(None)),
        "unknown method 'getInt' of 'mlir::StringAttr'"
    );
    assert_eq!(
        message("IntegerAttr n = f($1); return n.strref();", Given::Unknown),
        "unknown method 'strref' of 'mlir::IntegerAttr'"
    );
    assert_eq!(
        message("auto t = $0.getType(); return t.getUses();", Given::Value),
        "unknown method 'getUses' of a type"
    );
    assert_eq!(message("$0.getValue()", Given::Value), "unknown method 'getValue' of a value");
    assert_eq!(
        message("Value v = f($1); return v.size();", Given::Unknown),
        "unknown method 'size' of a value"
    );
    assert_eq!(message("$0.getType(1, 2)", Given::Value), "'getType' of a value takes no arguments");
    assert_eq!(message("$0.hasNUses()", Given::Value), "'hasNUses' of a value takes 1 argument");
    assert_eq!(message("$0.isInteger(3, 4)", Given::Type), "'isInteger' of a type takes at most 1 argument");
    assert_eq!(
        message("$0->getOperand()", Given::Operation(None)),
        "'getOperand' of an operation takes 1 argument"
    );
    assert_eq!(
        message("cast<IntegerAttr>($0).getInt(1)", Given::Attribute(None)),
        "'getInt' of 'mlir::IntegerAttr' takes no arguments"
    );
    assert_eq!(message("$0->getType()", Given::Value), "'->' cannot be applied to a value, use '.getType'");
    assert_eq!(
        message("$0->isInteger(1)", Given::Type),
        "'->' cannot be applied to a type, use '.isInteger'"
    );
}

#[test]
fn valid_texts_are_not_reported() {
    let classes = Classes::new();
    classes.register_method("mine", |_, _| Ok(Val::Bool(true)));
    let model = NativeClass {
        is_attr: Some(Arc::new(|_, _| true)),
        methods: vec![("ofClass".into(), Arc::new(|_: &mut Env<'_>, _: &[Val]| Ok(Val::Bool(true))))],
        ..NativeClass::default()
    };
    classes.register_class("mine::Attr", model);
    classes.register_accessors(["width"]);
    for (text, given) in [
        ("$0.getInt()", Given::Unknown),
        ("$1.getInt()", Given::Value),
        ("$0.mine()", Given::Value),
        ("$0.mine(1, 2)", Given::Value),
        ("$0.getType($1...)", Given::Value),
        ("$0.isInteger()", Given::Type),
        ("$_builder.getI32IntegerAttr(5).getInt()", Given::Unknown),
        ("$0.ofClass()", Given::Attribute(None)),
        ("$0.getWidth()", Given::Type),
        ("$0.getType()", Given::Value),
        ("f($0).getInt()", Given::Value),
        ("std::optional<StringAttr> a = f($0); return a->getValue();", Given::Unknown),
        ("auto a = f($0); return a->getInt();", Given::Value),
        // A name that is declared twice is not checked.
        ("{ auto a = $0; } { auto a = f(1); return a.getInt(); }", Given::Value),
        ("$0.getUses().begin()->getOwner()", Given::Value),
        ("[](auto a) { return a.getInt(); }($0)", Given::Value),
    ] {
        assert_eq!(message(&classes, text, given), None, "{text}");
    }
}

#[test]
fn values_of_a_text_are_counted_if_their_number_is_known() {
    let (ctx, classes) = (Context::new(Arc::default()), Classes::new());
    let of = |placeholder: &Placeholder| match placeholder {
        Placeholder::Index(0) => Given::Value,
        _ => Given::Unknown,
    };
    let count = |text: &str| Some(parse(text).unwrap().values_given(&ctx, &classes, "", &of)?.len());
    assert_eq!(count("{$0, $1, $2}"), Some(3));
    assert_eq!(count("std::array<::mlir::Value, 2>{$0, $1}"), Some(2));
    assert_eq!(count("std::make_tuple($0)"), Some(1));
    assert_eq!(count("$0"), Some(1));
    assert_eq!(count("$0.getType()"), Some(1));
    assert_eq!(count("$1"), None);
    assert_eq!(count("{$0...}"), None);
    assert_eq!(count("f($0)"), None);
    let counts = |text: &str| {
        let given = parse_body(text).unwrap().values_given(&ctx, &classes, "", &of)?;
        Some(given.iter().map(Vec::len).collect::<Vec<_>>())
    };
    assert_eq!(counts("if ($1) { return {$0, $0}; } return $0;"), Some(vec![2, 1]));
    assert_eq!(counts("return f();"), Some(vec![]));
    assert_eq!(counts("auto f = [](auto a) { return a; }; f($0);"), None);
}

#[test]
fn the_result_of_a_text_is_checked_by_its_type() {
    let (ctx, classes) = (Context::new(Arc::default()), Classes::new());
    let of = |placeholder: &Placeholder| match placeholder {
        Placeholder::Index(0) => Given::Value,
        _ => Given::Unknown,
    };
    let given = |text: &str| parse(text).unwrap().values_given(&ctx, &classes, "", &of);
    assert_eq!(given("$0"), Some(vec![Given::Value]));
    assert_eq!(given("$0.getType()"), Some(vec![Given::Type]));
    assert_eq!(given("{$0, $0.getType(), $1}"), Some(vec![Given::Value, Given::Type, Given::Unknown]));
    assert_eq!(given("$1 ? $0 : $0"), Some(vec![Given::Value]));
    assert_eq!(given("$_builder.getUnitAttr()"), Some(vec![Given::Attribute(None)]));
    assert_eq!(given("$_builder.getF32Type()"), Some(vec![Given::Type]));
    assert_eq!(given("$1"), None);
    let body =
        parse_body("auto b = $_builder; Type t = $0.getType(); if ($1) return t; return b.getUnitAttr();");
    let given = body.unwrap().values_given(&ctx, &classes, "", &of);
    assert_eq!(given, Some(vec![vec![Given::Type], vec![Given::Attribute(None)]]));
    assert!(!parse_body("f($0);").unwrap().returns_anything());
}
