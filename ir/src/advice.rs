//! Advice for errors of the parser or the verifier that bring no help of their own.

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
        diagnostic.help = Some(advice.to_owned());
    }
}

/// The help of an attribute or type that cannot be read.
const PARAMETERS: &str =
    "the dialect's documentation lists its types and attributes and what stands between their brackets";

fn advice(code: &str, message: &str) -> Option<&'static str> {
    Some(match code {
        "ir::branch" => "pass one operand of the same type for each argument of the target block",
        "ir::dominance" => "define the value on every way to its use, or pass it as a block argument",
        "ir::inference" => "say the types of the results",
        "ir::isolation" => {
            "pass the value in as an operand or argument; the region sees nothing from outside"
        }
        "ir::structure" => "--mlir-print-op-generic shows the operation's parts without its custom form",
        "ir::symbol_redefinition" => "rename one of the symbols, or put them into different symbol tables",
        "ir::type_trait" => "the definition's traits say which types go together",
        "ods::constraint" => "give what the definition asks for, or correct the constraint in its .td file",
        "ir::invariant" | "ir::verify" | "verify::op" | "verify::region" => {
            "the operation's documentation says what it requires"
        }
        "verify::module_attribute" => "attributes of a module carry their dialect's name: `dialect.name`",
        "parse::affine" => "affine expressions are sums, and products, quotients and remainders by constants",
        "parse::alias" => "aliases are defined once, at the top of the file: `#name = …` or `!name = …`",
        // For an operation the message names it; a type or an attribute has no generic form.
        "parse::custom" if !message.starts_with("custom op '") => PARAMETERS,
        "parse::custom" | "parse::no_custom_form" => {
            "the generic form is always accepted: `\"dialect.op\"(operands) {…} : (types) -> types`"
        }
        "parse::distinct" => "one number of `distinct[…]<…>` stands for one attribute",
        "parse::duplicate_key" => "name each attribute once",
        "parse::elements" => "the elements must fit the type behind the colon",
        "parse::float" => "write a decimal number with a point, or the bits as a hexadecimal integer",
        "parse::integer" => "choose a wider type or a smaller number",
        "parse::op_name" => "operation names are `dialect.name`",
        "parse::operand_count" => "give one type for each operand",
        "parse::parameter" | "parse::type" | "parse::unknown_type" | "parse::unknown_attribute" => PARAMETERS,
        "parse::properties" => "properties are a dictionary: `<{name = value}>`",
        "parse::redefinition" => "give one of the two another name",
        "parse::resource" => "resources are listed in the `{-# … #-}` section at the end of the file",
        "parse::result_count" => "give as many names as there are results, or `%name:count`",
        "parse::result_number" => "results are counted from 0",
        "parse::syntax" | "parse::token" => "the MLIR language reference has the grammar of this place",
        "parse::type_mismatch" => "one value has one type wherever it is used",
        "parse::undefined_block" => "blocks are named within their own region only",
        "parse::unregistered_dialect" => {
            "load the dialect's definitions (--ods), or accept it as it is (--allow-unregistered-dialect)"
        }
        _ => return None,
    })
}
