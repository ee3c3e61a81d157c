//! Report with all places, as `llvm-tblgen --print-detailed-records` prints it.
//!
//! Not supported: the tool's allocation statistics at the end, which describe its own memory pools.

use std::fmt;

use legalize_source::Span;

use crate::fields::FieldData;
use crate::keeper::RecordKeeper;
use crate::print::{write_field, write_unquoted, write_value};
use crate::record::RecordId;

/// Prints variables, classes and definitions with their places, as `--print-detailed-records` does, except
/// for its allocation statistics.
///
/// # Errors
/// Fails if the output does.
pub fn print_detailed_records(keeper: &RecordKeeper, out: &mut impl fmt::Write) -> fmt::Result {
    writeln!(out, "DETAILED RECORDS for file {}", keeper.main)?;
    heading(out, "Global Variables", keeper.globals.len())?;
    out.write_char('\n')?;
    for &(name, value) in &keeper.globals {
        write!(out, "{} = ", keeper.store.symbols.get(name))?;
        write_value(out, &keeper.store, value)?;
        out.write_char('\n')?;
    }
    heading(out, "Classes", keeper.classes.len())?;
    for &class in keeper.classes_in_print_order() {
        title(keeper, out, class)?;
        template_args(keeper, out, class)?;
        superclasses(keeper, out, class)?;
        fields(keeper, out, class)?;
    }
    heading(out, "Records", keeper.defs.len())?;
    for &def in keeper.defs_in_print_order() {
        title(keeper, out, def)?;
        let locs = &keeper.store.record(def).locs;
        if locs.len() > 1 {
            out.write_str("  Defm sequence:")?;
            for &loc in locs.iter().rev() {
                write!(out, " |{}|", place(keeper, loc))?;
            }
            out.write_char('\n')?;
        }
        superclasses(keeper, out, def)?;
        fields(keeper, out, def)?;
    }
    Ok(())
}

/// Returns `file:line`, with the file's name without its directories.
pub(crate) fn place(keeper: &RecordKeeper, span: Span) -> String {
    let Some(file) = keeper.sources.try_file(span.file) else {
        return "<unknown>".to_owned();
    };
    let name = file.name().rsplit(['/', '\\']).next().unwrap_or(file.name()).to_owned();
    format!("{name}:{}", file.line_col(span.start).line)
}

fn heading(out: &mut impl fmt::Write, title: &str, count: usize) -> fmt::Result {
    writeln!(out, "\n-------------------- {title} ({count}) --------------------")
}

fn title(keeper: &RecordKeeper, out: &mut impl fmt::Write, id: RecordId) -> fmt::Result {
    let record = keeper.store.record(id);
    out.write_char('\n')?;
    match keeper.store.record_name(id) {
        "" => out.write_str("\"\"")?,
        _ => write_unquoted(out, &keeper.store, record.name)?,
    }
    writeln!(out, "  |{}|", place(keeper, record.loc()))
}

fn field_place(keeper: &RecordKeeper, field: &FieldData) -> String {
    place(keeper, keeper.store.span(keeper.store.places(field).loc))
}

fn template_args(keeper: &RecordKeeper, out: &mut impl fmt::Write, id: RecordId) -> fmt::Result {
    let record = keeper.store.record(id);
    if record.template_args().is_empty() {
        return out.write_str("  Template args: (none)\n");
    }
    out.write_str("  Template args:\n")?;
    for field in record.template_args().iter().filter_map(|&name| keeper.store.field_named(id, name)) {
        out.write_str("    ")?;
        write_field(out, &keeper.store, field)?;
        writeln!(out, "  |{}|", field_place(keeper, field))?;
    }
    Ok(())
}

fn superclasses(keeper: &RecordKeeper, out: &mut impl fmt::Write, id: RecordId) -> fmt::Result {
    let record = keeper.store.record(id);
    if record.supers().is_empty() {
        return out.write_str("  Superclasses: (none)\n");
    }
    out.write_str("  Superclasses:")?;
    for &class in record.supers() {
        let name = keeper.store.record_name(class);
        if record.direct.contains(&class) { write!(out, " {name}")? } else { write!(out, " ({name})")? }
    }
    out.write_char('\n')
}

fn fields(keeper: &RecordKeeper, out: &mut impl fmt::Write, id: RecordId) -> fmt::Result {
    let record = keeper.store.record(id);
    if record.fields.is_empty() {
        return out.write_str("  Fields: (none)\n");
    }
    out.write_str("  Fields:\n")?;
    for field in keeper.store.fields(id).iter().filter(|field| !field.is_template_arg()) {
        out.write_str("    ")?;
        write_field(out, &keeper.store, field)?;
        writeln!(out, "  |{}|", field_place(keeper, field))?;
    }
    Ok(())
}
