//! The short way for operations whose operands and results are all single values: a flat list of steps.
//!
//! It is a fast path: any deviation from the expected steps – an optional group or an attribute dictionary, a
//! value that is not defined yet, any error – makes the parser go back to the start and use the general way,
//! which also reports the errors. Until then nothing but handles was created, so nothing has to be undone.

use legalize_ir::{Attribute, Name, OpParser, OperationState, Punct, Type, UnresolvedOperand};
use smallvec::SmallVec;

use crate::format::ast::{Element, TypeArg};
use crate::format::compiled::{Compiled, Source};
use crate::model::Arity;

/// Maximum number of values; more are parsed in the general way.
const MAX_VALUES: usize = 4;

enum Step {
    /// The punctuation comes next.
    Punct(Punct),
    Keyword(Box<str>),
    /// The punctuation does not come next.
    NoPunct(Punct),
    NoKeyword(Box<str>),
    Operand(usize),
    Attr {
        index: usize,
        qualified: bool,
    },
    Prop {
        index: usize,
    },
    /// A type for a slot.
    Type(usize),
}

/// Source of the type of an operand or result.
#[derive(Clone, Copy)]
enum From {
    Slot(usize),
    Known(Type),
}

/// The steps of a format.
pub(crate) struct Straight {
    steps: Vec<Step>,
    operands: SmallVec<[From; MAX_VALUES]>,
    results: SmallVec<[From; MAX_VALUES]>,
}

/// The steps of a format, if it can be read like that.
pub(crate) fn plan(format: &Compiled) -> Option<Straight> {
    let (def, syntax) = (&format.def, &format.format);
    let single = def.operands.iter().chain(&def.results).all(|value| value.arity == Arity::Single);
    let plain = def.regions.is_empty() && def.successors.is_empty() && !syntax.infers_result_types;
    if !single || !plain || def.operands.len() > MAX_VALUES || def.results.len() > MAX_VALUES {
        return None;
    }
    let slot = |arg: TypeArg| match arg {
        TypeArg::Operand(index) => Some(index),
        TypeArg::Result(index) => Some(MAX_VALUES + index),
        TypeArg::Operands | TypeArg::Results => None,
    };
    let from = |source: &Source, own: TypeArg| match source {
        Source::Spelled => Some(From::Slot(slot(own)?)),
        Source::Known(ty) => Some(From::Known(*ty)),
        Source::Value { of, transformer: None } => Some(From::Slot(slot(*of)?)),
        _ => None,
    };
    let mut steps = Vec::new();
    for element in &syntax.elements {
        steps.push(match element {
            Element::Space(_) | Element::Newline => continue,
            Element::Literal { literal, .. } => match literal.punct() {
                Some(punct) => Step::Punct(punct),
                None => Step::Keyword(literal.text().into()),
            },
            Element::Operand { index, .. } => Step::Operand(*index),
            Element::Attr { index, qualified, .. } if !def.attributes[*index].optional => {
                Step::Attr { index: *index, qualified: *qualified }
            }
            Element::Prop { index, .. } if def.properties[*index].default.is_none() => {
                Step::Prop { index: *index }
            }
            Element::AttrDict { keyword: false } => Step::NoPunct(Punct::LBrace),
            Element::AttrDict { keyword: true } => Step::NoKeyword("attributes".into()),
            Element::Type { arg, qualified, .. } => {
                let class = match *arg {
                    TypeArg::Operand(index) => format.operand_classes[index],
                    TypeArg::Result(index) => format.result_classes[index],
                    TypeArg::Operands | TypeArg::Results => return None,
                };
                if class.is_some() && !qualified {
                    return None;
                }
                Step::Type(slot(*arg)?)
            }
            // Without an alternative and an elided attribute, an absent group has no effect.
            Element::Optional(group) if group.otherwise.is_empty() && group.elided.is_none() => {
                let blank = |element: &&Element| !matches!(element, Element::Space(_) | Element::Newline);
                match group.then.iter().find(blank)? {
                    Element::Literal { literal, .. } => match literal.punct() {
                        Some(punct) => Step::NoPunct(punct),
                        None => Step::NoKeyword(literal.text().into()),
                    },
                    _ => return None,
                }
            }
            _ => return None,
        });
    }
    let sources = |sources: &[Source], arg: fn(usize) -> TypeArg| {
        sources.iter().enumerate().map(|(index, source)| from(source, arg(index))).collect::<Option<_>>()
    };
    Some(Straight {
        steps,
        operands: sources(&format.operand_sources, TypeArg::Operand)?,
        results: sources(&format.result_sources, TypeArg::Result)?,
    })
}

impl Straight {
    /// Parses an operation; if the result is false, nothing was consumed.
    #[inline]
    pub(super) fn read(
        &self,
        format: &Compiled,
        parser: &mut OpParser<'_, '_>,
        state: &mut OperationState,
    ) -> bool {
        let start = parser.mark();
        let done = self.run(format, parser, state).is_some();
        if !done {
            state.operands.clear();
            state.result_types.clear();
            parser.rewind(start);
        }
        done
    }

    fn run(
        &self,
        format: &Compiled,
        parser: &mut OpParser<'_, '_>,
        state: &mut OperationState,
    ) -> Option<()> {
        let mut names: [Option<UnresolvedOperand>; MAX_VALUES] = [None; MAX_VALUES];
        let mut types: [Option<Type>; 2 * MAX_VALUES] = [None; 2 * MAX_VALUES];
        let mut attrs: SmallVec<[(Name, Attribute); 2]> = SmallVec::new();
        for step in &self.steps {
            match step {
                Step::Punct(punct) if !parser.try_punct(*punct) => return None,
                Step::Keyword(keyword) if !parser.try_keyword(keyword) => return None,
                Step::NoPunct(punct) if parser.peek_punct(*punct) => return None,
                Step::NoKeyword(keyword) if parser.peek_keyword(keyword) => return None,
                Step::Punct(_) | Step::Keyword(_) | Step::NoPunct(_) | Step::NoKeyword(_) => {}
                Step::Operand(index) => names[*index] = Some(parser.try_plain_operand()?),
                Step::Attr { index, qualified } => {
                    let name = &format.def.attributes[*index].name;
                    let read = format.attr_syntax[*index].parse(parser, name, *qualified, false);
                    attrs.push((format.attr_names[*index], read.ok()??));
                }
                Step::Prop { index } => {
                    let read = format.prop_syntax[*index].parse(parser, false);
                    attrs.push((format.prop_names[*index], read.ok()??));
                }
                Step::Type(slot) => types[*slot] = Some(parser.parse_type().ok()?),
            }
        }
        let ty = |from: From| match from {
            From::Slot(slot) => types[slot],
            From::Known(ty) => Some(ty),
        };
        for (name, &from) in names.iter().zip(&self.operands) {
            state.operands.push(parser.defined_value(name.as_ref()?, ty(from)?)?);
        }
        for &from in &self.results {
            state.result_types.push(ty(from)?);
        }
        if !attrs.is_empty() {
            state.inherent = parser.ctx().dict(attrs);
        }
        Some(())
    }
}
