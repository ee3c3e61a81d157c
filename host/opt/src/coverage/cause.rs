//! The blocker that a diagnostic is about.
//!
//! Diagnostics have codes, but the name of what is missing is in their words; the filetests of
//! `legalize coverage` fail if these change.

use legalize_source::Diagnostic;

use super::assembly::MissingAssembly;
use super::ranking::{Detail, Key};
use super::report::BlockerKind;

/// Maximum number of characters of a message that is itself the name of a reason.
const LONGEST: usize = 110;

/// Returns the blocker that an error is about.
pub(super) fn cause(error: &Diagnostic, assembly: &MissingAssembly) -> (Key, Detail) {
    let message = error.message.lines().next().unwrap_or_default();
    let key = named(error, message, assembly).unwrap_or_else(|| (BlockerKind::Other, plain(message)));
    let why = Some(message.to_owned()).filter(|why| key.1 != *why);
    (key, Detail { why, call: None })
}

fn named(error: &Diagnostic, message: &str, assembly: &MissingAssembly) -> Option<Key> {
    let first = quoted(message).next();
    let of_op = |kind| Some((kind, assembly.full_name(first?)));
    match error.code {
        "parse::no_custom_form" => return of_op(BlockerKind::Assembly),
        "parse::unknown_op" => return of_op(BlockerKind::Definition),
        "ir::unregistered" if message.ends_with("created with unregistered dialect") => {
            return Some(dialect(first?.split_once('.').map_or(first?, |(dialect, _)| dialect)));
        }
        "ir::unregistered" => return of_op(BlockerKind::Definition),
        // The text before a name without a dialect is empty.
        "parse::unknown_dialect" => {
            let (name, rest) = message.split_once('`').and_then(|(_, rest)| rest.split_once('\''))?;
            let written = quoted(rest).next();
            return Some(dialect(if name.is_empty() { written? } else { name }));
        }
        "parse::unregistered_dialect" => {
            // That of an operation is in its help, that of a type or attribute in its text.
            let of_text = message.split_once('`').map(|(_, rest)| rest.trim_start_matches(['!', '#']));
            let of_text = of_text.and_then(|text| text.split_once(['<', '.'])).map(|(name, _)| name);
            let of_op = || quoted(error.help.as_deref().unwrap_or_default()).next();
            return of_text.or_else(of_op).map(dialect);
        }
        "parse::unknown_type" | "parse::unknown_attribute" => {
            let mut names = message.split('`').skip(1).step_by(2);
            let (own, dialect) = (names.next()?, names.next()?);
            let sign = if error.code == "parse::unknown_type" { '!' } else { '#' };
            return Some((BlockerKind::Definition, format!("{sign}{dialect}.{own}")));
        }
        _ => {}
    }
    if let Some((before, rest)) = message.split_once("custom directive '")
        && let Some((name, _)) = rest.split_once("' has no parser")
    {
        let op = before.contains("custom op '").then(|| quoted(before).next()).flatten();
        let op = op.map(|op| assembly.full_name(op));
        return Some(assembly.directive(op.as_deref().and_then(|op| Some(op.split_once('.')?.0)), name));
    }
    if let Some(missing) = missing_name(message) {
        return Some(missing);
    }
    if error.code == "convert::no_inference" || message.ends_with("result types cannot be inferred") {
        return of_op(BlockerKind::Inference);
    }
    if error.code == "convert::unresolved_native" {
        let kind = if message.starts_with("native rewrite") {
            BlockerKind::Rewrite
        } else {
            BlockerKind::Constraint
        };
        // A constraint without a name is registered by its text, which the help has.
        let name = if message.starts_with("native ") { first } else { text_in(error.help.as_deref()?) };
        return Some((kind, name?.to_owned()));
    }
    None
}

/// Returns the C++ name that a message says is unknown, with its kind:
/// `function acme::isPrime is not registered`, `'isPrime' is not registered`, `unknown method 'f' of 'T'`.
fn missing_name(message: &str) -> Option<Key> {
    let kinds =
        [("function", BlockerKind::Function), ("class", BlockerKind::Class), ("method", BlockerKind::Method)];
    for (word, kind) in kinds {
        // `unknown function 'f'`
        if let Some((_, rest)) = message.split_once(&format!("unknown {word} '")) {
            let (name, rest) = rest.split_once('\'')?;
            let of = rest.strip_prefix(" of '").and_then(|rest| rest.split_once('\''));
            return Some((kind, of.map_or_else(|| name.to_owned(), |(class, _)| format!("{class}::{name}"))));
        }
        // `method 'f' of 'T' is not registered`
        if let Some((_, rest)) = message.split_once(&format!("{word} '"))
            && let Some((name, rest)) = rest.split_once('\'')
        {
            let (class, rest) = match rest.strip_prefix(" of '").and_then(|rest| rest.split_once('\'')) {
                Some((class, rest)) => (Some(class), rest),
                None => (None, rest),
            };
            let ends =
                [" is not registered", ", which is not registered", " is declared, but its body is C++"];
            if ends.iter().any(|end| rest.starts_with(end)) {
                let name = class.map_or_else(|| name.to_owned(), |class| format!("{class}::{name}"));
                return Some((kind, name));
            }
        }
    }
    let at = [", which is not registered", " is not registered"].iter().find_map(|end| message.rfind(end))?;
    let before = message[..at].trim_end_matches(',');
    if let Some(before) = before.strip_suffix('\'') {
        let (start, name) = before.rsplit_once('\'')?;
        // A native of that name is not the function that it calls.
        let kind = match start {
            "native constraint " => BlockerKind::Constraint,
            "native rewrite " => BlockerKind::Rewrite,
            _ => BlockerKind::Function,
        };
        return Some((kind, name.to_owned()));
    }
    let mut words = before.rsplitn(3, ' ');
    let (name, word) = (words.next()?, words.next()?);
    let kind = kinds.iter().find(|(known, _)| *known == word)?.1;
    Some((kind, name.to_owned()))
}

/// The definition of a dialect.
fn dialect(name: &str) -> Key {
    (BlockerKind::Definition, name.to_owned())
}

/// Returns the texts in single quotes.
fn quoted(message: &str) -> impl Iterator<Item = &str> {
    message.split('\'').skip(1).step_by(2)
}

/// Returns the text for which a function is to be registered, which a help names: it may have quotes itself.
fn text_in(help: &str) -> Option<&str> {
    let (_, rest) = help.split_once("under its text '")?;
    rest.rsplit_once("' (").map(|(text, _)| text)
}

/// Returns a message without its numbers, so that equal reasons count together.
pub(super) fn plain(message: &str) -> String {
    let mut plain = String::new();
    for letter in message.chars().take(LONGEST) {
        match letter {
            '0'..='9' if plain.ends_with('N') => {}
            '0'..='9' => plain.push('N'),
            letter => plain.push(letter),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use legalize_session::Session;

    use super::*;

    #[test]
    fn names_are_found_in_messages() {
        let check =
            |message: &str| missing_name(message).map(|(kind, name)| format!("{} {name}", kind.name()));
        let found = |text: &str| Some(text.to_owned());
        for (message, expected) in [
            ("constraint 'x' cannot be checked: class a::B is not registered", found("class a::B")),
            ("constraint 'x' cannot be checked: function a::f is not registered", found("function a::f")),
            ("the constraint cannot be evaluated: 'f' is not registered", found("function f")),
            ("native rewrite 'R' cannot be evaluated: 'f' is not registered", found("function f")),
            ("native constraint 'Even' is not registered", found("constraint Even")),
            ("custom op 'a.b' unknown function 'g' at offset 4 of 'g(x)'", found("function g")),
            ("custom op 'a.b' method 'f' of 'a::T' is not registered", found("method a::T::f")),
            ("x method 'f' of 'a::T' is declared, but its body is C++ at offset 3", found("method a::T::f")),
            ("native rewrite 'R' cannot be evaluated: unknown method 'f' of 'a.b'", found("method a.b::f")),
            (
                "the result types of 'a.b' cannot be inferred: its builder uses 'h', which is not registered",
                found("function h"),
            ),
            ("expected ':'", None),
        ] {
            assert_eq!(check(message), expected, "{message}");
        }
    }

    #[test]
    fn dialects_are_found_in_messages() {
        let session = Session::builder().build().expect("a session");
        let assembly = MissingAssembly::of(&session);
        let check = |code, message: &str, help: &str| {
            cause(&Diagnostic::error(code, message).with_help(help), &assembly).0
        };
        let dialect = |name: &str| (BlockerKind::Definition, name.to_owned());
        let unknown = |name| format!("Dialect `{name}' not found for custom op 'x.y' ");
        assert_eq!(check("parse::unknown_dialect", &unknown("x"), ""), dialect("x"));
        assert_eq!(check("parse::unknown_dialect", &unknown(""), ""), dialect("x.y"));
        let code = "parse::unregistered_dialect";
        assert_eq!(check(code, "operation being parsed", "register dialect 'x'"), dialect("x"));
        assert_eq!(check(code, "`!x<\"t<[1]>\">` type created", ""), dialect("x"));
        assert_eq!(check("ir::unregistered", "'x.y' op created with unregistered dialect", ""), dialect("x"));
        assert_eq!(check("ir::unregistered", "unregistered operation 'x.y' found", ""), dialect("x.y"));
    }

    #[test]
    fn numbers_do_not_tell_reasons_apart() {
        assert_eq!(plain("expected 12 of 345"), "expected N of N");
    }
}
