//! The first error in a program's messages, in the format of either tool.

/// The place of the first error in a program's messages, as file, line and column: `file:line:column` of
/// upstream's one-line format, or `[file:line:column]` of our rendered reports.
pub fn first_place(stderr: &str) -> Option<(String, u32, u32)> {
    let place = |place: &str| {
        let mut parts = place.rsplitn(3, ':');
        let (column, line, file) = (parts.next()?, parts.next()?, parts.next()?);
        // The parenthesis of `loc("file":line:column)`.
        Some((file.to_owned(), line.parse().ok()?, column.trim_end_matches(')').parse().ok()?))
    };
    let upstream = stderr.lines().find_map(|line| place(line.split_once(": error:")?.0));
    upstream.or_else(|| {
        // Skips warnings.
        stderr
            .lines()
            .skip_while(|line| !line.contains('×'))
            .find_map(|line| place(line.split_once("╭─[")?.1.split(']').next()?))
    })
}

/// The file and line of the first error.
pub fn first_error(stderr: &str) -> Option<(String, u32)> {
    first_place(stderr).map(|(file, line, _)| (file, line))
}

/// The line of the first error.
pub fn first_error_line(stderr: &str) -> Option<u32> {
    first_error(stderr).map(|(_, line)| line)
}

/// The text of the first error as [`first_message`] returns it, with a small first letter, as our messages
/// begin, and without NUL characters and the line of the tool's own C++ that some of upstream's have.
pub fn normalized_message(stderr: &str) -> String {
    let message = first_message(stderr);
    let message = message.rfind("(fromline").map_or(&*message, |at| &message[..at]);
    let mut chars = message.chars().filter(|&letter| letter != '\0');
    chars.next().map(|first| first.to_lowercase().chain(chars).collect()).unwrap_or_default()
}

/// The text of the first error, without line breaks and blanks, which our rendered reports place differently.
pub fn first_message(stderr: &str) -> String {
    let compact = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    if let Some(text) = stderr.lines().find_map(|line| line.split_once("error: ")) {
        return compact(text.1);
    }
    let mut lines = stderr.lines().skip_while(|line| !line.contains('×'));
    let first = lines.next().and_then(|line| line.split_once('×')).map_or("", |(_, text)| text);
    let rest = lines.map_while(|line| line.trim_start().strip_prefix('│'));
    std::iter::once(first).chain(rest).map(compact).collect()
}
