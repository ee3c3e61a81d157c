//! Overlays: fields that replace those of definitions, from records of `legalize/Overlay.td`.

use legalize_source::Span;

use super::{AttributeDef, BuilderDef, FormatText, TraitRef};

/// Fields of operations.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OpOverlay {
    /// Name of the operation; `*` in it matches any text.
    pub name: String,
    /// The declarative assembly format.
    pub assembly_format: Option<FormatText>,
    /// Name of an assembly that a host provides.
    pub assembly: Option<String>,
    /// Traits in addition.
    pub traits: Vec<TraitRef>,
    /// C++ text of the type of each result; empty if it is not set.
    pub result_types: Vec<String>,
    /// Builders in addition; those with bodies take precedence.
    pub builders: Vec<BuilderDef>,
    /// Attributes in addition, after the other arguments.
    pub attributes: Vec<AttributeDef>,
    /// The place of the record's name.
    pub span: Span,
}

impl OpOverlay {
    /// An overlay that sets nothing.
    pub(crate) fn of(name: &str, span: Span) -> Self {
        OpOverlay {
            name: name.to_owned(),
            assembly_format: None,
            assembly: None,
            traits: Vec::new(),
            result_types: Vec::new(),
            builders: Vec::new(),
            attributes: Vec::new(),
            span,
        }
    }
}

/// Fields of a type or an attribute.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct TypeOrAttrOverlay {
    /// Full name: `shop.price`.
    pub name: String,
    /// True if it is of an attribute.
    pub is_attr: bool,
    /// The declarative assembly format.
    pub assembly_format: Option<FormatText>,
    /// The place of the record's name.
    pub span: Span,
}

/// The format that replaces a `custom<…>` directive.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct DirectiveOverlay {
    /// Dialect whose operations use the directive.
    pub dialect: String,
    /// Name of the directive.
    pub name: String,
    /// Names of its arguments.
    pub parameters: Vec<String>,
    /// The format, with `$name` for an argument.
    pub assembly_format: FormatText,
    /// The place of the record's name.
    pub span: Span,
}

/// A class of types and attributes.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ClassOverlay {
    /// C++ name in full.
    pub name: String,
    /// Full names of the types that are of it: `shop.price`.
    pub types: Vec<String>,
    /// Full names of the attributes that are of it.
    pub attrs: Vec<String>,
}

/// A function or method that snippets call.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct FunctionOverlay {
    /// C++ name: in full for a function, the last part for a method.
    pub name: String,
    /// C++ name in full of the class of a method.
    pub class: Option<String>,
    /// Names of its template parameters.
    pub template_parameters: Vec<String>,
    /// Names of its parameters, each with its default if it has one (`count = 1`).
    pub parameters: Vec<String>,
    /// C++ text of the body.
    pub body: String,
    /// The place of the body.
    pub span: Span,
}

/// Predicates whose C++ text is not evaluated.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PredicateOverlay {
    /// Text of the predicates; `*` matches any text.
    pub text: String,
    /// C++ text of a body that is evaluated instead.
    pub body: String,
    /// The place of the record's name.
    pub span: Span,
}

/// All overlays of a module, each kind in the order of the names of their records.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Overlays {
    /// Overlays of operations.
    pub ops: Vec<OpOverlay>,
    /// Overlays of types and attributes.
    pub types: Vec<TypeOrAttrOverlay>,
    /// Overlays of directives.
    pub directives: Vec<DirectiveOverlay>,
    /// Classes.
    pub classes: Vec<ClassOverlay>,
    /// Functions.
    pub functions: Vec<FunctionOverlay>,
    /// Predicates.
    pub predicates: Vec<PredicateOverlay>,
    /// True if they were applied to the definitions beside them.
    pub(crate) applied: bool,
}

impl Overlays {
    /// Returns true if there are none.
    pub fn is_empty(&self) -> bool {
        self.ops.is_empty()
            && self.types.is_empty()
            && self.directives.is_empty()
            && self.classes.is_empty()
            && self.functions.is_empty()
            && self.predicates.is_empty()
    }
}

impl Overlays {
    /// Names of the dialects whose definitions the overlays are about, some more than once; patterns with `*`
    /// before the full stop are left out.
    pub fn dialects(&self) -> impl Iterator<Item = &str> {
        let ops = self.ops.iter().map(|overlay| overlay.name.as_str());
        let types = self.types.iter().map(|overlay| overlay.name.as_str());
        let named = ops.chain(types).filter_map(|name| name.split_once('.')).map(|(dialect, _)| dialect);
        let directives = self.directives.iter().map(|overlay| overlay.dialect.as_str());
        named.chain(directives).filter(|dialect| !dialect.contains('*'))
    }
}

/// Returns true if a name is one that a pattern with `*` describes.
pub(crate) fn describes(pattern: &str, name: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('*') else { return pattern == name };
    let Some(mut left) = name.strip_prefix(start) else { return false };
    let mut parts: Vec<&str> = rest.split('*').collect();
    let Some(end) = parts.pop() else { return true };
    for part in parts {
        // The first place is as good as any: what follows may be longer.
        let Some(at) = left.find(part) else { return false };
        left = &left[at + part.len()..];
    }
    left.ends_with(end)
}

#[cfg(test)]
mod tests {
    use super::describes;

    #[test]
    fn a_star_matches_any_text() {
        assert!(describes("t.add", "t.add") && !describes("t.add", "t.addi"));
        assert!(describes("t.*", "t.add") && describes("*", "t.add") && describes("t.a*d*", "t.add"));
        assert!(describes("t.*add", "t.add.add") && describes("t.*.x", "t.a.x") && describes("t*t", "tt"));
        assert!(!describes("t.*", "u.add") && !describes("t.*.x", "t.x") && !describes("t.a*a", "t.a"));
    }
}
