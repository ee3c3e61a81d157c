//! Wall time of reading, each pass and printing (`--mlir-timing`).

use std::fmt::Write;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use legalize_conversion::Progress;

/// The current phase and its progress, for another thread to read.
#[derive(Debug, Default)]
#[non_exhaustive]
pub struct Activity {
    phase: Mutex<String>,
    /// Progress of the conversion, if the phase is one.
    pub conversion: Progress,
}

impl Activity {
    /// Begins a phase.
    pub fn enter(&self, phase: &str) {
        phase.clone_into(&mut self.phase.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// The current phase.
    pub fn phase(&self) -> String {
        self.phase.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Wall times in order of the first measurement; phases of one name add up.
#[derive(Clone, Debug, Default)]
pub struct Timing {
    phases: Vec<(String, Duration)>,
    activity: Option<Arc<Activity>>,
}

impl Timing {
    /// Creates a timing without measurements.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the activity that is notified of each phase from now on.
    pub fn set_activity(&mut self, activity: Option<Arc<Activity>>) {
        self.activity = activity;
    }

    /// The activity that is notified.
    pub fn activity(&self) -> Option<Arc<Activity>> {
        self.activity.clone()
    }

    /// Runs a phase and adds its time.
    pub fn measure<T>(&mut self, name: &str, phase: impl FnOnce() -> T) -> T {
        if let Some(activity) = &self.activity {
            activity.enter(name);
        }
        let start = Instant::now();
        let result = phase();
        self.add(name, start.elapsed());
        result
    }

    /// Adds the times of work that was done side by side, in proportion to the wall time that the whole took.
    pub(crate) fn add_parts(&mut self, parts: Vec<Timing>, took: Duration) {
        let all: Duration = parts.iter().flat_map(|part| &part.phases).map(|phase| phase.1).sum();
        let share = if all.is_zero() { 1.0 } else { took.as_secs_f64() / all.as_secs_f64() };
        for (name, part) in parts.into_iter().flat_map(|part| part.phases) {
            self.add(&name, part.mul_f64(share));
        }
    }

    fn add(&mut self, name: &str, took: Duration) {
        match self.phases.iter_mut().find(|phase| phase.0 == name) {
            Some(phase) => phase.1 += took,
            None => self.phases.push((name.to_owned(), took)),
        }
    }

    /// The phases with their times.
    pub fn phases(&self) -> impl Iterator<Item = (&str, Duration)> {
        self.phases.iter().map(|(name, took)| (name.as_str(), *took))
    }

    /// Returns a table like upstream's: seconds, share, name.
    pub fn report(&self) -> String {
        let total: Duration = self.phases.iter().map(|phase| phase.1).sum();
        let seconds = total.as_secs_f64();
        let mut out =
            String::from("===-------------------------------------------------------------------------===\n");
        out.push_str("                         ... Execution time report ...\n");
        out.push_str("===-------------------------------------------------------------------------===\n");
        let _ = writeln!(
            out,
            "  Total Execution Time: {seconds:.4} seconds\n\n  ----Wall Time----  ----Name----"
        );
        for (name, took) in &self.phases {
            let share = if seconds > 0.0 { 100.0 * took.as_secs_f64() / seconds } else { 0.0 };
            let _ = writeln!(out, "  {:8.4} ({share:5.1}%)  {name}", took.as_secs_f64());
        }
        let _ = writeln!(out, "  {seconds:8.4} (100.0%)  Total");
        out
    }
}
