//! Generates Rust from the definitions.

fn main() {
    legalize_build::Dialect::new("src/cx.td").dialect("cx").write();
}
