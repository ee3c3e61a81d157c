//! Help for errors of verifiers, from their messages: the requirement as an instruction.
//!
//! The messages are upstream's, so they are not of one form. Invariant: a help quotes the message and adds
//! nothing to it but an instruction; a message of an unknown form gets no help from here.

/// Maximum number of bytes of a message that is quoted in a help.
const QUOTED: usize = 240;

/// Words that begin a requirement.
const REQUIRES: [&str; 12] = [
    "expected that ",
    "expects that ",
    "requires that ",
    "expected ",
    "expects ",
    "expect ",
    "expecting ",
    "Expected ",
    "Expecting ",
    "requires ",
    "require ",
    "required ",
];

/// Verbs between a subject and what it has to be.
const MODALS: [&str; 6] = [" must ", " should ", " has to ", " have to ", " needs to ", " need to "];

/// Words between two things that have to agree.
const DISAGREE: [&str; 10] = [
    " doesn't match ",
    " does not match ",
    " do not match ",
    " don't match ",
    " is not consistent with ",
    " are not consistent with ",
    " is incompatible with ",
    " is not compatible with ",
    " differs from ",
    " is different from ",
];

/// Words between something and what is the case although it may not be.
const REFUSED: [&str; 8] =
    [" cannot ", " can not ", " can't ", " may not ", " is not ", " are not ", " does not ", " do not "];

/// Beginnings of messages, with the instruction for what follows.
const OPENINGS: [(&str, &str); 16] = [
    ("unexpected ", "remove or replace the "),
    ("invalid ", "replace the invalid "),
    ("Invalid ", "replace the invalid "),
    ("unknown ", "replace the unknown "),
    ("Unknown ", "replace the unknown "),
    ("unsupported ", "replace the unsupported "),
    ("incompatible ", "change the incompatible "),
    ("inconsistent ", "change the inconsistent "),
    ("incorrect ", "replace the incorrect "),
    ("missing ", "add the missing "),
    ("duplicate ", "remove the duplicate "),
    ("found duplicate ", "remove the duplicate "),
    ("mismatching ", "change the mismatching "),
    ("cannot ", "change the operation so that it does not "),
    ("must not ", "change the operation so that it does not "),
    ("must ", "change the operation to "),
];

/// Returns the help for a message of a verifier; absent if the message has none of the known forms.
pub(super) fn instruction(message: &str) -> Option<String> {
    let text = without_name(message).trim_end_matches('.');
    if text.len() > QUOTED || text.contains('\n') {
        return None;
    }
    let region = text.split_once(" failed to verify constraint: ").or_else(|| {
        let (what, rule) = text.strip_prefix("failed to verify ")?.split_once(": ")?;
        Some((what, rule))
    });
    if let Some((what, rule)) = region {
        return Some(format!("change {what} to satisfy the constraint: {rule}"));
    }
    if let Some(rest) = REQUIRES.iter().find_map(|word| Some((word, text.strip_prefix(word)?))) {
        return Some(required(rest.0, demand(rest.1)));
    }
    if let Some((opening, rest)) =
        OPENINGS.iter().find_map(|(opening, help)| Some((help, text.strip_prefix(opening)?)))
    {
        return Some(format!("{opening}{}", demand(rest)));
    }
    let parted = |words: &[&str]| {
        words.iter().filter_map(|word| text.split_once(word)).min_by_key(|(before, _)| before.len())
    };
    if let Some((one, other)) = parted(&DISAGREE) {
        return Some(format!("change one of the two to match the other: {one}, {other}"));
    }
    if let Some((subject, rest)) = parted(&MODALS) {
        let rest = demand(rest);
        return Some(match rest.strip_prefix("not ") {
            Some(rest) => format!("change {subject} not to {rest}"),
            None => format!("change {subject} to {rest}"),
        });
    }
    if let Some((subject, rule)) = [" expects ", " requires "].iter().find_map(|word| text.split_once(word)) {
        return Some(format!("change the operation: {subject} requires {}", demand(rule)));
    }
    if let Some((subject, _)) = parted(&REFUSED) {
        return Some(format!("change {subject}, or remove it: {text}"));
    }
    text.contains("mismatch").then(|| format!("change one of the two to match the other: {text}"))
}

/// The message without the operation's name at its front.
fn without_name(message: &str) -> &str {
    let named = message.strip_prefix('\'').and_then(|rest| rest.split_once("' op "));
    named.filter(|(name, _)| !name.contains(' ')).map_or(message, |(_, text)| text)
}

/// The demand, without the words about the thing found instead.
fn demand(text: &str) -> &str {
    let ends = [", but", ", got", ", found", " but ", " instead of ", ". Got", "; found", "; got", " (got"];
    let end = ends.iter().filter_map(|end| text.find(end)).min().unwrap_or(text.len());
    &text[..end]
}

fn required(word: &str, demand: &str) -> String {
    if word.ends_with("that ") {
        return format!("make sure that {demand}");
    }
    match demand.split_once(" to ") {
        Some((subject, rest)) if !rest.is_empty() && !subject.contains(" equal") => {
            format!("change {subject} to {rest}")
        }
        _ => format!("use {demand}"),
    }
}

#[cfg(test)]
mod tests {
    use super::instruction;

    #[test]
    fn requirements_become_instructions() {
        let of = |message| instruction(message).unwrap_or_else(|| "(none)".to_owned());
        for (message, help) in [
            ("'arith.addi' op expected 2 operands, but found 1", "use 2 operands"),
            ("'a.b' op expects result type to match the operand", "change result type to match the operand"),
            (
                "'a.b' op expected that `copy` and return type match",
                "make sure that `copy` and return type match",
            ),
            ("`id` must be between 0 and 15", "change `id` to be between 0 and 15"),
            ("'a.b' op storage class must not be x", "change storage class not to be x"),
            ("'a.b' op must have a resolver", "change the operation to have a resolver"),
            (
                "'a.b' op unexpected alignment values attribute",
                "remove or replace the alignment values attribute",
            ),
            (
                "type of return operand 0 ('i32') doesn't match function result type ('f32') in function @f",
                "change one of the two to match the other: type of return operand 0 ('i32'), function result \
                 type ('f32') in function @f",
            ),
            (
                "'builtin.module' op region #0 ('body') failed to verify constraint: region with 1 blocks",
                "change region #0 ('body') to satisfy the constraint: region with 1 blocks",
            ),
            ("shape mismatch", "change one of the two to match the other: shape mismatch"),
            ("no", "(none)"),
        ] {
            assert_eq!(of(message), help, "{message}");
        }
        assert_eq!(instruction(&format!("expected {}", "x".repeat(400))), None);
    }
}
