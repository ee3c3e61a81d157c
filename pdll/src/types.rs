//! Types of expressions. Those of tuples share the types of their elements.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use rustc_hash::{FxHashSet, FxHasher};

/// Parts of the tuples in a tuple that are printed; a type may have 2^64.
const MAX_PRINTED: usize = 64;

/// The type of an expression or variable.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Type {
    /// An attribute.
    Attribute,
    /// The name of a constraint.
    Constraint,
    /// An operation.
    Operation {
        /// Its full name, if known.
        name: Option<Arc<str>>,
        /// Whether its definition was known where the type was formed.
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
    /// A block; of an edition, as a region.
    Block,
    /// A region.
    Region,
    /// Several things, each with a name (or an empty one).
    Tuple(TupleType),
    /// What an erroneous expression has; it converts to anything without a further message.
    Error,
}

impl Type {
    /// The tuple of nothing.
    pub fn unit() -> Type {
        Type::Tuple(TupleType::unit())
    }

    /// Any operation.
    pub fn any_operation() -> Type {
        Type::Operation { name: None, registered: false }
    }

    /// Whether it is an operation's type.
    pub fn is_operation(&self) -> bool {
        matches!(self, Type::Operation { .. })
    }

    /// Whether it stands for an error.
    pub fn is_error(&self) -> bool {
        *self == Type::Error
    }

    /// The more exact of two compatible types.
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
/// Copies share the elements. Levels and hash are known without a look at the elements; types that are the same object
/// are equal at a glance.
#[derive(Clone, Debug)]
pub struct TupleType(Arc<Data>);

#[derive(Debug)]
struct Data {
    elements: Box<[(String, Type)]>,
    levels: usize,
    hash: u64,
}

impl TupleType {
    /// The tuple of nothing.
    pub fn unit() -> Self {
        std::iter::empty().collect()
    }

    /// How many tuples are in one another.
    pub fn levels(&self) -> usize {
        self.0.levels
    }

    /// Writes the type with up to so many parts of the tuples in it.
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
        // A tuple without others in it is as long as what it was made of.
        let mut left = (self.levels() > 1).then_some(MAX_PRINTED);
        self.write(f, &mut left)
    }
}

/// The tuple types of a file. Equal ones are one object, so that they are compared at a glance, however many parts
/// they have.
#[derive(Default)]
pub struct TupleTypes(FxHashSet<TupleType>);

impl TupleTypes {
    /// The type of these elements, whose own types were made here too.
    pub fn of(&mut self, elements: impl IntoIterator<Item = (String, Type)>) -> Type {
        let made: TupleType = elements.into_iter().collect();
        if let Some(known) = self.0.get(&made) {
            return Type::Tuple(known.clone());
        }
        self.0.insert(made.clone());
        Type::Tuple(made)
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
    fn what_is_shared_is_made_compared_and_printed_once() {
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
