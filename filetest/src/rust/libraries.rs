//! The libraries of a workspace, as `cargo` has built them.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{Error, Result};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use cargo_metadata::{Artifact, Message, MetadataCommand, TargetKind};

/// The libraries of a workspace and of what it depends on, for `rustc --extern`.
#[derive(Clone, Debug)]
pub struct Libraries {
    root: PathBuf,
    /// By crate name. A crate that is built in several variants, for programs and for build scripts, is left
    /// out.
    found: BTreeMap<String, PathBuf>,
    /// Folders of the files that build scripts write, by package name.
    out_dirs: BTreeMap<String, PathBuf>,
}

impl Libraries {
    /// Builds the workspace around a package with the features of its tests, unless that is done, and lists
    /// its libraries.
    ///
    /// # Errors
    /// If `cargo` cannot be run, or if the workspace does not compile.
    pub fn of_workspace(package: &Path) -> Result<Libraries> {
        let metadata = MetadataCommand::new().current_dir(package).no_deps().exec().map_err(Error::other)?;
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        // Examples enable the features of dependencies of tests.
        command.args(["build", "--quiet", "--workspace", "--lib", "--bins", "--examples"]);
        command.args(["--message-format=json-render-diagnostics"]);
        if !cfg!(debug_assertions) {
            command.arg("--release");
        }
        let output = command.current_dir(package).stderr(Stdio::inherit()).output()?;
        if !output.status.success() {
            return Err(Error::other("the workspace does not compile"));
        }
        let mut variants: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
        let mut out_dirs = BTreeMap::new();
        for message in Message::parse_stream(&*output.stdout) {
            match message? {
                Message::CompilerArtifact(artifact) => {
                    if let Some(path) = library(&artifact) {
                        variants.entry(artifact.target.name.replace('-', "_")).or_default().push(path);
                    }
                }
                Message::BuildScriptExecuted(script) => {
                    let id = script.package_id.repr;
                    let named = metadata.packages.iter().find(|package| package.id.repr == id);
                    out_dirs.extend(
                        named.map(|package| (package.name.to_string(), script.out_dir.into_std_path_buf())),
                    );
                }
                _ => {}
            }
        }
        let only = |(name, mut paths): (String, Vec<PathBuf>)| match paths.len() {
            1 => paths.pop().map(|path| (name, path)),
            _ => None,
        };
        let found = variants.into_iter().filter_map(only).collect();
        Ok(Libraries { root: metadata.workspace_root.into_std_path_buf(), found, out_dirs })
    }

    /// The folder of the workspace.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The folders that build scripts write to, by package name.
    pub fn out_dirs(&self) -> impl Iterator<Item = (&str, &Path)> {
        self.out_dirs.iter().map(|(name, dir)| (name.as_str(), dir.as_path()))
    }

    /// A compiler of the 2024 edition, `rustc` or `rustdoc`, that finds these crates. It runs in the folder
    /// of the workspace, as under `cargo`.
    ///
    /// # Errors
    /// If there is no such library.
    pub fn compiler(&self, program: &str, crates: &[&str]) -> Result<Command> {
        let mut command = Command::new(program);
        command.current_dir(&self.root).args(["--edition", "2024"]);
        for &name in crates {
            let Some(path) = self.found.get(name) else {
                return Err(Error::other(format!("no library `{name}`, or several, in the workspace")));
            };
            // The libraries of the workspace itself are linked into the folder above all others.
            let folder = path.parent().unwrap_or(Path::new("."));
            for folder in [folder, &folder.join("deps")] {
                command.arg("-L").arg(labelled("dependency=", folder));
            }
            command.arg("--extern").arg(labelled(&format!("{name}="), path));
        }
        Ok(command)
    }
}

fn labelled(label: &str, path: &Path) -> OsString {
    let mut text = OsString::from(label);
    text.push(path);
    text
}

/// The file of a library or of macros.
fn library(artifact: &Artifact) -> Option<PathBuf> {
    let is_library = artifact
        .target
        .kind
        .iter()
        .any(|kind| matches!(kind, TargetKind::Lib | TargetKind::RLib | TargetKind::ProcMacro));
    let file = artifact.filenames.iter().find(|file| file.extension() != Some("rmeta"))?;
    (is_library && !artifact.profile.test).then(|| file.clone().into_std_path_buf())
}
