//! Dependencies of a tree's result.

use std::sync::Arc;

use super::{PlaceholderKind, Visitor, visit};
use crate::classes::Classes;
use crate::eval as machine;
use crate::tree::{Kind, Node, Placeholder};

/// Returns true if a placeholder denotes an argument, or a builder of attributes and types.
pub(super) fn is_of_args(placeholder: &Placeholder) -> bool {
    matches!(
        placeholder,
        Placeholder::Builder | Placeholder::Context | Placeholder::Index(_) | Placeholder::Rest(_)
    )
}

/// Returns true if a tree mentions neither the operation nor arguments.
pub(crate) fn depends_on_self_only(root: &Node) -> bool {
    struct Finder {
        only: bool,
        locals: Vec<Arc<str>>,
    }
    impl Visitor for Finder {
        fn node(&mut self, node: &Node) {
            match &node.kind {
                Kind::Placeholder(placeholder) => {
                    self.only &= matches!(
                        placeholder,
                        Placeholder::SelfValue | Placeholder::Builder | Placeholder::Context
                    );
                }
                // The dependencies of a host's function are unknown.
                Kind::Exact(_) => self.only = false,
                // A call without object may be one of the operation's accessors.
                Kind::Call { path, args } => {
                    if let Some(name) = path.as_plain() {
                        let library = path.is_library() || name.starts_with(char::is_uppercase);
                        self.only &= library
                            || self.locals.iter().any(|local| **local == *name)
                            || !name.starts_with("get") && !args.is_empty();
                    }
                }
                _ => {}
            }
        }

        fn declares(&mut self, name: &Arc<str>) {
            self.locals.push(name.clone());
        }
    }
    let mut finder = Finder { only: true, locals: Vec::new() };
    visit(root, &mut finder);
    finder.only
}

/// Counts of the uses of `$_builder`, in total and as the object of a method call.
pub(super) struct BuilderUses<'c> {
    pub classes: &'c Classes,
    /// Local names of the builder.
    pub names: Vec<Arc<str>>,
    pub all: usize,
    pub asked: usize,
}

impl<'c> BuilderUses<'c> {
    pub(super) fn new(classes: &'c Classes) -> Self {
        BuilderUses { classes, names: Vec::new(), all: 0, asked: 0 }
    }

    pub(super) fn is_builder(&self, node: &Node) -> bool {
        match &node.kind {
            Kind::Placeholder(placeholder) => *placeholder == Placeholder::Builder,
            Kind::Name(path) => {
                path.as_plain().is_some_and(|name| self.names.iter().any(|own| **own == *name))
            }
            _ => false,
        }
    }
}

impl Visitor for BuilderUses<'_> {
    fn node(&mut self, node: &Node) {
        self.all += usize::from(self.is_builder(node));
        if let Kind::Method { target, name, .. } = &node.kind
            && self.is_builder(target)
            && name.starts_with("get")
        {
            self.asked += 1;
        }
        // A call without object may be a call on the operation itself.
        if let Kind::Call { path, .. } = &node.kind
            && let [segment] = path.segments()
            && (self.classes.is_accessor_name(&segment.name) || machine::is_operation_method(&segment.name))
        {
            self.all += 1;
        }
    }
}

/// Returns true if a tree is non-local: its result may depend on more than attributes and types, such as the
/// defining op or the users of a value, or the operations around an operation. Local trees only use the
/// types, attributes and names of operations and values.
pub(crate) fn is_non_local(
    root: &Node,
    classes: &Classes,
    kind_of: &dyn Fn(&Placeholder) -> PlaceholderKind,
) -> bool {
    struct Finder<'f> {
        classes: &'f Classes,
        kind_of: &'f dyn Fn(&Placeholder) -> PlaceholderKind,
        handles: usize,
        asked: usize,
        unknown: bool,
    }
    impl Finder<'_> {
        fn kind_of(&self, node: &Node) -> PlaceholderKind {
            match &node.kind {
                Kind::Placeholder(Placeholder::Builder | Placeholder::Context) => PlaceholderKind::Plain,
                Kind::Placeholder(placeholder) => (self.kind_of)(placeholder),
                _ => PlaceholderKind::Plain,
            }
        }
    }
    impl Visitor for Finder<'_> {
        fn node(&mut self, node: &Node) {
            self.handles += usize::from(self.kind_of(node) != PlaceholderKind::Plain);
            match &node.kind {
                Kind::Method { target, arrow, name, .. } => {
                    // A class may have a method of that name that does anything.
                    let own = |kind_of| {
                        *arrow || kind_of == PlaceholderKind::Handle || !self.classes.has_member_name(name)
                    };
                    let kind_of = self.kind_of(target);
                    let local = kind_of != PlaceholderKind::Plain && machine::is_local(name) && own(kind_of);
                    self.asked += usize::from(local);
                    // A declared member may have the name of any method.
                    self.unknown |= machine::leads_elsewhere(name);
                }
                // The dependencies of a host's function are unknown.
                Kind::Exact(_) => self.unknown = true,
                _ => {}
            }
        }
    }
    let mut builder = BuilderUses::new(classes);
    visit(root, &mut builder);
    let mut finder = Finder { classes, kind_of, handles: 0, asked: 0, unknown: false };
    visit(root, &mut finder);
    finder.unknown || finder.handles != finder.asked || builder.all != builder.asked
}
