//! Import of `.td` files into the neutral table and into constraints by name.
//!
//! Only this file depends on TableGen records and ODS. A named attribute or type constraint, and a named
//! operation interface, becomes a native constraint with one parameter called `self`; upstream makes them
//! visible sorted by name: attributes, types, interfaces.

use std::fmt::Write;
use std::sync::Arc;

use legalize_ods::{Arity, ConstraintDef, OpDef, OperandDef};
use legalize_source::{Diagnostics, FileId, Severity, SourceMap};
use legalize_tblgen::{FieldError, Record, RecordKeeper, TblgenOptions};

use crate::PdllOptions;
use crate::ods_table::{
    Attribute, Group, ImportedConstraint, Length, OdsConstraint, OdsOp, OdsTable, Subject,
};

/// Contents of a `.td` file other than operations.
#[derive(Debug, Default)]
pub(crate) struct Import {
    /// Constraints by name, in the order in which they become visible.
    pub constraints: Vec<ImportedConstraint>,
    /// True if the file defines class `Op`, as every file must that is read for its definitions.
    pub knows_operations: bool,
    /// Errors in the file.
    pub diagnostics: Diagnostics,
    /// Failed assertions, which upstream reports without failing.
    pub tolerated: Diagnostics,
}

/// Reads a `.td` file.
pub(crate) fn import(
    sources: &Arc<SourceMap>,
    file: FileId,
    options: &PdllOptions,
    table: &mut OdsTable,
) -> Import {
    let parse = TblgenOptions::default().with(|parse| {
        parse.includes = options.includes.clone();
        parse.warn_unused_template_args = false;
        parse.survive_assertions = true;
    });
    let parsed = legalize_tblgen::parse(sources, file, &parse);
    let mut import = Import::default();
    let Some(keeper) = parsed.value.keeper else {
        import.keep_errors(parsed.diagnostics);
        return import;
    };
    import.tolerated = parsed.diagnostics;
    // Upstream's reader ends here.
    import.knows_operations = keeper.class("Op").is_some();
    if !import.knows_operations {
        return import;
    }
    let (module, diagnostics) = legalize_ods::load(&keeper).into_parts();
    let mut all_known = true;
    for record in keeper.defs_of_class_by_name("Op") {
        match module.op_by_record(record.name()) {
            Some(op) => add_op(table, &keeper, op),
            None => all_known = false,
        }
    }
    // Errors in other definitions are irrelevant here.
    if !all_known {
        import.keep_errors(diagnostics);
    }
    import.constraints(&keeper, "Attr", Subject::Attribute);
    import.constraints(&keeper, "Type", Subject::Type);
    import.constraints(&keeper, "OpInterface", Subject::Operation);
    import
}

impl Import {
    fn keep_errors(&mut self, diagnostics: Diagnostics) {
        self.diagnostics
            .extend(diagnostics.into_iter().filter(|diagnostic| diagnostic.severity == Severity::Error));
    }

    /// Imports the named definitions of a class, in the order in which upstream visits them.
    fn constraints(&mut self, keeper: &RecordKeeper, class: &str, subject: Subject) {
        for record in keeper.defs_of_class_by_name(class) {
            if record.is_anonymous() || record.is_subclass_of("DeclareInterfaceMethods") {
                continue;
            }
            let constraint = match subject {
                Subject::Operation => interface(record),
                Subject::Attribute | Subject::Type => imported(record, subject),
            };
            match constraint {
                Ok(constraint) => self.constraints.push(constraint),
                Err(error) => self.diagnostics.push(error.to_diagnostic()),
            }
        }
    }
}

fn interface(record: Record<'_>) -> Result<ImportedConstraint, FieldError> {
    let cpp_class = format!("{}::{}", record.string("cppNamespace")?, record.string("cppInterfaceName")?);
    Ok(ImportedConstraint {
        name: record.name().to_owned(),
        subject: Subject::Operation,
        body: format!("return ::mlir::success(llvm::isa<{cpp_class}>(self));"),
        cpp_class,
        span: record.span(),
    })
}

fn imported(record: Record<'_>, subject: Subject) -> Result<ImportedConstraint, FieldError> {
    let condition = condition(record.record("predicate")?, &mut Vec::new(), 0)?.text();
    let class = if subject == Subject::Attribute { "storageType" } else { "cppType" };
    Ok(ImportedConstraint {
        name: record.name().to_owned(),
        subject,
        body: with_self(&format!("return ::mlir::success({condition});")),
        cpp_class: record.opt_string(class)?.unwrap_or_default().to_owned(),
        span: record.span(),
    })
}

/// Predicates nested deeper than this are replaced by `true`; a record cannot contain itself, so only a
/// generated file reaches the limit.
const MAX_PREDICATE_DEPTH: usize = 256;

/// C++ text of a predicate; an empty `Or` is known to be false, and makes an enclosing `And` false.
enum Condition {
    Known(bool),
    Text(String),
}

impl Condition {
    fn text(self) -> String {
        match self {
            Condition::Known(value) => value.to_string(),
            Condition::Text(text) => text,
        }
    }
}

/// Returns a predicate as one C++ expression, as upstream writes it; `CPred<"true">` is text like any other.
fn condition<'k>(
    predicate: Record<'k>,
    substitutions: &mut Vec<(&'k str, &'k str)>,
    depth: usize,
) -> Result<Condition, FieldError> {
    if depth > MAX_PREDICATE_DEPTH {
        return Ok(Condition::Known(true));
    }
    if !predicate.is_subclass_of("CombinedPred") {
        return Ok(Condition::Text(substituted(predicate.string("predExpr")?, substitutions)));
    }
    let kind = predicate.record("kind")?.name();
    let substitutes = kind == "PredCombinerSubstLeaves";
    if substitutes {
        substitutions.push((predicate.string("pattern")?, predicate.string("replacement")?));
    }
    let mut children = Vec::new();
    for child in predicate.record_list("children")? {
        children.push(condition(child, substitutions, depth + 1)?);
    }
    if substitutes {
        substitutions.pop();
    }
    Ok(match kind {
        "PredCombinerAnd" => joined(children, "&&", true),
        "PredCombinerOr" => joined(children, "||", false),
        "PredCombinerNot" => match children.into_iter().next() {
            Some(Condition::Known(value)) => Condition::Known(!value),
            Some(Condition::Text(text)) => Condition::Text(format!("!({text})")),
            None => Condition::Known(false),
        },
        "PredCombinerConcat" => {
            let child = children.into_iter().next().map(Condition::text).unwrap_or_default();
            let prefix = substituted(predicate.string("prefix")?, substitutions);
            let suffix = substituted(predicate.string("suffix")?, substitutions);
            Condition::Text(format!("{prefix}{child}{suffix}"))
        }
        _ => children.into_iter().next().unwrap_or(Condition::Known(true)),
    })
}

fn substituted(text: &str, substitutions: &[(&str, &str)]) -> String {
    let mut text = text.to_owned();
    for (pattern, replacement) in substitutions.iter().rev().filter(|(pattern, _)| !pattern.is_empty()) {
        text = text.replace(pattern, replacement);
    }
    text
}

/// Joins conditions; `neutral` is the value of a list without children, and a child that is known to be its
/// opposite decides.
fn joined(children: Vec<Condition>, operator: &str, neutral: bool) -> Condition {
    let mut texts = Vec::with_capacity(children.len());
    for child in children {
        match child {
            Condition::Known(value) if value == neutral => {}
            Condition::Known(value) => return Condition::Known(value),
            Condition::Text(text) => texts.push(text),
        }
    }
    match texts.as_slice() {
        [] => Condition::Known(neutral),
        [_] => Condition::Text(texts.swap_remove(0)),
        several => {
            let wrapped: Vec<String> = several.iter().map(|text| format!("({text})")).collect();
            Condition::Text(wrapped.join(&format!(" {operator} ")))
        }
    }
}

/// Replaces `$_self` in a C++ template; other placeholders stay and are marked, as upstream's formatter does,
/// and `$$` is a dollar sign.
fn with_self(template: &str) -> String {
    let mut out = String::with_capacity(template.len());
    let mut rest = template;
    while let Some(at) = rest.find('$') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let word = rest.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_').count();
        if let Some(tail) = rest.strip_prefix('$') {
            out.push('$');
            rest = tail;
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

fn add_op(table: &mut OdsTable, keeper: &RecordKeeper, op: &OpDef) {
    if table.ops.contains_key(&op.name) {
        return;
    }
    let groups = |table: &mut OdsTable, operands: &[OperandDef]| {
        operands
            .iter()
            .map(|operand| {
                let constraint = unique_name(keeper, &operand.constraint, "baseType");
                table.type_constraints.entry(constraint.clone()).or_insert_with(|| OdsConstraint {
                    summary: summary(keeper, &operand.constraint),
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
        let constraint = unique_name(keeper, &attribute.constraint, "baseAttr");
        table.attribute_constraints.entry(constraint.clone()).or_insert_with(|| OdsConstraint {
            summary: summary(keeper, &attribute.constraint),
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
        // Inference from a type in an attribute is implemented only in C++: upstream considers only the
        // interface.
        infers_results: op.has_trait("InferTypeOpInterface")
            || (op.infers_result_types && !op.has_trait("FirstAttrDerivedResultType")),
        cpp_class: op.cpp_class.clone(),
        span: Some(op.span),
    };
    table.ops.insert(op.name.clone(), definition);
}

/// Returns a constraint's name; one without a name of its own is prefixed by the name of the constraint that
/// it refines.
fn unique_name(keeper: &RecordKeeper, constraint: &ConstraintDef, base: &str) -> String {
    let mut at = keeper.def(&constraint.record);
    let mut refined = None;
    // Each step leads to a record that was complete before, so the loop terminates.
    while let Some(record) = at.filter(|record| record.is_anonymous()) {
        at = record.opt_record(base).ok().flatten();
        refined = at.or(refined);
    }
    match refined {
        Some(refined) => format!("{}({})", refined.name(), constraint.record),
        None => constraint.record.clone(),
    }
}

/// Returns a constraint's summary from its record.
fn summary(keeper: &RecordKeeper, constraint: &ConstraintDef) -> String {
    let given = || keeper.def(&constraint.record)?.opt_string("summary").ok().flatten();
    given().unwrap_or_default().to_owned()
}

/// Beginnings of messages that upstream's TableGen capitalizes; it begins the others in lower case.
const CAPITALS: &[&str] = &[
    "already subclass",
    "argument ",
    "cannot access",
    "class ",
    "couldn't find",
    "element ",
    "encountered a",
    "expected type",
    "field ",
    "illegal operation",
    "incompatible types",
    "initializer of",
    "invalid bit range",
    "no type for",
    "positional argument",
    "record name",
    "recursion ",
    "step of",
    "too many template",
    "undefined reference",
    "unexpected token at",
    "unknown or reserved",
    "unknown token",
    "value ",
    "variable not defined",
];

/// Returns a message of TableGen with the beginning that upstream's program gives it.
pub(crate) fn as_upstream(message: &str) -> String {
    let capital =
        CAPITALS.iter().any(|start| message.starts_with(start)) && !message.starts_with("value not ");
    let mut chars = message.chars();
    match chars.next() {
        Some(first) if capital => first.to_ascii_uppercase().to_string() + chars.as_str(),
        _ => message.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{as_upstream, with_self};

    #[test]
    fn messages_begin_as_upstreams_do() {
        assert_eq!(as_upstream("couldn't find class 'A'"), "Couldn't find class 'A'");
        assert_eq!(as_upstream("assertion failed: class A"), "assertion failed: class A");
        assert_eq!(as_upstream("value not specified"), "value not specified");
    }

    #[test]
    fn placeholders_are_replaced_in_conditions() {
        assert_eq!(with_self("f($_self, $$x) $y"), "f(self, $x) $y");
        assert_eq!(with_self("$_builder + $0"), "$_builder<no-subst-found> + $0<no-subst-found>");
    }
}
