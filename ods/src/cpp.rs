//! Names of C++ as definitions spell them.

/// `::ns::Class` of any spelling.
pub(crate) fn canonical(class: &str) -> String {
    let class = class.trim();
    if class.starts_with("::") { class.to_owned() } else { format!("::{class}") }
}

/// Returns true if C++ text names something by a path that does not begin at the outermost namespace: such a
/// name is looked up from inside the enclosing namespace of the text.
pub(crate) fn is_relative(text: &str) -> bool {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut rest = text;
    while let Some(start) = rest.find(is_word) {
        let (head, tail) = rest.split_at(start);
        let before = head.trim_end();
        let end = tail.find(|c| !is_word(c)).unwrap_or(tail.len());
        let (word, after) = tail.split_at(end);
        let anchored = ["::", ".", "->", "$", "\""].iter().any(|sign| before.ends_with(sign));
        let called = ["::", "(", "<"].iter().any(|sign| after.trim_start().starts_with(sign));
        let upper = word.starts_with(|c: char| c.is_ascii_uppercase());
        if !anchored && (upper || called) {
            return true;
        }
        rest = after;
    }
    false
}

/// The namespace of a class.
pub(crate) fn namespace_of(class: &str) -> &str {
    class.rsplit_once("::").map_or("", |(namespace, _)| namespace)
}

/// The bits of an integer type of C++, and whether it has a sign.
pub(crate) fn integer_class(name: &str) -> Option<(u32, bool)> {
    Some(match name.strip_prefix("std::").unwrap_or(name) {
        "int64_t" | "long" | "long long" | "ptrdiff_t" | "ssize_t" | "intptr_t" => (64, true),
        "uint64_t" | "size_t" | "unsigned long" | "unsigned long long" | "uintptr_t" => (64, false),
        "int32_t" | "int" | "signed" | "signed int" => (32, true),
        "uint32_t" | "unsigned" | "unsigned int" => (32, false),
        "int16_t" | "short" => (16, true),
        "uint16_t" | "unsigned short" => (16, false),
        "int8_t" | "char" | "signed char" => (8, true),
        "uint8_t" | "unsigned char" => (8, false),
        _ => return None,
    })
}
