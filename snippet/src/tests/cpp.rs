//! Switches, casts, sums and sizes, and conversions that are not implicit in C++.

use super::*;

impl Fixture {
    #[track_caller]
    fn body(&self, text: &str) -> Result<Val, crate::EvalError> {
        let body = parse_body(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        run(&body, &mut Env::new(&self.ctx, &self.classes))
    }

    #[track_caller]
    fn number(&self, text: &str) -> i128 {
        match self.body(text) {
            Ok(value) => value.as_int().unwrap_or_else(|| panic!("{text}: {value:?}")),
            Err(error) => panic!("{text}: {error}"),
        }
    }
}

#[test]
fn numbers_and_values_of_enums_are_not_each_other() {
    let w = Fixture::new();
    for text in [
        "return arith::CmpIPredicate::ne + 1;",
        "return arith::CmpIPredicate::ne == 1;",
        "if (arith::CmpIPredicate::ne) return 1; return 2;",
        "int x = arith::CmpIPredicate::ne; return x;",
        "arith::CmpIPredicate x = 1; return 1;",
        "auto x = arith::CmpIPredicate::ne; x = 2; return 1;",
        "int x = 0; x = arith::CmpIPredicate::ne; return x;",
        "SmallVector<int> x; x.push_back(arith::CmpIPredicate::ne); return x[0];",
        "switch (arith::CmpIPredicate::ne) { case 1: return 1; } return 2;",
        "return arith::CmpIPredicate::eq | arith::CmpIPredicate::ne;",
        "std::optional<int> x = 4; return x + 1;",
        "std::optional<int> x = 4; int y = x; return y;",
        "std::optional<int> x = 4; return (int)x;",
        "std::optional<bool> x = true; bool y = x; return y;",
    ] {
        let error = w.body(text).map(|value| panic!("{text}: {value:?}")).unwrap_err();
        assert_eq!(error.kind, EvalErrorKind::Invalid, "{text}: {error}");
    }
    assert_eq!(w.number("return static_cast<int>(arith::CmpIPredicate::slt) + 1;"), 3);
    assert_eq!(w.number("return arith::CmpIPredicate(2) == arith::CmpIPredicate::slt ? 1 : 2;"), 1);
    assert_eq!(w.number("return arith::CmpIPredicate::eq < arith::CmpIPredicate::slt ? 1 : 2;"), 1);
    assert_eq!(w.number("std::optional<int> x = 4; return (bool)x ? 1 : 2;"), 1);
}

#[test]
fn switches_give_what_the_first_case_gives() {
    let w = Fixture::new();
    let of = |text: &str, cases: &str| {
        w.number(&format!("return llvm::StringSwitch<int>(\"{text}\"){cases}.Default(9);"))
    };
    assert_eq!(of("b", ".Case(\"a\", 1).Case(\"b\", 2).Case(\"b\", 3)"), 2);
    assert_eq!(of("c", ".Cases(\"a\", \"b\", \"c\", 4)"), 4);
    assert_eq!(of("c", ".Cases({\"a\", \"c\"}, 4)"), 4);
    assert_eq!(of("abc", ".EndsWith(\"b\", 1).StartsWith(\"ab\", 2)"), 2);
    assert_eq!(of("ABC", ".CaseLower(\"abc\", 1)"), 1);
    assert_eq!(of("x", ".Case(\"a\", 1)"), 9);
    assert_eq!(w.number("return llvm::StringSwitch<uint8_t>(\"a\").Case(\"a\", 300).Default(0);"), 44);
    // The name holds the switch after its cases.
    assert_eq!(
        w.number("llvm::StringSwitch<int> s(\"a\"); s.Case(\"b\", 1).Case(\"a\", 2); return s.Default(3);"),
        2
    );
    assert_eq!(w.number("int n = llvm::StringSwitch<int>(\"a\").Case(\"a\", 2); return n;"), 2);
    assert!(w.body("int n = llvm::StringSwitch<int>(\"b\").Case(\"a\", 2); return n;").is_err());
}

#[test]
fn casts_precede_operators_and_names_denote_types() {
    let w = Fixture::new();
    for (text, number) in [
        ("std::optional<int> x = 4; return (uint32_t)*x;", 4),
        ("int x = 4; return (int64_t)-x;", -4),
        ("int x = 4; return (unsigned)~x;", 4_294_967_291),
        ("int x = 0; return (bool)!x;", 1),
        ("int x = 4; return (std::size_t)-x > 5;", 1),
        ("return (unsigned long)-1 == ~0ull;", 1),
        ("typedef uint8_t Byte; Byte x = 300; return x;", 44),
        ("typedef SmallVector<int64_t> Ints; Ints x; x.push_back(3); return x[0];", 3),
        (
            "[[maybe_unused]] int x = 3; switch (x) { case 3: x = 5; [[fallthrough]]; default: x += 1; } return x;",
            6,
        ),
        ("int16_t x = 1; return sizeof(x) + sizeof(int64_t) * sizeof(bool) + sizeof(unsigned long);", 18),
        ("return sizeof(arith::CmpIPredicate);", 4),
    ] {
        assert_eq!(w.number(text), number, "{text}");
    }
}

#[test]
fn sums_have_the_type_that_they_begin_with() {
    let w = Fixture::new();
    for (text, number) in [
        ("SmallVector<int64_t> x = {2, 3}; return std::accumulate(x.begin(), x.end(), 1);", 6),
        (
            "SmallVector<int64_t> x = {2, 3}; return std::accumulate(x.begin(), x.end(), 1, std::multiplies<int64_t>());",
            6,
        ),
        (
            "SmallVector<int64_t> x = {2, 3}; return std::accumulate(x.begin(), x.end(), 1, [](int a, int b) { return a * 10 + b; });",
            123,
        ),
        ("SmallVector<int64_t> x = {1LL << 32, 3}; return std::accumulate(x.begin(), x.end(), 0);", 3),
        ("SmallVector<std::string> x = {\"a\", \"bc\"}; return llvm::join(x, \", \") == \"a, bc\";", 1),
        ("return llvm::join_items(\"/\", \"a\", \"b\") == \"a/b\";", 1),
    ] {
        assert_eq!(w.number(text), number, "{text}");
    }
}

#[test]
fn enums_of_a_class_have_constant_expressions() {
    let w = Fixture::new();
    let declaration = "
        enum Level : uint8_t { Low = 1 << 2, Mid = Low + 3, High = ~0u & 0xf0, Top };
        enum { kSmall = 3, kLarge = kSmall * 10 };
        static constexpr int64_t kBase = kLarge + 1;
        enum Late { First = kBase, Second = sizeof(int32_t) * 2 };
        enum class Mode : int64_t { A = -1, B, C = 1LL << 40 };
        enum Odd : uint8_t { Much = 300 };";
    w.classes.register_type(&w.ctx, "::t::Box", "t.box");
    let members = ClassMembers { declaration: declaration.to_owned(), ..ClassMembers::default() };
    w.classes.register_members("::t::Box", members);
    for (text, number) in [
        ("t::Box::Mid", 7),
        ("t::Box::Level::Top", 241),
        ("t::Box::kLarge + 1", 31),
        ("t::Box::First", 31),
        ("t::Box::Second - 9", -1),
        ("static_cast<int64_t>(t::Box::Mode::C)", 1 << 40),
        ("static_cast<int>(t::Box::Mode::B)", 0),
        ("sizeof(t::Box::Level)", 1),
    ] {
        assert_eq!(w.int(text), number, "{text}");
    }
    // A case of an 'enum class' is not a name of the class, and a value that does not fit is not a case.
    for text in ["t::Box::A", "t::Box::Much", "t::Box::Mode::A + 1"] {
        assert!(w.with(text, Val::Null).is_err(), "{text}");
    }
}
