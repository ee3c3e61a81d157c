//! References, pointers, iterators and captures; the results are those of g++.

use super::*;
use crate::EvalError;

fn result(text: &str) -> Result<Option<i128>, EvalError> {
    let w = Fixture::new();
    let body = parse_body(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    run(&body, &mut Env::new(&w.ctx, &w.classes)).map(|value| value.as_int())
}

#[test]
fn references_write_through() {
    for (text, expected) in [
        ("int a = 1; int &r = a; r = 8; return a;", 8),
        ("int a = 1; auto &r = a; auto &q = r; q += 4; a *= 2; return r;", 10),
        ("int a = 1; int *p = &a; *p = 8; int **q = &p; **q += 1; return a;", 9),
        ("int a = 1, b = 2; bool c = true; auto &r = c ? b : a; r = 7; return a * 10 + b;", 17),
        ("int a = 1, &b = a, c = a; b = 5; return c * 10 + a;", 15),
        ("SmallVector<int> v = {1, 2}; for (auto &e : v) e += 1; return v[0] * 10 + v[1];", 23),
        ("SmallVector<int> v = {1, 2}; for (auto e : v) e += 1; return v[0] * 10 + v[1];", 12),
        ("SmallVector<int> v = {1, 2}; for (auto &&e : v) e = 9; return v[0] * 10 + v[1];", 99),
        ("SmallVector<int> v = {1, 2}; auto &w = v; w.push_back(3); return v.size();", 3),
        ("SmallVector<int> v = {1, 2}; const auto &w = v; v.push_back(3); return w.size();", 3),
        ("SmallVector<int> v = {1, 2}; auto w = v; w[0] = 9; return v[0];", 1),
        ("SmallVector<int> v = {1, 2}; int &x = v[1]; x = 6; v.front() = 4; return v[0] * 10 + v[1];", 46),
        ("SmallVector<SmallVector<int>> v = {{1}, {2}}; v[1].push_back(9); return v[1].size();", 2),
        ("std::pair<int, int> p{1, 2}; auto &[a, b] = p; a = 5; p.second = 7; return p.first * 10 + b;", 57),
        ("std::pair<int, int> p{1, 2}; auto [a, b] = p; a = 5; return p.first;", 1),
        ("int a, b; std::tie(a, b) = std::make_pair(3, 4); return a * 10 + b;", 34),
        ("int a = 1, b = 2; std::swap(a, b); return a * 10 + b;", 21),
        ("SmallVector<int> v = {1, 2, 3}; int i = 0; v[i++] += 5; return v[0] * 10 + i;", 61),
    ] {
        assert_eq!(result(text), Ok(Some(expected)), "{text}");
    }
}

#[test]
fn iterators_lead_to_their_range() {
    for (text, expected) in [
        (
            "SmallVector<int> v = {1, 2, 3}; auto *p = v.begin(); *p = 7; ++p; *p = 8; return v[0] * 10 + v[1];",
            78,
        ),
        ("SmallVector<int> v = {1, 2, 3}; auto it = v.begin() + 1; v[1] = 9; return *it;", 9),
        (
            "SmallVector<int> v = {1, 2, 3}; auto it = llvm::find(v, 2); *it = 5; v[2] = 6; return v[1] * 10 + *(it + 1);",
            56,
        ),
        (
            "SmallVector<int> v = {1, 2, 3}; int s = 0; for (auto it = v.begin(); it != v.end(); ++it) s = s * 10 + *it; return s;",
            123,
        ),
        ("SmallVector<int> v = {1, 2, 3}; auto it = v.begin(); int s = *it++; return s * 10 + *it;", 12),
        ("SmallVector<int> v = {3, 1, 2}; llvm::sort(v); return v[0] * 100 + v[1] * 10 + v[2];", 123),
        (
            "SmallVector<int> v = {3, 1, 2}; std::sort(v.begin(), v.end(), [](int a, int b) { return a > b; }); return v[0];",
            3,
        ),
        ("SmallVector<int> v = {3, 1, 2}; std::reverse(v.begin(), v.end()); return v[0];", 2),
        (
            "SmallVector<int> v = {3, 1, 2}; llvm::for_each(v, [](int &a) { a *= 2; }); return v[0] + v[2];",
            10,
        ),
        (
            "SmallVector<int> v = {3, 1, 2}; llvm::erase_if(v, [](int a) { return a == 3; }); return v.size();",
            2,
        ),
    ] {
        assert_eq!(result(text), Ok(Some(expected)), "{text}");
    }
}

#[test]
fn lambdas_capture_as_written() {
    for (text, expected) in [
        ("int a = 1; auto f = [=] { return a; }; a = 9; return f();", 1),
        ("int a = 1; auto f = [&] { return a; }; a = 9; return f();", 9),
        ("int a = 1; auto f = [a]() mutable { a += 5; return a; }; f(); return f() * 10 + a;", 111),
        ("int a = 1; auto f = [&a] { a += 5; return a; }; return f() * 10 + a;", 66),
        ("int a = 1; auto f = [b = a + 1] { return b; }; a = 9; return f();", 2),
        ("int a = 1; auto f = [&] { return a; }; { int a = 2; a++; return f(); }", 1),
        (
            "int a = 1; auto f = [a]() mutable { return ++a; }; auto g = [&](auto h) { return h(); }; return g(f) + g(f);",
            4,
        ),
        ("auto f = [](int8_t v) { return v; }; return f(200);", -56),
        ("auto f = []() -> uint8_t { return 300; }; return f();", 44),
        ("auto f = [](int &v) { v = 9; }; int a = 1; f(a); return a;", 9),
        ("auto f = [](int v) { v = 9; }; int a = 1; f(a); return a;", 1),
        (
            "auto f = [](SmallVectorImpl<int> &z) { z.push_back(4); }; SmallVector<int> v = {1}; f(v); return v.size();",
            2,
        ),
    ] {
        assert_eq!(result(text), Ok(Some(expected)), "{text}");
    }
}

#[test]
fn temporaries_are_not_assigned() {
    for text in [
        // The items of a temporary range.
        "SmallVector<int> v = {1, 2}; for (auto [i, e] : llvm::enumerate(v)) e = 9; return v[0];",
        "SmallVector<int> v = {1, 2}; for (auto &e : llvm::reverse(v)) e = 9; return v[0];",
        "SmallVector<int> v = {1, 2}; for (auto &[a, b] : llvm::zip(v, v)) a = 9; return v[0];",
        "auto &r = std::max(1, 2); r = 3; return r;",
        "SmallVector<int> v = {1, 2}; llvm::sort(llvm::reverse(v)); return v[0];",
        // Dangling references.
        "int *p = nullptr; { int a = 1; p = &a; } return *p;",
        "auto f = [](auto g) { int k = 5; return g(&k); }; return *f([](int *p) { return p; });",
        // Each copy would have to count for itself.
        "int a = 1; SmallVector<int> v = {1, 2}; auto f = [a](int x) mutable { return x < ++a; }; return llvm::all_of(v, f);",
    ] {
        assert!(result(text).is_err(), "{text}: {:?}", result(text));
    }
}

#[test]
fn places_keep_their_type() {
    for (text, expected) in [
        ("SmallVector<int8_t> v; v.push_back(200); v[0] += 100; return v[0];", 44),
        ("SmallVector<uint8_t> v = {255}; v.back()++; v.append(2, 300); return v[0] * 100 + v[2];", 44),
        ("std::optional<uint8_t> o; o = 300; return *o;", 44),
        ("float d = 1; d /= 3; return d == 1.0 / 3;", 0),
        ("double d = 1; d /= 3; return d == 1.0 / 3;", 1),
        ("int a = 10; a -= 3.7; return a;", 6),
        ("for (uint8_t e : {300}) return e; return 0;", 44),
        ("int64_t a[] = {1, 2, 3}; int s = 0; for (auto e : a) s += e; return s;", 6),
        ("int i = 0; do { i += 2; } while (i < 5); return i;", 6),
        ("std::string s = \"ab\"; s += 'd'; s += \"e\"; return s == \"abde\";", 1),
        (
            "return std::string(3, 'k') == \"kkk\" && Twine('c').str() == \"c\" && std::to_string(40) == \"40\";",
            1,
        ),
        ("return (APSInt(APInt(8, 200), true) >> 1).getExtValue();", 100),
        ("return APSInt(APInt(8, 200), true) > APSInt(APInt(8, 100), true);", 1),
        ("return $_builder.getBoolAttr(true).getValue() + 1;", 2),
        ("BoolAttr b = $_builder.getBoolAttr(true); return b.getValue() + b.getValue();", 2),
    ] {
        assert_eq!(result(text), Ok(Some(expected)), "{text}");
    }
}
