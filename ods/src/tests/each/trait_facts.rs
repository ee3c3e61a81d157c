//! Native traits that say something of an operation and have no rule: one operation has the fact, another
//! does not.

use super::super::context;
use legalize_ir::Traits;

/// Defines tests and the list of what they cover.
macro_rules! facts {
    ($($test:ident($what:literal) by $record:literal is $bit:expr;)*) => {
        pub(super) const COVERED: &[&str] = &[$($what),*];
        $(
            #[test]
            fn $test() {
                holds_for_one_and_not_for_the_other($what, $record, $bit);
            }
        )*
    };
}

facts! {
    affine_scope("AffineScope") by "AffineScope" is Traits::AFFINE_SCOPE;
    allocation_scope("AutomaticAllocationScope") by "AutomaticAllocationScope" is Traits::AUTOMATIC_ALLOCATION_SCOPE;
    commutative("IsCommutative") by "Commutative" is Traits::COMMUTATIVE;
    idempotent("IsIdempotent") by "Idempotent" is Traits::IDEMPOTENT;
    involution("IsInvolution") by "Involution" is Traits::INVOLUTION;
    constant_like("ConstantLike") by "ConstantLike" is Traits::CONSTANT_LIKE;
    return_like("ReturnLike") by "ReturnLike" is Traits::RETURN_LIKE;
    recursive_effects("HasRecursiveMemoryEffects") by "RecursiveMemoryEffects" is Traits::RECURSIVE_MEMORY_EFFECTS;
    always_speculatable("AlwaysSpeculatableImplTrait") by "AlwaysSpeculatable" is Traits::ALWAYS_SPECULATABLE;
    recursively_speculatable("RecursivelySpeculatableImplTrait") by "RecursivelySpeculatable" is Traits::empty();
    normalizable("MemRefsNormalizable") by "MemRefsNormalizable" is Traits::empty();
    scalarizable("Scalarizable") by "ElementwiseMappable" is Traits::ELEMENTWISE;
    vectorizable("Vectorizable") by "ElementwiseMappable" is Traits::ELEMENTWISE;
    tensorizable("Tensorizable") by "ElementwiseMappable" is Traits::ELEMENTWISE;
    first_attribute("FirstAttrDerivedResultType") by "FirstAttrDerivedResultType" is Traits::empty();
}

fn holds_for_one_and_not_for_the_other(name: &str, record: &str, bit: Traits) {
    let (ctx, _) = context(&format!(
        r#"include "mlir/IR/BuiltinAttributeInterfaces.td"
           include "mlir/Interfaces/ControlFlowInterfaces.td"
           def T_One : T_Op<"one", [{record}]> {{ let arguments = (ins TypedAttrInterface:$v); let results = (outs AnyType:$r); }}
           def T_Other : T_Op<"other">;"#
    ));
    let info = |op: &str| ctx.op_info(ctx.op_name(op)).expect("registered");
    let has_trait_name = |op: &str| info(op).trait_names.contains(&ctx.name(name));
    assert!(has_trait_name("t.one") && !has_trait_name("t.other"), "{name}");
    assert!(info("t.one").traits.contains(bit), "{:?}", info("t.one").traits);
    assert!(bit.is_empty() || !info("t.other").traits.intersects(bit));
}
