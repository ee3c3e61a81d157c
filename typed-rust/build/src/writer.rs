//! Writer of Rust text, laid out as by rustfmt with its defaults, for the few shapes of generated code.

/// Maximum width of a line.
const WIDTH: usize = 100;
/// Maximum width of a list of arguments on one line.
const CALL_WIDTH: usize = 60;
/// Width of the longest item of a list that shares its lines.
const SHORT_ITEM: usize = 10;

/// Maximum number of parameters without a lint of clippy.
const MAX_ARGUMENTS: usize = 7;

/// Names of methods for which clippy suggests a trait.
const TRAIT_NAMES: &[&str] = &[
    "add",
    "as_mut",
    "as_ref",
    "bitand",
    "bitor",
    "bitxor",
    "borrow",
    "borrow_mut",
    "clone",
    "cmp",
    "default",
    "deref",
    "deref_mut",
    "div",
    "drop",
    "eq",
    "from_iter",
    "from_str",
    "hash",
    "index",
    "index_mut",
    "into_iter",
    "mul",
    "neg",
    "next",
    "not",
    "rem",
    "shl",
    "shr",
    "sub",
];

/// Collects lines.
#[derive(Debug, Default)]
pub(crate) struct Out {
    text: String,
    indent: usize,
}

impl Out {
    pub(crate) fn finish(self) -> String {
        self.text
    }

    /// Writes a line; an empty one without indentation.
    pub(crate) fn line(&mut self, line: impl AsRef<str>) {
        let line = line.as_ref();
        if !line.is_empty() {
            self.text.extend(std::iter::repeat_n("    ", self.indent));
            self.text.push_str(line);
        }
        self.text.push('\n');
    }

    /// Writes an empty line, unless a block has just begun.
    pub(crate) fn gap(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with("{\n") && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }

    /// Writes a line that opens a bracket, the contents, and the line that closes it.
    pub(crate) fn block(&mut self, open: impl AsRef<str>, close: &str, inside: impl FnOnce(&mut Out)) {
        self.line(open);
        self.indent += 1;
        inside(self);
        self.indent -= 1;
        self.line(close);
    }

    /// Writes a documentation comment.
    pub(crate) fn docs(&mut self, text: &str) {
        // Comments may not contain these: lone carriage returns, and characters that change the text
        // direction.
        let plain = text.replace("\r\n", "\n").replace(
            [
                '\r', '\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}', '\u{202e}', '\u{2066}', '\u{2067}',
                '\u{2068}', '\u{2069}',
            ],
            " ",
        );
        for line in crate::docs::safe(&plain).lines() {
            let line = line.trim_end();
            self.line(if line.is_empty() { "///".to_owned() } else { format!("/// {line}") });
        }
    }

    /// Writes the reason why a function has so many parameters, if clippy would complain.
    pub(crate) fn many_arguments(&mut self, count: usize, reason: &str) {
        if count > MAX_ARGUMENTS {
            self.line(format!("#[allow(clippy::too_many_arguments, reason = {reason:?})]"));
        }
    }

    /// Writes the reason why methods have these names, if clippy would suggest an operator's trait.
    pub(crate) fn trait_names<'n>(&mut self, mut names: impl Iterator<Item = &'n String>) {
        if names.any(|name| TRAIT_NAMES.contains(&name.as_str())) {
            self.line("#[allow(clippy::should_implement_trait, reason = \"as declared\")]");
        }
    }

    fn fits(&self, line: &str) -> bool {
        self.indent * 4 + line.chars().count() <= WIDTH
    }

    /// Writes a function: `head` is the text before the parameters, `result` the return type.
    pub(crate) fn function(
        &mut self,
        head: &str,
        params: &[String],
        result: &str,
        body: impl FnOnce(&mut Out),
    ) {
        self.signature(head, params, result, " {");
        self.indent += 1;
        body(self);
        self.indent -= 1;
        self.line("}");
    }

    /// Writes a function without a body.
    pub(crate) fn declaration(&mut self, head: &str, params: &[String], result: &str) {
        self.signature(head, params, result, ";");
    }

    fn signature(&mut self, head: &str, params: &[String], result: &str, end: &str) {
        let arrow = if result.is_empty() { String::new() } else { format!(" -> {result}") };
        let line = format!("{head}({}){arrow}{end}", params.join(", "));
        // A declaration without a body that just fits has its result on a separate line.
        if end == ";" && !result.is_empty() && self.fits(&line) && !self.fits(&format!("{line} ")) {
            self.line(format!("{head}({})", params.join(", ")));
            self.line(format!("-> {result}{end}"));
            return;
        }
        if self.fits(&line) {
            self.line(line);
            return;
        }
        self.block(format!("{head}("), &format!("){arrow}{end}"), |out| {
            params.iter().for_each(|param| out.line(format!("{param},")));
        });
    }

    /// Writes a call, with one argument per line if they are too long for one line.
    pub(crate) fn call(&mut self, head: &str, args: &[String], end: &str) {
        let joined = args.join(", ");
        // A list that is the only argument is measured without its brackets.
        let counted = match args {
            [list] => list.strip_prefix("&[").and_then(|rest| rest.strip_suffix(']')).unwrap_or(list),
            _ => &joined,
        };
        let short = counted.chars().count() <= CALL_WIDTH;
        if short && self.one_line(head, &format!("({joined}){end}")) {
            return;
        }
        if let [list] = args
            && let Some(items) = list.strip_prefix("&[").and_then(|rest| rest.strip_suffix(']'))
        {
            return self.list(&format!("{head}(&["), items, &format!("]){end}"));
        }
        self.block(format!("{head}("), &format!("){end}"), |out| {
            for arg in args {
                match arg.strip_prefix("&[").and_then(|rest| rest.strip_suffix(']')) {
                    Some(items) if items.chars().count() > CALL_WIDTH => out.list("&[", items, "],"),
                    _ => out.line(format!("{arg},")),
                }
            }
        });
    }

    /// Writes a constant: `name` is the text before the type.
    pub(crate) fn constant(&mut self, name: &str, ty: &str, value: &str) {
        if !self.one_line(&format!("{name}: {ty} = "), &format!("{value};")) {
            self.line(format!("{name}: {ty} = {value};"));
        }
    }

    /// Writes a statement on one line, or the assigned value on the next; returns false if neither fits.
    fn one_line(&mut self, head: &str, tail: &str) -> bool {
        if self.fits(&format!("{head}{tail}")) {
            self.line(format!("{head}{tail}"));
            return true;
        }
        let Some((before, after)) = head.split_once(" = ") else { return false };
        if !self.fits(&format!("    {after}{tail}")) {
            return false;
        }
        self.line(format!("{before} ="));
        self.indent += 1;
        self.line(format!("{after}{tail}"));
        self.indent -= 1;
        true
    }

    /// Writes `head&[items]` or, after `let`, `vec![items]`.
    pub(crate) fn array(&mut self, head: &str, items: &[String], end: &str) {
        let open = if head.starts_with("let ") { "vec![" } else { "&[" };
        let joined = items.join(", ");
        if joined.chars().count() <= CALL_WIDTH && self.one_line(head, &format!("{open}{joined}]{end}")) {
            return;
        }
        if let [item] = items
            && let Some(parts) = item.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'))
        {
            return self.list(&format!("{head}{open}("), parts, &format!(")]{end}"));
        }
        self.block(format!("{head}{open}"), &format!("]{end}"), |out| {
            // Short items share lines, as `rustfmt` has it.
            if items.iter().all(|item| item.chars().count() <= SHORT_ITEM) {
                return out.filled(items);
            }
            for item in items {
                let inner = item.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
                match inner {
                    Some(parts) if parts.chars().count() > CALL_WIDTH => out.list("(", parts, "),"),
                    _ => out.line(format!("{item},")),
                }
            }
        });
    }

    /// Writes as many items on each line as fit.
    fn filled(&mut self, items: &[String]) {
        let mut line = String::new();
        for item in items {
            let longer = if line.is_empty() { format!("{item},") } else { format!("{line} {item},") };
            if self.fits(&longer) {
                line = longer;
            } else {
                self.line(std::mem::replace(&mut line, format!("{item},")));
            }
        }
        self.line(line);
    }

    /// Writes a list with one item per line.
    pub(crate) fn list(&mut self, open: &str, items: &str, close: &str) {
        self.block(open, close, |out| {
            split(items).into_iter().for_each(|item| out.line(format!("{item},")));
        });
    }
}

/// Splits a list into items; text in brackets or in a string literal is one item.
fn split(items: &str) -> Vec<&str> {
    let (mut all, mut from) = (Vec::new(), 0);
    let (mut depth, mut quoted, mut escaped) = (0usize, false, false);
    for (at, c) in items.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                all.push(items[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    all.push(items[from..].trim());
    all
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn commas_in_literals_and_brackets_part_nothing() {
        assert_eq!(split(r#"Self::A, 1, "a, \", b", f(x, y)"#), ["Self::A", "1", r#""a, \", b""#, "f(x, y)"]);
    }
}
