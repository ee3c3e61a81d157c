//! Static class of an attribute in C++, as far as the text of an expression determines it.
//!
//! An attribute is the same handle for any class; if several classes have methods of the same name, such as
//! `getValue()` of `BoolAttr`, of an enum's attribute and of `IntegerAttr`, the class determines which one is
//! meant.

use super::{Answer, Machine};
use crate::accessors::same_camel;
use crate::builtin::{AttrClass, BuiltinClass};
use crate::classes::{ClassKind, ClassRef};
use crate::receivers::is_cast;
use crate::tree::{Kind, Node, TemplateArg, TypeName};
use crate::value::Val;

impl Machine<'_, '_> {
    /// Evaluates `attr.getValue()` of a class whose method of this name differs from that of the attribute
    /// itself; `None` if the class does not exist.
    pub(super) fn value_of_class(&mut self, target: &Node, attr: &Val) -> Option<Answer> {
        let Val::Attr(handle) = attr else { return None };
        // Only integers are used by several classes.
        let ty = self.env.ctx.attr_type(*handle)?;
        let class = self.class_of_node(target)?;
        match &class.0.kind {
            ClassKind::Builtin(BuiltinClass::Attr(AttrClass::Bool)) => {
                let common = self.env.ctx.common();
                (ty == common.i1).then(|| Ok(Val::Bool(*handle == common.true_)))
            }
            ClassKind::Native(native) => {
                let (_, helper) = native.methods.iter().find(|(name, _)| **name == *"getValue")?;
                let helper = helper.clone();
                Some(helper(self.env, std::slice::from_ref(attr)))
            }
            _ => None,
        }
    }

    /// Returns the class of the attribute or operation that an expression yields, if its text determines it.
    fn class_of_node(&self, node: &Node) -> Option<ClassRef> {
        let class_of = |ty: &TypeName| self.class_of(&ty.path);
        match &node.kind {
            Kind::Name(path) => {
                let local = self.scope.local(self.scope.find(path.as_plain()?)?);
                match &local.value {
                    Val::View(_, class) => Some(class.clone()),
                    _ => class_of(local.ty.as_ref()?),
                }
            }
            Kind::Method { name, template, .. } if **name == *"getBoolAttr" && template.is_empty() => {
                self.env.classes.find_class("mlir::BoolAttr", "")
            }
            Kind::Method { template, .. } if !template.is_empty() => class_of(named(template)?),
            Kind::Method { target, name, args, .. } if args.is_empty() => {
                let op = self.class_of_node(target)?.op_name()?;
                let attr = name.strip_prefix("get")?.strip_suffix("Attr")?;
                let ctx = self.env.ctx;
                let inherent = &ctx.op_info(op)?.inherent;
                let found = inherent.iter().copied().find(|&known| same_camel(ctx.str(known), attr))?;
                self.env.classes.attr_storage(op, found)
            }
            Kind::Call { path, .. } => match path.last().args.as_deref() {
                Some(template) if is_cast(&path.last().name) => class_of(named(template)?),
                _ => path.parent().and_then(|parent| self.class_of(parent)).or_else(|| self.class_of(path)),
            },
            Kind::Cast(ty, _) => class_of(ty),
            Kind::Hole(inner) => self.class_of_node(inner),
            _ => None,
        }
    }
}

/// Returns the class that a cast names, as the type of a declaration with `auto`.
pub(super) fn cast_type(node: &Node) -> Option<&TypeName> {
    match &node.kind {
        Kind::Call { path, .. } if is_cast(&path.last().name) => named(path.last().args.as_deref()?),
        Kind::Method { name, template, .. } if is_cast(name) || **name == *"getAttrOfType" => named(template),
        _ => None,
    }
}

fn named(template: &[TemplateArg]) -> Option<&TypeName> {
    match template {
        [TemplateArg::Type(ty)] => Some(ty),
        _ => None,
    }
}
