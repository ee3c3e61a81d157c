//! The parts of an example, and the names in it.

/// An example in parts.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ExampleText<'a> {
    /// The statements before the last one; empty for expressions.
    pub statements: &'a str,
    /// The expressions whose values are printed.
    pub expressions: Vec<&'a str>,
}

/// Splits an example. Brackets in text and characters do not count; `<` without white space around it opens
/// the arguments of a template.
pub fn split_example(example: &str) -> ExampleText<'_> {
    let example = example.trim();
    let (statements, values) = match example.strip_suffix(';') {
        Some(body) => match last_return(body) {
            Some(at) => (&body[..at], &body[at + "return ".len()..]),
            None => (body, ""),
        },
        None => ("", example),
    };
    ExampleText { statements, expressions: separated(values) }
}

/// Walks over text: calls a function with the position and character, and the depth of brackets before it.
fn walk(text: &str, mut each: impl FnMut(usize, char, usize)) {
    let (mut depth, mut quote, mut escaped) = (0usize, None, false);
    for (at, letter) in text.char_indices() {
        match quote {
            Some(_) if escaped => escaped = false,
            Some(_) if letter == '\\' => escaped = true,
            Some(end) if letter == end => quote = None,
            Some(_) => {}
            None => {
                if matches!(letter, ')' | ']' | '}') || letter == '>' && closes_template(text, at) {
                    depth = depth.saturating_sub(1);
                }
                each(at, letter, depth);
                match letter {
                    '"' | '\'' => quote = Some(letter),
                    '(' | '[' | '{' => depth += 1,
                    '<' if opens_template(text, at) => depth += 1,
                    _ => {}
                }
            }
        }
    }
}

fn opens_template(text: &str, at: usize) -> bool {
    let before = text[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_');
    let after =
        text[at + 1..].starts_with(|letter: char| letter.is_alphanumeric() || letter == '_' || letter == '>');
    before && after
}

fn closes_template(text: &str, at: usize) -> bool {
    !text[..at].ends_with([' ', '-', '='])
}

/// Returns the position of the last `return` that is not inside of brackets.
fn last_return(text: &str) -> Option<usize> {
    let mut found = None;
    walk(text, |at, _, depth| {
        if depth == 0 && text[at..].starts_with("return ") && (at == 0 || text[..at].ends_with(' ')) {
            found = Some(at);
        }
    });
    found
}

/// Splits at the commas that are not inside of brackets.
fn separated(text: &str) -> Vec<&str> {
    let mut commas = Vec::new();
    walk(text, |at, letter, depth| {
        if letter == ',' && depth == 0 {
            commas.push(at);
        }
    });
    let starts = std::iter::once(0).chain(commas.iter().map(|at| at + 1));
    let ends = commas.iter().copied().chain([text.len()]);
    starts.zip(ends).map(|(from, to)| text[from..to].trim()).filter(|part| !part.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::split_example;

    #[test]
    fn commas_of_calls_and_templates_do_not_separate() {
        let parts = |text| split_example(text).expressions;
        assert_eq!(parts("f(1, 2), g<A, B>(x), a < b"), ["f(1, 2)", "g<A, B>(x)", "a < b"]);
        assert_eq!(parts("f(\", \"), ',', x->y"), ["f(\", \")", "','", "x->y"]);
        assert_eq!(parts("{1, 2}"), ["{1, 2}"]);
    }

    #[test]
    fn statements_end_with_a_return() {
        let split = split_example("auto f = [](int i) { return i > 2; }; int n = 1; return f(n), n;");
        assert_eq!(split.statements, "auto f = [](int i) { return i > 2; }; int n = 1; ");
        assert_eq!(split.expressions, ["f(n)", "n"]);
    }
}
