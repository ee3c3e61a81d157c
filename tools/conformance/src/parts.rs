//! Suites in separate processes, two at a time: some keep one core busy while another one waits.

use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// Runs this program for each suite, with its arguments, `more` and `--part SUITE`, and prints the output of
/// each in the order of the list. Suites that take longest come first, so that both cores end together.
///
/// Returns true if all passed.
pub(crate) fn run(suites: &[String], more: &[&str]) -> bool {
    let (sender, receiver) = mpsc::channel();
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                while let Some((at, suite)) = take(suites, next) {
                    // The receiver outlives this scope.
                    let _ = sender.send((at, run_part(suite, more)));
                }
            });
        }
        drop(sender);
        let mut waiting: Vec<Option<std::io::Result<Part>>> = suites.iter().map(|_| None).collect();
        let (mut shown, mut passed) = (0, true);
        for (at, part) in receiver {
            waiting[at] = Some(part);
            while let Some(part) = waiting.get_mut(shown).and_then(Option::take) {
                passed &= show(&suites[shown], part);
                shown += 1;
            }
        }
        passed && shown == suites.len()
    })
}

/// Takes the next suite of the list, with its index.
fn take<'s>(suites: &'s [String], next: &AtomicUsize) -> Option<(usize, &'s String)> {
    let at = next.fetch_add(1, Ordering::Relaxed);
    suites.get(at).map(|suite| (at, suite))
}

/// The output of a suite, and how long it took.
type Part = (Output, Duration);

fn run_part(suite: &str, more: &[&str]) -> std::io::Result<Part> {
    let start = Instant::now();
    let mut command = Command::new(std::env::current_exe()?);
    command.args(std::env::args_os().skip(1)).args(more).args(["--part", suite]).stdin(Stdio::null());
    Ok((command.output()?, start.elapsed()))
}

/// Prints the output of a suite. Returns true if it passed.
fn show(suite: &str, part: std::io::Result<Part>) -> bool {
    let (output, time) = match part {
        Ok(part) => part,
        Err(error) => {
            eprintln!("{suite}: {error}");
            return false;
        }
    };
    let mut to = std::io::stdout().lock();
    let shown = to
        .write_all(&output.stdout)
        .and_then(|()| writeln!(to, "  {:.0} s", time.as_secs_f64()))
        .and_then(|()| std::io::stderr().write_all(&output.stderr));
    shown.is_ok() && output.status.success()
}
