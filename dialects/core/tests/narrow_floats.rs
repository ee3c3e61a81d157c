//! Folding of floats of 4 to 8 bits.

use legalize_session::Session;

/// The canonical text of a function without arguments that returns the last of these values.
fn folded(session: &Session, lines: &str, ty: &str) -> String {
    let text = format!(
        "func.func private @use({ty}, f64)\nfunc.func @f() -> {ty} {{\n{lines}\n  return %r : {ty}\n}}"
    );
    let mut module = session.parse("input.mlir", &text).unwrap_or_else(|error| panic!("{text}: {error}"));
    session.run_pipeline("builtin.module(canonicalize)", &mut module).expect("it runs");
    session.print(&module)
}

fn session() -> Session {
    Session::builder().providers(legalize_dialects_core::providers()).build().expect("the dialects load")
}

/// Checks that each value, extended and truncated, is the same constant again.
#[test]
fn every_value_round_trips() {
    let session = session();
    for (ty, width, nans) in [
        ("f4E2M1FN", 4, &[][..]),
        ("f6E3M2FN", 6, &[]),
        ("f8E4M3FNUZ", 8, &[0x80]),
        ("f8E8M0FNU", 8, &[0xff]),
    ] {
        for bits in (0..1 << width).filter(|bits| !nans.contains(bits)) {
            // The kept constant and the folded one are merged only if they are equal.
            let lines = format!(
                "  %c = arith.constant {bits:#x} : {ty}\n  %w = arith.extf %c : {ty} to f64\n  \
                 %r = arith.truncf %w : f64 to {ty}\n  func.call @use(%c, %w) : ({ty}, f64) -> ()"
            );
            let text = folded(&session, &lines, ty);
            assert!(!text.contains("arith.extf") && !text.contains("arith.truncf"), "{bits:#x}: {text}");
            let of = |line: &str| text.lines().find(|found| found.contains(line)).expect(line).to_owned();
            let name = of("call @use").split(['(', ',']).nth(1).expect("an operand").to_owned();
            assert!(of("return").contains(&format!("{name} :")), "{bits:#x}: {text}");
        }
    }
}

/// Checks what becomes of values that a format does not have, and of those at its ends.
#[test]
fn values_that_a_format_lacks_are_not_folded() {
    let session = session();
    let truncated = |value: &str, ty: &str| {
        let lines = format!("  %c = arith.constant {value} : f64\n  %r = arith.truncf %c : f64 to {ty}");
        folded(&session, &lines, ty)
    };
    for (value, ty) in
        [("-1.0", "f8E8M0FNU"), ("0x7FF0000000000000", "f4E2M1FN"), ("0x7FF8000000000000", "f6E3M2FN")]
    {
        assert!(truncated(value, ty).contains("arith.truncf"), "{value} to {ty}");
    }
    // Truncations are folded only if they are exact.
    assert!(truncated("100.0", "f4E2M1FN").contains("arith.truncf"));
    assert!(truncated("0x7FF8000000000000", "f8E8M0FNU").contains("arith.truncf"));

    let doubled = folded(
        &session,
        "  %c = arith.constant 4.0 : f4E2M1FN\n  %r = arith.addf %c, %c : f4E2M1FN",
        "f4E2M1FN",
    );
    assert!(doubled.contains("arith.constant 6.000000e+00 : f4E2M1FN"), "{doubled}");

    // Results that a format lacks, and one that it has.
    for (op, one, two, ty) in [
        ("subf", "1.0", "2.0", "f8E8M0FNU"),
        ("divf", "1.0", "0.0", "f4E2M1FN"),
        ("divf", "0.0", "0.0", "f6E3M2FN"),
    ] {
        let lines = format!(
            "  %a = arith.constant {one} : {ty}\n  %b = arith.constant {two} : {ty}\n  %r = arith.{op} %a, %b : {ty}"
        );
        assert!(folded(&session, &lines, ty).contains(&format!("arith.{op}")), "{op} {ty}");
    }
    let sum = "  %a = arith.constant 0xFF : f8E8M0FNU\n  %b = arith.constant 1.0 : f8E8M0FNU\n  %r = arith.addf %a, %b : f8E8M0FNU";
    let sum = folded(&session, sum, "f8E8M0FNU");
    assert!(!sum.contains("arith.addf") && sum.contains("0xFF : f8E8M0FNU"), "{sum}");
    assert!(truncated("-0.0", "f8E4M3FNUZ").contains("arith.truncf"));

    let negated = |value: &str, ty: &str| {
        let lines = format!("  %c = arith.constant {value} : {ty}\n  %r = arith.negf %c : {ty}");
        folded(&session, &lines, ty)
    };
    assert!(negated("0.0", "f8E4M3FNUZ").contains("arith.constant 0.000000e+00 : f8E4M3FNUZ"));
    assert!(negated("0x03", "f8E8M0FNU").contains("arith.negf"));

    let converted = |value: &str| {
        let lines = format!("  %c = arith.constant {value} : i32\n  %r = arith.sitofp %c : i32 to f8E8M0FNU");
        folded(&session, &lines, "f8E8M0FNU")
    };
    assert!(converted("-4").contains("arith.sitofp"));
    assert!(converted("4").contains("4.000000e+00 : f8E8M0FNU"));
}
