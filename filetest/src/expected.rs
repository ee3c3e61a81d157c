//! Expectations in the text of a test.

use crate::{Failure, Report, Reports, Severity};

/// Line before the output.
pub(crate) const OUTPUT: &str = "// output:\n";

/// Expectations of a test.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Expected {
    /// The arguments of the program, split as a shell does.
    pub args: Vec<String>,
    /// The expected reports.
    pub reports: Reports,
    /// The exit status.
    pub exit: i32,
}

/// Parses the expectations of a test; returns nothing if the text has no `// test:` line and so is not a
/// test.
///
/// # Errors
/// If a line is malformed, in words.
pub fn expected(text: &str) -> Result<Option<Expected>, Failure> {
    let Some((_, command)) = text.lines().find_map(|line| line.split_once("// test: ")) else {
        return Ok(None);
    };
    let args = words(command);
    let (mut found, mut exit) = (Reports::default(), None);
    // The recorded output holds no expectations.
    for (index, line) in text.split(OUTPUT).next().unwrap_or_default().lines().enumerate() {
        if let Some((_, note)) = line.split_once("// note: ") {
            found.notes.push(note.trim_matches('"').to_owned());
        }
        if let Some((_, help)) = line.split_once("// help: ") {
            found.helps.push(help.trim_matches('"').to_owned());
        }
        if let Some(code) = line.strip_prefix("// exit: ") {
            exit = Some(code.trim().parse().map_err(|_| format!("line {}: `// exit: {code}`", index + 1))?);
        }
        for (severity, word, _) in Severity::ALL {
            for (marker, line_number) in
                [(format!("// {word}: "), index + 1), (format!("// {word}-above: "), index)]
            {
                let Some((_, rest)) = line.split_once(&marker) else { continue };
                let Some((code, rest)) = rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) else {
                    return Err(
                        format!("line {}: `{marker}` is followed by a code in brackets", index + 1).into()
                    );
                };
                found.reports.push(Report {
                    line: (!rest.contains("(no place)")).then_some(line_number),
                    severity,
                    code: code.to_owned(),
                    text: rest.split('"').nth(1).unwrap_or_default().to_owned(),
                });
            }
        }
    }
    found.reports.sort();
    let exit = exit.unwrap_or_else(|| i32::from(found.has_errors()));
    Ok(Some(Expected { args, reports: found, exit }))
}

/// Splits a command line into words as a shell does; at white space alone if a quote is not closed.
pub fn words(text: &str) -> Vec<String> {
    shlex::split(text).unwrap_or_else(|| text.split_whitespace().map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expectations_have_lines_and_codes() {
        let text = "// test: opt --flag --pass=\"a b\"\nbad // error: [a::b] \"text\"\n// warning-above: [c::d]\n\
                    // remark: [e::f] \"x\" (no place)\n// note: \"why\"\n// help: \"so\"\n// output:\n//| \
                    // error: [no::one]\n";
        let found = expected(text).expect("well-formed").expect("a test");
        let report = |line, severity, code: &str, text: &str| Report {
            line,
            severity,
            code: code.to_owned(),
            text: text.to_owned(),
        };
        assert_eq!(found.args, ["opt", "--flag", "--pass=a b"]);
        assert_eq!(
            found.reports.reports,
            [
                report(None, Severity::Remark, "e::f", "x"),
                report(Some(2), Severity::Error, "a::b", "text"),
                report(Some(2), Severity::Warning, "c::d", ""),
            ]
        );
        assert_eq!((found.reports.notes, found.exit), (vec!["why".to_owned()], 1));
        assert_eq!(found.reports.helps, ["so"]);
    }

    #[test]
    fn malformed_expectations_are_errors() {
        assert_eq!(expected("func.func @f()"), Ok(None));
        assert!(expected("// test: opt\n// error: text").is_err());
        assert!(expected("// test: opt\n// exit: many").is_err());
        assert_eq!(
            expected("// test: opt\n// exit: 2").map(|found| found.map(|found| found.exit)),
            Ok(Some(2))
        );
    }
}
