//! Many modules in one run of `mlir-opt`: joining their texts, and assigning errors to modules.

/// Joins all modules to one file; returns it with the line at which each starts.
pub(crate) fn joined(modules: &[&str], separator: &str) -> (String, Vec<usize>) {
    let mut text = String::new();
    let mut starts = Vec::new();
    let mut line = 1;
    for (index, module) in modules.iter().enumerate() {
        if index > 0 {
            text.push_str(separator);
            line += 1;
        }
        starts.push(line);
        text.push_str(module);
        line += module.matches('\n').count();
        if !module.ends_with('\n') {
            text.push('\n');
            line += 1;
        }
    }
    (text, starts)
}

/// An error of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ModuleError {
    /// The line number in the module's own text, counted from one.
    pub line: usize,
    /// The first line of the message.
    pub message: String,
}

/// The first error of each module that has one.
pub(crate) fn errors(stderr: &str, starts: &[usize]) -> Vec<Option<ModuleError>> {
    let mut errors = vec![None; starts.len()];
    for report in stderr.lines() {
        let Some((place, message)) = report.split_once(": error: ") else { continue };
        // `<stdin>:12:3`
        let Some(rest) = place.strip_prefix("<stdin>:") else { continue };
        let Some(line) = rest.split(':').next().and_then(|line| line.parse::<usize>().ok()) else { continue };
        let piece = starts.partition_point(|start| *start <= line).max(1) - 1;
        if let Some(entry) = errors.get_mut(piece) {
            let line = (line + 1).saturating_sub(starts[piece]);
            entry.get_or_insert_with(|| ModuleError { line, message: message.to_owned() });
        }
    }
    errors
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_of_the_module_that_holds_their_line() {
        let (text, starts) = joined(&["a\nb\n", "c", "d\n"], "---\n");
        assert_eq!(text, "a\nb\n---\nc\n---\nd\n");
        assert_eq!(starts, [1, 4, 6]);
        let stderr = "<stdin>:2:1: error: first\n<stdin>:1:1: error: second\nx:6:1: error: elsewhere\n\
                      <stdin>:4:2: note: see\n<stdin>:5:1: error: at its end\n";
        let found = errors(stderr, &starts);
        let error = |line, message: &str| Some(ModuleError { line, message: message.to_owned() });
        assert_eq!(found, [error(2, "first"), error(2, "at its end"), None]);
    }
}
