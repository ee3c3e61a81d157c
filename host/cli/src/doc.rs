//! `legalize doc`: documentation of a dialect in the shape of `mlir-tblgen -gen-dialect-doc`.

use std::collections::{BTreeSet, HashMap};
use std::fmt::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use legalize::ods::{ConstraintDef, DialectDef, EnumDef, OdsModule, OpDef, TraitKind, TypeOrAttrDef};
use legalize::opt::{SearchFlags, print_charged, report, status};
use legalize::session::read_file;
use legalize::source::{Diagnostic, Diagnostics, SourceMap};
use legalize::tblgen::{Record, RecordKeeper, TblgenOptions, Value, parse};

#[derive(Args)]
pub(crate) struct Doc {
    #[command(flatten)]
    search: SearchFlags,
    /// The dialect, where the file defines several
    #[arg(long, value_name = "NAME")]
    dialect: Option<String>,
    /// Writes to this file; `-` is standard output
    #[arg(short = 'o', value_name = "OUT", default_value = "-")]
    output: PathBuf,
    /// The file to read
    #[arg(value_name = "FILE.td")]
    file: PathBuf,
}

impl Doc {
    pub(crate) fn run(&self) -> ExitCode {
        let sources = self.search.limits.sources();
        match self.print(&sources) {
            Ok(()) => ExitCode::SUCCESS,
            Err(diagnostics) => status(report(&sources, diagnostics)),
        }
    }

    fn print(&self, sources: &Arc<SourceMap>) -> Result<(), Diagnostics> {
        let search = self.search.includes(sources, &self.file, &legalize::providers())?;
        let file = read_file(sources, &search, &self.file)?;
        let options = TblgenOptions::default().with(|options| options.includes = search);
        let parsed = parse(sources, file, &options);
        let Some(keeper) = parsed.value.keeper.filter(|_| !parsed.diagnostics.has_errors()) else {
            return Err(parsed.diagnostics);
        };
        let (module, found) = legalize::ods::load(&keeper).into_parts();
        if found.has_errors() {
            return Err(found);
        }
        let dialect = self.choose(&module)?;
        let page = Page { keeper: &keeper, module: &module, dialect: &dialect };
        let ahead = || page.least_bytes();
        Ok(print_charged(sources, &self.output, &ahead, |out| page.write(out))?)
    }

    /// The requested dialect, or the one whose record the file itself defines or uses.
    fn choose(&self, module: &OdsModule) -> Result<Arc<DialectDef>, Diagnostic> {
        let names: Vec<&str> = module.dialects.iter().map(|def| def.name.as_str()).collect();
        let found: Vec<&Arc<DialectDef>> = match &self.dialect {
            Some(name) => module.dialect(name).into_iter().collect(),
            None if module.dialects.len() == 1 => module.dialects.iter().collect(),
            None => {
                let used = |name: &str| {
                    module.ops.iter().any(|op| op.dialect.name == name)
                        || module
                            .types
                            .iter()
                            .chain(&module.attrs)
                            .any(|def| def.dialect.name == name && def.mnemonic.is_some())
                };
                module.dialects.iter().filter(|def| used(&def.name)).collect()
            }
        };
        match found.as_slice() {
            [one] => Ok((*one).clone()),
            _ => Err(Diagnostic::error("opt::dialect", "the dialect to document is ambiguous")
                .with_help(format!("choose one with --dialect: {}", names.join(", ")))),
        }
    }
}

/// The inputs of a page.
struct Page<'k> {
    keeper: &'k RecordKeeper,
    module: &'k OdsModule,
    dialect: &'k DialectDef,
}

/// Removes the indentation that all lines share, the blank lines at the beginning, and the last line if it is
/// blank.
fn dedent(text: &str) -> String {
    let blank: usize =
        text.split_inclusive('\n').take_while(|line| line.trim().is_empty()).map(str::len).sum();
    let text = text[blank..].trim_end_matches([' ', '\t']);
    let text = text.strip_suffix('\n').unwrap_or(text);
    let has_text = |line: &&str| !line.trim().is_empty();
    let margin =
        text.lines().filter(has_text).map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    let lines =
        text.split('\n').map(|line| if has_text(&line) { line.get(margin..).unwrap_or("") } else { "" });
    lines.collect::<Vec<_>>().join("\n")
}

/// Writes a summary in italics on one line, with a capital letter.
fn summary(out: &mut dyn Write, text: &str) -> fmt::Result {
    let text = text.trim();
    let mut chars = text.chars();
    if let Some(first) = chars.next() {
        write!(out, "\n_{}{}_\n", first.to_ascii_uppercase(), chars.as_str())?;
    }
    Ok(())
}

fn description(out: &mut dyn Write, text: &str) -> fmt::Result {
    if !text.trim().is_empty() {
        writeln!(out, "\n{}", dedent(text))?;
    }
    Ok(())
}

fn short(cpp: &str) -> &str {
    cpp.strip_prefix("::mlir::").unwrap_or(cpp)
}

impl Page<'_> {
    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        // Nothing follows the last part.
        let out = &mut LastLine { out, waits: false };
        out.write_str("<!-- Autogenerated by mlir-tblgen; don't manually edit -->\n")?;
        write!(out, "\n# '{}' Dialect\n\n", self.dialect.name)?;
        if !self.dialect.summary.is_empty() {
            let mut line = String::new();
            summary(&mut line, &self.dialect.summary)?;
            writeln!(out, "{}", line.trim_start())?;
        }
        if !self.dialect.description.trim().is_empty() {
            write!(out, "{}\n\n", dedent(self.raw("Dialect", &self.dialect.record, "description")))?;
        }
        out.write_str("[TOC]\n\n")?;
        self.ops(out)?;
        self.constraints(out, "Attribute constraints", "DialectAttr")?;
        self.defs(out, "Attributes", &self.module.attrs)?;
        self.constraints(out, "Type constraints", "DialectType")?;
        self.defs(out, "Types", &self.module.types)?;
        self.enums(out)
    }

    /// A lower bound of the number of bytes to be printed, not counting the indentation that is removed.
    fn least_bytes(&self) -> u64 {
        let ops = self.module.ops.iter().filter(|op| op.dialect.name == self.dialect.name);
        let ops = ops.map(|op| self.raw("Op", &op.record, "description").len() + op.summary.trim().len());
        ops.map(|bytes| bytes as u64).sum()
    }

    /// A text of a record, unchanged.
    fn raw(&self, class: &str, record: &str, field: &str) -> &str {
        let found = self.keeper.def(record).filter(|def| def.is_subclass_of(class));
        match found.and_then(|def| def.value(field)) {
            Some(Value::Str(text) | Value::Code(text)) => text,
            _ => "",
        }
    }

    fn ops(&self, out: &mut dyn Write) -> fmt::Result {
        let mut all: Vec<&Arc<OpDef>> =
            self.module.ops.iter().filter(|op| op.dialect.name == self.dialect.name).collect();
        // Upstream compares case-insensitively; ties keep the order of the records.
        all.sort_by_key(|op| op.name.to_ascii_lowercase());
        if all.is_empty() {
            return Ok(());
        }
        out.write_str("## Operations\n\n")?;
        let mut groups: Vec<(Option<Record<'_>>, Vec<&Arc<OpDef>>)> = vec![(None, Vec::new())];
        let mut places = HashMap::from([(None, 0)]);
        for op in all {
            let record = self.keeper.def(&op.record);
            let group = record.and_then(|def| def.value("opDocGroup")).and_then(Value::as_def);
            let place = *places.entry(group.map(Record::id)).or_insert_with(|| {
                groups.push((group, Vec::new()));
                groups.len() - 1
            });
            groups[place].1.push(op);
        }
        for (group, ops) in groups {
            let Some(group) = group else {
                ops.iter().try_for_each(|op| self.op(out, op))?;
                continue;
            };
            let out = &mut OneDeeper { out, within: false };
            let field = |name| match group.value(name) {
                Some(Value::Str(text) | Value::Code(text)) => text,
                _ => "",
            };
            write!(out, "## {}\n\n{}\n\n", field("summary").trim(), dedent(field("description")))?;
            ops.iter().try_for_each(|op| self.op(out, op))?;
        }
        Ok(())
    }

    fn op(&self, out: &mut dyn Write, op: &OpDef) -> fmt::Result {
        // A namespace that does not start at the root is printed unchanged.
        let namespace = self.raw("Op", &op.record, "cppNamespace");
        let bare = op.cpp_class.rsplit("::").next().unwrap_or_default();
        let class = match namespace {
            "" => bare.to_owned(),
            rooted if rooted.starts_with("::") => short(&op.cpp_class).to_owned(),
            shown => format!("{shown}::{bare}"),
        };
        writeln!(out, "### `{}` ({class})", op.name)?;
        summary(out, &op.summary)?;
        if let Some(format) = &op.assembly_format {
            let lines: Vec<&str> = format.text.trim().split('\n').map(str::trim).collect();
            let indent = format!("\n{}", " ".repeat("operation ::= ".len()));
            write!(out, "\nSyntax:\n\n```\noperation ::= `{}` {}\n```\n", op.name, lines.join(&indent))?;
        }
        description(out, self.raw("Op", &op.record, "description"))?;
        traits(self, out, op)?;
        let attributes: Vec<_> = op.attributes.iter().collect();
        if !attributes.is_empty() {
            out.write_str("\n#### Attributes:\n\n<table>\n<tr><th>Attribute</th><th>MLIR Type</th><th>Description</th></tr>\n")?;
            for attr in attributes {
                writeln!(
                    out,
                    "<tr><td><code>{}</code></td><td>{}</td><td>{}</td></tr>",
                    attr.name,
                    attr.attr().storage_type,
                    own_summary(self, &attr.constraint)
                )?;
            }
            out.write_str("</table>\n")?;
        }
        let table = |out: &mut dyn Write,
                     title: &str,
                     rule: &str,
                     rows: &[(&str, &Arc<ConstraintDef>)]|
         -> fmt::Result {
            if rows.is_empty() {
                return Ok(());
            }
            write!(out, "\n#### {title}s:\n\n| {title} | Description |\n| {rule} | ----------- |\n")?;
            for (name, constraint) in rows {
                let name =
                    if name.is_empty() { "&laquo;unnamed&raquo;".to_owned() } else { format!("`{name}`") };
                writeln!(out, "| {name} | {} |", own_summary(self, constraint))?;
            }
            Ok(())
        };
        let groups = |all: &'_ [legalize::ods::OperandDef]| -> Vec<(String, Arc<ConstraintDef>)> {
            all.iter().map(|def| (def.name.clone(), def.constraint.clone())).collect()
        };
        let rows = groups(&op.operands);
        table(out, "Operand", ":-----:", &borrowed(&rows))?;
        let rows = groups(&op.results);
        table(out, "Result", ":----:", &borrowed(&rows))?;
        let rows: Vec<_> =
            op.successors.iter().map(|def| (def.name.clone(), def.constraint.clone())).collect();
        table(out, "Successor", ":-------:", &borrowed(&rows))?;
        out.write_str("\n\n\n")
    }

    fn constraints(&self, out: &mut dyn Write, title: &str, class: &str) -> fmt::Result {
        let all: Vec<Record<'_>> = (self.keeper.defs_of_class_by_name(class).into_iter())
            .filter(|def| {
                let dialect = def.value("dialect").and_then(Value::as_def);
                dialect.is_some_and(|dialect| dialect.name() == self.dialect.record)
                    && !def.is_subclass_of("AttrDef")
                    && !def.is_subclass_of("TypeDef")
            })
            .collect();
        if all.is_empty() {
            return Ok(());
        }
        write!(out, "## {title}\n\n")?;
        for def in all {
            let text = |field| match def.value(field) {
                Some(Value::Str(text) | Value::Code(text)) => text.to_owned(),
                _ => String::new(),
            };
            let head = match text("summary") {
                empty if empty.is_empty() => def.name().to_owned(),
                summary => summary,
            };
            write!(out, "### {head}\n\n")?;
            match dedent(&text("description")) {
                empty if empty.is_empty() => out.write_char('\n')?,
                description => write!(out, "{description}\n\n")?,
            }
        }
        Ok(())
    }

    fn defs(&self, out: &mut dyn Write, title: &str, all: &[Arc<TypeOrAttrDef>]) -> fmt::Result {
        let all: Vec<_> = all.iter().filter(|def| def.dialect.name == self.dialect.name).collect();
        if all.is_empty() {
            return Ok(());
        }
        write!(out, "## {title}\n\n")?;
        for def in all {
            writeln!(out, "### {}", def.cpp_class_name)?;
            summary(out, &def.summary)?;
            let sign = if def.is_attr { '#' } else { '!' };
            if let Some(mnemonic) = def.mnemonic.as_ref().filter(|_| !def.has_custom_assembly_format) {
                let name = format!("{sign}{}.{mnemonic}", self.dialect.name);
                let shown: Vec<_> = def.params.iter().collect();
                if shown.is_empty() {
                    write!(out, "\nSyntax: `{name}`\n")?;
                } else {
                    let rows: Vec<String> = (shown.iter().enumerate())
                        .map(|(at, param)| {
                            let comma = if at + 1 < shown.len() { "," } else { "" };
                            let syntax = param.syntax.as_ref().unwrap_or(&param.cpp_type);
                            format!("  {syntax}{comma}   # {}\n", param.name)
                        })
                        .collect();
                    write!(out, "\nSyntax:\n\n```\n{name}<\n{}>\n```\n", rows.concat())?;
                }
            }
            let class = if def.is_attr { "AttrDef" } else { "TypeDef" };
            description(out, self.raw(class, &def.record, "description"))?;
            if !def.params.is_empty() {
                out.write_str("\n#### Parameters:\n\n| Parameter | C++ type | Description |\n| :-------: | :-------: | ----------- |\n")?;
                for param in &def.params {
                    writeln!(out, "| {} | `{}` | {} |", param.name, param.cpp_type, param.summary)?;
                }
            }
            out.write_char('\n')?;
            if def.params.is_empty() {
                out.write_char('\n')?;
            }
        }
        Ok(())
    }

    fn enums(&self, out: &mut dyn Write) -> fmt::Result {
        let all: &[Arc<EnumDef>] = &self.module.enums;
        if all.is_empty() {
            return Ok(());
        }
        out.write_str("## Enums\n\n")?;
        for def in all {
            writeln!(out, "### {}", def.class_name)?;
            summary(out, &def.summary)?;
            out.write_str("\n#### Cases:\n\n| Symbol | Value | String |\n| :----: | :---: | ------ |\n")?;
            for case in &def.cases {
                writeln!(out, "| {} | `{}` | {} |", case.symbol, case.value, case.text)?;
            }
            out.write_char('\n')?;
        }
        Ok(())
    }
}

fn borrowed(rows: &[(String, Arc<ConstraintDef>)]) -> Vec<(&str, &Arc<ConstraintDef>)> {
    rows.iter().map(|(name, constraint)| (name.as_str(), constraint)).collect()
}

/// The summary; a name is generated only where the record has none, not where it is empty.
fn own_summary<'c>(page: &Page<'_>, constraint: &'c ConstraintDef) -> &'c str {
    let is_empty = || {
        matches!(page.keeper.def(&constraint.record)?.value("summary"), Some(Value::Str(""))).then_some(())
    };
    if constraint.summary == constraint.record && is_empty().is_some() { "" } else { &constraint.summary }
}

/// Writes traits, interfaces and effects, each list sorted.
fn traits(page: &Page<'_>, out: &mut dyn Write, op: &OpDef) -> fmt::Result {
    let (mut native, mut interfaces, mut effects) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for entry in &op.traits {
        match &entry.kind {
            TraitKind::Interface { name, effects: declared, .. } => {
                let own = if entry.anonymous { name } else { &entry.record };
                let word = match declared {
                    Some(_) => format!("`{own} ({name})`"),
                    None => format!("`{own}`"),
                };
                interfaces.insert(word);
                if let Some(declared) = declared {
                    let list: Vec<String> = declared
                        .iter()
                        .map(|effect| format!("{} on {}", short(&effect.effect), effect.resource))
                        .collect();
                    effects.insert(format!("`MemoryEffects::Effect{{{}}}`", list.join(", ")));
                }
            }
            TraitKind::Native { name, params, .. } => {
                native.insert(match (entry.anonymous, params) {
                    (false, _) => format!("`{}`", entry.record),
                    (true, Some(params)) => format!("`{name}<{params}>`"),
                    (true, None) => format!("`{name}`"),
                });
            }
            TraitKind::Internal { name } => drop(native.insert(format!("`{name}`"))),
            // Only verified.
            _ => {}
        }
    }
    // Type inference that follows from the definition needs no trait.
    // For `FirstAttrDerivedResultType` only a builder uses the first attribute; the interface is not added
    // for it.
    let by_builder = op.has_trait("FirstAttrDerivedResultType");
    let inferred = op.infers_result_types && !op.results.is_empty() && !by_builder;
    if inferred && page.keeper.def("InferTypeOpInterface").is_some() {
        interfaces.insert("`InferTypeOpInterface`".to_owned());
    }
    for (title, all) in [("Traits", native), ("Interfaces", interfaces), ("Effects", effects)] {
        if !all.is_empty() {
            write!(out, "\n{title}: {}\n", all.into_iter().collect::<Vec<_>>().join(", "))?;
        }
    }
    Ok(())
}

/// Writer that drops the final line break.
struct LastLine<'o> {
    out: &'o mut dyn Write,
    /// True if a line break is due before the next text.
    waits: bool,
}

impl Write for LastLine<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if text.is_empty() {
            return Ok(());
        }
        if std::mem::take(&mut self.waits) {
            self.out.write_char('\n')?;
        }
        let whole = text.strip_suffix('\n');
        self.waits = whole.is_some();
        self.out.write_str(whole.unwrap_or(text))
    }
}

/// Writer that demotes headings of the second level and below by one level.
struct OneDeeper<'o> {
    out: &'o mut dyn Write,
    /// True if the next text continues a line.
    within: bool,
}

impl Write for OneDeeper<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for line in text.split_inclusive('\n') {
            if !self.within && line.starts_with("##") {
                self.out.write_char('#')?;
            }
            self.within = !line.ends_with('\n');
            self.out.write_str(line)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::dedent;

    #[test]
    fn leading_blank_lines_and_a_common_margin_are_omitted() {
        assert_eq!(dedent("\n  \n    First.\n\n      code\n  "), "First.\n\n  code");
        assert_eq!(dedent("One line."), "One line.");
    }
}
