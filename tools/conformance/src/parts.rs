//! Suites in separate processes, two at a time: some keep one core busy while another one waits.

use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::sync::mpsc;

/// Runs this program for each suite, with its arguments, `more` and `--part SUITE`, and prints the output of
/// each in the order of the list. The first one takes longest and runs beside the others.
///
/// Returns true if all passed.
pub(crate) fn run(suites: &[String], more: &[&str]) -> bool {
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        let (first, others) = suites.split_at(suites.len().min(1));
        for (start, part) in [(0, first), (first.len(), others)] {
            let sender = sender.clone();
            scope.spawn(move || {
                for (at, suite) in part.iter().enumerate() {
                    // The receiver outlives this scope.
                    let _ = sender.send((start + at, run_part(suite, more)));
                }
            });
        }
        drop(sender);
        let mut waiting: Vec<Option<std::io::Result<Output>>> = suites.iter().map(|_| None).collect();
        let (mut shown, mut passed) = (0, true);
        for (at, output) in receiver {
            waiting[at] = Some(output);
            while let Some(output) = waiting.get_mut(shown).and_then(Option::take) {
                passed &= show(&suites[shown], output);
                shown += 1;
            }
        }
        passed && shown == suites.len()
    })
}

fn run_part(suite: &str, more: &[&str]) -> std::io::Result<Output> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(std::env::args_os().skip(1)).args(more).args(["--part", suite]).stdin(Stdio::null()).output()
}

/// Prints the output of a suite. Returns true if it passed.
fn show(suite: &str, output: std::io::Result<Output>) -> bool {
    let output = match output {
        Ok(output) => output,
        Err(error) => {
            eprintln!("{suite}: {error}");
            return false;
        }
    };
    let shown = std::io::stdout()
        .write_all(&output.stdout)
        .and_then(|()| std::io::stderr().write_all(&output.stderr));
    shown.is_ok() && output.status.success()
}
