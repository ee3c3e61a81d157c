//! Types with open places: `!my.box<$T>`, `vector<…x$T>`.
//!
//! They are matched against the text of a type. `$name` matches a piece in which brackets and quotes are
//! balanced, up to the text that follows it; `…x` or `...x` matches any number of dimensions. Matching does
//! not backtrack, so it takes time proportional to the length of the text.

/// A text with open places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Template {
    parts: Vec<Part>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Text(String),
    Var(String),
    Dims,
}

/// Pieces that match the open places of a template.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Found {
    vars: Vec<(String, String)>,
    dims: Vec<String>,
}

impl Found {
    /// The same with other pieces for the variables.
    pub(super) fn map(mut self, mut to: impl FnMut(&str) -> String) -> Self {
        for (_, piece) in &mut self.vars {
            *piece = to(piece);
        }
        self
    }
}

/// Spellings of the place of dimensions.
const DIMS: [&str; 2] = ["…x", "...x"];

impl Template {
    /// Reads a template; any text is one.
    pub(super) fn read(text: &str) -> Self {
        let mut parts = Vec::new();
        let mut rest = text;
        let mut plain = String::new();
        let flush = |plain: &mut String, parts: &mut Vec<Part>| {
            if !plain.is_empty() {
                parts.push(Part::Text(std::mem::take(plain)));
            }
        };
        while let Some(next) = rest.chars().next() {
            if let Some(tail) = DIMS.iter().find_map(|dims| rest.strip_prefix(dims)) {
                flush(&mut plain, &mut parts);
                parts.push(Part::Dims);
                rest = tail;
                continue;
            }
            let name = rest.strip_prefix('$').map(|tail| {
                let end = tail.find(|c: char| !c.is_alphanumeric() && c != '_');
                &tail[..end.unwrap_or(tail.len())]
            });
            if let Some(name) = name.filter(|name| !name.is_empty()) {
                flush(&mut plain, &mut parts);
                parts.push(Part::Var(name.to_owned()));
                rest = &rest[1 + name.len()..];
                continue;
            }
            plain.push(next);
            rest = &rest[next.len_utf8()..];
        }
        flush(&mut plain, &mut parts);
        Template { parts }
    }

    /// Returns true if the template has no open places.
    pub(super) fn is_closed(&self) -> bool {
        self.parts.iter().all(|part| matches!(part, Part::Text(_)))
    }

    /// Returns an open place that another template lacks, as it is written.
    pub(super) fn not_in(&self, other: &Template) -> Option<String> {
        let dims =
            |template: &Template| template.parts.iter().filter(|part| matches!(part, Part::Dims)).count();
        if dims(self) > dims(other) {
            return Some(format!("'{}'", DIMS[0]));
        }
        self.parts.iter().find_map(|part| match part {
            Part::Var(name) if !other.parts.contains(part) => Some(format!("'${name}'")),
            _ => None,
        })
    }

    /// Returns the pieces at the open places, if a text matches the template. A variable that occurs twice
    /// must match the same text twice.
    pub(super) fn matches(&self, text: &str) -> Option<Found> {
        let mut found = Found::default();
        let mut rest = text;
        for (index, part) in self.parts.iter().enumerate() {
            match part {
                Part::Text(text) => rest = rest.strip_prefix(text.as_str())?,
                Part::Dims => {
                    let length = dims(rest);
                    found.dims.push(rest[..length].to_owned());
                    rest = &rest[length..];
                }
                Part::Var(name) => {
                    let until = match self.parts.get(index + 1) {
                        Some(Part::Text(text)) => text.as_str(),
                        _ => "",
                    };
                    let piece = &rest[..piece(rest, until)?];
                    match found.vars.iter().find(|(known, _)| known == name) {
                        Some((_, known)) if known != piece => return None,
                        Some(_) => {}
                        None => found.vars.push((name.clone(), piece.to_owned())),
                    }
                    rest = &rest[piece.len()..];
                }
            }
        }
        rest.is_empty().then_some(found)
    }

    /// The text with the matched parts substituted.
    pub(super) fn fill(&self, found: &Found) -> String {
        let mut text = String::new();
        let mut dims = found.dims.iter();
        for part in &self.parts {
            match part {
                Part::Text(plain) => text.push_str(plain),
                Part::Dims => text.push_str(dims.next().map_or("", String::as_str)),
                Part::Var(name) => {
                    let known = found.vars.iter().find(|(known, _)| known == name);
                    text.push_str(known.map_or("", |(_, piece)| piece));
                }
            }
        }
        text
    }
}

/// Returns the length of the dimensions that a text begins with: `4x?x[8]x`, `*x`.
fn dims(text: &str) -> usize {
    let mut length = 0;
    loop {
        let rest = &text[length..];
        let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
        let one = match rest.bytes().next() {
            Some(b'?' | b'*') => 1,
            Some(b'[') => match digits(&rest[1..]) {
                count if count != 0 && rest[1 + count..].starts_with(']') => count + 2,
                _ => return length,
            },
            _ => digits(rest),
        };
        if one == 0 || !rest[one..].starts_with('x') {
            return length;
        }
        length += one + 1;
    }
}

/// Returns the length of the piece that a text begins with, up to `until`, or to the end if that is empty;
/// brackets and quotes in it are balanced.
fn piece(text: &str, until: &str) -> Option<usize> {
    let (mut depth, mut quoted, mut escaped) = (0u32, false, false);
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        if depth == 0 && !quoted && at != 0 && !until.is_empty() && text[at..].starts_with(until) {
            return Some(at);
        }
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            '<' | '(' | '[' | '{' => depth += 1,
            '>' if before == '-' => {}
            '>' | ')' | ']' | '}' => depth = depth.checked_sub(1)?,
            _ => {}
        }
        before = c;
    }
    (depth == 0 && !quoted && until.is_empty() && !text.is_empty()).then_some(text.len())
}

#[cfg(test)]
mod tests {
    use super::Template;

    fn through(from: &str, to: &str, text: &str) -> Option<String> {
        Template::read(from).matches(text).map(|found| Template::read(to).fill(&found))
    }

    #[test]
    fn placeholders_bind_the_text_at_their_place() {
        for (from, to, text, expected) in [
            (
                "!m.box<$T>",
                "!n.box<$T, $T>",
                "!m.box<vector<4xi8>>",
                Some("!n.box<vector<4xi8>, vector<4xi8>>"),
            ),
            (
                "!m.pair<$A, $B>",
                "tuple<$B, $A>",
                "!m.pair<(i8, i1) -> i2, \">\">",
                Some("tuple<\">\", (i8, i1) -> i2>"),
            ),
            ("vector<…x$T>", "tensor<…x$T>", "vector<4x?x[8]xf32>", Some("tensor<4x?x[8]xf32>")),
            ("vector<...x$T>", "$T", "vector<f32>", Some("f32")),
            ("memref<…x$T, $S>", "$S", "memref<*xf32, 3>", Some("3")),
            (
                "memref<…x$T>",
                "$T",
                "memref<2xf32, strided<[1], offset: ?>>",
                Some("f32, strided<[1], offset: ?>"),
            ),
            ("!m.pair<$A, $A>", "$A", "!m.pair<i8, i8>", Some("i8")),
            ("!m.pair<$A, $A>", "$A", "!m.pair<i8, i9>", None),
            ("!m.box<$T>", "$T", "!m.box<>", None),
            ("!m.box<$T>", "$T", "!m.boxes<i8>", None),
            ("i$N", "f$N", "i32", Some("f32")),
        ] {
            assert_eq!(through(from, to, text).as_deref(), expected, "{from} of {text}");
        }
    }

    #[test]
    fn unbound_placeholders_are_named() {
        let not_in = |to: &str, from: &str| Template::read(to).not_in(&Template::read(from));
        assert_eq!(not_in("!m.box<$T>", "!m.pair<$A, $B>").as_deref(), Some("'$T'"));
        assert_eq!(not_in("vector<…x$T>", "!m.box<$T>").as_deref(), Some("'…x'"));
        assert_eq!(not_in("vector<…x$T>", "memref<...x$T>"), None);
    }
}
