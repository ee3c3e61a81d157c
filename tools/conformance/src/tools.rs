//! Locations of the programs, and running them.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::serve::Servers;

/// Time after which a program counts as hung.
pub(crate) const TIME_LIMIT: Duration = Duration::from_secs(120);

/// Shortest and longest time between two looks at a running program.
const POLL_MIN: Duration = Duration::from_micros(200);
const POLL_MAX: Duration = Duration::from_millis(10);

/// The programs that are compared.
pub(crate) struct Tools {
    prefix: PathBuf,
    legalize: PathBuf,
    test_opt: PathBuf,
    servers: Servers,
}

/// Output of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Output {
    /// Exit status; absent if the program was ended by a signal or by the time limit.
    pub code: Option<i32>,
    /// Standard output.
    pub stdout: String,
    /// Standard error.
    pub stderr: String,
}

impl Output {
    /// True if the program accepted its input.
    pub(crate) fn accepted(&self) -> bool {
        self.code == Some(0)
    }

    /// True if the program neither accepted its input nor rejected it properly.
    pub(crate) fn crashed(&self) -> bool {
        !matches!(self.code, Some(0 | 1))
    }
}

impl Tools {
    /// The path of `legalize`.
    pub(crate) fn program(&self) -> &Path {
        &self.legalize
    }

    /// Finds LLVM/MLIR 22 (`LEGALIZE_LLVM_PREFIX`, or `llvm-config-22 --prefix`) and our binaries beside this
    /// program, which are built unless `built` says that they are up to date.
    ///
    /// # Errors
    /// If a program is missing, in words.
    pub(crate) fn find(built: bool) -> Result<Tools, String> {
        let prefix = match std::env::var_os("LEGALIZE_LLVM_PREFIX") {
            Some(prefix) => PathBuf::from(prefix),
            None => {
                let config = Command::new("llvm-config-22").arg("--prefix").output();
                let Ok(config) = config else { return Err("llvm-config-22 is not installed".to_owned()) };
                PathBuf::from(String::from_utf8_lossy(&config.stdout).trim())
            }
        };
        for tool in ["mlir-opt", "mlir-tblgen", "mlir-pdll", "mlir-translate", "llvm-tblgen", "lli"] {
            let path = prefix.join("bin").join(tool);
            if !path.is_file() {
                return Err(format!("{} is not installed", path.display()));
            }
        }
        let own = std::env::current_exe().map_err(|error| error.to_string())?;
        let legalize = own.with_file_name("legalize");
        let test_opt = own.with_file_name("test-opt");
        if built && legalize.is_file() && test_opt.is_file() {
            return Ok(Tools { prefix, legalize, test_opt, servers: Servers::new() });
        }
        // Built with the profile of this program, so that both are of one source tree.
        let mut build = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        build.args(["build", "-q", "-p", "legalize-cli", "--bin", "legalize"]);
        build.args(["-p", "legalize-test-dialects", "--bin", "test-opt"]);
        if !cfg!(debug_assertions) {
            build.arg("--release");
        }
        match build.current_dir(root()).status() {
            Ok(status) if status.success() && legalize.is_file() && test_opt.is_file() => {
                Ok(Tools { prefix, legalize, test_opt, servers: Servers::new() })
            }
            _ => Err(format!("{} and test-opt could not be built", legalize.display())),
        }
    }

    /// Upstream's include directory.
    pub(crate) fn include(&self) -> PathBuf {
        self.prefix.join("include")
    }

    /// Upstream's installation.
    pub(crate) fn prefix(&self) -> &Path {
        &self.prefix
    }

    /// Runs an upstream tool.
    pub(crate) fn upstream<S: AsRef<OsStr>>(&self, tool: &str, args: impl IntoIterator<Item = S>) -> Output {
        self.run_upstream(&[], tool, args, None, TIME_LIMIT)
    }

    /// Runs an upstream tool that is loaded for this run, at other addresses than before: the order of what
    /// it keeps by address varies.
    pub(crate) fn upstream_loaded<S: AsRef<OsStr>>(
        &self,
        tool: &str,
        args: impl IntoIterator<Item = S>,
    ) -> Output {
        run(&self.prefix.join("bin").join(tool), args, None, TIME_LIMIT)
    }

    /// Runs an upstream tool on a text.
    pub(crate) fn upstream_on<S: AsRef<OsStr>>(
        &self,
        tool: &str,
        args: impl IntoIterator<Item = S>,
        input: &str,
    ) -> Output {
        self.run_upstream(&[], tool, args, Some(input), TIME_LIMIT)
    }

    /// Runs an upstream tool on a text for a limited time.
    pub(crate) fn upstream_on_within<S: AsRef<OsStr>>(
        &self,
        tool: &str,
        args: impl IntoIterator<Item = S>,
        input: &str,
        limit: Duration,
    ) -> Output {
        self.run_upstream(&[], tool, args, Some(input), limit)
    }

    /// Runs an upstream tool on a text, with allocated memory filled with a byte (by glibc's allocator;
    /// others leave it unchanged).
    pub(crate) fn upstream_filled<S: AsRef<OsStr>>(
        &self,
        tool: &str,
        args: impl IntoIterator<Item = S>,
        input: &str,
        fill: u8,
    ) -> Output {
        self.run_upstream(&[("MALLOC_PERTURB_", fill.to_string())], tool, args, Some(input), TIME_LIMIT)
    }

    /// Runs an upstream tool for a limited time.
    pub(crate) fn upstream_within<S: AsRef<OsStr>>(
        &self,
        tool: &str,
        args: impl IntoIterator<Item = S>,
        limit: Duration,
    ) -> Output {
        self.run_upstream(&[], tool, args, None, limit)
    }

    fn run_upstream<S: AsRef<OsStr>>(
        &self,
        env: &[(&str, String)],
        tool: &str,
        args: impl IntoIterator<Item = S>,
        input: Option<&str>,
        limit: Duration,
    ) -> Output {
        let program = self.prefix.join("bin").join(tool);
        let args: Vec<S> = args.into_iter().collect();
        let args: Vec<&OsStr> = args.iter().map(AsRef::as_ref).collect();
        let served = self.servers.run(env, &program, &args, input, limit);
        served.unwrap_or_else(|| run_in(env, &program, args, input, limit))
    }

    /// Runs our binary for a limited time.
    pub(crate) fn ours_within<S: AsRef<OsStr>>(
        &self,
        args: impl IntoIterator<Item = S>,
        limit: Duration,
    ) -> Output {
        run(&self.legalize, args, None, limit)
    }

    /// Runs our binary.
    pub(crate) fn ours<S: AsRef<OsStr>>(&self, args: impl IntoIterator<Item = S>) -> Output {
        run(&self.legalize, args, None, TIME_LIMIT)
    }

    /// Runs our counterpart of `mlir-opt` with its test passes.
    pub(crate) fn test_opt<S: AsRef<OsStr>>(&self, args: impl IntoIterator<Item = S>) -> Output {
        run(&self.test_opt, args, None, TIME_LIMIT)
    }

    /// Runs our binary on a text.
    pub(crate) fn ours_on<S: AsRef<OsStr>>(&self, args: impl IntoIterator<Item = S>, input: &str) -> Output {
        run(&self.legalize, args, Some(input), TIME_LIMIT)
    }
}

/// The workspace's folder.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap_or(Path::new(".")).to_owned()
}

/// A program, as it is run in the workspace's folder.
pub(crate) fn command(program: &Path) -> Command {
    let mut command = Command::new(program);
    // A crash is detected by its signal; printing its stack takes seconds.
    command.env("LLVM_DISABLE_SYMBOLIZATION", "1").env("LLVM_DISABLE_CRASH_REPORT", "1").current_dir(root());
    command
}

/// Runs a program to its end or to a time limit. Output goes through files, so that no pipe can fill up.
pub(crate) fn run<S: AsRef<OsStr>>(
    program: &Path,
    args: impl IntoIterator<Item = S>,
    input: Option<&str>,
    limit: Duration,
) -> Output {
    run_in(&[], program, args, input, limit)
}

/// Same as [`run`], with more environment variables.
fn run_in<S: AsRef<OsStr>>(
    env: &[(&str, String)],
    program: &Path,
    args: impl IntoIterator<Item = S>,
    input: Option<&str>,
    limit: Duration,
) -> Output {
    let failed = |error: std::io::Error| Output {
        code: None,
        stdout: String::new(),
        stderr: format!("{}: {error}", program.display()),
    };
    let attempt = || -> std::io::Result<Output> {
        let (mut out, mut err) = (tempfile::tempfile()?, tempfile::tempfile()?);
        let stdin = match input {
            Some(text) => {
                use std::io::{Seek, Write};
                let mut file = tempfile::tempfile()?;
                file.write_all(text.as_bytes())?;
                file.rewind()?;
                Stdio::from(file)
            }
            None => Stdio::null(),
        };
        let mut child = command(program)
            .args(args)
            .envs(env.iter().map(|(name, value)| (name, value)))
            .stdin(stdin)
            .stdout(out.try_clone()?)
            .stderr(err.try_clone()?)
            .spawn()?;
        let start = Instant::now();
        let code = loop {
            if let Some(status) = child.try_wait()? {
                break status.code();
            }
            if start.elapsed() > limit {
                child.kill()?;
                child.wait()?;
                break None;
            }
            // Polled at a small share of the time that it has run, since most runs take some milliseconds.
            std::thread::sleep((start.elapsed() / 16).clamp(POLL_MIN, POLL_MAX));
        };
        let read = |file: &mut std::fs::File| -> std::io::Result<String> {
            use std::io::{Read, Seek};
            file.rewind()?;
            let mut bytes = Vec::new();
            file.read_to_end(&mut bytes)?;
            Ok(String::from_utf8_lossy(&bytes).into_owned())
        };
        Ok(Output { code, stdout: read(&mut out)?, stderr: read(&mut err)? })
    };
    attempt().unwrap_or_else(failed)
}
