//! Methods that the receiver's class lacks.

use legalize_ir::{GroupDef, Name};

use super::casts::is_base;
use super::seen::{Held, Seen};
use super::{Finder, Scope};
use crate::accessors::is_accessor_of;
use crate::arities;
use crate::builtin::{AttrClass, BuiltinClass, TypeClass, ValueClass};
use crate::classes::{ClassKind, ClassRef};
use crate::eval::{self as machine, OF_SHAPED, OF_TYPES};
use crate::tree::{Kind, Node, Placeholder, TemplateArg};

impl Finder<'_> {
    /// Reports that a receiver has no such method, if that is certain.
    pub(super) fn lacks(
        &self,
        seen: &Seen,
        arrow: bool,
        name: &str,
        template: &[TemplateArg],
        args: &[Node],
    ) -> Option<String> {
        let Scope { ctx, classes, .. } = *self.scope;
        if arrow
            && matches!(
                seen,
                Seen::Value(_)
                    | Seen::Type(_)
                    | Seen::Attr(_)
                    | Seen::Number
                    | Seen::Enum(_)
                    | Seen::Text
                    | Seen::List(_)
            )
        {
            return Some(format!("'->' cannot be applied to {}, use '.{name}'", seen.describe()));
        }
        if !template.is_empty() && machine::is_any_method(name)
            || matches!(name, "getContext" | "getImpl")
            || classes.find_method(name).is_some()
            || !classes.native_methods(name).is_empty()
        {
            return None;
        }
        let no_arguments = args.is_empty() && template.is_empty();
        let unknown = |of: &str| Some(format!("unknown method '{name}' of {of}"));
        let is_rest = |arg: &Node| matches!(arg.kind, Kind::Placeholder(Placeholder::Rest(_)));
        let count = (!args.iter().any(is_rest)).then_some(args.len());
        let takes = |of: &str, accepted: Option<arities::ArgumentCount>| {
            let accepted =
                accepted.filter(|accepted| count.is_some_and(|count| !accepted.contains(&count)))?;
            Some(format!("'{name}' of {of} takes {}", arities::describe(&accepted)))
        };
        match seen {
            Seen::Builder => None,
            Seen::Number | Seen::Enum(_) => unknown(&seen.describe()),
            Seen::Text | Seen::List(_) | Seen::OpName | Seen::Optional(_) => None,
            Seen::Op(_, Held::Pointer) if !arrow => {
                Some(format!("'.' cannot be applied to a pointer to an operation, use '->{name}'"))
            }
            Seen::Value(class) => {
                let of_derived = match name {
                    "getOwner" => matches!(class, Some(ValueClass::Value)),
                    "getArgNumber" => matches!(class, Some(ValueClass::Value | ValueClass::OpResult)),
                    "getResultNumber" => matches!(class, Some(ValueClass::Value | ValueClass::BlockArgument)),
                    _ => false,
                };
                if machine::is_value_method(name) && !of_derived {
                    takes("a value", arities::of_value(name))
                } else {
                    unknown("a value")
                }
            }
            Seen::Type(class) => {
                let own = class.as_ref().and_then(methods_of_type);
                let known = match &own {
                    Some(own) => own.iter().any(|own| own.contains(&name)),
                    None => {
                        machine::is_type_method(name)
                            || no_arguments && classes.is_accessor_name(name)
                            || self.declares(class.as_ref(), name)
                    }
                };
                let of = own
                    .and(class.as_ref())
                    .filter(|class| !is_base(class))
                    .map_or("a type".to_owned(), |class| format!("'{}'", class.cpp_name()));
                if known { takes("a type", arities::of_type(name)) } else { unknown(&of) }
            }
            Seen::Attr(class) => {
                let own = match class.as_ref().map(|class| &class.0.kind) {
                    Some(ClassKind::Builtin(BuiltinClass::Attr(class))) => methods_of(*class),
                    Some(ClassKind::Builtin(BuiltinClass::Attribute)) => Some(&[][..]),
                    _ => None,
                };
                let plain = matches!(
                    class.as_ref().map(|class| &class.0.kind),
                    Some(ClassKind::Builtin(BuiltinClass::Attr(
                        AttrClass::Bool
                            | AttrClass::Integer
                            | AttrClass::Float
                            | AttrClass::String
                            | AttrClass::Type
                    )))
                );
                let known = match own {
                    Some(own) => own.contains(&name) || OF_ATTRIBUTES.contains(&name),
                    None => {
                        machine::is_attr_method(name)
                            || no_arguments && classes.is_accessor_name(name)
                            || self.declares(class.as_ref(), name)
                    }
                };
                match class {
                    Some(class) if known && plain => takes(&format!("'{}'", class.cpp_name()), Some(0..=0)),
                    _ if known => None,
                    Some(class) if !is_base(class) => unknown(&format!("'{}'", class.cpp_name())),
                    _ => unknown("an attribute"),
                }
            }
            Seen::View(class) if arrow => (!machine::is_of_operation(name, args.len())).then(|| {
                let class = class.cpp_name();
                format!("'{name}' is not a method of 'Operation', which '->' of '{class}' leads to")
            }),
            Seen::Op(_, Held::Pointer | Held::Reference) => {
                if machine::is_of_operation(name, args.len()) {
                    takes("an operation", arities::of_operation(name))
                } else {
                    unknown("'mlir::Operation'")
                }
            }
            Seen::Op(op, Held::Either) => {
                let declared = match op.and_then(|op| ctx.op_info(op)) {
                    Some(_) if !no_arguments => false,
                    Some(info) => {
                        let groups: Vec<&GroupDef> = info.operands.iter().chain(&*info.results).collect();
                        let is = |part: Name| is_accessor_of(ctx.str(part), name);
                        groups.iter().any(|group| is(group.name)) || self.is_attr_of(&info.inherent, name)
                    }
                    None => no_arguments && classes.is_accessor_name(name),
                };
                let known = declared || machine::is_operation_method(name);
                match op.filter(|_| !known) {
                    _ if known => takes("an operation", arities::of_operation(name)),
                    Some(op) => unknown(&format!("'{}'", ctx.op_str(op))),
                    None => unknown("an operation"),
                }
            }
            Seen::View(class) => self.class_lacks(class, name, no_arguments),
        }
    }

    /// Returns true if the definition of a class may declare a method of this name; for an unknown class, if
    /// that of any class may.
    fn declares(&self, class: Option<&ClassRef>, name: &str) -> bool {
        let classes = self.scope.classes;
        match class {
            Some(class) => {
                classes.members(class.cpp_name()).is_some_and(|members| !members.named(name).is_empty())
            }
            None => classes.has_member_name(name),
        }
    }

    fn is_attr_of(&self, attributes: &[Name], method: &str) -> bool {
        let ctx = self.scope.ctx;
        attributes.iter().any(|&attr| {
            let attr = ctx.str(attr);
            is_accessor_of(attr, method)
                || method.strip_suffix("Attr").is_some_and(|method| is_accessor_of(attr, method))
        })
    }

    /// Looks a method up in a class of operations like the evaluator; reports it if it is missing.
    fn class_lacks(&self, class: &ClassRef, name: &str, no_arguments: bool) -> Option<String> {
        let Scope { ctx, classes, .. } = *self.scope;
        let op = class.op_name()?;
        let info = ctx.op_info(op)?;
        let members = classes.members(class.cpp_name())?;
        let is = |part: &str| is_accessor_of(part, name);
        let is_group = |group: &GroupDef| is(ctx.str(group.name));
        let accessor = info.operands.iter().any(is_group)
            || info.results.iter().any(is_group)
            || self.is_attr_of(&info.inherent, name)
            || members.text.regions.iter().chain(&members.text.successors).any(|part| is(part));
        let is_mutable = |group: &GroupDef| {
            name.strip_suffix("Mutable").is_some_and(|name| is_accessor_of(ctx.str(group.name), name))
        };
        if no_arguments && (accessor || info.operands.iter().any(is_mutable)) {
            return None;
        }
        if machine::is_setter(ctx, classes, op, &info.inherent, name) {
            return None;
        }
        let own = std::iter::once((class.cpp_name().to_owned(), Some(members.clone())));
        let bases = members.text.bases.iter().map(|base| (base.clone(), classes.members(base)));
        for (path, members) in own.chain(bases) {
            // Members that are not known may have any name.
            let found = members?.named(name);
            if found.is_empty() {
                continue;
            }
            let has_body = found.iter().any(|member| member.body().is_some());
            return (!has_body)
                .then(|| format!("method '{name}' of '{path}' is declared, but its body is C++"));
        }
        match machine::is_class_method(name) {
            true => None,
            false if machine::is_operation_method(name) => Some(format!(
                "'{name}' is not a method of class '{}': operations have it, through '->' ('{}')",
                class.cpp_name(),
                ctx.op_str(op)
            )),
            false => Some(format!("unknown method '{name}' of '{}'", ctx.op_str(op))),
        }
    }
}

/// Methods of all attributes.
const OF_ATTRIBUTES: &[&str] = &["getContext", "getDialect", "getDialectNamespace", "getAsOpaquePointer"];

/// Returns the methods of attributes of a class, if the class is one that holds a plain value.
fn methods_of(class: AttrClass) -> Option<&'static [&'static str]> {
    Some(match class {
        AttrClass::Unit => &[],
        AttrClass::Bool => &["getValue", "getType"],
        AttrClass::Integer => &["getValue", "getInt", "getSInt", "getUInt", "getAPSInt", "getType"],
        AttrClass::Float => &["getValue", "getValueAsDouble", "getType"],
        AttrClass::String => {
            &["getValue", "strref", "str", "data", "size", "empty", "getType", "begin", "end"]
        }
        AttrClass::Type => &["getValue"],
        AttrClass::Array => {
            &["getValue", "size", "empty", "begin", "end", "getAsRange", "getAsValueRange", "drop_back"]
        }
        AttrClass::SymbolRef => &["getRootReference", "getLeafReference", "getNestedReferences"],
        AttrClass::FlatSymbolRef => {
            &["getValue", "getAttr", "getRootReference", "getLeafReference", "getNestedReferences"]
        }
        _ => return None,
    })
}

/// Returns the methods of types of a class, if all of them are known.
fn methods_of_type(class: &ClassRef) -> Option<[&'static [&'static str]; 3]> {
    let shaped = |own| Some([OF_TYPES, OF_SHAPED, own]);
    let other = |own| Some([OF_TYPES, &[][..], own]);
    let class = match &class.0.kind {
        ClassKind::Builtin(BuiltinClass::Type) => return other(&[]),
        ClassKind::Builtin(BuiltinClass::OneOf(class)) => class,
        ClassKind::Builtin(BuiltinClass::Float(_)) => &TypeClass::Float,
        _ => return None,
    };
    match class {
        TypeClass::Integer => other(&[
            "getWidth",
            "getSignedness",
            "isSignless",
            "isSigned",
            "isUnsigned",
            "scaleElementBitwidth",
        ]),
        TypeClass::Float => {
            other(&["getWidth", "getFPMantissaWidth", "getFloatSemantics", "scaleElementBitwidth"])
        }
        TypeClass::Index | TypeClass::None => other(&[]),
        TypeClass::Complex => other(&["getElementType"]),
        TypeClass::Tuple => other(&["getTypes", "size", "begin", "end", "getType", "getFlattenedTypes"]),
        TypeClass::Function => other(&[
            "getInputs",
            "getResults",
            "getNumInputs",
            "getNumResults",
            "getInput",
            "getResult",
            "clone",
        ]),
        TypeClass::Shaped | TypeClass::Tensor => shaped(&[]),
        TypeClass::Vector => shaped(&[
            "isScalable",
            "allDimsScalable",
            "getScalableDims",
            "getNumScalableDims",
            "scaleElementBitwidth",
        ]),
        TypeClass::RankedTensor => shaped(&["getEncoding"]),
        TypeClass::UnrankedTensor => shaped(&[]),
        TypeClass::MemRef => shaped(&[
            "getLayout",
            "getMemorySpace",
            "getMemorySpaceAsInt",
            "isStrided",
            "isLastDimUnitStride",
        ]),
        TypeClass::BaseMemRef | TypeClass::UnrankedMemRef => {
            shaped(&["getMemorySpace", "getMemorySpaceAsInt"])
        }
        _ => None,
    }
}
