//! Generates Rust from the definitions and checks the rules.

use legalize_build::{Dialect, Patterns};

fn main() {
    Dialect::new("src/iv.td").dialect("iv").write();
    Patterns::new("src/rules.td").include("src").views("iv", "crate::iv").write();
    Patterns::new("src/scaling.pdll").include("src").write();
    Patterns::new("src/moves.pdll").include("src").write();
}
