//! Destinations of output: standard output, or a file that is written completely or not at all.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

use legalize_source::{ChargedText, Diagnostic, Exceeded, Limit, SourceMap};
use tempfile::NamedTempFile;

/// Writes to a file, or standard output for `-`. The file appears, or changes, when everything is written: an
/// interrupted run leaves it unchanged.
///
/// # Errors
/// If it cannot be written.
pub fn write_output(path: &Path, text: &[u8]) -> Result<(), Diagnostic> {
    written(path, write_to(path, |out| out.write_all(text)))
}

/// Prints to a file, or standard output for `-`, piece by piece: the text is never held as a whole. See
/// [`write_output`].
///
/// # Errors
/// If it cannot be written.
pub fn print_output(
    path: &Path,
    print: impl FnOnce(&mut dyn std::fmt::Write) -> std::fmt::Result,
) -> Result<(), Diagnostic> {
    let result = write_to(path, |out| {
        let mut pieces = Pieces { out: io::BufWriter::with_capacity(1 << 16, out), error: None };
        match (print(&mut pieces), pieces.error) {
            (_, Some(error)) => Err(error),
            (Err(error), None) => Err(io::Error::other(error)),
            (Ok(()), None) => pieces.out.flush(),
        }
    });
    written(path, result)
}

/// Same as [`print_output`], with the output charged to `Limits::output_bytes`. `ahead` returns a lower bound
/// of the number of bytes; it is called once there are many.
///
/// # Errors
/// If it cannot be written, or has more bytes than are allowed.
pub fn print_charged(
    sources: &SourceMap,
    path: &Path,
    ahead: &dyn Fn() -> u64,
    print: impl FnOnce(&mut dyn std::fmt::Write) -> std::fmt::Result,
) -> Result<(), Diagnostic> {
    let budget = sources.limits().budget(Limit::OutputBytes, sources.bytes());
    let mut exceeded = None;
    let written = print_output(path, |out| {
        let mut out = ChargedText::new(out, budget, ahead);
        let printed = print(&mut out);
        exceeded = out.exceeded();
        printed
    });
    exceeded.map_or(written, |exceeded| Err(exceeded.diagnostic()))
}

/// Adapter from text to a writer of bytes, with the error that stopped it.
struct Pieces<W: Write> {
    out: W,
    error: Option<io::Error>,
}

impl<W: Write> std::fmt::Write for Pieces<W> {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.out.write_all(text.as_bytes()).map_err(|error| {
            self.error = Some(error);
            std::fmt::Error
        })
    }
}

/// Writes to a temporary file beside the file, which replaces it at the end.
pub(crate) fn write_to(
    path: &Path,
    write: impl FnOnce(&mut (dyn Write + Send)) -> io::Result<()>,
) -> io::Result<()> {
    if path == Path::new("-") {
        let mut out = io::stdout();
        return write(&mut out).and_then(|()| out.flush());
    }
    let found = std::fs::metadata(path);
    // Devices and pipes are written to directly, and so are streams of the process that lead to a file. The
    // target of a link is replaced, not the link; a link to a file that does not exist yet is followed.
    let is_stream = path.starts_with("/dev") || path.starts_with("/proc");
    let is_dangling = found.is_err() && std::fs::symlink_metadata(path).is_ok();
    if is_stream || is_dangling || found.as_ref().is_ok_and(|found| !found.is_file()) {
        return write(&mut File::create(path)?);
    }
    let path = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let Ok(mut file) = Temporary::new(folder) else {
        // A folder without permission to add files can hold a file that may be written.
        return write(&mut File::create(&path)?);
    };
    if let Ok(found) = found {
        file.as_file().set_permissions(found.permissions())?;
    }
    write(file.as_file())?;
    file.persist(folder, &path)
}

/// A file that is not visible to others before it is complete, with the permissions of a file created in the
/// usual way.
enum Temporary {
    /// A file without a name: nothing is left of it, however the process ends.
    #[cfg(target_os = "linux")]
    Unnamed(File),
    /// A file of another name, if the system or the file system does not support files without one.
    Named(NamedTempFile),
}

impl Temporary {
    fn new(folder: &Path) -> io::Result<Self> {
        #[cfg(target_os = "linux")]
        {
            use rustix::fs::{Mode, OFlags, open};

            let flags = OFlags::TMPFILE | OFlags::RDWR | OFlags::CLOEXEC;
            if let Ok(file) = open(folder, flags, Mode::from_raw_mode(0o666)) {
                return Ok(Temporary::Unnamed(file.into()));
            }
        }
        named(folder).map(Temporary::Named)
    }

    fn as_file(&mut self) -> &mut File {
        match self {
            #[cfg(target_os = "linux")]
            Temporary::Unnamed(file) => file,
            Temporary::Named(file) => file.as_file_mut(),
        }
    }

    /// Gives the file its name, replacing the file that has it.
    #[cfg_attr(not(target_os = "linux"), allow(unused_variables))]
    fn persist(self, folder: &Path, path: &Path) -> io::Result<()> {
        match self {
            #[cfg(target_os = "linux")]
            Temporary::Unnamed(mut file) => {
                use std::io::Seek;
                use std::os::fd::AsRawFd;

                use rustix::fs::{AtFlags, CWD, linkat};

                // A link cannot replace an existing name, but renaming can.
                let open = format!("/proc/self/fd/{}", file.as_raw_fd());
                let link = |name: &Path| Ok(linkat(CWD, &open, CWD, name, AtFlags::SYMLINK_FOLLOW)?);
                if let Ok(linked) = tempfile::Builder::new().make_in(folder, link) {
                    linked.persist(path).map_err(|error| error.error)?;
                    return Ok(());
                }
                // Without `/proc` the file cannot be linked to a name.
                let mut copy = named(folder)?;
                copy.as_file().set_permissions(file.metadata()?.permissions())?;
                file.rewind()?;
                io::copy(&mut file, &mut copy)?;
                Temporary::Named(copy).persist(folder, path)
            }
            Temporary::Named(file) => file.persist(path).map(drop).map_err(|error| error.error),
        }
    }
}

fn named(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

pub(crate) fn written(path: &Path, result: io::Result<()>) -> Result<(), Diagnostic> {
    match result {
        // The program that reads the output may stop early.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Err(error) => {
            if let Some(exceeded) = Exceeded::of(&error) {
                return Err(exceeded.diagnostic());
            }
            Err(Diagnostic::error("opt::file", format!("cannot write '{}': {error}", path.display()))
                .with_help(
                    "check that the folder exists and can be written, and that the disk has free space",
                ))
        }
        Ok(()) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_cannot_be_written_whole_stays_as_it_was() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("out.mlir");
        assert!(write_output(&path, b"first").is_ok());
        let failed = write_to(&path, |out| {
            out.write_all(b"half")?;
            Err(io::Error::other("stopped"))
        });
        assert!(failed.is_err());
        assert_eq!(std::fs::read(&path).expect("the file"), b"first");
        assert_eq!(
            std::fs::read_dir(folder.path()).expect("the folder").count(),
            1,
            "no temporary file remains"
        );
    }

    #[test]
    fn a_named_temporary_file_takes_the_place_too() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("out.mlir");
        std::fs::write(&path, "first").expect("written");
        let mut file = Temporary::Named(named(folder.path()).expect("a file"));
        file.as_file().write_all(b"second").expect("written");
        file.persist(folder.path(), &path).expect("in its place");
        assert_eq!(std::fs::read(&path).expect("the file"), b"second");
        assert_eq!(std::fs::read_dir(folder.path()).expect("the folder").count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn permissions_and_links_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};

        let folder = tempfile::tempdir().expect("a folder");
        let (plain, path, link) =
            (folder.path().join("plain"), folder.path().join("out"), folder.path().join("link"));
        std::fs::write(&plain, "").expect("written");
        assert!(write_output(&path, b"1").is_ok());
        let mode = |path: &Path| std::fs::metadata(path).expect("the file").permissions().mode();
        assert_eq!(mode(&path), mode(&plain), "as a file that is created in the usual way");
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o640)).expect("set");
        symlink(&path, &link).expect("a link");
        assert!(write_output(&link, b"2").is_ok());
        assert_eq!(mode(&path) & 0o777, 0o640);
        assert!(std::fs::symlink_metadata(&link).expect("the link").file_type().is_symlink());
        assert_eq!(std::fs::read(&path).expect("the file"), b"2");
        let (early, late) = (folder.path().join("early"), folder.path().join("late"));
        symlink(&late, &early).expect("a link");
        assert!(write_output(&early, b"3").is_ok());
        assert_eq!(std::fs::read(&late).expect("the file"), b"3");
    }
}
