//! Progress of a run that takes longer than a second, shown only on a terminal.

use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::JoinHandle;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use legalize_passes::Activity;

/// Time until progress is shown.
const SHOW_AFTER: Duration = Duration::from_secs(1);

/// Time between two updates.
const REFRESH: Duration = Duration::from_millis(100);

/// Shows an activity until it is dropped.
pub(crate) struct Watch {
    stop: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Watch {
    /// Starts a watch; returns nothing if standard error is not a terminal.
    pub(crate) fn start(activity: &Arc<Activity>) -> Option<Watch> {
        if !std::io::stderr().is_terminal() {
            return None;
        }
        Some(Self::start_on(activity, ProgressDrawTarget::stderr(), SHOW_AFTER))
    }

    fn start_on(activity: &Arc<Activity>, target: ProgressDrawTarget, delay: Duration) -> Watch {
        let (stop, stopped) = mpsc::channel();
        let activity = activity.clone();
        let thread = std::thread::spawn(move || show(&activity, target, &stopped, delay));
        Watch { stop: Some(stop), thread: Some(thread) }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        drop(self.stop.take());
        // The next output must not be mixed with the progress bar.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

fn show(activity: &Activity, target: ProgressDrawTarget, stopped: &Receiver<()>, delay: Duration) {
    if stopped.recv_timeout(delay) != Err(RecvTimeoutError::Timeout) {
        return;
    }
    let style = |template| {
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_spinner())
    };
    let plain = style("{spinner} {msg} {elapsed}");
    let counted = style("{spinner} {msg} {wide_bar} {human_pos} of {human_len} operations, {elapsed}");
    let bar = ProgressBar::with_draw_target(None, target).with_elapsed(delay);
    loop {
        let total = activity.conversion.total();
        if total == 0 {
            bar.set_style(plain.clone());
        } else {
            bar.set_style(counted.clone());
            bar.set_length(total as u64);
            bar.set_position(activity.conversion.done() as u64);
        }
        bar.set_message(activity.phase());
        bar.tick();
        if stopped.recv_timeout(REFRESH) != Err(RecvTimeoutError::Timeout) {
            break;
        }
    }
    bar.finish_and_clear();
}

#[cfg(test)]
mod tests {
    use indicatif::InMemoryTerm;

    use super::*;

    fn watched(term: &InMemoryTerm, activity: &Arc<Activity>, delay: Duration) -> Watch {
        Watch::start_on(activity, ProgressDrawTarget::term_like(Box::new(term.clone())), delay)
    }

    #[test]
    fn long_tasks_are_shown_and_cleared() {
        let term = InMemoryTerm::new(4, 80);
        let activity = Arc::new(Activity::default());
        activity.enter("Parser");
        let watch = watched(&term, &activity, Duration::ZERO);
        while !term.contents().contains("Parser") {
            std::thread::yield_now();
        }
        drop(watch);
        assert_eq!(term.contents(), "");
    }

    #[test]
    fn short_tasks_are_not_shown() {
        let term = InMemoryTerm::new(4, 80);
        drop(watched(&term, &Arc::default(), Duration::from_secs(3600)));
        assert_eq!(term.moves_since_last_check(), "");
    }
}
