//! Reading and printing parameters by their format.

use legalize_ir::{Context, OpParser, OpPrinter, Param, Punct};
use legalize_source::Diagnostic;

use super::ParamSyntax;
use super::format::{Arg, Element, Field, ParamFormat, params_of};
use crate::format::custom::{CustomSlot, CustomValue, attached};
use crate::format::syntax::peek_word;

impl ParamFormat {
    /// Returns true if every parameter can be read and printed and every custom directive has a function.
    pub(crate) fn is_complete(&self, ctx: &Context) -> bool {
        self.elements_complete(ctx, &self.elements)
    }

    fn elements_complete(&self, ctx: &Context, elements: &[Element]) -> bool {
        elements.iter().all(|element| match element {
            Element::Custom { name, .. } => attached(ctx, self.dialect, name).is_some(),
            Element::Optional(group) => {
                self.elements_complete(ctx, &group.then) && self.elements_complete(ctx, &group.otherwise)
            }
            Element::Struct { fields, .. } => fields.iter().all(|field| match &field.custom {
                Some((name, _)) => attached(ctx, self.dialect, name).is_some(),
                None => self.param_complete(ctx, field.index),
            }),
            other => params_of(other).into_iter().all(|index| self.param_complete(ctx, index)),
        })
    }

    fn param_complete(&self, ctx: &Context, index: usize) -> bool {
        self.syntax[index].is_known() || self.syntax[index].directive(ctx, self.dialect).is_some()
    }

    /// Returns true if the format has custom directives, which a host may attach later.
    pub(crate) fn has_customs(&self) -> bool {
        fn any(elements: &[Element]) -> bool {
            elements.iter().any(|element| match element {
                Element::Custom { .. } => true,
                Element::Optional(group) => any(&group.then) || any(&group.otherwise),
                Element::Struct { fields, .. } => fields.iter().any(|field| field.custom.is_some()),
                _ => false,
            })
        }
        any(&self.elements) || self.syntax.iter().any(ParamSyntax::is_hosted)
    }

    /// Reads the parameters.
    pub(crate) fn read(&self, parser: &mut OpParser<'_, '_>) -> Result<Box<[Param]>, Diagnostic> {
        let mut values: Vec<Option<Param>> = vec![None; self.syntax.len()];
        self.read_all(parser, &self.elements, &mut values, false)?;
        let defaults = self.defaults.iter().cloned().map(|default| default.unwrap_or(Param::None));
        Ok(values.into_iter().zip(defaults).map(|(value, default)| value.unwrap_or(default)).collect())
    }

    fn read_all(
        &self,
        parser: &mut OpParser<'_, '_>,
        elements: &[Element],
        values: &mut [Option<Param>],
        grouped: bool,
    ) -> Result<(), Diagnostic> {
        for element in elements {
            self.read_one(parser, element, values, grouped)?;
        }
        Ok(())
    }

    fn read_param(
        &self,
        parser: &mut OpParser<'_, '_>,
        index: usize,
        qualified: bool,
        optional: bool,
        values: &mut [Option<Param>],
    ) -> Result<bool, Diagnostic> {
        let at = parser.offset();
        let read = match self.syntax[index].directive(parser.ctx(), self.dialect) {
            Some(directive) => {
                let mut slots = [CustomSlot::Param(Param::None)];
                (directive.parse)(parser, &mut slots).map(|_| {
                    let [slot] = slots;
                    if let CustomSlot::Param(param) = slot { Some(param) } else { None }
                })
            }
            None => self.syntax[index].parse(parser, qualified, optional),
        };
        let read = read.map_err(|mut error| {
            error.help.get_or_insert_with(|| {
                format!("write the parameters in the format of {} in its .td file", self.what)
            });
            let note = format!("failed to parse {} parameter '{}'", self.what, self.names[index]);
            error.with_note(Diagnostic::note(note).with_label(parser.span_from(at), ""))
        })?;
        let present = read.is_some();
        if present {
            values[index] = read;
        }
        Ok(present)
    }

    fn read_one(
        &self,
        parser: &mut OpParser<'_, '_>,
        element: &Element,
        values: &mut [Option<Param>],
        grouped: bool,
    ) -> Result<(), Diagnostic> {
        match element {
            Element::Space(_) | Element::Newline => Ok(()),
            Element::Literal { literal, .. } => parser.parse_literal(literal),
            Element::Param { index, qualified, .. } => {
                let optional = self.optional[*index] && !grouped;
                self.read_param(parser, *index, *qualified, optional, values).map(drop)
            }
            Element::Params { indices, .. } => {
                let last_required = indices.iter().rposition(|entry| !self.optional[entry.0]);
                let mut previous = None;
                for (at, &(index, qualified)) in indices.iter().enumerate() {
                    if let Some(true) = previous {
                        if last_required.is_some_and(|last| at <= last) {
                            parser.parse_punct(Punct::Comma)?;
                        } else if !parser.try_punct(Punct::Comma) {
                            break;
                        }
                    }
                    let present = self.read_param(parser, index, qualified, self.optional[index], values)?;
                    // A value that was left out leaves its comma out too.
                    previous = Some(present || previous == Some(true) && !self.optional[index]);
                }
                Ok(())
            }
            Element::Struct { fields, .. } => self.read_struct(parser, fields, values),
            Element::Custom { name, args, .. } => self.read_custom(parser, name, args, values).map(drop),
            Element::Optional(group) => {
                let blank = |element: &&Element| matches!(element, Element::Space(_) | Element::Newline);
                let start = group.then.iter().take_while(blank).count();
                let Some((first, rest)) = group.then[start..].split_first() else { return Ok(()) };
                let present = match first {
                    Element::Literal { literal, .. } => parser.try_literal(literal),
                    Element::Param { index, qualified, .. } => {
                        self.read_param(parser, *index, *qualified, true, values)?
                    }
                    Element::Params { indices, .. } => match indices.first() {
                        Some(&(index, qualified)) => {
                            let present = self.read_param(parser, index, qualified, true, values)?;
                            for &(index, qualified) in indices.iter().skip(1) {
                                if !present || !parser.try_punct(Punct::Comma) {
                                    break;
                                }
                                self.read_param(parser, index, qualified, false, values)?;
                            }
                            present
                        }
                        None => false,
                    },
                    Element::Struct { fields, .. } => {
                        let word = peek_word(parser);
                        let present = fields.iter().any(|field| self.names[field.index] == word);
                        if present {
                            self.read_struct(parser, fields, values)?;
                        }
                        present
                    }
                    Element::Custom { name, args, .. } => self.read_custom(parser, name, args, values)?,
                    Element::Optional(_) | Element::Space(_) | Element::Newline => false,
                };
                if present {
                    self.read_all(parser, rest, values, true)
                } else {
                    self.read_all(parser, &group.otherwise, values, false)
                }
            }
        }
    }

    fn read_struct(
        &self,
        parser: &mut OpParser<'_, '_>,
        fields: &[Field],
        values: &mut [Option<Param>],
    ) -> Result<(), Diagnostic> {
        let known = |word: &str| fields.iter().find(|field| self.names[field.index] == word);
        if fields.iter().all(|field| self.optional[field.index]) && known(peek_word(parser)).is_none() {
            return Ok(());
        }
        let mut seen = vec![false; self.names.len()];
        loop {
            let at = parser.offset();
            let word = match parser.try_any_keyword() {
                Some(word) => word,
                None => return Err(parser.error(at, "expected a parameter name in struct")),
            };
            let Some(field) = known(word) else {
                return Err(parser.error(at, format!("duplicate or unknown struct parameter name: {word}")));
            };
            if std::mem::replace(&mut seen[field.index], true) {
                return Err(parser.error(at, format!("duplicate or unknown struct parameter name: {word}")));
            }
            parser.parse_punct(Punct::Equal)?;
            match &field.custom {
                Some((name, args)) => {
                    self.read_custom(parser, name, args, values)?;
                }
                None => {
                    self.read_param(parser, field.index, field.qualified, false, values)?;
                }
            }
            let missing = fields.iter().any(|field| !seen[field.index] && !self.optional[field.index]);
            if seen.iter().filter(|seen| **seen).count() == fields.len() {
                return Ok(());
            }
            if missing {
                parser.parse_punct(Punct::Comma)?;
            } else if !parser.try_punct(Punct::Comma) {
                return Ok(());
            }
        }
    }

    fn read_custom(
        &self,
        parser: &mut OpParser<'_, '_>,
        name: &str,
        args: &[Arg],
        values: &mut [Option<Param>],
    ) -> Result<bool, Diagnostic> {
        let ctx = parser.ctx();
        let Some(directive) = attached(ctx, self.dialect, name) else {
            return Err(parser
                .error(parser.offset(), format!("custom directive '{name}' has no parser"))
                .with_help("attach a parser and a printer to the dialect"));
        };
        let mut slots: Vec<CustomSlot> = args
            .iter()
            .map(|arg| match arg {
                Arg::Str(text) => CustomSlot::Str(text.clone()),
                Arg::Param(_) => CustomSlot::Param(Param::None),
                Arg::Ref(index) => CustomSlot::Param(values[*index].clone().unwrap_or(Param::None)),
            })
            .collect();
        let read = (directive.parse)(parser, &mut slots)?;
        for (arg, slot) in args.iter().zip(slots) {
            if let (Arg::Param(index), CustomSlot::Param(param)) = (arg, slot)
                && param != Param::None
            {
                values[*index] = Some(param);
            }
        }
        Ok(read)
    }

    /// Prints the parameters.
    pub(crate) fn write(&self, printer: &mut OpPrinter<'_>, params: &[Param]) {
        self.write_all(printer, &self.elements, params);
    }

    fn write_all(&self, printer: &mut OpPrinter<'_>, elements: &[Element], params: &[Param]) {
        for element in elements {
            self.write_one(printer, element, params);
        }
    }

    /// Returns true if a parameter is present and differs from its default.
    fn present(&self, params: &[Param], index: usize) -> bool {
        let Some(param) = params.get(index) else { return false };
        if !self.optional[index] {
            return true;
        }
        let is_empty = |param: &Param| match param {
            Param::None => true,
            Param::List(all) => all.is_empty(),
            _ => false,
        };
        match &self.defaults[index] {
            Some(default) => param != default && !(is_empty(param) && is_empty(default)),
            None => !is_empty(param),
        }
    }

    fn write_one(&self, printer: &mut OpPrinter<'_>, element: &Element, params: &[Param]) {
        let space = |printer: &mut OpPrinter<'_>, space: bool| {
            if space {
                printer.text(" ");
            }
        };
        let value = |index: usize| params.get(index).unwrap_or(&Param::None);
        match element {
            Element::Literal { literal, space: before } => {
                space(printer, *before);
                printer.text(literal.text());
            }
            Element::Space(value) => space(printer, *value),
            Element::Newline => printer.newline(),
            Element::Param { index, qualified, space: before } => {
                if self.optional[*index] && !self.present(params, *index) {
                    return;
                }
                space(printer, *before);
                self.write_param(printer, *index, value(*index), *qualified);
            }
            Element::Params { indices, space: before } => {
                let mut first = true;
                for &(index, qualified) in indices {
                    if self.optional[index] && !self.present(params, index) {
                        continue;
                    }
                    if first {
                        space(printer, *before);
                    } else {
                        printer.text(", ");
                    }
                    first = false;
                    self.write_param(printer, index, value(index), qualified);
                }
            }
            Element::Struct { fields, space: before } => {
                let mut first = true;
                for field in fields {
                    if self.optional[field.index] && !self.present(params, field.index) {
                        continue;
                    }
                    if first {
                        space(printer, *before);
                    } else {
                        printer.text(", ");
                    }
                    first = false;
                    printer.text(&self.names[field.index]);
                    printer.text(" = ");
                    match &field.custom {
                        Some((name, args)) => self.write_custom(printer, name, args, params),
                        None => self.write_param(printer, field.index, value(field.index), field.qualified),
                    }
                }
            }
            Element::Custom { name, args, space: before } => {
                space(printer, *before);
                self.write_custom(printer, name, args, params);
            }
            Element::Optional(group) => {
                let present = group.anchor.iter().any(|&index| self.present(params, index));
                if present == group.inverted {
                    self.write_all(printer, &group.otherwise, params);
                } else {
                    self.write_all(printer, &group.then, params);
                }
            }
        }
    }

    fn write_param(&self, printer: &mut OpPrinter<'_>, index: usize, param: &Param, qualified: bool) {
        match self.syntax[index].directive(printer.ctx(), self.dialect) {
            Some(directive) => (directive.print)(printer, None, &[CustomValue::Param(param.clone())]),
            None => self.syntax[index].print(printer, param, qualified),
        }
    }

    fn write_custom(&self, printer: &mut OpPrinter<'_>, name: &str, args: &[Arg], params: &[Param]) {
        let values: Vec<CustomValue> = args
            .iter()
            .map(|arg| match arg {
                Arg::Str(text) => CustomValue::Str(text.clone()),
                Arg::Param(index) | Arg::Ref(index) => {
                    CustomValue::Param(params.get(*index).cloned().unwrap_or(Param::None))
                }
            })
            .collect();
        if let Some(directive) = attached(printer.ctx(), self.dialect, name) {
            (directive.print)(printer, None, &values);
        }
    }
}
