//! Mutated programs: both tools should reject them at the same line, or still accept them.

use super::Generator;

/// Splits a text into tokens: a word, a number, a string, an operator with its mark, or one other character.
fn tokens(text: &str) -> Vec<(usize, usize)> {
    let bytes = text.as_bytes();
    let mut out = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        let word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        match bytes[at] {
            b'"' => {
                at += 1;
                while at < bytes.len() && bytes[at] != b'"' && bytes[at] != b'\n' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
                at = (at + 1).min(bytes.len());
            }
            b'!' | b'$' => {
                at += 1;
                while at < bytes.len() && word(bytes[at]) {
                    at += 1;
                }
            }
            byte if word(byte) => {
                while at < bytes.len() && word(bytes[at]) {
                    at += 1;
                }
            }
            byte if byte.is_ascii_whitespace() => {
                at += 1;
                continue;
            }
            b'.' if bytes[at..].starts_with(b"...") => at += 3,
            _ => at += 1,
        }
        // Generated text is ASCII; other characters stay with the text that follows.
        while !text.is_char_boundary(at) {
            at += 1;
        }
        out.push((start, at));
    }
    out
}

const TYPES: [&str; 9] = ["int", "string", "bit", "dag", "bits<4>", "list<int>", "OpC", "Base", "code"];

/// The statements with one change after the prelude.
pub(super) fn change_statement(generator: &mut Generator, statements: &[String]) -> Vec<String> {
    let mut out = statements.to_vec();
    let index = 1 + generator.random.below(statements.len() - 1);
    let Some(text) = statements.get(index) else { return out };
    let tokens = tokens(text);
    if tokens.is_empty() {
        return out;
    }
    let (start, end) = tokens[generator.random.below(tokens.len())];
    let replaced = |with: &str| format!("{}{with}{}", &text[..start], &text[end..]);
    let token = &text[start..end];
    let pick = |generator: &mut Generator, fits: &dyn Fn(&str) -> bool| -> Option<(usize, usize)> {
        let found: Vec<_> = tokens.iter().filter(|(start, end)| fits(&text[*start..*end])).collect();
        (!found.is_empty()).then(|| *found[generator.random.below(found.len())])
    };
    let is_word = |token: &str| token.starts_with(|c: char| c.is_ascii_alphabetic());
    let is_type = |token: &str| TYPES.contains(&token) || matches!(token, "bits" | "list");
    let at = |(start, end): (usize, usize), with: &str| format!("{}{with}{}", &text[..start], &text[end..]);
    let (hit, new) = match generator.random.below(10) {
        0 => ("spoilt.delete", replaced("")),
        1 => ("spoilt.double", replaced(&format!("{token} {token}"))),
        2 => {
            let other = tokens[generator.random.below(tokens.len())];
            ("spoilt.swap", replaced(&text[other.0..other.1]))
        }
        3 => {
            let ty = TYPES[generator.random.below(TYPES.len())];
            match pick(generator, &is_type) {
                Some(place) => ("spoilt.type", at(place, ty)),
                None => ("spoilt.swap", replaced(ty)),
            }
        }
        4 | 5 => match (pick(generator, &is_word), pick(generator, &is_word)) {
            (Some(place), Some(other)) if generator.random.chance(70) => {
                ("spoilt.name", at(place, &text[other.0..other.1]))
            }
            (Some(place), _) => ("spoilt.name", at(place, "unknown")),
            _ => ("spoilt.delete", replaced("")),
        },
        6 => match pick(generator, &|token| token.starts_with('!')) {
            Some(place) => {
                let operators = super::hits::OPERATORS;
                let operator = operators[generator.random.below(operators.len())];
                ("spoilt.operator", at(place, &format!("!{operator}")))
            }
            None => ("spoilt.delete", replaced("")),
        },
        7 => {
            let is_number = |token: &str| token.starts_with(|c: char| c.is_ascii_digit() || c == '"');
            let with = generator.random.pick(&["\"x\"", "-1", "0b11", "99", "[]", "(OP)", "{0, 1}", "[{c}]"]);
            match pick(generator, &is_number) {
                Some(place) => ("spoilt.number", at(place, with)),
                None => ("spoilt.delete", replaced("")),
            }
        }
        8 => match pick(generator, &is_word) {
            Some(place) => ("spoilt.unset", at(place, "?")),
            None => ("spoilt.delete", replaced("")),
        },
        _ => {
            // Repeats a statement later.
            let later = index + 1 + generator.random.below(statements.len() - index);
            generator.hit("spoilt.line");
            out.insert(later, text.clone());
            return out;
        }
    };
    generator.hit(hit);
    out[index] = new;
    out
}
