//! `legalize` with the `cx` dialect and its pass.

use std::process::ExitCode;
use std::sync::Arc;

fn main() -> ExitCode {
    let mut providers = legalize::providers();
    providers.push(Arc::new(one_to_many::Cx));
    legalize::opt::opt_main("one-to-many", std::env::args_os(), &providers)
}
