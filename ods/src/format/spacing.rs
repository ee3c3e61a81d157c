//! Spaces that the printer inserts.
//!
//! Upstream's generator threads two flags through a format's elements, both branches of an optional group one
//! after the other; the outcome is fixed when the format is compiled, so it is worked out here once.

use super::ast::Element;
use super::shipped::leaves_attributes;

struct Flags {
    should_emit_space: bool,
    last_was_punctuation: bool,
}

/// Sets the `space` of all elements.
pub(super) fn place_spaces(elements: &mut [Element]) {
    let mut flags = Flags { should_emit_space: true, last_was_punctuation: false };
    flags.all(elements, None);
}

/// Returns true if a literal is a key word.
pub(super) fn is_word(text: &str) -> bool {
    text.starts_with(|first: char| first == '_' || first.is_ascii_alphabetic())
}

impl Flags {
    fn literal(&mut self, text: &str) -> bool {
        let space = self.should_emit_space && space_before(text, self.last_was_punctuation);
        self.should_emit_space = !matches!(text, "<" | "(" | "{" | "[");
        self.last_was_punctuation = !is_word(text);
        space
    }

    fn all(&mut self, elements: &mut [Element], elided: Option<&super::Anchor>) {
        for element in elements {
            if let (Some(elided), Some(anchor)) = (elided, anchor_of(element))
                && *elided == anchor
            {
                continue;
            }
            self.one(element);
        }
    }

    fn one(&mut self, element: &mut Element) {
        let space = match element {
            Element::Literal { literal, space } => {
                *space = self.literal(literal.text());
                return;
            }
            Element::Newline => return,
            Element::Space(value) => {
                self.last_was_punctuation = !*value;
                self.should_emit_space = false;
                return;
            }
            Element::AttrDict { .. } | Element::PropDict => {
                self.last_was_punctuation = false;
                return;
            }
            // These print nothing.
            Element::Custom { name, .. } if leaves_attributes(name) => return,
            Element::Optional(group) => {
                let elided = group.elided.clone();
                self.all(&mut group.then, elided.as_ref());
                self.all(&mut group.otherwise, elided.as_ref());
                return;
            }
            Element::OiList(clauses) => {
                for clause in clauses {
                    clause.space = self.literal(clause.literal.text());
                    if clause.unit.is_none() {
                        self.all(&mut clause.body, None);
                    }
                }
                return;
            }
            Element::Attr { space, .. }
            | Element::Prop { space, .. }
            | Element::Operand { space, .. }
            | Element::Region { space, .. }
            | Element::Successor { space, .. }
            | Element::Operands { space }
            | Element::Regions { space }
            | Element::Successors { space }
            | Element::Type { space, .. }
            | Element::FunctionalType { space, .. }
            | Element::Custom { space, .. } => space,
        };
        *space = self.should_emit_space || !self.last_was_punctuation;
        self.last_was_punctuation = false;
        self.should_emit_space = true;
    }
}

/// The anchor that an element would be.
pub(super) fn anchor_of(element: &Element) -> Option<super::Anchor> {
    match element {
        Element::Attr { index, .. } => Some(super::Anchor::Attr(*index)),
        Element::Prop { index, .. } => Some(super::Anchor::Prop(*index)),
        _ => None,
    }
}

/// Returns true if a space goes before a literal if spaces are wanted there.
pub(super) fn space_before(text: &str, last_was_punctuation: bool) -> bool {
    if text.len() != 1 && text != "->" {
        return true;
    }
    if last_was_punctuation {
        return !matches!(text, ">" | ")" | "}" | "]" | ",");
    }
    !matches!(text, "<" | ">" | "(" | ")" | "{" | "}" | "[" | "]" | ",")
}
