//! Types of expressions. Tuple types share the types of their elements.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use rustc_hash::{FxHashSet, FxHasher};

/// Maximum number of parts of nested tuples that are printed; a type may have 2^64.
const MAX_PRINTED: usize = 64;

/// Type of an expression or variable.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Type {
    /// An attribute.
    Attribute,
    /// The name of a constraint.
    Constraint,
    /// An operation.
    Operation {
        /// Full name, if known.
        name: Option<Arc<str>>,
        /// True if the definition was known when the type was formed.
        registered: bool,
    },
    /// The name of a rewrite.
    Rewrite,
    /// A type.
    Type,
    /// Types.
    TypeRange,
    /// A value.
    Value,
    /// Values.
    ValueRange,
    /// A block; only in an edition, like a region.
    Block,
    /// A region.
    Region,
    /// Several elements, each with a name (or an empty one).
    Tuple(TupleType),
    /// The type of an erroneous expression; it converts to any type without a further message.
    Error,
}

impl Type {
    /// Returns the type of the empty tuple.
    pub fn unit() -> Type {
        Type::Tuple(TupleType::unit())
    }

    /// Returns the type of any operation.
    pub fn any_operation() -> Type {
        Type::Operation { name: None, registered: false }
    }

    /// Returns true for an operation's type.
    pub fn is_operation(&self) -> bool {
        matches!(self, Type::Operation { .. })
    }

    /// Returns true for the type of an erroneous expression.
    pub fn is_error(&self) -> bool {
        *self == Type::Error
    }

    /// Returns the more specific of two compatible types.
    pub fn refine_with(&self, other: &Type) -> Option<Type> {
        match (self, other) {
            _ if self == other => Some(self.clone()),
            (Type::Error, _) | (_, Type::Error) => Some(Type::Error),
            (Type::Operation { .. }, Type::Operation { name: None, .. }) => Some(self.clone()),
            (Type::Operation { name: None, .. }, Type::Operation { .. }) => Some(other.clone()),
            _ => None,
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Attribute => f.write_str("Attr"),
            Type::Constraint => f.write_str("Constraint"),
            Type::Operation { name: Some(name), .. } => write!(f, "Op<{name}>"),
            Type::Operation { name: None, .. } => f.write_str("Op"),
            Type::Rewrite => f.write_str("Rewrite"),
            Type::Type => f.write_str("Type"),
            Type::TypeRange => f.write_str("TypeRange"),
            Type::Value => f.write_str("Value"),
            Type::ValueRange => f.write_str("ValueRange"),
            Type::Block => f.write_str("Block"),
            Type::Region => f.write_str("Region"),
            Type::Tuple(tuple) => tuple.fmt(f),
            Type::Error => f.write_str("<error>"),
        }
    }
}

/// The type of a tuple: its elements, each with a name (or an empty one).
///
/// Copies share the elements. Nesting and hash are stored; types that are the same object compare equal in
/// constant time.
#[derive(Clone, Debug)]
pub struct TupleType(Arc<Data>);

#[derive(Debug)]
struct Data {
    elements: Box<[(String, Type)]>,
    levels: usize,
    hash: u64,
}

impl TupleType {
    /// Returns the type of the empty tuple.
    pub fn unit() -> Self {
        std::iter::empty().collect()
    }

    /// Nesting depth of tuples.
    pub fn levels(&self) -> usize {
        self.0.levels
    }

    /// Writes the type with at most `left` parts of nested tuples.
    fn write(&self, f: &mut fmt::Formatter<'_>, left: &mut Option<usize>) -> fmt::Result {
        f.write_str("Tuple<")?;
        for (index, (name, ty)) in self.iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            if let Some(left) = left {
                match left.checked_sub(1) {
                    Some(less) => *left = less,
                    None => {
                        f.write_str("…")?;
                        break;
                    }
                }
            }
            if !name.is_empty() {
                write!(f, "{name}: ")?;
            }
            match (ty, &mut *left) {
                (Type::Tuple(inner), Some(_)) => inner.write(f, left)?,
                _ => write!(f, "{ty}")?,
            }
        }
        f.write_str(">")
    }
}

impl FromIterator<(String, Type)> for TupleType {
    fn from_iter<I: IntoIterator<Item = (String, Type)>>(elements: I) -> Self {
        let elements: Box<[(String, Type)]> = elements.into_iter().collect();
        let levels = elements.iter().map(|(_, ty)| match ty {
            Type::Tuple(inner) => inner.levels(),
            _ => 0,
        });
        let levels = 1 + levels.max().unwrap_or(0);
        let mut hasher = FxHasher::default();
        elements.hash(&mut hasher);
        TupleType(Arc::new(Data { levels, hash: hasher.finish(), elements }))
    }
}

impl Deref for TupleType {
    type Target = [(String, Type)];

    fn deref(&self) -> &[(String, Type)] {
        &self.0.elements
    }
}

impl PartialEq for TupleType {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
            || (self.0.hash == other.0.hash && self.0.levels == other.0.levels && **self == **other)
    }
}

impl Eq for TupleType {}

impl Hash for TupleType {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash.hash(state);
    }
}

impl fmt::Display for TupleType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A tuple without nested tuples is as long as its source.
        let mut left = (self.levels() > 1).then_some(MAX_PRINTED);
        self.write(f, &mut left)
    }
}

/// Tuple types of a file. Equal ones are one object, so that they compare in constant time, regardless of
/// their size.
#[derive(Default)]
pub(crate) struct TupleTypes(FxHashSet<TupleType>);

impl TupleTypes {
    /// Returns the type of these elements, whose own types were created here too.
    pub(crate) fn of(&mut self, elements: impl IntoIterator<Item = (String, Type)>) -> Type {
        let created: TupleType = elements.into_iter().collect();
        if let Some(known) = self.0.get(&created) {
            return Type::Tuple(known.clone());
        }
        self.0.insert(created.clone());
        Type::Tuple(created)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn doubled(types: &mut TupleTypes, levels: usize) -> Type {
        let mut ty = Type::Value;
        for _ in 0..levels {
            ty = types.of([(String::new(), ty.clone()), ("b".to_owned(), ty)]);
        }
        ty
    }

    #[test]
    fn shared_types_are_created_compared_and_printed_once() {
        let mut types = TupleTypes::default();
        let (one, other) = (doubled(&mut types, 60), doubled(&mut types, 60));
        assert!(one == other && one != doubled(&mut types, 59));
        let text = one.to_string();
        assert!(text.len() < 2000 && text.contains('…'), "{} bytes", text.len());
        assert_eq!(
            doubled(&mut types, 2).to_string(),
            "Tuple<Tuple<Value, b: Value>, b: Tuple<Value, b: Value>>"
        );
    }
}
