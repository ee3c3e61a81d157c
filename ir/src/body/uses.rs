//! Use lists: the operands that use a value, and the successors that refer to a block.
//!
//! A use is a node in a pool; the uses of one owner are consecutive, the uses of one target are linked. The
//! newest use comes first, as upstream has it. Indices are 32 bits wide.

use super::OpId;

/// Null index of a node.
pub(crate) const NONE: u32 = u32::MAX;
/// The node is in no list although its owner still names the target (its owner is erased).
const UNLINKED: u32 = u32::MAX - 1;

/// Use of a value or block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node<K> {
    pub target: K,
    pub owner: OpId,
    pub next: u32,
    pub prev: u32,
}

/// The consecutive uses of one owner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Range {
    pub start: u32,
    pub len: u32,
}

impl Range {
    pub(super) fn indices(self) -> std::ops::Range<u32> {
        self.start..self.start + self.len
    }

    pub(super) fn as_usize(self) -> std::ops::Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }
}

/// All uses of one kind of target.
#[derive(Clone, Debug)]
pub(crate) struct UsePool<K> {
    nodes: Vec<Node<K>>,
    /// Starts of free ranges, by size class.
    free: Vec<Vec<u32>>,
}

/// Ranges up to eight are exact, larger ones round up to a power of two.
fn class(len: u32) -> (usize, u32) {
    if len <= 8 {
        (len as usize, len)
    } else {
        let capacity = len.next_power_of_two();
        (8 + (capacity.trailing_zeros() as usize - 3), capacity)
    }
}

impl<K: Copy> UsePool<K> {
    pub(super) fn new() -> Self {
        UsePool { nodes: Vec::new(), free: Vec::new() }
    }

    /// Allocates nodes for the uses of one owner; every node is unlinked.
    #[inline]
    pub(super) fn alloc(&mut self, owner: OpId, targets: &[K]) -> Range {
        let len = u32::try_from(targets.len()).expect("fewer than 2^32 operands");
        let Some(&first) = targets.first() else {
            return Range::default();
        };
        let (class, capacity) = class(len);
        let node = |target| Node { target, owner, next: NONE, prev: UNLINKED };
        if let Some(start) = self.free.get_mut(class).and_then(Vec::pop) {
            for (slot, &target) in self.nodes[start as usize..].iter_mut().zip(targets) {
                *slot = node(target);
            }
            return Range { start, len };
        }
        let start = self.nodes.len();
        assert!(start + capacity as usize <= UNLINKED as usize, "fewer than 2^32 - 2 uses");
        self.nodes.extend(targets.iter().map(|&target| node(target)));
        if capacity > len {
            self.nodes.resize(start + capacity as usize, node(first));
        }
        Range { start: start as u32, len }
    }

    /// Releases the nodes of an owner; every node must be unlinked.
    pub(super) fn release(&mut self, range: Range) {
        if range.len == 0 {
            return;
        }
        debug_assert!(range.indices().all(|index| self.nodes[index as usize].prev == UNLINKED));
        let (class, _) = class(range.len);
        if self.free.len() <= class {
            self.free.resize(class + 1, Vec::new());
        }
        self.free[class].push(range.start);
    }

    pub(super) fn at(&self, index: u32) -> &Node<K> {
        &self.nodes[index as usize]
    }

    pub(super) fn slice(&self, range: Range) -> &[Node<K>] {
        &self.nodes[range.as_usize()]
    }

    pub(super) fn set_target(&mut self, index: u32, target: K) {
        debug_assert!(!self.is_linked(index));
        self.nodes[index as usize].target = target;
    }

    pub(super) fn is_linked(&self, index: u32) -> bool {
        self.nodes[index as usize].prev != UNLINKED
    }

    /// Puts a node at the front of the list that starts at `head`.
    #[inline]
    pub(super) fn link_front(&mut self, index: u32, head: &mut u32) {
        debug_assert!(!self.is_linked(index));
        let next = std::mem::replace(head, index);
        let node = &mut self.nodes[index as usize];
        node.next = next;
        node.prev = NONE;
        if next != NONE {
            self.nodes[next as usize].prev = index;
        }
    }

    /// Inserts a node after `prev`, or at the front for [`NONE`].
    pub(super) fn link_after(&mut self, index: u32, prev: u32, head: &mut u32) {
        debug_assert!(!self.is_linked(index));
        let next = if prev == NONE {
            std::mem::replace(head, index)
        } else {
            std::mem::replace(&mut self.nodes[prev as usize].next, index)
        };
        if next != NONE {
            self.nodes[next as usize].prev = index;
        }
        let node = &mut self.nodes[index as usize];
        node.next = next;
        node.prev = prev;
    }

    /// Takes a node out of its list; gives the node before it, so that it can be put back.
    pub(super) fn unlink(&mut self, index: u32, head: &mut u32) -> u32 {
        let node = &mut self.nodes[index as usize];
        debug_assert!(node.prev != UNLINKED);
        let prev = std::mem::replace(&mut node.prev, UNLINKED);
        let next = std::mem::replace(&mut node.next, NONE);
        if prev == NONE {
            *head = next;
        } else {
            self.nodes[prev as usize].next = next;
        }
        if next != NONE {
            self.nodes[next as usize].prev = prev;
        }
        prev
    }
}
