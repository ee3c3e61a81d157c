//! Upstream's programs kept ready to start: loading LLVM's libraries takes ten times as long as most inputs
//! do, so that a program is loaded once and forks for each input (`harness/serve.c`).

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tempfile::TempDir;

use crate::compiled::{finished, folder};
use crate::tools::{Output, command, root};

/// Says that the library was loaded; the first word of a program's output then.
const READY: &[u8] = b"legalize-serve";

/// A program, and environment variables that it has beside the usual ones.
type Key = (PathBuf, Vec<(String, String)>);

/// Programs that are ready.
#[derive(Debug, Default)]
pub(crate) struct Servers {
    /// The library that is loaded into them; absent if it cannot be compiled or is not used.
    library: Option<PathBuf>,
    /// Programs that are not in use at the moment; absent where one cannot be loaded so.
    idle: Mutex<HashMap<Key, Option<Vec<Server>>>>,
}

impl Servers {
    /// Compiles the library, which is cached by content.
    pub(crate) fn new() -> Servers {
        let library =
            library().map_err(|error| eprintln!("programs are loaded for each input: {error}")).ok();
        Servers { library, idle: Mutex::default() }
    }

    /// Runs a program to its end or to a time limit; nothing if it is to be run in the usual way.
    pub(crate) fn run(
        &self,
        env: &[(&str, String)],
        program: &Path,
        args: &[&std::ffi::OsStr],
        input: Option<&str>,
        limit: Duration,
    ) -> Option<Output> {
        let library = self.library.as_deref()?;
        let env = env.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        let key: Key = (program.to_owned(), env);
        let known = self.idle().get_mut(&key).map(|servers| servers.as_mut().map(Vec::pop));
        let mut server = match known {
            Some(servers) => match servers? {
                Some(server) => server,
                None => Server::start(library, &key).ok()?,
            },
            None => {
                let server = Server::start(library, &key).ok();
                self.idle().entry(key.clone()).or_insert_with(|| server.is_some().then(Vec::new));
                server?
            }
        };
        // One that failed is not used again.
        let output = server.run(program, args, input, limit).ok()?;
        if let Some(Some(idle)) = self.idle().get_mut(&key) {
            idle.push(server);
        }
        Some(output)
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, HashMap<Key, Option<Vec<Server>>>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn library() -> Result<PathBuf, String> {
    let source = root().join("tools/conformance/harness/serve.c");
    let code = std::fs::read_to_string(&source).map_err(|error| error.to_string())?;
    let mut hasher = DefaultHasher::new();
    code.hash(&mut hasher);
    let library = folder()?.join(format!("serve-{:016x}.so", hasher.finish()));
    if !library.is_file() {
        let mut command = Command::new("cc");
        command.args(["-shared", "-fPIC", "-O1"]).arg(&source);
        finished(command, &library)?;
    }
    Ok(library)
}

/// A program that is loaded.
#[derive(Debug)]
struct Server {
    child: Child,
    requests: ChildStdin,
    answers: ChildStdout,
    /// Files of input and output.
    files: TempDir,
}

impl Server {
    fn start(library: &Path, (program, env): &Key) -> std::io::Result<Server> {
        let mut child = command(program)
            .envs(env.iter().map(|(name, value)| (name, value)))
            .env("LD_PRELOAD", library)
            // What does not load the library says its version, and does not wait for input.
            .arg("--version")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let (Some(requests), Some(mut answers)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(std::io::Error::other("no pipes"));
        };
        let files = tempfile::tempdir()?;
        for name in ["in", "out", "err"] {
            std::fs::write(files.path().join(name), "")?;
        }
        let mut ready = [0; READY.len()];
        let is_ready = answers.read_exact(&mut ready).is_ok() && ready == READY;
        let server = Server { child, requests, answers, files };
        if is_ready { Ok(server) } else { Err(std::io::Error::other("another program answers")) }
    }

    fn run(
        &mut self,
        program: &Path,
        args: &[&std::ffi::OsStr],
        input: Option<&str>,
        limit: Duration,
    ) -> std::io::Result<Output> {
        let [stdin, out, err] = ["in", "out", "err"].map(|name| self.files.path().join(name));
        let stdin = match input {
            Some(text) => {
                std::fs::write(&stdin, text)?;
                stdin
            }
            None => PathBuf::from("/dev/null"),
        };
        let limit = limit.as_millis().to_string();
        let files = [&stdin, &out, &err].map(|path| path.as_os_str().as_bytes());
        let texts: Vec<&[u8]> = files
            .into_iter()
            .chain([limit.as_bytes(), program.as_os_str().as_bytes()])
            .chain(args.iter().map(|arg| arg.as_bytes()))
            .collect();
        let length = |length: usize| u32::try_from(length).unwrap_or(u32::MAX).to_ne_bytes();
        let mut request = length(texts.len()).to_vec();
        for text in texts {
            request.extend(length(text.len()));
            request.extend(text);
        }
        self.requests.write_all(&request)?;
        self.requests.flush()?;
        let mut status = [0; 4];
        self.answers.read_exact(&mut status)?;
        let read =
            |path: &Path| std::fs::read(path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        let code = ExitStatus::from_raw(i32::from_ne_bytes(status)).code();
        Ok(Output { code, stdout: read(&out)?, stderr: read(&err)? })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may be waiting for requests, or stuck.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;

    use super::*;

    #[test]
    fn programs_that_are_loaded_answer_each_input() {
        let servers = Servers::new();
        let run = |text: &str, input: Option<&str>, limit: u64| {
            let args = ["-c", text].map(OsStr::new);
            let env = [("GREETING", "hello".to_owned())];
            servers.run(&env, Path::new("/bin/sh"), &args, input, Duration::from_millis(limit))
        };
        let output = |code, stdout: &str, stderr: &str| {
            Some(Output { code, stdout: stdout.to_owned(), stderr: stderr.to_owned() })
        };
        let long = "a line\n".repeat(50_000);
        let script = "cat; echo $GREETING >&2; exit 3";
        assert_eq!(run(script, Some(&long), 60_000), output(Some(3), &long, "hello\n"));
        // Shorter texts leave nothing of those before.
        assert_eq!(run(script, None, 60_000), output(Some(3), "", "hello\n"));
        assert_eq!(run("kill -SEGV $$", None, 60_000), output(None, "", ""));
        assert_eq!(run("while :; do :; done", None, 100), output(None, "", ""));
        assert_eq!(run("echo \"$LD_PRELOAD\"", None, 60_000), output(Some(0), "\n", ""));
    }
}
