//! `.td` files to the neutral table and to constraints by name.
//!
//! The one file that knows TableGen records and ODS. An attribute or type constraint, and an operation
//! interface, that has a name becomes a native constraint of one parameter called `self`; upstream makes
//! them visible sorted by name: attributes, types, interfaces.

use std::fmt::Write;
use std::sync::Arc;

use legalize_ods::{Arity, ConstraintDef, ConstraintKind, OpDef, OperandDef};
use legalize_source::{Diagnostic, Diagnostics, FileId, Severity, SourceMap};
use legalize_tblgen::{ParseOptions, Record, RecordKeeper};

use crate::PdllOptions;
use crate::ods_table::{
    Attribute, Group, ImportedConstraint, Length, OdsConstraint, OdsOp, OdsTable, Subject,
};

/// What a `.td` file brings in besides operations.
#[derive(Debug, Default)]
pub struct Import {
    /// Constraints by name, in the order in which they become visible.
    pub constraints: Vec<ImportedConstraint>,
    /// What was wrong with the file.
    pub diagnostics: Diagnostics,
}

/// Reads a `.td` file.
pub fn import(sources: &Arc<SourceMap>, file: FileId, options: &PdllOptions, table: &mut OdsTable) -> Import {
    let parse = ParseOptions {
        includes: options.includes.clone(),
        warn_unused_template_args: false,
        ..ParseOptions::default()
    };
    let parsed = legalize_tblgen::parse(sources, file, &parse);
    let mut import = Import::default();
    import.keep_errors(parsed.diagnostics);
    let Some(keeper) = parsed.keeper else { return import };
    let (module, diagnostics) = legalize_ods::load(&keeper);
    import.keep_errors(diagnostics);

    let mut ops: Vec<&OpDef> = module.ops.iter().map(Arc::as_ref).collect();
    ops.sort_by(|a, b| a.record.cmp(&b.record));
    for op in ops {
        add_op(table, op);
    }
    let mut constraints: Vec<&Arc<ConstraintDef>> =
        module.constraints.iter().filter(|constraint| !constraint.anonymous).collect();
    constraints.sort_by(|a, b| a.record.cmp(&b.record));
    for (class, kind, subject) in
        [("Attr", ConstraintKind::Attr, Subject::Attribute), ("Type", ConstraintKind::Type, Subject::Type)]
    {
        let of_class = constraints.iter().filter(|found| {
            found.kind == kind && found.is_a(class) && !found.is_a("DeclareInterfaceMethods")
        });
        import.constraints.extend(of_class.map(|constraint| imported(constraint, subject)));
    }
    import.interfaces(&keeper);
    import
}

impl Import {
    fn keep_errors(&mut self, diagnostics: Diagnostics) {
        self.diagnostics
            .extend(diagnostics.into_iter().filter(|diagnostic| diagnostic.severity == Severity::Error));
    }

    fn interfaces(&mut self, keeper: &RecordKeeper) {
        let mut interfaces: Vec<Record<'_>> = keeper
            .defs_of_class("OpInterface")
            .filter(|record| !record.is_anonymous() && !record.is_subclass_of("DeclareInterfaceMethods"))
            .collect();
        interfaces.sort_by(|a, b| a.name().cmp(b.name()));
        for record in interfaces {
            match interface(record) {
                Ok(constraint) => self.constraints.push(constraint),
                Err(diagnostic) => self.diagnostics.push(diagnostic),
            }
        }
    }
}

fn interface(record: Record<'_>) -> Result<ImportedConstraint, Diagnostic> {
    let string = |field: &str| record.string(field).map_err(|error| error.to_diagnostic());
    let cpp_class = format!("{}::{}", string("cppNamespace")?, string("cppInterfaceName")?);
    Ok(ImportedConstraint {
        name: record.name().to_owned(),
        subject: Subject::Operation,
        body: format!("return ::mlir::success(llvm::isa<{cpp_class}>(self));"),
        cpp_class,
        span: record.span(),
    })
}

fn imported(constraint: &ConstraintDef, subject: Subject) -> ImportedConstraint {
    let condition = constraint.predicate.to_cpp();
    let cpp_class = match (&constraint.attr, subject) {
        (Some(attr), Subject::Attribute) => attr.storage_type.clone(),
        _ => constraint.cpp_type.clone(),
    };
    ImportedConstraint {
        name: constraint.record.clone(),
        subject,
        body: with_self(&format!("return ::mlir::success({condition});")),
        cpp_class,
        span: constraint.span,
    }
}

/// A C++ template with `$_self` replaced; other placeholders stay and are marked, as upstream's formatter
/// does, and `$$` is a dollar.
fn with_self(template: &str) -> String {
    let mut out = String::with_capacity(template.len());
    let mut rest = template;
    while let Some(at) = rest.find('$') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let word = rest.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_').count();
        if let Some(behind) = rest.strip_prefix('$') {
            out.push('$');
            rest = behind;
        } else if rest.starts_with('_') {
            match &rest[..word] {
                "_self" => out.push_str("self"),
                other => {
                    let _ = write!(out, "${other}<no-subst-found>");
                }
            }
            rest = &rest[word..];
        } else if digits > 0 {
            let _ = write!(out, "${}<no-subst-found>", &rest[..digits]);
            rest = &rest[digits..];
        } else {
            out.push('$');
        }
    }
    out.push_str(rest);
    out
}

fn add_op(table: &mut OdsTable, op: &OpDef) {
    if table.ops.contains_key(&op.name) {
        return;
    }
    let groups = |table: &mut OdsTable, operands: &[OperandDef]| {
        operands
            .iter()
            .map(|operand| {
                let constraint = unique_name(&operand.constraint);
                table.type_constraints.entry(constraint.clone()).or_insert_with(|| OdsConstraint {
                    summary: operand.constraint.summary.clone(),
                    cpp_class: operand.constraint.cpp_type.clone(),
                });
                let length = match operand.arity {
                    Arity::Single => Length::Single,
                    Arity::Optional => Length::Optional,
                    Arity::Variadic | Arity::VariadicOfVariadic(_) => Length::Variadic,
                };
                Group { name: operand.name.clone(), length, constraint }
            })
            .collect::<Vec<_>>()
    };
    let operands = groups(table, &op.operands);
    let results = groups(table, &op.results);
    let mut attributes = Vec::with_capacity(op.attributes.len());
    for attribute in &op.attributes {
        let constraint = unique_name(&attribute.constraint);
        table.attribute_constraints.entry(constraint.clone()).or_insert_with(|| OdsConstraint {
            summary: attribute.constraint.summary.clone(),
            cpp_class: attribute
                .constraint
                .attr
                .as_ref()
                .map_or(String::new(), |attr| attr.storage_type.clone()),
        });
        attributes.push(Attribute { name: attribute.name.clone(), optional: attribute.optional, constraint });
    }
    let definition = OdsOp {
        operands,
        results,
        attributes,
        infers_results: op.infers_result_types || op.has_trait("InferTypeOpInterface"),
        cpp_class: op.cpp_class.clone(),
        span: Some(op.span),
    };
    table.ops.insert(op.name.clone(), definition);
}

/// A constraint's name; one without a name of its own has that of what it refines in front.
fn unique_name(constraint: &ConstraintDef) -> String {
    match &constraint.base {
        Some(base) if constraint.anonymous => format!("{}({})", base.record, constraint.record),
        _ => constraint.record.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::with_self;

    #[test]
    fn placeholders() {
        assert_eq!(with_self("f($_self, $$x) $y"), "f(self, $x) $y");
        assert_eq!(with_self("$_builder + $0"), "$_builder<no-subst-found> + $0<no-subst-found>");
    }
}
