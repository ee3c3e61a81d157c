//! Custom forms of emitc.

mod regions;
mod values;

use legalize_ods::CustomDirectives;

use crate::common::functions::asm::{parse_func, print_func};
use crate::common::hooks::{Form, ParamsForm};

pub(super) const FORMS: &[&[Form]] =
    &[regions::FORMS, values::FORMS, &[("emitc.func", parse_func, print_func)]];

pub(super) const TYPES: &[ParamsForm] = values::TYPES;

/// Adds the directives.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    values::add_directives(all);
}
