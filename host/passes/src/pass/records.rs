//! Pass definitions in the records of a `.td` file.
//!
//! Mirrors the classes `PassBase` and `Option` of `mlir/Pass/PassBase.td`, and the output of
//! `mlir-tblgen -gen-pass-decls`. The anchor of a pass is a C++ class there, which cannot be resolved here:
//! passes that are read run on any operation until [`PassDef::on`] is called.

use legalize_source::{Diagnostic, Diagnostics, Reported};
use legalize_tblgen::{FieldError, Record, RecordKeeper};

use super::definition::{OptionDef, OptionType, PassDef};
use super::options::OptionValue;

impl PassDef {
    /// Reads the passes that records of class `PassBase` declare, in the order of their definition. Options
    /// of C++ types that are not numbers, Booleans, texts or enums with named values are read as text.
    pub fn read(keeper: &RecordKeeper) -> Reported<Vec<PassDef>> {
        let mut diagnostics = Diagnostics::new();
        let mut passes = Vec::new();
        for record in keeper.defs_of_class("PassBase") {
            match read_pass(record) {
                Ok(pass) => passes.push(pass),
                Err(error) => diagnostics.push(error),
            }
        }
        Reported::new(passes, diagnostics)
    }
}

fn field(error: FieldError) -> Diagnostic {
    error.to_diagnostic()
}

fn read_pass(record: Record<'_>) -> Result<PassDef, Diagnostic> {
    let argument = record.string("argument").map_err(field)?;
    let summary = record.string("summary").map_err(field)?;
    let mut pass = PassDef::new(argument, record.name(), summary);
    for option in record.record_list("options").map_err(field)? {
        pass.options.push(read_option(option)?);
    }
    Ok(pass)
}

fn read_option(record: Record<'_>) -> Result<OptionDef, Diagnostic> {
    let text = |name| record.string(name).map_err(field);
    let cases = cases(text("additionalOptFlags")?);
    let (one, default) = (value_type(text("type")?, &cases), text("defaultValue")?);
    let (ty, default) = if record.is_subclass_of("ListOption") {
        (OptionType::List(Box::new(one)), OptionValue::List(Vec::new()))
    } else {
        let default = default_value(&one, default, &cases);
        (one, default)
    };
    let argument = text("argument")?.to_owned();
    let description = text("description")?.to_owned();
    Ok(OptionDef { argument, description, ty, default, only_if_given: false })
}

/// `clEnumValN(Enum::Case, "word", "description")`: the C++ names of the cases with their words.
fn cases(flags: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for part in flags.split("clEnumVal").skip(1) {
        let Some((_, arguments)) = part.split_once('(') else { continue };
        let Some((name, rest)) = arguments.split_once(',') else { continue };
        if let Some(word) = rest.split('"').nth(1) {
            found.push((name.trim().to_owned(), word.to_owned()));
        }
    }
    found
}

fn value_type(cpp: &str, cases: &[(String, String)]) -> OptionType {
    let int = |signed, width| OptionType::Int { signed, width };
    if !cases.is_empty() {
        return OptionType::Choice(cases.iter().map(|case| case.1.clone()).collect());
    }
    match cpp.trim().trim_start_matches("::").trim_start_matches("std::") {
        "bool" => OptionType::Bool,
        "int8_t" => int(true, 8),
        "int16_t" => int(true, 16),
        "int" | "int32_t" | "signed" => int(true, 32),
        "int64_t" | "long" | "long long" => int(true, 64),
        "uint8_t" => int(false, 8),
        "uint16_t" => int(false, 16),
        "unsigned" | "unsigned int" | "uint32_t" => int(false, 32),
        "uint64_t" | "size_t" | "unsigned long" | "unsigned long long" => int(false, 64),
        _ => OptionType::Text,
    }
}

/// Value of a C++ expression; the empty value of the type if it is more than a literal.
fn default_value(ty: &OptionType, text: &str, cases: &[(String, String)]) -> OptionValue {
    // Defaults often carry a comment: `/*default=*/true`.
    let text = text.rsplit("*/").next().unwrap_or_default().trim();
    match ty {
        OptionType::Bool => OptionValue::Bool(text == "true"),
        OptionType::Int { .. } => OptionValue::Int(text.parse().unwrap_or(0)),
        OptionType::Choice(_) => {
            let last = |name: &str| name.rsplit("::").next().unwrap_or_default().to_owned();
            let case = cases.iter().find(|case| case.0 == text || last(&case.0) == last(text));
            OptionValue::Text(case.or(cases.first()).map_or_else(String::new, |case| case.1.clone()))
        }
        OptionType::Text => OptionValue::Text(text.trim_matches('"').to_owned()),
        OptionType::List(_) => OptionValue::List(Vec::new()),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use legalize_source::{Includes, SourceMap};
    use legalize_tblgen::TblgenOptions;

    use super::*;
    use crate::PassOptions;

    #[test]
    fn passes_are_read_from_records() {
        let sources: Arc<SourceMap> = Arc::default();
        let file = sources.add(
            "passes.td",
            r#"
            include "mlir/Rewrite/PassUtil.td"
            def FuseLoops : Pass<"fuse-loops", "func::FuncOp"> {
              let summary = "Fuses loops";
              let options = [
                Option<"depth", "depth", "unsigned", "4", "How deep">,
                Option<"greedy", "greedy", "bool", "/*default=*/true", "Whether to go on">,
                Option<"order", "order", "Order", "Order::Down", "Which comes first",
                       [{::llvm::cl::values(clEnumValN(Order::Up, "up", "from below"),
                                            clEnumValN(Order::Down, "down", "from above"))}]>,
                Option<"tag", "tag", "std::string", "\"none\"", "A text">,
              ] # RewritePassUtils.options;
            }
            "#,
        );
        let mut includes = Includes::default();
        includes.set_virtual_files(legalize_ods::prelude());
        let options = TblgenOptions::default().with(|options| options.includes = includes);
        let parsed = legalize_tblgen::parse(&sources, file, &options);
        let keeper = parsed.value.keeper.expect("the file is right");
        let (passes, diagnostics) = PassDef::read(&keeper).into_parts();
        assert!(diagnostics.is_empty());
        let [pass] = &passes[..] else { panic!("one pass is declared") };
        assert_eq!((pass.argument.as_str(), pass.name.as_str()), ("fuse-loops", "FuseLoops"));
        let shown = PassOptions::defaults(pass).to_pipeline();
        assert_eq!(shown, "{depth=4   greedy=true order=down tag=none}");
        let given = PassOptions::parse(pass, "order=up disable-patterns={a,b} depth=0x2");
        assert_eq!(
            given.map(|given| given.to_pipeline()),
            Ok("{depth=2 disable-patterns={a,b}  greedy=true order=up tag=none}".to_owned())
        );
        let wrong = PassOptions::parse(pass, "order=left").expect_err("no such case");
        assert_eq!(wrong.to_string(), "the option 'order' takes one of up, down, not 'left'");
    }
}
