//! Files, spans, include search and diagnostics: the base crate of `legalize`.
//!
//! Every frontend reads its text through a [`SourceMap`] and finds included files through an
//! [`Includes`], so a tool can run without a file system. Every error is a [`Diagnostic`]: a code, a
//! labelled span in the user's file and a help that says what to do next.
//!
//! The crate deliberately does not know any language or IR.
//!
//! ```
//! use legalize_source::{Diagnostic, SourceMap, Span};
//!
//! let sources = SourceMap::new();
//! let file = sources.add("greeting.txt", "hello wrold");
//! let error = Diagnostic::error("greeting::unknown_word", "unknown word 'wrold'")
//!     .with_label(Span::new(file, 6, 11), "here")
//!     .with_help("write 'world'");
//! assert!(error.resolved(&sources).render().contains("unknown word 'wrold'"));
//! ```

mod closest;
mod diagnostic;
mod excerpt;
mod include;
mod limits;
mod lints;
mod map;
mod once;
mod parallel;
mod printable;
mod report;
mod reported;
mod settings;
mod span;
mod text;

pub use closest::closest_name;
pub use diagnostic::{Diagnostic, Diagnostics, Label, Severity};
pub use include::{FsLoader, Included, Includes, Loader, MemoryLoader};
pub use limits::{Allowance, Budget, ChargedText, Exceeded, Group, Limit, LimitInfo, Limits};
pub use lints::{LINTS, Lint, LintLevel, LintLevels, is_lint, lint_names};
pub use map::{LineCol, SourceFile, SourceMap};
pub use parallel::{in_parallel, join};
pub use report::{report, report_left_out, report_some};
pub use reported::Reported;
pub use span::{FileId, Span};
pub use text::Text;
