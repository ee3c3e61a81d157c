//! Output of the test passes: the module, remarks and events.

use crate::{first_error_line, first_message};

/// Returns what is compared of a run on an input: exit status, module, first error and remarks, then the
/// events; less of them if the input says that they vary between runs of upstream's tool, in its second line.
pub fn outcome_of_passes(input: &str, code: Option<i32>, stdout: &str, stderr: &str) -> String {
    match input.lines().nth(1) {
        Some("// RESULT-VARIES") => verdict(code, stderr),
        Some("// ORDER-VARIES") => summary(code, stdout, stderr),
        _ => format!("{}\n{}", summary(code, stdout, stderr), events(stdout, false)),
    }
}

fn is_event(line: &str) -> bool {
    line.starts_with("notify")
}

/// Returns exit status, module, first error by line and text, remarks in alphabetical order.
pub fn summary(code: Option<i32>, stdout: &str, stderr: &str) -> String {
    let module: Vec<&str> = stdout.lines().filter(|line| !is_event(line)).collect();
    let error = (first_error_line(stderr), first_message(stderr));
    let found =
        format!("{}\nerror at {:?}: {}\n{}", module.join("\n"), error.0, error.1, verdict(code, stderr));
    match printed(stderr) {
        lines if lines.is_empty() => found,
        lines => format!("{found}\n{}", lines.join("\n")),
    }
}

/// The lines that analyses print beside the module: sections between `// ---- NAME` and a line of dashes.
fn printed(stderr: &str) -> Vec<&str> {
    let mut open = false;
    let mut lines = Vec::new();
    for line in stderr.lines() {
        open |= line.starts_with("// ---- ");
        if open {
            lines.push(line);
        }
        open &= line != "// -------------------";
    }
    lines
}

/// Returns exit status, presence of an error, remarks in alphabetical order.
pub fn verdict(code: Option<i32>, stderr: &str) -> String {
    let mut remarks = remarks(stderr);
    remarks.sort();
    let fails = !first_message(stderr).is_empty();
    format!("exit {:?}, error: {fails}\n{}", code, remarks.join("\n"))
}

/// The texts of all remarks without blanks, in either program's format.
fn remarks(stderr: &str) -> Vec<String> {
    let compact = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    let mut all: Vec<String> = Vec::new();
    // Ours are preceded by a code; notes, which are rendered alike, are not. A place in words is not part of
    // a text.
    let (mut code, mut open) = (false, false);
    for line in stderr.lines() {
        if let Some((_, text)) = line.split_once(": remark: ") {
            all.push(compact(text));
        } else if line.contains("::") && !line.contains(' ') {
            code = true;
        } else if line.contains(['×', '⚠']) {
            (code, open) = (false, false);
        } else if let Some(text) = line.trim_start().strip_prefix('☞') {
            open = std::mem::take(&mut code);
            if open {
                all.push(compact(text));
            }
        } else if let (Some(rest), true) = (line.trim_start().strip_prefix('│'), open) {
            if let Some(last) = all.last_mut() {
                last.push_str(&compact(rest));
            }
        } else {
            open = false;
        }
    }
    let without_place = |text: String| text.split("(atloc(").next().unwrap_or_default().to_owned();
    all.into_iter().map(without_place).collect()
}

/// Returns the events that the passes print, in alphabetical order if that varies.
pub fn events(stdout: &str, sorted: bool) -> String {
    let mut lines: Vec<&str> = stdout.lines().filter(|line| is_event(line)).collect();
    if sorted {
        lines.sort_unstable();
    }
    lines.join("\n")
}
