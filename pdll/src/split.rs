//! `--split-input-file`: one text that holds several files.

/// What stands between the files.
pub const SPLIT_MARKER: &str = "// -----";

/// Cuts a file at its markers. Each part comes with the name that `mlir-pdll` gives it in messages and
/// locations; its lines count from the marker.
pub fn split_input_file<'t>(name: &str, text: &'t str) -> Vec<(String, &'t str)> {
    let mut line = 1;
    text.split(SPLIT_MARKER)
        .map(|part| {
            let name = format!("within split at {name}:{line} offset ");
            line += part.bytes().filter(|&byte| byte == b'\n').count();
            (name, part)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::split_input_file;

    #[test]
    fn parts_know_their_line() {
        let parts = split_input_file("a.pdll", "one\n// -----\ntwo\nthree // -----");
        assert_eq!(
            parts,
            [
                ("within split at a.pdll:1 offset ".to_owned(), "one\n"),
                ("within split at a.pdll:2 offset ".to_owned(), "\ntwo\nthree "),
                ("within split at a.pdll:4 offset ".to_owned(), ""),
            ]
        );
    }
}
