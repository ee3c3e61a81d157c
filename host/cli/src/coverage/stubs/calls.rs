//! Arguments of calls and directives, by their text.

/// Returns the arguments between the first parenthesis of a text and the one that closes it, without white
/// space around them.
pub(super) fn arguments(call: &str) -> Vec<&str> {
    let Some((_, inner)) = call.split_once('(') else { return Vec::new() };
    let (mut all, mut depth, mut start) = (Vec::new(), 0usize, 0);
    let mut quoted = false;
    for (at, letter) in inner.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' | '<' => depth += 1,
            // The end of the call; `->` and comparisons do not close anything.
            ')' if depth == 0 => {
                all.push(inner[start..at].trim());
                break;
            }
            ')' | ']' | '}' | '>' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                all.push(inner[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    all.retain(|argument| !argument.is_empty());
    all
}

/// Returns the text of the first use of a directive in a format, `custom<Name>(…)`, on one line.
pub(super) fn directive_use(format: &str, name: &str) -> Option<String> {
    let start = format.find(&format!("custom<{name}>"))?;
    let rest = &format[start..];
    let mut depth = 0usize;
    for (at, letter) in rest.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(one_line(&rest[..=at]));
                }
            }
            _ => {}
        }
    }
    None
}

/// Returns a text on one line, with single spaces.
pub(super) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns names for the arguments of a call: those of the words in them, each once, which are identifiers.
pub(super) fn parameter_names(arguments: &[&str]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (at, argument) in arguments.iter().enumerate() {
        let is_type = argument.starts_with("type(");
        let word = argument.split_once('$').map_or("", |(_, rest)| rest);
        let end = word.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(word.len());
        let word = word[..end].trim_start_matches('_');
        let mut name = match word.chars().next() {
            Some(first) if first.is_ascii_alphabetic() => word.to_owned(),
            _ => format!("arg{at}"),
        };
        if is_type {
            name.push_str("_type");
        }
        if names.contains(&name) {
            name = format!("{name}_{at}");
        }
        names.push(name);
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_split_at_their_commas() {
        assert_eq!(arguments("f($_self, g(a, b), {1, 2})"), ["$_self", "g(a, b)", "{1, 2}"]);
        assert_eq!(arguments("f()"), Vec::<&str>::new());
        assert_eq!(arguments("f"), Vec::<&str>::new());
        assert_eq!(arguments("f(\"a, b\", c)"), ["\"a, b\"", "c"]);
    }

    #[test]
    fn directives_are_found_in_formats() {
        let format = "$a custom<Price>($b,\n  type($b)) attr-dict";
        let found = directive_use(format, "Price").expect("a use");
        assert_eq!(found, "custom<Price>($b, type($b))");
        assert_eq!(parameter_names(&arguments(&found)), ["b", "b_type"]);
        assert_eq!(directive_use(format, "Pri"), None);
        assert_eq!(parameter_names(&["$_self", "$0", "$0", "\"x\""]), ["self", "arg1", "arg2", "arg3"]);
    }
}
