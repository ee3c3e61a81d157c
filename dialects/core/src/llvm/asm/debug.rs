//! Debug information: parameters that are DWARF keywords, and arguments of expressions.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::misuse;
use legalize_ir::{Int, OpId, OpParser, OpPrinter, Param, Punct};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};

use super::dwarf::{CONVENTIONS, ENCODINGS, LANGUAGES, OPERATIONS, TAGS, Words};

/// Parameters by their record: the keywords, and the name of these in errors.
const PARAMETERS: [(&str, &Words, &str); 5] = [
    ("LLVM_DITagParameter", &TAGS, "tag"),
    ("LLVM_DILanguageParameter", &LANGUAGES, "language"),
    ("LLVM_DIEncodingParameter", &ENCODINGS, "encoding"),
    ("LLVM_DICallingConventionParameter", &CONVENTIONS, "calling convention"),
    ("LLVM_DIOperationEncodingParameter", &OPERATIONS, "operation encoding"),
];

/// Index of the argument of a conversion that is an encoding, not a number.
const ENCODING_ARGUMENT: usize = 1;

fn number(value: i64) -> Param {
    Param::Int(Int::Small(value))
}

fn is_conversion(opcode: Option<&Param>) -> bool {
    match opcode {
        Some(Param::Int(opcode)) => opcode.as_i64() == OPERATIONS.number("DW_OP_LLVM_convert"),
        _ => false,
    }
}

/// Parses `16, DW_ATE_signed` of a conversion, numbers of other operations.
fn parse_arguments(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Param(opcode), CustomSlot::Param(arguments)] = slots else {
        return Err(misuse(p, "ExpressionArg"));
    };
    let conversion = is_conversion(Some(opcode));
    let mut all = Vec::new();
    loop {
        if conversion && all.len() == ENCODING_ARGUMENT {
            let word = p.parse_any_keyword()?;
            let Some(encoding) = ENCODINGS.number(word) else {
                return Err(p.error(p.offset(), format!("encountered unknown attribute encoding \"{word}\"")));
            };
            all.push(number(encoding));
        } else {
            all.push(Param::Int(p.parse_sized_integer(64, false)?));
        }
        if !p.try_punct(Punct::Comma) {
            break;
        }
    }
    *arguments = Param::List(all.into());
    Ok(true)
}

fn print_arguments(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Param(opcode), CustomValue::Param(Param::List(arguments))] = values else { return };
    let conversion = is_conversion(Some(opcode));
    for (at, argument) in arguments.iter().enumerate() {
        let Param::Int(argument) = argument else { continue };
        p.text(if at == 0 { "" } else { ", " });
        let word = argument.as_i64().filter(|_| conversion && at == ENCODING_ARGUMENT);
        p.text(&word.and_then(|word| ENCODINGS.word(word)).unwrap_or_else(|| argument.to_string()));
    }
}

/// Adds the directives.
pub(super) fn add_directives(directives: &mut CustomDirectives) {
    for (record, words, what) in PARAMETERS {
        directives.insert(
            record,
            move |p, slots| {
                let [CustomSlot::Param(slot)] = slots else { return Err(misuse(p, record)) };
                let at = p.offset();
                let word = p.parse_any_keyword()?;
                let Some(value) = words.number(word) else {
                    return Err(p.error(at, format!("invalid debug info debug info {what} name: {word}")));
                };
                *slot = number(value);
                Ok(true)
            },
            move |p, _, values| {
                if let [CustomValue::Param(Param::Int(value))] = values {
                    let word = value.as_i64().and_then(|value| words.word(value));
                    p.text(&word.unwrap_or_default());
                }
            },
        );
    }
    directives.insert("ExpressionArg", parse_arguments, print_arguments);
    directives.insert(
        "LLVM_TBAAMemberAttrArray",
        super::attributes::parse_members,
        super::attributes::print_members,
    );
}
