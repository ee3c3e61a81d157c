//! Builds the parser tables from the grammar.

fn main() {
    lalrpop::process_src().unwrap_or_else(|error| panic!("grammar: {error}"));
}
