//! Lists that a type keeps as text: `!d.ports<input a : i1, output b : i2>`.

use legalize_ir::{AttrData, Attribute, Context, Type, parse_type_str, type_to_string};

/// One entry: a word, a name and a type.
#[derive(Clone, Debug)]
pub(super) struct Port {
    pub(super) word: String,
    pub(super) name: String,
    pub(super) ty: Option<Type>,
}

/// Returns the attribute of a type with these entries.
///
/// # Errors
/// If the type cannot be read.
pub(super) fn attribute(ctx: &Context, prefix: &str, ports: &[Port]) -> Result<Attribute, String> {
    let mut text = format!("{prefix}<");
    for (index, port) in ports.iter().enumerate() {
        text.push_str(if index > 0 { ", " } else { "" });
        if !port.word.is_empty() {
            text.push_str(&port.word);
            text.push(' ');
        }
        if is_word(&port.name) {
            text.push_str(&port.name);
        } else {
            text.push_str(&legalize_ir::attr_to_string(ctx, ctx.string_attr(&port.name)));
        }
        text.push_str(" : ");
        let ty = port.ty.ok_or("a row has no type")?;
        text.push_str(&type_to_string(ctx, ty));
    }
    text.push('>');
    let ty = parse_type_str(ctx, &text).map_err(|error| error.message)?;
    Ok(ctx.type_attr(ty))
}

fn is_word(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || "_$.".contains(c))
}

/// Returns the entries of a type; `None` if it has others.
pub(super) fn entries(ctx: &Context, attr: Attribute) -> Option<Vec<Port>> {
    texts(ctx, attr)?
        .into_iter()
        .map(|(word, name, ty)| Some(Port { word, name, ty: Some(parse_type_str(ctx, &ty).ok()?) }))
        .collect()
}

/// Returns the names of the entries that have an argument: all but those whose word is one of outputs.
pub(crate) fn input_names(ctx: &Context, attr: Attribute) -> Option<Vec<String>> {
    let all = texts(ctx, attr)?;
    Some(all.into_iter().filter(|entry| entry.0 != "output").map(|entry| entry.1).collect())
}

/// Returns the types of the entries of a type.
pub(crate) fn entry_types(ctx: &Context, ty: Type) -> Option<Vec<Type>> {
    let all = entries(ctx, ctx.type_attr(ty))?;
    all.into_iter().map(|entry| entry.ty).collect()
}

fn texts(ctx: &Context, attr: Attribute) -> Option<Vec<(String, String, String)>> {
    let AttrData::Type(ty) = ctx.attr_data(attr) else { return None };
    let text = type_to_string(ctx, *ty);
    let (_, rest) = text.split_once('<')?;
    let body = rest.strip_suffix('>')?;
    parts(body)?.into_iter().map(entry).collect()
}

/// Splits at the commas outside of brackets and strings.
fn parts(text: &str) -> Option<Vec<&str>> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0i32, 0);
    let (mut quoted, mut before) = (false, ' ');
    for (at, letter) in text.char_indices() {
        match letter {
            '"' if before != '\\' => quoted = !quoted,
            _ if quoted => {}
            '<' | '(' | '[' | '{' => depth += 1,
            '>' if before == '-' => {}
            '>' | ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
        before = letter;
    }
    let last = text[start..].trim();
    if !last.is_empty() {
        parts.push(last);
    }
    (depth == 0 && !quoted).then_some(parts)
}

/// Splits `word name : type`, where there may be no word.
pub(super) fn entry(text: &str) -> Option<(String, String, String)> {
    let has_word = text.find(['"', ':', ' ']).filter(|at| text[*at..].starts_with(' '));
    let has_word = has_word.filter(|at| !text[*at..].trim_start().starts_with(':'));
    let (word, rest) = has_word.map_or(("", text), |at| (&text[..at], text[at..].trim_start()));
    let (name, ty) = match rest.strip_prefix('"') {
        Some(quoted) => {
            let ends = |&at: &usize| {
                quoted.as_bytes()[at] == b'"' && (at == 0 || quoted.as_bytes()[at - 1] != b'\\')
            };
            let end = (0..quoted.len()).find(ends)?;
            let name = legalize_ir::lexer::unescape(&rest.as_bytes()[..end + 2]);
            (String::from_utf8_lossy(&name).into_owned(), quoted[end + 1..].trim_start().strip_prefix(':')?)
        }
        None => {
            let (name, ty) = rest.split_once(':')?;
            (name.trim().to_owned(), ty)
        }
    };
    Some((word.to_owned(), name, ty.trim().to_owned()))
}
