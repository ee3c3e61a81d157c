//! Static properties of a text: whether it can be parsed, the constant that it requires, and its locality.

use super::*;

#[test]
fn a_condition_shows_which_constant_it_requires() {
    let asked =
        |text: &str| parse(text).unwrap().requested_constant().map(|asked| (asked.subject, asked.anything));
    use Placeholder::{Index, SelfValue};
    for text in [
        "matchPattern($_self, m_Constant())",
        "::mlir::success(::mlir::matchPattern($_self->getResult(0), ::mlir::m_Constant(&$0)))",
    ] {
        assert_eq!(asked(text), Some((SelfValue, true)), "{text}");
    }
    assert_eq!(asked("matchPattern($1, m_Zero())"), Some((Index(1), false)));
    for text in [
        "!matchPattern($_self, m_Constant())",
        "matchPattern($_self, m_Constant()) || $0",
        "matchPattern($_self->getResult(1), m_Constant())",
        "matchPattern($_self.getOperand(0), m_Constant())",
        "matchPattern($_self, m_Op<AddOp>())",
        "mine::matchPattern($_self, m_Constant())",
    ] {
        assert_eq!(asked(text), None, "{text}");
    }
}

#[test]
fn hostile_text_is_refused() {
    let deep =
        |open: &str, close: &str, count: usize| format!("{}1{}", open.repeat(count), close.repeat(count));
    for text in [
        deep("(", ")", 100_000),
        deep("!", "", 100_000),
        deep("[&]() { return ", "; }()", 1_000),
        format!("a{}", ".b()".repeat(100_000)),
        format!("a{}", " + 1".repeat(100_000)),
        format!("a{}", "<b".repeat(50_000)),
        format!("{}1", "a ? b : ".repeat(100_000)),
        "(".repeat(10),
        ")".into(),
        "\"abc".into(),
        "/* abc".into(),
        "'ab'".into(),
        "99999999999999999999999999999999999999999999".into(),
        "$".into(),
        "a b c".into(),
        "\u{fe}".into(),
        String::new(),
    ] {
        assert!(parse(&text).is_err(), "{}", &text[..text.len().min(40)]);
    }
    assert!(parse_body(&format!("{}return;", "if (a) b; else ".repeat(100_000))).is_err());
    let w = Fixture::new();
    // Evaluated at the maximum depth.
    assert_eq!(w.int(&deep("(", ")", 140)), 1);
    assert_eq!(w.int(&deep("(0 + ", ")", 140)), 1);
    assert_eq!(w.int(&format!("{}1", "- - ".repeat(90))), 1);
    let long = vec!["true"; 5_000].join(" && ");
    assert_eq!(w.with(&long, Val::Null).unwrap().as_bool(), Some(true));
}

#[test]
fn locality_of_a_text_is_found_without_running_it() {
    let fixture = Fixture::new();
    let of_args = |text: &str| parse_body(text).is_ok_and(|body| body.depends_on_args_only(&fixture.classes));
    assert!(of_args("auto b = $_builder; auto n = $0; return b.getI32IntegerAttr(n.getInt() + 1);"));
    assert!(of_args("auto b = $_builder; auto c = b; return c.getUnitAttr();"));
    assert!(!of_args("auto b = $_builder; b.setInsertionPoint($0); return $1;"));
    assert!(!of_args("auto b = $_builder; return make(b);"));
    assert!(!of_args("return $_op.getName();"));

    let is_non_local = |text: &str, plain: bool| {
        let expr = parse(text).expect("an expression");
        expr.is_non_local(&fixture.classes, &|placeholder| {
            if plain && *placeholder != Placeholder::Op {
                PlaceholderKind::Plain
            } else {
                PlaceholderKind::Handle
            }
        })
    };
    for text in
        ["$0.getType().isIndex()", "$_op.getNumOperands() == 2", "isa<IntegerType>($0.getType())", "true"]
    {
        assert!(!is_non_local(text, false), "{text}");
    }
    for text in [
        "$0.hasOneUse()",
        "$0.getDefiningOp() == nullptr",
        "$0.getType() == $1",
        "$_op.getOperand(0).getType().isIndex()",
        "$_op->getBlock()->empty()",
        "getNumOperands() == 2",
        "matchPattern($0, m_One())",
    ] {
        assert!(is_non_local(text, false), "{text}");
    }
    assert!(!is_non_local("cast<IntegerAttr>($0).getInt() == $1", true));
    // A name that is a method of some class is unknown on a value, but not on an operation that is seen as a
    // class.
    let members = ClassMembers {
        declaration: "Type getType() { return getOperand(0).getType(); }".to_owned(),
        ..ClassMembers::default()
    };
    fixture.classes.add_members("::mlir::t::AddOp", members);
    assert!(!is_non_local("$0.getType().isIndex()", false));
    let expr = parse("$0.getType().isIndex()").expect("an expression");
    assert!(expr.is_non_local(&fixture.classes, &|_| PlaceholderKind::Object));
}
