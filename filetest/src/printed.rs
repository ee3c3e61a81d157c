//! Parsing of a program's rendered reports.

use crate::{Failure, Report, Reports, Severity};

/// Parses the reports on standard error, in either format of a rendered `Diagnostic`: a line with the code
/// alone, a symbol and the message, the place; or all of it on one line. A report without a code is a note.
/// Places in other files than `file` are ignored.
///
/// # Errors
/// If an error has no help and `need_help` is set, with the text.
pub fn printed(stderr: &str, file: &str, need_help: bool) -> Result<Reports, Failure> {
    let mut all: Vec<Report> = Vec::new();
    let (mut helps, mut in_help): (Vec<String>, bool) = (Vec::new(), false);
    let (mut code, mut open, mut lacks_help) = (String::new(), false, false);
    let no_help = || Err(format!("an error has no help:\n{stderr}").into());
    for line in stderr.lines() {
        // The help in a rendered report continues on the lines below.
        if let (true, Some(rest), Some(help)) = (in_help, line.strip_prefix("        "), helps.last_mut()) {
            let space = if help.ends_with('-') { "" } else { " " };
            *help = format!("{help}{space}{}", rest.trim());
            continue;
        }
        in_help = false;
        let symbol = line.strip_prefix("  ").and_then(|line| line.chars().next()).unwrap_or_default();
        if !line.starts_with(' ') && line.contains("::") && !line.contains(' ') {
            line.clone_into(&mut code);
        } else if let Some((severity, _, _)) = Severity::ALL.iter().find(|severity| severity.2 == symbol) {
            let code = std::mem::take(&mut code);
            if *severity == Severity::Error && !code.is_empty() {
                if need_help && lacks_help {
                    return no_help();
                }
                lacks_help = true;
            }
            // The indentation of a note is its depth in the tree.
            let text = line.trim_start().trim_start_matches(symbol).trim_end();
            let text = text.strip_prefix(' ').unwrap_or(text).to_owned();
            all.push(Report { line: None, severity: *severity, code, text });
            open = true;
        } else if let Some(help) = line.trim_start().trim_start_matches("= ").strip_prefix("help: ") {
            helps.push(help.trim_end().to_owned());
            (lacks_help, in_help) = (false, line.starts_with("  help: "));
        } else if let Some(report) = plain(line, file) {
            if report.severity == Severity::Error && !report.code.is_empty() {
                if need_help && lacks_help {
                    return no_help();
                }
                lacks_help = true;
            }
            all.push(report);
            open = false;
        } else if let Some(report) = all.last_mut().filter(|_| open) {
            if symbol == '│' {
                // Lines also break after hyphens.
                let space = if report.text.ends_with('-') { "" } else { " " };
                report.text = format!("{}{space}{}", report.text, line.trim_start_matches([' ', '│']));
            } else if let Some((_, place)) = line.split_once("╭─[") {
                let mut parts = place.split(']').next().unwrap_or_default().rsplitn(3, ':');
                let (_, line, name) = (parts.next(), parts.next(), parts.next());
                report.line = line.filter(|_| name == Some(file)).and_then(|line| line.parse().ok());
                open = false;
            }
        }
    }
    if need_help && lacks_help {
        return no_help();
    }
    let (mut reports, notes): (Vec<_>, Vec<_>) = all.into_iter().partition(|report| !report.code.is_empty());
    reports.sort();
    Ok(Reports { reports, notes: notes.into_iter().map(|note| note.text).collect(), helps })
}

/// A report on one line: `file:line:column: error: message [area::reason]`, or a note without a code.
fn plain(line: &str, file: &str) -> Option<Report> {
    let words = Severity::ALL.iter().map(|&(severity, word, _)| (severity, word));
    let (severity, word, at) = words.chain([(Severity::Remark, "note")]).find_map(|(severity, word)| {
        let marker = format!("{word}: ");
        let at = if line.starts_with(&marker) { 0 } else { line.find(&format!(": {marker}"))? + 2 };
        Some((severity, word, at))
    })?;
    if line.starts_with(' ') {
        return None;
    }
    let rest = &line[at + word.len() + 2..];
    let coded = rest.strip_suffix(']').and_then(|rest| rest.rsplit_once(" ["));
    let (text, code) = coded.filter(|(_, code)| code.contains("::")).unwrap_or((rest, ""));
    if code.is_empty() && word != "note" {
        return None;
    }
    let mut parts = line[..at].trim_end_matches(": ").rsplitn(3, ':');
    let (_, number, name) = (parts.next(), parts.next(), parts.next());
    let line = number.filter(|_| name == Some(file)).and_then(|number| number.parse().ok());
    Some(Report { line, severity, code: code.to_owned(), text: text.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAWN: &str = "a::b\n\n  × first half\n  │ second half\n   ╭─[f.mlir:3:7]\n 3 │ text\n   ·   ──\n   ╰────\n  \
                         help: do this\n        and that\n\nAdvice: \n  ☞ because\n   ╭─[other.td:9:1]\n   ╰────\nc::d\n\n  ⚠ careful\n";

    #[test]
    fn drawings_are_read_back() {
        let found = printed(DRAWN, "f.mlir", true).expect("the error has a help");
        let found_reports: Vec<_> = found
            .reports
            .iter()
            .map(|one| (one.line, one.severity, one.code.as_str(), one.text.as_str()))
            .collect();
        assert_eq!(
            found_reports,
            [
                (None, Severity::Warning, "c::d", "careful"),
                (Some(3), Severity::Error, "a::b", "first half second half"),
            ]
        );
        assert_eq!(
            (found.notes, found.helps),
            (vec!["because".to_owned()], vec!["do this and that".to_owned()])
        );
    }

    #[test]
    fn plain_reports_are_read_too() {
        let text = "f.mlir:3:7: error: does not fit [a::b]\n   3 | text\n     |       ^\n     = help: do this\n\
                    other.td:9:1: note: because\nerror: the flag is missing\n";
        let found = printed(text, "f.mlir", true).expect("the error has a help");
        let found_reports: Vec<_> =
            found.reports.iter().map(|one| (one.line, one.code.as_str(), one.text.as_str())).collect();
        assert_eq!(found_reports, [(Some(3), "a::b", "does not fit")]);
        assert_eq!((found.notes, found.helps), (vec!["because".to_owned()], vec!["do this".to_owned()]));
        assert!(printed(&text.replace("= help: ", ""), "f.mlir", true).is_err());
    }

    #[test]
    fn an_error_without_help_is_one() {
        let bare = DRAWN.replace("help: ", "");
        assert!(printed(&bare, "f.mlir", true).is_err());
        assert!(printed(&bare, "f.mlir", false).is_ok());
    }
}
