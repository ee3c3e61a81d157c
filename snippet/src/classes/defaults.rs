//! Default implementations of the methods of interfaces.

use std::sync::Arc;

use super::Classes;
use super::names::normal;
use crate::members::{Member, Members};

impl Classes {
    /// Returns true if a method of an interface has a default implementation whose text can be read.
    pub fn has_default(&self, interface: &str, method: &str, arguments: usize) -> bool {
        let found = self.default_of(interface, method, arguments);
        found.is_some_and(|(_, member)| member.body().is_some_and(Result::is_ok))
    }

    /// The method of an interface that takes this number of arguments.
    pub(crate) fn default_of(
        &self,
        interface: &str,
        method: &str,
        arguments: usize,
    ) -> Option<(Arc<Members>, Arc<Member>)> {
        let members = self.members(normal(interface))?;
        let member = members.named(method).into_iter().find(|member| member.takes(arguments))?;
        Some((members, member))
    }
}
