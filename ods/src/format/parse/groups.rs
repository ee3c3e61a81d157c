//! Elements that may be left out: `oilist` and optional groups.

use legalize_source::Diagnostic;

use super::{Parser, Within, is_unit_prop};
use crate::format::ast::{Anchor, Clause, Element, OptionalGroup};
use crate::format::check;
use crate::format::lexer::Token;
use crate::format::spacing::anchor_of;

impl<'t> Parser<'t, '_> {
    pub(super) fn oilist(&mut self, at: (usize, usize), within: Within) -> Result<Element, Diagnostic> {
        self.cursor.expect('(', "expected '(' before oilist argument list")?;
        let mut clauses = Vec::new();
        loop {
            if !matches!(self.cursor.token, Token::Literal(_)) {
                let found = self.cursor.spelling();
                return Err(self.cursor.error(format!("expected literal, but got '{found}'")));
            }
            let literal = match self.element(within)? {
                Element::Literal { literal, .. } => literal,
                _ => {
                    return Err(self
                        .cursor
                        .error_at(at, "expected literal at the start of an oilist clause"));
                }
            };
            let mut body = Vec::new();
            while !self.cursor.is('|') && !self.cursor.is(')') {
                body.push(self.element(within)?);
            }
            let present = check::oilist_clause(self, &body, at)?;
            let unit = match &*body {
                [Element::Attr { index, .. }] if self.def.attributes[*index].unit => {
                    Some(Anchor::Attr(*index))
                }
                [Element::Prop { index, .. }] if is_unit_prop(self.def, *index) => Some(Anchor::Prop(*index)),
                _ => None,
            };
            clauses.push(Clause { literal, space: false, body, present, unit });
            let more = self.cursor.is('|');
            self.cursor.advance()?;
            if !more {
                return Ok(Element::OiList(clauses));
            }
        }
    }

    pub(super) fn optional_group(&mut self, at: (usize, usize)) -> Result<Element, Diagnostic> {
        self.cursor.advance()?;
        let mut anchor: Option<(bool, usize)> = None;
        let then = self.group_elements(true, &mut anchor)?;
        let inverted = anchor.is_none();
        let mut otherwise = Vec::new();
        if self.cursor.is(':') {
            self.cursor.advance()?;
            self.cursor.expect('(', "expected '(' to start else branch of optional group")?;
            otherwise = self.group_elements(false, &mut anchor)?;
        }
        self.cursor.expect('?', "expected '?' after optional group")?;
        let Some((in_then, index)) = anchor else {
            return Err(self
                .cursor
                .error_at(at, "optional group has no anchor element")
                .with_help("mark the element that decides whether the group is printed with '^'"));
        };
        let anchor_element = if in_then { &then[index] } else { &otherwise[index] };
        check::group(self, &then, &otherwise, anchor_element, at)?;
        let anchor = check::anchor(self.def, anchor_element).ok_or_else(|| {
            self.cursor.error_at(at, "only variables and types can be used to anchor an optional group")
        })?;
        let first = then.iter().find(|element| !matches!(element, Element::Space(_) | Element::Newline));
        let optional_first = matches!(
            first,
            Some(
                Element::Literal { .. }
                    | Element::Attr { .. }
                    | Element::Prop { .. }
                    | Element::Operand { .. }
                    | Element::Region { .. }
                    | Element::Successor { .. }
                    | Element::Custom { .. }
            )
        );
        if !optional_first {
            return Err(self
                .cursor
                .error_at(at, "first parsable element of an optional group must be a literal, variable, or custom directive"));
        }
        // A unit attribute that is not what the group starts with goes without saying.
        let is_first = |elements: &[Element]| {
            elements
                .iter()
                .find(|element| !matches!(element, Element::Space(_) | Element::Newline))
                .and_then(anchor_of)
                .is_some_and(|first| first == anchor)
        };
        let unit = match &anchor {
            Anchor::Attr(index) => self.def.attributes[*index].unit,
            Anchor::Prop(index) => is_unit_prop(self.def, *index),
            _ => false,
        };
        let elided = (unit && !is_first(&then) && !is_first(&otherwise)).then(|| anchor.clone());
        Ok(Element::Optional(Box::new(OptionalGroup { then, otherwise, anchor, inverted, elided })))
    }

    fn group_elements(
        &mut self,
        in_then: bool,
        anchor: &mut Option<(bool, usize)>,
    ) -> Result<Vec<Element>, Diagnostic> {
        let mut elements = Vec::new();
        loop {
            elements.push(self.element(Within::Top)?);
            if self.cursor.is('^') {
                if anchor.is_some() {
                    return Err(self
                        .cursor
                        .error("only one element can be marked as the anchor of an optional group"));
                }
                *anchor = Some((in_then, elements.len() - 1));
                self.cursor.advance()?;
            }
            if self.cursor.is(')') {
                self.cursor.advance()?;
                return Ok(elements);
            }
        }
    }
}
