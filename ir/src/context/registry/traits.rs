//! Structural facts about operations, as bits.

use bitflags::bitflags;

bitflags! {
    /// Structural facts about an operation that the verifier and drivers test by bit.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Traits: u64 {
        /// Ends a block.
        const TERMINATOR = 1 << 0;
        /// Regions use no value from outside.
        const ISOLATED_FROM_ABOVE = 1 << 1;
        /// The region is a symbol table.
        const SYMBOL_TABLE = 1 << 2;
        /// The operation is a symbol (`sym_name`).
        const SYMBOL = 1 << 3;
        /// Operands may be reordered.
        const COMMUTATIVE = 1 << 4;
        /// Each region has at most one block.
        const SINGLE_BLOCK = 1 << 5;
        /// Blocks of its regions need no terminator.
        const NO_TERMINATOR = 1 << 6;
        /// The regions are graph regions: no dominance between operations.
        const GRAPH_REGION = 1 << 7;
        /// The operation has no operand and gives a constant (`value` folds to an attribute).
        const CONSTANT_LIKE = 1 << 8;
        /// Returns to the parent operation.
        const RETURN_LIKE = 1 << 9;
        /// The operation has no memory effect.
        const NO_MEMORY_EFFECT = 1 << 10;
        /// The operation has the memory effects of the operations in its regions, in addition to its own.
        const RECURSIVE_MEMORY_EFFECTS = 1 << 11;
        /// May be executed speculatively.
        const ALWAYS_SPECULATABLE = 1 << 12;
        /// `operandSegmentSizes` splits the operands into groups.
        const ATTR_SIZED_OPERAND_SEGMENTS = 1 << 13;
        /// `resultSegmentSizes` splits the results into groups.
        const ATTR_SIZED_RESULT_SEGMENTS = 1 << 14;
        /// All variadic operand groups have one size.
        const SAME_VARIADIC_OPERAND_SIZE = 1 << 15;
        /// All variadic result groups have one size.
        const SAME_VARIADIC_RESULT_SIZE = 1 << 16;
        /// All operands and results have one type.
        const SAME_OPERANDS_AND_RESULT_TYPE = 1 << 17;
        /// All operands have one type.
        const SAME_TYPE_OPERANDS = 1 << 18;
        /// All operands and results have one shape.
        const SAME_OPERANDS_AND_RESULT_SHAPE = 1 << 19;
        /// All operands have one shape.
        const SAME_OPERANDS_SHAPE = 1 << 20;
        /// All operands and results have one element type.
        const SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE = 1 << 21;
        /// All operands have one element type.
        const SAME_OPERANDS_ELEMENT_TYPE = 1 << 22;
        /// All operands and results have one rank.
        const SAME_OPERANDS_AND_RESULT_RANK = 1 << 23;
        /// Works element by element on shaped operands.
        const ELEMENTWISE = 1 << 24;
        /// `f(f(x)) = x`.
        const INVOLUTION = 1 << 25;
        /// `f(f(x)) = f(x)`.
        const IDEMPOTENT = 1 << 26;
        /// The regions' entry blocks have no argument.
        const NO_REGION_ARGUMENTS = 1 << 27;
        /// A scope for affine symbols.
        const AFFINE_SCOPE = 1 << 28;
        /// A scope for stack allocations.
        const AUTOMATIC_ALLOCATION_SCOPE = 1 << 29;
        /// All its memory effects are reads, or allocate its own results: it can go when its results are
        /// unused.
        const REMOVABLE_IF_UNUSED = 1 << 30;
        /// Shapes of operands broadcast to a shape that those of results fit.
        const RESULTS_BROADCASTABLE_SHAPE = 1 << 31;
        /// Only C++ code decides if the regions are graph regions: the order of their operations is not
        /// checked.
        const UNKNOWN_REGION_KIND = 1 << 32;
        /// The operation declares its own memory effects, possibly in C++ code; without this trait, an
        /// operation may have any, unless it has those of its regions.
        const OWN_MEMORY_EFFECTS = 1 << 33;
        /// All own memory effects are declared, and none is a write.
        const DOES_NOT_WRITE = 1 << 34;
        /// All own memory effects are declared, and are reads.
        const ONLY_READS = 1 << 35;
        /// Constants that are created in the regions stay there, as
        /// `DialectFoldInterface::shouldMaterializeInto` says.
        const KEEPS_CONSTANTS = 1 << 36;
        /// The memory effects are attached by a host: the other bits for them are ignored, and the hook is
        /// called for each instance.
        const ATTACHED_MEMORY_EFFECTS = 1 << 37;
        /// A folder is among the hooks in force; set when the operation is registered or changed.
        const FOLDER = 1 << 38;
        /// The definition declares a folder, which may be C++ code that is not here.
        const DECLARES_FOLDER = 1 << 39;
    }
}
