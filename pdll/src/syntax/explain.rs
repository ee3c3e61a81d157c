//! Messages of syntax errors.
//!
//! Upstream's messages are part of the grammar, as terminals that no text contains. A parser that rejects a
//! token reports the expected terminals; the first message among them is used. Elements that only editions
//! have do not have messages in the grammar: the expected tokens are listed instead.

use legalize_source::{Diagnostic, FileId};

use super::token::{Token, TokenKind as T};

/// Maximum number of expected tokens that are listed.
const MAX_EXPECTED: usize = 8;

/// Message for a reserved word in the place of a name.
const TAKEN: &str = "choose another name: this is a keyword";

/// Beginning of the messages in the grammar, but not of its other terminals.
const WORDS: &str = "expected ";

/// Special messages for one token: the message in the grammar, the token, the message to use.
const OF_ONE_TOKEN: &[(&str, T, &str)] = &[(
    "expected identifier after `let` to name a new variable",
    T::Underscore,
    "`_` may only be used to define \"inline\" variables",
)];

/// Messages that are placed at the token before the rejected one.
const PLACED_BEFORE: &[&str] = &["expected identifier or numeric member name"];

/// Returns the diagnostic for the token at an index, which the grammar rejected where it expected one of
/// these terminals.
pub(crate) fn explain(
    tokens: &[Token],
    text: &str,
    at: usize,
    expected: &[String],
    file: FileId,
    in_edition: bool,
) -> Diagnostic {
    let found = tokens[at].kind;
    let terminals = || expected.iter().map(|terminal| terminal.trim_matches('"'));
    let before = at.checked_sub(1);
    let wants_name = terminals().any(|terminal| terminal == "Ident");
    let after_let = before.is_some_and(|before| tokens[before].kind == T::Let);
    let is_taken = in_edition && wants_name && after_let && found.is_keyword();
    let Some(words) = terminals().find(|terminal| terminal.starts_with(WORDS)) else {
        return unexpected(&tokens[at], text, terminals(), file);
    };
    let of_token = OF_ONE_TOKEN.iter().find(|(of, token, _)| *of == words && *token == found);
    let message = of_token.map_or(words, |(_, _, message)| message);
    let place = before.filter(|_| PLACED_BEFORE.contains(&words)).unwrap_or(at);
    let help = match words {
        _ if is_taken => TAKEN,
        _ if let Some(place) = place_of_its_own(found) => place,
        "expected expression" => {
            "write an expression: a name, `op<…>`, `attr<\"…\">`, `type<\"…\">`, a tuple, a call or `name: Constraint`"
        }
        _ => &syntax_help(message),
    };
    Diagnostic::error("pdll::syntax", message).with_label(tokens[place].span(file), "").with_help(help)
}

/// Returns the help for the message of a syntax error: what to write there.
pub(crate) fn syntax_help(message: &str) -> String {
    match message.strip_prefix(WORDS) {
        Some("`;` after statement") => "end the statement with `;`".to_owned(),
        Some(expected) => format!("write {expected}"),
        None if message.starts_with("`_` ") => "write a name in place of `_`".to_owned(),
        None => "remove it".to_owned(),
    }
}

/// Returns the diagnostic for a token for which the grammar has no message.
fn unexpected<'w>(
    token: &Token,
    text: &str,
    terminals: impl Iterator<Item = &'w str>,
    file: FileId,
) -> Diagnostic {
    let found = match token.kind {
        T::Eof => "end of the file".to_owned(),
        _ => format!("`{}`", &text[token.start as usize..token.end as usize]),
    };
    let help = place_of_its_own(token.kind).map_or_else(
        || {
            let is_in_texts = |terminal: &&str| !matches!(*terminal, "CLOSE" | "HOLE" | "INVALID");
            let mut words: Vec<String> = terminals.filter(is_in_texts).map(spelled).collect();
            words.dedup();
            expected_help(&words)
        },
        str::to_owned,
    );
    Diagnostic::error("pdll::syntax", format!("unexpected {found}"))
        .with_label(token.span(file), "")
        .with_help(help)
}

/// Returns help for a word that is valid in only one place.
fn place_of_its_own(found: T) -> Option<&'static str> {
    match found {
        T::BlockLiteral => Some("write a block in `region { … }`"),
        T::Successors => Some("write `successors(…)` after the result types and before `regions(…)`"),
        T::Regions => Some("write `regions(…)` as the last part of an operation"),
        _ => None,
    }
}

fn expected_help(words: &[String]) -> String {
    match words.split_at_checked(MAX_EXPECTED) {
        Some((shown, rest)) if !rest.is_empty() => format!("write one of {}, …", shown.join(", ")),
        _ => format!("write {}", words.join(" or ")),
    }
}

/// Returns a terminal of the grammar as it is written in a file.
fn spelled(terminal: &str) -> String {
    match terminal {
        "<?" => "`<`".to_owned(),
        ">?" => "`>`".to_owned(),
        "Ident" | "SoftIdent" => "a name".to_owned(),
        "Integer" | "Number" => "a number".to_owned(),
        "String" | "StringBlock" | "TextLiteral" | "CodeBlock" => "a string".to_owned(),
        word => format!("`{word}`"),
    }
}
