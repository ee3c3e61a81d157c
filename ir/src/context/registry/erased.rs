//! Hooks as what is registered carries them.

use std::any::Any;
use std::sync::Arc;

/// Hooks of a type that the context does not know, so that it does not depend on bodies and the text format,
/// which hooks name.
#[derive(Clone)]
pub(crate) struct Erased(Arc<dyn Any + Send + Sync>);

impl Default for Erased {
    /// Creates an empty set of hooks.
    fn default() -> Self {
        Erased::new(())
    }
}

impl Erased {
    /// Wraps hooks.
    pub(crate) fn new<T: Any + Send + Sync>(hooks: T) -> Self {
        Erased(Arc::new(hooks))
    }

    /// The hooks, if they are of this type.
    #[inline]
    pub(crate) fn get<T: Any + Send + Sync>(&self) -> Option<&T> {
        self.0.downcast_ref()
    }

    /// Returns the hooks for changes, unshared; initially the default of `T`.
    pub(crate) fn make_mut<T: Any + Clone + Default + Send + Sync>(&mut self) -> &mut T {
        if !self.0.is::<T>() || Arc::get_mut(&mut self.0).is_none() {
            *self = Erased::new(self.get::<T>().cloned().unwrap_or_default());
        }
        let own = Arc::get_mut(&mut self.0).and_then(|hooks| hooks.downcast_mut());
        own.expect("hooks of this type that are not shared")
    }
}
