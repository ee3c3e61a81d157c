//! Include search: as given, then along the include directories in order, then the virtual files.
//!
//! Mirrors upstream's TableGen tools: the search is never relative to the including file. A directory on the
//! search path takes precedence over a virtual file, so an installed MLIR takes precedence over the embedded
//! prelude.

use std::collections::BTreeMap;
use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::{Limit, Limits, Text};

/// Reader of files; tools without a file system provide their own.
pub trait Loader: Send + Sync {
    /// Returns the text at a path, or `Ok(None)` if the file does not exist. Reading stops once a file is
    /// known to be larger than [`Limits::file_bytes`].
    ///
    /// # Errors
    /// Fails if the file exists but cannot be read or is too large; in the latter case the error holds an
    /// [`Exceeded`](crate::Exceeded). [`FsLoader`] also reads invalid UTF-8, see [`Text::from_bytes`].
    fn load(&self, path: &Path, limits: &Limits) -> io::Result<Option<Text>>;
}

/// Reads from the file system.
#[derive(Clone, Copy, Debug, Default)]
pub struct FsLoader;

impl Loader for FsLoader {
    fn load(&self, path: &Path, limits: &Limits) -> io::Result<Option<Text>> {
        match read(path, limits.file_bytes.base) {
            Ok(bytes) if bytes.len() as u64 > limits.file_bytes.base => {
                Err(io::Error::new(io::ErrorKind::FileTooLarge, limits.exceeded(Limit::FileBytes, 0)))
            }
            Ok(bytes) => Ok(Some(Text::from_bytes(bytes))),
            Err(error)
                if matches!(
                    error.kind(),
                    io::ErrorKind::NotFound
                        | io::ErrorKind::NotADirectory
                        | io::ErrorKind::InvalidFilename
                        | io::ErrorKind::InvalidInput
                ) =>
            {
                Ok(None)
            }
            Err(error) if path.is_dir() => {
                let _ = error;
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }
}

/// Reads a file up to one buffer beyond `most` bytes. Copies through a buffer that is already in use: when
/// the system copies into memory that is touched for the first time, it waits for other threads of the
/// process that are allocating memory.
fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut file = File::open(path)?;
    let mut bytes = Vec::new();
    let expected = file.metadata()?.len().min(most);
    bytes.try_reserve_exact(expected as usize)?;
    let mut buffer = [0; 1 << 15];
    // Larger files are rejected by the caller.
    while bytes.len() as u64 <= most {
        match file.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) => bytes.extend_from_slice(&buffer[..count]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(bytes)
}

/// Virtual files by name: the embedded prelude, or a tool's own.
#[derive(Clone, Debug, Default)]
pub struct MemoryLoader {
    files: BTreeMap<PathBuf, Text>,
}

impl MemoryLoader {
    /// Creates a loader without files.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds or replaces a file.
    pub fn insert(&mut self, path: impl Into<PathBuf>, text: impl Into<Text>) -> &mut Self {
        self.files.insert(path.into(), text.into());
        self
    }

    /// Adds the files of another loader, which replace those of the same name.
    pub fn extend(&mut self, other: &MemoryLoader) -> &mut Self {
        self.files.extend(other.files.iter().map(|(path, text)| (path.clone(), text.clone())));
        self
    }

    /// Returns the names of all files, sorted.
    pub fn paths(&self) -> impl Iterator<Item = &Path> {
        self.files.keys().map(PathBuf::as_path)
    }
}

impl Loader for MemoryLoader {
    fn load(&self, path: &Path, _: &Limits) -> io::Result<Option<Text>> {
        Ok(self.files.get(path).cloned())
    }
}

/// File that an include search found.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Included {
    /// Path at which the file was found; the name of a virtual file.
    pub path: PathBuf,
    /// Text of the file.
    pub text: Text,
}

/// The include search path.
#[derive(Clone)]
pub struct Includes {
    loader: Arc<dyn Loader>,
    dirs: Vec<PathBuf>,
    virtual_files: Arc<MemoryLoader>,
    defines: Vec<String>,
}

/// Prints the directories only; there are many long virtual files.
impl fmt::Debug for Includes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Includes").field("dirs", &self.dirs).finish_non_exhaustive()
    }
}

impl Default for Includes {
    fn default() -> Self {
        Includes::new(Arc::new(FsLoader))
    }
}

impl Includes {
    /// Creates a search through `loader` without directories or virtual files.
    pub fn new(loader: Arc<dyn Loader>) -> Self {
        Includes { loader, dirs: Vec::new(), virtual_files: Arc::default(), defines: Vec::new() }
    }

    /// Adds a directory (`-I`), searched after those already there.
    pub fn push_dir(&mut self, dir: impl Into<PathBuf>) -> &mut Self {
        self.dirs.push(dir.into());
        self
    }

    /// Replaces the directories.
    pub fn set_dirs(&mut self, dirs: impl IntoIterator<Item = PathBuf>) -> &mut Self {
        self.dirs = dirs.into_iter().collect();
        self
    }

    /// Returns a search through the same virtual files alone, without directories and macros.
    #[must_use]
    pub fn without_dirs(&self) -> Includes {
        Includes { dirs: Vec::new(), defines: Vec::new(), ..self.clone() }
    }

    /// Defines a macro (`-D`) for files with a preprocessor.
    pub fn define(&mut self, name: impl Into<String>) -> &mut Self {
        self.defines.push(name.into());
        self
    }

    /// Returns the macros that are defined from the start.
    pub fn defines(&self) -> &[String] {
        &self.defines
    }

    /// Sets the virtual files, searched last.
    pub fn set_virtual_files(&mut self, files: Arc<MemoryLoader>) -> &mut Self {
        self.virtual_files = files;
        self
    }

    /// Returns the directories in search order.
    pub fn dirs(&self) -> &[PathBuf] {
        &self.dirs
    }

    /// Reads a file at exactly this path (a main file, not an include).
    ///
    /// # Errors
    /// Fails as [`Loader::load`] does.
    pub fn load(&self, path: &Path, limits: &Limits) -> io::Result<Option<Text>> {
        self.loader.load(path, limits)
    }

    /// Finds an included file.
    ///
    /// # Errors
    /// If a file was found but cannot be read.
    pub fn find(&self, name: &str, limits: &Limits) -> io::Result<Option<Included>> {
        let given = PathBuf::from(name);
        if let Some(text) = self.loader.load(&given, limits)? {
            return Ok(Some(Included { path: given, text }));
        }
        for dir in &self.dirs {
            let path = dir.join(name);
            if let Some(text) = self.loader.load(&path, limits)? {
                return Ok(Some(Included { path, text }));
            }
        }
        let text = self.virtual_files.load(&given, limits)?;
        Ok(text.map(|text| Included { path: given, text }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_directory_wins_over_a_virtual_file() {
        let mut disk = MemoryLoader::new();
        disk.insert("inc/a.td", "disk");
        let mut prelude = MemoryLoader::new();
        prelude.insert("a.td", "prelude").insert("b.td", "prelude");
        let mut includes = Includes::new(Arc::new(disk));
        includes.push_dir("inc").set_virtual_files(Arc::new(prelude));
        let text =
            |name| includes.find(name, &Limits::default()).unwrap().map(|found| found.text.to_string());
        assert_eq!(text("a.td").as_deref(), Some("disk"));
        assert_eq!(text("b.td").as_deref(), Some("prelude"));
        assert_eq!(text("c.td"), None);
    }
}
