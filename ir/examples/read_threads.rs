//! Measures how long reading a file of generic MLIR takes on one thread and on several, in turn.
//!
//! `read_threads FILE [THREADS [PAIRS [--verify]]]`, by default 2 threads and 9 pairs. Beside the time that
//! passes, it reports the processor time of the calling thread and of the busiest other one together, where
//! the system counts it: the time that passes if no other program runs.

use std::collections::HashMap;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use legalize_ir::{Context, ParseOptions, parse_module, register_builtin};
use legalize_source::SourceMap;

/// Processor time of each thread of this process, in nanoseconds.
fn cpu_times() -> HashMap<String, u64> {
    let tasks = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let time = |task: std::fs::DirEntry| {
        let counts = std::fs::read_to_string(task.path().join("schedstat")).ok()?;
        Some((task.file_name().to_string_lossy().into_owned(), counts.split(' ').next()?.parse().ok()?))
    };
    tasks.filter_map(time).collect()
}

/// Times of reading a text; nothing if it is malformed.
fn read(text: &str, threads: usize, verify: bool) -> Option<[Duration; 2]> {
    let mut ctx = Context::new(Arc::new(SourceMap::new()));
    register_builtin(&mut ctx);
    ctx.allow_unregistered_dialects(true);
    ctx.enable_multithreading(threads);
    // The pool is there before the time begins.
    ctx.run_tasks(threads, |_| ());
    let file = ctx.sources().add("input.mlir", text);
    let options = ParseOptions::default().with(|options| options.verify = verify);
    let (start, before) = (Instant::now(), cpu_times());
    let (module, _) = parse_module(&ctx, file, &options).into_parts();
    let (time, after) = (start.elapsed(), cpu_times());
    let own = std::process::id().to_string();
    let used = |id: &String| Some(after.get(id)? - before.get(id).copied().unwrap_or_default());
    let others = after.keys().filter(|id| **id != own).filter_map(used).max();
    let busiest = used(&own).unwrap_or_default() + others.unwrap_or_default();
    module.map(|_| [time, Duration::from_nanos(busiest)])
}

/// The middle one of some times.
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| arguments.get(index).and_then(|text| text.parse().ok());
    let (threads, pairs) = (number(1).unwrap_or(2), number(2).unwrap_or(9));
    let verify = arguments.iter().any(|argument| argument == "--verify");
    let Some(Ok(text)) = arguments.first().map(std::fs::read_to_string) else { return ExitCode::from(2) };
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..pairs {
        for (times, threads) in times.iter_mut().zip([1, threads]) {
            let Some(time) = read(&text, threads, verify) else { return ExitCode::FAILURE };
            times.push(time);
        }
    }
    for (kind, name) in ["time", "processor time"].into_iter().enumerate() {
        let [one, several] =
            times.each_ref().map(|times| median(times.iter().map(|times| times[kind]).collect()));
        let ratio = one.as_secs_f64() / several.as_secs_f64();
        println!("{name}: {one:.1?} on one thread, {several:.1?} on {threads}, ratio {ratio:.2}");
    }
    ExitCode::SUCCESS
}
