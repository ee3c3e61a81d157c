//! Memory of a file's syntax tree: one typed arena per kind of node that others refer to.
//!
//! Invariant: no node is freed before the file's analysis is complete, so that nodes refer to one another
//! freely.

use typed_arena::Arena;

use super::tree::*;

/// Owner of the nodes of one file's syntax tree.
#[derive(Default)]
pub(crate) struct SyntaxArena<'a> {
    text: Arena<u8>,
    items: Arena<Item<'a>>,
    decls: Arena<UserDecl<'a>>,
    params: Arena<Param<'a>>,
    results: Arena<ResultDecl<'a>>,
    metadata: Arena<Metadata<'a>>,
    stmts: Arena<Stmt<'a>>,
    exprs: Arena<Expr<'a>>,
    elements: Arena<TupleElement<'a>>,
    operations: Arena<Operation<'a>>,
    attributes: Arena<AttributeEntry<'a>>,
    blocks: Arena<BlockLiteral<'a>>,
    constraints: Arena<ConstraintRef<'a>>,
}

impl<'a> SyntaxArena<'a> {
    /// Allocates a node.
    pub(crate) fn node<T: Stored<'a>>(&'a self, node: T) -> &'a T {
        T::arena(self).alloc(node)
    }

    /// Allocates consecutive nodes.
    pub(crate) fn list<T: Stored<'a>>(&'a self, nodes: Vec<T>) -> &'a [T] {
        if nodes.is_empty() { &[] } else { T::arena(self).alloc_extend(nodes) }
    }

    /// Allocates a text.
    pub(crate) fn text(&'a self, text: &str) -> &'a str {
        self.text.alloc_str(text)
    }
}

/// Kind of node that is allocated in a [`SyntaxArena`].
pub(crate) trait Stored<'a>: Sized {
    /// Returns the arena of this kind.
    fn arena(arena: &'a SyntaxArena<'a>) -> &'a Arena<Self>;
}

macro_rules! stored {
    ($($node:ident: $field:ident),+ $(,)?) => {
        $(impl<'a> Stored<'a> for $node<'a> {
            fn arena(arena: &'a SyntaxArena<'a>) -> &'a Arena<Self> {
                &arena.$field
            }
        })+
    };
}

stored! {
    Item: items,
    UserDecl: decls,
    Param: params,
    ResultDecl: results,
    Metadata: metadata,
    Stmt: stmts,
    Expr: exprs,
    TupleElement: elements,
    Operation: operations,
    AttributeEntry: attributes,
    BlockLiteral: blocks,
    ConstraintRef: constraints,
}
