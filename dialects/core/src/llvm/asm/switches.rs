//! The cases of `llvm.switch`, and the blocks of `llvm.indirectbr`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::switches::{Numbered, case_texts, case_values, group, parse_case, parse_target};
use legalize_dialects_hooks::table::misuse;
use legalize_ir::{Delimiter, OpId, OpParser, OpPrinter};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};

// `[4: ^bb(%a : type), …]` of `llvm.switch`

fn parse_cases(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let ctx = p.ctx();
    let [
        CustomSlot::Types(flag),
        CustomSlot::Attr(values),
        CustomSlot::Successors(blocks),
        CustomSlot::OperandGroups(operands),
        CustomSlot::TypeGroups(types),
    ] = slots
    else {
        return Err(misuse(p, "SwitchOpCases"));
    };
    let mut found = Vec::new();
    p.parse_comma_list(Delimiter::Square, |p| {
        let (value, target) = parse_case(p, Numbered::No)?;
        found.push(value);
        blocks.push(target.block);
        operands.push(target.operands);
        types.push(target.types);
        Ok(())
    })?;
    *values = flag.first().and_then(|flag| case_values(ctx, *flag, &found));
    Ok(true)
}

fn print_cases(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [
        _,
        CustomValue::Attr(cases),
        CustomValue::Successors(blocks),
        CustomValue::OperandGroups(operands),
        _,
    ] = values
    else {
        return;
    };
    p.text("[");
    p.newline();
    if cases.is_some() {
        let texts = case_texts(p.ctx(), *cases, blocks.len(), true);
        for (index, (&block, text)) in blocks.iter().zip(texts).enumerate() {
            if index > 0 {
                p.text(",");
                p.newline();
            }
            p.text("  ");
            p.text(&text);
            p.text(": ");
            p.successor_and_operands(block, group(operands, index));
        }
        p.newline();
    }
    p.text("]");
}

// `[^bb(%a : type), …]` of `llvm.indirectbr`

fn parse_targets(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [
        CustomSlot::Types(_),
        CustomSlot::Successors(blocks),
        CustomSlot::OperandGroups(operands),
        CustomSlot::TypeGroups(types),
    ] = slots
    else {
        return Err(misuse(p, "IndirectBrOpSucessors"));
    };
    p.parse_comma_list(Delimiter::Square, |p| {
        let target = parse_target(p, Numbered::Yes)?;
        blocks.push(target.block);
        operands.push(target.operands);
        types.push(target.types);
        Ok(())
    })?;
    Ok(true)
}

fn print_targets(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [_, CustomValue::Successors(blocks), CustomValue::OperandGroups(operands), _] = values else {
        return;
    };
    p.text("[");
    for (index, &block) in blocks.iter().enumerate().take(operands.len()) {
        if index > 0 {
            p.text(",");
        }
        p.newline();
        p.successor_and_operands(block, group(operands, index));
    }
    if !operands.is_empty() {
        p.newline();
    }
    p.text("]");
}

/// Adds the directives.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    all.insert("SwitchOpCases", parse_cases, print_cases);
    all.insert("IndirectBrOpSucessors", parse_targets, print_targets);
}
