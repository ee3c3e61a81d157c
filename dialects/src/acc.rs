//! Custom directives of the acc dialect: clauses whose values depend on the device, and what data operations act on.
//!
//! A clause is a word alone, which means no device in particular; or a list of values, each for a device; or both.
//! Mirrors <https://mlir.llvm.org/docs/Dialects/OpenACCDialect/>.

use legalize_ir::text::{Delimiter, Punct, UnresolvedOperand};
use legalize_ir::{AttrData, Attribute, Context, Int, OpId, OpParser, OpPrinter, Param, Type, ValueId};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};
use legalize_source::Diagnostic;

use crate::clauses::case;
use crate::helpers::{elements, enum_of, number};
use crate::hooks::misuse;
use crate::type_helpers::{acc_element_type, is_acc_pointer};

type Result<T> = std::result::Result<T, Diagnostic>;

const DEVICE: &str = "acc.device_type";
const GANG: &str = "acc.gang_arg_type";
const COMBINED: &str = "acc.combined_constructs";

/// The device that stands for none in particular.
fn none(ctx: &Context) -> Attribute {
    let value = enum_of(ctx, ctx.name(DEVICE)).and_then(|def| def.symbolize("none")).unwrap_or(0);
    let params = [Param::Int(Int::Small(value))];
    ctx.attr(AttrData::Dialect { name: ctx.name(DEVICE), params: params.into() })
}

/// Whether a clause's word stands alone.
fn is_word_alone(ctx: &Context, attr: Option<Attribute>) -> bool {
    matches!(elements(ctx, attr), [only] if *only == none(ctx))
}

fn attrs(p: &mut OpParser<'_, '_>) -> Result<Vec<Attribute>> {
    let mut found = Vec::new();
    p.parse_comma_list(Delimiter::Square, |p| {
        found.push(p.parse_attribute(None)?);
        Ok(())
    })?;
    Ok(found)
}

/// `[device]` behind a value, or none.
fn device(p: &mut OpParser<'_, '_>) -> Result<Attribute> {
    if !p.try_punct(Punct::LSquare) {
        return Ok(none(p.ctx()));
    }
    let attr = p.parse_attribute(None)?;
    p.parse_punct(Punct::RSquare)?;
    Ok(attr)
}

fn print_device(p: &mut OpPrinter<'_>, attr: Attribute) {
    if attr != none(p.ctx()) {
        p.text(" [");
        p.attr(attr);
        p.text("]");
    }
}

fn typed(p: &mut OpPrinter<'_>, value: ValueId, ty: Type) {
    p.operand(value);
    p.text(" : ");
    p.ty(ty);
}

/// `[device, …]`
fn print_devices(p: &mut OpPrinter<'_>, all: &[Attribute]) {
    if !all.is_empty() {
        p.text("[");
        print_attrs(p, all);
        p.text("]");
    }
}

fn print_attrs(p: &mut OpPrinter<'_>, all: &[Attribute]) {
    for (index, &attr) in all.iter().enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        p.attr(attr);
    }
}

// `%value : type [device], …`

fn parse_values(
    p: &mut OpParser<'_, '_>,
    values: &mut Vec<UnresolvedOperand>,
    types: &mut Vec<Type>,
) -> Result<Attribute> {
    let mut devices = Vec::new();
    p.parse_comma_list(Delimiter::None, |p| {
        values.push(p.parse_operand()?);
        types.push(p.parse_colon_type()?);
        devices.push(device(p)?);
        Ok(())
    })?;
    Ok(p.ctx().array_attr(&devices))
}

fn print_values(p: &mut OpPrinter<'_>, values: &[ValueId], types: &[Type], devices: &[Attribute]) {
    for (index, ((&value, &ty), &attr)) in values.iter().zip(types).zip(devices).enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        typed(p, value, ty);
        print_device(p, attr);
    }
}

fn parse_operands(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(values), CustomSlot::Types(types), CustomSlot::Attr(devices)] = slots else {
        return Err(misuse(p, "DeviceTypeOperands"));
    };
    *devices = Some(parse_values(p, values, types)?);
    Ok(true)
}

fn print_operands(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(values), CustomValue::Types(types), CustomValue::Attr(devices)] = values
    else {
        return;
    };
    print_values(p, values, types, elements(p.ctx(), *devices));
}

// nothing, or `([device, …], %value : type [device], …)`

/// Reads `[device, …], ` and tells whether there was any.
fn parse_words(p: &mut OpParser<'_, '_>) -> Result<Vec<Attribute>> {
    if !p.peek_punct(Punct::LSquare) {
        return Ok(Vec::new());
    }
    let words = attrs(p)?;
    p.parse_punct(Punct::Comma)?;
    Ok(words)
}

fn parse_operands_or_word(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [
        CustomSlot::Operands(values),
        CustomSlot::Types(types),
        CustomSlot::Attr(devices),
        CustomSlot::Attr(word),
    ] = slots
    else {
        return Err(misuse(p, "DeviceTypeOperandsWithKeywordOnly"));
    };
    let ctx = p.ctx();
    if !p.try_punct(Punct::LParen) {
        *word = Some(ctx.array_attr(&[none(ctx)]));
        return Ok(true);
    }
    // Devices for which the word alone is meant are read and not kept.
    parse_words(p)?;
    *devices = Some(parse_values(p, values, types)?);
    p.parse_punct(Punct::RParen)?;
    Ok(true)
}

fn print_operands_or_word(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [
        CustomValue::Operands(values),
        CustomValue::Types(types),
        CustomValue::Attr(devices),
        CustomValue::Attr(word),
    ] = values
    else {
        return;
    };
    let ctx = p.ctx();
    if values.is_empty() && is_word_alone(ctx, *word) {
        return;
    }
    p.text("(");
    let (words, devices) = (elements(ctx, *word), elements(ctx, *devices));
    print_devices(p, words);
    p.text(if words.is_empty() || devices.is_empty() { "" } else { ", " });
    print_values(p, values, types, devices);
    p.text(")");
}

// `{%value : type, …} [device], …`

struct Groups {
    values: Vec<UnresolvedOperand>,
    types: Vec<Type>,
    devices: Vec<Attribute>,
    sizes: Vec<i32>,
    /// Per group whether its first value is the number of a device.
    devnums: Vec<bool>,
}

fn parse_groups(p: &mut OpParser<'_, '_>, with_devnum: bool) -> Result<Groups> {
    let mut groups =
        Groups { values: vec![], types: vec![], devices: vec![], sizes: vec![], devnums: vec![] };
    p.parse_comma_list(Delimiter::None, |p| {
        let first = groups.values.len();
        p.parse_punct(Punct::LBrace)?;
        let devnum = with_devnum && p.try_keyword("devnum");
        if devnum {
            p.parse_punct(Punct::Colon)?;
        }
        groups.devnums.push(devnum);
        p.parse_comma_list(Delimiter::None, |p| {
            groups.values.push(p.parse_operand()?);
            groups.types.push(p.parse_colon_type()?);
            Ok(())
        })?;
        p.parse_punct(Punct::RBrace)?;
        groups.sizes.push((groups.values.len() - first) as i32);
        groups.devices.push(device(p)?);
        Ok(())
    })?;
    Ok(groups)
}

/// What stands before a value: in which group, and which of all values it is.
type Before<'f> = &'f dyn Fn(&mut OpPrinter<'_>, usize, usize);

fn print_groups(
    p: &mut OpPrinter<'_>,
    (values, types): (&[ValueId], &[Type]),
    devices: &[Attribute],
    sizes: Option<Attribute>,
    before: Before<'_>,
) {
    let sizes = sizes.and_then(|sizes| p.ctx().as_dense_i32_array(sizes)).unwrap_or_default();
    let mut next = 0;
    for (index, (&attr, &size)) in devices.iter().zip(&sizes).enumerate() {
        p.text(if index > 0 { ", {" } else { "{" });
        for at in 0..size.max(0) as usize {
            let (Some(&value), Some(&ty)) = (values.get(next), types.get(next)) else { break };
            p.text(if at > 0 { ", " } else { "" });
            before(p, if at == 0 { index } else { usize::MAX }, next);
            typed(p, value, ty);
            next += 1;
        }
        p.text("}");
        print_device(p, attr);
    }
}

fn parse_segments(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [
        CustomSlot::Operands(values),
        CustomSlot::Types(types),
        CustomSlot::Attr(devices),
        CustomSlot::Attr(sizes),
    ] = slots
    else {
        return Err(misuse(p, "NumGangs"));
    };
    let groups = parse_groups(p, false)?;
    (*values, *types) = (groups.values, groups.types);
    *devices = Some(p.ctx().array_attr(&groups.devices));
    *sizes = Some(p.ctx().dense_i32_array_attr(&groups.sizes));
    Ok(true)
}

fn print_segments(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [
        CustomValue::Operands(values),
        CustomValue::Types(types),
        CustomValue::Attr(devices),
        CustomValue::Attr(sizes),
    ] = values
    else {
        return;
    };
    let devices = elements(p.ctx(), *devices);
    print_groups(p, (values, types), devices, *sizes, &|_, _, _| {});
}

/// What `wait` and `gang` share: nothing for the bare word, or in parentheses the devices of the bare word and groups.
fn print_words_and_groups(
    p: &mut OpPrinter<'_>,
    word: Option<Attribute>,
    (values, types): (&[ValueId], &[Type]),
    devices: Option<Attribute>,
    sizes: Option<Attribute>,
    before: Before<'_>,
) {
    let ctx = p.ctx();
    if values.is_empty() && is_word_alone(ctx, word) {
        return;
    }
    p.text("(");
    let (words, devices) = (elements(ctx, word), elements(ctx, devices));
    print_devices(p, words);
    p.text(if words.is_empty() || devices.is_empty() { "" } else { ", " });
    print_groups(p, (values, types), devices, sizes, before);
    p.text(")");
}

// nothing, or `([device, …], {devnum: %value : type, …} [device], …)`

fn parse_wait(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [
        CustomSlot::Operands(values),
        CustomSlot::Types(types),
        CustomSlot::Attr(devices),
        CustomSlot::Attr(sizes),
        CustomSlot::Attr(devnums),
        CustomSlot::Attr(word),
    ] = slots
    else {
        return Err(misuse(p, "WaitClause"));
    };
    let ctx = p.ctx();
    if !p.try_punct(Punct::LParen) {
        *word = Some(ctx.array_attr(&[none(ctx)]));
        return Ok(true);
    }
    let words = parse_words(p)?;
    let groups = parse_groups(p, true)?;
    p.parse_punct(Punct::RParen)?;
    (*values, *types) = (groups.values, groups.types);
    *devices = Some(ctx.array_attr(&groups.devices));
    *sizes = Some(ctx.dense_i32_array_attr(&groups.sizes));
    let flags: Vec<Attribute> = groups.devnums.iter().map(|flag| ctx.bool_attr(*flag)).collect();
    *devnums = Some(ctx.array_attr(&flags));
    *word = Some(ctx.array_attr(&words));
    Ok(true)
}

fn print_wait(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [
        CustomValue::Operands(values),
        CustomValue::Types(types),
        CustomValue::Attr(devices),
        CustomValue::Attr(sizes),
        CustomValue::Attr(devnums),
        CustomValue::Attr(word),
    ] = values
    else {
        return;
    };
    let ctx = p.ctx();
    let flags = elements(ctx, *devnums);
    print_words_and_groups(p, *word, (values, types), *devices, *sizes, &|p, group, _| {
        if flags.get(group) == Some(&ctx.common().true_) {
            p.text("devnum: ");
        }
    });
}

// nothing, or `([device, …], {num=%value : type, static=…} [device], …)`

const GANG_WORDS: [(&str, &str); 3] = [("num", "Num"), ("dim", "Dim"), ("static", "Static")];

fn parse_gang(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [
        CustomSlot::Operands(values),
        CustomSlot::Types(types),
        CustomSlot::Attr(kinds),
        CustomSlot::Attr(devices),
        CustomSlot::Attr(sizes),
        CustomSlot::Attr(word),
    ] = slots
    else {
        return Err(misuse(p, "GangClause"));
    };
    let ctx = p.ctx();
    if !p.try_punct(Punct::LParen) {
        *word = Some(ctx.array_attr(&[none(ctx)]));
        return Ok(true);
    }
    let mut words = Vec::new();
    let mut more = true;
    if p.peek_punct(Punct::LSquare) {
        words = attrs(p)?;
        more = p.try_punct(Punct::Comma);
    }
    let (mut found, mut all, mut counts) = (Vec::new(), Vec::new(), Vec::new());
    if more {
        p.parse_comma_list(Delimiter::None, |p| {
            let first = values.len();
            p.parse_punct(Punct::LBrace)?;
            p.parse_comma_list(Delimiter::None, |p| {
                let at = p.offset();
                let kind = GANG_WORDS.iter().find(|entry| p.try_keyword(entry.0));
                let Some((_, kind)) = kind else {
                    return Err(p.error(at, "expect at least one of num, dim or static values"));
                };
                found.push(case(p, at, GANG, kind)?);
                p.parse_punct(Punct::Equal)?;
                values.push(p.parse_operand()?);
                types.push(p.parse_colon_type()?);
                Ok(())
            })?;
            p.parse_punct(Punct::RBrace)?;
            counts.push((values.len() - first) as i32);
            all.push(device(p)?);
            Ok(())
        })?;
    }
    p.parse_punct(Punct::RParen)?;
    *kinds = Some(ctx.array_attr(&found));
    *devices = Some(ctx.array_attr(&all));
    *sizes = Some(ctx.dense_i32_array_attr(&counts));
    *word = Some(ctx.array_attr(&words));
    Ok(true)
}

fn print_gang(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [
        CustomValue::Operands(values),
        CustomValue::Types(types),
        CustomValue::Attr(kinds),
        CustomValue::Attr(devices),
        CustomValue::Attr(sizes),
        CustomValue::Attr(word),
    ] = values
    else {
        return;
    };
    let ctx = p.ctx();
    let kinds = elements(ctx, *kinds);
    let def = enum_of(ctx, ctx.name(GANG));
    print_words_and_groups(p, *word, (values, types), *devices, *sizes, &|p, _, at| {
        let kind = number(ctx, kinds.get(at).copied());
        let is = |kind_word: &str| def.as_ref().and_then(|def| def.symbolize(kind_word)) == kind;
        if let Some((word, _)) = GANG_WORDS.iter().find(|entry| is(entry.1)) {
            p.text(&format!("{word}="));
        }
    });
}

// nothing, or `(%value : type)`: a word alone is a unit

fn parse_operand_or_word(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(values), CustomSlot::Types(types), CustomSlot::Attr(word)] = slots else {
        return Err(misuse(p, "OperandsWithKeywordOnly"));
    };
    if !p.try_punct(Punct::LParen) {
        *word = Some(p.ctx().common().unit);
        return Ok(true);
    }
    values.extend(p.parse_operand_list(Delimiter::None)?);
    types.extend(p.parse_colon_type_list()?);
    p.parse_punct(Punct::RParen)?;
    Ok(true)
}

fn print_operand_or_word(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(values), CustomValue::Types(types), CustomValue::Attr(word)] = values else {
        return;
    };
    if word.is_some() {
        return;
    }
    p.text("(");
    p.operands(values.iter().copied());
    p.text(" : ");
    p.types(types.iter().copied(), ", ");
    p.text(")");
}

// `varPtr(%value`, then `type) varType(type)`

fn parse_var(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(values)] = slots else { return Err(misuse(p, "Var")) };
    if !p.try_keyword("varPtr") {
        p.parse_keyword("var")?;
    }
    p.parse_punct(Punct::LParen)?;
    values.push(p.parse_operand()?);
    Ok(true)
}

fn print_var(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(values)] = values else { return };
    let Some(&value) = values.first() else { return };
    p.text(if is_acc_pointer(p.ctx(), p.ir().value_type(value)) { "varPtr(" } else { "var(" });
    p.operand(value);
}

fn parse_var_type(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Types(types), CustomSlot::Attr(var_type)] = slots else {
        return Err(misuse(p, "VarPtrType"));
    };
    let at = p.offset();
    let ty = p.parse_type()?;
    types.push(ty);
    p.parse_punct(Punct::RParen)?;
    let ctx = p.ctx();
    let element = if p.try_keyword("varType") {
        p.parse_punct(Punct::LParen)?;
        let element = p.parse_type()?;
        p.parse_punct(Punct::RParen)?;
        element
    } else {
        acc_element_type(ctx, ty).ok_or_else(|| p.error(at, "expected 'varType' behind an opaque pointer"))?
    };
    *var_type = Some(ctx.type_attr(element));
    Ok(true)
}

fn print_var_type(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Types(types), CustomValue::Attr(var_type)] = values else { return };
    let Some(&ty) = types.first() else { return };
    p.ty(ty);
    p.text(")");
    let ctx = p.ctx();
    if let Some(AttrData::Type(element)) = var_type.map(|attr| ctx.attr_data(attr))
        && acc_element_type(ctx, ty) != Some(*element)
    {
        p.text(" varType(");
        p.ty(*element);
        p.text(")");
    }
}

// `accPtr(%value : type)`

fn parse_acc_var(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(values), CustomSlot::Types(types)] = slots else {
        return Err(misuse(p, "AccVar"));
    };
    if !p.try_keyword("accPtr") {
        p.parse_keyword("accVar")?;
    }
    p.parse_punct(Punct::LParen)?;
    values.push(p.parse_operand()?);
    types.push(p.parse_colon_type()?);
    p.parse_punct(Punct::RParen)?;
    Ok(true)
}

fn print_acc_var(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(values), CustomValue::Types(types)] = values else { return };
    let (Some(&value), Some(&ty)) = (values.first(), types.first()) else { return };
    p.text(if is_acc_pointer(p.ctx(), ty) { "accPtr(" } else { "accVar(" });
    typed(p, value, ty);
    p.text(")");
}

fn parse_recipe(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(p, "RecipeSym")) };
    *slot = Some(p.parse_attribute(None)?);
    Ok(true)
}

fn print_recipe(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    if let [CustomValue::Attr(Some(attr))] = values {
        p.attr(*attr);
    }
}

// `@name [device], "name" [device], …`: symbols and texts apart

fn parse_bind(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [
        CustomSlot::Attr(symbols),
        CustomSlot::Attr(texts),
        CustomSlot::Attr(symbol_devices),
        CustomSlot::Attr(text_devices),
    ] = slots
    else {
        return Err(misuse(p, "BindName"));
    };
    let ctx = p.ctx();
    let mut lists: [Vec<Attribute>; 4] = Default::default();
    p.parse_comma_list(Delimiter::None, |p| {
        let at = p.offset();
        let name = p.parse_attribute(None)?;
        let place = match ctx.attr_data(name) {
            AttrData::SymbolRef { .. } => 0,
            AttrData::String { .. } => 1,
            _ => return Err(p.error(at, "expected a symbol or a string")),
        };
        lists[place].push(name);
        lists[place + 2].push(device(p)?);
        Ok(())
    })?;
    for (slot, list) in [symbols, texts, symbol_devices, text_devices].into_iter().zip(&lists) {
        *slot = Some(ctx.array_attr(list));
    }
    Ok(true)
}

fn print_bind(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [
        CustomValue::Attr(symbols),
        CustomValue::Attr(texts),
        CustomValue::Attr(symbol_devices),
        CustomValue::Attr(text_devices),
    ] = values
    else {
        return;
    };
    let ctx = p.ctx();
    let pairs = |names, devices| elements(ctx, names).iter().zip(elements(ctx, devices));
    let all = pairs(*symbols, *symbol_devices).chain(pairs(*texts, *text_devices));
    for (index, (&name, &attr)) in all.enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        p.attr(name);
        print_device(p, attr);
    }
}

// nothing, or `([device, …], dim: 2 : i64 [device], …)`

fn parse_routine_gang(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(gang), CustomSlot::Attr(dims), CustomSlot::Attr(devices)] = slots else {
        return Err(misuse(p, "RoutineGangClause"));
    };
    let ctx = p.ctx();
    if !p.try_punct(Punct::LParen) {
        *gang = Some(ctx.array_attr(&[none(ctx)]));
        return Ok(true);
    }
    let words = parse_words(p)?;
    let (mut found, mut all) = (Vec::new(), Vec::new());
    p.parse_comma_list(Delimiter::None, |p| {
        p.parse_keyword("dim")?;
        p.parse_punct(Punct::Colon)?;
        found.push(p.parse_attribute(None)?);
        all.push(device(p)?);
        Ok(())
    })?;
    p.parse_punct(Punct::RParen)?;
    *gang = Some(ctx.array_attr(&words));
    *dims = Some(ctx.array_attr(&found));
    *devices = Some(ctx.array_attr(&all));
    Ok(true)
}

fn print_routine_gang(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(gang), CustomValue::Attr(dims), CustomValue::Attr(devices)] = values else {
        return;
    };
    let ctx = p.ctx();
    let (dims, devices) = (elements(ctx, *dims), elements(ctx, *devices));
    if devices.is_empty() && is_word_alone(ctx, *gang) {
        return;
    }
    p.text("(");
    let words = elements(ctx, *gang);
    print_devices(p, words);
    p.text(if words.is_empty() || devices.is_empty() { "" } else { ", " });
    for (index, (&dim, &attr)) in dims.iter().zip(devices).enumerate() {
        p.text(if index > 0 { ", dim: " } else { "dim: " });
        p.attr(dim);
        print_device(p, attr);
    }
    p.text(")");
}

// nothing, or `([device, …])`

fn parse_device_array(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(p, "DeviceTypeArrayAttr")) };
    let ctx = p.ctx();
    let mut found = vec![none(ctx)];
    if p.try_punct(Punct::LParen) {
        found = attrs(p)?;
        p.parse_punct(Punct::RParen)?;
    }
    *slot = Some(ctx.array_attr(&found));
    Ok(true)
}

fn print_device_array(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(attr)] = values else { return };
    let devices = elements(p.ctx(), *attr);
    if !devices.is_empty() && !is_word_alone(p.ctx(), *attr) {
        p.text("([");
        print_attrs(p, devices);
        p.text("])");
    }
}

// `parallel`: the loop's part of `parallel_loop`

fn parse_combined(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(p, "CombinedConstructsLoop")) };
    let at = p.offset();
    let word = p.parse_any_keyword()?;
    if !matches!(word, "kernels" | "parallel" | "serial") {
        return Err(p.error(at, "expected compute construct name"));
    }
    *slot = Some(case(p, at, COMBINED, &format!("{word}_loop"))?);
    Ok(true)
}

fn print_combined(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(attr))] = values else { return };
    let text = crate::clauses::text(p.ctx(), *attr);
    p.text(text.trim_end_matches("_loop"));
}

// nothing, or `control(%i : type) = (%l : type) to (%u : type) step (%s : type)`; then the region

fn parse_control(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Regions(regions), bounds @ ..] = slots else { return Err(misuse(p, "LoopControl")) };
    let mut args = Vec::new();
    if p.try_keyword("control") {
        p.parse_punct(Punct::LParen)?;
        let mut names = Vec::new();
        p.parse_comma_list(Delimiter::None, |p| {
            names.push(p.parse_argument(true, false)?);
            Ok(())
        })?;
        p.parse_punct(Punct::RParen)?;
        args = names;
        p.parse_punct(Punct::Equal)?;
        for (index, pair) in bounds.chunks_exact_mut(2).enumerate() {
            let [CustomSlot::Operands(values), CustomSlot::Types(types)] = pair else {
                return Err(misuse(p, "LoopControl"));
            };
            match index {
                0 => {}
                1 => p.parse_keyword("to")?,
                _ => p.parse_keyword("step")?,
            }
            p.parse_punct(Punct::LParen)?;
            values.extend(p.parse_operand_list(Delimiter::None)?);
            types.extend(p.parse_colon_type_list()?);
            p.parse_punct(Punct::RParen)?;
        }
    }
    regions.push(p.parse_region(&args)?);
    Ok(true)
}

fn print_control(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Regions(regions), bounds @ ..] = values else { return };
    let Some(&region) = regions.first() else { return };
    let ir = p.ir();
    let args: &[ValueId] = ir.region(region).first().map_or(&[], |block| ir.block(block).args());
    if !args.is_empty() {
        p.text("control(");
        for (index, &arg) in args.iter().enumerate() {
            p.text(if index > 0 { ", " } else { "" });
            typed(p, arg, ir.value_type(arg));
        }
        for (index, pair) in bounds.chunks_exact(2).enumerate() {
            let [CustomValue::Operands(values), CustomValue::Types(types)] = pair else { return };
            p.text([") = (", ") to (", ")  step ("][index.min(2)]);
            p.operands(values.iter().copied());
            p.text(" : ");
            p.types(types.iter().copied(), ", ");
        }
        p.text(") ");
    }
    p.region(region, false, true);
}

/// The directives.
pub(crate) fn add_directives(all: &mut CustomDirectives) {
    all.insert("AccVar", parse_acc_var, print_acc_var);
    all.insert("BindName", parse_bind, print_bind);
    all.insert("CombinedConstructsLoop", parse_combined, print_combined);
    all.insert("DeviceTypeArrayAttr", parse_device_array, print_device_array);
    all.insert("DeviceTypeOperands", parse_operands, print_operands);
    all.insert("DeviceTypeOperandsWithKeywordOnly", parse_operands_or_word, print_operands_or_word);
    all.insert("DeviceTypeOperandsWithSegment", parse_segments, print_segments);
    all.insert("GangClause", parse_gang, print_gang);
    all.insert("LoopControl", parse_control, print_control);
    all.insert("NumGangs", parse_segments, print_segments);
    all.insert("OperandWithKeywordOnly", parse_operand_or_word, print_operand_or_word);
    all.insert("OperandsWithKeywordOnly", parse_operand_or_word, print_operand_or_word);
    all.insert("RecipeSym", parse_recipe, print_recipe);
    all.insert("RoutineGangClause", parse_routine_gang, print_routine_gang);
    all.insert("Var", parse_var, print_var);
    all.insert("VarPtrType", parse_var_type, print_var_type);
    all.insert("WaitClause", parse_wait, print_wait);
}
