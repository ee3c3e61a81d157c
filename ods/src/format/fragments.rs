//! Formats with `custom<…>` directives replaced by the formats of overlays.

use legalize_source::Diagnostic;

use crate::model::DirectiveOverlay;

/// Directives may be replaced by formats with others this deep.
const MAX_DEPTH: usize = 16;
/// Largest format in bytes that results.
const MAX_BYTES: usize = 1 << 16;

/// Returns a format with all directives replaced that have an overlay, of several the last; `None` if it has
/// none.
///
/// # Errors
/// If a directive is used with another number of arguments than its overlay names, or its formats contain
/// each other.
pub(crate) fn expanded(text: &str, overlays: &[&DirectiveOverlay]) -> Result<Option<String>, Diagnostic> {
    let mut current: Option<String> = None;
    for _ in 0..MAX_DEPTH {
        let before = current.as_deref().unwrap_or(text);
        match once(before, overlays)? {
            None => return Ok(current),
            Some(after) if after.len() > MAX_BYTES => break,
            Some(after) => current = Some(after),
        }
    }
    let error = Diagnostic::error(
        "ods::overlay",
        "the formats of directives contain each other in a circle, or become too long",
    );
    let spans = overlays.first().map(|overlay| overlay.span);
    let error = error.with_help("leave the directive out of its own format");
    Err(match spans {
        Some(span) => error.with_label(span, ""),
        None => error,
    })
}

fn once(text: &str, overlays: &[&DirectiveOverlay]) -> Result<Option<String>, Diagnostic> {
    let (mut out, mut rest, mut found) = (String::new(), text, false);
    while let Some((before, name, args, after)) = next_directive(rest) {
        // A directive may take several numbers of arguments.
        let of_name = || overlays.iter().rev().filter(|overlay| overlay.name == name);
        let fitting = of_name().find(|overlay| overlay.parameters.len() == args.len());
        let Some(overlay) = fitting.or_else(|| of_name().next()) else {
            let length = rest.len() - after.len();
            out.push_str(&rest[..length]);
            rest = after;
            continue;
        };
        found = true;
        out.push_str(before);
        if args.len() != overlay.parameters.len() {
            let (takes, given) = (overlay.parameters.len(), args.len());
            let message =
                format!("the overlay of 'custom<{name}>' names {takes} arguments, and {given} are given");
            return Err(Diagnostic::error("ods::overlay", message)
                .with_label(overlay.span, "")
                .with_help("name one parameter for each argument"));
        }
        out.push_str(&substituted(&overlay.assembly_format.text, &overlay.parameters, &args));
        rest = after;
    }
    out.push_str(rest);
    Ok(found.then_some(out))
}

/// Splits a format at its next `custom<name>(args)`: the text before, the name, the arguments, the text
/// after.
fn next_directive(text: &str) -> Option<(&str, &str, Vec<&str>, &str)> {
    let mut from = 0;
    loop {
        let at = from
            + outside_of_quotes(&text[from..]).find_map(|(at, _)| {
                let is_start = at == 0
                    || !text[..from + at].ends_with(|c: char| c.is_alphanumeric() || "_-$".contains(c));
                (is_start && text[from + at..].starts_with("custom<")).then_some(at)
            })?;
        let inner = &text[at + "custom<".len()..];
        let parsed = inner.split_once('>').and_then(|(name, rest)| {
            let rest = rest.trim_start().strip_prefix('(')?;
            let (args, after) = arguments(rest)?;
            Some((&text[..at], name.trim(), args, after))
        });
        if parsed.is_some() {
            return parsed;
        }
        from = at + "custom<".len();
    }
}

/// Splits a list of arguments up to its closing parenthesis.
fn arguments(text: &str) -> Option<(Vec<&str>, &str)> {
    let (mut args, mut start, mut depth) = (Vec::new(), 0, 0usize);
    for (at, letter) in outside_of_quotes(text) {
        match letter {
            '(' => depth += 1,
            ')' if depth == 0 => {
                args.push(text[start..at].trim());
                return Some((args, &text[at + 1..]));
            }
            ')' => depth -= 1,
            ',' if depth == 0 => {
                args.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    None
}

/// Replaces `$parameter` by the arguments.
fn substituted(format: &str, parameters: &[String], args: &[&str]) -> String {
    let mut out = String::new();
    let mut rest = format;
    while let Some(at) = outside_of_quotes(rest).find_map(|(at, letter)| (letter == '$').then_some(at)) {
        let name = &rest[at + 1..];
        let length = name.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(name.len());
        out.push_str(&rest[..at]);
        match parameters.iter().position(|parameter| *parameter == name[..length]) {
            Some(index) => out.push_str(args[index]),
            None => out.push_str(&rest[at..=at + length]),
        }
        rest = &name[length..];
    }
    out.push_str(rest);
    out
}

/// The characters of a format outside of `` `literals` `` and "texts", with their offsets.
fn outside_of_quotes(text: &str) -> impl Iterator<Item = (usize, char)> {
    let mut quote = None;
    text.char_indices().filter(move |(_, letter)| match quote {
        Some(open) => {
            if *letter == open {
                quote = None;
            }
            false
        }
        None if *letter == '`' || *letter == '"' => {
            quote = Some(*letter);
            false
        }
        None => true,
    })
}

#[cfg(test)]
mod tests {
    use legalize_source::{FileId, Span};

    use super::*;
    use crate::model::FormatText;

    fn overlay(name: &str, parameters: &[&str], format: &str) -> DirectiveOverlay {
        let span = Span::at(FileId::from_index(0), 0);
        DirectiveOverlay {
            dialect: "t".to_owned(),
            name: name.to_owned(),
            parameters: parameters.iter().map(|name| (*name).to_owned()).collect(),
            assembly_format: FormatText { text: format.to_owned(), span },
            span,
        }
    }

    #[test]
    fn arguments_take_the_places_of_parameters() {
        let pair = overlay("Pair", &["a", "b"], "$a `,$a` $b");
        let text = "custom<Pair>($x, type($y)) `custom<Pair>(` custom<Other>($x) attr-dict";
        let found = expanded(text, &[&pair]).expect("a format");
        assert_eq!(found.as_deref(), Some("$x `,$a` type($y) `custom<Pair>(` custom<Other>($x) attr-dict"));
        assert_eq!(expanded("custom<Other>($x) attr-dict", &[&pair]).expect("a format"), None);
    }

    #[test]
    fn the_last_overlay_counts_and_endless_ones_are_refused() {
        let (first, last) = (overlay("A", &["x"], "`1` $x"), overlay("A", &["x"], "`2` $x"));
        assert_eq!(expanded("custom<A>($v)", &[&first, &last]).expect("a format").as_deref(), Some("`2` $v"));
        let endless = overlay("A", &["x"], "custom<A>($x) custom<A>($x)");
        assert!(expanded("custom<A>($v)", &[&endless]).is_err());
        assert!(expanded("custom<A>($v, $w)", &[&first]).is_err());
    }
}
