//! Helpers for MLIR's text syntax.

/// A quoted string as MLIR prints it.
pub(crate) fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    push_quoted(text, &mut out);
    out
}

/// Appends a quoted string as MLIR prints it.
pub(crate) fn push_quoted(text: &str, out: &mut String) {
    const HEX: &[u8; 16] = b"0123456789ABCDEF";
    out.push('"');
    if text.bytes().all(|byte| matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\') {
        out.push_str(text);
    } else {
        for byte in text.bytes() {
            match byte {
                b'\\' => out.push_str("\\\\"),
                b' '..=b'~' if byte != b'"' => out.push(byte as char),
                _ => {
                    out.push('\\');
                    out.push(HEX[usize::from(byte >> 4)] as char);
                    out.push(HEX[usize::from(byte & 15)] as char);
                }
            }
        }
    }
    out.push('"');
}

/// A symbol name with its `@`.
pub(crate) fn symbol(name: &str) -> String {
    if is_bare(name) { format!("@{name}") } else { format!("@{}", quoted(name)) }
}

/// Returns true if the text is an identifier without quotes.
pub(crate) fn is_bare(name: &str) -> bool {
    let mut chars = name.chars();
    chars.next().is_some_and(|first| first.is_ascii_alphabetic() || first == '_')
        && chars.all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.'))
}

/// A number of 32 bits, decimal or hexadecimal, with or without a sign; the bits as they are kept.
pub(crate) fn index(text: &str) -> Option<u32> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let number = match digits.strip_prefix("0x") {
        Some(digits) => i64::from_str_radix(digits, 16),
        None => digits.parse(),
    };
    let number = if negative { -number.ok()? } else { number.ok()? };
    (i64::from(i32::MIN)..=i64::from(u32::MAX)).contains(&number).then_some(number as u32)
}
