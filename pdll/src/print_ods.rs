//! Printer of the table of definitions, in the format of `mlir-pdll --dump-ods`.

use std::fmt::Write;

use crate::ods_table::{Group, Length, OdsConstraint, OdsTable};

/// Prints the table.
pub(crate) fn print(table: &OdsTable) -> String {
    let mut out = String::from("ODSContext {\n");
    let mut dialect: Option<&str> = None;
    // Upstream sorts dialects first, then the operations of each.
    let mut ops: Vec<_> = table.ops.iter().map(|(name, op)| (dialect_of(name), name, op)).collect();
    ops.sort_by_key(|&(dialect, name, _)| (dialect, name));
    for (of, name, op) in ops {
        if dialect != Some(of) {
            if dialect.is_some() {
                out.push_str("  }\n");
            }
            let _ = writeln!(out, "  Dialect `{of}` {{");
            dialect = Some(of);
        }
        let _ = writeln!(out, "    Operation `{name}` {{");
        let attributes = op.attributes.iter().map(|attribute| {
            let length = if attribute.optional { Length::Optional } else { Length::Single };
            entry(&attribute.name, length, &attribute.constraint)
        });
        line(&mut out, "Attributes", attributes.collect());
        line(&mut out, "Operands", op.operands.iter().map(group).collect());
        line(&mut out, "Results", op.results.iter().map(group).collect());
        out.push_str("    }\n");
    }
    if dialect.is_some() {
        out.push_str("  }\n");
    }
    for (name, constraint) in &table.attribute_constraints {
        print_constraint(&mut out, "AttributeConstraint", name, constraint);
    }
    for (name, constraint) in &table.type_constraints {
        print_constraint(&mut out, "TypeConstraint", name, constraint);
    }
    // Upstream closes the outermost level twice.
    out.push_str("}\n}\n");
    out
}

fn dialect_of(op: &str) -> &str {
    op.split_once('.').map_or(op, |(dialect, _)| dialect)
}

/// Returns the name to print: unnamed constraints have their record's name in parentheses after that of the
/// constraint they refine.
fn shown(constraint: &str) -> &str {
    constraint.split_once('(').map_or(constraint, |(name, _)| name)
}

fn entry(name: &str, length: Length, constraint: &str) -> String {
    let constraint = shown(constraint);
    match length {
        Length::Single => format!("{name} : {constraint}"),
        Length::Optional => format!("{name} : Optional<{constraint}>"),
        Length::Variadic => format!("{name} : Variadic<{constraint}>"),
    }
}

fn group(group: &Group) -> String {
    entry(&group.name, group.length, &group.constraint)
}

fn line(out: &mut String, title: &str, entries: Vec<String>) {
    if !entries.is_empty() {
        let _ = writeln!(out, "      {title} {{ {} }}", entries.join(", "));
    }
}

fn print_constraint(out: &mut String, kind: &str, name: &str, constraint: &OdsConstraint) {
    let _ = writeln!(out, "  {kind} `{}` {{", shown(name));
    let _ = writeln!(out, "    Summary: {}", constraint.summary);
    let _ = writeln!(out, "    CppClass: {}", constraint.cpp_class);
    out.push_str("  }\n");
}
