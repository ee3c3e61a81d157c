//! Links the command line at a fixed address where that is measured to help.

use std::env::var;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |key: &str, value: &str| var(key).is_ok_and(|found| found == value);
    let gnu = is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu");
    let features = var("CARGO_CFG_TARGET_FEATURE").unwrap_or_default();
    let dynamic = !features.split(',').any(|feature| feature == "crt-static");
    if gnu && dynamic && is("CARGO_CFG_TARGET_ARCH", "x86_64") {
        // Else 30,000 pointers in the tables of parsers and dialects are relocated at each start, which touches
        // 160 pages: a third of what a run on an empty file takes.
        println!("cargo::rustc-link-arg-bin=legalize=-no-pie");
    }
}
