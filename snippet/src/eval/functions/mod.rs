//! Free functions: `isa` and `cast`, the algorithms of `llvm` and `std`, constructors, and calls of the
//! operation's own accessors.

mod algorithm;
mod bits;
mod cast;
mod changing;
mod effects;
mod folds;
mod matchers;
mod math;
mod traits;

use smallvec::SmallVec;

pub(super) use algorithm::known_shape;
pub(crate) use math::number_macro;

use super::{Answer, Machine};
use crate::builtin::BuiltinClass;
use crate::classes::{ClassKind, ClassRef};
use crate::error::EvalError;
use crate::integer::{CppInt, IntType};
use crate::library::MATH;
use crate::tree::{Node, Path, TemplateArg, TypeName};
use crate::value::Val;

fn expects(name: &str, count: &str) -> EvalError {
    EvalError::invalid(format!("'{name}' takes {count}"))
}

impl Machine<'_, '_> {
    /// `path(args)`
    pub(super) fn call(&mut self, path: &Path, nodes: &[Node]) -> Answer {
        if *path.last().name == *"build"
            && let Some(value) = self.build_call(path, nodes)?
        {
            return Ok(value);
        }
        if let Some(class) = path.created() {
            return self.new_object(class, nodes);
        }
        if let Some(value) = self.get_call(path, nodes)? {
            return Ok(value);
        }
        if let Some(name) = path.as_plain()
            && let Some(value) = self.call_local(name, nodes)?
        {
            return Ok(value);
        }
        if let Some(functions) = self.env.functions.filter(|functions| functions.has(path.spelled())) {
            let args: Vec<Val> = self.eval_all(nodes)?.into_iter().map(Val::plain).collect();
            let value = functions.call(self.env, path.spelled(), &args)?;
            return self.counted(value);
        }
        let last = path.last();
        if let ("sizeof", Some([TemplateArg::Type(ty)])) = (&*last.name, last.args.as_deref())
            && nodes.is_empty()
        {
            return self.size_of(ty);
        }
        if let ("symbolizeEnum", Some([TemplateArg::Type(ty)])) = (&*last.name, last.args.as_deref())
            && let Some(class) = self.class_of(&ty.path)
            && let Some(helper) =
                self.env.classes.find_helper(&format!("::{}::symbolizeEnum", class.cpp_name()), "")
        {
            let args = self.eval_all(nodes)?;
            return helper(self.env, &args);
        }
        // `get(…)` inside of an attribute's or type's class is its own.
        if path.segments().len() == 1
            && matches!(&*last.name, "get" | "getChecked")
            && let Some(class) = self.own_object_class()
        {
            let args = self.eval_all(nodes)?;
            return self.static_call(&class, path, &last.name, args);
        }
        // Members of a class hide functions inside of it.
        if path.segments().len() == 1
            && let Some(object) = self.own_member(&last.name, nodes.len())?
        {
            let args = self.eval_all(nodes)?;
            return self.method(object, &last.name, last.args.as_deref().unwrap_or(&[]), args);
        }
        if path.segments().len() == 1
            && let Some((members, member)) = self.static_within(&last.name, nodes.len())
        {
            let args = self.eval_all(nodes)?;
            return self.run_static(&members, &member, args);
        }
        if path.segments().len() == 1
            && let Some(op) = self.building_op()
            && let Some(value) = self.attr_name(op, &last.name, nodes)?
        {
            return Ok(value);
        }
        if let Some(helper) = self.helper_of(path) {
            let args: Vec<Val> = self.eval_all(nodes)?.into_iter().map(Val::plain).collect();
            let value = match last.args.as_deref() {
                Some(template) => {
                    let template = self.spelled(template);
                    let outer = std::mem::replace(&mut self.env.template, template);
                    let value = helper(self.env, &args);
                    self.env.template = outer;
                    value?
                }
                None => helper(self.env, &args)?,
            };
            // `lookupNearestSymbolFrom<X>(…)`
            return match (last.args.as_deref(), &value) {
                (Some(template), Val::Op(_)) if last.name.starts_with("lookup") => {
                    self.cast_call("dyn_cast", template, value)
                }
                (_, Val::State(_)) => self.fill_state(nodes, value),
                _ => Ok(value),
            };
        }
        // A static function of a class, `X::get(…)`, or a class in a class, `X::Builder(…)`.
        if path.segments().len() > 1 {
            if let Some(class) = self.class_of(path) {
                return self.constructed(&class, path, nodes);
            }
            if let Some(parent) = path.parent()
                && let Some(class) = self.class_of(parent)
            {
                let args = self.eval_all(nodes)?;
                return self.static_call(&class, parent, &last.name, args);
            }
        }
        if path.is_library() {
            // A function of that name with a receiver of the operation is rarer than the library's.
            if !(path.segments().len() == 1 && self.is_own_method(&last.name)) {
                return self.library_call(&last.name, last.args.as_deref().unwrap_or(&[]), nodes);
            }
        }
        if let Some(class) = self.class_of(path) {
            return self.constructed(&class, path, nodes);
        }
        // A method of the operation itself.
        if path.segments().len() == 1
            && let Some(object) = self.own_object()
        {
            let args = self.eval_all(nodes)?;
            let template = last.args.as_deref().unwrap_or(&[]);
            return self.method(object, &last.name, template, args);
        }
        // An empty handle of a class that no definition declares.
        if nodes.is_empty() && is_handle_name(&last.name) {
            return Ok(Val::Null);
        }
        Err(EvalError::unknown(format!("unknown function '{}'", path.text())))
    }

    /// Returns template arguments as text; classes have their full names. A class that is not known gets one
    /// here, so that the function does not find another of that name in its own namespace.
    fn spelled(&self, template: &[TemplateArg]) -> Vec<String> {
        let one = |arg: &TemplateArg| match arg {
            TemplateArg::Type(ty) => match self.class_of(&ty.path) {
                Some(class) if class.0.path.contains("::") => format!("::{}", class.0.path),
                None if self.names_unknown_class(&ty.path) => {
                    format!("::{}::{}", self.namespace(), ty.path.spelled())
                }
                _ => ty.path.spelled().to_owned(),
            },
            TemplateArg::Int(value) => value.to_string(),
        };
        template.iter().map(one).collect()
    }

    /// Returns true if a path that names no known class is that of a class, and relative to a namespace.
    fn names_unknown_class(&self, path: &Path) -> bool {
        let is_class = path.last().name.starts_with(char::is_uppercase);
        is_class && !path.spelled().starts_with("::") && !self.namespace().is_empty()
    }

    /// Returns the class of the attribute or type whose member is run, if an unqualified name creates an
    /// object of it.
    pub(super) fn own_object_class(&self) -> Option<ClassRef> {
        let class = self.env.classes.find_class(&format!("::{}", self.within.as_ref()?.class()), "")?;
        matches!(class.0.kind, ClassKind::Type(_) | ClassKind::Attr(_)).then_some(class)
    }

    /// `sizeof(type)`, `sizeof(name)`
    fn size_of(&mut self, ty: &TypeName) -> Answer {
        let of_value = match ty.path.as_plain() {
            Some(name) => self.local_value(name)?,
            None => None,
        };
        let size = match &of_value {
            Some(Val::Int(value)) => Some(i128::from(value.ty().width() / 8)),
            Some(Val::Bool(_)) => Some(1),
            Some(Val::Double(_)) => Some(8),
            Some(Val::Single(_)) => Some(4),
            Some(Val::Enum(class, _)) => Some(i128::from(class.underlying.width() / 8)),
            Some(_) => None,
            None => match self.class_of(&ty.path).as_ref().map(|class| &class.0.kind) {
                Some(ClassKind::Builtin(BuiltinClass::Plain(plain))) => crate::members::size_of(*plain),
                Some(ClassKind::Enum(class)) => Some(i128::from(class.underlying.width() / 8)),
                _ => None,
            },
        };
        let size =
            size.ok_or_else(|| EvalError::unknown(format!("the size of '{}' is not known", ty.path.text())))?;
        Ok(Val::Int(CppInt::new(size, IntType::U64)))
    }

    /// `Class(args)`
    fn constructed(&mut self, class: &ClassRef, path: &Path, nodes: &[Node]) -> Answer {
        let args = self.eval_all(nodes)?;
        let ty = TypeName { path: path.clone(), pointer: false, reference: false };
        self.construct_class(class, &ty, args)
    }

    /// Returns true if a call without object is a call of one of the operation's own accessors.
    fn is_own_method(&self, name: &str) -> bool {
        matches!(name, "getType" | "getResult") && self.env.op.is_some()
    }

    fn library_call(&mut self, name: &str, template: &[TemplateArg], nodes: &[Node]) -> Answer {
        match name {
            "isa"
            | "isa_and_nonnull"
            | "isa_and_present"
            | "cast"
            | "cast_or_null"
            | "cast_if_present"
            | "dyn_cast"
            | "dyn_cast_or_null"
            | "dyn_cast_if_present" => {
                let [node] = nodes else { return Err(expects(name, "one value")) };
                let value = self.eval(node)?;
                self.cast_call(name, template, value)
            }
            "matchPattern" => {
                let [value, matcher] = nodes else { return Err(expects(name, "a value and a matcher")) };
                let value = self.eval(value)?;
                let matcher = self.eval(matcher)?;
                self.match_pattern(&value, &matcher)
            }
            // Like C++ compiled without assertions; a static one holds in a program that compiles.
            "assert" | "static_assert" => Ok(Val::Void),
            name if name.starts_with("m_") => self.matcher(name, template, nodes),
            _ => {
                if let Some(value) = self.changing_call(name, nodes)? {
                    return Ok(value);
                }
                let args = self.eval_all(nodes)?;
                if let Some(value) = self.effects_call(name, &args)? {
                    return Ok(value);
                }
                if MATH.contains(&name)
                    && let Some(value) = math::call(name, &args)
                {
                    return Ok(value);
                }
                let value = self.algorithm(name, template, args)?;
                let nodes: SmallVec<[&Node; 3]> = nodes.iter().collect();
                self.kept(value, &nodes)
            }
        }
    }
}

/// Returns true if a class of this name is a class of handles to types, attributes or locations.
pub(crate) fn is_handle_name(name: &str) -> bool {
    name.starts_with(char::is_uppercase) && ["Attr", "Type", "Loc"].iter().any(|end| name.ends_with(end))
}
