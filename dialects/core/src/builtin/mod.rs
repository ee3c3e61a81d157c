//! The builtin dialect: casts that cancel each other out, and methods of modules.

mod classes;
mod fold;
mod patterns;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    folders: &[fold::FOLDERS],
    classes: &[classes::add_classes],
    canonicalization: &[patterns::add],
    ..DialectHooks::new("builtin")
};
