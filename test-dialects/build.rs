//! Generates typed Rust from the test dialect's definitions.

fn main() {
    let dialect = legalize_build::Dialect::new("td/test/TestOps.td").include("td").dialect("test");
    dialect.runtime("legalize_typed").views_only().write();
}
