//! Help for errors of syntax, from their messages: the token to write or to remove.

/// Messages that do not name the token that is expected, with what to do.
const OTHERS: [(&str, &str); 30] = [
    ("invalid SSA name", "write a name or a number directly after '%'"),
    ("invalid block name", "write a name or a number directly after '^'"),
    ("invalid attribute name", "write a name directly after '#'"),
    ("invalid type identifier", "write a name directly after '!'"),
    ("@ identifier expected to start with", "write a letter, '_' or a string directly after '@'"),
    ("unexpected character", "remove the character, or put it into a string"),
    (
        "unknown escape in string literal",
        r#"write one of the escapes `\\`, `\"`, `\n`, `\t`, or two hexadecimal digits"#,
    ),
    ("result number not allowed in argument list", "remove the '#' and the number after it"),
    ("redefinition of identifier", "rename one of the two"),
    ("constant too large for index", "write an integer that fits 64 bits"),
    ("no expression inside parentheses", "write an affine expression between '(' and ')'"),
    ("unexpected ssa identifier", "write a dimension or symbol that the list in front declares"),
    ("missing right operand", "write an operand after the operator"),
    ("missing left operand", "write an operand before the operator"),
    ("tensor literal is invalid", "write as many elements in each list as in its neighbors"),
    ("integer bitwidth is limited", "write a width up to 16777215"),
    ("invalid integer width", "write a width up to 16777215"),
    ("invalid dimension", "write the dimension as a decimal number or '?'"),
    ("cannot apply encoding to unranked tensor", "remove the encoding, or write a shape in place of '*'"),
    ("cannot have affine map for unranked", "remove the map, or write a shape in place of '*'"),
    ("multiple memory spaces", "remove all memory spaces but one"),
    ("floating point value not valid", "write an integer, or a floating-point type after ':'"),
    ("found trailing characters", "remove the text after the first complete item"),
    ("unbalanced '", "write the closing bracket"),
    ("unexpected nul or EOF", "write the closing bracket"),
    ("invalid dialect namespace", "rename the dialect: write letters, digits and '_', and no digit first"),
    ("unexpected ", "remove it"),
    ("duplicate ", "remove one of the two"),
    (
        "invalid ",
        "write it as in the generic form: `%r = \"dialect.op\"(%a) {name = value} : (types) -> types`",
    ),
    ("", "write it as in the generic form: `%r = \"dialect.op\"(%a) {name = value} : (types) -> types`"),
];

/// Words that a message puts before the expected token.
const EXPECTED: [&str; 2] = ["expected ", "expects "];

/// Returns the help for the message of a syntax error.
pub(super) fn instruction(message: &str) -> String {
    let text = match message.split_once("' ") {
        Some((name, rest)) if name.starts_with("custom op '") => rest,
        _ => message,
    };
    if let Some(token) = EXPECTED.iter().find_map(|word| text.strip_prefix(word)) {
        let end = [", but", ", got", ", found", "; found"].iter().filter_map(|end| token.find(end)).min();
        return format!("write {}", &token[..end.unwrap_or(token.len())]);
    }
    let known = OTHERS.iter().find(|(start, _)| text.starts_with(start));
    known.map_or_else(String::new, |(_, help)| (*help).to_owned())
}

#[cfg(test)]
mod tests {
    use super::instruction;

    #[test]
    fn helps_name_the_token_to_write() {
        assert_eq!(instruction("expected ',' or ')'"), "write ',' or ')'");
        assert_eq!(instruction("custom op 'a.b' expected ':', but got x"), "write ':'");
        assert_eq!(instruction("invalid SSA name"), "write a name or a number directly after '%'");
        assert!(instruction("anything").starts_with("write it as in the generic form"));
    }
}
