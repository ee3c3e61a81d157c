//! Settings that are changed in a chain.

/// Gives a type of settings its method `with`, since structures that may get more fields cannot be written as
/// literals in other crates. Used as `settings! { impl ParseOptions }`.
#[macro_export]
#[doc(hidden)]
macro_rules! settings {
    ($($head:tt)*) => {
        $($head)* {
            /// Changes some of the settings and returns all.
            #[must_use]
            pub fn with(mut self, change: impl FnOnce(&mut Self)) -> Self {
                change(&mut self);
                self
            }
        }
    };
}
