//! Names of accessors, as upstream's generators create them.

/// True if a method of this name is the accessor of a part of that name: `getFooBar` of `foo_bar`.
pub fn is_accessor_of(part: &str, method: &str) -> bool {
    let Some(rest) = method.strip_prefix("get") else { return false };
    same_camel(part, rest)
}

/// True if `FooBar` is `foo_bar`, `fooBar` or `FooBar` in camel case.
pub(crate) fn same_camel(name: &str, camel: &str) -> bool {
    let mut camel = camel.chars();
    let mut upper = true;
    for c in name.chars() {
        if c == '_' {
            upper = true;
            continue;
        }
        let expected = if upper { c.to_ascii_uppercase() } else { c };
        upper = false;
        if camel.next() != Some(expected) {
            return false;
        }
    }
    camel.next().is_none()
}

/// True if a method of this name returns the name of an attribute: `getFooBarAttrName` of `foo_bar`.
pub(crate) fn is_attr_name_of(attr: &str, method: &str) -> bool {
    let rest = method.strip_prefix("get").and_then(|rest| rest.strip_suffix("AttrName"));
    rest.is_some_and(|rest| same_camel(attr, rest))
}
