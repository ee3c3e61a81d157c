//! Flags about the project file, `legalize.ron`.

use std::path::{Path, PathBuf};

use clap::Args;
use legalize_session::project::Project;
use legalize_source::{Diagnostics, SourceMap};

/// The project file that a command uses.
#[derive(Args, Clone, Debug, Default)]
#[non_exhaustive]
pub struct ProjectFlags {
    /// Uses this project file, or the `legalize.ron` in this folder; without, the nearest `legalize.ron` in
    /// the input's folder and those above it
    #[arg(long, value_name = "FILE")]
    pub project: Option<PathBuf>,
    /// Uses no project file
    #[arg(long, conflicts_with = "project")]
    pub no_project: bool,
}

impl ProjectFlags {
    /// Returns the path of the project file for an input, if there is one.
    pub fn path(&self, input: &Path) -> Option<PathBuf> {
        match &self.project {
            Some(path) if path.is_dir() => Some(path.join(Project::FILE)),
            Some(path) => Some(path.clone()),
            None if self.no_project => None,
            None => Project::find(input),
        }
    }

    /// Reads the project file for an input, if there is one.
    ///
    /// # Errors
    /// If it cannot be read, is malformed or names files that do not exist.
    pub fn load(&self, sources: &SourceMap, input: &Path) -> Result<Option<Project>, Diagnostics> {
        self.path(input).map(|path| Project::load(sources, &path).into_result()).transpose()
    }
}
