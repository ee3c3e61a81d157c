//! A dialect that leaves a hook of every kind to code: each kind runs, defaults of interfaces are inherited,
//! and rules with typed natives canonicalize, run in passes and are read from files.

mod implementation;
mod interfaces;
mod kinds;
mod misuse;
mod natives;
mod views;

/// The dialect of `td/hooks.td`.
#[deny(warnings, missing_docs)]
mod hooked {
    legalize_macros::dialect! { file: "tests/td/hooks.td", name: "hooked", include: ["tests/td"] }
}

/// The rules of `td/scales.td`.
#[deny(warnings, missing_docs)]
mod scales {
    legalize_macros::patterns! { file: "tests/td/scales.td", include: ["tests/td"] }
}

/// The rules of `td/lits.td`.
#[deny(warnings, missing_docs)]
mod lits {
    legalize_macros::patterns! {
        file: "tests/td/lits.td", include: ["tests/td"], views: ["hooked=crate::hooked"]
    }
}

/// The rules of `td/values.td`.
#[deny(warnings, missing_docs)]
mod values {
    legalize_macros::patterns! {
        file: "tests/td/values.td", include: ["tests/td"], views: ["builtin=legalize::typed"]
    }
}
