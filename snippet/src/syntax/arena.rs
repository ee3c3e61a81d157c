//! Memory of a snippet's syntax tree: one typed arena per kind of node that others refer to.
//!
//! Invariant: no node is freed before the snippet is lowered, so that nodes refer to one another freely.

use typed_arena::Arena;

use super::tree::*;

/// Owner of the nodes of one snippet's syntax tree.
pub(super) struct SyntaxArena<'a> {
    nodes: Arena<Node<'a>>,
    triples: Arena<[Node<'a>; 3]>,
    stmts: Arena<Stmt<'a>>,
    items: Arena<Item<'a>>,
    declarators: Arena<Declarator<'a>>,
    segments: Arena<Segment<'a>>,
    template_args: Arena<TemplateArg<'a>>,
    params: Arena<Param<'a>>,
    captures: Arena<Capture<'a>>,
    texts: Arena<&'a str>,
}

impl<'a> SyntaxArena<'a> {
    /// Creates an arena for the tree of `tokens` tokens.
    ///
    /// Most snippets are one short expression: capacity is reserved only for its nodes and names.
    pub(super) fn for_tokens(tokens: usize) -> Self {
        SyntaxArena {
            nodes: Arena::with_capacity(tokens / 2),
            triples: Arena::with_capacity(1),
            stmts: Arena::with_capacity(1),
            items: Arena::with_capacity(1),
            declarators: Arena::with_capacity(1),
            segments: Arena::with_capacity(tokens / 4),
            template_args: Arena::with_capacity(1),
            params: Arena::with_capacity(1),
            captures: Arena::with_capacity(1),
            texts: Arena::with_capacity(1),
        }
    }

    /// Allocates a node.
    pub(super) fn node<T: Stored<'a>>(&'a self, node: T) -> &'a T {
        T::arena(self).alloc(node)
    }

    /// Allocates consecutive nodes.
    pub(super) fn list<T: Stored<'a>>(&'a self, nodes: Vec<T>) -> &'a [T] {
        if nodes.is_empty() { &[] } else { T::arena(self).alloc_extend(nodes) }
    }
}

/// Kind of node that is allocated in a [`SyntaxArena`].
pub(super) trait Stored<'a>: Sized {
    /// Returns the arena of this kind.
    fn arena(arena: &'a SyntaxArena<'a>) -> &'a Arena<Self>;
}

macro_rules! stored {
    ($($node:ty: $field:ident),+ $(,)?) => {
        $(impl<'a> Stored<'a> for $node {
            fn arena(arena: &'a SyntaxArena<'a>) -> &'a Arena<Self> {
                &arena.$field
            }
        })+
    };
}

stored! {
    Node<'a>: nodes,
    [Node<'a>; 3]: triples,
    Stmt<'a>: stmts,
    Item<'a>: items,
    Declarator<'a>: declarators,
    Segment<'a>: segments,
    TemplateArg<'a>: template_args,
    Param<'a>: params,
    Capture<'a>: captures,
    &'a str: texts,
}
