//! Names of irdl: each operand, result, parameter, region and attribute has one, which is a valid name in C++ and
//! Python.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::{AttrData, Param};

/// The reason why a name is invalid.
fn fault(name: &str) -> Option<&'static str> {
    let is_plain = |char: char| char.is_ascii_alphanumeric() || char == '_';
    if name.is_empty() {
        Some("is empty")
    } else if name.starts_with('_') || name.contains("__") {
        Some("should not contain leading or double underscores")
    } else if name.contains(|char: char| char.is_ascii_uppercase()) {
        Some("should not contain uppercase letters")
    } else if !name.contains(|char: char| !is_plain(char)) {
        None
    } else {
        Some("must contain only lowercase letters, digits and underscores")
    }
}

/// Verifies that there is a unique name for each declared value.
fn verify_names(at: Subject<'_>, attr: &str, one: &str) -> Checked {
    let (names, count) = (at.list(attr), at.operand_types().len());
    if at.attr(attr).is_none() {
        return Ok(());
    }
    if names.len() != count {
        return wrong(format!(
            "the number of {one}s and their names must be the same, but got {count} and {} respectively",
            names.len()
        ));
    }
    let names: Vec<&str> = names.iter().map(|name| at.ctx.as_str(*name).unwrap_or_default()).collect();
    for (index, name) in names.iter().enumerate() {
        if let Some(fault) = fault(name) {
            return plain(format!("name of {one} #{index} {fault}"));
        }
        if let Some(other) = names[..index].iter().position(|other| other == name) {
            return wrong(format!("name of {one} #{index} is a duplicate of the name of {one} #{other}"));
        }
    }
    Ok(())
}

/// Verifies that there is a variadicity for each value.
fn verify_variadicity(at: Subject<'_>, one: &str) -> Checked {
    let Some(AttrData::Dialect { params, .. }) = at.attr_data("variadicity") else { return Ok(()) };
    let said = match params.first() {
        Some(Param::List(said)) => said.len(),
        _ => 0,
    };
    let count = at.operand_types().len();
    match count == said {
        true => Ok(()),
        false => wrong(format!(
            "the number of {one}s and their variadicities must be the same, but got {count} and {said} respectively"
        )),
    }
}

fn verify_values(at: Subject<'_>, one: &str) -> Checked {
    verify_variadicity(at, one)?;
    verify_names(at, "names", one)
}

fn verify_attributes(at: Subject<'_>) -> Checked {
    let (names, count) = (at.list("attributeValueNames").len(), at.operand_types().len());
    match names == count {
        true => Ok(()),
        false => wrong(format!(
            "the number of attribute names and their constraints must be the same but got {names} and {count} \
             respectively"
        )),
    }
}

pub(super) const RULES: Rules = Rules::after(
    "names",
    &[
        ("irdl.attributes", verify_attributes),
        ("irdl.operands", |at| verify_values(at, "operand")),
        ("irdl.parameters", |at| verify_names(at, "names", "parameter")),
        ("irdl.regions", |at| verify_names(at, "names", "region")),
        ("irdl.results", |at| verify_values(at, "result")),
    ],
);
