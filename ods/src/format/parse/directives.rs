//! Directives: `type`, `functional-type`, `custom` and what else is spelled as a word.

use std::sync::Arc;

use legalize_source::Diagnostic;

use super::{Parsed, Parser, Within};
use crate::format::ast::{CustomArg, Element, TypeArg};
use crate::format::lexer::Token;
use crate::format::shipped::check_list;

/// The words that are directives.
pub(crate) const DIRECTIVES: [&str; 13] = [
    "attr-dict",
    "attr-dict-with-keyword",
    "custom",
    "functional-type",
    "oilist",
    "operands",
    "prop-dict",
    "qualified",
    "ref",
    "regions",
    "results",
    "successors",
    "type",
];

impl<'t> Parser<'t, '_> {
    pub(super) fn directive(
        &mut self,
        word: &str,
        at: (usize, usize),
        within: Within,
    ) -> Result<Parsed, Diagnostic> {
        let cannot = |parser: &Self, message: &str| Err(parser.cursor.error_at(at, message));
        // Those of formats of types and attributes are known as such.
        if !DIRECTIVES.contains(&word) && !matches!(word, "params" | "struct") {
            return cannot(self, "expected literal, variable, directive, or optional group");
        }
        self.cursor.advance()?;
        let element = match word {
            "attr-dict" | "attr-dict-with-keyword" => {
                match within {
                    Within::Type => {
                        return cannot(
                            self,
                            "'attr-dict' directive can only be used as a top-level directive",
                        );
                    }
                    Within::Ref if !self.has_attr_dict => {
                        return cannot(
                            self,
                            "'ref' of 'attr-dict' is not bound by a prior 'attr-dict' directive",
                        );
                    }
                    Within::Ref => {}
                    Within::Top | Within::Custom => {
                        if self.has_attr_dict {
                            return cannot(self, "'attr-dict' directive has already been seen");
                        }
                        self.has_attr_dict = true;
                    }
                }
                Element::AttrDict { keyword: word != "attr-dict" }
            }
            "prop-dict" => {
                match within {
                    Within::Type => {
                        return cannot(
                            self,
                            "'prop-dict' directive can only be used as a top-level directive",
                        );
                    }
                    Within::Ref if !self.has_prop_dict => {
                        return cannot(
                            self,
                            "'ref' of 'prop-dict' is not bound by a prior 'prop-dict' directive",
                        );
                    }
                    Within::Ref => {}
                    Within::Top | Within::Custom => {
                        if self.has_prop_dict {
                            return cannot(self, "'prop-dict' directive has already been seen");
                        }
                        self.has_prop_dict = true;
                    }
                }
                Element::PropDict
            }
            "operands" => {
                match within {
                    Within::Ref if !self.all_operands => {
                        return cannot(
                            self,
                            "'ref' of 'operands' is not bound by a prior 'operands' directive",
                        );
                    }
                    Within::Top | Within::Custom => {
                        if self.all_operands || self.seen_operands.contains(&true) {
                            return cannot(self, "'operands' directive creates overlap in format");
                        }
                        self.all_operands = true;
                    }
                    Within::Ref | Within::Type => {}
                }
                Element::Operands { space: false }
            }
            "results" => {
                if within != Within::Type {
                    return cannot(
                        self,
                        "'results' directive can can only be used as a child to a 'type' directive",
                    );
                }
                return Ok(Parsed::Results);
            }
            "regions" => {
                match within {
                    Within::Type => {
                        return cannot(self, "'regions' is only valid as a top-level directive");
                    }
                    Within::Ref if !self.all_regions => {
                        return cannot(
                            self,
                            "'ref' of 'regions' is not bound by a prior 'regions' directive",
                        );
                    }
                    Within::Ref => {}
                    Within::Top | Within::Custom => {
                        if self.all_regions || self.seen_regions.contains(&true) {
                            return cannot(self, "'regions' directive creates overlap in format");
                        }
                        self.all_regions = true;
                    }
                }
                Element::Regions { space: false }
            }
            "successors" => {
                match within {
                    Within::Type => {
                        return cannot(self, "'successors' is only valid as a top-level directive");
                    }
                    Within::Ref if !self.all_successors => {
                        return cannot(
                            self,
                            "'ref' of 'successors' is not bound by a prior 'successors' directive",
                        );
                    }
                    Within::Ref => {}
                    Within::Top | Within::Custom => {
                        if self.all_successors || self.seen_successors.contains(&true) {
                            return cannot(self, "'successors' directive creates overlap in format");
                        }
                        self.all_successors = true;
                    }
                }
                Element::Successors { space: false }
            }
            "functional-type" => {
                if within != Within::Top {
                    return cannot(self, "'functional-type' is only valid as a top-level directive");
                }
                self.cursor.expect('(', "expected '(' before argument list")?;
                let inputs = self.type_arg(false, at)?;
                self.cursor.expect(',', "expected ',' after inputs argument")?;
                let results = self.type_arg(false, at)?;
                self.cursor.expect(')', "expected ')' after argument list")?;
                Element::FunctionalType { inputs, results, space: false }
            }
            "type" => {
                if within == Within::Type {
                    return cannot(self, "'type' cannot be used as a child of another `type`");
                }
                self.cursor.expect('(', "expected '(' before argument list")?;
                let arg = self.type_arg(within == Within::Ref, at)?;
                self.cursor.expect(')', "expected ')' after argument list")?;
                Element::Type { arg, qualified: false, space: false }
            }
            "qualified" => {
                self.cursor.expect('(', "expected '(' before argument list")?;
                self.cursor.enter()?;
                let element = self.element(within);
                self.cursor.depth -= 1;
                let element = match element? {
                    Element::Attr { index, .. } => Element::Attr { index, qualified: true, space: false },
                    Element::Type { arg, .. } => Element::Type { arg, qualified: true, space: false },
                    _ => {
                        return cannot(
                            self,
                            "'qualified' directive expects an attribute or a `type` directive",
                        );
                    }
                };
                self.cursor.expect(')', "expected ')' after argument list")?;
                element
            }
            "ref" => {
                if within != Within::Custom {
                    return cannot(self, "'ref' is only valid within a `custom` directive");
                }
                self.cursor.expect('(', "expected '(' before argument list")?;
                let arg = self.custom_arg(Within::Ref, at)?;
                self.cursor.expect(')', "expected ')' after argument list")?;
                return Ok(Parsed::Ref(CustomArg::Ref(Box::new(arg))));
            }
            "custom" => {
                if within != Within::Top {
                    let message =
                        "`custom` can only be used at the top-level context or within a `struct` directive";
                    return cannot(self, message);
                }
                self.custom(at)?
            }
            "oilist" => {
                self.cursor.enter()?;
                let list = self.oilist(at, within);
                self.cursor.depth -= 1;
                list?
            }
            _ => return cannot(self, "unsupported directive kind"),
        };
        Ok(Parsed::Element(element))
    }

    /// The argument of a directive at `at` that is about types.
    fn type_arg(&mut self, is_ref: bool, at: (usize, usize)) -> Result<TypeArg, Diagnostic> {
        let bound = |name: &str| format!("'type' of '{name}' is already bound");
        let unbound =
            |name: &str| format!("'ref' of 'type(${name})' is not bound by a prior 'type' directive");
        match self.parsed(Within::Type)? {
            Parsed::Element(Element::Operand { index, .. }) => {
                let name = &self.def.operands[index].name;
                let seen = self.all_operand_types || self.seen_operand_types[index];
                if !is_ref && seen {
                    return Err(self.cursor.error_at(at, bound(name)));
                }
                if is_ref && !seen {
                    return Err(self.cursor.error_at(at, unbound(name)));
                }
                self.seen_operand_types[index] = true;
                Ok(TypeArg::Operand(index))
            }
            Parsed::Result(index) => {
                let name = &self.def.results[index].name;
                let seen = self.all_result_types || self.seen_result_types[index];
                if !is_ref && seen {
                    return Err(self.cursor.error_at(at, bound(name)));
                }
                if is_ref && !seen {
                    return Err(self.cursor.error_at(at, unbound(name)));
                }
                self.seen_result_types[index] = true;
                Ok(TypeArg::Result(index))
            }
            Parsed::Element(Element::Operands { .. }) => {
                if !is_ref && (self.all_operand_types || self.seen_operand_types.contains(&true)) {
                    return Err(self.cursor.error_at(at, "'operands' 'type' is already bound"));
                }
                if is_ref && !self.all_operand_types {
                    let message = "'ref' of 'type(operands)' is not bound by a prior 'type' directive";
                    return Err(self.cursor.error_at(at, message));
                }
                self.all_operand_types = true;
                Ok(TypeArg::Operands)
            }
            Parsed::Results => {
                if !is_ref && (self.all_result_types || self.seen_result_types.contains(&true)) {
                    return Err(self.cursor.error_at(at, "'results' 'type' is already bound"));
                }
                if is_ref && !self.all_result_types {
                    let message = "'ref' of 'type(results)' is not bound by a prior 'type' directive";
                    return Err(self.cursor.error_at(at, message));
                }
                self.all_result_types = true;
                Ok(TypeArg::Results)
            }
            _ => Err(self.cursor.error_at(at, "invalid argument to 'type' directive")),
        }
    }

    fn custom(&mut self, at: (usize, usize)) -> Result<Element, Diagnostic> {
        self.cursor.expect('<', "expected '<' before custom directive name")?;
        let Token::Word(name) = self.cursor.token else {
            return Err(self.cursor.error("expected custom directive name identifier"));
        };
        self.cursor.advance()?;
        self.cursor.expect('>', "expected '>' after custom directive name")?;
        self.cursor.expect('(', "expected '(' before custom directive parameters")?;
        let mut args = vec![self.custom_arg(Within::Custom, at)?];
        while self.cursor.is(',') {
            self.cursor.advance()?;
            args.push(self.custom_arg(Within::Custom, at)?);
        }
        let end = self.cursor.place();
        self.cursor.expect(')', "expected ')' after custom directive parameters")?;
        let name: Arc<str> = name.into();
        check_list(&name, &args).map_err(|message| {
            let error = self.cursor.error_at((at.0, end.1), message);
            error.with_help("write the template as in docs/book/src/reference/overlays.md, with `$N` for the arguments after it")
        })?;
        if !self.customs.contains(&name) {
            self.customs.push(name.clone());
        }
        Ok(Element::Custom { name, args, space: false })
    }

    /// `arguments($region)`: those of the first block, which the region itself does not spell then.
    fn arguments(&mut self) -> Result<CustomArg, Diagnostic> {
        self.cursor.advance()?;
        self.cursor.expect('(', "expected '(' before argument list")?;
        let Token::Variable(name) = self.cursor.token else {
            return Err(self.cursor.error("expected a region"));
        };
        let Some(index) = self.def.region(name).filter(|index| !self.def.regions[*index].variadic) else {
            return Err(self.cursor.error(format!("'{name}' is not a single region")));
        };
        if self.seen_regions[index] || self.bound_regions.contains(&index) {
            return Err(self.cursor.error(format!("the arguments of region '{name}' are already bound")));
        }
        self.bound_regions.push(index);
        self.cursor.advance()?;
        self.cursor.expect(')', "expected ')' after argument list")?;
        Ok(CustomArg::Arguments(index))
    }

    /// `discardable("name")`.
    fn discardable(&mut self) -> Result<CustomArg, Diagnostic> {
        self.cursor.advance()?;
        self.cursor.expect('(', "expected '(' before argument list")?;
        let Token::Str(name) = self.cursor.token else {
            return Err(self.cursor.error("expected the name of an attribute, a string"));
        };
        if name.is_empty()
            || self.def.attribute(name).is_some()
            || self.discardable.iter().any(|one| **one == *name)
        {
            return Err(self.cursor.error(format!("'{name}' is declared, or already bound")));
        }
        let name: Arc<str> = name.into();
        self.discardable.push(name.clone());
        self.cursor.advance()?;
        self.cursor.expect(')', "expected ')' after argument list")?;
        Ok(CustomArg::Discardable(name))
    }

    /// An argument of the `custom` directive at `at`, or of a `ref` in one.
    fn custom_arg(&mut self, within: Within, at: (usize, usize)) -> Result<CustomArg, Diagnostic> {
        let message = "only variables and types may be used as parameters to a custom directive";
        match self.cursor.token {
            Token::Word("arguments") if within == Within::Custom => return self.arguments(),
            Token::Word("discardable") if within == Within::Custom => return self.discardable(),
            _ => {}
        }
        Ok(match self.parsed(within)? {
            Parsed::Element(Element::Attr { index, .. }) => CustomArg::Attr(index),
            Parsed::Element(Element::Prop { index, .. }) => CustomArg::Prop(index),
            Parsed::Element(Element::Operand { index, .. }) => CustomArg::Operand(index),
            Parsed::Element(Element::Region { index, .. }) => CustomArg::Region(index),
            Parsed::Element(Element::Successor { index, .. }) => CustomArg::Successor(index),
            Parsed::Element(Element::AttrDict { .. }) => CustomArg::AttrDict,
            Parsed::Element(Element::PropDict) => CustomArg::PropDict,
            Parsed::Element(Element::Type { arg, .. }) => match arg {
                TypeArg::Operand(_) | TypeArg::Result(_) => CustomArg::Type(arg),
                _ => {
                    return Err(self.cursor.error_at(
                        at,
                        "type directives within a custom directive may only refer to variables",
                    ));
                }
            },
            Parsed::Str(text) => CustomArg::Str(text),
            Parsed::Ref(arg) => arg,
            _ => return Err(self.cursor.error_at(at, message)),
        })
    }
}
