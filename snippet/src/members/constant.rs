//! Values of the cases of enums: constant expressions over integers.
//!
//! Invariant: an enum with a case whose value cannot be determined is dropped, so that no other name is
//! resolved in its place.

use std::sync::Arc;

use super::read::DeclaredEnum;
use super::{Constant, EnumCase, EnumClass};
use crate::builtin::{BuiltinClass, CLASSES, Plain};
use crate::integer::{CppInt, IntType};
use crate::operator::{BinaryOp, UnaryOp};
use crate::tree::{Kind, Node, TemplateArg, TypeName};

/// Names that a value may use: constants of the class, and preceding cases.
struct Known<'k> {
    constants: &'k [Constant],
    before: &'k [Arc<EnumClass>],
    own: Vec<(String, CppInt)>,
    /// Nesting depth of constants that refer to constants.
    depth: u32,
}

const MAX_DEPTH: u32 = 64;

/// Returns the enums of a class, except those whose values cannot be determined.
pub(super) fn enums(class: &str, declared: &[DeclaredEnum], constants: &[Constant]) -> Vec<Arc<EnumClass>> {
    let mut found: Vec<Arc<EnumClass>> = Vec::new();
    for (at, one) in declared.iter().enumerate() {
        let created = create_enum(class, at, one, constants, &found);
        found.extend(created.map(Arc::new));
    }
    found
}

fn create_enum(
    class: &str,
    at: usize,
    declared: &DeclaredEnum,
    constants: &[Constant],
    before: &[Arc<EnumClass>],
) -> Option<EnumClass> {
    let fixed = match &declared.underlying {
        Some(ty) => Some(integer_type(ty)?),
        None => declared.scoped.then_some(IntType::I32),
    };
    let mut known = Known { constants, before, own: Vec::new(), depth: 0 };
    for (name, value) in &declared.cases {
        let value = match (value, known.own.last()) {
            (Some(value), _) => known.value(value.as_ref().ok()?)?,
            (None, Some((_, last))) => {
                CppInt::exact(last.value() + 1, last.ty()).or_else(|| CppInt::literal(last.value() + 1))?
            }
            (None, None) => CppInt::new(0, fixed.unwrap_or(IntType::I32)),
        };
        let value = match fixed {
            // A value that does not fit is not a constant of the type.
            Some(ty) => CppInt::exact(value.value(), ty)?,
            None => value,
        };
        known.own.push((name.clone(), value));
    }
    let holds = |ty: &IntType| known.own.iter().all(|(_, value)| ty.holds(value.value()));
    let underlying = match fixed {
        Some(ty) => ty,
        None => [IntType::I32, IntType::U32, IntType::I64, IntType::U64].into_iter().find(holds)?,
    };
    let name = declared.name.clone().unwrap_or_else(|| format!("(unnamed {at})"));
    let case = |(symbol, value): (String, CppInt)| EnumCase {
        text: (*symbol).into(),
        symbol: symbol.into(),
        value: value.value(),
    };
    Some(EnumClass {
        cpp_name: format!("{class}::{name}").into(),
        cases: known.own.into_iter().map(case).collect(),
        bits: false,
        scoped: declared.scoped,
        underlying,
    })
}

/// Returns the integer type that a type names.
fn integer_type(ty: &TypeName) -> Option<IntType> {
    match plain(ty)? {
        Plain::Int(ty) => Some(ty),
        _ => None,
    }
}

fn plain(ty: &TypeName) -> Option<Plain> {
    let name = ty.path.text();
    let name = name.strip_prefix("std::").unwrap_or(name);
    let found = CLASSES.iter().find(|(class, _)| *class == name).map(|(_, class)| *class);
    match found {
        Some(BuiltinClass::Plain(plain)) if !ty.pointer => Some(plain),
        _ => None,
    }
}

/// Returns the size in bytes of an object of a type, if it is a number.
pub(crate) fn size_of(plain: Plain) -> Option<i128> {
    Some(match plain {
        Plain::Int(ty) => i128::from(ty.width() / 8),
        Plain::Bool => 1,
        Plain::Double => 8,
        Plain::Float32 => 4,
        _ => return None,
    })
}

impl Known<'_> {
    fn value(&mut self, node: &Node) -> Option<CppInt> {
        let truth = |value: bool| CppInt::new(i128::from(value), IntType::I32);
        Some(match &node.kind {
            Kind::Int(value) => *value,
            Kind::Bool(value) => truth(*value),
            Kind::Name(path) => self.named(&path.last().name, path.segments().len() == 1)?,
            Kind::Unary(op, value) => {
                let value = self.value(value)?;
                match op {
                    UnaryOp::Minus => value.negated().ok()?,
                    UnaryOp::Plus => value.to(value.ty().promoted()),
                    UnaryOp::BitNot => value.inverted(),
                    UnaryOp::Not => truth(value.value() == 0),
                    _ => return None,
                }
            }
            Kind::Binary(op, lhs, rhs) => {
                let (lhs, rhs) = (self.value(lhs)?, self.value(rhs)?);
                let order = lhs.compared(rhs);
                match op {
                    BinaryOp::Eq => truth(order.is_eq()),
                    BinaryOp::Ne => truth(order.is_ne()),
                    BinaryOp::Lt => truth(order.is_lt()),
                    BinaryOp::Le => truth(order.is_le()),
                    BinaryOp::Gt => truth(order.is_gt()),
                    BinaryOp::Ge => truth(order.is_ge()),
                    op => lhs.binary(*op, rhs).ok()?,
                }
            }
            Kind::Ternary(condition, then, otherwise) => {
                let branch = if self.value(condition)?.value() != 0 { then } else { otherwise };
                self.value(branch)?
            }
            Kind::Cast(ty, value) => self.value(value)?.to(integer_type(ty)?),
            Kind::Call { path, args } => match (path.last().args.as_deref(), args.as_slice()) {
                (Some([TemplateArg::Type(ty)]), []) if *path.last().name == *"sizeof" => {
                    CppInt::new(size_of(plain(ty)?)?, IntType::U64)
                }
                (None, [value]) => {
                    let ty = TypeName { path: path.clone(), pointer: false, reference: false };
                    self.value(value)?.to(integer_type(&ty)?)
                }
                _ => return None,
            },
            _ => return None,
        })
    }

    /// Returns the value of a case or constant; a case of a preceding scoped enum is not an integer.
    fn named(&mut self, name: &str, alone: bool) -> Option<CppInt> {
        if !alone {
            return None;
        }
        if let Some((_, value)) = self.own.iter().find(|(own, _)| own == name) {
            return Some(*value);
        }
        for class in self.before.iter().filter(|class| !class.scoped) {
            if let Some(case) = class.cases.iter().find(|case| *case.symbol == *name) {
                return Some(CppInt::new(case.value, class.underlying));
            }
        }
        let constant = self.constants.iter().find(|constant| constant.name == name)?;
        let ty = integer_type(constant.ty.as_ref()?)?;
        if self.depth >= MAX_DEPTH {
            return None;
        }
        self.depth += 1;
        let value = self.value(constant.value.as_ref().ok()?);
        self.depth -= 1;
        Some(value?.to(ty))
    }
}
