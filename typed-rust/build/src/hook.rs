//! A trait of hooks and its methods, as data.

/// A trait, and the function that attaches its implementation.
pub(crate) struct HookTrait {
    /// The definition, as named in messages.
    pub of: String,
    /// Name of the trait.
    pub name: String,
    /// The Rust type of the definition; absent for the dialect.
    pub view: Option<String>,
    pub methods: Vec<Method>,
    pub left_out: Vec<String>,
}

/// A method of such a trait.
pub(crate) struct Method {
    pub name: String,
    pub docs: String,
    /// Parameters after `&self`.
    pub params: Vec<String>,
    pub result: String,
    pub attach: Attach,
    /// The call that runs the definition's default: a method without one must be written.
    pub default: Option<Vec<String>>,
}

/// The way in which a method is attached.
pub(crate) enum Attach {
    /// A function of the runtime, with the arguments before the methods and the names of all methods that it
    /// takes.
    By(&'static str, Vec<String>, Vec<String>),
    /// Together with the previous method.
    Done,
    /// Registered as a method that C++ text calls.
    Called { interface: String, method: String, args: Vec<(String, String)>, is_static: bool, is_void: bool },
}

pub(crate) const READ: [&str; 2] = ["ctx: &rt::Context", "ir: &rt::Ir"];
pub(crate) const VERIFIED: &str = "Result<(), rt::Diagnostic>";

pub(crate) fn inference() -> Method {
    Method {
        name: "infer_result_types".to_owned(),
        docs: "Infers the types of the results.\n\n# Errors\nIf they cannot be inferred.".to_owned(),
        params: vec!["input: &rt::InferInput<'_>".to_owned()],
        result: "Result<rt::SmallVec<[rt::Type; 2]>, rt::Reason>".to_owned(),
        attach: Attach::By("hook_inference", Vec::new(), vec!["infer_result_types".to_owned()]),
        default: None,
    }
}
