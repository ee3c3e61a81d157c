//! Helps say what to do: each begins with an imperative, or has one at the beginning of a clause.

/// The committed list of imperatives.
pub(super) const FILE: &str = "host/cli/tests/catalogue/verbs.txt";

const VERBS: &str = include_str!("verbs.txt");

/// True if a help names a close name, or has an imperative at the beginning of a clause.
pub(super) fn says_what_to_do(help: &str) -> bool {
    if help.starts_with("did you mean ") {
        return true;
    }
    let verbs = || VERBS.split_whitespace();
    let begins = |clause: &str| {
        let word = clause.trim_start().split(|letter: char| !letter.is_ascii_alphabetic()).next();
        word.is_some_and(|word| !word.is_empty() && verbs().any(|verb| verb == word))
    };
    let text = without_code(help);
    begins(&text) || [": ", "; ", ", ", ", or "].iter().any(|end| text.split(end).skip(1).any(begins))
}

/// A help without what it quotes: the words of a quotation are not instructions.
fn without_code(help: &str) -> String {
    let (mut text, mut quote) = (String::new(), None);
    let mut before = ' ';
    for letter in help.chars() {
        match quote {
            Some(open) if letter == open => quote = None,
            Some(_) => {}
            // An apostrophe within a word is not a quotation.
            None if letter == '`' || letter == '"' || letter == '\'' && !before.is_alphanumeric() => {
                quote = Some(letter);
                text.push('…');
            }
            None => text.push(letter),
        }
        before = letter;
    }
    text
}

#[test]
fn descriptions_are_not_instructions() {
    for help in
        ["use one of A, B", "the name is taken: rename it", "did you mean 'x'?", "'x' is wide; use `i8`"]
    {
        assert!(says_what_to_do(help), "{help}");
    }
    for help in
        ["there are A, B", "see the manual", "the passes are `use`, `write`", "statements end with ';'"]
    {
        assert!(!says_what_to_do(help), "{help}");
    }
}
