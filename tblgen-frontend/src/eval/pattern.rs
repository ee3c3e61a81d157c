//! POSIX extended regular expressions, for `!match` and `!instances`.
//!
//! The pattern is rewritten for the `regex` crate, which matches in linear time. Omitted: back-references,
//! which are refused as invalid patterns.

/// The pattern in the syntax of the `regex` crate; `None` if it is no valid extended regular expression.
pub(super) fn translate(pattern: &str) -> Option<String> {
    let mut out = String::with_capacity(pattern.len() + 8);
    let mut chars = pattern.chars().peekable();
    let mut depth = 0_u32;
    let mut can_repeat = false;
    // Whether the branch at hand holds anything; an empty one is refused.
    let mut branch = false;
    while let Some(c) = chars.next() {
        let opens = matches!(c, '(' | '|');
        match c {
            '\\' => {
                let escaped = chars.next()?;
                if escaped.is_ascii_digit() {
                    return None;
                }
                literal(&mut out, escaped);
                can_repeat = true;
            }
            '[' => {
                out.push('[');
                if chars.peek() == Some(&'^') {
                    chars.next();
                    out.push('^');
                }
                let mut first = true;
                loop {
                    match chars.next()? {
                        ']' if !first => break,
                        '[' if matches!(chars.peek(), Some(':')) => {
                            let mut class = String::new();
                            loop {
                                let c = chars.next()?;
                                class.push(c);
                                if class.len() > 2 && class.ends_with(':') && chars.peek() == Some(&']') {
                                    chars.next();
                                    break;
                                }
                            }
                            out.push('[');
                            out.push_str(&class);
                            out.push(']');
                        }
                        '-' => out.push('-'),
                        c if c.is_alphanumeric() || c == ' ' => out.push(c),
                        c => {
                            out.push('\\');
                            out.push(c);
                        }
                    }
                    first = false;
                }
                out.push(']');
                can_repeat = true;
            }
            '(' => {
                depth += 1;
                out.push_str("(?:");
                can_repeat = false;
            }
            ')' if depth > 0 => {
                if !branch {
                    return None;
                }
                depth -= 1;
                out.push(')');
                can_repeat = true;
            }
            '*' | '+' | '?' => {
                if !can_repeat {
                    return None;
                }
                out.push(c);
                // A second repetition would change the meaning of the first in the other syntax.
                if matches!(chars.peek(), Some('*' | '+' | '?')) {
                    return None;
                }
            }
            '{' if chars.peek().is_some_and(char::is_ascii_digit) => {
                if !can_repeat {
                    return None;
                }
                out.push('{');
                loop {
                    let c = chars.next()?;
                    out.push(c);
                    if c == '}' {
                        break;
                    }
                }
            }
            '|' => {
                if !branch {
                    return None;
                }
                out.push('|');
                can_repeat = false;
            }
            '^' | '$' => {
                out.push(c);
                can_repeat = false;
            }
            '.' => {
                out.push('.');
                can_repeat = true;
            }
            c => {
                literal(&mut out, c);
                can_repeat = true;
            }
        }
        branch = !opens;
    }
    (depth == 0 && branch).then_some(out)
}

fn literal(out: &mut String, c: char) {
    if c.is_ascii_punctuation() {
        out.push('\\');
    }
    out.push(c);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rewrites_what_differs() {
        assert_eq!(translate("^a[0-9]+$").as_deref(), Some("^a[0-9]+$"));
        assert_eq!(translate(r"a\d").as_deref(), Some("ad"));
        assert_eq!(translate("[]a]").as_deref(), Some(r"[\]a]"));
        assert_eq!(translate("[[:alpha:]_]").as_deref(), Some(r"[[:alpha:]\_]"));
        assert_eq!(translate("(a|b)*").as_deref(), Some("(?:a|b)*"));
        assert_eq!(translate("*a"), None);
        assert_eq!(translate("(a"), None);
        assert_eq!(translate(""), None);
        assert_eq!(translate("a|"), None);
        assert_eq!(translate("()"), None);
    }
}
