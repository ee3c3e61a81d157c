//! Generates the parser from `src/grammar.lalrpop`.

fn main() {
    if let Err(error) =
        lalrpop::Configuration::new().use_cargo_dir_conventions().emit_rerun_directives(true).process()
    {
        eprintln!("{error}");
        std::process::exit(1);
    }
}
