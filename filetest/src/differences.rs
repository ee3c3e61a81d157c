//! Differences between the reports that a test expects and those that were printed.

use crate::{Report, Reports, Severity};

/// One line for each difference.
pub(crate) fn differences(wanted: &Reports, found: &Reports) -> Vec<String> {
    let mut left: Vec<&Report> = found.reports.iter().collect();
    let missing: Vec<&Report> = wanted.reports.iter().filter(|report| !take(&mut left, report)).collect();
    let mut lines: Vec<String> = missing.into_iter().map(|report| line_of("expected", report)).collect();
    lines.extend(left.into_iter().map(|report| line_of("not expected", report)));
    if !wanted.notes.is_empty() && wanted.notes != found.notes {
        lines.push(format!("expected notes: {:?}", wanted.notes));
        lines.push(format!("printed notes: {:?}", found.notes));
    }
    let is_printed = |help: &&String| found.helps.iter().any(|printed| printed.contains(help.as_str()));
    lines.extend(
        wanted.helps.iter().filter(|help| !is_printed(help)).map(|help| format!("expected help: {help:?}")),
    );
    if lines.is_empty() {
        lines.push("expected reports of one line in another order".to_owned());
    }
    lines
}

/// Takes the first report out of a list that a test expects.
fn take(left: &mut Vec<&Report>, wanted: &Report) -> bool {
    match left.iter().position(|found| wanted.agrees(found)) {
        Some(index) => {
            left.remove(index);
            true
        }
        None => false,
    }
}

fn line_of(what: &str, report: &Report) -> String {
    let place = report.line.map_or("no place".to_owned(), |line| format!("line {line}"));
    let word = Severity::ALL
        .iter()
        .find(|(severity, ..)| *severity == report.severity)
        .map_or("report", |one| one.1);
    format!("{place}: {what}: {word} [{}] {:?}", report.code, report.text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reports(lines: &[(usize, &str)]) -> Reports {
        let report = |&(line, text): &(usize, &str)| Report {
            line: Some(line),
            severity: Severity::Remark,
            code: "a::b".to_owned(),
            text: text.to_owned(),
        };
        Reports { reports: lines.iter().map(report).collect(), ..Reports::default() }
    }

    #[test]
    fn differences_have_their_lines() {
        let (wanted, found) =
            (reports(&[(1, "one"), (2, "two")]), reports(&[(1, "one of all"), (2, "three")]));
        assert_eq!(
            differences(&wanted, &found),
            ["line 2: expected: remark [a::b] \"two\"", "line 2: not expected: remark [a::b] \"three\""]
        );
        let mut wanted = reports(&[(1, "one")]);
        wanted.helps.push("so".to_owned());
        wanted.notes.push("why".to_owned());
        assert_eq!(
            differences(&wanted, &reports(&[(1, "one")])),
            ["expected notes: [\"why\"]", "printed notes: []", "expected help: \"so\""]
        );
    }
}
