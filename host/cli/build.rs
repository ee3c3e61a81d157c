//! Links the command line at a fixed address, and with the unwinder statically, where measurements show a
//! benefit.

use std::env::var;
use std::fs::write;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |key: &str, value: &str| var(key).is_ok_and(|found| found == value);
    let gnu = is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu");
    let features = var("CARGO_CFG_TARGET_FEATURE").unwrap_or_default();
    let dynamic = !features.split(',').any(|feature| feature == "crt-static");
    if gnu && dynamic && is("CARGO_CFG_TARGET_ARCH", "x86_64") {
        // Otherwise 30,000 pointers in the tables of parsers and dialects are relocated at each start, which
        // touches 160 pages: a third of the cost of a run on an empty file.
        println!("cargo::rustc-link-arg-bin=legalize=-no-pie");
        link_unwinder();
    }
}

/// Links the unwinder from its archive. A shared library is loaded at each start and executes CPUID, which is
/// slow on a virtual machine.
fn link_unwinder() {
    let linker = var("RUSTC_LINKER").unwrap_or_else(|_| "cc".to_owned());
    let archive = Command::new(linker).arg("-print-file-name=libgcc_eh.a").output();
    let found = archive.is_ok_and(|out| Path::new(String::from_utf8_lossy(&out.stdout).trim()).is_absolute());
    let Ok(dir) = var("OUT_DIR") else { return };
    // A linker script that replaces the library of this name, as the compiler's own does.
    if found && write(Path::new(&dir).join("libgcc_s.so"), "INPUT(-lgcc_eh)\n").is_ok() {
        println!("cargo::rustc-link-search=native={dir}");
    }
}
