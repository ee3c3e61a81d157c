//! Advice for errors of the parser or the verifier that have no help of their own.

mod syntax;
mod verifier;

use std::borrow::Cow;

use legalize_source::{Diagnostic, Diagnostics};

/// Completes errors by the advice that goes with their code.
pub(crate) fn advise(diagnostics: &mut Diagnostics) {
    diagnostics.iter_mut().for_each(advise_one);
}

/// An error, completed by the advice that goes with its code.
pub(crate) fn advised(mut diagnostic: Diagnostic) -> Diagnostic {
    advise_one(&mut diagnostic);
    diagnostic
}

fn advise_one(diagnostic: &mut Diagnostic) {
    if diagnostic.help.is_none()
        && let Some(advice) = advice(diagnostic.code, &diagnostic.message)
    {
        diagnostic.help = Some(advice.into_owned());
    }
}

fn advice(code: &str, message: &str) -> Option<Cow<'static, str>> {
    let of_message = match code {
        "ir::structure" | "ir::invariant" | "ir::verify" | "verify::op" | "verify::region" => {
            verifier::instruction(message)
        }
        "parse::parameter" | "parse::type" => verifier::instruction(message),
        // For an operation the message names it; a type or an attribute has no generic form.
        "parse::custom" if !message.starts_with("custom op '") => verifier::instruction(message),
        "parse::syntax" | "parse::token" => Some(syntax::instruction(message)),
        _ => None,
    };
    of_message.map(Cow::Owned).or_else(|| of_code(code, message).map(Cow::Borrowed))
}

/// The help of parameters whose message has no known form.
const PARAMETERS: &str = "change the parameters of the type or attribute: its dialect refuses them";

/// Returns the help of a code for all messages.
fn of_code(code: &str, message: &str) -> Option<&'static str> {
    Some(match code {
        "ir::branch" => "pass one operand of the same type for each argument of the target block",
        "ir::dominance" => "define the value on every path to its use, or pass it as a block argument",
        "ir::inference" => "specify the result types",
        "ir::isolation" => "pass the value as an operand or argument: the region is isolated from above",
        "ir::structure" => "correct the operation; --mlir-print-op-generic prints all of its parts",
        "ir::symbol_redefinition" => "rename one of the symbols, or put them into different symbol tables",
        "ir::type_trait" => "change the types as the trait of the definition requires",
        "ods::constraint" => "satisfy the constraint of the definition, or correct it in its .td file",
        "ir::invariant" | "ir::verify" | "verify::op" | "verify::region" => {
            "change the operation, or remove it: its verifier refuses it as it is"
        }
        "verify::module_attribute" if message.ends_with("string attribute") => "write a string: `\"name\"`",
        "verify::module_attribute" => "prefix the name with a dialect: `dialect.name`",
        "parse::affine" => "use sums, and products, quotients and remainders by constants or symbols",
        "parse::alias" => "define each alias once, at the top of the file: `#name = …` or `!name = …`",
        "parse::custom" if !message.starts_with("custom op '") => PARAMETERS,
        "parse::custom" | "parse::no_custom_form" => {
            "correct it, or write the operation in generic form: `\"dialect.op\"(operands) {…} : (types) -> \
             types`"
        }
        "parse::distinct" => "use another number: `distinct[N]<…>` has the same attribute everywhere",
        "parse::duplicate_key" => "name each attribute once",
        "parse::elements" => "write elements of the type after the colon",
        "parse::float" => "write a decimal number with a point, or the bits as a hexadecimal integer",
        "parse::integer" => "choose a wider type or a smaller number",
        "parse::op_name" => "write the name as `dialect.name`",
        "parse::operand_count" => "give one type for each operand",
        "parse::parameter" | "parse::type" => PARAMETERS,
        "parse::properties" => "write the properties of the operation as a dictionary: `<{name = value}>`",
        "parse::redefinition" => "give one of the two another name",
        "parse::resource" => "list resources in the `{-# … #-}` section at the end of the file",
        "parse::result_count" if message == "cannot name an operation with no results" => {
            "remove the name: the operation has no results"
        }
        "parse::result_count" => "give as many names as there are results, or `%name:count`",
        "parse::result_number" => "use a smaller index: results are numbered from 0",
        "parse::type_mismatch" => "use the value with the type of its definition",
        "parse::undefined_block" => "name a block of the same region",
        "parse::unregistered_dialect" => {
            "load the dialect's definitions (`--ods FILE.td`, or a project file), or accept it as it is \
             (`--allow-unregistered-dialect`)"
        }
        _ => return None,
    })
}
