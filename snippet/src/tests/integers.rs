//! C++ integers compared with g++: `integers.txt` has bodies and their results, compiled once as C++17 with
//! the checks for undefined behaviour (except for left shifts of signed numbers).

use super::*;

#[test]
fn integers_are_computed_as_cpp_does() {
    let w = Fixture::new();
    let mut bodies = 0;
    for line in include_str!("integers.txt").lines() {
        let (expected, text) = line.split_once('\t').expect("a result and a body");
        let body = parse_body(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let found = match run(&body, &mut Env::new(&w.ctx, &w.classes)) {
            Ok(Val::Int(value)) => format!("{} {}", value.ty(), value.value()),
            Ok(Val::Bool(value)) => format!("bool {}", i32::from(value)),
            Ok(other) => other.kind().to_owned(),
            Err(error) => match error.kind {
                EvalErrorKind::Invalid => "undefined".to_owned(),
                _ => error.to_string(),
            },
        };
        assert_eq!(found, expected, "{text}");
        bodies += 1;
    }
    assert_eq!(bodies, 320);
}
